//! How an event is told: what moves, what is heard, and what the chronicle says of it.

use bevy_math::Vec3;
use bevy_math::curve::{Curve as _, EaseFunction};
use serde::{Deserialize, Serialize};

use super::{Burst, Particle, PieceId, Placed, Pose, ScoreSheet, Target};
use crate::engine::{Seat, Words};

/// Where a moving piece comes from, if it is not on the table yet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Origin {
    /// It is on the table already.
    Itself,
    /// It takes over from another piece (a known card from an unknown back).
    Piece(PieceId),
    /// It appears here.
    Pose(Pose),
}

/// Where a piece under way has its front, which is its own z axis.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Front {
    /// As it stands; from what it was it turns to what it will be.
    #[default]
    Kept,
    /// Ahead, along its way.
    Ahead,
    /// Towards a point on the table.
    Towards(Vec3),
}

/// How a piece goes from one place to another.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    /// Height of the arc in metres.
    pub arc: f32,
    /// Corners on the way, in order, where it does not go straight.
    pub corners: Vec<Vec3>,
    /// How often it touches the ground before it lies still; each hop is lower than the one before.
    pub hops: u8,
    /// Turns about its upright axis until it arrives.
    pub spin: f32,
    /// Turns head over heels, forwards on its way, until it arrives.
    pub tumble: f32,
    /// Where its front is on the way.
    pub front: Front,
    /// How its pace changes on the way.
    pub pace: EaseFunction,
    /// Where it is held up for all to see, above the table or before the eye, and for how many of its seconds; the rest of
    /// them are shared by the way there and the way on.
    pub held_up: Option<(Pose, f32)>,
    /// For so many of its seconds it draws back before it sets out.
    pub windup: f32,
    /// It strikes at its first corner, and goes back.
    pub blow: Option<Blow>,
}

/// How hard a blow lands, which is seen in how long everything stands still and how far the lens is shaken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Force {
    /// A figure at another.
    Light,
    /// What all of a card puts into an attack.
    Heavy,
    /// What decides something: a knock-out, the last flag.
    Deciding,
}

impl Force {
    /// Seconds for which everything stands still as it lands.
    pub fn stops(self) -> f32 {
        match self {
            Self::Light => 0.035,
            Self::Heavy => 0.050,
            Self::Deciding => 0.090,
        }
    }

    /// How far the lens is shaken, of 1.
    pub fn shakes(self) -> f32 {
        match self {
            Self::Light => 0.45,
            Self::Heavy => 0.7,
            Self::Deciding => 1.0,
        }
    }
}

/// A blow: what is heard and what flies up in the frame in which it lands, and how hard that is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Blow {
    pub sound: Option<&'static str>,
    pub force: Force,
    pub throws: Option<Burst>,
}

impl Blow {
    /// Seconds in which, once it has drawn back, it strikes, is pressed against what it strikes, and goes back.
    const STRIKES: f32 = 0.16;
    const PRESSED: f32 = 0.06;
    const RETURNS: f32 = 0.30;
    /// Seconds until it lands, and until it is over.
    pub const LANDS: f32 = WINDUP + Self::STRIKES;
    pub const SECS: f32 = Self::LANDS + Self::PRESSED + Self::RETURNS;

    /// The share of its way after so many seconds since it has drawn back, where it strikes at the share `at`.
    fn share(gone: f32, at: f32) -> f32 {
        let eased = |ease: EaseFunction, gone: f32, secs: f32| ease.sample_clamped((gone / secs).clamp(0.0, 1.0));
        let back = gone - Self::STRIKES - Self::PRESSED;
        if back > 0.0 {
            return at + (1.0 - at) * eased(EaseFunction::CubicOut, back, Self::RETURNS);
        }
        at * eased(EaseFunction::QuadraticIn, gone, Self::STRIKES)
    }
}

impl Default for Way {
    fn default() -> Self {
        Self {
            arc: 0.0,
            corners: Vec::new(),
            hops: 0,
            spin: 0.0,
            tumble: 0.0,
            front: Front::Kept,
            pace: EaseFunction::CubicOut,
            held_up: None,
            windup: 0.0,
            blow: None,
        }
    }
}

/// Seconds for which something draws back before it sets out.
const WINDUP: f32 = 0.09;
/// The share of its way by which something draws back before it sets out, and the most, in metres.
const BACK: (f32, f32) = (0.08, 0.012);

impl Way {
    /// Straight, in an arc of this height in metres.
    pub fn arc(arc: f32) -> Self {
        Self { arc, ..Self::default() }
    }

    /// A blow at a point, and back.
    pub fn blow(at: Vec3, blow: Blow) -> Self {
        Self { corners: vec![at], windup: WINDUP, blow: Some(blow), ..Self::default() }
    }

    /// Its legs, from corner to corner.
    fn legs(&self, from: Vec3, to: Vec3) -> impl Iterator<Item = (Vec3, Vec3)> {
        let corners = self.corners.iter().copied();
        std::iter::once(from).chain(corners.clone()).zip(corners.chain([to]))
    }

    /// The share of the way between these places that lies behind it after so many of its seconds; less than none as long as it
    /// draws back.
    pub fn share(&self, from: Vec3, to: Vec3, gone: f32, secs: f32) -> f32 {
        let lengths = || self.legs(from, to).map(|(a, b)| a.distance(b));
        let length: f32 = lengths().sum();
        if gone < self.windup {
            let most = BACK.0.min(BACK.1 / length.max(f32::EPSILON));
            return -most * EaseFunction::SineInOut.sample_clamped(gone / self.windup);
        }
        let gone = gone - self.windup;
        if self.blow.is_some() {
            return Blow::share(gone, lengths().next().unwrap_or(0.0) / length.max(f32::EPSILON));
        }
        self.pace.sample_clamped((gone / (secs - self.windup).max(0.001)).clamp(0.0, 1.0))
    }

    /// A point of the way, at a share of its length; before its beginning, where it draws back to.
    pub fn along(&self, from: Vec3, to: Vec3, share: f32) -> Vec3 {
        let length: f32 = self.legs(from, to).map(|(a, b)| a.distance(b)).sum();
        let mut left = length * share;
        if let Some((a, b)) = self.legs(from, to).next().filter(|_| share < 0.0) {
            return a + (b - a).with_y(0.0).normalize_or_zero() * left;
        }
        for (a, b) in self.legs(from, to) {
            let leg = a.distance(b);
            if left < leg {
                return a.lerp(b, left / leg);
            }
            left -= leg;
        }
        to
    }

    /// How often it has touched the ground before a share of its way, where it lands at last not counted.
    pub fn touched(&self, share: f32) -> u8 {
        let parts = (0..=self.hops).map(|hop| 0.6_f32.powi(hop.into()));
        let whole: f32 = parts.clone().sum();
        let ends = parts.scan(0.0, |end, part| {
            *end += part / whole;
            Some(*end)
        });
        ends.take(self.hops.into()).filter(|end| *end <= share).count() as u8
    }

    /// The way that its front is turned at a share of its length, flat on the table; nothing where it keeps it.
    pub fn heading(&self, from: Vec3, to: Vec3, share: f32) -> Option<Vec3> {
        /// A corner is turned a little before it is reached, and for a little while after.
        const AROUND: f32 = 0.06;
        let flat = match self.front {
            Front::Kept => return None,
            Front::Ahead => {
                let (near, far) = ((share - AROUND).max(0.0), (share + AROUND).min(1.0));
                self.along(from, to, far) - self.along(from, to, near)
            }
            Front::Towards(point) => point - self.along(from, to, share),
        };
        flat.with_y(0.0).try_normalize()
    }

    /// How high above the way it is, at a share of it, in metres.
    pub fn height(&self, share: f32) -> f32 {
        // Each hop takes as much less of the way as it is lower.
        let mut start = 0.0;
        let whole: f32 = (0..=self.hops).map(|hop| 0.6_f32.powi(hop.into())).sum();
        for hop in 0..=self.hops {
            let scale = 0.6_f32.powi(hop.into());
            let part = (share - start) * whole / scale;
            if (0.0..1.0).contains(&part) {
                return self.arc * scale * part * (1.0 - part) * 4.0;
            }
            start += scale / whole;
        }
        0.0
    }
}

/// How a piece that leaves comes to its end, once it has arrived.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum End {
    #[default]
    Gone,
    /// It falls over, lies a moment, and dissolves.
    Toppled,
    /// It dissolves where it stands.
    Dissolved,
}

/// A piece that leaves the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Leave {
    /// Which, and how it goes; where it comes from is where it is.
    pub movement: Move,
    pub goal: Pose,
    pub end: End,
    /// The way of the blow that it falls by; none falls as it stands.
    pub away: Option<Vec3>,
}

impl Leave {
    /// A card that slides away.
    pub fn card(piece: PieceId, goal: Pose) -> Self {
        let movement = Move {
            secs: 0.3,
            way: Way::arc(0.04),
            starts: None,
            lands: Some("card-lay"),
            ..Move::card(piece, Origin::Itself)
        };
        Self { movement, goal, end: End::Gone, away: None }
    }

    /// A piece that ends where it is.
    pub fn here(piece: PieceId, pose: Pose, end: End) -> Self {
        let movement =
            Move { secs: 0.0, way: Way::default(), starts: None, lands: None, ..Move::card(piece, Origin::Itself) };
        Self { movement, goal: pose, end, away: None }
    }
}

/// One piece under way. Where it goes is what `arrange` says after the event.
#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    pub piece: PieceId,
    pub from: Origin,
    /// Seconds after the beat began.
    pub delay: f32,
    /// Seconds under way.
    pub secs: f32,
    pub way: Way,
    /// Sound when it starts.
    pub starts: Option<&'static str>,
    /// Sound when it lands.
    pub lands: Option<&'static str>,
    /// What flies up where it lands on the table, if it is heard to land.
    pub throws: Option<Particle>,
    /// Which it is of a series: what is heard of each is a semitone higher than of the one before.
    pub step: Option<u8>,
}

impl Move {
    /// A card's ordinary way: 240 ms with a small arc.
    pub fn card(piece: PieceId, from: Origin) -> Self {
        Self {
            piece,
            from,
            delay: 0.0,
            secs: 0.24,
            way: Way::arc(0.05),
            starts: Some("card-slide"),
            lands: Some("card-lay"),
            throws: Some(Particle::Felt),
            step: None,
        }
    }

    /// A blow of a piece at a point, from where it stands and back.
    pub fn blow(piece: PieceId, at: Vec3, blow: Blow) -> Self {
        let way = Way::blow(at, blow);
        Self { secs: Blow::SECS, way, starts: None, lands: None, ..Self::card(piece, Origin::Itself) }
    }

    /// The same, and before it sets out it draws back for a moment.
    #[must_use]
    pub fn drawn_back(mut self) -> Self {
        self.way.windup += WINDUP;
        self.secs += WINDUP;
        self
    }

    /// The same, so many seconds later.
    #[must_use]
    pub fn after(mut self, delay: f32) -> Self {
        self.delay += delay;
        self
    }
}

/// Large words that rise from where something happens: what a blow takes, what is paid.
#[derive(Clone, Debug, PartialEq)]
pub struct Rising {
    /// The point that they rise from, in metres.
    pub at: Vec3,
    /// A number or a word or two.
    pub words: Words,
    /// It is a harm: in the colour of blood rather than of gold.
    pub harms: bool,
    /// Whom it concerns: said by screen readers, which do not show where it rises, and written under what somebody gains.
    pub whose: Option<Words>,
    /// What they are a number of: a round icon after them.
    pub icon: Option<&'static str>,
    /// How wide they are at most, in metres across the table, where they would hide what lies beside what they are about.
    pub room: Option<f32>,
}

impl Rising {
    /// What has come of something, in a word or two.
    pub fn word(at: Vec3, words: Words) -> Self {
        Self { at, words, harms: false, whose: None, icon: None, room: None }
    }

    /// What is taken from something.
    pub fn loss(at: Vec3, lost: impl Into<i64>) -> Self {
        Self { harms: true, ..Self::word(at, Words::new("number-lost").with("number", lost.into())) }
    }

    /// What somebody gets.
    pub fn gain(at: Vec3, got: impl Into<i64>) -> Self {
        Self::word(at, Words::new("number-gained").with("number", got.into()))
    }

    /// Whether it is a word, and no number.
    pub fn is_word(&self) -> bool {
        !self.harms && self.whose.is_none()
    }

    /// The same with the name of whom it concerns.
    #[must_use]
    pub fn of(self, whose: Words) -> Self {
        Self { whose: Some(whose), ..self }
    }

    /// The same in these coins: a round icon.
    #[must_use]
    pub fn in_coin(self, icon: &'static str) -> Self {
        Self { icon: Some(icon), ..self }
    }
}

/// Where the eye pushes in while others do something that all should see.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Push {
    /// What stays where it is in the picture, in metres.
    pub at: Vec3,
    /// By which share of its distance the eye comes nearer.
    pub by: f32,
}

/// How one event is told. Pieces that are not named move quietly to where they now rest.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Beat {
    /// Pieces with a way of their own.
    pub moves: Vec<Move>,
    /// Sounds, with their delay in seconds.
    pub sounds: Vec<(f32, &'static str)>,
    /// What flies up, with the delay in seconds.
    pub bursts: Vec<(f32, Burst)>,
    /// What is heard of it is a series, and rises by a semitone each time.
    pub series: bool,
    /// Something is decided: music draws back for a moment.
    pub hushes: bool,
    /// What is felt like a blow, with the delay in seconds.
    pub jolt: Option<(f32, Force)>,
    /// Large words over the table, from when it is `known`.
    pub banner: Option<Words>,
    /// Who or what those words are about, said before them.
    pub about: Option<Words>,
    /// How that came about, said behind them one by one.
    pub details: Vec<Words>,
    /// Words that rise from a place on the table, from when it is `known`.
    pub rises: Option<Rising>,
    /// Seconds to stay after everything has arrived.
    pub hold: f32,
    /// Seconds before its end at which the next one may begin (a volley, a trick swept while the next is led).
    pub overlap: f32,
    /// Place to draw the eye to.
    pub focus: Option<Target>,
    /// Where the eye pushes in if others do this.
    pub push: Option<Push>,
    pub leaves: Vec<Leave>,
    /// Pieces that are only there while this is told, besides those of the layout; `moves` may name them.
    pub shows: Vec<Placed>,
    /// Scores, shown over the table while this is told.
    pub sheet: Option<ScoreSheet>,
    /// What begins to shine, with the delay in seconds; it goes on as long as [`super::Layout::lit`] names it.
    pub lights: Vec<(f32, Target)>,
    /// Seconds until large words, chronicle, plates and counts tell it: what dice have fallen is known when they lie.
    pub known: f32,
    /// Seconds until the names that hang on the table are those of what lies there then; before that, only those that stay hang.
    pub renamed: f32,
}

impl Beat {
    /// The same, and what is heard of it rises by a semitone each time.
    #[must_use]
    pub fn in_series(mut self) -> Self {
        self.series = true;
        let mut order: Vec<&mut Move> = self.moves.iter_mut().collect();
        order.sort_by(|one, other| one.delay.total_cmp(&other.delay));
        for (step, movement) in (0..).zip(order) {
            movement.step = Some(step);
        }
        self
    }
}

/// A line of the chronicle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LogLine {
    /// Who did what; whoever did it is an argument that is a seat.
    pub words: Words,
    /// Where; hovering the line shows the place.
    pub place: Option<Target>,
    /// Where it came from, if something moved: shown with it.
    pub from: Option<Target>,
    /// Claims, victories: set in bold.
    pub strong: bool,
    /// The dice that it tells of.
    pub dice: Option<Fallen>,
}

impl LogLine {
    /// A line that shows no place.
    pub fn new(words: Words) -> Self {
        Self { words, place: None, from: None, strong: false, dice: None }
    }
}

/// Dice that fell together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fallen {
    pub by: Seat,
    /// Their faces, as the game numbers them.
    pub faces: Vec<u8>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_round_corners_keeps_an_even_pace() {
        let (from, corner, to) = (Vec3::ZERO, Vec3::X * 2.0, Vec3::new(2.0, 0.0, 1.0));
        let way = Way { corners: vec![corner], ..Way::default() };
        assert_eq!(way.along(from, to, 0.0), from);
        assert!(way.along(from, to, 2.0 / 3.0).distance(corner) < 1e-5);
        assert!(way.along(from, to, 5.0 / 6.0).distance(Vec3::new(2.0, 0.0, 0.5)) < 1e-5);
        assert_eq!(way.along(from, to, 1.0), to);
        assert_eq!(Way::default().along(to, to, 0.5), to);
    }

    #[test]
    fn a_blow_draws_back_lands_and_returns() {
        let (from, at) = (Vec3::ZERO, Vec3::X);
        let way = Way::blow(at, Blow { sound: None, force: Force::Light, throws: None });
        let seen = |gone: f32| way.along(from, from, way.share(from, from, gone, Blow::SECS));
        assert!(seen(WINDUP * 0.9).x < -0.005 && seen(WINDUP * 0.9).x > -BACK.1 - 1e-5);
        assert!(seen(Blow::LANDS - 0.01).x < 0.95);
        for gone in [Blow::LANDS, Blow::LANDS + Blow::PRESSED] {
            assert!(seen(gone).distance(at) < 1e-3, "{gone}: {}", seen(gone));
        }
        assert!(seen(Blow::SECS).distance(from) < 1e-5);
    }

    #[test]
    fn a_series_rises_in_the_order_in_which_it_is_heard() {
        let moves = [0.4, 0.0, 0.2].map(|delay| Move::card(PieceId(7), Origin::Itself).after(delay));
        let beat = Beat { moves: moves.to_vec(), ..Beat::default() }.in_series();
        assert_eq!(beat.moves.iter().map(|it| it.step).collect::<Vec<_>>(), [Some(2), Some(0), Some(1)]);
    }

    #[test]
    fn hops_are_counted_as_they_end() {
        let way = Way { hops: 2, ..Way::arc(0.1) };
        let ends: Vec<f32> =
            (1..1000_u16).map(|step| f32::from(step) / 1000.0).filter(|at| way.height(*at) < 0.0012).collect();
        assert!(!ends.is_empty());
        let counts: Vec<u8> = (0..=10).map(|step| way.touched(step as f32 / 10.0)).collect();
        assert!(counts.is_sorted() && counts[0] == 0 && counts[10] == 2, "{counts:?}");
        let first = (0..1000_u16).map(|step| f32::from(step) / 1000.0).find(|at| way.touched(*at) == 1).expect("a hop");
        assert!(way.height(first) < 0.002, "it touches the ground at {first}");
        assert_eq!(Way::arc(0.1).touched(1.0), 0);
    }

    #[test]
    fn a_front_is_ahead_and_turns_around_corners() {
        let (from, corner, to) = (Vec3::ZERO, Vec3::X * 2.0, Vec3::new(2.0, 0.3, 2.0));
        let way = Way { corners: vec![corner], front: Front::Ahead, ..Way::default() };
        assert!(way.heading(from, to, 0.0).is_some_and(|front| front.distance(Vec3::X) < 1e-5));
        assert!(way.heading(from, to, 1.0).is_some_and(|front| front.distance(Vec3::Z) < 1e-5));
        let at_corner = way.heading(from, to, 0.5).expect("it is under way");
        assert!(at_corner.x > 0.5 && at_corner.z > 0.5, "{at_corner}");
        let watching = Way { front: Front::Towards(Vec3::NEG_Z), ..way.clone() };
        assert_eq!(watching.heading(from, to, 0.0), Some(Vec3::NEG_Z));
        assert_eq!(Way { front: Front::Kept, ..way }.heading(from, to, 0.5), None);
    }

    #[test]
    fn hops_get_lower_and_end_on_the_ground() {
        let way = Way { hops: 2, ..Way::arc(0.1) };
        let heights: Vec<f32> = (0..=1000).map(|step| way.height(step as f32 / 1000.0)).collect();
        assert_eq!((heights[0], heights[1000]), (0.0, 0.0));
        let peaks: Vec<f32> = heights
            .windows(3)
            .filter(|three| three[1] > three[0] && three[1] >= three[2])
            .map(|three| three[1])
            .collect();
        assert_eq!(peaks.len(), 3, "{peaks:?}");
        assert!(peaks[0] > peaks[1] && peaks[1] > peaks[2] && (peaks[0] - 0.1).abs() < 1e-3, "{peaks:?}");
        assert!((Way::arc(0.1).height(0.5) - 0.1).abs() < 1e-6);
    }
}
