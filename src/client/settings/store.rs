//! The settings file: read field by field, so that one bad line costs one setting and no more.

use ron::ser::{PrettyConfig, to_string_pretty};

use super::{Settings, Volumes};
use crate::client::controls::Bindings;
use crate::storage::ron_fields::RonFields;

/// Version of the file format that this program writes.
const VERSION: u32 = 1;

/// So many minutes at most may nobody touch anything before the title comes back: a day.
const LONGEST: u32 = 1440;

/// What came of reading a settings file.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Reading {
    /// The settings, with defaults where the file was of no use.
    pub settings: Settings,
    /// How good the file was.
    pub verdict: FileCondition,
}

/// How good a settings file was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum FileCondition {
    /// Everything was understood.
    Fine,
    /// These fields were not understood or out of range.
    Repaired(Vec<String>),
    /// Nothing was understood.
    Lost,
    /// It was written by a newer program.
    Newer,
}

/// Reads a settings file.
pub(super) fn read(text: &str) -> Reading {
    let mut settings = Settings::default();
    let mut reader = RonFields::new(text);
    if reader.fields.is_empty() {
        let verdict = if is_empty_struct(text) { FileCondition::Fine } else { FileCondition::Lost };
        return Reading { settings, verdict };
    }
    let mut version = VERSION;
    reader.take("version", &mut version);
    let before = reader.fields.len();
    read_fields(&mut reader, &mut settings);
    let understood = before - reader.fields.len();
    repair(&mut settings, &mut reader);
    let verdict = if understood == 0 && before > 0 {
        FileCondition::Lost
    } else if version > VERSION {
        FileCondition::Newer
    } else {
        let problems = reader.finish();
        if problems.is_empty() { FileCondition::Fine } else { FileCondition::Repaired(problems) }
    };
    Reading { settings, verdict }
}

/// The file for these settings.
///
/// # Errors
/// The settings cannot be put into RON (they always can).
pub(super) fn write(settings: &Settings) -> Result<String, ron::Error> {
    let style = || PrettyConfig::new().depth_limit(2);
    let (play, picture) = (to_string_pretty(&settings.play, style())?, to_string_pretty(settings, style())?);
    // Two structs in one pair of brackets: each ends its last field with a comma.
    let (play, picture) = (play.trim_end_matches(')'), picture.trim_start_matches('('));
    Ok(play.replacen('(', &format!("(\n    version: {VERSION},"), 1) + picture.trim_start_matches('\n') + "\n")
}

fn is_empty_struct(text: &str) -> bool {
    text.split_whitespace().collect::<String>() == "()"
}

fn read_fields(reader: &mut RonFields, settings: &mut Settings) {
    // Taken apart so that the compiler asks for every new field.
    let Settings {
        play,
        text_scale,
        reduced_motion,
        living_flames,
        high_contrast,
        texts_stay,
        captions,
        remarks,
        palette,
        volumes,
        rumble,
        mute_in_background,
        window,
        place,
        monitor,
        frame_cap,
        battery_saver,
        quality,
        render_scale,
        previews,
        free_edges,
        uses,
        home_after,
        bindings,
    } = settings;
    play.take_from(reader);
    reader.take("text_scale", text_scale);
    reader.take("reduced_motion", reduced_motion);
    reader.take("living_flames", living_flames);
    reader.take("high_contrast", high_contrast);
    reader.take("texts_stay", texts_stay);
    reader.take("captions", captions);
    reader.take("remarks", remarks);
    reader.take("palette", palette);
    reader.take("rumble", rumble);
    reader.take("mute_in_background", mute_in_background);
    reader.take("window", window);
    reader.take("place", place);
    reader.take("monitor", monitor);
    reader.take("frame_cap", frame_cap);
    reader.take("battery_saver", battery_saver);
    reader.take("quality", quality);
    reader.take("render_scale", render_scale);
    reader.take("previews", previews);
    reader.take("free_edges", free_edges);
    reader.take("uses", uses);
    reader.take("home_after", home_after);
    reader.within("volumes", |inner| {
        let Volumes { master, music, effects, interface, room } = volumes;
        inner.take("master", master);
        inner.take("music", music);
        inner.take("effects", effects);
        inner.take("interface", interface);
        inner.take("room", room);
    });
    reader.within("bindings", |inner| read_bindings(inner, bindings));
}

fn read_bindings(reader: &mut RonFields, bindings: &mut Bindings) {
    for (name, value) in std::mem::take(&mut reader.fields) {
        match (ron::from_str(name), ron::from_str(value)) {
            (Ok(command), Ok(inputs)) => bindings.set(command, inputs),
            _ => reader.problems.push(name.to_owned()),
        }
    }
    bindings.repair();
}

/// Puts what is out of range back into it.
fn repair(settings: &mut Settings, reader: &mut RonFields) {
    let default = Settings::default();
    if let Some(scale) = &mut settings.render_scale {
        reader.hold("render_scale", scale, (1.0, 0.25, 1.0));
    }
    reader.hold("rumble", &mut settings.rumble, (default.rumble, 0.0, 1.0));
    reader.hold("text_scale", &mut settings.text_scale, (default.text_scale, 1.0, 2.0));
    let (volumes, usual) = (&mut settings.volumes, default.volumes);
    reader.hold("volumes.master", &mut volumes.master, (usual.master, 0.0, 1.0));
    reader.hold("volumes.music", &mut volumes.music, (usual.music, 0.0, 1.0));
    reader.hold("volumes.effects", &mut volumes.effects, (usual.effects, 0.0, 1.0));
    reader.hold("volumes.interface", &mut volumes.interface, (usual.interface, 0.0, 1.0));
    reader.hold("volumes.room", &mut volumes.room, (usual.room, 0.0, 1.0));
    let cap = settings.frame_cap;
    if cap != 0 && !(10..=1000).contains(&cap) {
        settings.frame_cap = cap.clamp(10, 1000);
        reader.problems.push("frame_cap".to_owned());
    }
    if settings.home_after > LONGEST {
        settings.home_after = LONGEST;
        reader.problems.push("home_after".to_owned());
    }
    if !settings.place.can_be() {
        settings.place = default.place;
        reader.problems.push("place".to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::super::{ChosenMonitor, Quality, WindowPlace};
    use super::*;
    use crate::client::controls::InputAction;
    use crate::locale::Language;
    use crate::storage::last_tables::LastTable;

    #[test]
    fn settings_come_back_as_they_were_written() {
        let mut settings = Settings { text_scale: 1.5, frame_cap: 60, ..Settings::in_language(Language::Ja) };
        settings.play.last.keep("other", LastTable { options: "()".to_owned(), ..LastTable::default() });
        settings.volumes.music = 0.0;
        settings.place = WindowPlace { size: Some((1600, 900)), at: Some((-1280, 40)) };
        settings.monitor = Some(ChosenMonitor { name: "A \"B\": (C, D}".to_owned(), at: (-1280, 0) });
        settings.bindings.set(InputAction::Undo, Vec::new());
        let text = write(&settings).unwrap();
        assert!(text.contains("version: 1"), "{text}");
        assert_eq!(read(&text), Reading { settings, verdict: FileCondition::Fine });
    }

    #[test]
    fn one_bad_field_costs_one_setting() {
        let reading =
            read("(version: 1, language: ja, text_scale: \"big\", quality: low, volumes: (master: 7.0, music: 0.25))");
        assert_eq!(reading.settings.play.language, Language::Ja);
        assert_eq!(reading.settings.quality, Quality::Low);
        assert_eq!(reading.settings.text_scale, 1.0);
        assert_eq!((reading.settings.volumes.master, reading.settings.volumes.music), (1.0, 0.25));
        assert_eq!(reading.verdict, FileCondition::Repaired(vec!["text_scale".into(), "volumes.master".into()]));
    }

    #[test]
    fn a_broken_monitor_is_none() {
        for broken in ["7", "\"DP-1\"", "Some((name: 1))", "Some((at: (1)))", "Some((at: (9999999999, 0)))"] {
            let reading = read(&format!("(version: 1, language: ja, monitor: {broken})"));
            assert_eq!((reading.settings.play.language, reading.settings.monitor), (Language::Ja, None), "{broken}");
            assert_eq!(reading.verdict, FileCondition::Repaired(vec!["monitor".into()]), "{broken}");
        }
    }

    #[test]
    fn a_window_that_cannot_be_costs_its_place_and_nothing_else() {
        let nowhere = ["size: Some((70000, 720))", "size: Some((1280, 4294967295))", "at: Some((-2147483648, 0))"];
        for broken in nowhere.into_iter().chain(["size: Some((1280, 720)), at: Some((0, 40000))"]) {
            let reading = read(&format!("(version: 1, language: ja, place: ({broken}))"));
            let place = (reading.settings.play.language, reading.settings.place);
            assert_eq!(place, (Language::Ja, WindowPlace::default()), "{broken}");
            assert_eq!(reading.verdict, FileCondition::Repaired(vec!["place".into()]), "{broken}");
        }
        let reading = read("(place: (size: Some((7680, 4320)), at: Some((-7680, 15360))))");
        assert_eq!(reading.verdict, FileCondition::Fine);
    }

    #[test]
    fn every_truncation_keeps_what_is_complete() {
        let settings = Settings { quality: Quality::Low, ..Settings::in_language(Language::Ja) };
        let text = write(&settings).unwrap();
        for end in 0..text.trim_end().len() {
            let Some(part) = text.get(..end) else { continue };
            let reading = read(part);
            assert_ne!(reading.verdict, FileCondition::Fine, "{part}");
            if part.contains("language: ja,") {
                assert_eq!(reading.settings.play.language, Language::Ja, "{part}");
            }
        }
    }

    #[test]
    fn foreign_and_newer_files_are_told_apart() {
        for text in ["", "hello", "{\"a\": 1}", "[1, 2", "(((", ")", "\u{0}\u{1}", "(one: 1, two: 2)"] {
            assert_eq!(read(text), Reading { settings: Settings::default(), verdict: FileCondition::Lost }, "{text:?}");
        }
        let newer = read("(version: 2, language: ja, crystal_ball: yes)");
        assert_eq!((newer.settings.play.language, newer.verdict), (Language::Ja, FileCondition::Newer));
        let strange = read("( // mine\n language: ja, crystal_ball: (a, b), )");
        assert_eq!(strange.settings.play.language, Language::Ja);
        assert_eq!(strange.verdict, FileCondition::Repaired(vec!["crystal_ball".into()]));
    }
}
