//! What of the table appears where on the screen: everything that can be pointed at.

use bevy_math::{Rect, Vec2, Vec3};

use super::{Body, Extent, Layout, Lens, Outline, Placed, Pose, Space, Target, Zone};

/// Something that can be pointed at, where it rests.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pointable {
    pub target: Target,
    /// Its extent on the screen in logical pixels.
    pub rect: Rect,
    /// It is held before the eye.
    pub held: bool,
}

/// Everything of a layout that can be pointed at and is before the eye.
pub fn sights(layout: &Layout, lens: &Lens) -> Vec<Pointable> {
    // Hands across the table look over its far edge, and are not chosen from.
    let across = |placed: &&Placed| placed.pose.space == Space::Camera && !placed.in_own_hand();
    let named = layout.pieces.iter().filter(|placed| placed.title.is_some() && !across(placed));
    let pieces = named.filter_map(|placed| piece(placed, lens));
    let zones = layout.zones.iter().filter_map(|place| zone(place, lens));
    pieces.chain(zones).collect()
}

/// Half the height in metres from which on a thing stands on the table rather than lies on it.
const STANDS: f32 = 0.004;

/// What stands on the table and has no name of its own, such as a pawn on a place that has one, and cards that share theirs or that
/// others hold: its extents on the screen.
pub fn nameless(layout: &Layout, lens: &Lens) -> Vec<Rect> {
    let counts = |placed: &&Placed| {
        let stands = placed.look.extent.half.y > STANDS || matches!(placed.look.body, Body::Card { .. });
        let held = placed.pose.space == Space::Camera;
        if held { !placed.in_own_hand() } else { placed.title.is_none() && stands }
    };
    let counted = layout.pieces.iter().filter(counts);
    counted.filter_map(|placed| extent(lens, &lens.resolve(&placed.pose), placed.look.extent)).collect()
}

/// The same of what stands on the table itself, without a name: flags, pawns.
pub fn standing(layout: &Layout, lens: &Lens) -> Vec<Rect> {
    let stands = |placed: &&Placed| {
        let high = placed.look.extent.half.y > STANDS;
        placed.title.is_none() && high && placed.pose.space != Space::Camera
    };
    let standing = layout.pieces.iter().filter(stands);
    standing.filter_map(|placed| extent(lens, &lens.resolve(&placed.pose), placed.look.extent)).collect()
}

fn piece(placed: &Placed, lens: &Lens) -> Option<Pointable> {
    let rect = extent(lens, &lens.resolve(&placed.pose), placed.look.extent)?;
    Some(Pointable { target: Target::Piece(placed.id), rect, held: placed.pose.space == Space::Camera })
}

fn zone(zone: &Zone, lens: &Lens) -> Option<Pointable> {
    let half = match zone.outline {
        Outline::Ring(radius) => Vec2::splat(radius),
        Outline::Frame(size) => size / 2.0,
        Outline::Hex(inner) => Vec2::new(inner, inner * 2.0 / 3.0_f32.sqrt()),
    };
    let flat = Extent { half: Vec3::new(half.x, 0.0, half.y), middle: 0.0 };
    let rect = extent(lens, &lens.resolve(&zone.pose), flat)?;
    Some(Pointable { target: Target::Zone(zone.id), rect, held: zone.pose.space == Space::Camera })
}

/// The extent on the screen, in logical pixels, of what is so large at this place; none if some of it is behind the eye.
pub fn extent(lens: &Lens, place: &Pose, Extent { half, middle }: Extent) -> Option<Rect> {
    let signs = [-1.0, 1.0];
    let corners = signs
        .into_iter()
        .flat_map(|x| signs.into_iter().flat_map(move |y| signs.into_iter().map(move |z| Vec3::new(x, y, z) * half)));
    let seen = corners.map(|corner| lens.project(place.point(corner + Vec3::Y * middle)));
    seen.collect::<Option<Vec<Vec2>>>()?.into_iter().map(|at| Rect::from_corners(at, at)).reduce(|a, b| a.union(b))
}
