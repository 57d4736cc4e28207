//! The table in words, for guests that know no game: what is asked, what may be done, what has happened, and everything that lies there
//! with a number by which it is pointed at.

use std::collections::HashMap;

use super::Standing;
use crate::engine::Viewer;
use crate::table::things::{Teller, Things};
use crate::table::{Batch, LogLine, Spoken, Target};
use crate::wire::{Offer, Thing, WordsTable};

/// As many lines of the chronicle are told.
const LINES: usize = 40;

/// How a match `stands`, in words, with the last of its chronicle.
pub(super) fn words_table(teller: Teller, stands: &Standing, chronicle: &[LogLine]) -> WordsTable {
    let seat = match stands.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::All => stands.side.seat,
    };
    let things = Things::new(teller, stands.seen.clone(), stands.side, seat);
    let mut told = told(teller, &things);
    let numbers: HashMap<Target, u32> = told.iter().map(|(target, thing)| (*target, thing.number)).collect();
    let offers = offers(teller, stands, &things, &numbers);
    for (_, thing) in &mut told {
        let begins = offers.iter().filter(|offer| offer.points.first() == Some(&thing.number));
        thing.begins = begins.map(|offer| offer.number).collect();
        thing.target = offers.iter().any(|offer| offer.points.contains(&thing.number));
    }
    let last = chronicle.len().saturating_sub(LINES);
    WordsTable {
        prompt: teller.tell(&stands.plates.status.prompt),
        offers,
        chronicle: chronicle[last..].iter().map(|line| teller.tell(&line.words)).collect(),
        things: told.into_iter().map(|(_, thing)| thing).collect(),
    }
}

/// Everything that can be told of: the own hand, what lies open to be searched, and what lies on the table.
fn told(teller: Teller, things: &Things) -> Vec<(Target, Thing)> {
    let cards = things.hand().chain(things.tray()).map(|(target, title)| (target, title.clone(), title));
    let line = |spoken: &Spoken| {
        let target = spoken.target?;
        Some((target, things.called(target).unwrap_or_default(), teller.told(spoken)))
    };
    let all = cards.chain(things.spoken.iter().filter_map(line));
    let pictures = &things.layout().pieces;
    let face = |target: Target| {
        let placed = pictures.iter().find(|placed| Target::Piece(placed.id) == target)?;
        placed.look.front().map(|face| face.0.to_string())
    };
    let mut told: Vec<(Target, Thing)> = Vec::new();
    for (target, title, spoken) in all {
        if told.iter().all(|(known, _)| *known != target) {
            let number = told.len() as u32 + 1;
            let face = face(target);
            told.push((target, Thing { number, title, spoken, face, target: false, begins: Vec::new() }));
        }
    }
    told
}

/// What may be done: what the game puts under one button first.
fn offers(teller: Teller, stands: &Standing, things: &Things, numbers: &HashMap<Target, u32>) -> Vec<Offer> {
    let Some(turn) = &stands.turn else { return Vec::new() };
    let batch = |batch: &Batch<String>| (teller.tell(&batch.button.words), batch.actions.clone(), &[][..]);
    let together = turn.batches.iter().map(batch);
    let single = turn
        .choices
        .iter()
        .map(|choice| (things.pointed_at(&choice.targets), vec![choice.text.clone()], choice.targets.as_slice()));
    let all = together.chain(single).enumerate();
    all.map(|(number, (text, actions, targets))| {
        let points = targets.iter().filter_map(|target| numbers.get(target).copied()).collect();
        Offer { number: number as u32 + 1, actions, text, points }
    })
    .collect()
}
