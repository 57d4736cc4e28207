//! The table in words, as the person sees it.

use std::io::{self, Write};

use bevy::math::{Vec2, Vec3Swizzles as _};

use super::{Table, line};
use crate::client::table::{Layout, Placed, Space, Zone};
use crate::engine::{Seat, Words};

impl Table {
    /// Tells the plates, the hand and what lies on the table; with a word only what contains it.
    pub(super) fn look(&self, word: &str, out: &mut dyn Write) -> io::Result<()> {
        let layout = self.live.layout();
        let mut lines = self.plates();
        let hand: Vec<String> =
            layout.pieces.iter().filter(|placed| placed.in_own_hand()).filter_map(|it| self.title(it)).collect();
        if !hand.is_empty() {
            lines.push(self.tell(&Words::new("text-hand").with("cards", hand.join(", "))));
        }
        lines.extend(self.lying(&layout));
        for pill in &layout.pills {
            lines.push(self.tell(&pill.words));
        }
        let word = word.to_lowercase();
        let found: Vec<&String> = lines.iter().filter(|text| text.to_lowercase().contains(&word)).collect();
        if found.is_empty() {
            return line(out, &self.tell(&Words::new("text-none-such").with("word", word)));
        }
        found.into_iter().try_for_each(|text| line(out, text))
    }

    /// Names and counters, a line a seat.
    pub(super) fn plates(&self) -> Vec<String> {
        let plates = self.live.plates();
        let seats = (0..).map(Seat).zip(&plates.counters);
        let plate = seats.map(|(seat, counters)| {
            let said: Vec<String> =
                counters.iter().map(|counter| format!("{}: {}", self.tell(&counter.title), counter.value)).collect();
            format!("{}. {}", self.called(seat).name, said.join(", "))
        });
        plate.collect()
    }

    /// What lies on the table and where, in the walking order of the places; what is alike is counted.
    fn lying(&self, layout: &Layout) -> Vec<String> {
        let mut pieces: Vec<&Placed> =
            layout.pieces.iter().filter(|placed| placed.pose.space == Space::Table).collect();
        pieces.sort_by_key(|placed| placed.order);
        let mut lines: Vec<(String, usize)> = Vec::new();
        for placed in pieces {
            let Some(title) = self.title(placed) else { continue };
            let place = place_of(layout, placed).map(|zone| self.tell(&zone.title)).filter(|place| *place != title);
            let said = place.map_or_else(|| title.clone(), |place| format!("{place}: {title}"));
            match lines.last_mut() {
                Some((last, count)) if *last == said => *count += 1,
                _ => lines.push((said, 1)),
            }
        }
        lines.into_iter().map(|(said, count)| if count > 1 { format!("{said} × {count}") } else { said }).collect()
    }

    fn title(&self, placed: &Placed) -> Option<String> {
        placed.title.as_ref().map(|title| self.tell(title))
    }
}

/// The place that a piece lies on.
fn place_of<'a>(layout: &'a Layout, placed: &Placed) -> Option<&'a Zone> {
    let from = |zone: &Zone| -> Vec2 { placed.pose.at.xz() - zone.pose.at.xz() };
    let near = layout.zones.iter().filter(|zone| zone.reach.holds(from(zone)));
    near.min_by(|a, b| from(a).length().total_cmp(&from(b).length()))
}
