//! What is said: whose turn and phase, what is asked, counters, buttons, panels, what decided the match.

mod asking;
mod buttons;
mod panels;
#[cfg(test)]
mod tests;

use crate::engine::{Seat, Words};
use crate::games::battlelore::position::PublicState;
use crate::games::battlelore::table::{chronicle, ids, inspect, preview, refusing};
use crate::games::battlelore::{PendingStep, Side, View, orders, victory};
use crate::table::{
    Button, Counter, Explained, LogLine, OptionId, Palette, Panel, Prospect, Say, Sheet, Status, Target,
};

/// The phases of a turn (4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(prefix = "battlelore-phase-", serialize_all = "lowercase")]
pub enum Phase {
    Command,
    Order,
    Move,
    Battle,
    /// Cards and Lore are drawn.
    Draw,
}

impl Phase {
    const ALL: [Self; 5] = [Self::Command, Self::Order, Self::Move, Self::Battle, Self::Draw];

    /// Its name's message key, which is also its name as a state of the client.
    pub fn key(self) -> &'static str {
        self.into()
    }
}

/// The phase before the first turn of a Lore adventure.
const MUSTER: &str = "battlelore-phase-muster";

impl Say for View {
    fn status(&self) -> Status {
        let table = &self.table;
        let prompt = asking::prompt(self);
        match phase(table) {
            Some(phase) => Status { phases: Phase::ALL.map(Phase::key).to_vec(), phase: phase as usize, prompt },
            None => Status { phases: vec![MUSTER], phase: 0, prompt },
        }
    }

    fn rule(&self) -> Option<&'static str> {
        let step = self.table.step();
        Some(match step {
            PendingStep::Muster => "council",
            PendingStep::Choose | PendingStep::Place => "landmarks",
            PendingStep::Orders | PendingStep::Opened | PendingStep::Ordered => "orders",
            PendingStep::Moves | PendingStep::March => "movement",
            PendingStep::Combat => "strength",
            PendingStep::Summon | PendingStep::Trample => "creatures",
            PendingStep::End | PendingStep::Draw | PendingStep::Keep | PendingStep::TurnEnds => "draw",
            PendingStep::Lore | PendingStep::Limit => "lore-draw",
            PendingStep::Retreat => "retreat",
            PendingStep::Ignore => "morale",
            PendingStep::Back => "battle-back",
            PendingStep::Gain | PendingStep::Follow | PendingStep::Pursue | PendingStep::Bonus => "follow-on",
            PendingStep::ReactLore | PendingStep::ReactCommand => "lore-cards",
            _ if step.is_of_battle() => "hits",
            _ => "cards",
        })
    }

    fn is_nearly_decided(&self) -> bool {
        victory::is_nearly_decided(&self.table)
    }

    fn prospect(&self, seat: Seat) -> Prospect {
        let (table, side) = (&self.table, Side::of_seat(seat));
        let banners = table.banners[side.index()].into();
        match table.ending {
            Some(ending) => Prospect::decided(banners, ending.winner == Some(side)),
            None => Prospect::ahead(banners, victory::lead(table, side)),
        }
    }

    fn counters(&self, seat: Seat) -> Vec<Counter> {
        let table = &self.table;
        let side = Side::of_seat(seat);
        let at = side.index();
        let counter = |icon, value: u8, title| Counter { icon, value: value.into(), title };
        let banners = Words::new("battlelore-counter-banners").with("goal", table.goals[at]);
        let units = table.army(side).count() as u8;
        let mut counters = vec![
            counter("bl-banner", table.banners[at], banners),
            counter("bl-command", self.hands[at].count, Words::new("battlelore-counter-command")),
            counter("bl-unit", units, Words::new("battlelore-counter-units")),
        ];
        if table.lore.active {
            counters.push(counter("bl-token", table.lore.tokens[at], Words::new("battlelore-counter-tokens")));
            counters.push(counter("bl-lore", table.lore.held[at], Words::new("battlelore-counter-lore")));
        }
        counters
    }

    fn button(&self, seat: Seat, option: OptionId) -> Button {
        buttons::button(self, seat, option)
    }

    fn gathers(&self, seat: Seat) -> bool {
        self.table.step() == PendingStep::Orders && self.table.turn.side.seat() == seat
    }

    // A side that has ordered nobody has nobody to move and nobody to attack with.
    fn is_idle(&self, seat: Seat) -> bool {
        let table = &self.table;
        let idles = matches!(table.step(), PendingStep::Moves | PendingStep::Combat) && table.turn.side.seat() == seat;
        idles && orders::ordered(table, table.turn.side).is_empty()
    }

    fn is_against(&self, seat: Seat, target: Target) -> bool {
        matches!(ids::thing(self, target), Some(ids::TargetKind::Unit(id)) if self.table.unit(id).side.seat() != seat)
    }

    fn preview(&self, seat: Seat, targets: &[Target]) -> Vec<Words> {
        preview::preview(self, seat, targets)
    }

    fn why_not(&self, seat: Seat, targets: &[Target]) -> Option<Explained> {
        refusing::why_not(self, seat, targets)
    }

    fn inspect(&self, seat: Seat, target: Target, plain: Sheet) -> Sheet {
        inspect::inspect(self, seat, target, plain)
    }

    fn panels(&self, told: &[LogLine], _: Palette) -> Vec<Panel> {
        panels::panels(self, told)
    }

    fn verdict(&self) -> Vec<Words> {
        let table = &self.table;
        let Some(first) = won(table) else { return Vec::new() };
        let mut lines = vec![first];
        for side in Side::BOTH {
            let lost = table.units().iter().filter(|unit| unit.side == side && !unit.is_alive()).count() as u8;
            let units = Words::new("battlelore-verdict-units").with("seat", side.seat());
            lines.push(units.with("count", table.army(side).count() as u8).with("lost", lost));
        }
        lines.push(Words::new("battlelore-verdict-turns").with("count", table.turn.number));
        // Banners come last: they stand beside the names as well.
        for side in Side::BOTH {
            let at = side.index();
            let banners = Words::new("battlelore-verdict-banners").with("seat", side.seat());
            lines.push(banners.with("banners", table.banners[at]).with("goal", table.goals[at]));
        }
        lines
    }
}

/// The phase of the turn; none before the first turn.
pub fn phase(table: &PublicState) -> Option<Phase> {
    if table.step().is_of_battle() {
        return Some(Phase::Battle);
    }
    // Battles, Lore cards and retreats lie on the step of the turn that they interrupt.
    let outermost = table.steps.list().first().copied().unwrap_or(PendingStep::Start);
    Some(match outermost {
        PendingStep::Muster | PendingStep::Choose | PendingStep::Place => return None,
        PendingStep::Opened | PendingStep::Orders | PendingStep::Ordered => Phase::Order,
        PendingStep::Moves => Phase::Move,
        PendingStep::Combat | PendingStep::Landmarks => Phase::Battle,
        PendingStep::End
        | PendingStep::Draw
        | PendingStep::Keep
        | PendingStep::Lore
        | PendingStep::Limit
        | PendingStep::TurnEnds => Phase::Draw,
        _ => Phase::Command,
    })
}

/// How a match ended, if it has.
fn won(table: &PublicState) -> Option<Words> {
    table.ending.map(|ending| chronicle::ended(ending.winner, ending.how))
}
