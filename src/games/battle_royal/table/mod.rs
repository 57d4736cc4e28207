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
use super::{Event, View, cards};
use crate::ai::Temper;
use crate::engine::Words;
use crate::table::{
    Arrange, Art, Beat, Chip, DeckBuilder, Face, FaceArt, Layout, LogLine, Moment, Palette, Regular, Side, Spoken,
    StillLife, TableGame, Tell,
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

impl Tell for BattleRoyal {
    fn tell(event: &Event, before: &View, after: &View, side: Side) -> Beat {
        telling::tell(event, before, after, side)
    }

    fn log(event: &Event, after: &View) -> Option<LogLine> {
        chronicle::log(event, after)
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

    fn box_front(&self) -> Option<FaceArt> {
        Some(FaceArt { template: "box.svg", values: Vec::new() })
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
