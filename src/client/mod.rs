//! The Bevy program: what is seen, heard and touched.
//!
//! One direction, no back-channel: input narrows the legal actions ([`input::picker`]), the session submits one
//! ([`flow`]), the rules answer with events, the director tells them ([`director`]), the pieces move ([`pieces`]). What a
//! game brings is in [`table`]; the interface over the table's edge is in [`ui`].

use bevy::app::{TaskPoolOptions, TaskPoolPlugin};
use bevy::asset::AssetPlugin;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::{ExitCondition, PresentMode, WindowResolution};
use bevy::winit::WinitPlugin;

use crate::ai::arena::Player;
use crate::cli::{Play, Sitter};

pub mod audio;
pub mod dev;
pub mod director;
pub mod fan;
pub mod flow;
pub mod folders;
pub mod inks;
pub mod input;
pub mod loading;
pub mod locale;
pub mod pieces;
pub mod rest;
pub mod room;
pub mod settings;
pub mod table;
pub mod third_party;
pub mod ui;

use flow::Screen;
use flow::session::{Ask, NewMatch, Occupant};
use settings::{DataFolder, Language};

pub use dev::gallery::gallery;

/// Where the picture goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Front {
    /// A window.
    Window,
    /// An image that is never shown; needs a graphics driver but no display.
    Offscreen,
    /// A window that stays blank: no graphics driver; for tests of what only the window system's own loop shows.
    Blank,
    /// Nowhere: no window, no graphics driver; for tests.
    Nowhere,
}

/// Everything but what stands in front: the same program for window, gallery and tests.
pub fn app(front: Front, data: DataFolder) -> App {
    let mut app = bare(front);
    app.insert_resource(data);
    app.add_plugins((
        rest::plugin,
        settings::plugin,
        locale::plugin,
        third_party::plugin,
        input::plugin,
        input::picker::plugin,
        audio::plugin,
        loading::plugin,
        flow::plugin,
        director::plugin,
        pieces::plugin,
        ui::plugin,
    ));
    for game in crate::games::shelf() {
        game.art().plugin(&mut app);
    }
    run_on_one_thread(&mut app);
    app
}

/// Our systems take microseconds each: handing them to other threads costs more than it saves.
pub fn run_on_one_thread(app: &mut App) {
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

/// Bevy alone, with the plugins that the front needs.
pub fn bare(front: Front) -> App {
    let mut app = App::new();
    let window = Window {
        title: "The Imp's Table".to_owned(),
        name: Some("imps-table".to_owned()),
        resolution: WindowResolution::new(1280, 720),
        present_mode: PresentMode::AutoVsync,
        // Shown when there is something to see: see `loading`.
        visible: front != Front::Window,
        ..default()
    };
    let assets = AssetPlugin { file_path: folders::assets().display().to_string(), ..default() };
    let log = LogPlugin {
        filter: "warn,imps_table=info,wgpu=error,naga=error,symphonia=error,usvg=error".to_owned(),
        ..default()
    };
    // Pictures of cards, pipelines and thinking share these threads, and while that goes on there is little else to do.
    let mut threads = TaskPoolOptions::default();
    threads.async_compute.min_threads = 2;
    let plugins = DefaultPlugins.set(assets).set(log).set(TaskPoolPlugin { task_pool_options: threads });
    match front {
        Front::Window => {
            app.add_plugins(plugins.set(WindowPlugin { primary_window: Some(window), ..default() }));
        }
        Front::Offscreen => {
            app.add_plugins(
                plugins
                    .set(WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() })
                    .set(bevy::render::RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
                    .disable::<bevy::render::pipelined_rendering::PipelinedRenderingPlugin>()
                    .disable::<WinitPlugin>()
                    .disable::<bevy::audio::AudioPlugin>()
                    .disable::<bevy::gilrs::GilrsPlugin>(),
            );
        }
        Front::Blank | Front::Nowhere => {
            let no_driver = bevy::render::RenderPlugin {
                render_creation: bevy::render::settings::WgpuSettings { backends: None, ..default() }.into(),
                ..default()
            };
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
                Front::Blank => plugins.set(WinitPlugin { run_on_any_thread: true }),
                _ => plugins.disable::<WinitPlugin>(),
            });
            // Without a driver Bevy leaves this out, although its lights insist on it.
            app.add_plugins(bevy::render::sync_world::SyncWorldPlugin);
        }
    }
    app
}

/// Opens the window and plays until it is closed.
///
/// # Errors
/// No display, no graphics driver, or arguments that do not fit; the sentence says what to do.
pub fn run(play: Play) -> Result<(), String> {
    let straight = play.game.as_ref().map(|_| new_match(&play)).transpose()?;
    let language = play.lang.as_deref().map(read_language).transpose()?;
    folders::check_assets()?;
    dev::missing::answer_for_missing_devices()?;
    let mut app = app(Front::Window, DataFolder::find(None));
    if let Some(language) = language {
        app.world_mut().resource_mut::<settings::Settings>().language = language;
    }
    if let Some(wanted) = straight {
        let mut wanted = Some(wanted);
        app.add_systems(OnEnter(Screen::Title), move |mut asks: MessageWriter<Ask>| {
            if let Some(wanted) = wanted.take() {
                asks.write(Ask::Start(wanted));
            }
        });
    }
    match app.run() {
        AppExit::Success => Ok(()),
        AppExit::Error(code) => Err(format!("the program ended early (code {code}); its last words are above")),
    }
}

/// A language by its code.
///
/// # Errors
/// Another code than `en` and `ja`.
pub fn read_language(code: &str) -> Result<Language, String> {
    let known = Language::ALL.into_iter().find(|language| language.code() == code);
    known.ok_or_else(|| format!("`{code}` is no language here; choose en or ja"))
}

/// The match that the command line asks for.
fn new_match(play: &Play) -> Result<NewMatch, String> {
    let game = play.game.as_deref().unwrap_or_default();
    let id = crate::games::find(game).map_err(|error| error.to_string())?.id();
    let shelved = flow::play::on_shelf(id).ok_or_else(|| format!("`{id}` has no table yet"))?;
    // As set-up offers it to somebody who has not played this game yet.
    let options = play.options.clone().unwrap_or_else(|| shelved.first_options());
    let seats = shelved.seats(&options).map_err(|error| error.to_string())?;
    shelved.open(&options, 0).map_err(|error| error.to_string())?;
    let sitters = match play.seats.as_slice() {
        [] => {
            let bots = std::iter::repeat(Sitter::Bot(Player::Level(crate::ai::Level::Apprentice)));
            std::iter::once(Sitter::Human).chain(bots).take(seats).collect()
        }
        named if named.len() == seats => named.to_vec(),
        named => return Err(format!("{} seat(s) were named, but the match has {seats}", named.len())),
    };
    let names = shelved.art().bot_names().iter().cycle();
    let occupants = sitters
        .into_iter()
        .zip(names)
        .map(|(sitter, name)| match sitter {
            Sitter::Human => Ok(Occupant::Human { name: String::new() }),
            Sitter::Bot(Player::Level(level)) => Ok(Occupant::Bot { level, name: (*name).to_owned() }),
            Sitter::Bot(Player::Random) => {
                Err("at the table a bot is apprentice, veteran or master; random plays in the arena only".to_owned())
            }
        })
        .collect::<Result<_, String>>()?;
    Ok(NewMatch { game: id.to_owned(), options, seed: play.seed, occupants })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Level;

    #[test]
    fn a_match_from_the_command_line_is_as_gentle_as_a_first_one() {
        for shelved in crate::games::shelf() {
            let play = Play { game: Some(shelved.game().to_owned()), ..Play::default() };
            let wanted = new_match(&play).unwrap();
            assert_eq!(wanted.options, shelved.first_options());
            let gentle = |occupant: &Occupant| {
                matches!(occupant, Occupant::Human { .. } | Occupant::Bot { level: Level::Apprentice, .. })
            };
            assert!(wanted.occupants.iter().all(gentle), "{:?}", wanted.occupants);
            let named = new_match(&Play { options: Some(shelved.default_options()), ..play }).unwrap();
            assert_eq!(named.options, shelved.default_options());
        }
    }
}
