//! The river: one water through all hexes of river, ford and bridge, between its banks.

use std::f32::consts::{FRAC_PI_3, TAU};

use bevy::math::{FloatExt as _, Vec2, Vec3};

use super::mesh_builder::{Mould, Paint, mixed, whim};
use super::relief;
use super::sides::{OUT, along, beyond, corners, out};
use super::tiles::{BEVEL, FLOOR, SIDE, glint, on};
use crate::games::battlelore::Hex;
use crate::games::battlelore::surfaces::Surface;
use crate::games::battlelore::table::bodies::BED;
use crate::games::battlelore::table::field::{CORNER, INNER, TILE, ground, middle};
use crate::games::battlelore::terrain::Field;

/// Height of the water above the table, in metres.
pub const WATER: f32 = TILE - 0.0026;
/// Half the width of a river where it is narrow and where it is broad; that of a bridge's and a ford's lies between, in metres.
const NARROW: f32 = 0.0155;
const BROAD: f32 = 0.0212;
const HALF: f32 = 0.0195;
/// How far out of its way a river winds at most, in metres.
const WINDS: f32 = 0.0180;
/// Pieces of a shore in a hex.
const PIECES: usize = 12;
/// How far from the shore, in metres and towards the land, are: deep water, shallows, foam, the water's end below the bank,
/// the bank's foot, its top, grass.
const DEEP: f32 = -0.0065;
const SHALLOWS: f32 = -0.0021;
const END: f32 = 0.0010;
const TOP: f32 = 0.0016;
const GRASS: f32 = 0.0034;

const DEPTHS: Paint = [0x28, 0x66, 0x82];
const SHALLOW: Paint = [0x45, 0x8c, 0x9e];
const FOAM: Paint = [0xa4, 0xcc, 0xc4];
const FORD: Paint = [0x90, 0xb6, 0xa6];
const BANK: Paint = [0xcc, 0xb0, 0x74];
const EDGE: Paint = [0x4c, 0x54, 0x2c];
const REED: [Paint; 2] = [[0x5c, 0x74, 0x34], [0xa8, 0x9c, 0x54]];
const STONE: [Paint; 2] = [[0x6a, 0x62, 0x54], [0xa0, 0x98, 0x86]];
/// On how many of the points of a shore reeds grow, and on how many a stone lies, of 1.
const REEDS: f32 = 0.34;
const STONES: f32 = 0.18;

/// Whether there is water in a hex.
pub fn wet(field: &Field, hex: Hex) -> bool {
    matches!(field.terrain(hex), Surface::River | Surface::Ford | Surface::Bridge)
}

/// The sides through which the water of a hex flows: to wet neighbours, and off the field where the river would end at its
/// edge.
pub fn open(field: &Field, hex: Hex) -> [bool; 6] {
    let mut open = std::array::from_fn(|side| beyond(hex, side).is_some_and(|next| wet(field, next)));
    if let Some(side) = mouth(hex, open) {
        open[side] = true;
    }
    open
}

/// The side through which a river leaves the field: as straight on as can be.
fn mouth(hex: Hex, open: [bool; 6]) -> Option<usize> {
    let mut inside = (0..6).filter(|side| open[*side]);
    let (from, None) = (inside.next()?, inside.next()) else { return None };
    let straight = [3, 2, 4].map(|step| (from + step) % 6);
    straight.into_iter().find(|side| beyond(hex, *side).is_none())
}

/// Which way a river flows through a hex, as (x, z); anywhere if it does not.
pub fn course(field: &Field, hex: Hex) -> Vec2 {
    let open = open(field, hex);
    let mut sides = (0..6).filter(|side| open[*side]);
    let (first, last) = (sides.next(), sides.next_back());
    let way = match (first, last) {
        (Some(first), Some(last)) => OUT[last] - OUT[first],
        (Some(only), None) => OUT[only],
        _ => Vec2::X,
    };
    way.normalize_or(Vec2::X)
}

/// The water of a hex.
struct Reach<'a> {
    field: &'a Field,
    hex: Hex,
    terrain: Surface,
    open: [bool; 6],
    /// How far the middle of the river is pushed out of its way.
    pushed: Vec2,
}

/// A shore: points along it, each with the direction of the land. It runs counter-clockwise round the middle of the hex.
type Shore = Vec<(Vec2, Vec2)>;

/// The land and the water of all wet hexes.
pub fn dig(land: &mut Mould, water: &mut Mould, field: &Field) {
    for hex in Hex::all().filter(|hex| wet(field, *hex)) {
        let reach = Reach::new(field, hex);
        reach.fill(water);
        for (from, to) in reach.gaps() {
            let shore = reach.shore(from, to);
            reach.bank(land, water, &shore);
            reach.land(land, &shore, from, to);
            reach.reeds(land, &shore);
        }
        for side in (0..6).filter(|side| reach.open[*side] && beyond(hex, *side).is_none()) {
            reach.run_off(land, water, side);
        }
    }
}

impl<'a> Reach<'a> {
    fn new(field: &'a Field, hex: Hex) -> Self {
        let (terrain, open) = (field.terrain(hex), open(field, hex));
        let sides = open.iter().filter(|open| **open).count();
        let push = WINDS * (0.65 + 0.35 * whim(hex.index(), 31));
        // Now to this side, now to that.
        let turn = if (hex.column() + hex.row() / 2).is_multiple_of(2) { push } else { -push };
        let winds = terrain == Surface::River && sides == 2;
        let pushed = if winds { course(field, hex).perp() * turn } else { Vec2::ZERO };
        Self { field, hex, terrain, open, pushed }
    }

    /// How far the river is beside the middle of a side, counter-clockwise; the neighbour finds the same.
    fn shift(&self, side: usize) -> f32 {
        beyond(self.hex, side).map_or(0.0, |next| {
            let (low, high) = (self.hex.min(next), self.hex.max(next));
            let shift = (whim(low.index() * 128 + high.index(), 30) - 0.5) * 0.006;
            if self.hex < next { shift } else { -shift }
        })
    }

    /// Half the width of the river at a side; the neighbour finds the same.
    fn half(&self, side: usize) -> f32 {
        let next = beyond(self.hex, side).filter(|next| self.field.terrain(*next) == Surface::River);
        next.filter(|_| self.terrain == Surface::River).map_or(HALF, |next| {
            let (low, high) = (self.hex.min(next), self.hex.max(next));
            NARROW.lerp(BROAD, whim(low.index() * 128 + high.index(), 32))
        })
    }

    /// Whether all three hexes at the beginning of a side are wet: then there is no land at that corner.
    fn drowned(&self, corner: usize) -> bool {
        [corner, (corner + 5) % 6].into_iter().all(|side| self.open[side] && beyond(self.hex, side).is_some())
    }

    /// The pairs of open sides with land between them, counter-clockwise; a pond has one shore that begins and ends nowhere.
    fn gaps(&self) -> Vec<(usize, usize)> {
        let open: Vec<usize> = (0..6).filter(|side| self.open[*side]).collect();
        if open.is_empty() {
            return vec![(6, 6)];
        }
        let pairs = (0..open.len()).map(|n| (open[n], open[(n + 1) % open.len()]));
        pairs.filter(|(from, to)| !((from + 1) % 6 == *to && self.drowned(*to))).collect()
    }

    /// Where the shore leaves a side (`sign` 1) or comes to it (-1).
    fn landing(&self, side: usize, sign: f32) -> Vec2 {
        OUT[side] * INNER + along(side) * (self.shift(side) + sign * self.half(side))
    }

    /// Moves a point of a straight river to where the winding one has it; fords are wide. The sides of the hex stay.
    fn wound(&self, at: Vec2) -> Vec2 {
        let inside = (1.0 - out(at).powi(2)).max(0.0).powi(2);
        let wide = if self.terrain == Surface::Ford { 0.85 * inside } else { 0.0 };
        at * (1.0 + wide) + self.pushed * inside
    }

    /// The shore from one open side to the next one with land between.
    fn shore(&self, from: usize, to: usize) -> Shore {
        let points: Vec<Vec2> = if from > 5 {
            let turn = |piece: usize| -(piece as f32 / (2 * PIECES) as f32 + 0.25) * TAU;
            (0..=2 * PIECES).map(|piece| Vec2::from_angle(turn(piece)) * HALF * 1.5).collect()
        } else {
            let (begin, end) = (self.landing(from, 1.0), self.landing(to, -1.0));
            let bend = (((to + 5 - from) % 6) as f32 - 2.0) * FRAC_PI_3;
            // As a round bend has it; a river that ends fills the middle of the hex.
            let pull = if from == to {
                0.072
            } else if bend == 0.0 {
                begin.distance(end) / 3.0
            } else {
                begin.distance(end) * (2.0 / 3.0) * (bend / 4.0).tan() / (bend / 2.0).sin()
            };
            let (one, other) = (begin - OUT[from] * pull, end - OUT[to] * pull);
            (0..=PIECES)
                .map(|piece| {
                    let t = piece as f32 / PIECES as f32;
                    let near = begin.lerp(one, t).lerp(one.lerp(other, t), t);
                    self.wound(near.lerp(one.lerp(other, t).lerp(other.lerp(end, t), t), t))
                })
                .collect()
        };
        let last = points.len() - 1;
        let facing = |n: usize| match n {
            0 if from < 6 => along(from),
            _ if n == last && to < 6 => -along(to),
            _ => {
                let around = if from > 5 {
                    (points[(n + last - 1) % last], points[(n + 1) % last])
                } else {
                    (points[n - 1], points[n + 1])
                };
                let way = (around.1 - around.0).normalize_or(Vec2::X);
                Vec2::new(-way.y, way.x)
            }
        };
        (0..=last).map(|n| (points[n], facing(n))).collect()
    }

    /// The line so far landwards from a shore.
    fn line(&self, shore: &Shore, off: f32, height: f32) -> Vec<Vec3> {
        shore.iter().map(|(at, land)| on(self.hex, *at + *land * off, height)).collect()
    }

    /// Height of the land: fords lie low, but for where they meet their neighbours.
    fn rim(&self, shore: &Shore, off: f32) -> Vec<Vec3> {
        let low = if self.terrain == Surface::Ford { ground(self.field, self.hex) } else { TILE };
        let mut line = self.line(shore, off, low);
        if self.open.contains(&true) {
            for end in [0, shore.len() - 1] {
                line[end].y = TILE;
            }
        }
        line
    }

    /// The paints of deep water, shallows and foam.
    fn waters(&self) -> [Paint; 3] {
        if self.terrain == Surface::Ford {
            [mixed(SHALLOW, FORD, 0.8), FORD, mixed(FORD, [0xff; 3], 0.15)]
        } else {
            [DEPTHS, SHALLOW, FOAM]
        }
    }

    /// The open water within all shores.
    fn fill(&self, water: &mut Mould) {
        let paint = self.waters()[0];
        let heart = on(self.hex, self.wound(Vec2::ZERO), WATER);
        let mut around: Vec<Vec3> = Vec::new();
        let gaps = self.gaps();
        for (side, corner) in corners([INNER; 6]).into_iter().enumerate() {
            if self.open[side] && !gaps.iter().any(|(_, to)| *to == side) {
                around.push(on(self.hex, corner, WATER));
            }
            if let Some((from, to)) = gaps.iter().find(|(from, _)| *from == side) {
                around.extend(self.line(&self.shore(*from, *to), DEEP, WATER));
            }
        }
        if gaps.contains(&(6, 6)) {
            around.extend(self.line(&self.shore(6, 6), DEEP, WATER));
        }
        for n in 0..around.len() {
            water.facet(&[heart, around[n], around[(n + 1) % around.len()]], paint);
        }
    }

    /// What lies along a shore: shallows, foam, the bank up to the grass.
    fn bank(&self, land: &mut Mould, water: &mut Mould, shore: &Shore) {
        let [deep, shallow, foam] = self.waters();
        let line = |off| self.line(shore, off, WATER);
        water.strip(&line(SHALLOWS), &line(DEEP), [shallow, deep]);
        water.strip(&line(END), &line(SHALLOWS), [foam; 2]);
        let sand = mixed(BANK, [0x6a, 0x55, 0x38], 0.35);
        land.strip(&self.rim(shore, TOP), &self.line(shore, 0.0, WATER - 0.001), [BANK, sand]);
        land.strip(
            &self.rim(shore, GRASS),
            &self.rim(shore, TOP),
            [mixed(BANK, relief::grass(self.hex, shore[0].0), 0.25), BANK],
        );
    }

    /// Reeds and stones along the shore of a river.
    fn reeds(&self, land: &mut Mould, shore: &Shore) {
        if self.terrain != Surface::River {
            return;
        }
        for (number, (at, way)) in shore.iter().enumerate().skip(1) {
            let seed = self.hex.index() * 64 + number;
            let foot = on(self.hex, *at + *way * 0.0006, WATER);
            let grown = whim(seed, 33);
            if grown < REEDS {
                for reed in 0..4 {
                    let whim = |salt| whim(seed * 4 + reed, salt) - 0.5;
                    let root = foot + Vec3::new(whim(34), 0.0, whim(35)) * 0.005;
                    let wide = Vec3::X * 0.0007;
                    let tip = root + Vec3::new(whim(36) * 0.003, 0.0085 + 0.006 * whim(37), 0.0);
                    land.blade([root - wide, root + wide, tip], mixed(REED[0], REED[1], whim(38) + 0.5));
                }
            } else if grown > 1.0 - STONES {
                let radius = 0.0014 + 0.0014 * whim(seed, 39);
                let profile =
                    [(radius, -0.001, STONE[0]), (radius * 0.8, radius * 0.8, STONE[1]), (0.0, radius, STONE[1])];
                land.turned(foot, &profile, 6, (seed, 0.2));
            }
        }
    }

    /// The grass from a shore to the sides of the tile.
    fn land(&self, land: &mut Mould, shore: &Shore, from: usize, to: usize) {
        let height = if self.terrain == Surface::Ford { ground(self.field, self.hex) } else { TILE };
        let sandy = if self.terrain == Surface::Ford { 0.4 } else { 0.0 };
        let paint = |at: Vec2| mixed(relief::grass(self.hex, at), BANK, sandy);
        // The tile's outline between the two sides, at its edge and at its brim.
        let outline = |reach: f32| -> Vec<Vec2> {
            let whole = corners([reach; 6]);
            if from > 5 {
                return (0..=6).map(|corner| whole[corner % 6]).collect();
            }
            let end = |side: usize, sign: f32| {
                let half = reach * INNER.recip() * CORNER / 2.0;
                let beside = (self.shift(side) + sign * (self.half(side) + GRASS)).clamp(-half, half);
                OUT[side] * reach + along(side) * beside
            };
            let steps = (to + 5 - from) % 6 + 1;
            let between = (1..=steps).map(|step| whole[(from + step) % 6]);
            std::iter::once(end(from, 1.0)).chain(between).chain([end(to, -1.0)]).collect()
        };
        let (edge, brim) = (outline(SIDE), outline(SIDE - BEVEL));
        let raised =
            |line: &[Vec2], height: f32| -> Vec<Vec3> { line.iter().map(|at| on(self.hex, *at, height)).collect() };
        land.strip(&raised(&edge, FLOOR), &raised(&edge, height - BEVEL), [EDGE; 2]);
        land.strip(&raised(&edge, height - BEVEL), &raised(&brim, height), [glint(paint(brim[0])); 2]);
        let (within, middle) = ((SIDE - BEVEL) / INNER, middle(self.hex));
        let inner: Vec<Vec2> =
            shore.iter().map(|(at, land)| *at + *land * GRASS).filter(|at| out(*at) < within).collect();
        let inner = if from > 5 { inner } else { [&brim[..1], &inner, &brim[brim.len() - 1..]].concat() };
        zip(&raised(&brim, height), &raised(&inner, height), |points| {
            let of_hex = |at: Vec3| Vec2::new(at.x, at.z) - Vec2::new(middle.x, middle.z);
            let painted: Vec<(Vec3, Paint)> = points.iter().map(|at| (*at, paint(of_hex(*at)))).collect();
            land.shaded(&painted);
        });
    }

    /// The river beyond the field, as far as the bed reaches.
    fn run_off(&self, land: &mut Mould, water: &mut Mould, side: usize) {
        let far = |at: Vec3| {
            let out = Vec3::new(OUT[side].x, 0.0, OUT[side].y);
            let way =
                |at: f32, out: f32, bed: f32| if out.abs() < 0.1 { f32::MAX } else { (bed * out.signum() - at) / out };
            at + out * way(at.x, out.x, BED.x).min(way(at.z, out.z, BED.y))
        };
        let [deep, shallow, foam] = self.waters();
        let place = |sign: f32, off: f32, height: f32| {
            on(self.hex, OUT[side] * INNER + along(side) * (self.shift(side) + sign * (self.half(side) + off)), height)
        };
        for sign in [1.0, -1.0] {
            // Outwards the land is on the right on one shore, on the left on the other.
            let strip = |mould: &mut Mould, (near, high): (f32, f32), (off, low): (f32, f32), paints: [Paint; 2]| {
                let line = |off, height| {
                    let near = place(sign, off, height);
                    [near, far(near)]
                };
                if sign < 0.0 {
                    mould.strip(&line(off, low), &line(near, high), [paints[1], paints[0]]);
                } else {
                    mould.strip(&line(near, high), &line(off, low), paints);
                }
            };
            strip(water, (DEEP, WATER), (SHALLOWS, WATER), [deep, shallow]);
            strip(water, (SHALLOWS, WATER), (END, WATER), [foam; 2]);
            strip(land, (0.0, WATER - 0.001), (TOP, TILE), [BANK; 2]);
            strip(land, (TOP, TILE), (GRASS, TILE), [BANK; 2]);
            strip(land, (GRASS, TILE), (GRASS + 0.001, FLOOR), [BANK, EDGE]);
        }
        let (left, right) = (place(1.0, DEEP, WATER), place(-1.0, DEEP, WATER));
        water.facet(&[right, far(right), far(left), left], deep);
    }
}

/// Fills the land between two lines that begin and end together: `outer` lies on the right of `inner`.
fn zip(outer: &[Vec3], inner: &[Vec3], mut facet: impl FnMut(&[Vec3])) {
    let (mut a, mut b) = (0, 0);
    while a + 1 < outer.len() || b + 1 < inner.len() {
        let outwards = outer.get(a + 1).map_or(f32::MAX, |next| next.distance(inner[b]));
        let inwards = inner.get(b + 1).map_or(f32::MAX, |next| next.distance(outer[a]));
        if outwards <= inwards {
            facet(&[outer[a], outer[a + 1], inner[b]]);
            a += 1;
        } else {
            facet(&[outer[a], inner[b + 1], inner[b]]);
            b += 1;
        }
    }
}

#[cfg(test)]
mod tests;
