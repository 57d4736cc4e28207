//! Everything that is said in random matches has a text in both languages, and that text finds all it speaks of.

use std::collections::{BTreeMap, BTreeSet};

use strum::VariantNames as _;

use crate::engine::{
    Arg, Chance as _, Notation as _, Refusal as _, Rules as _, Sampled, Seat, Silent, Sink, Viewer, Words,
};
use crate::games::battlelore::lore::InBattle;
use crate::games::battlelore::lore_cards::LoreCard;
use crate::games::battlelore::steps::Steps;
use crate::games::battlelore::table::strength::strength;
use crate::games::battlelore::table::{chronicle, ids, inspect, preview, refusing};
use crate::games::battlelore::{
    Action, BattleLore, CommandCard, Event, Hex, Options, PendingStep, Refusal, Side, State, View,
};
use crate::table::{Explained, Palette, Point as _, Say as _, Sheet, Target};

const ENGLISH: &str = include_str!("../../../../../assets/locales/en/battlelore.ftl");
const JAPANESE: &str = include_str!("../../../../../assets/locales/ja/battlelore.ftl");
const BOOK: &str = include_str!("../../../../../assets/rulebooks/battlelore/en.md");

/// Each message with the arguments that it names.
type Texts = BTreeMap<&'static str, BTreeSet<&'static str>>;

/// What has been said, against what there is to say it with.
struct Ear {
    texts: [Texts; 2],
    heard: BTreeSet<String>,
}

fn texts(file: &'static str) -> Texts {
    let mut texts = Texts::new();
    let mut current = "";
    for line in file.lines() {
        if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
            current = line.split_once('=').expect("`key = text`").0.trim();
        } else if !line.starts_with([' ', '}']) {
            continue;
        }
        let names = line.split('$').skip(1);
        let names =
            names.map(|rest| rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').next().unwrap_or(rest));
        texts.entry(current).or_default().extend(names);
    }
    texts
}

impl Ear {
    fn new() -> Self {
        Self { texts: [texts(ENGLISH), texts(JAPANESE)], heard: BTreeSet::new() }
    }

    fn hear(&mut self, words: &Words) {
        self.heard.insert(words.key.clone());
        let mut given = BTreeSet::new();
        for (name, arg) in &words.args {
            given.insert(name.clone());
            match arg {
                Arg::Seat(_) => {
                    given.insert(format!("{name}-you"));
                }
                Arg::Key(key) => self.hear(&Words::new(key.as_str())),
                Arg::Words(words) => self.hear(words),
                Arg::Number(_) | Arg::Text(_) => {}
            }
        }
        if !words.key.starts_with("battlelore-") {
            return;
        }
        for texts in &self.texts {
            let needed = texts.get(words.key.as_str());
            let needed = needed.unwrap_or_else(|| panic!("no text for {}", words.key));
            assert!(needed.iter().all(|name| given.contains(*name)), "{words:?} lacks some of {needed:?}");
        }
    }

    fn hear_why(&mut self, why: &Explained) {
        self.hear(&why.words);
        let section = why.rule.expect("a section of the rule book");
        assert!(BOOK.contains(&format!("## [{section}]")), "no section {section}");
    }
}

/// Listens to the chronicle.
impl Sink<BattleLore> for Ear {
    fn event(&mut self, state: &State, make: impl FnOnce() -> Event) {
        let event = make();
        let after = BattleLore::view(state, Viewer::Public);
        let event = BattleLore::seen(&event, Viewer::Public).expect("everybody sees something of everything");
        if let Some(words) = chronicle::banner(&event, &after) {
            self.hear(&words);
        }
        if let Some(words) = chronicle::plays(&event) {
            self.hear(&words);
        }
        if let Some(line) = chronicle::log(&event, &after) {
            self.hear(&line.words);
            if let Some(place) = line.place {
                assert!(ids::hex(&after, place).is_some());
            }
        }
    }
}

/// Everything on the table that can be pointed at.
fn things(view: &View) -> Vec<Target> {
    let hexes = Hex::all().map(|hex| ids::place(view, hex));
    let hands = Side::BOTH.into_iter().flat_map(|side| CommandCard::all().map(move |card| ids::command(side, card, 0)));
    let piles = [ids::PILE, ids::DISCARDS, ids::PLAYED, ids::LORE_PILE, ids::LORE_DISCARDS, ids::cast(0)];
    let pieces = hands.chain(LoreCard::all().map(ids::lore)).chain(piles).map(Target::Piece);
    hexes.chain(pieces).collect()
}

/// Listens to all that the table says of a view.
fn listen(ear: &mut Ear, view: &View, seat: Seat, legal: &[Action]) {
    let now = view.status();
    assert!(now.phase < now.phases.len());
    now.phases.iter().for_each(|phase| ear.hear(&Words::new(*phase)));
    ear.hear(&now.prompt);
    view.counters(seat).iter().for_each(|counter| ear.hear(&counter.title));
    for panel in view.panels(&[], Palette::Normal) {
        ear.hear(&panel.title);
        panel.note.iter().for_each(|note| ear.hear(note));
        panel.rows.iter().flatten().for_each(|cell| ear.hear(&cell.words));
    }
    view.verdict().iter().for_each(|line| ear.hear(line));
    for option in legal.iter().filter_map(|&action| ids::option(action)) {
        let button = view.button(seat, option);
        ear.hear(&button.words);
        button.about.iter().for_each(|about| ear.hear(about));
    }
    refusing::why_not(view, seat, &[]).iter().for_each(|why| ear.hear_why(why));
    for target in things(view) {
        let lines = preview::preview(view, seat, &[target]);
        lines.iter().for_each(|line| ear.hear(line));
        refusing::why_not(view, seat, &[target]).iter().for_each(|why| ear.hear_why(why));
        let plain = Sheet { title: Words::new("battlelore-list"), picture: None, lines, rule: None };
        let sheet = inspect::inspect(view, seat, target, plain);
        sheet.lines.iter().for_each(|line| ear.hear(line));
        assert!(sheet.rule.is_none_or(|rule| BOOK.contains(&format!("## [{rule}]"))), "{:?}", sheet.rule);
    }
    for action in legal {
        let (Action::Move { from, to } | Action::Attack { from, to }) = *action else { continue };
        let pair = [from, to].map(|hex| ids::place(view, hex));
        preview::preview(view, seat, &pair).iter().for_each(|line| ear.hear(line));
        assert_eq!(refusing::why_not(view, seat, &pair), None, "{action:?}");
        if let (Action::Attack { .. }, Some(id), Some(other)) = (action, view.table.at(from), view.table.at(to)) {
            let strength = strength(&view.table, id, other, false, &InBattle::default());
            assert_eq!(strength.dice, strength.told(), "{strength:?}");
        }
    }
}

/// Plays a match at random, with plenty of Lore, and listens now and then.
fn overhear(ear: &mut Ear, scenario: &str, seed: u64) {
    let options = Options { scenario: scenario.to_owned(), turns: 24, ..Options::default() };
    let mut chance = Sampled::new(seed);
    let mut state = BattleLore::setup(&options, &mut chance, ear).expect("a scenario of the house");
    let mut list = Vec::new();
    while let Some(seat) = BattleLore::to_act(&state).first() {
        if state.table.lore.active && state.table.step() == PendingStep::Command {
            state.table.lore.tokens = [15, 15];
        }
        list.clear();
        BattleLore::legal(&state, seat, &mut list);
        let usual = matches!(
            state.table.step(),
            PendingStep::Orders | PendingStep::Moves | PendingStep::Combat | PendingStep::Retreat
        );
        if chance.below(if usual { 40 } else { 8 }) == 0 {
            let view = BattleLore::view(&state, Viewer::Seat(seat));
            listen(ear, &view, seat, &list);
            let other = Seat(1 - seat.0);
            listen(ear, &BattleLore::view(&state, Viewer::Seat(other)), other, &[]);
        }
        let casts: Vec<Action> = list.iter().filter(|action| matches!(action, Action::Cast { .. })).copied().collect();
        let from = if casts.is_empty() || chance.below(3) == 0 { &list } else { &casts };
        let action = from[chance.below(from.len() as u32) as usize];
        BattleLore::carry_out(&mut state, seat, &action, &mut chance, ear);
    }
    listen(ear, &BattleLore::view(&state, Viewer::All), Seat(0), &[]);
}

#[test]
fn everything_that_is_said_has_a_text() {
    let mut ear = Ear::new();
    for (scenario, matches) in [("S1", 1), ("S2", 1), ("S3", 1), ("S4", 1), ("S5", 2), ("S6", 4), ("S7", 6), ("S8", 4)]
    {
        (0..matches).for_each(|seed| overhear(&mut ear, scenario, seed));
    }
    // Something of every part of a match has been heard.
    for name in ["ask-order-section", "ask-ignore", "preview-hits", "preview-answer", "log-eliminated", "log-lore"] {
        assert!(ear.heard.contains(&format!("battlelore-{name}")), "{name} was never said");
    }
}

/// Card texts name the numbers that are printed, none of which is one; all others can be one.
#[test]
fn what_is_counted_agrees_with_its_number() {
    const COUNTED: [&str; 11] =
        ["units", "hexes", "dice", "cards", "tokens", "figures", "flags", "targets", "enemies", "banners", "ways"];
    const NUMBERS: [&str; 10] =
        ["n", "count", "most", "dice", "cards", "tokens", "cost", "figures", "flags", "banners"];
    let counts = |line: &str| {
        line.split("{ $").skip(1).filter_map(|rest| rest.split_once(" } ")).any(|(name, rest)| {
            let counted = |word: &str| COUNTED.contains(&word.trim_end_matches(|c: char| !c.is_alphabetic()));
            let mut words = rest.split(' ');
            // What is counted, or a word before it.
            let (first, second) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
            let before = first.chars().all(char::is_alphabetic);
            NUMBERS.contains(&name) && (counted(first) || before && counted(second))
        })
    };
    let lines = ENGLISH.lines().filter(|line| !line.starts_with("battlelore-lore-") && !line.starts_with('#'));
    // A variant of a selector has its own number.
    let wrong: Vec<&str> =
        lines.filter(|line| !line.trim_start().starts_with(['[', '*'])).filter(|line| counts(line)).collect();
    assert!(counts("a = { $n } foot units.") && !counts("a = { $n }, units"), "they are found");
    assert!(wrong.is_empty(), "write a selector for one of them:\n{}", wrong.join("\n"));
}

#[test]
fn whoever_waits_in_his_own_turn_is_told_who_decides() {
    let position = "phase combat\nunits SHbs@(5,5):o NHbs@(4,5) NHbs@(4,4) NHbs@(3,5) NHbs@(3,4)";
    let state = BattleLore::parse_position(position).expect("a position");
    let mut chance = Sampled::new(1);
    // One attack after the other, until the opponent has to decide something.
    for seed in 0..200 {
        let mut state = state;
        chance = Sampled::new(seed);
        let attack = Action::Attack { from: "(5,5)".parse().expect("a hex"), to: "(4,5)".parse().expect("a hex") };
        BattleLore::carry_out(&mut state, Seat(0), &attack, &mut chance, &mut Silent);
        if BattleLore::to_act(&state).first() == Some(Seat(1)) && state.table.turn.side == Side::South {
            let why = refusing::why_not(&BattleLore::view(&state, Viewer::Seat(Seat(0))), Seat(0), &[]);
            assert_eq!(why.map(|why| why.words.key), Some("battlelore-why-decides".to_owned()));
            return;
        }
    }
    panic!("the opponent never decides anything: {chance:?}");
}

#[test]
fn every_refusal_has_a_text_and_a_section() {
    let mut ear = Ear::new();
    let hex = Hex::at(4, 6).expect("the middle");
    let card = CommandCard::all().next().expect("a card");
    let lore = LoreCard::all().next().expect("a card");
    for refusal in [
        Refusal::NotNow,
        Refusal::NotInHand(card),
        Refusal::NoOwnUnit(hex),
        Refusal::EnemyAdjacent(hex),
        Refusal::OtherWindow(lore),
        Refusal::TooDear(lore),
        Refusal::NoTarget(lore),
        Refusal::LoreNotInHand(lore),
        Refusal::LorePlayed,
        Refusal::WrongTarget,
        Refusal::Webbed(hex),
        Refusal::NoWeb(hex),
        Refusal::TooManyTokens,
        Refusal::NoPower,
        Refusal::NothingToDraw,
        Refusal::OutOfSight(hex),
        Refusal::NoDice(hex),
        Refusal::OtherSection(hex),
        Refusal::SecondCreature(hex),
        Refusal::CreatureTooDear(hex),
        Refusal::NotLinked(hex),
    ] {
        ear.hear_why(&Explained { words: refusal.words(), rule: Some(refusal.rule()) });
    }
}

#[test]
fn every_card_unit_and_level_has_its_texts() {
    let mut ear = Ear::new();
    for card in CommandCard::all() {
        ear.hear(&Words::new(card.key()));
        ear.hear(&Words::new(format!("{}-about", card.key())));
    }
    for card in LoreCard::all() {
        ear.hear(&Words::new(card.key()));
        (1..=3).for_each(|level| ear.hear(&crate::games::battlelore::table::names::lore_text(card, level)));
    }
    for kind in crate::games::battlelore::UnitKind::all() {
        ear.hear(&Words::new(kind.key()));
        ear.hear(&Words::new(format!("{}-about", kind.key())));
    }
    for scenario in crate::games::battlelore::scenario::all() {
        ear.hear(&Words::new(scenario.story.as_deref().expect("a story")));
        ear.hear(&Words::new(format!("battlelore-scenario-{}", scenario.id.to_lowercase())));
    }
}

/// The phase goes by what a battle or a Lore card interrupts.
#[test]
fn whoever_throws_the_orders_away_is_asked_first() {
    let warns = |rest: &str| {
        let state = BattleLore::parse_position(&format!("phase {rest}")).expect("a position");
        let view = BattleLore::view(&state, Viewer::Seat(Seat(0)));
        let done = BattleLore::targets(&view, Seat(0), &Action::Done);
        let [Target::Option(option)] = done[..] else { panic!("{done:?} is no button") };
        view.button(Seat(0), option).warns
    };
    let ordering = |units: &str| warns(&format!("order\ncard LEA\nunits {units}"));
    assert!(ordering("SHbs@(7,5) NHbs@(1,5)"), "nobody has been ordered, though somebody can be");
    assert!(!ordering("SHbs@(7,5):o NHbs@(1,5)"), "one has been ordered");
    let moving = |units: &str| warns(&format!("movement\nunits {units}"));
    assert!(!moving("SHbs@(7,5) NHbs@(1,5)"), "nobody has been ordered, and nothing is lost");
    assert!(moving("SHbs@(7,5):o SHbs@(7,6):o NHbs@(1,5)"), "nobody has moved, and nobody can attack");
    assert!(!moving("SHbs@(7,5):o SHbs@(7,6):om NHbs@(1,5)"), "one has moved");
    assert!(!moving("SHbs@(7,5):o SHbs@(7,6):o NHbs@(6,5)"), "one stands beside the enemy");
    let battling = |units: &str| warns(&format!("combat\nunits {units}"));
    assert!(battling("SHbs@(7,5):o SHbs@(7,6) NHbs@(6,5)"), "one can still attack");
    assert!(!battling("SHbs@(7,5):ob SHbs@(7,6) NHbs@(6,5)"), "it has battled, and the other one has no order");
    assert!(!battling("SHbs@(7,5):o NHbs@(1,5)"), "nobody is near");
    let councils = "council A 2 1 1 1 1\ncouncil B 2 0 0 0 0\nlore A keeps 1 limit 4\nlore B keeps 1 limit 4";
    let calling = |units: &str| warns(&format!("combat\n{councils}\ntokens 0 0\ncircle (4,6)\nunits {units}"));
    assert!(calling("SHbs@(4,6):o NHbs@(0,0)"), "one can still call");
    assert!(!calling("SHbs@(4,6) NHbs@(0,0)"), "it has no order");
}

#[test]
fn every_step_has_its_phase() {
    let options = Options::default();
    let state = BattleLore::setup(&options, &mut Sampled::new(1), &mut Silent).expect("a scenario of the house");
    let phase = |steps: &[PendingStep]| {
        let mut view = BattleLore::view(&state, Viewer::Public);
        view.table.steps = Steps::one(steps[0]);
        steps[1..].iter().for_each(|step| view.table.steps.push(*step));
        let status = view.status();
        status.phases[status.phase].trim_start_matches("battlelore-phase-").to_owned()
    };
    for (steps, name) in [
        (&[PendingStep::Choose][..], "muster"),
        (&[PendingStep::Place], "muster"),
        (&[PendingStep::Command], "command"),
        (&[PendingStep::Along], "command"),
        (&[PendingStep::Along, PendingStep::Targets], "command"),
        (&[PendingStep::Orders], "order"),
        (&[PendingStep::Ordered, PendingStep::ReactLore], "order"),
        (&[PendingStep::Moves], "move"),
        (&[PendingStep::Moves, PendingStep::Targets], "move"),
        (&[PendingStep::Combat], "battle"),
        (&[PendingStep::Combat, PendingStep::Power, PendingStep::Retreat], "battle"),
        (&[PendingStep::Combat, PendingStep::Back], "battle"),
        (&[PendingStep::Combat, PendingStep::Bonus], "battle"),
        (&[PendingStep::End], "draw"),
        (&[PendingStep::Keep], "draw"),
        (&[PendingStep::Lore], "draw"),
        (&[PendingStep::Limit], "draw"),
    ] {
        assert_eq!(phase(steps), name, "{steps:?}");
    }
    assert!(
        PendingStep::VARIANTS
            .iter()
            .filter_map(|name| name.parse().ok())
            .filter(|step: &PendingStep| step.is_of_battle())
            .all(|step| phase(&[step]) == "battle")
    );
}
