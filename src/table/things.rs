//! What there is to be pointed at, by the words that tell of it.

use std::sync::Arc;

use super::names::called;
use super::{AnyView, Art, Counting, Layout, Placed, Side, Space, Spoken, Target, plain};
use crate::engine::{Seat, SeatController, Words};
use crate::locale::{Called, Locale};

/// Tells of a match in one language, with the names of its people.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    pub locale: &'a Locale,
    pub art: &'a dyn Art,
    pub controllers: &'a [SeatController],
    /// Who listens is the only person, and spoken to as such.
    pub alone: bool,
}

impl Teller<'_> {
    /// What somebody is called.
    pub fn called(&self, seat: Seat) -> Called {
        called(self.locale, self.controllers, seat, self.alone)
    }

    /// A sentence of the match in plain words.
    pub fn tell(&self, words: &Words) -> String {
        plain(self.locale, self.art, words, &|seat| self.called(seat))
    }

    /// The line that is told of a thing.
    pub fn told(&self, spoken: &Spoken) -> String {
        spoken.line(self.locale, self.art, &|seat| self.called(seat))
    }
}

/// Everything that one person can see, in words.
pub struct Things<'a> {
    teller: Teller<'a>,
    seat: Seat,
    seen: Arc<dyn AnyView>,
    layout: Layout,
    /// What lies on the table.
    pub spoken: Vec<Spoken>,
}

impl<'a> Things<'a> {
    /// As the person in this seat sees them.
    pub fn new(teller: Teller<'a>, seen: Arc<dyn AnyView>, side: Side, seat: Seat) -> Self {
        let layout = seen.arrange(side);
        let mut spoken = seen.spoken(side);
        spoken.extend(rest(&layout, &spoken));
        Self { teller, seat, seen, layout, spoken }
    }

    /// The table at rest.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The cards of the own hand, by name.
    pub fn hand(&self) -> impl Iterator<Item = (Target, String)> + '_ {
        let held = self.layout.pieces.iter().filter(|placed| placed.in_own_hand());
        let mut held: Vec<&Placed> = held.collect();
        held.sort_by_key(|placed| placed.order);
        held.into_iter().filter_map(|placed| Some((Target::Piece(placed.id), self.teller.tell(placed.title.as_ref()?))))
    }

    /// The cards that lie open to be searched, by name.
    pub fn tray(&self) -> impl Iterator<Item = (Target, String)> + '_ {
        let cards = self.layout.tray.iter().flat_map(|tray| &tray.cards);
        cards.map(|card| (Target::Piece(card.id), self.teller.tell(&card.title)))
    }

    /// What a target is called.
    pub fn called(&self, target: Target) -> Option<String> {
        let spoken = self.spoken.iter().find(|spoken| spoken.target == Some(target)).map(|spoken| &spoken.name);
        spoken.or_else(|| self.layout.title(target)).map(|words| self.teller.tell(words))
    }

    /// What is pointed at, one thing after the other.
    pub fn pointed_at(&self, targets: &[Target]) -> String {
        let said = targets.iter().enumerate().map(|(n, target)| match target {
            Target::Option(option) => self.teller.tell(&self.seen.button(self.seat, *option).words),
            Target::Count(count) => {
                let Counting { take, .. } = self.seen.counting(self.seat, &targets[..n]);
                let words = Words::new("ui-at-place").with("place", take).with("what", i64::from(*count));
                self.teller.tell(&words)
            }
            _ => self.called(*target).unwrap_or_default(),
        });
        said.filter(|said| !said.is_empty()).collect::<Vec<_>>().join(" → ")
    }
}

/// What has a name and is not told of otherwise, such as empty cells and the backs of cards.
fn rest(layout: &Layout, spoken: &[Spoken]) -> Vec<Spoken> {
    let pieces = layout.pieces.iter().filter(|placed| placed.pose.space == Space::Table);
    let pieces = pieces.filter_map(|placed| Some((Target::Piece(placed.id), placed.title.clone()?)));
    let zones = layout.zones.iter().map(|zone| (Target::Zone(zone.id), zone.title.clone()));
    let new = pieces.chain(zones).filter(|(target, _)| spoken.iter().all(|known| known.target != Some(*target)));
    new.map(|(target, name)| Spoken::new(target, name).minor()).collect()
}
