"""Builds BattleLore's figures, scenery and tokens (bl_*.glb), and the knight of the title, into the folder above.

    blender -b --factory-startup --python assets/models/battlelore/build.py [-- name ...]        (Blender 3.4)

Metres, like all models: front towards +z, the origin in the middle of the base. Figures end with _s (south: maple, round base) or
_n (north: walnut, hexagonal base), and with _ready if their weapon points to the front. Colours are in the corners of the faces; only the material `tint` waits for the client's.
"""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
sys.path[:0] = [HERE, os.path.dirname(HERE)]

import creatures  # noqa: E402
import field  # noqa: E402
import foot  # noqa: E402
import riders  # noqa: E402
import still_life  # noqa: E402
import things  # noqa: E402
from carve import Carving  # noqa: E402
from make import clear, export  # noqa: E402
from wood import SIDES  # noqa: E402

POSES = {"": False, "_ready": True}


def models():
    """Every model's name and what carves it."""
    for side, wood in SIDES.items():
        for kind, carve in {**foot.KINDS, **riders.KINDS}.items():
            for pose, ready in POSES.items():
                yield f"bl_{kind}_{side}{pose}", lambda c, carve=carve, wood=wood, ready=ready: carve(c, wood, ready)
        for kind, carve in creatures.KINDS.items():
            yield f"bl_{kind}_{side}", lambda c, carve=carve, wood=wood: carve(c, wood)
    for kind, carve in {**things.KINDS, **field.KINDS}.items():
        yield f"bl_{kind}", carve
    yield "knight", still_life.still_life


if __name__ == "__main__":
    want = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    for name, carve in models():
        if not want or name in want:
            clear()
            c = Carving()
            carve(c)
            c.object(name)
            export(name)
