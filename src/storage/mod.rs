//! What is kept in the data folder: matches, what has been learned and solved, how matches ended, and what was set.

pub mod last_tables;
pub mod lessons;
pub mod puzzles;
pub mod reopened;
pub mod ron_fields;
pub mod saves;
pub mod settings;
pub mod sharing;
pub mod statistics;
pub mod ticks;
