//! From round to round, and the end of the match (Rules 8, 9).

use super::cards::CardSet;
use super::events::Event;
use super::position::{BySeat, Phase, PublicState, RoundResult, State};
use super::view::View;
use super::{BottleImp, Length, Tie, deal, scoring};
use crate::engine::{Chance, Outcome, Seat, Sink, Words};

/// All hands are empty: the round is scored, and the next one is dealt unless the match is over (Rules 8, 9, 11.2).
pub(super) fn end_round(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<BottleImp>) {
    score_round(state, sink);
    if is_over(&state.table) {
        state.table.phase = Phase::Over;
        let ranks = ranks(&state.table);
        sink.event(state, || Event::MatchEnded { ranks, players: state.table.options.players });
        return;
    }
    if state.table.extra || is_reached(&state.table) {
        state.table.extra = true;
        sink.event(state, || Event::ExtraRound);
    }
    state.table.dealer = state.table.left_of(state.table.dealer);
    state.table.round = state.table.round.saturating_add(1);
    deal::deal(state, chance, sink);
}

/// The Imp's Trick is opened, and everybody is credited with what the round brought (Rules 8).
pub(super) fn score_round(state: &mut State, sink: &mut impl Sink<BottleImp>) {
    let imp = state.imp;
    sink.event(state, || Event::ImpTrickRevealed { cards: imp, coins: state.table.options.cards.worth(imp) });
    let table = &mut state.table;
    let (result, credited) = credit(table, imp);
    table.history.push(result);
    sink.event(state, || Event::RoundScored { result, credited, players: state.table.options.players });
}

/// Credits everybody with what the round brings if it ends as it stands (Rules 8).
fn credit(table: &mut PublicState, imp: CardSet) -> (RoundResult, BySeat<i16>) {
    let result = RoundResult {
        dealer: table.dealer,
        // Every round has a holder: there are more plays below 19 than the Imp's Trick can swallow (Rules 7).
        holder: table.holder.unwrap_or(table.leader),
        price: table.price,
        imp,
        scores: scoring::scores(table.options.cards, &table.won, table.holder, imp),
    };
    let credited = scoring::credited(table, &result);
    for (total, credited) in table.totals.iter_mut().zip(credited) {
        *total += i32::from(credited);
    }
    (result, credited)
}

/// Whether the match is about to be decided: half of the cards of a round have been played, and it is the last one or would be if
/// it ended as it stands. What lies in the Imp's Trick nobody knows (Rules 8, 9).
pub fn is_nearly_decided(view: &View) -> bool {
    let table = &view.table;
    let left: u8 = view.hands.iter().chain(&view.open).map(|hand| hand.count).sum();
    if table.phase != Phase::Play || table.played().len() < left {
        return false;
    }
    let mut ended = table.clone();
    credit(&mut ended, CardSet::NONE);
    table.extra || is_reached(&ended)
}

/// How far a seat is ahead of the best of the others if the round ends as it stands, where a hundred makes its chance three to
/// one: by points, which count the more the nearer the end is. What lies in the Imp's Trick nobody knows (Rules 8, 9).
pub fn lead(table: &PublicState, seat: Seat) -> i32 {
    /// Points that make three to one at the end, and how many more at the beginning.
    const POINTS: (i32, i32) = (25, 60);
    let mut ended = table.clone();
    if table.phase == Phase::Play {
        credit(&mut ended, CardSet::NONE);
    }
    let (gone, length) = match table.options.length {
        Length::Target(target) => (best(&ended), i32::from(target)),
        Length::Rounds(rounds) => (i32::from(table.round), i32::from(rounds)),
    };
    let others = ended.seats().filter(|other| *other != seat);
    let best = others.map(|other| ended.totals[other.index()]).max().unwrap_or_default();
    let points = POINTS.0 + POINTS.1 * (length - gone).clamp(0, length) / length.max(1);
    100 * (ended.totals[seat.index()] - best) / points
}

fn totals(table: &PublicState) -> &[i32] {
    &table.totals[..table.players()]
}

/// The best total.
pub fn best(table: &PublicState) -> i32 {
    totals(table).iter().copied().max().unwrap_or_default()
}

/// Whether the target or the last round has been reached (Rules 9).
fn is_reached(table: &PublicState) -> bool {
    match table.options.length {
        Length::Target(target) => best(table) >= i32::from(target),
        Length::Rounds(rounds) => table.round >= rounds,
    }
}

/// Whether the match ends after this round. Once extra rounds are played, only the tie is still open (Rules 9).
pub(super) fn is_over(table: &PublicState) -> bool {
    let leaders = totals(table).iter().filter(|&&total| total == best(table)).count();
    (table.extra || is_reached(table)) && (leaders == 1 || table.options.tie == Tie::Shared)
}

/// Places from 1, as in competitions: equal totals share one, and as many places behind it stay empty (Rules 9).
pub fn ranks(table: &PublicState) -> BySeat<u8> {
    let mut ranks = [0; 4];
    for (rank, total) in ranks.iter_mut().zip(totals(table)) {
        *rank = 1 + totals(table).iter().filter(|&other| other > total).count() as u8;
    }
    ranks
}

/// The result for the result screen: the totals.
pub(super) fn outcome(table: &PublicState) -> Outcome {
    let best = best(table);
    let mut winners = table.seats().filter(|seat| table.totals[seat.index()] == best);
    let reason = match (winners.next(), winners.next()) {
        (Some(winner), None) => Words::new("bottle_imp-outcome-won").with("winner", winner),
        _ => Words::new("bottle_imp-outcome-shared"),
    };
    Outcome { scores: totals(table).to_vec(), reason: reason.with("points", best) }
}

#[cfg(test)]
mod tests {
    use super::super::Options;
    use super::*;
    use crate::engine::Viewer;

    /// A table after a round with these totals.
    fn table(options: Options, totals: &[i32]) -> PublicState {
        let mut table = PublicState::new(Options { players: totals.len() as u8, ..options }, Seat(0));
        table.totals[..totals.len()].copy_from_slice(totals);
        table
    }

    /// Rules 14, G50 to G54.
    #[test]
    fn the_target_ends_a_match_after_a_full_round() {
        let over = |totals: &[i32]| is_over(&table(Options::default(), totals));
        assert!(!over(&[499, 420, 388]));
        assert!(over(&[500, 492, 131]));
        assert!(over(&[505, 461, 515]));
        let nine = Options { length: Length::Rounds(9), ..Options::default() };
        let mut later = table(nine, &[300, 512, 100]);
        later.round = 8;
        assert!(!is_over(&later));
        later.round = 9;
        assert!(is_over(&later));
    }

    /// Rules 14, G53, G69.
    #[test]
    fn equal_totals_share_a_place() {
        let shared = table(Options::default(), &[510, 510, 333]);
        assert_eq!((ranks(&shared), is_over(&shared)), ([1, 1, 3, 0], true));
        assert_eq!(ranks(&table(Options::default(), &[240, 251, 251, 198])), [3, 1, 1, 4]);
        assert_eq!(outcome(&shared).reason.key, "bottle_imp-outcome-shared");
    }

    /// Rules 14, G68; Rules 9: in extra rounds the target plays no part.
    #[test]
    fn extra_rounds_break_a_tie() {
        let extra = Options { tie: Tie::ExtraRound, ..Options::default() };
        assert!(!is_over(&table(extra, &[503, 503, 470])));
        let mut after = table(extra, &[497, 490, 489]);
        assert!(!is_over(&after));
        after.extra = true;
        assert!(is_over(&after));
        after.totals[1] = 497;
        assert!(!is_over(&after));
    }

    /// A round of twelve cards; those that have been played lie with the first seat.
    #[test]
    fn the_second_half_of_the_last_round_is_nearly_decided() {
        use crate::games::bottle_imp::cards::Card;
        use crate::games::bottle_imp::view::{HandView, View};
        let nearly = |options: Options, totals: &[i32], played: u8, change: fn(&mut PublicState)| {
            let mut table = table(options, totals);
            table.phase = Phase::Play;
            let tricks = (1..=37).filter_map(Card::new).take(usize::from(played)).collect();
            table.won[0] = tricks;
            change(&mut table);
            let mut hands = BySeat::<HandView>::default();
            hands[0].count = 12 - played;
            let (open, imp, drafts, commits) = Default::default();
            let committed = Default::default();
            is_nearly_decided(&View { viewer: Viewer::Public, table, hands, open, imp, drafts, committed, commits })
        };
        let target = Options::default();
        assert!(!nearly(target, &[300, 420, 388], 6, |_| ()), "far from 500");
        assert!(nearly(target, &[499, 420, 388], 6, |_| ()), "coins that somebody has won count");
        assert!(!nearly(target, &[499, 420, 388], 5, |_| ()), "in the first half");
        assert!(!nearly(target, &[499, 420, 388], 6, |table| table.holder = Some(Seat(0))), "the holder's are void");
        assert!(nearly(target, &[400, 400, 388], 6, |table| table.extra = true), "an extra round");
        assert!(!nearly(target, &[499, 420, 388], 6, |table| table.phase = Phase::Over), "it is decided");
        let nine = Options { length: Length::Rounds(9), ..target };
        assert!(!nearly(nine, &[499, 420, 388], 6, |table| table.round = 8));
        assert!(nearly(nine, &[0, 20, 30], 6, |table| table.round = 9));
    }
}
