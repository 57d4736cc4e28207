//! Where everything lies: the field with its armies, the strip with cards, dice and victory stands, and the hands.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy_math::{Quat, Vec2, Vec3};

use super::bodies::{self, Heath};
use super::{army, cards, dice, faces, field, ids, names, setting, words};
use crate::engine::Words;
use crate::games::battlelore::terrain::{Field, LandmarkKind};
use crate::games::battlelore::{Hex, HexSet, Side, UnitId, View};
use crate::table::{
    Badge, Deed, GuidePlace, Layout, Look, Outline, PieceId, Pill, Placed, Pose, Side as Eyes, Target, Zone,
};

/// Where the victory stands are in the strip beside the field, far and near, in metres, and how large: behind the decks, and
/// between them and the tray.
const STANDS: [Vec2; 2] = [Vec2::new(0.672, -0.385), Vec2::new(0.672, -0.045)];
const SMALL: f32 = 0.70;
/// How far before the middle of the field the stand of whoever has won the match is, far and near, in metres; and how large.
/// Between the field and the near one there is room for his banners, which are seen there.
const TROPHIES: [f32; 2] = [-0.4635, 0.588];
const TROPHY: f32 = 2.5;
/// How far before the middle of a winner's stand his banners are, seen from a stand that is as large as it is made, how large
/// at most, how far they lean back, in radians, so that whoever looks down sees their cloth; and how far beside its end, where the
/// field lies before it, or before it the middle of the words is, in metres.
const IN_FRONT: f32 = 0.004;
const PROUD: f32 = 1.2;
const LEANS: f32 = 0.8;
const BESIDE: f32 = 0.146;
const BELOW: f32 = 0.035;
/// How high banners that won stand above the table, seen from a stand that is as large as it is made, in metres.
const BANNERS_HIGH: f32 = 0.040;
/// Width of a banner's crossbar, in metres, and how much of its place it takes at most.
const CROSSBAR: f32 = 0.027;
const AT_MOST: f32 = 0.9;
/// The middle of a banner's cloth from its foot, just before the cloth, and how large the emblem on it is, in metres.
const CLOTH: Vec3 = Vec3::new(0.0, 0.0312, 0.0027);
const EMBLEM: f32 = 0.0155;
/// Of a stand that is as large as it is made: how wide and deep it is, how high its floor, how far apart places for banners are at
/// most, and how long their row is, in metres.
const STAND: Vec2 = Vec2::new(0.210, 0.036);
const HEIGHT: f32 = 0.0045;
const PITCH: f32 = 0.031;
const ROW: f32 = 0.198;
/// How large banners are on it, and the sign for one that it waits for, in metres.
const BANNERS: f32 = 1.12;
const VACANCY: f32 = 0.025;
/// The cloth of Victory Banners, as sRGB.
const HONOUR: [u8; 3] = [0xd8, 0x3a, 0x2c];

/// The field as the viewer has it before him.
#[derive(Clone, Copy, Debug)]
pub struct Ground {
    field: Field,
    near: Side,
}

impl Ground {
    /// The field of a match, with somebody's side near.
    pub fn new(view: &View, eyes: Eyes) -> Self {
        Self { field: view.table.field, near: Side::of_seat(eyes.seat) }
    }

    /// Whether it is the side of the viewer.
    pub fn is_near(self, side: Side) -> bool {
        self.near == side
    }

    /// The middle of a hex on its ground, upright.
    pub fn hex(self, hex: Hex) -> Pose {
        let at = self.turned(field::pose(&self.field, hex).at);
        Pose::table(at.x, at.y, at.z)
    }

    /// A place on the field, given with South near, as the viewer has it before him.
    pub fn turned(self, at: Vec3) -> Vec3 {
        let turn = if self.near == Side::South { 1.0 } else { -1.0 };
        Vec3::new(at.x * turn, at.y, at.z * turn)
    }

    /// The place of a hex in the walking order: row by row, from the far left.
    fn order(self, hex: Hex) -> i32 {
        let order = hex.index() as i32;
        if self.near == Side::South { order } else { HexSet::FIELD.len() as i32 - order }
    }

    /// Where the side's things lie: 0 far, 1 near.
    pub fn end(self, side: Side) -> usize {
        usize::from(self.is_near(side))
    }

    /// The same as a way along z, towards the viewer: -1 far, 1 near.
    fn towards(self, side: Side) -> f32 {
        if self.is_near(side) { 1.0 } else { -1.0 }
    }
}

/// A piece that only lies there.
pub fn thing(id: PieceId, look: Look, pose: Pose) -> Placed {
    Placed { id, look, pose, title: None, order: 0 }
}

/// Everything at rest.
pub fn arrange(view: &View, eyes: Eyes) -> Layout {
    let ended = view.table.ending.is_some();
    let ground = Ground::new(view, eyes);
    let winner = Side::BOTH.into_iter().find(|side| has_won(view, *side));
    let end = winner.map_or(0.0, |side| ground.towards(side));
    let framing = if ended { setting::afterwards(end) } else { setting::framing(words::phase(&view.table)) };
    let guide = if ended { GuidePlace::UpperRight } else { GuidePlace::LowerRight };
    let mut layout = Layout { framing: Some(framing), guide, ..Layout::default() };
    let turn = Quat::from_rotation_y(if ground.near == Side::South { 0.0 } else { PI });
    let stood = Hex::all().filter(|hex| view.table.at(*hex).is_some()).fold(HexSet::NONE, HexSet::with);
    let mut heath = Look::own(Heath { field: view.table.field, towards: ground.near, stood }, Vec3::ZERO);
    // The field is turned with its frame; the numbers stand upright before whoever sits there.
    heath.badges = bodies::numbers(ground)
        .into_iter()
        .map(|badge| Badge { at: turn * badge.at, turn: turn * badge.turn, ..badge })
        .collect();
    layout.pieces.push(thing(ids::HEATH, heath, Pose::table(0.0, 0.0, 0.0).turned(turn)));
    layout.pieces.push(thing(ids::CANDLE, Look::candle(), setting::candle(ended)));
    for side in Side::BOTH {
        for (id, unit) in view.table.army(side) {
            layout.pieces.extend(army::pieces(view, ground, id, ground.order(unit.hex)));
            // Who has held the field stands in the light.
            if has_won(view, side) {
                layout.lit.push(Target::Piece(ids::unit(id)));
            }
        }
        stand(view, ground, side, &mut layout);
    }
    landmarks(view, ground, &mut layout);
    for hex in Hex::all().filter(|hex| view.table.at(*hex).is_none()) {
        layout.zones.push(empty(view, ground, hex));
        layout.cells.push(Target::Zone(ids::zone(hex)));
    }
    let units = Side::BOTH.into_iter().flat_map(|side| view.table.army(side));
    layout.cells.extend(units.map(|(id, _)| Target::Piece(ids::unit(id))));
    // The field and the winner's banners are what is left to be seen.
    if !ended {
        dice::tray(view, &mut layout);
        cards::strip(view, ground, &mut layout);
        cards::hands(view, eyes, &mut layout);
    }
    layout.deed = battle(view).filter(|_| !ended);
    for (number, objective) in view.table.objectives.iter().flatten().enumerate().filter(|(_, goal)| !goal.won) {
        let mut pose = ground.hex(objective.hex);
        pose.at.y += 0.0007;
        layout.pieces.push(thing(ids::objective(number), Look::decal(faces::OBJECTIVE, Vec2::splat(0.05)), pose));
    }
    layout
}

/// The battle that is being fought: who rolls, and against whom.
fn battle(view: &View) -> Option<Deed> {
    let battle = view.table.battle?;
    let alive = |id: UnitId| view.table.unit(id).is_alive().then(|| Target::Piece(ids::unit(id)));
    Some(Deed { by: alive(battle.roller())?, to: alive(battle.victim()) })
}

fn empty(view: &View, ground: Ground, hex: Hex) -> Zone {
    Zone {
        id: ids::zone(hex),
        pose: ground.hex(hex),
        outline: Outline::Hex(field::INNER * 0.9),
        reach: Outline::Hex(field::INNER),
        title: names::place(&view.table, hex),
        order: ground.order(hex),
    }
}

fn landmarks(view: &View, ground: Ground, layout: &mut Layout) {
    for landmark in view.table.field.list() {
        let model = match landmark.kind {
            LandmarkKind::Stronghold => "bl_stronghold",
            LandmarkKind::Pentacle => "bl_pentacle",
            LandmarkKind::Pool => "bl_pool",
            LandmarkKind::Den => "bl_den",
            LandmarkKind::Camp => "bl_camp",
        };
        layout.pieces.push(thing(
            ids::landmark(landmark.hex),
            Look::model(model, Vec3::ZERO),
            ground.hex(landmark.hex),
        ));
    }
}

/// Whether a side has won the match.
fn has_won(view: &View, side: Side) -> bool {
    view.table.ending.is_some_and(|ending| ending.winner == Some(side))
}

/// Where a side's victory stand is: beside the field, and along it for all to see once the side has won.
fn stand_place(view: &View, ground: Ground, side: Side) -> Pose {
    if has_won(view, side) {
        return Pose::table(0.0, 0.0, TROPHIES[ground.end(side)]).scaled(TROPHY);
    }
    let Vec2 { x, y } = STANDS[ground.end(side)];
    Pose::table(x, 0.0, y).scaled(SMALL)
}

/// Where a side's Victory Banners stand on its stand, the `number`th of them: those that won take the whole of their row, and
/// lean back.
pub fn banner_place(view: &View, ground: Ground, side: Side, number: u8) -> Pose {
    let stand = stand_place(view, ground, side);
    let places = f32::from(view.table.goals[side.index()].max(view.table.banners[side.index()]).max(1));
    let won = has_won(view, side);
    let pitch = if won { ROW / places } else { PITCH.min(ROW / places) };
    let aside = (f32::from(number) - (places - 1.0) / 2.0) * pitch;
    let (before, large, leans) =
        if won { (IN_FRONT, PROUD.min(pitch / CROSSBAR * AT_MOST), LEANS) } else { (0.0, BANNERS, 0.0) };
    Pose { at: stand.at + Vec3::new(aside, HEIGHT, before) * stand.scale, ..stand }
        .turned(Quat::from_rotation_x(-leans))
        .scaled(stand.scale * large)
}

/// The stand with the Victory Banners that a side has won, and room for those that it still needs. Once the match is over
/// only the winner's is left to be seen.
fn stand(view: &View, ground: Ground, side: Side, layout: &mut Layout) {
    let (has, goal) = (view.table.banners[side.index()], view.table.goals[side.index()]);
    let (won, ended) = (has_won(view, side), view.table.ending.is_some());
    if ended && !won {
        return;
    }
    let at = stand_place(view, ground, side);
    layout.pieces.push(thing(ids::stand(side), Look::model("bl_stand", Vec3::ZERO), at));
    for number in 0..goal.max(has) {
        let mut place = banner_place(view, ground, side, number);
        if number < has {
            let mut look = Look::model("bl_victory_banner", Vec3::ZERO).tinted(HONOUR);
            if won {
                layout.lit.push(Target::Piece(ids::banner(side, number)));
                look = look.badged(Badge {
                    face: faces::VICTORY,
                    at: CLOTH,
                    turn: Quat::from_rotation_x(FRAC_PI_2),
                    size: Vec2::splat(EMBLEM),
                });
            }
            layout.pieces.push(thing(ids::banner(side, number), look, place));
        } else {
            place.at.y += 0.0006;
            let look = Look::decal(faces::VACANCY, Vec2::splat(VACANCY));
            layout.pieces.push(thing(ids::vacancy(side, number), look, place));
        }
    }
    let pill = |at: Vec3, key: &'static str| Pill {
        at,
        words: Words::new(key).with("seat", side.seat()).with("has", has).with("needs", goal),
        icon: Some(faces::side_icon(side)),
    };
    if ended {
        let (wide, deep) = (STAND.x / 2.0 * at.scale, STAND.y / 2.0 * at.scale);
        let (x, z) = if ground.is_near(side) { (0.0, deep + BELOW) } else { (-wide - BESIDE, 0.0) };
        layout.captions.push(pill(at.at + Vec3::new(x, HEIGHT * at.scale, z), "battlelore-pill-won"));
        layout.show_off(at.at, Vec2::new(wide, deep), BANNERS_HIGH * at.scale);
        return;
    }
    // The decks lie before the far stand, so its number stands beside it.
    let beside = if ground.is_near(side) { Vec3::new(0.0, 0.004, 0.037) } else { Vec3::new(0.127, 0.004, 0.0) };
    layout.pills.push(pill(at.at + beside, "battlelore-pill-banners"));
}

#[cfg(test)]
mod tests {
    use bevy_math::Rect;

    use super::*;
    use crate::engine::{Notation as _, Rules as _, Seat, Viewer};
    use crate::games::battlelore::BattleLore;
    use crate::games::battlelore::position::{EndReason, Ending};
    use crate::table::{Fit, Lens, SafeArea};

    #[test]
    fn whoever_rolls_and_against_whom_is_marked_as_long_as_they_fight() {
        let deed = |text: &str| {
            let state = BattleLore::parse_position(text).expect("a position");
            let view = BattleLore::view(&state, Viewer::Seat(Seat(0)));
            arrange(&view, Eyes::default()).deed
        };
        let [south, north] = [0, 1].map(|place| UnitId::of_index(place).expect("a unit"));
        let between = |by, to| Some(Deed { by: Target::Piece(ids::unit(by)), to: Some(Target::Piece(ids::unit(to))) });
        let units = "units SHbs@(5,5):o NHbs@(4,5)";
        assert_eq!(deed(units), None);
        let battle = format!("phase combat roll\n{units}\nbattle 1>2 from (5,5) at (4,5) melee flags 0 hits 0 bold 0");
        assert_eq!(deed(&battle), between(south, north));
        let back = battle.replace("melee", "melee back");
        assert_eq!(deed(&back), between(north, south), "it battles back");
    }

    #[test]
    fn the_banners_that_won_stand_before_the_field_and_show_their_cloth() {
        let state = BattleLore::parse_position("units SHbs@(5,5) NHbs@(4,5)").expect("a position");
        let mut view = BattleLore::view(&state, Viewer::Seat(Seat(0)));
        view.table.banners = [3, 2];
        let arranged = |view: &View| arrange(view, Eyes::default());
        view.table.ending = Some(Ending { winner: Some(Side::North), how: EndReason::Banners });
        let layout = arranged(&view);
        let won = [0, 1].map(|number| ids::banner(Side::North, number));
        let placed: Vec<&Placed> = layout.pieces.iter().filter(|placed| won.contains(&placed.id)).collect();
        assert_eq!(placed.len(), 2);
        for placed in placed {
            assert!(placed.pose.at.z < -0.38 && placed.pose.at.x.abs() < 0.34, "across the table: {:?}", placed.pose);
            let cloth = placed.pose.turn * Vec3::Z;
            assert!(cloth.y > 0.5 && cloth.z > 0.5, "turned up to the viewer: {cloth}");
        }
        let ends = |number: u8| {
            let place = banner_place(&view, Ground::new(&view, Eyes::default()), Side::North, number);
            [-0.5, 0.5].map(|end| place.at.x + end * CROSSBAR * place.scale)
        };
        assert!(ends(0)[0] > -STAND.x / 2.0 * TROPHY, "within the stand");
        assert!(ends(0)[1] < ends(1)[0], "beside each other");
        let lost = ids::stand(Side::South);
        assert!(layout.pieces.iter().all(|placed| placed.id != lost), "the loser's stand is put away");
        assert!(layout.pills.is_empty(), "no words hang where nothing stands");
        let caption = layout.captions.first().expect("it is said whose banners they are");
        assert!(caption.at.z < -0.38 && caption.at.x < -0.34, "beside them: {:?}", caption.at);
        view.table.ending = Some(Ending { winner: Some(Side::South), how: EndReason::Banners });
        let layout = arranged(&view);
        let caption = layout.captions.first().expect("it is said whose banners they are");
        assert!(caption.at.x == 0.0 && caption.at.z > TROPHIES[1], "below them: {:?}", caption.at);
    }

    #[test]
    fn afterwards_field_candle_and_banners_are_whole_beside_the_results() {
        /// Half of the field with its frame, in metres.
        const WHOLE: Vec2 = Vec2::new(0.607, 0.391);
        let (sheet, buttons) = (462.0, Rect::new(1216.0, 0.0, 1280.0, 200.0));
        let flat = |half: Vec2| {
            [-1.0, 1.0].into_iter().flat_map(move |x| [-1.0, 1.0].map(|z| Vec3::new(half.x * x, 0.0, half.y * z)))
        };
        for (end, stand) in [(1.0, Some(TROPHIES[1])), (-1.0, Some(TROPHIES[0])), (0.0, None)] {
            let lens =
                Lens::of(setting::afterwards(end), 0.0, Fit::NONE, Vec2::new(1280.0, 720.0), &SafeArea::default());
            let candle = setting::candle(true);
            let candle =
                flat(Vec2::splat(0.0666)).chain([Vec3::Y * 0.103]).map(|point| candle.at + point * candle.scale);
            let stand = stand.into_iter().flat_map(|z| flat(STAND / 2.0).map(move |at| at * TROPHY + Vec3::Z * z));
            for point in flat(WHOLE).chain(candle).chain(stand) {
                let seen = lens.project(point).expect("before the eye");
                assert!(seen.x > sheet && seen.x < 1264.0 && seen.y > 40.0 && seen.y < 700.0, "{end}, {point}: {seen}");
                assert!(!buttons.contains(seen), "{end}, {point}: {seen}");
            }
        }
    }
}
