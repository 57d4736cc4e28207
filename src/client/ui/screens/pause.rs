//! The pause menu.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Id, Sense, vec2};

use crate::client::controls::InputAction;
use crate::client::session::sharing::Shared;
use crate::client::session::{Finished, Overlay, Session, SessionRequest};
use crate::client::ui::focus::OVERLAY;
use crate::client::ui::navigation::{Navigation, Question, Then};
use crate::client::ui::pass::overlay_is;
use crate::client::ui::screens::question::{to_leave, to_restart};
use crate::client::ui::screens::rulebook::RuleBookAt;
use crate::client::ui::tips::Pass;
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::Entry;
use crate::engine::Words;

/// Text size of the entries: all of them are in sight at once.
const SIZE: f32 = 19.0;
/// Entries while a match is played.
const PLAYING: [(&str, &str); 15] = [
    ("pause-go-on", "ui-play"),
    ("pause-rules", "ui-rules"),
    ("pause-aid", "ui-aid"),
    ("pause-panels", "ui-list"),
    ("pause-saves", "ui-load"),
    ("pause-share", "ui-log"),
    ("pause-settings", "ui-settings"),
    ("pause-seats", "seat-human"),
    ("pause-practice", "ui-undo"),
    ("pause-clock-off", "ui-hourglass"),
    ("pause-concede", "ui-defeat"),
    ("pause-hand-on", "seat-bot"),
    ("pause-report", "ui-warning"),
    ("pause-restart", "ui-redo"),
    ("pause-leave", "ui-exit"),
];
/// Entries while one is watched.
const WATCHING: [(&str, &str); 9] = [
    ("pause-go-on", "ui-play"),
    ("pause-rules", "ui-rules"),
    ("pause-aid", "ui-aid"),
    ("pause-panels", "ui-list"),
    ("pause-share", "ui-log"),
    ("pause-settings", "ui-settings"),
    ("pause-report", "ui-warning"),
    ("pause-again", "ui-redo"),
    ("pause-back", "ui-load"),
];

/// The pause menu.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.run_if(overlay_is(Overlay::Pause).and_then(resource_exists::<Session>)).in_set(Pass::Overlay),
    );
}

fn draw(
    mut nav: Navigation,
    mut kit: UiKit,
    session: Res<Session>,
    mut rules: ResMut<RuleBookAt>,
    mut shared: ResMut<Shared>,
    finished: Option<Res<Finished>>,
) {
    let ctx = nav.ctx();
    let ui = &mut kit.sheet(&ctx, "pause", OVERLAY);
    let heading = kit.t("pause-heading");
    let entry_high = kit.entry_height(&Entry { size: SIZE, ..Entry::default() }) + 3.0;
    let gives_up = if session.known.seats() == 2 { "pause-hand-on" } else { "pause-concede" };
    let all = if session.is_watched() { &WATCHING[..] } else { &PLAYING[..] };
    // Each has its place, whether it can be taken now or not.
    let of_match = |key: &str| key != gives_up && (key != "pause-clock-off" || !session.clocks.is_empty());
    let entries = || all.iter().copied().filter(|(key, _)| of_match(key));
    let size = vec2(kit.theme.em(330.0), entry_high * entries().count() as f32 + kit.theme.em(110.0));
    let (inner, closed) = kit.dialog(ui, "pause", size, &heading, "ui-pause");
    let mut child = kit.inside(ui, inner);
    let taken = kit.scroll(&mut child, "pause", |ui, kit| {
        ui.spacing_mut().item_spacing.y = 3.0;
        kit.focus.on_menu();
        let mut taken = None;
        for (n, (key, icon)) in entries().enumerate() {
            let words = match key {
                "pause-back" if finished.is_some() => "pause-back-result",
                key => key,
            };
            let text = kit.t(words);
            let why = asleep(&session, key);
            let faint = why.is_some();
            let entry = Entry { text: &text, icon: Some(icon), size: SIZE, faint, ..Entry::default() };
            let id = Id::new(key);
            let (rect, _) =
                ui.allocate_exact_size(vec2(ui.available_width(), kit.entry_height(&entry)), Sense::hover());
            if n == 0 {
                kit.focus.prefer(id);
            }
            let touch = kit.entry(ui, rect, id, &entry);
            match why {
                Some(why) => {
                    let why = kit.t(why);
                    kit.tip(&touch, rect, why, None);
                    if touch.clicked {
                        kit.sound("refuse");
                    }
                }
                None if touch.clicked => taken = Some(key),
                None => {}
            }
        }
        taken
    });
    if closed || nav.cancelled(&kit) || nav.pressed.just(InputAction::Menu) {
        nav.close();
        return;
    }
    match taken {
        Some("pause-go-on") => nav.close(),
        Some("pause-rules") => {
            *rules = RuleBookAt::now(&session);
            nav.open(Overlay::RuleBook);
        }
        Some("pause-aid") => nav.open(Overlay::Aid),
        Some("pause-panels") => nav.open(Overlay::Panels),
        Some("pause-saves") => nav.open(Overlay::Saves),
        Some("pause-share") => {
            shared.0 = None;
            nav.open(Overlay::Share);
        }
        Some("pause-settings") => nav.open(Overlay::Settings),
        Some("pause-report") => nav.open(Overlay::Report),
        Some("pause-restart") => nav.question(to_restart(&session)),
        Some("pause-seats") => nav.open(Overlay::Seats),
        Some("pause-practice") => nav.question(Question {
            words: Some(Words::new("question-practice")),
            detail: Some(Words::new("question-practice-about")),
            yes: "question-practice-yes",
            then: Some(Then::Ask(SessionRequest::Practise)),
        }),
        Some("pause-clock-off") => nav.question(Question {
            words: Some(Words::new("question-clock-off")),
            detail: Some(Words::new("question-clock-off-about")),
            yes: "question-clock-off-yes",
            then: Some(Then::Ask(SessionRequest::StopClock)),
        }),
        Some("pause-concede") => nav.question(Question {
            words: Some(Words::new("question-concede")),
            detail: Some(Words::new("question-concede-about")),
            yes: "question-concede-yes",
            then: Some(Then::Ask(SessionRequest::Concede)),
        }),
        Some("pause-hand-on") => nav.question(Question {
            words: Some(Words::new("question-hand-on")),
            detail: Some(Words::new("question-hand-on-about")),
            yes: "question-hand-on-yes",
            then: Some(Then::Ask(SessionRequest::Concede)),
        }),
        Some("pause-again") => {
            nav.ask(SessionRequest::StepTo(0));
            nav.close();
        }
        Some("pause-back") => nav.ask(SessionRequest::Leave),
        Some("pause-leave") => nav.question(to_leave(&session)),
        _ => {}
    }
}

/// Why an entry cannot be taken now, as a message; nothing if it can.
fn asleep(session: &Session, key: &str) -> Option<&'static str> {
    let over = session.known.outcome().is_some().then_some("pause-over");
    let guided = session.is_guided().then_some("pause-guided");
    let looking = session.replay.is_some().then_some("pause-looking");
    let bound = || looking.or(over).or(guided);
    let nobody = || session.deciding().or_else(|| session.watching_human()).is_none().then_some("pause-nobody");
    match key {
        "pause-panels" => (!session.known.setting().panels).then_some("panels-none"),
        "pause-practice" => bound().or_else(|| session.practice.then_some("pause-practised")),
        "pause-seats" | "pause-clock-off" => bound(),
        "pause-concede" | "pause-hand-on" => bound().or_else(nobody),
        _ => None,
    }
}
