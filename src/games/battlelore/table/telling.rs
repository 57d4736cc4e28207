//! How events are told: cards, marches, volleys and charges, dice, the fallen, banners won.

use bevy_math::curve::EaseFunction;
use bevy_math::{Quat, Vec3};

use super::layout::{self, Ground, thing};
use super::{army, cards, chronicle, dice, ids};
use crate::engine::Words;
use crate::games::battlelore::dice::Roll;
use crate::games::battlelore::lore_cards::LoreCard;
use crate::games::battlelore::position::{Battle, UnitId};
use crate::games::battlelore::units::{Arm, Power};
use crate::games::battlelore::weapons::Moved;
use crate::games::battlelore::{CommandCard, Event, Hex, Side, View, movement};
use crate::table::{
    Beat, Blow, Burst, End, Force, Front, Leave, Look, Move, Origin, Particle, PieceId, Placed, Pose, Push, Rising,
    Side as Eyes, Target, Way,
};

/// Seconds that a unit takes from one hex to the next, and between one figure and the next.
const PACE: f32 = 0.34;
const RANKS: f32 = 0.045;
/// How far figures step up to those whom they attack, of the way there; and seconds in which the dice can be read until they strike.
const STEPS_UP: f32 = 0.12;
const READS: f32 = 0.55;
/// Seconds that an arrow flies, and between one and the next.
const FLIGHT: f32 = 0.42;
const VOLLEY: f32 = 0.07;
/// Arrows are larger than the bows they come from, so that they are seen from across the table.
const ARROW: f32 = 1.9;
/// Seconds between two figures that fall.
const FALLING: f32 = 0.16;
/// How far to either side of where the blow goes they fall, in radians.
const SCATTER: f32 = 0.44;
/// Seconds that a Lore card takes until it is held up, and as many from there, and that it stays there.
const RISES: f32 = 0.35;
const HELD_UP: f32 = 1.1;
/// By which share of its distance the eye comes nearer to a fight.
const PUSH: f32 = 0.10;
/// From the ground to over the heads of a unit, in metres.
const OVER: f32 = 0.03;
/// From the middle of a hex to where words rise that then stand at its near edge, in metres: over the unit are the signs of the fight.
const BEFORE: f32 = 0.076;

/// How high above its foot a figure is struck, in metres.
const SHOULDER: f32 = 0.022;

/// How an event is told.
pub fn tell(event: &Event, before: &View, after: &View, eyes: Eyes) -> Beat {
    let ground = Ground::new(after, eyes);
    let beat = told(event, before, after, ground);
    Beat { banner: chronicle::banner(event, after), about: chronicle::plays(event), ..beat }
}

/// What is seen and heard of an event: one arm for each kind.
fn told(event: &Event, before: &View, after: &View, ground: Ground) -> Beat {
    let heard = |sound: &'static str, hold: f32| Beat { sounds: vec![(0.0, sound)], hold, ..Beat::default() };
    let at = |hex: Hex| Some(ids::place(after, hex));
    match *event {
        Event::TurnBegan { side, .. } => heard(if ground.is_near(side) { "turn" } else { "wood-knock" }, 0.35),
        Event::ObjectiveTaken { hex, .. } => Beat { focus: at(hex), ..heard("fanfare-small", 0.7) },
        Event::CardPlayed { side, card } => {
            let hand = before.hands[side.index()].cards.map_or(0, |cards| cards.count(card));
            let from = match hand {
                0 => Origin::Pose(cards::away(ground, side)),
                copies => Origin::Piece(ids::command(side, card, copies - 1)),
            };
            let secs = if ground.is_near(side) { 0.34 } else { 0.6 };
            let way = Move { secs, way: Way::arc(0.09), starts: Some("card-flip"), ..Move::card(ids::PLAYED, from) };
            let hold = if ground.is_near(side) { 0.35 } else { 0.9 };
            Beat { moves: vec![way], sounds: vec![(0.1, "horn-call")], hold, ..Beat::default() }
        }
        Event::CardCopied { card, .. } => {
            let copied = card.map(|_| Move::card(ids::COPIED, Origin::Piece(ids::PLAYED)));
            Beat { moves: copied.into_iter().collect(), hold: 0.6, ..Beat::default() }
        }
        Event::NobodyToOrder { .. } => heard("refuse", 0.8),
        Event::Ordered { hex } => {
            Beat { focus: at(hex), ..heard("wood-knock", if mine(after, ground) { 0.0 } else { 0.22 }) }
        }
        Event::Moved { from, to } => march(before, after, ground, from, to),
        Event::GroundGained { from, to } | Event::Pursued { from, to } | Event::Placed { from, to } => {
            march(before, after, ground, from, to)
        }
        Event::Retreated { from, to } => {
            Beat { sounds: vec![(0.0, "retreat")], ..march(before, after, ground, from, to) }
        }
        Event::Attacked { from, to, melee, .. } => attack(after, ground, from, to, melee),
        Event::BattledBack { from, to } => attack(after, ground, from, to, true),
        Event::Rolled { roll, .. } => rolled(&roll, before, after, ground),
        Event::FiguresLost { hex, figures, left } => fallen(before, ground, hex, figures, left),
        // Its banner has gone down after its last figure.
        Event::Eliminated { .. } => Beat { hold: 0.5, ..Beat::default() },
        Event::BannerWon { side, banners } => won(before, after, ground, side, banners),
        Event::FlagsIgnored { hex, .. } => {
            let before = ground.hex(hex).at + Vec3::Z * BEFORE;
            let rises = Some(Rising::word(before, Words::new("battlelore-rises-stands")));
            Beat { focus: at(hex), rises, ..heard("wood-knock", 0.45) }
        }
        Event::PutAway { side, card } => put_away(side, card, before, after, ground),
        Event::Shuffled { .. } | Event::LoreShuffled { .. } => heard("shuffle", 0.4),
        Event::Drew { side, card } => drew(side, card, before, after, ground),
        Event::TakenBack { side, card } => {
            let copies = after.hands[side.index()].cards.map_or(0, |cards| cards.count(card));
            let back =
                (copies > 0).then(|| Move::card(ids::command(side, card, copies - 1), Origin::Piece(ids::PLAYED)));
            Beat { moves: back.into_iter().collect(), hold: 0.3, ..Beat::default() }
        }
        Event::TokensGained { side, tokens, has } => tokens_gained(side, tokens, has),
        Event::TokensKept { hex, .. } => Beat { focus: at(hex), ..heard("token", 0.3) },
        Event::LoreTarget { hex } => Beat { focus: at(hex), ..heard("hint", 0.5) },
        Event::PowerUsed { power, hex } => {
            let sound = if matches!(power, Power::Web | Power::Poison) { "hiss" } else { "rumble" };
            Beat { focus: at(hex), ..heard(sound, 0.6) }
        }
        Event::WebCut { hex } => Beat { focus: at(hex), ..heard("card-slide", 0.3) },
        Event::LoreDrawn { side, card } => lore_drawn(side, card, before, ground),
        Event::LoreBuried { side, card } => lore_away(side, card, before),
        Event::LorePutAway { side, card } => lore_away(side, Some(card), before),
        Event::LorePlayed { side, card, .. } => lore_played(side, card, before, after, ground),
        Event::LoreCancelled { .. } => heard("refuse", 0.8),
        Event::Healed { hex, figures } | Event::Returned { hex, figures } => risen(after, ground, hex, figures),
        Event::Spied { .. } | Event::Swapped { .. } => heard("card-flip", 0.5),
        Event::Summoned { from, to, .. } => {
            let Some(id) = after.table.at(to) else { return Beat::default() };
            let below = |placed: &Placed| Pose { at: ground.hex(from).at - Vec3::Y * 0.09, ..placed.pose };
            let rises = army::pieces(after, ground, id, 0).map(|placed| Move {
                secs: 1.1,
                starts: None,
                lands: None,
                ..Move::card(placed.id, Origin::Pose(below(&placed)))
            });
            Beat { moves: rises.collect(), sounds: vec![(0.0, "rumble")], hold: 0.5, focus: at(to), ..Beat::default() }
        }
        Event::TokensLost { .. } | Event::TokensDropped { .. } => heard("token", 0.3),
        Event::PoisonEnded { hex } => Beat { focus: at(hex), ..heard("lore", 0.3) },
        Event::Appointed { side, .. } => heard("card-lay", if ground.is_near(side) { 0.0 } else { 0.15 }),
        Event::CouncilRevealed { .. } => heard("fanfare-small", 0.9),
        Event::LandmarkPlaced { hex, .. } => {
            let high = |pose: Pose| Pose { at: pose.at + Vec3::Y * 0.14, ..pose };
            let from = Origin::Pose(high(ground.hex(hex)));
            let falls = Move { secs: 0.36, starts: None, ..Move::card(ids::landmark(hex), from) };
            let falls = Move { lands: Some("wood-knock"), throws: Some(Particle::Dust), ..falls };
            Beat { moves: vec![falls], hold: 0.3, ..Beat::default() }
        }
        Event::Trained { hex, .. } => Beat { focus: at(hex), ..heard("horn-call", 0.5) },
        Event::Ended { .. } => heard("drum", 1.3),
    }
}

/// Where words rise from a hex: over the heads of the unit on it.
fn over(ground: Ground, hex: Hex) -> Vec3 {
    ground.hex(hex).at + Vec3::Y * OVER
}

/// Whether whoever decides now is the viewer: what he does himself need not be dwelt on.
fn mine(view: &View, ground: Ground) -> bool {
    view.table.decider().is_some_and(|side| ground.is_near(side))
}

/// A unit goes from hex to hex, rank by rank.
fn march(before: &View, after: &View, ground: Ground, from: Hex, to: Hex) -> Beat {
    let Some(id) = after.table.at(to) else { return Beat::default() };
    let path = movement::path(&before.table, id, to);
    let legs = path.len().max(1) as f32;
    let steps = if after.table.unit(id).arm() == Arm::Foot { "march" } else { "hooves" };
    // Every piece keeps its place in the unit on the way.
    let start = ground.hex(from).at;
    let goal = ground.hex(to).at;
    let figures = after.table.unit(id).figures;
    let moves = army::pieces(after, ground, id, 0).enumerate().map(|(rank, Placed { id: piece, pose, .. })| {
        let offset = pose.at - goal;
        let corners = path.iter().take(path.len().saturating_sub(1));
        let corners = corners.map(|hex| ground.hex(*hex).at + offset).collect();
        // The banner always shows its cloth.
        let is_figure = (0..figures).any(|number| piece == ids::figure(id, number));
        let front = if is_figure { Front::Ahead } else { Front::Kept };
        let pace = EaseFunction::SineInOut;
        Move {
            secs: PACE * legs + 0.12,
            way: Way { arc: 0.007, corners, hops: (2.0 * legs) as u8, front, pace, ..Way::default() },
            starts: Some(steps).filter(|_| rank == 0),
            lands: Some("wood-knock").filter(|_| rank == 0),
            ..Move::card(piece, Origin::Itself).after(RANKS * rank as f32)
        }
    });
    let focus = Some(Target::Piece(ids::unit(id))).filter(|_| start != goal);
    Beat { moves: moves.collect(), hold: if mine(after, ground) { 0.0 } else { 0.2 }, focus, ..Beat::default() }
}

/// A piece of a unit as it stands.
fn find(view: &View, ground: Ground, id: UnitId, piece: PieceId) -> Option<Placed> {
    army::pieces(view, ground, id, 0).find(|placed| placed.id == piece)
}

/// Figures step up to those beside them, or turn to those farther away; when the dice lie they strike.
fn attack(view: &View, ground: Ground, from: Hex, to: Hex, melee: bool) -> Beat {
    let Some(id) = view.table.at(from) else { return Beat::default() };
    let focus = Some(ids::place(view, to));
    let (start, goal) = (ground.hex(from).at, ground.hex(to).at);
    let ahead = (goal - start) * if melee { STEPS_UP } else { 0.0 };
    let moves = figures(view, ground, id).enumerate().map(|(rank, figure)| Move {
        secs: 0.36,
        way: Way { corners: vec![figure.pose.at + ahead], front: Front::Towards(goal), ..Way::arc(0.010) },
        starts: None,
        lands: Some("wood-knock").filter(|_| rank == 0),
        ..Move::card(figure.id, Origin::Itself).after(RANKS * rank as f32)
    });
    Beat { moves: moves.collect(), hold: 0.05, focus, ..Beat::default() }
}

/// The figures of a unit as they stand.
fn figures(view: &View, ground: Ground, id: UnitId) -> impl Iterator<Item = Placed> {
    let unit = *view.table.unit(id);
    (0..unit.figures).map(move |number| army::figure(&unit, ground, id, number))
}

/// The dice fall. When they lie, those who rolled strike: what comes of it is told as the blow lands.
fn rolled(roll: &Roll, before: &View, after: &View, ground: Ground) -> Beat {
    let mut beat = dice::throw(roll, after);
    // A battle may be over with its roll; what a Lore card rolls meanwhile is no blow.
    let is_blow = after.table.battle.is_none_or(|battle| battle.roll == *roll);
    let Some(battle) = before.table.battle.filter(|_| is_blow) else { return beat };
    let Strike { moves, shows, lands } = strike(before, ground, &battle, beat.known + READS);
    beat.moves.extend(moves);
    beat.shows.extend(shows);
    let ends = beat.moves.iter().map(|movement| movement.delay + movement.secs).fold(lands, f32::max);
    let [striker, struck] = [battle.roller(), battle.victim()].map(|id| ground.hex(before.table.unit(id).hex).at);
    let push = Some(Push { at: striker.midpoint(struck), by: PUSH });
    Beat { hold: 0.0, overlap: ends - lands, push, ..beat }
}

/// Those who rolled strike, and when that lands, in seconds.
struct Strike {
    moves: Vec<Move>,
    shows: Vec<Placed>,
    lands: f32,
}

/// Figures charge at those beside them, or shoot at those farther away, so many seconds after the beat began.
fn strike(view: &View, ground: Ground, battle: &Battle, delay: f32) -> Strike {
    let (id, goal) = (battle.roller(), ground.hex(view.table.unit(battle.victim()).hex).at);
    if !battle.melee && !battle.back {
        let Beat { moves, shows, .. } = volley(view, ground, id, goal);
        let moves = moves.into_iter().map(|movement| movement.after(delay)).collect();
        return Strike { moves, shows, lands: delay + FLIGHT };
    }
    let lunge = (goal - ground.hex(view.table.unit(id).hex).at) * 0.34;
    let moves = figures(view, ground, id).enumerate().map(|(rank, figure)| {
        // Most of them strike as the first one does, which alone is heard.
        let sound = Some("clash").filter(|_| rank == 0);
        let at = figure.pose.at + lunge;
        let splinters = Burst::new(Particle::Splinters, at + lunge * 0.4 + Vec3::Y * SHOULDER).away(lunge);
        let throws = Some(splinters).filter(|_| rank % 2 == 0);
        let blow = Move::blow(figure.id, at, Blow { sound, force: Force::Light, throws });
        let way = Way { front: Front::Towards(goal), ..blow.way };
        Move { way, ..blow }.after(delay + RANKS * 0.5 * rank as f32)
    });
    Strike { moves: moves.collect(), shows: Vec::new(), lands: delay + Blow::LANDS }
}

fn volley(view: &View, ground: Ground, id: UnitId, goal: Vec3) -> Beat {
    let unit = view.table.unit(id);
    let bolts = unit.weapon().facts().moved != Moved::Ready;
    let model = if bolts { "bl_bolt" } else { "bl_arrow" };
    let mut beat = Beat::default();
    for number in 0..unit.figures {
        let Some(archer) = find(view, ground, id, ids::figure(id, number)) else { continue };
        let from = archer.pose.at + Vec3::Y * 0.032;
        let spread = Vec3::new(f32::from(number % 2) - 0.5, 0.4, f32::from(number / 2) - 0.5) * 0.024;
        let end = goal + spread;
        let along = (end - from).normalize_or(Vec3::Z);
        let turn = Quat::from_rotation_arc(Vec3::Z, along);
        let pose = |at: Vec3| Pose { turn, scale: ARROW, ..Pose::table(at.x, at.y, at.z) };
        beat.shows.push(thing(ids::projectile(number), Look::model(model, Vec3::ZERO), pose(end)));
        beat.moves.push(Move {
            secs: FLIGHT,
            way: Way { pace: EaseFunction::Linear, ..Way::arc(0.09) },
            starts: Some(if bolts { "bolt" } else { "bow" }).filter(|_| number % 2 == 0),
            lands: Some("arrow-hit").filter(|_| number % 2 == 0),
            throws: Some(Particle::Feathers),
            ..Move::card(ids::projectile(number), Origin::Pose(pose(from))).after(VOLLEY * f32::from(number))
        });
    }
    beat
}

/// Figures topple where they stand, away from the blow, and the banner after the last one.
fn fallen(before: &View, ground: Ground, hex: Hex, figures: u8, left: u8) -> Beat {
    let Some(id) = before.table.at(hex) else { return Beat::default() };
    let unit = before.table.unit(id);
    let fall = (left..left + figures).map(|number| army::figure(unit, ground, id, number));
    let banner = find(before, ground, id, ids::unit(id)).filter(|_| left == 0);
    let away =
        before.table.battle.map(|battle| ground.hex(hex).at - ground.hex(before.table.unit(battle.roller()).hex).at);
    let leaves = fall.chain(banner).enumerate().map(|(order, falls)| {
        let mut leave = Leave::here(falls.id, falls.pose, End::Toppled);
        leave.movement.delay = FALLING * order as f32;
        leave.movement.starts = Some("fall");
        leave.away = away.map(|away| Quat::from_rotation_y(SCATTER * (order as f32 * 2.4).sin()) * away);
        leave
    });
    let lost = Rising::loss(over(ground, hex), figures);
    let rises = Some(lost.of(Words::new(unit.kind.key())));
    Beat { leaves: leaves.collect(), rises, hold: 0.7, ..Beat::default() }
}

/// A Victory Banner is carried from the field to its owner's stand.
fn won(before: &View, after: &View, ground: Ground, side: Side, banners: u8) -> Beat {
    let last = banners.saturating_sub(1);
    let hex = before.table.battle.map(|battle| if battle.back { battle.from } else { battle.at });
    let from = hex.map_or_else(|| layout::banner_place(after, ground, side, last), |hex| ground.hex(hex));
    let from = Pose { at: from.at + Vec3::Y * 0.05, ..from };
    let carried = Move {
        secs: 0.95,
        way: Way::arc(0.16),
        starts: Some("flag-claim"),
        lands: Some("war-drum"),
        ..Move::card(ids::banner(side, last), Origin::Pose(from))
    };
    let sounds = if ground.is_near(side) { vec![(0.9, "fanfare-small")] } else { Vec::new() };
    Beat { moves: vec![carried], sounds, hold: 0.4, ..Beat::default() }
}

/// The card of the turn is put away, or the card of a Scout that is not kept.
fn put_away(side: Side, card: CommandCard, before: &View, after: &View, ground: Ground) -> Beat {
    let piece = if before.table.turn.card.is_some() && after.table.turn.card.is_none() {
        ids::PLAYED
    } else {
        let copies = before.hands[side.index()].cards.map_or(0, |cards| cards.count(card));
        if copies == 0 {
            return Beat { sounds: vec![(0.0, "card-slide")], hold: 0.15, ..Beat::default() };
        }
        ids::command(side, card, copies - 1)
    };
    let secs = if ground.is_near(side) { 0.3 } else { 0.24 };
    let mut leave = Leave::card(piece, cards::discards());
    leave.movement.secs = secs;
    Beat { leaves: vec![leave], overlap: secs * 0.6, ..Beat::default() }
}

/// A Command card comes from the pile; those of others only pass by.
fn drew(side: Side, card: Option<CommandCard>, before: &View, after: &View, ground: Ground) -> Beat {
    let from = Origin::Pose(cards::pile_top(before));
    let copies = card.zip(after.hands[side.index()].cards).map_or(0, |(card, cards)| cards.count(card));
    let (piece, shows) = match card.filter(|_| copies > 0) {
        Some(card) => (ids::command(side, card, copies - 1), Vec::new()),
        None => {
            let piece = ids::COMMAND_BACKS.piece(side.seat(), 0);
            let back = Look::card(None, super::faces::COMMAND_BACK);
            (piece, vec![thing(piece, back, cards::away(ground, side))])
        }
    };
    let way = Move { secs: 0.4, way: Way::arc(0.05), starts: Some("card-draw"), ..Move::card(piece, from) };
    Beat { overlap: 0.24, moves: vec![way], shows, ..Beat::default() }
}

fn lore_drawn(side: Side, card: Option<LoreCard>, before: &View, ground: Ground) -> Beat {
    let from = Origin::Pose(cards::lore_pile_top(before));
    let (piece, shows) = match card {
        Some(card) => (ids::lore(card), Vec::new()),
        None => {
            let piece = ids::LORE_BACKS.piece(side.seat(), 0);
            let back = Look::card(None, super::faces::LORE_BACK);
            (piece, vec![thing(piece, back, cards::away(ground, side))])
        }
    };
    let way = Move { secs: 0.4, way: Way::arc(0.05), starts: Some("card-draw"), ..Move::card(piece, from) };
    Beat { overlap: 0.24, moves: vec![way], shows, ..Beat::default() }
}

/// A Lore card leaves the hand or the table for its discards.
fn lore_away(side: Side, card: Option<LoreCard>, before: &View) -> Beat {
    let known = |card: &LoreCard| before.lore[side.index()].is_some_and(|hand| hand.contains(*card));
    let held = card.filter(known).map(ids::lore);
    let casts = &before.table.lore.casts;
    let cast = casts.iter().position(|cast| cast.is_some_and(|cast| Some(cast.card) == card)).map(ids::cast);
    let leaves = cast.or(held).map(|piece| Leave::card(piece, cards::lore_discards()));
    Beat { leaves: leaves.into_iter().collect(), sounds: vec![(0.0, "card-slide")], hold: 0.3, ..Beat::default() }
}

/// A Lore card is held up, and laid open beside the field.
fn lore_played(side: Side, card: LoreCard, before: &View, after: &View, ground: Ground) -> Beat {
    let known = before.lore[side.index()].is_some_and(|hand| hand.contains(card));
    let from = if known { Origin::Piece(ids::lore(card)) } else { Origin::Pose(cards::away(ground, side)) };
    let place = after.table.lore.casts.iter().position(|cast| cast.is_some_and(|cast| cast.card == card));
    let laid = place.map(|place| Move {
        secs: HELD_UP + 2.0 * RISES,
        way: Way { held_up: Some((cards::held_up(after, ground), HELD_UP)), ..Way::default() },
        starts: Some("card-flip"),
        ..Move::card(ids::cast(place), from)
    });
    let hold = if laid.is_some() { 0.15 } else { 1.0 };
    Beat { moves: laid.into_iter().collect(), sounds: vec![(0.3, "lore")], hold, ..Beat::default() }
}

/// Tokens come rolling out of the dice tray.
fn tokens_gained(side: Side, tokens: u8, has: u8) -> Beat {
    let from = Pose::table(dice::TRAY.x, 0.03, dice::TRAY.z);
    let moves = (has.saturating_sub(tokens)..has).zip(0_u8..).map(|(number, order)| Move {
        secs: 0.45,
        way: Way::arc(0.06),
        starts: None,
        lands: Some("token"),
        ..Move::card(ids::token(side, number), Origin::Pose(from)).after(0.12 * f32::from(order))
    });
    Beat { moves: moves.collect(), hold: 0.15, ..Beat::default() }.in_series()
}

/// Figures come down onto their places.
fn risen(after: &View, ground: Ground, hex: Hex, figures: u8) -> Beat {
    let Some(id) = after.table.at(hex) else { return Beat::default() };
    let unit = after.table.unit(id);
    let new = unit.figures.saturating_sub(figures)..unit.figures;
    let moves = new.zip(0_u8..).map(|(number, order)| {
        let place = army::figure(unit, ground, id, number);
        let from = Pose { at: place.pose.at + Vec3::Y * 0.12, ..place.pose };
        let falls = Move::card(place.id, Origin::Pose(from)).after(0.14 * f32::from(order));
        Move { secs: 0.36, starts: None, lands: Some("wood-knock"), ..falls }
    });
    let focus = Some(Target::Piece(ids::unit(id)));
    Beat { moves: moves.collect(), sounds: vec![(0.0, "lore")], hold: 0.4, focus, ..Beat::default() }
}
