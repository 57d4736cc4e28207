//! What a file says, as part of a sentence: short, however long it is there.

/// Letters of the longest quotation.
const QUOTED: usize = 80;
/// Letters that a sentence keeps at its beginning and at its end.
const ENDS: (usize, usize) = (160, 480);

/// The text in the quotation marks of sentences, without its end if it is long.
#[must_use]
pub fn quoted(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("`{}...`", &text[..end]),
        None => format!("`{text}`"),
    }
}

/// A sentence that was made elsewhere and may quote what is too long: without its middle then. What is expected stands at
/// the end of a sentence and stays.
#[must_use]
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
        let short = "`x` is no card; cards are 1 to 37".to_owned();
        assert_eq!(shortened(short.clone()), short);
        let long = shortened(format!("`{}` is no card; cards are 1 to 37", "ü".repeat(9_000)));
        assert!(long.starts_with("`üü") && long.ends_with("ü` is no card; cards are 1 to 37"), "{long}");
        assert_eq!(long.chars().count(), 160 + 5 + 480);
    }
}
