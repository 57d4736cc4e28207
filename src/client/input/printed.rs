//! What is printed on the keys.
//!
//! The window tells of every key where it is and what it writes. From here on it is known by what is printed on it, and called by
//! what a US keyboard has there: `Z` is the key with Z on it, whether that is in the lowest row or in the highest. Figures stay
//! where they are, since some keyboards write them with Shift only, and so does a key that writes no Latin letter: there is one
//! printed beside it. The number block is what `NumLock` makes of it.

use bevy::input::keyboard::{Key, KeyCode, NativeKey};

use crate::client::controls::sign_key;

/// What tells how a key is read besides itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Reading {
    /// Shift is held.
    pub shift: bool,
    /// The letters that were written last are of another script.
    pub foreign: bool,
}

const LETTERS: [KeyCode; 26] = [
    KeyCode::KeyA,
    KeyCode::KeyB,
    KeyCode::KeyC,
    KeyCode::KeyD,
    KeyCode::KeyE,
    KeyCode::KeyF,
    KeyCode::KeyG,
    KeyCode::KeyH,
    KeyCode::KeyI,
    KeyCode::KeyJ,
    KeyCode::KeyK,
    KeyCode::KeyL,
    KeyCode::KeyM,
    KeyCode::KeyN,
    KeyCode::KeyO,
    KeyCode::KeyP,
    KeyCode::KeyQ,
    KeyCode::KeyR,
    KeyCode::KeyS,
    KeyCode::KeyT,
    KeyCode::KeyU,
    KeyCode::KeyV,
    KeyCode::KeyW,
    KeyCode::KeyX,
    KeyCode::KeyY,
    KeyCode::KeyZ,
];
const FIGURES: [KeyCode; 10] = [
    KeyCode::Digit0,
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
    KeyCode::Digit8,
    KeyCode::Digit9,
];
/// The keys of a US keyboard that are called by a sign, and what they write without Shift and with it.
const SIGNS: [(KeyCode, char, char); 11] = [
    (KeyCode::Backquote, '`', '~'),
    (KeyCode::Minus, '-', '_'),
    (KeyCode::Equal, '=', '+'),
    (KeyCode::BracketLeft, '[', '{'),
    (KeyCode::BracketRight, ']', '}'),
    (KeyCode::Backslash, '\\', '|'),
    (KeyCode::Semicolon, ';', ':'),
    (KeyCode::Quote, '\'', '"'),
    (KeyCode::Comma, ',', '<'),
    (KeyCode::Period, '.', '>'),
    (KeyCode::Slash, '/', '?'),
];
/// Signs from here on are those of other scripts.
const BEYOND_LATIN: char = '\u{250}';

/// The key with this sign on it, if a US keyboard has one that is called by it. The plus is what its key is for; with Shift a key
/// is called by what it writes only if it is that sign.
fn key_of(sign: char, shift: bool) -> Option<KeyCode> {
    let called = |(_, bare, shifted): &&(KeyCode, char, char)| match sign {
        '+' => *shifted == '+',
        '=' if shift => false,
        _ => *bare == sign,
    };
    SIGNS.iter().find(called).map(|(key, ..)| *key)
}

/// Whether a key is called by the sign that it has written.
pub(super) fn writes_its_sign(key: KeyCode, written: &Key) -> bool {
    sign(written).is_some_and(|sign| key_of(sign, true) == Some(key))
}

/// The letter or sign that a key writes, letters small.
fn sign(written: &Key) -> Option<char> {
    let sign = match written {
        Key::Character(text) => {
            let mut signs = text.chars();
            signs.next().filter(|_| signs.next().is_none())?
        }
        Key::Dead(sign) => (*sign)?,
        _ => return None,
    };
    let mut small = sign.to_lowercase();
    small.next().filter(|_| small.next().is_none()).or(Some(sign))
}

/// Whether a letter of another script was written; none if no letter was.
pub(super) fn is_foreign(written: &Key) -> Option<bool> {
    sign(written).filter(|sign| sign.is_alphabetic()).map(|letter| letter >= BEYOND_LATIN)
}

/// The key that somebody meant who pressed the one at this place.
pub(super) fn meant(place: KeyCode, written: &Key, Reading { shift, foreign }: Reading) -> KeyCode {
    if let Some(key) = without_numlock(place, written) {
        return key;
    }
    let Some(sign) = sign(written).filter(|_| is_of_letters(place)) else { return place };
    let on_letter = LETTERS.contains(&place);
    if FIGURES.contains(&place) {
        return key_of(sign, shift).filter(|_| shift).unwrap_or(place);
    }
    if sign.is_ascii_lowercase() {
        return LETTERS[usize::from(sign as u8 - b'a')];
    }
    if sign.is_alphabetic() {
        // An accent that was pressed before may have changed what is written.
        return if on_letter || sign >= BEYOND_LATIN { place } else { sign_key(sign) };
    }
    if let Some(figure) = sign.to_digit(10) {
        return FIGURES[figure as usize];
    }
    let as_at_home =
        SIGNS.iter().any(|&(key, bare, shifted)| key == place && sign == if shift { shifted } else { bare });
    if as_at_home || on_letter && foreign || sign >= BEYOND_LATIN {
        return place;
    }
    key_of(sign, shift).unwrap_or(sign_key(sign))
}

/// Whether what is written at this place depends on the keyboard.
fn is_of_letters(place: KeyCode) -> bool {
    LETTERS.contains(&place)
        || FIGURES.contains(&place)
        || SIGNS.iter().any(|(key, ..)| *key == place)
        || matches!(place, KeyCode::IntlBackslash | KeyCode::IntlRo | KeyCode::IntlYen)
}

/// What a key of the number block is while it writes no figures.
fn without_numlock(place: KeyCode, written: &Key) -> Option<KeyCode> {
    let in_block = matches!(
        place,
        KeyCode::Numpad0
            | KeyCode::Numpad1
            | KeyCode::Numpad2
            | KeyCode::Numpad3
            | KeyCode::Numpad4
            | KeyCode::Numpad5
            | KeyCode::Numpad6
            | KeyCode::Numpad7
            | KeyCode::Numpad8
            | KeyCode::Numpad9
            | KeyCode::NumpadDecimal
    );
    let key = match written {
        Key::ArrowUp => KeyCode::ArrowUp,
        Key::ArrowDown => KeyCode::ArrowDown,
        Key::ArrowLeft => KeyCode::ArrowLeft,
        Key::ArrowRight => KeyCode::ArrowRight,
        Key::Home => KeyCode::Home,
        Key::End => KeyCode::End,
        Key::PageUp => KeyCode::PageUp,
        Key::PageDown => KeyCode::PageDown,
        Key::Insert => KeyCode::Insert,
        Key::Delete => KeyCode::Delete,
        // Nothing but `NumLock` leaves the middle of the block without a figure, and nothing is printed there but that.
        _ if place == KeyCode::Numpad5 && !matches!(written, Key::Character(_)) && is_told(written) => {
            KeyCode::NumpadClear
        }
        _ => return None,
    };
    Some(key).filter(|_| in_block)
}

/// Whether the window has told anything of what a key is.
fn is_told(written: &Key) -> bool {
    *written != Key::Unidentified(NativeKey::Unidentified)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(place: KeyCode, written: &str) -> KeyCode {
        meant(place, &Key::Character(written.into()), Reading::default())
    }

    fn with_shift(place: KeyCode, written: &str) -> KeyCode {
        meant(place, &Key::Character(written.into()), Reading { shift: true, foreign: false })
    }

    #[test]
    fn a_us_keyboard_is_as_it_is_called() {
        for (n, place) in (b'a'..).zip(LETTERS) {
            let letter = char::from(n);
            assert_eq!(key(place, &letter.to_string()), place);
            assert_eq!(with_shift(place, &letter.to_uppercase().to_string()), place);
        }
        for (place, bare, shifted) in SIGNS {
            assert_eq!(key(place, &bare.to_string()), place);
            assert_eq!(with_shift(place, &shifted.to_string()), place);
        }
        for ((n, place), shifted) in FIGURES.into_iter().enumerate().zip(")!@#$%^&*(".chars()) {
            assert_eq!(key(place, &n.to_string()), place);
            assert_eq!(with_shift(place, &shifted.to_string()), place);
        }
    }

    #[test]
    fn letters_and_signs_go_by_what_is_printed() {
        // German.
        assert_eq!(key(KeyCode::KeyY, "z"), KeyCode::KeyZ);
        assert_eq!(key(KeyCode::KeyZ, "y"), KeyCode::KeyY);
        assert_eq!(key(KeyCode::BracketRight, "+"), KeyCode::Equal);
        assert_eq!(key(KeyCode::Slash, "-"), KeyCode::Minus);
        assert_eq!(key(KeyCode::Semicolon, "ö"), sign_key('ö'));
        assert_eq!(meant(KeyCode::Equal, &Key::Dead(Some('´')), Reading::default()), sign_key('´'));
        assert_eq!(with_shift(KeyCode::Digit1, "!"), KeyCode::Digit1);
        // French: figures are written with Shift, and are meant without it too.
        assert_eq!(key(KeyCode::KeyQ, "a"), KeyCode::KeyA);
        assert_eq!(key(KeyCode::KeyA, "q"), KeyCode::KeyQ);
        assert_eq!(key(KeyCode::Semicolon, "m"), KeyCode::KeyM);
        assert_eq!(key(KeyCode::KeyM, ","), KeyCode::Comma);
        assert_eq!(with_shift(KeyCode::Comma, "."), KeyCode::Period);
        assert_eq!(key(KeyCode::Digit2, "é"), KeyCode::Digit2);
        assert_eq!(with_shift(KeyCode::Digit2, "2"), KeyCode::Digit2);
        // Japanese.
        assert_eq!(with_shift(KeyCode::Semicolon, "+"), KeyCode::Equal);
        assert_eq!(key(KeyCode::Equal, "^"), sign_key('^'));
        assert_eq!(key(KeyCode::Minus, "-"), KeyCode::Minus);
        // Swiss: the plus stands over the one.
        assert_eq!(with_shift(KeyCode::Digit1, "+"), KeyCode::Equal);
        // Dvorak.
        assert_eq!(key(KeyCode::KeyW, ","), KeyCode::Comma);
        assert_eq!(key(KeyCode::Semicolon, "s"), KeyCode::KeyS);
    }

    #[test]
    fn where_no_latin_letter_is_written_the_place_counts() {
        assert_eq!(key(KeyCode::KeyZ, "я"), KeyCode::KeyZ);
        assert_eq!(key(KeyCode::Comma, "б"), KeyCode::Comma);
        assert_eq!(key(KeyCode::KeyE, "い"), KeyCode::KeyE);
        assert_eq!(with_shift(KeyCode::Period, "。"), KeyCode::Period);
        // On a Greek keyboard a sign stands on the Q.
        let greek = Reading { shift: false, foreign: true };
        assert_eq!(meant(KeyCode::KeyQ, &Key::Character(";".into()), greek), KeyCode::KeyQ);
        assert_eq!(is_foreign(&Key::Character("α".into())), Some(true));
        assert_eq!(is_foreign(&Key::Character("é".into())), Some(false));
        assert_eq!(is_foreign(&Key::Character(";".into())), None);
    }

    #[test]
    fn the_number_block_is_what_numlock_makes_of_it() {
        let of = |place, written: Key| meant(place, &written, Reading::default());
        assert_eq!(of(KeyCode::Numpad6, Key::Character("6".into())), KeyCode::Numpad6);
        assert_eq!(of(KeyCode::Numpad6, Key::ArrowRight), KeyCode::ArrowRight);
        assert_eq!(of(KeyCode::Numpad7, Key::Home), KeyCode::Home);
        assert_eq!(of(KeyCode::Numpad9, Key::PageUp), KeyCode::PageUp);
        assert_eq!(of(KeyCode::Numpad5, Key::Clear), KeyCode::NumpadClear);
        assert_eq!(of(KeyCode::Numpad5, Key::Unidentified(NativeKey::Xkb(0xff9d))), KeyCode::NumpadClear);
        assert_eq!(of(KeyCode::NumpadAdd, Key::Character("+".into())), KeyCode::NumpadAdd);
        assert_eq!(of(KeyCode::NumpadEnter, Key::Enter), KeyCode::NumpadEnter);
        assert_eq!(of(KeyCode::NumpadDecimal, Key::Character(",".into())), KeyCode::NumpadDecimal);
    }

    #[test]
    fn a_key_that_says_nothing_is_what_it_is_called() {
        let nothing = Key::Unidentified(NativeKey::Unidentified);
        for place in [KeyCode::KeyZ, KeyCode::Numpad5, KeyCode::Equal, KeyCode::Enter] {
            assert_eq!(meant(place, &nothing, Reading::default()), place);
        }
        assert_eq!(meant(KeyCode::Enter, &Key::Enter, Reading::default()), KeyCode::Enter);
    }

    #[test]
    fn a_sign_that_takes_shift_is_the_key_itself() {
        assert!(writes_its_sign(KeyCode::Equal, &Key::Character("+".into())));
        assert!(!writes_its_sign(KeyCode::Comma, &Key::Character("<".into())));
        assert!(!writes_its_sign(KeyCode::Tab, &Key::Tab));
    }
}
