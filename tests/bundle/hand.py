#!/usr/bin/env python3
"""A hand with a mouse, and eyes, for tests/bundle/try:  tests/bundle/hand.py WHAT DATA PICTURES

WHAT is `title` (waits for the title screen), `match` (plays Battle Line to its end), `share` (copies the match as text) or `quit`.
DATA is the data folder of the program that is shown on DISPLAY, at the upper left and 1280x720; PICTURES is a folder for pictures of
what went wrong. Needs xdotool, xclip and ImageMagick's import.
"""
import pathlib, random, re, subprocess, sys, time

# Where things are in a window of 1280x720.
NEW_GAME, SAVED_GAMES, QUIT = (195, 241), (150, 339), (110, 551)
START, DO_IT_ANYWAY = (1003, 659), (619, 422)
HAND, PILE, MAIN_BUTTON, PACE = (635, 665), (1038, 215), (1110, 686), (1243, 358)
FLAGS = [(118 + 98 * flag, 376) for flag in range(9)]


def grab():
    """The bytes of 1280x720 points, three each."""
    shown = ["import", "-window", "root", "-crop", "1280x720+0+0", "-depth", "8", "rgb:-"]
    return subprocess.run(shown, capture_output=True, check=True).stdout


def look():
    """What colour a point of the screen has."""
    shown = grab()
    return lambda x, y: tuple(shown[3 * (1280 * y + x):][:3])


def settle():
    """Waits until nothing moves but the flame of a candle."""
    before, begun = grab()[::101], time.time()
    while time.time() - begun < 10:
        time.sleep(0.3)
        now = grab()[::101]
        if sum(abs(one - other) > 24 for one, other in zip(before, now)) < len(now) // 400:
            return
        before = now


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
    # As long as a person needs, who sees what is pointed at before pressing.
    steps = ["mousemove", *map(str, place), "sleep", "0.7", "mousedown", "1", "sleep", "0.12", "mouseup", "1"]
    subprocess.run(["xdotool", *steps], check=True)
    time.sleep(after)


def journal():
    """The lines of play of the match that was saved last."""
    files = sorted((DATA / "matches").glob("*.journal"), key=lambda path: path.stat().st_mtime)
    return files[-1].read_text().split("---\n", 1)[1].splitlines() if files else None


def faster():
    """Has everything shown at four times its pace or at once, with the button for that."""
    for _ in range(12):
        settle()
        settings = DATA / "settings.ron"
        if settings.is_file() and re.search(r"\bspeed: [04]", settings.read_text()):
            return
        click(PACE, 2)
    fail("the button for the pace does nothing")


def match():
    until(at_title, 60, "the title")
    click(NEW_GAME, 4)
    click(START, 6)
    until(lambda: journal() is not None, 30, "a match")
    faster()
    chance = random.Random(1)
    begun, seen, tries = time.time(), [], 0
    while "over" not in seen:
        if time.time() - begun > 1500:
            fail(f"the match is not over after {len(seen)} lines in 25 minutes")
        settle()
        seen = journal()
        own = [line for line in seen if line.startswith("A ")]
        laid = [int(line.split()[3]) for line in own if line.split()[1] == "T"]
        if own and own[-1].split()[1] not in ("draw", "pass"):
            # A card has been played: flags with three cards may be claimed, then a troop card is drawn.
            claimed = {int(line.split()[2]) for line in seen if line.split()[1:2] == ["claim"]}
            full = [FLAGS[flag - 1] for flag in set(laid) - claimed if laid.count(flag) == 3]
            steps = [PILE, *((x + 16, 285) for x, _ in full), MAIN_BUTTON, DO_IT_ANYWAY]
            click(steps[tries % len(steps)])
        else:
            free = [flag for flag in range(1, 10) if laid.count(flag) < 3] or [1]
            click(HAND, 1)
            click(FLAGS[chance.choice(free) - 1])
        acted = time.time()
        while journal() == seen and time.time() - acted < 3:
            time.sleep(0.2)
        tries = tries + 1 if journal() == seen else 0
        if tries > 40:
            fail(f"nothing has happened for a while after {len(seen)} lines of the match")
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
