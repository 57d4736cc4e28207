//! What an action goes through, whoever decides on it: the rules carry it out, the director tells it, the journal keeps it.

use std::fs;
use std::path::Path;

use bevy::prelude::*;

use crate::client::director::Director;
use crate::client::session::Session;
use crate::client::settings::Notices;
use crate::engine::Seat;
use crate::engine::journal::{self, Writer};
use crate::table::Explained;

/// The journal of the match on the table; `None` when nothing can be saved.
#[derive(Resource, Default)]
pub(super) struct Saving(pub(super) Option<Writer>);

impl Saving {
    /// Where the journal is; none if the match is not saved.
    pub(super) fn path(&self) -> Option<&Path> {
        self.0.as_ref().map(Writer::path)
    }
}

/// What an action goes through, whoever decides on it: rules, telling, journal.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Playing<'w> {
    pub(super) saving: ResMut<'w, Saving>,
    pub(super) director: ResMut<'w, Director>,
    pub(super) notices: ResMut<'w, Notices>,
}

impl Playing<'_> {
    /// Carries out an action, has it told, and saves it; `bot` if it is to be told at the bots' speed.
    ///
    /// # Errors
    /// Why it is not allowed.
    pub(super) fn carry_out(
        &mut self,
        session: &mut Session,
        seat: Seat,
        text: &str,
        bot: bool,
    ) -> Result<(), Explained> {
        let scenes = session.live.submit(seat, text)?;
        session.undone.clear();
        self.director.tell(scenes, bot);
        self.save(|writer| writer.action(seat, text));
        let actions = session.live.len();
        session.clock.iter_mut().for_each(|clock| clock.decided(seat, actions));
        self.save_times(session);
        if session.live.outcome().is_some() {
            self.save(Writer::over);
        }
        Ok(())
    }

    /// Whether anything is still to be told.
    pub(super) fn busy(&self) -> bool {
        self.director.busy()
    }

    /// Writes to the journal; what fails is told once, and the match goes on without being saved.
    pub(super) fn save(&mut self, write: impl FnOnce(&mut Writer) -> Result<(), journal::SaveError>) {
        if let Some(writer) = &mut self.saving.0
            && let Err(error) = write(writer)
        {
            self.give_up(&error);
        }
    }

    /// The match on the table leaves no journal behind.
    pub(super) fn throw_away(&mut self) {
        let Some(path) = self.saving.0.take().map(|writer| writer.path().to_owned()) else { return };
        if let Err(error) = fs::remove_file(&path) {
            warn!("{} stays: {error}", path.display());
        }
    }

    fn give_up(&mut self, error: &journal::SaveError) {
        self.notices.push(error.words());
        self.saving.0 = None;
    }
}

/// Tells once if the disk did not keep what was written, as if it had not been written.
pub(super) fn hear_of_disk(mut playing: Playing) {
    if let Some(error) = playing.saving.0.as_ref().and_then(Writer::sync_failure) {
        playing.give_up(&error);
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use bevy::ecs::system::RunSystemOnce as _;

    use super::*;
    use crate::engine::journal::Header;

    #[test]
    fn a_full_disk_is_told_once() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("match.journal");
        Writer::create(&path, &Header::of("toy", "()".to_owned(), 1, Vec::new())).unwrap();
        let full = Writer::go_on(Path::new("/dev/full"), &journal::read(&path).unwrap()).unwrap();
        let mut world = World::new();
        world.insert_resource(Saving(Some(full)));
        world.init_resource::<Director>();
        world.init_resource::<Notices>();
        for _ in 0..2 {
            let act = |mut playing: Playing| playing.save(|writer| writer.action(Seat(0), "play 3"));
            world.run_system_once(act).unwrap();
        }
        let told: Vec<&str> = world.resource::<Notices>().0.iter().map(|words| words.key.as_str()).collect();
        assert_eq!(told, ["save-disk-full"]);
        assert!(world.resource::<Saving>().path().is_none(), "the match goes on without being saved");
    }
}
