//! The rows of the clock: whether people's time is counted, and how much they have.

use bevy_egui::egui::{Id, Ui};

use super::{Draft, section, told};
use crate::client::ui::ui_kit::UiKit;
use crate::engine::journal::Limit;
use crate::engine::{SeatController, Words};

/// What is offered for each move.
const MOVES: [Limit; 3] = [Limit::Move(30), Limit::Move(60), Limit::Move(120)];
/// What is offered for a whole match.
const MATCHES: [Limit; 3] = [Limit::Match(600), Limit::Match(1200), Limit::Match(2400)];

/// Draws them, if anybody sits at the table whose time can be counted.
pub(super) fn rows(kit: &mut UiKit, ui: &mut Ui, draft: &mut Draft) {
    if !draft.wanted.iter().any(SeatController::is_person) {
        return;
    }
    let heading = kit.t("setup-clock");
    section(kit, ui, &heading, None);
    let kinds = [kit.t("setup-clock-none"), kit.t("setup-clock-move"), kit.t("setup-clock-match")];
    let now = match draft.clock {
        None => 0,
        Some(Limit::Move(_)) => 1,
        Some(Limit::Match(_)) => 2,
    };
    let width = ui.available_width();
    kit.spoken.about(&heading);
    if let Some(new) = kit.segments(ui, Id::new("setup clock"), width, &kinds, now) {
        draft.clock = [None, Some(MOVES[1]), Some(MATCHES[1])].get(new).copied().flatten();
    }
    let (offered, about) = match draft.clock {
        None => (&[][..], None),
        Some(Limit::Move(_)) => (&MOVES[..], Some(kit.t("setup-clock-move-about"))),
        Some(Limit::Match(_)) => (&MATCHES[..], Some(kit.t("setup-clock-match-about"))),
    };
    if let Some(about) = about {
        let names: Vec<String> = offered.iter().map(|limit| name(kit, *limit)).collect();
        let now = offered.iter().position(|limit| draft.clock == Some(*limit)).unwrap_or(offered.len());
        kit.spoken.about(&heading);
        let id = Id::new("setup clock time");
        if let Some(new) = told(kit, ui, &about, |ui, kit| kit.segments(ui, id, width, &names, now)) {
            draft.clock = offered.get(new).copied();
        }
        kit.paragraph(ui, &kit.t("setup-clock-about"), kit.theme.font(14.5), kit.theme.c.ink_soft);
    }
    ui.add_space(6.0);
}

fn name(kit: &UiKit, limit: Limit) -> String {
    let seconds = limit.seconds();
    if seconds.is_multiple_of(60) {
        kit.say(&Words::new("setup-clock-minutes").with("count", seconds / 60))
    } else {
        kit.say(&Words::new("setup-clock-seconds").with("count", seconds))
    }
}
