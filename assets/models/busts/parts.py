"""The parts of a carved bust: shoulders, a head with its face, hair, hats and collars. Millimetres; the front is towards -y, the middle
of the head is the origin, and x is to the right as it is looked at."""
import math
from dataclasses import dataclass

from carve import TAU, Carving, paint, place

INK = paint("#17100c")
IVORY = ("gloss", paint("#f6ecd2")[1], 0.0)
PUPIL = ("gloss", paint("#120b08")[1], 0.0)
LIPS = paint("#5a1f16")
BRASS = ("metal", paint("#d9a441")[1], 0.1)
STEEL = ("metal", paint("#b4b7ba")[1], 0.1)
IRON = ("metal", paint("#5d5a58")[1], 0.1)
COPPER = ("metal", paint("#c4693a")[1], 0.15)
LEATHER = paint("#5d3418", 0.25)
CREAM = paint("#efe3c4", 0.08)


@dataclass(frozen=True)
class Mood:
    """How a face looks: how far the inner and outer ends of its brows are raised, how open its eyes are, how much it smiles, how far
    its mouth is open, and how its head is held (pitch, roll, yaw in degrees)."""
    inner: float
    outer: float
    lid: float
    smile: float
    gap: float
    held: tuple


MOODS = {
    "calm": Mood(0.0, 0.0, 24, 0.25, 0.0, (1, 0, 0)),
    "glad": Mood(1.3, 1.1, 44, 1.9, 1.0, (-7, 7, -3)),
    "sour": Mood(-1.7, 0.9, 2, -1.6, 0.0, (9, -5, 5)),
}


def mirrored(points, side):
    return [(x * side, y, z) for x, y, z in points]


class Head:
    """A head on its neck. `wide` and `tall` are those of the skull, `jaw` of what is below."""

    def __init__(self, c, mood, skin, brow, wide=1.0, tall=1.0, jaw=1.0, chin=0.0):
        pitch, roll, yaw = mood.held
        self.mood, self.skin, self.brow = mood, skin, brow
        self.k = c.within(place(0, 1, -9, pitch=pitch, roll=roll, yaw=yaw)).within(place(0, -1, 9))
        self.skull = (0.0, 0.0, 9.4 * wide, 9.6, 11.0 * tall)
        self.lower = (-1.3, -5.2 - chin, 7.5 * jaw, 7.7, 6.8)
        for y, z, rx, ry, rz in (self.skull, self.lower):
            self.k.ball(0, y, z, 1, skin, 16, 9, rx, ry, rz)
        c.tube([(0, 1.6, -18), (0, 0.6, -6)], [4.9, 4.4], skin, 10)

    def on(self, x, z, off=0.0):
        """The point of the face at x and z, and so far before it."""
        front = 9.0
        for cy, cz, rx, ry, rz in (self.skull, self.lower):
            t = 1 - (x / rx) ** 2 - ((z - cz) / rz) ** 2
            if t > 0:
                front = min(front, cy - ry * math.sqrt(t))
        return (x, front - off, z)

    def eyes(self, apart=3.7, z=1.0, size=2.15, patch=0):
        """Two eyes under their lids; patch: the side whose eye is covered."""
        for s in (-1, 1):
            if s == patch:
                continue
            x, y, z = self.on(s * apart, z, -0.75)
            self.k.ball(x, y + 0.7, z, size * 1.45, self.skin, 10, 6, 1.05, 0.6, 1.0)
            self.k.ball(x, y, z, size, IVORY, 10, 7)
            self.k.ball(x + 0.3, y - size * 0.72, z - 0.1, size * 0.56, PUPIL, 8, 6, 1, 0.6, 1)
            self.k.ball(x - 0.15, y - size * 1.02, z + 0.45, size * 0.13, IVORY, 5, 4)
            lid = self.k.within(place(x, y, z, pitch=-self.mood.lid + 14, roll=s * self.mood.inner * 7))
            self.half(lid, size * 1.16, self.skin, 1)
            below = self.k.within(place(x, y, z - 0.1, pitch=34 if self.mood.smile < 1 else 12))
            self.half(below, size * 1.12, self.skin, -1)
        return self

    @staticmethod
    def half(k, r, p, up):
        """Half a ball: the upper one, or the lower."""
        arc = [i / 4 * math.pi / 2 for i in range(5)]
        rings = [(r * math.cos(a), up * r * math.sin(a)) for a in arc[:-1]] + [(0, up * r)]
        k.turned(rings if up > 0 else rings[::-1], p, 12)

    def brows(self, thick=1.0, z=5.0, near=1.1, far=7.0, patch=0):
        for s in (-1, 1):
            m, path = self.mood, []
            for t in (0.0, 0.35, 0.7, 1.0):
                lift = m.inner * (1 - t) + m.outer * t + 0.9 * math.sin(math.pi * t)
                path.append(self.on(s * (near + (far - near) * t), z - 0.6 + lift - 0.8 * t * t, 0.5))
            self.k.tube(path, [(1.1 * thick, 1.2 * thick), (1.25 * thick, 1.35 * thick), (1.0 * thick, 1.1 * thick), (0.4, 0.4)], self.brow, 6, up=(0, -1, 0.3), round_ends=True)
        return self

    def nose(self, long=3.2, tip=2.1, drop=-3.0, bridge=1.3, p=None):
        p = p or self.skin
        x, y, z = self.on(0, 3.4, -0.2)
        _, face, _ = self.on(0, drop)
        self.k.tube([(0, y, z), (0, (y + face - long) * 0.5, drop * 0.3 + 0.6), (0, face - long + tip * 0.4, drop)],
                    [(bridge, 1.2), (bridge * 1.15, 1.6), (tip * 0.9, tip * 0.9)], p, 8, up=(0, -1, 0))
        self.k.ball(0, face - long + tip * 0.5, drop, tip, p, 10, 7)
        for s in (-1, 1):
            self.k.ball(s * tip * 0.85, face - long * 0.35, drop - 0.3, tip * 0.62, p, 8, 5)
        return self

    def mouth(self, z=-7.0, wide=3.9, p=LIPS, teeth=True, fangs=False):
        """A mouth that smiles or sulks; where it is open, teeth are seen."""
        m, path, n = self.mood, [], 7
        for i in range(n):
            t = -1 + 2 * i / (n - 1)
            path.append(self.on(t * wide * (1.15 if m.gap else 1.0), z + m.smile * (t * t - 0.5), -0.15))
        high = [0.25 + (0.55 + 1.35 * m.gap) * (1 - (-1 + 2 * i / (n - 1)) ** 2) for i in range(n)]
        self.k.tube(path, [(h, 0.7) for h in high], p, 8, up=(0, -1, 0), round_ends=True)
        if m.gap and teeth:
            line = [(x, y - 0.45, zz + 0.85) for x, y, zz in path[1:-1]]
            self.k.tube(line, [(0.3, 0.4), (0.62, 0.5), (0.7, 0.5), (0.62, 0.5), (0.3, 0.4)], IVORY, 6, up=(0, -1, 0))
        if fangs:
            for s in (-1, 1):
                x, y, zz = self.on(s * wide * 0.5, z + m.smile * -0.25, 0.4)
                self.k.tube([(x, y, zz + 0.4), (x, y + 0.1, zz - 2.0)], [0.6, 0.08], IVORY, 6)
        x, y, zz = self.on(0, z - 2.4 - m.gap, -0.6)
        self.k.ball(0, y, zz, 1.5, self.skin, 8, 5, 1.7, 0.8, 0.7)
        return self

    def cheeks(self, r=2.9, p=None):
        lift = 1.0 if self.mood.gap else 0.0
        for s in (-1, 1):
            x, y, z = self.on(s * 5.2, -3.4 + lift, -1.5 + 0.35 * lift)
            self.k.ball(x, y, z, r * (1.12 if lift else 1.0), p or self.skin, 10, 7)
        return self

    def ears(self, size=2.6, point=0.0, ring=None):
        for s in (-1, 1):
            x = s * self.skull[2] * 0.98
            if point:
                self.k.tube([(x * 0.9, -0.5, -2.0), (x + s * 1.6, 0.6, 1.0), (x + s * (2.6 + point * 0.4), 2.0, 3.0 + point)], [(1.6, 0.8), (2.4, 0.8), (0, 0)], self.skin, 6, up=(0, 1, 0))
            else:
                self.k.ball(x, 0.6, -0.4, size, self.skin, 10, 6, 0.5, 0.8, 1.2)
                self.k.ball(x + s * 0.6, -0.3, -0.3, size * 0.55, LIPS, 8, 5, 0.5, 0.8, 1.2)
            if ring and s < 0:
                self.ring((x + s * 0.4, -0.2, -4.6), 1.5, 0.42, ring)
        return self

    def ring(self, at, r, thick, p):
        x, y, z = at
        loop = [(x + r * math.sin(TAU * i / 10), y, z + r * math.cos(TAU * i / 10)) for i in range(11)]
        self.k.tube(loop, thick, p, 6, up=(0, 1, 0))

    def moustache(self, p, long=6.0, thick=1.7, curl=2.0, z=-5.2):
        """Both halves of a moustache; their ends rise and fall with the mood."""
        lift = curl + self.mood.smile * 1.1
        for s in (-1, 1):
            at = [(0.2, 0.0), (0.38, -0.9), (0.75, -0.5 + 0.3 * lift), (1.0, 0.75 * lift)]
            # What is wider than the face stands out to its sides.
            path = [(s * long * t, self.on(min(long * t, 5.6), z + dz, 0.9 + (0.5 if t < 0.5 else 0))[1], z + dz) for t, dz in at]
            self.k.tube(path, [(thick * 0.8, thick * 0.7), (thick, thick * 0.9), (thick * 0.62, thick * 0.6), (0, 0)], p, 8, up=(0, -1, 0))
        return self

    def beard(self, p, long=9.0, wide=6.4, thick=4.6, point=0.35, n=5, wave=0.6):
        """A beard of thick strands that hang from the jaw."""
        for i in range(n):
            t = -1 + 2 * i / (n - 1)
            x, y, z = t * wide * 0.95, -5.2 + 3.4 * t * t, -8.2 + 3.0 * t * t
            end = long * (1 - (1 - point) * t * t)
            r = thick * 0.52
            self.k.tube([(x, y + 2, z + 2.4), (x * 1.05, y - 1.6, z - end * 0.3), (x * 0.85 + wave * (i % 2 * 2 - 1), y - 1.9, z - end * 0.7), (x * 0.55, y - 0.6, z - end)],
                        [(r * 0.8, r * 0.7), (r * 1.15, r), (r * 0.9, r * 0.8), (0, 0)], p, 8, up=(0, -1, 0))
        return self

    def fringe(self, p, n=9, low=-5.5, r=1.7):
        """A beard close to the jaw, from ear to ear."""
        for i in range(n):
            a = -1.35 + 2.7 * i / (n - 1)
            x, y = 7.6 * math.sin(a), -1.0 - 7.2 * math.cos(a)
            z = low - 4.6 * math.cos(a)
            self.k.ball(x, y, z, r, p, 8, 6, 1.1, 1.0, 1.4)
        return self

    def cap(self, p, low=2.0, out=0.7, tall=1.0, back=0.8, n=16):
        """Hair, or a cap, that lies on the skull from this height up."""
        _, _, rx, ry, rz = self.skull
        rows = []
        for i in range(6):
            h = low + (rz * tall + out - low) * math.sin(i / 5 * math.pi / 2)
            r = math.sqrt(max(0.0, 1 - (h / (rz * tall + out)) ** 2))
            rows.append((max(r * (rx + out), 0.0), h))
        rows[-1] = (0, rows[-1][1])
        self.k.turned([(rows[0][0] - 1.2, low - 0.6)] + rows, p, n, 1.0, (ry + out) / (rx + out), 0, back, 0)
        return self

    def mane(self, p, low=-9.0, out=1.6, half=2.2, n=9, r=2.4, curl=0.0, start=4.0):
        """Strands of hair round the back and the sides; half: half their angle in radians, from the back."""
        _, _, rx, ry, _ = self.skull
        for i in range(n):
            a = -half + 2 * half * i / (n - 1)
            sx, sy = math.sin(a), math.cos(a)
            def at(k, z, sx=sx, sy=sy):
                return ((rx + out) * k * sx, (ry + out) * k * sy + 0.6, z)
            self.k.tube([at(0.66, start + 4), at(0.98, start - 1), at(1.06, (start + low) * 0.5), at(1.0 + curl, low)],
                        [(r * 0.9, r * 0.7), (r * 1.2, r), (r * 1.15, r), (r * 0.35, r * 0.35)], p, 8, up=(sx, sy, 0), round_ends=True)
        return self

    def band(self, p, z=4.4, high=1.6, out=0.9):
        _, _, rx, ry, rz = self.skull
        k = math.sqrt(1 - (z / rz) ** 2)
        self.k.turned([(rx * k - 1, z - high), (rx * k + out, z - high * 0.8), (rx * k + out * 0.9, z + high * 0.8), (rx * k - 1.2, z + high)], p, 18, 1.0, ry / rx)
        return self


def shoulders(c, p, wide=1.0, high=0.0, belly=0.64, n=14):
    """The chest, cut off below by a plinth."""
    h = high
    c.turned([(12.0 * wide, -33), (14.4 * wide, -27), (15.6 * wide, -21.5 + h), (14.2 * wide, -17.2 + h), (9.6 * wide, -14.2 + h), (4.8, -12.4)], p, n, 1.0, belly, 0, 1.0)
    c.turned([(10.5, -37), (11, -36), (9, -34.6), (8.4, -31)], LEATHER, 16, 1.0, 0.8, 0, 1.0)


def collar(c, p, r=6.0, low=-15.5, high=-10.0, flare=1.0, thick=1.0, inside=None):
    """A collar that stands round the neck."""
    c.turned([(r + 1.5, low), (r + flare, high), (r + flare - thick, high + 0.2), (r - thick * 0.5, low + 1)], [p, p, inside or p], 16, 1.0, 0.9, 0, 0.4)


def lapels(c, p, wide=5.0, low=-27.0, open_=1.6):
    """The two halves of a coat's front."""
    for s in (-1, 1):
        c.tube([(s * 5.2, -3.0, -12.0), (s * (open_ + wide * 0.55), -9.6, -16.5), (s * open_, -10.8, low)], [(1.2, 1.0), (2.6, 1.2), (1.2, 1.0)], p, 8, up=(0, -1, 0))


def fur(c, p, r=9.0, z=-14.6, size=3.4, n=13, seed=0.0):
    """A fur collar of tufts."""
    for i in range(n):
        a = TAU * (i + seed) / n
        k = 1 + 0.12 * math.sin(5.1 * i + seed)
        x, y = r * 1.16 * math.sin(a), 0.6 - r * 0.74 * math.cos(a)
        c.tube([(x * 0.72, y * 0.72, z + 2.4), (x, y, z + 0.6), (x * 1.22 * k, y * 1.22 * k, z - 3.4 * k)], [(size * 0.7, size * 0.7), (size, size * 0.9), (0.2, 0.2)], p, 7)


def scarf(c, p, tail=1, z=-12.6, r=6.4):
    loop = [(r * math.sin(TAU * i / 12), 0.4 - r * 0.88 * math.cos(TAU * i / 12), z + 0.7 * math.cos(TAU * i / 12 + 0.6)) for i in range(13)]
    c.tube(loop, [(2.3, 2.0)] * 13, p, 8)
    c.tube([(tail * 3.0, -6.4, z), (tail * 4.4, -9.4, z - 3), (tail * 5.2, -11.2, z - 10)], [(1.6, 1.2), (2.4, 1.2), (2.6, 0.8)], p, 6, up=(0, -1, 0))


def ruff(c, p, r=12.0, z=-12.4, n=18):
    """A pleated ruff."""
    rows = [[], [], []]
    for i in range(2 * n + 1):
        a = TAU * i / (2 * n)
        w = 1.3 if i % 2 else -1.3
        for row, k, dz in zip(rows, (0.42, 0.8, 1.0), (0.0, 0.9, 0.4)):
            row.append((r * k * math.sin(a), 0.4 - r * k * 0.86 * math.cos(a), z + dz + w * k))
    c.shell(rows, lambda q: (0, 0, -0.8), p)


def brim(k, p, r=15.0, z=5.0, thick=1.0, wave=0.0, inner=7.0, sy=0.92, tilt=0.0, under=None):
    """The brim of a hat; wave: how far it rises at its sides."""
    n, rows = 24, [[], [], []]
    for i in range(n + 1):
        a = TAU * i / n
        for row, t in zip(rows, (0.0, 0.55, 1.0)):
            rr = inner + (r - inner) * t
            row.append((rr * math.sin(a), -rr * sy * math.cos(a), z + wave * t * t * math.sin(a) ** 2 - tilt * t * math.cos(a)))
    k.shell(rows, lambda q: (0, 0, -thick), p, under or p)


def flower(k, at, r, p, heart, n=5, face=(0, -1, 0.3)):
    """A flower that looks at us."""
    x, y, z = at
    for i in range(n):
        a = TAU * i / n + 0.3
        k.ball(x + r * 0.75 * math.sin(a), y - 0.2 * math.cos(a), z + r * 0.75 * math.cos(a), r * 0.55, p, 8, 5, 1, 0.5, 1)
    k.ball(x, y - r * 0.3, z, r * 0.42, heart, 8, 5)
