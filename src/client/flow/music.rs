//! Which music is asked for: that of the title, or that of the match in sight.

use std::sync::Arc;

use bevy::prelude::*;

use crate::client::audio::PlayMusic;
use crate::client::frame::AppSystems;
use crate::client::session::{InSight, Screen, Session};
use crate::table::{AnyView, Setting};

/// Asks for the music.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), |mut music: MessageWriter<PlayMusic>| {
        music.write(PlayMusic(Some("title")));
    })
    .add_systems(
        Update,
        follow_match.in_set(AppSystems::Follow).run_if(in_state(InSight).and_then(resource_exists::<Session>)),
    );
}

/// The piece for a match: the tense one, where it has one, while it is about to be decided.
fn piece(setting: &Setting, nearly_decided: bool) -> &'static str {
    setting.tense_music.filter(|_| nearly_decided).unwrap_or(setting.music)
}

/// Asks for the piece for what has been told of the match in sight, in every frame: what plays already goes on.
fn follow_match(
    session: Res<Session>,
    screen: Res<State<Screen>>,
    mut told: Local<Option<(Arc<dyn AnyView>, bool)>>,
    mut music: MessageWriter<PlayMusic>,
) {
    let seen = &session.told.seen;
    let nearly_decided = match &*told {
        Some((known, nearly_decided)) if Arc::ptr_eq(known, seen) => *nearly_decided,
        Some(_) | None => told.insert((seen.clone(), seen.is_nearly_decided())).1,
    };
    // Over is a match that somebody has given up, too.
    let is_over = *screen.get() == Screen::Results;
    music.write(PlayMusic(Some(piece(session.known.setting(), nearly_decided && !is_over))));
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;

    use super::*;
    use crate::engine::{Viewer, Words};
    use crate::games::house;
    use crate::host::KnownMatch;
    use crate::table::any_match::Vantage;
    use crate::table::{Arrange, Layout, Say, Side, Status};

    /// A table of which only this is seen.
    #[derive(Debug)]
    struct Seen {
        nearly_decided: bool,
    }

    impl Arrange for Seen {
        fn arrange(&self, _: Side) -> Layout {
            Layout::default()
        }
    }

    impl Say for Seen {
        fn status(&self) -> Status {
            Status { phases: Vec::new(), phase: 0, prompt: Words::new("ui-done") }
        }

        fn is_nearly_decided(&self) -> bool {
            self.nearly_decided
        }
    }

    fn session() -> Session {
        let game = house().tables()[0];
        let live = game.open(&game.default_options(), 7.into()).expect("its own options");
        let known = KnownMatch::of(&*live, Vantage::of(Viewer::Public));
        Session::begun(0, known, Vec::new())
    }

    /// The two pieces of the game on the table.
    fn pieces() -> [Option<&'static str>; 2] {
        let session = session();
        let setting = session.known.setting();
        [Some(setting.music), setting.tense_music]
    }

    /// The tense piece sets in with what is told, goes with it, and is not heard over the result.
    #[test]
    fn the_music_follows_what_has_been_told() {
        let mut app = App::new();
        app.add_plugins(StatesPlugin).add_message::<PlayMusic>().init_state::<Screen>().add_computed_state::<InSight>();
        app.add_plugins(plugin).insert_resource(session());
        let mut asked = |screen: Screen, nearly_decided: bool| {
            app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
            app.world_mut().resource_mut::<Session>().told.seen = Arc::new(Seen { nearly_decided });
            app.update();
            app.world_mut().resource_mut::<Messages<PlayMusic>>().drain().last().and_then(|PlayMusic(name)| name)
        };
        let [calm, tense] = pieces();
        assert_eq!(asked(Screen::Title, true), Some("title"));
        assert_eq!(asked(Screen::Table, false), calm);
        assert_eq!(asked(Screen::Table, true), tense);
        assert_eq!(asked(Screen::Table, false), calm, "the flag is closed to him again");
        assert_eq!(asked(Screen::Table, true), tense);
        assert_eq!(asked(Screen::Results, true), calm, "somebody has given up");
        assert_eq!(asked(Screen::Title, true), Some("title"));
        assert_eq!(asked(Screen::Table, true), tense, "it is taken up again");
    }

    #[test]
    fn a_game_without_a_tense_piece_keeps_its_own() {
        let mut setting = session().known.setting().clone();
        let [calm, tense] = pieces();
        assert!(calm != tense && tense.is_some());
        assert_eq!([false, true].map(|nearly| Some(piece(&setting, nearly))), [calm, tense]);
        setting.tense_music = None;
        assert_eq!([false, true].map(|nearly| Some(piece(&setting, nearly))), [calm; 2]);
    }
}
