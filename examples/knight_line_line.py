"""Knight Line: jumps to where its own row becomes longest, with half of a stack if it can."""

import re

import guest


def cells(text):
    return [(int(x), int(y)) for x, y in re.findall(r"\((-?\d+),(-?\d+)\)", text)]


def row(stacks, cell):
    """How many stacks the longest row has through a cell, with one more there. The grey tile counts for nobody."""
    longest = 0
    for dx, dy in [(1, 0), (0, 1), (1, 1), (1, -1)]:
        count = 1
        for sign in (1, -1):
            x, y = cell
            while (x := x + sign * dx, y := y + sign * dy) in stacks:
                count += 1
        longest = max(longest, count)
    return longest


def jump(table, action):
    """The own row through the cell that an action fills, the longest of the others, and the smaller part of a stack."""
    *start, to = cells(action[0])
    stacks = {seat: set(cells(" ".join(words))) for seat, *words in table.lines("stacks")}
    heights = dict(reversed(stack.split("@")) for stack in table.own("stacks"))
    part, whole = [int(action[0].split(":")[1]), int(heights[action[0].split(">")[0]])] if start else [0, 0]
    own = row(stacks.pop(table.seat, ()), to)
    return own, max((row(others, to) for others in stacks.values()), default=1), min(part, whole - part)


if __name__ == "__main__":
    guest.play_best(jump)
