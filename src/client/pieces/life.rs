//! Life at rest: the hand breathes, marks of what can come next swell, [cloth](super::cloth) stirs and candles [smoke](super::smoke). All
//! of it moves in those pictures in which [flames](super::flame) move, and asks for none of its own.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::piece::RestPose;
use super::travel::Placing;

/// How far a card of the hand moves either way, in metres of the card, how often a second, and by how many radians those come later
/// that are held one metre to the right.
const BREATHES: f32 = 0.0006;
const BREATHS: f32 = 0.23;
const LATER: f32 = 31.0;
/// How far the light of a mark is from its mean, as a share of that, and how often a second it swells.
const SWELLS: f32 = 0.12;
const SWELLINGS: f32 = 0.7;

/// The clock of all that lives while nothing happens, in seconds; none while it stands still: at the simplest quality, with reduced
/// motion, while the battery is spared, and where flames stand still.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Life(pub Option<f32>);

impl Life {
    /// How many times its light a mark has that swells: at the lowest as much as one that stands still.
    pub fn swelling(self) -> f32 {
        self.0.map_or(1.0, |seconds| (1.0 + SWELLS * (seconds * SWELLINGS * TAU).sin()) / (1.0 - SWELLS))
    }

    /// How far a card of the hand is above its place that is held so far right of the middle, both in metres.
    fn breath(self, right: f32) -> f32 {
        self.0.map_or(0.0, |seconds| BREATHES * (seconds * BREATHS * TAU - right * LATER).sin())
    }
}

/// How far a card of the own hand is above its place, in metres of the card.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct Breath(pub f32);

/// The clock and the hand.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Life>().add_systems(
        PostUpdate,
        breathe.run_if(resource_exists_and_changed::<Life>).after(crate::client::frame::Dressing).before(Placing),
    );
}

/// Has the cards of the hand breathe; what has left it does no longer.
fn breathe(mut commands: Commands, life: Res<Life>, mut pieces: Query<(Entity, &RestPose, Option<&mut Breath>)>) {
    for (entity, rest, breath) in &mut pieces {
        let risen = if rest.0.in_own_hand() { life.breath(rest.0.at.x) } else { 0.0 };
        match breath {
            Some(mut breath) => _ = breath.set_if_neq(Breath(risen)),
            None if risen != 0.0 => _ = commands.entity(entity).insert(Breath(risen)),
            None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Pose, Space};

    /// The clock in steps of a hundredth of a second, for so many seconds.
    fn seconds(lasts: u16) -> impl Iterator<Item = f32> {
        (0..lasts * 100).map(|step| f32::from(step) / 100.0)
    }

    /// How often a second it comes up through its mean.
    fn rises(of: impl Fn(f32) -> f32, mean: f32, lasts: u16) -> f32 {
        let up = seconds(lasts).filter(|at| of(*at) < mean && of(*at + 0.01) >= mean).count();
        up as f32 / f32::from(lasts)
    }

    fn range(of: impl Iterator<Item = f32>) -> (f32, f32) {
        of.fold((f32::MAX, f32::MIN), |(least, most), it| (least.min(it), most.max(it)))
    }

    #[test]
    fn a_mark_swells_by_an_eighth_seven_times_in_ten_seconds_and_is_never_darker_than_at_rest() {
        let light = |at: f32| Life(Some(at)).swelling();
        let (least, most) = range(seconds(20).map(light));
        let mean = f32::midpoint(least, most);
        assert!((most / mean - 1.0 - SWELLS).abs() < 0.002 && least >= 0.9999, "{least} to {most}");
        assert!((rises(light, mean, 20) - 0.7).abs() < 0.06);
        assert_eq!(Life(None).swelling(), 1.0);
    }

    #[test]
    fn the_hand_breathes_each_card_in_its_own_time() {
        let card = |right: f32| move |at: f32| Life(Some(at)).breath(right);
        let (least, most) = range(seconds(20).map(card(0.0)));
        assert!((most - 0.0006).abs() < 1e-5 && (least + 0.0006).abs() < 1e-5, "{least} to {most}");
        assert!(rises(card(0.0), 0.0, 20) < 0.3, "calmly");
        // Neighbours lie some three centimetres from each other.
        let apart = range(seconds(20).map(|at| card(0.0)(at) - card(0.03)(at)));
        assert!(apart.1 > 0.0003, "{apart:?}");
        assert_eq!(Life(None).breath(0.1), 0.0);
    }

    #[test]
    fn only_the_own_hand_breathes_and_only_while_there_is_life() {
        let mut app = App::new();
        app.add_plugins(plugin);
        let held = |y: f32| {
            RestPose(Pose { space: Space::Camera, at: Vec3::new(0.02, y, -0.6), ..Pose::table(0.0, 0.0, 0.0) })
        };
        let [own, across, lying] =
            [held(-0.1), held(0.1), RestPose(Pose::table(0.0, 0.0, 0.0))].map(|rest| app.world_mut().spawn(rest).id());
        let mut breaths = |life: Option<f32>| {
            app.insert_resource(Life(life));
            app.update();
            [own, across, lying].map(|card| app.world().get::<Breath>(card).copied())
        };
        assert_eq!(breaths(None), [None; 3]);
        let [first, others @ ..] = breaths(Some(1.0));
        assert!(first.is_some_and(|breath| breath.0 != 0.0) && others == [None; 2]);
        assert_ne!(breaths(Some(1.6))[0], first);
        assert_eq!(breaths(None)[0], Some(Breath(0.0)), "still, and where it belongs");
    }
}
