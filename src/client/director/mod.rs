//! Tells what happened: takes scenes one after the other and moves pieces to where they now rest, at any speed.
//!
//! Every piece always has a resting place ([`RestPose`](crate::client::pieces::piece::RestPose)) and may be under way to it
//! ([`Motion`]). A scene sets new resting places and ways; after the last scene the pieces stand exactly as the match's
//! layout says.

mod stagehand;

use std::collections::VecDeque;
use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use leafwing_input_manager::plugin::InputManagerSystem;

use crate::client::audio::{HushMusic, PlaySound};
use crate::client::frame::{AppSystems, Playback};
use crate::client::input::PutAway;
use crate::client::pieces::camera::{Eye, Measuring};
use crate::client::pieces::fade::Fade;
use crate::client::pieces::jolt::{Jolt, Struck};
use crate::client::pieces::particles::Emit;
use crate::client::pieces::piece::{PieceFactory, PieceIndex};
use crate::client::pieces::previews::PreviewPieces;
use crate::client::pieces::shown_layout::ShownLayout;
use crate::client::pieces::travel::{Leaving, Motion, Settling};
use crate::client::session::{InSight, Screen, Session, ToldMatch};
use crate::client::settings::Settings;
use crate::engine::Words;
use crate::table::any_match::{Plates, Retold, ToldEvent};
use crate::table::{AnyView, Beat, Burst, Force, LogLine, Move, Pill, Rising, ScoreSheet, Target};
use stagehand::{Quietly, Stagehand};

/// Large words over the table, shown for a moment.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Announce {
    /// What is said.
    pub words: Words,
    /// Who or what it is about.
    pub about: Option<Words>,
    /// How it came about, one by one.
    pub details: Vec<Words>,
}

impl From<Words> for Announce {
    fn from(words: Words) -> Self {
        Self { words, about: None, details: Vec::new() }
    }
}

/// Words that rise from a place on the table.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Rise(pub Rising);

/// Everything that is said in large words.
#[derive(SystemParam)]
struct Loud<'w> {
    banners: MessageWriter<'w, Announce>,
    risings: MessageWriter<'w, Rise>,
}

/// The queue of scenes.
#[derive(Resource, Default, Debug)]
pub struct Director {
    queue: VecDeque<(ToldEvent, bool)>,
    /// Seconds that the present scene still holds.
    left: f32,
    /// Seconds since the present scene began.
    gone: f32,
    /// What is heard, flies up and is writers in it, still to come.
    effects: Effects,
    /// What begins to shine in the present scene, still to come.
    lights: Vec<(f32, Target)>,
    /// What the present scene tells later than its beginning.
    late: Option<Late>,
    /// Names that hang on the table later than its beginning, and when.
    names: Option<(f32, Vec<Pill>)>,
    /// The sheet that lies over the table while the present scene is told.
    pub sheet: Option<ScoreSheet>,
    /// Whose turn is told: a bot's may have its own speed.
    bot: bool,
    /// Something lies on the table only while the present scene is told.
    props: bool,
    hurry: bool,
    /// The present scene is to be over at once.
    finishes: bool,
    /// Somebody holds a button down to see everything sooner.
    fast: bool,
    /// Faces are still being drawn that are seen now or next.
    waits: bool,
    /// Somebody is to read large words or a sheet, and the present scene is told no further before they are put away.
    reads: bool,
    /// Scenes that have begun since the table was set.
    begun: usize,
    /// What is told has been told before: how much of the chronicle was news, and whether nobody had seen it happen.
    retells: Option<(usize, bool)>,
}

/// What is heard, flies up and is writers in a scene, each after so many seconds.
#[derive(Debug, Default)]
struct Effects(Vec<(f32, Effect)>);

/// One of them.
#[derive(Clone, Copy, Debug)]
enum Effect {
    Sound(PlaySound),
    Burst(Burst),
    Jolt(Force),
}

/// Where effects go.
#[derive(SystemParam)]
struct EffectWriters<'w> {
    sounds: MessageWriter<'w, PlaySound>,
    bursts: MessageWriter<'w, Emit>,
    jolts: MessageWriter<'w, Struck>,
    hushes: MessageWriter<'w, HushMusic>,
}

impl Effects {
    /// Those of a beat.
    fn of(beat: &Beat) -> Self {
        let series = |step: u8| Some(step).filter(|_| beat.series);
        let sounds = beat.sounds.iter().zip(0..);
        let sounds =
            sounds.map(|(&(at, name), step)| (at, Effect::Sound(PlaySound::table(name).in_series(series(step)))));
        let bursts = beat.bursts.iter().map(|&(at, burst)| (at, Effect::Burst(burst)));
        let jolt = beat.jolt.map(|(at, force)| (at, Effect::Jolt(force)));
        Self(sounds.chain(bursts).chain(jolt).collect())
    }

    /// Brings about what is due.
    fn come(&mut self, gone: f32, writers: &mut EffectWriters) {
        for (_, effect) in self.0.extract_if(.., |(at, _)| gone >= *at) {
            match effect {
                Effect::Sound(sound) => _ = writers.sounds.write(sound),
                Effect::Burst(burst) => _ = writers.bursts.write(Emit(burst)),
                Effect::Jolt(force) => _ = writers.jolts.write(Struck(force)),
            }
        }
    }
}

/// Words and numbers of a scene that are not known when it begins.
#[derive(Debug)]
struct Late {
    /// Seconds after the scene began.
    at: f32,
    plates: Plates,
    seen: Arc<dyn AnyView>,
    log: Option<LogLine>,
    pills: Vec<Pill>,
    banner: Option<Announce>,
    rises: Option<Rising>,
}

impl Late {
    /// Tells it. What a `bot` brings about is news, and nobody watches what happens `at_once`. Says whether there were large
    /// words.
    fn tell(self, session: &mut Session, stage: &mut ShownLayout, loud: &mut Loud, bot: bool, at_once: bool) -> bool {
        let told = &mut session.told;
        (told.plates, told.seen) = (self.plates, self.seen);
        told.log.extend(self.log);
        if bot {
            told.unwatched |= at_once;
        } else {
            (told.read, told.unwatched) = (told.log.len(), false);
        }
        stage.layout.pills = self.pills;
        let banner = self.banner.filter(|_| !at_once);
        let rises = self.rises.filter(|_| !at_once).map(Rise);
        let large = banner.is_some() || rises.is_some();
        loud.banners.write_batch(banner);
        loud.risings.write_batch(rises);
        large
    }
}

impl Director {
    /// Adds scenes to be told; `bot` if a bot brought them about.
    pub fn tell(&mut self, scenes: impl IntoIterator<Item = ToldEvent>, bot: bool) {
        self.queue.extend(scenes.into_iter().map(|scene| (scene, bot)));
    }

    /// Whether anything is still to be told.
    pub fn busy(&self) -> bool {
        !self.queue.is_empty() || self.left > 0.0
    }

    /// Whether what is told has been told before.
    pub fn retells(&self) -> bool {
        self.retells.is_some()
    }

    /// How many scenes have begun since the table was set.
    pub fn begun(&self) -> usize {
        self.begun
    }

    /// Whether everything stands still until what is to be read has been put away.
    pub fn waits_for_reader(&self) -> bool {
        self.reads
    }

    /// The present scene lasts until what is to be read has been put away.
    fn wait_for_reader(&mut self) {
        if self.reads {
            self.left = self.left.max(f32::MIN_POSITIVE);
        }
    }

    /// Nothing goes on before what is to be read has been put away.
    fn stands_still(&self) -> bool {
        let later = self.late.is_some() || self.names.is_some();
        let to_come = !self.effects.0.is_empty() || !self.lights.is_empty() || later;
        self.reads && self.left <= f32::MIN_POSITIVE && !to_come
    }

    /// The next scene, and whether a bot brought it about; what it moves is marked from now on.
    fn next(&mut self, stage: &mut ShownLayout) -> Option<(ToldEvent, bool)> {
        let next = self.queue.pop_front()?;
        stage.follow(&next.0);
        self.begun += 1;
        Some(next)
    }

    /// Tells everything that is left at once.
    pub fn skip(&mut self) {
        self.hurry = self.busy();
    }

    /// The present scene is over at once; what comes next is told as ever.
    pub fn finish(&mut self) {
        self.finishes = self.busy();
    }

    /// What is to be read has been: the sheet goes, and what waited for it goes on.
    pub fn put_away(&mut self) {
        if std::mem::take(&mut self.reads) && self.sheet.take().is_some() {
            self.left = self.left.min(f32::MIN_POSITIVE);
        }
    }

    /// Whether something is still to come after the present scene.
    pub fn more(&self) -> bool {
        !self.queue.is_empty()
    }

    /// From now on everything is told faster, or no longer.
    pub fn run(&mut self, fast: bool) {
        self.fast = fast;
    }

    /// Forgets everything that is left to be told; the caller sets the table afresh.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}

/// How many times as fast everything is told while a button is held down.
const FAST: f32 = 4.0;
/// Seconds in which the eye finds what has changed without travelling.
const STILL: f32 = 0.25;

/// Asks for the table to be set afresh from the match, without telling anything (loading, undo, another viewer).
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct SetTable {
    /// Pieces glide to their new places instead of jumping.
    pub glide: bool,
}

/// The director's systems.
pub fn plugin(app: &mut App) {
    app.init_resource::<Director>()
        .init_resource::<Playback>()
        .add_message::<Announce>()
        .add_message::<Emit>()
        .add_message::<HushMusic>()
        .add_message::<Rise>()
        .add_message::<PutAway>()
        .add_message::<SetTable>()
        .add_message::<Retold>()
        .add_systems(PreUpdate, keep_time.after(InputManagerSystem::ManualControl).before(Measuring))
        .add_systems(
            Update,
            (
                (
                    set_table,
                    tell_again,
                    put_away.run_if(on_message::<PutAway>),
                    (texts_stay.pipe(go_on), texts_stay.pipe(begin))
                        .chain()
                        .run_if(|director: Res<Director>| director.busy()),
                )
                    .chain()
                    // A match that has just been started is laid out when the screen before it has gone.
                    .run_if(resource_exists::<Session>.and_then(in_state(InSight))),
                clear_table.run_if(resource_removed::<Session>),
                draw_back,
                keep_drawing,
            )
                .chain()
                .in_set(AppSystems::Tell),
        );
}

/// What a blow holds up stands still by the clock: what has been told then goes on.
fn keep_time(
    time: Res<Time>,
    settings: Res<Settings>,
    director: Res<Director>,
    mut jolt: ResMut<Jolt>,
    mut pace: ResMut<Playback>,
) {
    let speed = if director.bot { settings.play.bot_speed } else { settings.play.speed };
    let real = time.delta_secs().min(0.1);
    let fast = if director.fast { FAST } else { 1.0 };
    let told = if speed <= 0.0 || director.hurry { Playback::AT_ONCE } else { jolt.hold(real) * speed * fast };
    *pace = Playback { told, real, reduced: settings.reduced_motion };
}

/// Asks for frames while anything moves; otherwise the picture stays as it is and nothing is drawn.
fn keep_drawing(
    director: Res<Director>,
    moving: Query<(), Or<(With<Motion>, With<Settling>, With<Fade>, With<Leaving>)>>,
    eye: Res<Eye>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if director.busy() && !director.stands_still() || !moving.is_empty() || eye.moving() {
        redraw.write(RequestRedraw);
    }
}

/// When everything has been told the eye is where it was.
fn draw_back(director: Res<Director>, mut eye: ResMut<Eye>) {
    if !director.busy() && eye.is_pushed_in() {
        eye.push_in(None);
    }
}

/// Removes all pieces when the match has gone.
fn clear_table(
    mut commands: Commands,
    mut index: ResMut<PieceIndex>,
    mut stage: ResMut<ShownLayout>,
    mut director: ResMut<Director>,
    mut ghosts: ResMut<PreviewPieces>,
) {
    for (_, entity) in index.0.drain() {
        commands.entity(entity).despawn();
    }
    *stage = ShownLayout::default();
    *ghosts = PreviewPieces::default();
    director.clear();
}

/// Sets the table afresh.
fn set_table(
    mut requests: MessageReader<SetTable>,
    mut session: ResMut<Session>,
    mut director: ResMut<Director>,
    mut hand: Stagehand,
) {
    let Some(request) = requests.read().last().copied() else { return };
    director.clear();
    let layout = session.known.layout();
    session.told = ToldMatch::all(&session.known);
    let quietly = if request.glide { Quietly::Glide } else { Quietly::Cut };
    hand.arrange(session.known.game(), &layout, &[], quietly);
    (hand.stage.mover, hand.stage.moved) = session.known.moved().clone();
    hand.show(layout, true);
}

/// Tells something once more, from the table as it was before.
fn tell_again(
    mut retold: ResMut<Messages<Retold>>,
    mut session: ResMut<Session>,
    mut director: ResMut<Director>,
    mut hand: Stagehand,
) {
    let Some(Retold { before, plates, seen, lines, scenes }) = retold.drain().last() else { return };
    director.clear();
    hand.arrange(session.known.game(), &before, &[], Quietly::Cut);
    hand.show(before, true);
    (session.told.plates, session.told.seen) = (plates, seen);
    // Plates and chronicle go with what is shown.
    session.told.log.truncate(lines);
    director.retells = Some((session.told.read, session.told.unwatched));
    director.tell(scenes, true);
}

/// Whether large words and sheets wait until they are put away; while bots show how they play, nobody is there to do that.
fn texts_stay(settings: Res<Settings>, screen: Res<State<Screen>>) -> bool {
    settings.texts_stay && *screen.get() != Screen::Attract
}

fn put_away(mut director: ResMut<Director>) {
    director.put_away();
}

/// The present scene goes on: what sounds and shines later than its beginning.
fn go_on(
    In(stays): In<bool>,
    mut session: ResMut<Session>,
    mut director: ResMut<Director>,
    mut stage: ResMut<ShownLayout>,
    (pace, mut factory): (Res<Playback>, PieceFactory),
    (mut writers, mut loud): (EffectWriters, Loud),
) {
    let director = &mut *director;
    // Nothing lies on the table, and nothing is dealt next, whose face is still blank.
    let next = director.queue.front().map(|(scene, _)| scene.after.pieces.iter().chain(&scene.beat.shows));
    let pieces = stage.layout.pieces.iter().chain(next.into_iter().flatten());
    director.waits = !pace.at_once() && factory.lacks(session.known.game(), pieces);
    if director.waits {
        return;
    }
    director.reads &= !pace.at_once();
    let told = if std::mem::take(&mut director.finishes) { director.left.max(pace.told) } else { pace.told };
    director.left -= told;
    director.wait_for_reader();
    director.gone += told;
    let gone = director.gone;
    if pace.at_once() {
        director.effects.0.clear();
    }
    director.effects.come(gone, &mut writers);
    stage.lit.extend(director.lights.extract_if(.., |(at, _)| gone >= *at).map(|(_, target)| target));
    if let Some((_, names)) = director.names.take_if(|(at, _)| gone >= *at) {
        stage.layout.pills = names;
    }
    if let Some(late) = director.late.take_if(|late| gone >= late.at) {
        director.reads |= late.tell(&mut session, &mut stage, &mut loud, director.bot, pace.at_once()) && stays;
        director.wait_for_reader();
    }
}

/// The next scenes begin, as long as there is time for them.
fn begin(
    In(stays): In<bool>,
    mut session: ResMut<Session>,
    mut director: ResMut<Director>,
    mut hand: Stagehand,
    pace: Res<Playback>,
    mut writers: EffectWriters,
    mut loud: Loud,
) {
    if director.waits {
        return;
    }
    let at_once = pace.at_once();
    while director.left <= 0.0 {
        director.left = 0.0;
        director.sheet = None;
        if let Some((_, names)) = director.names.take() {
            hand.stage.layout.pills = names;
        }
        if let Some(late) = director.late.take() {
            director.reads |= late.tell(&mut session, &mut hand.stage, &mut loud, director.bot, at_once) && stays;
            if director.reads {
                director.wait_for_reader();
                break;
            }
        }
        let Some((event, bot)) = director.next(&mut hand.stage) else {
            if std::mem::take(&mut director.props) {
                let layout = hand.stage.layout.clone();
                hand.arrange(session.known.game(), &layout, &[], Quietly::Glide);
            }
            if let Some((read, unwatched)) = director.retells.take() {
                session.told.log = session.known.chronicle().to_vec();
                (session.told.read, session.told.unwatched) = (read, unwatched);
            }
            break;
        };
        director.bot = bot;
        director.gone = 0.0;
        director.set_up(event, (&mut session, &mut hand), &pace, &mut writers, (&mut loud, stays));
    }
    if director.queue.is_empty() && director.left <= 0.0 {
        director.hurry = false;
    }
}

impl Director {
    /// A scene begins: its pieces set off, and what is known of it at once is told.
    fn set_up(
        &mut self,
        event: ToldEvent,
        (session, hand): (&mut Session, &mut Stagehand),
        pace: &Playback,
        writers: &mut EffectWriters,
        (loud, stays): (&mut Loud, bool),
    ) {
        let ToldEvent { mut beat, mut after, plates, seen, log, .. } = event;
        let (at_once, effects) = (pace.at_once(), Effects::of(&beat));
        let (moves, quietly): (&[Move], _) = match (at_once, pace.reduced) {
            (true, _) => (&[], Quietly::Cut),
            (false, true) => (&[], Quietly::Fade),
            (false, false) => (&beat.moves, Quietly::Glide),
        };
        let game = session.known.game();
        if quietly == Quietly::Glide {
            hand.send_off(&beat.leaves);
        }
        // Who acts himself knows where to look.
        hand.push_in(beat.push.filter(|_| self.bot && quietly == Quietly::Glide));
        let resting = after.pieces.len();
        // What lies there anyway is not shown twice.
        beat.shows.retain(|shown| !at_once && !after.has(Target::Piece(shown.id)));
        self.props = !beat.shows.is_empty();
        after.pieces.append(&mut beat.shows);
        let mut secs = hand.arrange(game, &after, moves, quietly);
        after.pieces.truncate(resting);
        if let (Quietly::Fade, Some(first)) = (quietly, beat.moves.first()) {
            // Without travel a short pause lets the eye find what changed, and a sound still tells it.
            secs = STILL;
            writers.sounds.write_batch(first.lands.or(first.starts).map(PlaySound::table));
        }
        let late = if quietly == Quietly::Glide { beat.known } else { 0.0 };
        self.lights = if quietly == Quietly::Glide { beat.lights } else { Vec::new() };
        let mut pills = after.pills.clone();
        if quietly == Quietly::Glide && beat.renamed > 0.0 {
            self.names = Some((beat.renamed, pills.clone()));
            pills.retain(|pill| hand.stage.layout.pills.contains(pill));
        }
        if late > 0.0 {
            after.pills.clone_from(&hand.stage.layout.pills);
        }
        hand.show(after, self.lights.is_empty());
        let banner = beat.banner.map(|words| Announce { words, about: beat.about, details: beat.details });
        let told = Late { at: late, plates, seen, log, pills, banner, rises: beat.rises };
        if late > 0.0 {
            self.late = Some(told);
        } else {
            self.reads |= told.tell(session, &mut hand.stage, loud, self.bot, at_once) && stays;
        }
        if at_once {
            return;
        }
        self.effects = effects;
        if beat.hushes {
            writers.hushes.write(HushMusic);
        }
        self.sheet = beat.sheet;
        self.reads |= stays && self.sheet.is_some();
        // What is taken away afterwards is told to its end.
        let overlap = if self.props && self.queue.is_empty() { 0.0 } else { beat.overlap };
        self.left = (secs + beat.hold - overlap).max(0.0);
        self.wait_for_reader();
    }
}
