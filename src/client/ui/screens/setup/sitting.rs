//! Who sits at the table: a row for each seat, with whoever sits there on a medal before it.

use bevy_egui::egui::{Align2, Id, Ui, vec2};

use super::{Draft, section};
use crate::client::ui::boxes::{indented, taken};
use crate::client::ui::names;
use crate::client::ui::ui_kit::UiKit;
use crate::engine::Level;
use crate::engine::{Program, Seat, SeatController, Words};
use crate::table::any_match::TableEntry;
use crate::table::{Mood, Regular};

/// Room for the portrait of a bot, and size of the medal of anybody else, in points, at 100 % text.
const PORTRAIT: f32 = 96.0;
const MEDAL: f32 = 60.0;

/// What somebody at the table asks for.
#[derive(Default)]
struct Asked {
    /// This seat changes places with the next one.
    swap: Option<usize>,
    /// This regular sits down there.
    another: Option<(usize, &'static str)>,
}

/// Draws the seats; these programs may sit down as well.
pub(super) fn draw(kit: &mut UiKit, ui: &mut Ui, draft: &mut Draft, entry: &dyn TableEntry, programs: &[Program]) {
    let words = kit.t("setup-seats");
    section(kit, ui, &words, None);
    let regulars = entry.art().regulars();
    let controllers = draft.controllers(regulars);
    let mut asked = Asked::default();
    // Whoever plays alone has nobody to hide a hand from.
    let several = SeatController::people(&controllers).len() > 1;
    for (n, controller) in controllers.iter().enumerate() {
        let Some(mut wanted) = draft.wanted.get(n).cloned() else { continue };
        let wide = kit.theme.pad(PORTRAIT);
        let is_bot = matches!(controller, SeatController::Bot { .. });
        let size = if is_bot { wide } else { kit.theme.pad(MEDAL) };
        let at = ui.cursor().min;
        indented(ui, wide + 14.0, |ui| {
            kit.spoken.about(&format!("{words} {}", n + 1));
            let is_short = !is_bot && !several;
            if is_short {
                // Beside the middle of the medal.
                ui.add_space((size - kit.theme.em(20.0) - 14.0).max(0.0) * 0.5);
            }
            seat(kit, ui, (n, controllers.len()), &mut wanted, &mut asked, programs);
            let about = match controller {
                SeatController::Bot { .. } => {
                    let free = SeatController::free(regulars, &controllers, Seat(n as u8));
                    bot(kit, ui, n, controller, &free, &mut asked);
                    return;
                }
                SeatController::Program(_) => "setup-program-about",
                _ if is_short => return,
                _ => "setup-person-about",
            };
            kit.paragraph(ui, &kit.t(about), kit.theme.font(14.5), kit.theme.c.ink_soft);
        });
        // Beside the middle of what stands in the row.
        let high = (ui.cursor().top() - at.y).max(size);
        let middle = at + vec2(wide, high) * 0.5;
        let icon = names::portrait(regulars, controller);
        kit.portrait(ui.painter(), middle, size * 0.5 - 2.0, icon, Mood::Calm);
        let short = at.y + size + 4.0 - ui.cursor().top();
        ui.add_space(short.max(2.0));
        if let Some(place) = draft.wanted.get_mut(n) {
            *place = wanted;
        }
    }
    if asked.swap.is_some() || asked.another.is_some() {
        // Nobody else moves.
        for (wanted, sits) in draft.wanted.iter_mut().zip(&controllers) {
            if let SeatController::Bot { name, .. } = wanted {
                sits.name().clone_into(name);
            }
        }
    }
    if let Some(n) = asked.swap {
        draft.wanted.swap(n, n + 1);
    }
    if let Some((n, another)) = asked.another
        && let Some(SeatController::Bot { name, .. }) = draft.wanted.get_mut(n)
    {
        another.clone_into(name);
    }
}

/// Which regular a bot is, what is said of it, and the others who are `free`.
fn bot(kit: &mut UiKit, ui: &mut Ui, n: usize, sits: &SeatController, free: &[&Regular], asked: &mut Asked) {
    let about = sits.persona().map(|persona| Words::new(format!("level-{}-about", persona.level)));
    let about = about.map(|about| kit.say(&about.with("name", kit.locale.bot(sits.name()))));
    let taste = free.iter().find(|regular| regular.name == sits.name());
    let taste = taste.and_then(|regular| names::taste(kit, std::slice::from_ref(*regular), sits));
    let id = Id::new("setup regular").with(n);
    // The words stand beside the faces where they have room, else below.
    let mut beside = false;
    ui.horizontal_top(|ui| {
        if let Some(chosen) = kit.regulars(ui, id, free, sits.name()) {
            asked.another = Some((n, chosen.name));
        }
        ui.add_space(6.0);
        beside = ui.available_width() > kit.theme.em(300.0);
        if beside {
            ui.vertical(|ui| about_bot(kit, ui, about.as_deref(), taste.as_deref()));
        }
    });
    if !beside {
        about_bot(kit, ui, about.as_deref(), taste.as_deref());
    }
}

/// Person, bot of which level or which program, and a person's name.
fn seat(
    kit: &mut UiKit,
    ui: &mut Ui,
    (n, count): (usize, usize),
    wanted: &mut SeatController,
    asked: &mut Asked,
    programs: &[Program],
) {
    ui.horizontal_wrapped(|ui| {
        kind(kit, ui, n, wanted);
        if !matches!(wanted, SeatController::Bot { .. }) {
            to_program(kit, ui, n, wanted, programs);
        }
        match wanted {
            SeatController::Bot { .. } => {
                let kinds = names::kinds(kit);
                let font = kit.theme.bold(17.0);
                let widest = kinds.iter().map(|name| kit.width(ui.painter(), name, font.clone())).fold(0.0, f32::max);
                let rect = taken(ui, vec2(widest + 8.0, kit.theme.em(18.0) + 14.0));
                let (name, ink) = (names::kind(kit, wanted).unwrap_or_default(), kit.theme.c.wax);
                kit.line_in(ui.painter(), rect, Align2::LEFT_CENTER, &name, font, ink);
                to_program(kit, ui, n, wanted, programs);
            }
            SeatController::Program(program) => {
                let (id, width) = (Id::new("setup program").with(n), ui.available_width());
                let known: Vec<String> = programs.iter().map(|program| program.name().to_owned()).collect();
                let now = programs.iter().position(|known| known.command() == program.command());
                let new = kit.segments(ui, id, width, &known, now.unwrap_or(known.len()));
                if let Some(new) = new.and_then(|new| programs.get(new)) {
                    *program = new.clone();
                }
            }
            SeatController::Person { name } => {
                let hint = kit.say(&Words::new("setup-name-hint").with("number", (n + 1) as i64));
                let swap = kit.theme.em(30.0).max(32.0) + ui.spacing().item_spacing.x;
                let wide = kit.theme.em(190.0).min((ui.available_size_before_wrap().x - swap).max(120.0));
                kit.field(ui, Id::new("setup name").with(n), wide, name, &hint, Some("ui-quill"));
            }
            SeatController::Nobody | SeatController::Elsewhere { .. } => {}
        }
        // Two change places, whichever of them asks; of more, each with the next one.
        if count == 2 && n == 0 || count > 2 && n + 1 < count {
            let size = kit.theme.em(30.0).max(32.0);
            let rect = taken(ui, vec2(size, size));
            let touch = kit.disc(ui, rect.center(), size * 0.46, Id::new("setup swap").with(n), "ui-swap", false);
            kit.tip(&touch, rect, kit.t("setup-swap"), None);
            if touch.clicked {
                asked.swap = Some(n);
            }
        }
    });
}

/// Whether a person or a bot sits there, and the level of a bot.
fn kind(kit: &mut UiKit, ui: &mut Ui, n: usize, wanted: &mut SeatController) {
    let (id, width) = (Id::new("setup seat").with(n), ui.available_width());
    let level = wanted.persona().map(|persona| persona.level);
    let new = match level {
        Some(level) => kit.rungs(ui, id, width, &names::kinds(kit), 1 + level as usize, &kit.t("setup-bot")),
        // Nobody else has a level.
        None => {
            let mut names = vec![kit.t("setup-person"), kit.t("setup-bot")];
            let is_program = matches!(wanted, SeatController::Program(_));
            // One that was chosen before stays, whether it is still there or not.
            names.extend(is_program.then(|| kit.t("setup-program")));
            kit.segments(ui, id, width, &names, if is_program { 2 } else { 0 })
        }
    };
    match new {
        Some(0) => *wanted = SeatController::person(),
        Some(new) if new <= Level::ALL.len() && !(new == 2 && level.is_none()) => {
            let name = if level.is_some() { wanted.name().to_owned() } else { String::new() };
            *wanted = SeatController::Bot { kind: Level::ALL[new - 1].into(), name };
        }
        _ => {}
    }
}

/// The way to the programs, where there are any.
fn to_program(kit: &mut UiKit, ui: &mut Ui, n: usize, wanted: &mut SeatController, programs: &[Program]) {
    if let Some(first) = programs.first().filter(|_| !matches!(wanted, SeatController::Program(_))) {
        let id = Id::new("setup to program").with(n);
        let names = [kit.t("setup-program")];
        if kit.segments(ui, id, ui.available_width(), &names, names.len()).is_some() {
            *wanted = SeatController::Program(first.clone());
        }
    }
}

/// How well a bot plays, and what is noticed about it.
fn about_bot(kit: &mut UiKit, ui: &mut Ui, about: Option<&str>, taste: Option<&str>) {
    ui.spacing_mut().item_spacing.y = 0.0;
    for words in [about, taste].into_iter().flatten() {
        kit.paragraph(ui, words, kit.theme.font(14.5), kit.theme.c.ink_soft);
    }
}
