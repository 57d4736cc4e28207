//! Which pictures the gallery has, and how each is arranged.

use bevy::prelude::*;
use bevy::time::Real;

use super::gallery::{STEP, Studio};
use crate::ai::BotKind;
use crate::ai::Level;
use crate::client::director::Director;
use crate::client::picker::Picker;
use crate::client::session::company::Company;
use crate::client::session::{Overlay, Screen, Session, SessionRequest};
use crate::client::settings::{Quality, Settings};
use crate::client::ui::screens::deck_builder::bench::Bench;
use crate::client::ui::screens::lessons::ShowsPuzzles;
use crate::client::ui::screens::settings::Page;
use crate::engine::{Seat, SeatController};
use crate::folders::{DataFolder, assets};
use crate::games::house;
use crate::games::lesson::{Lesson, Now, lessons};
use crate::games::puzzle::{Puzzle, puzzles};
use crate::locale::{Language, Locale};
use crate::storage::saves::{Saves, beside};
use crate::table::{Moment, NewMatch, Occasion, Target};

/// Frames after which an action must have been told.
const LONGEST: u32 = 4000;

/// Seconds before what a picture shows at which its strip begins.
const BEFORE: f32 = 0.5;

/// How a picture is arranged.
type Arrange = Box<dyn Fn(&mut Studio) -> Result<(), String>>;

/// Picture of the gallery: what it is called and how the program is brought there.
pub struct Shot {
    /// File name without extension.
    pub name: String,
    /// Size in pixels.
    pub size: UVec2,
    /// What is chosen in the settings.
    pub settings: Settings,
    /// How it is arranged.
    pub arrange: Arrange,
    /// It is a strip: what happens from then on, in several pictures on one sheet.
    pub strip: bool,
}

/// The hand-held, the wide, the old and the finest: screens of which every table's opening is taken as well, and what is to be read
/// there.
const SHAPES: [(UVec2, &str); 4] = [
    (UVec2::new(1280, 800), "16x10"),
    (UVec2::new(1720, 720), "21x9"),
    (UVec2::new(1024, 768), "4x3"),
    (UVec2::new(3840, 2160), "4k"),
];

/// All pictures: every subject in both languages at 1280x720, with text at 100 % and 200 %, and in English at 1920x1080; some on screens of other
/// shapes, as slow machines draw them, and with the edges free that a television cuts off; and a strip of each climax.
pub fn all() -> Vec<Shot> {
    let mut shots = Vec::new();
    let moments: Vec<(&'static str, Moment)> = house()
        .tables()
        .iter()
        .flat_map(|game| game.art().moments().into_iter().map(|moment| (game.game(), moment)))
        .collect();
    let variants = [
        (UVec2::new(1280, 720), Language::En, 1.0),
        (UVec2::new(1280, 720), Language::Ja, 1.0),
        (UVec2::new(1920, 1080), Language::En, 1.0),
        (UVec2::new(1280, 720), Language::En, 2.0),
        (UVec2::new(1280, 720), Language::Ja, 2.0),
    ];
    for (size, language, text_scale) in variants {
        for (subject, arrange) in subjects(&moments) {
            let large = if text_scale > 1.0 { "-200" } else { "" };
            let name = format!("{subject}-{}-{}{large}", language.code(), size.y);
            let settings = Settings { text_scale, ..Settings::in_language(language) };
            shots.push(Shot { name, size, settings, arrange, strip: false });
        }
    }
    let usual = Settings::in_language(Language::En);
    let slow = (UVec2::new(1280, 720), "low", Settings { quality: Quality::Low, ..usual.clone() });
    let television = (UVec2::new(1280, 720), "tv", Settings { free_edges: true, ..usual.clone() });
    let shapes = SHAPES.map(|(size, shape)| (size, shape, usual.clone()));
    for (size, kind, settings) in shapes.into_iter().chain([slow, television]) {
        let told = |subject: &str| kind == "low" && (subject.ends_with("-remark") || subject.ends_with("-last-words"));
        let shown = |subject: &str| {
            ["title", "setup", "settings"].contains(&subject) || subject.ends_with("-opening") || told(subject)
        };
        for (subject, arrange) in subjects(&moments).into_iter().filter(|(subject, _)| shown(subject)) {
            let name = format!("{subject}-{}-{kind}", settings.play.language.code());
            shots.push(Shot { name, size, settings: settings.clone(), arrange, strip: false });
        }
    }
    shots.extend(strips(moments, &usual));
    shots
}

/// A strip of every moment that is taken while something is told, from a little before that on.
fn strips(moments: Vec<(&'static str, Moment)>, settings: &Settings) -> impl Iterator<Item = Shot> {
    moments.into_iter().filter_map(move |(game, mut moment)| {
        let (scene, secs) = moment.told?;
        moment.told = Some((scene, (secs - BEFORE).max(0.0)));
        let name = format!("{game}-{}-strip-en-720", moment.name);
        let arrange: Arrange = Box::new(move |studio| studio.moment(game, &moment));
        Some(Shot { name, size: UVec2::new(1280, 720), settings: settings.clone(), arrange, strip: true })
    })
}

fn subjects(moments: &[(&'static str, Moment)]) -> Vec<(String, Arrange)> {
    let mut subjects: Vec<(String, Arrange)> = vec![
        ("welcome".to_owned(), Box::new(|studio| studio.screen(Screen::Welcome))),
        ("title".to_owned(), Box::new(|studio| studio.screen(Screen::Title))),
        ("setup".to_owned(), Box::new(|studio| studio.screen(Screen::Setup))),
        ("deck-builder".to_owned(), Box::new(|studio| studio.deck_builder(false))),
        ("deck-builder-deck".to_owned(), Box::new(|studio| studio.deck_builder(true))),
        ("settings".to_owned(), Box::new(|studio| studio.settings(None))),
        ("settings-remarks".to_owned(), Box::new(|studio| studio.settings(Some("set-remarks")))),
        ("settings-rumble".to_owned(), Box::new(|studio| studio.settings(Some("set-rumble")))),
        ("credits".to_owned(), Box::new(|studio| studio.overlay(Screen::Title, Overlay::Credits))),
        ("report".to_owned(), Box::new(|studio| studio.overlay(Screen::Title, Overlay::Report))),
    ];
    for game in house().tables() {
        let id = game.game();
        subjects.push((format!("{id}-opening"), Box::new(move |studio| studio.opening(id))));
        subjects.push((format!("{id}-remark"), Box::new(move |studio| studio.remark(id))));
        let secrets = game.has_secrets();
        let panels = game.open(&game.default_options(), 0.into()).is_ok_and(|live| live.setting().panels);
        if secrets {
            subjects.push((format!("{id}-hand-over"), Box::new(move |studio| studio.hand_over(id))));
        }
        for moment in moments.iter().filter(|(game, _)| *game == id).map(|(_, moment)| moment.clone()) {
            let name = format!("{id}-{}", moment.name);
            subjects.push((name, Box::new(move |studio| studio.moment(id, &moment))));
        }
        for (name, overlay) in [
            ("rule-book", Overlay::RuleBook),
            ("aid", Overlay::Aid),
            ("panels", Overlay::Panels),
            ("pause", Overlay::Pause),
        ] {
            if overlay == Overlay::Panels && !panels {
                continue;
            }
            let name = format!("{id}-{name}");
            subjects.push((
                name,
                Box::new(move |studio| {
                    studio.opening(id)?;
                    studio.lay_over(overlay);
                    Ok(())
                }),
            ));
        }
        subjects.push((format!("{id}-result"), Box::new(move |studio| studio.result(id))));
        subjects.push((format!("{id}-last-words"), Box::new(move |studio| studio.last_words(id))));
    }
    for lesson in lessons(house(), &assets().join("lessons")).0 {
        for (part, steps) in [("begins", 3), ("goes-on", lesson.steps().count() / 2)] {
            let name = format!("{}-{part}", lesson.key());
            let lesson = lesson.clone();
            subjects.push((name, Box::new(move |studio| studio.lesson(&lesson, steps))));
        }
    }
    subjects.push(("lessons".to_owned(), Box::new(|studio| studio.learning(ShowsPuzzles(false)))));
    subjects.push(("puzzles".to_owned(), Box::new(|studio| studio.learning(ShowsPuzzles(true)))));
    for puzzle in puzzles(house(), &assets().join("puzzles")).0.into_iter().filter(|puzzle| puzzle.name == "01") {
        subjects.push((format!("{}-puzzle", puzzle.game), Box::new(move |studio| studio.puzzle(&puzzle))));
    }
    // After the matches: now there is something to list.
    subjects.push(("saves".to_owned(), Box::new(Studio::saves)));
    subjects
}

/// People in the first seats, Veterans in the others.
fn seated(game: &'static str, seats: usize, people: usize) -> Result<Vec<SeatController>, String> {
    let entry = house().table(game).ok_or("not on the shelf")?;
    let mut controllers = SeatController::regulars(entry.art().regulars(), Level::Veteran, seats);
    controllers.iter_mut().take(people).for_each(|seat| *seat = SeatController::person());
    Ok(controllers)
}

/// The journal of a match of Veterans with as many of its lines as are `kept`, told how many actions there are, a person in the seat that is to act
/// then; and the action that came next.
///
/// # Errors
/// There is no such game, or it knows no such options.
pub fn journal(
    game: &'static str,
    options: Option<&str>,
    seed: u64,
    kept: impl FnOnce(usize) -> usize,
) -> Result<(String, Option<String>), String> {
    let entry = house().find(game).map_err(|error| error.to_string())?;
    let seats = entry.seats(options)?;
    let players = vec![BotKind::from(Level::Veteran); seats];
    let journal = entry.bots_only(options, &players, seed.into())?;
    let (head, moves) = journal.split_once("---\n").ok_or("a journal without moves")?;
    let actions = kept(moves.lines().filter(|line| line.contains(' ')).count());
    let played: String = moves.lines().take(actions).fold(String::new(), |text, line| text + line + "\n");
    let (next, action) = moves.lines().nth(actions).and_then(|line| line.split_once(' ')).unzip();
    let next = next.and_then(Seat::from_letter);
    let controllers = seated(game, seats, 0)?;
    let head: String = head
        .lines()
        .map(|line| match (line.strip_prefix("seat "), next) {
            (Some(rest), Some(seat)) if rest.starts_with(seat.letter()) => {
                format!("seat {} human \n", seat.letter())
            }
            (Some(rest), _) => {
                let letter = rest.get(..1).unwrap_or("A");
                let index = Seat::from_letter(letter).map_or(0, Seat::index);
                controllers.get(index).map_or_else(|| format!("{line}\n"), |sits| format!("seat {letter} {sits}\n"))
            }
            _ => format!("{line}\n"),
        })
        .collect();
    Ok((format!("{head}---\n{played}"), action.map(str::to_owned)))
}

impl Studio {
    fn screen(&mut self, screen: Screen) -> Result<(), String> {
        self.app.world_mut().write_message(SessionRequest::Leave);
        self.step(3);
        self.app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
        self.step(3);
        self.settle()
    }

    /// The deck builder: decks to choose from, or one that still has something wrong with it.
    fn deck_builder(&mut self, deck: bool) -> Result<(), String> {
        let data = self.app.world().resource::<DataFolder>().clone();
        let mut bench = Bench::default();
        bench.turn_to_any(house());
        if let Some((_, deck_builder)) = bench.deck_builder().filter(|_| deck)
            && let Some((_, mut cards)) = deck_builder.ready_made().into_iter().next()
        {
            cards.truncate(cards.len() - 1);
            if let Some((_, count)) = cards.first_mut() {
                *count += 1;
            }
            bench.begin("Steel and steam".to_owned(), cards, &data).map_err(|why| why.to_string())?;
        }
        self.app.insert_resource(bench);
        self.screen(Screen::DeckBuilder)?;
        self.step(60);
        Ok(())
    }

    fn lay_over(&mut self, overlay: Overlay) {
        self.app.world_mut().resource_mut::<NextState<Overlay>>().set(overlay);
        self.step(8);
    }

    fn overlay(&mut self, screen: Screen, overlay: Overlay) -> Result<(), String> {
        self.screen(screen)?;
        self.lay_over(overlay);
        Ok(())
    }

    /// The settings, or those in which the name of one is found.
    fn settings(&mut self, name: Option<&str>) -> Result<(), String> {
        self.screen(Screen::Title)?;
        let page = name.map_or_else(Page::default, |name| {
            let locale = self.app.world().resource::<Locale>();
            Page::found(locale.t(name))
        });
        self.app.insert_resource(page);
        self.lay_over(Overlay::Settings);
        Ok(())
    }

    fn start(&mut self, game: &'static str, seed: u64, people: usize) -> Result<(), String> {
        let entry = house().table(game).ok_or("not on the shelf")?;
        let options = entry.default_options();
        let seats = entry.seats(&options).map_err(|error| error.to_string())?;
        let controllers = seated(game, seats, people)?;
        self.app.world_mut().write_message(SessionRequest::Leave);
        self.step(3);
        let wanted = NewMatch { game: game.to_owned(), options, seed: Some(seed.into()), controllers, clock: None };
        self.app.world_mut().write_message(SessionRequest::Start(wanted));
        self.step(3);
        self.settle()
    }

    /// The first decision of a person: a bot that begins has played already.
    fn opening(&mut self, game: &'static str) -> Result<(), String> {
        self.start(game, 7, 1)?;
        let begun = std::time::Instant::now();
        while begun.elapsed() < std::time::Duration::from_secs(60) {
            self.step(2);
            std::thread::sleep(std::time::Duration::from_millis(5));
            if self.app.world().get_resource::<Session>().is_some_and(|session| session.deciding().is_some()) {
                return self.settle();
            }
        }
        Err("nobody may begin".to_owned())
    }

    /// The longest line that everybody may say, by whoever sits last.
    fn remark(&mut self, game: &'static str) -> Result<(), String> {
        self.opening(game)?;
        let session = self.app.world().get_resource::<Session>().ok_or("no match")?;
        let (last, number) = (Seat(session.known.seats() as u8 - 1), session.told.log.len());
        let world = self.app.world_mut();
        let now = world.resource::<Time<Real>>().elapsed_secs();
        let keys = ["remark-all-setback-2".to_owned()];
        world.resource_mut::<Company>().say(last, Occasion::Setback, &keys, number, now);
        self.step(4);
        Ok(())
    }

    /// Follows a lesson to the step with this number.
    fn lesson(&mut self, lesson: &Lesson, number: usize) -> Result<(), String> {
        self.app.world_mut().write_message(SessionRequest::Leave);
        self.step(3);
        let (game, name) = (lesson.game.clone(), lesson.name.clone());
        self.app.world_mut().write_message(SessionRequest::Learn { game, lesson: name });
        self.step(3);
        loop {
            self.settle()?;
            let Some(session) = self.app.world().get_resource::<Session>() else { return Err("no lesson".to_owned()) };
            let ask = match session.now() {
                Now::Step { number: now, .. } if now >= number => return Ok(()),
                Now::Step { left, .. } => {
                    left.first().map_or(SessionRequest::ReadOn, |action| SessionRequest::Act((*action).to_owned()))
                }
                Now::Act(..) => continue,
                Now::Free => return Err("the lesson is over".to_owned()),
            };
            self.app.world_mut().write_message(ask);
            self.step(2);
        }
    }

    /// The saved matches; one of every game has been left at the table.
    fn saves(&mut self) -> Result<(), String> {
        for game in house().ids() {
            if self.left(game) {
                continue;
            }
            self.opening(game)?;
            self.show(true);
            self.step(4);
            self.app.world_mut().write_message(SessionRequest::Leave);
            let begun = std::time::Instant::now();
            while !self.left(game) && begun.elapsed() < std::time::Duration::from_secs(20) {
                self.step(1);
            }
            self.show(false);
        }
        self.overlay(Screen::Title, Overlay::Saves)?;
        // They are read off the main thread.
        for _ in 0..20 {
            self.step(1);
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
        Ok(())
    }

    /// Whether a match of this game has left a picture.
    fn left(&self, game: &str) -> bool {
        let saves = Saves::new(self.app.world().resource::<DataFolder>().matches()).list(&|_, _| None);
        saves.iter().any(|saved| {
            let of_game = saved.content.as_ref().is_ok_and(|summary| summary.game == game);
            of_game && beside(&saved.path).exists()
        })
    }

    fn learning(&mut self, shows: ShowsPuzzles) -> Result<(), String> {
        self.app.world_mut().insert_resource(shows);
        self.overlay(Screen::Title, Overlay::Lessons)
    }

    fn puzzle(&mut self, puzzle: &Puzzle) -> Result<(), String> {
        self.screen(Screen::Title)?;
        let ask = SessionRequest::Solve { game: puzzle.game.clone(), puzzle: puzzle.name.clone() };
        self.app.world_mut().write_message(ask);
        self.step(3);
        self.settle()
    }

    fn hand_over(&mut self, game: &'static str) -> Result<(), String> {
        self.start(game, 7, 2)?;
        self.step(10);
        Ok(())
    }

    /// Plays bots up to a moment and sits a person down in the seat that is to act.
    fn moment(&mut self, game: &'static str, moment: &Moment) -> Result<(), String> {
        let next = self.reach(game, moment.options, moment.seed, |_| moment.actions)?;
        self.settle()?;
        if let Some((scene, secs)) = moment.told {
            let begun = |studio: &Self| studio.app.world().resource::<Director>().begun();
            let known = begun(self);
            self.app.world_mut().write_message(SessionRequest::Act(next.ok_or("nothing is left to be told")?));
            for _ in 0..LONGEST {
                if begun(self) > known + scene {
                    self.step((secs / STEP) as u32);
                    return Ok(());
                }
                self.step(1);
            }
            return Err("what was to be told does not come".to_owned());
        }
        for target in &moment.chosen {
            self.point_at(*target, true);
        }
        if let Some(target) = moment.pointed {
            self.point_at(target, false);
        }
        if let Some(target) = moment.inspected {
            self.app.world_mut().resource_mut::<Picker>().inspect(target);
        }
        self.step(14);
        Ok(())
    }

    fn point_at(&mut self, target: Target, take: bool) {
        let mut picker = self.app.world_mut().resource_mut::<Picker>();
        picker.point_at(target, take);
        self.step(2);
    }

    /// Lays the position after as many of the actions of a match of Veterans on the table as are `kept`; gives the action that came next.
    fn reach(
        &mut self,
        game: &'static str,
        options: Option<&str>,
        seed: u64,
        kept: impl FnOnce(usize) -> usize,
    ) -> Result<Option<String>, String> {
        let (journal, action) = journal(game, options, seed, kept)?;
        let path = std::env::temp_dir().join(format!("imps-table-moment-{}.journal", std::process::id()));
        std::fs::write(&path, journal).map_err(|why| why.to_string())?;
        self.app.world_mut().write_message(SessionRequest::Leave);
        self.step(3);
        self.app.world_mut().write_message(SessionRequest::Resume(path));
        self.step(4);
        Ok(action)
    }

    /// The result after the last action has been told: somebody has said a line about it.
    fn last_words(&mut self, game: &'static str) -> Result<(), String> {
        let next = self.reach(game, None, 3, |all| all.saturating_sub(1))?;
        self.settle()?;
        self.app.world_mut().write_message(SessionRequest::Act(next.ok_or("nothing is left to be told")?));
        self.step(3);
        self.settle()?;
        self.step(45);
        Ok(())
    }

    fn result(&mut self, game: &'static str) -> Result<(), String> {
        self.reach(game, None, 3, |_| usize::MAX)?;
        self.settle()?;
        // The eye has taken its stand.
        self.step(45);
        Ok(())
    }
}
