//! Sentences with chips for cards, bars for chances, bold words, links and marked words, broken into lines.

use std::sync::Arc;

use bevy_egui::egui::{Color32, FontId, Galley, Painter, Pos2, Rect, Stroke, Vec2, pos2, vec2};

use super::colours;
use super::paint::{self, Corner};
use super::ui_kit::{LEGIBLE, UiKit, without_orphan};
use crate::engine::Words;
use crate::table::{Chip, one_by_one};

/// Weight of a word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Weight {
    #[default]
    Plain,
    Bold,
    Italic,
}

/// How a run of text is set.
#[derive(Clone, Debug, PartialEq)]
pub struct Style {
    pub weight: Weight,
    pub ink: Color32,
    /// On a marker's stroke.
    pub marked: bool,
    /// Where it leads.
    pub link: Option<String>,
}

impl Style {
    /// Style of ordinary text in this ink.
    pub fn plain(ink: Color32) -> Self {
        Self { weight: Weight::Plain, ink, marked: false, link: None }
    }

    /// Style of half-bold text in this ink.
    pub fn bold(ink: Color32) -> Self {
        Self { weight: Weight::Bold, ..Self::plain(ink) }
    }
}

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq)]
pub enum Bit {
    Text(String, Style),
    /// A card or piece.
    Chip(Chip),
    /// How likely something is, in percent.
    Chance(u8),
    Icon(String, Color32),
}

enum Shape {
    Word(Arc<Galley>, Style),
    Chip(Arc<Galley>, Chip),
    /// The number, and the share of the bar that is full.
    Chance(Arc<Galley>, f32),
    Icon(String, Color32),
}

/// Length of the bar of a chance, and the room for the number behind it, in sizes of the type.
const BAR: f32 = 4.2;
const NUMBER: f32 = 2.7;

/// A sentence broken into lines.
pub struct Flow {
    /// Room that it takes.
    pub size: Vec2,
    /// What a screen reader is told of it; nothing while nobody listens.
    pub said: String,
    parts: Vec<(Rect, Shape)>,
    high: f32,
}

/// First mark round a card within a sentence.
const OPEN: char = '\u{E000}';
const CLOSE: char = '\u{E001}';

/// What is written as `44%`.
fn chance(text: &str) -> Option<u8> {
    text.strip_suffix('%')?.parse().ok().filter(|percent| *percent <= 100)
}

/// How long a sentence is: in characters, of which a chip, a chance and an icon are one each.
pub fn length(bits: &[Bit]) -> usize {
    bits.iter().map(|bit| if let Bit::Text(text, _) = bit { text.chars().count() } else { 1 }).sum()
}

/// The beginning of a sentence, so long, with a sign that it goes on.
pub fn shortened(bits: &[Bit], length: usize) -> Vec<Bit> {
    let (mut out, mut left) = (Vec::new(), length);
    for bit in bits {
        let Bit::Text(text, style) = bit else {
            if left > 0 {
                out.push(bit.clone());
            }
            left = left.saturating_sub(1);
            continue;
        };
        let kept: String = text.chars().take(left).collect();
        let all = kept.len() == text.len();
        left -= kept.chars().count();
        out.push(Bit::Text(if all { kept } else { format!("{}…", kept.trim_end()) }, style.clone()));
        if !all {
            break;
        }
    }
    out
}

/// Splits a sentence at its marked cards and chances.
pub fn bits(text: &str, style: &Style, chip: &dyn Fn(&str) -> Option<Chip>) -> Vec<Bit> {
    let mut out = Vec::new();
    // What is no chip stays one text, or a line could end before a comma.
    let write = |out: &mut Vec<Bit>, more: &str| match out.last_mut() {
        _ if more.is_empty() => {}
        Some(Bit::Text(text, _)) => text.push_str(more),
        _ => out.push(Bit::Text(more.to_owned(), style.clone())),
    };
    for (n, part) in text.split(OPEN).enumerate() {
        let (card, rest) = match part.split_once(CLOSE) {
            Some((card, rest)) if n > 0 => (card, rest),
            _ => ("", part),
        };
        match (chance(card), chip(card)) {
            (Some(percent), _) => out.push(Bit::Chance(percent)),
            (None, Some(chip)) => out.push(Bit::Chip(chip)),
            (None, None) if card.is_empty() => {}
            // Several cards, or text that is none.
            (None, None) => {
                for (n, word) in card.split(' ').enumerate() {
                    write(&mut out, if n == 0 { "" } else { " " });
                    match chip(word) {
                        Some(chip) => out.push(Bit::Chip(chip)),
                        None => write(&mut out, word),
                    }
                }
            }
        }
        write(&mut out, &rest.replace(CLOSE, ""));
    }
    out
}

/// Whether a line may be broken before and after this character without a space.
fn ideograph(c: char) -> bool {
    matches!(c, '\u{2E80}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}' | '\u{FF00}'..='\u{FFEF}')
}

/// Whether this character must not begin a line.
fn clings(c: char) -> bool {
    ",.;:!?)%、。，．・：；？！ー々）」』】〉》〕っゃゅょぁぃぅぇぉッャュョァィゥェォ…".contains(c)
}

/// Whether this character must not end a line.
fn opens(c: char) -> bool {
    "（「『【〈《〔".contains(c)
}

/// Cuts text into pieces that stay together; true if a space follows.
fn words(text: &str) -> Vec<(String, bool)> {
    let mut out: Vec<(String, bool)> = Vec::new();
    let mut glue = false;
    for c in text.chars() {
        if c.is_whitespace() && c != '\u{A0}' {
            match out.last_mut() {
                Some(last) => last.1 = true,
                None => out.push((String::new(), true)),
            }
            glue = false;
            continue;
        }
        let joins = glue
            || clings(c)
            || out.last().is_some_and(|(word, spaced)| !spaced && word.ends_with(opens))
            // A counter stays with its number.
            || ideograph(c) && out.last().is_some_and(|(word, spaced)| !spaced && word.ends_with(|c: char| c.is_ascii_digit()))
            || !ideograph(c) && out.last().is_some_and(|(word, spaced)| !spaced && !word.ends_with(ideograph));
        match out.last_mut() {
            Some(last) if joins && !last.1 => last.0.push(c),
            _ => out.push((c.to_string(), false)),
        }
        glue = opens(c);
    }
    whole_ends(out)
}

/// A text in two lines, broken where a line may end and so that both are as narrow as can be; one that cannot be broken stays whole.
pub(super) fn in_two(text: &str, wide: impl Fn(&str) -> f32) -> String {
    let words = words(text);
    let line = |words: &[(String, bool)]| {
        let all: String =
            words.iter().map(|(word, spaced)| format!("{word}{}", if *spaced { " " } else { "" })).collect();
        all.trim_end().to_owned()
    };
    let halves = (1..words.len()).map(|at| [line(&words[..at]), line(&words[at..])]);
    let widest = |[first, second]: &[String; 2]| wide(first).max(wide(second));
    let best = halves.min_by(|a, b| widest(a).total_cmp(&widest(b)));
    best.map_or_else(|| text.to_owned(), |halves| halves.join("\n"))
}

/// Whether a word is a number that ends what is said, or a part of it.
fn closes(word: &str, last: bool) -> bool {
    let number = word.trim_end_matches(clings);
    let is_short = (1..=3).contains(&number.len()) && number.chars().all(|c| c.is_ascii_digit());
    is_short && (last || number.len() < word.len())
}

/// Such a number stays with the word or the colon before it, or it could stand alone in a line.
fn whole_ends(words: Vec<(String, bool)>) -> Vec<(String, bool)> {
    let last = words.len().saturating_sub(1);
    let mut out: Vec<(String, bool)> = Vec::with_capacity(words.len());
    for (n, (word, spaced)) in words.into_iter().enumerate() {
        match out.last_mut() {
            Some((before, space))
                if *space && before.ends_with(|c: char| c.is_alphabetic() || c == ':') && closes(&word, n == last) =>
            {
                before.push('\u{A0}');
                before.push_str(&word);
                *space = spaced;
            }
            _ => out.push((word, spaced)),
        }
    }
    out
}

impl UiKit<'_> {
    /// The height of a line of this size.
    pub fn line_height(&self, size: f32) -> f32 {
        self.theme.em(size) * 1.46
    }

    /// Breaks a sentence into lines of `width`.
    pub fn flow(&self, painter: &Painter, bits: &[Bit], size: f32, width: f32) -> Flow {
        let set = |share: f32| self.broken(painter, bits, size, width, width * share);
        let mut flow = without_orphan(width, set, Flow::lines);
        if self.spoken.on {
            flow.said = self.in_letters(bits);
        }
        flow
    }

    /// The width of what stays together in this sentence: its longest word.
    pub fn narrowest(&self, painter: &Painter, bits: &[Bit], size: f32) -> f32 {
        self.broken(painter, bits, size, f32::INFINITY, 0.0).size.x
    }

    /// Breaks it into lines that end at `end`; a word alone may take all of `width`.
    fn broken(&self, painter: &Painter, bits: &[Bit], size: f32, width: f32, end: f32) -> Flow {
        let font = |weight| -> FontId {
            match weight {
                Weight::Plain => self.theme.font(size),
                Weight::Bold => self.theme.bold(size),
                Weight::Italic => self.theme.italic(size),
            }
        };
        let em = self.theme.em(size);
        let high = self.line_height(size);
        let space = em * 0.25;
        let mut flow = Flow { size: vec2(0.0, high), said: String::new(), parts: Vec::new(), high };
        let mut at = Pos2::ZERO;
        let put = |flow: &mut Flow, at: &mut Pos2, wide: f32, shape: Shape, spaced: bool| {
            // The comma after a chip stays with it.
            let after_chip = matches!(flow.parts.last(), Some((_, Shape::Chip(..))));
            let clings = after_chip && matches!(&shape, Shape::Word(word, _) if word.text().starts_with(clings));
            if at.x > 0.0 && at.x + wide > end + 0.5 && !clings {
                *at = pos2(0.0, at.y + high);
            }
            flow.parts.push((Rect::from_min_size(*at, vec2(wide, high)), shape));
            at.x += wide;
            flow.size.x = flow.size.x.max(at.x);
            flow.size.y = at.y + high;
            if spaced {
                at.x += space;
            }
        };
        for bit in bits {
            match bit {
                Bit::Text(text, style) => {
                    for (word, spaced) in words(text) {
                        let galley = painter.layout(word, font(style.weight), style.ink, width.max(em));
                        // A word that is longer than a line, such as the path of a file, goes on in the next one.
                        let rows = || galley.rows.iter().map(|row| row.text());
                        let parts: Vec<_> = if galley.rows.len() > 1 {
                            rows().map(|part| painter.layout_no_wrap(part, font(style.weight), style.ink)).collect()
                        } else {
                            vec![galley.clone()]
                        };
                        let last = parts.len().saturating_sub(1);
                        for (n, part) in parts.into_iter().enumerate() {
                            let wide = part.size().x;
                            let shape = Shape::Word(part, style.clone());
                            put(&mut flow, &mut at, wide, shape, spaced && n == last);
                        }
                    }
                }
                Bit::Chip(chip) => {
                    let text = self.on_chip(chip);
                    let font = self.theme.black(size * 0.9);
                    let font = FontId { size: font.size.max(LEGIBLE), ..font };
                    let galley = painter.layout_no_wrap(text, font, colours::of(chip.ink));
                    let icon = if chip.icon.is_some() { em * 1.0 } else { 0.0 };
                    // A sign alone is as wide as it is high.
                    let pad = if chip.text.is_none() { em * 0.12 } else { em * 0.75 };
                    let wide = galley.size().x + icon + pad;
                    put(&mut flow, &mut at, wide + em * 0.12, Shape::Chip(galley, chip.clone()), false);
                }
                Bit::Chance(percent) => {
                    let number = format!("{percent}%");
                    let galley = painter.layout_no_wrap(number, self.theme.bold(size), self.theme.c.ink);
                    let shape = Shape::Chance(galley, f32::from(*percent) / 100.0);
                    put(&mut flow, &mut at, em * (BAR + NUMBER), shape, false);
                }
                Bit::Icon(name, tint) => {
                    put(&mut flow, &mut at, em * 1.25, Shape::Icon(name.clone(), *tint), false);
                }
            }
        }
        flow
    }

    /// What is written on a chip.
    fn on_chip(&self, chip: &Chip) -> String {
        let told = |words: &Words| if self.locale.has(&words.key) { self.say(words) } else { words.key.clone() };
        chip.text.as_ref().map(told).unwrap_or_default()
    }

    /// A sentence without what is drawn: cards by their names, those that follow on each other set apart.
    fn in_letters(&self, bits: &[Bit]) -> String {
        let mut said = String::new();
        let mut names = Vec::new();
        for (n, bit) in bits.iter().enumerate() {
            match bit {
                Bit::Chip(chip) => names.push(self.say(&chip.name)),
                // Between two cards.
                Bit::Text(text, _) if text == " " && matches!(bits.get(n + 1), Some(Bit::Chip(_))) => {}
                _ => said += &one_by_one(&self.locale, names.drain(..)),
            }
            match bit {
                Bit::Text(text, _) if names.is_empty() => said += text,
                // Words follow the bar at once.
                Bit::Chance(percent) => said += &format!("{percent}% "),
                _ => {}
            }
        }
        said + &one_by_one(&self.locale, names)
    }

    /// Paints a broken sentence at a place.
    pub fn paint_flow(&mut self, painter: &Painter, flow: &Flow, at: Pos2) {
        self.spoken.read(&flow.said);
        let c = self.theme.c;
        for (rect, shape) in &flow.parts {
            let rect = rect.translate(at.to_vec2());
            if !painter.clip_rect().intersects(rect) {
                continue;
            }
            match shape {
                Shape::Word(galley, style) => {
                    if style.marked {
                        painter.rect_filled(rect.expand2(vec2(1.5, -1.0)), 2, c.marker);
                    }
                    let top = pos2(rect.left(), rect.center().y - galley.size().y * 0.5);
                    painter.galley(top, galley.clone(), style.ink);
                    if style.link.is_some() {
                        let low = rect.bottom() - flow.high * 0.16;
                        painter.hline(rect.x_range(), low, Stroke::new(1.0, style.ink.gamma_multiply(0.6)));
                    }
                }
                Shape::Chip(galley, chip) => self.paint_chip(painter, rect, flow.high, galley, chip),
                Shape::Chance(galley, share) => {
                    let (full, end) = (rect.width() * BAR / (BAR + NUMBER), rect.right() - flow.high * 0.15);
                    let bar = Rect::from_center_size(
                        pos2(rect.left() + full * 0.5, rect.center().y),
                        vec2(full, flow.high * 0.44),
                    );
                    painter.rect_filled(bar, 2, colours::mix(c.paper, c.ink, 0.16));
                    painter.rect_filled(bar.with_max_x(bar.left() + full * share), 2, c.wax);
                    let top = pos2(end - galley.size().x, rect.center().y - galley.size().y * 0.5);
                    painter.galley(top, galley.clone(), c.ink);
                }
                Shape::Icon(name, tint) => {
                    let size = flow.high * 0.72;
                    self.icon(painter, name, rect.left_center() + vec2(size * 0.5, 0.0), size, *tint);
                }
            }
        }
    }

    fn paint_chip(&mut self, painter: &Painter, rect: Rect, high: f32, galley: &Arc<Galley>, chip: &Chip) {
        let (ground, ink) = (colours::of(chip.colour), colours::of(chip.ink));
        let body = Rect::from_min_max(rect.min, pos2(rect.right() - high * 0.08, rect.bottom()))
            .shrink2(vec2(0.0, high * 0.1));
        let corner = Corner::Round(if chip.text.is_none() { body.height() * 0.5 } else { 3.5 });
        paint::gradient(painter, body, corner, &[(0.0, ground), (1.0, colours::mix(ground, Color32::BLACK, 0.12))]);
        paint::line(painter, body, corner, 0.0, Stroke::new(1.0, colours::mix(ground, Color32::BLACK, 0.45)));
        let pad = high * 0.24;
        let top = pos2(body.left() + pad, body.center().y - galley.size().y * 0.5);
        painter.galley(top, galley.clone(), ink);
        if let Some(icon) = chip.icon {
            let size = high * 0.58;
            let x = if chip.text.is_none() { body.center().x } else { body.right() - pad * 0.7 - size * 0.5 };
            self.icon(painter, icon, pos2(x, body.center().y), size, ink);
        }
    }
}

impl Flow {
    /// How many lines it takes, and how wide the last one is.
    fn lines(&self) -> (usize, f32) {
        let last = self.size.y - self.high * 1.5;
        let ends = self.parts.iter().filter(|(rect, _)| rect.top() > last).map(|(rect, _)| rect.right());
        ((self.size.y / self.high).round() as usize, ends.fold(0.0, f32::max))
    }

    /// The words that stand in a part of it when painted at `at`.
    pub fn written(&self, at: Pos2, place: Rect) -> String {
        let inside = |(rect, shape): &(Rect, Shape)| match shape {
            Shape::Word(word, _) if place.contains(rect.translate(at.to_vec2()).center()) => {
                Some(word.text().to_owned())
            }
            _ => None,
        };
        self.parts.iter().filter_map(inside).collect::<Vec<_>>().join(" ")
    }

    /// What leads somewhere when painted at `at`: the words of a link that stand in one line together.
    pub fn links(&self, at: Pos2) -> Vec<(Rect, &str)> {
        let mut links: Vec<(Rect, &str)> = Vec::new();
        let mut before = false;
        for (rect, shape) in &self.parts {
            let Shape::Word(_, Style { link: Some(link), .. }) = shape else {
                before = false;
                continue;
            };
            let rect = rect.translate(at.to_vec2());
            match links.last_mut() {
                Some((whole, known)) if before && *known == link.as_str() && whole.top() == rect.top() => {
                    *whole = whole.union(rect);
                }
                _ => links.push((rect, link)),
            }
            before = true;
        }
        links
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_sentence_is_cut_where_it_goes_on() {
        let style = Style::plain(Color32::BLACK);
        let long =
            [Bit::Text("Ab cd ".to_owned(), style.clone()), Bit::Chance(4), Bit::Text(" ef".to_owned(), style.clone())];
        assert_eq!(length(&long), 10);
        assert_eq!(shortened(&long, 10), long);
        assert_eq!(shortened(&long, 3), [Bit::Text("Ab…".to_owned(), style.clone())]);
        let end = Bit::Text(" e…".to_owned(), style);
        assert_eq!(shortened(&long, 9), [long[0].clone(), long[1].clone(), end]);
    }

    #[test]
    fn cards_are_cut_out_of_sentences() {
        let style = Style::plain(Color32::BLACK);
        let cut = bits("You lay \u{E000}r8\u{E001} here", &style, &|_| None);
        let texts: Vec<_> = cut
            .iter()
            .map(|bit| match bit {
                Bit::Text(text, _) => text.as_str(),
                _ => "",
            })
            .collect();
        assert_eq!(texts, ["You lay r8 here"]);
    }

    #[test]
    fn chances_are_cut_out_of_sentences() {
        let style = Style::plain(Color32::BLACK);
        let cut = bits("\u{E000}44%\u{E001}1 hit, \u{E000}101%\u{E001} none", &style, &|_| None);
        let [Bit::Chance(44), Bit::Text(rest, _)] = &cut[..] else { panic!("{cut:?}") };
        assert_eq!(rest, "1 hit, 101% none");
    }

    #[test]
    fn names_are_broken_in_two_where_a_line_may_end() {
        let two = |text: &str| in_two(text, |line| line.chars().count() as f32);
        assert_eq!(two("カウンターキャッチャー"), "カウンター\nキャッチャー");
        assert_eq!(two("Buddy-Buddy Poffin"), "Buddy-Buddy\nPoffin");
        assert_eq!(two("Professor's Research (Sycamore)"), "Professor's\nResearch (Sycamore)");
        assert_eq!(two("Zacian"), "Zacian");
    }

    #[test]
    fn japanese_breaks_anywhere_but_not_before_a_full_stop() {
        let cut: Vec<_> = words("旗を取る。two words").into_iter().map(|(word, _)| word).collect();
        assert_eq!(cut, ["旗", "を", "取", "る。", "two", "words"]);
        let cut: Vec<_> = words("0:\u{A0}30%, (3,10), 2").into_iter().map(|(word, _)| word).collect();
        assert_eq!(cut, ["0:\u{A0}30%,", "(3,10),", "2"]);
        let cut: Vec<_> = words("「旗」 a").into_iter().map(|(word, _)| word).collect();
        assert_eq!(cut, ["「旗」", "a"]);
    }

    #[test]
    fn a_number_at_the_end_is_not_left_alone() {
        let cut = |text: &str| words(text).into_iter().map(|(word, _)| word).collect::<Vec<_>>();
        assert_eq!(cut(" at flag 3"), ["", "at", "flag\u{A0}3"]);
        assert_eq!(cut("Turns left: 3"), ["Turns", "left:\u{A0}3"]);
        assert_eq!(cut("flag 3, then 2 cards"), ["flag\u{A0}3,", "then", "2", "cards"]);
        assert_eq!(cut("3 tiles to (1,2) 4"), ["3", "tiles", "to", "(1,2)", "4"]);
    }
}
