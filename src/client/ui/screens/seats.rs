//! Who sits where in the match on the table: a bot sits down for a person, a person for a bot, or a bot changes its level.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align2, Id, Sense, Ui, pos2, vec2};

use crate::ai::{Level, Persona};
use crate::client::session::{Overlay, Session, SessionRequest};
use crate::client::ui::focus::OVERLAY;
use crate::client::ui::names;
use crate::client::ui::navigation::Navigation;
use crate::client::ui::pass::overlay_is;
use crate::client::ui::tips::Pass;
use crate::client::ui::ui_kit::UiKit;
use crate::engine::Seat;
use crate::table::Occupant;

/// The seats of the match.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.run_if(overlay_is(Overlay::Seats).and_then(resource_exists::<Session>)).in_set(Pass::Overlay),
    );
}

fn draw(mut nav: Navigation, mut kit: UiKit, session: Res<Session>) {
    let ctx = nav.ctx();
    let ui = &mut kit.sheet(&ctx, "seats", OVERLAY);
    let heading = kit.t("seats-heading");
    let high = kit.theme.em(150.0) + kit.theme.em(150.0) * session.occupants.len() as f32;
    let (inner, closed) = kit.dialog(ui, "seats", vec2(kit.theme.em(660.0), high), &heading, "seat-human");
    let mut child = kit.inside(ui, inner);
    let taken = kit.scroll(&mut child, "seats", |ui, kit| {
        let about = kit.t("seats-about");
        kit.paragraph(ui, &about, kit.theme.font(15.5), kit.theme.c.ink);
        let mut taken = None;
        for n in 0..session.occupants.len() {
            let seat = Seat(n as u8);
            taken = taken.or(row(kit, ui, &session, seat).map(|occupant| (seat, occupant)));
        }
        taken
    });
    if let Some((seat, occupant)) = taken {
        nav.ask(SessionRequest::Reseat { seat, occupant });
    } else if closed || nav.overlay() == Overlay::Seats && nav.cancelled(&kit) {
        nav.close();
    }
}

/// One seat; who is to sit there from now on, if that changes.
fn row(kit: &mut UiKit, ui: &mut Ui, session: &Session, seat: Seat) -> Option<Occupant> {
    let c = kit.theme.c;
    ui.add_space(10.0);
    let occupant = session.occupants.get(seat.index())?;
    let regulars = session.known.art().regulars();
    let (icon, now) = match occupant {
        Occupant::Human { .. } => ("seat-human", 0),
        Occupant::Bot { persona, .. } => (names::portrait(regulars, occupant), 1 + persona.level as usize),
    };
    let size = kit.theme.em(30.0);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), size), Sense::hover());
    kit.icon(ui.painter(), icon, pos2(rect.left() + size * 0.5, rect.center().y), size, c.ink);
    let name = names::of(kit, session, seat);
    let at = pos2(rect.left() + size + 10.0, rect.center().y);
    let font = kit.theme.bold(16.0);
    kit.line(ui.painter(), at, Align2::LEFT_CENTER, &name, font, c.ink, rect.right() - at.x);
    let kinds = names::kinds(kit);
    let id = Id::new("seats seat").with(seat.0);
    if seat == Seat(0) {
        kit.focus.prefer(id);
    }
    let width = ui.available_width();
    let free = Occupant::free(regulars, &session.occupants, seat);
    kit.spoken.about(&name);
    let new = kit.segments(ui, id, width, &kinds, now);
    let level = |number: usize| number.checked_sub(1).and_then(|level| Level::ALL.get(level)).copied();
    let Occupant::Bot { persona, .. } = occupant else {
        return Some(Occupant::regular(free.first()?, level(new?)?));
    };
    kit.spoken.about(&name);
    let another = kit.regulars(ui, id.with("regular"), &free, occupant.name());
    if let Some(taste) = names::taste(kit, regulars, occupant) {
        kit.paragraph(ui, &taste, kit.theme.font(14.5), c.ink_soft);
    }
    match (new, another) {
        (Some(0), _) => Some(Occupant::Human { name: String::new() }),
        (Some(new), _) => {
            let persona = Persona { level: level(new)?, ..*persona };
            Some(Occupant::Bot { persona, name: occupant.name().to_owned() })
        }
        (None, Some(regular)) => Some(Occupant::regular(regular, persona.level)),
        (None, None) => None,
    }
}
