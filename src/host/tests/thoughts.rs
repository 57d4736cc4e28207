//! Thoughts that come when the test wants them: late ones, and answers that no rule allows.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};

use super::*;
use crate::engine::{ToAct, Words};
use crate::games::house;
use crate::host::thinking::SILENT;
use crate::table::any_match::BotMove;

/// Keeps every thought that is begun until the test answers it.
#[derive(Clone, Default)]
struct Later(Arc<Mutex<Vec<Thought>>>);

impl Thinker for Later {
    fn begin(&mut self, _: PendingMove) -> Thought {
        let thought = Thought::default();
        self.0.lock().expect("one thread").push(thought.clone());
        thought
    }
}

impl Later {
    /// How many thoughts have been begun.
    fn begun(&self) -> usize {
        self.0.lock().expect("one thread").len()
    }

    /// Ends a thought, by its number.
    fn answer(&self, number: usize, text: &str) {
        let text = text.to_owned();
        let thought = self.0.lock().expect("one thread")[number].clone();
        thought.finish(Box::new(|| BotMove { text, targets: Vec::new(), reason: None, fault: None }));
    }
}

impl Table {
    /// The host is asked, as it is when a thought has ended.
    fn look(&mut self) {
        let messages = self.host.tick(self.now);
        self.deliver(messages);
    }

    fn length(&self) -> usize {
        self.host.live().len()
    }

    fn first_choice(&self, seat: Seat) -> String {
        self.host.live().choices(seat).swap_remove(0).text
    }
}

/// A person against a bot that thinks until the test ends its first thought.
fn bot_thinks(later: &Later) -> Table {
    let mut table = Table::new(beginning(wanted(of_two(), 1)), later.clone(), &[&[0]]);
    let mut chance = Sampled::new(3);
    while table.act(0, &mut chance) {}
    assert_eq!((table.host.live().to_act(), later.begun()), (ToAct::one(B), 1));
    table
}

/// Which thought is whose: they are begun in the order of the seats, one for each that has none.
#[derive(Default)]
struct Whose {
    thoughts: BTreeMap<Seat, usize>,
    known: usize,
}

impl Whose {
    fn look(&mut self, table: &Table, later: &Later) {
        let fresh = table.host.thinking().iter().filter(|seat| !self.thoughts.contains_key(seat)).collect::<Vec<_>>();
        assert_eq!(later.begun() - self.known, fresh.len(), "a thought for each bot that has none");
        self.thoughts.extend(fresh.into_iter().zip(self.known..));
        self.known = later.begun();
    }
}

/// What a front has heard said since it was last asked, and after how many actions it has been told of.
fn heard(guest: &mut Guest) -> (Vec<Words>, Option<usize>) {
    let (mut said, mut told) = (Vec::new(), None);
    for message in guest.heard.drain(..) {
        match message {
            Message::Notice(words) => said.push(words),
            Message::Step(step) => told = Some(step.standing.actions),
            _ => {}
        }
    }
    (said, told)
}

/// In every game, bots now and then answer with something that could be done before and cannot be done now: they do the first thing
/// that is allowed, everybody is told of both, they sit there still, and the match goes on.
#[test]
fn an_answer_that_is_not_allowed_is_replaced_and_everybody_is_told() {
    for entry in house().tables() {
        let (later, game) = (Later::default(), entry.game());
        let mut table = Table::new(beginning(wanted(entry, 1)), later.clone(), &[&[0], &[]]);
        let sits = table.host.controllers.clone();
        let (mut chance, mut once, mut whose, mut broken) = (Sampled::new(3), BTreeSet::new(), Whose::default(), 0);
        while table.length() < 150 && table.host.live().outcome().is_none() {
            whose.look(&table, &later);
            let Some((seat, thought)) = whose.thoughts.pop_first() else {
                assert!(table.act(0, &mut chance), "{game}: nobody decides");
                continue;
            };
            let choices: Vec<String> = table.host.live().choices(seat).into_iter().map(|choice| choice.text).collect();
            let illegal = once.iter().find(|text| !choices.contains(text)).filter(|_| chance.below(3) == 0).cloned();
            let answer =
                illegal.clone().unwrap_or_else(|| choices[chance.below(choices.len() as u32) as usize].clone());
            let length = table.length();
            table.guests.iter_mut().for_each(|guest| guest.heard.clear());
            later.answer(thought, &answer);
            table.look();
            let done = illegal.as_ref().map_or(&answer, |_| &choices[0]);
            assert_eq!(table.host.live().action(length), Some((seat, done.clone())), "{game}: {answer}");
            let fault = illegal.iter().map(|_| Words::new("notice-bot-broke-a-rule").with("seat", seat)).collect();
            let all = (fault, Some(table.length()));
            for guest in &mut table.guests {
                assert_eq!(heard(guest), all, "{game}: {:?} hears of {answer}", guest.id);
            }
            broken += usize::from(illegal.is_some());
            once.extend(choices);
        }
        assert!(broken > 3, "{game}: {broken} answers were not allowed");
        assert_eq!(table.host.controllers, sits, "{game}: somebody else sits there");
    }
}

/// Several that think at the same time act in the order of their seats, however long each takes.
#[test]
fn bots_act_in_the_order_of_their_seats() {
    let several = |entry: &&dyn TableEntry| {
        let live = entry.open(&entry.first_options(), 7.into()).expect("its own options");
        matches!(live.to_act(), ToAct::Seats(seats) if seats.len() > 2)
    };
    let entry = house().tables().into_iter().find(several).expect("a game that begins with everybody");
    let later = Later::default();
    let mut table = Table::new(beginning(wanted(entry, 1)), later.clone(), &[&[0]]);
    assert_eq!(later.begun(), table.host.controllers.len() - 1);
    let last = Seat(later.begun() as u8);
    later.answer(later.begun() - 1, &table.first_choice(last));
    table.look();
    assert_eq!(table.length(), 0, "the first bot still thinks");
    (0..later.begun() - 1).for_each(|number| later.answer(number, &table.first_choice(Seat(number as u8 + 1))));
    table.look();
    let acted: Vec<Seat> = (0..table.length()).filter_map(|number| Some(table.host.live().action(number)?.0)).collect();
    assert!(acted.is_sorted() && acted.first() == Some(&B), "{acted:?}");
}

/// A bot has thought about something that was taken back meanwhile: nothing comes of it, not even when it is asked again.
#[test]
fn a_thought_about_what_was_taken_back_is_dropped() {
    let later = Later::default();
    let mut table = bot_thinks(&later);
    let (length, old) = (table.length(), table.first_choice(B));
    table.done(0, Ask::Practise);
    table.done(0, Ask::Undo(A));
    let undone = table.length();
    assert!(undone < length && !table.host.is_thinking());
    later.answer(0, &old);
    table.look();
    assert_eq!(table.length(), undone, "a bot acts in a person's turn");
    let mut chance = Sampled::new(8);
    while table.act(0, &mut chance) {}
    let (length, new) = (table.length(), table.host.live().choices(B).pop().expect("a choice").text);
    assert_eq!((later.begun(), table.host.live().to_act()), (2, ToAct::one(B)), "it is asked again");
    table.look();
    assert_eq!(table.length(), length, "what it thought before counts again");
    later.answer(1, &new);
    table.look();
    assert_eq!(table.host.live().action(length), Some((B, new)));
    assert!(!table.guests[0].has_heard("notice-bot-broke-a-rule"));
}

/// Somebody else has sat down while a bot thought: what it would have done is not done for them.
#[test]
fn a_thought_of_whoever_has_got_up_is_dropped() {
    let later = Later::default();
    let mut table = bot_thinks(&later);
    let (length, old) = (table.length(), table.first_choice(B));
    let bot = SeatController::regular(&of_two().art().regulars()[1], Level::Veteran);
    table.done(0, Ask::Reseat { seat: B, controller: bot });
    assert_eq!(later.begun(), 2, "another bot is asked");
    later.answer(0, &old);
    table.look();
    assert_eq!(table.length(), length, "the bot that has gone acts");
    table.done(0, Ask::Reseat { seat: B, controller: SeatController::person() });
    later.answer(1, &old);
    table.wait(SILENT.as_secs() + 1);
    assert_eq!(table.length(), length, "a bot acts for a person");
    assert!(!table.host.is_thinking() && !table.guests[0].has_heard("notice-bot-silent"));
    if let Some(seat) = table.guests[0].hand_over {
        table.done(0, Ask::HandedOver(seat));
    }
    table.done(0, Ask::Act { seat: B, texts: vec![old.clone()] });
    assert_eq!(table.host.live().action(length), Some((B, old)));
}

/// Whoever has asked for a hint and has acted before it came is not shown what is no choice any more.
#[test]
fn a_hint_that_comes_too_late_is_refused() {
    let later = Later::default();
    let mut table = Table::new(beginning(wanted(of_two(), 2)), later.clone(), &[&[0], &[1]]);
    let old = table.first_choice(A);
    table.done(0, Ask::Hint(A));
    let asked = table.guests[0].requests;
    assert_eq!((later.begun(), table.host.is_thinking()), (1, true));
    table.done(0, Ask::Act { seat: A, texts: vec![old.clone()] });
    later.answer(0, &old);
    table.look();
    let heard = |message: &Message| match message {
        Message::Hint { .. } => panic!("it is shown"),
        Message::Refused { id, why } if *id == asked => Some(why.words.key.to_string()),
        _ => None,
    };
    let refusals: Vec<String> = table.guests[0].heard.iter().filter_map(heard).collect();
    assert_eq!(refusals, ["host-late"]);
    assert!(
        table.guests[1].heard.iter().all(|message| !matches!(message, Message::Hint { .. } | Message::Refused { .. }))
    );
}

/// Another match is laid on the table while a bot thinks.
#[test]
fn a_thought_of_another_match_is_dropped() {
    let later = Later::default();
    let mut table = bot_thinks(&later);
    let old = table.first_choice(B);
    table.done(0, Ask::Rematch { swap: true, same_seed: true, names: vec!["Anna".to_owned(), String::new()] });
    assert_eq!((table.length(), later.begun(), table.host.live().to_act()), (0, 2, ToAct::one(A)), "a bot begins now");
    later.answer(0, &old);
    table.look();
    assert_eq!(table.length(), 0, "what was thought about another match is done");
    let new = table.first_choice(A);
    later.answer(1, &new);
    table.look();
    assert_eq!(table.host.live().action(0), Some((A, new)));
}
