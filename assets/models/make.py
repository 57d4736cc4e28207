"""Builds every .glb of the client into the folder of this script.

    blender -b --factory-startup --python assets/models/make.py [-- name ...]        (Blender 3.4)

BattleLore's models have a script of their own, battlelore/build.py.

Metres. Built with z up and the front towards -y, exported with y up and the front towards +z; the origin is the middle of the
base. Pictures put into the models are the ones in ../textures (run its make.py first).
"""
import math
import os
import random
import sys

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

HERE = os.path.dirname(os.path.abspath(__file__))
TEX = os.path.join(HERE, "..", "textures")
ICONS = os.path.join(HERE, "icons")
TAU = math.tau


# ----------------------------------------------------------------------------------------------------------- materials
def lin(h):
    out = []
    for i in (1, 3, 5):
        c = int(h[i:i + 2], 16) / 255
        out.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return out


def picture(name):
    """A picture of ../textures, 256 px wide, packed."""
    im = bpy.data.images.get(name)
    if im is None:
        im = bpy.data.images.load(os.path.join(TEX, name + ".png"))
        im.name = name
        im.scale(256, 256)
        im.pack()
    return im


def stained(name, colour, grain=1.0):
    """A picture of ../textures in another colour on the whole; grain: how much of its contrast is left."""
    stain = f"{name}_{colour[1:]}"
    if bpy.data.images.get(stain):
        return bpy.data.images[stain]
    px = np.array(picture(name).pixels[:]).reshape(-1, 4)
    mean = px[:, :3].mean(0)
    px[:, :3] = np.clip((1 + grain * (px[:, :3] / mean - 1)) * [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)], 0, 1)
    return drawn(stain, 256, 256, px)


def drawn(name, wide, high, px):
    """A picture of these points, packed."""
    im = bpy.data.images.new(name, wide, high, alpha=True)
    im.pixels = np.asarray(px, float).ravel().tolist()
    im.update()
    im.pack()
    return im


def gradient(name, stops, n=64):
    """A 4 px wide upright gradient, v = 0 at the bottom; a stop is (v, colour) or (v, colour, opacity)."""
    im = bpy.data.images.get(name)
    if im:
        return im
    px = []
    for i in range(n):
        t = i / (n - 1)
        for k in range(len(stops) - 1):
            if stops[k][0] <= t <= stops[k + 1][0]:
                u = (t - stops[k][0]) / (stops[k + 1][0] - stops[k][0])
                a, b = stops[k][1], stops[k + 1][1]
                c = [(int(a[j:j + 2], 16) * (1 - u) + int(b[j:j + 2], 16) * u) / 255 for j in (1, 3, 5)]
                lucid = [(*stops[j], 1.0)[2] for j in (k, k + 1)]
        px += (c + [lucid[0] * (1 - u) + lucid[1] * u]) * 4
    return drawn(name, 4, n, px)


def cloth_picture(name, dark, bright, hem, wide=128, high=64):
    """The cloth of a flag: brighter on the crests of its folds, darker in them, with a hem along its free edges."""
    im = bpy.data.images.get(name)
    if im:
        return im
    rgb = [np.array([int(h[i:i + 2], 16) / 255 for i in (1, 3, 5)]) for h in (dark, bright, hem)]
    px = np.ones((high, wide, 4))
    for j in range(high):
        for i in range(wide):
            u, v = (i + 0.5) / wide, (j + 0.5) / high
            crest = 0.5 - 0.5 * math.sin(u * 9.2 + 0.9 * (1 - v) - 0.4)
            edge = u > 1 - 0.034 or v < 0.075 or v > 1 - 0.075
            px[j, i, :3] = rgb[2] * (0.62 + 0.38 * crest) if edge else rgb[0] + (rgb[1] - rgb[0]) * (0.12 + 0.88 * crest)
    return drawn(name, wide, high, px)


def mat(name, colour="#ffffff", rough=0.5, metal=0.0, tex=None, emit=None, strength=1.0, emit_tex=None, alpha=1.0, coat=0.0,
        double=False, alpha_tex=False, gleam=0.5):
    m = bpy.data.materials.get(name)
    if m:
        return m
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    m.use_backface_culling = not double
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    b.inputs["Base Color"].default_value = lin(colour) + [1]
    b.inputs["Roughness"].default_value = rough
    b.inputs["Metallic"].default_value = metal
    b.inputs["Specular"].default_value = gleam
    if coat:
        b.inputs["Clearcoat"].default_value = coat
        b.inputs["Clearcoat Roughness"].default_value = 0.15
    if tex:
        t = nt.nodes.new("ShaderNodeTexImage")
        t.image = tex if not isinstance(tex, str) else picture(tex)
        nt.links.new(t.outputs["Color"], b.inputs["Base Color"])
        if alpha_tex:
            nt.links.new(t.outputs["Alpha"], b.inputs["Alpha"])
            m.blend_method = "BLEND"
    if emit:
        b.inputs["Emission"].default_value = lin(emit) + [1]
        b.inputs["Emission Strength"].default_value = strength
    if emit_tex:
        t = nt.nodes.new("ShaderNodeTexImage")
        t.image = emit_tex
        nt.links.new(t.outputs["Color"], b.inputs["Emission"])
        b.inputs["Emission Strength"].default_value = strength
    if alpha < 1:
        b.inputs["Alpha"].default_value = alpha
        m.blend_method = "BLEND"
    return m


def shade(name, colour):
    """A material that no light changes."""
    m = bpy.data.materials.get(name)
    if m is None:
        m = bpy.data.materials.new(name)
        m.use_nodes = True
        m.use_backface_culling = True
        nt = m.node_tree
        rgb = nt.nodes.new("ShaderNodeRGB")
        rgb.outputs[0].default_value = lin(colour) + [1]
        nt.links.new(rgb.outputs[0], nt.nodes["Material Output"].inputs["Surface"])
    return m


def brass(rough=0.28):
    return mat("brass", "#c79a3a", rough, 1.0)


def turned_wood():
    return mat("turned_wood", rough=0.35, tex="turned_wood", coat=0.4)


def light_wood():
    return mat("light_wood", rough=0.42, tex="light_wood", coat=0.2)


def dark_wood():
    return mat("dark_wood", rough=0.45, tex="dark_wood", coat=0.15)


def tile_wood(name, colour, grain):
    """Stained wood; grain: how much of it is left."""
    return mat(name, rough=0.44, tex=stained(name, colour, grain), coat=0.18)


# ------------------------------------------------------------------------------------------------------------ geometry
class Shape:
    """Collects faces; every face has a material and uv per corner."""

    keep = False  # normals are right already

    def __init__(self):
        self.bm = bmesh.new()
        self.uv = self.bm.loops.layers.uv.new("UVMap")
        self.mats = []

    def slot(self, m):
        if m not in self.mats:
            self.mats.append(m)
        return self.mats.index(m)

    def face(self, pts, uvs, m, smooth=True):
        try:
            f = self.bm.faces.new(pts)
        except ValueError:
            return None
        f.material_index = self.slot(m)
        f.smooth = smooth
        for loop, uv in zip(f.loops, uvs):
            loop[self.uv].uv = uv
        return f

    def merge(self, other):
        """other: a Shape; it is used up"""
        me = bpy.data.meshes.new("tmp")
        remap = [self.slot(m) for m in other.mats]
        other.bm.to_mesh(me)
        for p in me.polygons:
            p.material_index = remap[p.material_index]
        self.bm.from_mesh(me)
        self.uv = self.bm.loops.layers.uv.verify()
        bpy.data.meshes.remove(me)
        other.bm.free()
        return self

    def move(self, x=0, y=0, z=0):
        bmesh.ops.translate(self.bm, vec=(x, y, z), verts=self.bm.verts)
        return self

    def turn(self, degrees, axis="Z"):
        bmesh.ops.rotate(self.bm, cent=(0, 0, 0), matrix=Matrix.Rotation(math.radians(degrees), 3, axis), verts=self.bm.verts)
        return self

    def orient(self):
        """Closed pieces get outward normals; open ones keep the winding they were built with (front side out)."""
        if self.keep:
            return
        todo = set(self.bm.faces)
        while todo:
            piece, stack = [], [todo.pop()]
            while stack:
                f = stack.pop()
                piece.append(f)
                for e in f.edges:
                    for g in e.link_faces:
                        if g in todo:
                            todo.remove(g)
                            stack.append(g)
            if all(len(e.link_faces) == 2 for f in piece for e in f.edges):
                bmesh.ops.recalc_face_normals(self.bm, faces=piece)

    def object(self, name, angle=32, weld=1e-6, parent=None):
        if not self.keep:
            bmesh.ops.remove_doubles(self.bm, verts=self.bm.verts, dist=weld)
        self.orient()
        me = bpy.data.meshes.new(name)
        self.bm.to_mesh(me)
        self.bm.free()
        for m in self.mats:
            me.materials.append(m)
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(angle)
        ob = bpy.data.objects.new(name, me)
        bpy.context.collection.objects.link(ob)
        ob.parent = parent
        return ob


def fillet(profile, r=0.0008, n=2):
    """Rounds the inner corners of a polyline of (radius, height)."""
    out = [profile[0]]
    for a, b, c in zip(profile, profile[1:], profile[2:]):
        a, b2, c = Vector(a), Vector(b), Vector(c)
        u, v = a - b2, c - b2
        if u.length < 1e-9 or v.length < 1e-9:
            continue
        ang = u.angle(v)
        if ang > math.radians(155):
            out.append(tuple(b2))
            continue
        d = min(r, u.length * 0.45, v.length * 0.45)
        p, q = b2 + u.normalized() * d, b2 + v.normalized() * d
        for i in range(n + 1):
            t = i / n
            out.append(tuple(p * (1 - t) ** 2 + b2 * 2 * t * (1 - t) + q * t ** 2))
    out.append(profile[-1])
    return out


def curve(points, n=4):
    """Catmull-Rom through points of (radius, height)."""
    out = []
    p = [Vector(points[0])] + [Vector(q) for q in points] + [Vector(points[-1])]
    for i in range(1, len(p) - 2):
        for k in range(n):
            t = k / n
            a, b, c, d = p[i - 1:i + 3]
            out.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)))
    out.append(tuple(p[-2]))
    return [(max(0.0, q[0]), q[1]) for q in out]


def lathe(s, profile, m, segs=32, wave=None, uscale=None, vscale=None, seam=0.0):
    """Turns a profile of (radius, height). uv: u round (uscale repeats), v along the profile in metres * vscale, or 0..1.
    wave(angle, radius, z) -> (radius, z). A material may be given per ring: m as list of (from_index, material)."""
    length = [0]
    for a, b in zip(profile, profile[1:]):
        length.append(length[-1] + math.dist(a, b))
    total = length[-1] or 1
    us = uscale or 1
    rings = []
    for r, z in profile:
        ring = []
        if r < 1e-7:
            rr, zz = (r, z) if wave is None else wave(0, r, z)
            ring = [s.bm.verts.new((0, 0, zz))] * segs
        else:
            for i in range(segs):
                a = TAU * i / segs
                rr, zz = (r, z) if wave is None else wave(a, r, z)
                ring.append(s.bm.verts.new((rr * math.sin(a), -rr * math.cos(a), zz)))
        rings.append(ring)
    for k in range(len(rings) - 1):
        mm = m
        if isinstance(m, list):
            mm = [q for i, q in m if i <= k][-1]
        v0, v1 = [(length[j] * vscale if vscale else length[j] / total) for j in (k, k + 1)]
        for i in range(segs):
            j = (i + 1) % segs
            quad = [(rings[k][i], (i / segs * us + seam, v0)), (rings[k][j], ((i + 1) / segs * us + seam, v0)),
                    (rings[k + 1][j], ((i + 1) / segs * us + seam, v1)), (rings[k + 1][i], (i / segs * us + seam, v1))]
            pts, uvs, seen = [], [], set()
            for p, u in quad:
                if p not in seen:
                    seen.add(p)
                    pts.append(p)
                    uvs.append(u)
            if len(pts) >= 3:
                s.face(pts, uvs, mm)
    return s


def ball(s, x, y, z, r, m, segs=16, rings=8):
    t = Shape()
    lathe(t, [(r * math.sin(math.pi * i / rings), -r * math.cos(math.pi * i / rings)) for i in range(rings + 1)], m, segs)
    return s.merge(t.move(x, y, z))


def rod(s, a, b, r, m, segs=10, vscale=12.5):
    """A round rod from a to b."""
    a, b = Vector(a), Vector(b)
    t = Shape()
    d = (b - a).length
    lathe(t, [(0, 0), (r, 0), (r, d), (0, d)], m, segs, vscale=vscale)
    q = (b - a).to_track_quat("Z", "Y").to_matrix()
    bmesh.ops.rotate(t.bm, cent=(0, 0, 0), matrix=q, verts=t.bm.verts)
    return s.merge(t.move(*a))


def rounded(w, h, r, n=6):
    """Outline of a rounded rectangle, anticlockwise from the lower right, in x and y."""
    out = []
    for cx, cy, a0 in ((w / 2 - r, -h / 2 + r, -90), (w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, 90), (-w / 2 + r, -h / 2 + r, 180)):
        for i in range(n + 1):
            a = math.radians(a0 + 90 * i / n)
            out.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return out


def slab(s, outline_at, layers, m, uv=None, cap_bottom=True, cap_top=True, scale=1.0):
    """Stacks outlines: layers = [(inset, z)]; outline_at(inset) -> [(x, y)] of constant length. uv in metres * scale from above."""
    rings = []
    for inset, z in layers:
        rings.append([s.bm.verts.new((x, y, z)) for x, y in outline_at(inset)])
    uv = uv or (lambda p: (p.x * scale, p.y * scale))
    n = len(rings[0])
    run = [0]
    pts0 = outline_at(layers[0][0])
    for i in range(n):
        run.append(run[-1] + math.dist(pts0[i], pts0[(i + 1) % n]))
    for k in range(len(rings) - 1):
        flat = abs(layers[k][1] - layers[k + 1][1]) < abs(layers[k][0] - layers[k + 1][0]) * 2
        for i in range(n):
            j = (i + 1) % n
            pts = [rings[k][i], rings[k][j], rings[k + 1][j], rings[k + 1][i]]
            if flat:
                uvs = [uv(p.co) for p in pts]
            else:
                uvs = [(run[i] * scale, pts[0].co.z * scale), (run[i + 1] * scale, pts[1].co.z * scale),
                       (run[i + 1] * scale, pts[2].co.z * scale), (run[i] * scale, pts[3].co.z * scale)]
            s.face(pts, uvs, m)
    if cap_bottom:
        s.face(list(reversed(rings[0])), [uv(p.co) for p in reversed(rings[0])], m)
    if cap_top:
        s.face(rings[-1], [uv(p.co) for p in rings[-1]], m)
    return s


def box(s, x0, x1, y0, y1, z0, z1, m, bevel=0.001, grain="x", scale=1.0, off=None, segs=1):
    """A bevelled box, uv in metres * scale, projected along each face's normal; v of the texture runs along 'grain'
    when the texture's grain is upright, so give grain='x', 'y' or 'z'."""
    t = Shape()
    t.slot(m)
    bmesh.ops.create_cube(t.bm, size=1)
    for v in t.bm.verts:
        v.co = Vector((x0 if v.co.x < 0 else x1, y0 if v.co.y < 0 else y1, z0 if v.co.z < 0 else z1))
    if bevel:
        bmesh.ops.bevel(t.bm, geom=list(t.bm.edges) + list(t.bm.verts), offset=bevel, segments=segs, affect="EDGES", profile=0.5)
    project(t, grain, scale, off or (random.random(), random.random()))
    for f in t.bm.faces:
        f.smooth = True
    return s.merge(t)


def project(t, grain="z", scale=12.5, off=(0, 0)):
    g = "xyz".index(grain)
    t.uv = t.bm.loops.layers.uv.verify()
    t.bm.normal_update()
    for f in t.bm.faces:
        nrm = f.normal
        ax = max(range(3), key=lambda i: abs(nrm[i]))
        for loop in f.loops:
            co = loop.vert.co
            rest = [i for i in range(3) if i != ax]
            if g in rest:
                v = co[g]
                u = co[[i for i in rest if i != g][0]]
            else:
                u, v = co[rest[0]], co[rest[1]]
            loop[t.uv].uv = (u * scale + off[0], v * scale + off[1])


def outlines(name, resolution):
    """The outlines of icons/<name>.svg as closed polygons [(x, y)], y up, in units of Blender's SVG importer."""
    before = set(bpy.data.objects)
    bpy.ops.import_curve.svg(filepath=os.path.join(ICONS, name + ".svg"))
    obs = [o for o in bpy.data.objects if o not in before]
    polys = []
    for o in obs:
        for sp in o.data.splines:
            bp = list(sp.bezier_points)
            pts = []
            for a, b in zip(bp, bp[1:] + bp[:1]):
                p0, p1, p2, p3 = a.co, a.handle_right, b.handle_left, b.co
                chord = (p3 - p0).length
                if chord < 1e-9 and (p1 - p0).length < 1e-9:
                    continue
                bend = max((p1 - (p0 * 2 + p3) / 3).length, (p2 - (p0 + p3 * 2) / 3).length)
                n = 1 if bend < chord * 0.03 else resolution
                for k in range(n):
                    t = k / n
                    pts.append(tuple(o.matrix_world @ (p0 * (1 - t) ** 3 + p1 * 3 * t * (1 - t) ** 2 + p2 * 3 * t * t * (1 - t) + p3 * t ** 3))[:2])
            if len(pts) > 2:
                polys.append(pts)
    for o in obs:
        bpy.data.objects.remove(o)
    return polys


def carve(polys, k, mid, depth, bevel, m, grain="z", scale=12.5, grow=0.0):
    """Extrudes polygons (units * k = metres) standing in the x-z plane, z = 0 at mid[1]; the bevel goes inwards,
    with grow = bevel outwards (then the drawing is the front face and never folds over itself)."""
    cu = bpy.data.curves.new("carve", "CURVE")
    cu.dimensions, cu.fill_mode = "2D", "BOTH"
    for q in polys:
        sp = cu.splines.new("POLY")
        sp.points.add(len(q) - 1)
        for p, (x, y) in zip(sp.points, q):
            p.co = ((x - mid[0]) * k, (y - mid[1]) * k, 0, 1)
        sp.use_cyclic_u = True
    cu.extrude, cu.bevel_depth, cu.bevel_resolution, cu.offset = depth / 2 - bevel, bevel, 0, grow - bevel
    ob = bpy.data.objects.new("carve", cu)
    bpy.context.collection.objects.link(ob)
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(ob.evaluated_get(dg))
    t = Shape()
    t.slot(m)
    t.bm.from_mesh(me)
    bpy.data.meshes.remove(me)
    bpy.data.objects.remove(ob)
    bmesh.ops.remove_doubles(t.bm, verts=t.bm.verts, dist=1e-6)
    bmesh.ops.dissolve_degenerate(t.bm, dist=1e-6, edges=t.bm.edges)
    edges = np.array([[(a[0] - mid[0]) * k, (a[1] - mid[1]) * k, (b[0] - mid[0]) * k, (b[1] - mid[1]) * k] for q in polys for a, b in zip(q, q[1:] + q[:1])])

    def inside(x, y):
        ax, ay, bx, by = edges.T
        hit = (ay > y) != (by > y)
        return bool(np.sum(x < ax[hit] + (y - ay[hit]) * (bx[hit] - ax[hit]) / (by[hit] - ay[hit])) % 2)

    for f in t.bm.faces:
        f.material_index = 0
        f.smooth = True
        f.normal_update()
        c, nn = f.calc_center_median(), f.normal
        if abs(nn.z) > 0.25:
            wrong = nn.z * c.z < 0
        else:
            # the wall: its outline lies 'grow' outside the polygon, so look a little more than that to either side
            e = abs(grow) + 0.0003
            wrong = inside(c.x + nn.x * e, c.y + nn.y * e) and not inside(c.x - nn.x * e, c.y - nn.y * e)
        if wrong:
            f.normal_flip()
    for v in t.bm.verts:
        c = v.co.copy()
        v.co = Vector((c.x, -c.z, c.y))
    project(t, grain, scale)
    t.keep = True
    return t


def extent(polys, height):
    xs, ys = [p[0] for q in polys for p in q], [p[1] for q in polys for p in q]
    return height / (max(ys) - min(ys)), ((min(xs) + max(xs)) / 2, min(ys))


def icon(name, height, depth, bevel, m, resolution=3, grain="z", scale=12.5):
    """Extrudes icons/<name>.svg; stands in the x-z plane, thickness along y, middle at x = 0, lowest point at z = 0."""
    polys = outlines(name, resolution)
    k, mid = extent(polys, height)
    return carve(polys, k, mid, depth, bevel, m, grain, scale, bevel)


# -------------------------------------------------------------------------------------------------------------- models
CARD_W, CARD_H, CARD_R = 0.063, 0.088, 0.0045


def flag_pawn():
    """The pole leans back as far as the eye looks down: seen from there it is upright, at the sides of the picture as well."""
    wood, br = turned_wood(), brass()
    dark, red, hem = "#640e0d", "#b8241a", "#d8a440"
    folds = cloth_picture("cloth_folds", dark, red, hem)
    cloth = mat("cloth", "#ffffff", 0.85, tex=folds, emit_tex=folds, strength=0.30, double=True)
    foot, lean = 0.0196, math.tan(math.radians(28))

    def leant(x, y, z):
        return x, y + lean * max(0.0, z - foot), z

    s = Shape()
    prof = fillet([(0, 0), (0.0138, 0), (0.0145, 0.0009), (0.0145, 0.0028), (0.0137, 0.0036), (0.0126, 0.0039)], 0.0006)
    prof += fillet([(0.0126, 0.0041), (0.0131, 0.0048), (0.0131, 0.0056), (0.0123, 0.0063)], 0.0005)
    prof += curve([(0.0118, 0.0066), (0.0098, 0.0078), (0.0066, 0.0104), (0.0044, 0.0138), (0.0033, 0.0176), (0.0030, 0.0196)], 2)
    prof += [(0.0030, 0.0197), (0.0044, 0.0201), (0.0050, 0.0210), (0.0044, 0.0219), (0.0030, 0.0223)]
    prof += curve([(0.0025, 0.0226), (0.0023, 0.0290), (0.0022, 0.0380), (0.0021, 0.0490)], 2)
    prof += [(0.0021, 0.0516), (0.0, 0.0516)]
    lathe(s, prof, wood, 28, uscale=1.0, vscale=12.5)
    # brass collar and ball
    lathe(s, [(0.0020, 0.0512), (0.0032, 0.0514), (0.0035, 0.0521), (0.0032, 0.0528), (0.0019, 0.0531), (0.0010, 0.0532)], br, 18)
    ball(s, 0, 0, 0.0570, 0.0044, br, 18, 10)
    for v in s.bm.verts:
        v.co = leant(*v.co)
    s.object("pawn")
    # the flag: a sheet with thickness in soft folds, hanging on the pole below the collar
    c = Shape()
    nx, nz = 24, 8
    L, top, bottom = 0.0535, 0.0508, 0.0246

    def at(i, j, side):
        u, v = i / nx, j / nz
        x = 0.0012 + u * L
        # folds lean: the cloth hangs from its upper corner
        a = u * 9.2 + 0.9 * (1 - v) - 0.4
        y = min(1, u * 2.4) * (0.0050 * math.sin(a) * (0.75 + 0.25 * u) + 0.0010 * math.sin(a * 2 + 1.1) * (1 - v))
        z = bottom + (top - bottom) * v - 0.0030 * u * u + 0.0008 * math.sin(a + 1.5) * u
        z += (0.5 - v) * 0.0024 * u  # narrows a little
        return leant(x, y + side * 0.00028, z)

    g = {}
    for side in (-1, 1):
        for i in range(nx + 1):
            for j in range(nz + 1):
                g[i, j, side] = c.bm.verts.new(at(i, j, side))
        for i in range(nx):
            for j in range(nz):
                q = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
                if side > 0:
                    q.reverse()
                c.face([g[a, b, side] for a, b in q], [(a / nx, b / nz) for a, b in q], cloth)
    edge = [(i, 0) for i in range(nx)] + [(nx, j) for j in range(nz)] + [(i, nz) for i in range(nx, 0, -1)] + [(0, j) for j in range(nz, 0, -1)]
    for a, b in zip(edge, edge[1:] + edge[:1]):
        c.face([g[a + (-1,)], g[b + (-1,)], g[b + (1,)], g[a + (1,)]], [(q[0] / nx, q[1] / nz) for q in (a, b, b, a)], cloth)
    c.object("flag", 50, parent=None)


def candle():
    """Stubby table candle on a dish: 0.108 m with its flame, dish 0.094 across."""
    random.seed(4)
    br = brass(0.3)
    # The flame shines right down on the pool round the wick, which would burn out to white: it takes little of that light, and glows instead.
    glow = gradient("wax_glow", [(0, "#241004"), (0.45, "#5c2c0e"), (0.72, "#9a541c"), (0.9, "#e0924a"), (0.95, "#f0a860"), (1, "#ffc488")])
    body = gradient("wax_body", [(0, "#d0b082"), (0.80, "#dcc094"), (0.90, "#b4946a"), (0.94, "#5c4630"), (1, "#54402c")])
    wax = mat("wax", "#ffffff", 0.55, tex=body, emit_tex=glow, strength=0.95)
    s = Shape()
    dish = fillet([(0, 0), (0.030, 0), (0.034, 0.0015), (0.0455, 0.0062), (0.0468, 0.0078), (0.0458, 0.0090), (0.0445, 0.0082), (0.0350, 0.0038),
                   (0.0245, 0.0030)], 0.0012)
    dish += fillet([(0.0245, 0.0030), (0.0232, 0.0035), (0.0226, 0.0110), (0.0238, 0.0122), (0.0230, 0.0134), (0.0190, 0.0128)], 0.0008)
    lathe(s, dish, br, 40)
    # a finger loop
    loop = Shape()
    n = 18
    for i in range(n):
        a0, a1 = TAU * i / n, TAU * (i + 1) / n
        ring = []
        for a in (a0, a1):
            cx, cz = 0.0105 * math.cos(a), 0.0090 * math.sin(a)
            rr = []
            for k in range(7):
                b = TAU * k / 7
                nx_, nz_ = math.cos(a), math.sin(a)
                rr.append(loop.bm.verts.new((cx + 0.0016 * math.cos(b) * nx_, 0.0030 * math.sin(b), cz + 0.0016 * math.cos(b) * nz_)))
            ring.append(rr)
        for k in range(7):
            loop.face([ring[0][k], ring[0][(k + 1) % 7], ring[1][(k + 1) % 7], ring[1][k]], [(0, 0)] * 4, br)
    s.merge(loop.move(0.0545, 0, 0.0110))
    s.object("dish", 40)
    w = Shape()
    h = 0.066
    base = 0.0095
    # Few and narrow, or the pillar looks cut to corners.
    drips = [(0.45, 0.085, 0.030), (1.75, 0.10, 0.017), (2.75, 0.075, 0.044), (4.10, 0.09, 0.023), (5.20, 0.08, 0.036)]

    def wave(a, r, z):
        if r < 0.011:
            return r, z
        bump, lip = 0.0, 0.0
        for da, dw, dl in drips:
            d = abs((a - da + math.pi) % TAU - math.pi)
            below = h - z
            if d < dw * 2.2:
                k = math.exp(-(d / dw) ** 2)
                if below < dl:
                    bump += 0.0013 * k
                elif below < dl + 0.006:
                    t = (below - dl) / 0.006
                    bump += 0.0032 * k * math.sqrt(max(0, 1 - t * t))
                bump += 0.0009 * k * math.exp(-((below - dl + 0.001) / 0.003) ** 2)
                lip += 0.0012 * k
        z2 = z + (0.0016 * math.sin(a + 0.7) + 0.0007 * math.sin(3 * a) - lip * 0.4 if z > h - 0.004 else 0)
        return r + bump + 0.00018 * math.sin(5 * a + z * 90), z2

    prof = [(0.0190, base)] + [(0.0190 - 0.0010 * i / 18, base + (h - 0.002 - base) * i / 18) for i in range(1, 19)]
    prof += [(0.0176, h - 0.0008), (0.0168, h), (0.0152, h + 0.0001), (0.0128, h - 0.0014), (0.008, h - 0.0034), (0.003, h - 0.0041), (0, h - 0.0040)]
    lathe(w, prof, wax, 72, wave)
    # v follows the height, for the glow
    for f in w.bm.faces:
        for loop in f.loops:
            loop[w.uv].uv = (0.5, min(0.99, max(0.01, loop.vert.co.z / (h + 0.001))))
    # set wax at the foot
    lathe(w, curve([(0.0248, 0.0122), (0.0243, 0.0138), (0.0208, 0.0144), (0.0180, 0.0152)], 2), wax, 24, lambda a, r, z: (r + 0.0012 * math.sin(3 * a) - 0.001, z))
    w.object("wax", 60)
    k = Shape()
    black = mat("wick", "#1a120c", 0.9)
    rod(k, (0, 0, h - 0.0045), (0.0003, 0, h + 0.0020), 0.0009, black, 7)
    rod(k, (0.0003, 0, h + 0.0018), (0.0012, 0, h + 0.0060), 0.0008, black, 7)
    k.object("wick")
    f = Shape()
    fl = mat("flame", "#ffbf66", 1.0, emit="#ffbf66", strength=26.0)
    lathe(f, curve([(0.0, 0.0), (0.0024, 0.0010), (0.0044, 0.0045), (0.0050, 0.0090), (0.0042, 0.0150), (0.0026, 0.0220), (0.0011, 0.0290), (0, 0.0340)], 3), fl, 16)
    ob = f.object("flame", 180)
    ob.location = (0.0006, 0, h + 0.0022)


def candle_tall():
    """The tall candle of the title picture: the same dish, a pillar of 0.118 m."""
    candle()
    for o in bpy.data.objects:
        if o.name == "wax":
            for v in o.data.vertices:
                if v.co.z > 0.02:
                    v.co.z = 0.02 + (v.co.z - 0.02) * 2.1 if v.co.z < 0.055 else v.co.z + 0.0385
        if o.name == "wick":
            o.location.z += 0.0385
        if o.name == "flame":
            o.location.z += 0.0385


def deck_tray():
    """Inside 0.0665 x 0.0915, so that a card of 0.063 x 0.088 lies loose on the floor at z = 0.004; rim 0.009 high."""
    random.seed(2)
    dw = dark_wood()
    s = Shape()
    iw, ih, t = 0.0680, 0.0930, 0.0062
    ow, oh = iw + 2 * t, ih + 2 * t

    def outline(inset):
        return rounded(ow - 2 * inset, oh - 2 * inset, max(0.0004, 0.0065 - inset * 0.75), 4)

    layers = [(0.0008, 0), (0, 0.0008), (0, 0.0078), (0.0004, 0.0086), (0.0013, 0.0090), (t - 0.0011, 0.0090), (t - 0.0003, 0.0086), (t, 0.0078), (t, 0.0040)]
    slab(s, outline, layers, dw, scale=12.5, uv=lambda p: (p.x * 12.5, p.y * 12.5))
    s.object("tray", 40)
    b = Shape()
    nail = brass()
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe_b = Shape()
            lathe(lathe_b, [(0.0019, 0), (0.0017, 0.0006), (0.0011, 0.0010), (0, 0.0012)], nail, 12)
            b.merge(lathe_b.move(sx * (ow / 2 - 0.0036), sy * (oh / 2 - 0.0036), 0.0089))
    b.object("nails", 60)


def glow():
    return mat("glow", "#ffffff", 1.0, double=True)


def frame():
    """Flat rounded frame round a card of 0.063 x 0.088: inner edge 0.5 mm outside the card, 2.5 mm wide, 0.8 mm high."""
    s = Shape()
    w, h = CARD_W + 0.001 + 0.005, CARD_H + 0.001 + 0.005
    slab(s, lambda i: rounded(w - 2 * i, h - 2 * i, 0.0045 + 0.003 - i, 6), [(0, 0), (0, 0.0004), (0.0006, 0.0008), (0.0019, 0.0008), (0.0025, 0.0004), (0.0025, 0)],
         glow(), cap_bottom=False, cap_top=False)
    s.object("frame", 60)


PLANK, GAP = 0.155, 0.002
OAK_L, OAK_H = 1.256, 0.628  # size of the oak tile in metres: four planks of 0.157


def table():
    """Table top 2.4 x 1.6 x 0.045, surface at z = 0. Planks along x with 2 mm gaps; each plank is cut from a different place
    of the oak tile, uv are already final (u along the grain, repeats)."""
    random.seed(11)
    oak, dark = mat("oak", "#52341b", 0.46, coat=0.25), mat("gap", "#0d0704", 0.95)
    s = Shape()
    n = 10
    depth = n * (PLANK + GAP) - GAP  # 1.568
    half_w = 1.2
    bev = 0.0025
    last = -1
    for k in range(n):
        y0 = -depth / 2 + k * (PLANK + GAP)
        y1 = y0 + PLANK
        row = random.choice([r for r in range(4) if r != last])
        last = row
        shift = random.random()
        flip_u, flip_v = random.choice((-1, 1)), random.choice((-1, 1))
        # some planks are two boards end to end
        cuts = [-half_w, half_w]
        if k in (1, 4, 6, 9):
            cuts = [-half_w, (0.78, -0.86, 0.93, -0.7)[(1, 4, 6, 9).index(k)], half_w]
        for part in range(len(cuts) - 1):
            x0, x1 = cuts[part] + (GAP / 2 if part else 0), cuts[part + 1] - (GAP / 2 if part + 2 < len(cuts) else 0)
            if part:
                row, shift, flip_u = (row + 2) % 4, random.random(), -flip_u
            lift = random.uniform(-0.0002, 0.0)

            def uv(x, y):
                v = (y - y0) / PLANK
                v = (1 - v if flip_v < 0 else v) * 0.985 + 0.0075
                return (flip_u * x / OAK_L + shift, (row + v) / 4)

            c = 0.0009
            prof = [(y0, -0.045, 0), (y0, -bev, 0), (y0 + c * 0.7, -c * 0.8, c * 0.7), (y0 + bev, 0, bev), (y1 - bev, 0, bev), (y1 - c * 0.7, -c * 0.8, c * 0.7), (y1, -bev, 0),
                    (y1, -0.045, 0)]
            a = [s.bm.verts.new((x0 + i, y, z + lift)) for y, z, i in prof]
            b = [s.bm.verts.new((x1 - i, y, z + lift)) for y, z, i in prof]
            for i in range(len(prof) - 1):
                pts = [a[i], b[i], b[i + 1], a[i + 1]]
                uvs = []
                for p in pts:
                    yy = p.co.y
                    if i == 0:  # the front and back edges fold the texture down
                        yy = y0 + min(PLANK, -(p.co.z)) if p.co.z < -bev - 1e-6 else y0
                    if i == len(prof) - 2:
                        yy = y1 - min(PLANK, -(p.co.z)) if p.co.z < -bev - 1e-6 else y1
                    uvs.append(uv(p.co.x, yy))
                s.face(pts, uvs, oak)
            for mid in (a, list(reversed(b))):
                s.face(mid, [((p.co.z) / OAK_L + shift, uv(0, p.co.y)[1]) for p in mid], oak)
    # dark floor under the gaps
    z = -0.006
    q = [s.bm.verts.new(p) for p in ((-half_w + 0.004, -depth / 2 + 0.004, z), (half_w - 0.004, -depth / 2 + 0.004, z), (half_w - 0.004, depth / 2 - 0.004, z), (-half_w + 0.004, depth / 2 - 0.004, z))]
    s.face(q, [(0, 0), (1, 0), (1, 1), (0, 1)], dark, smooth=False)
    s.object("table", 30)


def mat_model(w, h, r=0.018, inset=0.011):
    felt, thread = mat("felt", "#ffffff", 0.95), mat("thread", "#c2ab62", 0.7)
    s = Shape()
    t = 0.0035
    slab(s, lambda i: rounded(w - 2 * i, h - 2 * i, r - i, 10), [(0.0006, 0.0), (0, 0.0006), (0, t - 0.0011), (0.0004, t - 0.0004), (0.0012, t)], felt, cap_bottom=False)
    s.object("mat", 35)
    # stitches: short rounded lozenges standing 0.5 mm proud
    st = Shape()
    path = rounded(w - 2 * inset, h - 2 * inset, r - inset, 10)
    path.append(path[0])
    run = [0]
    for a, b in zip(path, path[1:]):
        run.append(run[-1] + math.dist(a, b))
    total = run[-1]
    count = round(total / 0.0078)
    pitch = total / count

    def at(d):
        d %= total
        for i in range(len(run) - 1):
            if run[i] <= d <= run[i + 1]:
                u = (d - run[i]) / (run[i + 1] - run[i])
                return Vector((path[i][0] * (1 - u) + path[i + 1][0] * u, path[i][1] * (1 - u) + path[i + 1][1] * u, 0))

    rnd = random.Random(3)
    for k in range(count):
        c0, c1 = at(k * pitch - 0.0027), at(k * pitch + 0.0027)
        mid = (c0 + c1) / 2
        d = (c1 - c0).normalized()
        nrm = Vector((-d.y, d.x, 0))
        mid += nrm * rnd.uniform(-0.00012, 0.00012)
        d = (d + nrm * rnd.uniform(-0.035, 0.035)).normalized()
        nrm = Vector((-d.y, d.x, 0))
        L, W = (c1 - c0).length / 2, 0.00078
        up = Vector((0, 0, 1))
        sec = []
        for pos, wid, top in ((-1, 0.45, -0.0001), (-0.55, 1, 0.00058), (0.55, 1, 0.00058), (1, 0.45, -0.0001)):
            o = mid + d * L * pos + up * t
            sec.append([st.bm.verts.new(o - nrm * W * wid - up * 0.0002), st.bm.verts.new(o + up * top), st.bm.verts.new(o + nrm * W * wid - up * 0.0002)])
        for a, b in zip(sec, sec[1:]):
            for i in range(2):
                st.face([a[i], b[i], b[i + 1], a[i + 1]], [(0, 0), (1, 0), (1, 1), (0, 1)], thread)
    st.object("stitches", 180)


def mat_battle_line():
    mat_model(0.72, 0.52)


def filling(glass, top, wall, floor=0.0030):
    """Profile of what stands up to 'top' in a bottle with this profile."""
    inner = [(0, floor)] + [(r - wall, max(z, floor)) for r, z in curve(glass, 2)[1:] if z < top - 0.0006 and r > wall + 0.001]
    r_top = inner[-1][0]
    return inner + [(r_top, top), (r_top - 0.0007, top - 0.0003), (r_top - 0.0016, top - 0.0006), (r_top - 0.004, top - 0.0008), (r_top * 0.5, top - 0.0010), (0, top - 0.0010)]


FLASK = [(0.0, 0.0004), (0.0130, 0.0004), (0.0172, 0.0016), (0.0216, 0.0062), (0.0250, 0.0150), (0.0264, 0.0262), (0.0253, 0.0380), (0.0212, 0.0488), (0.0150, 0.0575),
         (0.0103, 0.0645), (0.0084, 0.0720), (0.0078, 0.0800), (0.0077, 0.0940)]
# where the eye is, seen from the bottle, which turns its front to it
EYE = Vector((0, -math.cos(math.radians(45)), math.sin(math.radians(45))))


def facing(s, low=0.02, high=0.98, far=False):
    """Lays v by how much a sheet faces the eye, from its outline to where it is seen straight; far: it is seen from its inner side. So a gradient makes edges
    of glass dark without a shader of its own."""
    s.bm.normal_update()
    for f in s.bm.faces:
        for loop in f.loops:
            turned = loop.vert.normal.dot(EYE) * (-1 if far else 1)
            loop[s.uv].uv = (0.5, low + (high - low) * min(1, max(0, turned)))
    return s


FILLED = 0.0255  # how high the liquid stands in the bottle


def on_glass(turn, z, off):
    """The point `off` within the bottle's wall, `turn` degrees to the right of its front."""
    rim = [(h, r) for r, h in curve(FLASK, 2)][2:]
    r = float(np.interp(z, [h for h, _ in rim], [q for _, q in rim])) - off
    return Vector((r * math.sin(math.radians(turn)), -r * math.cos(math.radians(turn)), z))


def limb(s, path, m, n=10, flat=1.0):
    """A bent tube with round ends: path of (x, y, z, radius); flat: its depth (y) by its width."""
    pts = [Vector(q[:3]) for q in path]
    rings = []
    for i, q in enumerate(pts):
        d = (pts[min(len(pts) - 1, i + 1)] - pts[max(0, i - 1)]).normalized()
        side = d.cross(Vector((0, 1, 0)))
        side = side.normalized() if side.length > 0.05 else Vector((1, 0, 0))
        deep = side.cross(d).normalized() * flat
        rings.append([s.bm.verts.new(q + (side * math.cos(TAU * k / n) + deep * math.sin(TAU * k / n)) * path[i][3]) for k in range(n)])
    ends = []
    for q, inner, out in ((pts[0], pts[1], path[0][3]), (pts[-1], pts[-2], path[-1][3])):
        ends.append(s.bm.verts.new(q + (q - inner).normalized() * out * 0.7))
    for a, b in zip(rings, rings[1:]):
        for k in range(n):
            s.face([b[k], b[(k + 1) % n], a[(k + 1) % n], a[k]], [(0, 0)] * 4, m)
    for k in range(n):
        s.face([rings[0][k], rings[0][(k + 1) % n], ends[0]], [(0, 0)] * 3, m)
        s.face([rings[-1][(k + 1) % n], rings[-1][k], ends[1]], [(0, 0)] * 3, m)
    return s


def bent(path, n=3):
    """Catmull-Rom through points of any number of values."""
    p = [np.array(q, float) for q in [path[0], *path, path[-1]]]
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for t in (k / n for k in range(n)):
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return [tuple(q) for q in out + [p[-1]]]


def grown_together(s, m, voxel, keep):
    """One skin round all pieces of s, so that no joint is seen; keep: share of its faces that is left."""
    ob = s.object("tmp")
    for kind, values in (("REMESH", {"mode": "VOXEL", "voxel_size": voxel}), ("SMOOTH", {"factor": 0.5, "iterations": 9}), ("DECIMATE", {"ratio": keep})):
        mod = ob.modifiers.new(kind, kind)
        for key, value in values.items():
            setattr(mod, key, value)
    skin = Shape()
    skin.slot(m)
    skin.bm.from_mesh(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh())
    skin.uv = skin.bm.loops.layers.uv.verify()
    for f in skin.bm.faces:
        f.material_index, f.smooth = 0, True
    bpy.data.meshes.remove(ob.data)
    return skin


def imp_glow():
    """What the imp shines with: v by how much it faces the eye, from its outline, u by how deep it is in the liquid."""
    im = bpy.data.images.get("imp_glow")
    if im:
        return im
    stops = [(0, "#02180a"), (0.22, "#0f6a2c"), (0.45, "#4fd465"), (0.7, "#90fa80"), (1, "#c4ffa6")]
    sunk = [(0, "#000602"), (0.34, "#011806"), (0.54, "#0a5a20"), (0.78, "#4ee068"), (1, "#a0ffa0")]
    high, wide = 64, 16
    rows = []
    for q in (stops, sunk):
        at = [v for v, _ in q]
        rgb = [[int(c[i:i + 2], 16) / 255 for i in (1, 3, 5)] for _, c in q]
        rows.append(np.array([[np.interp(v, at, [c[i] for c in rgb]) for i in range(3)] for v in np.linspace(0, 1, high)]))
    t = np.linspace(0, 1, wide)[None, :, None]
    px = np.ones((high, wide, 4))
    px[..., :3] = rows[0][:, None] * (1 - t) + rows[1][:, None] * t
    return drawn("imp_glow", wide, high, px)


def imp_head(lit, dark):
    """Head of the imp and, apart, its eyes, raised to the player, the middle of the head at 0, 0.040 across the ears; eyes, grin and the hollows of its ears are dark."""
    deep = 0.82
    skull = curve([(0, 0), (0.0028, 0.0008), (0.0062, 0.0040), (0.0090, 0.0095), (0.0103, 0.0150), (0.0106, 0.0190), (0.0094, 0.0230), (0.0064, 0.0262), (0.0030, 0.0276), (0, 0.0280)], 3)
    s, eyes = Shape(), Shape()
    lathe(s, skull, lit, 28)
    for v in s.bm.verts:
        v.co.y *= deep
    for x in (-1, 1):
        ear = bent([(0.0060, 0.0012, 0.0140, 0.0034), (0.0105, 0.0012, 0.0172, 0.0040), (0.0138, 0.0022, 0.0195, 0.0024), (0.0166, 0.0028, 0.0226, 0.0002)])
        limb(s, [(x * a, b, c, r) for a, b, c, r in ear], lit, 10, 0.5)
        # the hollow of the ear
        limb(s, [(x * (a + 0.0004), b - 0.45 * r, c + 0.0002, r * 0.62) for a, b, c, r in ear[3:-1]], dark, 8, 0.2)
        horn = bent([(0.0040, -0.0030, 0.0235, 0.0026), (0.0062, -0.0042, 0.0276, 0.0022), (0.0076, -0.0044, 0.0312, 0.0015), (0.0070, -0.0030, 0.0352, 0.0002)])
        limb(s, [(x * a, b, c, r) for a, b, c, r in horn], lit, 10)
    limb(s, bent([(0, -0.0076, 0.0150, 0.0009), (0, -0.0094, 0.0128, 0.0013), (0, -0.0098, 0.0112, 0.0010)]), lit, 8)
    rim = sorted((z, r) for r, z in skull)

    def front(x, z, off):
        r = np.interp(z, [q for q, _ in rim], [q for _, q in rim])
        return -deep * math.sqrt(max(0, r * r - x * x)) - off

    def face(points, m=dark, off=0.0004, on=s):
        """Paints a polygon of (x, z) in mm on the front of the skull."""
        f = Shape()
        f.face([f.bm.verts.new((x / 1000, 0, z / 1000)) for x, z in points], [(0, 0)] * len(points), m)
        bmesh.ops.triangulate(f.bm, faces=f.bm.faces)
        for _ in range(2):
            bmesh.ops.subdivide_edges(f.bm, edges=[e for e in f.bm.edges if e.calc_length() > 0.0022], cuts=1)
            bmesh.ops.triangulate(f.bm, faces=f.bm.faces)
        for v in f.bm.verts:
            v.co.y = front(v.co.x, v.co.z, off)
        f.bm.normal_update()
        for q in f.bm.faces:
            if q.normal.y > 0:
                q.normal_flip()
        on.merge(f)

    for x in (-1, 1):
        face([(x * a, b) for a, b in ((1.3, 13.4), (4.4, 17.2), (9.2, 20.6), (8.8, 15.8), (5.8, 12.8), (3.2, 12.2))], on=eyes)
        # the spark in the eye
        face([(x * a, b) for a, b in ((5.0, 15.9), (6.3, 16.2), (6.6, 14.9), (5.8, 14.2), (5.0, 14.6))], lit, 0.0008, eyes)
        # the brow
        brow = bent([(0.0012, 0.0146, 0.0009), (0.0044, 0.0184, 0.0012), (0.0088, 0.0215, 0.0006)])
        limb(s, [(x * a, front(a, b, 0.0001), b, r) for a, b, r in brow], lit, 8)
    half = [(9.3, 13.2), (7.3, 8.9), (5.8, 10.9), (3.9, 7.0), (2.0, 9.7)]
    low = [(8.4, 8.2), (6.6, 5.4), (5.2, 6.9), (3.7, 3.2), (2.1, 5.2)]
    face([(-x, z) for x, z in half] + [(0, 6.2)] + list(reversed(half)) + low + [(0, 2.2)] + [(-x, z) for x, z in reversed(low)])
    for part in (s, eyes):
        bmesh.ops.scale(part.bm, vec=(1.20, 1.00, 1.04), verts=part.bm.verts)
        part.move(0, 0, -0.0142).turn(-RAISED, "X")
    return s, eyes


RAISED = 26  # degrees by which the imp's head is raised
HEAD = Vector((0, -0.0045, 0.0400))  # the middle of its head in the bottle
NECK = Vector((0, -0.0015, 0.0345))  # about this it is turned
LIDS = 0.0018  # how far above the middle of the head, along its own axis, the eyes are when they are closed


def imp(middle):
    """The imp that crouches in the bottle, up to its shoulders in the liquid, and looks out and up to the player, a hand flat on the glass. It shines, 'imp', but
    for eyes and grin; its outlines are dark, so that limbs are told from each other, and what is deep in the liquid is dim. Nodes: imp at `middle`, on it head, which
    turns about its neck, and on that eyes, which close as they are scaled along the head's upright axis."""
    lit, dark = mat("imp", "#04140a", 0.9, emit="#ffffff", emit_tex=imp_glow(), strength=1.0, gleam=0.0), shade("imp_dark", "#02180a")
    # torso and neck, shoulders, arms, legs
    body = Shape()
    limb(body, bent([(0, 0.0050, 0.0070, 0.0056), (0, 0.0022, 0.0115, 0.0068), (0, 0.0022, 0.0180, 0.0056), (0, 0.0012, 0.0240, 0.0052), (0, -0.0010, 0.0280, 0.0030), (0, -0.0020, 0.0340, 0.0030)]), lit, 16)
    limb(body, bent([(-0.0100, 0.0012, 0.0262, 0.0024), (0, 0.0016, 0.0260, 0.0036), (0.0100, 0.0012, 0.0262, 0.0024)]), lit, 12)
    wrist = on_glass(37, 0.0262, 0.0032)
    limb(body, bent([(0.0100, 0.0012, 0.0262, 0.0024), (0.0160, 0.0000, 0.0215, 0.0018), (0.0188, -0.0040, 0.0190, 0.0019), (0.0182, -0.0110, 0.0220, 0.0017), (*wrist, 0.0013)]), lit)
    limb(body, bent([(-0.0100, 0.0012, 0.0262, 0.0024), (-0.0160, 0.0000, 0.0215, 0.0018), (-0.0186, -0.0045, 0.0195, 0.0019), (-0.0168, -0.0100, 0.0245, 0.0017), (-0.0124, -0.0140, 0.0268, 0.0014)]), lit)
    for x in (-1, 1):
        leg = bent([(0.0040, 0.0040, 0.0085, 0.0038), (0.0080, -0.0040, 0.0165, 0.0034), (0.0106, -0.0124, 0.0235, 0.0029), (0.0104, -0.0148, 0.0170, 0.0025), (0.0082, -0.0138, 0.0092, 0.0019)])
        limb(body, [(x * q[0], *q[1:]) for q in leg], lit)
        limb(body, [(x * 0.0082, -0.0126, 0.0082, 0.0018), (x * 0.0084, -0.0142, 0.0077, 0.0015)], lit)
        for side in (-0.0024, 0, 0.0024):
            limb(body, [(x * 0.0084, -0.0138, 0.0075, 0.0011), (x * 0.0084 + side, -0.0158, 0.0072, 0.0008)], lit)
    tail = bent([(0, 0.0090, 0.0070, 0.0024), (-0.0100, 0.0120, 0.0076, 0.0018), (-0.0172, 0.0075, 0.0095, 0.0015), (-0.0208, 0.0020, 0.0150, 0.0012), (-0.0190, 0.0030, 0.0230, 0.0011),
                 (-0.0168, 0.0030, 0.0290, 0.0010), (-0.0180, 0.0000, 0.0335, 0.0009)])
    limb(body, tail, lit)
    s = grown_together(body, lit, 0.0005, 0.36)
    # the arrow at the tip of the tail
    limb(s, [(-0.0182, -0.0006, 0.0335, 0.0006), (-0.0184, -0.0010, 0.0342, 0.0036), (-0.0186, -0.0014, 0.0364, 0.0023), (-0.0188, -0.0020, 0.0402, 0.0002)], lit, 10, 0.4)
    # the hand on the glass, and the other one, which hangs over the knee
    hand = Shape()
    limb(hand, [(*on_glass(*q[:3]), q[3]) for q in ((0, 0.0262, 0.0030, 0.0015), (0, 0.0284, 0.0022, 0.0027), (-0.5, 0.0304, 0.0021, 0.0025))], lit, 12, 0.4)
    for a, b, c, z in ((-6, -15, -21, 0.0315), (-3, -7, -11, 0.0368), (1, 1, 0, 0.0380), (4, 8, 11, 0.0365)):
        path = bent([(a, 0.0298, 0.0022, 0.0011), (b, (z + 0.0298) / 2, 0.0021, 0.0012), ((b + 2 * c) / 3, z - 0.0014, 0.0020, 0.0011), (c, z + 0.0006, 0.0020, 0.0001)])
        limb(hand, [(*on_glass(*q[:3]), max(0.0001, q[3])) for q in path], lit, 8, 0.6)
    s.merge(hand.turn(37))
    limb(s, [(-0.0126, -0.0138, 0.0268, 0.0014), (-0.0112, -0.0150, 0.0274, 0.0022), (-0.0102, -0.0162, 0.0270, 0.0020)], lit, 12, 0.7)
    for x, y in ((-0.0056, -0.0162), (-0.0072, -0.0186), (-0.0100, -0.0196), (-0.0134, -0.0180)):
        limb(s, bent([(-0.0106, -0.0154, 0.0272, 0.0011), ((x - 0.0106) / 2, (y - 0.0160) / 2, 0.0276, 0.0012), (x, y, 0.0254, 0.0010), (x * 1.02, y * 1.03, 0.0230, 0.0001)]), lit, 8)
    facing(s, 0.05, 0.98)
    # the head keeps the light from what is under the chin
    for f in s.bm.faces:
        for loop in f.loops:
            loop[s.uv].uv.y *= min(1, 0.35 + 0.65 * (loop.vert.co - Vector((0, -0.0060, 0.0290))).length / 0.0125)
    parts = [s, *(facing(part.move(*HEAD), 0.05, 0.98) for part in imp_head(lit, dark))]
    for part in parts:
        for f in part.bm.faces:
            for loop in f.loops:
                sunk = min(1, max(0, (FILLED - loop.vert.co.z) / 0.012))
                loop[part.uv].uv = (0.04 + 0.92 * sunk ** 0.7, min(0.98, loop[part.uv].uv[1] + 0.14 * sunk))
    raised = Matrix.Rotation(math.radians(-RAISED), 4, "X")
    eyes = Matrix.Translation(HEAD) @ raised @ Matrix.Translation((0, 0, LIDS))
    node = None
    for name, part, stands in zip(("imp", "head", "eyes"), parts, (Matrix.Translation(middle), Matrix.Translation(NECK), eyes)):
        bmesh.ops.transform(part.bm, matrix=stands.inverted(), verts=part.bm.verts)
        above = node
        node = part.object(name, 50, parent=above)
        node.matrix_basis = stands if above is None else on.inverted() @ stands
        on = stands


def inside_out(s):
    """The same sheet seen from its other side: of a closed thing only the far wall is seen, through the near one."""
    bmesh.ops.reverse_faces(s.bm, faces=s.bm.faces)
    s.keep = True
    return s


def window(profile, turn, width, low, high):
    """What a window mirrors in a bottle of this profile: a strip `turn` degrees to the right of the front, `width` wide, soft at its edges."""
    n = 32
    soft = lambda t: np.clip(np.minimum(t, 1 - t) * 3.2, 0, 1) ** 1.5  # noqa: E731
    across = (np.arange(n) + 0.5) / n
    px = np.full((n, n, 4), 0.25)
    px[..., 3] = 0.75 * soft(across)[None, :] * np.clip(soft(across)[:, None] * 1.6, 0, 1)
    shine = mat("shine", "#ffffff", 0.9, tex=bpy.data.images.get("shine") or drawn("shine", n, n, px), emit="#effff0", strength=0.85, alpha_tex=True)
    rim = sorted((z, r) for r, z in profile if z > 0.006)
    s, cols, rows = Shape(), 4, 8
    grid = []
    for j in range(rows + 1):
        z = low + (high - low) * j / rows
        r = float(np.interp(z, [q[0] for q in rim], [q[1] for q in rim])) + 0.0004
        half = width / 2 / r
        angles = [math.radians(turn) + half * (2 * i / cols - 1) for i in range(cols + 1)]
        grid.append([s.bm.verts.new((r * math.sin(a), -r * math.cos(a), z)) for a in angles])
    for j in range(rows):
        for i in range(cols):
            s.face([grid[j][i], grid[j][i + 1], grid[j + 1][i + 1], grid[j + 1][i]], [(p / cols, q / rows) for p, q in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))], shine)
    return s


def imp_bottle():
    """The bottle of the game, 0.109 high, 0.053 across. Nodes: rim (far wall of a slightly larger bottle: an outline), lip, glass (near wall), liquid (far wall),
    surface (near wall and top of the liquid), imp (origin in the middle of the bottle, at the height of its chin) with head and eyes, shine, cork, wax. Rim, glass and surface are see-through, the more the
    straighter they are seen."""
    clear = gradient("glass_edge", [(0, "#021409", 0.96), (0.2, "#042a12", 0.68), (0.45, "#0a3e20", 0.32), (1, "#105830", 0.18)])
    glass = mat("glass", "#ffffff", 0.06, tex=clear, alpha_tex=True, coat=1.0, emit="#06401c", strength=0.20)
    profile = curve(FLASK, 2)
    s = Shape()
    lathe(s, profile, glass, 48)
    facing(s).object("glass", 60)
    dark = gradient("glass_far", [(0, "#000000", 0.95), (0.3, "#000000", 0.72), (1, "#000000", 0.44)])
    r, grown = Shape(), 0.0007
    lathe(r, [(q + grown if q > 0 else 0, z) for q, z in profile], mat("glass_rim", "#000000", 0.9, tex=dark, alpha_tex=True, emit="#0b4a22", strength=0.40, gleam=0.0), 48)
    facing(r, far=True)
    # only what is seen from inside: so it is sorted behind the near wall
    bmesh.ops.delete(r.bm, geom=[f for f in r.bm.faces if f.normal.dot(EYE) > 0.35 and f.calc_center_median().y < 0], context="FACES")
    inside_out(r).object("rim", 60)
    b = Shape()
    torus = [(0.0088 + 0.0030 * math.cos(TAU * i / 9), 0.0952 + 0.0024 * math.sin(TAU * i / 9)) for i in range(10)]
    lathe(b, torus, mat("glass_solid", "#0e5a2c", 0.12, coat=1.0, emit="#0e5a2c", strength=0.22), 28)
    b.object("lip", 60)
    top = FILLED
    deep = gradient("liquid_glow", [(0, "#021c0c"), (0.35, "#054a1e"), (0.75, "#0c7a30"), (1, "#129a40")])
    q = Shape()
    lathe(q, filling(FLASK, top, 0.0020)[:-5], mat("liquid", "#04140a", 0.9, emit="#ffffff", emit_tex=deep, strength=0.62, gleam=0.0), 48)
    inside_out(facing(q, far=True)).object("liquid", 60)
    # below 0.7 the wall, above it the top from its middle to the bright line along the glass
    skin = gradient("liquid_skin", [(0, "#021c0c", 0.88), (0.25, "#06501f", 0.36), (0.69, "#0c7a30", 0.09), (0.71, "#149040", 0.22), (0.93, "#2cc860", 0.36),
                                    (0.96, "#a8ffb0", 0.8), (1, "#a8ffb0", 0.8)], 128)
    f = Shape()
    lathe(f, filling(FLASK, top, 0.0014), mat("liquid_surface", "#04140a", 0.3, tex=skin, alpha_tex=True, emit="#ffffff", emit_tex=skin, strength=0.75, gleam=0.2), 48)
    facing(f, 0.01, 0.69)
    for p in f.bm.faces:
        if p.calc_center_median().z > top - 0.0012 and p.normal.z > 0.2:
            for loop in p.loops:
                out = min(1, math.hypot(*loop.vert.co.xy) / 0.0242)
                loop[f.uv].uv = (0.5, 0.72 + 0.27 * out ** 2.6)
    f.object("surface", 60)
    # it turns about the middle of the bottle, so that its hand stays on the glass
    imp((0, 0, 0.0335))
    h = Shape()
    h.merge(window(profile, -42, 0.0056, 0.0215, 0.0500))
    h.merge(window(profile, 47, 0.0036, 0.0170, 0.0330))
    h.object("shine", 60)
    c = Shape()
    lathe(c, fillet([(0, 0.0852), (0.0060, 0.0852), (0.0064, 0.0950), (0.0070, 0.0985), (0.0073, 0.1078), (0.0066, 0.1090), (0, 0.1092)], 0.0009), mat("cork", "#94643c", 0.9), 28)
    c.object("cork", 40)
    # the collar hides where the cork ends, and begins within the glass
    w = Shape()
    lathe(w, [(0.0072, 0.0836), (0.0090, 0.0840), (0.0096, 0.0856), (0.0092, 0.0872), (0.0097, 0.0888), (0.0091, 0.0904), (0.0072, 0.0906)], mat("wax", "#8e1c16", 0.38, coat=0.5), 28,
          lambda a, r, z: (r + (0.00025 * math.sin(7 * a + z * 900) if r > 0.008 else 0), z))
    w.object("wax", 60)


def disc(wood, inlay):
    """Knight Line disc of this wood, radius 0.029, 0.0096 thick; a ring and a knight's head of 'inlay' lie in its top. The grain runs
    through it as through those of the game: across the top, and down its side."""
    def fn():
        m, inlaid = wood(), inlay()
        s = Shape()
        R, H = 0.029, 0.0096
        side = [(0, 0), (R - 0.0022, 0), (R - 0.0009, 0.0004), (R - 0.0002, 0.0013), (R, 0.0025), (R, H - 0.0025),
                (R - 0.0002, H - 0.0013), (R - 0.0009, H - 0.0004), (R - 0.0022, H), (0.0242, H)]
        lathe(s, side, m, 48)
        lathe(s, [(0.0242, H), (0.0240, H - 0.00012), (0.0230, H - 0.00012), (0.0228, H)], inlaid, 48)
        lathe(s, [(0.0228, H), (0, H)], m, 48)
        for f in s.bm.faces:
            for loop in f.loops:
                loop[s.uv].uv = (0.5 + loop.vert.co.x / (2 * R), 0.5 + loop.vert.co.y / (2 * R))
        head = icon("chess-knight", 0.030, 0.0012, 0.0001, inlaid, resolution=3)
        head.move(0, 0, -0.015).turn(-90, "X").move(0, 0, H - 0.0005)
        s.merge(head)
        s.object("disc", 35)
    fn.__doc__ = disc.__doc__
    return fn


# A crown of three points, of few and large parts: fine lines of relief look like a face from afar.
CROWN = [[(-10, 0), (10, 0), (10, 3.4), (-10, 3.4)], [(-10, 4.8), (10, 4.8), (12.2, 14), (5.4, 9.4), (0, 16.6), (-5.4, 9.4), (-12.2, 14)]]
CROWN += [[(x + 2 * math.cos(TAU * i / 10), y + 2 * math.sin(TAU * i / 10)) for i in range(10)] for x, y in ((-12.6, 16.8), (0, 19.4), (12.6, 16.8))]


def coin():
    """Brass coin, 0.030 across, 0.0036 thick, milled edge, crown in relief on both sides: bright on a dull ground."""
    br, ground = brass(0.46), mat("coin_ground", "#6e4a18", 0.65, 1.0)
    s = Shape()
    R, H = 0.015, 0.0036

    def mill(a, r, z):
        return (r + (0.00016 if round(a / TAU * 96) % 2 else -0.00010) if r > R - 0.0004 else r), z

    lathe(s, [(0, 0.0007), (R - 0.0022, 0.0007)], ground, 96)
    lathe(s, [(R - 0.0022, 0.0007), (R - 0.0017, 0.0001), (R - 0.0008, 0), (R - 0.00005, 0.0007), (R, 0.0010), (R, H - 0.0010), (R - 0.00005, H - 0.0007),
              (R - 0.0008, H), (R - 0.0017, H - 0.0001), (R - 0.0022, H - 0.0007)], br, 96, mill)
    lathe(s, [(R - 0.0022, H - 0.0007), (0, H - 0.0007)], ground, 96)
    high = 0.0150
    k, mid = extent(CROWN, high)
    c = carve(CROWN, k, mid, H - 0.0002, 0.0004, br, grow=0.0004)
    c.move(0, 0, -high / 2).turn(-90, "X").move(0, 0, H / 2)
    s.merge(c)
    s.object("coin", 40)


def card_rack():
    """Rack for three cards fanned out, 0.17 long; the groove is 1.8 mm wide, leans back 14 degrees and its floor is at z = 0.006."""
    dw = dark_wood()
    s = Shape()
    t = math.tan(math.radians(14))
    f0, g = 0.006, 0.0018
    top_f, top_b = 0.0135, 0.0190
    yg = -0.004  # groove at its floor

    def yy(z, side):
        return yg + (z - f0) * t + side * g / 2

    sec = [(-0.019, 0), (-0.020, 0.001), (-0.020, 0.0070), (-0.0195, 0.0080), (yy(top_f, -1) - 0.0012, top_f), (yy(top_f, -1), top_f - 0.0006), (yy(f0, -1), f0), (yy(f0, 1), f0),
           (yy(top_b, 1), top_b - 0.0006), (yy(top_b, 1) + 0.0012, top_b), (0.0085, top_b), (0.0100, top_b - 0.0012), (0.0195, 0.0075), (0.020, 0.0065), (0.020, 0.001), (0.019, 0)]
    L = 0.085
    ends = []
    for x, ins in ((-L, 0.0008), (-L + 0.0008, 0), (L - 0.0008, 0), (L, 0.0008)):
        ends.append([s.bm.verts.new((x, y - math.copysign(min(ins, abs(y)), y) if abs(y) > 0.015 else y, z - (ins if z > 0.012 else 0))) for y, z in sec])
    run = [0]
    for a, b in zip(sec, sec[1:] + sec[:1]):
        run.append(run[-1] + math.dist(a, b))
    n = len(sec)
    for a, b in zip(ends, ends[1:]):
        for i in range(n):
            j = (i + 1) % n
            s.face([a[i], a[j], b[j], b[i]], [(run[i] * 12.5, a[i].co.x * 12.5), (run[i + 1] * 12.5, a[i].co.x * 12.5), (run[i + 1] * 12.5, b[i].co.x * 12.5), (run[i] * 12.5, b[i].co.x * 12.5)], dw)
    for e in (ends[0], ends[-1]):
        s.face(e, [(v.co.y * 12.5, v.co.z * 12.5) for v in e], dw)
    s.object("rack", 30)


def walnut():
    return mat("walnut", "#33211a", 0.5)


WAL_L, WAL_H = 0.96, 0.48  # size of the walnut tile in metres, four boards of 0.12


def wall():
    """Upright walnut boards, 2.88 wide, from 0.30 below the table to 1.20 above; the front is at y = 0 and the wall goes back."""
    random.seed(21)
    wd, dark = walnut(), mat("gap", "#070403", 0.95)
    s = Shape()
    n, wide, gap = 24, 0.120, 0.0022
    z0, z1 = -0.30, 1.20
    for k in range(n):
        x0 = (k - n / 2) * wide + gap / 2
        x1 = x0 + wide - gap
        row, shift = random.randrange(4), random.random()
        fl = random.choice((0, 1))
        y = random.uniform(0, 0.0015)
        prof = [(x0, y + 0.012), (x0, y + 0.0030), (x0 + 0.0010, y + 0.0010), (x0 + 0.0032, y), (x1 - 0.0032, y), (x1 - 0.0010, y + 0.0010), (x1, y + 0.0030), (x1, y + 0.012)]
        a = [s.bm.verts.new((px, py, z0)) for px, py in prof]
        b = [s.bm.verts.new((px, py, z1)) for px, py in prof]

        def v(px):
            t = (px - x0) / (x1 - x0)
            return (row + 0.01 + 0.98 * (1 - t if fl else t)) / 4

        for i in range(len(prof) - 1):
            s.face([a[i], a[i + 1], b[i + 1], b[i]], [(z0 / WAL_L + shift, v(prof[i][0])), (z0 / WAL_L + shift, v(prof[i + 1][0])), (z1 / WAL_L + shift, v(prof[i + 1][0])), (z1 / WAL_L + shift, v(prof[i][0]))], wd)
    q = [s.bm.verts.new(p) for p in ((-n / 2 * wide, 0.008, z0), (n / 2 * wide, 0.008, z0), (n / 2 * wide, 0.008, z1), (-n / 2 * wide, 0.008, z1))]
    s.face(q, [(0, 0)] * 4, dark)
    ob = s.object("wall", 30)
    face_front(ob)


def face_front(ob):
    """Open sheets: turn every face towards the viewer (-y)."""
    for p in ob.data.polygons:
        if p.normal.y > 0.05:
            p.flip()


def lay_walnut(t, along="x"):
    """uv of the walnut tile for a box: u along the board."""
    t.bm.normal_update()
    t.uv = t.bm.loops.layers.uv.verify()
    g = "xyz".index(along)
    for f in t.bm.faces:
        ax = max(range(3), key=lambda i: abs(f.normal[i]))
        rest = [i for i in range(3) if i not in (ax, g)]
        for loop in f.loops:
            c = loop.vert.co
            w = rest[0] if rest else ax
            u = c[g] if ax != g else c[[i for i in range(3) if i != g][0]]
            w = rest[0] if ax != g else [i for i in range(3) if i != g][1]
            loop[t.uv].uv = (u / WAL_L + 0.37, (c[w] / WAL_H) + 0.125)


def shelf():
    """Wall shelf, 0.64 x 0.13, 0.018 thick; origin in the middle of its top surface, the wall is at y = +0.065."""
    wd = walnut()
    s = Shape()
    t = Shape()
    box(t, -0.32, 0.32, -0.065, 0.065, -0.018, 0, wd, bevel=0.0025, segs=2)
    lay_walnut(t)
    s.merge(t)
    # brackets: an S shaped console 0.018 wide
    side = [(0.065, -0.018), (0.065, -0.098), (0.058, -0.102), (0.050, -0.097), (0.046, -0.084), (0.042, -0.070), (0.030, -0.060), (0.012, -0.055), (-0.008, -0.048), (-0.024, -0.038),
            (-0.034, -0.030), (-0.044, -0.0275), (-0.048, -0.023), (-0.046, -0.018)]
    for x in (-0.235, 0.235):
        b = Shape()
        layers = []
        cy, cz = 0.03, -0.045
        for dx, k in ((-0.010, 0.0012), (-0.0088, 0), (0.0088, 0), (0.010, 0.0012)):
            layers.append([b.bm.verts.new((x + dx, y + (cy - y) / math.hypot(cy - y, cz - z) * k, z + (cz - z) / math.hypot(cy - y, cz - z) * k)) for y, z in side])
        n = len(side)
        for p, q in zip(layers, layers[1:]):
            for i in range(n):
                j = (i + 1) % n
                b.face([p[i], p[j], q[j], q[i]], [(0, 0)] * 4, wd)
        b.face(layers[0], [(0, 0)] * n, wd)
        b.face(list(reversed(layers[-1])), [(0, 0)] * n, wd)
        lay_walnut(b, "z")
        s.merge(b)
    s.object("shelf", 32)


NIGHT_W, NIGHT_H = 0.128, 0.138


def night(wide=192, high=208):
    """What is seen through the window: stars, a crescent moon, and roofs below."""
    rng = np.random.default_rng(12)
    v, u = np.mgrid[0:high, 0:wide]
    u, v = u / wide, v / high  # v = 0 at the bottom
    low, top = np.array((0.30, 0.47, 0.78)), np.array((0.045, 0.085, 0.22))
    px = np.ones((high, wide, 4))
    px[..., :3] = low + (top - low) * np.clip(v * 1.15, 0, 1)[..., None] ** 0.7
    for x, y, size in zip(rng.uniform(0.05, 0.95, 42), rng.uniform(0.35, 0.97, 42), rng.uniform(0.35, 1.0, 42)):
        px[..., :3] += size * np.exp(-(((u - x) * wide) ** 2 + ((v - y) * high) ** 2) / (0.9 * size))[..., None] * np.array((0.8, 0.9, 1.0))
    moon = np.hypot((u - 0.71) * wide / high, v - 0.76)
    bite = np.hypot((u - 0.755) * wide / high, v - 0.785)
    px[..., :3] += 0.30 * np.exp(-(moon / 0.16) ** 2)[..., None] * np.array((0.7, 0.85, 1.0))
    px[(moon < 0.085) & (bite > 0.075), :3] = (0.93, 0.95, 0.88)
    for x, wall, half in ((0.10, 0.16, 0.17), (0.42, 0.10, 0.15), (0.66, 0.20, 0.10), (0.92, 0.13, 0.16)):
        roof = v < wall + 0.13 * np.clip(1 - np.abs(u - x) / half, 0, 1) * (np.abs(u - x) < half)
        px[roof & (np.abs(u - x) < half), :3] = (0.030, 0.045, 0.105)
        px[(np.abs(u - x - 0.02) < 0.018) & (np.abs(v - wall * 0.62) < 0.022), :3] = (1.0, 0.72, 0.30)
    return drawn("night", wide, high, np.clip(px, 0, 1))


def night_window():
    """A small window of four panes with the night behind it, 0.140 x 0.150; origin in the middle of its foot, the wall is at y = 0."""
    wd = walnut()
    pane = mat("night", "#000000", 0.15, emit="#ffffff", emit_tex=night(), strength=0.75)
    g = Shape()
    w, rim = NIGHT_W / 2, 0.006
    q = [g.bm.verts.new(p) for p in ((-w, -0.003, rim), (w, -0.003, rim), (w, -0.003, rim + NIGHT_H), (-w, -0.003, rim + NIGHT_H))]
    g.face(q, [(0, 0), (1, 0), (1, 1), (0, 1)], pane)
    face_front(g.object("panes"))
    s = Shape()

    def board(x0, x1, z0, z1, deep, along):
        t = Shape()
        box(t, x0, x1, -deep, 0.002, z0, z1, wd, bevel=0.0012, segs=2)
        lay_walnut(t, along)
        s.merge(t)

    for side in (-1, 1):
        board(*sorted((side * w, side * (w + rim))), 0, NIGHT_H + 2 * rim, 0.010, "z")
    board(-w, w, NIGHT_H + rim, NIGHT_H + 2 * rim, 0.010, "x")
    board(-w - rim * 1.8, w + rim * 1.8, -0.002, rim, 0.020, "x")
    board(-0.0025, 0.0025, rim, NIGHT_H + rim, 0.007, "z")
    board(-w, w, NIGHT_H * 0.56, NIGHT_H * 0.56 + 0.005, 0.007, "x")
    s.object("window", 30)


BOX_W, BOX_H, BOX_D = 0.098, 0.106, 0.056


def game_box():
    """Upright box 0.098 x 0.106 x 0.056. 'cover' is white: give it the game's colour. 'emblem' is a 0.062 square with uv 0..1 at the
    middle of the front, empty until a picture is attached (or put an emblem_*.glb there: middle at z = 0.047, front at y = -0.028)."""
    cover, br, dark = mat("cover", "#ffffff", 0.62), brass(0.45), mat("gap", "#0d0704", 0.95)
    s = Shape()
    w, d = BOX_W / 2, BOX_D / 2
    cut = 0.083
    box(s, -w + 0.0004, w - 0.0004, -d + 0.0004, d - 0.0004, 0, cut - 0.0007, cover, bevel=0.0014, scale=1 / BOX_W, off=(0.5, 0), segs=2)
    box(s, -w + 0.0016, w - 0.0016, -d + 0.0016, d - 0.0016, cut - 0.0016, cut + 0.0016, dark, bevel=0)
    box(s, -w, w, -d, d, cut + 0.0005, BOX_H, cover, bevel=0.0016, scale=1 / BOX_W, off=(0.5, 0), segs=2)
    s.object("box", 40)
    # brass hairlines: a frame below the cut and corner pieces
    b = Shape()

    def strip(outline_w, z0, z1, r, line, y):
        t = Shape()
        hh = z1 - z0
        slab(t, lambda i: rounded(outline_w - 2 * i, hh - 2 * i, max(0.0005, r - i), 4), [(0, 0), (0, 0.0002), (0.0003, 0.00045), (line - 0.0003, 0.00045), (line, 0.0002), (line, 0)], br,
             cap_bottom=False, cap_top=False)
        t.turn(90, "X")
        return t.move(0, y, (z0 + z1) / 2)

    b.merge(strip(BOX_W - 0.013, 0.0065, cut - 0.0055, 0.006, 0.0016, -d + 0.0004))
    b.merge(strip(BOX_W - 0.012, cut + 0.0065, BOX_H - 0.0060, 0.0035, 0.0011, -d))
    b.object("lines", 40)
    e = Shape()
    em = mat("emblem", "#ffffff", 0.5, alpha=0.0)
    h = 0.031
    zc = 0.0425
    q = [e.bm.verts.new(p) for p in ((-h, -d - 0.0003, zc - h), (h, -d - 0.0003, zc - h), (h, -d - 0.0003, zc + h), (-h, -d - 0.0003, zc + h))]
    e.face(q, [(0, 0), (1, 0), (1, 1), (0, 1)], em)
    face_front(e.object("emblem"))


def emblem(name, height=0.052):
    def fn():
        br = mat("emblem_brass", "#c79a3a", 0.4, 1.0)
        t = icon(name, height, 0.0030, 0.0006, br, resolution=4, scale=1)
        t.move(0, 0, -height / 2)
        t.object("emblem", 30)
    fn.__doc__ = f"Box emblem ({name}), {height} high, 3 mm thick, origin in its middle, faces the viewer."
    return fn


def book():
    """A closed rule book lying flat, 0.150 x 0.205, 0.030 thick, spine to the left, brass corners."""
    lea, pages, br = mat("leather", "#4a2118", 0.6), mat("pages", "#dcc79a", 0.85), brass(0.4)
    s = Shape()
    w, h, t = 0.075, 0.1025, 0.030
    box(s, -w + 0.004, w, -h, h, 0, 0.0034, lea, bevel=0.0012, segs=2)
    box(s, -w + 0.004, w, -h, h, t - 0.0034, t, lea, bevel=0.0012, segs=2)
    # rounded spine with ribs
    sp = Shape()
    ys = [-h + 0.0006, -h + 0.002]
    for rib in (-0.062, -0.022, 0.022, 0.062):
        ys += [rib - 0.0036, rib - 0.0020, rib + 0.0020, rib + 0.0036]
    ys += [h - 0.002, h - 0.0006]
    rings = []
    n = 10
    for k, y in enumerate(ys):
        up = 0.0016 if (k >= 2 and (k - 2) % 4 in (1, 2) and k < len(ys) - 2) else 0
        if k in (0, len(ys) - 1):
            up = -0.0008
        rings.append([sp.bm.verts.new((-w + 0.006 - (0.0085 + up) * math.sin(math.pi * i / n), y, t / 2 - (t / 2 + up * 0.5 * math.sin(math.pi * i / n)) * math.cos(math.pi * i / n))) for i in range(n + 1)])
    for a, b in zip(rings, rings[1:]):
        for i in range(n):
            sp.face([a[i], a[i + 1], b[i + 1], b[i]], [(a[i].co.z, a[i].co.y), (a[i + 1].co.z, a[i].co.y), (a[i + 1].co.z, b[i].co.y), (a[i].co.z, b[i].co.y)], lea)
        sp.face([a[n], a[0], b[0], b[n]], [(0, 0)] * 4, lea)
    for e in (rings[0], list(reversed(rings[-1]))):
        sp.face(e, [(0, 0)] * len(e), lea)
    s.merge(sp)
    s.object("cover", 35)
    # the block of pages with fine steps, so that its edge is not one flat face
    p = Shape()
    rnd = random.Random(5)
    layers = 7
    for k in range(layers):
        z0 = 0.0032 + (t - 0.0064) * k / layers
        z1 = 0.0032 + (t - 0.0064) * (k + 1) / layers
        j = rnd.uniform(0, 0.0008)
        box(p, -w + 0.006, w - 0.0042 - j, -h + 0.004 + rnd.uniform(0, 0.0007), h - 0.004 - rnd.uniform(0, 0.0007), z0, z1, pages, bevel=0.0003)
    p.object("pages", 30)
    c = Shape()
    for sx in (1,):
        for sy in (-1, 1):
            tri = Shape()
            m = 0.020
            pts = [(w + 0.0004, sy * (h + 0.0004)), (w + 0.0004, sy * (h - m)), (w - 0.006, sy * (h - 0.0075)), (w - m, sy * (h + 0.0004))]
            lo = [tri.bm.verts.new((x, y, t - 0.0036)) for x, y in pts]
            hi = [tri.bm.verts.new((x, y, t + 0.0004)) for x, y in pts]
            for i in range(4):
                tri.face([lo[i], lo[(i + 1) % 4], hi[(i + 1) % 4], hi[i]], [(0, 0)] * 4, br)
            tri.face(hi, [(0, 0)] * 4, br)
            tri.face(lo, [(0, 0)] * 4, br)
            bmesh.ops.recalc_face_normals(tri.bm, faces=tri.bm.faces)
            bmesh.ops.bevel(tri.bm, geom=list(tri.bm.edges), offset=0.0004, segments=1, affect="EDGES", profile=0.5)
            for f in tri.bm.faces:
                f.smooth = True
            c.merge(tri)
    # a boss in the middle of the cover
    boss = Shape()
    lathe(boss, [(0.0125, 0), (0.0120, 0.0008), (0.0085, 0.0010), (0.0080, 0.0018), (0.0050, 0.0032), (0, 0.0038)], br, 24)
    c.merge(boss.move(0.002, 0, t - 0.0002))
    c.object("brass", 35)


def mug():
    """A stave-built tavern mug, 0.094 across, 0.118 high, handle to the right, ale with a rim of foam in it."""
    wood, pew = turned_wood(), mat("pewter", "#8b8982", 0.42, 0.9)
    s = Shape()
    n = 14

    def stave(a, r, z):
        if r < 0.030:
            return r, z
        f = (a / TAU * n) % 1
        return r - (0.0013 if f < 0.01 or f > 0.99 else 0) + 0.0006 * math.cos((f - 0.5) * math.pi), z

    prof = [(0, 0.0030), (0.038, 0.0030), (0.0400, 0.0), (0.0440, 0.0), (0.0455, 0.0015), (0.0450, 0.03), (0.0440, 0.06), (0.0426, 0.09), (0.0416, 0.1140), (0.0404, 0.1160),
            (0.0376, 0.1160), (0.0366, 0.1145), (0.0372, 0.1040)]
    lathe(s, prof, wood, n * 4, stave, uscale=4, vscale=12.5)
    for z0, z1, r in ((0.012, 0.024, 0.0463), (0.088, 0.099, 0.0437)):
        lathe(s, [(r - 0.003, z0 - 0.0002), (r + 0.0004, z0), (r + 0.0012, z0 + 0.0008), (r + 0.0010, z1 - 0.0008), (r + 0.0002, z1), (r - 0.003, z1 + 0.0002)], pew, 40)
    # handle: a bent strap
    hd = Shape()
    pts = [(0.043, 0.0960), (0.058, 0.0985), (0.0700, 0.0930), (0.0765, 0.0790), (0.0775, 0.0600), (0.0735, 0.0420), (0.0640, 0.0290), (0.0540, 0.0225), (0.0445, 0.0185)]
    path = []
    p = [Vector(pts[0])] + [Vector(q) for q in pts] + [Vector(pts[-1])]
    for i in range(1, len(p) - 2):
        for k in range(3):
            t = k / 3
            a, b, c, d = p[i - 1:i + 3]
            path.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    path.append(p[-2])
    rings, run = [], 0
    for i, q in enumerate(path):
        a, b = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
        d = (b - a).normalized()
        nx_, nz_ = -d.y, d.x
        rr = []
        for k in range(10):
            an = TAU * k / 10
            u, v = 0.0052 * math.copysign(abs(math.cos(an)) ** 0.7, math.cos(an)), 0.0085 * math.copysign(abs(math.sin(an)) ** 0.7, math.sin(an))
            rr.append(hd.bm.verts.new((q.x + nx_ * u, v, q.y + nz_ * u)))
        rings.append((rr, i * 0.006))
    for (a, la), (b, lb) in zip(rings, rings[1:]):
        for k in range(10):
            hd.face([b[k], b[(k + 1) % 10], a[(k + 1) % 10], a[k]], [(k / 10 * 0.4, lb * 12.5), ((k + 1) / 10 * 0.4, lb * 12.5), ((k + 1) / 10 * 0.4, la * 12.5), (k / 10 * 0.4, la * 12.5)], wood)
    s.merge(hd)
    s.object("mug", 40)
    f = Shape()
    # Ale, and what is left of its foam round the rim.
    foam, ale = mat("foam", "#d9c69c", 0.9), mat("ale", "#5c3609", 0.12)
    lathe(f, [(0.0378, 0.1030), (0, 0.1030)], ale, 28)
    lathe(f, [(0.0385, 0.1025), (0.0372, 0.1068), (0.0340, 0.1082), (0.0300, 0.1070), (0.0275, 0.1028)], foam, 56,
          lambda a, r, z: (r + (0.0026 * math.sin(5 * a) + 0.0018 * math.sin(11 * a + 1)) * min(1, max(0, (0.0372 - r) / 0.007)),
                           z + (0.0008 * math.sin(7 * a + r * 300) if r > 0.029 else 0)))
    f.object("foam", 80)


MODELS = {"flag_pawn": flag_pawn, "candle": candle, "candle_tall": candle_tall, "deck_tray": deck_tray, "frame": frame,
          "table": table, "mat": mat_battle_line, "imp_bottle": imp_bottle, "coin": coin, "card_rack": card_rack, "wall": wall,
          "disc_light": disc(lambda: tile_wood("light_wood", "#d2b17e", 0.75), lambda: mat("inlay", "#2a2118", 0.7)),
          "disc_dark": disc(lambda: tile_wood("dark_wood", "#2c1b11", 0.9), lambda: mat("pale_inlay", "#d9b87a", 0.6)),
          "shelf": shelf, "night_window": night_window, "game_box": game_box, "book": book, "mug": mug,
          "emblem_battle_line": emblem("crossed-swords"), "emblem_knight_line": emblem("chess-knight"), "emblem_bottle_imp": emblem("bottle-vapors"),
          "emblem_battlelore": emblem("vertical-banner"), "emblem_battle_royal": emblem("dragon-head")}


def clear():
    for c in (bpy.data.objects, bpy.data.meshes, bpy.data.curves, bpy.data.materials, bpy.data.images):
        for x in list(c):
            c.remove(x)


def export(name):
    tris = 0
    lo, hi = Vector((9, 9, 9)), Vector((-9, -9, -9))
    for o in bpy.data.objects:
        if o.type == "MESH":
            o.data.calc_loop_triangles()
            tris += len(o.data.loop_triangles)
            for v in o.data.vertices:
                p = o.matrix_world @ v.co
                lo, hi = Vector(map(min, lo, p)), Vector(map(max, hi, p))
    path = os.path.join(HERE, name + ".glb")
    bpy.ops.export_scene.gltf(filepath=path, export_format="GLB", export_yup=True, export_apply=True, export_cameras=False, export_lights=False, export_animations=False,
                              export_tangents=False, export_materials="EXPORT", export_extras=False)
    d = hi - lo
    parts = ", ".join(f"{o.name}[{'+'.join(m.name for m in o.data.materials)}]" for o in sorted(bpy.data.objects, key=lambda o: o.name))
    print(f"MODEL {name:12s} {os.path.getsize(path) / 1024:7.1f} KiB {tris:6d} tris  {d.x:.4f} x {d.z:.4f} x {d.y:.4f}  y0 {lo.z:+.4f}  {parts}", flush=True)


if __name__ == "__main__":
    want = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    for name, fn in MODELS.items():
        if want and name not in want:
            continue
        clear()
        fn()
        bpy.context.view_layer.update()
        export(name)
