//! The lengths that the set-up tells are those that matches have with the options chosen.

use imps_table::ai::arena::{ArenaPlan, Keeping};
use imps_table::engine::SeatController;
use imps_table::games;
use imps_table::games::house;
use imps_table::table::any_match::Length;

fn told(game: &str, options: &str) -> Length {
    let length = house().table(game).expect("on the shelf").length(options).expect("good options");
    length.unwrap_or_else(|| panic!("{game} {options}: nothing is told"))
}

/// Options of each game, with how many matches of Veterans tell their length; `imps-table arena` measures more of them.
const TABLES: [(&str, &str, usize); 12] = [
    ("battle_line", "()", 8),
    ("battle_line", "(mode:Basic)", 8),
    ("knight_line", "()", 6),
    ("knight_line", "(grey:Blocker)", 6),
    ("knight_line", "(players:3)", 6),
    ("bottle_imp", "()", 3),
    ("bottle_imp", "(length:Target(100))", 12),
    ("bottle_imp", "(players:2,length:Target(200))", 6),
    ("bottle_imp", "(players:4,length:Rounds(1))", 2),
    ("battlelore", "(scenario:\"S1\")", 6),
    ("battlelore", "(scenario:\"S7\",turns:8)", 4),
    ("battle_royal", "(decks:[House(\"fire\"),House(\"water\")])", 6),
];

#[test]
fn matches_are_as_long_as_the_set_up_says() {
    for (game, options, matches) in TABLES {
        let [few, many] = told(game, options).actions.map(f64::from);
        let entry = games::house().find(game).expect("a game");
        let seats = entry.seats(Some(options)).expect("good options");
        let players = vec![SeatController::of_word("veteran").expect("a level"); seats];
        let plan = ArenaPlan { games: matches, seed: 3, threads: 0 };
        let report = entry.arena(Some(options), &players, plan, &Keeping::default(), &()).expect("matches");
        println!("{game} {options}: {:.0} actions on average, {:?}", report.length, report.lengths);
        let length = report.length;
        assert!(few * 0.9 < length && length < many * 1.1, "{game} {options}: {few} to {many} told, {length} found");
        assert!(many < 3.2 * few, "{game} {options}: {few} to {many} tells nothing");
    }
}

#[test]
fn every_choice_of_the_set_up_has_its_length() {
    for entry in games::house().tables() {
        for row in entry.rows(&entry.default_options()).expect("its own options") {
            for choice in row.choices {
                let [least, most] = told(entry.game(), &choice.options).minutes;
                assert!(least <= most && most <= 240, "{}: {least} to {most}", choice.key);
            }
        }
    }
    let minutes = |options: &str| told("bottle_imp", options).minutes;
    assert!(minutes("(length:Rounds(1))")[1] < minutes("(length:Target(100))")[1]);
    assert!(minutes("(length:Target(100))")[1] < minutes("()")[0], "a long match is told as one");
}
