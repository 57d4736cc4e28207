"""Carves the busts of the tavern's regulars, ../bust_<regular>.glb, and takes their portraits, ../../portraits/<regular>-<mood>.png.

    blender -b --factory-startup --python assets/models/busts/build.py [-- regular ...]        (Blender 3.4, ImageMagick)

`-- --size 128 --samples 8 --into trial oskar` makes a quick trial elsewhere; `-- --moods` makes no portraits, only the busts.
"""
import argparse
import math
import os
import subprocess
import sys
from dataclasses import replace

import bmesh
import bpy
from mathutils import Matrix, Vector

HERE = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
sys.path[:0] = [HERE, os.path.join(HERE, "..", "battlelore"), os.path.dirname(HERE)]

from carve import Carving, lin, paint  # noqa: E402
from make import clear, export  # noqa: E402
from parts import MOODS  # noqa: E402
from regulars import REGULARS  # noqa: E402

PORTRAITS = os.path.join(HERE, "..", "..", "portraits")
# Pixels of a side, samples of each at most, and colours of a picture.
SIZE, SAMPLES, COLOURS = 192, 24, 224
# How far the shoulders and the head are turned to the light, in degrees.
TURN = -17
# How tall a bust is on the table, in millimetres, and its foot as it is carved.
TALL, FOOT = 74, 4.5
# How far its head leans back, in degrees: it is seen from above.
LOOKS_UP = -17
# How what is not plain wood is called where models are dressed.
SURFACES = {"gloss": "gem", "metal": "carved"}
PLINTH = paint("#4a2c17", 0.2)


def wood(p):
    """A material for a paint: its grain runs along z, and gouges have left their marks."""
    kind, colour, grain = p
    m = bpy.data.materials.new(kind)
    m.use_nodes = True
    nodes, links = m.node_tree.nodes, m.node_tree.links
    b = nodes["Principled BSDF"]
    b.inputs["Metallic"].default_value = 1.0 if kind == "metal" else 0.0
    b.inputs["Roughness"].default_value = {"metal": 0.32, "gloss": 0.12}.get(kind, 0.48)
    b.inputs["Specular"].default_value = 0.45
    at = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    long = nodes.new("ShaderNodeMapping")
    long.inputs["Scale"].default_value = (1.5, 1.5, 0.16)
    links.new(at, long.inputs["Vector"])
    fibre = nodes.new("ShaderNodeTexNoise")
    fibre.inputs["Scale"].default_value, fibre.inputs["Detail"].default_value, fibre.inputs["Distortion"].default_value = 0.5, 1, 0.6
    links.new(long.outputs["Vector"], fibre.inputs["Vector"])
    ramp = nodes.new("ShaderNodeValToRGB")
    for stop, k in zip(ramp.color_ramp.elements, (1 - 1.6 * grain, 1 + 1.1 * grain)):
        stop.color = [min(1.0, c * max(0.2, k)) for c in colour] + [1]
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.3, 0.7
    links.new(fibre.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], b.inputs["Base Color"])
    if kind == "gloss":
        return m
    gouge = nodes.new("ShaderNodeTexVoronoi")
    gouge.inputs["Scale"].default_value = 0.42
    links.new(at, gouge.inputs["Vector"])
    both = nodes.new("ShaderNodeMath")
    both.operation = "MULTIPLY_ADD"
    links.new(gouge.outputs["Distance"], both.inputs[0])
    both.inputs[1].default_value = 0.5 if kind == "metal" else 0.9
    links.new(fibre.outputs["Fac"], both.inputs[2])
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.5, 0.8
    links.new(both.outputs[0], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], b.inputs["Normal"])
    return m


def bust(carve, mood):
    """The finished bust: every part rounded, and with a material for each paint."""
    c = Carving()
    carve(c, mood)
    me = bpy.data.meshes.new("bust")
    me.from_pydata([tuple(p) for p in c.points], [], [f for f, _, _ in c.faces])
    paints = sorted({p for _, p, _ in c.faces})
    for p in paints:
        me.materials.append(wood(p))
    for face, (_, p, _) in zip(me.polygons, c.faces):
        face.material_index, face.use_smooth = paints.index(p), True
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    ob = bpy.data.objects.new("bust", me)
    bpy.context.collection.objects.link(ob)
    ob.modifiers.new("rounded", "SUBSURF").render_levels = 2
    ob.rotation_euler.z = math.radians(TURN)
    return ob


def model(name, carve):
    """A bust that stands on the table: the face of the calm one, its front towards -y, on a turned foot."""
    c = Carving()
    carve(c, replace(MOODS["calm"], held=(LOOKS_UP, 0, 0)))
    foot = min(p.z for p in c.points) - FOOT
    c.turned([(0, 0), (11.0, 0), (11.4, 1.4), (8.6, 2.4), (7.6, FOOT + 2)], PLINTH, 18, sy=0.8, z=foot)
    k = TALL / (max(p.z for p in c.points) - foot)
    c.points = [Vector((p.x, p.y, p.z - foot)) * k for p in c.points]
    c.faces = [(f, (SURFACES.get(p[0], p[0]), *p[1:]), flat) for f, p, flat in c.faces]
    c.object(f"bust_{name}", angle=60)
    export(f"bust_{name}")


def lamp(at, size, power, colour, to=(0, 0, -2)):
    light = bpy.data.lights.new("lamp", "AREA")
    light.size, light.energy, light.color = size, power, lin(colour)
    ob = bpy.data.objects.new("lamp", light)
    ob.location = at
    ob.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(ob)


def ground(colour):
    """The ground behind a bust: its colour, brighter behind the head and dark at the edges."""
    me = bpy.data.meshes.new("ground")
    me.from_pydata([(-60, 40, -60), (60, 40, -60), (60, 40, 60), (-60, 40, 60)], [], [(0, 1, 2, 3)])
    m = bpy.data.materials.new("ground")
    m.use_nodes = True
    nodes, links = m.node_tree.nodes, m.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    light = nodes.new("ShaderNodeEmission")
    shape = nodes.new("ShaderNodeTexGradient")
    shape.gradient_type = "SPHERICAL"
    fit = nodes.new("ShaderNodeMapping")
    fit.inputs["Location"].default_value = (0.16, 0, -0.02)
    fit.inputs["Scale"].default_value = (1 / 38, 0, 1 / 38)
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Object"], fit.inputs["Vector"])
    links.new(fit.outputs["Vector"], shape.inputs["Vector"])
    ramp = nodes.new("ShaderNodeValToRGB")
    for stop, k in zip(ramp.color_ramp.elements, (0.16, 0.82)):
        stop.color = [c * k for c in lin(colour)] + [1]
    links.new(shape.outputs["Color"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], light.inputs["Color"])
    links.new(light.outputs["Emission"], nodes["Material Output"].inputs["Surface"])
    me.materials.append(m)
    ob = bpy.data.objects.new("ground", me)
    ob.visible_diffuse = ob.visible_glossy = ob.visible_shadow = False
    bpy.context.collection.objects.link(ob)


def studio(colour):
    """Candle-light from the upper left, a cool rim from behind at the right, and little else."""
    ground(colour)
    lamp((-42, -48, 40), 16, 74000, "#ffbe78")
    lamp((44, 26, 26), 14, 52000, "#7fa8ff")
    # No lamp more: each sample asks one of them alone.
    world = bpy.data.worlds["World"]
    world.use_nodes = True
    world.cycles.sampling_method = "NONE"
    world.node_tree.nodes["Background"].inputs["Color"].default_value = (0.24, 0.17, 0.13, 1)
    camera = bpy.data.cameras.new("camera")
    camera.lens, camera.sensor_width = 103, 36
    ob = bpy.data.objects.new("camera", camera)
    ob.location = (0, -124, 7)
    ob.rotation_euler = (Vector((0, 0, -1.6)) - ob.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(ob)
    bpy.context.scene.camera = ob


def take(path, size, samples):
    """A picture in few colours."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples, scene.cycles.seed, scene.cycles.use_denoising = samples, 7, False
    scene.cycles.max_bounces, scene.cycles.sample_clamp_indirect = 2, 2
    scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold, scene.cycles.adaptive_min_samples = True, 0.03, 12
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "Medium High Contrast"
    scene.view_settings.exposure = 0.0
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGB"
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
    subprocess.run(["convert", path, "-strip", "-dither", "FloydSteinberg", "-colors", str(COLOURS),
                    "-define", "png:compression-level=9", f"PNG8:{path}"], check=True)


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("regulars", nargs="*")
    ask.add_argument("--size", type=int, default=SIZE)
    ask.add_argument("--samples", type=int, default=SAMPLES)
    ask.add_argument("--into", default=PORTRAITS)
    ask.add_argument("--moods", nargs="*", default=list(MOODS))
    asked = ask.parse_args(sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else [])
    os.makedirs(asked.into, exist_ok=True)
    for name, (carve, _) in REGULARS.items():
        if not asked.regulars or name in asked.regulars:
            clear()
            model(name, carve)
    for mood in asked.moods:
        for name, (carve, colour) in REGULARS.items():
            if asked.regulars and name not in asked.regulars:
                continue
            clear()
            studio(colour)
            bust(carve, MOODS[mood])
            take(os.path.join(asked.into, f"{name}-{mood}.png"), asked.size, asked.samples)
            print(f"PORTRAIT {name} {mood}", flush=True)


if __name__ == "__main__":
    main()
