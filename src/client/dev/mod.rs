//! What developers and machines without a screen need: the gallery, and sentences for missing devices.

pub mod gallery;
pub mod missing;
pub mod shots;
