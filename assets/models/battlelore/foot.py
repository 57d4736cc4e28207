"""Soldiers on foot: men, dwarves, goblins. Turned body, ball head, few parts; what a class is told by is large and on top or behind.
Each is carved twice: at rest, and ready, with his weapon to the front."""
from carve import paint, place
from wood import (BRASS, CREAM, DEEP, LEATHER, PEWTER, RIM, SHAFT, STEEL, TINT, arm, axe, base, beard, bow, cape, cowl, crossbow, eyes, great_helm, held, hood,
                  kettle, kite, plume, quiver, round_shield, spear, sword)


def man(c, wood, coat=None, belt=LEATHER, k=1.0, skirt=9.2):
    """A standing man up to the neck; coat: paint of his chest."""
    coat = coat or wood.body
    base(c, wood)
    c.turned([(skirt, 2.6), (7.6 * k, 9.0), (6.0 * k, 16.2), (6.0 * k, 18.2), (6.9 * k, 23.4), (6.7 * k, 25.8),
              (4.4 * k, 28.2), (2.7, 31)],
             [wood.body, wood.body, belt, coat, coat, coat, wood.face], 10, 1.0, 0.84)


def head(c, wood, z=33.4, r=4.9, y=-0.4):
    c.ball(0, y, z, r, wood.face, 9, 5)
    eyes(c, 0, y, z + 0.1, r)


def light_foot(c, wood, ready):
    c = c.within(place(size=0.96))
    man(c, wood, coat=TINT, k=0.92, skirt=8.2)
    cape(c, TINT, top=28.2, low=18.0, r=(4.9, 8.0), wide=2.05, inside=DEEP)
    head(c, wood, z=34.0, r=5.1)
    # hair, and the band round it
    c.turned([(5.0, -1.6), (5.5, 0.2), (5.25, 1.0), (4.7, 3.4), (2.8, 5.0), (0, 5.6)], wood.hair, 10, x=0, y=0.6, z=34.2)
    c.turned([(5.2, 0.2), (5.85, 0.5), (5.75, 2.2), (5.0, 2.4)], TINT, 12, x=0, y=0.0, z=34.2, lean=(0, 0))
    c.tube([(2.6, 5.4, 35.6), (3.6, 7.6, 33.4), (3.2, 8.0, 30.2)], [(0.5, 1.2), (0.5, 1.4), (0.4, 1.0)], TINT, 4)
    hand = (-9.8, -8.0, 21.5) if ready else (-9.8, -4.8, 20.5)
    arm(c, wood.limb, wood.face, -1, at=(9.6, hand[1] + 0.6, hand[2]))
    spear(held(c, hand, 40 if ready else 0, -18), hand[0], hand[1], 7.0, 50.0, head=11.0)
    arm(c, wood.limb, wood.face, 1, at=(8.6, -4.8, 18.6))
    # a buckler
    round_shield(c, place(9.0, -6.4, 18.4, yaw=40, pitch=-10), r=5.4, n=10)


def foot(c, wood, ready):
    man(c, wood, coat=TINT)
    # the skirt of the coat
    c.turned([(6.3, 16.8), (7.9, 11.4), (8.9, 8.2), (8.3, 8.0), (5.0, 12)], [TINT, TINT, RIM, RIM], 10, 1.0, 0.86)
    head(c, wood)
    kettle(c, p=wood.iron, brim=4.2)
    hand = (-9.5, -8.0, 21.0) if ready else (-9.5, -5.2, 19.2)
    arm(c, wood.limb, wood.face, -1, at=(9.4, hand[1] + 0.6, hand[2]))
    sword(held(c, hand, 48 if ready else 4), hand, (hand[0] - 4.1, hand[1] - 0.4, hand[2] + 18.8))
    arm(c, wood.limb, wood.face, 1, at=(8.4, -4.6, 18.6))
    round_shield(c, place(8.0, -6.0, 17.8, yaw=22, pitch=-10), r=9.0)


def heavy_foot(c, wood, ready):
    c = c.within(place(size=1.05))
    man(c, wood, coat=PEWTER, k=1.14, skirt=9.8)
    for s in (-1, 1):
        c.ball(s * 8.2, 0, 25.8, 4.4, PEWTER, 8, 5, sz=0.85)
    cape(c, TINT, top=28.4, low=5.2, r=(5.6, 10.8), wide=1.75)
    great_helm(c, z=34.0, r=5.3, p=wood.iron)
    plume(c, 0, 0.6, 39.0, tall=13.0, r=3.4, back=4.2)
    hand = (-10.6, -8.0, 22.0) if ready else (-10.6, -5.2, 19.5)
    arm(c, PEWTER, LEATHER, -1, at=(10.2, hand[1] + 0.6, hand[2]), thick=2.4)
    axe(held(c, hand, 42 if ready else 0, -10), hand[0], hand[1], 8.4, 38.0, size=1.7)
    arm(c, PEWTER, LEATHER, 1, at=(8.8, -4.8, 19.0), thick=2.4)
    kite(c, place(7.6, -6.6, 17.6, yaw=20, pitch=-9), w=6.2, h=19.0)


def archer(c, wood, ready):
    man(c, wood, skirt=10.6)
    cowl(c, r=8.6)
    hood(c, wood, z=33.2, r=5.7, point=3.0)
    hand = (9.4, -9.0, 23.0) if ready else (10.4, -5.0, 20.5)
    arm(c, wood.limb, wood.face, 1, at=hand)
    bow(held(c, hand, 16 if ready else 0, 34 if ready else 0), hand[0] - 1.8, hand[1] - 0.2, 6.4, 38.6, 7.6)
    arm(c, wood.limb, wood.face, -1)
    quiver(c, place(-3.4, 6.8, 21.6, roll=-30, pitch=-8, size=1.35))


def longbow(c, wood, ready):
    man(c, wood, skirt=10.0)
    cape(c, DEEP, top=28.6, low=4.6, r=(5.4, 12.0), wide=1.9)
    hood(c, wood, z=33.2, r=5.3, point=7.0)
    # a feather on the hood
    c.tube([(4.6, 0.6, 35.2), (7.6, 3.6, 40.6), (7.4, 8.8, 45.6)], [(0.6, 0.5), (0.7, 2.2), (0, 0)], CREAM, 4, up=(0, 1, 1))
    hand = (10.6, -8.0, 23.0) if ready else (10.6, -5.0, 21.5)
    arm(c, wood.limb, wood.face, 1, at=hand)
    bow(held(c, hand, 22 if ready else 0, 16 if ready else 4), hand[0] - 1.8, hand[1] - 0.2, 7.4, 56.0, 6.6, r=1.3, n=9)
    arm(c, wood.limb, wood.face, -1)
    quiver(c, place(-7.4, 3.4, 15.0, roll=14, pitch=-14), n=3)


def arbalest(c, wood, ready):
    man(c, wood, coat=DEEP, skirt=9.4)
    head(c, wood)
    # flat cap
    c.turned([(4.4, 0.2), (6.4, 0.6), (7.0, 1.7), (6.5, 3.0), (3.4, 4.0), (0, 4.2)], [RIM, RIM, TINT, TINT, TINT], 12, x=0.7, y=0.6, z=35.2)
    c.turned([(4.7, -0.4), (5.1, 0.0), (5.0, 1.4), (4.2, 1.5)], RIM, 10, x=0, y=-0.2, z=34.9)
    # the pavise hangs on his back: a tall board with a ridge down its middle
    w, h = 8.0, 11.0
    out = [(-w, -h), (-1.6, -h - 0.6), (1.6, -h - 0.6), (w, -h), (w, h * 0.86), (w * 0.55, h), (1.6, h + 0.8), (-1.6, h + 0.8), (-w * 0.55, h), (-w, h * 0.86)]
    k = c.within(place(0, 6.4, 17.6, yaw=180, pitch=-5))
    k.plate(out, 1.0, TINT, LEATHER, bulge=1.6, rim=1.3, rim_paint=RIM, ridge=0)
    k.block(-1.3, 1.3, -3.4, -1.4, -h * 0.8, h * 0.85, CREAM)
    if ready:
        arm(c, wood.limb, wood.face, -1, at=(4.6, -8.4, 21.0))
        arm(c, wood.limb, wood.face, 1, at=(3.4, -12.0, 21.6), elbow=(8.6, -5.0, 20.0))
        crossbow(c, place(-1.2, -3.0, 22.0, pitch=-6, yaw=-6), span=14.6, long=21.0, thick=1.5)
    else:
        # the crossbow stands on the ground before him, bow up, taller than his shoulder
        arm(c, wood.limb, wood.face, -1, at=(8.8, -6.0, 20.0))
        arm(c, wood.limb, wood.face, 1, at=(3.0, -8.4, 20.6), elbow=(8.6, -3.6, 19.0))
        crossbow(c, place(-8.6, -7.6, 8.0, pitch=-90, yaw=8), span=14.6, long=29.0, thick=1.5)


def dwarf(c, wood, coat=None, broad=1.0):
    """A squat body up to the neck."""
    base(c, wood)
    coat = coat or wood.body
    c.turned([(9.6, 2.6), (8.7, 10.6), (8.7, 12.8), (8.9, 16.6), (7.6, 20.0), (4.0, 22.4), (3.4, 24)],
             [wood.body, LEATHER, coat, coat, coat, wood.face], 10, broad, 0.84 * broad)
    c.block(-1.6, 1.6, -8.2 * broad, -6.6, 10.6, 12.9, BRASS)


def dwarf_head(c, wood, hair, z=25.0, r=5.0, length=10.0):
    c.ball(0, -0.8, z, r, wood.face, 9, 5)
    eyes(c, 0, -0.8, z + 0.9, r)
    c.ball(0, -6.0, z - 0.7, 1.3, wood.face, 6, 4)
    beard(c, hair, y=-4.2, z=z - 0.4, w=4.7, length=length)


GINGER, HOAR, CORN = paint("#a8481c", 0.15), paint("#d9d3c4", 0.1), paint("#c98e35", 0.15)


def dwarf_crossbow(c, wood, ready):
    dwarf(c, wood)
    dwarf_head(c, wood, CORN)
    # a cap with a long tail
    c.turned([(5.0, 0.0), (5.9, 0.3), (5.7, 2.0), (4.6, 5.0), (2.5, 8.2), (0, 11.0)], [RIM, RIM, TINT, TINT, TINT], 10, z=26.2, lean=(0, 4.6))
    cape(c, TINT, top=21.8, low=7.0, r=(8.2, 10.8), wide=1.4, depth=0.92)
    arm(c, wood.limb, wood.face, -1, shoulder=(7.4, 0, 18.6), elbow=(10.2, -2.4, 14.2), at=(5.0, -8.4, 14.4))
    arm(c, wood.limb, wood.face, 1, shoulder=(7.4, 0, 18.6), elbow=(10.2, -3.0, 14.2), at=(3.4, -11.0, 14.4))
    # levelled, or still held up
    crossbow(c, place(-1.6, -4.0, 15.6, yaw=-4, pitch=0 if ready else -42), span=15.0, long=18.0, thick=1.5)


def dwarf_foot(c, wood, ready):
    c = c.within(place(size=1.05))
    dwarf(c, wood, coat=DEEP)
    dwarf_head(c, wood, GINGER)
    # a helmet with horns
    c.turned([(5.2, -0.4), (5.8, 0.0), (5.8, 1.6), (5.2, 1.8), (4.6, 4.2), (2.6, 6.0), (0, 6.8)], [BRASS, BRASS, BRASS, wood.iron, wood.iron, wood.iron], 12, z=26.6, y=-0.4)
    for s in (-1, 1):
        c.tube([(s * 5.0, -0.4, 28.6), (s * 10.0, -0.6, 30.2), (s * 12.6, -1.0, 37.0)], [2.2, 1.8, 0.0], CREAM, 6)
    hand = (-11.4, -8.4, 16.6) if ready else (-11.4, -5.6, 13.6)
    arm(c, wood.limb, wood.face, -1, shoulder=(7.6, 0, 18.6), elbow=(11.0, -1.4, 14.4), at=(11.2, hand[1] + 0.4, hand[2]), thick=2.4)
    axe(held(c, hand, 46 if ready else 0, -10), hand[0], hand[1], 7.0, 30.0, size=1.2)
    arm(c, wood.limb, wood.face, 1, shoulder=(7.6, 0, 18.6), elbow=(10.6, -1.8, 14.0), at=(8.6, -6.2, 12.8), thick=2.4)
    round_shield(c, place(8.8, -7.0, 13.0, yaw=24, pitch=-12), r=9.4)
    cape(c, TINT, top=21.8, low=9.0, r=(8.0, 10.2), wide=1.45, depth=0.92)


def dwarf_heavy_foot(c, wood, ready):
    dwarf(c, wood, coat=PEWTER, broad=1.08)
    for s in (-1, 1):
        c.ball(s * 8.6, 0, 19.4, 3.6, PEWTER, 8, 5, sz=0.85)
    dwarf_head(c, wood, HOAR, length=12.0)
    cape(c, TINT, top=22.2, low=5.0, r=(9.0, 12.4), wide=1.6, depth=0.94)
    # a closed helmet with a comb from front to back
    c.turned([(5.4, -2.6), (5.9, -0.6), (5.7, 2.4), (4.2, 5.2), (0, 6.6)], [PEWTER, PEWTER, PEWTER, PEWTER], 12, z=27.0, y=0.4)
    c.turned([(5.6, -0.4), (6.15, -0.2), (6.05, 1.2), (5.4, 1.4)], BRASS, 12, z=27.0, y=0.3)
    c.block(-1.0, 1.0, -6.6, -4.0, 24.0, 28.0, BRASS)
    comb = [(-6.6, 0.6), (-6.0, 4.6), (-3.4, 8.2), (0.6, 9.6), (4.6, 8.6), (7.2, 5.2), (8.0, 0.6), (6.6, -1.2), (5.4, 1.4), (3.6, 4.2), (0, 5.4), (-3.4, 4.0), (-5.2, 1.4)]
    c.within(place(1.3, 0.6, 28.0, yaw=90, size=1.35)).plate(comb, 2.6, TINT)
    hand = (-12.2, -9.0, 17.0) if ready else (-12.2, -5.8, 13.8)
    arm(c, PEWTER, LEATHER, -1, shoulder=(8.2, 0, 18.6), elbow=(11.8, -1.4, 14.4), at=(12.0, hand[1] + 0.4, hand[2]), thick=2.6)
    # hammer
    k = held(c, hand, 44 if ready else 0, -6)
    k.tube([(hand[0], hand[1], 6.2), (hand[0], hand[1], 29.0)], 1.15, SHAFT, 6)
    k.block(hand[0] - 6.6, hand[0] + 6.6, hand[1] - 3.4, hand[1] + 3.4, 24.6, 32.0, PEWTER, taper=0.6)
    arm(c, PEWTER, LEATHER, 1, shoulder=(8.2, 0, 18.6), elbow=(11.4, -1.8, 14.0), at=(9.4, -6.6, 12.6), thick=2.6)
    w, h = 6.6, 8.6
    tower = [(-w, -h), (0, -h - 1), (w, -h), (w, h), (0, h + 1), (-w, h)]
    k = c.within(place(8.2, -7.6, 12.8, yaw=18, pitch=-8))
    k.plate(tower, 1.0, TINT, LEATHER, bulge=1.6, rim=1.4, rim_paint=RIM, ridge=0)
    k.block(-1.2, 1.2, -3.2, -1.4, -h * 0.7, h * 0.75, BRASS)


GREEN = {18: paint("#a9a04e", 0.15), 6: paint("#7a7434", 0.2)}
RUST = {18: paint("#c47a3e", 0.15), 6: paint("#8c4f28", 0.2)}


def ears(c, skin, x, y, z, r, long=9.0, up=2.6, wide=2.6):
    for s in (-1, 1):
        c.tube([(x + s * r * 0.8, y, z), (x + s * (r + long * 0.45), y + 0.8, z + up * 0.7), (x + s * (r + long), y + 2.0, z + up)],
               [(wide * 0.8, 1.0), (wide, 0.9), (0, 0)], skin, 6, up=(0, 1, 0))


def goblin_head(c, skin, x=0.0, y=-4.0, z=21.0, r=4.9, long=9.0):
    c.ball(x, y, z, r, skin, 10, 6, sx=1.12, sz=0.94)
    eyes(c, x, y, z + 1.0, r * 1.02, 0.44, 0.95, CREAM)
    eyes(c, x, y - 0.8, z + 1.0, r * 1.0, 0.42, 0.5)
    c.tube([(x, y - r * 0.7, z + 0.2), (x, y - r - 2.8, z - 1.4)], [1.3, 0.5], skin, 6, round_ends=True)
    ears(c, skin, x, y + 0.4, z + 0.8, r, long * 1.3, wide=3.0)


def goblin(c, wood, skin, coat=None):
    """A hunched body."""
    base(c, wood)
    coat = coat or wood.body
    for s in (-1, 1):
        c.tube([(s * 3.4, 1.0, 10.0), (s * 5.4, -1.6, 7.0), (s * 4.6, 0.4, 3.6)], [2.5, 2.1, 1.8], skin, 6)
        c.ball(s * 4.8, -1.4, 3.6, 2.1, skin, 6, 4, sy=1.5, sz=0.7)
    c.tube([(0, 1.4, 5.6), (0, 1.8, 9.6), (0, 1.2, 14.0), (0, -1.4, 18.0), (0, -3.2, 20.0)],
           [(6.0, 5.0), (6.0, 5.0), (5.8, 4.6), (5.0, 4.2), (2.4, 2.4)], [coat, LEATHER, coat, coat], 10, up=(0, 1, 0))


def goblin_foot(c, wood, ready):
    skin = GREEN[wood.corners]
    goblin(c, wood, skin)
    goblin_head(c, skin, z=22.4)
    # an iron pot, and a rag on the shoulders
    c.turned([(4.6, 0), (5.2, 0.2), (4.8, 2.4), (2.8, 4.4), (0, 5.0)], wood.iron, 10, y=-3.4, z=24.2)
    cape(c.within(place(0, 1.0, 0, pitch=6)), TINT, top=18.6, low=6.6, r=(5.2, 8.6), wide=1.6)
    hand = (-10.2, -7.6, 15.6) if ready else (-10.2, -5.2, 13.4)
    arm(c, skin, skin, -1, shoulder=(5.4, -0.4, 16.4), elbow=(9.0, 0.4, 13.0), at=(10.0, hand[1] + 0.6, hand[2]), thick=1.7)
    # a sabre, broad at its end
    path = [(0, 0, -3.0), (-0.2, 0, 4.6), (-2.2, 0.2, 11.6), (-5.6, 0.8, 16.4)]
    held(c, hand, 50 if ready else 0).tube([tuple(h + v for h, v in zip(hand, at)) for at in path], [(0.9, 0.9), (1.4, 0.8), (2.8, 0.8), (0, 0)], [SHAFT, STEEL, STEEL], 4, up=(0, 1, 0))
    arm(c, skin, skin, 1, shoulder=(5.4, -0.4, 16.4), elbow=(8.6, -1.0, 12.6), at=(7.4, -6.0, 12.4), thick=1.7)
    round_shield(c, place(7.4, -6.4, 12.2, yaw=22, pitch=-12), r=6.0, boss=PEWTER, n=9)


def goblin_archer(c, wood, ready):
    skin = GREEN[wood.corners]
    goblin(c, wood, skin)
    goblin_head(c, skin, z=22.0, y=-4.4)
    # a pointed cap that falls back
    c.turned([(4.4, 0), (5.3, 0.2), (5.0, 1.8), (3.6, 4.4), (1.9, 6.6), (0, 9.4)], [RIM, TINT, TINT, TINT, TINT], 10, y=-3.6, z=23.8, lean=(0, 6.0))
    c.turned([(2.6, 20.0), (4.6, 19.2), (6.6, 15.6), (6.0, 14.8), (2.6, 17)], [TINT, TINT, RIM, RIM], 10, 1.05, 0.9, y=0.2, lean=(0, -1.2))
    hand = (8.4, -10.0, 16.6) if ready else (9.4, -6.4, 15.0)
    arm(c, skin, skin, 1, shoulder=(5.4, -0.4, 16.4), elbow=(8.8, -1.0, 14.4), at=hand, thick=1.7)
    bow(held(c, hand, 14 if ready else 0, 40 if ready else 0), hand[0] - 1.6, hand[1] - 0.4, 4.4, 28.6, 6.4, r=1.05)
    arm(c, skin, skin, -1, shoulder=(5.4, -0.4, 16.4), elbow=(9.0, -0.4, 12.4), at=(5.6, -6.6, 13.6), thick=1.7)
    quiver(c, place(-3.0, 6.0, 14.4, roll=-26, pitch=-14, size=1.1), n=3)


def hobgoblin_foot(c, wood, ready):
    skin = RUST[wood.corners]
    c = c.within(place(size=1.12))
    man(c, wood, coat=LEATHER, k=1.2, skirt=9.6)
    c.turned([(7.3, 16.8), (9.0, 11.0), (9.9, 8.4), (9.2, 8.2), (5.0, 12)], [TINT, TINT, RIM, RIM], 10, 1.0, 0.86)
    for s in (-1, 1):
        c.ball(s * 8.6, 0, 25.6, 4.2, PEWTER, 8, 5, sz=0.85)
        for y in (-2.4, 2.4):
            c.tube([(s * 9.4, y * 0.6, 27.4), (s * 14.6, y * 1.6, 34.0)], [1.7, 0], STEEL, 5)
    cape(c, TINT, top=27.0, low=9.0, r=(6.2, 9.6), wide=1.1)
    goblin_head(c, skin, y=-1.4, z=33.4, r=5.4, long=9.6)
    # helmet with a spike, tusks below
    c.turned([(5.2, 0), (6.0, 0.2), (5.6, 2.4), (3.6, 5.0), (1.0, 6.4), (0.9, 7.0), (0, 11.0)], [wood.iron, wood.iron, wood.iron, wood.iron, BRASS, BRASS], 10, y=-0.8, z=35.2)
    for s in (-1, 1):
        c.tube([(s * 2.2, -5.6, 30.6), (s * 2.7, -6.9, 32.8)], [0.7, 0], CREAM, 5)
    hand = (-10.6, -8.4, 22.0) if ready else (-10.6, -5.4, 19.4)
    arm(c, skin, skin, -1, shoulder=(7.2, 0, 25), at=(10.4, hand[1] + 0.6, hand[2]), thick=2.5)
    # a cleaver on a pole
    k = held(c, hand, 46 if ready else 0, -12, size=1.1)
    k.tube([(hand[0], hand[1], hand[2] - 12), (hand[0], hand[1], hand[2] + 11)], 1.1, SHAFT, 5)
    blade = [(1.0, 8.0), (1.4, 22.0), (-3.0, 25.0), (-6.4, 20.0), (-5.6, 12.0), (-2.2, 8.0)]
    k.within(place(hand[0], hand[1] + 0.7, hand[2])).plate(blade, 1.4, PEWTER)
    arm(c, skin, skin, 1, shoulder=(7.2, 0, 25), at=(9.0, -5.4, 18.4), thick=2.5)
    w, h = 6.6, 9.4
    spiked = [(-w, h * 0.7), (-w * 0.5, h * 0.5), (0, h), (w * 0.5, h * 0.5), (w, h * 0.7), (w * 0.8, 0), (w * 0.55, -h * 0.6), (0, -h), (-w * 0.55, -h * 0.6), (-w * 0.8, 0)]
    k = c.within(place(8.4, -6.8, 17.4, yaw=20, pitch=-10))
    k.plate(spiked, 1.0, TINT, LEATHER, bulge=1.8, rim=1.3, rim_paint=RIM, ridge=0)
    k.ball(0, -2.6, 0, 1.8, PEWTER, 8, 4)


KINDS = {f.__name__: f for f in (light_foot, foot, heavy_foot, archer, longbow, arbalest, dwarf_crossbow, dwarf_foot, dwarf_heavy_foot, goblin_foot, goblin_archer,
                                 hobgoblin_foot)}
