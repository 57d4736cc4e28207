#!/usr/bin/env python3
"""Writes the card templates of assets/cards:  python3 assets/cards/make.py   (no downloads; look at them with preview.py)

A template is an SVG of 630 x 880 units (63 x 88 mm); one that declares another width is drawn with as many more or fewer pixels. The game fills in `{{key}}` (text or colour, XML-escaped), then
`{{icon:ROLE}}` with the inner elements of assets/icons/ROLE.svg (box 0 0 512 512), then draws it with resvg. `{{name_font}}` is a family of the names' own,
'IM FELL Double Pica SC' or 'Noto Serif JP' with the inner quotes: resvg's fallback for missing glyphs ignores the weight.
Pictures are plates (assets/plates/make.py) in landscapes (land.py). Graver lines are lens-shaped strokes from a fixed random seed, so that the files come
out the same every time.
"""
import math, pathlib, random

from land import scene, tones

HERE = pathlib.Path(__file__).resolve().parent
W, H, R = 630, 880, 45
CREAM, CREAM_LOW, EDGE = "#f7ecd0", "#ecdcb6", "#d9c594"
INK, BRASS, RED, RED_DARK = "#1e1410", "#c79a3a", "#9c2b23", "#641812"
DISPLAY = "{{name_font}}"
TEXT = "'Source Serif 4','Noto Serif JP'"


def n(value):
    return f"{value:.1f}".rstrip("0").rstrip(".")


def lens(x1, y1, x2, y2, width, bend=0.0):
    """One stroke of the graver: thin, thick, thin."""
    mx, my, dx, dy = (x1 + x2) / 2, (y1 + y2) / 2, x2 - x1, y2 - y1
    length = math.hypot(dx, dy) or 1
    ux, uy = -dy / length, dx / length
    a, b = bend + width, bend - width
    return f"M{n(x1)} {n(y1)}Q{n(mx + ux * a)} {n(my + uy * a)} {n(x2)} {n(y2)}Q{n(mx + ux * b)} {n(my + uy * b)} {n(x1)} {n(y1)}z"


def wedge(x1, y1, x2, y2, width):
    """A stroke that begins thick and ends in a point."""
    dx, dy = x2 - x1, y2 - y1
    length = math.hypot(dx, dy) or 1
    ux, uy = -dy / length * width / 2, dx / length * width / 2
    return f"M{n(x1 + ux)} {n(y1 + uy)}L{n(x2)} {n(y2)}L{n(x1 - ux)} {n(y1 - uy)}z"


def rays(seed, cx, cy, inner, box, count, width):
    rng = random.Random(seed)
    left, top, right, bottom = box
    out = []
    for i in range(count):
        angle = 2 * math.pi * (i + rng.uniform(-0.12, 0.12)) / count
        c, s = math.cos(angle), math.sin(angle)
        reach = min(((right if c > 0 else left) - cx) / c if abs(c) > 1e-6 else 9e9, ((bottom if s > 0 else top) - cy) / s if abs(s) > 1e-6 else 9e9)
        start = inner * (1.0 if i % 2 else 1.13) + rng.uniform(-5, 5)
        if reach - start > 14:
            out.append(wedge(cx + c * reach, cy + s * reach, cx + c * start, cy + s * start, width * (1 if i % 2 else 0.62)))
    return "".join(out)


def tongue(root, tip, y, width):
    return f"M{n(root)} {n(y - width)}Q{n((root + 2 * tip) / 3)} {n(y - width)} {n(tip)} {n(y)}Q{n((root + 2 * tip) / 3)} {n(y + width)} {n(root)} {n(y + width)}z"


def lozenge(cx, cy, rx, ry):
    return f"M{n(cx)} {n(cy - ry)}L{n(cx + rx)} {n(cy)}L{n(cx)} {n(cy + ry)}L{n(cx - rx)} {n(cy)}z"


def rect(x, y, w, h, r, extra):
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}" rx="{n(r)}" {extra}/>'


def band_path(x, y, w, h, r):
    """Rounded above, square below."""
    return f"M{x} {y + h}V{y + r}A{r} {r} 0 0 1 {x + r} {y}H{x + w - r}A{r} {r} 0 0 1 {x + w} {y + r}V{y + h}z"


def svg(body, defs=""):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{W}" height="{H}" viewBox="0 0 {W} {H}">\n<defs>\n'
            f'{defs}</defs>\n{body}</svg>\n')


STOCK = (f'<radialGradient id="stock" gradientUnits="userSpaceOnUse" cx="315" cy="480" r="560"><stop offset="0" stop-color="#fbf3dd"/>'
         f'<stop offset=".55" stop-color="{CREAM}"/><stop offset="1" stop-color="{CREAM_LOW}"/></radialGradient>\n')
# Darker towards the foot only: light from above would bleach the band just behind the number.
GLOSS = ('<linearGradient id="gloss" x1="0" y1="0" x2="0" y2="1"><stop offset=".5" stop-color="#000" stop-opacity="0"/>'
         '<stop offset="1" stop-color="#000" stop-opacity=".13"/></linearGradient>\n')
HAIRLINE = 'fill="none" stroke="#fff6df" stroke-width="2.6" stroke-opacity=".5"'
GOLD = ('<radialGradient id="gold" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#f7dc8a"/><stop offset=".55" stop-color="#dca93c"/><stop offset="1" stop-color="#a8741b"/></radialGradient>\n')
NIGHT = '<linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3b3026"/><stop offset="1" stop-color="#1d1610"/></linearGradient>\n'


def paper():
    """Card stock with its fibres."""
    rng = random.Random(7)
    fibres = ""
    for _ in range(110):
        x, y, turn = rng.uniform(20, W - 20), rng.uniform(20, H - 20), rng.uniform(0, math.pi)
        dx, dy = rng.uniform(9, 24) * math.cos(turn), rng.uniform(9, 24) * math.sin(turn)
        fibres += lens(x - dx, y - dy, x + dx, y + dy, 1.4, rng.uniform(-7, 7))
    return rect(0, 0, W, H, R, 'fill="url(#stock)"') + f'<path d="{fibres}" fill="#7a5a2a" fill-opacity=".16"/>\n'


def edge():
    """The cut of the card: worn darker, with light on the upper edge."""
    return (rect(4.5, 4.5, W - 9, H - 9, R - 4.5, 'fill="none" stroke="#4a3010" stroke-width="9" stroke-opacity=".14"') + rect(1.5, 1.5, W - 3, H - 3, R - 1.5, f'fill="none" stroke="{EDGE}" stroke-width="3"')
            + f'<path d="M{R} 4H{W - R}" stroke="#fffdf4" stroke-width="2.4" stroke-opacity=".9"/>\n')


def declared(part, drawing):
    """A face that is small on the screen is drawn with no more pixels than it is seen with."""
    return drawing.replace(f'width="{W}" height="{H}"', f'width="{n(W * part)}" height="{n(H * part)}"', 1)


def frame(colour, hair):
    return rect(15, 15, W - 30, H - 30, 31, f'fill="none" stroke="{colour}" stroke-width="4.5"') + rect(24, 24, W - 48, H - 48, 23, f'fill="none" stroke="{hair}" stroke-width="1.8"') + edge()


def band_lines(seed, y, h, density=15):
    """Shading at the two ends and the foot of a band, none behind the number and the emblem's middle."""
    rng = random.Random(seed)
    out = []
    for i in range(density):
        yy = y + h - 5 - i * 6.2
        fade = 1 - i / density
        reach = 26 + 34 * rng.random() + 30 * fade
        out.append(tongue(28, 28 + reach, yy, 1.9 * fade + 0.5))
        out.append(tongue(602, 602 - reach, yy, 1.9 * fade + 0.5))
    return "".join(out)


# The least size of a text on a card that is held, which is 155 pixels wide on a screen of 1080 lines: 14 pixels.
HELD = 58


def troop(small=False):
    """As it is held; small as it lies on the table, where no name could be read: the picture has all the room below the band. Keys: number, emblem, picture,
    colour, colour_dark, ink_on_band; in the hand name, name_font."""
    foot = 852 if small else 748
    body = paper()
    body += f'<g clip-path="url(#panel)">{scene("translate(29 292) scale(1.117)" if small else "translate(104 306) scale(.824)", "{{emblem}}-{{number}}")}</g>\n'
    # The band: all that stays visible in a column.
    body += f'<path d="{band_path(28, 28, 574, 232, 20)}" fill="{{{{colour}}}}"/>\n'
    body += f'<path d="{band_path(28, 28, 574, 232, 20)}" fill="url(#gloss)"/>\n'
    body += rect(37, 37, 556, 214, 12, HAIRLINE) + "\n"
    body += f'<path d="{band_lines(3, 28, 232)}" fill="{{{{colour_dark}}}}" fill-opacity=".55"/>\n'
    body += f'<path d="M28 260h574v5H28z" fill="{{{{colour_dark}}}}"/><path d="M28 271h574v2.4H28z" fill="{{{{colour_dark}}}}" fill-opacity=".75"/>\n'
    number = 'font-family="{0}" font-weight="900" font-size="262" letter-spacing="-9"'.format(TEXT)
    body += f'<text x="53" y="236" {number} fill="{{{{colour_dark}}}}" fill-opacity=".6">{{{{number}}}}</text>\n'
    body += f'<text x="46" y="229" {number} fill="{{{{ink_on_band}}}}">{{{{number}}}}</text>\n'
    body += '<g transform="translate(379 47) scale(.3829)" fill="{{colour_dark}}" fill-opacity=".6">{{icon:{{emblem}}}}</g>\n'
    body += '<g transform="translate(372 41) scale(.3829)" fill="{{ink_on_band}}">{{icon:{{emblem}}}}</g>\n'
    if not small:
        body += f'<path d="M28 {foot}h574v5H28z" fill="{{{{colour_dark}}}}"/>\n'
        body += f'<text x="315" y="824" text-anchor="middle" font-family="{DISPLAY}" font-weight="600" font-size="57" letter-spacing="2" fill="{INK}">{{{{name}}}}</text>\n'
    body += frame("{{colour_dark}}", "{{colour_dark}}")
    return svg(body, STOCK + GLOSS + tones() + f'<clipPath id="panel">{rect(28, 240, 574, foot - 240, 20 if small else 0, "")}</clipPath>\n')


def tactic(small=False):
    """Keys: index, index_width and sign of a wild card, symbol of another, picture; what a card lacks is empty. In the hand name, name_font, group, line1,
    line2, line3; small, as a wild card lies in a column, the picture has their room."""
    panel = rect(28, 240, 574, 612, 20, "") if small else rect(28, 356, 574, 284, 0, "")
    body = paper()
    body += f'<g clip-path="url(#panel)">{scene("translate(53 306) scale(1.023)" if small else "translate(171 358) scale(.5625)", "{{picture}}")}</g>\n'
    body += tactic_band()
    if not small:
        body += tactic_texts()
    return svg(body + frame(INK, RED), STOCK + NIGHT + tones(RED, RED_DARK) + f'<clipPath id="panel">{panel}</clipPath>\n')


def tactic_band():
    """The band: all that stays visible in a column, and its left part of a card in a hand."""
    body = f'<path d="{band_path(28, 28, 574, 232, 20)}" fill="url(#night)"/>\n'
    body += f'<path d="{band_lines(4, 28, 232, 20)}" fill="{BRASS}" fill-opacity=".22"/>\n'
    body += f'<path d="M28 260h574v6H28z" fill="{RED}"/><path d="M28 272h574v2.4H28z" fill="{RED}" fill-opacity=".8"/>\n'
    for dx, dy, fill in ((7, 7, RED), (0, 0, "#fbf0d4")):
        body += (f'<text transform="translate({46 + dx} {229 + dy}) scale({{{{index_width}}}} 1)" font-family="{TEXT}" font-weight="900" font-size="262" '
                 f'letter-spacing="-9" fill="{fill}">{{{{index}}}}</text>\n')
        body += f'<g transform="translate({54 + dx} {37 + dy}) scale(.418)" fill="{fill}">{{{{icon:{{{{symbol}}}}}}}}</g>\n'
    body += f'<g transform="translate(452 82) scale(.26)" fill="#e0b458">{{{{icon:{{{{sign}}}}}}}}</g>\n'
    return body


def tactic_name():
    return f'<text x="315" y="337" text-anchor="middle" font-family="{DISPLAY}" font-weight="600" font-size="64" letter-spacing="1" fill="{INK}">{{{{name}}}}</text>\n'


def tactic_texts():
    body = f'<path d="M28 352h574v4H28zM28 640h574v4H28z" fill="{RED}"/>\n'
    body += tactic_name()
    body += f'<path d="{lens(60, 675, 182, 675, 2.4)}{lens(448, 675, 570, 675, 2.4)}" fill="{RED}"/>\n'
    body += f'<text x="315" y="688" text-anchor="middle" font-family="{DISPLAY}" font-weight="600" font-size="40" letter-spacing="1" fill="{RED}">{{{{group}}}}</text>\n'
    for i, y in enumerate((737, 783, 829), 1):
        body += f'<text x="315" y="{y}" text-anchor="middle" font-family="{TEXT}" font-size="42" fill="{INK}">{{{{line{i}}}}}</text>\n'
    return body


def tactic_held():
    """As it is held: its name, its kind and a larger picture. What it does is told beside it; so small, it could not be read. Keys as of tactic, without lines."""
    top, bottom = 356, 660
    body = paper() + f'<g clip-path="url(#panel)">{scene("translate(148 341) scale(.652)", "{{picture}}")}</g>\n' + tactic_band()
    body += f'<path d="M28 {top - 4}h574v4H28zM28 {bottom}h574v4H28z" fill="{RED}"/>\n' + tactic_name()
    body += f'<text x="315" y="730" text-anchor="middle" font-family="{DISPLAY}" font-weight="600" font-size="{HELD}" letter-spacing="1" fill="{RED}">{{{{group}}}}</text>\n'
    body += f'<path d="{lens(190, 778, 440, 778, 2)}{lozenge(315, 778, 12, 8)}" fill="{RED}"/>\n'
    return svg(body + frame(INK, RED), STOCK + NIGHT + tones(RED, RED_DARK) + f'<clipPath id="panel">{rect(28, top, 574, bottom - top, 0, "")}</clipPath>\n')


def tactic_small():
    """As it lies beside a flag, whose cloth hangs before its upper edge. Keys: picture, name."""
    body = rect(0, 0, W, H, R, 'fill="url(#night)"') + "\n"
    body += f'<g clip-path="url(#panel)">{scene("translate(105 170) scale(.82)", "{{picture}}")}</g>\n'
    body += f'<path d="M28 634h574v214a20 20 0 0 1-20 4H48a20 20 0 0 1-20-4z" fill="{CREAM}"/><path d="M28 628h574v8H28z" fill="{RED}"/>\n'
    body += f'<text x="315" y="800" text-anchor="middle" font-family="{DISPLAY}" font-weight="600" font-size="176" fill="{INK}">{{{{name}}}}</text>\n'
    body += frame(INK, RED)
    return svg(body, NIGHT + tones(RED, RED_DARK) + f'<clipPath id="panel">{rect(28, 28, 574, 606, 20, "")}</clipPath>\n')


def back(field, field_dark, line, accent, icons, seed):
    cx, cy = W / 2, H / 2
    body = paper()
    body += rect(30, 30, W - 60, H - 60, 22, 'fill="url(#field)"')
    body += rect(30, 30, W - 60, H - 60, 22, 'fill="url(#lattice)"')
    body += rect(30, 30, W - 60, H - 60, 22, f'fill="none" stroke="{field_dark}" stroke-width="5"')
    body += rect(46, 46, W - 92, H - 92, 12, f'fill="none" stroke="{line}" stroke-width="3"')
    body += rect(55, 55, W - 110, H - 110, 7, f'fill="none" stroke="{line}" stroke-width="1.6" stroke-opacity=".8"') + "\n"
    for x in (46, W - 46):
        for y in (46, H - 46):
            sx, sy = (1 if x < cx else -1), (1 if y < cy else -1)
            body += f'<path d="M{x} {y}h{sx * 92}L{x} {y + sy * 92}z" fill="{field_dark}" stroke="{line}" stroke-width="3"/>'
            body += f'<path d="{lozenge(x + sx * 29, y + sy * 29, 15, 15)}" fill="{accent}"/>'
    body += "\n"
    body += f'<path d="{lozenge(cx, cy, 226, 276)}" fill="{CREAM}"/>'
    body += f'<path d="{lozenge(cx, cy, 212, 259)}" fill="url(#heart)" stroke="{field_dark}" stroke-width="3"/>'
    body += f'<path d="{lozenge(cx, cy, 194, 237)}" fill="none" stroke="{accent}" stroke-width="3.4"/>'
    body += f'<path d="{lozenge(cx, cy, 184, 225)}" fill="none" stroke="{accent}" stroke-width="1.4"/>\n'
    spokes = "".join(wedge(cx + math.cos(a) * 84, cy + math.sin(a) * 84, cx + math.cos(a) * (84 + 44 * (1 if i % 2 else 0.6)), cy + math.sin(a) * (84 + 44 * (1 if i % 2 else 0.6)), 5)
                     for i in range(36) for a in [2 * math.pi * i / 36])
    body += f'<path d="{spokes}" fill="{accent}" fill-opacity=".55"/>\n'
    for role, size, fill, dy in icons:
        k = f"{size / 512:.4f}"
        body += f'<g transform="translate({n(cx - size / 2 + 4)} {n(cy - size / 2 + dy + 4)}) scale({k})" fill="{field_dark}">{{{{icon:{role}}}}}</g>'
        body += f'<g transform="translate({n(cx - size / 2)} {n(cy - size / 2 + dy)}) scale({k})" fill="{fill}">{{{{icon:{role}}}}}</g>\n'
    for dx, dy in ((226, 0), (-226, 0), (0, 276), (0, -276)):
        body += f'<path d="{lozenge(cx + dx, cy + dy, 13, 13)}" fill="{accent}" stroke="{field_dark}" stroke-width="2.5"/>'
    body += "\n" + rect(1.5, 1.5, W - 3, H - 3, R - 1.5, f'fill="none" stroke="{EDGE}" stroke-width="3"') + "\n"
    defs = STOCK + (f'<radialGradient id="field" gradientUnits="userSpaceOnUse" cx="315" cy="440" r="520"><stop offset="0" stop-color="{field}"/><stop offset="1" stop-color="{field_dark}"/></radialGradient>\n'
                    f'<radialGradient id="heart" gradientUnits="userSpaceOnUse" cx="315" cy="440" r="240"><stop offset="0" stop-color="{field}"/><stop offset="1" stop-color="{field_dark}"/></radialGradient>\n'
                    f'<pattern id="lattice" patternUnits="userSpaceOnUse" x="315" y="440" width="38" height="38"><path d="M0 0L38 38M38 0L0 38" stroke="{line}" stroke-width="2.6" stroke-opacity=".62"/>'
                    f'<path d="M19 7L31 19 19 31 7 19z" fill="none" stroke="{line}" stroke-width="1.3" stroke-opacity=".45"/>'
                    f'<path d="M0 -3.4L3.4 0 0 3.4 -3.4 0zM38 -3.4L41.4 0 38 3.4 34.6 0zM0 34.6L3.4 38 0 41.4 -3.4 38zM38 34.6L41.4 38 38 41.4 34.6 38zM19 15.6L22.4 19 19 22.4 15.6 19z" fill="{accent}" fill-opacity=".85"/></pattern>\n')
    return svg(body, defs)


def imp_frame(colour, x, y):
    """Double line of The Bottle Imp's cards, with a notch in every corner."""
    w, h, c = W - 2 * x, H - 2 * y, 26
    notched = f"M{x + c} {y}h{w - 2 * c}q0 {c} {c} {c}v{h - 2 * c}q{-c} 0 {-c} {c}h{2 * c - w}q0 {-c} {-c} {-c}v{2 * c - h}q{c} 0 {c} {-c}z"
    return f'<path d="{notched}" fill="none" stroke="{colour}" stroke-width="3.4"/>'


def beams(cx, cy, count, reach, start=0.0, share=0.5):
    """Sunburst: every second sector of a circle, to be cut by a clip path."""
    out = []
    for i in range(count):
        a, b = (2 * math.pi * (i + s) / count for s in (-share / 2, share / 2))
        out.append(f"M{n(cx + start * math.cos(a))} {n(cy + start * math.sin(a))}L{n(cx + reach * math.cos(a))} {n(cy + reach * math.sin(a))}"
                   f"L{n(cx + reach * math.cos(b))} {n(cy + reach * math.sin(b))}L{n(cx + start * math.cos(b))} {n(cy + start * math.sin(b))}z")
    return "".join(out)


def imp_card():
    """Keys: number, emblem, picture, coins (1 to 6), colour, colour_dark, ink_on_band, ray. The coins are six in a row, cut after `coins` of them; all sums are done
    by transforms: a row of 84 for each coin, moved left by 10 * coins * 4.2 = half its length."""
    pitch = 84
    panel = rect(34, 34, W - 68, 688, 16, "{0}")
    body = paper()
    body += f'<g clip-path="url(#panel)">{scene("translate(170 262) scale(.83)", "{{emblem}}-{{number}}")}</g>\n'
    body += panel.format('fill="none" stroke="{{colour_dark}}" stroke-width="4.5"') + "\n"
    # The index: all that stays visible of a card in a fan, or of a small one.
    block = "M34 50a16 16 0 0 1 16-16H308V246H34z"
    body += f'<path d="{block}" fill="{{{{colour}}}}"/><path d="{block}" fill="url(#gloss)"/><path d="{block}" fill="none" stroke="{{{{colour_dark}}}}" stroke-width="5"/>\n'
    body += rect(43, 43, 256, 194, 10, HAIRLINE) + "\n"
    number = 'text-anchor="middle" font-family="{0}" font-weight="900" font-size="226" letter-spacing="-9"'.format(TEXT)
    body += f'<text x="181" y="221" {number} fill="{{{{colour_dark}}}}" fill-opacity=".55">{{{{number}}}}</text>\n'
    body += f'<text x="175" y="215" {number} fill="{{{{ink_on_band}}}}">{{{{number}}}}</text>\n'
    body += f'<circle cx="120" cy="318" r="88" fill="{CREAM}"/><circle cx="120" cy="318" r="80" fill="{{{{colour}}}}" stroke="{{{{colour_dark}}}}" stroke-width="5"/>'
    body += f'<g transform="translate(64 260) scale(.2188)" fill="{{{{ink_on_band}}}}">{{{{icon:{{{{emblem}}}}}}}}</g>\n'
    coins = "".join(f'<g transform="translate({pitch * (i + 0.5):g} 788)"><circle r="39" fill="url(#gold)" stroke="#6b4708" stroke-width="3.5"/>'
                    '<circle r="30" fill="none" stroke="#8a5e12" stroke-width="2.4"/><path d="M-16.500 13.500l-3.500-24 11.500 10L0-17 8.500-.5 20-10.500l-3.500 24z"/></g>' for i in range(6))
    body += f'<g transform="translate({W // 2} 0) scale(4.2) translate(-{{{{coins}}}}0 0) scale(.238095)" fill="#6b4708"><g clip-path="url(#purse)">{coins}</g></g>\n'
    body += rect(15, 15, W - 30, H - 30, 31, 'fill="none" stroke="{{colour_dark}}" stroke-width="4.5"') + edge()
    defs = (f'<clipPath id="panel"><rect x="34" y="34" width="{W - 68}" height="688" rx="16"/></clipPath>\n'
            f'<clipPath id="purse"><rect y="740" width="{pitch}" height="100" transform="scale({{{{coins}}}} 1)"/></clipPath>\n')
    return svg(body, STOCK + GLOSS + GOLD + tones() + defs)


def imp_back():
    cx, cy, purple, dark, gold = W / 2, H / 2, "#552650", "#2b1129", "#d3a545"
    body = paper() + rect(30, 30, W - 60, H - 60, 22, 'fill="url(#field)"') + "\n"
    body += f'<g clip-path="url(#inside)"><path d="{beams(cx, cy, 40, 560, 150, 0.36)}" fill="#8d5a86" fill-opacity=".34"/>'
    body += f'<path d="{rays(41, cx, cy, 196, (58, 58, W - 58, H - 58), 80, 4.5)}" fill="{gold}" fill-opacity=".5"/>'
    stars = "".join(lozenge(cx + d * math.cos(a), cy + d * math.sin(a), 7, 7) for d, count, shift in ((262, 40, 0.5), (352, 40, 0), (440, 40, 0.5))
                    for i in range(count) for a in [2 * math.pi * (i + shift) / count])
    body += f'<path d="{stars}" fill="{gold}"/></g>\n'
    body += rect(30, 30, W - 60, H - 60, 22, f'fill="none" stroke="{dark}" stroke-width="5"') + imp_frame(gold, 48, 48) + imp_frame(gold, 58, 58) + "\n"
    body += f'<circle cx="{n(cx)}" cy="{n(cy)}" r="182" fill="{dark}" stroke="{gold}" stroke-width="7"/><circle cx="{n(cx)}" cy="{n(cy)}" r="166" fill="url(#field)" stroke="{gold}" stroke-width="2.4"/>\n'
    body += f'<g transform="translate({n(cx - 116)} {n(cy - 114)}) scale(.4531)" fill="{gold}">{{{{icon:imp-laugh}}}}</g>\n' + edge()
    defs = (f'<radialGradient id="field" gradientUnits="userSpaceOnUse" cx="315" cy="440" r="500"><stop offset="0" stop-color="{purple}"/><stop offset="1" stop-color="{dark}"/></radialGradient>\n'
            f'<clipPath id="inside"><rect x="64" y="64" width="{W - 128}" height="{H - 128}"/></clipPath>\n')
    return svg(body, STOCK + defs)


def imp_trump():
    """The seal on a trump in hand: horns on wax, legible at 14 px."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200">'
        f'<circle cx="100" cy="100" r="97" fill="{RED_DARK}"/><circle cx="100" cy="100" r="86" fill="{RED}"/>'
        '<circle cx="100" cy="100" r="74" fill="none" stroke="#d9645a" stroke-width="3"/>'
        '<g transform="translate(38 36) scale(.242)" fill="#fff3d6">{{icon:bi-trump}}</g></svg>\n'
    )


def imp_price():
    """The 19: the upper part is free for the bottle."""
    cx, cy, green = W / 2, 348, "#37452a"
    body = rect(0, 0, W, H, R, 'fill="url(#old)"') + f'<g mask="url(#fading)"><path d="{beams(cx, cy, 40, 620, 232, 0.4)}" fill="#98a568" fill-opacity=".38"/>'
    body += f'<path d="{rays(51, cx, cy, 262, (40, 40, W - 40, H - 40), 80, 3.6)}" fill="{green}" fill-opacity=".5"/></g>\n'
    for rx, width in ((236, 5), (224, 1.8), (150, 1.8)):
        body += f'<ellipse cx="{n(cx)}" cy="{cy}" rx="{rx}" ry="{rx * 1.14:g}" fill="{"none" if rx < 236 else "#dde2b4"}" stroke="{green}" stroke-width="{width}"/>'
    number = f'text-anchor="middle" font-family="{TEXT}" font-weight="900" font-size="250" letter-spacing="-8"'
    body += f'\n<text x="{n(cx - 4)}" y="832" {number} fill="#1d2616">19</text>\n'
    for x in (118, W - 118):
        body += f'<g transform="translate({x - 54} 690) scale(.2109)" fill="{green}">{{{{icon:imp-laugh}}}}</g>'
    body += "\n" + rect(15, 15, W - 30, H - 30, 31, f'fill="none" stroke="{green}" stroke-width="4.5"') + imp_frame(green, 28, 28) + edge()
    defs = ('<radialGradient id="old" gradientUnits="userSpaceOnUse" cx="315" cy="400" r="560"><stop offset="0" stop-color="#e9ebc6"/><stop offset=".6" stop-color="#d9dda8"/>'
            '<stop offset="1" stop-color="#bcc386"/></radialGradient>\n'
            '<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset=".78" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>\n'
            f'<mask id="fading" maskUnits="userSpaceOnUse" x="40" y="40" width="{W - 80}" height="640"><rect x="40" y="40" width="{W - 80}" height="640" fill="url(#fade)"/></mask>\n')
    return svg(body, defs)


def imp_oval():
    """The oval in the middle of the mat, 5 : 4, on whose border the prices stand, declared so large that it is drawn as fine as it is seen. Key: ink."""
    line = 'fill="none" stroke="{{ink}}"'
    return ('<svg xmlns="http://www.w3.org/2000/svg" width="2750" height="2200" viewBox="0 0 1000 800">\n'
            f'<ellipse cx="500" cy="400" rx="470" ry="372" {line} stroke-width="62" stroke-opacity=".30"/>\n'
            f'<ellipse cx="500" cy="400" rx="496" ry="397" {line} stroke-width="4" stroke-opacity=".60"/>\n'
            f'<ellipse cx="500" cy="400" rx="439" ry="341" {line} stroke-width="3" stroke-opacity=".50"/>\n'
            f'<ellipse cx="500" cy="400" rx="196" ry="156" {line} stroke-width="2.5" stroke-opacity=".3"/>\n</svg>\n')


def imp_price_tick():
    """A number of the scale of prices. Keys: number, colour, ink, ring (round it), shown (how much of all that is seen), glow (of its light)."""
    number = f'text-anchor="middle" font-family="{TEXT}" font-weight="900" font-size="50" letter-spacing="-2"'
    return ('<svg xmlns="http://www.w3.org/2000/svg" width="150" height="150" viewBox="0 0 100 100">\n'
            '<defs><radialGradient id="light"><stop offset=".66" stop-color="{{ring}}"/><stop offset="1" stop-color="{{ring}}" stop-opacity="0"/></radialGradient></defs>\n'
            '<circle cx="50" cy="50" r="50" fill="url(#light)" fill-opacity="{{glow}}"/>\n'
            '<g opacity="{{shown}}"><circle cx="50" cy="50" r="37" fill="{{colour}}" stroke="{{ring}}" stroke-width="5.5"/>\n'
            f'<text x="49" y="67" {number} fill="{{{{ink}}}}">{{{{number}}}}</text></g>\n</svg>\n')


def main():
    import battle_royal, battlelore  # They take their tools from this file.
    from boxes import files as boxes
    from front import front

    files = {
        "battle_line/troop": troop(), "battle_line/troop-small": declared(0.45, troop(small=True)), "battle_line/wild-small": declared(0.45, tactic(small=True)), "battle_line/tactic": tactic(), "battle_line/tactic-small": tactic_small(), "battle_line/tactic-held": declared(0.5, tactic_held()),
        "battle_line/troop-back": back("#4a5670", "#1f2738", "#c9cdd2", BRASS, [("card-swords", 190, "#f4e6c2", 0)], 1),
        "battle_line/tactic-back": back("#a8342a", "#5c140f", "#eccfa4", "#e0b358", [("card-laurel", 206, "#e9c373", 0), ("card-helm", 96, "#fbf0d4", 2)], 2),
        "battle_line/front": front(),
        "bottle_imp/card": imp_card(), "bottle_imp/back": imp_back(), "bottle_imp/price": imp_price(), "bottle_imp/trump": imp_trump(), "bottle_imp/oval": imp_oval(), "bottle_imp/price-tick": imp_price_tick(),
    }
    files |= boxes()
    for game in (battlelore, battle_royal):
        files |= {f"{game.__name__}/{name}": text for name, text in game.files().items()}
    for name, text in files.items():
        path = HERE / f"{name}.svg"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
        print(f"{name}.svg {len(text):,} bytes")


if __name__ == "__main__":
    main()
