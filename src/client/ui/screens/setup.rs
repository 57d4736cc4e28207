//! Setting a match up: game, seats, options, seed. Start is focused from the beginning.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align2, Color32, Id, Rect, Sense, Ui, pos2, vec2};

use crate::ai::Level;
use crate::client::pieces::faces::Ahead;
use crate::client::session::lessons::Lessons;
use crate::client::session::live::Shelved;
use crate::client::session::{Ask, NewMatch, Occupant, Overlay, Screen};
use crate::client::settings::{LastTable, LastTables, Settings, Sitter};
use crate::client::table::{Choose, Picture, Regular, Row};
use crate::client::ui::desk::Desk;
use crate::client::ui::focus::{Keeps, SCREEN};
use crate::client::ui::kit::{Kit, Press};
use crate::client::ui::screens::rulebook::RuleBookAt;
use crate::client::ui::screens::workshop::bench::Bench;
use crate::client::ui::spoken::Control;
use crate::client::ui::tips::Pass;
use crate::client::ui::widgets::buttons::Stuff;
use crate::client::ui::widgets::choice::Cover;
use crate::client::ui::{names, paint};
use crate::engine::journal::Limit;
use crate::engine::{Fnv, Seat, Words};
use crate::games::shelf;

mod clock;

/// The match being set up.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    game: Option<String>,
    options: String,
    sitters: Vec<Sitter>,
    /// Names of the regulars in those seats, where one has been chosen.
    regulars: Vec<String>,
    clock: Option<Limit>,
    seed: String,
    problem: Option<Words>,
}

impl Draft {
    /// A match of this game.
    #[must_use]
    pub fn for_game(game: &str) -> Self {
        Self { game: Some(game.to_owned()), ..Self::default() }
    }

    /// The game, with everything that is still open filled in: from the table at which it was played last, or else from
    /// what suits a first match.
    fn fit(&mut self, last: &LastTables) -> Option<&'static dyn Shelved> {
        let wanted = self.game.as_ref().unwrap_or(&last.game);
        let chosen = shelf().iter().find(|shelved| shelved.game() == wanted);
        let shelved = *chosen.or_else(|| shelf().first())?;
        if self.game.is_none() || self.options.is_empty() {
            self.game = Some(shelved.game().to_owned());
            // What can no longer be played is no table to go back to.
            match last.of(shelved.game()).filter(|table| shelved.open(&table.options, 0).is_ok()) {
                Some(table) => {
                    self.options.clone_from(&table.options);
                    self.sitters.clone_from(&table.seats);
                    self.regulars.clone_from(&table.regulars);
                    self.clock = table.clock;
                }
                None => self.options = shelved.first_options(),
            }
        }
        let seats = shelved.seats(&self.options).unwrap_or(2);
        if self.sitters.is_empty() {
            self.sitters.push(Sitter::Person(String::new()));
        }
        let mut bots = self.sitters.iter().rev().filter(|sitter| matches!(sitter, Sitter::Bot(_)));
        let another = bots.next().cloned().unwrap_or(Sitter::Bot(Level::Apprentice));
        self.sitters.resize(seats, another);
        self.regulars.resize(seats, String::new());
        Some(shelved)
    }

    fn seed(&self) -> Option<u64> {
        let text = self.seed.trim();
        if text.is_empty() {
            return None;
        }
        // Words are seeds too: the same word deals the same cards.
        Some(text.parse().unwrap_or_else(|_| Fnv::of(text.as_bytes())))
    }

    /// Everybody at the table: whoever was chosen by name, else somebody who is free and chosen nowhere.
    fn occupants(&self, regulars: &[Regular]) -> Vec<Occupant> {
        let mut occupants = Vec::new();
        for (sitter, wanted) in self.sitters.iter().zip(&self.regulars) {
            let free = Occupant::free(regulars, &occupants, Seat(occupants.len() as u8));
            let nowhere = |regular: &&&Regular| !self.regulars.iter().any(|name| name == regular.name);
            let named = free.iter().find(|regular| regular.name == wanted);
            let sits = named.or_else(|| free.iter().find(nowhere)).or(free.first());
            occupants.push(match (sitter, sits) {
                (Sitter::Bot(level), Some(regular)) => Occupant::regular(regular, *level),
                (Sitter::Bot(level), None) => Occupant::Bot { persona: (*level).into(), name: String::new() },
                (Sitter::Person(name), _) => Occupant::Human { name: name.trim().to_owned() },
            });
        }
        occupants
    }

    fn wanted(&self, shelved: &dyn Shelved) -> NewMatch {
        NewMatch {
            game: shelved.game().to_owned(),
            options: self.options.clone(),
            seed: self.seed(),
            occupants: self.occupants(shelved.art().regulars()),
            clock: self.clock,
        }
    }
}

/// The set-up of a match.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>()
        .add_systems(EguiPrimaryContextPass, draw.run_if(in_state(Screen::Setup)).in_set(Pass::Screen));
}

/// Draws the set-up screen.
fn draw(
    mut desk: Desk,
    mut kit: Kit,
    mut draft: ResMut<Draft>,
    mut settings: ResMut<Settings>,
    mut rules: ResMut<RuleBookAt>,
    mut ahead: ResMut<Ahead>,
    lessons: Res<Lessons>,
    mut bench: ResMut<Bench>,
) {
    let ctx = desk.ctx();
    let ui = &mut kit.sheet(&ctx, "setup", SCREEN);
    let Some(shelved) = draft.bypass_change_detection().fit(&settings.last) else {
        desk.go(Screen::Title);
        return;
    };
    ahead.set_if_neq(Ahead(Some(shelved.game())));
    let screen = ui.max_rect().shrink(20.0);
    let size = vec2(kit.theme.em(620.0).max(880.0), kit.theme.em(420.0).max(680.0)).min(screen.size());
    let rect = Rect::from_center_size(screen.center(), size);
    kit.panel(ui.painter(), rect);
    let pad = kit.theme.pad(26.0);
    let inner = rect.shrink(pad);
    let head = header(&mut kit, ui, inner, shelved);
    let foot = kit.button_height() + 12.0;
    let middle = Rect::from_min_max(pos2(inner.left(), head), pos2(inner.right(), inner.bottom() - foot));
    let mut child = kit.inside(ui, middle);
    // Whoever has never played the game can learn it; a start still takes two presses.
    let first = lessons.of(shelved.game()).next().filter(|_| settings.last.of(shelved.game()).is_none());
    let learns = kit.scroll(&mut child, "setup", |ui, kit| {
        ui.spacing_mut().item_spacing.y = 6.0;
        games(kit, ui, &mut draft, shelved, &settings.last);
        let learns = first.is_some() && learn(kit, ui);
        seats(kit, ui, &mut draft, shelved);
        options(kit, ui, &mut draft, shelved);
        clock::rows(kit, ui, &mut draft);
        seed(kit, ui, &mut draft);
        learns
    });
    let low = Rect::from_min_max(pos2(inner.left(), inner.bottom() - foot + 12.0), inner.right_bottom());
    let decks = shelved.art().workshop().is_some();
    let taken = footer(&mut kit, ui, low, &draft, decks);
    if let Some(lesson) = first.filter(|_| learns) {
        desk.ask(Ask::Learn { game: lesson.game.clone(), lesson: lesson.name.clone() });
    } else if taken == Some("setup-start") {
        let (options, seats, regulars) = (draft.options.clone(), draft.sitters.clone(), draft.regulars.clone());
        let table = LastTable { options, seats, regulars, clock: draft.clock };
        settings.last.keep(shelved.game(), table);
        desk.ask(Ask::Start(draft.wanted(shelved)));
    } else if taken == Some("setup-rules") {
        *rules = RuleBookAt { game: shelved.game().to_owned(), section: None };
        desk.open(Overlay::RuleBook);
    } else if taken == Some("setup-decks") {
        bench.turn_to(shelved.game());
        desk.go(Screen::Workshop);
    }
    if taken == Some("ui-back") || desk.overlay() == Overlay::None && desk.cancelled(&kit) {
        desk.go(Screen::Title);
    }
}

fn header(kit: &mut Kit, ui: &Ui, inner: Rect, shelved: &dyn Shelved) -> f32 {
    let c = kit.theme.c;
    let painter = ui.painter();
    let game = shelved.game();
    let icon = kit.theme.em(40.0);
    let middle = inner.top() + icon * 0.5;
    kit.icon(painter, &format!("game-{game}"), pos2(inner.left() + icon * 0.5, middle), icon, c.wax);
    let left = inner.left() + icon + 14.0;
    let name = kit.t(&format!("game-{game}"));
    let at = kit.title(painter, pos2(left, middle - 2.0), Align2::LEFT_CENTER, &name, 30.0, c.ink);
    let tagline = kit.t(&format!("game-{game}-tagline"));
    let room = inner.right() - at.right() - 20.0;
    let font = kit.theme.italic(16.5);
    kit.line(painter, pos2(at.right() + 18.0, middle + 3.0), Align2::LEFT_CENTER, &tagline, font, c.ink_soft, room);
    let low = inner.top() + icon + 8.0;
    paint::divider(painter, &c, pos2(inner.left(), low), inner.width());
    low + 10.0
}

fn games(kit: &mut Kit, ui: &mut Ui, draft: &mut Draft, shelved: &dyn Shelved, last: &LastTables) {
    if shelf().len() < 2 {
        return;
    }
    let now = shelf().iter().position(|other| other.game() == shelved.game()).unwrap_or(0);
    let about = kit.t("title-new");
    kit.spoken.about(&about);
    let icons: Vec<String> = shelf().iter().map(|shelved| format!("game-{}", shelved.game())).collect();
    let lids = shelf().iter().zip(&icons);
    let covers: Vec<Cover> =
        lids.map(|(shelved, icon)| Cover { colour: shelved.art().cover(), icon, name: kit.t(icon) }).collect();
    if let Some(new) = kit.boxes(ui, Id::new("setup game"), &covers, now)
        && let Some(game) = shelf().get(new)
    {
        *draft = Draft::for_game(game.game());
        draft.fit(last);
    }
    ui.add_space(4.0);
}

/// The way to the first lesson, for whoever has never played this game; whether it is taken.
fn learn(kit: &mut Kit, ui: &mut Ui) -> bool {
    let c = kit.theme.c;
    let text = kit.t("setup-lesson");
    let wide = (kit.button_width(ui, &text, None) + kit.icon_room(Some("ui-tutorial"))).min(ui.available_width());
    let words = kit.t("setup-lesson-about");
    let font = kit.theme.font(15.5);
    let high = kit.button_height();
    let left = ui.available_width() - wide - 14.0;
    // The words stand beside the button where they have room, else above it.
    let beside = left > wide;
    if !beside {
        kit.paragraph(ui, &words, font.clone(), c.ink);
    }
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    let rect = Rect::from_min_size(row.min, vec2(wide, high));
    if beside {
        let galley = ui.painter().layout(words, font, c.ink, left);
        let at = pos2(rect.right() + 14.0, row.center().y - galley.size().y * 0.5);
        ui.painter().galley(at, galley, c.ink);
    }
    let id = Id::new("setup lesson");
    let taken = kit.icon_button(ui, rect, id, Stuff::Paper, Some("ui-tutorial"), &text, None).clicked;
    kit.rule(ui);
    taken
}

fn seats(kit: &mut Kit, ui: &mut Ui, draft: &mut Draft, shelved: &dyn Shelved) {
    let c = kit.theme.c;
    let words = kit.t("setup-seats");
    kit.heading(ui, &words, 20.0);
    let kinds = names::kinds(kit);
    let count = draft.sitters.len();
    let regulars = shelved.art().regulars();
    let occupants = draft.occupants(regulars);
    let (mut swap, mut another) = (None, None);
    for (n, occupant) in occupants.iter().enumerate() {
        let Some(sitter) = draft.sitters.get_mut(n) else { continue };
        let icon = kit.theme.em(30.0);
        let top = ui.cursor().top();
        let left = ui.max_rect().left();
        kit.icon(
            ui.painter(),
            names::portrait(regulars, occupant),
            pos2(left + icon * 0.5, top + icon * 0.62),
            icon,
            c.ink,
        );
        let indent = icon + 14.0;
        ui.horizontal_top(|ui| {
            ui.add_space(indent);
            ui.vertical(|ui| {
                ui.horizontal_wrapped(|ui| {
                    let now = if let Sitter::Bot(level) = sitter { 1 + *level as usize } else { 0 };
                    let width = ui.available_width();
                    kit.spoken.about(&format!("{words} {}", n + 1));
                    if let Some(new) = kit.segments(ui, Id::new("setup seat").with(n), width, &kinds, now) {
                        let level = new.checked_sub(1).and_then(|level| Level::ALL.get(level)).copied();
                        *sitter = level.map_or_else(|| Sitter::Person(String::new()), Sitter::Bot);
                    }
                    if let Sitter::Person(name) = sitter {
                        let hint = kit.say(&Words::new("setup-name-hint").with("number", (n + 1) as i64));
                        let swap = kit.theme.em(30.0).max(32.0) + ui.spacing().item_spacing.x;
                        let wide = kit.theme.em(190.0).min((ui.available_size_before_wrap().x - swap).max(120.0));
                        kit.field(ui, Id::new("setup name").with(n), wide, name, &hint, Some("ui-quill"));
                    }
                    if n + 1 < count || count == 2 {
                        let size = kit.theme.em(30.0).max(32.0);
                        let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
                        let id = Id::new("setup swap").with(n);
                        if count > 2 || n == 0 {
                            let touch = kit.disc(ui, rect.center(), size * 0.46, id, "ui-swap", false);
                            let words = kit.t("setup-swap");
                            kit.tip(&touch, rect, words, None);
                            if touch.clicked {
                                swap = Some(n);
                            }
                        }
                    }
                });
                let about = match occupant {
                    Occupant::Bot { persona, name } => {
                        let free = Occupant::free(regulars, &occupants, Seat(n as u8));
                        kit.spoken.about(&format!("{words} {}", n + 1));
                        if let Some(chosen) = kit.regulars(ui, Id::new("setup regular").with(n), &free, name) {
                            another = Some((n, chosen.name));
                        }
                        kit.say(&Words::new(format!("level-{}-about", persona.level)).with("name", name.as_str()))
                    }
                    Occupant::Human { .. } => kit.t("setup-person-about"),
                };
                kit.paragraph(ui, &about, kit.theme.font(14.5), c.ink_soft);
                if let Some(taste) = names::taste(kit, regulars, occupant) {
                    kit.paragraph(ui, &taste, kit.theme.font(14.5), c.ink_soft);
                }
            });
        });
    }
    if swap.is_some() || another.is_some() {
        // Nobody else moves.
        draft.regulars = occupants.iter().map(|sits| sits.name().to_owned()).collect();
    }
    if let Some(n) = swap {
        draft.sitters.swap(n, n + 1);
        draft.regulars.swap(n, n + 1);
    }
    if let Some((n, name)) = another {
        name.clone_into(&mut draft.regulars[n]);
    }
    ui.add_space(2.0);
    kit.rule(ui);
}

fn options(kit: &mut Kit, ui: &mut Ui, draft: &mut Draft, shelved: &dyn Shelved) {
    let rows = shelved.rows(&draft.options).unwrap_or_default();
    for (n, row) in rows.iter().enumerate() {
        if let Some(choice) = option(kit, ui, n, row).and_then(|choice| row.choices.get(choice)) {
            draft.problem = shelved.open(&choice.options, 0).err().map(|error| error.words);
            draft.options.clone_from(&choice.options);
        }
    }
    if !rows.is_empty() {
        kit.rule(ui);
    }
}

fn option(kit: &mut Kit, ui: &mut Ui, n: usize, row: &Row<String>) -> Option<usize> {
    let c = kit.theme.c;
    let words = kit.t(row.key);
    kit.heading(ui, &words, 20.0);
    let about =
        |kit: &Kit, key: &str| Some(format!("{key}-about")).filter(|it| kit.locale.has(it)).map(|it| kit.t(&it));
    if let Some(words) = about(kit, row.key) {
        kit.paragraph(ui, &words, kit.theme.font(14.5), c.ink_soft);
    }
    let name = |choice: &Choose<String>| choice.own.as_ref().map_or_else(|| kit.t(choice.key), |own| own.title.clone());
    let names: Vec<String> = row.choices.iter().map(name).collect();
    let width = ui.available_width();
    let has = |wanted: fn(&Picture) -> bool| row.choices.iter().filter_map(|it| it.picture.as_ref()).any(wanted);
    let drawn = has(|picture| matches!(picture, Picture::Drawing(..)));
    let chosen = row.choices.get(row.chosen).and_then(|chosen| match &chosen.own {
        Some(own) => Some(own.about.clone()),
        None => about(kit, chosen.key),
    });
    // Below many drawings it would be out of sight.
    if let Some(words) = chosen.as_ref().filter(|_| drawn) {
        kit.paragraph(ui, words, kit.theme.italic(15.0), c.ink);
    }
    let new = if drawn {
        drawings(kit, ui, n, row, &names)
    } else {
        let new = kit.segments(ui, Id::new("setup option").with(n), width, &names, row.chosen);
        if has(|picture| matches!(picture, Picture::Icon(_))) { pictures(kit, ui, n, row).or(new) } else { new }
    };
    if let Some(words) = chosen.filter(|_| !drawn) {
        kit.paragraph(ui, &words, kit.theme.italic(15.0), c.ink);
    }
    ui.add_space(6.0);
    new
}

/// Drawings of the choices with their names below, as many in a line as have room. Gives the one that is taken.
fn drawings(kit: &mut Kit, ui: &mut Ui, row_number: usize, row: &Row<String>, names: &[String]) -> Option<usize> {
    let c = kit.theme.c;
    let gap = 12.0;
    let width = ui.available_width();
    let columns = (((width + gap) / (kit.theme.em(185.0) + gap)) as usize).clamp(1, row.choices.len().max(1));
    let wide = (width + gap) / columns as f32 - gap;
    let font = kit.theme.bold(14.5);
    let line = kit.theme.em(20.0) + 6.0;
    let mut taken = None;
    for (first, choices) in (0..).step_by(columns).zip(row.choices.chunks(columns)) {
        let shape = |choice: &Choose<String>| match &choice.picture {
            Some(Picture::Drawing(_, shape)) => *shape,
            _ => 0.0,
        };
        let high = choices.iter().map(shape).fold(0.0, f32::max) * (wide - 12.0) + 12.0;
        let (rect, _) = ui.allocate_exact_size(vec2(width, high + line), Sense::hover());
        for (n, choice) in (first..).zip(choices) {
            let left = rect.left() + (wide + gap) * (n - first) as f32;
            let frame = Rect::from_min_size(pos2(left, rect.top()), vec2(wide, high + line));
            let touch = kit.touch(ui, frame, Id::new("setup drawing").with((row_number, n)), Keeps::Nothing);
            let now = n == row.chosen;
            kit.speak(&touch, || Control::Choice(now), names.get(n).map_or("", String::as_str));
            if now {
                paint::glow(ui.painter(), frame, 6.0, 12, c.halo, 0.7);
            }
            paint::parchment(ui.painter(), &c, frame);
            if let Some(Picture::Drawing(svg, shape)) = &choice.picture {
                let size = vec2(wide - 12.0, (wide - 12.0) * shape);
                let place = Rect::from_min_size(frame.min + vec2(6.0, 6.0), size);
                let title = choice.own.as_ref().map(|own| own.title.as_str()).unwrap_or_default();
                let name = format!("setup {} {title}", choice.key);
                if let Some(texture) = kit.icons.drawing(ui.ctx(), &kit.theme, &name, size, || svg.clone()) {
                    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
                    ui.painter().image(texture.id(), place, whole, Color32::WHITE);
                }
            }
            let ink = if now { c.wax } else { c.ink };
            let at = pos2(frame.center().x, frame.bottom() - line * 0.5 - 2.0);
            if let Some(name) = names.get(n) {
                kit.line(ui.painter(), at, Align2::CENTER_CENTER, name, font.clone(), ink, wide - 14.0);
            }
            kit.halo(ui, frame, 6.0, &touch);
            kit.click_sound(&touch);
            if touch.clicked && !now {
                taken = Some(n);
            }
        }
        ui.add_space(4.0);
    }
    taken
}

/// Icons of the choices, the chosen one in strong ink; the pointer may take them instead of the words above.
fn pictures(kit: &mut Kit, ui: &mut Ui, row_number: usize, row: &Row<String>) -> Option<usize> {
    let mut taken = None;
    let c = kit.theme.c;
    let size = kit.theme.em(96.0);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), size + 8.0), Sense::hover());
    for (n, choice) in row.choices.iter().enumerate() {
        let Some(Picture::Icon(picture)) = choice.picture else { continue };
        let at = pos2(rect.left() + (size + 18.0) * n as f32 + size * 0.5, rect.center().y);
        let frame = Rect::from_center_size(at, vec2(size, size));
        let touch = ui.interact(frame, Id::new("setup picture").with((row_number, n)), Sense::click());
        if Press::on(&touch) == Press::Taken && n != row.chosen {
            taken = Some(n);
        }
        if n == row.chosen {
            paint::glow(ui.painter(), frame, 6.0, 12, c.halo, 0.7);
        }
        paint::parchment(ui.painter(), &c, frame);
        let ink = if n == row.chosen || touch.hovered() { c.ink } else { c.ink_soft };
        kit.icon(ui.painter(), picture, at, size * 0.8, ink);
    }
    taken
}

fn seed(kit: &mut Kit, ui: &mut Ui, draft: &mut Draft) {
    let c = kit.theme.c;
    let words = kit.t("setup-seed");
    kit.heading(ui, &words, 20.0);
    let words = kit.t("setup-seed-about");
    kit.paragraph(ui, &words, kit.theme.font(14.5), c.ink_soft);
    let hint = kit.t("setup-seed-hint");
    let wide = kit.theme.em(260.0).min(ui.available_width());
    kit.field(ui, Id::new("setup seed"), wide, &mut draft.seed, &hint, Some("ui-dice"));
}

/// The buttons below, with the way to the `decks` if there are any; gives the one that is taken.
fn footer(kit: &mut Kit, ui: &Ui, low: Rect, draft: &Draft, decks: bool) -> Option<&'static str> {
    let mut taken = None;
    kit.focus.on_group(8);
    let start = kit.t("setup-start");
    let wide = kit.button_width(ui, &start, None).max(kit.theme.em(150.0));
    let rect = Rect::from_min_max(pos2(low.right() - wide, low.top()), low.right_bottom());
    let id = Id::new("setup start");
    kit.focus.prefer(id);
    if kit.button(ui, rect, id, Stuff::Wax, &start, None).clicked && draft.problem.is_none() {
        taken = Some("setup-start");
    }
    let mut rect = rect;
    for (key, name) in
        [("ui-back", "setup back"), ("setup-decks", "setup decks")].into_iter().take(1 + usize::from(decks))
    {
        let text = kit.t(key);
        let right = rect.left() - 14.0;
        let wide = kit.button_width(ui, &text, None);
        rect = Rect::from_min_max(pos2(right - wide, low.top()), pos2(right, low.bottom()));
        if kit.button(ui, rect, Id::new(name), Stuff::Paper, &text, None).clicked {
            taken = Some(key);
        }
    }
    let text = kit.t("setup-rules");
    let wide = kit.button_width(ui, &text, None) + kit.icon_room(Some("ui-rules"));
    if wide < rect.left() - low.left() - 14.0 && draft.problem.is_none() {
        let rect = Rect::from_min_size(low.min, vec2(wide, low.height()));
        let id = Id::new("setup rules");
        if kit.icon_button(ui, rect, id, Stuff::Paper, Some("ui-rules"), &text, None).clicked {
            taken = Some("setup-rules");
        }
    }
    if let Some(problem) = &draft.problem {
        let c = kit.theme.c;
        let text = kit.say(problem);
        let room = rect.left() - low.left() - 14.0;
        let galley = ui.painter().layout(text, kit.theme.bold(14.5), c.wax, room);
        ui.painter().galley(pos2(low.left(), low.center().y - galley.size().y * 0.5), galley, c.wax);
    }
    kit.focus.on_group(0);
    taken
}
