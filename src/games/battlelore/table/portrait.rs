//! The picture of a unit that is looked at closely: its dice on a shield, its banner, what it fights with, and its figures.

use super::faces::{self, BANNERS, INKS, banner_key, die_icon};
use crate::games::battlelore::UnitKind;
use crate::games::battlelore::dice::Face as DieFace;
use crate::games::battlelore::units::{Arm, Banner, Power};
use crate::games::battlelore::weapons::Weapon;
use crate::table::{FaceArt, Palette};

/// As many figures as a unit can have, and the pictures of a kind: one for each banner and number of figures.
const FIGURES: u16 = 4;
const A_KIND: u16 = BANNERS.len() as u16 * (FIGURES + 1);

/// How far two figures are apart in the picture.
const APART: u16 = 94;

/// The number of a picture among all of them.
pub(super) fn number(kind: UnitKind, banner: Banner, figures: u8) -> u16 {
    let kind = UnitKind::all().position(|known| known == kind).unwrap_or_default() as u16;
    kind * A_KIND + banner as u16 * (FIGURES + 1) + u16::from(figures).min(FIGURES)
}

/// What stands for a kind of unit.
fn icon(kind: UnitKind) -> &'static str {
    let facts = kind.facts();
    match (facts.weapon, facts.arm) {
        (Weapon::CommonBow | Weapon::Longbow, Arm::Foot) => "bl-bow",
        (Weapon::Crossbow | Weapon::Arbalest, _) => "bl-crossbow",
        (Weapon::Special, _) => {
            let webs = facts.creature.iter().flat_map(|creature| &creature.powers).any(|row| row.power == Power::Web);
            if webs { "bl-creature" } else { "bl-tremor" }
        }
        (_, Arm::Mounted) => "bl-mounted",
        _ => "bl-unit",
    }
}

/// How it is drawn: figures that have fallen are rings.
pub(super) fn art(number: u16, palette: Palette) -> FaceArt {
    const PLACES: [[&str; 2]; 4] = [["f1", "p1"], ["f2", "p2"], ["f3", "p3"], ["f4", "p4"]];
    let Some(kind) = UnitKind::all().nth(usize::from(number / A_KIND)) else {
        return FaceArt { template: "vacancy.svg", values: Vec::new() };
    };
    let banner = BANNERS[usize::from(number % A_KIND / (FIGURES + 1))];
    let left = number % (FIGURES + 1);
    let ink = INKS.of(palette, banner_key(banner));
    let facts = kind.facts();
    let mut values = vec![
        ("index", banner.class(facts.arm).dice.to_string()),
        ("emblem", die_icon(DieFace::of(banner)).to_owned()),
        ("picture", icon(kind).to_owned()),
    ];
    let figures = u16::from(facts.figures).min(FIGURES);
    values.push(("shift", ((FIGURES - figures) * APART / 2).to_string()));
    for (place, [fill, line]) in (0..FIGURES).zip(PLACES) {
        let none = || "none".to_owned();
        values.push((fill, if place < left { ink.band.clone() } else { none() }));
        values.push((line, if place < figures { ink.dark.clone() } else { none() }));
    }
    values.extend(faces::printed(ink));
    FaceArt { template: "unit.svg", values }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_unit_can_be_drawn_with_as_many_figures_as_stand() {
        for kind in UnitKind::all() {
            for banner in BANNERS {
                for figures in 0..=kind.facts().figures {
                    let art = art(number(kind, banner, figures), Palette::Normal);
                    let value = |of: &str| art.values.iter().find(|(key, _)| *key == of).map(|(_, value)| &**value);
                    let drawn = |of: [&str; 4]| of.iter().filter(|key| value(key) != Some("none")).count() as u8;
                    assert_eq!(drawn(["f1", "f2", "f3", "f4"]), figures, "{}", kind.token());
                    assert_eq!(drawn(["p1", "p2", "p3", "p4"]), kind.facts().figures, "{}", kind.token());
                    assert_eq!(value("picture"), Some(icon(kind)));
                    art.assert_whole("battlelore");
                }
            }
        }
    }
}
