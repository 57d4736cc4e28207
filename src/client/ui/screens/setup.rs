//! Setting a match up: game, seats, options, seed. Start is focused from the beginning.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Id, Rect, Stroke, Ui, pos2, vec2};

use crate::ai::Level;
use crate::client::pieces::faces::Ahead;
use crate::client::programs::Programs;
use crate::client::session::{Overlay, Screen, SessionRequest};
use crate::client::settings::Settings;
use crate::client::ui::boxes::{Room, strip, taken};
use crate::client::ui::focus::SCREEN;
use crate::client::ui::navigation::Navigation;
use crate::client::ui::screens::box_lid::{self, Lids};
use crate::client::ui::screens::deck_builder::bench::Bench;
use crate::client::ui::screens::rulebook::RuleBookAt;
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::Stuff;
use crate::engine::journal::Limit;
use crate::engine::{Fnv, Seat, SeatController, Seed, Words};
use crate::games::Registry;
use crate::games::lesson::Lesson;
use crate::storage::last_tables::{LastTable, LastTables};
use crate::storage::lessons::{LeftLessons, Lessons};
use crate::table::any_match::TableEntry;
use crate::table::{NewMatch, Regular};

mod clock;
mod cover;
pub(super) mod options;
mod sitting;

/// Room between the page and the buttons below it, in points: the line at its end is clear of the ring round a button.
const ABOVE_BUTTONS: f32 = 18.0;
/// Points between a widget and what is said of it beside it.
const BESIDE: f32 = 8.0;

/// The match being set up.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    game: Option<String>,
    options: String,
    /// Who is wanted in each seat; of a bot without a name, whoever is free sits down.
    wanted: Vec<SeatController>,
    clock: Option<Limit>,
    seed: String,
    /// The rows for experts lie open.
    experts: bool,
    /// The fewest and the most who can play the game.
    players: Option<(usize, usize)>,
    problem: Option<Words>,
    /// It has been on the screen.
    seen: bool,
}

impl Draft {
    /// A match of this game.
    pub fn for_game(game: &str) -> Self {
        Self { game: Some(game.to_owned()), ..Self::default() }
    }

    /// The game, with everything that is still open filled in: from the table at which it was played last, or else from
    /// what suits a first match.
    fn fit(&mut self, games: Registry, last: &LastTables) -> Option<&'static dyn TableEntry> {
        let wanted = self.game.as_ref().unwrap_or(&last.game);
        let entry = games.table(wanted).or_else(|| games.tables().first().copied())?;
        if self.game.is_none() || self.options.is_empty() {
            self.game = Some(entry.game().to_owned());
            // What can no longer be played is no table to go back to.
            match last.of(entry.game()).filter(|table| entry.open(&table.options, 0.into()).is_ok()) {
                Some(table) => {
                    self.options.clone_from(&table.options);
                    self.wanted.clone_from(&table.seats);
                    self.clock = table.clock;
                }
                None => self.options = entry.first_options(),
            }
        }
        let seats = entry.seats(&self.options).unwrap_or(2);
        if self.wanted.is_empty() {
            self.wanted.push(SeatController::person());
        }
        let mut levels = self.wanted.iter().rev().filter_map(SeatController::persona);
        let another = levels.next().map_or(Level::Apprentice, |persona| persona.level);
        self.wanted.resize(seats, anybody(another));
        if self.players.is_none() {
            self.players = Some(players(entry, &self.options));
        }
        Some(entry)
    }

    fn seed(&self) -> Option<Seed> {
        let text = self.seed.trim();
        if text.is_empty() {
            return None;
        }
        // Words are seeds too: the same word deals the same cards.
        Some(text.parse().map_or_else(|_| Seed::Word(Fnv::of(text.as_bytes())), Seed::told))
    }

    /// Everybody at the table: whoever was chosen by name, else somebody who is free and chosen nowhere.
    fn controllers(&self, regulars: &[Regular]) -> Vec<SeatController> {
        let mut controllers = Vec::new();
        for wanted in &self.wanted {
            let free = SeatController::free(regulars, &controllers, Seat(controllers.len() as u8));
            let nowhere = |regular: &&&Regular| !self.wanted.iter().any(|wanted| wanted.name() == regular.name);
            let named = free.iter().find(|regular| regular.name == wanted.name());
            let sits = named.or_else(|| free.iter().find(nowhere)).or(free.first());
            controllers.push(match (wanted, wanted.persona(), sits) {
                (_, Some(persona), Some(regular)) => SeatController::regular(regular, persona.level),
                (SeatController::Person { name }, ..) => SeatController::Person { name: name.trim().to_owned() },
                (other, ..) => other.clone(),
            });
        }
        controllers
    }

    fn wanted(&self, entry: &dyn TableEntry) -> NewMatch {
        NewMatch {
            game: entry.game().to_owned(),
            options: self.options.clone(),
            seed: self.seed(),
            controllers: self.controllers(entry.art().regulars()),
            clock: self.clock,
        }
    }
}

/// A bot of this level, whoever is free.
fn anybody(level: Level) -> SeatController {
    SeatController::Bot { kind: level.into(), name: String::new() }
}

/// The fewest and the most who can play a game: now, or with anything that can be chosen.
fn players(entry: &dyn TableEntry, options: &str) -> (usize, usize) {
    let rows = entry.rows(options).unwrap_or_default();
    let choices = rows.iter().flat_map(|row| &row.choices).map(|choice| choice.options.as_str());
    let seats = choices.chain([options]).filter_map(|options| entry.seats(options).ok());
    seats.fold((usize::MAX, 0), |(least, most), seats| (least.min(seats), most.max(seats)))
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>();
}

pub(super) fn draw(
    mut nav: Navigation,
    mut kit: UiKit,
    mut draft: ResMut<Draft>,
    mut to: Changed,
    mut ahead: ResMut<Ahead>,
    (lessons, left, programs): (Res<Lessons>, Res<LeftLessons>, Res<Programs>),
    mut opened: Local<u32>,
    mut lids: Lids,
) {
    let ctx = nav.ctx();
    let ui = &mut kit.sheet(&ctx, "setup", SCREEN);
    let Some(entry) = draft.bypass_change_detection().fit(*kit.games, &to.settings.play.last) else {
        nav.go(Screen::Title);
        return;
    };
    ahead.set_if_neq(Ahead(Some(entry.game())));
    let screen = ui.max_rect().shrink(14.0);
    let size = vec2(kit.theme.em(620.0).max(960.0), kit.theme.em(420.0).max(692.0)).min(screen.size());
    let rect = Rect::from_center_size(screen.center(), size);
    kit.panel(ui.painter(), rect);
    let mut inner = Room::of(rect.shrink(kit.theme.pad(26.0)), ABOVE_BUTTONS);
    // As wide as the page above, which has its bar at the right.
    let mut foot = inner.bottom(kit.button_height());
    foot.max.x -= ui.spacing().scroll.allocated_width();
    let mut child = kit.inside(ui, inner.rest);
    // Whoever has never played the game can learn it; a start still takes two presses.
    let first = lessons.of(entry.game()).next().filter(|_| to.settings.play.last.of(entry.game()).is_none());
    let to_learn = first.map(|lesson| if left.of(lesson).is_some() { "setup-lesson-on" } else { "setup-lesson" });
    // Another game, or the same one chosen anew, begins at its top, wherever the page was left before.
    if !std::mem::replace(&mut draft.bypass_change_detection().seen, true) {
        *opened += 1;
    }
    let learns = kit.scroll(&mut child, &format!("setup {}", *opened), |ui, kit| {
        ui.spacing_mut().item_spacing.y = 6.0;
        games(kit, ui, &mut draft, entry, &to.settings.play.last);
        let learns = cover::draw(kit, ui, entry, &draft.options, draft.players, to_learn, &mut lids);
        sitting::draw(kit, ui, &mut draft, entry, &programs.0);
        options::draw(kit, ui, &mut draft, entry);
        clock::rows(kit, ui, &mut draft);
        seed(kit, ui, &mut draft);
        learns
    });
    lids.go_on(&kit, &ctx);
    let decks = entry.art().deck_builder().is_some();
    let taken = footer(&mut kit, ui, foot, &draft, decks);
    let leaves = (nav.overlay() == Overlay::None && nav.cancelled(&kit)).then_some(Choice::Back);
    if let Some(choice) = first.filter(|_| learns).map(Choice::Learn).or(taken).or(leaves) {
        carry_out(choice, &mut nav, &draft, entry, &mut to);
    }
}

/// What the buttons change besides the session.
#[derive(SystemParam)]
pub(super) struct Changed<'w> {
    settings: ResMut<'w, Settings>,
    rules: ResMut<'w, RuleBookAt>,
    bench: ResMut<'w, Bench>,
}

/// Does what a button stands for.
fn carry_out(choice: Choice, nav: &mut Navigation, draft: &Draft, entry: &'static dyn TableEntry, to: &mut Changed) {
    match choice {
        Choice::Learn(lesson) => {
            nav.ask(SessionRequest::Learn { game: lesson.game.clone(), lesson: lesson.name.clone() });
        }
        Choice::Start => {
            let (options, seats) = (draft.options.clone(), draft.wanted.clone());
            to.settings.play.last.keep(entry.game(), LastTable { options, seats, clock: draft.clock });
            nav.ask(SessionRequest::Start(draft.wanted(entry)));
        }
        Choice::Rules => {
            *to.rules = RuleBookAt { game: entry.game().to_owned(), section: None };
            nav.open(Overlay::RuleBook);
        }
        Choice::Decks => {
            to.bench.turn_to(entry);
            nav.go(Screen::DeckBuilder);
        }
        Choice::Back => nav.go(Screen::Title),
    }
}

/// A heading with a line beside it, and more about it: between the two where there is room, else below.
fn section(kit: &mut UiKit, ui: &mut Ui, heading: &str, about: Option<&str>) {
    let c = kit.theme.c;
    kit.spoken.about(heading);
    let wide = ui.available_width();
    let mut job = kit.title_job(heading, 20.0, c.wax);
    job.wrap.max_width = wide;
    let title = ui.painter().layout_job(job);
    let rect = strip(ui, title.size().y);
    let mut end = rect.left() + title.size().x + 14.0;
    ui.painter().galley(rect.min, title, c.wax);
    if let Some(about) = about {
        let words = ui.painter().layout_no_wrap(about.to_owned(), kit.theme.italic(15.0), c.ink_soft);
        if end + words.size().x <= rect.right() {
            let at = pos2(end, rect.center().y - words.size().y * 0.5 + 1.0);
            end += words.size().x + 14.0;
            ui.painter().galley(at, words, c.ink_soft);
        } else {
            kit.paragraph(ui, about, kit.theme.font(14.5), c.ink_soft);
        }
    }
    if end + 40.0 < rect.right() {
        ui.painter().hline(end..=rect.right(), rect.center().y + 1.0, Stroke::new(1.2, c.hairline));
    }
}

/// A widget and what is said of it: beside it where that has room in one line, else below.
fn told<'w, R>(kit: &mut UiKit<'w>, ui: &mut Ui, words: &str, widget: impl FnOnce(&mut Ui, &mut UiKit<'w>) -> R) -> R {
    let (font, ink) = (kit.theme.italic(15.0), kit.theme.c.ink);
    let line = ui.painter().layout_no_wrap(words.to_owned(), font.clone(), ink);
    let size = line.size();
    let row = ui.horizontal_top(|ui| {
        let out = widget(ui, kit);
        let beside = !words.is_empty() && size.x + BESIDE <= ui.available_width();
        if beside {
            let high = ui.min_rect().height();
            let rect = taken(ui, vec2(size.x + BESIDE, high));
            ui.painter().galley(pos2(rect.left() + BESIDE, rect.center().y - size.y * 0.5), line, ink);
        }
        (out, beside)
    });
    let (out, beside) = row.inner;
    if !beside && !words.is_empty() {
        kit.paragraph(ui, words, font, ink);
    }
    out
}

fn games(kit: &mut UiKit, ui: &mut Ui, draft: &mut Draft, entry: &dyn TableEntry, last: &LastTables) {
    let tables = kit.games.tables();
    if tables.len() < 2 {
        return;
    }
    let now = tables.iter().position(|other| other.game() == entry.game()).unwrap_or(0);
    let about = kit.t("title-new");
    kit.spoken.about(&about);
    let covers = box_lid::covers(kit);
    if let Some(new) = kit.boxes(ui, Id::new("setup game"), &covers, now)
        && let Some(game) = tables.get(new)
    {
        *draft = Draft::for_game(game.game());
        draft.fit(*kit.games, last);
    }
    ui.add_space(4.0);
}

fn seed(kit: &mut UiKit, ui: &mut Ui, draft: &mut Draft) {
    let heading = kit.t("setup-seed");
    section(kit, ui, &heading, None);
    let words = kit.t("setup-seed-about");
    let hint = kit.t("setup-seed-hint");
    let wide = kit.theme.em(260.0).min(ui.available_width());
    let id = Id::new("setup seed");
    told(kit, ui, &words, |ui, kit| kit.field(ui, id, wide, &mut draft.seed, &hint, Some("ui-dice")));
    kit.spoken.call(id, &heading);
}

/// What a button stands for.
#[derive(Clone, Copy)]
enum Choice<'a> {
    Learn(&'a Lesson),
    Start,
    Back,
    Decks,
    Rules,
}

/// The buttons below, with the way to the `decks` if there are any; gives the one that is taken.
fn footer<'a>(kit: &mut UiKit, ui: &Ui, foot: Rect, draft: &Draft, decks: bool) -> Option<Choice<'a>> {
    let mut taken = None;
    kit.focus.on_group(8);
    let mut row = Room::of(foot, 14.0);
    let (id, start) = (Id::new("setup start"), kit.t("setup-start"));
    kit.focus.prefer(id);
    let place = row.right(kit.button_width(ui, &start, None).max(kit.theme.em(150.0)));
    if kit.button(ui, place, id, Stuff::Wax, &start, None).clicked && draft.problem.is_none() {
        taken = Some(Choice::Start);
    }
    let others = [(Choice::Back, "ui-back", "setup back"), (Choice::Decks, "setup-decks", "setup decks")];
    for (choice, key, name) in others.into_iter().take(1 + usize::from(decks)) {
        if kit.button_at_end(ui, &mut row, Id::new(name), Stuff::Paper, &kit.t(key)) {
            taken = Some(choice);
        }
    }
    let text = kit.t("setup-rules");
    let wide = kit.button_width(ui, &text, None) + kit.icon_room(Some("ui-rules"));
    if let Some(problem) = &draft.problem {
        let (font, ink) = (kit.theme.bold(14.5), kit.theme.c.wax);
        let words = ui.painter().layout(kit.say(problem), font, ink, row.rest.width());
        ui.painter().galley(pos2(foot.left(), foot.center().y - words.size().y * 0.5), words, ink);
    } else if wide < row.rest.width() {
        let (place, id) = (row.left(wide), Id::new("setup rules"));
        if kit.icon_button(ui, place, id, Stuff::Paper, Some("ui-rules"), &text, None).clicked {
            taken = Some(Choice::Rules);
        }
    }
    kit.focus.on_group(0);
    taken
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_many_play_is_known_before_anything_is_chosen() {
        for game in crate::games::house().tables() {
            let (least, most) = players(game, &game.first_options());
            assert!(1 < least && least <= most && most < 7, "{}: {least} to {most}", game.game());
            let now = game.seats(&game.first_options()).expect("its own options");
            assert!((least..=most).contains(&now), "{}", game.game());
        }
    }
}
