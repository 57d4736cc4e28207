//! What bots' reasons tell to whoever sees less than they do, for tests of every game in which something is hidden.

use super::{Because, Bots, Level, afterwards};
use crate::engine::{Match, Notation, Rules, Sampled, Seat, Silent, Sink, ToAct, Viewer};

/// Everything that a viewer sees of an action.
struct Watched<R: Rules>(Viewer, Vec<R::Event>);

impl<R: Rules> Sink<R> for Watched<R> {
    fn event(&mut self, _: &R::State, make: impl FnOnce() -> R::Event) {
        self.1.extend(R::seen(&make(), self.0));
    }
}

/// What somebody sees of a legal action, whatever chance would do.
fn seen<R: Rules>(state: &R::State, seat: Seat, action: &R::Action, viewer: Viewer) -> Vec<R::Event> {
    let mut watched = Watched::<R>(viewer, Vec::new());
    R::carry_out(&mut state.clone(), seat, action, &mut Sampled::new(0), &mut watched);
    watched.1
}

/// Plays matches of bots. Of every decision whatever is told as the whole reason is the bot's own one, and actions of which
/// somebody sees the same have the same reason for them. Gives how often a reason was told in whole and in part, and how often
/// none was.
pub fn reasons<R: Bots + Notation>(options: &R::Options, level: Level, seeds: u64, most: usize) -> [usize; 3] {
    let mut told = [0; 3];
    for seed in 0..seeds {
        let mut game = Match::<R>::new(options.clone(), seed, &mut Silent).expect("a match");
        let mut bots: Vec<_> = (0..game.seats()).map(|seat| R::bot(level.into(), seed + seat as u64)).collect();
        for _ in 0..most {
            let ToAct::Seats(seats) = game.to_act() else { break };
            let turn = seed as usize + game.actions().len();
            let seat = seats.iter().nth(turn % usize::from(seats.len())).expect("somebody");
            let advice = bots[seat.index()].advise(&game.view(Viewer::Seat(seat)), seat);
            let others = (0..game.seats()).map(|other| Viewer::Seat(Seat(other as u8)));
            for viewer in others.filter(|other| *other != Viewer::Seat(seat)).chain([Viewer::Public]) {
                let view = game.view(viewer);
                let because = R::because(&view, seat, &advice.action);
                if let (Because::Whole(words), Some(reason)) = (&because, &advice.reason) {
                    assert_eq!(words.key, afterwards(reason).key, "{}", R::action_text(&advice.action));
                }
                told[match because {
                    Because::Whole(_) => 0,
                    Because::Part(_) => 1,
                    Because::Hidden => 2,
                }] += 1;
                let events = seen::<R>(game.state(), seat, &advice.action, viewer);
                let seen = |other: &R::Action| seen::<R>(game.state(), seat, other, viewer);
                let alike = game.legal(seat).into_iter().filter(|other| seen(other) == events);
                for other in alike.take(24) {
                    let texts = (R::action_text(&advice.action), R::action_text(&other));
                    assert_eq!(R::because(&view, seat, &other), because, "{viewer:?} can tell {texts:?}");
                }
            }
            game.submit(seat, advice.action, &mut Silent).expect("a bot's action");
        }
    }
    told
}
