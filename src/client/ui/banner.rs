//! Large words over the table: a ribbon of dark paper that says what has just happened, with the dice that fell.

use std::sync::Arc;

use bevy::prelude::Resource;
use bevy_egui::egui::{Align, Color32, Galley, Painter, Pos2, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::colours::{self, cover, mix};
use super::kit::Kit;
use super::paint::{self, Corner};
use super::rich::{Bit, Style, bits};
use super::sighted::Seen;
use crate::client::session::Session;
use crate::client::table::{Chip, Target};
use crate::engine::Words;

/// Seconds that it stays.
const STAYS: f32 = 2.2;
/// Seconds in which it comes, and in which it goes.
const COMES: f32 = 0.18;
const GOES: f32 = 0.3;
/// Height and size of the words in points, and the room at both ends of them.
const HIGH: f32 = 56.0;
const WORDS: f32 = 32.0;
const END: f32 = 48.0;
/// The smallest share of their size that words have in one line; longer ones are broken into two.
const SMALLEST: f32 = 0.75;
/// The most that it takes of the screen's width.
const WIDEST: f32 = 0.8;
/// How much it hides of what lies below.
const DENSE: f32 = 0.96;
/// Edge of a die in points, and the room between two and beside them.
const DIE: f32 = 40.0;
const BETWEEN: f32 = 8.0;
const BESIDE: f32 = 18.0;
/// Between these heights on the screen its middle is put, in such steps, and best here: shares of the screen's height.
const HEIGHTS: (f32, f32) = (0.16, 0.6);
const STEPS: u8 = 40;
const BEST: f32 = 0.4;
/// How bad it is to cover a point of a place where nothing lies, or of a panel, if a point of a piece is 1; and to be a point
/// away from the best height.
const PLACE: f32 = 0.04;
const PANEL: f32 = 3.0;
const AWAY: f32 = 12.0;

/// Large words over the table.
#[derive(Resource, Default, Debug)]
pub struct Banner {
    /// What is said.
    words: String,
    /// The same with the faces of dice in it, if there are any.
    dice: Vec<Bit>,
    since: f32,
    /// The match that it is about.
    pub(super) of: Option<u32>,
    /// Where its middle is, once it has been put there: height on the screen in points.
    at: Option<f32>,
}

impl Banner {
    /// What is told of a match, or of none.
    pub(super) fn new(kit: &Kit, session: Option<&Session>, words: &Words) -> Self {
        let since = kit.theme.now;
        let Some(session) = session else { return Self { words: kit.say(words), since, ..Self::default() } };
        let palette = kit.theme.palette;
        let chip = |card: &str| session.live.art().chip(card, palette);
        let dice = bits(&kit.tell_marked(session, words), &Style::plain(kit.theme.c.on_ribbon), &chip);
        let is_die = |bit: &Bit| matches!(bit, Bit::Chip(chip) if is_face(chip));
        let (words, dice) = if dice.iter().any(is_die) {
            let texts =
                dice.iter().filter_map(|bit| if let Bit::Text(text, _) = bit { Some(text.trim()) } else { None });
            (texts.collect::<Vec<_>>().join(" "), dice)
        } else {
            (kit.tell(session, words), Vec::new())
        };
        Self { words, dice, since, of: Some(session.serial), at: None }
    }

    /// What it says, or said last.
    pub(super) fn words(&self) -> &str {
        &self.words
    }

    /// It is put away.
    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }
}

/// Whether a chip is a face of a die: a sign without words.
fn is_face(chip: &Chip) -> bool {
    chip.icon.is_some() && chip.text.as_ref().is_none_or(|text| text.key.is_empty())
}

/// What stands on a ribbon.
enum Laid {
    Words(Arc<Galley>),
    /// Words and faces of dice side by side, with their widths, and how large the dice are.
    Row(Vec<(f32, Part)>, f32),
}

/// A part of a row.
enum Part {
    Words(Arc<Galley>),
    Face(Chip),
}

impl Laid {
    fn new(kit: &Kit, painter: &Painter, banner: &Banner, ink: Color32, room: f32) -> Self {
        if !banner.dice.is_empty() {
            let row = Self::row(kit, painter, &banner.dice, ink, 1.0);
            let wide = row.size().x;
            return if wide <= room { row } else { Self::row(kit, painter, &banner.dice, ink, room / wide) };
        }
        let natural = painter.layout_job(kit.title_job(&banner.words, WORDS, ink)).size().x;
        let fit = (room / natural.max(1.0)).clamp(SMALLEST, 1.0);
        let mut job = kit.title_job(&banner.words, WORDS * fit, ink);
        job.wrap.max_width = room;
        job.halign = Align::Center;
        Self::Words(painter.layout_job(job))
    }

    fn row(kit: &Kit, painter: &Painter, bits: &[Bit], ink: Color32, scale: f32) -> Self {
        let die = kit.theme.grown(DIE) * scale;
        let parts = bits.iter().filter_map(|bit| match bit {
            Bit::Chip(chip) => Some((die, Part::Face(chip.clone()))),
            Bit::Text(text, _) if !text.trim().is_empty() => {
                let galley = painter.layout_job(kit.title_job(text.trim(), WORDS * scale, ink));
                Some((galley.size().x, Part::Words(galley)))
            }
            _ => None,
        });
        Self::Row(parts.collect(), die)
    }

    fn size(&self) -> Vec2 {
        match self {
            Self::Words(galley) => galley.size(),
            Self::Row(parts, die) => {
                let gaps = parts.windows(2).map(|pair| gap(&pair[0].1, &pair[1].1, *die));
                let wide = parts.iter().map(|(wide, _)| wide).sum::<f32>() + gaps.sum::<f32>();
                let high = parts.iter().map(|(_, part)| match part {
                    Part::Words(galley) => galley.size().y,
                    Part::Face(_) => *die,
                });
                vec2(wide, high.fold(0.0, f32::max))
            }
        }
    }

    /// Paints it round a point, `strength` of it.
    fn paint(&self, kit: &mut Kit, painter: &Painter, middle: Pos2, strength: f32) {
        let size = self.size();
        match self {
            Self::Words(galley) => {
                painter.galley(pos2(middle.x, middle.y - size.y * 0.5), galley.clone(), kit.theme.c.on_ribbon);
            }
            Self::Row(parts, die) => {
                let mut x = middle.x - size.x * 0.5;
                for (n, (wide, part)) in parts.iter().enumerate() {
                    match part {
                        Part::Words(galley) => {
                            let at = pos2(x, middle.y - galley.size().y * 0.5);
                            painter.galley(at, galley.clone(), kit.theme.c.on_ribbon);
                        }
                        Part::Face(chip) => {
                            let place = Rect::from_center_size(pos2(x + wide * 0.5, middle.y), Vec2::splat(*die));
                            face(kit, painter, place, chip, strength);
                        }
                    }
                    x += wide + parts.get(n + 1).map_or(0.0, |(_, next)| gap(part, next, *die));
                }
            }
        }
    }
}

/// The room between two parts of a row with dice of this size.
fn gap(part: &Part, next: &Part, die: f32) -> f32 {
    die / DIE * if matches!((part, next), (Part::Face(_), Part::Face(_))) { BETWEEN } else { BESIDE }
}

/// A face of a die.
fn face(kit: &mut Kit, painter: &Painter, place: Rect, chip: &Chip, strength: f32) {
    let (ground, ink) = (colours::of(chip.colour), colours::of(chip.ink));
    let corner = Corner::Round(place.width() * 0.16);
    let low = mix(ground, Color32::BLACK, 0.14);
    paint::gradient(painter, place, corner, &[(0.0, cover(ground, strength)), (1.0, cover(low, strength))]);
    paint::line(painter, place, corner, 0.0, Stroke::new(2.0, cover(kit.theme.c.on_ribbon, strength)));
    if let Some(icon) = chip.icon {
        kit.icon(painter, icon, place.center(), place.width() * 0.7, cover(ink, strength));
    }
}

/// The height at which a ribbon so large covers least of what stands on the table and of the `panels` round it.
fn height(seen: &Seen, panels: &[Rect], screen: Rect, size: Vec2) -> f32 {
    let best = screen.top() + screen.height() * BEST;
    let named =
        seen.named.iter().map(|(target, rect)| (*rect, if matches!(target, Target::Zone(_)) { PLACE } else { 1.0 }));
    let things = named.chain(seen.nameless.iter().map(|rect| (*rect, 1.0)));
    let things: Vec<(Rect, f32)> = things.chain(panels.iter().map(|panel| (*panel, PANEL))).collect();
    let cost = |y: f32| {
        let ribbon = Rect::from_center_size(pos2(screen.center().x, y), size);
        let over = things.iter().map(|(rect, weight)| {
            let over = rect.intersect(ribbon);
            if over.is_positive() { weight * over.area() } else { 0.0 }
        });
        over.sum::<f32>() + AWAY * (y - best).abs()
    };
    let (from, to) = HEIGHTS;
    let heights = (0..=STEPS).map(|n| screen.height() * (from + (to - from) * f32::from(n) / f32::from(STEPS)));
    let costs = heights.map(|y| screen.top() + y).map(|y| (cost(y), y));
    costs.min_by(|a, b| a.0.total_cmp(&b.0)).map_or(best, |(_, y)| y)
}

/// Draws it as long as it stays, or until it is put away if it `stays`; gives where it is.
pub(super) fn show(kit: &mut Kit, ui: &Ui, banner: &mut Banner, seen: &Seen, stays: bool) -> Option<Rect> {
    let age = kit.theme.now - banner.since;
    if banner.words.is_empty() && banner.dice.is_empty() || age > STAYS && !stays {
        return None;
    }
    let fade = |from: f32, to: f32| ((age - from) / (to - from)).clamp(0.0, 1.0);
    let strength = match (kit.theme.still, stays) {
        (true, _) => 1.0,
        (false, true) => fade(0.0, COMES),
        (false, false) => fade(0.0, COMES) * (1.0 - fade(STAYS - GOES, STAYS)),
    };
    let c = kit.theme.c;
    let (screen, painter) = (ui.max_rect(), ui.painter());
    let laid = Laid::new(kit, painter, banner, cover(c.on_ribbon, strength), screen.width() * WIDEST - 2.0 * END);
    let text = laid.size();
    let size = vec2(text.x + 2.0 * END, kit.theme.grown(HIGH).max(text.y + 14.0));
    let y = *banner.at.get_or_insert_with(|| height(seen, &kit.cover.panels, screen, size));
    let ribbon = Rect::from_center_size(pos2(screen.center().x, y), size);
    let corner = Corner::Notch(8.0);
    let ground = cover(c.ribbon, DENSE * strength);
    paint::shadow(painter, ribbon.shrink(3.0), 8.0, 14, (140.0 * strength) as u8);
    paint::gradient(painter, ribbon, corner, &[(0.0, ground), (1.0, ground)]);
    let brass = cover(c.brass, strength);
    paint::line(painter, ribbon, corner, 0.0, Stroke::new(2.0, brass));
    for x in [ribbon.left() + END * 0.5, ribbon.right() - END * 0.5] {
        paint::diamond(painter, pos2(x, ribbon.center().y), 4.0, brass);
    }
    laid.paint(kit, painter, ribbon.center(), strength);
    if !stays && kit.theme.still {
        kit.again_in(STAYS - age);
    } else if !stays || strength < 1.0 {
        ui.ctx().request_repaint();
    }
    Some(ribbon)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::table::PieceId;

    const SCREEN: Rect = Rect { min: pos2(0.0, 0.0), max: pos2(1280.0, 720.0) };

    #[test]
    fn a_sign_without_words_is_a_face_of_a_die() {
        let chip = |text: Option<&str>, icon| Chip { text: text.map(Words::new), colour: [0; 3], ink: [255; 3], icon };
        assert!(is_face(&chip(Some(""), Some("ui-dice"))) && is_face(&chip(None, Some("ui-dice"))));
        assert!(!is_face(&chip(Some("7"), Some("ui-dice"))) && !is_face(&chip(Some("7"), None)));
    }

    #[test]
    fn it_goes_where_nothing_stands() {
        let row = |top: f32, low: f32| Rect::from_min_max(pos2(200.0, top), pos2(1000.0, low));
        let size = vec2(500.0, 56.0);
        let free = height(&Seen::default(), &[], SCREEN, size);
        assert!((free - 0.4 * 720.0).abs() < 10.0, "{free}");
        let piece = |n: u32, rect: Rect| (Target::Piece(PieceId(n)), rect);
        let seen = Seen { named: vec![piece(0, row(90.0, 300.0)), piece(1, row(370.0, 600.0))], nameless: Vec::new() };
        let between = height(&seen, &[], SCREEN, size);
        assert!((between - 335.0).abs() < 8.0, "{between}");
        let seen = Seen { named: vec![piece(0, row(200.0, 600.0))], nameless: Vec::new() };
        assert!(height(&seen, &[], SCREEN, size) < 175.0);
    }
}
