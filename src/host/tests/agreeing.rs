//! Taking back, doing again, and what others have to agree to.

use super::*;

/// The question that a front has been asked last.
fn question(guest: &Guest) -> u64 {
    let asked = guest.heard.iter().rev().find_map(|message| match message {
        Message::Question { question, .. } => Some(*question),
        _ => None,
    });
    asked.expect("it is asked")
}

/// Two people at two fronts, when the second has just acted after the first.
fn both_have_acted() -> Table {
    let mut table = Table::new(beginning(wanted(of_two(), 2)), AtOnce, &[&[0], &[1]]);
    let mut chance = Sampled::new(3);
    for _ in 0..200 {
        let last = table.host.live().len().checked_sub(1).and_then(|last| table.host.live().action(last));
        if last.is_some_and(|(seat, _)| seat == B) {
            break;
        }
        let _ = table.act(0, &mut chance) || table.act(1, &mut chance);
    }
    table
}

#[test]
fn others_are_asked_and_refuse() {
    let mut table = both_have_acted();
    let length = table.host.live().len();
    table.done(0, Ask::Undo(A));
    assert_eq!(table.host.live().len(), length, "nothing is undone before they agree");
    let asked = question(&table.guests[1]);
    assert_eq!(table.refused(0, Ask::Answer { question: asked, yes: true }), "host-late", "nobody answers themselves");
    assert_eq!(table.refused(0, Ask::Practise), "host-asked-already");
    table.done(1, Ask::Answer { question: asked, yes: false });
    assert_eq!(table.host.live().len(), length);
    assert!(matches!(
        table.guests[0].heard.iter().rev().find(|message| matches!(message, Message::Settled { .. })),
        Some(Message::Settled { agreed: false, .. })
    ));
    assert_eq!(table.refused(0, Ask::Undo(A)), "host-others-refuse", "nobody is asked twice");
}

#[test]
fn others_are_asked_and_agree() {
    let mut table = both_have_acted();
    let length = table.host.live().len();
    table.done(0, Ask::Undo(A));
    let asked = question(&table.guests[1]);
    table.done(1, Ask::Answer { question: asked, yes: true });
    let now = table.host.live().len();
    assert!(now < length);
    assert_eq!(table.guests[1].stands.as_ref().map(|stands| stands.actions), Some(now), "everybody is told");
    // What others have decided is theirs to do again.
    assert_eq!(table.refused(0, Ask::Redo(A)), "host-nothing-to-redo");
    let (seat, choices) = table.guests[0].turn().expect("it is undone");
    table.done(0, Ask::Act { seat, texts: vec![choices[0].clone()] });
}

#[test]
fn silence_is_a_no() {
    let mut table = both_have_acted();
    let length = table.host.live().len();
    table.done(0, Ask::Undo(A));
    let asked = question(&table.guests[1]);
    table.wait(31);
    assert_eq!(table.refused(1, Ask::Answer { question: asked, yes: true }), "host-late");
    assert_eq!(table.host.live().len(), length);
}

#[test]
fn whoever_acts_has_answered() {
    let mut table = both_have_acted();
    table.done(1, Ask::Practise);
    let asked = question(&table.guests[0]);
    let mut chance = Sampled::new(4);
    assert!(table.act(0, &mut chance) || table.act(1, &mut chance));
    assert_eq!(table.refused(0, Ask::Answer { question: asked, yes: true }), "host-late");
    assert!(!table.host.practice);
}

#[test]
fn alone_against_bots_one_goes_back_and_forth_as_one_likes() {
    for entry in crate::games::house().tables() {
        let mut table = Table::new(beginning(wanted(entry, 1)), AtOnce, &[&[0]]);
        table.done(0, Ask::Prefer(Preferences { auto_pass: true, ..Preferences::default() }));
        table.done(0, Ask::Practise);
        let mut chance = Sampled::new(6);
        for _ in 0..8 {
            table.act(0, &mut chance);
        }
        let (length, position) = (table.host.live().len(), table.host.live().position_text());
        let moment = table.host.at;
        for _ in 0..3 {
            table.done(0, Ask::Undo(A));
        }
        assert!(table.host.live().len() < length, "{}", entry.game());
        assert!(table.host.at > moment, "no moment is like an earlier one");
        let late = table.guests[0].turn().expect("it is undone");
        let late = table.ask_at(0, moment, Ask::Act { seat: late.0, texts: late.1 });
        assert!(late.is_err(), "{}: it answers what is gone", entry.game());
        for _ in 0..3 {
            table.done(0, Ask::Redo(A));
        }
        let redone = table.host.live().position_text();
        assert!(table.host.live().len() >= length, "{}", entry.game());
        if table.host.live().len() == length {
            assert_eq!(redone, position, "{}", entry.game());
        }
    }
}

#[test]
fn a_rematch_needs_everybody_and_moves_the_seats_if_that_is_wanted() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(beginning(wanted(of_two(), 2)), AtOnce, &[]);
    save_in(&mut table.host, folder.path());
    table.join(&[0]);
    table.join(&[1]);
    let first = table.host.journal().map(Path::to_owned);
    table.done(0, Ask::Concede(A));
    assert!(table.guests.iter().all(|guest| guest.over().is_some()));
    let names = vec!["Anna".to_owned(), "Ben".to_owned()];
    table.done(0, Ask::Rematch { swap: true, same_seed: true, names });
    let asked = question(&table.guests[1]);
    table.done(1, Ask::Answer { question: asked, yes: true });
    assert!(table.host.live().outcome().is_none() && table.host.journal() != first.as_deref());
    let seats = |guest: &Guest| guest.seats.as_ref().map(|seats| seats.yours);
    assert_eq!(seats(&table.guests[0]), Some(SeatSet::one(B)));
    assert_eq!(table.host.controllers[1], SeatController::Person { name: "Anna".to_owned() });
    assert!(table.guests.iter().all(|guest| guest.over().is_none()));
}
