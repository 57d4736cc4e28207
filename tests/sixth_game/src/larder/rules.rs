//! A larder of 60 jars on four shelves, which two guests enter one after the other. Each throws a die for how often they may reach
//! in. A jar is worth a point; the last one of each shelf is sealed, and may be worth more or nothing at all: that is seen only by
//! whoever opens it, which is a reach as well, and only then may it be taken. In a plain larder one guest takes from the open
//! jars, nothing is hidden and nothing is thrown.

use imps_table::ai::random::Random;
use imps_table::ai::{Bot, Bots, Persona};
use imps_table::engine::{
    Chance, Imagine, OutOfTurn, Outcome, Refusal, Rules, Seat, SetupError, Sink, ToAct, Viewer, Words,
};
use serde::{Deserialize, Serialize};

/// How many jars there are on a shelf.
pub const ON_A_SHELF: u8 = 15;
/// How many jars there are, on all four shelves.
pub const JARS: u8 = 4 * ON_A_SHELF;
/// What the sealed jars are worth, in some order.
const WORTH: [u8; 4] = [0, 2, 3, 5];
/// Sides of the die.
const SIDES: u8 = 6;

/// Rules of Larder, the second game from elsewhere.
pub struct Larder;

/// How often a guest may reach in, and whether anything is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// Reaches at most, whatever the die shows.
    pub most: u8,
    /// Without die and secrets, for one guest.
    pub plain: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { most: SIDES, plain: false }
    }
}

/// Everything there is. `C` is what is known of the contents of a sealed jar: the truth knows its worth, a view may not.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Kitchen<C> {
    pub most: u8,
    /// Who is in the larder; nobody once it is shut.
    pub turn: Option<Seat>,
    pub guests: [Guest; 2],
    /// What the sealed jars are worth, shelf by shelf; nothing in a plain larder.
    pub sealed: Vec<C>,
}

/// What a guest has done so far; everybody sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Guest {
    /// What the die has shown.
    pub die: Option<u8>,
    /// Jars that were taken, in order.
    pub taken: Vec<u8>,
    /// Sealed jars that were opened, in order.
    pub opened: Vec<u8>,
}

/// Throws the die, opens a sealed jar, takes a jar, or leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    Throw,
    Open(u8),
    Take(u8),
    Done,
}

/// What has happened in the larder.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    Thrown(Seat, u8),
    /// A sealed jar was opened; what it is worth, if it may be known.
    Opened(Seat, u8, Option<u8>),
    Taken(Seat, u8),
    Left(Seat),
    /// The larder is shut, and all sealed jars are shown, shelf by shelf.
    Shown(Vec<u8>),
}

/// Refusal of an action in Larder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum No {
    OutOfTurn(OutOfTurn),
    Unthrown,
    Thrown,
    Missing,
    Open,
    Sealed,
    Enough,
}

impl Refusal for No {
    fn name(&self) -> &'static str {
        match self {
            Self::OutOfTurn(why) => why.name(),
            Self::Unthrown => "unthrown",
            Self::Thrown => "thrown",
            Self::Missing => "missing",
            Self::Open => "open",
            Self::Sealed => "sealed",
            Self::Enough => "enough",
        }
    }

    fn words(&self) -> Words {
        Words::new(match self {
            Self::OutOfTurn(why) => return why.words(),
            Self::Unthrown => "larder-unthrown",
            Self::Thrown => "larder-thrown",
            Self::Missing => "larder-missing",
            Self::Open => "larder-open",
            Self::Sealed => "larder-sealed",
            Self::Enough => "larder-enough",
        })
    }

    fn rule(&self) -> &'static str {
        match self {
            Self::Unthrown | Self::Thrown | Self::Enough => "reaches",
            Self::Open | Self::Sealed => "sealed",
            Self::OutOfTurn(_) | Self::Missing => "taking",
        }
    }
}

/// The shelf of a jar, counted from 0.
pub fn shelf(jar: u8) -> usize {
    usize::from(jar / ON_A_SHELF)
}

/// The last jar of every shelf is sealed.
pub fn is_sealed(jar: u8) -> bool {
    jar % ON_A_SHELF == ON_A_SHELF - 1
}

/// The sealed jars, shelf by shelf.
pub fn sealed_jars() -> impl Iterator<Item = u8> {
    (0..JARS).filter(|jar| is_sealed(*jar))
}

/// What is allowed goes by what everybody sees: none of it looks at what a sealed jar is worth.
impl<C> Kitchen<C> {
    /// Whether nothing is hidden and nothing is thrown.
    pub fn is_plain(&self) -> bool {
        self.sealed.is_empty()
    }

    /// How often a guest may still reach in.
    pub fn left(&self, seat: Seat) -> usize {
        let guest = &self.guests[seat.index()];
        let allowed = if self.is_plain() { self.most } else { guest.die.unwrap_or_default().min(self.most) };
        usize::from(allowed).saturating_sub(guest.taken.len() + guest.opened.len())
    }

    /// Whether the die is to be thrown before anything else.
    pub fn is_unthrown(&self, seat: Seat) -> bool {
        !self.is_plain() && self.guests[seat.index()].die.is_none()
    }

    /// Whether a guest could open this jar: it is sealed for them.
    pub fn is_sealed_for(&self, seat: Seat, jar: u8) -> bool {
        is_sealed(jar) && !self.guests[seat.index()].opened.contains(&jar)
    }

    fn refuses(&self, seat: Seat, action: Action) -> Option<No> {
        let Some(turn) = self.turn else { return Some(No::OutOfTurn(OutOfTurn::MatchOver)) };
        if seat != turn {
            return Some(No::OutOfTurn(OutOfTurn::NotYourTurn));
        }
        let gone = |jar| jar >= JARS || self.guests.iter().any(|guest| guest.taken.contains(&jar));
        match action {
            Action::Throw => (!self.is_unthrown(seat)).then_some(No::Thrown),
            _ if self.is_unthrown(seat) => Some(No::Unthrown),
            Action::Done => None,
            Action::Open(jar) | Action::Take(jar) if gone(jar) => Some(No::Missing),
            Action::Open(jar) if !self.is_sealed_for(seat, jar) => Some(No::Open),
            Action::Open(_) if self.is_plain() => Some(No::Sealed),
            Action::Take(jar) if self.is_sealed_for(seat, jar) => Some(No::Sealed),
            Action::Open(_) | Action::Take(_) => (self.left(seat) == 0).then_some(No::Enough),
        }
    }
}

impl Kitchen<u8> {
    /// What the jars are worth that a guest has taken.
    pub fn points(&self, seat: Seat) -> i32 {
        let worth = |jar: &u8| match self.sealed.get(shelf(*jar)) {
            Some(worth) if is_sealed(*jar) => i32::from(*worth),
            _ => 1,
        };
        self.guests[seat.index()].taken.iter().map(worth).sum()
    }
}

impl Kitchen<Option<u8>> {
    /// The whole truth, if nothing of it is hidden any more.
    pub fn all(&self) -> Option<Kitchen<u8>> {
        let sealed = self.sealed.iter().copied().collect::<Option<Vec<u8>>>()?;
        Some(Kitchen { most: self.most, turn: self.turn, guests: self.guests.clone(), sealed })
    }
}

/// What holds of one guest in every state that can be reached.
fn sound(kitchen: &Kitchen<u8>, seat: Seat) -> Result<(), String> {
    let Guest { die, taken, opened } = &kitchen.guests[seat.index()];
    let letter = seat.letter();
    let wrong = |what: String| Err(format!("{letter} {what}"));
    // The other one waits, or there is no other one.
    let came = if kitchen.is_plain() { seat == Seat(0) } else { kitchen.turn.is_none_or(|turn| seat <= turn) };
    if !came && (die.is_some() || !taken.is_empty() || !opened.is_empty()) {
        return wrong("has done something before coming in".to_owned());
    }
    let left = came && kitchen.turn != Some(seat);
    if left && kitchen.is_unthrown(seat) {
        return wrong("has left without a throw".to_owned());
    }
    if die.is_some_and(|face| kitchen.is_plain() || !(1..=SIDES).contains(&face)) {
        return wrong(format!("cannot have thrown {die:?}"));
    }
    if let Some(jar) = opened.iter().find(|jar| kitchen.is_plain() || **jar >= JARS || !is_sealed(**jar)) {
        return wrong(format!("cannot have opened the jar {jar}"));
    }
    if let Some(jar) = taken.iter().find(|jar| **jar >= JARS || kitchen.is_sealed_for(seat, **jar)) {
        return wrong(format!("cannot have taken the jar {jar}"));
    }
    let allowed = if kitchen.is_plain() { kitchen.most } else { die.unwrap_or_default().min(kitchen.most) };
    if taken.len() + opened.len() > usize::from(allowed) {
        return wrong(format!("has reached in more than {allowed} times"));
    }
    Ok(())
}

/// The first of these that is there twice.
fn twice(jars: impl Iterator<Item = u8>) -> Option<u8> {
    let mut jars: Vec<u8> = jars.collect();
    jars.sort_unstable();
    jars.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0])
}

impl Rules for Larder {
    type Options = Options;
    type State = Kitchen<u8>;
    type Action = Action;
    type Event = Event;
    type View = Kitchen<Option<u8>>;
    type Refusal = No;

    const ID: &'static str = "larder";
    const SECRETS: bool = true;

    fn variants() -> Vec<Options> {
        let plain = Options { most: 3, plain: true };
        vec![Options::default(), Options { most: 2, plain: false }, plain, Options { most: 1, ..plain }]
    }

    fn seats(_: &Options) -> usize {
        2
    }

    fn longest(_: &Options) -> usize {
        160
    }

    fn setup(options: &Options, chance: &mut impl Chance, _: &mut impl Sink<Self>) -> Result<Kitchen<u8>, SetupError> {
        if !(1..=9).contains(&options.most) {
            let text = "larder: `most` is from 1 to 9".to_owned();
            return Err(SetupError { text, words: Words::new("larder-how-many") });
        }
        let mut sealed = if options.plain { Vec::new() } else { WORTH.to_vec() };
        chance.shuffle(&mut sealed);
        Ok(Kitchen { most: options.most, turn: Some(Seat(0)), guests: Default::default(), sealed })
    }

    fn to_act(kitchen: &Kitchen<u8>) -> ToAct {
        if let Some(turn) = kitchen.turn {
            return ToAct::one(turn);
        }
        if kitchen.is_plain() {
            // What one guest leaves is the other one's.
            let count = kitchen.guests[0].taken.len() as i32;
            let scores = vec![count, i32::from(kitchen.most) - count];
            return ToAct::Over(Outcome { scores, reason: Words::new("larder-shut") });
        }
        let scores = [Seat(0), Seat(1)].map(|seat| kitchen.points(seat)).to_vec();
        ToAct::Over(Outcome { scores, reason: Words::new("larder-counted") })
    }

    fn legal(kitchen: &Kitchen<u8>, seat: Seat, out: &mut Vec<Action>) {
        let jars = || 0..JARS;
        let all = [Action::Throw].into_iter().chain(jars().map(Action::Open)).chain(jars().map(Action::Take));
        out.extend(all.chain([Action::Done]).filter(|action| kitchen.refuses(seat, *action).is_none()));
    }

    fn check(kitchen: &Kitchen<u8>, seat: Seat, action: &Action) -> Result<(), No> {
        kitchen.refuses(seat, *action).map_or(Ok(()), Err)
    }

    fn carry_out(
        kitchen: &mut Kitchen<u8>,
        seat: Seat,
        action: &Action,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Self>,
    ) {
        let guest = &mut kitchen.guests[seat.index()];
        let event = match *action {
            Action::Throw => {
                let face = chance.below(SIDES.into()) as u8 + 1;
                guest.die = Some(face);
                Event::Thrown(seat, face)
            }
            Action::Open(jar) => {
                guest.opened.push(jar);
                Event::Opened(seat, jar, kitchen.sealed.get(shelf(jar)).copied())
            }
            Action::Take(jar) => {
                guest.taken.push(jar);
                Event::Taken(seat, jar)
            }
            Action::Done => {
                kitchen.turn = (seat == Seat(0) && !kitchen.is_plain()).then_some(Seat(1));
                Event::Left(seat)
            }
        };
        sink.event(kitchen, || event);
        if kitchen.turn.is_none() && !kitchen.is_plain() {
            sink.event(kitchen, || Event::Shown(kitchen.sealed.clone()));
        }
    }

    /// The jars are where they can be: no jar is in two hands, and no guest has done more than they may. The sealed jars are worth
    /// what they are worth together, whatever the order, so that nobody can count one up that lies there twice. Positions are
    /// pasted and edited by people: whatever this lets pass must be playable to the end.
    fn check_invariants(kitchen: &Kitchen<u8>) -> Result<(), String> {
        let mut sealed = kitchen.sealed.clone();
        sealed.sort_unstable();
        if !sealed.is_empty() && sealed != WORTH {
            return Err(format!("the sealed jars are worth {sealed:?}"));
        }
        if kitchen.is_plain() && kitchen.turn == Some(Seat(1)) {
            return Err("nobody else comes into a plain larder".to_owned());
        }
        if let Some(jar) = twice(kitchen.guests.iter().flat_map(|guest| guest.taken.iter().copied())) {
            return Err(format!("the jar {jar} is taken twice"));
        }
        if let Some(jar) = kitchen.guests.iter().find_map(|guest| twice(guest.opened.iter().copied())) {
            return Err(format!("the jar {jar} is opened twice by one guest"));
        }
        [Seat(0), Seat(1)].into_iter().try_for_each(|seat| sound(kitchen, seat))
    }

    /// The setup is what the options say: how often one may reach in, and whether there are secrets. What the sealed jars are worth
    /// is not of it: that is chance, and a match with the same options may begin with any order.
    fn same_setup(one: &Kitchen<u8>, other: &Kitchen<u8>) -> bool {
        (one.most, one.is_plain()) == (other.most, other.is_plain())
    }

    /// The view is all but the sealed jars that the viewer has not opened; once the larder is shut everybody sees them. That a jar
    /// was opened everybody sees, so `guests` is the same for all.
    fn view(kitchen: &Kitchen<u8>, viewer: Viewer) -> Kitchen<Option<u8>> {
        let opened = |jar| {
            let by = |(seat, guest): (u8, &Guest)| viewer.sees(Seat(seat)) && guest.opened.contains(&jar);
            (0..).zip(&kitchen.guests).any(by)
        };
        let open = |jar| kitchen.turn.is_none() || viewer == Viewer::All || opened(jar);
        let sealed = sealed_jars().zip(&kitchen.sealed).map(|(jar, worth)| open(jar).then_some(*worth)).collect();
        Kitchen { most: kitchen.most, turn: kitchen.turn, guests: kitchen.guests.clone(), sealed }
    }

    /// The event as seen agrees with the view after it: others notice that a jar was opened, and which, but not what is in it.
    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Opened(seat, jar, worth) => Event::Opened(*seat, *jar, worth.filter(|_| viewer.sees(*seat))),
            public => public.clone(),
        })
    }

    /// The news in an event: what a die shows nobody could know before, nor what is in a jar before it is opened, so nobody takes
    /// these back. That somebody else opens a jar tells the others nothing that they could not see coming: it is news to the
    /// opener alone. The same goes for taking and leaving, which are decisions and not facts that were hidden.
    fn reveals(event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::Thrown(..) | Event::Shown(_) => true,
            Event::Opened(seat, ..) => viewer.sees(*seat),
            Event::Taken(..) | Event::Left(_) => false,
        }
    }
}

impl Imagine for Larder {
    /// The state imagined keeps what the viewer knows and deals the rest of [`WORTH`] out at random: as likely as the truth, as far as
    /// the viewer can tell, and seen again it is the same view.
    fn imagine(view: &Kitchen<Option<u8>>, chance: &mut impl Chance) -> Kitchen<u8> {
        let mut unknown = WORTH.to_vec();
        unknown.retain(|worth| !view.sealed.contains(&Some(*worth)));
        chance.shuffle(&mut unknown);
        let sealed = view.sealed.iter().map(|worth| worth.or_else(|| unknown.pop()).unwrap_or_default()).collect();
        Kitchen { most: view.most, turn: view.turn, guests: view.guests.clone(), sealed }
    }
}

impl Bots for Larder {
    fn bot(_: Persona, seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(Random::new(seed))
    }
}
