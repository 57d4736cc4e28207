//! The table in words, as the person sees it.

use std::io::{self, Write};

use super::{TextTable, line, searchable};
use crate::engine::{Seat, Words};
use crate::rulebook::BookCache;
use crate::rulebook::glossary::explained;
use crate::table::{Sheet, Spoken, Target, one_by_one};

/// So many things are inspected at once; of more only the names are told.
const FEW: usize = 3;

impl TextTable {
    /// Tells the plates, the hand and what lies on the table; with a word only what contains it.
    pub(super) fn look(&self, seat: Seat, word: &str, out: &mut dyn Write) -> io::Result<()> {
        let Some(things) = self.things(seat) else { return Ok(()) };
        let mut lines = self.plates();
        let hand = one_by_one(&self.locale, things.hand().map(|(_, name)| name));
        if !hand.is_empty() {
            lines.push(self.say(&Words::new("text-hand").with("cards", hand)));
        }
        let open = one_by_one(&self.locale, things.tray().map(|(_, name)| name));
        if !open.is_empty() {
            lines.push(self.say(&Words::new("text-open").with("cards", open)));
        }
        let told = |minor: bool| things.spoken.iter().filter(move |spoken| spoken.minor == minor);
        lines.extend(told(false).map(|spoken| self.told(spoken)));
        let wanted = searchable(word);
        let fits = |text: &String| searchable(text).contains(&wanted);
        let mut found: Vec<String> = lines.into_iter().filter(fits).collect();
        if found.is_empty() {
            found.extend(told(true).map(|spoken| self.told(spoken)).filter(fits));
        }
        if found.is_empty() {
            return line(out, &self.say(&Words::new("text-none-such").with("word", word)));
        }
        found.iter().try_for_each(|text| line(out, text))
    }

    /// Names and counters, a line a seat.
    pub(super) fn plates(&self) -> Vec<String> {
        let counters = self.stands.as_ref().map_or(&[][..], |stands| &stands.plates.counters);
        let seats = (0..).map(Seat).zip(counters);
        let plate = seats.map(|(seat, counters)| {
            let said =
                counters.iter().map(|counter| self.labelled(self.tell(&counter.title), counter.value.to_string()));
            let words = Words::new("ui-clauses").with("first", self.called(seat).name);
            self.say(&words.with("next", one_by_one(&self.locale, said)))
        });
        plate.collect()
    }

    /// What something is, or how much of it there is.
    fn labelled(&self, what: String, said: String) -> String {
        self.say(&Words::new("ui-at-place").with("place", what).with("what", said))
    }

    /// Tells all that there is to know of what is called so: of a card of the hand, of what lies open or on the table.
    pub(super) fn inspect(&mut self, seat: Seat, word: &str, out: &mut dyn Write) -> io::Result<()> {
        if word.is_empty() {
            return line(out, &self.locale.t("text-inspect-what"));
        }
        let Some(things) = self.things(seat) else { return Ok(()) };
        let mut known: Vec<(Target, String, String)> =
            things.hand().chain(things.tray()).map(|(target, name)| (target, name.clone(), name)).collect();
        known.extend(
            things
                .spoken
                .iter()
                .filter_map(|spoken| Some((spoken.target?, self.tell(&spoken.name), self.told(spoken)))),
        );
        let wanted = searchable(word);
        let is = |(_, name, _): &&(Target, String, String)| searchable(name) == wanted;
        let named = |(_, name, _): &&(Target, String, String)| searchable(name).contains(&wanted);
        let told = |(.., told): &&(Target, String, String)| searchable(told).contains(&wanted);
        let found: Vec<_> = match (known.iter().any(|it| is(&it)), known.iter().any(|it| named(&it))) {
            (true, _) => known.iter().filter(is).take(1).cloned().collect(),
            (_, true) => known.iter().filter(named).cloned().collect(),
            _ => known.iter().filter(told).cloned().collect(),
        };
        match found.len() {
            0 => line(out, &self.say(&Words::new("text-none-such").with("word", word))),
            1..=FEW => found.into_iter().try_for_each(|(target, _, told)| self.sheet(seat, target, &told, out)),
            count => {
                let words = Words::new("text-inspect-which").with("count", count as i64).with("word", word);
                line(out, &self.say(&words))?;
                found.iter().try_for_each(|(_, name, _)| line(out, name))
            }
        }
    }

    /// What the sheet of a thing says that is told so, with the words that it uses.
    fn sheet(&mut self, seat: Seat, target: Target, told: &str, out: &mut dyn Write) -> io::Result<()> {
        line(out, told)?;
        let Some(Sheet { lines, rule, .. }) = self.inspected(seat, target) else { return Ok(()) };
        let lines: Vec<String> = lines.iter().map(|words| self.tell(words)).filter(|text| text != told).collect();
        lines.iter().try_for_each(|text| line(out, text))?;
        let mut books = BookCache::default();
        let Some(book) = books.open(self.games, self.game, self.locale.language(), "") else { return Ok(()) };
        for term in explained(book, lines) {
            line(out, &self.labelled(term.word.to_owned(), self.in_words(term.meaning)))?;
        }
        let section = rule.and_then(|rule| book.sections.iter().find(|section| section.id == rule));
        let Some(section) = section else { return Ok(()) };
        line(out, &self.say(&Words::new("text-inspect-rule").with("section", section.title.as_str())))
    }

    /// What is told of a thing that is looked at closely; of a card of the hand also why nothing can be begun with it.
    pub(super) fn inspected(&self, seat: Seat, target: Target) -> Option<Sheet> {
        self.stands.as_ref()?.inspect(self.games.table(self.game)?, seat, target)
    }

    /// The line that is told of a thing.
    fn told(&self, spoken: &Spoken) -> String {
        self.teller().told(spoken)
    }
}
