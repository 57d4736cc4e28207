//! What the parts of the deck builder wish, and the system that sees to it: they draw, and decide nothing.

use std::io;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::View;
use super::bench::Bench;
use super::choice::Chosen;
use super::deeds::Deed;
use crate::client::flow::clipboard::{Clipboard, LOOK_AGAIN};
use crate::client::session::Screen;
use crate::client::settings::Notices;
use crate::client::ui::navigation::{Navigation, Question, Then};
use crate::client::ui::ui_kit::UiKit;
use crate::engine::Words;
use crate::engine::text_file::io_words;
use crate::folders::DataFolder;
use crate::storage::saves::stem;
use crate::table::PieceId;

/// Seconds after the last change until it is saved.
const DELAY: f32 = 2.0;

/// Something that a part of the deck builder wishes.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Wish {
    /// One of this card more in the deck.
    Add(PieceId),
    /// One of it fewer.
    Remove(PieceId),
    /// The deck is called so.
    Rename(String),
    /// This deck is worked on.
    Take(Chosen),
    /// What a button asks for.
    Do(Deed),
}

/// The wishes of this pass, in their order.
#[derive(Resource, Default, Debug)]
pub(super) struct Wishes(Vec<Wish>);

impl Wishes {
    /// Adds a wish behind those of this pass.
    pub(super) fn add(&mut self, wish: Wish) {
        self.0.push(wish);
    }
}

/// What wishes change.
#[derive(SystemParam)]
pub(super) struct Changed<'w> {
    bench: ResMut<'w, Bench>,
    view: ResMut<'w, View>,
    notices: ResMut<'w, Notices>,
    clipboard: ResMut<'w, Clipboard>,
    data: Res<'w, DataFolder>,
}

/// Carries out what the deck builder has wished, and saves what was changed a while ago.
pub(super) fn carry_out(mut wishes: ResMut<Wishes>, mut nav: Navigation, mut kit: UiKit, mut to: Changed) {
    let wished = std::mem::take(&mut wishes.bypass_change_detection().0);
    let mut done: Vec<io::Result<()>> = wished.into_iter().map(|wish| to.carry_out(wish, &mut nav, &kit)).collect();
    done.push(to.hear_of_clipboard(&mut kit));
    done.push(to.save_in_time(&mut kit));
    for error in done.into_iter().filter_map(Result::err) {
        to.notices.push(Words::new("notice-deck-not-saved").with("why", io_words(&error)));
    }
}

impl Changed<'_> {
    fn carry_out(&mut self, wish: Wish, nav: &mut Navigation, kit: &UiKit) -> io::Result<()> {
        match wish {
            Wish::Add(card) => self.bench.add(card),
            Wish::Remove(card) => self.bench.remove(card),
            Wish::Rename(name) => self.bench.rename(name),
            Wish::Take(chosen) => self.take(chosen, kit)?,
            Wish::Do(deed) => self.act(deed, nav, kit)?,
        }
        Ok(())
    }

    fn take(&mut self, chosen: Chosen, kit: &UiKit) -> io::Result<()> {
        match chosen {
            Chosen::Own(place) => self.bench.choose(place, &self.data)?,
            Chosen::ReadyMade(title, deck) => self.bench.look_at(kit.say(&title), deck, &self.data)?,
            Chosen::Deleted => self.bench.restore(&self.data)?,
        }
        self.view.choose(false);
        Ok(())
    }

    fn act(&mut self, deed: Deed, nav: &mut Navigation, kit: &UiKit) -> io::Result<()> {
        match deed {
            Deed::Choose => {
                let choosing = self.view.choosing;
                self.view.choose(!choosing);
            }
            Deed::New => {
                let name = fresh_name(kit, &self.bench);
                self.bench.begin(name, Vec::new(), &self.data)?;
                self.view.choose(false);
            }
            Deed::Import => self.view.pasted = Some(self.clipboard.ask()),
            Deed::Export => {
                let refused = self.clipboard.put(self.bench.export()).err();
                self.notices.push(refused.unwrap_or_else(|| Words::new("notice-deck-exported")));
            }
            Deed::Delete => nav.question(Question {
                detail: Some(Words::new("question-delete-deck-about").with("name", self.bench.name())),
                ..Question::new("question-delete-deck", "question-delete-yes", Then::DeleteDeck)
            }),
            Deed::Save => self.bench.keep(&self.data)?,
            Deed::Back => {
                self.bench.save(&self.data)?;
                nav.go(Screen::Setup);
            }
        }
        Ok(())
    }

    /// Begins a deck with the list that was asked of the clipboard, once it is there.
    fn hear_of_clipboard(&mut self, kit: &mut UiKit) -> io::Result<()> {
        let Some(pasted) = &self.view.pasted else { return Ok(()) };
        let Some(answer) = pasted.answer() else {
            kit.again_in(LOOK_AGAIN.as_secs_f32());
            return Ok(());
        };
        self.view.pasted = None;
        match answer {
            Ok(text) => {
                let name = fresh_name(kit, &self.bench);
                self.bench.import(name, &text, &self.data)?;
                self.view.choose(false);
            }
            Err(why) => self.notices.push(why),
        }
        Ok(())
    }

    /// Saves what was changed a while ago, unless its name is just being written.
    fn save_in_time(&mut self, kit: &mut UiKit) -> io::Result<()> {
        let now = kit.theme.now;
        if self.view.due.0 != self.bench.changes() {
            self.view.due = (self.bench.changes(), now + DELAY);
        }
        let due = self.view.due.1;
        if due == f32::INFINITY || kit.focus.was_typing() {
            return Ok(());
        }
        if now < due {
            kit.again_in(due - now);
            return Ok(());
        }
        self.view.due.1 = f32::INFINITY;
        self.bench.save(&self.data)
    }
}

/// A name for a deck that has none: the first number that no kept deck has.
fn fresh_name(kit: &UiKit, bench: &Bench) -> String {
    let taken: Vec<String> = bench.kept().iter().map(|kept| stem(&kept.path)).collect();
    let name = |number: i64| kit.say(&Words::new("deck-builder-name").with("number", number));
    let free = (1..).map(name).find(|name| !taken.contains(name));
    free.unwrap_or_default()
}
