//! Sits before the program in a real window: under the window system's own loop, on a screen of its own that nobody sees
//! (Xvfb), worked by xdotool. No graphics driver, so that frames are cheap.
//!
//! The window system gives each process one loop only. So a test starts its own executable again for the same test alone;
//! there [`Window::open`] becomes the program, which tells in a line of its output what every update has come to.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use bevy_egui::egui::Id;
use bevy_egui::{EguiFullOutput, EguiPostUpdateSet};
use imps_table::client::session::{Overlay, Screen};
use imps_table::client::settings::Settings;
use imps_table::client::ui::focus::Focus;
use imps_table::client::{PictureOutput, app, no_window};
use imps_table::folders::DataFolder;
use imps_table::storage::settings::FILE;

use super::driver::on_a_main_thread;

/// Names the data folder to the program in the window.
const INSIDE: &str = "IMPS_TABLE_TEST_WINDOW";
/// What lines about an update begin with.
const MARK: &str = "@update";
/// How long anything may take on a machine that has much else to do.
const LIMIT: Duration = Duration::from_secs(120);

/// What an update has come to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Update {
    /// How many there have been.
    pub count: u32,
    pub screen: String,
    pub overlay: String,
    /// What the interface draws, as a number.
    pub shapes: u64,
    /// Where everything stands and where it is seen from, as a number.
    pub scene: u64,
    pub size: (f32, f32),
    /// What can be focused, by the number of its id, and the middle of its place on the screen.
    pub spots: Vec<(u64, (f32, f32))>,
}

impl Update {
    fn read(line: &str) -> Option<Self> {
        let mut words = line.strip_prefix(MARK)?.split_whitespace();
        let mut next = || words.next();
        let mut update = Self {
            count: next()?.parse().ok()?,
            screen: next()?.to_owned(),
            overlay: next()?.to_owned(),
            shapes: next()?.parse().ok()?,
            scene: next()?.parse().ok()?,
            size: (next()?.parse().ok()?, next()?.parse().ok()?),
            spots: Vec::new(),
        };
        while let Some(id) = next() {
            update.spots.push((id.parse().ok()?, (next()?.parse().ok()?, next()?.parse().ok()?)));
        }
        Some(update)
    }
}

/// A screen that nobody sees.
pub struct Display {
    server: Child,
    /// What it is called.
    pub name: String,
}

/// The program in its window, seen from outside.
pub struct Window {
    display: Display,
    program: Child,
    wakes: ChildStdin,
    lines: Receiver<String>,
    /// The last update.
    pub now: Update,
    /// Its data folder.
    pub data: tempfile::TempDir,
}

/// What the program finds when it starts.
#[derive(Clone, Copy, Default)]
pub struct Found<'a> {
    /// Its settings file, if it is not empty.
    pub settings: &'a str,
    /// What the screen's database of X resources says, if it says anything.
    pub resources: &'a str,
    /// A variable of its environment.
    pub variable: Option<(&'a str, &'a str)>,
}

/// Ends a process.
fn end(process: &mut Child) {
    let _ = process.kill();
    let _ = process.wait();
}

impl Drop for Display {
    fn drop(&mut self) {
        end(&mut self.server);
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        end(&mut self.program);
    }
}

impl Display {
    /// A screen of this size.
    pub fn open(width: u32, height: u32) -> Self {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-noreset", "-nolisten", "tcp", "-screen", "0", &format!("{width}x{height}x24")])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|_| panic!("Xvfb is missing: install it (on Debian: apt-get install xvfb)"));
        let mut number = String::new();
        BufReader::new(server.stdout.take().expect("its output")).read_line(&mut number).expect("a display");
        Self { server, name: format!(":{}", number.trim()) }
    }
}

impl Window {
    /// Opens the program on a screen of this size and waits for the title. `test` is the full name of the calling test,
    /// `prepare` changes the program before it starts.
    pub fn open(test: &str, screen: (u32, u32), prepare: fn(&mut App)) -> Self {
        Self::open_where(test, screen, Found::default(), prepare)
    }

    /// The same with what the program finds.
    pub fn open_where(test: &str, (width, height): (u32, u32), found: Found<'_>, prepare: fn(&mut App)) -> Self {
        if let Some(data) = std::env::var_os(INSIDE) {
            on_a_main_thread(move || be_the_program(Path::new(&data), prepare));
            std::process::exit(0);
        }
        let display = Display::open(width, height);
        let data = tempfile::tempdir().expect("a folder");
        if !found.settings.is_empty() {
            std::fs::write(data.path().join(FILE), found.settings).expect("room");
        }
        if !found.resources.is_empty() {
            let done = Command::new("xprop")
                .args(["-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", found.resources])
                .env("DISPLAY", &display.name)
                .status()
                .unwrap_or_else(|_| panic!("xprop is missing: install it (on Debian: apt-get install x11-utils)"));
            assert!(done.success(), "xprop");
        }
        let mut program = Command::new(std::env::current_exe().expect("this test"))
            .args([test, "--exact", "--nocapture", "--test-threads=1"])
            .env(INSIDE, data.path())
            .env("DISPLAY", &display.name)
            .env_remove("WAYLAND_DISPLAY")
            .envs(found.variable)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("this test again");
        let wakes = program.stdin.take().expect("its input");
        let output = BufReader::new(program.stdout.take().expect("its output"));
        let (sender, lines) = channel();
        std::thread::spawn(move || output.lines().map_while(Result::ok).all(|line| sender.send(line).is_ok()));
        let mut window = Self { display, program, wakes, lines, now: Update::default(), data };
        window.wait("the title", |now| now.screen == "Title");
        // Nobody else gives the window the keyboard.
        window.work("search --onlyvisible --name Imp windowfocus --sync");
        window
    }

    /// Waits until an update has come to something.
    pub fn wait(&mut self, what: &str, holds: impl Fn(&Update) -> bool) {
        let begun = Instant::now();
        while !holds(&self.now) {
            let left = LIMIT.saturating_sub(begun.elapsed());
            match self.lines.recv_timeout(left) {
                Ok(line) => self.now = Update::read(&line).unwrap_or_else(|| self.now.clone()),
                Err(_) => panic!("waited in vain for {what}; the last update was {:?}", self.now),
            }
        }
    }

    /// Waits until the program sleeps and nothing is on its way to it.
    pub fn rest(&mut self) {
        let begun = Instant::now();
        let mut calm = 0;
        while calm < 12 {
            std::thread::sleep(Duration::from_millis(40));
            let mut told = false;
            while let Ok(line) = self.lines.try_recv() {
                self.now = Update::read(&line).unwrap_or_else(|| self.now.clone());
                told = true;
            }
            let sleeps = !told && asleep(self.program.id()) && asleep(self.display.server.id());
            calm = if sleeps { calm + 1 } else { 0 };
            assert!(begun.elapsed() < LIMIT, "the window never rests; the last update was {:?}", self.now);
        }
    }

    /// Wakes the program without touching anything.
    pub fn wake(&mut self) {
        let before = self.now.count;
        writeln!(self.wakes).expect("the program listens");
        self.wait("an update", |now| now.count > before);
    }

    /// Works mouse and keys: the words are xdotool's.
    pub fn work(&self, words: &str) {
        let done = Command::new("xdotool")
            .args(words.split_whitespace())
            .env("DISPLAY", &self.display.name)
            .stdout(Stdio::null())
            .status()
            .unwrap_or_else(|_| panic!("xdotool is missing: install it (on Debian: apt-get install xdotool)"));
        assert!(done.success(), "xdotool {words}");
    }

    /// Another keyboard is plugged in: the name is setxkbmap's.
    pub fn keyboard(&self, layout: &str) {
        let done = Command::new("setxkbmap").arg(layout).env("DISPLAY", &self.display.name).status();
        let done = done.unwrap_or_else(|_| {
            panic!("setxkbmap is missing: install it (on Debian: apt-get install x11-xkb-utils)");
        });
        assert!(done.success(), "setxkbmap {layout}");
        // The keyboard is changed before anything is pressed on it.
        std::thread::sleep(Duration::from_millis(300));
    }

    /// The middle of something that can be focused.
    pub fn place(&self, id: Id) -> (f32, f32) {
        let spot = self.now.spots.iter().find(|(known, _)| *known == id.value());
        spot.unwrap_or_else(|| panic!("{id:?} is not on the screen")).1
    }

    /// Moves the pointer there.
    pub fn point(&self, (x, y): (f32, f32)) {
        self.work(&format!("mousemove {} {}", x.round(), y.round()));
    }

    /// Holds the program as if the machine were busy elsewhere, or lets it go on.
    pub fn hold(&self, held: bool) {
        let signal = if held { "-STOP" } else { "-CONT" };
        let done = Command::new("kill").arg(signal).arg(self.program.id().to_string()).status();
        assert!(done.is_ok_and(|done| done.success()), "kill {signal}");
    }

    /// Left, top, width and height of the window on its screen.
    pub fn geometry(&self) -> [i32; 4] {
        let told = Command::new("xdotool")
            .args(["search", "--onlyvisible", "--name", "Imp", "getwindowgeometry", "--shell"])
            .env("DISPLAY", &self.display.name)
            .output()
            .expect("xdotool");
        let text = String::from_utf8_lossy(&told.stdout).into_owned();
        ["X", "Y", "WIDTH", "HEIGHT"].map(|name| {
            let value = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix('='));
            value.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("no {name} in {text}"))
        })
    }
}

/// Whether no thread of a process runs or would like to.
fn asleep(process: u32) -> bool {
    let threads = std::fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten();
    threads.filter_map(|thread| std::fs::read_to_string(thread.path().join("stat")).ok()).all(|stat| {
        let state = stat.rsplit(") ").next().and_then(|rest| rest.chars().next());
        state.is_some_and(|state| !"RD".contains(state))
    })
}

/// What the interface draws in this update, as a number.
#[derive(Resource, Default)]
struct Drawn(u64);

/// Runs the program until it is ended from outside.
fn be_the_program(data: &Path, prepare: fn(&mut App)) {
    no_window::answer_for_missing_devices().expect("a display");
    let mut app = app(imps_table::games::house(), PictureOutput::Blank, DataFolder(data.to_owned()));
    // Nothing is drawn here, so flames would cost nothing and never rest.
    app.world_mut().resource_mut::<Settings>().living_flames = false;
    prepare(&mut app);
    let proxy = (**app.world().resource::<EventLoopProxyWrapper>()).clone();
    std::thread::spawn(move || {
        for _ in std::io::stdin().lines() {
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    });
    app.init_resource::<Drawn>()
        .add_systems(PostUpdate, look.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput))
        .add_systems(Last, tell.run_if(not(in_state(Screen::Loading))));
    app.run();
}

fn number(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

fn look(outputs: Query<&EguiFullOutput>, mut drawn: ResMut<Drawn>) {
    for output in outputs.iter().filter_map(|output| output.0.as_ref()) {
        drawn.0 = number(&format!("{:?}", output.shapes));
    }
}

fn tell(
    (screen, overlay): (Res<State<Screen>>, Res<State<Overlay>>),
    drawn: Res<Drawn>,
    focus: Res<Focus>,
    things: Query<(&GlobalTransform, &InheritedVisibility), Or<(With<Mesh3d>, With<Camera>)>>,
    window: Query<&bevy::window::Window, With<PrimaryWindow>>,
    mut count: Local<u32>,
) {
    *count += 1;
    let mut scene: Vec<String> = things.iter().map(|thing| format!("{thing:?}")).collect();
    scene.sort();
    let size = window.single().map_or(Vec2::ZERO, |window| Vec2::new(window.width(), window.height()));
    let mut line = format!(
        "{MARK} {} {:?} {:?} {} {} {} {}",
        *count,
        screen.get(),
        overlay.get(),
        drawn.0,
        number(&scene.join(" ")),
        size.x,
        size.y
    );
    for spot in focus.spots() {
        let middle = spot.rect.center();
        line += &format!(" {} {} {}", spot.id.value(), middle.x, middle.y);
    }
    let _ = writeln!(std::io::stdout(), "{line}");
}
