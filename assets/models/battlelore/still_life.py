"""The knight of the title's still life: the figure of the field, carved twice as fine and painted, on a turned base and a hex of grass."""
from dataclasses import replace

from carve import Carving, paint, place
from riders import knight
from wood import BRASS, SIDES

CLOTH = "#1d3880"
GRASS, GRASS_EDGE = paint("#46602a", 0.16), paint("#2f421c", 0.1)
WALNUT = paint("#351e10", 0.3)
# How much larger than on the field he is.
LARGE = 2.15


def between(a, b, c, d):
    """The middle of the way from b to c on a smooth curve through four points."""
    return tuple((9 * (q + r) - p - s) / 16 for p, q, r, s in zip(a, b, c, d))


def finer(path):
    """A smooth path through the same points, with one more between each two."""
    ends = [path[0], *path, path[-1]]
    out = []
    for i, p in enumerate(path[:-1]):
        out += [p, between(*ends[i:i + 4])]
    return out + [path[-1]]


class Fine(Carving):
    """A carving whose round parts have twice the corners."""

    def within(self, at):
        inner = Fine()
        inner.points, inner.faces, inner.at = self.points, self.faces, self.at @ at
        return inner

    def turned(self, profile, paints, n=12, *where, **more):
        super().turned(profile, paints, n * 2, *where, **more)

    def ball(self, x, y, z, r, paints, n=9, m=5, **more):
        super().ball(x, y, z, r, paints, n, m * 2, **more)

    def tube(self, path, radii, paints, n=6, **more):
        # Blades and feathers have edges.
        if n < 5:
            return super().tube(path, radii, paints, n, **more)
        wide = radii if isinstance(radii, list) else [radii] * len(path)
        wide = [r if isinstance(r, tuple) else (r, r) for r in wide]
        wide = [tuple(max(0.0, v) for v in r) for r in finer(wide)]
        bands = paints if isinstance(paints, tuple) else [paints[min(k // 2, len(paints) - 1)] for k in range(2 * len(path) - 2)]
        super().tube(finer([tuple(p) for p in path]), wide, bands, n * 2, **more)


def still_life(c):
    """He rides to the right, half towards whoever looks."""
    fine = Fine()
    fine.points, fine.faces = c.points, c.faces
    c.turned([(52.0, 0), (52.5, 0.6), (52.5, 6.6), (51.2, 8.0), (44.0, 8.0)], [GRASS_EDGE, GRASS_EDGE, GRASS], 6, flat=True, start=0.7)
    fine.turned([(42.5, 7.8), (43.4, 8.8), (43.4, 12.4), (42.0, 13.8)], [WALNUT], 24)
    fine.turned([(42.0, 13.7), (42.5, 14.2), (42.5, 15.6), (41.2, 16.4), (39.0, 16.6)], [BRASS], 24)
    fine.turned([(41.0, 16.2), (39.4, 17.8), (0, 18.2)], [WALNUT], 24)
    wood = replace(SIDES["s"], base=GRASS, horse=paint("#d8cdb8", 0.12), mane=paint("#5a4330", 0.2), body=paint("#9a6a3c", 0.2))
    knight(fine.within(place(0, 0, 17.4, yaw=72, size=LARGE)), wood, True)
    cloth = paint(CLOTH)[1]
    c.faces[:] = [(f, painted(p, cloth), flat) for f, p, flat in c.faces]


def painted(p, cloth):
    """What waits for a unit's colour on the field has this one."""
    material, shade, grain = p
    return ("carved", tuple(k * v for k, v in zip(shade, cloth)), grain) if material == "tint" else p
