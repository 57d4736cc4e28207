//! What flies: always in the same way, never too much, and not when nothing may travel.

use super::*;
use crate::table::{Dye, Particle};

fn sparks() -> Particle {
    Particle::Sparks(Dye::from([220, 80, 40]))
}

fn all() -> [Particle; 9] {
    use Particle::{Ash, Dust, Feathers, Felt, Glints, Gold, Splinters, Wax};
    [Felt, Dust, Splinters, sparks(), Wax, Glints, Feathers, Ash, Gold]
}

fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, AssetPlugin::default())).init_asset::<Mesh>().init_asset::<Image>();
    app.init_asset::<StandardMaterial>().init_resource::<Lens>().add_message::<RequestRedraw>();
    app.insert_resource(Settings { quality: Quality::High, ..Settings::default() });
    app.insert_resource(Playback { told: 0.02, real: 0.02, reduced: false });
    app.add_message::<Emit>().add_systems(PreStartup, make).add_systems(Update, (emit, fly).chain());
    app.update();
    app
}

fn living(app: &App) -> usize {
    app.world().resource::<Emitter>().living.len()
}

#[test]
fn the_same_burst_flies_in_the_same_way_and_ends() {
    for of in all() {
        let burst = Burst::new(of, Vec3::new(0.1, 0.02, 0.2));
        let lens = Lens::default();
        assert_eq!(handful(&burst, &lens, Palette::Normal), handful(&burst, &lens, Palette::Normal));
        let mut app = app();
        app.world_mut().write_message(Emit(burst));
        app.update();
        assert_eq!(living(&app), usize::from(kinds::of(of).count), "{of:?}");
        (0..160).for_each(|_| app.update());
        assert_eq!(living(&app), 0, "{of:?} ends");
        let mut swarm = app.world_mut().query_filtered::<&Visibility, With<Swarm>>();
        assert!(swarm.iter(app.world()).all(|seen| *seen == Visibility::Hidden), "nothing is drawn at rest");
    }
}

#[test]
fn the_pool_is_never_exceeded() {
    let mut app = app();
    for number in 0..20_u8 {
        app.world_mut().write_message(Emit(Burst::new(Particle::Dust, Vec3::X * f32::from(number))));
    }
    app.update();
    assert_eq!(living(&app), POOL);
    let emitter = app.world().resource::<Emitter>();
    let mesh = app.world().resource::<Assets<Mesh>>().get(&emitter.mesh).expect("a mesh");
    assert_eq!(mesh.count_vertices(), POOL * 4);
}

#[test]
fn nothing_flies_where_nothing_may_travel() {
    let burst = Emit(Burst::new(Particle::Splinters, Vec3::ZERO));
    let refused = |change: fn(&mut App)| {
        let mut app = app();
        change(&mut app);
        app.world_mut().write_message(burst);
        app.update();
        living(&app) == 0
    };
    assert!(refused(|app| app.world_mut().resource_mut::<Playback>().reduced = true));
    assert!(refused(|app| app.world_mut().resource_mut::<Playback>().told = Playback::AT_ONCE));
    assert!(refused(|app| app.world_mut().resource_mut::<Settings>().quality = Quality::Low));
    assert!(refused(|app| app.world_mut().resource_mut::<Settings>().battery_saver = true));
    assert!(!refused(|_| ()));
}

/// The share of the picture that may flash: a quarter of ten degrees of what is seen, as guidelines reckon it.
const FLASHES: f32 = 0.028;

#[test]
fn all_that_shines_together_is_smaller_than_what_counts_as_a_flash() {
    let lens = Lens::default();
    let high = 2.0 * (lens.fov / 2.0).tan();
    for of in all().into_iter().filter(|of| kinds::of(*of).covers == 0.0) {
        let Kind { size: [_, size], shape, .. } = kinds::of(of);
        let grid = || (0..40_u8).map(|step| (f32::from(step) + 0.5) / 20.0 - 1.0);
        let covers = grid().flat_map(|x| grid().map(move |y| shape.covers(Vec2::new(x, y)))).sum::<f32>() / 1600.0;
        let area = POOL as f32 * (2.0 * size).powi(2) * covers / (high * high * lens.size.x / lens.size.y);
        assert!(area < FLASHES, "{of:?} covers {area} of the picture");
    }
}

#[test]
fn what_falls_stays_on_the_table_and_flies_from_the_edge() {
    let around = Vec2::new(0.03, 0.04);
    let burst = Burst::new(Particle::Wax, Vec3::ZERO).around(around).away(Vec3::X);
    let mut handful = handful(&burst, &Lens::default(), Palette::Normal);
    let away = handful.iter().filter(|flying| flying.speed.x > 0.0).count();
    assert!(away * 4 > handful.len() * 3, "most fly away from the blow: {away}");
    for flying in &mut handful {
        let aside = flying.at.xz().abs() / around;
        assert!((aside.max_element() - 1.0).abs() < 1e-3, "it sets out from the edge: {aside}");
        (0..100).for_each(|_| flying.goes_on(0.01));
        assert!(flying.at.y >= FLOOR - 1e-6, "{}", flying.at);
    }
}
