//! One match of a game, written out with everything that can be said about each position.
//!
//! A playthrough is a golden file: whatever changes in the rules shows in the difference.

use super::options::written;
use super::{Chance as _, Fnv, Imagine, Match, Notation, Refusal as _, Seat, Seeded, SetupError, ToAct, Viewer, Words};

/// Width that lists are broken at.
const WIDTH: usize = 118;

/// Longer lists are not written out.
const LONG_LIST: usize = 400;
/// As many items of a long list are written at each end.
const END: usize = 4;

/// What stands in the first line of a playthrough before the rest of the command.
pub const HOW: &str = ", annotated. To write it again: imps-table playthrough ";

/// Writes out a match of random actions that follows from `seed` alone.
///
/// # Errors
/// Options that contradict each other or the rules.
pub fn playthrough<R: Notation + Imagine>(options: &R::Options, seed: u64) -> Result<String, SetupError> {
    let mut choices = Seeded::new(!seed);
    let head = format!("# A random match{HOW}{} --seed {seed}", R::ID);
    written_out::<R>(head, options, seed, |game| {
        let ToAct::Seats(seats) = game.to_act() else { return None };
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = *seats.get(pick(&mut choices, seats.len()))?;
        let legal = game.legal(seat);
        Some((seat, legal.get(pick(&mut choices, legal.len()))?.clone()))
    })
}

/// Writes out a match that bots have played; `seats` names them, separated by commas.
///
/// # Errors
/// None: a match that has been played has options that fit.
pub fn played<R: Notation + Imagine>(game: &Match<R>, seed: u64, seats: &str) -> Result<String, SetupError> {
    let head = format!("# A match of bots{HOW}{} --seats {seats} --seed {seed}", R::ID);
    let mut actions = game.actions().map(|(seat, action)| (seat, action.clone()));
    written_out::<R>(head, game.options(), seed, |_| actions.next())
}

/// Writes out the match in which `choose` says who does what, until it is over or says nothing.
fn written_out<R: Notation + Imagine>(
    mut text: String,
    options: &R::Options,
    seed: u64,
    mut choose: impl FnMut(&Match<R>) -> Option<(Seat, R::Action)>,
) -> Result<String, SetupError> {
    let mut events: Vec<R::Event> = Vec::new();
    let mut game = Match::<R>::new(options.clone(), seed, &mut events)?;
    if *options != R::Options::default() {
        text += &format!(" --options '{}'", written::<R>(options));
    }
    text += "\n";
    for number in 1.. {
        tell::<R>(&mut text, &game, &events);
        let seats: Vec<Seat> = match game.to_act() {
            ToAct::Seats(seats) => seats.iter().collect(),
            ToAct::Over(outcome) => {
                text += &format!("\nover, scores {:?}, {}\n", outcome.scores, plain(&outcome.reason));
                break;
            }
        };
        for &seat in &seats {
            let legal: Vec<String> = game.legal(seat).iter().map(R::action_text).collect();
            list(&mut text, &format!("legal {} ({})", seat.letter(), legal.len()), &legal);
        }
        let Some((seat, action)) = choose(&game) else {
            text += "\nnothing is chosen\n";
            break;
        };
        text += &format!("\n## {number}. {} {}\n", seat.letter(), R::action_text(&action));
        events.clear();
        if let Err(refusal) = game.submit(seat, action, &mut events) {
            text += &format!("\nrefused: {}\n", refusal.name());
            break;
        }
    }
    Ok(text)
}

fn pick(choices: &mut Seeded, count: usize) -> usize {
    if count == 0 { 0 } else { choices.below(count as u32) as usize }
}

/// What has happened and how the position stands now.
fn tell<R: Notation + Imagine>(text: &mut String, game: &Match<R>, events: &[R::Event]) {
    for event in events {
        *text += &format!("event {}\n", R::event_text(event));
        for viewer in viewers::<R>(game) {
            let seen = R::seen(event, viewer).map_or("nothing".to_owned(), |seen| R::event_text(&seen));
            if seen != R::event_text(event) {
                *text += &format!("  {}: {seen}\n", viewer_name(viewer));
            }
        }
    }
    for line in R::position_text(game.state()).lines() {
        *text += &format!("  {line}\n");
    }
    let views: Vec<String> = viewers::<R>(game)
        .map(|viewer| format!("{} {:08x}", viewer_name(viewer), hash_of::<R>(&game.view(viewer))))
        .collect();
    *text += &format!("views {}\n", views.join(", "));
}

fn viewers<R: Notation>(game: &Match<R>) -> impl Iterator<Item = Viewer> {
    (0..game.seats()).map(|seat| Viewer::Seat(Seat(seat as u8))).chain([Viewer::Public])
}

fn viewer_name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.letter().to_string(),
        Viewer::Public => "public".to_owned(),
        Viewer::All => "all".to_owned(),
    }
}

/// A sentence without a language.
fn plain(words: &Words) -> String {
    let mut text = words.key.clone();
    for (name, arg) in &words.args {
        text += &format!(" {name}={arg:?}");
    }
    text
}

/// A list broken into lines. Of a very long one only the ends are written, with a short hash of all.
fn list(text: &mut String, title: &str, items: &[String]) {
    let ends: Vec<String>;
    let (mut line, items) = if items.len() > LONG_LIST {
        let middle = ["...".to_owned()];
        ends = [&items[..END], &middle, &items[items.len() - END..]].concat();
        (format!("{title}, {:08x}:", hash(items)), &ends[..])
    } else {
        (format!("{title}:"), items)
    };
    for (number, item) in items.iter().enumerate() {
        let item = if number + 1 < items.len() { format!(" {item} |") } else { format!(" {item}") };
        if line.len() + item.len() > WIDTH {
            *text += &line;
            *text += "\n";
            line = "   ".to_owned();
        }
        line += &item;
    }
    *text += &line;
    *text += "\n";
}

/// The lower half of a hash of a position that may be for all that the view says: tells views apart without writing them out.
/// What the view does not say is filled in from the same chance each time.
fn hash_of<R: Notation + Imagine>(view: &R::View) -> u32 {
    let state = R::imagine(view, &mut Seeded::new(0));
    Fnv::of(R::position_text(&state).as_bytes()) as u32
}

/// The lower half of a hash of a list.
fn hash(items: &[String]) -> u32 {
    Fnv::of(format!("{items:?}").as_bytes()) as u32
}

#[cfg(test)]
mod tests {
    use super::{list, playthrough};
    use crate::engine::toy_game::{Options, Toy};

    #[test]
    fn long_lists_are_cut_but_not_forgotten() {
        let items: Vec<String> = (0..500).map(|number| number.to_string()).collect();
        let written = |items: &[String]| {
            let mut text = String::new();
            list(&mut text, "legal A (500)", items);
            text
        };
        let text = written(&items);
        assert!(text.ends_with(": 0 | 1 | 2 | 3 | ... | 496 | 497 | 498 | 499\n"), "{text}");
        let mut other = items.clone();
        other.swap(200, 201);
        assert_ne!(written(&other), text);
        assert!(written(&items[..400]).contains(" 200 |"));
    }

    #[test]
    fn a_seed_gives_one_playthrough() {
        let text = playthrough::<Toy>(&Options::default(), 4).expect("valid options");
        assert_eq!(playthrough::<Toy>(&Options::default(), 4).expect("valid options"), text);
        assert_ne!(playthrough::<Toy>(&Options::default(), 5).expect("valid options"), text);
        assert!(
            text.starts_with("# A random match, annotated. To write it again: imps-table playthrough toy --seed 4\n")
        );
        let three = playthrough::<Toy>(&Options { players: 3 }, 4).expect("valid options");
        assert!(
            three.lines().next().is_some_and(|line| line.ends_with("toy --seed 4 --options '(players:3)'")),
            "{three}"
        );
        for part in ["event Dealt A", "  A: Dealt B\n", "legal A (3): hide", "## 1. ", "views A ", "over, scores ["] {
            assert!(text.contains(part), "{part} is missing:\n{text}");
        }
        assert!(text.lines().all(|line| line.len() <= 120));
    }
}
