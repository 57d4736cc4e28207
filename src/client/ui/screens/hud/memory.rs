//! What drawing the table's interface remembers from one pass to the next: nothing that anybody has decided.

use bevy_egui::egui::{Pos2, Rect, Vec2};

use super::table_in_words::TableInWords;
use super::tray::Search;
use crate::games::puzzle::PuzzleStanding;

/// What drawing remembers, in points and seconds of the interface.
#[derive(Default, Debug)]
pub(in crate::client::ui::screens) struct HudMemory {
    /// The match that was drawn last.
    pub(super) of_match: u32,
    /// The line of the chronicle that its pill shows.
    pub(super) last_line: usize,
    /// The text size, and the size that the own plate had when something was last asked.
    pub(super) own_plate: Option<(f32, Vec2)>,
    /// The heights of the chronicle's lines together, and of its sheet.
    pub(super) chronicle: (f32, f32),
    /// When the refusal on show came, in which of its widths, and where it stands.
    pub(super) refused: Option<(f32, usize, Rect)>,
    /// Where the button of the views stands.
    pub(super) views_at: Pos2,
    /// When the remark on show was made, and where it stands.
    pub(super) remark: Option<(f32, Rect)>,
    /// Where captions stand.
    pub(super) captions: Option<Rect>,
    /// How far somebody has got with what lies open to be searched.
    pub(super) search: Search,
    /// What lies on the table in words.
    pub(super) heard: TableInWords,
    /// The match and the number of the step that its lesson told last.
    pub(super) taught: (u32, usize),
    /// The match, and how it stands with the puzzle that it is, as told last.
    pub(super) judged: Option<(u32, PuzzleStanding)>,
}
