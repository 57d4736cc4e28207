//! One focus for keys, pads and the mouse.
//!
//! Widgets say where they are while they are drawn; keys walk over what was drawn last, by geometry, among the widgets
//! of the topmost layer. Nothing here knows a window, so all of it can be tested.

use bevy::prelude::Resource;
use bevy_egui::egui::{Id, Pos2, Rect};

pub use super::focus_direction::{CORNER, Keeps, Spot, Way, next};

/// The layer of a screen.
pub const SCREEN: u8 = 0;
/// The layer of an overlay.
pub const OVERLAY: u8 = 1;
/// The layer of a question over everything.
pub const QUESTION: u8 = 2;

/// What the devices said since the last pass.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Orders {
    pub way: Option<Way>,
    /// To the next group (`true`) or the previous one.
    pub step: Option<bool>,
    /// Take what is focused.
    pub confirm: bool,
}

/// Keyboard and pad focus: which control has it, and which of them can have it.
#[derive(Resource)]
pub struct Focus {
    now: Option<Id>,
    rect: Option<Rect>,
    known: Vec<Spot>,
    drawn: Vec<Spot>,
    top: u8,
    parked: [Option<Id>; 3],
    layer: u8,
    group: u8,
    menu: bool,
    free: bool,
    free_drawn: bool,
    pressed: Option<Id>,
    nudged: Option<(Id, Way)>,
    entered: Option<(Id, Way)>,
    walked: bool,
    led: bool,
    by_keys: bool,
    preferred: Option<Id>,
    typed: bool,
    /// A text field has the keyboard.
    pub typing: bool,
}

impl Default for Focus {
    fn default() -> Self {
        Self {
            now: None,
            rect: None,
            known: Vec::new(),
            drawn: Vec::new(),
            top: SCREEN,
            parked: [None; 3],
            layer: SCREEN,
            group: 0,
            menu: false,
            free: false,
            free_drawn: false,
            pressed: None,
            nudged: None,
            entered: None,
            walked: false,
            led: false,
            // Until the mouse moves the focus must be seen.
            by_keys: true,
            preferred: None,
            typed: false,
            typing: false,
        }
    }
}

impl Focus {
    /// Begins a pass: carries out `orders` over what was drawn in the last one. `pointed` says which widgets a pointer
    /// that has just moved or pressed is over: the focus goes there before anything is drawn, so that no two widgets ever
    /// show it in one picture.
    pub fn begin(&mut self, orders: Orders, pointed: impl Fn(Id) -> bool) {
        self.known = std::mem::take(&mut self.drawn);
        self.free = std::mem::take(&mut self.free_drawn);
        self.pressed = None;
        self.nudged = None;
        self.walked = false;
        self.led = false;
        self.settle_layer();
        let top = self.top;
        self.known.retain(|spot| spot.layer == top);
        self.free &= top == SCREEN;
        self.settle();
        let preferred = self.preferred.take();
        // What was drawn last lies on top.
        if let Some(id) = self.known.iter().rev().map(|spot| spot.id).find(|&id| pointed(id)) {
            self.hover(id);
        }
        if self.typing {
            return;
        }
        if orders != Orders::default() {
            self.by_keys = true;
        }
        if let Some(forward) = orders.step {
            self.step(forward);
        }
        if let Some(way) = orders.way {
            self.walk(way, preferred);
        }
        if orders.confirm {
            self.pressed = self.now;
        }
    }

    /// Before a pass: whether a field still has the keyboard. One that Esc has just left had it, so that nobody else takes
    /// that key for a step back.
    pub fn keep_typing(&mut self, still: bool) {
        self.typed = self.typing;
        self.typing &= still;
    }

    fn settle_layer(&mut self) {
        // Widgets of a layer that sleeps are not known: when nothing is left, the topmost layer has been closed.
        let top = self.known.iter().map(|spot| spot.layer).max().unwrap_or(SCREEN);
        if top != self.top {
            self.rise(top);
        }
    }

    /// Another layer is the topmost one now.
    fn rise(&mut self, top: u8) {
        let (old, new) = (usize::from(self.top.min(2)), usize::from(top.min(2)));
        self.parked[old] = self.now;
        self.now = if new < old { self.parked[new] } else { None };
        self.rect = None;
        self.top = top;
    }

    /// Keeps the focus on a widget that exists, unless the screen lets it go.
    fn settle(&mut self) {
        if let Some(spot) = self.now.and_then(|id| self.known.iter().find(|spot| spot.id == id)) {
            self.rect = Some(spot.rect);
            return;
        }
        if self.known.is_empty() && !self.free {
            // A layer was closed, and what lies below has not been drawn awake yet.
            return;
        }
        if self.free {
            self.now = None;
            self.rect = None;
            return;
        }
        let near = |rect: Rect| {
            let far = |spot: &&Spot| (spot.rect.center() - rect.center()).length_sq();
            self.known.iter().min_by(|a, b| far(a).total_cmp(&far(b)))
        };
        let preferred = self.preferred.and_then(|id| self.known.iter().find(|spot| spot.id == id));
        let spot = preferred
            .or_else(|| self.rect.and_then(near))
            .or_else(|| self.known.iter().min_by_key(|spot| spot.group))
            .copied();
        self.now = spot.map(|spot| spot.id);
        self.rect = spot.map(|spot| spot.rect);
        self.walked = true;
    }

    fn walk(&mut self, way: Way, preferred: Option<Id>) {
        let Some(from) = self.now.and_then(|id| self.known.iter().find(|spot| spot.id == id)).copied() else { return };
        if from.keeps.keeps(way) {
            self.nudged = Some((from.id, way));
            return;
        }
        if self.free && self.entered == Some((from.id, way.back())) {
            self.release();
        } else if let Some(spot) = next(&self.known, &from, way, !self.free) {
            // Up and down into another group one comes to what is preferred there: the button that goes on.
            let enters = matches!(way, Way::Up | Way::Down) && spot.group != from.group;
            let known = preferred.filter(|_| enters).and_then(|id| self.known.iter().find(|spot| spot.id == id));
            self.go(known.filter(|known| known.group == spot.group).copied().unwrap_or(spot));
        }
    }

    fn go(&mut self, spot: Spot) {
        self.entered = None;
        self.now = Some(spot.id);
        self.rect = Some(spot.rect);
        self.walked = true;
    }

    /// Walks to the next group or the one before. Behind the last one a free screen is left; others begin again.
    fn step(&mut self, forward: bool) {
        let mut groups: Vec<u8> = self.known.iter().map(|spot| spot.group).collect();
        groups.sort_unstable();
        groups.dedup();
        let end = if forward { groups.first() } else { groups.last() }.copied();
        let now = self.now.and_then(|id| self.known.iter().find(|spot| spot.id == id)).map(|spot| spot.group);
        let next = match now.and_then(|group| groups.iter().position(|&other| other == group)) {
            None => end,
            Some(at) => {
                let next = if forward { groups.get(at + 1) } else { at.checked_sub(1).and_then(|at| groups.get(at)) };
                next.copied().or_else(|| end.filter(|_| !self.free))
            }
        };
        let of_group = |group| move |spot: &&Spot| spot.group == group;
        let first = |group| {
            let mut in_sight = self.known.iter().filter(|spot| spot.seen.is_positive());
            in_sight.find(of_group(group)).or_else(|| self.known.iter().find(of_group(group)))
        };
        match next.and_then(first) {
            Some(&spot) => self.go(spot),
            None => self.release(),
        }
    }

    /// Lets the focus go; only a free screen leaves it there.
    pub fn release(&mut self) {
        self.now = None;
        self.rect = None;
    }

    /// From here on widgets belong to this layer.
    pub fn on_layer(&mut self, layer: u8) {
        self.layer = layer;
        self.on_group(0);
    }

    /// From here on widgets belong to this group; gives the one before.
    pub fn on_group(&mut self, group: u8) -> u8 {
        self.menu = false;
        std::mem::replace(&mut self.group, group)
    }

    /// From here on the widgets of this group are a menu.
    pub fn on_menu(&mut self) {
        self.menu = true;
    }

    /// The screen that is being drawn can do without focus (the table has its own).
    pub fn let_free(&mut self) {
        self.free_drawn = true;
    }

    /// Whether widgets of the layer being drawn answer.
    pub fn awake(&self) -> bool {
        self.layer >= self.top
    }

    /// A widget is drawn here, as far as `clip` shows it.
    pub fn place(&mut self, id: Id, rect: Rect, clip: Rect, keeps: Keeps) {
        let seen = rect.intersect(clip);
        self.drawn.push(Spot { id, rect, seen, group: self.group, menu: self.menu, layer: self.layer, keeps });
    }

    /// If nothing of this layer is focused yet, this widget is: at once if the layer has just been opened, so that its
    /// first picture shows the focus and the first arrow moves it.
    pub fn prefer(&mut self, id: Id) {
        if self.layer > self.top {
            self.rise(self.layer);
            self.now = Some(id);
            self.walked = true;
        }
        self.preferred = Some(id);
    }

    /// Focuses this widget.
    pub fn set(&mut self, id: Id) {
        if self.now != Some(id) {
            self.now = Some(id);
            self.walked = true;
        }
    }

    /// Arrows have come this way to this widget from what a free screen has a focus of its own for; the way back leads there again.
    pub fn enter(&mut self, id: Id, way: Way) {
        self.set(id);
        self.by_keys = true;
        self.entered = Some((id, way));
    }

    /// The mouse is over this widget and has moved.
    fn hover(&mut self, id: Id) {
        self.by_keys = false;
        self.led = self.now != Some(id);
        self.now = Some(id);
    }

    /// The mouse has moved to where no widget is.
    pub fn hover_nothing(&mut self) {
        self.by_keys = false;
        if self.free {
            self.release();
        }
    }

    /// Whether this widget is focused.
    pub fn is(&self, id: Id) -> bool {
        self.now == Some(id) && self.awake()
    }

    /// Everything that can be focused now, as it was drawn last.
    pub fn spots(&self) -> &[Spot] {
        &self.known
    }

    /// What is focused.
    pub fn now(&self) -> Option<Id> {
        self.now
    }

    /// Where the focused widget is.
    pub fn rect(&self) -> Option<Rect> {
        self.rect
    }

    /// Whether this widget was taken by a key.
    pub fn pressed(&self, id: Id) -> bool {
        self.pressed == Some(id) && self.awake()
    }

    /// The arrow that this widget keeps for itself.
    pub fn nudged(&self, id: Id) -> Option<Way> {
        self.nudged.filter(|&(other, _)| other == id).map(|(_, way)| way)
    }

    /// Whether keys have just moved the focus, so that it has to be scrolled to.
    pub fn walked(&self) -> bool {
        self.walked
    }

    /// Whether the mouse has just moved the focus.
    pub fn led(&self) -> bool {
        self.led
    }

    /// Whether the focus was last moved by keys or a pad.
    pub fn by_keys(&self) -> bool {
        self.by_keys
    }

    /// Whether a text field had the keyboard when the pass began.
    pub fn was_typing(&self) -> bool {
        self.typed || self.typing
    }

    /// Whether a widget that answers lies at this point.
    pub fn touches(&self, at: Pos2) -> bool {
        self.drawn.iter().any(|spot| spot.layer == self.top && spot.seen.contains(at))
    }

    /// Whether the interface has the focus.
    pub fn held(&self) -> bool {
        self.typing || self.now.is_some() || !self.free
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{pos2, vec2};

    use super::*;

    fn spot(name: &'static str, x: f32, y: f32, group: u8) -> (Id, Rect, u8) {
        (Id::new(name), Rect::from_min_size(pos2(x, y), vec2(80.0, 30.0)), group)
    }

    fn draw(focus: &mut Focus, layer: u8, spots: &[(Id, Rect, u8)]) {
        focus.on_layer(layer);
        // As widgets do: those of a layer that sleeps are not placed.
        for &(id, rect, group) in spots.iter().filter(|_| focus.awake()).collect::<Vec<_>>() {
            focus.on_group(group);
            focus.place(id, rect, Rect::EVERYTHING, Keeps::Nothing);
        }
    }

    fn way(way: Way) -> Orders {
        Orders { way: Some(way), ..Orders::default() }
    }

    #[test]
    fn arrows_go_by_geometry() {
        let menu = [spot("a", 0.0, 0.0, 0), spot("b", 0.0, 50.0, 0), spot("c", 200.0, 52.0, 1)];
        let mut focus = Focus::default();
        for (orders, expected) in [
            (Orders::default(), "a"),
            (way(Way::Down), "b"),
            (way(Way::Right), "c"),
            (way(Way::Left), "b"),
            // Round from the end to the beginning, and back.
            (way(Way::Down), "a"),
            (way(Way::Up), "b"),
        ] {
            draw(&mut focus, SCREEN, &menu);
            focus.begin(orders, |_| false);
            assert_eq!(focus.now(), Some(Id::new(expected)));
        }
    }

    #[test]
    fn focus_is_never_lost() {
        let mut focus = Focus::default();
        draw(&mut focus, SCREEN, &[spot("a", 0.0, 0.0, 0), spot("b", 0.0, 50.0, 0)]);
        focus.begin(Orders::default(), |_| false);
        draw(&mut focus, SCREEN, &[spot("a", 0.0, 0.0, 0), spot("b", 0.0, 50.0, 0)]);
        focus.begin(way(Way::Down), |_| false);
        draw(&mut focus, SCREEN, &[spot("a", 0.0, 0.0, 0), spot("d", 0.0, 60.0, 0)]);
        focus.begin(Orders::default(), |_| false);
        assert_eq!(focus.now(), Some(Id::new("d")));
    }

    #[test]
    fn overlays_give_the_focus_back() {
        let below = [spot("a", 0.0, 0.0, 0), spot("b", 0.0, 50.0, 0)];
        let mut focus = Focus::default();
        draw(&mut focus, SCREEN, &below);
        focus.begin(Orders::default(), |_| false);
        draw(&mut focus, SCREEN, &below);
        focus.begin(way(Way::Down), |_| false);
        draw(&mut focus, SCREEN, &below);
        draw(&mut focus, OVERLAY, &[spot("x", 300.0, 300.0, 0)]);
        focus.begin(Orders::default(), |_| false);
        assert_eq!(focus.now(), Some(Id::new("x")));
        draw(&mut focus, SCREEN, &below);
        draw(&mut focus, OVERLAY, &[spot("x", 300.0, 300.0, 0)]);
        focus.begin(Orders::default(), |_| false);
        // The overlay has been closed: one pass wakes the screen, the next one knows its widgets.
        for _ in 0..2 {
            draw(&mut focus, SCREEN, &below);
            focus.begin(Orders::default(), |_| false);
        }
        focus.on_layer(SCREEN);
        assert!(focus.awake());
        assert_eq!(focus.now(), Some(Id::new("b")));
    }

    #[test]
    fn a_free_screen_is_left_and_entered() {
        let plate = [spot("a", 0.0, 0.0, 0), spot("b", 0.0, 50.0, 1)];
        let mut focus = Focus::default();
        let step = |forward| Orders { step: Some(forward), ..Orders::default() };
        let pass = |focus: &mut Focus, orders| {
            focus.let_free();
            draw(focus, SCREEN, &plate);
            focus.begin(orders, |_| false);
            focus.now()
        };
        assert_eq!(pass(&mut focus, Orders::default()), None);
        assert!(!focus.held());
        assert_eq!(pass(&mut focus, step(true)), Some(Id::new("a")));
        assert_eq!(pass(&mut focus, step(true)), Some(Id::new("b")));
        assert_eq!(pass(&mut focus, step(true)), None);
        assert_eq!(pass(&mut focus, step(false)), Some(Id::new("b")));
    }

    #[test]
    fn the_way_back_leads_out_of_what_was_entered() {
        let plate = [spot("open", 0.0, 0.0, 0), spot("plate", 0.0, 50.0, 1)];
        let mut focus = Focus::default();
        let pass = |focus: &mut Focus, way: Option<Way>| {
            focus.let_free();
            draw(focus, SCREEN, &plate);
            focus.begin(Orders { way, ..Orders::default() }, |_| false);
            focus.now()
        };
        assert_eq!(pass(&mut focus, Some(Way::Up)), None, "the table has the arrows");
        focus.enter(Id::new("open"), Way::Up);
        assert_eq!(pass(&mut focus, None), Some(Id::new("open")));
        assert_eq!(pass(&mut focus, Some(Way::Down)), None);
        // Whoever has come there otherwise, or has gone on, walks as ever.
        focus.set(Id::new("open"));
        focus.entered = None;
        assert_eq!(pass(&mut focus, Some(Way::Down)), Some(Id::new("plate")));
        assert_eq!(pass(&mut focus, Some(Way::Up)), Some(Id::new("open")));
        assert_eq!(pass(&mut focus, Some(Way::Down)), Some(Id::new("plate")));
    }

    #[test]
    fn a_group_is_entered_by_what_is_preferred_there() {
        let page = [spot("list", 0.0, 0.0, 0), spot("rules", 0.0, 50.0, 1), spot("start", 300.0, 50.0, 1)];
        let mut focus = Focus::default();
        let pass = |focus: &mut Focus, way: Option<Way>| {
            draw(focus, SCREEN, &page);
            focus.prefer(Id::new("start"));
            focus.begin(Orders { way, ..Orders::default() }, |_| false);
            focus.now()
        };
        assert_eq!(pass(&mut focus, None), Some(Id::new("start")));
        assert_eq!(pass(&mut focus, Some(Way::Left)), Some(Id::new("rules")));
        assert_eq!(pass(&mut focus, Some(Way::Up)), Some(Id::new("list")));
        assert_eq!(pass(&mut focus, Some(Way::Down)), Some(Id::new("start")));
    }

    #[test]
    fn confirm_presses_only_what_is_focused() {
        let mut focus = Focus::default();
        draw(&mut focus, SCREEN, &[spot("a", 0.0, 0.0, 0)]);
        focus.begin(Orders { confirm: true, ..Orders::default() }, |_| false);
        focus.on_layer(SCREEN);
        assert!(focus.pressed(Id::new("a")));
        assert!(!focus.pressed(Id::new("b")));
    }
}
