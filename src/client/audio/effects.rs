//! Sound effects.

use std::collections::HashMap;

use bevy::audio::{AudioSink, PlaybackMode, SpatialAudioSink, Volume};
use bevy::prelude::*;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::{Device, Muted, PlaySound, Sounds, panning};
use crate::client::frame::AppSystems;
use crate::client::settings::Settings;
use crate::table::Lens;

/// How far the pitch strays.
const STRAY: f32 = 0.03;
/// No series rises higher than this many semitones.
const OCTAVE: u8 = 12;
/// No more sounds at a time than this.
const MOST: usize = 24;
/// After how many frames a loaded sound should have begun.
const PATIENCE: u32 = 30;

/// A sound on its way.
#[derive(Component)]
pub(super) struct Effect {
    /// Interface or table: which volume applies.
    interface: bool,
    /// How loud it is by that volume.
    gain: f32,
    /// Frames that it has waited to begin.
    waited: u32,
}

#[derive(Resource)]
struct Chooser {
    rng: SmallRng,
    last: HashMap<&'static str, usize>,
}

impl Chooser {
    /// One of `count` variations, not the same twice in a row.
    fn choose(&mut self, name: &'static str, count: usize) -> usize {
        let chosen = match self.last.get(name) {
            Some(&last) if count > 1 => (last + self.rng.random_range(1..count)) % count,
            _ => self.rng.random_range(0..count),
        };
        self.last.insert(name, chosen);
        chosen
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Chooser { rng: SmallRng::seed_from_u64(1), last: HashMap::new() }).add_systems(
        Update,
        (adjust, watch, play.run_if(resource_exists::<Sounds>))
            .chain()
            .before(super::music::listen)
            .in_set(AppSystems::Sound),
    );
}

fn volume(interface: bool, gain: f32, settings: &Settings, muted: Muted) -> Volume {
    let part = if interface { settings.volumes.interface } else { settings.volumes.effects };
    Volume::Linear(if muted.0 { 0.0 } else { settings.volumes.master * part * gain })
}

/// Starts what is asked for.
fn play(
    mut asked: MessageReader<PlaySound>,
    mut commands: Commands,
    mut sounds: ResMut<Sounds>,
    mut chooser: ResMut<Chooser>,
    playing: Query<(), With<Effect>>,
    (settings, muted): (Res<Settings>, Res<Muted>),
    (device, lens): (Res<Device>, Res<Lens>),
) {
    let mut room = MOST.saturating_sub(playing.iter().len());
    let mut started: Vec<PlaySound> = Vec::new();
    for &sound in asked.read() {
        let volume = volume(sound.interface, sound.gain, &settings, *muted);
        let variations = sounds.get(sound.name);
        // The same sound twice at once is only louder, wherever it comes from.
        let same = |other: &PlaySound| PlaySound { place: sound.place, ..*other } == sound;
        if variations.is_empty() || room == 0 || volume.to_linear() <= 0.0 || started.iter().any(same) {
            continue;
        }
        if *device == Device::Absent {
            continue;
        }
        let handle = match sound.step {
            Some(_) => variations[0].clone(),
            None => variations[chooser.choose(sound.name, variations.len())].clone(),
        };
        let speed = pitch(sound.step).unwrap_or_else(|| 1.0 + chooser.rng.random_range(-STRAY..=STRAY));
        let (from, louder) = sound.place.map_or((Transform::IDENTITY, 1.0), |place| panning::heard(&lens, place));
        let spatial = sound.place.is_some();
        let gain = sound.gain * louder;
        let volume = Volume::Linear(volume.to_linear() * louder);
        commands.spawn((
            AudioPlayer(handle),
            PlaybackSettings { mode: PlaybackMode::Despawn, volume, speed, spatial, ..default() },
            Effect { interface: sound.interface, gain, waited: 0 },
            from,
        ));
        started.push(sound);
        room -= 1;
    }
}

/// How many times as fast one of a series is played as it was made.
fn pitch(step: Option<u8>) -> Option<f32> {
    step.map(|step| (f32::from(step.min(OCTAVE)) / f32::from(OCTAVE)).exp2())
}

/// Keeps the volume of what is playing as it is set.
pub(super) fn adjust(
    settings: Res<Settings>,
    muted: Res<Muted>,
    mut playing: Query<(AnyOf<(&mut AudioSink, &mut SpatialAudioSink)>, &Effect)>,
) {
    if settings.is_changed() || muted.is_changed() {
        for ((even, placed), effect) in &mut playing {
            let volume = volume(effect.interface, effect.gain, &settings, *muted);
            if let Some(mut sink) = even {
                sink.set_volume(volume);
            }
            if let Some(mut sink) = placed {
                sink.set_volume(volume);
            }
        }
    }
}

/// Finds out whether there is a device, and removes what will never begin.
fn watch(
    mut commands: Commands,
    mut effects: Query<(Entity, &mut Effect, (Has<AudioSink>, Has<SpatialAudioSink>))>,
    mut device: ResMut<Device>,
) {
    for (entity, mut effect, begun) in &mut effects {
        if begun.0 || begun.1 {
            device.set_if_neq(Device::Present);
            continue;
        }
        effect.waited += 1;
        if effect.waited > PATIENCE {
            commands.entity(entity).despawn();
            if *device == Device::Unknown {
                *device = Device::Absent;
                info!("there is no sound device: the game goes on in silence");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::audio::AudioSource;

    #[test]
    fn no_variation_comes_twice_in_a_row() {
        let mut chooser = Chooser { rng: SmallRng::seed_from_u64(7), last: HashMap::new() };
        for count in [2, 3] {
            let mut last = chooser.choose("a", count);
            for _ in 0..200 {
                let next = chooser.choose("a", count);
                assert!(next != last && next < count);
                last = next;
            }
        }
        assert_eq!(chooser.choose("b", 1), 0);
        assert_eq!(chooser.choose("b", 1), 0);
    }

    #[test]
    fn a_series_rises_by_semitones_up_to_an_octave() {
        assert_eq!(
            (pitch(None), pitch(Some(0)), pitch(Some(12)), pitch(Some(40))),
            (None, Some(1.0), Some(2.0), Some(2.0))
        );
        let semitone = pitch(Some(5)).zip(pitch(Some(4))).map(|(high, low)| high / low).expect("two of a series");
        assert!((semitone - 1.059_463).abs() < 1e-4, "{semitone}");
    }

    #[test]
    fn what_is_heard_somewhere_is_spatial_and_once_at_a_time() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins);
        super::super::plugin(&mut app);
        let mut sounds = Sounds::default();
        sounds.add("tap-1", Handle::<AudioSource>::default());
        sounds.add("horn", Handle::<AudioSource>::default());
        app.insert_resource(sounds);
        for sound in [
            PlaySound::table("tap").from(Vec3::X).in_series(Some(12)),
            PlaySound::table("tap").from(Vec3::ZERO).in_series(Some(12)),
            PlaySound::table("horn"),
        ] {
            app.world_mut().write_message(sound);
        }
        app.update();
        let mut played = app.world_mut().query::<&PlaybackSettings>();
        let heard: Vec<(bool, bool)> = played.iter(app.world()).map(|it| (it.spatial, it.speed == 2.0)).collect();
        assert_eq!(heard, [(true, true), (false, false)]);
    }

    #[test]
    fn without_a_device_nothing_piles_up() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins);
        super::super::plugin(&mut app);
        let mut sounds = Sounds::default();
        for stem in ["tap-1", "tap-2", "horn"] {
            sounds.add(stem, Handle::<AudioSource>::default());
        }
        assert_eq!((sounds.get("tap").len(), sounds.get("horn").len(), sounds.get("harp").len()), (2, 1, 0));
        app.insert_resource(sounds);
        for _ in 0..200 {
            for name in ["tap", "horn", "harp"] {
                app.world_mut().write_message(PlaySound::table(name));
            }
            app.update();
        }
        assert_eq!(*app.world().resource::<Device>(), Device::Absent);
        assert_eq!(app.world_mut().query::<&Effect>().iter(app.world()).count(), 0);
    }
}
