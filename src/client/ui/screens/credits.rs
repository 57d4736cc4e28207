//! Whose work is in the box, and under which licence.

use bevy::prelude::*;
use bevy_egui::egui::{Ui, vec2};
use serde::Deserialize;

use crate::client::session::Overlay;
use crate::client::ui::boxes::indented;
use crate::client::ui::navigation::Navigation;
use crate::client::ui::ui_kit::UiKit;
use crate::engine::Words;
use crate::folders::assets;

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
struct Credit {
    /// `credit-<key>` and `credit-<key>-about` say what it is and what it is for.
    key: String,
    author: String,
    /// Where it comes from; empty if it was made for this game.
    #[serde(default)]
    source: String,
    /// The script that makes it; empty if none does.
    #[serde(default)]
    script: String,
    licence: String,
    /// What stands for works of its kind, from `assets/icons`.
    icon: String,
}

/// Radius of a medal, and room between it and the words, in points at 100 % text.
const MEDAL: f32 = 23.0;
const BESIDE: f32 = 14.0;

/// The list, once it has been read.
#[derive(Default)]
pub struct Credits(Option<Result<Vec<Credit>, String>>);

fn read() -> Result<Vec<Credit>, String> {
    let text = std::fs::read_to_string(assets().join("credits.ron")).map_err(|error| error.to_string())?;
    ron::from_str(&text).map_err(|error| error.to_string())
}

pub(super) fn draw(mut nav: Navigation, mut kit: UiKit, mut credits: Local<Credits>) {
    let size = vec2(kit.theme.em(780.0), 660.0);
    let (mut page, closed) = kit.overlay(&nav.ctx(), "credits", size, &kit.t("credits-heading"), "ui-star");
    let list = credits.0.get_or_insert_with(read);
    let c = kit.theme.c;
    kit.reader(&mut page, "credits", |ui, kit| {
        for key in ["credits-fan-work", "credits-made-by"] {
            kit.paragraph(ui, &kit.t(key), kit.theme.font(16.0), c.ink);
        }
        kit.rule(ui);
        match list {
            Ok(list) => list.iter().for_each(|credit| show(kit, ui, credit)),
            Err(error) => _ = kit.paragraph(ui, error, kit.theme.font(15.0), c.wax),
        }
    });
    if closed || nav.overlay() == Overlay::Credits && nav.cancelled(&kit) {
        nav.close();
    }
}

/// A work beside a medal: what it is, whose and what it is for, and small under which licence it came from where.
fn show(kit: &mut UiKit, ui: &mut Ui, credit: &Credit) {
    let c = kit.theme.c;
    let (what, about) = (kit.t(&format!("credit-{}", credit.key)), kit.t(&format!("credit-{}-about", credit.key)));
    let from = match (credit.source.as_str(), credit.script.as_str()) {
        ("", "") => kit.t("credits-own"),
        ("", script) => kit.say(&Words::new("credits-own-script").with("script", script)),
        (source, _) => source.to_owned(),
    };
    let radius = kit.theme.pad(MEDAL);
    let row = indented(ui, 2.0 * radius + BESIDE, |ui| {
        kit.heading(ui, &what, 20.0);
        kit.paragraph(ui, &credit.author, kit.theme.bold(15.5), c.ink);
        kit.paragraph(ui, &about, kit.theme.font(15.0), c.ink);
        let from = format!("{} · {from}", credit.licence);
        kit.paragraph(ui, &from, kit.theme.italic(14.5), c.ink_soft);
    });
    // Beside heading and name.
    kit.medal(ui.painter(), row.min + vec2(radius + 5.0, radius + 2.0), radius, &credit.icon);
    ui.add_space(4.0);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Locale;

    #[test]
    fn the_list_can_be_read() {
        let list = read().unwrap();
        assert!(!list.is_empty() && list.iter().all(|credit| !credit.licence.is_empty()));
        let missing = |credit: &&Credit| !assets().join(format!("icons/{}.svg", credit.icon)).is_file();
        let missing: Vec<&Credit> = list.iter().filter(missing).collect();
        assert!(missing.is_empty(), "no such icon: {missing:?}");
        let (locale, _) = Locale::read(&assets().join("locales"));
        let told =
            |credit: &Credit| ["", "-about"].iter().all(|end| locale.has(&format!("credit-{}{end}", credit.key)));
        assert!(list.iter().all(told), "a work that no message tells of");
    }
}
