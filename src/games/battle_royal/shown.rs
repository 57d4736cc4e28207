//! How a table and a Pokémon show themselves. Recorded matches tell views apart by it, so it stays as it is whatever is kept to
//! save time, and wherever.

use std::fmt;

use super::modifiers::kind;
use super::mon::{MOST_MONS, Mon, MonId};
use super::options::MOST_SEATS;
use super::position::{Player, Table};
use crate::engine::Seat;

/// A player with his Pokémon.
struct Shown<'a>(&'a Table, Seat);

impl fmt::Debug for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(table, seat) = *self;
        let Player { turns, vacancy, discard, items, last } = table.player(seat);
        f.debug_struct("Player")
            .field("out", &table.is_out(seat))
            .field("turns", turns)
            .field("mons", &std::array::from_fn::<_, MOST_MONS, _>(|slot| table.mon(MonId::of(seat, slot))))
            .field("spots", &table.spots(seat))
            .field("vacancy", vacancy)
            .field("discard", discard)
            .field("items", items)
            .field("last", last)
            .finish()
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("seats", &self.seats)
            .field("rules", &self.rules)
            .field("last_turn", &self.last_turn)
            .field("lists", &self.lists)
            .field("players", &std::array::from_fn::<_, MOST_SEATS, _>(|seat| Shown(self, Seat(seat as u8))))
            .field("prizes", &self.prizes)
            .field("ready", &self.ready)
            .field("stadiums", &self.stadiums)
            .field("bindings", &self.bindings)
            .field("turn", &self.turn)
            .field("phase", &self.phase)
            .field("tasks", &self.tasks)
            .field("queue", &self.queue)
            .field("ending", &self.ending)
            .finish()
    }
}

/// Of the kinds of its cards those of passives are shown.
impl fmt::Debug for Mon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mon")
            .field("stack", &self.stack)
            .field("energy", &self.energy)
            .field("tool", &self.tool)
            .field("counters", &self.counters)
            .field("conditions", &self.conditions)
            .field("lasts", &self.lasts)
            .field("new", &self.new)
            .field("evolved", &self.evolved)
            .field("ability_used", &self.ability_used)
            .field("fed", &self.fed)
            .field("ended", &self.ended)
            .field("hit_by", &self.hit_by)
            .field("fatal", &self.fatal)
            .field("kinds", &(self.kept.kinds & kind::PASSIVES))
            .finish()
    }
}
