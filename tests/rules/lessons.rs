//! Every lesson can be learned, says something at every step, and says what is wrong with it.

use std::path::Path;

use imps_table::engine::Seat;
use imps_table::games::house;
use imps_table::games::lesson::{Lesson, Now, lessons};

use crate::{at, files, read};

fn all() -> Vec<Lesson> {
    let (lessons, wrong) = lessons(house(), &at("assets/lessons"));
    assert_eq!(wrong, Vec::<String>::new());
    lessons
}

/// Follows a lesson to its end; of several things that can be done next, `pick` says which is done.
fn follow(lesson: &Lesson, pick: impl Fn(usize) -> usize) -> Vec<(Seat, String)> {
    let (mut played, mut read): (Vec<(Seat, String)>, usize) = (Vec::new(), 0);
    loop {
        match lesson.now(played.iter().cloned(), read) {
            Now::Free => return played,
            Now::Act(seat, text) => played.push((seat, text.to_owned())),
            Now::Step { number, left, .. } if left.is_empty() => read = number,
            Now::Step { left, .. } => played.push((lesson.learner, left[pick(left.len())].to_owned())),
        }
    }
}

#[test]
fn every_lesson_is_played_to_its_end_in_any_order() {
    let lessons = all();
    assert!(!lessons.is_empty());
    for lesson in lessons {
        let entry = house().find(&lesson.game).expect("a game of the house");
        let options = &lesson.options;
        for pick in [|_| 0, |count| count - 1] {
            let played = follow(&lesson, pick);
            assert_eq!(played.len(), lesson.guided(), "{} {}", lesson.game, lesson.name);
            let seats = entry.seats(Some(options)).expect("good options");
            let head: String = (0..seats).map(|seat| format!("seat {} human\n", Seat(seat as u8).letter())).collect();
            let moves: String = played.iter().map(|(seat, text)| format!("{} {text}\n", seat.letter())).collect();
            let text = format!(
                "imps-table journal 3\ngame {}\noptions {options}\nseed {}\n{head}---\n{moves}",
                lesson.game, lesson.seed
            );
            let journal = imps_table::engine::journal::parse(text.as_bytes()).expect("a journal");
            let told = entry.replay(&journal, usize::MAX).expect("a header that fits");
            assert_eq!(told.complaint, None, "{} {}", lesson.game, lesson.name);
            assert!(lesson.then.is_none() || !told.over, "{}: there is something left to win", lesson.name);
        }
    }
}

#[test]
fn every_message_of_a_lesson_is_there_and_no_other() {
    let lessons = all();
    for language in ["en", "ja"] {
        let texts: String = files(&at("assets/locales").join(language), ".ftl").iter().map(|file| read(file)).collect();
        let there: Vec<&str> = texts.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key).collect();
        let wanted: Vec<(String, usize, String)> = lessons
            .iter()
            .flat_map(|lesson| lesson.messages().map(|(line, key)| (lesson.name.clone(), line, key)))
            .collect();
        for (name, line, key) in &wanted {
            assert!(there.contains(&key.as_str()), "{language}: {name}:{line} needs `{key}`");
        }
        let of_lessons = |key: &&&str| house().rules().any(|game| key.starts_with(&format!("{}-lesson-", game.id())));
        let idle: Vec<&&str> =
            there.iter().filter(of_lessons).filter(|key| wanted.iter().all(|(.., wanted)| wanted != *key)).collect();
        assert!(idle.is_empty(), "{language}: no lesson says {idle:?}");
    }
}

#[test]
fn whoever_does_something_else_is_free() {
    for lesson in all() {
        let played = follow(&lesson, |_| 0);
        for cut in 0..played.len() {
            let mut other = played[..cut].to_vec();
            let somebody = Seat(u8::from(played[cut].0 == Seat(0)));
            other.push((somebody, played[cut].1.clone()));
            assert_eq!(lesson.now(other, usize::MAX), Now::Free, "{} after {cut}", lesson.name);
        }
    }
}

/// Files of lessons with their lines, and the game of each.
fn texts() -> impl Iterator<Item = (String, String)> {
    let game = |path: &Path| path.parent().and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
    files(&at("assets/lessons"), ".lesson").into_iter().map(move |path| (game(&path).unwrap_or_default(), read(&path)))
}

#[test]
fn a_wrong_line_is_named() {
    for (game, text) in texts() {
        let entry = house().find(&game).expect("a game of the house");
        let count = text.lines().count();
        for number in 0..count {
            let line = text.lines().nth(number).unwrap_or_default();
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            let changed: Vec<&str> =
                text.lines().enumerate().map(|(n, line)| if n == number { "nonsense" } else { line }).collect();
            let error = entry.lesson("changed", &changed.join("\n")).expect_err(line);
            // Without its rule the head goes on, without a seed other cards are dealt: then it may be a later line.
            let later = line == "---" || ["seed", "options"].iter().any(|key| line.starts_with(key));
            assert!(error.line == number + 1 || later, "{game}: {line}: {error}");
            assert!(error.text.contains("nonsense"), "{error}");
        }
        let cut: Vec<&str> = text.lines().take(count / 2).collect();
        if let Err(error) = entry.lesson("cut", &cut.join("\n")) {
            assert!((1..=count).contains(&error.line), "{error}");
        }
    }
}
