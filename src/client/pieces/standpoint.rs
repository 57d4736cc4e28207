//! From where the table is seen, and how it is turned: by command, or by a button of the interface.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::camera::Eye;
use crate::client::canvas::Blocks;
use crate::client::controls::InputAction;
use crate::client::frame::AppSystems;
use crate::client::input::Pressed;
use crate::client::session::Session;
use crate::table::Framing;

/// Degrees of one step when the table is turned.
const TURN: f32 = 22.5;

/// Which framing a person has chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Standpoint {
    #[default]
    Fit,
    Top,
    /// From the seat.
    Seat,
}

/// Asks for another view of the table.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum View {
    /// The next standpoint.
    Next,
    From(Standpoint),
    /// The whole table, set straight.
    Whole,
    /// The table turned a step to the left.
    Left,
    /// The table turned a step to the right.
    Right,
    /// So many steps nearer to a point of the table, in metres, or to the middle of the picture.
    Nearer(f32, Option<Vec3>),
    /// So far beside, in metres.
    Beside(Vec3),
    /// A point of the table in the middle.
    At(Vec3),
}

/// What the commands ask for.
const COMMANDS: [(InputAction, View); 4] = [
    (InputAction::Camera, View::Next),
    (InputAction::Whole, View::Whole),
    (InputAction::TurnLeft, View::Left),
    (InputAction::TurnRight, View::Right),
];

/// Views on command.
pub fn plugin(app: &mut App) {
    app.add_message::<View>().add_systems(Update, look.run_if(resource_exists::<Session>).in_set(AppSystems::Follow));
}

/// Shows the view that is asked for.
fn look(
    pressed: Pressed,
    blocks: Res<Blocks>,
    mut asked: MessageReader<View>,
    session: Res<Session>,
    mut eye: ResMut<Eye>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let commands = COMMANDS.into_iter().filter(|(command, _)| !blocks.keyboard && pressed.just(*command));
    let views: Vec<View> = commands.map(|(_, view)| view).chain(asked.read().copied()).collect();
    for view in views {
        match view {
            View::Next => {
                let next = after(eye.standpoint);
                take_stand(&mut eye, &session, next);
            }
            View::From(standpoint) => take_stand(&mut eye, &session, standpoint),
            View::Whole => {
                take_stand(&mut eye, &session, Standpoint::Fit);
                eye.set_straight();
            }
            View::Left => eye.turn.1 -= TURN,
            View::Right => eye.turn.1 += TURN,
            View::Nearer(steps, about) => eye.step(steps, about),
            View::Beside(by) => eye.drag(by),
            View::At(point) => eye.look_at(point),
        }
        redraw.write(RequestRedraw);
    }
}

fn after(standpoint: Standpoint) -> Standpoint {
    match standpoint {
        Standpoint::Fit => Standpoint::Top,
        Standpoint::Top => Standpoint::Seat,
        Standpoint::Seat => Standpoint::Fit,
    }
}

/// Goes to a standpoint.
pub(super) fn take_stand(eye: &mut Eye, session: &Session, standpoint: Standpoint) {
    let mut setting = session.known.setting().clone();
    if let Some(whole) = eye.whole {
        // The other standpoints keep their distance to a table that has grown.
        for framing in [&mut setting.top, &mut setting.seat] {
            let Framing { distance, at, .. } = framing;
            *distance *= whole.distance / setting.camera.distance;
            *at += whole.at - setting.camera.at;
        }
        setting.camera = whole;
    }
    eye.standpoint = standpoint;
    eye.stand_back();
    eye.goal = match standpoint {
        Standpoint::Fit => setting.camera,
        Standpoint::Top => setting.top,
        Standpoint::Seat => setting.seat,
    };
}
