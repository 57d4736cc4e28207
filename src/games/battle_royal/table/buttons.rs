//! Options as buttons: what they say, and what taking them brings about.

use super::undone::undone;
use super::{ids, words};
use crate::engine::{Seat, Words};
use crate::games::battle_royal::cards::facts::{Ability, Attack, Mode};
use crate::games::battle_royal::cards::texts::{self, Named, name_key};
use crate::games::battle_royal::pokemon::{Pokemon, PokemonId};
use crate::games::battle_royal::position::PublicState;
use crate::games::battle_royal::tasks::{Phase, Task};
use crate::games::battle_royal::{Action, View};
use crate::table::{Button, OptionId};

fn says(name: &str) -> Words {
    Words::new(format!("battle_royal-button-{name}"))
}

/// An option as a button.
pub fn button(view: &View, seat: Seat, option: OptionId) -> Button {
    let table = &view.table;
    if let Some(card) = ids::attached_card(option) {
        return Button::new(Words::new(card.key())).pictured("br-type-colorless");
    }
    match option {
        ids::RETREAT => return Button::new(says("retreat")).meaning(says("retreat-about")).pictured("ui-swap"),
        ids::NOBODY => return Button::new(says("nobody")),
        _ => {}
    }
    let printed = |id: PokemonId| table.mon(id).map(Pokemon::pokemon);
    if let Some((id, index)) = ids::attack_of(option) {
        let attack = printed(id).and_then(|pokemon| pokemon.attacks.get(usize::from(index)));
        return attack.map_or_else(|| Button::new(says("yes")), described);
    }
    if let Some(id) = ids::ability_of(option) {
        let ability = printed(id).and_then(|pokemon| pokemon.ability.as_ref());
        return ability.map_or_else(|| Button::new(says("yes")), ability_button);
    }
    match ids::action(option) {
        Some(Action::EndTurn) => end_turn(view, seat),
        Some(Action::Done) => done(table),
        Some(Action::Yes) if matches!(table.phase, Phase::Checkup(_)) && table.task().is_none() => {
            Button::new(says("before")).meaning(says("before-about"))
        }
        Some(Action::Yes) => Button::new(says("yes")),
        Some(Action::Opponent { seat }) => Button::new(says("opponent").with("seat", seat)).pictured("seat-human"),
        Some(Action::First { number }) => first(table, number),
        Some(Action::Face { half }) => {
            let key = if half == crate::games::battle_royal::cards::passives::Half::A { "face-a" } else { "face-b" };
            Button::new(says(key))
        }
        Some(Action::Copy { attack }) => match attack.attack() {
            Some(copied) => Button::new(attack_words(copied)).meaning(Words::new(attack.card.key())),
            None => Button::new(says("yes")),
        },
        _ => Button::new(says("done")),
    }
}

/// An attack by its name and damage; who may use it has paid for it.
pub fn attack_words(attack: &Attack) -> Words {
    let name = name_key(Named::Attack, &attack.name);
    let words =
        Words::new(if attack.damage == 0 { "battle_royal-printed-plain" } else { "battle_royal-printed-damage" });
    let words = words.with_key("name", name);
    if attack.damage == 0 {
        return words;
    }
    let sign = match attack.mode {
        Mode::Flat => "",
        Mode::Plus => "+",
        Mode::Times => "×",
    };
    words.with("damage", format!("{}{sign}", attack.damage))
}

/// An Ability as a button, with what it does.
fn ability_button(ability: &Ability) -> Button {
    let name = name_key(Named::Ability, &ability.name);
    let button = Button::new(says("ability").with_key("name", name)).pictured("ui-star");
    match texts::ability(ability) {
        Some(text) => button.meaning(text),
        None => button,
    }
}

/// An attack as a button, with what it does.
pub fn described(attack: &Attack) -> Button {
    let button = Button::new(attack_words(attack)).pictured("ui-swords");
    match texts::attack(attack) {
        Some(text) => button.meaning(text),
        None => button,
    }
}

/// The end of the turn, with a warning if something useful can still be done.
fn end_turn(view: &View, seat: Seat) -> Button {
    let button = Button::new(says("end")).pictured("ui-hourglass");
    let left = undone(view, seat).into_iter().reduce(|one, next| says("end-and").with("one", one).with("next", next));
    match left {
        Some(left) => button.warning(left),
        None => button,
    }
}

fn done(table: &PublicState) -> Button {
    match table.task() {
        Some(Task::Offer(_)) => Button::new(says("no")),
        Some(_) => Button::new(says("enough")),
        None if matches!(table.phase, Phase::Checkup(_)) => Button::new(says("after")).meaning(says("after-about")),
        None => Button::new(says("ready")).meaning(says("ready-about")),
    }
}

/// One of several effects that have been set off.
fn first(table: &PublicState, number: u8) -> Button {
    let card = match table.task() {
        Some(Task::KnockOuts(outs)) => outs.triggers.get(usize::from(number)).map(|trigger| trigger.card),
        Some(Task::Run(run)) => words::source_of(table, &run),
        _ => None,
    };
    match card {
        Some(card) => Button::new(says("first").with_key("card", card.key())),
        None => Button::new(says("yes")),
    }
}
