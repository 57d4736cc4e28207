//! The order of the house: who may know whom.

use std::path::Path;

use imps_table::games::house;

use crate::{at, files, read};

/// `battle_line` as a word of its own, or as the start of a path; `BattleLine` likewise.
fn names(text: &str, word: &str) -> bool {
    let part = |letter: char| letter.is_alphanumeric() || letter == '_';
    text.match_indices(word).any(|(at, _)| !text[..at].ends_with(part) && !text[at + word.len()..].starts_with(part))
}

fn camel(id: &str) -> String {
    id.split('_').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}

/// Source without comments: words about a game are no harm, except that they are found here only line by line.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines().map(|line| line.split("//").next().unwrap_or_default()))
}

#[test]
fn nothing_outside_its_folder_names_a_game_but_the_registry() {
    for game in house().rules() {
        let home = at("src/games").join(game.id());
        assert!(home.is_dir(), "{} has no folder of its own", game.id());
        for path in files(&at("src"), ".rs") {
            if path.starts_with(&home) || path == at("src/games/mod.rs") {
                continue;
            }
            for (number, line) in code(&read(&path)) {
                let named = names(line, game.id()) || names(line, &camel(game.id()));
                assert!(!named, "{}:{number} names {}: {line}", path.display(), game.id());
            }
        }
    }
}

/// The floors of the house from the ground up; what stands on one may use those below it, and what is beside it there.
const FLOORS: [&[&str]; 9] = [
    &["engine", "folders"],
    &["ai", "locale", "wire"],
    &["table"],
    &["games"],
    &["rulebook"],
    &["storage"],
    &["host"],
    &["client"],
    &["cli"],
];

/// Where Bevy is: the rest of the house builds without it.
const WITH_BEVY: &str = "client";

#[test]
fn dependencies_go_one_way() {
    let floor = |name: &str| FLOORS.iter().position(|floor| floor.contains(&name));
    let mut wrong = Vec::new();
    for path in files(&at("src"), ".rs") {
        let Some(part) = part_of(&path, "src").filter(|part| floor(part).is_some()) else { continue };
        // Bodies and music of a game are the client's, and the registry hands them on to it.
        let scene = path.iter().any(|folder| folder == "scene") && part == "games";
        let registry = path == at("src/games/registry.rs");
        let own = if scene { floor(WITH_BEVY) } else { floor(&part) };
        let text = read(&path);
        // Tests may put together what they like.
        let text = text.split_once("#[cfg(test)]\nmod tests {").map_or(text.as_str(), |(before, _)| before);
        let tests = path.ends_with("tests.rs") || path.iter().any(|folder| folder == "tests");
        let above = named_parts(text, "crate::").into_iter().filter(|(_, other)| !tests && floor(other) > own);
        for (number, other) in above.filter(|(_, other)| !registry || *other == "cli") {
            wrong.push(format!("{}:{number}: `{part}` looks up to `{other}`", path.display()));
        }
        // What the client keeps as a resource may be marked as one, where there is a client.
        let marked = |line: &str| line.contains("cfg_attr(feature = \"client\"");
        let bevy =
            code(text).filter(|(_, line)| ["bevy", "egui"].iter().any(|word| names(line, word)) && !marked(line));
        let clock = code(text).filter(|(_, line)| {
            part == "host" && !tests && ["Instant", "SystemTime"].iter().any(|word| names(line, word))
        });
        wrong.extend(clock.map(|(number, line)| format!("{}:{number} looks at a clock: {line}", path.display())));
        for (number, line) in bevy.filter(|_| own < floor(WITH_BEVY) && !registry) {
            wrong.push(format!("{}:{number} needs Bevy: {line}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What a path is written in: the module's folder or file directly in `folder`, as `client/pieces/piece.rs` is in `pieces`.
fn part_of(path: &Path, folder: &str) -> Option<String> {
    let first = path.strip_prefix(at(folder)).ok()?.iter().next()?;
    Some(first.to_string_lossy().trim_end_matches(".rs").to_owned())
}

/// What comes right after `module` wherever a text names it, with the line; empty before a brace.
fn named_parts<'a>(text: &'a str, module: &str) -> Vec<(usize, &'a str)> {
    let mut found = Vec::new();
    for (number, line) in code(text) {
        for (at, _) in line.match_indices(module) {
            let rest = &line[at + module.len()..];
            let end = rest.find(|letter: char| !(letter.is_alphanumeric() || letter == '_')).unwrap_or(rest.len());
            found.push((number, &rest[..end]));
        }
    }
    found
}

/// The modules in the order in which the client says that they stand.
fn floors() -> Vec<String> {
    let text = read(&at("src/client/mod.rs"));
    let list = text.split_once("FLOORS").and_then(|(_, rest)| rest.split_once("];")).map_or("", |(list, _)| list);
    let names = list.lines().filter_map(|line| line.trim().strip_prefix('"')?.strip_suffix("\","));
    names.map(str::to_owned).collect()
}

#[test]
fn every_module_of_the_client_uses_only_those_below_it() {
    let floors = floors();
    let floor = |name: &str| floors.iter().position(|floor| floor == name);
    let mut wrong = Vec::new();
    for path in files(&at("src/client"), ".rs").into_iter().filter(|path| !path.ends_with("tests.rs")) {
        let Some(part) = part_of(&path, "src/client").filter(|part| part != "mod") else { continue };
        let Some(own) = floor(&part) else {
            wrong.push(format!("{}: `{part}` stands on no floor of client/mod.rs", path.display()));
            continue;
        };
        // Tests of a part may put together what they like.
        let text = read(&path);
        let text = text.split_once("#[cfg(test)]\nmod tests {").map_or(text.as_str(), |(before, _)| before);
        let within = path.strip_prefix(at("src/client")).map_or(0, |rest| rest.iter().count());
        let out = "super::".repeat(within - usize::from(path.ends_with("mod.rs")));
        let above = named_parts(text, "crate::client::").into_iter().chain(named_parts(text, &out));
        for (number, other) in above.filter(|(_, other)| floor(other).is_none_or(|floor| floor > own)) {
            wrong.push(format!("{}:{number}: `{part}` looks up to `{other}`", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// In Battle Royal one folder changes the board, and `mod.rs` alone stands above it: what only asks knows nothing of it.
#[test]
fn what_asks_about_the_board_knows_nothing_of_what_changes_it() {
    let home = at("src/games/battle_royal");
    let changes = home.join("referee");
    assert!(changes.is_dir(), "{} is not there", changes.display());
    for path in files(&home, ".rs").iter().filter(|path| !path.starts_with(&changes) && **path != home.join("mod.rs")) {
        for (number, line) in code(&read(path)) {
            let looks_up = ["referee", "Referee"].iter().any(|word| names(line, word));
            assert!(!looks_up, "{}:{number} looks up to the referee: {line}", path.display());
        }
    }
}

/// Whether the item in this line of `lines` has a doc comment, attributes between them or not.
fn is_documented(lines: &[&str], item: usize) -> bool {
    let above = lines[..item].iter().rev().map(|line| line.trim());
    let mut attributes = above.take_while(|line| !line.is_empty() && !line.ends_with(['{', '}', ';']));
    attributes.any(|line| line.starts_with("///"))
}

#[test]
fn docs_say_more_than_the_name() {
    let kinds = ["fn", "const fn", "struct", "enum", "trait", "type", "static"].map(|kind| format!("pub {kind} "));
    for path in files(&at("src"), ".rs") {
        let text = read(&path);
        let lines: Vec<&str> = text.lines().take_while(|line| *line != "mod tests {").collect();
        for (number, line) in lines.iter().map(|line| line.trim()).enumerate() {
            // What a plugin adds, its module says.
            let is_item = kinds.iter().any(|kind| line.starts_with(kind)) && !line.starts_with("pub fn plugin(");
            let place = format!("{}:{}", path.display(), number + 1);
            assert!(!is_item || is_documented(&lines, number), "{place}: say what it is for: {line}");
            let is_doc = |line: Option<&&str>| line.is_some_and(|line| line.trim().starts_with("///"));
            let alone = !is_doc(lines.get(number.wrapping_sub(1))) && !is_doc(lines.get(number + 1));
            if let Some(doc) = line.strip_prefix("///").filter(|doc| alone && !doc.contains('`')) {
                assert!(doc.split_whitespace().count() > 2, "{place}: say more than the name, or nothing: {doc}");
            }
        }
    }
}

#[test]
fn what_is_said_of_the_table_goes_by_what_has_been_told() {
    // The match is ahead of it while something is told; `Session::seen` and `Session::inspect` are not.
    let ahead = ["known.seen(", "known.layout(", "known.plates(", "known.inspect("];
    for path in ["src/client/ui", "src/client/picker"].into_iter().flat_map(|folder| files(&at(folder), ".rs")) {
        if path.starts_with(at("src/client/ui/tests")) || path.ends_with("tests.rs") {
            continue;
        }
        for (number, line) in code(&read(&path)) {
            let asked = ahead.iter().find(|word| line.contains(**word));
            assert!(asked.is_none(), "{}:{number} asks the match before it is told: {line}", path.display());
        }
    }
}

/// What decides something at the table, and the only file of its interface that may.
const DECIDES: [&str; 9] = [
    "Navigation",
    "MessageWriter",
    "ResMut<Picker>",
    "ResMut<Director>",
    "ResMut<Settings>",
    "ResMut<Notices>",
    "ResMut<Hud>",
    "&mut Hud,",
    "&mut Hud)",
];
const CARRIES_OUT: &str = "wishes.rs";
/// Where it begins: it has the window's context, and looks at what is pressed.
const BEGINS: &str = "drawing.rs";

#[test]
fn parts_of_the_match_screen_draw_and_wish() {
    let parts = files(&at("src/client/ui/screens/hud"), ".rs");
    assert!(parts.len() > 20, "{parts:?}");
    for path in parts.iter().filter(|path| !path.ends_with(CARRIES_OUT)) {
        for (number, line) in code(&read(path)) {
            let decides = DECIDES.iter().find(|word| line.contains(**word));
            let begins = path.ends_with(BEGINS) && decides == Some(&"Navigation");
            assert!(decides.is_none() || begins, "{}:{number} decides: {line}", path.display());
        }
    }
}

/// What somebody decides at a screen changes; a part that draws is not handed it.
const DECIDED: [&str; 10] =
    ["Navigation", "Notices", "Settings", "Rebind", "Picker", "Director", "Bench", "Listing", "RuleBookAt", "Shared"];

/// Every function of a text, from its name to the brace of its body, with the number of its first line.
fn signatures(text: &str) -> Vec<(usize, String)> {
    let mut found: Vec<(usize, String)> = Vec::new();
    let mut open = false;
    for (number, line) in code(text) {
        let words = line.trim_start();
        if words.starts_with("fn ") || words.starts_with("pub") && words.contains(" fn ") {
            found.push((number, String::new()));
            open = true;
        }
        if let Some((_, signature)) = found.last_mut().filter(|_| open) {
            signature.push_str(line);
        }
        open &= !line.trim_end().ends_with(['{', ';', '}']);
    }
    found
}

#[test]
fn parts_of_every_screen_draw_and_wish() {
    let mut parts = 0;
    for path in files(&at("src/client/ui/screens"), ".rs") {
        for (number, signature) in signatures(&read(&path)) {
            // What begins a screen and what carries its wishes out are systems, or draw nothing: they borrow no kit to draw with.
            if !signature.contains("&mut UiKit") {
                continue;
            }
            parts += 1;
            let changes =
                |name: &&&str| ["&mut ", "ResMut<"].iter().any(|way| signature.contains(&format!("{way}{name}")));
            let decides = DECIDED.iter().find(changes);
            assert!(decides.is_none(), "{}:{number} draws and decides: {decides:?}", path.display());
        }
    }
    assert!(parts > 150, "{parts}");
}

#[test]
fn rules_have_no_hidden_inputs() {
    for path in files(&at("src/games"), ".rs").into_iter().chain(files(&at("src/engine"), ".rs")) {
        let relative = path.strip_prefix(at("src")).map(|path| path.to_string_lossy().into_owned()).unwrap_or_default();
        if ["/table/", "/scene/", "/bot/"].iter().any(|part| relative.contains(part)) {
            continue;
        }
        for (number, line) in code(&read(&path)) {
            for word in ["thread_rng", "SystemTime", "Instant", "f32", "f64", "HashMap", "HashSet"] {
                // The registry compares names by likeness; that is no rule.
                let registry = relative == "games/entry.rs";
                assert!(registry || !names(line, word), "{}:{number} uses {word}: {line}", path.display());
            }
        }
    }
}

#[test]
fn no_path_of_the_building_machine_is_built_in() {
    let all = ["src", "tests", "benches"].into_iter().flat_map(|folder| files(&at(folder), ".rs"));
    for path in all.filter(|path| !path.ends_with("tests/rules/house.rs")) {
        for (number, line) in code(&read(&path)) {
            assert!(!line.contains("env!(\"CARGO_MANIFEST_DIR"), "{}:{number}: {line}", path.display());
        }
    }
}

/// A function has so many lines at most, or says why it has more; a file has so many.
const LINES: usize = 80;
const FILE: usize = 600;
/// How it says so.
const REASONS: [&str; 2] = ["one arm for each", "In one piece"];

#[test]
fn functions_and_files_are_short_or_say_why() {
    let (mut long, mut explained) = (Vec::new(), 0);
    for path in files(&at("src"), ".rs") {
        let text = read(&path);
        let lines: Vec<&str> = text.lines().collect();
        if lines.len() > FILE {
            long.push(format!("{} has {} lines", path.display(), lines.len()));
        }
        for (number, _) in signatures(&text).into_iter().filter(|(_, signature)| signature.trim_end().ends_with('{')) {
            let first = number - 1;
            let indent = lines[first].len() - lines[first].trim_start().len();
            let closes = |line: &str| line.trim() == "}" && line.len() == indent + 1;
            let Some(last) = lines[first..].iter().position(|line| closes(line)) else { continue };
            let docs = lines[..first].iter().rev().take_while(|line| line.trim_start().starts_with("//"));
            let docs: Vec<&str> = docs.copied().collect();
            if last < LINES {
                continue;
            }
            if docs.iter().any(|line| REASONS.iter().any(|reason| line.contains(reason))) {
                explained += 1;
            } else {
                long.push(format!("{}:{number} is a function of {} lines", path.display(), last + 1));
            }
        }
    }
    assert!(long.is_empty(), "{}", long.join("\n"));
    assert!(explained > 5, "functions that are longer for a reason are found: {explained}");
}
