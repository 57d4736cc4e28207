//! A game that the house does not know, with a table, in few lines: it is rules-tested, set up, played and won at the table
//! like any other. It is also the shortest example of a game; `src/games/README.md` walks through it.

#[path = "../client/driver.rs"]
#[expect(dead_code, reason = "the driver of all client tests can do more than is needed here")]
mod driver;
mod pebbles;
mod table;

use imps_table::client::picker::Picker;
use imps_table::client::session::Screen;
use imps_table::client::session::shelf::Shelf;
use imps_table::client::table::Target;
use imps_table::engine::battery;
use imps_table::games;

use driver::Driver;
use pebbles::{Options, Pebbles};

#[test]
fn the_rules_keep_their_promises() {
    let tried = battery::run::<Pebbles>(battery::Plan::default(), &[Options::default(), Options { pebbles: 30 }]);
    assert!(tried.is_ok_and(|tried| tried.matches > 0));
}

#[test]
fn its_table_is_short() {
    let lines = include_str!("table.rs").lines().count();
    assert!(lines < 150, "{lines} lines");
}

#[test]
fn it_is_played_at_the_table() {
    assert!(games::shelve(Shelf::<Pebbles>::TABLE).is_ok(), "somebody has looked at the shelf already");
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    driver.play_with("pebbles", "(pebbles:9)", 1, 3);
    let heap = Target::Zone(table::HEAP);
    let mut turns = 0;
    while driver.screen() == Screen::Table {
        driver.wait("a decision or the end", |driver| {
            driver.screen() != Screen::Table || driver.session().is_some_and(|session| session.deciding().is_some())
        });
        if driver.screen() != Screen::Table {
            break;
        }
        driver.wait("the choices", |driver| !driver.picker().choices.is_empty());
        let at = driver.place(heap).expect("the heap on the screen");
        driver.pointer(at);
        assert_eq!(driver.picker().hover, Some(heap));
        let before = driver.session().map(|session| session.live.len());
        driver.click();
        if driver.picker().counting() {
            assert!(driver.picker().counts.is_some_and(|(least, most)| (1..=3).contains(&least) && most <= 3));
            driver.app.world_mut().resource_mut::<Picker>().take_count();
        }
        driver.wait("the action", |driver| driver.session().map(|session| session.live.len()) > before);
        turns += 1;
    }
    assert!((2..=9).contains(&turns), "{turns} turns");
    driver.wait("the results", |driver| driver.screen() == Screen::Results);
    let session = driver.session().expect("the match");
    assert!(session.live.outcome().is_some_and(|outcome| outcome.winners().iter().count() == 1));
    assert!(session.log.len() >= 3, "every taking is told");
}
