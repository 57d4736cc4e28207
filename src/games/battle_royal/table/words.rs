//! What is said: whose turn and phase, what is asked, counters, panels, what decided the match.

use super::{buttons, chronicle, ids, inspect, preview, refusing, tray};
use crate::engine::{Seat, Words};
use crate::games::battle_royal::cards::CardId;
use crate::games::battle_royal::cards::effects::Op;
use crate::games::battle_royal::effects::CHOOSE_OPPONENT;
use crate::games::battle_royal::pokemon::Pokemon;
use crate::games::battle_royal::position::{PRIZES, PublicState};
use crate::games::battle_royal::tasks::{AttackStage, Phase as Step, Run, Source, Strike, Task};
use crate::games::battle_royal::{PokemonId, View, modifiers, victory};
use crate::table::{
    Button, Cell, Counter, Explained, LogLine, OptionId, Palette, Panel, Prospect, Say, Sheet, Status, Target,
};

/// The phases of a turn (7), as the table shows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(prefix = "battle_royal-phase-", serialize_all = "lowercase")]
pub enum Phase {
    Main,
    Attack,
    /// The Checkup between two turns.
    Checkup,
}

impl Phase {
    const ALL: [Self; 3] = [Self::Main, Self::Attack, Self::Checkup];

    /// Its name's message key, which is also its name as a state of the client.
    pub fn key(self) -> &'static str {
        self.into()
    }
}

/// The phase before the first turn.
const PLACING: &str = "battle_royal-phase-placing";

/// The phase of the turn; none before the first turn.
pub fn phase(table: &PublicState) -> Option<Phase> {
    match table.phase {
        Step::Placing => None,
        Step::Refill | Step::Draw | Step::Main if table.turn.slots.is_empty() => Some(Phase::Main),
        Step::Refill | Step::Draw | Step::Main | Step::AttackOnly => Some(Phase::Attack),
        Step::End | Step::Checkup(_) => Some(Phase::Checkup),
    }
}

impl Say for View {
    fn status(&self) -> Status {
        let prompt = prompt(self);
        match phase(&self.table) {
            Some(phase) => Status { phases: Phase::ALL.map(Phase::key).to_vec(), phase: phase as usize, prompt },
            None => Status { phases: vec![PLACING], phase: 0, prompt },
        }
    }

    fn rule(&self) -> Option<&'static str> {
        let table = &self.table;
        Some(match (table.task(), table.phase) {
            _ if table.ending.is_some() => "winning",
            (Some(Task::Strike(_)), _) => "damage",
            (Some(Task::KnockOuts(_)), _) => "knock-outs",
            (Some(Task::Retreat { .. }), _) => "retreat",
            (Some(Task::Stadium { .. } | Task::Face { .. }), _) => "stadiums",
            (_, Step::Placing) => "set-up",
            (_, Step::AttackOnly) => "attacks",
            (_, Step::Checkup(_)) => "checkup",
            _ => "turn",
        })
    }

    fn is_nearly_decided(&self) -> bool {
        victory::is_nearly_decided(&self.table)
    }

    fn prospect(&self, seat: Seat) -> Prospect {
        let table = &self.table;
        match table.ending {
            Some(ending) => Prospect::decided(victory::taken(table, seat), ending.winners.contains(seat)),
            None if table.is_out(seat) => Prospect::decided(victory::taken(table, seat), false),
            None => Prospect::ahead(victory::taken(table, seat), victory::lead(table, seat)),
        }
    }

    fn counters(&self, seat: Seat) -> Vec<Counter> {
        let at = seat.index();
        if self.table.is_out(seat) {
            return Vec::new();
        }
        let counter = |icon, value: usize, key: &str| Counter { icon, value: value as i64, title: Words::new(key) };
        // Prizes are laid out when everybody has placed his Pokémon.
        let prizes = counter(TROPHY, usize::from(self.table.prizes[at]), "battle_royal-counter-prizes");
        let hand = counter("ui-hand", self.hands[at].len(), "battle_royal-counter-hand");
        let deck = counter("ui-deck", self.decks[at].len(), "battle_royal-counter-deck");
        if self.is_placing() && self.table.prizes[at] == 0 { vec![hand, deck] } else { vec![prizes, hand, deck] }
    }

    // With the Prizes that the seat has taken, if any were laid out.
    fn result(&self, seat: Seat) -> Vec<Counter> {
        let mut counters = self.counters(seat);
        if let Some(prizes) = counters.iter_mut().find(|counter| counter.icon == TROPHY) {
            prizes.icon = "ui-crown";
            prizes.value = PRIZES as i64 - prizes.value;
            prizes.title = Words::new("battle_royal-counter-taken").with("all", PRIZES as i64);
        }
        counters
    }

    fn button(&self, seat: Seat, option: OptionId) -> Button {
        buttons::button(self, seat, option)
    }

    fn is_against(&self, seat: Seat, target: Target) -> bool {
        matches!(ids::thing(target), Some(ids::TargetKind::Mon(id)) if id.seat() != seat)
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

    fn panels(&self, _: &[LogLine], _: Palette) -> Vec<Panel> {
        vec![standing(self), pokemon(self), lists(self)]
    }

    fn verdict(&self) -> Vec<Words> {
        let table = &self.table;
        let Some(ending) = table.ending else { return Vec::new() };
        let mut lines = vec![chronicle::outcome(ending)];
        // How many Prizes everybody has taken stands beside the names.
        let out = table.all_seats().filter(|seat| table.is_out(*seat));
        lines.extend(out.map(|seat| Words::new("battle_royal-verdict-out").with("seat", seat)));
        lines.push(Words::new("battle_royal-verdict-turns").with("count", table.turn.number));
        lines
    }
}

fn ask(name: &str) -> Words {
    Words::new(format!("battle_royal-ask-{name}"))
}

/// The card whose effect is being carried out.
pub fn source_of(table: &PublicState, run: &Run) -> Option<CardId> {
    match run.source {
        Source::Trainer(card) | Source::Stadium(card) | Source::Attached(card) => Some(card),
        Source::Attack | Source::Ability => run.me.and_then(|id| table.mon(id)).map(Pokemon::card),
    }
}

fn prompt(view: &View) -> Words {
    let table = &view.table;
    if table.ending.is_some() {
        return ask("over");
    }
    let about = |name: &str, card: CardId| ask(name).with_key("card", card.key());
    match table.task() {
        Some(Task::Run(run)) => of_run(view, &run),
        Some(Task::Strike(Strike { stage: AttackStage::Copy, .. })) => ask("copy"),
        Some(Task::Strike(_)) => ask("victim"),
        Some(Task::KnockOuts(outs)) if outs.told => ask("first"),
        Some(Task::KnockOuts(_)) => ask("save"),
        Some(Task::Offer(trigger)) => about("offer", trigger.card),
        Some(Task::Bind { card, .. }) => about("bind", card),
        Some(Task::BindActive { card, .. }) => about("bind-active", card),
        Some(Task::Face { card, .. }) => about("facing", card),
        Some(Task::Fill(_)) => ask("fill"),
        Some(Task::Surplus(_)) => ask("surplus"),
        Some(Task::Retreat { left, .. }) => ask("pay").with("count", left),
        Some(Task::Stadium { card, facing }) => {
            let two_sided = card.trainer().is_some_and(|trainer| trainer.orient);
            match (two_sided && facing.is_none(), table.stadiums.len() == 2) {
                (true, _) => about("facing", card),
                (false, true) => about("replace", card),
                (false, false) => about("face", card),
            }
        }
        None => match table.phase {
            Step::Placing => placing(view),
            Step::AttackOnly => ask("attack"),
            Step::Checkup(_) => ask("checkup"),
            _ if table.bars_attacks() => ask("main-first"),
            _ => ask("main"),
        },
    }
}

/// Before the match: Pokémon for the Active Spots, then the Bench.
fn placing(view: &View) -> Words {
    let own = view.table.all_seats().find(|seat| view.viewer.sees(*seat)).and_then(|seat| view.placed[seat.index()]);
    match own.map_or(0, |(actives, _)| actives.len()) {
        0 => ask("place-first"),
        1 => ask("place-second"),
        _ => ask("place-bench"),
    }
}

/// What an effect asks for.
fn of_run(view: &View, run: &Run) -> Words {
    let name = match tray::waiting(view) {
        Some(_) if run.step == CHOOSE_OPPONENT => "opponent",
        Some((_, op)) => match op {
            Op::Search { .. } | Op::Recycle { .. } | Op::Look { .. } | Op::EvolveFromDeck => "card",
            Op::DiscardHand { .. } => "discard",
            Op::Attach { .. } | Op::RareCandy => "give",
            Op::DiscardEnergy { .. } | Op::ExpShare => "energy",
            Op::MoveEnergy { .. } if run.card.is_some() => "energy-to",
            Op::MoveEnergy { .. } => "energy-from",
            Op::DiscardStadium | Op::DiscardTools { .. } => "in-play",
            Op::Gust { .. } | Op::ForceSwitch { .. } | Op::SwitchOut { .. } | Op::SwitchIn | Op::SwitchMine { .. } => {
                "switch"
            }
            Op::Counters { .. } | Op::MoveCounters(_) => "counters",
            _ => "pokemon",
        },
        None => "pokemon",
    };
    match source_of(&view.table, run) {
        Some(card) => ask(name).with_key("card", card.key()),
        None => ask("any"),
    }
}

const TROPHY: &str = "ui-trophy";

fn cell(words: Words) -> Cell {
    Cell { words, icon: None, colour: None, gone: false }
}

fn number(number: impl Into<i64>) -> Cell {
    cell(Words::new("battle_royal-cell-number").with("number", number.into()))
}

fn standing(view: &View) -> Panel {
    let head = ["player", "prizes", "hand", "deck", "discard", "turns"];
    let head = head.map(|name| cell(Words::new(format!("battle_royal-cell-{name}"))));
    let mut rows = vec![head.to_vec()];
    for seat in view.table.all_seats() {
        let player = view.table.player(seat);
        let mut name = cell(Words::new("battle_royal-cell-seat").with("seat", seat));
        name.gone = view.table.is_out(seat);
        let at = seat.index();
        rows.push(vec![
            name,
            // They are laid out when everybody has placed Pokémon.
            if view.is_placing() { cell(Words::new("battle_royal-cell-none")) } else { number(view.table.prizes[at]) },
            number(view.hands[at].len() as i64),
            number(view.decks[at].len() as i64),
            number(player.discard.len() as i64),
            number(player.turns),
        ]);
    }
    let title = Words::new("battle_royal-panel-standing");
    let note = Some(Words::new("battle_royal-panel-standing-note"));
    Panel { title, icon: "br-sign-prize", note, rows, plot: Vec::new() }
}

fn pokemon(view: &View) -> Panel {
    let table = &view.table;
    let row = |id: PokemonId| {
        let mon = table.mon(id)?;
        let place = if table.is_active(id) { "battle_royal-cell-active" } else { "battle_royal-cell-bench" };
        let hp = Words::new("battle_royal-cell-hp")
            .with("hp", modifiers::hp_left(table, id))
            .with("most", modifiers::max_hp(table, id));
        Some(vec![
            cell(Words::new("battle_royal-cell-seat").with("seat", id.seat())),
            cell(Words::new(place)),
            cell(Words::new(mon.card().key())),
            cell(hp),
            cell(Words::new("battle_royal-cell-energy").with("count", mon.energy.len() as i64)),
        ])
    };
    let rows = table.all_mons().iter().filter_map(row).collect();
    Panel {
        title: Words::new("battle_royal-panel-pokemon"),
        icon: "br-sign-active",
        note: None,
        rows,
        plot: Vec::new(),
    }
}

/// The cards of the decks that have not been seen: deck lists are open (D-30).
fn lists(view: &View) -> Panel {
    let table = &view.table;
    let seen = |seat: Seat| {
        let player = table.player(seat);
        let mons = table.mons(seat).iter().filter_map(|id| table.mon(id));
        let in_play = mons.flat_map(|mon| {
            mon.stack.iter().chain(mon.energy.iter()).chain(&mon.tool).copied().collect::<Vec<CardId>>()
        });
        let hand = view.hands[seat.index()];
        let stadiums = table.stadiums.iter().filter(move |it| Seat(it.owner) == seat).map(|it| it.card);
        let known: Vec<CardId> = hand.iter().filter_map(|glimpse| glimpse.card).collect();
        in_play.chain(player.discard.iter().copied()).chain(known).chain(stadiums).collect::<Vec<_>>()
    };
    let row = |seat: Seat| {
        let mut left = table.lists[seat.index()].to_vec();
        for card in seen(seat) {
            if let Some(at) = left.iter().position(|other| *other == card) {
                left.swap_remove(at);
            }
        }
        let kinds = super::layout::kinds(&left).into_iter().map(|(card, count)| {
            let words = match count {
                1 => Words::new(card.key()),
                _ => Words::new("battle_royal-title-copies").with_key("card", card.key()).with("count", count as i64),
            };
            cell(words)
        });
        let mut name = cell(Words::new("battle_royal-cell-seat").with("seat", seat));
        name.icon = Some("seat-human");
        std::iter::once(name).chain(kinds).collect::<Vec<_>>()
    };
    // Long lists are broken into rows that fit beside each other.
    let rows = table.all_seats().flat_map(|seat| row(seat).chunks(6).map(<[Cell]>::to_vec).collect::<Vec<_>>());
    Panel {
        title: Words::new("battle_royal-panel-unseen"),
        icon: "ui-deck",
        note: Some(Words::new("battle_royal-panel-unseen-note")),
        rows: rows.collect(),
        plot: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Match, Rules as _, Silent, Viewer};
    use crate::games::battle_royal::BattleRoyal;
    use crate::games::battle_royal::options::Options;

    #[test]
    fn a_result_counts_the_prizes_that_were_taken() {
        let game = Match::<BattleRoyal>::new(Options::default(), 0, &mut Silent).expect("a match");
        let mut view = BattleRoyal::view(game.state(), Viewer::Public);
        let values = |counters: Vec<Counter>| counters.into_iter().map(|counter| counter.value).collect::<Vec<_>>();
        let seat = Seat(0);
        assert_eq!(view.result(seat), view.counters(seat), "before any are laid out nothing is taken");
        view.table.prizes[0] = 2;
        assert_eq!(values(view.counters(seat))[0], 2);
        assert_eq!(values(view.result(seat)), [&[4], &values(view.counters(seat))[1..]].concat());
    }
}
