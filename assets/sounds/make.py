#!/usr/bin/env python3
"""Makes every sound and the music of The Imp's Table.

    python3 assets/sounds/make.py              all files, then README.md
    python3 assets/sounds/make.py coin drum    only files whose name starts so

Effects are synthesised (noise bursts, friction grains, modal resonators); brass and music are our own scores,
written below, rendered by fluidsynth with the FluidR3_GM sound font. Every seed is fixed by the file's name.
Needs: python3 with numpy, scipy, mido; fluidsynth, fluid-soundfont-gm, oggenc (vorbis-tools).
The sound font is looked for in /usr/share/sounds/sf2, or named by SOUNDFONT.
"""
import os
import subprocess
import sys
import tempfile
import warnings
import zlib
from pathlib import Path

import mido
import numpy as np
from scipy import ndimage, signal
from scipy.io import wavfile

SR = 44100
HERE = Path(__file__).resolve().parent
warnings.filterwarnings("ignore", category=wavfile.WavFileWarning)
FONT = os.environ.get("SOUNDFONT", "/usr/share/sounds/sf2/FluidR3_GM.sf2")
CEILING = 10 ** (-2.0 / 20)  # before encoding; the decoded file stays below -1 dBFS


# ------------------------------------------------------------------ tools
def rng_of(name):
    return np.random.default_rng(zlib.crc32(name.encode()))


def db(x):
    return 10 ** (x / 20)


def sec(t):
    return int(round(t * SR))


def times(n):
    return np.arange(n) / SR


def add(buf, x, t, gain=1.0):
    """Mixes x into buf at time t; what falls outside is dropped."""
    i = sec(t)
    if i < 0:
        x, i = x[-i:], 0
    n = min(len(x), len(buf) - i)
    if n > 0:
        buf[i:i + n] += gain * x[:n]


def band(x, lo, hi, order=2):
    if lo and hi:
        sos = signal.butter(order, [lo, min(hi, 20000)], "bandpass", fs=SR, output="sos")
    elif hi:
        sos = signal.butter(order, hi, "lowpass", fs=SR, output="sos")
    else:
        sos = signal.butter(order, lo, "highpass", fs=SR, output="sos")
    return signal.sosfilt(sos, x, axis=0)


def unit(x):
    return x / (np.max(np.abs(x)) + 1e-12)


def curve(n, points):
    """Smooth envelope through (time, value) points."""
    t, v = zip(*points)
    e = np.interp(times(n), t, v)
    w = np.hanning(sec(0.006))
    return np.convolve(e, w / w.sum(), "same")


def hump(n, peak=0.4, sharp=1.0):
    """Speed of a hand's stroke: rises to 1 at `peak` of the length, falls to 0."""
    u = np.linspace(0, 1, n)
    v = np.where(u < peak, u / peak, (1 - u) / (1 - peak))
    return np.sin(0.5 * np.pi * v) ** (2 * sharp)


def modal(modes, dur, pulse_ms=0.4):
    """Resonators (Hz, T60 s, amplitude) struck by one half-sine contact of pulse_ms."""
    n = sec(dur)
    t = times(n)
    y = np.zeros(n)
    for f, t60, a in modes:
        if f < 18000:
            y += a * np.sin(2 * np.pi * f * t) * np.exp(-6.91 * t / t60)
    p = np.sin(np.pi * np.linspace(0, 1, max(3, sec(pulse_ms / 1000) + 2)))
    return signal.fftconvolve(y, p / p.sum())[:n]


def jitter(rng, modes, f=0.03, d=0.15, a=0.25):
    s = 1 + rng.normal(0, f)
    return [(fr * s * (1 + rng.normal(0, f * 0.4)), t * np.exp(rng.normal(0, d)), am * np.exp(rng.normal(0, a)))
            for fr, t, am in modes]


def burst(rng, dur, lo, hi, decay, attack=0.0004):
    """Band-limited noise with a quick attack and an exponential decay."""
    n = sec(dur)
    t = times(n)
    x = band(rng.standard_normal(n + 400), lo, hi)[400:]
    return x * (1 - np.exp(-t / attack)) * np.exp(-6.91 * t / decay)


def friction(rng, speed, bands, rate=5000, grain=0.6):
    """Surface drawn over surface: noise and random micro-contacts; every band (lo, hi, gain, power) follows
    the speed by its own power, so that quick strokes are brighter than slow ones."""
    n = len(speed)
    hits = (rng.random(n) < rate * speed / SR) * rng.gamma(0.6, 1.6, n) * rng.choice([-1, 1], n)
    x = (1 - grain) * rng.standard_normal(n) + grain * 2.4 * hits
    rough = 1 + 0.45 * unit(band(rng.standard_normal(n), 20, 90, 1))
    y = np.zeros(n)
    for i, (lo, hi, g, p) in enumerate(bands):
        y += (-1) ** i * g * band(x, lo, hi) * speed ** p                       # signs: neighbours add where they meet
    return y * rough


PAPER = [(500, 1400, 0.45, 0.8), (1400, 3200, 0.9, 1.0), (3200, 6500, 0.8, 1.5), (6500, 12000, 0.45, 2.2)]
TABLE = [(96, 0.10, 0.9), (148, 0.09, 1.0), (221, 0.07, 0.7), (334, 0.05, 0.45), (512, 0.035, 0.25)]
PAWN = [(690, 0.050, 0.7), (1130, 0.042, 1.0), (1840, 0.032, 0.65), (2710, 0.024, 0.45), (3920, 0.016, 0.3),
        (5300, 0.011, 0.18)]
CARD = [(310, 0.030, 0.6), (760, 0.024, 0.8), (1490, 0.016, 0.7), (2620, 0.011, 0.5)]
BONE = [(2050, 0.022, 0.8), (3120, 0.019, 1.0), (4480, 0.015, 0.7), (6350, 0.011, 0.5), (8600, 0.008, 0.3)]


def thump(rng, gain=1.0, ms=3.0):
    return gain * modal(jitter(rng, TABLE), 0.25, ms)


def knock(rng, hard=1.0):
    """Turned wood on the table."""
    y = np.zeros(sec(0.35))
    add(y, modal(jitter(rng, TABLE), 0.3, 1.6), 0, 1.1)
    add(y, modal(jitter(rng, PAWN), 0.2, 0.45 / hard), 0, 0.9 * hard)
    add(y, burst(rng, 0.02, 1500, 7000, 0.009), 0, 0.10 * hard)
    return y


def snap(rng, bright=1.0):
    """A card's face meets the cloth or the table."""
    y = np.zeros(sec(0.25))
    add(y, modal(jitter(rng, CARD, 0.06), 0.1, 0.5), 0, 0.55)
    add(y, burst(rng, 0.06, 900, 4200, 0.034, 0.0008), 0, 0.38)
    add(y, burst(rng, 0.03, 3500, 9500, 0.014), 0, 0.16 * bright)
    add(y, thump(rng, 0.24, 4.0), 0.001)
    return y


_IR = {}


def room(x, t60=0.35, wet=-20.0, seed="room", pre=0.006, dark=4500):
    """Adds a little wooden room; works for mono and for stereo."""
    stereo = x.ndim == 2
    key = (t60, seed, stereo, pre, dark)
    if key not in _IR:
        rng = rng_of(seed)
        n = sec(t60 * 1.15)
        t = times(n)
        chans = []
        for _ in range(2 if stereo else 1):
            w = rng.standard_normal(n)
            lo = band(w, 120, dark) * np.exp(-6.91 * t / t60)
            hi = band(w, dark, 0) * np.exp(-6.91 * t / (t60 * 0.45)) * 0.6
            h = (lo + hi) * (1 - np.exp(-t / 0.004))
            for _ in range(7):
                add(h, np.array([rng.choice([-1, 1]) * 5.0]), rng.uniform(0.004, 0.045), rng.uniform(0.3, 1))
            h = np.concatenate([np.zeros(sec(pre)), h])
            chans.append(h / np.sqrt(np.sum(h ** 2)))
        _IR[key] = chans
    chans = _IR[key]
    if not stereo:
        wetx = signal.fftconvolve(x, chans[0])
    else:
        wetx = np.stack([signal.fftconvolve(x[:, c], chans[c]) for c in range(2)], 1)
    y = db(wet) * wetx
    y[:len(x)] += x
    return y


def kweight(x):
    """The loudness filter of ITU-R BS.1770."""
    for kind, f, q, g in (("shelf", 1681.97, 0.70718, 3.99984), ("high", 38.1355, 0.50033, 0)):
        w = 2 * np.pi * f / SR
        al, c = np.sin(w) / (2 * q), np.cos(w)
        if kind == "shelf":
            A = 10 ** (g / 40)
            s = 2 * np.sqrt(A) * al
            b = [A * ((A + 1) + (A - 1) * c + s), -2 * A * ((A - 1) + (A + 1) * c), A * ((A + 1) + (A - 1) * c - s)]
            a = [(A + 1) - (A - 1) * c + s, 2 * ((A - 1) - (A + 1) * c), (A + 1) - (A - 1) * c - s]
        else:
            b = [(1 + c) / 2, -(1 + c), (1 + c) / 2]
            a = [1 + al, -2 * c, 1 - al]
        x = signal.lfilter(b, a, x, axis=0)
    return x


def loudness(x):
    """Loudness in LUFS over 50 ms blocks, leaving out blocks more than 12 dB below the loudest."""
    k = kweight(np.concatenate([x, np.zeros((sec(0.05),) + x.shape[1:])]))
    p = k ** 2 if k.ndim == 1 else np.sum(k ** 2, 1)
    m = sec(0.05)
    blocks = [np.mean(p[i:i + m]) for i in range(0, max(1, len(p) - m), m // 4)]
    blocks = np.array(blocks) + 1e-14
    live = blocks[blocks > blocks.max() * db(-24)]
    return -0.691 + 10 * np.log10(np.mean(live))


def limit(x):
    """Look-ahead peak limiter."""
    p = np.abs(x) if x.ndim == 1 else np.max(np.abs(x), 1)
    g = np.minimum(1, CEILING / np.maximum(p, 1e-9))
    if g.min() >= 1:
        return x
    m = sec(0.003) | 1
    g = ndimage.minimum_filter1d(g, 2 * m)
    w = np.hanning(m + 2)
    g = ndimage.convolve1d(g, w / w.sum(), mode="nearest")
    y = x * (g if x.ndim == 1 else g[:, None])
    return np.clip(y, -CEILING, CEILING)


def finish(x, lufs, fade=0.02, floor=-58, wet=-22, t60=0.3):
    """Effect: room, no DC, trimmed, brought to its loudness, both ends faded."""
    if wet is not None:
        x = room(np.concatenate([x, np.zeros(sec(0.05))]), t60, wet)
    x = band(x, 35, 0)
    p = np.abs(x)
    live = np.flatnonzero(p > p.max() * db(floor))
    first = np.flatnonzero(p > p.max() * db(-50))[0]
    x = x[max(0, first - sec(0.002)):live[-1] + sec(fade)].copy()
    x *= db(lufs - loudness(x))
    x = limit(x)
    a, b = sec(0.001), min(sec(fade), len(x) // 4)
    x[:a] *= np.linspace(0, 1, a)
    x[-b:] *= 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, b))
    w = np.hanning(len(x))
    x -= w * x.sum() / w.sum()
    return np.concatenate([np.zeros(sec(0.005)), x])                           # room for the encoder before the stroke


def even(x, power=0.4):
    """Slow compressor: brings the short notes of the brass forward."""
    e = np.sqrt(np.maximum(ndimage.uniform_filter1d(x ** 2, sec(0.06)), 0)) + 0.03 * np.max(np.abs(x))
    return x * (e / e.max()) ** -power


# ------------------------------------------------------------------ cards and paper
def card_slide(rng, k):
    n = sec(0.24 + 0.03 * k + rng.uniform(0, 0.02))
    y = friction(rng, hump(n, rng.uniform(0.3, 0.45), 0.7), PAPER)
    z = np.zeros(n + sec(0.1))
    add(z, unit(y), 0)
    add(z, thump(rng, 0.12, 5), n / SR - 0.05)
    return finish(z, -22)


def card_lay(rng, k):
    n = sec(0.07 + 0.012 * k)
    z = np.zeros(sec(0.45))
    add(z, unit(friction(rng, hump(n, 0.6, 0.8), PAPER)), 0, 0.28)
    at = n / SR - 0.012
    add(z, snap(rng, 0.8), at, 1.0)
    add(z, snap(rng, 0.4), at + rng.uniform(0.022, 0.034), 0.28)
    m = sec(0.07)
    add(z, unit(friction(rng, hump(m, 0.15), PAPER[:3])), at + 0.01, 0.14)
    return finish(z, -20)


def card_flip(rng, k):
    z = np.zeros(sec(0.5))
    a = sec(0.035)
    add(z, unit(friction(rng, hump(a, 0.7), PAPER[1:])), 0, 0.30)              # the edge is picked up
    add(z, burst(rng, 0.02, 1800, 6000, 0.01), 0.028, 0.35)
    n = sec(0.13 + 0.012 * k)                                                  # air and bending stock
    air = band(rng.standard_normal(n), 220, 1300) * hump(n, 0.6) ** 1.5
    add(z, unit(air), 0.03, 0.26)
    add(z, unit(friction(rng, hump(n, 0.75), PAPER[:3], 2500)), 0.03, 0.10)
    add(z, snap(rng, 1.1), 0.03 + n / SR - 0.015, 1.0)
    return finish(z, -20)


def card_draw(rng, k):
    z = np.zeros(sec(0.5))
    n = sec(0.17 + 0.02 * k)
    sp = hump(n, 0.72, 0.6)
    add(z, unit(friction(rng, sp, PAPER, 7000, 0.7)), 0, 0.8)
    add(z, modal(jitter(rng, CARD, 0.05), 0.08, 0.3), n / SR - 0.022, 0.9)    # it springs free of the deck
    add(z, burst(rng, 0.03, 2500, 9000, 0.012), n / SR - 0.022, 0.5)
    return finish(z, -22)


def card_lift(rng, k):
    n = sec(0.10 + 0.012 * k)
    y = unit(friction(rng, hump(n, 0.35), PAPER[:3], 3000))
    z = np.zeros(n + sec(0.06))
    add(z, y, 0, 0.8)
    add(z, burst(rng, 0.03, 1500, 5000, 0.014), 0.004, 0.25)
    return finish(z, -31)


def undo(rng, k):
    n = sec(0.30 + 0.03 * k)
    y = unit(friction(rng, hump(n, 0.68, 0.6), PAPER))
    z = np.zeros(n + sec(0.12))
    add(z, snap(rng, 0.3)[:sec(0.09)][::-1] * np.linspace(0, 1, sec(0.09)), 0, 0.5)
    add(z, y * np.linspace(0.5, 1, n), 0.03, 0.8)
    f = np.linspace(360, 760, n) * (1 + 0.03 * k)                              # a breath drawn in
    ph = 2 * np.pi * np.cumsum(f) / SR
    add(z, np.sin(ph) * hump(n, 0.8, 1.2), 0.03, 0.05)
    add(z, burst(rng, 0.02, 1500, 6000, 0.01), n / SR + 0.02, 0.3)
    return finish(z, -23)


def riffle(rng, z, t, count, r0, r1, gain):
    """Card edges let go one after the other, from r0 to r1 a second."""
    for i in range(count):
        u = i / max(1, count - 1)
        y = np.zeros(sec(0.04))
        add(y, modal(jitter(rng, [(900, 0.012, 0.5), (1900, 0.010, 1.0), (3300, 0.007, 0.7)], 0.08), 0.03, 0.25), 0)
        add(y, burst(rng, 0.02, 2200, 9000, 0.009), 0, 0.35)
        add(z, y, t, gain * (0.55 + 0.45 * np.sin(np.pi * (0.1 + 0.85 * u))) * np.exp(rng.normal(0, 0.25)))
        t += 1 / (r0 + (r1 - r0) * u) * np.exp(rng.normal(0, 0.14))
    return t


def shuffle(rng, k):
    z = np.zeros(sec(2.6))
    t = riffle(rng, z, 0.02, 26, 34, 62, 0.5)
    n = sec(0.20)
    add(z, unit(friction(rng, hump(n, 0.4), PAPER, 6000)), t - 0.02, 0.30)      # pushed together
    t = riffle(rng, z, t + 0.16, 24, 75, 48, 0.34)                             # the bridge falls
    add(z, snap(rng, 0.6), t + 0.09, 0.75)                                     # squared twice on the table
    add(z, knock(rng, 0.4), t + 0.09, 0.10)
    add(z, snap(rng, 0.5), t + 0.27, 0.6)
    return finish(z, -21)


def deal(rng, k):
    z = np.zeros(sec(1.3))
    t = 0.0
    for i in range(7):
        n = sec(rng.uniform(0.085, 0.105))
        g = np.exp(rng.normal(0, 0.12))
        add(z, unit(friction(rng, hump(n, 0.55, 0.7), PAPER, 7000)), t, 0.34 * g)
        add(z, snap(rng, 0.8), t + n / SR - 0.014, 0.62 * g)
        t += rng.uniform(0.056, 0.070)
    return finish(z, -20.5)


def page(rng, k):
    z = np.zeros(sec(0.9))
    thin = [(350, 1200, 0.5, 0.7), (1200, 2800, 0.9, 1.0), (2800, 6000, 0.8, 1.2), (6000, 12000, 0.4, 1.8)]
    for _ in range(7):                                                         # the corner crinkles
        add(z, burst(rng, 0.02, 1400, 6500, rng.uniform(0.005, 0.014)), rng.uniform(0.0, 0.13), rng.uniform(0.08, 0.3))
    n = sec(0.40 + 0.03 * k)
    t = times(n)
    wob = 0.72 + 0.28 * np.sin(2 * np.pi * (13 * t + 9 * t * t) + rng.uniform(0, 6))
    add(z, unit(friction(rng, hump(n, 0.5, 0.8), thin, 3500) * wob), 0.08, 0.75)
    add(z, unit(band(rng.standard_normal(n), 150, 700) * hump(n, 0.62, 1.3)), 0.08, 0.22)
    end = 0.08 + n / SR
    add(z, burst(rng, 0.12, 350, 2400, 0.09, 0.006), end - 0.05, 0.30)          # it settles on the others
    add(z, thump(rng, 0.10, 6), end - 0.05)
    return finish(z, -22.5)


# ------------------------------------------------------------------ wood, brass, cloth, wax
def wood_knock(rng, k):
    z = np.zeros(sec(0.6))
    add(z, knock(rng, rng.uniform(0.85, 1.05)), 0)
    gap = rng.uniform(0.046, 0.066)
    add(z, knock(rng, 0.6), gap, 0.20)
    add(z, knock(rng, 0.5), gap * 1.62, 0.07)
    return finish(z, -19)


def wood_slide(rng, k):
    n = sec(0.30 + 0.035 * k)
    bands = [(180, 480, 0.9, 0.6), (480, 1100, 1.0, 0.9), (1100, 2400, 0.55, 1.3), (2400, 5200, 0.22, 1.8)]
    sp = hump(n, 0.38, 0.7)
    sp = sp * (0.8 + 0.2 * unit(band(rng.standard_normal(n), 8, 30, 1)))
    x = friction(rng, np.clip(sp, 0, 1), bands, 1400, 0.75)
    body = signal.fftconvolve(x, modal(jitter(rng, TABLE + PAWN[:3]), 0.12, 0.5))[:n]
    z = np.zeros(n + sec(0.3))
    add(z, unit(x) * 0.7 + unit(body) * 0.5, 0)
    add(z, knock(rng, 0.5), n / SR - 0.04, 0.22)
    return finish(z, -22)


def button(rng, k):
    brass = [(1890, 0.05, 0.5), (2840, 0.06, 0.8), (4310, 0.045, 0.6), (6120, 0.035, 0.35), (8250, 0.02, 0.2)]
    z = np.zeros(sec(0.3))
    add(z, modal(jitter(rng, [(430, 0.03, 0.8), (820, 0.025, 0.9), (1340, 0.018, 0.6)]), 0.1, 0.5), 0, 0.9)
    add(z, modal(jitter(rng, brass, 0.02), 0.12, 0.16), 0, 0.40)
    up = rng.uniform(0.052, 0.066)
    add(z, modal(jitter(rng, brass, 0.02), 0.12, 0.14), up, 0.20)
    add(z, modal(jitter(rng, PAWN[:4]), 0.08, 0.4), up, 0.18)
    return finish(z, -22, wet=-26)


def focus(rng, k):
    z = np.zeros(sec(0.12))
    add(z, modal(jitter(rng, [(1150, 0.020, 0.7), (2260, 0.014, 0.8), (3480, 0.009, 0.4)], 0.02), 0.06, 0.5), 0)
    return finish(z, -34, fade=0.01, wet=None)


def refuse(rng, k):
    z = np.zeros(sec(0.7))
    gap = rng.uniform(0.118, 0.132)
    for t, g in ((0, 1.0), (gap, 0.8)):
        y = modal(jitter(rng, [(88, 0.12, 0.9), (137, 0.10, 1.0), (205, 0.08, 0.7), (318, 0.05, 0.5), (540, 0.03, 0.3),
                               (830, 0.02, 0.15)], 0.02), 0.3, 2.4)
        add(z, y, t, g)
        add(z, burst(rng, 0.03, 200, 1100, 0.02, 0.001), t, 0.08 * g)
    return finish(z, -21)


def flutter(rng, dur, f0, f1):
    """Cloth let fly: flaps that slow down, each a soft clap of air with some rustle."""
    n = sec(dur)
    z = np.zeros(n + sec(0.2))
    t, i = 0.0, 0
    while t < dur * 0.86:
        u = t / dur
        g = (1 - u) ** 1.1 * np.exp(rng.normal(0, 0.2)) * (0.5 if i == 0 else 1)
        add(z, burst(rng, 0.14, 130, 620, 0.105, 0.011), t, 1.0 * g)
        add(z, burst(rng, 0.10, 620, 2100, 0.062, 0.007), t + 0.004, 0.55 * g)
        add(z, burst(rng, 0.06, 2100, 6500, 0.032, 0.003), t + 0.008, 0.20 * g)
        t += np.exp(rng.normal(0, 0.10)) / (f0 + (f1 - f0) * u)
        i += 1
    add(z, unit(friction(rng, hump(n, 0.25), [(400, 1500, 1, 1), (1500, 4500, 0.6, 1.3)], 2500)), 0, 0.11)
    return z


def flag_claim(rng, k):
    z = np.zeros(sec(1.4))
    add(z, knock(rng, 1.0), 0, 1.0)
    add(z, knock(rng, 0.6), 0.058, 0.16)
    add(z, unit(flutter(rng, 0.72 + 0.06 * k, 15.5 + k, 9)), 0.085, 0.62)
    return finish(z, -20)


def wax(rng, k):
    z = np.zeros(sec(0.9))
    add(z, modal(jitter(rng, [(82, 0.16, 1.0), (128, 0.12, 1.0), (196, 0.08, 0.6), (330, 0.05, 0.3), (560, 0.03, 0.15)],
                        0.02), 0.3, 5.0), 0.03, 1.0)
    n = sec(0.17)
    add(z, unit(friction(rng, hump(n, 0.25), [(250, 700, 1, 0.7), (700, 1700, 0.7, 1.0), (1700, 3500, 0.2, 1.5)], 900,
                         0.8)), 0.035, 0.26)                                    # soft wax gives way
    for _ in range(9):                                                         # and lets the seal go
        add(z, burst(rng, 0.02, 700, 3200, rng.uniform(0.006, 0.016)), 0.27 + abs(rng.normal(0, 0.022)),
            rng.uniform(0.12, 0.40))
    add(z, modal([(1720, 0.16, 0.5), (2650, 0.18, 0.5), (4180, 0.12, 0.3), (5930, 0.08, 0.15)], 0.3, 0.3), 0.315, 0.14)
    return finish(z, -20)


# ------------------------------------------------------------------ dice, coin, glass, drum, candle
def die_on_wood(rng, v):
    y = np.zeros(sec(0.3))
    add(y, modal(jitter(rng, BONE, 0.05), 0.06, 0.18), 0, 0.75 * v)
    add(y, modal(jitter(rng, TABLE, 0.05), 0.25, 1.4), 0, 0.75 * v ** 1.3)
    add(y, modal(jitter(rng, PAWN[:4], 0.05), 0.10, 0.5), 0, 0.40 * v)
    add(y, burst(rng, 0.015, 2500, 9000, 0.006), 0, 0.10 * v)
    return y


def dice_wood(rng, k):
    z = np.zeros(sec(1.7))
    for d in range(2 + k):
        t = rng.uniform(0, 0.05) + 0.03 * d
        v, gap = rng.uniform(0.85, 1.0), rng.uniform(0.17, 0.21)
        while v > 0.05:
            add(z, die_on_wood(rng, v), t, 1.0)
            if v < 0.5:                                                        # edge over edge
                add(z, die_on_wood(rng, v * 0.5), t + rng.uniform(0.014, 0.026), 0.8)
            t += gap * np.exp(rng.normal(0, 0.08))
            gap *= rng.uniform(0.62, 0.74)
            v *= rng.uniform(0.50, 0.64)
    return finish(z, -19)


def dice_shake(rng, k):
    z = np.zeros(sec(1.6))
    cup = [(290, 0.05, 0.8), (470, 0.045, 1.0), (780, 0.035, 0.7), (1240, 0.025, 0.4)]
    half = 1 / (2 * (5.4 + 0.3 * k))
    for s in range(11 + k):
        edge = 0.02 + s * half + rng.normal(0, 0.006)
        for _ in range(rng.integers(5, 8)):
            t = edge + abs(rng.normal(0, 0.020))
            v = rng.uniform(0.35, 1.0) * (1.0 if s % 2 else 0.75)
            y = np.zeros(sec(0.12))
            add(y, modal(jitter(rng, BONE, 0.08), 0.05, 0.16), 0, 0.7)
            add(y, modal(jitter(rng, cup, 0.04), 0.1, 0.9), 0, 0.75)
            add(z, y, t, v * 0.6)
    return finish(z, -20)


COIN = [(3870, 0.55, 0.7), (5260, 0.62, 1.0), (7140, 0.45, 0.7), (8930, 0.38, 0.5), (11200, 0.25, 0.35), (13400, 0.16, 0.2)]


def coin_hit(rng, base, v, damp=1.0):
    m = [(f * (1 + rng.normal(0, 0.0006)), t * damp, a * np.exp(rng.normal(0, 0.35))) for f, t, a in base]
    y = np.zeros(sec(0.8))
    add(y, modal(m, 0.8, 0.10), 0, 0.5 * v)
    add(y, modal(jitter(rng, TABLE[1:] + PAWN[:3]), 0.2, 0.7), 0, 0.34 * v)
    return y


def coin(rng, k):
    base = jitter(rng, [(f * (1, 0.92, 1.06)[k], t, a) for f, t, a in COIN], 0.01)

    def hit(v, damp=1.0):
        return coin_hit(rng, base, v, damp)
    z = np.zeros(sec(2.0))
    if k == 0:                                                                 # dropped: two bounces, then it whirs to rest
        for t, v in ((0, 1.0), (0.155, 0.62), (0.265, 0.42)):
            add(z, hit(v, 0.7), t)
        t, gap, v = 0.335, 0.058, 0.30
        while gap > 0.013:
            add(z, hit(v, 0.16), t)
            t += gap
            gap *= 0.90
            v *= 0.93
        add(z, hit(0.12, 0.1), t + 0.01)
    elif k == 1:                                                               # put down on another coin
        other = [(f * 1.083, t, a) for f, t, a in base]
        add(z, modal(other, 0.9, 0.1), 0, 0.42)
        add(z, hit(0.8, 0.8), 0)
        add(z, hit(0.3, 0.25), 0.062)
        add(z, hit(0.15, 0.15), 0.098)
    else:                                                                      # snapped down flat: the rim follows the edge
        for t, v, damp in ((0, 0.9, 0.75), (0.088, 0.45, 0.4), (0.139, 0.26, 0.25), (0.170, 0.14, 0.15)):
            add(z, hit(v, damp), t)
    return finish(z, -23, t60=0.4)


def coins(rng, k):
    """A handful let go: the first fall on the table, the others on the heap."""
    z, t = np.zeros(sec(2.0)), 0.0
    purse = [jitter(rng, [(f * s, d, a) for f, d, a in COIN], 0.01) for s in (1.0, 0.94, 1.05, 0.90, 1.09)]
    for i in range(9 + k):
        heap = min(1.0, i / 4)
        add(z, coin_hit(rng, purse[i % 5], rng.uniform(0.45, 0.9) * (1 - 0.25 * heap), 0.55 - 0.25 * heap), t)
        add(z, modal([(f * 1.07, d * 0.3, a) for f, d, a in purse[(i + 2) % 5]], 0.3, 0.1), t + 0.001, 0.22 * heap)
        t += rng.uniform(0.035, 0.085)
    for i in range(3):                                                         # one more slides off
        add(z, coin_hit(rng, purse[i], 0.22 - 0.05 * i, 0.2), t + 0.05 + 0.045 * i)
    return finish(z, -23, t60=0.4)


FLASK = [(612, 0.22, 0.7), (1190, 0.30, 0.8), (2140, 0.26, 0.6), (3370, 0.18, 0.4), (5080, 0.10, 0.2)]


def glass_set(rng, k):
    """The bottle is set on the table; what is in it sloshes."""
    z = np.zeros(sec(1.8))
    gap = rng.uniform(0.064, 0.078)
    for t, g in ((0, 1.0), (gap, 0.35), (gap * 1.66, 0.13)):
        add(z, modal(jitter(rng, FLASK, 0.004), 0.6, 0.3), t, 0.6 * g)
        add(z, thump(rng, 0.9, 1.8), t, g)
    for i in range(3):
        n = sec(0.09)
        f = np.linspace(rng.uniform(330, 420), rng.uniform(520, 680), n)
        add(z, np.sin(2 * np.pi * np.cumsum(f) / SR) * hump(n, 0.3, 1.2), 0.10 + 0.085 * i + rng.uniform(0, 0.02), 0.05 / (i + 1))
    return finish(z, -22, t60=0.45)


def glass_slide(rng, k):
    n = sec(0.42 + 0.04 * k)
    sp = hump(n, 0.4, 0.7) * (0.85 + 0.15 * unit(band(rng.standard_normal(n), 8, 30, 1)))
    x = friction(rng, np.clip(sp, 0, 1), [(350, 900, 0.8, 0.7), (900, 2200, 0.9, 1.0), (2200, 5200, 0.5, 1.5)], 1800, 0.75)
    body = signal.fftconvolve(x, modal(jitter(rng, FLASK, 0.02), 0.2, 0.3))[:n]
    z = np.zeros(n + sec(0.4))
    add(z, unit(x) * 0.55 + unit(body) * 0.5, 0)
    add(z, modal(jitter(rng, FLASK, 0.004), 0.35, 0.3), n / SR - 0.03, 0.10)
    return finish(z, -23, t60=0.4)


def voice(rng, f0, vowel, breath, rasp):
    """A small creature's voice: pulses and breath through three formants; f0 for every sample, 0 where it only breathes."""
    n = len(f0)
    ph = np.cumsum(f0) / SR
    pulse = signal.sawtooth(2 * np.pi * ph) * (f0 > 0) * (1 - rasp * (0.5 + 0.5 * np.cos(np.pi * ph)))
    x = pulse + breath * rng.standard_normal(n)
    y = 0.04 * band(x, 200, 6000)
    for f, width, g in vowel:
        y += g * band(x, f - width, f + width, 1)
    return y


def imp_laugh(rng, k):
    """Heh-heh-heh, through the nose."""
    heh = [(780, 110, 1.0), (2250, 160, 0.55), (3500, 240, 0.30)]
    hee = [(430, 80, 1.0), (2750, 180, 0.50), (3900, 260, 0.30)]
    calls = [[(0.00, 0.085, 330, 290, heh), (0.135, 0.085, 370, 315, heh), (0.265, 0.08, 350, 300, heh), (0.39, 0.08, 320, 275, heh), (0.52, 0.20, 300, 225, hee)],
             [(0.00, 0.16, 290, 400, hee), (0.24, 0.08, 395, 335, heh), (0.36, 0.075, 360, 305, heh), (0.475, 0.075, 325, 270, heh)]][k]
    z = np.zeros(sec(1.3))
    for t, d, a, b, vowel in calls:
        a, b = a * np.exp(rng.normal(0, 0.015)), b * np.exp(rng.normal(0, 0.015))
        n, puff = sec(d), sec(0.035)
        f0 = np.concatenate([np.zeros(puff), np.linspace(a, b, n) * (1 + 0.02 * np.sin(2 * np.pi * 23 * times(n)))])
        y = voice(rng, f0, vowel, 0.10, 0.55)
        y[:puff] *= np.linspace(0, 1.6, puff)
        y[puff:] *= hump(n, 0.22, 0.5)
        add(z, y, t, 1.0)
    return finish(z, -23, wet=-17, t60=0.5)


def frame_drum(rng, v=1.0, f0=74, edge=0.0):
    """A frame drum: membrane modes, pitch falling a little after the stroke, finger or palm noise."""
    n = sec(0.9)
    t = times(n)
    y = np.zeros(n)
    ring = 1 - 0.5 * edge
    for r, d, a in ((1, 0.55, 1.0 - 0.75 * edge), (1.593, 0.34, 0.55), (2.136, 0.26, 0.42), (2.296, 0.22, 0.30),
                    (2.653, 0.18, 0.25), (2.918, 0.16, 0.22), (3.60, 0.12, 0.18 + 0.3 * edge),
                    (4.83, 0.09, 0.12 + 0.4 * edge), (6.2, 0.06, 0.08 + 0.4 * edge)):
        f = f0 * r * (1 + rng.normal(0, 0.004)) * (1 + 0.07 * v * np.exp(-t / 0.045))
        y += a * np.sin(2 * np.pi * np.cumsum(f) / SR) * np.exp(-6.91 * t / (d * ring))
    y *= 1 - np.exp(-t / (0.0030 - 0.0018 * edge))
    z = y * v
    add(z, burst(rng, 0.08, 160, 900, 0.05, 0.001), 0, 0.30 * v)
    add(z, burst(rng, 0.03, 1200, 4200 + 2500 * edge, 0.016), 0, (0.05 + 0.22 * edge) * v)
    return z * (1 - 0.35 * edge)


def drum(rng, k):
    z = np.zeros(sec(1.6))
    if k == 0:
        add(z, frame_drum(rng, 1.0, 70), 0)
    else:
        add(z, frame_drum(rng, 0.7, 78), 0)
        add(z, frame_drum(rng, 1.0, 72), 0.19)
    return finish(z, -19, t60=0.6, wet=-17, fade=0.06)


# ------------------------------------------------------------------ war on the heath
def tread(rng, hard=0.0):
    """A wooden base meets the cloth of the heath: hard is 0 for a foot soldier, 1 for a horse."""
    y = np.zeros(sec(0.4))
    board = [(f * (1 - 0.15 * hard), t * (1 + 0.3 * hard), a) for f, t, a in TABLE]
    base = [(f * (1 - 0.3 * hard), t, a) for f, t, a in PAWN[:4]]
    add(y, modal(jitter(rng, board), 0.3, 4.0 - 1.5 * hard), 0, 0.7)
    add(y, modal(jitter(rng, base), 0.15, 0.85 - 0.25 * hard), 0, 0.85)
    add(y, burst(rng, 0.06, 450, 3000, 0.030, 0.0015), 0, 0.14)                # the grass gives way
    return y


def march(rng, k):
    z = np.zeros(sec(1.2))
    for step in range(2 + (k == 2)):
        t = 0.165 * step + rng.uniform(0, 0.01)
        for i in range(4):
            add(z, tread(rng), t, rng.uniform(0.5, 0.9) * (1 - 0.12 * step) * (1.0 if i == 0 else 0.7))
            t += rng.uniform(0.014, 0.036)
    return finish(z, -22)


def hooves(rng, k):
    """Three horses in a canter, never quite together."""
    z = np.zeros(sec(1.6))
    for horse in range(3):
        t, fit = 0.018 * horse + rng.uniform(0, 0.02), rng.uniform(0.96, 1.04)
        for stride in range(2 + (k == 1)):
            for at, v in ((0, 0.55), (0.082, 0.7), (0.168, 1.0)):
                add(z, tread(rng, 1.0), t + (at + 0.315 * stride) * fit + rng.normal(0, 0.004),
                    v * rng.uniform(0.7, 1.0) * (0.8 if horse else 1.0))
    return finish(z, -21)


def flight(rng, dur, high, peak=0.25):
    """An arrow goes by: air that falls in pitch and thins out."""
    n = sec(dur)
    u = np.linspace(0, 1, n)
    y = np.zeros(n)
    for i in range(5):                                                         # bands that hand over downwards
        f = high * 0.78 ** i
        y += band(rng.standard_normal(n), f * 0.8, f * 1.25) * np.exp(-((u - 0.08 - 0.2 * i) / 0.2) ** 2) * 0.9 ** i
    return unit(y * hump(n, peak, 0.8))


def twang(f0, damp, slap):
    """A string that is let go: partials of a plucked line, the pitch falling as it comes to rest; slap makes it brighter."""
    n = sec(0.5)
    t = times(n)
    y = np.zeros(n)
    for h in range(1, 13):
        f = f0 * h * np.sqrt(1 + 0.0006 * h * h) * (1 + 0.05 * np.exp(-t / 0.03))
        a = np.sin(np.pi * h * 0.28) / h ** (1.25 - 0.4 * slap)
        y += a * np.sin(2 * np.pi * np.cumsum(f) / SR) * np.exp(-6.91 * t * (1 + 0.22 * h) / damp)
    return unit(y * (1 - np.exp(-t / 0.0008)))


def bow(rng, k):
    z = np.zeros(sec(1.0))
    for t, g in ((0, 1.0), (rng.uniform(0.045, 0.07), 0.5), (rng.uniform(0.09, 0.12), 0.3)):
        add(z, twang(rng.uniform(128, 150), 0.30, 0.0), t, 0.55 * g)
        add(z, modal(jitter(rng, [(310, 0.05, 0.8), (540, 0.045, 1.0), (930, 0.03, 0.5)]), 0.15, 0.9), t, 0.35 * g)
        add(z, burst(rng, 0.03, 1500, 6000, 0.014), t, 0.12 * g)
        add(z, flight(rng, rng.uniform(0.30, 0.38), rng.uniform(2600, 3300)), t + 0.012, 0.42 * g)
    return finish(z, -22)


def bolt(rng, k):
    z = np.zeros(sec(1.0))
    latch = [(1420, 0.03, 0.7), (2350, 0.035, 1.0), (3610, 0.025, 0.6), (5200, 0.015, 0.3)]
    add(z, modal(jitter(rng, latch), 0.1, 0.25), 0, 0.22)
    at = 0.016
    add(z, twang(rng.uniform(84, 96), 0.13, 1.0), at, 0.6)
    add(z, modal(jitter(rng, TABLE + PAWN[:4]), 0.25, 0.8), at, 0.75)          # the stock takes the blow
    add(z, burst(rng, 0.05, 900, 5500, 0.020, 0.0003), at, 0.30)
    add(z, flight(rng, rng.uniform(0.20, 0.25), rng.uniform(3200, 4000), 0.15), at + 0.006, 0.40)
    return finish(z, -21)


def arrow_hit(rng, k):
    z = np.zeros(sec(0.9))
    add(z, modal(jitter(rng, [(f * 1.15, t * 0.8, a) for f, t, a in TABLE]), 0.3, 1.4), 0, 1.0)
    add(z, modal(jitter(rng, PAWN[:4]), 0.15, 0.5), 0, 0.5)
    add(z, burst(rng, 0.03, 1200, 5500, 0.012), 0, 0.22)
    n = sec(0.34)
    t, rate = times(n), rng.uniform(36, 46)
    shaft = modal(jitter(rng, [(228, 0.34, 1.0), (463, 0.26, 0.7), (818, 0.16, 0.4)], 0.02), 0.34, 1.0)
    add(z, shaft * (0.55 + 0.45 * np.cos(2 * np.pi * rate * t * (1 - 0.3 * t))), 0.004, 0.75)
    for _ in range(3):                                                         # splinters
        add(z, burst(rng, 0.015, 2000, 7000, 0.006), rng.uniform(0.006, 0.035), 0.08)
    return finish(z, -20)


BLADE = [(1130, 0.16, 0.6), (1790, 0.20, 0.9), (2630, 0.17, 1.0), (3480, 0.13, 0.6), (4720, 0.09, 0.35), (6050, 0.06, 0.18)]


def clash(rng, k):
    """Blows of blades on wooden shields; the metal is dull, as of a toy."""
    z = np.zeros(sec(1.3))
    t = 0.0
    for i, v in enumerate(((1.0, 0.7), (0.65, 1.0), (0.8, 0.55, 0.9))[k]):
        blade = [(f * (1 + 0.11 * ((i + k) % 3)), d, a) for f, d, a in BLADE]
        add(z, modal(jitter(rng, blade, 0.02), 0.5, 0.30), t, 0.58 * v)
        add(z, modal(jitter(rng, [(f * 1.2, d, a) for f, d, a in TABLE] + PAWN[:3]), 0.3, 1.0), t, 0.75 * v)
        n = sec(0.05)
        add(z, unit(friction(rng, hump(n, 0.2), [(1600, 3200, 1, 1), (3200, 6000, 0.5, 1.4)], 3000, 0.7)), t + 0.004, 0.10 * v)
        t += rng.uniform(0.115, 0.165)
    return finish(band(z, 0, 6500, 1), -21)


def fall(rng, k):
    """A carved figure topples on cloth and board, and rolls a little."""
    z = np.zeros(sec(1.4))
    n = sec(0.10)
    add(z, unit(friction(rng, hump(n, 0.8), [(300, 900, 1, 0.8), (900, 2200, 0.5, 1.2)], 1200, 0.8)), 0, 0.07)
    t, v, gap = 0.09, 1.0, rng.uniform(0.085, 0.11)
    while v > 0.06:
        add(z, tread(rng, 0.3), t, v)
        add(z, modal(jitter(rng, PAWN[:5]), 0.2, 0.7), t, 0.45 * v)
        t += gap
        gap *= rng.uniform(0.66, 0.80)
        v *= rng.uniform(0.40, 0.55)
    n = sec(0.22 + 0.03 * k)
    u = np.linspace(1, 0, n)
    roll = friction(rng, u ** 1.3, [(180, 520, 1.0, 0.8), (520, 1300, 0.7, 1.0)], 500, 0.9)
    add(z, unit(roll * (0.6 + 0.4 * np.cos(2 * np.pi * (11 + k) * times(n)))), t - 0.02, 0.10)
    return finish(z, -20)


def war_drum(rng, k):
    """Deeper and longer than `drum`: a banner is won."""
    z = np.zeros(sec(2.2))
    strokes = [((0.0, 0.35), (0.03, 1.0)), ((0.0, 0.75), (0.20, 0.45), (0.31, 1.0))][k]
    for t, v in strokes:
        add(z, frame_drum(rng, v, 58 + 2 * k, 0.25), t)
        add(z, modal([(43, 0.9, 0.8), (128, 0.45, 0.7), (197, 0.30, 0.5), (311, 0.18, 0.3)], 1.4, 4.0), t, 0.6 * v)   # the shell
        add(z, burst(rng, 0.12, 200, 1100, 0.07, 0.0015), t, 0.45 * v)          # the padded stick
    return finish(z, -19, t60=0.9, wet=-15, fade=0.10, floor=-50)


def lore(rng, k):
    """Glass dust that falls, rises, or does both."""
    z = np.zeros(sec(2.2))
    scale = [880.0, 1046.5, 1174.7, 1318.5, 1568.0, 1760.0, 2093.0, 2349.3, 2637.0, 3136.0]
    path = [[1, 3, 2, 5, 4, 7, 6, 9], [9, 7, 8, 5, 6, 4, 2, 3], [2, 4, 7, 5, 9, 7, 6, 4]][k]
    t = 0.02
    for i, step in enumerate(path):
        f = scale[step] * (1 + rng.normal(0, 0.001))
        m = [(f, 0.9, 1.0), (f * 1.004, 0.9, 0.7), (f * 2.76, 0.35, 0.22), (f * 5.4, 0.12, 0.06)]
        y = modal(m, 1.1, 1.2)
        add(z, y * (1 - np.exp(-times(len(y)) / 0.006)), t, 0.5 * np.sin(np.pi * (0.25 + 0.6 * i / 7)) * rng.uniform(0.75, 1.1))
        t += rng.uniform(0.048, 0.078)
    n = sec(0.9)
    air = band(rng.standard_normal(n), 2800, 7000) * hump(n, 0.35, 1.2)
    add(z, unit(air * (0.6 + 0.4 * unit(band(rng.standard_normal(n), 6, 24, 1)))), 0, 0.06)
    return finish(z, -24, fade=0.15, floor=-46, wet=-14, t60=0.9)


def token(rng, k):
    """A thick coin of glass is put on the table."""
    disc = jitter(rng, [(1720, 0.10, 0.8), (2890, 0.13, 1.0), (4310, 0.10, 0.6), (6240, 0.06, 0.3)], 0.03, 0.1)
    z = np.zeros(sec(0.9))
    t, gap, v = 0.0, rng.uniform(0.055, 0.075), 1.0
    for _ in range(4):
        add(z, modal([(f, d * (0.5 + 0.5 * v), a) for f, d, a in disc], 0.4, 0.28), t, 0.5 * v)
        add(z, modal(jitter(rng, TABLE + PAWN[:2]), 0.25, 1.2), t, 0.55 * v)
        t += gap
        gap *= rng.uniform(0.6, 0.75)
        v *= rng.uniform(0.36, 0.48)
    return finish(z, -22, t60=0.4)


def hiss(rng, k):
    """The spider: breath between the fangs, and feet that tick on the board."""
    z = np.zeros(sec(1.4))
    n = sec(0.52 + 0.08 * k)
    u = np.linspace(0, 1, n)
    shiver = 0.7 + 0.3 * np.sin(2 * np.pi * np.cumsum(34 - 12 * u) / SR + rng.uniform(0, 6))
    y = sum(g * band(rng.standard_normal(n), lo, hi) for lo, hi, g in ((1300, 2600, 0.5), (2600, 5200, 1), (5200, 8500, 0.4)))
    add(z, unit(y * shiver * hump(n, 0.22, 0.9) * (1 - 0.35 * u)), 0.05, 0.55)
    t = 0.0
    for i in range(8 + 2 * k):
        tick = modal(jitter(rng, [(1480, 0.016, 0.8), (2420, 0.012, 1.0), (3900, 0.008, 0.5)], 0.08), 0.05, 0.35)
        add(z, tick, t, 0.34 * rng.uniform(0.5, 1.0))
        add(z, thump(rng, 0.16, 2.5), t)
        t += rng.uniform(0.028, 0.055) + (0.09 if i % 4 == 3 else 0)
    return finish(z, -23, t60=0.4)


def rumble(rng, k):
    """The earth moves: a long low roll, and stones that come loose."""
    n = sec(1.35 + 0.2 * k)
    z = np.zeros(n + sec(0.5))
    swell = hump(n, 0.3 + 0.12 * k, 0.8) * (0.75 + 0.25 * unit(band(rng.standard_normal(n), 3, 14, 1)))
    add(z, unit(band(rng.standard_normal(n), 42, 130) * swell), 0, 0.75)
    add(z, unit(band(rng.standard_normal(n), 130, 420) * swell ** 1.4), 0, 0.42)
    for _ in range(26):
        u = float(np.clip(rng.normal(0.42 + 0.1 * k, 0.2), 0.03, 0.97))
        v = rng.gamma(1.5, 0.12)
        stone = modal(jitter(rng, [(f * rng.uniform(0.8, 2.4), d, a) for f, d, a in TABLE], 0.1), 0.25, 1.6)
        add(z, stone, u * n / SR, v)
        add(z, burst(rng, 0.04, 500, 2600, 0.018), u * n / SR, 0.25 * v)
    return finish(z, -21, t60=0.6, wet=-17, fade=0.08, floor=-50)


def candle(rng, k):
    """Circular from the start: the loop has no seam."""
    n = sec(20)
    f = np.fft.rfftfreq(n, 1 / SR)

    def wash(lo, hi, tilt):
        w = np.fft.rfft(rng.standard_normal(n))
        m = (1 / (1 + (f / hi) ** 4)) * (f ** 4 / (f ** 4 + lo ** 4)) * (np.maximum(f, 20) / 200) ** tilt
        x = np.fft.irfft(w * m, n)
        return x / x.std()
    slow = 1 + 0.15 * np.clip(wash(0.05, 0.8, 0), -2, 2)
    z = wash(90, 500, -0.8) * 0.030 * slow + wash(600, 3500, -0.3) * 0.010 * slow
    t = 0.0
    while t < 19.97:
        t += rng.exponential(0.42)
        at = t
        for _ in range(1 + rng.poisson(0.9) if rng.random() < 0.55 else rng.integers(3, 8)):
            lo = rng.uniform(700, 3000)
            y = burst(rng, 0.05, lo, lo * rng.uniform(1.8, 3.2), rng.uniform(0.004, 0.022), 0.0003)
            i = (sec(at) + np.arange(len(y))) % n
            z[i] += y * np.exp(rng.normal(-1.35, 0.65)) * 1.2
            at += rng.exponential(0.028)
    z -= z.mean()
    z *= db(-42 - loudness(z))
    return limit(z)


# ------------------------------------------------------------------ the evening of the tournament
def hit(rng, k):
    """A blow: a card comes down hard on others, and the table takes it."""
    z = np.zeros(sec(0.9))
    n = sec(0.05)
    air = band(rng.standard_normal(n), 500, 2600) * np.linspace(0, 1, n) ** 2
    add(z, unit(air), 0, 0.10)
    at = n / SR - 0.004
    low = [(f * (0.80 + 0.04 * k), d * 1.5, a) for f, d, a in TABLE]
    add(z, modal(jitter(rng, low), 0.4, 2.6), at, 1.25)
    add(z, modal(jitter(rng, PAWN[:4]), 0.2, 0.6), at, 0.50)
    for i in range(3):                                                         # the stock gives, sheet on sheet
        add(z, snap(rng, 0.9 - 0.2 * i), at + 0.011 * i + rng.uniform(0, 0.006), 1.0 * 0.6 ** i)
    add(z, thump(rng, 0.8, 3.5), at + rng.uniform(0.055, 0.075), 0.28)
    return finish(z, -20)


def spark(rng, z, t, count, lo, hi, gain):
    """Tiny crackles that climb and thin out."""
    for i in range(count):
        u = i / max(1, count - 1)
        f = lo * (hi / lo) ** u * np.exp(rng.normal(0, 0.10))
        g = gain * (1 - 0.65 * u) * np.exp(rng.normal(0, 0.25))
        add(z, burst(rng, 0.02, f * 0.8, f * 1.5, rng.uniform(0.004, 0.009), 0.0003), t, 0.8 * g)
        add(z, modal([(f, 0.05, 1.0), (f * 1.52, 0.03, 0.4)], 0.08, 0.12), t, 0.5 * g)
        t += rng.exponential(0.020) + 0.006


def energy(rng, k):
    """A small token is put to a card, and a spark leaps up."""
    disc = jitter(rng, [(1180, 0.05, 0.8), (1960, 0.06, 1.0), (3050, 0.045, 0.6), (4600, 0.03, 0.3)], 0.04, 0.1)
    z = np.zeros(sec(1.1))
    for t, v in ((0, 1.0), (rng.uniform(0.050, 0.065), 0.30)):
        add(z, modal(disc, 0.2, 0.4), t, 0.45 * v)
        add(z, snap(rng, 0.3), t, 0.40 * v)
        add(z, thump(rng, 0.45, 2.0), t, v)
    spark(rng, z, 0.035, 9 + k, 2300, 6800, 0.42)
    f = (1174.7, 1318.5, 1480.0)[k]
    m = [(f, 0.34, 1.0), (f * 1.003, 0.34, 0.6), (f * 2.76, 0.16, 0.25)]
    ring = modal(m, 0.5, 0.8)
    add(z, ring * (1 - np.exp(-times(len(ring)) / 0.010)), 0.045, 0.17)
    return finish(z, -22, fade=0.06, floor=-50, t60=0.5, wet=-18)


def evolve(rng, k):
    """A shimmer that rises, in steps or in zigzags, until it opens into a chord."""
    scale = [587.3, 740.0, 880.0, 987.8, 1174.7, 1480.0, 1760.0, 1975.5, 2349.3, 2960.0]
    z = np.zeros(sec(2.6))
    n = sec(0.85 + 0.1 * k)
    u = np.linspace(0, 1, n)
    for i, f in enumerate((293.7, 440.0, 587.3)):                              # a swell that glides up a fifth
        ph = 2 * np.pi * np.cumsum(f * 1.5 ** u * (1 + 0.002 * (i - 1))) / SR
        add(z, np.sin(ph) * hump(n, 0.82, 1.1) * (0.8 + 0.2 * np.sin(2 * np.pi * (7 + i) * times(n))), 0, 0.10)
    air = sum(band(rng.standard_normal(n), f * 0.8, f * 1.25) * np.exp(-((u - 0.15 - 0.17 * i) / 0.16) ** 2)
              for i, f in enumerate((900, 1400, 2200, 3400, 5200)))
    add(z, unit(air * hump(n, 0.8, 0.8)), 0, 0.16)
    t = 0.05
    for i in range(10):
        f = scale[(i, i ^ 1, (0, 2, 1, 3, 5, 4, 6, 8, 7, 9)[i])[k]] * (1 + rng.normal(0, 0.001))
        y = modal([(f, 0.7, 1.0), (f * 1.004, 0.7, 0.6), (f * 2.76, 0.25, 0.2)], 0.9, 1.0)
        add(z, y * (1 - np.exp(-times(len(y)) / 0.005)), t, (0.20 + 0.022 * i) * rng.uniform(0.85, 1.1))
        t += (n / SR - 0.08) / 10 * rng.uniform(0.92, 1.04)
    for f, g in ((1174.7, 1.0), (1480.0, 0.8), (1760.0, 0.8), (2349.3, 0.6)):
        add(z, modal([(f, 1.1, 1.0), (f * 1.003, 1.1, 0.7), (f * 2.76, 0.3, 0.15)], 1.3, 1.0), n / SR - 0.03 + rng.uniform(0, 0.02), 0.30 * g)
    return finish(z, -23, fade=0.18, floor=-44, wet=-14, t60=0.9)


def knock_out(rng, k):
    """Something heavy falls on the table, and a low drum says so."""
    z = np.zeros(sec(2.4))
    n = sec(0.16)
    f = np.linspace(420, 150, n)
    add(z, np.sin(2 * np.pi * np.cumsum(f) / SR) * hump(n, 0.7, 1.0), 0, 0.07)
    add(z, unit(band(rng.standard_normal(n), 200, 1100) * hump(n, 0.75, 1.0)), 0, 0.10)
    at = n / SR - 0.02
    slab = [(f * 0.62, d * 2.0, a) for f, d, a in TABLE]
    for t, v in ((0, 1.0), (rng.uniform(0.125, 0.15), 0.42), (rng.uniform(0.215, 0.24), 0.18)):
        add(z, modal(jitter(rng, slab), 0.5, 4.0), at + t, 1.0 * v)
        add(z, knock(rng, 0.6), at + t, 0.40 * v)
        add(z, snap(rng, 0.3), at + t, 0.45 * v)
    for t, v in (((0.0, 1.0),), ((0.0, 0.8), (0.30, 1.0)), ((0.0, 1.0), (0.17, 0.5)))[k]:
        add(z, frame_drum(rng, v, 54 + 3 * k, 0.15), at + t + 0.012, 0.95)
        add(z, modal([(41, 1.0, 0.8), (119, 0.5, 0.7), (184, 0.32, 0.5), (292, 0.2, 0.3)], 1.4, 4.0), at + t + 0.012, 0.55 * v)
        add(z, burst(rng, 0.12, 200, 1000, 0.07, 0.0015), at + t + 0.012, 0.35 * v)
    return finish(z, -19, t60=0.9, wet=-15, fade=0.10, floor=-50)


def prize(rng, k):
    """A card flicks up, and small bells are glad of it."""
    z = np.zeros(sec(1.9))
    add(z, card_draw(rng, 0), 0, 0.55)
    notes = ((1174.7, 1480.0, 1760.0), (880.0, 1174.7, 1480.0, 2349.3), (1480.0, 1174.7, 1760.0, 2349.3))[k]
    for i, f in enumerate(notes):
        last = i == len(notes) - 1
        m = [(f, 0.95 if last else 0.5, 1.0), (f * 1.002, 0.8, 0.4), (f * 2.01, 0.45, 0.30), (f * 2.98, 0.25, 0.18), (f * 4.2, 0.12, 0.08)]
        add(z, modal(m, 1.2, 0.5), 0.14 + (0.085 - 0.012 * k) * i + rng.normal(0, 0.003), 0.30 if last else 0.24)
    spark(rng, z, 0.14 + 0.085 * len(notes), 6, 4200, 8200, 0.07)
    return finish(z, -22, fade=0.12, floor=-46, wet=-15, t60=0.7)


def coin_flip(rng, k):
    """The thumb sends a coin up; it rings as it turns, and turns out of hearing. It lands with `coin`."""
    base = jitter(rng, [(f * (0.95, 1.02)[k], d * 2.2, a) for f, d, a in COIN], 0.01)
    z = np.zeros(sec(1.4))
    add(z, modal(jitter(rng, CARD, 0.05), 0.06, 0.6), 0, 0.30)                 # the nail
    n = sec(0.80 + 0.10 * k)
    t = times(n)
    ring = modal(base, n / SR, 0.10)
    turns = 2 * np.pi * ((27 - 3 * k) * t - 3.5 * t * t) + rng.uniform(0, 6)
    face = 0.30 + 0.70 * np.abs(np.cos(turns / 2)) ** 1.5
    add(z, ring * face * (1 - np.exp(-t / 0.0015)), 0.006, 0.55)
    whirr = band(rng.standard_normal(n), 1500, 5200) * np.abs(np.sin(turns / 2)) ** 6
    add(z, unit(whirr * hump(n, 0.18, 0.7)), 0.01, 0.14)
    z[:sec(0.006) + n] *= np.concatenate([np.ones(sec(0.006)), 0.5 + 0.5 * np.cos(np.pi * np.linspace(0, 1, n) ** 2)])
    return finish(z, -23, fade=0.10, floor=-46, t60=0.5, wet=-18)


# ------------------------------------------------------------------ the band: score -> fluidsynth
NYLON, STEEL, CELLO, BASS, TREM, PIZZ, HARP, TIMP, STRINGS = 24, 25, 42, 43, 44, 45, 46, 47, 49
TRUMPET, TROMBONE, TUBA, MUTED, HORN, BRASS, BASSOON, CLARINET, FIFE, RECORDER = 56, 57, 58, 59, 60, 61, 70, 71, 72, 74
PLUCKED_BASS = 32
NAMES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def pitch(s):
    p = NAMES[s[0]] + 12 * (int(s[-1]) + 1)
    return p + s.count("#") - s[1:-1].count("b")


class Part:
    """One instrument's notes, in seconds."""

    def __init__(self, program):
        self.program, self.ev = program, []

    def note(self, t, dur, p, vel):
        t = max(0.0, t)
        v = int(np.clip(vel, 1, 127))
        self.ev.append((t, 1, mido.Message("note_on", note=int(p), velocity=v)))
        self.ev.append((t + max(0.03, dur), 0, mido.Message("note_off", note=int(p))))

    def bend(self, t, semis):
        v = int(np.clip(semis / 12 * 8191, -8192, 8191))
        self.ev.append((max(0, t), 0, mido.Message("pitchwheel", pitch=v)))

    def cc(self, t, num, val):
        self.ev.append((max(0, t), 0, mido.Message("control_change", control=num, value=int(np.clip(val, 0, 127)))))

    def render(self, length):
        """Mono, dry, `length` seconds."""
        mid = mido.MidiFile(ticks_per_beat=1000)
        tr = mido.MidiTrack()
        mid.tracks.append(tr)
        tr.append(mido.MetaMessage("set_tempo", tempo=500000))
        for c, v in ((101, 0), (100, 0), (6, 12), (38, 0), (7, 110), (11, 127), (91, 0), (93, 0)):
            tr.append(mido.Message("control_change", control=c, value=v))
        tr.append(mido.Message("program_change", program=self.program))
        now = 0
        for t, _, m in sorted(self.ev, key=lambda e: (e[0], e[1])) + [(length + 0.5, 0, mido.Message(
                "control_change", control=7, value=110))]:
            tick = int(round(t * 2000))
            tr.append(m.copy(time=max(0, tick - now)))
            now = max(now, tick)
        with tempfile.TemporaryDirectory() as d:
            mid.save(f"{d}/p.mid")
            subprocess.run(["fluidsynth", "-ni", "-q", "-g", "0.5", "-R", "0", "-C", "0", "-r", str(SR), "-o",
                            "synth.polyphony=512", "-O", "float", "-T", "wav", "-F", f"{d}/p.wav", FONT, f"{d}/p.mid"],
                           check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            _, x = wavfile.read(f"{d}/p.wav")
        x = x.astype(float)
        x = x.mean(1) if x.ndim == 2 else x
        y = np.zeros(sec(length))
        n = min(len(x), len(y))
        y[:n] = x[:n]
        return band(y, 30, 0)


def brass(rng, length, lines):
    """lines: (program, gain dB, [(t, dur, note, vel)]); two players per line, slightly apart."""
    z = np.zeros(sec(length))
    for prog, g, notes in lines:
        p = Part(prog)
        for t, d, s, v in notes:
            p.note(t + abs(rng.normal(0, 0.007)), d, pitch(s), v + rng.normal(0, 3))
        x = p.render(length)
        add(z, x, 0, db(g))
        add(z, x, 0.017, db(g - 9))
    return z


def fanfare_small(rng, k):
    q = 0.125
    call = [(0, q * 0.9, "D4", 104), (q, q * 0.9, "D4", 100), (2 * q, 0.55, "A4", 100)] if k == 0 else \
           [(0, q * 0.9, "A3", 104), (q, q * 0.9, "D4", 104), (2 * q, 0.55, "F4", 100)]
    low = [(0, q * 0.9, "F3", 76), (q, q * 0.9, "F3", 72), (2 * q, 0.55, "D4", 92)] if k == 0 else \
          [(0, q * 0.9, "D3", 76), (q, q * 0.9, "A3", 76), (2 * q, 0.55, "D4", 92)]
    z = brass(rng, 1.25, [(HORN, -1, call), (HORN, -3, low), (TRUMPET, 0, call), (TROMBONE, -4, [(2 * q, 0.5, "D3", 85)])])
    z = even(z)
    z = z[:sec(1.12)] * np.concatenate([np.ones(sec(0.80)), np.linspace(1, 0, sec(0.32))])
    return finish(band(z, 60, 7500, 1), -20, fade=0.08, floor=-46, wet=-13, t60=0.5)


def fanfare_win(rng, k):
    q = 0.155
    top = [(0, .13, "D4", 92), (q, .13, "D4", 84), (2 * q, .13, "D4", 88), (3 * q, .42, "G4", 104), (6 * q, .13, "F4", 92),
           (7 * q, .13, "G4", 94), (8 * q, .28, "A4", 104), (10 * q, .13, "G4", 92), (11 * q, .13, "A4", 96),
           (12 * q, 1.35, "D5", 112)]
    mid = [(0, .13, "A3", 84), (q, .13, "A3", 78), (2 * q, .13, "A3", 80), (3 * q, .42, "D4", 98), (6 * q, .13, "D4", 86),
           (7 * q, .13, "D4", 86), (8 * q, .28, "E4", 96), (10 * q, .13, "E4", 86), (11 * q, .13, "E4", 88),
           (12 * q, 1.35, "A4", 102)]
    ten = [(3 * q, .42, "B3", 90), (8 * q, .28, "C4", 90), (12 * q, 1.35, "F#4", 98)]
    low = [(0, .3, "D3", 84), (3 * q, .42, "G2", 96), (6 * q, .28, "G2", 88), (8 * q, .28, "A2", 96), (10 * q, .25, "A2", 90),
           (12 * q, 1.35, "D3", 104)]
    sub = [(3 * q, .42, "G2", 80), (8 * q, .3, "A2", 80), (12 * q, 1.3, "D2", 92)]
    z = brass(rng, 3.7, [(HORN, 0, top), (HORN, -2, mid), (HORN, -3, ten), (TRUMPET, -10, top), (TROMBONE, -4, low),
                         (TUBA, -5, sub), (TIMP, -1, [(3 * q, .5, "G2", 96), (8 * q, .5, "A2", 98)])])
    z = unit(even(z))
    roll = [(12 * q - 0.16 + 0.04 * i, 50 + 10 * i) for i in range(4)]
    for t, v in [(0, 84), (3 * q, 100), (6 * q, 70), (8 * q, 96), (10 * q, 66), (11 * q, 72), (12 * q, 118)] + roll:
        add(z, frame_drum(rng, v / 127, 66 + rng.normal(0, 1)), t, 0.42)
    z[sec(3.1):] *= np.linspace(1, 0, len(z) - sec(3.1)) ** 1.5
    return finish(band(z, 45, 8500, 1), -19, fade=0.15, floor=-48, wet=-12, t60=0.9)


def wah(x, cutoff, q=2.6):
    """A resonant low-pass that moves: the hand before the bell."""
    lo = bp = 0.0
    y = np.empty(len(x))
    f = 2 * np.sin(np.pi * np.minimum(cutoff, 7000) / SR)
    for i in range(len(x)):
        hi = x[i] - lo - bp / q
        bp += f[i] * hi
        lo += f[i] * bp
        y[i] = lo + 0.5 * bp
    return y


def trombone(notes, length, sink=2.6):
    """Sighs through a wah: every note is scooped up from below, the last wobbles and sinks by so many semitones."""
    p = Part(TROMBONE)
    cut = np.full(sec(length), 350.0)
    for i, (t, d, s, v) in enumerate(notes):
        p.bend(t - 0.002, -0.9)
        for j in range(10):
            p.bend(t + 0.008 * (j + 1), -0.9 * (1 - (j + 1) / 10))
        p.note(t, d, pitch(s), v)
        j0, j1 = sec(t), min(len(cut), sec(t + d + 0.1))
        u = np.linspace(0, 1, j1 - j0)
        if i + 1 < len(notes):
            cut[j0:j1] = 380 + 1900 * np.sin(np.pi * np.clip(u * 1.15, 0, 1)) ** 1.3
        else:
            tt = u * d
            cut[j0:j1] = 420 + (1750 - 900 * u) * (0.5 - 0.5 * np.cos(2 * np.pi * 5.2 * tt)) ** 0.8
            for w in range(70):
                tw = 0.14 + w * (d - 0.14) / 70
                p.bend(t + tw, 0.42 * np.sin(2 * np.pi * 5.2 * tw) * min(1, tw * 2) - sink * (tw / d) ** 3)
    return wah(unit(p.render(length)), ndimage.gaussian_filter1d(cut, sec(0.008)))


def imp_trombone(rng, k):
    z = unit(trombone([(0.00, 0.24, "F4", 92), (0.29, 0.90, "E4", 104)], 1.8, 7.0))
    return finish(band(z, 60, 8000, 1), -21, fade=0.1, wet=-16, t60=0.5)


def lose(rng, k):
    x = trombone([(0.00, 0.36, "D4", 92), (0.43, 0.36, "C#4", 90), (0.86, 0.36, "C4", 92), (1.29, 0.98, "B3", 104)], 3.3)
    z = unit(x)
    b = Part(BASSOON)
    b.note(2.36, 0.10, pitch("D2"), 92)
    add(z, unit(b.render(3.3)), 0, 0.75)
    g = Part(MUTED)                                                            # the imp snickers
    for i, (t, s) in enumerate(((2.58, "A5"), (2.68, "F#5"), (2.78, "A5"), (2.88, "D5"))):
        g.bend(t - 0.004, 0.7)
        for j in range(6):
            g.bend(t + 0.012 * (j + 1), 0.7 - 0.32 * (j + 1))
        g.note(t, 0.05, pitch(s), 76 - 6 * i)
    add(z, unit(g.render(3.3)), 0, 0.26)
    return finish(band(z[:sec(3.05)], 60, 8000, 1), -20, fade=0.1, wet=-16, t60=0.5)


def horn(rng, k):
    lines = [(0, 0.34, "D3", 88), (0.36, 1.15, "A3", 108)]
    p = [Part(HORN), Part(TROMBONE)]
    for q in p:
        for t, d, s, v in lines:
            q.note(t, d, pitch(s), v)
        for j in range(12):
            q.bend(0.33 + 0.006 * j, -1.4 * (1 - j / 12))
        for j in range(40):
            q.bend(0.75 + j * 0.02, 0.09 * np.sin(2 * np.pi * 4.6 * j * 0.02) - 0.5 * max(0, (j - 33) / 7))
    z = p[0].render(1.9) + 0.30 * p[1].render(1.9)
    return finish(band(z, 60, 5200, 1), -20, fade=0.12, floor=-48, wet=-11, t60=0.9)


def horn_call(rng, k):
    """Two or three notes from beyond the hill."""
    notes = [[(0, 0.16, "A3", 92), (0.19, 0.62, "D4", 100)],
             [(0, 0.15, "D4", 96), (0.18, 0.15, "C4", 86), (0.36, 0.55, "D4", 98)]][k]
    p = Part(HORN)
    for t, d, s, v in notes:
        p.note(t, d, pitch(s), v)
    z = p.render(1.4)
    add(z, p.render(1.4), 0.019, 0.35)                                         # a second player
    return finish(band(even(z), 70, 4200, 1), -22, fade=0.10, floor=-46, wet=-11, t60=0.7)


def retreat(rng, k):
    """A horn that loses heart, and feet that do not wait for its end."""
    p = Part(HORN)
    for t, d, s, v in ([(0, 0.62, "A3", 92)], [(0, 0.14, "A3", 90), (0.16, 0.52, "F3", 92)],
                       [(0, 0.11, "C4", 90), (0.13, 0.11, "A3", 88), (0.26, 0.44, "G3", 92)])[k]:
        p.note(t, d, pitch(s), v)
        for j in range(24):
            u = j / 23
            p.bend(t + d * u, -(5.0 - k) * u ** 2 if d > 0.2 else 0)
    z = unit(band(even(p.render(1.5)), 60, 4200, 1))
    z[sec(0.60):sec(0.72)] *= np.linspace(1, 0, sec(0.72) - sec(0.60))
    z[sec(0.72):] = 0
    t, gap = 0.12, 0.095
    for i in range(9):
        add(z, tread(rng, 0.2), t + rng.normal(0, 0.006), rng.uniform(0.30, 0.5) * (1 - 0.07 * i))
        t += gap
        gap *= 0.965
    return finish(z, -22, fade=0.08, floor=-48, wet=-15, t60=0.6)


def turn(rng, k):
    p = Part(NYLON)
    for t, s, v in (((0, "D4", 80), (0.012, "A4", 74), (0.125, "D5", 88)), ((0, "A3", 78), (0.012, "E4", 72), (0.125, "A4", 86)),
                    ((0, "G3", 78), (0.012, "D4", 74), (0.125, "G4", 86)))[k]:
        p.note(t, 1.2, pitch(s), v)
    z = unit(p.render(1.5))
    f = (1174.7, 880.0, 784.0)[k]
    bell = modal([(f, 0.9, 1.0), (f * 2.01, 0.6, 0.35), (f * 2.98, 0.35, 0.2), (f * 4.2, 0.2, 0.1)], 1.3, 0.7)
    add(z, bell, 0.125, 0.10)
    z *= np.exp(-times(len(z)) / 0.75)
    return finish(z, -22, fade=0.15, floor=-46, wet=-14, t60=0.7)


def hint(rng, k):
    z = np.zeros(sec(1.7))
    for i, (f, t) in enumerate(((1318.5, 0), (1760.0, 0.085), (2349.3, 0.17))):
        m = [(f, 0.85, 1.0), (f * 1.0016, 0.85, 0.5), (f * 2.76, 0.30, 0.25), (f * 5.40, 0.12, 0.10)]
        add(z, modal(m, 1.3, 0.5), t, 0.8 if i < 2 else 0.65)
    return finish(z, -25, fade=0.12, floor=-46, wet=-15, t60=0.8)


# ------------------------------------------------------------------ music
# D dorian, 3/4 where nothing else is said; a token is note:length in quavers, "-" a rest, "|" a bar line.
TUNE_A = ("D5:3 E5:1 F5:2 | E5:3 D5:1 C5:2 | D5:2 A4:3 -:1 | C5:3 B4:1 A4:2 |"
          "D5:3 E5:1 F5:2 | G5:2 F5:1 E5:1 D5:2 | E5:3 C5:1 E5:2 | D5:5 -:1")
HARM_A = "Dm C Dm Am Dm G Am Dm"
TUNE_A2 = ("A5:3 G5:1 F5:2 | G5:2 E5:2 C5:2 | B4:2 D5:2 G5:2 | F5:3 E5:1 D5:1 -:1 |"
           "F5:3 E5:1 D5:2 | E5:1 F5:1 G5:1 E5:1 C5:2 | E5:2 D5:1 C5:1 E5:2 | D5:5 -:1")
HARM_A2 = "F C G Dm Dm C Am Dm"
TUNE_B = ("B4:2 D5:2 G5:2 | F5:1 E5:1 D5:2 B4:1 -:1 | A4:2 C5:2 F5:2 | E5:1 D5:1 C5:2 G4:1 -:1 |"
          "A4:2 D5:2 E5:1 F5:1 | G5:2 A5:1 G5:1 F5:1 E5:1 | E5:3 D5:1 C5:1 E5:1 | D5:5 -:1")
HARM_B = "G G F C Dm G Am Dm"
TUNE_C = ("A4:1 D5:1 F5:1 E5:1 D5:2 | C5:1 E5:1 A4:2 -:2 | G4:1 C5:1 E5:1 D5:1 C5:2 | B4:1 D5:1 G4:2 -:2 |"
          "A4:1 C5:1 F5:2 A5:1 G5:1 | E5:2 G5:1 E5:1 C5:2 | A4:2 B4:1 C5:1 E5:1 C5:1 | D5:2 A4:1 F4:1 D4:2")
HARM_C = "Dm Am C G F C Am Dm"
# Knight Line: A aeolian, in leaps, as the discs go.
TUNE_K = ("A4:2 E5:4 | D5:2 B4:4 | C5:2 A4:2 F4:2 | G4:5 -:1 |"
          "A4:2 D5:2 F5:2 | E5:4 C5:2 | B4:2 D5:1 C5:1 B4:2 | A4:5 -:1")
HARM_K = "Am Em F C Dm Am Em Am"
TUNE_K2 = ("C5:3 D5:1 E5:2 | E5:2 G5:4 | F5:2 E5:2 D5:2 | C5:2 A4:4 |"
           "A4:2 C5:2 F5:2 | E5:1 D5:1 B4:4 | G4:2 B4:2 E5:2 | A4:5 -:1")
HARM_K2 = "F C Dm Am F G Em Am"
# The Bottle Imp: D minor on tiptoe, with the Neapolitan.
TUNE_I = ("D4:1 -:1 F4:1 E4:1 Eb4:1 D4:1 | A3:2 -:1 A3:1 Bb3:1 A3:1 | G3:1 -:1 Bb3:1 D4:1 C#4:1 C4:1 | D4:3 -:3 |"
          "Eb4:1 -:1 G4:1 F4:1 Eb4:1 D4:1 | F4:2 D4:2 A3:2 | C#4:1 -:1 E4:1 C#4:1 Bb3:1 G3:1 | A3:1 D4:2 -:3")
HARM_I = "Dm Dm Gm Dm Eb Dm A7 Dm"
TUNE_I2 = ("F4:3 D4:1 Bb3:2 | D4:2 G4:3 -:1 | G4:1 F4:1 Eb4:2 Bb3:2 | C#4:1 E4:1 A4:3 -:1 |"
           "F4:3 D4:1 Bb3:2 | Bb4:2 A4:1 G4:1 D4:2 | E4:1 -:1 C#4:1 Bb3:1 A3:1 G3:1 | D4:4 -:2")
HARM_I2 = "Bb Gm Eb A7 Bb Gm A7 Dm"
# BattleLore: a march in 4/4, sixteen bars, the second voice of its first half, and the same half in running notes.
TUNE_L = ("D5:3 E5:1 F5:2 D5:2 | E5:2 C5:2 G4:4 | A4:2 D5:2 E5:1 F5:1 G5:2 | A5:3 G5:1 E5:3 -:1 |"
          "F5:3 G5:1 A5:2 F5:2 | G5:2 E5:2 C5:2 E5:2 | D5:1 E5:1 D5:1 C5:1 B4:2 G4:2 | A4:2 C5:2 D5:3 -:1")
HARM_L = "Dm C Dm Am F C G Dm"
TUNE_L2 = ("A5:3 G5:1 F5:2 C5:2 | G5:3 F5:1 D5:2 B4:2 | E5:2 G5:2 E5:1 D5:1 C5:2 | E5:4 A4:2 -:2 |"
           "F5:1 E5:1 D5:2 A4:2 D5:2 | D5:1 E5:1 F5:1 D5:1 G5:3 -:1 | A5:2 G5:1 E5:1 C5:2 E5:2 | D5:6 -:2")
HARM_L2 = "F G C Am Dm G Am Dm"
UNDER_L = ("F4:4 A4:4 | G4:4 E4:4 | F4:4 A4:4 | C5:4 A4:3 -:1 | A4:4 C5:4 | E4:4 G4:4 | G4:4 D4:4 | F4:2 E4:2 D4:3 -:1")
RUN_L = ("D5:1 E5:1 F5:1 E5:1 F5:1 D5:1 A4:2 | E5:1 D5:1 C5:1 E5:1 G4:4 | A4:1 C5:1 D5:2 E5:1 F5:1 G5:2 | A5:2 G5:1 F5:1 E5:4 |"
         "F5:1 E5:1 F5:1 G5:1 A5:2 F5:2 | G5:1 F5:1 E5:1 D5:1 C5:2 E5:2 | D5:1 E5:1 D5:1 C5:1 B4:1 A4:1 G4:2 | A4:2 C5:2 D5:4")
# Battle Royal: a quick step in 4/4 on D, the seventh now high, now low; second voice and running notes as above, and a call with its answer.
TUNE_R = ("D5:3 E5:1 F#5:2 A5:2 | G5:3 F#5:1 E5:2 C5:2 | B4:2 D5:2 G5:3 F#5:1 | E5:2 F#5:1 E5:1 A4:3 -:1 |"
          "D5:3 E5:1 F#5:2 A5:2 | B5:3 A5:1 G5:2 D5:2 | E5:1 F#5:1 G5:1 E5:1 C#5:2 E5:2 | D5:3 A4:1 D5:3 -:1")
HARM_R = "D C G A D G A D"
UNDER_R = ("A4:4 D5:2 F#5:2 | E5:3 D5:1 C5:2 G4:2 | G4:2 B4:2 D5:3 D5:1 | C#5:2 D5:1 C#5:1 E4:3 -:1 |"
           "A4:4 D5:2 F#5:2 | G5:3 F#5:1 D5:2 B4:2 | C#5:1 D5:1 E5:1 C#5:1 A4:2 C#5:2 | A4:3 F#4:1 D4:3 -:1")
TUNE_R2 = ("F#5:2 B5:3 A5:1 F#5:2 | G5:2 D5:2 B4:2 D5:2 | F#5:1 G5:1 A5:2 F#5:2 D5:2 | E5:3 F#5:1 E5:2 A4:2 |"
           "F#5:2 B5:3 A5:1 F#5:2 | G5:1 A5:1 B5:2 A5:2 G5:2 | F#5:1 E5:1 C#5:1 E5:1 A5:2 G5:1 E5:1 | D5:3 E5:1 D5:3 -:1")
HARM_R2 = "Bm G D A Bm G A D"
CALL_R = ("D4:1 D4:1 A4:5 -:1 | -:8 | D4:1 D4:1 A4:2 C5:3 -:1 | -:8 | B3:1 B3:1 F#4:5 -:1 | -:8 | E4:1 E4:1 A4:2 C#5:2 E5:2 | -:8")
REPLY_R = ("-:8 | E5:1 G5:1 E5:1 C5:1 D5:1 E5:1 C5:2 | -:8 | G5:1 E5:1 C5:1 E5:1 D5:1 C5:1 G4:2 |"
           "-:8 | D5:1 G5:1 B5:1 G5:1 A5:1 G5:1 D5:2 | -:8 | E5:1 F#5:1 E5:1 C#5:1 A4:2 -:2")
HARM_R3 = "D C D C Bm G A A"
RUN_R = ("D5:1 F#5:1 E5:1 F#5:1 A5:1 F#5:1 E5:1 D5:1 | G5:1 E5:1 C5:1 E5:1 G5:1 E5:1 D5:1 C5:1 |"
         "B4:1 D5:1 G5:1 D5:1 B4:1 D5:1 G5:1 F#5:1 | E5:1 C#5:1 A4:1 C#5:1 E5:2 A4:2 |"
         "D5:1 F#5:1 A5:1 F#5:1 D5:1 F#5:1 A5:2 | B5:1 A5:1 G5:1 B5:1 A5:1 G5:1 D5:2 |"
         "E5:1 F#5:1 G5:1 E5:1 C#5:1 D5:1 E5:1 C#5:1 | D5:2 F#5:1 E5:1 D5:3 -:1")
CHORDS = {"Dm": (50, 57, 62, 65, 69), "C": (48, 55, 60, 64, 67), "G": (43, 55, 59, 62, 67), "Am": (45, 57, 60, 64, 69),
          "F": (41, 53, 60, 65, 69), "Gm": (43, 55, 58, 62, 67), "Bb": (46, 53, 58, 62, 65), "Eb": (51, 55, 58, 63, 67),
          "D5": (50, 57, 62, 64, 69), "Em": (40, 52, 59, 64, 67), "A7": (45, 55, 61, 64, 69),
          "D": (50, 57, 62, 66, 69), "A": (45, 57, 61, 64, 69), "Bm": (47, 54, 59, 62, 66)}
PLUCK = {
    "roll": [(0, 1, 2, 3, 4), (), (), (), (3,), ()],
    "arp": [(0,), (2,), (3,), (4,), (3,), (2,)],
    "waltz": [(0,), (), (2, 3), (), (2, 3), ()],
    "walk": [(0,), (1,), (2,), (3,), (), (2,)],
    "lilt": [(0,), (), (3,), (2,), (4,), (3,)],
    "thin": [(0,), (), (2,), (), (3,), ()],
    "drop": [(0, 3), (), (2,), (1,), (2,), (3,)],
    "tread": [(0,), (), (2, 3), (), (1,), (), (2, 3), ()],                     # from here for bars of eight quavers
    "pace": [(0,), (2,), (3,), (), (1,), (2,), (3,), ()],
    "ride": [(0,), (), (3,), (2,), (1,), (), (3,), (4,)],
    "still": [(0,), (), (), (2,), (3,), (), (4,), ()],
    "reel": [(0,), (), (2, 3), (3,), (1,), (2,), (2, 3), ()],
    "strum": [(0,), (), (2, 3, 4), (), (1,), (), (2, 3, 4), (4,)],
}
FIGURES = [(0, 7, 12, 14, 15, 14), (0, 7, 12, 15, 14, 12), (0, 12, 7, 12, 14, 7), (0, None, 12, 14, 15, 17),
           (0, 7, None, 12, 14, None)]                                         # of an ostinato: semitones above the root


class Band:
    """Stems of one piece. Time runs in quavers, `metre` of them to a bar; a slow breath moves the tempo by about one per cent."""

    def __init__(self, name, bars, bpm, metre=6):
        self.rng, self.q, self.bars, self.metre = rng_of(name), 30.0 / bpm, bars, metre
        self.len = bars * metre * self.q
        self.full = self.len + 5.0
        self.out = np.zeros((sec(self.full), 2))
        self.send = np.zeros((sec(self.full), 2))
        self.parts = {}

    def at(self, e):
        """Second of quaver e; whole phrases of eight bars keep their length, so the loop does too."""
        return self.q * (e + 0.30 * np.sin(2 * np.pi * e / (8 * self.metre)))

    def part(self, name, program):
        return self.parts.setdefault(name, Part(program))

    def mix(self, x, gain, pan, wet):
        """gain: the stem's loudness while it plays, in dB against the piece's main voice; wet: its share of the reverb."""
        x = x * db(-28 - loudness(x))
        th = (pan + 1) * np.pi / 4
        late = sec(0.0003 * abs(pan))
        l, r = x * np.cos(th), x * np.sin(th)
        if pan > 0:
            l = np.concatenate([np.zeros(late), l])[:len(x)]
        elif pan < 0:
            r = np.concatenate([np.zeros(late), r])[:len(x)]
        s = np.stack([l, r], 1) * db(gain)
        self.out += s
        self.send += s * db(wet)

    def mix_part(self, name, gain, pan, wet, eq=None):
        x = self.parts[name].render(self.full)
        if eq:
            x = band(x, eq[0], eq[1], 1)
        self.mix(x, gain, pan, wet)

    def lead(self, part, tune, bar, vel=76, shift=0, legato=0.94, sing=False, grace=0.25, keep=None):
        rng, m, e, i = self.rng, self.metre, bar * self.metre, 0
        for tok in tune.replace("|", " ").split():
            s, n = tok.split(":")
            n = int(n)
            use = keep is None or keep[((e - bar * m) // m) % len(keep)]
            if s != "-" and use:
                p = pitch(s) + shift
                strong = 5 if (e % m) == 0 else 0
                arc = 6 * np.sin(np.pi * ((e - bar * m) / (8 * m)))
                t = self.at(e) + rng.normal(0.004, 0.010)
                d = (self.at(e + n) - self.at(e)) * legato
                if n >= 3 and rng.random() < grace:
                    g = p + (2 if (p % 12) in (0, 2, 5, 7, 9) else 1)
                    part.note(t - 0.055, 0.05, g, vel - 16)
                part.note(t, d, p, vel + strong + arc + rng.normal(0, 4))
                if sing:
                    top = 96 + strong + rng.normal(0, 4)
                    for j in range(8):
                        u = j / 7
                        part.cc(t + d * u, 11, top + 16 * np.sin(np.pi * min(1, u * 1.1)) - 10 * u)
                    part.bend(t, 0)
                    if n >= 3:
                        for j in range(int((d - 0.3) / 0.02)):
                            part.bend(t + 0.3 + 0.02 * j, 0.10 * min(1, j / 18) * np.sin(2 * np.pi * 4.8 * 0.02 * j))
            e += n
            i += 1

    def pluck(self, part, harm, bar, styles, vel=64, thin=0.06):
        rng, last = self.rng, None
        for b, ch in enumerate(harm.split()):
            pool = [s for s in styles if s != last] or styles
            st = last = pool[rng.integers(len(pool))]
            if b == 7 and rng.random() < 0.6:
                st = "roll"
            notes = CHORDS[ch]
            for i, group in enumerate(PLUCK[st]):
                if group and i and rng.random() < thin:
                    continue
                e = (bar + b) * self.metre + i
                t = self.at(e) + rng.normal(0, 0.008) + (0.012 if i % 2 else 0)
                spread = rng.uniform(0.022, 0.034) if len(group) > 2 else rng.uniform(0.004, 0.012)
                for j, g in enumerate(group):
                    hold = self.q * (5.5 if g == 0 else rng.uniform(2.0, 3.6))
                    acc = 8 if i == 0 and g == 0 else 0
                    part.note(t + j * spread, hold, notes[g], vel + acc - 4 * (i % 2) - 2 * j * (len(group) < 3) + rng.normal(0, 5))

    def ostinato(self, part, harm, bar, vel, thin=0.05):
        """Running quavers over the root, for bars of six; the figure changes with every bar."""
        rng, last = self.rng, -1
        for b, ch in enumerate(harm.split()):
            pick = int(rng.integers(len(FIGURES)))
            pick = (pick + 1) % len(FIGURES) if pick == last else pick
            last = pick
            root, minor = CHORDS[ch][0], ch.endswith("m") or ch == "D5"
            for i, s in enumerate(FIGURES[pick]):
                if s is None or (i and rng.random() < thin):
                    continue
                if not minor and s == 15:
                    s = 16
                part.note(self.at((bar + b) * 6 + i) + rng.normal(0, 0.006), self.q * (4 if i == 0 else 1.6), root + s,
                          vel + (10 if i == 0 else 4 if i == 3 else 0) + rng.normal(0, 5))

    def pulse(self, part, harm, bar, pattern, vel, voice=0, octave=0, legato=0.6):
        """One note of each chord again and again: X strong, x weak, . rest, for each quaver; bars alternate."""
        for b, ch in enumerate(harm.split()):
            for i, c in enumerate(pattern[b % len(pattern)]):
                if c != ".":
                    part.note(self.at((bar + b) * self.metre + i) + self.rng.normal(0.002, 0.005), self.q * legato,
                              CHORDS[ch][voice] + 12 * octave, vel + (12 if c == "X" else 0) + self.rng.normal(0, 3))

    def hold(self, part, harm, bar, voices, vel, swell=True, bars_each=1):
        """Long notes: the chord's given voices, one stroke a bar."""
        rng, chords = self.rng, harm.split()
        b = 0
        while b < len(chords):
            n = 1
            while b + n < len(chords) and chords[b + n] == chords[b]:
                n += 1
            t = self.at((bar + b) * self.metre)
            d = self.at((bar + b + n) * self.metre) - t
            for v, oct_ in voices:
                part.note(t + rng.normal(0.01, 0.012), d * 1.02, CHORDS[chords[b]][v] + 12 * oct_, vel + rng.normal(0, 3))
            if swell:
                for j in range(12):
                    part.cc(t + d * j / 12, 11, 74 + 34 * np.sin(np.pi * j / 12))
            b += n

    def drums(self, x, bar, bars, pattern, gain=1.0, f0=76):
        """pattern: per bar, for each quaver a letter: D low, d soft low, t edge, . rest; bars alternate."""
        rng = self.rng
        for b in range(bars):
            for i, c in enumerate(pattern[b % len(pattern)]):
                if c == "." or (i and rng.random() < 0.08):
                    continue
                v = {"D": 0.85, "d": 0.5, "t": 0.42, "s": 0.25}[c] * np.exp(rng.normal(0, 0.10))
                hit = frame_drum(rng, v, f0 * (1 + rng.normal(0, 0.006)), 0.9 if c in "ts" else 0.0)
                t = self.at((bar + b) * self.metre + i) + rng.normal(0.003, 0.008)
                add(x, hit, max(0.0, t), gain)                                 # none is cut off at its stroke by the loop's seam

    def drone(self, freqs, env, seed):
        """A bowed drone whose partials and beats close exactly over the loop."""
        rng, n = rng_of(seed), sec(self.len)
        spec = np.zeros(n // 2 + 1, complex)
        for f, a in freqs:
            for det in (-1, 0, 1):
                cycles = int(round(f * self.len)) + det * max(1, int(0.17 * self.len))
                for h in range(1, 9):
                    line = a / h ** 1.6 * np.exp(2j * np.pi * rng.random())
                    beat, ph = int(rng.integers(4, 12)), np.exp(2j * np.pi * rng.random())
                    spec[cycles * h] += line
                    spec[cycles * h + beat] += 0.15 * line * ph
                    spec[cycles * h - beat] += 0.15 * line / ph
        y = np.fft.irfft(spec, n)
        coarse = np.linspace(0, self.bars, 2048, endpoint=False)
        xs, ys = zip(*env)
        e = ndimage.gaussian_filter1d(np.interp(coarse, xs, ys), 2048 / self.len, mode="wrap")
        e = np.interp(np.linspace(0, 2048, n, endpoint=False), np.arange(2049), np.append(e, e[0]))
        y = y / y.std() * 0.1 * e
        z = np.zeros(sec(self.full))
        z[:n] = y
        return z

    def close(self, lufs, t60, wet, dark=4200):
        """Reverb, then everything that rings past the end is laid over the beginning."""
        w = np.stack([signal.fftconvolve(self.send[:, c], h) for c, h in enumerate(self._ir(t60, dark))], 1)
        y = db(wet) * w
        y[:len(self.out)] += self.out
        n = sec(self.len)
        z = y[:n].copy()
        for i in range(n, len(y), n):
            tail = y[i:i + n]
            z[:len(tail)] += tail
        z = signal.sosfiltfilt(signal.butter(1, 32, "highpass", fs=SR, output="sos"), np.tile(z, (3, 1)), axis=0)[n:2 * n]
        z *= db(lufs - loudness(z))
        return limit(z)

    def _ir(self, t60, dark):
        room(np.zeros((16, 2)), t60, -20, "hall", 0.012, dark)
        return _IR[(t60, "hall", True, 0.012, dark)]


def tavern(rng, k):
    m = Band("tavern", 48, 92)
    lute, lute2, rec, vc = m.part("lute", NYLON), m.part("lute2", STEEL), m.part("rec", RECORDER), m.part("vc", CELLO)
    m.pluck(lute, "Dm C G Dm", 0, ["roll", "arp", "walk"], 58)
    m.pluck(lute, HARM_A, 4, ["arp", "lilt", "thin", "walk"], 60)
    m.lead(rec, TUNE_A, 4, 70, sing=True)
    m.pluck(lute, HARM_A2, 12, ["arp", "lilt", "waltz", "drop"], 62)
    m.lead(rec, TUNE_A2, 12, 74, sing=True)
    m.lead(lute2, TUNE_A2, 12, 40, -12, keep=[0, 0, 1, 0, 0, 0, 1, 1])
    m.pluck(lute, HARM_C, 20, ["thin", "thin", "waltz"], 50)
    m.lead(lute2, TUNE_C, 20, 66, grace=0.4, legato=1.3)
    m.pluck(lute, HARM_B, 28, ["waltz", "arp", "drop", "lilt"], 62)
    m.lead(rec, TUNE_B, 28, 74, sing=True)
    m.hold(vc, HARM_B, 28, [(2, -1)], 58)
    m.pluck(lute, HARM_A, 36, ["arp", "walk", "lilt", "drop"], 62)
    m.lead(lute2, TUNE_A, 36, 62, grace=0.5, legato=1.3)
    m.lead(rec, TUNE_A2, 36, 58, sing=True, keep=[0, 0, 0, 0, 0, 1, 1, 1])
    m.hold(vc, HARM_A, 36, [(1, 0)], 54)
    m.pluck(lute, "G Dm C Am", 44, ["arp", "lilt", "walk"], 56)
    m.lead(rec, "-:6 | A4:2 D5:2 F5:2 | E5:5 -:1 | -:6", 44, 60, sing=True)
    d = np.zeros(sec(m.full))
    m.drums(d, 12, 8, ["d.....", "d...t.", "d.....", "d..st."], 0.7)
    m.drums(d, 28, 8, ["D...t.", "d..s..", "D...t.", "d.s.ts"], 0.7)
    m.drums(d, 36, 8, ["D...t.", "d...s.", "d..st.", "d....."], 0.7)
    m.mix_part("lute", 0, -0.28, -4)
    m.mix_part("lute2", -1, 0.34, -3)
    m.mix_part("rec", -2, 0.10, 0, (200, 6500))
    m.mix_part("vc", -9, 0.22, 0, (60, 3500))
    m.mix(d, -9, -0.05, -3)
    m.mix(m.drone(((73.42, 1.0), (110.0, 0.55), (146.83, 0.4)),
                  [(0, .5), (4, 1), (19, 1), (21, .35), (27, .5), (29, .9), (43, 1), (46, .5), (48, .5)], "drone"), -11, 0, -4)
    return m.close(-23, 1.25, -11)


def title(rng, k):
    m = Band("title", 28, 76)
    lute, harp, rec, st = m.part("lute", NYLON), m.part("harp", HARP), m.part("rec", RECORDER), m.part("st", STRINGS)
    m.pluck(lute, "Dm Am C G", 0, ["roll", "thin"], 58)
    m.pluck(lute, HARM_A, 4, ["arp", "roll", "thin", "walk"], 58)
    m.lead(rec, TUNE_A, 4, 74, sing=True, grace=0.5)
    m.pluck(lute, HARM_A2, 12, ["arp", "lilt", "drop"], 60)
    m.pluck(harp, HARM_A2, 12, ["thin", "roll"], 44, 0.2)
    m.lead(rec, TUNE_A2, 12, 78, sing=True, grace=0.5)
    m.hold(st, HARM_A2, 12, [(1, 0), (3, 0)], 46)
    m.pluck(lute, HARM_B, 20, ["arp", "lilt", "drop", "waltz"], 62)
    m.pluck(harp, HARM_B, 20, ["arp", "roll"], 42, 0.2)
    m.lead(rec, TUNE_B, 20, 78, sing=True, grace=0.5)
    m.hold(st, HARM_B, 20, [(0, 0), (2, 0), (3, 0)], 50)
    d = np.zeros(sec(m.full))
    m.drums(d, 20, 8, ["d.....", "....s.", "d...s.", "d....."], 0.7)
    m.mix_part("lute", 0, -0.25, -3)
    m.mix_part("harp", -7, 0.35, -1)
    m.mix_part("rec", -1, 0.06, 0, (200, 6500))
    m.mix_part("st", -11, 0.0, 1, (90, 5000))
    m.mix(d, -11, 0, -2)
    m.mix(m.drone(((73.42, 1.0), (110.0, 0.55), (146.83, 0.4)), [(0, .6), (4, 1), (24, 1), (28, .6)], "drone"), -11, 0, -4)
    return m.close(-23, 1.6, -10)


def battle_line(rng, k):
    m = Band("battle_line", 48, 104)
    lute, vc, cb, tr = m.part("lute", NYLON), m.part("vc", CELLO), m.part("cb", BASS), m.part("tr", TREM)
    rec, pz = m.part("rec", RECORDER), m.part("pz", PIZZ)
    h1, h2 = "Dm Dm Dm Dm Dm C Dm Dm", "Dm Dm Bb Am Gm Dm Eb Am"
    m.ostinato(lute, h1, 0, 60, 0.10)
    m.hold(cb, "Dm Dm Dm Dm", 4, [(0, -1)], 60)
    m.ostinato(lute, HARM_A, 8, 60)
    m.lead(vc, TUNE_A, 8, 70, -12, sing=True, grace=0.1)
    m.hold(cb, HARM_A, 8, [(0, -1)], 58)
    m.ostinato(lute, h2, 16, 56, 0.15)
    m.hold(tr, h2, 16, [(1, 0), (2, 0), (3, 0)], 52)
    m.hold(cb, h2, 16, [(0, -1)], 60)
    m.lead(pz, "-:6|-:3 A4:1 G4:1 F4:1|-:6|-:3 E4:1 F4:1 G4:1|-:6|-:3 A4:1 B4:1 C5:1|-:6|-:3 C#5:1 B4:1 A4:1", 16, 66)
    m.ostinato(lute, "D5 D5 C C D5 D5 Am Am", 24, 52, 0.28)
    m.lead(rec, TUNE_A, 24, 60, sing=True, keep=[1, 1, 0, 0, 1, 0, 0, 0])
    m.lead(vc, TUNE_A, 24, 60, -24, sing=True, keep=[0, 0, 1, 1, 0, 1, 1, 1])
    m.ostinato(lute, HARM_B, 32, 62)
    m.lead(vc, TUNE_B, 32, 74, -12, sing=True, grace=0.1)
    m.hold(tr, HARM_B, 32, [(1, 0), (3, 0)], 44)
    m.hold(cb, HARM_B, 32, [(0, -1)], 62)
    m.ostinato(lute, "Dm Dm Bb Bb Gm Eb Am Am", 40, 56, 0.15)
    m.hold(cb, "Dm Dm Bb Bb Gm Eb Am Am", 40, [(0, -1)], 58)
    m.lead(pz, "D4:1 -:5|-:6|F4:1 E4:1 D4:1 -:3|-:6|D4:1 -:2 Bb3:1 -:2|-:6|E4:1 D4:1 C#4:1 -:3|-:6", 40, 66)
    d = np.zeros(sec(m.full))
    m.drums(d, 0, 8, ["d.....", "d..d..", "d.....", "d...ss"], 0.8, 66)
    m.drums(d, 8, 8, ["D..d..", "d...t.", "D..d..", "d.s.tt"], 0.8, 66)
    m.drums(d, 16, 8, ["D..d.d", "d..t..", "D..d..", "d.dsts"], 0.8, 66)
    m.drums(d, 24, 8, ["d.....", "......", "d....d", "....ss"], 0.8, 66)
    m.drums(d, 32, 8, ["D..d.t", "d.td..", "D..dst", "d.d.tt"], 0.8, 66)
    m.drums(d, 40, 8, ["D..d..", "d...s.", "d..d..", "d...ss"], 0.8, 66)
    m.mix_part("lute", -1, -0.30, -4, (90, 7000))
    m.mix_part("vc", -1, 0.25, -1, (60, 4500))
    m.mix_part("cb", -7, 0.05, -3, (40, 2500))
    m.mix_part("tr", -9, -0.1, 1, (150, 4500))
    m.mix_part("pz", -5, 0.4, 0)
    m.mix_part("rec", -5, -0.05, 3, (200, 5500))
    m.mix(d, -3, 0.0, -4)
    m.mix(m.drone(((73.42, 1.0), (110.0, 0.35)), [(0, .8), (8, .7), (16, .9), (24, 1), (40, .6), (48, .8)], "drone2"),
          -14, 0, -6)
    return m.close(-23, 1.35, -11, 3600)


def knight_line(rng, k):
    m = Band("knight_line", 24, 72)
    lute, harp, rec, vc = m.part("lute", NYLON), m.part("harp", HARP), m.part("rec", RECORDER), m.part("vc", CELLO)
    m.pluck(lute, HARM_K, 0, ["thin", "roll"], 52)
    m.lead(harp, TUNE_K, 0, 70, legato=1.6, grace=0.1)
    m.pluck(lute, HARM_K2, 8, ["arp", "thin", "walk"], 54)
    m.lead(rec, TUNE_K2, 8, 64, sing=True, grace=0.2)
    m.hold(vc, HARM_K2, 8, [(1, -1)], 50)
    m.pluck(harp, HARM_K, 16, ["arp", "lilt", "thin"], 50)
    m.lead(lute, TUNE_K, 16, 70, legato=1.4, grace=0.3)
    m.lead(rec, TUNE_K, 16, 54, sing=True, keep=[0, 0, 0, 0, 1, 1, 1, 1])
    m.hold(vc, HARM_K, 16, [(0, 0)], 50)
    m.mix_part("lute", 0, -0.25, -3)
    m.mix_part("harp", -1, 0.30, -2)
    m.mix_part("rec", -4, 0.05, 1, (200, 6000))
    m.mix_part("vc", -9, 0.15, 0, (60, 3500))
    m.mix(m.drone(((55.0, 0.8), (110.0, 0.6), (164.81, 0.3)), [(0, .5), (8, .9), (20, 1), (24, .5)], "drone3"), -14, 0, -4)
    return m.close(-23, 1.5, -10)


def bottle_imp(rng, k):
    m = Band("bottle_imp", 32, 112)
    pz, lute, cl, fg = m.part("pz", PIZZ), m.part("lute", NYLON), m.part("cl", CLARINET), m.part("fg", BASSOON)
    m.pluck(pz, HARM_I, 0, ["waltz"], 58)
    m.lead(cl, TUNE_I, 0, 70, sing=True, grace=0.3, legato=0.75)
    m.pluck(pz, HARM_I, 8, ["waltz", "drop"], 60)
    m.lead(cl, TUNE_I, 8, 72, sing=True, grace=0.3, legato=0.75)
    m.lead(lute, TUNE_I, 8, 58, 12, legato=1.1)
    m.pluck(lute, HARM_I2, 16, ["arp", "lilt", "drop"], 58)
    m.pluck(pz, HARM_I2, 16, ["waltz"], 50)
    m.lead(cl, TUNE_I2, 16, 74, sing=True, grace=0.4)
    m.lead(fg, "Bb2:6|G2:6|Eb2:6|A2:5 -:1|Bb2:6|G2:6|A2:6|D3:4 -:2", 16, 56, sing=True)
    m.lead(pz, TUNE_I, 24, 72, 12)
    m.pluck(lute, HARM_I, 24, ["thin", "waltz"], 50)
    m.lead(cl, TUNE_I, 24, 66, sing=True, keep=[0, 0, 1, 1, 0, 0, 1, 1], legato=0.75)
    m.lead(fg, "-:6|-:6|-:6|D3:1 C#3:1 C3:1 Bb2:1 A2:1 -:1|-:6|-:6|-:6|-:3 D2:2 -:1", 24, 66)
    d = np.zeros(sec(m.full))
    m.drums(d, 8, 8, ["s.....", "..s.s.", "s.....", "....st"], 0.7, 84)
    m.drums(d, 16, 8, ["d...s.", "..s.s.", "d...s.", "d.s.st"], 0.7, 84)
    m.drums(d, 24, 8, ["......", "....s.", "......", "..s.st"], 0.7, 84)
    m.mix_part("pz", -1, -0.25, -3)
    m.mix_part("lute", -3, 0.32, -3)
    m.mix_part("cl", 0, 0.08, -1, (90, 5500))
    m.mix_part("fg", -8, -0.12, -2, (50, 3500))
    m.mix(d, -10, 0.0, -3)
    return m.close(-23, 1.2, -12, 3800)


def battlelore(rng, k):
    """A march that goes by outside: drum and drone come near, the tune passes twice, and it is gone again."""
    m = Band("battlelore", 40, 98, 8)
    lute, lute2, rec, rec2 = m.part("lute", NYLON), m.part("lute2", STEEL), m.part("rec", RECORDER), m.part("rec2", RECORDER)
    fife, vc, hn = m.part("fife", FIFE), m.part("vc", CELLO), m.part("hn", HORN)
    m.pluck(lute, "Dm Dm C Dm", 0, ["still", "pace"], 62)
    m.pluck(lute, HARM_L, 4, ["tread", "pace", "ride"], 60)
    m.lead(rec, TUNE_L, 4, 72, sing=True)
    m.pluck(lute, HARM_L2, 12, ["pace", "ride", "tread"], 62)
    m.lead(rec, TUNE_L2, 12, 76, sing=True)
    m.lead(fife, TUNE_L2, 12, 58, 12, sing=True, keep=[0, 0, 1, 1, 0, 0, 1, 1])
    m.hold(vc, HARM_L2, 12, [(1, -1)], 56)
    m.pluck(lute, "Dm C Dm Am", 20, ["still", "pace"], 62)                     # it stands a while, and a horn answers
    m.lead(hn, "-:8 | -:2 A3:1 C4:1 D4:4 | -:8 | -:2 D4:1 C4:1 A3:3 -:1", 20, 74)
    m.lead(lute2, RUN_L, 24, 66, grace=0.4, legato=1.3)
    m.pluck(lute, HARM_L, 24, ["tread", "still"], 54)
    m.lead(rec2, UNDER_L, 24, 58, sing=True, grace=0.0)
    m.lead(rec, TUNE_L, 24, 62, sing=True, keep=[0, 0, 0, 0, 1, 1, 1, 1])
    m.hold(vc, HARM_L, 24, [(2, -1)], 52)
    m.pluck(lute, "Dm G Am Dm", 32, ["pace", "tread"], 58)
    m.lead(rec, TUNE_L2.split("|", 4)[4], 32, 68, sing=True)
    m.pluck(lute, "Dm C Dm Dm", 36, ["still", "pace"], 60)
    m.lead(lute2, "-:8 | E5:2 C5:2 G4:4 | A4:2 C5:2 D5:4 | -:8", 36, 58, legato=1.4)
    d = np.zeros(sec(m.full))
    m.drums(d, 0, 4, ["d...d...", "d...d.s."], 0.5, 62)
    m.drums(d, 4, 8, ["D...d...", "D...d.s.", "D...d...", "D.s.d.ss"], 0.7, 62)
    m.drums(d, 12, 8, ["D...d.s.", "D.s.d...", "D...d.s.", "D.s.d.ts"], 0.8, 62)
    m.drums(d, 20, 4, ["d.......", "....d..."], 0.6, 62)
    m.drums(d, 24, 8, ["D...d...", "d...d.s.", "D...d...", "d.s.d..s"], 0.7, 62)
    m.drums(d, 32, 4, ["D...d.s.", "D...d...", "D.s.d.s.", "D...d..."], 0.7, 62)
    m.drums(d, 36, 4, ["d...d...", "d...d...", "d...d...", "d......."], 0.5, 62)
    m.mix_part("lute", 0, -0.28, -3, (80, 6500))
    m.mix_part("lute2", -1, 0.34, -2, (80, 4000))
    m.mix_part("rec", -3, 0.08, 2, (200, 5500))
    m.mix_part("rec2", -7, -0.15, 2, (200, 5000))
    m.mix_part("fife", -13, 0.20, 5, (300, 5000))
    m.mix_part("vc", -9, 0.24, 1, (60, 3000))
    m.mix_part("hn", -7, -0.40, 5, (80, 2500))
    m.mix(band(d, 0, 2600, 1), -5, -0.05, -1)
    m.mix(m.drone(((73.42, 1.0), (110.0, 0.6), (146.83, 0.35)),
                  [(0, 1), (4, .6), (12, .7), (19, .7), (21, 1), (24, .6), (34, .6), (37, 1), (40, 1)], "drone4"), -9, 0, -3)
    return m.close(-23, 1.6, -9, 3600)


def clap(rng):
    """Some of the guests clap, never quite together."""
    z = np.zeros(sec(0.25))
    for _ in range(5):
        f = rng.uniform(850, 1500)
        add(z, burst(rng, 0.12, f, f * 2.6, rng.uniform(0.03, 0.06), 0.0008), abs(rng.normal(0, 0.010)), rng.uniform(0.4, 1.0))
    return z


def battle_royal(rng, k):
    """The evening of a tournament: the band strikes up, a challenge is called and answered, and the guests clap along."""
    m = Band("battle_royal", 48, 126, 8)
    lute, lute2, pz, bs = m.part("lute", NYLON), m.part("lute2", STEEL), m.part("pz", PIZZ), m.part("bs", PLUCKED_BASS)
    rec, rec2, fife = m.part("rec", RECORDER), m.part("rec2", RECORDER), m.part("fife", FIFE)
    hn, tr, st = m.part("hn", HORN), m.part("tr", TRUMPET), m.part("st", STRINGS)

    def bass(bar, harm, vel, busy=True):
        for b, ch in enumerate(harm.split()):
            root = CHORDS[ch][0] - 12
            line = [(0, 3, root), (3, 1, root), (4, 2, root + 7), (6, 2, root)] if busy else [(0, 4, root), (4, 4, root + 7)]
            for i, n, p in line:
                bs.note(m.at((bar + b) * 8 + i) + m.rng.normal(0.003, 0.007), m.q * n * 0.85, p, vel + (7 if i == 0 else 0) + m.rng.normal(0, 4))
    m.pluck(lute, "D C G A", 0, ["tread", "reel"], 64)                         # the lute begins, the others tune in
    m.pluck(pz, "D C G A", 0, ["still", "tread"], 52)
    bass(2, "G A", 66, False)
    m.pluck(lute, HARM_R, 4, ["reel", "tread", "ride"], 62)
    m.lead(rec, TUNE_R, 4, 74, sing=True, legato=0.86)
    bass(4, HARM_R, 66, False)
    m.pluck(lute, HARM_R, 12, ["strum", "reel", "strum"], 66)
    m.pluck(pz, HARM_R, 12, ["tread"], 54)
    m.lead(rec, TUNE_R, 12, 78, sing=True, legato=0.86)
    m.lead(rec2, UNDER_R, 12, 64, sing=True, grace=0.0, legato=0.86)
    m.lead(tr, TUNE_R, 12, 58, -12, grace=0.0, legato=0.8, keep=[0, 0, 0, 0, 1, 1, 1, 1])
    bass(12, HARM_R, 72)
    m.pluck(lute, HARM_R2, 20, ["reel", "ride", "strum"], 62)
    m.lead(lute2, TUNE_R2, 20, 62, grace=0.0, legato=1.2)
    m.lead(rec, TUNE_R2, 20, 70, sing=True, grace=0.0, legato=0.9, keep=[0, 0, 0, 0, 1, 1, 1, 1])
    m.hold(st, HARM_R2, 20, [(1, 0), (3, 0)], 50)
    m.hold(hn, HARM_R2, 20, [(2, -1)], 52)
    bass(20, HARM_R2, 68)
    m.pluck(lute, HARM_R3, 28, ["still", "pace"], 58)                          # the challenge
    m.lead(hn, CALL_R, 28, 84, grace=0.0, legato=0.9)
    m.lead(tr, CALL_R, 28, 70, grace=0.0, legato=0.85, keep=[0, 0, 0, 0, 1, 1, 1, 1])
    m.lead(rec, REPLY_R, 28, 72, sing=True, grace=0.0, legato=0.8)
    m.lead(fife, REPLY_R, 28, 58, 12, grace=0.0, legato=0.8, keep=[0, 0, 0, 0, 1, 1, 1, 1])
    bass(28, HARM_R3, 64, False)
    m.pluck(lute, HARM_R, 36, ["strum", "reel", "strum"], 66)
    m.pluck(pz, HARM_R, 36, ["tread"], 56)
    m.lead(lute2, RUN_R, 36, 70, grace=0.0, legato=1.1)
    m.lead(fife, RUN_R, 36, 58, 12, grace=0.0, legato=0.8, keep=[0, 0, 1, 1, 0, 0, 1, 1])
    m.lead(rec, TUNE_R, 36, 74, sing=True, legato=0.86, keep=[0, 0, 0, 0, 1, 1, 1, 1])
    m.lead(tr, UNDER_R, 36, 60, grace=0.0, legato=0.8, keep=[0, 0, 0, 0, 1, 1, 1, 1])
    m.hold(st, HARM_R, 36, [(1, 0), (3, 0)], 50)
    bass(36, HARM_R, 74)
    m.pluck(lute, "D C G A", 44, ["reel", "tread"], 62)
    m.lead(rec, "-:8 | G5:2 E5:1 C5:1 E5:3 -:1 | D5:2 B4:1 D5:1 G5:3 -:1 | E5:1 C#5:1 A4:3 -:3", 44, 62, sing=True, grace=0.0)
    bass(44, "D C G A", 66, False)
    d = np.zeros(sec(m.full))
    m.drums(d, 0, 4, ["d...d...", "d...d.ss"], 0.6, 70)
    m.drums(d, 4, 8, ["D...d.s.", "D.s.d...", "D...d.s.", "D.s.d.ts"], 0.7, 70)
    m.drums(d, 12, 8, ["D.s.D.ts", "D..dD.t.", "D.s.D.ts", "D.dsd.tt"], 0.8, 70)
    m.drums(d, 20, 8, ["D.s.d.s.", "D..sd.s.", "D.s.d.s.", "D.s.d.ts"], 0.7, 70)
    m.drums(d, 28, 8, ["D.......", "d.s.d.s.", "D.......", "d.s.d.ss", "D......d", "d.s.d.s.", "D...D...", "D.D.dsts"], 0.8, 66)
    m.drums(d, 36, 8, ["D.tsD.ts", "D..dD.ts", "D.tsD.ts", "D.dsd.tt"], 0.8, 70)
    m.drums(d, 44, 4, ["D...d.s.", "D...d...", "d...d.s.", "d...d..s"], 0.65, 70)
    c = np.zeros(sec(m.full))
    for bar in (*range(16, 20), *range(36, 44)):
        for e in (2, 6):
            add(c, clap(m.rng), m.at(bar * 8 + e) + m.rng.normal(0, 0.006), np.exp(m.rng.normal(0, 0.12)))
    m.mix_part("lute", 0, -0.28, -3, (80, 7000))
    m.mix_part("lute2", -1, 0.34, -3, (80, 5500))
    m.mix_part("pz", -9, 0.42, -1)
    m.mix_part("bs", -4, 0.05, -6, (40, 2500))
    m.mix_part("rec", -1, 0.08, 0, (200, 6000))
    m.mix_part("rec2", -6, -0.18, 1, (200, 5500))
    m.mix_part("fife", -12, 0.22, 3, (300, 5500))
    m.mix_part("hn", -5, -0.36, 3, (80, 3000))
    m.mix_part("tr", -9, 0.30, 3, (120, 3600))
    m.mix_part("st", -12, -0.05, 1, (90, 4500))
    m.mix(band(d, 0, 5000, 1), -5, -0.05, -3)
    m.mix(c, -14, 0.12, 2)
    return m.close(-23, 1.25, -11)


# ------------------------------------------------------------------ the same evening, when it is about to be decided
# Key, tempo and theme of the calm piece, so that one may be cross-faded to the other; a pulse that does not let go.
def battle_line_tense(rng, k):
    m = Band("battle_line-tense", 32, 104)
    lute, vc, cb, tr = m.part("lute", NYLON), m.part("vc", CELLO), m.part("cb", BASS), m.part("tr", TREM)
    rec, pz, tm = m.part("rec", RECORDER), m.part("pz", PIZZ), m.part("tm", TIMP)
    h1, h2 = "Dm Dm Dm C Dm Dm Bb Am", "Dm Dm Bb Am Gm Dm Eb Am"
    for bar, harm, vel in ((0, h1, 62), (8, HARM_A, 64), (16, h2, 62), (24, HARM_B, 68)):
        m.ostinato(lute, harm, bar, vel, 0.0)
        m.pulse(cb, harm, bar, ["X.xX.x"], vel - 4, 0, -1)
        m.pulse(tm, harm, bar, ["X.....", "X..x.x"], vel - 14, 0, -1, 1.5)
    m.lead(vc, "D4:1 -:2 D4:1 E4:1 F4:1|E4:5 -:1|D4:1 -:2 D4:1 F4:1 G4:1|A4:5 -:1|Bb4:2 A4:1 G4:1 F4:1 E4:1|D4:5 -:1|"
               "F4:2 E4:1 D4:1 C#4:1 D4:1|E4:5 -:1", 0, 74, -12, sing=True, grace=0.0)
    m.hold(tr, "Dm Dm Bb Am", 4, [(2, 0), (3, 0)], 50)
    m.lead(vc, TUNE_A, 8, 76, -12, sing=True, grace=0.0)
    m.lead(rec, TUNE_A, 8, 64, sing=True, grace=0.0)
    m.hold(tr, HARM_A, 8, [(2, 0), (3, 0)], 52)
    m.hold(tr, h2, 16, [(1, 0), (3, 0), (4, 0)], 60)
    m.lead(pz, "A4:1 D5:1 A4:1 F4:1 A4:1 D5:1|-:3 A4:1 G4:1 F4:1|Bb4:1 D5:1 Bb4:1 F4:1 Bb4:1 D5:1|-:3 E4:1 F4:1 G4:1|"
               "Bb4:1 D5:1 Bb4:1 G4:1 Bb4:1 D5:1|-:3 A4:1 B4:1 C5:1|Eb5:1 Bb4:1 G4:1 Eb5:1 Bb4:1 G4:1|E5:1 C#5:1 B4:1 A4:3", 16, 72)
    m.lead(vc, TUNE_B, 24, 80, -12, sing=True, grace=0.0)
    m.lead(rec, TUNE_B, 24, 70, 0, sing=True, grace=0.0)
    m.hold(tr, HARM_B, 24, [(2, 0), (3, 0), (4, 0)], 54)
    d = np.zeros(sec(m.full))
    m.drums(d, 0, 8, ["D..d..", "D..d.s", "D..d..", "D.sdss"], 0.8, 66)
    m.drums(d, 8, 8, ["D.sd.s", "D.sdts", "D.sd.s", "D.sdtt"], 0.8, 66)
    m.drums(d, 16, 8, ["D.dD.d", "D.td.t", "D.dD.d", "Dsdsts"], 0.8, 66)
    m.drums(d, 24, 8, ["D.sdst", "DsdDst", "D.sdst", "DsdDtt"], 0.9, 66)
    m.mix_part("lute", -1, -0.30, -4, (90, 7000))
    m.mix_part("vc", -1, 0.25, -1, (60, 4500))
    m.mix_part("cb", -5, 0.05, -4, (40, 2500))
    m.mix_part("tr", -8, -0.1, 1, (150, 5000))
    m.mix_part("pz", -5, 0.4, -1)
    m.mix_part("rec", -5, -0.05, 2, (200, 5500))
    m.mix_part("tm", -7, 0.1, 0, (40, 2500))
    m.mix(d, -2, 0.0, -5)
    return m.close(-23, 1.25, -12, 3600)


def knight_line_tense(rng, k):
    m = Band("knight_line-tense", 24, 72)
    lute, harp, rec, vc = m.part("lute", NYLON), m.part("harp", HARP), m.part("rec", RECORDER), m.part("vc", CELLO)
    pz, tr = m.part("pz", PIZZ), m.part("tr", TREM)
    for bar, harm in ((0, HARM_K), (8, HARM_K2), (16, HARM_K)):
        m.pluck(pz, harm, bar, ["arp", "lilt"], 58, 0.0)
        m.pulse(vc, harm, bar, ["XxxXxx", "Xx.Xxx"], 52 + bar // 4, 0, 0)
    m.lead(harp, TUNE_K, 0, 74, legato=1.6, grace=0.0)
    m.hold(tr, "Dm Am Em Am", 4, [(2, 0), (3, 0)], 44)
    m.pluck(lute, HARM_K2, 8, ["arp", "lilt"], 52)
    m.lead(rec, TUNE_K2, 8, 68, sing=True, grace=0.0)
    m.lead(harp, TUNE_K2, 8, 58, 12, legato=1.4, grace=0.0, keep=[0, 1])
    m.hold(tr, HARM_K2, 8, [(1, 0), (3, 0)], 46)
    m.lead(harp, TUNE_K, 16, 72, 12, legato=1.4, grace=0.0)
    m.lead(rec, TUNE_K, 16, 64, sing=True, grace=0.0)
    m.pluck(lute, HARM_K, 16, ["arp", "drop"], 54)
    m.hold(tr, HARM_K, 16, [(2, 0), (3, 0), (4, 0)], 50)
    d = np.zeros(sec(m.full))
    m.drums(d, 0, 8, ["d.....", "d....d"], 0.6, 62)
    m.drums(d, 8, 8, ["d..d..", "d..d.d"], 0.7, 62)
    m.drums(d, 16, 8, ["D..d..", "D..d.d", "D..d..", "D.dd.d"], 0.7, 62)
    m.mix_part("lute", -3, -0.25, -3)
    m.mix_part("harp", 0, 0.30, -2)
    m.mix_part("rec", -4, 0.05, 1, (200, 6000))
    m.mix_part("vc", -5, 0.15, -2, (60, 3500))
    m.mix_part("pz", -4, -0.4, -1)
    m.mix_part("tr", -10, -0.1, 1, (150, 4500))
    m.mix(d, -7, 0.0, -2)
    m.mix(m.drone(((55.0, 0.8), (110.0, 0.6), (164.81, 0.3)), [(0, .7), (8, .9), (20, 1), (24, .7)], "drone5"), -14, 0, -4)
    return m.close(-23, 1.4, -11)


def bottle_imp_tense(rng, k):
    """The clock runs, and he hops faster than it."""
    m = Band("bottle_imp-tense", 32, 112)
    pz, lute, cl, fg = m.part("pz", PIZZ), m.part("lute", NYLON), m.part("cl", CLARINET), m.part("fg", BASSOON)
    tr, cb = m.part("tr", TREM), m.part("cb", BASS)
    for bar, harm in ((0, HARM_I), (8, HARM_I), (16, HARM_I2), (24, HARM_I)):
        m.pulse(pz, harm, bar, ["X.xX.x", "XxxX.x"], 58, 2)
        m.pulse(cb, harm, bar, ["X..x.."], 58, 0, -1)
    m.lead(fg, TUNE_I, 0, 72, -12, grace=0.0, legato=0.6)
    m.lead(cl, "-:3 A5:1 G#5:1 A5:1|-:6|-:3 G5:1 F#5:1 G5:1|-:6|-:3 Bb5:1 A5:1 Bb5:1|-:6|-:3 C#5:1 E5:1 G5:1|F5:1 D5:2 -:3", 0, 60,
           grace=0.0, legato=0.6)
    m.lead(cl, TUNE_I, 8, 74, 12, sing=True, grace=0.0, legato=0.7)
    m.lead(fg, TUNE_I, 8, 64, -12, grace=0.0, legato=0.6, keep=[0, 1])
    m.hold(tr, HARM_I, 8, [(2, 0), (3, 0)], 46)
    m.pluck(lute, HARM_I, 8, ["arp", "lilt"], 52)
    m.lead(cl, TUNE_I2, 16, 76, 12, sing=True, grace=0.0)
    m.pulse(fg, HARM_I2, 16, ["X.xx.x"], 58, 0, -1)
    m.hold(tr, HARM_I2, 16, [(2, 0), (3, 0), (4, 0)], 54)
    m.pluck(lute, HARM_I2, 16, ["arp", "lilt"], 56)
    m.lead(cl, TUNE_I, 24, 74, 12, grace=0.0, legato=0.7)
    m.lead(lute, TUNE_I, 24, 68, 12, grace=0.0, legato=0.9)
    m.pulse(fg, HARM_I, 24, ["XxxXxx"], 54, 0, -1)
    m.hold(tr, HARM_I, 24, [(1, 0), (3, 0), (4, 0)], 56)
    d = np.zeros(sec(m.full))
    m.drums(d, 0, 8, ["t..s..", "t..s.s"], 0.6, 84)
    m.drums(d, 8, 8, ["d.sd.s", "d.sdst"], 0.7, 84)
    m.drums(d, 16, 8, ["D.sd.s", "D.sdss", "D.sd.s", "D.sdst"], 0.7, 84)
    m.drums(d, 24, 8, ["D.sdss", "DstDss", "D.sdss", "DstDtt"], 0.8, 84)
    m.mix_part("pz", -1, -0.25, -3)
    m.mix_part("lute", -3, 0.32, -3)
    m.mix_part("cl", 0, 0.08, -1, (90, 5500))
    m.mix_part("fg", -4, -0.12, -2, (50, 3500))
    m.mix_part("tr", -10, 0.2, 1, (150, 4500))
    m.mix_part("cb", -6, 0.0, -4, (40, 2500))
    m.mix(d, -7, 0.0, -4)
    return m.close(-23, 1.15, -12, 3800)


def battlelore_tense(rng, k):
    """The march does not go by: it stands before the gate, and both horns call."""
    m = Band("battlelore-tense", 24, 98, 8)
    lute, lute2, rec, fife = m.part("lute", NYLON), m.part("lute2", STEEL), m.part("rec", RECORDER), m.part("fife", FIFE)
    vc, hn, tr, tm = m.part("vc", CELLO), m.part("hn", HORN), m.part("tr", TREM), m.part("tm", TIMP)
    for bar, harm in ((0, HARM_L), (8, HARM_L2), (16, HARM_L)):
        m.pluck(lute, harm, bar, ["pace", "ride"], 62)
        m.pulse(vc, harm, bar, ["X.xxX.xx"], 58 + bar // 4, 0, 0)
        m.pulse(tm, harm, bar, ["X.......", "X...x.xx"], 52, 0, -1, 1.5)
    m.lead(hn, "-:4 A3:1 D4:3 | -:8 | -:4 A3:1 F4:3 | E4:4 -:4 | -:4 A3:1 D4:3 | -:4 G3:1 E4:3 | -:4 G3:1 D4:3 | F4:2 E4:2 D4:4", 0, 80,
           grace=0.0)
    m.lead(rec, TUNE_L, 0, 68, sing=True, grace=0.0, keep=[0, 1, 0, 1])
    m.hold(tr, HARM_L, 0, [(2, 0), (3, 0)], 48)
    m.lead(rec, TUNE_L2, 8, 76, sing=True, grace=0.0)
    m.lead(fife, TUNE_L2, 8, 60, 12, sing=True, grace=0.0, keep=[0, 0, 1, 1])
    m.lead(hn, UNDER_L, 8, 60, -12, grace=0.0, keep=[0, 0, 0, 0, 1, 0, 0, 0])
    m.hold(tr, HARM_L2, 8, [(1, 0), (3, 0)], 52)
    m.lead(lute2, RUN_L, 16, 72, grace=0.0, legato=1.1)
    m.lead(fife, RUN_L, 16, 58, 12, grace=0.0, legato=0.8, keep=[0, 0, 1, 1])
    m.lead(rec, TUNE_L, 16, 74, sing=True, grace=0.0)
    m.lead(hn, UNDER_L, 16, 78, 0, grace=0.0)
    m.hold(tr, HARM_L, 16, [(2, 0), (3, 0), (4, 0)], 56)
    d = np.zeros(sec(m.full))
    m.drums(d, 0, 8, ["D..dD.d.", "D..dD.ss"], 0.8, 62)
    m.drums(d, 8, 8, ["D.sdD.s.", "D.sdD.ss", "D.sdD.s.", "DsddDdss"], 0.85, 62)
    m.drums(d, 16, 8, ["D.sdD.ts", "D.sdD.ss", "D.sdD.ts", "DsddDdtt"], 0.9, 62)
    m.mix_part("lute", -1, -0.28, -3, (80, 6500))
    m.mix_part("lute2", -1, 0.34, -2, (80, 5000))
    m.mix_part("rec", -3, 0.08, 1, (200, 5500))
    m.mix_part("fife", -12, 0.20, 4, (300, 5500))
    m.mix_part("vc", -5, 0.24, -2, (60, 3500))
    m.mix_part("hn", -4, -0.40, 3, (80, 2800))
    m.mix_part("tr", -10, -0.1, 1, (150, 4500))
    m.mix_part("tm", -7, 0.1, 0, (40, 2500))
    m.mix(band(d, 0, 3200, 1), -3, -0.05, -2)
    m.mix(m.drone(((73.42, 1.0), (110.0, 0.6), (146.83, 0.35)), [(0, .8), (8, .7), (16, 1), (24, .8)], "drone6"), -12, 0, -3)
    return m.close(-23, 1.4, -10, 3600)


def battle_royal_tense(rng, k):
    """The last bout: everybody is on the benches, and the call is answered before it is over."""
    m = Band("battle_royal-tense", 32, 126, 8)
    lute, lute2, pz, bs = m.part("lute", NYLON), m.part("lute2", STEEL), m.part("pz", PIZZ), m.part("bs", PLUCKED_BASS)
    rec, hn, tr, st = m.part("rec", RECORDER), m.part("hn", HORN), m.part("tr", TRUMPET), m.part("st", TREM)
    for bar, harm in ((0, HARM_R3), (8, HARM_R), (16, HARM_R2), (24, HARM_R)):
        m.pluck(lute, harm, bar, ["strum", "reel"], 64, 0.0)
        m.pulse(bs, harm, bar, ["X.xXx.xx", "X.xXxxXx"], 66, 0, -1)
        m.pulse(pz, harm, bar, ["xxXxxXxx"], 52, 3)
    m.lead(hn, CALL_R, 0, 84, grace=0.0, legato=0.9)
    m.lead(tr, CALL_R, 0, 66, 12, grace=0.0, legato=0.85, keep=[0, 0, 0, 0, 1, 1, 1, 1])
    m.lead(rec, REPLY_R, 0, 74, sing=True, grace=0.0, legato=0.8)
    m.lead(rec, TUNE_R, 8, 78, sing=True, grace=0.0, legato=0.86)
    m.lead(lute2, RUN_R, 8, 66, grace=0.0, legato=1.0)
    m.hold(st, HARM_R, 8, [(2, 0), (3, 0)], 50)
    m.lead(tr, TUNE_R2, 16, 62, grace=0.0, legato=0.85)
    m.lead(rec, TUNE_R2, 16, 72, sing=True, grace=0.0, legato=0.9)
    m.hold(st, HARM_R2, 16, [(1, 0), (3, 0)], 56)
    m.hold(hn, HARM_R2, 16, [(2, -1)], 56)
    m.lead(rec, RUN_R, 24, 76, sing=True, grace=0.0, legato=0.8)
    m.lead(tr, TUNE_R, 24, 64, grace=0.0, legato=0.8)
    m.lead(hn, UNDER_R, 24, 74, 0, grace=0.0, legato=0.85)
    m.hold(st, HARM_R, 24, [(2, 0), (3, 0), (4, 0)], 58)
    d = np.zeros(sec(m.full))
    m.drums(d, 0, 8, ["D..D..D.", "d.sd.sd."], 0.8, 68)
    m.drums(d, 8, 8, ["D.sdD.ts", "D.sdDsts"], 0.8, 70)
    m.drums(d, 16, 8, ["D.sdDst.", "DssdDsts"], 0.8, 70)
    m.drums(d, 24, 8, ["DstsDsts", "DsddDsts", "DstsDsts", "DsddDdtt"], 0.85, 70)
    c = np.zeros(sec(m.full))
    for bar in (*range(12, 16), *range(24, 32)):
        for e in (2, 6):
            add(c, clap(m.rng), m.at(bar * 8 + e) + m.rng.normal(0, 0.006), np.exp(m.rng.normal(0, 0.12)))
    m.mix_part("lute", 0, -0.28, -3, (80, 7000))
    m.mix_part("lute2", -2, 0.34, -3, (80, 5500))
    m.mix_part("pz", -9, 0.42, -1)
    m.mix_part("bs", -3, 0.05, -6, (40, 2500))
    m.mix_part("rec", -1, 0.08, 0, (200, 6000))
    m.mix_part("hn", -4, -0.36, 2, (80, 3000))
    m.mix_part("tr", -8, 0.30, 2, (120, 3800))
    m.mix_part("st", -11, -0.05, 1, (90, 4800))
    m.mix(band(d, 0, 5000, 1), -4, -0.05, -4)
    m.mix(c, -13, 0.12, 1)
    return m.close(-23, 1.2, -12)


# ------------------------------------------------------------------ the list
FILES = [  # name, function, variations, oggenc quality, use
    ("card-slide", card_slide, 3, 4, "a card moves over the mat"),
    ("card-lay", card_lay, 3, 4, "a card is laid in a formation"),
    ("card-flip", card_flip, 3, 4, "a card is turned over"),
    ("card-draw", card_draw, 3, 4, "a card is drawn from a deck"),
    ("card-lift", card_lift, 3, 4, "hover or pick up (very soft)"),
    ("wood-knock", wood_knock, 3, 4, "a flag pawn or figure is set down"),
    ("wood-slide", wood_slide, 3, 4, "a flag pawn or figure is pushed"),
    ("button", button, 3, 4, "a button is pressed"),
    ("focus", focus, 3, 4, "keyboard or pad focus moves (very soft)"),
    ("refuse", refuse, 3, 4, "an illegal move"),
    ("flag-claim", flag_claim, 3, 4, "a flag is claimed"),
    ("shuffle", shuffle, 1, 4, "a deck is shuffled"),
    ("deal", deal, 1, 4, "a hand of seven is dealt"),
    ("fanfare-small", fanfare_small, 2, 4, "a flag is won"),
    ("fanfare-win", fanfare_win, 1, 5, "the game is won"),
    ("lose", lose, 1, 4, "the game is lost: the imp's trombone"),
    ("turn", turn, 3, 4, "your turn"),
    ("hint", hint, 1, 4, "a hint appears"),
    ("undo", undo, 2, 4, "a move is taken back"),
    ("page", page, 3, 4, "a page of the rules or a menu is turned"),
    ("wax", wax, 3, 4, "confirm: the seal is pressed"),
    ("candle", candle, 1, 4, "candle crackle, loop, keep it low"),
    ("dice-shake", dice_shake, 1, 4, "dice in the cup"),
    ("dice-wood", dice_wood, 3, 4, "dice fall on the table"),
    ("coin", coin, 3, 4, "a coin drops / is put on another"),
    ("coins", coins, 3, 4, "coins are poured: points are counted"),
    ("glass-set", glass_set, 3, 4, "the bottle is set down"),
    ("glass-slide", glass_slide, 2, 4, "the bottle is pushed to somebody"),
    ("imp-laugh", imp_laugh, 2, 4, "the imp laughs: the bottle has a new holder"),
    ("imp-trombone", imp_trombone, 1, 4, "the holder at the end of a round"),
    ("horn", horn, 1, 4, "a call to battle"),
    ("drum", drum, 2, 4, "a drum stroke / two strokes"),
    ("march", march, 3, 4, "a unit on foot moves"),
    ("hooves", hooves, 3, 4, "a unit on horseback moves"),
    ("bow", bow, 3, 4, "archers shoot"),
    ("bolt", bolt, 3, 4, "a crossbow shoots"),
    ("arrow-hit", arrow_hit, 3, 4, "an arrow hits"),
    ("clash", clash, 3, 4, "a close combat"),
    ("fall", fall, 3, 4, "a figure falls"),
    ("retreat", retreat, 3, 4, "a unit is driven back"),
    ("war-drum", war_drum, 2, 4, "a banner is won"),
    ("horn-call", horn_call, 2, 4, "a command is played"),
    ("lore", lore, 3, 4, "magic"),
    ("token", token, 3, 4, "a Lore token is taken or paid"),
    ("hiss", hiss, 2, 4, "the spider"),
    ("rumble", rumble, 2, 4, "the earth moves"),
    ("hit", hit, 3, 4, "an attack does damage"),
    ("energy", energy, 3, 4, "Energy is attached"),
    ("evolve", evolve, 3, 4, "a Pokémon evolves"),
    ("knock-out", knock_out, 3, 4, "a Pokémon is Knocked Out"),
    ("prize", prize, 3, 4, "a Prize is taken"),
    ("coin-flip", coin_flip, 2, 4, "a coin turns in the air; it lands with `coin`"),
    ("tavern", tavern, 1, 4, "music, loop: menu and default"),
    ("title", title, 1, 4, "music, loop: title screen"),
    ("battle_line", battle_line, 1, 4, "music, loop: Battle Line"),
    ("battle_line-tense", battle_line_tense, 1, 4, "music, loop: Battle Line, about to be decided"),
    ("knight_line", knight_line, 1, 4, "music, loop: Knight Line"),
    ("knight_line-tense", knight_line_tense, 1, 4, "music, loop: Knight Line, about to be decided"),
    ("bottle_imp", bottle_imp, 1, 4, "music, loop: The Bottle Imp"),
    ("bottle_imp-tense", bottle_imp_tense, 1, 4, "music, loop: The Bottle Imp, about to be decided"),
    ("battlelore", battlelore, 1, 4, "music, loop: BattleLore"),
    ("battlelore-tense", battlelore_tense, 1, 4, "music, loop: BattleLore, about to be decided"),
    ("battle_royal", battle_royal, 1, 4, "music, loop: Battle Royal"),
    ("battle_royal-tense", battle_royal_tense, 1, 4, "music, loop: Battle Royal, about to be decided"),
]


def decode(path):
    with tempfile.TemporaryDirectory() as d:
        subprocess.run(["oggdec", "-Q", "-o", f"{d}/x.wav", str(path)], check=True)
        _, x = wavfile.read(f"{d}/x.wav")
    return x / 32768.0


def readme():
    rows, total = [], 0
    for base, _, count, _, use in FILES:
        for k in range(count):
            name = f"{base}-{k + 1}.ogg" if count > 1 else f"{base}.ogg"
            path = HERE / name
            if not path.exists():
                continue
            x = decode(path)
            peak = 20 * np.log10(np.max(np.abs(x)))
            size = path.stat().st_size
            total += size
            rows.append(f"| `{name}` | {len(x) / SR:.2f} | {'stereo' if x.ndim == 2 else 'mono'} | {size / 1024:.0f} | "
                        f"{loudness(x):.0f} | {peak:.1f} | {use} |")
    (HERE / "README.md").write_text(f"""# Sounds and music

All of it is made here: `python3 assets/sounds/make.py` rebuilds every file and this page (with names, only those:
`make.py coin drum`). It needs python3 with numpy, scipy and mido, and Debian's fluidsynth, fluid-soundfont-gm and
vorbis-tools. Seeds are fixed by the file names.

Ogg Vorbis, 44.1 kHz. Files that end in `-1`, `-2`, `-3` are variations of one sound: choose one at random, not the
same twice running, and vary the pitch by 2-3 %. The quiet ones (focus, card-lift, candle) are mixed quiet on purpose:
play everything at the volume of its kind. The loops (`candle` and all music) close without a seam: play them from the first to
the last sample, again and again. A piece may be cross-faded to another at any time.

`python3 assets/sounds/check.py` listens with numbers to what is committed, at the default volumes of the settings: effects
of one class (named there) lie within 6 dB of each other, and the music, by EBU R128, 8 dB or more under the median of each
class; no effect begins or ends with a click, and no loop's seam is rougher than the rest of it.

## When the music becomes tense

Each game has a second piece in the key, tempo and theme of its own. It sets in when the match is about to be decided, as far as
everybody sees, and goes when that is averted. A game answers `Say::is_nearly_decided` of its view, which is the same for every
viewer, and names both pieces in its `Setting`; a game that names no tense piece keeps its calm one.

| Game | Piece | It is about to be decided when |
|---|---|---|
| Battle Line | `battle_line-tense` | one more of the open flags would win for somebody: the fifth, or the third of three adjacent ones |
| Knight Line | `knight_line-tense` | somebody could complete a line with his next move, if he were on turn |
| The Bottle Imp | `bottle_imp-tense` | half of the cards of a round have been played, and it is the last one: by number, as an extra round, or because somebody would have the target if it ended as it stands |
| BattleLore | `battlelore-tense` | a side misses one Victory Banner or has one unit left, or the last turn is played |
| Battle Royal | `battle_royal-tense` | somebody has one Prize left to take, two are left of more players, or the last turn is played |

## Files

Loudness is K-weighted (BS.1770) over the active part; peaks are those of the decoded file.

| File | Seconds | Channels | KiB | LUFS | Peak dBFS | Use |
|---|---|---|---|---|---|---|
""" + "\n".join(rows) + f"""

{len(rows)} files, {total / 1048576:.2f} MiB.

## Credits

* Effects: synthesised by `make.py`; scores and music: our own, written in `make.py`.
* Brass, lute, recorder, strings in the music, `fanfare-*`, `lose`, `imp-trombone`, `horn`, `horn-call-*`, `retreat-*`
  and `turn-*` are rendered with the sound font FluidR3 GM, copyright 2000-2002, 2008 Frank Wen (Debian packaging:
  copyright 2008 Toby Smithe), MIT licence. The sound font itself is not part of this repository.
""")


def main():
    wanted = sys.argv[1:]
    for base, make, count, quality, _ in FILES:
        if wanted and not any(base.startswith(w) for w in wanted):
            continue
        for k in range(count):
            name = f"{base}-{k + 1}" if count > 1 else base
            x = make(rng_of(name), k)
            with tempfile.TemporaryDirectory() as d:
                wavfile.write(f"{d}/x.wav", SR, x.astype(np.float32))
                subprocess.run(["oggenc", "-Q", "-q", str(quality), "--serial", str(zlib.crc32(name.encode()) & 0x7fffffff),
                                "-o", str(HERE / f"{name}.ogg"), f"{d}/x.wav"], check=True,
                               stderr=subprocess.DEVNULL)
            print(f"{name}.ogg  {len(x) / SR:.2f} s", flush=True)
    readme()


if __name__ == "__main__":
    main()
