//! The report of a problem: what it may hold, what is in it, and what this computer has. After a panic it is offered once.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Id, Rect, Ui, Vec2, pos2, vec2};

use crate::client::crash;
use crate::client::doctor::Finding;
use crate::client::report::{Consent, Facts, folder};
use crate::client::session::{Overlay, Screen, SessionRequest};
use crate::client::ui::focus::OVERLAY;
use crate::client::ui::navigation::{Navigation, Question, Then};
use crate::client::ui::pass::overlay_is;
use crate::client::ui::tips::Pass;
use crate::client::ui::ui_kit::UiKit;
use crate::client::ui::widgets::buttons::Stuff;
use crate::engine::Words;
use crate::folders::DataFolder;

/// Message keys and pictures of the tabs.
const TABS: [(&str, &str); 3] =
    [("report-tab-report", "ui-quill"), ("report-tab-file", "ui-log"), ("report-tab-computer", "ui-settings")];
/// The tab with the whole text, and the one with the computer.
const FILE: usize = 1;
const COMPUTER: usize = 2;

/// Radius of the medal before a finding, in points at 100 % text.
const MEDAL: f32 = 17.0;

/// The tab in front.
#[derive(Resource, Default)]
struct Tab(usize);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tab>()
        .add_systems(OnEnter(Screen::Title), offer)
        .add_systems(OnEnter(Overlay::Report), |mut tab: ResMut<Tab>| tab.0 = 0)
        .add_systems(EguiPrimaryContextPass, draw.run_if(overlay_is(Overlay::Report)).in_set(Pass::Overlay));
}

/// After a panic the person is asked once whether they want to see a report.
fn offer(data: Res<DataFolder>, mut question: ResMut<Question>, mut overlay: ResMut<NextState<Overlay>>) {
    if crash::take_untold(&data) {
        *question = Question {
            words: Some(Words::new("question-crashed")),
            detail: Some(Words::new("question-crashed-about")),
            yes: "question-crashed-yes",
            then: Some(Then::Report),
        };
        overlay.set(Overlay::Question);
    }
}

fn draw(
    mut nav: Navigation,
    mut kit: UiKit,
    facts: Res<Facts>,
    mut consent: ResMut<Consent>,
    data: Res<DataFolder>,
    mut tab: ResMut<Tab>,
) {
    let ctx = nav.ctx();
    let ui = &mut kit.sheet(&ctx, "report", OVERLAY);
    let heading = kit.t("report-heading");
    let (inner, closed) = kit.dialog(ui, "report", vec2(kit.theme.em(820.0), 640.0), &heading, "ui-warning");
    let foot = Rect::from_min_max(pos2(inner.left(), inner.bottom() - kit.button_height()), inner.max);
    let mut child = kit.inside(ui, Rect::from_min_max(inner.min, pos2(inner.right(), foot.top() - 10.0)));
    let names: Vec<(String, &str)> = TABS.iter().map(|(key, icon)| (kit.t(key), *icon)).collect();
    if let Some(turned) = kit.tabs(&mut child, Id::new("report tabs"), &names, tab.0) {
        tab.0 = turned;
    }
    child.add_space(6.0);
    kit.focus.on_group(1);
    match tab.0 {
        FILE => {
            let parts = facts.parts(&consent, &kit.locale);
            file(&mut kit, &mut child, &parts);
        }
        COMPUTER => computer(&mut kit, &mut child, &facts.findings),
        _ => {
            let mut new = consent.clone();
            asked(&mut kit, &mut child, &facts, &mut new, &data);
            consent.set_if_neq(new);
        }
    }
    kit.focus.on_group(2);
    let text = kit.t("report-write");
    let wide = kit.button_width(ui, &text, None).min(foot.width());
    let rect = Rect::from_min_max(pos2(foot.right() - wide, foot.top()), foot.max);
    let written = kit.button(ui, rect, Id::new("report write"), Stuff::Wax, &text, None).clicked;
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
            let none = kit.t("report-journal-none");
            kit.paragraph(ui, &none, kit.theme.italic(16.0), c.ink_soft);
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
            let looking = kit.t("report-looking");
            kit.paragraph(ui, &looking, kit.theme.italic(16.0), kit.theme.c.ink_soft);
        }
        for finding in findings {
            show(kit, ui, finding);
        }
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
    let low = ui
        .horizontal_top(|ui| {
            ui.add_space(2.0 * medal + 17.0);
            ui.vertical(|ui| {
                let ink = if finding.fine { c.ink } else { c.wax };
                kit.paragraph(ui, &heading, kit.theme.bold(16.5), ink);
                kit.paragraph(ui, &said, kit.theme.font(15.0), c.ink);
            });
        })
        .response
        .rect
        .bottom();
    kit.medal(ui.painter(), at, medal, icon);
    ui.add_space((at.y + medal - low).max(0.0) + 6.0);
}
