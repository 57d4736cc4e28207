//! What must hold for every game, tried out over random matches.

use std::collections::VecDeque;

use super::{Chance as _, Imagine, Match, Notation, Refusal as _, Rules, Seat, SeatSet, Seeded, Silent, ToAct, Viewer};

/// How much is tried.
#[derive(Clone, Copy, Debug)]
pub struct BatteryPlan {
    /// Matches for each set of options.
    pub matches: usize,
    pub seed: u64,
    /// Actions tried in each position: so many legal ones, illegal ones and ones for secrecy.
    pub sample: usize,
}

impl Default for BatteryPlan {
    fn default() -> Self {
        Self { matches: 100, seed: 1, sample: 12 }
    }
}

/// What was tried, in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    pub matches: usize,
    pub positions: usize,
    /// Actions in the longest match.
    pub longest: usize,
    /// Secrecy of a seat's own actions, as that seat sees them.
    pub own: Compared,
    /// Secrecy of actions as other seats and spectators see them.
    pub others: Compared,
    /// Actions of which two worlds that look the same have sent somebody the same bytes.
    pub twins: usize,
}

/// How often what an action looks like was compared between positions that looked the same before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// So often it was.
    pub made: usize,
    /// So often it could not be, since the action told the viewer something.
    pub told: usize,
}

/// Of a hundred own actions, so many at least tell the seat nothing new in every game, and can be compared.
const OWN: usize = 20;
/// Of a hundred actions of others, so many at least tell the viewer nothing. A game whose [`Rules::reveals`] claims more
/// than that would hide its leaks, and nobody could take anything back.
const OTHERS: usize = 5;

impl Compared {
    fn check(self, share: usize, id: &str, whose: &str) -> Result<(), String> {
        let Self { made, told } = self;
        let all = made + told;
        if made * 100 >= all * share {
            return Ok(());
        }
        Err(format!(
            "{id}: only {made} of {all} times {whose} could be compared between positions that look the same; \
             `reveals` says of the others that they tell the viewer something"
        ))
    }
}

/// A random match takes at most one of so many parts of [`Rules::longest`].
const PARTS: usize = 5;
/// A bound of more than so many times the longest random match bounds nothing.
const TIMES: usize = 100;

/// How many actions of other positions are remembered to be tried where they may be illegal.
const REMEMBERED: usize = 256;

/// Plays random matches with each of `options` and checks everything that the contract promises.
///
/// # Errors
/// A sentence that says what does not hold, followed by the position it does not hold in.
pub fn run<R: Imagine + Notation>(plan: BatteryPlan, options: &[R::Options]) -> Result<Summary, String> {
    let mut summary = Summary::default();
    let mut remembered = VecDeque::new();
    for options in options {
        check_options::<R>(options)?;
        let mut longest = 0;
        for number in 0..plan.matches as u64 {
            let seed = plan.seed.wrapping_add(number);
            let mut choices = Seeded::new(!seed);
            let mut trial = Trial::<R> { plan, choices: &mut choices, remembered: &mut remembered };
            let game = trial.play(options, seed, &mut summary).map_err(|(text, state)| {
                let position = state.map(|state| R::position_text(&state)).unwrap_or_default();
                format!("{} with options {options:?}, seed {seed}: {text}\n{position}", R::ID)
            })?;
            summary.matches += 1;
            longest = longest.max(game.actions().len());
        }
        summary.longest = summary.longest.max(longest);
        let bound = R::longest(options);
        if bound > TIMES * longest {
            let id = R::ID;
            return Err(format!(
                "{id} with options {options:?}: {bound} bounds nothing, random matches have {longest} actions"
            ));
        }
    }
    summary.own.check(OWN, R::ID, "own actions")?;
    summary.others.check(OTHERS, R::ID, "actions of others")?;
    Ok(summary)
}

/// Options survive being written into a journal.
fn check_options<R: Rules>(options: &R::Options) -> Result<(), String> {
    let text = ron::to_string(options).map_err(|error| format!("options cannot be written: {error}"))?;
    match ron::from_str::<R::Options>(&text) {
        Ok(back) if back == *options => Ok(()),
        Ok(back) => Err(format!("options {options:?} are read back as {back:?}")),
        Err(error) => Err(format!("options `{text}` cannot be read back: {error}")),
    }
}

/// A broken promise and the position it shows in.
type Broken<R> = (String, Option<Box<<R as Rules>::State>>);

/// One match of the battery.
struct Trial<'a, R: Rules> {
    plan: BatteryPlan,
    choices: &'a mut Seeded,
    remembered: &'a mut VecDeque<R::Action>,
}

/// Everybody who may look on.
fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    all_seats(seats).map(Viewer::Seat).chain([Viewer::Public, Viewer::All])
}

fn all_seats(seats: usize) -> impl Iterator<Item = Seat> {
    (0..seats).map(|seat| Seat(seat as u8))
}

fn legal<R: Rules>(state: &R::State, seat: Seat) -> Vec<R::Action> {
    let mut legal = Vec::new();
    R::legal(state, seat, &mut legal);
    legal
}

fn deciding(to_act: &ToAct) -> SeatSet {
    match to_act {
        ToAct::Seats(seats) => *seats,
        ToAct::Over(_) => SeatSet::default(),
    }
}

fn shown<R: Notation>(seat: Seat, action: &R::Action) -> String {
    format!("{} {}", seat.letter(), R::action_text(action))
}

impl<R: Imagine + Notation> Trial<'_, R> {
    fn play(&mut self, options: &R::Options, seed: u64, summary: &mut Summary) -> Result<Match<R>, Broken<R>> {
        let setup = |error: super::SetupError| (error.to_string(), None);
        let mut game = Match::<R>::new(options.clone(), seed, &mut Silent).map_err(setup)?;
        loop {
            let state = game.state();
            let here = |text| (text, Some(Box::new(state.clone())));
            summary.positions += 1;
            self.position(state, game.seats(), summary).map_err(here)?;
            let Some((seat, action)) = self.choose(&game).map_err(here)? else { break };
            let actions = game.actions().len();
            if actions * PARTS >= R::longest(options) {
                let bound = R::longest(options);
                return Err(here(format!("a random match goes on after {actions} actions, and none may have {bound}")));
            }
            let text = shown::<R>(seat, &action);
            game.submit(seat, action, &mut Silent)
                .map_err(|refusal| (format!("the legal action {text} is refused: {}", refusal.name()), None))?;
        }
        let earlier = self.choices.below(1 + game.actions().len() as u32) as usize;
        let mut back = game.clone();
        back.go_back_to(earlier);
        let mut again = Match::<R>::new(options.clone(), seed, &mut Silent).map_err(setup)?;
        for (number, (seat, action)) in game.actions().enumerate() {
            if number == earlier && back.state() != again.state() {
                return Err((format!("gone back to {earlier} actions, the match is not as it was then"), None));
            }
            if number >= earlier && back.submit(seat, action.clone(), &mut Silent).is_err() {
                return Err((format!("gone back to {earlier} actions, the match cannot go on as before"), None));
            }
            let same = again.submit(seat, action.clone(), &mut Silent).is_ok();
            if !same {
                return Err(("the same seed and actions are not the same match".to_owned(), None));
            }
        }
        if again.state() != game.state() || back.state() != game.state() {
            return Err(("the same seed and actions end differently".to_owned(), None));
        }
        travels::check(self.plan, &game).map_err(|text| (text, None))?;
        twins::check(self.plan, &game, summary).map_err(|text| (text, None))?;
        Ok(game)
    }

    /// A random action of a random seat that has to decide.
    fn choose(&mut self, game: &Match<R>) -> Result<Option<(Seat, R::Action)>, String> {
        let seats: Vec<Seat> = match game.to_act() {
            ToAct::Seats(seats) => seats.iter().collect(),
            ToAct::Over(_) => return Ok(None),
        };
        if seats.is_empty() {
            return Err("nobody has to decide, but the match is not over".to_owned());
        }
        let seat = seats[self.choices.below(seats.len() as u32) as usize];
        let legal = game.legal(seat);
        if legal.is_empty() {
            return Err(format!("seat {} has to decide, but nothing is legal", seat.letter()));
        }
        let action = legal[self.choices.below(legal.len() as u32) as usize].clone();
        Ok(Some((seat, action)))
    }

    /// Up to `sample` of `items`, in random order: a shuffle that ends when there are enough.
    fn sample<T: Clone>(&mut self, mut items: Vec<&T>) -> Vec<T> {
        let count = self.plan.sample.min(items.len());
        for place in 0..count {
            let other = place + self.choices.below((items.len() - place) as u32) as usize;
            items.swap(place, other);
        }
        items.into_iter().take(count).cloned().collect()
    }

    fn position(&mut self, state: &R::State, seats: usize, summary: &mut Summary) -> Result<(), String> {
        R::check_invariants(state)?;
        round_trips::<R>(state)?;
        let to_act = R::to_act(state);
        if let ToAct::Over(outcome) = &to_act
            && outcome.scores.len() != seats
        {
            return Err(format!("the outcome has {} scores for {seats} seats", outcome.scores.len()));
        }
        for seat in (0..8).map(Seat) {
            let legal = legal::<R>(state, seat);
            if deciding(&to_act).contains(seat) == legal.is_empty() {
                return Err(format!("seat {} has {} legal actions when {to_act:?}", seat.letter(), legal.len()));
            }
            if let Some(pair) = legal.windows(2).find(|pair| pair[0] >= pair[1]) {
                let (first, second) = (R::action_text(&pair[0]), R::action_text(&pair[1]));
                return Err(format!("legal actions are not in order, each once: {first}, {second}"));
            }
            self.legal_ones(state, seat, &legal)?;
            self.illegal_ones(state, seat, &legal)?;
        }
        // Who looks changes from position to position.
        let viewers: Vec<Viewer> = viewers(seats).collect();
        let number = summary.positions;
        twins::view::<R>(state, viewers[number % viewers.len()], &mut Seeded::new(number as u64))?;
        self.secrecy(state, seats, summary)
    }

    /// Legal actions are accepted and can be written and read.
    fn legal_ones(&mut self, state: &R::State, seat: Seat, legal: &[R::Action]) -> Result<(), String> {
        for action in legal {
            let text = R::action_text(action);
            match R::parse_action(&text) {
                Ok(back) if back == *action => {}
                Ok(back) => return Err(format!("action {text} is read back as {}", R::action_text(&back))),
                Err(error) => return Err(format!("action {text} cannot be read back: {error}")),
            }
            if text.is_empty() || text.contains(['\n', '|', '#']) {
                return Err(format!("action `{text}` is empty or has a letter that case files use themselves"));
            }
        }
        for action in self.sample(legal.iter().collect()) {
            let mut events: Vec<R::Event> = Vec::new();
            let mut chance = self.chance();
            R::apply(&mut state.clone(), seat, &action, &mut chance, &mut events).map_err(|refusal| {
                format!("the legal action {} is refused: {}", shown::<R>(seat, &action), refusal.name())
            })?;
            for text in events.iter().map(R::event_text) {
                if text.trim().is_empty() || text.contains('\n') {
                    return Err(format!("event text `{text}` is not one line"));
                }
            }
            if self.remembered.len() >= REMEMBERED {
                self.remembered.pop_front();
            }
            self.remembered.push_back(action);
        }
        Ok(())
    }

    /// Actions that are not legal here are refused and change nothing.
    fn illegal_ones(&mut self, state: &R::State, seat: Seat, legal: &[R::Action]) -> Result<(), String> {
        // Legal lists are in order.
        let remembered = std::mem::take(self.remembered);
        let others = remembered.iter().filter(|action| legal.binary_search(action).is_err()).collect();
        let tried = self.sample(others);
        *self.remembered = remembered;
        // None of them changes it.
        let mut after = state.clone();
        for action in tried {
            let text = || shown::<R>(seat, &action);
            let chance = self.chance();
            let mut drawn = chance.clone();
            match R::apply(&mut after, seat, &action, &mut drawn, &mut Silent) {
                Ok(()) => return Err(format!("the action {} is accepted but is not in the legal list", text())),
                Err(refusal) if after != *state || drawn != chance => {
                    return Err(format!("{} is refused ({}) but has changed something", text(), refusal.name()));
                }
                Err(refusal) => {
                    let name = refusal.name();
                    if name.is_empty() || name.contains(char::is_whitespace) || refusal.rule().is_empty() {
                        let text = text();
                        return Err(format!("the refusal {refusal:?} of {text} needs a one-word name and a rule"));
                    }
                }
            }
        }
        Ok(())
    }

    /// What a viewer cannot see changes nothing that this viewer can notice: whatever happens without telling the viewer
    /// anything could have happened in every position that looks the same.
    fn secrecy(&mut self, state: &R::State, seats: usize, summary: &mut Summary) -> Result<(), String> {
        for viewer in viewers(seats) {
            let view = R::view(state, viewer);
            let other = R::imagine(&view, &mut self.chance());
            let fault = |text: String| {
                Err(format!("for {viewer:?}, {text} differs in the imagined position:\n{}", R::position_text(&other)))
            };
            if R::view(&other, viewer) != view {
                return fault("the view".to_owned());
            }
            if other != *state
                && let Err(text) = R::check_invariants(&other)
            {
                return Err(format!("imagined for {viewer:?}, {text}:\n{}", R::position_text(&other)));
            }
            if R::to_act(&other) != R::to_act(state) {
                return fault("who has to decide".to_owned());
            }
            for seat in all_seats(seats) {
                let (here, there) = (legal::<R>(state, seat), legal::<R>(&other, seat));
                let own = viewer.sees(seat);
                if own && here != there {
                    return fault(format!("the legal list of {}", seat.letter()));
                }
                let remembered = std::mem::take(self.remembered);
                let tried = self.sample(here.iter().chain(remembered.iter().filter(|_| own)).collect());
                *self.remembered = remembered;
                for action in tried {
                    let chance = self.chance();
                    let first = Noticed::after::<R>(state, seat, &action, chance.clone(), viewer);
                    let count = match viewer {
                        Viewer::Seat(own) if own == seat => Some(&mut summary.own),
                        Viewer::Seat(_) | Viewer::Public => Some(&mut summary.others),
                        // Whoever sees everything imagines nothing.
                        Viewer::All => None,
                    };
                    if let (Some(count), Ok(_)) = (count, &first.result) {
                        count.made += usize::from(!first.learned);
                        count.told += usize::from(first.learned);
                    }
                    if first.learned {
                        continue;
                    }
                    let after = |action: &R::Action| Noticed::after::<R>(&other, seat, action, chance.clone(), viewer);
                    let same = (own || there.binary_search(&action).is_ok()) && {
                        let second = after(&action);
                        second.learned || second == first
                    };
                    // Another seat may do something else that looks the same, such as hide another card.
                    if !same && (own || !there.iter().any(|action| after(action) == first)) {
                        return fault(format!("what comes of {}", shown::<R>(seat, &action)));
                    }
                }
            }
        }
        Ok(())
    }

    fn chance(&mut self) -> Seeded {
        let half = 1 << 31;
        Seeded::new(u64::from(self.choices.below(half)) << 31 | u64::from(self.choices.below(half)))
    }
}

/// What a viewer notices of an action.
struct Noticed<E, V, F> {
    result: Result<(Vec<E>, V), F>,
    /// Something was told to the viewer: then worlds may differ.
    learned: bool,
}

impl<E: PartialEq, V: PartialEq, F: PartialEq> PartialEq for Noticed<E, V, F> {
    fn eq(&self, other: &Self) -> bool {
        self.result == other.result
    }
}

impl Noticed<(), (), ()> {
    fn after<R: Rules>(
        state: &R::State,
        seat: Seat,
        action: &R::Action,
        mut chance: Seeded,
        viewer: Viewer,
    ) -> Noticed<R::Event, R::View, R::Refusal> {
        let mut state = state.clone();
        let mut events: Vec<R::Event> = Vec::new();
        let result = R::apply(&mut state, seat, action, &mut chance, &mut events);
        let learned = events.iter().any(|event| R::reveals(event, viewer));
        let seen = || events.iter().filter_map(|event| R::seen(event, viewer)).collect();
        Noticed { result: result.map(|()| (seen(), R::view(&state, viewer))), learned }
    }
}

/// A position can be copied, written and read back.
fn round_trips<R: Notation>(state: &R::State) -> Result<(), String> {
    let text = R::position_text(state);
    match R::parse_position(&text) {
        Ok(back) if back == *state => {}
        Ok(back) => return Err(format!("the position is read back as\n{}\ninstead of", R::position_text(&back))),
        Err((line, error)) => return Err(format!("line {line} of the position cannot be read back: {error}")),
    }
    if text.contains('#') {
        return Err("the position text has a `#`, which begins a comment in case files".to_owned());
    }
    let saved = ron::to_string(state).map_err(|error| format!("the state cannot be written: {error}"))?;
    match ron::from_str::<R::State>(&saved) {
        Ok(back) if back == *state => Ok(()),
        Ok(_) => Err(format!("the state is not read back as it was: {saved}")),
        Err(error) => Err(format!("the state cannot be read back: {error}: {saved}")),
    }
}

#[cfg(test)]
mod cheats;
mod travels;
mod twins;

#[cfg(test)]
mod tests {
    use super::{BatteryPlan, run};
    use crate::engine::toy_game::{Options, Toy, Toys};

    #[test]
    fn the_toy_keeps_every_promise() {
        let options = [Options { players: 2 }, Options { players: 3 }];
        let plan = BatteryPlan { matches: 60, ..BatteryPlan::default() };
        let summary = run::<Toy>(plan, &options).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(summary.matches, 120);
        assert!(summary.longest <= 12 && summary.twins > 60, "{summary:?}");
    }

    #[test]
    fn a_card_that_is_copied_is_shown_with_the_position() {
        let error = run::<Toys<true>>(BatteryPlan::default(), &[Options::default()]).expect_err("a copied card");
        assert!(error.contains("is in two places\nphase play\nturn "), "{error}");
        assert!(error.starts_with("toy with options Options { players: 2 }, seed 1: the card "), "{error}");
    }

    #[test]
    fn options_that_cannot_be_are_said_so() {
        let error = run::<Toy>(BatteryPlan::default(), &[Options { players: 5 }]).expect_err("five players");
        assert!(error.contains("2 or 3"));
    }
}
