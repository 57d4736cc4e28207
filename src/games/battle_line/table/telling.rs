//! How events are told: cards dealt, drawn, laid, carried off; flags brought to their owners.

use bevy_math::Vec3;

use super::super::cards::{Card, DeckKind};
use super::super::ending::victory;
use super::super::events::Event;
use super::super::position::FlagId;
use super::super::view::View;
use super::{layout, words};
use crate::engine::{Seat, Words};
use crate::table::{Beat, End, Force, Leave, Move, Origin, Particle, Push, Space, Target, Way, cards};

/// Seconds between two cards of a deal.
const STAGGER: f32 = 0.06;
/// Seconds that hands take to go down when the match is over, and how many times as far from the middle of the picture they go.
const DOWN: (f32, f32) = (0.35, 1.7);

/// How an event is told: one arm for each kind.
pub fn tell(event: &Event, before: &View, after: &View, near: Seat) -> Beat {
    match event {
        Event::Dealt { seat, .. } => deal(*seat, after, near),
        Event::TroopPlayed { seat, card, flag } | Event::MoralePlayed { seat, card, flag } => {
            laid(before, *seat, *card, Target::Zone(layout::slot_zone(*seat, *flag)))
        }
        Event::EnvironmentPlayed { seat, card, flag } => {
            let mut beat = laid(before, *seat, *card, Target::Zone(layout::flag_zone(*flag)));
            beat.about = Some(player(*seat));
            beat.banner = Some(tactics(*card));
            beat.hold = 0.35;
            beat
        }
        Event::ScoutPlayed { seat, .. } => announced(*seat, Card::SCOUT),
        Event::GuileDiscarded { seat, card } => {
            let from = Origin::Piece(layout::hand_origin(before, *seat, *card));
            Beat {
                moves: vec![Move { secs: 0.34, ..Move::card(layout::card(*card), from) }],
                hold: 0.12,
                ..Beat::default()
            }
        }
        Event::Drew { seat, deck, card } => drew(*seat, *deck, *card, before, after, near),
        Event::Returned { seat, deck, card } => {
            let piece = card.map_or_else(
                || layout::UNKNOWN.piece(*seat, usize::from(before.hand(*seat).len()).saturating_sub(1)),
                layout::card,
            );
            let goal = layout::deck_top(*deck, after.deck(*deck).len);
            Beat {
                leaves: vec![Leave::card(piece, goal)],
                sounds: vec![(0.0, "card-slide")],
                hold: 0.34,
                ..Beat::default()
            }
        }
        Event::Redeployed { seat, card, .. } => carried(*seat, *card, Card::REDEPLOY),
        Event::Deserted { seat, card, .. } => carried(*seat, *card, Card::DESERTER),
        Event::Betrayed { seat, card, .. } => carried(*seat, *card, Card::TRAITOR),
        Event::FlagClaimed { seat, flag, .. } | Event::FlagSettled { seat, flag } => claimed(*seat, *flag, after, near),
        Event::Passed { seat } => Beat {
            banner: Some(Words::new("battle_line-banner-passes").with("seat", *seat)),
            hold: 0.6,
            ..Beat::default()
        },
        Event::StandOff => {
            Beat { banner: Some(Words::new("battle_line-banner-stand-off")), hold: 1.2, ..Beat::default() }
        }
        Event::HandRevealed { .. } => Beat { sounds: vec![(0.0, "card-flip")], hold: 0.5, ..Beat::default() },
        Event::Won { ending, .. } => Beat {
            leaves: hands_down(before, near),
            sounds: vec![(0.0, "drum")],
            banner: Some(words::won(ending)),
            hold: 1.3,
            ..Beat::default()
        },
        Event::Drawn => Beat {
            leaves: hands_down(before, near),
            banner: Some(Words::new("battle_line-won-draw")),
            hold: 1.3,
            ..Beat::default()
        },
        Event::TurnBegan { seat, .. } if *seat == near && after.viewer.sees(near) => {
            Beat { sounds: vec![(0.0, "turn")], ..Beat::default() }
        }
        Event::Started { .. } | Event::TurnBegan { .. } | Event::Completed { .. } | Event::ClaimsEnded { .. } => {
            Beat::default()
        }
    }
}

fn deal(seat: Seat, after: &View, near: Seat) -> Beat {
    let top = layout::deck_top(DeckKind::Troops, after.deck(DeckKind::Troops).len);
    let start = if seat.0 == 0 { 0.25 } else { 0.0 };
    let known = after.hand(seat).known;
    let own = |piece| match layout::card_of(piece) {
        Some(card) => known.contains(card),
        None => layout::holder_of(piece) == Some(seat),
    };
    let hand = cards::held(&layout::arrange(after, near), own);
    let moves = cards::dealt(hand, top, STAGGER).map(|movement| movement.after(start)).collect();
    let sounds = if seat.0 == 0 { vec![(0.0, "shuffle")] } else { Vec::new() };
    Beat { moves, sounds, hold: 0.05, ..Beat::default() }.in_series()
}

/// A flag is carried to its owner and set down, which presses his seal on the mat. The one that wins is felt.
fn claimed(seat: Seat, flag: FlagId, after: &View, near: Seat) -> Beat {
    let carried = Move {
        delay: 0.05,
        secs: 0.62,
        way: Way::arc(0.085),
        starts: Some("wood-slide"),
        lands: Some("flag-claim"),
        throws: Some(Particle::Wax),
        ..Move::card(layout::pawn(flag), Origin::Itself)
    }
    .drawn_back();
    let lands = carried.delay + carried.secs;
    let wins = victory(after.table.owned[seat.index()]).is_some();
    Beat {
        moves: vec![carried],
        sounds: vec![(0.7, if seat == near { "fanfare-small" } else { "wood-knock" })],
        banner: Some(Words::new("battle_line-banner-claims").with("seat", seat).with("flag", flag.number())),
        hold: 0.45,
        focus: Some(Target::Zone(layout::flag_zone(flag))),
        push: Some(Push { at: Vec3::X * layout::column(flag, near), by: 0.08 }),
        hushes: wins,
        jolt: wins.then_some((lands, Force::Deciding)),
        ..Beat::default()
    }
}

/// A card goes from a hand to the table.
fn laid(before: &View, seat: Seat, card: Card, focus: Target) -> Beat {
    let played = cards::played(layout::card(card), layout::hand_origin(before, seat, card));
    let theirs = !before.hand(seat).is_open();
    Beat {
        moves: vec![Move { secs: if theirs { 0.42 } else { 0.24 }, ..played }],
        hold: if theirs { 0.3 } else { 0.04 },
        focus: Some(focus),
        ..Beat::default()
    }
}

fn hands_down(before: &View, near: Seat) -> Vec<Leave> {
    let held = layout::arrange(before, near).pieces.into_iter().filter(|placed| placed.pose.space == Space::Camera);
    held.map(|placed| {
        let mut goal = placed.pose;
        goal.at.y *= DOWN.1;
        let movement = Move {
            secs: DOWN.0,
            way: Way::default(),
            starts: None,
            lands: None,
            ..Move::card(placed.id, Origin::Itself)
        };
        Leave { movement, goal, end: End::Gone, away: None }
    })
    .collect()
}

/// Who plays a tactics card, in large words.
fn player(seat: Seat) -> Words {
    Words::new("battle_line-banner-player").with("seat", seat)
}

fn tactics(card: Card) -> Words {
    Words::new("battle_line-banner-tactics").with("card", card.to_string())
}

fn announced(seat: Seat, card: Card) -> Beat {
    Beat {
        about: Some(player(seat)),
        banner: Some(tactics(card)),
        sounds: vec![(0.0, "horn")],
        hold: 0.5,
        ..Beat::default()
    }
}

fn drew(seat: Seat, deck: DeckKind, card: Option<Card>, before: &View, after: &View, near: Seat) -> Beat {
    let piece = match card {
        Some(card) => layout::card(card),
        None => {
            // Troops are held before tactics, so a new troop takes the place after the last troop.
            let hand = after.hand(seat);
            let slot = match deck {
                DeckKind::Troops => hand.troops.saturating_sub(1),
                DeckKind::Tactics => hand.len().saturating_sub(1),
            };
            layout::UNKNOWN.piece(seat, usize::from(slot))
        }
    };
    let from = Origin::Pose(layout::deck_top(deck, before.deck(deck).len));
    let own = seat == near;
    Beat {
        moves: vec![Move {
            secs: if own { 0.42 } else { 0.3 },
            way: Way::arc(0.04),
            starts: Some("card-draw"),
            ..Move::card(piece, from)
        }],
        hold: 0.05,
        ..Beat::default()
    }
}

/// A tactics card makes another card change its place.
fn carried(seat: Seat, moved: Card, by: Card) -> Beat {
    Beat {
        moves: vec![Move {
            delay: 0.15,
            secs: 0.5,
            way: Way::arc(0.08),
            ..Move::card(layout::card(moved), Origin::Itself)
        }],
        about: Some(player(seat)),
        banner: Some(tactics(by)),
        sounds: vec![(0.0, "drum")],
        hold: 0.4,
        focus: Some(Target::Piece(layout::card(moved))),
        ..Beat::default()
    }
}
