//! What a screen reader of the system knows of the real window: asked for over AT-SPI, as Orca does.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::driver::every_game;
use super::window_driver::{Found, Window};

/// How long anything may take on a machine that has much else to do.
const LIMIT: Duration = Duration::from_secs(60);

/// A bus of one session, on which screen readers ask.
struct Bus {
    bus: Child,
    address: String,
}

impl Drop for Bus {
    fn drop(&mut self) {
        // It starts others, and these further ones: all of them are of its group, and end with it.
        let group = format!("-{}", self.bus.id());
        let _ = Command::new("kill").args(["-TERM", "--", &group]).status();
        let _ = self.bus.wait();
    }
}

/// Something in the window, as a screen reader is told of it.
#[derive(Clone, Debug)]
struct Node {
    role: String,
    name: String,
    about: String,
}

impl Bus {
    fn open() -> Self {
        let mut bus = Command::new("dbus-daemon")
            .args(["--session", "--nofork", "--print-address"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .unwrap_or_else(|_| panic!("dbus-daemon is missing: install it (on Debian: apt-get install dbus)"));
        let mut address = String::new();
        BufReader::new(bus.stdout.take().expect("its output")).read_line(&mut address).expect("an address");
        Self { bus, address: address.trim().to_owned() }
    }

    /// Does something as a screen reader would; gives what it is told.
    fn ask(&self, words: &[&str]) -> Result<String, String> {
        let told = Command::new("/usr/bin/python3")
            .args(["-c", include_str!("at_spi.py")])
            .args(words)
            .env("DBUS_SESSION_BUS_ADDRESS", &self.address)
            .output()
            .map_err(|error| format!("python3: {error}"))?;
        match told.status.success() {
            true => Ok(String::from_utf8_lossy(&told.stdout).into_owned()),
            false => Err(String::from_utf8_lossy(&told.stderr).into_owned()),
        }
    }

    /// Everything in the window, in reading order, as soon as `holds`.
    fn wait(&self, what: &str, holds: impl Fn(&[Node]) -> bool) -> Vec<Node> {
        let begun = Instant::now();
        loop {
            let told = self.ask(&["tree"]);
            let nodes: Vec<Node> = told.iter().flat_map(|text| text.lines()).filter_map(Node::read).collect();
            if holds(&nodes) {
                return nodes;
            }
            assert!(begun.elapsed() < LIMIT, "waited in vain for {what}: {nodes:#?} {told:?}");
            std::thread::sleep(Duration::from_millis(200));
        }
    }

    fn press(&self, name: &str) {
        self.ask(&["press", name]).unwrap_or_else(|why| panic!("{name}: {why}"));
    }
}

impl Node {
    fn read(line: &str) -> Option<Self> {
        let mut parts = line.split('\t').skip(1).map(ToOwned::to_owned);
        Some(Self { role: parts.next()?, name: parts.next()?, about: parts.next()? })
    }
}

/// Names of everything in such a role, in reading order.
fn of_role<'a>(nodes: &'a [Node], role: &str) -> Vec<&'a str> {
    nodes.iter().filter(|node| node.role == role).map(|node| node.name.as_str()).collect()
}

/// Whether something is called so.
fn names(nodes: &[Node], name: &str) -> bool {
    nodes.iter().any(|node| node.name == name)
}

/// Whether each of them is known as something, and every choice tells what is chosen; while one picture gives way to the next,
/// some are not, and some do not.
fn whole(nodes: &[Node]) -> bool {
    nodes.iter().all(|node| node.role != "unknown" && (node.role != "combo box" || !node.about.is_empty()))
}

#[test]
fn title_set_up_and_the_table_of_every_game_are_told_and_worked_over_at_spi() {
    const TEST: &str = "reader::title_set_up_and_the_table_of_every_game_are_told_and_worked_over_at_spi";
    let bus = Bus::open();
    let found = Found { variable: Some(("DBUS_SESSION_BUS_ADDRESS", &bus.address)), ..Found::default() };
    let mut window = Window::open_where(TEST, (1280, 720), found, |_| {});
    window.rest();
    // The window rests while the screen reader comes.
    bus.ask(&["begin"]).expect("org.a11y.Bus: install at-spi2-core, python3-gi and gir1.2-atspi-2.0");
    let menu = [
        "New game",
        "Lessons and puzzles",
        "Saved games",
        "Rule books",
        "Settings",
        "Credits",
        "Report a problem",
        "Quit",
    ]
    .as_slice();
    let is_title = |nodes: &[Node]| of_role(nodes, "push button").starts_with(menu);
    let title = bus.wait("the title", is_title);
    assert_eq!((title[0].role.as_str(), title[0].name.as_str()), ("frame", "The Imp's Table"));
    let boxes = ["Battle Line", "Knight Line", "The Bottle Imp", "BattleLore", "Battle Royal"];
    assert_eq!(every_game().count(), boxes.len());
    for game in boxes {
        bus.press(game);
        // The row of games stands above all else; as long as the title gives way, its buttons are among what is told.
        let set_up = bus.wait("the set-up", |nodes| {
            let first = nodes.iter().find(|node| node.role != "frame");
            let is_first = first.is_some_and(|node| (node.name.as_str(), node.about.as_str()) == ("New game", game));
            is_first && of_role(nodes, "push button").contains(&"Start") && whole(nodes)
        });
        let seats = of_role(&set_up, "combo box").iter().filter(|name| name.starts_with("Seats ")).count();
        assert!(seats > 1, "{game}: {set_up:#?}");
        assert!(of_role(&set_up, "entry").contains(&"Seed"), "{game}: {set_up:#?}");
        bus.press("Start");
        // Everything on the table, its buttons, and what is asked or told.
        bus.wait("a table", |nodes| {
            let told = of_role(nodes, "status bar").iter().any(|name| !name.is_empty());
            let buttons = of_role(nodes, "push button");
            let has_bar = ["Undo the last move", "More buttons", "Menu"].iter().all(|name| buttons.contains(name));
            let pieces = of_role(nodes, "list item");
            let are_named = pieces.len() > 3 && pieces.iter().all(|name| !name.is_empty());
            are_named && told && has_bar && !names(nodes, "Start") && whole(nodes)
        });
        bus.press("Menu");
        bus.wait("the menu", |nodes| names(nodes, "Leave match"));
        bus.press("Leave match");
        bus.wait("the question", |nodes| {
            names(nodes, "No, go back") && nodes.iter().filter(|node| node.name == "Leave match").count() == 1
        });
        bus.press("Leave match");
        bus.wait("the title", is_title);
    }
}
