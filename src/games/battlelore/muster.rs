//! The muster (13.2): War Councils that both sides choose at the same time, unseen by the other, and reveal together.

use super::council::{LoreClass, Member, council};
use super::events::Event;
use super::game::BattleLore;
use super::position::{BySide, State};
use super::refusals::Refusal;
use super::scenario::Levels;
use super::sections::Side;
use super::steps::PendingStep;
use super::view::View;
use super::{draw, setup, turn};
use crate::engine::{Chance, Seat, SeatSet, Sink, ToAct};

/// What every War Council begins with: a Commander of level 1.
pub(super) const FIRST: Levels = Levels { commander: 1, masters: [0; 4] };

/// Levels that a side has still to spend.
pub fn left(state: &State, side: Side) -> u8 {
    let at = side.index();
    if state.table.step() == PendingStep::Muster {
        state.table.lore.levels[at].saturating_sub(state.councils[at].sum())
    } else {
        0
    }
}

/// The level of a member.
pub fn level(levels: &Levels, member: Member) -> u8 {
    match member {
        Member::Commander => levels.commander,
        Member::Master(class) => levels.masters[class.index()],
    }
}

/// Those that can have a level more.
pub fn open(levels: &Levels) -> impl Iterator<Item = Member> + use<> {
    let levels = *levels;
    Member::all().filter(move |&member| level(&levels, member) < council().highest)
}

/// The same War Council with a level more for a member.
pub(super) fn raised(mut levels: Levels, member: Member) -> Levels {
    match member {
        Member::Commander => levels.commander += 1,
        Member::Master(class) => levels.masters[class.index()] += 1,
    }
    levels
}

/// Everybody who has levels to spend.
pub(super) fn to_act(state: &State) -> ToAct {
    let sides = Side::BOTH.into_iter().filter(|&side| left(state, side) > 0);
    ToAct::Seats(sides.fold(SeatSet::NONE, |seats, side| seats.with(side.seat())))
}

/// Whether a side can give this member a level more.
pub(super) fn check(state: &State, seat: Seat, member: Member) -> Result<(), Refusal> {
    let levels = &state.councils[Side::of_seat(seat).index()];
    if open(levels).any(|one| one == member) { Ok(()) } else { Err(Refusal::HighestLevel) }
}

/// A member has a level more. When both sides have spent all of theirs, the War Councils are revealed.
pub(super) fn appoint(
    state: &mut State,
    side: Side,
    member: Member,
    chance: &mut impl Chance,
    sink: &mut impl Sink<BattleLore>,
) {
    state.councils[side.index()] = raised(state.councils[side.index()], member);
    sink.event(state, || Event::Appointed { side, member: Some(member) });
    settle(state, chance, sink);
    turn::run(state, chance, sink);
}

/// If nobody has a level to spend, the War Councils are revealed and the match is laid out (13.3).
pub(super) fn settle(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    if Side::BOTH.into_iter().any(|side| left(state, side) > 0) {
        return;
    }
    let councils: BySide<Levels> = std::mem::take(&mut state.councils);
    let first = state.table.turn.side;
    setup::found(state, councils);
    for side in [first, first.other()] {
        let levels = councils[side.index()];
        sink.event(state, || Event::CouncilRevealed { side, levels });
    }
    if state.hands.iter().all(|hand| hand.is_empty()) {
        for side in [first, first.other()] {
            for _ in 0..setup::commander_hand(councils[side.index()].commander) {
                draw::draw(state, side, chance, sink);
            }
        }
    }
    setup::deal_lore(state, chance, sink);
}

/// A War Council of as many levels as a hidden one, any of them (4.1).
pub(super) fn imagined(spent: u8, chance: &mut impl Chance) -> Levels {
    let mut levels = FIRST;
    while levels.sum() < spent {
        let all: Vec<Member> = open(&levels).collect();
        let Some(&member) = all.get(chance.below(all.len().max(1) as u32) as usize) else { break };
        levels = raised(levels, member);
    }
    levels
}

/// Whom a bot gives its next level: a Commander of level 2, one master to the highest, then whoever comes first.
pub(super) fn favourite(view: &View, seat: Seat, seed: u64) -> Option<Member> {
    let levels = view.councils[Side::of_seat(seat).index()]?;
    let master = Member::Master(LoreClass::ALL[(seed % 4) as usize]);
    let wanted = [Member::Commander, master, Member::Commander];
    let at_least = [2, council().highest, council().highest];
    let next = wanted.into_iter().zip(at_least).find(|&(member, least)| level(&levels, member) < least);
    next.map(|(member, _)| member).or_else(|| open(&levels).next())
}
