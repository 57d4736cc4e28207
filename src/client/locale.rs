//! The texts of the interface are read at the start and follow the settings: changing [`Settings::language`] changes [`Locale`],
//! which everybody who keeps text notices by change detection.

use bevy::prelude::*;
use leafwing_input_manager::plugin::InputManagerSystem;

use super::settings::{Notices, Settings};
use crate::games::Registry;
use crate::locale::Locale;

/// Reads all languages and follows the settings.
pub fn plugin(app: &mut App) {
    app.init_resource::<Notices>().init_resource::<Settings>();
    let games = app.world().get_resource::<Registry>().copied().unwrap_or(Registry::new(&[]));
    let (mut locale, problems) = games.locale();
    locale.set_language(app.world().resource::<Settings>().play.language);
    let mut notices = app.world_mut().resource_mut::<Notices>();
    for problem in problems {
        notices.push(problem);
    }
    app.insert_resource(locale)
        .add_systems(PreUpdate, switch.run_if(resource_changed::<Settings>).after(InputManagerSystem::ManualControl));
}

fn switch(settings: Res<Settings>, mut locale: ResMut<Locale>) {
    if locale.language() != settings.play.language {
        locale.set_language(settings.play.language);
    }
}
