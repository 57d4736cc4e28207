//! The room: a candle crackles, in the music and after it.

use bevy::audio::{AudioSink, PlaybackMode, Volume};
use bevy::prelude::*;

use super::{Device, Muted, Sounds};
use crate::client::frame::AppSystems;
use crate::client::settings::Settings;

/// The loop that is heard.
const CANDLE: &str = "candle";

/// The candle that is heard.
#[derive(Component)]
struct Crackle;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        crackle.run_if(resource_exists::<Sounds>).after(super::music::fade).in_set(AppSystems::Sound),
    );
}

/// Lets the candle be heard as loud as it is set. One that is not heard costs nothing.
fn crackle(
    mut commands: Commands,
    mut sounds: ResMut<Sounds>,
    mut heard: Query<(Entity, Option<&mut AudioSink>), With<Crackle>>,
    (settings, muted, device): (Res<Settings>, Res<Muted>, Res<Device>),
) {
    let volumes = &settings.volumes;
    let loud = if muted.0 { 0.0 } else { volumes.master * volumes.room };
    let silent = loud <= 0.0 || *device == Device::Absent;
    if heard.is_empty() && !silent {
        let Some(sound) = sounds.get(CANDLE).first().cloned() else { return };
        let settings = PlaybackSettings { mode: PlaybackMode::Loop, volume: Volume::Linear(loud), ..default() };
        commands.spawn((AudioPlayer(sound), settings, Crackle));
    }
    for (entity, sink) in &mut heard {
        if silent {
            commands.entity(entity).despawn();
        } else if let Some(mut sink) = sink
            && (settings.is_changed() || sink.is_added())
        {
            sink.set_volume(Volume::Linear(loud));
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::audio::AudioSource;

    use super::*;

    #[test]
    fn one_candle_is_heard_unless_it_is_turned_down() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins);
        super::super::plugin(&mut app);
        let mut sounds = Sounds::default();
        sounds.add(CANDLE, Handle::<AudioSource>::default());
        app.insert_resource(sounds);
        let mut heard = |room: f32| {
            app.world_mut().resource_mut::<Settings>().volumes.room = room;
            app.update();
            app.update();
            app.world_mut().query::<&Crackle>().iter(app.world()).count()
        };
        assert_eq!([heard(0.6), heard(1.0), heard(0.0), heard(0.3)], [1, 1, 0, 1]);
    }
}
