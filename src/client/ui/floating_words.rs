//! Words that rise from where something happens: what a blow takes stands large at its victim for a moment, or until it is
//! put away.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Color32, FontId, Id, Painter, Pos2, Rect, Ui, UiBuilder, Vec2, pos2, vec2};

use super::navigation::Navigation;
use super::paint::pill;
use super::pass::stand;
use super::tips::Pass;
use super::ui_kit::UiKit;
use crate::client::director::Rise;
use crate::client::input::{PutAway, Standing};
use crate::client::session::{Overlay, Screen, Session};
use crate::client::settings::Settings;
use crate::table::{Lens, Rising};

/// Seconds that they stand there, in which they come, and in which they go.
const STANDS: f32 = 2.2;
const COMES: f32 = 0.12;
const GOES: f32 = 0.2;
/// Size of the letters of a harm and of others, how far above the place they begin and how far they rise, in points.
const SIZES: [f32; 2] = [72.0, 56.0];
const ABOVE: f32 = 26.0;
const RISES: f32 = 22.0;
/// Size of an icon after them, how far it is from them, and how much wider its ground is, in points.
const ICON: f32 = 32.0;
const GAP: f32 = 8.0;
const GROUND: f32 = 3.0;
/// Size of the name under what somebody gains, in points.
const NAME: f32 = 24.0;
/// A harm, and anything else, of more signs than this has so much of that: as large as a single figure it would hide too much.
const BRIEF: [usize; 2] = [2, 4];
const LONG: [f32; 2] = [0.667, 0.5];
/// The least share of their size that is left to them where their room is narrow.
const LEAST: f32 = 0.6;
/// Width of the dark line round the letters, as a share of their size, and how often it is drawn round them.
const OUTLINE: f32 = 0.06;
const AROUND: u8 = 16;
/// Nothing of them is nearer to the edge of the screen than this; above there are the plates.
const EDGE: f32 = 12.0;
const PLATES: f32 = 84.0;

/// Room round a word on its pill, in points.
const PILL: Vec2 = vec2(14.0, 4.0);

const HARM: Color32 = Color32::from_rgb(0xff, 0x5a, 0x45);
const GAIN: Color32 = Color32::from_rgb(0xff, 0xd8, 0x66);
const DARK: Color32 = Color32::from_rgb(0x2a, 0x12, 0x09);

/// What has risen last.
#[derive(Debug)]
struct Risen {
    from: Rising,
    text: String,
    /// The same with whom it concerns, as it is read out.
    said: String,
    /// Whose gain it is: a victim stands there itself.
    name: Option<String>,
    since: f32,
    /// The match that it belongs to.
    of: u32,
}

impl Risen {
    /// What has just risen in a match.
    fn new(kit: &UiKit, session: &Session, from: &Rising) -> Self {
        let text = kit.tell(session, &from.words);
        let said = match &from.whose {
            Some(whose) => format!("{}: {text}", kit.tell(session, whose)),
            None => text.clone(),
        };
        let name = from.whose.as_ref().filter(|_| !from.harms).map(|whose| kit.tell(session, whose));
        Self { from: from.clone(), text, said, name, since: kit.theme.now, of: session.serial }
    }

    /// Paints the words so many seconds after they came; gives where they stand, if they are seen.
    fn paint(&self, kit: &mut UiKit, ui: &Ui, lens: &Lens, age: f32, stays: bool) -> Option<Rect> {
        let Self { from, text, name, .. } = self;
        let zoom = kit.theme.zoom.max(0.01);
        let (strength, share) = if kit.theme.still { (1.0, 1.0) } else { shown(age, stays) };
        let (kind, fill) = if from.harms { (0, HARM) } else { (1, GAIN) };
        let part = if text.chars().count() > BRIEF[kind] { LONG[kind] } else { 1.0 };
        let size = SIZES[kind] * part;
        let font = FontId { size: kit.theme.grown(size), ..kit.theme.black(size) };
        let wide = kit.width(ui.painter(), text, font.clone());
        let fit = room(from, lens).map_or(1.0, |room| (room / zoom / wide.max(1.0)).clamp(LEAST, 1.0));
        let font = FontId { size: font.size * fit, ..font };
        // What waits to be read is seen wherever the eye has turned.
        let at = match lens.project(from.at) {
            Some(seen) => Some(pos2(seen.x / zoom, seen.y / zoom - (ABOVE + RISES * share) * part)),
            None => stays.then(|| ui.max_rect().center()),
        };
        let icon = from.icon.map(|icon| (icon, kit.theme.grown(ICON)));
        let beside = icon.map_or(0.0, |(_, size)| GAP + size);
        let place = at.map(|at| match from.is_word() {
            true => paint_word(kit, ui.painter(), ui.max_rect(), at, (text, font), strength),
            false => paint(ui.painter(), ui.max_rect(), at, (text, font, beside), fill, strength),
        });
        if let (Some(rect), Some((icon, size))) = (place, icon) {
            let middle = pos2(rect.right() - GROUND - size * 0.5, rect.center().y);
            ui.painter().circle_filled(middle, size * 0.5 + GROUND, DARK.gamma_multiply(strength));
            kit.icon(ui.painter(), icon, middle, size, fill.gamma_multiply(strength));
        }
        if let (Some(rect), Some(name)) = (place, name) {
            let size = kit.theme.grown(NAME);
            let at = pos2(rect.center().x, rect.bottom() + size * 0.3);
            let font = FontId { size, ..kit.theme.black(NAME) };
            paint(ui.painter(), ui.max_rect(), at, (name, font, 0.0), fill, strength);
        }
        place
    }
}

/// Draws them over the table and what is written round it.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Rise>().add_systems(EguiPrimaryContextPass, draw.after(Pass::Screen).before(Pass::Overlay));
}

fn draw(
    mut nav: Navigation,
    mut kit: UiKit,
    (session, settings): (Option<Res<Session>>, Res<Settings>),
    lens: Res<Lens>,
    (mut told, mut put_away): (MessageReader<Rise>, MessageReader<PutAway>),
    mut standing: ResMut<Standing>,
    mut risen: Local<Option<Risen>>,
) {
    let Some(session) = session else {
        told.clear();
        put_away.clear();
        *risen = None;
        return;
    };
    if put_away.read().count() > 0 {
        *risen = None;
    }
    if let Some(Rise(from)) = told.read().last() {
        *risen = Some(Risen::new(&kit, &session, from));
    }
    let Some(words) = &*risen else { return };
    let age = kit.theme.now - words.since;
    // Nobody is there to put anything away while bots show how they play.
    let stays = settings.texts_stay && nav.screen() != Screen::Attract;
    if age > STANDS && !stays || words.of != session.serial {
        *risen = None;
        return;
    }
    kit.read_out("rising", &words.said);
    let ctx = nav.ctx();
    // The sheet of results says how it has ended.
    if nav.overlay() == Overlay::None && nav.screen() != Screen::Results {
        let ui = Ui::new(ctx.clone(), Id::new("rising"), UiBuilder::new().max_rect(kit.theme.area(&ctx)));
        let place = words.paint(&mut kit, &ui, &lens, age, stays);
        if let Some(rect) = place.filter(|_| stays) {
            stand(&mut kit, &ui, rect, &mut standing);
        }
    }
    match (kit.theme.still, stays) {
        (true, true) => {}
        (true, false) => kit.again_in(STANDS - age),
        (false, _) if age <= STANDS => ctx.request_repaint(),
        (false, _) => {}
    }
}

/// How much room they have across the table, in pixels.
fn room(from: &Rising, lens: &Lens) -> Option<f32> {
    let half = Vec3::X * (from.room? / 2.0);
    let (left, right) = (lens.project(from.at - half)?, lens.project(from.at + half)?);
    Some((right.x - left.x).abs())
}

/// How strong they are and how far they have risen, both from 0 to 1, so many seconds after they came.
fn shown(age: f32, stays: bool) -> (f32, f32) {
    let part = |from: f32, secs: f32| ((age - from) / secs).clamp(0.0, 1.0);
    let slowing = 1.0 - (1.0 - part(0.0, STANDS)).powi(3);
    let gone = if stays { 0.0 } else { part(STANDS - GOES, GOES) };
    (part(0.0, COMES) * (1.0 - gone), slowing)
}

/// A word on a pill, which figures and banners cannot swallow, whole on the screen; gives where that is.
fn paint_word(
    kit: &UiKit,
    painter: &Painter,
    screen: Rect,
    at: Pos2,
    (text, font): (&str, FontId),
    strength: f32,
) -> Rect {
    let galley = painter.layout_no_wrap(text.to_owned(), font, GAIN.gamma_multiply(strength));
    let rect = Rect::from_center_size(at, galley.size() + 2.0 * PILL);
    let rect = rect.translate(whole(screen, rect));
    if strength > 0.5 {
        pill(painter, &kit.theme.c, rect);
    }
    painter.galley(rect.min + PILL, galley, GAIN);
    rect
}

/// How far a rectangle is moved to be whole in the room that there is.
fn whole(screen: Rect, rect: Rect) -> Vec2 {
    let room = Rect::from_min_max(screen.min + vec2(0.0, PLATES), screen.max).shrink(EDGE);
    let by = |from: f32, to: f32, least: f32, most: f32| (least - from).max(0.0) + (most - to).min(0.0);
    vec2(
        by(rect.left(), rect.right(), room.left(), room.right()),
        by(rect.top(), rect.bottom(), room.top(), room.bottom()),
    )
}

/// The letters with their outline and room beside them, whole on the screen; gives where that is.
fn paint(
    painter: &Painter,
    screen: Rect,
    at: Pos2,
    (text, font, beside): (&str, FontId, f32),
    fill: Color32,
    strength: f32,
) -> Rect {
    let outline = font.size * OUTLINE;
    let galley = painter.layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
    let half = (galley.size() + vec2(beside, 0.0)) * 0.5;
    let middle = at + whole(screen, Rect::from_center_size(at, 2.0 * half));
    let corner = middle - half;
    let dark = DARK.gamma_multiply(strength);
    for step in 0..AROUND {
        let round = Vec2::angled(f32::from(step) / f32::from(AROUND) * std::f32::consts::TAU) * outline;
        painter.galley(corner + round, galley.clone(), dark);
    }
    painter.galley(corner, galley, fill.gamma_multiply(strength));
    Rect::from_center_size(middle, 2.0 * half).expand(outline)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_come_fast_stand_opaque_and_go() {
        assert_eq!(shown(0.0, false), (0.0, 0.0));
        assert_eq!([COMES, 0.8, STANDS - GOES].map(|age| shown(age, false).0), [1.0; 3]);
        assert!(shown(STANDS, false).0 < 1e-4);
        assert!(shown(0.5, false).1 > 0.5, "most of the way at first");
    }

    #[test]
    fn words_that_stay_never_fade() {
        assert_eq!(shown(0.0, true), (0.0, 0.0));
        assert_eq!([COMES, STANDS, 60.0].map(|age| shown(age, true).0), [1.0; 3]);
    }
}
