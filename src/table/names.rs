//! What seats are called, and who has won.
use crate::engine::{Arg, Outcome, Seat, SeatController, Words};
use crate::locale::{Called, Locale};

/// The name of a seat: a bot's or person's own, else "You" where only one person plays (`alone`), else a number.
pub fn name_of(locale: &Locale, controllers: &[SeatController], seat: Seat, alone: bool) -> String {
    match controllers.get(seat.index()) {
        Some(SeatController::Bot { name, .. }) if !name.is_empty() => locale.bot(name),
        Some(sits) if !sits.name().is_empty() => sits.name().to_owned(),
        Some(SeatController::Person { .. }) if alone => locale.t("ui-you"),
        _ => locale.numbered(seat),
    }
}

/// A name is so wide in a sentence: in letters of Latin, of which one of kanji takes two.
const IN_SENTENCES: usize = 24;

/// What sentences call somebody with a long name: its beginning.
pub fn short(name: &str) -> String {
    let wide = |letter: char| if letter < '\u{1100}' { 1 } else { 2 };
    if name.chars().map(wide).sum::<usize>() <= IN_SENTENCES {
        return name.to_owned();
    }
    let mut left = IN_SENTENCES - 1;
    let begun = name.chars().take_while(|&letter| {
        let fits = wide(letter) <= left;
        left = left.saturating_sub(wide(letter));
        fits
    });
    format!("{}…", begun.collect::<String>().trim_end())
}

/// How a sentence speaks of a seat; `alone` if one person plays at this screen.
pub fn called(locale: &Locale, controllers: &[SeatController], seat: Seat, alone: bool) -> Called {
    let nameless = matches!(controllers.get(seat.index()), Some(SeatController::Person { name }) if name.is_empty());
    Called { name: short(&name_of(locale, controllers, seat, alone)), you: nameless && alone }
}

/// How many people play.
pub fn people(controllers: &[SeatController]) -> usize {
    SeatController::people(controllers).iter().count()
}

/// Who has won, in a few words.
pub fn headline(outcome: &Outcome, controllers: &[SeatController], name: &dyn Fn(Seat) -> String) -> Words {
    let winners: Vec<Seat> = outcome.winners().iter().collect();
    let person = |seat: Seat| controllers.get(seat.index()).is_some_and(SeatController::is_person);
    match outcome.winner() {
        None if winners.len() == controllers.len() => Words::new("results-draw"),
        None => {
            let names = winners.iter().rev().map(|&seat| Arg::from(name(seat)));
            let more =
                |more: Arg, name: Arg| Arg::from(Words::new("names-and-more").with("name", name).with("more", more));
            Words::new("results-shared").with("names", names.reduce(more).unwrap_or_else(|| Arg::from("")))
        }
        Some(seat) if people(controllers) == 1 && person(seat) => Words::new("results-you-win"),
        Some(seat) => Words::new("results-wins").with("name", name(seat)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folders::assets;
    use crate::locale::{Language, nobody};

    #[test]
    fn those_who_share_a_win_are_listed_as_the_language_does() {
        let outcome = Outcome { scores: vec![3, 3, 1, 3], reason: Words::new("over") };
        let bot = |n: u8| SeatController::Bot { kind: crate::ai::Level::Master.into(), name: n.to_string() };
        let controllers: Vec<SeatController> = (0..4).map(bot).collect();
        let words = headline(&outcome, &controllers, &|seat| seat.letter().to_string());
        let (mut locale, _) = Locale::read(&assets().join("locales"));
        for (language, list) in [(Language::En, "A, B, D"), (Language::Ja, "A、B、D")] {
            locale.set_language(language);
            assert!(locale.say(&words, &nobody).ends_with(list), "{words:?}");
        }
    }
}
