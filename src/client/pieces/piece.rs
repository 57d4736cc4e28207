//! A piece on the table as an entity: where it rests, how it moves there, and how it answers the hand.

use std::collections::HashMap;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::camera::Lens;
use super::contact::Contacts;
use super::dust::Landed;
use super::faces::FaceBook;
use super::glow::Halo;
use super::hand::{self, Shades};
use super::meshes::{CARD, PILE_STEP, TableMeshes};
use super::scenery::Surfaces;
use super::spirit::Wrath;
use super::stack::{DISC, DISC_RADIUS, Woodwork};
use crate::client::director::Pace;
use crate::client::table::{Look, Outline, PieceId, Placed, Pose, Space, Target};

/// Everything one needs to make pieces.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Workshop<'w> {
    meshes: Res<'w, TableMeshes>,
    book: ResMut<'w, FaceBook>,
    materials: ResMut<'w, Assets<StandardMaterial>>,
    contacts: Res<'w, Contacts>,
    shades: Res<'w, Shades>,
    woodwork: ResMut<'w, Woodwork>,
    surfaces: Res<'w, Surfaces>,
    assets: Res<'w, AssetServer>,
}

/// Width of the sign in the corner of a card, in metres.
const MARK: f32 = 0.0165;
/// What a card's halo lies round.
const CARD_OUTLINE: Outline = Outline::Frame(Vec2::new(CARD.x, CARD.z));

/// A piece.
#[derive(Component, Clone, Debug)]
pub struct Piece {
    /// Its name.
    pub id: PieceId,
    /// Its look now.
    pub look: Look,
    /// Half of its extent along its own axes, for pointing.
    pub half: Vec3,
    /// How far the middle of that extent is above the piece's own origin.
    pub middle: f32,
    /// Whether it can be pointed at.
    pub titled: bool,
}

/// Where it rests, or will when it has arrived.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Rest(pub Pose);

/// Under way.
#[derive(Component, Clone, Copy, Debug)]
pub struct Motion {
    /// Where it came from.
    pub from: Pose,
    /// Seconds until it starts.
    pub wait: f32,
    /// Seconds under way so far.
    pub gone: f32,
    /// Seconds under way in all.
    pub secs: f32,
    /// Height of the arc.
    pub arc: f32,
    /// A corner on the way.
    pub via: Option<Vec3>,
    /// Sound when it starts and when it lands.
    pub sounds: (Option<&'static str>, Option<&'static str>),
    /// Dust rises where it lands.
    pub heavy: bool,
}

impl Motion {
    /// A way without arc and sound.
    #[must_use]
    pub fn quiet(from: Pose, secs: f32) -> Self {
        Self { from, wait: 0.0, gone: 0.0, secs, arc: 0.0, via: None, sounds: (None, None), heavy: false }
    }
}

/// Lifted by pointer or focus; 0 lies, 1 is fully lifted. In a hand, what can be chosen may stand higher than the rest.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Lift {
    now: f32,
    /// Where it goes.
    pub goal: f32,
    /// Whether it can be chosen next.
    pub open: bool,
    stood: f32,
    /// Where it goes as part of a hand: 1 stands out, -1 stands back.
    pub stand: f32,
}

/// Carried by the pointer: overrides everything else.
#[derive(Component, Clone, Copy, Debug)]
pub struct Carried(pub Vec3);

impl Carried {
    /// How it is held: a little raised at the far edge.
    pub const TURN: Quat = Quat::from_xyzw(0.089_878_55, 0.0, 0.0, 0.995_952_7);
}

/// Shaking its head: seconds left.
#[derive(Component, Clone, Copy, Debug)]
pub struct Shake(pub f32);

/// How a target is marked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// Not at all.
    #[default]
    None,
    /// Moved last.
    Last,
    /// Can come next.
    Legal,
    /// Under the pointer or in focus.
    Hover,
    /// Chosen already.
    Chosen,
    /// Advised by the Master, or shown by a line of the chronicle.
    Hint,
    /// Refused just now.
    Wrong,
}

/// All marks, written by the picker.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct Marked(pub HashMap<Target, Mark>);

impl Marked {
    /// The mark of a target.
    #[must_use]
    pub fn of(&self, target: Target) -> Mark {
        self.0.get(&target).copied().unwrap_or_default()
    }
}

/// Which entity a piece is.
#[derive(Resource, Default, Debug)]
pub struct PieceIndex(pub HashMap<PieceId, Entity>);

/// Pieces are moved to where they are seen.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placing;

/// Systems of pieces.
pub fn plugin(app: &mut App) {
    app.init_resource::<PieceIndex>().init_resource::<Marked>().add_systems(
        PostUpdate,
        ((lift, travel).chain(), place.after(travel)).in_set(Placing).before(TransformSystems::Propagate),
    );
}

/// Half extents of a look.
fn half_extent(look: &Look) -> Vec3 {
    match look {
        Look::Card { .. } => CARD / 2.0,
        Look::Pile { count, .. } => Vec3::new(CARD.x / 2.0, f32::from(*count) * PILE_STEP / 2.0, CARD.z / 2.0),
        Look::Stack { height, .. } => Vec3::new(DISC_RADIUS, f32::from(*height) * DISC / 2.0, DISC_RADIUS),
        Look::Slab { .. } => Vec3::ZERO,
        Look::Model(_) => Vec3::new(0.016, 0.036, 0.016),
        Look::Spirit { .. } => Vec3::new(0.026, 0.056, 0.026),
        Look::Decal { size, .. } => Vec3::new(size.x / 2.0, 0.0, size.y / 2.0),
    }
}

/// Half extents of a look in metres, and how far their middle is above where the piece stands.
#[must_use]
pub fn extent(look: &Look) -> (Vec3, f32) {
    (half_extent(look), middle(look))
}

/// How far the middle of that extent is above where the piece stands.
fn middle(look: &Look) -> f32 {
    match look {
        Look::Stack { height, .. } => f32::from(*height) * DISC / 2.0,
        Look::Spirit { .. } => half_extent(look).y,
        _ => 0.0,
    }
}

impl Workshop<'_> {
    /// Makes a piece at `pose`.
    pub fn make(
        &mut self,
        commands: &mut Commands,
        game: &'static str,
        placed: &Placed,
        pose: Pose,
        lens: &Lens,
    ) -> Entity {
        let entity = commands
            .spawn((
                Piece {
                    id: placed.id,
                    look: placed.look.clone(),
                    half: half_extent(&placed.look),
                    middle: middle(&placed.look),
                    titled: placed.title.is_some(),
                },
                Rest(pose),
                Lift::default(),
                lens.resolve(&pose),
                Visibility::Inherited,
            ))
            .id();
        self.dress(commands, game, entity, &placed.look, placed.pose.space);
        entity
    }

    /// Gives a piece another look.
    pub fn redress(
        &mut self,
        commands: &mut Commands,
        game: &'static str,
        entity: Entity,
        piece: &mut Piece,
        placed: &Placed,
    ) {
        piece.titled = placed.title.is_some();
        if piece.look == placed.look {
            return;
        }
        if let (Look::Spirit { model: before, .. }, Look::Spirit { model, wrath }) = (&piece.look, &placed.look)
            && before == model
        {
            commands.entity(entity).insert(Wrath(*wrath));
            piece.look = placed.look.clone();
            return;
        }
        piece.look = placed.look.clone();
        piece.half = half_extent(&placed.look);
        piece.middle = middle(&placed.look);
        commands.entity(entity).despawn_children();
        self.dress(commands, game, entity, &placed.look, placed.pose.space);
    }

    /// Gives an entity the parts that a look consists of.
    pub fn dress(&mut self, commands: &mut Commands, game: &'static str, entity: Entity, look: &Look, space: Space) {
        if let Some(contact) = self.contacts.under(look) {
            commands.entity(entity).with_child(contact);
        }
        match look {
            Look::Card { front, back, mark } => {
                let back = self.book.page(game, *back, &mut self.materials);
                let front = front.map(|face| self.book.page(game, face, &mut self.materials));
                let mut parts =
                    vec![commands.spawn((Mesh3d(self.meshes.card_back.clone()), MeshMaterial3d(back.clone()))).id()];
                parts.push(
                    commands
                        .spawn((Mesh3d(self.meshes.card_front.clone()), MeshMaterial3d(front.unwrap_or(back))))
                        .id(),
                );
                if space == Space::Camera {
                    for part in &parts {
                        commands.entity(*part).insert(NotShadowCaster);
                    }
                }
                if let Some(mark) = mark {
                    let sign = self.book.page(game, *mark, &mut self.materials);
                    blend(&sign, &mut self.materials);
                    let corner =
                        Vec3::new(CARD.x / 2.0 - MARK * 0.62, CARD.y / 2.0 + 0.0001, MARK * 0.62 - CARD.z / 2.0);
                    let place = Transform::from_translation(corner).with_scale(Vec3::new(MARK, 1.0, MARK));
                    let shape = (Mesh3d(self.meshes.decal.clone()), MeshMaterial3d(sign), place, NotShadowCaster);
                    parts.push(commands.spawn(shape).id());
                }
                parts.push(commands.spawn(self.shades.over(&self.meshes)).id());
                parts.push(commands.spawn((Halo(CARD_OUTLINE), Transform::from_xyz(0.0, 0.0002, 0.0))).id());
                commands.entity(entity).add_children(&parts);
            }
            Look::Pile { back, count } => {
                let page = self.book.page(game, *back, &mut self.materials);
                let height = f32::from(*count) * PILE_STEP;
                let lid = commands
                    .spawn((
                        Mesh3d(self.meshes.card_front.clone()),
                        MeshMaterial3d(page.clone()),
                        Transform::from_xyz(0.0, height, 0.0),
                    ))
                    .id();
                let edge = commands
                    .spawn((
                        Mesh3d(self.meshes.pile_edge.clone()),
                        MeshMaterial3d(page),
                        Transform::from_scale(Vec3::new(1.0, height.max(0.0001), 1.0)),
                    ))
                    .id();
                commands.entity(entity).add_children(&[lid, edge]);
            }
            Look::Stack { colour, height, inlay, ghost } => {
                let inlay = inlay.map(|face| {
                    let page = self.book.page(game, face, &mut self.materials);
                    blend(&page, &mut self.materials);
                    page
                });
                let what = (*colour, *height, *ghost);
                self.woodwork.stack(commands, entity, what, inlay, &self.surfaces, &mut self.materials);
            }
            Look::Slab { cells, pitch } => self.woodwork.slab(commands, entity, *cells, *pitch, &self.surfaces),
            Look::Model(name) | Look::Spirit { model: name, .. } => {
                if let Look::Spirit { wrath, .. } = look {
                    commands.entity(entity).insert(Wrath(*wrath));
                }
                let scene = self.assets.load(format!("models/{name}.glb#Scene0"));
                commands.entity(entity).with_child(WorldAssetRoot(scene));
            }
            Look::Decal { face, size } => {
                let page = self.book.page(game, *face, &mut self.materials);
                blend(&page, &mut self.materials);
                commands.entity(entity).with_child((
                    Mesh3d(self.meshes.decal.clone()),
                    MeshMaterial3d(page),
                    NotShadowCaster,
                    Transform::from_scale(Vec3::new(size.x, 1.0, size.y)),
                ));
            }
        }
    }
}

/// Lets what lies below shine through a picture, also before it has been drawn.
fn blend(page: &Handle<StandardMaterial>, materials: &mut Assets<StandardMaterial>) {
    if let Some(mut material) = materials.get_mut(page)
        && material.alpha_mode == AlphaMode::Opaque
    {
        material.alpha_mode = AlphaMode::Blend;
        if material.base_color_texture.is_none() {
            // Not drawn yet: nothing rather than a square of card stock.
            material.base_color = Color::NONE;
        }
    }
}

/// Moves lifted pieces towards their goal.
fn lift(mut pieces: Query<&mut Lift>, pace: Res<Pace>, mut redraw: MessageWriter<RequestRedraw>) {
    let part = if pace.reduced { 1.0 } else { 1.0 - (-16.0 * pace.real).exp() };
    let nearer = |now: f32, goal: f32| if (now - goal).abs() < 0.002 { goal } else { now.lerp(goal, part) };
    for mut lift in &mut pieces {
        if lift.now != lift.goal || lift.stood != lift.stand {
            lift.now = nearer(lift.now, lift.goal);
            lift.stood = nearer(lift.stood, lift.stand);
            redraw.write(RequestRedraw);
        }
    }
}

/// Moves pieces under way.
fn travel(
    mut commands: Commands,
    mut pieces: Query<(Entity, &mut Motion, &Rest)>,
    mut shaking: Query<(Entity, &mut Shake)>,
    pace: Res<Pace>,
    mut sounds: MessageWriter<crate::client::audio::PlaySound>,
    mut dust: MessageWriter<Landed>,
) {
    let mut play = |name: Option<&'static str>| {
        if let Some(name) = name {
            sounds.write(crate::client::audio::PlaySound { name, interface: false });
        }
    };
    for (entity, mut motion, rest) in &mut pieces {
        let mut step = pace.told;
        if motion.wait > 0.0 {
            let waited = step.min(motion.wait);
            motion.wait -= waited;
            step -= waited;
            if motion.wait > 0.0 {
                continue;
            }
        }
        if motion.gone == 0.0 {
            play(motion.sounds.0);
        }
        motion.gone += step.max(1e-5);
        if motion.gone >= motion.secs {
            play(motion.sounds.1);
            if motion.heavy && pace.told < 1.0 {
                dust.write(Landed(rest.0.at));
            }
            commands.entity(entity).remove::<Motion>();
        }
    }
    for (entity, mut shake) in &mut shaking {
        shake.0 -= pace.real;
        if shake.0 <= 0.0 || pace.reduced {
            commands.entity(entity).remove::<Shake>();
        }
    }
}

/// A point of the way: straight, or round a corner, two thirds of the way before it.
fn along(from: Vec3, via: Option<Vec3>, to: Vec3, part: f32) -> Vec3 {
    const BEFORE: f32 = 2.0 / 3.0;
    match via {
        None => from.lerp(to, part),
        Some(via) if part < BEFORE => from.lerp(via, part / BEFORE),
        Some(via) => via.lerp(to, (part - BEFORE) / (1.0 - BEFORE)),
    }
}

/// Ease out with a soft start.
fn ease(part: f32) -> f32 {
    let part = part.clamp(0.0, 1.0);
    1.0 - (1.0 - part).powi(3)
}

/// Writes the transform of everything that is not simply at rest where it was.
fn place(
    lens: Res<Lens>,
    mut pieces: Query<(
        Ref<Piece>,
        Ref<Rest>,
        Ref<Lift>,
        Option<&Motion>,
        Option<Ref<Carried>>,
        Option<&Shake>,
        &mut Transform,
    )>,
    mut left: RemovedComponents<Carried>,
    mut arrived: RemovedComponents<Motion>,
    mut calm: RemovedComponents<Shake>,
    mut again: Local<Vec<Entity>>,
    entities: Query<Entity>,
) {
    again.clear();
    again.extend(left.read().chain(arrived.read()).chain(calm.read()).filter(|entity| entities.contains(*entity)));
    let settle = |(piece, rest, lift, motion, carried, shake, mut transform): (
        Ref<Piece>,
        Ref<Rest>,
        Ref<Lift>,
        Option<&Motion>,
        Option<Ref<Carried>>,
        Option<&Shake>,
        Mut<Transform>,
    )| {
        let mut goal = lens.resolve(&rest.0);
        if let Some(motion) = motion {
            let from = lens.resolve(&motion.from);
            let part = ease(motion.gone / motion.secs.max(0.001));
            goal = Transform {
                translation: along(from.translation, motion.via, goal.translation, part)
                    + Vec3::Y * motion.arc * (part * (1.0 - part) * 4.0),
                rotation: from.rotation.slerp(goal.rotation, part),
                scale: from.scale.lerp(goal.scale, part),
            };
        }
        if let Some(carried) = carried {
            goal.translation = carried.0;
            goal.rotation = Carried::TURN;
            goal.scale = Vec3::ONE;
        } else {
            goal.translation += lens.eye.rotation * Vec3::Y * hand::step(lift.stood) * goal.scale.x;
            if lift.now > 0.0 {
                goal = lifted(goal, rest.0.space, &lens, lift.now, piece.half);
            }
        }
        if let Some(shake) = shake {
            goal.translation += goal.rotation * Vec3::X * (shake.0 * 50.0).sin() * 0.003 * (shake.0 / 0.3);
        }
        *transform = goal;
    };
    if lens.is_changed() {
        pieces.iter_mut().for_each(settle);
        return;
    }
    for parts in &mut pieces {
        let busy = parts.0.is_changed()
            || parts.1.is_changed()
            || parts.2.is_changed()
            || parts.3.is_some()
            || parts.4.is_some()
            || parts.5.is_some();
        if busy {
            settle(parts);
        }
    }
    let mut rest = pieces.iter_many_mut(again.iter());
    while let Some(parts) = rest.fetch_next() {
        settle(parts);
    }
}

/// A card in the hand comes up whole and a little closer; a piece on the table rises 5 mm and grows.
fn lifted(goal: Transform, space: Space, lens: &Lens, by: f32, half: Vec3) -> Transform {
    match space {
        Space::Camera => {
            let up = lens.eye.rotation * Vec3::Y;
            let near = lens.eye.rotation * Vec3::Z;
            Transform {
                translation: goal.translation + up * (half.z * 0.92 * by * lens.stretch()) + near * (0.05 * by),
                rotation: goal.rotation.slerp(lens.eye.rotation * Quat::from_rotation_x(1.33), by * 0.8),
                scale: goal.scale * (1.0 + 0.12 * by),
            }
        }
        Space::Table => Transform {
            translation: goal.translation + Vec3::Y * 0.006 * by,
            rotation: goal.rotation,
            scale: goal.scale * (1.0 + 0.06 * by),
        },
    }
}
