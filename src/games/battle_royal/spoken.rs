//! How the words of the game sound in both languages, for tests: whatever is said has to have a message, and to fit it.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::engine::sentences::add_functions;
use crate::engine::{Arg, Words};

/// A language with the files of the game.
pub(super) struct Language {
    bundle: FluentBundle<FluentResource>,
    /// What each message puts in.
    variables: BTreeMap<&'static str, BTreeSet<&'static str>>,
    pub(super) stop: char,
    /// The messages that have been said.
    heard: RefCell<BTreeSet<String>>,
}

const ENGLISH: [&str; 4] = [
    include_str!("../../../assets/locales/en/battle_royal_decks.ftl"),
    include_str!("../../../assets/locales/en/battle_royal_hints.ftl"),
    include_str!("../../../assets/locales/en/battle_royal_names.ftl"),
    include_str!("../../../assets/locales/en/battle_royal_texts.ftl"),
];
const JAPANESE: [&str; 4] = [
    include_str!("../../../assets/locales/ja/battle_royal_decks.ftl"),
    include_str!("../../../assets/locales/ja/battle_royal_hints.ftl"),
    include_str!("../../../assets/locales/ja/battle_royal_names.ftl"),
    include_str!("../../../assets/locales/ja/battle_royal_texts.ftl"),
];

/// What each message of a file puts in.
fn variables(file: &'static str) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut all: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    let mut current = "";
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        if let Some((key, _)) = line.split_once(" = ").filter(|(key, _)| key.starts_with("battle_royal-")) {
            current = key;
            assert!(all.insert(current, BTreeSet::new()).is_none(), "{key} is there twice");
        }
        let names = line.split('$').skip(1);
        let names = names.filter_map(|rest| rest.split(|c: char| !c.is_ascii_alphanumeric()).next());
        all.entry(current).or_default().extend(names);
    }
    all
}

impl Language {
    fn new(code: &str, files: [&'static str; 4], stop: char) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![code.parse().expect(code)]);
        bundle.set_use_isolating(false);
        add_functions(&mut bundle).expect("a new bundle");
        for file in files {
            let resource = FluentResource::try_new(file.to_owned()).map_err(|(_, errors)| errors).expect(code);
            bundle.add_resource(resource).expect(code);
        }
        Self { bundle, variables: files.into_iter().flat_map(variables).collect(), stop, heard: RefCell::default() }
    }

    /// English and Japanese.
    pub(super) fn both() -> [Self; 2] {
        [Self::new("en", ENGLISH, '.'), Self::new("ja", JAPANESE, '。')]
    }

    /// The messages with this beginning that have not been said.
    pub(super) fn unheard(&self, beginning: &str) -> Vec<&'static str> {
        let keys = self.variables.keys().copied().filter(|key| key.starts_with(beginning));
        keys.filter(|key| !self.heard.borrow().contains(*key)).collect()
    }

    /// A sentence, as the interface says it. What a message lacks or does not use is a mistake.
    pub(super) fn say(&self, words: &Words) -> String {
        let key = words.key.as_str();
        self.heard.borrow_mut().insert(key.to_owned());
        let message = self.bundle.get_message(key).and_then(|message| message.value());
        let pattern = message.unwrap_or_else(|| panic!("there is no message {key}"));
        let mut args = FluentArgs::new();
        for (name, arg) in &words.args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.as_str()),
                Arg::Key(key) => FluentValue::from(self.say(&Words::new(key.as_str()))),
                Arg::Words(words) => FluentValue::from(self.say(words)),
                Arg::Seat(seat) => FluentValue::from(seat.letter().to_string()),
            };
            args.set(name.as_str(), value);
        }
        let given: BTreeSet<&str> = words.args.iter().map(|(name, _)| name.as_str()).collect();
        // A hint is given all that is known of its move, of which it says what fits.
        let fits =
            if key.contains("-hint-") { given.is_superset(&self.variables[key]) } else { given == self.variables[key] };
        assert!(fits, "{given:?} is given to {key}, which says {:?}", self.variables[key]);
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        assert!(errors.is_empty() && !said.is_empty(), "{key}: {said}: {errors:?}");
        let raw = said.contains("battle_royal") || said.contains(['{', '}']);
        assert!(!raw && !said.contains("  "), "{key}: {said}");
        said
    }
}
