"""Battle Royal: Basic Pokémon, Energy and Tools go to the table, then it attacks."""

import guest


def mon(table, place):
    """What a line says of a Pokémon, `A1 a onix-fst>steelix-fst damage 20`; nothing if there is none."""
    return next((words for words in table.lines("mon") if words[0] == place), [])


def worth(table, action):
    match action:
        case ["place", _]:
            return 4000
        case ["bench", _]:
            return 3000
        case ["attach", place, _]:
            return 2000 + (mon(table, place)[1] != "bench")
        # The last of the printed attacks as a rule does the most damage.
        case ["attack", _, number, target]:
            words = mon(table, target)
            damage = int(words[words.index("damage") + 1]) if "damage" in words else 0
            return 1000 + 100 * (int(number) - 1) + damage // 10
        case ["end-turn"] | ["done"]:
            return 0
        case ["evolve" | "play" | "ability" | "stadium" | "retreat", *_]:
            return -1
    return 1


if __name__ == "__main__":
    guest.play_best(worth)
