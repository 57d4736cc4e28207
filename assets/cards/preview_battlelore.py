#!/usr/bin/env python3
"""Contact sheets of BattleLore's cards:  python3 assets/cards/preview_battlelore.py FOLDER [en|ja]

Needs rsvg-convert. Fills the templates as faces.rs does and writes into FOLDER for each language: command.png, lore.png (all cards), big.png
(a few at 400 px); small.png (40 px card width, all palettes) and bits.png (what is no card).
"""
import pathlib, re, sys

from preview import ASSETS, NAME_FONT, draw, fill, fonts, palettes, sheet

GAME = "battlelore"
GROUND = "#55602f"
# Code: (colour, index, what the three houses show).
COMMAND = {
    **{f"{kind}-{wing}": (colour, index, "".join("*" if wing == slot else "." for slot in "lcr"))
       for kind, colour, index in (("sco", "scout", "1"), ("pat", "patrol", "2"), ("att", "attack", "3"), ("adv", "advance", "C")) for wing in "lcr"},
    "otm": ("march", "3", "111"), "fwd": ("march", "6", "222"), "sur": ("march", "4", "2.2"),
    "mch": ("tactic", "C", "***"), "fon": ("tactic", "C", "***"), "dts": ("tactic", "A", "***"), "lea": ("tactic", "1", "***"), "cat": ("tactic", "", "..."), "blo": ("tactic", "", "***"),
    "grn": ("green", "C", "***"), "blu": ("blue", "C", "***"), "red": ("red", "C", "***"),
}
SIGNS = {"cat": "bl-cmd-cat", "blo": "bl-dice"}
EMBLEMS = {"grn": "bl-die-green", "blu": "bl-die-blue", "red": "bl-die-red"}
TIMINGS = {"ReactCommand": "react-command", "ReactLore": "react-lore"}


def texts(language):
    text = (ASSETS / "locales" / language / "battlelore.ftl").read_text("utf-8")
    return dict(re.findall(r"^(battlelore-[\w-]+) = (.*)$", text, re.M))


def inks(palette, colour):
    tone = palettes(GAME)[palette][colour]
    return {"colour": tone["band"], "colour_dark": tone["dark"], "ink_on_band": tone["ink"], "ray": tone["ray"]}


def naming(words, key, language):
    name = words[key]
    size = 58 if language == "ja" else min(58, 58 * 17 // max(17, len(name)))
    return {"name": name, "name_font": NAME_FONT[language], "name_size": size, **{f"line{i}": words.get(f"{key}-line{i}", "") for i in (1, 2, 3)}}


def command(code, language, palette="normal"):
    colour, index, houses = COMMAND[code]
    tone = inks(palette, colour)
    values = naming(texts(language), f"battlelore-card-{code}", language) | tone
    for slot, house in zip("abc", houses):
        empty = house == "."
        values |= {f"{slot}_fill": "none" if empty else tone["colour"], f"{slot}_line": "#b9a473" if empty else tone["colour_dark"],
                   f"{slot}_icon": "bl-die-strike" if house == "*" else "", f"{slot}_text": house if house.isdigit() else ""}
    values |= {"index": index, "index_icon": SIGNS.get(code, ""), "picture": EMBLEMS.get(code, f"bl-cmd-{code[:3]}")}
    return fill(GAME, "section" if colour not in ("tactic", "green", "blue", "red") else "tactic", values)


def lore_cards():
    text = (ASSETS / GAME / "lore.ron").read_text("utf-8")
    return re.findall(r'\(class: (\w+), number: \d+, name: "(\w+)", cost: (\d+), timing: (\w+)', text)


def lore(card, language, palette="normal"):
    kind, name, cost, timing = card
    words, role = texts(language), name.replace("_", "-")
    when = TIMINGS.get(timing, timing.lower())
    values = naming(words, f"battlelore-lore-{role}", language) | inks(palette, kind.lower())
    return fill(GAME, "lore", values | {"price": cost, "price_size": 112 if len(cost) > 1 else 138, "price_y": 179 if len(cost) > 1 else 188, "class_icon": f"bl-{kind.lower()}", "picture": f"bl-lore-{role}", "when": words[f"battlelore-when-{when}"], "when_icon": f"bl-when-{when}",
                                        "when_font": "'Noto Serif JP'" if language == "ja" else "'Source Serif 4'"})


def bits():
    for face, plate in (("green", "helmet"), ("blue", "helmet"), ("red", "helmet"), ("strike", "strike"), ("flag", "flag"), ("lore", "lore")):
        yield fill(GAME, f"die-{plate}", inks("normal", face) | {"emblem": f"bl-die-{face}"})
    for face in ("green", "blue", "red"):
        yield fill(GAME, "emblem", {"emblem": f"bl-die-{face}", "ink": "#fff6df"})
    for emblem, plate, rim, ink in (("bl-ready", "#c79a3a", "#f4dfa0", "#2a1c0c"), ("bl-move", "#4a3a28", "#c79a3a", "#f4e6c2"), ("bl-battle", "#9c2b23", "#c79a3a", "#fff3d6")):
        yield fill(GAME, "sign", {"emblem": emblem, "plate": plate, "rim": rim, "ink": ink})
    yield fill(GAME, "badge", {"number": 3})
    yield fill(GAME, "number", {"number": 4})
    for stars in range(4):
        yield fill(GAME, "level", {"number": stars} | {f"s{i}": "#f0cd6a" if i <= stars else "#5a4a86" for i in (1, 2, 3)})
    for name in ("objective", "vacancy"):
        yield fill(GAME, name, {})


def main():
    folder = pathlib.Path(sys.argv[1])
    env = fonts(folder)
    backs = [fill(GAME, "command-back", {}), fill(GAME, "lore-back", {})]
    cards = lore_cards()
    for language in sys.argv[2:] or ("en", "ja"):
        sheet([command(code, language) for code in COMMAND] + backs, 9, 190, folder / f"command-{language}.png", env, ground=GROUND)
        sheet([lore(card, language) for card in cards], 10, 190, folder / f"lore-{language}.png", env, ground=GROUND)
        big = [command(code, language) for code in ("pat-l", "fwd", "fon", "blu")] + [lore(cards[i], language) for i in (13, 20, 41, 50)]
        sheet(big, 4, 400, folder / f"big-{language}.png", env, ground=GROUND)
    small = [command(code, "en", palette) for palette in ("normal", "safe", "contrast") for code in ("sco-l", "pat-c", "att-r", "adv-l", "otm", "fwd", "dts", "cat", "blo", "grn", "blu", "red")]
    small += [lore(cards[i], "en", palette) for palette in ("normal", "safe", "contrast") for i in (0, 13, 20, 28, 34, 44, 50, 59)] + backs
    sheet(small, 12, 40, folder / "small.png", env, ground=GROUND)
    for width in (150, 20):
        parts = []
        for text in bits():
            box = re.search(r'viewBox="0 0 (\d+)', text)[1]
            parts.append(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {box} {box}" width="{width}" height="{width}">{text.split(">", 1)[1]}'.replace('id="gold"', f'id="gold{len(parts)}"').replace("#gold", f"#gold{len(parts)}"))
        body = "".join(f'<g transform="translate({8 + i % 10 * (width + 8)} {8 + i // 10 * (width + 8)})"><rect width="{width}" height="{width}" rx="{width / 8}" fill="{"#ece0c2" if i < 6 else "#7a7c3c"}"/>{part}</g>'
                       for i, part in enumerate(parts))
        draw(f'<svg xmlns="http://www.w3.org/2000/svg" width="{8 + 10 * (width + 8)}" height="{8 + 3 * (width + 8)}"><rect width="100%" height="100%" fill="#4a3020"/>{body}</svg>', folder / f"bits-{width}.png", 8 + 10 * (width + 8), env)


if __name__ == "__main__":
    main()
