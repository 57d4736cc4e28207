#!/usr/bin/env python3
"""Measures the pictures of the cards as they are seen:  python3 assets/cards/check.py [PALETTE ...]

Needs numpy, pillow and rsvg-convert. At 128 pixels every picture has at least four tones, at most 12 % of it is black, and the grounds of two cards of a
game differ by at least 12 of 255 in the mean. No text on a face that lies on the table or is held is smaller than 14 pixels at 1080p.
"""
import io, pathlib, re, subprocess, sys

import numpy as np
from PIL import Image

from land import ICONS, cards, tones
from preview import palettes

HERE = pathlib.Path(__file__).resolve().parent
# How wide a card is on a screen of 1080 lines, by the template of a face that always lies on the table or is always held.
SEEN = {"battle_line/tactic-held": 155, "battlelore/command-held": 155, "battlelore/lore-held": 155, "battle_line/troop-small": 112, "battle_line/wild-small": 112, "battle_line/tactic-small": 60, "battle_royal/pokemon-active": 168, "battle_royal/pokemon-small": 138, "battle_royal/pokemon-far": 82}
LEAST_TEXT = 14


def inner(role):
    return re.search(r"<svg[^>]*>(.*)</svg>", (ICONS / f"{role}.svg").read_text("utf-8"), re.S)[1]


def picture(land, plate, ink):
    """A picture in its landscape as grey values."""
    sky = '<path fill="url(#tone-sky)" d="M-60-40H580V600H-60z"/>'
    whole = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-44 -30 600 560"><defs>{tones(*ink)}</defs>{sky}{inner(land)}{inner(plate)}</svg>'
    png = subprocess.run(["rsvg-convert", "-w", "128"], input=whole.encode(), capture_output=True, check=True).stdout
    return np.asarray(Image.open(io.BytesIO(png)).convert("L"), float)


def ground(land, ink):
    """The ground behind a picture in colour."""
    whole = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -60 712 640"><defs>{tones(*ink)}</defs><rect x="-100" y="-60" width="712" height="640" fill="url(#tone-sky)"/>{inner(land)}</svg>')
    png = subprocess.run(["rsvg-convert", "-w", "128"], input=whole.encode(), capture_output=True, check=True).stdout
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"), float)


def plates():
    """What is seen on each card: its landscape with its picture."""
    royal = dict(re.findall(r'"([\w-]+)": "([\w-]+)"', (HERE.parent / "battle_royal" / "emblems.ron").read_text("utf-8")))
    for game, role, _, colour, _ in cards():
        number = re.search(r"-(\d+)$", role)
        if game == "battle_line" and number:
            yield game, role, f"rank-{int(number[1]):02}", colour
        elif game == "bottle_imp":
            yield game, role, f"bi-{int(number[1]):02}", colour
        else:
            yield game, role, f"br-{royal[role]}" if game == "battle_royal" else role, colour


def main():
    wrong, count, least_tones, most_black = [], 0, 9, 0.0
    for palette in sys.argv[1:] or ("normal", "safe", "contrast"):
        inks = {game: {suit: (tone["band"], tone["dark"]) for suit, tone in palettes(game)[palette].items()} for game in ("battle_line", "bottle_imp", "battlelore", "battle_royal")}
        for game, role, plate, colour in plates():
            grey = picture(f"land-{role}", f"plate-{plate}", inks[game][colour])
            shares = np.histogram(grey, bins=8, range=(0, 256))[0] / grey.size
            shown, black = int((shares >= 0.03).sum()), float((grey < 32).mean())
            least_tones, most_black, count = min(least_tones, shown), max(most_black, black), count + 1
            if shown < 4 or black > 0.12:
                wrong.append(f"{palette} {game} {role}: {shown} tones, {100 * black:.0f} % black")
    grounds, least = {}, 255.0
    for game, role, _, colour, _ in cards():
        tone = palettes(game)["normal"][colour]
        seen = ground(f"land-{role}", (tone["band"], tone["dark"]))
        for other, there in grounds.setdefault(game, {}).items():
            apart = float(np.abs(seen - there).mean())
            least = min(least, apart)
            if apart < 12:
                wrong.append(f"{game}: the grounds of {role} and {other} differ by {apart:.1f}")
        grounds[game][role] = seen
    smallest = 999.0
    for name, width in SEEN.items():
        for size in re.findall(r'<text[^>]*font-size="(\d+)"', (HERE / f"{name}.svg").read_text("utf-8")):
            pixels = int(size) * width / 630
            smallest = min(smallest, pixels)
            if pixels < LEAST_TEXT:
                wrong.append(f"{name}: text of {size} units is {pixels:.1f} pixels high")
    print(f"{count} pictures: {least_tones} tones at least, {100 * most_black:.1f} % black at most; grounds differ by {least:.1f} at least; the smallest text is {smallest:.1f} pixels")
    print("\n".join(wrong))
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
