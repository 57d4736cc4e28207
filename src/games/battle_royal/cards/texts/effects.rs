//! What is done once: a clause for each effect (9.4).

use super::super::effects::{
    Amount, Copied, EnergyFrom, FoundTo, Lasting, Leaves, LookedTo, Op, Players, RecycledTo, Rest, Share, Until,
};
use super::super::filters::{CardFilter, Cond, Filter, Group, To, Who, Zone};
use super::super::types::Type;
use super::cards::attack_name;
use super::conditions::condition;
use super::filters::cards;
use super::quantities::Quantity;
use super::{Speaker, hanging, listed, nothing, only_if, pokemon};
use crate::engine::{Arg, Words};

/// The end of the turn by an Ability, which is a sentence of its own.
pub(super) const END_OF_TURN: &str = "battle_royal-text-end-turn-by-ability";

/// The clauses of a list, in order.
pub(super) fn clauses(ops: &[Op], speaker: &Speaker) -> Vec<Words> {
    let mut speaker = speaker.clone();
    let mut all = Vec::new();
    let mut rest = ops;
    while let [op, others @ ..] = rest {
        let both = others.first().and_then(|next| in_one(op, next));
        rest = if both.is_some() { &others[1..] } else { others };
        all.push(both.unwrap_or_else(|| clause(op, &speaker)));
        if let (Speaker::Attack { also }, Op::Damage { .. }) = (&mut speaker, op) {
            *also = true;
        }
    }
    all
}

/// Two effects that are said in one clause.
fn in_one(op: &Op, next: &Op) -> Option<Words> {
    let named = |f: &Filter| f.iter().any(|filter| !filter.is_any());
    match (op, next) {
        (Op::Search { f: first, n: 1, to: FoundTo::Hand, .. }, Op::Search { f: last, n: 1, to: FoundTo::Hand, .. })
            if named(first) && named(last) =>
        {
            let one = |f| cards(f, Quantity::Exactly(1));
            let both = Words::new("battle_royal-text-both").with("first", one(first)).with("last", one(last));
            Some(shuffled(Words::new("battle_royal-text-search-several").with("cards", both)))
        }
        (Op::Peek { who: first, n }, Op::Peek { who: last, n: same }) if n == same => Some(
            Words::new("battle_royal-text-peek-both")
                .with_key("first", deck(*first))
                .with_key("last", deck(*last))
                .with("n", *n),
        ),
        (Op::ForceSwitch { each_player: true, if_possible: true, .. }, Op::SwitchMine { if_possible: true }) => {
            Some(Words::new("battle_royal-text-switch-both"))
        }
        _ => None,
    }
}

/// The clauses of a list that hangs on something, as one.
fn together(ops: &[Op], speaker: &Speaker) -> Words {
    let all = clauses(ops, speaker).into_iter().reduce(then);
    hanging(all.unwrap_or_else(|| Words::new("battle_royal-text-nothing")))
}

/// A clause after another one that hangs on the same.
pub(super) fn then(first: Words, rest: Words) -> Words {
    Words::new("battle_royal-text-then").with("first", first).with("rest", rest)
}

/// An effect as a clause: one arm for each kind.
fn clause(op: &Op, speaker: &Speaker) -> Words {
    let whom = |to: &To| pokemon::whom(to, speaker);
    match op {
        Op::Search { f, n, upto, to } => search(f, Quantity::of(*n, *upto), *to),
        Op::Draw { n, who } => Words::new(match who {
            Players::Me => "battle_royal-text-draw",
            Players::Opponent => "battle_royal-text-draw-theirs",
            Players::Both => "battle_royal-text-draw-both",
        })
        .with("n", *n),
        Op::DrawUntil(n) => Words::new("battle_royal-text-draw-until").with("n", *n),
        Op::Recycle { f, n, upto, to } => Words::new(match to {
            RecycledTo::Hand => "battle_royal-text-recycle-to-hand",
            RecycledTo::Deck => "battle_royal-text-recycle-to-deck",
        })
        .with("cards", cards(f, Quantity::of(*n, *upto))),
        Op::Look { n, f, max, exact, to, rest } => {
            let take = taken(f, *max, *exact, *to);
            let left = max.filter(|_| *exact).map(|max| n.saturating_sub(max));
            let key = if is_optional(*exact, *to) { "battle_royal-text-look-may" } else { "battle_royal-text-look" };
            Words::new(key).with("n", *n).with("take", take).with("rest", others(*rest, left == Some(1)))
        }
        Op::Peek { who, n } => Words::new("battle_royal-text-peek").with_key("deck", deck(*who)).with("n", *n),
        Op::DiscardHand { f, n: Amount::All, upto: _, who: Players::Me } if f.iter().all(CardFilter::is_any) => {
            Words::new("battle_royal-text-discard-hand")
        }
        Op::DiscardHand { f, n, upto, who } => {
            let key = match who {
                Players::Me => "battle_royal-text-discard-from-hand",
                Players::Opponent => "battle_royal-text-discard-from-their-hand",
                Players::Both => "battle_royal-text-discard-from-both-hands",
            };
            Words::new(key).with("cards", cards(f, Quantity::amount(*n, *upto)))
        }
        Op::ShuffleHand(who) => Words::new(match who {
            Players::Me => "battle_royal-text-shuffle-hand",
            Players::Opponent => "battle_royal-text-shuffle-their-hand",
            Players::Both => "battle_royal-text-shuffle-both-hands",
        }),
        Op::RandomHandToDeck(n) => Words::new("battle_royal-text-random-to-deck").with("n", *n),
        Op::RevealHand => Words::new("battle_royal-text-look-at-hand"),
        Op::Mill(n) => Words::new("battle_royal-text-mill").with("n", *n),
        Op::DiscardThis => Words::new("battle_royal-text-discard-this"),
        Op::RareCandy => Words::new("battle_royal-text-rare-candy"),
        Op::EvolveFromDeck => {
            shuffled(Words::new("battle_royal-text-evolve-from-deck").with("pokemon", speaker.source()))
        }
        Op::ReturnToHand(to) => Words::new("battle_royal-text-return-to-hand").with("pokemon", whom(to)),
        Op::Attach { from, f, n, upto, to, split, optional } => {
            let (key, to) = if *split {
                ("battle_royal-text-attach-split", pokemon::among(to, speaker))
            } else {
                ("battle_royal-text-attach", whom(to))
            };
            let cards = cards(f, Quantity::of(*n, *upto));
            let attach = Words::new(key).with("cards", cards).with_key("from", place(*from)).with("pokemon", to);
            let attach = may(*optional, attach);
            if *from == EnergyFrom::Deck { shuffled(attach) } else { attach }
        }
        Op::DiscardEnergy { n, of, from } => {
            let quantity = Quantity::amount(*n, false);
            let energy = quantity.put_units(units(*of, quantity.number()));
            Words::new("battle_royal-text-discard-energy").with("energy", energy).with("pokemon", whom(from))
        }
        Op::MoveEnergy { basic, n, from, to } => {
            let quantity = Quantity::amount(*n, false);
            let key = if *basic { "battle_royal-text-units-basic" } else { "battle_royal-text-units" };
            let energy = quantity.put_units(Words::new(key).with("n", quantity.number()));
            moved_energy(energy, quantity == Quantity::Exactly(1), from, to, speaker)
        }
        Op::ExpShare => Words::new("battle_royal-text-exp-share").with("pokemon", speaker.source()),
        Op::Damage { to, n, wr, count, through } => damage(to, *n, *wr, *count, *through, speaker),
        Op::Counters { to, n, mode } => match (mode, to) {
            (Share::Split, _) => {
                let among = pokemon::among(to, speaker);
                Words::new("battle_royal-text-counters-split").with("n", *n).with("pokemon", among)
            }
            (Share::Each(count), To::One(group)) => {
                let some = pokemon::some(group, *count);
                Words::new("battle_royal-text-counters-each").with("n", *n).with("pokemon", some)
            }
            (Share::Each(_) | Share::One, _) => {
                Words::new("battle_royal-text-counters").with("n", *n).with("pokemon", whom(to))
            }
        },
        Op::Heal { to, n } => {
            let several = matches!(to, To::Each(_));
            let key = if several { "battle_royal-text-heal-each" } else { "battle_royal-text-heal" };
            Words::new(key).with("n", *n).with("pokemon", whom(to))
        }
        Op::MoveCounters(n) => Words::new("battle_royal-text-move-counters").with("n", *n),
        Op::Survive(n) => Words::new("battle_royal-text-survive").with("n", *n),
        Op::Gust { out, f } => {
            let bench = Group { who: Who::Opponent, zone: Zone::Bench, filter: f.clone() };
            Words::new(match out {
                Leaves::OwnerChoice => "battle_royal-text-gust",
                Leaves::Target => "battle_royal-text-gust-target",
            })
            .with("pokemon", pokemon::some(&bench, 1))
        }
        Op::ForceSwitch { out, each_player: _, if_possible } => {
            let switch = Words::new(match out {
                Leaves::Target => "battle_royal-text-force-switch-target",
                Leaves::OwnerChoice => "battle_royal-text-force-switch",
            });
            possibly(*if_possible, switch)
        }
        Op::SwitchOut { optional } => {
            may(*optional, Words::new("battle_royal-text-switch-out").with("pokemon", speaker.source()))
        }
        Op::SwitchIn => Words::new("battle_royal-text-switch-in").with("pokemon", speaker.source()),
        Op::SwitchMine { if_possible } => possibly(*if_possible, Words::new("battle_royal-text-switch-mine")),
        Op::Status { to, set, poison } => {
            let names = set.iter().map(|condition| Arg::Key(condition.key()));
            let names = listed(names, "battle_royal-text-both").unwrap_or_else(nothing);
            let status = Words::new("battle_royal-text-status").with("pokemon", whom(to)).with("conditions", names);
            match poison {
                1 => status,
                n => Words::new("battle_royal-text-strong-poison").with("clause", status).with("n", *n),
            }
        }
        Op::Last { to, effect, until } => Words::new(match until {
            Until::MyNextTurn => "battle_royal-text-during-my-next-turn",
            Until::TheirNextTurn => "battle_royal-text-during-their-next-turn",
        })
        .with("clause", lasting(effect, whom(to))),
        Op::LockItems => Words::new("battle_royal-text-during-their-next-turn")
            .with("clause", Words::new("battle_royal-text-no-items")),
        Op::TurnBoost { by, n } => {
            Words::new("battle_royal-text-turn-boost").with("pokemon", pokemon::described(by)).with("n", *n)
        }
        Op::Flip(heads) => Words::new("battle_royal-text-flip").with("clause", together(&heads.ops, speaker)),
        Op::If { c: Cond::PreviousDone, then } => {
            Words::new("battle_royal-text-if-done").with("clause", together(&then.ops, speaker))
        }
        Op::If { c, then } => only_if(Some(condition(c, speaker)), together(&then.ops, speaker)),
        Op::EndTurn => Words::new(match speaker {
            Speaker::Ability => END_OF_TURN,
            Speaker::Attack { .. } | Speaker::Trainer | Speaker::Attached { .. } => "battle_royal-text-end-turn",
        }),
        Op::CopyAttack(which) => Words::new(match which {
            Copied::UsedLastTurn => "battle_royal-text-copy-last",
            Copied::PrintedOnTarget => "battle_royal-text-copy-target",
        }),
        Op::DiscardStadium => Words::new("battle_royal-text-discard-stadium"),
        Op::DiscardTools { n, stadiums } => Words::new(if *stadiums {
            "battle_royal-text-discard-tools-and-stadiums"
        } else {
            "battle_royal-text-discard-tools"
        })
        .with("n", *n),
    }
}

/// A clause that may be left out.
pub(super) fn may(optional: bool, clause: Words) -> Words {
    if optional { Words::new("battle_royal-text-may").with("clause", clause) } else { clause }
}

/// A clause that is passed over where it cannot be followed.
fn possibly(if_possible: bool, clause: Words) -> Words {
    if if_possible { Words::new("battle_royal-text-if-possible").with("clause", clause) } else { clause }
}

/// A clause after which the own deck is shuffled (O-9).
fn shuffled(clause: Words) -> Words {
    Words::new("battle_royal-text-and-shuffle").with("clause", clause)
}

/// Cards found by a property are shown (O-9).
fn search(f: &Filter, quantity: Quantity, to: FoundTo) -> Words {
    let shown = f.iter().any(|filter| !filter.is_any());
    let several = quantity.number() > 1;
    let key = match (to, shown, several) {
        (FoundTo::Hand, true, false) => "battle_royal-text-search-one",
        (FoundTo::Hand, true, true) => "battle_royal-text-search-several",
        (FoundTo::Hand, false, false) => "battle_royal-text-search-one-hidden",
        (FoundTo::Hand, false, true) => "battle_royal-text-search-several-hidden",
        (FoundTo::Bench, _, false) => "battle_royal-text-search-one-to-bench",
        (FoundTo::Bench, _, true) => "battle_royal-text-search-several-to-bench",
        (FoundTo::DeckTop, _, false) => "battle_royal-text-search-one-to-top",
        (FoundTo::DeckTop, _, true) => "battle_royal-text-search-several-to-top",
    };
    let search = Words::new(key).with("cards", cards(f, quantity));
    if to == FoundTo::DeckTop { search } else { shuffled(search) }
}

/// What is taken of the cards that were looked at; what goes to the hand is shown if it has to have a property.
fn taken(f: &Filter, max: Option<u8>, exact: bool, to: LookedTo) -> Words {
    let quantity = match max {
        None => Quantity::AnyNumber,
        Some(n) => Quantity::of(n, !exact),
    };
    let shown = f.iter().any(|filter| !filter.is_any());
    let key = match (to, shown, quantity.number()) {
        (LookedTo::Hand, true, 1) => "battle_royal-text-take-shown",
        (LookedTo::Hand, true, _) => "battle_royal-text-take-shown-several",
        (LookedTo::Hand, false, _) => "battle_royal-text-take",
        (LookedTo::Attach, ..) => "battle_royal-text-take-and-attach",
    };
    may(is_optional(exact, to), Words::new(key).with("cards", cards(f, quantity)))
}

/// Whether nothing has to be taken of the cards that were looked at.
fn is_optional(exact: bool, to: LookedTo) -> bool {
    !exact && to == LookedTo::Hand
}

/// Where the cards go that were looked at and not taken; whether there is just one of them.
fn others(rest: Rest, one: bool) -> Words {
    let cards = if one { "battle_royal-text-the-other-card" } else { "battle_royal-text-the-other-cards" };
    let key = match rest {
        Rest::Shuffle => "battle_royal-text-rest-shuffle",
        Rest::Bottom if one => "battle_royal-text-rest-bottom-one",
        Rest::Bottom => "battle_royal-text-rest-bottom",
        Rest::BottomShuffled => "battle_royal-text-rest-bottom-shuffled",
        Rest::Hand => "battle_royal-text-rest-hand",
        Rest::Discard => "battle_royal-text-rest-discard",
    };
    Words::new(key).with_key("cards", cards)
}

/// Whose deck is looked at.
fn deck(who: Who) -> &'static str {
    match who {
        Who::Me => "battle_royal-text-your-deck",
        Who::Opponent => "battle_royal-text-their-deck",
        Who::Anyone => "battle_royal-text-anyones-deck",
        Who::Facing => "battle_royal-text-facing-deck",
    }
}

/// Where Energy is attached from.
fn place(from: EnergyFrom) -> &'static str {
    match from {
        EnergyFrom::Discard => "battle_royal-text-your-discard-pile",
        EnergyFrom::Hand => "battle_royal-text-your-hand",
        EnergyFrom::Deck => "battle_royal-text-your-deck",
    }
}

/// So many units of Energy; the noun alone for 0.
fn units(of: Option<Type>, n: u8) -> Words {
    match of {
        None => Words::new("battle_royal-text-units").with("n", n),
        Some(of) => Words::new("battle_royal-text-units-of").with("n", n).with_key("type", of.key()),
    }
}

/// Energy to another own Pokémon; several cards in any way, each to any of them.
fn moved_energy(energy: Words, one: bool, from: &To, to: &To, speaker: &Speaker) -> Words {
    let words = |key: &str| Words::new(key).with("energy", energy.clone());
    match (from, to) {
        (To::Each(from), _) => words("battle_royal-text-move-energy-freely").with("from", pokemon::group(from)),
        (To::One(Group { zone: Zone::Play, .. }), To::One(Group { zone: Zone::Play, .. })) => {
            words("battle_royal-text-move-energy-to-another").with("from", pokemon::whom(from, speaker))
        }
        (_, To::One(among)) if !one => words("battle_royal-text-move-energy-among")
            .with("from", pokemon::whom(from, speaker))
            .with("to", pokemon::group(among)),
        _ => words("battle_royal-text-move-energy")
            .with("from", pokemon::whom(from, speaker))
            .with("to", pokemon::whom(to, speaker)),
    }
}

/// Damage of the attack besides the printed one. Weakness and Resistance are never counted on the Bench (B-08), so what is said
/// of them concerns Active Pokémon.
fn damage(to: &To, n: u16, wr: bool, count: u8, through: bool, speaker: &Speaker) -> Words {
    let several = count > 1 || matches!(to, To::Each(_));
    let victims = match to {
        To::One(group) if several => {
            Words::new("battle_royal-text-each-of").with("pokemon", pokemon::some(group, count))
        }
        _ => pokemon::whom(to, speaker),
    };
    let also = matches!(speaker, Speaker::Attack { also: true });
    let key = match (also, several) {
        (false, false) => "battle_royal-text-damage",
        (false, true) => "battle_royal-text-damage-each",
        (true, false) => "battle_royal-text-damage-also",
        (true, true) => "battle_royal-text-damage-also-each",
    };
    let clause = Words::new(key).with("n", n).with("pokemon", victims);
    let benched = matches!(to, To::One(Group { zone: Zone::Bench, .. }) | To::Each(Group { zone: Zone::Bench, .. }));
    let key = match (wr || benched, through) {
        (true, false) => return clause,
        (false, false) => "battle_royal-text-without-weakness",
        (true, true) => "battle_royal-text-through-effects",
        (false, true) => "battle_royal-text-through-everything",
    };
    Words::new(key).with("clause", clause)
}

/// What lasts for a turn, without the turn.
pub(super) fn lasting(effect: &Lasting, whom: Words) -> Words {
    let words = |key: &str| Words::new(key).with("pokemon", whom.clone());
    match effect {
        Lasting::CantAttack => words("battle_royal-text-cannot-attack"),
        Lasting::CantUse(name) => words("battle_royal-text-cannot-use").with("attack", attack_name(name)),
        Lasting::CantRetreat => words("battle_royal-text-cannot-retreat"),
        Lasting::Reduce(n) => words("battle_royal-text-takes-less").with("several", 0).with("n", *n),
        Lasting::PreventDamage(by) if *by == Default::default() => words("battle_royal-text-prevent-damage"),
        Lasting::PreventDamage(by) => words("battle_royal-text-prevent-damage-from").with("by", pokemon::described(by)),
        Lasting::Boost(name, n) => words("battle_royal-text-boosted").with("attack", attack_name(name)).with("n", *n),
    }
}
