//! The games of the house.

pub mod battle_line;
