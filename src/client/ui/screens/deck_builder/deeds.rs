//! The buttons below: what can be done with the deck in work, and with others.

use bevy_egui::egui::{Id, Rect, Ui, pos2, vec2};

use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::Stuff;

/// The place of the buttons among the groups of the deck builder.
const FOOT: u8 = 10;
/// Size of the letters of buttons that are wanted seldom.
const SELDOM: f32 = 14.5;

/// What a button asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    Choose,
    New,
    Import,
    Export,
    Delete,
    Back,
    Save,
}

/// The buttons, each with its message key.
const DEEDS: [(Deed, &str); 7] = [
    (Deed::Choose, "deck-builder-choose"),
    (Deed::New, "deck-builder-new"),
    (Deed::Import, "deck-builder-import"),
    (Deed::Export, "deck-builder-export"),
    (Deed::Delete, "deck-builder-delete"),
    (Deed::Back, "ui-back"),
    (Deed::Save, "deck-builder-save"),
];

/// What is wanted seldom stands apart at the left, smaller than the other buttons.
fn aside(deed: Deed) -> bool {
    matches!(deed, Deed::Import | Deed::Export | Deed::Delete)
}

/// The buttons below, or those with which a deck begins, in as many lines as they need; gives the one that is taken, and where the room above ends.
pub(super) fn footer(kit: &mut UiKit, ui: &Ui, inner: Rect, begins: bool) -> (Option<Deed>, f32) {
    let (gap, high) = (10.0, kit.button_height());
    let offered = |deed: Deed| !begins || matches!(deed, Deed::New | Deed::Import | Deed::Back);
    let (seldom, often): (Vec<_>, Vec<_>) =
        DEEDS.into_iter().filter(|(deed, _)| offered(*deed)).partition(|(deed, _)| !begins && aside(*deed));
    let mut lines: Vec<Vec<(Deed, String, f32)>> = vec![Vec::new()];
    let mut room = inner.width();
    for (deed, key) in often {
        let text = kit.t(key);
        let wide = kit.button_width(ui, &text, None).min(inner.width());
        if wide > room {
            lines.push(Vec::new());
            room = inner.width();
        }
        room -= wide + gap;
        if let Some(line) = lines.last_mut() {
            line.push((deed, text, wide));
        }
    }
    let seldom: Vec<(Deed, String, f32)> = seldom
        .into_iter()
        .map(|(deed, key)| {
            let text = kit.t(key);
            let wide = kit.width(ui.painter(), &text, kit.theme.bold(SELDOM)) + 24.0;
            (deed, text, wide)
        })
        .collect();
    let small = kit.theme.em(18.0) + 14.0;
    let needed: f32 = seldom.iter().map(|(.., wide)| wide + gap).sum();
    // Below the others where there is no room beside them.
    let below = if needed > room { small + gap } else { 0.0 };
    let top = inner.bottom() - below - lines.len() as f32 * (high + gap) + gap;
    let mut taken = None;
    kit.focus.on_group(FOOT);
    let mut placed = Vec::new();
    let mut at = pos2(inner.left(), inner.bottom() - if below > 0.0 { small } else { (high + small) * 0.5 });
    for (deed, text, wide) in seldom {
        placed.push((deed, text, Rect::from_min_size(at, vec2(wide.min(inner.right() - at.x), small))));
        at.x += wide + gap;
    }
    for (n, line) in lines.into_iter().enumerate() {
        let all: f32 = line.iter().map(|(.., wide)| wide + gap).sum();
        let mut at = pos2(inner.right() - all + gap, top + n as f32 * (high + gap));
        for (deed, text, wide) in line {
            placed.push((deed, text, Rect::from_min_size(at, vec2(wide, high))));
            at.x += wide + gap;
        }
    }
    for (deed, text, rect) in placed {
        let id = Id::new("deck builder deed").with(&text);
        let touch = match deed {
            _ if !begins && aside(deed) => kit.small_button(ui, rect, id, &text, SELDOM),
            Deed::Save => kit.button(ui, rect, id, Stuff::Wax, &text, None),
            _ => kit.button(ui, rect, id, Stuff::Paper, &text, None),
        };
        match deed {
            Deed::Import => kit.tip(&touch, rect, kit.t("deck-builder-import-about"), None),
            Deed::Export => kit.tip(&touch, rect, kit.t("deck-builder-export-about"), None),
            _ => {}
        }
        if touch.clicked {
            taken = Some(deed);
        }
    }
    kit.focus.on_group(0);
    (taken, top - kit.theme.pad(12.0))
}
