//! The deal (Rules 4; with two players Rules 10).

use super::bottle::START;
use super::cards::{CardSet, DECK};
use super::events::Event;
use super::position::{Phase, Plays, PublicState, State};
use super::{BottleImp, Length, Options};
use crate::engine::{Chance, Seat, SetupError, Sink, Words};

/// Checks the options, draws the first dealer and deals.
pub(super) fn setup(
    options: &Options,
    chance: &mut impl Chance,
    sink: &mut impl Sink<BottleImp>,
) -> Result<State, SetupError> {
    check(options)?;
    let dealer = Seat(chance.below(u32::from(options.players)) as u8);
    let mut state = State {
        table: PublicState::new(*options, dealer),
        hands: Default::default(),
        open: Default::default(),
        drafts: Default::default(),
        commits: Default::default(),
        imp: CardSet::NONE,
    };
    deal(&mut state, chance, sink);
    Ok(state)
}

fn check(options: &Options) -> Result<(), SetupError> {
    let wrong = |text: &str, key| Err(SetupError { text: text.to_owned(), words: Words::new(key) });
    if !(2..=4).contains(&options.players) {
        return wrong("bottle_imp: `players` is 2, 3 or 4", "bottle_imp-setup-players");
    }
    if let Length::Target(0) | Length::Rounds(0) = options.length {
        return wrong(
            "bottle_imp: `length` is a target or a number of rounds of at least 1",
            "bottle_imp-setup-length",
        );
    }
    if options.teams && options.players != 4 {
        return wrong("bottle_imp: `teams` needs `players: 4`", "bottle_imp-setup-teams");
    }
    Ok(())
}

/// Shuffles and deals all cards equally; the bottle goes back to the middle without an owner (Rules 4). The first cards
/// of the shuffled deck go to A, the next ones to B, and so on; with two players then six open ones to each.
pub(super) fn deal(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<BottleImp>) {
    let mut deck = DECK;
    chance.shuffle(&mut deck);
    let table = &mut state.table;
    table.phase = Phase::Exchange;
    table.leader = table.left_of(table.dealer);
    table.plays = Plays::default();
    table.last = None;
    (table.price, table.holder) = START;
    table.won = Default::default();
    table.voids = Default::default();
    state.commits = Default::default();
    state.imp = CardSet::NONE;
    let (dealt, dealt_open) = (table.options.dealt(), table.options.dealt_open());
    let players = table.players();
    let (closed, open) = deck.split_at(players * dealt);
    for (hand, cards) in state.hands.iter_mut().zip(closed.chunks_exact(dealt)) {
        *hand = cards.iter().copied().collect();
    }
    if dealt_open > 0 {
        for (hand, cards) in state.open.iter_mut().zip(open.chunks_exact(dealt_open)) {
            *hand = cards.iter().copied().collect();
        }
    }
    let (round, dealer) = (state.table.round, state.table.dealer);
    sink.event(state, || Event::RoundBegan { round, dealer });
    for seat in (0..players as u8).map(Seat) {
        sink.event(state, || Event::Dealt {
            seat,
            count: (dealt + dealt_open) as u8,
            cards: Some(state.hands[seat.index()]),
            open: Some(state.open_hand(seat)),
        });
    }
}
