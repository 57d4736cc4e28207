"""What every guest in Python needs: speaks the second edition of the lines (README.md), and answers with one of its choices."""

import pathlib
import sys

# Nothing is left behind beside the examples.
sys.dont_write_bytecode = True


class Table:
    """What a guest knows when it has to decide."""

    def __init__(self, seat):
        self.seat = seat
        self.events = []  # what its seat has seen happen since its last decision, as lists of words
        self._lines = {}

    def add(self, line):
        words = [(word.removeprefix("?"), not word.startswith("?")) for word in line.split()]
        self._lines.setdefault(words[0][0], []).append(words[1:])

    def lines(self, key):
        """The words of all lines of the position that begin with this one, guesses among them."""
        return [[word for word, _ in words] for words in self._lines.get(key, [])]

    def known(self, key):
        """The same without guesses."""
        return [[word for word, known in words if known] for words in self._lines.get(key, [])]

    def own(self, key):
        """The words behind the key and the own seat, as of `hand A r2 CC`."""
        return next((words[1:] for words in self.lines(key) if words[0] == self.seat), [])


def play(choose, over=lambda table, results: None):
    """Plays match after match: at each decision answers `choose(table, choices)`. When a match is over, calls `over(table, results)`
    with the last events and the lines of the result."""
    print("imps-table 2", f"name {pathlib.Path(sys.argv[0]).stem}", "matches many", "ready", sep="\n", flush=True)
    lines = (line.rstrip("\n") for line in sys.stdin)
    # Before that we are asked in the first edition.
    for line in lines:
        if line == "imps-table 2":
            break
    table, choices, results = Table(""), [], []
    for line in lines:
        key, _, rest = line.partition(" ")
        if key == "seat":
            table, choices, results = Table(rest), [], []
        elif key == "event":
            table.events.append(rest.split())
        elif key == "position":
            table.add(rest)
        elif key == "legal":
            choices.append(rest)
        elif key == "move":
            print(choose(table, choices), flush=True)
            table, choices = Table(table.seat), []
        elif key in ("result", "why"):
            results.append(line)
        elif key == "refused":
            sys.exit(f"refused: {rest}")
        elif key == "over":
            over(table, results)


def play_best(worth):
    """Plays: always the first of the choices for which `worth(table, words)` is highest."""
    play(lambda table, choices: max(choices, key=lambda choice: worth(table, choice.split())))
