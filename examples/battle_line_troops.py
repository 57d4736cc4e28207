"""Battle Line: troops only, each laid where the formation looks best so far; claims whatever it can."""

import guest


def side(table, number, seat):
    """The cards of a seat at a flag, and what lies at the flag itself."""
    cards, lies, whose = [], set(), None
    for word in next((words[1:] for words in table.lines("flag") if words[0] == number), []):
        if word in ("owner", "fog", "mud"):
            lies.add(word)
        elif word in ("A", "B"):
            whose = word
        elif whose == seat and word[0] != "@":
            cards.append(word)
    return cards, lies


def look(table, number, seat, more=()):
    """What the troops of a side look like with one more card: first the formation that they could be part of, then their sum."""
    cards, lies = side(table, number, seat)
    troops = [(card[0], int(card[1:])) for card in [*cards, *more] if card[0].islower()]
    colours, numbers = {colour for colour, _ in troops}, [number for _, number in troops]
    if not troops:
        return 0
    row = len(set(numbers)) == len(numbers) and max(numbers) - min(numbers) < 3 + ("mud" in lies)
    one_colour, one_number = len(colours) == 1, len(set(numbers)) == 1
    kinds = ["fog" in lies, len(troops) == 1, row and one_colour, one_number, one_colour, row, True]
    return 100 * [1, 4, 6, 5, 3, 2, 1][kinds.index(True)] + sum(numbers)


def worth(table, action):
    match action:
        case ["claim", _] | ["draw", "t"]:
            return 1
        case ["T", card, flag]:
            return look(table, flag, table.seat, [card])
        case ["endclaim"] | ["draw", "k"] | ["pass"]:
            return 0
    return -1


if __name__ == "__main__":
    guest.play_best(worth)
