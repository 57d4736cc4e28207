//! The imp of the house at every table, and what it costs at rest.

use std::collections::HashSet;

use bevy::prelude::*;
use imps_table::client::pieces::imp::{Features, Imp};
use imps_table::client::pieces::picture::TablePicture;
use imps_table::client::settings::{Quality, Settings};
use imps_table::games::house;

use super::driver::Driver;

/// How many imps there are, and how many of them are seen.
fn imps(driver: &mut Driver) -> (usize, usize) {
    let world = driver.app.world_mut();
    let mut imps = world.query_filtered::<&InheritedVisibility, With<Imp>>();
    (imps.iter(world).count(), imps.iter(world).filter(|seen| seen.get()).count())
}

fn is_fresh(driver: &Driver) -> bool {
    driver.app.world().resource::<TablePicture>().is_fresh()
}

#[test]
fn one_imp_stands_at_every_table_and_never_two() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    for game in house().tables() {
        driver.app.world_mut().resource_mut::<Settings>().quality = Quality::High;
        driver.play(game.game(), 1, 3);
        driver.wait("an imp that is seen", |driver| {
            let (all, seen) = imps(driver);
            assert!(all <= 1, "{}: {all} imps", game.game());
            !driver.busy() && seen == 1
        });
        driver.app.world_mut().resource_mut::<Settings>().quality = Quality::Low;
        for _ in 0..3 {
            driver.frame();
        }
        let (all, _) = imps(&mut driver);
        assert_eq!(
            all,
            usize::from(game.art().has_imp()),
            "{}: slow machines do without that of the house",
            game.game()
        );
    }
}

#[test]
fn a_face_lives_in_pictures_that_are_drawn_anyway_and_asks_for_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.play("battle_line", 1, 3);
    driver.wait("a table at rest", |driver| !driver.busy() && imps(driver).1 == 1 && is_fresh(driver));
    let drawn = driver.app.world().resource::<TablePicture>().drawn;
    for _ in 0..90 {
        driver.frame();
    }
    assert_eq!(driver.app.world().resource::<TablePicture>().drawn, drawn, "nothing asks for pictures at rest");
    let mut poses = |lives: bool, reduced: bool| {
        let mut settings = driver.app.world_mut().resource_mut::<Settings>();
        (settings.living_flames, settings.reduced_motion) = (lives, reduced);
        for _ in 0..20 {
            driver.frame();
        }
        let mut poses = HashSet::new();
        for _ in 0..200 {
            driver.app.world_mut().resource_mut::<TablePicture>().soil();
            for _ in 0..3 {
                driver.frame();
            }
            let world = driver.app.world_mut();
            let mut features = world.query_filtered::<&GlobalTransform, With<Features>>();
            let turned = features.iter(world).map(|place| place.affine().matrix3.to_cols_array().map(f32::to_bits));
            poses.insert(turned.collect::<Vec<_>>());
            assert!(world.resource::<TablePicture>().is_fresh(), "a face that moves has had it drawn again");
        }
        poses.len()
    };
    assert!(poses(true, false) > 20, "it blinks and looks about");
    assert_eq!(poses(true, true), 1, "not with reduced motion");
}
