//! The real program without graphics driver: without a window, time stepped by hand and keys, mouse and pad injected; and
//! in a window on a screen that nobody sees.

mod aids;
mod answering;
mod asking;
mod bad_input;
mod by_pad;
mod clocks;
mod closely;
mod column;
#[path = "../common/mod.rs"]
mod common;
mod credits;
mod deck_builder;
mod deserted;
mod driver;
mod fields;
mod handling;
mod heard;
mod imps;
mod lengths;
mod lessons;
mod light;
mod locale;
mod looking_back;
mod palettes;
mod panels;
mod pictures;
mod playing;
mod pressing;
#[cfg(target_os = "linux")]
mod processes;
#[cfg(target_os = "linux")]
mod provoked;
mod puzzles;
mod reader;
mod reporting;
mod resting;
mod safe_area;
mod schedules;
mod seating;
mod setup;
mod sharing;
mod staying;
mod stored;
mod told;
mod touch;
mod watching;
mod welcome;
mod window;
mod window_driver;
mod wired;
mod zoom;

use common::{at, files, read};
