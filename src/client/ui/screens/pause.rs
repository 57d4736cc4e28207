//! The pause menu.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Id, Sense, Ui, vec2};

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

/// An entry of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    GoOn,
    Rules,
    Aid,
    Panels,
    Saves,
    Share,
    Settings,
    Seats,
    Practise,
    StopClock,
    Concede,
    HandOn,
    Report,
    Restart,
    Leave,
    Again,
    Back,
}

/// Entries while a match is played.
const PLAYING: [Choice; 15] = [
    Choice::GoOn,
    Choice::Rules,
    Choice::Aid,
    Choice::Panels,
    Choice::Saves,
    Choice::Share,
    Choice::Settings,
    Choice::Seats,
    Choice::Practise,
    Choice::StopClock,
    Choice::Concede,
    Choice::HandOn,
    Choice::Report,
    Choice::Restart,
    Choice::Leave,
];
/// Entries while one is watched.
const WATCHING: [Choice; 9] = [
    Choice::GoOn,
    Choice::Rules,
    Choice::Aid,
    Choice::Panels,
    Choice::Share,
    Choice::Settings,
    Choice::Report,
    Choice::Again,
    Choice::Back,
];

impl Choice {
    /// What it is called, as a message, and its icon.
    fn face(self) -> (&'static str, &'static str) {
        match self {
            Self::GoOn => ("pause-go-on", "ui-play"),
            Self::Rules => ("pause-rules", "ui-rules"),
            Self::Aid => ("pause-aid", "ui-aid"),
            Self::Panels => ("pause-panels", "ui-list"),
            Self::Saves => ("pause-saves", "ui-load"),
            Self::Share => ("pause-share", "ui-log"),
            Self::Settings => ("pause-settings", "ui-settings"),
            Self::Seats => ("pause-seats", "seat-human"),
            Self::Practise => ("pause-practice", "ui-undo"),
            Self::StopClock => ("pause-clock-off", "ui-hourglass"),
            Self::Concede => ("pause-concede", "ui-defeat"),
            Self::HandOn => ("pause-hand-on", "seat-bot"),
            Self::Report => ("pause-report", "ui-warning"),
            Self::Restart => ("pause-restart", "ui-redo"),
            Self::Leave => ("pause-leave", "ui-exit"),
            Self::Again => ("pause-again", "ui-redo"),
            Self::Back => ("pause-back", "ui-load"),
        }
    }

    /// Why it cannot be taken now, as a message; nothing if it can.
    fn asleep(self, session: &Session) -> Option<&'static str> {
        let over = session.known.outcome().is_some().then_some("pause-over");
        let guided = session.is_guided().then_some("pause-guided");
        let looking = session.replay.is_some().then_some("pause-looking");
        let bound = || looking.or(over).or(guided);
        let nobody = || session.deciding().or_else(|| session.watching_human()).is_none().then_some("pause-nobody");
        match self {
            Self::Panels => (!session.known.setting().panels).then_some("panels-none"),
            Self::Practise => bound().or_else(|| session.practice.then_some("pause-practised")),
            Self::Seats | Self::StopClock => bound(),
            Self::Concede | Self::HandOn => bound().or_else(nobody),
            _ => None,
        }
    }
}

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
    // Of two ways to give up there is the one that the match has.
    let other_end = if session.known.seats() == 2 { Choice::HandOn } else { Choice::Concede };
    let all = if session.is_watched() { &WATCHING[..] } else { &PLAYING[..] };
    // Each has its place, whether it can be taken now or not.
    let is_there =
        |choice: &Choice| *choice != other_end && (*choice != Choice::StopClock || !session.clocks.is_empty());
    let entries = || all.iter().copied().filter(is_there);
    let size = vec2(kit.theme.em(330.0), entry_high * entries().count() as f32 + kit.theme.em(110.0));
    let (inner, closed) = kit.dialog(ui, "pause", size, &heading, "ui-pause");
    let mut child = kit.inside(ui, inner);
    let taken = kit.scroll(&mut child, "pause", |ui, kit| {
        ui.spacing_mut().item_spacing.y = 3.0;
        kit.focus.on_menu();
        let mut taken = None;
        for (n, choice) in entries().enumerate() {
            if entry(kit, ui, &session, (n, choice), finished.is_some()) {
                taken = Some(choice);
            }
        }
        taken
    });
    if closed || nav.cancelled(&kit) || nav.pressed.just(InputAction::Menu) {
        nav.close();
        return;
    }
    if let Some(choice) = taken {
        take(choice, &mut nav, &session, &mut rules, &mut shared);
    }
}

/// One entry, and its number from above; whether it was taken, which it cannot be while it is asleep. The way back leads `to_result`
/// if the match that is watched has just been played.
fn entry(kit: &mut UiKit, ui: &mut Ui, session: &Session, (n, choice): (usize, Choice), to_result: bool) -> bool {
    let (key, icon) = choice.face();
    let text = kit.t(if choice == Choice::Back && to_result { "pause-back-result" } else { key });
    let why = choice.asleep(session);
    let faint = why.is_some();
    let entry = Entry { text: &text, icon: Some(icon), size: SIZE, faint, ..Entry::default() };
    let id = Id::new(key);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), kit.entry_height(&entry)), Sense::hover());
    if n == 0 {
        kit.focus.prefer(id);
    }
    let touch = kit.entry(ui, rect, id, &entry);
    let Some(why) = why else { return touch.clicked };
    let why = kit.t(why);
    kit.tip(&touch, rect, why, None);
    if touch.clicked {
        kit.sound("refuse");
    }
    false
}

/// Does what an entry stands for.
fn take(choice: Choice, nav: &mut Navigation, session: &Session, rules: &mut RuleBookAt, shared: &mut Shared) {
    match choice {
        Choice::GoOn => nav.close(),
        Choice::Rules => {
            *rules = RuleBookAt::now(session);
            nav.open(Overlay::RuleBook);
        }
        Choice::Aid => nav.open(Overlay::Aid),
        Choice::Panels => nav.open(Overlay::Panels),
        Choice::Saves => nav.open(Overlay::Saves),
        Choice::Share => {
            shared.0 = None;
            nav.open(Overlay::Share);
        }
        Choice::Settings => nav.open(Overlay::Settings),
        Choice::Report => nav.open(Overlay::Report),
        Choice::Restart => nav.question(to_restart(session)),
        Choice::Seats => nav.open(Overlay::Seats),
        Choice::Practise => nav.question(question(
            ["question-practice", "question-practice-about", "question-practice-yes"],
            SessionRequest::Practise,
        )),
        Choice::StopClock => nav.question(question(
            ["question-clock-off", "question-clock-off-about", "question-clock-off-yes"],
            SessionRequest::StopClock,
        )),
        Choice::Concede => nav.question(question(
            ["question-concede", "question-concede-about", "question-concede-yes"],
            SessionRequest::Concede,
        )),
        Choice::HandOn => nav.question(question(
            ["question-hand-on", "question-hand-on-about", "question-hand-on-yes"],
            SessionRequest::Concede,
        )),
        Choice::Again => {
            nav.ask(SessionRequest::StepTo(0));
            nav.close();
        }
        Choice::Back => nav.ask(SessionRequest::Leave),
        Choice::Leave => nav.question(to_leave(session)),
    }
}

/// The question, what yes would mean, and what yes is called, before something is asked of the session.
fn question([words, detail, yes]: [&'static str; 3], ask: SessionRequest) -> Question {
    Question { words: Some(Words::new(words)), detail: Some(Words::new(detail)), yes, then: Some(Then::Ask(ask)) }
}
