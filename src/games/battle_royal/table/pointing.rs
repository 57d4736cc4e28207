//! What a person points at: a card and where it goes; a Pokémon, what it does and to whom; a Pokémon; an option.

use super::ids::{self, TargetKind};
use super::tray;
use crate::engine::Seat;
use crate::games::battle_royal::cards::effects::Op;
use crate::games::battle_royal::cards::{CardId, Face, TrainerKind};
use crate::games::battle_royal::tasks::{Phase, Task};
use crate::games::battle_royal::turn::spots_to_fill;
use crate::games::battle_royal::{Action, BattleRoyal, PokemonId, View};
use crate::table::{Point, Target};

/// Where a card is that an effect asks for: in the tray, on the table, in the own hand.
fn chosen(view: &View, seat: Seat, card: CardId) -> Vec<Target> {
    if tray::source(view).is_some() {
        return vec![Target::Piece(ids::searched(card))];
    }
    match view.table.task() {
        // A Stadium makes room for another one, or is discarded.
        Some(Task::Stadium { .. }) => stadium(view, card),
        Some(Task::Run(_))
            if tray::waiting(view)
                .is_some_and(|(_, op)| matches!(op, Op::DiscardStadium | Op::DiscardTools { .. })) =>
        {
            stadium(view, card)
        }
        // What saves a Pokémon lies on it.
        Some(Task::KnockOuts(_)) => vec![Target::Option(ids::attached(card))],
        _ => vec![Target::Piece(ids::held(seat, card, 0))],
    }
}

fn stadium(view: &View, card: CardId) -> Vec<Target> {
    let owner = view.table.stadiums.iter().find(|stadium| stadium.card == card).map_or(Seat(0), |it| Seat(it.owner));
    vec![Target::Piece(ids::stadium(card, owner))]
}

/// The place on the table where a card of the hand is played.
fn played_at(seat: Seat, card: CardId) -> Vec<Target> {
    let place = match &card.card().face {
        Face::Pokemon(_) => ids::bench(seat),
        _ => ids::COMMON,
    };
    vec![Target::Piece(ids::held(seat, card, 0)), Target::Zone(place)]
}

impl Point for BattleRoyal {
    fn targets(view: &View, seat: Seat, action: &Action) -> Vec<Target> {
        let mon = |id: PokemonId| Target::Piece(ids::mon(id));
        let held = |card| Target::Piece(ids::held(seat, card, 0));
        match *action {
            Action::Place { card } => {
                let spot = view.placed[seat.index()].as_ref().map_or(0, |(actives, _)| actives.len());
                vec![held(card), Target::Zone(ids::spot(seat, spot.min(1)))]
            }
            Action::Bench { card } | Action::Play { card } => played_at(seat, card),
            Action::Evolve { card, mon: id } | Action::Attach { card, mon: id } => vec![held(card), mon(id)],
            Action::Ability { mon: id } => vec![mon(id), Target::Option(ids::ability(id))],
            Action::Stadium { card } => stadium(view, card),
            Action::Retreat { from, to } => vec![mon(from), Target::Option(ids::RETREAT), mon(to)],
            Action::Attack { mon: id, index, target } => {
                let aim = target.map_or(Target::Option(ids::NOBODY), mon);
                vec![mon(id), Target::Option(ids::attack(id, index)), aim]
            }
            Action::Mon { mon: id } => vec![mon(id)],
            Action::Card { card } => chosen(view, seat, card),
            Action::Give { card, mon: id } => {
                let mut targets = chosen(view, seat, card);
                targets.push(mon(id));
                targets
            }
            Action::Attached { mon: id, card } => vec![mon(id), Target::Option(ids::attached(card))],
            // Where one spot alone is empty, nobody is asked which.
            Action::Fill { mon: id, .. } if spots_to_fill(&view.table, seat).count() == 1 => vec![mon(id)],
            Action::Fill { mon: id, spot } => vec![mon(id), Target::Zone(ids::spot(seat, usize::from(spot)))],
            other => ids::option(other).map(Target::Option).into_iter().collect(),
        }
    }

    fn meant(view: &View, seat: Seat, targets: &[Target]) -> Option<Action> {
        if let [Target::Option(option)] = targets {
            return ids::action(*option);
        }
        let things: Vec<TargetKind> = targets.iter().filter_map(|target| ids::thing(*target)).collect();
        let option = targets.iter().find_map(|target| match target {
            Target::Option(option) => Some(*option),
            _ => None,
        });
        match (things.as_slice(), option) {
            ([TargetKind::Mon(from), TargetKind::Mon(to)], Some(ids::RETREAT)) => {
                Some(Action::Retreat { from: *from, to: *to })
            }
            ([TargetKind::Mon(mon)], Some(option)) if ids::ability_of(option) == Some(*mon) => {
                Some(Action::Ability { mon: *mon })
            }
            ([TargetKind::Mon(mon)], Some(option)) => {
                ids::attached_card(option).map(|card| Action::Attached { mon: *mon, card })
            }
            ([TargetKind::Mon(mon), TargetKind::Mon(target)], Some(option)) => {
                let (_, index) = ids::attack_of(option).filter(|(attacker, _)| attacker == mon)?;
                Some(Action::Attack { mon: *mon, index, target: Some(*target) })
            }
            ([TargetKind::Held(owner, card), rest @ ..], None) if *owner == seat => held(view, seat, *card, rest),
            ([TargetKind::Searched(card), TargetKind::Mon(mon)], None) => Some(Action::Give { card: *card, mon: *mon }),
            ([TargetKind::Searched(card)], None) => Some(Action::Card { card: *card }),
            ([TargetKind::Stadium(card)], None) if view.table.task().is_some() => Some(Action::Card { card: *card }),
            ([TargetKind::Stadium(card)], None) => Some(Action::Stadium { card: *card }),
            ([TargetKind::Mon(mon), TargetKind::Spot(_, spot)], None) => {
                Some(Action::Fill { mon: *mon, spot: *spot as u8 })
            }
            ([TargetKind::Mon(mon)], None) if matches!(view.table.task(), Some(Task::Fill(_))) => {
                let mut spots = spots_to_fill(&view.table, seat);
                spots.next().map(|spot| Action::Fill { mon: *mon, spot: spot as u8 })
            }
            ([TargetKind::Mon(mon)], None) if view.table.task().is_some() => Some(Action::Mon { mon: *mon }),
            _ => None,
        }
    }

    // Others decide in the middle of a turn: which Pokémon moves up, what is switched in. The placement is no turn.
    fn opens_turn(before: Option<Seat>, seat: Seat, action: &Action) -> bool {
        action.is_of_turn() && !matches!(action, Action::Place { .. }) && before != Some(seat)
    }
}

/// What a card of the own hand would be played for.
fn held(view: &View, seat: Seat, card: CardId, rest: &[TargetKind]) -> Option<Action> {
    if view.table.task().is_some() {
        return match rest {
            [TargetKind::Mon(mon)] => Some(Action::Give { card, mon: *mon }),
            _ => Some(Action::Card { card }),
        };
    }
    let placing = view.table.phase == Phase::Placing;
    match (&card.card().face, rest) {
        (Face::Pokemon(_), [TargetKind::Spot(owner, _)]) if placing && *owner == seat => Some(Action::Place { card }),
        (Face::Pokemon(_), [TargetKind::Mon(mon)]) => Some(Action::Evolve { card, mon: *mon }),
        (Face::Pokemon(pokemon), []) if placing || pokemon.stage.evolves_from().is_none() => {
            Some(Action::Bench { card })
        }
        (Face::Pokemon(_), []) => {
            let own = view.table.mons(seat).iter().next()?;
            Some(Action::Evolve { card, mon: own })
        }
        (Face::Pokemon(_), _) => Some(Action::Bench { card }),
        (Face::Trainer(trainer), _) if trainer.kind != TrainerKind::Tool => Some(Action::Play { card }),
        (_, [TargetKind::Mon(mon)]) => Some(Action::Attach { card, mon: *mon }),
        _ => {
            let own = view.table.mons(seat).iter().next()?;
            Some(Action::Attach { card, mon: own })
        }
    }
}
