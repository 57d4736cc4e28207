//! What an attack would do, and what one does that is under way: for previews, and for the telling of it.

use super::attack_steps::printed_blow;
use super::cards::facts::{Attack, Counted};
use super::damage::{self, Reckoning};
use super::pokemon::{Pokemon, PokemonId, PokemonSet};
use super::position::PublicState;
use super::tasks::{AttackRef, AttackStage, Strike, Task};

/// The printed damage of an attack on one target, before and whatever its coins say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// The target has been hit by another attacker in this turn.
    pub immune: bool,
    /// Its coins all fall tails.
    pub least: Reckoning,
    /// Its coins all fall heads; as [`Forecast::least`] without coins.
    pub most: Reckoning,
}

/// Coins that the damage of an attack counts.
fn coins(attack: &Attack) -> u8 {
    attack.terms.iter().map(|term| if let Counted::Heads(coins) = term.1 { coins } else { 0 }).sum()
}

/// What an attack, counted from 0, would do to a target; nothing if there is no such attack, or it does no damage.
pub fn forecast(table: &PublicState, attacker: PokemonId, index: u8, target: PokemonId) -> Option<Forecast> {
    let declared = AttackRef { card: table.mon(attacker).map(Pokemon::card)?, index };
    let attack = declared.attack().filter(|attack| attack.damage > 0)?;
    let of = |heads: u8| {
        let strike = Strike {
            attacker,
            declared,
            used: declared,
            target: Some(target),
            stage: AttackStage::Damage,
            heads,
            victims: PokemonSet::NONE,
            damaged: PokemonSet::NONE,
            unhurt: PokemonSet::NONE,
        };
        damage::reckon(table, &printed_blow(table, &strike, attack), target)
    };
    Some(Forecast { immune: damage::is_immune(table, attacker, target), least: of(0), most: of(coins(attack)) })
}

/// How the damage that an attack has just dealt to its target came about; nothing if it comes from something else. Its last
/// coin is counted only `after` the event before it, and what it counts on the target is as it was `before`.
pub fn behind(before: &PublicState, after: &PublicState, victim: PokemonId, damage: u16) -> Option<Reckoning> {
    [before, after].into_iter().filter_map(|table| under_way(table, victim)).find(|blow| blow.dealt == damage)
}

/// How the damage of the attack that is being carried out comes about on a Pokémon, if it is its target.
fn under_way(table: &PublicState, victim: PokemonId) -> Option<Reckoning> {
    let strike = table.tasks.iter().rev().filter_map(Task::strike).find(|strike| strike.target == Some(victim))?;
    let attack = strike.used.attack().filter(|attack| attack.damage > 0)?;
    Some(damage::reckon(table, &printed_blow(table, strike, attack), victim))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance as _, Rules, Sampled, Silent, Sink};
    use crate::games::battle_royal::{BattleRoyal, Event, State, options};

    /// Compares what was said before a blow with what it does.
    #[derive(Default)]
    struct Witness {
        /// The table before the event that comes next.
        before: Option<PublicState>,
        /// What was forecast for the attack that is under way, and for whom.
        said: Option<(PokemonId, Forecast)>,
        blows: u32,
    }

    impl Sink<BattleRoyal> for Witness {
        fn event(&mut self, state: &State, make: impl FnOnce() -> Event) {
            let before = self.before.replace(state.table);
            match (make(), before) {
                (Event::Attacked { mon, attack, target: Some(target) }, Some(before)) => {
                    let said = forecast(&before, mon, attack.index, target).filter(|_| attack.copies().is_none());
                    self.said = said.map(|said| (target, said));
                }
                (Event::Damaged { mon, damage }, Some(before)) => {
                    let Some((_, said)) = self.said.take_if(|(target, _)| *target == mon) else { return };
                    let told = behind(&before, &state.table, mon, damage).expect("the attack is under way");
                    assert_eq!(i32::from(damage), sum(&told), "{told:?}");
                    let Forecast { immune, least, most } = said;
                    assert!(!immune && (least.dealt..=most.dealt).contains(&damage), "{damage} {said:?}");
                    self.blows += 1;
                }
                (Event::TurnBegan { .. } | Event::Failed { .. }, _) => self.said = None,
                _ => {}
            }
        }
    }

    /// The steps one after the other, as whoever reads them would reckon.
    fn sum(steps: &Reckoning) -> i32 {
        let boosted = i32::from(steps.printed) + steps.boosts;
        let doubled = if steps.weakness { boosted * 2 } else { boosted };
        let left = doubled - i32::from(steps.resistance) + steps.effects;
        if steps.prevented { 0 } else { left.max(0) }
    }

    #[test]
    fn attacks_do_what_was_forecast_and_their_steps_add_up() {
        let mut witness = Witness::default();
        for options in options::whole() {
            for seed in 0..30 {
                let mut chance = Sampled::new(seed);
                let mut state = BattleRoyal::setup(&options, &mut chance, &mut Silent).expect("the options fit");
                let mut list = Vec::new();
                while let Some(seat) = BattleRoyal::to_act(&state).first() {
                    list.clear();
                    BattleRoyal::legal(&state, seat, &mut list);
                    let action = list[chance.below(list.len() as u32) as usize];
                    witness.before = Some(state.table);
                    BattleRoyal::carry_out(&mut state, seat, &action, &mut chance, &mut witness);
                }
            }
        }
        assert!(witness.blows > 1000, "{} blows", witness.blows);
    }
}
