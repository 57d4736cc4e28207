//! What has been played against bots is read at the start.

use bevy::prelude::*;

use super::settings::Notices;
use crate::folders::DataFolder;
use crate::storage::statistics::{FILE, Statistics, unreadable};

/// Reads what there is.
pub fn plugin(app: &mut App) {
    let path = app.world().resource::<DataFolder>().path(FILE);
    let (statistics, why) = Statistics::read(&path);
    if let Some(why) = why {
        app.world_mut().resource_mut::<Notices>().push(unreadable(&path, why));
    }
    app.insert_resource(statistics);
}
