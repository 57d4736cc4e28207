//! What may be done, in words.

use std::io::{self, Write};

use super::{Table, line};
use crate::client::session::live::Choice;
use crate::client::table::{Layout, Say, Seen, Target};
use crate::engine::{Seat, Words};

/// As many as are told at a time.
const PORTION: usize = 30;

/// One thing that may be done.
pub(super) struct Offer {
    /// In words.
    pub said: String,
    /// The actions in notation.
    pub texts: Vec<String>,
}

/// All that may be done in a seat: what the game puts under one button first.
pub(super) fn all(table: &Table, seat: Seat) -> Vec<Offer> {
    let (seen, layout) = (table.live.seen(), table.live.layout());
    let together = table.live.offers(seat).into_iter();
    let together = together.map(|(button, texts)| Offer { said: table.tell(&button.words), texts });
    let choices = table.live.choices(seat).into_iter();
    let single = choices.map(|Choice { text, targets }| Offer {
        said: targets_in_words(table, seen.as_ref(), &layout, seat, &targets),
        texts: vec![text],
    });
    together.chain(single).collect()
}

/// What is pointed at, one thing after the other.
pub(super) fn targets_in_words(
    table: &Table,
    seen: &dyn Seen,
    layout: &Layout,
    seat: Seat,
    targets: &[Target],
) -> String {
    let said = targets.iter().enumerate().map(|(n, target)| match target {
        Target::Option(option) => table.tell(&Say::button(seen, seat, *option).words),
        Target::Count(count) => {
            let take = table.tell(&seen.counting(seat, &targets[..n]).take);
            format!("{take}: {count}")
        }
        _ => layout.title(*target).map_or_else(String::new, |title| table.tell(title)),
    });
    said.filter(|said| !said.is_empty()).collect::<Vec<_>>().join(" → ")
}

impl Table {
    /// The next portion of the list.
    pub(super) fn portion(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let now: Vec<usize> = self.rest.drain(..self.rest.len().min(PORTION)).collect();
        for number in now {
            let Some(offer) = self.offers.get(number) else { continue };
            let words = Words::new("text-offer").with("number", number as i64 + 1).with("what", offer.said.as_str());
            let words = words.with("notation", offer.texts.join(", "));
            line(out, &self.tell(&words))?;
        }
        if self.rest.is_empty() {
            return Ok(());
        }
        line(out, &self.tell(&Words::new("text-more").with("count", self.rest.len() as i64)))
    }

    /// Lists what contains a word, or everything.
    pub(super) fn list(&mut self, word: &str, out: &mut dyn Write) -> io::Result<()> {
        let word = word.to_lowercase();
        let fits = |offer: &Offer| {
            offer.said.to_lowercase().contains(&word)
                || offer.texts.iter().any(|text| text.to_lowercase().contains(&word))
        };
        self.rest = (0..self.offers.len()).filter(|&number| fits(&self.offers[number])).collect();
        if self.rest.is_empty() {
            return line(out, &self.tell(&Words::new("text-none-such").with("word", word)));
        }
        self.portion(out)
    }
}
