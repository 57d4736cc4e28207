//! Whole states that agree with what one viewer knows (Rules 12, 13.3).

use super::cards::{Card, CardTable, DECK};
use super::colours::{Colour, ColourSet};
use super::draft::Draft;
use super::position::{Commit, Phase, SEATS, State};
use super::view::View;
use crate::engine::{Chance, Seat};

/// Where a hidden card can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HiddenPlace {
    /// In the hand of a seat; with two players in the closed one.
    Hand(Seat),
    /// In an open hand before the exchange.
    Open(Seat),
    Imp,
}

/// As many places as there can be: four hands, two open hands and the Imp's Trick.
const PLACES: usize = SEATS + 3;

/// A state that looks like this to the viewer; what he cannot see is dealt at random, with equal weights. Hands that have
/// not followed a colour get no card of it. What others have given away has moved; that they remember it is left out.
pub(super) fn imagine(view: &View, chance: &mut impl Chance) -> State {
    let mut state = imagine_cards(view, chance, |_, _| 1);
    imagine_choices(&mut state, view, |state, seat| any_commit(state, seat, chance));
    state
}

/// What others give away, in a state that looks like this to the viewer: those who have given have chosen it, and all
/// others have laid it out, since they might have.
pub(super) fn imagine_choices(state: &mut State, view: &View, mut choose: impl FnMut(&State, Seat) -> Option<Commit>) {
    if view.table.phase != Phase::Exchange {
        return;
    }
    for seat in view.table.seats().filter(|seat| !view.viewer.sees(*seat)) {
        let chosen = choose(state, seat);
        if view.committed.contains(seat) {
            state.commits[seat.index()] = chosen;
        } else {
            state.drafts[seat.index()] = chosen.map(Draft::from).unwrap_or_default();
        }
    }
}

/// The same with weights: how likely a card is in a place, compared with other places. Choices of others in the
/// exchange are left out.
pub(super) fn imagine_cards(view: &View, chance: &mut impl Chance, weight: impl Fn(Card, HiddenPlace) -> u32) -> State {
    let mut state = State {
        table: view.table.clone(),
        hands: view.hands.map(|hand| hand.known),
        open: view.open.map(|hand| hand.known),
        drafts: view.drafts,
        commits: view.commits,
        imp: view.imp.known,
    };
    let mut rooms = Rooms::of(view);
    let mut hidden = DECK;
    let mut count = 0;
    for (place, card) in hidden.iter_mut().zip(view.hidden().iter()) {
        *place = card;
        count += 1;
    }
    let hidden = &mut hidden[..count];
    chance.shuffle(hidden);
    for card in hidden.iter().copied() {
        match rooms.take(card, view.table.options.cards, chance, &weight) {
            Some(HiddenPlace::Hand(seat)) => state.hands[seat.index()].insert(card),
            Some(HiddenPlace::Open(seat)) => state.open[seat.index()].insert(card),
            Some(HiddenPlace::Imp) | None => state.imp.insert(card),
        }
    }
    state
}

/// Three or four cards of a hand at random.
fn any_commit(state: &State, seat: Seat, chance: &mut impl Chance) -> Option<Commit> {
    let mut hand = state.hands[seat.index()];
    let mut draw = || {
        let card = hand.iter().nth(chance.below(u32::from(hand.len()).max(1)) as usize)?;
        hand.remove(card);
        Some(card)
    };
    let discards = if state.table.is_for_two() { 2 } else { 1 };
    let imp = (0..discards).map(|_| draw()).collect::<Option<_>>()?;
    Some(Commit { imp, gifts: [draw()?, draw()?] })
}

/// How many cards are still missing in a place, and which colours it lacks.
#[derive(Clone, Copy)]
struct Capacity {
    place: HiddenPlace,
    free: u8,
    voids: ColourSet,
}

/// All places with room, and how many hidden cards of each colour are still to be put somewhere.
struct Rooms {
    rooms: [Capacity; PLACES],
    left: [u8; 3],
    /// Whether any colour is shut out anywhere; if not, every way to deal will do.
    constrained: bool,
}

impl Rooms {
    fn of(view: &View) -> Self {
        let mut rooms =
            [Capacity { place: HiddenPlace::Imp, free: view.imp.unknown(), voids: ColourSet::NONE }; PLACES];
        let seats = || (0..SEATS as u8).map(Seat);
        let hands = seats().map(|seat| Capacity {
            place: HiddenPlace::Hand(seat),
            free: view.hand(seat).unknown(),
            voids: view.table.voids[seat.index()],
        });
        let open = seats().take(2).map(|seat| Capacity {
            place: HiddenPlace::Open(seat),
            free: view.open_hand(seat).unknown(),
            voids: ColourSet::NONE,
        });
        for (room, other) in rooms[1..].iter_mut().zip(hands.chain(open)) {
            *room = other;
        }
        let cards = view.table.options.cards;
        let left = Colour::ALL.map(|colour| cards.suit(colour).intersection(view.hidden()).len());
        let constrained = rooms.iter().any(|room| room.free > 0 && !room.voids.is_empty());
        Self { rooms, left, constrained }
    }

    /// Chooses a place for a card, each by its weight and its free room, so that all other cards still find one.
    fn take(
        &mut self,
        card: Card,
        cards: CardTable,
        chance: &mut impl Chance,
        weight: &impl Fn(Card, HiddenPlace) -> u32,
    ) -> Option<HiddenPlace> {
        let colour = cards.colour(card);
        self.left[colour as usize] -= 1;
        let mut weights = [0; PLACES];
        for (index, here) in weights.iter_mut().enumerate() {
            let room = self.rooms[index];
            if room.free > 0 && !room.voids.contains(colour) && self.fits_without(index) {
                *here = u32::from(room.free) * weight(card, room.place);
            }
        }
        let sum: u32 = weights.iter().sum();
        let mut drawn = chance.below(sum.max(1));
        let index = weights.iter().position(|&weight| {
            let here = drawn < weight;
            drawn = drawn.saturating_sub(weight);
            here
        })?;
        self.rooms[index].free -= 1;
        Some(self.rooms[index].place)
    }

    /// Whether the cards left fit into the places with one card less in this one: for each set of colours there must be
    /// room for its cards (Hall's theorem).
    fn fits_without(&mut self, index: usize) -> bool {
        if !self.constrained {
            return true;
        }
        self.rooms[index].free -= 1;
        let fits = (1..8u8).all(|set| {
            let within = |colour: Colour| set >> colour as u8 & 1 == 1;
            let cards: u8 = Colour::ALL.into_iter().filter(|&c| within(c)).map(|c| self.left[c as usize]).sum();
            let takes = |room: &&Capacity| Colour::ALL.into_iter().any(|c| within(c) && !room.voids.contains(c));
            cards <= self.rooms.iter().filter(takes).map(|room| room.free).sum()
        });
        self.rooms[index].free += 1;
        fits
    }
}
