//! Bodies that games build themselves: components that a piece is given. What is seen of one, the game's scene spawns as children
//! when the component is inserted, and changes when it is inserted anew.

use std::any::{Any, TypeId};
use std::collections::HashMap;

use bevy::ecs::system::EntityCommands;
use bevy::prelude::*;

use crate::table::Own;

/// How a body becomes a component, and how the component is taken away again.
#[derive(Clone, Copy)]
struct Dressing {
    put_on: fn(&dyn Any, &mut EntityCommands),
    take_off: fn(&mut EntityCommands),
}

/// The types of bodies that scenes have made known.
#[derive(Resource, Default)]
pub struct OwnBodies(HashMap<TypeId, Dressing>);

/// Makes types of bodies known.
pub trait AddOwnBody {
    /// Pieces whose body is a `B` are given it as a component.
    fn add_own_body<B: Component + Clone>(&mut self) -> &mut Self;
}

impl AddOwnBody for App {
    fn add_own_body<B: Component + Clone>(&mut self) -> &mut Self {
        let dressing = Dressing {
            put_on: |body, piece| {
                if let Some(body) = body.downcast_ref::<B>() {
                    piece.insert(body.clone());
                }
            },
            take_off: |piece| {
                piece.remove::<B>();
            },
        };
        self.world_mut().get_resource_or_init::<OwnBodies>().0.insert(TypeId::of::<B>(), dressing);
        self
    }
}

impl OwnBodies {
    fn of(&self, own: &Own) -> Option<Dressing> {
        let dressing = self.0.get(&own.body().type_id()).copied();
        if dressing.is_none() {
            warn_once!("no scene knows how to build {own:?}");
        }
        dressing
    }

    /// Gives the component to a piece.
    pub fn put_on(&self, own: &Own, piece: &mut EntityCommands) {
        if let Some(dressing) = self.of(own) {
            (dressing.put_on)(own.body(), piece);
        }
    }

    /// Takes the component from a piece.
    pub fn take_off(&self, own: &Own, piece: &mut EntityCommands) {
        if let Some(dressing) = self.of(own) {
            (dressing.take_off)(piece);
        }
    }
}
