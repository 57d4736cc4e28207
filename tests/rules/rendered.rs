//! What messages say with numbers, persons and choices in them: as a native reader would have it in each language.

use imps_table::engine::renderings::{Rendering, renderings};

use crate::{at, files, read};

/// Things that are counted in English messages.
const COUNTED: [&str; 32] = [
    "actions", "banners", "cards", "chances", "coins", "counters", "days", "decks", "dice", "figures", "flags",
    "hexes", "hits", "levels", "lines", "matches", "minutes", "moves", "players", "points", "puzzles", "rounds",
    "seats", "seconds", "stacks", "symbols", "tiles", "times", "tokens", "tricks", "turns", "units",
];

/// Words that follow "You" without being a verb of somebody else.
const NO_VERBS: [&str; 4] = ["always", "discuss", "pass", "press"];

/// Parts of keys of texts that are written on cards, of lines of the chronicle, and of the list of what can be typed.
const PLAIN: [&str; 8] =
    ["battle_royal-text-", "battlelore-card-", "battlelore-lore-", "-line1", "-line2", "-line3", "-log-", "text-help"];

/// Beginnings and parts of keys of messages that speak to one person of another, or of seats by their letters: never of "You".
const OF_OTHERS: [&str; 8] = [
    "reason-",
    "-hint-",
    "why-",
    "text-hand-over",
    "agree-",
    "bottle_imp-place-",
    "-preview-blocks",
    "-preview-strands",
];

fn all(language: &str) -> Vec<Rendering> {
    let all = renderings(&at("assets/locales").join(language)).expect("messages");
    assert!(all.len() > 2000, "only {} messages in {language}", all.len());
    all
}

/// Every rendering of which something is wrong, with what it is.
fn wrong(language: &str, judge: impl Fn(&str, &str) -> Option<String>) -> Vec<String> {
    let judged = all(language).into_iter().filter_map(|Rendering { file, key, said }| {
        let (text, what) = said.iter().find_map(|text| Some((text, judge(&key, text)?)))?;
        Some(format!("{file} {key}: {what}: {text}"))
    });
    judged.collect()
}

fn none(wrong: &[String]) {
    assert!(wrong.is_empty(), "{} messages:\n{}", wrong.len(), wrong.join("\n"));
}

/// Words of a text with the marks that stand at them.
fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

/// "1 cards" and the like.
fn one_of_many(text: &str) -> Option<String> {
    let words = words(text);
    let bare = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    let ones = words.iter().enumerate().filter(|(at, word)| **word == "1" && (*at == 0 || words[at - 1] != "of"));
    ones.into_iter().find_map(|(at, _)| {
        // An adjective or two may stand between.
        let behind =
            words[at + 1..].iter().take(3).take_while(|word| !["of", "to", "and", "or", "at", "for"].contains(*word));
        for word in behind {
            if COUNTED.contains(&bare(word).as_str()) {
                return Some(format!("“1 … {}”", bare(word)));
            }
            if word.ends_with([',', '.', ';', ':', ')']) {
                break;
            }
        }
        None
    })
}

/// "You has", "You’s", "the hand of You".
fn not_you(text: &str) -> Option<String> {
    let words = words(text);
    words.iter().enumerate().find_map(|(at, word)| {
        let bare = word.trim_matches(|c: char| !c.is_alphabetic() && c != '’');
        if bare == "You’s" || bare == "your’s" {
            return Some(format!("“{bare}”"));
        }
        if bare != "You" {
            return None;
        }
        let begins = at == 0
            || words[at - 1].ends_with(['.', ':', ';', '?', '!', '–', '·', '|', '“', '/'])
            || word.starts_with(['“', '(']);
        if !begins {
            return Some(format!("“{} You”", words[at - 1]));
        }
        let next = words.get(at + 1).filter(|_| *word == "You")?;
        let other = next.ends_with('s') && next.chars().all(char::is_lowercase) && !next.ends_with("ss");
        (other && !NO_VERBS.contains(next)).then(|| format!("“You {next}”"))
    })
}

/// "the hand of Fox": English says "Fox’s hand".
fn of_somebody(text: &str) -> Option<String> {
    ["Fox", "James"]
        .into_iter()
        .find(|name| text.contains(&format!(" of {name}")) && !text.contains(&format!(" of {name}’s")))
        .map(|name| format!("“of {name}”"))
}

/// "is no card": English says "is not a card".
fn negation(text: &str) -> Option<String> {
    let words = words(text);
    words.windows(2).enumerate().find_map(|(at, pair)| {
        let there = at > 0 && words[at - 1].eq_ignore_ascii_case("there");
        let no = ["is", "are", "was"].contains(&pair[0]) && pair[1] == "no";
        let longer = words.get(at + 2).is_some_and(|next| next.starts_with("longer") || next.starts_with("more"));
        (no && !there && !longer).then(|| format!("“{} no”", pair[0]))
    })
}

#[test]
fn numbers_and_persons_fit_into_english_messages() {
    let others = |key: &str| OF_OTHERS.iter().any(|part| key.contains(part));
    none(&wrong("en", |key, text| {
        let you = not_you(text).filter(|_| !others(key));
        one_of_many(text).or(you).or_else(|| of_somebody(text)).or_else(|| negation(text))
    }));
}

#[test]
fn prompts_are_sentences() {
    for (language, ends) in [("en", ['.', '?', '…']), ("ja", ['。', '？', '…'])] {
        let prompt = |key: &str| key.contains("-ask-");
        assert!(all(language).iter().filter(|message| prompt(&message.key)).count() > 60);
        none(&wrong(language, |key, text| (prompt(key) && !text.ends_with(ends)).then(|| "no full stop".to_owned())));
    }
}

#[test]
fn refusals_say_the_way_on() {
    let refusal = |key: &str| key.contains("-refusal-") || key.contains("-why-");
    assert!(all("en").iter().filter(|message| refusal(&message.key)).count() > 60);
    none(&wrong("en", |key, text| {
        let on = text.contains(';') || text.trim_end_matches('.').contains(['.', '?']);
        (refusal(key) && !on).then(|| "no way on".to_owned())
    }));
}

#[test]
fn a_hint_names_the_move_and_then_its_reason() {
    // A move that is put in is a sentence of its own, told by `-hint-move`.
    let hint = |key: &str| key.contains("-hint-") && !key.contains("-hint-move");
    for (language, both) in [("en", ": "), ("ja", "ましょう。")] {
        assert!(all(language).iter().filter(|message| hint(&message.key)).count() > 60);
        none(&wrong(language, |key, text| {
            let told = text.strip_prefix("‹move›").map_or(text.contains(both), |rest| !rest.is_empty());
            (hint(key) && !told).then(|| "no reason".to_owned())
        }));
    }
}

#[test]
fn sentences_choose_by_numbers_and_persons_alone() {
    // Text that is put in is marked where cards are drawn in it: a word that chooses would not be found then.
    for language in ["en", "ja"] {
        for path in files(&at("assets/locales").join(language), ".ftl") {
            let text = read(&path);
            let words = text.lines().filter(|line| line.trim_start().starts_with("*["));
            for line in words {
                let key = line.split(['[', ']']).nth(1).unwrap_or_default();
                let right = ["other", "no", "red"].contains(&key) || key.parse::<u8>().is_ok();
                assert!(right, "{}: {line}", path.display());
            }
        }
    }
}

/// Where a half-width blank or mark, or a word that is spelled in another way, stands in Japanese.
fn misspelled(text: &str) -> Option<String> {
    let letters: Vec<char> = text.chars().collect();
    let shout = letters.windows(2).find(|pair| {
        matches!(pair[0], '！' | '？')
            && !matches!(pair[1], '\u{3000}' | '」' | '）' | '』' | '\n' | '！' | '？' | ' ' | '›' | '、')
    });
    if shout.is_some() {
        return Some("no blank behind ！ or ？".to_owned());
    }
    let spelled =
        ["わかり", "わかる", "わかっ", "無だ", "むだ", "いっしょ", "くり返", "のぞく", "のぞき", "〜", " ・ ", "／"];
    spelled.into_iter().find(|odd| text.contains(odd)).map(|odd| format!("“{odd}”"))
}

/// Where models are counted like dice, or a number becomes an ordinal or a deadline.
fn miscounted(text: &str) -> Option<String> {
    let figures = text.split("フィギュア").skip(1).any(|rest| {
        let rest: Vec<char> = rest.chars().take(6).take_while(|letter| !"。、|／".contains(*letter)).collect();
        rest.windows(2).any(|pair| pair[0].is_ascii_digit() && pair[1] == '個')
    });
    if figures {
        return Some("フィギュア…個".to_owned());
    }
    ["章で", "までに指令", "人のあと"]
        .into_iter()
        .find(|odd| text.match_indices(odd).any(|(at, _)| text[..at].ends_with(|before: char| before.is_ascii_digit())))
        .map(|odd| format!("a number before {odd}"))
}

/// Ends of sentences in the plain form, and of what only looks like one.
const PLAIN_ENDS: [char; 12] = ['る', 'う', 'く', 'す', 'つ', 'ぬ', 'ぶ', 'む', 'ぐ', 'い', 'た', 'だ'];
const POLITE_ENDS: [&str; 7] = ["です", "ます", "ました", "でした", "ください", "でしょう", "ましょう"];
const NOUNS: [&str; 3] = ["ずつ", "集い", "違い"];

/// A plain sentence where others are polite; what stands in brackets is no sentence.
fn impolite(text: &str) -> Option<String> {
    let mut open = 0;
    let outside = |letter: &char| {
        open += i32::from(*letter == '（') - i32::from(*letter == '）');
        open == 0 && *letter != '）'
    };
    let text: String = text.chars().filter(outside).collect();
    let plain =
        |said: &&str| said.ends_with(PLAIN_ENDS) && !POLITE_ENDS.iter().chain(&NOUNS).any(|end| said.ends_with(end));
    let sentences = text.split_inclusive('。').filter_map(|part| part.strip_suffix('。'));
    sentences.map(|said| said.trim_end_matches('」')).find(plain).map(|said| format!("plain: {said}"))
}

#[test]
fn japanese_is_spelled_and_counted_in_one_way() {
    let print = |key: &str| key.starts_with("battle_royal-text-");
    none(&wrong("ja", |key, text| miscounted(text).or_else(|| misspelled(text).filter(|_| !print(key)))));
}

#[test]
fn japanese_sentences_are_polite_but_on_cards_and_in_the_chronicle() {
    let plain = |key: &str| PLAIN.iter().any(|part| key.contains(part));
    none(&wrong("ja", |key, text| impolite(text).filter(|_| !plain(key))));
}

#[test]
fn wrong_words_are_caught_and_right_ones_are_not() {
    for caught in ["Your hand: 1 cards", "costs 1 Lore tokens, and", "order 1 units.", "1 extra dice"] {
        assert!(one_of_many(caught).is_some(), "{caught}");
    }
    for right in ["1 card", "1 of your cards", "11 cards", "1 card, 2 dice", "1 or 2 cards", "choose 1; then cards"] {
        assert_eq!(one_of_many(right), None, "{right}");
    }
    for caught in ["The hand of You", "You has 2 cards", "You’s hand", "plays for You…"] {
        assert!(not_you(caught).is_some(), "{caught}");
    }
    for right in ["You have 2 cards", "Fox: You pass", "You always win", "Your hand", "You"] {
        assert_eq!(not_you(right), None, "{right}");
    }
    assert!(of_somebody("the hand of Fox").is_some() && of_somebody("Fox’s hand").is_none());
    assert!(negation("`x` is no card").is_some());
    assert_eq!(negation("There is no card, and it is no longer here"), None);
    assert!(misspelled("やった！次").is_some() && misspelled("3／5").is_some());
    assert_eq!(misspelled("やった！\u{3000}次は3 / 5です"), None);
    assert!(miscounted("フィギュア2個").is_some() && miscounted("3章で見つかりました").is_some());
    assert_eq!(miscounted("フィギュア2体とダイス2個"), None);
    assert!(impolite("2ヘクスまで動く。").is_some());
    assert_eq!(impolite("2ヘクスまで動けます。戦えます（敵を除く）。勝ち。敵の番"), None);
}
