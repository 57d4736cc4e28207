//! What a screen reader is told of the table: what is asked, what happened last, what is pointed at and refused, and every
//! thing with its owner, its place and what lies on it.

use std::sync::Arc;

use bevy_egui::egui::accesskit::Action;
use bevy_egui::egui::{Id, Rect, Ui};

use super::{HudView, boxes, clock, own_plate, position};
use crate::client::ui::ui_kit::UiKit;
use crate::engine::Viewer;
use crate::locale::Language;
use crate::table::{AnyView, Side, Target};

/// What lies on the table in words, as it has been told so far.
#[derive(Debug, Default)]
pub(super) struct TableInWords {
    /// What it depends on.
    of: Option<((u32, usize), Viewer, Side, Language, bool)>,
    /// The table as it was seen then.
    told: Option<Arc<dyn AnyView>>,
    /// Each thing, the line that is told of it, and whether something else tells of it already.
    lines: Vec<(Option<Target>, String, bool)>,
}

impl TableInWords {
    /// Follows what has been told.
    fn follow(&mut self, kit: &UiKit, table: &HudView) {
        let session = table.session;
        let (viewer, side) = (session.known.viewer(), session.known.side());
        let now = (position(session), viewer, side, kit.locale.language(), table.busy);
        let known = self.told.as_ref().is_some_and(|told| Arc::ptr_eq(told, &session.told.seen));
        if known && self.of == Some(now) {
            return;
        }
        (self.of, self.told) = (Some(now), Some(session.told.seen.clone()));
        let spoken = table.told().spoken(side);
        self.lines = spoken.iter().map(|spoken| (spoken.target, kit.heard(session, spoken), spoken.minor)).collect();
    }

    /// What is told of a thing on the table.
    fn line(&self, target: Target) -> Option<&str> {
        self.lines.iter().find(|(of, ..)| *of == Some(target)).map(|(_, line, _)| line.as_str())
    }
}

/// Says it all; gives the thing that somebody has pressed by its name.
pub(super) fn tell(kit: &mut UiKit, ui: &Ui, table: &HudView, heard: &mut TableInWords) -> Option<Target> {
    if !kit.spoken.on {
        return None;
    }
    let session = table.session;
    if table.deciding.is_some() {
        let asked = kit.tell(session, &own_plate::asked(table));
        kit.read_out("prompt", &asked);
    }
    clock::warn(kit, table);
    if let Some(line) = session.told.log.last() {
        let line = kit.tell(session, &line.words);
        kit.read_out("chronicle", &line);
    }
    if let Some((why, _)) = boxes::told_now(kit, table) {
        let why = kit.tell(session, &why.words);
        kit.read_out("refusal", &why);
    }
    heard.follow(kit, table);
    let heard = &*heard;
    let named = |kit: &UiKit, target: Target| match heard.line(target) {
        Some(line) => Some(line.to_owned()),
        None => boxes::title_of(table, target).map(|title| kit.tell(session, &title)),
    };
    if let Some(name) = table.picker.hover.and_then(|target| named(kit, target)) {
        kit.read_out("pointed at", &name);
    }
    let mut pressed = None;
    let mut thing = |kit: &mut UiKit, target: Target, name: &str, place: Option<Rect>| {
        let id = Id::new("thing").with(target);
        kit.thing(id, name, place);
        if ui.input(|input| input.has_accesskit_action_request(id, Action::Click)) {
            pressed = Some(target);
        }
    };
    for (n, (target, line, minor)) in heard.lines.iter().enumerate() {
        match (target, target.and_then(|target| table.seen.of(target))) {
            (Some(target), place @ Some(_)) => thing(kit, *target, line, place),
            // What is told with something else already need not be found a second time.
            _ if *minor => {}
            (Some(target), None) => thing(kit, *target, line, None),
            (None, _) => kit.thing(Id::new("told").with(n), line, None),
        }
    }
    // The own hand, and what only a picture can show.
    for &(target, place) in table.seen.named.iter().filter(|(target, _)| heard.line(*target).is_none()) {
        if let Some(name) = named(kit, target) {
            thing(kit, target, &name, Some(place));
        }
    }
    pressed
}
