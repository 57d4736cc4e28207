//! The weights of the judgement. The plain ones are set by hand and stay as they are: others are measured against them.

/// How a player weighs what may come.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Style {
    /// Share of the cards that could come to me in time and do.
    pub mine: f32,
    /// The same for the cards in the opponent's hand, which is spread over all flags.
    pub theirs: f32,
    /// The same for the cards that the opponent may still draw.
    pub later: f32,
    /// Chance that cards in the own hand are really there for a side, and not wanted elsewhere.
    pub sure: [f32; 5],
    /// How far apart sums of one formation are before the weaker has no chance.
    pub spread: [f32; 5],
    /// What it is worth to be complete first, in points of the sum.
    pub first: f32,
    /// How much of the loss that a card leaves in the hand counts.
    pub cost: f32,
    /// What is lost by a first card at a flag.
    pub opening: f32,
    /// What is won by a last card at a flag.
    pub finish: f32,
    /// How decided the flags are taken to be: above 1 chances move away from even.
    pub sharp: f32,
    /// Whether a flag that troops cannot turn any more counts as decided.
    pub proof: bool,
    /// What a tactics card must bring: Leader, Cavalry, Shields, Fog, Mud, Redeploy, Deserter, Traitor.
    pub price: [f32; 8],
    /// Part of the price that stays when the troops are used up.
    pub late: f32,
    /// What it costs to be locked.
    pub lock: f32,
    /// What a Scout is worth.
    pub scout: f32,
    /// Tactics cards to hold while locked and while free.
    pub held: [u8; 2],
}

impl Style {
    /// Weights set by hand.
    pub const PLAIN: Self = Self {
        mine: 0.75,
        theirs: 0.75,
        later: 0.75,
        sure: [1.0, 0.97, 0.92, 0.82, 0.72],
        spread: [12.0, 16.0, 14.0, 16.0, 16.0],
        first: 0.7,
        cost: 1.0,
        opening: 0.0,
        finish: 0.0,
        sharp: 1.0,
        proof: false,
        price: [0.1, 0.07, 0.05, 0.06, 0.06, 0.06, 0.08, 0.09],
        late: 0.3,
        lock: 0.01,
        scout: 0.02,
        held: [1, 2],
    };

    /// Sees the flag where a card goes, and not what the card could do elsewhere.
    pub const SHORT: Self = Self { cost: 0.0, ..Self::PLAIN };

    /// Trusts in troops, and keeps no tactics card for later.
    pub const STEADY: Self = Self { held: [1, 1], ..Self::PLAIN };

    /// Weights found by letting one after another win more matches against the plain ones, and against baselines that play no
    /// tactics cards, or all at once.
    pub const TRIED: Self = Self {
        mine: 1.08,
        theirs: 0.62,
        sure: [1.0, 0.94, 0.84, 0.64, 0.44],
        cost: 1.0,
        opening: -0.012,
        finish: -0.005,
        sharp: 0.8,
        proof: true,
        price: [0.18, 0.13, 0.09, 0.11, 0.11, 0.11, 0.145, 0.165],
        held: [1, 1],
        ..Self::PLAIN
    };
}
