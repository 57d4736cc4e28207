//! What stands round the table while a match is on: plates, prompt, chronicle, buttons, hints, refusals.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::Rect;

use crate::client::audio::PlaySound;
use crate::client::frame::AppSystems;
use crate::client::input::Pressed;
use crate::client::picker::Picker;
use crate::client::pieces::faces::FaceBook;
use crate::client::session::company::Company;
use crate::client::session::{AtTheTable, Overlay, Phase, Screen, Session};
use crate::client::settings::Settings;
use crate::client::ui::screen_rects::ScreenRects;
use crate::client::ui::tips::Pass;
use crate::engine::{Seat, Words};
use crate::table;
use crate::table::{BotReason, Layout, Target, Tray};

mod bar;
mod boxes;
mod captions;
mod chronicle;
mod clock;
mod column;
mod count;
mod drawing;
mod foretold;
mod inspect;
mod keys;
mod lesson;
mod making_room;
mod memory;
mod over_the_table;
mod own_plate;
mod pictures;
mod plates;
mod prompt;
mod puzzle;
mod remark;
mod replay;
mod sheet;
mod spread;
mod table_in_words;
mod tray;
mod views;
mod wishes;

pub(super) use drawing::draw;

/// What has been decided at the interface of the table: its parts look at it, and wish that it changes.
#[derive(Resource, Default, Debug)]
pub struct Hud {
    /// The chronicle is shown large.
    pub wide: bool,
    /// The sum of what has happened up to this position has been put away.
    summed_up: Option<(u32, usize)>,
    /// When the refusal that was put away came.
    dismissed: f32,
    /// Somebody is on the way to the refusal that came then: it stays until this moment.
    awaited: (f32, f32),
    /// When the phase began.
    phase_since: f32,
    /// The hint about this position has been put away.
    hint_away: Option<(u32, usize)>,
    /// The answer that has been put away.
    answer_away: Option<BotReason>,
    /// The buttons that are wanted seldom stand in the column as well.
    all_discs: bool,
    /// The views of the table are laid open.
    views: bool,
    /// What lies open to be searched has been put aside to look at the table.
    tray_aside: bool,
    /// Nothing is chosen, looked at closely or laid over the table: then stepping back leads to the pause.
    idle: bool,
    /// Match, turn and sentence of the last question before something is given away.
    asked: Option<(u32, usize, Words)>,
}

impl Hud {
    /// The buttons that are wanted seldom stand in the column as well.
    pub(super) fn unfold_buttons(&mut self) {
        self.all_discs = true;
    }

    /// Whether the hint about the position at hand has been put away.
    fn put_away(&self, session: &Session) -> bool {
        self.hint_away == Some(position(session))
    }
}

/// What tells one position from another: match and number of actions.
fn position(session: &Session) -> (u32, usize) {
    (session.serial, session.known.len())
}

/// Everything a part of the table's interface looks at.
struct HudView<'a> {
    hud: &'a Hud,
    session: &'a Session,
    picker: &'a Picker,
    layout: &'a Layout,
    settings: &'a Settings,
    company: &'a Company,
    /// What can be pointed at, on the screen.
    seen: &'a ScreenRects,
    /// Where the pills are that hang on it.
    pills: &'a [Rect],
    /// What is pressed.
    keys: &'a Pressed<'a, 'a>,
    screen: Screen,
    overlay: Overlay,
    /// Somebody plays, and looks at no other moment.
    playing: bool,
    /// The sheet of results is shown, which says what plates and chronicle do.
    results: bool,
    /// Something is still being told.
    busy: bool,
    /// What is told has been told before.
    retells: bool,
    /// A sheet lies over the table that says it.
    sheet: bool,
    /// Large words say it.
    loud: bool,
    /// How fresh the phase is: 1 when it has just begun, 0 a moment later.
    fresh: f32,
    /// The seat at the bottom of the screen.
    own: Seat,
    /// Whose decision it is, if it can be made here and now.
    deciding: Option<Seat>,
    /// What lies open to be searched and is shown.
    tray: Option<&'a Tray>,
    /// Who brought about what is being told, or was told last.
    mover: Option<Seat>,
    /// What that has moved.
    moved: &'a [Target],
}

impl HudView<'_> {
    /// The table as it is seen, as told so far.
    fn told(&self) -> Arc<dyn table::AnyView> {
        self.session.seen(self.busy)
    }

    /// Whether the chronicle sums up what bots have done at once: whoever decides now has seen nothing of it.
    fn sums_up(&self) -> bool {
        let news = self.session.told.has_unseen_news();
        news && self.deciding.is_some() && !self.hud.wide && self.hud.summed_up != Some(position(self.session))
    }

    /// Whether the match goes on for all that has been told, or is looked at.
    fn goes_on(&self) -> bool {
        self.session.known.outcome().is_none() || self.session.replay.is_some() || self.busy
    }
}

/// What is written around the table.
pub(super) fn plugin(app: &mut App) {
    let at_the_table = in_state(AtTheTable).and_then(resource_exists::<Session>);
    let drawn = resource_exists::<FaceBook>.and_then(resource_exists::<Assets<StandardMaterial>>);
    app.init_resource::<Hud>()
        .init_resource::<captions::Captions>()
        .init_resource::<pictures::Pictures>()
        .add_systems(Update, pictures::hold.in_set(AppSystems::Follow).run_if(drawn))
        .init_resource::<wishes::Wishes>()
        .add_systems(
            EguiPrimaryContextPass,
            (draw, wishes::carry_out).chain().run_if(at_the_table).in_set(Pass::Screen),
        )
        .add_systems(Update, captions::hear.run_if(on_message::<PlaySound>).in_set(AppSystems::Sound))
        .add_systems(
            Update,
            wishes::note_phase.run_if(on_message::<StateTransitionEvent<Phase>>).in_set(AppSystems::Follow),
        );
}
