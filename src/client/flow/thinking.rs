//! Bots and hints think beside the program; whoever is next is sent to the table.

use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, block_on, poll_once};
use bevy::time::Real;
use bevy::window::RequestRedraw;

use super::guiding::by_itself;
use super::playing::Playing;
use crate::ai::{Level, Persona};
use crate::client::audio::PlaySound;
use crate::client::director::{Director, SetTable};
use crate::client::power_saving::WakeAt;
use crate::client::session::{Overlay, Screen, Session};
use crate::client::settings::Settings;
use crate::engine::{Seat, ToAct, Viewer, Words};
use crate::table::Occupant;
use crate::table::any_match::{BotMove, PendingMove};

/// A bot or a hint that is being thought about.
#[derive(Resource)]
pub(super) struct BotTask {
    task: Task<BotMove>,
    seat: Seat,
    what_for: TaskPurpose,
    /// Length of the match when the thinking began; a thought about another position is dropped.
    length: usize,
    /// When it began, as [`Time<Real>`] counts.
    begun: Duration,
}

/// Whom a thought is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TaskPurpose {
    /// The bot that sits there.
    Bot,
    /// A person who has asked.
    Hint,
    /// A person whose time is up.
    TimeUp,
}

/// Seconds that a bot takes for its answer to what somebody else has done, at the usual speed: quicker ones are not noticed.
const ANSWERS: f32 = 0.4;

impl BotTask {
    /// The bot in a seat begins to think about its next action.
    fn bot(session: &mut Session, seat: Seat, persona: Persona, now: Duration) -> Self {
        let thinking = session.live.think(seat, persona);
        Self::begin(session, seat, thinking, TaskPurpose::Bot, now)
    }

    /// A Master begins to think about a hint for a seat.
    pub(super) fn hint(session: &mut Session, seat: Seat, now: Duration) -> Self {
        let thinking = session.live.advise(seat, Level::Master);
        Self::begin(session, seat, thinking, TaskPurpose::Hint, now)
    }

    /// An Apprentice begins to think for a person whose time is up.
    fn instead(session: &mut Session, seat: Seat, now: Duration) -> Self {
        let thinking = session.live.advise(seat, Level::Apprentice);
        Self::begin(session, seat, thinking, TaskPurpose::TimeUp, now)
    }

    /// When a bot that answers somebody else has taken its time; at once for what it does next, and without animation.
    fn due(&self, session: &Session, speed: f32) -> Duration {
        let before = self.length.checked_sub(1).and_then(|last| session.live.action(last));
        let answers = self.what_for == TaskPurpose::Bot && before.is_none_or(|(seat, _)| seat != self.seat);
        let takes = if answers && speed > 0.0 { ANSWERS / speed } else { 0.0 };
        self.begun + Duration::from_secs_f32(takes)
    }

    fn begin(session: &mut Session, seat: Seat, thinking: PendingMove, what_for: TaskPurpose, begun: Duration) -> Self {
        session.thinking = Some(seat);
        // Not the pool where card faces are drawn: a bot must not wait for them.
        let task = IoTaskPool::get().spawn(async move { thinking() });
        Self { task, seat, what_for, length: session.live.len(), begun }
    }
}

/// Passes for a person who can do nothing else, when everything has been told.
pub(super) fn pass(
    mut session: ResMut<Session>,
    mind: Option<Res<BotTask>>,
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    mut playing: Playing,
    mut asked: Local<Option<(u32, usize)>>,
) {
    let busy = playing.busy() || mind.is_some() || session.hand_over.is_some() || session.replay.is_some();
    let now = Some((session.serial, session.live.len()));
    // A puzzle that is missed waits until something has been taken back.
    let waits = busy || session.is_guided() || *screen.get() != Screen::Table;
    if waits || *asked == now || session.is_missed() {
        return;
    }
    *asked = now;
    let ToAct::Seats(seats) = session.live.to_act() else { return };
    for seat in seats.iter().filter(|seat| session.humans().contains(*seat)) {
        if let Some(text) = by_itself(&session, seat, &settings) {
            // The only legal action is allowed.
            if let Err(why) = playing.carry_out(&mut session, seat, &text, false) {
                error!("the only action, `{text}`, is refused: {:?}", why.words);
            }
            return;
        }
    }
}

/// Sends the next person to the table, or sets a bot thinking, when everything has been told.
pub(super) fn think(
    mut commands: Commands,
    mut session: ResMut<Session>,
    mind: Option<Res<BotTask>>,
    director: Res<Director>,
    screen: Res<State<Screen>>,
    (settings, time): (Res<Settings>, Res<Time<Real>>),
    mut overlay: ResMut<NextState<Overlay>>,
) {
    let elsewhere = !matches!(screen.get(), Screen::Table | Screen::Attract);
    if director.busy() || session.replay.is_some() || session.is_guided() || elsewhere {
        return;
    }
    // A puzzle that is missed waits until something has been taken back; in others the line may say what is replied.
    if session.is_missed() || session.reply().is_some() {
        return;
    }
    let ToAct::Seats(seats) = session.live.to_act() else { return };
    let humans = session.humans();
    if session.hand_over.is_some() || mind.is_some() {
        return;
    }
    for seat in seats.iter() {
        match session.occupants.get(seat.index()) {
            Some(Occupant::Bot { persona, .. }) => {
                let persona = *persona;
                commands.insert_resource(BotTask::bot(&mut session, seat, persona, time.elapsed()));
                return;
            }
            Some(Occupant::Human { .. }) => {
                let sits = session.live.viewer() == Viewer::Seat(seat);
                if !sits && humans.iter().count() > 1 && session.live.has_secrets() {
                    session.live.look_as(Viewer::Public);
                    // What one may know is not for the next.
                    session.answer = None;
                    session.hand_over = Some(seat);
                    overlay.set(Overlay::HandOver);
                    commands.write_message(SetTable { glide: false });
                    return;
                }
                if sits {
                    if session.is_time_up(seat) {
                        commands.insert_resource(BotTask::instead(&mut session, seat, time.elapsed()));
                    }
                    return;
                }
                session.live.look_as(Viewer::Seat(seat));
                if settings.turn_board || humans.iter().count() == 1 {
                    session.live.turn_to(seat);
                }
                commands.write_message(SetTable { glide: !settings.reduced_motion });
                return;
            }
            None => {}
        }
    }
}

/// Holds hands as the settings say.
pub(super) fn hold(mut session: ResMut<Session>, settings: Res<Settings>, mut set_table: MessageWriter<SetTable>) {
    if (settings.is_changed() || session.is_added()) && session.live.hold_by_suit(settings.by_suit) {
        set_table.write(SetTable { glide: true });
    }
}

/// Thoughts about a match that has gone are for nobody.
pub(super) fn forget(mut commands: Commands, mind: Option<Res<BotTask>>) {
    if mind.is_some() {
        commands.remove_resource::<BotTask>();
    }
}

/// Takes a finished thought: a bot's action is carried out, a hint is shown.
pub(super) fn remember(
    mut commands: Commands,
    mut session: ResMut<Session>,
    mind: Option<ResMut<BotTask>>,
    mut playing: Playing,
    (settings, time): (Res<Settings>, Res<Time<Real>>),
    mut sounds: MessageWriter<PlaySound>,
    (mut redraw, mut wakes): (MessageWriter<RequestRedraw>, MessageWriter<WakeAt>),
) {
    // Whoever looks back is not disturbed: what was thought meanwhile is heard afterwards.
    let Some(mut mind) = mind.filter(|_| session.waiting.is_none()) else { return };
    let due = mind.due(&session, settings.bot_speed);
    if time.elapsed() < due {
        wakes.write(WakeAt(due));
        return;
    }
    let Some(thought) = block_on(poll_once(&mut mind.task)) else {
        redraw.write(RequestRedraw);
        return;
    };
    session.thinking = None;
    commands.remove_resource::<BotTask>();
    if session.live.len() != mind.length {
        return;
    }
    if mind.what_for == TaskPurpose::Hint {
        session.hint = Some(thought);
        sounds.write(PlaySound { name: "hint", interface: true });
        return;
    }
    let seat = mind.seat;
    if mind.what_for == TaskPurpose::TimeUp {
        session.hint = None;
        session.complaint = None;
        playing.notices.push(Words::new("notice-time-up").with("seat", seat));
        let scene = session.live.by_house(seat);
        playing.director.tell(vec![scene], true);
    }
    let carried_out = playing.carry_out(&mut session, seat, &thought.text, true);
    if let (Ok(()), TaskPurpose::Bot, Some(reason)) = (&carried_out, mind.what_for, thought.reason) {
        session.live.keep_reason(reason);
    }
    if let Err(why) = carried_out {
        // A bot that breaks a rule is a fault of ours: say so, and let the first choice do so that the match goes on.
        error!("the bot in seat {} tried `{}`: {:?}", seat.letter(), thought.text, why.words);
        if let Some(choice) = session.live.choices(seat).first().cloned()
            && let Err(why) = playing.carry_out(&mut session, seat, &choice.text, true)
        {
            error!("a legal action, `{}`, is refused: {:?}", choice.text, why.words);
        }
    }
}
