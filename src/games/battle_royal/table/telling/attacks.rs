//! Attacks, step by step: the lunge, the blow and what it takes, and coins.

use bevy_math::{Quat, Vec2, Vec3};

use super::{Narrator, focus};
use crate::engine::{Arg, Words};
use crate::games::battle_royal::cards::texts::{Named, name_key};
use crate::games::battle_royal::table::field::{self, in_common};
use crate::games::battle_royal::table::{attack_words, faces, ids, preview};
use crate::games::battle_royal::{PokemonId, forecast};
use crate::table::{
    Badge, Beat, Blow, Burst, CARD, Force, Look, Move, Origin, Particle, Placed, Pose, Push, Rising, Way, cards,
};

/// Width and thickness of the coin in metres, and how much larger it is thrown here.
const COIN: (f32, f32) = (0.030, 0.0036);
const COIN_SCALE: f32 = 1.6;
/// How far below the middle of a card a loss rises, in metres on one of usual size, and how much wider than the card it is at most.
const LOW: f32 = 0.031;
const WIDER: f32 = 1.15;

impl Narrator<'_> {
    /// The attacker lunges at its target.
    pub(super) fn attacked(&self, id: PokemonId, name: Option<&str>, target: Option<PokemonId>) -> Beat {
        let mut beat = Beat::default();
        if let Some(name) = name {
            beat.banner = Some(Words::new(name_key(Named::Attack, name)));
        }
        let Some(target) = target else { return Beat { hold: 0.6, ..beat } };
        let (from, to) = (self.pose_before(id).at, self.pose_before(target).at);
        let corner = from.lerp(to, 0.42) + Vec3::Y * 0.03;
        let blow = Blow { sound: Some("hit"), force: Force::Heavy, throws: None };
        let lunge = Move { lands: Some("card-lay"), ..Move::blow(ids::mon(id), corner, blow) };
        // What it does to its target is seen as it lands.
        beat.overlap = Blow::SECS - Blow::LANDS;
        beat.moves = self.with_all(id, lunge);
        beat.focus = focus(target);
        beat.push = Some(Push { at: from.midpoint(to), by: 0.08 });
        beat
    }

    /// The damage counter falls onto a Pokémon.
    pub(super) fn counter_falls(&self, id: PokemonId, hold: f32) -> Beat {
        let mut beat = Beat { focus: focus(id), hold, sounds: vec![(0.0, "token")], ..Beat::default() };
        let piece = ids::damage(id);
        let layout = self.laid(self.after);
        if let Some(placed) = layout.pieces.iter().find(|placed| placed.id == piece) {
            let above = Pose { at: placed.pose.at + Vec3::Y * 0.10, scale: placed.pose.scale * 1.8, ..placed.pose };
            beat.moves.push(Move {
                secs: 0.26,
                way: Way::default(),
                starts: None,
                lands: Some("token"),
                ..Move::card(piece, Origin::Pose(above))
            });
        }
        beat
    }

    /// What a Pokémon loses stands large on its card, below its name and HP, and hides little of those beside it.
    pub(super) fn loses(&self, id: PokemonId, damage: u16) -> Rising {
        let pose = self.pose_before(id);
        let at = pose.at + Vec3::Z * (LOW * pose.scale);
        let lost = Rising { room: Some(WIDER * CARD.x * pose.scale), ..Rising::loss(at, damage) };
        match self.before.table.mon(id) {
            Some(mon) => lost.of(Words::new(mon.card().key())),
            None => lost,
        }
    }

    /// Sparks in the colour of a Pokémon's type.
    fn sparks(&self, id: PokemonId) -> Particle {
        let of = self.before.table.mon(id).and_then(|mon| mon.pokemon().types.first().copied());
        Particle::Sparks(of.map_or_else(|| [0xff, 0xb3, 0x5a].into(), faces::colour))
    }

    /// Damage with its arithmetic, if there is any.
    pub(super) fn damaged(&self, id: PokemonId, damage: u16) -> Beat {
        let mut beat = self.counter_falls(id, 0.45);
        let blow = forecast::behind(&self.before.table, &self.after.table, id, damage);
        let strike = attack_words::strike_on(&self.before.table, id);
        // The attacker's own blow was heard when it struck.
        if blow.is_none() {
            beat.sounds = vec![(0.0, "hit")];
        }
        let pose = self.pose_before(id);
        let struck =
            Burst::new(self.sparks(strike.as_ref().map_or(id, |strike| strike.attacker)), attack_words::struck(pose));
        beat.bursts = vec![(0.0, struck)];
        if let Some(strike) = &strike {
            let from = self.pose_before(strike.attacker);
            beat.bursts = vec![(0.0, struck.away(pose.at - from.at))];
            let (streak, shoots) = attack_words::streak(from, pose);
            beat.shows.push(streak);
            beat.moves.push(shoots);
            // After the counter, which has a way of its own.
            beat.moves.extend(self.with_all(id, attack_words::knocked(id, pose.at, from.at)));
        }
        let name = strike.as_ref().and_then(|strike| strike.used.attack()).map(|it| it.name.as_str());
        beat.hold = 0.8;
        beat.push = Some(Push { at: pose.at, by: 0.08 });
        if let Some((name, blow)) = name.zip(blow) {
            beat.details = preview::sum(&blow);
            if !beat.details.is_empty() {
                beat.about = Some(Words::new(name_key(Named::Attack, name)));
                beat.banner = Some(loss(blow.dealt));
                beat.hold = 1.5;
                return beat;
            }
        }
        // Where there is nothing to add up it is told where it happens, and nowhere else.
        Beat { rises: Some(self.loses(id, damage)), ..beat }
    }
}

/// So much damage in large words.
pub(super) fn loss(damage: impl Into<Arg>) -> Words {
    Words::new("battle_royal-banner-loss").with("damage", damage)
}

/// A coin is thrown and falls.
pub(super) fn coin(heads: bool) -> Beat {
    let face = if heads { faces::HEADS } else { faces::TAILS };
    let (wide, thick) = COIN;
    let badge = Badge { face, at: Vec3::Y * (thick + 0.0003), turn: Quat::IDENTITY, size: Vec2::splat(wide * 0.92) };
    let look = Look::model("coin", Vec3::new(wide, thick, wide)).badged(badge).on_round_foot(wide / 2.0);
    let at = in_common(field::COIN).at;
    let rest = Pose::table(at.x, cards::MAT, at.z).scaled(COIN_SCALE);
    let from = Pose::table(at.x - 0.10, 0.02, at.z + 0.10).scaled(COIN_SCALE);
    let way = Way { arc: 0.16, hops: 1, tumble: 4.0, ..Way::default() };
    let flies = Move {
        secs: 0.95,
        way,
        starts: Some("coin-flip"),
        lands: Some("coin"),
        throws: Some(Particle::Glints),
        ..Move::card(ids::COIN, Origin::Pose(from))
    };
    let words = if heads { "battle_royal-banner-heads" } else { "battle_royal-banner-tails" };
    Beat {
        shows: vec![Placed { id: ids::COIN, look, pose: rest, title: None, order: 0 }],
        moves: vec![flies],
        banner: Some(Words::new(words)),
        known: 0.95,
        hold: 0.6,
        ..Beat::default()
    }
}
