//! Lessons of the toy game: what is read, what is refused, and where a match stands.

use super::{Lesson, Now};
use crate::ai::Level;
use crate::engine::toy_game::Toy;
use crate::engine::{Match, Seat, Silent};
use crate::games::FileError;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// The cards that seed 7 deals.
fn hands() -> [Vec<u8>; 2] {
    let game = Match::<Toy>::new(Default::default(), 7, &mut Silent).expect("a deal");
    [0, 1].map(|seat| game.state().hands[seat].clone())
}

/// A lesson of two steps to do and two to read; `{a0}` and the like are cards of the hands.
fn read(text: &str) -> Result<Lesson, FileError> {
    let hands = hands();
    let mut text = text.to_owned();
    for (seat, hand) in ["a", "b"].into_iter().zip(&hands) {
        for (n, card) in hand.iter().enumerate() {
            text = text.replace(&format!("{{{seat}{n}}}"), &card.to_string());
        }
    }
    Lesson::read::<Toy>("first", &text)
}

const TEXT: &str = "# A toy.\nseed 7\nlearner A\nthen veteran\n---\nsay start\nsay hide\ndo hide {a0}\nB hide {b0}\n\nsay play\n  do play {a1}\nsay end\n";

#[test]
fn a_lesson_is_followed_step_by_step() {
    let lesson = read(TEXT).expect("a lesson");
    let ([a0, a1], b0) = ([hands()[0][0], hands()[0][1]], hands()[1][0]);
    assert_eq!((lesson.game.as_str(), lesson.seed, lesson.then), ("toy", 7, Some(Level::Veteran)));
    assert_eq!(lesson.guided(), 3);
    let told = |played: &[(Seat, String)], read: usize| match lesson.now(played.iter().cloned(), read) {
        Now::Step { number, step, left } => format!("{number} {} {}", step.key, left.join(", ")),
        Now::Act(seat, text) => format!("{} {text}", seat.letter()),
        Now::Free => "free".to_owned(),
    };
    let played = [(A, format!("hide {a0}")), (B, format!("hide {b0}")), (A, format!("play {a1}"))];
    assert_eq!(told(&[], 0), "1 toy-lesson-first-start ");
    assert_eq!(told(&[], 1), format!("2 toy-lesson-first-hide hide {a0}"));
    assert_eq!(told(&played[..1], 0), format!("B hide {b0}"), "whoever acts has read what came before");
    assert_eq!(told(&played[..2], 1), format!("3 toy-lesson-first-play play {a1}"));
    assert_eq!(told(&played, 1), "4 toy-lesson-first-end ");
    assert_eq!(told(&played, 4), "free");
    let more: Vec<_> = played.iter().cloned().chain([(B, "draw".to_owned())]).collect();
    assert_eq!(told(&more, 0), "free", "whoever plays on has read the last word");
    assert_eq!(told(&[(A, "draw".to_owned())], 1), "free");
    assert_eq!(told(&[(B, format!("hide {a0}"))], 1), "free");
}

#[test]
fn a_lesson_says_which_words_it_needs() {
    let keys: Vec<_> = read(TEXT).expect("a lesson").messages().collect();
    let wanted = [
        (1, "toy-lesson-first"),
        (1, "toy-lesson-first-about"),
        (6, "toy-lesson-first-start"),
        (7, "toy-lesson-first-hide"),
        (7, "toy-lesson-first-hide-do"),
        (7, "toy-lesson-first-hide-why"),
        (11, "toy-lesson-first-play"),
        (11, "toy-lesson-first-play-do"),
        (11, "toy-lesson-first-play-why"),
        (13, "toy-lesson-first-end"),
    ];
    assert_eq!(keys, wanted.map(|(line, key)| (line, key.to_owned())));
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    for (text, line, part) in [
        ("", 1, "ends with a `say`"),
        ("options (players: 9)\n---\nsay end", 1, "`players` is 2 or 3"),
        ("options x\n---\nsay end", 1, "the options cannot be read"),
        ("seed x\n---\nsay end", 1, "`x` is not a number"),
        ("learner C\n---\nsay end", 1, "`C` is not a seat"),
        ("then grandmaster\n---\nsay end", 1, "`grandmaster` is not a level"),
        ("colour red\n---\nsay end", 1, "`colour red` is not a line of a lesson’s head"),
        ("---\n\nsay Too Loud", 3, "`Too Loud` is not a key"),
        ("---\nsay", 2, "is not a key"),
        ("---\nsing end", 2, "`sing end` is not a line of a lesson"),
        ("---\ndo draw", 2, "no `say` before it"),
        ("seed 7\n---\nsay hide\ndo hide {b0}\nsay end", 4, "not allowed here: not-in-hand"),
        ("seed 7\n---\nsay hide\ndo hide x\nsay end", 4, "toy-no-card text=x"),
        ("seed 7\n---\nB draw\nsay end", 3, "`B draw` is not allowed here: wrong-phase"),
        ("seed 7\n---\nsay hide\ndo hide {a0}\ndo hide {a1}\nsay end", 5, "not allowed here: not-your-turn"),
        ("seed 7\n---\nsay hide\ndo hide {a0}", 4, "ends with a `say`"),
        ("seed 7\n---\nsay six\ndo draw\ndo draw\ndo draw\ndo draw\ndo draw\ndo draw\nsay end", 9, "at most 5"),
    ] {
        let error = read(text).expect_err(text);
        assert!(error.line == line && error.text.contains(part), "{text}: {error}");
    }
}
