//! Positions worth a picture, found in the play of bots.

use super::layout;
use crate::engine::{Rules, Seat, Viewer};
use crate::games::battle_line::position::other;
use crate::games::battle_line::{Action, BattleLine, Event, FlagId, Formation, Phase, State};
use crate::table::{Moment, Point as _, Target};

/// A mid-game with wilds and Mud, a choice being made, a proof being looked at; and told: a flag claimed, a victory.
pub fn moments() -> Vec<Moment> {
    let middle = Moment::find::<BattleLine>("middle", None, |state, _| rich(state).then(|| (Vec::new(), None)));
    let choice =
        Moment::find::<BattleLine>("choice", None, |state, seat| rich(state).then(|| building(state, seat))?);
    let proof = Moment::find::<BattleLine>("proof", None, proving);
    let flag = proof.as_ref().and_then(|moment| Some(moment.inspecting("inspect-flag", moment.pointed?)));
    let card = choice.as_ref().and_then(|moment| Some(moment.inspecting("inspect-card", *moment.chosen.first()?)));
    let claim = Moment::telling::<BattleLine>("claim", None, 0.8, |event| matches!(event, Event::FlagClaimed { .. }));
    let win = Moment::telling::<BattleLine>("win", None, 0.2, |event| matches!(event, Event::Won { .. }));
    [middle, choice, proof, flag, card, claim, win].into_iter().flatten().collect()
}

/// Mud or Fog at a flag, two wilds at others, and a play to make with flags still to be won.
fn rich(state: &State) -> bool {
    let table = &state.table;
    let lies = || table.flags.iter().flat_map(|flag| [Seat(0), Seat(1)].map(|seat| flag.side(seat).cards()));
    let wilds = lies().flatten().filter(|card| !card.is_troop()).count();
    let cards = lies().map(<[_]>::len).sum::<usize>();
    let weather = table.flags.iter().any(|flag| flag.mud) && table.flags.iter().any(|flag| flag.fog);
    table.phase == Phase::Play && weather && wilds >= 2 && cards >= 26
}

/// A troop that would complete a Phalanx or a Wedge, and the slot for it.
fn building(state: &State, seat: Seat) -> Option<(Vec<Target>, Option<Target>)> {
    let view = BattleLine::view(state, Viewer::Seat(seat));
    let mut legal = Vec::new();
    BattleLine::legal(state, seat, &mut legal);
    legal.into_iter().find_map(|action| {
        let Action::PlayTroop { card, flag } = action else { return None };
        let preview = state.table.preview(flag, seat, card).filter(|preview| preview.complete)?;
        let good = [Formation::Wedge, Formation::Phalanx, Formation::Battalion];
        let targets = BattleLine::targets(&view, seat, &action);
        (good.contains(&preview.best?.value.formation) && state.table.flag(flag).size() == 3)
            .then(|| (targets[..1].to_vec(), targets.last().copied()))
    })
}

/// A flag that can be claimed although the opponent's side is not complete.
fn proving(state: &State, seat: Seat) -> Option<(Vec<Target>, Option<Target>)> {
    let open = |flag: &FlagId| {
        let proof = state.table.proof(*flag, seat);
        let rival = state.table.side(*flag, other(seat)).cards().len();
        state.table.claimable.contains(*flag) && (1..3).contains(&rival) && proof.rival.is_some()
    };
    let flag = FlagId::all().find(open).filter(|_| state.table.ply > 30)?;
    Some((Vec::new(), Some(Target::Zone(layout::flag_zone(flag)))))
}
