#!/usr/bin/env python3
"""Contact sheets of the cards:  python3 assets/cards/preview.py FOLDER

Needs rsvg-convert. Fills the templates as the game does and writes into FOLDER: en.png, ja.png (60 troops, 10 tactics, 2 backs), big-en.png,
big-ja.png (a few faces at full size) small.png (the normal, safe and contrast palettes at 40 px card width) and board.png (the troops as they lie at a flag); of The Bottle Imp
imp.png (all 36), imp-big.png and imp-small.png.
"""
import base64, os, pathlib, re, subprocess, sys
from xml.sax.saxutils import escape

HERE = pathlib.Path(__file__).resolve().parent
ASSETS = HERE.parent
NAME_FONT = {"en": "'IM FELL Double Pica SC'", "ja": "'Noto Serif JP'"}
COLOURS = ["red", "orange", "yellow", "green", "blue", "purple"]
# What stands in the band of a wild card, and how wide.
INDICES = {"al": ("1–10", 0.68), "da": ("1–10", 0.68), "cc": ("8", 1), "sb": ("1–3", 0.9)}
TACTICS = ["al", "da", "cc", "sb", "fo", "mu", "sc", "rd", "de", "tr"]


def names():
    """The messages of Battle Line by key, without `battle_line-`, in both languages."""
    table = {}
    for language in NAME_FONT:
        text = (ASSETS / "locales" / language / "battle_line.ftl").read_text("utf-8")
        for key, value in re.findall(r"^battle_line-([\w-]+) = (.*)$", text, re.M):
            table.setdefault(key, {})[language] = value
    return table


def palettes(game):
    text = (HERE / game / "palette.ron").read_text("utf-8")
    found = {}
    for name, inner in re.findall(r'"(\w+)":\s*\{(.*?)\n    \}', text, re.S):
        found[name] = {c: dict(re.findall(r'(\w+): "([^"]+)"', body)) for c, body in re.findall(r'"(\w+)": \(([^)]*)\)', inner)}
    return found


def fill(game, template, values):
    text = (HERE / game / f"{template}.svg").read_text("utf-8")
    for key, value in values.items():
        text = text.replace("{{" + key + "}}", escape(str(value)))

    def icon(match):
        if not match[1]:
            return ""
        svg = (ASSETS / "icons" / f"{match[1]}.svg").read_text("utf-8")
        return re.search(r"<svg[^>]*>(.*)</svg>", svg, re.S)[1]

    text = re.sub(r"\{\{icon:([\w-]*)\}\}", icon, text)
    left = re.findall(r"\{\{.*?\}\}", text)
    assert not left, left
    return text


def troop(colour, rank, language, palette, template="troop"):
    tone = palettes("battle_line")[palette][colour]
    return fill("battle_line", template, {"number": rank, "emblem": f"emblem-{colour}", "picture": f"rank-{rank:02}", "name": names()[f"rank-{rank}"][language], "name_font": NAME_FONT[language],
                          "colour": tone["band"], "colour_dark": tone["dark"], "ink_on_band": tone["ink"]})


def tactic(code, language):
    text = names()
    group = "morale" if code in INDICES else "environment" if code in ("fo", "mu") else "guile"
    values = {"name": text[code][language], "name_font": NAME_FONT[language], "picture": f"tactic-{code}", "group": text[group][language]}
    index, width = INDICES.get(code, ("", 1))
    values |= {"index": index, "index_width": width, "symbol": "" if index else f"tactic-{code}", "sign": f"tactic-{code}" if index else "card-laurel"}
    for i in (1, 2, 3):
        values[f"line{i}"] = text[f"{code}-line{i}"][language]
    return fill("battle_line", "tactic", values)


SUITS = {"yellow": ("sun", (1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 25, 28)), "blue": ("drop", (4, 6, 8, 10, 13, 17, 20, 24, 27, 30, 32, 34)),
         "red": ("flame", (11, 14, 16, 21, 23, 26, 29, 31, 33, 35, 36, 37))}


def imp(suit, place, palette):
    """The card that is the `place`-th lowest of its suit, from 0."""
    tone, (emblem, numbers) = palettes("bottle_imp")[palette][suit], SUITS[suit]
    return fill("bottle_imp", "card", {"number": numbers[place], "emblem": f"bi-{emblem}", "picture": f"bi-{numbers[place]:02}", "coins": place // 2 + 1,
                                       "colour": tone["band"], "colour_dark": tone["dark"], "ink_on_band": tone["ink"], "ray": tone["ray"]})


def imps(folder, env):
    every = [imp(suit, place, "normal") for suit in SUITS for place in range(12)]
    sides = [fill("bottle_imp", "back", {}), fill("bottle_imp", "price", {})]
    sheet(every + sides, 12, 150, folder / "imp.png", env, ground="#41203c")
    sheet([imp("yellow", 8, "normal"), imp("blue", 7, "normal"), imp("red", 11, "normal"), imp("blue", 0, "safe")] + sides + [fill("bottle_imp", "oval", {"ink": "#c9a3c6"})],
          4, 512, folder / "imp-big.png", env, ground="#41203c")
    small = [imp(suit, place, palette) for palette in ("normal", "safe", "contrast") for suit in SUITS for place in (0, 5, 8, 11)] + sides
    sheet(small, 12, 40, folder / "imp-small.png", env, ground="#41203c")


def draw(text, out, width, env):
    out.write_bytes(subprocess.run(["rsvg-convert", "-w", str(width)], input=text.encode(), capture_output=True, check=True, env=env).stdout)


def sheet(cards, columns, width, out, env, gap=8, ground="#46503a"):
    """Draws every card by itself, then lays them out."""
    height = round(width * 880 / 630)
    rows = -(-len(cards) // columns)
    body = ""
    for i, text in enumerate(cards):
        png = out.with_suffix(".part.png")
        draw(text, png, width, env)
        data = base64.b64encode(png.read_bytes()).decode()
        png.unlink()
        body += f'<image x="{gap + i % columns * (width + gap)}" y="{gap + i // columns * (height + gap)}" width="{width}" height="{height}" href="data:image/png;base64,{data}"/>'
    w, h = gap + columns * (width + gap), gap + rows * (height + gap)
    draw(f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}"><rect width="100%" height="100%" fill="{ground}"/>{body}</svg>', out, w, env)


def fonts(folder):
    """Makes the folder, and an environment in which the game's fonts are found."""
    folder.mkdir(parents=True, exist_ok=True)
    config = folder / "fonts.conf"
    config.write_text(f'<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>{ASSETS / "fonts"}</dir><cachedir>{folder.resolve() / "cache"}</cachedir></fontconfig>')
    return os.environ | {"FONTCONFIG_FILE": str(config)}


def main():
    folder = pathlib.Path(sys.argv[1])
    env = fonts(folder)
    backs = [fill("battle_line", "troop-back", {}), fill("battle_line", "tactic-back", {})]
    only = sys.argv[2:]
    for language in ("en", "ja"):
        if not only or "all" in only:
            cards = [troop(c, r, language, "normal") for c in COLOURS for r in range(1, 11)]
            cards += [tactic(code, language) for code in TACTICS] + backs
            sheet(cards, 12, 150, folder / f"{language}.png", env)
        big = [troop("red", 10, language, "normal"), troop("yellow", 2, language, "normal"), troop("blue", 8, language, "normal"),
               tactic("cc", language), tactic("sc", language)] + (backs if language == "en" else [tactic("fo", language), tactic("de", language)])
        sheet(big, 4, 420, folder / f"big-{language}.png", env)
    small = [troop(c, r, "en", palette) for palette in ("normal", "safe", "contrast") for c, r in zip(COLOURS * 2, (1, 3, 5, 7, 9, 10, 2, 4, 6, 8, 10, 7))]
    sheet([troop(c, r, "en", "normal", "troop-small") for r in range(1, 11) for c in COLOURS], 12, 116, folder / "board.png", env)
    imps(folder, env)
    sheet(small + [tactic(code, "en") for code in TACTICS] + backs, 12, 40, folder / "small.png", env)


if __name__ == "__main__":
    main()
