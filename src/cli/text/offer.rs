//! What may be done, in words.

use std::io::{self, Write};

use super::{TextTable, line, searchable};
use crate::engine::{Seat, Words};
use crate::table::any_match::Choice;

/// As many as are told at a time.
const PORTION: usize = 30;

/// One thing that may be done.
pub(super) struct Offer {
    pub said: String,
    /// The actions in notation.
    pub texts: Vec<String>,
}

/// All that may be done in a seat: what the game puts under one button first.
pub(super) fn all(table: &TextTable, seat: Seat) -> Vec<Offer> {
    let (Some(things), Some(turn)) = (table.things(seat), table.turn()) else { return Vec::new() };
    let together =
        turn.batches.iter().map(|batch| Offer { said: table.tell(&batch.button.words), texts: batch.actions.clone() });
    let single = turn
        .choices
        .iter()
        .map(|Choice { text, targets }| Offer { said: things.pointed_at(targets), texts: vec![text.clone()] });
    together.chain(single).collect()
}

impl TextTable {
    pub(super) fn portion(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let now: Vec<usize> = self.rest.drain(..self.rest.len().min(PORTION)).collect();
        for number in now {
            let Some(offer) = self.offers.get(number) else { continue };
            let what = self.in_notation(offer.said.clone(), &offer.texts.join(", "));
            line(out, &self.say(&Words::new("text-offer").with("number", number as i64 + 1).with("what", what)))?;
        }
        if self.rest.is_empty() {
            return Ok(());
        }
        line(out, &self.say(&Words::new("text-more").with("count", self.rest.len() as i64)))
    }

    /// Lists what contains a word, or everything.
    pub(super) fn list(&mut self, word: &str, out: &mut dyn Write) -> io::Result<()> {
        let wanted = searchable(word);
        let fits = |offer: &Offer| {
            searchable(&offer.said).contains(&wanted)
                || offer.texts.iter().any(|text| searchable(text).contains(&wanted))
        };
        self.rest = (0..self.offers.len()).filter(|&number| fits(&self.offers[number])).collect();
        if self.rest.is_empty() {
            return line(out, &self.say(&Words::new("text-none-such").with("word", word)));
        }
        self.portion(out)
    }
}
