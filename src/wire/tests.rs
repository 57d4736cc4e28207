//! Frames there and back, cut, damaged, too large and too new.

use std::collections::BTreeMap;
use std::fmt::Debug;

use super::*;
use crate::engine::toy_game::{Event, Options, Toy, View};
use crate::engine::{
    Chance as _, Eyes, Json, Match, Observation, Outcome, Seat, Seeded, Silent, ToAct, Told, Watch, Words,
};

fn hello() -> Hello {
    let prints = BTreeMap::from([("toy".to_owned(), Print::of::<Toy>())]);
    let (program, lang, token) = ("imps-table 0.5.0".to_owned(), "en".to_owned(), Some(Token("5ec7e7".to_owned())));
    Hello { wire: WIRE, min: OLDEST, program, kind: GuestKind::View, prints, lang, token }
}

/// A frame of each kind.
fn ups() -> Vec<Up> {
    vec![
        Up::Hello(hello()),
        Up::Sit { id: 1, seat: Some(Seat(1)), name: "Jürgen".to_owned() },
        Up::Act { id: 2, at: 7, texts: vec!["play 3".to_owned()] },
        Up::Why { id: 3, at: 7, targets: vec![4, 2] },
        Up::Hint { id: 4, at: 7 },
        Up::Undo { id: 5, at: 7 },
        Up::Redo { id: 6, at: 7 },
        Up::Because { id: 8, lines: 12 },
        Up::Answer { id: 7, number: 2, yes: true },
        Up::Prefer { auto_pass: true, auto_play: false },
        Up::Concede { id: 6, at: 7 },
        Up::Emote { face: 3 },
        Up::Leave {},
        Up::Pong { number: 9 },
        Up::Told { at: 7 },
        Up::Hold { wait: true },
    ]
}

/// A match in the middle, with what seat A was told of it.
fn played() -> (Match<Toy>, Vec<Observed>) {
    let mut watch = Watch::new([Eyes::Seat(Seat(0))]);
    let mut game = Match::<Toy>::new(Options { players: 3 }, 4, &mut watch).expect("valid options");
    for _ in 0..6 {
        let ToAct::Seats(seats) = game.to_act() else { panic!("it is not over") };
        let seat = seats.iter().next().expect("somebody");
        let action = game.legal(seat)[0].clone();
        game.submit(seat, action, &mut watch).expect("legal");
    }
    let told = watch.told().flat_map(|(_, told)| told).map(|told| told.json().expect("plain data")).collect();
    (game, told)
}

type Observed = crate::engine::Observed<Json>;

fn table() -> WordsTable {
    let offer = Offer { number: 1, actions: vec!["draw".to_owned()], text: "Draw a card".to_owned(), points: vec![2] };
    let thing = |number: u32, face: Option<&str>| Thing {
        number,
        title: "Deck".to_owned(),
        spoken: "the deck, 3 cards".to_owned(),
        face: face.map(ToOwned::to_owned),
        target: number == 2,
        begins: Vec::new(),
    };
    let chronicle = vec!["Anna has played 3.".to_owned()];
    WordsTable {
        prompt: "Your turn".to_owned(),
        offers: vec![offer],
        chronicle,
        things: vec![thing(1, None), thing(2, Some("back"))],
    }
}

/// A frame of each kind.
fn downs() -> Vec<Down<Observed>> {
    let (mut game, told) = played();
    let seen = game.observe(Eyes::Seat(Seat(0)));
    let now = seen.json().expect("plain data");
    let words = seen.map(&(), |_, ()| table()).json().expect("plain data");
    let clocks = vec![Clock { seat: Seat(2), left: 61_500, runs: true }];
    let (by, lines) = (Seat(2), told.clone());
    let mut over = vec![Down::Step { at: 6, by, told: told.clone(), lines, now: now.clone(), clocks: clocks.clone() }];
    over.push(Down::Part { at: 6, told: told.clone() });
    while let ToAct::Seats(seats) = game.to_act() {
        let seat = seats.iter().next().expect("somebody");
        let action = game.legal(seat)[0].clone();
        game.submit(seat, action, &mut Silent).expect("legal");
    }
    let ended = game.ended().expect("it is over");
    let (view, journal) = (ended.view().json().expect("plain"), ended.journal(&Vec::new()).json().expect("text"));
    over.push(Down::Over { outcome: Outcome { scores: vec![1, -1], reason: Words::new("toy-over") }, view, journal });
    over.extend([
        Down::Welcome {
            wire: WIRE,
            table: "Imp".to_owned(),
            kind: GuestKind::View,
            game: "toy".to_owned(),
            options: "(players:3)".to_owned(),
            print: Print::of::<Toy>(),
            you: Some(Seat(0)),
            token: Some(Token("5ec7e7".to_owned())),
            seed_hash: "7902".to_owned(),
        },
        Down::State {
            at: 6,
            now,
            clocks: clocks.clone(),
            chronicle: told.clone(),
            undone: Some(Words::new("notice-undone")),
            opening: told,
        },
        Down::Takeback { undo: Some(Words::new("undo-nothing")), redo: true },
        Down::Because { id: 5, lines: ["why-asked", "why-nobody"].map(Words::new), line: Some(3) },
        Down::Done { id: 3 },
        Down::Clocks { clocks: clocks.clone() },
        Down::Notice { words: Words::new("notice-practice") },
        Down::Question { number: 1, words: Words::new("agree-undo"), lasts: 30_000 },
        Down::Settled { number: 1, agreed: false },
        Down::Words { at: 6, table: words, clocks },
        Down::Refused { id: 2, words: Words::new("refusal-not-your-turn"), rule: Some("all".to_owned()) },
        Down::Advice { id: 4, at: 6, text: "draw".to_owned(), words: None },
        Down::Laid { game: "toy".to_owned(), options: "(players:3)".to_owned(), seed_hash: Some("7902".to_owned()) },
        Down::Seats {
            you: Some(Seat(0)),
            practice: false,
            seats: vec![SeatInfo { name: "Anna".to_owned(), presence: Presence::Away }],
        },
        Down::Bye { reason: WireError::NoFrame.words(), again: false },
        Down::Ping { number: 9 },
    ]);
    over
}

/// Reads frames that come so many bytes at a time.
fn read<F: Frame>(bytes: &[u8], step: usize) -> Result<Vec<F>, WireError> {
    let mut decoder = Decoder::<F>::default();
    let mut frames = Vec::new();
    for mut part in bytes.chunks(step) {
        while let Some(frame) = decoder.push(&mut part)? {
            frames.push(frame);
        }
    }
    Ok(frames)
}

/// The only frame in these bytes.
fn only<F: Frame + Debug>(bytes: &[u8]) -> Result<F, WireError> {
    read(bytes, bytes.len().max(1)).map(|mut frames: Vec<F>| frames.pop().unwrap_or_else(|| panic!("{bytes:?}")))
}

/// A frame with this body.
fn framed(body: &[u8], form: u8) -> Vec<u8> {
    [(body.len() as u32).to_be_bytes().as_slice(), &[form], body].concat()
}

/// The first frame of a wire.
fn alone(frame: &Down<Observed>) -> Result<Vec<u8>, WireError> {
    Encoder::default().encode(frame)
}

fn up(json: &str) -> Result<Up, WireError> {
    only(&framed(json.as_bytes(), FORM_PLAIN))
}

#[test]
fn every_frame_arrives_however_it_is_cut() {
    let bytes: Vec<u8> = ups().iter().flat_map(|frame| encode_up(frame).expect("small")).collect();
    for step in [1, 2, 7, 64, bytes.len()] {
        assert_eq!(read::<Up>(&bytes, step), Ok(ups()), "{step} bytes at a time");
    }
    let bytes: Vec<u8> = {
        let mut encoder = Encoder::default();
        downs().iter().flat_map(|frame| encoder.encode(frame).expect("small")).collect()
    };
    for step in [1, 3, 100, bytes.len()] {
        let frames = read::<Down<Json>>(&bytes, step).expect("good frames");
        let again = |frame: &Down<Json>| serde_json::to_string(frame).expect("JSON");
        let sent: Vec<String> = downs().iter().map(|frame| serde_json::to_string(frame).expect("JSON")).collect();
        assert_eq!(frames.iter().map(again).collect::<Vec<_>>(), sent);
    }
    let kinds =
        |frames: &[String]| frames.iter().map(|json| json.split('"').nth(1).map(str::to_owned)).collect::<Vec<_>>();
    let json: Vec<String> = ups().iter().map(|frame| serde_json::to_string(frame).expect("JSON")).collect();
    assert_eq!(kinds(&json), Up::KINDS.iter().map(|kind| Some((*kind).to_owned())).collect::<Vec<_>>());
    let mut json: Vec<_> =
        kinds(&downs().iter().map(|frame| serde_json::to_string(frame).expect("JSON")).collect::<Vec<_>>());
    let mut all: Vec<_> = Down::<Json>::KINDS.iter().map(|kind| Some((*kind).to_owned())).collect();
    json.sort();
    all.sort();
    assert_eq!(json, all);
}

#[test]
fn what_was_observed_is_read_by_whoever_knows_the_game() {
    let (game, _) = played();
    let frames: Vec<Down<Json>> =
        downs().iter().map(|frame| only(&alone(frame).expect("small")).expect("whole")).collect();
    let Down::Step { told, now, .. } = &frames[0] else { panic!("the first one is a step") };
    let seen: Observation<View> = now.read().expect("an observation");
    assert_eq!(seen, game.observe(Eyes::Seat(Seat(0))).what().clone());
    let last: Told<Event, View> = told.last().expect("something was told").read().expect("an event");
    // Behind the last event the turn has gone on, without a word: that is why the step ends with an observation.
    assert!(matches!(last.event, Event::Played(Seat(2), _)) && last.view != seen.view);
    let words = frames.iter().find_map(|frame| if let Down::Words { table, .. } = frame { Some(table) } else { None });
    assert_eq!(words.expect("one of them").read::<WordsTable>().expect("words"), table());
    assert!(words.expect("one of them").read::<Observation<View>>().is_err());
}

#[test]
fn long_frames_are_deflated_and_short_ones_are_not() {
    let form = |frame: &Down<Observed>| alone(frame).expect("small")[HEAD - 1];
    assert_eq!((form(&downs()[0]), form(&Down::Ping { number: 1 })), (FORM_DEFLATED, FORM_PLAIN));
}

#[test]
fn unknown_fields_are_ignored_and_unknown_kinds_refused() {
    assert_eq!(up(r#"{"told":{"at":3,"mood":[1,{"a":null}]}}"#), Ok(Up::Told { at: 3 }));
    assert_eq!(up(r#"{"dance":{"at":3}}"#), Err(WireError::UnknownKind("dance".to_owned())));
    assert_eq!(only::<Down<Json>>(&framed(br#"{"act":{}}"#, 0)), Err(WireError::UnknownKind("act".to_owned())));
    assert_eq!(up(r#"{"told":{}}"#), Err(WireError::Malformed { kind: "told".to_owned() }));
    assert_eq!(up(r#"{"sit":{"id":1,"seat":8,"name":""}}"#), Err(WireError::Malformed { kind: "sit".to_owned() }));
    for wrong in [
        "",
        "7",
        "[]",
        "{}",
        "\"leave\"",
        "{\"leave\":{}",
        "{\"leave\":{}} ,",
        "{\"leave\":{},\"told\":{\"at\":1}}",
        "{7:1}",
    ] {
        assert_eq!(up(wrong), Err(WireError::NoFrame), "{wrong}");
    }
    assert_eq!(only::<Up>(&framed(b"{\"leave\":{}}", 9)), Err(WireError::NoForm));
    assert_eq!(only::<Up>(&framed(&[0xff, 0xfe], 0)), Err(WireError::NoFrame));
    let Err(WireError::UnknownKind(said)) = up(&format!("{{\"{}\":1}}", "x".repeat(4000))) else { panic!("unknown") };
    assert!(said.len() < 30);
}

#[test]
fn nested_brackets_are_refused_and_cost_no_stack() {
    let deep = format!("{{\"told\":{}1{}}}", "[".repeat(2000), "]".repeat(2000));
    assert_eq!(up(&deep), Err(WireError::Malformed { kind: "told".to_owned() }));
    let deep = format!(
        "{{\"state\":{{\"at\":1,\"clocks\":[],\"chronicle\":[],\"now\":{}1{}}}}}",
        "[".repeat(90_000),
        "]".repeat(90_000)
    );
    let Ok(Down::State { now, .. }) = only::<Down<Json>>(&framed(deep.as_bytes(), 0)) else {
        panic!("JSON of some kind")
    };
    assert!(now.read::<Observation<View>>().is_err() && now.read::<serde_json::Value>().is_err());
}

#[test]
fn what_is_too_large_is_refused_before_it_is_kept() {
    let text = "x".repeat(MOST_UP);
    assert_eq!(encode_up(&Up::Act { id: 1, at: 1, texts: vec![text] }), Err(WireError::TooLarge { most: MOST_UP }));
    let mut decoder = Decoder::<Up>::default();
    let head = (MOST_UP as u32 + 1).to_be_bytes();
    let mut bytes = [head.as_slice(), &[FORM_PLAIN, b'{']].concat();
    assert_eq!(decoder.push(&mut bytes.as_slice()), Err(WireError::TooLarge { most: MOST_UP }));
    // Nothing is read after that, however good it is.
    bytes = encode_up(&Up::Leave {}).expect("small");
    assert_eq!(decoder.push(&mut bytes.as_slice()), Err(WireError::TooLarge { most: MOST_UP }));
    // The length is believed only as far as bytes come.
    let mut slow = Decoder::<Down<Json>>::default();
    let head = [(MOST_DOWN as u32).to_be_bytes().as_slice(), &[FORM_PLAIN]].concat();
    assert_eq!(slow.push(&mut head.as_slice()), Ok(None));
    assert!(slow.kept() < 64, "{}", slow.kept());
}

#[test]
fn a_step_that_tells_too_much_comes_in_parts() {
    let (game, told) = played();
    let now = game.observe(Eyes::Seat(Seat(0))).json().expect("plain data");
    let many: Vec<Observed> = told.iter().cycle().take(3000).cloned().collect();
    let whole =
        Down::Step { at: 6, by: Seat(2), told: many.clone(), lines: Vec::new(), now: now.clone(), clocks: Vec::new() };
    assert_eq!(alone(&whole), Err(WireError::TooLarge { most: MOST_DOWN }));
    let frames = whole.in_parts();
    let mut all = Vec::new();
    for (number, frame) in (1..).zip(&frames) {
        match only(&alone(frame).expect("it has room")).expect("whole") {
            Down::Part { at: 6, told } if number < frames.len() => all.extend(told),
            Down::Step { at: 6, by: Seat(2), told, .. } if number == frames.len() => all.extend(told),
            other => panic!("{other:?}"),
        }
    }
    assert!(frames.len() > 2 && all.iter().eq(many.iter().map(Observed::what)));
    // So does a state that tells of a long deal.
    let (clocks, chronicle) = (Vec::new(), Vec::new());
    let whole = Down::State { at: 6, now, clocks, chronicle, undone: None, opening: many.clone() };
    assert_eq!(alone(&whole), Err(WireError::TooLarge { most: MOST_DOWN }));
    let frames = whole.in_parts();
    assert!(frames.len() > 2 && frames.iter().all(|frame| alone(frame).is_ok()));
}

#[test]
fn a_bomb_is_not_inflated() {
    let bomb = miniz_oxide::deflate::compress_to_vec_zlib(&vec![b' '; 64 << 20], 9);
    assert!(bomb.len() < MOST_DOWN);
    let too_large = Err(WireError::TooLarge { most: MOST_DOWN });
    assert_eq!(only::<Down<Json>>(&framed(&bomb, FORM_DEFLATED)), too_large);
    let small = miniz_oxide::deflate::compress_to_vec_zlib(&vec![b' '; 2 * MOST_UP], 9);
    assert_eq!(only::<Up>(&framed(&small, FORM_DEFLATED)), Err(WireError::TooLarge { most: MOST_UP }));
    let mut cut = alone(&downs()[0]).expect("small");
    cut[HEAD] ^= 0xff;
    assert_eq!(only::<Down<Json>>(&cut), Err(WireError::Damaged));
}

#[test]
fn two_hundred_thousand_damaged_frames_meet_an_error_or_are_frames() {
    let mut chance = Seeded::new(11);
    let ups: Vec<Vec<u8>> = ups().iter().map(|frame| encode_up(frame).expect("small")).collect();
    let downs: Vec<Vec<u8>> = downs().iter().map(|frame| alone(frame).expect("small")).collect();
    let (mut good, mut bad) = (0_u32, 0_u32);
    for number in 0..200_000 {
        let down = number % 4 == 0;
        let frames = if down { &downs } else { &ups };
        let mut bytes = frames[chance.below(frames.len() as u32) as usize].clone();
        for _ in 0..=chance.below(3) {
            let at = chance.below(bytes.len() as u32) as usize;
            match chance.below(5) {
                0 => bytes[at] = chance.below(256) as u8,
                1 => bytes[at] ^= 1 << chance.below(8),
                2 => bytes.truncate(at.max(1)),
                3 => bytes.insert(at, b"{}[]\",:019-en\\"[chance.below(14) as usize]),
                _ => {
                    let to = at + chance.below((bytes.len() - at) as u32) as usize;
                    let part = bytes[at..to].to_vec();
                    bytes.splice(at..at, part);
                }
            }
        }
        let step = 1 + chance.below(bytes.len() as u32) as usize;
        let done =
            if down { read::<Down<Json>>(&bytes, step).map(|_| ()) } else { read::<Up>(&bytes, step).map(|_| ()) };
        match done {
            Ok(()) => good += 1,
            Err(wrong) => {
                bad += 1;
                assert!(!matches!(wrong, WireError::OtherWire { .. } | WireError::OtherRules { .. }));
            }
        }
    }
    assert!(good > 10_000 && bad > 50_000, "{good} good, {bad} bad");
}

#[test]
fn guests_with_other_rules_or_versions_are_told_at_the_door() {
    let print = Print::of::<Toy>();
    let other = Print::try_from("0123456789abcdef".to_owned()).expect("a print");
    assert_eq!((hello().fits("toy", print), Print::of::<Toy>()), (Ok(()), print));
    assert_eq!(hello().fits("toy", other), Err(WireError::OtherRules { game: "toy".to_owned() }));
    assert_eq!(hello().fits("chess", print), Err(WireError::OtherRules { game: "chess".to_owned() }));
    let words = Hello { kind: GuestKind::Words, prints: BTreeMap::new(), ..hello() };
    assert_eq!(words.fits("toy", print), Ok(()));
    let newer = Hello { wire: WIRE + 2, min: WIRE + 1, ..hello() };
    assert_eq!(newer.fits("toy", print), Err(WireError::OtherWire { ours: WIRE, theirs: WIRE + 2 }));
    let older = Hello { wire: OLDEST - 1, min: 0, ..hello() };
    assert_eq!(older.fits("toy", print).map_err(|wrong| wrong.words().key), Err("reason-wire-older".to_owned()));
    for wrong in ["", "0123456789ABCDEF", "0123456789abcde", "+123456789abcdef"] {
        assert!(Print::try_from(wrong.to_owned()).is_err(), "{wrong}");
    }
}

#[test]
fn no_log_shows_a_token() {
    assert!(!format!("{:?} {:?}", hello(), downs()).contains("5ec7e7"));
    assert!(serde_json::to_string(&hello()).expect("JSON").contains("5ec7e7"));
}
