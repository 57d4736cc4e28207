//! How Battle Line is played well. All levels judge a position by the chance to win each flag: the Apprentice looks no further
//! than the flag where a card goes, the lower three waver over cards, and the upper two also search. Where actions are about as good, the temper chooses: the bold ones play
//! tactics cards at once and go where the other stands, the careful ones finish what they began and trust in troops, the tricky
//! ones gather tactics cards and begin at many flags.

mod balance;
mod baselines;
mod hints;
mod judged_position;
mod outlook;
mod policy;
mod style;
mod supply;
mod temper;
#[cfg(test)]
mod temper_tests;

use std::time::Duration;

use self::judged_position::JudgedPosition;
pub use self::judged_position::public_chance;
use self::policy::Greedily;
use self::style::Style;
use super::BattleLine;
use super::position::State;
use super::turn::Action;
use super::view::View;
use crate::ai::baseline::Baseline;
use crate::ai::flat::Flat;
use crate::ai::greedy::{Greedy, Judge};
use crate::ai::{Advice, Because, Bot, Bots, Budget, Level, Persona, Taste};
use crate::engine::{Imagine, Rules, Sampled, Seat, Words};

/// The clock of one decision is for slow machines only.
const CAP: Duration = Duration::from_millis(1200);
/// How many actions a search compares.
const WIDTH: usize = 12;
/// How many actions a search plays on before judging: about two turns.
const DEPTH: usize = 6;
/// With fewer play-outs than this two decks cannot be told apart, and the rule of thumb decides.
const LEAST: u32 = 100;

impl Bots for BattleLine {
    fn bot(persona: Persona, seed: u64) -> Box<dyn Bot<Self>> {
        let taste = persona.taste();
        // By how much the chance to win wavers.
        let by_feel = |style, noise| -> Box<dyn Bot<Self>> {
            Box::new(Greedy::new(Sound { seed, style, taste }, seed).noise(noise))
        };
        // How many short play-outs there are for one decision.
        let by_search = |iterations| -> Box<dyn Bot<Self>> {
            Box::new(Searcher::new(Budget { iterations, cap: CAP }, seed).of(taste))
        };
        match persona.level {
            Level::Apprentice => by_feel(&Style::SHORT, 0.05),
            Level::Journeyman => by_feel(&Style::STEADY, 0.03),
            Level::Veteran => by_feel(&Style::TRIED, 0.012),
            Level::Expert => by_search(48),
            Level::Master => by_search(1500),
        }
    }

    fn baselines() -> &'static [Baseline<Self>] {
        &baselines::BASELINES
    }

    fn because(view: &View, seat: Seat, action: &Action) -> Because {
        hints::because(view, seat, action)
    }
}

/// Scores actions by the chances that they change, and by taste.
struct Sound {
    seed: u64,
    style: &'static Style,
    taste: Taste,
}

impl Sound {
    /// Some state that agrees with the view; the scene looks at nothing in it that the view does not tell.
    fn state(&self, view: &View) -> State {
        BattleLine::imagine(view, &mut Sampled::new(self.seed))
    }
}

impl Judge<BattleLine> for Sound {
    fn judge(&mut self, view: &View, seat: Seat, actions: &[Action], scores: &mut Vec<f32>) {
        let state = self.state(view);
        let mut scene = JudgedPosition::blind(&state, seat, self.style);
        let liked = |action| temper::lean(self.taste, &state, seat, action);
        scores.extend(actions.iter().map(|action| scene.score(action) + liked(action)));
    }

    /// Which card goes where is a guess. Which deck to draw from, what to claim, what a Scout returns and whether to pass are not.
    fn wavers(&self, actions: &[Action]) -> bool {
        use Action::{Claim, Draw, EndClaims, Pass, ScoutReturn};
        !actions
            .iter()
            .any(|action| matches!(action, Claim { .. } | EndClaims | Draw { .. } | ScoutReturn { .. } | Pass))
    }

    fn reason(&mut self, view: &View, seat: Seat, action: &Action) -> Option<Words> {
        Some(hints::reason(&self.state(view), seat, action, None))
    }
}

/// Compares the best few actions in many imagined states.
struct Searcher {
    search: Flat<BattleLine, Greedily>,
    budget: Budget,
}

impl Searcher {
    fn new(budget: Budget, seed: u64) -> Self {
        Self { search: Flat::new(Greedily::new(WIDTH), DEPTH, seed), budget }
    }

    fn of(mut self, taste: Taste) -> Self {
        self.search.policy().taste = taste;
        self
    }
}

impl Bot<BattleLine> for Searcher {
    fn advise(&mut self, view: &View, seat: Seat) -> Advice<Action> {
        // What can be proven is taken, and what must be done needs no thought.
        let state = BattleLine::imagine(view, &mut Sampled::new(0));
        let mut legal = Vec::new();
        BattleLine::legal(&state, seat, &mut legal);
        if let [action @ Action::Claim { .. }, ..] | [action] = legal[..] {
            return Advice { action, reason: Some(hints::reason(&state, seat, &action, None)), iterations: 0 };
        }
        // Which deck to draw from is a small question, and too small a one for few play-outs.
        let draws = matches!(legal[..], [Action::Draw { .. }, _]);
        let iterations = if draws { self.budget.iterations / 3 } else { self.budget.iterations };
        if draws && iterations < LEAST {
            let action = self.search.policy().at_once(&state, seat).unwrap_or(legal[0]);
            return Advice { action, reason: Some(hints::reason(&state, seat, &action, None)), iterations: 0 };
        }
        let (action, value, iterations) = match self.search.search(view, seat, Budget { iterations, ..self.budget }) {
            Some(found) => (found.action, found.value, found.iterations),
            None => (Action::Pass, 0.5, 0),
        };
        Advice { action, reason: Some(hints::reason(&state, seat, &action, Some(value))), iterations }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Mode, Options};
    use super::*;
    use crate::ai::BotKind;
    use crate::ai::arena;
    use crate::ai::telling;
    use crate::engine::{Outcome, Seeded, Silent, ToAct, Viewer};

    /// Share of the games that the first player wins.
    fn rate(first: Level, second: BotKind, mode: Mode, games: usize) -> f64 {
        let options = Options { mode, ..Options::default() };
        let plan = arena::ArenaPlan { games, seed: 5, threads: 0 };
        arena::run::<BattleLine>(&options, &[BotKind::from(first), second], plan, &())
            .map_or(0.0, |report| report.standings[0].win_rate())
    }

    #[test]
    fn reasons_that_are_told_are_the_bots_own_and_give_no_card_away() {
        for mode in [Mode::Advanced, Mode::Basic] {
            let options = Options { mode, ..Options::default() };
            let [whole, part, _] = telling::reasons::<BattleLine>(&options, Level::Veteran, 3, 400);
            assert!(whole > 100 && part > 100, "{whole} in whole, {part} in part");
        }
    }

    #[test]
    fn every_level_beats_chance_in_both_modes() {
        for mode in [Mode::Advanced, Mode::Basic] {
            assert!(rate(Level::Veteran, BotKind::Random, mode, 40) > 0.8);
            assert!(rate(Level::Apprentice, BotKind::Random, mode, 40) > 0.8);
        }
    }

    #[test]
    fn levels_beat_those_below_them() {
        for (level, games) in [(Level::Journeyman, 100), (Level::Veteran, 100), (Level::Expert, 20)] {
            let below = BotKind::from(Level::ALL[level as usize - 1]);
            assert!(rate(level, below, Mode::Advanced, games) > 0.55, "{level}");
        }
    }

    /// A whole match, as actions and its end.
    fn play(bots: &mut [Box<dyn Bot<BattleLine>>; 2], seed: u64, mode: Mode) -> Option<(Vec<Action>, Outcome)> {
        let mut chance = Seeded::new(seed);
        let options = Options { mode, ..Options::default() };
        let mut actions = Vec::new();
        let mut state = BattleLine::setup(&options, &mut chance, &mut Silent).ok()?;
        while let Some(seat) = BattleLine::to_act(&state).first() {
            let view = BattleLine::view(&state, Viewer::Seat(seat));
            let advice = bots[seat.index()].advise(&view, seat);
            let key = advice.reason.map(|words| words.key).unwrap_or_default();
            assert!(key.starts_with("battle_line-hint-"), "{key}");
            let applied = BattleLine::apply(&mut state, seat, &advice.action, &mut chance, &mut Silent);
            assert_eq!(applied, Ok(()), "{:?}", advice.action);
            actions.push(advice.action);
        }
        match BattleLine::to_act(&state) {
            ToAct::Over(outcome) => Some((actions, outcome)),
            ToAct::Seats(_) => None,
        }
    }

    /// A whole match of two quick Masters.
    fn match_of_masters(seed: u64, mode: Mode) -> Option<(Vec<Action>, Outcome)> {
        let budget = Budget { iterations: 24, cap: Duration::from_secs(60) };
        play(&mut [seed, seed + 1].map(|seed| -> Box<dyn Bot<_>> { Box::new(Searcher::new(budget, seed)) }), seed, mode)
    }

    #[test]
    fn the_tried_weights_are_better_than_the_plain_ones() {
        for mode in [Mode::Advanced, Mode::Basic] {
            let mut won = 0;
            for game in 0..80 {
                // Every deal is played twice, with the seats swapped.
                let tried = Seat(game as u8 % 2);
                let mut bots = [0, 1].map(|seat| -> Box<dyn Bot<_>> {
                    let style = if Seat(seat) == tried { &Style::TRIED } else { &Style::PLAIN };
                    Box::new(Greedy::new(Sound { seed: game, style, taste: Taste::default() }, game))
                });
                let outcome = play(&mut bots, game / 2, mode).map(|(_, outcome)| outcome);
                won += usize::from(outcome.and_then(|outcome| outcome.winner()) == Some(tried));
            }
            assert!(won > 44, "{won} of 80");
        }
    }

    #[test]
    fn masters_play_legal_matches_and_equal_seeds_play_equally() {
        for mode in [Mode::Advanced, Mode::Basic] {
            let first = match_of_masters(3, mode);
            assert!(first.is_some());
            assert_eq!(first, match_of_masters(3, mode));
        }
    }

    #[test]
    fn what_is_hidden_does_not_change_the_choice() {
        let mut chance = Seeded::new(8);
        let Ok(mut state) = BattleLine::setup(&Options::default(), &mut chance, &mut Silent) else { return };
        for turn in 0..60 {
            let Some(seat) = BattleLine::to_act(&state).first() else { break };
            let view = BattleLine::view(&state, Viewer::Seat(seat));
            let other = BattleLine::imagine(&view, &mut Sampled::new(turn));
            let advise = |state: &State, seed| {
                let view = BattleLine::view(state, Viewer::Seat(seat));
                Greedy::new(Sound { seed, style: &Style::TRIED, taste: Taste::default() }, seed).advise(&view, seat)
            };
            // Not even the seed, which only imagines, changes what is thought.
            assert_eq!(advise(&state, 1), advise(&other, 2));
            let action = advise(&state, 1).action;
            assert_eq!(BattleLine::apply(&mut state, seat, &action, &mut chance, &mut Silent), Ok(()));
        }
    }
}
