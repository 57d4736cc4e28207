"""The Bottle Imp: the highest card that takes neither the trick nor the bottle; the lowest go to the Imp's Trick."""

import bottle_imp_lowest as lowest
import guest


def worth(table, action):
    match action:
        case ["lay", card, place]:
            return 2 * (50 - int(card)) + (place == "imp")
        case ["play", card]:
            number, price = int(card), int(table.lines("price")[0][0])
            trick = [int(card) for card in table.lines("trick")[0]] + [number]
            trumps = [card for card in trick if card < price]
            if number != max(trumps or trick):
                return number
            return number - 100 if trumps else -number
    return lowest.worth(table, action)


if __name__ == "__main__":
    guest.play_best(worth)
