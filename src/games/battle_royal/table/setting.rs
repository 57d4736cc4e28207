//! How a match is set up: players, their decks and the switches of the rules as rows of choices, and the furniture of the table.

use bevy_math::{Quat, Vec3};

use super::{faces, own_decks};
use crate::games::battle_royal::options::{
    BoundScope, DeckChoice, DefensiveRefs, EliminatedCredit, NoTarget, Options, OwnRefill, Retreats, Switches, Tie,
    TrainerTurnEnd,
};
use crate::table::cards::MAT;
use crate::table::{Face, Framing, OptionRow, Pose, SetUp, Setting};

/// The decks of the house: what options call them, and the message key.
const DECKS: [(&str, &str); 8] = [
    ("metal", "battle_royal-deck-metal"),
    ("psychic", "battle_royal-deck-psychic"),
    ("fighting", "battle_royal-deck-fighting"),
    ("lightning", "battle_royal-deck-lightning"),
    ("darkness", "battle_royal-deck-darkness"),
    ("colorless", "battle_royal-deck-colorless"),
    ("water", "battle_royal-deck-water"),
    ("fire", "battle_royal-deck-fire"),
];
/// Message keys of the rows in which the decks of the seats are chosen.
const SEATS: [&str; 4] = ["battle_royal-seat-1", "battle_royal-seat-2", "battle_royal-seat-3", "battle_royal-seat-4"];
/// How many players: message key.
const PLAYERS: [(&str, usize); 3] =
    [("battle_royal-players-2", 2), ("battle_royal-players-3", 3), ("battle_royal-players-4", 4)];

/// The mat is larger than those of other games, and its middle so near to the viewer, in metres, that its far border and those at
/// the sides are in the picture, with the table beyond them.
const MAT_SCALE: f32 = 1.60;
const MAT_Z: f32 = 0.116;

/// Where the camera stands for two, three and four players: all fields are as large as the interface leaves room for.
const FRAMINGS: [Framing; 3] = [
    Framing { fov: 26.0, pitch: 63.0, distance: 1.372, at: Vec3::new(0.0, 0.0, 0.0897) },
    Framing { fov: 26.0, pitch: 63.0, distance: 1.490, at: Vec3::new(0.0, 0.0, 0.0710) },
    Framing { fov: 26.0, pitch: 63.0, distance: 1.375, at: Vec3::new(0.0, 0.0, 0.0900) },
];
/// The same when somebody has won alone: his field fills what the results leave free, and those of the others lie behind it.
const AFTERWARDS: [Framing; 3] = [
    Framing { fov: 26.0, pitch: 63.0, distance: 1.325, at: Vec3::new(-0.131, 0.0, 0.0560) },
    Framing { fov: 26.0, pitch: 63.0, distance: 1.325, at: Vec3::new(-0.131, 0.0, 0.0560) },
    Framing { fov: 26.0, pitch: 63.0, distance: 1.330, at: Vec3::new(-0.135, 0.0, 0.0830) },
];
/// Where the candle stands with so many players, where no field and no plate is, x and z in metres, and how large it is: smaller than
/// elsewhere, since the fields are near to it, and with four players so small that it is whole between plates and field.
const CANDLES: [(f32, f32, f32); 3] = [(0.324, -0.095, 0.85), (-0.534, -0.122, 0.85), (-0.192, -0.227, 0.70)];

/// Where a second one stands with two players: nothing lies on the left, where it would be dark.
const SECOND_OF_TWO: (f32, f32, f32) = (-0.500, -0.030, 0.85);
/// Where that of four players stands when one of them has won alone: the sheet of results would cut it where it was. Those of fewer
/// are whole there, or right behind the sheet.
const CANDLE_OF_FOUR_AFTERWARDS: (f32, f32, f32) = (-0.120, -0.157, 0.70);

/// Where the camera stands for so many players, while the match goes on or when it is `won` by one of them.
pub fn framing(seats: usize, won: bool) -> Framing {
    for_seats(if won { &AFTERWARDS } else { &FRAMINGS }, seats)
}

fn for_seats<T: Copy>(of: &[T; 3], seats: usize) -> T {
    of[seats.clamp(2, 4) - 2]
}

/// A candle, at x and z in metres and so large.
fn candle((x, z, scale): (f32, f32, f32)) -> Pose {
    Pose::table(x, MAT, z).turned(Quat::from_rotation_y(0.6)).scaled(scale)
}

/// The candle of four players, while the match goes on or when it is `won` by one of them; others never move.
pub fn candle_of_four(seats: usize, won: bool) -> Option<Pose> {
    let at = if won { CANDLE_OF_FOUR_AFTERWARDS } else { for_seats(&CANDLES, seats) };
    (seats == 4).then(|| candle(at))
}

type Set = fn(&mut Switches);

/// Every switch of the rules (6): its message key, and its settings each with message key and what it sets.
const RULES: [(&str, [(&str, Set); 2]); 16] = [
    (
        "battle_royal-rule-v1_two_spots",
        [
            ("battle_royal-rule-v1_two_spots-on", |it| it.v1_two_spots = true),
            ("battle_royal-rule-v1_two_spots-off", |it| it.v1_two_spots = false),
        ],
    ),
    (
        "battle_royal-rule-v1_nothing_between",
        [
            ("battle_royal-rule-v1_nothing_between-on", |it| it.v1_nothing_between = true),
            ("battle_royal-rule-v1_nothing_between-off", |it| it.v1_nothing_between = false),
        ],
    ),
    (
        "battle_royal-rule-v2_hit_immunity",
        [
            ("battle_royal-rule-v2_hit_immunity-on", |it| it.v2_hit_immunity = true),
            ("battle_royal-rule-v2_hit_immunity-off", |it| it.v2_hit_immunity = false),
        ],
    ),
    (
        "battle_royal-rule-v3_turn_end_slot",
        [
            ("battle_royal-rule-v3_turn_end_slot-on", |it| it.v3_turn_end_slot = true),
            ("battle_royal-rule-v3_turn_end_slot-off", |it| it.v3_turn_end_slot = false),
        ],
    ),
    (
        "battle_royal-rule-v4_refill_before_draw_any_leave",
        [
            ("battle_royal-rule-v4_refill_before_draw_any_leave-on", |it| it.v4_refill_before_draw_any_leave = true),
            ("battle_royal-rule-v4_refill_before_draw_any_leave-off", |it| it.v4_refill_before_draw_any_leave = false),
        ],
    ),
    (
        "battle_royal-rule-v5_checkup_owner_scope_all",
        [
            ("battle_royal-rule-v5_checkup_owner_scope_all-on", |it| it.v5_checkup_owner_scope_all = true),
            ("battle_royal-rule-v5_checkup_owner_scope_all-off", |it| it.v5_checkup_owner_scope_all = false),
        ],
    ),
    (
        "battle_royal-rule-v6_deckout_and_removal",
        [
            ("battle_royal-rule-v6_deckout_and_removal-on", |it| it.v6_deckout_and_removal = true),
            ("battle_royal-rule-v6_deckout_and_removal-off", |it| it.v6_deckout_and_removal = false),
        ],
    ),
    (
        "battle_royal-rule-v7_both_players_choose_one",
        [
            ("battle_royal-rule-v7_both_players_choose_one-on", |it| it.v7_both_players_choose_one = true),
            ("battle_royal-rule-v7_both_players_choose_one-off", |it| it.v7_both_players_choose_one = false),
        ],
    ),
    (
        "battle_royal-rule-retreats_per_turn",
        [
            ("battle_royal-rule-retreats_per_turn-once", |it| it.retreats_per_turn = Retreats::Once),
            ("battle_royal-rule-retreats_per_turn-per_active", |it| it.retreats_per_turn = Retreats::PerActive),
        ],
    ),
    (
        "battle_royal-rule-trainer_turn_end",
        [
            ("battle_royal-rule-trainer_turn_end-whole_turn", |it| it.trainer_turn_end = TrainerTurnEnd::WholeTurn),
            ("battle_royal-rule-trainer_turn_end-one_slot", |it| it.trainer_turn_end = TrainerTurnEnd::OneSlot),
        ],
    ),
    (
        "battle_royal-rule-bound_active_scope",
        [
            ("battle_royal-rule-bound_active_scope-both", |it| it.bound_active_scope = BoundScope::Both),
            ("battle_royal-rule-bound_active_scope-one", |it| it.bound_active_scope = BoundScope::One),
        ],
    ),
    (
        "battle_royal-rule-defensive_refs",
        [
            ("battle_royal-rule-defensive_refs-all_opponents", |it| it.defensive_refs = DefensiveRefs::AllOpponents),
            ("battle_royal-rule-defensive_refs-bound", |it| it.defensive_refs = DefensiveRefs::Bound),
        ],
    ),
    (
        "battle_royal-rule-refill_in_own_turn",
        [
            ("battle_royal-rule-refill_in_own_turn-invariant", |it| it.refill_in_own_turn = OwnRefill::Invariant),
            ("battle_royal-rule-refill_in_own_turn-turn_start_only", |it| {
                it.refill_in_own_turn = OwnRefill::TurnStartOnly;
            }),
        ],
    ),
    (
        "battle_royal-rule-tie",
        [
            ("battle_royal-rule-tie-shared", |it| it.tie = Tie::Shared),
            ("battle_royal-rule-tie-seat_order", |it| it.tie = Tie::SeatOrder),
        ],
    ),
    (
        "battle_royal-rule-eliminated_credit",
        [
            ("battle_royal-rule-eliminated_credit-nobody", |it| it.eliminated_credit = EliminatedCredit::Nobody),
            ("battle_royal-rule-eliminated_credit-current_player", |it| {
                it.eliminated_credit = EliminatedCredit::CurrentPlayer;
            }),
        ],
    ),
    (
        "battle_royal-rule-no_target_attack",
        [
            ("battle_royal-rule-no_target_attack-if_no_opposing_active", |it| {
                it.no_target_attack = NoTarget::IfNoOpposingActive;
            }),
            ("battle_royal-rule-no_target_attack-never", |it| it.no_target_attack = NoTarget::Never),
        ],
    ),
];

impl Options {
    /// The same match for so many players: more of them play the first decks that nobody has.
    fn for_players(&self, players: usize) -> Self {
        let mut decks = self.decks.clone();
        decks.truncate(players);
        let house = |id: &str| DeckChoice::House(id.to_owned());
        while decks.len() < players {
            let free = DECKS.iter().find(|(id, _)| !decks.contains(&house(id)));
            decks.push(house(free.map_or("metal", |(id, _)| id)));
        }
        Self { decks, ..self.clone() }
    }

    /// The same match with another deck for a seat.
    fn with_deck(&self, seat: usize, deck: DeckChoice) -> Self {
        let mut options = self.clone();
        if let Some(choice) = options.decks.get_mut(seat) {
            *choice = deck;
        }
        options
    }

    /// The row in which the deck of a seat is chosen: from those of the house and one's own. One's own may have been changed
    /// or deleted since it was chosen; it is played as it was.
    fn deck_row(&self, seat: usize, key: &'static str) -> OptionRow<Self> {
        let house = DECKS.map(|(id, key)| (key, self.with_deck(seat, DeckChoice::House(id.to_owned()))));
        let own = own_decks::all();
        let gone =
            matches!(&self.decks[seat], DeckChoice::Cards(_)) && own.iter().all(|(_, it)| *it != self.decks[seat]);
        let as_it_was = gone.then(|| ("battle_royal-deck-as-it-was", self.clone()));
        OptionRow::new(key, self, house.into_iter().chain(as_it_was)).pictured(&DECK_ICONS).with_own(
            "battle_royal-deck-own",
            self,
            own.into_iter().map(|(words, deck)| (words, self.with_deck(seat, deck))),
        )
    }

    /// The rows of the presets, and of every switch.
    fn rule_rows(&self) -> Vec<OptionRow<Self>> {
        let with = |rules| Self { rules, ..self.clone() };
        let presets =
            [("battle_royal-preset-variant", Switches::VARIANT), ("battle_royal-preset-event", Switches::EVENT)];
        let own = ("battle_royal-preset-own", self.rules);
        let is_own = presets.iter().all(|(_, preset)| *preset != self.rules);
        let presets = presets.into_iter().chain(is_own.then_some(own)).map(|(key, rules)| (key, with(rules)));
        let mut rows = vec![OptionRow::new("battle_royal-preset", self, presets)];
        rows.extend(RULES.map(|(key, settings)| {
            OptionRow::new(
                key,
                self,
                settings.map(|(key, set)| {
                    let mut rules = self.rules;
                    set(&mut rules);
                    (key, with(rules))
                }),
            )
            .for_experts()
        }));
        rows
    }
}

impl SetUp for Options {
    fn rows(&self) -> Vec<OptionRow<Self>> {
        let players = PLAYERS.map(|(key, players)| (key, self.for_players(players)));
        let mut rows = vec![OptionRow::new("battle_royal-players", self, players)];
        for (seat, key) in SEATS.into_iter().enumerate().take(self.decks.len()) {
            rows.push(self.deck_row(seat, key));
        }
        rows.extend(self.rule_rows());
        rows
    }

    fn actions(&self) -> Option<[u32; 2]> {
        Some(for_seats(&[[95, 210], [125, 235], [210, 270]], self.decks.len()))
    }

    fn pace(&self) -> f32 {
        10.0
    }

    fn setting(&self) -> Setting {
        let seats = self.decks.len();
        let fit = framing(seats, false);
        // The mat lies under all four fields; its upper side stays where that of others is.
        let mat = Pose::table(0.0, MAT * (1.0 - MAT_SCALE), MAT_Z).scaled(MAT_SCALE);
        let first = for_seats(&CANDLES, seats);
        let candles = match seats {
            2 => vec![first, SECOND_OF_TWO],
            3 => vec![first],
            _ => Vec::new(),
        };
        Setting {
            camera: fit,
            top: Framing { pitch: 80.0, distance: fit.distance + 0.10, ..fit },
            seat: Framing { pitch: 46.0, distance: fit.distance - 0.05, ..fit },
            mat: Some(("mat", [0x38, 0x36, 0x60], mat)),
            props: candles.into_iter().map(|at| ("candle", candle(at))).collect(),
            lit_from_left: first.0 < 0.0,
            music: "battle_royal",
            tense_music: Some("battle_royal-tense"),
            signs: false,
            panels: true,
        }
    }

    fn faces(&self) -> Vec<Face> {
        faces::all(self)
    }
}

/// The emblems of the decks, by type.
const DECK_ICONS: [&str; 8] = [
    "br-type-metal",
    "br-type-psychic",
    "br-type-fighting",
    "br-type-lightning",
    "br-type-darkness",
    "br-type-colorless",
    "br-type-water",
    "br-type-fire",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battle_royal::cards::decks;

    #[test]
    fn every_deck_and_every_switch_can_be_chosen() {
        assert!(decks::decks().iter().map(|deck| deck.id.as_str()).eq(DECKS.map(|(id, _)| id)));
        let options = Options::default();
        let mut all = options.clone();
        for row in options.rule_rows().into_iter().skip(1) {
            assert_eq!(row.choices.len(), 2);
            assert_ne!(row.choices[0].options, row.choices[1].options, "{}", row.key);
            let other = &row.choices[1 - row.chosen].options.rules;
            assert_ne!(*other, options.rules, "{}", row.key);
            all.rules = *other;
        }
        assert_eq!(options.for_players(2).decks.len(), 2);
        assert_eq!(options.for_players(2).for_players(4).decks.len(), 4);
    }
}
