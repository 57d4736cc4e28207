//! The report of a problem: what it may hold, what is in it, and what this computer has. After a panic it is offered once.

use bevy::prelude::*;
use bevy_egui::egui::{Id, Ui, Vec2, vec2};

use crate::client::crash;
use crate::client::doctor::Finding;
use crate::client::report::{Consent, Facts, folder};
use crate::client::session::{Overlay, Screen, SessionRequest};
use crate::client::ui::boxes::{Room, indented};
use crate::client::ui::navigation::{Navigation, Question, Then};
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::Stuff;
use crate::engine::Words;
use crate::folders::DataFolder;

/// The tabs, with their message keys and pictures.
const TABS: [(Tab, &str, &str); 3] = [
    (Tab::Report, "report-tab-report", "ui-quill"),
    (Tab::File, "report-tab-file", "ui-log"),
    (Tab::Computer, "report-tab-computer", "ui-settings"),
];

/// Radius of the medal before a finding, in points at 100 % text.
const MEDAL: f32 = 17.0;

/// The tab in front.
#[derive(Resource, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Tab {
    #[default]
    Report,
    /// The whole text.
    File,
    Computer,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tab>()
        .add_systems(OnEnter(Screen::Title), offer)
        .add_systems(OnEnter(Overlay::Report), |mut tab: ResMut<Tab>| *tab = Tab::Report);
}

/// After a panic the person is asked once whether they want to see a report.
fn offer(data: Res<DataFolder>, mut question: ResMut<Question>, mut overlay: ResMut<NextState<Overlay>>) {
    if crash::take_untold(&data) {
        *question = Question::new("question-crashed", "question-crashed-yes", Then::Report);
        overlay.set(Overlay::Question);
    }
}

pub(super) fn draw(
    mut nav: Navigation,
    mut kit: UiKit,
    facts: Res<Facts>,
    mut consent: ResMut<Consent>,
    data: Res<DataFolder>,
    mut tab: ResMut<Tab>,
) {
    let size = vec2(kit.theme.em(820.0), 640.0);
    let (mut sheet, closed) = kit.overlay(&nav.ctx(), "report", size, &kit.t("report-heading"), "ui-warning");
    let mut room = Room::of(sheet.max_rect(), 10.0);
    let foot = room.bottom(kit.button_height());
    let mut child = kit.inside(&mut sheet, room.rest);
    let names = TABS.map(|(_, key, icon)| (kit.t(key), icon));
    let turned = kit.tabs(&mut child, Id::new("report tabs"), &names, *tab as usize);
    if let Some(&(turned, ..)) = turned.and_then(|turned| TABS.get(turned)) {
        *tab = turned;
    }
    child.add_space(6.0);
    kit.focus.on_group(1);
    match *tab {
        Tab::File => {
            let parts = facts.parts(&consent, &kit.locale);
            file(&mut kit, &mut child, &parts);
        }
        Tab::Computer => computer(&mut kit, &mut child, &facts.findings),
        Tab::Report => {
            let mut new = consent.clone();
            asked(&mut kit, &mut child, &facts, &mut new, &data);
            consent.set_if_neq(new);
        }
    }
    kit.focus.on_group(2);
    let text = kit.t("report-write");
    let place = Room::of(foot, 0.0).right(kit.button_width(&sheet, &text, None).min(foot.width()));
    let written = kit.button(&sheet, place, Id::new("report write"), Stuff::Wax, &text, None).clicked;
    kit.focus.on_group(0);
    if written {
        nav.ask(SessionRequest::WriteReport);
        nav.close();
    } else if closed || nav.overlay() == Overlay::Report && nav.cancelled(&kit) {
        nav.close();
    }
}

/// What a person adds, and what they agree to.
fn asked(kit: &mut UiKit, ui: &mut Ui, facts: &Facts, consent: &mut Consent, data: &DataFolder) {
    kit.scroll(ui, "report", |ui, kit| {
        ui.spacing_mut().item_spacing.y = 5.0;
        let c = kit.theme.c;
        let place = Words::new("report-folder").with("folder", folder(data).display().to_string());
        for text in [kit.t("report-about"), kit.say(&place)] {
            kit.paragraph(ui, &text, kit.theme.font(16.0), c.ink);
        }
        kit.rule(ui);
        let (name, hint) = (kit.t("report-words"), kit.t("report-words-hint"));
        kit.paragraph(ui, &name, kit.theme.bold(16.5), c.ink);
        kit.spoken.about_in_full(&name, &hint);
        let wide = ui.available_width() - 8.0;
        kit.field(ui, Id::new("report words"), wide, &mut consent.words, &hint, Some("ui-quill"));
        kit.rule(ui);
        let Some(played) = &facts.played else {
            kit.paragraph(ui, &kit.t("report-journal-none"), kit.theme.italic(16.0), c.ink_soft);
            return;
        };
        switch(kit, ui, "report-journal", &mut consent.journal);
        if consent.journal && played.whole.is_some() {
            switch(kit, ui, "report-hidden", &mut consent.hidden);
        }
    });
}

/// A question with its explanation and its switch.
fn switch(kit: &mut UiKit, ui: &mut Ui, key: &str, on: &mut bool) {
    let c = kit.theme.c;
    let (name, about) = (kit.t(key), kit.t(&format!("{key}-about")));
    kit.paragraph(ui, &name, kit.theme.bold(16.5), c.ink);
    kit.paragraph(ui, &about, kit.theme.font(14.5), c.ink_soft);
    kit.spoken.about_in_full(&name, &about);
    if let Some(new) = kit.toggle(ui, Id::new(key), *on) {
        *on = new;
    }
    ui.add_space(6.0);
}

/// Every line of the file.
fn file(kit: &mut UiKit, ui: &mut Ui, parts: &[(String, String)]) {
    kit.reader(ui, "report file", |ui, kit| {
        for (heading, text) in parts {
            kit.heading(ui, heading, 19.0);
            kit.paragraph(ui, text, kit.theme.font(14.5), kit.theme.c.ink);
        }
    });
}

/// What this computer has of what the game needs.
fn computer(kit: &mut UiKit, ui: &mut Ui, findings: &[Finding]) {
    kit.reader(ui, "report computer", |ui, kit| {
        if findings.is_empty() {
            kit.paragraph(ui, &kit.t("report-looking"), kit.theme.italic(16.0), kit.theme.c.ink_soft);
        }
        findings.iter().for_each(|finding| show(kit, ui, finding));
    });
}

/// A finding beside its medal: what was looked at, whether it is fine, and what was found or what to do.
fn show(kit: &mut UiKit, ui: &mut Ui, finding: &Finding) {
    let c = kit.theme.c;
    let (state, icon) = if finding.fine { ("doctor-fine", "ui-check") } else { ("doctor-not-fine", "ui-warning") };
    let heading = format!("{} · {}", kit.t(finding.what), kit.t(state));
    let said = kit.say(&finding.said);
    let medal = kit.theme.pad(MEDAL);
    let at = ui.cursor().min + Vec2::splat(medal) + vec2(5.0, 0.0);
    let words = indented(ui, 2.0 * medal + 17.0, |ui| {
        let ink = if finding.fine { c.ink } else { c.wax };
        kit.paragraph(ui, &heading, kit.theme.bold(16.5), ink);
        kit.paragraph(ui, &said, kit.theme.font(15.0), c.ink);
    });
    kit.medal(ui.painter(), at, medal, icon);
    ui.add_space((at.y + medal - words.bottom()).max(0.0) + 6.0);
}
