//! What people have made for a game themselves: text files in the folder `own/<game>` of the data folder.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use crate::client::settings::Notices;
use crate::engine::text_file::io_words;
use crate::engine::words::words;
use crate::engine::{Words, plain_file};
use crate::folders::DataFolder;
use crate::games::Registry;

/// No file of a game is longer, in bytes.
const LONGEST: usize = 64 * 1024;

/// The folder with what people have made for a game.
pub fn folder(data: &DataFolder, game: &str) -> PathBuf {
    data.path("own").join(game)
}

/// Hands every game its files, before anything is played; what is wrong with them is told.
pub(super) fn take_in(registry: Res<Registry>, data: Res<DataFolder>, mut notices: ResMut<Notices>) {
    for game in registry.tables() {
        let mut wrong = Vec::new();
        let files = files(&folder(&data, game.game()), &mut wrong);
        wrong.extend(game.art().own_files(&files));
        for why in wrong {
            notices.push(Words::new("notice-own-file").with("why", why));
        }
    }
}

/// The text files of a folder with their names, by name. What cannot be read is left out and told; a folder that is not there
/// is an empty one.
pub fn files(folder: &Path, wrong: &mut Vec<Words>) -> Vec<(String, String)> {
    match read(folder, wrong) {
        Ok(files) => files,
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        Err(error) => {
            wrong.push(words!("reason-of-file", file = folder.display()).with("what", io_words(&error)));
            Vec::new()
        }
    }
}

/// The same as long as the folder can be read.
fn read(folder: &Path, wrong: &mut Vec<Words>) -> io::Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_none_or(|extension| extension != "txt") {
            continue;
        }
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let text = plain_file::read(&path).and_then(|bytes| match bytes.len() > LONGEST {
            true => Ok(Err(words!("reason-too-large", most = format!("{} KiB", LONGEST / 1024)))),
            false => String::from_utf8(bytes).map(Ok).map_err(|_| io::ErrorKind::InvalidData.into()),
        });
        match text {
            Ok(Ok(text)) => files.push((name, text)),
            Ok(Err(what)) => wrong.push(words!("reason-of-file", file = name).with("what", what)),
            Err(error) => wrong.push(words!("reason-of-file", file = name).with("what", io_words(&error))),
        }
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_files_are_read_in_order_and_the_rest_is_told() {
        let home = tempfile::tempdir().expect("a folder");
        let put = |name: &str, bytes: &[u8]| fs::write(home.path().join(name), bytes).expect("a file");
        put("b.txt", b"second");
        put("a.txt", b"first");
        put("notes.md", b"not for the game");
        put("c.txt", &[0xff, 0xfe]);
        put("d.txt", &vec![b'x'; LONGEST + 1]);
        let mut wrong = Vec::new();
        let files = read(home.path(), &mut wrong).expect("a readable folder");
        let file = |name: &str, text: &str| (name.to_owned(), text.to_owned());
        assert_eq!(files, [file("a.txt", "first"), file("b.txt", "second")]);
        let mut wrong: Vec<String> = wrong.iter().map(Words::to_string).collect();
        wrong.sort();
        assert_eq!(wrong, ["c.txt: it is not text in UTF-8", "d.txt: it is larger than 64 KiB"]);
    }

    #[cfg(unix)]
    #[test]
    fn what_is_no_file_is_told_and_keeps_nobody_waiting() {
        let home = tempfile::tempdir().expect("a folder");
        let odd = plain_file::trial::no_files(home.path(), ".txt").len();
        fs::write(home.path().join("a.txt"), "a deck").expect("a file");
        let mut wrong = Vec::new();
        let files = files(home.path(), &mut wrong);
        assert_eq!(files, [("a.txt".to_owned(), "a deck".to_owned())]);
        assert_eq!(wrong.len(), odd, "{wrong:?}");
    }
}
