"""What stands on the hexes of the field. A hex has corners to the front and the back, is 86.6 wide and 100 deep; its middle stays free."""
import math

from carve import TAU, paint, place
from wood import BRASS, CREAM, LEATHER, PEWTER, SHADOW, STEEL

BARK = paint("#5d3d24", 0.3)
STONE, STONE_DEEP, STONE_PALE = paint("#9a927f", 0.2), paint("#716a5c", 0.2), paint("#bdb49d", 0.15)
PLANK, PLANK_DEEP = paint("#a8794a", 0.3), paint("#7a5331", 0.3)
ROOF, STRAW = paint("#8f3f2a", 0.25), paint("#cfa85a", 0.3)
FOAM, *SHALLOWS = (("water", paint(h)[1], 0.1) for h in ("#86bdb4", "#478e92", "#3b8089", "#31727f", "#296575"))
GLOW = ("gem", paint("#c9b4ff")[1], 0.0)
EMBER = ("gem", paint("#ffab4a")[1], 0.0)


def on(r, degrees, z=0.0):
    a = math.radians(degrees)
    return (r * math.cos(a), r * math.sin(a), z)


def wall(c, a0, a1, r, thick, h, p, top=None, teeth=0, step=8.0):
    """A curved wall; teeth: how high its battlements are."""
    n = max(2, round(abs(a1 - a0) / step) + 1)
    rings = []
    for i in range(n):
        a = a0 + (a1 - a0) * i / (n - 1)
        rings.append([on(r - thick / 2, a, 0), on(r - thick / 2, a, h), on(r + thick / 2, a, h), on(r + thick / 2, a, 0)])
    c.loft(rings, p, True)
    if teeth:
        m = round(abs(a1 - a0) * math.pi / 180 * r / 6.4)
        for i in range(m):
            a = a0 + (a1 - a0) * (i + 0.5) / m
            x, y, _ = on(r, a)
            c.within(place(x, y, h, yaw=a)).block(-thick / 2, thick / 2, -1.9, 1.9, -0.1, teeth, top or p, taper=0.1)


def tower(c, x, y, r, h, roof=0.0, n=9):
    c.turned([(r * 1.12, 0), (r, 3.0), (r * 0.96, h - 3), (r * 1.16, h - 2), (r * 1.16, h)], [STONE_DEEP, STONE, STONE_PALE, STONE_PALE], n, x=x, y=y)
    if roof:
        c.turned([(r * 1.36, h - 0.2), (r * 0.9, h + roof * 0.4), (0, h + roof)], ROOF, n, x=x, y=y)
        c.ball(x, y, h + roof + 0.4, 0.9, BRASS, 6, 4)
    else:
        for i in range(5):
            a = 360 * i / 5 + 18
            px, py, _ = on(r * 0.95, a)
            c.within(place(x + px, y + py, h, yaw=a)).block(-0.9, 0.9, -1.5, 1.5, -0.1, 2.6, STONE_PALE)
    c.block(x - 0.8, x + 0.8, y - r * 1.1, y - r * 0.7, h * 0.5, h * 0.5 + 4, SHADOW)


def stronghold(c):
    wall(c, 30, 90, 41.0, 3.4, 13, STONE, STONE_PALE, 3.0)
    wall(c, 90, 150, 41.0, 3.4, 13, STONE, STONE_PALE, 3.0)
    for s in (-1, 1):
        wall(c, 90 - s * 60, 90 - s * 100, 41.0, 3.2, 8, STONE, STONE_PALE, 2.4)
        wall(c, 90 - s * 100, 90 - s * 162, 41.0, 3.0, 3.6, STONE, STONE_PALE, 1.6)
        tower(c, s * 36.4, 20.4, 5.4, 22)
        c.block(s * 13.2 - 2.0, s * 13.2 + 2.0, -41.4, -37.4, 0, 6.4, STONE_PALE, taper=0.3)
    tower(c, 0, 42.6, 6.0, 27, roof=12)


def flat_ring(c, r0, r1, h, p, n=30, top=None):
    rings = []
    for r, z in ((r0, 0), (r0, h), (r1, h), (r1 + 0.3, 0)):
        rings.append([on(r, 360 * i / n, z) for i in range(n)])
    rings.append(rings[0])
    c.loft(rings, [p, top or p, p, p], True, caps=False)


def pentacle(c):
    flat_ring(c, 33.4, 37.4, 0.9, STONE_DEEP, top=STONE)
    points = [on(34.0, 90 + 144 * i, 0) for i in range(6)]
    for (ax, ay, _), (bx, by, _) in zip(points, points[1:]):
        a = math.degrees(math.atan2(by - ay, bx - ax))
        half = math.dist((ax, ay), (bx, by)) / 2
        c.within(place((ax + bx) / 2, (ay + by) / 2, 0, yaw=a)).block(-half, half, -0.8, 0.8, -0.5, 0.7, GLOW)
    for a, h in ((90, 21), (18, 15), (162, 15), (-54, 8), (-126, 8)):
        x, y, _ = on(40.4, a)
        k = c.within(place(x, y, 0, yaw=a + 90, pitch=-4))
        k.turned([(3.6, -0.5), (3.3, h * 0.6), (2.2, h * 0.92), (1.0, h)], STONE, 6, 1.0, 0.7, flat=True)
        k.block(-0.6, 0.6, 2.0, 2.75, h * 0.3, h * 0.72, GLOW)


def pool(c):
    c.turned([(34.4, 0), (34.4, 0.5), (33.0, 0.5), (27.0, 0.55), (20.0, 0.6), (12.0, 0.6), (0, 0.6)], [SHALLOWS[3], FOAM, *SHALLOWS], 26)
    for i in range(22):
        a = 360 * i / 22 + 4
        back = max(0.0, math.sin(math.radians(a)))
        x, y, _ = on(37.4, a)
        size = 3.4 + 1.2 * back + 0.6 * math.sin(i * 3.7)
        c.within(place(x, y, 0.6, yaw=a)).block(-2.2, 2.2, -4.4, 4.4, -0.6, size * 0.55, (STONE, STONE_PALE, STONE_DEEP)[i % 3], taper=0.7)
    # the spring at the back
    c.rock(-6.0, 42.0, 4.4, 6.4, STONE, 1.4, sz=1.3, rough=0.35)
    c.rock(5.6, 42.4, 3.4, 5.6, STONE_DEEP, 2.4, sz=1.2, rough=0.35)
    c.rock(0.6, 44.0, 8.6, 5.0, STONE_PALE, 3.4, rough=0.35)
    c.tube([(0, 41.0, 12.0), (0, 38.0, 9.4), (0, 35.8, 3.4), (0, 33.0, 0.6)], [(1.4, 0.8), (1.9, 0.9), (2.1, 0.9), (3.0, 0.6)], FOAM, 6)


def barrel(c, x, y, r=3.2, h=8.0):
    c.turned([(r * 0.82, 0), (r * 0.94, h * 0.22), (r, h * 0.5), (r * 0.94, h * 0.78), (r * 0.82, h)], [PLANK, PEWTER, PLANK, PLANK], 9, x=x, y=y)


def tent(c, x, y, yaw, w, d, h, p):
    k = c.within(place(x, y, 0, yaw=yaw))
    k.loft([[(-w, -d, 0), (0, -d, h), (w, -d, 0)], [(-w, d, 0), (0, d, h * 0.96), (w, d, 0)]], p, True)
    k.loft([[(-w * 0.34, -d - 0.25, 0), (0, -d - 0.25, h * 0.66), (w * 0.34, -d - 0.25, 0)], [(-w * 0.34, -d + 0.2, 0), (0, -d + 0.2, h * 0.66), (w * 0.34, -d + 0.2, 0)]], SHADOW, True)
    k.tube([(0, -d - 0.8, 0), (0, -d - 0.8, h + 2.4)], 0.6, BARK, 4)


def chest(c, x, y, yaw):
    k = c.within(place(x, y, 0, yaw=yaw))
    k.block(-4.2, 4.2, -2.6, 2.6, 0, 3.4, PLANK_DEEP)
    k.block(-4.3, 4.3, -2.7, 2.7, 3.2, 4.1, BRASS)
    k.tube([(-4.2, 2.2, 4.4), (4.2, 2.2, 4.4)], 2.4, PLANK, 7)
    k.rock(0, -0.4, 4.2, 2.2, EMBER, 1.0, sx=1.5, sz=0.5)


def den(c):
    tent(c, 0, 40.0, 0, 8.6, 5.0, 15.0, paint("#5c4a52", 0.2))
    tent(c, -34.6, 22.6, 60, 7.0, 4.6, 12.0, paint("#6a5a3c", 0.2))
    tent(c, 34.6, 22.6, -60, 7.0, 4.6, 12.0, paint("#6a5a3c", 0.2))
    for x, y, h in ((14.6, 37.6, 8.0), (19.8, 34.6, 6.8), (-39.6, -4.0, 6.0)):
        barrel(c, x, y, 3.1, h)
    chest(c, -16.6, 36.4, 24)
    for x, y, a in ((40.0, -2.0, 12), (39.8, 5.6, -8)):
        c.within(place(x, y, 0, yaw=a)).block(-2.8, 2.8, -2.8, 2.8, 0, 5.0, PLANK, taper=0.2)
    for s in (-1, 1):
        c.rock(s * 36.4, -20.0, 1.0, 3.2, LEATHER, 5 + s, sz=0.8)
    flat_ring(c, 35.4, 37.4, 0.45, paint("#6f6238", 0.3), n=24)


def dummy(c, x, y, yaw, h=20.0):
    k = c.within(place(x, y, 0, yaw=yaw))
    k.turned([(3.4, 0), (3.4, 1.0), (1.0, 1.4), (1.0, h * 0.5)], BARK, 6)
    k.turned([(2.4, h * 0.34), (3.4, h * 0.44), (3.7, h * 0.7), (1.5, h * 0.8)], [STRAW, LEATHER, STRAW], 8)
    k.tube([(-6.4, 0, h * 0.70), (6.4, 0, h * 0.70)], [1.1, 1.1], STRAW, 5)
    k.ball(0, 0, h * 0.90, 2.6, STRAW, 8, 5)
    k.turned([(2.6, h * 0.94), (3.9, h * 0.92), (2.4, h * 1.02), (0, h * 1.06)], PEWTER, 8)


def butt(c, x, y, yaw, r=6.6):
    """A target of straw on three legs."""
    k = c.within(place(x, y, r + 2.0, yaw=yaw, pitch=-10))
    for n, (q, p) in enumerate(((1.0, STRAW), (0.8, CREAM), (0.55, ROOF), (0.28, paint("#e8c34a")))):
        rim = [(r * q * math.sin(TAU * i / 12), r * q * math.cos(TAU * i / 12)) for i in range(12)]
        k.plate(rim, 1.6 + 0.22 * n, p)
    for s in (-1, 0, 1):
        c.within(place(x, y, 0, yaw=yaw)).tube([(s * 2.0, 0.6, r + 2), (s * 4.6, 1.2 if s else 4.6, 0)], 0.7, BARK, 4)


def camp(c):
    dummy(c, -35.4, 22.0, 40)
    dummy(c, 35.4, 22.0, -40)
    butt(c, -20.6, 35.0, 26)
    butt(c, 20.6, 35.0, -26)
    # a rack with spears and shields
    for s in (-1, 1):
        c.tube([(s * 9.4, 44.0, 0), (s * 9.4, 41.4, 13)], 0.9, BARK, 5)
    for z in (5.0, 11.4):
        c.tube([(-10.4, 43.4 - z * 0.16, z), (10.4, 43.4 - z * 0.16, z)], 0.8, PLANK, 5)
    for i in range(4):
        x = -6.6 + 4.4 * i
        c.tube([(x, 38.6, 0), (x, 41.4, 18.4)], 0.6, PLANK, 4)
        c.tube([(x, 41.2, 17.4), (x, 41.5, 19.2), (x, 42.0, 23.0)], [(0.7, 0.5), (1.5, 0.6), (0, 0)], STEEL, 4, up=(0, 1, 0))
    # posts and a rope in front
    marks = [on(40.6, a) for a in (-162, -138, -114, -90, -66, -42, -18)]
    for x, y, _ in marks:
        if abs(x) > 1:
            c.turned([(1.3, 0), (1.2, 4.6), (0, 5.6)], PLANK, 5, x=x, y=y)
    for (ax, ay, _), (bx, by, _) in zip(marks, marks[1:]):
        if abs(ax) > 1 and abs(bx) > 1:
            c.tube([(ax, ay, 4.2), ((ax + bx) / 2, (ay + by) / 2, 3.0), (bx, by, 4.2)], 0.5, STRAW, 3)


KINDS = {f.__name__: f for f in (stronghold, pentacle, pool, den, camp)}
