"""The fronts of the games' boxes: the emblem of the game stands in a landscape, printed with the colours of the box, within a frame of gold. make.py writes them."""
from land import scene, tones
from make import DISPLAY, n, rect

# Width and height of the front below the lid (game_box of models/make.py), in units.
WIDE, HIGH = 1040, 880
# Of each game: sky, what is dark, and what lies in the light.
PAINTS = {
    "battle_line": ("#a8481c", "#2c1c0a", "#f6d28a"), "knight_line": ("#4f6f78", "#16262a", "#e9dcb4"), "bottle_imp": ("#7b2450", "#240a20", "#f3c98a"),
    "battlelore": ("#a8641c", "#33200a", "#f7dca0"), "battle_royal": ("#4a3c92", "#171236", "#e6c68a"),
}
GOLD = "#e6bd62"


def front(game):
    sky, dark, light = PAINTS[game]
    frame = "".join(rect(inset, inset, WIDE - 2 * inset, HIGH - 2 * inset, 46 - inset / 2, f'fill="none" stroke="{GOLD}" stroke-width="{width}" stroke-opacity="{opacity}"')
                    for inset, width, opacity in ((22, 11, 0.95), (42, 3.5, 0.7)))
    # Where hands have held it the print is worn off.
    worn = rect(4, 4, WIDE - 8, HIGH - 8, 40, 'fill="none" stroke="#f0dcae" stroke-width="9" stroke-opacity=".34" stroke-dasharray="130 46 34 90 210 60 18 120"')
    shade = '<radialGradient id="shade" gradientUnits="userSpaceOnUse" cx="520" cy="380" r="680"><stop offset=".5" stop-color="#0c0604" stop-opacity="0"/><stop offset="1" stop-color="#0c0604" stop-opacity=".62"/></radialGradient>\n'
    panel = f'<clipPath id="panel">{rect(0, 0, WIDE, HIGH, 40, "")}</clipPath>\n'
    body = f'<g clip-path="url(#panel)">{scene("translate(180 78) scale(1.33)", f"game-{game}", f"game-{game}")}<path d="M0 0h{WIDE}v{HIGH}H0z" fill="url(#shade)"/></g>\n'
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{n(WIDE * 0.62)}" height="{n(HIGH * 0.62)}" viewBox="0 0 {WIDE} {HIGH}">\n<defs>\n{tones(sky, dark, light)}{shade}{panel}</defs>\n{body}{worn}{frame}\n</svg>\n')


def files():
    return {f"{game}/box": front(game) for game in PAINTS}
