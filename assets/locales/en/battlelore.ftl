# BattleLore: all texts of the game. `imps-table` reads this file at start; the Japanese one has the same keys.

## The shelf

game-battlelore = BattleLore
game-battlelore-tagline = Cards give the orders, dice decide
game-battlelore-about = Two armies meet on a field of hexes. Play a card to order some of your units, move them, and let the battle dice fall: helmets strike, flags drive back, and units side by side stand firm. In Lore adventures Wizards, Clerics, Rogues and Warriors bend the rules. For two players.

## Sides and sections

battlelore-south = South
battlelore-north = North
battlelore-left = Left Wing
battlelore-centre = Centre
battlelore-right = Right Wing
battlelore-list = { $first }, { $last }
battlelore-at = { $what } { $hex }

## Banners and dice

battlelore-green = Green
battlelore-blue = Blue
battlelore-red = Red

battlelore-face-green = green helmet
battlelore-face-blue = blue helmet
battlelore-face-red = red helmet
battlelore-face-strike = Bonus Strike
battlelore-face-flag = flag
battlelore-face-lore = Lore

## Units

battlelore-unit-human-light-foot = Light Foot
battlelore-unit-human-light-foot-about = Quick swordsmen: they move up to 2 hexes and still battle, but roll only 2 dice.
battlelore-unit-human-foot = Regular Foot
battlelore-unit-human-foot-about = The backbone of the line: 3 dice after a move of 1 hex, or a move of 2 hexes without battle.
battlelore-unit-human-heavy-foot = Heavy Foot
battlelore-unit-human-heavy-foot-about = Slow and hard to withstand: they move 1 hex and roll 4 dice.
battlelore-unit-human-archer = Archers
battlelore-unit-human-archer-about = Light foot with bows: range 4, and 1 die fewer after moving.
battlelore-unit-human-light-horse = Light Horse
battlelore-unit-human-light-horse-about = Fast riders: they move up to 4 hexes, still battle with 2 dice, and may pursue and attack once more.
battlelore-unit-human-horse = Regular Horse
battlelore-unit-human-horse-about = They move up to 3 hexes, still battle with 3 dice, and may pursue and attack once more.
battlelore-unit-human-heavy-horse = Heavy Horse
battlelore-unit-human-heavy-horse-about = They move up to 2 hexes, still battle with 4 dice, and may pursue and attack once more.
battlelore-unit-dwarf-crossbow = Dwarf Crossbows
battlelore-unit-dwarf-crossbow-about = Light foot, Bold by nature. Their crossbows have range 3, and Bonus Strikes hit at range.
battlelore-unit-dwarf-foot = Dwarf Foot
battlelore-unit-dwarf-foot-about = Regular foot, Bold by nature.
battlelore-unit-dwarf-heavy-foot = Dwarf Heavy Foot
battlelore-unit-dwarf-heavy-foot-about = Heavy foot, Bold by nature.
battlelore-unit-goblin-foot = Goblin Foot
battlelore-unit-goblin-foot-about = Light foot. Frightened: they run 2 hexes for each flag and may lose more figures on the way.
battlelore-unit-goblin-archer = Goblin Archers
battlelore-unit-goblin-archer-about = Light foot with bows, range 4. Frightened: they run 2 hexes for each flag.
battlelore-unit-goblin-lizard-rider = Lizard Riders
battlelore-unit-goblin-lizard-rider-about = Light mounted goblins: they move up to 4 hexes and still battle. Frightened: they run 2 hexes for each flag.
battlelore-unit-hobgoblin-foot = Hobgoblin Foot
battlelore-unit-hobgoblin-foot-about = Regular foot of the goblins. Frightened: they run 2 hexes for each flag.
battlelore-unit-giant-spider = Giant Spider
battlelore-unit-giant-spider-about = A Creature: hits on it are rolled again, and only its own colour then eliminates it. It spends Lore on webs and poison.
battlelore-unit-earth-elemental = Earth Elemental
battlelore-unit-earth-elemental-about = A Creature that has to be called. It never retreats, and it makes the ground shake.
battlelore-unit-human-longbow = Longbows
battlelore-unit-human-longbow-about = Regular foot with longbows: range 4, and Bonus Strikes hit at range. 1 die fewer after moving.
battlelore-unit-human-arbalest = Arbalests
battlelore-unit-human-arbalest-about = Light foot with arbalests: range 3, and Bonus Strikes hit at range. No battle after moving.
battlelore-unit-human-knight = Knights
battlelore-unit-human-knight-about = Heavy horse, Bold by nature.

battlelore-arm-foot = Foot
battlelore-arm-mounted = Mounted
battlelore-arm-creature = Creature
battlelore-morale-bold = Bold { $n }: { $sources }
battlelore-morale-frightened = Frightened: 2 hexes for each flag

## Weapons

battlelore-weapon-short-sword = Short sword
battlelore-weapon-short-sword-about = Melee. Bonus Strikes hit, but against mounted units one Bonus Strike of each roll is ignored.
battlelore-weapon-long-sword = Long sword
battlelore-weapon-long-sword-about = Melee. Bonus Strikes hit every unit.
battlelore-weapon-common-bow = Common bow
battlelore-weapon-common-bow-about = Range 4. Bonus Strikes miss. 1 die fewer after moving.
battlelore-weapon-crossbow = Crossbow
battlelore-weapon-crossbow-about = Range 3. Bonus Strikes hit at range and miss in melee. 1 die fewer after moving.
battlelore-weapon-longbow = Longbow
battlelore-weapon-longbow-about = Range 4. Bonus Strikes hit at range and miss in melee. 1 die fewer after moving.
battlelore-weapon-arbalest = Arbalest
battlelore-weapon-arbalest-about = Range 3. Bonus Strikes hit at range and miss in melee. No battle after moving.
battlelore-weapon-special = Natural weapons
battlelore-weapon-special-about = Melee. Bonus Strikes hit every unit.

## Terrain

battlelore-terrain-plain = Plain
battlelore-terrain-plain-about = Open ground, without any effect.
battlelore-terrain-forest = Forest
battlelore-terrain-forest-about = A move ends here, and a unit that enters it cannot pursue this turn. Attacks into it or out of it roll at most 2 dice. It blocks line of sight.
battlelore-terrain-hill = Hill
battlelore-terrain-hill-about = Attacks out of it roll at most 3 dice, and attacks into it from hexes that are not hills at most 2. It blocks line of sight, except from the same group of hills.
battlelore-terrain-ford = Ford
battlelore-terrain-ford-about = A move ends here. Attacks out of it roll at most 2 dice. A unit that gains ground into it may still pursue.
battlelore-terrain-river = River
battlelore-terrain-river-about = No unit can enter it, not even in retreat.
battlelore-terrain-bridge = Bridge
battlelore-terrain-bridge-about = A unit on it is Bold.
battlelore-terrain-rampart = Rampart
battlelore-terrain-rampart-about = A unit on it is Bold. Melee attacks into it roll at most 2 dice.
battlelore-terrain-circle = Summoning Circle
battlelore-terrain-circle-about = An ordered unit on it may call the Earth Elemental instead of battling. It stops no unit, blocks no view and limits no dice.
battlelore-ground-forest = Forest: the move stops; attacks into it or out of it roll at most 2 dice.
battlelore-ground-hill = Hill: attacks out of it roll at most 3 dice, attacks into it from other ground at most 2.
battlelore-ground-ford = Ford: the move stops; attacks out of it roll at most 2 dice.
battlelore-ground-free-ford = Ford: attacks out of it roll at most 2 dice. It stops nobody here.
battlelore-ground-river = River: no unit can enter.
battlelore-ground-bridge = Bridge: a unit on it is Bold.
battlelore-ground-rampart = Rampart: a unit on it is Bold; melee attacks into it roll at most 2 dice.
battlelore-ground-landmark = Landmark: the move stops without battle this turn; attacks into it or out of it roll at most 2 dice. A unit on it is Bold.
battlelore-ground-circle = Summoning Circle: an ordered unit on it may call the Earth Elemental.

## Landmarks

battlelore-landmark-about = A move ends here, without battle this turn. Attacks into it or out of it roll at most 2 dice. The unit on it is Bold. It blocks line of sight.
battlelore-landmark-stronghold = Stronghold
battlelore-landmark-stronghold-about = Its owner’s units next to it are Bold.
battlelore-landmark-pentacle = Magic Pentacle
battlelore-landmark-pentacle-about = Its owner takes 1 Lore token at the end of each of their turns with one of their units on it.
battlelore-landmark-pool = Healing Pool
battlelore-landmark-pool-about = An ordered unit of its owner that begins here and neither moves nor battles rolls 2 dice: each die of its colour and each Lore symbol returns 1 figure. Lore symbols give no tokens here.
battlelore-landmark-den = Rogue’s Den
battlelore-landmark-den-about = Two dens with a passage: ordered foot of its owner may go from one to the other as its whole move, without battle.
battlelore-landmark-camp = Training Camp
battlelore-landmark-camp-about = An ordered green or blue unit of its owner, but no Creature, that begins here and neither moves nor battles rises by one colour. Its figures and its weapon stay the same, and the camp is removed.

## Command cards

battlelore-section-card = Section card
battlelore-tactic-card = Tactic card

battlelore-card-sco-l = Scout Left
battlelore-card-sco-c = Scout Centre
battlelore-card-sco-r = Scout Right
battlelore-card-pat-l = Patrol Left
battlelore-card-pat-c = Patrol Centre
battlelore-card-pat-r = Patrol Right
battlelore-card-att-l = Attack Left
battlelore-card-att-c = Attack Centre
battlelore-card-att-r = Attack Right
battlelore-card-adv-l = Advance Left
battlelore-card-adv-c = Advance Centre
battlelore-card-adv-r = Advance Right
battlelore-card-otm = On the March
battlelore-card-fwd = Forward
battlelore-card-sur = Surround
battlelore-card-mch = Mounted Charge
battlelore-card-fon = Foot Onslaught
battlelore-card-dts = Darken the Sky
battlelore-card-lea = Leadership
battlelore-card-cat = Counter Attack
battlelore-card-blo = BattleLore
battlelore-card-grn = Green Banners
battlelore-card-blu = Blue Banners
battlelore-card-red = Red Banners

battlelore-card-sco-l-about = Order 1 unit on your Left Wing. When you draw, draw 2 cards and keep 1.
battlelore-card-sco-c-about = Order 1 unit in the Centre. When you draw, draw 2 cards and keep 1.
battlelore-card-sco-r-about = Order 1 unit on your Right Wing. When you draw, draw 2 cards and keep 1.
battlelore-card-pat-l-about = Order 2 units on your Left Wing.
battlelore-card-pat-c-about = Order 2 units in the Centre.
battlelore-card-pat-r-about = Order 2 units on your Right Wing.
battlelore-card-att-l-about = Order 3 units on your Left Wing.
battlelore-card-att-c-about = Order 3 units in the Centre.
battlelore-card-att-r-about = Order 3 units on your Right Wing.
battlelore-card-adv-l-about = Order as many units on your Left Wing as you have Command cards, this one included.
battlelore-card-adv-c-about = Order as many units in the Centre as you have Command cards, this one included.
battlelore-card-adv-r-about = Order as many units on your Right Wing as you have Command cards, this one included.
battlelore-card-otm-about = Order 1 unit in each section.
battlelore-card-fwd-about = Order 2 units in each section.
battlelore-card-sur-about = Order 2 units on each wing.
battlelore-card-mch-about = Order as many mounted units as you have Command cards, this one included. They roll 1 extra die in melee.
battlelore-card-fon-about = Order as many linked foot units as you have Command cards, this one included. They may move up to 2 hexes and still battle, in melee only.
battlelore-card-dts-about = Order all your missile units. Each may shoot twice; they may not move, and battle only at range.
battlelore-card-lea-about = Order 1 unit anywhere. It rolls 1 extra die.
battlelore-card-cat-about = This card becomes your opponent’s last Command card, with Left and Right exchanged.
battlelore-card-blo-about = Roll a die for each of your Command cards, this one included: a helmet orders a unit of its colour, a Bonus Strike any unit. They roll 1 extra die. In the Draw phase, deck and discards are shuffled together.
battlelore-card-grn-about = Order as many green units as you have Command cards, this one included.
battlelore-card-blu-about = Order as many blue units as you have Command cards, this one included.
battlelore-card-red-about = Order as many red units as you have Command cards, this one included.
battlelore-card-fallback = If you have no such unit: order 1 unit of your choice.

## War Council

battlelore-class-commander = Commander
battlelore-class-wizard = Wizard
battlelore-class-cleric = Cleric
battlelore-class-rogue = Rogue
battlelore-class-warrior = Warrior
battlelore-class-creature = Creature
battlelore-class-commander-about = Level 1, 2 or 3: a hand of 4, 5 or 6 Command cards.
battlelore-class-wizard-about = Fire, lightning and distance: strikes from afar and answers to other Lore.
battlelore-class-cleric-about = Healing, courage and protection, and now and then wrath.
battlelore-class-rogue-about = Theft, fear and false reports: takes what the opponent needs most.
battlelore-class-warrior-about = Strength and discipline: better attacks and more orders. Only one Warrior card grows with the level.
battlelore-class-creature-about = One level lets your army’s Creature take the field.
battlelore-class-level = { $class }, level { $level }
battlelore-council-none = Not in the Council

## Powers of Creatures

battlelore-power-web = Web
battlelore-power-web-about = The target, if it is still adjacent, cannot move, gain ground, retreat or battle back. Not on Creatures.
battlelore-power-poison = Poison
battlelore-power-poison-about = If the attack hit: at the start of each turn of the spider’s side a die is rolled for the target. Its colour removes 1 figure, Lore ends the poison. Not on Creatures.
battlelore-power-tremor = Tremor
battlelore-power-tremor-about = All adjacent units retreat 1 hex.
battlelore-power-earthquake = Earthquake
battlelore-power-earthquake-about = All adjacent units but Creatures lose 1 figure; then all adjacent units retreat 1 hex.

## When Lore cards are played

battlelore-when-along = Together with your Command card
battlelore-when-lieu = Instead of a Command card
battlelore-when-order = After your units are ordered
battlelore-when-move = Before one of your units moves
battlelore-when-roll = Before the dice of your attack
battlelore-when-defend = Before the dice of an attack on you
battlelore-when-dice = After the dice of an attack
battlelore-when-back = After your unit survives a melee attack
battlelore-when-follow = After gaining ground
battlelore-when-loss = After you lose a unit
battlelore-when-react-command = Against a Command card
battlelore-when-react-lore = Against a Lore card
battlelore-when-end = At the start of your Draw phase

## Lore cards: Wizard ($n, $m: numbers that depend on the level)

battlelore-lore-arcane-spark = Arcane Spark
battlelore-lore-arcane-spark-about = Your attacking unit rolls 1 extra die.
battlelore-lore-veil-of-mist = Veil of Mist
battlelore-lore-veil-of-mist-about = Against a ranged attack: your opponent rolls 1 die fewer. Without dice the attack is over.
battlelore-lore-magic-missiles = Magic Missiles
battlelore-lore-magic-missiles-about = Roll { $n ->
    [one] 1 die
   *[other] { $n } dice
} against an enemy unit within 4 hexes of one of your units. Its colour and Bonus Strikes hit.
battlelore-lore-eagle-eye = Eagle Eye
battlelore-lore-eagle-eye-about = All your missile units: range +{ $n } this turn. They still need line of sight.
battlelore-lore-stone-skin = Stone Skin
battlelore-lore-stone-skin-about = 1 hit of this roll on your unit does not count.
battlelore-lore-dispel-lore = Dispel Lore
battlelore-lore-dispel-lore-about = The Lore card just played has no effect. Its cost is not returned.
battlelore-lore-blinding-light = Blinding Light
battlelore-lore-blinding-light-about = When you are attacked: { $n ->
    [one] your opponent rolls 1 die fewer
   *[other] your opponent rolls { $n } dice fewer
}, but at least 1.
battlelore-lore-forest-frenzy = Forest Frenzy
battlelore-lore-forest-frenzy-about = Roll { $n ->
    [one] 1 die
   *[other] { $n } dice
} against each enemy unit in a forest or next to one. Its colour and Bonus Strikes hit.
battlelore-lore-mass-speed = Mass Speed
battlelore-lore-mass-speed-about = All ordered units may move 1 hex further and still battle.
battlelore-lore-portal = Portal
battlelore-lore-portal-about = Place one of your units on an empty hex up to { $n ->
    [one] 1 hex
   *[other] { $n } hexes
} away. This does not count as a move: it may be ordered, move and battle.
battlelore-lore-enchanted-mass-might = Enchanted Mass Might
battlelore-lore-enchanted-mass-might-about = All units that you order this turn roll 1 extra die in melee.
battlelore-lore-chain-lightning = Chain Lightning
battlelore-lore-chain-lightning-about = Roll { $n ->
    [one] 1 die
   *[other] { $n } dice
} against an enemy unit. Its colour and Bonus Strikes hit. After a hit, strike a new enemy unit next to it with 1 die fewer, and so on.
battlelore-lore-hills-rumble = Hills Rumble
battlelore-lore-hills-rumble-about = Roll { $n ->
    [one] 1 die
   *[other] { $n } dice
} against each enemy unit on a hill or next to one. Its colour and Bonus Strikes hit.
battlelore-lore-fireball = Fireball
battlelore-lore-fireball-about = Roll { $n ->
    [one] 1 die
   *[other] { $n } dice
} against an enemy unit. Its colour hits, and a single Lore symbol eliminates it, even a Creature.
battlelore-lore-creeping-doom = Creeping Doom
battlelore-lore-creeping-doom-about = Roll 3 dice against each of up to { $n ->
    [one] 1 linked enemy unit
   *[other] { $n } linked enemy units
}. Its colour and Bonus Strikes hit.

## Lore cards: Cleric

battlelore-lore-prayer = Prayer
battlelore-lore-prayer-about = Take { $n ->
    [one] 1 Lore token
   *[other] { $n } Lore tokens
}.
battlelore-lore-steadfast = Steadfast
battlelore-lore-steadfast-about = Your attacked unit gains Bold 1 for this attack, and with it the right to battle back.
battlelore-lore-bless = Bless
battlelore-lore-bless-about = Your attacking unit rolls 1 extra die, and each Lore symbol is a hit instead of a token.
battlelore-lore-move-as-the-wind = Move as the Wind
battlelore-lore-move-as-the-wind-about = { $n ->
    [one] The unit may move 1 hex further and still battle.
   *[other] The unit may move { $n } hexes further and still battle.
}
battlelore-lore-laying-on-of-hands = Healing Touch
battlelore-lore-laying-on-of-hands-about = { $n ->
    [one] 1 figure returns to 1 of your units with losses. Not for Creatures.
   *[other] { $n } figures return to 1 of your units with losses. Not for Creatures.
}
battlelore-lore-sanctuary = Sanctuary
battlelore-lore-sanctuary-about = A ranged attack on one of your units is over without a roll.
battlelore-lore-guiding-hand = Guiding Hand
battlelore-lore-guiding-hand-about = Order up to { $n ->
    [one] 1 unit
   *[other] { $n } units
} anywhere.
battlelore-lore-courage = Courage
battlelore-lore-courage-about = All your units gain Bold 1 until the start of your next turn.
battlelore-lore-turn-aside = Turn Aside
battlelore-lore-turn-aside-about = All dice that hit your unit are rolled again once. The new faces count.
battlelore-lore-mass-healing = Mass Healing
battlelore-lore-mass-healing-about = 1 figure returns to each of up to { $n } of your units with losses. Not for Creatures.
battlelore-lore-curse = Curse
battlelore-lore-curse-about = Until the start of your next turn, an enemy unit rolls { $n ->
    [one] 1 die fewer
   *[other] { $n } dice fewer
}, but at least 1, when it attacks or battles back.
battlelore-lore-divine-wrath = Divine Wrath
battlelore-lore-divine-wrath-about = Roll { $n ->
    [one] 1 die
   *[other] { $n } dice
} against an enemy unit. Its colour and Lore symbols hit.
battlelore-lore-martyrs = Martyrs
battlelore-lore-martyrs-about = Take { $n ->
    [one] 1 Lore token
   *[other] { $n } Lore tokens
} and draw 1 Lore card.
battlelore-lore-river-rage = River Rage
battlelore-lore-river-rage-about = Roll { $n ->
    [one] 1 die
   *[other] { $n } dice
} against each enemy unit in a ford, or next to a ford or river. Its colour and Bonus Strikes hit.
battlelore-lore-resurrection = Resurrection
battlelore-lore-resurrection-about = One of your eliminated units returns on an empty hex of your baseline with at most { $n ->
    [one] 1 figure
   *[other] { $n } figures
}. Your opponent keeps the Victory Banner. Not for Creatures.

## Lore cards: Rogue

battlelore-lore-pick-pocket = Pick Pocket
battlelore-lore-pick-pocket-about = Steal up to { $n ->
    [one] 1 Lore token
   *[other] { $n } Lore tokens
} from your opponent.
battlelore-lore-sabotage = Sabotage
battlelore-lore-sabotage-about = When you are attacked: Bonus Strikes of this roll miss.
battlelore-lore-deja-vu = Déjà Vu
battlelore-lore-deja-vu-about = The Command card that you played returns to your hand. You draw none.
battlelore-lore-spy = Spy
battlelore-lore-spy-about = Look at your opponent’s Command and Lore cards. You may discard one of the Lore cards.
battlelore-lore-ambush = Ambush
battlelore-lore-ambush-about = Against a melee attack: your unit battles back first, Bold or not. The attack goes on only if the attacker still stands in its hex.
battlelore-lore-hidden-path = Hidden Path
battlelore-lore-hidden-path-about = A foot unit may move 1 hex further and still battle. No terrain stops it, and it may pass through your own units.
battlelore-lore-false-orders = False Orders
battlelore-lore-false-orders-about = { $n ->
    [one] The Command card just played orders 1 unit fewer, but at least 1.
   *[other] The Command card just played orders { $n } units fewer, but at least 1.
}
battlelore-lore-terrified = Terrified
battlelore-lore-terrified-about = An enemy unit retreats { $n ->
    [one] 1 hex
   *[other] { $n } hexes
}, Bold or not. If its way is blocked, it loses at most 1 figure. Not against Creatures.
battlelore-lore-poisoned-blades = Poisoned Blades
battlelore-lore-poisoned-blades-about = Each Lore symbol of your roll is a hit instead of a token.
battlelore-lore-smoke-screen = Smoke Screen
battlelore-lore-smoke-screen-about = Until the start of your next turn, ranged attacks on your units roll 1 die plus any extra dice.
battlelore-lore-thieves-bargain = Thieves’ Bargain
battlelore-lore-thieves-bargain-about = { $m ->
    [one] Draw { $n ->
        [one] 1 Lore card
       *[other] { $n } Lore cards
    }, then discard 1 from your hand.
   *[other] Draw { $n ->
        [one] 1 Lore card
       *[other] { $n } Lore cards
    }, then discard { $m } from your hand.
}
battlelore-lore-double-agent = Double Agent
battlelore-lore-double-agent-about = Swap a Command card from your hand for a random one of your opponent’s. Both of you see the two cards.
battlelore-lore-night-march = Night March
battlelore-lore-night-march-about = Order up to { $n ->
    [one] 1 unit
   *[other] { $n } units
} anywhere. They may move twice as far as usual, but no unit battles this turn.
battlelore-lore-assassins = Assassins
battlelore-lore-assassins-about = An enemy unit within 3 hexes of one of your units loses 1 figure. Then roll { $n ->
    [one] 1 die
   *[other] { $n } dice
} against it: its colour and Bonus Strikes hit. Not against Creatures.
battlelore-lore-foiled = Foiled
battlelore-lore-foiled-about = The Lore card just played has no effect. Its cost is not returned.

## Lore cards: Warrior

battlelore-lore-battle-cry = Battle Cry
battlelore-lore-battle-cry-about = The unit rolls 1 extra die in this melee attack and in all its later ones this turn.
battlelore-lore-shield-wall = Shield Wall
battlelore-lore-shield-wall-about = For a foot unit with support: your opponent rolls 1 die fewer, but at least 1.
battlelore-lore-second-wind = Second Wind
battlelore-lore-second-wind-about = An ordered foot unit may move 1 hex further and still battle.
battlelore-lore-hold-the-line = Hold the Line
battlelore-lore-hold-the-line-about = The flags of this roll have no effect.
battlelore-lore-swift-reprisal = Swift Reprisal
battlelore-lore-swift-reprisal-about = A unit that is not Bold and kept its hex may battle back.
battlelore-lore-relentless = Relentless
battlelore-lore-relentless-about = A foot unit that just gained ground may make a bonus melee attack. Not from a landmark.
battlelore-lore-cleave = Cleave
battlelore-lore-cleave-about = In your melee attack: roll any dice that are not hits again once. The new faces count.
battlelore-lore-steel-nerves = Steel Nerves
battlelore-lore-steel-nerves-about = All ordered units gain Bold 1 until the start of your next turn.
battlelore-lore-volley = Volley
battlelore-lore-volley-about = A missile unit that did not move may shoot twice. Not with Darken the Sky.
battlelore-lore-wild-charge = Wild Charge
battlelore-lore-wild-charge-about = All ordered mounted units may move 1 hex further and still battle, and roll 1 extra die in their first melee attack.
battlelore-lore-field-command = Field Command
battlelore-lore-field-command-about = Order as many units anywhere as you have Command cards.
battlelore-lore-berserk-rage = Berserk Rage
battlelore-lore-berserk-rage-about = In melee: 1 extra die, and each Bonus Strike that hits counts as 2 hits. After the battle the unit loses 1 figure, but never its last. Not for Creatures.
battlelore-lore-veterans = Veterans
battlelore-lore-veterans-about = Up to { $n ->
    [one] 1 ordered unit
   *[other] { $n } ordered units
} roll 1 extra die and gain Bold 1 this turn.
battlelore-lore-rally = Rally
battlelore-lore-rally-about = 1 figure returns to each of up to 3 of your units with losses. Not for Creatures.
battlelore-lore-assault = Assault
battlelore-lore-assault-about = Order all your units. This turn they may battle only in melee.

battlelore-lore-cost = { $class } { $number }, { $cost ->
    [one] 1 token
   *[other] { $cost } tokens
}
battlelore-lore-out-of-character = No { $class } in your Council: the card costs 3 tokens more and has level 1.

## Scenarios

battlelore-scenario = Scenario
battlelore-scenario-about = Field, armies and victory.
battlelore-scenario-own = Your own scenario
battlelore-scenario-own-lore = Your own scenario with Lore
battlelore-scenario-s1 = Muster Field
battlelore-scenario-s1-about = Every spring the two halves of the kingdom show each other their banners, and this year nobody can say who drew first. Two equal armies on open ground, to learn with. Difficulty 1 of 5.
battlelore-scenario-s2 = Saint Crispin’s Meadow
battlelore-scenario-s2-about = A king with a tired army and many bows stands between two woods; the dukes have brought the finest horses and very little patience. Bows against heavy horse, with forests and hills. Difficulty 2 of 5.
battlelore-scenario-s3 = Two Fords and a Bridge
battlelore-scenario-s3-about = For a hundred years the two banks have quarrelled over the toll, and in one night both captains decide to have breakfast on the other side. Two equal armies, and a river with two fords and one bridge. Difficulty 3 of 5.
battlelore-scenario-s4 = Raid on the High Village
battlelore-scenario-s4-about = A village high above the plain has a full granary and a thin garrison, and the raiders know both. South gains a Victory Banner, once, for a unit in the village when its turn begins. Difficulty 3 of 5.
battlelore-scenario-s5 = The Ore Road
battlelore-scenario-s5-about = Once a month the Iron Dwarves bring their ore down the old road, and this time the hills have eyes. A goblin host against a few who never run: Bold against Frightened units. Difficulty 4 of 5.
battlelore-scenario-s6 = The Two Apprentices
battlelore-scenario-s6-about = The old master died without naming an heir, and both apprentices found soldiers to help with the argument. A Lore adventure with a young Wizard on each side: Lore tokens and Wizard cards. Difficulty 4 of 5.
battlelore-scenario-s7 = The Spider of Vallone
battlelore-scenario-s7-about = In the gorge of Vallone something has grown too large for its web, and the goblins march behind it. A Lore adventure with War Councils, landmarks and a Giant Spider. Difficulty 5 of 5.
battlelore-scenario-s8 = The Sleeper under the Stones
battlelore-scenario-s8-about = Two armies with the best bows and the proudest knights meet at the old stones on the heath, below which something sleeps. A Lore adventure with longbows, arbalests and knights. Difficulty 5 of 5.

battlelore-turns = Length
battlelore-turns-about = When the match ends at the latest. Then the side that needs fewer Victory Banners wins.
battlelore-turns-200 = Full
battlelore-turns-200-about = 200 turns, far more than a match needs.
battlelore-turns-40 = Short
battlelore-turns-40-about = 40 turns, 20 for each side.

battlelore-setup-data = The data files of BattleLore cannot be read.
battlelore-setup-turns = A match has 1 to 200 turns; choose a number in between.
battlelore-setup-scenario = There is no scenario of this name; choose one from the list.
battlelore-setup-council = This War Council does not fit the scenario; spend all its levels, at least one of them on the Commander.

## Lesson: Muster Field

battlelore-lesson-muster-field = The first battle
battlelore-lesson-muster-field-about = Order, move, battle, and win Muster Field
battlelore-lesson-muster-field-welcome = Two equal armies meet on open ground; yours is nearest to you. Each enemy unit that you eliminate is worth a Victory Banner. The first side with 4 of them wins.
battlelore-lesson-muster-field-units = A unit is the figures on one hex: 4 on foot, 3 on horseback. The colour of its banner shows its strength: green rolls 2 dice, blue 3. Lost figures do not weaken it; only the last one takes it off the field.
battlelore-lesson-muster-field-command = A turn has five phases: Command, Order, Move, Battle, Draw. It begins with a card from your hand. A Patrol orders 2 units of one section, and archers wait on your Right Wing.
battlelore-lesson-muster-field-command-do = Play Patrol Right.
battlelore-lesson-muster-field-command-why = The other cards will be of use later; Patrol Right, which is marked, begins this battle.
battlelore-lesson-muster-field-order = Only units that you order can move and battle this turn. The red dotted lines divide the field into Left Wing, Centre and Right Wing.
battlelore-lesson-muster-field-order-do = Order both units of the Right Wing.
battlelore-lesson-muster-field-order-why = Patrol Right reaches only the 2 units of your Right Wing; press the 2 marked units.
battlelore-lesson-muster-field-move = Green units on foot move up to 2 hexes and may still battle. Bows have a range of 4 hexes, so your archers have to come nearer.
battlelore-lesson-muster-field-move-do = Move both units forward by 2 hexes.
battlelore-lesson-muster-field-move-why = Both units move to their marked hexes this time; press the unit first, then its hex.
battlelore-lesson-muster-field-shoot = In the Battle phase your archers see the enemy archers. Green rolls 2 dice, but bows roll 1 die fewer after a move. A green helmet is a hit on a unit with a green banner.
battlelore-lesson-muster-field-shoot-do = Attack the archers with your archers.
battlelore-lesson-muster-field-shoot-why = Only your archers can reach an enemy now; press them, then the enemy archers across the field.
battlelore-lesson-muster-field-draw = A green helmet: the enemy lost a figure. In the Draw phase your card was discarded and you drew a new one, so your hand is full again. That was a whole turn; now it is your opponent’s.
battlelore-lesson-muster-field-centre = The enemy foot has advanced 2 hexes. Your Centre has to meet it.
battlelore-lesson-muster-field-centre-do = Play Attack Centre.
battlelore-lesson-muster-field-centre-why = The enemy comes through the Centre; answer with Attack Centre, which is marked.
battlelore-lesson-muster-field-three = Attack Centre orders 3 units. Neighbours protect each other, so order three that stand side by side.
battlelore-lesson-muster-field-three-do = Order the 3 marked units.
battlelore-lesson-muster-field-three-why = A line needs three neighbours; press the 3 marked units of the Centre.
battlelore-lesson-muster-field-line = Blue units on foot move 1 hex and battle, or 2 hexes without battle. Only a card can change that. No enemy is near enough to battle, so go all the way.
battlelore-lesson-muster-field-line-do = Move all three forward by 2 hexes.
battlelore-lesson-muster-field-line-why = Keep the line together: each unit goes to its marked hex; press the unit first, then the hex.
battlelore-lesson-muster-field-bold = A fine line. The unit in the middle has 2 friends beside it, and that makes it Bold: it can ignore a flag, and battle back. Now the enemy plays Foot Onslaught, a card with which foot moves 2 hexes and still attacks. Watch the dice.
battlelore-lesson-muster-field-ignore = A Bonus Strike hit 1 figure. The Lore symbol is a miss in this battle. The flag would drive your unit back, but it is Bold.
battlelore-lesson-muster-field-ignore-do = Ignore the flag.
battlelore-lesson-muster-field-ignore-why = A Bold unit need not retreat; press the button that ignores the flag.
battlelore-lesson-muster-field-back = A Bold unit that kept its hex may answer a melee attack at once, with all its dice, even on the enemy’s turn.
battlelore-lesson-muster-field-back-do = Battle back.
battlelore-lesson-muster-field-back-why = A battle back costs nothing, and it cannot be answered; press “Battle back”.
battlelore-lesson-muster-field-retreat = Your answer hit 1 figure. Then the enemy attacked the end of your line: that unit has only 1 friend beside it, so it is not Bold. For the flag it retreats 1 hex.
battlelore-lesson-muster-field-retreat-do = Retreat to the marked hex.
battlelore-lesson-muster-field-retreat-why = A retreat goes towards your own side; press the marked hex, which keeps the unit close to your line.
battlelore-lesson-muster-field-strike = The line held, and now the enemy stands right in front of it. Your turn begins with a card again.
battlelore-lesson-muster-field-strike-do = Play Attack Centre.
battlelore-lesson-muster-field-strike-why = The battle is in the Centre; play Attack Centre, which is marked.
battlelore-lesson-muster-field-call = Two units of your line stand beside the enemy. The third order calls the horse: it moves up to 3 hexes and still battles.
battlelore-lesson-muster-field-call-do = Order the horse and 2 units of the line.
battlelore-lesson-muster-field-call-why = Order the units that can battle this turn: the horse behind the line and the 2 marked units in it.
battlelore-lesson-muster-field-ride = The retreat left a gap in your line. The horse fills it and stands beside the enemy.
battlelore-lesson-muster-field-ride-do = Move the horse into the gap.
battlelore-lesson-muster-field-ride-why = Only the horse has to move; press it, then the marked hex.
battlelore-lesson-muster-field-stand = An ordered unit need not move. The other two can battle from where they stand.
battlelore-lesson-muster-field-stand-do = End the moves with “Done moving”.
battlelore-lesson-muster-field-stand-why = The line stays where it is; press “Done moving”.
battlelore-lesson-muster-field-melee = An attack on a neighbour is melee, with 3 dice for a blue banner. Blue helmets hit blue banners, and swords hit with Bonus Strikes too.
battlelore-lesson-muster-field-melee-do = Attack with the middle of the line.
battlelore-lesson-muster-field-melee-why = The marked unit of the line begins; press it, then the marked enemy.
battlelore-lesson-muster-field-charge = Two blue helmets, 2 hits. Strike the same unit again while it is weak.
battlelore-lesson-muster-field-charge-do = Attack it with the horse.
battlelore-lesson-muster-field-charge-why = One unit eliminated is worth more than two damaged; attack the same enemy with the horse.
battlelore-lesson-muster-field-gain = 1 hit and a flag: the enemy fell back with its last figure. A unit that drives an enemy back in melee may take its hex.
battlelore-lesson-muster-field-gain-do = Gain ground.
battlelore-lesson-muster-field-gain-why = The enemy has only 1 figure left; press “Gain ground” to follow it.
battlelore-lesson-muster-field-pursue = Horse may pursue: it moves 1 more hex, and then attacks once more.
battlelore-lesson-muster-field-pursue-do = Ride on to the marked hex.
battlelore-lesson-muster-field-pursue-why = From the marked hex the horse can reach its prey; press it.
battlelore-lesson-muster-field-bonus = The enemy has 1 figure left. Now finish it.
battlelore-lesson-muster-field-bonus-do = Attack it once more.
battlelore-lesson-muster-field-bonus-why = A Victory Banner is in reach; press the marked enemy.
battlelore-lesson-muster-field-bar = Eliminated: your first Victory Banner. The horse could gain ground again, but where it is now it blocks the other enemy’s retreat.
battlelore-lesson-muster-field-bar-do = Stay.
battlelore-lesson-muster-field-bar-why = The horse blocks the enemy’s way back; press “Stay”.
battlelore-lesson-muster-field-trap = A unit loses 1 figure for each hex that it cannot retreat. Behind that enemy are your horse and another enemy unit.
battlelore-lesson-muster-field-trap-do = Attack it with the last unit.
battlelore-lesson-muster-field-trap-why = One ordered unit has not battled yet; press it, then the marked enemy.
battlelore-lesson-muster-field-yours = 2 hits, and the flag took the last figures: 2 of 4 Victory Banners. From here you lead alone. Keep units side by side, finish the weak ones first, and ask the Master when in doubt.

## Whose turn, and what is asked

battlelore-phase-muster = Muster
battlelore-phase-command = Command
battlelore-phase-order = Order
battlelore-phase-move = Move
battlelore-phase-battle = Battle
battlelore-phase-draw = Draw

battlelore-ask-command = Play a Command card.
battlelore-ask-command-lore = Play a Command card, or a Lore card that takes its place.
battlelore-ask-order-done = All orders are given: go on to the moves.
battlelore-ask-order-section = { $most ->
    [one] { $section }: order 1 unit.
   *[other] { $section }: order up to { $most } units; { $count } left.
}
battlelore-ask-order-slots = Still to order: { $count } (Left Wing { $left }, Centre { $centre }, Right Wing { $right }).
battlelore-ask-order-fallback = You have no unit of that kind: order 1 unit of your choice.
battlelore-ask-order-linked = { $most ->
    [one] Order 1 foot unit.
   *[other] Order up to { $most } linked foot units: { $count } left.
}
battlelore-ask-order-mounted = { $most ->
    [one] Order 1 mounted unit.
   *[other] Order up to { $most } mounted units: { $count } left.
}
battlelore-ask-order-colour = { $most ->
    [one] { $colour } banners: order 1 unit.
   *[other] { $colour } banners: order up to { $most } units; { $count } left.
}
battlelore-ask-order-missile = Order any of your missile units: { $count } left.
battlelore-ask-order-everybody = Order any of your units: { $count } left.
battlelore-ask-order-any = { $most ->
    [one] Order 1 unit anywhere.
   *[other] Order up to { $most } units anywhere: { $count } left.
}
battlelore-ask-order-dice = Order units by the dice { $faces }: { $count } left.
battlelore-ask-move = { $count ->
    [0] No ordered unit can move any more: go on to the battles.
    [one] 1 ordered unit can still move.
   *[other] { $count } ordered units can still move.
}
battlelore-ask-move-none = This card allows no moves: go on to the battles.
battlelore-ask-battle = { $count ->
    [0] No unit can attack now: end the phase.
    [one] 1 unit can still attack.
   *[other] { $count } units can still attack.
}
battlelore-ask-ignore = { $flags ->
    [one] { $unit }: ignore the flag, or retreat?
   *[other] { $unit }: { $flags } flags. Choose how many to ignore, up to { $most }.
}
battlelore-ask-retreat = Retreat with { $unit }, { $count ->
    [one] 1 hex
   *[other] { $count } hexes
} to go: choose a hex towards your baseline.
battlelore-ask-battle-back = Battle back with { $unit }?
battlelore-ask-gain-ground = Gain ground with { $unit }, or stay?
battlelore-ask-pursue = Pursue with { $unit }: choose 1 more hex, or stay.
battlelore-ask-bonus = Bonus attack with { $unit }: choose an adjacent enemy, or do not attack.
battlelore-ask-second-shot = Second shot with { $unit }: choose a target, or do not shoot.
battlelore-ask-keep = Scout: keep one of the two cards.
battlelore-ask-choose = { $keeps ->
    [0] You keep no Lore card at the start
    [one] You keep 1 Lore card
   *[other] You keep { $keeps } Lore cards
}: discard { $count } more.

battlelore-ask-landmark = Place your { $landmark } on an empty plain hex in your half, not next to an enemy unit.
battlelore-ask-landmark-exit = Place the second tile of your Rogue’s Den.
battlelore-ask-lore = { $window }: you may play a Lore card.
battlelore-ask-lore-target = { $card }: choose a target.
battlelore-ask-lore-targets = { $count ->
    [one] { $card }: choose a target.
   *[other] { $card }: choose up to { $count } targets.
}
battlelore-ask-lore-hex = { $card }: choose the hex.
battlelore-ask-lore-fallen = { $card }: choose the unit that returns.
battlelore-ask-lore-next = { $card }: choose the unit that it strikes next.
battlelore-ask-reroll = { $card }: choose the dice to roll again.
battlelore-ask-react = Your opponent plays { $card }. Answer with a Lore card?
battlelore-ask-spy = Spy: discard one of your opponent’s Lore cards, or none.
battlelore-ask-put-away = { $card }: discard { $count ->
    [one] 1 Lore card
   *[other] { $count } Lore cards
}.
battlelore-ask-double-agent = Double Agent: choose a Command card to give away.
battlelore-ask-lore-draw = Take 2 Lore tokens, or draw 1 Lore card and take 1 token.
battlelore-ask-lore-discard = { $count ->
    [one] Your hand is over its limit: discard 1 Lore card.
   *[other] Your hand is over its limit: discard { $count } Lore cards.
}
battlelore-ask-keep-tokens = The { $unit } rolled Lore: choose how many tokens to keep on it, up to { $most }.
battlelore-ask-power = The { $unit } may use a power.

battlelore-button-orders-done = Done ordering
battlelore-button-orders-done-about = You have ordered no unit: none of yours moves or battles this turn.
battlelore-button-moves-done = Done moving
battlelore-button-moves-done-about = No ordered unit has moved, and none can attack from where it stands: the orders would be lost.
battlelore-button-battles-done = Done battling
battlelore-button-battles-done-about = { $count ->
    [one] 1 ordered unit can still attack; once the phase is over, it cannot.
   *[other] { $count } ordered units can still attack; once the phase is over, they cannot.
}
battlelore-button-calls-done-about = An ordered unit can still call the Earth Elemental; once the phase is over, it cannot.
battlelore-button-ignore = { $flags ->
    [0] Give way
    [one] Ignore 1 flag
   *[other] Ignore { $flags } flags
}
battlelore-button-stand-firm-about = It stands firm.
battlelore-button-retreat-about = It retreats { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}.
battlelore-button-pay-about = It has no way back and loses { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}.
battlelore-button-retreat-pay-about = It retreats { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} and loses { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}.
battlelore-button-battle-back = Battle back
battlelore-button-battle-back-about = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} against { $unit }.
battlelore-button-no-battle-back = Do not battle back
battlelore-button-no-battle-back-about = The battle is over.
battlelore-button-gain-ground = Gain ground
battlelore-button-gain-ground-about = It moves into the hex that was left: { $terrain }.
battlelore-button-stay = Stay
battlelore-button-stay-about = Your unit keeps its hex, and the battle is over.
battlelore-button-no-pursuit = Stay here
battlelore-button-no-pursuit-about = It may still attack an enemy next to it.
battlelore-button-no-bonus = No second attack
battlelore-button-no-bonus-about = The battle is over.
battlelore-button-no-second-shot = No second shot
battlelore-button-no-second-shot-about = The battle is over.
battlelore-button-pass = Pass
battlelore-button-no-lore = No Lore card
battlelore-button-no-lore-about = Keep your cards and tokens for later.
battlelore-button-tokens = Take { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
battlelore-button-card = Draw a card, take { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
battlelore-button-free = Cut the web
battlelore-button-free-about = The unit neither moves nor battles this turn.
battlelore-button-keep-tokens = { $count ->
    [0] Keep none
   *[other] Keep { $count }
}
battlelore-button-keep-tokens-about = { $count ->
    [0] You take none.
    [one] You take 1 token.
   *[other] You take { $count } tokens.
}
battlelore-button-power = { $power } for { $cost ->
    [one] 1 token
   *[other] { $cost } tokens
}
battlelore-button-no-power = Use no power
battlelore-button-no-power-about = The tokens stay on the Creature.
battlelore-button-raise = { $unit }, lost at { $hex }
battlelore-button-targets-done = Enough targets
battlelore-button-reroll = Roll again: { $face }, { $count } left
battlelore-button-reroll-done = { $count ->
    [0] Roll none again
    [one] Roll 1 die again
   *[other] Roll { $count } dice again
}
battlelore-button-no-discard = Discard none
battlelore-button-no-discard-about = Your opponent keeps all Lore cards.

## Things and places on the table

battlelore-piece-unit = { $unit }, { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}
battlelore-place-hex = { $terrain } { $hex }
battlelore-place-deck = Command deck
battlelore-place-discards = Command discards
battlelore-place-lore-deck = Lore deck
battlelore-place-lore-discards = Lore discards
battlelore-spoken-unit = { $seat-you ->
    [yes] Your { $unit } on { $hex }
   *[no] { $seat }’s { $unit } on { $hex }
}
battlelore-spoken-figures = { $figures } of { $all ->
    [one] 1 figure
   *[other] { $all } figures
}
battlelore-spoken-banner = { $colour } banner
battlelore-spoken-stands = Ground: { $ground }
battlelore-spoken-kept = Lore tokens on it: { $count }
battlelore-spoken-landmark = { $seat-you ->
    [yes] Your { $landmark }
   *[no] { $seat }’s { $landmark }
}
battlelore-spoken-hex = { $ground } { $hex }
battlelore-spoken-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
battlelore-spoken-played = { $seat-you ->
    [yes] { $card }, played by you this turn
   *[no] { $card }, played by { $seat } this turn
}
battlelore-spoken-copied = Used as { $card }
battlelore-spoken-cast = { $seat-you ->
    [yes] { $card }, your Lore card in force
   *[no] { $card }, { $seat }’s Lore card in force
}
battlelore-spoken-discarded = { $card }, among the discards
battlelore-spoken-hand = { $seat-you ->
    [yes] Your hand
   *[no] { $seat }’s hand
}
battlelore-spoken-command = Command cards: { $count }
battlelore-spoken-lore = Lore cards: { $cards }; Lore tokens: { $tokens }
battlelore-spoken-known = Known: { $cards }
battlelore-pill-deck = Command cards { $count }
battlelore-pill-lore-deck = Lore cards { $count }
battlelore-counter-banners = Victory Banners, of { $goal }
battlelore-counter-command = Command cards in hand
battlelore-counter-units = Units left
battlelore-counter-lore = Lore cards in hand
battlelore-counter-tokens = Lore tokens

## What an action would do

battlelore-preview-dice = { $dice ->
    [0] Attacks without dice
    [one] Attacks with 1 die
   *[other] Attacks with { $dice } dice
}
battlelore-dice-base = { $colour } banner: { $n ->
    [one] 1 die
   *[other] { $n } dice
}
battlelore-preview-cap-out = { $n ->
    [one] At most 1 die from here: { $terrain }
   *[other] At most { $n } dice from here: { $terrain }
}
battlelore-preview-cap-in = { $n ->
    [one] At most 1 die against it: { $terrain }
   *[other] At most { $n } dice against it: { $terrain }
}
battlelore-preview-moved = 1 die fewer, because the unit moved
battlelore-preview-smoke = { $n ->
    [one] At most 1 die at range: Smoke Screen
   *[other] At most { $n } dice at range: Smoke Screen
}
battlelore-preview-more = { $n ->
    [one] 1 extra die: { $why }
   *[other] { $n } extra dice: { $why }
}
battlelore-preview-less = { $n ->
    [one] 1 die fewer: Lore
   *[other] { $n } dice fewer: Lore
}
battlelore-preview-hits = Hits: { $spread }
battlelore-preview-flag = { $chance } a flag
battlelore-preview-eliminates = { $chance } eliminated
battlelore-preview-drives-back = { $chance } driven back
battlelore-preview-retreat = { $count ->
    [one] 1 way back, marked on the field
   *[other] { $count } ways back, marked on the field
}
battlelore-preview-no-retreat = No way back: flags that it does not ignore cost figures
battlelore-preview-no-retreat-creature = No way back: for flags that it does not ignore it tramples the units in its way, or the attacker rolls for a critical hit
battlelore-preview-never-retreats = It does not retreat
battlelore-preview-answer = Battles back: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
battlelore-preview-no-answer = Cannot battle back
battlelore-preview-web-holds = Caught in a web: it cannot battle back
battlelore-preview-blocked = No line of sight: { $what } in the way
battlelore-preview-unit = { $colour } banner, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $weapon }
battlelore-preview-steps = { $n } of { $most ->
    [one] 1 hex
   *[other] { $most } hexes
}
battlelore-preview-passage = Through the passage of the Rogue’s Den
battlelore-preview-targets = { $count ->
    [0] No enemy to attack from there
    [one] 1 enemy to attack from there
   *[other] { $count } enemies to attack from there
}
battlelore-preview-prey = { $unit } { $hex }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
battlelore-preview-no-battle = No battle this turn after this move
battlelore-preview-supported = It has support there
battlelore-preview-leaves = Support lost: { $unit } { $hex }
battlelore-preview-blocked-retreat = No way to retreat from there
battlelore-preview-orders = Can order { $count ->
    [0] none of your units
    [one] 1 of your units
   *[other] { $count } of your units
} now.
battlelore-preview-fallback = You have no unit of this kind: the card orders 1 unit of your choice.
battlelore-preview-copies = Becomes { $card }.
battlelore-preview-copies-nothing = There is no card to copy: it orders no unit.

## A closer look

battlelore-inspect-owner = { $seat-you ->
    [yes] One of your units, on { $hex }.
   *[no] One of { $seat }’s units, on { $hex }.
}
battlelore-inspect-figures = { $left } of { $all ->
    [one] 1 figure
   *[other] { $all } figures
} left. It battles with all its dice to the last figure.
battlelore-inspect-class = { $arm }, { $colour } banner: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
battlelore-inspect-move = Moves up to { $n ->
    [one] 1 hex
   *[other] { $n } hexes
} and battles.
battlelore-inspect-march = { $n ->
    [one] Or 1 hex without battle.
   *[other] Or up to { $n } hexes without battle.
}
battlelore-inspect-weapon = { $weapon }: { $about }
battlelore-inspect-sections = Can be ordered in: { $sections }.
battlelore-inspect-bold = Bold { $n }: may ignore { $n ->
    [one] 1 flag
   *[other] { $n } flags
} of a roll, and may battle back.
battlelore-inspect-not-bold = Not Bold: each flag makes it retreat.
battlelore-inspect-frightened = Frightened: it retreats 2 hexes for each flag, then rolls 1 die for each of those hexes; its own colour costs a figure.
battlelore-inspect-forced = A Creature has to ignore the flags that it can.
battlelore-inspect-critical = Hits on it are rolled again: only its own colour then eliminates it, at once.
battlelore-inspect-ordered = Ordered this turn.
battlelore-inspect-moved = Has moved this turn.
battlelore-inspect-battled = Has battled this turn.
battlelore-inspect-spent = Cannot battle any more this turn.
battlelore-inspect-idle = Cuts its web this turn instead of moving and battling.
battlelore-inspect-webbed = Caught in a web.
battlelore-inspect-poisoned = Poisoned.
battlelore-inspect-kept = Lore tokens kept: { $count } of { $most }.
battlelore-inspect-power = { $power }, { $cost ->
    [one] 1 token
   *[other] { $cost } tokens
}: { $about }
battlelore-inspect-ground = { $terrain }: { $about }
battlelore-inspect-landmark = { $seat-you ->
    [yes] It is yours.
   *[no] It belongs to { $seat }.
}
battlelore-inspect-in-force = It has been played, and its effect is being carried out.
battlelore-inspect-objective = { $seat-you ->
    [yes] Worth { $count ->
        [one] 1 Victory Banner
       *[other] { $count } Victory Banners
    } to you, once, if you have a unit here when your turn begins.
   *[no] Worth { $count ->
        [one] 1 Victory Banner
       *[other] { $count } Victory Banners
    } to { $seat }, once, if { $seat } has a unit here when that side’s turn begins.
}
battlelore-inspect-objective-won = { $seat-you ->
    [yes] You have won { $count ->
        [one] 1 Victory Banner
       *[other] { $count } Victory Banners
    } here.
   *[no] { $seat } has won { $count ->
        [one] 1 Victory Banner
       *[other] { $count } Victory Banners
    } here.
}
battlelore-inspect-command-deck = { $count ->
    [one] 1 of 60 Command cards is in the deck
   *[other] { $count } of 60 Command cards are in the deck
}: 42 Section cards and 18 Tactic cards in all. When it is empty, the discards are shuffled.
battlelore-inspect-lore-deck = { $count ->
    [one] 1 Lore card is
   *[other] { $count } Lore cards are
} in the deck. For each class, the higher level of the two War Councils decides how many cards there are.
battlelore-inspect-lore-deck-fixed = { $count ->
    [one] 1 Lore card is
   *[other] { $count } Lore cards are
} in the deck. The scenario says which cards it has.
battlelore-inspect-lore-deck-medieval = { $count ->
    [one] 1 Lore card is
   *[other] { $count } Lore cards are
} in the deck. With Medieval Lore it has 29 cards: all Warrior, 10 Rogue, 2 Wizard and 2 Cleric cards.
battlelore-inspect-discards = Discarded: { $cards }.
battlelore-inspect-discards-none = Nothing has been discarded yet.
battlelore-inspect-copies = { $kind }, { $count ->
    [one] 1 copy
   *[other] { $count } copies
} in the deck of 60.
battlelore-bold-support = support
battlelore-bold-race = nature
battlelore-bold-stronghold = Stronghold next to it
battlelore-bold-creature = Creature
battlelore-bold-lore = Lore

## Chronicle (`$seat-you`: whether the only person at this screen is meant)

battlelore-log-turn = { $seat-you ->
    [yes] Turn { $number }: your turn
   *[no] Turn { $number }: { $seat }
}
battlelore-log-objective = { $seat-you ->
    [yes] You take the objective at { $hex }
   *[no] { $seat } takes the objective at { $hex }
}
battlelore-log-plays = { $seat-you ->
    [yes] You play { $card }
   *[no] { $seat } plays { $card }
}
battlelore-log-copies = Counter Attack becomes { $card }
battlelore-log-copies-nothing = Counter Attack has no card to copy
battlelore-log-nobody = { $seat-you ->
    [yes] Your card can order no unit
   *[no] { $seat }’s card can order no unit
}
battlelore-log-orders = { $seat-you ->
    [yes] You order { $unit } at { $hex }
   *[no] { $seat } orders { $unit } at { $hex }
}
battlelore-log-moves = { $seat-you ->
    [yes] You move { $unit } from { $from } to { $to }
   *[no] { $seat } moves { $unit } from { $from } to { $to }
}
battlelore-log-attacks = { $seat-you ->
    [yes] You attack { $target } at { $to } with { $unit } from { $from }
   *[no] { $seat } attacks { $target } at { $to } with { $unit } from { $from }
}
battlelore-log-shoots = { $seat-you ->
    [yes] You shoot at { $target } at { $to } with { $unit } from { $from }
   *[no] { $seat } shoots at { $target } at { $to } with { $unit } from { $from }
}
battlelore-log-attacks-again = { $seat-you ->
    [yes] You attack { $target } at { $to } once more with { $unit } from { $from }
   *[no] { $seat } attacks { $target } at { $to } once more with { $unit } from { $from }
}
battlelore-log-battles-back = { $seat-you ->
    [yes] You battle back with { $unit } at { $hex }
   *[no] { $seat } battles back with { $unit } at { $hex }
}
battlelore-log-rolled-attack = { $seat-you ->
    [yes] You roll: { $faces }
   *[no] { $seat } rolls: { $faces }
}
battlelore-log-rolled-battle-back = { $seat-you ->
    [yes] You roll: { $faces }
   *[no] { $seat } rolls: { $faces }
}
battlelore-log-rolled-panic = { $seat-you ->
    [yes] You roll for panic: { $faces }
   *[no] { $seat } rolls for panic: { $faces }
}
battlelore-log-rolled-orders = { $seat-you ->
    [yes] You roll for orders: { $faces }
   *[no] { $seat } rolls for orders: { $faces }
}
battlelore-log-loses = { $seat-you ->
    [yes] You lose { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    }: { $unit } at { $hex }, { $left } left
   *[no] { $seat } loses { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    }: { $unit } at { $hex }, { $left } left
}
battlelore-log-eliminated = { $seat-you ->
    [yes] You lose the unit at { $hex }: { $unit }
   *[no] { $seat } loses the unit at { $hex }: { $unit }
}
battlelore-log-banner = { $seat-you ->
    [yes] You have { $banners } of { $goal } Victory Banners
   *[no] { $seat } has { $banners } of { $goal } Victory Banners
}
battlelore-rises-stands = Stands firm
battlelore-log-ignores = { $seat-you ->
    [yes] You ignore { $flags ->
        [one] 1 flag
       *[other] { $flags } flags
    } with { $unit } at { $hex }
   *[no] { $seat } ignores { $flags ->
        [one] 1 flag
       *[other] { $flags } flags
    } with { $unit } at { $hex }
}
battlelore-log-retreats = { $seat-you ->
    [yes] You retreat with { $unit } from { $from } to { $to }
   *[no] { $seat } retreats with { $unit } from { $from } to { $to }
}
battlelore-log-gains = { $seat-you ->
    [yes] You gain ground with { $unit } to { $to }
   *[no] { $seat } gains ground with { $unit } to { $to }
}
battlelore-log-pursues = { $seat-you ->
    [yes] You pursue with { $unit } to { $to }
   *[no] { $seat } pursues with { $unit } to { $to }
}
battlelore-log-discards = { $seat-you ->
    [yes] You discard { $card }
   *[no] { $seat } discards { $card }
}
battlelore-log-shuffled = The Command discards are shuffled into the deck: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
battlelore-log-shuffled-lore = The Lore discards are shuffled into the deck: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

battlelore-log-landmark = { $seat-you ->
    [yes] You place the { $landmark } at { $hex }
   *[no] { $seat } places the { $landmark } at { $hex }
}
battlelore-log-lore = { $seat-you ->
    [yes] You play { $card } for { $cost ->
        [one] 1 token
       *[other] { $cost } tokens
    }
   *[no] { $seat } plays { $card } for { $cost ->
        [one] 1 token
       *[other] { $cost } tokens
    }
}
battlelore-log-lore-cancelled = { $card } has no effect
battlelore-log-lore-target = { $seat-you ->
    [yes] { $card } is aimed at your { $unit } at { $hex }
   *[no] { $card } is aimed at { $seat }’s { $unit } at { $hex }
}
battlelore-log-lore-place = { $card } is aimed at { $hex }
battlelore-log-rolled-lore = { $seat-you ->
    [yes] You roll for { $card }: { $faces }
   *[no] { $seat } rolls for { $card }: { $faces }
}
battlelore-log-rolled-again = { $seat-you ->
    [yes] You roll again: { $faces }
   *[no] { $seat } rolls again: { $faces }
}
battlelore-log-rolled-critical = { $seat-you ->
    [yes] You roll for a critical hit: { $faces }
   *[no] { $seat } rolls for a critical hit: { $faces }
}
battlelore-log-rolled-poison = { $seat-you ->
    [yes] You roll for poison: { $faces }
   *[no] { $seat } rolls for poison: { $faces }
}
battlelore-log-rolled-pool = { $seat-you ->
    [yes] You roll for the Healing Pool: { $faces }
   *[no] { $seat } rolls for the Healing Pool: { $faces }
}
battlelore-log-rolled-cornered = { $seat-you ->
    [yes] You roll for the hexes that it cannot retreat: { $faces }
   *[no] { $seat } rolls for the hexes that it cannot retreat: { $faces }
}
battlelore-log-tokens = { $seat-you ->
    [yes] You take { $count ->
        [one] 1 Lore token
       *[other] { $count } Lore tokens
    }
   *[no] { $seat } takes { $count ->
        [one] 1 Lore token
       *[other] { $count } Lore tokens
    }
}
battlelore-log-keeps-tokens = { $unit } at { $hex } keeps { $count ->
    [one] 1 Lore token
   *[other] { $count } Lore tokens
}
battlelore-log-draws-lore = { $seat-you ->
    [yes] You draw a Lore card
   *[no] { $seat } draws a Lore card
}
battlelore-log-buries = { $seat-you ->
    [yes] You discard a Lore card face down
   *[no] { $seat } discards a Lore card face down
}
battlelore-log-heals = { $figures ->
    [one] { $seat-you ->
        [yes] 1 figure returns to your { $unit } at { $hex }
       *[no] 1 figure returns to { $seat }’s { $unit } at { $hex }
    }
   *[other] { $seat-you ->
        [yes] { $figures } figures return to your { $unit } at { $hex }
       *[no] { $figures } figures return to { $seat }’s { $unit } at { $hex }
    }
}
battlelore-log-returns = { $seat-you ->
    [yes] You bring { $unit } back at { $hex } with { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    }
   *[no] { $seat } brings { $unit } back at { $hex } with { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    }
}
battlelore-log-places = { $seat-you ->
    [yes] You place { $unit } at { $to }
   *[no] { $seat } places { $unit } at { $to }
}
battlelore-log-passage = { $seat-you ->
    [yes] You send { $unit } through the Rogue’s Den to { $to }
   *[no] { $seat } sends { $unit } through the Rogue’s Den to { $to }
}
battlelore-log-trains = { $seat-you ->
    [yes] You raise { $unit } at { $hex } to { $colour }; the Training Camp is removed
   *[no] { $seat } raises { $unit } at { $hex } to { $colour }; the Training Camp is removed
}
battlelore-log-card-returns = { $seat-you ->
    [yes] { $card } returns to your hand
   *[no] { $card } returns to { $seat }’s hand
}
battlelore-log-spies = { $seat-you ->
    [yes] You look at your opponent’s cards
   *[no] { $seat } looks at the opponent’s cards
}
battlelore-log-swaps = { $seat-you ->
    [yes] You swap a Command card with your opponent
   *[no] { $seat } swaps a Command card with the opponent
}
battlelore-log-web = { $seat-you ->
    [yes] A web catches your { $unit } at { $hex }
   *[no] A web catches { $seat }’s { $unit } at { $hex }
}
battlelore-log-web-removed = { $seat-you ->
    [yes] The web on your { $unit } at { $hex } is removed
   *[no] The web on { $seat }’s { $unit } at { $hex } is removed
}
battlelore-log-poison = { $seat-you ->
    [yes] Poison takes hold of your { $unit } at { $hex }
   *[no] Poison takes hold of { $seat }’s { $unit } at { $hex }
}
battlelore-log-tremor = The Earth Elemental uses Tremor: all units next to it retreat
battlelore-log-earthquake = The Earth Elemental uses Earthquake: all units next to it retreat, and all but Creatures lose 1 figure

## Banners

battlelore-banner-turn = { $seat-you ->
    [yes] Your turn
   *[no] { $seat }
}
battlelore-banner-plays = { $seat-you ->
    [yes] You play
   *[no] { $seat } plays
}
battlelore-banner-eliminated = { $unit } eliminated
battlelore-banner-banner = { $seat-you ->
    [yes] You have { $banners } of { $goal } Victory Banners
   *[no] { $seat } has { $banners } of { $goal } Victory Banners
}
battlelore-banner-rolled = { $faces } { $result }
battlelore-banner-objective = The objective is taken
battlelore-banner-cancelled = { $card } has no effect

## The end

battlelore-won-banners = { $seat-you ->
    [yes] Victory: you have all the Victory Banners you need
   *[no] Victory for { $seat }, who has all the Victory Banners needed
}
battlelore-won-no-units = { $seat-you ->
    [yes] Victory: your opponent has no unit left
   *[no] Victory for { $seat }: the opponent has no unit left
}
battlelore-won-turns = { $seat-you ->
    [yes] Victory: the last turn is over, and you need fewer further Victory Banners
   *[no] Victory for { $seat }: the last turn is over, and { $seat } needs fewer further Victory Banners
}
battlelore-won-draw = A draw: the last turn is over, and both sides need the same number of further Victory Banners

battlelore-outcome-banners = { $winner-you ->
    [yes] You have all the Victory Banners you need.
   *[no] { $winner } has all the Victory Banners needed.
}
battlelore-outcome-no-units = { $winner-you ->
    [yes] Your opponent has no unit left.
   *[no] { $winner }’s opponent has no unit left.
}
battlelore-outcome-turns = { $winner-you ->
    [yes] The last turn is over, and you need fewer further Victory Banners.
   *[no] The last turn is over, and { $winner } needs fewer further Victory Banners.
}
battlelore-outcome-draw = The last turn is over, and both sides need the same number of further Victory Banners.

battlelore-verdict-banners = { $seat }: { $banners } of { $goal } Victory Banners
battlelore-verdict-units = { $count ->
    [one] { $seat }: 1 unit left, { $lost } lost
   *[other] { $seat }: { $count } units left, { $lost } lost
}
battlelore-verdict-turns = { $count ->
    [one] The battle took 1 turn
   *[other] The battle took { $count } turns
}

## Panels

battlelore-panel-command = Command cards
battlelore-panel-command-note = In the deck or in your opponent’s hand: { $count }. Crossed out: all copies have been seen since the last shuffle.
battlelore-panel-lore = Lore discards
battlelore-panel-lore-note = Discarded face up: { $count }. In the deck: { $deck }.
battlelore-panel-armies = Armies
battlelore-panel-council = War Councils
battlelore-panel-dice = Dice
battlelore-panel-dice-note = What has come up in this match. Every face of a die is as likely as any other: on average each comes up once in six dice.
battlelore-cell-dice = All dice
battlelore-cell-cards = { $card } × { $count }
battlelore-cell-seat = { $seat }
battlelore-cell-unit = Units
battlelore-cell-figures = Figures
battlelore-cell-left = { $left } of { $all }
battlelore-cell-member = Member
battlelore-cell-lore-limit = Most Lore cards in hand
battlelore-cell-none = –

## Why not? Explanations of what cannot be pointed at

battlelore-why-council-first = The battle begins when both War Councils are chosen; spend your levels first.
battlelore-why-card-first = A Command card says which units you may order; play one first.
battlelore-why-decides = { $seat } has something to decide first; then your turn goes on.
battlelore-why-moves-first = Battles come after all moves; go on to the Battle phase first.
battlelore-why-moves-over = The moves of this turn are over; attack, or end the phase.
battlelore-why-enemy-unit = This unit is not yours; choose one of your own.
battlelore-why-unit-first = A unit is chosen before its hex or its target; choose one of your ordered units first.
battlelore-why-battle-first = A battle is still going on; finish it before you begin another.
battlelore-why-deck = You draw at the end of your turn; it is done for you.
battlelore-why-discards = The discards only show what has been played; they are shuffled when the deck is empty. Choose a card from your hand.
battlelore-why-their-hand = This card is in your opponent’s hand; choose one from your own.
battlelore-why-lore-later = The moment of this Lore card is “{ $window }”; keep it until then.
battlelore-why-too-dear = { $card } costs { $cost ->
    [one] 1 token
   *[other] { $cost } tokens
}, and you have { $tokens }; save up for it.
battlelore-why-card-played = This card has been played; now carry out its orders.
battlelore-why-card-later = Command cards are played at the start of your turn; keep this one for a later turn.
battlelore-why-keep = A Scout keeps one of the two cards just drawn; choose one of those.
battlelore-why-idle = This unit cuts its web this turn, so it neither moves nor battles; choose another unit.
battlelore-why-no-way = There is no free hex to go to; choose another unit.
battlelore-why-attacker-first = The attacking unit is chosen before its target; choose one of your ordered units first.
battlelore-why-card-forbids = Your card does not let this unit attack here; see what it says about melee and range.
battlelore-why-nobody-in-sight = This unit sees no enemy in its range, since units or terrain block its lines of sight; choose another one.
battlelore-why-nobody-in-range = No enemy is in range of this unit; choose another one.
battlelore-why-nobody-beside = No enemy is next to this unit, and it cannot shoot; choose another one.
battlelore-why-landmark-place = A landmark is placed on an empty plain hex in your half, not next to an enemy unit; choose a marked hex.

## Refusals

battlelore-refusal-not-now = Something else has to be decided first; what can be chosen is marked.
battlelore-refusal-not-in-hand = { $card } is not in your hand; choose a card that is.
battlelore-refusal-no-own-unit = None of your units is at { $hex }; choose a hex with one of yours.
battlelore-refusal-already-ordered = The unit at { $hex } has its order, and a unit can be ordered only once per turn; choose another one.
battlelore-refusal-no-order-left = Your card has no orders left; go on to the moves.
battlelore-refusal-other-troops = Your card does not order the unit at { $hex }; choose a unit of the kind that it names.
battlelore-refusal-other-section = { $hex } is not in a section that your card can still order; choose a unit in a section with orders left.
battlelore-refusal-second-creature = Your card has already ordered a Creature of another section, and orders no second one; choose a unit in the card’s section.
battlelore-refusal-creature-too-dear = { $hex } is in another section: ordering a Creature there costs { $cost ->
    [one] 1 Lore token
   *[other] { $cost } Lore tokens
}, which you do not have; choose a unit in the card’s section.
battlelore-refusal-not-linked = Foot Onslaught orders one linked group, and { $hex } is not next to a unit already chosen; choose a neighbour.
battlelore-refusal-not-ordered = The unit at { $hex } has no order, and only ordered units may move and battle; choose an ordered one.
battlelore-refusal-already-moved = The unit at { $hex } has moved, and a unit moves only once per turn; choose another one.
battlelore-refusal-may-not-move = Your card does not let the unit at { $hex } move; go on to the battles.
battlelore-refusal-occupied = Each hex holds only one unit, and { $hex } has one; choose an empty hex.
battlelore-refusal-impassable = { $hex } cannot be entered; choose another hex.
battlelore-refusal-too-far = { $hex } cannot be reached: the unit would have to go too far, through other units, or on from a hex where it must stop; choose a marked hex.
battlelore-refusal-already-battled = The unit at { $hex } has battled, and a unit attacks once per turn unless a rule gives it more; choose another one.
battlelore-refusal-moved-too-far = The unit at { $hex } may not battle after its move this turn; choose another one.
battlelore-refusal-no-enemy = There is no enemy unit at { $hex }; choose one to attack.
battlelore-refusal-enemy-adjacent = The unit at { $hex } is next to an enemy and may attack only adjacent enemies; choose a neighbour.
battlelore-refusal-out-of-range = { $hex } is out of range for this weapon; choose a closer enemy.
battlelore-refusal-out-of-sight = The line of sight to { $hex } is blocked by a unit or by terrain; choose an enemy in sight.
battlelore-refusal-forbidden-by-card = Your card does not allow this attack on { $hex }; see what it says about melee and range.
battlelore-refusal-no-dice = The attack on { $hex } would have no dice; choose another target.
battlelore-refusal-too-many-flags = A unit can ignore as many flags as it is Bold, and no more than were rolled; choose fewer.
battlelore-refusal-not-backwards = A retreat goes to the next row towards your own baseline, and { $hex } is not in it; choose a marked hex.
battlelore-refusal-not-adjacent = The pursuit is one hex, and { $hex } is not adjacent; choose a neighbour, or stay.

battlelore-refusal-lore-not-in-hand = { $card } is not among your Lore cards; choose one that is.
battlelore-refusal-other-window = { $card } is played at another moment; keep it until then.
battlelore-refusal-too-dear = { $card } costs more Lore tokens than you have; play another card, or pass.
battlelore-refusal-lore-played = Each player may play only 1 Lore card per turn, and you have played yours; wait for the next turn.
battlelore-refusal-no-target = { $card } needs something that it can affect, and there is nothing now; keep it for later.
battlelore-refusal-wrong-target = The card cannot be used on this; choose a marked target.
battlelore-refusal-webbed = The unit at { $hex } is caught in a web and cannot move; it may battle, or give up both to get free.
battlelore-refusal-no-web = Only an ordered unit that is caught in a web and has not moved can cut it; the unit at { $hex } cannot, so choose another one.
battlelore-refusal-no-power = The Creature does not have enough Lore for this power; choose another one, or pass.
battlelore-refusal-too-many-tokens = A Creature keeps no more tokens than it rolled, and none above its limit; choose fewer.
battlelore-refusal-nothing-to-draw = No Lore card is left to draw; take the tokens.

## Hints

battlelore-hint-play = Play { $card }: { $count ->
    [0] it can order no unit now
    [one] it can order 1 unit now
   *[other] it can order { $count } units now
}, and { $attacks ->
    [0] none can attack yet
    [one] 1 can attack at once
   *[other] { $attacks } can attack at once
}. Win chance: about { $percent }%.
battlelore-hint-play-dice = Play { $card }: it rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} for orders, and each ordered unit rolls 1 extra die. Win chance: about { $percent }%.
battlelore-hint-keep = Keep { $card }: as things stand, { $count ->
    [0] it can order no unit now
    [one] it can order 1 unit now
   *[other] it can order { $count } units now
}, and { $attacks ->
    [0] none can attack yet
    [one] 1 can attack at once
   *[other] { $attacks } can attack at once
}. Win chance: about { $percent }%.
battlelore-hint-order = Order the { $unit } at { $hex }: { $why }. Win chance: about { $percent }%.
battlelore-hint-order-moves = Order the { $unit } at { $hex } for a move to { $to }: { $why }. Win chance: about { $percent }%.
battlelore-hint-move = Move the { $unit } from { $hex } to { $to }: { $why }. Win chance: about { $percent }%.
battlelore-hint-attack = Attack the { $target } at { $at } with the { $unit } at { $hex }: you roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, and { $back ->
    [0] there can be no battle back
    [one] the target may battle back with 1 die
   *[other] the target may battle back with { $back } dice
}. Win chance: about { $percent }%.
battlelore-hint-attack-kills = Attack the { $target } at { $at } with the { $unit } at { $hex }: you roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, and the chance to eliminate the target is { $kill }%. Win chance: about { $percent }%.
battlelore-hint-shoot = Shoot at the { $target } at { $at } with the { $unit } at { $hex }: you roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, and nobody battles back at range. Win chance: about { $percent }%.
battlelore-hint-ignore = Ignore { $flags ->
    [one] 1 flag
   *[other] { $flags } flags
} with the { $unit } at { $hex }: the unit then retreats only { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}. Win chance: about { $percent }%.
battlelore-hint-ignore-saves = Spare the figures: the way back is too short, and ignoring { $flags ->
    [one] 1 flag
   *[other] { $flags } flags
} saves { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}. Win chance: about { $percent }%.
battlelore-hint-ignore-back = Ignore { $flags ->
    [one] 1 flag
   *[other] { $flags } flags
} with the { $unit } at { $hex }: the unit keeps its hex and can battle back with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}. Win chance: about { $percent }%.
battlelore-hint-ignore-stays = Ignore { $flags ->
    [one] 1 flag
   *[other] { $flags } flags
} with the { $unit } at { $hex }: the unit keeps its hex, where { $why }. Win chance: about { $percent }%.
battlelore-hint-flee = Give way: { $count ->
    [0] the { $unit } can fall back { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    }
    [one] 1 enemy could attack the { $unit } at { $hex } next turn
   *[other] { $count } enemies could attack the { $unit } at { $hex } next turn
}. Win chance: about { $percent }%.
battlelore-hint-retreat = Retreat to { $to }: { $why }. Win chance: about { $percent }%.
battlelore-hint-retreat-only = Retreat to { $to }: there is no other way back. Win chance: about { $percent }%.
battlelore-hint-battle-back = Battle back against the { $target } at { $at }: you roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, and a battle back is never answered. Win chance: about { $percent }%.
battlelore-hint-gain-ground = Gain ground with the { $unit }: at { $to }, { $why }. Win chance: about { $percent }%.
battlelore-hint-pursue = Pursue to { $to } with the { $unit }: { $why }. Win chance: about { $percent }%.
battlelore-hint-stay = Stay at { $hex } with the { $unit }: { $why }. Win chance: about { $percent }%.
battlelore-hint-no-bonus = Do not attack again: the best attack left has { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, and { $back ->
    [0] there can be no battle back
    [one] the target may battle back with 1 die
   *[other] the target may battle back with { $back } dice
}. Win chance: about { $percent }%.
battlelore-hint-no-power = Use no power: { $count ->
    [one] the Creature keeps its 1 token
   *[other] the Creature keeps its { $count } tokens
} for another attack. Win chance: about { $percent }%.
battlelore-hint-done = Go on: what you leave out costs you nothing. Win chance: about { $percent }%.
battlelore-hint-done-orders = Done ordering: { $count ->
    [0] no unit with an order can attack yet
    [one] 1 unit with an order can attack this turn
   *[other] { $count } units with an order can attack this turn
}. Win chance: about { $percent }%.
battlelore-hint-done-moves = Done moving: { $count ->
    [0] the other units keep their places, and no enemy is in reach
    [one] 1 ordered unit can attack from where it stands
   *[other] { $count } ordered units can attack from where they stand
}. Win chance: about { $percent }%.
battlelore-hint-done-battles = Done battling: the best attack left has { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, and { $back ->
    [0] there can be no battle back
    [one] the target may battle back with 1 die
   *[other] the target may battle back with { $back } dice
}. Win chance: about { $percent }%.
battlelore-hint-done-all = Done battling: no ordered unit can attack any more. Win chance: about { $percent }%.
battlelore-hint-pass = Pass: nothing is lost by it. Win chance: about { $percent }%.
battlelore-hint-lore = Play { $card }: this is its moment. It costs { $cost ->
    [one] 1 token
   *[other] { $cost } tokens
}, and you have { $tokens }. Win chance: about { $percent }%.
battlelore-hint-lore-units = Play { $card }: it affects { $count ->
    [one] 1 unit
   *[other] { $count } units
} now. It costs { $cost ->
    [one] 1 token
   *[other] { $cost } tokens
}, and you have { $tokens }. Win chance: about { $percent }%.
battlelore-hint-lore-pass = Play no Lore card: you keep your { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} for a later moment. Win chance: about { $percent }%.
battlelore-hint-lore-tokens = Take 2 Lore tokens: you have { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} for { $cards ->
    [one] 1 Lore card
   *[other] { $cards } Lore cards
}. Win chance: about { $percent }%.
battlelore-hint-lore-draw = Draw a Lore card: you hold { $cards } of at most { $most ->
    [one] 1 Lore card
   *[other] { $most } Lore cards
}, and have { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}. Win chance: about { $percent }%.
battlelore-hint-target = Choose the { $unit } at { $hex }: { $figures ->
    [one] 1 figure is left
   *[other] { $figures } figures are left
}, and the unit rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}. Win chance: about { $percent }%.
battlelore-hint-target-hex = Choose { $hex }: { $why }. Win chance: about { $percent }%.
battlelore-hint-raise = Bring back the { $unit }: the unit rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}. Win chance: about { $percent }%.
battlelore-hint-put-away = Discard { $card }: it would cost { $cost ->
    [one] 1 token
   *[other] { $cost } tokens
}, and you have { $tokens }. Win chance: about { $percent }%.
battlelore-hint-spy = Discard { $card }: your opponent could play it for { $cost ->
    [one] 1 token
   *[other] { $cost } tokens
}, and has { $tokens }. Win chance: about { $percent }%.
battlelore-hint-swap = Give { $card } away: as things stand, { $count ->
    [0] it can order no unit now
    [one] it can order 1 unit now
   *[other] it can order { $count } units now
}, and { $attacks ->
    [0] none can attack yet
    [one] 1 can attack at once
   *[other] { $attacks } can attack at once
}. Win chance: about { $percent }%.
battlelore-hint-reroll = Roll 1 more die again: it shows a miss. Win chance: about { $percent }%.
battlelore-hint-keep-tokens = { $count ->
    [0] Keep none: in your store the tokens pay for Lore cards.
    [one] Keep 1: on the Creature the token pays for its powers.
   *[other] Keep { $count }: on the Creature the tokens pay for its powers.
} Win chance: about { $percent }%.
battlelore-hint-power = Use { $power }: it strikes the { $target } at { $at }. Win chance: about { $percent }%.
battlelore-hint-power-shakes = Use { $power }: { $count ->
    [one] 1 enemy unit is next to the Creature
   *[other] { $count } enemy units are next to the Creature
}. Win chance: about { $percent }%.
battlelore-hint-cut-web = Cut the web of the { $unit } at { $hex }: caught in it, the unit can neither move nor retreat nor battle back. Win chance: about { $percent }%.
battlelore-hint-place = Choose { $hex }: { $why }. Win chance: about { $percent }%.
battlelore-hint-march = Roll for the move of the { $unit } at { $hex }: it rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, moves 1 hex for each Lore symbol, and may battle afterwards. Win chance: about { $percent }%.
battlelore-hint-summon = Call the Earth Elemental with the { $unit } at { $hex }: with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} the chance that it rises is { $chance }%. Win chance: about { $percent }%.
battlelore-hint-appoint-commander = Give the next level to the { $member }: you then hold { $cards ->
    [one] 1 Command card
   *[other] { $cards } Command cards
}. Win chance: about { $percent }%.
battlelore-hint-appoint = Give the next level to the { $member }: its Lore cards then have level { $level }. Win chance: about { $percent }%.
battlelore-because-play = { $count ->
    [0] It can order no unit now
    [one] It can order 1 unit now
   *[other] It can order { $count } units now
}, and { $attacks ->
    [0] none can attack yet
    [one] 1 can attack at once
   *[other] { $attacks } can attack at once
}.
battlelore-because-play-dice = It rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} for orders, and each ordered unit rolls 1 extra die.
battlelore-because-keep = Of the two cards, it kept the one that can do more next turn.
battlelore-because-order = { CAPITAL($why) }.
battlelore-because-order-moves = At { $to }, { $why }.
battlelore-because-move = { CAPITAL($why) }.
battlelore-because-attack = It rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, and { $back ->
    [0] there can be no battle back
    [one] the target may battle back with 1 die
   *[other] the target may battle back with { $back } dice
}.
battlelore-because-attack-kills = It rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, and the chance to eliminate the target is { $kill }%.
battlelore-because-shoot = It rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, and nobody battles back at range.
battlelore-because-ignore = The unit then retreats { $hexes ->
    [one] only 1 hex
   *[other] only { $hexes } hexes
}.
battlelore-because-ignore-saves = The way back is too short, and this saves { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}.
battlelore-because-ignore-back = The unit keeps its hex and can battle back with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
battlelore-because-ignore-stays = The unit then keeps its hex, where { $why }.
battlelore-because-flee = { $count ->
    [0] The unit can fall back { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    }.
    [one] 1 enemy could attack the unit at { $hex } next turn.
   *[other] { $count } enemies could attack the unit at { $hex } next turn.
}
battlelore-because-retreat = { CAPITAL($why) }.
battlelore-because-retreat-only = There was no other way back.
battlelore-because-battle-back = It rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, and a battle back is never answered.
battlelore-because-gain-ground = At { $to }, { $why }.
battlelore-because-pursue = { CAPITAL($why) }.
battlelore-because-stay = { CAPITAL($why) }.
battlelore-because-no-bonus = The best attack left had { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, and { $back ->
    [0] there could be no battle back
    [one] the target could battle back with 1 die
   *[other] the target could battle back with { $back } dice
}.
battlelore-because-no-power = { $count ->
    [one] The Creature keeps its 1 token
   *[other] The Creature keeps its { $count } tokens
} for another attack.
battlelore-because-done = What it left out cost it nothing.
battlelore-because-done-orders = { $count ->
    [0] No unit with an order can attack yet.
    [one] 1 unit with an order can attack this turn.
   *[other] { $count } units with an order can attack this turn.
}
battlelore-because-done-moves = { $count ->
    [0] The other units keep their places, and no enemy is in reach.
    [one] 1 ordered unit can attack from where it stands.
   *[other] { $count } ordered units can attack from where they stand.
}
battlelore-because-done-battles = The best attack left had { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, and { $back ->
    [0] there could be no battle back
    [one] the target could battle back with 1 die
   *[other] the target could battle back with { $back } dice
}.
battlelore-because-done-all = No ordered unit could attack any more.
battlelore-because-pass = Nothing is lost by it.
battlelore-because-lore = This was its moment. It cost { $cost ->
    [one] 1 token
   *[other] { $cost } tokens
}, and the player had { $tokens }.
battlelore-because-lore-units = It affects { $count ->
    [one] 1 unit
   *[other] { $count } units
} now. It cost { $cost ->
    [one] 1 token
   *[other] { $cost } tokens
}, and the player had { $tokens }.
battlelore-because-lore-pass = It keeps its { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} for a later moment.
battlelore-because-lore-tokens = It had { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} for { $cards ->
    [one] 1 Lore card
   *[other] { $cards } Lore cards
}.
battlelore-because-lore-draw = It held { $cards } of at most { $most ->
    [one] 1 Lore card
   *[other] { $most } Lore cards
}, and had { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}.
battlelore-because-target = It chose by figures left and dice.
battlelore-because-target-hex = It chose by what the place is good for.
battlelore-because-raise = It chose by the dice that the unit rolls.
battlelore-because-put-away = It chose by what the cards cost and what tokens it has.
battlelore-because-spy = It chose by what the card would have cost its opponent.
battlelore-because-swap = It gave away the card that would have ordered the fewest units.
battlelore-because-reroll = It shows a miss.
battlelore-because-keep-tokens = It chose between its own store and the powers of the Creature.
battlelore-because-power = { $power } strikes the { $target } at { $at }.
battlelore-because-power-shakes = { $count ->
    [one] 1 enemy unit is next to the Creature.
   *[other] { $count } enemy units are next to the Creature.
}
battlelore-because-cut-web = Caught in the web, the unit can neither move nor retreat nor battle back.
battlelore-because-place = It chose by the units near the place.
battlelore-because-march = It rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, moves 1 hex for each Lore symbol, and may battle afterwards.
battlelore-because-summon = With { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} the chance that it rises is { $chance }%.
battlelore-because-appoint-commander = Another level of the Commander brings more Command cards.
battlelore-because-appoint = Another level makes its Lore cards stronger.
battlelore-gain-strike = the unit can attack the { $target } at { $at } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
battlelore-gain-objective = its side gains a Victory Banner if the unit is there when its turn begins
battlelore-gain-circle = a unit there can call the Earth Elemental
battlelore-gain-support = the unit has support, which makes it Bold
battlelore-gain-lends = the unit gives support to the { $unit } at { $hex }
battlelore-gain-shelter = { $count ->
    [0] no enemy can reach the unit with an ordinary move
    [one] only 1 enemy can reach the unit with an ordinary move
   *[other] only { $count } enemies can reach the unit with an ordinary move
}
battlelore-gain-near = the nearest enemy is the { $target } at { $at }, { $count ->
    [one] 1 hex
   *[other] { $count } hexes
} away
battlelore-gain-friend = your nearest unit is the { $unit } at { $at }, { $count ->
    [one] 1 hex
   *[other] { $count } hexes
} away
battlelore-gain-open = the hex is free

## Short texts on the cards: three lines of at most 31 characters; 2/3/4 are the numbers of levels 1, 2 and 3

battlelore-card-mch-line1 = As many mounted units
battlelore-card-mch-line2 = as you have Command cards.
battlelore-card-mch-line3 = 1 extra die in melee.
battlelore-card-fon-line1 = As many linked foot units as
battlelore-card-fon-line2 = Command cards. They may move
battlelore-card-fon-line3 = 2 hexes, but battle in melee.
battlelore-card-dts-line1 = All missile units: each may
battlelore-card-dts-line2 = shoot twice. No moves,
battlelore-card-dts-line3 = and no melee.
battlelore-card-lea-line1 = Order 1 unit anywhere.
battlelore-card-lea-line2 = It rolls
battlelore-card-lea-line3 = 1 extra die.
battlelore-card-cat-line1 = Becomes your opponent’s
battlelore-card-cat-line2 = last Command card, with
battlelore-card-cat-line3 = Left and Right exchanged.
battlelore-card-blo-line1 = A die for each Command card:
battlelore-card-blo-line2 = helmets and Bonus Strikes
battlelore-card-blo-line3 = order units: 1 extra die each.
battlelore-card-grn-line1 = As many green units as you
battlelore-card-grn-line2 = have Command cards. Without
battlelore-card-grn-line3 = green units: any 1 unit.
battlelore-card-blu-line1 = As many blue units as you
battlelore-card-blu-line2 = have Command cards. Without
battlelore-card-blu-line3 = blue units: any 1 unit.
battlelore-card-red-line1 = As many red units as you
battlelore-card-red-line2 = have Command cards. Without
battlelore-card-red-line3 = red units: any 1 unit.

battlelore-lore-arcane-spark-line1 = Your attacking unit
battlelore-lore-arcane-spark-line2 = rolls 1 extra die
battlelore-lore-arcane-spark-line3 = this time.
battlelore-lore-veil-of-mist-line1 = Against a ranged attack:
battlelore-lore-veil-of-mist-line2 = 1 die fewer in this roll.
battlelore-lore-veil-of-mist-line3 = Without dice it is over.
battlelore-lore-magic-missiles-line1 = An enemy within 4 hexes of
battlelore-lore-magic-missiles-line2 = your units: roll 2/3/4 dice.
battlelore-lore-magic-missiles-line3 = Colour and Bonus Strikes hit.
battlelore-lore-eagle-eye-line1 = Your missile units shoot
battlelore-lore-eagle-eye-line2 = 1/2/3 hexes further this turn,
battlelore-lore-eagle-eye-line3 = still in line of sight.
battlelore-lore-stone-skin-line1 = When you are attacked:
battlelore-lore-stone-skin-line2 = 1 hit of this roll
battlelore-lore-stone-skin-line3 = does not count.
battlelore-lore-dispel-lore-line1 = The Lore card just played
battlelore-lore-dispel-lore-line2 = has no effect.
battlelore-lore-dispel-lore-line3 = Its cost is not returned.
battlelore-lore-blinding-light-line1 = When you are attacked:
battlelore-lore-blinding-light-line2 = 1/2/3 dice fewer in this roll,
battlelore-lore-blinding-light-line3 = but at least 1 remains.
battlelore-lore-forest-frenzy-line1 = Enemies in or next to a forest:
battlelore-lore-forest-frenzy-line2 = 2/3/4 dice against each.
battlelore-lore-forest-frenzy-line3 = Colour and Bonus Strikes hit.
battlelore-lore-mass-speed-line1 = All ordered units
battlelore-lore-mass-speed-line2 = may move 1 hex further
battlelore-lore-mass-speed-line3 = and still battle.
battlelore-lore-portal-line1 = Place one of your units on
battlelore-lore-portal-line2 = an empty hex up to 4/5/6 away.
battlelore-lore-portal-line3 = It may still move and battle.
battlelore-lore-enchanted-mass-might-line1 = All units that you order
battlelore-lore-enchanted-mass-might-line2 = roll 1 extra die in melee
battlelore-lore-enchanted-mass-might-line3 = this turn.
battlelore-lore-chain-lightning-line1 = 3/4/5 dice against an enemy.
battlelore-lore-chain-lightning-line2 = After a hit, one next to it
battlelore-lore-chain-lightning-line3 = with 1 die fewer, and so on.
battlelore-lore-hills-rumble-line1 = Enemies on or next to a hill:
battlelore-lore-hills-rumble-line2 = 2/3/4 dice against each.
battlelore-lore-hills-rumble-line3 = Colour and Bonus Strikes hit.
battlelore-lore-fireball-line1 = Roll 3/4/5 dice against
battlelore-lore-fireball-line2 = an enemy. Its colour hits,
battlelore-lore-fireball-line3 = one Lore symbol eliminates it.
battlelore-lore-creeping-doom-line1 = Up to 2/3/4 linked enemies:
battlelore-lore-creeping-doom-line2 = 3 dice against each.
battlelore-lore-creeping-doom-line3 = Colour and Bonus Strikes hit.
battlelore-lore-prayer-line1 = Your prayers are heard:
battlelore-lore-prayer-line2 = take 3/4/5 Lore tokens,
battlelore-lore-prayer-line3 = by your level.
battlelore-lore-steadfast-line1 = The attacked unit gains
battlelore-lore-steadfast-line2 = Bold 1 for this attack,
battlelore-lore-steadfast-line3 = and may battle back.
battlelore-lore-bless-line1 = 1 extra die in this roll,
battlelore-lore-bless-line2 = and Lore symbols are hits
battlelore-lore-bless-line3 = instead of tokens.
battlelore-lore-move-as-the-wind-line1 = The unit may move
battlelore-lore-move-as-the-wind-line2 = 1/2/3 hexes further
battlelore-lore-move-as-the-wind-line3 = and still battle.
battlelore-lore-laying-on-of-hands-line1 = 1/1/2 figures return to
battlelore-lore-laying-on-of-hands-line2 = one of your units.
battlelore-lore-laying-on-of-hands-line3 = Not for Creatures.
battlelore-lore-sanctuary-line1 = A ranged attack on
battlelore-lore-sanctuary-line2 = one of your units is over
battlelore-lore-sanctuary-line3 = without a roll.
battlelore-lore-guiding-hand-line1 = Order up to
battlelore-lore-guiding-hand-line2 = 2/3/4 units
battlelore-lore-guiding-hand-line3 = anywhere.
battlelore-lore-courage-line1 = All your units gain Bold 1
battlelore-lore-courage-line2 = until the start
battlelore-lore-courage-line3 = of your next turn.
battlelore-lore-turn-aside-line1 = All dice that hit your unit
battlelore-lore-turn-aside-line2 = are rolled again once.
battlelore-lore-turn-aside-line3 = The new faces count.
battlelore-lore-mass-healing-line1 = 1 figure returns to each of
battlelore-lore-mass-healing-line2 = up to 2/3/4 of your units.
battlelore-lore-mass-healing-line3 = Not for Creatures.
battlelore-lore-curse-line1 = An enemy unit rolls
battlelore-lore-curse-line2 = 1/2/3 dice fewer, at least 1,
battlelore-lore-curse-line3 = until your next turn.
battlelore-lore-divine-wrath-line1 = Roll 3/4/5 dice against
battlelore-lore-divine-wrath-line2 = an enemy unit. Its colour
battlelore-lore-divine-wrath-line3 = and Lore symbols hit.
battlelore-lore-martyrs-line1 = Take 3/4/5 Lore tokens
battlelore-lore-martyrs-line2 = and draw
battlelore-lore-martyrs-line3 = 1 Lore card.
battlelore-lore-river-rage-line1 = Enemies in a ford or next to
battlelore-lore-river-rage-line2 = water: 2/3/4 dice each.
battlelore-lore-river-rage-line3 = Colour and Bonus Strikes hit.
battlelore-lore-resurrection-line1 = A lost unit returns on your
battlelore-lore-resurrection-line2 = baseline with 2/3/4 figures.
battlelore-lore-resurrection-line3 = Not for Creatures.
battlelore-lore-pick-pocket-line1 = Steal up to
battlelore-lore-pick-pocket-line2 = 2/3/4 Lore tokens
battlelore-lore-pick-pocket-line3 = from your opponent.
battlelore-lore-sabotage-line1 = When you are attacked:
battlelore-lore-sabotage-line2 = Bonus Strikes are misses
battlelore-lore-sabotage-line3 = in this roll.
battlelore-lore-deja-vu-line1 = The Command card that you
battlelore-lore-deja-vu-line2 = played returns to your hand.
battlelore-lore-deja-vu-line3 = You draw none.
battlelore-lore-spy-line1 = Look at your opponent’s
battlelore-lore-spy-line2 = hands. You may discard
battlelore-lore-spy-line3 = one of the Lore cards.
battlelore-lore-ambush-line1 = Against a melee attack:
battlelore-lore-ambush-line2 = your unit battles back first,
battlelore-lore-ambush-line3 = Bold or not.
battlelore-lore-hidden-path-line1 = A foot unit moves 1 hex
battlelore-lore-hidden-path-line2 = further. Neither terrain
battlelore-lore-hidden-path-line3 = nor your units stop it.
battlelore-lore-false-orders-line1 = The opponent’s card orders
battlelore-lore-false-orders-line2 = 1/2/3 units fewer,
battlelore-lore-false-orders-line3 = but at least 1.
battlelore-lore-terrified-line1 = An enemy unit retreats
battlelore-lore-terrified-line2 = 2/3/4 hexes, Bold or not.
battlelore-lore-terrified-line3 = Not against Creatures.
battlelore-lore-poisoned-blades-line1 = Each Lore symbol
battlelore-lore-poisoned-blades-line2 = of this roll is a hit
battlelore-lore-poisoned-blades-line3 = instead of a token.
battlelore-lore-smoke-screen-line1 = Ranged attacks on your units
battlelore-lore-smoke-screen-line2 = roll 1 die, plus extra dice,
battlelore-lore-smoke-screen-line3 = until your next turn.
battlelore-lore-thieves-bargain-line1 = Draw 2/3/4 Lore cards,
battlelore-lore-thieves-bargain-line2 = then discard 1/2/3
battlelore-lore-thieves-bargain-line3 = from your hand.
battlelore-lore-double-agent-line1 = Swap a Command card
battlelore-lore-double-agent-line2 = for a random one
battlelore-lore-double-agent-line3 = of your opponent’s.
battlelore-lore-night-march-line1 = Order 3/4/5 units anywhere.
battlelore-lore-night-march-line2 = They move twice as far,
battlelore-lore-night-march-line3 = but no unit may battle.
battlelore-lore-assassins-line1 = An enemy within 3 hexes loses
battlelore-lore-assassins-line2 = 1 figure; then roll 1/2/3 dice.
battlelore-lore-assassins-line3 = Not against Creatures.
battlelore-lore-foiled-line1 = The Lore card just played
battlelore-lore-foiled-line2 = has no effect.
battlelore-lore-foiled-line3 = Its cost is not returned.
battlelore-lore-battle-cry-line1 = 1 extra die in this melee
battlelore-lore-battle-cry-line2 = attack and in all later ones
battlelore-lore-battle-cry-line3 = of the unit this turn.
battlelore-lore-shield-wall-line1 = A foot unit with support:
battlelore-lore-shield-wall-line2 = 1 die fewer in this roll,
battlelore-lore-shield-wall-line3 = but at least 1 remains.
battlelore-lore-second-wind-line1 = An ordered foot unit
battlelore-lore-second-wind-line2 = may move 1 hex further
battlelore-lore-second-wind-line3 = and still battle.
battlelore-lore-hold-the-line-line1 = When you are attacked:
battlelore-lore-hold-the-line-line2 = the flags of this roll
battlelore-lore-hold-the-line-line3 = have no effect.
battlelore-lore-swift-reprisal-line1 = A unit that kept its hex
battlelore-lore-swift-reprisal-line2 = may battle back, although
battlelore-lore-swift-reprisal-line3 = it is not Bold.
battlelore-lore-relentless-line1 = A foot unit that has gained
battlelore-lore-relentless-line2 = ground may make a bonus
battlelore-lore-relentless-line3 = melee attack.
battlelore-lore-cleave-line1 = In your melee attack: roll
battlelore-lore-cleave-line2 = any misses again once.
battlelore-lore-cleave-line3 = The new faces count.
battlelore-lore-steel-nerves-line1 = All ordered units gain
battlelore-lore-steel-nerves-line2 = Bold 1 until the start
battlelore-lore-steel-nerves-line3 = of your next turn.
battlelore-lore-volley-line1 = A missile unit that did not
battlelore-lore-volley-line2 = move may shoot twice.
battlelore-lore-volley-line3 = Not with Darken the Sky.
battlelore-lore-wild-charge-line1 = Ordered mounted units: 1 hex
battlelore-lore-wild-charge-line2 = further, and 1 extra die in
battlelore-lore-wild-charge-line3 = the first melee attack.
battlelore-lore-field-command-line1 = Order as many units
battlelore-lore-field-command-line2 = anywhere as you have
battlelore-lore-field-command-line3 = Command cards.
battlelore-lore-berserk-rage-line1 = 1 extra die; Bonus Strikes are
battlelore-lore-berserk-rage-line2 = 2 hits. Then 1 figure is lost.
battlelore-lore-berserk-rage-line3 = Not for Creatures.
battlelore-lore-veterans-line1 = 2/3/4 ordered units roll
battlelore-lore-veterans-line2 = 1 extra die and gain Bold 1
battlelore-lore-veterans-line3 = this turn.
battlelore-lore-rally-line1 = 1 figure returns to each of
battlelore-lore-rally-line2 = up to 3 of your units.
battlelore-lore-rally-line3 = Not for Creatures.
battlelore-lore-assault-line1 = Order all your units.
battlelore-lore-assault-line2 = They battle only in melee
battlelore-lore-assault-line3 = this turn.

# The table: what lies next to the field.
battlelore-pill-banners = { $has } of { $needs }
battlelore-pill-won = { $seat }: { $has } of { $needs }
battlelore-pill-hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}{ $flags ->
    [0] {""}
    [one] , { $flags } flag
   *[other] , { $flags } flags
}
battlelore-tray-spy = Your opponent’s cards
battlelore-tray-spy-note = Choose a Lore card to discard, or none.

## The Earth Elemental

battlelore-refusal-not-on-circle = The Earth Elemental is called from a Summoning Circle, and there is none at { $hex }; move a unit onto one first.
battlelore-refusal-no-room = The Earth Elemental needs an empty hex next to the circle, and { $hex } has none; wait until one is free.
battlelore-refusal-rolls-first = The Earth Elemental at { $hex } moves by dice; roll for its move first.
battlelore-refusal-no-march = The unit at { $hex } does not roll for its move; choose where it goes.
battlelore-ask-march = Roll 8 dice for the move of the { $unit }: 1 hex for each Lore symbol.
battlelore-ask-march-hex = The { $unit } may move { $count ->
    [one] 1 hex
   *[other] up to { $count } hexes
}: choose where it goes, or let it stay.
battlelore-ask-quake = The ground shakes: choose which of your units retreats next.
battlelore-ask-trample = The { $unit } cannot retreat further: choose the unit that it tramples first.
battlelore-button-march = Roll for the move

## Medieval Lore

battlelore-medieval = Medieval Lore
battlelore-medieval-about = Lore without War Councils.
battlelore-medieval-off = Off
battlelore-medieval-off-about = Lore only where the scenario has it.
battlelore-medieval-on = On
battlelore-medieval-on-about = Lore tokens, and at most 1 Lore card in hand; each card costs 3 tokens more and has level 1.

## Muster

battlelore-muster = War Councils
battlelore-muster-about = Who chooses the War Councils, if the scenario leaves that to the sides.
battlelore-muster-usual = Usual
battlelore-muster-usual-about = Each side has a Commander of level 2; its other levels go to the Wizard, Cleric, Rogue and Warrior in turn, 1 at a time.
battlelore-muster-own = Your own
battlelore-muster-own-about = Each side spends its levels in secret before the match begins.
battlelore-log-appoints = { $seat-you ->
    [yes] You give a level to a member of your War Council
   *[no] { $seat } gives a level to a member of the War Council
}
battlelore-log-council = { $seat-you ->
    [yes] You reveal your War Council: { $members }
   *[no] { $seat } reveals their War Council: { $members }
}

## Lore tokens that are lost

battlelore-log-tokens-lost = { $seat-you ->
    [yes] You lose { $count ->
        [one] 1 Lore token
       *[other] { $count } Lore tokens
    }
   *[no] { $seat } loses { $count ->
        [one] 1 Lore token
       *[other] { $count } Lore tokens
    }
}
battlelore-log-tokens-dropped = { $count ->
    [one] 1 Lore token kept on the Creature at { $hex } returns to the pool
   *[other] { $count } Lore tokens kept on the Creature at { $hex } return to the pool
}

battlelore-button-march-about = 8 dice: 1 hex for each Lore symbol.
battlelore-button-summon = Call the Earth Elemental
battlelore-button-summon-about = Roll instead of battling: with a Lore symbol it rises next to the circle.
battlelore-button-no-march = Stay
battlelore-button-no-march-about = It does not move this turn.
battlelore-ask-muster = Spend your levels: choose the member who gets the next one.
battlelore-ask-rise = The Earth Elemental rises: choose the hex.
battlelore-log-poison-ended = { $seat-you ->
    [yes] The poison on your { $unit } at { $hex } wears off
   *[no] The poison on { $seat }’s { $unit } at { $hex } wears off
}
battlelore-log-summons = { $seat-you ->
    [yes] You call the Earth Elemental to { $hex }
   *[no] { $seat } calls the Earth Elemental to { $hex }
}
battlelore-log-rolled-summon = { $seat-you ->
    [yes] You call the Earth Elemental: { $faces }
   *[no] { $seat } calls the Earth Elemental: { $faces }
}
battlelore-log-rolled-march = { $seat-you ->
    [yes] You roll for the move: { $faces }
   *[no] { $seat } rolls for the move: { $faces }
}
battlelore-refusal-highest-level = This member of your War Council has the highest level already; choose another one.

## How the regulars play

battlelore-temper-bold = { $name } moves up close, and attacks even at weak odds.
battlelore-temper-careful = { $name } keeps units together and lets you come.
battlelore-temper-tricky = { $name } attacks on the wings, and likes Tactic cards and Lore.
