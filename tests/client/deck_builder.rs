//! A deck of one's own is put together, kept and played, with nothing but a pad.

use bevy::prelude::*;
use bevy_egui::egui::Id;
use imps_table::client::session::Screen;
use imps_table::client::ui::focus::Focus;
use imps_table::client::ui::screens::deck_builder::bench::Bench;
use imps_table::games;
use imps_table::table::{DeckBuilder, PieceId};

use crate::driver::Driver;

/// Every game in which people put something together themselves, and its place on the shelf.
fn games_with_workshops() -> impl Iterator<Item = (usize, &'static str)> {
    let games = games::house().tables().into_iter().enumerate();
    games.filter(|(_, game)| game.art().deck_builder().is_some()).map(|(place, game)| (place, game.game()))
}

fn focus(driver: &mut Driver, id: Id) {
    driver.app.world_mut().resource_mut::<Focus>().set(id);
    driver.frame();
}

fn confirm(driver: &mut Driver) {
    driver.pad(GamepadButton::South);
    driver.frame();
}

fn to_the_set_up(driver: &mut Driver, place: usize) {
    driver.wait("the menu", |driver| driver.app.world().resource::<Focus>().now().is_some());
    confirm(driver);
    driver.wait("the set-up", |driver| driver.screen() == Screen::Setup);
    driver.frame();
    focus(driver, Id::new("setup game"));
    for _ in 0..place {
        driver.pad(GamepadButton::DPadRight);
    }
}

fn bench(driver: &Driver) -> &Bench {
    driver.app.world().resource::<Bench>()
}

#[test]
fn a_deck_is_copied_changed_and_kept_by_pad() {
    for (place, game) in games_with_workshops() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut driver = Driver::start(folder.path());
        driver.plug();
        to_the_set_up(&mut driver, place);
        focus(&mut driver, Id::new("setup decks"));
        confirm(&mut driver);
        driver.wait("the deck builder", |driver| driver.screen() == Screen::DeckBuilder);
        driver.frame();

        // Who has no deck begins with what can be copied, and it can be played at once.
        assert_eq!(
            driver.app.world().resource::<Focus>().now(),
            Some(Id::new("deck builder ready-made").with(0_usize))
        );
        confirm(&mut driver);
        let (total, wrong) = (bench(&driver).total(), bench(&driver).wrong().len());
        assert_eq!(wrong, 0, "{game}: a ready-made deck can be played");
        let offered =
            games::house().tables()[place].art().deck_builder().map(DeckBuilder::offered).expect("a deck builder");

        // One card more is one too many, and it is said; one fewer, and the deck is whole again.
        let card: PieceId = offered.cards[0].id;
        focus(&mut driver, Id::new("deck builder card").with(card));
        confirm(&mut driver);
        assert_eq!(bench(&driver).total(), total + 1);
        assert!(!bench(&driver).wrong().is_empty());
        driver.frame();
        focus(&mut driver, Id::new("deck builder row").with((card, 0_usize)));
        confirm(&mut driver);
        assert_eq!((bench(&driver).total(), bench(&driver).wrong().len()), (total, 0));

        // Leaving keeps it, and the set-up offers it.
        driver.pad(GamepadButton::East);
        driver.wait("the set-up", |driver| driver.screen() == Screen::Setup);
        assert_eq!((bench(&driver).kept().len(), bench(&driver).changed()), (1, false));
        let kept = folder.path().join("own").join(game);
        assert_eq!(std::fs::read_dir(&kept).expect("a folder").count(), 1, "{}", kept.display());
        let rows = games::house().tables()[place].rows(&games::house().tables()[place].first_options()).expect("rows");
        assert!(rows.iter().any(|row| row.choices.iter().any(|choice| choice.own.is_some())), "{game}: it is offered");
    }
}
