//! What pieces, places and options stand for: the numbers of the table, in one place.

use crate::games::battlelore::council::Member;
use crate::games::battlelore::dice::Face as DieFace;
use crate::games::battlelore::lore_cards::LoreCard;
use crate::games::battlelore::position::UnitId;
use crate::games::battlelore::units::Power;
use crate::games::battlelore::{Action, CommandCard, Hex, Side, View};
use crate::table::cards::Backs;
use crate::table::{OptionId, PieceId, Target, ZoneId};

/// The field itself.
pub const HEATH: PieceId = PieceId(1);
/// The box that dice are thrown into.
pub const DICE_TRAY: PieceId = PieceId(2);
/// The draw pile of Command cards.
pub const PILE: PieceId = PieceId(3);
/// The Command cards that were put away.
pub const DISCARDS: PieceId = PieceId(4);
/// The Command card that lies open in this turn.
pub const PLAYED: PieceId = PieceId(5);
/// The draw pile of Lore cards.
pub const LORE_PILE: PieceId = PieceId(6);
/// The Lore cards that were put away.
pub const LORE_DISCARDS: PieceId = PieceId(7);
/// The card as which a Counter Attack is used.
pub const COPIED: PieceId = PieceId(8);
pub const CANDLE: PieceId = PieceId(9);

/// First number of each family of pieces; the lower 16 bits tell its members apart.
mod family {
    pub const UNIT: u32 = 1 << 16;
    pub const FIGURE: u32 = 2 << 16;
    pub const COMMAND: u32 = 3 << 16;
    pub const LORE: u32 = 4 << 16;
    pub const DIE: u32 = 5 << 16;
    pub const BANNER: u32 = 6 << 16;
    pub const TOKEN: u32 = 7 << 16;
    pub const MARK: u32 = 8 << 16;
    pub const CAST: u32 = 9 << 16;
    pub const LANDMARK: u32 = 10 << 16;
    pub const PROJECTILE: u32 = 11 << 16;
    pub const STAND: u32 = 12 << 16;
    pub const VACANCY: u32 = 13 << 16;
    pub const OBJECTIVE: u32 = 14 << 16;
    pub const THREAT: u32 = 15 << 16;
    pub const FORESEEN: u32 = 16 << 16;
    pub const PLATE: u32 = 17 << 16;
    pub const DISCARDED: u32 = 18 << 16;
}

/// Command cards whose face the viewer does not know.
pub const COMMAND_BACKS: Backs = Backs { first: 20 << 16, each: 32 };
/// Lore cards whose face the viewer does not know.
pub const LORE_BACKS: Backs = Backs { first: 21 << 16, each: 32 };

/// A unit as a whole: its banner, which stands for it where it is pointed at.
pub fn unit(id: UnitId) -> PieceId {
    PieceId(family::UNIT | id.index() as u32)
}

/// A figure of a unit, from 0.
pub fn figure(id: UnitId, number: u8) -> PieceId {
    PieceId(family::FIGURE | (id.index() as u32) << 4 | u32::from(number))
}

/// A copy of a Command card in a hand, from 0. The first one stands for all of them where they are pointed at.
pub fn command(side: Side, card: CommandCard, copy: u8) -> PieceId {
    PieceId(family::COMMAND | (side.index() as u32) << 12 | (card.index() as u32) << 4 | u32::from(copy))
}

/// A Command card that was put away: it can be looked at closely, and is pointed at in no other way.
pub fn discarded(card: CommandCard) -> PieceId {
    PieceId(family::DISCARDED | card.index() as u32)
}

/// A Lore card in a hand.
pub fn lore(card: LoreCard) -> PieceId {
    PieceId(family::LORE | card.index() as u32)
}

/// A die of the last throw, from 0.
pub fn die(number: usize) -> PieceId {
    PieceId(family::DIE | number as u32)
}

/// A Victory Banner on a side's stand, from 0.
pub fn banner(side: Side, number: u8) -> PieceId {
    PieceId(family::BANNER | (side.index() as u32) << 8 | u32::from(number))
}

/// A Lore token of a side, from 0.
pub fn token(side: Side, number: u8) -> PieceId {
    PieceId(family::TOKEN | (side.index() as u32) << 8 | u32::from(number))
}

/// What a unit stands on.
pub fn plate(id: UnitId) -> PieceId {
    PieceId(family::PLATE | id.index() as u32)
}

/// A sign on the ground beside a unit: a web, poison, tokens that it keeps, that it is ordered.
pub fn mark(id: UnitId, number: u8) -> PieceId {
    PieceId(family::MARK | (id.index() as u32) << 4 | u32::from(number))
}

/// A Lore card that lies open because it is in force, by its place in the list of casts.
pub fn cast(number: usize) -> PieceId {
    PieceId(family::CAST | number as u32)
}

/// Piece of the landmark on a hex.
pub fn landmark(hex: Hex) -> PieceId {
    PieceId(family::LANDMARK | hex.index() as u32)
}

/// An arrow or bolt under way, from 0.
pub fn projectile(number: u8) -> PieceId {
    PieceId(family::PROJECTILE | u32::from(number))
}

/// The stand for a side's Victory Banners.
pub fn stand(side: Side) -> PieceId {
    PieceId(family::STAND | side.index() as u32)
}

/// A place on a side's stand that waits for a Victory Banner, from 0.
pub fn vacancy(side: Side, number: u8) -> PieceId {
    PieceId(family::VACANCY | (side.index() as u32) << 8 | u32::from(number))
}

/// The sign of a hex that is worth Victory Banners.
pub fn objective(number: usize) -> PieceId {
    PieceId(family::OBJECTIVE | number as u32)
}

/// The sign on a hex that the enemy could attack.
pub fn threat(hex: Hex) -> PieceId {
    PieceId(family::THREAT | hex.index() as u32)
}

/// A sign laid on the field while something is chosen, from 0.
pub fn foreseen(number: usize) -> PieceId {
    PieceId(family::FORESEEN | number as u32)
}

/// Zone of a hex, which can be pointed at.
pub fn zone(hex: Hex) -> ZoneId {
    ZoneId(hex.index() as u32)
}

/// What is pointed at to mean a hex: whoever stands there, or the place.
pub fn place(view: &View, hex: Hex) -> Target {
    match view.table.at(hex) {
        Some(id) => Target::Piece(unit(id)),
        None => Target::Zone(zone(hex)),
    }
}

/// What something that can be pointed at is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetKind {
    Unit(UnitId),
    /// A hex with nobody on it.
    Hex(Hex),
    /// A Command card in a side's hand.
    Command(Side, CommandCard),
    /// A Command card that was put away.
    Discarded(CommandCard),
    /// A Lore card in a hand.
    Lore(LoreCard),
    /// The Command card of this turn.
    Played,
    Pile,
    /// Command cards that were put away.
    Discards,
    LorePile,
    /// Lore cards that were put away.
    LoreDiscards,
    /// A Lore card in force.
    Cast(usize),
}

/// What a target is; nothing for numbers, options and what only lies there.
pub fn thing(view: &View, target: Target) -> Option<TargetKind> {
    match target {
        Target::Zone(ZoneId(number)) => Hex::of_index(number as usize).map(TargetKind::Hex),
        Target::Piece(piece) => thing_of(view, piece),
        Target::Count(_) | Target::Option(_) => None,
    }
}

/// The unit with this number, if there is one.
fn known(view: &View, number: usize) -> Option<UnitId> {
    UnitId::of_index(number).filter(|_| number < view.table.units().len())
}

fn thing_of(view: &View, piece: PieceId) -> Option<TargetKind> {
    let number = (piece.0 & 0xffff) as usize;
    match piece.0 & !0xffff {
        family::UNIT => known(view, number).map(TargetKind::Unit),
        family::COMMAND => {
            let side = Side::BOTH.into_iter().nth(number >> 12)?;
            CommandCard::all().nth(number >> 4 & 0xff).map(|card| TargetKind::Command(side, card))
        }
        family::DISCARDED => CommandCard::all().nth(number).map(TargetKind::Discarded),
        family::LORE => LoreCard::all().nth(number).map(TargetKind::Lore),
        family::CAST => Some(TargetKind::Cast(number)),
        _ if piece == PILE => Some(TargetKind::Pile),
        _ if piece == DISCARDS => Some(TargetKind::Discards),
        _ if piece == PLAYED => Some(TargetKind::Played),
        _ if piece == LORE_PILE => Some(TargetKind::LorePile),
        _ if piece == LORE_DISCARDS => Some(TargetKind::LoreDiscards),
        _ => None,
    }
}

/// The hex that is meant by pointing at a unit or a place.
pub fn hex(view: &View, target: Target) -> Option<Hex> {
    match thing(view, target)? {
        TargetKind::Unit(id) => Some(view.table.unit(id).hex),
        TargetKind::Hex(hex) => Some(hex),
        _ => None,
    }
}

/// The options that are chosen for a unit: it rolls for its move, calls a Creature, cuts its web.
pub const MARCH: OptionId = OptionId(7);
pub const SUMMON: OptionId = OptionId(8);
pub const CUT_WEB: OptionId = OptionId(9);

/// First numbers of the options that have a number of their own.
const IGNORE: u32 = 100;
const KEEP_TOKENS: u32 = 200;
const REROLL: u32 = 300;
const POWER: u32 = 400;
const RAISE: u32 = 500;
const APPOINT: u32 = 600;

/// The option that an action is, if it is chosen by a button. The one with the least number is the main button: what is done
/// comes before what is left alone, and of flags as many as possible are ignored.
pub fn option(action: Action) -> Option<OptionId> {
    Some(OptionId(match action {
        Action::BattleBack => 1,
        Action::GainGround => 2,
        Action::Done => 3,
        Action::Pass => 4,
        Action::TakeTokens => 5,
        Action::TakeCard => 6,
        Action::Ignore { flags } => KEEP_TOKENS - 1 - u32::from(flags),
        Action::KeepTokens { tokens } => KEEP_TOKENS + u32::from(tokens),
        Action::Reroll { face } => REROLL + face as u32,
        Action::Power { power } => POWER + power as u32,
        Action::Raise { unit } => RAISE + unit.index() as u32,
        Action::Appoint { member } => APPOINT + Member::all().take_while(|known| *known != member).count() as u32,
        _ => return None,
    }))
}

/// The action that an option is.
pub fn action(view: &View, option: OptionId) -> Option<Action> {
    Some(match option.0 {
        1 => Action::BattleBack,
        2 => Action::GainGround,
        3 => Action::Done,
        4 => Action::Pass,
        5 => Action::TakeTokens,
        6 => Action::TakeCard,
        IGNORE..KEEP_TOKENS => Action::Ignore { flags: u8::try_from(KEEP_TOKENS - 1 - option.0).ok()? },
        KEEP_TOKENS..REROLL => Action::KeepTokens { tokens: u8::try_from(option.0 - KEEP_TOKENS).ok()? },
        REROLL..POWER => {
            Action::Reroll { face: DieFace::ALL.into_iter().find(|face| *face as u32 == option.0 - REROLL)? }
        }
        POWER..RAISE => {
            Action::Power { power: Power::ALL.into_iter().find(|power| *power as u32 == option.0 - POWER)? }
        }
        RAISE..APPOINT => Action::Raise { unit: known(view, (option.0 - RAISE) as usize)? },
        number => Action::Appoint { member: Member::all().nth(number.checked_sub(APPOINT)? as usize)? },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_done_comes_before_what_is_left_alone() {
        let ignore = |flags| option(Action::Ignore { flags });
        assert!(ignore(2) < ignore(1) && ignore(1) < ignore(0));
        assert!(option(Action::BattleBack) < option(Action::Pass));
        assert!(option(Action::GainGround) < option(Action::Pass));
    }
}
