#!/usr/bin/env python3
"""Cuts every icon that is the picture of a card into tones:  python3 assets/plates/make.py [ROLE ...]

Needs numpy, scipy, pillow and rsvg-convert. Reads assets/icons/ROLE.svg, writes assets/icons/plate-ROLE.svg in the same box. A plate has four
paths without colour; the template that takes it says in paints of these names (assets/cards/land.py, tones()) what they are printed with:
    tone-body  the whole silhouette, small gaps closed: the shadow side, and the cuts between the parts
    tone-half  what is turned away neither from the light nor to it
    tone-lit   what is turned to the light, from above left; lies within half
    tone-rim   the edge towards a second light, from below right
The relief is the distance to the edge, rounded at the shoulder: of each part for its own form, of the silhouette for that of the whole. Where a
tone ends, lines of the graver run out into points.
"""
import io, pathlib, re, subprocess, sys

import numpy as np
from PIL import Image
from scipy import ndimage

HERE = pathlib.Path(__file__).resolve().parent
ASSETS = HERE.parent
ICONS = ASSETS / "icons"
# Pixels of the raster, units of the icon's box a pixel, pixels round the box.
N, UNIT, PAD = 288, 2.0, 16
LIGHT, RIM = np.array((-0.55, -0.65, 0.53)), np.array((0.62, 0.55, 0.30))
MOST_BYTES = 12_000
# Where the foot of a picture stands, if there is not much below it, and the line round it.
GROUND = 488
EDGE = ' stroke="url(#tone-edge)" stroke-width="13" stroke-linejoin="round" paint-order="stroke"'


def roles():
    """The icons that stand as pictures on the faces of cards and on boxes."""
    royal = re.findall(r'": "([\w-]+)"', (ASSETS / "battle_royal" / "emblems.ron").read_text("utf-8"))
    there = {path.stem for path in ICONS.glob("*.svg")}
    pictured = re.compile(r"rank-|tactic-|bi-\d\d|bl-cmd-|bl-lore-|game-")
    units = ["bl-bow", "bl-crossbow", "bl-creature", "bl-tremor", "bl-mounted", "bl-unit", "bl-die-green", "bl-die-blue", "bl-die-red"]
    return sorted({role for role in there if pictured.match(role)} | {f"br-{name}" for name in royal} | set(units))


def ink(role):
    """The icon as a mask."""
    text = (ICONS / f"{role}.svg").read_text("utf-8").replace('viewBox="0 0 512 512"', f'viewBox="{-PAD * UNIT} {-PAD * UNIT} {N * UNIT} {N * UNIT}"')
    png = subprocess.run(["rsvg-convert", "-w", str(N), "-h", str(N)], input=text.encode(), capture_output=True, check=True).stdout
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGBA"), float)[..., 3] / 255


def disc(radius):
    y, x = np.ogrid[-radius:radius + 1, -radius:radius + 1]
    return x * x + y * y <= radius * radius


def silhouette(mask):
    """Closes what is narrower than the graver's cuts, and fills small holes; large ones are holes."""
    shape = ndimage.binary_closing(mask, disc(7))
    holes, count = ndimage.label(~shape)
    areas = ndimage.sum_labels(np.ones_like(holes), holes, range(count + 1))
    small = [i for i in range(1, count + 1) if areas[i] < 1400]
    return ndimage.binary_dilation(shape | np.isin(holes, small), disc(2))


def shoulder(mask, width):
    """Height over the mask: rises from its edge like a quarter of a circle of this many units."""
    d = ndimage.distance_transform_edt(mask) * UNIT
    return width * np.sqrt(1 - (1 - np.minimum(d, width) / width) ** 2), d


def tones(alpha):
    mask = alpha > 0.5
    body = silhouette(mask)
    part, d = shoulder(mask, 34)
    whole, _ = shoulder(body, 110)
    height = ndimage.gaussian_filter(0.75 * part + 0.22 * d + 0.85 * whole, 1.6)
    gy, gx = np.gradient(height, UNIT)
    normal = np.stack((-gx, -gy, np.ones_like(gx)), -1)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    towards = normal @ LIGHT
    y, x = np.mgrid[:N, :N] * UNIT
    # The graver's lines: across the light, 21 units apart.
    wave = np.abs((x * 0.79 - y * 0.61) / 21 % 1 * 2 - 1) - 0.5
    ramp = ndimage.gaussian_filter(alpha, 0.5) * 2 - 1

    def cut(field, slack=0.12):
        """Within the ink, and where the field is above 0."""
        return np.minimum(field / slack, ramp)

    return {
        "body": ndimage.gaussian_filter(body.astype(float), 1.0) * 2 - 1,
        "half": cut(towards - 0.24 + 0.20 * wave),
        "lit": cut(towards - 0.66 + 0.16 * wave),
        "rim": cut(np.minimum((normal @ RIM - 0.72) * 2, (11 - d) / 11)),
    }


def contours(field):
    """Closed lines along which a field is 0 (marching squares), as arrays of points (x, y) in units of the icon's box."""
    f = field.copy()
    f[[0, -1]] = f[:, [0, -1]] = -1
    s = f > 0
    kind = s[:-1, :-1].astype(int) + s[:-1, 1:] + s[1:, :-1] + s[1:, 1:]
    follow = {}

    def cross(p, q):
        a, b = f[p[1], p[0]], f[q[1], q[0]]
        t = a / (a - b)
        return (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)

    for y, x in zip(*np.nonzero((kind > 0) & (kind < 4))):
        corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
        inside = [s[j, i] for i, j in corners]
        enter, leave = [], []
        for i in range(4):
            edge = (min(corners[i], corners[(i + 1) % 4]), max(corners[i], corners[(i + 1) % 4]))
            if inside[i] and not inside[(i + 1) % 4]:
                leave.append(edge)
            if not inside[i] and inside[(i + 1) % 4]:
                enter.append(edge)
        follow.update(zip(leave, enter))
    loops = []
    while follow:
        start, at = follow.popitem()
        loop = [start]
        while at != start:
            loop.append(at)
            at = follow.pop(at)
        loops.append((np.array([cross(*edge) for edge in loop]) + 0.5 - PAD) * UNIT)
    return loops


def thin(points, tolerance):
    """Douglas-Peucker on a closed line."""
    def walk(a):
        if len(a) < 3:
            return [a[0]]
        along = a[-1] - a[0]
        off = a[1:-1] - a[0]
        d = np.abs(off[:, 0] * along[1] - off[:, 1] * along[0]) / (np.hypot(*along) or 1e-9)
        at = int(d.argmax())
        return walk(a[:at + 2]) + walk(a[at + 1:]) if d[at] > tolerance else [a[0]]

    far = int(np.hypot(*(points - points[0]).T).argmax())
    return walk(points[:far + 1]) + walk(np.concatenate((points[far:], points[:1])))


def area(points):
    x, y = points.T
    return abs(np.dot(x, np.roll(y, 1)) - np.dot(y, np.roll(x, 1))) / 2


def path(loops, tolerance, least):
    """Whole units, each point from the one before; without specks."""
    out = []
    for loop in loops:
        points = np.round(thin(loop, tolerance)).astype(int)
        if len(points) < 3 or area(points) < least:
            continue
        steps = " ".join(f"{x} {y}" for x, y in np.diff(points, axis=0))
        out.append(f"M{points[0][0]} {points[0][1]}l{steps}z".replace(" -", "-"))
    return "".join(out)


def plate(role):
    layers = {name: contours(field) for name, field in tones(ink(role)).items()}
    outline = np.concatenate(layers["body"])
    (left, _), (right, foot) = outline.min(0), outline.max(0)
    # It stands on the ground, and throws a shadow there.
    down = int(np.clip(GROUND - foot, 0, 64))
    shadow = f'<ellipse cx="{(left + right) / 2:.0f}" cy="{foot - 6:.0f}" rx="{(right - left) * 0.47:.0f}" ry="{8 + (right - left) * 0.035:.0f}" fill="url(#tone-shadow)"/>'
    # A picture of many parts is drawn the more coarsely, until its file is small.
    for tolerance in (0.7, 1.0, 1.4, 2.0, 2.8):
        least = 30 * tolerance
        paths = "".join(f'<path fill="url(#tone-{name})"{EDGE if name == "body" else ""} fill-rule="evenodd" d="{path(loops, tolerance, least)}"/>' for name, loops in layers.items())
        text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><g transform="translate(0 {down})">{shadow}{paths}</g></svg>\n'
        if len(text) <= MOST_BYTES:
            break
    assert len(text) <= MOST_BYTES, role
    return text


def main():
    only = sys.argv[1:]
    if not only:
        for old in ICONS.glob("plate-*.svg"):
            old.unlink()
    total = 0
    wanted = only or roles()
    for role in wanted:
        text = plate(role)
        (ICONS / f"plate-{role}.svg").write_text(text, "utf-8")
        total += len(text)
    print(f"{len(wanted)} plates, {total:,} bytes")


if __name__ == "__main__":
    main()
