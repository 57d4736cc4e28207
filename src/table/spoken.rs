//! A thing on the table in words, for whoever hears what others see.

use bevy_math::{Vec2, Vec3Swizzles as _};

use super::{Art, Layout, Placed, Space, Target, Zone, plain};
use crate::engine::{Seat, Words};
use crate::locale::{Called, Locale, nobody};

/// A thing on the table in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Spoken {
    /// How it is pointed at, if it can be.
    pub target: Option<Target>,
    /// Whose it is, what it is and where: nothing else is called so.
    pub name: Words,
    /// What else is to be known of it, a clause or a sentence each: numbers, what lies on it.
    pub about: Vec<Words>,
    /// It is told with something else already, or there is nothing to be told of it: who asks for all of the table does not hear it.
    pub minor: bool,
}

impl Spoken {
    /// A thing that can be pointed at.
    pub fn new(target: Target, name: Words) -> Self {
        Self { target: Some(target), ..Self::told(name) }
    }

    /// What can only be told.
    pub fn told(name: Words) -> Self {
        Self { target: None, name, about: Vec::new(), minor: false }
    }

    /// The same thing, which is told with something else already.
    #[must_use]
    pub fn minor(self) -> Self {
        Self { minor: true, ..self }
    }

    /// The same thing with one more clause.
    #[must_use]
    pub fn say(mut self, clause: Words) -> Self {
        self.about.push(clause);
        self
    }

    /// The same thing with one more clause, if there is one.
    #[must_use]
    pub fn say_if(self, clause: Option<Words>) -> Self {
        match clause {
            Some(clause) => self.say(clause),
            None => self,
        }
    }

    /// The line that is told of it.
    pub fn line(&self, locale: &Locale, art: &dyn Art, names: &dyn Fn(Seat) -> Called) -> String {
        let clauses = std::iter::once(&self.name).chain(&self.about).map(|clause| plain(locale, art, clause, names));
        // Whole sentences may stand among them.
        let clauses = clauses.map(|clause| clause.trim_end_matches(['.', '。']).to_owned());
        let line = clauses.reduce(|first, next| {
            locale.say(&Words::new("ui-clauses").with("first", first).with("next", next), &nobody)
        });
        line.unwrap_or_default()
    }

    /// What lies on the table by its titles, in the walking order of keys, each with the place that it lies on; then what pills say.
    pub fn of(layout: &Layout) -> Vec<Self> {
        let mut pieces: Vec<&Placed> =
            layout.pieces.iter().filter(|placed| placed.pose.space == Space::Table).collect();
        pieces.sort_by_key(|placed| placed.order);
        let said = pieces.into_iter().filter_map(|placed| {
            let title = placed.title.clone()?;
            let place = place_of(layout, placed).map(|zone| zone.title.clone()).filter(|place| *place != title);
            let name = match place {
                Some(place) => Words::new("ui-at-place").with("place", place).with("what", title),
                None => title,
            };
            Some(Self::new(Target::Piece(placed.id), name))
        });
        let pills = layout.pills.iter().map(|pill| Self::told(pill.words.clone()));
        said.chain(pills).collect()
    }
}

/// The place that a piece lies on.
fn place_of<'a>(layout: &'a Layout, placed: &Placed) -> Option<&'a Zone> {
    let from = |zone: &Zone| -> Vec2 { placed.pose.at.xz() - zone.pose.at.xz() };
    let near = layout.zones.iter().filter(|zone| zone.reach.holds(from(zone)));
    near.min_by(|a, b| from(a).length().total_cmp(&from(b).length()))
}
