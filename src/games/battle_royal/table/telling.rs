//! How events are told: cards that are drawn and played, attacks step by step, coins, Knock Outs and Prizes.

use bevy::math::{Quat, Vec2, Vec3};

use super::field::{self, Field, in_common};
use super::{blows, faces, ids, layout, preview};
use crate::client::cards;
use crate::client::table::{
    Badge, Beat, CARD, Layout, Leave, Look, Move, Origin, PieceId, Placed, Pose, Rising, Side, Target, Way,
};
use crate::engine::{Arg, Seat, Words};
use crate::games::battle_royal::cards::CardId;
use crate::games::battle_royal::cards::texts::{Named, name_key};
use crate::games::battle_royal::events::Pile;
use crate::games::battle_royal::forecast;
use crate::games::battle_royal::position::FIRST_HAND;
use crate::games::battle_royal::{Event, MonId, View};

/// Width and thickness of the coin in metres, and how much larger it is thrown here.
const COIN: (f32, f32) = (0.030, 0.0036);
const COIN_SCALE: f32 = 1.6;
/// Seconds in which everything of a player who is out begins to leave.
const CLEARING: f32 = 0.8;
/// How far below the middle of a card a loss rises, in metres on one of usual size, and how much wider than the card it is at most.
const LOW: f32 = 0.031;
const WIDER: f32 = 1.4;
/// Seconds between two cards that are drawn.
const STAGGER: f32 = 0.10;

/// What is told, from where it is seen.
struct Scene<'a> {
    before: &'a View,
    after: &'a View,
    side: Side,
}

/// How an event is told.
pub fn tell(event: &Event, before: &View, after: &View, side: Side) -> Beat {
    let scene = Scene { before, after, side };
    let heard = |sound| Beat { sounds: vec![(0.0, sound)], hold: 0.15, ..Beat::default() };
    match *event {
        Event::Placed { seat, card, active: _ } => match card.filter(|_| seat == side.seat) {
            Some(card) => quick(Move::card(ids::held(seat, card, 0), Origin::Itself)),
            None => Beat::default(),
        },
        Event::Ready { .. } => heard("card-lay"),
        Event::Mulligan { seat, hand } => scene.shown(seat, &hand),
        Event::TurnBegan { seat, .. } => Beat {
            banner: Some(Words::new("battle_royal-banner-turn").with("seat", seat)),
            sounds: vec![(0.0, "turn")],
            hold: if seat == side.seat { 0.5 } else { 0.3 },
            ..Beat::default()
        },
        Event::Moved { seat, card, from, to } => scene.moved(seat, card.card, from, to),
        Event::Shuffled { .. } => Beat { hold: 0.25, ..heard("shuffle") },
        Event::HandShuffled { seat, .. } => Beat { leaves: scene.taken_back(seat), hold: 0.3, ..heard("shuffle") },
        Event::Searched { .. } => heard("card-slide"),
        Event::LookedAt { .. } | Event::NothingThere { .. } => Beat::default(),
        Event::Benched { mon, card } => scene.comes(mon, card, "card-lay"),
        Event::Evolved { mon, card } => Beat { hold: 0.35, focus: focus(mon), ..scene.comes(mon, card, "evolve") },
        Event::Attached { mon, card } => scene.attached(mon, card),
        Event::Detached { mon, card } => scene.detached(mon, card),
        Event::EnergyMoved { from, to, card } => scene.energy_moved(from, to, card),
        Event::Played { seat, card } => scene.played(seat, card),
        Event::StadiumLeft { card } => scene.stadium_left(card),
        Event::AbilityUsed { mon, card } => {
            let ability = card.pokemon().and_then(|pokemon| pokemon.ability.as_ref());
            let name = ability.map_or_else(|| card.key(), |ability| name_key(Named::Ability, &ability.name));
            let (about, banner) = (Some(Words::new(card.key())), Some(Words::new(name)));
            Beat { about, banner, focus: focus(mon), hold: 0.55, ..heard("lore") }
        }
        Event::StadiumUsed { card, .. } | Event::CardWorked { card, .. } => {
            Beat { banner: Some(Words::new(card.key())), hold: 0.4, ..heard("lore") }
        }
        Event::Bound { mon, card, to } => {
            let words = Words::new("battle_royal-banner-bound").with_key("card", card.key()).with("seat", to);
            Beat { banner: Some(words), focus: focus(mon), hold: 0.45, ..heard("wax") }
        }
        Event::OpponentChosen { .. } => Beat { hold: 0.2, ..Beat::default() },
        Event::Attacked { mon, attack, target } => {
            scene.attacked(mon, attack.attack().map(|it| it.name.as_str()), target)
        }
        Event::Copied { mon, attack } => {
            let name = attack.attack().map_or_else(|| attack.card.key(), |it| name_key(Named::Attack, &it.name));
            Beat { banner: Some(Words::new(name)), focus: focus(mon), hold: 0.5, ..Beat::default() }
        }
        Event::Coin { heads, .. } => coin(heads),
        Event::Failed { mon } => Beat {
            banner: Some(Words::new("battle_royal-banner-failed")),
            focus: focus(mon),
            hold: 0.6,
            ..heard("refuse")
        },
        Event::Damaged { mon, damage } => scene.damaged(mon, damage),
        Event::Countered { mon, counters } => {
            let about = after.table.mon(mon).map(|mon| Words::new(mon.card().key()));
            let banner = about.is_some().then(|| loss(i64::from(counters) * 10));
            let rises = Some(scene.loses(mon, u16::from(counters) * 10));
            Beat { about, banner, rises, ..scene.counter_falls(mon, 0.3) }
        }
        Event::Healed { mon, .. } => Beat { focus: focus(mon), hold: 0.25, ..heard("token") },
        Event::Afflicted { mon, condition } => {
            Beat { banner: Some(Words::new(condition.key())), focus: focus(mon), hold: 0.4, ..heard("hiss") }
        }
        Event::Recovered { .. } => Beat { hold: 0.15, ..Beat::default() },
        Event::ToActive { mon } | Event::ToBench { mon } => {
            let way = Move { secs: 0.45, way: Way::arc(0.04), ..Move::card(ids::mon(mon), Origin::Itself) };
            Beat { moves: scene.with_all(mon, way), hold: 0.1, ..Beat::default() }
        }
        Event::Returned { mon } => scene.leaves(mon, Field::away, 0.0),
        Event::Dropped { mon } => scene.leaves(mon, Field::discards, 0.0),
        Event::Survived { mon } => Beat {
            banner: Some(Words::new("battle_royal-banner-survived")),
            focus: focus(mon),
            hold: 0.7,
            ..heard("fanfare-small")
        },
        Event::KnockedOut { mon, card, .. } => Beat {
            banner: Some(Words::new("battle_royal-banner-knock-out").with_key("card", card.key())),
            rises: Some(Rising {
                at: scene.pose_before(mon).at,
                words: Words::new("battle_royal-rise-knock-out"),
                harms: true,
                whose: Some(Words::new(card.key())),
                icon: None,
                room: None,
            }),
            sounds: vec![(0.0, "knock-out")],
            hold: 0.9,
            ..scene.leaves(mon, Field::discards, 0.45)
        },
        Event::Checkup { .. } => Beat { hold: 0.1, ..Beat::default() },
        Event::Eliminated { seat } => Beat {
            banner: Some(Words::new("battle_royal-banner-out").with("seat", seat)),
            leaves: scene.cleared(seat),
            hold: 1.6,
            ..heard("horn")
        },
        Event::Ended { .. } => Beat { moves: scene.gathers(), hold: 0.8, ..heard("drum") },
    }
}

fn focus(id: MonId) -> Option<Target> {
    Some(Target::Piece(ids::mon(id)))
}

/// A way that nobody waits for.
fn quick(way: Move) -> Beat {
    Beat { overlap: way.secs, moves: vec![way], ..Beat::default() }
}

impl Scene<'_> {
    fn field(&self, seat: Seat) -> Field {
        Field::of(&self.after.table, self.side, seat)
    }

    fn pose_before(&self, id: MonId) -> Pose {
        layout::mon_pose(&self.before.table, self.side, id)
    }

    fn laid(&self, view: &View) -> Layout {
        layout::arrange(view, self.side)
    }

    /// The number of a card among equal ones in the hand of the viewer, if it is there.
    fn copy_in_hand(view: &View, seat: Seat, card: CardId) -> Option<usize> {
        let copies = view.hands[seat.index()].iter().filter(|glimpse| glimpse.card == Some(card)).count();
        copies.checked_sub(1)
    }

    /// Where a card of a hand comes from: its piece before the viewer, or from beyond the table; from the deck if no hand had
    /// it.
    fn hand_origin(&self, seat: Seat, card: CardId) -> Origin {
        if seat != self.side.seat {
            return Origin::Pose(self.field(seat).away());
        }
        let placing = self.before.placed[seat.index()].is_some_and(|(actives, bench)| {
            self.before.is_placing() && (actives.contains(&card) || bench.contains(&card))
        });
        match Self::copy_in_hand(self.before, seat, card) {
            _ if placing => Origin::Piece(ids::held(seat, card, 0)),
            Some(copy) => Origin::Piece(ids::held(seat, card, copy)),
            None => Origin::Pose(self.field(seat).deck().face_down()),
        }
    }

    fn pile(&self, seat: Seat, pile: Pile) -> Pose {
        let field = self.field(seat);
        match pile {
            Pile::Hand => field.away(),
            Pile::Deck => field.deck().face_down(),
            Pile::Discard => field.discards(),
            Pile::Prizes => {
                let left = usize::from(self.after.table.prizes[seat.index()]);
                field.prize(left.min(5)).face_down()
            }
        }
    }

    /// A hand without a Basic Pokémon lies open on the table.
    fn shown(&self, seat: Seat, hand: &[CardId]) -> Beat {
        let (first, step) = field::SHOWN;
        let mut beat = Beat { sounds: vec![(0.0, "card-flip")], hold: 1.6, ..Beat::default() };
        beat.banner = Some(Words::new("battle_royal-banner-mulligan").with("seat", seat));
        for (number, &card) in hand.iter().enumerate() {
            let pose = in_common(first + Vec2::X * (step * number as f32));
            let pose = Pose { at: pose.at.with_y(0.012), ..pose };
            let piece = ids::shown(number);
            beat.shows.push(layout::plain(piece, Look::card(Some(faces::open(card)), faces::BACK), pose));
            let origin = Origin::Pose(self.field(seat).away());
            beat.moves.push(Move { secs: 0.4, ..Move::card(piece, origin) }.after(number as f32 * 0.05));
        }
        beat
    }

    /// What was shown of a hand goes to the deck.
    fn taken_back(&self, seat: Seat) -> Vec<Leave> {
        let deck = self.field(seat).deck().face_down();
        (0..FIRST_HAND).map(|number| Leave::card(ids::shown(number), deck)).collect()
    }

    /// A card goes from one pile to another.
    fn moved(&self, seat: Seat, card: Option<CardId>, from: Pile, to: Pile) -> Beat {
        let own = seat == self.side.seat;
        let prize = from == Pile::Prizes;
        let secs = if prize { 0.55 } else { 0.30 };
        let origin = Origin::Pose(self.pile(seat, from));
        let shown = |card: Option<CardId>| Look::card(card.map(faces::small), faces::BACK);
        let mut beat = Beat { overlap: if prize { 0.0 } else { secs - STAGGER }, ..Beat::default() };
        let way = |piece: PieceId, origin: Origin| Move { secs, way: Way::arc(0.05), ..Move::card(piece, origin) };
        match (to, card) {
            (Pile::Hand, Some(card)) if own && Self::copy_in_hand(self.after, seat, card).is_some() => {
                let copy = Self::copy_in_hand(self.after, seat, card).unwrap_or_default();
                beat.moves.push(way(ids::held(seat, card, copy), origin));
            }
            _ => {
                let origin = match (from, card) {
                    (Pile::Hand, Some(card)) => self.hand_origin(seat, card),
                    _ => origin,
                };
                let goal = self.pile(seat, to);
                let goal =
                    if card.is_some() && to == Pile::Hand { Pose { turn: Quat::IDENTITY, ..goal } } else { goal };
                let piece = ids::flying(seat);
                beat.shows.push(layout::plain(piece, shown(card), goal));
                beat.moves.push(way(piece, origin));
            }
        }
        if prize {
            beat.sounds.push((0.0, "prize"));
            beat.hold = 0.2;
        }
        beat
    }

    /// A Pokémon, or what it evolves into, comes onto the table.
    fn comes(&self, id: MonId, card: CardId, sound: &'static str) -> Beat {
        let origin = self.hand_origin(id.seat(), card);
        let own = id.seat() == self.side.seat;
        let way = Move { secs: if own { 0.28 } else { 0.45 }, lands: Some(sound), ..Move::card(ids::mon(id), origin) };
        let mut beat = Beat { hold: 0.15, ..Beat::default() };
        // What tells its HP appears when it lies there.
        let (known, laid) = (self.laid(self.before), self.laid(self.after));
        let tells = |placed: &&Placed| placed.id == ids::hp(id) || placed.id == ids::bar(id);
        for placed in laid.pieces.iter().filter(tells).filter(|placed| !known.has(Target::Piece(placed.id))) {
            let unseen = Origin::Pose(Pose { scale: 0.01, ..placed.pose });
            let grows = Move { secs: 0.10, way: Way::default(), ..Move::card(placed.id, unseen) };
            beat.moves.push(Move { starts: None, lands: None, ..grows }.after(way.secs));
        }
        beat.moves.push(way);
        beat
    }

    /// Energy or a Tool is attached.
    fn attached(&self, id: MonId, card: CardId) -> Beat {
        let Some(mon) = self.after.table.mon(id) else { return Beat::default() };
        let (piece, sound) = match mon.energy.iter().rposition(|other| *other == card) {
            Some(number) => (ids::energy(id, number), "energy"),
            None => (ids::tool(id), "token"),
        };
        let way = Move { secs: 0.38, lands: Some(sound), ..Move::card(piece, self.hand_origin(id.seat(), card)) };
        Beat { moves: vec![way], hold: 0.12, focus: focus(id), ..Beat::default() }
    }

    /// An attached card is discarded.
    fn detached(&self, id: MonId, card: CardId) -> Beat {
        let face = if card.energy().is_some() { faces::energy_card_token(card) } else { faces::TOOL };
        let piece = ids::flying(id.seat());
        let goal = self.field(id.seat()).discards();
        let shown = layout::plain(piece, Look::decal(face, Vec2::splat(0.02)), goal);
        let from = Pose { turn: Quat::IDENTITY, ..raised(self.pose_before(id)) };
        let way = Move { secs: 0.32, ..Move::card(piece, Origin::Pose(from)) };
        Beat { shows: vec![shown], moves: vec![way], overlap: 0.12, ..Beat::default() }
    }

    fn energy_moved(&self, from: MonId, to: MonId, card: CardId) -> Beat {
        let Some(mon) = self.after.table.mon(to) else { return Beat::default() };
        let number = mon.energy.iter().rposition(|other| *other == card).unwrap_or_default();
        let origin = Origin::Pose(raised(self.pose_before(from)));
        let way = Move { secs: 0.45, lands: Some("energy"), ..Move::card(ids::energy(to, number), origin) };
        Beat { moves: vec![way], hold: 0.15, ..Beat::default() }
    }

    /// A Trainer is played: it lies open for all.
    fn played(&self, seat: Seat, card: CardId) -> Beat {
        let origin = self.hand_origin(seat, card);
        let layout = self.laid(self.after);
        let stadium = Some(ids::stadium(card, seat)).filter(|id| layout.has(Target::Piece(*id)));
        let piece = stadium.unwrap_or(ids::PLAYED);
        let own = seat == self.side.seat;
        let mut beat = Beat { hold: if own { 0.25 } else { 0.8 }, ..Beat::default() };
        // It is discarded at once unless its effect waits for a decision.
        if stadium.is_none() {
            beat.shows.push(layout::known(piece, card, in_common(field::PLAYED), 0));
        }
        beat.focus = Some(Target::Piece(piece));
        let way = cards::played(piece, piece);
        beat.moves.push(Move { from: origin, secs: if own { 0.30 } else { 0.5 }, ..way });
        beat
    }

    fn stadium_left(&self, card: CardId) -> Beat {
        let stadium = self.before.table.stadiums.iter().find(|stadium| stadium.card == card);
        let Some(owner) = stadium.map(|stadium| Seat(stadium.owner)) else { return Beat::default() };
        let leave = Leave::card(ids::stadium(card, owner), self.field(owner).discards());
        Beat { leaves: vec![leave], hold: 0.1, ..Beat::default() }
    }

    /// A Pokémon goes its way with everything on it.
    fn with_all(&self, id: MonId, way: Move) -> Vec<Move> {
        let from = self.pose_before(id).at;
        let lies = self.laid(self.before);
        let on = lies.pieces.iter().filter(|placed| ids::stack(placed.id) == Some(id) && placed.id != way.piece);
        let along = on.map(|placed| {
            let beside = placed.pose.at - from;
            let corners = way.way.corners.iter().map(|corner| *corner + beside).collect();
            let way = Move { way: Way { corners, ..way.way.clone() }, starts: None, lands: None, ..way.clone() };
            Move { piece: placed.id, ..way }
        });
        along.chain([way.clone()]).collect()
    }

    /// The attacker lunges at its target.
    fn attacked(&self, id: MonId, name: Option<&str>, target: Option<MonId>) -> Beat {
        let mut beat = Beat { hold: 0.15, sounds: vec![(0.28, "hit")], ..Beat::default() };
        if let Some(name) = name {
            beat.banner = Some(Words::new(name_key(Named::Attack, name)));
        }
        let Some(target) = target else { return Beat { sounds: Vec::new(), hold: 0.6, ..beat } };
        let (from, to) = (self.pose_before(id).at, self.pose_before(target).at);
        let corner = from.lerp(to, 0.42) + Vec3::Y * 0.03;
        let lunge = Move {
            secs: 0.75,
            way: Way { corners: vec![corner], ..Way::default() },
            starts: None,
            lands: Some("card-lay"),
            ..Move::card(ids::mon(id), Origin::Itself)
        };
        beat.moves = self.with_all(id, lunge);
        beat.focus = focus(target);
        beat
    }

    /// The damage counter falls onto a Pokémon.
    fn counter_falls(&self, id: MonId, hold: f32) -> Beat {
        let mut beat = Beat { focus: focus(id), hold, sounds: vec![(0.0, "token")], ..Beat::default() };
        let piece = ids::damage(id);
        let layout = self.laid(self.after);
        if let Some(placed) = layout.pieces.iter().find(|placed| placed.id == piece) {
            let above = Pose { at: placed.pose.at + Vec3::Y * 0.10, scale: placed.pose.scale * 1.8, ..placed.pose };
            beat.moves.push(Move {
                secs: 0.26,
                way: Way::default(),
                starts: None,
                lands: Some("token"),
                ..Move::card(piece, Origin::Pose(above))
            });
        }
        beat
    }

    /// What a Pokémon loses stands large on its card, below its name and HP, and hides little of those beside it.
    fn loses(&self, id: MonId, damage: u16) -> Rising {
        let pose = self.pose_before(id);
        let at = pose.at + Vec3::Z * (LOW * pose.scale);
        let lost = Rising { room: Some(WIDER * CARD.x * pose.scale), ..Rising::loss(at, damage) };
        match self.before.table.mon(id) {
            Some(mon) => lost.of(Words::new(mon.card().key())),
            None => lost,
        }
    }

    /// Damage with its arithmetic, if there is any.
    fn damaged(&self, id: MonId, damage: u16) -> Beat {
        let mut beat = self.counter_falls(id, 0.45);
        let blow = forecast::behind(&self.before.table, &self.after.table, id, damage);
        let strike = blows::strike_on(&self.before.table, id);
        // The attacker's own blow was heard when it struck.
        if blow.is_none() {
            beat.sounds = vec![(0.0, "hit")];
        }
        let pose = self.pose_before(id);
        let mut seen = vec![blows::impact(pose)];
        if let Some(strike) = &strike {
            let from = self.pose_before(strike.attacker);
            seen.push(blows::streak(from, pose));
            // After the counter, which has a way of its own.
            beat.moves.extend(self.with_all(id, blows::knocked(id, pose.at, from.at)));
        }
        for (placed, comes) in seen {
            beat.shows.push(placed);
            beat.moves.push(comes);
        }
        let name = strike.as_ref().and_then(|strike| strike.used.attack()).map(|it| it.name.as_str());
        beat.hold = 0.8;
        if let Some((name, blow)) = name.zip(blow) {
            beat.details = preview::sum(&blow);
            if !beat.details.is_empty() {
                beat.about = Some(Words::new(name_key(Named::Attack, name)));
                beat.banner = Some(loss(blow.dealt));
                beat.hold = 1.5;
            }
        }
        Beat { rises: Some(self.loses(id, damage)), ..beat }
    }

    /// A Pokémon leaves the table with everything on it.
    fn leaves(&self, id: MonId, goal: impl Fn(Field) -> Pose, delay: f32) -> Beat {
        let goal = goal(self.field(id.seat()));
        let from = self.pose_before(id);
        let mut beat = Beat { focus: focus(id), hold: 0.2, ..Beat::default() };
        for placed in self.laid(self.before).pieces.iter().filter(|placed| ids::stack(placed.id) == Some(id)) {
            let beside = (placed.pose.at - from.at) * (goal.scale / from.scale);
            let scale = placed.pose.scale * (goal.scale / from.scale);
            let leave = Leave::card(placed.id, Pose { at: goal.at + beside, scale, ..goal });
            let mut movement = leave.movement.after(delay);
            if placed.id != ids::mon(id) {
                (movement.starts, movement.lands) = (None, None);
            }
            beat.leaves.push(Leave { movement, ..leave });
        }
        beat
    }

    /// Everything goes where it lies when the match is over.
    fn gathers(&self) -> Vec<Move> {
        let lay = self.laid(self.before);
        let elsewhere = |placed: &&Placed| lay.pieces.iter().any(|it| it.id == placed.id && it.pose != placed.pose);
        let goes = |placed: &Placed| {
            let way = Way::default();
            Move { secs: 0.9, way, starts: None, lands: None, ..Move::card(placed.id, Origin::Itself) }
        };
        self.laid(self.after).pieces.iter().filter(elsewhere).map(goes).collect()
    }

    /// Everything of a player is taken off the table, from one side to the other.
    fn cleared(&self, seat: Seat) -> Vec<Leave> {
        let stays = self.laid(self.after);
        let mut goes = self.laid(self.before).pieces;
        goes.retain(|placed| !stays.has(Target::Piece(placed.id)) && !ids::is_frame(placed.id));
        goes.sort_by(|one, other| one.pose.at.x.total_cmp(&other.pose.at.x));
        let (away, pitch) = (self.field(seat).away(), CLEARING / goes.len().max(1) as f32);
        let leave = |(number, placed): (usize, &Placed)| {
            let leave = Leave::card(placed.id, Pose { scale: placed.pose.scale, ..away });
            // A few of them are heard.
            let starts = (number % 6 == 0).then_some("card-slide");
            let movement = Move { secs: 0.6, starts, lands: None, ..leave.movement };
            Leave { movement: movement.after(pitch * number as f32), ..leave }
        };
        goes.iter().enumerate().map(leave).collect()
    }
}

/// A pose above a card.
fn raised(pose: Pose) -> Pose {
    Pose { at: pose.at + Vec3::Y * 0.004, ..pose }
}

/// So much damage in large words.
fn loss(damage: impl Into<Arg>) -> Words {
    Words::new("battle_royal-banner-loss").with("damage", damage)
}

/// A coin is thrown and falls.
fn coin(heads: bool) -> Beat {
    let face = if heads { faces::HEADS } else { faces::TAILS };
    let (wide, thick) = COIN;
    let badge = Badge { face, at: Vec3::Y * (thick + 0.0003), turn: Quat::IDENTITY, size: Vec2::splat(wide * 0.92) };
    let look = Look::model("coin", Vec3::new(wide, thick, wide)).badged(badge).on_round_foot(wide / 2.0);
    let at = in_common(field::COIN).at;
    let rest = Pose::table(at.x, cards::MAT, at.z).scaled(COIN_SCALE);
    let from = Pose::table(at.x - 0.10, 0.02, at.z + 0.10).scaled(COIN_SCALE);
    let way = Way { arc: 0.16, hops: 1, tumble: 4.0, ..Way::default() };
    let flies = Move {
        secs: 0.95,
        way,
        starts: Some("coin-flip"),
        lands: Some("coin"),
        ..Move::card(ids::COIN, Origin::Pose(from))
    };
    let words = if heads { "battle_royal-banner-heads" } else { "battle_royal-banner-tails" };
    Beat {
        shows: vec![Placed { id: ids::COIN, look, pose: rest, title: None, order: 0 }],
        moves: vec![flies],
        banner: Some(Words::new(words)),
        known: 0.95,
        hold: 0.6,
        ..Beat::default()
    }
}
