//! A question that must be answered first. No is focused.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Id, Rect, Ui, pos2, vec2};

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

fn draw(mut nav: Navigation, mut kit: UiKit, (data, mut commands): (Res<DataFolder>, Commands), mut to: Changed) {
    let ctx = nav.ctx();
    let ui = &mut kit.sheet(&ctx, "question", QUESTION);
    let question = nav.asked().clone();
    let Some(words) = question.words.clone() else {
        nav.close();
        return;
    };
    let answer = dialog(&mut kit, ui, &words, &question);
    let mut stays = false;
    if answer == Some(true)
        && let Some(then) = nav.asked().then.take()
    {
        stays = matches!(then, Then::Report);
        carry_out(then, &mut nav, &mut commands, &data, &mut to);
    }
    if stays {
        nav.asked().words = None;
    } else if answer.is_some() || nav.cancelled(&kit) {
        nav.asked().words = None;
        nav.close();
    }
}

/// The question with its two answers; what was answered, if anything was: to put it away is a no.
fn dialog(kit: &mut UiKit, ui: &mut Ui, words: &Words, question: &Question) -> Option<bool> {
    let heading = kit.say(words);
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
    (agreed || refused || closed).then_some(agreed)
}

/// What an agreed question changes beside the session.
#[derive(SystemParam)]
struct Changed<'w> {
    settings: ResMut<'w, Settings>,
    notices: ResMut<'w, Notices>,
    listing: ResMut<'w, Listing>,
    bench: ResMut<'w, Bench>,
    statistics: ResMut<'w, Statistics>,
}

/// Does what was agreed to.
fn carry_out(then: Then, nav: &mut Navigation, commands: &mut Commands, data: &DataFolder, to: &mut Changed) {
    match then {
        Then::Ask(ask) => {
            if ask == SessionRequest::Leave {
                nav.clear();
            }
            nav.ask(ask);
        }
        Then::Quit => nav.quit(),
        Then::ResetSettings => {
            let (bindings, last) = (to.settings.bindings.clone(), to.settings.last.clone());
            *to.settings = Settings { bindings, last, language: to.settings.language, ..Settings::default() };
        }
        Then::ResetBindings => to.settings.bindings.reset_all(),
        Then::Delete(path) => {
            match Saves::new(data.matches()).delete(&path) {
                Ok(trashed) => to.listing.trashed = Some(trashed),
                Err(error) => {
                    to.notices.push(Words::new("notice-delete-failed").with("why", io_words(&error)));
                }
            }
            to.listing.stale = true;
            commands.run_system_cached(look);
        }
        Then::ResetStatistics => {
            if let Err(error) = to.statistics.reset() {
                to.notices.push(Words::new("notice-statistics-not-reset").with("reason", io_words(&error)));
            }
        }
        Then::DeleteDeck => {
            if let Err(error) = to.bench.delete(data) {
                to.notices.push(Words::new("notice-deck-not-deleted").with("why", io_words(&error)));
            }
        }
        Then::Report => {
            nav.turn_to(Overlay::Report);
        }
    }
}
