//! Who watches a match sees no more than may be seen until it is over; what moved last stays marked.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::egui::{self, Id};
use imps_table::ai::Level;
use imps_table::client::audio::MusicLevel;
use imps_table::client::director::Director;
use imps_table::client::flow::snapshot::{LEAST, open_part};
use imps_table::client::pieces::faces::FaceBook;
use imps_table::client::pieces::picture::TablePicture;
use imps_table::client::pieces::piece::{Marked, Piece, TargetMark};
use imps_table::client::pieces::shown_layout::ShownLayout;
use imps_table::client::pieces::travel::Motion;
use imps_table::client::session::{Overlay, Screen, Session, SessionRequest};
use imps_table::client::settings::Settings;
use imps_table::client::ui::screen_rects::ScreenRects;
use imps_table::client::ui::ui_kit::Covered;
use imps_table::engine::{Chance, Sampled, Seat, SeatController, Viewer, journal};
use imps_table::games::house;
use imps_table::storage::statistics::Statistics;
use imps_table::table::any_match::AnyMatch;
use imps_table::table::{AnyView, Body, Lens, LogLine, NewMatch, Palette, Placed, Side, Space, Target, extent};

use crate::driver::{Driver, every_game, every_table, tables_of, wanted};
use crate::fields::{Written, write_down};

fn overlay(driver: &Driver) -> Overlay {
    *driver.app.world().resource::<State<Overlay>>().get()
}

/// Plays random actions of the people at the table until so many have been played in all, or the match is over.
pub fn play_to(driver: &mut Driver, actions: usize, chance: &mut Sampled) {
    driver.wait("actions", |driver| {
        if driver.session().is_some_and(|session| session.hand_over.is_some()) {
            driver.app.world_mut().write_message(SessionRequest::HandedOver);
        } else if driver.asks() {
            act(driver, chance);
        }
        let there = |session: &Session| session.known.len() >= actions || session.known.outcome().is_some();
        driver.session().is_some_and(there)
    });
    driver.wait("rest", |driver| !driver.busy());
}

/// One of the legal actions.
fn act(driver: &mut Driver, chance: &mut Sampled) {
    let choices = &driver.picker().choices;
    let text = choices[chance.below(choices.len() as u32) as usize].text.clone();
    driver.app.world_mut().write_message(SessionRequest::Act(text));
    driver.frame();
}

/// The journal that was written last.
fn saved(folder: &std::path::Path) -> PathBuf {
    let files = std::fs::read_dir(folder.join("matches")).expect("saved matches").flatten().map(|entry| entry.path());
    let mut files: Vec<_> = files.filter(|path| path.extension().is_some_and(|its| its == "journal")).collect();
    files.sort();
    files.pop().expect("a journal")
}

/// How many faces are seen from all sides of the table together.
fn fronts(live: &dyn AnyMatch, viewer: Viewer) -> usize {
    let seats = (0..live.seats()).map(|seat| Seat(seat as u8));
    let from = |seat| {
        let layout = live.seen_by(viewer).arrange(Side::of(seat));
        layout.pieces.iter().filter(|placed| placed.look.front().is_some()).count()
    };
    seats.map(from).sum()
}

/// Watches a saved match to its end, step by step and back, and compares with what `viewer` may see.
fn watch(driver: &mut Driver, path: PathBuf, viewer: Viewer, what: &str) {
    let journal = journal::read(&path).expect("a journal");
    let entry = house().table(&journal.header.game).expect("a game");
    let (whole, _) = entry.resume(&journal).expect("a match");
    driver.app.world_mut().write_message(SessionRequest::Replay(path));
    driver.wait("the replay", |driver| driver.session().is_some_and(|session| session.replay.is_some()));
    driver.wait("rest", |driver| !driver.busy());
    let side = driver.session().expect("a replay").known.side();
    let total = whole.len();
    for position in [total / 2, total / 2 + 1, total, total.saturating_sub(3), total] {
        driver.app.world_mut().write_message(SessionRequest::StepTo(position));
        driver.wait("the position", |driver| driver.session().is_some_and(|session| session.known.len() == position));
        driver.wait("rest", |driver| !driver.busy());
        let then = whole.at(position);
        let seen = then.seen_by(viewer);
        let session = driver.session().expect("a replay");
        assert_eq!(session.known.viewer(), viewer, "{what} at {position}");
        assert_eq!(session.known.side(), side, "{what}: the table has turned");
        assert_eq!(driver.app.world().resource::<ShownLayout>().layout, seen.arrange(side), "{what} at {position}");
        let panels = |seen: &dyn AnyView, told: &[LogLine]| seen.panels(told, Palette::Normal);
        assert_eq!(
            panels(&*session.known.seen(), &session.told.log),
            panels(&*seen, then.chronicle()),
            "{what} at {position}"
        );
        assert_eq!(session.told.log, then.chronicle(), "{what} at {position}: the chronicle");
        assert!(session.known.outcome().is_some() || session.known.seen().verdict().is_empty());
    }
}

#[test]
fn an_unfinished_match_is_watched_with_the_eyes_of_its_player() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for (game, options) in every_table() {
        let mut chance = Sampled::new(5);
        for (people, viewer) in [(1, Viewer::Seat(Seat(0))), (2, Viewer::Public), (0, Viewer::Public)] {
            driver.play_with(game, options, people, 21);
            // Where councils are mustered nothing is hidden before that has been done.
            let hides = (7..40).find(|&actions| {
                play_to(&mut driver, actions, &mut chance);
                let live = driver.whole();
                assert!(live.outcome().is_none(), "{game} is over too soon");
                fronts(live, viewer) < fronts(live, Viewer::All) || !live.has_secrets()
            });
            assert!(hides.is_some(), "nothing is hidden in {game} {options}");
            watch(&mut driver, saved(folder.path()), viewer, &format!("{game} {options} with {people}"));
            driver.app.world_mut().write_message(SessionRequest::Leave);
            driver.wait("the title", |driver| driver.screen() == Screen::Title);
            // Back at the list that the match was taken from, and from there at the title.
            driver.frame();
            assert_eq!(overlay(&driver), Overlay::Saves, "{game}");
            driver.key(KeyCode::Escape);
            driver.frame();
            assert_eq!((driver.screen(), overlay(&driver)), (Screen::Title, Overlay::None), "{game}");
            std::fs::remove_dir_all(folder.path().join("matches")).expect("cleared");
        }
    }
}

#[test]
fn a_finished_match_is_watched_with_open_hands() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for (game, options) in every_table() {
        driver.play_with(game, options, 1, 22);
        play_to(&mut driver, usize::MAX, &mut Sampled::new(6));
        driver.wait("the results", |driver| driver.screen() == Screen::Results);
        watch(&mut driver, saved(folder.path()), Viewer::All, &format!("{game} {options}"));
        driver.app.world_mut().write_message(SessionRequest::Leave);
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
        std::fs::remove_dir_all(folder.path().join("matches")).expect("cleared");
    }
}

/// The stage and the match agree about what moved last. Gives how many things are marked so.
fn agreed(driver: &mut Driver, game: &str) -> usize {
    // A bot may have done something in the frame after the rest.
    loop {
        driver.wait("rest", |driver| !driver.busy());
        let length = driver.session().map(|session| session.known.len());
        driver.frame();
        if !driver.busy() && driver.session().map(|session| session.known.len()) == length {
            break;
        }
    }
    let told = driver.app.world().resource::<ShownLayout>().moved.clone();
    let live = driver.truth();
    let moved = live.moved(driver.vantage()).1;
    assert_eq!(told, moved, "{game} after {} actions:\n{}", live.len(), live.position_text());
    let marked = driver.app.world().resource::<Marked>();
    for target in &told {
        assert_ne!(marked.of(*target), TargetMark::None, "{game}: {target:?} has no mark");
    }
    told.iter().filter(|target| marked.of(**target) == TargetMark::Last).count()
}

#[test]
fn what_moved_last_stays_marked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for (game, options) in every_table() {
        driver.play_with(game, options, 1, 23);
        let mut chance = Sampled::new(7);
        // Before anything moves, councils are mustered.
        let (mut marks, mut actions) = (0, 0);
        while actions < 15 || marks < 6 && actions < 60 {
            actions += 1;
            play_to(&mut driver, actions, &mut chance);
            marks += agreed(&mut driver, game);
        }
        assert!(marks > 5, "{game} {options}: only {marks} marks");
        driver.wait("a decision", |driver| {
            let over = driver.session().is_some_and(|session| session.known.outcome().is_some());
            over || driver.asks()
        });
        if !driver.picker().choices.is_empty() {
            act(&mut driver, &mut chance);
            driver.app.world_mut().write_message(SessionRequest::Undo);
            driver.frame();
            agreed(&mut driver, game);
        }
        let path = saved(folder.path());
        driver.app.world_mut().write_message(SessionRequest::Replay(path));
        driver.wait("the replay", |driver| driver.session().is_some_and(|session| session.replay.is_some()));
        for position in [4, 5, 6, 3] {
            driver.app.world_mut().write_message(SessionRequest::StepTo(position));
            driver.wait("the position", |driver| driver.session().is_some_and(|its| its.known.len() == position));
            driver.wait("rest", |driver| !driver.busy());
            let told = driver.app.world().resource::<ShownLayout>().moved.clone();
            assert_eq!(told, driver.truth().moved(driver.vantage()).1, "{game} watched at {position}");
        }
        driver.app.world_mut().write_message(SessionRequest::Leave);
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
        std::fs::remove_dir_all(folder.path().join("matches")).expect("cleared");
    }
}

/// Where everything stands that is drawn.
fn drawn(driver: &mut Driver) -> Vec<String> {
    let world = driver.app.world_mut();
    let mut things: Vec<String> =
        world.query_filtered::<&GlobalTransform, With<Mesh3d>>().iter(world).map(|at| format!("{at:?}")).collect();
    things.sort();
    things
}

#[test]
fn a_match_laid_right_after_another_leaves_nothing_of_it() {
    let show = |game: &str| {
        let entry = house().table(game).expect("a game");
        let options = entry.default_options();
        // People, who do nothing here, so that the table stays as it was dealt.
        let controllers = vec![SeatController::person(); entry.seats(&options).expect("seats")];
        SessionRequest::Show(NewMatch {
            game: game.to_owned(),
            options,
            seed: Some(7.into()),
            controllers,
            clock: None,
        })
    };
    let seen = |games: &[&str]| {
        let folder = tempfile::tempdir().expect("a folder");
        let mut driver = Driver::start(folder.path());
        // The imp of the house stirs by the clock.
        driver.app.world_mut().resource_mut::<Settings>().reduced_motion = true;
        driver.wait("the models", |driver| drawn(driver).len() > 50);
        for game in games {
            driver.app.world_mut().write_message(show(game));
            driver.frame();
        }
        driver.wait("the show", |driver| driver.screen() == Screen::Attract);
        driver.wait("rest", |driver| !driver.busy());
        for _ in 0..40 {
            driver.frame();
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        drawn(&mut driver)
    };
    let alone = seen(&["knight_line"]);
    assert!(!alone.is_empty());
    assert_eq!(seen(&["battle_line", "knight_line"]), alone);
}

#[test]
fn every_face_on_the_table_is_drawn_without_a_set_up_before() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    for (game, options) in every_table() {
        driver.play_with(game, options, 1, 5);
        driver.wait("the deal", |driver| !driver.busy() && driver.app.world().resource::<FaceBook>().waiting() == 0);
        let world = driver.app.world_mut();
        let faces: Vec<_> = world.query::<&Piece>().iter(world).flat_map(|piece| piece.look.faces()).collect();
        let id = house().table(game).expect("a game").game();
        world.resource_scope(|world, mut book: Mut<FaceBook>| {
            let mut materials = world.resource_mut::<Assets<StandardMaterial>>();
            for face in faces {
                let page = book.page(id, face, &mut materials);
                let drawn = materials.get(&page).is_some_and(|page| page.base_color_texture.is_some());
                assert!(drawn, "{game} {options}: {face:?} is blank");
            }
        });
    }
}

#[test]
fn a_phase_brings_its_own_and_takes_it_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    assert_eq!(driver.phase(), None, "there is no phase without a match");
    let music = |driver: &Driver| driver.app.world().resource::<MusicLevel>().0;
    driver.play_with("bottle_imp", "(length:Rounds(1))", 0, 3);
    driver.wait("the exchange, in silence", |driver| music(driver) < 1.0);
    let exchange = driver.phase();
    driver.at_once();
    driver.wait("the tricks", |driver| driver.phase() != exchange);
    assert_eq!(music(&driver), 1.0);
    driver.app.world_mut().write_message(SessionRequest::Leave);
    driver.wait("the title", |driver| driver.screen() == Screen::Title);
    assert_eq!(driver.phase(), None);
}

/// As long as a die tumbles none shines; afterwards those that hit do.
#[test]
fn what_dice_have_fallen_is_told_when_they_lie() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.app.world_mut().resource_mut::<Settings>().play.bot_speed = 6.0;
    driver.play_with("battlelore", "()", 0, 3);
    let (mut tumbled, mut told) = (0, 0);
    driver.wait("dice that have been told", |driver| {
        let world = driver.app.world_mut();
        let mut pieces = world.query::<(&Piece, Has<Motion>)>();
        let dice = pieces.iter(world).filter(|(piece, _)| matches!(piece.look.body, Body::Die { .. }));
        let dice: Vec<(Target, bool)> = dice.map(|(piece, flies)| (Target::Piece(piece.id), flies)).collect();
        let stage = world.resource::<ShownLayout>();
        let (flying, lying): (Vec<_>, Vec<_>) = dice.into_iter().partition(|(_, flies)| *flies);
        let shines = |dice: &[(Target, bool)]| dice.iter().any(|(die, _)| stage.lit.contains(die));
        if flying.is_empty() {
            told += usize::from(shines(&lying) && tumbled > 0);
        } else {
            tumbled += 1;
            // The last one may just lie while the frame in which it came to rest is looked at.
            assert!(flying.len() == 1 || !shines(&flying), "a die shines before all lie");
        }
        told > 0
    });
}

#[test]
fn the_picture_of_a_match_that_is_left_shows_no_hand() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    let mut hands = 0;
    for (game, options) in every_table() {
        driver.play_with(game, options, 2, 11);
        play_to(&mut driver, 5, &mut Sampled::new(3));
        driver.wait("a decision", |driver| {
            if driver.session().is_some_and(|session| session.hand_over.is_some()) {
                driver.app.world_mut().write_message(SessionRequest::HandedOver);
            }
            driver.asks()
        });
        driver.wait("rest", |driver| driver.app.world().resource::<TablePicture>().is_fresh());
        let mut pieces = driver.app.world_mut().query::<(&Piece, &GlobalTransform)>();
        let world = driver.app.world();
        let (session, lens) = (driver.session().expect("a match"), world.resource::<Lens>());
        let open = open_part((driver.whole(), session.known.side()), pieces.iter(world), lens);
        assert!(open >= LEAST, "{game} {options}: only {open} of the picture may be seen");
        let held = |placed: &Placed| placed.in_own_hand() && placed.look.front().is_some();
        for placed in session.known.layout().pieces.into_iter().filter(held) {
            let seen = extent(lens, &lens.resolve(&placed.pose), placed.look.extent).expect("before the eye");
            let secret = session.known.has_secrets();
            assert!(!secret || seen.min.y > open * lens.size.y, "{game} {options}: {:?} is seen", placed.title);
            hands += usize::from(secret);
        }
    }
    assert!(hands > 20, "only {hands} cards were held");
}

/// The key that does so is pictured beside the words, and the words can be pressed.
#[test]
fn all_that_is_told_is_skipped_by_pointer() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.play_with("battle_line", "(first:A)", 1, 3);
    let skip = Id::new("prompt skip");
    driver.wait("the hint", |driver| driver.busy() && driver.spot(skip).is_some());
    driver.click_on(skip);
    (0..6).for_each(|_| driver.frame());
    assert!(!driver.busy() && driver.spot(skip).is_none(), "the hands are dealt");
}

#[test]
fn whoever_watches_again_comes_back_to_the_result() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for (game, concedes) in [("knight_line", false), ("battle_line", true)] {
        driver.play(game, 1, 22);
        if concedes {
            play_to(&mut driver, 3, &mut Sampled::new(6));
            driver.app.world_mut().write_message(SessionRequest::Concede);
        } else {
            play_to(&mut driver, usize::MAX, &mut Sampled::new(6));
        }
        driver.wait("the results", |driver| driver.screen() == Screen::Results);
        let known = |driver: &Driver| {
            let session = driver.session().expect("a match");
            (session.serial, session.known.outcome().cloned(), session.replay, session.controllers.clone())
        };
        let before = known(&driver);
        let counted = |driver: &Driver| driver.app.world().resource::<Statistics>().record(game, Level::Apprentice);
        let played = counted(&driver);
        // Twice, since the result is as it was.
        for _ in 0..2 {
            driver.app.world_mut().write_message(SessionRequest::Rewatch);
            driver.wait("the replay", |driver| driver.session().is_some_and(Session::is_watched));
            let session = driver.session().expect("a replay");
            assert_eq!(
                (session.known.len(), session.known.viewer()),
                (0, Viewer::All),
                "{game}: all of it, from the beginning"
            );
            driver.wait("rest", |driver| !driver.busy());
            (0..4).for_each(|_| driver.frame());
            // The pointer lies on a button of the bar, as after a press on it.
            driver.point_on(Id::new("replay").with("replay-forward"));
            driver.key(KeyCode::Escape);
            driver.wait("the menu", |driver| overlay(driver) == Overlay::Pause);
            (0..3).for_each(|_| driver.frame());
            driver.click_on(Id::new("pause-back"));
            driver.wait("the result", |driver| driver.screen() == Screen::Results && overlay(driver) == Overlay::None);
            driver.frame();
            assert_eq!(known(&driver), before, "{game}");
            assert_eq!(counted(&driver), played, "{game} is counted once");
        }
        driver.app.world_mut().write_message(SessionRequest::Rematch { swap: true, same_seed: false });
        driver.wait("a rematch", |driver| driver.screen() == Screen::Table);
        driver.app.world_mut().write_message(SessionRequest::Leave);
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
        driver.frame();
        assert_eq!(overlay(&driver), Overlay::None, "{game}: nothing of the replay is left");
    }
}

#[test]
fn what_is_told_again_says_so_and_the_chronicle_goes_with_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    write_down(&mut driver);
    let mut grew = 0;
    for game in every_game() {
        driver.at_once();
        driver.play(game, 1, 21);
        let mut chance = Sampled::new(5);
        driver.wait("a decision", |driver| driver.asks());
        let told = |driver: &Driver| driver.truth().last_turn(driver.vantage()).is_some();
        while !told(&driver) {
            let length = driver.session().expect("a match").known.len();
            play_to(&mut driver, length + 1, &mut chance);
            driver.wait("a decision", |driver| driver.asks());
        }
        let (log, plates) =
            driver.session().map(|session| (session.told.log.clone(), session.told.plates.clone())).expect("a match");
        let mut settings = driver.app.world_mut().resource_mut::<Settings>();
        (settings.play.speed, settings.play.bot_speed) = (4.0, 4.0);
        let retells = |driver: &Driver| driver.app.world().resource::<Director>().retells();
        driver.app.world_mut().write_message(SessionRequest::Retell);
        driver.wait("the turn", |driver| retells(driver));
        let mut lengths = Vec::new();
        (0..2).for_each(|_| driver.frame());
        let says = |driver: &Driver| driver.app.world().resource::<Written>().0.iter().any(|it| it.0 == "Once more");
        assert!(retells(&driver) && says(&driver), "{game}: it is not said that all this has been");
        while retells(&driver) {
            let session = driver.session().expect("a match");
            assert!(
                log.starts_with(&session.told.log) || session.told.log.len() == log.len(),
                "{game}: the chronicle is another one"
            );
            lengths.push(session.told.log.len());
            driver.frame();
        }
        assert!(lengths.is_sorted(), "{game}: {lengths:?} of {}", log.len());
        grew += usize::from(lengths[0] < log.len());
        let session = driver.session().expect("a match");
        assert_eq!((&session.told.log, &session.told.plates), (&log, &plates), "{game}: as it was");
        driver.app.world_mut().write_message(SessionRequest::Leave);
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
    }
    // One line of a turn is told as it begins.
    assert!(grew > 1, "the chronicle of {grew} games has grown");
}

#[test]
fn the_words_of_the_show_lie_on_nothing_that_is_played_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for (game, text_scale) in every_game().zip([1.0, 2.0].into_iter().cycle()) {
        driver.app.world_mut().resource_mut::<Settings>().text_scale = text_scale;
        driver.app.world_mut().write_message(SessionRequest::Show(wanted(game, tables_of(game)[0], 0, 5)));
        driver.wait("the show", |driver| driver.screen() == Screen::Attract && driver.session().is_some());
        let played = |driver: &Driver| driver.session().map_or(0, |session| session.known.len());
        for length in [1, 4, 9] {
            driver.wait("a few actions", |driver| played(driver) >= length);
            let what = format!("{game}: all pieces beside the bar after {length} actions");
            driver.wait(&what, |driver| {
                let world = driver.app.world();
                let layout = &world.resource::<ShownLayout>().layout;
                let bars = &world.resource::<Covered>().panels;
                // A hand is held above the bar as it is held above the edge of the screen.
                let on_table = layout.pieces.iter().filter(|placed| placed.pose.space == Space::Table);
                let seen = world.resource::<ScreenRects>();
                let places: Vec<_> = on_table.filter_map(|placed| seen.of(Target::Piece(placed.id))).collect();
                let free = |bar: &egui::Rect| places.iter().all(|place| place.bottom() <= bar.top() + 2.0);
                bars.len() == 1 && !places.is_empty() && free(&bars[0])
            });
        }
        driver.app.world_mut().write_message(SessionRequest::Leave);
        driver.wait("the title", |driver| driver.screen() == Screen::Title && driver.session().is_none());
    }
}
