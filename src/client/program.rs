//! The program put together: Bevy and every plugin of ours, before a window, an image or nothing.

use std::panic;
use std::path::PathBuf;
use std::time::Instant;

use bevy::app::{PluginsState, TaskPoolOptions, TaskPoolPlugin};
use bevy::asset::AssetMetaCheck;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::log::LogPlugin;
use bevy::pbr::PbrPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::render::settings::{MemoryHints, WgpuSettings};
use bevy::tasks::tick_global_task_pools_on_main_thread;
use bevy::window::{ExitCondition, PresentMode, WindowResolution};
use bevy::winit::WinitPlugin;

use super::crash;
use super::loading::StartAt;
use super::log_file;
use super::lost_device;
use super::no_window;
use super::restart::Restart;
use super::session::{Screen, SessionRequest};
use super::settings::{FirstStart, Settings, speak_for_one_run};
use super::software_driver::GatherHere;
use crate::folders::{self, AssetFolders, DataFolder};
use crate::games::Registry;
use crate::locale::Language;
use crate::table::NewMatch;

/// Where the picture goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureOutput {
    Window,
    /// An image that is never shown; needs a graphics driver but no display.
    Offscreen,
    /// A window that stays blank: no graphics driver; for tests of what only the window system's own loop shows.
    Blank,
    /// Nowhere: no window, no graphics driver; for tests.
    Nowhere,
}

/// Everything but what stands in front: the same program for window, gallery and tests. After loading the title comes.
pub fn app(games: Registry, front: PictureOutput, data: DataFolder) -> App {
    let mut app = with_settings(games, front, data);
    furnish(&mut app);
    app
}

/// The program as a person starts it: at the title, with what has been asked for there; at the first start, if nothing has been, some
/// things are asked of the person before that.
pub fn started(
    games: Registry,
    front: PictureOutput,
    data: DataFolder,
    mut asked: Vec<SessionRequest>,
    language: Option<Language>,
) -> App {
    let mut app = with_settings(games, front, data);
    if app.world().contains_resource::<FirstStart>() {
        // Nobody has chosen a language yet.
        app.world_mut().resource_mut::<Settings>().play.language = Language::of_system();
        if asked.is_empty() {
            app.insert_resource(StartAt(Screen::Welcome));
        }
    }
    if let Some(language) = language {
        speak_for_one_run(app.world_mut(), language);
    }
    furnish(&mut app);
    app.add_systems(OnEnter(Screen::Title), move |mut asks: MessageWriter<SessionRequest>| {
        asks.write_batch(asked.drain(..));
    });
    app
}

/// Bevy and the settings, which are read at once.
fn with_settings(games: Registry, front: PictureOutput, data: DataFolder) -> App {
    let mut app = bare(front, games.asset_folders());
    app.insert_resource(data).insert_resource(games);
    app.add_plugins((super::power_saving::plugin, super::frame::plugin, super::settings::plugin));
    app
}

/// Adds everything else.
fn furnish(app: &mut App) {
    app.add_plugins((
        super::statistics::plugin,
        super::locale::plugin,
        super::third_party::plugin,
        super::input::plugin,
        super::picker::plugin,
        super::audio::plugin,
        super::loading::plugin,
        super::session::plugin,
        super::programs::plugin,
        super::flow::plugin,
        super::director::plugin,
        super::pieces::plugin,
        super::ui::plugin,
    ));
    let games = *app.world().resource::<Registry>();
    games.scenes().for_each(|scene| scene(app));
    run_on_one_thread(app);
}

/// Our systems take microseconds each: handing them to other threads costs more than it saves.
pub fn run_on_one_thread(app: &mut App) {
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

/// A renderer that takes memory of the graphics card as it needs it: by default it takes 256 MiB at a time, which a software
/// driver takes from the machine's own.
fn sparing() -> RenderPlugin {
    let settings = WgpuSettings { memory_hints: MemoryHints::MemoryUsage, ..default() };
    RenderPlugin { render_creation: settings.into(), ..default() }
}

/// Bevy alone, with the plugins that the front needs and the assets in these folders.
pub fn bare(front: PictureOutput, folders: AssetFolders) -> App {
    let mut app = App::new();
    let window = Window {
        title: "The Imp's Table".to_owned(),
        name: Some("imps-table".to_owned()),
        resolution: WindowResolution::new(1280, 720),
        present_mode: PresentMode::AutoVsync,
        // Shown when there is something to see: see `loading`.
        visible: front != PictureOutput::Window,
        ..default()
    };
    super::asset_source::read_from(&mut app, folders);
    let log = LogPlugin {
        filter: "warn,imps_table=info,wgpu=error,naga=error,symphonia=error,usvg=error".to_owned(),
        custom_layer: log_file::layer,
        ..default()
    };
    // Pictures of cards, pipelines and thinking share these threads, and while that goes on there is little else to do.
    let mut threads = TaskPoolOptions::default();
    threads.async_compute.min_threads = 2;
    // No asset of the house has a file of settings beside it, which would be looked for.
    let files = AssetPlugin { meta_check: AssetMetaCheck::Never, ..default() };
    let plugins = DefaultPlugins.set(log).set(TaskPoolPlugin { task_pool_options: threads }).set(files);
    let plugins = plugins.add_before::<PbrPlugin>(GatherHere);
    match front {
        PictureOutput::Window => {
            app.add_plugins(plugins.set(WindowPlugin { primary_window: Some(window), ..default() }).set(sparing()));
        }
        PictureOutput::Offscreen => {
            app.add_plugins(
                plugins
                    .set(WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() })
                    .set(RenderPlugin { synchronous_pipeline_compilation: true, ..sparing() })
                    .disable::<bevy::render::pipelined_rendering::PipelinedRenderingPlugin>()
                    .disable::<WinitPlugin>()
                    .disable::<bevy::audio::AudioPlugin>()
                    .disable::<bevy::gilrs::GilrsPlugin>(),
            );
        }
        PictureOutput::Blank | PictureOutput::Nowhere => {
            let no_driver =
                RenderPlugin { render_creation: WgpuSettings { backends: None, ..default() }.into(), ..default() };
            let plugins = plugins
                .set(no_driver)
                .set(WindowPlugin {
                    primary_window: Some(window),
                    exit_condition: ExitCondition::DontExit,
                    ..default()
                })
                .disable::<bevy::audio::AudioPlugin>()
                .disable::<bevy::gilrs::GilrsPlugin>()
                .disable::<LogPlugin>();
            app.add_plugins(match front {
                // Tests run on threads of their own.
                PictureOutput::Blank => plugins.set(WinitPlugin { run_on_any_thread: true }),
                _ => plugins.disable::<WinitPlugin>(),
            });
            // Without a driver Bevy leaves this out, although its lights insist on it.
            app.add_plugins(bevy::render::sync_world::SyncWorldPlugin);
        }
    }
    app
}

/// Which driver would draw. Bevy panics where there is none, and has to be asked.
pub fn driver() -> Option<RenderAdapterInfo> {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let found = panic::catch_unwind(|| {
        let mut app = bare(PictureOutput::Offscreen, AssetFolders::default());
        while app.plugins_state() == PluginsState::Adding {
            tick_global_task_pools_on_main_thread();
        }
        app.finish();
        app.cleanup();
        app.world().get_resource::<RenderAdapterInfo>().cloned()
    });
    panic::set_hook(usual);
    found.ok().flatten()
}

/// Opens the window and plays until it is closed: from the title, where a file with a match is taken in, or straight from a match.
///
/// # Errors
/// No display, no graphics driver; the sentence says what to do.
pub fn run(
    games: Registry,
    straight: Option<NewMatch>,
    file: Option<PathBuf>,
    language: Option<Language>,
) -> Result<(), String> {
    folders::check_assets()?;
    folders::check_fonts()?;
    let data = DataFolder::find(None);
    let restart = Restart::default();
    log_file::begin(&data);
    crash::watch(&data, restart);
    no_window::answer_for_missing_devices()?;
    let asked = file.map(SessionRequest::TakeIn).into_iter().chain(straight.map(SessionRequest::Start)).collect();
    until_closed(started(games, PictureOutput::Window, data, asked, language), restart)
}

/// Runs the program until it is closed; begins it anew where only that can mend what has ended it.
///
/// # Errors
/// It ended early; the sentence says what to do.
pub fn until_closed(mut app: App, restart: Restart) -> Result<(), String> {
    app.add_plugins((lost_device::plugin, crash::plugin));
    let begun = Instant::now();
    match app.run() {
        AppExit::Success => Ok(()),
        AppExit::Error(code) if lost_device::was(code) => lost_device::start_again(begun.elapsed(), restart),
        AppExit::Error(code) => Err(format!("the program ended early (code {code}); its last words are above")),
    }
}
