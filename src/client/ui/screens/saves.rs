//! Saved matches and kept replays: go on, watch, rename, throw away, take out of the trash.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Align2, ColorImage, Id, Rect, TextureHandle, Ui, Vec2, pos2, vec2};

use crate::client::frame::AppSystems;
use crate::client::session::sharing::{Arrived, Shared};
use crate::client::session::{Overlay, SessionRequest, snapshot};
use crate::client::settings::Notices;
use crate::client::ui::async_pictures::AsyncPictures;
use crate::client::ui::focus::OVERLAY;
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
    /// Kept replays instead of matches.
    kept: bool,
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
    pub(super) fn turn_to(&mut self, tab: usize) {
        self.kept = tab == 1;
        self.chosen = 0;
        self.stale = true;
    }

    fn folder(&self, data: &DataFolder) -> Saves {
        Saves::new(if self.kept { data.0.join("replays") } else { data.matches() })
    }
}

/// The tab of what has been played against bots, a sheet of its own.
pub(super) const STATISTICS: usize = 2;

/// How large the sheet is, whichever tab is open.
pub(super) fn size(kit: &UiKit) -> Vec2 {
    vec2(kit.theme.em(820.0), 660.0)
}

/// Draws the tabs; gives the new one when one is taken.
pub(super) fn tabs(kit: &mut UiKit, ui: &mut Ui, chosen: usize) -> Option<usize> {
    let tabs = [
        (kit.t("saves-matches"), "ui-load"),
        (kit.t("saves-replays"), "ui-replay"),
        (kit.t("saves-statistics"), "ui-laurel"),
    ];
    kit.tabs(ui, Id::new("saves tabs"), &tabs, chosen)
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
        listing.kept = false;
        listing.stale = true;
    }
}

/// Saved matches and replays.
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
    mut shared: ResMut<Shared>,
    mut notices: ResMut<Notices>,
) {
    let ctx = nav.ctx();
    let ui = &mut kit.sheet(&ctx, "saves", OVERLAY);
    let heading = kit.t("saves-heading");
    let (inner, closed) = kit.dialog(ui, "saves", size(&kit), &heading, "ui-load");
    let mut child = kit.inside(ui, inner);
    match tabs(&mut kit, &mut child, usize::from(listing.kept)) {
        Some(STATISTICS) => nav.turn_to(Overlay::Statistics),
        Some(tab) => listing.turn_to(tab),
        None => {}
    }
    let high = kit.button_height();
    let top = child.cursor().top() + 6.0;
    let foot = Rect::from_min_max(pos2(inner.left(), inner.bottom() - high), inner.max);
    let middle = Rect::from_min_max(pos2(inner.left(), top), pos2(inner.right(), foot.top() - 12.0));
    kit.focus.on_group(1);
    let mut page = kit.inside(ui, middle);
    let open = list(&mut kit, &mut page, &mut nav, &mut listing, &mut pictures.0);
    pictures.0.go_on(&ctx, |journal| {
        let journal = journal.clone();
        Some(move || picture(&journal))
    });
    kit.focus.on_group(2);
    footer(&mut kit, &mut nav, ui, foot, &data, &mut listing, &mut shared, &mut notices, open);
    kit.focus.on_group(0);
    if closed || nav.overlay() == Overlay::Saves && nav.cancelled(&kit) {
        if listing.renaming {
            listing.renaming = false;
        } else {
            nav.close();
        }
    }
}

/// Gives true when a row is taken that was chosen already.
fn list(
    kit: &mut UiKit,
    ui: &mut Ui,
    nav: &mut Navigation,
    listing: &mut Listing,
    pictures: &mut AsyncPictures<PathBuf>,
) -> bool {
    let mut open = false;
    let mut chosen = listing.chosen;
    let page = if listing.kept { "saved replays" } else { "saved matches" };
    kit.scroll(ui, page, |ui, kit| {
        ui.spacing_mut().item_spacing.y = 3.0;
        if !listing.kept && paste(kit, ui) {
            nav.ask(SessionRequest::Paste);
        }
        if listing.list.is_empty() {
            let words = kit.t("saves-none");
            kit.paragraph(ui, &words, kit.theme.italic(16.0), kit.theme.c.ink_soft);
        }
        for (n, saved) in listing.list.iter().enumerate() {
            let (title, detail) = lines(kit, saved);
            let icon = saved
                .content
                .as_ref()
                .map_or_else(|_| "ui-warning".to_owned(), |summary| format!("game-{}", summary.game));
            let mut entry = Entry {
                text: &title,
                detail: Some(&detail),
                icon: Some(&icon),
                size: 19.0,
                faint: saved.content.is_err(),
                chosen: n == chosen,
                framed: true,
                ..Entry::default()
            };
            let place = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), kit.entry_height(&entry)));
            let picture = ui.is_rect_visible(place).then(|| pictures.of(&saved.path)).flatten();
            entry.picture = picture.as_ref().map(TextureHandle::id);
            if kit.row(ui, Id::new("saved").with(&saved.path), &entry, n == chosen) {
                open = n == chosen;
                chosen = n;
            }
        }
    });
    if chosen != listing.chosen {
        listing.chosen = chosen;
        listing.renaming = false;
    }
    open
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

fn footer(
    kit: &mut UiKit,
    nav: &mut Navigation,
    ui: &mut Ui,
    foot: Rect,
    data: &DataFolder,
    listing: &mut Listing,
    shared: &mut Shared,
    notices: &mut Notices,
    open: bool,
) {
    let Some(saved) = listing.list.get(listing.chosen).cloned() else {
        restore(kit, ui, foot.left(), foot, data, listing);
        return;
    };
    let finished = saved.content.as_ref().ok().and_then(|summary| summary.finished);
    if listing.renaming {
        rename(kit, ui, foot, data, listing, notices, &saved);
        return;
    }
    let mut x = foot.right();
    let mut button = |kit: &mut UiKit, key: &'static str, stuff: Stuff| {
        let text = kit.t(key);
        let wide = kit.button_width(ui, &text, None);
        let rect = Rect::from_min_max(pos2(x - wide, foot.top()), pos2(x, foot.bottom()));
        x -= wide + 10.0;
        kit.button(ui, rect, Id::new(key), stuff, &text, None).clicked
    };
    if let Some(over) = finished {
        let watch = over || listing.kept;
        let key = if watch { "saves-watch" } else { "saves-go-on" };
        if button(kit, key, Stuff::Wax) || open {
            nav.ask(if watch {
                SessionRequest::Replay(saved.path.clone())
            } else {
                SessionRequest::Resume(saved.path.clone())
            });
        }
        if !watch && button(kit, "saves-watch", Stuff::Paper) {
            nav.ask(SessionRequest::Replay(saved.path.clone()));
        }
    }
    if finished.is_some() && button(kit, "saves-share", Stuff::Paper) {
        shared.0 = Some(saved.path.clone());
        nav.open(Overlay::Share);
    }
    if button(kit, "saves-rename", Stuff::Paper) {
        listing.name = saved.title.clone().unwrap_or_default();
        listing.renaming = true;
    }
    if button(kit, "saves-delete", Stuff::Paper) {
        nav.question(Question {
            words: Some(Words::new("question-delete")),
            detail: Some(Words::new("question-delete-about").with("name", lines(kit, &saved).0)),
            yes: "question-delete-yes",
            then: Some(Then::Delete(saved.path)),
        });
    }
    restore(kit, ui, x, foot, data, listing);
}

/// The way back for what was thrown away last.
fn restore(kit: &mut UiKit, ui: &Ui, right: f32, foot: Rect, data: &DataFolder, listing: &mut Listing) {
    let Some(trashed) = listing.trashed.clone() else { return };
    let text = kit.t("saves-restore");
    let at = pos2(foot.left(), foot.center().y);
    let room = (right - foot.left()).max(60.0);
    let font = kit.theme.font(15.0);
    let wide = kit.width(ui.painter(), &text, font.clone());
    let least = (LEGIBLE / font.size).clamp(0.7, 1.0);
    let font = bevy_egui::egui::FontId { size: font.size * (room / wide).clamp(least, 1.0), ..font };
    let ink = kit.theme.c.wax;
    if kit.link(ui, at, Align2::LEFT_CENTER, Id::new("saves restore"), &text, font, ink).clicked {
        listing.trashed = None;
        listing.stale = Saves::new(data.matches()).restore(&trashed).is_ok();
    }
}

fn rename(
    kit: &mut UiKit,
    ui: &mut Ui,
    foot: Rect,
    data: &DataFolder,
    listing: &mut Listing,
    notices: &mut Notices,
    saved: &Saved,
) {
    let done = kit.t("saves-rename-done");
    let wide = kit.button_width(ui, &done, None);
    let rect = Rect::from_min_max(pos2(foot.right() - wide, foot.top()), foot.max);
    let id = Id::new("saves name");
    let field = Rect::from_min_max(foot.min + vec2(0.0, 3.0), pos2(rect.left() - 12.0, foot.bottom() - 3.0));
    let hint = kit.t("saves-rename-hint");
    kit.focus.prefer(id);
    kit.field_at(ui, field, id, &mut listing.name, &hint, Some("ui-quill"));
    if kit.button(ui, rect, Id::new("saves name done"), Stuff::Wax, &done, None).clicked {
        if let Err(error) = listing.folder(data).rename(&saved.path, listing.name.trim()) {
            notices.push(Words::new("notice-rename-failed").with("why", io_words(&error)));
        }
        listing.renaming = false;
        listing.stale = true;
    }
}
