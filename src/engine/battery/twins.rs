//! Twin worlds: whatever is sent to somebody comes out as it went in, and is the same in every world that looks the same to them,
//! byte for byte, until something is told. What somebody does not notice at all, such as a card that another seat lays out, happens in
//! each world when it will.

use std::collections::VecDeque;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{BatteryPlan, Summary, Trial, all_seats, deciding, legal, shown};
use crate::engine::matches::Match;
use crate::engine::{Chance as _, Imagine, Notation, Observation, Rules, Seat, Seeded, Sink, ToAct, Told, Viewer};

/// Of so many actions one is followed event by event, with the view after each.
const CLOSELY: usize = 8;
/// Of what the viewer does not notice so much may happen in the other world before it is where this one is, and so many ways are
/// tried there.
const UNNOTICED: usize = 16;
const WAYS: usize = 64;
/// As much of what is sent is shown in a fault.
const SHOWN: usize = 400;

/// The bytes of something, out of which it can be made again.
fn sent<T: Serialize + DeserializeOwned + PartialEq>(what: &T) -> Result<Vec<u8>, String> {
    let text = serde_json::to_string(what).map_err(|error| format!("it cannot be sent: {error}"))?;
    let back: T =
        serde_json::from_str(&text).map_err(|error| format!("what is sent cannot be read: {error}: {text}"))?;
    let again = serde_json::to_string(&back).map_err(|error| format!("what was read cannot be sent: {error}"))?;
    if back == *what && again == text {
        Ok(text.into_bytes())
    } else {
        Err(format!("it is not read as it was sent: {text}"))
    }
}

/// Two texts from where they begin to differ.
fn difference(one: &[u8], other: &[u8]) -> String {
    let same = one.iter().zip(other).take_while(|(one, other)| one == other).count();
    let rest = |bytes: &[u8]| {
        let rest = &bytes[same.saturating_sub(40)..];
        String::from_utf8_lossy(&rest[..rest.len().min(SHOWN)]).into_owned()
    };
    format!("{} bytes …{}\n{} bytes …{}", one.len(), rest(one), other.len(), rest(other))
}

/// The view of a position is the same bytes in a position that is imagined from it.
///
/// # Errors
/// What is not the same, or not read as it was sent.
pub(super) fn view<R: Imagine>(state: &R::State, viewer: Viewer, chance: &mut Seeded) -> Result<(), String> {
    let view = R::view(state, viewer);
    let here = sent(&view)?;
    let there = sent(&R::view(&R::imagine(&view, chance), viewer))?;
    if here == there {
        return Ok(());
    }
    Err(format!(
        "for {viewer:?}, what is sent of the view differs in the imagined position:\n{}",
        difference(&here, &there)
    ))
}

/// What is sent of an action to one viewer.
struct Sending<R: Rules> {
    viewer: Viewer,
    /// Whether the view after each event is sent, too.
    closely: bool,
    bytes: Vec<u8>,
    learned: bool,
    wrong: Option<String>,
    state: R::State,
}

impl<R: Rules> Sending<R> {
    fn after(
        state: &R::State,
        seat: Seat,
        action: &R::Action,
        mut chance: Seeded,
        viewer: Viewer,
        closely: bool,
    ) -> Self {
        let mut after = state.clone();
        let mut sending =
            Self { viewer, closely, bytes: Vec::new(), learned: false, wrong: None, state: state.clone() };
        R::carry_out(&mut after, seat, action, &mut chance, &mut sending);
        sending.state = after;
        sending
    }
}

impl<R: Rules> Sink<R> for Sending<R> {
    fn event(&mut self, state: &R::State, make: impl FnOnce() -> R::Event) {
        let event = make();
        self.learned |= R::reveals(&event, self.viewer);
        let Some(event) = R::seen(&event, self.viewer) else { return };
        let bytes = if self.closely { sent(&Told { event, view: R::view(state, self.viewer) }) } else { sent(&event) };
        match bytes {
            Ok(bytes) => self.bytes.extend(bytes),
            Err(wrong) => self.wrong = Some(wrong),
        }
    }
}

/// All that a viewer gets of a position.
fn observation<R: Notation>(state: &R::State, viewer: Viewer) -> Result<Vec<u8>, String> {
    let own = match viewer {
        Viewer::Seat(seat) => legal::<R>(state, seat),
        Viewer::Public | Viewer::All => Vec::new(),
    };
    let legal = own.iter().map(R::action_text).collect();
    sent(&Observation { view: R::view(state, viewer), legal, to_act: R::to_act(state), conceded: None })
}

/// Plays from the deal of a match once more, at random, beside a world that somebody imagines. It is imagined anew whenever
/// something was told.
pub(super) fn check<R: Imagine + Notation>(
    plan: BatteryPlan,
    game: &Match<R>,
    summary: &mut Summary,
) -> Result<(), String> {
    // Chance of its own, so that nothing else of the battery depends on what is tried here.
    let mut choices = Seeded::new(game.seed().number().rotate_left(16));
    let eyes = all_seats(game.seats()).map(Viewer::Seat).chain([Viewer::Public]);
    let eyes: Vec<Viewer> = eyes.collect();
    let viewer = eyes[choices.below(eyes.len() as u32) as usize];
    let mut trial = Trial::<R> { plan, choices: &mut choices, remembered: &mut VecDeque::new() };
    trial.beside(game, viewer, summary)
}

impl<R: Imagine + Notation> Trial<'_, R> {
    fn beside(&mut self, game: &Match<R>, viewer: Viewer, summary: &mut Summary) -> Result<(), String> {
        let (mut here, mut twin) = (game.start().clone(), None);
        for number in 0..R::longest(game.options()) {
            let there = match twin.take() {
                Some(there) => there,
                None => R::imagine(&R::view(&here, viewer), &mut self.chance()),
            };
            let fault = |what: &str, one: &[u8], other: &[u8]| {
                let world = R::position_text(&there);
                let said = format!("for {viewer:?}, what is sent {what} differs in a world that looks the same");
                Err(format!("{said}:\n{}\n{world}", difference(one, other)))
            };
            let (one, other) = (observation::<R>(&here, viewer)?, observation::<R>(&there, viewer)?);
            if one != other {
                return fault("of the position", &one, &other);
            }
            let to_act = R::to_act(&here);
            if let ToAct::Over(_) = to_act {
                break;
            }
            let seats: Vec<Seat> = deciding(&to_act).iter().collect();
            let seat = seats[self.choices.below(seats.len() as u32) as usize];
            let possible = legal::<R>(&here, seat);
            let action = &possible[self.choices.below(possible.len() as u32) as usize];
            let (chance, closely) = (self.chance(), number % CLOSELY == 0);
            let after = |state: &R::State, action: &R::Action| {
                Sending::<R>::after(state, seat, action, chance.clone(), viewer, closely)
            };
            let first = after(&here, action);
            if let Some(wrong) = first.wrong {
                return Err(format!("after {}, {wrong}", shown::<R>(seat, action)));
            }
            here = first.state;
            if first.learned {
                continue;
            }
            let own = viewer.sees(seat);
            if !own && first.bytes.is_empty() && observation::<R>(&here, viewer)? == one {
                // Nobody beside this seat knows that anything was done.
                twin = Some(there);
                continue;
            }
            let others = legal::<R>(&there, seat);
            let same = others.binary_search(action).ok().map(|_| after(&there, action));
            let sent_there = same.as_ref().map(|second| second.bytes.clone());
            if same.as_ref().is_some_and(|second| second.learned) {
                continue;
            }
            let alike = |second: &Sending<R>| second.bytes == first.bytes;
            let second = match same {
                Some(second) if alike(&second) => Some(second.state),
                _ if own => None,
                // Another seat may do something else that looks the same, such as hide another card.
                _ => match others.iter().map(|action| after(&there, action)).find(alike) {
                    Some(second) => Some(second.state),
                    None => self.unnoticed(&there, seat, &first.bytes, viewer, &after)?,
                },
            };
            let Some(second) = second else {
                // Where it cannot be done at all, nothing is sent.
                let what = format!("of {}", shown::<R>(seat, action));
                return fault(&what, &first.bytes, &sent_there.unwrap_or_default());
            };
            summary.twins += 1;
            twin = Some(second);
        }
        Ok(())
    }

    /// The other world after a seat has done things there that the viewer does not notice, and then something that sends these bytes;
    /// none if no way was found.
    fn unnoticed(
        &mut self,
        there: &R::State,
        seat: Seat,
        bytes: &[u8],
        viewer: Viewer,
        after: &impl Fn(&R::State, &R::Action) -> Sending<R>,
    ) -> Result<Option<R::State>, String> {
        let was = observation::<R>(there, viewer)?;
        for _ in 0..WAYS {
            let mut world = there.clone();
            for _ in 0..UNNOTICED {
                let possible = legal::<R>(&world, seat);
                let mut quiet = Vec::new();
                for action in &possible {
                    let done = after(&world, action);
                    if done.bytes == bytes {
                        return Ok(Some(done.state));
                    }
                    if done.bytes.is_empty() && observation::<R>(&done.state, viewer)? == was {
                        quiet.push(done.state);
                    }
                }
                if quiet.is_empty() {
                    break;
                }
                world = quiet.swap_remove(self.choices.below(quiet.len() as u32) as usize);
            }
        }
        Ok(None)
    }
}
