# Battle Royal: what is said at the table. The Japanese file has the same keys.

## The shelf

game-battle_royal-tagline = Four Trainers, four Gyms, one table
game-battle_royal-about = Each player brings a Gym deck: 60 cards, Pokémon of one type, and no card twice except basic Energy. You have two Active Pokémon, and each may attack once a turn. Knock Out a Pokémon to take one of your six Prize cards; the first player to take all six wins. For two to four players.

## Setting up

battle_royal-players = Players
battle_royal-players-about = Two to four play, each for themselves.
battle_royal-players-2 = Two
battle_royal-players-3 = Three
battle_royal-players-4 = Four
battle_royal-seat-1 = Deck of seat 1
battle_royal-seat-2 = Deck of seat 2
battle_royal-seat-3 = Deck of seat 3
battle_royal-seat-4 = Deck of seat 4
battle_royal-seat-1-about = All cards but basic Energy are different, and all Pokémon have one type.
battle_royal-seat-2-about = All cards but basic Energy are different, and all Pokémon have one type.
battle_royal-seat-3-about = All cards but basic Energy are different, and all Pokémon have one type.
battle_royal-seat-4-about = All cards but basic Energy are different, and all Pokémon have one type.
battle_royal-import-about = Copy a deck list with English or Japanese card names anywhere, then read it from the clipboard as a new deck.
battle_royal-deck-metal = Steel Bastion
battle_royal-deck-psychic = Phantom Parade
battle_royal-deck-fighting = Quake Dojo
battle_royal-deck-lightning = Storm Relay
battle_royal-deck-darkness = Gas Works
battle_royal-deck-colorless = Skyward
battle_royal-deck-water = Tidal Court
battle_royal-deck-fire = Blaze Troupe

## Places

battle_royal-place-field = { $seat-you ->
    [yes] Your field
   *[no] { $seat }’s field
}
battle_royal-pill-active = Active Spot
battle_royal-place-spot = { $seat-you ->
    [yes] Your Active Spot
   *[no] { $seat }’s Active Spot
}
battle_royal-place-bench = { $seat-you ->
    [yes] Your Bench
   *[no] { $seat }’s Bench
}
battle_royal-place-common = Place for Trainers
battle_royal-place-deck = { $seat-you ->
    [yes] Your deck: { $count }
   *[no] { $seat }’s deck: { $count }
}
battle_royal-place-discards = { $seat-you ->
    [yes] Your discard pile: { $count }
   *[no] { $seat }’s discard pile: { $count }
}
battle_royal-place-prizes = { $seat-you ->
    [yes] Your Prize cards: { $count }
   *[no] { $seat }’s Prize cards: { $count }
}
battle_royal-title-pokemon = { $seat-you ->
    [yes] Your { $card }, { $hp }/{ $most } HP
   *[no] { $seat }’s { $card }, { $hp }/{ $most } HP
}
battle_royal-title-stadium = { $seat-you ->
    [yes] { $card }, your Stadium
   *[no] { $card }, { $seat }’s Stadium
}
battle_royal-title-copies = { $card } ×{ $count }
battle_royal-type-any = any type
battle_royal-spoken-active = { $seat-you ->
    [yes] Your { $card }, Active { $number }
   *[no] { $seat }’s { $card }, Active { $number }
}
battle_royal-spoken-benched = { $seat-you ->
    [yes] Your { $card }, Bench { $number }
   *[no] { $seat }’s { $card }, Bench { $number }
}
battle_royal-spoken-hp = { $hp } of { $most } HP
battle_royal-spoken-attacked = Has attacked this turn
battle_royal-spoken-tool = { $card }, attached to { $pokemon }
battle_royal-spoken-spot = { $seat-you ->
    [yes] Your Active Spot { $number }
   *[no] { $seat }’s Active Spot { $number }
}
battle_royal-spoken-empty = Empty
battle_royal-spoken-placed = { $seat-you ->
    [yes] Placed by you
   *[no] Placed by { $seat }
}
battle_royal-spoken-placed-active = Active: { $cards }
battle_royal-spoken-placed-bench = Bench: { $cards }
battle_royal-spoken-played = Being played: { $card }
battle_royal-spoken-hand = { $seat-you ->
    [yes] Your hand: { $count }
   *[no] { $seat }’s hand: { $count }
}
battle_royal-spoken-discarded = { $seat-you ->
    [yes] { $card }, in your discard pile
   *[no] { $card }, in { $seat }’s discard pile
}
battle_royal-spoken-cards = { $cards }
battle_royal-spoken-known = Known: { $cards }
battle_royal-pill-bound = { $seat }

## Piles that are searched

battle_royal-group-pokemon = Pokémon
battle_royal-group-item = Items
battle_royal-group-supporter = Supporters
battle_royal-group-stadium = Stadiums
battle_royal-group-energy = Energy
battle_royal-tray-deck = { $seat-you ->
    [yes] Your deck: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
   *[no] { $seat }’s deck: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
}
battle_royal-tray-top = { $seat-you ->
    [yes] Your deck, from the top: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
   *[no] { $seat }’s deck, from the top: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
}
battle_royal-tray-discards = { $seat-you ->
    [yes] Your discard pile: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
   *[no] { $seat }’s discard pile: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
}
battle_royal-tray-hand = { $seat-you ->
    [yes] Your hand: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
   *[no] { $seat }’s hand: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
}

## Phases

battle_royal-phase-placing = Setup
battle_royal-phase-main = Main
battle_royal-phase-attack = Attacks
battle_royal-phase-checkup = Checkup

## What is asked

battle_royal-ask-over = The match is over.
battle_royal-ask-place-first = Place a Basic Pokémon in an Active Spot.
battle_royal-ask-place-second = Place a second Basic Pokémon in an Active Spot, or get ready.
battle_royal-ask-place-bench = Place more Basic Pokémon on your Bench, or get ready.
battle_royal-ask-main = Play cards, or choose a Pokémon to attack with.
battle_royal-ask-main-first = Play cards. Attacks wait for your second turn, unless they say otherwise.
battle_royal-ask-attack = Attack with another Pokémon, or end your turn.
battle_royal-ask-checkup = Other effects of this Checkup: before or after the Special Conditions?
battle_royal-ask-copy = Choose the attack to copy.
battle_royal-ask-victim = Choose a Pokémon to hit.
battle_royal-ask-first = Which effect comes first?
battle_royal-ask-save = Choose the effect that saves your Pokémon.
battle_royal-ask-offer = Use { $card }?
battle_royal-ask-bind = { $card }: choose the opponent it affects.
battle_royal-ask-bind-active = { $card }: choose the Pokémon it affects.
battle_royal-ask-fill = Choose a Pokémon to move into the Active Spot.
battle_royal-ask-surplus = Choose a Benched Pokémon to discard.
battle_royal-ask-pay = Choose Energy to discard for the retreat: { $count } left.
battle_royal-ask-facing = { $card }: choose the opponent whom the other half faces.
battle_royal-ask-replace = { $card }: choose the Stadium it replaces.
battle_royal-ask-face = { $card }: choose the half that faces you.
battle_royal-ask-opponent = { $card }: choose an opponent.
battle_royal-ask-card = { $card }: choose a card.
battle_royal-ask-discard = { $card }: choose a card to discard.
battle_royal-ask-give = { $card }: choose a card, then a Pokémon.
battle_royal-ask-energy = { $card }: choose Energy.
battle_royal-ask-energy-from = { $card }: choose Energy to move.
battle_royal-ask-energy-to = { $card }: choose the Pokémon that gets the Energy.
battle_royal-ask-in-play = { $card }: choose a card in play.
battle_royal-ask-switch = { $card }: choose a Pokémon to switch.
battle_royal-ask-counters = { $card }: choose a Pokémon for the damage counters.
battle_royal-ask-pokemon = { $card }: choose a Pokémon.
battle_royal-ask-any = Choose one.

## Buttons

battle_royal-button-ability = Ability: { $name }
battle_royal-button-retreat = Retreat
battle_royal-button-retreat-about = Pay the Retreat Cost and change places with a Benched Pokémon.
battle_royal-button-nobody = Without a target
battle_royal-button-before = Before
battle_royal-button-before-about = Other effects happen before the Special Conditions.
battle_royal-button-after = After
battle_royal-button-after-about = Other effects happen after the Special Conditions.
battle_royal-button-yes = Yes
battle_royal-button-no = No
battle_royal-button-done = Done
battle_royal-button-enough = That is all
battle_royal-button-opponent = { $seat }
battle_royal-button-face-a = The first half faces me
battle_royal-button-face-b = The second half faces me
battle_royal-button-end = End the turn
battle_royal-button-end-and = { $one } { $next }
battle_royal-left-attack = { $card } can still attack.
battle_royal-left-attacks = { $card } and { $other } can still attack.
battle_royal-left-evolve = { $mon } can still evolve into { $card }.
battle_royal-left-energy = { $card } can still be attached to { $mon }, which needs it to attack.
battle_royal-left-bench = { $count ->
    [0] { $card } can still come to your Bench, which is empty.
   *[other] { $card } can still come to your Bench, where there is just one Pokémon.
}
battle_royal-button-ready = Ready
battle_royal-button-ready-about = Everybody’s first Pokémon are then revealed together.
battle_royal-button-first = { $card } first
battle_royal-printed-plain = { $name }
battle_royal-printed-damage = { $name } { $damage }
battle_royal-printed-cost = { $cost } { $attack }

## What would come of it

battle_royal-about-energy = Energy: { $units }
battle_royal-about-tool = Tool: { $card }
battle_royal-about-hit = Already hit by { $card }: immune to all others this turn
battle_royal-about-hit-others = Already hit: immune to attacks this turn
battle_royal-about-hit-no-target = Already hit: cannot be chosen as a target this turn
battle_royal-about-paid = { $attack }: ready
battle_royal-about-lacks = { $attack }: lacks { $units }
battle_royal-about-bench = Free places on the Bench: { $count }
battle_royal-forecast-attack = { $attack }:
battle_royal-forecast-none = No damage; effects only
battle_royal-forecast-immune = Already hit this turn: nothing happens to it
battle_royal-forecast-deals = Damage: { $damage }
battle_royal-forecast-range = Damage: { $least } to { $most }, depending on coins
battle_royal-forecast-knock-out = Knock Out
battle_royal-forecast-may-knock-out = Possible Knock Out, depending on coins
battle_royal-forecast-left = { $hp } HP left
battle_royal-step-printed = On the card: { $n }
battle_royal-step-boosts = Own effects: { $n }
battle_royal-step-weakness = Weakness: ×2
battle_royal-step-resistance = Resistance: −{ $n }
battle_royal-step-effects = Effects on the target: { $n }
battle_royal-step-prevented = Prevented: 0

## Looked at closely

battle_royal-inspect-hp = { $hp } of { $most } HP; damage { $damage }
battle_royal-inspect-retreat = Retreat Cost now: { $count }
battle_royal-inspect-works = { $card }: { $text }
battle_royal-inspect-works-of = { $seat-you ->
    [yes] Your { $card }: { $text }
   *[no] { $seat }’s { $card }: { $text }
}
battle_royal-inspect-lasts = This turn: { $text }
battle_royal-inspect-lasts-next = { $seat-you ->
    [yes] On your next turn: { $text }
   *[no] On { $seat }’s next turn: { $text }
}
battle_royal-inspect-bound = { $seat-you ->
    [yes] { $card } affects you.
   *[no] { $card } affects { $seat }.
}
battle_royal-inspect-ability-off = Its Ability is switched off.
battle_royal-inspect-facing = { $seat-you ->
    [yes] Its other half faces you.
   *[no] Its other half faces { $seat }.
}
battle_royal-inspect-field = Two Active Spots, four places on the Bench, six Prize cards, deck and discard pile.
battle_royal-inspect-spot = The Pokémon in each Active Spot may attack once on its owner’s turn.
battle_royal-inspect-bench = Pokémon on the Bench wait; they move up when an Active Spot is empty.
battle_royal-inspect-common = Items, Supporters and Stadiums are played here.
battle_royal-inspect-discards = Everybody may look through it; identical cards are shown once.
battle_royal-inspect-deck = A player who has to draw from an empty deck at the start of their turn is out.
battle_royal-inspect-prizes = Knock Out a Pokémon to take one. The player who takes their last one wins.

## Why not

battle_royal-why-other-asked = Another Pokémon is asked for; choose one that is marked.
battle_royal-why-not-asked = It cannot be chosen for this; choose what is marked.
battle_royal-why-not-yours = It belongs to another player; choose one of your own first.
battle_royal-why-attack-first = The attack comes before its target; choose it at the lower right.
battle_royal-why-benched = Only Active Pokémon attack and retreat, and it has no Ability to use now; choose an Active one.
battle_royal-why-nothing-to-do = It can attack nobody now; do something else, or end your turn.
battle_royal-why-deck = Nobody looks into a deck unless a card says so; play such a card first.
battle_royal-why-discards = Nothing is taken from the discard pile unless a card says so; inspect it to see the cards.
battle_royal-why-prizes = You take a Prize card for each Knock Out; attack an opposing Pokémon.
battle_royal-why-hand = Nobody looks into another player’s hand unless a card says so; play such a card first.
battle_royal-why-card-first = A card comes before its place; choose one from your hand first.
battle_royal-why-placing = Before the match only Basic Pokémon are placed; choose one from your hand.
battle_royal-why-not-there = This card is not played there; choose a marked place.

## Refusals

battle_royal-refusal-not-now = Something else has to be decided first; answer what is asked.
battle_royal-refusal-not-a-choice = This cannot be chosen; choose what is marked.
battle_royal-refusal-not-in-hand = This card is not in your hand; choose one that is.
battle_royal-refusal-other-kind = This card is not played that way; choose a marked place for it.
battle_royal-refusal-no-own-pokemon = That is not one of your Pokémon; choose one of yours.
battle_royal-refusal-bench-full = Your Bench is full; keep the card until a place is free.
battle_royal-refusal-two-actives-first = Both Active Spots come first; fill them before the Bench.
battle_royal-refusal-first-turn-evolution = This Pokémon cannot evolve on your first turn; evolve it from your next turn on.
battle_royal-refusal-first-turn-supporter = No Supporter is played on the first turn; play it from your next turn on.
battle_royal-refusal-first-turn-attack = On the first turn only the player who goes last attacks, unless an attack says otherwise; attack from your next turn on.
battle_royal-refusal-other-line = This card evolves only from the Pokémon it names; choose that one.
battle_royal-refusal-too-new = This Pokémon came into play or evolved this turn; evolve it from your next turn on.
battle_royal-refusal-energy-attached = A turn allows 2 basic Energy for 2 Pokémon, or 1 Special Energy; attach more on your next turn.
battle_royal-refusal-same-pokemon = This Pokémon got its basic Energy this turn; attach the second one to another Pokémon.
battle_royal-refusal-wrong-holder = This card cannot be attached to this Pokémon; choose another one.
battle_royal-refusal-has-tool = A Pokémon has one Tool at most; choose a Pokémon without one.
battle_royal-refusal-supporter-played = You have played a Supporter this turn; play the next one on your next turn.
battle_royal-refusal-stadium-played = You have played a Stadium this turn; play the next one on your next turn.
battle_royal-refusal-same-stadium = A Stadium of this name is in play; play another one.
battle_royal-refusal-forbidden = An effect forbids it; wait until the effect ends.
battle_royal-refusal-condition = The card’s condition is not met; inspect it to see what it needs.
battle_royal-refusal-cost = You cannot pay its cost; inspect the card to see what it takes.
battle_royal-refusal-no-change = It would have no effect now; keep it for later.
battle_royal-refusal-no-ability = This Pokémon has no Ability to use; choose another one.
battle_royal-refusal-ability-off = Its Ability does not work now; inspect the Pokémon to see what switches it off.
battle_royal-refusal-used = It has been used this turn; use it again on your next turn.
battle_royal-refusal-no-stadium = There is no Stadium in play that could be used like this; choose a marked one.
battle_royal-refusal-retreated = You cannot retreat from here again this turn; retreat on your next turn.
battle_royal-refusal-holds-still = A Pokémon that is Asleep or Paralyzed can neither attack nor retreat; wait until it recovers, or use a card that makes it recover.
battle_royal-refusal-not-active = Only Active Pokémon can do that; choose one of them.
battle_royal-refusal-not-benched = Only a Benched Pokémon can come up; choose one of them.
battle_royal-refusal-energy = There is not enough Energy for it; attach more.
battle_royal-refusal-attacks-only = It is too late for this after an attack, or after an Ability that ends the turn; choose what is marked, or end your turn.
battle_royal-refusal-spot-used = No attack is left for this Pokémon this turn; attack with another one, or end your turn.
battle_royal-refusal-turn-ended = Its Ability has used up its attack this turn; attack with another Pokémon, or end your turn.
battle_royal-refusal-no-attack = There is no such attack; choose one printed on the card.
battle_royal-refusal-target-needed = An attack needs a target; choose an opposing Active Pokémon.
battle_royal-refusal-no-target = Only opposing Active Pokémon can be attacked; choose one of them.
battle_royal-refusal-target-hit = A Pokémon that was hit this turn cannot be attacked again; choose another target.
battle_royal-refusal-nothing-to-copy = Its owner has used no attack that could be copied; choose another target.

## What a match cannot begin with

battle_royal-setup-data = The card files of Battle Royal cannot be read.
battle_royal-setup-players = Battle Royal is for two to four players.
battle_royal-setup-turns = A match has 1 to 400 turns.
battle_royal-setup-deck = There is no deck of this name.
battle_royal-setup-illegal = { $seat-you ->
    [yes] Your deck: { $why }
   *[no] { $seat }’s deck: { $why }
}

## Counters, panels

battle_royal-counter-prizes = Prize cards left
battle_royal-counter-taken = Prize cards taken, of { $all }
battle_royal-counter-hand = Cards in hand
battle_royal-counter-deck = Cards in the deck
battle_royal-panel-standing = Standings
battle_royal-panel-standing-note = The player with the fewest Prize cards is nearest to winning.
battle_royal-panel-pokemon = Pokémon in play
battle_royal-panel-unseen = Cards not seen yet
battle_royal-panel-unseen-note = Deck lists are open: these cards are still in decks, hands or among the Prize cards.
battle_royal-cell-player = Player
battle_royal-cell-prizes = Prize cards
battle_royal-cell-hand = Hand
battle_royal-cell-deck = Deck
battle_royal-cell-discard = Discarded
battle_royal-cell-turns = Turns
battle_royal-cell-number = { $number }
battle_royal-cell-seat = { $seat }
battle_royal-cell-none = –
battle_royal-cell-active = Active
battle_royal-cell-bench = Bench
battle_royal-cell-hp = { $hp }/{ $most } HP
battle_royal-cell-energy = Energy: { $count }
battle_royal-verdict-out = { $seat-you ->
    [yes] You were out before the end
   *[no] { $seat } was out before the end
}
battle_royal-verdict-turns = Turns: { $count }
battle_royal-outcome-prizes = { $winner-you ->
    [yes] You have taken all your Prize cards.
   *[no] { $winner } has taken all their Prize cards.
}
battle_royal-outcome-last = { $winner-you ->
    [yes] You are the last one left.
   *[no] { $winner } is the last one left.
}
battle_royal-outcome-turns = { $winner-you ->
    [yes] The last turn is over, and you have the fewest Prize cards left.
   *[no] The last turn is over, and { $winner } has the fewest Prize cards left.
}
battle_royal-outcome-shared = { $count ->
    [one] 1 player wins
   *[other] { $count } players share the win
}.

## Large words

battle_royal-banner-turn = { $seat-you ->
    [yes] Your turn
   *[no] { $seat }’s turn
}
battle_royal-banner-bound = { $seat-you ->
    [yes] { $card } affects you
   *[no] { $card } affects { $seat }
}
battle_royal-banner-failed = The attack fails
battle_royal-banner-loss = −{ $damage }
battle_royal-brief-printed = { $n }
battle_royal-brief-signed = { $n }
battle_royal-brief-weakness = ×2 Weakness
battle_royal-brief-resistance = −{ $n } Resistance
battle_royal-brief-effects = { $n } on the target
battle_royal-brief-prevented = prevented
battle_royal-banner-survived = It survives
battle_royal-rise-knock-out = Knock Out
battle_royal-banner-out = { $seat-you ->
    [yes] You are out
   *[no] { $seat } is out
}
battle_royal-banner-mulligan = { $seat-you ->
    [yes] You have no Basic Pokémon
   *[no] { $seat } has no Basic Pokémon
}
battle_royal-banner-heads = Heads
battle_royal-banner-tails = Tails

## The chronicle

battle_royal-log-mulligan = { $seat-you ->
    [yes] You have no Basic Pokémon and reveal { $cards }
   *[no] { $seat } has no Basic Pokémon and reveals { $cards }
}
battle_royal-log-turn = { $seat-you ->
    [yes] You begin turn { $number }
   *[no] { $seat } begins turn { $number }
}
battle_royal-log-drew = { $seat-you ->
    [yes] You draw a card
   *[no] { $seat } draws a card
}
battle_royal-log-prize = { $seat-you ->
    [yes] You take a Prize card
   *[no] { $seat } takes a Prize card
}
battle_royal-log-took = { $seat-you ->
    [yes] You take { $card }
   *[no] { $seat } takes { $card }
}
battle_royal-log-discarded = { $seat-you ->
    [yes] You discard { $card }
   *[no] { $seat } discards { $card }
}
battle_royal-log-returned-to-deck = { $seat-you ->
    [yes] You put { $card } into your deck
   *[no] { $seat } puts { $card } into their deck
}
battle_royal-log-hand-shuffled = { $seat-you ->
    [yes] You shuffle { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from your hand into your deck
   *[no] { $seat } shuffles { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from their hand into their deck
}
battle_royal-log-searched = { $seat-you ->
    [yes] You search your deck
   *[no] { $seat } searches their deck
}
battle_royal-log-nothing-there = { $seat-you ->
    [yes] There is nothing to discard in your hand
   *[no] There is nothing to discard in { $seat }’s hand
}
battle_royal-log-benched = { $seat-you ->
    [yes] You play { $card }
   *[no] { $seat } plays { $card }
}
battle_royal-log-evolved = { $seat-you ->
    [yes] You evolve a Pokémon into { $card }
   *[no] { $seat } evolves a Pokémon into { $card }
}
battle_royal-log-attached = { $seat-you ->
    [yes] { $card } is attached to your { $pokemon }
   *[no] { $card } is attached to { $seat }’s { $pokemon }
}
battle_royal-log-detached = { $seat-you ->
    [yes] Your { $pokemon } loses { $card }
   *[no] { $seat }’s { $pokemon } loses { $card }
}
battle_royal-log-energy-moved = { $seat-you ->
    [yes] You move { $card } from { $from } to { $to }
   *[no] { $seat } moves { $card } from { $from } to { $to }
}
battle_royal-log-played = { $seat-you ->
    [yes] You play { $card }
   *[no] { $seat } plays { $card }
}
battle_royal-log-stadium-left = { $seat-you ->
    [yes] Your { $card } leaves play
   *[no] { $seat }’s { $card } leaves play
}
battle_royal-log-ability = { $seat-you ->
    [yes] Your { $pokemon } uses { $ability }
   *[no] { $seat }’s { $pokemon } uses { $ability }
}
battle_royal-log-stadium = { $seat-you ->
    [yes] You use { $card }
   *[no] { $seat } uses { $card }
}
battle_royal-log-worked = { $seat-you ->
    [yes] Your { $card } takes effect on { $pokemon }
   *[no] { $seat }’s { $card } takes effect on { $pokemon }
}
battle_royal-log-bound = { $seat-you ->
    [yes] { $card } affects you
   *[no] { $card } affects { $seat }
}
battle_royal-log-opponent = { $by-you ->
    [yes] You choose { $seat }
   *[no] { $seat-you ->
        [yes] { $by } chooses you
       *[no] { $by } chooses { $seat }
    }
}
battle_royal-log-attacked = { $seat-you ->
    [yes] Your { $pokemon } uses { $attack } on { $owner }’s { $target }
   *[no] { $owner-you ->
        [yes] { $seat }’s { $pokemon } uses { $attack } on your { $target }
       *[no] { $seat }’s { $pokemon } uses { $attack } on { $owner }’s { $target }
    }
}
battle_royal-log-attacked-nobody = { $seat-you ->
    [yes] Your { $pokemon } uses { $attack }
   *[no] { $seat }’s { $pokemon } uses { $attack }
}
battle_royal-log-copied = { $seat-you ->
    [yes] Your { $pokemon } copies { $attack }
   *[no] { $seat }’s { $pokemon } copies { $attack }
}
battle_royal-log-heads = { $seat-you ->
    [yes] You flip heads
   *[no] { $seat } flips heads
}
battle_royal-log-tails = { $seat-you ->
    [yes] You flip tails
   *[no] { $seat } flips tails
}
battle_royal-log-failed = { $seat-you ->
    [yes] Your { $pokemon }’s attack fails
   *[no] { $seat }’s { $pokemon }’s attack fails
}
battle_royal-log-damaged = { $seat-you ->
    [yes] Your { $pokemon } takes { $damage } damage
   *[no] { $seat }’s { $pokemon } takes { $damage } damage
}
battle_royal-log-countered = { $seat-you ->
    [yes] Your { $pokemon } gets { $count ->
        [one] 1 damage counter
       *[other] { $count } damage counters
    }
   *[no] { $seat }’s { $pokemon } gets { $count ->
        [one] 1 damage counter
       *[other] { $count } damage counters
    }
}
battle_royal-log-healed = { $seat-you ->
    [yes] Your { $pokemon } is healed of { $damage } damage
   *[no] { $seat }’s { $pokemon } is healed of { $damage } damage
}
battle_royal-log-afflicted = { $seat-you ->
    [yes] Your { $pokemon } is now { $condition }
   *[no] { $seat }’s { $pokemon } is now { $condition }
}
battle_royal-log-recovered = { $seat-you ->
    [yes] Your { $pokemon } is no longer { $condition }
   *[no] { $seat }’s { $pokemon } is no longer { $condition }
}
battle_royal-log-to-active = { $seat-you ->
    [yes] Your { $pokemon } becomes Active
   *[no] { $seat }’s { $pokemon } becomes Active
}
battle_royal-log-to-bench = { $seat-you ->
    [yes] Your { $pokemon } moves to the Bench
   *[no] { $seat }’s { $pokemon } moves to the Bench
}
battle_royal-log-returned = { $seat-you ->
    [yes] Your { $pokemon } returns to your hand
   *[no] { $seat }’s { $pokemon } returns to their hand
}
battle_royal-log-dropped = { $seat-you ->
    [yes] Your { $pokemon } is discarded
   *[no] { $seat }’s { $pokemon } is discarded
}
battle_royal-log-survived = { $seat-you ->
    [yes] Your { $pokemon } survives
   *[no] { $seat }’s { $pokemon } survives
}
battle_royal-log-knocked-out = { $seat-you ->
    [yes] Your { $card } is Knocked Out
   *[no] { $seat }’s { $card } is Knocked Out
}
battle_royal-log-knocked-out-by = { $by-you ->
    [yes] You Knock Out { $seat }’s { $card }
   *[no] { $seat-you ->
        [yes] { $by } Knocks Out your { $card }
       *[no] { $by } Knocks Out { $seat }’s { $card }
    }
}
battle_royal-log-checkup = The Pokémon Checkup takes place
battle_royal-log-eliminated = { $seat-you ->
    [yes] You are out
   *[no] { $seat } is out
}
battle_royal-won-prizes = { $winner-you ->
    [yes] You have taken all your Prize cards and win
   *[no] { $winner } has taken all their Prize cards and wins
}
battle_royal-won-last = { $winner-you ->
    [yes] You are the last one left and win
   *[no] { $winner } is the last one left and wins
}
battle_royal-won-turns = { $winner-you ->
    [yes] The last turn is over: you have the fewest Prize cards left and win
   *[no] The last turn is over: { $winner } has the fewest Prize cards left and wins
}
battle_royal-won-shared = { $count ->
    [one] 1 player wins
   *[other] { $count } players share the win
}

## How the regulars play

battle_royal-temper-bold = { $name } attacks the player who is ahead, and hardly ever retreats.
battle_royal-temper-careful = { $name } builds up the Bench, and brings hurt Pokémon out of the fight.
battle_royal-temper-tricky = { $name } attacks the player who is behind, and plays many cards.

## In place of what other games say

battle_royal-hud-your-turn = Your turn
battle_royal-hud-turn-of = { $name } to play
battle_royal-text-in-turn = { $seat-you ->
    [yes] Your turn. { $prompt }
   *[no] { $seat } to play. { $prompt }
}
