#!/usr/bin/env python3
"""Listens with numbers to the files beside it, as they are committed, at the default volumes.

    python3 assets/sounds/check.py

Music by EBU R128 (ffmpeg), effects by make.py's loudness(), since many are shorter than a block of R128. Prints what it measures and
fails where a bound is broken. Needs what make.py needs, and ffmpeg.
"""
import re
import subprocess
import sys

import numpy as np
from scipy import signal

sys.dont_write_bytecode = True
from make import FILES, HERE, SR, db, decode, loudness

# What is heard of the same kind and in the same moments. The voice of the interface is quiet on purpose: it comes with every press.
CLASSES = {
    "cards": "card-slide card-lay card-flip card-draw shuffle deal page undo energy",
    "wood": "wood-knock wood-slide flag-claim dice-shake dice-wood token march hooves fall",
    "blows": "bow bolt arrow-hit clash hit knock-out drum war-drum rumble",
    "coins and glass": "coin coins coin-flip prize glass-set glass-slide",
    "signals": "fanfare-small fanfare-win lose turn wax refuse horn horn-call retreat imp-trombone",
    "creatures and magic": "imp-laugh hiss lore evolve",
    "interface": "button hint",
    "hardly heard": "card-lift focus",
}
CLASSES = {name: members.split() for name, members in CLASSES.items()}
QUIET = ("interface", "hardly heard")                                          # not measured against the music
SPREAD = 6.0                                                                   # dB from the quietest to the loudest of a class
BELOW = 8.0                                                                    # dB from the music up to the median of a class
EDGE = db(-50)                                                                 # a first or last sample above it is a click
DC = db(-54)                                                                   # of the mean
SEAM = 0.001                                                                   # at least so many other places of a loop are as rough
EDGES = [1, 3, 6, 12, 24, 48, 96, 192, 384]                                    # of the bands of a spectrum, in steps of 43 Hz
HIGH = signal.butter(4, 8000, "highpass", fs=SR, output="sos")                  # where a click stands out of music


def volumes():
    """The defaults of the settings, by name."""
    source = (HERE / "../../src/client/settings/mod.rs").read_text()
    line = re.search(r"impl Default for Volumes .*?Self \{(.*?)\}", source, re.S).group(1)
    return {name: float(value) for name, value in re.findall(r"(\w+): ([0-9.]+)", line)}


def stems():
    """Of every file: its name, the name of the sound, whether it is a loop, whether it is music."""
    for base, _, count, _, use in FILES:
        for k in range(count):
            yield (f"{base}-{k + 1}" if count > 1 else base), base, "loop" in use, use.startswith("music")


def r128(path):
    """Integrated loudness in LUFS."""
    told = subprocess.run(["ffmpeg", "-nostats", "-hide_banner", "-i", str(path), "-af", "ebur128", "-f", "null", "-"],
                          capture_output=True, text=True, check=True).stderr
    return float(re.findall(r"I:\s+(-?[0-9.]+) LUFS", told)[-1])


def mono(x):
    return x if x.ndim == 1 else x.mean(1)


def edges(x):
    """What clicks at the ends of an effect."""
    x = mono(x)
    wrong = [f"its {end} sample is {abs(x[i]):.4f}" for end, i in (("first", 0), ("last", -1)) if abs(x[i]) > EDGE]
    return wrong + ([f"its mean is {x.mean():.5f}"] if abs(x.mean()) > DC else [])


def seam(x):
    """How a loop's seam compares with the rest of it: the share of other places with as great a step from sample to sample, as great
    a change of the spectrum from one 23 ms to the next, and as much treble in 1 ms."""
    x = mono(x)
    steps = np.abs(np.diff(x))
    n, ms = 1024, SR // 1000
    over = np.concatenate([x[-n:], x])                                         # the seam is behind the first n samples
    spectra = np.abs(np.fft.rfft(over[:len(over) // n * n].reshape(-1, n) * np.hanning(n), axis=1))
    bands = np.log10(np.stack([spectra[:, a:b].mean(1) for a, b in zip(EDGES, EDGES[1:])], 1) + 1e-3)
    change = np.abs(np.diff(bands, axis=0)).mean(1)
    treble = np.abs(signal.sosfilt(HIGH, over))[n:]
    treble = treble[:len(treble) // ms * ms].reshape(-1, ms).max(1)
    return np.mean(steps >= abs(x[0] - x[-1])), np.mean(change[1:] >= change[0]), np.mean(treble[1:] >= treble[0])


def main():
    at, wrong, heard, music = volumes(), [], {}, {}
    gain = {part: 20 * np.log10(at["master"] * at[part]) for part in ("music", "effects", "interface")}
    for stem, base, loop, is_music in stems():
        path = HERE / f"{stem}.ogg"
        x = decode(path)
        if is_music:
            music[stem] = r128(path) + gain["music"]
        elif not loop:
            heard.setdefault(base, []).append(loudness(x))
            wrong += [f"{stem}: {what}" for what in edges(x)]
        if loop:
            rough = seam(x)
            print(f"{stem:20} seam: as rough in step, spectrum, treble elsewhere: " + ", ".join(f"{share:.1%}" for share in rough))
            wrong += [f"{stem}: the seam is rougher than all else" for share in rough if share < SEAM]
    known = [name for members in CLASSES.values() for name in members]
    if sorted(known) != sorted(heard):
        wrong.append(f"in no class, or in two, or no sound: {sorted(set(known) ^ set(heard)) or known}")
    loudest = max(music.values())
    print("\n".join(f"{stem:20} {level:6.1f} LUFS" for stem, level in music.items()))
    for name, members in CLASSES.items():
        part = gain["interface" if name in QUIET else "effects"]
        levels = {base: [level + part for level in heard[base]] for base in members if base in heard}
        every = [level for of in levels.values() for level in of]
        spread, median = max(every) - min(every), float(np.median(every))
        print(f"{name:20} {min(every):6.1f} to {max(every):.1f}, median {median:.1f}: {median - loudest:.1f} dB over the loudest music")
        if spread > SPREAD:
            wrong.append(f"{name}: {spread:.1f} dB apart: " + ", ".join(f"{base} {np.mean(of):.1f}" for base, of in levels.items()))
        if name not in QUIET and median - loudest < BELOW:
            wrong.append(f"{name}: {median - loudest:.1f} dB over the music")
    print("\n".join(wrong) or "all is well")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
