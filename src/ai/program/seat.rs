//! What speaks for a program in one match, in the edition of the lines that its program knows.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::lines::{self, HELLO, MatchLines, Question, TRIES};
use super::lodge::{Edition, Lodge, Talk};
use crate::ai::{Advice, Bot};
use crate::engine::notation::guesses;
use crate::engine::quote::quoted;
use crate::engine::sentences::counted;
use crate::engine::{Fnv, Imagine, Notation, Outcome, Refusal as _, Sampled, Seat};

/// Lines of the longest greeting.
const GREETING: usize = 16;
/// A program of the second edition has so long to end by itself when its input has ended: it may have something to write down.
const GRACE: Duration = Duration::from_secs(2);
/// So often in a row a program may come back to where it has decided before, as by taking back what it has laid out.
const RETURNS: u32 = 20;

/// Speaks for a program in one match.
pub(super) struct ExternalBot {
    lodge: Arc<Lodge>,
    about: MatchLines,
    chance: Sampled,
    /// The program, once it was asked something.
    talk: Option<Talk>,
    /// Why it cannot be asked any more.
    gone: Option<String>,
    /// Why its last answer was none.
    fault: Option<String>,
    /// Whether it could choose in its last decision.
    choice: bool,
    /// What its seat has seen happen since it was last told.
    events: Vec<String>,
    /// What it knew wherever it has decided, as hashes.
    decided: BTreeSet<u64>,
    /// How often in a row it has come back to one of these.
    returns: u32,
}

/// Finds an answer among the choices, or says why it is none of them: a word for programs, and more for people.
type Find<'a> = &'a dyn Fn(&str) -> Result<usize, String>;

impl ExternalBot {
    pub(super) fn new(lodge: Arc<Lodge>, about: MatchLines, seed: u64) -> Self {
        Self {
            lodge,
            about,
            chance: Sampled::new(seed),
            talk: None,
            gone: None,
            fault: None,
            choice: true,
            events: Vec::new(),
            decided: BTreeSet::new(),
            returns: 0,
        }
    }

    /// The number of the choice that the program takes.
    fn decide(&mut self, seat: Seat, question: &Question, find: Find) -> Result<usize, String> {
        if let Some(why) = &self.gone {
            return Err(why.clone());
        }
        self.goes_on(question)?;
        let begun = Instant::now();
        let asked = match self.talk.take() {
            Some(talk) => Ok((talk, None)),
            None => self.begin(seat, question, begun),
        };
        let heard = asked.and_then(|(mut talk, answer)| {
            let chosen = match talk.edition {
                Edition::First => {
                    self.events.clear();
                    self.ask_first(&mut talk, question, answer, begun)?
                }
                Edition::Second { .. } => self.ask_second(&mut talk, question, find, begun)?,
            };
            self.talk = Some(talk);
            Ok(chosen)
        });
        // Its next line might be the answer to what it was asked before: it is not asked again.
        heard.inspect_err(|why| self.gone = Some(why.clone()))?
    }

    /// Whether what it does leads anywhere.
    fn goes_on(&mut self, question: &Question) -> Result<(), String> {
        let new = self.decided.insert(Fnv::of(guesses::known(&question.marked).as_bytes()));
        self.returns = if new || question.choices.len() < 2 { 0 } else { self.returns + 1 };
        match self.returns > RETURNS {
            true => Err(format!("has come back {RETURNS} times in a row to where it had decided before")),
            false => Ok(()),
        }
    }

    /// A program for this match, which knows what is played; and its answer if it has been asked already.
    fn begin(&self, seat: Seat, question: &Question, begun: Instant) -> Result<(Talk, Option<String>), String> {
        if let Some(talk) = self.lodge.idle(seat) {
            talk.process.say(self.about.second(seat));
            return Ok((talk, None));
        }
        let limit = self.lodge.program.limit();
        let mut process = self.lodge.process().map_err(|error| format!("cannot be started: {error}"))?;
        // It is asked as in the first edition: who knows the second one greets in place of an answer.
        process.say(self.about.first(seat) + &question.first());
        let line = process.hear(begun, limit)?;
        let Some(number) = line.strip_prefix(HELLO) else {
            return Ok((Talk { process, edition: Edition::First }, Some(line)));
        };
        match number.parse::<u32>() {
            Ok(1) => {
                let answer = process.hear(begun, limit)?;
                return Ok((Talk { process, edition: Edition::First }, Some(answer)));
            }
            Ok(2..) => {}
            _ => return Err(format!("greeted with {} in place of `{HELLO}2`", quoted(&line))),
        }
        let mut many = false;
        for _ in 0..GREETING {
            let line = process.hear(begun, limit)?;
            match line.split_once(' ').unwrap_or((&line, "")) {
                ("name", name) => self.lodge.is_called(name),
                ("matches", matches) => many = matches == "many",
                ("ready", _) => {
                    process.grant(GRACE);
                    process.say(lines::welcome(limit) + &self.about.second(seat));
                    return Ok((Talk { process, edition: Edition::Second { many } }, None));
                }
                _ => {}
            }
        }
        Err(format!("has not ended its greeting with `ready` after {GREETING} lines"))
    }

    /// Asks as the first edition does, unless it has answered already.
    fn ask_first(
        &self,
        talk: &mut Talk,
        question: &Question,
        answer: Option<String>,
        begun: Instant,
    ) -> Result<Result<usize, String>, String> {
        let answer = match answer {
            Some(answer) => answer,
            None => {
                talk.process.say(question.first());
                talk.process.hear(begun, self.lodge.program.limit())?
            }
        };
        let found = question.choices.iter().position(|choice| *choice == answer);
        Ok(found.ok_or_else(|| none_of(question, &answer)))
    }

    /// Asks as the second edition does, with some tries.
    fn ask_second(
        &mut self,
        talk: &mut Talk,
        question: &Question,
        find: Find,
        begun: Instant,
    ) -> Result<Result<usize, String>, String> {
        talk.process.say(question.second(&std::mem::take(&mut self.events)));
        let mut tries = 1;
        loop {
            let answer = talk.process.hear(begun, self.lodge.program.limit())?;
            match find(&answer) {
                Ok(found) => return Ok(Ok(found)),
                Err(why) if tries < TRIES => talk.process.say(lines::refused(&why)),
                Err(_) => return Ok(Err(format!("{} {TRIES} times in a row", none_of(question, &answer)))),
            }
            tries += 1;
        }
    }
}

fn none_of(question: &Question, answer: &str) -> String {
    let choices = counted(question.choices.len(), "choice", "choices");
    format!("answered {}, which is none of its {choices}", quoted(answer))
}

impl<R: Notation + Imagine> Bot<R> for ExternalBot {
    fn advise(&mut self, view: &R::View, seat: Seat) -> Advice<R::Action> {
        // Made from the view alone: what the seat does not know is not in it.
        let state = R::imagine(view, &mut self.chance);
        let mut legal = Vec::new();
        R::legal(&state, seat, &mut legal);
        let choices: Vec<String> = legal.iter().map(R::action_text).collect();
        let question =
            Question { plain: R::position_text(&state), marked: guesses::marked::<R>(view, &state), choices };
        let find = |answer: &str| {
            let exact = question.choices.iter().position(|choice| choice == answer);
            exact.map_or_else(
                || {
                    let action = R::parse_action(answer)
                        .map_err(|error| format!("unreadable {}", one_line(&error.to_string())))?;
                    // It may be written in another way.
                    let found = legal.iter().position(|choice| *choice == action);
                    found.ok_or_else(|| match R::check(&state, seat, &action) {
                        Err(refusal) => refusal.name().to_owned(),
                        Ok(()) => "not-a-choice".to_owned(),
                    })
                },
                Ok,
            )
        };
        self.choice = question.choices.len() > 1;
        let chosen = self.decide(seat, &question, &find);
        self.fault = chosen.as_ref().err().cloned();
        Advice { action: legal.swap_remove(chosen.unwrap_or(0)), reason: None, iterations: 0 }
    }

    fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    fn listens(&self) -> bool {
        true
    }

    fn hear(&mut self, event: &R::Event) {
        let first = self.talk.as_ref().is_some_and(|talk| talk.edition == Edition::First);
        if !first && self.gone.is_none() {
            self.events.push(R::event_text(event));
        }
    }

    fn over(&mut self, seat: Seat, outcome: &Outcome) {
        if let Some(talk) = self.talk.take()
            && let Edition::Second { many } = talk.edition
        {
            talk.process.say(lines::result(&self.events, outcome));
            if many {
                self.lodge.keep(seat, talk);
            }
        }
    }

    fn had_choice(&self) -> bool {
        self.choice
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
