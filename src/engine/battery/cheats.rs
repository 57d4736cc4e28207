//! The toy game with one promise broken each, and the battery that has to notice.

use std::cell::Cell;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use super::{BatteryPlan, run};
use crate::engine::toy_game::{Action, Event, No, Options, State, Toy, View};
use crate::engine::{Chance, Imagine, Notation, NotationError, Rules, Seat, SetupError, Sink, ToAct, Viewer};

/// Something with more beside it: what is sent, but not compared, and what is compared, but not sent.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Aside<T> {
    what: T,
    more: String,
    #[serde(skip)]
    unsent: bool,
}

impl<T: PartialEq> PartialEq for Aside<T> {
    fn eq(&self, other: &Self) -> bool {
        self.what == other.what && self.unsent == other.unsent
    }
}

/// The toy with a trick.
struct Cheat<T>(PhantomData<fn() -> T>);

/// What a cheat does otherwise than the toy.
trait Trick: 'static {
    fn longest(options: &Options) -> usize {
        Toy::longest(options)
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
        Toy::legal(state, seat, out);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        Toy::view(state, viewer)
    }

    /// What stands beside a view.
    fn beside_view(_: &State) -> String {
        String::new()
    }

    /// What is known with a view and not sent.
    fn unsent(_: &State) -> bool {
        false
    }

    /// What stands beside an event.
    fn beside_event(_: &State) -> String {
        String::new()
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        Toy::seen(event, viewer)
    }

    fn reveals(event: &Event, viewer: Viewer) -> bool {
        Toy::reveals(event, viewer)
    }

    /// Looks at what has come of an action.
    fn afterwards(_state: &mut State, done: Result<(), No>) -> Result<(), No> {
        done
    }

    fn position_text(state: &State) -> String {
        Toy::position_text(state)
    }
}

/// Events of the toy, for somebody who listens to the cheat.
struct PassedOn<'a, T, S>(&'a mut S, PhantomData<T>);

impl<T: Trick, S: Sink<Cheat<T>>> Sink<Toy> for PassedOn<'_, T, S> {
    fn event(&mut self, state: &State, make: impl FnOnce() -> Event) {
        self.0.event(state, || Aside { what: make(), more: T::beside_event(state), unsent: false });
    }
}

impl<T: Trick> Rules for Cheat<T> {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Aside<Event>;
    type View = Aside<View>;
    type Refusal = No;

    const ID: &'static str = "cheat";

    fn seats(options: &Options) -> usize {
        Toy::seats(options)
    }

    fn longest(options: &Options) -> usize {
        T::longest(options)
    }

    fn setup(options: &Options, chance: &mut impl Chance, sink: &mut impl Sink<Self>) -> Result<State, SetupError> {
        Toy::setup(options, chance, &mut PassedOn(sink, PhantomData::<T>))
    }

    fn to_act(state: &State) -> ToAct {
        Toy::to_act(state)
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
        T::legal(state, seat, out);
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), No> {
        Toy::check(state, seat, action)
    }

    fn carry_out(state: &mut State, seat: Seat, action: &Action, chance: &mut impl Chance, sink: &mut impl Sink<Self>) {
        Toy::carry_out(state, seat, action, chance, &mut PassedOn(sink, PhantomData::<T>));
    }

    fn check_invariants(state: &State) -> Result<(), String> {
        Toy::check_invariants(state)
    }

    fn same_setup(one: &State, other: &State) -> bool {
        Toy::same_setup(one, other)
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: &Action,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Self>,
    ) -> Result<(), No> {
        let done = Toy::apply(state, seat, action, chance, &mut PassedOn(sink, PhantomData::<T>));
        T::afterwards(state, done)
    }

    fn view(state: &State, viewer: Viewer) -> Aside<View> {
        Aside { what: T::view(state, viewer), more: T::beside_view(state), unsent: T::unsent(state) }
    }

    fn seen(event: &Aside<Event>, viewer: Viewer) -> Option<Aside<Event>> {
        T::seen(&event.what, viewer).map(|what| Aside { what, more: event.more.clone(), unsent: false })
    }

    fn reveals(event: &Aside<Event>, viewer: Viewer) -> bool {
        T::reveals(&event.what, viewer)
    }
}

impl<T: Trick> Imagine for Cheat<T> {
    fn imagine(view: &Aside<View>, chance: &mut impl Chance) -> State {
        Toy::imagine(&view.what, chance)
    }
}

impl<T: Trick> Notation for Cheat<T> {
    fn action_text(action: &Action) -> String {
        Toy::action_text(action)
    }

    fn parse_action(text: &str) -> Result<Action, NotationError> {
        Toy::parse_action(text)
    }

    fn position_text(state: &State) -> String {
        T::position_text(state)
    }

    fn parse_position(text: &str) -> Result<State, (usize, NotationError)> {
        Toy::parse_position(text)
    }

    fn seats_in(state: &State) -> usize {
        Toy::seats_in(state)
    }

    fn event_text(event: &Aside<Event>) -> String {
        Toy::event_text(&event.what)
    }

    fn field(state: &State, name: &str) -> Result<String, NotationError> {
        Toy::field(state, name)
    }
}

/// What the battery says of a cheat.
fn caught<T: Trick>() -> String {
    let options = [Options { players: 2 }, Options { players: 3 }];
    run::<Cheat<T>>(BatteryPlan { matches: 40, ..BatteryPlan::default() }, &options).expect_err("a broken promise")
}

/// A trick that breaks nothing: it is the tricks below that are caught, not the way they are played.
struct Honest;
impl Trick for Honest {}

#[test]
fn an_honest_cheat_is_let_through() {
    let done = run::<Cheat<Honest>>(BatteryPlan::default(), &[Options::default()]);
    assert_eq!(done.map(|summary| summary.matches), Ok(100));
}

#[test]
fn a_view_that_shows_a_hidden_card_is_caught() {
    struct Peek;
    impl Trick for Peek {
        fn view(state: &State, viewer: Viewer) -> View {
            let mut view = Toy::view(state, viewer);
            view.scores[0] += state.hidden[0].map_or(0, i32::from);
            view
        }
    }
    let said = caught::<Peek>();
    assert!(said.contains(" differs in the imagined position"), "{said}");
}

#[test]
fn a_hidden_card_that_is_sent_but_not_compared_is_caught() {
    struct Smuggler;
    impl Trick for Smuggler {
        fn beside_view(state: &State) -> String {
            format!("{:?}", state.hidden)
        }
    }
    let said = caught::<Smuggler>();
    assert!(said.contains("what is sent of the view differs in the imagined position"), "{said}");
}

#[test]
fn an_event_whose_length_tells_a_hidden_card_is_caught() {
    struct Breath;
    impl Trick for Breath {
        fn beside_event(state: &State) -> String {
            " ".repeat(state.hands[0].iter().map(|&card| usize::from(card)).sum())
        }
    }
    let said = caught::<Breath>();
    assert!(said.contains("what is sent of ") && said.contains("differs in a world that looks the same"), "{said}");
}

#[test]
fn a_view_that_changes_on_its_way_is_caught() {
    struct Forgotten;
    impl Trick for Forgotten {
        fn unsent(state: &State) -> bool {
            state.choosing
        }
    }
    assert!(caught::<Forgotten>().contains("it is not read as it was sent"));
}

#[test]
fn a_legal_list_that_knows_the_deck_is_caught() {
    struct Foresight;
    impl Trick for Foresight {
        fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
            Toy::legal(state, seat, out);
            out.retain(|action| *action != Action::Draw || state.deck.last().is_none_or(|card| card % 2 == 0));
        }
    }
    let said = caught::<Foresight>();
    assert!(said.contains("the legal list of") || said.contains("is accepted but is not in the legal list"), "{said}");
}

#[test]
fn an_event_that_tells_others_what_is_hidden_is_caught() {
    struct Gossip;
    impl Trick for Gossip {
        fn seen(event: &Event, _: Viewer) -> Option<Event> {
            Some(event.clone())
        }
    }
    assert!(caught::<Gossip>().contains("what comes of"));
}

#[test]
fn claiming_that_everything_is_told_is_caught() {
    struct Loud;
    impl Trick for Loud {
        fn reveals(_: &Event, _: Viewer) -> bool {
            true
        }
    }
    let said = caught::<Loud>();
    assert!(said.contains("0 of") && said.contains("`reveals`"), "{said}");
}

#[test]
fn claiming_that_whoever_acts_learns_by_it_is_caught() {
    struct Forgetful;
    impl Trick for Forgetful {
        fn reveals(event: &Event, viewer: Viewer) -> bool {
            let own = match event {
                Event::Hidden(seat, _) | Event::Played(seat, _) => viewer.sees(*seat),
                _ => false,
            };
            own || Toy::reveals(event, viewer)
        }
    }
    let said = caught::<Forgetful>();
    assert!(said.contains("own actions") && said.contains("`reveals`"), "{said}");
}

#[test]
fn legal_lists_out_of_order_or_with_an_action_twice_are_caught() {
    struct Shuffled;
    impl Trick for Shuffled {
        fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
            Toy::legal(state, seat, out);
            out.reverse();
        }
    }
    struct Twice;
    impl Trick for Twice {
        fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
            Toy::legal(state, seat, out);
            out.extend(out.last().cloned());
        }
    }
    assert!(caught::<Shuffled>().contains("not in order, each once"));
    assert!(caught::<Twice>().contains("not in order, each once"));
}

#[test]
fn legal_lists_that_are_too_short_or_too_long_are_caught() {
    struct Shy;
    impl Trick for Shy {
        fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
            Toy::legal(state, seat, out);
            out.truncate(1);
        }
    }
    struct Boastful;
    impl Trick for Boastful {
        fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
            Toy::legal(state, seat, out);
            if state.deck.is_empty() && !out.is_empty() {
                out.push(Action::Draw);
            }
        }
    }
    struct Idle;
    impl Trick for Idle {
        fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
            if state.choosing {
                Toy::legal(state, seat, out);
            }
        }
    }
    assert!(caught::<Shy>().contains("is accepted but is not in the legal list"));
    assert!(caught::<Boastful>().contains("is refused: "));
    assert!(caught::<Idle>().contains("has 0 legal actions"));
}

#[test]
fn a_refusal_that_changes_something_is_caught() {
    struct Sore;
    impl Trick for Sore {
        fn afterwards(state: &mut State, done: Result<(), No>) -> Result<(), No> {
            if done.is_err() {
                state.scores[0] -= 1;
            }
            done
        }
    }
    assert!(caught::<Sore>().contains("but has changed something"));
}

#[test]
fn a_bound_that_bounds_nothing_and_one_that_matches_come_near_are_caught() {
    struct Patient;
    impl Trick for Patient {
        fn longest(_: &Options) -> usize {
            2_000
        }
    }
    struct Hasty;
    impl Trick for Hasty {
        fn longest(_: &Options) -> usize {
            40
        }
    }
    assert!(caught::<Patient>().contains("2000 bounds nothing, random matches have "));
    assert!(caught::<Hasty>().contains("a random match goes on after 8 actions, and none may have 40"));
}

thread_local! {
    /// What no rule may look at.
    static OUTSIDE: Cell<i32> = const { Cell::new(0) };
}

/// Another number each time.
fn outside() -> i32 {
    OUTSIDE.with(|number| number.replace(number.get() + 1))
}

#[test]
fn a_view_that_changes_by_being_looked_at_is_caught() {
    struct Restless;
    impl Trick for Restless {
        fn view(state: &State, viewer: Viewer) -> View {
            let mut view = Toy::view(state, viewer);
            view.scores[0] += outside();
            view
        }
    }
    assert!(caught::<Restless>().contains("the view differs"));
}

#[test]
fn an_action_that_depends_on_more_than_its_arguments_is_caught() {
    struct Moody;
    impl Trick for Moody {
        fn afterwards(state: &mut State, done: Result<(), No>) -> Result<(), No> {
            if done.is_ok() {
                state.scores[0] += outside();
            }
            done
        }
    }
    let said = caught::<Moody>();
    assert!(said.contains("what comes of") || said.contains("end differently"), "{said}");
}

#[test]
fn a_position_that_is_not_written_in_full_is_caught() {
    struct Brief;
    impl Trick for Brief {
        fn position_text(state: &State) -> String {
            let text = Toy::position_text(state);
            text.lines().filter(|line| !line.starts_with("hidden")).map(|line| format!("{line}\n")).collect()
        }
    }
    assert!(caught::<Brief>().contains("the position is read back as"));
}
