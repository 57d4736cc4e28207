//! The buttons below: what can be done with the deck in work, and with others.

use bevy_egui::egui::{Id, Rect, Ui};

use crate::client::ui::boxes::Room;
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::Stuff;
use crate::table::DeckBuilder;

/// The place of the buttons among the groups of the deck builder.
const FOOT: u8 = 10;
/// Size of the letters of buttons that are wanted seldom.
const SELDOM: f32 = 14.5;
/// Room between two buttons, in points.
const GAP: f32 = 10.0;

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

/// A button: what it asks for, its words, and how wide it is.
struct Button {
    deed: Deed,
    text: String,
    wide: f32,
}

/// The buttons below, or those with which a deck begins, in as many lines as they need; gives the one that is taken, and where the
/// room above ends.
pub(super) fn footer(
    kit: &mut UiKit,
    ui: &Ui,
    inner: Rect,
    builder: &dyn DeckBuilder,
    begins: bool,
) -> (Option<Deed>, f32) {
    // What is wanted seldom stands apart at the left, smaller than the other buttons.
    let is_aside = |deed: Deed| !begins && matches!(deed, Deed::Import | Deed::Export | Deed::Delete);
    let is_offered = |deed: Deed| !begins || matches!(deed, Deed::New | Deed::Import | Deed::Back);
    let button = |(deed, key)| {
        let text = kit.t(key);
        let wide = match is_aside(deed) {
            true => kit.width(ui.painter(), &text, kit.theme.bold(SELDOM)) + 24.0,
            false => kit.button_width(ui, &text, None).min(inner.width()),
        };
        Button { deed, text, wide }
    };
    let buttons = DEEDS.into_iter().filter(|(deed, _)| is_offered(*deed)).map(button);
    let (seldom, often): (Vec<Button>, Vec<Button>) = buttons.partition(|button| is_aside(button.deed));
    let (placed, top) = places(kit, inner, seldom, often);
    let mut taken = None;
    kit.focus.on_group(FOOT);
    for (Button { deed, text, .. }, place) in placed {
        let id = Id::new("deck builder deed").with(&text);
        let touch = match deed {
            _ if is_aside(deed) => kit.small_button(ui, place, id, &text, SELDOM),
            Deed::Save => kit.button(ui, place, id, Stuff::Wax, &text, None),
            _ => kit.button(ui, place, id, Stuff::Paper, &text, None),
        };
        match deed {
            Deed::Import => kit.tip(&touch, place, kit.say(&builder.import_about()), None),
            Deed::Export => kit.tip(&touch, place, kit.t("deck-builder-export-about"), None),
            _ => {}
        }
        if touch.clicked {
            taken = Some(deed);
        }
    }
    kit.focus.on_group(0);
    (taken, top - kit.theme.pad(12.0))
}

/// Where the buttons stand, and where they begin: the larger ones at the right in as many lines as they need, the small ones beside
/// the last of these, or below it where there is no room.
fn places(kit: &UiKit, inner: Rect, seldom: Vec<Button>, often: Vec<Button>) -> (Vec<(Button, Rect)>, f32) {
    let mut lines: Vec<Vec<Button>> = vec![Vec::new()];
    let mut left = inner.width();
    for button in often {
        if button.wide > left {
            lines.push(Vec::new());
            left = inner.width();
        }
        left -= button.wide + GAP;
        if let Some(line) = lines.last_mut() {
            line.push(button);
        }
    }
    let (high, small) = (kit.button_height(), kit.theme.em(18.0) + 14.0);
    let needed: f32 = seldom.iter().map(|button| button.wide + GAP).sum();
    let mut foot = Room::of(inner, GAP);
    let below = (needed > left).then(|| foot.bottom(small));
    let last = foot.rest.with_min_y(foot.rest.bottom() - high);
    let mut placed = Vec::new();
    for line in lines.into_iter().rev() {
        let mut row = Room::of(foot.bottom(high), GAP);
        placed.extend(line.into_iter().rev().map(|button| (row.right(button.wide), button)));
    }
    let mut aside = Room::of(below.unwrap_or(last.shrink2((0.0, (high - small) * 0.5).into())), GAP);
    let mut all: Vec<(Button, Rect)> = Vec::new();
    for button in seldom {
        let place = aside.left(button.wide.min(aside.rest.width()));
        all.push((button, place));
    }
    all.extend(placed.into_iter().rev().map(|(place, button)| (button, place)));
    (all, foot.rest.bottom() + GAP)
}
