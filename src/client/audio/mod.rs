//! Sound: effects by name, one piece of music at a time, and the room around. No audio device is no error.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};

use crate::client::frame::AppSystems;
use crate::client::settings::Settings;
use crate::table::Lens;

mod ambience;
mod bank;
mod effects;
mod music;
mod panning;

pub use bank::Sounds;

/// Asks for a sound effect from `assets/sounds` by its name without variation and extension: `card-lay`.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct PlaySound {
    pub name: &'static str,
    /// Interface or table: which volume applies.
    pub interface: bool,
    /// How loud it is, of 1, by that volume.
    pub gain: f32,
    /// Which it is of a series: so many semitones higher. The pitch of what is in none strays a little.
    pub step: Option<u8>,
    /// Where on the table it is heard, in metres; what is nowhere is heard from the middle.
    pub place: Option<Vec3>,
}

impl PlaySound {
    /// A sound of the table.
    pub fn table(name: &'static str) -> Self {
        Self { name, interface: false, gain: 1.0, step: None, place: None }
    }

    /// A sound of the interface.
    pub fn interface(name: &'static str) -> Self {
        Self { interface: true, ..Self::table(name) }
    }

    /// The same, as loud as this share of its volume.
    #[must_use]
    pub fn at(self, gain: f32) -> Self {
        Self { gain, ..self }
    }

    /// The same, as the one of a series that it is, if it is of one.
    #[must_use]
    pub fn in_series(self, step: Option<u8>) -> Self {
        Self { step, ..self }
    }

    /// The same, heard from a place on the table.
    #[must_use]
    pub fn from(self, place: Vec3) -> Self {
        Self { place: Some(place), ..self }
    }
}

/// Asks for this music from now on; `None` is silence.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct PlayMusic(pub Option<&'static str>);

/// Asks the music to draw back for a moment: something is decided.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HushMusic;

/// How much of the music is heard under what happens, 0 to 1: phases in which people think hold it back.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct MusicLevel(pub f32);

impl Default for MusicLevel {
    fn default() -> Self {
        Self(1.0)
    }
}

/// Whether sound can be heard at all. Bevy opens the device once, at start, and has no word for its absence: a sound that
/// is loaded and has not begun after a while is the sign.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Device {
    /// Nothing has been played yet.
    #[default]
    Unknown,
    Present,
    /// They do not: nothing is started any more.
    Absent,
}

/// The window is not in front, and the settings want silence then.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Muted(bool);

/// Adds effects, music and the room.
pub fn plugin(app: &mut App) {
    app.add_message::<PlaySound>()
        .add_message::<PlayMusic>()
        .add_message::<HushMusic>()
        .add_message::<RequestRedraw>()
        .init_resource::<Settings>()
        .init_resource::<Device>()
        .init_resource::<MusicLevel>()
        .init_resource::<Muted>()
        .init_resource::<Lens>()
        .add_systems(Startup, panning::listen)
        .add_systems(Update, listen_to_window.before(effects::adjust).in_set(AppSystems::Sound))
        .add_plugins((effects::plugin, music::plugin, ambience::plugin));
}

fn listen_to_window(settings: Res<Settings>, windows: Query<&Window, With<PrimaryWindow>>, mut muted: ResMut<Muted>) {
    let behind = windows.iter().any(|window| !window.focused);
    muted.set_if_neq(Muted(settings.mute_in_background && behind));
}
