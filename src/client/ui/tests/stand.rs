//! The interface without a window: passes, commands and pointers by hand, and what each pass paints.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::accesskit::{NodeId, TreeId, TreeUpdate};
use bevy_egui::egui::epaint::ClippedShape;
use bevy_egui::egui::{self, Id, RawInput, Rect};
use bevy_egui::{EguiContext, EguiPrimaryContextPass, PrimaryEguiContext};
use leafwing_input_manager::prelude::ActionState;

use crate::ai::Level;
use crate::client::audio::PlaySound;
use crate::client::controls::InputAction;
use crate::client::director::{Announce, Director};
use crate::client::input::{ByFinger, LastDevice, PutAway, Rebind, Standing};
use crate::client::loading::LoadProgress;
use crate::client::picker::Picker;
use crate::client::session::{Overlay, Screen, Session, SessionRequest, ToldMatch};
use crate::client::settings::{Monitors, Notices, Settings};
use crate::client::ui::focus::Focus;
use crate::engine::{Seat, SeatController, Viewer, Words};
use crate::folders::DataFolder;
use crate::games::house;
use crate::host::KnownMatch;
use crate::table::any_match::{AnyMatch, Vantage};
use crate::table::{LogLine, SafeArea};

/// A match of the first game on the shelf, in which nothing has been done.
pub(super) fn first_match() -> Box<dyn AnyMatch> {
    house().tables()[0].open(&house().tables()[0].default_options(), 7.into()).expect("its own options")
}

/// What somebody knows of a match who looks through these eyes.
pub(super) fn known(live: &dyn AnyMatch, viewer: Viewer) -> KnownMatch {
    KnownMatch::of(live, Vantage::of(viewer))
}

/// A match of the first game on the shelf with a line of every kind in its chronicle, under a screen and an overlay.
pub(super) struct Stand {
    pub(super) app: App,
    pub(super) ctx: egui::Context,
    pub(super) size: egui::Vec2,
    pub(super) frame: u32,
    tree: TreeUpdate,
}

impl Stand {
    pub(super) fn new(screen: Screen, overlay: Overlay, size: egui::Vec2, settings: Settings) -> Self {
        let mut app = App::new();
        app.add_plugins((TaskPoolPlugin::default(), bevy::state::app::StatesPlugin))
            .insert_resource(DataFolder(std::env::temp_dir().join("imps-table-ui-tests")))
            .insert_resource(settings)
            .insert_resource(house())
            .init_resource::<Time>()
            .init_resource::<Time<bevy::time::Real>>()
            .init_resource::<Notices>()
            .init_resource::<Monitors>()
            .init_resource::<crate::storage::statistics::Statistics>()
            .init_resource::<crate::client::flow::clipboard::Clipboard>()
            .init_resource::<crate::client::flow::deserted::Deserted>()
            .init_resource::<crate::client::report::Facts>()
            .init_resource::<crate::client::report::Consent>()
            .init_resource::<crate::client::input::LastTouch>()
            .init_resource::<ByFinger>()
            .init_resource::<LastDevice>()
            .init_resource::<Rebind>()
            .init_resource::<Standing>()
            .init_resource::<Picker>()
            .init_resource::<crate::client::pieces::faces::Ahead>()
            .init_resource::<crate::client::pieces::shown_layout::ShownLayout>()
            .init_resource::<crate::table::Lens>()
            .init_resource::<crate::client::pieces::camera::Eye>()
            .init_resource::<crate::client::pieces::picture::Canvas>()
            .init_resource::<SafeArea>()
            .init_resource::<Director>()
            .init_resource::<LoadProgress>()
            .add_message::<Announce>()
            .add_message::<PlaySound>()
            .add_message::<PutAway>()
            .add_message::<crate::client::pieces::standpoint::View>()
            .add_message::<crate::client::power_saving::WakeAt>()
            .add_message::<SessionRequest>()
            .add_message::<AppExit>()
            .add_message::<bevy::window::RequestRedraw>()
            .insert_state(screen)
            .insert_state(overlay)
            .add_plugins((crate::client::session::plugin, crate::client::locale::plugin, crate::client::ui::plugin))
            .init_resource::<crate::client::programs::Programs>();
        let known = known(&*first_match(), Viewer::Public);
        let line = |n: u8| LogLine { strong: n == 3, ..LogLine::new(Words::new("ui-count").with("count", n)) };
        let told = ToldMatch { log: (0..30).map(line).collect(), read: 28, ..ToldMatch::begun(&known) };
        let bot = SeatController::Bot { kind: Level::Master.into(), name: "A rather long name".to_owned() };
        app.insert_resource(Session {
            told,
            thinking: Some(Seat(1)),
            hand_over: (overlay == Overlay::HandOver).then_some(Seat(0)),
            ..Session::begun(0, known, vec![SeatController::person(), bot])
        });
        app.world_mut().resource_mut::<crate::client::ui::navigation::Question>().words =
            Some(Words::new("question-quit"));
        let entity = app.world_mut().spawn((EguiContext::default(), PrimaryEguiContext)).id();
        let ctx = app.world_mut().get_mut::<EguiContext>(entity).unwrap().get_mut().clone();
        let mut stand = Self { app, ctx, size, frame: 0, tree: no_tree() };
        for _ in 0..5 {
            stand.pass();
        }
        stand
    }

    pub(super) fn pass(&mut self) {
        self.pass_with(Vec::new());
    }

    /// One pass in which this happens; gives what is painted.
    pub(super) fn pass_with(&mut self, events: Vec<egui::Event>) -> Vec<ClippedShape> {
        self.frame += 1;
        self.app.world_mut().resource_mut::<Time>().advance_by(Duration::from_millis(50));
        self.app.update();
        let points = self.size / self.ctx.pixels_per_point();
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, points)),
            time: Some(f64::from(self.frame) * 0.05),
            events,
            ..RawInput::default()
        };
        let (ctx, world) = (self.ctx.clone(), self.app.world_mut());
        let mut output = ctx.run_ui(input, |_| world.run_schedule(EguiPrimaryContextPass));
        let shapes = std::mem::take(&mut output.shapes);
        self.tree = output.platform_output.accesskit_update.take().unwrap_or_else(no_tree);
        output.drop_without_applying_deltas();
        shapes
    }

    /// What a screen reader was told in the last pass.
    pub(super) fn tree(&self) -> TreeUpdate {
        self.tree.clone()
    }

    /// Gives a command; gives what is painted in the pass that hears it.
    pub(super) fn press(&mut self, command: InputAction) -> Vec<ClippedShape> {
        let world = self.app.world_mut();
        let mut pressed = ActionState::<InputAction>::default();
        pressed.press(&command);
        let hand = world.spawn(pressed).id();
        let shapes = self.pass_with(Vec::new());
        self.app.world_mut().despawn(hand);
        shapes
    }

    /// Moves the pointer; gives what is painted in the pass that hears it.
    pub(super) fn point(&mut self, at: egui::Pos2) -> Vec<ClippedShape> {
        self.pass_with(vec![egui::Event::PointerMoved(at)])
    }

    /// Turns the wheel by so many points at a place.
    pub(super) fn wheel(&mut self, at: egui::Pos2, delta: f32) {
        self.point(at);
        self.pass_with(vec![egui::Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            delta: egui::vec2(0.0, delta),
            phase: egui::TouchPhase::Move,
            modifiers: egui::Modifiers::NONE,
        }]);
        self.pass();
        self.pass();
    }

    /// So many seconds go by.
    pub(super) fn idle(&mut self, seconds: u64) {
        self.app.world_mut().resource_mut::<Time<bevy::time::Real>>().advance_by(Duration::from_secs(seconds));
        self.pass();
        self.pass();
    }

    /// Clicks on a widget. What is decided by it can be pressed after another pass.
    pub(super) fn click(&mut self, id: Id) {
        let spot = self.focus().spots().iter().find(|spot| spot.id == id);
        let at = spot.expect("a widget that can be pressed").rect.center();
        self.point(at);
        for pressed in [true, false] {
            let modifiers = egui::Modifiers::NONE;
            let button = egui::PointerButton::Primary;
            self.pass_with(vec![egui::Event::PointerButton { pos: at, button, pressed, modifiers }]);
        }
        self.pass();
    }

    pub(super) fn open(&mut self, overlay: Overlay) {
        self.app.world_mut().resource_mut::<NextState<Overlay>>().set(overlay);
        self.pass();
    }

    pub(super) fn focused(&self) -> Option<Id> {
        self.focus().now()
    }

    pub(super) fn focus(&self) -> &Focus {
        self.app.world().resource()
    }
}

fn no_tree() -> TreeUpdate {
    TreeUpdate { nodes: Vec::new(), tree: None, tree_id: TreeId::ROOT, focus: NodeId(0) }
}

pub(super) fn window(width: f32, height: f32) -> egui::Vec2 {
    egui::vec2(width, height)
}
