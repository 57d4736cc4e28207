//! The pause menu.

use bevy::prelude::*;
use bevy_egui::egui::{Id, Ui, vec2};

use crate::client::controls::InputAction;
use crate::client::session::sharing::Shared;
use crate::client::session::{Finished, Overlay, Session, SessionRequest};
use crate::client::ui::boxes::strip;
use crate::client::ui::navigation::{Navigation, Question, Then};
use crate::client::ui::screens::hud::Hud;
use crate::client::ui::screens::question::{to_leave, to_restart};
use crate::client::ui::screens::rulebook::RuleBookAt;
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::Entry;

/// Text size of the entries: all of them are in sight at once.
const SIZE: f32 = 19.0;

/// An entry of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    GoOn,
    Rules,
    Aid,
    Panels,
    Buttons,
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

/// When an entry is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum While {
    Playing,
    /// A match is looked at again.
    Watching,
    Both,
}

/// The entries from above to below: when each is there, what it is called, as a message, and its icon.
const ENTRIES: [(Choice, While, &str, &str); 18] = [
    (Choice::GoOn, While::Both, "pause-go-on", "ui-play"),
    (Choice::Rules, While::Both, "pause-rules", "ui-rules"),
    (Choice::Aid, While::Both, "pause-aid", "ui-aid"),
    (Choice::Panels, While::Both, "pause-panels", "ui-list"),
    (Choice::Buttons, While::Both, "pause-buttons", "ui-plus"),
    (Choice::Saves, While::Playing, "pause-saves", "ui-load"),
    (Choice::Share, While::Both, "pause-share", "ui-log"),
    (Choice::Settings, While::Both, "pause-settings", "ui-settings"),
    (Choice::Seats, While::Playing, "pause-seats", "seat-human"),
    (Choice::Practise, While::Playing, "pause-practice", "ui-undo"),
    (Choice::StopClock, While::Playing, "pause-clock-off", "ui-hourglass"),
    (Choice::Concede, While::Playing, "pause-concede", "ui-defeat"),
    (Choice::HandOn, While::Playing, "pause-hand-on", "seat-bot"),
    (Choice::Report, While::Both, "pause-report", "ui-warning"),
    (Choice::Restart, While::Playing, "pause-restart", "ui-redo"),
    (Choice::Leave, While::Playing, "pause-leave", "ui-exit"),
    (Choice::Again, While::Watching, "pause-again", "ui-redo"),
    (Choice::Back, While::Watching, "pause-back", "ui-load"),
];

impl Choice {
    /// Whether it has its place in the menu, be it one that can be taken now or not.
    fn is_there(self, shown: While, session: &Session) -> bool {
        let other = if session.is_watched() { While::Playing } else { While::Watching };
        shown != other
            && match self {
                Self::StopClock => !session.clocks.is_empty(),
                // Of two ways to give up there is the one that the match has.
                Self::Concede => session.known.seats() == 2,
                Self::HandOn => session.known.seats() != 2,
                _ => true,
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

pub(super) fn draw(
    mut nav: Navigation,
    mut kit: UiKit,
    session: Res<Session>,
    mut rules: ResMut<RuleBookAt>,
    mut shared: ResMut<Shared>,
    mut hud: ResMut<Hud>,
    finished: Option<Res<Finished>>,
) {
    let entry_high = kit.entry_height(&Entry { size: SIZE, ..Entry::default() }) + 3.0;
    let entries = || ENTRIES.into_iter().filter(|(choice, shown, ..)| choice.is_there(*shown, &session));
    let size = vec2(kit.theme.em(330.0), entry_high * entries().count() as f32 + kit.theme.em(110.0));
    let (mut page, closed) = kit.overlay(&nav.ctx(), "pause", size, &kit.t("pause-heading"), "ui-pause");
    let taken = kit.scroll(&mut page, "pause", |ui, kit| {
        ui.spacing_mut().item_spacing.y = 3.0;
        kit.focus.on_menu();
        let mut taken = None;
        for (choice, _, key, icon) in entries() {
            let to_result = choice == Choice::Back && finished.is_some();
            let text = kit.t(if to_result { "pause-back-result" } else { key });
            if entry(kit, ui, &session, choice, (key, &text, icon)) {
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
        carry_out(choice, &mut nav, &session, (&mut rules, &mut shared, &mut hud));
    }
}

/// One entry; whether it was taken, which it cannot be while it is asleep.
fn entry(
    kit: &mut UiKit,
    ui: &mut Ui,
    session: &Session,
    choice: Choice,
    (key, text, icon): (&str, &str, &str),
) -> bool {
    let why = choice.asleep(session);
    let faint = why.is_some();
    let entry = Entry { text, icon: Some(icon), size: SIZE, faint, ..Entry::default() };
    let id = Id::new(key);
    let rect = strip(ui, kit.entry_height(&entry));
    if choice == Choice::GoOn {
        kit.focus.prefer(id);
    }
    let touch = kit.entry(ui, rect, id, &entry);
    let Some(why) = why else { return touch.clicked };
    kit.tip(&touch, rect, kit.t(why), None);
    if touch.clicked {
        kit.sound("refuse");
    }
    false
}

/// Does what an entry stands for.
fn carry_out(
    choice: Choice,
    nav: &mut Navigation,
    session: &Session,
    (rules, shared, hud): (&mut RuleBookAt, &mut Shared, &mut Hud),
) {
    match choice {
        Choice::GoOn => nav.close(),
        Choice::Rules => {
            *rules = RuleBookAt::now(session);
            nav.open(Overlay::RuleBook);
        }
        Choice::Aid => nav.open(Overlay::Aid),
        Choice::Panels => nav.open(Overlay::Panels),
        Choice::Buttons => {
            hud.unfold_buttons();
            nav.close();
        }
        Choice::Saves => nav.open(Overlay::Saves),
        Choice::Share => {
            shared.0 = None;
            nav.open(Overlay::Share);
        }
        Choice::Settings => nav.open(Overlay::Settings),
        Choice::Report => nav.open(Overlay::Report),
        Choice::Restart => nav.question(to_restart(session)),
        Choice::Seats => nav.open(Overlay::Seats),
        Choice::Practise => ask_first(nav, "question-practice", "question-practice-yes", SessionRequest::Practise),
        Choice::StopClock => ask_first(nav, "question-clock-off", "question-clock-off-yes", SessionRequest::StopClock),
        Choice::Concede => ask_first(nav, "question-concede", "question-concede-yes", SessionRequest::Concede),
        Choice::HandOn => ask_first(nav, "question-hand-on", "question-hand-on-yes", SessionRequest::Concede),
        Choice::Again => {
            nav.ask(SessionRequest::StepTo(0));
            nav.close();
        }
        Choice::Back => nav.ask(SessionRequest::Leave),
        Choice::Leave => nav.question(to_leave(session)),
    }
}

/// Asks the person before something is asked of the session.
fn ask_first(nav: &mut Navigation, key: &str, yes: &'static str, ask: SessionRequest) {
    nav.question(Question::new(key, yes, Then::Ask(ask)));
}
