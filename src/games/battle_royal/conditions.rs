//! Special Conditions (3.6).
#![deny(clippy::wildcard_enum_match_arm)]

use super::cards::effects::Condition;
use super::pokemon::{Conditions, Poison, Turned};
use crate::engine::Seat;

/// Every condition, in the order of the Checkup (3.8).
pub const ALL: [Condition; 5] =
    [Condition::Poisoned, Condition::Burned, Condition::Asleep, Condition::Paralyzed, Condition::Confused];

impl Conditions {
    /// Without this one.
    #[must_use]
    pub fn without(mut self, condition: Condition) -> Self {
        match condition {
            Condition::Poisoned => self.poison = None,
            Condition::Burned => self.burn = None,
            Condition::Asleep | Condition::Paralyzed | Condition::Confused => {
                self.turned = self.turned.filter(|turned| turned.condition != condition);
            }
        }
        self
    }

    /// With this one: a new Poison or Burn replaces the old one, and Asleep, Paralyzed and Confused replace one another.
    #[must_use]
    pub fn with(mut self, condition: Condition, by: Seat, counters: u8) -> Self {
        match condition {
            Condition::Poisoned => self.poison = Some(Poison { by, counters }),
            Condition::Burned => self.burn = Some(by),
            Condition::Asleep | Condition::Paralyzed | Condition::Confused => {
                self.turned = Some(Turned { condition, by, waited: false });
            }
        }
        self
    }
}
