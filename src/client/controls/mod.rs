//! What can be told to the game, and by which keys, buttons and sticks. Plain data: the settings keep it, `input` reads it.

mod binding;
mod input_action;

pub use binding::{Bindings, Family, Input, Stick, sign_key, sign_of};
pub use input_action::InputAction;
