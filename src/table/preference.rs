//! What people prefer about how a game is laid before them.

/// Preference that a game knows: a switch of the settings, off until somebody chooses it. Games that share a key share the switch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preference {
    /// Message key of its name, under which it is kept; `<key>-about` explains it.
    pub key: &'static str,
    /// What stands before it, a file of `assets/icons`.
    pub icon: &'static str,
}

impl Preference {
    /// Hands are held by suit, and within a suit by number, in games that hold them by number.
    pub const BY_SUIT: Self = Self { key: "set-by-suit", icon: "ui-hand" };
}

/// The preferences of one game that somebody has chosen, four at most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ChosenPreferences([Option<Preference>; 4]);

impl ChosenPreferences {
    /// Those of a game that `is_chosen` holds of.
    pub fn of(game: &[Preference], is_chosen: impl Fn(&Preference) -> bool) -> Self {
        let mut chosen = Self::default();
        for (place, preference) in chosen.0.iter_mut().zip(game.iter().filter(|preference| is_chosen(preference))) {
            *place = Some(*preference);
        }
        chosen
    }

    /// Whether this one is chosen.
    pub fn has(self, preference: Preference) -> bool {
        self.0.contains(&Some(preference))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_chosen_is_had() {
        let other = Preference { key: "set-other", icon: "ui-star" };
        let all = [Preference::BY_SUIT, other];
        let chosen = ChosenPreferences::of(&all, |preference| preference.key == "set-other");
        assert!(chosen.has(other) && !chosen.has(Preference::BY_SUIT));
        assert_eq!(ChosenPreferences::of(&all, |_| false), ChosenPreferences::default());
    }
}
