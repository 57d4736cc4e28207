//! Writing scenarios (17.1).

use super::{Cards, CouncilTerms, Scenario};
use crate::games::battlelore::council::LoreClass;
use crate::games::battlelore::hexes::{Hex, ROWS, width};
use crate::games::battlelore::sections::Side;
use crate::games::battlelore::surfaces::Surface;
use crate::games::battlelore::terrain::Field;

/// The scenario as a file.
pub(super) fn text(scenario: &Scenario) -> String {
    let mut lines = vec!["[scenario]".to_owned()];
    let mut key = |key: &str, value: String| lines.push(format!("{key} = {value}"));
    key("id", scenario.id.clone());
    key("title", scenario.title.clone());
    key("mode", scenario.mode.into_str().to_owned());
    key("first", scenario.first.letter().to_string());
    key(
        "cards",
        match scenario.cards {
            Cards::Fixed(cards) => pair(cards),
            Cards::ByCommander => "by Commander level".to_owned(),
        },
    );
    key("banners", pair(scenario.banners));
    key("difficulty", scenario.difficulty.to_string());
    if let Some(story) = &scenario.story {
        key("story", story.clone());
    }
    if let Some(council) = scenario.council {
        key("council", council_text(council));
    }
    lines.push("[terrain]".to_owned());
    lines.extend(rows(|hex| ground(&scenario.field, hex)));
    lines.push("[units]".to_owned());
    lines.extend(rows(|hex| match scenario.units.iter().find(|unit| unit.hex == hex) {
        Some(unit) => format!("{}{}", unit.side.letter(), unit.kind.token()),
        None => "----".to_owned(),
    }));
    lines.push("[special]".to_owned());
    lines.extend(scenario.notes.iter().map(|note| format!("* {note}")));
    for objective in &scenario.objectives {
        lines.push(format!("objective = {} {} {}", objective.side.letter(), objective.hex, objective.banners));
    }
    if let Some(classes) = &scenario.deck {
        lines.push(format!("deck = {}", classes.iter().map(LoreClass::into_str).collect::<Vec<_>>().join(" ")));
    }
    if scenario.field.fords_are_free() {
        lines.push("fords = free".to_owned());
    }
    lines.join("\n") + "\n"
}

/// One number for both sides, or `N=x S=y`.
fn pair(of: [u8; 2]) -> String {
    let (south, north) = (of[Side::South.index()], of[Side::North.index()]);
    if south == north { south.to_string() } else { format!("N={north} S={south}") }
}

fn council_text(council: CouncilTerms) -> String {
    match council {
        CouncilTerms::Free(levels) => pair(levels),
        CouncilTerms::Fixed(levels) => {
            let name = ["Wizard", "Cleric", "Rogue", "Warrior"];
            let masters = LoreClass::ALL.into_iter().filter(|class| levels.masters[class.index()] > 0);
            let masters = masters.map(|class| format!(", {} {}", name[class.index()], levels.masters[class.index()]));
            format!("Commander {}{}", levels.commander, masters.collect::<String>())
        }
    }
}

/// The nine rows, the short ones pushed in by half a hex.
fn rows(token: impl Fn(Hex) -> String) -> impl Iterator<Item = String> {
    let widest = Hex::all().map(|hex| token(hex).len()).max().unwrap_or(1);
    (0..ROWS).map(move |row| {
        let tokens =
            (0..width(row)).filter_map(|column| Hex::at(row, column)).map(|hex| format!("{:widest$}", token(hex)));
        let indent = if row % 2 == 0 { 0 } else { widest.div_ceil(2) };
        let line = format!("r{row}: {:indent$}{}", "", tokens.collect::<Vec<_>>().join(" "));
        line.trim_end().to_owned()
    })
}

/// The letters of a hex.
fn ground(field: &Field, hex: Hex) -> String {
    let letter = |surface: Surface| surface.facts().letter;
    let covers = |surface: Surface| field.of(surface).contains(hex).then(|| letter(surface)).flatten();
    let rampart = covers(Surface::Rampart);
    let circle = covers(Surface::Circle);
    let terrain = match (field.landmark(hex), field.terrain(hex)) {
        (Some(landmark), _) => Some(landmark.kind.letter()),
        (None, Surface::Plain) if rampart.or(circle).is_some() => None,
        (None, terrain) => letter(terrain),
    };
    let height = (field.height(hex) == 2).then_some('2');
    [terrain, height, rampart, circle].into_iter().flatten().collect()
}
