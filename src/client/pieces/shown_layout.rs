//! What is on show, as told so far. The truth, which may be ahead of it, is in the session.

use bevy::prelude::*;

use crate::engine::Seat;
use crate::table::any_match::ToldEvent;
use crate::table::{Layout, Target};

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
}

/// Nothing is on show before somebody tells.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownLayout>();
}
