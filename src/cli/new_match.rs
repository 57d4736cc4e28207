//! The match and the language that the command line asks for.

use super::{Failure, Play};
use crate::ai::{BotKind, Level};
use crate::engine::{Seat, SeatController};
use crate::games::Registry;
use crate::locale::Language;
use crate::table::{NewMatch, Regular};

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
    let person = SeatController::person();
    let mut controllers = Vec::new();
    match play.seats.as_slice() {
        [] => {
            controllers = SeatController::regulars(regulars, Level::Apprentice, seats);
            if let Some(first) = controllers.first_mut() {
                *first = person;
            }
        }
        named if named.len() == seats => {
            for sitter in named {
                controllers.push(match sitter {
                    SeatController::Bot { kind, .. } => bot(regulars, &controllers, *kind),
                    other => other.clone(),
                });
            }
        }
        named => return Err(format!("--seats has {}, but the match has {seats} seats", named.len())),
    }
    Ok(NewMatch { game: id.to_owned(), options, seed: play.seed, controllers, clock: None })
}

/// Who sits down beside those before for a bot that was asked for: whoever has its temper, or else whoever is free.
fn bot(regulars: &[Regular], before: &[SeatController], kind: BotKind) -> SeatController {
    let free = SeatController::free(regulars, before, Seat(before.len() as u8));
    let fits = free.iter().find(|regular| Some(regular.temper) == kind.persona().map(|persona| persona.temper));
    let name = fits.or(free.first()).map_or("", |regular| regular.name);
    SeatController::Bot { kind, name: name.to_owned() }
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
            let gentle = |controller: &SeatController| {
                controller.is_person() || controller.persona().is_some_and(|persona| persona.level == Level::Apprentice)
            };
            assert!(wanted.controllers.iter().all(gentle), "{:?}", wanted.controllers);
            let named = new_match(house(), &Play { options: Some(entry.default_options()), ..play }).unwrap();
            assert_eq!(named.options, entry.default_options());
        }
    }
}
