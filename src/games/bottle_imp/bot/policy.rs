//! How The Bottle Imp is searched: worlds by what people give away, play-outs by rules of thumb, and points as rewards.

use super::super::cards::{Card, CardSet};
use super::super::imagining::{HiddenPlace, imagine_cards, imagine_choices};
use super::super::position::{BySeat, Phase, PublicState, State};
use super::super::tricks::legal_cards;
use super::super::view::View;
use super::super::{Action, BottleImp, History, Length, matches, tricks};
use super::temper;
use super::thumb::{self, Eyes};
use crate::ai::policy::{Policy, Rewards};
use crate::ai::{Taste, Temper};
use crate::engine::{Chance, Rules, Sampled, Seat, Silent};

/// How far values waver in play-outs, in points.
const NOISE: f32 = 4.0;
/// In so many of a hundred decisions of a play-out any card is played.
const ANY: u32 = 10;
/// In so many of a hundred choices of the exchange another card than the lowest is given away.
const VARIETY: u32 = 25;
/// A lead of so many points in a round is as good as can be.
const FULL_LEAD: f32 = 125.0;
/// What a point is worth far from the end of the match, as a share of the win.
pub(super) const A_POINT: f32 = 0.5 / FULL_LEAD;
/// Points that a winner makes in a round, about.
const A_ROUND: f32 = 30.0;
/// How far totals drift apart in a round, about.
const DRIFT: f32 = 25.0;

#[derive(Clone, Debug, Default)]
pub(super) struct Thumbs {
    /// Round and totals that the search began with.
    round: u16,
    before: BySeat<i32>,
    pub taste: Taste,
    /// How much of what the rules of thumb say counts beside the play-outs, from 0 to 1.
    pub trust: f32,
}

/// How likely a card lies in the Imp's Trick, compared with a hand: people throw away what is hard to lose.
fn habit(card: Card, place: HiddenPlace) -> u32 {
    match (place, card.number()) {
        (HiddenPlace::Imp, ..=5) => 6,
        (HiddenPlace::Imp, 6..=9) => 4,
        (HiddenPlace::Imp, 10..=14) => 2,
        _ => 1,
    }
}

impl Policy<BottleImp> for Thumbs {
    /// A world without the rounds before, which play-outs need not copy.
    fn imagine(&mut self, view: &View, chance: &mut Sampled) -> State {
        self.round = view.table.round;
        self.before = view.table.totals;
        let mut state = imagine_cards(view, chance, habit);
        state.table.history = History::default();
        imagine_choices(&mut state, view, |state, seat| thumb::give_away(state, seat, VARIETY, chance));
        state
    }

    fn candidates(&mut self, state: &State, seat: Seat, out: &mut Vec<(Action, f32)>) {
        if state.table.phase == Phase::Exchange {
            // The search compares whole exchanges instead of their steps; see `giving`.
            let mut legal = Vec::new();
            BottleImp::legal(state, seat, &mut legal);
            out.extend(legal.into_iter().map(|action| (action, 0.0)));
        } else {
            let eyes = Eyes::of(state, seat);
            out.extend(eyes.legal().iter().map(|card| (Action::Play { card }, eyes.worth(card))));
        }
    }

    fn lean(&mut self, state: &State, seat: Seat, action: &Action) -> f32 {
        let Action::Play { card } = *action else { return 0.0 };
        let worth = self.trust * Eyes::of(state, seat).worth(card);
        A_POINT * (worth + temper::lean(self.taste, state, card))
    }

    /// Play-outs end before the last cards of the round, which play themselves.
    fn play(&mut self, state: &State, seat: Seat, chance: &mut Sampled) -> Option<Action> {
        match state.table.phase {
            Phase::Exchange if state.table.round == self.round => {
                thumb::step(state, seat, (Temper::Even, VARIETY), chance)
            }
            Phase::Play if state.held(seat).len() > 1 => {
                let legal = legal_cards(state, seat);
                let card = match legal.len() {
                    1 => legal.lowest(),
                    _ if chance.below(100) < ANY => any(legal, chance),
                    _ => Eyes::of(state, seat).choose(NOISE, chance),
                };
                card.map(|card| Action::Play { card })
            }
            _ => None,
        }
    }

    /// Points gained on the others; near the end of the match also the chance to win it.
    fn rewards(&mut self, state: &State) -> Rewards {
        let table = &settled(state.clone());
        let players = table.players();
        let mut gained = [0.0; 4];
        for (seat, gained) in gained.iter_mut().enumerate() {
            *gained = (table.totals[seat] - self.before[seat]) as f32;
        }
        let all: f32 = gained.iter().sum();
        let left = rounds_left(table, self.round);
        let near = 0.5 / (1.0 + left);
        let wins = if near > 0.04 { chances(table, left) } else { [0.0; 4] };
        let mut rewards = Rewards::default();
        for seat in 0..players {
            let lead = gained[seat] - (all - gained[seat]) / (players - 1) as f32;
            let points = (0.5 + 0.5 * lead / FULL_LEAD).clamp(0.0, 1.0);
            rewards[seat] = if near > 0.04 { points * (1.0 - near) + wins[seat] * near } else { points };
        }
        rewards
    }
}

/// The table at the end of the round, once the last cards have played themselves; no new round is dealt.
fn settled(mut state: State) -> PublicState {
    if state.table.phase != Phase::Play {
        return state.table;
    }
    while state.table.plays.len() < state.table.trick_size() {
        let left = state.held(state.table.turn()).without(state.table.plays.set());
        let Some(card) = left.lowest() else { break };
        state.table.plays.push(card);
    }
    tricks::settle(&mut state, &mut Silent);
    matches::score_round(&mut state, &mut Silent);
    if matches::is_over(&state.table) {
        state.table.phase = Phase::Over;
    }
    state.table
}

fn any(cards: CardSet, chance: &mut Sampled) -> Option<Card> {
    cards.iter().nth(chance.below(u32::from(cards.len()).max(1)) as usize)
}

/// How many rounds there will be after this one, about.
fn rounds_left(table: &PublicState, round: u16) -> f32 {
    match table.options.length {
        _ if table.phase == Phase::Over => 0.0,
        Length::Rounds(rounds) => f32::from(rounds.saturating_sub(round)),
        Length::Target(target) => ((i32::from(target) - matches::best(table)) as f32 / A_ROUND).max(0.0),
    }
}

/// How likely each seat wins the match.
fn chances(table: &PublicState, left: f32) -> [f32; 4] {
    let best = matches::best(table);
    let scale = if table.phase == Phase::Over { 0.01 } else { DRIFT * (left + 0.5).sqrt() };
    let mut chances = [0.0; 4];
    let seats = 0..table.players();
    for seat in seats.clone() {
        chances[seat] = ((table.totals[seat] - best) as f32 / scale).exp();
    }
    let sum: f32 = chances.iter().sum();
    chances.map(|chance| chance / sum)
}
