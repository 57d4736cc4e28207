//! Plays the cases of a file by the rules of a game.

use std::fmt::Display;

use super::parse::words;
use super::{Case, CaseFile, CaseLine, CaseReport, Failure, Fallen, LegalCheck, Malformed, Start};
use crate::engine::quote::shortened;
use crate::engine::{
    Chance, Notation, NotationError, Refusal as _, Scripted, Seat, SeatSet, Seeded, ToAct, chance, options,
};

/// As many legal actions as a message lists.
const LISTED: usize = 40;

/// Runs every case of a file. The caller has made sure that the file is about this game.
pub fn run<R: Notation>(file: &CaseFile) -> CaseReport {
    run_telling::<R>(file, &mut |_| ())
}

/// Runs every case of a file and tells each event of the actions that are played, so that one can see what cases are about.
pub fn run_telling<R: Notation>(file: &CaseFile, tell: &mut dyn FnMut(&R::Event)) -> CaseReport {
    let mut report = CaseReport::default();
    for case in &file.cases {
        let mut failures = Vec::new();
        let broken = match start::<R>(case) {
            Ok(mut table) => table.steps(case, tell, &mut failures).err(),
            Err(stop) => Some(stop),
        };
        let mut clean = failures.is_empty();
        match broken {
            Some(Stop::Malformed(line, text)) => {
                clean = false;
                report.malformed.push(Malformed { file: file.name.clone(), line, text: shortened(text) });
            }
            Some(Stop::Failed) | None => {}
        }
        report.cases += 1;
        report.passed += usize::from(clean);
        let name = format!("{} {}", case.id, case.title).trim_end().to_owned();
        report.failures.extend(failures.into_iter().map(|found| Failure {
            file: file.name.clone(),
            line: found.line,
            case: name.clone(),
            expected: found.expected,
            found: found.found,
        }));
    }
    report
}

/// A failed check, without the names of file and case.
struct FailedCheck {
    line: usize,
    expected: String,
    found: String,
}

/// Why a case cannot go on.
enum Stop {
    /// A line means nothing to the game.
    Malformed(usize, String),
    /// An action was not accepted (already noted as a failure).
    Failed,
}

/// Chance that was written into the case, or the seeded chance of a fresh match; counts what is asked for.
struct Dice {
    seeded: Option<Seeded>,
    script: Scripted,
    asked: u32,
}

impl Chance for Dice {
    fn below(&mut self, n: u32) -> u32 {
        self.asked += 1;
        match &mut self.seeded {
            Some(seeded) => seeded.below(n),
            None => self.script.below(n),
        }
    }

    fn shuffle<T: Display>(&mut self, items: &mut [T]) {
        self.asked += 1;
        match &mut self.seeded {
            Some(seeded) => seeded.shuffle(items),
            None => self.script.shuffle(items),
        }
    }
}

struct RunningCase<R: Notation> {
    state: R::State,
    dice: Dice,
    script_line: usize,
    /// Texts of the last action's events, and how many of them have been matched.
    events: Vec<String>,
    matched: usize,
}

fn start<R: Notation>(case: &Case) -> Result<RunningCase<R>, Stop> {
    let mut seeded = None;
    let mut events: Vec<R::Event> = Vec::new();
    let state = match &case.start {
        Start::Position(lines) => {
            let text = lines.iter().map(|(_, line)| line.as_str()).collect::<Vec<_>>().join("\n");
            R::parse_position(&text).map_err(|(line, error)| {
                let last = lines.last().map_or(case.line, |(number, _)| *number);
                Stop::Malformed(
                    lines.get(line.saturating_sub(1)).map_or(last, |(number, _)| *number),
                    error.to_string(),
                )
            })?
        }
        Start::Setup { line, seed, options } => {
            let chosen = match options {
                Some(text) => options::read::<R>(text).map_err(|error| Stop::Malformed(*line, error.to_string()))?,
                None => R::Options::default(),
            };
            let mut chance = Seeded::new(*seed);
            let state = R::setup(&chosen, &mut chance, &mut events)
                .map_err(|error| Stop::Malformed(*line, error.to_string()))?;
            seeded = Some(chance);
            state
        }
    };
    let events = events.iter().map(R::event_text).collect();
    let dice = Dice { seeded, script: Scripted::default(), asked: 0 };
    Ok(RunningCase { state, dice, script_line: case.line, events, matched: 0 })
}

fn letters(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.letter().to_string()).collect::<Vec<_>>().join(" ")
}

fn set(seats: &[Seat]) -> SeatSet {
    seats.iter().fold(SeatSet::default(), |set, &seat| set.with(seat))
}

/// How the position stands, in the words of `to-act` and `over`.
fn standing(to_act: &ToAct) -> String {
    match to_act {
        ToAct::Seats(seats) => format!("to-act {}", letters(*seats)),
        ToAct::Over(outcome) if is_draw(&outcome.scores) => "over draw".to_owned(),
        ToAct::Over(outcome) => format!("over {} (scores {:?})", letters(outcome.winners()), outcome.scores),
    }
}

fn is_draw(scores: &[i32]) -> bool {
    scores.windows(2).all(|pair| pair[0] == pair[1])
}

fn listed(items: &[String], separator: &str) -> String {
    if items.is_empty() {
        return "nothing".to_owned();
    }
    let shown = items[..items.len().min(LISTED)].join(separator);
    if items.len() > LISTED { format!("{shown}{separator}... {} in all", items.len()) } else { shown }
}

impl<R: Notation> RunningCase<R> {
    fn steps(
        &mut self,
        case: &Case,
        tell: &mut dyn FnMut(&R::Event),
        failures: &mut Vec<FailedCheck>,
    ) -> Result<(), Stop> {
        let seats = R::seats_in(&self.state);
        for (line, step) in &case.steps {
            if let Some(nobody) = step.seats().iter().find(|seat| seat.index() >= seats) {
                let last = Seat(seats.saturating_sub(1) as u8).letter();
                let text = format!("there is no seat {}; the seats are A to {last}", nobody.letter());
                return Err(Stop::Malformed(*line, text));
            }
            if let CaseLine::Chance(_) | CaseLine::Do(..) | CaseLine::Refuse(..) = step {
                self.change(*line, step, tell, failures)?;
            } else if let Some((expected, found)) = self.check(*line, step)? {
                failures.push(FailedCheck { line: *line, expected, found });
            }
        }
        self.script_used_up(failures);
        Ok(())
    }

    /// A line that acts on the position.
    fn change(
        &mut self,
        line: usize,
        step: &CaseLine,
        tell: &mut dyn FnMut(&R::Event),
        failures: &mut Vec<FailedCheck>,
    ) -> Result<(), Stop> {
        match step {
            CaseLine::Chance(outcomes) => {
                self.script_used_up(failures);
                self.dice.script = script::<R>(outcomes).map_err(|error| Stop::Malformed(line, error.to_string()))?;
                self.dice.seeded = None;
                self.script_line = line;
                Ok(())
            }
            CaseLine::Do(seat, text) => {
                let action = action::<R>(line, text)?;
                let mut events: Vec<R::Event> = Vec::new();
                let result = R::apply(&mut self.state, *seat, &action, &mut self.dice, &mut events);
                events.iter().for_each(tell);
                self.events = events.iter().map(R::event_text).collect();
                self.matched = 0;
                let found = match result {
                    Err(refusal) => format!("refused: {}", refusal.name()),
                    Ok(()) => match self.dice.script.complaint().filter(|_| self.dice.script.is_short()) {
                        Some(complaint) => complaint,
                        None => return Ok(()),
                    },
                };
                failures.push(FailedCheck { line, expected: format!("{} {text} is accepted", seat.letter()), found });
                Err(Stop::Failed)
            }
            CaseLine::Refuse(seat, text, name) => {
                let action = action::<R>(line, text)?;
                let (before, asked) = (self.state.clone(), self.dice.asked);
                let result = R::apply(&mut self.state, *seat, &action, &mut self.dice, &mut crate::engine::Silent);
                let found = match result {
                    Ok(()) => "accepted".to_owned(),
                    Err(refusal) if refusal.name() != name => format!("refused: {}", refusal.name()),
                    Err(_) if self.state != before => "refused, but the position has changed".to_owned(),
                    Err(_) if self.dice.asked != asked => "refused, but chance was drawn".to_owned(),
                    Err(_) => return Ok(()),
                };
                self.state = before;
                failures.push(FailedCheck {
                    line,
                    expected: format!("{} {text} is refused: {name}", seat.letter()),
                    found,
                });
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// A line that only looks: `None` if it holds, else what was expected and what was found.
    fn check(&mut self, line: usize, step: &CaseLine) -> Result<Option<(String, String)>, Stop> {
        let malformed = |error: NotationError| Stop::Malformed(line, error.to_string());
        Ok(match step {
            CaseLine::Event(start) => self.event(start),
            CaseLine::Legal(seat, check, texts) => {
                let wanted = texts.iter().map(|text| action::<R>(line, text)).collect::<Result<Vec<_>, _>>()?;
                self.legal(*seat, *check, &wanted)
            }
            CaseLine::Field(name, value) => {
                let found = words(&R::field(&self.state, name).map_err(malformed)?);
                (found != *value).then(|| (format!("{name} = {value}"), format!("{name} = {found}")))
            }
            CaseLine::ToAct(seats) => {
                let to_act = R::to_act(&self.state);
                let wanted = set(seats);
                (to_act != ToAct::Seats(wanted)).then(|| (format!("to-act {}", letters(wanted)), standing(&to_act)))
            }
            CaseLine::Over(seats) => {
                let to_act = R::to_act(&self.state);
                let (wanted, holds) = match (&to_act, &seats[..]) {
                    (ToAct::Over(outcome), []) => ("over draw".to_owned(), is_draw(&outcome.scores)),
                    (_, []) => ("over draw".to_owned(), false),
                    (ToAct::Over(outcome), seats) => {
                        (format!("over {}", letters(set(seats))), outcome.winners() == set(seats))
                    }
                    (_, seats) => (format!("over {}", letters(set(seats))), false),
                };
                (!holds).then(|| (wanted, standing(&to_act)))
            }
            CaseLine::Chance(_) | CaseLine::Do(..) | CaseLine::Refuse(..) => None,
        })
    }

    /// Events are matched in order; others may happen between them.
    fn event(&mut self, start: &str) -> Option<(String, String)> {
        let fits = |text: &String| {
            let text = words(text);
            text == start || text.strip_prefix(start).is_some_and(|rest| rest.starts_with(' '))
        };
        if let Some(skipped) = self.events[self.matched..].iter().position(fits) {
            self.matched += skipped + 1;
            return None;
        }
        let rest = listed(&self.events[self.matched..], "\n");
        Some((format!("event {start}"), if self.matched > 0 { format!("after the last match: {rest}") } else { rest }))
    }

    fn legal(&self, seat: Seat, check: LegalCheck, wanted: &[R::Action]) -> Option<(String, String)> {
        let mut legal = Vec::new();
        R::legal(&self.state, seat, &mut legal);
        let texts =
            |actions: Vec<&R::Action>| listed(&actions.into_iter().map(R::action_text).collect::<Vec<_>>(), " | ");
        let missing: Vec<_> = wanted.iter().filter(|action| !legal.contains(action)).collect();
        let present: Vec<_> = wanted.iter().filter(|action| legal.contains(action)).collect();
        let extra: Vec<_> = legal.iter().filter(|action| !wanted.contains(action)).collect();
        let letter = seat.letter();
        match check {
            LegalCheck::Includes if !missing.is_empty() => Some((
                format!("legal {letter} includes {}", texts(wanted.iter().collect())),
                format!("missing: {}\nlegal: {}", texts(missing), texts(legal.iter().collect())),
            )),
            LegalCheck::Excludes if !present.is_empty() => {
                Some((format!("legal {letter} excludes {}", texts(wanted.iter().collect())), {
                    format!("legal: {}", texts(present))
                }))
            }
            LegalCheck::Only if !missing.is_empty() || !extra.is_empty() => Some((
                format!("legal {letter} only {}", texts(wanted.iter().collect())),
                format!("missing: {}\nbesides: {}", texts(missing), texts(extra)),
            )),
            _ => None,
        }
    }

    /// Scripted outcomes that nobody asked for are a mistake in the case or in the rules.
    fn script_used_up(&self, failures: &mut Vec<FailedCheck>) {
        if let Some(found) = self.dice.script.complaint() {
            let expected = "every scripted outcome is used".to_owned();
            failures.push(FailedCheck { line: self.script_line, expected, found });
        }
    }
}

fn script<R: Notation>(fallen: &[Fallen]) -> Result<Scripted, NotationError> {
    let mut outcomes = Vec::new();
    for fallen in fallen {
        match fallen {
            Fallen::Shuffle(first) => outcomes.push(chance::Outcome::Shuffle(first.clone())),
            Fallen::Words(words) => {
                for word in words {
                    outcomes.push(chance::Outcome::Number(R::chance_word(word)?));
                }
            }
        }
    }
    Ok(Scripted::new(outcomes))
}

fn action<R: Notation>(line: usize, text: &str) -> Result<R::Action, Stop> {
    R::parse_action(text).map_err(|error| Stop::Malformed(line, error.to_string()))
}
