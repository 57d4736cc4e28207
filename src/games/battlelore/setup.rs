//! Setup (2, 13.3): options, and the match that they lay out.

use serde::{Deserialize, Serialize};

use super::council::{CARDS_OF_CLASS, LoreClass, council};
use super::game::BattleLore;
use super::lore::Lore;
use super::lore::deck;
use super::lore_cards::LoreCard;
use super::position::{BySide, MOST_OBJECTIVES, Objective, PublicState, State, Unit};
use super::scenario::{self, Cards, CouncilTerms, Levels, Mode, Scenario};
use super::sections::Side;
use super::steps::PendingStep;
use super::{data, draw, muster, turn};
use crate::engine::{Chance, SetupError, Sink, Words};

/// The last turn of a usual match, counted over both sides (12).
const LAST_TURN: u16 = 200;

/// The members of a side's War Council but for its Creatures (13.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WarCouncil {
    /// 1 to 3.
    pub commander: u8,
    /// 0 to 3.
    #[serde(default)]
    pub wizard: u8,
    /// 0 to 3.
    #[serde(default)]
    pub cleric: u8,
    /// 0 to 3.
    #[serde(default)]
    pub rogue: u8,
    /// 0 to 3.
    #[serde(default)]
    pub warrior: u8,
}

/// How a match is played.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Identifier of the scenario: `S1` to `S8`.
    pub scenario: String,
    /// The last turn that is played, counted over both sides: 200 unless the players want a shorter match (12).
    pub turns: u16,
    /// The War Council of South, where the scenario leaves it to the sides; if it is left out, a usual one.
    pub south: Option<WarCouncil>,
    pub north: Option<WarCouncil>,
    /// Whether both sides choose their War Councils at the table, where the scenario leaves them to the sides (13.2).
    pub muster: bool,
    /// Medieval Lore: no War Councils, but Lore tokens, and few Lore cards, at a higher price (13.6).
    pub medieval: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { scenario: "S1".to_owned(), turns: LAST_TURN, south: None, north: None, muster: false, medieval: false }
    }
}

/// Each scenario in short matches, since what a long one could show beyond them is only longer; one with landmarks.
pub(super) fn variants() -> Vec<Options> {
    let short = |scenario: &str| Options { scenario: scenario.to_owned(), turns: 8, ..Options::default() };
    let mages = WarCouncil { commander: 1, wizard: 3, cleric: 0, rogue: 1, warrior: 0 };
    let thieves = WarCouncil { commander: 3, wizard: 0, cleric: 0, rogue: 3, warrior: 0 };
    let full = Options { south: Some(mages), north: Some(thieves), ..short("S7") };
    let medieval = Options { medieval: true, ..short("S2") };
    let muster = Options { muster: true, ..short("S7") };
    scenario::all().map(|scenario| short(&scenario.id)).chain([full, medieval, muster]).collect()
}

fn refused<T>(key: &str, text: String) -> Result<T, SetupError> {
    Err(SetupError { text, words: Words::new(format!("battlelore-setup-{key}")) })
}

/// Places terrain and units of the scenario, shuffles the Command cards and deals both hands (2). With Lore the deck is built,
/// start tokens are taken, and Lore cards dealt (13.3).
pub(super) fn setup(
    options: &Options,
    chance: &mut impl Chance,
    sink: &mut impl Sink<BattleLore>,
) -> Result<State, SetupError> {
    if let Err(text) = data::check() {
        return refused("data", text);
    }
    if options.turns == 0 || options.turns > LAST_TURN {
        return refused("turns", format!("`turns` is {}; a match has 1 to {LAST_TURN} turns", options.turns));
    }
    let scenario = match scenario::find(&options.scenario) {
        Ok(scenario) => scenario,
        Err(words) => return refused("scenario", words.to_string()),
    };
    let terms = if options.muster { levels_to_spend(scenario, options).map(Some) } else { Ok(None) };
    let muster = match terms {
        Ok(muster) => muster,
        Err(text) => return refused("council", text),
    };
    let councils = match councils(scenario, options) {
        Ok(councils) => councils,
        Err(text) => return refused("council", text),
    };
    let hands = match scenario.cards {
        Cards::Fixed(hands) => hands,
        Cards::ByCommander if options.medieval => [council().medieval.hand; 2],
        Cards::ByCommander if options.muster => [0; 2],
        Cards::ByCommander => councils.map(|levels| commander_hand(levels.commander)),
    };
    let mut state = State {
        table: laid_out(scenario, options.turns),
        hands: Default::default(),
        pile: Default::default(),
        drawn: None,
        lore: Default::default(),
        councils: Default::default(),
    };
    draw::deal(&mut state, hands, chance, sink);
    if options.medieval {
        deal_medieval(&mut state, chance);
    } else if scenario.mode == Mode::Lore {
        if let Some(classes) = &scenario.deck {
            deck::build(
                &mut state,
                LoreClass::ALL.map(|class| if classes.contains(&class) { CARDS_OF_CLASS } else { 0 }),
                chance,
            );
        }
        match muster {
            Some(levels) => {
                if scenario.deck.is_none() {
                    // What the deck has the War Councils decide.
                    state.lore.unused = LoreCard::all().collect();
                }
                state.table.lore = Lore { active: true, levels, setting: scenario.first, ..state.table.lore };
                state.table.steps.replace(PendingStep::Muster);
                state.councils = [muster::FIRST; 2];
                muster::settle(&mut state, chance, sink);
            }
            None => {
                found(&mut state, councils);
                deal_lore(&mut state, chance, sink);
            }
        }
    }
    turn::run(&mut state, chance, sink);
    Ok(state)
}

/// The field with its units, South's first.
fn laid_out(scenario: &Scenario, turns: u16) -> PublicState {
    let mut table = PublicState::new(scenario.field, scenario.first, scenario.banners, turns);
    for side in Side::BOTH {
        for placed in scenario.army(side) {
            table.add(Unit::new(placed.kind, side, placed.hex));
        }
    }
    let objectives = scenario.objectives.iter().take(MOST_OBJECTIVES);
    for (place, &scenario::Objective { side, hex, banners }) in table.objectives.iter_mut().zip(objectives) {
        *place = Some(Objective { side, hex, banners, won: false });
    }
    table
}

/// Command cards of a hand by the level of the Commander (13.2).
pub(super) fn commander_hand(level: u8) -> u8 {
    let hands = council().commander_hand;
    hands[usize::from(level.clamp(1, hands.len() as u8)) - 1]
}

/// Levels that both sides spend on their War Councils at the table (13.2).
fn levels_to_spend(scenario: &Scenario, options: &Options) -> Result<BySide<u8>, String> {
    let Some(CouncilTerms::Free(levels)) = scenario.council else {
        return Err(format!("{} leaves no War Council to the sides; leave `muster` out", scenario.id));
    };
    if options.medieval || options.south.is_some() || options.north.is_some() {
        return Err(
            "with `muster` the War Councils are chosen at the table; leave `south`, `north` and `medieval` out"
                .to_owned(),
        );
    }
    let most = council().highest * 5;
    let free = Side::BOTH.map(|side| levels[side.index()].saturating_sub(scenario.creatures(side)));
    if free.iter().any(|levels| !(1..=most).contains(levels)) {
        return Err(format!("{} leaves {free:?} levels to the sides; a War Council has 1 to {most}", scenario.id));
    }
    Ok(free)
}

/// The War Councils of both sides: those of the scenario, or those of the options, whose levels have to be spent to the last
/// one (13.2).
fn councils(scenario: &Scenario, options: &Options) -> Result<BySide<Levels>, String> {
    let none = options.south.is_none() && options.north.is_none();
    let levels = match scenario.council {
        _ if options.medieval && none => return Ok(Default::default()),
        _ if options.medieval => {
            return Err("`medieval` is played without War Councils; leave `south` and `north` out".to_owned());
        }
        Some(CouncilTerms::Free(levels)) => levels,
        Some(CouncilTerms::Fixed(fixed)) if none => return Ok([fixed; 2]),
        None if none => return Ok(Default::default()),
        _ => return Err(format!("{} leaves no War Council to the sides; leave `south` and `north` out", scenario.id)),
    };
    let highest = council().highest;
    let mut chosen = [Levels::default(); 2];
    for (side, option) in [(Side::South, options.south), (Side::North, options.north)] {
        let free = levels[side.index()].saturating_sub(scenario.creatures(side));
        let own = option.map_or_else(
            || usual(free),
            |own| Levels { commander: own.commander, masters: [own.wizard, own.cleric, own.rogue, own.warrior] },
        );
        let fits = (1..=highest).contains(&own.commander) && own.masters.iter().all(|&level| level <= highest);
        if !fits || own.sum() != free {
            return Err(format!(
                "the War Council of {side:?} has {} levels; it has to have {free}, with a commander of 1 to {highest} and masters \
                 of 0 to {highest}",
                own.sum()
            ));
        }
        chosen[side.index()] = own;
    }
    Ok(chosen)
}

/// A Commander of level 2, and the other levels one by one to Wizard, Cleric, Rogue and Warrior.
fn usual(levels: u8) -> Levels {
    let mut own = Levels { commander: levels.min(2), masters: [0; 4] };
    for place in 0..levels.saturating_sub(2) {
        own.masters[usize::from(place) % 4] += 1;
    }
    own
}

/// The War Councils lie open, with what they are worth (13.2).
pub(super) fn found(state: &mut State, councils: BySide<Levels>) {
    let by_highest = |table: [u8; 4]| councils.map(|levels| table[usize::from(levels.highest()).min(3)]);
    state.table.lore = Lore {
        active: true,
        commanders: councils.map(|levels| levels.commander),
        masters: councils.map(|levels| levels.masters),
        limits: by_highest(council().lore_limit),
        keeps: by_highest(council().cards_kept),
        tokens: by_highest(council().start_tokens),
        setting: state.table.turn.side,
        shares: state.table.lore.shares,
        ..Lore::default()
    };
}

/// 13.3: the deck, unless the scenario fixes it, and the cards of which some are kept.
pub(super) fn deal_lore(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<BattleLore>) {
    let first = state.table.turn.side;
    if state.lore.pile.is_empty() {
        let shares = deck::shares(state.table.lore.masters);
        deck::build(state, shares, chance);
    }
    for side in [first, first.other()] {
        for _ in 0..council().cards_dealt {
            deck::draw(state, side, chance, sink);
        }
    }
    state.table.steps.replace(PendingStep::Choose);
}

/// 13.6: nobody has a War Council, tokens or Lore cards to begin with.
fn deal_medieval(state: &mut State, chance: &mut impl Chance) {
    state.table.lore = Lore {
        active: true,
        medieval: true,
        limits: [council().medieval.lore_limit; 2],
        setting: state.table.turn.side,
        ..Lore::default()
    };
    deck::build_of(state, deck::medieval(), chance);
}

/// Whether the side that chooses among its first Lore cards has as many as it keeps (13.2).
pub(super) fn has_chosen(state: &State) -> bool {
    let lore = &state.table.lore;
    let side = lore.setting.index();
    lore.held[side] <= lore.keeps[side]
}

/// The other side chooses; after it landmarks are placed (13.3).
pub(super) fn choose_next(state: &mut State) {
    next_side(state, PendingStep::Place);
}

/// The other side places its landmarks; then the first turn begins (13.3).
pub(super) fn place_next(state: &mut State) {
    next_side(state, PendingStep::Start);
}

fn next_side(state: &mut State, after: PendingStep) {
    let first = state.table.turn.side;
    let lore = &mut state.table.lore;
    if lore.setting == first {
        lore.setting = first.other();
    } else {
        lore.setting = first;
        state.table.steps.replace(after);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Rules as _, Sampled, Silent};

    #[test]
    fn options_outside_the_law_are_refused() {
        let usual = Options::default();
        let two = Some(WarCouncil { commander: 2, wizard: 0, cleric: 0, rogue: 0, warrior: 0 });
        let four = Some(WarCouncil { commander: 1, wizard: 4, cleric: 0, rogue: 0, warrior: 0 });
        let of = |scenario: &str| Options { scenario: scenario.to_owned(), ..Options::default() };
        for (options, part) in [
            (Options { turns: 0, ..usual.clone() }, "1 to 200 turns"),
            (Options { turns: 201, ..usual.clone() }, "1 to 200 turns"),
            (of("S99"), "S99"),
            (Options { south: two, ..usual }, "leaves no War Council"),
            (Options { south: two, ..of("S6") }, "leaves no War Council"),
            (Options { south: two, ..of("S7") }, "South has 2 levels; it has to have 5"),
            (Options { south: four, ..of("S7") }, "masters of 0 to 3"),
            (Options { medieval: true, south: two, ..of("S7") }, "without War Councils"),
            (Options { muster: true, ..of("S6") }, "leaves no War Council"),
            (Options { muster: true, medieval: true, ..of("S7") }, "leave `south`, `north` and `medieval` out"),
        ] {
            let refused = BattleLore::setup(&options, &mut Sampled::new(0), &mut Silent).map(|_| ());
            assert!(refused.as_ref().is_err_and(|error| error.text.contains(part)), "{options:?}: {refused:?}");
        }
    }

    #[test]
    fn scenarios_fit_the_table() {
        for scenario in scenario::all() {
            let table = laid_out(scenario, 1);
            assert_eq!(table.units().len(), scenario.units.len(), "{}", scenario.id);
            assert_eq!(table.objectives.iter().flatten().count(), scenario.objectives.len(), "{}", scenario.id);
        }
    }

    /// G76: what a War Council of Commander 1, Wizard 3 and Cleric 2 is worth.
    #[test]
    fn councils_are_worth_hands_tokens_and_limits() {
        let south = Some(WarCouncil { commander: 1, wizard: 3, cleric: 1, rogue: 0, warrior: 0 });
        let north = Some(WarCouncil { commander: 1, wizard: 3, cleric: 2, rogue: 0, warrior: 0 });
        let options = Options { scenario: "S7".to_owned(), south, north, ..Options::default() };
        let state = BattleLore::setup(&options, &mut Sampled::new(0), &mut Silent).expect("a council of six levels");
        let lore = &state.table.lore;
        assert_eq!((state.hands[1].len(), lore.tokens[1], lore.keeps[1], lore.limits[1]), (4, 3, 3, 4));
    }

    /// G77: the share of each class goes by the higher level of both sides.
    #[test]
    fn the_deck_goes_by_the_higher_levels() {
        assert_eq!(deck::shares([[3, 0, 1, 0], [0, 0, 0, 2]]), [14, 5, 8, 11]);
    }
}
