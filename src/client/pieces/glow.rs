//! What can be chosen glows: rings round flags, tinted cells, halos round cards.
//!
//! Marks differ by brightness and colour, and by their line as well, so that they can be told apart in greyscale.

use bevy::camera::visibility::VisibilitySystems;
use bevy::prelude::*;

use super::life::Life;
use super::lines::{self, LineKind, Wash};
use super::piece::{Marked, Piece, RestPose, TargetMark};
use crate::client::frame::AppSystems;
use crate::client::pieces::shown_layout::ShownLayout;
use crate::table::{Outline, Target, ZoneId};

/// Light that a mark gives off as it arrives at the lens, where card stock in the light has about 1.2: what lies below the
/// bloom's threshold cannot veil what it marks, however many of it there are.
pub fn light(mark: TargetMark) -> LinearRgba {
    let light = |red, green, blue, strength| LinearRgba::from(Color::srgb_u8(red, green, blue)) * strength;
    match mark {
        TargetMark::None => LinearRgba::BLACK,
        TargetMark::Last => light(0xff, 0xd7, 0x7a, 0.80),
        TargetMark::Legal => light(0xff, 0xc4, 0x50, 1.0),
        TargetMark::Hover => light(0xff, 0xe0, 0xa0, 1.7),
        // Gold: what is nearly white says where to press.
        TargetMark::Chosen => light(0xff, 0xb8, 0x3c, 3.8),
        TargetMark::Hint => light(0x35, 0xd0, 0x55, 1.6),
        TargetMark::Foe => light(0xff, 0x1e, 0x0a, 1.0),
        TargetMark::Aimed => light(0xff, 0x24, 0x10, 1.2),
        // What lies under it keeps its colour, darker.
        TargetMark::Aside => LinearRgba::new(0.0, 0.0, 0.0, 0.20),
        TargetMark::Wrong => light(0xff, 0x3a, 0x28, 1.4),
    }
}

/// The line that a mark is drawn in.
pub fn line(mark: TargetMark) -> LineKind {
    match mark {
        TargetMark::None => LineKind::Plain(0.0),
        TargetMark::Last => LineKind::Dotted(0.0024),
        TargetMark::Legal => LineKind::Plain(0.0021),
        TargetMark::Hover => LineKind::Plain(0.0028),
        TargetMark::Chosen => LineKind::Plain(0.0037),
        TargetMark::Hint => LineKind::Double(0.0011),
        TargetMark::Foe => LineKind::Sight(0.0028),
        TargetMark::Aimed => LineKind::Sight(0.0040),
        TargetMark::Aside => LineKind::Plain(0.0034),
        TargetMark::Wrong => LineKind::Dashed(0.0022),
    }
}

/// How what lies within a mark is tinted.
fn wash(mark: TargetMark) -> Wash {
    let (along, middle) = match mark {
        TargetMark::None => (0.0, 0.0),
        TargetMark::Last => (0.10, 0.02),
        TargetMark::Legal => (0.22, 0.07),
        TargetMark::Hover => (0.26, 0.10),
        TargetMark::Hint | TargetMark::Wrong => (0.34, 0.14),
        // Figures hide the far half of the line: the ground that they stand on tells as much.
        TargetMark::Foe => (0.46, 0.30),
        TargetMark::Chosen => (0.34, 0.10),
        TargetMark::Aimed => (0.54, 0.40),
        TargetMark::Aside => (1.0, 1.0),
    };
    // A line may shine; what lies under it stays in sight.
    Wash { light: 1.0 / brightest(mark).max(1.0), along, middle }
}

fn brightest(mark: TargetMark) -> f32 {
    let LinearRgba { red, green, blue, .. } = light(mark);
    red.max(green).max(blue)
}

/// The line round a whole field, and its light: it glows softly.
const THIN: LineKind = LineKind::Plain(0.0019);

fn mild() -> LinearRgba {
    LinearRgba::from(Color::srgb_u8(0xff, 0xc6, 0x57)) * 1.7
}

/// The line round a card that is aimed at, and its light: the brackets have closed, and are brighter.
const CLOSED: LineKind = LineKind::Apart(0.0030);
/// The line round who stands on a hex and may be chosen: his figures hide the far half of it.
const STOOD_IN: LineKind = LineKind::Cornered(0.0027);

fn pale() -> LinearRgba {
    LinearRgba::from(Color::srgb_u8(0xff, 0x5c, 0x34)) * 2.2
}

/// What is drawn with a mark.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stroke {
    /// Its line only.
    Line,
    /// What lies within the line as well.
    Washed,
    /// Its line only, thin and mild: a broad bright one says where to press.
    Thin,
    /// The closed line round a card that is aimed at.
    Closed,
    /// Its line with thick corners, and what lies within: somebody stands there.
    Cornered,
}

/// Meshes and materials of the marks, each made when it is first needed.
#[derive(Resource, Default)]
pub struct MarkAssets {
    lines: Vec<((Outline, TargetMark, Stroke, f32), Handle<Mesh>)>,
    lights: Vec<((TargetMark, Stroke), Handle<StandardMaterial>)>,
}

impl MarkAssets {
    /// What draws a mark round an outline, on something so many times as large as it was made.
    pub fn look(
        &mut self,
        of: Outline,
        mark: TargetMark,
        stroke: Stroke,
        large: f32,
        meshes: &mut Assets<Mesh>,
        materials: &mut Assets<StandardMaterial>,
    ) -> (Mesh3d, MeshMaterial3d<StandardMaterial>) {
        let lit = self.lights.iter().find(|(known, _)| *known == (mark, stroke)).map(|(_, lit)| lit.clone());
        let lit = lit.unwrap_or_else(|| {
            // Without light from outside, so that a mark is as bright as it is meant to be wherever it lies.
            let base_color = match stroke {
                Stroke::Thin => mild(),
                Stroke::Closed => pale(),
                Stroke::Line | Stroke::Washed | Stroke::Cornered => light(mark),
            }
            .into();
            let alpha_mode = match stroke {
                Stroke::Line | Stroke::Thin | Stroke::Closed => AlphaMode::Opaque,
                Stroke::Washed | Stroke::Cornered => AlphaMode::Blend,
            };
            let made = materials.add(StandardMaterial { base_color, unlit: true, alpha_mode, ..default() });
            self.lights.push(((mark, stroke), made.clone()));
            made
        });
        let known = self.lines.iter().find(|(known, _)| *known == (of, mark, stroke, large));
        let drawn = known.map(|(_, drawn)| drawn.clone()).unwrap_or_else(|| {
            let wash = matches!(stroke, Stroke::Washed | Stroke::Cornered).then(|| wash(mark));
            let line = match stroke {
                Stroke::Thin => THIN,
                Stroke::Closed => CLOSED,
                Stroke::Cornered => STOOD_IN,
                Stroke::Line | Stroke::Washed => line(mark),
            };
            let made = meshes.add(lines::drawn(of, line.thinner(large), wash));
            self.lines.push(((of, mark, stroke, large), made.clone()));
            made
        });
        (Mesh3d(drawn), MeshMaterial3d(lit))
    }

    /// What draws the marks that [swell](Swells).
    fn swelling(&self) -> impl Iterator<Item = &Handle<StandardMaterial>> {
        self.lights.iter().filter(|((mark, _), _)| *mark == TargetMark::Legal).map(|(_, lit)| lit)
    }

    /// Whether this draws marks that swell.
    pub fn swells(&self, id: AssetId<StandardMaterial>) -> bool {
        self.swelling().any(|lit| lit.id() == id)
    }
}

/// Is marked as what can come next: its light swells and ebbs while there is [life](Life).
#[derive(Component)]
pub struct Swells;

/// Places that are smaller than this are tinted, in square metres: a whole field would be under a veil.
const WASHED: f32 = 0.009;
/// What is drawn more times as large as it was made than this has marks as thin as everything else.
const LARGE: f32 = 2.0;
/// What is larger than this is a whole field, in square metres: lit, it says whose turn it is.
const FIELD: f32 = 0.05;

/// The halo of a piece, as its child: along the outside of this outline.
#[derive(Component)]
#[require(Visibility::Hidden, bevy::light::NotShadowCaster)]
pub struct PieceHalo(pub Outline);

/// A zone's outline on the table.
#[derive(Component)]
#[require(Visibility::Hidden, bevy::light::NotShadowCaster)]
struct ZoneGlow(ZoneId, Outline);

pub fn plugin(app: &mut App) {
    let swell = swell.run_if(resource_exists_and_changed::<Life>);
    app.init_resource::<MarkAssets>()
        .add_systems(Update, swell.after(super::flame::burn).before(super::dissolve::burn).in_set(AppSystems::Furnish));
    app.add_systems(
        PostUpdate,
        (outlines, light_zones, light_pieces)
            .chain()
            .after(super::contact::leave_the_ground)
            .after(super::previews::PreviewFade)
            .before(VisibilitySystems::VisibilityPropagate),
    );
}

/// Keeps one outline for each zone of the layout on show.
fn outlines(mut commands: Commands, stage: Res<ShownLayout>, present: Query<(Entity, &ZoneGlow)>) {
    if !stage.is_changed() {
        return;
    }
    let zones = &stage.layout.zones;
    for (entity, glow) in &present {
        if !zones.iter().any(|zone| zone.id == glow.0 && zone.outline == glow.1) {
            commands.entity(entity).despawn();
        }
    }
    for zone in zones {
        if let Some((entity, _)) = present.iter().find(|(_, glow)| glow.0 == zone.id && glow.1 == zone.outline) {
            commands.entity(entity).insert(transform(zone.pose));
            continue;
        }
        commands.spawn((ZoneGlow(zone.id, zone.outline), transform(zone.pose)));
    }
}

fn transform(pose: crate::table::Pose) -> Transform {
    Transform::from_translation(pose.at + Vec3::Y * 0.0011).with_rotation(pose.turn)
}

/// Draws a mark round something, or nothing.
struct Brush<'a, 'w, 's> {
    commands: Commands<'w, 's>,
    glow: &'a mut MarkAssets,
    meshes: &'a mut Assets<Mesh>,
    materials: &'a mut Assets<StandardMaterial>,
}

impl Brush<'_, '_, '_> {
    fn mark(
        &mut self,
        entity: Entity,
        (of, large): (Outline, f32),
        mark: TargetMark,
        stroke: Stroke,
        visibility: &mut Mut<Visibility>,
    ) {
        if mark == TargetMark::None {
            visibility.set_if_neq(Visibility::Hidden);
            return;
        }
        visibility.set_if_neq(Visibility::Inherited);
        let mut drawn = self.commands.entity(entity);
        drawn.insert(self.glow.look(of, mark, stroke, large, self.meshes, self.materials));
        if mark == TargetMark::Legal {
            drawn.insert(Swells);
        } else {
            drawn.remove::<Swells>();
        }
    }
}

/// Has the marks of what can come next swell.
fn swell(
    (life, marked, glow): (Res<Life>, Res<Marked>, Res<MarkAssets>),
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    if life.0.is_some() && !marked.0.values().any(|mark| *mark == TargetMark::Legal) {
        return;
    }
    for lit in glow.swelling() {
        if let Some(mut lit) = materials.get_mut(lit) {
            lit.base_color = swollen(*life).into();
        }
    }
}

/// The light of what can come next, at a time.
fn swollen(life: Life) -> LinearRgba {
    (light(TargetMark::Legal) * life.swelling()).with_alpha(1.0)
}

fn light_zones(
    commands: Commands,
    (marked, stage): (Res<Marked>, Res<ShownLayout>),
    (mut glow, mut meshes, mut materials): (ResMut<MarkAssets>, ResMut<Assets<Mesh>>, ResMut<Assets<StandardMaterial>>),
    mut zones: Query<(Entity, Ref<ZoneGlow>, &mut Visibility)>,
) {
    let mut brush = Brush { commands, glow: &mut glow, meshes: &mut meshes, materials: &mut materials };
    for (entity, zone, mut visibility) in &mut zones {
        if marked.is_changed() || zone.is_added() {
            let (mark, area) = (marked.of(Target::Zone(zone.0)), zone.1.area());
            let stroke = if area < WASHED && !stage.layout.bare {
                Stroke::Washed
            } else if area > FIELD && mark == TargetMark::Chosen {
                Stroke::Thin
            } else {
                Stroke::Line
            };
            brush.mark(entity, (zone.1, 1.0), mark, stroke, &mut visibility);
        }
    }
}

fn light_pieces(
    commands: Commands,
    marked: Res<Marked>,
    (mut glow, mut meshes, mut materials): (ResMut<MarkAssets>, ResMut<Assets<Mesh>>, ResMut<Assets<StandardMaterial>>),
    pieces: Query<(Ref<Children>, &Piece, Option<&RestPose>)>,
    mut halos: Query<(Entity, &PieceHalo, &mut Visibility)>,
) {
    let mut brush = Brush { commands, glow: &mut glow, meshes: &mut meshes, materials: &mut materials };
    for (children, piece, rest) in &pieces {
        if !marked.is_changed() && !children.is_changed() {
            continue;
        }
        let mark = marked.of(Target::Piece(piece.id));
        let large = rest.map(|rest| rest.0.scale).filter(|scale| *scale > LARGE).unwrap_or(1.0);
        let mut own = halos.iter_many_mut(children.iter());
        while let Some((entity, halo, mut visibility)) = own.fetch_next() {
            let stroke = match (halo.0, mark) {
                // A card lies on what it surrounds; figures stand there.
                (Outline::Hex(_), TargetMark::Legal) => Stroke::Cornered,
                (Outline::Hex(_), _) => Stroke::Washed,
                (Outline::Frame(_), TargetMark::Aimed) => Stroke::Closed,
                _ => Stroke::Line,
            };
            brush.mark(entity, (halo.0, large), mark, stroke, &mut visibility);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::pieces::light::BLOOM_FROM;

    #[test]
    fn the_more_it_matters_the_brighter_and_thicker() {
        let ranks = [TargetMark::Legal, TargetMark::Hover, TargetMark::Chosen];
        for pair in ranks.windows(2) {
            assert!(light(pair[1]).luminance() > 1.5 * light(pair[0]).luminance(), "{pair:?}");
        }
        // What was played last is looked for during a whole turn.
        let last = light(TargetMark::Last).luminance() / light(TargetMark::Legal).luminance();
        assert!((0.8..1.0).contains(&last), "{last}");
        for pair in ranks.windows(2) {
            let [LineKind::Plain(thin), LineKind::Plain(thick)] = [line(pair[0]), line(pair[1])] else {
                panic!("{pair:?}")
            };
            assert!(thick > 1.3 * thin, "{pair:?}");
        }
    }

    #[test]
    fn what_swells_keeps_its_rank_and_veils_nothing() {
        for step in 0..200_u8 {
            let light = |mark| light(mark).luminance();
            let swollen = swollen(Life(Some(f32::from(step) * 0.05)));
            assert!(swollen.luminance() >= 0.999 * light(TargetMark::Legal), "as bright as at rest");
            assert!(swollen.luminance() * 1.2 < light(TargetMark::Hover), "less than what is under the pointer");
            assert!(swollen.red.max(swollen.green) < BLOOM_FROM && swollen.alpha == 1.0);
        }
        assert_eq!(swollen(Life(None)), light(TargetMark::Legal));
    }

    #[test]
    fn marks_swell_only_while_there_is_life() {
        let mut app = App::new();
        app.init_resource::<Assets<StandardMaterial>>()
            .init_resource::<Assets<Mesh>>()
            .insert_resource(Life(Some(0.3)));
        app.insert_resource(Marked([(Target::Zone(ZoneId(1)), TargetMark::Legal)].into())).add_systems(Update, swell);
        let mut glow = MarkAssets::default();
        let world = app.world_mut();
        let ring = Outline::Ring(0.01);
        let [legal, hint] = world.resource_scope(|world, mut materials: Mut<Assets<StandardMaterial>>| {
            let mut meshes = world.resource_mut::<Assets<Mesh>>();
            [TargetMark::Legal, TargetMark::Hint]
                .map(|mark| glow.look(ring, mark, Stroke::Line, 1.0, &mut meshes, &mut materials).1.0)
        });
        assert!(glow.swells(legal.id()) && !glow.swells(hint.id()));
        app.insert_resource(glow);
        let mut lit = |life: Option<f32>| {
            app.insert_resource(Life(life));
            app.update();
            let materials = app.world().resource::<Assets<StandardMaterial>>();
            [&legal, &hint].map(|lit| materials.get(lit).expect("a mark").base_color.to_linear())
        };
        let [swollen, beside] = lit(Some(0.3));
        assert!(swollen.red > 1.2 && beside == light(TargetMark::Hint), "{swollen:?}");
        assert_eq!(lit(None)[0], light(TargetMark::Legal));
    }

    #[test]
    fn many_legal_marks_veil_nothing() {
        assert!(brightest(TargetMark::Legal) < BLOOM_FROM && brightest(TargetMark::Foe) < BLOOM_FROM);
        assert!(brightest(TargetMark::Hover) > BLOOM_FROM);
    }

    #[test]
    fn a_whole_field_is_milder_than_what_is_chosen() {
        let [LineKind::Plain(thin), LineKind::Plain(thick)] = [THIN, line(TargetMark::Chosen)] else {
            panic!("plain lines")
        };
        assert!(thick > 1.3 * thin && light(TargetMark::Chosen).luminance() > 1.5 * mild().luminance());
    }

    #[test]
    fn a_card_that_is_aimed_at_stands_out_among_those_that_may_be() {
        assert!(CLOSED != line(TargetMark::Foe) && pale().luminance() > 2.0 * light(TargetMark::Foe).luminance());
        let (LineKind::Apart(closed), LineKind::Sight(open)) = (CLOSED, line(TargetMark::Foe)) else {
            panic!("both stand off")
        };
        assert!(closed >= open);
    }

    #[test]
    fn no_two_marks_differ_by_colour_alone() {
        let all = [
            TargetMark::Last,
            TargetMark::Legal,
            TargetMark::Hover,
            TargetMark::Chosen,
            TargetMark::Hint,
            TargetMark::Foe,
            TargetMark::Aimed,
            TargetMark::Wrong,
        ];
        for (at, one) in all.into_iter().enumerate() {
            for other in &all[at + 1..] {
                assert_ne!(line(one), line(*other), "{one:?}, {other:?}");
            }
        }
    }
}
