use super::*;
use crate::engine::{Level, Temper};

#[test]
fn bots_and_programs_are_named_on_the_command_line() {
    for text in ["random", "first", "master", "master-bold", "run:./bot.sh x"] {
        let known = SeatController::of_word(text).expect("a player");
        assert!(known.is_bot() && !known.is_person());
        assert_eq!(known.word(), text);
    }
    for text in ["wizard", "run:", "run: ", "human"] {
        assert!(SeatController::of_word(text).is_err_and(|error| error.contains("run:PROGRAM")), "{text}");
    }
    assert!(BotKind::WORDS.ends_with(Persona::WORDS));
    for level in Level::ALL {
        assert!(BotKind::WORDS.contains(level.into_str()));
    }
}

#[test]
fn whoever_decides_is_read_as_it_was_written() {
    let persona = Persona { level: Level::Master, temper: Temper::Tricky };
    let key = "4f9a".to_owned();
    for (sits, line) in [
        (SeatController::Nobody, "nobody"),
        (SeatController::person(), "human"),
        (SeatController::Person { name: "Anna Bell".to_owned() }, "human Anna Bell"),
        (SeatController::Elsewhere { key: key.clone(), name: "Ben".to_owned() }, "elsewhere 4f9a Ben"),
        (SeatController::Elsewhere { key, name: String::new() }, "elsewhere 4f9a"),
        (SeatController::Bot { kind: persona.into(), name: "Mira".to_owned() }, "bot master-tricky Mira"),
        (SeatController::Bot { kind: BotKind::Random, name: String::new() }, "bot random"),
        (SeatController::Program(Program::of_command("run:python3  duck.py -v")), "program python3 duck.py -v"),
    ] {
        assert_eq!(sits.to_string(), line);
        assert_eq!(line.parse().as_ref(), Ok(&sits));
    }
    for wrong in ["", "ghost", "nobody else", "elsewhere", "bot", "program", "Human Anna"] {
        assert!(wrong.parse::<SeatController>().is_err(), "{wrong}");
    }
    // Nobody's name breaks a line or hides something in it.
    let odd = SeatController::Person { name: " A\n\u{202e}b ".to_owned() };
    assert_eq!(odd.to_string(), "human A b");
}

#[test]
fn older_journals_name_those_who_decide_as_before() {
    let unknown: SeatController = "bot grandmaster Mira".parse().expect("a bot");
    assert_eq!(unknown, SeatController::Bot { kind: Level::Veteran.into(), name: "Mira".to_owned() });
    let guest: SeatController = "bot guest run:sh bot.sh".parse().expect("a program");
    assert_eq!(guest, SeatController::Program(Program::of_command("sh bot.sh")));
}

#[test]
fn others_learn_neither_keys_nor_commands() {
    let friend = SeatController::Elsewhere { key: "4f9a".to_owned(), name: "Ben".to_owned() };
    assert_eq!(friend.told().to_string(), "human Ben");
    let program = SeatController::Program(Program::of_command("python3 /home/ben/duck.py -v"));
    assert_eq!((program.name(), program.told().to_string()), ("duck", "program duck".to_owned()));
}

#[test]
fn the_programs_of_a_folder_are_files_that_run() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let ending = if cfg!(windows) { ".bat" } else { "" };
    let (duck, second) = (format!("duck{ending}"), format!("a-bot{ending}"));
    for name in [duck.as_str(), &second, &format!("two words{ending}"), ".hidden", "notes.txt"] {
        fs::write(at(name), "#!/bin/sh\n").expect("a file");
    }
    #[cfg(unix)]
    for name in ["duck", "a-bot", "two words", ".hidden"] {
        use std::os::unix::fs::PermissionsExt as _;
        fs::set_permissions(at(name), fs::Permissions::from_mode(0o755)).expect("rights");
    }
    fs::create_dir(at("more")).expect("a folder");
    let found = Program::all_in(folder.path());
    assert_eq!(found.iter().map(Program::name).collect::<Vec<_>>(), ["a-bot", "duck"]);
    assert_eq!(found[1].words().collect::<Vec<_>>(), [at(&duck).as_os_str()]);
    assert_eq!(SeatController::Program(found[1].clone()).to_string(), format!("program {duck}"));
    let again = Program::of_command(&duck).found_in(folder.path());
    assert_eq!(again, found[1]);
    // What is not there is looked for as anywhere else.
    let other = Program::of_command("sh bot.sh").found_in(folder.path());
    assert_eq!(other.words().collect::<Vec<_>>(), ["sh", "bot.sh"]);
    assert!(Program::all_in(&at("nowhere")).is_empty());
    // What a journal names is started from the folder only; what the command line names, from anywhere.
    assert!(found[1].may_start() && again.may_start() && !other.may_start());
    assert!(!Program::of_command(&format!("{duck} -v")).found_in(folder.path()).may_start());
    assert!("run:sh bot.sh".parse::<Program>().is_ok_and(|program| program.may_start()));
}
