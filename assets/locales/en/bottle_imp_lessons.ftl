# The Bottle Imp: what its lessons say. The Japanese file has the same keys.

## Lesson: the price of the bottle

bottle_imp-lesson-price = The price of the bottle
bottle_imp-lesson-price-about = Follow, play a trump, buy the bottle and sell it again
bottle_imp-lesson-price-welcome = Each card has a number and coins: numbers win tricks, coins are points. The bottle is on the 19, and that is its price. The exchange at the start is done for you in this lesson.
bottle_imp-lesson-price-follow = Blue was led, and a player who has blue must follow. As long as all cards are above the price, the highest number takes the trick.
bottle_imp-lesson-price-follow-do = Take the trick with the blue 34.
bottle_imp-lesson-price-follow-why = The 34 beats the 24, and no bottle comes with it; press the blue 34, then the middle of the table.
bottle_imp-lesson-price-lead = That brings 14 coins, and the winner leads next. The 37 is the highest card of all. See what it can do.
bottle_imp-lesson-price-lead-do = Lead the red 37.
bottle_imp-lesson-price-lead-why = Try the highest card first; press the red 37, then the middle of the table.
bottle_imp-lesson-price-trump = Your right neighbour had no red and played the yellow 18. Cards below the price are trumps, whatever their colour. The highest trump takes the trick and the bottle, and its number is the new price.
bottle_imp-lesson-price-buy = The price is 18, so your 15 is a trump. Many lower cards are still to come: at this price the bottle can be sold again.
bottle_imp-lesson-price-buy-do = Follow with the yellow 15.
bottle_imp-lesson-price-buy-why = Buy the bottle while it is easy to sell; press the yellow 15, then the middle of the table.
bottle_imp-lesson-price-sell = You have bought the bottle for 15, and your left neighbour threw the 2 safely under it. A player who has the bottle in the end scores nothing for tricks. To sell it, lead low.
bottle_imp-lesson-price-sell-do = Lead the blue 4.
bottle_imp-lesson-price-sell-why = Somebody may have to follow with a higher trump; press the blue 4, then the middle of the table.
bottle_imp-lesson-price-yours = Your left neighbour’s only blue card was the 13: sold! Your 24 coins count again, and the low 4 is gone. Buy at a high price, and sell soon. From here you play alone.

## Lesson: what to give away

bottle_imp-lesson-exchange = What to give away
bottle_imp-lesson-exchange-about = Three cards leave your hand before the first trick
bottle_imp-lesson-exchange-welcome = Before the first trick everybody gives 3 cards away: one to the Imp’s Trick and one to each neighbour. The player who is left with the bottle loses the coins of the Imp’s Trick.
bottle_imp-lesson-exchange-imp = Low trumps are dangerous. If you buy the bottle with the 1, you can never sell it: nothing is lower.
bottle_imp-lesson-exchange-imp-do = Place the yellow 1 in the Imp’s Trick.
bottle_imp-lesson-exchange-imp-why = No card is worse than the 1; press the yellow 1, then the place in the middle.
bottle_imp-lesson-exchange-void = The 29 is your only red card. Without it you can play any card when red is led.
bottle_imp-lesson-exchange-void-do = Give the red 29 to your left neighbour.
bottle_imp-lesson-exchange-void-why = Without red you are free; press the red 29, then the place on the left.
bottle_imp-lesson-exchange-small = The 2 is hardly better than the 1. Let somebody else worry about it.
bottle_imp-lesson-exchange-small-do = Give the yellow 2 to your right neighbour.
bottle_imp-lesson-exchange-small-why = The 2 is your next worst card; press the yellow 2, then the place on the right.
bottle_imp-lesson-exchange-give = Nobody sees what you have chosen. The cards of all players change hands at the same moment, and this cannot be undone.
bottle_imp-lesson-exchange-give-do = Press “Give the cards”.
bottle_imp-lesson-exchange-give-why = Every place is filled; press “Give the cards”.
bottle_imp-lesson-exchange-received = You have received the blue 34 with 6 coins, and the yellow 3, another low trump. Remember your own gifts, too: you know who holds the red 29 and the yellow 2.
bottle_imp-lesson-exchange-under = Red was led, and you have none: play any card. The 16 takes the trick and the bottle, and a lower trump under it is gone for good.
bottle_imp-lesson-exchange-under-do = Play the yellow 3.
bottle_imp-lesson-exchange-under-why = Get rid of your lowest trump; press the yellow 3, then the middle of the table.
bottle_imp-lesson-exchange-yours = You are rid of the 3, and your right neighbour has bought the bottle. Give away low trumps, or your last card of a colour. From here you play alone.

bottle_imp-lesson-stuck = Left with the bottle
bottle_imp-lesson-stuck-about = Count what is lower, and sell in time
bottle_imp-lesson-stuck-welcome = This time there are four of you. The exchange and the first 4 tricks are played for you. Watch the bottle: you buy it for 17, then for 15, and again for 10.
bottle_imp-lesson-stuck-holder = You have won 42 coins, but the bottle is yours as well. If it stays with you, your tricks score nothing, and you lose the coins of the Imp’s Trick on top.
bottle_imp-lesson-stuck-sell = The price is 10, and any other trump beats your yellow 1. Of the low yellow cards only the 2 and the 5 have been played: somebody should have to play one of the others.
bottle_imp-lesson-stuck-sell-do = Lead the yellow 1.
bottle_imp-lesson-stuck-sell-why = Sell while there are trumps to beat yours; press the yellow 1, then the middle of the table.
bottle_imp-lesson-stuck-throw = Sold for 7! The new holder leads the blue 4, and the blue 6 beats it. You have no blue and can play any card.
bottle_imp-lesson-stuck-throw-do = Play the yellow 22, and keep your reds.
bottle_imp-lesson-stuck-throw-why = Your 35 and 36 will win tricks later; press the yellow 22, then the middle of the table.
bottle_imp-lesson-stuck-count = The price is 6, and 1 to 5 have all been played. Your right neighbour is stuck with the bottle. No card is a trump any more: from now on the highest number wins.
bottle_imp-lesson-stuck-high = Red was led. The 37 has been played, so nothing beats your reds.
bottle_imp-lesson-stuck-high-do = Take the trick with the red 35.
bottle_imp-lesson-stuck-high-why = The 36 is for the last trick; press the red 35, then the middle of the table.
bottle_imp-lesson-stuck-yours = 80 points for you! Your right neighbour loses the 11 coins of the Imp’s Trick. Count what is lower, and sell in time. In the next round you play alone.
