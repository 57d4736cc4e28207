//! The light of the tavern and what the lens makes of it: candle key, soft fill, cool window, lamps over table and hand, tone map and
//! grade.

use bevy::anti_alias::fxaa::Fxaa;
use bevy::anti_alias::smaa::{Smaa, SmaaPreset};
use bevy::camera::Exposure;
use bevy::core_pipeline::prepass::DepthPrepass;
use bevy::core_pipeline::tonemapping::{DebandDither, Tonemapping};
use bevy::light::cluster::GlobalClusterSettings;
use bevy::light::{
    CascadeShadowConfig, CascadeShadowConfigBuilder, DirectionalLightShadowMap, GeneratedEnvironmentMapLight,
    GlobalAmbientLight, NotShadowCaster, PointLightShadowMap, ShadowFilteringMethod,
};
use bevy::mesh::VertexAttributeValues;
use bevy::pbr::{DistanceFog, FogFalloff};
use bevy::post_process::bloom::{Bloom, BloomPrefilter};
use bevy::post_process::effect_stack::Vignette;
use bevy::prelude::*;
use bevy::render::render_resource::{TextureViewDescriptor, TextureViewDimension};
use bevy::render::view::{ColorGrading, ColorGradingGlobal, ColorGradingSection, Msaa};

use super::camera::{Eye, MainCamera};
use super::shown_layout::ShownLayout;
use crate::client::frame::AppSystems;
use crate::client::session::Screen;
use crate::client::settings::{Quality, Settings};
use crate::table::{Framing, Placed};

/// Lights and lens.
pub fn plugin(app: &mut App) {
    app.insert_resource(DirectionalLightShadowMap { size: 2048 })
        // Only the key casts shadows.
        .insert_resource(PointLightShadowMap { size: 1 })
        .insert_resource(GlobalAmbientLight::NONE)
        .insert_resource(ClearColor(Color::srgb_u8(0x14, 0x0d, 0x08)))
        .add_systems(Startup, (spawn, sort_lights_at_once))
        .add_systems(
            Update,
            (
                set_light.run_if(resource_exists_and_changed::<Settings>.or_else(state_changed::<Screen>)),
                reach.run_if(resource_exists_and_changed::<Eye>),
                hang.run_if(resource_exists_and_changed::<Eye>.or_else(state_changed::<Screen>)),
                light_hand.run_if(
                    resource_exists_and_changed::<Settings>
                        .or_else(state_changed::<Screen>)
                        .or_else(resource_exists_and_changed::<ShownLayout>),
                ),
                cube_environment,
            )
                .chain()
                .in_set(AppSystems::Furnish),
        );
}

/// The key light, which alone casts shadows.
#[derive(Component)]
pub struct Key;

/// A light that slow machines do without.
#[derive(Component)]
struct Accent;

/// The lamp over the table.
#[derive(Component)]
pub(super) struct Lamp;

/// The light from everywhere.
#[derive(Component)]
struct Fill;

/// The cold light of the night, from behind on the left.
#[derive(Component)]
struct Window;

/// The light on the hand before the viewer: candle and lamp stand behind it.
#[derive(Component)]
struct HandLight;

/// From where it shines, in metres as seen by the eye: from above the hand, and on little else: what is played on is lit by candle and lamp.
const OVER_HAND: Vec3 = Vec3::new(0.0, -0.04, -0.64);

/// How the room is lit.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Lit {
    /// The lamp over a table of usual size, in lumens.
    lamp: f32,
    /// What comes from everywhere before the table, in lux.
    fill: f32,
    /// How dark the corners of the picture are, from 0 to 1.
    corners: f32,
    /// What comes through the window, in lux.
    window: f32,
    /// How thick the night lies in the air, as a share.
    air: f32,
    /// What all surfaces give off, of which colour and how brightly: what the darkest corners have.
    everywhere: ([f32; 3], f32),
}

/// The colours of a room in which candles burn, and of the night outside of it.
const WARM: [f32; 3] = [1.0, 0.82, 0.62];
const NIGHT: [f32; 3] = [0.50, 0.68, 1.0];
const WINDOW: [f32; 3] = [0.42, 0.58, 1.0];

/// Before a match, where the still life has its own light and the wall behind it lies in the dark; while a match goes on; and when
/// somebody has won it: the table lies aside then, where it would be dark.
const BEFORE: Lit = Lit { lamp: 800.0, fill: 90.0, corners: 0.66, window: 290.0, air: 0.0, everywhere: (WARM, 70.0) };
const GOES_ON: Lit =
    Lit { lamp: 4_200.0, fill: 300.0, corners: 0.36, window: 560.0, air: THICK, everywhere: (NIGHT, 190.0) };
const IS_WON: Lit = Lit { corners: 0.34, ..GOES_ON };
/// The night in the air of the room: so much of this colour lies over everything during a match, as a share, and is seen where
/// nothing else is bright. Candlelight finds no blue in dark wood, which would be black and red without it.
const NIGHT_AIR: [f32; 3] = [0.15, 0.60, 1.25];
const THICK: f32 = 0.015;
/// Where it hangs over a table of usual size, in metres: low and a little behind the middle. What is played on lies in a pool of
/// light, and the corners of the room in the dark.
const LAMP: Vec3 = Vec3::new(-0.08, 0.42, -0.04);
/// How much of a table of usual size is seen from below to above, in metres, and how far the lamp shines there.
const USUAL: f32 = 0.55;
const SHINES: f32 = 1.6;

/// Where the lamp hangs over what is looked at like this, in metres, and how many times as far it shines as over a table of usual
/// size: over a large one it hangs higher, so that its light is as large in the picture.
pub fn hung(over: Framing) -> (Vec3, f32) {
    let larger = (2.0 * over.distance * (over.fov.to_radians() / 2.0).tan() / USUAL).max(1.0);
    (LAMP * larger, larger)
}

/// How the key light shines.
#[derive(Clone, Copy, Debug)]
pub struct KeyLight {
    from: Vec3,
    pub illuminance: f32,
}

impl Key {
    /// For a table seen from above with a candle on the right: from beyond it, so that shadows fall away from it, and low enough
    /// that polished tops do not mirror it into the eye, and that what stands there throws a long shadow.
    pub const TABLE: KeyLight = KeyLight { from: Vec3::new(0.74, 0.48, -0.16), illuminance: 1_500.0 };
    /// For a still life before a wall: from the front on the left, so that faces are lit. The fire lights the wood between them.
    pub const STILL_LIFE: KeyLight = KeyLight { from: Vec3::new(-0.55, 0.75, 0.60), illuminance: 1_800.0 };
}

impl KeyLight {
    /// The same light on the left, for a table whose candle stands there.
    #[must_use]
    pub fn on_the_left(self) -> Self {
        Self { from: self.from.with_x(-self.from.x.abs()), ..self }
    }

    /// Where the light stands.
    pub fn place(self) -> Transform {
        Transform::from_translation(self.from).looking_at(Vec3::ZERO, Vec3::Y)
    }
}

/// From where and how far from the eye things cast shadows at least, in metres: as far as the wall behind the still life.
const NEAREST: f32 = 0.2;
const SHADOWS: f32 = 1.8;
/// So much farther than what is looked at they do on a large table, which is seen from afar: to its far side. And so much farther
/// away they begin for each metre that they reach farther, so that the same shadow map is spread no thinner.
const BEYOND: f32 = 0.25;
const LATER: f32 = 1.5;

/// The picture that brass and glass mirror, until it has been read as a cube.
#[derive(Resource)]
struct Environment(Handle<Image>);

/// Which lights reach which part of the picture is worked out before it is drawn. The graphics card would go by what it found when
/// it drew the last one: here that may have been minutes ago, and without the candles, which then shed no light.
fn sort_lights_at_once(settings: Option<ResMut<GlobalClusterSettings>>) {
    if let Some(mut settings) = settings {
        settings.gpu_clustering = None;
    }
}

fn spawn(mut commands: Commands, assets: Res<AssetServer>, eye: Query<Entity, With<MainCamera>>) {
    let towards = |x: f32, y: f32, z: f32| Transform::from_xyz(x, y, z).looking_at(Vec3::ZERO, Vec3::Y);
    let light = |red: f32, green: f32, blue: f32, lux: f32| DirectionalLight {
        color: Color::linear_rgb(red, green, blue),
        illuminance: lux,
        ..default()
    };
    commands.spawn((
        Key,
        DirectionalLight {
            shadow_maps_enabled: true,
            shadow_normal_bias: 0.6,
            ..light(1.0, 0.80, 0.56, Key::TABLE.illuminance)
        },
        CascadeShadowConfigBuilder {
            num_cascades: 1,
            minimum_distance: NEAREST,
            maximum_distance: SHADOWS,
            first_cascade_far_bound: SHADOWS,
            ..default()
        }
        .build(),
        Key::TABLE.place(),
        Name::new("key light"),
    ));
    let fill = light(1.0, 0.86, 0.70, GOES_ON.fill);
    commands.spawn((fill, towards(0.1, 0.55, 1.0), Accent, Fill, Name::new("fill light")));
    let [red, green, blue] = WINDOW;
    let window = light(red, green, blue, GOES_ON.window);
    commands.spawn((window, towards(-0.8, 0.6, -0.5), Accent, Window, Name::new("window light")));
    commands.spawn((
        PointLight {
            color: Color::linear_rgb(1.0, 0.78, 0.50),
            intensity: GOES_ON.lamp,
            range: SHINES,
            radius: 0.05,
            ..default()
        },
        Transform::from_translation(LAMP),
        Accent,
        Lamp,
        Name::new("lamp"),
    ));
    for eye in &eye {
        commands.spawn((
            ChildOf(eye),
            HandLight,
            PointLight {
                color: Color::linear_rgb(1.0, 0.84, 0.62),
                intensity: 3_600.0,
                range: 0.6,
                radius: 0.05,
                ..default()
            },
            Transform::from_translation(OVER_HAND),
            Accent,
            Name::new("light on the hand"),
        ));
    }
    commands.insert_resource(Environment(assets.load("textures/environment.png")));
}

/// Has things cast shadows to the far side of what is looked at: where they ended before, there would be a seam across the table.
fn reach(eye: Res<Eye>, mut keys: Query<&mut CascadeShadowConfig, With<Key>>) {
    let far = (eye.keeps_off() + BEYOND).max(SHADOWS);
    for mut shadows in &mut keys {
        shadows.bounds = vec![far];
        shadows.minimum_distance = NEAREST + LATER * (far - SHADOWS);
    }
}

/// Hangs the lamp over what is looked at.
pub(super) fn hang(
    eye: Res<Eye>,
    screen: Option<Res<State<Screen>>>,
    mut lamps: Query<(&mut PointLight, &mut Transform), With<Lamp>>,
) {
    let (at, larger) = hung(eye.goal);
    let bright = lit(screen.map(|screen| *screen.get())).lamp * larger.powi(2);
    for (mut light, mut place) in &mut lamps {
        if place.translation != at || light.intensity != bright {
            place.translation = at;
            light.intensity = bright;
            light.range = SHINES * larger;
        }
    }
}

/// Reads the stacked picture as the six sides of a cube and lights the scene with it.
fn cube_environment(
    mut commands: Commands,
    environment: Option<Res<Environment>>,
    mut images: ResMut<Assets<Image>>,
    settings: Res<Settings>,
    camera: Query<Entity, With<MainCamera>>,
) {
    let Some(environment) = environment else { return };
    let Some(mut image) = images.get_mut(&environment.0) else { return };
    let handle = environment.0.clone();
    commands.remove_resource::<Environment>();
    if image.width() * 6 != image.height() || image.reinterpret_stacked_2d_as_array(6).is_err() {
        warn!("textures/environment.png is not six squares stacked; the table goes without reflections");
        return;
    }
    image.texture_view_descriptor =
        Some(TextureViewDescriptor { dimension: Some(TextureViewDimension::Cube), ..default() });
    if settings.quality == Quality::Low {
        return;
    }
    for camera in &camera {
        commands.entity(camera).insert(GeneratedEnvironmentMapLight {
            environment_map: handle.clone(),
            intensity: 280.0,
            ..default()
        });
    }
}

/// Light that blooms has at least this in one channel, as it arrives at the lens; card stock in the key light has about 1.3.
pub const BLOOM_FROM: f32 = 1.5;

/// Where shadows have half become midtones, as the mean of the channels of light as it arrives at the lens.
const MIDTONES: f32 = 0.14;

/// The grade: gamma below 1 deepens the shadows and keeps their colour, since it bends each channel and cuts none.
///
/// `contrast` has to stay 1 in all three sections. It spreads linear light about 0.5, so that the least bit above 1 takes
/// the same amount off every channel: 1.03 made everything below 0.0146 black, and with it the blue of all dark wood.
pub fn grade() -> ColorGrading {
    let section = ColorGradingSection { contrast: 1.0, gain: 1.0, gamma: 0.80, ..default() };
    let dull = ColorGradingSection { saturation: 0.92, ..section };
    ColorGrading {
        global: ColorGradingGlobal {
            exposure: 1.0,
            temperature: 0.022,
            tint: -0.004,
            post_saturation: 1.24,
            // Nothing is as bright as that.
            midtones_range: MIDTONES..1_000.0,
            ..default()
        },
        // Dark wood lit by a candle would be pure red and green.
        shadows: dull,
        midtones: section,
        // Between shadows and midtones the renderer mixes in highlights, not shadows: if those differed, there would be an edge
        // across whatever grows brighter.
        highlights: dull,
    }
}

/// Whether a hand is held before the viewer there.
fn holds_hand(screen: Option<Screen>) -> bool {
    matches!(screen, Some(Screen::Table | Screen::Attract))
}

/// How the room is lit there.
fn lit(screen: Option<Screen>) -> Lit {
    match screen {
        Some(Screen::Results) => IS_WON,
        screen if holds_hand(screen) => GOES_ON,
        _ => BEFORE,
    }
}

/// Lights the hand before the viewer, if there is one: without it the near edge of the table would be brighter than its middle.
fn light_hand(
    settings: Res<Settings>,
    screen: Option<Res<State<Screen>>>,
    stage: Option<Res<ShownLayout>>,
    mut lights: Query<&mut Visibility, With<HandLight>>,
) {
    let held = stage.is_some_and(|stage| stage.layout.pieces.iter().any(Placed::in_own_hand));
    let shines = settings.quality != Quality::Low && held && holds_hand(screen.map(|screen| *screen.get()));
    for mut light in &mut lights {
        light.set_if_neq(shown_if(shines));
    }
}

fn shown_if(is_shown: bool) -> Visibility {
    if is_shown { Visibility::Inherited } else { Visibility::Hidden }
}

/// What the chosen quality means for lens and shadows.
fn set_light(
    mut commands: Commands,
    settings: Res<Settings>,
    camera: Query<Entity, With<MainCamera>>,
    mut accents: Query<&mut Visibility, (With<Accent>, Without<HandLight>)>,
    mut fills: Query<(&mut DirectionalLight, Has<Window>), (Or<(With<Fill>, With<Window>)>, Without<Key>)>,
    screen: Option<Res<State<Screen>>>,
    mut key_shadows: ResMut<DirectionalLightShadowMap>,
    mut ambient: ResMut<GlobalAmbientLight>,
) {
    let quality = settings.quality;
    let screen = screen.map(|screen| *screen.get());
    let Lit { fill, corners, window, air, everywhere: (colour, brightness), .. } = lit(screen);
    for (light, is_window) in &mut fills {
        let lux = if is_window { window } else { fill };
        light.map_unchanged(|light| &mut light.illuminance).set_if_neq(lux);
    }
    // Slow machines have no other light but the key.
    let (colour, brightness) = if quality == Quality::Low { (WARM, 540.0) } else { (colour, brightness) };
    let [red, green, blue] = colour;
    for mut accent in &mut accents {
        accent.set_if_neq(shown_if(quality != Quality::Low));
    }
    key_shadows.size = match quality {
        Quality::Low => 1024,
        Quality::Medium | Quality::High | Quality::Highest => 2048,
    };
    *ambient = GlobalAmbientLight { color: Color::linear_rgb(red, green, blue), brightness, ..default() };
    for camera in &camera {
        let mut lens = commands.entity(camera);
        lens.insert((
            // Things lie on each other: what is covered is not lit.
            DepthPrepass,
            Tonemapping::AgX,
            Exposure { ev100: 9.0 },
            DebandDither::Enabled,
            grade(),
            // Four samples cost a software driver more than all the rest of a frame.
            if quality == Quality::Highest { Msaa::Sample4 } else { Msaa::Off },
            Fxaa { enabled: quality < Quality::High, ..default() },
            // Equally thick all the way: it has no far end on a table.
            DistanceFog {
                color: Color::linear_rgba(NIGHT_AIR[0], NIGHT_AIR[1], NIGHT_AIR[2], air),
                falloff: FogFalloff::Linear { start: 0.0, end: 0.01 },
                ..default()
            },
            Vignette { intensity: corners, radius: 0.70, smoothness: 1.6, ..default() },
        ));
        if quality == Quality::High {
            lens.insert(Smaa { preset: SmaaPreset::High });
        } else {
            lens.remove::<Smaa>();
        }
        if quality == Quality::Low {
            lens.remove::<(Bloom, GeneratedEnvironmentMapLight)>().insert(ShadowFilteringMethod::Hardware2x2);
        } else {
            lens.insert((
                Bloom {
                    intensity: 0.11,
                    prefilter: BloomPrefilter { threshold: BLOOM_FROM, threshold_softness: 0.1 },
                    composite_mode: bevy::post_process::bloom::BloomCompositeMode::Additive,
                    ..Bloom::NATURAL
                },
                ShadowFilteringMethod::Gaussian,
            ));
        }
    }
}

/// As many corners of models as slow machines draw once more for the shadows that they cast.
const MOST_SHADOWED: usize = 75_000;

/// On slow machines an army casts no shadows: there the dark rims where its figures stand have to do.
pub(super) fn cast_shadows(
    settings: Res<Settings>,
    meshes: Res<Assets<Mesh>>,
    casting: Query<&Mesh3d, Without<NotShadowCaster>>,
    (new, mut gone): (Query<(), Added<Mesh3d>>, RemovedComponents<Mesh3d>),
    mut key: Query<&mut DirectionalLight, With<Key>>,
) {
    if gone.read().count() == 0 && new.is_empty() && !settings.is_changed() {
        return;
    }
    // What only the driver still holds is ground, which is little.
    let count = |mesh: &Mesh| mesh.try_attribute(Mesh::ATTRIBUTE_POSITION).map_or(0, VertexAttributeValues::len);
    let corners = || casting.iter().filter_map(|mesh| meshes.get(mesh)).map(count).sum::<usize>();
    let casts = settings.quality != Quality::Low || corners() <= MOST_SHADOWED;
    for mut key in &mut key {
        if key.shadow_maps_enabled != casts {
            key.shadow_maps_enabled = casts;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_army_casts_no_shadows_on_slow_machines() {
        let mut app = App::new();
        app.init_resource::<Assets<Mesh>>().add_systems(Update, cast_shadows);
        app.insert_resource(Settings { quality: Quality::Low, ..Settings::default() });
        let key = app.world_mut().spawn((Key, DirectionalLight::default())).id();
        let figure = Mesh::from(Sphere::new(0.01));
        let corners = figure.count_vertices();
        let figure = app.world_mut().resource_mut::<Assets<Mesh>>().add(figure);
        let casts = |app: &mut App| {
            app.update();
            app.world().get::<DirectionalLight>(key).expect("the key light").shadow_maps_enabled
        };
        let few: Vec<Entity> = (0..3).map(|_| app.world_mut().spawn(Mesh3d(figure.clone())).id()).collect();
        assert!(casts(&mut app), "a few do");
        for _ in 0..MOST_SHADOWED / corners {
            app.world_mut().spawn((Mesh3d(figure.clone()), NotShadowCaster));
        }
        assert!(casts(&mut app), "what casts none does not count");
        let army = (0..MOST_SHADOWED / corners).map(|_| app.world_mut().spawn(Mesh3d(figure.clone())).id());
        let army: Vec<Entity> = army.collect();
        assert!(!casts(&mut app), "an army does not");
        app.world_mut().resource_mut::<Settings>().quality = Quality::Medium;
        assert!(casts(&mut app), "elsewhere everything does");
        app.world_mut().resource_mut::<Settings>().quality = Quality::Low;
        assert!(!casts(&mut app));
        army.into_iter().chain(few).for_each(|gone| _ = app.world_mut().despawn(gone));
        assert!(casts(&mut app), "and those that are left do again");
    }

    #[test]
    fn shadows_reach_the_far_side_of_a_large_table() {
        let mut app = App::new();
        app.init_resource::<Eye>().add_systems(Update, reach);
        let key = app.world_mut().spawn((Key, CascadeShadowConfig::default())).id();
        let mut from_to = |distance: f32| {
            app.world_mut().resource_mut::<Eye>().goal.distance = distance;
            app.update();
            let shadows = app.world().get::<CascadeShadowConfig>(key).expect("the key light's shadows");
            (shadows.minimum_distance, shadows.bounds[0])
        };
        assert_eq!(from_to(1.0), (NEAREST, SHADOWS));
        let (from, to) = from_to(1.9);
        assert!(from < 1.4 && to > 2.1, "{from} {to}");
    }

    #[test]
    fn the_grade_cuts_nothing_off() {
        let grade = grade();
        for section in [grade.shadows, grade.midtones, grade.highlights] {
            assert_eq!((section.contrast, section.lift), (1.0, 0.0));
        }
    }

    #[test]
    fn shadows_become_midtones_without_an_edge() {
        let grade = grade();
        assert_eq!(grade.shadows, grade.highlights);
    }
}
