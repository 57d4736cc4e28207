"""The great creatures: one figure is the whole unit."""
import math


from carve import TAU, paint, place
from wood import CREAM, DEEP, TINT, base

CHITIN = {18: paint("#57382a", 0.3), 6: paint("#2c2226", 0.3)}
JOINT = {18: paint("#a8743e", 0.2), 6: paint("#6e4a2f", 0.2)}
STONE = {18: paint("#b3a68d", 0.18), 6: paint("#6f6962", 0.2)}
MOSS = {18: paint("#8b8a4c", 0.25), 6: paint("#4f5532", 0.25)}
AMBER = paint("#ffb347")


def giant_spider(c, wood):
    shell, joint = CHITIN[wood.corners], JOINT[wood.corners]
    base(c, wood, 21.5, 21.5, 3.0)
    c = c.within(place(size=0.84))
    # hind body with painted marks, fore body, head
    c.tube([(0, 27.5, 25.0), (0, 24.6, 27.0), (0, 17.5, 28.6), (0, 9.5, 26.6), (0, 3.4, 22.4), (0, 1.4, 21.0)], [(1.2, 1.2), (7.6, 6.8), (12.4, 11.2), (11.6, 10.2), (6.2, 5.4), (2.0, 2.0)], shell, 14)
    c.tube([(0, 5.0, 20.0), (0, 0.4, 21.4), (0, -6.4, 21.2), (0, -11.8, 19.0), (0, -14.0, 17.6)], [(2.0, 2.0), (6.4, 4.6), (7.8, 5.6), (5.6, 4.6), (2.6, 2.4)], shell, 12)
    marks = ((22.4, 36.6, 2.6, 3.2, 20), (16.4, 39.2, 4.2, 3.4, 4), (9.6, 37.1, 3.0, 3.0, -20))
    for y, z, w, l, pitch in marks:
        c.within(place(0, y, z, pitch=-pitch)).ball(0, 0, 0, 1.0, TINT, 8, 4, sx=w, sy=l * 1.1, sz=1.3)
    for s in (-1, 1):
        c.within(place(s * 8.2, 16.4, 34.9, roll=s * 42)).ball(0, 0, 0, 1.0, TINT, 8, 4, sx=2.4, sy=5.0, sz=1.2)
        # four legs a side: up to the knee, far out, down to a point
        for i, (turn, far, knee) in enumerate(((62, 36.0, 40.0), (22, 37.5, 43.0), (-20, 37.0, 43.0), (-58, 36.0, 38.0))):
            a = math.radians(turn)
            dx, dy = math.cos(a) * s, -math.sin(a)
            y0 = -5.2 + 2.2 * (i - 1.5)
            def on(r, z):
                return (dx * r, y0 * max(0, 1 - r / 40) + dy * r, z)
            c.tube([on(5.6, 19.6), on(12.0, 27.0), on(21.0, knee)], [2.3, 2.2, 1.9], [shell, shell], 6)
            c.ball(*on(21.2, knee - 0.2), 2.1, joint, 6, 4)
            c.tube([on(21.0, knee), on(far * 0.84, knee * 0.62), on(far * 0.96, knee * 0.3), on(far * 0.93, 0.2)], [1.9, 1.8, 1.4, 0.5], [shell, joint, shell], 6)
        # jaws with fangs, and feelers
        c.tube([(s * 2.2, -13.4, 18.6), (s * 3.4, -17.4, 16.6), (s * 2.6, -17.8, 13.0)], [2.2, 2.0, 1.6], shell, 6)
        c.tube([(s * 2.6, -17.8, 13.2), (s * 1.4, -17.2, 8.8)], [1.0, 0], CREAM, 5)
        c.tube([(s * 4.6, -12.6, 18.0), (s * 6.6, -20.0, 17.0), (s * 5.4, -24.0, 9.0)], [1.2, 1.1, 0.6], joint, 5)
        for x, y, z, r in ((1.7, -14.2, 20.8, 1.25), (4.0, -12.6, 21.4, 0.95), (2.0, -12.4, 22.8, 0.8)):
            c.ball(s * x, y, z, r, AMBER, 5, 3)


def earth_elemental(c, wood):
    stone, moss = STONE[wood.corners], MOSS[wood.corners]
    base(c, wood, 21.5, 21.5, 3.0)
    for s in (-1, 1):
        # leg and foot, upper arm, fore arm, fist
        c.rock(s * 9.0, 1.0, 8.6, 7.6, stone, 3 + s, sx=0.95, sy=1.05, sz=1.0)
        c.rock(s * 8.4, 0.8, 19.4, 6.4, stone, 5 + s, sz=1.1)
        c.rock(s * 19.6, 0.0, 48.4, 8.6, stone, 7 + s, sx=1.05, sz=0.95)
        c.rock(s * 24.0, -3.0, 36.4, 6.6, stone, 9 + s, sz=1.25)
        c.rock(s * 25.4, -8.4, 23.0, 8.8, stone, 11 + s, sz=1.15)
        for i in range(3):
            c.rock(s * (21.4 + 3.6 * i), -14.6, 18.0 + 0.6 * i, 2.9, stone, 20 + i, sz=1.3, detail=1)
        # moss on the shoulders
        c.rock(s * 19.6, 1.0, 54.2, 6.6, moss, 13 + s, sz=0.42)
        # crystals out of the back, in the unit's colour, and in the shoulders
        for x, y, z, h, r, lean, back in ((5.0, 8.4, 52.0, 17.0, 3.9, 20, 30), (12.6, 6.0, 51.0, 14.5, 3.4, 36, 22), (20.4, 2.0, 52.4, 11.0, 2.9, 26, 4)):
            k = c.within(place(s * x, y, z, roll=s * lean, pitch=-back))
            k.turned([(r * 0.75, 0), (r, h * 0.5), (r * 0.72, h * 0.72), (0, h)], [DEEP, TINT, TINT], 5, flat=True)
        # eyes deep under the brow
        c.ball(s * 2.8, -13.6, 61.0, 1.5, AMBER, 6, 4)
    c.rock(0, 2.0, 29.0, 11.8, stone, 1.3, sx=1.1, sy=0.9, sz=0.86)
    c.rock(0, 0.6, 44.6, 15.2, stone, 2.6, sx=1.2, sy=0.84, sz=0.92, detail=2, rough=0.3)
    c.rock(0, -5.4, 60.4, 8.6, stone, 4.4, sx=1.0, sy=0.98, sz=1.0)
    c.rock(0, -12.0, 64.2, 4.6, stone, 6.1, sx=1.5, sy=0.62, sz=0.5)
    c.rock(0, -11.6, 55.6, 4.8, stone, 8.2, sx=1.25, sy=0.7, sz=0.7)
    c.rock(0, -3.4, 68.0, 6.4, moss, 9.1, sz=0.5)
    # a rune of crystal in the chest
    for x, z, r in ((0, 47.0, 3.6), (-4.4, 44.0, 2.2), (4.4, 44.0, 2.2), (0, 40.6, 2.4)):
        c.within(place(x, -12.4, z, pitch=8)).ball(0, 0, 0, r, TINT, 4, 2, sy=0.6, sz=1.3, flat=True)
    # stones about the feet
    for i in range(7):
        a = TAU * (i + 0.3) / 7
        c.rock(18.6 * math.cos(a), 18.6 * math.sin(a), 3.4, 1.6 + 1.5 * ((i * 5) % 3) / 2, stone if i % 3 else moss, 30 + i, sz=0.8)


KINDS = {"giant_spider": giant_spider, "earth_elemental": earth_elemental}
