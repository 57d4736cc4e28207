//! Who sits at the table: a row for each seat, with whoever sits there on a medal before it.

use bevy_egui::egui::{Align2, Id, Sense, Ui, pos2, vec2};

use super::{Draft, section};
use crate::ai::Level;
use crate::client::settings::Sitter;
use crate::client::ui::names;
use crate::client::ui::ui_kit::UiKit;
use crate::engine::{Seat, Words};
use crate::table::Occupant;
use crate::table::any_match::TableEntry;

/// Room for the medal of whoever sits there, in points, at 100 % text.
const MEDAL: f32 = 60.0;

/// What somebody at the table asks for.
#[derive(Default)]
struct Asked {
    /// This seat changes places with the next one.
    swap: Option<usize>,
    /// This regular sits down there.
    another: Option<(usize, &'static str)>,
}

/// Draws the seats.
pub(super) fn draw(kit: &mut UiKit, ui: &mut Ui, draft: &mut Draft, entry: &dyn TableEntry) {
    let words = kit.t("setup-seats");
    section(kit, ui, &words, None);
    let regulars = entry.art().regulars();
    let occupants = draft.occupants(regulars);
    let mut asked = Asked::default();
    // Whoever plays alone has nobody to hide a hand from.
    let several = draft.sitters.iter().filter(|sitter| matches!(sitter, Sitter::Person(_))).count() > 1;
    for (n, occupant) in occupants.iter().enumerate() {
        let Some(mut sitter) = draft.sitters.get(n).cloned() else { continue };
        let is_bot = matches!(occupant, Occupant::Bot { .. });
        let size = kit.theme.pad(MEDAL);
        let (left, top) = (ui.max_rect().left(), ui.cursor().top());
        ui.horizontal_top(|ui| {
            ui.add_space(size + 14.0);
            ui.vertical(|ui| {
                kit.spoken.about(&format!("{words} {}", n + 1));
                let is_short = !is_bot && !several;
                if is_short {
                    // Beside the middle of the medal.
                    ui.add_space((size - kit.theme.em(20.0) - 14.0).max(0.0) * 0.5);
                }
                seat(kit, ui, n, occupants.len(), &mut sitter, &mut asked);
                match occupant {
                    Occupant::Bot { persona, name } => {
                        let about = Words::new(format!("level-{}-about", persona.level));
                        let about = about.with("name", kit.locale.bot(name));
                        let about = kit.say(&about);
                        let free = Occupant::free(regulars, &occupants, Seat(n as u8));
                        let id = Id::new("setup regular").with(n);
                        let taste = names::taste(kit, regulars, occupant);
                        // The words stand beside the faces where they have room, else below.
                        let mut beside = false;
                        ui.horizontal_top(|ui| {
                            if let Some(chosen) = kit.regulars(ui, id, &free, name) {
                                asked.another = Some((n, chosen.name));
                            }
                            ui.add_space(6.0);
                            beside = ui.available_width() > kit.theme.em(300.0);
                            if beside {
                                ui.vertical(|ui| about_bot(kit, ui, &about, taste.as_deref()));
                            }
                        });
                        if !beside {
                            about_bot(kit, ui, &about, taste.as_deref());
                        }
                    }
                    Occupant::Human { .. } if is_short => {}
                    Occupant::Human { .. } => {
                        let about = kit.t("setup-person-about");
                        kit.paragraph(ui, &about, kit.theme.font(14.5), kit.theme.c.ink_soft);
                    }
                }
            });
        });
        // Beside the middle of what stands in the row.
        let high = (ui.cursor().top() - top).max(size);
        let middle = pos2(left + size * 0.5, top + high * 0.5);
        kit.medal(ui.painter(), middle, size * 0.5 - 2.0, names::portrait(regulars, occupant));
        let short = top + size + 4.0 - ui.cursor().top();
        ui.add_space(short.max(2.0));
        if let Some(place) = draft.sitters.get_mut(n) {
            *place = sitter;
        }
    }
    if asked.swap.is_some() || asked.another.is_some() {
        // Nobody else moves.
        draft.regulars = occupants.iter().map(|sits| sits.name().to_owned()).collect();
    }
    if let Some(n) = asked.swap {
        draft.sitters.swap(n, n + 1);
        draft.regulars.swap(n, n + 1);
    }
    if let Some((n, name)) = asked.another {
        name.clone_into(&mut draft.regulars[n]);
    }
}

/// Person or bot, of which level, and a person's name.
fn seat(kit: &mut UiKit, ui: &mut Ui, n: usize, count: usize, sitter: &mut Sitter, asked: &mut Asked) {
    let kinds = names::kinds(kit);
    ui.horizontal_wrapped(|ui| {
        let (id, width) = (Id::new("setup seat").with(n), ui.available_width());
        let new = match sitter {
            Sitter::Bot(level) => kit.rungs(ui, id, width, &kinds, 1 + *level as usize, &kit.t("setup-bot")),
            // A person has no level.
            Sitter::Person(_) => kit.segments(ui, id, width, &[kit.t("setup-person"), kit.t("setup-bot")], 0),
        };
        if let Some(new) = new {
            let level = new.checked_sub(1).and_then(|level| Level::ALL.get(level)).copied();
            *sitter = level.map_or_else(|| Sitter::Person(String::new()), Sitter::Bot);
        }
        match sitter {
            Sitter::Bot(level) => {
                let font = kit.theme.bold(17.0);
                let widest = kinds.iter().map(|name| kit.width(ui.painter(), name, font.clone())).fold(0.0, f32::max);
                let size = vec2(widest + 8.0, kit.theme.em(18.0) + 14.0);
                let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
                let (name, ink) = (kinds.get(1 + *level as usize).map_or("", String::as_str), kit.theme.c.wax);
                kit.line(ui.painter(), rect.left_center(), Align2::LEFT_CENTER, name, font, ink, rect.width());
            }
            Sitter::Person(name) => {
                let hint = kit.say(&Words::new("setup-name-hint").with("number", (n + 1) as i64));
                let swap = kit.theme.em(30.0).max(32.0) + ui.spacing().item_spacing.x;
                let wide = kit.theme.em(190.0).min((ui.available_size_before_wrap().x - swap).max(120.0));
                kit.field(ui, Id::new("setup name").with(n), wide, name, &hint, Some("ui-quill"));
            }
        }
        // Two change places, whichever of them asks; of more, each with the next one.
        if count == 2 && n == 0 || count > 2 && n + 1 < count {
            let size = kit.theme.em(30.0).max(32.0);
            let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
            let touch = kit.disc(ui, rect.center(), size * 0.46, Id::new("setup swap").with(n), "ui-swap", false);
            let words = kit.t("setup-swap");
            kit.tip(&touch, rect, words, None);
            if touch.clicked {
                asked.swap = Some(n);
            }
        }
    });
}

/// How well a bot plays, and what is noticed about it.
fn about_bot(kit: &mut UiKit, ui: &mut Ui, about: &str, taste: Option<&str>) {
    ui.spacing_mut().item_spacing.y = 0.0;
    for words in [Some(about), taste].into_iter().flatten() {
        kit.paragraph(ui, words, kit.theme.font(14.5), kit.theme.c.ink_soft);
    }
}
