//! Saved matches and kept replays: go on, watch, rename, throw away, take out of the trash.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align2, ColorImage, FontId, Id, Rect, TextureHandle, Ui, Vec2, vec2};

use crate::client::frame::AppSystems;
use crate::client::session::sharing::{Arrived, Shared};
use crate::client::session::{Overlay, SessionRequest, snapshot};
use crate::client::settings::Notices;
use crate::client::ui::async_pictures::AsyncPictures;
use crate::client::ui::boxes::Room;
use crate::client::ui::names;
use crate::client::ui::navigation::{Navigation, Question, Then};
use crate::client::ui::pass::overlay_is;
use crate::client::ui::tips::Pass;
use crate::client::ui::ui_kit::{LEGIBLE, UiKit};
use crate::client::ui::widgets::buttons::{Entry, Stuff};
use crate::engine::text_file::io_words;
use crate::engine::{Seat, SeatController, Words};
use crate::folders::DataFolder;
use crate::games::Registry;
use crate::storage::saves::{Saved, Saves, Trashed};

/// The list of files as it was last looked at.
#[derive(Resource, Default, Debug)]
pub struct Listing {
    list: Vec<Saved>,
    tab: Tab,
    chosen: usize,
    name: String,
    renaming: bool,
    /// What was thrown away last.
    pub trashed: Option<Trashed>,
    /// The list has to be read again.
    pub stale: bool,
    /// What has come from elsewhere and is to be chosen.
    arrived: Option<PathBuf>,
}

/// The pictures of the matches that have been in sight, by journal.
#[derive(Resource, Default)]
pub(in crate::client::ui) struct Pictures(pub AsyncPictures<PathBuf>);

impl Listing {
    /// Shows the matches, or the replays that somebody has kept.
    pub(super) fn turn_to(&mut self, tab: Tab) {
        self.tab = tab;
        self.chosen = 0;
        self.stale = true;
    }

    fn folder(&self, data: &DataFolder) -> Saves {
        Saves::new(if self.tab == Tab::Replays { data.0.join("replays") } else { data.matches() })
    }

    fn saved(&self) -> Option<&Saved> {
        self.list.get(self.chosen)
    }

    /// Whether the chosen match is over, if that is known; what was kept to be watched is.
    fn is_over(&self) -> Option<bool> {
        let summary = self.saved()?.content.as_ref().ok()?;
        Some(summary.finished? || self.tab == Tab::Replays)
    }
}

/// A tab of what has been played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Tab {
    #[default]
    Matches,
    /// What somebody has kept to be watched.
    Replays,
    /// What has come of matches against bots, a sheet of its own.
    Statistics,
}

/// Something that a part of the sheet wishes; of what is chosen in the list, where nothing else is said.
enum Wish {
    Turn(Tab),
    Paste,
    Choose(usize),
    /// It is gone on with, or watched if it is over.
    Open,
    Watch,
    Share,
    /// The name in the field is this.
    Write(String),
    BeginRenaming,
    Rename,
    Delete,
    /// What was thrown away last comes back.
    Restore,
    /// What was begun last ends: renaming, or looking at the sheet.
    Leave,
}

/// How large the sheet is, whichever tab is open.
pub(super) fn size(kit: &UiKit) -> Vec2 {
    vec2(kit.theme.em(820.0), 660.0)
}

/// Draws the tabs; gives the new one when one is taken.
pub(super) fn tabs(kit: &mut UiKit, ui: &mut Ui, chosen: Tab) -> Option<Tab> {
    let tabs = [
        (Tab::Matches, "saves-matches", "ui-load"),
        (Tab::Replays, "saves-replays", "ui-replay"),
        (Tab::Statistics, "saves-statistics", "ui-laurel"),
    ];
    let names = tabs.map(|(_, key, icon)| (kit.t(key), icon));
    let new = kit.tabs(ui, Id::new("saves tabs"), &names, chosen as usize)?;
    tabs.get(new).map(|(tab, ..)| *tab)
}

/// Reads the list anew.
fn look(games: Res<Registry>, data: Res<DataFolder>, mut listing: ResMut<Listing>) {
    let list = listing.folder(&data).list(&|seen, bytes| games.judge(seen, bytes));
    if let Some(arrived) = listing.arrived.take() {
        listing.chosen = list.iter().position(|saved| saved.path == arrived).unwrap_or(listing.chosen);
    }
    listing.list = list;
    listing.chosen = listing.chosen.min(listing.list.len().saturating_sub(1));
    listing.stale = false;
    listing.renaming = false;
}

/// A match that has come from elsewhere is to be found in the list.
fn welcome(mut arrived: MessageReader<Arrived>, mut listing: ResMut<Listing>) {
    if let Some(Arrived(path)) = arrived.read().last() {
        listing.arrived = Some(path.clone());
        listing.tab = Tab::Matches;
        listing.stale = true;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Listing>()
        .init_resource::<Pictures>()
        .add_systems(OnEnter(Overlay::Saves), look)
        .add_systems(OnExit(Overlay::Saves), |mut pictures: ResMut<Pictures>| *pictures = Pictures::default())
        .add_systems(
            Update,
            (welcome, look.run_if(|listing: Res<Listing>| listing.stale)).chain().in_set(AppSystems::Load),
        )
        .add_systems(EguiPrimaryContextPass, draw.run_if(overlay_is(Overlay::Saves)).in_set(Pass::Overlay));
}

fn draw(
    mut nav: Navigation,
    mut kit: UiKit,
    data: Res<DataFolder>,
    (mut listing, mut pictures): (ResMut<Listing>, ResMut<Pictures>),
    (mut shared, mut notices): (ResMut<Shared>, ResMut<Notices>),
) {
    let ctx = nav.ctx();
    let heading = kit.t("saves-heading");
    let (mut sheet, closed) = kit.overlay(&ctx, "saves", size(&kit), &heading, "ui-load");
    let turned = tabs(&mut kit, &mut sheet, listing.tab).map(Wish::Turn);
    let mut room = Room::of(sheet.max_rect(), 12.0);
    let foot = room.bottom(kit.button_height());
    room.rest.min.y = sheet.cursor().top() + 6.0;
    kit.focus.on_group(1);
    let mut page = kit.inside(&mut sheet, room.rest);
    let taken = list(&mut kit, &mut page, &listing, &mut pictures.0);
    pictures.0.go_on(&ctx, |journal| {
        let journal = journal.clone();
        Some(move || picture(&journal))
    });
    kit.focus.on_group(2);
    let asked = match listing.renaming {
        true => rename(&mut kit, &mut sheet, foot, &listing),
        false => footer(&mut kit, &sheet, foot, &listing),
    };
    kit.focus.on_group(0);
    let leaves = closed || nav.overlay() == Overlay::Saves && nav.cancelled(&kit);
    for wish in turned.into_iter().chain(taken).chain(asked).chain(leaves.then_some(Wish::Leave)) {
        carry_out(wish, (&mut nav, &kit), &mut listing, &data, (&mut shared, &mut notices));
    }
}

/// Does what a part of the sheet wishes.
fn carry_out(
    wish: Wish,
    (nav, kit): (&mut Navigation, &UiKit),
    listing: &mut Listing,
    data: &DataFolder,
    (shared, notices): (&mut Shared, &mut Notices),
) {
    let path = listing.saved().map(|saved| saved.path.clone()).unwrap_or_default();
    match wish {
        Wish::Turn(Tab::Statistics) => nav.turn_to(Overlay::Statistics),
        Wish::Turn(tab) => listing.turn_to(tab),
        Wish::Paste => nav.ask(SessionRequest::Paste),
        Wish::Choose(place) => (listing.chosen, listing.renaming) = (place, false),
        Wish::Open => match listing.is_over() {
            Some(true) => nav.ask(SessionRequest::Replay(path)),
            Some(false) => nav.ask(SessionRequest::Resume(path)),
            None => {}
        },
        Wish::Watch => nav.ask(SessionRequest::Replay(path)),
        Wish::Share => {
            shared.0 = Some(path);
            nav.open(Overlay::Share);
        }
        Wish::Write(name) => listing.name = name,
        Wish::BeginRenaming => {
            listing.name = listing.saved().and_then(|saved| saved.title.clone()).unwrap_or_default();
            listing.renaming = true;
        }
        Wish::Rename => {
            if let Err(error) = listing.folder(data).rename(&path, listing.name.trim()) {
                notices.push(Words::new("notice-rename-failed").with("why", io_words(&error)));
            }
            (listing.renaming, listing.stale) = (false, true);
        }
        Wish::Delete => {
            let name = listing.saved().map(|saved| lines(kit, saved).0).unwrap_or_default();
            nav.question(Question {
                detail: Some(Words::new("question-delete-about").with("name", name)),
                ..Question::new("question-delete", "question-delete-yes", Then::Delete(path))
            });
        }
        Wish::Restore => {
            let trashed = listing.trashed.take();
            listing.stale = trashed.is_some_and(|trashed| Saves::new(data.matches()).restore(&trashed).is_ok());
        }
        Wish::Leave if listing.renaming => listing.renaming = false,
        Wish::Leave => nav.close(),
    }
}

/// The matches or replays, one of which is chosen; taking that again opens it.
fn list(kit: &mut UiKit, ui: &mut Ui, listing: &Listing, pictures: &mut AsyncPictures<PathBuf>) -> Option<Wish> {
    let page = if listing.tab == Tab::Replays { "saved replays" } else { "saved matches" };
    kit.scroll(ui, page, |ui, kit| {
        ui.spacing_mut().item_spacing.y = 3.0;
        let mut wish = (listing.tab == Tab::Matches && paste(kit, ui)).then_some(Wish::Paste);
        if listing.list.is_empty() {
            kit.paragraph(ui, &kit.t("saves-none"), kit.theme.italic(16.0), kit.theme.c.ink_soft);
        }
        for (n, saved) in listing.list.iter().enumerate() {
            let (title, detail) = lines(kit, saved);
            let icon = saved.content.as_ref().map(|summary| format!("game-{}", summary.game));
            let chosen = n == listing.chosen;
            let mut entry = Entry {
                text: &title,
                detail: Some(&detail),
                icon: Some(icon.as_deref().unwrap_or("ui-warning")),
                size: 19.0,
                faint: saved.content.is_err(),
                chosen,
                framed: true,
                ..Entry::default()
            };
            let place = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), kit.entry_height(&entry)));
            let picture = ui.is_rect_visible(place).then(|| pictures.of(&saved.path)).flatten();
            entry.picture = picture.as_ref().map(TextureHandle::id);
            if kit.row(ui, Id::new("saved").with(&saved.path), &entry, chosen) {
                wish = Some(if chosen { Wish::Open } else { Wish::Choose(n) });
            }
        }
        wish
    })
}

/// The picture of a match; none if there is none, or it is broken.
fn picture(journal: &Path) -> Option<ColorImage> {
    let picture = snapshot::read(journal).ok()?;
    let size = [picture.width(), picture.height()].map(|pixels| pixels as usize);
    Some(ColorImage::from_rgb(size, picture.as_raw()))
}

/// The entry that takes a match from the clipboard; whether it was taken.
fn paste(kit: &mut UiKit, ui: &mut Ui) -> bool {
    let (text, about) = (kit.t("saves-paste"), kit.t("saves-paste-about"));
    let entry = Entry {
        text: &text,
        detail: Some(&about),
        icon: Some("ui-plus"),
        size: 19.0,
        framed: true,
        ..Entry::default()
    };
    kit.row(ui, Id::new("saves paste"), &entry, false)
}

fn lines(kit: &UiKit, saved: &Saved) -> (String, String) {
    let when = ago(kit, saved.played);
    match &saved.content {
        Ok(summary) => {
            let controllers: Vec<SeatController> = summary.seats.clone();
            let seats = (0..).map(Seat).take(controllers.len());
            let people: Vec<String> = seats.map(|seat| names::name(kit, &controllers, seat)).collect();
            let mut title = saved.title.clone().unwrap_or_else(|| kit.t(&format!("game-{}", summary.game)));
            if summary.from_position {
                title = kit.say(&Words::new("saves-from-position").with("name", title));
            }
            let state = match summary.finished {
                Some(true) => "saves-finished",
                Some(false) => "saves-open",
                None => "saves-unknown",
            };
            let words = Words::new("saves-line")
                .with("people", people.join(" – "))
                .with("actions", summary.actions as i64)
                .with_key("state", state)
                .with("when", when);
            (title, kit.say(&words))
        }
        Err(why) => {
            let name = saved.path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            (saved.title.clone().unwrap_or(name), kit.say(why))
        }
    }
}

fn ago(kit: &UiKit, when: SystemTime) -> String {
    let minutes = SystemTime::now().duration_since(when).unwrap_or_default().as_secs() / 60;
    let (key, count) = match minutes {
        // Nobody knows, or nobody can have been there.
        _ if when == SystemTime::UNIX_EPOCH => ("saves-long-ago", 0),
        0..=1 => ("saves-now", 0),
        2..=119 => ("saves-minutes", minutes),
        120..=2879 => ("saves-hours", minutes / 60),
        _ => ("saves-days", minutes / 1440),
    };
    kit.say(&Words::new(key).with("count", count as i64))
}

/// What can be done with what is chosen, from the right to the left, and the way back for what was thrown away.
fn footer(kit: &mut UiKit, ui: &Ui, foot: Rect, listing: &Listing) -> Option<Wish> {
    let over = listing.is_over();
    let goes_on = over == Some(false);
    let watch = if goes_on { Stuff::Paper } else { Stuff::Wax };
    let buttons = [
        (goes_on, "saves-go-on", Stuff::Wax, Wish::Open),
        (over.is_some(), "saves-watch", watch, Wish::Watch),
        (over.is_some(), "saves-share", Stuff::Paper, Wish::Share),
        (listing.saved().is_some(), "saves-rename", Stuff::Paper, Wish::BeginRenaming),
        (listing.saved().is_some(), "saves-delete", Stuff::Paper, Wish::Delete),
    ];
    let mut row = Room::of(foot, 10.0);
    let mut wish = None;
    for (_, key, stuff, wished) in buttons.into_iter().filter(|(there, ..)| *there) {
        if kit.button_at_end(ui, &mut row, Id::new(key), stuff, &kit.t(key)) {
            wish = Some(wished);
        }
    }
    if listing.trashed.is_some() && restore(kit, ui, row.rest) {
        wish = Some(Wish::Restore);
    }
    wish
}

/// The way back for what was thrown away last; whether it is taken.
fn restore(kit: &mut UiKit, ui: &Ui, room: Rect) -> bool {
    let text = kit.t("saves-restore");
    let font = kit.theme.font(15.0);
    let wide = kit.width(ui.painter(), &text, font.clone());
    let least = (LEGIBLE / font.size).clamp(0.7, 1.0);
    let font = FontId { size: font.size * (room.width().max(60.0) / wide).clamp(least, 1.0), ..font };
    let (at, ink) = (room.left_center(), kit.theme.c.wax);
    kit.link(ui, at, Align2::LEFT_CENTER, Id::new("saves restore"), &text, font, ink).clicked
}

/// The field for another name.
fn rename(kit: &mut UiKit, ui: &mut Ui, foot: Rect, listing: &Listing) -> Option<Wish> {
    let mut row = Room::of(foot, 12.0);
    let done = row.right(kit.button_width(ui, &kit.t("saves-rename-done"), None));
    let id = Id::new("saves name");
    let mut name = listing.name.clone();
    kit.focus.prefer(id);
    let field = row.rest.shrink2(vec2(0.0, 3.0));
    let written = kit.field_at(ui, field, id, &mut name, &kit.t("saves-rename-hint"), Some("ui-quill"));
    let (id, text) = (Id::new("saves name done"), kit.t("saves-rename-done"));
    if kit.button(ui, done, id, Stuff::Wax, &text, None).clicked {
        return Some(Wish::Rename);
    }
    written.then_some(Wish::Write(name))
}
