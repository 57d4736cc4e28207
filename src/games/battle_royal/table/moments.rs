//! Positions worth a picture, found in the play of bots.

use super::{ids, tray};
use crate::engine::{Rules, Seat, Viewer};
use crate::games::battle_royal::in_force::in_force;
use crate::games::battle_royal::position::PublicState;
use crate::games::battle_royal::tasks::Phase;
use crate::games::battle_royal::{Action, BattleRoyal, Event, PokemonId, State};
use crate::table::{Moment, Point as _, Target};

/// Options of the pictures with two seats.
const TWO: &str = "(decks:[House(\"fire\"),House(\"water\")])";
/// Options of the pictures with three seats.
const THREE: &str = "(decks:[House(\"darkness\"),House(\"colorless\"),House(\"metal\")])";

/// What is chosen and what is pointed at.
type Shown = Option<(Vec<Target>, Option<Target>)>;

/// Set-up, the middle of a match from two seats, an attack that is aimed and one that is told, a search, two Stadiums, coins,
/// a Knock Out, an elimination.
pub fn moments() -> Vec<Moment> {
    let placing = Moment::find::<BattleRoyal>("placing", None, |state, _| {
        (state.table.phase == Phase::Placing).then(|| (Vec::new(), None))
    });
    let middle = Moment::find::<BattleRoyal>("middle", None, |state, seat| full(state, seat, Seat(0)));
    let other = Moment::find::<BattleRoyal>("other-seat", None, |state, seat| full(state, seat, Seat(2)));
    let aim = Moment::find::<BattleRoyal>("aim", None, aiming);
    let search = Moment::find::<BattleRoyal>("search", None, |state, seat| {
        let view = BattleRoyal::view(state, Viewer::Seat(seat));
        (state.table.turn.number > 3 && tray::open(&view).is_some()).then(|| (Vec::new(), None))
    });
    let stadiums = Moment::find::<BattleRoyal>("stadiums", None, |state, seat| {
        (state.table.stadiums.len() == 2 && state.table.task().is_none()).then(|| (Vec::new(), first(state, seat)))
    });
    let two = Moment::find::<BattleRoyal>("two", Some(TWO), |state, seat| full(state, seat, seat));
    let three = Moment::find::<BattleRoyal>("three", Some(THREE), |state, seat| full(state, seat, seat));
    let told = |name, secs, wanted: fn(&Event) -> bool| Moment::telling::<BattleRoyal>(name, None, secs, wanted);
    let coin = told("coin", 1.4, |event| matches!(event, Event::Coin { .. }));
    let blow = told("blow", 0.8, |event| matches!(event, Event::Damaged { damage: 130.., .. }));
    let knock_out = told("knock-out", 0.6, |event| matches!(event, Event::KnockedOut { by: Some(_), .. }));
    let out = told("out", 0.5, |event| matches!(event, Event::Eliminated { .. }));
    let close = Moment::find::<BattleRoyal>("inspect", None, |state, seat| changed(&state.table, seat));
    let inspect = close.and_then(|moment| Some(moment.inspecting("inspect", moment.pointed?)));
    let found = [placing, middle, other, aim, inspect, search, stadiums, two, three, coin, blow, knock_out, out];
    found.into_iter().flatten().collect()
}

/// Somebody's card, to point at.
fn first(state: &State, seat: Seat) -> Option<Target> {
    let card = state.secret(seat).hand.first()?.card;
    Some(Target::Piece(ids::held(seat, card, 0)))
}

/// The main phase of a seat in the middle of a match, with most places taken.
fn full(state: &State, seat: Seat, wanted: Seat) -> Shown {
    let table = &state.table;
    let taken = table.all_mons().len();
    let busy = table.turn.number > 12 && usize::from(taken) >= usize::from(table.seats) * 4;
    (seat == wanted && busy && table.phase == Phase::Main && table.task().is_none())
        .then(|| (Vec::new(), first(state, seat)))
}

/// An own Active Pokémon on which something is in force from elsewhere.
fn changed(table: &PublicState, seat: Seat) -> Shown {
    let changed = |id: &PokemonId| !in_force(table, *id).is_empty();
    let id = table.actives(seat).iter().find(changed).filter(|_| table.task().is_none())?;
    Some((Vec::new(), Some(Target::Piece(ids::mon(id)))))
}

/// An attack on somebody who has been damaged, its target pointed at.
fn aiming(state: &State, seat: Seat) -> Shown {
    if state.table.task().is_some() || state.table.turn.number < 10 {
        return None;
    }
    let view = BattleRoyal::view(state, Viewer::Seat(seat));
    let mut legal = Vec::new();
    BattleRoyal::legal(state, seat, &mut legal);
    let attack = legal.into_iter().find(|action| match action {
        Action::Attack { target: Some(target), .. } => state.table.mon(*target).is_some_and(|mon| mon.counters > 2),
        _ => false,
    })?;
    let mut targets = BattleRoyal::targets(&view, seat, &attack);
    let pointed = targets.pop();
    Some((targets, pointed))
}
