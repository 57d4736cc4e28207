//! How events are told: which moves, words and sounds belong to each.

mod attacks;
mod travels;

use bevy_math::Vec2;

use super::field::Field;
use super::{ids, layout};
use crate::engine::{Seat, Words};
use crate::games::battle_royal::cards::texts::{Named, name_key};
use crate::games::battle_royal::{Event, PokemonId, View};
use crate::table::{
    Beat, Blow, Burst, CARD, Force, Layout, Move, Origin, Particle, Placed, Pose, Push, Rising, Side, Target, Way,
};
use attacks::coin;

/// What is told, from where it is seen.
struct Narrator<'a> {
    before: &'a View,
    after: &'a View,
    side: Side,
}

/// How an event is told: one arm for each kind.
pub fn tell(event: &Event, before: &View, after: &View, side: Side) -> Beat {
    let scene = Narrator { before, after, side };
    let heard = |sound| Beat { sounds: vec![(0.0, sound)], hold: 0.15, ..Beat::default() };
    match *event {
        Event::Placed { seat, card, active: _ } => match card.filter(|_| seat == side.seat) {
            Some(card) => {
                let last = Narrator::copy_in_hand(before, seat, card).unwrap_or_default();
                quick(Move::card(ids::held(seat, card, last), Origin::Itself))
            }
            None => Beat::default(),
        },
        Event::Ready { .. } => heard("card-lay"),
        Event::Mulligan { seat, hand } => scene.shown(seat, &hand),
        Event::TurnBegan { seat, .. } => Beat {
            banner: Some(Words::new("battle_royal-banner-turn").with("seat", seat)),
            sounds: vec![(0.0, "turn")],
            hold: if seat == side.seat { 0.5 } else { 0.3 },
            ..Beat::default()
        },
        Event::Moved { seat, card, from, to } => scene.moved(seat, card.card, from, to),
        Event::Shuffled { .. } => Beat { hold: 0.25, ..heard("shuffle") },
        Event::HandShuffled { seat, .. } => Beat { leaves: scene.taken_back(seat), hold: 0.3, ..heard("shuffle") },
        Event::Searched { .. } => heard("card-slide"),
        Event::LookedAt { .. } | Event::NothingThere { .. } => Beat::default(),
        Event::Benched { mon, card } => scene.comes(mon, card, "card-lay"),
        Event::Evolved { mon, card } => Beat { hold: 0.35, focus: focus(mon), ..scene.comes(mon, card, "evolve") },
        Event::Attached { mon, card } => scene.attached(mon, card),
        Event::Detached { mon, card } => scene.detached(mon, card),
        Event::EnergyMoved { from, to, card } => scene.energy_moved(from, to, card),
        Event::Played { seat, card } => scene.played(seat, card),
        Event::StadiumLeft { card, .. } => scene.stadium_left(card),
        Event::AbilityUsed { mon, card } => {
            let ability = card.pokemon().and_then(|pokemon| pokemon.ability.as_ref());
            let name = ability.map_or_else(|| card.key(), |ability| name_key(Named::Ability, &ability.name));
            let (about, banner) = (Some(Words::new(card.key())), Some(Words::new(name)));
            Beat { about, banner, focus: focus(mon), hold: 0.55, ..heard("lore") }
        }
        Event::StadiumUsed { card, .. } | Event::CardWorked { card, .. } => {
            Beat { banner: Some(Words::new(card.key())), hold: 0.4, ..heard("lore") }
        }
        Event::Bound { mon, card, to } => {
            let words = Words::new("battle_royal-banner-bound").with_key("card", card.key()).with("seat", to);
            let crumbs = vec![(0.0, scene.around(mon, Particle::Wax))];
            Beat { banner: Some(words), focus: focus(mon), hold: 0.45, bursts: crumbs, ..heard("wax") }
        }
        Event::OpponentChosen { .. } => Beat { hold: 0.2, ..Beat::default() },
        Event::Attacked { mon, attack, target } => {
            scene.attacked(mon, attack.attack().map(|it| it.name.as_str()), target)
        }
        Event::Copied { mon, attack } => {
            let name = attack.attack().map_or_else(|| attack.card.key(), |it| name_key(Named::Attack, &it.name));
            Beat { banner: Some(Words::new(name)), focus: focus(mon), hold: 0.5, ..Beat::default() }
        }
        Event::Coin { heads, .. } => coin(heads),
        Event::Failed { mon } => Beat {
            banner: Some(Words::new("battle_royal-banner-failed")),
            focus: focus(mon),
            hold: 0.6,
            ..heard("refuse")
        },
        Event::Damaged { mon, damage } => scene.damaged(mon, damage),
        Event::Countered { mon, counters } => {
            let rises = Some(scene.loses(mon, u16::from(counters) * 10));
            Beat { rises, ..scene.counter_falls(mon, 0.3) }
        }
        Event::Healed { mon, .. } => Beat { focus: focus(mon), hold: 0.25, ..heard("token") },
        Event::Afflicted { mon, condition } => {
            Beat { banner: Some(Words::new(condition.key())), focus: focus(mon), hold: 0.4, ..heard("hiss") }
        }
        Event::Recovered { .. } => Beat { hold: 0.15, ..Beat::default() },
        Event::ToActive { mon } | Event::ToBench { mon } => {
            let way = Move { secs: 0.45, way: Way::arc(0.04), ..Move::card(ids::mon(mon), Origin::Itself) };
            Beat { moves: scene.with_all(mon, way), hold: 0.1, ..Beat::default() }
        }
        Event::Returned { mon, .. } => scene.leaves(mon, Field::away, 0.0),
        Event::Dropped { mon, .. } => scene.leaves(mon, Field::discards, 0.0),
        Event::Survived { mon } => Beat {
            banner: Some(Words::new("battle_royal-banner-survived")),
            focus: focus(mon),
            hold: 0.7,
            ..heard("fanfare-small")
        },
        Event::KnockedOut { mon, card, .. } => Beat {
            rises: Some(Rising {
                at: scene.pose_before(mon).at,
                words: Words::new("battle_royal-rise-knock-out"),
                harms: true,
                whose: Some(Words::new(card.key())),
                icon: None,
                room: None,
            }),
            sounds: vec![(0.0, "knock-out")],
            push: Some(Push { at: scene.pose_before(mon).at, by: 0.12 }),
            bursts: vec![(0.0, scene.around(mon, Particle::Splinters)), (0.0, scene.around(mon, Particle::Ash))],
            hushes: true,
            jolt: Some((0.0, Force::Deciding)),
            hold: 0.9,
            ..scene.leaves(mon, Field::discards, 0.45)
        },
        Event::Checkup { .. } => Beat { hold: 0.1, ..Beat::default() },
        Event::Eliminated { seat } => Beat {
            banner: Some(Words::new("battle_royal-banner-out").with("seat", seat)),
            leaves: scene.cleared(seat),
            hold: 1.6,
            ..heard("horn")
        },
        Event::Ended { .. } => Beat { moves: scene.gathers(), hold: 0.8, ..heard("drum") },
    }
}

fn focus(id: PokemonId) -> Option<Target> {
    Some(Target::Piece(ids::mon(id)))
}

/// A way that nobody waits for.
fn quick(way: Move) -> Beat {
    Beat { overlap: way.secs, moves: vec![way], ..Beat::default() }
}

impl Narrator<'_> {
    fn field(&self, seat: Seat) -> Field {
        Field::of(&self.after.table, self.side, seat)
    }

    fn pose_before(&self, id: PokemonId) -> Pose {
        layout::mon_pose(&self.before.table, self.side, id)
    }

    /// What flies up around the card of a Pokémon.
    fn around(&self, id: PokemonId, of: Particle) -> Burst {
        let pose = self.pose_before(id);
        Burst::new(of, pose.at).around(Vec2::new(CARD.x, CARD.z) / 2.0 * pose.scale)
    }

    fn laid(&self, view: &View) -> Layout {
        layout::arrange(view, self.side)
    }

    /// A Pokémon goes its way with everything on it.
    fn with_all(&self, id: PokemonId, way: Move) -> Vec<Move> {
        let from = self.pose_before(id).at;
        let (lies, stays) = (self.laid(self.before), self.laid(self.after));
        // Special Conditions end on the Bench.
        let goes = |placed: &&Placed| stays.has(Target::Piece(placed.id)) && placed.id != way.piece;
        let on = lies.pieces.iter().filter(|placed| ids::stack(placed.id) == Some(id)).filter(goes);
        let along = on.map(|placed| {
            let beside = placed.pose.at - from;
            let corners = way.way.corners.iter().map(|corner| *corner + beside).collect();
            let blow = way.way.blow.map(|blow| Blow { sound: None, throws: None, ..blow });
            let way = Move { way: Way { corners, blow, ..way.way.clone() }, starts: None, lands: None, ..way.clone() };
            Move { piece: placed.id, ..way }
        });
        along.chain([way.clone()]).collect()
    }
}
