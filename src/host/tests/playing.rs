//! Matches from their beginning to their end.

use super::*;
use crate::engine::ToAct;
use crate::games::house;
use crate::storage::lessons::Lessons;
use crate::storage::sharing::journal_of;

/// Every game is played whole, a front for each seat, in whatever order they come. One of them never tells anything, one sends
/// everything twice and late: it is the match and the journal of a table that nobody has ever heard of a front at.
#[test]
fn a_match_of_fronts_is_the_match_that_its_actions_are() {
    let mut out_of_order = 0;
    for entry in house().tables() {
        let folder = tempfile::tempdir().expect("a folder");
        let wanted = wanted(entry, usize::MAX);
        let seats = wanted.controllers.len();
        let mut plain = entry.open(&wanted.options, 7.into()).expect("its own options");
        let mut table = Table::new(beginning(wanted.clone()), AtOnce, &[]);
        save_in(&mut table.host, folder.path());
        (0..seats as u8).for_each(|seat| table.join(&[seat]));
        table.guests[0].tells = false;
        let mut chance = Sampled::new(11);
        while table.host.live().outcome().is_none() {
            let guest = chance.below(seats as u32) as usize;
            let Some((seat, choices)) = table.guests[guest].turn() else { continue };
            let ToAct::Seats(to_act) = table.host.live().to_act() else { break };
            out_of_order += u32::from(to_act.lowest() != Some(seat));
            let text = choices[chance.below(choices.len() as u32) as usize].clone();
            let ask = Ask::Act { seat, texts: vec![text] };
            let (before, id) = (table.host.live().len(), table.guests[guest].requests + 1);
            table.done(guest, ask.clone());
            assert!(table.host.live().len() > before, "{}: it is carried out", entry.game());
            for number in plain.len()..table.host.live().len() {
                let (seat, text) = table.host.live().action(number).expect("it is there");
                plain.carry_out(seat, &text).expect("it was allowed");
            }
            if guest == 1 {
                let (length, from) = (table.host.live().len(), table.guests[1].id);
                let again = table.send(from, Request { id, at: 0, ask: ask.clone() });
                assert_eq!((again, table.host.live().len()), (Ok(()), length), "once more is no more");
                assert!(table.ask_at(1, 0, ask).is_err(), "{}: a late one is played", entry.game());
            }
        }
        assert_eq!(table.host.live().position_text(), plain.position_text(), "{}", entry.game());
        let written = std::fs::read_to_string(table.host.journal().expect("it is saved")).expect("a journal");
        assert_eq!(written, journal_of(&*plain, &wanted.controllers, false, None), "{}", entry.game());
        let outcome = table.host.live().outcome();
        for guest in &table.guests {
            assert_eq!(guest.over().map(|over| over.outcome.clone()), outcome, "{}", entry.game());
        }
    }
    assert!(out_of_order > 0, "no decisions were simultaneous");
}

/// The program may end at any moment.
#[test]
fn a_host_that_was_dropped_goes_on_from_its_journal() {
    for entry in house().tables() {
        let folder = tempfile::tempdir().expect("a folder");
        let wanted = wanted(entry, 1);
        let mut table = Table::new(beginning(wanted), AtOnce, &[]);
        save_in(&mut table.host, folder.path());
        table.join(&[0]);
        let mut chance = Sampled::new(5);
        for _ in 0..6 {
            for _ in 0..chance.below(8) {
                if table.host.live().outcome().is_some() {
                    break;
                }
                table.act(0, &mut chance);
            }
            if table.host.live().len() > 2 && chance.below(2) == 0 {
                // Whether it may be or not.
                let _ = table.ask(0, Ask::Undo(A));
            }
            let (position, to_act) = (table.host.live().position_text(), table.host.live().to_act());
            let path = table.host.journal().expect("it is saved").to_owned();
            let controllers = table.host.controllers.clone();
            drop(table);
            let (begun, complaints) = Beginning::of_journal(crate::games::house(), &path, &Lessons::default());
            assert!(complaints.is_empty(), "{complaints:?}");
            table = Table::new(begun.expect("a match"), AtOnce, &[&[0]]);
            assert_eq!(table.host.live().position_text(), position, "{}", entry.game());
            assert_eq!((table.host.live().to_act(), &table.host.controllers), (to_act, &controllers));
        }
    }
}

/// What one request asks for is done in a row, as far as it is allowed, and nothing by itself in between.
#[test]
fn several_actions_of_one_request_come_without_a_pause() {
    let mut table = Table::new(beginning(wanted(of_two(), 2)), AtOnce, &[&[0], &[1]]);
    let mut rows = 0;
    for number in 0..30 {
        let guest = number % 2;
        let Some((seat, choices)) = table.guests[guest].turn() else { continue };
        let length = table.host.live().len();
        let mut then = table.host.live().at(length);
        let mut texts = vec![choices[0].clone()];
        then.carry_out(seat, &choices[0]).expect("it is legal");
        let more = then.to_act() == ToAct::one(seat);
        texts.extend(then.choices(seat).into_iter().next().filter(|_| more).map(|choice| choice.text));
        let wanted = texts.len();
        texts.push("fly".to_owned());
        assert_eq!(table.refused(guest, Ask::Act { seat, texts }), "refusal-unreadable");
        assert_eq!(table.host.live().len(), length + wanted, "as far as it is allowed");
        rows += usize::from(wanted > 1);
    }
    assert!(rows > 3, "{rows} times somebody acted twice in a row");
}

#[test]
fn what_nobody_should_ask_changes_nothing() {
    let mut table = Table::new(beginning(wanted(of_two(), 2)), AtOnce, &[&[0], &[1], &[]]);
    let position = table.host.live().position_text();
    let (_, choices) = table.guests[0].turn().expect("the first seat begins");
    let act = |seat, text: &str| Ask::Act { seat, texts: vec![text.to_owned()] };
    assert_eq!(table.refused(1, act(A, &choices[0])), "host-other-seat");
    assert_eq!(table.refused(2, act(A, &choices[0])), "host-other-seat");
    assert_eq!(table.refused(0, act(Seat(200), &choices[0])), "host-other-seat");
    assert_eq!(table.refused(0, act(A, "fly")), "refusal-unreadable");
    assert_eq!(table.ask_at(0, 99, act(A, &choices[0])).map_err(|why| why.words.key == "host-late"), Err(true));
    assert_eq!(table.refused(2, Ask::Practise), "host-only-watches");
    assert_eq!(table.refused(0, Ask::Hold(true)), "host-not-alone");
    assert_eq!(table.refused(0, Ask::Undo(A)), "undo-nothing");
    assert_eq!(table.refused(0, Ask::Redo(A)), "host-nothing-to-redo");
    assert_eq!(table.refused(0, Ask::HandedOver(B)), "host-late");
    assert_eq!(table.refused(0, Ask::Answer { question: 3, yes: true }), "host-late");
    assert_eq!(table.refused(0, Ask::ReadOn), "host-late");
    assert_eq!(table.refused(1, Ask::Hint(A)), "host-other-seat");
    let controller = SeatController::Person { name: "Eve".to_owned() };
    assert_eq!(table.refused(2, Ask::Reseat { seat: A, controller }), "host-other-seat");
    let stranger = Request { id: 1, at: 0, ask: Ask::Concede(A) };
    assert!(table.host.on(FrontId(77), stranger, Duration::ZERO).iter().all(|(to, _)| *to == FrontId(77)));
    assert_eq!((table.host.live().position_text(), table.host.live().len()), (position, 0));
}
