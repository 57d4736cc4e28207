//! Sits before the program and works its devices.

use imps_table::engine::SeatController;
use std::time::{Duration, Instant};

use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadButton, GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, PrimaryWindow};
use bevy_egui::egui::{self, Event, Id, Modifiers, PointerButton, vec2};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::output::process_output_system;
use bevy_egui::{EguiFullOutput, EguiPostUpdateSet, PrimaryEguiContext};
use imps_table::ai::Level;
use imps_table::client::director::Director;
use imps_table::client::flow::hosting::Hosting;
use imps_table::client::flow::replay::ReplaySource;
use imps_table::client::picker::Picker;
use imps_table::client::pieces::faces::CardWidth;
use imps_table::client::pieces::piece::{Lift, Piece, RestPose};
use imps_table::client::pieces::shown_layout::ShownLayout;
use imps_table::client::pieces::travel::Motion;
use imps_table::client::session::{Phase, Screen, Session, SessionRequest};
use imps_table::client::settings::Settings;
use imps_table::client::ui::focus::{Focus, Spot};
use imps_table::client::{PictureOutput, app, started};
use imps_table::folders::DataFolder;
use imps_table::games::{Registry, house};
use imps_table::host::Host;
use imps_table::locale::Language;
use imps_table::table::any_match::{AnyMatch, Vantage};
use imps_table::table::{Layout, Lens, NewMatch, Outline, Space, Target};

/// The program and what works it.
pub struct Driver {
    pub app: App,
    pad: Option<Entity>,
}

impl Driver {
    /// Starts the program with its data in `folder` and waits for the title.
    pub fn start(folder: &std::path::Path) -> Self {
        Self::start_with(house(), folder)
    }

    /// The same with other games than those of the house.
    pub fn start_with(games: Registry, folder: &std::path::Path) -> Self {
        let mut driver = Self::sit_before(app(games, PictureOutput::Nowhere, DataFolder(folder.to_owned())));
        driver.wait("the title", |driver| driver.screen() == Screen::Title);
        driver
    }

    /// Starts it in English as a person does, straight with a match if there is one, and waits until it has loaded.
    pub fn start_as_a_person(folder: &std::path::Path, straight: Option<NewMatch>) -> Self {
        let asked = straight.map(SessionRequest::Start).into_iter().collect();
        let app = started(house(), PictureOutput::Nowhere, DataFolder(folder.to_owned()), asked, Some(Language::En));
        let mut driver = Self::sit_before(app);
        driver.wait("the first screen", |driver| driver.screen() != Screen::Loading);
        driver
    }

    /// Sits before a program that has been put together and not been started yet.
    pub fn sit_before(mut app: App) -> Self {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(33)));
        // Whoever waits until nothing moves would wait for ever.
        app.world_mut().resource_mut::<Settings>().living_flames = false;
        // Nobody sees the faces.
        app.insert_resource(CardWidth(Some(16)));
        app.init_resource::<Written>();
        let nothing = draw_nothing.in_set(EguiPostUpdateSet::ProcessOutput).before(process_output_system);
        app.add_systems(PostUpdate, nothing);
        app.finish();
        app.cleanup();
        Self { app, pad: None }
    }

    /// Steps the program by one frame.
    pub fn frame(&mut self) {
        self.app.update();
    }

    /// Frames until something holds; fails with `what` after a minute.
    pub fn wait(&mut self, what: &str, mut holds: impl FnMut(&mut Self) -> bool) {
        let begun = Instant::now();
        while !holds(self) {
            self.frame();
            std::thread::sleep(Duration::from_micros(300));
            assert!(begun.elapsed() < Duration::from_secs(60), "waited in vain for {what}{}", self.whereabouts());
        }
    }

    /// What is played, for whoever reads why a test failed.
    fn whereabouts(&self) -> String {
        if self.session().is_none() {
            return format!(" at {:?}", self.screen());
        }
        let live = self.truth();
        format!(" in {} after {}, {:?} to act:\n{}", live.game(), live.len(), live.to_act(), live.position_text())
    }

    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    pub fn session(&self) -> Option<&Session> {
        self.app.world().get_resource::<Session>()
    }

    /// The whole of the match on the table, with all that is hidden in it.
    pub fn whole(&self) -> &dyn AnyMatch {
        let world = self.app.world();
        let reel = world.get_resource::<ReplaySource>().map(|reel| &*reel.0);
        reel.or_else(|| world.resource::<Hosting>().host().map(Host::live)).expect("a match")
    }

    /// The same at the moment that is shown.
    pub fn truth(&self) -> Box<dyn AnyMatch> {
        self.whole().at(self.session().expect("a match").known.len())
    }

    /// Whose eyes look at the table, and from which side.
    pub fn vantage(&self) -> Vantage {
        self.session().expect("a match").known.vantage()
    }

    /// Every text that the interface draws now, piece by piece.
    pub fn written(&mut self) -> Vec<String> {
        self.app.world_mut().resource_mut::<Written>().0 = Some(Vec::new());
        self.frame();
        self.app.world_mut().resource_mut::<Written>().0.take().unwrap_or_default()
    }

    pub fn picker(&self) -> &Picker {
        self.app.world().resource::<Picker>()
    }

    pub fn busy(&self) -> bool {
        self.app.world().resource::<Director>().busy()
    }

    /// Whether a person here is asked something, everything has been told, and nobody else decides meanwhile.
    pub fn asks(&self) -> bool {
        let Some(session) = self.session().filter(|_| !self.busy() && !self.picker().choices.is_empty()) else {
            return false;
        };
        let mut seats = session.known.stands().to_act.iter();
        seats.all(|seat| matches!(session.controllers[seat.index()], SeatController::Person { .. }))
    }

    /// A window of another size.
    pub fn resize(&mut self, (wide, high): (u32, u32)) {
        let mut windows = self.app.world_mut().query_filtered::<&mut Window, With<PrimaryWindow>>();
        let mut window = windows.single_mut(self.app.world_mut()).expect("a window");
        window.resolution.set_physical_resolution(wide, high);
    }

    /// Everything told at once, so that tests are quick.
    pub fn at_once(&mut self) {
        let mut settings = self.app.world_mut().resource_mut::<Settings>();
        settings.play.speed = 0.0;
        settings.play.bot_speed = 0.0;
    }

    /// Starts a match: so many people, Apprentices in the other seats.
    pub fn play(&mut self, game: &str, people: usize, seed: u64) {
        self.play_with(game, tables_of(game)[0], people, seed);
    }

    /// The same, with options.
    pub fn play_with(&mut self, game: &str, options: &str, people: usize, seed: u64) {
        let games = *self.app.world().resource::<Registry>();
        self.begin(wanted_of(games, game, options, people, seed));
    }

    /// Starts this match.
    pub fn begin(&mut self, wanted: NewMatch) {
        let before = self.session().map(|session| session.serial);
        self.app.world_mut().write_message(SessionRequest::Start(wanted));
        self.wait("the table", |driver| {
            driver.screen() == Screen::Table && driver.session().is_some_and(|session| Some(session.serial) != before)
        });
        self.frame();
    }

    fn window(&mut self) -> Entity {
        let world = self.app.world_mut();
        world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("a window")
    }

    /// Presses and lets go of a key.
    pub fn key(&mut self, code: KeyCode) {
        let window = self.window();
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.app.world_mut().write_message(KeyboardInput {
                key_code: code,
                logical_key: Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified),
                state,
                text: None,
                repeat: false,
                window,
            });
            self.frame();
        }
    }

    /// Moves the pointer.
    pub fn pointer(&mut self, at: Vec2) {
        let window = self.window();
        if let Some(mut window) = self.app.world_mut().get_mut::<Window>(window) {
            window.set_cursor_position(Some(at));
        }
        self.app.world_mut().write_message(CursorMoved { window, position: at, delta: None });
        self.frame();
        self.frame();
    }

    /// Presses or lets go of the left mouse button.
    pub fn mouse(&mut self, state: ButtonState) {
        self.button(MouseButton::Left, state);
    }

    /// Presses or lets go of a mouse button.
    pub fn button(&mut self, button: MouseButton, state: ButtonState) {
        let window = self.window();
        self.app.world_mut().write_message(MouseButtonInput { button, state, window });
        self.frame();
    }

    /// A click with another button than the left one.
    pub fn click_with(&mut self, button: MouseButton) {
        self.button(button, ButtonState::Pressed);
        self.button(button, ButtonState::Released);
    }

    /// A click where the pointer is.
    pub fn click(&mut self) {
        self.mouse(ButtonState::Pressed);
        self.mouse(ButtonState::Released);
    }

    /// Presses at a place and drags upwards by so many steps of a number.
    pub fn drag_up(&mut self, at: Vec2, steps: i16) {
        self.pointer(at);
        self.mouse(ButtonState::Pressed);
        self.pointer(at - Vec2::Y * 14.5 * f32::from(steps));
        self.mouse(ButtonState::Released);
        self.pointer(at);
    }

    /// Turns the wheel by so many notches.
    pub fn wheel(&mut self, notches: i16) {
        let window = self.window();
        let unit = MouseScrollUnit::Line;
        let phase = TouchPhase::Moved;
        let turned = MouseWheel { unit, x: 0.0, y: if notches > 0 { 1.0 } else { -1.0 }, window, phase };
        for _ in 0..notches.unsigned_abs() {
            self.app.world_mut().write_message(turned);
            self.frame();
        }
    }

    /// A finger comes down, goes on or is lifted.
    pub fn finger(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let window = self.window();
        self.app.world_mut().write_message(TouchInput { phase, position, window, force: None, id });
        self.frame();
    }

    /// Taps with one finger.
    pub fn tap(&mut self, at: Vec2) {
        self.finger(1, TouchPhase::Started, at);
        self.finger(1, TouchPhase::Ended, at);
        // Down, pressed, let go of, gone.
        for _ in 0..3 {
            self.frame();
        }
    }

    /// Plugs a pad in.
    pub fn plug(&mut self) -> Entity {
        let pad = self.app.world_mut().spawn_empty().id();
        let connection = GamepadConnection::Connected {
            name: "a pad".to_owned(),
            vendor_id: Some(0x045e),
            product_id: Some(0x028e),
        };
        let event = GamepadConnectionEvent { gamepad: pad, connection };
        self.app.world_mut().write_message(RawGamepadEvent::Connection(event.clone()));
        self.app.world_mut().write_message(event);
        self.frame();
        self.frame();
        self.pad = Some(pad);
        pad
    }

    /// Pulls the pad's plug.
    pub fn unplug(&mut self) {
        let pad = self.pad.take().expect("a pad that was plugged in");
        let event = GamepadConnectionEvent { gamepad: pad, connection: GamepadConnection::Disconnected };
        self.app.world_mut().write_message(RawGamepadEvent::Connection(event.clone()));
        self.app.world_mut().write_message(event);
        self.frame();
        self.frame();
    }

    /// Presses and lets go of a pad button.
    pub fn pad(&mut self, button: GamepadButton) {
        let gamepad = self.pad.expect("a pad that was plugged in");
        for value in [1.0, 0.0] {
            let event = RawGamepadButtonChangedEvent { gamepad, button, value };
            self.app.world_mut().write_message(RawGamepadEvent::Button(event));
            self.frame();
        }
        self.frame();
    }

    /// Where a thing of the interface was drawn last.
    pub fn spot(&self, id: Id) -> Option<Spot> {
        self.app.world().resource::<Focus>().spots().iter().find(|spot| spot.id == id).copied()
    }

    /// Whether a thing of the interface has the focus.
    pub fn focused(&self, id: Id) -> bool {
        self.app.world().resource::<Focus>().is(id)
    }

    /// Does something until a thing of the interface has the focus.
    pub fn walk_to(&mut self, id: Id, step: impl Fn(&mut Self)) {
        for _ in 0..40 {
            if self.focused(id) {
                return;
            }
            step(self);
            self.frame();
        }
        panic!("{id:?} is not reached");
    }

    /// Tells the interface what the window would have told it, had the program one, in the next frame.
    pub fn tell_next(&mut self, event: Event) {
        let world = self.app.world_mut();
        let context = world.query_filtered::<Entity, With<PrimaryEguiContext>>().single(world).expect("the interface");
        world.write_message(EguiInputEvent { context, event });
    }

    /// The same now.
    pub fn tell(&mut self, event: Event) {
        self.tell_next(event);
        self.frame();
    }

    /// Moves the pointer to a thing of the interface.
    pub fn point_on(&mut self, id: Id) {
        let at = self.spot(id).expect("a thing to point at").seen.center();
        self.tell(Event::PointerMoved(at - vec2(3.0, 3.0)));
        self.tell(Event::PointerMoved(at));
        self.frame();
        self.frame();
    }

    /// Presses or lets go of the left mouse button on a thing of the interface.
    pub fn press_on(&mut self, id: Id, pressed: bool) {
        let pos = self.spot(id).expect("a thing to press on").seen.center();
        self.tell(Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE });
    }

    /// Clicks on a thing of the interface.
    pub fn click_on(&mut self, id: Id) {
        self.point_on(id);
        self.press_on(id, true);
        self.press_on(id, false);
        (0..4).for_each(|_| self.frame());
    }

    /// Where a target appears on the screen.
    pub fn place(&self, target: Target) -> Option<Vec2> {
        let lens = self.app.world().resource::<Lens>();
        let stage = self.app.world().resource::<ShownLayout>();
        let pose = match target {
            Target::Piece(id) => stage.layout.pieces.iter().find(|placed| placed.id == id)?.pose,
            Target::Zone(id) => stage.layout.zones.iter().find(|zone| zone.id == id)?.pose,
            Target::Count(_) | Target::Option(_) => return None,
        };
        lens.project(Transform::from(lens.resolve(&pose)).translation)
    }

    /// Other points of a place than its middle, before which something tall may stand.
    pub fn around(&self, target: Target) -> Vec<Vec2> {
        let lens = self.app.world().resource::<Lens>();
        let zones = &self.app.world().resource::<ShownLayout>().layout.zones;
        let Some(zone) = zones.iter().find(|zone| target == Target::Zone(zone.id)) else { return Vec::new() };
        let half = match zone.outline {
            Outline::Ring(inner) | Outline::Hex(inner) => Vec2::splat(inner),
            Outline::Frame(size) => size / 2.0,
        };
        let grid = (-3..=3).flat_map(|z| (-3..=3).map(move |x| Vec2::new(x as f32, z as f32) * 0.3 * half));
        let within = grid.filter(|point| zone.outline.holds(*point));
        let there = within.map(|point| zone.pose.at + zone.pose.turn * Vec3::new(point.x, 0.0, point.y));
        there.filter_map(|point| lens.project(point)).collect()
    }

    /// The phase, if a match is in sight.
    pub fn phase(&self) -> Option<Phase> {
        self.app.world().get_resource::<State<Phase>>().map(|phase| *phase.get())
    }

    /// The pieces stand exactly as the match says, and so does everything that can be pointed at.
    pub fn assert_as_arranged(&mut self) {
        self.wait("the phase as told", |driver| {
            driver.phase() == driver.session().map(|session| Phase::of(&session.told.plates.status))
        });
        let layout = self.session().expect("a match").known.layout();
        assert_eq!(self.app.world().resource::<ShownLayout>().layout, layout, "the layout on show");
        let world = self.app.world_mut();
        let mut standing = world.query_filtered::<(&Piece, &RestPose), Without<Motion>>();
        let mut stand: Vec<_> =
            standing.iter(world).map(|(piece, rest)| (piece.id, rest.0, piece.look.clone())).collect();
        stand.sort_by_key(|(id, ..)| *id);
        let Layout { mut pieces, .. } = layout;
        pieces.sort_by_key(|placed| placed.id);
        let arranged: Vec<_> = pieces.into_iter().map(|placed| (placed.id, placed.pose, placed.look)).collect();
        assert_eq!(stand, arranged, "pieces at rest");
        self.assert_in_place();
    }

    /// The pieces are seen where they rest, but for those that pointer or focus have lifted or pushed aside; what can be chosen may
    /// stand out of the hand.
    fn assert_in_place(&mut self) {
        // What has been lifted goes down again, and the camera comes to rest.
        let mut astray = self.astray();
        for _ in 0..90 {
            if astray.is_empty() {
                return;
            }
            self.frame();
            astray = self.astray();
        }
        panic!("pieces are seen elsewhere{}\n{}", self.whereabouts(), astray.join("\n"));
    }

    /// The pieces that are not where they rest, as [`Driver::assert_in_place`] says, and where they are.
    fn astray(&mut self) -> Vec<String> {
        let world = self.app.world_mut();
        let lens = *world.resource::<Lens>();
        let mut pieces = world.query_filtered::<(&Piece, &RestPose, &Lift, &GlobalTransform), Without<Motion>>();
        let astray = pieces.iter(world).filter_map(|(piece, rest, lift, stands)| {
            if lift.goal != 0.0 || lift.aside != 0.0 {
                return None;
            }
            let (goal, stands) = (Transform::from(lens.resolve(&rest.0)), stands.compute_transform());
            let mut off = lens.turn.inverse() * (stands.translation - goal.translation);
            if rest.0.space == Space::Camera && lift.stand > 0.0 && off.y < piece.look.extent.half.z * goal.scale.z {
                off.y = off.y.min(0.0);
            }
            let turned = stands.rotation.angle_between(goal.rotation);
            let grown = (stands.scale - goal.scale).abs().max_element();
            let there = off.length() < 5e-4 && turned < 0.01 && grown < 0.01 * goal.scale.x;
            (!there).then(|| format!("{:?} is {off} off, turned by {turned}, larger by {grown}", piece.id))
        });
        astray.collect()
    }
}

/// Does something on a thread that is called as a program's first one: what comes of a panic goes by that, and tests run on threads
/// of other names.
pub fn on_a_main_thread(work: impl FnOnce() + Send + 'static) {
    let main = std::thread::Builder::new().name("main".to_owned()).spawn(work).expect("a thread");
    main.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
}

/// Nobody sees these frames: their interface is not cut into triangles. A dot stays of it, since `bevy_egui` passes on that egui
/// asks for another frame only where something is drawn.
pub fn draw_nothing(mut outputs: Query<&mut EguiFullOutput>, mut written: ResMut<Written>) {
    for mut output in &mut outputs {
        let Some(output) = &mut output.0 else { continue };
        if let Some(texts) = &mut written.0 {
            texts.clear();
            output.shapes.iter().for_each(|shape| read(&shape.shape, texts));
        }
        if let Some(first) = output.shapes.first_mut() {
            let dot = egui::Rect::from_min_size(egui::Pos2::ZERO, vec2(1.0, 1.0));
            first.clip_rect = egui::Rect::EVERYTHING;
            first.shape = egui::Shape::rect_filled(dot, 0.0, egui::Color32::WHITE);
            output.shapes.truncate(1);
        }
    }
}

/// The texts of the last frame, if a test reads them.
#[derive(Resource, Default)]
pub struct Written(Option<Vec<String>>);

/// Adds the texts of a shape.
fn read(shape: &egui::Shape, texts: &mut Vec<String>) {
    match shape {
        egui::Shape::Text(text) => texts.push(text.galley.text().to_owned()),
        egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| read(shape, texts)),
        _ => {}
    }
}

/// A match of a game of the house: so many people, with Apprentices in the other seats.
pub fn wanted(game: &str, options: &str, people: usize, seed: u64) -> NewMatch {
    wanted_of(house(), game, options, people, seed)
}

/// The same of any of these games.
fn wanted_of(games: Registry, game: &str, options: &str, people: usize, seed: u64) -> NewMatch {
    let entry = games.table(game).expect("a game on the shelf");
    let seats = entry.seats(options).expect("good options");
    let controllers = (0..seats)
        .map(|seat| {
            if seat < people {
                SeatController::Person { name: format!("Person {seat}") }
            } else {
                SeatController::Bot { kind: Level::Apprentice.into(), name: format!("Bot {seat}") }
            }
        })
        .collect();
    NewMatch { game: game.to_owned(), options: options.to_owned(), seed: Some(seed.into()), controllers, clock: None }
}

/// Options of a game for each number of players, and for whatever else makes another table of it. Some games are over only after
/// many rounds that are all alike: few of them are played.
pub fn tables_of(game: &str) -> &'static [&'static str] {
    match game {
        "battle_line" => &["()", "(mode:Basic)"],
        "knight_line" => &["()", "(players:3)", "(grey:Wild)"],
        "bottle_imp" => &["(length:Rounds(2))", "(players:4,length:Rounds(1))", "(players:2,length:Rounds(1))"],
        // Matches of random actions take hundreds of turns.
        "battle_royal" => &[
            "(turns:16)",
            "(decks:[House(\"darkness\"),House(\"colorless\"),House(\"metal\")],turns:9)",
            "(decks:[House(\"fire\"),House(\"water\")],turns:8)",
        ],
        // Fields alone; rivers, fords and a bridge; councils that are chosen, with a summoning circle; Lore with a creature.
        "battlelore" => {
            &["()", "(scenario:\"S3\",turns:6)", "(scenario:\"S8\",turns:4,muster:true)", "(scenario:\"S7\",turns:6)"]
        }
        _ => &["()"],
    }
}

/// More tables of a game, for those who have more time.
fn more_tables_of(game: &str) -> &'static [&'static str] {
    match game {
        "battle_line" => &["(mode:Basic,first:B)"],
        "knight_line" => &["(grey:Blocker,blocker_kills_rays:true)", "(players:3,grey:Wild)"],
        "bottle_imp" => &["(players:4,length:Rounds(3))"],
        "battlelore" => &[
            "(scenario:\"S2\",medieval:true,turns:30)",
            "(scenario:\"S4\",turns:30)",
            "(scenario:\"S5\",turns:30)",
            "(scenario:\"S6\",turns:30)",
            "(scenario:\"S7\",turns:60)",
            "(scenario:\"S8\",turns:60,muster:true)",
        ],
        "battle_royal" => &["(turns:60)", "(decks:[House(\"fire\"),House(\"water\")],turns:60)"],
        _ => &[],
    }
}

/// The variable of the environment with which tests walk over more tables: `./check --all` sets it.
const ALL: &str = "IMPS_TABLE_ALL_TABLES";

/// Every game with each number of players, and the other tables that it has.
pub fn every_table() -> impl Iterator<Item = (&'static str, &'static str)> {
    let all = std::env::var_os(ALL).is_some();
    every_game().flat_map(move |game| {
        let more = if all { more_tables_of(game) } else { &[] };
        tables_of(game).iter().chain(more).map(move |options| (game, *options))
    })
}

/// Every game on the shelf.
pub fn every_game() -> impl Iterator<Item = &'static str> {
    house().ids()
}
