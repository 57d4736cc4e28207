//! An imp in its bottle: it glows and stirs, the more the more it is excited, blinks and looks about. A game may have one among its
//! pieces; on all other tables that of the house looks on.

use bevy::prelude::*;

use super::busts;
use super::travel::Placing;
use crate::client::frame::{AppSystems, Dressing};
use crate::client::session::{InSight, Session};

mod face;
mod glance;
mod house_imp;
mod model;
mod stirring;

use face::Face;
pub use model::Features;

/// Imps glow and stir: whatever excites them does so before.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stirring;

/// Something in which an imp lives.
#[derive(Component, Clone, Debug)]
pub struct Imp {
    /// Share of the greatest excitement that it is to show.
    pub excited: f32,
    /// How much of its light falls on what is around it, as a share.
    pub lights: f32,
    /// Where something moves that it looks at, in metres.
    watched: Option<Vec3>,
    asleep: bool,
    /// Share of the greatest excitement that is shown now.
    shown: f32,
    /// Seconds that it goes on stirring, and laughing.
    stirs: f32,
    laughs: f32,
    face: Face,
}

impl Default for Imp {
    fn default() -> Self {
        Self {
            excited: 0.0,
            lights: 1.0,
            watched: None,
            asleep: false,
            shown: 0.0,
            stirs: stirring::STIRS,
            laughs: 0.0,
            face: Face::default(),
        }
    }
}

impl Imp {
    /// Something goes on: it stirs, and a little longer.
    pub fn stir(&mut self) {
        self.stirs = stirring::STIRS;
    }

    /// It laughs: it swells and glows for a moment.
    fn laugh(&mut self) {
        self.laughs = stirring::LAUGHS;
        self.stirs = stirring::STIRS;
    }
}

pub(super) fn plugin(app: &mut App) {
    let at_a_table = in_state(InSight).and_then(resource_exists::<Session>);
    let house_imp = (
        (house_imp::come, house_imp::stand, house_imp::attend, house_imp::show).chain().run_if(at_a_table),
        house_imp::leave.run_if(resource_removed::<Session>),
    );
    app.add_observer(model::set_up)
        .configure_sets(Update, Stirring.in_set(AppSystems::Follow))
        .add_systems(Update, stirring::stir.in_set(Stirring))
        .add_systems(
            Update,
            (house_imp.chain(), face::look)
                .chain()
                .after(busts::look)
                .after(AppSystems::Furnish)
                .before(AppSystems::Sound),
        )
        .add_systems(
            PostUpdate,
            (model::wake, model::turn_to_the_eye, model::face_the_eye, model::lie_flat)
                .chain()
                .after(Placing)
                .after(Dressing)
                .before(TransformSystems::Propagate),
        );
}
