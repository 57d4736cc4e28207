//! What a file says, as part of a sentence: short, however long it is there.

/// Letters of the longest quotation.
const QUOTED: usize = 80;
/// Letters that a sentence keeps at its beginning and at its end.
const ENDS: (usize, usize) = (160, 480);

/// The text in the quotation marks of sentences, without its end if it is long.
pub fn quoted(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("`{}...`", &text[..end]),
        None => format!("`{text}`"),
    }
}

/// The text without its end if it is long.
pub fn cut(text: &str) -> String {
    begun(text, QUOTED)
}

/// The text as far as so many letters go.
pub fn begun(text: &str, letters: usize) -> String {
    match text.char_indices().nth(letters) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Whether a letter is never seen, but turns the direction of what follows, joins or parts it, or makes two texts differ that
/// look alike.
pub fn is_unseen(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// A sentence that was made elsewhere and may quote what is too long: without its middle then. What is expected stands at
/// the end of a sentence and stays.
pub fn shortened(sentence: String) -> String {
    let (first, last) = ENDS;
    let letters = sentence.chars().count();
    if letters <= first + last {
        return sentence;
    }
    let byte = |letter: usize| sentence.char_indices().nth(letter).map_or(sentence.len(), |(byte, _)| byte);
    format!("{} ... {}", &sentence[..byte(first)], &sentence[byte(letters - last)..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_cut_between_letters() {
        assert_eq!(quoted("short"), "`short`");
        assert_eq!(quoted(&"ü".repeat(80)), format!("`{}`", "ü".repeat(80)));
        assert_eq!(quoted(&"ü".repeat(81)), format!("`{}...`", "ü".repeat(80)));
    }

    #[test]
    fn a_long_sentence_keeps_both_ends() {
        let short = "`x` is not a card; cards are 1 to 37".to_owned();
        assert_eq!(shortened(short.clone()), short);
        let long = shortened(format!("`{}` is not a card; cards are 1 to 37", "ü".repeat(9_000)));
        assert!(long.starts_with("`üü") && long.ends_with("ü` is not a card; cards are 1 to 37"), "{long}");
        assert_eq!(long.chars().count(), 160 + 5 + 480);
    }
}
