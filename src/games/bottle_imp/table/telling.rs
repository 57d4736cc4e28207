//! How events are told: the deal, cards changing hands, tricks swept away, the bottle being sold, the Imp's Trick turned up.

use super::{layout, words};
use crate::engine::{Seat, Words};
use crate::games::bottle_imp::cards::{Card, CardSet, START_PRICE};
use crate::games::bottle_imp::{Event, View};
use crate::table::{Beat, Burst, Leave, Move, Origin, Particle, PieceId, Pose, Push, Rising, Side, Target, Way, cards};

/// Seconds between two cards of a deal.
const STAGGER: f32 = 0.045;
/// Seconds between two cards of the Imp's Trick.
const REVEAL: f32 = 0.65;

/// Seconds for which a new price is held up, until bottle and card go on their way, and that the bottle takes for it.
const HELD_UP: f32 = 1.4;
const GOES: f32 = 1.75;
const SLIDES: f32 = 0.9;

/// Seconds until the coins of a trick are heard, and seen.
const COINS: f32 = 0.24;

/// How an event is told.
pub fn tell(event: &Event, before: &View, after: &View, side: Side) -> Beat {
    match event {
        Event::RoundBegan { round, .. } => Beat {
            banner: Some(Words::new("bottle_imp-banner-round").with("round", *round)),
            sounds: vec![(0.0, "shuffle")],
            hold: 0.5,
            ..Beat::default()
        },
        Event::Dealt { seat, .. } => deal(*seat, after, side),
        Event::Laid { seat, card, .. } | Event::TakenBack { seat, card } => laid(*seat, *card, side),
        Event::Committed { .. } => Beat { sounds: vec![(0.0, "card-lay")], hold: 0.15, ..Beat::default() },
        Event::Discarded { seat, cards, .. } => discarded(*seat, *cards, after),
        Event::Passed { from, to, card, .. } => passed(*from, *to, *card, before, after, side),
        Event::HandOpened { .. } => Beat { sounds: vec![(0.0, "card-flip")], hold: 0.3, ..Beat::default() },
        Event::CardPlayed { seat, card, .. } => played(*seat, *card, before, after, side),
        Event::TrickWon { seat, card, coins } => {
            let gained = Rising::gain(layout::gained(after, side, *seat), *coins);
            let whose = Words::new("bottle_imp-cell-seat").with("seat", *seat);
            let rises = Some(gained.of(whose).in_coin("bi-coin"));
            Beat { rises, ..taken(*seat, *card, before, after, side) }
        }
        Event::BottleMoved { from, to, price } => sold(*from, *to, *price, before, after, side),
        Event::ImpTrickRevealed { cards, coins } => turned_up(*cards, *coins, after),
        Event::RoundScored { result, .. } => Beat {
            sheet: words::score_sheet(after),
            sounds: vec![(0.1, if result.holder == side.seat { "imp-trombone" } else { "coins" })],
            hold: 6.0,
            ..Beat::default()
        },
        Event::ExtraRound => Beat { banner: Some(Words::new("bottle_imp-log-extra")), hold: 1.2, ..Beat::default() },
        Event::MatchEnded { .. } => Beat { sounds: vec![(0.0, "drum")], hold: 0.8, ..Beat::default() },
        Event::ExchangeDone { .. } | Event::OldPriceCardCollected { .. } => Beat::default(),
    }
}

fn deal(seat: Seat, after: &View, side: Side) -> Beat {
    let from = Pose::table(0.12, 0.02, 0.03).face_down();
    let known = if after.viewer.sees(seat) { after.hand(seat).known } else { CardSet::NONE };
    let own = |piece| match layout::card_of(piece) {
        Some(card) => known.contains(card),
        None => layout::holder_of(piece) == Some(seat),
    };
    let moves = cards::dealt(cards::held(&layout::arrange(after, side), own), from, STAGGER);
    Beat { moves: moves.collect(), hold: 0.05, ..Beat::default() }.in_series()
}

/// A card goes to its place, or back into the hand. Whoever lays cards out need not wait for it; of other hands nothing shows.
fn laid(seat: Seat, card: Card, side: Side) -> Beat {
    if seat != side.seat {
        return Beat::default();
    }
    let way = Move { secs: 0.2, way: Way::arc(0.02), ..Move::card(layout::card(card), Origin::Itself) };
    Beat { overlap: way.secs, moves: vec![way], ..Beat::default() }
}

/// A discard goes face down to the Imp's Trick.
fn discarded(seat: Seat, cards: Option<CardSet>, after: &View) -> Beat {
    let goal = Pose { at: layout::IMP, ..Pose::table(0.0, 0.0, 0.0).face_down() };
    let known = cards.into_iter().flat_map(CardSet::iter).map(layout::card);
    let unknown = layout::UNKNOWN.piece(seat, usize::from(after.hand(seat).count));
    let pieces: Vec<PieceId> = if cards.is_some() { known.collect() } else { vec![unknown] };
    let leaves = pieces.into_iter().map(|piece| Leave::card(piece, goal)).collect();
    Beat { leaves, sounds: vec![(0.0, "card-slide")], hold: 0.22, ..Beat::default() }
}

/// A card goes from one hand to another; it is seen by those who know it.
fn passed(from: Seat, to: Seat, card: Option<Card>, before: &View, after: &View, side: Side) -> Beat {
    let here = |id: PieceId, view: &View| {
        layout::arrange(view, side).pieces.into_iter().find(|placed| placed.id == id).map(|placed| placed.pose)
    };
    let mut beat = Beat { hold: 0.1, ..Beat::default() };
    let last_back =
        |seat: Seat, view: &View| layout::UNKNOWN.piece(seat, usize::from(view.hand(seat).count.max(1) - 1));
    let gives = card.map(layout::card).filter(|_| before.viewer.sees(from)).unwrap_or(last_back(from, before));
    let takes = card.map(layout::card).filter(|_| after.viewer.sees(to)).unwrap_or(last_back(to, after));
    if let Some(start) = here(gives, before) {
        let way =
            Move { secs: 0.45, way: Way::arc(0.06), lands: Some("card-lay"), ..Move::card(takes, Origin::Pose(start)) };
        beat.moves.push(way);
    }
    beat
}

fn played(seat: Seat, card: Card, before: &View, after: &View, side: Side) -> Beat {
    let played = cards::played(layout::card(card), layout::hand_origin(before, seat, card));
    let own = seat == side.seat;
    let last = after.table.plays.len() == after.table.trick_size();
    Beat {
        moves: vec![Move { secs: if own { 0.26 } else { 0.42 }, ..played }],
        hold: if last { 0.9 } else { 0.22 },
        focus: Some(Target::Piece(layout::card(card))),
        ..Beat::default()
    }
}

/// The trick is swept to the winner's pile; a card that buys the bottle stays where it is.
fn taken(seat: Seat, card: Card, before: &View, after: &View, side: Side) -> Beat {
    let goal = layout::won(after, side, seat).face_down();
    let buys = card.number() < before.table.price;
    let cards = before.table.plays.iter().filter(|&other| !(buys && other == card));
    let leaves = cards.map(|card| Leave::card(layout::card(card), goal)).collect();
    let stays = layout::in_trick(before, side, card).filter(|_| buys);
    let shows = stays.map(|pose| layout::known(after.table.options.cards, card, pose, 0)).into_iter().collect();
    let sounds = vec![(0.0, "card-slide"), (COINS, "coin")];
    let bursts = vec![(COINS, Burst::new(Particle::Glints, layout::gained(after, side, seat)))];
    Beat { leaves, shows, sounds, bursts, hold: 0.42, ..Beat::default() }
}

/// The card that is the new price is held up in the middle of the table; then bottle and card go to the buyer.
fn sold(from: Option<Seat>, to: Seat, price: Card, before: &View, after: &View, side: Side) -> Beat {
    let mut beat = Beat {
        banner: Some(Words::new("bottle_imp-banner-sold").with("seat", to).with("price", price.number())),
        sounds: vec![(GOES, "glass-slide"), (GOES + SLIDES, "imp-laugh")],
        hold: 0.7,
        focus: Some(Target::Piece(layout::BOTTLE)),
        push: Some(Push { at: layout::held_up().at, by: 0.10 }),
        hushes: true,
        ..Beat::default()
    };
    beat.moves.push(Move {
        delay: GOES,
        secs: SLIDES,
        way: Way::default(),
        starts: None,
        lands: Some("glass-set"),
        ..Move::card(layout::BOTTLE, Origin::Itself)
    });
    // The rest of its seconds are for the way there and the way on, half of them each.
    let secs = HELD_UP + 2.0 * (GOES - HELD_UP);
    // Only then its name hangs where it lies.
    beat.renamed = secs;
    beat.moves.push(Move {
        secs,
        way: Way { held_up: Some((layout::held_up(), HELD_UP)), ..Way::default() },
        starts: Some("card-draw"),
        ..Move::card(layout::card(price), layout::in_trick(before, side, price).map_or(Origin::Itself, Origin::Pose))
    });
    if from.is_none() {
        // It is put away over the far edge of the table.
        let goal = Pose::table(0.0, 0.02, -0.52);
        let away = Leave::card(layout::NINETEEN, goal);
        let movement = Move { delay: GOES, secs: SLIDES, lands: None, ..away.movement };
        beat.leaves.push(Leave { movement, ..away });
    }
    if let (Some(old_holder), true) = (from, before.table.price < START_PRICE)
        && let Some(old) = Card::new(before.table.price)
    {
        beat.leaves.push(Leave::card(layout::card(old), layout::won(after, side, old_holder).face_down()));
    }
    beat
}

/// The Imp's Trick is turned up card by card in the middle of the table.
fn turned_up(cards: CardSet, coins: u8, after: &View) -> Beat {
    let count = usize::from(cards.len());
    let start = Pose { at: layout::IMP, ..Pose::table(0.0, 0.0, 0.0).face_down() };
    let mut beat = Beat {
        about: Some(Words::new("bottle_imp-banner-imp")),
        banner: Some(Words::new("bottle_imp-banner-coins").with("coins", coins)),
        hold: 1.6,
        ..Beat::default()
    };
    for (index, card) in cards.iter().enumerate() {
        beat.shows.push(layout::known(after.table.options.cards, card, layout::revealed(index, count), 0));
        beat.moves.push(Move {
            secs: 0.5,
            way: Way::arc(0.08),
            starts: Some("card-flip"),
            lands: Some("coin"),
            throws: Some(Particle::Glints),
            ..Move::card(layout::card(card), Origin::Pose(start)).after(REVEAL * index as f32)
        });
    }
    beat.in_series()
}
