//! `./play` shows how a build goes on, and says nothing when there is nothing to build.
#![cfg(unix)]

use std::fs::{self, File, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

/// A program that stands in for another one.
fn stand_in(path: &Path, script: &str) {
    fs::create_dir_all(path.parent().expect("a folder")).expect("room");
    fs::write(path, format!("#!/bin/sh\n{script}\n")).expect("room");
    fs::set_permissions(path, Permissions::from_mode(0o755)).expect("our own file");
}

/// Runs `./play`; gives what it said and what it asked of cargo.
fn play(folder: &Path) -> (String, Vec<String>) {
    let asked = folder.join("asked");
    let _ = fs::remove_file(&asked);
    let path = std::env::var("PATH").unwrap_or_default();
    let done = Command::new(super::at("play"))
        .arg("--version")
        .env("PATH", format!("{}:{path}", folder.join("bin").display()))
        .env("ASKED", &asked)
        .env("CARGO_TARGET_DIR", folder.join("target"))
        .output()
        .expect("./play starts");
    let said = String::from_utf8_lossy(&[done.stdout, done.stderr].concat()).into_owned();
    assert!(done.status.success(), "{said}");
    (said, super::read(&asked).lines().map(str::to_owned).collect())
}

#[test]
fn a_build_shows_its_progress_and_nothing_else_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    stand_in(&folder.path().join("bin/cargo"), "echo \"$@\" >> \"$ASKED\"");
    stand_in(&folder.path().join("bin/dpkg-query"), "printf 'install ok installed'");
    let run = "run --quiet --release -- --version";
    let (said, asked) = play(folder.path());
    assert!(said.contains("minutes"), "{said}");
    assert_eq!(asked, ["build --release", run]);
    let program = folder.path().join("target/release/imps-table");
    stand_in(&program, "");
    assert_eq!(play(folder.path()), (String::new(), vec![run.to_owned()]));
    let program = File::open(&program).expect("the program");
    program.set_modified(SystemTime::UNIX_EPOCH).expect("our own file");
    assert_eq!(play(folder.path()), (String::new(), vec!["build --release".to_owned(), run.to_owned()]));
}
