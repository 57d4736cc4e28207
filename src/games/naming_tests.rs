//! What a scene names is there: before it, after it, or as long as it is told; and nothing is told in two voices.

use std::collections::{BTreeMap, BTreeSet};

use crate::engine::{Chance as _, Sampled, Seat, ToAct, Viewer};
use crate::games::house;
use crate::table::any_match::{AnyMatch, TableEntry, ToldEvent, Vantage};
use crate::table::{ChosenPreferences, Layout, Origin, PieceId, Side, Target};

/// What was named in all matches.
#[derive(Default)]
struct Named {
    /// How often, by what names it.
    times: BTreeMap<&'static str, usize>,
    /// What was not there: one of each kind of each game.
    missing: BTreeMap<(&'static str, &'static str), String>,
}

/// Tells one match scene by scene.
struct Teller<'a> {
    game: &'static str,
    /// The table as the last scene left it.
    before: Layout,
    /// What was there only while that one was told; it goes when the next one begins.
    props: BTreeSet<PieceId>,
    named: &'a mut Named,
}

impl Teller<'_> {
    fn names(&mut self, what: &'static str, there: bool, named: &str, scene: &ToldEvent) {
        *self.named.times.entry(what).or_default() += 1;
        if !there {
            let missing = || format!("{named}\nin {:?}", scene.beat);
            self.named.missing.entry((self.game, what)).or_insert_with(missing);
        }
    }

    fn tell(&mut self, scene: &ToldEvent) {
        let (beat, after) = (&scene.beat, &scene.after);
        let shows: BTreeSet<PieceId> = beat.shows.iter().map(|placed| placed.id).collect();
        let (before, props) = (std::mem::take(&mut self.before), std::mem::take(&mut self.props));
        let stood = |id: PieceId| before.has(Target::Piece(id)) || props.contains(&id);
        let stands = |id: PieceId| after.has(Target::Piece(id)) || shows.contains(&id);
        let lies = |layout: &Layout, target| layout.has(target) || layout.in_tray(target).is_some();
        for movement in &beat.moves {
            self.names("a move", stands(movement.piece), &format!("{:?}", movement.piece), scene);
            match movement.from {
                Origin::Itself => {
                    self.names("a way from itself", stood(movement.piece), &format!("{movement:?}"), scene);
                }
                Origin::Piece(other) => self.names("a way from another", stood(other), &format!("{other:?}"), scene),
                Origin::Pose(_) => {}
            }
        }
        for leave in &beat.leaves {
            self.names("a leave", stood(leave.movement.piece), &format!("{leave:?}"), scene);
        }
        for (_, light) in &beat.lights {
            let shown = matches!(light, Target::Piece(id) if shows.contains(id));
            self.names("a light", shown || lies(after, *light), &format!("{light:?}"), scene);
        }
        for lit in &after.lit {
            self.names("the lit", lies(after, *lit), &format!("{lit:?}"), scene);
        }
        for target in after.deed.iter().flat_map(|deed| [Some(deed.by), deed.to]).flatten() {
            self.names("a deed", lies(after, target), &format!("{target:?}"), scene);
        }
        if let Some(focus) = beat.focus {
            let shown = matches!(focus, Target::Piece(id) if shows.contains(&id));
            let there = shown || lies(&before, focus) || lies(after, focus);
            self.names("a focus", there, &format!("{focus:?}"), scene);
        }
        for place in scene.log.iter().flat_map(|line| [line.place, line.from]).flatten() {
            self.names("the chronicle", lies(&before, place) || lies(after, place), &format!("{place:?}"), scene);
        }
        let numbers: BTreeSet<PieceId> = after.pieces.iter().map(|placed| placed.id).collect();
        self.names("a number", numbers.len() == after.pieces.len(), "of two pieces", scene);
        // A word at its place or a ribbon, never both.
        let twice = beat.banner.is_some() && beat.rises.is_some();
        self.names("a voice", !twice, &format!("{:?} and {:?}", beat.banner, beat.rises), scene);
        (self.before, self.props) = (after.clone(), shows);
    }
}

/// Options of a game: the usual ones, and each choice of each row.
fn options(entry: &dyn TableEntry) -> Vec<String> {
    let usual = entry.default_options();
    let rows = entry.rows(&usual).expect("its own options");
    let mut all: Vec<String> = rows.into_iter().flat_map(|row| row.choices).map(|choice| choice.options).collect();
    all.insert(0, usual);
    all.sort();
    all.dedup();
    all
}

/// A random match as somebody is told it.
fn tell(live: &mut dyn AnyMatch, from: Vantage, seed: u64, named: &mut Named) {
    let mut teller = Teller { game: live.game(), before: Layout::default(), props: BTreeSet::new(), named };
    live.opening(from).iter().for_each(|scene| teller.tell(scene));
    let mut chance = Sampled::new(seed);
    for _ in 0..250 {
        let ToAct::Seats(seats) = live.to_act() else { break };
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = seats[chance.below(seats.len() as u32) as usize];
        let mut choices = live.choices(seat);
        let text = choices.swap_remove(chance.below(choices.len() as u32) as usize).text;
        let telling = live.carry_out(seat, &text).expect("a legal action");
        telling.to(from).iter().for_each(|scene| teller.tell(scene));
    }
}

#[test]
fn what_a_scene_names_is_there() {
    let mut named = Named::default();
    for entry in house().tables() {
        for (number, options) in options(entry).iter().enumerate() {
            let mut live = entry.open(options, (number as u64).into()).expect("options from its rows");
            let seat = Seat((number % live.seats()) as u8);
            let viewer = if number % 3 == 2 { Viewer::Public } else { Viewer::Seat(seat) };
            let prefers = ChosenPreferences::of(entry.art().preferences(), |_| number % 2 == 1);
            let from = Vantage { viewer, side: Side { seat, prefers } };
            tell(&mut *live, from, number as u64, &mut named);
        }
    }
    assert!(named.missing.is_empty(), "not there: {:#?}", named.missing);
    let often = [
        "a move",
        "a way from itself",
        "a way from another",
        "a leave",
        "a light",
        "the lit",
        "a deed",
        "a focus",
        "the chronicle",
    ];
    for what in often {
        assert!(named.times.get(what).is_some_and(|times| *times > 20), "{what} was hardly tried: {:?}", named.times);
    }
}
