//! How often somebody has done what a hint shows: what is known needs no hint.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::client::controls::InputAction;

/// So often done, it is known.
const ENOUGH: u8 = 8;

/// How often each action has been carried out while a hint showed how: with keys and the pointer, and with a pad.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Uses(BTreeMap<InputAction, (u8, u8)>);

impl Uses {
    /// Counts one more use.
    pub fn note(&mut self, action: InputAction, by_pad: bool) {
        let (by_hand, on_pad) = self.0.entry(action).or_default();
        let count = if by_pad { on_pad } else { by_hand };
        *count = count.saturating_add(1).min(ENOUGH);
    }

    /// Whether a hint would say nothing new.
    pub fn knows(&self, action: InputAction, by_pad: bool) -> bool {
        self.0.get(&action).is_some_and(|(by_hand, on_pad)| ENOUGH <= if by_pad { *on_pad } else { *by_hand })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_done_often_is_known_on_that_device() {
        let mut uses = Uses::default();
        for _ in 0..ENOUGH {
            assert!(!uses.knows(InputAction::Confirm, false));
            uses.note(InputAction::Confirm, false);
        }
        assert!(uses.knows(InputAction::Confirm, false));
        assert!(!uses.knows(InputAction::Confirm, true) && !uses.knows(InputAction::Inspect, false));
    }
}
