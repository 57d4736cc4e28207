"""BattleLore: bows come as near as they need and shoot; the others stay where they are. Without bows it charges."""

import battlelore_charge as charge
import guest

BOWS, SHOT = "axwt", 3


def worth(table, action):
    bows = charge.army(table, "NS"[table.seat == "A"], BOWS)
    if not bows:
        return charge.worth(table, action)
    places = charge.hexes(" ".join(action))
    match action[0]:
        case "play" | "keep":
            return len(bows) if action[1] == "DTS" else charge.orders(table, action[1], bows)
        case "order" if places[0] in bows:
            return 200 - charge.away(table, places[0])
        case "move":
            before, after = [charge.away(table, place) for place in places]
            return 2 * (before - after) - 1 if places[0] in bows and before > SHOT and after >= SHOT else -1
        case "attack":
            return 2 - (charge.distance(*places) == 1)
        case "gain-ground" | "pursue":
            return -1
    return charge.worth(table, action)


if __name__ == "__main__":
    guest.play_best(worth)
