use super::{
    Glance, Header, Journal, JournalError, JournalLine, Limit, Resumed, Writer, ends_over, glance, parse, read, resume,
    tell,
};
use crate::engine::matches::{Match, Takeback};
use crate::engine::toy_game::{Options, Toy};
use crate::engine::{Level, Notation, Seat, SeatController, SeatSet, Silent, ToAct};

const HEAD: &str = concat!(
    "imps-table journal 7\ngame toy\noptions (players:2)\nseed 3\nseat A human Anna Bell\nseat B bot veteran Mira\n",
    "program ",
    env!("CARGO_PKG_VERSION"),
    "\n---\n"
);

fn head() -> Header {
    let seats = vec![
        SeatController::Person { name: "Anna Bell".to_owned() },
        SeatController::Bot { kind: Level::Veteran.into(), name: "Mira".to_owned() },
    ];
    Header::new::<Toy>(&Options { players: 2 }, 3, seats)
}

fn error(text: &str) -> JournalError {
    parse(text.as_bytes()).expect_err(text)
}

fn complaint(text: &str) -> JournalError {
    let journal = parse(text.as_bytes()).expect(text);
    match resume::<Toy>(&journal) {
        Ok(resumed) => resumed.complaint.expect("a complaint"),
        Err(error) => error,
    }
}

/// The first legal action of the first seat that has to decide.
fn next(game: &Match<Toy>) -> Option<(Seat, String)> {
    let seat = game.to_act().first()?;
    Some((seat, Toy::action_text(&game.legal(seat)[0])))
}

fn play(game: &mut Match<Toy>, writer: &mut Writer) -> bool {
    let Some((seat, text)) = next(game) else { return false };
    game.submit(seat, Toy::parse_action(&text).expect("its own text"), &mut Silent).expect("legal");
    writer.action(seat, &text).expect("room on the disk");
    true
}

#[test]
fn the_header_reads_as_documented() {
    assert_eq!(head().to_string(), HEAD);
    let more = HEAD.replace("---", "table oak\n---");
    let journal = parse(more.as_bytes()).expect("a good header");
    assert_eq!(journal.header.extra, [("table".to_owned(), "oak".to_owned())]);
    assert_eq!(journal.header.to_string(), more);
}

#[test]
fn names_turn_no_line_round() {
    let marked = HEAD.replace("human ", "human \u{202e}\u{2066}\u{200b}");
    assert_ne!(marked, HEAD);
    let journal = parse(marked.as_bytes()).expect("a good header");
    assert_eq!(journal.header.to_string(), HEAD);
    let moved = format!("{HEAD}seat A human An\u{202e}na\u{200f}\n");
    let seats = parse(moved.as_bytes()).expect("a journal").seats();
    assert_eq!(seats[0], SeatController::Person { name: "Anna".to_owned() });
}

#[test]
fn every_moment_of_a_match_is_on_the_disk() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("saves/match.txt");
    let mut writer = Writer::create(&path, &head()).expect("a journal");
    let mut game = Match::<Toy>::new(Options { players: 2 }, 3, &mut Silent).expect("valid options");
    assert!(play(&mut game, &mut writer));
    let count =
        game.undo(Seat(0), Takeback { humans: SeatSet::one(Seat(0)), practice: false }).expect("nothing was shown");
    writer.undo(count).expect("room");
    loop {
        let resumed = resume::<Toy>(&read(&path).expect("a journal")).expect("a match");
        assert_eq!(resumed.complaint, None);
        assert_eq!(resumed.game.state(), game.state());
        if !play(&mut game, &mut writer) {
            break;
        }
    }
    assert!(matches!(game.to_act(), ToAct::Over(_)));
    assert!(Writer::create(&path, &head()).expect_err("there already").to_string().contains("already"));
}

#[test]
fn a_cut_off_line_is_left_out_and_the_match_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match.txt");
    let mut writer = Writer::create(&path, &head()).expect("a journal");
    let mut game = Match::<Toy>::new(Options { players: 2 }, 3, &mut Silent).expect("valid options");
    play(&mut game, &mut writer);
    play(&mut game, &mut writer);
    let whole = std::fs::read(&path).expect("the file");
    for length in HEAD.len()..whole.len() {
        std::fs::write(&path, &whole[..length]).expect("room");
        let journal = read(&path).expect("a journal");
        let lines = whole[HEAD.len()..length].iter().filter(|&&byte| byte == b'\n').count();
        assert_eq!(journal.lines.len(), lines);
        assert_eq!(journal.notice.is_some(), whole[length - 1] != b'\n');
        let mut game = resume::<Toy>(&journal).expect("a match").game;
        let mut writer = Writer::go_on(&path, &journal).expect("the same journal");
        play(&mut game, &mut writer);
        let again = resume::<Toy>(&read(&path).expect("a journal")).expect("a match");
        assert_eq!(again.complaint, None);
        assert_eq!(again.game.state(), game.state());
    }
    for length in 0..HEAD.len() {
        parse(&whole[..length]).expect_err("half a header");
    }
}

#[test]
fn an_edited_journal_can_be_resumed_up_to_the_edit() {
    let text = format!("{HEAD}A hide 99\n");
    assert_eq!(complaint(&text).line, Some(9));
    let mut game = Match::<Toy>::new(Options { players: 2 }, 3, &mut Silent).expect("valid options");
    let (seat, action) = next(&game).expect("the first action");
    game.submit(seat, Toy::parse_action(&action).expect("its own text"), &mut Silent).expect("legal");
    for (bad, part) in [
        ("A draw", "not-your-turn"),
        ("B draw", "wrong-phase"),
        ("H draw", "not-your-turn"),
        ("undo 5", "undoes more than the 1 action"),
        ("B fly", "toy-no-action text=fly"),
    ] {
        let text = format!("{HEAD}A {action}\n{bad}\nB hide 1\n");
        let complaint = complaint(&text);
        assert_eq!(complaint.line, Some(10), "{bad}");
        assert!(complaint.to_string().contains(part), "{complaint}");
        let readable = complaint.readable.expect("the first action is fine");
        assert_eq!(readable.lines, [(9, JournalLine::Act(seat, action.clone()))]);
        let resumed = resume::<Toy>(&readable).expect("a match");
        assert_eq!(resumed.complaint, None);
        assert_eq!(resumed.game.state(), game.state());

        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("match.txt");
        std::fs::write(&path, &text).expect("room");
        Writer::go_on(&path, &readable).expect("the same journal").action(Seat(1), "hide 1").expect("room");
        let damaged = folder.path().join("match.txt.damaged");
        assert_eq!(std::fs::read_to_string(damaged).expect("the copy"), text);
        assert_eq!(std::fs::read_to_string(&path).expect("it"), format!("{HEAD}A {action}\nB hide 1\n"));
    }
    for bad in ["nonsense", "a play 1", "undo x", "undo -1", "undo 0", "Z play 1"] {
        let error = error(&format!("{HEAD}A {action}\n{bad}\n"));
        assert_eq!(error.line, Some(10), "{bad}");
        assert_eq!(error.readable.expect("the first action is fine").lines.len(), 1);
    }
    let mut bytes = format!("{HEAD}A {action}\n").into_bytes();
    bytes.extend(b"B \xff\xfe\nB draw\n");
    let error = parse(&bytes).expect_err("no text");
    assert_eq!((error.line, error.readable.map(|part| part.lines.len())), (Some(10), Some(1)));
}

#[test]
fn a_journal_says_that_the_match_is_over_and_is_found_out_if_it_lies() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match.txt");
    let mut writer = Writer::create(&path, &head()).expect("a journal");
    let mut game = Match::<Toy>::new(Options { players: 2 }, 3, &mut Silent).expect("valid options");
    while play(&mut game, &mut writer) {}
    assert!(!ends_over(&path));
    writer.over().expect("room");
    assert!(ends_over(&path) && !ends_over(folder.path()) && !ends_over(&folder.path().join("none")));
    let (whole, actions) = (std::fs::read_to_string(&path).expect("the file"), game.actions().len());
    let seen = |text: &str| glance(text.as_bytes()).map(|seen| (seen.actions, seen.over, seen.damage.is_some()));
    assert_eq!(seen(&whole), Ok((actions, Some(true), false)));
    assert!(read(&path).expect("a journal").says_over());
    let found = |text: &str| resume::<Toy>(&parse(text.as_bytes()).expect(text)).expect("a match").complaint;
    assert_eq!(found(&whole), None);

    let back = format!("{whole}undo 1\n");
    assert_eq!(seen(&back), Ok((actions - 1, Some(false), false)));
    assert_eq!(found(&back), None);
    assert_eq!(seen(&format!("{back}over\n")), Ok((actions - 1, Some(true), false)), "it is believed");
    let lie = found(&format!("{back}over\n")).expect("until the match is played");
    assert_eq!(lie.to_string(), format!("line {}: `over` is here, but the match is not over", 11 + actions));
    let cut = &whole[..whole.len() - 2];
    assert_eq!(seen(cut), Ok((actions, Some(false), true)), "the last line is left out");
    assert_eq!(seen(&format!("{whole}over and out\n")), Ok((actions, Some(true), true)));
    assert_eq!(seen(&format!("{whole}A hide 1\n")), Ok((actions + 1, Some(false), false)));
    assert!(found(&format!("{whole}A hide 1\n")).is_some());

    // Before version 2 there was no such line; one that a newer program has added is as good.
    let old = whole.replace("journal 7", "journal 1");
    assert_eq!(seen(&old), Ok((actions, Some(true), false)));
    assert_eq!(seen(old.strip_suffix("over\n").expect("the last line")), Ok((actions, None, false)));
    assert_eq!(glance(HEAD.as_bytes()), Ok(Glance { header: head(), actions: 0, over: Some(false), damage: None }));
    glance(b"hello\n").expect_err("no journal");
}

#[test]
fn a_journal_tells_who_sits_there_now_that_it_is_practice_and_who_has_given_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match.txt");
    let mut writer = Writer::create(&path, &head()).expect("a journal");
    let mut game = Match::<Toy>::new(Options { players: 2 }, 3, &mut Silent).expect("valid options");
    play(&mut game, &mut writer);
    let anna = SeatController::Person { name: "Anna".to_owned() };
    let mira = SeatController::Bot { kind: Level::Master.into(), name: "Mira".to_owned() };
    writer.seat(Seat(0), &mira).expect("room");
    writer.seat(Seat(1), &anna).expect("room");
    writer.practice().expect("room");
    writer.concede(Seat(1)).expect("room");
    writer.over().expect("room");
    let text = std::fs::read_to_string(&path).expect("the file");
    assert!(text.ends_with("seat A bot master Mira\nseat B human Anna\npractice\nconcede B\nover\n"), "{text}");
    let journal = read(&path).expect("a journal");
    assert!(journal.is_practice() && journal.says_over());
    assert_eq!(journal.seats(), [mira, anna]);
    assert_eq!(glance(text.as_bytes()).expect("a journal").header.seats, journal.seats());
    let resumed = resume::<Toy>(&journal).expect("a match");
    assert_eq!((resumed.complaint, resumed.game.conceded()), (None, Some(Seat(1))));
    assert!(matches!(resumed.game.to_act(), ToAct::Over(outcome) if outcome.winner() == Some(Seat(0))));

    for (bad, part) in
        [("A draw", "conceded the match before"), ("concede A", "is over already"), ("seat C human Eve", "no seat C")]
    {
        let complaint = complaint(&format!("{text}{bad}\n"));
        assert!(complaint.to_string().contains(part), "{complaint}");
    }
    for bad in ["concede", "concede me", "seat", "seat X human", "seat A ghost", "practice more"] {
        assert!(error(&format!("{text}{bad}\n")).readable.is_some(), "{bad}");
    }
    let back = parse(format!("{text}undo 1\n").as_bytes()).expect("a journal");
    assert_eq!(resume::<Toy>(&back).expect("a match").game.conceded(), None, "the match goes on before it");
}

#[test]
fn a_journal_keeps_the_clock_and_what_everybody_has_left() {
    assert_eq!(parse(HEAD.as_bytes()).expect("a good header").clock(), None);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match.txt");
    let header = Header { clock: Some(Limit::Match(600)), ..head() };
    let head = HEAD.replace("program", "clock match 600\nprogram");
    assert_eq!(header.to_string(), head);
    assert_eq!(parse(head.as_bytes()).expect("a good header").header, header);
    let mut writer = Writer::create(&path, &header).expect("a journal");
    let mut game = Match::<Toy>::new(Options { players: 2 }, 3, &mut Silent).expect("valid options");
    assert_eq!(read(&path).expect("a journal").clock(), Some((Limit::Match(600), vec![600, 600])));
    play(&mut game, &mut writer);
    writer.time(Seat(0), 588).expect("room");
    assert_eq!(read(&path).expect("a journal").clock(), Some((Limit::Match(600), vec![588, 600])));
    writer.time(Seat(1), 0).expect("room");
    assert_eq!(read(&path).expect("a journal").clock(), Some((Limit::Match(600), vec![588, 0])));
    play(&mut game, &mut writer);
    assert_eq!(read(&path).expect("a journal").clock(), Some((Limit::Match(600), vec![588, 10])), "a grace");
    let text = std::fs::read_to_string(&path).expect("the file");
    let journal = parse(text.as_bytes()).expect("a journal");
    assert_eq!(journal.by_house(), [1]);
    assert_eq!(resume::<Toy>(&journal).expect("a match").complaint, None);
    assert_eq!(glance(text.as_bytes()).expect("a journal").actions, 2);
    let back = parse(format!("{text}undo 1\n").as_bytes()).expect("a journal");
    assert_eq!((back.by_house(), back.clock()), (Vec::new(), Some((Limit::Match(600), vec![588, 10]))));
    writer.clock_off().expect("room");
    assert_eq!(read(&path).expect("a journal").clock(), None);

    for (bad, part) in [
        ("time A 601", "more than the 600 seconds"),
        ("time C 10", "no seat C"),
        ("time A", "is not a line of a journal"),
        ("time A ten", "is not a line of a journal"),
        ("time A -1", "is not a line of a journal"),
        ("time a 1", "is not a line of a journal"),
        ("clock on", "is not a line of a journal"),
    ] {
        let error = error(&format!("{text}{bad}\n"));
        assert_eq!(error.line, Some(14), "{bad}");
        assert!(error.what.to_string().contains(part), "{error}");
        assert_eq!(error.readable.expect("what comes before is fine").clock(), journal.clock());
    }
    for line in ["time A 10", "clock off"] {
        let none = error(&format!("{HEAD}{line}\n"));
        assert_eq!(none.to_string(), format!("line 9: `{line}` is here, but the match has no clock"));
    }
}

/// A header that ends with a position.
fn from_position() -> String {
    let position = "phase play\n  turn B\n  hand A 2\n  score A 4\n  hand B 5 7\n  score B 0\n  deck 1 3";
    HEAD.replace("---", &format!("position\n  {position}\n---"))
}

#[test]
fn a_match_begins_from_a_position() {
    let text = from_position();
    let journal = parse(text.as_bytes()).expect("a journal");
    assert_eq!(journal.header.to_string(), text);
    assert!(journal.is_practice(), "without a line that says so");
    let begun = |text: &str| resume::<Toy>(&parse(text.as_bytes()).expect(text)).expect(text);
    let start = begun(&text).game;
    let lines: String = Toy::position_text(start.state()).lines().map(|line| format!("  {line}\n")).collect();
    assert!(text.contains(&lines) && !start.is_dealt());
    // Blanks at the beginning of a line seldom survive a chat, and empty lines come in.
    assert_eq!(begun(&text.replace("\n  ", "\n\n")).game.state(), start.state());

    let Resumed { mut game, complaint } = begun(&format!("{text}B throw 7\nA draw\nundo 2\nB throw 5\nA play 2\n"));
    assert_eq!((complaint, game.actions().len()), (None, 2));
    assert_eq!(game.replay_to(0).state(), start.state());
    let practice = Takeback { humans: SeatSet::one(Seat(1)), practice: true };
    assert_eq!(game.undo(Seat(1), practice), Ok(2));
    assert_eq!((game.state(), game.start()), (start.state(), start.state()));
    let told = tell::<Toy>(&journal, 0).expect("a position").text;
    assert!(told.contains(&format!("from this position:\n{lines}")), "{told}");
}

#[test]
fn positions_from_which_nobody_can_begin_are_errors_with_their_line() {
    let text = from_position();
    for (from, to, line, part) in [
        ("turn B", "turn C", 10, "toy-nobody"),
        ("deck 1 3", "deck 1 3\n  nonsense", 16, "toy-no-key key=nonsense"),
        ("deck 1 3", "deck 1 3\n  seat A human", 16, "toy-no-key key=seat"),
        ("score B 0", "\n\n  score B many", 16, "`many` is not a number"),
        ("hand A 2", "hand A 2 3", 8, "no match can reach this position: the card 3 is in two places"),
        ("turn B\n  hand A 2\n", "turn A\n", 8, "these options"),
        ("players:2", "players:3", 8, "these options"),
        ("players:2", "players:9", 3, "`players` is 2 or 3"),
        ("hand A 2\n  score A 4\n  hand B 5 7", "hand A\n  hand B", 8, "over in this position"),
        ("turn B\n  hand A 2\n", "turn A\n  deck\n  hand A\n", 16, "`deck` was given before"),
        ("hand B 5 7\n  score B 0\n  deck 1 3", "hand B", 8, "nobody can act"),
    ] {
        let edited = text.replacen(from, to, 1);
        assert_ne!(edited, text, "{from}");
        let complaint = complaint(&edited);
        assert_eq!(complaint.line, Some(line), "{complaint}\n{edited}");
        assert!(complaint.to_string().contains(part), "{complaint}\n{edited}");
    }
    assert!(
        error(&text.replace("position\n", "position 7\n")).what.to_string().contains("in the lines below `position`")
    );
}

#[test]
fn headers_that_do_not_fit_are_errors_with_their_line() {
    for (text, line, part) in [
        ("", 1, "not a journal"),
        ("hello\n", 1, "not a journal"),
        ("imps-table journal x\n", 1, "not a journal"),
        ("imps-table journal 8\n", 1, "newer version"),
        ("imps-table journal 1\ngame toy\n", 2, "ends in its header"),
        ("imps-table journal 1\ngame toy\n---\n", 3, "no `options` line"),
        (&HEAD.replace("seed 3", "seed three"), 4, "expected `seed 123456`"),
        (&HEAD.replace("seed 3", "game toy"), 4, "twice"),
        (&HEAD.replace("seed 3", "undo 3"), 4, "below the line `---`"),
        (&HEAD.replace("seed 3", "over"), 4, "below the line `---`"),
        (&HEAD.replace("seed 3", "A hide 1"), 4, "below the line `---`"),
        (&HEAD.replace("seat A", "seat B"), 5, "expected seat A"),
        (&HEAD.replace("---", "program 2"), 8, "twice"),
        (&HEAD.replace("human", "ghost"), 5, "`seat A human Anna`"),
        (&HEAD.replace("---", "clock"), 8, "expected `clock move SECONDS`"),
        (&HEAD.replace("---", "clock move"), 8, "found `clock move`"),
        (&HEAD.replace("---", "clock sand 30"), 8, "found `clock sand 30`"),
        (&HEAD.replace("---", "clock move 9"), 8, "with 10 to 86400 seconds"),
        (&HEAD.replace("---", "clock match 86401"), 8, "with 10 to 86400 seconds"),
        (&HEAD.replace("---", "clock match -60"), 8, "found `clock match -60`"),
        (&HEAD.replace("---", "clock move 30\nclock move 30"), 9, "twice"),
        (&HEAD.replace("---", "time A 30"), 8, "below the line `---`"),
    ] {
        let error = error(text);
        assert_eq!(error.line, Some(line), "{text:?}: {error}");
        assert!(error.what.to_string().contains(part), "{text:?}: {error}");
    }
    assert_eq!(parse(b"\xff\xfe\n").expect_err("no text").line, Some(1));
    for (text, part) in [
        (HEAD.replace("game toy", "game chess"), "journal of `chess`"),
        (HEAD.replace("players:2", "players:9"), "line 3: toy: `players` is 2 or 3"),
        (HEAD.replace("players:2", "players"), "line 3: the options cannot be read"),
        (HEAD.replace("players:2", "players:3"), "2 seats, but the match has 3"),
    ] {
        let found = complaint(&text).to_string();
        assert!(found.contains(part), "{found}");
    }
}

#[test]
fn places_that_cannot_be_written_are_said_plainly() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    std::fs::write(&file, "").expect("room");
    let error = Writer::create(&file.join("match.txt"), &head()).expect_err("no folder");
    assert!(error.to_string().ends_with("The match goes on without being saved."), "{error}");
    assert_eq!(error.words().key, "save-no-folder");
    let journal: Journal = parse(HEAD.as_bytes()).expect("a good header");
    Writer::go_on(&folder.path().join("none.txt"), &journal).expect_err("no file");
    assert!(read(&folder.path().join("none.txt")).expect_err("no file").to_string().contains("cannot be read"));
}
