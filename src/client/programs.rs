//! Programs of somebody's own that can sit down at the table: those that lie in a folder of the data folder.

use bevy::prelude::*;

use super::session::{Overlay, Screen};
use crate::engine::Program;
use crate::folders::DataFolder;

/// The programs that there are, by name.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Programs(pub Vec<Program>);

/// Looks for programs wherever somebody can choose one.
pub fn plugin(app: &mut App) {
    app.init_resource::<Programs>()
        .add_systems(OnEnter(Screen::Setup), look)
        .add_systems(OnEnter(Overlay::Seats), look);
}

fn look(data: Res<DataFolder>, mut programs: ResMut<Programs>) {
    programs.set_if_neq(Programs(Program::all_in(&data.programs())));
}
