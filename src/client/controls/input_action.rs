//! What a person can tell the game, whatever the device.

use bevy::prelude::Reflect;
use leafwing_input_manager::Actionlike;
use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoStaticStr};

/// One command, in the order of the settings screen. Keyboard, mouse buttons and pads are bound to these; nothing else reads a key.
#[derive(
    Actionlike,
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Reflect,
    Serialize,
    Deserialize,
    EnumIter,
    IntoStaticStr,
)]
#[strum(prefix = "command-", serialize_all = "kebab-case")]
pub enum InputAction {
    /// Take what is focused (Enter, Space; pad south).
    Confirm,
    /// One step back (Esc, right mouse button; pad east).
    Cancel,
    /// Focus up (arrow; pad cross or stick).
    Up,
    Down,
    Left,
    Right,
    /// Next group: hand, table, buttons (Tab; right shoulder).
    Next,
    /// Previous group (Shift+Tab is read as this; left shoulder).
    Previous,
    /// The main button bottom right: end claims, pass, next person (E; pad west).
    Main,
    /// Take back (U; pad north).
    Undo,
    /// Do again what was taken back (Y).
    Redo,
    /// Ask the Master (H; left trigger).
    Hint,
    /// Inspect (Z; right trigger; the mouse has its wheel's button and a long press).
    Inspect,
    /// Rule book (F1, B).
    RuleBook,
    /// Player aid (Q; pad Select).
    Aid,
    /// What is unseen (T).
    Panels,
    /// Pause menu (F10; pad Start). Esc with nothing to cancel does the same.
    Menu,
    /// Next camera (C; right stick press).
    Camera,
    /// The whole table, set straight (Home).
    Whole,
    /// Turn the table to the left (comma; right stick).
    TurnLeft,
    /// Turn the table to the right (full stop; right stick).
    TurnRight,
    /// Nearer to what is in focus (Page Up; the wheel).
    Nearer,
    /// Farther away (Page Down; the wheel).
    Farther,
    /// Signs on the table: what threatens (V; right stick up).
    Signs,
    /// Watch the others' last turn again (R; right stick down).
    Retell,
    /// Finish what is moving (Backspace; left stick press).
    Skip,
    Faster,
    Slower,
    /// Whole screen (F11).
    Fullscreen,
    /// Picture of the screen (F12).
    Screenshot,
    /// First of nine numbered places.
    Number1,
    Number2,
    Number3,
    Number4,
    Number5,
    Number6,
    Number7,
    Number8,
    Number9,
}

impl InputAction {
    /// The nine numbered places in order.
    pub const NUMBERS: [Self; 9] = [
        Self::Number1,
        Self::Number2,
        Self::Number3,
        Self::Number4,
        Self::Number5,
        Self::Number6,
        Self::Number7,
        Self::Number8,
        Self::Number9,
    ];

    /// Message key of the command's name.
    pub fn key(self) -> &'static str {
        self.into()
    }

    /// Whether the game could not be played without an input for it.
    pub fn essential(self) -> bool {
        matches!(self, Self::Confirm | Self::Cancel | Self::Up | Self::Down | Self::Left | Self::Right)
    }
}
