//! The match and the language that the command line asks for.

use super::{Failure, Play, Sitter};
use crate::ai::arena::Player;
use crate::ai::{Level, Persona};
use crate::engine::Seat;
use crate::games::Registry;
use crate::locale::Language;
use crate::table::{NewMatch, Occupant, Regular};

/// A language by its code, if one is named.
pub(super) fn language(code: Option<&str>) -> Result<Option<Language>, Failure> {
    let Some(code) = code else { return Ok(None) };
    let known = Language::ALL.into_iter().find(|language| language.code() == code);
    known
        .map(Some)
        .ok_or_else(|| Failure::Input(format!("`{code}` is not a language of this program; choose en or ja")))
}

/// The match that the command line asks for.
pub(super) fn new_match(games: Registry, play: &Play) -> Result<NewMatch, String> {
    let game = play.game.as_deref().unwrap_or_default();
    let id = games.find(game).map_err(|error| error.to_string())?.id();
    let entry = games.table(id).ok_or_else(|| format!("there is no game `{id}`"))?;
    // As set-up offers it to somebody who has not played this game yet.
    let options = play.options.clone().unwrap_or_else(|| entry.first_options());
    let seats = entry.seats(&options).map_err(|error| error.to_string())?;
    entry.open(&options, 0.into()).map_err(|error| error.to_string())?;
    let regulars = entry.art().regulars();
    let person = Occupant::Human { name: String::new() };
    let mut occupants = Vec::new();
    match play.seats.as_slice() {
        [] => {
            occupants = Occupant::regulars(regulars, Level::Apprentice, seats);
            if let Some(first) = occupants.first_mut() {
                *first = person;
            }
        }
        named if named.len() == seats => {
            for sitter in named {
                occupants.push(match sitter {
                    Sitter::Human => person.clone(),
                    Sitter::Bot(Player::Bot(persona)) => bot(regulars, &occupants, *persona),
                    Sitter::Bot(Player::Random | Player::First) => {
                        return Err(format!(
                            "at the table a bot is {}; random and first play in the arena only",
                            Persona::WORDS
                        ));
                    }
                });
            }
        }
        named => return Err(format!("--seats has {}, but the match has {seats} seats", named.len())),
    }
    Ok(NewMatch { game: id.to_owned(), options, seed: play.seed, occupants, clock: None })
}

/// Who sits down beside those before for a bot that was asked for: whoever has its temper, or else whoever is free.
fn bot(regulars: &[Regular], before: &[Occupant], persona: Persona) -> Occupant {
    let free = Occupant::free(regulars, before, Seat(before.len() as u8));
    let fits = free.iter().find(|regular| regular.temper == persona.temper);
    let name = fits.or(free.first()).map_or("", |regular| regular.name);
    Occupant::Bot { persona, name: name.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::house;

    #[test]
    fn a_match_from_the_command_line_is_as_gentle_as_a_first_one() {
        for entry in house().tables() {
            let play = Play { game: Some(entry.game().to_owned()), ..Play::default() };
            let wanted = new_match(house(), &play).unwrap();
            assert_eq!(wanted.options, entry.first_options());
            let gentle = |occupant: &Occupant| {
                matches!(
                    occupant,
                    Occupant::Human { .. } | Occupant::Bot { persona: Persona { level: Level::Apprentice, .. }, .. }
                )
            };
            assert!(wanted.occupants.iter().all(gentle), "{:?}", wanted.occupants);
            let named = new_match(house(), &Play { options: Some(entry.default_options()), ..play }).unwrap();
            assert_eq!(named.options, entry.default_options());
        }
    }
}
