#!/usr/bin/env python3
"""Draws every surface texture of the client into the folder of this script.

    python3 assets/textures/make.py [name ...]        (needs numpy and pillow)

All tiles repeat in both directions. *_mr.png follow glTF: green = roughness, blue = metal. *_n.png are OpenGL (+Y) normals.
Only *_mr.png and *_n.png are linear data; everything else is sRGB.
"""
import os
import sys

import numpy as np
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))


def rng(seed):
    return np.random.default_rng(seed)


def noise(h, w, sx, sy, seed, power=None):
    """Periodic smooth noise, mean 0, deviation 1. sx, sy: feature size in pixels."""
    n = rng(seed).standard_normal((h, w))
    fy = np.fft.fftfreq(h)[:, None]
    fx = np.fft.rfftfreq(w)[None, :]
    q = (fx * sx) ** 2 + (fy * sy) ** 2
    f = np.exp(-q * 4.5) if power is None else 1.0 / (1.0 + q * 9.0) ** power
    f[0, 0] = 0
    out = np.fft.irfft2(np.fft.rfft2(n) * f, s=(h, w))
    return out / (out.std() + 1e-12)


def blur(a, sx, sy):
    h, w = a.shape
    f = np.exp(-2 * np.pi ** 2 * ((np.fft.rfftfreq(w)[None, :] * sx) ** 2 + (np.fft.fftfreq(h)[:, None] * sy) ** 2))
    return np.fft.irfft2(np.fft.rfft2(a) * f, s=(h, w))


def hexcol(s):
    return np.array([int(s[i:i + 2], 16) for i in (1, 3, 5)], float)


def ramp(t, stops):
    """Colour ramp: stops = [(position, '#rrggbb'), ...]"""
    t = np.clip(t, 0, 1)
    pos = [p for p, _ in stops]
    cols = np.array([hexcol(c) for _, c in stops])
    return np.stack([np.interp(t, pos, cols[:, i]) for i in range(3)], -1)


def save(name, a, colours=None):
    a = np.clip(np.round(a), 0, 255).astype(np.uint8)
    im = Image.fromarray(a)
    if colours:  # an indexed PNG is a third of the size; wood lies on nearly one line of the colour cube
        im = im.quantize(colours, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    p = os.path.join(HERE, name)
    im.save(p, optimize=True)
    print(f"{name:24s} {im.size[0]}x{im.size[1]}  {os.path.getsize(p) / 1024:7.0f} KiB", flush=True)


def save_normal(name, height, strength, step=2):
    """height in pixels; wraps around."""
    dx = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) * 0.5 * strength
    dy = (np.roll(height, -1, 0) - np.roll(height, 1, 0)) * 0.5 * strength
    n = np.stack([-dx, dy, np.ones_like(dx)], -1)
    n /= np.linalg.norm(n, axis=-1, keepdims=True)
    a = n * 127.5 + 127.5
    a[..., :2] = np.round((a[..., :2] - 127.5) / step) * step + 127.5 + 0.01
    a[..., 2] = np.round(a[..., 2] / 4) * 4 + 3
    save(name, a)


def save_mr(name, rough, step=3):
    g = np.round(np.clip(rough, 0, 1) * 255 / step) * step
    save(name, np.stack([np.full_like(g, 255), g, np.zeros_like(g)], -1))


def half(a):
    return (a[0::2, 0::2] + a[1::2, 0::2] + a[0::2, 1::2] + a[1::2, 1::2]) * 0.25


# ---------------------------------------------------------------------------------------------------------- wood
def board(h, w, mm, seed, knots=0, spacing=9.0, centre=None, tilt=1.0, ring_contrast=1.0):
    """One flat-sawn board, grain along x, periodic along x. mm: millimetres a pixel (x, y).
    Returns tone (0 dark .. 1 light), pores (0..1), knot mask."""
    r = rng(seed)
    mx, my = mm
    x = np.arange(w)[None, :] * mx
    y = (np.arange(h)[:, None] - h / 2) * my
    length = w * mx
    # grain lines wander slowly, the whole board a little and each line a little more
    wander = noise(h, w, 420 / mx, 60 / my, seed + 1) * 3.2 + noise(h, w, 90 / mx, 22 / my, seed + 2) * 0.9
    yy = y + wander
    mask = np.zeros((h, w))
    eye = np.zeros((h, w))
    for _ in range(knots):
        kx, ky = r.uniform(0.1, 0.9) * length, r.uniform(-0.33, 0.33) * h * my
        rad = r.uniform(5.0, 9.5)
        dx = (x - kx + length / 2) % length - length / 2
        dy = y - ky + wander * 0.5
        rr = np.sqrt((dx / 1.35) ** 2 + dy ** 2) + noise(h, w, 14 / mx, 14 / my, seed + 9) * 0.5
        # lines part around the knot
        push = np.exp(-(dx / (rad * 4.2)) ** 2) * np.exp(-np.abs(dy) / (rad * 2.2))
        yy = yy - np.tanh(dy / (rad * 0.55)) * push * rad * 1.25
        k = 1 / (1 + np.exp((rr - rad) * 1.5))
        mask = np.maximum(mask, k)
        eye = np.where(k > 0.02, rr / rad, eye)
    c = r.uniform(-40, 40) if centre is None else centre
    depth = 26 * tilt + 13 * tilt * noise(1, w, 330 / mx, 1, seed + 3)
    d = np.sqrt((yy - c) ** 2 + depth ** 2)
    ring = d / spacing + noise(h, w, 260 / mx, 9 / my, seed + 4) * 0.10
    ring = ring + 0.22 * np.sin(ring * 0.9 + r.uniform(0, 6))
    f = np.clip(ring - np.floor(ring), 0.0, 1.0)
    # a year: pale early wood, darkening towards a sharp late-wood edge
    year = np.where(f < 0.12, f / 0.12, 1 - (np.maximum(f - 0.12, 0) / 0.88) ** 1.8)
    yearly = (noise(1, 4096, 3, 1, seed + 5)[0])[np.clip((ring * 2).astype(int) + 1000, 0, 4095)]
    # fibres: short streaks of two lengths, not one long smear
    fib = noise(h, w, 46 / mx, 0.9 / my, seed + 6) * 0.55 + noise(h, w, 15 / mx, 0.55 / my, seed + 7) * 0.45
    tone = 0.50 + ring_contrast * (0.20 * (year - 0.5) + 0.035 * yearly) + 0.055 * fib
    tone += 0.07 * noise(h, w, 520 / mx, 90 / my, seed + 8) + 0.03 * noise(h, w, 40 / mx, 26 / my, seed + 10)
    # medullary flecks
    fleck = np.clip(noise(h, w, 9 / mx, 2.2 / my, seed + 11) - 1.9, 0, 1)
    tone += 0.08 * fleck * np.clip(noise(h, w, 160 / mx, 50 / my, seed + 12), 0, 1)
    # pores: strokes 2 to 9 mm long, most of them in the early wood
    seeds_ = (rng(seed + 13).random((h, w)) < 0.0075 * mx * my * 9 * (0.25 + 1.2 * np.clip(0.55 - np.abs(f - 0.25), 0, 1))).astype(float)
    seeds_ *= rng(seed + 14).uniform(0.4, 1.0, (h, w))
    pores = blur(seeds_, 1.5 / mx, 0.22 / my)
    big = (rng(seed + 15).random((h, w)) < 0.0018 * mx * my * 9).astype(float)
    pores += 1.2 * blur(big, 2.8 / mx, 0.28 / my)
    pores = np.clip(pores / (np.percentile(pores, 99.3) + 1e-9), 0, 1)
    tone -= 0.17 * pores
    if knots:
        e = 0.5 + 0.5 * np.cos(eye * 15)
        kt = 0.20 + 0.16 * e * np.clip(eye, 0, 1)
        tone = tone * (1 - mask) + kt * mask
        halo = np.clip(blur(mask, 9 / mx, 3 / my), 0, 1)
        tone -= 0.16 * halo * (1 - mask)
    return tone, pores, mask


OAK = [(0.0, "#1f1208"), (0.22, "#33200f"), (0.5, "#523319"), (0.78, "#6b4527"), (1.0, "#825733")]
WALNUT = [(0.0, "#120a06"), (0.25, "#21130b"), (0.5, "#312015"), (0.8, "#442d1d"), (1.0, "#553a26")]


def oak():
    """Four planks, one above the other, each 0.157 m; the tile is 1.256 m long and 0.628 m high. Gaps are in the mesh."""
    n, w, h = 4, 2048, 512
    mm = (1256 / w, 157 / h)
    tone, pores = [], []
    for i in range(n):
        t, p, _ = board(h, w, mm, 1000 + 50 * i, knots=(1, 0, 2, 1)[i], spacing=(8.5, 10.5, 7.5, 9.5)[i],
                        centre=(14, 95, -30, -70)[i], tilt=(1.0, 0.6, 1.25, 0.8)[i])
        t = t + (0.02, -0.055, 0.045, -0.01)[i]
        edge = np.minimum(np.arange(h), np.arange(h)[::-1])[:, None] * mm[1]
        t = t - 0.13 * np.exp(-edge / 1.6)  # dirt along the edge
        tone.append(t)
        pores.append(p)
    t, p = np.concatenate(tone), np.concatenate(pores)
    wear = noise(n * h, w, 380, 230, 77)
    t = t + 0.02 * wear - 0.02
    c = ramp(0.5 + (t - 0.5) * 0.84, OAK)
    red = noise(n * h, w, 500, 160, 78)[..., None]
    c = c * (1 + np.array([0.03, -0.005, -0.03]) * red)
    save("oak.png", c, 160)
    height = half(t * 1.6 - p * 1.5)
    save_normal("oak_n.png", blur(height, 0.9, 0.45), 0.36, 2)
    save_mr("oak_mr.png", half(0.45 + 0.16 * p - 0.12 * (t - 0.5) + 0.030 * wear), 4)


def walnut():
    """Wall and shelf boards: four boards 0.12 m wide, grain along x; the tile is 0.96 m long and 0.48 m high."""
    n, w, h = 4, 1024, 256
    mm = (960 / w, 120 / h)
    t, p = [], []
    for i in range(n):
        a, b, _ = board(h, w, mm, 3000 + 50 * i, knots=(1, 0, 0, 1)[i], spacing=(7, 9, 11, 8)[i], centre=(10, 70, -85, -20)[i],
                        ring_contrast=1.15)
        t.append(a + (0, 0.05, -0.05, 0.02)[i])
        p.append(b)
    t, p = np.concatenate(t), np.concatenate(p)
    save("walnut.png", ramp(t, WALNUT), 128)
    save_normal("walnut_n.png", t * 1.2 - p * 1.2, 0.45, 3)


def small_wood(name, stops, seed, spacing, size=512, span=80.0, contrast=1.0):
    """Grain along v (upright) for turned and carved pieces."""
    mm = (span / size, span / size)
    r = rng(seed)
    wob = noise(size, size, 300, 70, seed + 1) * 1.6 + noise(size, size, 60, 24, seed + 2) * 0.35
    y = np.arange(size)[:, None] * mm[1] + wob
    k = round(span / spacing)
    ring = y / span * k + 0.18 * np.sin(2 * np.pi * (y / span * 3) + 1)
    f = np.clip(ring - np.floor(ring), 0.0, 1.0)
    year = np.where(f < 0.15, f / 0.15, 1 - (np.maximum(f - 0.15, 0) / 0.85) ** 1.6)
    idx = np.floor(ring).astype(int) % k
    year = (year - 0.5) * r.uniform(0.6, 1.25, k)[idx]
    fib = noise(size, size, 60, 2.0, seed + 3)
    pores = (r.random((size, size)) < 0.006).astype(float)
    pores = blur(pores, 6, 0.7)
    pores = np.clip(pores / np.percentile(pores, 99), 0, 1)
    t = 0.52 + contrast * 0.34 * year + 0.07 * fib - 0.15 * pores + 0.07 * noise(size, size, 260, 120, seed + 4)
    save(name, ramp(t.T, stops), 64)


def turned():
    small_wood("turned_wood.png", [(0, "#43250f"), (0.3, "#6b3f1e"), (0.6, "#93602f"), (0.85, "#b07a41"), (1, "#c08a4e")], 51, 6.2)
    small_wood("light_wood.png", [(0, "#8f6535"), (0.3, "#b98a52"), (0.65, "#d9b47c"), (1, "#ecc98e")], 61, 5.5, contrast=0.8)
    small_wood("dark_wood.png", [(0, "#140b06"), (0.3, "#23140b"), (0.65, "#3a2415"), (1, "#4d3220")], 71, 5.0)


# -------------------------------------------------------------------------------------------------- cloth and paper
def felt():
    """Wool felt, light neutral grey: multiply with the colour of the game's mat. Tile 0.20 m."""
    s = 1024
    n = noise(s, s, 2.2, 2.2, 5) * 0.55 + noise(s, s, 5, 5, 6) * 0.45
    # matted fibres: short strokes in many directions
    fib = np.zeros((s, s))
    r = rng(8)
    for i in range(9):
        a = i * np.pi / 9
        fx, fy = np.fft.rfftfreq(s)[None, :], np.fft.fftfreq(s)[:, None]
        u, v = fx * np.cos(a) + fy * np.sin(a), -fx * np.sin(a) + fy * np.cos(a)
        spec = np.fft.rfft2((r.random((s, s)) < 0.0016).astype(float))
        fib = np.maximum(fib, np.fft.irfft2(spec * np.exp(-2 * np.pi ** 2 * ((u * 7) ** 2 + (v * 0.75) ** 2)), s=(s, s)))
    fib = np.clip(fib / np.percentile(fib, 98.5), 0, 1)
    cloud = noise(s, s, 160, 160, 9) * 0.6 + noise(s, s, 60, 60, 10) * 0.4
    t = 0.80 + 0.045 * n + 0.09 * (fib - 0.35) + 0.018 * cloud
    g = np.round(np.clip(t, 0, 1) * 255 / 3) * 3
    save("felt.png", g)
    save_normal("felt_n.png", half(n * 0.5 + fib * 1.1), 0.75, 5)


def slate():
    """Slate board of Knight Line, in its own colour. Tile 0.5 m."""
    s = 512
    t = 0.5 + 0.11 * noise(s, s, 90, 60, 15, 1.2) + 0.05 * noise(s, s, 26, 12, 16) + 0.02 * noise(s, s, 3, 2, 17)
    save("slate.png", ramp(t, [(0.2, "#465059"), (0.5, "#515c66"), (0.8, "#5c6872")]), 64)


def paper():
    s = 512
    n = noise(s, s, 2.0, 2.0, 21) * 0.35
    fib = np.clip(noise(s, s, 12, 1.6, 22), 0, 3) + np.clip(noise(s, s, 1.6, 12, 23), 0, 3)
    cloud = noise(s, s, 110, 110, 24)
    t = 0.945 + 0.010 * n + 0.010 * (fib - 0.8) + 0.012 * cloud
    g = np.round(np.clip(t, 0, 1) * 255 / 2) * 2
    save("paper.png", g)


# ------------------------------------------------------------------------------------------------------ environment
def environment():
    """Cube map, six 256 px faces one below the other in wgpu's order +X -X +Y -Y +Z -Z. Bevy negates z when it samples,
    so the face called +Z is what lies at the world's -Z (in front of the viewer) and the panel for brass is in the last face."""
    s = 256
    a = (np.arange(s) + 0.5) / s * 2 - 1
    u, v = np.meshgrid(a, a)
    one = np.ones_like(u)
    faces = [(one, -v, -u), (-one, -v, u), (u, one, v), (u, -one, -v), (u, -v, one), (-u, -v, -one)]
    out = []
    lin = lambda h: (hexcol(h) / 255) ** 2.2
    for f in faces:
        d = np.stack(f, -1)
        d /= np.linalg.norm(d, axis=-1, keepdims=True)
        x, y, z = d[..., 0], d[..., 1], -d[..., 2]  # the world
        t = np.clip(x * 0.5 + 0.5, 0, 1)[..., None]
        t = t * t * (3 - 2 * t)
        c = lin("#6b4f35") * (1 - t) + lin("#33415f") * t
        c = c * (0.80 + 0.30 * np.clip(y, -1, 1))[..., None]
        # below: the table, above: dark beams
        down = np.clip(-y * 2.2 - 0.25, 0, 1)[..., None]
        c = c * (1 - down) + lin("#4a2f1b") * down
        up = np.clip((y - 0.55) * 3, 0, 1)[..., None]
        beam = (0.55 + 0.45 * np.cos(np.clip(x / np.maximum(y, 0.2), -4, 4) * 6))[..., None]
        c = c * (1 - up * 0.5 * beam)

        def patch(cx, cy, cz, w, h, soft, col):
            n = np.array([cx, cy, cz], float)
            n /= np.linalg.norm(n)
            r = np.cross([0, 1, 0], n)
            r /= np.linalg.norm(r)
            q = np.cross(n, r)
            k = d * [1, 1, -1]
            dn = k @ n
            pu, pv = (k @ r) / np.maximum(dn, 1e-3), (k @ q) / np.maximum(dn, 1e-3)
            sig = lambda q: 1 / (1 + np.exp(np.clip(q / soft, -60, 60)))
            m = sig(np.abs(pu) - w) * sig(np.abs(pv) - h) * (dn > 0.05)
            return m[..., None], pu, pv

        # the large dim warm panel behind the viewer
        m, _, _ = patch(-0.15, 0.42, 1, 0.85, 0.42, 0.06, None)
        c = c * (1 - m) + m * np.array([1.0, 0.88, 0.72]) * 0.42
        # the candle side, a small bright warm light high on the left
        m, _, _ = patch(-0.55, 0.85, -0.45, 0.16, 0.16, 0.05, None)
        c = c * (1 - m) + m * np.array([1.0, 0.82, 0.55])
        # the window on the right with a cross bar
        m, pu, pv = patch(1, 0.32, -0.25, 0.24, 0.36, 0.012, None)
        bars = np.clip(np.minimum(np.abs(pu), np.minimum(np.abs(pv - 0.12), np.abs(pv + 0.12))) / 0.02, 0.15, 1)[..., None]
        m = m * np.where(bars < 0.5, 0.3, 1)
        c = c * (1 - m) + m * np.array([0.52, 0.66, 0.98]) * 0.85
        out.append(c)
    c = np.concatenate(out)
    c = np.clip(c, 0, 1) ** (1 / 2.2) * 255
    save("environment.png", c + rng(3).uniform(-0.5, 0.5, c.shape[:2])[..., None])


ALL = [oak, walnut, turned, felt, slate, paper, environment]

if __name__ == "__main__":
    want = sys.argv[1:]
    for fn in ALL:
        if not want or fn.__name__ in want:
            fn()
