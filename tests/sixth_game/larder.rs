//! A larder of 60 jars on four shelves, of which the cook takes up to three, one at a time, and then is done. Some jars are
//! sealed. It shows a tray: cards that are searched and chosen from without lying on the table.

use bevy::math::Vec3;
use imps_table::ai::random::Random;
use imps_table::ai::{Bot, Bots, Persona};
use imps_table::engine::notation::{Lines, PositionError, no_field, no_key, number, unlike, wrong};
use imps_table::engine::{
    Chance, Imagine, Notation, NotationError, OutOfTurn, Outcome, Refusal, Rules, Seat, SetupError, Sink, ToAct,
    Viewer, Words,
};
use imps_table::table::{
    Arrange, Art, Beat, Button, Face, FaceArt, Framing, Layout, LogLine, OptionId, OptionRow, Palette, PieceId, Point,
    Regular, Say, SetUp, Setting, Side, Status, TableGame, Target, Tell, Tray, TrayCard,
};
use serde::{Deserialize, Serialize};

/// How many jars there are, on a shelf and in all.
const ON_A_SHELF: u8 = 15;
pub const JARS: u8 = 4 * ON_A_SHELF;
const SHELVES: [(&str, &str); 4] = [
    ("larder-fruit", "ui-star"),
    ("larder-herbs", "ui-laurel"),
    ("larder-fish", "ui-coins"),
    ("larder-wine", "ui-crown"),
];

/// What a jar holds, said by its name.
const HOLDS: [&str; 4] = ["plum", "sage", "eel", "hock"];

/// Rules of Larder, the second game from elsewhere.
pub struct Larder;

/// How many jars may be taken.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    pub most: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { most: 3 }
    }
}

/// Everything there is.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Kitchen {
    pub taken: Vec<u8>,
    pub most: u8,
    pub done: bool,
}

/// Takes a jar, or none any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Take {
    Jar(u8),
    Done,
}

/// Refusal of an action in Larder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum No {
    OutOfTurn(OutOfTurn),
    Missing,
    Sealed,
    Enough,
}

impl Refusal for No {
    fn name(&self) -> &'static str {
        match self {
            Self::OutOfTurn(why) => why.name(),
            Self::Missing => "missing",
            Self::Sealed => "sealed",
            Self::Enough => "enough",
        }
    }

    fn words(&self) -> Words {
        match self {
            Self::OutOfTurn(why) => why.words(),
            _ => Words::new(format!("larder-{}", self.name())),
        }
    }

    fn rule(&self) -> &'static str {
        "taking"
    }
}

/// The last jar of every shelf is sealed.
pub fn is_sealed(jar: u8) -> bool {
    jar % ON_A_SHELF == ON_A_SHELF - 1
}

/// A jar as a card.
pub fn jar(number: u8) -> Target {
    Target::Piece(PieceId(u32::from(number)))
}

impl Kitchen {
    fn refuses(&self, take: Take) -> Option<No> {
        match take {
            Take::Done => None,
            Take::Jar(jar) if jar >= JARS || self.taken.contains(&jar) => Some(No::Missing),
            Take::Jar(jar) if is_sealed(jar) => Some(No::Sealed),
            Take::Jar(_) if self.taken.len() >= usize::from(self.most) => Some(No::Enough),
            Take::Jar(_) => None,
        }
    }
}

impl Rules for Larder {
    type Options = Options;
    type State = Kitchen;
    type Action = Take;
    type Event = Take;
    type View = Kitchen;
    type Refusal = No;

    const ID: &'static str = "larder";
    const LONGEST: usize = 10;
    const SECRETS: bool = false;

    fn seats(_: &Options) -> usize {
        2
    }

    fn setup(options: &Options, _: &mut impl Chance, _: &mut impl Sink<Self>) -> Result<Kitchen, SetupError> {
        Ok(Kitchen { taken: Vec::new(), most: options.most.min(9), done: false })
    }

    fn to_act(kitchen: &Kitchen) -> ToAct {
        if !kitchen.done {
            return ToAct::one(Seat(0));
        }
        let count = kitchen.taken.len() as i32;
        ToAct::Over(Outcome { scores: vec![count, i32::from(kitchen.most) - count], reason: Words::new("larder-shut") })
    }

    fn legal(kitchen: &Kitchen, seat: Seat, out: &mut Vec<Take>) {
        let all = (0..JARS).map(Take::Jar).chain([Take::Done]);
        out.extend(all.filter(|take| Self::check(kitchen, seat, take).is_ok()));
    }

    fn check(kitchen: &Kitchen, seat: Seat, take: &Take) -> Result<(), No> {
        if kitchen.done {
            return Err(No::OutOfTurn(OutOfTurn::MatchOver));
        }
        if seat != Seat(0) {
            return Err(No::OutOfTurn(OutOfTurn::NotYourTurn));
        }
        kitchen.refuses(*take).map_or(Ok(()), Err)
    }

    fn carry_out(kitchen: &mut Kitchen, _: Seat, take: &Take, _: &mut impl Chance, sink: &mut impl Sink<Self>) {
        match *take {
            Take::Jar(jar) => kitchen.taken.push(jar),
            Take::Done => kitchen.done = true,
        }
        sink.event(kitchen, || *take);
    }

    fn check_invariants(kitchen: &Kitchen) -> Result<(), String> {
        if kitchen.taken.len() <= usize::from(kitchen.most) { Ok(()) } else { Err(format!("{kitchen:?} cannot be")) }
    }

    fn same_setup(one: &Kitchen, other: &Kitchen) -> bool {
        one.most == other.most
    }

    fn view(kitchen: &Kitchen, _: Viewer) -> Kitchen {
        kitchen.clone()
    }

    fn seen(event: &Take, _: Viewer) -> Option<Take> {
        Some(*event)
    }

    fn reveals(_: &Take, _: Viewer) -> bool {
        false
    }
}

impl Imagine for Larder {
    fn imagine(kitchen: &Kitchen, _: &mut impl Chance) -> Kitchen {
        kitchen.clone()
    }
}

impl Notation for Larder {
    fn action_text(take: &Take) -> String {
        match take {
            Take::Jar(jar) => format!("take {jar}"),
            Take::Done => "done".to_owned(),
        }
    }

    fn parse_action(text: &str) -> Result<Take, NotationError> {
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["take", jar] => Ok(Take::Jar(number(jar, 0..=u8::MAX)?)),
            ["done"] => Ok(Take::Done),
            _ => wrong(unlike(text, "thing-action", "`take 2`, `done`")),
        }
    }

    fn position_text(kitchen: &Kitchen) -> String {
        let taken: Vec<String> = kitchen.taken.iter().map(u8::to_string).collect();
        format!("most {}\ndone {}\ntaken {}\n", kitchen.most, u8::from(kitchen.done), taken.join(" "))
    }

    fn parse_position(text: &str) -> Result<Kitchen, PositionError> {
        let mut kitchen = Kitchen { taken: Vec::new(), most: 3, done: false };
        Lines::read(text, &[], &[])?.each(|key, words| {
            match (key, words) {
                ("most", [most]) => kitchen.most = number(most, 0..=9)?,
                ("done", [done]) => kitchen.done = number(done, 0..=1)? == 1,
                ("taken", jars) => {
                    for jar in jars.iter() {
                        kitchen.taken.push(number(jar, 0..=JARS - 1)?);
                    }
                }
                _ => return wrong(no_key(key, "`most`, `done`, `taken`")),
            }
            Ok(())
        })?;
        Ok(kitchen)
    }

    fn seats_in(_: &Kitchen) -> usize {
        2
    }

    fn event_text(event: &Take) -> String {
        Self::action_text(event)
    }

    fn field(kitchen: &Kitchen, name: &str) -> Result<String, NotationError> {
        match name {
            "taken" => Ok(kitchen.taken.len().to_string()),
            _ => Err(no_field(name, "")),
        }
    }
}

impl Bots for Larder {
    fn bot(_: Persona, seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(Random::new(seed))
    }
}

impl TableGame for Larder {
    const ART: &'static (dyn Art + Sync) = &Self;
}

impl Arrange for Kitchen {
    fn arrange(&self, _: Side) -> Layout {
        let card = |number: u8| {
            let shelf = usize::from(number / ON_A_SHELF);
            let title = Words::new(format!("{} {}", HOLDS[shelf], number % ON_A_SHELF + 1));
            TrayCard::new(PieceId(u32::from(number)), Face(u16::from(number)), title)
                .within([shelf])
                .marked(self.taken.contains(&number))
        };
        let tray = Tray::new(Words::new("larder"), (0..JARS).map(card).collect())
            .noted(Words::new("larder-up-to").with("count", self.most))
            .grouped(SHELVES.map(|(name, icon)| (Words::new(name), icon)));
        Layout { tray: (!self.done).then_some(tray), ..Layout::default() }
    }
}

impl Say for Kitchen {
    fn status(&self) -> Status {
        Status { phases: vec!["larder-taking"], phase: 0, prompt: Words::new("larder-take") }
    }

    fn button(&self, _: Seat, _: OptionId) -> Button {
        Button::new(Words::new("ui-done")).pictured("ui-check")
    }
}

impl Tell for Larder {
    fn tell(_: &Take, _: &Kitchen, _: &Kitchen, _: Side) -> Beat {
        Beat { sounds: vec![(0.0, "wood-knock")], ..Beat::default() }
    }

    fn log(_: &Take, after: &Kitchen) -> Option<LogLine> {
        let words = Words::new("larder-taken").with("count", after.taken.len() as i64);
        Some(LogLine::new(words))
    }
}

impl Point for Larder {
    fn targets(_: &Kitchen, _: Seat, take: &Take) -> Vec<Target> {
        match *take {
            Take::Jar(number) => vec![jar(number)],
            Take::Done => vec![Target::Option(OptionId(0))],
        }
    }

    fn meant(_: &Kitchen, _: Seat, targets: &[Target]) -> Option<Take> {
        match targets {
            [Target::Piece(id)] => u8::try_from(id.0).ok().map(Take::Jar),
            _ => None,
        }
    }
}

impl Art for Larder {
    fn face(&self, _: Face, _: Palette, _: &dyn Fn(&Words) -> String) -> FaceArt {
        FaceArt { template: "none", values: Vec::new() }
    }

    fn regulars(&self) -> &'static [Regular] {
        const { &[Regular::plain("Ladle"), Regular::plain("Whisk")] }
    }
}

impl SetUp for Options {
    fn rows(&self) -> Vec<OptionRow<Self>> {
        Vec::new()
    }

    fn setting(&self) -> Setting {
        Setting::bare(Framing { fov: 28.0, pitch: 55.0, distance: 0.9, at: Vec3::ZERO }, "tavern")
    }

    fn faces(&self) -> Vec<Face> {
        Vec::new()
    }
}
