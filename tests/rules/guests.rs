//! Programs from elsewhere in the arena: both editions of the lines, and what happens when something goes wrong.

use std::path::Path;
use std::process::Command;

use imps_table::games::house;

use crate::command_line::{expect, imps, write};
use crate::{at, read};

/// Greets in the second edition and waits until it is spoken.
const GREETS: &str =
    "echo imps-table 2; echo ready\nwhile read -r line && [ \"$line\" != 'imps-table 2' ]; do :; done\n";
/// Takes the first of its choices.
const FIRST: &str = "while read -r key rest; do case $key in legal) first=${first:-$rest} ;; \
                     move) echo \"$first\"; first= ;; esac; done\n";

/// A player for the arena: a script for `sh` with these lines.
fn player(folder: &Path, name: &str, lines: &str) -> String {
    format!("run:sh {}", write(folder, name, lines))
}

/// The id of the game with this many seats, as it is played without options.
fn game_of(seats: usize) -> &'static str {
    house().rules().find(|game| game.seats(None) == Ok(seats)).map_or("", |game| game.id())
}

/// What the arena prints, with the exit code that it ends with.
fn arena(args: &[&str], code: i32) -> String {
    let output = imps(&[&["arena"], args].concat());
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(code), "{args:?}: {said}{}", String::from_utf8_lossy(&output.stderr));
    said
}

/// Lets a program that keeps what it hears play one match of each game, and hands on what it has heard.
fn each_game(script: &str, look: impl Fn(&str, &str)) {
    let folder = tempfile::tempdir().expect("a folder");
    let heard = folder.path().join("heard").display().to_string();
    let program = player(folder.path(), "player.sh", script);
    let keeps = player(folder.path(), "keeps.sh", &format!("tee -a {heard} | {}\n", program.replace("run:", "")));
    for game in house().rules() {
        let others = ",random".repeat(game.seats(None).expect("default options") - 1);
        arena(&[game.id(), "--seats", &format!("{keeps}{others}"), "--games", "1"], 0);
        look(game.id(), &std::fs::read_to_string(&heard).expect("it was told something"));
        std::fs::remove_file(&heard).expect("our own file");
    }
}

/// The keywords of lines, each once, in the order in which they come first.
fn keys(lines: &str) -> Vec<&str> {
    let mut keys = Vec::new();
    for key in lines.lines().filter_map(|line| line.split(' ').next()) {
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    keys
}

#[test]
fn programs_of_the_first_edition_are_told_what_they_always_were() {
    for script in [FIRST.to_owned(), format!("echo imps-table 1\n{FIRST}")] {
        each_game(&script, |game, told| {
            assert!(told.starts_with(&format!("imps-table 1\ngame {game}\noptions (")), "{told}");
            let all = ["imps-table", "game", "options", "seats", "seat", "position", "legal", "move"];
            assert_eq!(keys(told), all, "{game}");
            let count = |key: &str| told.lines().filter(|line| line.split(' ').next() == Some(key)).count();
            assert_eq!([count("imps-table"), count("seats"), count("seat")], [1; 3]);
            assert!(count("move") > 0 && count("legal") >= count("move") && count("position") > count("move"));
            assert!(!told.contains(" ?"), "{game}: {told}");
        });
    }
}

#[test]
fn programs_of_the_second_edition_are_told_more() {
    each_game(&format!("{GREETS}{FIRST}"), |game, told| {
        let (first, second) = told.split_once("\nimps-table 2\n").expect("the second edition");
        assert!(first.ends_with("\nmove") && first.matches("\nmove").count() == 1, "{first}");
        let (head, rest) = second.split_once("\nevent ").expect("what has happened");
        let expected = format!("limit 10\nlongest 4096\nearly 16\ntries 3\nmatch 0\ngame {game}\noptions (");
        assert!(head.starts_with(&expected), "{head}");
        let options = head.lines().filter(|line| line.starts_with("option ")).count();
        assert!(options > 0 && head.contains("\nseat "), "{head}");
        assert!(rest.ends_with("\nover\n") && rest.matches("\nresult ").count() >= 2, "{rest}");
        assert!(keys(rest).contains(&"why"), "{rest}");
    });
}

/// Guesses are marked; who takes all marks away finds a position.
#[test]
fn guesses_are_marked_in_the_second_edition() {
    let game = game_of(3);
    let folder = tempfile::tempdir().expect("a folder");
    let heard = folder.path().join("heard").display().to_string();
    let program = player(folder.path(), "player.sh", &format!("{GREETS}{FIRST}"));
    let keeps = player(folder.path(), "keeps.sh", &format!("tee -a {heard} | {}\n", program.replace("run:", "")));
    arena(&[game, "--seats", &format!("{keeps},first,first"), "--games", "1"], 0);
    let told = std::fs::read_to_string(&heard).expect("it was told something");
    let (_, second) = told.split_once("\nimps-table 2\n").expect("the second edition");
    let line =
        |begins: &str| second.lines().find(|line| line.starts_with(begins)).unwrap_or_else(|| panic!("{second}"));
    let [own, other] = [line("position hand A "), line("position hand B ")];
    assert!(!own.contains('?') && other.split(' ').skip(3).all(|word| word.starts_with('?')), "{own}\n{other}");
    assert!(second.contains("\nposition ?laid ?B ?imp ?"), "what others have laid out is not seen");
    assert!(second.contains("\nmaterial card 18 yellow coins 5\n"), "colours and coins");
}

#[test]
fn an_answer_that_is_no_choice_is_refused_and_asked_for_again() {
    let game = house().rules().next().expect("a game").id();
    let folder = tempfile::tempdir().expect("a folder");
    let heard = folder.path().join("heard").display().to_string();
    // Every decision takes it three tries, the last of which is written in another way.
    let twice = "while read -r key rest; do echo \"$key $rest\" >> HEARD; case $key in legal) first=${first:-$rest} ;; \
                 move) tries=$tries.; case $tries in .) echo dance ;; ..) echo claim 9 ;; \
                 *) echo \"  $first \"; tries=; first= ;; esac ;; esac; done\n";
    let program = player(folder.path(), "twice.sh", &format!("{GREETS}{}", twice.replace("HEARD", &heard)));
    let said = arena(&[game, "--seats", &format!("{program},first"), "--games", "1"], 0);
    assert!(!said.contains("fault") && !said.contains("forfeit"), "{said}");
    let told = std::fs::read_to_string(&heard).expect("it was told something");
    assert!(told.contains("\nrefused unreadable `dance` is not an action"), "{told}");
    assert!(told.lines().any(|line| line.starts_with("refused ") && !line.contains("unreadable")), "{told}");
    // Three are enough.
    let dances = player(
        folder.path(),
        "dances.sh",
        &format!("{GREETS}while read -r key rest; do [ $key = move ] && echo dance; done\n"),
    );
    let said = arena(&[game, "--seats", &format!("{dances},first"), "--games", "2"], 1);
    assert!(said.contains("forfeited 2 matches; in game 0 it answered `dance`, which is none of its "), "{said}");
    assert!(said.contains("3 times in a row"), "{said}");
}

#[test]
fn faults_are_counted_and_the_standing_is_kept() {
    let game = house().rules().next().expect("a game").id();
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let faulty = |guest: &str, why: &str| {
        let seats = format!("random,{guest}");
        let said = arena(&[game, "--seats", &seats, "--games", "2", "--limit", "1"], 1);
        assert!(said.contains("2 won    0 drawn     0 lost") && said.contains("0 won    0 drawn     2 lost"), "{said}");
        assert!(
            said.contains("\nrun:sh ") && said.contains(&format!(" forfeited 2 matches; in game 0 it {why}")),
            "{said}"
        );
    };
    let answers = player(folder, "answers.sh", "while read -r line; do echo dance; done\n");
    faulty(&answers, "answered `dance`, which is none of its ");
    faulty(&player(folder, "talks.sh", "while :; do printf aaaaaaaaaa; done\n"), "answered `aaaa");
    faulty(&player(folder, "ends.sh", "exit 3\n"), "ended without an answer (exit status: 3)");
    faulty(&player(folder, "closes.sh", "exec >&-\nexec sleep 600\n"), "closed its output without an answer");
    faulty(&player(folder, "greets.sh", "echo imps-table two\n"), "greeted with `imps-table two`");
    faulty(
        &player(folder, "drones.sh", "echo imps-table 2; while echo moment; do :; done\n"),
        "has not ended its greeting",
    );
    let process = folder.join("process").display().to_string();
    let sleeps = player(folder, "sleeps.sh", &format!("echo $$ > {process}\nexec sleep 600\n"));
    faulty(&sleeps, "has not answered within 1 s");
    let process = std::fs::read_to_string(process).expect("it was started");
    let alive = Command::new("kill").args(["-0", process.trim()]).output().expect("kill");
    assert!(!alive.status.success(), "it goes on");
    // A program that has ended is noticed even if somebody else keeps its output open.
    let leaves = player(folder, "leaves.sh", "sleep 20 &\nexit 3\n");
    let said = arena(&[game, "--seats", &format!("random,{leaves}"), "--games", "1", "--limit", "3600"], 1);
    assert!(said.contains("it ended without an answer (exit status: 3)"), "{said}");
}

#[test]
fn the_other_one_is_told_of_a_forfeit() {
    let folder = tempfile::tempdir().expect("a folder");
    let heard = folder.path().join("heard").display().to_string();
    let once = player(folder.path(), "once.sh", &FIRST.replace("first= ;;", "exit ;;"));
    let program = player(folder.path(), "player.sh", &format!("{GREETS}{FIRST}"));
    let keeps = player(folder.path(), "keeps.sh", &format!("tee {heard} | {}\n", program.replace("run:", "")));
    let said = arena(
        &[house().rules().next().expect("a game").id(), "--seats", &format!("{once},{keeps}"), "--games", "1"],
        1,
    );
    assert!(said.contains(" forfeited 1 match; in game 0 it ended without an answer"), "{said}");
    let told = std::fs::read_to_string(&heard).expect("it was told something");
    let end = "\nresult A score -1 place 2\nresult B score 1 place 1\nwhy outcome-conceded seat=A\nover\n";
    assert!(told.ends_with(end), "{told}");
}

#[test]
fn what_cannot_be_an_entrant_is_refused_before_anything_is_played() {
    let game = house().rules().next().expect("a game").id();
    let refused = |seats: &str, why: &str| expect(&["arena", game, "--seats", seats], 2, why);
    refused("random,run:no/such/program", "run:no/such/program cannot be started: ");
    refused("random,run:", "run:PROGRAM");
    refused("random,ghost", "or run:PROGRAM for one of your own");
    let option = |option: &str, value: &str, why: &str| {
        expect(&["arena", game, "--seats", "random,random", option, value], 2, why);
    };
    option("--limit", "0", "a whole number");
    option("--limit", "soon", "a whole number");
    option("--on-error", "cry", "choose forfeit or first");
}

#[test]
fn the_first_legal_action_goes_on_for_a_guest_at_fault() {
    let game = house().rules().next().expect("a game").id();
    let folder = tempfile::tempdir().expect("a folder");
    let dies = player(folder.path(), "dies.sh", "exit 3\n");
    let first =
        |guest: &str| arena(&[game, "--seats", &format!("{guest},first"), "--games", "4", "--on-error", "first"], 1);
    let said = first(&dies);
    assert!(said.contains(" decisions in 4 matches to the first legal action; in game 0 it ended without"), "{said}");
    // Who only answers wrongly is asked again: of two such decisions one is its own.
    let wavers = "while read -r key rest; do case $key in legal) first=${first:-$rest} ;; \
                  move) if [ $odd ]; then odd=; echo dance; else odd=1; echo \"$first\"; fi; first= ;; esac; done\n";
    let said = first(&player(folder.path(), "wavers.sh", wavers));
    assert!(said.contains("to the first legal action; in game 0 it answered `dance`"), "{said}");
    let house = arena(&[game, "--seats", "first,first", "--games", "4"], 0);
    let wins = |said: &str| {
        said.lines().nth(2).and_then(|line| line.split_once(" won").map(|(_, rest)| rest[..40].to_owned()))
    };
    assert_eq!(wins(&said), wins(&house), "the first action is the first action");
}

#[test]
fn at_a_larger_table_the_others_play_on_after_a_forfeit() {
    let game = game_of(3);
    let folder = tempfile::tempdir().expect("a folder");
    let dies = player(folder.path(), "dies.sh", "exit 3\n");
    let said = arena(&[game, "--seats", &format!("{dies},first,random"), "--games", "3"], 1);
    assert!(said.contains("    0 won    0 drawn     3 lost") && said.contains(" forfeited 3 matches; "), "{said}");
    let pool = arena(&[game, "--pool", "--seats", &dies, "--games", "1"], 1);
    assert!(pool.contains("  0.0 [0.0, ") && pool.contains(" forfeited 4 matches; in game 0 it ended"), "{pool}");
}

/// It lays a card out and takes it back for ever.
#[test]
fn taking_back_comes_to_an_end() {
    let game = game_of(3);
    let folder = tempfile::tempdir().expect("a folder");
    let back = "while read -r key rest; do case $key in legal) first=${first:-$rest}; \
                case $rest in take-back*) first=$rest ;; esac ;; move) echo \"$first\"; first= ;; esac; done\n";
    for (edition, greets) in [(1, ""), (2, GREETS)] {
        let guest = player(folder.path(), &format!("back{edition}.sh"), &format!("{greets}{back}"));
        let seats = format!("{guest},first,first");
        let said = arena(&[game, "--seats", &seats, "--games", "1"], 1);
        assert!(said.contains("forfeited 1 match; in game 0 it has come back 20 times in a row"), "{said}");
        let said = arena(&[game, "--seats", &seats, "--games", "1", "--on-error", "first"], 1);
        assert!(said.contains(" in 1 match to the first legal action; in game 0 it has come back"), "{said}");
    }
}

#[test]
fn one_process_may_serve_many_matches_but_never_plays_a_deal_twice() {
    let game = house().rules().next().expect("a game").id();
    let folder = tempfile::tempdir().expect("a folder");
    let heard = folder.path().join("heard").display().to_string();
    let serves = |name: &str, matches: &str| {
        let greets = GREETS.replace("echo ready", &format!("echo name {name}; echo {matches}; echo ready"));
        let keeps = "while read -r key rest; do case $key in match) echo \"$$ $rest\" >> HEARD ;; \
                     legal) first=${first:-$rest} ;; move) echo \"$first\"; first= ;; esac; done\n";
        player(folder.path(), &format!("{name}.sh"), &format!("{greets}{}", keeps.replace("HEARD", &heard)))
    };
    let played = |guest: &str| {
        let _ = std::fs::remove_file(&heard);
        let said = arena(&[game, "--seats", &format!("{guest},first"), "--games", "8", "--threads", "1"], 0);
        let mut by_process = std::collections::BTreeMap::<String, Vec<usize>>::new();
        for line in std::fs::read_to_string(&heard).expect("it was told something").lines() {
            let (process, number) = line.split_once(' ').expect("two words");
            by_process.entry(process.to_owned()).or_default().push(number.parse().expect("a number"));
        }
        (said, by_process.into_values().collect::<Vec<_>>())
    };
    let (said, mut numbers) = played(&serves("many", "matches many"));
    numbers.sort();
    assert_eq!(numbers, [[0, 2, 4, 6], [1, 3, 5, 7]]);
    assert!(said.contains("\nrun:many "), "{said}");
    let (_, numbers) = played(&serves("one", "matches one"));
    assert_eq!(numbers.len(), 8);
    let twins = serves("twin", "matches many");
    let said = arena(&[game, "--seats", &format!("{twins},{twins}"), "--games", "2"], 0);
    assert!(said.contains("\nrun:twin (1) ") && said.contains("\nrun:twin (2) "), "{said}");
}

#[test]
fn journals_of_the_arena_can_be_replayed() {
    let folder = tempfile::tempdir().expect("a folder");
    let dies = player(folder.path(), "dies.sh", "exit 3\n");
    let journals = |name: &str| folder.path().join(name).display().to_string();
    let written = |name: &str| {
        let mut paths: Vec<_> =
            std::fs::read_dir(journals(name)).expect("made").flatten().map(|file| file.path()).collect();
        paths.sort();
        paths
    };
    for game in house().rules() {
        let seats = vec!["random"; game.seats(None).expect("default options")].join(",");
        let out = journals(game.id());
        arena(&[game.id(), "--seats", &seats, "--games", "2", "--journals", &out], 0);
        let paths = written(game.id());
        assert_eq!(paths.len(), 2);
        for path in paths {
            assert!(path.display().to_string().contains(&format!("{}-1-00000", game.id())), "{}", path.display());
            expect(&["replay", "--check", &path.display().to_string()], 0, "sound, the match is over");
        }
        expect(
            &["arena", game.id(), "--seats", &seats, "--games", "2", "--journals", &out],
            2,
            "choose an empty folder",
        );
    }
    let game = house().rules().next().expect("a game").id();
    let pool = journals("pool");
    arena(&[game, "--pool", "--seats", &dies, "--games", "1", "--journals", &pool], 1);
    let paths = written("pool");
    assert_eq!(paths.len(), 4);
    for path in paths {
        let text = std::fs::read_to_string(&path).expect("a journal");
        assert!(text.contains("seat A program sh ") && text.contains("\nnote fault of A: ended without"), "{text}");
        assert!(text.ends_with("\nconcede A\nover\n"), "{text}");
        expect(&["replay", "--check", &path.display().to_string()], 0, "sound, the match is over");
    }
    let taken = write(folder.path(), "taken", "");
    expect(&["arena", game, "--seats", "random,random", "--journals", &taken], 2, "taken cannot be written: ");
}

/// Writes down all that a program in Python of the second edition and the arena say to each other.
const WRITES: &str = r#"
import subprocess, sys

log = open(sys.argv[1], "w", encoding="utf-8")
pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
program = subprocess.Popen(["python3", *sys.argv[2:]], **pipes)


def hear():
    line = program.stdout.readline()
    log.write("< " + line)
    print(line, end="", flush=True)
    return line


while hear() not in ("ready\n", ""):
    pass
second = False
for line in sys.stdin:
    second = second or line == "imps-table 2\n"
    if second:
        log.write("> " + line)
    program.stdin.write(line)
    program.stdin.flush()
    if second and line == "move\n":
        hear()
program.stdin.close()
program.wait()
"#;

/// The words of a command as a shell takes them: what stands in quotation marks is one.
fn words(command: &str) -> Vec<String> {
    let parts = command.split('"').enumerate();
    let words = parts.map(|(number, part)| match number % 2 {
        0 => part.split_whitespace().map(str::to_owned).collect(),
        _ => vec![part.to_owned()],
    });
    words.collect::<Vec<Vec<String>>>().concat()
}

/// Whether what was said goes on as it is told: a line that ends with `…` is told only so far, and a line `> …` stands for any number
/// of lines of the arena.
fn goes_on_so(said: &[&str], told: &[&str]) -> bool {
    let is = |line: &str, told: &str| match told.strip_suffix('…') {
        Some(begins) => line.starts_with(begins),
        None => line == told,
    };
    match (said, told) {
        (_, []) => true,
        ([], _) => false,
        ([line, rest @ ..], ["> …", next @ ..]) => {
            goes_on_so(said, next) || line.starts_with("> ") && goes_on_so(rest, told)
        }
        ([line, rest @ ..], [first, next @ ..]) => is(line, first) && goes_on_so(rest, next),
    }
}

#[test]
fn decisions_in_the_docs_are_played_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let writes = write(folder.path(), "writes.py", WRITES);
    let page = read(&at("docs/bots.md"));
    let blocks: Vec<Vec<&str>> = page
        .split("```")
        .skip(1)
        .step_by(2)
        .map(|block| block.trim().lines().collect())
        .filter(|block: &Vec<&str>| block.iter().any(|line| line.starts_with("< ")))
        .collect();
    let mut shown = Vec::new();
    for block in &blocks {
        let log = folder.path().join("log").display().to_string();
        let (command, told) = block.split_first().expect("a command");
        let through = format!("run:python3 {writes} {log} examples/");
        let command = command.replace("run:python3 examples/", &through);
        let words = words(&command);
        let words: Vec<&str> = words.iter().skip(1).map(String::as_str).collect();
        expect(&words, 0, "1 games");
        let said = std::fs::read_to_string(&log).expect("what was said");
        let said: Vec<&str> = said.lines().collect();
        let so = (0..said.len()).any(|start| goes_on_so(&said[start..], told));
        assert!(so, "not said so:\n{}\nbut:\n{}", block.join("\n"), said.join("\n"));
        shown.push(words[1].to_owned());
    }
    for game in house().rules() {
        assert!(shown.iter().any(|id| id == game.id()), "no decision of {} is shown", game.id());
    }
}

#[test]
fn what_was_said_otherwise_is_noticed() {
    let said = ["> event a b", "> position c d", "> position e", "< f", "> event g"];
    for told in [
        &["> event a b", "> …", "< f"][..],
        &["> event …", "> position c d", "> …", "< f", "> event g"],
        &["> …", "< f"],
    ] {
        assert!(goes_on_so(&said, told), "{told:?}");
    }
    for told in [&["> event a"][..], &["> event a b", "< f"], &["> …", "> event g"], &["> …", "< x"]] {
        assert!(!goes_on_so(&said, told), "{told:?}");
    }
}
