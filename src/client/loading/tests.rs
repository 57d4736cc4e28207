//! The loading screen in an app without window: it ends, whatever the files are like.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;

use super::*;
use crate::client::{audio, third_party};
use crate::engine::{Arg, Words};

/// An app with the real files but without anything that draws.
fn app(start: Option<StartAt>, folders: AssetFolders) -> App {
    let mut app = App::new();
    crate::client::asset_source::read_from(&mut app, folders);
    app.add_plugins((MinimalPlugins, StatesPlugin, AssetPlugin::default(), bevy::image::ImagePlugin::default()));
    app.init_asset::<bevy::audio::AudioSource>()
        .init_asset_loader::<bevy::audio::AudioLoader>()
        .init_asset::<bevy::gltf::Gltf>()
        .register_asset_loader(bevy::image::ImageLoader::new(bevy::image::CompressedImageFormats::NONE));
    if let Some(start) = start {
        app.insert_resource(start);
    }
    app.add_plugins((third_party::asset_loader::plugin, plugin, audio::plugin));
    app
}

/// Runs until loading is over.
fn run(app: &mut App) -> Screen {
    for _ in 0..5000 {
        app.update();
        let screen = *app.world().resource::<State<Screen>>().get();
        if screen != Screen::Loading {
            return screen;
        }
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    panic!("loading never ends: {:?}", app.world().resource::<LoadProgress>());
}

#[test]
fn broken_files_are_told_and_loading_ends() {
    // Without the glTF plugin no model can be read: all of them are broken, everything else is there.
    let mut app = app(None, AssetFolders::default());
    assert_eq!(run(&mut app), Screen::Title);
    let notices = &app.world().resource::<Notices>().0;
    let models =
        app.world().resource::<WantedFiles>().files.iter().filter(|file| file.path.starts_with("models/")).count();
    assert!(models > 0);
    let count = ("count".to_owned(), Arg::Number(models as i64));
    let all_in_one = |words: &Words| words.key == "notice-assets-broken" && words.args.contains(&count);
    assert!(matches!(&notices[..], [one] if all_in_one(one)), "{notices:?}");
    assert!(app.world().resource::<Models>().get("table").is_none());
    assert!(app.world().resource::<Textures>().get("oak").is_some());
    assert_eq!(app.world_mut().resource_mut::<audio::Sounds>().get("card-lay").len(), 3);
    let progress = app.world().resource::<LoadProgress>();
    assert_eq!(progress.done, progress.total);
    assert_eq!(progress.fraction(), 1.0);
}

#[test]
fn what_a_game_from_elsewhere_brings_is_loaded_beside_what_the_house_has() {
    let game = tempfile::tempdir().unwrap();
    let sounds = game.path().join("sounds");
    std::fs::create_dir(&sounds).unwrap();
    let (lay, house) = (sounds.join("card-lay-1.ogg"), AssetFolders::default());
    std::fs::copy(house.find("sounds/focus-1.ogg").unwrap(), sounds.join("toy-click.ogg")).unwrap();
    std::fs::copy(house.find("sounds/focus-1.ogg").unwrap(), lay).unwrap();
    let mut app = app(None, AssetFolders::with([game.path().to_owned()]));
    assert_eq!(run(&mut app), Screen::Title);
    let mut heard = app.world_mut().resource_mut::<audio::Sounds>();
    assert_eq!([heard.get("toy-click").len(), heard.get("card-lay").len()], [1, 3]);
    let twice = Words::new("notice-asset-twice").with("file", "sounds/card-lay-1.ogg");
    assert!(app.world().resource::<Notices>().0.contains(&twice));
}

#[test]
fn other_steps_are_waited_for_and_another_screen_may_follow() {
    let mut app = app(Some(StartAt(Screen::Attract)), AssetFolders::default());
    app.add_systems(
        Update,
        (|mut steps: Local<u32>| {
            *steps = (*steps + 1).min(40);
            Progress { done: *steps, total: 40 }
        })
        .track_progress::<Screen>()
        .run_if(in_state(Screen::Loading)),
    );
    assert_eq!(run(&mut app), Screen::Attract);
    assert!(app.world().resource::<LoadProgress>().total > 40);
}
