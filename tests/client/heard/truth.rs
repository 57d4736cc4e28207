//! What lies where, taken from the positions and not from what the program says of them.

use imps_table::engine::Seat;
use imps_table::games::battle_line::view::View as LineView;
use imps_table::games::battle_line::{Card as LineCard, DeckKind, FlagId};
use imps_table::games::battle_royal::pokemon::HitBy;
use imps_table::games::battle_royal::{PokemonId, View as RoyalView, conditions, energy, modifiers};
use imps_table::games::battlelore::surfaces::Surface;
use imps_table::games::battlelore::terrain::LandmarkKind;
use imps_table::games::battlelore::view::View as LoreView;
use imps_table::games::battlelore::{Hex, Side};
use imps_table::games::bottle_imp::view::View as ImpView;
use imps_table::games::knight_line::{Cell, State as KnightView};

use super::Fact;

const YOU: Seat = Seat(0);

/// Whose a thing is, as English says it.
fn whose(seat: Seat, names: &[String], own: &str, other: &str) -> String {
    if seat == YOU { own.to_owned() } else { other.replace('@', &names[seat.index()]) }
}

/// Units and grounds.
pub fn battlelore(view: &LoreView, names: &[String]) -> Vec<Fact> {
    let table = &view.table;
    let mut facts = Vec::new();
    for side in Side::BOTH {
        for (_, unit) in table.army(side) {
            let facts_of = unit.kind.facts();
            let wanted = [
                whose(side.seat(), names, "Your ", "@’s "),
                format!("on {}", unit.hex),
                format!("{} of {} figure", unit.figures, facts_of.figures),
                format!("{:?} banner", unit.banner),
            ];
            let word = if facts.len() % 2 == 0 { "look" } else { "inspect" };
            facts.push(Fact::new(format!("{word} {}", unit.hex), wanted));
        }
    }
    let grounds = [
        (Surface::Forest, "Forest"),
        (Surface::Hill, "Hill"),
        (Surface::River, "River"),
        (Surface::Ford, "Ford"),
        (Surface::Bridge, "Bridge"),
        (Surface::Rampart, "Rampart"),
    ];
    for (surface, name) in grounds {
        let hexes = Hex::all().filter(|hex| table.field.of(surface).contains(*hex));
        facts.extend(hexes.map(|hex| Fact::new(format!("look {name}"), [name.to_owned(), hex.to_string()])));
    }
    for (_, unit) in Side::BOTH.into_iter().flat_map(|side| table.army(side)).filter(|(_, unit)| unit.kept > 0) {
        let kept = format!("Lore tokens on it: {}", unit.kept);
        facts.push(Fact::new(format!("look {}", unit.hex), [unit.hex.to_string(), kept]));
    }
    for landmark in table.field.list() {
        let name = match landmark.kind {
            LandmarkKind::Stronghold => "Stronghold",
            LandmarkKind::Pentacle => "Magic Pentacle",
            LandmarkKind::Pool => "Healing Pool",
            LandmarkKind::Den => "Rogue’s Den",
            LandmarkKind::Camp => "Training Camp",
        };
        let whose = whose(landmark.owner.seat(), names, "Your ", "@’s ") + name;
        facts.push(Fact::new(format!("look {name}"), [landmark.hex.to_string(), whose]));
    }
    let enemy = view.hands[Side::North.index()].count;
    facts.push(Fact::new("look hand", [format!("{}’s hand", names[1]), format!("Command cards: {enemy}")]));
    facts
}

/// Pokémon with what lies on them, and piles.
pub fn battle_royal(view: &RoyalView, names: &[String]) -> Vec<Fact> {
    let table = &view.table;
    let mut facts = Vec::new();
    for id in PokemonId::all() {
        let Some(mon) = table.mon(id) else { continue };
        let seat = id.seat();
        let place = match table.spot(id) {
            Some(spot) => format!("Active {}", spot + 1),
            None => {
                let place = table.bench(seat).iter().position(|other| other == id).expect("it is on the Bench");
                format!("Bench {}", place + 1)
            }
        };
        let name = mon.card().card().name.replace('\'', "’");
        let mut wanted = vec![
            whose(seat, names, &format!("Your {name}"), &format!("@’s {name}")),
            place.clone(),
            format!("{} of {} HP", modifiers::hp_left(table, id), modifiers::max_hp(table, id)),
        ];
        wanted.extend(mon.tool.map(|tool| format!("Tool: {}", tool.card().name.replace('\'', "’"))));
        let units = energy::units(table, id);
        if units.count() > 0 {
            let signs = units.signs();
            wanted.push(format!("Energy: {}", signs.split(' ').map(kind).collect::<Vec<_>>().join("; ")));
        }
        let conditions = conditions::ALL.into_iter().filter(|condition| mon.conditions.has(*condition));
        wanted.extend(conditions.map(|condition| format!("{condition:?}")));
        match mon.hit_by {
            HitBy::Nobody => {}
            HitBy::One(_) => wanted.push("Already hit by ".to_owned()),
            HitBy::Others => wanted.push("Already hit: ".to_owned()),
        }
        facts.push(Fact::new(format!("look {place}"), wanted));
    }
    for seat in table.all_seats().filter(|seat| !table.is_out(*seat)) {
        let prizes =
            format!("{}: {}", whose(seat, names, "Your Prize cards", "@’s Prize cards"), table.prizes[seat.index()]);
        facts.push(Fact::new("look prize", [prizes]));
        let deck = format!("{}: {}", whose(seat, names, "Your deck", "@’s deck"), view.decks[seat.index()].len());
        facts.push(Fact::new("look deck", [deck]));
    }
    facts
}

/// The name of a type by its sign.
fn kind(sign: &str) -> &'static str {
    match sign {
        "[G]" => "Grass",
        "[R]" => "Fire",
        "[W]" => "Water",
        "[L]" => "Lightning",
        "[P]" => "Psychic",
        "[F]" => "Fighting",
        "[D]" => "Darkness",
        "[M]" => "Metal",
        "[Y]" => "Fairy",
        "[N]" => "Dragon",
        "[C]" => "Colorless",
        _ => "any type",
    }
}

/// Flags with both sides, decks and the other hand.
pub fn battle_line(view: &LineView, names: &[String]) -> Vec<Fact> {
    let table = &view.table;
    let colours = ["Red", "Orange", "Yellow", "Green", "Blue", "Purple"];
    let named = |card: &LineCard| match (card.colour(), card.number()) {
        (Some(colour), Some(number)) => format!("{} {number},", colours[usize::from(colour)]),
        _ => String::new(),
    };
    let mut facts = Vec::new();
    for flag in FlagId::all() {
        let owner = match table.owner(flag) {
            Some(seat) => format!("Claimed by {}", whose(seat, names, "you", "@")),
            None => "Unclaimed".to_owned(),
        };
        let mut wanted = vec![format!("Flag {}. ", flag.number()), owner];
        for seat in [Seat(0), Seat(1)] {
            let side = whose(seat, names, "Your side: ", "@’s side: ");
            let cards = table.side(flag, seat).cards();
            wanted.push(side + &cards.first().map_or("nothing".to_owned(), named));
            wanted.extend(cards.iter().map(named));
        }
        facts.push(Fact::new(format!("look flag {}", flag.number()), wanted));
    }
    for (deck, name) in [(DeckKind::Troops, "Troop deck"), (DeckKind::Tactics, "Tactics deck")] {
        let count = view.deck(deck).len;
        let count = if count == 1 { "1 card".to_owned() } else { format!("{count} cards") };
        facts.push(Fact::new(format!("look {name}"), [format!("{name}. {count}")]));
    }
    facts
}

/// Facts about all stacks of a view.
pub fn knight_line(view: &KnightView, names: &[String]) -> Vec<Fact> {
    let said = |cell: Cell| cell.to_string().replace('-', "\u{2212}");
    let colours = ["White", "Black", "Red"];
    let mut facts = Vec::new();
    for seat in view.seats() {
        for stack in view.stacks(seat) {
            let height = if stack.height == 1 { "1 tile".to_owned() } else { format!("stack of {},", stack.height) };
            let colour = colours[seat.index()].to_owned();
            let owner = whose(seat, names, ", yours,", ", @’s,");
            let wanted = [colour, height, owner, said(stack.cell)];
            // With the minus that keys have.
            facts.push(Fact::new(format!("look {}", stack.cell), wanted));
        }
    }
    if let Some(grey) = view.grey() {
        facts.push(Fact::new("look grey", ["Grey tile".to_owned(), said(grey)]));
    }
    facts
}

/// The bottle, the trick and the hands of others.
pub fn bottle_imp(view: &ImpView, names: &[String]) -> Vec<Fact> {
    let table = &view.table;
    let price = table.price.to_string();
    let bottle = match table.holder {
        Some(seat) => vec![whose(seat, names, "You own the bottle", "@ owns the bottle"), price],
        None => vec!["Nobody owns the bottle".to_owned(), price],
    };
    let mut facts = vec![Fact::new("look bottle", bottle)];
    for (steps, card) in table.plays.iter().enumerate() {
        let seat = table.seat_after(table.leader, steps);
        let wanted = [format!(" {},", card.number()), whose(seat, names, "played by you", "played by @")];
        facts.push(Fact::new("look played", wanted));
    }
    for seat in table.seats().filter(|seat| *seat != YOU && view.hand(*seat).count > 0) {
        let count = view.hand(seat).count;
        let count = if count == 1 { "1 card".to_owned() } else { format!("{count} cards") };
        facts.push(Fact::new("look hand", [format!("{}’s hand", names[seat.index()]), count]));
    }
    facts
}
