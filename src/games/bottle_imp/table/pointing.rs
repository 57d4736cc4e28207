//! What a person points at to mean an action.

use super::layout::{self, TRICK};
use super::places;
use crate::engine::{Seat, Words};
use crate::games::bottle_imp::{Action, BottleImp, Card, Phase, Slot, View};
use crate::table::{Button, Explained, OptionId, PieceId, Point, Target};

/// Gives the chosen cards away: a choice cannot be taken back.
const GIVE: OptionId = OptionId(0);

/// The only option there is as a button.
pub fn give() -> Button {
    Button::new(Words::new("bottle_imp-button-give"))
        .meaning(Words::new("bottle_imp-button-give-about"))
        .pictured("ui-swap")
}

fn piece(card: Card) -> Target {
    Target::Piece(layout::card(card))
}

impl Point for BottleImp {
    fn targets(_: &View, _: Seat, action: &Action) -> Vec<Target> {
        match *action {
            Action::Play { card } => vec![piece(card), Target::Zone(TRICK)],
            Action::Lay { card, slot } => vec![piece(card), Target::Zone(places::place_of(slot))],
            Action::TakeBack { card } => vec![piece(card)],
            Action::Give => vec![Target::Option(GIVE)],
        }
    }

    fn meant(view: &View, seat: Seat, targets: &[Target]) -> Option<Action> {
        let card = card(targets)?;
        match view.table.phase {
            Phase::Play if holds(view, seat, card) => Some(Action::Play { card }),
            Phase::Exchange => laying(view, seat, card, targets),
            _ => None,
        }
    }
}

/// The card that is pointed at first, if it is one.
pub fn card(targets: &[Target]) -> Option<Card> {
    match targets {
        [Target::Piece(piece), ..] => layout::card_of(*piece),
        _ => None,
    }
}

/// Whether the seat holds the card, as far as it may know.
pub fn holds(view: &View, seat: Seat, card: Card) -> bool {
    view.hand(seat).known.union(view.open_hand(seat).known).contains(card)
}

/// Whether a card that the seat holds goes with the colour led, as far as the hand that it comes from has that colour.
pub fn follows(view: &View, seat: Seat, card: Card) -> bool {
    let table = &view.table;
    let Some(led) = table.plays.first() else { return true };
    let suit = table.options.cards.suit(table.options.cards.colour(led));
    let hands = [view.hand(seat).known, view.open_hand(seat).known];
    let from = hands.into_iter().find(|hand| hand.contains(card)).unwrap_or_default();
    suit.contains(card) || from.intersection(suit).is_empty()
}

/// Laying a card where the last target says. Only cards of the closed hand are given away; of any other the rules say so,
/// whatever its place.
fn laying(view: &View, seat: Seat, card: Card, targets: &[Target]) -> Option<Action> {
    let two = view.table.is_for_two();
    let draft = &view.drafts[seat.index()];
    let slot = match targets.last()? {
        _ if view.open_hand(seat).known.contains(card) => Some(Slot::Imp),
        Target::Zone(zone) => places::slot_of(*zone, two),
        // Where another card lies already.
        Target::Piece(other) if targets.len() > 1 => {
            let other = layout::card_of(*other)?;
            Slot::of(two).into_iter().find(|&slot| draft.within(slot).contains(other))
        }
        _ => None,
    };
    slot.map(|slot| Action::Lay { card, slot })
}

/// Why something cannot be begun.
pub fn why_not(view: &View, seat: Seat, targets: &[Target]) -> Option<Explained> {
    let exchange = view.table.phase == Phase::Exchange;
    let (key, rule) = match (exchange, targets) {
        (true, _) if view.committed.contains(seat) => ("bottle_imp-why-chosen", "exchange"),
        (_, []) => return None,
        (_, [.., Target::Piece(piece)]) if *piece == layout::BOTTLE => ("bottle_imp-why-bottle", "bottle"),
        (false, [.., Target::Piece(piece)]) if *piece == layout::IMP_PILE => {
            ("bottle_imp-refusal-exchange-over", "exchange")
        }
        (_, [.., Target::Piece(piece)]) if layout::holder_of(*piece).is_some() => ("bottle_imp-why-hand", "trick"),
        (true, [Target::Zone(_), ..]) if all_laid(view, seat) => ("bottle_imp-why-all-laid", "exchange"),
        (true, [Target::Zone(_), ..]) => ("bottle_imp-why-card-first", "exchange"),
        (true, [.., Target::Piece(piece)]) if all_laid(view, seat) && in_hand(view, seat, *piece) => {
            ("bottle_imp-why-all-laid", "exchange")
        }
        (true, [.., Target::Piece(_), Target::Piece(_)]) => ("bottle_imp-why-slot", "exchange"),
        (false, [Target::Zone(_), ..]) => ("bottle_imp-why-card-first", "trick"),
        (_, [.., Target::Piece(piece)]) if layout::card_of(*piece).is_none_or(|card| !holds(view, seat, card)) => {
            ("bottle_imp-why-lies", if exchange { "exchange" } else { "trick" })
        }
        _ => return None,
    };
    Some(Explained { words: Words::new(key), rule: Some(rule) })
}

/// Whether the seat has laid out all that it gives away.
fn all_laid(view: &View, seat: Seat) -> bool {
    view.drafts[seat.index()].next_slot(view.table.is_for_two()).is_none()
}

fn in_hand(view: &View, seat: Seat, piece: PieceId) -> bool {
    layout::card_of(piece).is_some_and(|card| view.hand(seat).known.contains(card))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Notation as _, Rules as _, Viewer};
    use crate::table::{Arrange as _, Side, Space};

    /// What a seat sees of the exchange.
    fn seen(lines: &str, viewer: Viewer) -> View {
        let text = format!("phase exchange\nhand A 1 2 3 4\n{lines}");
        let state = BottleImp::parse_position(&text).unwrap_or_else(|error| panic!("{error:?}: {text}"));
        BottleImp::view(&state, viewer)
    }

    fn card_piece(number: u8) -> Target {
        Target::Piece(layout::card(Card::new(number).expect("a card")))
    }

    fn place(slot: Slot) -> Target {
        Target::Zone(places::place_of(slot))
    }

    const A: Seat = Seat(0);

    /// Rules 5.2: what is laid out lies in its place for whoever laid it, and in the hand for everybody else.
    #[test]
    fn what_is_laid_out_lies_in_its_place_and_nobody_else_sees_it() {
        let side = Side::of(A);
        for laid in
            ["", "laid A imp 1", "laid A imp 1 left 4", "laid A imp 1 left 4 right 2", "commit A imp 1 left 4 right 2"]
        {
            let layout = seen(laid, Viewer::Seat(A)).arrange(side);
            let held = |number: u8| {
                let placed = layout.pieces.iter().find(|placed| Target::Piece(placed.id) == card_piece(number));
                placed.map(|placed| placed.pose.space == Space::Camera)
            };
            assert_eq!(
                layout.pieces.iter().filter(|placed| placed.in_own_hand()).count(),
                12 - laid.split(' ').filter(|word| word.parse::<u8>().is_ok()).count()
            );
            assert_eq!(held(1), Some(laid.is_empty()));
            assert_eq!(held(4), Some(!laid.contains("left")));
            for (number, slot) in [(1, Slot::Imp), (4, Slot::Left), (2, Slot::Right)] {
                let placed =
                    layout.pieces.iter().find(|placed| Target::Piece(placed.id) == card_piece(number)).expect("a card");
                let zone = layout.zones.iter().find(|zone| zone.id == places::place_of(slot)).expect("a place");
                assert_eq!(placed.pose.at == zone.pose.at, held(number) == Some(false));
            }
            for viewer in [Viewer::Seat(Seat(1)), Viewer::Public] {
                let others = |laid: &str| seen(laid, viewer).arrange(side).pieces;
                assert_eq!(others(laid), others(""));
            }
        }
    }

    #[test]
    fn a_gesture_that_lays_nothing_out_is_explained() {
        let one = seen("laid A imp 1", Viewer::Seat(A));
        let [two, four] = [2, 4].map(|number| Card::new(number).expect("a card"));
        let laid = |slot| Some(Action::Lay { card: four, slot });
        assert_eq!(BottleImp::meant(&one, A, &[card_piece(4), place(Slot::Imp)]), laid(Slot::Imp));
        assert_eq!(
            BottleImp::meant(&one, A, &[card_piece(4), card_piece(1)]),
            laid(Slot::Imp),
            "where another card lies"
        );
        assert_eq!(BottleImp::meant(&one, A, &[card_piece(4)]), None);
        assert_eq!(why_not(&one, A, &[card_piece(4)]), None, "it can be laid out");
        let why = |view: &View, targets: &[Target]| why_not(view, A, targets).map(|why| why.words.key);
        assert_eq!(why(&one, &[place(Slot::Left)]).as_deref(), Some("bottle_imp-why-card-first"));
        assert_eq!(why(&one, &[card_piece(37)]).as_deref(), Some("bottle_imp-why-lies"));
        let all = seen("laid A imp 1 left 2 right 3", Viewer::Seat(A));
        for target in [card_piece(4), place(Slot::Left)] {
            assert_eq!(why(&all, &[target]).as_deref(), Some("bottle_imp-why-all-laid"));
        }
        assert_eq!(BottleImp::targets(&all, A, &Action::TakeBack { card: two }), [card_piece(2)]);
        let given = seen("commit A imp 1 left 2 right 3", Viewer::Seat(A));
        assert_eq!(why(&given, &[card_piece(4)]).as_deref(), Some("bottle_imp-why-chosen"));
        let open = seen("players 2\nopen A 37", Viewer::Seat(A));
        let stays = Action::Lay { card: Card::new(37).expect("a card"), slot: Slot::Imp };
        assert_eq!(BottleImp::meant(&open, A, &[card_piece(37)]), Some(stays), "the rules say that it stays");
    }
}
