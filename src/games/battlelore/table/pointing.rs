//! What a person points at: a card; a unit; a unit and where it goes or whom it attacks; a place; an option.

use super::ids::{self, TargetKind};
use crate::engine::Seat;
use crate::games::battlelore::steps::PendingStep;
use crate::games::battlelore::{Action, BattleLore, Hex, Side, View};
use crate::table::{Point, Target};

impl Point for BattleLore {
    fn targets(view: &View, seat: Seat, action: &Action) -> Vec<Target> {
        let side = Side::of_seat(seat);
        let place = |hex| ids::place(view, hex);
        match *action {
            Action::Play { card } | Action::Keep { card } | Action::Swap { card } => {
                vec![Target::Piece(ids::command(side, card, 0))]
            }
            Action::Cast { card } | Action::PutAway { card } => vec![Target::Piece(ids::lore(card))],
            Action::Move { from, to } => vec![place(from), place(to)],
            // Whoever battles on is known: only whom he attacks is asked.
            Action::Attack { to, .. } if view.table.battle.is_some() => vec![place(to)],
            Action::Attack { from, to } => vec![place(from), place(to)],
            Action::March { hex } => vec![place(hex), Target::Option(ids::MARCH)],
            Action::Summon { hex } => vec![place(hex), Target::Option(ids::SUMMON)],
            Action::CutWeb { hex } => vec![place(hex), Target::Option(ids::CUT_WEB)],
            Action::Order { hex }
            | Action::Target { hex }
            | Action::Place { hex }
            | Action::Retreat { to: hex }
            | Action::Pursue { to: hex } => vec![place(hex)],
            other => ids::option(other).map(Target::Option).into_iter().collect(),
        }
    }

    fn meant(view: &View, seat: Seat, targets: &[Target]) -> Option<Action> {
        let thing = |index: usize| ids::thing(view, *targets.get(index)?);
        let hex = |index: usize| ids::hex(view, *targets.get(index)?);
        if let Some(Target::Option(option)) = targets.first() {
            return ids::action(view, *option);
        }
        if let [_, Target::Option(option)] = targets {
            let hex = hex(0)?;
            return match *option {
                ids::MARCH => Some(Action::March { hex }),
                ids::SUMMON => Some(Action::Summon { hex }),
                ids::CUT_WEB => Some(Action::CutWeb { hex }),
                _ => None,
            };
        }
        let step = view.table.step();
        match (thing(0)?, targets.len()) {
            (TargetKind::Command(side, card), 1) if side.seat() == seat => match step {
                PendingStep::Command => Some(Action::Play { card }),
                PendingStep::Keep => Some(Action::Keep { card }),
                PendingStep::Swap => Some(Action::Swap { card }),
                _ => None,
            },
            (TargetKind::Lore(card), 1) => match step {
                PendingStep::Choose | PendingStep::Limit | PendingStep::PutAway | PendingStep::Spy => {
                    Some(Action::PutAway { card })
                }
                _ => Some(Action::Cast { card }),
            },
            (TargetKind::Unit(_) | TargetKind::Hex(_), 1) => single(view, step, hex(0)?),
            (TargetKind::Unit(_), 2) => {
                let (from, to) = (hex(0)?, hex(1)?);
                match step {
                    PendingStep::Moves | PendingStep::March => Some(Action::Move { from, to }),
                    PendingStep::Combat => Some(Action::Attack { from, to }),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn opens_turn(_: Option<Seat>, _: Seat, action: &Action) -> bool {
        matches!(action, Action::Play { .. })
    }
}

/// What pointing at a single place means.
fn single(view: &View, step: PendingStep, hex: Hex) -> Option<Action> {
    match step {
        PendingStep::Orders => Some(Action::Order { hex }),
        PendingStep::Targets
        | PendingStep::Chain
        | PendingStep::Resolve
        | PendingStep::Quake
        | PendingStep::Trample => Some(Action::Target { hex }),
        PendingStep::Place | PendingStep::Summon => Some(Action::Place { hex }),
        PendingStep::Retreat => Some(Action::Retreat { to: hex }),
        PendingStep::Pursue => Some(Action::Pursue { to: hex }),
        PendingStep::Bonus | PendingStep::Again => {
            let attacker = view.table.unit(view.table.battle?.attacker);
            Some(Action::Attack { from: attacker.hex, to: hex })
        }
        _ => None,
    }
}
