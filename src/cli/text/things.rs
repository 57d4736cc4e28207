//! What there is to be pointed at, by the words that tell of it.

use std::sync::Arc;

use super::TextTable;
use crate::engine::Seat;
use crate::locale::form::one_form;
use crate::table::{AnyView, Counting, Layout, Placed, Space, Spoken, Target};

/// Everything that one person can see, in words.
pub(super) struct Things<'a> {
    table: &'a TextTable,
    seat: Seat,
    seen: Arc<dyn AnyView>,
    layout: Layout,
    /// What lies on the table.
    pub spoken: Vec<Spoken>,
}

impl<'a> Things<'a> {
    /// As the person in this seat sees them; none before anybody has looked.
    pub fn new(table: &'a TextTable, seat: Seat) -> Option<Self> {
        let stands = table.stands.as_ref()?;
        let layout = stands.seen.arrange(stands.side);
        let mut spoken = stands.seen.spoken(stands.side);
        spoken.extend(rest(&layout, &spoken));
        Some(Self { table, seat, seen: stands.seen.clone(), layout, spoken })
    }

    /// The cards of the own hand, by name.
    pub fn hand(&self) -> impl Iterator<Item = (Target, String)> + '_ {
        let held = self.layout.pieces.iter().filter(|placed| placed.in_own_hand());
        let mut held: Vec<&Placed> = held.collect();
        held.sort_by_key(|placed| placed.order);
        held.into_iter().filter_map(|placed| Some((Target::Piece(placed.id), self.table.tell(placed.title.as_ref()?))))
    }

    /// The cards that lie open to be searched, by name.
    pub fn tray(&self) -> impl Iterator<Item = (Target, String)> + '_ {
        let cards = self.layout.tray.iter().flat_map(|tray| &tray.cards);
        cards.map(|card| (Target::Piece(card.id), self.table.tell(&card.title)))
    }

    /// What a target is called.
    fn called(&self, target: Target) -> Option<String> {
        let spoken = self.spoken.iter().find(|spoken| spoken.target == Some(target)).map(|spoken| &spoken.name);
        spoken.or_else(|| self.layout.title(target)).map(|words| self.table.tell(words))
    }

    /// What is pointed at, one thing after the other.
    pub fn pointed_at(&self, targets: &[Target]) -> String {
        let said = targets.iter().enumerate().map(|(n, target)| match target {
            Target::Option(option) => self.table.tell(&self.seen.button(self.seat, *option).words),
            Target::Count(count) => {
                let Counting { take, .. } = self.seen.counting(self.seat, &targets[..n]);
                format!("{}: {count}", self.table.tell(&take))
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

/// A text as it is searched: in small letters, with the minus that keyboards have.
pub(super) fn searchable(text: &str) -> String {
    one_form(text).to_lowercase()
}
