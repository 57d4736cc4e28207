"""Banners, tray, tokens and what flies."""
import math

from carve import TAU, paint, place, tint
from wood import BRASS, CREAM, LEATHER, PEWTER, SHAFT, SIDES, STEEL, TINT

WALNUT, WALNUT_DEEP = paint("#55351f", 0.3), paint("#3a2415", 0.3)
FELT = ("cloth", paint("#4a1214")[1], 0.08)
FELT_DEEP = ("cloth", paint("#330c0e")[1], 0.08)
TRIM = tint(0.62)
# The edges of South's and of North's cloths, and the plates that units stand on, each with its rim.
LIGHT = paint("#efdcae", 0.06)
DARK = paint("#1d120b", 0.1)
# Plates are darker than who stands on them. North's rim is pale: with a dark one, units that stand behind each other are one crowd.
PLATES = {"s": (paint("#7d5e38", 0.16), paint("#d8b56a")), "n": (paint("#32201a", 0.14), paint("#8f8478"))}
# How far behind the middle of a unit its pole stands, so that the last figure has the middle to itself.
BEHIND = 7.0


def drape(c, x0, x1, top, bottom, wave, front=2.0, cols=9, rows=9, thick=0.5, flat=0.5, shape=None, fold=None, trim=TRIM, sway=lambda u, v: v):
    """A hanging cloth. wave: how far its edges swing, the middle does not; fold(u, v): how far it falls back there; shape(u, v) -> (u, v) cuts it, v = 0 at the top; trim: the paint of its edge;
    sway(u, v): how freely it hangs there, from 0 to 1."""
    def at(i, j):
        u, v = i / (cols - 1), j / (rows - 1)
        out = max(abs(u * 2 - 1) - flat, abs(v * 2 - 1) - flat, 0) / (1 - flat)
        y = -front + wave * out * math.sin(u * 8.2 + v * 2.6 + 0.8)
        if fold:
            y += fold(u, v)
        if shape:
            u, v = shape(u, v)
        return (x0 + (x1 - x0) * u, y, top + (bottom - top) * v)

    points = [at(i, j) for j in range(rows) for i in range(cols)]
    k = len(points)
    points += [(x, y + thick, z) for x, y, z in points]
    faces = []
    for j in range(rows - 1):
        for i in range(cols - 1):
            edge = i in (0, cols - 2) or j in (0, rows - 2)
            q = [j * cols + i, j * cols + i + 1, (j + 1) * cols + i + 1, (j + 1) * cols + i]
            # a fold that falls back is darker than what comes forward
            deep = round(fold((i + 0.5) / (cols - 1), (j + 0.5) / (rows - 1)) * 2) * 0.13 if fold else 0
            faces += [(q, trim if edge else tint(1 - deep)), ([k + v for v in reversed(q)], trim if edge else TINT)]
    border = [i for i in range(cols)] + [j * cols + cols - 1 for j in range(1, rows)] + [(rows - 1) * cols + i for i in range(cols - 2, -1, -1)]
    border += [j * cols for j in range(rows - 2, 0, -1)]
    faces += [([b, a, k + a, k + b], trim) for a, b in zip(border, border[1:] + border[:1])]
    hangs = [sway(i / (cols - 1), j / (rows - 1)) for j in range(rows) for i in range(cols)]
    c.solid(points, faces, sways=hangs * 2)


def finial(c, z, size=1.0):
    c.turned([(0.9, 0), (2.0, 0.4), (2.0, 1.0), (1.0, 1.4), (1.9, 2.8), (2.1, 3.8), (1.2, 5.4), (0, 7.4)], BRASS, 8, size, size, z=z)


def pole(c, wood, top, r=1.25, foot=5.5):
    c.turned([(foot, 0), (foot, 1.0), (foot * 0.55, 1.8), (r * 1.3, 3.0), (r, 5.0), (r, top)], wood.limb, 8)


def ripple(turns, lean, at=0.0):
    """Folds side by side, 0 to 1: so many across the cloth, leaning as they go down; `at` shifts them."""
    return lambda u, v: 0.5 - 0.5 * math.cos(TAU * (turns * u + lean * v + at))


def standard(c):
    """South's: a cloth 38 x 39 with a light edge hangs from a crossbar above the heads; its middle is at height 85, its front 5.0 behind the middle."""
    c = c.within(place(y=BEHIND))
    wood = SIDES["s"]
    pole(c, wood, 109.0)
    finial(c, 108.6)
    c.tube([(-20.8, -1.4, 105.2), (20.8, -1.4, 105.2)], 1.1, wood.hair, 6)
    for s in (-1, 1):
        c.ball(s * 21.2, -1.4, 105.2, 1.9, BRASS, 7, 4)
    folds = ripple(1.5, 0.10, 0.06)
    trimmed(c, -19.0, 19.0, 104.6, 65.6, 1.0, edge=2.8, fold=lambda u, v: 2.4 * folds(u, v) * (0.3 + 0.7 * v), trim=LIGHT)
    fringe = c.within(place(), hangs=1.0)
    for i in range(9):
        x = -16.8 + 4.2 * i
        y = -1.8 + 2.2 * folds(0.5 + x / 38.0, 1)
        fringe.tube([(x, y, 66.0), (x, y, 63.2)], [(1.1, 0.5), (0.7, 0.4)], BRASS, 4)


def trimmed(c, x0, x1, top, bottom, wave, edge=2.4, **more):
    """A cloth with an edge of even width."""
    w, h = x1 - x0, top - bottom
    eu, ev = edge / w, edge / h
    own = more.pop("shape", None)

    def even(u, v):
        u = 0 if u < 1e-6 else 1 if u > 1 - 1e-6 else eu + (u - 1 / 8) / (6 / 8) * (1 - 2 * eu)
        v = 0 if v < 1e-6 else 1 if v > 1 - 1e-6 else ev + (v - 1 / 8) / (6 / 8) * (1 - 2 * ev)
        return own(u, v) if own else (u, v)

    drape(c, x0, x1, top, bottom, wave, shape=even, **more)


def pennant(c):
    """North's: a swallow-tailed cloth 47 x 33 with a dark edge flies from its pole above the heads; the middle of what shows the emblem is at x = 17, height 89, its front 5.0 behind the middle."""
    c = c.within(place(y=BEHIND))
    wood = SIDES["n"]
    pole(c, wood, 109.0)
    finial(c, 108.6)
    c.tube([(-3.0, -1.4, 105.8), (8.0, -1.4, 105.8)], 1.0, wood.hair, 6)
    for x in (-3.2, 8.2):
        c.ball(x, -1.4, 105.8, 1.6, BRASS, 7, 4)

    def tails(u, v):
        k = (v - 0.5) * (1 - 0.16 * u)
        cut = 14 / 48 * max(0.0, 1 - abs(v - 0.5) * 2.0)
        return u * (1 - cut * u ** 1.5), 0.5 + k + 0.05 * u * u

    folds = ripple(1.5, 0.10)
    trimmed(c, 0.2, 47.4, 105.0, 71.8, 1.2, edge=3.2, shape=tails, flat=0.42, fold=lambda u, v: 2.6 * folds(u, v) * min(1, 0.3 + u), trim=DARK, sway=lambda u, v: u)
    for z in (75.6, 88.4, 101.2):
        c.turned([(1.2, -1.0), (1.9, -0.7), (1.9, 0.7), (1.2, 1.0)], BRASS, 7, z=z)


def plate(c, side):
    """What a unit stands on, 1 high: round, or a hexagon with a corner to the front and the back."""
    fill, rim = PLATES[side]
    r, n = (36.5, 40) if side == "s" else (41.0, 6)
    c.turned([(r, 0), (r, 0.5), (r - 0.6, 1.0), (r - 3.0, 1.0), (0, 1.0)], [rim, rim, rim, fill], n, start=0.0, flat=n == 6)


def plate_s(c):
    plate(c, "s")


def plate_n(c):
    plate(c, "n")


def victory_banner(c):
    """A banner of honour, 50 high; the middle of its cloth (22 x 25) is at height 30.5, its front at 1.6."""
    wood = SIDES["s"]
    c.turned([(7.2, 0), (7.2, 1.4), (6.4, 2.2), (3.0, 2.8), (1.5, 4.6), (0.9, 6.6), (0.9, 46.0)], [wood.body, wood.body, BRASS, wood.body, wood.body, wood.body], 12)
    finial(c, 45.4, 0.72)
    c.tube([(-12.0, -1.1, 43.4), (12.0, -1.1, 43.4)], 0.8, BRASS, 6)
    for s in (-1, 1):
        c.ball(s * 12.2, -1.1, 43.4, 1.3, BRASS, 6, 4)
    points = lambda u, v: (u, v + (0.16 * (1 - abs(2 * u - 1)) * v))  # noqa: E731
    trimmed(c, -11, 11, 43.0, 21.0, 0.8, front=1.6, shape=points)


def stand(c):
    """A trough of walnut for banners of honour, 210 x 36 and 8 high, its floor at 4.5, with a line of brass; where they stand the client says."""
    ring = lambda w, d, z: [(-w, -d, z), (w, -d, z), (w, d, z), (-w, d, z)]  # noqa: E731
    c.loft([ring(105, 18, 0), ring(105, 18, 6.8), ring(103.8, 16.8, 8.0), ring(103.2, 16.2, 8.0), ring(102.2, 15.2, 8.0), ring(101.2, 14.2, 8.0), ring(100.4, 13.4, 4.5)],
           [WALNUT_DEEP, WALNUT, WALNUT, BRASS, WALNUT, WALNUT_DEEP], True)


def dice_tray(c):
    """A rectangle 152 x 138 with its corners cut off, 16 high; the felt is at height 4."""
    def rim(inset, z):
        w, d = 76 - inset, 69 - inset
        cut = 26 - (2 - math.sqrt(2)) * inset
        return [(w, d - cut, z), (w - cut, d, z), (cut - w, d, z), (-w, d - cut, z), (-w, cut - d, z), (cut - w, -d, z), (w - cut, -d, z), (w, cut - d, z)]
    c.loft([rim(4.6, 0), rim(0, 2.2), rim(1.5, 14.6), rim(2.8, 16), rim(3.9, 16.2), rim(5.4, 16.2), rim(6.8, 15.8), rim(7.9, 14.4), rim(9.6, 4.6),
            rim(10.5, 4.0), rim(24, 4.0), rim(40, 4.0)],
           [WALNUT_DEEP, WALNUT, WALNUT, WALNUT, BRASS, WALNUT, WALNUT, FELT_DEEP, FELT_DEEP, FELT, FELT], True)
    for x, y, _ in rim(4.6, 0):
        c.within(place(x, y, 15.6, yaw=math.degrees(math.atan2(y, x)))).ball(0.4, 0, 0.2, 2.1, BRASS, 8, 4, sz=0.7)


def arrow(c, long=30.0, thick=0.75, vane=2.6, head=STEEL):
    """Flies to the front; the origin is in its middle."""
    h = long / 2
    c.tube([(0, h, 0), (0, -h + 3, 0)], thick, SHAFT, 5)
    c.tube([(0, -h + 4.2, 0), (0, -h + 3.4, 0), (0, -h, 0)], [(thick, thick), (thick * 2.6, thick * 1.2), (0, 0)], head, 4)
    for i in range(3):
        a = TAU * i / 3
        k = c.within(place(roll=math.degrees(a)))
        k.solid(
            [(x, y, z) for x in (-0.18, 0.18) for y, z in ((h - 7.5, 0.3), (h - 4.6, vane), (h - 0.2, vane), (h - 1.6, 0.3))],
            [((0, 1, 2, 3), CREAM), ((7, 6, 5, 4), CREAM), ((0, 4, 5, 1), CREAM), ((1, 5, 6, 2), CREAM), ((2, 6, 7, 3), CREAM), ((3, 7, 4, 0), CREAM)], True)


def bolt(c):
    """Shorter and thicker than an arrow."""
    arrow(c, 20.0, 0.95, 2.2, PEWTER)


GLASS = ("gem", paint("#5a4bd0")[1], 0.0)
GLASS_DEEP = ("gem", paint("#33278c")[1], 0.0)
GLASS_BRIGHT = ("gem", paint("#c3b8ff")[1], 0.0)


def star(r0, r1, n, z, turn=0.25):
    return [((r0 if i % 2 == 0 else r1) * math.cos(TAU * (i / (2 * n) + turn)), (r0 if i % 2 == 0 else r1) * math.sin(TAU * (i / (2 * n) + turn)), z) for i in range(2 * n)]


def token(c):
    """A Lore token: a thick coin of glass with a star."""
    c.turned([(9.6, 0), (10.8, 0.6), (11.0, 1.8), (10.7, 3.1), (9.9, 3.7), (9.0, 3.7), (8.4, 3.1), (0, 3.1)], [GLASS_DEEP, GLASS, GLASS, GLASS, GLASS_BRIGHT, GLASS, GLASS_DEEP], 28)
    c.loft([star(7.4, 3.0, 5, 2.8), star(7.2, 2.9, 5, 3.3), [(0, 0, 4.3)]], GLASS_BRIGHT, True)


WEB = paint("#ece9e0")


def web(c):
    """Threads over a corner: the origin is the corner, and the web spreads to the back."""
    rays = [math.radians(a) for a in (30, 52, 76, 104, 128, 150)]
    for n, a in enumerate(rays):
        far = 39 if n in (0, 5) else 32
        c.tube([(0, 0, 1.6), (far * math.cos(a), far * math.sin(a), 0.5)], 0.42, WEB, 3)
    for k, r in enumerate((8.0, 14.0, 20.0, 26.0, 31.0)):
        for a, b in zip(rays, rays[1:]):
            m, sag = (a + b) / 2, r * 0.90
            z = 1.6 - r * 0.033
            c.tube([(r * math.cos(a), r * math.sin(a), z), (sag * math.cos(m), sag * math.sin(m), z), (r * math.cos(b), r * math.sin(b), z)], 0.36, WEB, 3)


POISON = ("gem", paint("#3fae3a")[1], 0.0)
POISON_DEEP = ("gem", paint("#1c6a2a")[1], 0.0)


def poison(c):
    """A flask, 15 high."""
    c.turned([(4.2, 0), (5.6, 0.8), (6.2, 3.2), (5.4, 6.0), (3.0, 8.2), (1.9, 9.4), (1.9, 11.4), (2.6, 11.8), (2.6, 12.6), (1.6, 12.6), (1.8, 14.6), (0, 15.0)],
             [POISON_DEEP, POISON_DEEP, POISON, POISON, POISON, POISON, CREAM, CREAM, CREAM, LEATHER, LEATHER], 12)
    # a skull on its front
    c.ball(0, -5.4, 4.6, 1.9, CREAM, 8, 4, sy=0.6)
    c.block(-1.0, 1.0, -6.4, -4.9, 2.0, 3.6, CREAM)
    for s in (-1, 1):
        c.ball(s * 0.8, -6.4, 4.5, 0.55, paint("#1b1512"), 4, 2)


KINDS = {f.__name__: f for f in (standard, pennant, plate_s, plate_n, victory_banner, stand, dice_tray, arrow, bolt, token, web, poison)}
