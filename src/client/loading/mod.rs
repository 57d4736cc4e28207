//! The loading screen's work: models, textures and sounds, and how far it has come.
//!
//! Other modules add their own steps to the loading screen with systems that return [`Progress`] and are added with
//! `.track_progress::<Screen>().run_if(in_state(Screen::Loading))`; the line below the candle says what is being waited for.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
pub use iyes_progress::prelude::{Progress, ProgressReturningSystem, ProgressTracker};

use crate::client::frame::AppSystems;
use crate::client::session::{Files, Screen};
use crate::client::settings::Notices;
use crate::folders::AssetFolders;

mod files;
mod first_start;
mod warmup;

pub use files::{Models, Textures};
use files::{Settled, WantedFiles};

/// The screen after loading. Insert it before the plugins are added.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartAt(pub Screen);

impl Default for StartAt {
    fn default() -> Self {
        Self(Screen::Title)
    }
}

/// What the loading screen shows.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoadProgress {
    pub done: u32,
    /// All steps known so far.
    pub total: u32,
    /// Message key of what is being done.
    pub what: &'static str,
    /// How much of that is done, and of how much.
    pub part: (u32, u32),
}

impl Default for LoadProgress {
    fn default() -> Self {
        Self { done: 0, total: 0, what: "loading-files", part: (0, 0) }
    }
}

impl LoadProgress {
    /// From 0 to 1.
    pub fn fraction(&self) -> f32 {
        if self.total == 0 { 0.0 } else { self.done as f32 / self.total as f32 }
    }
}

/// What is being done after the files, with its message key, how much of it is done, and of how much.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Doing(Option<(&'static str, (u32, u32))>);

/// Adds the lists of files. The loading states themselves are set up in `third_party::asset_loader`.
pub fn plugin(app: &mut App) {
    app.add_plugins((warmup::plugin, first_start::plugin))
        .init_resource::<Models>()
        .init_resource::<Textures>()
        .init_resource::<LoadProgress>()
        .init_resource::<Doing>()
        .init_resource::<Notices>()
        .init_resource::<AssetFolders>()
        .add_message::<RequestRedraw>()
        // It touches nothing that is there already.
        .add_systems(PreStartup, (|world: &mut World| _ = world.init_resource::<WantedFiles>()).ambiguous_with_all())
        .add_systems(
            Update,
            (
                sort_out.run_if(in_state(Files::Failed)),
                (report_files.track_progress::<Screen>(), show_progress).chain().run_if(in_state(Screen::Loading)),
            )
                .chain()
                .in_set(AppSystems::Load),
        );
}

/// Waits until every file has either arrived or failed, tells which failed, and goes on without them.
fn sort_out(
    mut wanted: ResMut<WantedFiles>,
    assets: Res<AssetServer>,
    mut notices: ResMut<Notices>,
    mut next: ResMut<NextState<Files>>,
) {
    let states: Vec<Settled> = wanted.files.iter().map(|file| file.settled(&assets)).collect();
    if states.contains(&Settled::No) {
        return;
    }
    for (file, state) in wanted.files.iter_mut().zip(states) {
        file.broken = state == Settled::Broken;
    }
    notices.push_missing(wanted.files.iter().filter(|file| file.broken).map(|file| file.path.as_str()));
    next.set(Files::WithoutBroken);
}

/// The files as progress: one step each, and one for putting them together.
fn report_files(wanted: Res<WantedFiles>, assets: Res<AssetServer>, state: Res<State<Files>>) -> Progress {
    let ready = *state.get() == Files::Ready;
    let settled = wanted.files.iter().filter(|file| ready || file.settled(&assets) != Settled::No).count();
    let total = wanted.files.len() + 1;
    Progress { done: u32::try_from(settled).unwrap_or(0) + u32::from(ready), total: u32::try_from(total).unwrap_or(1) }
}

/// Sums up what everybody has reported.
fn show_progress(
    tracker: Res<ProgressTracker<Screen>>,
    (state, wanted, assets): (Res<State<Files>>, Res<WantedFiles>, Res<AssetServer>),
    doing: Res<Doing>,
    mut shown: ResMut<LoadProgress>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Progress { done, total } = tracker.get_global_progress();
    let (what, part) = if *state.get() == Files::Ready {
        doing.0.unwrap_or(("loading-table", (0, 0)))
    } else {
        let files = report_files(wanted, assets, state);
        ("loading-files", (files.done, files.total))
    };
    let mut now = LoadProgress { done, total, what, part };
    // More steps become known on the way; what is shown never goes back for that.
    if now.fraction() < shown.fraction() {
        (now.done, now.total) = (shown.done, shown.total);
    }
    shown.set_if_neq(now);
    redraw.write(RequestRedraw);
}

#[cfg(test)]
mod tests;
