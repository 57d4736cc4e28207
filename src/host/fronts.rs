//! The fronts: who sits where, through whose eyes each of them looks, and what it is told.

use std::collections::VecDeque;

use super::standing::by_bot;
use super::turns::refused;
use super::{
    ClockTime, Front, FrontId, Host, Message, Preferences, Seats, Standing, State, Step, Turn, Visitor, laid, standing,
    state,
};
use crate::engine::{Seat, SeatController, SeatSet, ToAct, Viewer, Words};
use crate::table::any_match::{Telling, ToldEvent, Vantage};
use crate::table::{Explained, Side};

/// As many answers are kept for requests that come twice.
const ANSWERS: usize = 64;

impl Front {
    pub(super) fn new(seats: SeatSet, prefers: Preferences) -> Self {
        Self {
            seats,
            viewer: Viewer::Public,
            side: Side { seat: seats.lowest().unwrap_or(Seat(0)), prefers: prefers.laid },
            prefers,
            hand_over: None,
            told: None,
            greeted: false,
            holds: false,
            wire: None,
            answers: VecDeque::new(),
        }
    }

    /// What a request with this number has been answered.
    pub(super) fn answer_to(&self, id: u64) -> Option<&Message> {
        self.answers.iter().find(|(known, _)| *known == id).map(|(_, answer)| answer)
    }

    pub(super) fn keep_answer(&mut self, id: u64, answer: Message) {
        if self.answers.len() == ANSWERS {
            self.answers.pop_front();
        }
        self.answers.push_back((id, answer));
    }

    /// Looks through the eyes of a seat that is at this front, or of nobody.
    fn look_as(&mut self, seat: Option<Seat>) {
        let seat = seat.filter(|seat| self.seats.contains(*seat));
        self.viewer = seat.map_or(Viewer::Public, Viewer::Seat);
    }
}

impl Host {
    pub(super) fn people(&self) -> SeatSet {
        SeatController::people(&self.controllers)
    }

    pub(super) fn front_of(&self, seat: Seat) -> Option<(FrontId, &Front)> {
        self.fronts.iter().find(|(_, front)| front.seats.contains(seat)).map(|(id, front)| (*id, front))
    }

    pub(super) fn eyes_of(&self, front: FrontId) -> Viewer {
        self.fronts.get(&front).map_or(Viewer::Public, |front| front.viewer)
    }

    /// Whether all people sit at this front; if nobody plays, whether nobody else watches.
    pub(super) fn is_alone(&self, id: FrontId) -> bool {
        let people = self.people();
        let all = self.fronts.get(&id).is_some_and(|front| front.seats.covers(people));
        all && (!people.is_empty() || self.fronts.len() == 1)
    }

    /// Whether nothing goes on by itself because the front where all people sit wants that.
    pub(super) fn is_held(&self) -> bool {
        self.fronts.iter().any(|(id, front)| front.holds && self.is_alone(*id))
    }

    /// Whether what others do waits until the front where all people sit has told what was done before.
    pub(super) fn waits_for_telling(&self) -> bool {
        let behind = |front: &Front| front.prefers.one_by_one && front.told < Some(self.at);
        self.fronts.iter().any(|(id, front)| behind(front) && self.is_alone(*id))
    }

    /// A front sits down in seats of people, or watches.
    pub(super) fn join(&mut self, id: FrontId, wanted: SeatSet, prefers: Preferences, from_afar: Option<Visitor>) {
        let wired = from_afar.is_some();
        let here = |seat: &Seat| matches!(self.controllers.get(seat.index()), Some(SeatController::Person { .. }));
        let seats = match from_afar {
            None => wanted.iter().filter(here).collect(),
            Some(visitor) => {
                let seat = wanted.iter().find(|seat| self.admits(*seat, &visitor));
                seat.inspect(|seat| self.welcome(*seat, visitor)).map_or(SeatSet::default(), SeatSet::one)
            }
        };
        let mut front = Front::new(seats, prefers);
        front.wire = wired.then(|| self.wire_of(id));
        if let Some(old) = self.fronts.remove(&id) {
            front.answers = old.answers;
        }
        for other in self.fronts.values_mut() {
            other.seats = other.seats.without(seats);
        }
        self.fronts.insert(id, front);
        self.send(id, Message::Laid(laid(&*self.live)));
        self.seat_anew();
    }

    /// Each front looks at a match that has just been laid as it would after joining.
    pub(super) fn begin_fronts(&mut self) {
        for front in self.fronts.values_mut() {
            (front.viewer, front.hand_over, front.greeted) = (Viewer::Public, None, false);
        }
        let all: Vec<FrontId> = self.fronts.keys().copied().collect();
        for id in all {
            self.send(id, Message::Laid(laid(&*self.live)));
        }
        self.seat_anew();
    }

    /// A front goes; its seats wait for somebody.
    pub(super) fn leave(&mut self, id: FrontId) {
        if self.fronts.remove(&id).is_some() {
            self.seat_anew();
        }
    }

    /// Tells everybody who sits where after that has changed, and sees to it that each front looks through eyes of its own.
    pub(super) fn seat_anew(&mut self) {
        let people = self.people();
        let mut changed = Vec::new();
        for (id, front) in &mut self.fronts {
            front.seats = front.seats.intersection(people);
            let looks = match front.viewer {
                Viewer::Seat(seat) => front.seats.contains(seat),
                _ => false,
            };
            if !looks {
                // With several people it is nobody's hand until somebody has taken the seat.
                let only = front.seats.lowest().filter(|_| front.seats.len() == 1);
                front.look_as(only);
                front.side.seat = only.unwrap_or(front.side.seat);
                front.hand_over = None;
                changed.push(*id);
            }
            let waits = front.hand_over;
            front.hand_over = waits.filter(|seat| front.seats.contains(*seat));
        }
        let all: Vec<FrontId> = self.fronts.keys().copied().collect();
        for id in all {
            self.send_seats(id);
        }
        for id in changed {
            self.send_state(id, None);
        }
    }

    /// Sends each front that has several people to whoever decides next: at once where nothing is hidden, else once they have
    /// handed over.
    pub(super) fn look_round(&mut self) {
        let ToAct::Seats(to_act) = self.live.to_act() else { return };
        if self.is_held() || self.waits_for_telling() {
            return;
        }
        let deciding = to_act.intersection(self.people());
        let secrets = self.live.has_secrets();
        let ids: Vec<FrontId> = self.fronts.keys().copied().collect();
        for id in ids {
            let Some(front) = self.fronts.get_mut(&id) else { continue };
            let here = deciding.intersection(front.seats);
            if front.hand_over.is_some_and(|seat| here.contains(seat)) {
                continue;
            }
            let waited = front.hand_over.take().is_some();
            let looks = matches!(front.viewer, Viewer::Seat(seat) if here.contains(seat));
            let next = here.lowest().filter(|_| !looks);
            match next {
                Some(next) if secrets && front.seats.len() > 1 => {
                    front.look_as(None);
                    front.hand_over = Some(next);
                    self.send_state(id, None);
                    self.send(id, Message::HandOver(next));
                }
                Some(next) => self.take_seat(id, next),
                None if waited => self.send_state(id, None),
                None => {}
            }
        }
    }

    /// A front looks through the eyes of a seat from now on.
    fn take_seat(&mut self, id: FrontId, seat: Seat) {
        let Some(front) = self.fronts.get_mut(&id) else { return };
        front.hand_over = None;
        front.look_as(Some(seat));
        if !front.prefers.fixed_board || front.seats.len() == 1 {
            front.side.seat = seat;
        }
        self.send_state(id, None);
    }

    /// The next person has taken the seat, if anybody waits for that.
    pub(super) fn handed_over(&mut self, id: FrontId, seat: Seat) -> Result<(), Explained> {
        if self.fronts.get(&id).is_none_or(|front| front.hand_over != Some(seat)) {
            return Err(refused("host-late"));
        }
        self.take_seat(id, seat);
        Ok(())
    }

    /// Holds hands at a front as it wishes, and does for it what it wishes.
    pub(super) fn prefer(&mut self, id: FrontId, prefers: Preferences) {
        let Some(front) = self.fronts.get_mut(&id) else { return };
        front.prefers = prefers;
        if std::mem::replace(&mut front.side.prefers, prefers.laid) != prefers.laid {
            self.send_state(id, None);
        }
    }

    pub(super) fn send(&mut self, to: FrontId, message: Message) {
        let message = if self.is_wired(to) { self.framed(to, message) } else { Some(message) };
        self.out.extend(message.map(|message| (to, message)));
    }

    pub(super) fn notice(&mut self, words: &Words) {
        let all: Vec<FrontId> = self.fronts.keys().copied().collect();
        for id in all {
            self.send(id, Message::Notice(words.clone()));
        }
    }

    pub(super) fn send_seats(&mut self, id: FrontId) {
        let Some(front) = self.fronts.get(&id) else { return };
        let here = self.fronts.values().fold(SeatSet::default(), |here, front| here.union(front.seats));
        let seats = Seats { controllers: self.controllers.clone(), yours: front.seats, here, practice: self.practice };
        self.send(id, Message::Seats(seats));
    }

    pub(super) fn send_state(&mut self, id: FrontId, undone: Option<&Words>) {
        if self.is_wired(id) {
            return self.send_whole(id, undone);
        }
        let Some(standing) = self.standing(id) else { return };
        let opening = if self.is_to_be_greeted(id) { self.live.opening(standing.vantage()) } else { Vec::new() };
        let state = State { opening, undone: undone.cloned(), ..state(&*self.live, standing) };
        self.send(id, Message::State(Box::new(state)));
    }

    /// Whether a front is to be told how the match was dealt: once, where nothing has been done yet.
    pub(super) fn is_to_be_greeted(&mut self, id: FrontId) -> bool {
        let greeted = self.fronts.get_mut(&id).is_some_and(|front| std::mem::replace(&mut front.greeted, true));
        !greeted && self.live.is_empty() && self.live.conceded().is_none()
    }

    /// The same to all.
    pub(super) fn send_states(&mut self, undone: Option<&Words>) {
        let all: Vec<FrontId> = self.fronts.keys().copied().collect();
        for id in all {
            self.send_state(id, undone);
        }
    }

    /// Tells every front that something else may be done, although nothing has happened.
    pub(super) fn send_standings(&mut self) {
        let all: Vec<FrontId> = self.fronts.keys().copied().collect();
        for id in all {
            // Whoever is elsewhere is told what has changed with what happens next.
            let standing = self.standing(id).filter(|_| !self.is_wired(id));
            if let Some(standing) = standing {
                self.send(id, Message::Stands(Box::new(standing)));
            }
        }
    }

    /// Tells every front what somebody's action has brought about, and what it has added to the chronicle after its first `lines`
    /// lines.
    pub(super) fn tell(&mut self, by: Seat, telling: &Telling, lines: usize) {
        let lines = self.live.chronicle().get(lines..).unwrap_or_default().to_vec();
        let all: Vec<FrontId> = self.fronts.keys().copied().collect();
        for id in all {
            if self.is_wired(id) {
                self.send_step(id, by, Some(telling), None);
                continue;
            }
            let Some(standing) = self.standing(id) else { continue };
            let told = telling.to(standing.vantage());
            self.send(id, Message::Step(Box::new(Step { standing, by: Some(by), told, lines: lines.clone() })));
        }
    }

    /// The same of what is nothing but a new last line of the chronicle.
    pub(super) fn tell_line(&mut self, by: Seat) {
        let Some(line) = self.live.chronicle().last().cloned() else { return };
        let all: Vec<FrontId> = self.fronts.keys().copied().collect();
        for id in all {
            if self.is_wired(id) {
                self.send_step(id, by, None, self.live.chronicle().len().checked_sub(1));
                continue;
            }
            let Some(standing) = self.standing(id) else { continue };
            let still = ToldEvent {
                beat: Default::default(),
                after: standing.seen.arrange(standing.side),
                log: Some(line.clone()),
                plates: standing.plates.clone(),
                seen: standing.seen.clone(),
                by: Some(by),
            };
            let step = Step { standing, by: Some(by), told: vec![still], lines: vec![line.clone()] };
            self.send(id, Message::Step(Box::new(step)));
        }
    }

    pub(super) fn standing(&self, id: FrontId) -> Option<Standing> {
        let front = self.fronts.get(&id)?;
        let live = &*self.live;
        let stands = standing(live, Vantage { viewer: front.viewer, side: front.side });
        let undo = match front.viewer {
            Viewer::Seat(seat) => live.can_undo(seat, self.takeback()).map(|_| ()),
            Viewer::Public | Viewer::All => Err(Words::new("host-not-taken")),
        };
        Some(Standing {
            at: self.at,
            turn: self.turn_of(front, stands.to_act),
            undo,
            redo: !self.undone.is_empty(),
            by_bot: by_bot(live, &self.controllers),
            progress: self.aim.progress(live),
            clocks: self.clock_times(),
            ..stands
        })
    }

    /// Through whose eyes a front looks, and how the table is turned there.
    pub(super) fn vantage(&self, id: FrontId) -> Option<Vantage> {
        self.fronts.get(&id).map(|front| Vantage { viewer: front.viewer, side: front.side })
    }

    /// What whoever looks at a front may do: nothing of what the seat of somebody else may.
    fn turn_of(&self, front: &Front, to_act: SeatSet) -> Option<Turn> {
        let Viewer::Seat(seat) = front.viewer else { return None };
        if !to_act.contains(seat) || self.is_time_up(seat) {
            return None;
        }
        let mut choices = self.live.choices(seat);
        choices.retain(|choice| self.allows(&choice.text));
        let others = |number: &usize| self.live.action(*number).is_none_or(|(by, _)| by != seat);
        let since = (0..self.live.len()).rev().find(others).map_or(0, |last| last + 1);
        Some(Turn { seat, since, choices, batches: self.live.batches(seat) })
    }

    pub(super) fn clock_times(&self) -> Vec<ClockTime> {
        let Some(clock) = &self.clock else { return Vec::new() };
        let people = self.people();
        let time = |seat| ClockTime { seat, left: clock.left(seat), runs: self.running.contains(seat) };
        people.iter().map(time).collect()
    }

    /// Whether the front of a seat has told what has led to the moment `at`.
    pub(super) fn has_told(&self, seat: Seat, at: u64) -> bool {
        self.front_of(seat).is_some_and(|(_, front)| {
            front.told >= Some(at) && front.viewer == Viewer::Seat(seat) && front.hand_over.is_none()
        })
    }

    /// Whether the person of a seat sees what they have to decide, or is away.
    pub(super) fn is_asked(&self, seat: Seat) -> bool {
        self.front_of(seat).is_none_or(|(_, front)| front.viewer == Viewer::Seat(seat))
    }
}
