# Battle Royal: what is said at the table. The Japanese file has the same keys.

## The shelf

game-battle_royal-tagline = Four Trainers, four Gyms, one table
game-battle_royal-about = Everybody brings the deck of a Gym: 60 different cards of one type. Two Pokémon of each player are Active, each may attack once a turn, and whoever knocks a Pokémon out takes a Prize from their own six. Whoever takes the sixth first wins. For two to four players.

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
   *[no] Field of { $seat }
}
battle_royal-pill-active = Active Spot
battle_royal-place-spot = { $seat-you ->
    [yes] Your Active Spot
   *[no] Active Spot of { $seat }
}
battle_royal-place-bench = { $seat-you ->
    [yes] Your Bench
   *[no] Bench of { $seat }
}
battle_royal-place-common = Place for Trainers
battle_royal-place-deck = { $seat-you ->
    [yes] Your deck: { $count }
   *[no] Deck of { $seat }: { $count }
}
battle_royal-place-discards = { $seat-you ->
    [yes] Your discard pile: { $count }
   *[no] Discard pile of { $seat }: { $count }
}
battle_royal-place-prizes = { $seat-you ->
    [yes] Your Prizes: { $count }
   *[no] Prizes of { $seat }: { $count }
}
battle_royal-title-pokemon = { $seat-you ->
    [yes] Your { $card }, { $hp }/{ $most } HP
   *[no] { $card } of { $seat }, { $hp }/{ $most } HP
}
battle_royal-title-stadium = { $seat-you ->
    [yes] { $card }, your Stadium
   *[no] { $card }, Stadium of { $seat }
}
battle_royal-title-copies = { $card } ×{ $count }
battle_royal-type-any = any type
battle_royal-spoken-active = { $seat-you ->
    [yes] Your { $card }, Active { $number }
   *[no] { $card } of { $seat }, Active { $number }
}
battle_royal-spoken-benched = { $seat-you ->
    [yes] Your { $card }, Bench { $number }
   *[no] { $card } of { $seat }, Bench { $number }
}
battle_royal-spoken-hp = { $hp } of { $most } HP
battle_royal-spoken-attacked = Has attacked this turn
battle_royal-spoken-tool = { $card }, Tool of { $pokemon }
battle_royal-spoken-spot = { $seat-you ->
    [yes] Your Active Spot { $number }
   *[no] Active Spot { $number } of { $seat }
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
   *[no] Hand of { $seat }: { $count }
}
battle_royal-spoken-discarded = { $seat-you ->
    [yes] { $card }, in your discard pile
   *[no] { $card }, in the discard pile of { $seat }
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
    [yes] Your deck: { $count } cards
   *[no] Deck of { $seat }: { $count } cards
}
battle_royal-tray-top = { $seat-you ->
    [yes] From the top of your deck: { $count }
   *[no] From the top of the deck of { $seat }: { $count }
}
battle_royal-tray-discards = { $seat-you ->
    [yes] Your discard pile: { $count } cards
   *[no] Discard pile of { $seat }: { $count } cards
}
battle_royal-tray-hand = { $seat-you ->
    [yes] Your hand: { $count } cards
   *[no] Hand of { $seat }: { $count } cards
}

## Phases

battle_royal-phase-placing = Setup
battle_royal-phase-main = Main
battle_royal-phase-attack = Attacks
battle_royal-phase-checkup = Checkup

## What is asked

battle_royal-ask-over = The match is over
battle_royal-ask-place-first = Put a Basic Pokémon into an Active Spot
battle_royal-ask-place-second = Put a second Basic Pokémon into an Active Spot
battle_royal-ask-place-bench = Bench more Basics, or get ready
battle_royal-ask-main = Play cards; choose a Pokémon to attack
battle_royal-ask-main-first = Play cards; attacks wait for your second turn
battle_royal-ask-attack = Attack with another Pokémon, or end your turn
battle_royal-ask-checkup = Before or after the Special Conditions?
battle_royal-ask-copy = Choose the attack to copy
battle_royal-ask-victim = Choose a Pokémon that is hit
battle_royal-ask-first = Which effect comes first?
battle_royal-ask-save = Choose what saves your Pokémon
battle_royal-ask-offer = Use { $card }?
battle_royal-ask-bind = { $card }: choose the opponent it works on
battle_royal-ask-bind-active = { $card }: choose the Pokémon it covers
battle_royal-ask-fill = Choose who moves into the Active Spot
battle_royal-ask-surplus = Choose a Benched Pokémon to discard
battle_royal-ask-pay = Discard Energy to retreat: { $count } left
battle_royal-ask-facing = { $card }: choose who is faced by the other half
battle_royal-ask-replace = { $card }: choose the Stadium it replaces
battle_royal-ask-face = { $card }: choose the half that faces you
battle_royal-ask-opponent = { $card }: choose an opponent
battle_royal-ask-card = { $card }: choose a card
battle_royal-ask-discard = { $card }: choose a card to discard
battle_royal-ask-give = { $card }: choose a card, then a Pokémon
battle_royal-ask-energy = { $card }: choose Energy
battle_royal-ask-energy-from = { $card }: choose Energy to move
battle_royal-ask-energy-to = { $card }: choose where it goes
battle_royal-ask-in-play = { $card }: choose a card in play
battle_royal-ask-switch = { $card }: choose who changes places
battle_royal-ask-counters = { $card }: choose who gets damage counters
battle_royal-ask-pokemon = { $card }: choose a Pokémon
battle_royal-ask-any = Choose one

## Buttons

battle_royal-button-ability = Ability: { $name }
battle_royal-button-retreat = Retreat
battle_royal-button-retreat-about = Pay the Retreat Cost and change places with a Benched Pokémon.
battle_royal-button-nobody = Without a target
battle_royal-button-before = Before
battle_royal-button-before-about = It happens before the Special Conditions.
battle_royal-button-after = After
battle_royal-button-after-about = It happens after the Special Conditions.
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
battle_royal-about-paid = { $attack }: ready
battle_royal-about-lacks = { $attack }: lacks { $units }
battle_royal-about-bench = Free places on the Bench: { $count }
battle_royal-forecast-attack = { $attack }:
battle_royal-forecast-none = No damage; effects only
battle_royal-forecast-immune = Already hit this turn: nothing happens to it
battle_royal-forecast-deals = Damage: { $damage }
battle_royal-forecast-range = Damage: { $least } to { $most }, by coins
battle_royal-forecast-knock-out = Knock Out
battle_royal-forecast-may-knock-out = Knock Out if the coins are kind
battle_royal-forecast-left = { $hp } HP are left
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
   *[no] { $card } of { $seat }: { $text }
}
battle_royal-inspect-lasts = This turn: { $text }
battle_royal-inspect-lasts-next = { $seat-you ->
    [yes] In your next turn: { $text }
   *[no] In the next turn of { $seat }: { $text }
}
battle_royal-inspect-bound = { $seat-you ->
    [yes] { $card } works on you
   *[no] { $card } works on { $seat }
}
battle_royal-inspect-ability-off = Its Ability is switched off
battle_royal-inspect-facing = { $seat-you ->
    [yes] Its other half faces you
   *[no] Its other half faces { $seat }
}
battle_royal-inspect-field = Two Active Spots, four places on the Bench, six Prizes, deck and discard pile.
battle_royal-inspect-spot = Each Active Spot may attack once on its owner’s turn.
battle_royal-inspect-bench = Pokémon on the Bench wait; they move up when an Active Spot is empty.
battle_royal-inspect-common = Items, Supporters and Stadiums are played here.
battle_royal-inspect-discards = Everybody may look through it; equal cards are shown once.
battle_royal-inspect-deck = Whoever has to draw from an empty deck at the start of their turn is out.
battle_royal-inspect-prizes = Knock Out a Pokémon and take one. Whoever takes the last one wins.

## Why not

battle_royal-why-other-asked = Another Pokémon is asked for; choose one that shines.
battle_royal-why-not-asked = It cannot be chosen for this; choose what shines.
battle_royal-why-not-yours = It belongs to somebody else; choose one of your own first.
battle_royal-why-attack-first = Choose the attack first: its buttons stand at the lower right.
battle_royal-why-benched = Only Active Pokémon attack and retreat; it has no Ability to use now.
battle_royal-why-nothing-to-do = It can do nothing now: there is nobody to attack.
battle_royal-why-deck = Nobody looks into a deck unless a card says so.
battle_royal-why-discards = Nothing is taken from the discard pile unless a card says so; inspect it to see the cards.
battle_royal-why-prizes = Prizes are taken for Knock Outs.
battle_royal-why-hand = Nobody looks into the hand of another player unless a card says so.
battle_royal-why-card-first = Choose a card from your hand first, then its place.
battle_royal-why-placing = Before the match only Basic Pokémon are placed.
battle_royal-why-not-there = This card is not played there; choose a place that shines.

## Refusals

battle_royal-refusal-not-now = This is not the time for it; answer what is asked first.
battle_royal-refusal-not-a-choice = This cannot be chosen; choose what shines.
battle_royal-refusal-not-in-hand = This card is not in your hand; choose one that is.
battle_royal-refusal-other-kind = This is another kind of card; play it as what it is.
battle_royal-refusal-no-own-pokemon = There is none of your Pokémon; choose one of your own.
battle_royal-refusal-bench-full = Your Bench is full; make room first.
battle_royal-refusal-two-actives-first = Both Active Spots come first; fill them before the Bench.
battle_royal-refusal-first-turn-evolution = Nobody evolves on their first turn; wait for the next one.
battle_royal-refusal-first-turn-supporter = No Supporter on the first turn; play it on the next one.
battle_royal-refusal-first-turn-attack = Only whoever goes last attacks on their first turn; wait for the next one.
battle_royal-refusal-other-line = It evolves only from the Pokémon that its card names.
battle_royal-refusal-too-new = This Pokémon came into play or evolved this turn; wait for the next one.
battle_royal-refusal-energy-attached = No more Energy this turn: two basic ones on two Pokémon, or one Special Energy.
battle_royal-refusal-same-pokemon = It got its basic Energy this turn; attach the second one to another Pokémon.
battle_royal-refusal-wrong-holder = This card cannot be attached to this Pokémon; choose another one.
battle_royal-refusal-has-tool = It has a Tool; choose a Pokémon without one.
battle_royal-refusal-supporter-played = You have played a Supporter this turn; play the next one on your next turn.
battle_royal-refusal-stadium-played = You have played a Stadium this turn; play the next one on your next turn.
battle_royal-refusal-same-stadium = A Stadium of this name is in play; play another one.
battle_royal-refusal-forbidden = An effect forbids it; wait until it is over.
battle_royal-refusal-condition = What the card asks for does not hold; read its text.
battle_royal-refusal-cost = You cannot pay what it costs; it needs more cards.
battle_royal-refusal-no-change = It would change nothing; keep it.
battle_royal-refusal-no-ability = This Pokémon has no Ability to use; choose another one.
battle_royal-refusal-ability-off = Its Ability does not work now; look at what switches it off.
battle_royal-refusal-used = It was used this turn; wait for the next one.
battle_royal-refusal-no-stadium = There is no such Stadium in play; choose one that lies there.
battle_royal-refusal-retreated = You have retreated this turn; wait for the next one.
battle_royal-refusal-holds-still = A Pokémon that is Asleep or Paralyzed neither attacks nor retreats; cure it first.
battle_royal-refusal-not-active = It is not Active; only Active Pokémon do that.
battle_royal-refusal-not-benched = It is not on the Bench; choose a Benched Pokémon.
battle_royal-refusal-energy = There is not enough Energy for it; attach more.
battle_royal-refusal-attacks-only = After the first attack there are only attacks; attack or end your turn.
battle_royal-refusal-spot-used = This spot has made its attack; attack from the other one or end your turn.
battle_royal-refusal-turn-ended = Its Ability has used up its attack of this turn.
battle_royal-refusal-no-attack = There is no such attack; choose one that stands on the card.
battle_royal-refusal-target-needed = An attack needs a target; choose an opposing Active Pokémon.
battle_royal-refusal-no-target = Only opposing Active Pokémon are attacked; choose one of them.
battle_royal-refusal-target-hit = It has been hit this turn; choose another target.
battle_royal-refusal-nothing-to-copy = Its owner has used no attack that could be copied; choose another target.

## What a match cannot begin with

battle_royal-setup-data = The card files of Battle Royal cannot be read.
battle_royal-setup-players = Battle Royal is for two to four players.
battle_royal-setup-turns = A match has 1 to 400 turns.
battle_royal-setup-deck = There is no deck of this name.
battle_royal-setup-illegal = { $seat-you ->
    [yes] Your deck: { $why }
   *[no] Deck of { $seat }: { $why }
}

## Counters, panels

battle_royal-counter-prizes = Prizes left
battle_royal-counter-taken = Prizes taken, of { $all }
battle_royal-counter-hand = Cards in hand
battle_royal-counter-deck = Cards in the deck
battle_royal-panel-standing = How everybody stands
battle_royal-panel-standing-note = Whoever has the fewest Prizes left is nearest to winning.
battle_royal-panel-pokemon = Pokémon in play
battle_royal-panel-unseen = Cards not seen yet
battle_royal-panel-unseen-note = Deck lists are open: these cards are still in decks, hands or Prizes.
battle_royal-cell-player = Player
battle_royal-cell-prizes = Prizes
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
    [yes] You have taken all your Prizes.
   *[no] { $winner } has taken all their Prizes.
}
battle_royal-outcome-last = { $winner-you ->
    [yes] You are the last one left.
   *[no] { $winner } is the last one left.
}
battle_royal-outcome-turns = { $winner-you ->
    [yes] The last turn is over, and you have the fewest Prizes left.
   *[no] The last turn is over, and { $winner } has the fewest Prizes left.
}
battle_royal-outcome-shared = { $count } players share the win.

## Large words

battle_royal-banner-turn = { $seat-you ->
    [yes] Your turn
   *[no] { $seat }’s turn
}
battle_royal-banner-bound = { $seat-you ->
    [yes] { $card } works on you
   *[no] { $card } works on { $seat }
}
battle_royal-banner-failed = The attack fails
battle_royal-banner-loss = −{ $damage }
battle_royal-brief-printed = { $n }
battle_royal-brief-signed = { $n }
battle_royal-brief-weakness = ×2 Weakness
battle_royal-brief-resistance = −{ $n } Resistance
battle_royal-brief-effects = { $n } on the target
battle_royal-brief-prevented = prevented
battle_royal-banner-survived = Still standing!
battle_royal-banner-knock-out = { $card } is Knocked Out
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
    [yes] You have no Basic and show { $cards }
   *[no] { $seat } has no Basic and shows { $cards }
}
battle_royal-log-turn = { $seat-you ->
    [yes] Turn { $number }: your turn
   *[no] Turn { $number }: { $seat }
}
battle_royal-log-drew = { $seat-you ->
    [yes] You draw a card
   *[no] { $seat } draws a card
}
battle_royal-log-prize = { $seat-you ->
    [yes] You take a Prize
   *[no] { $seat } takes a Prize
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
    [yes] You put { $card } into the deck
   *[no] { $seat } puts { $card } into the deck
}
battle_royal-log-hand-shuffled = { $seat-you ->
    [yes] You shuffle { $count } cards from your hand into the deck
   *[no] { $seat } shuffles { $count } cards from their hand into the deck
}
battle_royal-log-searched = { $seat-you ->
    [yes] You search the deck
   *[no] { $seat } searches the deck
}
battle_royal-log-nothing-there = { $seat-you ->
    [yes] Nothing to discard in your hand
   *[no] Nothing to discard in the hand of { $seat }
}
battle_royal-log-benched = { $seat-you ->
    [yes] You play { $card }
   *[no] { $seat } plays { $card }
}
battle_royal-log-evolved = { $seat-you ->
    [yes] You evolve to { $card }
   *[no] { $seat } evolves to { $card }
}
battle_royal-log-attached = { $seat-you ->
    [yes] { $card } on your { $pokemon }
   *[no] { $card } on { $pokemon } of { $seat }
}
battle_royal-log-detached = { $seat-you ->
    [yes] Your { $pokemon } loses { $card }
   *[no] { $pokemon } of { $seat } loses { $card }
}
battle_royal-log-energy-moved = { $card } moves from { $from } to { $to }
battle_royal-log-played = { $seat-you ->
    [yes] You play { $card }
   *[no] { $seat } plays { $card }
}
battle_royal-log-stadium-left = { $card } leaves play
battle_royal-log-ability = { $seat-you ->
    [yes] Your { $pokemon } uses { $ability }
   *[no] { $pokemon } of { $seat } uses { $ability }
}
battle_royal-log-stadium = { $seat-you ->
    [yes] You use { $card }
   *[no] { $seat } uses { $card }
}
battle_royal-log-worked = { $seat-you ->
    [yes] Your { $card } takes effect on { $pokemon }
   *[no] { $card } of { $seat } takes effect on { $pokemon }
}
battle_royal-log-bound = { $seat-you ->
    [yes] { $card } works on you
   *[no] { $card } works on { $seat }
}
battle_royal-log-opponent = { $by-you ->
    [yes] You choose { $seat }
   *[no] { $seat-you ->
        [yes] { $by } chooses you
       *[no] { $by } chooses { $seat }
    }
}
battle_royal-log-attacked = { $seat-you ->
    [yes] Your { $pokemon } uses { $attack } on { $target } of { $owner }
   *[no] { $owner-you ->
        [yes] { $pokemon } of { $seat } uses { $attack } on your { $target }
       *[no] { $pokemon } of { $seat } uses { $attack } on { $target } of { $owner }
    }
}
battle_royal-log-attacked-nobody = { $seat-you ->
    [yes] Your { $pokemon } uses { $attack }
   *[no] { $pokemon } of { $seat } uses { $attack }
}
battle_royal-log-copied = { $seat-you ->
    [yes] Your { $pokemon } copies { $attack }
   *[no] { $pokemon } of { $seat } copies { $attack }
}
battle_royal-log-heads = { $seat-you ->
    [yes] You throw heads
   *[no] { $seat } throws heads
}
battle_royal-log-tails = { $seat-you ->
    [yes] You throw tails
   *[no] { $seat } throws tails
}
battle_royal-log-failed = { $seat-you ->
    [yes] Your { $pokemon } fails
   *[no] { $pokemon } of { $seat } fails
}
battle_royal-log-damaged = { $seat-you ->
    [yes] Your { $pokemon } takes { $damage } damage
   *[no] { $pokemon } of { $seat } takes { $damage } damage
}
battle_royal-log-countered = { $seat-you ->
    [yes] Damage counters for { $damage } on your { $pokemon }
   *[no] Damage counters for { $damage } on { $pokemon } of { $seat }
}
battle_royal-log-healed = { $seat-you ->
    [yes] Your { $pokemon } is healed by { $damage }
   *[no] { $pokemon } of { $seat } is healed by { $damage }
}
battle_royal-log-afflicted = { $seat-you ->
    [yes] Your { $pokemon }: { $condition }
   *[no] { $pokemon } of { $seat }: { $condition }
}
battle_royal-log-recovered = { $seat-you ->
    [yes] Your { $pokemon }: no longer { $condition }
   *[no] { $pokemon } of { $seat }: no longer { $condition }
}
battle_royal-log-to-active = { $seat-you ->
    [yes] Your { $pokemon } becomes Active
   *[no] { $pokemon } of { $seat } becomes Active
}
battle_royal-log-to-bench = { $seat-you ->
    [yes] Your { $pokemon } goes to the Bench
   *[no] { $pokemon } of { $seat } goes to the Bench
}
battle_royal-log-returned = { $seat-you ->
    [yes] One of your Pokémon returns to the hand
   *[no] A Pokémon of { $seat } returns to the hand
}
battle_royal-log-dropped = { $seat-you ->
    [yes] One of your Pokémon is discarded
   *[no] A Pokémon of { $seat } is discarded
}
battle_royal-log-survived = { $seat-you ->
    [yes] Your { $pokemon } stays in play
   *[no] { $pokemon } of { $seat } stays in play
}
battle_royal-log-knocked-out = { $seat-you ->
    [yes] Your { $card } is Knocked Out
   *[no] { $card } of { $seat } is Knocked Out
}
battle_royal-log-knocked-out-by = { $by-you ->
    [yes] You Knock Out { $card } of { $seat }
   *[no] { $seat-you ->
        [yes] { $by } Knocks Out your { $card }
       *[no] { $by } Knocks Out { $card } of { $seat }
    }
}
battle_royal-log-checkup = Checkup
battle_royal-log-eliminated = { $seat-you ->
    [yes] You are out
   *[no] { $seat } is out
}
battle_royal-won-prizes = { $winner-you ->
    [yes] You have taken all Prizes and win
   *[no] { $winner } has taken all Prizes and wins
}
battle_royal-won-last = { $winner-you ->
    [yes] You are the last one left and win
   *[no] { $winner } is the last one left and wins
}
battle_royal-won-turns = { $winner-you ->
    [yes] The last turn is over: you have the fewest Prizes left and win
   *[no] The last turn is over: { $winner } has the fewest Prizes left and wins
}
battle_royal-won-shared = { $count } players share the win

## How the regulars play

battle_royal-temper-bold = { $name } attacks whoever is ahead, and hardly ever retreats.
battle_royal-temper-careful = { $name } builds up the Bench, and brings hurt Pokémon out of the fight.
battle_royal-temper-tricky = { $name } picks on whoever is behind, and plays many cards.
