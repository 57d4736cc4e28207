//! What is on show, as told so far. The truth, which may be ahead of it, is in the session.

use bevy::prelude::*;

use crate::engine::Seat;
use crate::table::any_match::ToldEvent;
use crate::table::{Layout, Space, Target};

/// The layout that is on show; zones and pills are drawn from it.
#[derive(Resource, Default, Debug)]
pub struct ShownLayout {
    /// As told so far.
    pub layout: Layout,
    /// What shines because of what is being told, besides [`Layout::lit`].
    pub lit: Vec<Target>,
    /// What moved last, as told so far.
    pub moved: Vec<Target>,
    /// Who moved it.
    pub mover: Option<Seat>,
}

impl ShownLayout {
    /// Takes in what a scene has moved; what others had moved before is forgotten.
    pub fn follow(&mut self, scene: &ToldEvent) {
        if scene.by.is_none() || scene.by != self.mover {
            self.moved.clear();
        }
        self.mover = scene.by;
        scene.add_moved(&mut self.moved);
    }

    /// The point of the table that whoever looks on looks at, x and z in metres: where something moved last. What is held in a hand is
    /// nobody else's business.
    pub fn watched(&self) -> Option<Vec2> {
        let flat = |at: Vec3| Vec2::new(at.x, at.z);
        self.moved.iter().rev().find_map(|target| match target {
            Target::Piece(id) => {
                let placed = self.layout.pieces.iter().find(|placed| placed.id == *id)?;
                (placed.pose.space == Space::Table).then_some(flat(placed.pose.at))
            }
            Target::Zone(id) => self.layout.zones.iter().find(|zone| zone.id == *id).map(|zone| flat(zone.pose.at)),
            Target::Count(_) | Target::Option(_) => None,
        })
    }
}

/// Nothing is on show before somebody tells.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownLayout>();
}
