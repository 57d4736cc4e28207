"""The Bottle Imp: always the lowest card; of those given away the neighbours have the lowest."""

import guest


def worth(table, action):
    match action:
        case ["lay", card, place]:
            return 2 * (50 - int(card)) + (place != "imp")
        case ["play", card]:
            return -int(card)
        case ["give"]:
            return 0
    return -1


if __name__ == "__main__":
    guest.play_best(worth)
