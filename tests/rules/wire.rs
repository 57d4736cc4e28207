//! What is sent of each game: damaged bytes, hidden cards, prints, sizes.

use std::collections::BTreeSet;

use imps_table::engine::{
    Chance as _, Eyes, Imagine, Match, Notation, Observation, Seat, Seeded, ToAct, Told, Viewer, Watch,
};
use imps_table::games::battle_line::BattleLine;
use imps_table::games::battle_royal::BattleRoyal;
use imps_table::games::battlelore::BattleLore;
use imps_table::games::bottle_imp::BottleImp;
use imps_table::games::knight_line::KnightLine;
use imps_table::wire::{Down, Encoder, MOST_DOWN, Print};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Texts of every game that are damaged.
const DAMAGED: usize = 12_000;

/// Plays a match at random and shows it before every action, with what the last one has told each pair of eyes.
fn play<R: Notation>(options: R::Options, seed: u64, mut look: impl FnMut(&Match<R>, &Watch<R>)) {
    let eyes = || (0..R::seats(&options) as u8).map(|seat| Eyes::Seat(Seat(seat))).chain([Eyes::Public]);
    let mut watch = Watch::new(eyes());
    let mut choices = Seeded::new(!seed);
    let mut game = Match::<R>::new(options.clone(), seed, &mut watch).expect("usual options");
    loop {
        look(&game, &watch);
        let ToAct::Seats(seats) = game.to_act() else { return };
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = seats[choices.below(seats.len() as u32) as usize];
        let mut legal = game.legal(seat);
        let action = legal.swap_remove(choices.below(legal.len() as u32) as usize);
        watch = Watch::new(eyes());
        game.submit(seat, action, &mut watch).expect("legal");
    }
}

/// A text with a few bytes changed, cut out or doubled.
fn damaged(text: &str, chance: &mut Seeded) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=chance.below(2) {
        let at = chance.below(bytes.len() as u32) as usize;
        match chance.below(4) {
            0 => bytes[at] = b"0123456789-{}[]\",:nt"[chance.below(20) as usize],
            1 => bytes[at] = bytes[chance.below(bytes.len() as u32) as usize],
            2 => {
                bytes.insert(at, b"01289"[chance.below(5) as usize]);
            }
            _ => {
                bytes.remove(at);
            }
        }
    }
    bytes
}

fn is_read<T: DeserializeOwned>(bytes: &[u8]) -> bool {
    serde_json::from_slice::<T>(bytes).is_ok()
}

/// Damages views and events of a game; answers how many were read all the same.
fn damage<R: Notation>() -> usize {
    let (mut views, mut events) = (Vec::new(), Vec::new());
    for options in R::variants() {
        play::<R>(options, 3, |game, watch| {
            if game.actions().len() % 7 == 0 {
                let viewer = if views.len() % 2 == 0 { Viewer::All } else { Viewer::Seat(Seat(0)) };
                views.push(serde_json::to_string(&game.view(viewer)).expect("plain data"));
            }
            let told = watch.told().next().into_iter().flat_map(|(_, told)| told);
            events.extend(told.map(|told| serde_json::to_string(&told.what().event).expect("plain data")));
        });
    }
    let mut chance = Seeded::new(5);
    let mut read = 0;
    for number in 0..DAMAGED {
        let texts = if number % 3 == 0 { &views } else { &events };
        let bytes = damaged(&texts[chance.below(texts.len() as u32) as usize], &mut chance);
        read += usize::from(if number % 3 == 0 { is_read::<R::View>(&bytes) } else { is_read::<R::Event>(&bytes) });
    }
    read
}

#[test]
fn damaged_views_and_events_are_refused_or_read_and_nothing_panics() {
    let read = [
        damage::<BattleLine>(),
        damage::<BattleRoyal>(),
        damage::<BattleLore>(),
        damage::<BottleImp>(),
        damage::<KnightLine>(),
    ];
    assert!(read.iter().all(|&read| read < DAMAGED / 2), "{read:?} of {DAMAGED}");
}

#[test]
fn what_no_game_has_is_refused() {
    use imps_table::games::{battle_line, battle_royal, battlelore, bottle_imp};
    let wrong: [(&str, fn(&[u8]) -> bool); 13] = [
        ("8", is_read::<Seat>),
        ("256", is_read::<imps_table::engine::SeatSet>),
        ("70", is_read::<battle_line::cards::Card>),
        ("1180591620717411303424", is_read::<battle_line::cards::CardSet>),
        ("[1,2,3,4,5]", is_read::<battle_line::cards::Pile<4>>),
        ("19", is_read::<bottle_imp::Card>),
        ("524288", is_read::<bottle_imp::CardSet>),
        ("113", is_read::<battlelore::hexes::Hex>),
        ("32", is_read::<battlelore::position::UnitId>),
        ("[]", is_read::<battlelore::steps::Steps>),
        ("\"E1\"", is_read::<battle_royal::pokemon::PokemonId>),
        ("\"zacian-xyz\"", is_read::<battle_royal::cards::CardId>),
        ("16777216", is_read::<battle_royal::pokemon::PokemonSet>),
    ];
    for (text, is_read) in wrong {
        assert!(!is_read(text.as_bytes()), "{text}");
    }
    assert!(!is_read::<battlelore::command_cards::CardSet>(u128::MAX.to_string().as_bytes()));
}

/// Cards by name that somebody is sent of hands and decks, in this seat's places.
fn names(view: &Value, seat: usize) -> BTreeSet<String> {
    let piles = ["hands", "decks", "prizes", "placed"].into_iter().map(|pile| view[pile][seat].to_string());
    piles.flat_map(|pile| pile.split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// The names of cards are words there: none of a hidden card is in what others are sent.
#[test]
fn no_name_of_a_hidden_card_is_sent_to_another_seat() {
    let (mut hidden, mut shown) = (0, 0);
    for seed in 1..=12 {
        play::<BattleRoyal>(Default::default(), seed, |game, _| {
            for eyes in [Eyes::Seat(Seat(0)), Eyes::Public] {
                let sent = game.observe(eyes).json().expect("plain data");
                let sent: Observation<Value> = sent.what().read().expect("an observation");
                for seat in 1..game.seats() {
                    let secret = game.state().secret(Seat(seat as u8));
                    let bit = |known: u8| if eyes == Eyes::Public { known == u8::MAX } else { known & 1 != 0 };
                    let cards = || secret.hand.iter().chain(secret.deck.iter());
                    let open: BTreeSet<String> =
                        cards().filter(|card| bit(card.known)).map(|card| card.card.to_string()).collect();
                    let names = names(&sent.view, seat);
                    assert!(names.is_subset(&open), "{names:?} are sent to {eyes:?}, {open:?} are known");
                    hidden += cards().count() - open.len();
                    shown += names.len();
                }
                assert!(sent.view["truth"].is_null());
            }
        });
    }
    assert!(hidden > 10_000 && shown > 0, "{hidden} hidden, {shown} shown");
}

/// With three players, nobody beside the table knows a card of a hand, nor of the Imp's Trick, before it is played.
#[test]
fn people_beside_the_table_are_sent_no_card_of_a_hand() {
    let options = imps_table::games::bottle_imp::Options { players: 3, ..Default::default() };
    play::<BottleImp>(options, 7, |game, watch| {
        let sent = game.observe(Eyes::Public).json().expect("plain data");
        let sent: Observation<Value> = sent.what().read().expect("an observation");
        let hands = sent.view["hands"].as_array().expect("hands");
        assert!(hands.iter().all(|hand| hand["known"] == 0) && sent.legal.is_empty());
        for (_, told) in watch.told().filter(|(eyes, _)| *eyes == Eyes::Public) {
            let texts = told.iter().map(|told| BottleImp::event_text(&told.what().event));
            assert!(texts.into_iter().all(|text| !text.starts_with("Laid") && !text.starts_with("TakenBack")));
        }
    });
}

/// The largest frame of some matches, each step of which goes into one or several.
fn fits<R: Imagine + Notation>() -> usize {
    let mut largest = 0;
    for (seed, options) in (1..).zip(R::variants()) {
        play::<R>(options, seed, |game, watch| {
            for (eyes, told) in watch.told() {
                let now = game.observe(eyes);
                let told: Vec<_> = told.iter().map(|told| told.json().expect("plain data")).collect();
                let last = told.last().map(|told| told.what().read::<Told<R::Event, R::View>>());
                assert!(last.is_none_or(|last| last.is_ok()), "what was told is read");
                let now = now.json().expect("plain data");
                let at = game.actions().len() as u32;
                let (by, lines, clocks) = (Seat(0), Vec::new(), Vec::new());
                for frame in (Down::Step { at, by, told, lines, now, clocks }).in_parts() {
                    let raw = serde_json::to_string(&frame).expect("plain data").len();
                    assert!(Encoder::default().encode(&frame).is_ok(), "{}: {raw} bytes of {MOST_DOWN}", R::ID);
                    largest = largest.max(raw);
                }
            }
        });
    }
    largest
}

#[test]
fn every_step_of_a_match_goes_into_frames() {
    let largest =
        [fits::<BattleLine>(), fits::<BattleRoyal>(), fits::<BattleLore>(), fits::<BottleImp>(), fits::<KnightLine>()];
    assert!(largest.iter().all(|&largest| largest > 500), "{largest:?}");
}

#[test]
fn every_game_has_a_print_of_its_own() {
    let prints = || {
        [
            Print::of::<BattleLine>(),
            Print::of::<BattleRoyal>(),
            Print::of::<BattleLore>(),
            Print::of::<BottleImp>(),
            Print::of::<KnightLine>(),
        ]
    };
    let texts: BTreeSet<String> = prints().iter().map(Print::to_string).collect();
    assert_eq!((texts.len(), prints()), (5, prints()));
}
