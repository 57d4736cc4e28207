//! Large words over the table: a ribbon of dark paper that says what has just happened, with the dice that fell.

use std::sync::Arc;

use bevy::prelude::Resource;
use bevy_egui::egui::{Align, Color32, Galley, Painter, Pos2, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::colours::{self, cover, mix};
use super::legibility::Under;
use super::paint::{self, Corner};
use super::rich::{Bit, Style, bits};
use super::ui_kit::UiKit;
use crate::client::director::Announce;
use crate::client::session::Session;
use crate::engine::Words;
use crate::table::Chip;

/// Seconds that it stays.
const STAYS: f32 = 2.2;
/// Seconds in which it comes, and in which it goes.
const COMES: f32 = 0.18;
const GOES: f32 = 0.3;
/// Height in points, and the room at both ends of the words.
const HIGH: f32 = 56.0;
const END: f32 = 40.0;
/// Sizes in points: of a sentence, and, where it has two parts, of what it is about, what comes of it, and the details.
const WORDS: f32 = 32.0;
const NAME: f32 = 22.0;
const OUTCOME: f32 = 38.0;
const DETAIL: f32 = 18.0;
/// A loss; its sign says the same.
const LOSS: Color32 = Color32::from_rgb(0xff, 0x5a, 0x45);
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

/// Large words over the table.
#[derive(Resource, Default, Debug)]
pub struct Banner {
    /// What is said.
    words: String,
    /// The same in parts that stand side by side, if it has more than one.
    parts: Vec<Said>,
    since: f32,
    /// The match that it is about.
    pub(super) of: Option<u32>,
    /// The table has made way for what is shown with it.
    is_ready: bool,
    /// Its middle on the screen in points, once it has been put there.
    at: Option<Pos2>,
}

/// A part of what is said.
#[derive(Clone, Debug, PartialEq)]
enum Said {
    Words(String, Voice),
    Face(Chip),
}

/// How a part is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Voice {
    Plain,
    Name,
    Outcome,
    Loss,
    Detail,
}

impl Banner {
    /// Whether there are words to be read `now`.
    pub(super) fn is_seen(&self, now: f32, stays: bool) -> bool {
        !(self.words.is_empty() && self.parts.is_empty()) && (stays || now - self.since <= STAYS)
    }

    /// Whether there are such words of which it is not yet known where they stand.
    pub(super) fn is_to_be_placed(&self, now: f32, stays: bool) -> bool {
        self.at.is_none() && self.is_seen(now, stays)
    }

    /// What is told of a match, or of none.
    pub(super) fn new(kit: &UiKit, session: Option<&Session>, told: &Announce) -> Self {
        let Announce { words, about, details } = told;
        let since = kit.theme.now;
        let Some(session) = session else { return Self { words: kit.say(words), since, ..Self::default() } };
        let palette = kit.theme.palette;
        let chip = |card: &str| session.known.art().chip(card, palette);
        let dice = bits(&kit.tell_marked(session, words), &Style::plain(kit.theme.c.on_ribbon), &chip);
        let is_die = |bit: &Bit| matches!(bit, Bit::Chip(chip) if is_face(chip));
        let (words, parts) = if dice.iter().any(is_die) {
            let part = |bit: &Bit| match bit {
                Bit::Chip(chip) => Some(Said::Face(chip.clone())),
                Bit::Text(text, _) if !text.trim().is_empty() => {
                    Some(Said::Words(text.trim().to_owned(), Voice::Plain))
                }
                _ => None,
            };
            (kit.tell(session, words), dice.iter().filter_map(part).collect())
        } else {
            let tell = |words: &Words| kit.tell(session, words);
            let parts = parted(about.as_ref().map(tell), tell(words), details.iter().map(tell).collect());
            (tell(&whole(told)), parts)
        };
        Self { words, parts, since, of: Some(session.serial), is_ready: false, at: None }
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

/// All that is told in one sentence.
fn whole(told: &Announce) -> Words {
    let first = match &told.about {
        Some(about) => Words::new("hud-large").with("about", about.clone()).with("words", told.words.clone()),
        None => told.words.clone(),
    };
    let add = |words: Words, detail: &Words| {
        Words::new("hud-large-detail").with("words", words).with("detail", detail.clone())
    };
    told.details.iter().fold(first, add)
}

/// What is told, in parts that stand side by side; nothing if it is one sentence.
fn parted(about: Option<String>, words: String, details: Vec<String>) -> Vec<Said> {
    if about.is_none() && details.is_empty() {
        return Vec::new();
    }
    let voice = if words.starts_with('−') { Voice::Loss } else { Voice::Outcome };
    let about = about.map(|text| Said::Words(text, Voice::Name));
    let details = details.into_iter().map(|text| Said::Words(text, Voice::Detail));
    about.into_iter().chain([Said::Words(words, voice)]).chain(details).collect()
}

/// What stands on a ribbon.
enum Laid {
    Words(Arc<Galley>),
    /// Parts side by side, with their widths, and how large dice among them are.
    Row(Vec<(f32, RowPart)>, f32),
}

/// A part of a row.
enum RowPart {
    Words(Arc<Galley>),
    Detail(Arc<Galley>),
    Face(Chip),
}

impl Laid {
    fn new(kit: &UiKit, painter: &Painter, banner: &Banner, strength: f32, room: f32) -> Self {
        let has_dice = banner.parts.iter().any(|part| matches!(part, Said::Face(_)));
        if !banner.parts.is_empty() {
            let row = Self::row(kit, painter, &banner.parts, strength, 1.0);
            let fit = room / row.size().x.max(1.0);
            if fit >= 1.0 {
                return row;
            }
            if has_dice || fit >= SMALLEST {
                return Self::row(kit, painter, &banner.parts, strength, fit);
            }
        }
        let ink = cover(kit.theme.c.on_ribbon, strength);
        let natural = painter.layout_job(kit.title_job(&banner.words, WORDS, ink)).size().x;
        let fit = (room / natural.max(1.0)).clamp(SMALLEST, 1.0);
        let mut job = kit.title_job(&banner.words, WORDS * fit, ink);
        job.wrap.max_width = room;
        job.halign = Align::Center;
        Self::Words(painter.layout_job(job))
    }

    fn row(kit: &UiKit, painter: &Painter, said: &[Said], strength: f32, scale: f32) -> Self {
        let c = kit.theme.c;
        let die = kit.theme.grown(DIE) * scale;
        let title = |text: &str, size: f32, ink| {
            let galley = painter.layout_job(kit.title_job(text, size * scale, cover(ink, strength)));
            (galley.size().x, RowPart::Words(galley))
        };
        let parts = said.iter().map(|part| match part {
            Said::Face(chip) => (die, RowPart::Face(chip.clone())),
            Said::Words(text, Voice::Plain) => title(text, WORDS, c.on_ribbon),
            Said::Words(text, Voice::Name) => title(text, NAME, c.on_ribbon),
            Said::Words(text, Voice::Outcome) => title(text, OUTCOME, c.on_ribbon),
            Said::Words(text, Voice::Loss) => title(text, OUTCOME, LOSS),
            Said::Words(text, Voice::Detail) => {
                let (font, ink) = (kit.theme.bold(kit.theme.grown(DETAIL) / kit.theme.text * scale), c.on_ribbon);
                let galley = painter.layout_no_wrap(text.clone(), font, cover(ink, strength));
                (galley.size().x + 2.0 * BETWEEN, RowPart::Detail(galley))
            }
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
                    RowPart::Words(galley) | RowPart::Detail(galley) => galley.size().y,
                    RowPart::Face(_) => *die,
                });
                vec2(wide, high.fold(0.0, f32::max))
            }
        }
    }

    /// Paints it round a point, `strength` of it.
    fn paint(&self, kit: &mut UiKit, painter: &Painter, middle: Pos2, strength: f32) {
        let size = self.size();
        let c = kit.theme.c;
        match self {
            Self::Words(galley) => {
                painter.galley(pos2(middle.x, middle.y - size.y * 0.5), galley.clone(), c.on_ribbon);
            }
            Self::Row(parts, die) => {
                let mut x = middle.x - size.x * 0.5;
                for (n, (wide, part)) in parts.iter().enumerate() {
                    match part {
                        RowPart::Words(galley) => {
                            let at = pos2(x, middle.y - galley.size().y * 0.5);
                            painter.galley(at, galley.clone(), c.on_ribbon);
                        }
                        RowPart::Detail(galley) => {
                            let place = Rect::from_center_size(
                                pos2(x + wide * 0.5, middle.y),
                                vec2(*wide, galley.size().y + 6.0),
                            );
                            painter.rect_filled(place, 5.0, cover(mix(c.ribbon, c.brass, 0.28), strength));
                            painter.galley(place.center() - galley.size() * 0.5, galley.clone(), c.on_ribbon);
                        }
                        RowPart::Face(chip) => {
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
fn gap(part: &RowPart, next: &RowPart, die: f32) -> f32 {
    let close = matches!((part, next), (RowPart::Face(_), RowPart::Face(_)) | (RowPart::Detail(_), RowPart::Detail(_)));
    die / DIE * if close { BETWEEN } else { BESIDE }
}

/// A face of a die.
fn face(kit: &mut UiKit, painter: &Painter, place: Rect, chip: &Chip, strength: f32) {
    let (ground, ink) = (colours::of(chip.colour), colours::of(chip.ink));
    let corner = Corner::Round(place.width() * 0.16);
    let low = mix(ground, Color32::BLACK, 0.14);
    paint::gradient(painter, place, corner, &[(0.0, cover(ground, strength)), (1.0, cover(low, strength))]);
    paint::line(painter, place, corner, 0.0, Stroke::new(2.0, cover(kit.theme.c.on_ribbon, strength)));
    if let Some(icon) = chip.icon {
        kit.icon(painter, icon, place.center(), place.width() * 0.7, cover(ink, strength));
    }
}

/// Draws it as long as it stays, or until it is put away if it `stays`; gives where it is.
pub(super) fn show(
    kit: &mut UiKit,
    ui: &Ui,
    banner: &mut Banner,
    under: &Under,
    session: Option<&Session>,
    stays: bool,
) -> Option<Rect> {
    let age = kit.theme.now - banner.since;
    if !banner.is_seen(kit.theme.now, stays) {
        return None;
    }
    if !std::mem::replace(&mut banner.is_ready, true) {
        // Where the table goes is known in the next pass.
        ui.ctx().request_repaint();
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
    let laid = Laid::new(kit, painter, banner, strength, screen.width() * WIDEST - 2.0 * END);
    let text = laid.size();
    let size = vec2(text.x + 2.0 * END, kit.theme.grown(HIGH).max(text.y + 14.0));
    let put = || under.middle(kit, painter, session, screen, size);
    let ribbon = Rect::from_center_size(*banner.at.get_or_insert_with(put), size);
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

    #[test]
    fn a_sign_without_words_is_a_face_of_a_die() {
        let chip = |text: Option<&str>, icon| Chip {
            name: Words::new("x"),
            text: text.map(Words::new),
            colour: [0; 3],
            ink: [255; 3],
            icon,
        };
        assert!(is_face(&chip(Some(""), Some("ui-dice"))) && is_face(&chip(None, Some("ui-dice"))));
        assert!(!is_face(&chip(Some("7"), Some("ui-dice"))) && !is_face(&chip(Some("7"), None)));
    }

    #[test]
    fn a_name_and_what_comes_of_it_stand_apart() {
        let said = |text: &str, voice| Said::Words(text.to_owned(), voice);
        let part = |about: Option<&str>, words: &str, details: &[&str]| {
            let details = details.iter().map(|detail| (*detail).to_owned()).collect();
            parted(about.map(ToOwned::to_owned), words.to_owned(), details)
        };
        let card = [said("You", Voice::Name), said("Assassins", Voice::Outcome)];
        assert_eq!(part(Some("You"), "Assassins", &[]), card);
        let blow = [said("Silver Fist", Voice::Name), said("−40", Voice::Loss), said("20: ×2", Voice::Detail)];
        assert_eq!(part(Some("Silver Fist"), "−40", &["20: ×2"]), blow);
        assert!(part(None, "Victory: you win, with five flags", &[]).is_empty());
    }

    #[test]
    fn the_whole_sentence_has_every_part() {
        let [about, words, detail] = ["who", "what", "how"].map(Words::new);
        assert_eq!(whole(&words.clone().into()), words);
        let told = Announce { words: words.clone(), about: Some(about.clone()), details: vec![detail.clone()] };
        let pair = Words::new("hud-large").with("about", about).with("words", words);
        assert_eq!(whole(&told), Words::new("hud-large-detail").with("words", pair).with("detail", detail));
    }
}
