//! The imp of the house: on every table without one of its own it stands by the candle, sleeps as long as nothing happens, looks at
//! what moves, and laughs at blows, at what is won and at what is thrown away. It knows no more than what everybody sees.

use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::RequestRedraw;

use super::{Imp, stirring};
use crate::client::frame::Playback;
use crate::client::pieces::camera::Eye;
use crate::client::pieces::jolt::Struck;
use crate::client::pieces::shown_layout::ShownLayout;
use crate::client::pieces::standing_room::{Bystander, Obstacles};
use crate::client::session::Session;
use crate::client::session::company::Company;
use crate::client::settings::{Quality, Settings};
use crate::table::cards::MAT;
use crate::table::{Body, Extent, Force, Layout, Lens, SafeArea, Setting, Space};

/// How large the bottle is, as a share of the model, and how much of its light falls on the table.
const SCALE: f32 = 0.8;
const LIGHTS: f32 = 0.45;
/// How far from the candle it stands at most, in metres.
const FAR: f32 = 0.75;
/// Seconds for which it looks at what has moved, and is awake after anything has happened.
const WATCHES: f32 = 2.5;
const AWAKE: f32 = 25.0;
/// How excited it is by what moves.
const CURIOUS: f32 = 0.3;
/// How fast it comes up or goes, as [`StableInterpolate::smooth_nudge`] takes it.
const COMES: f32 = 9.0;
const BYSTANDER: Bystander = Bystander {
    extent: Extent { half: Vec3::new(0.0225, 0.0445, 0.0225), middle: 0.0445 },
    beside: 0.024,
    across: 1.0,
    at: None,
};

/// The imp of the house.
#[derive(Component, Debug)]
pub(super) struct HouseImp {
    /// The match at which it looks on.
    serial: u32,
    /// Until when it looks at what has moved and is awake, in seconds since the start.
    watches: f32,
    awake: f32,
    /// How much has happened that it has laughed at.
    laughed: u32,
    /// How far it has come up, of 1.
    shown: f32,
}

/// Comes where no imp is among the things of the game, and goes where one is; slow machines do without.
pub(super) fn come(
    mut commands: Commands,
    session: Res<Session>,
    settings: Res<Settings>,
    company: Res<Company>,
    imps: Query<(Entity, &HouseImp)>,
) {
    let wanted = settings.quality != Quality::Low && !session.known.art().has_imp();
    for (entity, _) in imps.iter().filter(|(_, imp)| !wanted || imp.serial != session.serial) {
        commands.entity(entity).despawn();
    }
    if wanted && imps.iter().all(|(_, imp)| imp.serial != session.serial) {
        let laughed = company.laughable();
        let house_imp = HouseImp { serial: session.serial, watches: 0.0, awake: 0.0, laughed, shown: 0.0 };
        let imp = Imp { lights: LIGHTS, ..Imp::default() };
        commands.spawn((house_imp, imp, BYSTANDER, Transform::default(), Visibility::Hidden));
    }
}

/// It leaves with the match.
pub(super) fn leave(mut commands: Commands, imps: Query<Entity, With<HouseImp>>) {
    imps.iter().for_each(|imp| commands.entity(imp).despawn());
}

/// Where the first candle of a table stands, whether it is a piece or nothing ever moves it; x and z in metres.
fn candle(layout: &Layout, setting: &Setting) -> Option<Vec2> {
    let piece =
        layout.pieces.iter().find(|placed| placed.look.body == Body::Model("candle")).map(|placed| &placed.pose);
    let prop = || setting.props.iter().find(|(name, _)| *name == "candle").map(|(_, pose)| pose);
    let pose = piece.or_else(prop).filter(|pose| pose.space == Space::Table)?;
    Some(Vec2::new(pose.at.x, pose.at.z))
}

/// How high the table is here, in metres: on the mat it is higher.
fn ground(setting: &Setting, at: Vec2) -> f32 {
    let on_mat = setting.mat.is_some_and(|(_, _, mat)| Obstacles::mat(&mat).contains(at));
    if on_mat { MAT + 0.001 } else { 0.001 }
}

/// Gives it a place by the candle as soon as the eye rests, where nothing is covered.
pub(super) fn stand(
    session: Res<Session>,
    (stage, lens, room, eye): (Res<ShownLayout>, Res<Lens>, Res<SafeArea>, Res<Eye>),
    mut imps: Query<(Ref<HouseImp>, &mut Bystander)>,
    others: Query<&Bystander, Without<HouseImp>>,
) {
    let has_come = imps.iter().any(|(imp, _)| imp.is_added());
    let changed = stage.is_changed() || lens.is_changed() || room.is_changed() || eye.is_changed() || has_come;
    if !changed || eye.moving() || eye.is_near() || eye.is_pushed_in() {
        return;
    }
    let setting = session.known.setting();
    for (_, mut stands) in &mut imps {
        let mut obstacles = Obstacles::of(&stage.layout, setting, &lens, &room);
        others.iter().for_each(|other| obstacles.add(other));
        let at = candle(&stage.layout, setting).and_then(|candle| obstacles.take(&stands, candle, FAR));
        if stands.at != at {
            stands.at = at;
        }
    }
}

/// Sees what happens: it looks there, laughs, and falls asleep when nothing has happened for a while.
pub(super) fn attend(
    (stage, company, pace): (Res<ShownLayout>, Res<Company>, Res<Playback>),
    time: Res<Time<Real>>,
    mut blows: MessageReader<Struck>,
    mut imps: Query<(&mut Imp, &mut HouseImp)>,
) {
    let now = time.elapsed_secs();
    let hard = blows.read().any(|blow| blow.0 >= Force::Heavy);
    let moves = stage.is_changed() && !stage.moved.is_empty();
    for (mut imp, mut house) in &mut imps {
        let laughs = hard || house.laughed != company.laughable();
        house.laughed = company.laughable();
        if house.awake == 0.0 || moves || laughs {
            house.awake = now + AWAKE;
        }
        if pace.at_once() {
            continue;
        }
        if moves {
            house.watches = now + WATCHES;
            imp.watched = stage.watched().map(|at| Vec3::new(at.x, 0.0, at.y));
            imp.excited = CURIOUS;
            imp.stirs = imp.stirs.max(stirring::STIRS / 2.0);
        }
        if laughs {
            imp.laugh();
        }
        // It is calm again before it rests.
        if imp.excited > 0.0 && imp.stirs < stirring::STIRS / 3.0 {
            imp.excited = 0.0;
        }
        if now >= house.watches {
            imp.watched = None;
        }
        imp.asleep = now >= house.awake;
    }
}

/// Shows it where it stands; where it has to stand elsewhere it goes down and comes up there.
pub(super) fn show(
    session: Res<Session>,
    (time, pace): (Res<Time>, Res<Playback>),
    mut imps: Query<(&mut HouseImp, &Bystander, &mut Transform, &mut Visibility)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (mut imp, stands, mut place, mut seen) in &mut imps {
        let there = stands.at.map(|at| Vec3::new(at.x, ground(session.known.setting(), at), at.y));
        if let Some(there) = there.filter(|_| imp.shown == 0.0) {
            place.translation = there;
        }
        let goal = if there == Some(place.translation) { 1.0 } else { 0.0 };
        if imp.shown == goal && (goal == 1.0 || there.is_none()) {
            continue;
        }
        imp.shown.smooth_nudge(&goal, COMES, time.delta_secs());
        if pace.reduced || (imp.shown - goal).abs() < 0.01 {
            imp.shown = goal;
        }
        place.scale = Vec3::splat(SCALE * imp.shown.max(0.001));
        seen.set_if_neq(if imp.shown > 0.0 { Visibility::Inherited } else { Visibility::Hidden });
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::engine::{Seat, Viewer};
    use crate::games::house;
    use crate::table::any_match::AnyMatch;
    use crate::table::{Face, Fit, Look, PieceId, Placed, Pose, Prospect, Side, Target};

    /// Where it stands at a table at its opening, in a window of the usual size, if it is not the only imp there.
    fn place(live: &dyn AnyMatch) -> Option<Vec2> {
        let (layout, setting) = (live.seen_by(Viewer::Seat(Seat(0))).arrange(Side::default()), live.setting());
        let framing = layout.framing.unwrap_or(setting.camera);
        let room = SafeArea { panels: vec![Rect::new(0.0, 0.0, 0.18, 0.09)], ..SafeArea::default() };
        let lens = Lens::of(framing, 0.0, Fit::NONE, Vec2::new(1280.0, 720.0), &room);
        let mut obstacles = Obstacles::of(&layout, &setting, &lens, &room);
        let candle = candle(&layout, &setting).expect("a candle");
        let at = obstacles.take(&BYSTANDER, candle, FAR)?;
        assert!(!obstacles.leaves(&BYSTANDER, at), "something else would come to stand there");
        Some(at)
    }

    #[test]
    fn it_finds_a_place_by_the_candle_of_every_table_without_an_imp() {
        for game in house().tables().into_iter().filter(|game| !game.art().has_imp()) {
            let live = game.open(&game.default_options(), 3.into()).expect("its own options");
            assert!(place(&*live).is_some(), "{}", game.game());
        }
    }

    /// The imp of a house in which so many seconds pass with each frame.
    fn looking_on(secs: f32) -> (App, Entity) {
        let mut app = App::new();
        app.init_resource::<ShownLayout>().init_resource::<Company>().init_resource::<Time<Real>>();
        app.insert_resource(Playback { told: secs, real: secs, reduced: false }).add_message::<Struck>();
        let passes = move |mut time: ResMut<Time<Real>>| time.update_with_duration(Duration::from_secs_f32(secs));
        app.add_systems(Update, (passes, attend).chain());
        let house_imp = HouseImp { serial: 0, watches: 0.0, awake: 0.0, laughed: 0, shown: 1.0 };
        let imp = app.world_mut().spawn((Imp::default(), house_imp)).id();
        app.update();
        (app, imp)
    }

    fn frame(app: &mut App, imp: Entity) -> Imp {
        app.update();
        app.world().get::<Imp>(imp).expect("the imp").clone()
    }

    #[test]
    fn it_looks_at_what_moves_and_at_no_hand_and_falls_asleep_when_nothing_does() {
        let (mut app, imp) = looking_on(1.0);
        let (held, lies) = (PieceId(1), PieceId(2));
        let look = Look::card(None, Face(0));
        let on_table = Pose::table(0.2, 0.0, 0.1);
        let placed = |id, pose| Placed { id, look: look.clone(), pose, title: None, order: 0 };
        let in_hand = Pose { space: Space::Camera, ..on_table };
        let mut stage = app.world_mut().resource_mut::<ShownLayout>();
        stage.layout.pieces = vec![placed(held, in_hand), placed(lies, on_table)];
        stage.moved = vec![Target::Piece(held)];
        assert_eq!(frame(&mut app, imp).watched, None, "what is held in a hand is hidden from others");
        app.world_mut().resource_mut::<ShownLayout>().moved.push(Target::Piece(lies));
        assert_eq!(frame(&mut app, imp).watched, Some(Vec3::new(0.2, 0.0, 0.1)));
        app.update();
        app.update();
        let seen = frame(&mut app, imp);
        assert!(seen.watched.is_none() && !seen.asleep, "it has seen enough");
        (0..AWAKE as u32).for_each(|_| app.update());
        assert!(frame(&mut app, imp).asleep);
        app.world_mut().resource_mut::<ShownLayout>().set_changed();
        assert!(!frame(&mut app, imp).asleep, "something has happened");
    }

    #[test]
    fn it_laughs_at_hard_blows_and_at_prizes_that_everybody_sees() {
        let (mut app, imp) = looking_on(0.1);
        let mut laughs = |happens: &dyn Fn(&mut World)| {
            app.world_mut().get_mut::<Imp>(imp).expect("the imp").laughs = 0.0;
            happens(app.world_mut());
            frame(&mut app, imp).laughs > 0.0
        };
        let prospects = |won| vec![Prospect { won, chance: 50 }, Prospect { won: 0, chance: 50 }];
        assert!(!laughs(&|_| {}));
        assert!(!laughs(&|world| _ = world.write_message(Struck(Force::Light))), "that happens all the time");
        assert!(laughs(&|world| _ = world.write_message(Struck(Force::Deciding))));
        assert!(!laughs(&|world| world.resource_mut::<Company>().come(prospects(0))));
        assert!(laughs(&|world| _ = world.resource_mut::<Company>().see(prospects(1), Some(Seat(0)), 1.0)));
        assert!(!laughs(&|world| _ = world.resource_mut::<Company>().see(prospects(1), Some(Seat(0)), 2.0)));
        let at_once = Playback { told: Playback::AT_ONCE, ..Playback::default() };
        assert!(!laughs(&|world| {
            world.insert_resource(at_once);
            world.write_message(Struck(Force::Deciding));
        }));
    }
}
