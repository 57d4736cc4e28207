//! A file of RON read field by field, so that one bad line costs one field and no more.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;

/// The fields of one struct or map, taken one by one.
pub struct RonFields<'a> {
    /// What has not been taken yet, by name.
    pub fields: BTreeMap<&'a str, &'a str>,
    /// Whether the text was complete.
    whole: bool,
    /// The names of those that were not understood.
    pub problems: Vec<String>,
}

impl<'a> RonFields<'a> {
    /// The fields of a text.
    pub fn new(text: &'a str) -> Self {
        let (fields, whole) = split(text);
        Self { fields: fields.into_iter().collect(), whole, problems: Vec::new() }
    }

    /// Reads a field if it is there.
    pub fn take<T: DeserializeOwned>(&mut self, name: &str, into: &mut T) {
        let Some(text) = self.fields.remove(name) else { return };
        match ron::from_str(text) {
            Ok(value) => *into = value,
            Err(_) => self.problems.push(name.to_owned()),
        }
    }

    /// Holds a number that has been read to its range, from the second to the third; one that is none becomes the first.
    pub fn hold(&mut self, name: &str, value: &mut f32, (usual, low, high): (f32, f32, f32)) {
        let held = if value.is_finite() { value.clamp(low, high) } else { usual };
        if held != *value {
            *value = held;
            self.problems.push(name.to_owned());
        }
    }

    /// Reads the fields of a field.
    pub fn within(&mut self, name: &str, read: impl FnOnce(&mut RonFields)) {
        let Some(text) = self.fields.remove(name) else { return };
        let mut inner = RonFields::new(text);
        read(&mut inner);
        if inner.fields.is_empty() && inner.problems.is_empty() && !inner.whole {
            self.problems.push(name.to_owned());
        }
        let left = inner.fields.into_keys().map(str::to_owned);
        self.problems.extend(inner.problems.into_iter().chain(left).map(|field| format!("{name}.{field}")));
    }

    /// The names of all that was not understood, and of all that nobody has taken.
    pub fn finish(mut self) -> Vec<String> {
        self.problems.extend(self.fields.into_keys().map(str::to_owned));
        if !self.whole && self.problems.is_empty() {
            self.problems.push("...".to_owned());
        }
        self.problems
    }
}

/// Splits `(a: 1, b: (c: 2))` or `{a: 1}` into names and values without understanding the values. The second result
/// says whether the text was complete; an unfinished last value is left out.
fn split(text: &str) -> (Vec<(&str, &str)>, bool) {
    let mut fields = Vec::new();
    let mut depth = 0_usize;
    let mut start = 0;
    let mut name: Option<&str> = None;
    let mut quoted = false;
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        if quoted {
            match c {
                '\\' => {
                    chars.next();
                }
                '"' => quoted = false,
                _ => {}
            }
            continue;
        }
        match c {
            '"' => quoted = true,
            '/' if chars.peek().is_some_and(|&(_, next)| next == '/') => {
                while chars.next_if(|&(_, c)| c != '\n').is_some() {}
            }
            '(' | '[' | '{' => {
                depth += 1;
                if depth == 1 {
                    start = at + 1;
                }
            }
            ':' if depth == 1 && name.is_none() => {
                name = Some(last_word(&text[start..at]));
                start = at + 1;
            }
            ',' if depth == 1 => {
                fields.extend(name.take().map(|name| (name, text[start..at].trim())));
                start = at + 1;
            }
            ')' | ']' | '}' => {
                let Some(less) = depth.checked_sub(1) else { return (fields, false) };
                depth = less;
                if depth == 0 {
                    fields.extend(name.take().map(|name| (name, text[start..at].trim())));
                    return (fields, true);
                }
            }
            _ => {}
        }
    }
    (fields, false)
}

/// The name before a colon, without comments before it.
fn last_word(text: &str) -> &str {
    text.trim().trim_end_matches('"').rsplit(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default()
}
