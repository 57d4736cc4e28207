//! Matches and positions as text that is handed on, and matches that have come from elsewhere.

use std::path::PathBuf;
use std::time::SystemTime;

use super::saves::Saves;
use crate::engine::journal::{self, Header, JournalLine, link};
use crate::engine::quote::cut;
use crate::engine::text_file::io_words;
use crate::engine::{Seat, SeatController, Seed, Viewer, Words, cases};
use crate::games::Registry;
use crate::locale::form::one_form;
use crate::table::any_match::AnyMatch;
use crate::table::clock::Clock;

/// The header line of a copied position with the hash of the seed of its match.
const SEED_HASH: &str = "seed-hash";

/// Why a match cannot be copied whole as long as it is played: with the seed everybody could see what is hidden, and what will come.
pub fn kept_back(live: &dyn AnyMatch) -> Option<Words> {
    let why = if live.has_secrets() { "share-secret" } else { "share-seed" };
    let tells = live.has_secrets() || !live.seed().is_known();
    (tells && live.outcome().is_none()).then(|| Words::new(why))
}

/// How a match begins, in its journal: from its deal or from its position, and whose time is counted is not said.
pub fn header_of(live: &dyn AnyMatch, controllers: &[SeatController]) -> Header {
    let seats = controllers.to_vec();
    let header = Header::of(live.game(), live.options_text(), live.seed(), seats);
    Header { position: live.start(), ..header }
}

/// A match that begins as this one stands, for all that the viewer knows: nothing in it says what is hidden from them.
pub fn position_of(live: &dyn AnyMatch, viewer: Viewer, controllers: &[SeatController]) -> Result<String, Words> {
    if live.outcome().is_some() {
        return Err(Words::new("share-over"));
    }
    let imagined = live.imagined(viewer);
    // The chance of the real match stays where it is; a pledge of its seed goes along.
    let mut header = Header { seed: Seed::Word(0), ..header_of(live, controllers) };
    let pledge = (!matches!(live.seed(), Seed::Word(_))).then(|| (SEED_HASH.to_owned(), live.seed().hash()));
    header.extra.extend(pledge);
    header.extra.extend(imagined.is_some().then(|| ("note".to_owned(), "hidden cards are random".to_owned())));
    header.position = Some(imagined.unwrap_or_else(|| live.position_text()));
    Ok(format!("{header}{}\n", JournalLine::<String>::Practice))
}

/// A match as the journal of what stands of it.
pub fn journal_of(
    live: &dyn AnyMatch,
    controllers: &[SeatController],
    practice: bool,
    clock: Option<&Clock>,
) -> String {
    let mut header = header_of(live, controllers);
    header.clock = clock.map(Clock::limit);
    let mut text = header.to_string();
    let practice = practice.then_some(JournalLine::Practice);
    let actions =
        (0..live.len()).filter_map(|number| live.action(number)).map(|(seat, text)| JournalLine::Act(seat, text));
    let conceded = live.conceded().map(JournalLine::Concede);
    let times = (0..live.seats())
        .map(|seat| Seat(seat as u8))
        .filter_map(|seat| Some(JournalLine::Time(seat, clock?.seconds(seat))));
    let over = live.outcome().map(|_| JournalLine::Over);
    for line in practice.into_iter().chain(actions).chain(times).chain(conceded).chain(over) {
        text += &format!("{line}\n");
    }
    text
}

/// Tries a journal out that has come from elsewhere, packed or not: only one that can be followed to its end is taken. Gives
/// its game and what is to be kept.
///
/// # Errors
/// What is wrong with it, with its line where there is one.
pub fn tried_out(games: Registry, bytes: &[u8]) -> Result<(&'static str, Vec<u8>), Words> {
    if bytes.trim_ascii().is_empty() {
        return Err(Words::new("reason-empty"));
    }
    let mut bytes = link::open(bytes).map_err(|error| error.words())?.into_owned();
    if let Ok(text) = std::str::from_utf8(&bytes) {
        bytes = one_form(text).into_bytes();
    }
    // Whoever copies text seldom copies its last line end.
    if !bytes.ends_with(b"\n") {
        bytes.push(b'\n');
    }
    let journal = journal::parse(&bytes).map_err(|error| {
        let text = std::str::from_utf8(&bytes).unwrap_or_default();
        if cases::parse("", text).is_ok() { Words::new("reason-case") } else { error.words() }
    })?;
    let game = &journal.header.game;
    let entry = games.table(game).ok_or_else(|| Words::new("notice-unknown-game").with("game", cut(game)))?;
    let (_, complaint) = entry.resume(&journal).map_err(|error| error.words())?;
    match complaint {
        Some(error) => Err(error.words()),
        None => Ok((entry.game(), bytes)),
    }
}

/// Keeps such a journal beside the others, under `name` if it has one; never in place of another file.
///
/// # Errors
/// What is wrong with it, or with the folder.
pub fn keep(games: Registry, saves: &Saves, bytes: &[u8], name: Option<&str>) -> Result<PathBuf, Words> {
    let refused = |why: Words| Words::new("notice-match-refused").with("why", why);
    let (game, text) = tried_out(games, bytes).map_err(refused)?;
    let kept = saves.add(game, name, &text, SystemTime::now()).map_err(|error| refused(io_words(&error)))?;
    saves.tidy();
    Ok(kept)
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng as _;
    use rand::rngs::SmallRng;
    use rand::seq::{IndexedRandom as _, IteratorRandom as _};

    use super::*;
    use crate::engine::ToAct;
    use crate::games::house;

    /// Plays at random, so many actions at most.
    fn play(live: &mut dyn AnyMatch, chance: &mut SmallRng, most: usize) {
        for _ in 0..most {
            let ToAct::Seats(seats) = live.to_act() else { return };
            let seat = seats.iter().choose(chance).expect("somebody decides");
            let text = live.choices(seat).choose(chance).expect("there is a choice").text.clone();
            live.carry_out(seat, &text).expect("a legal action");
        }
    }

    fn followed(text: &[u8]) -> Box<dyn AnyMatch> {
        let (game, text) = tried_out(house(), text).expect("a sound match");
        let journal = journal::parse(&text).expect("a journal");
        house().table(game).expect("a game").resume(&journal).expect("a match").0
    }

    #[test]
    fn a_match_from_a_position_travels_as_one_line_with_all_that_was_played() {
        for game in house().tables() {
            let mut chance = SmallRng::seed_from_u64(11);
            let mut dealt = game.open(&game.default_options(), 3.into()).expect("its own options");
            play(dealt.as_mut(), &mut chance, 25);
            let controllers =
                SeatController::regulars(game.art().regulars(), crate::ai::Level::Apprentice, dealt.seats());
            let mut begun =
                followed(position_of(&*dealt, Viewer::Public, &controllers).expect("it is not over").as_bytes());
            play(begun.as_mut(), &mut chance, 120);
            assert!(!begun.is_dealt() && begun.len() > 3, "{}: {} actions", game.game(), begun.len());
            let line = link::pack(&journal_of(&*begun, &controllers, true, None));
            let arrived = followed(line.as_bytes());
            assert!(!arrived.is_dealt(), "{}", game.game());
            assert_eq!((arrived.len(), arrived.start()), (begun.len(), begun.start()), "{}", game.game());
            assert_eq!(arrived.position_text(), begun.position_text(), "{}", game.game());
        }
    }
}
