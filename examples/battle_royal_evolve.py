"""Battle Royal: evolves whatever it can and feeds what has evolved, otherwise as battle_royal_attack.py."""

import battle_royal_attack as attack
import guest


def worth(table, action):
    match action:
        case ["evolve", *_]:
            return 5000
        case ["attach", place, _]:
            return 2000 + len(attack.mon(table, place)[2].split(">"))
    return attack.worth(table, action)


if __name__ == "__main__":
    guest.play_best(worth)
