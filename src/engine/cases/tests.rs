use super::{CaseReport, Failure, parse, run};
use crate::engine::toy_game::Toy;

fn played(text: &str) -> CaseReport {
    match parse("toy.case", text) {
        Ok(file) => run::<Toy>(&file),
        Err(error) => CaseReport { malformed: vec![error], ..CaseReport::default() },
    }
}

/// The only failure, as (line, found).
fn failure(steps: &str) -> Failure {
    let position = "game toy\ncase T1 a title\nposition\n  turn A\n  hand A 2 5\n  hand B 4\n  deck 7\n";
    let mut report = played(&format!("{position}{steps}"));
    assert_eq!(report.malformed, []);
    assert_eq!(report.failures.len(), 1, "{:?}", report.failures);
    assert_eq!(report.passed, 0);
    report.failures.remove(0)
}

/// The only complaint about a malformed file.
fn malformed(text: &str) -> (usize, String) {
    let report = played(text);
    assert_eq!(report.failures, []);
    assert_eq!(report.malformed.len(), 1, "{report:?}");
    let error = &report.malformed[0];
    assert_eq!(error.file, "toy.case");
    (error.line, error.text.clone())
}

#[test]
fn every_kind_of_line_can_hold() {
    let report = played(
        "# A comment.
game toy      # another one
case T1 cards and dice
position
  turn A

  hand A 2 5  # in the position too
  hand B 4
  deck 7
to-act A
legal A only play 2 | play 5 | throw 2 | throw 5 | draw
legal A includes draw
legal A excludes play 4|hide 2
legal B none
refuse B play 4 : not-your-turn
refuse A play 4 : not-in-hand
do A draw
event Drew A 7
chance 5 0
do B throw 4
event Played B
event Rolled B 6
do A throw   2
do A play 5
do A play 7
field score A = 13
field score  B  = 6
over A
case T2 a fresh match
seed 7
setup (players: 3)
event Dealt A
event Dealt C
to-act A B C
",
    );
    assert!(report.is_clean(), "{report:?}");
    assert_eq!((report.cases, report.passed), (2, 2));
}

#[test]
fn excludes_takes_actions_the_game_can_read() {
    let (line, text) = malformed("game toy\ncase T1\nposition\n hand A 1\nlegal A excludes fly 3\n");
    assert_eq!(line, 5);
    assert!(text.contains("fly 3"), "{text}");
}

#[test]
fn failures_say_what_was_expected_and_found() {
    let refused = failure("do B play 4\nover A\n");
    assert_eq!((refused.line, refused.found.as_str()), (8, "refused: not-your-turn"));
    assert_eq!(
        refused.to_string(),
        "toy.case:8: case T1 a title\n  expected: B play 4 is accepted\n  found:    refused: not-your-turn"
    );
    assert_eq!(failure("refuse A play 2 : not-in-hand\nto-act A\n").found, "accepted");
    assert_eq!(failure("refuse A play 3 : empty-deck\n").found, "refused: not-in-hand");
    assert_eq!(failure("do A play 2\nevent Played B\n").found, "Played A 2");
    assert_eq!(failure("do A play 2\nevent Played A 2\nevent Played A\n").found, "after the last match: nothing");
    assert_eq!(failure("do A play 2\nevent Play\n").found, "Played A 2");
    assert_eq!(failure("field score A = 3\n").found, "score A = 0");
    assert_eq!(failure("to-act A B\n").found, "to-act A");
    assert_eq!(failure("over draw\n").found, "to-act A");
    assert_eq!(failure("legal A includes draw | play 4\n").found.lines().next(), Some("missing: play 4"));
    assert_eq!(failure("legal A excludes draw\n").found, "legal: draw");
    assert_eq!(failure("legal B only draw\n").found, "missing: draw\nbesides: nothing");
}

#[test]
fn scripted_chance_has_to_fit() {
    assert!(failure("do A throw 2\n").found.contains("too early"));
    assert!(failure("chance 6\ndo A throw 2\n").found.contains("not below 6"));
    assert!(failure("chance shuffle kept\ndo A throw 2\n").found.contains("not a shuffle"));
    assert!(failure("chance 5 | shuffle kept\ndo A throw 2\nto-act B\n").found.contains("never asked for"));
    let left_over = failure("chance 1 2\ndo A throw 2\nto-act B\n");
    assert_eq!(left_over.line, 8);
    assert!(left_over.found.contains("never asked for"));
}

/// A file as large as any that is read takes no longer than its size asks for.
#[test]
fn long_files_are_read_in_one_go() {
    let steps = format!("game toy\ncase T1\nseed 1\n{}", "to-act A B\n".repeat(300_000));
    assert_eq!(parse("toy.case", &steps).map(|file| file.cases[0].steps.len()), Ok(300_000));
    let cases: String = (0..100_000).map(|number| format!("case T{number}\nseed 1\nto-act A B\n")).collect();
    assert_eq!(parse("toy.case", &format!("game toy\n{cases}")).map(|file| file.cases.len()), Ok(100_000));
}

#[test]
fn malformed_files_are_reported_with_their_line() {
    for (text, line, part) in [
        ("", 1, "expected `game NAME`"),
        ("game toy\n", 1, "expected `case ID title`"),
        ("case A\n", 1, "before the first case"),
        ("game toy\ngame toy\n", 2, "once"),
        ("game toy\nposition\n", 2, "expected `case ID title`"),
        ("game toy\ncase T1\nto-act A\n", 3, "expected `position`"),
        ("game toy\ncase T1\nposition\n", 2, "checks nothing"),
        ("game toy\ncase T1\nposition\ncase T2\n", 4, "checks nothing (case of line 2)"),
        ("game toy\ncase T1\nposition\nto-act A\ncase T1\n", 5, "already given in line 2"),
        ("game toy\ncase T1\nposition\n hand A 1\n hand B 12\nto-act A\n", 5, "toy-no-card"),
        ("game toy\ncase T1\nposition\n hand A 1\nposition\n", 5, "a case starts"),
        ("game toy\ncase T1\nposition x\n", 3, "indented"),
        ("game toy\ncase T1\nseed x\n", 3, "seed NUMBER"),
        ("game toy\ncase T1\nsetup (players: 7)\nto-act A\n", 3, "2 or 3"),
        ("game toy\ncase T1\nsetup (plays: 7\nto-act A\n", 3, "options cannot be read"),
        ("game toy\ncase T1\nposition\n hand A 1\nevent X\n", 5, "after a `do`"),
        ("game toy\ncase T1\nposition\n hand A 1\ndo play 1\n", 5, "seat letter"),
        ("game toy\ncase T1\nposition\n hand A 1\ndo A\n", 5, "an action"),
        ("game toy\ncase T1\nposition\n hand A 1\nrefuse A play 1\n", 5, "refuse SEAT"),
        ("game toy\ncase T1\nposition\n hand A 1\nlegal A some play 1\n", 5, "`only`"),
        ("game toy\ncase T1\nposition\n hand A 1\nlegal A only\n", 5, "separated"),
        ("game toy\ncase T1\nseed 1\nlegal C none\n", 4, "no seat C; the seats are A to B"),
        ("game toy\ncase T1\nsetup (players: 3)\nto-act A B D\n", 4, "no seat D; the seats are A to C"),
        ("game toy\ncase T1\nposition\n hand A 1\nrefuse H play 1 : not-your-turn\n", 5, "no seat H"),
        ("game toy\ncase T1\nposition\n hand A 1\nover A B\n", 5, "no seat B"),
        ("game toy\ncase T1\nposition\n hand A 1\nfield score A\n", 5, "field NAME"),
        ("game toy\ncase T1\nposition\n hand A 1\nfield points A = 1\n", 5, "toy-no-field"),
        ("game toy\ncase T1\nposition\n hand A 1\nover\n", 5, "`draw`"),
        ("game toy\ncase T1\nposition\n hand A 1\nchance x\ndo A play 1\n", 5, "is not a number from 0"),
        ("game toy\ncase T1\nposition\n hand A 1\nchance\ndo A play 1\n", 5, "one or more outcomes"),
        ("game toy\ncase T1\nposition\n hand A 1\nchance 1 |\ndo A play 1\n", 5, "each side of a `|`"),
        ("game toy\ncase T1\nposition\n hand A 1\nchance +1\ndo A play 1\n", 5, "is not a number from 0"),
        ("game toy\ncase T1\nposition\n hand A 1\nchance shuffle\ndo A play 1\n", 5, "shuffle kept"),
        ("game toy\ncase T1\nposition\n hand A 1\nwhatever\n", 5, "unknown line"),
    ] {
        let (found_line, found) = malformed(text);
        assert_eq!(found_line, line, "{text:?}: {found}");
        assert!(found.contains(part), "{text:?}: {found}");
    }
}
