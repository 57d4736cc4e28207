//! A question that must be answered first. No is focused.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Id, Rect, pos2, vec2};

use super::title::look;
use crate::client::session::{Overlay, Session, SessionRequest};
use crate::client::settings::{Notices, Settings};
use crate::client::ui::focus::QUESTION;
use crate::client::ui::navigation::{Navigation, Question, Then};
use crate::client::ui::pass::overlay_is;
use crate::client::ui::screens::deck_builder::bench::Bench;
use crate::client::ui::screens::saves::Listing;
use crate::client::ui::tips::Pass;
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::Stuff;
use crate::engine::Words;
use crate::engine::text_file::io_words;
use crate::folders::DataFolder;
use crate::storage::saves::Saves;
use crate::storage::statistics::Statistics;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.run_if(overlay_is(Overlay::Question)).in_set(Pass::Question));
}

/// The question before a match is left, with what becomes of it.
#[must_use]
pub fn to_leave(session: &Session) -> Question {
    let (what, detail) = if session.puzzle().is_some() {
        ("puzzle", "question-puzzle-about")
    } else if session.is_guided() && session.known.is_empty() {
        ("lesson", "question-lesson-anew-about")
    } else if session.is_guided() {
        ("lesson", "question-lesson-about")
    } else {
        ("leave", "question-leave-about")
    };
    Question {
        words: Some(Words::new(format!("question-{what}"))),
        detail: Some(Words::new(detail)),
        yes: match what {
            "puzzle" => "question-puzzle-yes",
            "lesson" => "question-lesson-yes",
            _ => "question-leave-yes",
        },
        then: Some(Then::Ask(SessionRequest::Leave)),
    }
}

/// The question before a match is begun again, with what becomes of it.
#[must_use]
pub fn to_restart(session: &Session) -> Question {
    let detail = if session.puzzle().is_some() {
        "question-restart-puzzle-about"
    } else if session.is_guided() {
        "question-restart-lesson-about"
    } else if session.known.deal().is_some() {
        "question-restart-about"
    } else {
        "question-restart-there-about"
    };
    Question {
        words: Some(Words::new("question-restart")),
        detail: Some(Words::new(detail)),
        yes: "question-restart-yes",
        then: Some(Then::Ask(SessionRequest::Rematch { swap: false, same_seed: false })),
    }
}

fn draw(
    mut nav: Navigation,
    mut kit: UiKit,
    mut settings: ResMut<Settings>,
    mut notices: ResMut<Notices>,
    mut listing: ResMut<Listing>,
    mut bench: ResMut<Bench>,
    mut statistics: ResMut<Statistics>,
    data: bevy::prelude::Res<DataFolder>,
    mut commands: Commands,
) {
    let ctx = nav.ctx();
    let ui = &mut kit.sheet(&ctx, "question", QUESTION);
    let question = nav.asked().clone();
    let Some(words) = question.words.clone() else {
        nav.close();
        return;
    };
    let heading = kit.say(&words);
    let detail = question.detail.as_ref().map(|detail| kit.say(detail)).unwrap_or_default();
    if kit.spoken.on {
        kit.read_out("question", &format!("{heading} {detail}"));
    }
    let c = kit.theme.c;
    let wide = kit.theme.em(460.0).min(ui.max_rect().width() - 40.0);
    let pad = kit.theme.pad(24.0);
    let galley = ui.painter().layout(detail, kit.theme.font(16.0), c.ink, wide - 2.0 * pad);
    let head = kit.theme.em(26.0) + 14.0 + pad * 0.7 + 4.0 + kit.theme.pad(12.0);
    let high = head + galley.size().y + kit.button_height() + 22.0 + pad;
    let (inner, closed) = kit.dialog(ui, "question", vec2(wide, high), &heading, "ui-help");
    ui.painter().galley(inner.min, galley, c.ink);
    let low = inner.bottom();
    let top = low - kit.button_height();
    let yes = kit.t(if question.yes.is_empty() { "ui-yes" } else { question.yes });
    let no = kit.t("ui-no");
    let yes_wide = kit.button_width(ui, &yes, None);
    let no_wide = kit.button_width(ui, &no, None);
    let rect = Rect::from_min_max(pos2(inner.right() - no_wide, top), pos2(inner.right(), low));
    let id = Id::new("question no");
    kit.focus.prefer(id);
    let refused = kit.button(ui, rect, id, Stuff::Paper, &no, None).clicked;
    let right = rect.left() - 14.0;
    let rect = Rect::from_min_max(pos2(right - yes_wide, top), pos2(right, low));
    let agreed = kit.button(ui, rect, Id::new("question yes"), Stuff::Wax, &yes, None).clicked;
    if agreed {
        match nav.asked().then.take() {
            Some(Then::Ask(ask)) => {
                if ask == SessionRequest::Leave {
                    nav.clear();
                }
                nav.ask(ask);
            }
            Some(Then::Quit) => nav.quit(),
            Some(Then::ResetSettings) => {
                let (bindings, last) = (settings.bindings.clone(), settings.last.clone());
                *settings = Settings { bindings, last, language: settings.language, ..Settings::default() };
            }
            Some(Then::ResetBindings) => settings.bindings.reset_all(),
            Some(Then::Delete(path)) => {
                match Saves::new(data.matches()).delete(&path) {
                    Ok(trashed) => listing.trashed = Some(trashed),
                    Err(error) => {
                        notices.push(Words::new("notice-delete-failed").with("why", io_words(&error)));
                    }
                }
                listing.stale = true;
                commands.run_system_cached(look);
            }
            Some(Then::ResetStatistics) => {
                if let Err(error) = statistics.reset() {
                    notices.push(Words::new("notice-statistics-not-reset").with("reason", io_words(&error)));
                }
            }
            Some(Then::DeleteDeck) => {
                if let Err(error) = bench.delete(&data) {
                    notices.push(Words::new("notice-deck-not-deleted").with("why", io_words(&error)));
                }
            }
            Some(Then::Report) => {
                nav.asked().words = None;
                nav.turn_to(Overlay::Report);
                return;
            }
            None => {}
        }
    }
    if agreed || refused || closed || nav.cancelled(&kit) {
        nav.asked().words = None;
        nav.close();
    }
}
