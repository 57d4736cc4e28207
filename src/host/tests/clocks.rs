//! People's time, on a clock that the test moves.

use super::*;

fn with_clock(limit: Limit, fronts: &[&[u8]]) -> Table {
    let wanted = NewMatch { clock: Some(limit), ..wanted(of_two(), 2) };
    Table::new(beginning(wanted), AtOnce, fronts)
}

fn left(table: &Table, seat: Seat) -> u64 {
    table.host.clock.as_ref().map_or(0, |clock| clock.left(seat).as_secs())
}

#[test]
fn time_runs_for_whoever_has_been_told_and_then_the_house_decides() {
    let mut table = with_clock(Limit::Move(30), &[&[0], &[1]]);
    table.wait(20);
    assert_eq!((left(&table, A), left(&table, B)), (10, 30));
    table.wait(9);
    assert_eq!(table.host.live().len(), 0);
    table.wait(1);
    assert!(!table.host.live().is_empty(), "the house has decided");
    assert!(table.guests.iter().all(|guest| guest.has_heard("notice-time-up")));
}

#[test]
fn a_front_that_never_tells_delays_its_time_by_ten_seconds_and_no_more() {
    let mut table = with_clock(Limit::Match(600), &[]);
    table.join(&[1]);
    table.sit(&[0], false, Preferences::default());
    table.wait(10);
    assert_eq!(left(&table, A), 600);
    table.wait(10);
    assert_eq!(left(&table, A), 590);
}

#[test]
fn nobody_loses_time_while_the_only_front_holds_or_hands_over() {
    let mut table = with_clock(Limit::Match(600), &[&[0, 1]]);
    let next = table.guests[0].hand_over.expect("nobody has taken a seat");
    table.wait(30);
    assert_eq!(left(&table, next), 600);
    table.done(0, Ask::HandedOver(next));
    table.wait(30);
    assert_eq!(left(&table, next), 570);
    table.done(0, Ask::Hold(true));
    table.wait(30);
    assert_eq!(left(&table, next), 570);
    table.done(0, Ask::Hold(false));
    table.done(0, Ask::StopClock);
    table.wait(30);
    assert!(table.host.clock.is_none() && table.guests[0].has_heard("notice-clock-off"));
}

#[test]
fn a_machine_that_has_been_asleep_has_taken_nobodys_time() {
    let mut table = with_clock(Limit::Match(600), &[&[0], &[1]]);
    table.wait(1);
    table.now += Duration::from_secs(3600);
    let messages = table.host.tick(table.now);
    table.deliver(messages);
    assert!(left(&table, A) >= 597);
}

#[test]
fn the_journal_keeps_the_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = with_clock(Limit::Match(600), &[]);
    save_in(&mut table.host, folder.path());
    table.join(&[0]);
    table.join(&[1]);
    table.wait(25);
    let mut chance = Sampled::new(1);
    assert!(table.act(0, &mut chance));
    let written = std::fs::read_to_string(table.host.journal().expect("it is saved")).expect("a journal");
    assert!(written.contains("clock match 600") && written.contains("time A 575"), "{written}");
}
