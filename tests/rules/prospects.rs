//! What faces and remarks of those at the table follow is public: it is the same for every viewer, and in every position that looks
//! alike from outside, whatever the hands hold.

use imps_table::engine::{Seat, SeatController, ToAct, Viewer, journal};
use imps_table::games::house;
use imps_table::storage::sharing::position_of;
use imps_table::table::any_match::AnyMatch;
use imps_table::table::{Onlooker, Prospect};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use rand::seq::{IndexedRandom as _, IteratorRandom as _};

fn prospects(live: &dyn AnyMatch, viewer: Viewer) -> Vec<Prospect> {
    let seen = live.seen_by(viewer);
    (0..live.seats() as u8).map(|seat| seen.prospect(Seat(seat))).collect()
}

fn viewers(live: &dyn AnyMatch) -> Vec<Viewer> {
    let seats = (0..live.seats() as u8).map(|seat| Viewer::Seat(Seat(seat)));
    seats.chain([Viewer::Public, Viewer::All]).collect()
}

/// Somebody does something.
fn go_on(live: &mut dyn AnyMatch, chance: &mut SmallRng) -> Option<Seat> {
    let ToAct::Seats(acting) = live.to_act() else { return None };
    let seat = acting.iter().choose(chance).expect("somebody decides");
    let text = live.choices(seat).choose(chance).expect("there is a choice").text.clone();
    live.carry_out(seat, &text).expect("a legal action");
    Some(seat)
}

#[test]
fn they_are_the_same_for_every_viewer_and_in_imagined_positions() {
    for game in house().tables() {
        let mut imagined = 0;
        for seed in 0..3 {
            let mut live = game.open(&game.default_options(), seed.into()).expect("its own options");
            let mut chance = SmallRng::seed_from_u64(seed);
            for step in 0..400 {
                if go_on(&mut *live, &mut chance).is_none() {
                    break;
                }
                let seen = prospects(&*live, Viewer::Public);
                for viewer in viewers(&*live) {
                    assert_eq!(prospects(&*live, viewer), seen, "{}: {viewer:?}", live.game());
                    let sits = vec![SeatController::person(); live.seats()];
                    let Some(text) = (step % 23 == 0).then(|| position_of(&*live, viewer, &sits).ok()).flatten() else {
                        continue;
                    };
                    let read = journal::parse(text.as_bytes()).expect("a journal");
                    let (other, wrong) = game.resume(&read).expect("its own header");
                    assert!(wrong.is_none(), "{}: {wrong:?}", live.game());
                    for other_viewer in viewers(&*other) {
                        assert_eq!(
                            prospects(&*other, other_viewer),
                            seen,
                            "{}: as {viewer:?} imagines it",
                            live.game()
                        );
                    }
                    imagined += 1;
                }
            }
        }
        assert!(imagined > 10, "{}: {imagined} positions were imagined", game.game());
    }
}

/// Nothing is decided before the end, and at the end it is; on the way something happens that can be spoken of, but not at every
/// action.
#[test]
fn matches_have_occasions_now_and_then() {
    for game in house().tables() {
        let (mut actions, mut spoken, mut over) = (0, 0, 0);
        for seed in 0..4 {
            let mut live = game.open(&game.default_options(), seed.into()).expect("its own options");
            let mut chance = SmallRng::seed_from_u64(seed);
            let mut onlooker = Onlooker::come(prospects(&*live, Viewer::Public));
            for _ in 0..3000 {
                let Some(by) = go_on(&mut *live, &mut chance) else { break };
                actions += 1;
                let now = prospects(&*live, Viewer::Public);
                let decided = now.iter().any(|prospect| prospect.chance == 100);
                assert!(!decided || live.outcome().is_some(), "{}: {now:?}", live.game());
                let winners = live.outcome().map(|outcome| outcome.winners());
                if let Some(winners) = winners.filter(|winners| usize::from(winners.len()) < live.seats()) {
                    over += 1;
                    for (seat, prospect) in now.iter().enumerate() {
                        let won = winners.contains(Seat(seat as u8));
                        assert_eq!(prospect.chance == 100, won, "{}: {now:?} {winners:?}", live.game());
                    }
                }
                spoken += u32::from(!onlooker.see(now, Some(by)).is_empty());
            }
        }
        println!("{}: {spoken} occasions in {actions} actions, {over} ends", game.game());
        assert!(over == 0 || spoken >= over, "{}: an end is an occasion", game.game());
        assert!(spoken * 3 < actions, "{}: {spoken} occasions in {actions} actions", game.game());
    }
}
