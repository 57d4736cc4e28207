//! Buttons of the prompt and key hints, bottom right.

use bevy_egui::egui::{Id, Rect, Ui, Vec2, pos2, vec2};

use super::HudView;
use super::wishes::{Wish, Wishes};
use crate::client::controls::InputAction;
use crate::client::picker::{Confirms, Picker};
use crate::client::session::{Session, SessionRequest};
use crate::client::ui::boxes::{self, Room};
use crate::client::ui::focus::Keeps;
use crate::client::ui::navigation::{Question, Then};
use crate::client::ui::screen_reader::Control;
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::Stuff;
use crate::engine::Words;
use crate::table::{Button, OptionId, Target};

/// Where buttons and hints stand.
#[derive(Clone, Copy)]
pub(super) struct PromptPlace {
    /// Their right end and their foot.
    pub right: f32,
    pub low: f32,
    /// They stand one over the other, in a column as narrow as this.
    pub stacked: Option<f32>,
}

/// Buttons that can be pressed now, and what each of them wishes. The first is the main one.
fn offered(table: &HudView) -> Vec<(Button, Wish)> {
    if table.session.is_reading() && !table.busy {
        return vec![(Button::new(Words::new("lesson-read-on")), Wish::Ask(SessionRequest::ReadOn))];
    }
    if table.session.waiting.is_some() {
        return vec![(Button::new(Words::new("look-back-now")).pictured("ui-play"), Wish::Ask(SessionRequest::ToNow))];
    }
    let Some(seat) = table.deciding else { return Vec::new() };
    let (picker, live) = (table.picker, &table.session.known);
    let seen = table.told();
    let options = picker.next.iter().filter_map(|target| match target {
        Target::Option(option) => Some((*target, *option)),
        _ => None,
    });
    let guided = table.session.is_guided();
    let button = |(target, option)| {
        let button = seen.button(seat, option);
        let does = if button.warns && !guided { Wish::Warned(option) } else { Wish::Take(target) };
        (button, does)
    };
    let mut out: Vec<(Button, Wish)> = options.map(button).collect();
    if guided {
        out.push((Button::new(Words::new("lesson-show")).pictured("ui-hint"), Wish::Ask(SessionRequest::Hint)));
    } else if picker.prefix.is_empty() {
        let batches = live.batches(seat).iter().enumerate();
        out.extend(batches.map(|(n, batch)| (batch.button.clone(), Wish::Ask(SessionRequest::Batch(n)))));
    }
    out
}

/// The question before an option is chosen that gives something away; none if it can no longer be chosen.
pub(super) fn question(session: &Session, picker: &Picker, option: OptionId) -> Option<Question> {
    let mut whole = picker.prefix.clone();
    whole.push(Target::Option(option));
    let choice = picker.choices.iter().find(|choice| choice.targets == whole)?;
    let Button { words, about, .. } = session.seen(false).button(picker.seat?, option);
    Some(Question {
        words: Some(Words::new("question-warned").with("what", words)),
        detail: about,
        yes: "question-warned-yes",
        then: Some(Then::Ask(SessionRequest::Act(choice.text.clone()))),
    })
}

/// How many actions there were before the turn of whoever decides now.
pub(super) fn turn(session: &Session) -> usize {
    session.known.turn_since()
}

/// Draws the buttons at the right end of a bar; gives where they begin.
pub(super) fn in_bar(kit: &mut UiKit, ui: &Ui, table: &HudView, wishes: &mut Wishes, bar: Rect) -> f32 {
    let mut offered = offered(table);
    // There is no line of hints beside the bar: what a pointer needs of it is a button.
    if offered.is_empty() && table.busy {
        offered.push((Button::new(Words::new("hint-skip")), Wish::Skip));
    }
    let main = |n: usize, does: &Wish| (n == 0 && *does != Wish::Skip).then_some(InputAction::Main);
    let high = kit.button_height().min(bar.height() - 8.0);
    let natural: Vec<f32> = offered
        .iter()
        .enumerate()
        .map(|(n, (face, does))| {
            let text = kit.tell(table.session, &face.words);
            kit.button_width(ui, &text, main(n, does)) + kit.icon_room(face.icon)
        })
        .collect();
    let most = widest(&natural, bar.width() * 0.42);
    let mut row = Room::of(Rect::from_center_size(bar.center(), vec2(bar.width(), high)), 8.0);
    kit.focus.on_group(1);
    for (n, ((face, does), natural)) in offered.into_iter().zip(natural).enumerate() {
        let command = main(n, &does);
        let rect = row.right(natural.min(most));
        if button(kit, ui, table, rect, &face, command) {
            wishes.add(does);
        }
    }
    kit.focus.on_group(0);
    row.rest.right()
}

/// How wide each may be at most, so that all of these widths have room side by side.
fn widest(natural: &[f32], mut room: f32) -> f32 {
    let mut natural = natural.to_vec();
    natural.sort_by(f32::total_cmp);
    for (n, wide) in natural.iter().enumerate() {
        let share = room / (natural.len() - n) as f32;
        if *wide > share {
            return share;
        }
        room -= wide;
    }
    f32::INFINITY
}

/// One button; whether it was taken.
fn button(kit: &mut UiKit, ui: &Ui, table: &HudView, rect: Rect, face: &Button, command: Option<InputAction>) -> bool {
    kit.cover.panels.push(rect);
    let stuff = if command.is_some() { Stuff::Wax } else { Stuff::Wood };
    let text = kit.tell(table.session, &face.words);
    let touch = kit.icon_button(ui, rect, Id::new("prompt").with(&text), stuff, face.icon, &text, command);
    if let Some(about) = &face.about {
        let words = kit.tell(table.session, about);
        kit.tip(&touch, rect, words, command);
    }
    // Behind a sheet no key acts.
    let awake = kit.focus.awake() && table.picker.inspected.is_none();
    touch.clicked || command.is_some_and(|command| awake && table.keys.just(command))
}

/// Draws the buttons upwards from their place; gives where they begin.
pub(super) fn buttons(kit: &mut UiKit, ui: &Ui, table: &HudView, wishes: &mut Wishes, place: PromptPlace) -> f32 {
    let PromptPlace { right, low, stacked } = place;
    let offered = offered(table);
    if offered.is_empty() {
        return low;
    }
    kit.focus.on_group(1);
    let room = stacked.unwrap_or_else(|| (ui.max_rect().width() * 0.24).max(kit.theme.em(240.0)));
    let command = |n: usize| (n == 0).then_some(InputAction::Main);
    let size = |(n, (face, _)): (usize, &(Button, Wish))| {
        let text = kit.tell(table.session, &face.words);
        vec2((kit.button_width(ui, &text, command(n)) + kit.icon_room(face.icon)).min(room), kit.button_height())
    };
    let sizes: Vec<Vec2> = offered.iter().enumerate().map(size).collect();
    let row = if stacked.is_some() { 0.0 } else { room };
    let places = boxes::rows_up(pos2(right, low), &sizes, row, vec2(12.0, 10.0));
    for (n, ((face, does), place)) in offered.into_iter().zip(&places).enumerate() {
        if button(kit, ui, table, *place, &face, command(n)) {
            wishes.add(does);
        }
    }
    kit.focus.on_group(0);
    places.last().map_or(low, |last| last.top() - 10.0)
}

/// Where buttons and hints begin at most when both stand in one row.
pub(super) fn top(kit: &UiKit, ui: &Ui) -> f32 {
    ui.max_rect().bottom() - 14.0 - kit.button_height() - 10.0 - kit.hint_size(ui.painter(), "").y - 8.0
}

/// What the keys do now; gives where they begin. That which skips can be pressed: it has no other place for the pointer.
pub(super) fn hints(kit: &mut UiKit, ui: &Ui, table: &HudView, wishes: &mut Wishes, place: PromptPlace) -> f32 {
    let PromptPlace { right, low, stacked } = place;
    let mut hints = possible(table);
    let is_known = |command| table.settings.uses.knows(command, kit.glyphs.pad);
    for (command, _) in hints.iter().filter(|(command, _)| !is_known(*command)) {
        if table.keys.just(*command) || clicks(ui, *command) {
            wishes.add(Wish::Used(*command));
        }
    }
    // On a stand there is always somebody who is new; what skips is a button as well.
    let stays = |command| table.settings.home_after > 0 || command == InputAction::Skip || !is_known(command);
    hints.retain(|(command, _)| stays(*command));
    let hints: Vec<(InputAction, String)> = hints.into_iter().map(|(command, key)| (command, kit.t(key))).collect();
    // Larger ones stand one over the other, so that they leave the hand in sight.
    let one = stacked.is_some() || kit.theme.text > 1.0;
    let row = if one { 0.0 } else { kit.theme.em(234.0).min(ui.max_rect().width() * 0.27) };
    let sizes: Vec<Vec2> = hints.iter().map(|(_, words)| kit.hint_size(ui.painter(), words)).collect();
    let places = boxes::rows_up(pos2(right, low), &sizes, row, vec2(8.0, 2.0));
    for ((command, words), place) in hints.into_iter().zip(&places) {
        kit.hint(ui.painter(), *place, command, &words);
        kit.cover.panels.push(*place);
        if command == InputAction::Skip && skips(kit, ui, *place, &words) {
            wishes.add(Wish::Skip);
        }
    }
    places.last().map_or(low, |last| last.top() - 8.0)
}

/// What the keys can do now, and the message that says it.
fn possible(table: &HudView) -> Vec<(InputAction, &'static str)> {
    let mut hints = Vec::new();
    let picker = table.picker;
    if picker.inspected.is_some() {
        hints.push((InputAction::Inspect, "ui-close"));
    } else if table.busy {
        hints.push((InputAction::Confirm, "hint-hurry"));
        hints.push((InputAction::Skip, "hint-skip"));
    } else if table.deciding.is_some() {
        if !picker.prefix.is_empty() {
            hints.push((InputAction::Cancel, "hint-put-back"));
        } else if table.tray.is_some() {
            hints.push((InputAction::Cancel, "hint-put-aside"));
        }
        // What lies open is not picked up.
        let way = picker.hover.and_then(|hover| picker.by_way_of(table.session, hover)).map(|_| Confirms::Chooses);
        let confirms =
            way.or_else(|| picker.confirms()).map(|does| if table.tray.is_some() { Confirms::Chooses } else { does });
        hints.extend(confirms.map(|does| (InputAction::Confirm, does.key())));
        hints.push((InputAction::Inspect, "hint-inspect"));
    }
    hints
}

/// Whether a pointer has just done at the table what this command does.
fn clicks(ui: &Ui, command: InputAction) -> bool {
    ui.input(|input| match command {
        InputAction::Confirm => input.pointer.primary_clicked(),
        InputAction::Inspect => input.pointer.secondary_clicked(),
        _ => false,
    })
}

/// Whether the hint that skips was pressed.
fn skips(kit: &mut UiKit, ui: &Ui, rect: Rect, words: &str) -> bool {
    kit.focus.on_group(1);
    let touch = kit.touch(ui, rect, Id::new("prompt skip"), Keeps::Nothing);
    kit.focus.on_group(0);
    kit.speak(&touch, || Control::Button, words);
    kit.halo(ui, rect, rect.height() * 0.5, &touch);
    kit.click_sound(&touch);
    touch.clicked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn narrow_buttons_leave_their_room_to_wide_ones() {
        assert!(widest(&[100.0, 200.0], 300.0) >= 200.0, "both as they are");
        assert!((widest(&[100.0, 400.0], 300.0) - 200.0).abs() < 0.01, "what the narrow one leaves");
        assert!((widest(&[400.0, 400.0], 300.0) - 150.0).abs() < 0.01, "half each");
        assert!(widest(&[], 300.0).is_infinite());
    }
}
