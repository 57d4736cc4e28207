//! Letters on the screen, for whoever has no keyboard in hand.

use bevy::prelude::Resource;
use bevy_egui::egui::{Align2, Id, Rect, pos2, vec2};

use super::desk::Desk;
use super::focus::QUESTION;
use super::kit::Kit;
use super::paint;
use super::widgets::buttons::Stuff;
use crate::client::controls::Command;

/// The longest text that a field takes.
pub const LONGEST: usize = 40;

const ROWS: [&str; 4] = ["1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm.-"];

/// The field that is being written in with these letters.
#[derive(Resource, Default, Debug)]
pub struct Letters {
    field: Option<Id>,
    text: String,
    large: bool,
}

impl Letters {
    /// Opens the letters for a field.
    pub fn open(&mut self, field: Id, text: &str) {
        *self = Self { field: Some(field), text: text.to_owned(), large: text.is_empty() };
    }

    /// What has been written into this field so far.
    #[must_use]
    pub fn written(&self, field: Id) -> Option<&str> {
        (self.field == Some(field)).then_some(self.text.as_str())
    }

    /// Whether somebody writes.
    #[must_use]
    pub fn are_open(&self) -> bool {
        self.field.is_some()
    }

    fn write(&mut self, letter: char) {
        if self.text.chars().count() < LONGEST {
            self.text.extend(letter.to_uppercase().filter(|_| self.large).chain((!self.large).then_some(letter)));
            self.large = letter == ' ';
        }
    }
}

/// Draws the letters while a field is being written in.
pub fn draw(mut desk: Desk, mut kit: Kit) {
    if !kit.letters.are_open() {
        return;
    }
    let ctx = desk.ctx();
    let ui = &mut kit.sheet(&ctx, "letters", QUESTION);
    let screen = ui.max_rect();
    kit.veil(ui);
    let key = (kit.theme.em(30.0) + 14.0).min(screen.width() / 12.5);
    let gap = 6.0;
    let size = vec2(10.0 * (key + gap) + 40.0, 6.0 * (key + gap) + 36.0).min(screen.size() - vec2(12.0, 12.0));
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
    for row in ROWS {
        for (n, letter) in row.chars().enumerate() {
            let cell = Rect::from_min_size(pos2(left + n as f32 * (key + gap), y), vec2(key, key));
            let shown = if kit.letters.large { letter.to_uppercase().collect() } else { letter.to_string() };
            let id = Id::new("letter").with(letter);
            if letter == 'q' {
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
        ("letters-large", 2.0, Stuff::Paper),
        ("letters-space", 3.0, Stuff::Paper),
        ("letters-back", 2.0, Stuff::Paper),
        ("ui-done", 3.0, Stuff::Wax),
    ] {
        let cell = Rect::from_min_size(pos2(x, y), vec2(parts * (key + gap) - gap, key));
        let text = kit.t(name);
        if kit.button(ui, cell, Id::new("letter").with(name), stuff, &text, None).clicked {
            match name {
                "letters-large" => kit.letters.large = !kit.letters.large,
                "letters-space" => kit.letters.write(' '),
                "letters-back" => {
                    kit.letters.text.pop();
                }
                _ => done = true,
            }
        }
        x += parts * (key + gap);
    }
    if done || desk.pressed.just(Command::Cancel) || desk.pressed.just(Command::Main) {
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
}
