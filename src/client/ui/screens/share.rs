//! What can be copied of a match: its journal, as text or in one line, and the position.

use bevy::prelude::*;
use bevy_egui::egui::{Id, vec2};

use crate::client::session::sharing::{Copied, KeptBack, Shared};
use crate::client::session::{Overlay, SessionRequest};
use crate::client::ui::navigation::Navigation;
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::Entry;

/// What can be copied, and the icon of each.
const ENTRIES: [(Copied, &str, &str); 3] = [
    (Copied::Match, "share-match", "ui-log"),
    (Copied::Line, "share-line", "ui-minus"),
    (Copied::Position, "share-position", "ui-target"),
];

pub(super) fn draw(mut nav: Navigation, mut kit: UiKit, shared: Res<Shared>, kept_back: Res<KeptBack>) {
    let size = vec2(kit.theme.em(560.0), kit.theme.em(330.0));
    let (mut page, closed) = kit.overlay(&nav.ctx(), "share", size, &kit.t("share-heading"), "ui-log");
    let taken = kit.scroll(&mut page, "share", |ui, kit| {
        ui.spacing_mut().item_spacing.y = 3.0;
        kit.focus.on_menu();
        let mut taken = None;
        let first = ENTRIES.iter().position(|(what, ..)| kept_back.why(*what).is_none());
        for (n, (what, key, icon)) in ENTRIES.into_iter().enumerate() {
            let why = kept_back.why(what);
            let (text, about) = (kit.t(key), why.map_or_else(|| kit.t(&format!("{key}-about")), |why| kit.say(why)));
            let entry = Entry {
                text: &text,
                detail: Some(&about),
                icon: Some(icon),
                size: 20.0,
                faint: why.is_some(),
                ..Entry::default()
            };
            match (kit.row(ui, Id::new(key), &entry, first == Some(n)), why) {
                (true, None) => taken = Some(what),
                (true, Some(_)) => kit.sound("refuse"),
                (false, _) => {}
            }
        }
        taken
    });
    if let Some(what) = taken {
        nav.ask(SessionRequest::Copy { what, of: shared.0.clone() });
        nav.close();
    } else if closed || nav.overlay() == Overlay::Share && nav.cancelled(&kit) {
        nav.close();
    }
}
