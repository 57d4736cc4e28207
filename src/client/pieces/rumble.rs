//! What the hands feel of the table: dice, what is claimed, blows, a refusal, and that it is one's turn. Only pads can do that.

use std::time::Duration;

use bevy::input::gamepad::{Gamepad, GamepadRumbleIntensity, GamepadRumbleRequest};
use bevy::prelude::*;

use super::jolt::Struck;
use crate::client::audio::PlaySound;
use crate::client::frame::AppSystems;
use crate::client::input::LastDevice;
use crate::client::settings::Settings;
use crate::table::Force;

/// How a pad shakes: its strong motor, its weak one, and for how many seconds.
type Pulse = (f32, f32, f32);

/// What is felt of a sound.
fn of_sound(name: &str) -> Option<Pulse> {
    match name {
        "dice-wood" => Some((0.0, 0.35, 0.05)),
        "flag-claim" | "wax" | "prize" => Some((0.35, 0.30, 0.16)),
        "refuse" => Some((0.0, 0.45, 0.09)),
        "turn" => Some((0.25, 0.25, 0.22)),
        _ => None,
    }
}

/// What is felt of a blow.
fn of_blow(force: Force) -> Pulse {
    match force {
        Force::Light => (0.30, 0.20, 0.08),
        Force::Heavy => (0.60, 0.40, 0.14),
        Force::Deciding => (1.0, 0.7, 0.30),
    }
}

/// What pads are asked for.
pub fn plugin(app: &mut App) {
    app.add_message::<GamepadRumbleRequest>().add_systems(Update, rumble.in_set(AppSystems::Sound));
}

/// Shakes the pads, if one of them is in use.
fn rumble(
    (mut sounds, mut blows): (MessageReader<PlaySound>, MessageReader<Struck>),
    (settings, device): (Res<Settings>, Res<LastDevice>),
    pads: Query<Entity, With<Gamepad>>,
    mut asked: MessageWriter<GamepadRumbleRequest>,
) {
    let heard = sounds.read().filter_map(|sound| {
        let (strong, weak, secs) = of_sound(sound.name)?;
        Some((strong * sound.gain, weak * sound.gain, secs))
    });
    let felt: Vec<Pulse> = heard.chain(blows.read().map(|blow| of_blow(blow.0))).collect();
    // What comes at once is felt as the strongest of it.
    let total = |pulse: &Pulse| pulse.0 + pulse.1;
    let strongest = felt.into_iter().max_by(|one, other| total(one).total_cmp(&total(other)));
    let in_use = matches!(*device, LastDevice::Pad(_)) && settings.rumble > 0.0;
    let Some((strong, weak, secs)) = strongest.filter(|_| in_use) else { return };
    for gamepad in &pads {
        let intensity =
            GamepadRumbleIntensity { strong_motor: strong * settings.rumble, weak_motor: weak * settings.rumble };
        asked.write(GamepadRumbleRequest::Add { gamepad, duration: Duration::from_secs_f32(secs), intensity });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::input::PadKind;

    /// What a pad is asked for when this is heard and felt.
    fn asked(device: LastDevice, strength: f32, sounds: &[PlaySound], blows: &[Force]) -> Vec<(f32, f32)> {
        let mut app = App::new();
        app.add_message::<PlaySound>().add_message::<Struck>().add_message::<GamepadRumbleRequest>();
        app.insert_resource(Settings { rumble: strength, ..Settings::default() }).insert_resource(device);
        app.add_systems(Update, rumble);
        app.world_mut().spawn(Gamepad::default());
        for sound in sounds {
            app.world_mut().write_message(*sound);
        }
        for force in blows {
            app.world_mut().write_message(Struck(*force));
        }
        app.update();
        let asked = app.world_mut().resource_mut::<Messages<GamepadRumbleRequest>>().drain().collect::<Vec<_>>();
        let strengths = asked.into_iter().map(|asked| match asked {
            GamepadRumbleRequest::Add { intensity, .. } => (intensity.strong_motor, intensity.weak_motor),
            GamepadRumbleRequest::Stop { .. } => (0.0, 0.0),
        });
        strengths.collect()
    }

    const PAD: LastDevice = LastDevice::Pad(PadKind::Xbox);

    #[test]
    fn dice_claims_refusals_and_turns_are_felt() {
        for name in ["dice-wood", "flag-claim", "refuse", "turn"] {
            assert_eq!(asked(PAD, 1.0, &[PlaySound::table(name)], &[]).len(), 1, "{name}");
        }
        assert!(asked(PAD, 1.0, &[PlaySound::table("card-lay")], &[]).is_empty(), "not everything");
        let softer = asked(PAD, 1.0, &[PlaySound::table("dice-wood").at(0.5)], &[]);
        assert!(softer[0].1 < of_sound("dice-wood").expect("dice").1);
    }

    #[test]
    fn of_what_comes_at_once_the_hardest_is_felt_and_as_strongly_as_is_set() {
        let dice = PlaySound::table("dice-wood");
        let full = asked(PAD, 1.0, &[dice], &[Force::Light, Force::Deciding]);
        assert_eq!(full, [(1.0, 0.7)]);
        assert_eq!(asked(PAD, 0.5, &[dice], &[Force::Light, Force::Deciding]), [(0.5, 0.35)]);
    }

    #[test]
    fn it_is_off_by_the_setting_and_without_a_pad_in_use() {
        let turn = PlaySound::table("turn");
        assert!(asked(PAD, 0.0, &[turn], &[Force::Heavy]).is_empty());
        assert!(asked(LastDevice::Keyboard, 1.0, &[turn], &[Force::Heavy]).is_empty());
    }
}
