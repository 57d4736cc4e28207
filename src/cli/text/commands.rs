//! What a person can write: a number, an action in notation, or a command.

use std::io::{self, Write};

use super::front::Answer;
use super::{Next, TextTable, line, offer};
use crate::engine::{Seat, Words};
use crate::host::Ask;

impl TextTable {
    pub(super) fn obey(&mut self, seat: Seat, read: &str, out: &mut dyn Write) -> io::Result<Next> {
        let (word, rest) = read.split_once(char::is_whitespace).map_or((read, ""), |(word, rest)| (word, rest.trim()));
        match word.to_lowercase().as_str() {
            "" => self.ask(seat, out)?,
            "?" | "help" => self.help(out)?,
            "list" => self.list(rest, out)?,
            "more" => self.portion(out)?,
            "look" => self.look(seat, rest, out)?,
            "inspect" => self.inspect(seat, rest, out)?,
            "notation" => self.turn_notation(out)?,
            "log" => {
                self.told = 0;
                self.news(out)?;
            }
            "rules" => self.rules(rest, out)?,
            "hint" => self.hint(seat, out)?,
            "why" => self.why(out)?,
            "undo" => return self.take_back(Ask::Undo(seat), "notice-undone-silently", out),
            "redo" => return self.take_back(Ask::Redo(seat), "notice-redone", out),
            "concede" if self.controllers.len() == 2 => return Ok(self.concede(seat)),
            "quit" => {
                line(out, &self.locale.t(if self.host.journal().is_some() { "text-left-saved" } else { "text-left" }))?;
                return Ok(Next::Leave);
            }
            _ => return self.act(seat, read, out),
        }
        Ok(Next::Ask)
    }

    fn help(&self, out: &mut dyn Write) -> io::Result<()> {
        line(out, &self.locale.t("text-help"))?;
        if self.controllers.len() == 2 {
            line(out, &self.locale.t("text-help-concede"))?;
        }
        Ok(())
    }

    /// Carries out what stands at a number, or an action in notation.
    fn act(&mut self, seat: Seat, read: &str, out: &mut dyn Write) -> io::Result<Next> {
        let texts = match read.parse::<usize>() {
            Ok(number) => match number.checked_sub(1).and_then(|number| self.offers.get(number)) {
                Some(offer) => offer.texts.clone(),
                None => {
                    line(out, &self.say(&Words::new("text-no-number").with("number", number as i64)))?;
                    return Ok(Next::Ask);
                }
            },
            Err(_) => vec![read.to_owned()],
        };
        let Answer::Refused(why) = self.request(Ask::Act { seat, texts }) else { return Ok(Next::Go) };
        line(out, &self.tell(&why.words))?;
        if why.words.key == "refusal-unreadable" {
            line(out, &self.locale.t("text-unreadable"))?;
        }
        Ok(Next::Ask)
    }

    /// What a Master would do, and why.
    fn hint(&mut self, seat: Seat, out: &mut dyn Write) -> io::Result<()> {
        let thought = match self.advice(seat) {
            Ok(thought) => thought,
            Err(why) => return line(out, &self.tell(&why.words)),
        };
        let Some(things) = self.things(seat) else { return Ok(()) };
        let said = things.pointed_at(&thought.targets);
        let said = self.in_notation(said, &thought.text);
        line(out, &self.say(&Words::new("text-hint").with("what", said)))?;
        thought.reason.iter().try_for_each(|reason| line(out, &self.tell(reason)))
    }

    /// Tells choices with their notation from now on, or no longer.
    fn turn_notation(&mut self, out: &mut dyn Write) -> io::Result<()> {
        self.notation = !self.notation;
        line(out, &self.locale.t(if self.notation { "text-notation-on" } else { "text-notation-off" }))
    }

    /// What is said of an action, with its notation if that is wanted.
    pub(super) fn in_notation(&self, said: String, notation: &str) -> String {
        if !self.notation {
            return said;
        }
        self.say(&Words::new("text-in-notation").with("what", said).with("notation", notation))
    }

    /// Why the bot did what was told of a bot last.
    fn why(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let Answer::Why(answer) = self.request(Ask::Why { lines: self.told }) else { return Ok(()) };
        answer.lines.iter().try_for_each(|words| line(out, &self.tell(words)))
    }

    /// Undo or redo, and the message of it.
    fn take_back(&mut self, ask: Ask, done: &str, out: &mut dyn Write) -> io::Result<Next> {
        if let Answer::Refused(why) = self.request(ask) {
            line(out, &self.tell(&why.words))?;
            return Ok(Next::Ask);
        }
        line(out, &self.locale.t(done))?;
        Ok(Next::Go)
    }

    fn concede(&mut self, seat: Seat) -> Next {
        self.request(Ask::Concede(seat));
        self.offers = offer::all(self, seat);
        Next::Go
    }
}
