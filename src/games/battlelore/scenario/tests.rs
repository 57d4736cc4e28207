//! The scenarios of the house, and files that are wrong.

use proptest::prelude::{ProptestConfig, any, prop, proptest};

use super::*;
use crate::games::battlelore::hexes::{ROWS, hex, width};
use crate::games::battlelore::surfaces::Surface;
use crate::games::battlelore::terrain::LandmarkKind;
use crate::games::battlelore::weapons::Weapon;

fn house(id: &str) -> &'static Scenario {
    find(id).expect("a scenario of the house")
}

/// The file of S4, which has everything but Lore.
const S4: &str = FILES[3].1;

/// The file of S7, which has Lore, a Creature and a landmark.
const S7: &str = FILES[6].1;

#[test]
fn the_house_has_eight_scenarios() {
    assert_eq!(errors().collect::<Vec<_>>(), Vec::<&str>::new());
    let ids: Vec<&str> = all().map(|scenario| scenario.id.as_str()).collect();
    assert_eq!(ids, ["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8"]);
    for scenario in all() {
        assert_eq!(find(&scenario.id.to_lowercase()), Ok(scenario));
        let story = format!("battlelore-scenario-{}-about", scenario.id.to_lowercase());
        assert_eq!(scenario.story.as_deref(), Some(story.as_str()));
        assert!(!scenario.notes.is_empty());
    }
    let refused = find("S9").expect_err("no ninth");
    assert_eq!(refused.to_string(), "`S9` is not a scenario; there are S1, S2, S3, S4, S5, S6, S7, S8");
}

/// 17.2 to 17.8: the heads, and how many units each side has (South, North).
#[test]
fn scenarios_are_those_of_the_rules() {
    use Mode::{Basic, Lore, Mercenaries};
    use Side::{North, South};
    for (id, mode, first, cards, banners, difficulty, units) in [
        ("S1", Basic, South, Some([5, 5]), [4, 4], 1, [9, 9]),
        ("S2", Basic, North, Some([4, 6]), [5, 4], 2, [10, 11]),
        ("S3", Basic, South, Some([5, 5]), [5, 5], 3, [10, 10]),
        ("S4", Basic, South, Some([5, 5]), [6, 5], 3, [9, 11]),
        ("S5", Mercenaries, North, Some([4, 5]), [6, 5], 4, [9, 15]),
        ("S6", Lore, South, Some([5, 5]), [5, 5], 4, [10, 10]),
        ("S7", Lore, South, None, [6, 6], 5, [13, 11]),
        ("S8", Lore, South, None, [5, 5], 5, [11, 11]),
    ] {
        let scenario = house(id);
        assert_eq!((scenario.mode, scenario.first, scenario.difficulty), (mode, first, difficulty), "{id}");
        assert_eq!(scenario.cards, cards.map_or(Cards::ByCommander, Cards::Fixed), "{id}");
        assert_eq!(scenario.banners, banners, "{id}");
        assert_eq!(Side::BOTH.map(|side| scenario.army(side).count()), units, "{id}");
        assert_eq!(scenario.council.is_some(), mode == Lore, "{id}");
    }
}

#[test]
fn special_rules_are_those_of_the_rules() {
    let village = Objective { side: Side::South, hex: hex(3, 5), banners: 1 };
    assert_eq!(house("S4").objectives, [village]);
    assert_eq!(house("S4").field.plateau(hex(3, 5)).len(), 4);
    assert_eq!(house("S4").field.terrain(hex(6, 6)), Surface::Hill);
    let apprentices = Levels { commander: 2, masters: [1, 0, 0, 0] };
    assert_eq!(house("S6").council, Some(CouncilTerms::Fixed(apprentices)));
    assert_eq!((apprentices.highest(), apprentices.sum()), (1, 3));
    assert_eq!(house("S6").deck, Some(vec![LoreClass::Wizard]));
    let spider = house("S7");
    assert_eq!(spider.council, Some(CouncilTerms::Free([6, 6])));
    assert_eq!((spider.creatures(Side::South), spider.creatures(Side::North)), (1, 0));
    let stronghold = spider.field.landmark(hex(0, 6)).expect("a Stronghold");
    assert_eq!((stronghold.kind, stronghold.owner), (LandmarkKind::Stronghold, Side::North));
    let crossing = house("S3").field;
    assert_eq!(
        [2, 6, 10].map(|column| crossing.terrain(hex(4, column))),
        [Surface::Ford, Surface::Bridge, Surface::Ford]
    );
    assert_eq!(crossing.of(Surface::River).len(), 10);
}

/// The eighth scenario has what no other has.
#[test]
fn the_sleeper_can_be_called_and_shot_at() {
    let scenario = house("S8");
    assert_eq!(scenario.field.circles().iter().collect::<Vec<_>>(), [hex(4, 6)]);
    for side in Side::BOTH {
        for weapon in [Weapon::Longbow, Weapon::Arbalest] {
            assert!(scenario.army(side).any(|unit| unit.kind.facts().weapon == weapon), "{side:?} {weapon:?}");
        }
    }
}

/// 17.1: S1, S3, S6 and S8 look the same from both sides.
#[test]
fn mirror_images_are_mirror_images() {
    let across = |of: Hex| hex(ROWS - 1 - of.row(), width(of.row()) - 1 - of.column());
    for id in ["S1", "S3", "S6", "S8"] {
        let Scenario { units, field, .. } = house(id);
        for unit in units {
            let mirrored = Placed { hex: across(unit.hex), side: unit.side.other(), kind: unit.kind };
            assert!(units.contains(&mirrored), "{id}: nobody mirrors {unit:?}");
        }
        for surface in Surface::ALL {
            let covered = field.of(surface);
            assert!(covered.iter().all(|hex| covered.contains(across(hex))), "{id}: {surface:?}");
        }
    }
}

#[test]
fn units_stand_alone_on_passable_hexes() {
    for scenario in all() {
        for (place, unit) in scenario.units.iter().enumerate() {
            assert!(scenario.field.passable().contains(unit.hex), "{}: {unit:?}", scenario.id);
            assert!(scenario.units[..place].iter().all(|other| other.hex < unit.hex), "{}: {unit:?}", scenario.id);
        }
        for objective in &scenario.objectives {
            assert!(scenario.field.passable().contains(objective.hex));
        }
    }
}

#[test]
fn scenarios_are_written_back() {
    let hills = S7.replacen("r4: . . . . H H .", "r4: . . . E H2 HR FE", 1) + "objective = N (8,0) 2\nfords = free\n";
    let own = Scenario::parse(&hills, "own.txt").expect("a scenario of somebody's own");
    assert_eq!([3, 4, 5].map(|column| own.field.height(hex(4, column))), [0, 2, 1]);
    assert!(own.field.fords_are_free() && own.field.of(Surface::Rampart).contains(hex(4, 5)));
    let house: Vec<&Scenario> = all().collect();
    for scenario in house.into_iter().chain([&own]) {
        let text = scenario.text();
        assert_eq!(Scenario::parse(&text, "again.txt").as_ref(), Ok(scenario), "{text}");
        assert_eq!(Scenario::parse(&text, "again.txt").map(|again| again.text()), Ok(text));
    }
}

/// The problems of S4 or S7 after one change, which is made in the line that begins with `at`.
fn after(file: &str, at: &str, from: &str, to: &str) -> (usize, Problems) {
    let line = file.lines().position(|line| line.starts_with(at)).unwrap_or_else(|| panic!("no {at}"));
    let mut lines: Vec<String> = file.lines().map(str::to_owned).collect();
    assert!(lines[line].contains(from), "{} has no {from}", lines[line]);
    lines[line] = lines[line].replacen(from, to, 1);
    let problems = Scenario::parse(&lines.join("\n"), "own.txt").expect_err(to);
    (line + 1, problems)
}

#[test]
fn wrong_heads_are_refused_with_the_line() {
    for (at, from, to, says) in [
        ("id", "S4", "S 4", "`id`: `S 4` is not an id; write letters, digits and `-`"),
        ("id", "id = S4", "name = S4", "`name` is not a key; the keys are id, title, mode"),
        ("id", "id = S4", "first = N", ""),
        ("id", "=", " ", "has no `=`; write `key = value`"),
        ("title", "Raid on the High Village", "", "`title`: it is empty"),
        ("mode", "basic", "easy", "`mode`: `easy` is not a mode; write basic, basic+mercenaries, lore"),
        ("first", "S", "E", "`first`: `E` is not a side; write N or S"),
        ("cards", "N=5 S=5", "N=5", "`cards`: `N=5` is neither `N=5 S=6` nor a number"),
        ("cards", "N=5", "N=9", "`cards`: `9` is not a number from 4 to 6"),
        ("cards", "N=5 S=5", "by Commander level", "`cards`: only mode lore has Commanders"),
        ("banners", "N=5", "N=99", "`banners`: `99` is not a number from 1 to 20"),
        ("banners", "N=5 S=6", "13", "side S needs 13 Victory Banners and can win 12; write 12 or less"),
        ("difficulty", "3", "6", "`difficulty`: `6` is not a number from 1 to 5"),
        ("story", "battlelore-scenario-s4-about", "a b", "`story`: `a b` is not a key of a language file"),
        (
            "story",
            "story = battlelore-scenario-s4-about",
            "council = 6",
            "only mode lore has a council; remove this line",
        ),
    ] {
        let (line, problems) = after(S4, at, from, to);
        let told =
            problems.problems.iter().any(|problem| problem.line == line && problem.what.to_string().contains(says));
        assert!(told || says.is_empty(), "{to}: {problems}");
    }
    let (_, problems) = after(S4, "id", "id = S4", "first = N");
    let texts = problems.to_string();
    assert!(texts.contains("own.txt:6: `first` was given before, in line 3"), "{texts}");
    assert!(texts.contains("own.txt:2: `id` is missing; add a line `id = …`"), "{texts}");
}

#[test]
fn wrong_rows_are_refused_with_the_line() {
    for (at, from, to, says) in [
        ("r0: .", ". .", ". x", "(0,1): `x` is not a terrain; write one of . F H f ~ B R E T P O D C"),
        ("r0: .", ". .", ". F2", "(0,1): `F2` is not a terrain"),
        ("r0: .", ". .", ".", "row r0 of [terrain] has 12 hexes; write 13"),
        ("r0: .", "r0", "r1", ""),
        ("r0: .", "r0:", "top", "is not a row; write `r0:` to `r8:`"),
        ("r4: .", ". .", ". T", "(4,1): a landmark in the middle row belongs to nobody; move it"),
        ("r3:   ----", "NHbs", "NHbz", "(3,3): `NHbz` is not a unit; write `----` or N or S with one of Hgs Hbs"),
        ("r3:   ----", "NHbs", "WHbs", "(3,3): `WHbs` is not a unit"),
        ("r3:   ----", "NHbs", "NDbs", "(3,3): `NDbs` (dwarf_foot) is not for mode basic"),
        ("r3:   ----", "NHbs", "NCgS", "(3,3): `NCgS` (giant_spider) is not for mode basic"),
        ("r3:   ----", "NHbs", "NCbE", "(3,3): `NCbE` is summoned during the match, not placed"),
        ("r3:   ----", "NHbs", "N\u{fc}", "(3,3): `N\u{fc}` is not a unit"),
        ("r3:  . .", ". . . . H", ". . . ~ H", ""),
        ("objective", "(3,5)", "(3,15)", "`15` is not a number from 0 to 11"),
        ("objective", "S (3,5) 1", "(3,5)", "`(3,5)` is not an objective; write side, hex and banners"),
        (
            "objective",
            "objective = S (3,5) 1",
            "goal = S",
            "`goal = S` is not a rule; write `* a line for the players`",
        ),
        ("objective", "objective = S (3,5) 1", "deck = wizard", "there is no Lore deck in this mode"),
        ("objective", "objective = S (3,5) 1", "fords = slow", "`fords = slow` is not a rule"),
    ] {
        let (line, problems) = after(S4, at, from, to);
        let told =
            problems.problems.iter().any(|problem| problem.line == line && problem.what.to_string().contains(says));
        assert!(told || says.is_empty(), "{to}: {problems}");
    }
    let (line, problems) = after(S4, "r3:  . .", ". . . . H", ". . . ~ H");
    let unit = line + 10;
    assert_eq!(
        problems.to_string(),
        format!("own.txt:{unit}: (3,3): no unit can be on River; move `NHbs` or change the terrain")
    );
    let (line, problems) = after(S4, "r0: .", "r0", "r1");
    let texts = problems.to_string();
    assert!(texts.contains(&format!("`r1` was given before, in line {line}")), "{texts}");
    assert!(texts.contains("[terrain] does not have r0; write all nine rows"), "{texts}");
}

#[test]
fn wrong_lore_is_refused_with_the_line() {
    for (at, from, to, says) in [
        ("council", "6", "Wizard 2", "`council`: there is no Commander; begin with `Commander 1`"),
        ("council", "6", "Commander 4", "`council`: `4` is not a number from 1 to 3"),
        ("council", "6", "Commander 1, Druid 1", "`council`: `Druid 1` is not a member"),
        ("council", "6", "Commander 1, Wizard 1, Wizard 1", "`council`: `Wizard` was given before"),
        ("council", "6", "60", "`council`: `60` is not a number from 1 to 20"),
        ("* Both", "* Both", "deck = wizard druid #", "`druid` is not a class, or was named before"),
        (
            "* Both",
            "* Both sides choose a War Council. The Giant Spider takes one of South's six levels.",
            "deck =",
            "no class is named",
        ),
    ] {
        let (line, problems) = after(S7, at, from, to);
        let told =
            problems.problems.iter().any(|problem| problem.line == line && problem.what.to_string().contains(says));
        assert!(told, "{to}: {problems}");
    }
    let (_, problems) = after(S7, "council", "council = 6", "");
    assert_eq!(problems.to_string(), "own.txt:2: a scenario with Lore needs a line like `council = 6`");
}

#[test]
fn all_problems_are_told_in_one_go() {
    let text = "id = x\n[scenario]\nid = x y\nmode = basic\ntitle = T\nfirst = Q\ncards = 5\nbanners = 4\ndifficulty = 9\n[map]\n[scenario]\n";
    let problems = Scenario::parse(text, "own.txt").expect_err("much is wrong");
    let lines: Vec<usize> = problems.problems.iter().map(|problem| problem.line).collect();
    assert_eq!(lines, [1, 3, 6, 9, 10, 11, 11, 11], "{problems}");
    assert!(Scenario::parse("", "own.txt").is_err_and(|problems| problems.to_string().contains("own.txt:1: ")));
}

#[test]
fn cut_and_doubled_files_never_panic() {
    for text in [S4, S7] {
        let lines: Vec<&str> = text.lines().collect();
        for at in 0..lines.len() {
            let mut without = lines.clone();
            let line = without.remove(at);
            let mut doubled = lines.clone();
            doubled.insert(at, line);
            for changed in [without.join("\n"), doubled.join("\n"), lines[..at].join("\n")] {
                if let Ok(scenario) = Scenario::parse(&changed, "own.txt") {
                    assert_eq!(Scenario::parse(&scenario.text(), "own.txt"), Ok(scenario));
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Any text is answered; one that is close to a scenario, too.
    #[test]
    fn strange_files_never_panic(at in any::<prop::sample::Index>(), put in "\\PC{0,6}", text in "\\PC*") {
        assert!(Scenario::parse(&text, "own.txt").is_err());
        let mut letters: Vec<char> = S7.chars().collect();
        let at = at.index(letters.len());
        letters.splice(at..=at, put.chars());
        let changed: String = letters.into_iter().collect();
        if let Ok(scenario) = Scenario::parse(&changed, "own.txt") {
            assert_eq!(Scenario::parse(&scenario.text(), "own.txt"), Ok(scenario), "{changed}");
        }
    }
}

/// Somebody's own scenarios are read like those of the house; what is wrong is told with file and line.
#[test]
fn own_scenarios_are_read_and_mistakes_are_told() {
    let house = FILES[0].1;
    let own = house.replacen("id = S1", "id = HOME", 1);
    let file = |name: &str, text: &str| (name.to_owned(), text.to_owned());
    let files = [
        file("home.txt", &own),
        file("taken.txt", house),
        file("twice.txt", &own),
        file("wrong.txt", &own.replacen("first = ", "first = Q", 1)),
    ];
    let (read, problems) = own_files(&files);
    assert_eq!(read.iter().map(|scenario| scenario.id.as_str()).collect::<Vec<_>>(), ["HOME"]);
    let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
    let line = |wanted: &str| 1 + own.lines().position(|line| line.starts_with(wanted)).expect("the line");
    assert_eq!(told.len(), 3, "{told:?}");
    assert!(told[0].starts_with(&format!("taken.txt:{}: there is a scenario S1 already", line("id"))), "{told:?}");
    assert!(told[1].starts_with(&format!("twice.txt:{}: there is a scenario HOME already", line("id"))), "{told:?}");
    assert!(told[2].starts_with(&format!("wrong.txt:{}: ", line("first"))), "{told:?}");
}
