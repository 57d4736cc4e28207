"""BattleLore: towards the enemy and at him, hand to hand first."""

import re

import guest

ORDERS = dict(SCO=1, PAT=2, ATT=3, ADV=5, OTM=3, FWD=6, SUR=4, MCH=2, FON=4, DTS=0, LEA=1, CAT=1, BLO=4, GRN=3, BLU=3, RED=2)


def hexes(text):
    return [(int(row), int(column)) for row, column in re.findall(r"\((\d+),(\d+)\)", text)]


def distance(a, b):
    down, across = b[0] - a[0], b[1] - b[0] // 2 - a[1] + a[0] // 2
    return max(abs(down), abs(across), abs(down + across))


def army(table, side, types=""):
    """Where the units of a side stand, all or those of some types."""
    units = [unit for units in table.lines("units") for unit in units if unit[0] == side and ")x0" not in unit]
    return [hexes(unit)[0] for unit in units if unit[3] in types or not types]


def away(table, place):
    """How far it is to the nearest enemy."""
    return min((distance(place, enemy) for enemy in army(table, "SN"[table.seat == "A"])), default=16)


def orders(table, card, units):
    """How many of these units a Command card orders, about."""
    kind, _, section = card.partition("-")
    wings = "LCR" if table.seat == "A" else "RCL"
    return min(ORDERS[kind], sum(not section or wings[(column >= 4) + (column >= 9)] == section for _, column in units))


def worth(table, action):
    places = hexes(" ".join(action))
    match action[0]:
        case "play" | "keep":
            return orders(table, action[1], army(table, "NS"[table.seat == "A"]))
        case "order":
            return 100 - away(table, places[0])
        case "move":
            return 2 * (away(table, places[0]) - away(table, places[1])) - 1
        case "attack":
            return 1 + (distance(*places) == 1)
        case "ignore":
            return int(action[1])
        case "done" | "pass":
            return 0
    return 1


if __name__ == "__main__":
    guest.play_best(worth)
