//! The Bevy program: what is seen, heard and touched.
//!
//! One direction, no back-channel: input narrows the legal actions ([`picker`]), the front asks its host for one ([`flow`]),
//! the host answers with what happened, the director tells it ([`director`]), the pieces move ([`pieces`]). What a game brings
//! is in [`table`](crate::table); the match on the table, as it is known here, is the [`session`]; the interface over the table's
//! edge is in [`ui`].
//!
//! The modules stand on floors, and nobody looks upstairs; [`FLOORS`] says who stands where.

pub mod asset_source;
pub mod audio;
pub mod canvas;
pub mod controls;
pub mod crash;
pub mod dev;
pub mod director;
pub mod doctor;
pub mod flow;
pub mod frame;
pub mod goals;
pub mod input;
pub mod loading;
pub mod locale;
pub mod log_file;
pub mod lost_device;
pub mod no_window;
pub mod picker;
pub mod pieces;
pub mod power_saving;
pub mod program;
pub mod programs;
pub mod report;
pub mod restart;
pub mod session;
pub mod settings;
mod software_driver;
pub mod statistics;
pub mod third_party;
pub mod ui;

pub use dev::gallery::gallery;
pub use program::{PictureOutput, app, bare, run, run_on_one_thread, started};

/// The modules from the ground up. A module may use those before it, never one behind it; two that know each other would
/// be one.
pub const FLOORS: [&str; 30] = [
    // Ground: files, words, colours, time.
    "asset_source",
    "restart",
    "no_window",
    "lost_device",
    "software_driver",
    "power_saving",
    "frame",
    "controls",
    "settings",
    "log_file",
    "statistics",
    "locale",
    "doctor",
    "input",
    "audio",
    // What a game brings, and the match.
    "canvas",
    "session",
    "programs",
    "crash",
    "report",
    "goals",
    // What is seen and what happens.
    "pieces",
    "director",
    "flow",
    "picker",
    "loading",
    "ui",
    "third_party",
    // The whole.
    "program",
    "dev",
];
