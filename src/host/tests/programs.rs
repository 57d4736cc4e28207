//! Programs that sit at a table, and seats that nobody has yet.

use super::*;
use crate::engine::{BotKind, Program};
use crate::host::{GuestWire, Visitor};

/// Waits for a question and takes the first of its choices.
const FIRST: &str = "while read -r key rest; do case $key in legal) first=${first:-$rest} ;; \
                     move) echo \"$first\"; first= ;; esac; done\n";
/// Greets in the second edition and waits until it is spoken.
const GREETS: &str = "#!/bin/sh\necho imps-table 2; echo ready\n\
                      while read -r line && [ \"$line\" != 'imps-table 2' ]; do :; done\n";

/// A match of this game against a program with these lines, which lies in a folder of programs.
#[cfg(unix)]
fn against(entry: &dyn TableEntry, script: &str) -> (Table, tempfile::TempDir) {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("duck");
    std::fs::write(&file, script.replace("FOLDER", &folder.path().display().to_string())).expect("a file");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o755)).expect("rights");
    let mut wanted = wanted(entry, 1);
    for sits in wanted.controllers.iter_mut().skip(1) {
        *sits = SeatController::Program(Program::of_command("duck"));
    }
    let mut table = Table::new(beginning(wanted), AtOnce, &[]);
    table.host.look_for_programs_in(folder.path().to_owned());
    (table, folder)
}

#[cfg(unix)]
#[test]
fn a_program_plays_at_the_table_as_in_the_arena() {
    for entry in crate::games::house().tables() {
        let (mut table, folder) = against(entry, &format!("{GREETS}tee -a FOLDER/heard.$$ | {{ {FIRST} }}\n"));
        save_in(&mut table.host, folder.path());
        table.join(&[0]);
        let mut chance = Sampled::new(5);
        // A choice that was begun may be taken back for ever: whatever is legal is tried in turn.
        for _ in 0..400 {
            if table.host.live().outcome().is_some() || !table.act(0, &mut chance) {
                break;
            }
        }
        let id = entry.game();
        let faults = table.guests[0].heard.iter().filter(|message| matches!(message, Message::Notice(_))).count();
        assert_eq!(faults, 0, "{id}");
        let by_program = (0..table.host.live().len()).filter_map(|number| table.host.live().action(number));
        assert!(by_program.filter(|(seat, _)| *seat != A).count() > 0, "{id}");
        if table.host.live().outcome().is_none() {
            // It hears as well that somebody gives up, if that ends the match.
            let _ = table.ask(0, Ask::Concede(A));
        }
        let over = table.host.live().outcome().is_some();
        let journal = table.host.journal().map(|path| std::fs::read_to_string(path).expect("a journal"));
        assert!(journal.is_some_and(|journal| journal.contains("\nseat B program duck\n")), "{id}");
        drop(table);
        let heard = std::fs::read_dir(folder.path()).expect("its own folder").flatten();
        let heard = heard.filter(|file| file.file_name().to_string_lossy().starts_with("heard."));
        let heard: Vec<String> = heard.map(|file| std::fs::read_to_string(file.path()).expect("lines")).collect();
        assert!(!heard.is_empty(), "{id}: it was never started");
        for lines in heard {
            assert!(lines.contains("\nlegal ") && lines.contains("\nevent "), "{id}: {lines}");
            assert_eq!(lines.contains("\nresult "), over, "{id}: {lines}");
        }
    }
}

#[cfg(unix)]
#[test]
fn a_program_at_fault_is_told_of_and_a_bot_plays_on() {
    for script in ["#!/bin/sh\nexit 1\n", "#!/bin/sh\nread -r line\nwhile :; do echo nonsense; sleep 0.1; done\n"] {
        let (mut table, _folder) = against(of_two(), script);
        table.join(&[0]);
        let mut chance = Sampled::new(5);
        for _ in 0..200 {
            if !table.act(0, &mut chance) {
                break;
            }
        }
        assert!(table.guests[0].has_heard("notice-program-fault"), "{script}");
        let seats = table.guests[0].seats.as_ref().expect("seats");
        assert_eq!(seats.controllers[1].persona().map(|persona| persona.level), Some(Level::Veteran));
        assert!(table.host.live().outcome().is_some(), "{script}: the match goes on");
    }
    // One that is not there.
    let mut wanted = wanted(of_two(), 1);
    wanted.controllers[1] = SeatController::Program(Program::of_command("./nowhere/duck"));
    let mut table = Table::new(beginning(wanted), AtOnce, &[&[0]]);
    let mut chance = Sampled::new(5);
    (0..20).for_each(|_| _ = table.act(0, &mut chance));
    assert!(table.guests[0].has_heard("notice-program-fault"));
}

#[test]
fn bots_of_every_kind_play_at_the_table() {
    for kind in [BotKind::Random, BotKind::First, Level::Apprentice.into()] {
        let mut wanted = wanted(of_two(), 0);
        wanted.controllers.fill(SeatController::Bot { kind, name: String::new() });
        let table = Table::new(beginning(wanted), AtOnce, &[&[]]);
        assert!(table.guests[0].over().is_some(), "{kind}");
    }
}

#[test]
fn a_seat_of_nobody_waits_for_whoever_can_be_known_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut wanted = wanted(of_two(), 1);
    wanted.controllers[1] = SeatController::Nobody;
    let mut table = Table::new(beginning(wanted), AtOnce, &[]);
    save_in(&mut table.host, folder.path());
    table.join(&[0]);
    let mut chance = Sampled::new(3);
    while table.act(0, &mut chance) {}
    let length = table.host.live().len();
    table.wait(600);
    assert_eq!(table.host.live().len(), length, "nobody decides for it");
    let sits = |table: &Table| table.host.controllers[1].clone();
    let join = |table: &mut Table, id: u32, key: &str| {
        let visitor = Visitor { key: key.to_owned(), name: "Ben".to_owned() };
        let mut wire = GuestWire::new(FrontId(id), Some(B)).of(visitor);
        let messages = wire.join(&mut table.host, table.now);
        table.deliver(messages);
    };
    // A front here, and whoever is not known, take no seat that waits for a friend.
    table.join(&[1]);
    join(&mut table, 20, "");
    join(&mut table, 21, "no key");
    assert_eq!(sits(&table), SeatController::Nobody);
    assert!(!table.host.fronts[&FrontId(1)].seats.contains(B));
    join(&mut table, 22, "4f9a");
    let friend = SeatController::Elsewhere { key: "4f9a".to_owned(), name: "Ben".to_owned() };
    assert_eq!(sits(&table), friend);
    // Whoever comes with another key watches; who comes again sits down again.
    join(&mut table, 23, "77");
    assert_eq!(table.host.front_of(B).map(|(id, _)| id), Some(FrontId(22)));
    join(&mut table, 24, "4f9a");
    assert_eq!(table.host.front_of(B).map(|(id, _)| id), Some(FrontId(24)));
    let written = std::fs::read_to_string(table.host.journal().expect("it is saved")).expect("a journal");
    assert!(written.contains("\nseat B nobody\n") && written.contains("\nseat B elsewhere 4f9a Ben\n"), "{written}");
    // It is theirs now.
    let person = Ask::Reseat { seat: B, controller: SeatController::person() };
    assert_eq!(table.refused(0, person), "host-other-seat");
}

#[cfg(unix)]
#[test]
fn what_a_journal_names_is_not_started_from_anywhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let mark = folder.path().join("mark");
    let mut wanted = wanted(of_two(), 1);
    wanted.controllers[1] = SeatController::Program(Program::of_command(&format!("touch {}", mark.display())));
    let mut table = Table::new(beginning(wanted), AtOnce, &[]);
    table.host.look_for_programs_in(folder.path().to_owned());
    table.join(&[0]);
    let mut chance = Sampled::new(5);
    (0..20).for_each(|_| _ = table.act(0, &mut chance));
    assert!(table.guests[0].has_heard("notice-program-fault") && !mark.exists());
}
