//! Whole matches by guests that have nothing but the bytes of a wire.

use std::time::Duration;

use super::{AtOnce, beginning, wanted};
use crate::engine::journal::parse;
use crate::engine::{Chance as _, Json, Sampled, Seat, ToAct, Viewer};
use crate::games::house;
use crate::host::{
    Ask, Beginning, FrontId, Guest, GuestWire, Host, KnownMatch, Message, Past, PastMoment, Preferences, Request, Seats,
};
use crate::storage::lessons::Lessons;
use crate::table::any_match::{TableEntry, ToldEvent};
use crate::table::{AnyView, LogLine, Palette, Side};
use crate::wire::{Decoder, Down, encode_up};

/// A front at the other end of a wire.
struct Player {
    id: FrontId,
    near: GuestWire,
    far: Guest,
    decoder: Decoder<Down<Json>>,
    /// Bytes that have not been read.
    waiting: Vec<u8>,
    /// Bytes that were sent to it.
    sent: usize,
    laid: Option<crate::host::Laid>,
    seats: Option<Seats>,
    known: Option<KnownMatch>,
    /// What was told, as it is told.
    told: Vec<String>,
    /// How the match was dealt, as it is told.
    opening: Vec<String>,
    /// How each step was told, with its number.
    steps: Vec<(usize, Vec<String>)>,
    /// The journal that was sent at the end.
    journal: Option<String>,
    requests: u64,
}

impl Player {
    fn new(id: u32, seat: Option<Seat>) -> Self {
        Self {
            id: FrontId(id),
            near: GuestWire::new(FrontId(id), seat),
            far: Guest::new(house(), Side::of(seat.unwrap_or(Seat(0)))),
            decoder: Decoder::default(),
            waiting: Vec::new(),
            sent: 0,
            laid: None,
            seats: None,
            known: None,
            told: Vec::new(),
            opening: Vec::new(),
            steps: Vec::new(),
            journal: None,
            requests: 0,
        }
    }

    /// Reads all that has come, so many bytes at a time.
    fn read(&mut self, part: usize) {
        let bytes = std::mem::take(&mut self.waiting);
        for mut part in bytes.chunks(part) {
            while let Some(frame) = self.decoder.push(&mut part).expect("sound frames") {
                if let Down::Over { journal, .. } = &frame {
                    self.journal = Some(journal.read().expect("text"));
                }
                if let Some(message) = self.far.hear(frame).expect("a frame of this game") {
                    self.hear(message);
                }
            }
        }
    }

    fn hear(&mut self, message: Message) {
        match message {
            Message::Laid(laid) => (self.laid, self.known) = (Some(laid), None),
            Message::Seats(seats) => self.seats = Some(seats),
            Message::State(state) => match &mut self.known {
                Some(known) => known.set(*state),
                None => {
                    self.opening = state.opening.iter().map(said).collect();
                    let laid = self.laid.clone().expect("it comes first");
                    let entry = house().table(laid.game).expect("a game");
                    self.known = Some(KnownMatch::new(entry, laid, *state).expect("its own options"));
                }
            },
            Message::Step(step) => {
                let told: Vec<String> = step.told.iter().map(said).collect();
                self.told.extend_from_slice(&told);
                self.steps.push((step.standing.actions, told));
                self.known.as_mut().expect("a state comes first").go_on(step.standing, step.lines);
            }
            Message::Stands(stands) => self.known.as_mut().expect("a state comes first").go_on(*stands, Vec::new()),
            _ => {}
        }
    }

    fn at(&self) -> u64 {
        self.known.as_ref().map_or(0, |known| known.stands().at)
    }
}

/// Everything that is told of an event.
fn said(told: &ToldEvent) -> String {
    format!("{:?} {:?} {:?} {:?} {:?}", told.beat, told.after, told.log, told.plates, told.by)
}

/// A host with its guests.
struct Hall {
    host: Host,
    players: Vec<Player>,
    /// What a front of this program beside the table was told.
    beside: Vec<String>,
    now: Duration,
}

/// A front of this program that only watches, and one of a guest.
const BESIDE: FrontId = FrontId(90);
const WATCHES: u32 = 91;
/// A guest that watches and never reads.
const SILENT: u32 = 92;

impl Hall {
    fn new(entry: &dyn TableEntry) -> Self {
        let seats = entry.seats(&entry.first_options()).expect("its own options");
        let host = Host::new(beginning(wanted(entry, seats)), AtOnce);
        let mut hall = Self { host, players: Vec::new(), beside: Vec::new(), now: Duration::ZERO };
        let ask = Ask::Join { seats: Default::default(), prefers: Preferences::default(), from_afar: None };
        let messages = hall.host.on(BESIDE, Request { id: 1, at: 0, ask }, hall.now);
        hall.carry(messages);
        hall.sit_down(seats);
        hall
    }

    /// Guests come, for every seat one and two that watch.
    fn sit_down(&mut self, seats: usize) {
        self.players.clear();
        let people = (0..seats as u8).map(|seat| (seat.into(), Some(Seat(seat))));
        for (id, seat) in people.chain([(WATCHES, None), (SILENT, None)]) {
            self.players.push(Player::new(id, seat));
            let player = self.players.last_mut().expect("just pushed");
            let messages = player.near.join(&mut self.host, self.now);
            self.carry(messages);
        }
    }

    /// The guests in seats that may do something, for all that they know.
    fn able(&self) -> Vec<usize> {
        let choices =
            |number: &usize| Some(!self.players[*number].known.as_ref()?.choices(Seat(*number as u8)).is_empty());
        (0..self.players.len() - 2).filter(|number| choices(number) == Some(true)).collect()
    }

    /// Something that a guest may do, as its next request.
    fn request(&mut self, number: usize, chance: &mut Sampled) -> Request {
        let seat = Seat(number as u8);
        let player = &mut self.players[number];
        let choices = player.known.as_ref().expect("it has read").choices(seat);
        let text = choices[chance.below(choices.len() as u32) as usize].text.clone();
        player.requests += 1;
        Request { id: player.requests, at: player.at(), ask: Ask::Act { seat, texts: vec![text] } }
    }

    fn carry(&mut self, messages: Vec<(FrontId, Message)>) {
        for (to, message) in messages {
            match self.players.iter_mut().find(|player| player.id == to) {
                Some(player) => {
                    let bytes = player.near.bytes(&message).expect("no frame is too large");
                    player.sent += bytes.len();
                    player.waiting.extend(bytes);
                }
                None => {
                    if let Message::Step(step) = message {
                        self.beside.extend(step.told.iter().map(said));
                    }
                }
            }
        }
    }

    /// A guest asks something, as bytes.
    fn ask(&mut self, player: usize, request: &Request) {
        let it = &mut self.players[player];
        let bytes = encode_up(&it.far.ask(request.clone()).expect("it can be asked")).expect("a short frame");
        let messages = it.near.take(&bytes, &mut self.host, self.now).expect("a sound frame");
        self.carry(messages);
    }

    fn read(&mut self, asleep: Option<usize>, part: usize) {
        for (number, player) in self.players.iter_mut().enumerate() {
            if player.id != FrontId(SILENT) && Some(number) != asleep {
                player.read(part);
            }
        }
    }
}

/// What a guest knows of the match is what there is to be known.
fn assert_knows(host: &Host, player: &Player, what: &str) {
    let (known, live) = (player.known.as_ref().expect("it has read"), host.live());
    let (seen, side) = (live.seen_by(known.viewer()), known.side());
    assert!(known.layout() == seen.arrange(side), "{what}: the table");
    let panels = |seen: &dyn AnyView, told: &[LogLine]| seen.panels(told, Palette::Normal);
    assert_eq!(panels(&*known.seen(), known.chronicle()), panels(&*seen, live.chronicle()), "{what}: the panels");
    assert_eq!(known.seen().spoken(side), seen.spoken(side), "{what}: what is read out");
    assert_eq!(*known.plates(), live.plates(known.viewer()), "{what}: the plates");
    assert_eq!(known.to_act(), live.to_act(), "{what}");
    assert_eq!(known.chronicle(), live.chronicle(), "{what}: the chronicle");
    if let Viewer::Seat(seat) = known.viewer() {
        let there = live.can_undo(seat, host.takeback()).map(|_| ());
        // That others have decided is noticed with the next thing that is.
        let unnoticed = there.as_ref().is_err_and(|why| why.key == "undo-other-decided");
        assert!(known.stands().undo == there || unnoticed, "{what}: taking back");
        assert_eq!(known.choices(seat), live.choices(seat), "{what}: the choices");
        assert_eq!(
            known.batches(seat).len(),
            if known.choices(seat).is_empty() { 0 } else { live.batches(seat).len() }
        );
    }
}

/// What a guest looks back on is what it was told.
fn assert_remembers(host: &Host, player: &Player, game: &str) {
    let known = player.known.as_ref().expect("it has read");
    let ask = |ask| player.far.answer(&Request { id: 1, at: 0, ask }).expect("it needs nobody");
    let past = |to, from| match ask(Ask::LookBack { to, from }) {
        Message::Past { past, .. } => past,
        other => panic!("{other:?}"),
    };
    let mut before = player.steps.first().map_or(0, |(step, _)| step - 1);
    for (number, told) in &player.steps {
        match past(PastMoment::Actions(*number), Some(before)) {
            Past::Told(step) => assert!(step.told.iter().map(said).eq(told.iter().cloned()), "{game}: step {number}"),
            Past::Set(_) => panic!("{game}: step {number} is told again"),
        }
        before = *number;
    }
    for line in (0..known.chronicle().len()).step_by(5) {
        let Past::Set(state) = past(PastMoment::Line(line), None) else { panic!("{game}: nothing is before it") };
        assert!(state.chronicle.len() > line && known.chronicle().starts_with(&state.chronicle), "{game}: line {line}");
    }
    let Past::Set(state) = past(PastMoment::Actions(0), None) else { panic!("{game}: nothing is before it") };
    assert!(state.chronicle.len() < known.chronicle().len(), "{game}: the first moment");
    let Message::Retold { retold, .. } = ask(Ask::Retell) else { panic!("{game}: it is told again") };
    let there = host.live().last_turn(known.vantage());
    let [here, there] = [retold.map(|it| *it), there].map(|it| it.map(|it| (it.lines, it.before)));
    assert!(here.is_some() && (known.seats() > 2 || here == there), "{game}: the last turn");
}

#[test]
fn whole_matches_of_every_game_are_played_over_wires() {
    for entry in house().tables() {
        let (game, mut chance) = (entry.game(), Sampled::new(5));
        let mut hall = Hall::new(entry);
        let people = hall.players.len() - 2;
        let mut late: Option<(usize, Request)> = None;
        for round in 0.. {
            assert!(round < 5_000, "{game} stands still");
            // One of them sleeps for a while, and reads everything afterwards; bytes come as they will.
            let asleep = (round % 60 > 40).then_some(people - 1);
            hall.read(asleep, 1 + chance.below(4000) as usize);
            if hall.host.live().outcome().is_some() {
                break;
            }
            if round == 0 {
                for player in hall.players.iter().filter(|player| player.id != FrontId(SILENT)) {
                    let vantage = player.known.as_ref().expect("it has read").vantage();
                    let dealt: Vec<String> = hall.host.live().opening(vantage).iter().map(said).collect();
                    assert!(player.opening == dealt, "{game}: how the match was dealt");
                }
            }
            if asleep.is_none() {
                for player in hall.players.iter().filter(|player| player.id != FrontId(SILENT)) {
                    assert_knows(&hall.host, player, &format!("{game} after {}", hall.host.live().len()));
                }
            }
            let mut able = hall.able();
            able.retain(|number| Some(*number) != asleep);
            if able.is_empty() {
                assert!(asleep.is_some(), "{game}: nobody can go on");
                continue;
            }
            let number = able[chance.below(able.len() as u32) as usize];
            let request = hall.request(number, &mut chance);
            let length = hall.host.live().len();
            hall.ask(number, &request);
            // Who can do nothing else has passed after that.
            let done = hall.host.live().len();
            assert!(done > length, "{game}: {request:?}");
            // Once more, and what was meant for an earlier moment: nothing is done twice, and nothing late.
            hall.ask(number, &request);
            if let Some((number, before)) = late.replace((number, request)) {
                hall.players[number].requests += 1;
                let id = hall.players[number].requests;
                hall.ask(number, &Request { id, at: 0, ..before });
            }
            assert_eq!(hall.host.live().len(), done, "{game}: something was done twice, or late");
        }
        hall.read(None, 1000);
        for player in hall.players.iter().filter(|player| player.id != FrontId(SILENT)) {
            assert_remembers(&hall.host, player, game);
        }
        let told = &hall.players[people].told;
        assert!(!told.is_empty() && *told == hall.beside, "{game}: a guest beside the table was told something else");
        for player in hall.players.iter().filter(|player| player.id != FrontId(SILENT)) {
            let actions = hall.host.live().len();
            assert!(player.sent < actions << 10, "{game}: {} bytes for {actions} actions", player.sent);
            let known = player.known.as_ref().expect("it has read");
            assert_eq!(known.outcome(), hall.host.live().outcome().as_ref(), "{game}");
            assert_eq!(known.verdict(), hall.host.live().verdict(), "{game}");
            // The journal that everybody is sent in the end is that of the match.
            let journal = parse(player.journal.as_ref().expect("it is over").as_bytes()).expect("a journal");
            let (again, complaint) = entry.resume(&journal).expect("a match");
            assert!(complaint.is_none());
            assert_eq!(again.position_text(), hall.host.live().position_text(), "{game}");
        }
        assert!(hall.players[people + 1].known.is_none() && !hall.players[people + 1].waiting.is_empty());
    }
}

#[test]
fn a_guest_learns_nothing_of_what_it_does_not_notice() {
    let at_once = |hall: &Hall| matches!(hall.host.live().to_act(), ToAct::Seats(seats) if seats.len() > 2);
    let halls = house().tables().into_iter().map(Hall::new);
    let mut hall = halls.into_iter().find(at_once).expect("a game in which all decide at once");
    hall.read(None, 1000);
    let (mut chance, mut unnoticed) = (Sampled::new(9), 0);
    for _ in 0..4 {
        let live = hall.host.live();
        let choices = live.choices(Seat(1));
        if choices.is_empty() {
            break;
        }
        let text = choices[chance.below(choices.len() as u32) as usize].text.clone();
        hall.players[1].requests += 1;
        let request = Request {
            id: hall.players[1].requests,
            at: hall.players[1].at(),
            ask: Ask::Act { seat: Seat(1), texts: vec![text] },
        };
        let before = hall.players[0].at();
        hall.ask(1, &request);
        unnoticed += usize::from(hall.players[0].waiting.is_empty());
        hall.read(None, 1000);
        let after = hall.players[0].at();
        assert!(after <= before + 1, "steps of a guest are those that it notices");
        // It can go on from what it knows.
        assert_knows(&hall.host, &hall.players[0], "whoever has noticed nothing");
    }
    assert!(unnoticed > 0, "something was laid out unseen");
    let player = &hall.players[0];
    let text = player.known.as_ref().expect("it has read").choices(Seat(0))[0].text.clone();
    let request = Request { id: 1, at: player.at(), ask: Ask::Act { seat: Seat(0), texts: vec![text] } };
    let length = hall.host.live().len();
    hall.ask(0, &request);
    assert_eq!(hall.host.live().len(), length + 1);
}

/// A guest that knows no game plays by the numbers of what it is told, and every field that an offer points at can be found.
#[test]
fn a_guest_that_knows_no_game_is_told_everything_in_words() {
    use crate::locale::{Language, Locale};
    use crate::wire::{Up, WordsTable};
    for entry in house().tables() {
        let game = entry.game();
        let mut host = Host::new(beginning(wanted(entry, 1)), AtOnce);
        let (mut locale, problems) = Locale::read(&crate::folders::assets().join("locales"));
        assert!(problems.is_empty());
        locale.set_language(Language::Ja);
        let mut near = GuestWire::in_words(FrontId(0), Some(Seat(0)), std::sync::Arc::new(locale));
        let mut decoder = Decoder::<Down<Json>>::default();
        let (mut chance, mut id, mut pointed) = (Sampled::new(3), 0, 0);
        let mut messages = near.join(&mut host, Duration::ZERO);
        for _ in 0..60 {
            let mut table: Option<(u32, WordsTable)> = None;
            for (_, message) in std::mem::take(&mut messages) {
                let bytes = near.bytes(&message).expect("no frame is too large");
                let mut bytes = bytes.as_slice();
                while let Some(frame) = decoder.push(&mut bytes).expect("sound frames") {
                    match frame {
                        Down::Words { at, table: words, .. } => table = Some((at, words.read().expect("a table"))),
                        Down::State { .. } | Down::Step { .. } | Down::Part { .. } => {
                            panic!("{game}: it knows no game")
                        }
                        _ => {}
                    }
                }
            }
            let Some((at, table)) = table else { break };
            assert!(!table.prompt.is_empty() && !table.things.is_empty(), "{game}: {table:?}");
            assert!(table.things.iter().all(|thing| !thing.title.is_empty() && !thing.spoken.is_empty()), "{game}");
            let Some(offer) = table.offers.get(chance.below(table.offers.len().max(1) as u32) as usize) else { break };
            assert!(!offer.text.is_empty(), "{game}: {offer:?}");
            for point in &offer.points {
                let thing = table.things.iter().find(|thing| thing.number == *point).expect("what it points at");
                assert!(thing.target, "{game}: {thing:?}");
            }
            pointed += offer.points.len();
            id += 1;
            let act = Up::Act { id, at, texts: offer.actions.clone() };
            let bytes = encode_up(&act).expect("a short frame");
            let length = host.live().len();
            messages = near.take(&bytes, &mut host, Duration::ZERO).expect("a sound frame");
            assert!(host.live().len() > length, "{game}: {act:?}");
        }
        assert!(pointed > 5, "{game}: offers point at {pointed} things");
    }
}

/// The owner is killed at any moment, and goes on where it was; its guests come again.
#[test]
fn a_host_that_was_killed_goes_on_where_it_was() {
    for entry in house().tables() {
        let folder = tempfile::tempdir().expect("a folder");
        let (game, mut chance) = (entry.game(), Sampled::new(8));
        let mut hall = Hall::new(entry);
        super::save_in(&mut hall.host, folder.path());
        let people = hall.players.len() - 2;
        let mut killed = 0;
        for round in 0..120 {
            hall.read(None, 1000);
            let Some(number) = hall.able().into_iter().next() else { break };
            let request = hall.request(number, &mut chance);
            hall.ask(number, &request);
            if chance.below(9) == 0 && hall.host.live().outcome().is_none() {
                let (position, actions) = (hall.host.live().position_text(), hall.host.live().len());
                let journal = hall.host.journal().expect("it is saved").to_owned();
                let (begun, complaints) = Beginning::of_journal(house(), &journal, &Lessons::default());
                assert!(complaints.is_empty(), "{game}: {complaints:?}");
                hall.host = Host::new(begun.expect("a journal"), AtOnce);
                assert_eq!((hall.host.live().position_text(), hall.host.live().len()), (position, actions), "{game}");
                hall.sit_down(people);
                killed += 1;
            }
            assert!(round < 119 || killed > 3, "{game}: killed {killed} times");
        }
    }
}

/// Changes one number, flag or word somewhere in a text of JSON, or leaves it out, or says it twice.
fn change(text: &mut String, chance: &mut Sampled) {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    let begins = |at: usize| !text[..at].ends_with(is_part);
    let all: Vec<usize> = text.match_indices(is_part).map(|(at, _)| at).filter(|at| begins(*at)).collect();
    let at = all[chance.below(all.len() as u32) as usize];
    let end = text[at..].find(|letter| !is_part(letter)).map_or(text.len(), |long| at + long);
    let old = text[at..end].to_owned();
    let number = old.parse::<i64>().ok();
    let new = match (number, chance.below(8)) {
        (_, 0) => format!("{old},{old}"),
        (_, 1) => String::new(),
        (Some(number), 2..5) => (number + i64::from(chance.below(5)) - 2).to_string(),
        (Some(_), _) => ["0", "255", "-1", "63"][chance.below(4) as usize].to_owned(),
        (None, _) if old == "true" => "false".to_owned(),
        (None, _) if old == "false" => "true".to_owned(),
        (None, 2..5) => old[1..].to_owned(),
        (None, _) => "null".to_owned(),
    };
    text.replace_range(at..end, &new);
}

/// A host that sends what it likes: what is taken in can be shown, looked at and pointed at like any other table.
#[test]
fn views_of_a_hostile_host_meet_a_sentence_or_are_tables() {
    for entry in house().tables() {
        let (game, mut chance) = (entry.game(), Sampled::new(11));
        let mut hall = Hall::new(entry);
        let (mut refused, mut taken) = (0, 0);
        for _ in 0..12 {
            let Some(number) = hall.able().first().copied().or_else(|| {
                hall.read(None, 4000);
                hall.able().first().copied()
            }) else {
                break;
            };
            let request = hall.request(number, &mut chance);
            hall.ask(number, &request);
            let live = hall.host.live();
            let now = live.observe(crate::engine::Eyes::Seat(Seat(0))).expect("a view");
            for _ in 0..60 {
                let mut far = Guest::new(house(), Side::default());
                let (options, seats) = (live.options_text(), live.seats());
                let info = crate::wire::SeatInfo { name: String::new(), presence: crate::wire::Presence::Here };
                let first = [
                    Down::Laid { game: game.to_owned(), options, seed_hash: None },
                    Down::Seats { you: Some(Seat(0)), practice: false, seats: vec![info; seats] },
                ];
                first.into_iter().for_each(|frame| _ = far.hear(frame).expect("a sound beginning"));
                let mut text = now.what().text().to_owned();
                (0..=chance.below(2)).for_each(|_| change(&mut text, &mut chance));
                // What is no JSON does not come so far.
                let Ok(now) = serde_json::from_str(&text) else { continue };
                let (clocks, chronicle) = (Vec::new(), Vec::new());
                match far.hear(Down::State { at: 1, now, clocks, chronicle, undone: None, opening: Vec::new() }) {
                    Ok(Some(Message::State(state))) => {
                        let layout = state.standing.seen.arrange(state.standing.side);
                        for piece in layout.pieces {
                            let target = crate::table::Target::Piece(piece.id);
                            let _ = state.standing.inspect(entry, Seat(0), target);
                        }
                        taken += 1;
                    }
                    Ok(other) => panic!("{game}: {other:?}"),
                    Err(why) => {
                        assert_eq!(why.key, "reason-wire-no-frame");
                        refused += 1;
                    }
                }
            }
        }
        assert!(refused > 100 && taken > 100, "{game}: {refused} refused, {taken} taken in");
    }
}
