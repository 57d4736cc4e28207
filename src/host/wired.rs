//! Fronts elsewhere, over a wire: what they are told goes as frames, and what they ask comes as frames.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use super::in_words::words_table;
use super::{Ask, FrontId, Host, Message, Preferences, Request, Visitor};
use crate::engine::{Eyes, Json, Observed, Seat, SeatController, Viewer, Words};
use crate::locale::Locale;
use crate::table::any_match::Telling;
use crate::table::things::Teller;
use crate::wire::{Clock, Decoder, Down, Encoder, Presence, SeatInfo, Up, WireError};

/// As many steps are remembered: what is asked of an older one comes late.
const STEPS: usize = 64;

/// What was sent to a front over a wire.
#[derive(Default)]
pub(super) struct Wire {
    steps: u32,
    /// How the match stood when a step had been sent: the moments that look the same from there.
    moments: VecDeque<(u32, u64)>,
    /// What was observed last.
    last: Option<Json>,
    /// Why it can take nothing back, if so, and whether something can be done again, as it was told last.
    takeback: Option<(Option<Words>, bool)>,
    /// In whose words it is told, if the guest knows no game.
    locale: Option<Arc<Locale>>,
}

impl Wire {
    /// Notes that a step leads to a moment.
    fn note(&mut self, at: u64) {
        match self.moments.back_mut() {
            Some((steps, moment)) if *steps == self.steps => *moment = at,
            _ => self.moments.push_back((self.steps, at)),
        }
        if self.moments.len() > STEPS {
            self.moments.pop_front();
        }
    }
}

/// A number of the wire; what is larger cannot be told.
fn short(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

impl Host {
    /// In which words a front will be told that joins next.
    fn speaks(&mut self, id: FrontId, locale: Option<Arc<Locale>>) {
        self.spoken.remove(&id);
        self.spoken.extend(locale.map(|locale| (id, locale)));
    }

    /// What is sent to a front that joins over a wire.
    pub(super) fn wire_of(&mut self, id: FrontId) -> Wire {
        Wire { locale: self.spoken.remove(&id), ..Wire::default() }
    }

    pub(super) fn is_wired(&self, id: FrontId) -> bool {
        self.fronts.get(&id).is_some_and(|front| front.wire.is_some())
    }

    /// The moment that a request answers: a front over a wire counts its own steps.
    pub(super) fn moment(&self, id: FrontId, at: u64) -> u64 {
        let Some(wire) = self.fronts.get(&id).and_then(|front| front.wire.as_ref()) else { return at };
        let known = wire.moments.iter().find(|(steps, _)| u64::from(*steps) == at);
        // What has not been sent yet is later than all there is.
        known.map_or(if at > u64::from(wire.steps) { u64::MAX } else { 0 }, |(_, moment)| *moment)
    }

    fn eyes_over(&self, id: FrontId) -> Eyes {
        match self.fronts.get(&id).map(|front| front.viewer) {
            Some(Viewer::Seat(seat)) => Eyes::Seat(seat),
            _ => Eyes::Public,
        }
    }

    fn wire_clocks(&self) -> Vec<Clock> {
        let times = self.clock_times().into_iter();
        times.map(|time| Clock { seat: time.seat, left: time.left.as_millis() as u64, runs: time.runs }).collect()
    }

    fn frame(&mut self, id: FrontId, frame: Down<Observed<Json>>) {
        self.send(id, Message::Frame(Box::new(frame)));
    }

    /// What was observed last by a front is this; false if it has been that before.
    fn observes(&mut self, id: FrontId, now: &Observed<Json>, anew: bool) -> Option<u32> {
        let at = self.at;
        let wire = self.fronts.get_mut(&id)?.wire.as_mut()?;
        let changed = anew || wire.last.as_ref() != Some(now.what());
        if changed {
            wire.steps += 1;
            wire.last = Some(now.what().clone());
        }
        wire.note(at);
        changed.then_some(wire.steps)
    }

    pub(super) fn send_whole(&mut self, id: FrontId, undone: Option<&Words>) {
        if self.is_told_in_words(id) {
            return self.send_words(id, true);
        }
        let sent = self.live.observe(self.eyes_over(id)).and_then(|now| Ok((now, self.live.send_lines(0)?)));
        let Ok((now, chronicle)) = sent else { return self.cut(id) };
        let Some(at) = self.observes(id, &now, true) else { return };
        let clocks = self.wire_clocks();
        let opening =
            if self.is_to_be_greeted(id) { self.live.send_opening(self.eyes_over(id)) } else { Ok(Vec::new()) };
        let Ok(opening) = opening else { return self.cut(id) };
        let state = Down::State { at, now, clocks, chronicle, undone: undone.cloned(), opening };
        for frame in state.in_parts() {
            self.frame(id, frame);
        }
        self.send_takeback(id);
        self.send_end(id);
    }

    /// Sends what somebody's action has brought about, and a line of the chronicle that no action has brought. Of what is not noticed
    /// there, nothing is sent.
    pub(super) fn send_step(&mut self, id: FrontId, by: Seat, telling: Option<&Telling>, line: Option<usize>) {
        if self.is_told_in_words(id) {
            return self.send_words(id, false);
        }
        let eyes = self.eyes_over(id);
        let told = telling.map_or(Ok(Vec::new()), |telling| telling.send(eyes));
        let lines = line.map_or(Ok(Vec::new()), |line| self.live.send_lines(line));
        let sent = told.and_then(|told| Ok((told, lines?, self.live.observe(eyes)?)));
        let Ok((told, lines, now)) = sent else { return self.cut(id) };
        let noticed = !told.is_empty() || !lines.is_empty();
        let Some(at) = self.observes(id, &now, noticed) else { return };
        let step = Down::Step { at, by, told, lines, now, clocks: self.wire_clocks() };
        for frame in step.in_parts() {
            self.frame(id, frame);
        }
        self.send_takeback(id);
        self.send_end(id);
    }

    /// Sends what the guest may take back and do again, if that is something else than before. It goes with what is noticed anyway,
    /// so that nothing can be learned from when it comes.
    fn send_takeback(&mut self, id: FrontId) {
        let Some(stands) = self.standing(id) else { return };
        let now = (stands.undo.err(), stands.redo);
        let Some(wire) = self.fronts.get_mut(&id).and_then(|front| front.wire.as_mut()) else { return };
        if wire.takeback.as_ref() != Some(&now) {
            wire.takeback = Some(now.clone());
            let (undo, redo) = now;
            self.frame(id, Down::Takeback { undo, redo });
        }
    }

    fn is_told_in_words(&self, id: FrontId) -> bool {
        self.fronts.get(&id).and_then(|front| front.wire.as_ref()).is_some_and(|wire| wire.locale.is_some())
    }

    fn send_words(&mut self, id: FrontId, anew: bool) {
        let (Some(stands), Some(front)) = (self.standing(id), self.fronts.get(&id)) else { return };
        let Some(locale) = front.wire.as_ref().and_then(|wire| wire.locale.clone()) else { return };
        let alone = SeatController::alone(&self.controllers).is_some();
        let teller = Teller { locale: &locale, art: self.live.art(), controllers: &self.controllers, alone };
        let table = words_table(teller, &stands, self.live.chronicle());
        // It is made of what these eyes see.
        let now = self.live.observe(self.eyes_over(id));
        let Ok(table) = now.and_then(|now| now.map(&table, |_, table| table.clone()).json()) else {
            return self.cut(id);
        };
        let Some(at) = self.observes(id, &table, anew) else { return };
        let clocks = self.wire_clocks();
        self.frame(id, Down::Words { at, table, clocks });
    }

    /// Sends everything that was hidden, once the match is over.
    fn send_end(&mut self, id: FrontId) {
        let Some(outcome) = self.live.outcome() else { return };
        match self.live.send_end(&self.controllers) {
            Ok(Some([view, journal])) => self.frame(id, Down::Over { outcome, view, journal }),
            Ok(None) => {}
            Err(_) => self.cut(id),
        }
    }

    /// What cannot be sent ends the wire.
    fn cut(&mut self, id: FrontId) {
        self.frame(id, Down::Bye { reason: WireError::NoFrame.words(), again: true });
        self.leave(id);
    }

    /// A message as a frame for whoever is elsewhere; none if it concerns nobody there.
    pub(super) fn framed(&self, id: FrontId, message: Message) -> Option<Message> {
        let frame = match message {
            Message::Frame(_) => return Some(message),
            Message::Laid(laid) => Down::Laid {
                game: laid.game.to_owned(),
                options: laid.options,
                seed_hash: self.live.is_dealt().then(|| self.live.seed().hash()),
            },
            Message::Seats(seats) => {
                let presence = |seat: Seat, sits: &SeatController| match sits {
                    SeatController::Nobody => Presence::Empty,
                    SeatController::Bot { .. } | SeatController::Program(_) => Presence::Bot,
                    _ if seats.here.contains(seat) => Presence::Here,
                    _ => Presence::Away,
                };
                let sits = (0..).map(Seat).zip(&seats.controllers);
                let info =
                    sits.map(|(seat, sits)| SeatInfo { name: sits.name().to_owned(), presence: presence(seat, sits) });
                Down::Seats { you: seats.yours.lowest(), practice: seats.practice, seats: info.collect() }
            }
            Message::Clocks(_) => Down::Clocks { clocks: self.wire_clocks() },
            Message::Notice(words) => Down::Notice { words },
            Message::Question { question, words, lasts } => {
                Down::Question { number: short(question), words, lasts: lasts.as_millis() as u64 }
            }
            Message::Settled { question, agreed } => Down::Settled { number: short(question), agreed },
            Message::Done { id } => Down::Done { id: u32::try_from(id).ok()? },
            Message::Refused { id, why } => {
                Down::Refused { id: u32::try_from(id).ok()?, words: why.words, rule: why.rule.map(str::to_owned) }
            }
            Message::Hint { id: asked, hint, .. } => {
                let at = self.fronts.get(&id).and_then(|front| front.wire.as_ref()).map_or(0, |wire| wire.steps);
                Down::Advice { id: short(asked), at, text: hint.text, words: hint.reason }
            }
            Message::Why { id, reason } => {
                let line = reason.line.and_then(|line| u32::try_from(line).ok());
                Down::Because { id: short(id), lines: reason.lines, line }
            }
            // One seat hands over to nobody, and looks back by itself.
            Message::State(_)
            | Message::Step(_)
            | Message::Stands(_)
            | Message::HandOver(_)
            | Message::Retold { .. }
            | Message::Past { .. } => return None,
        };
        Some(Message::Frame(Box::new(frame)))
    }
}

/// The end of a wire at the host: bytes of one guest come in, and bytes for it go out. Whoever carries them greets the guest first.
pub struct GuestWire {
    front: FrontId,
    seat: Option<Seat>,
    visitor: Visitor,
    /// In whose words it is told, if it knows no game.
    locale: Option<Arc<Locale>>,
    decoder: Decoder<Up>,
    encoder: Encoder,
    /// Requests that have no number of their own.
    unnumbered: u64,
}

impl GuestWire {
    /// A wire for this front, in a seat or beside the table.
    pub fn new(front: FrontId, seat: Option<Seat>) -> Self {
        Self {
            front,
            seat,
            visitor: Visitor::default(),
            locale: None,
            decoder: Decoder::default(),
            encoder: Encoder::default(),
            unnumbered: 0,
        }
    }

    /// A wire for a guest that knows no game, and is told in the language of this locale.
    pub fn in_words(front: FrontId, seat: Option<Seat>, locale: Arc<Locale>) -> Self {
        Self { locale: Some(locale), ..Self::new(front, seat) }
    }

    /// The same for somebody who is known.
    #[must_use]
    pub fn of(self, visitor: Visitor) -> Self {
        Self { visitor, ..self }
    }

    /// Sits the guest down; what everybody is told.
    pub fn join(&mut self, host: &mut Host, now: Duration) -> Vec<(FrontId, Message)> {
        let seats = self.seat.into_iter().collect();
        let ask = Ask::Join { seats, prefers: Preferences::default(), from_afar: Some(self.visitor.clone()) };
        host.speaks(self.front, self.locale.clone());
        host.on(self.front, Request { id: self.own_number(), at: 0, ask }, now)
    }

    /// Takes bytes in that have come from the guest; what everybody is told about what it asks.
    ///
    /// # Errors
    /// What is wrong with them: nothing more of this wire is read.
    pub fn take(
        &mut self,
        mut bytes: &[u8],
        host: &mut Host,
        now: Duration,
    ) -> Result<Vec<(FrontId, Message)>, WireError> {
        let mut told = Vec::new();
        while let Some(frame) = self.decoder.push(&mut bytes)? {
            if let Some(request) = self.request(frame) {
                told.extend(host.on(self.front, request, now));
            }
        }
        Ok(told)
    }

    /// A message to the guest as bytes, each once and in their order.
    pub fn bytes(&mut self, message: &Message) -> Result<Vec<u8>, WireError> {
        match message {
            Message::Frame(frame) => self.encoder.encode(frame),
            _ => Ok(Vec::new()),
        }
    }

    /// A number for a request that brings none: larger than any that does.
    fn own_number(&mut self) -> u64 {
        self.unnumbered += 1;
        u64::from(u32::MAX) + self.unnumbered
    }

    fn request(&mut self, frame: Up) -> Option<Request> {
        let numbered = |id: u32, at: u32, ask: Ask| Some(Request { id: id.into(), at: at.into(), ask });
        let (at, ask) = match (frame, self.seat) {
            (Up::Act { id, at, texts }, Some(seat)) => return numbered(id, at, Ask::Act { seat, texts }),
            (Up::Hint { id, at }, Some(seat)) => return numbered(id, at, Ask::Hint(seat)),
            (Up::Undo { id, at }, Some(seat)) => return numbered(id, at, Ask::Undo(seat)),
            (Up::Redo { id, at }, Some(seat)) => return numbered(id, at, Ask::Redo(seat)),
            (Up::Concede { id, at }, Some(seat)) => return numbered(id, at, Ask::Concede(seat)),
            (Up::Answer { id, number, yes }, _) => {
                return numbered(id, 0, Ask::Answer { question: number.into(), yes });
            }
            (Up::Because { id, lines }, _) => return numbered(id, 0, Ask::Why { lines: lines as usize }),
            (Up::Told { at }, _) => (at, Ask::Told),
            (Up::Hold { wait }, _) => (0, Ask::Hold(wait)),
            (Up::Prefer { auto_pass, auto_play }, _) => {
                (0, Ask::Prefer(Preferences { auto_pass, auto_play, ..Preferences::default() }))
            }
            (Up::Leave {}, _) => (0, Ask::Leave),
            // Greetings and faces are for whoever carries the bytes; who only watches decides nothing.
            _ => return None,
        };
        Some(Request { id: self.own_number(), at: at.into(), ask })
    }
}
