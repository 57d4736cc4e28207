pub use bevy::prelude::*;
#[derive(Resource, Default)]
pub struct Listing { pub trashed: Option<crate::client::flow::saves::Trashed>, pub stale: bool }
