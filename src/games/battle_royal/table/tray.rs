//! Cards that are chosen from without lying on the table: a deck that is searched, a discard pile, a hand that is looked at.

use super::{faces, ids};
use crate::engine::{Seat, Words};
use crate::games::battle_royal::cards::effects::{EnergyFrom, Op, Players};
use crate::games::battle_royal::cards::{CardId, Face, TrainerKind, pool};
use crate::games::battle_royal::effects::CHOOSE_OPPONENT;
use crate::games::battle_royal::tasks::{Run, Task};
use crate::games::battle_royal::view::Glimpse;
use crate::games::battle_royal::{View, cards};
use crate::table::{Tray, TrayCard};

/// The groups of a tray: icon and message key.
pub const GROUPS: [(&str, &str); 5] = [
    ("br-sign-active", "battle_royal-group-pokemon"),
    ("br-sign-item", "battle_royal-group-item"),
    ("br-sign-supporter", "battle_royal-group-supporter"),
    ("br-sign-stadium", "battle_royal-group-stadium"),
    ("br-type-colorless", "battle_royal-group-energy"),
];

/// The group that a card belongs to, by its place in the list.
pub fn group(card: CardId) -> usize {
    match &card.card().face {
        Face::Pokemon(_) => 0,
        Face::Trainer(trainer) => match trainer.kind {
            TrainerKind::Item | TrainerKind::Tool => 1,
            TrainerKind::Supporter => 2,
            TrainerKind::Stadium => 3,
        },
        Face::Energy(_) => 4,
    }
}

/// The effect that waits for a decision, and the list it belongs to.
pub fn waiting(view: &View) -> Option<(Run, &'static Op)> {
    match view.table.task() {
        Some(Task::Run(run)) => {
            pool().list(run.list).ops.get(usize::from(run.at)).filter(|_| run.asks.is_some()).map(|op| (run, op))
        }
        _ => None,
    }
}

/// Which cards are chosen from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A deck, or so many cards from its top.
    Deck(Seat, Option<u8>),
    Discards(Seat),
    /// A hand that is not one's own.
    Hand(Seat),
}

/// Where the cards lie from which the decision at hand chooses, unless they lie open or in the own hand.
pub fn source(view: &View) -> Option<Source> {
    let (run, op) = waiting(view)?;
    let who = run.who;
    // Whom an effect is about is chosen before the cards.
    if run.step == CHOOSE_OPPONENT {
        return None;
    }
    match op {
        Op::Search { .. } | Op::EvolveFromDeck => Some(Source::Deck(who, None)),
        Op::Look { .. } => Some(Source::Deck(who, Some(run.left))),
        Op::Recycle { .. } => Some(Source::Discards(who)),
        Op::DiscardHand { who: Players::Opponent, .. } => run.opponent.map(Source::Hand),
        Op::Attach { from: EnergyFrom::Deck, .. } => Some(Source::Deck(who, None)),
        Op::Attach { from: EnergyFrom::Discard, .. } => Some(Source::Discards(who)),
        _ => None,
    }
}

/// The tray that lies open, for whoever sees its cards.
pub fn open(view: &View) -> Option<Tray> {
    let (run, _) = waiting(view)?;
    if !run.asks.is_some_and(|seat| view.viewer.sees(seat)) {
        return None;
    }
    let source = source(view)?;
    let known = |cards: &[Glimpse]| cards.iter().filter_map(|glimpse| glimpse.card).collect::<Vec<_>>();
    let (key, seat, found) = match source {
        Source::Deck(seat, None) => ("battle_royal-tray-deck", seat, known(&view.decks[seat.index()])),
        Source::Deck(seat, Some(top)) => {
            let deck = &view.decks[seat.index()];
            let first = deck.len() - usize::from(top).min(deck.len());
            ("battle_royal-tray-top", seat, known(&deck[first..]))
        }
        Source::Discards(seat) => {
            ("battle_royal-tray-discards", seat, view.table.player(seat).discard.iter().copied().collect())
        }
        Source::Hand(seat) => ("battle_royal-tray-hand", seat, known(&view.hands[seat.index()])),
    };
    let card = |(card, copies): (CardId, usize)| {
        let title = match copies {
            1 => Words::new(card.key()),
            _ => Words::new("battle_royal-title-copies").with_key("card", card.key()).with("count", copies as i64),
        };
        TrayCard::new(ids::searched(card), faces::held(card), title).large(faces::card(card)).within([group(card)])
    };
    let shown: Vec<_> = super::layout::kinds(&found).into_iter().map(card).collect();
    let tray = Tray::new(Words::new(key).with("seat", seat).with("count", found.len() as i64), shown);
    let tray = tray.grouped(GROUPS.map(|(icon, key)| (Words::new(key), icon)));
    Some(match text_of(&run) {
        Some(words) => tray.noted(words),
        None => tray,
    })
}

/// What the card says whose effect is being carried out.
pub fn text_of(run: &Run) -> Option<Words> {
    use crate::games::battle_royal::tasks::Source as From;
    let card = match run.source {
        From::Trainer(card) | From::Stadium(card) | From::Attached(card) => card,
        From::Attack | From::Ability => return None,
    };
    match &card.card().face {
        Face::Trainer(trainer) => cards::texts::trainer(trainer),
        Face::Energy(energy) => cards::texts::energy(energy),
        Face::Pokemon(_) => None,
    }
}
