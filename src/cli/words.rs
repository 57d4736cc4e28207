//! `imps-table words`: everything that the program can say in a language, for a person to read through.

use std::collections::HashSet;

use crate::engine::renderings::renderings;
use crate::folders;
use crate::games::Registry;
use crate::locale::nobody;
use crate::table::plain;

use super::new_match::language;
use super::{Failure, Words, terminal};

/// Between two renderings of one message.
const OR: &str = " | ";

/// Prints a line for each message with all that it can say, and one for each card whose text a game makes of several.
pub(super) fn run(games: Registry, words: &Words) -> Result<(), Failure> {
    let language = language(Some(&words.language))?.unwrap_or_default();
    let folder = folders::assets().join("locales");
    let mut printed = String::new();
    let mut line = |file: &str, key: &str, said: &str| {
        let said = said.replace('\n', " ");
        printed.push_str(&format!("{file} {key} = {said}\n"));
    };
    for message in renderings(&folder.join(language.code())).map_err(Failure::Check)? {
        line(&message.file, &message.key, &distinct(&message.said).join(OR));
    }
    let (mut locale, _) = games.locale();
    locale.set_language(language);
    for game in games.tables() {
        for (thing, lines) in game.art().texts() {
            let said: Vec<String> = lines.iter().map(|words| plain(&locale, game.art(), words, &nobody)).collect();
            line(game.game(), &thing, &said.join(OR));
        }
    }
    terminal::print(&printed)
}

/// Renderings that differ in more than their figures.
fn distinct(said: &[String]) -> Vec<&str> {
    let letters = |text: &str| text.chars().filter(|letter| !letter.is_ascii_digit()).collect::<String>();
    let mut seen = HashSet::new();
    said.iter().filter(|text| seen.insert(letters(text))).map(String::as_str).collect()
}

#[cfg(test)]
mod tests {
    use super::distinct;

    #[test]
    fn what_differs_in_figures_alone_is_printed_once() {
        let said = ["0 cards, 0%", "1 card, 1%", "2 cards, 2%", "11 cards, 11%"].map(ToOwned::to_owned);
        assert_eq!(distinct(&said), ["0 cards, 0%", "1 card, 1%"]);
    }
}
