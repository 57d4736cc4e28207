"""The seventeen regulars of the tavern, each with the colour of the ground that is behind the bust."""
import math

from carve import TAU, paint, place
from parts import (BRASS, COPPER, CREAM, INK, IRON, IVORY, LEATHER, STEEL, Head, brim, collar, flower, fur, lapels, mirrored, ruff, scarf,
                   shoulders)

MAPLE, PEAR, CHERRY = paint("#e3b884", 0.14), paint("#d39a68", 0.16), paint("#b8764a", 0.18)
WALNUT, TEAK, ASH = paint("#7d4c2e", 0.2), paint("#9a6238", 0.2), paint("#d9cdb4", 0.1)
GINGER, CORN, HOAR = paint("#a8441a", 0.2), paint("#d3a14a", 0.2), paint("#e3dccb", 0.1)
CHESTNUT, RAVEN, GREY = paint("#5b3119", 0.25), paint("#1f1815", 0.3), paint("#8b857b", 0.2)
RED, WINE, BLUE, GREEN = paint("#a52a20", 0.1), paint("#5e1722", 0.1), paint("#2b4a7c", 0.1), paint("#3f6234", 0.1)
NIGHT, STRAW, SAND = paint("#262238", 0.15), paint("#d8b266", 0.2), paint("#b08a5a", 0.2)
GOLD = BRASS


def oskar(c, mood):
    """Battle Line, bold: a viking under horns."""
    shoulders(c, paint("#6d4a2c", 0.25), 1.08)
    fur(c, paint("#8a6a48", 0.35), 10.4, size=3.5)
    h = Head(c, mood, PEAR, GINGER, wide=1.03, jaw=1.1).eyes().brows(1.35).nose(3.4, 2.5, -2.8).cheeks().mouth(-7.6).ears()
    h.beard(GINGER, 11.5, 6.8, 5.6).moustache(GINGER, 7.4, 2.1, 0.4)
    h.mane(GINGER, -10, half=1.6, n=7)
    h.cap(IRON, 4.2, 1.1, 0.98, back=0.3).band(BRASS, 4.6, 1.5, 1.6)
    h.k.tube([(0, -10.0, 5), (0, -8.2, 9.2), (0, -2.0, 12.2), (0, 6, 10.8)], [(1.1, 0.9)] * 4, BRASS, 6, up=(0, -1, 0))
    h.k.tube([(0, -10.9, 5.0), (0, -11.4, 1.6)], [(1.5, 0.6), (0.9, 0.5)], BRASS, 6, up=(0, -1, 0))
    for s in (-1, 1):
        h.k.tube(mirrored([(7.6, 0.4, 6.8), (11.6, 0, 7.4), (14.2, -0.6, 10.6), (13.2, -1.2, 15.4)], s), [2.6, 2.5, 1.8, 0.1], CREAM, 9, up=(0, 1, 0))
        h.k.tube(mirrored([(7.2, 0.4, 6.7), (9.2, 0.2, 7.0)], s), [3.0, 2.9], BRASS, 9)


def mira(c, mood):
    """Battle Line, careful: a queen under a tall blue crown."""
    shoulders(c, paint("#efe2c0", 0.1), 0.9, -1)
    for r, low, high, p in ((14.6, -19.5, -18.0, BLUE), (12.4, -18.2, -16.4, GOLD), (10.2, -16.6, -14.6, RED), (7.6, -15.0, -12.8, GOLD)):
        c.turned([(r - 3, high + 0.4), (r, high - 0.4), (r + 0.4, low), (r - 2, low - 0.6)], p, 20, 1.0, 0.72, 0, 0.6)
    h = Head(c, mood, WALNUT, RAVEN, wide=0.9, jaw=0.86, chin=0.5).eyes(3.5, 1.0, 2.1).brows(0.75).nose(2.4, 1.5, -2.6, 1.1).mouth(-6.9, 3.0, paint("#8c2f22")).ears(2.2)
    for s in (-1, 1):
        h.k.tube([h.on(s * 5.0, 0.8, 0.3), h.on(s * 6.6, 0.7, 0.3), h.on(s * 7.9, 1.5, 0.2)], [0.5, 0.45, 0.1], INK, 5)
        h.k.ball(s * 8.8, -0.6, -4.8, 1.3, GOLD, 8, 6)
    h.k.turned([(8.9, 3.0), (9.5, 4.6), (10.6, 9.0), (12.2, 15.0), (12.6, 17.6), (11.0, 18.6), (0, 19.0)], BLUE, 18, 1.0, 0.96, 0, 0.6, 0, lean=(0, 5.0))
    h.k.turned([(8.8, 2.6), (9.8, 3.0), (10.0, 4.8), (8.8, 5.2)], GOLD, 18, 1.0, 0.98, 0, 0.3)
    h.k.turned([(10.2, 9.6), (11.4, 9.4), (11.9, 11.6), (10.6, 12.0)], [GOLD, RED, GOLD], 18, 1.0, 0.96, 0, 2.0)
    h.k.tube([(0, -9.6, 3.6), (0, -11.4, 5.6), (0, -10.6, 7.6), (0, -11.8, 8.8)], [1.0, 1.3, 0.9, 0.7], GOLD, 7, up=(1, 0, 0), round_ends=True)


def tibor(c, mood):
    """Battle Line, tricky: a lean man in a deep cowl."""
    cloth, dark = paint("#4c4a3c", 0.2), paint("#29271f", 0.15)
    shoulders(c, cloth, 1.0)
    c.turned([(5.0, -10.5), (8.0, -11.6), (12.6, -15.0), (14.6, -19.5), (12.0, -20)], cloth, 16, 1.0, 0.74, 0, 0.8)
    h = Head(c, mood, ASH, GREY, wide=0.86, tall=0.98, jaw=0.78, chin=1.2).eyes(3.3, 0.9, 1.75).brows(0.95).nose(5.2, 1.35, -4.4, 1.1).mouth(-8.0, 3.1)
    h.k.tube([h.on(0, -10.4, 0.2), (0, -9.6, -14), (0.8, -9.0, -18)], [(1.6, 1.3), (1.5, 1.1), (0, 0)], GREY, 7, up=(0, -1, 0))
    rows = []
    for j in range(6):
        t = j / 5
        row = []
        for i in range(15):
            a = -2.42 + 4.84 * i / 14
            r = 10.8 + 2.4 * math.sin(math.pi * (0.15 + 0.75 * t))
            y = -9.6 + 21.0 * t
            up = 13.8 * (1 - 0.32 * t * t) if abs(a) < 1.6 else 13.0
            row.append((r * math.sin(a) * (1 - 0.72 * t ** 3), y - 1.4 * math.cos(a) * (1 - t), up * math.cos(a) * (1 - 0.5 * t ** 3) + (3.0 * t if abs(a) < 0.9 else 0) - 1.0))
        rows.append(row)
    h.k.shell(rows, lambda q: (-q.x * 0.09, 0.4, -q.z * 0.09), cloth, dark)
    h.k.tube([(0, 6.5, 12.0), (0, 12.5, 12.8), (0, 18.0, 8.4)], [(4.2, 3.4), (2.8, 2.6), (0, 0)], cloth, 10)
    c.ball(0, -9.6, -14.6, 1.9, BRASS, 10, 6, 1, 0.6, 1)


def gawain(c, mood):
    """Knight Line, bold: a knight with his visor raised."""
    shoulders(c, STEEL, 0.96)
    for s in (-1, 1):
        for n, (r, z) in enumerate(((5.4, -17.5), (5.8, -20.4), (5.9, -23.2))):
            c.ball(s * (11.4 + n * 1.2), 0.6, z, r, STEEL if n != 1 else BRASS, 12, 6, 1, 0.95, 0.62)
    collar(c, STEEL, 6.4, -16, -10.4, 1.3)
    h = Head(c, mood, PEAR, CHESTNUT, wide=0.98, jaw=1.08).eyes().brows(1.2).nose(3.3, 2.1, -2.8).cheeks(2.5).mouth(-8.0, 3.6)
    h.moustache(CHESTNUT, 6.2, 1.7, 1.6)
    h.cap(STEEL, 4.4, 1.5, 1.0, back=0.2, n=18)
    for s in (-1, 1):
        h.k.tube(mirrored([(10.6, 0.8, 7), (10.9, -0.6, 1), (9.6, -3.4, -6), (6.6, -6.8, -11.4)], s), [(1.0, 4.4), (1.0, 4.6), (1.0, 3.6), (0.9, 1.2)], STEEL, 8, up=(0, 1, 0))
        h.k.ball(s * 11.6, -0.4, 3.6, 1.9, BRASS, 10, 6, 0.6, 1, 1)
    visor = h.k.within(place(0, -0.4, 4.2, pitch=-52))
    for j in range(3):
        visor.turned([(11.6, -1.6 + j * 2.3), (12.0 - j * 0.3, -1.4 + j * 2.3), (11.6 - j * 0.6, 0.7 + j * 2.3), (10.6 - j * 0.6, 0.7 + j * 2.3)], [STEEL, STEEL, IRON], 18, 0.98, 1.12)
    h.k.tube([(0, 1, 11.5), (0, 1, 14.6), (0, 3.6, 17.4), (0, 10, 17.6), (0, 16.5, 11.5)], [(1.6, 1.6), (2.6, 2.6), (3.6, 3.0), (3.8, 3.0), (0, 0)], RED, 10, up=(0, 1, 0))


def isolde(c, mood):
    """Knight Line, careful: an elf with a circlet."""
    shoulders(c, GREEN, 0.88)
    for s in (-1, 1):
        c.tube([(s * 9.0, -5.4, -15.5), (s * 4.4, -9.2, -19.5), (0, -10.2, -23.4)], [(1.4, 0.8)] * 3, GOLD, 6, up=(0, -1, 0))
    h = Head(c, mood, MAPLE, CORN, wide=0.9, jaw=0.84, chin=0.6).eyes(3.6, 1.0, 2.35).brows(0.72).nose(2.2, 1.3, -2.8, 1.0).mouth(-7.0, 2.9, paint("#9a4034")).ears(point=6.0)
    hair = paint("#ead089", 0.22)
    h.cap(hair, 3.6, 1.4, 1.0, back=1.5)
    h.mane(hair, -19, out=1.4, half=2.0, n=9, r=2.5, curl=0.12)
    for s in (-1, 1):
        h.k.tube(mirrored([(0.6, -7.6, 10.4), (5.6, -8.6, 7.4), (9.0, -5.2, 1.6), (9.6, -5.6, -8), (10.2, -7.0, -18)], s), [(1.6, 1.2), (1.9, 1.4), (1.6, 1.4), (2.0, 1.6), (0.2, 0.2)], hair, 8, up=(0, -1, 0.3))
    h.k.tube([(-9.7, -1, 5.4), (-6.2, -8.4, 5.9), (0, -11.2, 5.2), (6.2, -8.4, 5.9), (9.7, -1, 5.4)], 0.62, GOLD, 6)
    for x, z, r in ((0, 7.6, 2.1), (-2.8, 7.4, 1.5), (2.8, 7.4, 1.5)):
        h.k.tube([(x * 0.7, -10.8, 5.2), (x, -10.6, z), (x * 1.35, -9.4, z + r * 1.7)], [(0.4, 0.3), (r * 0.55, 0.4), (0, 0)], GOLD if x else GREEN, 6, up=(0, -1, 0))


def rosa(c, mood):
    """Knight Line, tricky: a dancer behind a half mask."""
    shoulders(c, paint("#7a2140", 0.1), 0.86)
    ruff(c, CREAM, 11.5, -12.6)
    h = Head(c, mood, CHERRY, RAVEN, wide=0.92, jaw=0.86).nose(2.6, 1.5, -2.8, 1.2).cheeks(2.4).mouth(-7.0, 3.5, paint("#b03030")).ears(2.2, ring=GOLD)
    for s in (-1, 1):
        edge = [(0.0, 3.2), (2.6, 4.6), (6.0, 5.2), (9.6, 7.4), (8.6, 2.2), (7.2, -2.0), (3.6, -2.8), (1.4, -0.8)]
        top = [h.on(s * x * (0.88 if x > 8 else 1), z, 1.5) for x, z in edge]
        mid = h.on(s * 4.6, 1.2, 1.6)
        pts = top + [(x, y + 1.6, z) for x, y, z in top] + [mid]
        n = len(edge)
        faces = [([i, (i + 1) % n, 2 * n], IVORY) for i in range(n)] + [([i, (i + 1) % n, n + (i + 1) % n, n + i], GOLD) for i in range(n)]
        h.k.solid(pts, faces)
        h.k.tube([(x, y - 0.2, z) for x, y, z in top[1:7]], [0.3, 0.6, 0.6, 0.6, 0.5, 0.2], GOLD, 5)
        x, y, z = mid
        h.k.ball(x, y - 0.1, z, 2.5, INK, 12, 7, 1.1, 0.5, 0.8 if mood.lid > 10 else 0.6)
        h.k.ball(x + 0.1, y - 0.9, z - 0.1, 1.5, IVORY, 10, 6, 1.1, 0.6, 0.9 if mood.lid > 10 else 0.55)
        h.k.ball(x + 0.25, y - 1.5, z - 0.1, 0.85, INK, 8, 5)
    h.brows(0.8, 7.4, 1.6, 7.4)
    h.cap(RAVEN, 4.6, 1.2, 1.0, back=1.0)
    for i in range(15):
        a = -2.5 + 5.0 * i / 14
        z = 8.6 - 3.4 * (1 - math.cos(a)) if abs(a) < 1.7 else 0.5 - 5.0 * (abs(a) - 1.7)
        h.k.ball(10.2 * math.sin(a), 3.4 - 3.4 * math.cos(a), z + 2.0, 3.1, RAVEN, 9, 6)
        h.k.ball(8.4 * math.sin(a), 6.2 - 3.4 * math.cos(a), z + 5.0, 3.6, RAVEN, 9, 6)
    flower(h.k, (8.2, -3.6, 9.4), 3.1, RED, GOLD, 6)


def tobias(c, mood):
    """Bottle Imp, bold: a captain with a patch and a cocked hat."""
    shoulders(c, paint("#2d3550", 0.12), 1.0)
    lapels(c, WINE, 5.2)
    for s in (-1, 1):
        c.ball(s * 13.4, 0.6, -17.8, 3.4, BRASS, 12, 5, 1.1, 1.1, 0.5)
    scarf(c, CREAM, -1, z=-12.8, r=5.4)
    h = Head(c, mood, CHERRY, RAVEN, jaw=1.04).eyes(patch=1).brows(1.3).nose(4.0, 2.2, -3.4).cheeks(2.3).mouth(-7.4, 3.6).ears(ring=GOLD)
    h.fringe(RAVEN, r=2.2).moustache(RAVEN, 5.6, 1.35, 1.2)
    x, y, z = h.on(3.8, 1.0, 0.7)
    h.k.ball(x, y, z, 3.0, INK, 12, 6, 1.05, 0.45, 0.95)
    h.k.tube([h.on(-7.6, 6.2, 0.3), h.on(-2.0, 5.0, 0.4), (x, y, z + 1.8)], 0.5, INK, 5)
    h.k.tube([(x, y, z), h.on(7.6, 0.4, 0.3), (9.8, 0, 0.2)], 0.5, INK, 5)
    h.mane(RAVEN, -13, half=1.9, n=8, r=2.3)
    h.cap(NIGHT, 6.0, 1.6, 1.18, back=0.4)
    felt = paint("#2a2027", 0.2)
    # the brim is turned up on three sides
    rows = [[], [], []]
    for i in range(31):
        a = TAU * i / 30
        up = 0.5 + 0.5 * math.cos(3 * a)
        for row, t in zip(rows, (0, 0.5, 1.0)):
            r = 9.0 + t * (3.2 + 5.0 * (1 - up))
            row.append((r * 1.05 * math.sin(a), -r * 0.98 * math.cos(a) + 0.4, 5.6 + t * (7.2 * up + 1.0)))
    h.k.shell(rows, lambda q: (-q.x * 0.07, -q.y * 0.07, 0.3), felt)
    h.k.tube([rows[2][i] for i in range(31)], 0.65, GOLD, 6)
    h.k.ball(0, -12.4, 10.2, 2.0, IVORY, 10, 7, 1, 0.6, 1)
    h.k.ball(0, -12.6, 8.3, 1.2, IVORY, 8, 5, 1, 0.6, 0.9)
    for s in (-1, 1):
        h.k.ball(s * 0.75, -13.5, 10.2, 0.55, INK, 6, 5)


def kokua(c, mood):
    """Bottle Imp, careful: she wears flowers on a hat of straw."""
    shoulders(c, paint("#2f7a78", 0.1), 0.86)
    h = Head(c, mood, TEAK, RAVEN, wide=0.94, jaw=0.9).eyes(3.6, 0.8, 2.3).brows(0.85).nose(2.3, 1.9, -2.8, 1.3).cheeks(2.4).mouth(-7.0, 3.3, paint("#84301f")).ears(2.2)
    h.cap(RAVEN, 3.8, 1.2, 1.0, back=1.4)
    h.mane(RAVEN, -19, out=1.6, half=2.15, n=10, r=2.8, curl=0.16)
    brim(h.k, STRAW, 16.8, 6.6, 1.0, 0.8, 7.0, 0.92, 0.8, under=SAND)
    h.k.turned([(8.6, 6.2), (9.0, 7.4), (8.4, 10.8), (5.4, 13.6), (0, 14.2)], STRAW, 16, 1.02, 0.98)
    h.k.turned([(8.8, 7.0), (9.5, 7.2), (9.2, 9.4), (8.3, 9.6)], RED, 16, 1.03, 1.0)
    for x, z, r, p in ((-4.6, 9.0, 3.2, paint("#f2d8d8")), (0.2, 9.8, 3.7, paint("#d8473a")), (5.0, 9.0, 3.1, paint("#f0b83a"))):
        flower(h.k, (x, -9.2 + abs(x) * 0.2, z), r, p, GOLD, 5)
    for i in range(13):
        a = -1.9 + 3.8 * i / 12
        flower(c, (11.0 * math.sin(a), 0.6 - 9.4 * math.cos(a), -14.2 - 4.6 * math.cos(a)), 2.3, paint("#f4e6dc") if i % 2 else paint("#cf4a56"), GOLD)


def keawe(c, mood):
    """Bottle Imp, tricky: a sailor in a knotted scarf."""
    shoulders(c, paint("#d9cfb4", 0.12), 1.02)
    for i in range(4):
        r = 15.6 - 0.35 * i
        c.turned([(r - 1.5, -17.4 - 3 * i), (r + 0.9, -17.8 - 3 * i), (r + 0.9, -19.0 - 3 * i), (r - 1.5, -19.4 - 3 * i)], BLUE, 16, 1.0, 0.66, 0, 1.0)
    h = Head(c, mood, TEAK, RAVEN, wide=1.0, jaw=1.12).eyes(3.8, 0.8, 2.0).brows(1.25, 4.6).nose(3.0, 2.4, -3.0, 1.6).cheeks(2.5).mouth(-7.2, 4.2).ears(2.7, ring=GOLD)
    h.k.tube([h.on(0, -10.2, 0.4), h.on(0, -11.8, 0.5)], [(1.4, 0.8), (0.5, 0.4)], RAVEN, 7, up=(0, -1, 0))
    h.cap(RED, 3.8, 1.1, 1.0, back=0.3).band(paint("#7d1d16"), 4.4, 1.3, 1.6)
    for x, y, z in ((-4, -8.6, 8.0), (0.4, -9.0, 8.4), (4.6, -8.2, 8.0), (-6.6, -4.2, 9.4), (2.2, -5.4, 11.2), (-2.2, -5.8, 11.2)):
        h.k.ball(x, y, z, 0.95, CREAM, 8, 5)
    h.k.ball(10.6, 3.6, 4.4, 2.3, RED, 9, 6)
    for dz, dx in ((-7.0, 3.0), (-3.6, 7.0)):
        h.k.tube([(10.4, 3.6, 4.4), (12.4 + dx * 0.3, 3.0, 3.4 + dz * 0.2), (12.6 + dx, 2.2, 4.0 + dz)], [(1.0, 0.7), (2.2, 0.9), (0.6, 0.3)], RED, 6, up=(0, -1, 0))
    # a necklace of teeth
    for i in range(9):
        a = -1.15 + 2.3 * i / 8
        x, y, z = 8.6 * math.sin(a), 0.4 - 9.8 * math.cos(a), -12.6 - 4.2 * math.cos(a)
        c.tube([(x, y, z), (x * 1.05, y - 0.9, z - 2.6)], [0.8, 0.1], IVORY, 6)


def mirel(c, mood):
    """Bottle Imp, even: a diver behind the window of a copper helmet."""
    shoulders(c, paint("#6f6a4e", 0.2), 1.04)
    c.turned([(15.0, -21.5), (14.8, -17.4), (11.2, -13.8), (9.6, -12.4), (9.2, -10.2), (6, -10)], COPPER, 20, 1.0, 0.76, 0, 0.4)
    for i in range(9):
        a = -1.3 + 2.6 * i / 8
        c.ball(13.6 * math.sin(a), 0.4 - 10.6 * math.cos(a), -17.0, 1.0, BRASS, 8, 5)
    c.turned([(9.4, -12.6), (10.8, -12.2), (10.8, -10.4), (9.4, -10)], BRASS, 20, 1.0, 0.9, 0, 0.2)
    h = Head(c.within(place(0, -3.2, 0)), mood, MAPLE, CHESTNUT, wide=0.88, tall=0.86, jaw=0.88).eyes(3.3, 0.8, 2.1).brows(0.95, 4.4, 1.0, 6.0).nose(2.2, 1.7, -2.4).cheeks(2.2).mouth(-6.2, 3.3)
    h.cap(CHESTNUT, 5.0, 0.5, 1.0, back=0.4)
    k = h.k
    ball, n = [], 22
    # a ball that is open in front, its opening framed
    for j in range(8):
        t = 0.76 + (math.pi - 0.76) * j / 7
        ball.append([(14.2 * math.sin(t) * math.sin(TAU * i / n), -14.0 * math.cos(t) + 2.6, 14.2 * math.sin(t) * math.cos(TAU * i / n) - 0.6) for i in range(n + 1)])
    k.shell(ball, lambda q: (-q.x * 0.06, -q.y * 0.06, -q.z * 0.06), COPPER, paint("#3a1d10"))
    for r, y, thick in ((9.9, -7.8, 1.5), (9.8, -9.3, 1.1)):
        k.tube([(r * 1.03 * math.sin(TAU * i / 20), y, r * 1.03 * math.cos(TAU * i / 20) - 0.6) for i in range(21)], thick, BRASS, 8, up=(0, 1, 0))
    for i in range(8):
        a = TAU * (i + 0.5) / 8
        k.ball(10.9 * math.sin(a), -8.8, 10.9 * math.cos(a) - 0.6, 0.95, IRON, 8, 5)
    for s in (-1, 1):
        p = k.within(place(s * 12.9, 0.0, 0.6, yaw=s * 78))
        p.tube([(4.0 * math.sin(TAU * i / 14), -1.6, 4.0 * math.cos(TAU * i / 14)) for i in range(15)], 1.0, BRASS, 7, up=(0, 1, 0))
        p.ball(0, -1.0, 0, 3.6, INK, 12, 6, 1, 0.4, 1)
    k.turned([(3.4, 12.4), (3.6, 14.2), (2.2, 15.0), (2.2, 17.4), (0, 17.8)], BRASS, 12, 1, 1, 0, 2.6)


def wolfram(c, mood):
    """BattleLore, bold: a barbarian under the pelt of a wolf."""
    pelt, dark, hair = paint("#7e7468", 0.4), paint("#4a433c", 0.3), paint("#2f1f16", 0.3)
    shoulders(c, CHERRY, 1.16, belly=0.66)
    fur(c, pelt, 12.0, -14.2, 4.4, 13, 0.3)
    h = Head(c, mood, CHERRY, hair, wide=1.02, jaw=1.22).eyes(3.9, 0.6, 1.85).brows(1.55, 4.4).nose(3.0, 2.5, -3.2, 1.9).cheeks(2.4).mouth(-7.8, 4.2)
    h.fringe(hair, r=1.9, low=-6.2)
    for s in (-1, 1):
        h.k.tube(mirrored([(2.0, -9.6, -4.8), (4.8, -8.8, -7.0), (5.8, -7.8, -13.4)], s), [(1.3, 0.9), (1.5, 1.0), (0.2, 0.2)], hair, 7, up=(0, -1, 0))
    h.mane(hair, -15, out=2.0, half=2.0, n=9, r=3.0, curl=0.16)
    h.k.tube([h.on(-6.8, 3.4, 0.1), h.on(-5.4, -1.0, 1.4), h.on(-5.8, -4.6, 1.2)], [0.1, 0.5, 0.1], paint("#7d2c20"), 5)
    h.cap(pelt, 4.8, 2.2, 1.02, back=0.2)
    h.k.ball(0, -4.0, 10.0, 1, pelt, 12, 7, 7.4, 7.0, 4.6)
    h.k.tube([(0, -8.0, 10.4), (0, -13.2, 9.2), (0, -16.6, 8.0)], [(4.4, 3.0), (3.2, 2.2), (2.0, 1.6)], pelt, 10, up=(0, 0, 1), round_ends=True)
    h.k.ball(0, -17.4, 8.7, 1.4, INK, 8, 6, 1.2, 1, 0.9)
    for s in (-1, 1):
        h.k.ball(s * 3.7, -10.4, 11.6, 1.0, paint("#d8a93a"), 8, 6)
        h.k.tube(mirrored([(5.0, -2.0, 11.6), (7.2, -1.6, 15.4), (8.4, -1.0, 19.4)], s), [(3.0, 1.6), (2.4, 1.2), (0, 0)], pelt, 8, up=(0, 1, 0))
        h.k.tube(mirrored([(5.2, -3.2, 12.0), (7.0, -2.7, 15.0), (8.1, -1.8, 17.8)], s), [(1.8, 0.9), (1.5, 0.7), (0, 0)], dark, 6, up=(0, 1, 0))
        for x, y in ((1.9, -15.2), (3.0, -12.0)):
            h.k.tube(mirrored([(x, y, 7.4), (x, y - 0.2, 4.8)], s), [0.75, 0.05], IVORY, 6)


def adelheid(c, mood):
    """BattleLore, careful: an abbess in wimple and veil."""
    white, veil = paint("#efe7d6", 0.06), paint("#23232b", 0.15)
    shoulders(c, veil, 0.96)
    c.turned([(7.6, -8.0), (9.2, -11.0), (12.2, -15.4), (12.8, -18.4), (10.4, -19)], white, 18, 1.0, 0.78, 0, 0.2)
    h = Head(c, mood, PEAR, GREY, wide=0.98, jaw=1.04).eyes(3.5, 0.8, 2.0).brows(0.85, 4.4).nose(2.5, 2.0, -2.8).cheeks(3.2, paint("#cf8a66", 0.1)).mouth(-7.2, 3.2, paint("#7c3328"))
    k = h.k
    rows = []
    for j, (dy, r) in enumerate(((-6.6, 8.0), (-7.2, 9.2), (-3.0, 11.0), (4.0, 11.2))):
        rows.append([(r * 0.98 * math.sin(TAU * i / 20), dy, r * 1.13 * math.cos(TAU * i / 20) - 1.6) for i in range(21)])
    k.shell(rows, lambda q: (-q.x * 0.05, 0.5, -q.z * 0.05), white)
    rows = []
    for j in range(5):
        t, row = j / 4, []
        for i in range(17):
            a = -2.15 + 4.3 * i / 16
            drop = max(0.0, abs(a) - 1.35) / 0.8
            row.append(((12.0 + 3.0 * drop) * math.sin(min(abs(a), 1.57 + 0.1 * drop)) * math.copysign(1, a) * (1 - 0.45 * t ** 2), -6.4 + 17 * t, 13.0 * math.cos(min(abs(a), 1.6)) * (1 - 0.3 * t ** 2) - 17 * drop + 0.2))
        rows.append(row)
    k.shell(rows, lambda q: (-q.x * 0.07, 0.3, -0.8 if q.z > 4 else 0), veil)
    k.tube([rows[0][i] for i in range(17)], 0.8, white, 6, up=(0, 1, 0))
    c.tube([(0, -11.0, -19.0), (0, -11.6, -26)], [(0.9, 0.6)] * 2, BRASS, 6, up=(0, -1, 0))
    c.tube([(-2.6, -11.4, -21.2), (2.6, -11.4, -21.2)], [(0.9, 0.6)] * 2, BRASS, 6, up=(0, -1, 0))


def ruprecht(c, mood):
    """BattleLore, tricky: a wizard under a crooked hat."""
    robe = paint("#4a3573", 0.12)
    shoulders(c, robe, 0.98)
    collar(c, robe, 7.0, -16, -10, 3.0, inside=GOLD)
    h = Head(c, mood, MAPLE, HOAR, wide=0.92, jaw=0.9).eyes(3.5, 0.8, 2.0).brows(1.7, 4.6, 0.9, 8.6).nose(5.0, 2.3, -3.8, 1.3, paint("#cf8f68", 0.12)).cheeks(2.5).mouth(-7.4, 3.2).ears(2.9)
    h.beard(HOAR, 16, 6.4, 5.6, point=0.3, n=7).moustache(HOAR, 7.6, 1.9, -0.8)
    h.mane(HOAR, -14, out=1.0, half=1.9, n=8, r=2.3)
    brim(h.k, robe, 17.0, 5.4, 1.0, 1.4, 6.6, 0.9, 1.6, under=NIGHT)
    h.k.tube([(0, 0.4, 4.6), (0.2, 0.8, 9.0), (1.2, 1.6, 13.0), (3.6, 2.0, 16.2), (7.6, 1.6, 17.0), (10.8, 1.0, 14.2)], [9.7, 8.4, 5.8, 3.9, 2.2, 0.1], robe, 12, up=(0, 1, 0))
    h.k.turned([(9.4, 5.2), (10.3, 5.6), (9.9, 7.8), (8.4, 8.2)], GOLD, 18)
    for x, z, y, r in ((-3.6, 11.0, -6.0, 1.5), (2.6, 12.2, -4.9, 1.1), (-0.6, 15.0, -2.4, 0.9)):
        for i in range(5):
            a = TAU * i / 5
            h.k.tube([(x, y, z), (x + r * 1.3 * math.sin(a), y + 0.2, z + r * 1.3 * math.cos(a))], [(0.5, 0.5), (0.05, 0.05)], GOLD, 5, up=(0, 1, 0))


def bram(c, mood):
    """Battle Royal, bold: a flier with his goggles pushed up."""
    hide, wool = paint("#6e3f1d", 0.25), paint("#e6d3a8", 0.25)
    shoulders(c, hide, 1.04)
    lapels(c, wool, 6.2)
    fur(c, wool, 8.2, -12.6, 3.2, 12)
    scarf(c, RED, 1, -12.0, 5.8)
    h = Head(c, mood, PEAR, CORN, jaw=1.12).eyes().brows(1.15, 4.2).nose(2.8, 2.2, -2.6).cheeks(2.7).mouth(-7.2, 4.2)
    h.moustache(CORN, 4.6, 1.15, 1.0, -5.0)
    h.cap(hide, 5.0, 1.3, 1.0, back=0.3)
    for s in (-1, 1):
        h.k.tube(mirrored([(9.6, 1.6, 8), (10.6, 0.6, 1), (9.6, -1.6, -6), (7.4, -3.6, -11)], s), [(1.2, 4.4), (1.4, 4.6), (1.3, 3.2), (0.8, 1.2)], hide, 8, up=(0, 1, 0))
        h.k.ball(s * 11.4, 0.0, 0.2, 3.0, wool, 12, 6, 0.4, 1, 1)
        g = h.k.within(place(s * 4.4, -9.7, 8.0, yaw=s * 22, pitch=-30))
        g.tube([(3.5 * math.sin(TAU * i / 14), 0, 3.0 * math.cos(TAU * i / 14)) for i in range(15)], 1.0, BRASS, 7, up=(0, 1, 0))
        g.ball(0, 0.2, 0, 3.2, ("gloss", paint("#6fa7b5")[1], 0.0), 12, 6, 1.0, 0.35, 0.9)
    h.k.tube([(-10.9, 1, 6.6), (-7.8, -7.0, 8.0), (0, -10.2, 8.0), (7.8, -7.0, 8.0), (10.9, 1, 6.6)], [(0.6, 1.3)] * 5, INK, 6)


def alda(c, mood):
    """Battle Royal, careful: a nurse with round spectacles."""
    dress, apron = paint("#7e98a8", 0.08), paint("#f2ead8", 0.05)
    shoulders(c, dress, 0.92)
    collar(c, apron, 5.4, -14.6, -11.0, 2.2)
    c.plate([(-5, -31), (5, -31), (6, -20), (4.6, -18.5), (-4.6, -18.5), (-6, -20)], 10.9, apron)
    hair = paint("#8c4a22", 0.25)
    h = Head(c, mood, MAPLE, hair, wide=0.97, jaw=0.96).eyes(3.7, 0.8, 2.0).brows(0.85, 5.2).nose(2.3, 1.8, -2.8).cheeks(2.9, paint("#dd9a74", 0.1)).mouth(-7.2, 3.4, paint("#a03a30")).ears(2.3)
    h.cap(hair, 4.4, 1.7, 1.0, back=1.2)
    h.mane(hair, -5.5, out=1.2, half=1.9, n=8, r=2.9)
    for s in (-1, 1):
        h.k.tube(mirrored([(0.2, -8.6, 9.4), (5.6, -8.2, 7.2), (9.6, -3.4, 2.4), (10.2, -2.4, -4.6)], s), [(1.4, 1.6), (2.2, 2.0), (2.2, 2.0), (1.6, 1.4)], hair, 8, up=(0, -1, 0.3), round_ends=True)
        x, y, z = h.on(s * 3.9, 0.6, 2.3)
        h.k.tube([(x + 3.3 * math.sin(TAU * i / 14), y + 0.22 * abs(x + 3.3 * math.sin(TAU * i / 14)) - 0.8, z + 3.1 * math.cos(TAU * i / 14)) for i in range(15)], 0.5, BRASS, 6, up=(0, 1, 0))
        h.k.tube([(s * 7.2, y + 0.8, z + 0.3), (s * 9.4, -1, 0.8)], 0.4, BRASS, 5)
    h.k.tube([h.on(-0.8, 1.0, 1.9), h.on(0.8, 1.0, 1.9)], 0.5, BRASS, 5)
    h.k.turned([(8.8, 8.0), (9.2, 8.6), (9.8, 13.6), (9.2, 14.4), (0, 14.0)], apron, 14, 1.0, 0.72, 0, 0.2)
    for dx, dz in ((0, 1.7), (0, -1.7), (1.7, 0), (-1.7, 0)):
        h.k.ball(dx * 0.6, -7.2, 11.2 + dz * 0.6, 1.15, RED, 8, 5, 1, 0.6, 1)


def cosima(c, mood):
    """Battle Royal, tricky: a pale countess in a high collar."""
    black, pale = paint("#1c171d", 0.15), paint("#d8cbb8", 0.06)
    shoulders(c, black, 0.92)
    rows = []
    for j in range(4):
        t = j / 3
        rows.append([((8.4 + 8.2 * t) * math.sin(a) * (1 + 0.12 * t), 0.8 + (7.0 + 4.6 * t) * math.cos(a), -16 + 19 * t + 3.4 * t * abs(math.sin(a))) for a in [-2.15 + 4.3 * i / 14 for i in range(15)]])
    c.shell(rows[::-1], lambda q: (-q.x * 0.08, -q.y * 0.08, 0.0), black, RED)
    h = Head(c, mood, pale, RAVEN, wide=0.88, jaw=0.8, chin=0.8).eyes(3.5, 0.9, 2.1).brows(0.85, 5.0, 1.0, 7.4).nose(2.7, 1.3, -3.2, 1.0).mouth(-7.6, 3.2, paint("#9c1c22"), fangs=bool(mood.gap)).ears(2.2, point=2.0)
    h.cap(RAVEN, 5.0, 1.1, 1.05, back=1.0)
    h.k.tube([h.on(0, 9.6, 0.6), h.on(0, 7.6, 0.8), h.on(0, 5.6, 0.2)], [(4.4, 0.9), (2.4, 0.8), (0, 0)], RAVEN, 7, up=(0, -1, 0))
    h.mane(RAVEN, -4, out=0.8, half=1.7, n=8, r=2.5)
    for s in (-1, 1):
        h.k.tube(mirrored([(4.4, 1.0, 11.6), (8.4, 1.6, 12.8), (10.4, 2.2, 9.6), (8.6, 1.2, 7.0)], s), [2.6, 3.4, 3.2, 1.4], RAVEN, 9, round_ends=True)
    c.ball(0, -7.2, -13.4, 2.0, ("gloss", paint("#a01020")[1], 0.0), 10, 7, 0.9, 0.7, 1.2)
    c.tube([(-5.4, -3.8, -11.8), (0, -6.6, -12.6), (5.4, -3.8, -11.8)], 0.8, BRASS, 6)


def dietmar(c, mood):
    """Battle Royal, even: a bald man behind a great moustache."""
    shoulders(c, paint("#4e4a44", 0.15), 1.1)
    lapels(c, paint("#35322e", 0.15), 5.6)
    c.tube([(0, -8.6, -15.5), (0, -10.6, -22), (0, -11.0, -30)], [(3.4, 1.0), (3.0, 1.0), (2.4, 1.0)], CREAM, 8, up=(0, -1, 0))
    collar(c, CREAM, 5.6, -15, -11.4, 0.4)
    for s in (-1, 1):
        c.tube([(0, -8.6, -14.6), (s * 2.6, -9.2, -14.2), (s * 5.4, -8.6, -14.0)], [(0.8, 0.8), (2.0, 1.0), (2.4, 0.8)], WINE, 8, up=(0, -1, 0), round_ends=True)
    c.ball(0, -9.2, -14.5, 1.4, WINE, 8, 6)
    h = Head(c, mood, PEAR, CHESTNUT, wide=1.06, tall=1.02, jaw=1.16).eyes(3.8, 0.8, 2.0).brows(1.35, 4.8).nose(3.0, 2.7, -2.6, 1.6, paint("#cd8660", 0.1)).cheeks(3.1).mouth(-8.2, 3.6).ears(3.1)
    h.moustache(CHESTNUT, 11.0, 2.7, 3.2, -4.8)
    x, y, z = h.on(3.9, 0.7, 1.9)
    h.k.tube([(x + 3.3 * math.sin(TAU * i / 14), y + 0.25 * math.sin(TAU * i / 14), z + 3.3 * math.cos(TAU * i / 14)) for i in range(15)], 0.55, BRASS, 6, up=(0, 1, 0))
    h.k.tube([(x + 3.0, y, z - 1.4), (9.4, -6.6, -6), (8.0, -7.0, -14)], 0.28, BRASS, 5)
    for s in (-1, 1):
        h.k.ball(s * 9.6, 2.6, 1.8, 2.2, GREY, 8, 6, 0.6, 1.2, 1.6)


REGULARS = {
    "oskar": (oskar, "#31506b"), "mira": (mira, "#c99a4e"), "tibor": (tibor, "#8f3a26"),
    "gawain": (gawain, "#6d8a4c"), "isolde": (isolde, "#5a3d6e"), "rosa": (rosa, "#3f8f86"),
    "tobias": (tobias, "#c9c2a8"), "kokua": (kokua, "#e0876a"), "keawe": (keawe, "#3c7fa6"), "mirel": (mirel, "#1d3f4a"),
    "wolfram": (wolfram, "#a9b7c0"), "adelheid": (adelheid, "#7a8fb8"), "ruprecht": (ruprecht, "#c2a63e"),
    "bram": (bram, "#8fb3cf"), "alda": (alda, "#b5566a"), "cosima": (cosima, "#93a58a"), "dietmar": (dietmar, "#54623a"),
}
