//! The table as a guest: whole matches of every game at a host elsewhere, with nothing but the bytes of a wire.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use imps_table::ai::Level;
use imps_table::client::flow::hosting::Hosting;
use imps_table::client::session::{Screen, SessionRequest};
use imps_table::engine::{Chance, Json, Sampled, Seat, SeatController, ToAct};
use imps_table::games::house;
use imps_table::host::{Ask, Beginning, Carrier, FrontId, Guest, GuestWire, Host, Message, Request, Standing, Threads};
use imps_table::table::any_match::{AnyMatch, TableEntry};
use imps_table::table::{Explained, NewMatch, Side};
use imps_table::wire::{Decoder, Down, encode_up};

use crate::driver::{Driver, every_game};
use crate::playing::{by_mouse, by_pad};

/// Bytes under way, there and back.
#[derive(Default)]
struct Bytes {
    up: Vec<u8>,
    down: Vec<u8>,
}

/// The far end of a wire in memory.
struct Wire {
    guest: Guest,
    decoder: Decoder<Down<Json>>,
    bytes: Arc<Mutex<Bytes>>,
    /// What it answers by itself.
    answers: Vec<Message>,
}

impl Wire {
    fn new(seat: Seat) -> Self {
        let guest = Guest::new(house(), Side::of(seat));
        Self { guest, decoder: Decoder::default(), bytes: Arc::default(), answers: Vec::new() }
    }
}

impl Carrier for Wire {
    fn send(&mut self, request: Request) -> Result<(), Explained> {
        if let Some(answer) = self.guest.answer(&request) {
            self.answers.push(answer);
            return Ok(());
        }
        let bytes = encode_up(&self.guest.ask(request)?).expect("a short frame");
        self.bytes.lock().expect("nobody panics").up.extend(bytes);
        Ok(())
    }

    fn receive(&mut self) -> Vec<Message> {
        let bytes = std::mem::take(&mut self.bytes.lock().expect("nobody panics").down);
        let (mut bytes, mut heard) = (bytes.as_slice(), std::mem::take(&mut self.answers));
        while let Some(frame) = self.decoder.push(&mut bytes).expect("sound frames") {
            heard.extend(self.guest.hear(frame).expect("a frame of this game"));
        }
        heard
    }
}

/// Somebody at another end of a wire, who does what comes first.
struct Other {
    seat: Seat,
    wire: Wire,
    stands: Option<Standing>,
    requests: u64,
}

/// Options with which as many can play a game as ever, and how many that are.
fn most_seats(entry: &dyn TableEntry) -> (String, usize) {
    let first = entry.first_options();
    let rows = entry.rows(&first).expect("its own options");
    let all = rows.into_iter().flat_map(|row| row.choices).map(|choice| choice.options).chain([first]);
    let all = all.filter_map(|options| Some((entry.seats(&options).ok()?, options)));
    let (seats, options) = all.max_by_key(|(seats, _)| *seats).expect("some options");
    (options, seats)
}

/// A host with the near ends of all wires, in the order of the seats.
struct Hall {
    host: Host,
    near: Vec<(GuestWire, Arc<Mutex<Bytes>>)>,
    others: Vec<Other>,
    now: Duration,
}

impl Hall {
    /// The table sits in this seat.
    fn new(entry: &dyn TableEntry, (seat, table): (Seat, &Wire)) -> Self {
        let (options, seats) = most_seats(entry);
        let mut controllers = SeatController::regulars(entry.art().regulars(), Level::Apprentice, seats);
        controllers.fill(SeatController::person());
        let wanted =
            NewMatch { game: entry.game().to_owned(), options, seed: Some(9.into()), controllers, clock: None };
        let host = Host::new(Beginning::of_match(house(), wanted).expect("a match"), Threads::new(|| {}));
        let mut hall = Self { host, near: Vec::new(), others: Vec::new(), now: Duration::ZERO };
        for other in (0..seats as u8).map(Seat) {
            if other == seat {
                hall.sit(other, table.bytes.clone());
                continue;
            }
            let wire = Wire::new(other);
            hall.sit(other, wire.bytes.clone());
            hall.others.push(Other { seat: other, wire, stands: None, requests: 0 });
        }
        hall
    }

    fn sit(&mut self, seat: Seat, bytes: Arc<Mutex<Bytes>>) {
        let mut near = GuestWire::new(FrontId(seat.0.into()), Some(seat));
        let messages = near.join(&mut self.host, self.now);
        self.near.push((near, bytes));
        self.carry(messages);
    }

    fn carry(&mut self, messages: Vec<(FrontId, Message)>) {
        for (FrontId(to), message) in messages {
            if let Some((near, bytes)) = self.near.get_mut(to as usize) {
                let frame = near.bytes(&message).expect("no frame is too large");
                bytes.lock().expect("nobody panics").down.extend(frame);
            }
        }
    }

    /// Carries bytes there and back, and lets the others act.
    fn go_on(&mut self, chance: &mut Sampled) {
        self.now += Duration::from_millis(33);
        for number in 0..self.near.len() {
            let (near, bytes) = &mut self.near[number];
            let up = std::mem::take(&mut bytes.lock().expect("nobody panics").up);
            let messages = near.take(&up, &mut self.host, self.now).expect("sound frames");
            self.carry(messages);
        }
        for other in &mut self.others {
            for message in other.wire.receive() {
                match message {
                    Message::State(state) => other.stands = Some(state.standing),
                    Message::Step(step) => other.stands = Some(step.standing),
                    _ => {}
                }
            }
            // Now and then somebody hesitates, so that those who decide at the same time come in any order.
            let acts = chance.below(3) != 0;
            let Some(stands) = other.stands.take_if(|stands| acts && stands.turn.is_some()) else { continue };
            let choices = stands.turn.expect("it has been asked").choices;
            let text = choices[chance.below(choices.len() as u32) as usize].text.clone();
            other.requests += 1;
            let ask = Ask::Act { seat: other.seat, texts: vec![text] };
            other.wire.send(Request { id: other.requests, at: stands.at, ask }).expect("it can be asked");
        }
    }
}

/// Looks at an earlier moment and comes back; then the last turns are told again.
fn look_back(driver: &mut Driver, hall: &mut Hall, game: &str) {
    let rest = |driver: &mut Driver, hall: &mut Hall| {
        for _ in 0..60 {
            // The others do nothing meanwhile.
            hall.now += Duration::from_millis(33);
            driver.frame();
        }
        assert!(!driver.busy(), "{game}: it comes to rest");
    };
    let ask = |driver: &mut Driver, request| _ = driver.app.world_mut().write_message(request);
    rest(driver, hall);
    let session = driver.session().expect("a match");
    let (length, log) = (session.known.len(), session.told.log.len());
    ask(driver, SessionRequest::StepTo(1));
    rest(driver, hall);
    let session = driver.session().expect("a match");
    assert_eq!((session.known.len(), session.replay), (1, Some((1, length))), "{game}");
    assert!(session.told.log.len() <= log && session.waiting.is_some(), "{game}");
    ask(driver, SessionRequest::ToNow);
    rest(driver, hall);
    let session = driver.session().expect("a match");
    assert!(session.known.len() >= length && session.waiting.is_none() && session.replay.is_none(), "{game}");
    ask(driver, SessionRequest::Retell);
    rest(driver, hall);
    let session = driver.session().expect("a match");
    assert_eq!(session.told.log.len(), session.known.chronicle().len(), "{game}");
}

/// How often somebody acted before one who sits before them and had to decide as well: the table in this seat, and others.
fn out_of_order(live: &dyn AnyMatch, table: Seat) -> [usize; 2] {
    let (mut early, mut again) = ([0; 2], live.at(0));
    for number in 0..live.len() {
        let (seat, text) = live.action(number).expect("it is there");
        let ToAct::Seats(seats) = again.to_act() else { break };
        early[usize::from(seat != table)] += usize::from(seats.lowest() != Some(seat));
        again.carry_out(seat, &text).expect("it was allowed");
    }
    early
}

#[test]
fn the_table_is_a_guest_at_a_host_elsewhere_in_every_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    driver.plug();
    let mut early = [0; 2];
    for (number, game) in every_game().enumerate() {
        let entry = house().table(game).expect("a game");
        let seat = Seat((most_seats(entry).1 - 1 - number % 2) as u8);
        let table = Wire::new(seat);
        let mut hall = Hall::new(entry, (seat, &table));
        driver.app.world_mut().resource_mut::<Hosting>().join(Box::new(table));
        let mut chance = Sampled::new(number as u64);
        let (mut acted, mut frames) = (0, 0);
        while driver.screen() != Screen::Results {
            frames += 1;
            if frames >= 60_000 {
                let live = hall.host.live();
                let there = (live.len(), live.to_act(), live.choices(seat).len());
                let here = driver.session().map(|session| {
                    let stands = session.present().stands();
                    (stands.at, stands.to_act, stands.turn.is_some(), session.replay, session.hand_over)
                });
                panic!("{game} stands still, busy: {}, there {there:?}, here {here:?}", driver.busy());
            }
            hall.go_on(&mut chance);
            driver.frame();
            if driver.session().is_some_and(|session| session.waiting.is_some()) {
                // A click beside a card may have led to a line of the chronicle.
                driver.app.world_mut().write_message(SessionRequest::ToNow);
            }
            let ready = !driver.busy() && !driver.picker().choices.is_empty();
            if ready && driver.session().is_some_and(|session| session.deciding() == Some(seat)) {
                // By mouse and by pad in turn.
                match acted % 2 {
                    0 => by_mouse(&mut driver, &mut chance),
                    _ => by_pad(&mut driver, &mut chance),
                }
                acted += 1;
                if acted == 3 {
                    look_back(&mut driver, &mut hall, game);
                }
            }
        }
        assert!(acted > 3, "{game}: {acted} decisions at the table");
        let session = driver.session().expect("a match");
        let live = hall.host.live();
        assert_eq!(session.known.outcome(), live.outcome().as_ref(), "{game}");
        assert_eq!(session.known.chronicle(), live.chronicle(), "{game}");
        assert_eq!(session.known.verdict(), live.verdict(), "{game}");
        assert_eq!(session.told.log, live.chronicle(), "{game}: what was told at the table");
        let order = out_of_order(live, seat);
        early = [early[0] + order[0], early[1] + order[1]];
        driver.app.world_mut().write_message(imps_table::client::session::SessionRequest::Leave);
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
    }
    assert!(early.iter().all(|times| *times > 0), "acted before others who decided: {early:?}");
}
