#!/usr/bin/env python3
"""A hand with a mouse, and eyes, for tests/bundle/try:  tests/bundle/hand.py WHAT DATA PICTURES

WHAT is `page` or `title` (waits for the first page or for the title screen, and says how many seconds), `welcome` (accepts what the
first start asks), `match` (plays Battle Line, to its end or until it concedes after some cards), `share` (copies that match as text), `quit`, or `arrived` (waits until a match has been taken in).
DATA is the data folder of the program that is shown on DISPLAY, at the upper left and 1280x720; PICTURES is a folder for a picture of
what went wrong. Needs xdotool, xclip and ImageMagick's import.
"""
import pathlib, random, subprocess, sys, time

# Where things are in a window of 1280x720. Where the way to the main menu is pressed, the main menu has nothing to press.
ACCEPT, NEW_GAME, SAVED_GAMES, QUIT = (638, 665), (195, 241), (150, 339), (110, 595)
START, YES, MAIN_MENU = (1003, 659), (640, 412), (390, 530)
HAND, PILE, MAIN_BUTTON = (635, 665), (1038, 215), (1110, 686)
MENU, CONCEDE = (1243, 312), (554, 501)
SHARE, COPY, CLOSE = (875, 649), (560, 299), (1013, 67)
FLAGS = [(118 + 98 * flag, 376) for flag in range(9)]
# What is paper where a page is open, and wood or cards where it is not.
WELCOME = [(160, 600), (1120, 600), (640, 620)]
SETUP = [(175, 300), (1105, 300), (700, 690)]
PAUSE = [(680, 176), (680, 221), (680, 660)]
QUESTION = [(424, 330), (858, 330), (450, 425)]
RESULTS = [(30, 420), (432, 420), (30, 600)]
SAVES = [(300, 600), (1000, 120), (900, 500)]
SHARING = [(380, 505), (900, 505), (600, 505)]
# Cards that are played before the match is given up.
CARDS = 5


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


def is_paper(colour):
    red, green, blue = colour
    return red > 200 and green > 190 and blue > 140 and red > blue + 15


def paper(points):
    at = look()
    return all(is_paper(at(*point)) for point in points)


def any_page():
    """Whether the program shows anything: the screen behind it is black."""
    return len(set(grab()[::101])) > 20


def at_title():
    """Whether the title's menu is there: paper between two groups of words, dark wood beside it, golden letters above."""
    at = look()
    menu = all(is_paper(at(x, y)) for x in (100, 200, 300) for y in (411, 430))
    red, _, blue = at(66, 105)
    return menu and max(at(20, 300)) < 130 and red > 170 and blue < 120


def fail(why):
    path = PICTURES / f"{WHAT}.png"
    subprocess.run(["import", "-window", "root", path], check=False)
    sys.exit(f"{why}; {path} shows the screen")


def until(there, seconds, what):
    """Waits, and says how long."""
    begun = time.time()
    while not there():
        if time.time() - begun > seconds:
            fail(f"{what} did not come in {seconds} s")
        time.sleep(0.25)
    return time.time() - begun


def click(place, after=0.4):
    # As long as a person needs, who sees what is pointed at before pressing.
    steps = ["mousemove", *map(str, place), "sleep", "0.7", "mousedown", "1", "sleep", "0.12", "mouseup", "1"]
    subprocess.run(["xdotool", *steps], check=True)
    time.sleep(after)


def press(place, there, what):
    """Clicks until something is there: while pieces move, a click only hurries them."""
    for _ in range(8):
        settle()
        if there():
            return
        click(place)
        begun = time.time()
        while time.time() - begun < 5:
            if there():
                return
            time.sleep(0.25)
    fail(f"{what} did not come")


def journal():
    """The lines of play of the match that was saved last."""
    files = sorted((DATA / "matches").glob("*.journal"), key=lambda path: path.stat().st_mtime)
    return files[-1].read_text().split("---\n", 1)[1].splitlines() if files else None


def turn(seen, tries, chance):
    """One click or two of whoever decides."""
    own = [line.split() for line in seen if line.startswith("A ")]
    laid = [int(words[3]) for words in own if words[1] == "T"]
    if own and own[-1][1] not in ("draw", "pass"):
        # A card has been played: flags with three cards may be claimed, then a troop card is drawn.
        claimed = {int(line.split()[2]) for line in seen if line.split()[1:2] == ["claim"]}
        full = [FLAGS[flag - 1] for flag in set(laid) - claimed if laid.count(flag) == 3]
        steps = [PILE, *((x + 16, 285) for x, _ in full), MAIN_BUTTON, YES]
        click(steps[tries % len(steps)])
    else:
        free = [flag for flag in range(1, 10) if laid.count(flag) < 3] or [1]
        click(HAND, 1)
        click(FLAGS[chance.choice(free) - 1])


def welcome():
    until(lambda: paper(WELCOME), 60, "what the first start asks")
    settle()
    # Where it is accepted, the title has something else to press: one click, however long the title takes.
    click(ACCEPT)
    until(at_title, 60, "the title")
    print("what the first start asks is accepted")


def match():
    until(at_title, 60, "the title")
    press(NEW_GAME, lambda: paper(SETUP), "the set-up")
    press(START, journal_is_there, "a match")
    chance = random.Random(1)
    begun, tries = time.time(), 0
    while True:
        settle()
        seen = journal()
        if "over" in seen or sum(line.startswith("A T") for line in seen) >= CARDS:
            break
        turn(seen, tries, chance)
        acted = time.time()
        while journal() == seen and time.time() - acted < 3:
            time.sleep(0.2)
        tries = tries + 1 if journal() == seen else 0
        if tries > 40:
            fail(f"nothing has happened for a while after {len(seen)} lines of the match")
    if "over" not in seen:
        # A card has been played, so that it is our turn and nobody else moves meanwhile.
        press(MENU, lambda: paper(PAUSE), "the pause menu")
        press(CONCEDE, lambda: paper(QUESTION), "the question whether to concede")
        press(YES, lambda: "over" in journal(), "the end of the match")
    until(lambda: paper(RESULTS), 60, "the result")
    print(f"a match of {len(journal())} lines in {time.time() - begun:.0f} s")
    press(MAIN_MENU, at_title, "the title")


def journal_is_there():
    return journal() is not None


def is_copied():
    shown = subprocess.run(["timeout", "5", "xclip", "-selection", "clipboard", "-o"], capture_output=True, text=True).stdout
    return shown.startswith("imps-table journal") and shown.split("---\n", 1)[1].splitlines() == journal()


def share():
    # It stays behind to hand the text out, and must not keep hold of what we print to.
    subprocess.run(["xclip", "-selection", "clipboard"], input=b"nothing yet", check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    until(at_title, 60, "the title")
    press(SAVED_GAMES, lambda: paper(SAVES), "the saved games")
    press(SHARE, lambda: paper(SHARING) and not paper(SAVES[:1]), "the page to share a match")
    press(COPY, is_copied, "the match on the clipboard")
    print("the match is on the clipboard")
    press(CLOSE, at_title, "the title")


def leave():
    until(at_title, 60, "the title")
    press(QUIT, lambda: paper(QUESTION), "the question whether to quit")
    click(YES)


def main():
    if WHAT == "page":
        print(f"{until(any_page, 60, 'the first page'):.1f}")
    elif WHAT == "title":
        print(f"{until(at_title, 60, 'the title'):.1f}")
    elif WHAT == "arrived":
        print(f"the match was taken in after {until(journal_is_there, 60, 'the match'):.1f} s")
    else:
        {"welcome": welcome, "match": match, "share": share, "quit": leave}[WHAT]()


if len(sys.argv) != 4 or sys.argv[1] not in ("page", "title", "welcome", "match", "share", "quit", "arrived"):
    sys.exit("usage: tests/bundle/hand.py page|title|welcome|match|share|quit|arrived DATA PICTURES")
WHAT, DATA, PICTURES = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
main()
