//! Which widget lies next in a direction.

use bevy_egui::egui::{Id, Pos2, Rect, pos2};

/// A direction of the arrows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Up,
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

impl Way {
    /// The way back.
    pub fn back(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Down => Self::Up,
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

/// Which arrows a focused widget keeps for itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keeps {
    /// None: a button.
    #[default]
    Nothing,
    /// Left and right: a slider, a segmented choice.
    Across,
    /// Up and down: a page of text.
    Pages,
    /// All: a binding that waits for a key.
    All,
}

impl Keeps {
    /// Whether it keeps this one.
    pub fn keeps(self, way: Way) -> bool {
        match self {
            Self::Nothing => false,
            Self::Across => matches!(way, Way::Left | Way::Right),
            Self::Pages => matches!(way, Way::Up | Way::Down),
            Self::All => true,
        }
    }
}

/// A widget that can be focused.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    pub id: Id,
    /// Where it is, on the screen.
    pub rect: Rect,
    /// What of it can be seen: the rest has been scrolled away.
    pub seen: Rect,
    /// Tab walks between groups.
    pub group: u8,
    /// Its group is a menu: arrows go round in it and never up or down out of it.
    pub menu: bool,
    /// Only the topmost layer is walked over.
    pub layer: u8,
    /// Arrows it keeps.
    pub keeps: Keeps,
}

/// The group of what stands in a corner, where arrows pass it by on their way up and down.
pub const CORNER: u8 = 9;

/// Where an arrow leads: to what lies next that way, or else, if it may go `round`, up and down to the other end.
pub fn next(spots: &[Spot], from: &Spot, way: Way, round: bool) -> Option<Spot> {
    // What has been scrolled away lies beyond its page, not beside or below it: only its own group leads there.
    let in_sight = |spot: &&Spot| spot.group == from.group || spot.seen.is_positive();
    let near: Vec<Spot> = spots.iter().filter(in_sight).copied().collect();
    if matches!(way, Way::Left | Way::Right) {
        // What stands in the same row of the same group comes before what is nearer above or below.
        let in_row = |spot: &&Spot| spot.group == from.group && spot.rect.y_range().intersects(from.rect.y_range());
        let row: Vec<Spot> = near.iter().filter(in_row).copied().collect();
        return nearest(&row, from, way).or_else(|| nearest(&near, from, way));
    }
    let together = |spot: &&Spot| if from.menu { spot.group == from.group } else { spot.group != CORNER };
    let mut column: Vec<Spot> = near.iter().filter(together).copied().collect();
    // A list is walked to its end before what stands below or above it.
    let goes_on = |spot: &Spot| spot.group == from.group && !spot.seen.is_positive();
    if column.iter().any(|spot| goes_on(spot) && cost(from.rect, spot.rect, way).is_some()) {
        column.retain(|spot| spot.group == from.group);
    }
    nearest(&column, from, way).or_else(|| other_end(&column, from, way).filter(|_| round))
}

/// The widget that lies farthest against a direction; in a row of several the one nearest to the straight line.
fn other_end(spots: &[Spot], from: &Spot, way: Way) -> Option<Spot> {
    let shown = spots.iter().filter(|spot| from.menu || spot.seen.is_positive());
    let behind = shown.filter(|spot| spot.id != from.id && cost(from.rect, spot.rect, way.back()).is_some());
    let from = turned(from.rect, way).center();
    let least = |spot: &&Spot| {
        let to = turned(spot.rect, way).center();
        to.x + (to.y - from.y).abs() * 0.02
    };
    behind.min_by(|a, b| least(a).total_cmp(&least(b))).copied()
}

/// The widget that lies next in a direction: the near ones in a straight line first.
pub fn nearest(spots: &[Spot], from: &Spot, way: Way) -> Option<Spot> {
    let mut best: Option<(f32, Spot)> = None;
    for spot in spots.iter().filter(|spot| spot.id != from.id) {
        let Some(cost) = cost(from.rect, spot.rect, way) else { continue };
        let cost = if spot.group == from.group { cost } else { cost + 40.0 };
        if best.is_none_or(|(least, _)| cost < least) {
            best = Some((cost, *spot));
        }
    }
    best.map(|(_, spot)| spot)
}

/// How far `to` is when going `way`; none if it does not lie that way.
fn cost(from: Rect, to: Rect, way: Way) -> Option<f32> {
    let (from, to) = (turned(from, way), turned(to, way));
    // From here on the way goes to the right.
    if to.center().x <= from.center().x + 1.0 || to.left() < from.left() + 1.0 && to.right() <= from.right() + 1.0 {
        return None;
    }
    let along = (to.left() - from.right()).max(0.0);
    let overlap = from.bottom().min(to.bottom()) - from.top().max(to.top());
    let aside = (to.center().y - from.center().y).abs();
    if overlap > 0.0 {
        return Some(along + aside * 0.12);
    }
    let gap = -overlap;
    // Almost nothing in that direction, but much aside: not what an arrow means.
    if along <= 0.0 && to.center().x - from.center().x < gap * 0.5 {
        return None;
    }
    Some(along + gap * 2.0 + aside * 0.12 + 30.0)
}

fn turned(rect: Rect, way: Way) -> Rect {
    let turn = |p: Pos2| match way {
        Way::Right => p,
        Way::Left => pos2(-p.x, p.y),
        Way::Down => pos2(p.y, p.x),
        Way::Up => pos2(-p.y, p.x),
    };
    Rect::from_two_pos(turn(rect.min), turn(rect.max))
}
