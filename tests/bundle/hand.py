#!/usr/bin/env python3
"""A hand with a mouse, and eyes, for tests/bundle/try:  tests/bundle/hand.py WHAT DATA PICTURES

WHAT is `title` (waits for the title screen), `match` (plays Battle Line to its end), `share` (copies the match as text) or `quit`.
DATA is the data folder of the program that is shown on DISPLAY, at the upper left and 1280x720; PICTURES is a folder for pictures of
what went wrong. Needs xdotool, xclip and ImageMagick's import.
"""
import pathlib, random, subprocess, sys, time

# Where things are in a window of 1280x720.
NEW_GAME, SAVED_GAMES, QUIT = (195, 241), (150, 339), (110, 551)
START = (1003, 659)
HAND, PILE, MAIN_BUTTON = (555, 665), (1038, 215), (1110, 686)
FLAGS = [(118 + 98 * flag, 376) for flag in range(9)]


def look():
    """The picture of the screen, a colour for each of 1280x720 points."""
    shown = subprocess.run(["import", "-window", "root", "-crop", "1280x720+0+0", "-depth", "8", "rgb:-"],
                           capture_output=True, check=True).stdout
    return lambda x, y: tuple(shown[3 * (1280 * y + x):][:3])


def parchment(colour):
    red, green, blue = colour
    return red > 200 and green > 190 and blue > 140 and red > blue + 15


def at_title():
    """Whether the title's menu is there: paper, a red button on it, and dark wood beside."""
    at = look()
    red, green, blue = at(200, 258)
    menu = all(parchment(at(300, y)) for y in (270, 320, 363, 480, 526))
    return menu and red > 110 and max(green, blue) < 70 and max(at(20, 300)) < 130


def until(there, seconds, what):
    """Waits, and says how long."""
    begun = time.time()
    while not there():
        if time.time() - begun > seconds:
            fail(f"{what} did not come in {seconds} s")
        time.sleep(0.25)
    return time.time() - begun


def fail(why):
    path = PICTURES / f"{WHAT}.png"
    subprocess.run(["import", "-window", "root", path], check=False)
    sys.exit(f"{why}; {path} shows the screen")


def click(place, after=0.4):
    subprocess.run(["xdotool", "mousemove", *map(str, place), "sleep", "0.25", "click", "1"], check=True)
    time.sleep(after)


def drag(one, other, after):
    between = [(a + b) // 2 for a, b in zip(one, other)]
    steps = ["mousemove", *one, "sleep", "0.2", "mousedown", "1", "sleep", "0.4", "mousemove", *between, "sleep", "0.3",
             "mousemove", *other, "sleep", "0.5", "mouseup", "1"]
    subprocess.run(["xdotool", *map(str, steps)], check=True)
    time.sleep(after)


def journal():
    """The lines of play of the match that was saved last."""
    files = sorted((DATA / "matches").glob("*.journal"), key=lambda path: path.stat().st_mtime)
    return files[-1].read_text().split("---\n", 1)[1].splitlines() if files else None


def match():
    until(at_title, 60, "the title")
    click(NEW_GAME, 4)
    click(START, 6)
    until(lambda: journal() is not None, 30, "a match")
    chance = random.Random(1)
    begun, seen, changed, tries = time.time(), [], time.time(), 0
    while "over" not in seen:
        now = journal()
        if now != seen:
            seen, changed, tries = now, time.time(), 0
            continue
        if time.time() - changed > 120:
            fail(f"nothing has happened for two minutes after {len(seen)} lines of the match")
        if time.time() - begun > 1500:
            fail(f"the match is not over after {len(seen)} lines in 25 minutes")
        own = [line for line in seen if line.startswith("A ")]
        if own and own[-1].split()[1] not in ("draw", "pass"):
            # A card has been played: no flag is claimed, a troop card is drawn.
            click(PILE if tries % 2 == 0 else MAIN_BUTTON, 1)
        else:
            laid = [int(line.split()[3]) for line in own if line.split()[1] == "T"]
            free = [flag for flag in range(1, 10) if laid.count(flag) < 3] or [1]
            drag(HAND, FLAGS[chance.choice(free) - 1], 1)
        tries += 1
    print(f"a match of {len(seen)} lines in {time.time() - begun:.0f} s")


def main():
    if WHAT == "title":
        print(f"{until(at_title, 60, 'the title'):.1f}")
    elif WHAT == "match":
        match()


if len(sys.argv) != 4:
    sys.exit("usage: tests/bundle/hand.py title|match|share|quit DATA PICTURES")
WHAT, DATA, PICTURES = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
main()
