//! The wrath of the imp in the bottle: it glows and stirs, the more the angrier it is.

use bevy::prelude::*;

use crate::client::director::Director;
use crate::client::frame::AppSystems;
use crate::client::pieces::imp::{Imp, Stirring};
use crate::client::pieces::own_bodies::AddOwnBody as _;
use crate::games::bottle_imp::table::wrath::Wrath;

pub fn plugin(app: &mut App) {
    app.add_own_body::<Wrath>();
    app.register_required_components::<Wrath, Imp>();
    app.add_systems(Update, rage.before(Stirring).in_set(AppSystems::Follow));
}

/// It is as excited as it is angry, and stirs as long as something is told.
fn rage(mut imps: Query<(&Wrath, &mut Imp)>, director: Res<Director>) {
    for (wrath, mut imp) in &mut imps {
        imp.excited = f32::from(wrath.0) / 100.0;
        if director.busy() {
            imp.stir();
        }
    }
}
