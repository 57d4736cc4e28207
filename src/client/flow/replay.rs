//! Replays: the whole match lies ready, and the table shows one position of it after another.

use bevy::prelude::*;

use crate::client::director::{Director, SetTable};
use crate::client::session::live::Live;
use crate::client::session::{Ask, Session};

/// The whole of a replayed match.
#[derive(Resource)]
pub(super) struct Reel(pub Box<dyn Live>);

/// Puts the replay at a position; one step forward is told, everything else is set.
pub(super) struct StepReel(pub usize);

impl Command for StepReel {
    type Out = ();

    fn apply(self, world: &mut World) {
        let Some(reel) = world.remove_resource::<Reel>() else { return };
        let next = self.0.checked_sub(1).and_then(|number| reel.0.action(number));
        if let Some(mut session) = world.get_resource_mut::<Session>() {
            let forward = session.live.len() + 1 == self.0;
            let told = match (forward, next) {
                (true, Some((seat, text))) => session.live.submit(seat, &text).ok(),
                _ => None,
            };
            match told {
                Some(scenes) => world.resource_mut::<Director>().tell(scenes, false),
                None => {
                    let (viewer, side) = (session.live.viewer(), session.live.side());
                    session.live = reel.0.at(self.0);
                    session.live.look_as(viewer);
                    session.live.turn_to(side.seat);
                    session.live.hold_by_suit(side.by_suit);
                    world.write_message(SetTable { glide: true });
                }
            }
        }
        world.insert_resource(reel);
    }
}

/// Plays a replay on while it is asked to.
pub(super) fn watch_replay(session: Res<Session>, director: Res<Director>, mut asks: MessageWriter<Ask>) {
    if let Some((position, total)) = session.replay
        && session.playing_on
        && !director.busy()
    {
        asks.write(if position < total { Ask::StepTo(position + 1) } else { Ask::PlayOn(false) });
    }
}
