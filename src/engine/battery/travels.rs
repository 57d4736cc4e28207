//! Positions travel: what is copied of a match is a journal that begins from a position, and somebody may have edited it.

use std::collections::VecDeque;

use super::{BatteryPlan, Trial, all_seats, shown, viewers};
use crate::engine::journal::{Header, Journal, parse, resume};
use crate::engine::matches::Match;
use crate::engine::{Chance as _, Imagine, Notation, Refusal as _, SeatController, Seeded, Silent, ToAct, Viewer};

/// As many actions are played on from a position.
const ON: usize = 6;
/// So many times a position is edited.
const EDITED: usize = 6;

/// A random moment of a match, as a random viewer thinks it is, comes out of a journal as it went in and is played on from
/// there; one in which the match is over is refused. An edited one is refused or played on from; nothing else is promised.
pub(super) fn check<R: Imagine + Notation>(plan: BatteryPlan, game: &Match<R>) -> Result<(), String> {
    // Chance of its own, so that nothing else of the battery depends on what is tried here.
    let mut choices = Seeded::new(game.seed().number().rotate_left(32));
    let moment = choices.below(1 + game.actions().len() as u32) as usize;
    let mut trial = Trial::<R> { plan, choices: &mut choices, remembered: &mut VecDeque::new() };
    trial.travels(&game.replay_to(moment))?;
    trial.travels(game)
}

/// The journal of a match that begins as `state`.
fn journal<R: Notation>(like: &Match<R>, state: &R::State) -> String {
    let seats = vec![SeatController::person(); like.seats()];
    let mut header = Header::new::<R>(like.options(), 0, seats);
    header.position = Some(R::position_text(state));
    header.to_string()
}

fn read(text: &str) -> Result<Journal, String> {
    parse(text.as_bytes()).map_err(|error| format!("the journal that begins from a position cannot be read: {error}"))
}

impl<R: Imagine + Notation> Trial<'_, R> {
    fn travels(&mut self, game: &Match<R>) -> Result<(), String> {
        let mut viewers: Vec<_> = viewers(game.seats()).collect();
        let viewer = viewers.swap_remove(self.choices.below(viewers.len() as u32) as usize);
        let state = R::imagine(&game.view(viewer), &mut self.chance());
        let mut text = journal(game, &state);
        let begun = resume::<R>(&read(&text)?);
        if let ToAct::Over(_) = R::to_act(&state) {
            return match begun {
                Err(error) if error.line.is_some() => Ok(()),
                _ => Err("a match begins where it is over".to_owned()),
            };
        }
        let mut begun = begun.map_err(|error| format!("no match begins from a position: {error}"))?.game;
        let same = |seat| game.legal(seat) == begun.legal(seat);
        if begun.state() != &state || viewer == Viewer::All && !all_seats(game.seats()).all(same) {
            return Err("a match begins from another position".to_owned());
        }
        for edit in 0..EDITED {
            self.edited(&begun, edit);
        }
        for _ in 0..ON {
            let Some((seat, action)) = self.choose(&begun)? else { break };
            let shown = shown::<R>(seat, &action);
            text += &format!("{shown}\n");
            begun
                .submit(seat, action, &mut Silent)
                .map_err(|refusal| format!("the legal action {shown} is refused: {}", refusal.name()))?;
        }
        let again = resume::<R>(&read(&text)?).map_err(|error| error.to_string())?;
        if again.complaint.is_some() || again.game.state() != begun.state() {
            return Err("a match that began from a position is another one when it is resumed".to_owned());
        }
        begun.go_back_to(0);
        if begun.state() == &state && begun.start() == &state && !begun.is_dealt() {
            Ok(())
        } else {
            Err("a match does not go back to the position that it began from".to_owned())
        }
    }

    /// Changes something in the position that a match begins from, and plays on if it can still be one.
    fn edited(&mut self, game: &Match<R>, edit: usize) {
        let text = R::position_text(game.start());
        let mut lines: Vec<Vec<&str>> = text.lines().map(|line| line.split(' ').collect()).collect();
        let mut some = |count: usize| self.choices.below(count.max(1) as u32) as usize;
        let (to, from) = (some(lines.len()), some(lines.len()));
        let (word, other) = (some(lines[to].len()), some(lines[from].len()));
        let digit = some(10).to_string();
        let number = lines[to][word].replace(|letter: char| letter.is_ascii_digit(), &digit);
        match edit % 3 {
            0 => lines[to][word] = &number,
            1 => lines[to][word] = lines[from][other],
            _ => _ = lines.remove(to),
        }
        let text: String = lines.iter().map(|words| words.join(" ") + "\n").collect();
        let Ok(state) = R::parse_position(&text) else { return };
        let Ok(mut begun) = Match::<R>::from_position(game.options().clone(), state, 0) else { return };
        for _ in 0..ON {
            for viewer in viewers(begun.seats()) {
                R::imagine(&begun.view(viewer), &mut self.chance());
            }
            let Ok(Some((seat, action))) = self.choose(&begun) else { break };
            if begun.submit(seat, action, &mut Silent).is_err() {
                break;
            }
        }
    }
}
