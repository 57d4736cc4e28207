//! What pieces, places and options stand for: the numbers of the table, in one place.

use crate::engine::Seat;
use crate::games::battle_royal::cards::passives::Half;
use crate::games::battle_royal::cards::{CardId, pool};
use crate::games::battle_royal::options::MOST_SEATS;
use crate::games::battle_royal::pokemon::MOST_POKEMON;
use crate::games::battle_royal::tasks::AttackRef;
use crate::games::battle_royal::{Action, PokemonId};
use crate::table::{OptionId, PieceId, Target, ZoneId};

/// First number of each family of pieces; the lower 16 bits tell its members apart.
mod family {
    pub const MON: u32 = 1 << 16;
    pub const ENERGY: u32 = 2 << 16;
    pub const DAMAGE: u32 = 3 << 16;
    pub const CONDITION: u32 = 4 << 16;
    pub const TOOL: u32 = 5 << 16;
    pub const HIT: u32 = 6 << 16;
    pub const ATTACKED: u32 = 7 << 16;
    pub const HAND: u32 = 8 << 16;
    pub const SEARCHED: u32 = 9 << 16;
    pub const PRIZE: u32 = 10 << 16;
    pub const FRAME: u32 = 11 << 16;
    pub const DECK: u32 = 12 << 16;
    pub const DISCARDS: u32 = 13 << 16;
    pub const STADIUM: u32 = 14 << 16;
    pub const PLATE: u32 = 15 << 16;
    pub const UNKNOWN: u32 = 16 << 16;
    pub const UNDER: u32 = 17 << 16;
    pub const FLYING: u32 = 18 << 16;
    pub const SHOWN: u32 = 19 << 16;
    pub const HP: u32 = 20 << 16;
    pub const BAR: u32 = 21 << 16;
    pub const DISCARDED: u32 = 23 << 16;
    pub const WOVEN: u32 = 24 << 16;
}

/// The Item or Supporter that is being carried out.
pub const PLAYED: PieceId = PieceId(1);
pub const COIN: PieceId = PieceId(2);
/// The way that a blow came.
pub const STREAK: PieceId = PieceId(4);
/// On the field of whoever has won alone.
pub const LAUREL: PieceId = PieceId(5);
/// The candle, where it does not always stand in the same place.
pub const CANDLE: PieceId = PieceId(6);

/// A Pokémon: its uppermost card, which stands for it where it is pointed at.
pub fn mon(id: PokemonId) -> PieceId {
    PieceId(family::MON | place(id))
}

/// A card under a Pokémon, from 0: what it has evolved from.
pub fn under(id: PokemonId, number: usize) -> PieceId {
    PieceId(family::UNDER | place(id) << 8 | number as u32)
}

/// An Energy card on a Pokémon, from 0.
pub fn energy(id: PokemonId, number: usize) -> PieceId {
    PieceId(family::ENERGY | place(id) << 8 | number as u32)
}

/// The damage on a Pokémon.
pub fn damage(id: PokemonId) -> PieceId {
    PieceId(family::DAMAGE | place(id))
}

/// The figure of the HP that a Pokémon has left.
pub fn hp(id: PokemonId) -> PieceId {
    PieceId(family::HP | place(id))
}

/// The bar of the HP that a Pokémon has left.
pub fn bar(id: PokemonId) -> PieceId {
    PieceId(family::BAR | place(id))
}

/// A Special Condition of a Pokémon.
pub fn condition(id: PokemonId, number: usize) -> PieceId {
    PieceId(family::CONDITION | place(id) << 8 | number as u32)
}

/// The Tool on a Pokémon.
pub fn tool(id: PokemonId) -> PieceId {
    PieceId(family::TOOL | place(id))
}

/// The sign of a Pokémon that others cannot hit in this turn.
pub fn hit(id: PokemonId) -> PieceId {
    PieceId(family::HIT | place(id))
}

/// The sign of a Pokémon that has attacked in this turn.
pub fn attacked(id: PokemonId) -> PieceId {
    PieceId(family::ATTACKED | place(id))
}

/// A card in a hand; of equal cards `copy` counts from 0, and the first one stands for all of them where they are pointed at.
pub fn held(seat: Seat, card: CardId, copy: usize) -> PieceId {
    PieceId(family::HAND | u32::from(seat.0) << 14 | (card.index() as u32) << 6 | copy as u32)
}

/// A card in a hand that the viewer does not know, from 0.
pub fn unknown(seat: Seat, number: usize) -> PieceId {
    PieceId(family::UNKNOWN | u32::from(seat.0) << 8 | number as u32)
}

/// A card that lies open to be searched.
pub fn searched(card: CardId) -> PieceId {
    PieceId(family::SEARCHED | card.index() as u32)
}

/// A Prize of a player, from 0.
pub fn prize(seat: Seat, number: usize) -> PieceId {
    PieceId(family::PRIZE | u32::from(seat.0) << 8 | number as u32)
}

/// A frame on the mat, by its number among those of a field.
pub fn frame(seat: Seat, number: usize) -> PieceId {
    PieceId(family::FRAME | u32::from(seat.0) << 8 | number as u32)
}

/// The sign of a type on a player's field.
pub fn woven(seat: Seat) -> PieceId {
    PieceId(family::WOVEN | u32::from(seat.0))
}

/// The deck of a player.
pub fn deck(seat: Seat) -> PieceId {
    PieceId(family::DECK | u32::from(seat.0))
}

/// The discard pile of a player.
pub fn discards(seat: Seat) -> PieceId {
    PieceId(family::DISCARDS | u32::from(seat.0))
}

/// A card in a discard pile, wherever in it: it can be looked at closely, and is pointed at in no other way.
pub fn discarded(seat: Seat, card: CardId) -> PieceId {
    PieceId(family::DISCARDED | u32::from(seat.0) << 8 | card.index() as u32)
}

/// A Stadium in play; two of the same printing are told apart by their owners.
pub fn stadium(card: CardId, owner: Seat) -> PieceId {
    PieceId(family::STADIUM | u32::from(owner.0) << 8 | card.index() as u32)
}

/// A card on its way from one pile of a player to another.
pub fn flying(seat: Seat) -> PieceId {
    PieceId(family::FLYING | u32::from(seat.0))
}

/// A card of a hand that is shown to everybody, from 0.
pub fn shown(number: usize) -> PieceId {
    PieceId(family::SHOWN | number as u32)
}

/// The lines round a player's field.
pub fn plate(seat: Seat) -> PieceId {
    PieceId(family::PLATE | u32::from(seat.0))
}

/// The Pokémon that a piece belongs to: its cards, and what lies on it.
pub fn stack(piece: PieceId) -> Option<PokemonId> {
    let number = piece.0 & 0xffff;
    let place = match piece.0 & !0xffff {
        family::MON | family::DAMAGE | family::TOOL | family::HIT | family::ATTACKED | family::HP | family::BAR => {
            number
        }
        family::ENERGY | family::CONDITION | family::UNDER => number >> 8,
        _ => return None,
    };
    PokemonId::all().nth(place as usize)
}

/// Whether a piece is a frame on the mat, or the lines round a field.
pub fn is_frame(piece: PieceId) -> bool {
    matches!(piece.0 & !0xffff, family::FRAME | family::PLATE)
}

fn place(id: PokemonId) -> u32 {
    u32::from(id.seat().0) * MOST_POKEMON as u32 + id.slot() as u32
}

/// An Active Spot of a player.
pub fn spot(seat: Seat, spot: usize) -> ZoneId {
    ZoneId(u32::from(seat.0) << 8 | spot as u32)
}

/// The Bench of a player.
pub fn bench(seat: Seat) -> ZoneId {
    ZoneId(u32::from(seat.0) << 8 | 2)
}

/// The field of a player.
pub fn field(seat: Seat) -> ZoneId {
    ZoneId(u32::from(seat.0) << 8 | 3)
}

pub const COMMON: ZoneId = ZoneId(0x1000);

/// What something that can be pointed at is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetKind {
    Mon(PokemonId),
    Tool(PokemonId),
    /// A card in a hand.
    Held(Seat, CardId),
    /// A card that lies open to be searched.
    Searched(CardId),
    /// A card in a discard pile.
    Discarded(CardId),
    Stadium(CardId),
    Deck(Seat),
    Discards(Seat),
    Prize(Seat),
    /// A card in a hand of which nothing is known.
    Unknown(Seat),
    /// The Trainer that is being carried out.
    Played,
    Spot(Seat, usize),
    Bench(Seat),
    Field(Seat),
    Common,
}

fn seat_of(number: u32) -> Option<Seat> {
    u8::try_from(number).ok().filter(|seat| usize::from(*seat) < MOST_SEATS).map(Seat)
}

fn card_of(number: u32) -> Option<CardId> {
    pool().cards().nth(number as usize).map(|(card, _)| card)
}

/// What a target is; nothing for numbers, options and what only lies there.
pub fn thing(target: Target) -> Option<TargetKind> {
    match target {
        Target::Piece(PLAYED) => Some(TargetKind::Played),
        Target::Piece(PieceId(piece)) => {
            let number = piece & 0xffff;
            match piece & !0xffff {
                family::MON => PokemonId::all().nth(number as usize).map(TargetKind::Mon),
                family::TOOL => PokemonId::all().nth(number as usize).map(TargetKind::Tool),
                family::HAND => {
                    seat_of(number >> 14).zip(card_of(number >> 6 & 0xff)).map(|(s, c)| TargetKind::Held(s, c))
                }
                family::SEARCHED => card_of(number).map(TargetKind::Searched),
                family::DISCARDED => card_of(number & 0xff).map(TargetKind::Discarded),
                family::STADIUM => card_of(number & 0xff).map(TargetKind::Stadium),
                family::DECK => seat_of(number).map(TargetKind::Deck),
                family::DISCARDS => seat_of(number).map(TargetKind::Discards),
                family::PRIZE => seat_of(number >> 8).map(TargetKind::Prize),
                family::UNKNOWN => seat_of(number >> 8).map(TargetKind::Unknown),
                _ => None,
            }
        }
        Target::Zone(COMMON) => Some(TargetKind::Common),
        Target::Zone(ZoneId(zone)) => {
            let seat = seat_of(zone >> 8)?;
            match zone & 0xff {
                spot @ (0 | 1) => Some(TargetKind::Spot(seat, spot as usize)),
                2 => Some(TargetKind::Bench(seat)),
                3 => Some(TargetKind::Field(seat)),
                _ => None,
            }
        }
        Target::Count(_) | Target::Option(_) => None,
    }
}

/// The Pokémon that has been chosen retreats.
pub const RETREAT: OptionId = OptionId(600);
/// The attack has no target.
pub const NOBODY: OptionId = OptionId(601);

/// An attack of a Pokémon, from 0.
pub fn attack(id: PokemonId, index: u8) -> OptionId {
    OptionId(ATTACK + place(id) * 2 + u32::from(index))
}

/// The attack that an option is, and whose.
pub fn attack_of(option: OptionId) -> Option<(PokemonId, u8)> {
    let number = option.0.checked_sub(ATTACK).filter(|_| option.0 < ABILITY)?;
    PokemonId::all().nth((number / 2) as usize).map(|id| (id, (number % 2) as u8))
}

/// The Ability of a Pokémon.
pub fn ability(id: PokemonId) -> OptionId {
    OptionId(ABILITY + place(id))
}

/// The Pokémon whose Ability an option is.
pub fn ability_of(option: OptionId) -> Option<PokemonId> {
    option.0.checked_sub(ABILITY).filter(|_| option < RETREAT).and_then(|number| PokemonId::all().nth(number as usize))
}

/// First numbers of the options that have a number of their own: buttons stand in their order, the main one first.
const OPPONENT: u32 = 100;
const FIRST: u32 = 200;
const FACE: u32 = 300;
const ATTACK: u32 = 400;
const ABILITY: u32 = 500;
const COPY: u32 = 1 << 12;
const CARD: u32 = 1 << 16;

/// A card that is attached to the Pokémon that has been chosen, or lies in play without a place of its own.
pub fn attached(card: CardId) -> OptionId {
    OptionId(CARD + card.index() as u32)
}

/// The option that an action is, if it is chosen by a button alone.
pub fn option(action: Action) -> Option<OptionId> {
    Some(OptionId(match action {
        Action::Yes => 1,
        Action::Done => 2,
        Action::EndTurn => 3,
        Action::Opponent { seat } => OPPONENT + u32::from(seat.0),
        Action::First { number } => FIRST + u32::from(number),
        Action::Face { half } => FACE + u32::from(half == Half::B),
        Action::Copy { attack } => COPY + (attack.card.index() as u32) * 4 + u32::from(attack.index),
        _ => return None,
    }))
}

/// The action that an option alone is.
pub fn action(option: OptionId) -> Option<Action> {
    Some(match option.0 {
        1 => Action::Yes,
        2 => Action::Done,
        3 => Action::EndTurn,
        OPPONENT..FIRST => Action::Opponent { seat: seat_of(option.0 - OPPONENT)? },
        FIRST..FACE => Action::First { number: u8::try_from(option.0 - FIRST).ok()? },
        FACE => Action::Face { half: Half::A },
        n if n == FACE + 1 => Action::Face { half: Half::B },
        COPY..CARD => {
            let number = option.0 - COPY;
            Action::Copy { attack: AttackRef { card: card_of(number / 4)?, index: (number % 4) as u8 } }
        }
        _ => return None,
    })
}

/// The card that an option behind a Pokémon is.
pub fn attached_card(option: OptionId) -> Option<CardId> {
    option.0.checked_sub(CARD).and_then(card_of)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_is_pointed_at_is_known_again() {
        let last = pool().cards().last().map(|(card, _)| card).expect("there are cards");
        for id in PokemonId::all() {
            assert_eq!(thing(Target::Piece(mon(id))), Some(TargetKind::Mon(id)));
            assert_eq!((attack_of(attack(id, 1)), ability_of(attack(id, 1))), (Some((id, 1)), None));
            assert_eq!((attack_of(ability(id)), ability_of(ability(id))), (None, Some(id)));
            for piece in [mon(id), under(id, 1), energy(id, 60), damage(id), hp(id), bar(id), condition(id, 4), hit(id)]
            {
                assert_eq!(stack(piece), Some(id));
            }
        }
        for seat in (0..4).map(Seat) {
            assert_eq!(thing(Target::Piece(held(seat, last, 59))), Some(TargetKind::Held(seat, last)));
            assert_eq!(thing(Target::Piece(stadium(last, seat))), Some(TargetKind::Stadium(last)));
            assert_eq!(thing(Target::Piece(discarded(seat, last))), Some(TargetKind::Discarded(last)));
            assert_eq!(thing(Target::Zone(bench(seat))), Some(TargetKind::Bench(seat)));
            assert_eq!(thing(Target::Zone(spot(seat, 1))), Some(TargetKind::Spot(seat, 1)));
            assert_eq!(action(option(Action::Opponent { seat }).expect("a button")), Some(Action::Opponent { seat }));
        }
        let copy = Action::Copy { attack: AttackRef { card: last, index: 1 } };
        assert_eq!(action(option(copy).expect("a button")), Some(copy));
        assert_eq!(attached_card(attached(last)), Some(last));
        assert_eq!(thing(Target::Piece(searched(last))), Some(TargetKind::Searched(last)));
    }
}
