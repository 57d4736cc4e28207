//! What is said follows what has been told: as long as something is still to come, no text on the screen knows of it.

use std::collections::HashSet;
use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy_egui::output::process_output_system;
use bevy_egui::{EguiFullOutput, EguiPostUpdateSet};
use imps_table::client::director::Director;
use imps_table::client::picker::Picker;
use imps_table::client::session::{Overlay, SessionRequest};
use imps_table::client::settings::Settings;
use imps_table::client::ui::screen_rects::ScreenRects;
use imps_table::engine::{Chance, Sampled, Seat, Words};
use imps_table::host::KnownMatch;
use imps_table::locale::{Called, Locale};
use imps_table::table;
use imps_table::table::any_match::{AnyMatch, Plates, ToldEvent, sheet_of};
use imps_table::table::{Layout, Palette, Target, plain};

use crate::driver::{Driver, every_game, tables_of};

/// Seconds of a frame.
const FRAME: f32 = 0.05;
/// Texts that are shorter may stand anywhere.
const SHORT: usize = 12;
/// Frames in which every text has followed what has been told.
const FOLLOWS: usize = 3;

/// Every text that the interface has told in the last frame: as screen readers hear it, whole sentences, and nothing that is only
/// painted is missing there.
#[derive(Resource, Default)]
struct Heard(Vec<String>);

fn hear(outputs: Query<&EguiFullOutput>, mut heard: ResMut<Heard>) {
    let updates = outputs.iter().filter_map(|output| output.0.as_ref()?.platform_output.accesskit_update.as_ref());
    let texts = updates.flat_map(|update| &update.nodes).flat_map(|(_, node)| {
        [node.label(), node.value(), node.description()].into_iter().flatten().map(ToOwned::to_owned)
    });
    heard.0 = texts.collect();
}

/// What can be said of the table at a moment.
struct Moment {
    /// Seconds after it has begun until it is told.
    known: f32,
    /// Of each thing, what pointing at it and looking closely at it say.
    things: Vec<(Target, Vec<String>, Vec<String>)>,
    all: HashSet<String>,
}

impl Moment {
    fn of(driver: &Driver, seen: &dyn table::AnyView, layout: &Layout, plates: &Plates, own: Seat) -> Self {
        let side = driver.session().expect("a match").known.side();
        let say = |words: &Words| said(driver, words);
        let pieces = layout.pieces.iter().filter(|placed| placed.title.is_some()).map(|it| Target::Piece(it.id));
        let targets = pieces.chain(layout.zones.iter().map(|zone| Target::Zone(zone.id)));
        let things = targets.map(|target| {
            let pointed = seen.preview(own, &[target]).iter().map(say).collect();
            let sheet = sheet_of(seen, (layout, side), own, target);
            let closely = sheet.iter().flat_map(|sheet| std::iter::once(&sheet.title).chain(&sheet.lines)).map(say);
            (target, pointed, closely.collect())
        });
        let things: Vec<(Target, Vec<String>, Vec<String>)> = things.collect();
        let panels = seen.panels(&[], Palette::default());
        let rows = panels.iter().flat_map(|panel| &panel.rows).filter(|row| row.len() > 1);
        let rows = rows.map(|row| row.iter().map(|cell| say(&cell.words)).collect::<Vec<_>>().join(" · "));
        let counters = plates.counters.iter().flatten().map(|counter| say(&counter.title));
        let mut all: HashSet<String> = rows.chain(counters).chain([say(&plates.status.prompt)]).collect();
        all.extend(things.iter().flat_map(|(_, pointed, closely)| pointed.iter().chain(closely)).cloned());
        let lines = seen.spoken(side).into_iter().flat_map(|spoken| std::iter::once(spoken.name).chain(spoken.about));
        all.extend(lines.map(|words| say(&words)));
        all.retain(|text| text.chars().count() >= SHORT);
        Self { known: 0.0, things, all }
    }

    fn after(driver: &Driver, scene: &ToldEvent, own: Seat) -> Self {
        let mut moment = Self::of(driver, &*scene.seen, &scene.after, &scene.plates, own);
        moment.all.extend(scene.log.iter().map(|line| said(driver, &line.words)));
        moment.known = scene.beat.known;
        moment
    }

    fn thing(&self, target: Target) -> Option<&(Target, Vec<String>, Vec<String>)> {
        self.things.iter().find(|(known, ..)| *known == target)
    }
}

/// A sentence as it is told in the match of [`Driver::play`].
fn said(driver: &Driver, words: &Words) -> String {
    let people = driver.session().map_or(0, |session| session.humans().len());
    let called = |seat: Seat| {
        let name = if seat.index() < usize::from(people) { "Person" } else { "Bot" };
        Called { name: format!("{name} {}", seat.index()), you: false }
    };
    let art = driver.session().expect("a match").known.art();
    plain(driver.app.world().resource::<Locale>(), art, words, &called)
}

/// Whether one of the texts says this, in whole words.
fn says(texts: &[String], this: &str) -> bool {
    texts.iter().any(|text| {
        text.match_indices(this).any(|(at, _)| {
            let ends = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
            ends(text[..at].chars().next_back()) && ends(text[at + this.len()..].chars().next())
        })
    })
}

/// Something that is being told: the moments, beginning with the one before it, and how many scenes had begun then.
struct Telling {
    moments: Vec<Moment>,
    /// Words of moments that say of no moment up to this one.
    to_come: Vec<Vec<String>>,
    begun: usize,
    /// What is pointed at.
    target: Option<Target>,
    /// Scenes that have begun, and for how many frames the last of them has.
    now: (usize, usize),
}

impl Telling {
    fn new(driver: &Driver, before: &KnownMatch, scenes: &[ToldEvent], begun: usize, number: usize) -> Self {
        let own = driver.session().expect("a match").own_seat();
        let first = Moment::of(driver, &*before.seen(), &before.layout(), before.plates(), own);
        let moments: Vec<Moment> =
            [first].into_iter().chain(scenes.iter().map(|scene| Moment::after(driver, scene, own))).collect();
        let mut known: Vec<String> = driver.app.world().resource::<Heard>().0.clone();
        // Lines that are like older ones.
        known.extend(before.chronicle().iter().map(|line| said(driver, &line.words)));
        let mut to_come = Vec::new();
        for (n, moment) in moments.iter().enumerate() {
            known.extend(moment.all.iter().cloned());
            let later = moments[n + 1..].iter().flat_map(|later| &later.all);
            // What is a part of another sentence has been told with that one.
            to_come.push(later.filter(|text| !says(&known, text)).cloned().collect());
        }
        // Something of which other things will be said.
        let last = moments.last().expect("at least the first");
        let changes = moments[0].things.iter().filter(|(target, pointed, closely)| {
            last.thing(*target).is_none_or(|(_, then, closely_then)| (then, closely_then) != (pointed, closely))
        });
        let changes: Vec<Target> = changes.map(|(target, ..)| *target).collect();
        let target = changes.get(number % changes.len().max(1)).copied();
        Self { moments, to_come, begun, target, now: (0, 0) }
    }

    /// The moment that is told now; none near the instant at which it changes.
    fn moment(&mut self, begun: usize) -> Option<usize> {
        let scenes = begun.checked_sub(self.begun)?;
        self.now = if scenes == self.now.0 { (scenes, self.now.1 + 1) } else { (scenes, 0) };
        let known = self.moments.get(scenes)?.known;
        let gone = self.now.1 as f32 * FRAME;
        match known {
            known if known > 0.0 && (gone - known).abs() < 2.0 * FRAME => None,
            known if gone < known => scenes.checked_sub(1),
            _ => Some(scenes),
        }
    }
}

/// Plays a match to so many actions, slowly, and looks at every text in every frame; gives how often something that was still to
/// come was looked for, and how often what had been told was found.
fn watch(driver: &mut Driver, game: &str, options: &str, actions: usize) -> (usize, usize) {
    let mut chance = Sampled::new(7);
    driver.play_with(game, options, 1, 23);
    driver.wait("the deal", |driver| !driver.busy());
    let (mut looked, mut found, mut number) = (0, 0, 0);
    let mut before: Option<(usize, Box<dyn AnyMatch>)> = None;
    let mut telling: Option<Telling> = None;
    let mut begun = driver.app.world().resource::<Director>().begun();
    for frame in 0.. {
        assert!(frame < 60_000, "{game} stands still");
        let session = driver.session().expect("a match");
        let length = session.known.len();
        if session.known.outcome().is_some() || length >= actions {
            break;
        }
        if before.as_ref().is_none_or(|(known, _)| *known != length) {
            before = Some((length, driver.truth()));
        }
        let idle = !driver.busy();
        if idle {
            telling = None;
            begun = driver.app.world().resource::<Director>().begun();
            let choices = &driver.picker().choices;
            if session.deciding().is_some() && !choices.is_empty() {
                let text = choices[chance.below(choices.len() as u32) as usize].text.clone();
                driver.app.world_mut().write_message(SessionRequest::Act(text));
            }
        }
        driver.frame();
        std::thread::sleep(Duration::from_micros(100));
        let session = driver.session().expect("a match");
        if idle && session.known.len() == length + 1 {
            let (seat, text) = driver.whole().action(length).expect("the action");
            let (_, then) = before.take().expect("the match before it");
            let mut after = then.at(length);
            let scenes = after.carry_out(seat, &text).expect("accepted once").to(driver.vantage());
            let known = KnownMatch::of(&*then, driver.vantage());
            let new = Telling::new(driver, &known, &scenes, begun, number);
            number += 1;
            let overlay = if number % 5 == 0 { Overlay::Panels } else { Overlay::None };
            driver.app.world_mut().resource_mut::<NextState<Overlay>>().set(overlay);
            let mut picker = driver.app.world_mut().resource_mut::<Picker>();
            picker.inspected = None;
            if let Some(target) = new.target {
                picker.point_at(target, false);
                if number % 3 == 0 {
                    picker.inspect(target);
                }
            }
            telling = Some(new);
        }
        let now = driver.app.world().resource::<Director>().begun();
        let Some(told) = telling.as_mut().filter(|_| driver.busy()) else { continue };
        let Some(moment) = told.moment(now) else { continue };
        let heard = &driver.app.world().resource::<Heard>().0;
        for text in &told.to_come[moment] {
            looked += 1;
            let at = format!("{game} {options} after {length}, moment {moment} of {}", told.moments.len() - 1);
            let saying = heard.iter().find(|heard| says(std::slice::from_ref(heard), text));
            assert!(saying.is_none(), "{at}: `{text}` is said in {saying:?} before it has been told");
        }
        // What is pointed at is told as it is now.
        let inspected = driver.picker().inspected.is_some();
        let pointed = told.target.filter(|target| driver.picker().hover == Some(*target));
        let thing = pointed.and_then(|target| told.moments[moment].thing(target)).filter(|_| told.now.1 >= FOLLOWS);
        let Some((target, short, closely)) = thing else { continue };
        let lines = if inspected { closely } else { short };
        let overlay = *driver.app.world().resource::<State<Overlay>>().get();
        if let Some(line) = lines.first().filter(|_| overlay == Overlay::None) {
            let at = format!("{game} {options} after {length}, moment {moment} of {}", told.moments.len() - 1);
            assert!(says(heard, line), "{at}: of {target:?} is not said `{line}` but {heard:?}");
            found += 1;
        }
    }
    (looked, found)
}

#[test]
fn no_text_is_ahead_of_what_has_been_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    driver.app.init_resource::<Heard>();
    let hear = hear.in_set(EguiPostUpdateSet::ProcessOutput).before(process_output_system);
    driver.app.add_systems(PostUpdate, hear);
    driver.app.world_mut().resource::<AccessibilityRequested>().set(true);
    driver.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(FRAME)));
    {
        let mut settings = driver.app.world_mut().resource_mut::<Settings>();
        (settings.play.speed, settings.play.bot_speed) = (1.0, 1.0);
    }
    // Where an action is told in one scene, nothing is to come once that has begun.
    let mut looked = 0;
    for game in every_game() {
        let tables = tables_of(game);
        let mut found = 0;
        // The first one, and the one that has most to tell.
        for options in [tables[0]].into_iter().chain(tables.last().copied().filter(|_| tables.len() > 1)) {
            let (more, well) = watch(&mut driver, game, options, 24);
            (looked, found) = (looked + more, found + well);
        }
        assert!(found > 10, "{game}: what is pointed at was told {found} times");
    }
    assert!(looked > 200, "{looked} texts were looked for");
}

#[test]
fn whose_turn_it_will_be_is_not_said_while_something_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::start(folder.path());
    let mut chance = Sampled::new(11);
    for game in every_game() {
        driver.play(game, 1, 23);
        let ahead = |driver: &Driver| driver.busy() && driver.session().is_some_and(|its| its.deciding().is_none());
        let mut pressed = None;
        for _ in 0..6_000 {
            let begun = driver.session().is_some_and(|session| !session.known.is_empty());
            if begun && ahead(&driver) && driver.picker().choices.is_empty() {
                let target =
                    driver.app.world().resource::<ScreenRects>().named.first().expect("something on the table").0;
                driver.app.world_mut().resource_mut::<Picker>().call(target);
                driver.frame();
                // Unless a bot has answered meanwhile, or all has been told.
                if ahead(&driver) {
                    let complaint = driver.session().and_then(|session| session.complaint.as_ref());
                    pressed = Some(complaint.map(|(why, _)| why.words.key.to_string()));
                    break;
                }
            }
            let choices = &driver.picker().choices;
            if !choices.is_empty() {
                let text = choices[chance.below(choices.len() as u32) as usize].text.clone();
                driver.app.world_mut().write_message(SessionRequest::Act(text));
            }
            driver.frame();
        }
        let why = pressed.unwrap_or_else(|| panic!("{game}: nothing is told while nobody here is to act"));
        assert!(why.as_deref().is_none_or(|key| key == "why-still-told"), "{game}: {why:?}");
        driver.app.world_mut().write_message(SessionRequest::Leave);
        driver.frame();
        driver.frame();
    }
}
