//! What developers and machines without a screen need: the gallery.

pub mod gallery;
pub mod shots;
