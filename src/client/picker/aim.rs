//! What lies where on the screen: under the pointer, and in reach of keys and pad.

use bevy::math::Vec3Swizzles;
use bevy::math::bounding::{Aabb3d, RayCast3d};
use bevy::prelude::*;

use super::Picker;
use crate::client::pieces::piece::{Lift, Piece, RestPose};
use crate::client::pieces::shown_layout::ShownLayout;
use crate::table::{Lens, Placed, Space, Target};

/// Half of the least extent that can be pointed at, in metres: a picture is as thin as nothing.
const THIN: Vec3 = Vec3::splat(0.0008);

/// What the ray through a point of the screen meets, nearest first. A card of the own hand that has come up is met where it
/// rests as well, or a pointer near the foot of the screen would lose it; those that have made way for it are met where they are.
pub(super) fn under(
    ray: Ray3d,
    lens: &Lens,
    pieces: &Query<(Entity, &Piece, &GlobalTransform, &RestPose, &Lift)>,
    stage: &ShownLayout,
    except: Option<Entity>,
) -> Vec<(Target, Option<Entity>)> {
    let mut hits: Vec<(f32, Target, Option<Entity>)> = Vec::new();
    for (entity, piece, transform, rest, lift) in pieces {
        if !piece.titled || Some(entity) == except {
            continue;
        }
        let up = rest.0.space == Space::Camera && lift.goal > 0.0;
        let held = up.then(|| GlobalTransform::from(Transform::from(lens.resolve(&rest.0))));
        let met = [Some(*transform), held].into_iter().flatten().filter_map(|place| meets(ray, piece, &place));
        let nearest = met.min_by(f32::total_cmp);
        hits.extend(nearest.map(|distance| (distance, Target::Piece(piece.id), Some(entity))));
    }
    for zone in &stage.layout.zones {
        let normal = zone.pose.turn * Vec3::Y;
        let Some(distance) = ray.intersect_plane(zone.pose.at, InfinitePlane3d::new(normal)) else { continue };
        let local = zone.pose.turn.inverse() * (ray.get_point(distance) - zone.pose.at);
        if zone.reach.holds(local.xz()) {
            // Places lie under the pieces that stand on them, and wide ones under narrow ones.
            hits.push((distance + 0.02 + zone.reach.area() * 0.1, Target::Zone(zone.id), None));
        }
    }
    hits.sort_by(|a, b| a.0.total_cmp(&b.0));
    hits.into_iter().map(|(_, target, entity)| (target, entity)).collect()
}

/// How far it is along the ray to a piece at this place, if the ray meets it.
fn meets(ray: Ray3d, piece: &Piece, place: &GlobalTransform) -> Option<f32> {
    let inverse = place.affine().inverse();
    let extent = piece.look.extent;
    let origin = inverse.transform_point3(ray.origin) - Vec3::Y * extent.middle;
    let along = inverse.transform_vector3(*ray.direction);
    let direction = Dir3::new(along).ok()?;
    let body = Aabb3d::new(Vec3::ZERO, extent.half.max(THIN));
    let met = RayCast3d::new(origin, direction, f32::MAX).aabb_intersection_at(&body);
    // As far as it is for the ray itself, whatever the size of the piece.
    met.map(|distance| distance / along.length())
}

/// Everything the focus can go to: what can come next, and the own hand as long as something of it can; or everything with
/// a name when nothing on the table can come next or a thing is looked at closely.
pub(super) fn spots(picker: &Picker, stage: &ShownLayout, lens: &Lens) -> Vec<(Target, Vec2, i32)> {
    let any = !picker.next.iter().any(|target| stage.layout.has(*target)) || picker.inspected.is_some();
    let own = |placed: &Placed| placed.in_own_hand() && picker.prefix.is_empty();
    let from_hand =
        stage.layout.pieces.iter().any(|placed| own(placed) && picker.next.contains(&Target::Piece(placed.id)));
    let mut spots = Vec::new();
    for placed in &stage.layout.pieces {
        let target = Target::Piece(placed.id);
        let hand = from_hand && own(placed);
        if placed.title.is_some() && (any || hand || picker.next.contains(&target) || picker.prefix.contains(&target)) {
            let at = Transform::from(lens.resolve(&placed.pose)).translation;
            spots.extend(lens.project(at).map(|at| (target, at, placed.order)));
        }
    }
    for zone in &stage.layout.zones {
        let target = Target::Zone(zone.id);
        if any || picker.next.contains(&target) {
            spots.extend(lens.project(zone.pose.at).map(|at| (target, at, zone.order)));
        }
    }
    spots
}

/// Where a target is on the screen.
pub(super) fn place(target: Target, stage: &ShownLayout, lens: &Lens) -> Option<Vec2> {
    let at = match target {
        Target::Piece(id) => stage.layout.pieces.iter().find(|placed| placed.id == id).map(|placed| placed.pose),
        Target::Zone(id) => stage.layout.zones.iter().find(|zone| zone.id == id).map(|zone| zone.pose),
        Target::Option(_) | Target::Count(_) => None,
    };
    lens.project(Transform::from(lens.resolve(&at?)).translation)
}
