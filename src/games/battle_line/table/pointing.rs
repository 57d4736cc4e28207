//! What a person points at to mean an action.

use super::super::BattleLine;
use super::super::cards::{Card, CardSet, DeckKind, Kind};
use super::super::position::{FlagId, Phase, other};
use super::super::turn::Action;
use super::super::view::View;
use super::layout::{self, TablePlace};
use crate::engine::{Imagine as _, Rules as _, Sampled, Seat, Words};
use crate::table::{Batch, Button, Explained, OptionId, PieceId, Point, Target, ZoneId};

/// Leaves provable flags unclaimed.
const END_CLAIMS: OptionId = OptionId(0);
const PASS: OptionId = OptionId(1);

/// An option as a button: one is asked before flags that can be proven are left, and before a turn is given away in which a
/// tactics card could be played.
pub fn button(view: &View, seat: Seat, option: OptionId) -> Button {
    let (button, about, left) = match option {
        END_CLAIMS => {
            let button = Button::new(Words::new("battle_line-button-end-claims")).pictured("ui-check");
            (button, "battle_line-button-end-claims-about", view.table.claimable.len())
        }
        _ => {
            let button = Button::new(Words::new("battle_line-button-pass")).pictured("ui-skip");
            (button, "battle_line-button-pass-about", playable_tactics(view, seat).len())
        }
    };
    if left == 0 { button } else { button.warning(Words::new(about).with("count", left)) }
}

/// The tactics cards that the player on turn, whose view this is, could play now.
pub(super) fn playable_tactics(view: &View, seat: Seat) -> CardSet {
    // What is imagined of the other hand changes nothing of what is legal here.
    let state = BattleLine::imagine(view, &mut Sampled::new(0));
    let mut legal = Vec::new();
    BattleLine::legal(&state, seat, &mut legal);
    let played = |action: &Action| match *action {
        Action::PlayMorale { card, .. } | Action::PlayEnvironment { card, .. } => Some(card),
        Action::Scout => Some(Card::SCOUT),
        Action::Redeploy { .. } => Some(Card::REDEPLOY),
        Action::Deserter { .. } => Some(Card::DESERTER),
        Action::Traitor { .. } => Some(Card::TRAITOR),
        _ => None,
    };
    legal.iter().filter_map(played).collect()
}

fn piece(card: Card) -> Target {
    Target::Piece(layout::card(card))
}

fn zone(zone: ZoneId) -> Target {
    Target::Zone(zone)
}

impl Point for BattleLine {
    fn targets(_: &View, seat: Seat, action: &Action) -> Vec<Target> {
        let slot = |flag: FlagId| zone(layout::slot_zone(seat, flag));
        match *action {
            Action::Claim { flag } => vec![zone(layout::flag_zone(flag))],
            Action::EndClaims => vec![Target::Option(END_CLAIMS)],
            Action::PlayTroop { card, flag } | Action::PlayMorale { card, flag } => vec![piece(card), slot(flag)],
            Action::PlayEnvironment { card, flag } => vec![piece(card), zone(layout::flag_zone(flag))],
            Action::Scout => vec![piece(Card::SCOUT), zone(layout::discard_zone(seat))],
            Action::Redeploy { card, to, .. } => {
                let goal = to.map_or_else(|| zone(layout::discard_zone(seat)), slot);
                vec![piece(Card::REDEPLOY), piece(card), goal]
            }
            Action::Deserter { card, .. } => vec![piece(Card::DESERTER), piece(card)],
            Action::Traitor { card, to, .. } => vec![piece(Card::TRAITOR), piece(card), slot(to)],
            Action::Pass => vec![Target::Option(PASS)],
            Action::Draw { deck } => vec![zone(layout::deck_zone(deck))],
            Action::ScoutReturn { card } => vec![piece(card), zone(layout::deck_zone(card.deck()))],
        }
    }

    fn meant(view: &View, seat: Seat, targets: &[Target]) -> Option<Action> {
        let (&first, rest) = targets.split_first()?;
        match place(first) {
            Some(TablePlace::Flag(flag)) => return Some(Action::Claim { flag }),
            Some(TablePlace::Deck(deck)) => return Some(Action::Draw { deck }),
            // What the first troop of the hand could not do there, the step of the turn forbids.
            Some(TablePlace::Slot(owner, flag)) if owner == seat && rest.is_empty() => {
                let troop = view.hand(seat).known.iter().find(|card| card.is_troop())?;
                return Some(Action::PlayTroop { card: troop, flag });
            }
            Some(TablePlace::Slot(..) | TablePlace::Discard(_)) => return None,
            None => {}
        }
        let played = card(first)?;
        if !view.hand(seat).known.contains(played) {
            return None;
        }
        if matches!(view.table.phase, Phase::ScoutReturn { .. }) {
            return Some(Action::ScoutReturn { card: played });
        }
        let second = rest.first().copied();
        let flag = second.and_then(|target| flag_of(view, target));
        let anywhere = || view.table.unclaimed().iter().next();
        match played.kind() {
            Kind::Troop => Some(Action::PlayTroop { card: played, flag: flag.or_else(anywhere)? }),
            Kind::Morale => Some(Action::PlayMorale { card: played, flag: flag.or_else(anywhere)? }),
            Kind::Environment => Some(Action::PlayEnvironment { card: played, flag: flag.or_else(anywhere)? }),
            Kind::Guile if played == Card::SCOUT => Some(Action::Scout),
            Kind::Guile => guile(view, seat, played, rest),
        }
    }

    fn batches(view: &View, seat: Seat) -> Vec<Batch<Action>> {
        let table = &view.table;
        if table.phase != Phase::Claim || table.turn != seat || table.claimable.len() < 2 {
            return Vec::new();
        }
        let button = Button::new(Words::new("battle_line-button-claim-all")).pictured("ui-flag");
        vec![Batch { button, actions: table.claimable.iter().map(|flag| Action::Claim { flag }).collect() }]
    }
}

/// Where a card lies on a side.
fn lies(view: &View, card: Card) -> Option<(Seat, FlagId)> {
    FlagId::all().find_map(|flag| {
        let seat = [Seat(0), Seat(1)].into_iter().find(|&seat| view.table.side(flag, seat).cards().contains(&card))?;
        Some((seat, flag))
    })
}

/// What a target is as a place.
pub fn place(target: Target) -> Option<TablePlace> {
    match target {
        Target::Zone(zone) => layout::place_of(zone),
        _ => None,
    }
}

fn card(target: Target) -> Option<Card> {
    match target {
        Target::Piece(PieceId(number)) => layout::card_of(PieceId(number)),
        _ => None,
    }
}

/// A flag that a place or the card lying there belongs to.
fn flag_of(view: &View, target: Target) -> Option<FlagId> {
    match place(target) {
        Some(TablePlace::Flag(flag) | TablePlace::Slot(_, flag)) => Some(flag),
        _ => card(target).and_then(|card| lies(view, card)).map(|(_, flag)| flag),
    }
}

fn guile(view: &View, seat: Seat, played: Card, rest: &[Target]) -> Option<Action> {
    let side = if played == Card::REDEPLOY { seat } else { other(seat) };
    let any = || FlagId::all().find_map(|flag| Some((view.table.side(flag, side).cards().first().copied()?, flag)));
    let (moved, from) = match rest.first() {
        Some(&target) => {
            let moved = card(target)?;
            (moved, lies(view, moved)?.1)
        }
        None => any()?,
    };
    let goal = rest.get(1).and_then(|&target| flag_of(view, target));
    Some(match played {
        Card::REDEPLOY => Action::Redeploy { card: moved, from, to: goal },
        Card::DESERTER => Action::Deserter { card: moved, from },
        _ => Action::Traitor { card: moved, from, to: goal.or_else(|| view.table.free_flags(seat).iter().next())? },
    })
}

/// What cannot be said by a refused action.
pub fn why_not(view: &View, seat: Seat, targets: &[Target]) -> Option<Explained> {
    let explained = |key: &str, rule| Some(Explained { words: Words::new(key), rule: Some(rule) });
    let &last = targets.last()?;
    if let Target::Piece(piece) = last
        && layout::holder_of(piece).is_some()
    {
        return explained("battle_line-why-their-hand", "playing");
    }
    if let Some(card) = card(last)
        && let Some((owner, _)) = lies(view, card)
    {
        let key = if owner == seat { "battle_line-why-lies-fast" } else { "battle_line-why-enemy-card" };
        return explained(key, "playing");
    }
    if let Some(card) = card(last)
        && !view.hand(seat).known.contains(card)
    {
        // Fog, Mud, a card that is out of the game, a hand that has been shown.
        return explained("battle_line-why-out-of-reach", "playing");
    }
    match place(last)? {
        TablePlace::Slot(owner, _) if owner != seat => explained("battle_line-why-enemy-side", "playing"),
        TablePlace::Slot(..) | TablePlace::Flag(_) => explained("battle_line-why-card-first", "playing"),
        TablePlace::Discard(_) => explained("battle_line-why-discard", "tactics"),
        TablePlace::Deck(_) => explained("battle_line-why-draw-later", "drawing"),
    }
}

/// The deck that a place is.
pub fn deck_of(target: Target) -> Option<DeckKind> {
    match place(target) {
        Some(TablePlace::Deck(deck)) => Some(deck),
        _ => None,
    }
}

/// What the targets point at, for previews.
pub enum Pointed {
    /// A card of the own hand over a flag.
    Over(Card, FlagId),
    Card(Card),
    /// A flag or a side.
    Flag(FlagId),
    Deck(DeckKind),
}

/// Reads targets for a preview.
pub fn pointed(view: &View, seat: Seat, targets: &[Target]) -> Option<Pointed> {
    let &last = targets.last()?;
    let held = targets.first().and_then(|&target| card(target)).filter(|&card| view.hand(seat).known.contains(card));
    if let Some(deck) = deck_of(last) {
        return Some(Pointed::Deck(deck));
    }
    if targets.len() > 1
        && let (Some(held), Some(flag)) = (held, flag_of(view, last))
    {
        return Some(Pointed::Over(held, flag));
    }
    match (card(last), flag_of(view, last)) {
        (_, Some(flag)) => Some(Pointed::Flag(flag)),
        (Some(card), None) => Some(Pointed::Card(card)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Notation as _, Viewer};

    fn seen(position: &str) -> View {
        let state = BattleLine::parse_position(position).expect("a position");
        BattleLine::view(&state, Viewer::Seat(Seat(0)))
    }

    #[test]
    fn whoever_leaves_provable_flags_is_asked_first() {
        let view = seen("phase claim\nhand A p9\nflag 3 A r10 r9 r8 B y2 o5 y6\nflag 4 A b10 b9 b8 B y3 o6 y7");
        assert_eq!(view.table.claimable.len(), 2, "the position is one of claims");
        let button = button(&view, Seat(0), END_CLAIMS);
        assert!(button.warns);
        assert_eq!(button.about, Some(Words::new("battle_line-button-end-claims-about").with("count", 2)));
    }

    #[test]
    fn whoever_passes_with_a_tactics_card_that_can_be_played_is_asked_first() {
        for (hand, tactics) in [("FO MU", 2), ("SC", 1), ("", 0), ("DE", 0)] {
            let view = seen(&format!("phase play\nhand A {hand}"));
            let button = button(&view, Seat(0), PASS);
            assert_eq!(button.warns, tactics > 0, "{hand}");
            let about = Words::new("battle_line-button-pass-about").with("count", tactics);
            assert_eq!(button.about, (tactics > 0).then_some(about), "{hand}");
        }
    }
}
