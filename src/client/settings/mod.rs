//! What a person may set: live, saved, and never lost to a broken file. What is no picture's is [`PlaySettings`], below the window.
//!
//! [`Settings`] is an ordinary resource: change it, and whoever it concerns notices by change detection; a moment later
//! it is on disk. Reading is in `store`, the window in `window`, its monitors in `monitor`.

use std::ffi::OsStr;
use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::folders::DataFolder;
use crate::locale::Language;
use crate::storage::settings::PlaySettings;
use crate::table::Palette;

mod monitor;
mod notices;
mod saver;
mod size;
mod store;
mod uses;
mod window;

pub use monitor::{ChosenMonitor, Connected, Monitors};
pub use notices::Notices;
pub use saver::{confirm, speak_for_one_run};
pub use uses::Uses;
pub use window::WindowPlace;

/// Adds the data folder, the notices and the settings, which are read at once.
pub fn plugin(app: &mut App) {
    app.init_resource::<Notices>();
    if !app.world().contains_resource::<DataFolder>() {
        app.insert_resource(DataFolder::find(None));
    }
    app.add_plugins((saver::plugin, monitor::plugin, window::plugin));
}

/// How much the graphics card has to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Quality {
    /// Runs on a software driver.
    Low,
    /// All light, in a coarser picture.
    Medium,
    /// Everything; edges are smoothed in the finished picture.
    #[default]
    High,
    /// Edges are drawn four times as fine: what is thin stays whole.
    Highest,
}

impl Quality {
    /// All of them, from the least to the most.
    pub const ALL: [Self; 4] = [Self::Low, Self::Medium, Self::High, Self::Highest];

    /// Message key of its name.
    pub fn key(self) -> &'static str {
        match self {
            Self::Low => "quality-low",
            Self::Medium => "quality-medium",
            Self::High => "quality-high",
            Self::Highest => "quality-highest",
        }
    }
}

/// There is no settings file yet: nobody has chosen anything. There is no such resource otherwise.
#[derive(Resource, Clone, Copy, Debug)]
pub struct FirstStart;

/// Window or whole screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WindowKind {
    #[default]
    Window,
    /// Whole screen without changing its mode.
    Borderless,
}

/// Volumes from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Volumes {
    pub master: f32,
    pub music: f32,
    /// Cards, wood, dice.
    pub effects: f32,
    /// Buttons and focus.
    pub interface: f32,
    /// The candle that crackles.
    pub room: f32,
}

impl Default for Volumes {
    fn default() -> Self {
        Self { master: 0.8, music: 0.3, effects: 0.8, interface: 0.6, room: 0.6 }
    }
}

/// Everything that can be set.
#[derive(Resource, Clone, Debug, PartialEq, Serialize)]
pub struct Settings {
    /// What is no picture's; in the file it lies beside the others, not in a field of its own.
    #[serde(skip)]
    pub play: PlaySettings,
    /// Text size, 1.0 to 2.0.
    pub text_scale: f32,
    /// Cross-fades instead of travel, no camera moves.
    pub reduced_motion: bool,
    /// Flames sway and flicker, at rest too.
    pub living_flames: bool,
    pub high_contrast: bool,
    /// Refusals, notices, large words and score sheets stay until they are put away.
    pub texts_stay: bool,
    /// What is heard at the table is told in words.
    pub captions: bool,
    /// Regulars say a short line now and then.
    pub remarks: bool,
    pub palette: Palette,
    pub volumes: Volumes,
    /// How strongly pads shake, from 0, which is not at all, to 1.
    pub rumble: f32,
    /// Silence while the window is not in front.
    pub mute_in_background: bool,
    /// Window or whole screen.
    pub window: WindowKind,
    /// Where the window was last.
    pub place: WindowPlace,
    /// The monitor that was chosen for it, connected or not; none leaves it where it is.
    pub monitor: Option<ChosenMonitor>,
    /// Frames per second at most; 0 follows the screen.
    pub frame_cap: u32,
    /// Draws less often, so that a battery lasts longer.
    pub battery_saver: bool,
    pub quality: Quality,
    /// Share of the window in each direction in which the table is drawn, 0.25 to 1.0; none as the quality says.
    pub render_scale: Option<f32>,
    /// Show what a card would make before it is laid.
    pub previews: bool,
    /// The outer twentieth of the picture stays empty at each edge: a television may cut it off.
    pub free_edges: bool,
    /// How often what a hint shows has been done.
    pub uses: Uses,
    /// Minutes without a touch after which the title comes back; 0 means never.
    pub home_after: u32,
    /// Key and pad bindings that differ from the defaults.
    pub bindings: crate::client::controls::Bindings,
}

impl Settings {
    /// The usual ones, in this language.
    pub fn in_language(language: Language) -> Self {
        Self { play: PlaySettings { language, ..PlaySettings::default() }, ..Self::default() }
    }

    /// Whether flames, and whoever looks on, move while nothing else does.
    pub fn lives_at_rest(&self) -> bool {
        self.living_flames && !self.battery_saver && !self.reduced_motion
    }

    /// As their file holds them.
    ///
    /// # Errors
    /// They cannot be put into RON (they always can).
    pub fn to_text(&self) -> Result<String, ron::Error> {
        store::write(self)
    }

    /// What is set before anybody has chosen anything. Steam says by `SteamDeck=1` that it runs on a Steam Deck, where a game fills the
    /// screen.
    fn at_first(steam_deck: Option<&OsStr>) -> Self {
        let on_deck = steam_deck.is_some_and(|value| value == "1");
        Self { window: if on_deck { WindowKind::Borderless } else { WindowKind::Window }, ..Self::default() }
    }

    /// How long nobody may touch anything before the title comes back, if it does.
    pub fn patience(&self) -> Option<Duration> {
        (self.home_after > 0).then(|| Duration::from_mins(self.home_after.into()))
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            play: PlaySettings::default(),
            text_scale: 1.0,
            reduced_motion: false,
            living_flames: true,
            high_contrast: false,
            texts_stay: false,
            captions: false,
            remarks: true,
            palette: Palette::Normal,
            volumes: Volumes::default(),
            rumble: 0.7,
            mute_in_background: true,
            window: WindowKind::Window,
            place: WindowPlace::default(),
            monitor: None,
            frame_cap: 0,
            battery_saver: false,
            quality: Quality::High,
            render_scale: None,
            previews: true,
            free_edges: false,
            uses: Uses::default(),
            home_after: 0,
            bindings: crate::client::controls::Bindings::default(),
        }
    }
}
