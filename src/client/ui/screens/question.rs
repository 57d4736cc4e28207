//! A question that must be answered first. No is focused.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Id, Ui, vec2};

use super::title::look;
use crate::client::session::{Overlay, Session, SessionRequest};
use crate::client::settings::{Notices, Settings};
use crate::client::ui::boxes::Room;
use crate::client::ui::focus::QUESTION;
use crate::client::ui::navigation::{Navigation, Question, Then};
use crate::client::ui::screens::deck_builder::bench::Bench;
use crate::client::ui::screens::saves::Listing;
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::Stuff;
use crate::engine::Words;
use crate::engine::text_file::io_words;
use crate::folders::DataFolder;
use crate::storage::saves::Saves;
use crate::storage::settings::PlaySettings;
use crate::storage::statistics::Statistics;

/// The question before a match is left, with what becomes of it.
pub fn to_leave(session: &Session) -> Question {
    let leave = Then::Ask(SessionRequest::Leave);
    if session.puzzle().is_some() {
        return Question::new("question-puzzle", "question-puzzle-yes", leave);
    }
    if !session.is_guided() {
        return Question::new("question-leave", "question-leave-yes", leave);
    }
    let mut question = Question::new("question-lesson", "question-lesson-yes", leave);
    if session.known.is_empty() {
        question.detail = Some(Words::new("question-lesson-anew-about"));
    }
    question
}

/// The question before a match is begun again, with what becomes of it.
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
    let again = Then::Ask(SessionRequest::Rematch { swap: false, same_seed: false });
    Question { detail: Some(Words::new(detail)), ..Question::new("question-restart", "question-restart-yes", again) }
}

pub(super) fn draw(
    mut nav: Navigation,
    mut kit: UiKit,
    (data, mut commands): (Res<DataFolder>, Commands),
    mut to: Changed,
) {
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
    let mut foot = Room::of(Room::of(inner, 0.0).bottom(kit.button_height()), 14.0);
    let yes = kit.t(if question.yes.is_empty() { "ui-yes" } else { question.yes });
    let id = Id::new("question no");
    kit.focus.prefer(id);
    let refused = kit.button_at_end(ui, &mut foot, id, Stuff::Paper, &kit.t("ui-no"));
    let agreed = kit.button_at_end(ui, &mut foot, Id::new("question yes"), Stuff::Wax, &yes);
    (agreed || refused || closed).then_some(agreed)
}

/// What an agreed question changes beside the session.
#[derive(SystemParam)]
pub(super) struct Changed<'w> {
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
            let PlaySettings { language, last, .. } = to.settings.play.clone();
            let play = PlaySettings { language, last, ..PlaySettings::default() };
            *to.settings = Settings { bindings: to.settings.bindings.clone(), play, ..Settings::default() };
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
