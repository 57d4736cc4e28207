//! How much room text takes on a card, so that nothing is cut off.

/// Characters that do not begin a line, and those that do not end one.
const NEVER_FIRST: &str = "。、，．・：；！？」』）】〉》〕ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々×%";
const NEVER_LAST: &str = "「『（【〈《〔";

/// How much wider bold type is.
pub const BOLD: f32 = 1.1;

/// Width of a character of Source Serif 4, in sizes of the type; rather too much than too little. Small capitals of the names are
/// narrower.
fn advance(letter: char) -> f32 {
    match letter {
        ' ' => 0.24,
        '.' | ',' | ':' | ';' | '\'' | '’' | '!' | '(' | ')' | '-' | '/' => 0.32,
        'f' | 'i' | 'j' | 'l' | 't' | 'I' | 'J' => 0.38,
        'r' | 's' | 'z' => 0.48,
        'a' | 'c' | 'e' | 'g' | 'é' | 'S' | '0'..='9' | '–' | '−' | '×' | '+' => 0.55,
        'b' | 'd' | 'k' | 'o' | 'p' | 'q' | 'v' | 'x' | 'y' => 0.61,
        'h' | 'n' | 'u' | 'B' | 'C' | 'E' | 'F' | 'L' | 'P' | 'T' | 'X' | 'Y' | 'Z' => 0.66,
        'w' => 0.84,
        'm' | 'M' | 'W' => 0.98,
        'A'..='Z' => 0.78,
        _ => 1.0,
    }
}

/// Kana, kanji and their punctuation.
fn is_wide(letter: char) -> bool {
    letter >= '\u{2e80}'
}

/// Width of a text, in sizes of the type.
pub fn width(text: &str) -> f32 {
    text.chars().map(advance).sum()
}

/// The size in which a text fits into its room, no larger than wanted.
pub fn size(text: &str, wanted: f32, room: f32) -> f32 {
    (room / width(text).max(0.1)).min(wanted).floor()
}

/// The size in which a text fits into its room, no larger than wanted; where it would be smaller than the least that can be read, it is
/// set narrower instead, by the second number.
pub fn narrowed(text: &str, (wanted, least): (f32, f32), room: f32) -> (f32, f32) {
    let size = size(text, wanted, room).max(least);
    (size, (room / (size * width(text).max(0.1))).min(1.0))
}

/// The size in which a bold text fits into its room, no larger than wanted.
pub fn bold(text: &str, wanted: f32, room: f32) -> f32 {
    size(text, wanted, room / BOLD)
}

/// A text in as few lines as ever, but no wider than they have to be; the narrowest that is allowed is a part of the room.
pub fn even(text: &str, room: f32, narrowest: f32) -> Vec<String> {
    let fewest = wrap(text, room);
    let narrower = (0..).map(|step| narrowest + 0.06 * step as f32).take_while(|part| *part < 1.0);
    let mut tried = narrower.map(|part| wrap(text, room * part));
    tried.find(|lines| lines.len() == fewest.len()).unwrap_or(fewest)
}

/// A text in lines no wider than that, in sizes of the type: Japanese breaks between characters, English at spaces.
pub fn wrap(text: &str, room: f32) -> Vec<String> {
    let mut lines = vec![String::new()];
    for part in parts(text) {
        let Some(line) = lines.last_mut() else { break };
        if !line.is_empty() && width(line) + width(part.trim_end()) > room {
            line.truncate(line.trim_end().len());
            lines.push(part.to_owned());
        } else {
            line.push_str(part);
        }
    }
    lines
}

fn parts(text: &str) -> Vec<&str> {
    let mut all = Vec::new();
    let mut from = 0;
    let mut last = None;
    for (at, letter) in text.char_indices() {
        let breaks = last.is_some_and(|last: char| {
            let between = (is_wide(last) || is_wide(letter)) && letter != ' ';
            (last == ' ' || between) && !NEVER_FIRST.contains(letter) && !NEVER_LAST.contains(last)
        });
        if breaks {
            all.push(&text[from..at]);
            from = at;
        }
        last = Some(letter);
    }
    all.push(&text[from..]);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_breaks_at_spaces() {
        assert_eq!(wrap("Draw two cards.", 5.0), ["Draw two", "cards."]);
        assert_eq!(wrap("Draw", 1.0), ["Draw"], "a word that is too long stays whole");
    }

    #[test]
    fn japanese_breaks_anywhere_but_before_a_stop() {
        assert_eq!(wrap("山札を2枚引く。", 6.6), ["山札を2枚引", "く。"]);
        assert_eq!(wrap("「どく」にする。", 4.0), ["「どく」", "にする。"]);
    }

    #[test]
    fn long_names_are_set_smaller() {
        assert!((size("Mew", 50.0, 300.0) - 50.0).abs() < 0.1);
        let name = "Galarian Obstagoon";
        assert!(size(name, 50.0, 300.0) * width(name) <= 300.0);
        assert_eq!(narrowed("Mew", (50.0, 40.0), 300.0), (50.0, 1.0));
        let (size, narrower) = narrowed(name, (50.0, 40.0), 300.0);
        assert!((size - 40.0).abs() < 0.1 && (size * width(name) * narrower - 300.0).abs() < 0.1);
    }
}
