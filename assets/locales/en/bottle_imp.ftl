# The Bottle Imp: all texts of the game. `imps-table` reads this file at start; the Japanese one has the same keys.

## The shelf

game-bottle_imp = The Bottle Imp
game-bottle_imp-tagline = Sell the bottle while someone will still buy it
game-bottle_imp-about = A trick-taking game in which cards below the price are trumps, and each trump that wins buys the bottle for less. The player who is left with the bottle at the end of a round scores nothing for its tricks and pays for the Imp’s Trick. For three or four players, or for two with open hands.

## Colours

bottle_imp-yellow = yellow
bottle_imp-blue = blue
bottle_imp-red = red

## Options

bottle_imp-players = Players
bottle_imp-players-about = How many people play.
bottle_imp-players-2 = Two
bottle_imp-players-2-about = Each player has a closed and an open hand, and plays two cards to each trick.
bottle_imp-players-3 = Three
bottle_imp-players-3-about = Eleven tricks a round. Many say that the game is best with three.
bottle_imp-players-4 = Four
bottle_imp-players-4-about = Eight tricks a round.
bottle_imp-length = Length
bottle_imp-length-about = When the match ends. The highest total wins.
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
bottle_imp-teams-about = With four players, two of them can share their points.
bottle_imp-teams-off = Off
bottle_imp-teams-off-about = Everybody plays alone.
bottle_imp-teams-on = Two partners, two alone
bottle_imp-teams-on-about = In each round, the first leader and the player opposite add up their points, and both get the sum. The other two play alone.
bottle_imp-counted = Coins won
bottle_imp-counted-about = Won cards are face down, but everybody has seen them.
bottle_imp-counted-off = Remember
bottle_imp-counted-off-about = Nothing is shown; keep count in your head.
bottle_imp-counted-on = On the name plates
bottle_imp-counted-on-about = The name plates show how many coins each player has won in this round.

bottle_imp-setup-players = The Bottle Imp is for two, three or four players.
bottle_imp-setup-length = A match needs a target or a number of rounds of at least one.
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
        [one] 1 coin
       *[other] { $coins } coins
    }
   *[no] { $seat } takes the trick with { $card }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
}
bottle_imp-log-bottle = { $seat-you ->
    [yes] You buy the bottle for { $price }
   *[no] { $seat } buys the bottle for { $price }
}
bottle_imp-log-imp = The Imp’s Trick held { $cards }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
bottle_imp-log-extra = The lead is tied: one more round is played

## The end

bottle_imp-outcome-won = { $winner-you ->
    [yes] You have the highest total
   *[no] { $winner } has the highest total
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
bottle_imp-outcome-shared = Several players share the highest total: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Refusals

bottle_imp-refusal-exchange-first = Cards are played after everybody has given cards away; choose yours first.
bottle_imp-refusal-exchange-over = Cards are given away only at the start of a round; play a card from your hand.
bottle_imp-refusal-other-exchange = With two players, each gives 1 card to each hand of the opponent and 2 to the Imp; with more, 1 to each neighbour and 1 to the Imp; place your cards like this.
bottle_imp-refusal-already-committed = You have chosen, and your choice is final; wait until everybody has chosen.
bottle_imp-refusal-already-laid = { $card } is placed already; choose it to return it to your hand, or choose another card.
bottle_imp-refusal-slot-full = No more cards go there; choose another place, or return a card from there to your hand.
bottle_imp-refusal-not-laid = { $card } has not been placed, so it cannot be returned to your hand; choose a card that has been.
bottle_imp-refusal-cards-missing = Cards are still missing; fill every place before you give them.
bottle_imp-refusal-not-in-hand = { $card } is not in your hand; choose a card that is.
bottle_imp-refusal-open-card-stays = { $card } is in your open hand, and open cards cannot be given away; choose one from your closed hand.
bottle_imp-refusal-must-follow = The colour led must be followed, trump or not; play a { $colour } card.

## Hints

bottle_imp-hint-lay = Give { $card } away: { $lower ->
    [0] a bottle bought with it can never be sold.
    [one] a bottle bought with it can be sold only to 1 lower card.
   *[other] a bottle bought with it can be sold only to { $lower } lower cards.
}
bottle_imp-hint-lay-colour = Give { $card } away: { $left ->
    [0] it is your last { $colour } card, and without { $colour } you may play anything when { $colour } is led.
    [one] then you have 1 { $colour } card left.
   *[other] then you have { $left } { $colour } cards left.
}
bottle_imp-hint-lay-rich = Give { $card } to the Imp: the player who is left with the bottle then loses { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for it.
bottle_imp-hint-give = Give the cards: every place is filled.
bottle_imp-hint-forced = Play { $card }: it is the only card you may play.
bottle_imp-hint-throws-under = Play { $card }: a higher trump has been played, so you get rid of this one without buying the bottle.
bottle_imp-hint-buys = Play { $card }: it takes { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and the bottle, and { $lower ->
    [0] no lower card is left.
    [one] 1 lower card may still buy it from you.
   *[other] { $lower } lower cards may still buy it from you.
}
bottle_imp-hint-sells = Play { $card }: { $higher ->
    [0] no higher trump is left to beat it.
    [one] 1 higher trump may still be played, and it would buy the bottle from you.
   *[other] { $higher } higher trumps may still be played, and each of them would buy the bottle from you.
}
bottle_imp-hint-leads-trump = Play { $card }: { $higher ->
    [0] no higher trump is left to beat it.
    [one] 1 higher trump may still be played, and it would take the trick and the bottle.
   *[other] { $higher } higher trumps may still be played, and each of them would take the trick and the bottle.
}
bottle_imp-hint-trumps = Play { $card }: either the trick is yours, or you are rid of the card.
bottle_imp-hint-gives-little = Play { $card }: it does not take the trick, and { $coins ->
    [one] it gives 1 coin away.
   *[other] it gives { $coins } coins away.
}
bottle_imp-hint-takes = Play { $card }: it takes { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, and the bottle stays where it is.
bottle_imp-hint-leads-trick = Play { $card }: it wins the trick unless a higher card or a trump follows.
bottle_imp-hint-leads = Play { $card }: { $higher ->
    [0] no higher card is left to beat it.
    [one] 1 higher card may still be played.
   *[other] { $higher } higher cards may still be played.
}
bottle_imp-because-lay = Mostly low trumps are given away, or the last card of a colour.
bottle_imp-because-lay-colour = Mostly low trumps are given away, or the last card of a colour.
bottle_imp-because-lay-rich = The player who is left with the bottle loses the coins of that card.
bottle_imp-because-give = Every place was filled.
bottle_imp-because-forced = It was the only card that could be played.
bottle_imp-because-throws-under = A higher trump had been played, so that card was gone without buying the bottle.
bottle_imp-because-buys = It took { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and the bottle, and { $lower ->
    [0] no lower card was left.
    [one] 1 lower card had not been played yet.
   *[other] { $lower } lower cards had not been played yet.
}
bottle_imp-because-sells = { $higher ->
    [0] No higher trump was left to beat it.
    [one] 1 higher trump had not been played yet, which would take the bottle.
   *[other] { $higher } higher trumps had not been played yet, any of which would take the bottle.
}
bottle_imp-because-leads-trump = { $higher ->
    [0] No higher trump was left to beat it.
    [one] 1 higher trump had not been played yet, which would take the trick and the bottle.
   *[other] { $higher } higher trumps had not been played yet, any of which would take the trick and the bottle.
}
bottle_imp-because-trumps = Either it won the trick, or the card was gone.
bottle_imp-because-gives-little = It did not take the trick, and { $coins ->
    [one] it gave 1 coin away.
   *[other] it gave { $coins } coins away.
}
bottle_imp-because-takes = It took { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, and the bottle stayed where it was.
bottle_imp-because-leads-trick = It won the trick unless a higher card or a trump followed.
bottle_imp-because-leads = { $higher ->
    [0] No higher card was left.
    [one] 1 higher card had not been played yet.
   *[other] { $higher } higher cards had not been played yet.
}

## At the table

bottle_imp-card = { $colour ->
    [yellow] Yellow
    [blue] Blue
   *[red] Red
} { $number }, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
bottle_imp-chip = { $number }, { $colour }
bottle_imp-nineteen = The price card 19, where the bottle starts
bottle_imp-bottle-free = Nobody owns the bottle yet; its price is 19
bottle_imp-bottle-of = { $seat-you ->
    [yes] You own the bottle, bought for { $price }
   *[no] { $seat } owns the bottle, bought for { $price }
}
bottle_imp-imp-pile = The Imp’s Trick: { $count ->
    [one] 1 card
   *[other] { $count } cards
} face down
bottle_imp-place-imp = To the Imp’s Trick
bottle_imp-place-left = To { $seat }, on the left
bottle_imp-place-right = To { $seat }, on the right
bottle_imp-place-open = To { $seat }’s open hand
bottle_imp-place-closed = To { $seat }’s closed hand
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
   *[no] { $seat }’s hand
}
bottle_imp-spoken-open-hand = { $seat-you ->
    [yes] Your open hand
   *[no] { $seat }’s open hand
}
bottle_imp-spoken-open = { $seat-you ->
    [yes] { $card }, in your open hand
   *[no] { $card }, in { $seat }’s open hand
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
bottle_imp-ask-exchange = Give 3 cards: 1 left, 1 right, 1 to the Imp.
bottle_imp-ask-exchange-two = Give each opposing hand 1 card, the Imp 2.
bottle_imp-ask-give = Give the cards, or choose one to return it.
bottle_imp-ask-lead = Lead any card; the others follow its colour.
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
bottle_imp-would-buy = Takes the trick and the bottle, for { $price }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
bottle_imp-would-lead-trump = Buys the bottle for { $price }, unless a higher trump follows.
bottle_imp-would-take = Takes the trick: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}. The bottle stays where it is.
bottle_imp-would-lead = Takes the trick, unless a higher card or a trump follows.
bottle_imp-would-lose = Does not take the trick: { $other } is ahead.

## A closer look

bottle_imp-unknown = { $seat-you ->
    [yes] Card in your hand
   *[no] Card in { $seat }’s hand
}
bottle_imp-inspect-trump = The highest trump wins the trick, whatever its colour, and buys the bottle. Its number becomes the new price.
bottle_imp-inspect-high = It wins a trick only if nobody plays a trump or a higher card, whatever the colours.
bottle_imp-inspect-price = The bottle was bought with this card: its number is the price now.
bottle_imp-inspect-coins = It brings { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to the player who wins it.
bottle_imp-inspect-lead = If it is led, the others must follow { $colour } if they can.
bottle_imp-inspect-nineteen = The bottle begins here. Until it is bought for the first time, the price is 19, and all lower cards are trumps.
bottle_imp-inspect-free = The player who wins a trick with a card below 19 buys the bottle. Somebody always does: there are not enough cards above 19 for the whole round.
bottle_imp-inspect-held = { $seat-you ->
    [yes] If it is still yours at the end of the round, your tricks score nothing, and you lose the coins of the Imp’s Trick. To get rid of it, make somebody else win with a lower card.
   *[no] If { $seat } still has it at the end of the round, { $seat }’s tricks score nothing, and the coins of the Imp’s Trick are lost as well. Only a lower card that wins a trick moves it on.
}
bottle_imp-inspect-stuck = All lower cards have been played: the bottle stays where it is until the round ends.
bottle_imp-inspect-own = Lower cards in your hand: { $cards }
bottle_imp-inspect-imp = The cards given to the Imp at the start of the round. The player who is left with the bottle loses their coins.
bottle_imp-inspect-yours = Yours among them: { $cards }
bottle_imp-inspect-hand = { $seat-you ->
    [yes] Cards in your hand: { $count }
   *[no] Cards in { $seat }’s hand: { $count }
}
bottle_imp-inspect-given = Known among them, because you gave them away: { $cards }
bottle_imp-inspect-trick = Cards are played here. The colour led must be followed, trump or not; a player without it plays any card.
bottle_imp-inspect-to-imp = A card for the Imp’s Trick. The player who is left with the bottle loses its coins.
bottle_imp-inspect-gift = A card for this player. All cards given away change hands at the same time.

## Why not

bottle_imp-why-chosen = Your choice is final; wait until the others have chosen too.
bottle_imp-why-card-first = A card comes from your hand; choose it first, then the place for it.
bottle_imp-why-slot = In the exchange, cards go to another player or to the Imp’s Trick; choose a place for this one.
bottle_imp-why-all-laid = Every place is filled; give the cards, or choose one of them to return it to your hand.
bottle_imp-why-bottle = The bottle cannot be taken directly; to buy it, win a trick with a card below its price.
bottle_imp-why-hand = This card is not in your hand, and you cannot see it; choose one of your own.
bottle_imp-why-lies = This card is not in your hand; choose one of your own.

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
    [yes] You are left with the bottle, bought for { $price }, and pay { $points ->
        [one] 1 coin
       *[other] { $points } coins
    }
   *[no] { $seat } is left with the bottle, bought for { $price }, and pays { $points ->
        [one] 1 coin
       *[other] { $points } coins
    }
}
bottle_imp-sheet-round = Round
bottle_imp-sheet-total = Total
bottle_imp-sheet-title = Round { $round }
bottle_imp-sheet-title-of = Round { $round } of { $rounds }
bottle_imp-sheet-headline = { $seat-you ->
    [yes] You are left with the bottle
   *[no] { $seat } is left with the bottle
}
bottle_imp-sheet-note = { $seat-you ->
    [yes] Bought for { $price }: your tricks score nothing, and the Imp takes { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
   *[no] Bought for { $price }: { $seat }’s tricks score nothing, and the Imp takes { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
}
bottle_imp-panel-cards = Cards
bottle_imp-panel-cards-note = Number and coins of each card. Not yet played in this round: { $count }. Cards below { $price } are trumps.
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
bottle_imp-verdict-seat = { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}, left with the bottle { $count ->
    [one] 1 time
   *[other] { $count } times
}
bottle_imp-verdict-rounds = Rounds played: { $count }
bottle_imp-verdict-price = The bottle was last sold for { $price }

## How the regulars play

bottle_imp-temper-bold = { $name } buys the bottle sooner than others, and tries to win tricks.
bottle_imp-temper-careful = { $name } keeps away from the bottle, and gets rid of low cards.
bottle_imp-temper-tricky = { $name } passes the lowest cards to the neighbours.

## In puzzles

bottle_imp-length-one-puzzle = The match is this one round, from 0 points.
