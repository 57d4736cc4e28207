"""Riders: the horse runs along y with its head to the front, on an oval base. Seen best from the side: the client turns them. Each is
carved twice: at rest, and ready, with his weapon to the front."""
import math

from carve import paint, place
from foot import GREEN, goblin_head
from wood import (BRASS, CREAM, DEEP, LEATHER, PEWTER, RIM, SHADOW, SHAFT, STEEL, TINT, arm, base, cape, eyes, great_helm, held, kettle, kite, plume, round_shield)

HIDE = {18: paint("#7f9a7c", 0.25), 6: paint("#4c6154", 0.3)}
PALE = {18: paint("#d3cfa0", 0.15), 6: paint("#8f8f66", 0.2)}


def crest(c):
    """Where neck and head are: they rise from the withers larger than the trunk has them."""
    return held(c, (0, -8.6, 20.4), size=1.22)


def horse(c, coat, mane, bridle=LEATHER, heavy=1.0):
    """A horse at a walk, one foreleg raised; withers at z = 25, head to y = -23."""
    hoof = SHADOW
    for x, y, knee, low in ((3.3, 9.6, (3.6, 11.2, 11.4), (3.5, 10.2, 3.4)), (-3.3, 9.0, (-3.6, 9.6, 11.0), (-3.5, 7.0, 3.4)), (-3.2, -8.0, (-3.4, -8.6, 11.2), (-3.4, -8.4, 3.4))):
        c.tube([(x, y, 19.0), knee, (low[0], low[1], 5.6), low], [(2.6 * heavy, 3.2), (1.5 * heavy, 1.7), (1.4 * heavy, 1.4), (2.0 * heavy, 2.0)], [coat, coat, hoof], 5, up=(0, 1, 0))
    c.tube([(3.2, -8.4, 18.0), (3.5, -12.6, 13.6), (3.5, -10.8, 9.2), (3.5, -10.0, 7.0)], [(2.4 * heavy, 3.0), (1.6 * heavy, 1.7), (1.3, 1.3), (1.8, 1.8)], [coat, coat, hoof], 5, up=(0, 1, 0))
    c.tube([(0, 14.6, 21.0), (0, 12.6, 20.6), (0, 8.0, 20.2), (0, 0.0, 19.4), (0, -7.0, 19.8), (0, -11.4, 21.0), (0, -13.2, 21.4)],
           [(1.6, 2.4), (4.4, 5.0), (5.5, 5.8), (5.3, 5.4), (5.1, 6.0), (3.8, 5.0), (1.6, 2.6)], coat, 9)
    # neck and head
    k = crest(c)
    k.tube([(0, -8.0, 20.5), (0, -11.6, 26.4), (0, -13.8, 31.0), (0, -15.0, 34.4)], [(3.8, 6.0), (2.8, 4.6), (2.3, 3.7), (1.9, 2.4)], coat, 8, up=(0, -1, 0.2))
    k.tube([(0, -12.6, 34.6), (0, -16.4, 33.6), (0, -20.4, 30.8), (0, -23.0, 28.6), (0, -23.6, 27.9)], [(1.4, 1.6), (2.3, 2.8), (1.7, 2.1), (1.6, 1.8), (0.9, 1.0)], coat, 7)
    for s in (-1, 1):
        k.tube([(s * 1.3, -13.6, 35.0), (s * 1.7, -13.4, 38.6)], [(0.8, 1.0), (0, 0)], coat, 4)
        k.ball(s * 2.1, -17.0, 33.9, 0.65, hoof, 4, 2)
    k.tube([(0, -20.2, 33.1), (1.9, -20.2, 31.0), (0, -19.6, 28.5), (-1.9, -20.2, 31.0), (0, -20.2, 33.1)], 0.45, bridle, 3, up=(0, 1, 0))
    # mane and tail
    ridge = [(-16.4, 36.0), (-13.4, 37.0), (-11.0, 34.4), (-8.4, 29.6), (-5.4, 25.0), (-8.0, 23.6), (-11.6, 29.0), (-13.4, 33.6)]
    k.within(place(0.9, 0, 0, yaw=90)).plate([(y, z) for y, z in ridge], 1.8, mane)
    c.tube([(0, 13.2, 23.4), (0, 16.6, 22.4), (0, 19.2, 16.6), (0, 18.2, 11.0), (0, 19.2, 8.0)], [(1.1, 1.1), (1.6, 1.8), (2.0, 2.2), (1.4, 1.6), (0, 0)], mane, 6)


def reins(c, p=LEATHER):
    for s in (-1, 1):
        c.tube([(s * 2.2, -23.0, 32.8), (s * 4.0, -13.0, 31.0), (s * 1.8, -5.6, 30.2)], 0.45, p, 3)


def blanket(c, p=TINT, low=13.6, back=10.6, front=-6.8):
    """A cloth over the back."""
    rows = []
    for y in (back, (back + front) / 2, front):
        rows.append([(6.1 * math.sin(a) * (1.0 if abs(a) < 1.7 else 1.06), y, 20.0 + 6.2 * math.cos(a) if abs(a) < 1.7 else low)
                     for a in (-2.2, -1.55, -0.85, 0.0, 0.85, 1.55, 2.2)])
    c.shell(rows, lambda q: (-q.x * 0.1, 0, (19 - q.z) * 0.1), p, RIM)
    # the saddle
    c.tube([(0, 4.6, 27.2), (0, 3.0, 25.6), (0, -2.4, 25.6), (0, -4.2, 27.2)], [(2.4, 0.8), (3.6, 1.0), (3.2, 1.0), (1.6, 0.8)], LEATHER, 6)


def caparison(c, low=7.6):
    """A cloth that covers the whole horse but its legs and face."""
    rings = []
    for y, wide, top, hem in ((16.0, 4.0, 23.8, low + 2.4), (13.8, 7.2, 25.8, low), (6.0, 8.2, 26.8, low + 0.9), (-1.0, 7.4, 25.8, low + 1.6), (-8.0, 7.0, 26.4, low + 0.9),
                              (-13.2, 5.6, 25.4, low), (-15.2, 2.8, 23.4, low + 2.4)):
        side = [(wide * 1.06, hem), (wide * 1.0, 14.0), (wide * 0.84, 20.4), (wide * 0.46, top - 1.0)]
        rings.append([(x, y, z) for x, z in side] + [(0, y, top)] + [(-x, y, z) for x, z in reversed(side)])
    c.loft(rings, [TINT, TINT, TINT, TINT, TINT, TINT])
    # hem, neck cloth, face plate
    for s in (-1, 1):
        hem = [(s * 7.8, 13.9, low + 0.1), (s * 8.8, 6.0, low + 1.0), (s * 7.95, -1.0, low + 1.7), (s * 7.55, -8.0, low + 1.0), (s * 6.1, -13.4, low + 0.1)]
        c.tube(hem, [(0.5, 0.9)] * 5, CREAM, 4)
    k = crest(c)
    k.tube([(0, -7.6, 21.5), (0, -11.2, 27.2), (0, -13.4, 31.6), (0, -14.2, 34.4)], [(4.5, 6.8), (3.5, 5.5), (3.0, 4.6), (2.5, 3.4)], [TINT, TINT, TINT], 8, up=(0, -1, 0.2))
    k.tube([(0, -12.6, 36.2), (0, -16.4, 35.4), (0, -20.6, 32.2), (0, -22.4, 30.6)], [(1.6, 1.2), (2.7, 1.7), (2.0, 1.4), (1.2, 0.8)], PEWTER, 6)


def rider(c, wood, coat=None, mail=None):
    """Upper body, legs and head's place: neck at z = 37.5."""
    coat, sleeve = coat or wood.body, mail or wood.limb
    c.turned([(4.6, 24.0), (4.9, 26.6), (4.8, 27.8), (5.6, 32.6), (5.3, 34.6), (3.0, 36.6), (2.2, 38.2)], [wood.body, LEATHER, coat, coat, coat, wood.face], 9, 1.0, 0.86)
    for s in (-1, 1):
        c.tube([(s * 3.2, 0.6, 25.6), (s * 7.4, -3.6, 21.6), (s * 7.4, -1.0, 13.6)], [2.4, 2.2, 1.5], sleeve, 6)
        c.ball(s * 7.5, -2.4, 12.4, 1.7, LEATHER, 5, 3, sy=1.7, sz=0.8)


def arms(c, p, hand, right=(7.4, -4.2, 28.6), left=(4.4, -7.6, 29.6), thick=1.8):
    arm(c, p, hand, -1, shoulder=(5.2, 0, 32.8), elbow=(7.8, -0.4, 28.4), at=right, thick=thick)
    arm(c, p, hand, 1, shoulder=(5.2, 0, 32.8), elbow=(7.6, -1.2, 28.6), at=left, thick=thick)


def lance(c, x, y, z, long=54.0, angle=16.0, pennon=False, p=SHAFT):
    """Leans so many degrees outwards and forward; its hand is at (x, y, z)."""
    k = c.within(place(x, y, z, roll=-angle * 0.6, pitch=angle * 0.8))
    k.tube([(0, 0, -16), (0, 0, -1.6), (0, 0, 2.0), (0, 0, long - 18)], [1.0, 1.2, 1.7, 1.0], p, 5)
    k.turned([(0.9, 1.6), (2.3, 2.0), (0.9, 5.4)], PEWTER, 7)
    k.tube([(0, 0, long - 19), (0, 0, long - 17), (0, 0, long - 12)], [(1.4, 1.1), (2.6, 1.2), (0, 0)], STEEL, 4, up=(0, 1, 0))
    if pennon:
        z1 = long - 19.5
        k.shell([[(0.0, 0.4, z1), (0.0, 4.6, z1 - 0.6), (0.8, 9.0, z1 - 2.4)], [(0.0, 0.4, z1 - 3.0), (0.6, 4.6, z1 - 3.1), (0.8, 11.0, z1 - 3.2)],
                 [(0.0, 0.4, z1 - 6.0), (0.8, 4.6, z1 - 5.4), (0.8, 9.0, z1 - 4.2)]], lambda q: (0.35, 0, 0), TINT, TINT)


def mount(c, wood):
    base(c, wood, 8.8, 15.0)


def head(c, wood, z=40.6, r=4.3):
    c.ball(0, -0.4, z, r, wood.face, 9, 5)
    eyes(c, 0, -0.4, z + 0.1, r)


def light_horse(c, wood, ready):
    mount(c, wood)
    horse(c, wood.horse, wood.mane)
    blanket(c, low=15.6, back=8.6, front=-5.4)
    reins(c)
    rider(c, wood)
    head(c, wood)
    # a broad hat with a feather
    c.turned([(3.6, -0.4), (10.0, 0.2), (10.2, 1.0), (4.9, 1.5), (4.6, 4.6), (3.8, 6.0), (0, 6.2)], [RIM, RIM, TINT, DEEP, TINT, TINT], 12, y=-0.2, z=42.4)
    c.tube([(4.2, 0, 44.0), (6.2, 6.0, 50.0), (5.4, 13.0, 49.0)], [(0.5, 0.5), (0.7, 2.6), (0, 0)], CREAM, 4, up=(0, 0, 1))
    cape(c, TINT, top=36.4, low=25.0, r=(4.6, 7.0), wide=1.5)
    arms(c, wood.limb, wood.face, right=(8.4, -4.0, 29.0))
    # a javelin
    k = c.within(place(-8.6, -4.4, 29.0, roll=-8, pitch=64 if ready else 14, size=1.3))
    k.tube([(0, 0, -14), (0, 0, 20)], 0.9, SHAFT, 5)
    k.tube([(0, 0, 19), (0, 0, 21.4), (0, 0, 27)], [(1.0, 1.0), (2.2, 0.9), (0, 0)], STEEL, 4, up=(0, 1, 0))


def light_shield(c):
    round_shield(c, place(8.6, -1.6, 28.4, yaw=70, pitch=-6), r=7.8, n=14)


def line_horse(c, wood, ready):
    mount(c, wood)
    horse(c, wood.horse, wood.mane)
    blanket(c)
    reins(c)
    rider(c, wood, coat=TINT)
    head(c, wood)
    kettle(c, z=41.6, r=4.4, brim=2.8, p=wood.iron)
    arms(c, wood.limb, wood.face, right=(8.0, -3.4, 28.6))
    lance(c, -8.4, -3.8, 28.8, long=62.0, angle=54 if ready else 16)
    light_shield(c)


def heavy_rider(c, wood, back_cape=True):
    mount(c, wood)
    horse(c, wood.horse, wood.mane, heavy=1.12)
    caparison(c)
    rider(c, wood, coat=PEWTER, mail=PEWTER)
    for s in (-1, 1):
        c.ball(s * 5.8, 0, 33.4, 2.7, PEWTER, 8, 4, sz=0.85)
    arms(c, PEWTER, LEATHER, right=(8.2, -3.4, 28.8), thick=2.0)
    great_helm(c, z=41.4, r=4.6, p=wood.iron)
    if back_cape:
        cape(c, TINT, top=36.6, low=25.2, r=(4.8, 7.4), wide=1.45)
    kite(c, place(8.6, -2.0, 28.0, yaw=76, pitch=-4), w=4.6, h=13.0)


def heavy_horse(c, wood, ready):
    c = c.within(place(size=1.06))
    heavy_rider(c, wood)
    plume(c, 0, 0.4, 46.0, tall=12.0, r=3.6, back=4.4)
    lance(c, -8.6, -3.8, 28.8, long=58.0, angle=60 if ready else 16)


def knight(c, wood, ready):
    c = c.within(place(size=1.06))
    heavy_rider(c, wood, back_cape=False)
    # two wings of feathers rise from the saddle
    for s in (-1, 1):
        c.tube([(s * 2.6, 4.6, 25.4), (s * 4.2, 7.4, 35.0), (s * 5.6, 7.4, 44.0), (s * 6.6, 3.4, 50.6), (s * 7.0, -1.4, 52.4)], [0.9, 0.9, 0.85, 0.8, 0.7], BRASS, 4, up=(0, 1, 0))
        for i in range(7):
            t = i / 6
            y0, z0 = 6.6 - 0.4 * t - 7.6 * max(0, t - 0.45) ** 1.4 * 2, 30.4 + 21.6 * t ** 0.9
            x0 = s * (3.6 + 3.3 * t)
            c.tube([(x0, y0, z0), (x0 + s * 0.5, y0 + 4.6, z0 + 0.9 + 1.0 * t), (x0 + s * 0.8, y0 + 9.0 - 1.6 * t, z0 - 0.6 + 2.4 * t)], [(0.5, 1.4), (0.6, 2.5), (0, 0)], [CREAM, TINT], 4)
    # a golden crest
    comb = [(-4.6, 0), (-4.4, 2.8), (-2.4, 5.4), (0.8, 6.6), (3.8, 5.6), (5.4, 2.4), (5.0, -1.0), (2.6, 1.2), (-2.0, 1.4)]
    c.within(place(0.9, 0, 45.2, yaw=90)).plate(comb, 1.8, BRASS)
    lance(c, -8.6, -3.8, 28.8, long=64.0, angle=46 if ready else 16, pennon=True)


def spear(c, x, y, z0, z1):
    c.tube([(x, y + 1.5, z0), (x - 1.6, y - 1.5, z1)], 0.9, SHAFT, 5)
    c.tube([(x - 1.55, y - 1.4, z1 - 1), (x - 1.7, y - 1.8, z1 + 1.8), (x - 2.0, y - 2.4, z1 + 7.0)], [(1.0, 1.0), (2.4, 0.9), (0, 0)], STEEL, 4, up=(0, 1, 0))


def lizard_rider(c, wood, ready):
    hide, pale, skin = HIDE[wood.corners], PALE[wood.corners], GREEN[wood.corners]
    base(c, wood, 9.4, 16.0)
    c = c.within(place(size=0.86))
    # the lizard: long and low, its tail swung aside
    c.tube([(3.2, -28.0, 9.4), (2.8, -24.6, 10.2), (1.8, -20.0, 11.2), (0.8, -15.6, 10.4), (0, -10.0, 10.2), (0, -2.0, 10.6), (0, 6.0, 10.2), (-1.0, 12.0, 9.2), (-4.2, 19.0, 7.6), (-8.6, 25.0, 6.0),
            (-14.0, 28.0, 5.0)],
           [(1.6, 1.1), (3.2, 1.7), (4.4, 3.2), (3.4, 3.0), (5.4, 4.4), (6.2, 5.0), (5.2, 4.4), (3.4, 3.2), (2.2, 2.2), (1.2, 1.2), (0, 0)], hide, 8)
    c.tube([(3.1, -27.0, 7.6), (2.2, -21.6, 8.2), (1.0, -16.0, 7.8)], [(1.2, 0.6), (3.2, 1.0), (2.6, 1.2)], pale, 6)
    for s in (-1, 1):
        c.ball(1.9 + s * 3.3, -20.6, 13.2, 1.5, pale, 6, 3)
        c.ball(1.9 + s * 4.0, -21.2, 13.5, 0.75, SHADOW, 4, 2)
        for y, f in ((-8.4, -3.0), (6.8, 3.6)):
            c.tube([(s * 3.6, y, 9.6), (s * 9.0, y + f * 0.3, 10.4), (s * 9.6, y + f * 0.5, 6.0), (s * 9.4, y + f * 0.4 - 2.4, 3.6)], [2.2, 1.8, 1.4, (2.1, 0.7)], hide, 5)
    # a crest of spines
    for x, y, z, h in ((0.4, -13.0, 13.0, 3.0), (0, -8.0, 14.0, 3.6), (-0.4, 9.0, 13.6, 3.6), (-1.8, 14.0, 11.6, 3.0), (-4.8, 19.6, 9.2, 2.4)):
        c.tube([(x, y, z - 0.8), (x, y + 1.8, z + h)], [(0.7, 1.9), (0, 0)], pale, 4)
    # cloth and saddle
    rows = []
    for y in (7.6, 1.4, -5.0):
        rows.append([(6.9 * math.sin(a), y, 10.6 + 5.5 * math.cos(a)) for a in (-1.95, -1.35, -0.7, 0.0, 0.7, 1.35, 1.95)])
    c.shell(rows, lambda q: (-q.x * 0.1, 0, (10 - q.z) * 0.1), TINT, RIM)
    # the goblin
    k = c.within(place(0, 1.6, 6.4))
    k.tube([(0, 0.8, 8.6), (0, 1.0, 12.6), (0, -0.8, 17.4), (0, -2.2, 19.4)], [(4.4, 3.6), (4.8, 3.8), (4.6, 3.6), (2.2, 2.0)], [wood.body, LEATHER, wood.body], 9, up=(0, 1, 0))
    for s in (-1, 1):
        k.tube([(s * 3.2, 0, 10.2), (s * 7.4, -3.0, 8.2), (s * 7.8, -0.6, 1.8)], [2.0, 1.7, 1.3], skin, 5)
    goblin_head(k, skin, y=-3.2, z=22.0, r=4.5, long=8.0)
    k.turned([(4.2, 0), (5.0, 0.2), (4.7, 1.9), (2.6, 4.4), (0, 6.2)], [RIM, TINT, TINT, TINT], 9, y=-2.4, z=23.6, lean=(0, 3.0))
    cape(k.within(place(0, -0.6, 0, pitch=10)), TINT, top=18.6, low=10.0, r=(3.8, 6.0), wide=1.4, cols=5)
    arm(k, skin, skin, -1, shoulder=(4.6, -0.6, 16.6), elbow=(8.0, 0, 13.6), at=(9.0, -3.6, 14.6), thick=1.5)
    hand = (-9.2, -4.0, 14.6)
    spear(held(k, hand, 44 if ready else 0), hand[0], hand[1], 5.0, 30.0)
    arm(k, skin, skin, 1, shoulder=(4.6, -0.6, 16.6), elbow=(7.4, -1.4, 13.2), at=(4.4, -6.8, 13.0), thick=1.5)


KINDS = {"light_horse": light_horse, "horse": line_horse, "heavy_horse": heavy_horse, "knight": knight, "lizard_rider": lizard_rider}
