//! A game as small as a game can be: a heap of pebbles, of which players take one to three in turn. Whoever takes the last
//! one wins. In polite company the next player nods after each taking, before anything else.

use imps_table::ai::random::Random;
use imps_table::ai::{Bot, Bots, Persona};
use imps_table::engine::notation::{Lines, PositionError, no_field, no_key, number, seat, unlike, wrong};
use imps_table::engine::{
    Chance, Imagine, Notation, NotationError, OutOfTurn, Outcome, Refusal, Rules, Seat, SetupError, Sink, ToAct,
    Viewer, Words,
};
use serde::{Deserialize, Serialize};

/// Rules of Pebbles, the first game from elsewhere.
pub struct Pebbles;

/// How many pebbles there are, and whether one nods.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    pub pebbles: u8,
    pub polite: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { pebbles: 9, polite: false }
    }
}

/// Everything there is: nobody has secrets, so it is also what everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Heap {
    pub left: u8,
    pub turn: Seat,
    pub polite: bool,
    /// A nod comes next.
    pub nod: bool,
}

/// Takes so many; none is a nod.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Take(pub u8);

/// Somebody took so many.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Took {
    pub seat: Seat,
    pub count: u8,
}

/// Refusal of an action in Pebbles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum No {
    OutOfTurn(OutOfTurn),
    TooMany,
}

impl Refusal for No {
    fn name(&self) -> &'static str {
        match self {
            Self::OutOfTurn(why) => why.name(),
            Self::TooMany => "too-many",
        }
    }

    fn words(&self) -> Words {
        match self {
            Self::OutOfTurn(why) => why.words(),
            Self::TooMany => Words::new("pebbles-too-many"),
        }
    }

    fn rule(&self) -> &'static str {
        "taking"
    }
}

fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

impl Heap {
    fn possible(&self) -> std::ops::RangeInclusive<u8> {
        if self.nod { 0..=0 } else { 1..=self.left.min(3) }
    }
}

impl Rules for Pebbles {
    type Options = Options;
    type State = Heap;
    type Action = Take;
    type Event = Took;
    type View = Heap;
    type Refusal = No;

    const ID: &'static str = "pebbles";
    const SECRETS: bool = false;

    fn variants() -> Vec<Options> {
        let usual = Options::default();
        vec![usual, Options { pebbles: 30, ..usual }, Options { polite: true, ..usual }]
    }

    fn seats(_: &Options) -> usize {
        2
    }

    fn longest(options: &Options) -> usize {
        // A pebble a turn, and a nod, ten times over.
        20 * usize::from(options.pebbles)
    }

    fn setup(options: &Options, _: &mut impl Chance, _: &mut impl Sink<Self>) -> Result<Heap, SetupError> {
        if !(5..=30).contains(&options.pebbles) {
            let text = "pebbles: `pebbles` is from 5 to 30".to_owned();
            return Err(SetupError { text, words: Words::new("pebbles-how-many") });
        }
        Ok(Heap { left: options.pebbles, turn: Seat(0), polite: options.polite, nod: false })
    }

    fn to_act(heap: &Heap) -> ToAct {
        if heap.left > 0 {
            return ToAct::one(heap.turn);
        }
        let scores = [Seat(0), Seat(1)].map(|seat| if seat == heap.turn { -1 } else { 1 });
        ToAct::Over(Outcome { scores: scores.to_vec(), reason: Words::new("pebbles-last") })
    }

    fn legal(heap: &Heap, seat: Seat, out: &mut Vec<Take>) {
        if seat == heap.turn {
            out.extend(heap.possible().map(Take));
        }
    }

    fn check(heap: &Heap, seat: Seat, take: &Take) -> Result<(), No> {
        if heap.left == 0 {
            return Err(No::OutOfTurn(OutOfTurn::MatchOver));
        }
        if seat != heap.turn {
            return Err(No::OutOfTurn(OutOfTurn::NotYourTurn));
        }
        if heap.possible().contains(&take.0) { Ok(()) } else { Err(No::TooMany) }
    }

    fn carry_out(heap: &mut Heap, seat: Seat, take: &Take, _: &mut impl Chance, sink: &mut impl Sink<Self>) {
        heap.left -= take.0;
        heap.nod = heap.polite && take.0 > 0 && heap.left > 0;
        heap.turn = if take.0 > 0 { other(seat) } else { seat };
        sink.event(heap, || Took { seat, count: take.0 });
    }

    fn check_invariants(heap: &Heap) -> Result<(), String> {
        if heap.left <= 30 && heap.turn.index() < 2 && (heap.polite || !heap.nod) {
            Ok(())
        } else {
            Err(format!("{heap:?} cannot be"))
        }
    }

    fn same_setup(one: &Heap, other: &Heap) -> bool {
        one.polite == other.polite
    }

    fn view(heap: &Heap, _: Viewer) -> Heap {
        heap.clone()
    }

    fn seen(event: &Took, _: Viewer) -> Option<Took> {
        Some(*event)
    }

    fn reveals(_: &Took, _: Viewer) -> bool {
        false
    }
}

impl Imagine for Pebbles {
    fn imagine(heap: &Heap, _: &mut impl Chance) -> Heap {
        heap.clone()
    }
}

impl Notation for Pebbles {
    fn action_text(take: &Take) -> String {
        format!("take {}", take.0)
    }

    fn parse_action(text: &str) -> Result<Take, NotationError> {
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["take", count] => Ok(Take(number(count, 0..=u8::MAX)?)),
            _ => wrong(unlike(text, "thing-action", "`take 2`")),
        }
    }

    fn position_text(heap: &Heap) -> String {
        let manners = if heap.nod {
            "nod"
        } else if heap.polite {
            "polite"
        } else {
            "plain"
        };
        format!("left {}\nturn {}\nmanners {manners}\n", heap.left, heap.turn.letter())
    }

    fn parse_position(text: &str) -> Result<Heap, PositionError> {
        let mut heap = Heap { left: 9, turn: Seat(0), polite: false, nod: false };
        Lines::read(text, &[], &[])?.each(|key, words| {
            match (key, words) {
                ("left", [left]) => heap.left = number(left, 0..=30)?,
                ("turn", [who]) => heap.turn = seat(who, 2)?,
                ("manners", ["plain"]) => {}
                ("manners", ["polite"]) => heap.polite = true,
                ("manners", ["nod"]) => (heap.polite, heap.nod) = (true, true),
                _ => return wrong(no_key(key, "`left`, `turn`, `manners`")),
            }
            Ok(())
        })?;
        Ok(heap)
    }

    fn seats_in(_: &Heap) -> usize {
        2
    }

    fn event_text(event: &Took) -> String {
        format!("Took {} {}", event.seat.letter(), event.count)
    }

    fn field(heap: &Heap, name: &str) -> Result<String, NotationError> {
        match name {
            "left" => Ok(heap.left.to_string()),
            _ => Err(no_field(name, "")),
        }
    }
}

impl Bots for Pebbles {
    fn bot(_: Persona, seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(Random::new(seed))
    }
}
