//! What a screen reader is told of the table: what is asked, what happened last, what is pointed at and refused, and every
//! card and place by name.

use bevy_egui::egui::accesskit::Action;
use bevy_egui::egui::{Id, Ui};

use super::{Hud, Table, boxes, clock, plates};
use crate::client::table::Target;
use crate::client::ui::kit::Kit;

/// Says it all; gives the thing that somebody has pressed by its name.
pub(super) fn tell(kit: &mut Kit, ui: &Ui, table: &Table, hud: &Hud) -> Option<Target> {
    if !kit.spoken.on {
        return None;
    }
    let session = table.session;
    if table.deciding.is_some() {
        let asked = kit.tell(session, &plates::asked(table));
        kit.read_out("prompt", &asked);
    }
    clock::warn(kit, table);
    if let Some(line) = session.log.last() {
        let line = kit.tell(session, &line.words);
        kit.read_out("chronicle", &line);
    }
    if let Some((why, _)) = boxes::told_now(kit, table, hud) {
        let why = kit.tell(session, &why.words);
        kit.read_out("refusal", &why);
    }
    if let Some(title) = table.picker.hover.and_then(|target| boxes::title_of(table, target)) {
        let title = kit.tell(session, &title);
        kit.read_out("pointed at", &title);
    }
    let mut pressed = None;
    for &(target, place) in &table.seen.named {
        let Some(title) = boxes::title_of(table, target) else { continue };
        let title = kit.tell(session, &title);
        let id = Id::new("thing").with(target);
        kit.thing(id, &title, place);
        if ui.input(|input| input.has_accesskit_action_request(id, Action::Click)) {
            pressed = Some(target);
        }
    }
    pressed
}
