"""Woods, paints and the parts that many figures share."""
import math
from dataclasses import dataclass

from carve import TAU, paint, place, tint

PEWTER = paint("#8d8e90")
STEEL = paint("#b3b4b2")
SHADOW = paint("#1b1512")
BRASS = paint("#d0a04a")
LEATHER = paint("#74482a", 0.2)
SHAFT = paint("#9a6a38", 0.2)
CREAM = paint("#f4ead0")
TINT, RIM, DEEP = tint(), tint(0.55), tint(0.78)
# Weapons are larger than life: a unit is told by them from far above.
LARGE = 1.3


@dataclass(frozen=True)
class Wood:
    """What a side's figures are carved of, and how their bases look."""
    body: tuple
    limb: tuple
    face: tuple
    base: tuple
    hair: tuple
    horse: tuple
    mane: tuple
    iron: tuple
    corners: int


SIDES = {
    "s": Wood(paint("#e0bd85", 0.22), paint("#e8c995", 0.18), paint("#f3d9ab", 0.08), paint("#f2e6c8", 0.06), paint("#8a5a2c", 0.2),
              paint("#b9793f", 0.25), paint("#6b3d1c", 0.2), paint("#6f747a"), 18),
    "n": Wood(paint("#774a2e", 0.26), paint("#85583a", 0.2), paint("#b08055", 0.1), paint("#6b4a38", 0.16), paint("#35221a", 0.2),
              paint("#4f403a", 0.3), paint("#241a16", 0.2), paint("#a5a198"), 6),
}


def base(c, wood, rx=11.0, ry=11.0, h=3.0):
    """A round base, or a hexagonal one with a corner to the front and the back; hardly wider than who stands on it, so that a unit
    stays well within its hex."""
    k = 1.0 if wood.corners > 6 else 1.06
    c.turned([(0.98, 0), (1.0, h * 0.66), (0.92, h)], wood.base, wood.corners, rx * k, ry * k, start=0.0, flat=wood.corners == 6)


def held(c, hand, forward=0.0, aside=0.0, size=LARGE):
    """What is held in a hand: so many times as large as described, leaning forward and aside about the hand (degrees)."""
    x, y, z = hand
    return c.within(place(x, y, z, pitch=forward, roll=aside, size=size) @ place(-x, -y, -z))


def eyes(c, x, y, z, r, wide=0.40, size=0.62, p=SHADOW):
    """Two dots on a ball of radius r."""
    for s in (-1, 1):
        a = s * wide
        c.ball(x + r * math.sin(a) * 0.98, y - r * math.cos(a) * 0.98, z, size * 1.15, p, 4, 2)


def arm(c, p, hand, side, shoulder=(6.0, 0.2, 25.0), elbow=(8.8, -0.6, 19.6), at=(8.9, -5.2, 18.4), thick=2.1):
    """A sleeve from the shoulder to the hand; side -1 is the figure's right."""
    def s(v):
        return (v[0] * side, v[1], v[2])
    c.tube([s(shoulder), s(elbow), s(at)], [thick * 1.05, thick, thick * 0.8], p, 5)
    c.ball(at[0] * side, at[1], at[2], thick * 0.9, hand, 5, 3)


def cape(c, p, top=27.5, low=7.0, r=(5.6, 9.4), depth=0.86, wide=1.75, cols=7, inside=RIM, folds=0.35):
    """A cloak round the back; wide: half its angle in radians."""
    rows = []
    for j in range(4):
        t = j / 3
        row = []
        for i in range(cols):
            a = -wide + 2 * wide * i / (cols - 1)
            rr = r[0] + (r[1] - r[0]) * t ** 0.8 + (folds * t * (1 if i % 2 else -1))
            row.append((rr * math.sin(a), rr * depth * math.cos(a) + 0.5 * t, top + (low - top) * t - (1.0 if abs(i - (cols - 1) / 2) < 2 else 0) * t))
        rows.append(row)
    c.shell(rows, lambda q: (-q.x * 0.12, -q.y * 0.12, 0), p, inside)


def cowl(c, p=TINT, r=7.6, z=29.2, low=22.6):
    """A collar over the shoulders."""
    c.turned([(3.0, z + 0.8), (4.6, z - 0.4), (r * 0.92, z - 3.2), (r, low), (r - 1.2, low - 0.2), (3.0, low + 2)], [p, p, p, RIM, RIM], 12, 1.0, 0.88)


def hood(c, wood, x=0.0, y=0.0, z=33.0, r=5.5, point=2.6, brim=0.0, p=TINT):
    """A head in a pointed hood."""
    c.ball(x, y - 1.9, z - 0.3, r * 0.84, wood.face, 9, 5)
    eyes(c, x, y - 1.9, z + 0.2, r * 0.84)
    c.turned([(r * 0.6, -r * 0.8), (r, 0.0), (r * 0.86, r * 0.56), (r * 0.34, r * 1.2), (0, r * 1.22 + point)],
             p, 9, 1.0, 1.0, x, y, z, lean=(0, 1.6 + point * 0.5))
    if brim:
        c.turned([(r * 0.95, 1.0), (r + brim, 0.2), (r + brim, 0.9), (r * 0.92, 2.2)], [DEEP, RIM, p], 12, 0.92, 1.12, x, y - 1.0, z)


def beard(c, p, x=0.0, y=-4.0, z=31.0, w=4.0, length=8.0):
    """A beard that hangs down from a face."""
    c.tube([(x, y + 1.2, z + 0.6), (x, y - 0.8, z - length * 0.3), (x, y - 1.0, z - length * 0.7), (x, y + 0.2, z - length)],
           [(w, 2.2), (w * 0.95, 2.3), (w * 0.55, 1.5), (0, 0)], p, 8, up=(0, 1, 0))


def spear(c, x, y, z0, z1, head=8.0, lean=(0.0, 0.0), p=SHAFT, r=0.95):
    dx, dy = lean
    c.tube([(x, y, z0), (x + dx, y + dy, z1)], r, p, 5)
    k = 1 + head / (z1 - z0)
    c.tube([(x + dx, y + dy, z1 - 1), (x + dx * (1 + (k - 1) * 0.35), y + dy, z1 + head * 0.3), (x + dx * k, y + dy * k, z1 + head)],
           [(1.1, 1.1), (2.6, 1.0), (0, 0)], STEEL, 4, up=(0, 1, 0))


def sword(c, hand, tip, wide=2.0):
    """A blade from the hand to the tip, with a brass guard."""
    hx, hy, hz = hand
    d = [t - h for t, h in zip(tip, hand)]
    n = math.sqrt(sum(v * v for v in d))
    u = [v / n for v in d]
    def on(k):
        return tuple(h + v * k for h, v in zip(hand, u))
    c.tube([on(-3.4), on(2.2)], 0.75, LEATHER, 5)
    c.ball(*on(-3.8), 1.1, BRASS, 6, 4)
    c.tube([on(2.0), on(n - 3.4), tip], [(wide, 0.7), (wide * 0.8, 0.6), (0, 0)], STEEL, 4, up=(0, 1, 0))
    side = (u[2], 0, -u[0])
    g = on(2.0)
    c.tube([tuple(a - 3.2 * b for a, b in zip(g, side)), tuple(a + 3.2 * b for a, b in zip(g, side))], 0.8, BRASS, 5)


def axe(c, x, y, z0, z1, size=1.0, side=-1):
    """An upright axe; side: where the edge is."""
    c.tube([(x, y, z0), (x, y, z1)], 1.05, SHAFT, 5)
    e = [(0.3, 1.6), (0.3, -1.6), (3.0, -2.2), (5.6, -5.0), (6.4, -0.3), (5.2, 3.6), (2.8, 1.9)]
    c.within(place(x, y + 0.7, z1 - 3.4 * size)).plate([(side * a * size, b * size) for a, b in e], 1.4, STEEL)


def round_shield(c, at, r=7.2, boss=BRASS, n=14, p=TINT):
    rim = [(r * math.sin(TAU * i / n), r * math.cos(TAU * i / n)) for i in range(n)]
    inner = c.within(at)
    inner.plate(rim, 0.9, p, LEATHER, bulge=1.8, rim=1.5, rim_paint=RIM)
    inner.ball(0, -2.4, 0, 1.9, boss, 8, 4, sy=0.8)


def kite(c, at, w=6.0, h=17.0, stripe=CREAM):
    """A shield with a straight top and a point below; its middle is at the hand."""
    out = [(-w, h * 0.36), (-w * 0.5, h * 0.43), (0, h * 0.46), (w * 0.5, h * 0.43), (w, h * 0.36), (w * 0.98, h * 0.05), (w * 0.66, -h * 0.27), (0, -h * 0.54),
           (-w * 0.66, -h * 0.27), (-w * 0.98, h * 0.05)]
    inner = c.within(at)
    inner.plate(out, 0.9, TINT, LEATHER, bulge=1.9, rim=1.2, rim_paint=RIM, ridge=0.0)
    if stripe:
        inner.block(-0.7, 0.7, -3.1, -1.8, -h * 0.30, h * 0.32, stripe)
        inner.block(-w * 0.62, w * 0.62, -2.9, -1.7, h * 0.08, h * 0.08 + 1.4, stripe)


def bow(c, x, y, z0, z1, bend, p=SHAFT, r=1.15, n=7):
    """An upright bow that bends outwards (bend > 0 is to the figure's left)."""
    path, width = [], []
    for i in range(n):
        t = i / (n - 1)
        path.append((x + bend * math.sin(math.pi * t) ** 0.8 - bend * 0.12 * (1 if i in (0, n - 1) else 0), y, z0 + (z1 - z0) * t))
        width.append(r * (0.55 + 0.6 * math.sin(math.pi * t)))
    c.tube(path, width, p, 4, up=(0, 1, 0))
    c.tube([path[0], path[-1]], 0.28, CREAM, 3)


def crossbow(c, at, span=11.0, long=15.0, thick=1.0):
    """A crossbow along -y, its stock's end at the origin."""
    k = c.within(at)
    k.tube([(0, 0.5, -0.8), (0, -long * 0.5, 0), (0, -long, 0)], [(1.3 * thick, 2.0 * thick), (1.2 * thick, 1.5 * thick), (1.0 * thick, 1.2 * thick)], SHAFT, 6)
    y = -long + 1.5
    k.tube([(-span, y + span * 0.42, 0.3), (-span * 0.6, y + span * 0.12, 0.3), (0, y - 0.8, 0.3), (span * 0.6, y + span * 0.12, 0.3), (span, y + span * 0.42, 0.3)],
           [0.7 * thick, 1.1 * thick, 1.4 * thick, 1.1 * thick, 0.7 * thick], PEWTER, 5)
    for s in (-1, 1):
        k.tube([(s * span, y + span * 0.42, 0.3), (0, y + span * 0.62, 0.6)], 0.3, CREAM, 3)
    k.tube([(0, y + span * 0.6, 1.4), (0, -long - 2.5, 1.4)], [0.6, 0.6], CREAM, 4)


def quiver(c, at, n=4, p=LEATHER, feather=CREAM):
    k = c.within(at)
    k.turned([(1.9, -6.5), (2.3, -5.5), (2.6, 4.2), (2.9, 4.6), (2.9, 5.6), (1.0, 5.2)], [p, p, BRASS, BRASS, SHADOW], 8)
    for i in range(n):
        a = TAU * (i + 0.3) / n
        x, y = 1.4 * math.cos(a), 1.4 * math.sin(a)
        k.tube([(x, y, 5), (x * 1.25, y * 1.25, 8.0), (x * 1.3, y * 1.3, 9.6)], [(0.35, 0.35), (1.1, 0.6), (0.9, 0.5)], feather, 4)


def great_helm(c, x=0.0, y=0.0, z=33.0, r=5.0, p=PEWTER, trim=BRASS):
    """A closed helm with a slit to see through."""
    c.turned([(r * 0.92, -4.6), (r, -3.9), (r * 0.98, 0.9), (r * 0.92, 3.6), (r * 0.55, 5.0), (0, 5.4)], p, 12, 0.96, 1.0, x, y, z)
    c.block(x - r * 0.72, x + r * 0.72, y - r * 1.03, y - r * 0.6, z + 0.1, z + 1.2, SHADOW)
    c.block(x - 0.55, x + 0.55, y - r * 1.10, y - r * 0.6, z - 3.6, z + 3.2, trim)
    c.turned([(r * 0.99, 1.5), (r * 1.04, 1.7), (r * 1.0, 2.6), (r * 0.90, 2.7)], trim, 12, 0.96, 1.0, x, y, z)


def plume(c, x, y, z, tall=8.0, r=2.5, back=3.0):
    """A tuft of feathers that falls back."""
    c.tube([(x, y, z - 1), (x, y + back * 0.10, z + tall * 0.35), (x, y + back * 0.5, z + tall * 0.75), (x, y + back * 1.3, z + tall), (x, y + back * 2.2, z + tall * 0.8)],
           [(r * 0.45, r * 0.45), (r * 0.95, r), (r, r * 1.05), (r * 0.8, r * 0.85), (0, 0)], [DEEP, TINT, TINT, TINT], 8, up=(0, 1, 0))


def kettle(c, x=0.0, y=0.0, z=34.6, r=4.9, brim=3.1, band=TINT, p=PEWTER):
    """A helmet with a broad brim and a painted band."""
    c.turned([(r * 0.9, -0.8), (r + brim, -2.3), (r + brim, -1.5), (r * 1.04, 0.7), (r, 2.5), (r * 0.80, 5.0), (r * 0.36, 6.6), (0, 7.0)],
             [p, p, p, band, p, p, p], 14, x=x, y=y, z=z)
