//! What a long match and many long journals cost the thread that draws: a match of some two thousand actions, and two
//! hundred journals of it.
//!
//! `cargo bench --no-default-features --bench journal` for match and journal, `cargo bench --bench journal` for the table,
//! the title and the saved games besides. Neither needs a graphics driver.

use std::error::Error;
use std::hint::black_box;
use std::path::Path;
use std::time::Instant;

use imps_table::ai::BotKind;
use imps_table::engine::journal::{self, Journal, Writer};
use imps_table::engine::{Match, Rules as _, Seat, Silent, ToAct, text_file};
use imps_table::games::bottle_imp::BottleImp;
use imps_table::games::house;

/// The longest match of the house: 57 rounds of 36 cards.
const OPTIONS: &str = "(players: 4, length: Rounds(57))";

/// Actions of the match that is measured.
const ACTIONS: usize = 2000;

/// Journals in the folder.
const JOURNALS: usize = 200;

/// Prints the median and the worst time of so many calls.
fn report(what: &str, calls: usize, mut call: impl FnMut()) {
    let mut times: Vec<f64> = (0..calls)
        .map(|_| {
            let begun = Instant::now();
            call();
            begun.elapsed().as_secs_f64() * 1e6
        })
        .collect();
    times.sort_unstable_by(f64::total_cmp);
    println!("{what}: median {:.1} µs, worst {:.1} µs", times[calls / 2], times[calls - 1]);
}

/// Fills a folder with journals that are called as unnamed matches are.
fn fill(folder: &Path, text: &str) -> Result<(), Box<dyn Error>> {
    for number in 0..JOURNALS {
        std::fs::write(folder.join(format!("bottle_imp-{:010}.journal", 1_700_000_000 + number)), text)?;
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let game = house().rules().find(|game| game.id() == BottleImp::ID).ok_or("the game is registered")?;
    let finished = game.bots_only(Some(OPTIONS), &[BotKind::Random; 4], 1.into())?;
    let mut long = journal::parse(finished.as_bytes())?;
    long.lines.truncate(ACTIONS);
    let mut played = journal::resume::<BottleImp>(&long)?.game;
    println!("a match of {} actions", played.actions().len());
    report("  following its journal", 20, || {
        black_box(journal::resume::<BottleImp>(&long).is_ok());
    });
    refusal(&played);
    let (seat, action) = played.actions().next_back().map(|(seat, action)| (seat, *action)).ok_or("actions")?;
    report("  going back over one action and taking it again", 200, || {
        played.go_back_to(ACTIONS - 1);
        assert_eq!(played.submit(seat, action, &mut Silent), Ok(()));
    });
    save(&long)?;

    let unfinished: String = finished.split_inclusive('\n').take(finished.lines().count() - 2).collect();
    for (what, text) in [("finished", &finished), ("unfinished", &unfinished)] {
        let folder = tempfile::tempdir()?;
        fill(folder.path(), text)?;
        println!("{JOURNALS} {what} journals of {} lines", text.lines().count());
        report("  the last line of each", 10, || {
            for entry in std::fs::read_dir(folder.path()).into_iter().flatten().flatten() {
                assert_eq!(journal::ends_over(&entry.path()), what == "finished");
            }
        });
        report("  a glance at each", 10, || {
            for entry in std::fs::read_dir(folder.path()).into_iter().flatten().flatten() {
                let bytes = text_file::read(&entry.path()).unwrap_or_default();
                assert!(journal::glance(&bytes).is_ok_and(|seen| seen.over == Some(what == "finished")));
            }
        });
        #[cfg(feature = "client")]
        table::lists(folder.path());
    }
    #[cfg(feature = "client")]
    table::long_match(&long)?;
    Ok(())
}

/// An action out of turn.
fn refusal(played: &Match<BottleImp>) {
    let ToAct::Seats(seats) = played.to_act() else { return };
    let waiting = (0..4).map(Seat).find(|seat| !seats.contains(*seat));
    let (Some(seat), Some((_, action))) = (waiting, played.actions().next()) else { return };
    report("  refusing an action", 200, || {
        assert!(BottleImp::check(played.state(), seat, black_box(action)).is_err());
    });
}

/// One line more in a journal.
fn save(long: &Journal) -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let mut writer = Writer::create(&folder.path().join("match.journal"), &long.header)?;
    let mut failures = 0;
    report("  saving an action", 200, || failures += usize::from(writer.action(Seat(0), "play 20").is_err()));
    assert_eq!(failures, 0, "the disk takes it");
    Ok(())
}

/// What the table does with a match, and title and saved games with journals.
#[cfg(feature = "client")]
mod table {
    use std::error::Error;
    use std::hint::black_box;
    use std::path::Path;

    use imps_table::engine::journal::Journal;
    use imps_table::engine::matches::Takeback;
    use imps_table::engine::{Seat, SeatSet, ToAct, Viewer};
    use imps_table::games::house;
    use imps_table::host::{standing, state};
    use imps_table::storage::saves::Saves;
    use imps_table::table::any_match::Vantage;

    use super::{ACTIONS, report};

    /// The match to go on with, and the list.
    pub fn lists(folder: &Path) {
        let saves = Saves::new(folder.to_owned());
        report("  title", 10, || {
            black_box(saves.newest_unfinished(&|seen, bytes| house().judge(seen, bytes)));
        });
        report("  saved games", 10, || {
            black_box(saves.list(&|seen, bytes| house().judge(seen, bytes)));
        });
    }

    /// What a refusal, taking back and handing over ask of the match.
    pub fn long_match(long: &Journal) -> Result<(), Box<dyn Error>> {
        let entry = house().table(&long.header.game).ok_or("the game is on the shelf")?;
        let (mut live, _) = entry.resume(long)?;
        println!("a table with a match of {} actions", live.len());
        report("  laying it on the table", 20, || {
            black_box(entry.resume(long).is_ok());
        });
        let all = (0..4).map(Seat);
        let ToAct::Seats(seats) = live.to_act() else { return Err("the match goes on".into()) };
        if let (Some(waiting), Some((_, text))) = (all.clone().find(|seat| !seats.contains(*seat)), live.action(0)) {
            report("  refusal", 200, || assert!(live.carry_out(waiting, &text).is_err()));
        }
        // Bots decide in all seats but the one that takes back.
        let by = |seat| Takeback { humans: SeatSet::one(seat), practice: false };
        let undone = |seat| live.can_undo(seat, by(seat)) == Ok(1);
        if let Some(seat) = all.clone().find(|seat| undone(*seat)) {
            let (_, text) = live.action(ACTIONS - 1).ok_or("a last action")?;
            report("  undo, table set afresh, and the action again", 200, || {
                assert_eq!(live.undo(seat, by(seat)), Ok(1));
                black_box(state(&*live, standing(&*live, Vantage::of(Viewer::Seat(seat)))));
                assert!(live.carry_out(seat, &text).is_ok());
            });
        }
        let mut next = all.cycle();
        report("  hand-over, table set afresh", 200, || {
            let viewer = next.next().map_or(Viewer::Public, Viewer::Seat);
            black_box(state(&*live, standing(&*live, Vantage::of(viewer))));
        });
        Ok(())
    }
}
