//! Who leaves the game and who wins (4.8).

use super::Referee;
use crate::engine::{Chance, Seat, SeatSet, Sink};
use crate::games::battle_royal::array_vec::ArrayVec;
use crate::games::battle_royal::events::Event;
use crate::games::battle_royal::game::BattleRoyal;
use crate::games::battle_royal::pokemon::PokemonSet;
use crate::games::battle_royal::position::{EndReason, Player, Secret};
use crate::games::battle_royal::tasks::{Checkup, CheckupStage, Phase};

impl<C: Chance, S: Sink<BattleRoyal>> Referee<'_, C, S> {
    /// The last turn is over: whoever has the fewest Prizes left has won.
    pub(super) fn end_by_turns(&mut self) {
        let table = &self.state.table;
        let left = |seat: Seat| table.prizes[seat.index()];
        let fewest = table.living().iter().map(left).min();
        let winners = table.living().iter().filter(|seat| Some(left(*seat)) == fewest).collect();
        self.end(winners, EndReason::Turns);
    }

    /// A player leaves the game with all his cards but Stadiums, which stay with V6; what he did to others stays as well
    /// . The Checkup that follows is only about the next player.
    pub(super) fn eliminate(&mut self, seat: Seat) {
        let table = &mut self.state.table;
        *table.player_mut(seat) = Player { turns: table.player(seat).turns, ..Player::default() };
        table.in_play.clear(seat);
        table.out.insert(seat);
        table.prizes[seat.index()] = 0;
        *self.state.secret_mut(seat) = Secret::default();
        let table = &mut self.state.table;
        if !table.rules.v6_deckout_and_removal {
            table.stadiums.retain(|stadium| stadium.owner != seat.0);
        }
        table.bindings.retain(|binding| binding.mon.seat() != seat);
        table.queue = ArrayVec::default();
        // What was to last during his next turn is over (D-18).
        for id in table.all_mons().iter() {
            if let Some(mon) = table.mon_mut(id) {
                mon.lasts.retain(|lasts| lasts.turn_of != seat.0);
            }
        }
        self.tell(Event::Eliminated { seat });
        let table = &mut self.state.table;
        let next = table.after(seat);
        if table.living().len() == 1 {
            return self.end(SeatSet::one(next), EndReason::LastPlayer);
        }
        table.phase = Phase::Checkup(Checkup {
            next,
            scope: SeatSet::one(next),
            stage: CheckupStage::Begin,
            open: PokemonSet::NONE,
            after: PokemonSet::NONE,
        });
    }
}
