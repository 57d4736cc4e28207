//! The table of the pebbles.

use bevy_math::{Quat, Vec2, Vec3};
use imps_table::engine::{Seat, Words};
use imps_table::table::{
    Arrange, Art, Badge, Beat, Button, Counting, End, Explained, Face, FaceArt, Framing, Layout, Leave, LogLine, Look,
    OptionId, OptionRow, Outline, Palette, PieceId, Placed, Point, Pose, Regular, Say, SetUp, Setting, Side, Status,
    TableGame, Target, Tell, Zone, ZoneId,
};

use super::rules::{Heap, Options, Pebbles, Take, Took};

/// The heap as a place.
pub const HEAP: ZoneId = ZoneId(1);
/// What is painted on each pebble.
pub const MARK: Face = Face(0);
/// Radius of the ring that the pebbles lie in, in metres.
const RING: f32 = 0.12;

fn pebble(number: u8) -> Placed {
    let angle = f32::from(number) * 0.7;
    Placed {
        id: PieceId(100 + u32::from(number)),
        look: Look::model("pebbles_stone", Vec3::new(0.052, 0.02, 0.042))
            .tinted([0x88, 0x88, 0x80])
            .on_round_foot(0.02)
            .badged(Badge { face: MARK, at: Vec3::Y * 0.0205, turn: Quat::IDENTITY, size: Vec2::splat(0.02) }),
        pose: Pose::table(RING * angle.cos(), 0.0, RING * angle.sin()).scaled(0.5),
        title: None,
        order: 0,
    }
}

impl TableGame for Pebbles {
    const ART: &'static (dyn Art + Sync) = &Self;
}

impl Arrange for Heap {
    fn arrange(&self, _: Side) -> Layout {
        let heap = Zone {
            id: HEAP,
            pose: Pose::table(0.0, 0.0, 0.0),
            outline: Outline::Hex(RING * 1.3),
            reach: Outline::Hex(RING * 1.3),
            title: Words::new("pebbles-heap").with("count", self.left),
            order: 1,
        };
        Layout {
            pieces: (0..self.left).map(pebble).collect(),
            zones: vec![heap],
            cells: vec![Target::Zone(HEAP)],
            ..Layout::default()
        }
    }
}

impl Say for Heap {
    fn status(&self) -> Status {
        Status { phases: vec!["pebbles-taking"], phase: 0, prompt: Words::new("pebbles-take").with("seat", self.turn) }
    }

    fn button(&self, _: Seat, _: OptionId) -> Button {
        Button::new(Words::new("pebbles-nod"))
    }

    fn counting(&self, _: Seat, _: &[Target]) -> Counting {
        Counting { take: Words::new("pebbles-take-these"), rest: None }
    }

    fn why_not(&self, _: Seat, _: &[Target]) -> Option<Explained> {
        Some(Explained { words: Words::new("pebbles-heap-only"), rule: Some("taking") })
    }
}

impl Tell for Pebbles {
    fn tell(event: &Took, _: &Heap, after: &Heap, _: Side) -> Beat {
        let taken = (after.left..after.left + event.count).map(pebble);
        let leaves = taken.map(|taken| Leave::here(taken.id, taken.pose, End::Dissolved)).collect();
        Beat { leaves, sounds: vec![(0.0, "pebbles-click")], hold: 0.3, ..Beat::default() }
    }

    fn log(event: &Took, _: &Heap) -> Option<LogLine> {
        let words = Words::new("pebbles-took").with("seat", event.seat).with("count", event.count);
        Some(LogLine { place: Some(Target::Zone(HEAP)), ..LogLine::new(words) })
    }
}

impl Point for Pebbles {
    fn targets(_: &Heap, _: Seat, take: &Take) -> Vec<Target> {
        match take.0 {
            0 => vec![Target::Option(OptionId(0))],
            count => vec![Target::Zone(HEAP), Target::Count(count)],
        }
    }

    fn meant(_: &Heap, _: Seat, _: &[Target]) -> Option<Take> {
        None
    }
}

impl Art for Pebbles {
    fn face(&self, _: Face, _: Palette, _: &dyn Fn(&Words) -> String) -> FaceArt {
        FaceArt { template: "mark.svg", values: vec![("colour", "#303028".to_owned())] }
    }

    fn regulars(&self) -> &'static [Regular] {
        const { &[Regular { icon: "pebbles-flint", ..Regular::plain("Flint") }, Regular::plain("Agate")] }
    }
}

impl SetUp for Options {
    fn rows(&self) -> Vec<OptionRow<Self>> {
        let heaps = [("pebbles-9", 9), ("pebbles-15", 15)];
        let manners = [("pebbles-plain", false), ("pebbles-polite", true)];
        vec![
            OptionRow::new("pebbles-heap-size", self, heaps.map(|(key, pebbles)| (key, Self { pebbles, ..*self }))),
            OptionRow::new("pebbles-manners", self, manners.map(|(key, polite)| (key, Self { polite, ..*self }))),
        ]
    }

    fn setting(&self) -> Setting {
        Setting::bare(Framing { fov: 28.0, pitch: 55.0, distance: 0.9, at: Vec3::ZERO }, "tavern")
    }

    fn faces(&self) -> Vec<Face> {
        vec![MARK]
    }
}
