//! The real program without window and graphics driver: time stepped by hand, keys, mouse and pad injected.

mod bad_input;
mod credits;
mod driver;
mod handling;
mod locale;
mod pictures;
mod playing;
mod room;
mod watching;
