//! Commands from keyboard, mouse buttons and pads.
//!
//! Everything asks [`Pressed`] for a [`InputAction`]; nothing else reads a key. [`LastDevice`] says which pictures to show,
//! [`glyph`] which one. Bindings live in the settings and are changed through [`Rebind`].

use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use leafwing_input_manager::plugin::InputManagerSystem;

use crate::client::controls::InputAction;
use crate::client::settings::{Notices, Settings, WindowKind};

mod device;
mod glyph;
mod one_by_one;
mod printed;
mod rebind;
mod standing;
mod state;
mod touch;
mod wake;

pub use device::{DeviceLost, LastDevice, LastStir, LastTouch, PadKind};
pub use glyph::{DRAWN, Glyph, glyph, glyphs, key_name};
pub use one_by_one::{Chord, Held};
pub use rebind::{Answer, Conflict, Rebind};
pub use standing::{PutAway, Standing};
pub use state::{Pressed, Typing};
pub use touch::{ByFinger, LetGo, Pinch, Pointer};

/// Adds commands, bindings and devices.
pub fn plugin(app: &mut App) {
    app.init_resource::<LastDevice>()
        .init_resource::<LastStir>()
        .init_resource::<LastTouch>()
        .init_resource::<Notices>()
        .init_resource::<Rebind>()
        .init_resource::<Settings>()
        .init_resource::<ByFinger>()
        .init_resource::<Pointer>()
        .init_resource::<Standing>()
        .init_resource::<Typing>()
        .init_resource::<state::Repeat>()
        .add_message::<Chord>()
        .add_message::<CursorMoved>()
        .add_message::<DeviceLost>()
        .add_message::<LetGo>()
        .add_message::<Pinch>()
        .add_message::<PutAway>()
        .add_message::<RequestRedraw>();
    let map = app.world().resource::<Settings>().bindings.map();
    app.world_mut().spawn((Name::new("commands"), map));
    app.add_systems(Startup, wake::start)
        .add_systems(PreUpdate, (one_by_one::keys, one_by_one::clicks).chain().before(InputSystems))
        // The store must be emptied before it is filled, which leafwing leaves open.
        .configure_sets(PreUpdate, InputManagerSystem::Tick.before(InputManagerSystem::Unify))
        .add_systems(
            PreUpdate,
            touch::follow.after(InputSystems).before(InputManagerSystem::Unify).before(device::greet),
        )
        .add_systems(
            PreUpdate,
            (
                (
                    device::greet,
                    device::follow_desk,
                    device::follow_pads,
                    rebind::listen,
                    state::rebuild.run_if(resource_changed::<Settings>),
                )
                    .chain()
                    .after(InputSystems)
                    .before(InputManagerSystem::Update),
                (state::catch_taps, state::mute, standing::put_away, state::repeat)
                    .chain()
                    .in_set(InputManagerSystem::ManualControl),
                whole_screen.after(state::repeat).in_set(InputManagerSystem::ManualControl),
            ),
        );
}

/// The key that changes between window and whole screen, and the keys that do so in most games.
fn whole_screen(pressed: Pressed, mut chords: MessageReader<Chord>, mut settings: ResMut<Settings>) {
    let alt = Held { alt: true, ..Held::default() };
    let enter = |chord: &&Chord| {
        chord.held == alt && !chord.repeat && matches!(chord.key, KeyCode::Enter | KeyCode::NumpadEnter)
    };
    if chords.read().filter(enter).count() % 2 == 1 || pressed.just(InputAction::Fullscreen) {
        settings.window = match settings.window {
            WindowKind::Window => WindowKind::Borderless,
            WindowKind::Borderless => WindowKind::Window,
        };
    }
}

#[cfg(test)]
mod tests;
