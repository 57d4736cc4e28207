//! What the window's rest depends on, stepped by hand.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::TextureId;
use bevy_egui::{EguiManagedTextures, EguiPostUpdateSet, EguiRenderOutput};
use imps_table::client::flow::attract::Patience;
use imps_table::client::pieces::glow::Swells;
use imps_table::client::pieces::life::{Breath, Life};
use imps_table::client::pieces::picture::TablePicture;
use imps_table::client::session::{Overlay, Screen};
use imps_table::client::settings::{Quality, Settings};

use super::driver::Driver;

/// New letters of this frame, and whether the graphics driver has been told of them.
#[derive(Resource, Default)]
struct Letters {
    new: bool,
    told: bool,
}

fn look(outputs: Query<&EguiRenderOutput>, mut letters: ResMut<Letters>) {
    letters.new = outputs.iter().any(|output| output.textures_delta.set.contains_key(&TextureId::default()));
}

fn listen(mut news: MessageReader<AssetEvent<Image>>, drawn: Res<EguiManagedTextures>, mut letters: ResMut<Letters>) {
    let pictures: Vec<_> = drawn.0.iter().filter(|((_, id), _)| *id == 0).map(|(_, drawn)| drawn.handle.id()).collect();
    letters.told = news.read().any(|news| match news {
        AssetEvent::Added { id } | AssetEvent::Modified { id } => pictures.contains(id),
        _ => false,
    });
}

#[test]
fn new_letters_reach_the_driver_in_the_frame_that_needs_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver
        .app
        .init_resource::<Letters>()
        .add_systems(
            PostUpdate,
            look.after(EguiPostUpdateSet::ProcessOutput).before(EguiPostUpdateSet::PostProcessOutput),
        )
        .add_systems(Last, listen);
    driver.frame();
    let mut frames = 0;
    for overlay in [Overlay::Credits, Overlay::RuleBook, Overlay::Settings, Overlay::Saves] {
        driver.app.world_mut().resource_mut::<NextState<Overlay>>().set(overlay);
        for _ in 0..4 {
            driver.frame();
            let letters = driver.app.world().resource::<Letters>();
            assert!(letters.told || !letters.new, "{overlay:?}: letters were drawn that the driver does not know");
            frames += u32::from(letters.new);
        }
    }
    assert!(frames >= 3, "only {frames} frames had new letters");
}

#[test]
fn a_hand_on_the_mouse_holds_the_bots_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.app.insert_resource(Patience(Duration::ZERO));
    // Too little to count as a touch, but somebody is there.
    for step in 0..120_u8 {
        driver.pointer(Vec2::new(900.0 + f32::from(step % 2), 40.0));
        assert_eq!(driver.screen(), Screen::Title, "after {step} moves");
    }
    driver.wait("the bots", |driver| driver.screen() == Screen::Attract);
}

#[test]
fn one_show_begins_at_a_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.app.insert_resource(Patience(Duration::ZERO));
    driver.wait("the bots", |driver| driver.screen() == Screen::Attract && driver.session().is_some());
    for _ in 0..4 {
        driver.frame();
    }
    assert_eq!(driver.session().map(|session| session.serial), Some(1), "a second show was begun on top of the first");
}

#[test]
fn a_match_that_is_asked_for_when_a_show_is_due_is_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    for _ in 0..90 {
        driver.frame();
    }
    assert_eq!(driver.screen(), Screen::Title, "nobody has waited long enough for a show");
    driver.app.insert_resource(Patience(Duration::ZERO));
    driver.play("battle_line", 1, 3);
    assert_eq!(driver.session().map(|session| session.serial), Some(1), "the bots sat down first");
}

#[test]
fn the_old_picture_is_on_show_until_the_new_one_is_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    let picture = |driver: &Driver| driver.app.world().resource::<TablePicture>().image.id();
    driver.wait("a whole picture", |driver| driver.app.world().resource::<TablePicture>().is_fresh());
    let old = picture(&driver);
    driver.app.world_mut().resource_mut::<Settings>().render_scale = Some(0.5);
    driver.frame();
    assert_eq!(picture(&driver), old, "it is black at first");
    driver.app.world_mut().resource_mut::<TablePicture>().lacks();
    driver.frame();
    assert_eq!(picture(&driver), old, "it lacks what is still compiled");
    driver.wait("the new picture", |driver| picture(driver) != old);
}

#[test]
fn flames_live_in_every_picture_unless_the_settings_say_otherwise() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    let mut seen = |lives: bool, reduced: bool| {
        let mut settings = driver.app.world_mut().resource_mut::<Settings>();
        (settings.living_flames, settings.reduced_motion) = (lives, reduced);
        let mut lights: HashMap<Entity, HashSet<u32>> = HashMap::new();
        for _ in 0..40 {
            driver.app.world_mut().resource_mut::<TablePicture>().soil();
            driver.frame();
            let world = driver.app.world_mut();
            for (entity, light) in world.query::<(Entity, &PointLight)>().iter(world) {
                lights.entry(entity).or_default().insert(light.intensity.to_bits());
            }
        }
        // As many lights as the liveliest of them has given.
        lights.values().map(HashSet::len).max()
    };
    assert!(seen(true, false) > Some(20), "they flicker");
    assert_eq!(seen(false, false), Some(1), "candles that stand still");
    assert_eq!(seen(true, true), Some(1), "candles that stand still");
}

#[test]
fn a_table_that_lives_is_known_to_be_at_rest() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    driver.app.world_mut().resource_mut::<Settings>().living_flames = true;
    let frames = |driver: &mut Driver, count: u8| (0..count).for_each(|_| driver.frame());
    let fresh = |driver: &Driver| driver.app.world().resource::<TablePicture>().is_fresh();
    // Where a hand is held, and where stacks can come next.
    for (game, holds) in [("battle_line", true), ("knight_line", false)] {
        driver.play(game, 1, 1);
        driver.wait("a question", |driver| driver.asks() && fresh(driver));
        frames(&mut driver, 30);
        let mut breaths = HashSet::new();
        for _ in 0..20 {
            driver.app.world_mut().resource_mut::<TablePicture>().soil();
            frames(&mut driver, 4);
            assert!(fresh(&driver), "{game}: what lives has the picture drawn again and again");
            let world = driver.app.world_mut();
            breaths.extend(world.query::<&Breath>().iter(world).map(|breath| breath.0.to_bits()));
        }
        let world = driver.app.world_mut();
        assert!(world.resource::<Life>().0.is_some());
        let marks = world.query::<&Swells>().iter(world).count();
        assert!(if holds { breaths.len() > 40 } else { marks > 0 }, "{game}: {} breaths, {marks} marks", breaths.len());
    }
    let still: [fn(&mut Settings); 4] = [
        |settings| settings.living_flames = false,
        |settings| settings.battery_saver = true,
        |settings| settings.reduced_motion = true,
        |settings| settings.quality = Quality::Low,
    ];
    let usual = driver.app.world().resource::<Settings>().clone();
    for (number, set) in still.into_iter().enumerate() {
        let mut settings = usual.clone();
        set(&mut settings);
        *driver.app.world_mut().resource_mut::<Settings>() = settings;
        frames(&mut driver, 4);
        let world = driver.app.world_mut();
        assert_eq!(world.resource::<Life>().0, None, "still number {number}");
        assert!(world.query::<&Breath>().iter(world).all(|breath| breath.0 == 0.0), "still number {number}");
    }
}
