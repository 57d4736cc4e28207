//! What can be told to the game, and by which keys, buttons and sticks. Plain data: the settings keep it, `input` reads it.

mod binding;
mod command;

pub use binding::{Bindings, Family, Input, Stick};
pub use command::Command;
