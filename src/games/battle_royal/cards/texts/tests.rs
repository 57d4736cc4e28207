//! Every card can be said in both languages, and what is said is a text.

use super::*;
use crate::engine::data_file;
use crate::games::battle_royal::cards::facts::{Attack, Counted, Mode, Term, When};
use crate::games::battle_royal::cards::filters::Cond;
use crate::games::battle_royal::cards::passives::Passive;
use crate::games::battle_royal::cards::{CardId, Face, Op, Program, Type, Units, pool};
use crate::games::battle_royal::spoken::Language;

/// The texts of a card below its headings.
fn texts(card: CardId) -> Vec<Words> {
    match &card.card().face {
        Face::Pokemon(pokemon) => {
            pokemon.ability.iter().filter_map(ability).chain(pokemon.attacks.iter().filter_map(attack)).collect()
        }
        Face::Trainer(card) => trainer(card).into_iter().collect(),
        Face::Energy(card) => energy(card).into_iter().collect(),
    }
}

/// What begins a statement: behind "you may" stands an order.
const STATEMENTS: [&str; 8] = ["your", "this", "it", "each", "the", "during", "if", "whenever"];

#[test]
fn every_card_is_said_in_both_languages() {
    for language in Language::both() {
        for (id, card) in pool().cards() {
            for line in &lines(id) {
                language.say(line);
            }
            for text in texts(id).iter().map(|text| language.say(text)) {
                let odd = ["..", "。。", " .", " ,", "、、", "。、", "をを", "のの", "がが"];
                // A condition that ends with a noun stands before なら alone.
                let mut odd = odd.into_iter().chain(["ンとき", "下とき", "ンかぎり", "下かぎり"]);
                assert!(!odd.any(|odd| text.contains(odd)), "{id}: {text}");
                assert!(text.ends_with(language.stop) && !text.starts_with(char::is_lowercase), "{id}: {text}");
                let small = text.match_indices(". ").find(|(at, _)| text[at + 2..].starts_with(char::is_lowercase));
                assert_eq!(small, None, "{id}: {text}");
                let orders = text.split("you may ").skip(1).filter_map(|order| order.split(' ').next());
                for word in orders {
                    assert!(!STATEMENTS.contains(&word), "{id}: {text}");
                }
            }
            assert!(!texts(id).is_empty() || matches!(card.face, Face::Pokemon(_)), "{id} has no text");
        }
    }
}

#[test]
fn names_are_those_of_the_cards() {
    let [english, japanese] = Language::both();
    let same = |key: String, name: &str| {
        assert_eq!(english.say(&Words::new(key.as_str())), name.replace('\'', "’"));
        let letters = |text: &str| text.chars().filter(char::is_ascii_alphabetic).count();
        assert_eq!(letters(&japanese.say(&Words::new(key.as_str()))), 0, "{key} is not Japanese");
    };
    for (id, card) in pool().cards() {
        same(id.key(), &card.name);
        let Face::Pokemon(pokemon) = &card.face else { continue };
        for attack in &pokemon.attacks {
            same(name_key(Named::Attack, &attack.name), &attack.name);
        }
        if let Some(ability) = &pokemon.ability {
            same(name_key(Named::Ability, &ability.name), &ability.name);
        }
    }
}

/// Effects that no card has yet, or not in this way.
const RARE: &str = r#"#![enable(implicit_some)] [
    Draw(n: 1, who: Opponent),
    DiscardHand(f: [(kind: Item)], n: Any, who: Both),
    DiscardHand(f: [(kind: Pokemon), (types: [Fire, Water, Grass])], n: All),
    DiscardHand(f: [(kind: Any, stage: Evolution, types: [Water])], n: Exactly(2)),
    ShuffleHand(Opponent),
    Peek(who: Anyone, n: 2),
    Peek(who: Facing, n: 1),
    Peek(who: Me, n: 2),
    Look(n: 3, f: [(kind: Supporter)], max: 2, to: Hand, rest: BottomShuffled),
    Look(n: 3, f: [()], max: 1, exact: true, to: Hand, rest: Bottom),
    ForceSwitch(each_player: true, if_possible: true),
    Search(f: [()], n: 2, to: DeckTop),
    Search(f: [()], n: 1, to: Hand),
    Recycle(f: [(kind: Pokemon, stage: Evolution)], n: 1, to: Hand),
    DiscardEnergy(n: Any, from: One((who: Anyone, zone: Active, filter: (stage: Evolution, types: [Fire])))),
    MoveEnergy(n: Exactly(1), from: Source, to: One((who: Me, zone: Bench))),
    Counters(to: One((who: Facing, filter: (stage: Basic))), n: 2, mode: Split),
    Counters(to: One((who: Facing)), n: 1),
    Counters(to: One((who: Anyone)), n: 1, mode: Split),
    Damage(to: Each((who: Opponent, filter: (has_ability: true))), n: 10, wr: true, through: true),
    Damage(to: Target, n: 10),
    Damage(to: Each((who: Facing)), n: 10),
    Status(to: Target, set: [Asleep, Poisoned, Burned]),
    Last(to: Target, effect: PreventDamage((not_name: "Mew")), until: MyNextTurn),
    If(c: Target(()), then: []),
    If(c: Target((stage: Basic, types: [Fire], damaged: true, has_ability: true, not_name: "Mew", basic_energy: Fire)), then: [EndTurn]),
    If(c: KnockOut(of: AnyOpponent, by_attack: true), then: [EndTurn]),
    If(c: HolderType(Fire), then: [EndTurn]),
    If(c: OpponentsAttack, then: [EndTurn]),
    If(c: TargetOwnerPrizes(1), then: [EndTurn]),
    If(c: HasEnergy, then: [Last(to: Source, effect: CantAttack, until: MyNextTurn)]),
    Flip([If(c: PreviousDone, then: [RevealHand, DiscardThis, DiscardStadium])]),
]"#;

/// What works by itself that no card has yet.
const RARE_PASSIVES: &str = r#"#![enable(implicit_some)] [
    DamageDealt(by: Source, n: 10),
    DamageDealt(by: Source, to: OpponentActive, n: -10),
    DamageDealt(by: Source, to: Opponent, n: 10),
    DamageTaken(to: Source, n: 10),
    DamageTaken(to: Source, n: 10, by_opponent: true),
    DamageTaken(to: Each((who: Me)), n: 10),
    CheckupCounters(to: Source, n: 1),
    CantRetreat(Each((who: Facing, zone: Bench, filter: (stage: Evolution)))),
]"#;

#[test]
fn what_no_card_says_yet_can_be_said() {
    let ops: Vec<Op> = data_file::read("effects", RARE).expect("effects");
    let passives: Vec<Passive> = data_file::read("passives", RARE_PASSIVES).expect("passives");
    let conditions = [Cond::PreviousDone, Cond::FullHp];
    let terms = [Term(10, Counted::Heads(2)), Term(10, Counted::If(Cond::Benched))];
    let of = |mode| Attack { mode, terms: terms.to_vec(), ..some_attack() };
    let deed = |when, once| {
        let fx = Program::from(vec![Op::DiscardThis]);
        let deed = occasions::Deed { when, once, cond: &conditions, optional: true, works: &[], fx: &fx };
        deed.sentences(&Speaker::Attached { holder: MonFilter::default() })
    };
    for language in Language::both() {
        let speaker = Speaker::Attack { also: false };
        let mut all = effects::clauses(&ops, &speaker);
        all.extend(passives.iter().map(|passive| passives::clause(passive, &speaker)));
        all.extend([Mode::Times, Mode::Plus].into_iter().filter_map(|mode| attack(&of(mode))));
        all.extend([When::WouldBeKnockedOut, When::AnyNumber].into_iter().flat_map(|when| deed(when, false)));
        all.extend([false, true].into_iter().flat_map(|once| deed(When::MovedToActive, once)));
        all.extend(pool().cards().flat_map(|(id, _)| lines(id)));
        all.extend(Type::ALL.map(|of| Words::new(of.key())));
        for words in &all {
            language.say(words);
        }
        for beginning in ["battle_royal-text-", "battle_royal-type-", "battle_royal-condition-", "battle_royal-card-"] {
            assert_eq!(language.unheard(beginning), Vec::<&str>::new(), "messages that nothing needs");
        }
    }
}

/// An attack that does nothing.
fn some_attack() -> Attack {
    Attack {
        name: String::new(),
        cost: Units::default(),
        damage: 0,
        mode: Mode::Flat,
        terms: Vec::new(),
        ignores: Vec::new(),
        fails_on_tails: false,
        going_first: false,
        fx: Program::default(),
    }
}

/// Card, one of its texts in English and in Japanese.
const SAID: [(&str, &str, &str); 21] = [
    (
        "volkner-upr",
        "Search your deck for an Item card and a Lightning Energy card, reveal them, and put them into your hand. Then, \
         shuffle your deck.",
        "自分の山札からグッズを1枚と雷エネルギーを1枚選び、相手に見せて、手札に加える。そして山札を切る。",
    ),
    (
        "metagross-viv",
        "If your opponent’s Active Pokémon is an Evolution Pokémon, it cannot attack during your opponent’s next turn.",
        "相手のバトルポケモンが進化ポケモンなら、次の相手の番、そのポケモンはワザが使えない。",
    ),
    ("metagross-viv", "Your Pokémon have no Retreat Cost.", "自分のポケモン全員がにげるためのエネルギーはなくなる。"),
    (
        "zamazenta-crz",
        "As long as this Pokémon has any Energy attached, it takes 30 less damage from attacks (after Weakness and \
         Resistance).",
        "このポケモンにエネルギーがついているかぎり、このポケモンが受けるワザのダメージは「−30」される（弱点と抵抗力を計算した後）。",
    ),
    (
        "malamar-obf",
        "Once during your turn, you may look at the top card of your opponent’s deck and of your deck.",
        "自分の番に1回使える。相手の山札と自分の山札を、それぞれ上から1枚見て、もとにもどす。",
    ),
    (
        "groudon-ces",
        "If a Stadium is in play, this attack does 50 more damage; then discard a Stadium in play.",
        "場にスタジアムが出ているなら、50ダメージを追加する。その後、場に出ているスタジアムを1枚トラッシュする。",
    ),
    (
        "charizard-bcr",
        "This attack does 40 damage to each of 2 of your opponent’s Pokémon.",
        "相手のポケモン2匹に、それぞれ40ダメージを与える。",
    ),
    (
        "darkrai-obf",
        "Move all Energy from this Pokémon to your Benched Pokémon in any way you like.",
        "このポケモンについているエネルギーをすべて、自分のベンチポケモンに好きなようにつけ替える。",
    ),
    (
        "escape-rope-bst",
        "Each player switches 1 of their Active Pokémon with 1 of their Benched Pokémon, if possible. Your opponent switches \
         first.",
        "おたがいのプレイヤーは、それぞれバトルポケモン1匹をベンチポケモンと入れ替える（できないなら、しない）。先に相手が入れ替える。",
    ),
    (
        "zacian-crz",
        "This attack does 10 more damage for each of your Benched Pokémon. This attack’s damage is not affected by \
         Weakness or any effects on your opponent’s Active Pokémon.",
        "自分のベンチポケモンの数×10ダメージを追加する。このワザのダメージは、弱点と、相手のバトルポケモンにかかっている効果を計算しない。",
    ),
    (
        "metang-tef",
        "Once during your turn, you may look at the top 4 cards of your deck and attach any number of basic Metal Energy \
         cards from among them to your Pokémon in any way you like. Then, shuffle the other cards and put them on the bottom \
         of your deck.",
        "自分の番に1回使える。自分の山札を上から4枚見る。その中から基本鋼エネルギーを好きな枚数選び、自分のポケモンに好きなようにつける。\
         残りのカードは、切って、山札の下にもどす。",
    ),
    (
        "weezing-unb",
        "As long as this Pokémon is in the Active Spot, during each Pokémon Checkup, put 1 damage counter on each of your \
         opponent’s Basic Pokémon.",
        "このポケモンがバトル場にいるかぎり、ポケモンチェックのたび、相手のたねポケモン全員に、それぞれダメカンを1個のせる。",
    ),
    (
        "eelektross-obf",
        "Switch 1 of your opponent’s Benched Pokémon with your opponent’s Active Pokémon. If you do, this attack does 60 \
         damage to the new Active Pokémon; then flip a coin. If heads, the new Active Pokémon is now Paralyzed.",
        "相手のベンチポケモン1匹を選び、相手のバトルポケモンと入れ替える。そうした場合、新しいバトルポケモンに60ダメージを与える。\
         その後、コインを1回投げる。オモテなら、新しいバトルポケモンをマヒにする。",
    ),
    (
        "suicune-lot",
        "If this Pokémon is in the Active Spot, once during your turn, you may have your opponent switch 1 of their Active \
         Pokémon with 1 of their Benched Pokémon.",
        "このポケモンがバトル場にいるなら、自分の番に1回使える。相手のバトルポケモン1匹をベンチポケモンと入れ替える\
         （入れ替えるポケモンは、どちらも相手が選ぶ）。",
    ),
    (
        "zapdos-pgo",
        "Attacks used by your Basic Lightning Pokémon other than Zapdos do 10 more damage to an opponent’s Active Pokémon \
         (before Weakness and Resistance).",
        "サンダーをのぞく自分の雷タイプのたねポケモンが使うワザの、相手のバトルポケモンへのダメージは「+10」される（弱点と抵抗力を計算する前）。",
    ),
    (
        "buddy-buddy-poffin-tef",
        "Search your deck for up to 2 Basic Pokémon with 70 HP or less and put them onto your Bench. Then, shuffle your deck.",
        "自分の山札からHPが「70」以下のたねポケモンを2枚まで選び、ベンチに出す。そして山札を切る。",
    ),
    (
        "super-rod-pal",
        "Shuffle up to 3 cards in any combination of Pokémon and basic Energy cards from your discard pile into your deck.",
        "自分のトラッシュからポケモンと基本エネルギーを合計3枚まで選び、山札にもどして切る。",
    ),
    (
        "professors-research-brs",
        "Discard your hand. Draw 7 cards.",
        "自分の手札をすべてトラッシュする。自分の山札を7枚引く。",
    ),
    (
        "parallel-city-bkt",
        "When you play this card, choose which side faces you and which opponent the other side faces. Side A: the player \
         this side faces can have at most 3 Benched Pokémon, and discards any others. Side B: attacks used by the Grass, Fire \
         or Water Pokémon of the player this side faces do 20 less damage (before Weakness and Resistance).",
        "このカードを場に出すとき、自分に向ける面と、もう一方の面を向ける相手を選ぶ。A面：この面が向いているプレイヤーがベンチに出せるポケモンは\
         3匹までになる。多いぶんはトラッシュする。B面：この面が向いているプレイヤーの草、炎または水ポケモンが使うワザのダメージは「−20」される（弱点と抵抗力を計算する前）。",
    ),
    (
        "focus-sash-ffi",
        "When the Fighting Pokémon this card is attached to would be Knocked Out by damage from an opponent’s attack, if it \
         had no damage counters on it before the attack, it is not Knocked Out, and its remaining HP becomes 10; then \
         discard this card.",
        "このカードをつけている闘ポケモンが相手のワザのダメージを受けてきぜつするとき、そのワザを受ける前にダメカンがのっていなかったなら、\
         きぜつせず、残りHPが「10」の状態で場に残る。その後、このカードをトラッシュする。",
    ),
    (
        "counter-energy-cin",
        "As long as this card is attached to a Pokémon, it provides 1 Colorless Energy. If you have more Prize cards \
         remaining than your opponent, it instead provides 2 Energy, each of every type at once.",
        "このカードは、ポケモンについているかぎり、無色エネルギー1個ぶんとしてはたらく。自分のサイドの残り枚数が、相手のサイドの残り枚数より多いなら、\
         代わりにすべてのタイプのエネルギー2個ぶんとしてはたらく。",
    ),
];

#[test]
fn cards_say_what_they_do() {
    let [english, japanese] = Language::both();
    for (id, en, ja) in SAID {
        let card = pool().find(id).expect(id);
        let said: Vec<_> = texts(card).iter().map(|text| (english.say(text), japanese.say(text))).collect();
        assert!(said.contains(&(en.to_owned(), ja.to_owned())), "{id}: {said:?}");
    }
}

/// A whole card, line by line.
#[test]
fn a_card_has_its_figures_and_headings() {
    let [english, japanese] = Language::both();
    let card = pool().find("medicham-prc").expect("Medicham");
    let said = |language: &Language| lines(card).iter().map(|line| language.say(line)).collect::<Vec<_>>();
    assert_eq!(
        said(&english),
        [
            "Medicham",
            "Stage 1 Fighting Pokémon, 90 HP, evolves from Meditite",
            "Ancient Trait: Ω Barrage",
            "This Pokémon can attack up to 2 times each turn.",
            "[C] Calm Mind",
            "Heal 30 damage from this Pokémon.",
            "[F] [F] Yoga Kick 30",
            "This attack’s damage is not affected by Weakness or Resistance.",
            "Weakness: Psychic ×2. Resistance: none. Retreat Cost: 1.",
        ]
    );
    assert_eq!(
        said(&japanese)[..4],
        [
            "チャーレム",
            "1進化　闘タイプ　HP90　アサナンから進化",
            "古代能力　Ω連打",
            "このポケモンは、1回の番にワザを2回まで使える。"
        ]
    );
}
