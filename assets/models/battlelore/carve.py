"""Carves low solids whose colours are in the corners of their faces, so that a whole figure is two draws: the paint, and the parts
that the client stains (material `tint`). Millimetres; z is up and the front towards -y."""
import math

import bpy
import bmesh
from mathutils import Euler, Matrix, Vector, noise
from mathutils.bvhtree import BVHTree

TAU = math.tau
RAYS = 40
# How bright paint is on what stands upright, and what is added where it looks up: silhouettes show against each other.
UPRIGHT, SKY = 0.88, 0.24


def lin(h):
    out = []
    for i in (1, 3, 5):
        c = int(h[i:i + 2], 16) / 255
        out.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return tuple(out)


def paint(h, grain=0.0):
    """A colour; grain: how much it varies along the wood."""
    return ("carved", lin(h), grain)


def tint(shade=1.0):
    """What takes the unit's colour; shade darkens it."""
    return ("tint", (shade,) * 3, 0.03)


def place(x=0, y=0, z=0, yaw=0, pitch=0, roll=0, size=1.0):
    """Where a part stands: scaled, rolled about y, pitched about x, yawed about z (degrees), moved."""
    turn = Euler((math.radians(pitch), math.radians(roll), math.radians(yaw)), "YXZ").to_matrix().to_4x4()
    return Matrix.Translation((x, y, z)) @ turn @ Matrix.Scale(size, 4)


class Carving:
    """Solids, each closed and with a paint per face. `at` places all that is added; `hangs` is how freely it hangs, from 0 to 1."""

    def __init__(self):
        self.points, self.faces, self.at = [], [], Matrix()
        self.sways, self.hangs = [], 0.0

    def within(self, at, hangs=0.0):
        """The same carving, whose parts are placed within `at`."""
        inner = Carving()
        inner.points, inner.faces, inner.at = self.points, self.faces, self.at @ at
        inner.sways, inner.hangs = self.sways, hangs
        return inner

    def solid(self, points, faces, flat=False, sways=None):
        """faces: (indices into points, paint); sways: how freely each point hangs, if not all hang alike"""
        first = len(self.points)
        self.points += [self.at @ Vector(p) for p in points]
        self.sways += sways or [self.hangs] * len(points)
        self.faces += [(tuple(first + i for i in f), p, flat) for f, p in faces]

    def loft(self, rings, paints, flat=False, caps=True):
        """Skin over closed rings of equally many points; a ring of one point is a tip. A paint, or one for each band."""
        points, faces, starts = [], [], []
        for ring in rings:
            starts.append(len(points))
            points += ring
        n = max(len(r) for r in rings)
        one = isinstance(paints, tuple)
        for k in range(len(rings) - 1):
            p = paints if one else paints[min(k, len(paints) - 1)]
            a, b = starts[k], starts[k + 1]
            wide_a, wide_b = len(rings[k]) > 1, len(rings[k + 1]) > 1
            for i in range(n):
                j = (i + 1) % n
                quad = ([a + i, a + j] if wide_a else [a]) + ([b + j, b + i] if wide_b else [b])
                if len(quad) > 2:
                    faces.append((quad, p))
        if caps:
            if len(rings[0]) > 1:
                faces.append((list(reversed(range(n))), paints if one else paints[0]))
            if len(rings[-1]) > 1:
                faces.append(([starts[-1] + i for i in range(n)], paints if one else paints[-1]))
        self.solid(points, faces, flat)

    def turned(self, profile, paints, n=12, sx=1.0, sy=1.0, x=0, y=0, z=0, lean=(0, 0), flat=False, start=0.5):
        """Turns a profile of (radius, height). lean: how far the top is moved in x and y."""
        low, high = profile[0][1], profile[-1][1]
        rings = []
        for r, h in profile:
            t = ((h - low) / ((high - low) or 1)) ** 2
            cx, cy = x + lean[0] * t, y + lean[1] * t
            if r < 1e-6:
                rings.append([(cx, cy, z + h)])
            else:
                turn = [TAU * (i + start) / n for i in range(n)]
                rings.append([(cx + r * sx * math.sin(a), cy - r * sy * math.cos(a), z + h) for a in turn])
        self.loft(rings, paints, flat)

    def ball(self, x, y, z, r, paints, n=9, m=5, sx=1.0, sy=1.0, sz=1.0, flat=False):
        arc = [math.pi * i / m for i in range(m + 1)]
        self.turned([(r * math.sin(a) if 0 < i < m else 0, -r * sz * math.cos(a)) for i, a in enumerate(arc)], paints, n, sx, sy, x, y, z, flat=flat)

    def tube(self, path, radii, paints, n=6, up=(0, 0, 1), flat=False, round_ends=False):
        """A bent rod through points. radii: one per point (or one for all), each a radius or (across, along up)."""
        path = [Vector(p) for p in path]
        if not isinstance(radii, list):
            radii = [radii] * len(path)
        rings, up = [], Vector(up)
        for i, p in enumerate(path):
            d = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
            side = d.cross(up)
            if side.length < 1e-3:
                side = d.cross(Vector((0, 1, 0)))
            side.normalize()
            over = side.cross(d).normalized()
            ra, rb = radii[i] if isinstance(radii[i], tuple) else (radii[i], radii[i])
            if max(ra, rb) < 1e-6:
                rings.append([tuple(p)])
            else:
                turn = [TAU * (k + 0.5) / n for k in range(n)] if n != 4 else [TAU * k / n for k in range(n)]
                rings.append([tuple(p + side * ra * math.cos(a) + over * rb * math.sin(a)) for a in turn])
        if round_ends:
            for at, end, nxt in ((0, path[0], path[1]), (len(rings), path[-1], path[-2])):
                r = radii[0 if at == 0 else -1]
                r = max(r) if isinstance(r, tuple) else r
                rings.insert(at, [tuple(end + (end - nxt).normalized() * r * 0.6)])
        self.loft(rings, paints, flat)

    def plate(self, outline, thick, front, back=None, bulge=0.0, rim=0.0, rim_paint=None, ridge=None):
        """A board standing in the x-z plane whose front is at y = -thick; its middle swells by bulge. rim: width of a painted rim."""
        back = back or front
        cx = sum(p[0] for p in outline) / len(outline)
        cz = sum(p[1] for p in outline) / len(outline) if ridge is None else ridge
        n = len(outline)
        points = [(x, 0, z) for x, z in outline] + [(x, -thick, z) for x, z in outline]
        edge = rim_paint or front
        faces = [(list(range(n)), back)] + [([i, (i + 1) % n, n + (i + 1) % n, n + i], edge) for i in range(n)]
        last = n
        if rim:
            last = 2 * n
            for x, z in outline:
                d = math.hypot(x - cx, z - cz)
                k = max(0.0, 1 - rim / d)
                points.append((cx + (x - cx) * k, -thick - bulge * 0.35, cz + (z - cz) * k))
            faces += [([n + i, n + (i + 1) % n, 2 * n + (i + 1) % n, 2 * n + i], edge) for i in range(n)]
        if bulge:
            points.append((cx, -thick - bulge, cz))
            faces += [([last + i, last + (i + 1) % n, len(points) - 1], front) for i in range(n)]
        else:
            faces.append(([last + i for i in range(n)], front))
        self.solid(points, faces)

    def shell(self, rows, inward, outside, inside=None):
        """A cloth: rows of points from top to bottom; inward(point) leads from its outside to its inside."""
        inside = inside or outside
        n, m = len(rows[0]), len(rows)
        outer = [Vector(p) for row in rows for p in row]
        inner = [p + Vector(inward(p)) for p in outer]
        faces, k = [], n * m
        for j in range(m - 1):
            for i in range(n - 1):
                q = [j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i]
                faces.append((q, outside))
                faces.append(([k + v for v in reversed(q)], inside))
        rim = [i for i in range(n)] + [j * n + n - 1 for j in range(1, m)] + [(m - 1) * n + i for i in range(n - 2, -1, -1)] + [j * n for j in range(m - 2, 0, -1)]
        faces += [([b, a, k + a, k + b], inside) for a, b in zip(rim, rim[1:] + rim[:1])]
        self.solid([tuple(p) for p in outer + inner], faces)

    def block(self, x0, x1, y0, y1, z0, z1, p, taper=0.0, flat=True):
        """A box, narrower at the top by taper on each side."""
        t = taper
        low = [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0)]
        high = [(x0 + t, y0 + t, z1), (x1 - t, y0 + t, z1), (x1 - t, y1 - t, z1), (x0 + t, y1 - t, z1)]
        self.loft([low, high], p, flat)

    def rock(self, x, y, z, r, p, seed, sx=1.0, sy=1.0, sz=1.0, rough=0.22, detail=1):
        """A hewn stone: a ball of triangles, knocked about."""
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=detail, radius=1)
        points = []
        for v in bm.verts:
            k = 1 + rough * noise.noise(v.co * 1.7 + Vector((seed * 7.3, seed * 3.1, seed)))
            k += rough * 0.5 * noise.noise(v.co * 4 + Vector((seed, 0, 0)))
            points.append((x + v.co.x * r * sx * k, y + v.co.y * r * sy * k, z + v.co.z * r * sz * k))
        self.solid(points, [([v.index for v in f.verts], p) for f in bm.faces], True)
        bm.free()

    def seen(self):
        """The faces without those that are buried in other parts, all turned outwards, and what rays are cast against."""
        bm = bmesh.new()
        verts = [bm.verts.new(p) for p in self.points]
        for f, _, _ in self.faces:
            bm.faces.new([verts[i] for i in f])
        bm.verts.index_update()
        bm.faces.ensure_lookup_table()
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        tree = BVHTree.FromBMesh(bm)
        left = []
        for f, (_, p, flat) in zip(bm.faces, self.faces):
            middle = f.calc_center_median()
            # A bent face must not hide itself.
            off = 0.02 + max(abs((v.co - middle).dot(f.normal)) for v in f.verts)
            spots = [middle] + [middle.lerp(v.co, k) for k in (0.8, 0.4) for v in f.verts]
            if any(open_sky(tree, at + f.normal * off, f.normal) for at in spots):
                left.append((tuple(v.index for v in f.verts), p, flat))
        bm.free()
        return left, tree

    def object(self, name, angle=42, ground=True, dark=0.55):
        """Makes the mesh, in metres. Corners that see little of the sky are darkened by up to `dark`."""
        faces, tree = self.seen()
        me = bpy.data.meshes.new(name)
        me.from_pydata([tuple(p) for p in self.points], [], [f for f, _, _ in faces])
        names = sorted({p[0] for _, p, _ in faces})
        for poly, (_, p, flat) in zip(me.polygons, faces):
            poly.material_index = names.index(p[0])
            poly.use_smooth = not flat
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(angle)
        me.calc_normals_split()
        # The exporter only knows colours of points, so every corner with a colour or normal of its own becomes a point.
        known, shade, points, normals, colours, polys, sways = {}, {}, [], [], [], [], []
        for poly, (_, p, _) in zip(me.polygons, faces):
            corners = []
            for loop in poly.loop_indices:
                vertex, normal = me.loops[loop].vertex_index, me.loops[loop].normal.copy()
                key = (vertex, tuple(round(c, 2) for c in normal))
                if key not in shade:
                    shade[key] = 1 - dark * hidden(tree, self.points[vertex], normal, ground)
                normals.append(normal)
                if (key, p) not in known:
                    known[key, p] = len(points)
                    at = self.points[vertex]
                    k = shade[key] * (UPRIGHT + SKY * max(0.0, normal.z)) * (1 + p[2] * noise.noise(Vector((at.x * 0.55, at.y * 0.55, at.z * 0.16))))
                    points.append(tuple(at * 0.001))
                    sways.append(self.sways[vertex])
                    colours += [min(1.0, max(0.0, c * k)) for c in p[1]] + [1.0]
                corners.append(known[key, p])
            polys.append(corners)
        slots = [poly.material_index for poly in me.polygons]
        bpy.data.meshes.remove(me)
        me = bpy.data.meshes.new(name)
        me.from_pydata(points, [], polys)
        for material in names:
            me.materials.append(surface(material))
        me.polygons.foreach_set("material_index", slots)
        me.polygons.foreach_set("use_smooth", [True] * len(polys))
        layer = me.color_attributes.new("Paint", "BYTE_COLOR", "POINT")
        layer.data.foreach_set("color", colours)
        me.color_attributes.render_color_index = 0
        if any(sways):
            # The client lets cloth stir as far as this says, and nothing else of a carving has places on a picture.
            layer = me.uv_layers.new(name="Sway")
            layer.data.foreach_set("uv", [part for loop in me.loops for part in (sways[loop.vertex_index], 0.0)])
        me.use_auto_smooth = True
        me.normals_split_custom_set(normals)
        ob = bpy.data.objects.new(name, me)
        bpy.context.collection.objects.link(ob)
        return ob


def around(normal, rays):
    """Directions over the half of the world before a face."""
    side = normal.orthogonal().normalized()
    other = normal.cross(side)
    for i in range(rays):
        u, a = (i + 0.5) / rays, i * 2.39996
        r = math.sqrt(u)
        yield side * (r * math.cos(a)) + other * (r * math.sin(a)) + normal * math.sqrt(1 - u)


def open_sky(tree, at, normal):
    """Whether anything can look at this spot."""
    return any(tree.ray_cast(at, d)[0] is None for d in around(normal, 28))


def hidden(tree, at, normal, ground):
    """How much of the half of the world before a corner is near stuff, 0..1."""
    start, hits, far = at + normal * 0.12, 0.0, 16.0
    for d in around(normal, RAYS):
        _, facing, _, hit = tree.ray_cast(start, d, far)
        if hit is not None and facing.dot(d) > 0:
            hit = None  # within another part: what is seen of this face is further out
        if ground and d.z < -1e-3 and start.z >= 0:
            floor = start.z / -d.z
            hit = floor if hit is None or floor < hit else hit
        if hit is not None and hit < far:
            hits += 1 - hit / far
    return hits / RAYS


def surface(name):
    """`carved` shows the paint, `tint` is white until the client stains it; the rest are plain colours."""
    m = bpy.data.materials.get(name)
    if m:
        return m
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    m.use_backface_culling = True
    b = m.node_tree.nodes["Principled BSDF"]
    b.inputs["Base Color"].default_value = (1, 1, 1, 1)
    b.inputs["Specular"].default_value = 0.5
    b.inputs["Metallic"].default_value = 0.0
    b.inputs["Roughness"].default_value = {"tint": 0.6, "cloth": 0.9, "gem": 0.12, "water": 0.15}.get(name, 0.55)
    return m
