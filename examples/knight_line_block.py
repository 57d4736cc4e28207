"""Knight Line: jumps to where the row of another would have become longest, with half of a stack if it can."""

import guest
from knight_line_line import jump


def worth(table, action):
    own, others, half = jump(table, action)
    return others, own, half


if __name__ == "__main__":
    guest.play_best(worth)
