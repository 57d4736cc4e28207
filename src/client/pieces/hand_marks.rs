//! The hand before the viewer: what can be chosen is outlined like everything else, and where that is only some of its
//! cards, those stand higher and the others in the shade. Where one comes up, those beside it make way.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::meshes::TableMeshes;
use super::piece::{Lift, Marked, Piece, RestPose, TargetMark};
use crate::table::{Body, Lens, Pose, Space, Target};

/// How far cards that can be chosen stand above their place, in metres; the others stay there, so that a hand has one foot.
const STEP: f32 = 0.0070;
/// The shade over a card that cannot be chosen, as sRGB and how much of the card it takes: a dark warm brown, which leaves
/// colours theirs and takes little of the brightness of paper; a grey would lie over dark prints as a violet haze.
const SHADE: Color = Color::srgba(0.13, 0.105, 0.08, 0.40);

/// How many times as large a card is that has come up.
pub const LARGER: f32 = 1.08;
/// How much nearer to the eye it is, in metres.
pub const NEARER: f32 = 0.05;
/// How far the light round it reaches, how much of the card at its right it may cover at the left, where nothing is printed, and how
/// much it leaves of the one at its left, in half widths of a card.
const LIGHT: f32 = 0.05;
const MARGIN: f32 = 0.08;
const LEFT: f32 = 1.3;
/// The share of the distance between two cards by which those that make way move together.
const GIVES: f32 = 0.4;
/// How much farther to the right than the last card when that comes up another may be pushed, and how much of each stays in sight
/// there, in half widths of a card.
const BEYOND: f32 = 0.35;
const LEAST: f32 = 0.3;
/// The shade is so much wider and deeper than a card: it lies over the rim as well, which is seen from the side.
const OVERLAPS: Vec3 = Vec3::new(1.012, 1.0, 1.009);

/// What lies over a card that cannot be chosen.
#[derive(Component)]
struct Shade;

/// The shade's material.
#[derive(Resource)]
pub struct Shades(Handle<StandardMaterial>);

/// The near hand.
pub fn plugin(app: &mut App) {
    app.add_systems(PreStartup, |mut commands: Commands, mut materials: ResMut<Assets<StandardMaterial>>| {
        commands.insert_resource(Shades(materials.add(StandardMaterial {
            base_color: SHADE,
            unlit: true,
            alpha_mode: AlphaMode::Blend,
            ..default()
        })));
    })
    .add_systems(
        PostUpdate,
        (tell_apart, make_way)
            .chain()
            .after(super::previews::PreviewFade)
            .before(super::travel::Placing)
            .before(super::fade::begin),
    );
}

impl Shades {
    /// The shade of a card, as its child; not seen until it is needed.
    pub fn over(&self, meshes: &TableMeshes) -> impl Bundle + use<> {
        (
            Shade,
            Mesh3d(meshes.card_front.clone()),
            MeshMaterial3d(self.0.clone()),
            Transform::from_xyz(0.0, 0.0003, 0.0).with_scale(OVERLAPS),
            NotShadowCaster,
            Visibility::Hidden,
        )
    }
}

/// Whether something lies in the hand before the viewer.
fn holds(pose: &Pose) -> bool {
    pose.space == Space::Camera && pose.at.y < 0.0
}

/// How far a card stands from its place because of its `stand`, as seen by the viewer, before its own scale.
pub fn step(stand: f32) -> f32 {
    STEP * stand.max(0.0)
}

fn tell_apart(
    marked: Res<Marked>,
    mut pieces: Query<(&Piece, &RestPose, &mut Lift, Ref<Children>)>,
    mut shades: Query<&mut Visibility, With<Shade>>,
) {
    let (mut some, mut others) = (false, false);
    for (piece, rest, lift, _) in &pieces {
        if piece.titled && holds(&rest.0) {
            some |= lift.open;
            others |= !open(piece, lift, &marked);
        }
    }
    for (piece, rest, mut lift, children) in &mut pieces {
        let stand = match (some && others && piece.titled && holds(&rest.0), open(piece, &lift, &marked)) {
            (false, _) => 0.0,
            (true, true) => 1.0,
            (true, false) => -1.0,
        };
        if lift.stand == stand && !children.is_changed() {
            continue;
        }
        if lift.stand != stand {
            lift.stand = stand;
        }
        let mut over = shades.iter_many_mut(children.iter());
        while let Some(mut visibility) = over.fetch_next() {
            *visibility = if stand < 0.0 { Visibility::Inherited } else { Visibility::Hidden };
        }
    }
}

/// A card of the hand as the eye sees it.
#[derive(Clone, Copy, Debug)]
struct HandCard {
    /// Where its middle is beside the axis of the eye, in half widths of a card.
    x: f32,
    /// How much nearer it looks when it has come up.
    grows: f32,
    /// Whether it comes up.
    up: bool,
}

impl HandCard {
    /// Its left and right edge when it has come up.
    fn edges(self) -> (f32, f32) {
        let half = LARGER + LIGHT;
        ((self.x - half) * self.grows, (self.x + half) * self.grows)
    }
}

/// Lets the cards beside one that comes up make way, so that what tells them apart stays in sight.
fn make_way(lens: Res<Lens>, mut pieces: Query<(&Piece, &RestPose, &mut Lift)>) {
    let in_hand = |piece: &Piece, rest: &RestPose| matches!(piece.look.body, Body::Card { .. }) && holds(&rest.0);
    if !pieces.iter().any(|(piece, rest, lift)| piece.titled && lift.goal > 0.0 && in_hand(piece, rest)) {
        pieces.iter_mut().filter(|(_, _, lift)| lift.aside != 0.0).for_each(|(_, _, mut lift)| lift.aside = 0.0);
        return;
    }
    let see = |piece: &Piece, rest: &RestPose, up: bool| {
        let place = Transform::from(lens.resolve(&rest.0));
        let seen = lens.turn.inverse() * (place.translation - lens.at);
        let deep = -seen.z;
        let grows = deep / (deep - NEARER * lens.close).max(0.001);
        HandCard { x: seen.x / (place.scale.x * piece.look.extent.half.x).max(0.001), grows, up }
    };
    let named = pieces.iter().filter(|(piece, rest, _)| piece.titled && in_hand(piece, rest));
    let mut cards: Vec<HandCard> = named.map(|(piece, rest, lift)| see(piece, rest, lift.goal > 0.0)).collect();
    cards.sort_by(|a, b| a.x.total_cmp(&b.x));
    let asides = asides(&cards);
    for (piece, rest, mut lift) in &mut pieces {
        // Copies lie behind the first one, a little to the right, and go with it.
        let x = in_hand(piece, rest).then(|| see(piece, rest, false).x + 0.01);
        let number = x.and_then(|x| cards.iter().rposition(|card| card.x <= x));
        let aside = number.map_or(0.0, |number| asides[number]);
        if (lift.aside - aside).abs() > 0.001 {
            lift.aside = aside;
        }
    }
}

/// How far each card goes to the right, in half widths of a card; `cards` from left to right. Those next to one that comes up go
/// farthest, and the last ones hardly, so that the hand stays where it is: at the right there is not much more room than for the last
/// one when it comes up itself. Where a crowded hand ends, what comes up therefore covers a little more of the last one.
fn asides(cards: &[HandCard]) -> Vec<f32> {
    let mut asides = vec![0.0; cards.len()];
    for (number, card) in cards.iter().enumerate().filter(|(_, card)| card.up) {
        let (left, right) = card.edges();
        let before = cards[..number].iter().rev().take_while(|other| !other.up).count();
        let after = cards[number + 1..].iter().take_while(|other| !other.up).count();
        let (before, after) = (number - before..number, number + 1..number + 1 + after);
        if let Some(next) = cards[after.clone()].first() {
            let covered = right - MARGIN - (next.x - 1.0);
            push(&mut asides, cards, &after.collect::<Vec<_>>(), covered.max(0.0));
        }
        if let Some(next) = cards[before.clone()].last() {
            let covered = (card.x - next.x).min(LEFT) - (left - (next.x - 1.0));
            push(&mut asides, cards, &before.rev().collect::<Vec<_>>(), -covered.max(0.0));
        }
    }
    let mut limit = cards.last().map_or(0.0, |last| last.edges().1 + BEYOND);
    for (aside, card) in asides.iter_mut().zip(cards).rev() {
        *aside = aside.min((limit - card.x - 1.0).max(0.0));
        limit -= LEAST;
    }
    asides
}

/// Pushes cards aside, one after the other: the first one so far, each further one less, but not so much less that the one before
/// would cover it.
fn push(asides: &mut [f32], cards: &[HandCard], numbers: &[usize], by: f32) {
    let (mut far, even) = (by.abs(), by.abs() / numbers.len() as f32);
    for (step, &number) in numbers.iter().enumerate() {
        asides[number] += far.copysign(by);
        if let Some(&next) = numbers.get(step + 1) {
            far -= even.min((cards[next].x - cards[number].x).abs() * GIVES);
        }
    }
}

/// Whether it can be chosen, or has been already.
fn open(piece: &Piece, lift: &Lift, marked: &Marked) -> bool {
    lift.open || marked.of(Target::Piece(piece.id)) == TargetMark::Chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many cards, as far apart, of which one comes up.
    fn hand(count: usize, pitch: f32, up: usize) -> Vec<HandCard> {
        let x = |number: usize| (number as f32 - (count as f32 - 1.0) / 2.0) * pitch;
        (0..count).map(|number| HandCard { x: x(number), grows: 1.08, up: number == up }).collect()
    }

    #[test]
    fn what_tells_the_neighbours_apart_stays_in_sight() {
        for (count, pitch) in [(3, 1.9), (8, 1.6), (13, 1.0)] {
            for up in 0..count {
                let cards = hand(count, pitch, up);
                let asides = asides(&cards);
                let (left, right) = cards[up].edges();
                let edge = |number: usize| cards[number].x + asides[number] - 1.0;
                assert_eq!(asides[up], 0.0);
                let limit = cards[count - 1].edges().1 + BEYOND;
                assert!(asides.iter().zip(&cards).all(|(aside, card)| card.x + 1.0 + aside <= limit + 1e-3));
                // The room of the hand ends there.
                let least = (right - MARGIN).min(limit - 2.0 - LEAST * (count - 2 - up.min(count - 2)) as f32);
                assert!(up + 1 == count || edge(up + 1) >= least - 1e-3, "{count}: {up}");
                assert!(up + 1 == count || edge(up + 1) >= right - MARGIN - 0.5, "{count}: {up}");
                assert!(up == 0 || left - edge(up - 1) >= pitch.min(LEFT) - 1e-3, "{count}: {up}");
                // They stay in their order, each with some of it in sight.
                assert!((1..count).all(|number| edge(number) - edge(number - 1) > LEAST - 1e-3), "{count}: {up}");
            }
        }
    }

    #[test]
    fn a_hand_from_which_none_comes_up_lies_still() {
        let cards: Vec<HandCard> = hand(5, 1.5, 0).into_iter().map(|card| HandCard { up: false, ..card }).collect();
        assert!(asides(&cards).into_iter().all(|aside| aside == 0.0));
    }
}
