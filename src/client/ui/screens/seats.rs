//! Who sits where in the match on the table: a bot sits down for a person, a person for a bot, or a bot changes its level.

use bevy::prelude::*;
use bevy_egui::egui::{Id, Ui, vec2};

use crate::client::programs::Programs;
use crate::client::session::{Overlay, Session, SessionRequest};
use crate::client::ui::boxes::{Room, strip};
use crate::client::ui::names;
use crate::client::ui::navigation::Navigation;
use crate::client::ui::ui_kit::UiKit;
use crate::engine::{BotKind, Level, Persona, Program, Seat, SeatController};

pub(super) fn draw(mut nav: Navigation, mut kit: UiKit, session: Res<Session>, programs: Res<Programs>) {
    let high = kit.theme.em(150.0) + kit.theme.em(150.0) * session.controllers.len() as f32;
    let size = vec2(kit.theme.em(660.0), high);
    let (mut page, closed) = kit.overlay(&nav.ctx(), "seats", size, &kit.t("seats-heading"), "seat-human");
    let taken = kit.scroll(&mut page, "seats", |ui, kit| {
        kit.paragraph(ui, &kit.t("seats-about"), kit.theme.font(15.5), kit.theme.c.ink);
        let mut taken = None;
        for n in 0..session.controllers.len() {
            let seat = Seat(n as u8);
            taken = taken.or(row(kit, ui, &session, seat, &programs.0).map(|controller| (seat, controller)));
        }
        taken
    });
    if let Some((seat, controller)) = taken {
        nav.ask(SessionRequest::Reseat { seat, controller });
    } else if closed || nav.overlay() == Overlay::Seats && nav.cancelled(&kit) {
        nav.close();
    }
}

/// One seat; who is to sit there from now on, if that changes.
fn row(kit: &mut UiKit, ui: &mut Ui, session: &Session, seat: Seat, programs: &[Program]) -> Option<SeatController> {
    let c = kit.theme.c;
    ui.add_space(10.0);
    let controller = session.controllers.get(seat.index())?;
    let regulars = session.known.art().regulars();
    let icon = names::portrait(regulars, controller);
    let program = |sits: &SeatController| {
        programs.iter().position(|known| matches!(sits, SeatController::Program(it) if it.command() == known.command()))
    };
    let now = match (controller, controller.persona()) {
        (SeatController::Person { .. }, _) => 0,
        (_, Some(persona)) => 1 + persona.level as usize,
        _ => program(controller).map_or(usize::MAX, |at| 1 + Level::ALL.len() + at),
    };
    let name = names::of(kit, session, seat);
    let head = Room::of(strip(ui, kit.theme.em(30.0)), 10.0);
    kit.icon_and_line(ui.painter(), head, (icon, c.ink), &name, kit.theme.bold(16.0));
    let mut kinds = names::kinds(kit);
    kinds.extend(programs.iter().map(|program| program.name().to_owned()));
    let id = Id::new("seats seat").with(seat.0);
    if seat == Seat(0) {
        kit.focus.prefer(id);
    }
    let width = ui.available_width();
    let free = SeatController::free(regulars, &session.controllers, seat);
    kit.spoken.about(&name);
    let new = kit.segments(ui, id, width, &kinds, now);
    let person = (!matches!(controller, SeatController::Person { .. })).then(SeatController::person);
    let taken = match new {
        Some(0) => person,
        Some(new) => match Level::ALL.get(new - 1) {
            Some(level) => Some(match controller.persona() {
                Some(persona) => {
                    let kind = BotKind::Persona(Persona { level: *level, ..persona });
                    SeatController::Bot { kind, name: controller.name().to_owned() }
                }
                None => SeatController::regular(free.first()?, *level),
            }),
            None => programs.get(new - 1 - Level::ALL.len()).cloned().map(SeatController::Program),
        },
        None => None,
    };
    let Some(persona) = controller.persona() else { return taken };
    kit.spoken.about(&name);
    let another = kit.regulars(ui, id.with("regular"), &free, controller.name());
    if let Some(taste) = names::taste(kit, regulars, controller) {
        kit.paragraph(ui, &taste, kit.theme.font(14.5), c.ink_soft);
    }
    taken.or_else(|| another.map(|regular| SeatController::regular(regular, persona.level)))
}
