//! The deck beside the tables of the rules (14.1 to 14.4), and files that are wrong.

use super::*;
use crate::games::battlelore::surfaces::Surface;

const TEXT: &str = include_str!("../../../../assets/battlelore/lore.ron");

/// Card, name, cost, window, and what the level changes.
const DECK: &str = "
wizard-1 arcane_spark 2 Roll
wizard-2 veil_of_mist 2 Defend
wizard-3 magic_missiles 4 Along 2/3/4
wizard-4 eagle_eye 3 Along 1/2/3
wizard-5 stone_skin 3 Defend
wizard-6 dispel_lore 5 ReactLore
wizard-7 blinding_light 3 Defend 1/2/3
wizard-8 forest_frenzy 9 Along 2/3/4
wizard-9 mass_speed 6 Order
wizard-10 portal 7 Along 4/5/6
wizard-11 enchanted_mass_might 8 Along
wizard-12 chain_lightning 8 Along 3/4/5
wizard-13 hills_rumble 9 Along 2/3/4
wizard-14 fireball 10 Along 3/4/5
wizard-15 creeping_doom 11 Along 2/3/4
cleric-1 prayer 1 End 3/4/5
cleric-2 steadfast 2 Defend
cleric-3 bless 3 Roll
cleric-4 move_as_the_wind 3 Move 1/2/3
cleric-5 laying_on_of_hands 4 Along 1/1/2
cleric-6 sanctuary 4 Defend
cleric-7 guiding_hand 4 Lieu 2/3/4
cleric-8 courage 5 Along
cleric-9 turn_aside 5 Dice
cleric-10 mass_healing 7 Along 2/3/4
cleric-11 curse 5 Along 1/2/3
cleric-12 divine_wrath 7 Along 3/4/5
cleric-13 martyrs 2 Loss 3/4/5
cleric-14 river_rage 10 Along 2/3/4
cleric-15 resurrection 9 Along 2/3/4
rogue-1 pick_pocket 1 Along 2/3/4
rogue-2 sabotage 2 Defend
rogue-3 deja_vu 3 End
rogue-4 spy 3 Along
rogue-5 ambush 5 Defend
rogue-6 hidden_path 4 Move
rogue-7 false_orders 6 ReactCommand 1/2/3
rogue-8 terrified 5 Along 2/3/4
rogue-9 poisoned_blades 2 Roll
rogue-10 smoke_screen 4 Along
rogue-11 thieves_bargain 1 End 2/3/4 1/2/3
rogue-12 double_agent 4 Along
rogue-13 night_march 3 Lieu 3/4/5
rogue-14 assassins 7 Along 1/2/3
rogue-15 foiled 6 ReactLore
warrior-1 battle_cry 2 Roll
warrior-2 shield_wall 2 Defend
warrior-3 second_wind 2 Order
warrior-4 hold_the_line 3 Defend
warrior-5 swift_reprisal 3 Back
warrior-6 relentless 4 Follow
warrior-7 cleave 4 Dice
warrior-8 steel_nerves 3 Order
warrior-9 volley 4 Roll
warrior-10 wild_charge 5 Order
warrior-11 field_command 7 Lieu
warrior-12 berserk_rage 3 Roll
warrior-13 veterans 6 Order 2/3/4
warrior-14 rally 8 Along
warrior-15 assault 13 Lieu
";

#[test]
fn the_deck_is_that_of_the_rules() {
    assert_eq!(error(), None);
    let lines: Vec<&str> = DECK.lines().skip(1).collect();
    assert_eq!((lines.len(), LoreCard::all().count()), (60, LORE_CARDS));
    for (card, line) in LoreCard::all().zip(lines) {
        let facts = card.facts().expect("a card");
        assert_eq!((facts.class, facts.number), (card.class(), card.number()));
        let told = format!("{:?} {:?}", facts.target, facts.effects);
        let levels = told.split(|letter: char| !(letter.is_ascii_digit() || letter == '/'));
        let levels: Vec<&str> = levels.filter(|word| word.contains('/')).collect();
        let LoreFacts { name, cost, timing, .. } = facts;
        assert_eq!(format!("{card} {name} {cost} {timing:?} {}", levels.join(" ")).trim_end(), line);
        assert_eq!((card.to_string().parse(), LoreCard::try_from(card.0)), (Ok(card), Ok(card)));
    }
    assert!("druid-1".parse::<LoreCard>().is_err() && "wizard-16".parse::<LoreCard>().is_err());
    assert!(LoreCard::try_from(60).is_err() && LoreCard::of(LoreClass::Wizard, 0).is_none());
}

fn card(text: &str) -> &'static LoreFacts {
    text.parse::<LoreCard>().ok().and_then(LoreCard::facts).expect("a card")
}

/// What the tables say in words.
#[test]
fn effects_are_those_of_the_rules() {
    let one = Levelled([1; 3]);
    let fireball = Effect::Roll { dice: Levelled([3, 4, 5]), on: On::Colour, lore_kills: true };
    assert_eq!(card("wizard-14").effects, [fireball]);
    assert_eq!(card("wizard-10").target, Target::UnitAndHex(Levelled([4, 5, 6])));
    assert_eq!(card("wizard-15").only, [Only::Linked]);
    let might = Effect::Dice { more: one, attacks: Attacks::Melee, until: Until::Turn };
    assert_eq!((card("wizard-11").target, &card("wizard-11").effects), (Target::Ordered, &vec![might]));
    let die = Effect::Dice { more: one, attacks: Attacks::Any, until: Until::Roll };
    let bless = Effect::Read { face: Symbol::Lore, counts: Counts::Hit };
    assert_eq!(card("cleric-3").effects, [die, bless]);
    assert_eq!(card("cleric-14").only, [Only::Beside(vec![Surface::Ford, Surface::River])]);
    let curse = Effect::FewerDice { less: Levelled([1, 2, 3]), least: 1, until: Until::NextTurn };
    assert_eq!(card("cleric-11").effects, [curse]);
    assert_eq!(card("rogue-14").only, [Only::NearOwn(3), Only::NoCreature]);
    assert_eq!(card("rogue-8").effects, [Effect::Flee { hexes: Levelled([2, 3, 4]), figures: 1 }]);
    assert_eq!(card("warrior-15").effects, [Effect::Order(OrderKind::MeleeOnly)]);
    assert_eq!(card("warrior-11").target, Target::Units(Whose::Own, Count::Command));
    // 14: what strikes back in river, hills and forest is the same roll.
    for sister in ["wizard-8", "wizard-13", "cleric-14"] {
        assert_eq!(card(sister).effects, card("wizard-8").effects, "{sister}");
        assert_eq!(card(sister).target, Target::Every(Whose::Enemy), "{sister}");
    }
}

/// 13.4; G78, G99, G100.
#[test]
fn cards_out_of_character_cost_three_more_at_level_one() {
    let price = |text: &str, master| text.parse::<LoreCard>().map(|card| card.price(master));
    assert_eq!((price("wizard-14", 0), price("wizard-14", 3)), (Ok(13), Ok(10)));
    assert_eq!((price("warrior-1", 0), price("cleric-2", 0), price("warrior-15", 0)), (Ok(5), Ok(5), Ok(16)));
    assert_eq!([0, 1, 2, 3].map(effect_level), [1, 1, 2, 3]);
    let dice = Levelled([3, 4, 5]);
    assert_eq!([0, 1, 2, 3, 9].map(|level| dice.at(level)), [3, 3, 4, 5, 5]);
    assert_eq!("wizard-14".parse().map(LoreCard::key), Ok("battlelore-lore-fireball".to_owned()));
}

/// 13.6: the deck of the Medieval Lore option.
#[test]
fn the_medieval_deck_has_29_cards_that_exist() {
    let medieval = &council().medieval;
    let cards = LoreClass::ALL
        .into_iter()
        .flat_map(|class| medieval.cards(class).iter().filter_map(move |&number| LoreCard::of(class, number)));
    let cards: LoreSet = cards.collect();
    assert_eq!(cards.len(), 29);
    for name in ["wizard-4", "wizard-9", "cleric-3", "cleric-4", "warrior-1"] {
        assert!(name.parse().is_ok_and(|card| cards.contains(card)), "{name}");
    }
}

#[test]
fn wrong_cards_are_refused_with_the_line() {
    let line = TEXT.lines().position(|line| line.contains("curse")).expect("a card") + 1;
    let curse = TEXT.lines().nth(line - 1).expect("a card");
    for (from, to, says) in [
        ("class: Cleric", "class: Druid", "`Druid`"),
        ("number: 11", "number: 16", "curse has number 16; write 1 to 15"),
        ("number: 11", "number: 12", "divine_wrath"),
        ("cost: 5", "cost: 0", "curse costs 0 tokens; write 1 to 20"),
        ("cost: 5", "price: 5", "`price`"),
        ("timing: Along", "timing: Never", "`Never`"),
        ("timing: Along", "timing: Defend", "curse cannot be played on Units(Enemy, UpTo(1)) in window Defend"),
        ("timing: Along", "timing: Lieu", "curse: cards of window Lieu order units"),
        ("name: \"curse\"", "name: \"prayer\"", "the name prayer is taken already"),
        ("name: \"curse\"", "name: \"Curse!\"", "`Curse!` is not a name"),
        ("[1, 2, 3]", "[3, 2, 1]", "numbers from 1 to 9 that never fall"),
        ("[1, 2, 3]", "[1, 2]", "a list of three"),
        ("[1, 2, 3]", "[1, 2, 3, 4]", "a list of three"),
        ("[1, 2, 3]", "0", "numbers from 1 to 9"),
        ("[1, 2, 3]", "few", "xpected"),
        ("FewerDice(less: [1, 2, 3], least: 1, until: NextTurn)", "", "curse has no effect"),
        ("FewerDice", "NoDice", "`NoDice`"),
        ("target: Units(Enemy, UpTo(1))", "target: Units(Enemy)", "xpected"),
    ] {
        let error = read(&TEXT.replacen(curse, &curse.replacen(from, to, 1), 1)).map(|_| ()).expect_err(to);
        // Two rows of one number: the second one is told.
        let line = line + usize::from(says == "divine_wrath");
        assert!(error.starts_with(&format!("{FILE}:{line}: ")) && error.contains(says), "{to}: {error}");
    }
    let error = read(&TEXT.replacen(curse, "", 1)).map(|_| ()).expect_err("no curse");
    assert!(error.ends_with("cleric-11 has no row; add one before this"), "{error}");
}
