# The Bottle Imp: all texts of the game. `imps-table` reads this file at start; the Japanese one has the same keys.

## The shelf

game-bottle_imp = The Bottle Imp
game-bottle_imp-tagline = Sell the bottle before nobody buys it
game-bottle_imp-about = A trick game in which the low cards are trumps, and every trump buys the bottle for less than before. The bottle wins tricks, but whoever holds it at the end of a round loses everything and pays the Imp's Trick. For three or four, or for two with open hands.

## Colours

bottle_imp-yellow = yellow
bottle_imp-blue = blue
bottle_imp-red = red

## Options

bottle_imp-players = Players
bottle_imp-players-about = How many sit at the table.
bottle_imp-players-2 = Two
bottle_imp-players-2-about = Each plays with a closed and an open hand, and a trick has two cards of each.
bottle_imp-players-3 = Three
bottle_imp-players-3-about = Eleven tricks a round. Many say that the game is best with three.
bottle_imp-players-4 = Four
bottle_imp-players-4-about = Eight tricks a round.
bottle_imp-length = Length
bottle_imp-length-about = When the game ends. The highest total wins.
bottle_imp-length-500 = 500 points
bottle_imp-length-500-about = After the round in which somebody has 500 points: about twenty rounds.
bottle_imp-length-300 = 300 points
bottle_imp-length-300-about = After the round in which somebody has 300 points: about twelve rounds.
bottle_imp-length-200 = 200 points
bottle_imp-length-200-about = After the round in which somebody has 200 points: about eight rounds.
bottle_imp-length-100 = 100 points
bottle_imp-length-100-about = After the round in which somebody has 100 points: three or four rounds.
bottle_imp-length-each-once = Each deals once
bottle_imp-length-each-once-about = As many rounds as there are players.
bottle_imp-length-each-twice = Each deals twice
bottle_imp-length-each-twice-about = Twice as many rounds as there are players.
bottle_imp-tie = Shared lead
bottle_imp-tie-about = What happens if the best total is shared in the end.
bottle_imp-tie-shared = Shared win
bottle_imp-tie-shared-about = All who have the best total win together.
bottle_imp-tie-extra = Extra round
bottle_imp-tie-extra-about = One more round is played, until one is ahead.
bottle_imp-cards = Cards
bottle_imp-cards-about = Which colours the numbers have.
bottle_imp-cards-a = Older printings
bottle_imp-cards-a-about = The colours of the printings of 2003 to 2018.
bottle_imp-cards-b = Newer printing
bottle_imp-cards-b-about = As printed in 2023: 3 and 4, 23 and 24, 34 and 35 have changed colours.
bottle_imp-teams = Partners
bottle_imp-teams-about = For four players.
bottle_imp-teams-off = Off
bottle_imp-teams-off-about = Everybody plays alone.
bottle_imp-teams-on = Two, one, one
bottle_imp-teams-on-about = In each round the first leader and the seat opposite add up their points, and both get the sum. The other two play alone.
bottle_imp-counted = Coins won
bottle_imp-counted-about = Won cards lie face down, but everybody has seen them.
bottle_imp-counted-off = Remember
bottle_imp-counted-off-about = Nobody is told; whoever wants to know counts in his head.
bottle_imp-counted-on = On the plates
bottle_imp-counted-on-about = The plates tell how many coins each has won in this round.

bottle_imp-setup-players = The Bottle Imp is played by two, three or four.
bottle_imp-setup-length = A game has a target or a number of rounds of at least one.
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
bottle_imp-log-imp = The Imp's Trick held { $cards }: { $coins } coins
bottle_imp-log-extra = The lead is shared: one more round is played

## The end

bottle_imp-outcome-won = { $winner-you ->
    [yes] You have the highest total: { $points } points.
   *[no] { $winner } has the highest total: { $points } points.
}
bottle_imp-outcome-shared = The highest total is shared: { $points } points.

## Refusals

bottle_imp-refusal-match-over = The game is over, and nothing more is played; start a new game or look at this one again.
bottle_imp-refusal-not-your-turn = It is not your turn; wait until it is.
bottle_imp-refusal-exchange-first = Cards are played after everybody has given cards away; choose one for the Imp and one for each neighbour first.
bottle_imp-refusal-exchange-over = Cards are given away only at the start of a round; play a card of your hand.
bottle_imp-refusal-other-exchange = With two players you give a card to each of your opponent's hands and two to the Imp; with more, one to each neighbour and one to the Imp.
bottle_imp-refusal-already-committed = You have chosen, and a choice cannot be changed; wait until all have chosen.
bottle_imp-refusal-cards-not-distinct = The cards that you give away must be different ones; choose another card.
bottle_imp-refusal-not-in-hand = The { $card } is not in your hand; choose a card that you hold.
bottle_imp-refusal-open-card-stays = The { $card } lies in your open hand, and open cards cannot be given away; choose one of your closed hand.
bottle_imp-refusal-must-follow = You have a card of the colour led, { $colour }, and must follow; whether it is a trump plays no part.

## Hints

bottle_imp-hint-exchange = Give { $imp } to the Imp, { $left } to your left and { $right } to your right: these cards you will miss least.
bottle_imp-hint-exchange-two = Give { $open } to the open hand, { $closed } to the closed hand and { $imp } to the Imp: these cards you will miss least.
bottle_imp-hint-forced = Play the { $card }: it is the only card that you may play.
bottle_imp-hint-throws-under = Throw the { $card } under the trump on the table: a small trump is hard to lose.
bottle_imp-hint-buys = Take the trick with the { $card }, bottle and all: it is worth the price.
bottle_imp-hint-sells = Play the { $card }: somebody may have to overtake it and take the bottle off you.
bottle_imp-hint-leads-trump = Lead the { $card }: the bottle can still be sold from there, and others may have to overtake.
bottle_imp-hint-trumps = Trump with the { $card }: either the trick is yours, or you are rid of the card.
bottle_imp-hint-gives-little = Play the { $card }: it does not take the trick, and you will miss it least.
bottle_imp-hint-takes = Take the trick with the { $card }: the coins are yours, and the bottle stays where it is.
bottle_imp-hint-leads-trick = Play the { $card }: it leads the trick so far and may well take it.
bottle_imp-hint-leads = Lead the { $card }: of all your cards it promises the most.

## At the table

bottle_imp-card = { $colour } { $number }, { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
bottle_imp-nineteen = The price card 19, where the bottle stands at first
bottle_imp-bottle-free = The bottle is nobody's yet, and its price is 19
bottle_imp-bottle-of = { $seat-you ->
    [yes] You hold the bottle, bought for { $price }
   *[no] { $seat } holds the bottle, bought for { $price }
}
bottle_imp-imp-pile = The Imp's Trick: { $count } cards face down
bottle_imp-place-imp = To the Imp's Trick
bottle_imp-place-left = To { $seat }, on the left
bottle_imp-place-right = To { $seat }, on the right
bottle_imp-place-open = To the open hand of { $seat }
bottle_imp-place-closed = To the closed hand of { $seat }
bottle_imp-place-trick = Play it to the trick
bottle_imp-pill-price = Price { $price }
bottle_imp-pill-imp = Imp's Trick { $count }
bottle_imp-pill-tricks = { $seat }: { $count }
bottle_imp-pill-leads = { $seat } leads
bottle_imp-pill-buys = { $seat } buys
bottle_imp-button-give = Give them away
bottle_imp-button-give-about = All three go at the same time as those of the others, and nobody can take them back.

## What is asked

bottle_imp-phase-exchange = Exchange
bottle_imp-phase-play = Tricks
bottle_imp-ask-exchange = Give one card to each neighbour and one to the Imp: card, then place.
bottle_imp-ask-exchange-two = Give one card to each hand of your opponent and two to the Imp: card, then place.
bottle_imp-ask-lead = Lead any card. The colour you lead must be followed.
bottle_imp-ask-follow = Follow { $colour }.
bottle_imp-ask-void = No { $colour } in hand: play any card.
bottle_imp-ask-over = The last round is scored.
bottle_imp-counter-total = Points so far
bottle_imp-counter-coins = Coins won in this round
bottle_imp-counter-tricks = Tricks taken in this round
bottle_imp-counter-bottle = Holds the bottle at this price

## What a card would do

bottle_imp-about-trump = A trump: it is below the price of { $price }.
bottle_imp-about-high = No trump: it is above the price of { $price }.
bottle_imp-about-lower = Cards below { $price } that have not been played: { $count }. The highest of them in a trick buys the bottle.
bottle_imp-would-buy = Takes the trick and the bottle, for { $price }: { $coins } coins.
bottle_imp-would-lead-trump = Buys the bottle for { $price }, unless a higher trump follows.
bottle_imp-would-take = Takes the trick: { $coins } coins. The bottle stays where it is.
bottle_imp-would-lead = Leads the trick so far, unless something higher or a trump follows.
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
bottle_imp-inspect-free = Whoever wins a trick with a card below 19 buys the bottle. If nobody buys it all round, nobody is left with it.
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

bottle_imp-why-chosen = You have chosen, and a choice stands; wait until the others have chosen too.
bottle_imp-why-card-first = First choose a card of your hand, then the place where it goes.
bottle_imp-why-slot = Choose one of the three places for this card: a neighbour, or the Imp.
bottle_imp-why-bottle = Nobody takes the bottle by hand: whoever wins a trick with a card below its price buys it.
bottle_imp-why-hand = This card is not in your hand, and you cannot see it. Choose one of your own.
bottle_imp-why-lies = This card is not in your hand. Choose one of your own.

## Banners and sheets

bottle_imp-banner-round = Round { $round }
bottle_imp-banner-sold = { $seat-you ->
    [yes] You buy the bottle for { $price }
   *[no] { $seat } buys the bottle for { $price }
}
bottle_imp-banner-imp = The Imp's Trick: { $coins } coins
bottle_imp-log-holder = { $seat-you ->
    [yes] You are left with the bottle, bought for { $price }, and pay { $points }
   *[no] { $seat } is left with the bottle, bought for { $price }, and pays { $points }
}
bottle_imp-sheet-title = Round { $round }
bottle_imp-sheet-note = { $seat-you ->
    [yes] You are left with the bottle, bought for { $price }: your tricks count nothing, and the Imp takes { $coins }.
   *[no] { $seat } is left with the bottle, bought for { $price }: those tricks count nothing, and the Imp takes { $coins }.
}
bottle_imp-panel-cards = Cards
bottle_imp-panel-cards-note = Number and coins of each card. { $count } have not been played in this round; those below { $price } are trumps.
bottle_imp-panel-round = This round
bottle_imp-panel-round-last = The last trick went to { $seat }: { $cards }
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
bottle_imp-verdict-price = The bottle was last sold for { $price }.
