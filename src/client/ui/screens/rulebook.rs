pub use bevy::prelude::*;
#[derive(Resource, Default, Debug, Clone)]
pub struct RuleBookAt { pub game: String, pub section: Option<String> }
