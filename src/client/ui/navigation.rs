//! What a screen may do: go elsewhere, lay something over itself, ask the session, ask a question first.

use std::path::PathBuf;

use bevy::app::AppExit;
use bevy::ecs::system::SystemParam;
use bevy::prelude::{MessageWriter, NextState, Res, ResMut, Resource, Single, State, With};
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

use super::ui_kit::UiKit;
use crate::client::controls::InputAction;
use crate::client::input::Pressed;
use crate::client::session::{Overlay, Screen, SessionRequest};
use crate::engine::Words;

/// Overlays that are open below the one on top.
#[derive(Resource, Default, Debug)]
pub struct Below(Vec<Overlay>);

/// Forgets what was open: on the title nothing lies below an overlay, and neither does where none is left.
pub fn nothing_below(mut below: ResMut<Below>) {
    below.0.clear();
}

/// What happens when a question is answered with yes.
#[derive(Clone, Debug, PartialEq)]
pub enum Then {
    /// This is asked of the session.
    Ask(SessionRequest),
    /// The program ends.
    Quit,
    /// Settings go back to their defaults.
    ResetSettings,
    /// Bindings go back to their defaults.
    ResetBindings,
    /// A saved match is thrown away.
    Delete(PathBuf),
    /// What has been played is counted anew.
    ResetStatistics,
    /// The deck in work is thrown away.
    DeleteDeck,
    /// The report of a problem is opened.
    Report,
}

/// A question that must be answered first.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Question {
    /// What is asked.
    pub words: Option<Words>,
    /// What yes would mean.
    pub detail: Option<Words>,
    /// Message key of yes.
    pub yes: &'static str,
    /// What is done then.
    pub then: Option<Then>,
}

impl Question {
    /// The question of this key, whose detail is `<key>-about`, with what its yes is called and does.
    pub fn new(key: &str, yes: &'static str, then: Then) -> Self {
        Self { words: Some(Words::new(key)), detail: Some(Words::new(format!("{key}-about"))), yes, then: Some(then) }
    }
}

/// What screens and overlays need besides the [`UiKit`].
#[derive(SystemParam)]
pub struct Navigation<'w, 's> {
    context: Single<'w, 's, &'static mut EguiContext, With<PrimaryEguiContext>>,
    pub pressed: Pressed<'w, 's>,
    /// To the session.
    pub asks: MessageWriter<'w, SessionRequest>,
    screen: Res<'w, State<Screen>>,
    next_screen: ResMut<'w, NextState<Screen>>,
    overlay: Res<'w, State<Overlay>>,
    next_overlay: ResMut<'w, NextState<Overlay>>,
    below: ResMut<'w, Below>,
    question: ResMut<'w, Question>,
    exit: MessageWriter<'w, AppExit>,
}

impl Navigation<'_, '_> {
    /// The egui context.
    pub fn ctx(&mut self) -> egui::Context {
        self.context.get_mut().clone()
    }

    /// Asks something of the session.
    pub fn ask(&mut self, ask: SessionRequest) {
        self.asks.write(ask);
        self.again();
    }

    /// Goes to another screen.
    pub fn go(&mut self, screen: Screen) {
        self.next_screen.set(screen);
        self.again();
    }

    /// Screen on which the program is now.
    pub fn screen(&self) -> Screen {
        *self.screen.get()
    }

    /// What lies over it.
    pub fn overlay(&self) -> Overlay {
        *self.overlay.get()
    }

    /// Lays something over what is there.
    pub fn open(&mut self, overlay: Overlay) {
        let now = self.overlay();
        if now == overlay {
            return;
        }
        if now == Overlay::None {
            self.below.0.clear();
        } else {
            self.below.0.push(now);
        }
        self.next_overlay.set(overlay);
        self.again();
    }

    /// Lays something in the place of the topmost overlay, as the next tab of the same sheet.
    pub fn turn_to(&mut self, overlay: Overlay) {
        self.next_overlay.set(overlay);
        self.again();
    }

    /// Takes the topmost overlay away.
    pub fn close(&mut self) {
        let below = self.below.0.pop().unwrap_or_default();
        self.next_overlay.set(below);
        self.again();
    }

    /// Takes all overlays away.
    pub fn clear(&mut self) {
        self.below.0.clear();
        self.next_overlay.set(Overlay::None);
        self.again();
    }

    /// Lays a question over everything; what it leads to waits for the answer.
    pub fn question(&mut self, question: Question) {
        *self.question = question;
        self.open(Overlay::Question);
    }

    /// The question that is being asked.
    pub fn asked(&mut self) -> &mut Question {
        &mut self.question
    }

    /// Ends the program.
    pub fn quit(&mut self) {
        self.exit.write(AppExit::Success);
    }

    /// Whether somebody went one step back, and not out of a text field.
    pub fn cancelled(&self, kit: &UiKit) -> bool {
        self.pressed.just(InputAction::Cancel) && !kit.focus.was_typing() && !kit.letters.are_open()
    }

    /// There is something new to be drawn.
    pub fn again(&mut self) {
        self.context.get_mut().request_repaint();
    }
}
