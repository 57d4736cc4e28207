//! A position put together from what its lines say: defaults, cards that no line names, and whether it can be at all.

use super::super::cards::{Card, CardSet, START_PRICE};
use super::super::position::{Phase, PublicState, SEATS, State};
use super::super::{Length, scoring};
use super::read::Reader;
use crate::engine::Seat;
use crate::engine::notation::PositionError;
use crate::engine::words::words;

/// The position, or the line that cannot be.
pub(super) fn put_together(mut reader: Reader<'_>) -> Result<State, PositionError> {
    let options = reader.options;
    if let Length::Target(0) | Length::Rounds(0) = options.length {
        return reader.lines.at("length", words!("reason-match-without-length"));
    }
    let played = !reader.plays.is_empty() || reader.won.iter().any(|won| !won.is_empty());
    if reader.phase == Phase::Exchange && played {
        return reader.lines.at("phase", words!("reason-before-exchange"));
    }
    if options.teams && options.players != 4 {
        return reader.lines.at("teams", words!("reason-teams-of-four"));
    }
    let mut table = PublicState::new(options, reader.dealer);
    table.phase = reader.phase;
    let begun = reader.history.len() + usize::from(table.phase != Phase::Over);
    let Ok(begun) = u16::try_from(begun.max(1)) else {
        return reader.lines.at("result", words!("reason-too-many-rounds", most = u16::MAX));
    };
    table.round = reader.round.unwrap_or(begun);
    table.leader = reader.leader.unwrap_or(table.leader);
    table.plays = reader.plays;
    table.last = reader.last;
    (table.price, table.holder) = (reader.price, reader.holder);
    table.voids = reader.voids;
    table.extra = reader.extra;
    table.history = std::mem::take(&mut reader.history).into();
    table.totals = reader.totals.unwrap_or_else(|| {
        let mut totals = [0; SEATS];
        for result in &table.history {
            let credited = scoring::credited(&table, result);
            totals.iter_mut().zip(credited).for_each(|(total, credited)| *total += i32::from(credited));
        }
        totals
    });
    let mut state = State {
        table,
        hands: reader.hands.map(|hand| hand.cards),
        open: reader.open.map(|hand| hand.cards),
        drafts: reader.drafts,
        commits: reader.commits,
        imp: reader.imp.unwrap_or_default(),
    };
    state.table.won = reader.won;
    lay_unnamed(&reader, &mut state)?;
    check_counts(&reader, &state)?;
    check_bottle(&reader, &state)?;
    check_commits(&reader, &state)?;
    Ok(state)
}

/// Cards that no line names: `+N` of hands take the lowest ones, seat by seat; before the exchange they fill the hands;
/// then the Imp's Trick, if no line tells of it; the rest was won by A, but for the price card, which its holder has won.
fn lay_unnamed(reader: &Reader<'_>, state: &mut State) -> Result<(), PositionError> {
    let options = state.table.options;
    let mut rest = CardSet::ALL.without(reader.named);
    let price_card = Card::new(state.table.price).filter(|&card| rest.contains(card));
    if let (Some(holder), Some(card)) = (state.table.holder, price_card) {
        state.table.won[holder.index()].insert(card);
        rest.remove(card);
    }
    let mut left = rest.iter();
    let dealing = state.table.phase == Phase::Exchange;
    for seat in state.table.seats() {
        let closed = (Some(&mut state.hands[seat.index()]), reader.hands.get(seat.index()), options.dealt());
        let open = (state.open.get_mut(seat.index()), reader.open.get(seat.index()), options.dealt_open());
        for (hand, named, dealt) in [closed, open] {
            let (Some(hand), Some(named)) = (hand, named) else { continue };
            let full = if dealing { dealt } else { 0 };
            for _ in 0..named.more.unwrap_or(full.saturating_sub(usize::from(named.cards.len()))) {
                match left.next() {
                    Some(card) => hand.insert(card),
                    None => {
                        return reader.lines.at(&format!("hand {}", seat.letter()), words!("reason-cards-left"));
                    }
                }
            }
        }
    }
    if reader.imp.is_none() && !dealing {
        state.imp = left.by_ref().take(options.imp_size()).collect();
    }
    state.table.won[0] = state.table.won[0].union(left.collect());
    Ok(())
}

/// Every hand and the Imp's Trick have the cards that they have at this time (Rules 4, 10).
fn check_counts(reader: &Reader<'_>, state: &State) -> Result<(), PositionError> {
    let table = &state.table;
    let options = table.options;
    let dealing = table.phase == Phase::Exchange;
    let imp = if dealing { 0 } else { options.imp_size() };
    if usize::from(state.imp.len()) != imp {
        return reader.lines.at("imp", words!("reason-imps-trick", count = state.imp.len(), needed = imp));
    }
    let tricks = |seat: Seat| {
        let laid = (0..table.plays.len()).filter(|&steps| table.seat_after(table.leader, steps) == seat).count();
        (usize::from(state.held(seat).len()) + laid) * table.players()
    };
    for seat in table.seats() {
        let letter = seat.letter();
        let counts = [state.hands[seat.index()], state.open_hand(seat)].map(|hand| usize::from(hand.len()));
        if dealing && counts != [options.dealt(), options.dealt_open()] {
            let text = words!("reason-not-dealt", seat = letter, count = options.dealt() + options.dealt_open());
            return reader.lines.at(&format!("hand {letter}"), text);
        }
        if tricks(seat) != tricks(Seat(0)) || !tricks(seat).is_multiple_of(table.trick_size()) {
            return reader.lines.at(&format!("hand {letter}"), words!("reason-cards-for-tricks", seat = letter));
        }
        if !state.hands[seat.index()].intersection(options.cards.suits(table.voids[seat.index()])).is_empty() {
            return reader.lines.at(&format!("void {letter}"), words!("reason-has-colour", seat = letter));
        }
    }
    if table.plays.len() == table.trick_size() {
        return reader.lines.at("trick", words!("reason-trick-taken"));
    }
    if !dealing && (table.phase == Phase::Over) != (tricks(Seat(0)) == 0) {
        return reader.lines.at("phase", words!("reason-empty-hands"));
    }
    Ok(())
}

/// The bottle has a holder as soon as it has another price than 19, and its price card was won by the holder (Rules 7).
fn check_bottle(reader: &Reader<'_>, state: &State) -> Result<(), PositionError> {
    let PublicState { price, holder, ref won, ref last, .. } = state.table;
    match (Card::new(price), holder) {
        (None, None) => {}
        (None, Some(_)) => return reader.lines.at("holder", words!("reason-price-without-holder")),
        (Some(_), None) => return reader.lines.at("price", words!("reason-price-needs-holder")),
        (Some(_), _) if price > START_PRICE => return reader.lines.at("price", words!("reason-price-too-high")),
        (Some(card), Some(holder)) if !won[holder.index()].contains(card) => {
            return reader.lines.at("price", words!("reason-price-card-not-won", card = card));
        }
        _ => {}
    }
    match last {
        Some(last) if !last.plays.set().without(won[last.winner.index()]).is_empty() => {
            reader.lines.at("last", words!("reason-last-trick-not-won"))
        }
        _ => Ok(()),
    }
}

/// What was laid out or given away lies where it can lie (Rules 5).
fn check_commits(reader: &Reader<'_>, state: &State) -> Result<(), PositionError> {
    for seat in state.table.seats() {
        let letter = seat.letter();
        let hand = state.hands[seat.index()];
        let laid = state.drafts[seat.index()].cards();
        let may_lay = state.table.phase == Phase::Exchange && state.commits[seat.index()].is_none();
        if !laid.without(hand).is_empty() || !may_lay && !laid.is_empty() {
            return reader.lines.at(&format!("laid {letter}"), words!("reason-not-given", seat = letter));
        }
        let Some(commit) = state.commits[seat.index()] else { continue };
        let gifts: CardSet = commit.gifts.into_iter().collect();
        let there = match state.table.phase {
            Phase::Exchange => commit.cards().without(hand).is_empty(),
            _ => {
                commit.imp.without(state.imp).is_empty()
                    && gifts.intersection(state.held(seat).union(state.imp)).is_empty()
            }
        };
        if !there {
            return reader.lines.at(&format!("commit {letter}"), words!("reason-not-given", seat = letter));
        }
    }
    let all_chosen = state.undecided().is_empty();
    if state.table.phase == Phase::Exchange && all_chosen {
        return reader.lines.at("phase", words!("reason-exchange-over"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::read::parse;
    use super::*;

    #[test]
    fn what_cannot_be_is_refused_with_its_line() {
        for (text, line, part) in [
            ("hand A 1\nhand B 1", 2, "1 is in two places"),
            ("hand A 19", 1, "`19` is not a card"),
            ("hand A 18YY", 1, "`18YY` is not a card"),
            ("hand A 18B", 1, "the card 18 is `Y`, not `B`"),
            ("cards B\nhand A 3Y", 2, "the card 3 is `B`, not `Y`"),
            ("hand A 3B\ncards B\nhand D 4", 3, "`D` is not a seat; seats are A to C"),
            ("hand A +3\nhand B +2\nhand C +3", 2, "too many or too few cards"),
            ("hand A +1\nhand B +1\nhand C +1\nimp 1 2", 4, "the Imp’s Trick has 3 cards, here 2"),
            ("hand A +1\nhand B +1\nhand C +1\nprice 14", 4, "needs a `holder`"),
            ("hand A +1\nhand B +1\nhand C +1\nholder A", 4, "nobody holds the bottle while its price is 19"),
            ("hand A +1\nhand B +1\nhand C +1\nprice 20\nholder A", 4, "never above 19"),
            ("hand A 14\nhand B +1\nhand C +1\nprice 14\nholder A", 4, "not among the cards that the holder has won"),
            ("hand A 1 2\nhand B +2\nhand C +2\nvoid A Y", 4, "A’s hand has cards of this colour"),
            ("hand A +1\nhand B +1\nhand C +1\nvoid A G", 4, "`G` is not a colour"),
            ("hand A +1\nhand B +1\nhand C +1\nlast A 20 24 27 winner B\nwon A 20 24 27", 4, "its winner has won"),
            ("phase exchange\nhand A 1 2 3\ncommit A imp 1 left 2 right 37", 3, "cannot have given"),
            ("phase exchange\nhand A 1 2 3\ncommit A imp 1 left 2 right 2", 3, "2 is in two places"),
            ("phase exchange\nhand A 1 2 3\ncommit A imp 1 left 2", 3, "expected `commit A imp 5 left 1 right 2`"),
            ("phase exchange\nhand A 1 2 3\nlaid A imp 1 2", 3, "expected `imp 5 left 1 right 2`"),
            ("phase exchange\nplayers 2\nlaid A left 2", 3, "`left` is not a card"),
            ("phase exchange\nhand A 1 2 3\nlaid A imp 1 left 37", 3, "cannot have given"),
            ("phase exchange\nhand A 1 2 3 4\ncommit A imp 1 left 2 right 3\nlaid A imp 4", 4, "cannot have given"),
            ("hand A 1\nhand B +1\nhand C +1\nlaid A imp 1", 4, "cannot have given"),
            ("phase exchange\ntrick 20", 1, "nothing is played or won before the exchange"),
            ("phase exchange\nhand A +11", 2, "does not have the 12 cards of the deal"),
            ("phase over\nhand A +1\nhand B +1\nhand C +1", 1, "hands are empty"),
            ("open A 1", 1, "only two players have open hands"),
            ("players 5", 1, "expected `players 2`"),
            ("teams", 1, "teams need four players"),
            ("length rounds 0", 1, "at least 1"),
            ("length target many", 1, "`many` is not a number"),
            ("trick 20 24 27 30", 1, "a trick has 3 cards"),
            ("totals 1 2", 1, "expected one total for each of 3 seats"),
            ("result dealer A holder B price 8 imp 1 2 3", 1, "expected `result dealer A holder B"),
            ("hand A +3 5\nhand B +2\nhand C +2", 1, "`+3` comes last"),
            ("imp +1 +2 7", 1, "`+1` is not a card"),
            ("won A 007", 1, "`007` is not a card"),
            ("round 0", 1, "`0` is not a number from 1 to 65535"),
            ("totals 2147483647 0 0", 1, "`2147483647` is not a number from"),
            (
                "players 4\nteams\nresult dealer A holder B price 8 imp 1 2 4 5 scores 0 32767 0 32767",
                3,
                "`32767` is not a number from -999 to 999",
            ),
            ("price 8\nprice 7", 2, "`price` was given before, in line 1"),
            ("nonsense", 1, "`nonsense` is not a key"),
        ] {
            let found = parse(text).map(|_| ());
            assert!(
                found.as_ref().is_err_and(|(at, error)| *at == line && error.to_string().contains(part)),
                "{text}: expected `{part}` in line {line}, found {found:?}"
            );
        }
    }

    #[test]
    fn what_is_left_out_takes_its_default() {
        let state = parse("# nothing but hands\nhand A +1\nhand B +1\nhand C +1\n").expect("a position");
        let table = &state.table;
        assert_eq!((table.players(), table.round, table.price, table.holder), (3, 1, START_PRICE, None));
        assert_eq!((table.leader, table.turn(), state.imp.len(), table.won[0].len()), (Seat(1), Seat(1), 3, 30));
        let after = "result dealer A holder B price 8 imp 1 2 4 scores 50 -3 40\nhand A +1\nhand B +1\nhand C +1";
        let table = parse(after).expect("a position").table;
        assert_eq!((table.round, table.totals), (2, [50, -3, 40, 0]));
        let rounds =
            |count: usize| "result dealer A holder B price 8 imp 1 2 4 scores 50 -3 40\n".repeat(count) + after;
        assert_eq!(parse(&rounds(65_533)).map(|state| state.table.round), Ok(65_535));
        assert!(parse(&rounds(65_534)).is_err_and(|(_, error)| error.to_string().contains("at most 65535 rounds")));
        assert!(parse("won B 20 24 27\nlast A 20 24 27 winner B\nhand A +1\nhand B +1\nhand C +1").is_ok());
    }
}
