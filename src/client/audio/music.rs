//! Music: one piece at a time, in a loop, cross-faded into the next.

use bevy::audio::{AudioSink, PlaybackMode, Volume};
use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::RequestRedraw;

use super::{Device, HushMusic, MusicLevel, Muted, PlayMusic, Sounds};
use crate::client::frame::AppSystems;
use crate::client::settings::Settings;

/// Seconds from one piece to the next.
const FADE: f32 = 1.6;
/// Seconds for which it draws back where something is decided, how loud it then is, of 1, and in how many seconds it changes.
const HUSH: f32 = 0.6;
const HUSHED: f32 = 0.5;
const DRAWS_BACK: f32 = 0.12;
/// What is played where a game's own music is missing.
const USUAL: &str = "tavern";

/// A piece that plays, comes or goes.
#[derive(Component)]
pub(super) struct Piece {
    name: &'static str,
    /// How loud it is now, 0 to 1.
    level: f32,
}

/// The piece that is asked for.
#[derive(Resource, Default, PartialEq, Eq)]
pub(super) struct Wanted(Option<&'static str>);

/// How far the music has drawn back.
#[derive(Resource)]
pub(super) struct Hush {
    /// Seconds for which it still does.
    left: f32,
    /// How loud it is, of 1.
    level: f32,
}

impl Default for Hush {
    fn default() -> Self {
        Self { left: 0.0, level: 1.0 }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Wanted>().init_resource::<Hush>().add_systems(
        Update,
        (listen, change.run_if(resource_exists::<Sounds>), hush, fade).chain().in_set(AppSystems::Sound),
    );
}

/// Draws back where something is decided, and comes again.
fn hush(
    mut asked: MessageReader<HushMusic>,
    mut hush: ResMut<Hush>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if asked.read().count() > 0 {
        hush.left = HUSH;
    }
    if hush.left <= 0.0 && hush.level >= 1.0 {
        return;
    }
    let secs = time.delta_secs().min(0.1);
    hush.left -= secs;
    let goal = if hush.left > 0.0 { HUSHED } else { 1.0 };
    let step = (1.0 - HUSHED) * secs / DRAWS_BACK;
    hush.level += (goal - hush.level).clamp(-step, step);
    redraw.write(RequestRedraw);
}

pub(super) fn listen(mut asked: MessageReader<PlayMusic>, mut wanted: ResMut<Wanted>) {
    if let Some(&PlayMusic(name)) = asked.read().last() {
        wanted.set_if_neq(Wanted(name));
    }
}

/// Starts the piece that is asked for, unless it plays already.
fn change(
    wanted: Res<Wanted>,
    pieces: Query<&Piece>,
    mut commands: Commands,
    mut sounds: ResMut<Sounds>,
    device: Res<Device>,
    mut tried: Local<Option<&'static str>>,
) {
    let Some(name) = wanted.0 else {
        *tried = None;
        return;
    };
    let plays = pieces.iter().any(|piece| piece.name == name);
    if tried.replace(name) == Some(name) || *device == Device::Absent || plays {
        return;
    }
    let sound = sounds.get(name).first().cloned().or_else(|| sounds.get(USUAL).first().cloned());
    let Some(sound) = sound else { return };
    commands.spawn((
        AudioPlayer(sound),
        PlaybackSettings { mode: PlaybackMode::Loop, volume: Volume::SILENT, ..default() },
        Piece { name, level: 0.0 },
    ));
}

/// Brings the wanted piece in and the others out.
pub(super) fn fade(
    mut commands: Commands,
    mut pieces: Query<(Entity, &mut Piece, Option<&mut AudioSink>)>,
    wanted: Res<Wanted>,
    settings: Res<Settings>,
    (muted, level, hush): (Res<Muted>, Res<MusicLevel>, Res<Hush>),
    device: Res<Device>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let full = if muted.0 { 0.0 } else { settings.volumes.master * settings.volumes.music };
    for (entity, mut piece, sink) in &mut pieces {
        let goal = if wanted.0 == Some(piece.name) { level.0 } else { 0.0 };
        if *device == Device::Absent || (goal == 0.0 && piece.level <= 0.0) {
            commands.entity(entity).despawn();
            continue;
        }
        let Some(mut sink) = sink else { continue };
        let moving = piece.level != goal;
        if moving {
            let step = time.delta_secs().min(0.1) / FADE;
            piece.level += (goal - piece.level).clamp(-step, step);
            // Nothing else may keep a resting window awake until the piece is in or out.
            redraw.write(RequestRedraw);
        }
        if moving || settings.is_changed() || muted.is_changed() || hush.is_changed() || sink.is_added() {
            // Equal power: the sum stays as loud during the change.
            sink.set_volume(Volume::Linear(full * hush.level * (piece.level * std::f32::consts::FRAC_PI_2).sin()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::audio::AudioSource;

    #[test]
    fn what_is_decided_hushes_the_music_for_a_moment() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins);
        super::super::plugin(&mut app);
        app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(std::time::Duration::from_millis(20)));
        app.update();
        app.world_mut().write_message(HushMusic);
        let mut levels = (0..60).map(|_| {
            app.update();
            app.world().resource::<Hush>().level
        });
        let early: Vec<f32> = levels.by_ref().take(25).collect();
        let half = Volume::Linear(early[24]).to_decibels() - Volume::Linear(1.0).to_decibels();
        assert!((half + 6.0).abs() < 0.1, "six decibels softer: {half}");
        assert_eq!(levels.last(), Some(1.0), "and back");
    }

    #[test]
    fn one_piece_at_a_time() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins);
        super::super::plugin(&mut app);
        let mut sounds = Sounds::default();
        sounds.add("tavern", Handle::<AudioSource>::default());
        app.insert_resource(sounds);
        let pieces = |app: &mut App, asked: Option<&'static str>| {
            app.world_mut().write_message(PlayMusic(asked));
            app.update();
            app.update();
            app.world_mut().query::<&Piece>().iter(app.world()).map(|piece| piece.name).collect::<Vec<_>>()
        };
        assert_eq!(pieces(&mut app, Some("tavern")), ["tavern"]);
        assert_eq!(pieces(&mut app, Some("tavern")), ["tavern"], "it goes on");
        assert_eq!(pieces(&mut app, Some("unheard")), ["unheard"], "the usual piece stands in");
        assert_eq!(pieces(&mut app, None), Vec::<&str>::new());
    }
}
