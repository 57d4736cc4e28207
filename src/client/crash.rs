//! A panic: it is written down with what was on the table, the program starts again with the match where it was, and the person
//! is asked once whether they want to report it.

use std::fs;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;

use super::log_file;
use super::restart::Restart;
use super::session::Session;
use crate::engine::attempt::is_attempting;
use crate::engine::text_file;
use crate::folders::DataFolder;

/// What was written of the last panic, in the data folder, and where it is kept once the person has been asked.
const FILE: &str = "crash.txt";
const TOLD: &str = "crash.told.txt";
/// Threads of Bevy's pools that lose one task by a panic; the others end the program by it.
const POOLS: [&str; 2] = ["Async Compute Task Pool", "IO Task Pool"];

/// What a panic is told with.
#[derive(Clone, Debug, Default)]
struct Circumstances {
    data: Option<PathBuf>,
    begun: Option<Instant>,
    driver: String,
    table: String,
}

static CIRCUMSTANCES: Mutex<Circumstances> =
    Mutex::new(Circumstances { data: None, begun: None, driver: String::new(), table: String::new() });

fn change(with: impl FnOnce(&mut Circumstances)) {
    with(&mut CIRCUMSTANCES.lock().unwrap_or_else(PoisonError::into_inner));
}

/// Writes down every panic of ours from now on, and starts the program again where one would end it.
pub fn watch(data: &DataFolder, restart: Restart) {
    change(|now| (now.data, now.begun) = (Some(data.0.clone()), Some(Instant::now())));
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        usual(panic);
        let thread = std::thread::current();
        let thread = thread.name().unwrap_or_default();
        // Others are asked by somebody who copes with no answer.
        if !ends_the_program(thread) {
            log_file::write(&format!("panic in the thread `{thread}`: {panic}"));
            return;
        }
        let now = CIRCUMSTANCES.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let text = told(&panic.to_string(), thread, &now);
        log_file::write(&text);
        let settled = now.begun.is_some_and(|begun| begun.elapsed() >= restart.settled);
        // Until the program has settled, one lost task is no reason to end it.
        let lost_a_task = POOLS.iter().any(|pool| thread.starts_with(pool));
        if let Some(data) = now.data.as_ref().filter(|_| settled || !lost_a_task) {
            // If not even that can be written, the log may have it.
            let _ = fs::write(data.join(FILE), &text);
        }
        if settled {
            // The window would be gone, or its picture would stand still. The match is on the disk.
            let _ = (restart.start)();
        }
    }));
}

/// Whether the program cannot go on after a panic of this thread, which is the current one: Bevy's own, on which our systems run, and
/// those that think and paint. The renderer's has no name. What is only tried out ends nothing, wherever it is.
fn ends_the_program(thread: &str) -> bool {
    if is_attempting() {
        return false;
    }
    thread.is_empty() || thread == "main" || thread.contains("Task Pool")
}

fn told(panic: &str, thread: &str, now: &Circumstances) -> String {
    let or_none = |text: &str| if text.is_empty() { "none".to_owned() } else { text.to_owned() };
    let begun = now.begun.map_or(0, |begun| begun.elapsed().as_secs());
    format!(
        "version {}\nthread {thread}\nseconds since the start {begun}\ndriver {}\ntable {}\n{panic}\n{}\n",
        crate::version::text(),
        or_none(&now.driver),
        or_none(&now.table),
        std::backtrace::Backtrace::force_capture(),
    )
}

/// Keeps up with what a panic is told with.
pub fn plugin(app: &mut App) {
    app.add_systems(Last, (note_driver.run_if(resource_added::<RenderAdapterInfo>), note_table));
}

fn note_driver(driver: Res<RenderAdapterInfo>) {
    let text = format!("{} ({}, {:?})", driver.name, driver.driver_info, driver.backend);
    log_file::write(&format!("driver {text}"));
    change(|now| now.driver = text);
}

fn note_table(session: Option<Res<Session>>, mut known: Local<Option<(u32, usize)>>) {
    let now = session.as_ref().map(|session| (session.serial, session.told.log.len()));
    if now != *known {
        *known = now;
        let table = session.map(|session| format!("{}, {} lines told", session.known.game(), session.told.log.len()));
        change(|now| now.table = table.unwrap_or_default());
    }
}

/// Whether there was a panic that nobody has been asked about yet. Says so once.
pub fn take_untold(data: &DataFolder) -> bool {
    fs::rename(data.path(FILE), data.path(TOLD)).is_ok()
}

/// What was written of the last panic, if there was one.
pub fn last(data: &DataFolder) -> Option<String> {
    let read = |file: &str| text_file::read(&data.path(file)).ok();
    read(FILE).or_else(|| read(TOLD)).map(|text| String::from_utf8_lossy(&text).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::attempt::attempt;

    #[test]
    fn a_panic_is_told_with_what_was_on_the_table() {
        let now = Circumstances { driver: "a driver".to_owned(), ..Circumstances::default() };
        let told = told("panicked at src/here.rs:1:2:\nindex out of bounds", "main", &now);
        for part in [crate::version::text(), "driver a driver\n", "table none\n", "src/here.rs:1:2", "thread main\n"] {
            assert!(told.contains(part), "{told}");
        }
        assert!(["", "main", "Async Compute Task Pool (1)"].into_iter().all(ends_the_program));
        assert!(!ends_the_program("clipboard"));
        assert_eq!(attempt(|| ends_the_program("main")), Some(false));
        assert!(ends_the_program("main"), "it has been tried");
    }

    #[test]
    fn a_panic_is_asked_about_once_and_kept() {
        let home = tempfile::tempdir().unwrap();
        let data = DataFolder(home.path().to_owned());
        assert!(!take_untold(&data) && last(&data).is_none());
        fs::write(home.path().join(FILE), "panicked").unwrap();
        assert_eq!([take_untold(&data), take_untold(&data)], [true, false]);
        assert_eq!(last(&data).as_deref(), Some("panicked"));
    }
}
