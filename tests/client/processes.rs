//! Processes that tests start and that end by themselves: the program, and a test again that becomes it.

use std::io::{self, Read as _, Seek as _, Write as _};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use imps_table::client::restart::{self, Restart};
use imps_table::folders::DataFolder;

use super::driver::on_a_main_thread;

/// Names the data folder to a test that has been started again.
const INSIDE: &str = "IMPS_TABLE_TEST_PROCESS";
/// Set if the program is to begin anew however early it ends.
pub const SETTLED: &str = "IMPS_TABLE_TEST_SETTLED";
/// Set once the program has begun anew.
const AGAIN: &str = "IMPS_TABLE_TEST_AGAIN";
/// What it says then.
pub const BEGUN_ANEW: &str = "the program has begun anew";
/// How long anything may take on a machine that has much else to do.
const LIMIT: Duration = Duration::from_secs(120);

/// Mounts the disk, fills it, and runs a process.
const ON_A_FULL_DISK: &str = r#"
disk=$1 before=$2 after=$3
shift 3
mount -t tmpfs -o size=1m none "$disk" && cp -R "$before/." "$disk" || exit 99
head -c 2000000 /dev/zero >"$disk/filler" 2>/dev/null
"$@"
code=$?
cp -R "$disk/." "$after"
exit $code
"#;

/// What systems call their languages.
pub const ENGLISH: &str = "en_US.UTF-8";
pub const JAPANESE: &str = "ja_JP.UTF-8";

/// How a process has ended, and all that it has said.
pub struct Ended {
    code: Option<i32>,
    said: String,
}

impl Ended {
    /// Waits for the end of a process into which this is typed.
    pub fn of(process: &mut Command, typed: &str) -> Self {
        let mut input = tempfile::tempfile().expect("room");
        input.write_all(typed.as_bytes()).expect("room");
        input.rewind().expect("a file");
        let mut output = tempfile::tempfile().expect("room");
        let shared = || output.try_clone().expect("the same file");
        let mut running = process.stdin(input).stdout(shared()).stderr(shared()).spawn().expect("a process");
        let begun = Instant::now();
        let ended = loop {
            match running.try_wait().expect("our own process") {
                Some(status) => break Some(status),
                None if begun.elapsed() > LIMIT => break None,
                None => std::thread::sleep(Duration::from_millis(10)),
            }
        };
        if ended.is_none() {
            running.kill().expect("our own process");
        }
        let mut said = Vec::new();
        output.rewind().expect("a file");
        output.read_to_end(&mut said).expect("a file");
        let said = String::from_utf8_lossy(&said).into_owned();
        assert!(ended.is_some(), "it does not end: {said}");
        Self { code: ended.and_then(|status| status.code()), said }
    }

    /// It has ended with this code and has said all of these.
    pub fn assert(&self, code: i32, parts: &[&str]) {
        assert_eq!(self.code, Some(code), "{}", self.said);
        for part in parts {
            assert!(self.said.contains(part), "`{part}` is not in {}", self.said);
        }
    }

    /// The same, calmly.
    pub fn assert_calm(&self, code: i32, parts: &[&str]) {
        self.assert(code, parts);
        assert!(!self.said.contains("panicked"), "{}", self.said);
    }
}

/// The program in the language of a system, with its data in this folder, and nowhere to open a window.
pub fn program(language: &str, data: &Path) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_imps-table"));
    program.env("LC_ALL", language).env("IMPS_TABLE_DATA", data);
    for other in ["LANGUAGE", "DISPLAY", "WAYLAND_DISPLAY"] {
        program.env_remove(other);
    }
    program
}

/// This test again, to become the program with its data in this folder.
pub fn this_test(test: &str, data: &Path) -> Command {
    let mut this_test = Command::new(std::env::current_exe().expect("this test"));
    this_test.args([test, "--exact", "--nocapture", "--test-threads=1"]).env(INSIDE, data);
    this_test
}

/// Whether this test has been started again; if so, it has become the program by doing this.
pub fn became(program: impl FnOnce(DataFolder) + Send + 'static) -> bool {
    let Some(data) = std::env::var_os(INSIDE) else { return false };
    if std::env::var_os(AGAIN).is_some() {
        println!("{BEGUN_ANEW}");
        return true;
    }
    on_a_main_thread(move || program(DataFolder(data.into())));
    true
}

/// Begins this process anew as the program does.
pub fn begin_anew() -> io::Result<()> {
    restart::start(|program| _ = program.args(std::env::args_os().skip(1)).env(AGAIN, "yes"))
}

/// When the program that this test has become begins anew: as usual, or already at once.
pub fn restart() -> Restart {
    let usual = Restart { start: begin_anew, ..Restart::default() };
    if std::env::var_os(SETTLED).is_some() { Restart { settled: Duration::ZERO, ..usual } } else { usual }
}

/// A folder that is a disk of its own for one process: it has on it what is in `before`, and no room for more. What is on it in the
/// end is in `after`.
pub struct FullDisk {
    pub disk: tempfile::TempDir,
    pub before: tempfile::TempDir,
    pub after: tempfile::TempDir,
}

impl FullDisk {
    pub fn new() -> Self {
        let [disk, before, after] = [(); 3].map(|()| tempfile::tempdir().expect("a folder"));
        Self { disk, before, after }
    }

    /// This process, with the full disk in its place; none, which is said, where nobody may mount anything.
    pub fn under(&self, process: &Command) -> Option<Command> {
        let mount = ["sh", "-c", "mount -t tmpfs none \"$1\"", "sh"];
        let may = |how: &&[&str]| {
            let tried = Command::new("unshare").args(*how).args(mount).arg(self.disk.path()).output();
            tried.is_ok_and(|tried| tried.status.success())
        };
        let ways: [&[&str]; 2] = [&["--mount"], &["--map-root-user", "--mount"]];
        let Some(way) = ways.into_iter().find(may) else {
            eprintln!("not provoked: nobody may mount a disk here, not even in a name space of their own");
            return None;
        };
        let mut under = Command::new("unshare");
        under.args(way).args(["sh", "-c", ON_A_FULL_DISK, "sh"]);
        under.args([&self.disk, &self.before, &self.after].map(tempfile::TempDir::path));
        under.arg(process.get_program()).args(process.get_args());
        for (name, value) in process.get_envs() {
            match value {
                Some(value) => under.env(name, value),
                None => under.env_remove(name),
            };
        }
        Some(under)
    }
}
