//! The table of the larder: a tray with the jars, in which one searches, and on the table what the guests have taken.

use bevy_math::Vec3;
use imps_table::engine::{Seat, Words};
use imps_table::table::{
    Arrange, Art, Beat, Button, Counter, Face, FaceArt, Framing, Layout, LogLine, Look, Move, OptionId, OptionRow,
    Origin, Palette, PieceId, Placed, Point, Pose, Regular, Say, SetUp, Setting, Sheet, Side, Spoken, Status,
    TableGame, Target, Tell, Tray, TrayCard,
};

use super::rules::{Action, Event, JARS, Kitchen, Larder, ON_A_SHELF, Options, is_sealed, sealed_jars, shelf};

/// What a guest sees.
type View = Kitchen<Option<u8>>;

/// The seats of the guests.
const GUESTS: [Seat; 2] = [Seat(0), Seat(1)];

/// The shelves, each with its icon.
const SHELVES: [(&str, &str); 4] = [
    ("larder-fruit", "ui-star"),
    ("larder-herbs", "ui-laurel"),
    ("larder-fish", "ui-coins"),
    ("larder-wine", "ui-crown"),
];
/// What a jar is called, shelf by shelf.
const NAMES: [&str; 4] = ["larder-plum", "larder-sage", "larder-eel", "larder-hock"];

/// The option of leaving.
const DONE: OptionId = OptionId(0);
/// The option of throwing the die.
const THROW: OptionId = OptionId(1);
/// Number of the first piece on the table: those before it are the jars in the tray.
const TAKEN: u32 = 100;

/// A jar as a card of the tray.
pub fn jar(number: u8) -> Target {
    Target::Piece(PieceId(u32::from(number)))
}

/// The jar that a card of the tray is.
fn number(target: Target) -> Option<u8> {
    match target {
        Target::Piece(PieceId(id)) => u8::try_from(id).ok().filter(|number| *number < JARS),
        _ => None,
    }
}

/// What a jar is called.
fn name(jar: u8) -> Words {
    Words::new(NAMES[shelf(jar)]).with("number", jar % ON_A_SHELF + 1)
}

impl View {
    /// The name of a jar, and what it is worth where that is written on it for whoever looks.
    fn label(&self, jar: u8) -> Words {
        match self.worth(jar) {
            Some(points) => Words::new("larder-labelled").with("jar", name(jar)).with("points", points),
            None => name(jar),
        }
    }

    /// What a sealed jar is worth, if the viewer knows.
    fn worth(&self, jar: u8) -> Option<u8> {
        self.sealed.get(shelf(jar)).copied().flatten().filter(|_| is_sealed(jar))
    }
}

/// A jar on the table, the `place`th of a guest.
fn placed(jar: u8, place: usize, near: bool) -> Placed {
    let z = if near { 0.09 } else { -0.09 };
    Placed {
        id: PieceId(TAKEN + u32::from(jar)),
        look: Look::model("disc_light", Vec3::new(0.03, 0.01, 0.03)).on_round_foot(0.015),
        pose: Pose::table((place as f32 - 4.0) * 0.045, 0.0, z).scaled(0.5),
        title: None,
        order: 0,
    }
}

impl TableGame for Larder {
    const ART: &'static (dyn Art + Sync) = &Self;
}

impl Arrange for View {
    fn arrange(&self, side: Side) -> Layout {
        let taken = GUESTS.into_iter().flat_map(|seat| {
            let jars = self.guests[seat.index()].taken.iter().enumerate();
            jars.map(move |(place, jar)| placed(*jar, place, seat == side.seat))
        });
        let card = |number: u8| {
            let gone = self.guests.iter().any(|guest| guest.taken.contains(&number));
            TrayCard::new(PieceId(u32::from(number)), Face(u16::from(number)), self.label(number))
                .within([shelf(number)])
                .marked(gone)
        };
        // Nobody looks into the larder while the other one is in it, or before it is known how often one may reach in.
        let inside = self.turn == Some(side.seat) && !self.is_unthrown(side.seat);
        let tray = inside.then(|| {
            Tray::new(Words::new("larder"), (0..JARS).map(card).collect())
                .noted(Words::new("larder-up-to").with("count", self.left(side.seat) as i64))
                .grouped(SHELVES.map(|(name, icon)| (Words::new(name), icon)))
        });
        Layout { pieces: taken.collect(), tray, ..Layout::default() }
    }

    fn spoken(&self, _: Side) -> Vec<Spoken> {
        let told = |seat: Seat| {
            let guest = &self.guests[seat.index()];
            let die = guest.die.map(|face| Words::new("larder-die").with("face", face));
            let count = Words::new("larder-has").with("seat", seat).with("count", guest.taken.len() as i64);
            guest.taken.iter().fold(Spoken::told(count).say_if(die), |told, jar| told.say(self.label(*jar)))
        };
        GUESTS.into_iter().map(told).collect()
    }
}

impl Say for View {
    fn status(&self) -> Status {
        let phases = if self.is_plain() { vec!["larder-taking"] } else { vec!["larder-throwing", "larder-taking"] };
        let Some(turn) = self.turn else {
            return Status { phase: phases.len() - 1, phases, prompt: Words::new("larder-closed") };
        };
        let (phase, prompt) = if self.is_unthrown(turn) {
            (0, Words::new("larder-throw-first"))
        } else {
            (phases.len() - 1, Words::new("larder-take").with("count", self.left(turn) as i64))
        };
        Status { phases, phase, prompt: prompt.with("seat", turn) }
    }

    fn rule(&self) -> Option<&'static str> {
        Some("taking")
    }

    fn counters(&self, seat: Seat) -> Vec<Counter> {
        let taken = self.guests[seat.index()].taken.len() as i64;
        vec![Counter { icon: "ui-coins", value: taken, title: Words::new("larder-counter-taken") }]
    }

    fn button(&self, _: Seat, option: OptionId) -> Button {
        match option {
            THROW => Button::new(Words::new("larder-throw")).pictured("ui-dice"),
            _ => Button::new(Words::new("ui-done")).pictured("ui-check"),
        }
    }

    fn inspect(&self, _: Seat, target: Target, plain: Sheet) -> Sheet {
        let Some(jar) = number(target).filter(|jar| is_sealed(*jar)) else { return plain };
        let words = match self.worth(jar) {
            Some(points) => Words::new("larder-worth").with("points", points),
            None => Words::new("larder-sealed"),
        };
        plain.say(words).by_rule("sealed")
    }

    fn verdict(&self) -> Vec<Words> {
        let Some(all) = self.all().filter(|all| all.turn.is_none() && !all.is_plain()) else { return Vec::new() };
        let points = GUESTS
            .into_iter()
            .map(|seat| Words::new("larder-points").with("seat", seat).with("points", i64::from(all.points(seat))));
        let sealed = sealed_jars().map(|jar| self.label(jar));
        points.chain(sealed).collect()
    }
}

impl Tell for Larder {
    fn tell(event: &Event, _: &View, after: &View, side: Side) -> Beat {
        match event {
            Event::Thrown(..) => Beat { sounds: vec![(0.0, "dice-shake"), (0.5, "dice-wood")], ..Beat::default() },
            Event::Opened(..) => Beat { sounds: vec![(0.0, "wax")], ..Beat::default() },
            Event::Taken(seat, jar) => {
                let place = after.guests[seat.index()].taken.len().saturating_sub(1);
                let piece = placed(*jar, place, *seat == side.seat);
                let shelf = Pose::table(piece.pose.at.x, 0.0, -0.3).scaled(0.5);
                let lands = Some("wood-knock");
                let taking = Move { starts: None, lands, ..Move::card(piece.id, Origin::Pose(shelf)) };
                Beat { moves: vec![taking], ..Beat::default() }
            }
            Event::Left(_) | Event::Shown(_) => Beat { sounds: vec![(0.0, "wood-knock")], ..Beat::default() },
        }
    }

    fn log(event: &Event, _: &View) -> Option<LogLine> {
        let words = match event {
            Event::Thrown(seat, face) => Words::new("larder-log-thrown").with("seat", *seat).with("face", *face),
            // The chronicle is for all to read: what a jar is worth is told on its label alone.
            Event::Opened(seat, jar, _) => Words::new("larder-log-opened").with("seat", *seat).with("jar", name(*jar)),
            Event::Taken(seat, jar) => Words::new("larder-log-taken").with("seat", *seat).with("jar", name(*jar)),
            Event::Left(seat) => Words::new("larder-log-left").with("seat", *seat),
            Event::Shown(_) => Words::new("larder-log-shown"),
        };
        Some(LogLine::new(words))
    }
}

impl Point for Larder {
    fn targets(_: &View, _: Seat, action: &Action) -> Vec<Target> {
        match *action {
            Action::Open(number) | Action::Take(number) => vec![jar(number)],
            Action::Throw => vec![Target::Option(THROW)],
            Action::Done => vec![Target::Option(DONE)],
        }
    }

    fn meant(view: &View, seat: Seat, targets: &[Target]) -> Option<Action> {
        let jar = targets.first().copied().and_then(number)?;
        let opens = !view.is_plain() && view.is_sealed_for(seat, jar);
        Some(if opens { Action::Open(jar) } else { Action::Take(jar) })
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
        let kinds = [("larder-secret", false), ("larder-plain", true)];
        vec![OptionRow::new("larder-kind", self, kinds.map(|(key, plain)| (key, Self { plain, ..*self })))]
    }

    fn setting(&self) -> Setting {
        Setting::bare(Framing { fov: 28.0, pitch: 55.0, distance: 0.9, at: Vec3::ZERO }, "tavern")
    }

    fn faces(&self) -> Vec<Face> {
        Vec::new()
    }
}
