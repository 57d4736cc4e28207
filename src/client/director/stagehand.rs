//! Puts pieces in their places, and sends off those that leave.

use std::collections::HashSet;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::client::pieces::camera::Eye;
use crate::client::pieces::fade::Fade;
use crate::client::pieces::piece::{Parts, Piece, PieceFactory, PieceIndex, RestPose};
use crate::client::pieces::shown_layout::ShownLayout;
use crate::client::pieces::travel::{Leaving, Motion};
use crate::table::{Layout, Leave, Lens, Move, Origin, PieceId, Placed, Pose, Push};

/// Seconds that pieces take which only make room.
const QUIET: f32 = 0.2;

/// How pieces come to a new place that no way was named for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Quietly {
    /// They glide there.
    Glide,
    /// They fade over: nothing may travel.
    Fade,
    /// They are there.
    Cut,
}

/// Everything that is needed to set a table.
#[derive(SystemParam)]
pub(super) struct Stagehand<'w, 's> {
    commands: Commands<'w, 's>,
    index: ResMut<'w, PieceIndex>,
    pieces: Query<'w, 's, (&'static mut Piece, &'static mut RestPose, Option<&'static Motion>)>,
    factory: PieceFactory<'w>,
    parts: Parts<'w, 's>,
    lens: Res<'w, Lens>,
    eye: ResMut<'w, Eye>,
    pub stage: ResMut<'w, ShownLayout>,
}

impl Stagehand<'_, '_> {
    /// Shows a layout whose pieces have been arranged; what is lit in it shines at once if `lit`.
    pub fn show(&mut self, layout: Layout, lit: bool) {
        self.stage.lit.clear();
        if lit {
            self.stage.lit.clone_from(&layout.lit);
        }
        if let Some(framing) = layout.framing {
            self.eye.frame(framing);
        }
        self.stage.layout = layout;
    }

    /// The eye pushes in, or no longer.
    pub fn push_in(&mut self, push: Option<Push>) {
        self.eye.push_in(push);
    }

    /// Sends pieces on their last way.
    pub fn send_off(&mut self, leaves: &[Leave]) {
        for leave in leaves {
            if let Some(entity) = self.index.0.remove(&leave.movement.piece)
                && let Ok((_, mut rest, _)) = self.pieces.get_mut(entity)
            {
                let from = std::mem::replace(&mut rest.0, leave.goal);
                self.commands
                    .entity(entity)
                    .insert((Leaving::new(leave.end, leave.away), Motion::told(from, &leave.movement)));
            }
        }
    }

    /// Gives every piece of `layout` its resting place, and a way there: its own if `moves` names it, a quiet one otherwise.
    /// Returns how many seconds the named ways take.
    pub fn arrange(&mut self, game: &'static str, layout: &Layout, moves: &[Move], quietly: Quietly) -> f32 {
        let stays: HashSet<PieceId> = layout.pieces.iter().map(|placed| placed.id).collect();
        let longest = moves.iter().map(|movement| movement.delay + movement.secs).fold(0.0, f32::max);
        // Where others stand from which something starts: before any of them is moved.
        let starts: Vec<Option<Pose>> = moves.iter().map(|movement| self.start(movement.from)).collect();
        for (_, entity) in self.index.0.extract_if(|id, _| !stays.contains(id)) {
            self.commands.entity(entity).despawn();
        }
        for placed in &layout.pieces {
            let named = moves.iter().position(|movement| movement.piece == placed.id);
            let (movement, start) = named.map_or((None, None), |named| (Some(&moves[named]), starts[named]));
            self.place(game, placed, movement, start, quietly);
        }
        longest
    }

    /// Where a way begins, if not where its piece is.
    fn start(&self, from: Origin) -> Option<Pose> {
        match from {
            Origin::Piece(other) => self.pieces.get(*self.index.0.get(&other)?).ok().map(|(_, rest, _)| rest.0),
            Origin::Pose(pose) => Some(pose),
            _ => None,
        }
    }

    fn place(
        &mut self,
        game: &'static str,
        placed: &Placed,
        movement: Option<&Move>,
        start: Option<Pose>,
        quietly: Quietly,
    ) {
        let way = |from| match movement {
            Some(movement) => Motion::told(from, movement),
            None => Motion::quiet(from, QUIET),
        };
        let Some(&entity) = self.index.0.get(&placed.id) else {
            let entity = self.factory.make(&mut self.commands, game, placed, placed.pose, &self.lens);
            match (start, quietly) {
                (_, Quietly::Fade) => _ = self.commands.entity(entity).insert(Fade::over(start)),
                (Some(from), _) => _ = self.commands.entity(entity).insert(way(from)),
                (None, _) => {}
            }
            self.index.0.insert(placed.id, entity);
            return;
        };
        let Ok((mut piece, mut rest, motion)) = self.pieces.get_mut(entity) else {
            // Made in this very frame, for an event before this one: it is not there yet, so it is made as it is now.
            self.commands.entity(entity).despawn();
            let entity = self.factory.make(&mut self.commands, game, placed, placed.pose, &self.lens);
            self.index.0.insert(placed.id, entity);
            return;
        };
        if piece.look != placed.look || piece.titled != placed.title.is_some() {
            self.factory.redress(&mut self.commands, game, entity, &self.parts, &mut piece, placed);
        }
        if rest.0 == placed.pose && movement.is_none() {
            return;
        }
        // What has just been let go of goes on from there.
        let dropped = motion.filter(|motion| motion.gone < 0.05 && motion.wait == 0.0).map(|motion| motion.from);
        let from = start.or(dropped).unwrap_or(rest.0);
        rest.0 = placed.pose;
        let mut entity = self.commands.entity(entity);
        if quietly == Quietly::Fade {
            entity.remove::<Motion>().insert(Fade::over(Some(from)));
        } else if movement.is_some() || quietly == Quietly::Glide {
            // What is already under way goes on from where it started, to the new place.
            entity.insert(match motion.filter(|_| movement.is_none()) {
                Some(motion) => motion.clone(),
                None => way(from),
            });
        } else {
            entity.remove::<Motion>();
        }
    }
}
