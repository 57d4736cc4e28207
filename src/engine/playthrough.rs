//! One match of a game, written out with everything that can be said about each position.
//!
//! A playthrough is a golden file: whatever changes in the rules shows in the difference.

use std::collections::{BTreeMap, BTreeSet};

use super::notation::guesses::{GUESS, marked};
use super::options::written;
use super::{
    Arg, Chance as _, Fnv, Imagine, Match, Notation, Refusal as _, Seat, Seeded, SetupError, ToAct, Viewer, Words,
};

/// Width that lists are broken at.
const WIDTH: usize = 118;

/// Longer lists are not written out.
const LONG_LIST: usize = 400;
/// As many items of a long list are written at each end.
const END: usize = 4;

/// What stands in the first line of a playthrough before the rest of the command.
pub const HOW: &str = ", annotated. To write it again: imps-table playthrough ";

/// Writes out a match of random actions that follows from `seed` alone.
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
    let mut views = BTreeMap::new();
    for number in 1.. {
        tell_events::<R>(&mut text, &game, &events);
        tell_position::<R>(&mut text, &game, &mut views);
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

/// What has happened, and what of it others see.
fn tell_events<R: Notation + Imagine>(text: &mut String, game: &Match<R>, events: &[R::Event]) {
    for event in events {
        let whole = R::event_text(event);
        *text += &format!("event {whole}\n");
        let mut otherwise: Vec<(String, Vec<Viewer>)> = Vec::new();
        for viewer in viewers::<R>(game) {
            let seen = R::seen(event, viewer).map_or("nothing".to_owned(), |seen| R::event_text(&seen));
            match otherwise.iter_mut().find(|(other, _)| *other == seen) {
                Some((_, by)) => by.push(viewer),
                None if seen == whole => {}
                None => otherwise.push((seen, vec![viewer])),
            }
        }
        for (seen, by) in otherwise {
            *text += &format!("  {}: {seen}\n", names(&by));
        }
    }
}

/// How the position stands now: behind a line that not all see, who sees it; then what others see instead, unless it is `told`.
fn tell_position<R: Notation + Imagine>(text: &mut String, game: &Match<R>, told: &mut BTreeMap<String, Vec<Viewer>>) {
    let views: Vec<(Viewer, BTreeSet<String>)> =
        viewers::<R>(game).map(|viewer| (viewer, seen::<R>(&game.view(viewer)))).collect();
    let who_sees = |line: &str| -> Vec<Viewer> {
        views.iter().filter(|(_, seen)| seen.contains(line)).map(|(viewer, _)| *viewer).collect()
    };
    let position = R::position_text(game.state());
    for line in position.lines() {
        let by = who_sees(line);
        let only = if by.len() == views.len() { String::new() } else { format!(" # {}", names(&by)) };
        *text += &format!("  {line}{only}\n");
    }
    let all: BTreeSet<&String> = views.iter().flat_map(|(_, seen)| seen).collect();
    let instead = all.into_iter().filter(|line| !position.lines().any(|true_line| true_line == *line));
    let instead: BTreeMap<String, Vec<Viewer>> = instead.map(|line| (line.clone(), who_sees(line))).collect();
    for (line, by) in &instead {
        if told.get(line) != Some(by) {
            *text += &format!("seen by {}: {line}\n", names(by));
        }
    }
    *told = instead;
}

/// The lines of the position as a view knows it: `?` stands for what it does not know, however much that is.
fn seen<R: Notation + Imagine>(view: &R::View) -> BTreeSet<String> {
    let known = |line: &str| {
        let words = line.split(' ').map(|word| if word.starts_with(GUESS) { "?" } else { word });
        let mut words: Vec<&str> = words.collect();
        words.dedup_by(|word, before| *word == "?" && *before == "?");
        words.join(" ")
    };
    let marked = marked::<R>(view, &R::imagine(view, &mut Seeded::new(0)));
    marked.lines().map(known).filter(|line| line != "?").collect()
}

fn viewers<R: Notation>(game: &Match<R>) -> impl Iterator<Item = Viewer> {
    (0..game.seats()).map(|seat| Viewer::Seat(Seat(seat as u8))).chain([Viewer::Public])
}

/// `A, B, public`; `nobody` for none.
fn names(viewers: &[Viewer]) -> String {
    let name = |viewer: &Viewer| match viewer {
        Viewer::Seat(seat) => seat.letter().to_string(),
        Viewer::Public => "public".to_owned(),
        Viewer::All => "all".to_owned(),
    };
    if viewers.is_empty() { "nobody".to_owned() } else { viewers.iter().map(name).collect::<Vec<_>>().join(", ") }
}

fn plain(words: &Words) -> String {
    let mut text = words.key.clone();
    for (name, arg) in &words.args {
        let value = match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(value) | Arg::Key(value) => value.clone(),
            Arg::Words(words) => format!("({})", plain(words)),
            Arg::Seat(seat) => seat.letter().to_string(),
        };
        text += &format!(" {name}={value}");
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

/// The lower half of a hash of a list.
fn hash(items: &[String]) -> u32 {
    Fnv::of(items.join("\n").as_bytes()) as u32
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
        let (hand, others) = ("  hand B ", "\nseen by A, public: hand B ?\n");
        let own = text.lines().find(|line| line.starts_with(hand)).expect("a hand");
        assert!(own.ends_with(" # B"), "{own}");
        assert_eq!(text.matches(others).count(), 1, "what others see is told once, until it changes:\n{text}");
        for part in
            ["event Dealt A", "  A, public: Dealt B\n", "legal A (3): hide", "## 1. ", " # nobody\n", "over, scores ["]
        {
            assert!(text.contains(part), "{part} is missing:\n{text}");
        }
        assert!(text.lines().all(|line| line.len() <= 120));
    }
}
