//! Cases, battery and golden playthrough of each registered game.

use imps_table::ai::BotKind;
use imps_table::engine::battery::BatteryPlan;
use imps_table::engine::cases::{CaseReport, parse};
use imps_table::engine::playthrough::HOW;
use imps_table::games::house;

use crate::{at, files, read};

#[test]
fn cases_hold() {
    for game in house().rules() {
        let folder = at("tests/cases").join(game.id());
        let paths = files(&folder, ".case");
        assert!(!paths.is_empty(), "{} has no case files", folder.display());
        assert!(folder.join("README.md").is_file(), "{} does not document its notation", folder.display());
        let mut report = CaseReport::default();
        for path in &paths {
            let file = parse(&path.display().to_string(), &read(path)).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(file.game.1, game.id(), "{} is in the wrong folder", path.display());
            report.add(game.cases(&file));
        }
        for failure in &report.failures {
            println!("{failure}");
        }
        for malformed in &report.malformed {
            println!("{malformed}");
        }
        assert!(report.is_clean(), "{} of {} cases of {} hold", report.passed, report.cases, game.id());
    }
}

#[test]
fn case_files_belong_to_a_registered_game() {
    for path in files(&at("tests/cases"), "") {
        let home = path.strip_prefix(at("tests/cases")).ok().and_then(|path| path.iter().next());
        let known = house().rules().any(|game| home.is_some_and(|home| home == game.id()));
        assert!(known, "{} belongs to no registered game and is never run", path.display());
        let text = path.file_name().is_some_and(|name| name == "README.md");
        assert!(text || path.to_string_lossy().ends_with(".case"), "{} is never run", path.display());
    }
}

#[test]
fn every_promise_of_the_rules_contract_holds() {
    // One game after the other, or the longest in one piece, would leave all cores but one without work at the end.
    std::thread::scope(|threads| {
        for game in house().rules() {
            for seed in [1, 101] {
                threads.spawn(move || {
                    let plan = BatteryPlan { seed, ..BatteryPlan::default() };
                    let summary = game.battery(plan).unwrap_or_else(|error| panic!("{error}"));
                    println!("{}: {summary:?}", game.id());
                });
            }
        }
    });
}

/// A game has one in its usual form, `GAME.txt`, and may have others, `GAME-*.txt`; each says itself how it is made.
#[test]
fn golden_playthroughs_are_as_they_were() {
    for game in house().rules() {
        let usual = at("tests/golden").join(format!("{}.txt", game.id()));
        let how = format!("imps-table playthrough {} --seed 1 > tests/golden/{}.txt", game.id(), game.id());
        assert!(usual.is_file(), "{} has no golden playthrough; look at one and keep it: {how}", game.id());
    }
    for path in files(&at("tests/golden"), "") {
        let text = read(&path);
        let head = text.lines().next().and_then(|line| Some(line.split_once(HOW)?.1)).unwrap_or_default();
        let (command, options) = match head.split_once(" --options ") {
            Some((command, options)) => (command, Some(options.trim_matches('\''))),
            None => (head, None),
        };
        let seed = command.split_once(" --seed ").and_then(|(id, seed)| Some((id, seed.parse().ok()?)));
        let (id, seed) =
            seed.unwrap_or_else(|| panic!("{}: the first line does not say how it is made", path.display()));
        let (id, bots) = id.split_once(" --seats ").unwrap_or((id, ""));
        let bot = |name: &str| name.parse::<BotKind>().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let bots: Vec<BotKind> = bots.split(',').filter(|name| !name.is_empty()).map(bot).collect();
        let game =
            house().rules().find(|game| game.id() == id).unwrap_or_else(|| panic!("{}: no game {id}", path.display()));
        let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        assert!(name == id || name.starts_with(&format!("{id}-")), "{} is named after another game", path.display());
        let found = game.playthrough(options, &bots, seed).unwrap_or_else(|error| panic!("{error}"));
        for (number, (was, is)) in (1..).zip(text.lines().zip(found.lines())) {
            assert_eq!(was, is, "line {number} of {}; if the change is meant, write it again", path.display());
        }
        assert_eq!(text.lines().count(), found.lines().count(), "{}", path.display());
    }
}
