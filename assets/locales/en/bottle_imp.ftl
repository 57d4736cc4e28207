# The Bottle Imp: all texts of the game. `imps-table` reads this file at start; the Japanese one has the same keys.

## The shelf

game-bottle_imp = The Bottle Imp
game-bottle_imp-tagline = Sell the bottle while someone will still buy it
game-bottle_imp-about = A trick-taking game in which low cards are trumps, and each trump that wins buys the bottle for less. The bottle wins tricks, but whoever holds it at the end of a round loses everything and pays for the Imp’s Trick. For three or four players, or for two with open hands.

## Colours

bottle_imp-yellow = yellow
bottle_imp-blue = blue
bottle_imp-red = red

## Options

bottle_imp-players = Players
bottle_imp-players-about = How many sit at the table.
bottle_imp-players-2 = Two
bottle_imp-players-2-about = Each plays with a closed and an open hand, and each trick has two cards from each player.
bottle_imp-players-3 = Three
bottle_imp-players-3-about = Eleven tricks a round. Many say that the game is best with three.
bottle_imp-players-4 = Four
bottle_imp-players-4-about = Eight tricks a round.
bottle_imp-length = Length
bottle_imp-length-about = When the game ends. The highest total wins.
bottle_imp-length-500 = 500 points
bottle_imp-length-500-about = After the round in which somebody has 500 points: 15 to 30 rounds.
bottle_imp-length-300 = 300 points
bottle_imp-length-300-about = After the round in which somebody has 300 points: 8 to 17 rounds.
bottle_imp-length-200 = 200 points
bottle_imp-length-200-about = After the round in which somebody has 200 points: 5 to 11 rounds.
bottle_imp-length-100 = 100 points
bottle_imp-length-100-about = After the round in which somebody has 100 points: 2 to 6 rounds.
bottle_imp-length-one = One round
bottle_imp-length-one-about = The quickest way to try the game.
bottle_imp-length-each-once = One deal each
bottle_imp-length-each-once-about = As many rounds as there are players.
bottle_imp-length-each-twice = Two deals each
bottle_imp-length-each-twice-about = Twice as many rounds as there are players.
bottle_imp-tie = Tie for the lead
bottle_imp-tie-about = What happens if players share the highest total at the end.
bottle_imp-tie-shared = Shared win
bottle_imp-tie-shared-about = All who share the highest total win together.
bottle_imp-tie-extra = Extra round
bottle_imp-tie-extra-about = More rounds are played until one player is ahead.
bottle_imp-cards = Cards
bottle_imp-cards-about = Which number has which colour.
bottle_imp-cards-a = Older printings
bottle_imp-cards-a-about = The colours of the printings of 2003 to 2018.
bottle_imp-cards-b = Newer printing
bottle_imp-cards-b-about = As printed in 2023: 3 and 4, 23 and 24, 34 and 35 have swapped colours.
bottle_imp-teams = Partners
bottle_imp-teams-about = For four players.
bottle_imp-teams-off = Off
bottle_imp-teams-off-about = Everybody plays alone.
bottle_imp-teams-on = Two partners, two alone
bottle_imp-teams-on-about = In each round, the first leader and the player opposite add up their points, and both get the sum. The other two play alone.
bottle_imp-counted = Coins won
bottle_imp-counted-about = Won cards are face down, but everybody has seen them.
bottle_imp-counted-off = Remember
bottle_imp-counted-off-about = Nothing is shown; keep count in your head.
bottle_imp-counted-on = On the plates
bottle_imp-counted-on-about = The plates show how many coins each player has won in this round.

bottle_imp-setup-players = The Bottle Imp is for two, three or four players.
bottle_imp-setup-length = A game needs a target or a number of rounds of at least one.
bottle_imp-setup-teams = Partners need four players.

## Chronicle (`$seat-you`: whether the only person at this screen is meant)

bottle_imp-log-round = { $seat-you ->
    [yes] Round { $round }: you deal
   *[no] Round { $round }: { $seat } deals
}
bottle_imp-log-commits = { $seat-you ->
    [yes] You have chosen what to give away
   *[no] { $seat } has chosen what to give away
}
bottle_imp-log-exchange = { $seat-you ->
    [yes] The cards have changed hands; you lead the first trick
   *[no] The cards have changed hands; { $seat } leads the first trick
}
bottle_imp-log-plays = { $seat-you ->
    [yes] You play { $card }
   *[no] { $seat } plays { $card }
}
bottle_imp-log-trick = { $seat-you ->
    [yes] You take the trick with { $card }: { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
   *[no] { $seat } takes the trick with { $card }: { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
}
bottle_imp-log-bottle = { $seat-you ->
    [yes] You buy the bottle for { $price }
   *[no] { $seat } buys the bottle for { $price }
}
bottle_imp-log-imp = The Imp’s Trick held { $cards }: { $coins } coins
bottle_imp-log-extra = The lead is tied: one more round is played

## The end

bottle_imp-outcome-won = { $winner-you ->
    [yes] You have the highest total: { $points } points.
   *[no] { $winner } has the highest total: { $points } points.
}
bottle_imp-outcome-shared = Several players share the highest total: { $points } points.

## Refusals

bottle_imp-refusal-exchange-first = Cards are played after everybody has given cards away; first choose one for the Imp and one for each neighbour.
bottle_imp-refusal-exchange-over = Cards are given away only at the start of a round; play a card from your hand.
bottle_imp-refusal-other-exchange = With two players, give one card to each of your opponent’s hands and two to the Imp; with more, one to each neighbour and one to the Imp.
bottle_imp-refusal-already-committed = You have chosen, and your choice is final; wait until everybody has chosen.
bottle_imp-refusal-already-laid = { $card } is placed already; choose it to return it to your hand, or choose another card.
bottle_imp-refusal-slot-full = No more cards go there; choose another place, or return a card from there to your hand.
bottle_imp-refusal-not-laid = { $card } has not been placed and cannot be returned to your hand.
bottle_imp-refusal-cards-missing = Cards are still missing; fill every place before you give them.
bottle_imp-refusal-not-in-hand = { $card } is not in your hand; choose a card that is.
bottle_imp-refusal-open-card-stays = { $card } is in your open hand, and open cards cannot be given away; choose one from your closed hand.
bottle_imp-refusal-must-follow = You have { $colour }, the colour led, and must follow it; it makes no difference whether the card is a trump.

## Hints

bottle_imp-hint-lay = Give { $card } away: you will miss it less than others.
bottle_imp-hint-give = Give the cards: every place is filled.
bottle_imp-hint-forced = Play { $card }: it is the only card you may play.
bottle_imp-hint-throws-under = Play { $card }: a small trump is hard to get rid of, and here it goes under a higher one.
bottle_imp-hint-buys = Play { $card }: it takes the trick and the bottle, and that is worth the price.
bottle_imp-hint-sells = Play { $card }: somebody may have to beat it and buy the bottle from you.
bottle_imp-hint-leads-trump = Play { $card }: the bottle can still be sold at this price, and others may have to beat it.
bottle_imp-hint-trumps = Play { $card }: either the trick is yours, or you are rid of the card.
bottle_imp-hint-gives-little = Play { $card }: it does not take the trick, and you will miss it least.
bottle_imp-hint-takes = Play { $card }: it takes the trick, and the bottle stays where it is.
bottle_imp-hint-leads-trick = Play { $card }: it is ahead in the trick so far and may well win it.
bottle_imp-hint-leads = Play { $card }: it is your most promising card.
bottle_imp-because-lay = These are the cards that will be missed least.
bottle_imp-because-give = Every place was filled.
bottle_imp-because-forced = It was the only card that could be played.
bottle_imp-because-throws-under = A small trump is hard to get rid of, and here it went under a higher one.
bottle_imp-because-buys = It took the trick and the bottle, and that was worth the price.
bottle_imp-because-sells = Somebody may have to beat it and buy the bottle.
bottle_imp-because-leads-trump = The bottle could still be sold at that price, and others might have to beat it.
bottle_imp-because-trumps = Either the trick is won, or the card is gone.
bottle_imp-because-gives-little = It does not take the trick, and it will be missed least.
bottle_imp-because-takes = It took the trick, and the bottle stayed where it was.
bottle_imp-because-leads-trick = It was ahead in the trick so far and might well win it.
bottle_imp-because-leads = It was the most promising card.

## At the table

bottle_imp-card = { $colour ->
    [yellow] Yellow
    [blue] Blue
   *[red] Red
} { $number }, { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
bottle_imp-chip = { $number }, { $colour }
bottle_imp-nineteen = The price card 19, where the bottle starts
bottle_imp-bottle-free = Nobody owns the bottle yet; its price is 19
bottle_imp-bottle-of = { $seat-you ->
    [yes] You own the bottle, bought for { $price }
   *[no] { $seat } owns the bottle, bought for { $price }
}
bottle_imp-imp-pile = The Imp’s Trick: { $count } cards face down
bottle_imp-place-imp = To the Imp’s Trick
bottle_imp-place-left = To { $seat }, on the left
bottle_imp-place-right = To { $seat }, on the right
bottle_imp-place-open = To the open hand of { $seat }
bottle_imp-place-closed = To the closed hand of { $seat }
bottle_imp-place-trick = Play it into the trick
bottle_imp-spoken-price = { $card }, under the bottle
bottle_imp-spoken-played = { $seat-you ->
    [yes] { $card }, played by you
   *[no] { $card }, played by { $seat }
}
bottle_imp-spoken-laid = { $card }. { $place }
bottle_imp-spoken-cards = { $cards }
bottle_imp-spoken-nothing = Nothing there yet
bottle_imp-spoken-committed = { $seat-you ->
    [yes] You have chosen what to give
   *[no] { $seat } has chosen what to give
}
bottle_imp-spoken-hand = { $seat-you ->
    [yes] Your hand
   *[no] Hand of { $seat }
}
bottle_imp-spoken-open-hand = { $seat-you ->
    [yes] Your open hand
   *[no] Open hand of { $seat }
}
bottle_imp-spoken-open = { $seat-you ->
    [yes] { $card }, in your open hand
   *[no] { $card }, in the open hand of { $seat }
}
bottle_imp-spoken-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
bottle_imp-spoken-known = Known: { $cards }
bottle_imp-pill-price = { $seat-you ->
    [yes] Yours, price { $price }
   *[no] { $seat }, price { $price }
}
bottle_imp-pill-imp = Imp’s Trick { $count }
bottle_imp-pill-tricks = { $seat }: { $count }
bottle_imp-pill-total = { $seat }: { $points }
bottle_imp-pill-leads = { $seat-you ->
    [yes] You are ahead
   *[no] { $seat } is ahead
}
bottle_imp-pill-buys = { $seat-you ->
    [yes] You buy
   *[no] { $seat } buys
}
bottle_imp-button-give = Give the cards
bottle_imp-button-give-about = Everybody’s cards change hands at the same moment. This cannot be undone.

## What is asked

bottle_imp-phase-exchange = Exchange
bottle_imp-phase-play = Tricks
bottle_imp-ask-exchange = Give 3 cards: left, right and the Imp.
bottle_imp-ask-exchange-two = Give each opposing hand 1 card, the Imp 2.
bottle_imp-ask-give = Give the cards, or choose one to return it.
bottle_imp-ask-lead = Lead any card: others follow its colour.
bottle_imp-ask-follow = Follow { $colour }.
bottle_imp-ask-void = You have no { $colour }: play any card.
bottle_imp-ask-over = The last round is scored.
bottle_imp-counter-total = Points so far
bottle_imp-counter-coins = Coins won in this round
bottle_imp-counter-tricks = Tricks taken in this round
bottle_imp-counter-bottle = Holds the bottle at this price

## What a card would do

bottle_imp-about-trump = A trump: it is below the price of { $price }.
bottle_imp-about-high = Not a trump: it is above the price of { $price }.
bottle_imp-about-lower = Cards below { $price } that have not been played: { $count }. The highest of them in a trick buys the bottle.
bottle_imp-would-buy = Takes the trick and the bottle, for { $price }: { $coins } coins.
bottle_imp-would-lead-trump = Buys the bottle for { $price }, unless a higher trump follows.
bottle_imp-would-take = Takes the trick: { $coins } coins. The bottle stays where it is.
bottle_imp-would-lead = Ahead in the trick so far, unless a higher card or a trump follows.
bottle_imp-would-lose = Does not take the trick: { $other } is ahead.

## A closer look

bottle_imp-unknown = { $seat-you ->
    [yes] Card in your hand
   *[no] Card in the hand of { $seat }
}
bottle_imp-inspect-trump = The highest trump wins the trick, whatever its colour, and buys the bottle. Its number becomes the new price.
bottle_imp-inspect-high = It wins a trick only if no trump is played and no higher card, whatever the colours.
bottle_imp-inspect-price = The bottle was bought with this card: its number is the price now.
bottle_imp-inspect-coins = { $coins ->
    [one] It brings one coin to whoever wins it.
   *[other] It brings { $coins } coins to whoever wins it.
}
bottle_imp-inspect-lead = Whoever leads it makes the others follow { $colour }, if they can.
bottle_imp-inspect-nineteen = The bottle begins here. Until it is bought for the first time, the price is 19, and all lower cards are trumps.
bottle_imp-inspect-free = Whoever wins a trick with a card below 19 buys the bottle. Somebody always does: the cards above 19 do not last for the whole round.
bottle_imp-inspect-held = { $seat-you ->
    [yes] If it is still yours at the end of the round, your tricks count nothing, and you lose the coins of the Imp’s Trick. To get rid of it, make somebody else win with a lower card.
   *[no] If it is still with { $seat } at the end of the round, those tricks count nothing, and the coins of the Imp’s Trick are lost as well. Only a lower card that wins a trick moves it on.
}
bottle_imp-inspect-stuck = All lower cards have been played: the bottle stays where it is until the round ends.
bottle_imp-inspect-own = Lower cards in your hand: { $cards }
bottle_imp-inspect-imp = What everybody gave away at the start of the round. Whoever is left with the bottle loses its coins.
bottle_imp-inspect-yours = Yours among them: { $cards }
bottle_imp-inspect-hand = { $seat-you ->
    [yes] Cards in your hand: { $count }
   *[no] Cards in the hand of { $seat }: { $count }
}
bottle_imp-inspect-given = Among them, because you gave them away: { $cards }
bottle_imp-inspect-trick = Cards are played here. The colour led must be followed, trump or not; whoever cannot follow plays any card.
bottle_imp-inspect-to-imp = A card for the Imp’s Trick. Its coins are lost by whoever is left with the bottle.
bottle_imp-inspect-gift = A card for this player. All cards given away change hands at the same time.

## Why not

bottle_imp-why-chosen = Your choice is final; wait until the others have chosen too.
bottle_imp-why-card-first = First choose a card from your hand, then the place for it.
bottle_imp-why-slot = Choose a place for this card: a neighbour, or the Imp.
bottle_imp-why-all-laid = Every place is filled. Give the cards, or choose one of them to return it to your hand.
bottle_imp-why-bottle = The bottle cannot be taken directly: whoever wins a trick with a card below its price buys it.
bottle_imp-why-hand = This card is not in your hand, and you cannot see it. Choose one of your own.
bottle_imp-why-lies = This card is not in your hand. Choose one of your own.

## Banners and sheets

bottle_imp-banner-round = Round { $round }
bottle_imp-banner-sold = { $seat-you ->
    [yes] You buy the bottle for { $price }
   *[no] { $seat } buys the bottle for { $price }
}
bottle_imp-banner-imp = The Imp’s Trick
bottle_imp-banner-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
bottle_imp-log-holder = { $seat-you ->
    [yes] You are left with the bottle, bought for { $price }, and pay { $points }
   *[no] { $seat } is left with the bottle, bought for { $price }, and pays { $points }
}
bottle_imp-sheet-title = Round { $round }
bottle_imp-sheet-title-of = Round { $round } of { $rounds }
bottle_imp-sheet-headline = { $seat-you ->
    [yes] You are left with the bottle
   *[no] { $seat } is left with the bottle
}
bottle_imp-sheet-note = { $seat-you ->
    [yes] Bought for { $price }: your tricks score nothing, and the Imp takes { $coins }.
   *[no] Bought for { $price }: { $seat }’s tricks score nothing, and the Imp takes { $coins }.
}
bottle_imp-panel-cards = Cards
bottle_imp-panel-cards-note = Number and coins of each card. { $count } have not been played in this round; those below { $price } are trumps.
bottle_imp-panel-round = This round
bottle_imp-panel-round-last = { $seat } won the last trick: { $cards }
bottle_imp-panel-scores = Scores
bottle_imp-cell-seat = { $seat }
bottle_imp-cell-card = { $number } · { $coins }
bottle_imp-cell-player = Player
bottle_imp-cell-round = Round
bottle_imp-cell-total = Total
bottle_imp-cell-tricks = Tricks
bottle_imp-cell-coins = Coins
bottle_imp-verdict-seat = { $seat }: { $total } points, left with the bottle { $count ->
    [one] once
   *[other] { $count } times
}
bottle_imp-verdict-rounds = Rounds played: { $count }
bottle_imp-verdict-price = The bottle was last sold for { $price }

## How the regulars play

bottle_imp-temper-bold = { $name } buys the bottle sooner than others, and goes for tricks.
bottle_imp-temper-careful = { $name } keeps away from the bottle, and gets rid of low cards.
bottle_imp-temper-tricky = { $name } passes the lowest cards to the neighbours.
