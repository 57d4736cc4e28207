//! Who sits where, who looks, lessons and puzzles.

use super::*;
use crate::folders::assets;
use crate::games::lesson::lessons;
use crate::games::puzzle::puzzles;

#[test]
fn several_people_at_one_front_hand_over_before_a_hand_is_shown() {
    let mut table = Table::new(beginning(wanted(of_two(), 2)), AtOnce, &[&[0, 1]]);
    let mut chance = Sampled::new(3);
    let mut handed = 0;
    for _ in 0..60 {
        if let Some(seat) = table.guests[0].hand_over.take() {
            assert!(table.guests[0].turn().is_none(), "nothing is asked before");
            let other = if seat == A { B } else { A };
            assert_eq!(table.refused(0, Ask::HandedOver(other)), "host-late");
            table.done(0, Ask::HandedOver(seat));
            handed += 1;
        }
        if !table.act(0, &mut chance) && table.guests[0].hand_over.is_none() {
            break;
        }
    }
    assert!(handed > 5, "{handed} times");
}

#[test]
fn where_nothing_is_hidden_the_next_person_looks_at_once() {
    let open = crate::games::house().tables().into_iter().find(|entry| !entry.has_secrets()).expect("there is one");
    let mut table = Table::new(beginning(wanted(open, 2)), AtOnce, &[&[0, 1]]);
    let mut chance = Sampled::new(3);
    for _ in 0..20 {
        assert!(table.guests[0].hand_over.is_none());
        if !table.act(0, &mut chance) {
            break;
        }
    }
    let acted: SeatSet = (0..20).filter_map(|number| table.host.live().action(number)).map(|(seat, _)| seat).collect();
    assert_eq!(acted.len(), 2);
}

#[test]
fn the_newest_front_has_the_seat() {
    let mut table = Table::new(beginning(wanted(of_two(), 2)), AtOnce, &[&[0], &[1]]);
    table.join(&[0]);
    let yours = |guest: &Guest| guest.seats.as_ref().map_or(0, |seats| seats.yours.len());
    assert_eq!(table.guests.iter().map(yours).collect::<Vec<_>>(), [0, 1, 1]);
    assert_eq!(table.guests[0].stands.as_ref().map(|stands| stands.viewer), Some(Viewer::Public), "it looks no longer");
    assert!(table.guests[2].turn().is_some());
    table.done(2, Ask::Leave);
    let here = |guest: &Guest| guest.seats.as_ref().map(|seats| seats.here);
    assert_eq!(here(&table.guests[1]), Some(SeatSet::one(B)));
}

#[test]
fn a_bot_sits_down_for_a_person_and_a_person_for_a_bot() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(beginning(wanted(of_two(), 1)), AtOnce, &[]);
    save_in(&mut table.host, folder.path());
    table.join(&[0]);
    let person = SeatController::Person { name: "Ben".to_owned() };
    table.done(0, Ask::Reseat { seat: B, controller: person });
    assert_eq!(table.guests[0].seats.as_ref().map(|seats| seats.yours.len()), Some(2));
    let bot = SeatController::regular(&of_two().art().regulars()[0], Level::Apprentice);
    table.done(0, Ask::Reseat { seat: A, controller: bot });
    assert_eq!(table.guests[0].stands.as_ref().map(|stands| stands.viewer), Some(Viewer::Seat(B)));
    assert!(!table.host.live().is_empty(), "the bot has acted");
    let written = std::fs::read_to_string(table.host.journal().expect("it is saved")).expect("a journal");
    assert!(written.contains("\nseat B human Ben\n") && written.contains("\nseat A bot apprentice"), "{written}");
}

#[test]
fn whoever_gives_up_among_several_leaves_the_seat_to_a_bot() {
    let more = |entry: &&dyn TableEntry| entry.seats(&entry.first_options()).is_ok_and(|seats| seats > 2);
    let entry = crate::games::house().tables().into_iter().find(more).expect("there is one");
    let mut table = Table::new(beginning(wanted(entry, 2)), AtOnce, &[&[0], &[1]]);
    table.done(0, Ask::Concede(A));
    assert!(matches!(table.host.controllers[0], SeatController::Bot { .. }) && table.host.live().outcome().is_none());
    assert_eq!(table.refused(0, Ask::Concede(A)), "host-other-seat");
    assert!(
        table.guests[1].seats.as_ref().is_some_and(|seats| matches!(seats.controllers[0], SeatController::Bot { .. }))
    );
}

#[test]
fn a_lesson_allows_what_it_asks_for_and_nothing_else() {
    let (all, wrong) = lessons(crate::games::house(), &assets().join("lessons"));
    assert!(wrong.is_empty() && !all.is_empty(), "{wrong:?}");
    for lesson in all {
        let key = lesson.key();
        let learner = lesson.learner;
        let guided = lesson.guided();
        let beginning =
            Beginning::of_lesson(crate::games::house(), lesson).unwrap_or_else(|words| panic!("{}", words.key));
        let mut table = Table::new(beginning, Silent, &[&[learner.0]]);
        while table.host.live().len() < guided {
            let legal = table.host.live().choices(learner);
            match table.guests[0].turn() {
                Some((seat, allowed)) if !allowed.is_empty() => {
                    if let Some(other) = legal.iter().find(|choice| !allowed.contains(&choice.text)) {
                        let other = Ask::Act { seat, texts: vec![other.text.clone()] };
                        assert!(table.ask(0, other).is_err(), "{key}: something else is done");
                    }
                    table.done(0, Ask::Hint(seat));
                    let shown = table.guests[0].heard.iter().rev().find_map(|message| match message {
                        Message::Hint { hint, .. } => Some(hint.text.clone()),
                        _ => None,
                    });
                    let shown = shown.filter(|shown| allowed.contains(shown)).expect("a hint that the lesson allows");
                    table.done(0, Ask::Act { seat, texts: vec![shown] });
                }
                _ => {
                    let read = table.ask(0, Ask::ReadOn);
                    assert!(read.is_ok(), "{key}: nothing to do and nothing to read after {}", table.host.live().len());
                }
            }
        }
    }
}

#[test]
fn a_puzzle_goes_as_its_line_says() {
    let (all, wrong) = puzzles(crate::games::house(), &assets().join("puzzles"));
    assert!(wrong.is_empty() && !all.is_empty(), "{wrong:?}");
    for puzzle in all.into_iter().filter(|puzzle| puzzle.best_odds().is_none()).step_by(3) {
        let (solver, line, name) = (puzzle.solver, puzzle.line.clone(), format!("{} {}", puzzle.game, puzzle.name));
        let first = puzzle.from();
        let beginning =
            Beginning::of_puzzle(crate::games::house(), puzzle).unwrap_or_else(|words| panic!("{}", words.key));
        let mut table = Table::new(beginning, Silent, &[&[solver.0]]);
        assert!(table.ask(0, Ask::Undo(solver)).is_err(), "{name}: what was before the puzzle stays");
        for (number, (seat, text)) in line.iter().enumerate() {
            if *seat == solver && table.host.live().len() == first + number {
                table.done(0, Ask::Act { seat: solver, texts: vec![text.clone()] });
            }
            assert_eq!(table.host.live().action(first + number), Some((*seat, text.clone())), "{name}");
        }
    }
}
