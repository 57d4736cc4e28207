//! Units on the field: a banner that stands for the unit, and its figures, as many as it has.

use std::f32::consts::{FRAC_PI_2, PI};
use std::sync::LazyLock;

use bevy_math::{FloatExt as _, Quat, Vec2, Vec3};

use super::layout::Ground;
use super::{faces, field, ids, names};
use crate::games::battlelore::position::{Mark, PublicState, Unit, UnitId};
use crate::games::battlelore::units::{Arm, Banner, Race};
use crate::games::battlelore::{Side, UnitKind, View};
use crate::table::{Badge, Dye, Extent, Face, Look, Outline, Placed, Pose};

/// The figures of a kind, as South and as North has them carved: at rest, and ready, with the weapon to the front.
type Figures = [[&'static str; 2]; 2];

/// Those of soldiers, who are carved twice.
macro_rules! soldiers {
    ($name:literal) => {
        [
            [concat!("bl_", $name, "_s"), concat!("bl_", $name, "_s_ready")],
            [concat!("bl_", $name, "_n"), concat!("bl_", $name, "_n_ready")],
        ]
    };
}

/// The figures of each kind.
const MODELS: [(&str, Figures); 19] = [
    ("human_light_foot", soldiers!("light_foot")),
    ("human_foot", soldiers!("foot")),
    ("human_heavy_foot", soldiers!("heavy_foot")),
    ("human_archer", soldiers!("archer")),
    ("human_longbow", soldiers!("longbow")),
    ("human_arbalest", soldiers!("arbalest")),
    ("human_light_horse", soldiers!("light_horse")),
    ("human_horse", soldiers!("horse")),
    ("human_heavy_horse", soldiers!("heavy_horse")),
    ("human_knight", soldiers!("knight")),
    ("dwarf_crossbow", soldiers!("dwarf_crossbow")),
    ("dwarf_foot", soldiers!("dwarf_foot")),
    ("dwarf_heavy_foot", soldiers!("dwarf_heavy_foot")),
    ("goblin_foot", soldiers!("goblin_foot")),
    ("goblin_archer", soldiers!("goblin_archer")),
    ("goblin_lizard_rider", soldiers!("lizard_rider")),
    ("hobgoblin_foot", soldiers!("hobgoblin_foot")),
    ("giant_spider", [["bl_giant_spider_s"; 2], ["bl_giant_spider_n"; 2]]),
    ("earth_elemental", [["bl_earth_elemental_s"; 2], ["bl_earth_elemental_n"; 2]]),
];

/// The flagpole of each side, and the middle of its cloth from the foot of the pole, just before the cloth, in metres.
const POLES: [(&str, Vec3); 2] =
    [("bl_standard", Vec3::new(0.0, 0.0851, -0.0047)), ("bl_pennant", Vec3::new(0.0174, 0.0890, -0.0047))];
/// How large the emblem on a cloth is, in metres.
const EMBLEM: f32 = 0.0255;
/// What a unit stands on, by its side: the shape of its figures' feet, larger.
const PLATES: [&str; 2] = ["bl_plate_s", "bl_plate_n"];
/// Radius and height of a plate as it is carved, in metres; and how large it lies on the field.
const PLATE: (f32, f32) = (0.0365, 0.0010);
const PLATE_SCALE: f32 = 1.0;
/// How high above the ground things lie that lie on a plate, in metres.
const ON_PLATE: f32 = PLATE.1 * PLATE_SCALE + 0.0006;

/// Width, height and depth of what answers for a unit, in metres: as seen from the viewer nearly as high as its flagpole, over
/// which swords hang.
const EXTENT: Vec3 = Vec3::new(0.058, 0.085, 0.052);
/// Radius of what a figure stands on, in metres: on foot, mounted, a Creature.
const FOOT: f32 = 0.011;
const HOOVES: f32 = 0.0125;
const CLAWS: f32 = 0.0215;

/// Where figures stand that are so many, as the viewer sees them: to the right and towards him, in metres. They keep so close
/// that their plate is seen round every unit, and stand on both sides of the pole or before it.
const FORMATIONS: [&[Vec2]; 4] = [
    &[Vec2::new(0.0, 0.0060)],
    &[Vec2::new(-0.0150, 0.0030), Vec2::new(0.0150, 0.0030)],
    &[Vec2::new(0.0, 0.0140), Vec2::new(-0.0150, -0.0100), Vec2::new(0.0150, -0.0100)],
    &[Vec2::new(-0.0150, 0.0126), Vec2::new(0.0150, -0.0120), Vec2::new(-0.0150, -0.0120), Vec2::new(0.0150, 0.0126)],
];
/// How much wider those on horseback stand.
const RIDERS: f32 = 1.08;
/// By how much those on horseback are turned to the side, in radians: a rider seen from behind is hard to tell.
const PROFILE: f32 = 1.05;
/// How far figures are from their places, in metres, how far from straight, in radians, and how small or large they are at most:
/// people, not pawns.
const ASTRAY: f32 = 0.0011;
const TURNED: f32 = 0.157;
const SIZES: (f32, f32) = (0.95, 1.06);
/// How much larger the leader is, who stands first and falls last.
const LEADER: f32 = 1.10;
/// How much larger than they are carved figures stand on the field, so that of the plate behind them the rim is still seen;
/// Creatures fill their hexes. Banners are smaller: in a crowd they would hide those who stand behind them.
const FIGURE_SCALE: f32 = 1.27;
const CREATURE_SCALE: f32 = 1.34;
const BANNER_SCALE: f32 = 0.92;
/// How much brighter than in print classes are painted, on wood and on cloth: cloth stands upright, out of the light.
const BRIGHTER: f32 = 1.30;
const CLOTH: f32 = 1.60;
/// How much stronger colours are than in print: what is far away looks paler.
const STRONGER: f32 = 1.45;
/// Where a sign stands in the corner of a hex towards the viewer, how far it is raised from the ground, in radians, and how large it
/// is, in metres.
const CORNER: Vec3 = Vec3::new(0.0, 0.0098, 0.0385);
const RAISED: f32 = 0.78;
const SIGN: f32 = 0.0235;

/// The model of a kind of unit, at rest or ready. A kind that is new to the file of units looks like the closest one.
fn model(kind: UnitKind, side: Side, ready: bool) -> &'static str {
    let facts = kind.facts();
    let like = match (facts.race, facts.arm) {
        (_, Arm::Creature) => "giant_spider",
        (Race::Goblinoid, Arm::Mounted) => "goblin_lizard_rider",
        (_, Arm::Mounted) => "human_horse",
        (Race::Dwarf, _) => "dwarf_foot",
        (Race::Goblinoid, _) => "goblin_foot",
        _ => "human_foot",
    };
    let named = |id: &str| MODELS.iter().find(|(known, _)| *known == id);
    let figures = named(&facts.id).or_else(|| named(like)).map_or(soldiers!("foot"), |(_, figures)| *figures);
    figures[usize::from(side == Side::North)][usize::from(ready)]
}

/// The colours of the classes, in their order, on wood and on cloth.
static WOOD_PAINT: LazyLock<[Dye; 3]> = LazyLock::new(|| paints(BRIGHTER));
static CLOTH_PAINT: LazyLock<[Dye; 3]> = LazyLock::new(|| paints(CLOTH));

/// The colours of the classes, so much brighter than in print, since the candle darkens them.
fn paints(brighter: f32) -> [Dye; 3] {
    [Banner::Green, Banner::Blue, Banner::Red].map(|banner| {
        Dye::of(|palette| {
            let printed = faces::colour(banner, palette).map(f32::from);
            let grey = printed.iter().sum::<f32>() / 3.0;
            printed.map(|part| ((grey + (part - grey) * STRONGER) * brighter).clamp(0.0, 255.0) as u8)
        })
    })
}

/// The banner, the plate and the figures of a unit.
pub fn pieces(view: &View, ground: Ground, id: UnitId, order: i32) -> impl Iterator<Item = Placed> {
    let unit = *view.table.unit(id);
    let figures = (0..unit.figures).map(move |number| figure(&unit, ground, id, number));
    // What was done in the last turn is nothing to anybody when all is over.
    let marks = marks(unit, ground, id, view.table.ending.is_some());
    [banner(&view.table, ground, id, order), plate(unit, ground, id)].into_iter().chain(figures).chain(marks)
}

/// Whose unit it is: light and round, or dark and angular.
fn plate(unit: Unit, ground: Ground, id: UnitId) -> Placed {
    let look = Look::model(PLATES[unit.side.index()], Vec3::ZERO).on_round_foot(PLATE.0);
    Placed { id: ids::plate(id), look, pose: ground.hex(unit.hex).scaled(PLATE_SCALE), title: None, order: 0 }
}

fn banner(table: &PublicState, ground: Ground, id: UnitId, order: i32) -> Placed {
    let unit = table.unit(id);
    let (pole, cloth) = POLES[unit.side.index()];
    // The cloth is always turned to the viewer, and leans back a little: it is the unit's label.
    let emblem = Badge {
        face: faces::emblem(unit.banner),
        at: cloth,
        turn: Quat::from_rotation_x(FRAC_PI_2),
        size: Vec2::splat(EMBLEM),
    };
    let extent = Extent { half: EXTENT / 2.0, middle: EXTENT.y / 2.0 };
    let look = Look::model(pole, Vec3::ZERO)
        .tinted(CLOTH_PAINT[unit.banner as usize])
        .haloed(Outline::Hex(field::INNER * 0.92 / BANNER_SCALE))
        .badged(emblem);
    let pose = ground.hex(unit.hex).scaled(BANNER_SCALE);
    // Whose last figure falls is told, and not explained any more.
    let title = (unit.figures > 0).then(|| names::unit(table, id));
    Placed { id: ids::unit(id), look: Look { extent, ..look }, pose, title, order }
}

/// A place within the hex of a unit, as the viewer sees it, turned to where the unit looks.
fn stands(unit: &Unit, ground: Ground, place: Vec2) -> Pose {
    let pose = ground.hex(unit.hex);
    let at = pose.at + Vec3::new(place.x, PLATE.1 * PLATE_SCALE, place.y);
    let facing = if ground.is_near(unit.side) { PI } else { 0.0 };
    Pose { at, ..pose }.turned(Quat::from_rotation_y(facing))
}

/// Where a figure stands: those that are left close ranks round the middle of the hex.
fn place(unit: &Unit, number: u8) -> Vec2 {
    let facts = unit.kind.facts();
    if facts.figures == 1 {
        return Vec2::ZERO;
    }
    let formation = FORMATIONS[usize::from(unit.figures).clamp(1, FORMATIONS.len()) - 1];
    formation[usize::from(number) % formation.len()] * if facts.arm == Arm::Mounted { RIDERS } else { 1.0 }
}

/// A figure where it stands: the first one leads, and no two hold themselves alike.
pub fn figure(unit: &Unit, ground: Ground, id: UnitId, number: u8) -> Placed {
    let facts = unit.kind.facts();
    let (radius, scale) = match facts.arm {
        Arm::Foot => (FOOT, FIGURE_SCALE),
        Arm::Mounted => (HOOVES, FIGURE_SCALE),
        Arm::Creature => (CLAWS, CREATURE_SCALE),
    };
    let seed = (id.index() * 7 + usize::from(number) * 3) as f32;
    // -1 to 1, always the same for the same figure.
    let whim = |salt: f32| (seed * salt).sin();
    let (alone, leads) = (facts.figures == 1, number == 0);
    let size = if alone {
        1.0
    } else if leads {
        LEADER
    } else {
        SIZES.0.lerp(SIZES.1, whim(3.1) / 2.0 + 0.5)
    };
    let aside = if facts.arm == Arm::Mounted { PROFILE } else { 0.0 };
    let pose = stands(unit, ground, place(unit, number) + Vec2::new(whim(1.0), whim(1.7)) * ASTRAY)
        .turned(Quat::from_rotation_y(whim(2.3) * TURNED + aside))
        .scaled(scale * size);
    let ready = leads || whim(4.7) > 0.0;
    let look = Look::model(model(unit.kind, unit.side, ready), Vec3::new(0.03, 0.045, 0.03))
        .tinted(WOOD_PAINT[unit.banner as usize])
        .on_round_foot(radius);
    Placed { id: ids::figure(id, number), look, pose, title: None, order: 0 }
}

/// A sign in the corner of a hex towards the viewer, where it stands free of figures and banners.
pub fn corner_sign(face: Face, hex: Pose) -> (Look, Pose) {
    let pose = Pose { at: hex.at + CORNER, ..hex }.turned(Quat::from_rotation_x(RAISED));
    (Look::decal(face, Vec2::splat(SIGN)), pose)
}

/// Signs on the ground beside the unit: what it has done in this turn, and what has been done to it.
fn marks(unit: Unit, ground: Ground, id: UnitId, over: bool) -> impl Iterator<Item = Placed> {
    let face = if over {
        None
    } else if unit.has(Mark::Battled) {
        Some(faces::BATTLED)
    } else if unit.has(Mark::Moved) {
        Some(faces::MOVED)
    } else if unit.has(Mark::Ordered) {
        Some(faces::ORDERED)
    } else {
        None
    };
    let hex = ground.hex(unit.hex);
    let pose = Pose { at: hex.at + Vec3::new(-0.0285, ON_PLATE, 0.0245), ..hex };
    let sign = move |(number, look)| Placed { id: ids::mark(id, number), look, pose, title: None, order: 0 };
    let done = face.map(|face| {
        let (look, pose) = corner_sign(face, hex);
        Placed { id: ids::mark(id, 0), look, pose, title: None, order: 0 }
    });
    let at = move |number: u8, x: f32, model: &'static str| {
        let mut placed = sign((number, Look::model(model, Vec3::ZERO)));
        placed.pose.at.x = hex.at.x + x;
        placed
    };
    let web = unit.web.then(|| at(1, 0.0, "bl_web"));
    let poison = unit.poison.then(|| at(2, 0.03, "bl_poison"));
    let kept = (0..unit.kept).map(move |number| {
        let mut token = at(3 + number, 0.030, "bl_token");
        token.pose.at += Vec3::Y * 0.004 * f32::from(number);
        token.pose.at.z -= 0.03;
        token.pose.scale = 0.7;
        token
    });
    done.into_iter().chain(web).chain(poison).chain(kept)
}

#[cfg(test)]
mod silhouettes;

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::engine::{Notation as _, Rules as _, Seat, Viewer};
    use crate::games::battlelore::BattleLore;
    use crate::table::{Palette, Side as Eyes};

    #[test]
    fn wood_and_cloth_wear_the_colours_of_the_palette() {
        for paints in [*WOOD_PAINT, *CLOTH_PAINT] {
            let colours = paints.into_iter().flat_map(|dye| Palette::ALL.map(|palette| dye.colour(palette)));
            assert_eq!(colours.collect::<BTreeSet<_>>().len(), 9, "{paints:?}");
        }
    }

    #[test]
    fn units_keep_to_the_middle_of_their_hexes_however_many_are_left() {
        let state = BattleLore::parse_position("units SHbs@(5,5) NHbs@(4,5)").expect("a position");
        let view = BattleLore::view(&state, Viewer::Seat(Seat(0)));
        let ground = Ground::new(&view, Eyes::default());
        for number in 0..2 {
            let id = UnitId::of_index(number).expect("a unit");
            let mut unit = *view.table.unit(id);
            let middle = ground.hex(unit.hex).at;
            for figures in 1..=4 {
                unit.figures = figures;
                let places = (0..figures).map(|number| figure(&unit, ground, id, number).pose.at - middle);
                let places: Vec<Vec3> = places.collect();
                for at in &places {
                    let reach = FOOT * FIGURE_SCALE;
                    assert!(at.with_y(0.0).length() + reach < PLATE.0 * PLATE_SCALE + 0.0015, "{figures}: {at}");
                }
                let sum: Vec3 = places.iter().sum();
                assert!((sum / f32::from(figures)).length() < 0.008, "{figures} figures stand aside: {sum}");
            }
        }
    }
}
