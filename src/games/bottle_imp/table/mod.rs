//! How The Bottle Imp looks, sounds and is handled.

mod faces;
mod final_coins;
mod inspect;
mod layout;
mod moments;
mod places;
mod pointing;
mod scale;
mod spoken;
mod telling;
pub(super) mod words;
pub mod wrath;

use bevy_math::{Quat, Vec3};

use super::{BottleImp, Card, CardTable, Event, Length, Options, Tie, View};
use crate::ai::Temper;
use crate::engine::Words;
use crate::table::{
    Arrange, Art, Beat, Chip, Face, FaceArt, Framing, Lamp, Layout, LogLine, Moment, OptionRow, Palette, Pose,
    Preference, Regular, SetUp, Setting, Side, Spoken, StandingModel, StillLife, TableGame, Tell,
};

/// Choices of the length: message key and what it means for so many players.
const LENGTHS: [(&str, fn(u8) -> Length); 7] = [
    ("bottle_imp-length-500", |_| Length::Target(500)),
    ("bottle_imp-length-300", |_| Length::Target(300)),
    ("bottle_imp-length-200", |_| Length::Target(200)),
    ("bottle_imp-length-100", |_| Length::Target(100)),
    ("bottle_imp-length-one", |_| Length::Rounds(1)),
    ("bottle_imp-length-each-once", |players| Length::Rounds(u16::from(players))),
    ("bottle_imp-length-each-twice", |players| Length::Rounds(2 * u16::from(players))),
];

impl TableGame for BottleImp {
    const ART: &'static (dyn Art + Sync) = &Self;
}

impl Arrange for View {
    fn arrange(&self, side: Side) -> Layout {
        layout::arrange(self, side)
    }

    fn spoken(&self, side: Side) -> Vec<Spoken> {
        spoken::spoken(self, side.seat)
    }
}

impl Tell for BottleImp {
    fn tell(event: &Event, before: &View, after: &View, side: Side) -> Beat {
        telling::tell(event, before, after, side)
    }

    fn log(event: &Event, after: &View) -> Option<LogLine> {
        words::log(event, after)
    }
}

impl Art for BottleImp {
    fn face(&self, face: Face, palette: Palette, _: &dyn Fn(&Words) -> String) -> FaceArt {
        faces::art(face, palette)
    }

    fn chip(&self, text: &str, palette: Palette) -> Option<Chip> {
        faces::chip(text, palette)
    }

    fn cover(&self) -> [u8; 3] {
        [0x52, 0x26, 0x3c]
    }

    fn box_front(&self) -> Option<FaceArt> {
        Some(FaceArt { template: "box.svg", values: Vec::new() })
    }

    fn still_life(&self) -> StillLife {
        // Three, two, and two single ones, all flat before the rack, so that its cards stay in sight.
        let coins = [
            (0.232, 0.144, 0),
            (0.2332, 0.1432, 1),
            (0.2313, 0.1446, 2),
            (0.1865, 0.155, 0),
            (0.1877, 0.1544, 1),
            (0.260, 0.180, 0),
            (0.301, 0.157, 0_u8),
        ];
        let lying = coins.into_iter().map(|(x, z, level)| Pose::table(x, f32::from(level) * 0.0052, z));
        let coins = lying.map(|pose| StandingModel::new("coin", pose.scaled(1.4)).on_round_foot(0.0145));
        let bottle = StandingModel::new("imp_bottle", Pose::table(0.105, 0.0, 0.005).scaled(1.62));
        let card = Card::new(31).map(|card| (faces::of_card(CardTable::A, card), StillLife::in_rack(-1)));
        // What shines out of the bottle on the wood before it.
        let light = Lamp { colour: [0.06, 1.0, 0.30], lumens: 480.0, range: 0.34, radius: 0.03 };
        StillLife {
            models: coins.chain([bottle.on_round_foot(0.0195)]).collect(),
            cards: card.into_iter().collect(),
            lights: vec![(light, Vec3::new(0.105, 0.045, 0.085))],
        }
    }

    fn regulars(&self) -> &'static [Regular] {
        const {
            &[
                Regular::of("Tobias", "who-tobias", Temper::Bold, "bottle_imp-temper-bold"),
                Regular::of("Kokua", "who-kokua", Temper::Careful, "bottle_imp-temper-careful"),
                Regular::of("Keawe", "who-keawe", Temper::Tricky, "bottle_imp-temper-tricky"),
                Regular { name: "Mirel", icon: "who-mirel", temper: Temper::Even, about: None },
            ]
        }
    }

    fn preferences(&self) -> &'static [Preference] {
        &[Preference::BY_SUIT]
    }

    fn has_imp(&self) -> bool {
        true
    }

    fn moments(&self) -> Vec<Moment> {
        moments::moments()
    }
}

impl SetUp for Options {
    fn rows(&self) -> Vec<OptionRow<Self>> {
        let players = [("bottle_imp-players-2", 2), ("bottle_imp-players-3", 3), ("bottle_imp-players-4", 4)];
        let ties = [("bottle_imp-tie-shared", Tie::Shared), ("bottle_imp-tie-extra", Tie::ExtraRound)];
        let cards = [("bottle_imp-cards-a", CardTable::A), ("bottle_imp-cards-b", CardTable::B)];
        let counted = [("bottle_imp-counted-off", false), ("bottle_imp-counted-on", true)];
        let mut rows = vec![
            OptionRow::new("bottle_imp-players", self, players.map(|(key, players)| (key, self.for_players(players)))),
            OptionRow::new(
                "bottle_imp-length",
                self,
                LENGTHS.map(|(key, length)| (key, Self { length: length(self.players), ..*self })),
            ),
            OptionRow::new("bottle_imp-tie", self, ties.map(|(key, tie)| (key, Self { tie, ..*self }))),
            OptionRow::new("bottle_imp-cards", self, cards.map(|(key, cards)| (key, Self { cards, ..*self }))),
            OptionRow::new(
                "bottle_imp-counted",
                self,
                counted.map(|(key, coins_counted)| (key, Self { coins_counted, ..*self })),
            ),
        ];
        if self.players == 4 {
            let teams = [("bottle_imp-teams-off", false), ("bottle_imp-teams-on", true)];
            rows.push(OptionRow::new(
                "bottle_imp-teams",
                self,
                teams.map(|(key, teams)| (key, Self { teams, ..*self })),
            ));
        }
        rows
    }

    fn actions(&self) -> Option<[u32; 2]> {
        // Actions of a round, and how many rounds a point takes, few and many.
        let (each, few, many) = match self.players {
            2 => (42, (0.0325, -1.2), (0.0425, 0.9)),
            3 => (45, (0.033, -1.2), (0.0475, 0.3)),
            _ => (48, (0.0415, -1.3), (0.0575, 0.2)),
        };
        let rounds = match self.length {
            Length::Rounds(rounds) => [u32::from(rounds); 2],
            Length::Target(points) => {
                [few, many].map(|(each, more)| (f32::from(points) * each + more).max(1.0).round() as u32)
            }
        };
        Some(rounds.map(|rounds| rounds * each))
    }

    fn pace(&self) -> f32 {
        4.0
    }

    fn setting(&self) -> Setting {
        let fit = layout::FRAMING;
        // On the edge of the mat, as high as its seam, behind the pile of whoever sits on the right and clear of the names at the
        // upper edge of the screen.
        let candle = Pose::table(0.300, 0.0042, -0.145).turned(Quat::from_rotation_y(0.6));
        Setting {
            camera: fit,
            top: Framing { pitch: 78.0, distance: 0.96, at: Vec3::new(0.0, 0.0, 0.02), ..fit },
            seat: Framing { pitch: 36.0, distance: 0.88, at: Vec3::new(0.0, 0.0, 0.02), ..fit },
            mat: Some(("mat", [0x34, 0x21, 0x40], Pose::table(0.0, 0.0, 0.0))),
            props: vec![("candle", candle)],
            lit_from_left: false,
            music: "bottle_imp",
            tense_music: Some("bottle_imp-tense"),
            signs: false,
            panels: true,
        }
    }

    fn faces(&self) -> Vec<Face> {
        faces::all()
    }
}

impl Options {
    /// The same match for so many players: a length that is counted in their deals goes with them.
    fn for_players(&self, players: u8) -> Self {
        let length = LENGTHS.iter().find(|(_, length)| length(self.players) == self.length);
        let length = length.map_or(self.length, |(_, length)| length(players));
        Self { players, length, teams: self.teams && players == 4, ..*self }
    }
}

#[cfg(test)]
mod tests {
    use bevy_math::Vec2;

    use super::*;
    use crate::engine::{Match, Rules, Seat, Silent, Viewer};
    use crate::table::{CARD, Fit, Lens, SafeArea};

    /// Radius of the plate under the candle, in metres.
    const PLATE: f32 = 0.037;

    #[test]
    fn the_bottle_looks_upright_right_behind_its_price_wherever_it_stands() {
        for players in 2..=4 {
            let options = Options { players, ..Options::default() };
            let screen = Vec2::new(1280.0, 720.0);
            let lens = Lens::of(options.setting().camera, 0.0, Fit::NONE, screen, &SafeArea::default());
            let game = Match::<BottleImp>::new(options, 0, &mut Silent).expect("a match");
            let mut view = BottleImp::view(game.state(), Viewer::All);
            for holder in std::iter::once(None).chain((0..players).map(|seat| Some(Seat(seat)))) {
                view.table.holder = holder;
                let side = Side::default();
                let layout = layout::arrange(&view, side);
                let bottle = layout.pieces.iter().find(|placed| placed.id == layout::BOTTLE).expect("the bottle");
                let seen = |height: f32| lens.project(bottle.pose.at + bottle.pose.turn * Vec3::Y * height);
                let way = seen(0.1).expect("its neck") - seen(0.0).expect("its foot");
                let lean = (way.x / -way.y).atan().to_degrees();
                assert!(lean.abs() < 3.0, "{players} players, {holder:?}: {lean} degrees");
                let price = lens.project(layout::price_card(&view, side).at).expect("its price");
                let aside = seen(0.0).expect("its foot").x - price.x;
                assert!(aside.abs() < 4.0, "{players} players, {holder:?}: {aside} points beside its price");
            }
        }
    }

    /// The bottle stands at the left for most: its name says whose it is, and the own place is the nearest.
    #[test]
    fn the_bottle_stands_with_its_owner_and_says_whose_it_is() {
        for players in 2..=4 {
            let options = Options { players, ..Options::default() };
            let game = Match::<BottleImp>::new(options, 0, &mut Silent).expect("a match");
            let mut view = BottleImp::view(game.state(), Viewer::All);
            let side = Side::default();
            let mut places: Vec<Vec3> = Vec::new();
            for seat in (0..players).map(Seat) {
                view.table.holder = Some(seat);
                let layout = layout::arrange(&view, side);
                let named = layout.pills.iter().find(|pill| pill.words.key == "bottle_imp-pill-price");
                let named = named.and_then(|pill| pill.words.args.iter().find(|(name, _)| name == "seat").cloned());
                assert_eq!(named.map(|(_, arg)| arg), Some(seat.into()), "{players} players");
                places.push(layout::price_card(&view, side).at);
            }
            let own = places[0];
            let near = places[1..].iter().map(|place| place.distance(own)).fold(f32::INFINITY, f32::min);
            assert!(
                near > if players == 3 { 0.065 } else { 0.03 },
                "{players} players: {near} m from the place of another owner"
            );
            assert!(places[1..].iter().all(|place| place.z < own.z), "the own one is the nearest: {places:?}");
        }
    }

    #[test]
    fn afterwards_candle_and_all_that_lies_on_the_mat_are_whole_beside_the_results() {
        let options = Options::default();
        let screen = Vec2::new(1280.0, 720.0);
        let lens = Lens::of(layout::AFTERWARDS, 0.0, Fit::NONE, screen, &SafeArea::default());
        let flat = |half: Vec2| {
            [-1.0, 1.0].into_iter().flat_map(move |x| [-1.0, 1.0].map(|z| Vec3::new(half.x * x, 0.0, half.y * z)))
        };
        let candles = options.setting().props.into_iter().filter(|(name, _)| *name == "candle");
        let candles = candles
            .flat_map(|(_, pose)| flat(Vec2::splat(0.0666)).chain([Vec3::Y * 0.103]).map(move |point| pose.at + point));
        for point in flat(Vec2::new(0.337, 0.094)).chain(candles) {
            let seen = lens.project(point).expect("before the eye");
            assert!(seen.x > 462.0 && seen.x < 1264.0 && seen.y > 40.0 && seen.y < 700.0, "{point}: {seen}");
            assert!(seen.x < 1216.0 || seen.y > 200.0, "{point}: {seen} is under a button");
        }
    }

    #[test]
    fn the_candle_stands_on_no_pile_and_no_price() {
        for players in 2..=4 {
            let options = Options { players, ..Options::default() };
            let candles = options.setting().props.into_iter().filter(|(name, _)| *name == "candle");
            let candles: Vec<Vec3> = candles.map(|(_, pose)| pose.at).collect();
            let game = Match::<BottleImp>::new(options, 0, &mut Silent).expect("a match");
            let mut view = BottleImp::view(game.state(), Viewer::All);
            let side = Side::default();
            for seat in (0..players).map(Seat) {
                view.table.holder = Some(seat);
                for at in [layout::won(&view, side, seat).at, layout::price_card(&view, side).at, layout::IMP] {
                    for candle in &candles {
                        let apart = (*candle - at).abs() - CARD / 2.0;
                        assert!(apart.x.max(apart.z) > PLATE, "{players} players, {seat:?}: {at} under {candle}");
                    }
                }
            }
        }
    }
}
