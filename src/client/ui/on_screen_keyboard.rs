//! Letters on the screen, for whoever has no keyboard in hand.

use bevy::prelude::Resource;
use bevy_egui::egui::{Align2, Id, Rect, pos2, vec2};

use super::focus::QUESTION;
use super::navigation::Navigation;
use super::paint;
use super::ui_kit::UiKit;
use super::widgets::buttons::Stuff;
use crate::client::controls::InputAction;

/// The longest text that a field takes.
pub const LONGEST: usize = 40;

const LATIN: [&str; 4] = ["1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm.-"];
/// Columns as they are learnt at school; the gaps in them are filled with what else is needed.
const KANA: [&str; 5] = [
    "あかさたなはまやらわ",
    "いきしちにひみーりん",
    "うくすつぬふむゆる・",
    "えけせてねへめ゛れ、",
    "おこそとのほもよろを",
];
/// Changes the letter before it: voiced, half voiced, small, and back.
const CHANGES: char = '゛';
const CHANGED: &str = "あぁ いぃ うぅゔ えぇ おぉ かが きぎ くぐ けげ こご さざ しじ すず せぜ そぞ ただ ちぢ つっづ てで とど \
                       はばぱ ひびぴ ふぶぷ へべぺ ほぼぽ やゃ ゆゅ よょ わゎ";
/// From a letter of hiragana to the same one of katakana.
const TO_KATAKANA: u32 = 'ア' as u32 - 'あ' as u32;

/// Katakana for hiragana; everything else stays.
fn katakana(letter: char) -> char {
    let is_hiragana = ('ぁ'..='ゖ').contains(&letter);
    char::from_u32(letter as u32 + TO_KATAKANA).filter(|_| is_hiragana).unwrap_or(letter)
}

/// Hiragana for katakana; everything else stays.
fn hiragana(letter: char) -> char {
    let is_katakana = ('ァ'..='ヶ').contains(&letter);
    char::from_u32((letter as u32).wrapping_sub(TO_KATAKANA)).filter(|_| is_katakana).unwrap_or(letter)
}

/// The field that is being written in with these letters.
#[derive(Resource, Default, Debug)]
pub struct Letters {
    field: Option<Id>,
    text: String,
    /// Capitals, or katakana.
    large: bool,
    kana: bool,
}

impl Letters {
    /// Opens the letters for a field, those that were used last.
    pub fn open(&mut self, field: Id, text: &str) {
        let kana = self.kana;
        *self = Self { field: Some(field), text: text.to_owned(), large: text.is_empty() && !kana, kana };
    }

    /// What has been written into this field so far.
    pub fn written(&self, field: Id) -> Option<&str> {
        (self.field == Some(field)).then_some(self.text.as_str())
    }

    /// Whether somebody writes.
    pub fn are_open(&self) -> bool {
        self.field.is_some()
    }

    fn write(&mut self, letter: char) {
        if self.kana && letter == CHANGES {
            self.change();
        } else if self.text.chars().count() < LONGEST {
            self.text.push_str(&self.shown(letter));
            if !self.kana {
                self.large = letter == ' ';
            }
        }
    }

    /// A letter as it is written now.
    fn shown(&self, letter: char) -> String {
        match (self.large, self.kana) {
            (false, _) => letter.to_string(),
            (true, false) => letter.to_uppercase().collect(),
            (true, true) => katakana(letter).to_string(),
        }
    }

    /// Changes the last letter to the next of those that it can become.
    fn change(&mut self) {
        let Some(last) = self.text.chars().last() else { return };
        let plain = hiragana(last);
        let cycle = CHANGED.split_whitespace().find(|cycle| cycle.contains(plain));
        let next = cycle.and_then(|cycle| cycle.chars().cycle().skip_while(|letter| *letter != plain).nth(1));
        if let Some(next) = next {
            self.text.pop();
            self.text.push(if plain == last { next } else { katakana(next) });
        }
    }

    fn turn_page(&mut self) {
        self.kana = !self.kana;
        self.large = false;
    }
}

/// Draws the letters while a field is being written in.
pub fn draw(mut nav: Navigation, mut kit: UiKit) {
    if !kit.letters.are_open() {
        return;
    }
    let ctx = nav.ctx();
    let ui = &mut kit.sheet(&ctx, "letters", QUESTION);
    let screen = ui.max_rect();
    kit.veil(ui);
    let key = (kit.theme.em(30.0) + 14.0).min(screen.width() / 12.5);
    let gap = 6.0;
    let rows: &[&str] = if kit.letters.kana { &KANA } else { &LATIN };
    let size = vec2(10.0 * (key + gap) + 40.0, (rows.len() + 2) as f32 * (key + gap) + 36.0)
        .min(screen.size() - vec2(12.0, 12.0));
    let rect = Align2::CENTER_CENTER.anchor_size(screen.center(), size);
    kit.panel(ui.painter(), rect);
    let c = kit.theme.c;
    let left = rect.center().x - 5.0 * (key + gap) + gap * 0.5;
    let mut y = rect.top() + 18.0;
    let line = Rect::from_min_size(pos2(left, y), vec2(10.0 * (key + gap) - gap, key));
    paint::slip(ui.painter(), &c, line, c.paper_deep);
    let text = format!("{}|", kit.letters.text);
    let font = kit.theme.font(18.0);
    kit.line(
        ui.painter(),
        line.left_center() + vec2(10.0, 0.0),
        Align2::LEFT_CENTER,
        &text,
        font,
        c.ink,
        line.width() - 20.0,
    );
    y += key + gap;
    let mut typed = None;
    for row in rows {
        for (n, letter) in row.chars().enumerate() {
            let cell = Rect::from_min_size(pos2(left + n as f32 * (key + gap), y), vec2(key, key));
            let shown = if letter == CHANGES { kit.t("letters-change") } else { kit.letters.shown(letter) };
            let id = Id::new("letter").with(letter);
            if letter == 'q' || letter == 'あ' {
                kit.focus.prefer(id);
            }
            if kit.button(ui, cell, id, Stuff::Paper, &shown, None).clicked {
                typed = Some(letter);
            }
        }
        y += key + gap;
    }
    if let Some(letter) = typed {
        kit.letters.write(letter);
    }
    let mut x = left;
    let mut done = false;
    for (name, parts, stuff) in [
        (if kit.letters.kana { "letters-katakana" } else { "letters-large" }, 2.0, Stuff::Paper),
        (if kit.letters.kana { "letters-latin" } else { "letters-kana" }, 2.0, Stuff::Paper),
        ("letters-space", 2.0, Stuff::Paper),
        ("letters-back", 2.0, Stuff::Paper),
        ("ui-done", 2.0, Stuff::Wax),
    ] {
        let cell = Rect::from_min_size(pos2(x, y), vec2(parts * (key + gap) - gap, key));
        let text = kit.t(name);
        if kit.button(ui, cell, Id::new("letter").with(name), stuff, &text, None).clicked {
            match name {
                "letters-large" | "letters-katakana" => kit.letters.large = !kit.letters.large,
                "letters-kana" | "letters-latin" => kit.letters.turn_page(),
                "letters-space" => kit.letters.write(' '),
                "letters-back" => {
                    kit.letters.text.pop();
                }
                _ => done = true,
            }
        }
        x += parts * (key + gap);
    }
    if done || nav.pressed.just(InputAction::Cancel) || nav.pressed.just(InputAction::Main) {
        kit.letters.field = None;
        ctx.request_repaint();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_begin_large() {
        let mut letters = Letters::default();
        letters.open(Id::new("name"), "");
        for letter in "ada l".chars() {
            letters.write(letter);
        }
        assert_eq!(letters.written(Id::new("name")), Some("Ada L"));
        assert_eq!(letters.written(Id::new("seed")), None);
    }

    #[test]
    fn kana_are_written_as_on_a_telephone() {
        let mut letters = Letters::default();
        letters.open(Id::new("name"), "");
        letters.turn_page();
        // A letter becomes voiced, half voiced, small, and itself again.
        for letter in "は゛は゛゛は゛゛゛つ゛や゛き".chars() {
            letters.write(letter);
        }
        assert_eq!(letters.written(Id::new("name")), Some("ばぱはっゃき"));
        letters.large = true;
        for letter in "か゛ー・ん゛".chars() {
            letters.write(letter);
        }
        assert_eq!(letters.written(Id::new("name")), Some("ばぱはっゃきガー・ン"));
        letters.open(Id::new("other"), "");
        assert!(letters.kana && !letters.large, "the page that was used last");
    }

    #[test]
    fn every_letter_that_changes_is_there() {
        for cycle in CHANGED.split_whitespace() {
            assert!(KANA.iter().any(|row| row.contains(cycle.chars().next().unwrap())), "{cycle}");
        }
        assert!(KANA.iter().all(|row| row.chars().count() == 10));
    }
}
