//! Boxes that come and go: a hint, a refusal with its rule; and what all such boxes keep clear of.

use bevy_egui::egui::{Align2, Id, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::HudView;
use super::memory::HudMemory;
use super::wishes::{Wish, Wishes};
use crate::client::controls::InputAction;
use crate::client::ui::notice::{AWAITS, is_sought};
use crate::client::ui::place::{Obstacle, place};
use crate::client::ui::rich::{Flow, Style, bits};
use crate::client::ui::screens::rulebook::RuleBookAt;
use crate::client::ui::ui_kit::UiKit;
use crate::engine::Words;
use crate::table::any_match::BotMove;
use crate::table::{BotReason, Explained, Target};

/// Seconds that a refusal stays.
const REFUSAL: f32 = 7.0;
/// Seconds after which its rule is no longer meant by whoever asks for one.
const REMEMBERED: f32 = 30.0;
/// Seconds for which it shakes its head.
const SHAKES: f32 = 0.3;

/// How far a card of the hand comes up at most, and how high it then stands above the foot of the hand, as shares of its height,
/// and how much farther it then reaches to either side, as a share of its width: it comes nearer as well.
const RISES: f32 = 0.82;
const WHOLE: f32 = 1.22;
const GROWS: f32 = 0.16;

/// How bad it is to cover a point of what is covered only where there is no other place: no way is as long.
const NEVER: f32 = 120.0;

/// What boxes keep clear of.
#[derive(Clone)]
pub(super) struct Clear {
    /// Everything on the table and the panels round it.
    obstacles: Vec<Obstacle>,
    /// Words that hang over the table: half of one is not read.
    labels: Vec<Rect>,
    /// Where the foot of the near hand is held.
    hand_foot: f32,
}

impl Clear {
    /// What must not be covered now; the near hand is held at `hand_foot`.
    pub(super) fn new(kit: &UiKit, table: &HudView, hand_foot: f32) -> Self {
        let picker = table.picker;
        let mut obstacles: Vec<Obstacle> = kit.cover.panels.iter().map(|&panel| Obstacle::panel(panel)).collect();
        // What stands there without a name may be what is being told of: a tray, into which dice fall.
        let stands = if table.busy { Obstacle::panel } else { Obstacle::sight };
        obstacles.extend(table.seen.nameless.iter().map(|&rect| stands(rect)));
        let seen = table.seen.named.iter();
        let advised = table.session.hint.as_ref().map_or(&[][..], |hint| &hint.targets);
        let up = |target: &Target| {
            picker.hover == Some(*target) || picker.prefix.contains(target) || advised.contains(target)
        };
        obstacles.extend(seen.map(|(target, rect)| match target {
            Target::Piece(_) if up(target) => Obstacle::choice(raised(*rect, hand_foot)),
            _ if picker.next.contains(target) => Obstacle::choice(*rect),
            Target::Zone(_) => Obstacle::empty(*rect),
            _ => Obstacle::sight(*rect),
        }));
        Self { obstacles, labels: Vec::new(), hand_foot }
    }

    /// The same, and these as well.
    pub(super) fn off(mut self, pills: &[Rect]) -> Self {
        self.obstacles.extend(pills.iter().map(|&pill| Obstacle::panel(pill)));
        self.labels.extend(pills);
        self
    }

    /// The same, and these, which are covered only where there is no other place on the screen.
    pub(super) fn off_all(mut self, things: impl Iterator<Item = Rect>) -> Self {
        self.obstacles.extend(things.map(|rect| Obstacle { rect, weight: NEVER }));
        self
    }

    /// Whether a box may go on standing here: it covers nothing that is read or chosen from.
    pub(super) fn leaves(&self, rect: Rect) -> bool {
        !self.obstacles.iter().any(|obstacle| obstacle.matters() && obstacle.rect.intersects(rect))
    }

    /// Whether a label would be read only in part.
    pub(super) fn cuts(&self, rect: Rect) -> bool {
        self.labels.iter().any(|label| label.intersects(rect))
    }

    /// Where the foot of the near hand is held.
    pub(super) fn hand_foot(&self) -> f32 {
        self.hand_foot
    }

    /// What may be chosen now, or has been.
    pub(super) fn chosen(&self) -> impl Iterator<Item = Rect> + '_ {
        self.obstacles.iter().filter(|obstacle| obstacle.is_choice()).map(|obstacle| obstacle.rect)
    }

    /// How bad it is to cover this.
    pub(super) fn cost(&self, rect: Rect) -> f32 {
        self.obstacles.iter().map(|obstacle| obstacle.cost(rect)).sum()
    }

    /// Something stands here now.
    pub(super) fn keep_off(&mut self, rect: Rect) {
        self.obstacles.push(Obstacle::panel(rect));
    }

    /// The place for a box, and which of its sizes has room there.
    pub(super) fn find(&self, thing: Rect, sizes: &[Vec2], screen: Rect) -> (usize, Rect) {
        place(thing, sizes, screen, &self.obstacles)
    }

    /// The same, and nothing else is put there.
    pub(super) fn take(&mut self, thing: Rect, sizes: &[Vec2], screen: Rect) -> (usize, Rect) {
        let (n, rect) = self.find(thing, sizes, screen);
        self.keep_off(rect);
        (n, rect)
    }
}

/// Where a thing is when it is pointed at or chosen: a card of the hand, which is held at `hand_foot`, comes up whole.
pub(super) fn raised(rect: Rect, hand_foot: f32) -> Rect {
    if rect.bottom() <= hand_foot {
        return rect;
    }
    let (up, aside) = (rect.height() * RISES, rect.width() * GROWS);
    let top = (rect.top() - up).max(hand_foot - rect.height() * WHOLE);
    Rect::from_min_max(pos2(rect.left() - aside, top.min(rect.top())), pos2(rect.right() + aside, hand_foot))
}

/// How wide the text of a box may be, the best first: where there is little room a narrower one may cover less.
const WIDTHS: [f32; 3] = [1.0, 1.35, 0.75];

/// Sentences as they are set in a box: so wide at most, so large, the first one in bold.
struct BoxText {
    flows: Vec<Flow>,
    size: Vec2,
}

impl BoxText {
    fn new(kit: &UiKit, ui: &Ui, table: &HudView, texts: &[String], size: f32, width: f32) -> Self {
        let (ink, palette) = (kit.theme.c.ink, kit.theme.palette);
        let flows: Vec<Flow> = texts
            .iter()
            .enumerate()
            .map(|(n, text)| {
                let style = if n == 0 { Style::bold(ink) } else { Style::plain(ink) };
                let bits = bits(text, &style, &|card| table.session.known.art().chip(card, palette));
                kit.flow(ui.painter(), &bits, size, width)
            })
            .collect();
        let size = flows.iter().fold(Vec2::ZERO, |size, flow| vec2(size.x.max(flow.size.x), size.y + flow.size.y));
        Self { flows, size }
    }

    /// The same sentences in every width that a box may have, about `width` points.
    fn widths(kit: &UiKit, ui: &Ui, table: &HudView, texts: &[String], size: f32, width: f32) -> Vec<Self> {
        let most = ui.max_rect().width() * 0.4;
        WIDTHS.iter().map(|share| Self::new(kit, ui, table, texts, size, (width * share).min(most))).collect()
    }

    fn paint(&self, kit: &mut UiKit, ui: &Ui, mut at: Pos2) {
        for flow in &self.flows {
            kit.paint_flow(ui.painter(), flow, at);
            at.y += flow.size.y;
        }
    }
}

/// The refusal that is told just now, and when it came.
pub(super) fn told_now<'a>(kit: &UiKit, table: &HudView<'a>) -> Option<(&'a Explained, f32)> {
    let (explained, since) = table.session.complaint.as_ref()?;
    let hud = table.hud;
    let dismissed = hud.dismissed >= *since && hud.dismissed > 0.0;
    let fresh = table.settings.texts_stay
        || kit.theme.now - since <= REFUSAL
        || hud.awaited.0 == *since && kit.theme.now <= hud.awaited.1;
    (fresh && !dismissed).then_some((explained, *since))
}

/// The refusal that whoever asks for a rule means: the one on show, or that which has just left, until something else is
/// pointed at.
fn meant<'a>(kit: &UiKit, table: &HudView<'a>) -> Option<&'a Explained> {
    let (explained, since) = table.session.complaint.as_ref()?;
    let there = table.picker.refused.map(|(target, _)| target);
    let elsewhere = table.picker.hover.is_some_and(|hover| Some(hover) != there);
    let just = kit.theme.now - since <= REMEMBERED && !elsewhere && table.hud.dismissed < *since;
    (just || told_now(kit, table).is_some()).then_some(explained)
}

/// What the Master suggests, with its reason, beside the place that it is about.
pub(super) fn hint(
    kit: &mut UiKit,
    ui: &Ui,
    table: &HudView,
    clear: &mut Clear,
    shown: &mut Vec<Target>,
    wishes: &mut Wishes,
) {
    let Some(hint) = table.session.hint.as_ref().filter(|_| hints(table)) else { return };
    if shown.is_empty() {
        shown.extend(hint.targets.last());
    }
    let texts = advice(kit, table, hint);
    if kit.spoken.on {
        kit.read_out("hint", &kit.unmarked(table.session, &texts.join(" ")));
    }
    let keyed = told_now(kit, table).is_none_or(|(explained, _)| explained.rule.is_none());
    let link = Link::to(kit, ui, table.session.told.plates.rule, keyed);
    let place = hint.targets.iter().rev().find_map(|target| table.seen.of(*target));
    if said(kit, ui, table, clear, ("hint", "ui-light-bulb"), &texts, (place, &link), wishes) {
        wishes.add(Wish::PutHintAway);
    }
}

/// Why a bot did what it did, for whoever has asked, beside the place where it was done; until something else is done.
pub(super) fn answer(
    kit: &mut UiKit,
    ui: &Ui,
    table: &HudView,
    clear: &mut Clear,
    shown: &mut Vec<Target>,
    wishes: &mut Wishes,
) {
    let session = table.session;
    let put_away = &table.hud.answer_away;
    let still = |answer: &&BotReason| answer.length == session.known.len() && put_away.as_ref() != Some(*answer);
    let Some(answer) = session.answer.as_ref().filter(still) else { return };
    let place = answer.line.and_then(|line| session.told.log.get(line)?.place);
    if shown.is_empty() {
        shown.extend(place);
    }
    let texts = answer.lines.each_ref().map(|words| kit.tell_marked(session, words));
    if kit.spoken.on {
        kit.read_out("answer", &texts.join(" "));
    }
    let place = place.and_then(|place| table.seen.of(place));
    let link = Link::to(kit, ui, None, false);
    if said(kit, ui, table, clear, ("answer", "ui-help"), &texts, (place, &link), wishes) {
        wishes.add(Wish::PutAnswerAway(answer.clone()));
    }
}

/// A box with an icon and sentences beside a place, with a way to the rule book; whether it is put away.
fn said(
    kit: &mut UiKit,
    ui: &Ui,
    table: &HudView,
    clear: &mut Clear,
    (name, icon): (&str, &str),
    texts: &[String],
    (place, link): (Option<Rect>, &Link),
    wishes: &mut Wishes,
) -> bool {
    let screen = ui.max_rect();
    let told = BoxText::widths(kit, ui, table, texts, 15.0, kit.theme.em(250.0));
    let size = kit.theme.em(24.0);
    let sizes: Vec<Vec2> = told.iter().map(|told| link.below(told.size) + vec2(size + 40.0 + CLOSE, 20.0)).collect();
    let place = place.map(|place| raised(place, clear.hand_foot));
    let thing = place.unwrap_or(Rect::from_min_size(screen.left_bottom(), Vec2::ZERO));
    let (n, rect) = clear.take(thing, &sizes, screen);
    kit.panel(ui.painter(), rect);
    let at = pos2(rect.left() + 12.0 + size * 0.5, rect.top() + 12.0 + size * 0.5);
    kit.icon(ui.painter(), icon, at, size, kit.theme.c.wax);
    let at = rect.min + vec2(size + 22.0, 10.0);
    told[n].paint(kit, ui, at);
    link.draw(kit, ui, &format!("{name} rule"), at + vec2(0.0, told[n].size.y), (table, wishes));
    closed(kit, ui, rect, &format!("{name} close"))
}

/// What the Master says: the move with its reason, or at least what the move is about.
fn advice(kit: &UiKit, table: &HudView, hint: &BotMove) -> Vec<String> {
    if let Some(reason) = &hint.reason {
        return vec![kit.t("hud-master-advises"), kit.tell_marked(table.session, reason)];
    }
    let titles = hint.targets.iter().filter_map(|target| title_of(table, *target));
    let named: Vec<String> = titles.map(|title| kit.tell(table.session, &title)).collect();
    let action = if named.is_empty() { hint.text.clone() } else { named.join(" → ") };
    let words = Words::new(if table.session.is_guided() { "lesson-shown" } else { "hud-master-suggests" });
    vec![kit.say(&words.with("action", action))]
}

/// Whether the hint is on show.
fn hints(table: &HudView) -> bool {
    table.session.hint.is_some() && table.deciding.is_some() && !table.hud.put_away(table.session)
}

/// Where the key of the rule book opens it: where the link that is on show leads, or else at what is pointed at.
pub(super) fn book(kit: &UiKit, table: &HudView) -> RuleBookAt {
    let session = table.session;
    match meant(kit, table).and_then(|explained| explained.rule) {
        Some(rule) => section(table, rule),
        None if hints(table) => RuleBookAt::now(session),
        None => {
            let inspected = table.picker.inspected.as_ref().map(|inspected| inspected.target);
            RuleBookAt::about(session, inspected.or(table.picker.hover), table.busy)
        }
    }
}

/// A section of the rule book of the game that is played.
pub(super) fn section(table: &HudView, rule: &str) -> RuleBookAt {
    RuleBookAt { game: table.session.known.game().to_owned(), section: Some(rule.to_owned()) }
}

/// Room beside a link for the picture of its key.
const GLYPH: f32 = 26.0;

/// The way to a section of the rule book, below a text; nothing where there is none.
struct Link {
    rule: Option<&'static str>,
    text: String,
    /// How wide the text is.
    wide: f32,
    /// The picture of the key that leads there as well.
    glyph: Option<String>,
    size: Vec2,
}

impl Link {
    /// `keyed` if the key of the rule book leads there.
    fn to(kit: &UiKit, ui: &Ui, rule: Option<&'static str>, keyed: bool) -> Self {
        let text = kit.t("hud-rule-link");
        let wide = kit.width(ui.painter(), &text, kit.theme.font(15.0));
        let glyph = kit.glyphs.of(InputAction::RuleBook).filter(|_| keyed).map(ToOwned::to_owned);
        let beside = if glyph.is_some() { kit.theme.em(GLYPH) } else { 0.0 };
        let size = rule.map_or(Vec2::ZERO, |_| vec2(wide + beside, kit.theme.em(24.0)));
        Self { rule, text, wide, glyph, size }
    }

    /// The room of a text of this size with the link below it.
    fn below(&self, text: Vec2) -> Vec2 {
        vec2(text.x.max(self.size.x), text.y + self.size.y)
    }

    /// Draws it below `at`; whoever takes it wishes for the section.
    fn draw(&self, kit: &mut UiKit, ui: &Ui, name: &str, at: Pos2, (table, wishes): (&HudView, &mut Wishes)) {
        let Some(rule) = self.rule else { return };
        kit.focus.on_group(4);
        let at = pos2(at.x, at.y + self.size.y * 0.5);
        let (font, ink) = (kit.theme.font(15.0), kit.theme.c.wax);
        if kit.link(ui, at, Align2::LEFT_CENTER, Id::new(name), &self.text, font, ink).clicked {
            wishes.add(Wish::Read(section(table, rule)));
        }
        if let Some(glyph) = &self.glyph {
            let middle = pos2(at.x + self.wide + kit.theme.em(GLYPH * 0.58), at.y);
            kit.icon(ui.painter(), glyph, middle, kit.theme.em(22.0), ink);
        }
    }
}

/// Room for the button that puts a box away.
const CLOSE: f32 = 30.0;

/// The button that puts a box away.
fn closed(kit: &mut UiKit, ui: &Ui, rect: Rect, name: &str) -> bool {
    kit.focus.on_group(4);
    let at = pos2(rect.right() - 24.0, rect.top() + 24.0);
    let touch = kit.disc(ui, at, 11.0, Id::new(name), "ui-close", false);
    kit.focus.on_group(0);
    touch.clicked
}

/// What a target is called.
pub(super) fn title_of(table: &HudView, target: Target) -> Option<Words> {
    match target {
        Target::Piece(_) | Target::Zone(_) => table.layout.title(target).cloned(),
        Target::Option(option) => Some(table.told().button(table.own, option).words),
        Target::Count(count) => Some(Words::new("ui-count").with("count", count)),
    }
}

/// Why something is not allowed, with the way to the rule book, beside what was refused.
pub(super) fn refusal(
    kit: &mut UiKit,
    ui: &Ui,
    table: &HudView,
    clear: &mut Clear,
    memory: &mut HudMemory,
    wishes: &mut Wishes,
) {
    let Some((explained, since)) = told_now(kit, table) else { return };
    let age = kit.theme.now - since;
    if age < SHAKES && !kit.theme.still {
        ui.ctx().request_repaint();
    } else if !table.settings.texts_stay {
        let awaited = table.hud.awaited.1 - kit.theme.now;
        kit.again_in((REFUSAL - age).max(awaited));
    }
    kit.cover.reads |= table.settings.texts_stay && kit.focus.awake();
    let c = kit.theme.c;
    let screen = ui.max_rect();
    let texts = [kit.tell_marked(table.session, &explained.words)];
    let told = BoxText::widths(kit, ui, table, &texts, 16.0, kit.theme.em(230.0));
    let icon = kit.theme.em(24.0);
    let link = Link::to(kit, ui, explained.rule, true);
    let whole = |told: &BoxText| link.below(told.size) + vec2(icon + 44.0 + CLOSE, 22.0);
    // It stays where it came, wherever the pointer goes meanwhile.
    let (n, at) = match memory.refused {
        Some((known, n, at)) if known == since => {
            clear.obstacles.push(Obstacle::panel(at));
            (n, at)
        }
        _ => {
            let refused = table.picker.hover.and_then(|target| table.seen.of(target));
            let refused = refused.map(|refused| raised(refused, clear.hand_foot));
            let thing = refused.unwrap_or(Rect::from_min_size(screen.left_bottom(), Vec2::ZERO));
            let sizes: Vec<Vec2> = told.iter().map(whole).collect();
            clear.take(thing, &sizes, screen)
        }
    };
    let Some(told) = told.get(n) else { return };
    let rect = Rect::from_min_size(at.min, whole(told));
    memory.refused = Some((since, n, rect));
    let shake = if kit.theme.still || age > SHAKES { 0.0 } else { (age * 42.0).sin() * (SHAKES - age) * 16.0 };
    let rect = rect.translate(vec2(shake, 0.0));
    // It does not leave before whoever comes to it.
    if is_sought(ui, rect) || ["refusal rule", "refusal close"].iter().any(|name| kit.focus.is(Id::new(*name))) {
        wishes.add(Wish::AwaitReader(since, kit.theme.now + AWAITS));
    }
    kit.panel(ui.painter(), rect);
    kit.icon(ui.painter(), "ui-warning", pos2(rect.left() + 14.0 + icon * 0.5, rect.center().y), icon, c.wax);
    let at = rect.min + vec2(icon + 26.0, 11.0);
    told.paint(kit, ui, at);
    link.draw(kit, ui, "refusal rule", at + vec2(0.0, told.size.y), (table, wishes));
    if closed(kit, ui, rect, "refusal close") {
        wishes.add(Wish::PutRefusalAway);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_is_not_read_in_part() {
        let label = Rect::from_min_size(pos2(100.0, 100.0), vec2(60.0, 24.0));
        let clear = Clear { obstacles: Vec::new(), labels: Vec::new(), hand_foot: 720.0 }.off(&[label]);
        let over = |x: f32| Rect::from_min_size(pos2(x, 40.0), vec2(200.0, 72.0));
        assert!(clear.cuts(over(130.0)) && clear.cuts(over(-60.0)));
        assert!(!clear.cuts(over(170.0)), "beside it");
    }
}
