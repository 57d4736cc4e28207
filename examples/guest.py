"""What every guest in Python needs: reads what the program is told (README.md), and answers with one of its choices."""

import sys

# Nothing is left behind beside the examples.
sys.dont_write_bytecode = True


class Table:
    """What a guest knows when it has to decide."""

    def __init__(self, seat):
        self.seat = seat
        self._lines = {}

    def add(self, line):
        key, *words = line.split()
        self._lines.setdefault(key, []).append(words)

    def lines(self, key):
        """The words of all lines of the position that begin with this one."""
        return self._lines.get(key, [])

    def own(self, key):
        """The words behind the key and the own seat, as of `hand A r2 CC`."""
        return next((words[1:] for words in self.lines(key) if words[0] == self.seat), [])


def play(choose):
    """Plays a match: at each decision answers `choose(table, choices)`."""
    seat, table, choices = "", Table(""), []
    for line in sys.stdin:
        key, _, rest = line.rstrip("\n").partition(" ")
        if key == "seat":
            seat, table = rest, Table(rest)
        elif key == "position":
            table.add(rest)
        elif key == "legal":
            choices.append(rest)
        elif key == "move":
            print(choose(table, choices), flush=True)
            table, choices = Table(seat), []


def play_best(worth):
    """Plays a match: always the first of the choices for which `worth(table, words)` is highest."""
    play(lambda table, choices: max(choices, key=lambda choice: worth(table, choice.split())))
