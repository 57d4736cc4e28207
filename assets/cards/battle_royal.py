"""Battle Royal's templates: faces of the cards, tokens, counters and signs. make.py writes them.

Keys of all cards: name, name_font, name_size, name_narrow, text_font, picture, land, colour, colour_dark, ink_on_band, ray. A `panel` is as high as the
text below it lets it be: panel_height, picture_x, picture_y, picture_scale. Tokens within a card are copies of eleven
that stand in its `defs`, by the letter of their type; `none` is nothing. What is not a card is drawn on clear ground.
"""
import math, random

from land import scene, tones
from make import BRASS, CREAM, DISPLAY, GLOSS, GOLD, H, INK, RED, RED_DARK, STOCK, W, beams, declared, edge, lens, lozenge, n, rays, rect, svg, wedge
from battlelore import small

FONT = "{{text_font}}"
NUMBER = "'Source Serif 4'"
TYPES = {"G": "grass", "R": "fire", "W": "water", "L": "lightning", "P": "psychic", "F": "fighting", "D": "darkness", "M": "metal", "Y": "fairy", "N": "dragon", "C": "colorless"}
LINES = 16
# Where the picture is, as far as the text below it lets it.
PLACE = "translate({{picture_x}} {{picture_y}}) scale({{picture_scale}})"
# The strip with the name of a card that lies on the table.
STRIP = "#f6ecd2"
# Names there are printed so narrow, since they are seen flattened; table/faces/print.rs knows it.
NARROW = 0.84
# Gold thread on cloth.
THREAD = "#c9a45a"
# The same where it has to be seen in the shade.
SHEEN = "#e2b667"


def icon(role, x, y, size, fill, extra=""):
    return f'<g transform="translate({n(x)} {n(y)}) scale({size / 512:.4f})" fill="{fill}"{extra}>{{{{icon:{role}}}}}</g>\n'


def text(x, y, size, words, fill=INK, weight=400, anchor="start", font=FONT, extra=""):
    return (f'<text x="{x}" y="{y}" font-family="{font}" font-weight="{weight}" font-size="{size}" text-anchor="{anchor}" fill="{fill}"{extra}>{words}</text>\n')


def squeezed(x, y, narrow, size, words, *how):
    """A text that is set so much narrower, by the key `narrow`, where smaller type could not be read."""
    return text(0, 0, size, words, *how, extra=f' transform="translate({x} {y}) scale({{{{{narrow}}}}} 1)"')


def shadowed(x, y, size, words, fill, shadow, anchor="end"):
    extra = ' letter-spacing="-2"'
    return text(x + 3, y + 3, size, words, shadow, 900, anchor, NUMBER, extra + ' fill-opacity=".55"') + text(x, y, size, words, fill, 900, anchor, NUMBER, extra)


def tokens():
    """The units of Energy, 40 units wide, to be used by their letter."""
    out = '<g id="token-none"/>\n'
    for letter, name in TYPES.items():
        out += (f'<g id="token-{letter}"><circle r="21.5" fill="{CREAM}"/><circle r="19" fill="{{{{{letter}_band}}}}" stroke="{INK}" stroke-width="2.6"/>'
                f'<g transform="translate(-13 -13) scale(.0508)" fill="{{{{{letter}_ink}}}}">{{{{icon:br-type-{name}}}}}</g></g>\n')
    return out


def token(key, x, y, scale=1.0):
    return f'<use href="#token-{{{{{key}}}}}" transform="translate({x} {y}) scale({scale})"/>'


def border():
    """Stock within a rim of the card's colour."""
    return (rect(0, 0, W, H, 45, 'fill="{{colour}}"') + rect(4, 4, W - 8, H - 8, 42, 'fill="none" stroke="{{colour_dark}}" stroke-width="8"')
            + rect(24, 24, W - 48, H - 48, 24, 'fill="url(#stock)"') + rect(24, 24, W - 48, H - 48, 24, 'fill="none" stroke="{{colour_dark}}" stroke-width="5"') + "\n")


def panel(top):
    """The framed picture, as high as it may be."""
    box = f'<rect x="42" y="{top}" width="{W - 84}" height="{{{{panel_height}}}}" rx="10" '
    body = f'<g clip-path="url(#panel)">{scene(PLACE, "{{land}}")}</g>' + box + 'fill="none" stroke="{{colour_dark}}" stroke-width="6"/>\n'
    return body, tones() + f'<clipPath id="panel">{box}/></clipPath>\n'


def fixed_panel(top, bottom, size):
    """The framed picture of a face that is seen from afar."""
    box = rect(27, top, W - 54, bottom - top, 14, "{0}")
    place = f"translate({n(315 - size / 2)} {n((top + bottom - size) / 2)}) scale({size / 512:.4f})"
    body = f'<g clip-path="url(#panel)">{scene(place, "{{land}}")}</g>' + box.format('fill="none" stroke="{{colour_dark}}" stroke-width="7"') + "\n"
    return body, tones() + f'<clipPath id="panel">{box.format("")}</clipPath>\n'


def name(x, y, anchor="start", fill=INK):
    return squeezed(x, y, "name_narrow", "{{name_size}}", "{{name}}", fill, 600, anchor, DISPLAY)


def two_lines(x, fill, weight, font):
    """The name in up to two lines. Keys: line_size, line_narrow, line_1 and line_2 with _y."""
    return "".join(squeezed(x, f"{{{{line_{i}_y}}}}", "line_narrow", "{{line_size}}", f"{{{{line_{i}}}}}", fill, weight, "start", font) for i in (1, 2))


def lines(x, anchor):
    return "".join(text(x, f"{{{{t{i}_y}}}}", "{{text_size}}", f"{{{{t{i}}}}}", anchor=anchor) for i in range(1, LINES + 1))


def pokemon():
    """Keys more: stage, stage_size, hp, type; ability, ability_y, ability_name, ability_size; of each attack a, b, c itself (shown or not), _y, _x, _scale, _name,
    _size, _damage, _1 to _5; t1 to t16 with _y, text_size; weak, weakness, resists, resistance, both with _x, retreat; of each type _band and _ink."""
    pictured, clips = panel(150)
    body = border() + text(46, 62, "{{stage_size}}", "{{stage}}", "{{colour_dark}}", 600) + name(44, 122)
    body += text(488, 132, 86, "{{hp}}", INK, 900, "end", NUMBER, ' letter-spacing="-2"') + token("type", 542, 94, 2.05) + "\n" + pictured
    body += '<g display="{{ability}}"><g transform="translate(0 {{ability_y}})">'
    body += f'<path d="M46 9h32l13 20-13 20H46l13-20z" fill="{RED}"/>' + text(104, 43, "{{ability_size}}", "{{ability_name}}", RED, 900) + "</g></g>\n"
    for row in "abc":
        body += f'<g display="{{{{{row}}}}}"><g transform="translate(0 {{{{{row}_y}}}})"><path d="{lens(46, 0, 584, 0, 1.5)}" fill="{{{{colour_dark}}}}"/>'
        body += f'<g transform="translate(46 29) scale({{{{{row}_scale}}}})">' + "".join(token(f"{row}_{i + 1}", 19 + 41 * i, 0) for i in range(5)) + "</g>"
        body += text(f"{{{{{row}_x}}}}", 44, f"{{{{{row}_size}}}}", f"{{{{{row}_name}}}}", weight=900)
        body += text(584, 47, 54, f"{{{{{row}_damage}}}}", INK, 900, "end", NUMBER) + "</g></g>\n"
    body += lines(46, "start")
    # What makes it weak and strong, and what a retreat costs: signs instead of words.
    body += f'<path d="{lens(46, 806, 584, 806, 2)}{lozenge(315, 806, 9, 6)}" fill="{{{{colour_dark}}}}"/>\n'
    for sign, key, said, x in (("weakness", "weak", "weakness", 46), ("resistance", "resists", "resistance", 232)):
        body += icon(f"br-sign-{sign}", x, 813, 34, "{{colour_dark}}") + token(key, x + 58, 830, 0.85) + f'<g transform="translate({{{{{said}_x}}}} 0)">' + text(x, 841, 31, f"{{{{{said}}}}}", weight=900, font=NUMBER) + "</g>"
    body += icon("br-sign-retreat", 470, 813, 34, "{{colour_dark}}") + '<use href="#token-C" transform="translate(530 830) scale(.85)"/>' + text(556, 841, 31, "{{retreat}}", weight=900, font=NUMBER)
    return svg(body + edge(), STOCK + clips + tokens())


def band(low, number, anchor="start"):
    """The band so far down, with the HP, whose figures are as high as on the plates that lie over them. Key: hp."""
    body = border() + f'<path d="M24 {low}V48a24 24 0 0 1 24-24H582a24 24 0 0 1 24 24V{low}z" fill="{{{{colour}}}}"/><path d="M24 {low - 2}h582v6H24z" fill="{{{{colour_dark}}}}"/>'
    return body + shadowed(*number, "{{hp}}", "{{ink_on_band}}", "{{colour_dark}}", anchor)


def type_sign(x, y, r):
    """Key: emblem."""
    size = r * 88 / 70
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{CREAM}" stroke="{{{{colour_dark}}}}" stroke-width="6"/>' + f'<circle cx="{x}" cy="{y}" r="{r - 11}" fill="{{{{colour}}}}"/>' + icon("{{emblem}}", x - size / 2, y - size / 2, size, "{{ink_on_band}}")


def top():
    """What is told from afar: HP and type."""
    return band(174, (44, 162, 196)) + type_sign(524, 100, 70)


def head(fanned=False):
    """The same, and the name; in a crowded hand it begins at the left and may have two lines."""
    # In the type of texts: its small letters are larger than small capitals of the same width.
    ink, at = "#20140c", 46 if fanned else 315
    name_ = two_lines(0, ink, 900, FONT) if fanned else squeezed(0, 275, "name_narrow", "{{name_size}}", "{{name}}", ink, 900, "middle")
    return top() + f'<path d="M27 178H603V306H27z" fill="{STRIP}"/><g transform="translate({at} 0) scale({NARROW} 1)">{name_}</g>'


def pokemon_active(fanned=False):
    """As it lies before the viewer: what attacks cost and do, so large that it is read without being taken up. Keys more: hp, emblem, the panel, those of
    ability and attacks, of each type _band and _ink; `fanned` in a crowded hand those of two lines."""
    top, foot = 306, 838
    # The picture goes on behind the strip on which the rows stand.
    pictured = (f'<g clip-path="url(#panel)">{scene(PLACE, "{{land}}")}'
                f'<g transform="translate(0 {{{{panel_height}}}})"><path d="M27 {top}h576v600h-576z" fill="#f6ecd2" fill-opacity=".86"/><path d="M27 {top - 3}h576v6h-576z" fill="{{{{colour_dark}}}}"/></g></g>\n')
    clips = tones() + f'<clipPath id="panel"><path d="M27 {top}h576V{foot}a18 18 0 0 1-18 18H45a18 18 0 0 1-18-18z"/></clipPath>\n'
    body = head(fanned) + pictured + '<g display="{{ability}}"><g transform="translate(0 {{ability_y}})">'
    body += f'<path d="M46 18h44l18 28-18 28H46l18-28z" fill="{RED}"/>' + squeezed(124, 66, "ability_narrow", "{{ability_size}}", "{{ability_name}}", RED, 900) + "</g></g>\n"
    for row in "abc":
        body += f'<g display="{{{{{row}}}}}"><g transform="translate(0 {{{{{row}_y}}}})"><path d="{lens(46, 0, 584, 0, 2)}" fill="{{{{colour_dark}}}}"/>'
        body += f'<g transform="translate(46 46) scale({{{{{row}_scale}}}})">' + "".join(token(f"{row}_{i + 1}", 19 + 41 * i, 0) for i in range(5)) + "</g>"
        body += squeezed(f"{{{{{row}_x}}}}", 66, f"{row}_narrow", f"{{{{{row}_size}}}}", f"{{{{{row}_name}}}}", INK, 900)
        body += text(584, 83, 112, f"{{{{{row}_damage}}}}", INK, 900, "end", NUMBER, ' letter-spacing="-2"') + "</g></g>\n"
    return svg(body + edge(), STOCK + clips + tokens())


def pokemon_small():
    """What lies on the card lies on its foot. Keys more: hp, emblem."""
    pictured, clips = fixed_panel(306, 836, 500)
    return svg(head() + pictured + edge(), STOCK + clips)


def pokemon_far():
    """On another's Bench: no name could be read, and HP have the whole width. Keys more: hp, emblem."""
    pictured, clips = fixed_panel(268, 836, 520)
    return svg(band(268, (312, 243, 300), "middle") + pictured + type_sign(524, 352, 76) + edge(), STOCK + clips)


def banner(height):
    """The band of a Trainer: its icon and the word for its kind. Keys: kind, kind_size, kind_narrow, kind_icon."""
    notch = "M24 {0}V48a24 24 0 0 1 24-24H582a24 24 0 0 1 24 24V{0}L315 {1}z".format(height, height + 26)
    body = f'<path d="{notch}" fill="{{{{colour}}}}" stroke="{{{{colour_dark}}}}" stroke-width="5" stroke-linejoin="round"/>'
    return body + f'<path d="M36 {height - 10}V50a14 14 0 0 1 14-14H580a14 14 0 0 1 14 14V{height - 10}" fill="none" stroke="{{{{ray}}}}" stroke-width="2.4" stroke-opacity=".8"/>\n'


def trainer():
    """Keys more: those of the band, t1 to t16 with _y, text_size."""
    pictured, clips = panel(236)
    body = border() + banner(128) + icon("{{kind_icon}}", 52, 38, 84, "{{ink_on_band}}") + squeezed(158, 100, "kind_narrow", "{{kind_size}}", "{{kind}}", "{{ink_on_band}}", 900)
    body += name(315, 212, "middle") + pictured + lines(315, "middle")
    return svg(body + edge(), STOCK + clips)


def trainer_fanned():
    """In a crowded hand. Keys more: those of the band, of two lines."""
    pictured, clips = panel(280)
    body = border() + banner(128) + icon("{{kind_icon}}", 52, 38, 84, "{{ink_on_band}}") + squeezed(158, 100, "kind_narrow", "{{kind_size}}", "{{kind}}", "{{ink_on_band}}", 900)
    return svg(body + two_lines(46, INK, 600, DISPLAY) + pictured + edge(), STOCK + clips)


def trainer_small():
    """Keys more: those of the band."""
    pictured, clips = fixed_panel(236, 716, 460)
    body = border() + banner(184) + icon("{{kind_icon}}", 50, 36, 144, "{{ink_on_band}}") + squeezed(216, 138, "kind_narrow", "{{kind_size}}", "{{kind}}", "{{ink_on_band}}", 900) + pictured + name(315, 806, "middle")
    return svg(body + edge(), STOCK + clips)


def sun(cy, radius, seed):
    """The round sign of an Energy card in a sky of its colour."""
    body = rect(0, 0, W, H, 45, 'fill="{{colour}}"') + '<g clip-path="url(#panel)">' + f'<path d="{beams(315, cy, 32, 760)}" fill="{{{{ray}}}}" fill-opacity=".42"/>'
    body += f'<path d="{rays(seed, 315, cy, radius + 22, (24, 24, W - 24, H - 24), 72, 7)}" fill="{{{{colour_dark}}}}" fill-opacity=".5"/></g>\n'
    body += rect(4, 4, W - 8, H - 8, 42, 'fill="none" stroke="{{colour_dark}}" stroke-width="8"') + rect(24, 24, W - 48, H - 48, 24, 'fill="none" stroke="{{colour_dark}}" stroke-width="5"') + "\n"
    return body, f'<clipPath id="panel">{rect(24, 24, W - 48, H - 48, 24, "")}</clipPath>\n'


def plate(top, bottom):
    """A strip of stock across a card."""
    return f'<path d="M26 {top}H604V{bottom}H26z" fill="url(#stock)"/><path d="M24 {top - 3}h582v6H24zM24 {bottom - 3}h582v6H24z" fill="{{{{colour_dark}}}}"/>\n'


def energy():
    """A Basic Energy card: one face for near and far."""
    cy, r = 400, 226
    body, clips = sun(cy, r, 75)
    body += f'<circle cx="315" cy="{cy}" r="{r}" fill="{{{{colour_dark}}}}"/><circle cx="315" cy="{cy}" r="{r - 10}" fill="{CREAM}"/><circle cx="315" cy="{cy}" r="{r - 26}" fill="{{{{colour}}}}"/>'
    body += f'<circle cx="315" cy="{cy}" r="{r - 36}" fill="none" stroke="{{{{ink_on_band}}}}" stroke-width="2.5" stroke-opacity=".6"/>' + icon("{{picture}}", 315 - 140, cy - 140, 280, "{{ink_on_band}}")
    body += plate(700, 812) + name(315, 776, "middle")
    return svg(body + edge(), STOCK + clips)


def special(far):
    """A Special Energy card: its emblem in a notched ring of brass, and what it provides as tokens. Keys more: u1, u2, u3, units_x; near: the panel, t1 to t16 with _y, text_size."""
    cy, r = (390, 236) if far else (236, 162)
    body, clips = sun(cy, r, 76)
    teeth = "".join(lozenge(315 + (r + 2) * math.cos(a), cy + (r + 2) * math.sin(a), 17, 17) for i in range(24) for a in [2 * math.pi * i / 24])
    body += f'<path d="{teeth}" fill="#5e3d06"/><circle cx="315" cy="{cy}" r="{r + 4}" fill="#5e3d06"/><circle cx="315" cy="{cy}" r="{r - 2}" fill="url(#gold)"/><circle cx="315" cy="{cy}" r="{r - 26}" fill="{CREAM}" stroke="#5e3d06" stroke-width="4"/>'
    size = (r - 26) * 1.34
    body += icon("{{picture}}", 315 - size / 2, cy - size / 2, size, INK)
    units = "".join(f'<use href="#token-{{{{u{i + 1}}}}}" transform="translate({40 + 80 * i} 0) scale(1.9)"/>' for i in range(3))
    if far:
        body += f'<g transform="translate({{{{units_x}}}} 90)">{units}</g>' + plate(700, 812) + name(315, 776, "middle")
    else:
        body += f'<path d="M26 464H604V832a24 24 0 0 1-24 24H50a24 24 0 0 1-24-24z" fill="url(#stock)"/><path d="M24 461h582v6H24z" fill="{{{{colour_dark}}}}"/><g transform="translate({{{{units_x}}}} 464)">{units}</g>' + name(315, 560, "middle") + lines(315, "middle")
    return svg(body + edge(), STOCK + GOLD + clips + tokens())


def back(field, deep, line, sign, seed, size):
    """Woodcut in brass on a field of one colour."""
    cx, cy = W / 2, H / 2
    body = rect(0, 0, W, H, 45, 'fill="url(#stock)"') + rect(26, 26, W - 52, H - 52, 24, 'fill="url(#field)"') + f'<g clip-path="url(#inside)"><path d="{beams(cx, cy, 40, 600, 150, 0.4)}" fill="{line}" fill-opacity=".13"/>'
    body += f'<path d="{rays(seed, cx, cy, 238, (60, 60, W - 60, H - 60), 80, 4.5)}" fill="{line}" fill-opacity=".5"/></g>\n'
    for inset, width in ((26, 5), (46, 4), (58, 1.8)):
        body += rect(inset, inset, W - 2 * inset, H - 2 * inset, max(6, 40 - inset * 0.6), f'fill="none" stroke="{deep if inset == 26 else line}" stroke-width="{width}"')
    body += f'\n<circle cx="{n(cx)}" cy="{n(cy)}" r="212" fill="{deep}" stroke="{line}" stroke-width="8"/><circle cx="{n(cx)}" cy="{n(cy)}" r="194" fill="url(#field)" stroke="{line}" stroke-width="2.4"/>\n'
    ring = "".join(wedge(cx + 166 * math.cos(a), cy + 166 * math.sin(a), cx + 190 * math.cos(a), cy + 190 * math.sin(a), 7) for i in range(48) for a in [2 * math.pi * i / 48])
    body += f'<path d="{ring}" fill="{line}" fill-opacity=".55"/>\n' + icon(sign, cx - size / 2 + 5, cy - size / 2 + 5, size, deep) + icon(sign, cx - size / 2, cy - size / 2, size, line)
    for x in (104, W - 104):
        for y in (104, H - 104):
            body += f'<path d="{lozenge(x, y, 26, 26)}" fill="{line}"/><path d="{lozenge(x, y, 15, 15)}" fill="{deep}"/>'
    defs = (f'<radialGradient id="field" gradientUnits="userSpaceOnUse" cx="315" cy="440" r="520"><stop offset="0" stop-color="{field}"/><stop offset="1" stop-color="{deep}"/></radialGradient>\n'
            f'<clipPath id="inside"><rect x="58" y="58" width="{W - 116}" height="{H - 116}"/></clipPath>\n')
    return svg(body + "\n" + edge(), STOCK + defs)


def disc(rim, plate_fill, r=94):
    return (f'<circle cx="100" cy="104" r="{r}" fill="#140f08" fill-opacity=".45"/><circle cx="100" cy="98" r="{r}" fill="{INK}"/><circle cx="100" cy="98" r="{r - 5}" fill="{rim}"/>'
            f'<circle cx="100" cy="98" r="{r - 15}" fill="{plate_fill}"/>')


def energy_token():
    """A unit of Energy, or a Basic Energy card that is attached."""
    return small(disc("{{ray}}", "{{colour}}") + icon("{{emblem}}", 38, 36, 124, "{{ink_on_band}}"))


def special_token():
    """A Special Energy card that is attached: a notched rim of brass tells it from a basic one."""
    teeth = "".join(lozenge(100 + 88 * math.cos(a), 98 + 88 * math.sin(a), 11, 11) for i in range(16) for a in [2 * math.pi * i / 16])
    body = f'<circle cx="100" cy="104" r="90" fill="#140f08" fill-opacity=".45"/><path d="{teeth}" fill="{INK}"/><circle cx="100" cy="98" r="89" fill="{INK}"/><circle cx="100" cy="98" r="84" fill="url(#gold)"/>'
    body += '<circle cx="100" cy="98" r="73" fill="{{colour}}" stroke="#3a2408" stroke-width="4"/>'
    return small(body + icon("{{emblem}}", 42, 40, 116, "{{ink_on_band}}"), GOLD)


def damage():
    """Damage counters: a wax disc with the damage. Keys: number, size."""
    blob = "".join(f"{'M' if i == 0 else 'L'}{n(100 + r * math.cos(a))} {n(98 + r * math.sin(a))}" for i in range(90) for a in [2 * math.pi * i / 90] for r in [91 + 2.6 * math.sin(7 * a + 1) + 1.6 * math.sin(11 * a)])
    body = f'<path d="{blob}z" transform="translate(0 6)" fill="#140f08" fill-opacity=".45"/><path d="{blob}z" fill="{RED_DARK}"/><circle cx="100" cy="98" r="83" fill="url(#wax)"/><circle cx="100" cy="98" r="74" fill="none" stroke="#f0a090" stroke-width="3" stroke-opacity=".8"/>'
    at = 'x="98" text-anchor="middle" font-family="{0}" font-weight="900" font-size="{{{{size}}}}" letter-spacing="-3"'.format(NUMBER)
    body += f'<g transform="translate(0 98)"><text {at} dy=".34em" fill="#4a0f0a">{{{{number}}}}</text><text {at} y="-3" dy=".34em" fill="#fff6df">{{{{number}}}}</text></g>\n'
    return small(body, '<radialGradient id="wax" cx=".38" cy=".3" r=".8"><stop offset="0" stop-color="#d04a3c"/><stop offset=".6" stop-color="#b3281f"/><stop offset="1" stop-color="#8a1c15"/></radialGradient>\n')


def drawing(width, height, body, defs="", part=1.0):
    """A picture that is no card, drawn with so many pixels a unit."""
    defs = f"<defs>\n{defs}</defs>\n" if defs else ""
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{n(width * part)}" height="{n(height * part)}" viewBox="0 0 {width} {height}">\n{defs}{body}</svg>\n'


def hp(hurt):
    """The HP that are left, over the printed ones: on a plate of card stock, and once there is damage on a red one that is torn off. Three figures fill
    it. Key: number."""
    if not hurt:
        body = rect(3, 3, 336, 134, 26, 'fill="#f7ecd0" stroke="#4a3a28" stroke-width="6"')
    else:
        torn = "M26 4H338L314 37 338 70 314 103 338 136H26a22 22 0 0 1-22-22V26a22 22 0 0 1 22-22z"
        body = f'<path d="{torn}" fill="#741510" stroke="#ff9c84" stroke-width="7" stroke-linejoin="round"/>'
    body += f'<text x="{159 if hurt else 170}" text-anchor="middle" y="123" font-family="{NUMBER}" font-weight="900" font-size="170" letter-spacing="-2" fill="{"#fff1d0" if hurt else INK}">{{{{number}}}}</text>\n'
    return drawing(342, 140, body, part=0.6)


def bar():
    """What is left of the HP, along the lower edge of a card. Keys: width (of 548), light, dark."""
    body = rect(0, 0, 560, 60, 22, 'fill="#f0dfb0"') + rect(4, 4, 552, 52, 19, 'fill="#2a1a12"') + '<g clip-path="url(#track)"><rect x="6" y="6" width="{{width}}" height="48" fill="url(#fill)"/>'
    body += "".join(f'<path d="M{n(6 + 548 * i / 4)} 6v48" stroke="{INK}" stroke-width="5" stroke-opacity=".7"/>' for i in (1, 2, 3)) + "</g>\n"
    defs = '<linearGradient id="fill" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{{light}}"/><stop offset="1" stop-color="{{dark}}"/></linearGradient>\n' + f'<clipPath id="track">{rect(6, 6, 548, 48, 17, "")}</clipPath>\n'
    return drawing(560, 60, body, defs, 0.5)


def streak():
    """The way that a blow came: it begins thin below and ends in a point above."""
    body = '<path d="M60 600 40 120H8L60 4 112 120H80z" fill="url(#burn)" stroke="#5c1404" stroke-width="6" stroke-opacity=".75" stroke-linejoin="round"/><path d="M60 560 52 110H36L60 40 84 110H68z" fill="url(#core)"/>\n'
    def fade(name, colour, top):
        return f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="600" x2="0" y2="0"><stop offset="0" stop-color="{colour}" stop-opacity="0"/><stop offset=".5" stop-color="{colour}" stop-opacity="{top * 0.8:.2f}"/><stop offset="1" stop-color="{colour}" stop-opacity="{top}"/></linearGradient>\n'
    return drawing(120, 600, body, fade("burn", "#ff7a4a", 0.95) + fade("core", "#fff0c0", 1.0), 0.6)


def laurel():
    """On the field of whoever has won: embroidered in gold, its shadow on the cloth."""
    c, gold = 256, '<linearGradient id="gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffedb4"/><stop offset=".5" stop-color="#ecbd58"/><stop offset="1" stop-color="#b97f26"/></linearGradient>\n'
    body = f'<circle cx="{c}" cy="{c}" r="248" fill="url(#shine)"/>\n' + icon("ui-laurel", 48, 54, 420, "#140c26", ' fill-opacity=".7" stroke="#140c26" stroke-opacity=".5" stroke-width="20" stroke-linejoin="round"') + icon("ui-laurel", 46, 46, 420, "url(#gold)")
    shine = f'<radialGradient id="shine" gradientUnits="userSpaceOnUse" cx="{c}" cy="{c}" r="248"><stop offset="0" stop-color="#ffce6a" stop-opacity=".42"/><stop offset="1" stop-color="#ffce6a" stop-opacity="0"/></radialGradient>\n'
    return drawing(512, 512, body, gold + shine, 0.6)


def condition():
    """A Special Condition: an eight-sided sign."""
    def eight(r):
        return "M" + "L".join(f"{n(100 + r * math.cos(a))} {n(98 + r * math.sin(a))}" for i in range(8) for a in [math.pi * (2 * i + 1) / 8]) + "z"
    body = f'<path d="{eight(97)}" transform="translate(0 6)" fill="#140f08" fill-opacity=".45"/><path d="{eight(97)}" fill="{INK}"/><path d="{eight(91)}" fill="{{{{ray}}}}"/><path d="{eight(80)}" fill="{{{{colour}}}}"/>'
    return small(body + icon("{{emblem}}", 42, 40, 116, "{{ink_on_band}}"))


def mark(role, rim, fill, ink):
    return small(disc(rim, fill) + icon(role, 46, 44, 108, ink))


def hit():
    """A shield: this Pokémon has been hit in this turn."""
    shield = "M100 6 184 34V104C184 152 148 178 100 196C52 178 16 152 16 104V34z"
    body = f'<path d="{shield}" fill="{INK}"/><path d="M100 14 177 40V104C177 147 144 171 100 187C56 171 23 147 23 104V40z" fill="#e9d9b0"/><path d="M100 27 166 49V104C166 141 138 160 100 175C62 160 34 141 34 104V49z" fill="#2b3a63"/>'
    return small(body + icon("br-sign-hit", 50, 50, 100, "#fff6df"))


def coin(role, light, mid, dark, ink):
    body = f'<circle cx="200" cy="206" r="186" fill="#140f08" fill-opacity=".45"/><circle cx="200" cy="198" r="188" fill="{dark}"/><circle cx="200" cy="198" r="182" fill="url(#coin)"/><circle cx="200" cy="198" r="158" fill="none" stroke="{dark}" stroke-width="5"/>'
    beads = "".join(f'<circle cx="{n(200 + 169 * math.cos(a))}" cy="{n(198 + 169 * math.sin(a))}" r="5.4"/>' for i in range(48) for a in [2 * math.pi * i / 48])
    body += f'<g fill="{dark}">{beads}</g>\n' + icon(role, 82, 80, 240, light) + icon(role, 79, 77, 240, ink)
    return small(body, f'<radialGradient id="coin" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="{light}"/><stop offset=".55" stop-color="{mid}"/><stop offset="1" stop-color="{dark}"/></radialGradient>\n', size=400)


def vacancy():
    """The place that waits for a card: sunk a little into the cloth, its edge embroidered. Key: emblem."""
    body = rect(10, 10, W - 20, H - 20, 42, 'fill="#08061a" fill-opacity=".26"')
    # The shadow of its edge falls inwards.
    for inset, width, opacity in ((18, 16, 0.16), (26, 30, 0.08)):
        body += rect(inset, inset, W - 2 * inset, H - 2 * inset, 52 - inset, f'fill="none" stroke="#08061a" stroke-width="{width}" stroke-opacity="{opacity}"')
    body += rect(30, 30, W - 60, H - 60, 28, f'fill="none" stroke="{THREAD}" stroke-width="10" stroke-opacity=".7" stroke-linecap="round" stroke-dasharray="40 28"') + icon("{{emblem}}", 195, 320, 240, SHEEN, ' fill-opacity=".75"')
    return svg(body)


def field():
    """A player's mat and the lines round it; what lies on it stays within them (table/field.rs). Keys: dye, and dark, what that is in the folds."""
    body = '<rect x="4" y="4" width="1992" height="792" rx="48" fill="#2f2b66" fill-opacity=".5"/><rect x="4" y="4" width="1992" height="792" rx="48" fill="{{dark}}" fill-opacity=".26"/><rect x="4" y="4" width="1992" height="792" rx="48" fill="{{dye}}" fill-opacity=".12"/>'
    for inset, width, opacity in ((6, 6, 0.75), (15, 2.6, 0.45)):
        body += f'<rect x="{inset}" y="{inset}" width="{2000 - 2 * inset}" height="{800 - 2 * inset}" rx="{50 - inset}" fill="none" stroke="{THREAD}" stroke-width="{width}" stroke-opacity="{opacity}"/>'
    for y in (12, 788):
        body += f'<path d="{lozenge(1000, y, 20, 10)}" fill="{THREAD}" fill-opacity=".8"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="800" viewBox="0 0 2000 800">\n{body}</svg>\n'


def woven():
    """The sign of a type, woven into a field. Key: emblem."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="630" height="630" viewBox="0 0 512 512">\n<g fill="{CREAM}" fill-opacity=".08">{{{{icon:{{{{emblem}}}}}}}}</g>\n</svg>\n'


def files():
    # A match has some 140 cards with two faces each, Pokémon with four.
    full = {
        "pokemon": pokemon(), "trainer": trainer(), "energy": energy(), "energy-special": special(False),
        "back": back("#35327a", "#17153c", "#d3a545", "game-battle_royal", 77, 236), "prize": back("#b3281f", "#5c140f", "#e6bd62", "br-sign-prize", 78, 246),
    }
    far = {"pokemon-small": pokemon_small(), "trainer-small": trainer_small(), "energy-special-small": special(True), "vacancy": vacancy()}
    return {name: declared(0.7, drawing) for name, drawing in full.items()} | {name: declared(0.5, drawing) for name, drawing in far.items()} | {
        "pokemon-active": declared(0.64, pokemon_active()), "pokemon-fanned": declared(0.5, pokemon_active(True)), "trainer-fanned": declared(0.5, trainer_fanned()), "pokemon-far": declared(0.4, pokemon_far()),
        "token": energy_token(), "token-special": special_token(), "damage": damage(), "condition": condition(),
        "tool": mark("br-sign-tool", "#e9d9b0", "#5c3a26", "#fff6df"), "attacked": mark("br-sign-attacked", BRASS, "#3a2a1c", "#f4e6c2"), "hit": hit(),
        "heads": coin("imp-laugh", "#f7dc8a", "#dca93c", "#6b4708", "#3a2408"), "tails": coin("br-sign-tails", "#eceae2", "#b3b1a8", "#4c4a44", "#26241f"),
        "field": field(), "woven": woven(), "hp": hp(False), "hp-hurt": hp(True), "bar": bar(), "streak": streak(), "laurel": laurel(),
    }
