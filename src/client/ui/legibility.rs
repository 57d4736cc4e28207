//! What lies under large words and notes, and where they cover least of it.

use std::borrow::Cow;

use bevy_egui::egui::{Painter, Pos2, Rect, Vec2, pos2, vec2};

use super::focus::Spot;
use super::screen_rects::{Projected, ScreenRects};
use super::ui_kit::UiKit;
use crate::client::session::Session;
use crate::table::{Deed, Target};

/// Points from what stands in the middle of the screen's top; where nothing stands there its middle is so low.
const BELOW: f32 = 10.0;
const HIGHEST: f32 = 0.16;
/// Points from the top of the screen to a note.
const NOTE: f32 = 14.0;
/// What begins above and ends above these shares of the screen's height stands at the top.
const TOP: (f32, f32) = (0.05, 0.2);
/// The lowest place for its middle, a share of the screen's height, and the steps in which places are tried, in points.
const LOWEST: f32 = 0.96;
const STEP: f32 = 8.0;
/// Points of a card in the hand, from its upper edge, in which its name stands.
const NAME: f32 = 52.0;
/// How bad it is to cover a point of a place where nothing lies, of the names in the hand, of the rest of it, from which nobody
/// plays while something is told, of a panel, of what is read on the table, or of those whom it is about, if a point of a piece is
/// 1; and to be a point away from the best place.
const PLACE: f32 = 0.04;
const NAMED: f32 = 0.9;
const HAND: f32 = 0.15;
const PANEL: f32 = 3.0;
const PILL: f32 = 8.0;
const MEANT: f32 = 8.0;
const AWAY: f32 = 6.0;
/// Edge of the squares, in points, in which the way from one of those whom it is about to the other is kept in sight.
const WAY: f32 = 28.0;

/// What a ribbon or a note should not cover.
pub(super) struct Under<'a> {
    /// What stands on the table, and its pills.
    pub seen: Cow<'a, ScreenRects>,
    pub pills: Cow<'a, Projected>,
    /// What it may be about.
    pub deed: Option<Deed>,
    /// What the match was won with.
    pub won_with: &'a [Target],
    /// What lies in the hand before the viewer.
    pub hand: Vec<Target>,
    /// Where something is held up for all to see, and where that stands without a name with which the match was won.
    pub shown: Vec<Rect>,
}

impl Under<'_> {
    /// The middle of a ribbon so large, where it covers least.
    pub(super) fn middle(
        &self,
        kit: &UiKit,
        painter: &Painter,
        session: Option<&Session>,
        screen: Rect,
        size: Vec2,
    ) -> Pos2 {
        let panels: Vec<Rect> = panels(kit).collect();
        place(&self.things(kit, painter, session), &panels, screen, size)
    }

    /// The middle of a note so large, where it covers least: at best at the top of the screen. Over a sheet only `spots`, which are
    /// pressed, and the sheets themselves count.
    pub(super) fn note(
        &self,
        kit: &UiKit,
        painter: &Painter,
        session: Option<&Session>,
        screen: Rect,
        (size, spots): (Vec2, Option<&[Spot]>),
    ) -> Pos2 {
        let things = match spots {
            Some(spots) => {
                let spots = spots.iter().map(|spot| (spot.seen, PILL));
                spots.chain(panels(kit).map(|panel| (panel, PANEL))).collect()
            }
            None => self.things(kit, painter, session),
        };
        cheapest(&things, pos2(screen.center().x, screen.top() + NOTE + size.y * 0.5), screen, size)
    }

    /// Everything, and how bad it is to cover a point of it.
    fn things(&self, kit: &UiKit, painter: &Painter, session: Option<&Session>) -> Vec<(Rect, f32)> {
        let meant = |target: &Target| {
            let is_done = self.deed.is_some_and(|deed| deed.by == *target || deed.to == Some(*target));
            is_done || self.won_with.contains(target)
        };
        let held = |target: &Target| self.hand.contains(target) && !meant(target);
        let names = self.seen.named.iter().filter(|(target, _)| held(target));
        let names = names.map(|(_, rect)| (rect.with_max_y(rect.top() + NAME), NAMED));
        let named = self.seen.named.iter().map(|(target, rect)| match target {
            _ if meant(target) => (*rect, MEANT),
            Target::Zone(_) => (*rect, PLACE),
            target if self.hand.contains(target) => (*rect, HAND),
            _ => (*rect, 1.0),
        });
        let pills = session.into_iter().flat_map(|session| {
            self.pills.0.iter().map(|(at, pill)| {
                let size = kit.pill_size(painter, &kit.tell(session, &pill.words), pill.icon.is_some());
                (Rect::from_center_size(*at, size), PILL)
            })
        });
        let ends = self.deed.and_then(|deed| Some((self.seen.of(deed.by)?, self.seen.of(deed.to?)?)));
        let way = ends.into_iter().flat_map(|(from, to)| way(from.center(), to.center())).map(|rect| (rect, MEANT));
        let shown = self.shown.iter().map(|rect| (*rect, MEANT));
        let nameless = self.seen.nameless.iter().map(|rect| (*rect, 1.0));
        let things = named.chain(names).chain(nameless).chain(pills).chain(shown).chain(way);
        things.chain(panels(kit).map(|panel| (panel, PANEL))).collect()
    }
}

/// The squares along the way from one point to another.
fn way(from: Pos2, to: Pos2) -> impl Iterator<Item = Rect> {
    let count = (from.distance(to) / WAY).ceil().max(1.0) as u16;
    let at = move |number: u16| from.lerp(to, f32::from(number) / f32::from(count));
    (0..=count).map(move |number| Rect::from_center_size(at(number), Vec2::splat(WAY)))
}

/// What of the interface is read.
fn panels(kit: &UiKit) -> impl Iterator<Item = Rect> {
    let strip = kit.cover.strip.filter(|_| !kit.cover.all);
    kit.cover.panels[kit.cover.under..].iter().copied().chain(strip)
}

/// The middle of a ribbon so large where it covers least of these `things`: one looks for it in the middle of the screen, at best
/// right under those `panels` that stand there at the top.
fn place(things: &[(Rect, f32)], panels: &[Rect], screen: Rect, size: Vec2) -> Pos2 {
    let (left, right) = (screen.center().x - size.x * 0.5, screen.center().x + size.x * 0.5);
    let at_top = |panel: &&Rect| {
        let (from, to) = (panel.top() - screen.top(), panel.bottom() - screen.top());
        let above = panel.left() < right && panel.right() > left;
        above && from < TOP.0 * screen.height() && to < TOP.1 * screen.height()
    };
    let highest = panels.iter().filter(at_top).map(|panel| panel.bottom() + BELOW + size.y * 0.5);
    let highest = highest.reduce(f32::max).unwrap_or(screen.top() + HIGHEST * screen.height());
    cheapest(things, pos2(screen.center().x, highest), screen, size)
}

/// The middle of something so large where it covers least of these `things`, from the best place downwards.
fn cheapest(things: &[(Rect, f32)], best: Pos2, screen: Rect, size: Vec2) -> Pos2 {
    let cost = |middle: Pos2| {
        let place = Rect::from_center_size(middle, size);
        let over = things.iter().map(|(rect, weight)| {
            let over = rect.intersect(place);
            if over.is_positive() { weight * over.area() } else { 0.0 }
        });
        over.sum::<f32>() + AWAY * (middle.y - best.y).abs()
    };
    let down = ((screen.top() + LOWEST * screen.height() - best.y).max(0.0) / STEP) as u16;
    let tried = (0..=down).map(|row| best + vec2(0.0, STEP * f32::from(row)));
    let costs = tried.map(|middle| (cost(middle), middle));
    costs.min_by(|a, b| a.0.total_cmp(&b.0)).map_or(best, |(_, middle)| middle)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREEN: Rect = Rect { min: pos2(0.0, 0.0), max: pos2(1280.0, 720.0) };

    #[test]
    fn it_goes_where_nothing_stands() {
        let row = |top: f32, low: f32| (Rect::from_min_max(pos2(200.0, top), pos2(1000.0, low)), 1.0);
        let size = vec2(500.0, 56.0);
        let put = |things: &[(Rect, f32)]| place(things, &[], SCREEN, size);
        let free = put(&[]);
        assert!((free - pos2(640.0, 0.16 * 720.0)).length() < 1.0, "{free:?}");
        let between = put(&[row(90.0, 300.0), row(370.0, 600.0)]);
        assert!((between.y - 335.0).abs() < 8.0, "{between:?}");
        assert!(put(&[row(200.0, 600.0)]).y < 175.0);
        let hand = (Rect::from_min_max(pos2(400.0, 610.0), pos2(900.0, 720.0)), HAND);
        assert!(put(&[row(90.0, 608.0), hand]).y > 630.0, "over the hand rather than over what is played on");
        let tall = put(&[(Rect::from_min_max(pos2(560.0, 60.0), pos2(720.0, 700.0)), 1.0)]);
        assert!((tall - free).length() < 1.0, "it never goes aside: {tall:?}");
        let plates = [Rect::from_min_max(pos2(16.0, 14.0), pos2(268.0, 76.0))];
        let column = [Rect::from_min_max(pos2(1220.0, 17.0), pos2(1260.0, 285.0))];
        let under = place(&[], &plates, SCREEN, size);
        assert!(under.y - 28.0 >= 76.0, "{under:?}");
        let phases = Rect::from_min_max(pos2(345.0, 10.0), pos2(935.0, 46.0));
        let under = place(&[], &[plates[0], phases], SCREEN, size);
        assert!((under - pos2(640.0, 84.0)).length() < 1.0, "right under what stands in the middle: {under:?}");
        assert_eq!(place(&[], &column, SCREEN, size), free, "a column stands aside");
    }

    #[test]
    fn names_in_the_hand_are_left_in_sight_before_empty_places() {
        let row = |top: f32, low: f32| Rect::from_min_max(pos2(420.0, top), pos2(930.0, low));
        let hand = [(row(620.0, 620.0 + NAME), NAMED), (row(620.0, 720.0), HAND)];
        let put = |bench: f32| {
            let field = [(row(90.0, 467.0), 1.0), (row(478.0, 590.0), bench)];
            place(&[field, hand].concat(), &[], SCREEN, vec2(530.0, 62.0)).y
        };
        assert!(put(PLACE) + 31.0 < 620.0, "over places where nothing lies");
        assert!(put(1.0) - 31.0 > 580.0, "over the hand rather than over what lies there");
    }

    #[test]
    fn a_blow_is_seen_from_whom_it_comes_to_whom_it_strikes() {
        let (by, to) = (pos2(580.0, 390.0), pos2(232.0, 240.0));
        let ends = [Rect::from_center_size(by, vec2(120.0, 150.0)), Rect::from_center_size(to, vec2(100.0, 115.0))];
        let rivals = Rect::from_min_max(pos2(440.0, 90.0), pos2(1200.0, 300.0));
        let told: Vec<Rect> = ends.into_iter().chain(way(by, to)).collect();
        let things: Vec<(Rect, f32)> = told.iter().map(|rect| (*rect, MEANT)).chain([(rivals, 1.0)]).collect();
        let size = vec2(530.0, 62.0);
        let ribbon = Rect::from_center_size(place(&things, &[], SCREEN, size), size);
        assert!(told.iter().all(|rect| !rect.intersects(ribbon)), "{ribbon:?}");
    }

    #[test]
    fn a_note_lies_below_plates_and_phases() {
        let plate = Rect::from_min_max(pos2(612.0, 14.0), pos2(862.0, 76.0));
        let hand = Rect::from_min_max(pos2(620.0, 76.0), pos2(856.0, 118.0));
        let size = vec2(380.0, 42.0);
        let best = pos2(640.0, NOTE + size.y * 0.5);
        let put = |things: &[(Rect, f32)]| Rect::from_center_size(cheapest(things, best, SCREEN, size), size);
        assert_eq!(put(&[]).top(), NOTE, "at the top, if nothing is there");
        let note = put(&[(plate, PANEL), (hand, 1.0)]);
        assert!(note.top() >= hand.bottom() && note.top() < hand.bottom() + 2.0 * STEP, "{note:?}");
    }

    #[test]
    fn a_label_is_left_in_sight_before_a_piece() {
        let pill = Rect::from_center_size(pos2(640.0, 110.0), vec2(80.0, 24.0));
        let put = place(&[(pill, PILL)], &[], SCREEN, vec2(500.0, 56.0));
        assert!(!Rect::from_center_size(put, vec2(500.0, 56.0)).intersects(pill), "{put:?}");
    }
}
