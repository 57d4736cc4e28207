//! Plain words: what is told where nothing is drawn. Cards, pieces and faces of dice, which sentences have in notation, are
//! called by their names.

use super::Art;
use crate::engine::{Seat, Words};
use crate::locale::{Called, Locale, MARK_BEGIN, MARK_END, nobody};
use crate::table::Palette;

/// A sentence in plain words. `names` tells what a seat is called.
pub fn plain(locale: &Locale, art: &dyn Art, words: &Words, names: &dyn Fn(Seat) -> Called) -> String {
    unmarked(locale, art, &locale.say_marked(words, names))
}

/// A sentence of [`Locale::say_marked`] in plain words.
pub fn unmarked(locale: &Locale, art: &dyn Art, marked: &str) -> String {
    // Cards with nothing but a blank between them are told as several.
    let marked = marked.replace(&format!("{MARK_END} {MARK_BEGIN}"), " ");
    let mut parts = marked.split(MARK_BEGIN);
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (text, rest) = part.split_once(MARK_END).unwrap_or((part, ""));
        out.push_str(&named(locale, art, text));
        out.push_str(rest);
    }
    out
}

/// What stands for a card or piece in notation, or for several with blanks between them; any other text stays as it is.
pub fn named(locale: &Locale, art: &dyn Art, text: &str) -> String {
    let name = |word: &str| art.chip(word, Palette::default()).map(|chip| locale.say(&chip.name, &nobody));
    if let Some(name) = name(text) {
        return name;
    }
    let each: Option<Vec<String>> = text.split(' ').map(name).collect();
    each.map_or_else(|| text.to_owned(), |names| one_by_one(locale, names))
}

/// Names one after the other, so that it is heard where each ends: they have commas of their own.
pub fn one_by_one(locale: &Locale, names: impl IntoIterator<Item = String>) -> String {
    let joined = names.into_iter().reduce(|first, next| {
        locale.say(&Words::new("ui-one-by-one").with("first", first).with("next", next), &nobody)
    });
    joined.unwrap_or_default()
}
