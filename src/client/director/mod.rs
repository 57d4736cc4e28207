//! Tells what happened: takes scenes one after the other and moves pieces to where they now rest, at any speed.
//!
//! Every piece always has a resting place ([`Rest`]) and may be under way to it ([`Motion`]). A scene sets new resting
//! places and ways; after the last scene the pieces stand exactly as the match's layout says.

use std::collections::{HashSet, VecDeque};

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::client::audio::PlaySound;
use crate::client::pace::Pace;
use crate::client::pieces::camera::{Eye, Lens};
use crate::client::pieces::fade::Fade;
use crate::client::pieces::ghost::Ghosts;
use crate::client::pieces::piece::{Parts, Piece, PieceIndex, Rest, Workshop};
use crate::client::pieces::stage::{Stage, Telling};
use crate::client::pieces::travel::{Leaving, Motion};
use crate::client::session::Session;
use crate::client::session::live::Scene;
use crate::client::settings::Settings;
use crate::client::table::{Layout, Move, Origin, Panel, PieceId, Placed, Target};
use crate::engine::Words;

/// Seconds that pieces take which only make room.
const QUIET: f32 = 0.2;

/// How pieces come to a new place that no way was named for.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Quietly {
    /// They glide there.
    Glide,
    /// They fade over: nothing may travel.
    Fade,
    /// They are there.
    Cut,
}

/// Large words over the table, shown for a moment.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Announce(pub Words);

/// The queue of scenes.
#[derive(Resource, Default, Debug)]
pub struct Director {
    queue: VecDeque<(Scene, bool)>,
    /// Seconds that the present scene still holds.
    left: f32,
    /// Seconds since the present scene began, and its sounds still to come.
    gone: f32,
    sounds: Vec<(f32, &'static str)>,
    /// What begins to shine in the present scene, still to come.
    lights: Vec<(f32, Target)>,
    /// The sheet that lies over the table while the present scene is told.
    pub sheet: Option<Panel>,
    /// Whose turn is told: a bot's may have its own speed.
    bot: bool,
    /// Where to look now.
    pub focus: Option<Target>,
    hurry: bool,
}

impl Director {
    /// Adds scenes to be told; `bot` if a bot brought them about.
    pub fn tell(&mut self, scenes: impl IntoIterator<Item = Scene>, bot: bool) {
        self.queue.extend(scenes.into_iter().map(|scene| (scene, bot)));
    }

    /// Whether anything is still to be told.
    #[must_use]
    pub fn busy(&self) -> bool {
        !self.queue.is_empty() || self.left > 0.0
    }

    /// Tells everything that is left at once.
    pub fn skip(&mut self) {
        self.hurry = true;
    }

    /// Forgets everything that is left to be told; the caller sets the table afresh.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}

/// Asks for the table to be set afresh from the match, without telling anything (loading, undo, another viewer).
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct SetTable {
    /// Pieces glide to their new places instead of jumping.
    pub glide: bool,
}

/// The director's systems.
pub fn plugin(app: &mut App) {
    app.init_resource::<Director>()
        .init_resource::<Pace>()
        .add_message::<Announce>()
        .add_message::<SetTable>()
        .add_systems(PreUpdate, keep_time)
        .add_systems(Update, (set_table, tell_scenes, clear_table, keep_drawing).chain().in_set(Telling));
}

fn keep_time(time: Res<Time>, settings: Res<Settings>, director: Res<Director>, mut pace: ResMut<Pace>) {
    let speed = if director.bot { settings.bot_speed } else { settings.speed };
    let real = time.delta_secs().min(0.1);
    let told = if speed <= 0.0 || director.hurry { 1.0e6 } else { real * speed };
    *pace = Pace { told, real, reduced: settings.reduced_motion };
}

/// Asks for frames while anything moves; otherwise the picture stays as it is and nothing is drawn.
fn keep_drawing(
    director: Res<Director>,
    moving: Query<(), Or<(With<Motion>, With<Fade>, With<Leaving>)>>,
    eye: Res<Eye>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if director.busy() || !moving.is_empty() || eye.moving() {
        redraw.write(RequestRedraw);
    }
}

/// Removes all pieces when the match has gone.
fn clear_table(
    mut commands: Commands,
    session: Option<Res<Session>>,
    mut index: ResMut<PieceIndex>,
    mut stage: ResMut<Stage>,
    mut director: ResMut<Director>,
    mut ghosts: ResMut<Ghosts>,
) {
    if session.is_none() && !index.0.is_empty() {
        for (_, entity) in index.0.drain() {
            commands.entity(entity).despawn();
        }
        *stage = Stage::default();
        *ghosts = Ghosts::default();
        director.clear();
    }
}

fn set_table(
    mut commands: Commands,
    mut requests: MessageReader<SetTable>,
    session: Option<ResMut<Session>>,
    mut director: ResMut<Director>,
    mut stage: ResMut<Stage>,
    mut index: ResMut<PieceIndex>,
    mut pieces: Query<(&mut Piece, &mut Rest, Option<&Motion>)>,
    (mut workshop, parts): (Workshop, Parts),
    lens: Res<Lens>,
    mut eye: ResMut<Eye>,
) {
    let Some(request) = requests.read().last().copied() else { return };
    let Some(mut session) = session else { return };
    director.clear();
    let layout = session.live.layout();
    session.plates = session.live.plates();
    session.log = session.live.chronicle().to_vec();
    let scene_moves: &[Move] = &[];
    let game = session.live.game();
    arrange(
        &mut commands,
        game,
        &layout,
        scene_moves,
        if request.glide { Quietly::Glide } else { Quietly::Cut },
        &mut index,
        &mut pieces,
        &mut workshop,
        &parts,
        &lens,
    );
    if let Some(framing) = layout.framing {
        eye.frame(framing);
    }
    stage.lit.clone_from(&layout.lit);
    (stage.mover, stage.moved) = session.live.moved();
    stage.layout = layout;
}

/// Tells the next scenes as long as there is time.
fn tell_scenes(
    mut commands: Commands,
    session: Option<ResMut<Session>>,
    mut director: ResMut<Director>,
    mut stage: ResMut<Stage>,
    mut index: ResMut<PieceIndex>,
    mut pieces: Query<(&mut Piece, &mut Rest, Option<&Motion>)>,
    (mut workshop, parts): (Workshop, Parts),
    lens: Res<Lens>,
    pace: Res<Pace>,
    mut sounds: MessageWriter<PlaySound>,
    mut banners: MessageWriter<Announce>,
    mut eye: ResMut<Eye>,
) {
    let Some(mut session) = session else { return };
    if !director.busy() {
        if director.hurry {
            director.hurry = false;
        }
        return;
    }
    let at_once = pace.told > 1.0e5;
    // Nothing is dealt whose face is still blank.
    if workshop.draws() && !at_once {
        return;
    }
    let director = &mut *director;
    director.left -= pace.told;
    director.gone += pace.told;
    let gone = director.gone;
    director.sounds.retain(|&(at, name)| {
        let due = gone >= at;
        if due && !at_once {
            sounds.write(PlaySound { name, interface: false });
        }
        !due
    });
    director.lights.retain(|&(at, target)| {
        let due = gone >= at;
        if due {
            stage.lit.push(target);
        }
        !due
    });
    while director.left <= 0.0 {
        director.left = 0.0;
        director.sheet = None;
        let Some((mut scene, bot)) = director.queue.pop_front() else { break };
        stage.follow(&scene);
        director.bot = bot;
        director.gone = 0.0;
        director.focus = scene.beat.focus;
        let reduced = pace.reduced || at_once;
        let moves: &[Move] = if reduced { &[] } else { &scene.beat.moves };
        let game = session.live.game();
        if !reduced {
            for leave in &scene.beat.leaves {
                if let Some(entity) = index.0.remove(&leave.movement.piece)
                    && let Ok((_, mut rest, _)) = pieces.get_mut(entity)
                {
                    let from = rest.0;
                    rest.0 = leave.goal;
                    commands.entity(entity).insert((Leaving::new(leave.end), Motion::told(from, &leave.movement)));
                }
            }
        }
        let resting = scene.after.pieces.len();
        if !at_once {
            scene.after.pieces.append(&mut scene.beat.shows);
        }
        let secs = arrange(
            &mut commands,
            game,
            &scene.after,
            moves,
            match (at_once, reduced) {
                (true, _) => Quietly::Cut,
                (false, true) => Quietly::Fade,
                (false, false) => Quietly::Glide,
            },
            &mut index,
            &mut pieces,
            &mut workshop,
            &parts,
            &lens,
        );
        scene.after.pieces.truncate(resting);
        if reduced && !at_once {
            // Without travel a short pause lets the eye find what changed, and the sounds still tell it.
            for movement in scene.beat.moves.iter().take(1) {
                if let Some(name) = movement.lands.or(movement.starts) {
                    sounds.write(PlaySound { name, interface: false });
                }
            }
        }
        director.lights = scene.beat.lights;
        stage.lit.clear();
        if director.lights.is_empty() {
            stage.lit.clone_from(&scene.after.lit);
        }
        if let Some(framing) = scene.after.framing {
            eye.frame(framing);
        }
        stage.layout = scene.after;
        session.plates = scene.plates;
        if let Some(line) = scene.log {
            session.log.push(line);
        }
        if let Some(words) = scene.beat.banner
            && !at_once
        {
            banners.write(Announce(words));
        }
        director.sounds = if at_once { Vec::new() } else { scene.beat.sounds };
        director.sheet = scene.beat.sheet.filter(|_| !at_once);
        let pause = if reduced && !scene.beat.moves.is_empty() { 0.25 } else { secs };
        director.left = if at_once { 0.0 } else { (pause + scene.beat.hold - scene.beat.overlap).max(0.0) };
    }
}

/// Gives every piece of `layout` its resting place, and a way there: its own if `moves` names it, a quiet one otherwise.
/// Returns how long the named ways take.
fn arrange(
    commands: &mut Commands,
    game: &'static str,
    layout: &Layout,
    moves: &[Move],
    quietly: Quietly,
    index: &mut PieceIndex,
    pieces: &mut Query<(&mut Piece, &mut Rest, Option<&Motion>)>,
    workshop: &mut Workshop,
    parts: &Parts,
    lens: &Lens,
) -> f32 {
    let stays: HashSet<PieceId> = layout.pieces.iter().map(|placed| placed.id).collect();
    let mut longest: f32 = 0.0;
    let mut starts = Vec::new();
    for movement in moves {
        longest = longest.max(movement.delay + movement.secs);
        if let Origin::Piece(other) = movement.from
            && let Some(&entity) = index.0.get(&other)
            && let Ok((_, rest, _)) = pieces.get(entity)
        {
            starts.push((movement.piece, rest.0));
        }
    }
    let gone: Vec<PieceId> = index.0.keys().copied().filter(|id| !stays.contains(id)).collect();
    for id in gone {
        if let Some(entity) = index.0.remove(&id) {
            commands.entity(entity).despawn();
        }
    }
    for placed in &layout.pieces {
        let movement = moves.iter().find(|movement| movement.piece == placed.id);
        let start = starts.iter().find(|(id, _)| *id == placed.id).map(|(_, pose)| *pose);
        let start = start.or(match movement.map(|movement| movement.from) {
            Some(Origin::Pose(pose)) => Some(pose),
            _ => None,
        });
        place_one(commands, game, placed, movement, start, quietly, index, pieces, workshop, parts, lens);
    }
    longest
}

fn place_one(
    commands: &mut Commands,
    game: &'static str,
    placed: &Placed,
    movement: Option<&Move>,
    start: Option<crate::client::table::Pose>,
    quietly: Quietly,
    index: &mut PieceIndex,
    pieces: &mut Query<(&mut Piece, &mut Rest, Option<&Motion>)>,
    workshop: &mut Workshop,
    parts: &Parts,
    lens: &Lens,
) {
    let way = |from| match movement {
        Some(movement) => Motion::told(from, movement),
        None => Motion::quiet(from, QUIET),
    };
    let Some(&entity) = index.0.get(&placed.id) else {
        let entity = workshop.make(commands, game, placed, placed.pose, lens);
        match (start, quietly) {
            (_, Quietly::Fade) => {
                commands.entity(entity).insert(Fade::over(start));
            }
            (Some(from), _) => {
                commands.entity(entity).insert(way(from));
            }
            (None, _) => {}
        }
        index.0.insert(placed.id, entity);
        return;
    };
    let Ok((mut piece, mut rest, motion)) = pieces.get_mut(entity) else { return };
    let same_look = piece.look == placed.look && piece.titled == placed.title.is_some();
    if !same_look {
        workshop.redress(commands, game, entity, parts, &mut piece, placed);
    }
    if rest.0 == placed.pose && movement.is_none() {
        return;
    }
    // What has just been let go of goes on from there.
    let dropped = motion.filter(|motion| motion.gone < 0.05 && motion.wait == 0.0).map(|motion| motion.from);
    let from = start.or(dropped).unwrap_or(rest.0);
    rest.0 = placed.pose;
    if quietly == Quietly::Fade {
        commands.entity(entity).remove::<Motion>().insert(Fade::over(Some(from)));
    } else if movement.is_some() || quietly == Quietly::Glide {
        let mut next = way(from);
        if let (Some(motion), None) = (motion, movement) {
            // Already under way: keep going from where it started, to the new place.
            next.from = motion.from;
            next.gone = motion.gone;
            next.wait = motion.wait;
            next.secs = motion.secs;
            next.way = motion.way.clone();
        }
        commands.entity(entity).insert(next);
    } else {
        commands.entity(entity).remove::<Motion>();
    }
}
