//! Decks that people bring along: whether the Gym Leader Challenge allows them (8), and lists of cards as text.

mod exporting;
mod importing;
mod list_errors;
mod validator;
mod violations;

pub use exporting::written;
pub use importing::read;
pub use list_errors::{ListError, Wrong};
pub use validator::{Legality, violations};
pub use violations::Violation;

use super::cards::pool;
use crate::engine::Arg;

/// The name of a card as an argument of a sentence: translated if it is one of the pool.
fn called(name: &str) -> Arg {
    match pool().cards().find(|(_, card)| card.name == name) {
        Some((id, _)) => Arg::Key(id.key()),
        None => Arg::Text(name.to_owned()),
    }
}
