#!/usr/bin/env python3
"""Rebuilds the fonts of this folder:  python3 assets/fonts/make.py

Needs npm, and `pip install fonttools brotli kanji-lists`. The sources are three packages of the npm registry, all under the SIL Open Font
License 1.1 (texts beside this file): @fontsource/im-fell-double-pica-sc, @fontsource/source-serif-4, @fontsource/noto-serif-jp.
They come cut up by unicode range, so the pieces that we need are put together again, and everything else is left out.

What the three weights of the Japanese face hold is enough for our own texts and for names: level 1, the list of everyday use, the
list of kanji for names. `jp-rare.ttf` has what else a Japanese keyboard writes, in one weight; the program loads it when a
text needs it.
"""
import json, math, pathlib, subprocess, sys, tarfile, tempfile

from fontTools import subset
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from kanji_lists import JINMEIYO, JOYO

HERE = pathlib.Path(__file__).resolve().parent
PACKAGES = {"fell": ("@fontsource/im-fell-double-pica-sc", "5.3.0"), "serif": ("@fontsource/source-serif-4", "5.3.1"),
            "jp": ("@fontsource/noto-serif-jp", "5.3.0")}
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x180)]
PUNCTUATION = [ord(c) for c in "‐‑‒–—―‘’‚“”„†‡•…‰′″‹›⁄€™−×÷≤≥≠≈∞Ω"]
SYMBOLS = [ord(c) for c in "←↑→↓✓"]
SHAPES = [ord(c) for c in "■□●○◎◆◇★☆△▲▽▼※♪〒①②③④⑤⑥⑦⑧⑨⑩"]
KANA = [*range(0x3000, 0x3040), *range(0x3041, 0x3097), *range(0x3099, 0x3100), *range(0xFF01, 0xFF5F), *range(0xFFE0, 0xFFE7)]
# Kanji of the games and of family names that neither level 1 nor the lists of the ministries have.
EXTRA = "濘鼎籤賽骰躊囮弩鎧戟櫓狼梟麒麟蜥蜴蜘蛛瘴贄燭蠟壜麾旌幟髙﨑邊邉齋濵嶌槗栁曻淸德閒"
# Greek, Cyrillic and Vietnamese: people are called so.
FOREIGN = [*range(0x300, 0x30C), 0x323, *range(0x370, 0x400), *range(0x400, 0x460), 0x490, 0x491, *range(0x1EA0, 0x1EFA)]
HALF_WIDTH = [*range(0xFF61, 0xFFA0)]


# The licence reserves "Source" and "IM FELL Double Pica SC" for the originals. Fill this to give our cut-down versions other family
# names, for example {"Source Serif 4": "Table Serif"}; the templates and the user interface must then use them too.
RENAME = {}


def level(rows):
    """Kanji of the Japanese standard by its rows."""
    cells = (bytes([0xA0 + row, 0xA0 + cell]).decode("euc_jp", "ignore") for row in rows for cell in range(1, 95))
    return [ord(c) for c in cells if c]


LEVEL_1, LEVEL_2 = level(range(16, 48)), level(range(48, 85))
EVERYDAY = {ord(c) for c in JOYO}
NAMES = {ord(c) for c in [*JINMEIYO, *JINMEIYO.HEISEI29]}


def makers():
    """The 360 kanji that makers of computers have added: old forms in family names among them."""
    codes = (bytes([row, cell]).decode("cp932", "ignore") for row in range(0xFA, 0xFD) for cell in range(0x40, 0xFD))
    return [ord(c) for c in codes if len(c) == 1 and "\u3400" <= c <= "\ufaff"]


def texts():
    """Every kanji that the repository's own text files use (rules, translations)."""
    root = HERE.parent
    found = set()
    for path in root.rglob("*"):
        if path.suffix in {".ron", ".ftl", ".txt", ".md", ".json", ".toml"} and path.is_file():
            found |= {ord(c) for c in path.read_text("utf-8", "ignore") if "\u3400" <= c <= "\u9fff"}
    return sorted(found)


def fetch(where):
    folders = {}
    for key, (name, version) in PACKAGES.items():
        out = subprocess.run(["npm", "pack", f"{name}@{version}", "--json"], cwd=where, check=True, capture_output=True, text=True)
        with tarfile.open(where / json.loads(out.stdout)[0]["filename"].replace("@", "").replace("/", "-")) as tar:
            tar.extractall(where / key)
        folders[key] = where / key / "package"
    return folders


def add(font, name, code, draw, width):
    """Puts one outline into a glyf font and gives it a code point."""
    pen = TTGlyphPen(None)
    draw(pen)
    glyph = pen.glyph()
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (width, getattr(glyph, "xMin", 0))
    if "vmtx" in font:
        font["vmtx"][name] = (font["head"].unitsPerEm, 0)
    for table in font["cmap"].tables:
        if table.isUnicode() and (code < 0x10000 or table.format == 12):
            table.cmap[code] = name


def borrow(font, donor, codes):
    """Copies outlines from another piece of the same face."""
    have, glyphs = font.getBestCmap(), donor.getGlyphSet()
    for code, source in sorted(donor.getBestCmap().items()):
        if code in codes and code not in have:
            record = DecomposingRecordingPen(glyphs)
            glyphs[source].draw(record)
            add(font, f"uni{code:04X}", code, record.replay, donor["hmtx"][source][0])


def turned(font, code, source, quarter):
    """An arrow made from another one by quarter turns about the middle of the capitals."""
    name = font.getBestCmap().get(source)
    if name is None or code in font.getBestCmap():
        return
    box = font["glyf"][name]
    width = font["hmtx"][name][0]
    cx, cy = (box.xMin + box.xMax) / 2, (box.yMin + box.yMax) / 2
    advance = round(box.yMax - box.yMin + (width - (box.xMax - box.xMin)))
    angle = quarter * math.pi / 2
    c, s = round(math.cos(angle)), round(math.sin(angle))
    move = (c, s, -s, c, advance / 2 - c * cx + s * cy, cy - s * cx - c * cy)
    record = DecomposingRecordingPen(font.getGlyphSet())
    font.getGlyphSet()[name].draw(record)
    add(font, f"uni{code:04X}", code, lambda pen: record.replay(TransformPen(pen, move)), advance)


def tick(font):
    """A check mark, drawn here: none of the three faces has one. Its stroke follows the weight."""
    if 0x2713 in font.getBestCmap():
        return
    t = {400: 62, 600: 88, 900: 128}[font["OS/2"].usWeightClass]

    def draw(pen):
        pen.moveTo((60, 330))
        pen.qCurveTo((150, 240), (215, 60))
        pen.lineTo((215 + t, 60))
        pen.qCurveTo((380 + t // 2, 480), (640, 690))
        pen.lineTo((610, 722))
        pen.qCurveTo((400, 560), (250 + t // 6, 60 + 2 * t))
        pen.qCurveTo((200, 300), (60 + t, 330 + t))
        pen.closePath()

    add(font, "uni2713", 0x2713, draw, 700)


def finish(font, codes, out, family=None, style=None):
    options = subset.Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl", "vert"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17]
    options.hinting = False
    options.notdef_outline = True
    options.drop_tables += ["STAT", "BASE", "prep", "gasp", "DSIG"]
    if family:
        options.layout_features = ["vert", "ccmp"]
        options.drop_tables += ["vhea", "vmtx", "GPOS", "GDEF"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=codes)
    cutter.subset(font)
    if family:
        regular = style == "Regular"
        table = font["name"]
        for record in list(table.names):
            if record.nameID in (1, 2, 4, 6, 16, 17):
                table.removeNames(nameID=record.nameID)
        names = {1: family if regular else f"{family} {style}", 2: "Regular", 4: f"{family} {style}", 6: f"{family.replace(' ', '')}-{style}"}
        if not regular:
            names |= {16: family, 17: style}
        for key, value in names.items():
            table.setName(value, key, 3, 1, 0x409)
    for record in font["name"].names:
        for old, new in RENAME.items():
            text = record.toUnicode()
            if record.nameID in (1, 3, 4, 6, 16) and (old in text or old.replace(" ", "") in text):
                record.string = text.replace(old, new).replace(old.replace(" ", ""), new.replace(" ", ""))
    font.flavor = None
    font.save(out)
    again = TTFont(out)
    print(f"{out.name}: {out.stat().st_size:,} bytes, {len(again.getBestCmap())} characters, family {again['name'].getBestFamilyName()!r}, "
          f"weight {again['OS/2'].usWeightClass}")
    return again


def japanese(files, weight, codes):
    """The pieces of the Japanese face that have these letters, put together."""
    font = TTFont(files / f"noto-serif-jp-japanese-{weight}-normal.woff2")
    for piece in sorted(files.glob(f"noto-serif-jp-[0-9]*-{weight}-normal.woff2")):
        donor = TTFont(piece, lazy=True)
        if (set(donor.getBestCmap()) & codes) - set(font.getBestCmap()):
            borrow(font, donor, codes)
    return font


def main():
    with tempfile.TemporaryDirectory() as temp:
        folders = fetch(pathlib.Path(temp))
        for key, out in (("fell", "OFL-IM-Fell.txt"), ("serif", "OFL-Source-Serif-4.txt"), ("jp", "OFL-Noto-Serif-JP.txt")):
            notice = TTFont(next((folders[key] / "files").glob("*-latin-400-normal.woff2")))["name"].getDebugName(0)
            text = (folders[key] / "LICENSE").read_text("utf-8").strip()
            (HERE / out).write_text(notice + text[text.index("\n"):] + "\n", "utf-8")
        files = {key: folder / "files" for key, folder in folders.items()}

        font = TTFont(files["fell"] / "im-fell-double-pica-sc-latin-400-normal.woff2")
        finish(font, [*LATIN, *PUNCTUATION], HERE / "display.ttf")

        codes = [*LATIN, *PUNCTUATION, *SYMBOLS, *FOREIGN]
        for weight, slope, out in ((400, "normal", "text-400"), (600, "normal", "text-600"), (900, "normal", "text-900"), (400, "italic", "text-400-italic")):
            font = TTFont(files["serif"] / f"source-serif-4-latin-{weight}-{slope}.woff2")
            for piece in ("latin-ext", "greek", "cyrillic", "vietnamese"):
                borrow(font, TTFont(files["serif"] / f"source-serif-4-{piece}-{weight}-{slope}.woff2"), set(codes))
            turned(font, 0x2190, 0x2191, 1)
            turned(font, 0x2192, 0x2191, 3)
            tick(font)
            font = finish(font, codes, HERE / f"{out}.ttf")
            cmap = font.getBestCmap()
            assert len({font["hmtx"][cmap[ord(c)]][0] for c in "0123456789"}) == 1, "figures are not tabular"
            assert all(code in cmap for code in SYMBOLS)

        codes = {*range(0x20, 0x7F), *range(0xA0, 0x100), *PUNCTUATION, *SYMBOLS, *SHAPES, *KANA, *HALF_WIDTH,
                 *LEVEL_1, *EVERYDAY, *NAMES, *map(ord, EXTRA), *texts()}
        for weight, style in ((400, "Regular"), (600, "SemiBold"), (900, "Black")):
            font = japanese(files["jp"], weight, codes)
            turned(font, 0x2190, 0x2191, 1)
            turned(font, 0x2192, 0x2191, 3)
            tick(font)
            font = finish(font, codes, HERE / f"jp-{weight}.ttf", "Noto Serif JP", style)
            cmap = font.getBestCmap()
            missing = [chr(c) for c in [*LEVEL_1, *EVERYDAY, *NAMES] if c not in cmap]
            assert not missing, f"kanji are missing: {missing}"
            print("  not in the face:", "".join(chr(c) for c in sorted(codes - set(cmap)) if c > 0x2000))
        rare = {*LEVEL_2, *makers()} - codes
        font = finish(japanese(files["jp"], 600, rare), rare, HERE / "jp-rare.ttf", "Noto Serif JP Rare", "SemiBold")
        print("  not in the face:", "".join(chr(c) for c in sorted(rare - set(font.getBestCmap()))))
    total = sum(path.stat().st_size for path in HERE.glob("*.ttf"))
    print(f"together {total:,} bytes")
    assert total < 8_000_000


if __name__ == "__main__":
    sys.exit(main())
