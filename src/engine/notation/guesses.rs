//! Which words of a position are guesses: a position that is made from what a seat sees is whole, and what the seat does not know
//! in it is made up.

use super::Notation;

/// What stands before a word that is made up.
pub const GUESS: char = '?';

/// Marks a word as made up.
pub fn guess(word: &mut String) {
    word.insert(0, GUESS);
}

/// Marks the words from the one with this number on that `is_known` does not know.
pub fn guess_unless(words: &mut [String], first: usize, mut is_known: impl FnMut(&str) -> bool) {
    words.iter_mut().skip(first).filter(|word| !is_known(word)).for_each(guess);
}

/// The position of a state that was imagined from `view`, with a mark before each word that is made up. Without the marks it is the
/// position of the state.
pub fn marked<R: Notation>(view: &R::View, state: &R::State) -> String {
    let line = |line: &str| {
        let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        R::mark_guesses(view, &mut words);
        words.join(" ") + "\n"
    };
    R::position_text(state).lines().map(line).collect()
}

/// What is known of a position with marks: it is the same whatever was made up.
pub fn known(marked: &str) -> String {
    let line = |line: &str| line.split(' ').filter(|word| !word.starts_with(GUESS)).collect::<Vec<_>>().join(" ");
    marked.lines().map(line).filter(|line| !line.is_empty()).fold(String::new(), |all, line| all + &line + "\n")
}
