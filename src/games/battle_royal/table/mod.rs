//! How Battle Royal looks, sounds and is handled.

mod attack_words;
mod buttons;
mod chronicle;
pub mod faces;
mod field;
mod ids;
mod inspect;
mod layout;
mod moments;
mod own_decks;
mod pointing;
mod preview;
mod refusing;
mod setting;
mod signs;
mod spoken;
mod telling;
mod tray;
mod undone;
pub mod words;

use super::game::BattleRoyal;
use super::{Action, Event, View, cards};
use crate::ai::Temper;
use crate::engine::{Seat, Words};
use crate::table::{
    Arrange, Art, Beat, Button, Chip, Counter, DeckBuilder, Explained, Face, FaceArt, Layout, LogLine, Moment,
    OptionId, Palette, Panel, Point, Regular, Say, Sheet, Side, Spoken, Status, StillLife, TableGame, Target, Tell,
};

impl TableGame for BattleRoyal {
    const ART: &'static (dyn Art + Sync) = &Self;
}

impl Arrange for View {
    fn arrange(&self, side: Side) -> Layout {
        layout::arrange(self, side)
    }

    fn spoken(&self, side: Side) -> Vec<Spoken> {
        spoken::spoken(self, side)
    }
}

impl Say for View {
    fn status(&self) -> Status {
        words::status(self)
    }

    fn rule(&self) -> Option<&'static str> {
        Some(words::rule(self))
    }

    fn counters(&self, seat: Seat) -> Vec<Counter> {
        words::counters(self, seat)
    }

    fn result(&self, seat: Seat) -> Vec<Counter> {
        words::result(self, seat)
    }

    fn button(&self, seat: Seat, option: OptionId) -> Button {
        buttons::button(self, seat, option)
    }

    fn is_against(&self, seat: Seat, target: Target) -> bool {
        matches!(ids::thing(target), Some(ids::TargetKind::Mon(id)) if id.seat() != seat)
    }

    fn preview(&self, seat: Seat, targets: &[Target]) -> Vec<Words> {
        preview::preview(self, seat, targets)
    }

    fn why_not(&self, seat: Seat, targets: &[Target]) -> Option<Explained> {
        refusing::why_not(self, seat, targets)
    }

    fn inspect(&self, seat: Seat, target: Target, plain: Sheet) -> Sheet {
        inspect::inspect(self, seat, target, plain)
    }

    fn panels(&self, _: Palette) -> Vec<Panel> {
        words::panels(self)
    }

    fn verdict(&self) -> Vec<Words> {
        words::verdict(self)
    }
}

impl Tell for BattleRoyal {
    fn tell(event: &Event, before: &View, after: &View, side: Side) -> Beat {
        telling::tell(event, before, after, side)
    }

    fn log(event: &Event, after: &View) -> Option<LogLine> {
        chronicle::log(event, after)
    }
}

impl Point for BattleRoyal {
    fn targets(view: &View, seat: Seat, action: &Action) -> Vec<Target> {
        pointing::targets(view, seat, *action)
    }

    fn meant(view: &View, seat: Seat, targets: &[Target]) -> Option<Action> {
        pointing::meant(view, seat, targets)
    }

    // Others decide in the middle of a turn: which Pokémon moves up, what is switched in.
    fn opens_turn(before: Option<Seat>, seat: Seat, action: &Action) -> bool {
        let of_turn = matches!(
            action,
            Action::Bench { .. }
                | Action::Evolve { .. }
                | Action::Attach { .. }
                | Action::Play { .. }
                | Action::Ability { .. }
                | Action::Stadium { .. }
                | Action::Retreat { .. }
                | Action::Attack { .. }
                | Action::EndTurn
        );
        of_turn && before != Some(seat)
    }
}

impl Art for BattleRoyal {
    fn face(&self, face: Face, palette: Palette, say: &dyn Fn(&Words) -> String) -> FaceArt {
        faces::art(face, palette, say)
    }

    fn chip(&self, text: &str, palette: Palette) -> Option<Chip> {
        faces::chip(text, palette)
    }

    fn cover(&self) -> [u8; 3] {
        [0x30, 0x30, 0x5a]
    }

    fn texts(&self) -> Vec<(String, Vec<Words>)> {
        cards::pool().cards().map(|(card, _)| (card.key(), cards::texts::lines(card))).collect()
    }

    fn still_life(&self) -> StillLife {
        let card = cards::pool().find("ampharos-daa").map(|card| (faces::card(card), StillLife::in_rack(1)));
        StillLife { cards: card.into_iter().collect(), ..StillLife::default() }
    }

    fn regulars(&self) -> &'static [Regular] {
        const {
            &[
                Regular::of("Bram", "who-bram", Temper::Bold, "battle_royal-temper-bold"),
                Regular::of("Alda", "who-alda", Temper::Careful, "battle_royal-temper-careful"),
                Regular::of("Cosima", "who-cosima", Temper::Tricky, "battle_royal-temper-tricky"),
                Regular { name: "Dietmar", icon: "who-dietmar", temper: Temper::Even, about: None },
            ]
        }
    }

    fn own_files(&self, files: &[(String, String)]) -> Vec<Words> {
        own_decks::take_in(files)
    }

    fn deck_builder(&self) -> Option<&dyn DeckBuilder> {
        Some(&own_decks::Decks)
    }

    fn moments(&self) -> Vec<Moment> {
        moments::moments()
    }
}
