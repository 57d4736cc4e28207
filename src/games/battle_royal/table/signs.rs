//! A Pokémon on the table: its cards, the HP that it has left, and all that lies on it or beside it.

use bevy_math::{Vec2, Vec3};

use super::field::Field;
use super::{faces, ids, layout};
use crate::engine::Words;
use crate::games::battle_royal::pokemon::{HitBy, Pokemon};
use crate::games::battle_royal::position::PublicState;
use crate::games::battle_royal::{PokemonId, conditions, modifiers};
use crate::table::cards::THICK;
use crate::table::{Face, Layout, Look, Placed, Pose, Side};

/// Width of signs on a card of usual size, in metres.
const SIGN: f32 = 0.0170;
/// From one Energy token to the next, at most, in widths of one.
const PITCH: f32 = 0.91;
/// The HP that are left: a figure over the printed one, once they are others, and a bar along its lower edge; middle, and width and depth.
const FIGURE: (Vec2, Vec2) = (Vec2::new(-0.0085, -0.0338), Vec2::new(0.0400, 0.0164));
const BAR: (Vec2, Vec2) = (Vec2::new(0.0, 0.0400), Vec2::new(0.0560, 0.0060));

/// A place on a card: x and z in metres on a card of usual size, and how many layers above it.
pub fn on_card(pose: Pose, at: Vec2, layers: f32) -> Pose {
    let above = Vec3::new(at.x * pose.scale, THICK * (0.6 + 0.35 * layers), at.y * pose.scale);
    Pose { at: pose.at + pose.turn * above, ..pose }
}

/// Where signs lie on a Pokémon, in metres on a card of usual size.
struct Signs {
    /// The figure: its middle, and width and depth.
    figure: (Vec2, Vec2),
    /// The first and the last place of a row of Energy tokens, and the width of one.
    energy: (Vec2, Vec2),
    token: f32,
    tool: Vec2,
    /// The damage counter, and its width.
    damage: Vec2,
    counter: f32,
    hit: Vec2,
    /// The first Special Condition; the others lie below it.
    condition: Vec2,
    attacked: Vec2,
}

/// On a card that is seen from afar they lie where nothing has to be read.
const ON_SMALL: Signs = Signs {
    figure: FIGURE,
    energy: (Vec2::new(-0.01775, 0.0285), Vec2::new(0.01775, 0.0285)),
    token: 0.0165,
    tool: Vec2::new(-0.0215, 0.0125),
    damage: Vec2::new(0.0225, 0.0135),
    counter: 0.028,
    hit: Vec2::new(0.0235, -0.0065),
    condition: Vec2::new(-0.0045, -0.0045),
    attacked: Vec2::new(-0.0215, -0.0045),
};
/// On another's Bench what is counted is as large as the card lets it be: the figure has its whole width, and the type lies below it on
/// the right.
const ON_FAR: Signs = Signs {
    figure: (Vec2::new(0.0, -0.0300), Vec2::new(0.0610, 0.0250)),
    energy: (Vec2::new(-0.0210, 0.0270), Vec2::new(0.0210, 0.0270)),
    token: 0.0195,
    tool: Vec2::new(-0.0215, 0.0080),
    damage: Vec2::new(0.0175, 0.0125),
    hit: Vec2::new(-0.0215, -0.0080),
    attacked: Vec2::new(-0.0040, -0.0080),
    ..ON_SMALL
};
/// Clipped to the edge of a card that is read, over its rim; the damage lies between the figure of its picture and what its attacks do.
const BY_LARGE: Signs = Signs {
    energy: (Vec2::new(-0.0366, 0.0350), Vec2::new(-0.0366, -0.0150)),
    tool: Vec2::new(-0.0369, -0.0340),
    damage: Vec2::new(0.0300, -0.0010),
    counter: 0.024,
    hit: Vec2::new(0.0369, 0.0225),
    condition: Vec2::new(-0.0215, -0.0060),
    attacked: Vec2::new(0.0369, -0.0340),
    ..ON_SMALL
};

impl Signs {
    /// Where an Energy token lies, of so many.
    fn energy(&self, pose: Pose, number: usize, count: usize) -> Pose {
        let (first, last) = self.energy;
        let pitch = (PITCH * self.token).min(first.distance(last) / (count.max(2) - 1) as f32);
        let at = first + (last - first).normalize() * (pitch * number as f32);
        on_card(pose, at, 1.0 + 0.1 * number as f32)
    }
}

/// The HP that a Pokémon has left where they are not those that its card is printed with.
fn figure(mon: &Pokemon, left: u16) -> Option<Face> {
    let hurt = mon.counters > 0;
    let printed = mon.card().pokemon().map(|pokemon| pokemon.hp);
    (hurt || printed != Some(left)).then(|| faces::hp(left, hurt))
}

/// A Pokémon with all that lies on it.
pub fn mon_pieces(table: &PublicState, side: Side, id: PokemonId, mon: &Pokemon, layout: &mut Layout) {
    let pose = layout::mon_pose(table, side, id);
    let near = Field::of(table, side, id.seat()).is_near();
    let (face, signs) = match (table.is_active(id), near) {
        // The attacks of those that lie near are read where they lie.
        (true, true) => (faces::active(mon.card()), &BY_LARGE),
        // A name on a card so small could not be read.
        (false, false) => (faces::far(mon.card()), &ON_FAR),
        _ => (faces::small(mon.card()), &ON_SMALL),
    };
    let mut add = |id, look, pose| layout.pieces.push(layout::plain(id, look, pose));
    let sign = |face: Face, size: f32| Look::decal(face, Vec2::splat(size)).lying_on(ids::mon(id));
    for number in 0..mon.stack.len().saturating_sub(1) {
        let lower = mon.stack[number];
        let deep = (mon.stack.len() - 1 - number) as f32;
        let at = pose.at + Vec3::new(0.0, -THICK * 0.3 * deep, -0.0042 * deep) * pose.scale;
        add(ids::under(id, number), Look::card(Some(faces::small(lower)), faces::BACK), Pose { at, ..pose });
    }
    for (number, &card) in mon.energy.iter().enumerate() {
        let place = signs.energy(pose, number, mon.energy.len());
        add(ids::energy(id, number), sign(faces::energy_card_token(card), signs.token), place);
    }
    if let Some(card) = mon.tool {
        let place = on_card(pose, signs.tool, 1.0);
        layout.pieces.push(Placed {
            title: Some(Words::new(card.key())),
            ..layout::plain(ids::tool(id), sign(faces::TOOL, SIGN), place)
        });
    }
    let mut add = |id, look, pose| layout.pieces.push(layout::plain(id, look, pose));
    let (left, most) = (modifiers::hp_left(table, id), modifiers::max_hp(table, id));
    if let Some(face) = figure(mon, left) {
        let figure = Look::decal(face, signs.figure.1).lying_on(ids::mon(id));
        add(ids::hp(id), figure, on_card(pose, signs.figure.0, 1.0));
    }
    let bar = Look::decal(faces::bar(left, most), BAR.1).lying_on(ids::mon(id));
    add(ids::bar(id), bar, on_card(pose, BAR.0, 1.0));
    if mon.counters > 0 {
        add(ids::damage(id), sign(faces::damage(mon.counters), signs.counter), on_card(pose, signs.damage, 2.0));
    }
    let suffers = conditions::ALL.into_iter().filter(|condition| mon.conditions.has(*condition));
    for (number, condition) in suffers.enumerate() {
        let place = on_card(pose, signs.condition + Vec2::Y * (0.0165 * number as f32), 2.0);
        add(ids::condition(id, number), sign(faces::condition(condition), SIGN), place);
    }
    if mon.hit_by != HitBy::Nobody {
        add(ids::hit(id), sign(faces::HIT, SIGN), on_card(pose, signs.hit, 2.0));
    }
    if table.turn.slots.iter().any(|slot| slot.mon == Some(id)) {
        add(ids::attacked(id), sign(faces::ATTACKED, SIGN), on_card(pose, signs.attacked, 2.0));
    }
    let own = id.seat() == side.seat;
    let order = match (own, table.is_active(id)) {
        (true, true) => 100,
        (true, false) => 110,
        (false, true) => 200,
        (false, false) => 210,
    };
    let across = (pose.at.x * 100.0) as i32;
    layout.pieces.push(Placed {
        id: ids::mon(id),
        look: Look::card(Some(face), faces::BACK),
        pose,
        title: Some(layout::title(table, id, mon)),
        order: order * 1000 + i32::from(id.seat().0) * 200 + across,
    });
}

#[cfg(test)]
mod tests {
    use super::super::setting::framing;
    use super::*;
    use crate::ai::Level;
    use crate::ai::{BotKind, arena};
    use crate::engine::{Match, Rules, Seat, Silent, Viewer};
    use crate::games::battle_royal::BattleRoyal;
    use crate::games::battle_royal::options::Options;
    use crate::table::{Fit, Lens, SafeArea};

    /// Height of the figures, as a share of their plate: as `hp.svg` draws them; those of the cards are as high.
    const FIGURES: f32 = 0.78;

    #[test]
    fn the_hp_of_opponents_are_read_from_three_metres() {
        let side = Side::default();
        for seats in 2..=4 {
            let mut options = Options::default();
            options.decks.truncate(seats);
            let game = Match::<BattleRoyal>::new(options, 0, &mut Silent).expect("a match");
            let table = &game.state().table;
            let screen = Vec2::new(1280.0, 720.0);
            let lens = Lens::of(framing(seats, false), 0.0, Fit::NONE, screen, &SafeArea::default());
            for seat in table.all_seats().filter(|seat| *seat != side.seat) {
                let field = Field::of(table, side, seat);
                for (pose, (middle, size)) in [(field.bench(0, 4), ON_FAR.figure), (field.spot(0), ON_SMALL.figure)] {
                    let end = |share: f32| on_card(pose, middle + Vec2::Y * size.y * share, 1.0).at;
                    let [far, near] = [-0.5, 0.5].map(|share| lens.project(end(share)).expect("before the eye"));
                    let high = (near.y - far.y) * FIGURES;
                    assert!(high >= 14.0, "{seats} seats, {seat:?}: {high} px");
                }
            }
        }
    }

    /// HP are told once: by the figure, whose bar says the same, also after the match.
    #[test]
    fn every_pokemon_shows_the_hp_that_it_has_left() {
        let players: [BotKind; 4] = std::array::from_fn(|_| BotKind::from(Level::Apprentice));
        let game = arena::watch::<BattleRoyal>(Options::default(), &players, 1);
        let game = game.expect("a match");
        let view = BattleRoyal::view(game.state(), Viewer::Seat(Seat(0)));
        let side = Side::default();
        let laid = layout::arrange(&view, side);
        let table = &view.table;
        let face = |piece| laid.pieces.iter().find(|placed| placed.id == piece).and_then(|it| it.look.faces().next());
        for id in table.all_mons().iter() {
            let (left, most) = (modifiers::hp_left(table, id), modifiers::max_hp(table, id));
            let mon = table.mon(id).expect("a Pokémon");
            let printed = mon.card().pokemon().map(|pokemon| pokemon.hp);
            let told = (mon.counters > 0 || printed != Some(most)).then(|| faces::hp(left, mon.counters > 0));
            assert_eq!(face(ids::hp(id)), told);
            assert_eq!(face(ids::bar(id)), Some(faces::bar(left, most)));
            // Where a name would be too small to be read, there is none.
            let small = !table.is_active(id) && !Field::of(table, side, id.seat()).is_near();
            let unnamed = table.mon(id).map(|mon| faces::far(mon.card()));
            assert_eq!(face(ids::mon(id)) == unnamed, small);
        }
    }
}
