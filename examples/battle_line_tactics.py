"""Battle Line: tactics cards, each played as soon as it comes; otherwise troops, as in battle_line_troops.py."""

import battle_line_troops as troops
import guest


def worth(table, action):
    seat, other = table.seat, "AB"[table.seat == "A"]

    def own(flag, more=()):
        return troops.look(table, flag, seat, more)

    def behind(flag):
        return troops.look(table, flag, other) - own(flag)

    match action:
        case ["M", _, flag]:
            return 2000 + own(flag)
        case ["E" | "DE", _, flag]:
            return 2000 + behind(flag)
        case ["TR", card, way]:
            return 2000 + own(way[2], [card])
        case ["RD", card, way] if way[2] != "x":
            return 2000 + own(way[2], [card]) - own(way[0])
        case ["RD", *_] | ["SC"]:
            return 2000
        # One in the hand is enough.
        case ["draw", "k"] if not any(card.isupper() for card in table.own("hand")):
            return 2
        case ["ret", card]:
            return -int(card[1:]) if card[0].islower() else -11
    return troops.worth(table, action)


if __name__ == "__main__":
    guest.play_best(worth)
