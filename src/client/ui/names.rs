//! What a seat is called.

use bevy_egui::egui::{Id, Ui};

use super::ui_kit::UiKit;
use crate::ai::Level;
use crate::client::session::Session;
use crate::engine::{BotKind, Seat, SeatController, Words};
use crate::table::{Regular, Spoken, called, name_of, people, plain, unmarked};

/// The name of a seat: a bot's or person's own, else "You" for the only person, else a number.
pub fn name(kit: &UiKit, controllers: &[SeatController], seat: Seat) -> String {
    name_of(&kit.locale, controllers, seat, people(controllers) == 1)
}

/// The name of a seat of the match on the table. Of one that is only watched, nobody is "You".
pub fn of(kit: &UiKit, session: &Session, seat: Seat) -> String {
    name_of(&kit.locale, &session.controllers, seat, alone(session))
}

/// A sentence about a name in which the name is cut, if it has to be, until the sentence fits.
pub fn fitting(name: &str, say: impl Fn(&str) -> String, fits: impl Fn(&str) -> bool) -> String {
    let whole = say(name);
    if fits(&whole) {
        return whole;
    }
    let letters: Vec<char> = name.chars().collect();
    let cut = (1..letters.len()).rev().map(|count| {
        let begun: String = letters[..count].iter().collect();
        say(&format!("{}…", begun.trim_end()))
    });
    cut.into_iter().find(|text| fits(text)).unwrap_or(whole)
}

/// Whether one person plays at this screen.
fn alone(session: &Session) -> bool {
    people(&session.controllers) == 1 && !session.is_watched()
}

/// Who can sit in a seat: a person, then a bot of each level.
pub fn kinds(kit: &UiKit) -> Vec<String> {
    let levels = Level::ALL.iter().map(|level| kit.t(&format!("level-{level}")));
    std::iter::once(kit.t("setup-person")).chain(levels).collect()
}

/// What plays in a seat where no person does: the level of a bot, or a program.
pub fn kind(kit: &UiKit, controller: &SeatController) -> Option<String> {
    match controller {
        SeatController::Bot { kind: BotKind::Persona(persona), .. } => Some(kit.t(&format!("level-{}", persona.level))),
        SeatController::Bot { kind, .. } => Some(kit.t(&format!("level-{kind}"))),
        SeatController::Program(_) => Some(kit.t("setup-program")),
        SeatController::Nobody | SeatController::Person { .. } | SeatController::Elsewhere { .. } => None,
    }
}

/// The icon of whoever sits somewhere.
pub fn portrait(regulars: &[Regular], controller: &SeatController) -> &'static str {
    match controller {
        SeatController::Person { .. } | SeatController::Elsewhere { .. } => "seat-human",
        SeatController::Bot { name, .. } => {
            Regular::named(regulars, name).map_or(Regular::NOBODY, |regular| regular.icon)
        }
        SeatController::Program(_) => Regular::NOBODY,
        SeatController::Nobody => "ui-hourglass",
    }
}

/// The icon of whoever sits somewhere in the match on the table.
pub fn portrait_of(session: &Session, seat: Seat) -> &'static str {
    let sits = session.controllers.get(seat.index());
    sits.map_or(Regular::NOBODY, |sits| portrait(session.known.art().regulars(), sits))
}

/// What a player notices about how a regular plays; nothing if somebody else sits there, or plays in another way.
pub fn taste(kit: &UiKit, regulars: &[Regular], controller: &SeatController) -> Option<String> {
    let (persona, name) = (controller.persona()?, controller.name());
    let regular = Regular::named(regulars, name).filter(|regular| regular.temper == persona.temper)?;
    regular.about.map(|about| kit.say(&Words::new(about).with("name", kit.locale.bot(name))))
}

impl UiKit<'_> {
    /// Which of these regulars sits somewhere; gives another one when that one is chosen.
    pub fn regulars<'a>(&mut self, ui: &mut Ui, id: Id, regulars: &[&'a Regular], now: &str) -> Option<&'a Regular> {
        let names: Vec<String> = regulars.iter().map(|regular| self.locale.bot(regular.name)).collect();
        let icons: Vec<&str> = regulars.iter().map(|regular| regular.icon).collect();
        let chosen = regulars.iter().position(|regular| regular.name == now).unwrap_or(regulars.len());
        let width = ui.available_width();
        let new = self.portrayed(ui, id, width, &names, &icons, chosen)?;
        regulars.get(new).copied()
    }

    /// A sentence of a match in plain words, with its people's names.
    pub fn tell(&self, session: &Session, words: &Words) -> String {
        let names = |seat| called(&self.locale, &session.controllers, seat, alone(session));
        plain(&self.locale, session.known.art(), words, &names)
    }

    /// The line that is told of a thing on the table.
    pub fn heard(&self, session: &Session, spoken: &Spoken) -> String {
        let names = |seat| called(&self.locale, &session.controllers, seat, alone(session));
        spoken.line(&self.locale, session.known.art(), &names)
    }

    /// Such a sentence in plain words that has been said with cards marked.
    pub fn unmarked(&self, session: &Session, marked: &str) -> String {
        unmarked(&self.locale, session.known.art(), marked)
    }

    /// The same with cards marked, to be drawn as chips.
    pub fn tell_marked(&self, session: &Session, words: &Words) -> String {
        self.locale.say_marked(words, &|seat| called(&self.locale, &session.controllers, seat, alone(session)))
    }
}
