//! Setup (2): options, and the match that they lay out.

use serde::{Deserialize, Serialize};

use super::position::{MOST_OBJECTIVES, Objective, State, Table, Unit};
use super::scenario::{self, Cards, Mode, Scenario};
use super::{BattleLore, data, draw, turn};
use crate::engine::{Chance, SetupError, Sink, Words};

/// The last turn of a usual match, counted over both sides (12).
const LAST_TURN: u16 = 200;

/// How a match is played.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Identifier of the scenario: `S1` to `S5`.
    pub scenario: String,
    /// The last turn that is played, counted over both sides: 200 unless the players want a shorter match (12).
    pub turns: u16,
}

impl Default for Options {
    fn default() -> Self {
        Self { scenario: "S1".to_owned(), turns: LAST_TURN }
    }
}

/// Each scenario that can be played, in short matches: what a long one could show beyond them is only longer.
pub(super) fn variants() -> Vec<Options> {
    let playable = scenario::all().filter(|scenario| scenario.mode != Mode::Lore);
    playable.map(|scenario| Options { scenario: scenario.id.clone(), turns: 8 }).collect()
}

fn refused<T>(key: &str, text: String) -> Result<T, SetupError> {
    Err(SetupError { text, words: Words::new(format!("battlelore-setup-{key}")) })
}

/// Places terrain and units of the scenario, shuffles the Command cards and deals both hands (2).
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
        Err(text) => return refused("scenario", text),
    };
    let (Mode::Basic | Mode::Mercenaries, Cards::Fixed(hands)) = (scenario.mode, scenario.cards) else {
        return refused("lore", format!("{} is a Lore adventure, which cannot be played yet", scenario.id));
    };
    let mut state = State {
        table: laid_out(scenario, options.turns),
        hands: Default::default(),
        pile: Default::default(),
        drawn: None,
    };
    draw::deal(&mut state, hands, chance, sink);
    turn::run(&mut state, chance, sink);
    Ok(state)
}

/// The field with its units, South's first.
fn laid_out(scenario: &Scenario, turns: u16) -> Table {
    let mut table = Table::new(scenario.field, scenario.first, scenario.banners, turns);
    for side in super::Side::BOTH {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Rules as _, Sampled, Silent};

    #[test]
    fn options_outside_the_law_are_refused() {
        let usual = Options::default();
        for (options, part) in [
            (Options { turns: 0, ..usual.clone() }, "1 to 200 turns"),
            (Options { turns: 201, ..usual.clone() }, "1 to 200 turns"),
            (Options { scenario: "S99".to_owned(), ..usual }, "S99"),
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
}
