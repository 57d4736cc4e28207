//! The weights of the judgement, in banners: 1 is what an eliminated unit is worth far from the end.

use crate::ai::Temper;

/// How a player weighs what can be gained and lost.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Style {
    /// What the figures and the kind of an own unit are worth beyond its banner.
    pub material: f32,
    /// How much of what the own attack may lose by a battle back counts.
    pub caution: f32,
    /// How much of what the two strongest enemies may do to a unit next turn counts.
    pub exposure: [f32; 2],
    /// Two friends beside a unit near the enemy (10.1).
    pub support: f32,
    /// A hex nearer to the enemy.
    pub advance: f32,
    /// What a unit could do next turn from where it stands.
    pub prospect: f32,
    /// An attack on a unit that others can attack as well in this turn, as a share of what it brings.
    pub gang: f32,
    /// To drive a unit away.
    pub rout: f32,
    /// How much better than nothing a strong card must be used.
    pub thrift: f32,
    /// The least gain for which a unit is ordered, moved or sent into battle.
    pub least: f32,
    /// To play a Lore card, beyond what it brings.
    pub lore: f32,
    /// To play a Command card that names no section.
    pub tactics: f32,
    /// To stand on a wing.
    pub wings: f32,
    /// Up and down, every judgement wavers by this much.
    pub noise: f32,
}

impl Style {
    /// Fights whatever it can reach, and does not ask what comes back.
    pub const APPRENTICE: Self = Self {
        material: 0.3,
        caution: 0.2,
        exposure: [0.0; 2],
        support: 0.0,
        advance: 0.06,
        prospect: 0.0,
        gang: 0.0,
        rout: 0.1,
        thrift: 0.0,
        least: 0.0,
        lore: 0.0,
        tactics: 0.0,
        wings: 0.0,
        noise: 0.32,
    };

    /// Looks at what the enemy can do at once, and keeps together.
    pub const VETERAN: Self = Self {
        material: 0.3,
        caution: 0.8,
        exposure: [0.25, 0.1],
        support: 0.03,
        advance: 0.05,
        prospect: 0.1,
        gang: 0.0,
        rout: 0.1,
        thrift: 0.5,
        least: 0.0,
        lore: 0.0,
        tactics: 0.0,
        wings: 0.0,
        noise: 0.0,
    };

    /// The same, not always sure of it.
    pub const JOURNEYMAN: Self = Self { noise: 0.27, ..Self::VETERAN };

    /// What a search begins with.
    pub const MASTER: Self = Self {
        caution: 0.9,
        exposure: [0.35, 0.25],
        support: 0.04,
        prospect: 0.2,
        gang: 0.3,
        thrift: 1.0,
        ..Self::VETERAN
    };

    /// The same, ready to give for what it takes.
    pub const BRAVE: Self = Self { exposure: [0.12, 0.05], caution: 0.6, prospect: 0.25, ..Self::MASTER };

    /// The same, careful.
    pub const WARY: Self = Self { exposure: [0.6, 0.4], caution: 1.0, advance: 0.03, ..Self::MASTER };

    /// These weights as each temper shifts them, in the order of [`Temper::ALL`].
    pub fn by_temper(&self) -> [Self; 4] {
        Temper::ALL.map(|temper| self.tempered(temper))
    }

    fn tempered(&self, temper: Temper) -> Self {
        let exposure = |factor: f32, more: f32| self.exposure.map(|exposure| factor * exposure + more);
        match temper {
            Temper::Even => self.clone(),
            Temper::Bold => Self {
                exposure: exposure(0.6, 0.0),
                caution: 0.6 * self.caution,
                // Whoever wavers has to like it more to show it.
                advance: self.advance + 0.02 + 0.16 * self.noise,
                least: -0.03,
                ..self.clone()
            },
            Temper::Careful => Self {
                exposure: exposure(1.3, 0.03),
                caution: self.caution + 0.2,
                support: self.support + 0.03,
                advance: 0.75 * self.advance,
                least: 0.02,
                ..self.clone()
            },
            Temper::Tricky => Self { rout: self.rout + 0.1, lore: 0.1, tactics: 0.3, wings: 0.05, ..self.clone() },
        }
    }
}
