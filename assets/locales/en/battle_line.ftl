# Battle Line: all texts of the game. `imps-table` reads this file at start; the Japanese one has the same keys.

## The shelf

game-battle_line = Battle Line
game-battle_line-tagline = Nine flags, two armies: claim what you can prove
game-battle_line-about = Build formations of three cards at nine flags, and claim a flag as soon as you can prove that your opponent has no answer left. Three adjacent flags win, or any five; ten tactics cards bend the rules. For two players.

## Cards: colours, kinds of troops, tactics

battle_line-red = Red
battle_line-orange = Orange
battle_line-yellow = Yellow
battle_line-green = Green
battle_line-blue = Blue
battle_line-purple = Purple

battle_line-rank-1 = Slingers
battle_line-rank-2 = Archers
battle_line-rank-3 = Peltasts
battle_line-rank-4 = Hoplites
battle_line-rank-5 = Pikemen
battle_line-rank-6 = Guards
battle_line-rank-7 = Riders
battle_line-rank-8 = Cavalry
battle_line-rank-9 = Chariots
battle_line-rank-10 = Elephants

battle_line-troop = { $colour } { $number }, { $name }

battle_line-morale = Morale
battle_line-environment = Environment
battle_line-guile = Guile

battle_line-al = Alexander
battle_line-al-line1 = Any colour, any number.
battle_line-al-line2 = Fixed when the flag
battle_line-al-line3 = is decided.
battle_line-al-about = Leader. Play it like a troop: it counts as a troop of any colour and number, always the one that is best for you. You may play only one Leader per match.
battle_line-da = Darius
battle_line-da-line1 = Any colour, any number.
battle_line-da-line2 = Fixed when the flag
battle_line-da-line3 = is decided.
battle_line-da-about = Leader. Play it like a troop: it counts as a troop of any colour and number, always the one that is best for you. You may play only one Leader per match.
battle_line-cc = Companion Cavalry
battle_line-cc-line1 = A troop of value 8
battle_line-cc-line2 = in any colour,
battle_line-cc-line3 = whichever is best.
battle_line-cc-about = Play it like a troop: it counts as an 8 of any colour, whichever is best for you.
battle_line-sb = Shield Bearers
battle_line-sb-line1 = A troop of value 1, 2 or 3,
battle_line-sb-line2 = in any colour,
battle_line-sb-line3 = whichever is best.
battle_line-sb-about = Play it like a troop: it counts as a 1, 2 or 3 of any colour, whichever is best for you.
battle_line-fo = Fog
battle_line-fo-line1 = No formations at this flag:
battle_line-fo-line2 = only the sums
battle_line-fo-line3 = of the cards count.
battle_line-fo-about = Play it at an unclaimed flag: formations do not count there, only the sums are compared. It stays to the end.
battle_line-mu = Mud
battle_line-mu-line1 = Formations at this flag
battle_line-mu-line2 = need four cards
battle_line-mu-line3 = on each side.
battle_line-mu-about = Play it at an unclaimed flag: each side needs four cards there. It stays to the end.
battle_line-sc = Scout
battle_line-sc-line1 = Draw three cards, then put
battle_line-sc-line2 = two from your hand back
battle_line-sc-line3 = on top of their decks.
battle_line-sc-about = Draw three cards, each from either deck, then put two cards from your hand back on top of their decks. There is no other draw this turn.
battle_line-rd = Redeploy
battle_line-rd-line1 = Move one of your own cards
battle_line-rd-line2 = to another flag,
battle_line-rd-line3 = or discard it.
battle_line-rd-about = Move one of your own cards from an unclaimed flag to another unclaimed flag, or discard it.
battle_line-de = Deserter
battle_line-de-line1 = Discard one enemy card,
battle_line-de-line2 = a troop or a wild,
battle_line-de-line3 = at an unclaimed flag.
battle_line-de-about = Discard one card from your opponent’s side of an unclaimed flag, a troop or a wild card.
battle_line-tr = Traitor
battle_line-tr-line1 = Take one enemy troop
battle_line-tr-line2 = and put it on a free slot
battle_line-tr-line3 = of your own side.
battle_line-tr-about = Take one troop from your opponent’s side of an unclaimed flag and place it on a free slot of yours. Wild cards do not change sides.

## Formations

battle_line-formation-wedge = Wedge
battle_line-formation-phalanx = Phalanx
battle_line-formation-battalion = Battalion
battle_line-formation-skirmish = Skirmish
battle_line-formation-host = Host

## Lesson: the Wedge

battle_line-lesson-wedge = The Wedge
battle_line-lesson-wedge-about = A formation beats a sum, and a flag is claimed by proof
battle_line-lesson-wedge-flags = Nine flags stand between you and your opponent. Each of you can place 3 cards at a flag; the better formation claims it. Claim 3 adjacent flags, or any 5, and you win.
battle_line-lesson-wedge-wedge = Three numbers in sequence and of one colour are a Wedge, the best of all formations. You hold yellow 4, 5 and 6.
battle_line-lesson-wedge-wedge-do = Place the yellow 5 at the flag in the middle.
battle_line-lesson-wedge-wedge-why = Begin with the heart of the Wedge; the yellow 5 goes to the marked flag in the middle.
battle_line-lesson-wedge-deck = After each card you draw one, so your hand stays full. Troops are the cards with numbers.
battle_line-lesson-wedge-deck-do = Draw from the troop deck.
battle_line-lesson-wedge-deck-why = Leave the tactics cards for later; draw from the marked troop deck.
battle_line-lesson-wedge-sums = Your opponent answers with a 10. A high card is good for the sum, but sums are only compared between equal formations.
battle_line-lesson-wedge-sums-do = Place the yellow 4 beside the 5.
battle_line-lesson-wedge-sums-why = Go on with the Wedge; the yellow 4 goes to the same flag.
battle_line-lesson-wedge-full = An 8 and a 10 of different colours can become a Skirmish at best: numbers in sequence, nothing more.
battle_line-lesson-wedge-full-do = Complete the Wedge with the yellow 6.
battle_line-lesson-wedge-full-why = One card is missing; the yellow 6 goes to the same flag.
battle_line-lesson-wedge-proof = With a sum of 15, your Wedge beats the 27 that your opponent could still reach, because a Wedge beats a Skirmish. What is proven can be claimed, even before the other side is full.
battle_line-lesson-wedge-proof-do = Claim the flag.
battle_line-lesson-wedge-proof-why = Nothing can beat your Wedge there; press the marked flag and claim it.
battle_line-lesson-wedge-end = The flag is yours! Formations first, sums second, and claim what you can prove. Now try a whole match.

## Options

battle_line-mode = Claims
battle_line-mode-about = When flags can be claimed in a turn.
battle_line-mode-advanced = Advanced
battle_line-mode-advanced-about = You claim at the start of your turn, so your opponent always has one more turn to save a flag.
battle_line-mode-basic = Basic
battle_line-mode-basic-about = You claim at the end of your turn, right after playing a card and before drawing one.
battle_line-first = First turn
battle_line-first-about = Who begins.
battle_line-first-random = Random
battle_line-first-random-about = The first player is chosen at random.
battle_line-first-a = Player 1
battle_line-first-a-about = The first seat begins.
battle_line-first-b = Player 2
battle_line-first-b-about = The second seat begins.

## Whose turn, and what is asked

battle_line-phase-claim = Claim
battle_line-phase-play = Play
battle_line-phase-draw = Draw

battle_line-ask-claim = { $count ->
    [one] You can prove 1 flag. Claim it, or choose “Done claiming”.
   *[other] You can prove { $count } flags. Claim them, or choose “Done claiming”.
}
battle_line-ask-play = Play a troop at a flag, or a tactics card.
battle_line-ask-tactics-or-pass = No troop can be played. Play a tactics card, or pass.
battle_line-ask-pass = No troop can be played, and tactics are locked. Pass.
battle_line-ask-pass-only = None of your cards can be played. Pass.
battle_line-ask-scout-draw = { $count ->
    [one] Scout: draw 1 more card, from either deck.
   *[other] Scout: draw { $count } cards, each from either deck.
}
battle_line-ask-scout-return = { $count ->
    [one] Scout: put 1 card from your hand back on its deck.
   *[other] Scout: put { $count } cards from your hand back on their decks.
}
battle_line-ask-draw = Draw from the troop or the tactics deck.

battle_line-button-claim-all = Claim all
battle_line-button-end-claims = Done claiming
battle_line-button-end-claims-about = { $count ->
    [one] You can still prove 1 flag. If you leave it, you can claim it on your next turn at the earliest.
   *[other] You can still prove { $count } flags. If you leave them, you can claim them on your next turn at the earliest.
}
battle_line-button-pass = Pass
battle_line-button-pass-about = { $count ->
    [one] You can still play 1 tactics card.
   *[other] You can still play { $count } different tactics cards.
}

## Things and places on the table

battle_line-lock = { $seat-you ->
    [yes] Tactics lock: you are one tactics card ahead and cannot play another for now
   *[no] Tactics lock: { $seat } is one tactics card ahead and cannot play another for now
}
battle_line-place-flag = Flag { $flag }
battle_line-place-slot = Slot at flag { $flag }
battle_line-place-discard = { $seat-you ->
    [yes] Your discard row
   *[no] { $seat }’s discard row
}
battle_line-place-troops = Troop deck
battle_line-place-tactics = Tactics deck
battle_line-pill-troops = Troops { $count }
battle_line-pill-tactics = Tactics { $count }
battle_line-pill-claim = Claim { $flag }
battle_line-spoken-unclaimed = Unclaimed
battle_line-spoken-claimed = { $seat-you ->
    [yes] Claimed by you
   *[no] Claimed by { $seat }
}
battle_line-spoken-provable = { $seat-you ->
    [yes] You can claim it now
   *[no] { $seat } can claim it now
}
battle_line-spoken-weather = On the flag: { $cards }
battle_line-spoken-side = { $seat-you ->
    [yes] Your side: { $cards }
   *[no] { $seat }’s side: { $cards }
}
battle_line-spoken-side-empty = { $seat-you ->
    [yes] Your side: nothing
   *[no] { $seat }’s side: nothing
}
battle_line-spoken-at-flag = { $card } on flag { $flag }
battle_line-spoken-card = { $seat-you ->
    [yes] { $card }, on your side of flag { $flag }
   *[no] { $card }, on { $seat }’s side of flag { $flag }
}
battle_line-spoken-slot = { $seat-you ->
    [yes] Free slot on your side of flag { $flag }
   *[no] Free slot on { $seat }’s side of flag { $flag }
}
battle_line-spoken-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
battle_line-spoken-cards = { $cards }
battle_line-spoken-none = Nothing
battle_line-spoken-discarded = { $seat-you ->
    [yes] { $card }, in your discard row
   *[no] { $card }, in { $seat }’s discard row
}
battle_line-spoken-hand = { $seat-you ->
    [yes] Your hand
   *[no] { $seat }’s hand
}
battle_line-spoken-held = { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
} and { $tactics ->
    [one] 1 tactics card
   *[other] { $tactics } tactics cards
}
battle_line-spoken-known = Known: { $cards }
battle_line-about-troops = { $count ->
    [one] Troop deck: 1 card left.
   *[other] Troop deck: { $count } cards left.
}
battle_line-about-tactics = { $count ->
    [one] Tactics deck: 1 card left.
   *[other] Tactics deck: { $count } cards left.
}
battle_line-counter-flags = Flags claimed
battle_line-counter-hand = Cards in hand
battle_line-counter-tactics = Tactics played
battle_line-counter-locked = Tactics played; locked until the opponent plays one

battle_line-panel-unseen = Unseen troops
battle_line-panel-unseen-note = { $count ->
    [one] 1 troop is not face up anywhere. Your own hand counts as unseen, because it does not prove anything.
   *[other] { $count } troops are not face up anywhere. Your own hand counts as unseen, because it does not prove anything.
}
battle_line-panel-tactics = Tactics
battle_line-panel-tactics-note = Crossed out: already face up on the table.

## What a card would make

battle_line-preview-makes = { $value } of { $value-sum }
battle_line-preview-best = At best a { $value } of { $value-sum }.
battle_line-preview-best-with = At best a { $value } of { $value-sum }, with { $cards }.
battle_line-preview-never = Too few unseen troops are left to complete this side.
battle_line-preview-rival = Opponent: { $value } of { $value-sum }.
battle_line-preview-rival-with = Opponent at best: { $value } of { $value-sum }, with { $cards }.{ $held ->
    [0] {""}
   *[other] {" "}Your hand counts as unseen.
}

## Proofs

battle_line-proof-own = { $own-you ->
    [yes] You
   *[no] { $own }
}: { $value } of { $value-sum }.
battle_line-proof-own-with = { $own-you ->
    [yes] You
   *[no] { $own }
} at best: { $value } of { $value-sum }, with { $cards }.
battle_line-proof-own-none = { $own-you ->
    [yes] You
   *[no] { $own }
}: too few unseen troops are left.
battle_line-proof-rival = { $own-you ->
    [yes] Opponent
   *[no] { $rival }
}: { $value } of { $value-sum }.
battle_line-proof-rival-with = { $own-you ->
    [yes] Opponent
   *[no] { $rival }
} at best: { $value } of { $value-sum }, with { $cards }.{ $held ->
    [0] {""}
   *[other] {" "}{ $own-you ->
        [yes] Your hand counts as unseen.
       *[no] Hands count as unseen.
    }
}
battle_line-proof-rival-none = { $own-you ->
    [yes] Opponent
   *[no] { $rival }
}: too few unseen troops are left.
battle_line-proof-claimed = { $seat-you ->
    [yes] Claimed by you.
   *[no] Claimed by { $seat }.
}
battle_line-proof-cannot-fill = Proven: { $own-you ->
    [yes] your opponent
   *[no] { $rival }
} cannot complete this side any more.
battle_line-proof-cannot-beat = Proven: nothing beats { $own-you ->
    [yes] your side
   *[no] { $own }’s side
}.
battle_line-proof-stronger = Proven: { $own-you ->
    [yes] your side
   *[no] { $own }’s side
} is stronger.
battle_line-proof-earlier = Proven: both sides are equal, and { $own-you ->
    [yes] yours
   *[no] { $own }’s
} was completed first.
battle_line-proof-could-be-beaten = Not proven: unseen troops could still beat { $own-you ->
    [yes] your side
   *[no] { $own }’s side
}.
battle_line-proof-weaker = Not proven: { $own-you ->
    [yes] your opponent’s side
   *[no] { $rival }’s side
} is stronger.
battle_line-proof-later = Not proven: both sides are equal, and { $own-you ->
    [yes] your opponent’s
   *[no] { $rival }’s
} was completed first.
battle_line-proof-incomplete = Not proven: { $own-you ->
    [yes] your side
   *[no] { $own }’s side
} is not complete.

## A closer look

battle_line-unknown = { $seat-you ->
    [yes] Card in your hand
   *[no] Card in { $seat }’s hand
}
battle_line-inspect-troop = A troop. Place it on your side of any unclaimed flag that has a free slot.
battle_line-inspect-fellows = Unseen troops with the number { $number }: { $cards }
battle_line-inspect-no-fellows = Every other troop with the number { $number } is face up.
battle_line-inspect-lock = { $seat-you ->
    [yes] The lock opens as soon as your opponent plays a tactics card. Until then, play troops.
   *[no] The lock opens as soon as { $seat }’s opponent plays a tactics card.
}
battle_line-inspect-weather = { $card } is at this flag.
battle_line-inspect-empty = No card has been played here yet.
battle_line-inspect-rival-proves = Careful: your opponent could already claim this flag.
battle_line-inspect-troops = Troops have six colours, each with the numbers 1 to 10. After playing a card you draw one, from either deck.
battle_line-inspect-tactics = Ten tactics cards bend the rules. You may never be more than one tactics card ahead of your opponent.
battle_line-inspect-top = Known cards on top of the deck: { $cards }
battle_line-inspect-hand = { $seat-you ->
    [yes] In your hand
   *[no] In { $seat }’s hand
}: { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
} and { $tactics ->
    [one] 1 tactics card
   *[other] { $tactics } tactics cards
}.
battle_line-inspect-known = Known among them, because you put them back on a deck: { $cards }

## Chronicle (`$who-you`: whether the only person at this screen is meant)

battle_line-log-begins = { $who-you ->
    [yes] You have the first turn
   *[no] { $who } has the first turn
}
battle_line-log-lays = { $who-you ->
    [yes] You play { $card } at flag { $flag }
   *[no] { $who } plays { $card } at flag { $flag }
}
battle_line-log-scouts = { $who-you ->
    [yes] You play { $card } and draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
   *[no] { $who } plays { $card } and draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
}
battle_line-log-draws-tactics = { $who-you ->
    [yes] You draw a tactics card
   *[no] { $who } draws a tactics card
}
battle_line-log-returns-troop = { $who-you ->
    [yes] You put a troop back on its deck
   *[no] { $who } puts a troop back on its deck
}
battle_line-log-returns-tactics = { $who-you ->
    [yes] You put a tactics card back on its deck
   *[no] { $who } puts a tactics card back on its deck
}
battle_line-log-redeploys = { $who-you ->
    [yes] You play { $by } and move { $card } from flag { $from } to flag { $to }
   *[no] { $who } plays { $by } and moves { $card } from flag { $from } to flag { $to }
}
battle_line-log-redeploys-away = { $who-you ->
    [yes] You play { $by } and discard { $card } from flag { $from }
   *[no] { $who } plays { $by } and discards { $card } from flag { $from }
}
battle_line-log-deserts = { $who-you ->
    [yes] You play { $by } and discard { $card } from flag { $from }
   *[no] { $who } plays { $by } and discards { $card } from flag { $from }
}
battle_line-log-betrays = { $who-you ->
    [yes] You play { $by } and take { $card } from flag { $from } to flag { $to }
   *[no] { $who } plays { $by } and takes { $card } from flag { $from } to flag { $to }
}
battle_line-log-passes = { $who-you ->
    [yes] You pass
   *[no] { $who } passes
}
battle_line-log-claims = { $who-you ->
    [yes] You claim flag { $flag }: { $own } of { $own-sum } against { $rival } of { $rival-sum }
   *[no] { $who } claims flag { $flag }: { $own } of { $own-sum } against { $rival } of { $rival-sum }
}
battle_line-log-claims-unfilled = { $who-you ->
    [yes] You claim flag { $flag }: { $own } of { $own-sum } against a side that cannot be completed
   *[no] { $who } claims flag { $flag }: { $own } of { $own-sum } against a side that cannot be completed
}
battle_line-log-declines = { $who-you ->
    [yes] You stop claiming for now
   *[no] { $who } stops claiming for now
}
battle_line-log-stand-off = Both players have passed: a stand-off decides the unclaimed flags
battle_line-log-reveals = { $who-you ->
    [yes] You reveal your hand
   *[no] { $who } reveals their hand
}
battle_line-log-settled = { $who-you ->
    [yes] You win flag { $flag } in the stand-off
   *[no] { $who } wins flag { $flag } in the stand-off
}

## Banners

battle_line-banner-player = { $seat }
battle_line-banner-tactics = { $card }
battle_line-banner-claims = { $seat-you ->
    [yes] You claim flag { $flag }
   *[no] { $seat } claims flag { $flag }
}
battle_line-banner-passes = { $seat-you ->
    [yes] You pass
   *[no] { $seat } passes
}
battle_line-banner-stand-off = Stand-off

## The end

battle_line-won-breakthrough = { $seat-you ->
    [yes] Breakthrough: you win with three adjacent flags
   *[no] Breakthrough: { $seat } wins with three adjacent flags
}
battle_line-won-envelopment = { $seat-you ->
    [yes] Envelopment: you win with five flags
   *[no] Envelopment: { $seat } wins with five flags
}
battle_line-won-more-flags = { $seat-you ->
    [yes] You win with more flags
   *[no] { $seat } wins with more flags
}
battle_line-won-draw = A draw: both players own the same number of flags

battle_line-outcome-breakthrough = { $winner-you ->
    [yes] Breakthrough: you own three adjacent flags.
   *[no] Breakthrough: { $winner } owns three adjacent flags.
}
battle_line-outcome-envelopment = { $winner-you ->
    [yes] Envelopment: you own five flags.
   *[no] Envelopment: { $winner } owns five flags.
}
battle_line-outcome-breakthrough-settled = { $winner-you ->
    [yes] Breakthrough: you own three adjacent flags after the stand-off.
   *[no] Breakthrough: { $winner } owns three adjacent flags after the stand-off.
}
battle_line-outcome-envelopment-settled = { $winner-you ->
    [yes] Envelopment: you own five flags after the stand-off.
   *[no] Envelopment: { $winner } owns five flags after the stand-off.
}
battle_line-outcome-more-flags-settled = { $winner-you ->
    [yes] You own more flags after the stand-off.
   *[no] { $winner } owns more flags after the stand-off.
}
battle_line-outcome-draw-settled = Both players own the same number of flags after the stand-off.

battle_line-verdict-settled = Both players passed, so a stand-off decided the unclaimed flags
battle_line-verdict-flags = { $seat-you ->
    [yes] Your flags: { $flags }
   *[no] { $seat }’s flags: { $flags }
}
battle_line-verdict-no-flags = { $seat-you ->
    [yes] Your flags: none
   *[no] { $seat }’s flags: none
}
battle_line-verdict-turns = { $count ->
    [one] The match took 1 turn
   *[other] The match took { $count } turns
}

## Why not? Explanations of what cannot be pointed at

battle_line-why-lies-fast = You can move your own cards at the flags only with Redeploy; choose a card from your hand.
battle_line-why-enemy-card = Your opponent’s cards can be taken away only with Deserter and Traitor; choose a card from your hand.
battle_line-why-enemy-side = You can play cards on your own side only; choose the slot on your side of the flag.
battle_line-why-card-first = A card comes from your hand; choose it first, then the place for it.
battle_line-why-discard = Discarded cards do not come back, and guile cards go here by themselves when they are played; the discard rows are only for looking.
battle_line-why-draw-later = You draw after you have played; play a card first.
battle_line-why-their-hand = This card is in your opponent’s hand; choose a card from your own hand.
battle_line-why-out-of-reach = This card stays where it is; choose a card from your hand.

## Refusals

battle_line-refusal-outside-claim-step = Flags can only be claimed in your claim step, at the start of your turn in Advanced, between playing and drawing in Basic; wait for it.
battle_line-refusal-claim-step-open = Your claim step comes first; claim flags or choose “Done claiming”, then play a card.
battle_line-refusal-already-played = You may play only one card per turn, and you have played it; continue with your turn.
battle_line-refusal-scout-must-draw = Your Scout is still drawing; first draw the next card from either deck.
battle_line-refusal-scout-must-return = Your Scout has drawn; now put cards from your hand back on their decks.
battle_line-refusal-nothing-to-return = Cards go back on the decks only after a Scout has drawn; play the Scout first.
battle_line-refusal-outside-draw-step = You draw one card after your play, and at no other time; finish the steps before it.
battle_line-refusal-deck-empty = This deck is empty; draw from the other one.
battle_line-refusal-nothing-to-scout = Both decks are empty, so a Scout finds nothing to draw; play another card.
battle_line-refusal-not-in-hand = { $card } is not in your hand; choose a card that is.
battle_line-refusal-wrong-kind = { $card } cannot be played like that: troops and morale cards go on your own slots, Fog and Mud on the flag, and guile cards take effect and are discarded; choose such a place.
battle_line-refusal-flag-claimed = Flag { $flag } has been claimed, and nothing changes there any more; choose an unclaimed flag.
battle_line-refusal-side-full = Your side of flag { $flag } has no free slot; choose another flag (only Mud makes room for a fourth card).
battle_line-refusal-tactics-lock = Tactics lock: you have played one tactics card more than your opponent; play a troop, and wait until your opponent plays a tactics card.
battle_line-refusal-leader-limit = Each player may play only one Leader per match, and you have played yours; choose another card.
battle_line-refusal-not-there = { $card } is not on that side of flag { $flag }; choose a card that is.
battle_line-refusal-environment-stays = { $card } stays at its flag to the end of the match; choose a troop or a wild card instead.
battle_line-refusal-wild-cannot-defect = { $card } is a wild card, and the Traitor takes only troops; choose a troop.
battle_line-refusal-same-flag = Redeploy moves a card away from flag { $flag }; choose another flag, or the discard row.
battle_line-refusal-must-play = You may pass only if none of your troops can be played; play a troop or a tactics card.
battle_line-refusal-side-incomplete = Your side of flag { $flag } is not complete; fill it before you claim.
battle_line-refusal-not-proven = Flag { $flag } is not proven: with { $filling } your opponent could still make a { $rival } of { $rival-sum }, which beats your { $own } of { $own-sum }; wait until these cards are face up (your own hand does not prove anything).
battle_line-refusal-side-weaker = At flag { $flag } your { $own } of { $own-sum } is weaker than your opponent’s { $rival } of { $rival-sum }; only a tactics card can change that.
battle_line-refusal-completed-later = At flag { $flag } both sides have a { $own } of { $own-sum }, and a tie goes to the side completed first, your opponent’s; only a tactics card can change that.

## Hints

battle_line-hint-claim-wins = Claim flag { $flag }: that wins the match.
battle_line-hint-claim = Claim flag { $flag }: the proof stands, and nobody can take the flag back. Win chance: about { $percent }%.
battle_line-hint-endclaims = Choose “Done claiming”: flags that stay proven can be claimed on a later turn. Win chance: about { $percent }%.
battle_line-hint-pass = Pass: no troop can be placed, and your tactics cards stay in your hand. Win chance: about { $percent }%.
battle_line-hint-fog = Play { $card } at flag { $flag }: no formations count there then, so your opponent cannot win it with a { $formation }. Win chance: about { $percent }%.
battle_line-hint-fog-sums = Play { $card } at flag { $flag }: only the sums of the cards count there then. Win chance: about { $percent }%.
battle_line-hint-mud = Play { $card } at flag { $flag }: it makes room for a fourth card on your side. Win chance: about { $percent }%.
battle_line-hint-mud-opens = Play { $card } at flag { $flag }: your opponent’s side there is complete, and then it lacks a card again. Win chance: about { $percent }%.
battle_line-hint-scout = Play the Scout: you see new cards and keep those that your flags need. Win chance: about { $percent }%.
battle_line-hint-redeploy = Play Redeploy and move { $card } from flag { $from } to flag { $flag }: there it can be part of a { $formation }. Win chance: about { $percent }%.
battle_line-hint-frees = Play Redeploy and discard { $card }: that frees a slot at flag { $flag } for another card. Win chance: about { $percent }%.
battle_line-hint-deserter = Play the Deserter on { $card }: with that card, your opponent could make a { $formation } at flag { $flag }. Win chance: about { $percent }%.
battle_line-hint-deserter-breaks = Play the Deserter on { $card }: your opponent’s { $formation } at flag { $flag } is complete and then lacks a card. Win chance: about { $percent }%.
battle_line-hint-traitor = Take { $card } with the Traitor: your opponent loses it at flag { $from }, and at flag { $flag } it can be part of your { $formation }. Win chance: about { $percent }%.
battle_line-hint-draw-troop = Draw a troop: { $count ->
    [0] a slot may become free again, and troops fill it.
    [one] you have 1 free slot to fill.
   *[other] you have { $count } free slots to fill.
} Win chance: about { $percent }%.
battle_line-hint-draw-troop-only = Draw a troop: the tactics deck is empty. Win chance: about { $percent }%.
battle_line-hint-draw-tactics-only = Draw a tactics card: the troop deck is empty. Win chance: about { $percent }%.
battle_line-hint-draw-tactics-locked = Draw a tactics card: you are locked now, but you can play it once your opponent plays one. Win chance: about { $percent }%.
battle_line-hint-draw-tactics = Draw a tactics card: it can turn a flag that troops cannot. Win chance: about { $percent }%.
battle_line-hint-return = Put { $card } back: your flags need your other cards more. Win chance: about { $percent }%.
battle_line-hint-dumps = Play { $card } at flag { $flag }: you can hardly win that flag any more, so it takes a card that you can spare. Win chance: about { $percent }%.
battle_line-hint-dumps-beaten = Play { $card } at flag { $flag }: you can hardly beat your opponent’s { $formation } of { $sum } there, so it takes a card that you can spare. Win chance: about { $percent }%.
battle_line-hint-completes = Play { $card } at flag { $flag }: it completes a { $formation }. Win chance: about { $percent }%.
battle_line-hint-builds = Play { $card } at flag { $flag }: it builds towards a { $formation }. Win chance: about { $percent }%.
battle_line-because-claim-wins = That won the match.
battle_line-because-claim = The proof stood, and nobody can take the flag back.
battle_line-because-endclaims = Flags that stay proven can be claimed on a later turn.
battle_line-because-pass = No troop could be placed, and tactics cards stay in hand that way.
battle_line-because-fog = Formations no longer count at that flag, only the sums of the cards.
battle_line-because-fog-sums = Only the sums of the cards count at that flag now.
battle_line-because-mud = There is room for a fourth card there now.
battle_line-because-mud-opens = The other side there was complete and lacked a card again.
battle_line-because-scout = A Scout sees new cards and keeps those that its flags need.
battle_line-because-redeploy = At its new flag that card can become part of a formation.
battle_line-because-frees = That freed a slot for another card.
battle_line-because-deserter = The other side could still have made a formation with that card.
battle_line-because-deserter-breaks = The other side was complete, and then it lacked a card.
battle_line-because-traitor = The other side lost that card, and its own side gained it.
battle_line-because-draw-troop = Troops fill its slots.
battle_line-because-draw-troop-only = The tactics deck was empty.
battle_line-because-draw-tactics-only = The troop deck was empty.
battle_line-because-draw-tactics-locked = Locked for now, the card will be ready once the other side plays one.
battle_line-because-draw-tactics = A tactics card can turn a flag that troops cannot.
battle_line-because-return = Its flags needed its other cards more.
battle_line-because-dumps = That flag could hardly be won any more, so it took a card that could be spared.
battle_line-because-dumps-beaten = The other side of that flag could hardly be beaten, so it took a card that could be spared.
battle_line-because-completes = It completes a { $formation } there.
battle_line-because-builds = It builds towards a { $formation } there.
battle_line-because-can-build = It can still build a { $formation } there.
battle_line-because-is-lost = That flag can hardly be won any more, and a card had to go somewhere.

## How the regulars play

battle_line-temper-bold = { $name } contests the flags where you already have cards, and plays tactics cards as soon as possible.
battle_line-temper-careful = { $name } relies on troops and keeps tactics cards back.
battle_line-temper-tricky = { $name } likes to draw tactics cards, and spreads single cards over many flags.

## In puzzles

battle_line-mode-basic-puzzle = You claim flags at the end of your turn, right after playing your card.
battle_line-mode-advanced-puzzle = You claim flags at the start of your turn, before playing a card.
