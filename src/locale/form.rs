//! Text from elsewhere in one form, before anything reads it: from a clipboard, a file, an input method.

use unicode_normalization::UnicodeNormalization as _;

use crate::engine::quote::is_unseen;

/// The same text as a keyboard would have written it: letters in one part, full-width and half-width ones as usual, straight
/// quotation marks and hyphens, and nothing that nobody sees.
pub fn one_form(text: &str) -> String {
    let typed = text.chars().filter_map(|letter| match letter {
        '\u{2028}' | '\u{2029}' => Some('\n'),
        '‘' | '’' | '‚' | '‛' | '´' | 'ʼ' | '′' => Some('\''),
        '“' | '”' | '„' | '‟' | '″' => Some('"'),
        '‐' | '‑' | '‒' | '–' | '−' => Some('-'),
        _ => Some(letter).filter(|letter| !is_unseen(*letter)),
    });
    typed.nfkc().collect()
}

#[cfg(test)]
mod tests {
    use super::one_form;

    #[test]
    fn what_looks_alike_is_alike() {
        for (written, read) in [
            ("１２　？ｈｅｌｐ", "12 ?help"),
            ("Poke\u{301}gear", "Pokégear"),
            ("1 \u{200b}Zacian\u{a0}CRZ\u{202e} 94\u{feff}", "1 Zacian CRZ 94"),
            ("Professor’s ‘Research´", "Professor's 'Research'"),
            ("(２，−１)＞(０,０)：１", "(2,-1)>(0,0):1"),
            ("ﾊﾞﾄﾙ か\u{3099}", "バトル が"),
            ("one\u{2028}two\tthree\n", "one\ntwo\tthree\n"),
            ("髙﨑 凛、遙「旗」。", "髙﨑 凛、遙「旗」。"),
        ] {
            assert_eq!(one_form(written), read);
        }
    }
}
