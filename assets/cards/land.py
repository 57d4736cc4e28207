#!/usr/bin/env python3
"""Draws the places behind the pictures of the cards:  python3 assets/cards/land.py [ROLE ...]

Writes assets/icons/land-ROLE.svg, one for each card and each box, in the box of its picture and far beyond it on both sides: a disc of light, three depths
of a landscape, each lighter than the one before it, and one kind of prop. It has no colour: what it is printed with are the paints `tone-...`
of the template (tones() below). check.py compares the landscapes of one game.
"""
import math, pathlib, random, re, sys

HERE = pathlib.Path(__file__).resolve().parent
ASSETS = HERE.parent
ICONS = ASSETS / "icons"
LEFT, RIGHT, FOOT, STEP = -520, 1032, 1400, 26
SKY = f"M-2600-2600H3100V{FOOT}H-2600z"
# What all shadows have in common; no darker, so that none is black.
UMBER = "#4a2c1e"


def line(points):
    """A closed path through these points, in whole units, each from the one before."""
    points = [(round(x), round(y)) for x, y in points]
    # All run the same way round: where two overlap there is no hole.
    if sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1])) < 0:
        points.reverse()
    steps = " ".join(f"{b[0] - a[0]} {b[1] - a[1]}" for a, b in zip(points, points[1:]))
    return f"M{points[0][0]} {points[0][1]}l{steps}z".replace(" -", "-")


def box(x, y, w, h):
    return f"M{round(x)} {round(y)}h{round(w)}v{round(h)}h{round(-w)}z"


def dot(x, y, r):
    x, y, r = round(x), round(y), max(1, round(r))
    return f"M{x - r} {y}a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1{-2 * r} 0z"


# Ridges: the height at each place, upwards from its base.
def hills(rng, height):
    waves = [(rng.uniform(0.6, 1.0) / k, k * rng.uniform(0.0036, 0.0060), rng.uniform(0, 6.3)) for k in (1, 2.3, 5)]
    return lambda x: height * (0.55 + sum(a * math.sin(w * x + p) for a, w, p in waves) / 2.6)


def peaks(rng, height):
    tops = [(x + rng.uniform(-50, 50), height * rng.uniform(0.45, 1.1)) for x in range(LEFT - 100, RIGHT + 200, 150)]
    jags = [rng.uniform(0.86, 1.1) for _ in range(200)]
    return lambda x: max(0, *(h - abs(x - at) * 0.9 for at, h in tops)) * jags[int(x / STEP) % 200]


def mesas(rng, height):
    tables = [(x + rng.uniform(-60, 60), rng.uniform(60, 150), height * rng.uniform(0.5, 1.1)) for x in range(LEFT, RIGHT, 290)]
    return lambda x: max(max(0, min(h, (w + 30 - abs(x - at)) * 6)) for at, w, h in tables) + 0.10 * height * (1 + math.sin(x * 0.013))


def level(rng, height):
    return lambda x: height * 0.25 + 3 * math.sin(x * 0.05 + height)


def dunes(rng, height):
    shift, long = rng.uniform(0, 300), rng.uniform(300, 420)
    return lambda x: height * (1 - ((x + shift) % long / long)) ** 1.6 + 0.15 * height


RIDGES = {"hills": hills, "peaks": peaks, "mesas": mesas, "level": level, "dunes": dunes}


# Props: what they are drawn with by paint, at a place, so high.
def conifer(rng, x, y, s):
    w = 0.22 * s
    return {"": line([(x, y - s), (x + w * 0.7, y - 0.62 * s), (x + w * 0.4, y - 0.64 * s), (x + w, y - 0.3 * s), (x + w * 0.5, y - 0.33 * s), (x + w * 1.3, y), (x - w * 1.3, y),
                      (x - w * 0.5, y - 0.33 * s), (x - w, y - 0.3 * s), (x - w * 0.4, y - 0.64 * s), (x - w * 0.7, y - 0.62 * s)]) + box(x - 5, y, 10, 24)}


def tree(rng, x, y, s):
    crowns = "".join(dot(x + dx * s, y - dy * s, r * s) for dx, dy, r in ((0, 0.72, 0.27), (-0.2, 0.55, 0.2), (0.21, 0.56, 0.21)))
    return {"": crowns + line([(x - 0.05 * s, y + 16), (x - 0.03 * s, y - 0.5 * s), (x + 0.03 * s, y - 0.5 * s), (x + 0.06 * s, y + 16)])}


def bare(rng, x, y, s):
    lean = rng.uniform(-0.1, 0.1) * s
    arms = "".join(line([(x + lean * k, y - k * s), (x + side * 0.34 * s, y - (k + 0.34) * s), (x + lean * k + side * 3, y - (k - 0.07) * s)]) for k, side in ((0.42, 1), (0.55, -1), (0.7, 1)))
    return {"": line([(x - 0.06 * s, y + 16), (x + lean, y - s), (x + 0.06 * s, y + 16)]) + arms}


def palm(rng, x, y, s):
    lean = rng.choice((-1, 1)) * 0.2 * s
    top = (x + lean, y - 0.8 * s)
    leaves = ""
    for a in (-2.9, -2.3, -1.57, -0.85, -0.25):
        tip = (top[0] + 0.42 * s * math.cos(a), top[1] + 0.30 * s * math.sin(a) + 0.14 * s)
        bow = ((top[0] + tip[0]) / 2, min(top[1], tip[1]) - 0.10 * s)
        leaves += line([top, bow, tip, (bow[0], bow[1] + 0.09 * s)])
    return {"": line([(x - 0.045 * s, y + 16), (x + lean * 0.45 - 5, y - 0.45 * s), (top[0] - 5, top[1]), (top[0] + 6, top[1]), (x + lean * 0.45 + 7, y - 0.45 * s), (x + 0.06 * s, y + 16)]) + leaves}


def house(rng, x, y, s):
    w = 0.36 * s
    windows = "".join(box(x + dx * w - 0.05 * s, y - dy * s, 0.10 * s, 0.14 * s) for dx, dy in ((-0.5, 0.36), (0.42, 0.36), (-0.04, 0.62)))
    return {"": line([(x - w, y + 20), (x - w, y - 0.5 * s), (x - w * 1.15, y - 0.5 * s), (x, y - s), (x + w * 1.15, y - 0.5 * s), (x + w, y - 0.5 * s), (x + w, y + 20)]) + box(x + w * 0.4, y - 0.98 * s, 0.13 * s, 0.34 * s),
            "glow": windows}


def burning(rng, x, y, s):
    """A house whose roof is on fire."""
    parts = house(rng, x, y, s)
    flame = line([(x - 0.26 * s, y - 0.72 * s), (x - 0.20 * s, y - 1.1 * s), (x - 0.08 * s, y - 0.95 * s), (x + 0.02 * s, y - 1.5 * s), (x + 0.13 * s, y - 1.02 * s), (x + 0.24 * s, y - 1.2 * s), (x + 0.25 * s, y - 0.74 * s), (x, y - 0.95 * s)])
    smoke = "".join(dot(x + (0.1 + 0.16 * i) * s, y - (1.6 + 0.26 * i) * s, (0.14 + 0.05 * i) * s) for i in range(4))
    return {"": parts[""], "glow": parts["glow"] + flame, "far": smoke}


def tower(rng, x, y, s):
    w = 0.17 * s
    teeth = "".join(box(x - 1.3 * w + i * 0.65 * w, y - 0.93 * s, 0.4 * w, 0.09 * s) for i in range(5))
    return {"": line([(x - w * 1.1, y + 20), (x - w * 0.9, y - 0.72 * s), (x - w * 1.3, y - 0.76 * s), (x - w * 1.3, y - 0.87 * s), (x + w * 1.35, y - 0.87 * s), (x + w * 1.35, y - 0.76 * s), (x + w * 0.9, y - 0.72 * s), (x + w * 1.1, y + 20)]) + teeth,
            "glow": box(x - 0.03 * s, y - 0.6 * s, 0.06 * s, 0.14 * s)}


def spire(rng, x, y, s):
    w = 0.12 * s
    flag = line([(x, y - 1.06 * s), (x + 0.2 * s, y - 1.0 * s), (x, y - 0.95 * s)])
    return {"": line([(x - w, y + 20), (x - w, y - 0.52 * s), (x - 1.5 * w, y - 0.52 * s), (x, y - s), (x + 1.5 * w, y - 0.52 * s), (x + w, y - 0.52 * s), (x + w, y + 20)]) + flag,
            "glow": box(x - 0.025 * s, y - 0.42 * s, 0.05 * s, 0.12 * s)}


def lighthouse(rng, x, y, s):
    w = 0.12 * s
    beam = line([(x, y - 0.92 * s), (x - 2.0 * s, y - 1.24 * s), (x - 2.0 * s, y - 0.72 * s)])
    return {"": line([(x - w * 1.3, y + 20), (x - w * 0.7, y - 0.8 * s), (x + w * 0.7, y - 0.8 * s), (x + w * 1.3, y + 20)]) + box(x - w, y - 0.84 * s, 2 * w, 0.05 * s) + line([(x - w, y - 0.98 * s), (x, y - 1.1 * s), (x + w, y - 0.98 * s)]), "glow": box(x - w * 0.6, y - 0.97 * s, 1.2 * w, 0.12 * s), "haze": beam}


def tent(rng, x, y, s):
    w = 0.55 * s
    return {"": line([(x - w, y + 16), (x - 6, y - 0.72 * s), (x - 6, y - s), (x + 4, y - s), (x + 0.22 * s, y - 0.92 * s), (x + 4, y - 0.84 * s), (x + 6, y - 0.72 * s), (x + w, y + 16)]), "glow": line([(x - 0.12 * s, y + 10), (x, y - 0.5 * s), (x + 0.12 * s, y + 10)])}


def standard(rng, x, y, s):
    """A flag on a pole."""
    w = rng.choice((-1, 1)) * 0.34 * s
    return {"": box(x - 5, y - s, 10, s + 16) + line([(x, y - 0.98 * s), (x + w, y - 0.94 * s), (x + 0.7 * w, y - 0.80 * s), (x + w, y - 0.66 * s), (x, y - 0.62 * s)])}


def column(rng, x, y, s):
    w = 0.11 * s
    flutes = "".join(box(x + k * w * 0.5 - 3, y - 0.82 * s, 6, 0.72 * s) for k in (-1, 0, 1))
    return {"": box(x - w, y - 0.86 * s, 2 * w, 0.86 * s + 10) + box(x - 1.6 * w, y - s, 3.2 * w, 0.07 * s) + box(x - 1.3 * w, y - 0.93 * s, 2.6 * w, 0.07 * s) + box(x - 1.5 * w, y - 0.07 * s, 3 * w, 0.07 * s + 20), "far": flutes}


def arch(rng, x, y, s):
    """A wall with a lit window."""
    w = 0.30 * s
    ring = f"M{round(x - w)} {round(y - 0.1 * s)}v{round(-0.5 * s)}q{round(0.1 * w)} {round(-0.3 * s)} {round(w)} {round(-0.36 * s)}q{round(0.9 * w)} {round(0.06 * s)} {round(w)} {round(0.36 * s)}v{round(0.5 * s)}z"
    bars = box(x - 5, y - 0.95 * s, 10, 0.85 * s) + box(x - w, y - 0.48 * s, 2 * w, 9)
    return {"glow": ring, "": bars + box(x - 1.25 * w, y - 0.12 * s, 2.5 * w, 0.08 * s)}


def shelf(rng, x, y, s):
    out, glow = "", ""
    for k in (0.25, 0.6, 0.95):
        out += box(x - 0.5 * s, y - k * s, s, 0.05 * s)
        at = x - 0.46 * s
        while at < x + 0.38 * s:
            w, h = rng.uniform(0.05, 0.12) * s, rng.uniform(0.14, 0.27) * s
            if rng.random() < 0.22:
                glow += dot(at + w / 2, y - k * s - 0.07 * s, 0.07 * s)
            else:
                out += box(at, y - k * s - h, w, h)
            at += w + rng.uniform(0.01, 0.09) * s
    return {"": out + box(x - 0.54 * s, y - 1.3 * s, 0.05 * s, 1.3 * s + 20) + box(x + 0.49 * s, y - 1.3 * s, 0.05 * s, 1.3 * s + 20), "glow": glow}


def rack(rng, x, y, s):
    """Spears and shields along a wall."""
    spears = "".join(box(x + k * s - 4, y - 0.95 * s, 8, 0.95 * s + 14) + line([(x + k * s - 13, y - 0.93 * s), (x + k * s, y - 1.2 * s), (x + k * s + 13, y - 0.93 * s)]) for k in (-0.4, -0.2, 0.2, 0.4))
    shield = line([(x - 0.17 * s, y - 0.8 * s), (x + 0.17 * s, y - 0.8 * s), (x + 0.15 * s, y - 0.4 * s), (x, y - 0.22 * s), (x - 0.15 * s, y - 0.4 * s)])
    return {"": spears + box(x - 0.55 * s, y - 0.55 * s, 1.1 * s, 0.06 * s), "glow": shield}


def lantern(rng, x, y, s):
    top = y - 0.95 * s
    return {"": box(x - 5, top, 10, 0.95 * s + 16) + line([(x - 0.16 * s, top), (x, top - 0.13 * s), (x + 0.16 * s, top)]), "haze": dot(x, top + 0.14 * s, 0.5 * s), "glow": line([(x - 0.12 * s, top + 4), (x + 0.12 * s, top + 4), (x + 0.08 * s, top + 0.28 * s), (x - 0.08 * s, top + 0.28 * s)])}


def sheaf(rng, x, y, s):
    ears = "".join(line([(x + a * 0.1 * s, y - 0.45 * s), (x + a * 0.42 * s - 9, y - s + abs(a) * 0.2 * s), (x + a * 0.46 * s + 9, y - s + abs(a) * 0.2 * s)]) for a in (-1, -0.5, 0, 0.5, 1))
    return {"": line([(x - 0.3 * s, y + 14), (x - 0.1 * s, y - 0.45 * s), (x + 0.1 * s, y - 0.45 * s), (x + 0.3 * s, y + 14)]) + ears, "glow": box(x - 0.13 * s, y - 0.48 * s, 0.26 * s, 0.07 * s)}


def mill(rng, x, y, s):
    turn, hub = rng.uniform(0.2, 1.2), (x, y - 0.66 * s)
    sails = ""
    for i in range(4):
        a = turn + i * math.pi / 2
        c, d = math.cos(a), math.sin(a)
        sails += line([hub, (hub[0] + 0.5 * s * c, hub[1] + 0.5 * s * d), (hub[0] + 0.5 * s * c - 0.15 * s * d, hub[1] + 0.5 * s * d + 0.15 * s * c), (hub[0] + 0.12 * s * c - 0.15 * s * d, hub[1] + 0.12 * s * d + 0.15 * s * c)])
    return {"": line([(x - 0.2 * s, y + 16), (x - 0.12 * s, y - 0.66 * s), (x, y - 0.82 * s), (x + 0.12 * s, y - 0.66 * s), (x + 0.2 * s, y + 16)]) + sails, "glow": box(x - 0.03 * s, y - 0.36 * s, 0.06 * s, 0.11 * s)}


def ship(rng, x, y, s):
    sails = "".join(line([(x + m * s, y - 0.95 * s * k), (x + (m + 0.24 * k) * s, y - 0.5 * s), (x + (m + 0.2 * k) * s, y - 0.2 * s), (x + m * s, y - 0.2 * s)]) for m, k in ((-0.28, 0.85), (0.06, 1)))
    return {"": line([(x - 0.5 * s, y - 0.18 * s), (x + 0.55 * s, y - 0.18 * s), (x + 0.38 * s, y + 0.06 * s), (x - 0.34 * s, y + 0.06 * s)]) + "".join(box(x + m * s - 5, y - s, 9, 0.9 * s) for m in (-0.3, 0.04)), "glow": sails}


def waves(rng, x, y, s):
    crest = "".join(line([(x + (k - 0.34) * s, y + 16 + d), (x + (k - 0.1) * s, y - 0.36 * s + d), (x + (k + 0.14) * s, y - 0.42 * s + d), (x + (k + 0.04) * s, y - 0.22 * s + d), (x + (k + 0.3) * s, y + 16 + d)]) for k, d in ((-0.4, 0), (0.3, 10)))
    foam = "".join(line([(x + (k - 0.1) * s, y - 0.36 * s + d), (x + (k + 0.14) * s, y - 0.42 * s + d), (x + (k + 0.06) * s, y - 0.33 * s + d)]) for k, d in ((-0.4, 0), (0.3, 10)))
    return {"": crest, "glow": foam}


def rock(rng, x, y, s):
    return {"": line([(x - 0.5 * s, y + 16), (x - 0.4 * s, y - 0.35 * s), (x - 0.12 * s, y - 0.72 * s), (x + 0.06 * s, y - 0.6 * s), (x + 0.22 * s, y - s), (x + 0.42 * s, y - 0.4 * s), (x + 0.55 * s, y + 16)]), "far": line([(x - 0.12 * s, y - 0.72 * s), (x + 0.02 * s, y - 0.3 * s), (x - 0.1 * s, y), (x - 0.32 * s, y - 0.28 * s)])}


def crystal(rng, x, y, s):
    def shard(dx, w, h):
        return line([(x + dx * s - w * s, y + 16), (x + dx * s - w * s, y - 0.75 * h * s), (x + dx * s, y - h * s), (x + dx * s + w * s, y - 0.7 * h * s), (x + dx * s + w * s, y + 16)])
    return {"": shard(0, 0.14, 1) + shard(-0.26, 0.1, 0.62) + shard(0.27, 0.11, 0.74), "glow": line([(x - 0.12 * s, y), (x - 0.12 * s, y - 0.74 * s), (x - 0.01 * s, y - 0.95 * s), (x - 0.03 * s, y)])}


def volcano(rng, x, y, s):
    w = 0.85 * s
    lava = line([(x - 0.15 * s, y - s), (x - 0.06 * s, y - 0.9 * s), (x - 0.1 * s, y - 0.5 * s), (x, y - 0.7 * s), (x + 0.1 * s, y - 0.34 * s), (x + 0.08 * s, y - 0.85 * s), (x + 0.16 * s, y - s)])
    fire = line([(x - 0.13 * s, y - s), (x - 0.22 * s, y - 1.32 * s), (x - 0.05 * s, y - 1.15 * s), (x + 0.03 * s, y - 1.5 * s), (x + 0.1 * s, y - 1.14 * s), (x + 0.26 * s, y - 1.3 * s), (x + 0.14 * s, y - s)])
    return {"": line([(x - w, y + 16), (x - 0.38 * s, y - 0.5 * s), (x - 0.17 * s, y - s), (x + 0.17 * s, y - s), (x + 0.36 * s, y - 0.55 * s), (x + w, y + 16)]), "glow": lava + fire}


def mushroom(rng, x, y, s):
    cap = f"M{round(x - 0.42 * s)} {round(y - 0.5 * s)}q{round(0.06 * s)} {round(-0.5 * s)} {round(0.42 * s)} {round(-0.5 * s)}q{round(0.36 * s)} 0 {round(0.42 * s)} {round(0.5 * s)}z"
    return {"": cap + line([(x - 0.1 * s, y + 16), (x - 0.07 * s, y - 0.52 * s), (x + 0.07 * s, y - 0.52 * s), (x + 0.12 * s, y + 16)]), "glow": dot(x - 0.17 * s, y - 0.7 * s, 0.07 * s) + dot(x + 0.1 * s, y - 0.8 * s, 0.06 * s) + dot(x + 0.24 * s, y - 0.6 * s, 0.05 * s)}


def chimney(rng, x, y, s):
    smoke = "".join(dot(x + (0.06 + 0.13 * i) * s, y - (1.08 + 0.14 * i) * s, (0.08 + 0.05 * i) * s) for i in range(4))
    return {"": line([(x - 0.13 * s, y + 16), (x - 0.08 * s, y - s), (x + 0.08 * s, y - s), (x + 0.13 * s, y + 16)]) + line([(x + 0.1 * s, y + 16), (x + 0.1 * s, y - 0.45 * s), (x + 0.3 * s, y - 0.58 * s), (x + 0.3 * s, y - 0.45 * s), (x + 0.5 * s, y - 0.58 * s), (x + 0.5 * s, y + 16)]), "far": smoke, "glow": box(x + 0.16 * s, y - 0.32 * s, 0.08 * s, 0.12 * s) + box(x + 0.34 * s, y - 0.32 * s, 0.08 * s, 0.12 * s)}


def cloud(rng, x, y, s):
    y -= 0.9 * s
    return {"haze": "".join(dot(x + dx * s, y - dy * s, r * s) for dx, dy, r in ((-0.42, 0, 0.2), (-0.14, 0.13, 0.28), (0.2, 0.08, 0.24), (0.46, -0.02, 0.17))) + box(x - 0.42 * s, y, 0.88 * s, 0.2 * s)}


def bolt(rng, x, y, s):
    top = y - 1.9 * s
    dark = "".join(dot(x + dx * s, top - dy * s, r * s) for dx, dy, r in ((-0.5, 0.06, 0.26), (-0.14, 0.16, 0.34), (0.28, 0.12, 0.32), (0.6, 0.04, 0.2)))
    return {"": dark, "glow": line([(x - 0.06 * s, top + 0.1 * s), (x - 0.22 * s, y - 0.95 * s), (x - 0.04 * s, y - 1.0 * s), (x - 0.2 * s, y - 0.1 * s), (x + 0.16 * s, y - 1.2 * s), (x - 0.02 * s, y - 1.15 * s), (x + 0.12 * s, top + 0.1 * s)])}


def island(rng, x, y, s):
    """A rock that floats."""
    y -= 0.75 * s
    return {"": line([(x - 0.55 * s, y), (x - 0.3 * s, y - 0.07 * s), (x - 0.16 * s, y - 0.34 * s), (x - 0.02 * s, y - 0.1 * s), (x + 0.5 * s, y), (x + 0.2 * s, y + 0.24 * s), (x + 0.02 * s, y + 0.55 * s), (x - 0.2 * s, y + 0.22 * s)])}


def stars(rng, x, y, s):
    out = ""
    for _ in range(5):
        cx, cy, r = x + rng.uniform(-0.9, 0.9) * s, y - rng.uniform(1.0, 2.6) * s, rng.uniform(0.07, 0.14) * s
        k = r * 0.24
        out += line([(cx, cy - r), (cx + k, cy - k), (cx + r, cy), (cx + k, cy + k), (cx, cy + r), (cx - k, cy + k), (cx - r, cy), (cx - k, cy - k)])
    return {"glow": out}


# A land: the ridges far, in the middle and near; the props with how far they are and how high, the more often named the more there are.
LANDS = {
    "town on fire": ("hills hills hills", [(burning, "mid", 150), (house, "mid", 130), (tower, "far", 200)]),
    "green wood": ("hills hills hills", [(conifer, "mid", 190), (conifer, "far", 130), (conifer, "near", 240)]),
    "blue coast": ("hills level level", [(ship, "mid", 150), (waves, "near", 150), (waves, "mid", 90)]),
    "yellow corn": ("hills hills hills", [(sheaf, "near", 130), (mill, "far", 190), (sheaf, "mid", 90)]),
    "orange desert": ("mesas dunes dunes", [(palm, "mid", 180), (rock, "far", 120), (palm, "near", 220)]),
    "purple hall": ("level level level", [(column, "mid", 380), (arch, "far", 330), (column, "near", 520)]),
    # What wild cards have: they are at home in no land.
    "sunburst": ("- - hills", []),
    "camp": ("hills hills hills", [(tent, "mid", 140), (standard, "mid", 190), (tent, "far", 80)]),
    "bay of palms": ("peaks level hills", [(palm, "near", 250), (ship, "mid", 110), (palm, "far", 120)]),
    "quay": ("hills level level", [(ship, "mid", 190), (lighthouse, "far", 170), (waves, "near", 100)]),
    "bay of fire": ("hills level hills", [(volcano, "far", 230), (house, "near", 130), (rock, "near", 130)]),
    "field of battle": ("hills hills hills", [(tent, "far", 100), (standard, "mid", 220), (tree, "far", 110)]),
    "armoury": ("level level level", [(rack, "mid", 240), (arch, "far", 330), (column, "near", 520)]),
    "tower room": ("level level level", [(shelf, "mid", 270), (arch, "far", 350), (stars, "far", 150)]),
    "alley": ("level hills level", [(house, "far", 330), (lantern, "mid", 270), (house, "mid", 230)]),
    "chapel": ("level level level", [(arch, "far", 400), (column, "mid", 420), (lantern, "near", 190)]),
    "grass": ("hills hills hills", [(tree, "mid", 180), (tree, "far", 110), (tree, "near", 230)]),
    "fire": ("peaks hills hills", [(volcano, "far", 260), (rock, "mid", 110), (bare, "near", 200)]),
    "water": ("level level level", [(waves, "near", 190), (waves, "mid", 120), (rock, "far", 150)]),
    "lightning": ("hills hills level", [(bolt, "far", 190), (bolt, "mid", 170), (bare, "near", 170)]),
    "psychic": ("hills level hills", [(island, "far", 260), (stars, "far", 160), (arch, "mid", 230)]),
    "fighting": ("mesas mesas hills", [(rock, "mid", 150), (rock, "near", 150), (standard, "mid", 160)]),
    "darkness": ("peaks hills hills", [(bare, "near", 290), (bare, "mid", 190), (tower, "far", 190)]),
    "metal": ("peaks level level", [(chimney, "mid", 240), (crystal, "near", 160), (chimney, "far", 170)]),
    "fairy": ("hills hills hills", [(spire, "far", 250), (mushroom, "near", 190), (mushroom, "mid", 110)]),
    "dragon": ("peaks peaks hills", [(tower, "far", 190), (rock, "near", 190), (spire, "mid", 170)]),
    "colorless": ("hills hills hills", [(cloud, "far", 190), (mill, "far", 130), (tree, "mid", 110)]),
    "item": ("level level level", [(shelf, "mid", 250), (lantern, "near", 190), (shelf, "far", 200)]),
    "tool": ("level level level", [(rack, "mid", 230), (shelf, "far", 230), (crystal, "near", 120)]),
    "supporter": ("hills hills level", [(house, "mid", 190), (spire, "far", 210), (lantern, "near", 250)]),
    "stadium": ("level level level", [(column, "far", 260), (standard, "mid", 250), (column, "mid", 330)]),
}
DEPTHS = {"far": (330, 120), "mid": (402, 82), "near": (476, 54)}


def land(kind, seed, sun=None):
    """The landscape. `sun` is how high the light stands, from 0 to 1; without it anywhere behind the head of the picture."""
    rng = random.Random(f"{kind} {seed}")
    ridges, props = LANDS[kind]
    x = 256 + rng.choice((-1, 1)) * rng.uniform(20, 190)
    y, r = (rng.uniform(60, 250), rng.uniform(110, 230)) if sun is None else (400 - 330 * sun, 110 + 90 * sun)
    # The lower the light, the darker the sky.
    night = "" if sun is None else f'<path fill="url(#tone-night)" fill-opacity="{0.72 * (1 - sun):.2f}" d="{SKY}"/>'
    parts = [("sun", dot(x, y, r))]
    if kind == "sunburst":
        count, turn, reach = rng.randrange(9, 17), rng.uniform(0, 1), 2600
        wedges = ([math.tau * (i + turn + k) / count for k in (-0.25, 0.25)] for i in range(count))
        parts.insert(0, ("far", "".join(line([(x, y)] + [(x + reach * math.cos(a), y + reach * math.sin(a)) for a in pair]) for pair in wedges)))
    lean = rng.choice((-1, 1)) * rng.uniform(0.05, 0.30)
    for ridge, (depth, (base, height)) in zip(ridges.split(), DEPTHS.items()):
        if ridge == "-":
            continue
        rise = RIDGES[ridge](rng, height * rng.uniform(0.7, 1.4))
        slope = 0 if ridge == "level" else lean * rng.uniform(0.5, 1.2)
        base += rng.uniform(-40, 30)

        def top(x):
            return base - rise(x) + slope * (x - 256)

        crest = [(x, top(x)) for x in range(LEFT, RIGHT + 1, STEP)]
        own = [(-2600, crest[0][1]), *crest, (3100, crest[-1][1]), (3100, FOOT), (-2600, FOOT)]
        drawn = {depth: [], "far": [], "haze": [], "glow": []}
        for prop, at, size in props:
            if at != depth:
                continue
            pitch = max(150, size * 1.15)
            x = LEFT + rng.uniform(0, pitch)
            while x < RIGHT:
                # The middle belongs to the picture.
                if not (abs(x - 256) < 120 and depth == "near") and rng.random() < 0.86:
                    s = size * rng.uniform(0.72, 1.2)
                    for paint, d in prop(rng, x, top(x) + 4, s).items():
                        drawn[paint or depth].append(d)
                x += pitch * rng.uniform(0.7, 1.5)
        if depth != "far":
            parts.append(("far", "".join(drawn["far"])))
        parts += [("haze", "".join(drawn["haze"])), (depth, "".join(drawn[depth]) + line(own)), ("glow", "".join(drawn["glow"]))]
    paths = "".join(f'<path fill="url(#tone-{paint})" d="{d}"/>' for paint, d in parts if d)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{night}{paths}</svg>\n'


def scene(place, land, picture="{{picture}}", light=""):
    """A picture in its landscape, to be cut by a clip path: `place` moves the box of the picture. The template holds tones()."""
    return (f'<g transform="{place}"><path fill="url(#tone-sky)" d="{SKY}"/>{{{{icon:land-{land}}}}}{light}{{{{icon:plate-{picture}}}}}</g>\n')


def tones(colour="{{colour}}", dark="{{colour_dark}}", stock="#f7ecd0"):
    """The paints of a landscape and of a picture (assets/plates/make.py), for the `defs` of a template. What is far melts into the stock, what is near is
    dark. Between two colours is mixed by a gradient so long that it hardly changes where it is seen: no shade is black."""
    def fade(name, y1, c1, y2, c2):
        return f'<linearGradient id="tone-{name}" gradientUnits="userSpaceOnUse" x1="0" y1="{y1}" x2="0" y2="{y2}"><stop stop-color="{c1}"/><stop offset="1" stop-color="{c2}"/></linearGradient>\n'

    def flat(name, paint, opacity=1):
        return f'<linearGradient id="tone-{name}"><stop stop-color="{paint}" stop-opacity="{opacity}"/></linearGradient>\n'

    return (fade("sky", -520, colour, 330, stock) + fade("far", -130, colour, 450, stock) + fade("mid", 60, colour, 820, stock) + fade("near", -10000, dark, 90000, stock)
            + flat("sun", "#fffaf0") + flat("night", "#14204a") + flat("shadow", "#1e1410", 0.4) + flat("haze", "#fffaf0", 0.45) + flat("glow", "#ffeab4") + fade("body", -60000, dark, 40000, UMBER) + flat("edge", "#fff3d6", 0.9) + fade("half", 900, colour, -5200, stock) + flat("lit", "#fff3d6", 0.82) + flat("rim", "#ffd98a"))


IMP = {"bi-sun": ("bay of palms", "yellow", (1, 2, 3, 4, 5, 7, 9, 12, 15, 18, 22, 25, 28)), "bi-drop": ("quay", "blue", (3, 4, 6, 8, 10, 13, 17, 20, 23, 24, 27, 30, 32, 34, 35)),
       "bi-flame": ("bay of fire", "red", (11, 14, 16, 21, 23, 24, 26, 29, 31, 33, 34, 35, 36, 37))}
TROOPS = {"red": "town on fire", "orange": "orange desert", "yellow": "yellow corn", "green": "green wood", "blue": "blue coast", "purple": "purple hall"}
WILD = ("tactic-al", "tactic-da", "tactic-cc", "tactic-sb")
WORKSHOPS = {"Warrior": "armoury", "Wizard": "tower room", "Rogue": "alley", "Cleric": "chapel"}
COMMAND = {"sco": "scout", "pat": "patrol", "att": "attack", "adv": "advance", "otm": "march", "fwd": "march", "sur": "march"}
UNITS = {"die-green": "green", "die-blue": "blue", "die-red": "red", "bow": "green", "crossbow": "green", "mounted": "blue", "unit": "blue", "creature": "red", "tremor": "red"}

# The drawing that was taken, where the first looked too much like that of another card of its game: check.py tells.
SEEDS = {
    "emblem-blue-7": 1, "bl-lore-sanctuary": 2, "bl-lore-guiding-hand": 1, "bl-lore-courage": 1, "bl-lore-turn-aside": 1, "bl-lore-curse": 1,
    "bl-lore-divine-wrath": 1, "bl-lore-river-rage": 1, "koffing-unb": 1, "pidgeotto-teu": 1, "pidgeot-teu": 4, "starly-svi": 1, "staravia-svi": 6,
    "staraptor-daa": 27, "lillipup-evs": 18, "herdier-sum": 44, "stoutland-evs": 21, "kangaskhan-fco": 132, "igglybuff-cec": 13, "tauros-mew": 65,
    "chansey-fst": 64, "stufful-gri": 169, "bewear-gri": 153, "snom-fst": 1, "frosmoth-ssh": 2, "froakie-unb": 1, "frogadier-fli": 1, "squirtle-mew":
    1, "wartortle-mew": 4, "blastoise-pgo": 3, "staryu-mew": 3, "manaphy-brs": 15, "kyogre-cec": 2, "palkia-cel": 1, "lapras-teu": 6, "keldeo-asr": 2,
}


BOXES = {"battle_line": "town on fire", "bottle_imp": "bay of palms", "knight_line": "stadium", "battlelore": "field of battle", "battle_royal": "dragon"}


def cards():
    """Of every card and box the game, the role of its landscape, its kind, the colour that it is compared in, and how high its light stands."""
    for game, kind in BOXES.items():
        yield game, f"game-{game}", kind, "box", None
    for colour, kind in TROOPS.items():
        for rank in range(1, 11):
            yield "battle_line", f"emblem-{colour}-{rank}", kind, colour, None
    for path in sorted(ICONS.glob("tactic-*.svg")):
        yield "battle_line", path.stem, "sunburst" if path.stem in WILD else "camp", "red", None
    for emblem, (kind, colour, numbers) in IMP.items():
        for number in numbers:
            yield "bottle_imp", f"{emblem}-{number}", kind, colour, number / 37
    for path in sorted(ICONS.glob("bl-cmd-*.svg")):
        code = path.stem.removeprefix("bl-cmd-")
        if code != "back":
            yield "battlelore", path.stem, "field of battle", COMMAND.get(code, "tactic"), None
    for name, colour in UNITS.items():
        yield "battlelore", f"bl-{name}", "field of battle", colour, None
    for house, name in re.findall(r'\(class: (\w+), number: \d+, name: "(\w+)"', (ASSETS / "battlelore" / "lore.ron").read_text("utf-8")):
        yield "battlelore", f"bl-lore-{name.replace('_', '-')}", WORKSHOPS[house], house.lower(), None
    royal = ASSETS / "battle_royal"
    of = dict(re.findall(r'\(id: "([\w-]+)".*?types: \[(\w+)', (royal / "pokemon.ron").read_text("utf-8"), re.S))
    of |= dict(re.findall(r'\(id: "([\w-]+)".*?kind: (\w+)', (royal / "trainers.ron").read_text("utf-8"), re.S))
    for card in re.findall(r'"([\w-]+)": "[\w-]+"', (royal / "emblems.ron").read_text("utf-8")):
        # Energy cards keep the sun.
        if card in of:
            yield "battle_royal", card, of[card].lower(), of[card].lower(), None


def main():
    only = sys.argv[1:]
    if not only:
        for old in ICONS.glob("land-*.svg"):
            old.unlink()
    total, count = 0, 0
    for _, role, kind, _, sun in cards():
        if not only or role in only:
            text = land(kind, f"{role} {SEEDS.get(role, 0)}", sun)
            (ICONS / f"land-{role}.svg").write_text(text, "utf-8")
            total, count = total + len(text), count + 1
    print(f"{count} landscapes, {total:,} bytes")


if __name__ == "__main__":
    main()
