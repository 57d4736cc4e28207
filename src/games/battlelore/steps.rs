//! The steps of turn and battle (4): what a match waits for, and what happens by itself.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantNames};

use crate::engine::ArrayVec;

/// What the match waits for, or what happens next (4). Steps that wait for nobody are carried out at once.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, EnumString, IntoStaticStr, VariantNames,
)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum PendingStep {
    /// Both sides choose their War Councils (13.2).
    Muster,
    /// Lore cards of the deal are put away until as many are left as may be kept (13.3).
    Choose,
    /// The player puts his level-3 Landmark onto the field (15).
    Place,
    /// START: a turn begins.
    #[default]
    Start,
    /// COMMAND: the player of the turn plays a card.
    Command,
    /// The Command card lies open: the opponent may react to it (13.4).
    ReactCommand,
    /// The player may play a Lore card along with it (13.4).
    Along,
    /// The card lies open; who can be ordered is found out.
    Opened,
    /// ORDER: he declares whom he orders.
    #[strum(serialize = "order")]
    Orders,
    /// He may play a Lore card on what he has ordered (13.4).
    Ordered,
    /// MOVEMENT: he moves ordered units.
    #[strum(serialize = "movement")]
    Moves,
    /// He moves the Creature that has rolled for its move (16.7).
    March,
    /// COMBAT: he announces attacks.
    Combat,
    /// He says where the Creature rises that he has called (16.7).
    Summon,
    /// COMBAT is over: landmarks heal and train (15).
    Landmarks,
    /// DRAW begins: he may play a Lore card (13.4).
    End,
    /// DRAW: the card is put away and another one drawn.
    Draw,
    /// He keeps one of the two cards of a Scout.
    Keep,
    /// He takes Lore tokens, or a token and a Lore card (13.5).
    Lore,
    /// He puts Lore cards away down to his limit (13.5).
    Limit,
    TurnEnds,
    /// B2: the attacker may play a Lore card (13.4).
    Roll,
    /// B2: the opponent may play a Lore card (13.4).
    Defend,
    /// B3, B4: the dice of a battle.
    Dice,
    /// B4: the player of the turn may play a Lore card on the dice (13.4).
    OwnDice,
    /// B4: then the opponent.
    TheirDice,
    /// B5: who rolled gets Lore tokens.
    Tokens,
    /// B5: how many of them a Creature keeps (16.5).
    Keeps,
    Hits,
    /// B7: the owner says how many flags are ignored.
    Ignore,
    /// B8, B9: the owner retreats hex by hex; then missing hexes are paid for, and panic dice rolled.
    Retreat,
    /// B8: the owner of a Creature that is stuck says whom of two units it tramples first (16.4).
    Trample,
    /// B10: a power of a Creature (16.5)?
    Power,
    /// B10: units beside a Creature that shakes the ground retreat one after the other (16.7).
    Quake,
    /// B11 or B12 follows.
    Aftermath,
    /// B12: whoever is not Bold may play a Lore card (13.4).
    Reprisal,
    /// B12: battle back?
    #[strum(serialize = "battle-back")]
    Back,
    /// B11: gain ground?
    #[strum(serialize = "gain-ground")]
    Gain,
    /// B11: who gained ground may play a Lore card (13.4).
    Follow,
    Pursue,
    /// B11: a bonus melee attack?
    Bonus,
    /// A second shot, by Darken the Sky (3.2) or a Volley?
    Again,
    /// The owner of an eliminated unit may play a Lore card (13.4).
    Loss,
    /// Targets of a Lore card are named (13.4).
    Targets,
    /// The opponent may react to the Lore card (13.4).
    ReactLore,
    Effect,
    /// Its targets are dealt with one after the other (14).
    Resolve,
    /// The next target of a chain is named (14.1).
    Chain,
    /// A Lore card of the opponent is put away, or none (14.3, Spy).
    Spy,
    /// A Command card is given for one of the opponent's (14.3, Double Agent).
    Swap,
    /// Lore cards of the own hand are put away (14.3, Thieves Bargain).
    PutAway,
    /// Dice to be rolled again are chosen (14.4, Cleave).
    Reroll,
}

impl PendingStep {
    /// Whether it is a step of a battle (4, B1 to B12).
    pub const fn is_of_battle(self) -> bool {
        matches!(
            self,
            Self::Roll
                | Self::Defend
                | Self::Dice
                | Self::OwnDice
                | Self::TheirDice
                | Self::Tokens
                | Self::Keeps
                | Self::Hits
                | Self::Ignore
                | Self::Trample
                | Self::Power
                | Self::Quake
                | Self::Aftermath
                | Self::Reprisal
                | Self::Back
                | Self::Gain
                | Self::Follow
                | Self::Pursue
                | Self::Bonus
                | Self::Again
        )
    }

    /// Whether a Lore card is dealt with in it (13.4).
    pub const fn is_of_cast(self) -> bool {
        matches!(
            self,
            Self::Targets
                | Self::ReactLore
                | Self::Effect
                | Self::Resolve
                | Self::Chain
                | Self::Spy
                | Self::Swap
                | Self::PutAway
                | Self::Reroll
        )
    }
}

/// How deep steps can lie in one another.
pub(super) const DEEPEST: usize = 8;

/// Steps in one another: the last one is carried out first. There is always one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "ArrayVec<PendingStep, DEEPEST>", into = "ArrayVec<PendingStep, DEEPEST>")]
pub struct Steps(ArrayVec<PendingStep, DEEPEST>);

impl TryFrom<ArrayVec<PendingStep, DEEPEST>> for Steps {
    type Error = &'static str;

    fn try_from(list: ArrayVec<PendingStep, DEEPEST>) -> Result<Self, &'static str> {
        if list.is_empty() { Err("a match waits for some step") } else { Ok(Self(list)) }
    }
}

impl From<Steps> for ArrayVec<PendingStep, DEEPEST> {
    fn from(steps: Steps) -> Self {
        steps.0
    }
}

impl Steps {
    /// One step alone.
    pub fn one(step: PendingStep) -> Self {
        Self([step].into_iter().collect())
    }

    /// From the outermost to the one that is carried out first.
    pub fn list(&self) -> &[PendingStep] {
        &self.0
    }

    /// The one that is carried out first.
    #[inline]
    pub fn top(&self) -> PendingStep {
        self.0[self.0.len() - 1]
    }

    #[inline]
    pub(super) fn push(&mut self, step: PendingStep) {
        let pushed = self.0.push(step);
        debug_assert!(pushed, "steps too deep: {self:?}");
    }

    /// The first step is done; the outermost one is never taken away.
    #[inline]
    pub(super) fn pop(&mut self) {
        if self.0.len() > 1 {
            self.0.pop();
        }
    }

    /// The step below the first one is done before it.
    pub(super) fn pop_below(&mut self) {
        if self.0.len() > 2 {
            self.0.remove(self.0.len() - 2);
        }
    }

    /// Another step in the place of the first one.
    #[inline]
    pub(super) fn replace(&mut self, step: PendingStep) {
        if let Some(first) = self.0.last_mut() {
            *first = step;
        }
    }
}
