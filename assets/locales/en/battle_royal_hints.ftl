# Why the Master would do something: the move, then a fact. Put in: the chance to win, cards and Pokémon, and whose they are. What an
# effect does stands behind `$move`, which is one of the moves at the end.
battle_royal-hint-place = Place { $card } in the Active Spot: it has { $hp } HP and attacks for { $energy } Energy. Win chance: about { $percent }%.
battle_royal-hint-bench = Place { $card } on your Bench: it can move up when an Active Spot becomes empty. Win chance: about { $percent }%.
battle_royal-hint-evolve = Evolve { $mon } into { $card }: it then has { $hp } HP instead of { $was }, and keeps its Energy. Win chance: about { $percent }%.
battle_royal-hint-energy-ready = Attach { $card } to { $mon }: it can then pay for { $attack }. Win chance: about { $percent }%.
battle_royal-hint-energy-nearer = Attach { $card } to { $mon }: { $attack } then lacks { $count } Energy. Win chance: about { $percent }%.
battle_royal-hint-energy-spare = Attach { $card } to { $mon }: it can pay for its attacks, and this pays for a retreat. Win chance: about { $percent }%.
battle_royal-hint-tool = Attach { $card } to { $mon }: “{ $text }” Win chance: about { $percent }%.
battle_royal-hint-stadium = Play { $card }: it stays in play and says “{ $text }” Win chance: about { $percent }%.
battle_royal-hint-searches = { $move }: it finds cards in your deck. Win chance: about { $percent }%.
battle_royal-hint-draws = { $move }: you draw cards with it. Win chance: about { $percent }%.
battle_royal-hint-recycles = { $move }: it brings cards back from your discard pile. Win chance: about { $percent }%.
battle_royal-hint-energizes = { $move }: it attaches Energy besides what you may attach on a turn. Win chance: about { $percent }%.
battle_royal-hint-hurts = { $move }: it takes HP from opposing Pokémon. Win chance: about { $percent }%.
battle_royal-hint-heals = { $move }: it heals damage. Win chance: about { $percent }%.
battle_royal-hint-pulls = { $move }: another Pokémon of your opponent becomes Active. Win chance: about { $percent }%.
battle_royal-hint-switches = { $move }: another of your Pokémon becomes Active, without a Retreat Cost. Win chance: about { $percent }%.
battle_royal-hint-afflicts = { $move }: it leaves an opposing Pokémon with a Special Condition. Win chance: about { $percent }%.
battle_royal-hint-robs = { $move }: your opponent loses cards or Energy. Win chance: about { $percent }%.
battle_royal-hint-hinders = { $move }: your opponent can do less on their next turn. Win chance: about { $percent }%.
battle_royal-hint-boosts = { $move }: your attacks do more damage this turn. Win chance: about { $percent }%.
battle_royal-hint-grows = { $move }: it evolves a Basic Pokémon straight into a Stage 2. Win chance: about { $percent }%.
battle_royal-hint-copies = { $move }: it copies another attack and needs no Energy for that one. Win chance: about { $percent }%.
battle_royal-hint-works = { $move }: its effect can be used now. Win chance: about { $percent }%.
battle_royal-hint-retreat = Retreat { $mon } for { $other }: { $other } has { $hp } HP left. Win chance: about { $percent }%.
battle_royal-hint-retreat-attacks = Retreat { $mon } for { $other }: { $other } can pay for { $attack }. Win chance: about { $percent }%.
battle_royal-hint-retreat-hurt = Retreat { $mon } for { $other }: { $mon } has { $hp } HP left and would soon give a Prize card away. Win chance: about { $percent }%.
battle_royal-hint-attack-wins = Attack { $target } with { $mon }’s { $attack }: that is your last Prize card.
battle_royal-hint-attack-falls = Attack { $seat }’s { $target } with { $mon }’s { $attack }: it has { $hp } HP left and is Knocked Out, so you take a Prize card. Win chance: about { $percent }%.
battle_royal-hint-attack = Attack { $seat }’s { $target } with { $mon }’s { $attack }: it does { $damage } damage and leaves { $hp } HP. Win chance: about { $percent }%.
battle_royal-hint-attack-coins = Attack { $seat }’s { $target } with { $mon }’s { $attack }: it does { $least } to { $most } damage, depending on coins. Win chance: about { $percent }%.
battle_royal-hint-end-turn = End the turn: you have no attack left{ $count ->
    [0] .
    [one] , and the only other thing you could do was not found to be better.
   *[other] , and none of the { $count } other things you could do was found to be better.
} Win chance: about { $percent }%.
battle_royal-hint-end-turn-early = End the turn: { $count ->
    [one] the only other thing you could do was not found to be better.
   *[other] none of the { $count } other things you could do, attacks included, was found to be better.
} Win chance: about { $percent }%.
battle_royal-hint-opponent = Choose { $seat }: they have { $count ->
    [one] 1 Prize card
   *[other] { $count } Prize cards
} left and { $mons } Pokémon in play. Win chance: about { $percent }%.
battle_royal-hint-own = Choose { $mon }: it has { $hp } HP left and { $count } Energy. Win chance: about { $percent }%.
battle_royal-hint-theirs = Choose { $seat }’s { $mon }: it has { $hp } HP left and { $count } Energy. Win chance: about { $percent }%.
battle_royal-hint-card = Choose { $card }: { $why }. Win chance: about { $percent }%.
battle_royal-good-basic = as a Basic Pokémon it can go straight to your Bench
battle_royal-good-evolves = your { $mon } can evolve into it
battle_royal-good-later = it evolves one of your Pokémon later
battle_royal-good-energy = it pays for attacks and retreats
battle_royal-good-supporter = you may play a Supporter on each turn
battle_royal-good-stadium = as a Stadium it stays in play
battle_royal-good-tool = as a Tool it stays with a Pokémon
battle_royal-good-item = you may play as many Items as you like
battle_royal-hint-card-discarded = Discard { $card }: the effect costs a card, and you keep your others. Win chance: about { $percent }%.
battle_royal-hint-card-robbed = Discard { $card }: your opponent can no longer play it. Win chance: about { $percent }%.
battle_royal-hint-card-leaves = Choose { $card }: it leaves play and no longer works. Win chance: about { $percent }%.
battle_royal-hint-card-saves = Choose { $card } first: if it saves your Pokémon, the other effect stays unused. Win chance: about { $percent }%.
battle_royal-hint-attached = Choose { $card }: it leaves { $mon } with { $count ->
    [one] 1 other Energy card
   *[other] { $count } other Energy cards
}. Win chance: about { $percent }%.
battle_royal-hint-pay = Discard { $card }: { $mon } keeps { $count ->
    [one] 1 other Energy card
   *[other] { $count } other Energy cards
}. Win chance: about { $percent }%.
battle_royal-hint-copy = Copy { $card }’s { $attack }: { $damage ->
    [0] it takes effect without its own Energy
   *[other] it does { $damage } damage before anything is added
}. Win chance: about { $percent }%.
battle_royal-hint-fill = Move { $mon } up: it has { $hp } HP left. Win chance: about { $percent }%.
battle_royal-hint-fill-attacks = Move { $mon } up: it can pay for { $attack }. Win chance: about { $percent }%.
battle_royal-hint-choice = Choose this: of the outcomes that were tried, it leaves you furthest ahead. Win chance: about { $percent }%.
battle_royal-hint-done = Choose no more: the text lets you stop here, and every further choice would cost you. Win chance: about { $percent }%.
battle_royal-because-place = It has enough HP to last, and attacks for little Energy.
battle_royal-because-bench = It can move up when an Active Spot becomes empty.
battle_royal-because-evolve = It has more HP then, and keeps its Energy.
battle_royal-because-energy-ready = That Pokémon can now pay for an attack.
battle_royal-because-energy-nearer = That Pokémon is one step nearer to an attack.
battle_royal-because-energy-spare = That Pokémon can pay for its attacks, and this pays for a retreat.
battle_royal-because-tool = A Tool keeps working until its Pokémon leaves play.
battle_royal-because-stadium = A Stadium keeps working until another one replaces it.
battle_royal-because-searches = It finds cards in the deck.
battle_royal-because-draws = It draws cards.
battle_royal-because-recycles = It brings cards back from the discard pile.
battle_royal-because-energizes = It attaches Energy besides what may be attached on a turn.
battle_royal-because-hurts = It takes HP from opposing Pokémon.
battle_royal-because-heals = It heals damage.
battle_royal-because-pulls = It makes another opposing Pokémon Active.
battle_royal-because-switches = It makes another Pokémon Active without a Retreat Cost.
battle_royal-because-afflicts = It leaves an opposing Pokémon with a Special Condition.
battle_royal-because-robs = It costs the opponent cards or Energy.
battle_royal-because-hinders = The opponent can do less on their next turn.
battle_royal-because-boosts = Attacks did more damage after it.
battle_royal-because-grows = It evolves a Basic Pokémon straight into a Stage 2.
battle_royal-because-copies = It copies another attack and needs no Energy for that one.
battle_royal-because-works = Its effect could be used then.
battle_royal-because-retreat = The Pokémon that comes up has HP left to fight.
battle_royal-because-retreat-attacks = The Pokémon that comes up can pay for an attack.
battle_royal-because-retreat-hurt = It had lost half of its HP and would soon have given a Prize card away.
battle_royal-because-attack-wins = That was the last Prize card.
battle_royal-because-attack-falls = It Knocks the target Out and takes a Prize card.
battle_royal-because-attack = It does damage to a Pokémon that stays in the fight.
battle_royal-because-attack-coins = It does damage, and more of it with heads.
battle_royal-because-end-turn = There was no attack left.
battle_royal-because-end-turn-early = None of the attacks that were left was found to be better.
battle_royal-because-opponent = It goes by the Prize cards and the Pokémon in play.
battle_royal-because-own = It goes by the HP and the Energy of its own Pokémon.
battle_royal-because-theirs = It goes by the HP and the Energy of the opposing Pokémon.
battle_royal-because-card = It goes by what the card can do in play.
battle_royal-because-card-discarded = The effect cost a card, and the others stayed in hand.
battle_royal-because-card-robbed = The opponent can no longer play that card.
battle_royal-because-card-leaves = That card leaves play and no longer works.
battle_royal-because-card-saves = If one effect saves the Pokémon, the other one stays unused.
battle_royal-because-attached = It goes by the Energy that stays attached.
battle_royal-because-pay = It goes by the Energy that stays attached.
battle_royal-because-copy = It goes by the damage and the effects of the attacks that can be copied.
battle_royal-because-fill = It has HP left to fight.
battle_royal-because-fill-attacks = It can pay for an attack.
battle_royal-because-choice = Of the outcomes that were tried, it ended furthest ahead.
battle_royal-because-done = The text lets one stop there, and every further choice would have cost something.
battle_royal-hint-move-play = Play { $card }
battle_royal-hint-move-use = Use { $card }
battle_royal-hint-move-ability = Use { $mon }’s Ability
battle_royal-hint-move-ability-for-attack = Use { $mon }’s Ability in place of an attack
battle_royal-hint-move-attack = Attack { $seat }’s { $target } with { $mon }’s { $attack }
battle_royal-hint-move-attack-nobody = Use { $mon }’s { $attack } without a target
