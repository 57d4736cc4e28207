//! The lines that a program is told, in both editions; `examples/README.md` says what they mean.

use std::time::Duration;

use super::process::{EARLY, LONGEST};
use crate::engine::{Notation, Outcome, Seat, options};

/// What the first line begins with, and a greeting.
pub(super) const HELLO: &str = "imps-table ";
/// How many answers a program has for one decision.
pub(super) const TRIES: usize = 3;

/// Each of the texts as a line behind a keyword.
fn each<T: AsRef<str>>(key: &str, texts: impl IntoIterator<Item = T>) -> String {
    texts.into_iter().fold(String::new(), |all, text| all + key + " " + text.as_ref() + "\n")
}

/// What is the same in a whole match.
pub(super) struct MatchLines {
    game: &'static str,
    options: String,
    seats: usize,
    material: Vec<String>,
    /// Number of the match, from 0.
    number: usize,
}

impl MatchLines {
    pub(super) fn of<R: Notation>(match_options: &R::Options, number: usize) -> Self {
        Self {
            game: R::ID,
            options: options::written::<R>(match_options),
            seats: R::seats(match_options),
            material: R::material(match_options),
            number,
        }
    }

    /// What a program is told before it has said anything: it may be one of the first edition.
    pub(super) fn first(&self, seat: Seat) -> String {
        let Self { game, options, seats, .. } = self;
        format!("{HELLO}1\ngame {game}\noptions {options}\nseats {seats}\nseat {}\n", seat.letter())
    }

    /// What a program of the second edition is told when a match begins.
    pub(super) fn second(&self, seat: Seat) -> String {
        let Self { game, options, seats, material, number } = self;
        let head = format!("match {number}\ngame {game}\noptions {options}\n");
        let rest = format!("seats {seats}\nseat {}\n", seat.letter());
        head + &each("option", single(options)) + &rest + &each("material", material)
    }
}

/// The answer to a greeting: how much a program may write, and how long it may take.
pub(super) fn welcome(limit: Duration) -> String {
    let seconds = limit.as_secs_f32();
    format!("{HELLO}2\nlimit {seconds}\nlongest {LONGEST}\nearly {EARLY}\ntries {TRIES}\n")
}

/// The options one by one, `mode Advanced`; what they hold inside stays RON.
fn single(ron: &str) -> Vec<String> {
    let inner = ron.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).unwrap_or_default();
    let (mut parts, mut depth, mut quoted, mut escaped) = (vec![String::new()], 0, false, false);
    for letter in inner.chars() {
        match letter {
            '"' if !escaped => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        escaped = quoted && letter == '\\' && !escaped;
        if let Some(part) = parts.last_mut() {
            part.push(letter);
        }
    }
    parts.iter().filter_map(|part| part.split_once(':')).map(|(name, value)| format!("{name} {value}")).collect()
}

/// One decision, as text.
pub(super) struct Question {
    /// The position without marks.
    pub(super) plain: String,
    /// The position in which guesses are marked.
    pub(super) marked: String,
    pub(super) choices: Vec<String>,
}

impl Question {
    /// As the first edition asks.
    pub(super) fn first(&self) -> String {
        each("position", self.plain.lines()) + &each("legal", &self.choices) + "move\n"
    }

    /// As the second edition asks, with what the seat has seen happen.
    pub(super) fn second(&self, events: &[String]) -> String {
        each("event", events) + &each("position", self.marked.lines()) + &each("legal", &self.choices) + "move\n"
    }
}

/// An answer is none of the choices; another one is awaited.
pub(super) fn refused(why: &str) -> String {
    format!("refused {why}\nmove\n")
}

/// How a match has ended, with what has happened until then.
pub(super) fn result(events: &[String], outcome: &Outcome) -> String {
    let line = |(seat, score): (Seat, &i32)| {
        let place = 1 + outcome.scores.iter().filter(|other| *other > score).count();
        format!("{} score {score} place {place}", seat.letter())
    };
    let results = (0..).map(Seat).zip(&outcome.scores).map(line);
    each("event", events) + &each("result", results) + &format!("why {}\nover\n", outcome.reason)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Words;

    #[test]
    fn options_are_told_one_by_one() {
        let told = single("(decks:[House(\"a,b\"),Cards([(\"c:\\\"\",1)])],rules:(x:true),turns:400,short:None)");
        let expected = ["decks [House(\"a,b\"),Cards([(\"c:\\\"\",1)])]", "rules (x:true)", "turns 400", "short None"];
        assert_eq!(told, expected);
        assert_eq!([single("()"), single(""), single("Usual")], [vec![], vec![], Vec::<String>::new()]);
    }

    #[test]
    fn places_are_shared_and_none_is_skipped_in_vain() {
        let outcome = Outcome { scores: vec![3, 9, 3, -1], reason: Words::new("over").with("winner", Seat(1)) };
        let told = result(&["Won B".to_owned()], &outcome);
        let expected = "event Won B\nresult A score 3 place 2\nresult B score 9 place 1\nresult C score 3 place 2\n\
                        result D score -1 place 4\nwhy over winner=B\nover\n";
        assert_eq!(told, expected);
    }
}
