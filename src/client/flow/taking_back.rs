//! Going back and forth in a match that is being played: taking back, doing again, practice.

use super::guiding::repeats;
use super::play::SessionCommands;
use super::thinking::BotTask;
use crate::client::audio::PlaySound;
use crate::client::director::SetTable;
use crate::client::session::Overlay;
use crate::engine::Words;
use crate::engine::journal::Writer;
use crate::table::Explained;

impl SessionCommands<'_, '_> {
    /// Takes the last decision of whoever sits here back, and what would repeat itself.
    pub(super) fn undo(&mut self) {
        let Some(session) = &mut self.session else { return };
        let Some(seat) = session.deciding().or_else(|| session.watching_human()) else { return };
        let by = session.takeback();
        let told = session.live.chronicle().to_vec();
        let (length, mut undone) = (session.live.len(), Vec::new());
        let refusal = loop {
            let count = match session.live.can_undo(seat, by) {
                Ok(count) => count,
                Err(words) => break Some(words),
            };
            let all = session.live.len();
            if session.puzzle.as_ref().is_some_and(|puzzle| all - count < puzzle.from()) {
                break Some(Words::new("why-puzzle-begins"));
            }
            let mut step: Vec<_> = (all - count..all).filter_map(|number| session.live.action(number)).collect();
            step.append(&mut undone);
            undone = step;
            if let Err(words) = session.live.undo(seat, by) {
                break Some(words);
            }
            // What passed by itself would do so again.
            if !repeats(session, seat, &self.settings) {
                break None;
            }
        };
        let count = length - session.live.len();
        if let Some(words) = refusal.filter(|_| count == 0) {
            let why = Explained { words, rule: None };
            session.complaint = Some((why, self.time.elapsed_secs()));
            self.sounds.write(PlaySound { name: "refuse", interface: true });
            return;
        }
        session.undone.push(undone);
        session.hint = None;
        session.complaint = None;
        session.thinking = None;
        // The first of what is gone is what the person did; the rest followed from it.
        let gone = told.get(session.live.chronicle().len()).map(|line| line.words.clone());
        self.commands.remove_resource::<BotTask>();
        self.set_table.write(SetTable { glide: true });
        self.sounds.write(PlaySound { name: "undo", interface: true });
        self.playing.save(|writer| writer.undo(count));
        self.playing.notices.push(match gone {
            Some(words) => Words::new("notice-undone").with("what", words),
            None => Words::new("notice-undone-silently"),
        });
    }

    /// Does again what was taken back last.
    pub(super) fn redo(&mut self) {
        let Some(session) = &mut self.session else { return };
        let Some(actions) = session.undone.pop() else { return };
        let rest = std::mem::take(&mut session.undone);
        session.hint = None;
        session.complaint = None;
        session.thinking = None;
        self.commands.remove_resource::<BotTask>();
        let humans = session.humans();
        for (seat, text) in actions {
            if let Err(why) = self.playing.carry_out(session, seat, &text, !humans.contains(seat)) {
                // It was allowed once; if not now, the match simply goes on from here.
                session.complaint = Some((why, self.time.elapsed_secs()));
                return;
            }
        }
        session.undone = rest;
    }

    /// From now on everything may be taken back; the journal keeps that.
    pub(super) fn practise(&mut self) {
        let Some(session) = &mut self.session else { return };
        if !std::mem::replace(&mut session.practice, true) {
            self.playing.save(Writer::practice);
            self.playing.notices.push(Words::new("notice-practice"));
            self.overlay.set(Overlay::None);
        }
    }
}
