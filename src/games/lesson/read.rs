//! Reading a lesson's file, and trying out that it can be followed whatever the learner does first.

use super::{Lesson, LessonPart, LessonStep};
use crate::ai::Level;
use crate::engine::notation::number;
use crate::engine::quote::quoted;
use crate::engine::{Match, Notation, Refusal as _, Seat, Silent, options};
use crate::games::FileError;

/// Ends the head.
const RULE: &str = "---";
/// More than this cannot be left to the learner's order: every order is tried out.
const MOST: usize = 5;
/// How a line of the script is written.
const SCRIPT: &str = "a line is `say KEY`, `do ACTION` below it, or a seat and its action, `B pass`";

impl Lesson {
    /// Reads the file of a lesson of `R` and plays it through.
    ///
    /// # Errors
    /// The line that cannot be read, or that the rules do not allow where it stands.
    pub fn read<R: Notation>(name: &str, text: &str) -> Result<Self, FileError> {
        let mut lines =
            (1..).zip(text.lines().map(str::trim)).filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let head = Head::<R>::read(lines.by_ref().take_while(|(_, line)| *line != RULE))?;
        let mut game = Match::<R>::new(head.options, head.seed, &mut Silent)
            .map_err(|error| FileError::at(head.options_line, error.to_string()))?;
        let mut lesson = Self {
            game: R::ID.to_owned(),
            name: name.to_owned(),
            options: options::written::<R>(game.options()),
            seed: head.seed,
            learner: head.learner,
            then: head.then,
            parts: Vec::new(),
        };
        // Actions of the step at the end, with their lines.
        let mut open: Vec<(usize, R::Action)> = Vec::new();
        let mut last = 1;
        for (line, words) in lines {
            last = line;
            let (key, rest) = words.split_once(' ').map_or((words, ""), |(key, rest)| (key, rest.trim()));
            let seat = Some(key).filter(|key| key.len() == 1).and_then(Seat::from_letter);
            if key == "do" {
                let Some(LessonPart::Step(step)) = lesson.parts.last_mut() else {
                    return Err(FileError::at(line, "`do` has no `say` before it that says what is to be done"));
                };
                let action = action::<R>(line, rest)?;
                step.actions.push(R::action_text(&action));
                open.push((line, action));
                if open.len() > MOST {
                    return Err(FileError::at(
                        line,
                        format!("a step leaves the order of at most {MOST} actions open; `say` another step"),
                    ));
                }
                continue;
            }
            game = in_any_order(game, lesson.learner, &std::mem::take(&mut open))?;
            match (key, seat) {
                ("say", _) if is_name(rest) => {
                    lesson.parts.push(LessonPart::Step(LessonStep {
                        key: format!("{}-{rest}", lesson.key()),
                        line,
                        actions: Vec::new(),
                    }));
                }
                ("say", _) => {
                    return Err(FileError::at(
                        line,
                        format!("{} is not a key; keys are small letters, digits and `-`", quoted(rest)),
                    ));
                }
                (_, Some(seat)) => {
                    let action = action::<R>(line, rest)?;
                    lesson.parts.push(LessonPart::Act(seat, R::action_text(&action)));
                    game = submitted(game, seat, line, action)?;
                }
                _ => return Err(FileError::at(line, format!("{} is not a line of a lesson; {SCRIPT}", quoted(words)))),
            }
        }
        in_any_order(game, lesson.learner, &open)?;
        let read_last = matches!(lesson.parts.last(), Some(LessonPart::Step(step)) if step.actions.is_empty());
        if !read_last {
            return Err(FileError::at(
                last,
                "a lesson ends with a `say` without `do`: a last word before it is over or goes on freely",
            ));
        }
        Ok(lesson)
    }
}

/// What stands before the rule.
struct Head<R: Notation> {
    options: R::Options,
    options_line: usize,
    seed: u64,
    learner: Seat,
    then: Option<Level>,
}

impl<R: Notation> Head<R> {
    fn read<'a>(lines: impl Iterator<Item = (usize, &'a str)>) -> Result<Self, FileError> {
        let mut head = Self { options: R::Options::default(), options_line: 1, seed: 0, learner: Seat(0), then: None };
        for (line, words) in lines {
            let (key, rest) = words.split_once(' ').map_or((words, ""), |(key, rest)| (key, rest.trim()));
            let wrong = |text: String| FileError::at(line, text);
            match key {
                "options" => {
                    head.options = options::read::<R>(rest).map_err(|error| wrong(error.to_string()))?;
                    head.options_line = line;
                }
                "seed" => head.seed = number(rest, 0..=u64::MAX).map_err(|error| wrong(error.to_string()))?,
                "learner" => {
                    let seats = R::seats(&head.options);
                    head.learner =
                        crate::engine::notation::seat(rest, seats).map_err(|error| wrong(error.to_string()))?;
                }
                "then" => head.then = Some(rest.parse().map_err(wrong)?),
                _ => {
                    let text = format!(
                        "{} is not a line of a lesson’s head; it has `options`, `seed`, `learner`, `then`, and `{RULE}` ends \
                         it",
                        quoted(words)
                    );
                    return Err(wrong(text));
                }
            }
        }
        Ok(head)
    }
}

/// Whether a word can be a part of a message key.
fn is_name(word: &str) -> bool {
    let fits = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    !word.is_empty() && word.chars().all(fits) && word.ends_with(|letter: char| letter != '-')
}

fn action<R: Notation>(line: usize, text: &str) -> Result<R::Action, FileError> {
    R::parse_action(text).map_err(|error| FileError::at(line, error.to_string()))
}

fn submitted<R: Notation>(
    mut game: Match<R>,
    seat: Seat,
    line: usize,
    action: R::Action,
) -> Result<Match<R>, FileError> {
    let text = R::action_text(&action);
    match game.submit(seat, action, &mut Silent) {
        Ok(()) => Ok(game),
        Err(refusal) => {
            let text = quoted(&format!("{} {text}", seat.letter()));
            Err(FileError::at(line, format!("{text} is not allowed here: {} (see {})", refusal.name(), refusal.rule())))
        }
    }
}

/// The match after all these actions, in whatever order.
fn in_any_order<R: Notation>(game: Match<R>, seat: Seat, left: &[(usize, R::Action)]) -> Result<Match<R>, FileError> {
    let mut end: Option<Match<R>> = None;
    for (first, (line, action)) in left.iter().enumerate() {
        let then = submitted(game.clone(), seat, *line, action.clone())?;
        let rest: Vec<_> = left.iter().enumerate().filter(|(n, _)| *n != first).map(|(_, it)| it.clone()).collect();
        let then = in_any_order(then, seat, &rest)?;
        if end.as_ref().is_some_and(|known| known.state() != then.state()) {
            let text = "it makes a difference whether this is done first or another action of its step; give each a `say` of its own";
            return Err(FileError::at(*line, text));
        }
        end = Some(then);
    }
    Ok(end.unwrap_or(game))
}
