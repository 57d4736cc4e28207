//! What is kept in the data folder: matches, what has been learned and solved, and how matches ended.

pub mod lessons;
pub mod puzzles;
pub mod reopened;
pub mod saves;
pub mod sharing;
pub mod statistics;
pub mod ticks;
