//! Bots that think, are silent or break rules; fronts that want to see them one by one.

use super::*;
use crate::host::thinking::SILENT;
use crate::table::any_match::BotMove;

/// A thinker that always chooses this.
struct Says(&'static str);

impl Thinker for Says {
    fn begin(&mut self, _: PendingMove) -> Thought {
        let (thought, text) = (Thought::default(), self.0.to_owned());
        thought.finish(Box::new(|| BotMove { text, targets: Vec::new(), reason: None, fault: None }));
        thought
    }
}

/// A thinker that breaks down.
struct Fails;

impl Thinker for Fails {
    fn begin(&mut self, _: PendingMove) -> Thought {
        let thought = Thought::default();
        thought.finish(Box::new(|| std::panic::resume_unwind(Box::new(()))));
        thought
    }
}

/// A person against a bot, where the bot is to decide.
fn bot_to_act(thinker: impl Thinker + 'static) -> Table {
    let mut table = Table::new(beginning(wanted(of_two(), 1)), thinker, &[&[0]]);
    let mut chance = Sampled::new(3);
    while table.act(0, &mut chance) {
        assert!(table.host.live().outcome().is_none());
    }
    table
}

#[test]
fn a_bot_that_is_silent_holds_nobody_up_for_ever() {
    let mut table = bot_to_act(Silent);
    let length = table.host.live().len();
    table.wait(SILENT.as_secs() - 1);
    assert_eq!(table.host.live().len(), length);
    table.wait(1);
    assert_eq!(table.host.live().action(length).map(|(seat, _)| seat), Some(B));
    assert!(table.guests[0].has_heard("notice-bot-silent"));
}

#[test]
fn a_bot_that_breaks_a_rule_or_breaks_down_does_the_first_thing_that_is_allowed() {
    let play = |mut table: Table, fault| {
        let mut chance = Sampled::new(3);
        (0..20).for_each(|_| _ = table.act(0, &mut chance));
        assert!(table.guests[0].has_heard(fault) && table.host.live().len() > 10, "{fault}");
    };
    let begin = || beginning(wanted(of_two(), 1));
    play(Table::new(begin(), Says("nonsense"), &[&[0]]), "notice-bot-broke-a-rule");
    play(Table::new(begin(), Fails, &[&[0]]), "notice-bot-broke-down");
}

#[test]
fn what_bots_do_comes_one_by_one_where_the_only_front_wants_that() {
    // Whoever has not asked for it gets the whole match at once.
    let table = Table::new(beginning(wanted(of_two(), 0)), AtOnce, &[&[]]);
    assert!(table.guests[0].over().is_some());
    for entry in crate::games::house().tables() {
        let mut table = Table::new(beginning(wanted(entry, 1)), AtOnce, &[]);
        table.sit(&[0], false, Preferences { one_by_one: true, ..Preferences::default() });
        let mut chance = Sampled::new(3);
        for _ in 0..20 {
            let length = table.host.live().len();
            if table.act(0, &mut chance) {
                assert_eq!(table.host.live().len(), length + 1, "{}: a bot did not wait", entry.game());
            }
            let length = table.host.live().len();
            table.done(0, Ask::Told);
            assert!(table.host.live().len() <= length + 1, "{}: several at once", entry.game());
        }
    }
}

#[test]
fn nothing_goes_on_while_the_only_front_holds() {
    let mut table = Table::new(beginning(wanted(of_two(), 1)), AtOnce, &[&[0]]);
    table.done(0, Ask::Hold(true));
    let mut chance = Sampled::new(3);
    while table.act(0, &mut chance) {}
    let length = table.host.live().len();
    table.wait(100);
    assert_eq!(table.host.live().len(), length);
    table.done(0, Ask::Hold(false));
    assert!(table.host.live().len() > length);
}

#[test]
fn hints_and_reasons_come_to_whoever_has_asked() {
    let mut table = Table::new(beginning(wanted(of_two(), 1)), AtOnce, &[&[0], &[]]);
    table.done(0, Ask::Hint(A));
    let hint = table.guests[0].heard.iter().find_map(|message| match message {
        Message::Hint { hint, .. } => Some(hint.text.clone()),
        _ => None,
    });
    let (_, choices) = table.guests[0].turn().expect("the first seat begins");
    assert!(hint.is_some_and(|hint| choices.contains(&hint)));
    assert!(!table.guests[1].heard.iter().any(|message| matches!(message, Message::Hint { .. })));
    assert_eq!(table.refused(1, Ask::Hint(A)), "host-other-seat");
    let mut chance = Sampled::new(3);
    (0..10).for_each(|_| _ = table.act(0, &mut chance));
    let asked = Ask::Why { lines: usize::MAX };
    table.done(0, asked.clone());
    table.done(1, asked);
    let reasons = |guest: &Guest| {
        let reasons = guest.heard.iter().filter_map(|message| match message {
            Message::Why { reason, .. } => Some(reason.lines[1].key.to_string()),
            _ => None,
        });
        reasons.collect::<Vec<_>>()
    };
    assert!(table.guests.iter().all(|guest| reasons(guest).len() == 1 && reasons(guest)[0] != "why-nobody"));
}
