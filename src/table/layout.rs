//! The table at rest: every piece, every place, and what sticks to them.

use bevy_math::{Vec2, Vec3};

use super::{Framing, Look, PieceId, Pose, Target, Tray, TrayCard, ZoneId};
use crate::engine::{Seat, Words};

/// A piece at rest.
#[derive(Clone, Debug, PartialEq)]
pub struct Placed {
    pub id: PieceId,
    pub look: Look,
    pub pose: Pose,
    /// What it is called, for focus, zoom and screen readers. Pieces without a title cannot be pointed at.
    pub title: Option<Words>,
    /// Place in the walking order of keys and pads: lower comes first; pieces in the hand use their index.
    pub order: i32,
}

impl Placed {
    /// Whether it is held at the lower edge of the screen, as the hand of whoever looks is.
    pub fn in_own_hand(&self) -> bool {
        self.pose.in_own_hand()
    }
}

/// The outline of something that lies flat: what glows, or what answers the pointer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Outline {
    /// A ring, inner radius in metres.
    Ring(f32),
    /// A rounded frame, inner width and depth in metres.
    Frame(Vec2),
    /// A hexagon with corners far and near, from its middle to a side in metres.
    Hex(f32),
}

impl Outline {
    /// Whether a point, seen from the middle, lies within.
    pub fn holds(self, point: Vec2) -> bool {
        match self {
            Self::Ring(radius) => point.length() <= radius,
            Self::Frame(size) => point.abs().cmple(size / 2.0).all(),
            Self::Hex(inner) => {
                let slanted = point.x.abs() * 0.5 + point.y.abs() * (3.0_f32.sqrt() / 2.0);
                point.x.abs() <= inner && slanted <= inner
            }
        }
    }

    /// Square metres within.
    pub fn area(self) -> f32 {
        match self {
            Self::Ring(radius) => std::f32::consts::PI * radius * radius,
            Self::Frame(size) => size.x * size.y,
            Self::Hex(inner) => 2.0 * 3.0_f32.sqrt() * inner * inner,
        }
    }
}

/// A place that can be pointed at.
#[derive(Clone, Debug, PartialEq)]
pub struct Zone {
    pub id: ZoneId,
    /// Its middle on the table.
    pub pose: Pose,
    /// The outline that glows.
    pub outline: Outline,
    /// What answers the pointer (larger than the outline where that helps).
    pub reach: Outline,
    pub title: Words,
    /// Place in the walking order.
    pub order: i32,
}

/// A small dark pill that sticks to a thing on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Pill {
    /// The point it hangs from.
    pub at: Vec3,
    pub words: Words,
    /// Icon before the text, from `assets/icons`.
    pub icon: Option<&'static str>,
}

/// Who does something, and to whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deed {
    pub by: Target,
    /// Whom it is done to; none if that has left the table.
    pub to: Option<Target>,
}

/// Arrangement of the plates of others: whatever leaves the table more room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PlateArrangement {
    /// Along the upper edge of the screen, or over their [fields](Layout::fields).
    #[default]
    Row,
    /// Below each other, down the left side.
    Column,
}

/// Corner of the screen with what guides somebody, a lesson or a puzzle: where it hides nothing that it is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GuidePlace {
    #[default]
    UpperRight,
    LowerRight,
}

/// The whole table at rest, as one viewer sees it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Layout {
    pub pieces: Vec<Placed>,
    pub zones: Vec<Zone>,
    pub pills: Vec<Pill>,
    /// Places are outlined and not tinted: what would come to lie there is shown on them.
    pub bare: bool,
    /// What shines until the table changes: what it was won with.
    pub lit: Vec<Target>,
    /// Whose it was won with, and what others have come to: beside it as long as the sheet of results is shown, which needs no
    /// other pills.
    pub captions: Vec<Pill>,
    /// What is looked at from low down beside the sheet of results, which takes as much of the picture as there is room: what the
    /// match was won with. Nothing where nobody has won with anything that is to be seen.
    pub victory: Vec<Vec3>,
    /// What is being done, as long as it goes on (an attack while its dice roll); marked as soon as it is told.
    pub deed: Option<Deed>,
    /// Where the camera stands to show all of it; `None` where the game's setting says.
    pub framing: Option<Framing>,
    /// Cards that lie open over the table to be searched.
    pub tray: Option<Tray>,
    /// Above what the plates of others stand in their row: the middle of what lies there for them. Those of other seats follow on
    /// each other.
    pub fields: Vec<(Seat, Vec3)>,
    /// How the plates of others stand, where the interface has room to choose.
    pub plates: PlateArrangement,
    /// Where the guide stands, where the interface has room to choose.
    pub guide: GuidePlace,
    /// The cells of a map, each as its place or as the piece that stands there. Who is where matters on it for every choice: what is
    /// told stands clear of them, signs hang over those that come next, and once one is chosen the others step back.
    pub cells: Vec<Target>,
}

impl Layout {
    /// Takes into the [victory shot](Self::victory) what stands on a foot of this half width and depth, and how high it is.
    pub fn show_off(&mut self, at: Vec3, half: Vec2, high: f32) {
        let foot = [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)]
            .map(|(x, z)| at + Vec3::new(half.x * x, 0.0, half.y * z));
        self.victory.extend(foot.into_iter().flat_map(|corner| [corner, corner + Vec3::Y * high]));
    }

    /// Whether the piece or place is on the table.
    pub fn has(&self, target: Target) -> bool {
        match target {
            Target::Piece(id) => self.pieces.iter().any(|placed| placed.id == id),
            Target::Zone(id) => self.zones.iter().any(|zone| zone.id == id),
            Target::Count(_) | Target::Option(_) => false,
        }
    }

    /// The card of the tray that a target is.
    pub fn in_tray(&self, target: Target) -> Option<&TrayCard> {
        match target {
            Target::Piece(id) => self.tray.as_ref()?.card(id),
            _ => None,
        }
    }

    /// What a piece, a place or a card of the tray is called.
    pub fn title(&self, target: Target) -> Option<&Words> {
        match target {
            Target::Piece(id) => {
                let placed = self.pieces.iter().find(|placed| placed.id == id).and_then(|placed| placed.title.as_ref());
                placed.or_else(|| self.in_tray(target).map(|card| &card.title))
            }
            Target::Zone(id) => self.zones.iter().find(|zone| zone.id == id).map(|zone| &zone.title),
            Target::Count(_) | Target::Option(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outline_holds_as_much_as_its_area_says() {
        for outline in [Outline::Ring(0.3), Outline::Frame(Vec2::new(0.5, 0.7)), Outline::Hex(0.4)] {
            let steps = 400;
            let points = (0..steps * steps).map(|n| Vec2::new((n % steps) as f32, (n / steps) as f32) / steps as f32);
            let within = points.filter(|point| outline.holds(*point - Vec2::splat(0.5))).count();
            let share = within as f32 / (steps * steps) as f32;
            assert!((share - outline.area()).abs() < 0.01, "{outline:?}: {share}, not {}", outline.area());
        }
    }

    #[test]
    fn hexagons_side_by_side_do_not_overlap() {
        let hex = Outline::Hex(0.5);
        for n in 0..100 {
            let point = Vec2::new(0.5, (n as f32 / 50.0 - 1.0) * 0.28);
            let shares = [Vec2::ZERO, Vec2::X].map(|middle| hex.holds(point + Vec2::X * 0.001 - middle));
            assert_eq!(shares, [false, true], "{point}");
        }
        assert!(hex.holds(Vec2::new(0.0, 0.577)) && !hex.holds(Vec2::new(0.0, 0.578)), "corners lie far and near");
    }
}
