# Battle Royal: what stands on cards, put together from clauses. A clause begins small and has no full stop; sentences give it
# both. The Japanese file has the same keys.

## Sentences

battle_royal-text-sentence = { CAPITAL($clause) }.
battle_royal-text-join = { $first } { $rest }
battle_royal-text-then = { $first }; then { $rest }
battle_royal-text-comma = { $first }, { $last }
battle_royal-text-and = { $first } and { $last }
battle_royal-text-or = { $first } or { $last }
battle_royal-text-nor = { $first } or { $last }
battle_royal-text-nor-effects = { $first } or { $last }
battle_royal-text-both = { $first } and { $last }
battle_royal-text-nothing = none
battle_royal-text-may = you may { $clause }
battle_royal-text-if = if { $cond }, { $clause }
battle_royal-text-if-done = if you do, { $clause }
battle_royal-text-if-possible = { $clause }, if possible
battle_royal-text-as-long-as = as long as { $cond }, { $clause }
battle_royal-text-flip = flip a coin. If heads, { $clause }
battle_royal-text-and-shuffle = { $clause }. Then, shuffle your deck

## Types and Special Conditions

battle_royal-type-grass = Grass
battle_royal-type-fire = Fire
battle_royal-type-water = Water
battle_royal-type-lightning = Lightning
battle_royal-type-psychic = Psychic
battle_royal-type-fighting = Fighting
battle_royal-type-darkness = Darkness
battle_royal-type-metal = Metal
battle_royal-type-fairy = Fairy
battle_royal-type-dragon = Dragon
battle_royal-type-colorless = Colorless
battle_royal-condition-poisoned = Poisoned
battle_royal-condition-burned = Burned
battle_royal-condition-asleep = Asleep
battle_royal-condition-paralyzed = Paralyzed
battle_royal-condition-confused = Confused

## Figures

battle_royal-text-kind-basic = Basic { $type } Pokémon, { $hp } HP
battle_royal-text-kind-stage-1 = Stage 1 { $type } Pokémon, { $hp } HP, evolves from { $from }
battle_royal-text-kind-stage-2 = Stage 2 { $type } Pokémon, { $hp } HP, evolves from { $from }
battle_royal-text-kind-item = Item
battle_royal-text-kind-tool = Pokémon Tool
battle_royal-text-kind-supporter = Supporter
battle_royal-text-kind-stadium = Stadium
battle_royal-text-basic-energy = Basic Energy
battle_royal-text-special-energy = Special Energy
battle_royal-text-head-ability = Ability: { $name }
battle_royal-text-head-trait = Ancient Trait: { $name }
battle_royal-text-head-attack = { $cost } { $name }
battle_royal-text-head-attack-damage = { $cost } { $name } { $damage }
battle_royal-text-defence = Weakness: { $weakness }. Resistance: { $resistance }. Retreat Cost: { $retreat }.
battle_royal-text-twice = { $type } ×2
battle_royal-text-minus = { $type } −{ $n }

## Cards: `n` is 0 for a noun without number

battle_royal-text-up-to = up to { $cards }
battle_royal-text-any-number = any number of { $cards }
battle_royal-text-any-amount = any amount of { $energy }
battle_royal-text-all = all { $cards }
battle_royal-text-cards-or = { $first } or { $last }
battle_royal-text-cards-mixed = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in any combination of { $cards }
battle_royal-text-card-hp = { $cards } with { $hp } HP or less
battle_royal-text-card = { $n ->
    [0] cards
    [one] a card
   *[other] { $n } cards
}
battle_royal-text-card-of = { $n ->
    [0] { $type } cards
    [one] a { $type } card
   *[other] { $n } { $type } cards
}
battle_royal-text-card-pokemon = { $n ->
    [0] Pokémon
    [one] a Pokémon
   *[other] { $n } Pokémon
}
battle_royal-text-card-pokemon-of = { $n ->
    [0] { $type } Pokémon
    [one] a { $type } Pokémon
   *[other] { $n } { $type } Pokémon
}
battle_royal-text-card-basic = { $n ->
    [0] Basic Pokémon
    [one] a Basic Pokémon
   *[other] { $n } Basic Pokémon
}
battle_royal-text-card-basic-of = { $n ->
    [0] Basic { $type } Pokémon
    [one] a Basic { $type } Pokémon
   *[other] { $n } Basic { $type } Pokémon
}
battle_royal-text-card-evolution = { $n ->
    [0] Evolution Pokémon
    [one] an Evolution Pokémon
   *[other] { $n } Evolution Pokémon
}
battle_royal-text-card-evolution-of = { $n ->
    [0] { $type } Evolution Pokémon
    [one] a { $type } Evolution Pokémon
   *[other] { $n } { $type } Evolution Pokémon
}
battle_royal-text-card-item = { $n ->
    [0] Item cards
    [one] an Item card
   *[other] { $n } Item cards
}
battle_royal-text-card-supporter = { $n ->
    [0] Supporter cards
    [one] a Supporter card
   *[other] { $n } Supporter cards
}
battle_royal-text-card-trainer = { $n ->
    [0] Trainer cards
    [one] a Trainer card
   *[other] { $n } Trainer cards
}
battle_royal-text-card-energy = { $n ->
    [0] Energy cards
    [one] an Energy card
   *[other] { $n } Energy cards
}
battle_royal-text-card-energy-of = { $n ->
    [0] { $type } Energy cards
    [one] a { $type } Energy card
   *[other] { $n } { $type } Energy cards
}
battle_royal-text-card-basic-energy = { $n ->
    [0] basic Energy cards
    [one] a basic Energy card
   *[other] { $n } basic Energy cards
}
battle_royal-text-card-basic-energy-of = { $n ->
    [0] basic { $type } Energy cards
    [one] a basic { $type } Energy card
   *[other] { $n } basic { $type } Energy cards
}

## Units of Energy

battle_royal-text-units = { $n ->
    [0] Energy
    [one] an Energy
   *[other] { $n } Energy
}
battle_royal-text-units-basic = { $n ->
    [0] basic Energy
    [one] a basic Energy
   *[other] { $n } basic Energy
}
battle_royal-text-units-of = { $n ->
    [0] { $type } Energy
    [one] a { $type } Energy
   *[other] { $n } { $type } Energy
}

## Pokémon

battle_royal-text-this-pokemon = this Pokémon
battle_royal-text-it = it
battle_royal-text-holder = the { $pokemon } this card is attached to
battle_royal-text-that-holder = that { $pokemon }
battle_royal-text-target = your opponent’s Active Pokémon
battle_royal-text-that-one = it
battle_royal-text-attacker = the Attacking Pokémon
battle_royal-text-new-active = the new Active Pokémon
battle_royal-text-moved = that Pokémon
battle_royal-text-pokemon = Pokémon
battle_royal-text-active = Active Pokémon
battle_royal-text-benched = Benched Pokémon
battle_royal-text-pokemon-of = { $type } Pokémon
battle_royal-text-basic = Basic Pokémon
battle_royal-text-basic-of = Basic { $type } Pokémon
battle_royal-text-evolution = Evolution Pokémon
battle_royal-text-evolution-of = { $type } Evolution Pokémon
battle_royal-text-which-is-active = Active { $pokemon }
battle_royal-text-which-is-benched = Benched { $pokemon }
battle_royal-text-that-is-damaged = { $pokemon } that has any damage counters on it
battle_royal-text-that-has-an-ability = { $pokemon } with an Ability
battle_royal-text-that-has-basic-energy = { $pokemon } with any basic { $type } Energy attached
battle_royal-text-except = { $pokemon } other than { $name }
battle_royal-text-some-of-yours = { $n } of your { $pokemon }
battle_royal-text-some-of-theirs = { $n } of your opponent’s { $pokemon }
battle_royal-text-some-of-all = { $n } { $pokemon } in play
battle_royal-text-some-of-facing = { $n } { $pokemon } of the player this side faces
battle_royal-text-each-of-yours = each of your { $pokemon }
battle_royal-text-each-of-theirs = each of your opponent’s { $pokemon }
battle_royal-text-each-of-all = each { $pokemon } in play
battle_royal-text-each-of-facing = each { $pokemon } of the player this side faces
battle_royal-text-yours = your { $pokemon }
battle_royal-text-theirs = your opponent’s { $pokemon }
battle_royal-text-of-all = { $pokemon } in play
battle_royal-text-of-facing = the { $pokemon } of the player this side faces
battle_royal-text-each-of = each of { $pokemon }

## Conditions

battle_royal-text-there-is-a-target = your opponent has an Active Pokémon
battle_royal-text-is-a = { $pokemon } is a { $what }
battle_royal-text-is-an = { $pokemon } is an { $what }
battle_royal-text-is-not = { $pokemon } is not { $name }
battle_royal-text-is-damaged = { $pokemon } already has any damage counters on it
battle_royal-text-has-an-ability = { $pokemon } has an Ability
battle_royal-text-has-basic-energy = { $pokemon } has any basic { $type } Energy attached
battle_royal-text-is-of-type = { $pokemon } is a { $type } Pokémon
battle_royal-text-is-active = { $pokemon } is in the Active Spot
battle_royal-text-is-benched = { $pokemon } is on your Bench
battle_royal-text-has-energy = { $pokemon } has any Energy attached
battle_royal-text-has-energy-of = { $pokemon } has any { $type } Energy attached
battle_royal-text-knocked-out = any of your { $pokemon } were Knocked Out during your opponent’s last turn
battle_royal-text-knocked-out-by-attack = any of your { $pokemon } were Knocked Out by damage from an attack during your opponent’s last turn
battle_royal-text-knocked-out-by-anyone = any of your { $pokemon } were Knocked Out during an opponent’s last turn
battle_royal-text-knocked-out-by-attack-of-anyone = any of your { $pokemon } were Knocked Out by damage from an attack during an opponent’s last turn
battle_royal-text-few-prizes = your opponent has { $n } or fewer Prize cards remaining
battle_royal-text-behind = you have more Prize cards remaining than your opponent
battle_royal-text-stadium-in-play = a Stadium is in play
battle_royal-text-done = the effect before this one was carried out
battle_royal-text-not-first-turn = it is not your first turn
battle_royal-text-had-full-hp = it had no damage counters on it before the attack
battle_royal-text-attack-of-opponent = the attack is an opponent’s

## Occasions

battle_royal-text-once-per-turn = once during your turn, you may { $clause }
battle_royal-text-any-number-of-times = as often as you like during your turn, you may { $clause }
battle_royal-text-each-player-once = once during your turn, you may use this Stadium, no matter who played it
battle_royal-text-playable-only-if = you can play this card only if { $cond }
battle_royal-text-cost-of-ability = you can use this Ability only if you { $clause }
battle_royal-text-cost-of-card = you can play this card only if you also { $clause }
battle_royal-text-cost-of-use = you can use it only if you { $clause }
battle_royal-text-counts-once = you cannot apply more than one { $ability } Ability at a time
battle_royal-text-two-sided = when you play this card, choose which side faces you and which opponent the other side faces
battle_royal-text-when-played-to-bench = when you play this Pokémon from your hand onto your Bench during your turn, { $clause }
battle_royal-text-when-evolved = when you play this Pokémon from your hand to evolve 1 of your Pokémon during your turn, { $clause }
battle_royal-text-when-moved-to-active = whenever { $pokemon } moves from your Bench to the Active Spot during your turn, { $clause }
battle_royal-text-when-moved-to-active-once = once during your turn, when { $pokemon } moves from your Bench to the Active Spot, { $clause }
battle_royal-text-would-be-knocked-out = when { $pokemon } would be Knocked Out by damage from an attack, { $clause }
battle_royal-text-would-be-knocked-out-by-opponent = when { $pokemon } would be Knocked Out by damage from an opponent’s attack, { $clause }
battle_royal-text-when-knocked-out = when { $pokemon } is Knocked Out by damage from an opponent’s attack, { $clause }
battle_royal-text-when-own-active-knocked-out = when your Active Pokémon is Knocked Out by damage from an opponent’s attack, { $clause }
battle_royal-text-when-attached = when you attach this card from your hand to 1 of your { $pokemon }, { $clause }
battle_royal-text-when-attached-to-benched = when you attach this card from your hand to 1 of your { $pokemon } on the Bench, { $clause }
battle_royal-text-when-damaged = when { $pokemon } is in the Active Spot and is damaged by an opponent’s attack, even if it is Knocked Out, { $clause }
battle_royal-text-when-active-moved-to-bench = whenever an Active Pokémon moves to the Bench during its owner’s turn, { $clause }
battle_royal-text-at-end-of-turn = at the end of the turn, { $clause }

## Attacks

battle_royal-text-going-first = unless you go last, you can use this attack during your first turn
battle_royal-text-fails-on-tails = flip a coin. If tails, this attack does nothing
battle_royal-text-damage-is = this attack does { $n } damage
battle_royal-text-damage-more = this attack does { $n } more damage
battle_royal-text-damage-for-each = this attack does { $n } damage for each { $what }
battle_royal-text-more-for-each = this attack does { $n } more damage for each { $what }
battle_royal-text-damage-for-heads = flip { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}. This attack does { $n } damage for each heads
battle_royal-text-more-for-heads = flip { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}. This attack does { $n } more damage for each heads
battle_royal-text-count-my-bench = of your Benched Pokémon
battle_royal-text-count-energy-on-self = { $type } Energy attached to this Pokémon
battle_royal-text-count-energy-on-target = Energy attached to your opponent’s Active Pokémon
battle_royal-text-count-energy-on-both = Energy attached to this Pokémon and your opponent’s Active Pokémon
battle_royal-text-count-counters-on-self = damage counter on this Pokémon
battle_royal-text-count-counters-on-target = damage counter on your opponent’s Active Pokémon
battle_royal-text-count-counters-on-side = damage counter on all of your opponent’s Pokémon
battle_royal-text-count-retreat = Energy in the Retreat Cost of your opponent’s Active Pokémon
battle_royal-text-not-affected = this attack’s damage is not affected by { $what }
battle_royal-text-weakness = Weakness
battle_royal-text-resistance = Resistance
battle_royal-text-effects-on-target = any effects on your opponent’s Active Pokémon

## Effects: cards

battle_royal-text-search-one = search your deck for { $cards }, reveal it, and put it into your hand
battle_royal-text-search-several = search your deck for { $cards }, reveal them, and put them into your hand
battle_royal-text-search-one-hidden = search your deck for { $cards } and put it into your hand
battle_royal-text-search-several-hidden = search your deck for { $cards } and put them into your hand
battle_royal-text-search-one-to-bench = search your deck for { $cards } and put it onto your Bench
battle_royal-text-search-several-to-bench = search your deck for { $cards } and put them onto your Bench
battle_royal-text-search-one-to-top = search your deck for { $cards }, shuffle your deck, then put that card on top of it
battle_royal-text-search-several-to-top = search your deck for { $cards }, shuffle your deck, then put those cards on top of it
battle_royal-text-draw = draw { $n ->
    [one] a card
   *[other] { $n } cards
}
battle_royal-text-draw-theirs = have your opponent draw { $n ->
    [one] a card
   *[other] { $n } cards
}
battle_royal-text-draw-both = each player draws { $n ->
    [one] a card
   *[other] { $n } cards
}
battle_royal-text-draw-until = draw cards until you have { $n ->
    [one] 1 card
   *[other] { $n } cards
} in your hand
battle_royal-text-recycle-to-hand = put { $cards } from your discard pile into your hand
battle_royal-text-recycle-to-deck = shuffle { $cards } from your discard pile into your deck
battle_royal-text-look = look at the top { $n ->
    [one] card
   *[other] { $n } cards
} of your deck and { $take }. Then, { $rest }
battle_royal-text-look-may = look at the top { $n ->
    [one] card
   *[other] { $n } cards
} of your deck. { CAPITAL($take) }. Then, { $rest }
battle_royal-text-take = put { $cards } from among them into your hand
battle_royal-text-take-shown = reveal { $cards } from among them and put it into your hand
battle_royal-text-take-shown-several = reveal { $cards } from among them and put them into your hand
battle_royal-text-take-and-attach = attach { $cards } from among them to your Pokémon in any way you like
battle_royal-text-the-other-card = the other card
battle_royal-text-the-other-cards = the other cards
battle_royal-text-rest-shuffle = shuffle { $cards } back into your deck
battle_royal-text-rest-bottom = put { $cards } on the bottom of your deck in any order
battle_royal-text-rest-bottom-one = put { $cards } on the bottom of your deck
battle_royal-text-rest-bottom-shuffled = shuffle { $cards } and put them on the bottom of your deck
battle_royal-text-rest-hand = put { $cards } into your hand
battle_royal-text-rest-discard = discard { $cards }
battle_royal-text-peek = look at the top { $n ->
    [one] card
   *[other] { $n } cards
} of { $deck }
battle_royal-text-peek-both = look at the top { $n ->
    [one] card
   *[other] { $n } cards
} of { $first } and of { $last }
battle_royal-text-discard-hand = discard your hand
battle_royal-text-discard-from-hand = discard { $cards } from your hand
battle_royal-text-discard-from-their-hand = discard { $cards } from your opponent’s hand
battle_royal-text-discard-from-both-hands = each player discards { $cards } from their hand
battle_royal-text-shuffle-hand = shuffle your hand into your deck
battle_royal-text-shuffle-their-hand = have your opponent shuffle their hand into their deck
battle_royal-text-shuffle-both-hands = each player shuffles their hand into their deck
battle_royal-text-random-to-deck = have your opponent reveal { $n ->
    [one] a random card
   *[other] { $n } random cards
} from their hand and shuffle { $n ->
    [one] it
   *[other] them
} into their deck
battle_royal-text-look-at-hand = look at your opponent’s hand
battle_royal-text-mill = discard the top { $n ->
    [one] card
   *[other] { $n } cards
} of your opponent’s deck
battle_royal-text-discard-this = discard this card
battle_royal-text-rare-candy = choose 1 of your Basic Pokémon that was not put into play this turn. If you have a Stage 2 card in your hand that evolves from that Pokémon, put that card onto it to evolve it, skipping the Stage 1
battle_royal-text-evolve-from-deck = search your deck for a card that evolves from { $pokemon } and put it onto { $pokemon } to evolve it
battle_royal-text-return-to-hand = put { $pokemon } and all cards attached to it into its owner’s hand

## Effects: Energy

battle_royal-text-attach = attach { $cards } from { $from } to { $pokemon }
battle_royal-text-attach-split = attach { $cards } from { $from } to { $pokemon } in any way you like
battle_royal-text-your-discard-pile = your discard pile
battle_royal-text-your-hand = your hand
battle_royal-text-your-deck = your deck
battle_royal-text-their-deck = your opponent’s deck
battle_royal-text-anyones-deck = any player’s deck
battle_royal-text-facing-deck = the deck of the player this side faces
battle_royal-text-discard-energy = discard { $energy } from { $pokemon }
battle_royal-text-move-energy = move { $energy } from { $from } to { $to }
battle_royal-text-move-energy-among = move { $energy } from { $from } to { $to } in any way you like
battle_royal-text-move-energy-to-another = move { $energy } from { $from } to another of your Pokémon
battle_royal-text-move-energy-freely = move { $energy } from { $from } to your other Pokémon in any way you like
battle_royal-text-exp-share = you may move a basic Energy from the Knocked Out Pokémon to { $pokemon }

## Effects: damage and damage counters

battle_royal-text-damage = this attack does { $n } damage to { $pokemon }
battle_royal-text-damage-each = this attack does { $n } damage to { $pokemon }
battle_royal-text-damage-also = this attack also does { $n } damage to { $pokemon }
battle_royal-text-damage-also-each = this attack also does { $n } damage to { $pokemon }
battle_royal-text-without-weakness = { $clause }. This damage is not affected by Weakness or Resistance
battle_royal-text-through-effects = { $clause }. This damage is not affected by any effects on that Pokémon
battle_royal-text-through-everything = { $clause }. This damage is not affected by Weakness or Resistance, or by any effects on that Pokémon
battle_royal-text-counters = put { $n ->
    [one] 1 damage counter
   *[other] { $n } damage counters
} on { $pokemon }
battle_royal-text-counters-each = choose { $pokemon } and put { $n ->
    [one] 1 damage counter
   *[other] { $n } damage counters
} on each of them
battle_royal-text-counters-split = put { $n ->
    [one] 1 damage counter
   *[other] { $n } damage counters
} on { $pokemon } in any way you like
battle_royal-text-heal = heal { $n } damage from { $pokemon }
battle_royal-text-heal-each = heal { $n } damage from { $pokemon }
battle_royal-text-move-counters = move { $n ->
    [one] 1 damage counter
   *[other] { $n } damage counters
} (or all of them, if there are fewer) from each of your Pokémon to 1 of your opponent’s Pokémon
battle_royal-text-survive = it is not Knocked Out, and its remaining HP becomes { $n }

## Effects: positions

battle_royal-text-gust = move { $pokemon } to the Active Spot. If neither of their Active Spots is empty, your opponent chooses which Active Pokémon goes to the Bench
battle_royal-text-gust-target = switch { $pokemon } with your opponent’s Active Pokémon
battle_royal-text-force-switch = have your opponent switch 1 of their Active Pokémon with 1 of their Benched Pokémon
battle_royal-text-force-switch-target = have your opponent switch their Active Pokémon with 1 of their Benched Pokémon
battle_royal-text-switch-out = switch { $pokemon } with 1 of your Benched Pokémon
battle_royal-text-switch-in = switch { $pokemon } with 1 of your Active Pokémon
battle_royal-text-switch-mine = switch 1 of your Active Pokémon with 1 of your Benched Pokémon
battle_royal-text-switch-both = each player switches 1 of their Active Pokémon with 1 of their Benched Pokémon, if possible. Your opponent switches first

## Effects: conditions and what lasts

battle_royal-text-status = { $pokemon } is now { $conditions }
battle_royal-text-strong-poison = { $clause }. During Pokémon Checkup, put { $n ->
    [one] 1 damage counter
   *[other] { $n } damage counters
} on that Pokémon instead of 1
battle_royal-text-during-my-next-turn = during your next turn, { $clause }
battle_royal-text-during-their-next-turn = during your opponent’s next turn, { $clause }
battle_royal-text-in-my-next-turn = { $clause } during your next turn
battle_royal-text-in-their-next-turn = { $clause } during your opponent’s next turn
battle_royal-text-cannot-attack = { $pokemon } cannot attack
battle_royal-text-cannot-use = { $pokemon } cannot use { $attack }
battle_royal-text-cannot-retreat = { $pokemon } cannot retreat
battle_royal-text-boosted = { $pokemon }’s { $attack } attack does { $n } more damage
battle_royal-text-prevent-damage-from = prevent all damage done to { $pokemon } by attacks from { $by }
battle_royal-text-no-items = they cannot play any Item cards from their hand
battle_royal-text-turn-boost = during this turn, attacks used by your { $pokemon } do { $n } more damage to your opponents’ Active Pokémon (before Weakness and Resistance)
battle_royal-text-end-turn = your turn ends
battle_royal-text-end-turn-by-ability = if you use this Ability, your turn ends
battle_royal-text-copy-last = choose an attack that your opponent’s Pokémon used during their last turn and use it as this attack
battle_royal-text-copy-target = choose an attack of your opponent’s Active Pokémon and use it as this attack

## Effects: the table

battle_royal-text-discard-stadium = discard a Stadium in play
battle_royal-text-discard-tools = discard { $n ->
    [one] 1 Pokémon Tool
   *[other] up to { $n } Pokémon Tools
} attached to any Pokémon in play
battle_royal-text-discard-tools-and-stadiums = discard { $n ->
    [one] 1 card, either a Pokémon Tool attached to any Pokémon or a Stadium in play
   *[other] up to { $n } cards in any combination of Pokémon Tools attached to any Pokémon and Stadiums in play
}

## What works by itself

battle_royal-text-deals-more = attacks used by { $pokemon } do { $n } more damage (before Weakness and Resistance)
battle_royal-text-deals-less = attacks used by { $pokemon } do { $n } less damage (before Weakness and Resistance)
battle_royal-text-deals-more-to-active = attacks used by { $pokemon } do { $n } more damage to an opponent’s Active Pokémon (before Weakness and Resistance)
battle_royal-text-deals-less-to-active = attacks used by { $pokemon } do { $n } less damage to an opponent’s Active Pokémon (before Weakness and Resistance)
battle_royal-text-deals-more-to-opponents = attacks used by { $pokemon } do { $n } more damage to opponents’ Pokémon (before Weakness and Resistance)
battle_royal-text-deals-less-to-opponents = attacks used by { $pokemon } do { $n } less damage to opponents’ Pokémon (before Weakness and Resistance)
battle_royal-text-more-if-behind = { $clause }. If the attacking Pokémon’s owner has more Prize cards remaining than that opponent, those attacks do { $n } more damage instead
battle_royal-text-takes-more = { $pokemon } { $several ->
    [0] takes
   *[1] take
} { $n } more damage from attacks (after Weakness and Resistance)
battle_royal-text-takes-less = { $pokemon } { $several ->
    [0] takes
   *[1] take
} { $n } less damage from attacks (after Weakness and Resistance)
battle_royal-text-takes-more-from-opponents = { $pokemon } { $several ->
    [0] takes
   *[1] take
} { $n } more damage from opponents’ attacks (after Weakness and Resistance)
battle_royal-text-takes-less-from-opponents = { $pokemon } { $several ->
    [0] takes
   *[1] take
} { $n } less damage from opponents’ attacks (after Weakness and Resistance)
battle_royal-text-prevent-damage = prevent all damage done to { $pokemon } by attacks
battle_royal-text-prevent-damage-of-opponents = prevent all damage done to { $pokemon } by opponents’ attacks
battle_royal-text-max-hp = { $pokemon } gets +{ $n } HP
battle_royal-text-prevent-effects = prevent all effects of opponents’ attacks done to { $pokemon }, except damage
battle_royal-text-no-weakness = { $pokemon } has no Weakness
battle_royal-text-free-retreat = { $pokemon } { $several ->
    [0] has
   *[1] have
} no Retreat Cost
battle_royal-text-retreat-more = the Retreat Cost of { $pokemon } is { $n } more
battle_royal-text-retreat-less = the Retreat Cost of { $pokemon } is { $n } less
battle_royal-text-no-abilities = { $pokemon } { $several ->
    [0] has
   *[1] have
} no Abilities, except for { $ability }
battle_royal-text-no-conditions = { $pokemon } { $several ->
    [0] recovers
   *[1] recover
} from all Special Conditions and cannot be affected by any
battle_royal-text-no-stadiums = your opponent cannot play any Stadium cards from their hand
battle_royal-text-half-a = side A: { $clause }
battle_royal-text-half-b = side B: { $clause }
battle_royal-text-bench-cap = the player this side faces can have at most { $n } Benched Pokémon, and discards any others
battle_royal-text-plain-special-energy = each Special Energy attached to a Pokémon provides only { $energy } and has no other effect
battle_royal-text-attacks-per-turn = { $pokemon } can attack { $n ->
    [one] once
   *[other] up to { $n } times
} each turn
battle_royal-text-evolves-early = if you go last, { $pokemon } can evolve during your first turn, even if it was put into play that turn
battle_royal-text-checkup-counters = during each Pokémon Checkup, put { $n ->
    [one] 1 damage counter
   *[other] { $n } damage counters
} on { $pokemon }
battle_royal-text-checkup-counters-each = during each Pokémon Checkup, put { $n ->
    [one] 1 damage counter
   *[other] { $n } damage counters
} on { $pokemon }

## Energy cards

battle_royal-text-only-on = this card can be attached only to { $pokemon }. If it is attached to any other Pokémon, discard it
battle_royal-text-provides = as long as this card is attached to a Pokémon, it provides { $energy }
battle_royal-text-provided = { $n } { $type } Energy
battle_royal-text-provided-of-every-type = { $n } Energy, each of every type at once
battle_royal-text-provides-instead = it instead provides { $energy }
battle_royal-text-outside-of-play = while it is not in play, this card also counts as a { $type } Energy card
