"""BattleLore's templates: Command and Lore cards, faces of the dice, and what is laid on the field. make.py writes them.

Keys of all cards: name, name_font, name_size, picture, colour, colour_dark, ink_on_band, ray. What is not a card is square, on clear
ground, and declared as large as it is seen.
"""
import math

from land import scene, tones
from make import BRASS, CREAM, DISPLAY, GLOSS, GOLD, H, HAIRLINE, HELD, INK, RED, RED_DARK, STOCK, TEXT, W, back, declared, frame, lens, lozenge, n, paper, rect, svg

SHIELD = "M42 62q0-20 20-20H212q20 0 20 20V166C232 216 196 246 137 268C78 246 42 216 42 166z"
SHIELD_LINE = "M52 64q0-12 12-12H210q12 0 12 12V165C222 210 190 236 137 257C84 236 52 210 52 165z"
FAINT = "#b9a473"


def shade(icon, x, y, size, fill, deep="{{colour_dark}}"):
    """An icon with a hard shadow."""
    k = f"{size / 512:.4f}"
    return (f'<g transform="translate({n(x + 5)} {n(y + 5)}) scale({k})" fill="{deep}" fill-opacity=".6">{{{{icon:{icon}}}}}</g>'
            f'<g transform="translate({n(x)} {n(y)}) scale({k})" fill="{fill}">{{{{icon:{icon}}}}}</g>\n')


def figure(x, y, size, text, fill, opacity=1):
    return (f'<text x="{n(x)}" y="{n(y)}" text-anchor="middle" font-family="{TEXT}" font-weight="900" font-size="{size}" letter-spacing="-2" '
            f'fill="{fill}" fill-opacity="{opacity}">{text}</text>\n')


def index():
    """Shield with how many units, and three little houses with where. Keys: index, index_icon, and for each of a, b, c: fill, line, ink, icon, text."""
    out = f'<path d="{SHIELD}" fill="{{{{colour}}}}"/><path d="{SHIELD}" fill="url(#gloss)"/><path d="{SHIELD}" fill="none" stroke="{{{{colour_dark}}}}" stroke-width="5"/><path d="{SHIELD_LINE}" {HAIRLINE}/>\n'
    out += figure(141, 207, 186, "{{index}}", "{{colour_dark}}", 0.6) + figure(136, 202, 186, "{{index}}", "{{ink_on_band}}")
    out += shade("{{index_icon}}", 72, 76, 130, "{{ink_on_band}}")
    for slot, x in zip("abc", (314, 426, 538)):
        house = f"M{x - 46} 118 {x} 72l46 46v96h-92z"
        out += f'<path d="{house}" fill="{{{{{slot}_fill}}}}" stroke="{{{{{slot}_line}}}}" stroke-width="5" stroke-linejoin="round"/>'
        out += f'<g transform="translate({x - 37} 120) scale(.1445)" fill="{{{{ink_on_band}}}}">{{{{icon:{{{{{slot}_icon}}}}}}}}</g>' + figure(x - 1, 196, 88, f"{{{{{slot}_text}}}}", "{{ink_on_band}}")
    return out


def panel(top, bottom, size, light=""):
    """The framed picture, so large."""
    block = rect(34, top, W - 68, bottom - top, 14, "{0}")
    place = f"translate({n(315 - size / 2)} {n((top + bottom - size) / 2)}) scale({size / 512:.4f})"
    picture = f'<g clip-path="url(#panel)">{scene(place, "{{picture}}", light=light)}</g>\n'
    return picture + block.format('fill="none" stroke="{{colour_dark}}" stroke-width="5"') + rect(43, top + 9, W - 86, bottom - top - 18, 8, HAIRLINE) + "\n"


def thirds(size):
    """The light that falls on those thirds of the field in which units may be ordered, and the mask that lets it: a third is lit if its house has a colour.
    They are sectors round a point high above the picture, in its box."""
    wide = (W - 68) * 512 / size / 3

    def sector(k):
        a, b = 256 + wide * (k - 1.5), 256 + wide * (k - 0.5) + 1
        return f"M{n((256 + a) / 2)}-400H{n((256 + b) / 2)}L{n(b)} 520V900H{n(a)}V520z"

    sectors = "".join(f'<path d="{sector(k)}" fill="{{{{{slot}_fill}}}}"/>' for k, slot in enumerate("abc"))
    mask = f'<mask id="thirds" maskUnits="userSpaceOnUse" mask-type="alpha" x="-600" y="-400" width="1712" height="1300">{sectors}</mask>\n'
    shaft = '<linearGradient id="tone-shaft" gradientUnits="userSpaceOnUse" x1="0" y1="-60" x2="0" y2="520"><stop stop-color="#fff3c8" stop-opacity=".5"/><stop offset="1" stop-color="#fff3c8" stop-opacity=".62"/></linearGradient>\n'
    return '<path d="M-600-400H1112V900H-600z" fill="url(#tone-shaft)" mask="url(#thirds)"/>', mask + shaft


def clip(top, bottom):
    return f'<clipPath id="panel"><rect x="34" y="{top}" width="{W - 68}" height="{bottom - top}" rx="14"/></clipPath>\n'


def name(y, fill=INK):
    return f'<text x="315" y="{y}" text-anchor="middle" font-family="{DISPLAY}" font-weight="600" font-size="{{{{name_size}}}}" letter-spacing="1" fill="{fill}">{{{{name}}}}</text>\n'


def lines(first, step, size):
    return "".join(f'<text x="315" y="{first + step * i}" text-anchor="middle" font-family="{TEXT}" font-size="{size}" fill="{INK}">{{{{line{i + 1}}}}}</text>\n' for i in range(3))


def section():
    """A Section card: a large picture."""
    top, bottom = 290, 744
    light, mask = thirds(392)
    body = paper() + index() + panel(top, bottom, 392, light)
    body += name(818) + f'<path d="{lens(200, 842, 430, 842, 2)}{lozenge(315, 842, 11, 7)}" fill="{{{{colour}}}}"/>\n'
    return svg(body + frame("{{colour_dark}}", "{{colour}}"), STOCK + GLOSS + tones() + mask + clip(top, bottom))


def tactic():
    """A Tactic card: picture and three lines. Keys more: line1, line2, line3."""
    top, bottom = 290, 574
    light, mask = thirds(256)
    body = paper() + index() + panel(top, bottom, 256, light)
    body += name(646) + f'<path d="{lens(190, 672, 440, 672, 2)}{lozenge(315, 672, 12, 8)}" fill="{{{{colour}}}}"/>\n' + lines(727, 48, 36)
    return svg(body + frame("{{colour_dark}}", "{{colour}}"), STOCK + GLOSS + tones() + mask + clip(top, bottom))


def held_name():
    """The name as large as any other, a long one narrower, and a sign that nothing is told below it. Keys: name, name_font, name_width."""
    text = f'text-anchor="middle" font-family="{DISPLAY}" font-weight="600" font-size="{HELD}" letter-spacing="1" fill="{INK}"'
    return f'<text transform="translate(315 724) scale({{{{name_width}}}} 1)" {text}>{{{{name}}}}</text>\n<path d="{lens(190, 772, 440, 772, 2)}{lozenge(315, 772, 12, 8)}" fill="{{{{colour}}}}"/>\n'


def command_held():
    """A Command card as it is held: what it does is told beside it; so small, it could not be read."""
    top, bottom = 286, 652
    light, mask = thirds(330)
    body = paper() + index() + panel(top, bottom, 330, light) + held_name()
    return svg(body + frame("{{colour_dark}}", "{{colour}}"), STOCK + GLOSS + tones() + mask + clip(top, bottom))


def unit():
    """A unit looked at closely: its dice on a shield, its banner, a picture, and its figures. Keys more: index, emblem, shift (of the figures to the right), and for each of 1 to 4: f, p (fill and line of a figure)."""
    top, bottom = 290, 744
    body = paper()
    body += f'<path d="{SHIELD}" fill="{{{{colour}}}}"/><path d="{SHIELD}" fill="url(#gloss)"/><path d="{SHIELD}" fill="none" stroke="{{{{colour_dark}}}}" stroke-width="5"/><path d="{SHIELD_LINE}" {HAIRLINE}/>\n'
    body += figure(141, 207, 186, "{{index}}", "{{colour_dark}}", 0.6) + figure(136, 202, 186, "{{index}}", "{{ink_on_band}}")
    cloth = "M300 62H560V206L430 250 300 206z"
    body += f'<path d="{cloth}" fill="{{{{colour}}}}"/><path d="{cloth}" fill="url(#gloss)"/><path d="{cloth}" fill="none" stroke="{{{{colour_dark}}}}" stroke-width="5" stroke-linejoin="round"/>'
    body += f'<path d="M282 42h296v22H282z" fill="{BRASS}" stroke="{{{{colour_dark}}}}" stroke-width="4"/>\n' + shade("{{emblem}}", 365, 76, 130, "{{ink_on_band}}")
    body += panel(top, bottom, 392)
    body += '<g transform="translate({{shift}} 0)">'
    for i in range(4):
        body += f'<circle cx="{174 + 94 * i}" cy="806" r="32" fill="{{{{f{i + 1}}}}}" stroke="{{{{p{i + 1}}}}}" stroke-width="7"/>'
    return svg(body + "</g>\n" + frame("{{colour_dark}}", "{{colour}}"), STOCK + GLOSS + tones() + clip(top, bottom))


def lore_head():
    """Class and price. Keys: price, price_size, price_y, class_icon."""
    band = "M28 246V50a22 22 0 0 1 22-22H580a22 22 0 0 1 22 22V246z"
    body = f'<path d="{band}" fill="{{{{colour}}}}"/><path d="{band}" fill="url(#gloss)"/>' + rect(37, 37, 556, 200, 14, HAIRLINE)
    body += '<path d="M28 246h574v6H28zM28 258h574v2.4H28z" fill="{{colour_dark}}"/>\n'
    body += f'<circle cx="143" cy="145" r="98" fill="{{{{colour_dark}}}}" fill-opacity=".5"/><circle cx="138" cy="139" r="96" fill="url(#gold)" stroke="#5e3d06" stroke-width="4.5"/>'
    body += f'<circle cx="138" cy="139" r="81" fill="none" stroke="#8a5e12" stroke-width="2.6"/><path d="{ring_of_stars(138, 139, 88.5, 16)}" fill="#7a5210"/>\n'
    body += f'<text x="135" y="{{{{price_y}}}}" text-anchor="middle" font-family="{TEXT}" font-weight="900" font-size="{{{{price_size}}}}" letter-spacing="-4" fill="#2a1808">{{{{price}}}}</text>\n'
    body += shade("{{class_icon}}", 412, 50, 172, "{{ink_on_band}}")
    return body


def lore():
    """A Lore card: class, price on a token, when it is played, three lines. Keys more: price, price_size, price_y, class_icon, when, when_font, when_icon, line1, line2, line3."""
    top, bottom = 256, 560
    body = paper()
    body += f'<g clip-path="url(#panel)">{scene("translate(176 271) scale(.543)", "{{picture}}")}</g>\n'
    body += lore_head() + f'<path d="{lens(254, 139, 392, 139, 2)}{lozenge(323, 139, 15, 10)}" fill="{{{{ink_on_band}}}}" fill-opacity=".75"/>\n'
    body += f'<path d="M28 {bottom}h574v4H28z" fill="{{{{colour_dark}}}}"/>' + name(624)
    # When it is played.
    body += '<path d="M28 646h574v48H28z" fill="{{colour_dark}}"/><g transform="translate(48 649) scale(.082)" fill="{{ray}}">{{icon:{{when_icon}}}}</g>'
    body += f'<text x="338" y="680" text-anchor="middle" font-family="{{{{when_font}}}}" font-weight="600" font-size="29" fill="#fff6df">{{{{when}}}}</text>\n'
    body += lines(739, 44, 36)
    return svg(body + frame("{{colour_dark}}", "{{colour}}"), STOCK + GLOSS + GOLD + tones() + f'<clipPath id="panel"><path d="M28 {top}h574v{bottom - top}H28z"/></clipPath>\n')


def lore_held():
    """A Lore card as it is held: when it is played in one line or two, a picture, the name. Keys as of lore, without lines, and name_width, when_1 and when_2 with _y, when_narrow, strip (its height)."""
    foot = 662
    body = paper() + f'<g clip-path="url(#panel)">{scene("translate(172 362) scale(.56)", "{{picture}}")}</g>\n'
    body += '<path d="M28 246h574v{{strip}}h-574z" fill="{{colour_dark}}"/>\n' + lore_head() + shade("{{when_icon}}", 263, 79, 120, "{{ink_on_band}}")
    for line in (1, 2):
        body += (f'<text transform="translate(315 {{{{when_{line}_y}}}}) scale({{{{when_narrow}}}} 1)" text-anchor="middle" font-family="{{{{when_font}}}}" font-weight="600" font-size="{HELD}" '
                 f'fill="#fff6df">{{{{when_{line}}}}}</text>\n')
    body += f'<path d="M28 {foot}h574v4H28z" fill="{{{{colour_dark}}}}"/>' + held_name()
    return svg(body + frame("{{colour_dark}}", "{{colour}}"), STOCK + GLOSS + GOLD + tones() + f'<clipPath id="panel"><path d="M28 246h574v{foot - 246}H28z"/></clipPath>\n')


def star(cx, cy, size):
    """Four rays."""
    s = size * 0.26
    return f"M{n(cx)} {n(cy - size)}L{n(cx + s)} {n(cy - s)}L{n(cx + size)} {n(cy)}L{n(cx + s)} {n(cy + s)}L{n(cx)} {n(cy + size)}L{n(cx - s)} {n(cy + s)}L{n(cx - size)} {n(cy)}L{n(cx - s)} {n(cy - s)}z"


def ring_of_stars(cx, cy, radius, count):
    return "".join(lozenge(cx + radius * math.sin(a), cy - radius * math.cos(a), 3.6, 3.6) for i in range(count) for a in [2 * math.pi * i / count])


def small(body, defs="", size=200, width=None):
    defs = f"<defs>\n{defs}</defs>\n" if defs else ""
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{width or size}" height="{width or size}" viewBox="0 0 {size} {size}">\n{defs}{body}</svg>\n'


def icon(role, x, y, size, fill):
    return f'<g transform="translate({n(x)} {n(y)}) scale({size / 512:.4f})" fill="{fill}">{{{{icon:{role}}}}}</g>\n'


def die(plate):
    """A side of a die: an emblem on a plate, whose outline alone tells hits from the rest. Keys: emblem, colour, colour_dark, ink_on_band."""
    if plate == "helmet":
        body = '<circle cx="100" cy="100" r="98" fill="{{colour_dark}}"/><circle cx="100" cy="100" r="93" fill="{{colour}}"/>' + icon("{{emblem}}", 33, 33, 134, "{{ink_on_band}}")
    elif plate == "strike":
        body = rect(6, 6, 188, 188, 26, 'fill="{{colour_dark}}"') + rect(11, 11, 178, 178, 21, 'fill="{{colour}}"') + icon("{{emblem}}", 24, 24, 152, "{{ink_on_band}}")
    elif plate == "flag":
        body = icon("{{emblem}}", 8, 8, 192, "{{colour}}")
    else:
        body = icon("{{emblem}}", -6, -6, 212, "{{colour}}") + f'<circle cx="100" cy="100" r="17" fill="{CREAM}"/>'
    return small(body, width=240)


def badge():
    """How many equal cards lie on each other. Key: number."""
    body = ('<circle cx="100" cy="103" r="95" fill="#1d1712" fill-opacity=".45"/><circle cx="100" cy="98" r="94" fill="#3a2408"/><circle cx="100" cy="98" r="88" fill="url(#gold)"/>'
            '<circle cx="100" cy="98" r="77" fill="none" stroke="#8a5e12" stroke-width="3"/>')
    return small(body + figure(99, 140, 120, "×{{number}}", "#2a1808"), GOLD)


def number():
    """A bare number. Key: number."""
    text = f'x="98" y="156" text-anchor="middle" font-family="{TEXT}" font-weight="900" font-size="160"'
    return small(f'<text {text} fill="none" stroke="#1d1712" stroke-width="22" stroke-linejoin="round">{{{{number}}}}</text><text {text} fill="#fff6df">{{{{number}}}}</text>\n')


def sign():
    """A round sign on the ground. Keys: emblem, plate, rim, ink."""
    body = ('<circle cx="100" cy="104" r="94" fill="#140f08" fill-opacity=".5"/><circle cx="100" cy="98" r="92" fill="{{rim}}"/><circle cx="100" cy="98" r="79" fill="{{plate}}"/>'
            '<circle cx="100" cy="98" r="70" fill="none" stroke="{{rim}}" stroke-width="2.5" stroke-opacity=".7"/>')
    return small(body + icon("{{emblem}}", 44, 42, 112, "{{ink}}"))


def level():
    """The level of a member of the War Council: its number over as many stars. Keys: number, and s1, s2, s3, colours of the stars."""
    plate = "M100 6 186 38V112C186 154 152 180 100 196C48 180 14 154 14 112V38z"
    body = f'<path d="{plate}" fill="{BRASS}"/><path d="M100 16 177 45V112C177 148 147 172 100 186C53 172 23 148 23 112V45z" fill="#2e1857"/>\n' + figure(99, 122, 112, "{{number}}", "#fff6df")
    for i, (x, y) in enumerate(((62, 146), (100, 158), (138, 146)), 1):
        body += f'<path d="{star(x, y, 19)}" fill="{{{{s{i}}}}}"/>'
    return small(body + "\n")


def banner_shape(x, y, w, h):
    """The cloth of a Victory Banner: swallow-tailed."""
    return f"M{n(x)} {n(y)}h{n(w)}v{n(h)}l{n(-w / 2)} {n(-w * 0.36)} {n(-w / 2)} {n(w * 0.36)}z"


def objective():
    """A Victory Banner in a wreath, for a hex that is worth one."""
    wreath = '<g transform="translate({0} {1}) scale(.7227)" fill="{2}">{{{{icon:card-laurel}}}}</g>'
    body = '<circle cx="200" cy="200" r="192" fill="#140f08" fill-opacity=".34"/><circle cx="200" cy="200" r="186" fill="none" stroke="#f0d48a" stroke-width="7" stroke-dasharray="22 11.5"/>\n'
    body += wreath.format(19, 21, "#2a1c0c") + wreath.format(15, 15, "#e9c373") + "\n"
    body += f'<path d="M140 98h120v14H140z" fill="#2a1c0c"/><path d="{banner_shape(147, 106, 106, 160)}" fill="{RED_DARK}"/><path d="{banner_shape(152, 106, 96, 150)}" fill="{RED}"/><path d="M136 94h128v13H136z" fill="#f0d48a"/>\n'
    return small(body + icon("bl-die-strike", 165, 126, 70, "#fff3d6"), size=400)


def vacancy():
    """The place that waits for a Victory Banner: its outline, stitched."""
    shape = banner_shape(52, 34, 96, 144)
    body = f'<path d="{shape}" fill="#140d07" fill-opacity=".42"/><path d="{shape}" fill="none" stroke="#d8bf72" stroke-width="5.5" stroke-linejoin="round" stroke-dasharray="15 9"/><path d="M40 22h120v10H40z" fill="#d8bf72"/>\n'
    return small(body)


def emblem():
    """What is sewn on a banner's cloth. Keys: emblem, ink."""
    return small(icon("{{emblem}}", 4, 4, 192, "{{ink}}"), width=260)


def files():
    return {
        "section": section(), "tactic": tactic(), "unit": unit(), "lore": lore(), "command-held": declared(0.5, command_held()), "lore-held": declared(0.5, lore_held()),
        "command-back": back("#5a6a34", "#262f12", "#dcd29a", "#e0b358", [("bl-cmd-back", 216, "#f4e6c2", 0)], 3),
        "lore-back": back("#5a379c", "#22103f", "#c6b2ea", "#e0b358", [("bl-die-lore", 236, "#f4dc9a", 0)], 4),
        "die-helmet": die("helmet"), "die-strike": die("strike"), "die-flag": die("flag"), "die-lore": die("lore"),
        "badge": badge(), "number": number(), "sign": sign(), "level": level(), "objective": objective(), "vacancy": vacancy(), "emblem": emblem(),
    }
