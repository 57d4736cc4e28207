//! Matches at a host, played by fronts that a test moves.

mod agreeing;
mod bots;
mod clocks;
mod playing;
mod programs;
mod sitting;
mod thoughts;
mod wired;

use std::path::Path;
use std::time::{Duration, SystemTime};

use super::{Ask, Beginning, FrontId, Host, Message, Over, Preferences, Request, Seats, Standing, Thinker, Thought};
use crate::ai::Level;
use crate::engine::journal::{Header, Limit, Writer};
use crate::engine::{Chance as _, Sampled, Seat, SeatController, SeatSet, Viewer};
use crate::storage::saves::Saves;
use crate::table::any_match::{PendingMove, TableEntry};
use crate::table::{Explained, NewMatch};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// Thinks to the end before anything else happens.
struct AtOnce;

impl Thinker for AtOnce {
    fn begin(&mut self, pending: PendingMove) -> Thought {
        let thought = Thought::default();
        thought.finish(pending);
        thought
    }
}

/// A thinker that never answers.
struct Silent;

impl Thinker for Silent {
    fn begin(&mut self, _: PendingMove) -> Thought {
        Thought::default()
    }
}

/// A front that keeps what it hears.
struct Guest {
    id: FrontId,
    seats: Option<Seats>,
    stands: Option<Standing>,
    hand_over: Option<Seat>,
    heard: Vec<Message>,
    /// It says at once that everything has been told.
    tells: bool,
    requests: u64,
}

impl Guest {
    /// What is true of every message to this front: it shows what one of its own seats may know, or the public.
    fn hear(&mut self, message: Message) {
        let own = self.seats.as_ref().map_or(SeatSet::default(), |seats| seats.yours);
        let look = |standing: &Standing| match standing.viewer {
            Viewer::Seat(seat) => {
                assert!(own.contains(seat), "{:?} looks through the eyes of {seat:?}", self.id);
                assert!(standing.turn.as_ref().is_none_or(|turn| turn.seat == seat));
            }
            Viewer::Public => assert!(standing.turn.is_none(), "what a seat may do is not public"),
            Viewer::All => panic!("nobody sees everything"),
        };
        match &message {
            Message::Seats(seats) => self.seats = Some(seats.clone()),
            Message::State(state) => {
                look(&state.standing);
                self.stands = Some(state.standing.clone());
                self.hand_over = None;
            }
            Message::Step(step) => {
                look(&step.standing);
                let last = step.told.last();
                assert!(
                    last.is_none_or(|last| last.plates == step.standing.plates),
                    "the last thing told is how it stands"
                );
                self.stands = Some(step.standing.clone());
            }
            Message::HandOver(seat) => self.hand_over = Some(*seat),
            Message::Stands(standing) => {
                look(standing);
                self.stands = Some((**standing).clone());
            }
            Message::Hint { seat, .. } => assert!(own.contains(*seat)),
            _ => {}
        }
        self.heard.push(message);
    }

    /// How the match has ended, for all that is known here.
    fn over(&self) -> Option<&Over> {
        self.stands.as_ref()?.over.as_ref()
    }

    /// What may be done here.
    fn turn(&self) -> Option<(Seat, Vec<String>)> {
        let turn = self.stands.as_ref()?.turn.as_ref()?;
        Some((turn.seat, turn.choices.iter().map(|choice| choice.text.clone()).collect()))
    }

    fn has_heard(&self, notice: &str) -> bool {
        self.heard.iter().any(|message| matches!(message, Message::Notice(words) if words.key == notice))
    }
}

/// A host with its fronts.
struct Table {
    host: Host,
    guests: Vec<Guest>,
    now: Duration,
}

impl Table {
    /// A table at which a front sits down in each of these sets of seats.
    fn new(beginning: Beginning, thinker: impl Thinker + 'static, fronts: &[&[u8]]) -> Self {
        let mut table = Self { host: Host::new(beginning, thinker), guests: Vec::new(), now: Duration::ZERO };
        fronts.iter().for_each(|seats| table.join(seats));
        table
    }

    fn join(&mut self, seats: &[u8]) {
        self.sit(seats, true, Preferences::default());
    }

    /// The same of a front that says what it has told, or never does.
    fn sit(&mut self, seats: &[u8], tells: bool, prefers: Preferences) {
        let id = FrontId(self.guests.len() as u32);
        let (seats_of, stands, hand_over, heard) = (None, None, None, Vec::new());
        self.guests.push(Guest { id, seats: seats_of, stands, hand_over, heard, tells, requests: 0 });
        let seats = seats.iter().map(|seat| Seat(*seat)).collect();
        self.done(id.0 as usize, Ask::Join { seats, prefers, from_afar: None });
    }

    /// What a front is answered.
    fn ask(&mut self, guest: usize, ask: Ask) -> Result<(), Explained> {
        let at = self.guests[guest].stands.as_ref().map_or(0, |stands| stands.at);
        self.ask_at(guest, at, ask)
    }

    fn ask_at(&mut self, guest: usize, at: u64, ask: Ask) -> Result<(), Explained> {
        self.guests[guest].requests += 1;
        let (from, id) = (self.guests[guest].id, self.guests[guest].requests);
        self.send(from, Request { id, at, ask })
    }

    fn send(&mut self, from: FrontId, request: Request) -> Result<(), Explained> {
        let wanted = request.id;
        let messages = self.host.on(from, request, self.now);
        let answer = messages.iter().find_map(|(to, message)| match message {
            _ if *to != from => None,
            Message::Done { id } if *id == wanted => Some(Ok(())),
            Message::Refused { id, why } if *id == wanted => Some(Err(why.clone())),
            _ => None,
        });
        self.deliver(messages);
        answer.unwrap_or(Ok(()))
    }

    /// The same of what has to go well.
    fn done(&mut self, guest: usize, ask: Ask) {
        let asked = format!("{ask:?}");
        if let Err(why) = self.ask(guest, ask) {
            panic!("{asked} is refused: {}", why.words.key);
        }
    }

    /// The same of what has to be refused: why.
    fn refused(&mut self, guest: usize, ask: Ask) -> String {
        let asked = format!("{ask:?}");
        match self.ask(guest, ask) {
            Ok(()) => panic!("{asked} is done"),
            Err(why) => why.words.key.to_string(),
        }
    }

    fn deliver(&mut self, messages: Vec<(FrontId, Message)>) {
        for (to, message) in messages {
            let Some(guest) = self.guests.iter_mut().find(|guest| guest.id == to) else { continue };
            let told = matches!(message, Message::State(_) | Message::Step(_)) && guest.tells;
            guest.hear(message);
            if told {
                let at = guest.stands.as_ref().map_or(0, |stands| stands.at);
                guest.requests += 1;
                let request = Request { id: guest.requests, at, ask: Ask::Told };
                let answers = self.host.on(to, request, self.now);
                self.deliver(answers);
            }
        }
    }

    /// Lets time go by, as the host wants to be asked.
    fn wait(&mut self, seconds: u64) {
        let end = self.now + Duration::from_secs(seconds);
        while self.now < end {
            let due = self.host.due().unwrap_or(end);
            self.now = due.clamp(self.now + Duration::from_millis(1), end);
            let messages = self.host.tick(self.now);
            self.deliver(messages);
        }
    }

    /// Acts at a front in one of the ways in which it can.
    fn act(&mut self, guest: usize, chance: &mut Sampled) -> bool {
        let Some((seat, choices)) = self.guests[guest].turn() else { return false };
        let text = choices[chance.below(choices.len() as u32) as usize].clone();
        self.done(guest, Ask::Act { seat, texts: vec![text] });
        true
    }
}

/// A match with people in the first so many seats.
fn wanted(entry: &dyn TableEntry, people: usize) -> NewMatch {
    let options = entry.first_options();
    let seats = entry.seats(&options).expect("its own options");
    let mut controllers = SeatController::regulars(entry.art().regulars(), Level::Apprentice, seats);
    controllers.iter_mut().take(people).for_each(|sits| *sits = SeatController::person());
    NewMatch { game: entry.game().to_owned(), options, seed: Some(7.into()), controllers, clock: None }
}

fn beginning(wanted: NewMatch) -> Beginning {
    Beginning::of_match(crate::games::house(), wanted).unwrap_or_else(|words| panic!("{}", words.key))
}

/// A game of two in which hands are hidden.
fn of_two() -> &'static dyn TableEntry {
    let two = |entry: &&dyn TableEntry| entry.has_secrets() && entry.seats(&entry.first_options()) == Ok(2);
    crate::games::house().tables().into_iter().find(two).expect("there is one")
}

/// Saves every match of a host in this folder.
fn save_in(host: &mut Host, folder: &Path) {
    let saves = Saves::new(folder.to_owned());
    let fresh = move |header: &Header| Writer::create(&saves.fresh(&header.game, SystemTime::UNIX_EPOCH), header);
    host.save_with(Box::new(fresh)).expect("room");
}
