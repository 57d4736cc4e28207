//! Cases, battery and golden playthrough of each registered game.

use imps_table::engine::battery::Plan;
use imps_table::engine::cases::{Report, parse};
use imps_table::games::GAMES;

use crate::{at, files, read};

#[test]
fn cases_hold() {
    for game in GAMES {
        let folder = at("tests/cases").join(game.id());
        let paths = files(&folder, ".case");
        assert!(!paths.is_empty(), "{} has no case files", folder.display());
        assert!(folder.join("README.md").is_file(), "{} does not document its notation", folder.display());
        let mut report = Report::default();
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
        let known = GAMES.iter().any(|game| home.is_some_and(|home| home == game.id()));
        assert!(known, "{} belongs to no registered game and is never run", path.display());
        let text = path.file_name().is_some_and(|name| name == "README.md");
        assert!(text || path.to_string_lossy().ends_with(".case"), "{} is never run", path.display());
    }
}

#[test]
fn every_promise_of_the_rules_contract_holds() {
    for game in GAMES {
        let summary = game.battery(Plan { matches: 200, ..Plan::default() }).unwrap_or_else(|error| panic!("{error}"));
        println!("{}: {summary:?}", game.id());
    }
}

#[test]
fn golden_playthroughs_are_as_they_were() {
    for game in GAMES {
        let path = at("tests/golden").join(format!("{}.txt", game.id()));
        let how = format!("imps-table playthrough {} --seed 1 > tests/golden/{}.txt", game.id(), game.id());
        assert!(path.is_file(), "{} has no golden playthrough; look at one and keep it: {how}", game.id());
        let found = game.playthrough(None, 1).unwrap_or_else(|error| panic!("{error}"));
        for (number, (was, is)) in (1..).zip(read(&path).lines().zip(found.lines())) {
            assert_eq!(was, is, "line {number} of {}; if the change is meant: {how}", path.display());
        }
        assert_eq!(read(&path).lines().count(), found.lines().count(), "{}", path.display());
    }
}
