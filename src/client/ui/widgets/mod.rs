//! Widgets: each draws itself with the pen of [`paint`](super::paint) and takes part in the focus.

pub mod buttons;
pub mod choice;
pub mod field;
mod fold;
pub mod marks;
pub mod page;
