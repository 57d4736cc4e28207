//! What a player is asked before something is given away, and told when he asks: why a bot did what it did, what a number is for,
//! what threatens.

use bevy::prelude::*;
use bevy_egui::egui::Id;
use imps_table::client::session::{Screen, SessionRequest};
use imps_table::client::ui::navigation::Question;
use imps_table::engine::{Arg, Chance as _, Sampled, Seat, SeatController, ToAct, Viewer, Words};
use imps_table::locale::{Language, Locale};
use imps_table::table::Target;

use crate::driver::{Driver, every_table, wanted};

fn question(driver: &Driver) -> Option<&Words> {
    driver.app.world().resource::<Question>().words.as_ref()
}

/// The main key, and as many frames as its answer takes.
fn main_key(driver: &mut Driver) {
    driver.key(KeyCode::KeyE);
    for _ in 0..3 {
        driver.frame();
    }
}

#[test]
fn whoever_ends_a_turn_with_something_useful_undone_is_asked_once_a_turn() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    driver.begin(wanted("battle_royal", "(decks:[House(\"metal\"),House(\"fire\")])", 1, 3));
    let mut chance = Sampled::new(7);
    loop {
        driver.wait("a decision", |driver| driver.asks());
        let choices = &driver.picker().choices;
        if choices.iter().any(|choice| choice.text == "end-turn") {
            break;
        }
        let text = choices[chance.below(choices.len() as u32) as usize].text.clone();
        driver.app.world_mut().write_message(SessionRequest::Act(text));
        driver.frame();
    }
    let before = driver.session().expect("a match").known.len();
    main_key(&mut driver);
    assert!(question(&driver).is_some(), "Energy can still be attached");
    assert_eq!(driver.session().expect("a match").known.len(), before, "nothing has been done yet");
    // What is chosen at first goes back.
    driver.key(KeyCode::Enter);
    driver.frame();
    assert_eq!(driver.session().expect("a match").known.len(), before);
    assert!(question(&driver).is_none());
    // Who says so a second time means it.
    main_key(&mut driver);
    driver.wait("the turn to be over", |driver| driver.session().expect("a match").known.len() > before);
}

#[test]
fn a_jump_that_waits_for_its_number_asks_for_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    driver.begin(wanted("knight_line", "()", 2, 3));
    driver.wait("a decision", |driver| driver.asks());
    // The first move carries one tile; the next one asks for a number.
    for _ in 0..2 {
        let text = driver.picker().choices[0].text.clone();
        driver.app.world_mut().write_message(SessionRequest::Act(text));
        driver.frame();
        driver.wait("a decision", |driver| driver.asks());
    }
    let asked = driver.written();
    let way = driver.picker().choices.iter().find(|choice| choice.targets.len() > 2).expect("a jump").targets.clone();
    for target in &way[..2] {
        driver.app.world_mut().resource_mut::<imps_table::client::picker::Picker>().take(*target);
    }
    driver.frame();
    assert!(driver.picker().counting(), "{way:?}");
    let then = driver.written();
    let (first, second) = ("Choose a stack, then where its tiles jump.", "Choose how many, then");
    // A text is drawn word by word.
    let says = |texts: &[String], words: &str| texts.join(" ").contains(words);
    assert!(says(&asked, first) && !says(&then, first) && says(&then, second), "{then:?}");
}

#[test]
fn who_asks_for_threats_where_there_are_none_is_told_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    for (game, key) in [("bottle_imp", "signs-none"), ("battle_royal", "signs-none"), ("knight_line", "signs-nothing")]
    {
        driver.play(game, 1, 4);
        driver.wait("a decision", |driver| driver.asks());
        driver.key(KeyCode::KeyV);
        driver.frame();
        let told = driver.app.world().resource::<imps_table::client::settings::Notices>().0.clone();
        let texts = driver.written();
        let words = locale().t(key);
        let is_told = told.iter().any(|words| words.key == key) || texts.iter().any(|text| words.starts_with(text));
        assert!(is_told, "{game}: {told:?} {texts:?}");
    }
}

#[test]
fn a_number_does_not_play_a_card_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    driver.play("battlelore", 1, 4);
    let whole = |driver: &Driver| {
        let first = driver.picker().choices.iter().find(|choice| choice.targets.len() == 1);
        first.is_some_and(|choice| matches!(choice.targets[0], Target::Piece(_)))
    };
    driver.wait("a card to be played", |driver| !driver.busy() && whole(driver));
    let before = driver.session().expect("a match").known.len();
    driver.key(KeyCode::Digit1);
    driver.frame();
    assert_eq!(driver.session().expect("a match").known.len(), before, "the first press points at it");
    assert!(driver.picker().hover.is_some() && driver.picker().focused);
    driver.key(KeyCode::Digit1);
    driver.wait("the card", |driver| driver.session().expect("a match").known.len() > before);
}

fn locale() -> Locale {
    let (locale, problems) = Locale::read(&imps_table::folders::assets().join("locales"));
    assert!(problems.is_empty(), "{problems:?}");
    locale
}

/// Whether every message within a sentence has a text of its own in both languages.
fn has_texts(locale: &mut Locale, words: &Words) -> bool {
    let own = Language::ALL.into_iter().all(|language| {
        locale.set_language(language);
        locale.has(&words.key)
    });
    own && words.args.iter().all(|(_, arg)| match arg {
        Arg::Words(words) => has_texts(locale, words),
        _ => true,
    })
}

/// Plays on until bots have done something that was told of, and somebody here decides again.
fn let_bots_act(driver: &mut Driver, chance: &mut Sampled) {
    let begun = driver.session().expect("a match").known.len();
    driver.wait("bots to act", |driver| {
        if driver.busy() {
            return false;
        }
        let session = driver.session().expect("a match");
        let over = session.known.outcome().is_some();
        let by_bot = (begun..session.known.len()).any(|number| {
            let seat = driver.whole().action(number).map(|(seat, _)| seat);
            seat.is_some_and(|seat| session.controllers[seat.index()].is_bot())
        });
        if over || by_bot && driver.asks() {
            return true;
        }
        if let Some(seat) = session.deciding() {
            let choices = session.known.choices(seat);
            let text = choices[chance.below(choices.len() as u32) as usize].text.clone();
            driver.app.world_mut().write_message(SessionRequest::Act(text));
            driver.frame();
        }
        false
    });
}

#[test]
fn whoever_asks_why_hears_the_bots_reason_in_every_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    let mut locale = locale();
    for (game, options) in every_table() {
        driver.play_with(game, options, 1, 9);
        let mut chance = Sampled::new(5);
        let mut reasons = 0;
        for _ in 0..6 {
            let_bots_act(&mut driver, &mut chance);
            if driver.screen() != Screen::Table || driver.session().expect("a match").known.outcome().is_some() {
                break;
            }
            driver.frame();
            let why = Id::new("why");
            if driver.spot(why).is_none() {
                continue;
            }
            driver.click_on(why);
            driver.wait("an answer", |driver| driver.session().is_some_and(|session| session.answer.is_some()));
            let [asked, reason] = driver.session().and_then(|session| session.answer.clone()).expect("an answer").lines;
            assert_eq!(asked.key, "why-asked-of", "{game}");
            assert!(has_texts(&mut locale, &reason), "{game}: {reason:?}");
            assert_ne!(reason.key, "why-not-kept", "{game}");
            reasons += usize::from(reason.key.contains("-because-") || reason.key == "why-part");
            driver.frame();
            assert!(driver.spot(Id::new("answer close")).is_some(), "{game}: it is in sight");
        }
        assert!(reasons > 0, "{game} {options}: no reason was told");
    }
}

/// Looked back at, a bot's decision is explained as it was; and by keys alone.
#[test]
fn an_earlier_decision_is_explained_when_it_is_looked_back_at() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.at_once();
    driver.play("knight_line", 1, 9);
    let mut chance = Sampled::new(5);
    let mut told = Vec::new();
    for _ in 0..3 {
        let_bots_act(&mut driver, &mut chance);
        driver.app.world_mut().write_message(SessionRequest::Why);
        driver.frame();
        let answer = driver.session().and_then(|session| session.answer.clone()).expect("an answer");
        told.push((driver.session().expect("a match").known.len(), answer.lines));
    }
    for (length, lines) in told {
        driver.app.world_mut().write_message(SessionRequest::StepTo(length));
        driver.wait("the moment", |driver| driver.session().is_some_and(|session| session.known.len() == length));
        driver.wait("rest", |driver| !driver.busy());
        driver.app.world_mut().write_message(SessionRequest::Why);
        driver.frame();
        let answer = driver.session().and_then(|session| session.answer.clone()).expect("an answer");
        assert_eq!(answer.lines, lines, "as it was told then");
    }
}

/// Who sees all afterwards hears all of the reason; a player hears nothing of what he does not see.
#[test]
fn a_player_hears_less_than_whoever_sees_all() {
    let mut parts = 0;
    for game in imps_table::games::house().tables().iter().filter(|game| game.has_secrets()) {
        let mut live = game.open(&game.first_options(), 5.into()).expect("its own options");
        let veteran = SeatController::Bot { kind: imps_table::ai::Level::Veteran.into(), name: String::new() };
        for _ in 0..60 {
            let ToAct::Seats(seats) = live.to_act() else { break };
            let seat = seats.iter().nth(live.len() % usize::from(seats.len())).expect("somebody");
            let thought = live.think(seat, &veteran).expect("a bot")();
            live.carry_out(seat, &thought.text).expect("a bot's action");
            let reason = thought.reason.expect("a reason");
            live.keep_reason(reason.clone());
            let number = live.len() - 1;
            let all = live.why(number, Viewer::All).expect("kept");
            assert_eq!(all, imps_table::ai::afterwards(&reason), "{}", live.game());
            let other = live.why(number, Viewer::Seat(Seat(seat.0 ^ 1))).expect("a sentence");
            parts += usize::from(other.key == "why-part" || other.key == "why-hidden");
        }
    }
    assert!(parts > 20, "{parts} answers keep something back");
}
