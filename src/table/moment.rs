//! Positions of a game that are worth a picture.

use super::Target;
use crate::ai::{BotKind, arena};
use crate::ai::{Bots, Level};
use crate::engine::{Imagine, Match, Seat, Silent, Viewer};

/// A position worth a picture: what Veterans reach from a seed, and what is then pointed at.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    pub name: &'static str,
    /// Options of the match as RON; `None` for the default ones.
    pub options: Option<&'static str>,
    pub seed: u64,
    pub actions: usize,
    /// Chosen, in order.
    pub chosen: Vec<Target>,
    /// Pointed at after that.
    pub pointed: Option<Target>,
    /// Inspected in the end.
    pub inspected: Option<Target>,
    /// The picture is taken while the next action is told: in which of its scenes, and so many seconds after that one began.
    pub told: Option<(usize, f32)>,
}

impl Moment {
    /// The same position with a thing inspected, under another name.
    pub fn inspecting(&self, name: &'static str, target: Target) -> Self {
        Self { name, chosen: Vec::new(), pointed: None, inspected: Some(target), ..self.clone() }
    }

    /// The first position, in matches between Veterans, in which `wanted` finds something to show to the seat that is to
    /// act: what it has chosen, and what it points at. `None` if forty matches have no such position.
    pub fn find<R: Bots + Imagine>(
        name: &'static str,
        options: Option<&'static str>,
        wanted: impl Fn(&R::State, Seat) -> Option<(Vec<Target>, Option<Target>)>,
    ) -> Option<Self> {
        let match_options: R::Options = options.map_or_else(|| Ok(R::Options::default()), ron::from_str).ok()?;
        let players = vec![BotKind::from(Level::Veteran); R::seats(&match_options)];
        (0..40).find_map(|seed| {
            let game = arena::watch::<R>(match_options.clone(), &players, seed).ok()?;
            let mut again = Match::<R>::new(match_options.clone(), seed, &mut Silent).ok()?;
            game.actions().enumerate().find_map(|(actions, (seat, action))| {
                let shown = again.to_act().first().and_then(|seat| wanted(again.state(), seat));
                let Some((chosen, pointed)) = shown else {
                    // The action of a match that was played; it is taken again.
                    again.submit(seat, action.clone(), &mut Silent).ok()?;
                    return None;
                };
                Some(Self { name, options, seed, actions, chosen, pointed, inspected: None, told: None })
            })
        })
    }

    /// The telling of the first event that is `wanted` in matches between Veterans, so many seconds after it was begun, as
    /// whoever brought it about sees it. `None` if no such event comes in forty matches.
    pub fn telling<R: Bots + Imagine>(
        name: &'static str,
        options: Option<&'static str>,
        secs: f32,
        wanted: impl Fn(&R::Event) -> bool,
    ) -> Option<Self> {
        let match_options: R::Options = options.map_or_else(|| Ok(R::Options::default()), ron::from_str).ok()?;
        let players = vec![BotKind::from(Level::Veteran); R::seats(&match_options)];
        (0..40).find_map(|seed| {
            let game = arena::watch::<R>(match_options.clone(), &players, seed).ok()?;
            let mut again = Match::<R>::new(match_options.clone(), seed, &mut Silent).ok()?;
            let (actions, scene) = game.actions().enumerate().find_map(|(actions, (seat, action))| {
                let mut events = Vec::new();
                again.submit(seat, action.clone(), &mut events).ok()?;
                let mut seen = events.iter().filter_map(|event| R::seen(event, Viewer::Seat(seat)));
                Some((actions, seen.position(|event| wanted(&event))?))
            })?;
            Some(Self {
                name,
                options,
                seed,
                actions,
                chosen: Vec::new(),
                pointed: None,
                inspected: None,
                told: Some((scene, secs)),
            })
        })
    }
}
