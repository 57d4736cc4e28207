//! The busts of regulars, who look from beside the mat at what is played: a bust turns to it, and nods when its owner is glad.

use std::f32::consts::{FRAC_PI_3, PI};

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::camera::Eye;
use super::shown_layout::ShownLayout;
use super::standing_room::{Bystander, Obstacles};
use crate::client::frame::{AppSystems, Playback};
use crate::client::session::company::Company;
use crate::client::session::{InSight, Session};
use crate::client::settings::{Quality, Settings};
use crate::engine::{Seat, SeatController};
use crate::table::{Extent, Lens, Mood, Regular, SafeArea};

/// How fast a bust turns: as [`StableInterpolate::smooth_nudge`] takes it; and in which angle all is that it does not go on turning for.
const HASTE: f32 = 4.5;
const THERE: f32 = 0.004;
/// How far it turns from looking at the middle at most.
const MOST: f32 = FRAC_PI_3;
/// How long a nod takes, in seconds, and how deep it is, in radians.
const NOD: (f32, f32) = (0.7, 0.16);
/// How fast it comes up or goes.
const COMES: f32 = 9.0;
/// How far away from its seat a bust stands at most, in metres: farther off nobody would know whose it is.
const FAR: f32 = 0.45;
/// A bust as it is modelled. Nearer than the far half of the picture it would be seen from above, and sheets come up there.
const BYSTANDER: Bystander = Bystander {
    extent: Extent { half: Vec3::new(0.026, 0.0375, 0.023), middle: 0.0375 },
    beside: 0.026,
    across: 0.5,
    at: None,
};

/// The bust of whoever has this seat.
#[derive(Component)]
pub(super) struct Bust {
    seat: Seat,
    /// Which way it looks, and is to look.
    yaw: (f32, f32),
    /// Seconds that it goes on nodding.
    nods: f32,
    mood: Mood,
    /// How far it has come up, of 1.
    shown: f32,
}

pub(super) fn plugin(app: &mut App) {
    let at_a_table = in_state(InSight).and_then(resource_exists::<Session>);
    let systems = ((seat, stand, look).chain().run_if(at_a_table), leave.run_if(resource_removed::<Session>)).chain();
    app.add_systems(Update, systems.after(AppSystems::Furnish).before(AppSystems::Sound));
}

/// The regular in a seat.
fn regular(session: &Session, seat: Seat) -> Option<&'static Regular> {
    let regulars = session.known.art().regulars();
    match session.controllers.get(seat.index())? {
        SeatController::Bot { name, .. } => Regular::named(regulars, name),
        _ => None,
    }
}

/// Sits everybody down who plays, and has the others leave.
fn seat(
    mut commands: Commands,
    session: Res<Session>,
    settings: Res<Settings>,
    busts: Query<Entity, With<Bust>>,
    assets: Res<AssetServer>,
    mut seated: Local<Option<(u32, Vec<(Seat, &'static str)>)>>,
) {
    let own = session.own_seat();
    let sits = |(_, seat): (usize, Seat)| Some((seat, regular(&session, seat)?.name));
    let all = others(own, session.known.seats()).filter_map(sits);
    let wanted = (session.serial, all.filter(|_| settings.quality != Quality::Low).collect::<Vec<_>>());
    if seated.as_ref() == Some(&wanted) && busts.iter().count() == wanted.1.len() {
        return;
    }
    busts.iter().for_each(|bust| commands.entity(bust).despawn());
    for (seat, name) in &wanted.1 {
        let model = assets.load(format!("models/bust_{}.glb#Scene0", name.to_lowercase()));
        let bust = Bust { seat: *seat, yaw: (0.0, 0.0), nods: 0.0, mood: Mood::Calm, shown: 0.0 };
        commands.spawn((bust, BYSTANDER, WorldAssetRoot(model), Transform::default(), Visibility::Hidden));
    }
    *seated = Some(wanted);
}

/// Everybody leaves with the match.
fn leave(mut commands: Commands, busts: Query<Entity, With<Bust>>) {
    busts.iter().for_each(|bust| commands.entity(bust).despawn());
}

/// Gives everybody a place as soon as the eye rests, where nothing is covered.
fn stand(
    session: Res<Session>,
    (stage, lens, room, eye): (Res<ShownLayout>, Res<Lens>, Res<SafeArea>, Res<Eye>),
    mut busts: Query<(Ref<Bust>, &mut Bystander)>,
    others_there: Query<&Bystander, Without<Bust>>,
) {
    let has_come = busts.iter().any(|(bust, _)| bust.is_added());
    let changed = stage.is_changed() || lens.is_changed() || room.is_changed() || eye.is_changed() || has_come;
    if !changed || eye.moving() || busts.is_empty() {
        return;
    }
    let mut obstacles = Obstacles::of(&stage.layout, session.known.setting(), &lens, &room);
    others_there.iter().for_each(|other| obstacles.add(other));
    let seats = session.known.seats();
    for (steps, seat) in others(session.own_seat(), seats) {
        if let Some((_, mut stands)) = busts.iter_mut().find(|(bust, _)| bust.seat == seat) {
            let at = obstacles.take(&stands, obstacles.seat(steps, seats), FAR);
            if stands.at != at {
                stands.at = at;
            }
        }
    }
}

/// Lets everybody look at what is played, and nod.
pub(super) fn look(
    stage: Res<ShownLayout>,
    company: Res<Company>,
    (time, pace): (Res<Time>, Res<Playback>),
    mut busts: Query<(&mut Bust, &Bystander, &mut Transform, &mut Visibility)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let secs = time.delta_secs();
    let point = stage.watched();
    for (mut bust, stands, mut place, mut seen) in &mut busts {
        let there = stands.at.is_some();
        let shown = f32::from(u8::from(there));
        let from = stands.at.unwrap_or(Vec2::new(place.translation.x, place.translation.z));
        let to_middle = Vec2::new(-from.x, 0.30 - from.y);
        let middle = to_middle.x.atan2(to_middle.y);
        let towards = point.map_or(middle, |point| (point - from).x.atan2((point - from).y));
        bust.yaw.1 = middle + turned(towards - middle).clamp(-MOST, MOST);
        let mood = company.mood(bust.seat);
        if mood != bust.mood {
            bust.nods = if mood == Mood::Glad && !pace.reduced { NOD.0 } else { 0.0 };
            bust.mood = mood;
        }
        let moves = bust.shown != shown || (bust.yaw.0 - bust.yaw.1).abs() > 0.0 || bust.nods > 0.0;
        if !moves && place.translation == Vec3::new(from.x, 0.0, from.y) {
            continue;
        }
        if pace.reduced || bust.shown == 0.0 {
            bust.yaw.0 = bust.yaw.1;
        }
        if pace.reduced {
            bust.shown = shown;
        }
        let (yaw, up) = bust.yaw;
        bust.yaw.0.smooth_nudge(&up, HASTE, secs);
        if (yaw - up).abs() < THERE {
            bust.yaw.0 = up;
        }
        bust.shown.smooth_nudge(&shown, COMES, secs);
        if (bust.shown - shown).abs() < 0.01 {
            bust.shown = shown;
        }
        bust.nods = (bust.nods - secs).max(0.0);
        let nod = NOD.1 * (PI * bust.nods / NOD.0).sin();
        *place = Transform {
            translation: Vec3::new(from.x, 0.0, from.y),
            rotation: Quat::from_rotation_y(bust.yaw.0) * Quat::from_rotation_x(nod),
            scale: Vec3::splat(bust.shown.max(0.001)),
        };
        seen.set_if_neq(if bust.shown > 0.0 { Visibility::Inherited } else { Visibility::Hidden });
        redraw.write(RequestRedraw);
    }
}

/// The seats of others, each with how many seats it is to the left of the own one.
fn others(own: Seat, seats: usize) -> impl Iterator<Item = (usize, Seat)> {
    (1..seats).map(move |steps| (steps, Seat(((own.index() + steps) % seats) as u8)))
}

/// An angle between half a turn to the right and half a turn to the left.
fn turned(angle: f32) -> f32 {
    (angle + PI).rem_euclid(2.0 * PI) - PI
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_angle_goes_the_shorter_way() {
        for (angle, short) in [(0.5, 0.5), (4.0, 4.0 - 2.0 * PI), (-4.0, 2.0 * PI - 4.0), (2.0 * PI, 0.0)] {
            assert!((turned(angle) - short).abs() < 1e-5, "{angle}");
        }
    }

    #[test]
    fn others_follow_on_the_own_seat_to_the_left() {
        assert_eq!(others(Seat(1), 3).collect::<Vec<_>>(), [(1, Seat(2)), (2, Seat(0))]);
    }

    #[test]
    fn every_regular_has_a_bust() {
        let folder = std::env::current_dir().unwrap_or_default().join("assets/models");
        for regular in crate::games::house().tables().into_iter().flat_map(|game| game.art().regulars()) {
            let bust = folder.join(format!("bust_{}.glb", regular.name.to_lowercase()));
            assert!(bust.is_file(), "{}", bust.display());
        }
    }
}
