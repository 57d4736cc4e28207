//! Every link of a page leads somewhere, and every command that a page names is one.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{at, files, read};

/// What holds no pages of ours.
const ELSEWHERE: [&str; 2] = ["target", ".git"];
/// Scripts that are not called by `./`.
const SCRIPTS: [&str; 3] = ["docs/pictures/make", "assets/make", ".ci/run"];
/// What follows the program's name in the first line of a journal.
const JOURNAL: &str = "journal";

/// All pages of the repository.
fn pages() -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(at("")) else { return Vec::new() };
    let ours = entries.flatten().map(|entry| entry.path());
    let ours = ours.filter(|path| !ELSEWHERE.iter().any(|name| path.ends_with(name)));
    let mut found: Vec<PathBuf> = ours
        .flat_map(|path| if path.is_dir() { files(&path, ".md") } else { vec![path] })
        .filter(|path| is_page(path))
        .collect();
    found.sort();
    found
}

fn is_page(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "md")
}

/// A page, taken apart.
#[derive(Default)]
struct Page {
    /// What is set as code: each line of a block, and what stands between backticks.
    code: Vec<String>,
    /// Everything else, by paragraphs.
    text: Vec<String>,
}

impl Page {
    fn of(text: &str) -> Self {
        let mut page = Self::default();
        let mut paragraph = String::new();
        // A line that is indented begins a block only after an empty line; otherwise it goes on with an item of a list.
        let (mut fenced, mut after_empty) = (false, true);
        for line in text.lines().chain([""]) {
            if line.trim_start().starts_with("```") {
                page.end(&mut paragraph);
                (fenced, after_empty) = (!fenced, true);
            } else if fenced || after_empty && line.starts_with("    ") {
                page.code.push(line.trim().to_owned());
            } else if line.trim().is_empty() {
                page.end(&mut paragraph);
                after_empty = true;
            } else {
                paragraph.push_str(line);
                paragraph.push('\n');
                after_empty = false;
            }
        }
        page
    }

    /// A paragraph is over.
    fn end(&mut self, paragraph: &mut String) {
        let inline = paragraph.split('`').skip(1).step_by(2);
        self.code.extend(inline.map(|code| code.split_whitespace().collect::<Vec<_>>().join(" ")));
        self.text.push(paragraph.split('`').step_by(2).collect());
        paragraph.clear();
    }
}

/// What stands between each `start` and the next `end`.
fn between<'a>(text: &'a str, start: &'a str, end: char) -> impl Iterator<Item = &'a str> {
    text.split(start).skip(1).filter_map(move |rest| Some(rest.split_once(end)?.0))
}

/// Where a text leads: `[the map](src/lib.rs)`, and pictures and links in HTML.
fn links(text: &str) -> impl Iterator<Item = &str> {
    between(text, "](", ')').chain(between(text, "src=\"", '"')).chain(between(text, "href=\"", '"'))
}

/// A heading as GitHub writes it in links.
fn slug(heading: &str) -> String {
    let letters = heading.trim().to_lowercase();
    let kept = letters.chars().filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter));
    kept.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
}

/// What a link into a page can name: its headings, and the sections of a rule book as the program calls them.
fn anchors(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut fenced = false;
    for line in text.lines() {
        fenced ^= line.trim_start().starts_with("```");
        let heading = line.trim_start_matches('#').strip_prefix(' ');
        let Some(heading) = heading.filter(|_| !fenced && line.starts_with('#')) else { continue };
        let section = heading.strip_prefix('[').and_then(|rest| rest.split_once(']'));
        found.extend(section.map(|(section, _)| section.to_owned()));
        let plain = slug(heading);
        // Headings of the same words are numbered.
        let numbered = (1..=9).map(|number| format!("{plain}-{number}"));
        let free = std::iter::once(plain.clone()).chain(numbered).find(|anchor| !found.contains(anchor));
        found.extend(free);
    }
    found
}

/// Why a link of a page leads nowhere, if it does.
fn astray(page: &Path, link: &str) -> Option<String> {
    if link.contains("://") || link.starts_with("mailto:") {
        return None;
    }
    let (file, anchor) = link.split_once('#').map_or((link, None), |(file, anchor)| (file, Some(anchor)));
    let target = match file {
        "" => page.to_owned(),
        file => page.parent().unwrap_or(Path::new("")).join(file),
    };
    if !target.exists() {
        return Some(format!("there is no {file}"));
    }
    let anchor = anchor.filter(|_| is_page(&target))?;
    (!anchors(&read(&target)).contains(anchor)).then(|| format!("no heading of {} is #{anchor}", target.display()))
}

/// The options of each command of the program; those without a command stand under the empty word.
struct Known(BTreeMap<String, BTreeSet<String>>);

impl Known {
    /// As the program tells them.
    fn told() -> Self {
        let whole = help("");
        let each = commands(&whole).into_iter().map(|command| (command.to_owned(), options(&help(command))));
        Self(std::iter::once((String::new(), options(&whole))).chain(each).collect())
    }

    /// Why the program cannot do what is said to it, if it cannot.
    fn refuses(&self, said: &[&str]) -> Option<String> {
        // What is written in capitals stands for something, and so do dots.
        let command = said.first().filter(|word| word.starts_with(|letter: char| letter.is_ascii_lowercase()));
        let command = command.copied().unwrap_or_default();
        if command == JOURNAL {
            return None;
        }
        let Some(options) = self.0.get(command) else { return Some(format!("there is no command `{command}`")) };
        let unknown = long(said).find(|option| !options.contains(*option))?;
        Some(format!("`{command}` has no option {unknown}"))
    }
}

/// What the program says of a command, or of itself.
fn help(command: &str) -> String {
    let words = [command, "--help"].into_iter().filter(|word| !word.is_empty());
    let output = Command::new(env!("CARGO_BIN_EXE_imps-table")).args(words).output().expect("the program");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The commands that a help lists.
fn commands(help: &str) -> Vec<&str> {
    let list = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| *line != "Options:");
    let names = list.filter_map(|line| line.strip_prefix("  ")).filter(|line| !line.starts_with(' '));
    names.filter_map(|line| line.split_whitespace().next()).collect()
}

/// The long options that a help names.
fn options(help: &str) -> BTreeSet<String> {
    let words = help.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-'));
    words.filter(|word| word.len() > 2 && word.starts_with("--")).map(str::to_owned).collect()
}

/// The long options among words.
fn long<'a>(said: &'a [&'a str]) -> impl Iterator<Item = &'a str> {
    said.iter().map(|word| word.trim_matches('"')).filter(|word| word.len() > 2 && word.starts_with("--"))
}

/// Why a script cannot be called like that, if it cannot.
fn no_script(script: &str, said: &[&str]) -> Option<String> {
    let path = at(script);
    if !path.is_file() {
        return Some(format!("there is no {script}"));
    }
    let text = read(&path);
    let unknown = long(said).find(|option| !text.contains(option))?;
    Some(format!("{script} does not know {unknown}"))
}

/// Why there is nothing to run, if there is not: `--test rules`, `--bench client`.
fn no_target(option: &str, name: &str) -> Option<String> {
    let folder = match option {
        "--test" => "tests",
        "--bench" => "benches",
        _ => return None,
    };
    let there =
        [format!("{folder}/{name}.rs"), format!("{folder}/{name}/main.rs")].iter().any(|file| at(file).is_file());
    (!there).then(|| format!("there is no {folder}/{name}"))
}

/// Whether code is a command of ours, and what is wrong with it.
fn command(known: &Known, code: &str) -> Option<Result<(), String>> {
    let words: Vec<&str> = code.split_whitespace().collect();
    let wrong = match words.as_slice() {
        ["imps-table" | "./imps-table", said @ ..] => known.refuses(said),
        ["./play", said @ ..] => no_script("./play", &[]).or_else(|| known.refuses(said)),
        ["cargo", "run", said @ ..] => {
            let own = said.iter().position(|word| *word == "--").map_or(said.len(), |dashes| dashes + 1);
            known.refuses(&said[own..])
        }
        ["cargo", "test" | "bench", said @ ..] => said.windows(2).find_map(|pair| no_target(pair[0], pair[1])),
        [script, said @ ..] if script.starts_with("./") || SCRIPTS.contains(script) => no_script(script, said),
        _ => return None,
    };
    Some(wrong.map_or(Ok(()), Err))
}

#[test]
fn every_link_leads_somewhere() {
    let pages = pages();
    assert!(pages.len() >= 20, "only {} pages", pages.len());
    let (mut followed, mut wrong) = (0, Vec::new());
    for path in &pages {
        let page = Page::of(&read(path));
        for link in page.text.iter().flat_map(|text| links(text)) {
            followed += 1;
            wrong.extend(astray(path, link).map(|why| format!("{}: {link}: {why}", path.display())));
        }
    }
    assert!(followed >= 100, "only {followed} links");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_command_is_one() {
    let known = Known::told();
    assert!(known.0.len() >= 8, "only {:?}", known.0.keys());
    let (mut tried, mut wrong) = (0, Vec::new());
    for path in pages() {
        for code in Page::of(&read(&path)).code {
            let Some(found) = command(&known, &code) else { continue };
            tried += 1;
            wrong.extend(found.err().map(|why| format!("{}: {code}: {why}", path.display())));
        }
    }
    assert!(tried >= 50, "only {tried} commands");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_page_of_the_documentation_is_reached_from_the_first_one() {
    let first = read(&at("README.md"));
    for page in files(&at("docs"), ".md") {
        let name = page.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        assert!(first.contains(&format!("](docs/{name})")), "README.md does not lead to {name}");
    }
}

#[test]
fn the_first_build_takes_as_long_as_the_first_page_says() {
    let script = read(&at("play"));
    let told = between(&script, "the first time takes ", ',').next().expect("how long the first build takes");
    let first = read(&at("README.md")).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(first.contains(told), "README.md does not say that it takes {told}");
}

#[test]
fn pages_are_taken_apart() {
    let text = "# Top\n\nSee [a](b.md#c) and `imps-table\narena`.\n\n    ./play --help\n\n```\n[no](link)\n```\n\
                - item\n    goes on `x` <img src=\"d.jpg\">\n";
    let page = Page::of(text);
    assert_eq!(page.code, ["imps-table arena", "./play --help", "[no](link)", "x"]);
    let found: Vec<&str> = page.text.iter().flat_map(|text| links(text)).collect();
    assert_eq!(found, ["b.md#c", "d.jpg"]);
    let text = "# A `b`: c, d\n## [goal] Goal\n## Same\n## Same\n```\n# no\n```\n#no\n";
    let found: Vec<String> = anchors(text).into_iter().collect();
    assert_eq!(found, ["a-b-c-d", "goal", "goal-goal", "same", "same-1"]);
}

#[test]
fn links_that_lead_nowhere_are_caught_and_others_are_not() {
    let page = at("tests/README.md");
    for wrong in ["nobody.md", "../tests/README.md#nothing", "#nothing", "rules/nothing.rs"] {
        assert!(astray(&page, wrong).is_some(), "not caught: {wrong}");
    }
    for right in ["../src/lib.rs", "../README.md", "#case-files", "rules", "https://example.org/nobody.md"] {
        assert_eq!(astray(&page, right), None, "a false alarm");
    }
}

#[test]
fn commands_that_are_none_are_caught_and_others_are_not() {
    let help =
        "A game\n\nCommands:\n  arena  Many matches\n           of bots --no\n  play   One\n\nOptions:\n  -h, --help\n";
    assert_eq!(commands(help), ["arena", "play"]);
    let told = [("", help), ("arena", "  --pool\n      --games <GAMES>")];
    let known = Known(told.map(|(command, help)| (command.to_owned(), options(help))).into());
    let planted = [
        "imps-table dance",
        "imps-table arena GAME --pol",
        "./play arena --gam 3",
        "./nobody",
        "./check --some",
        "cargo run --release -- dance",
        "cargo test --test nobody",
        "cargo bench --bench nobody",
    ];
    for code in planted {
        assert!(command(&known, code).is_some_and(|found| found.is_err()), "not caught: {code}");
    }
    let right = [
        "imps-table",
        "imps-table COMMAND --help",
        "imps-table 1",
        "imps-table journal 7",
        "imps-table arena GAME --pool --games 3 > file",
        "./play",
        "./check --all",
        "cargo run --release",
        "cargo run --release -- arena battle_line --pool",
        "cargo test --no-default-features --test rules pages",
    ];
    for code in right {
        assert_eq!(command(&known, code), Some(Ok(())), "{code}");
    }
    for code in ["imps-table-0.5.0-x86_64-linux.tar.gz", "src/lib.rs", "cargo doc --open", "--pool"] {
        assert_eq!(command(&known, code), None, "{code}");
    }
}
