"""The front of Battle Line, embroidered on the mat: hills across the table, the river between the armies and a palisade from flag to flag, a camp at each
end of it, and the fields of the near side. make.py writes it; the program draws it in strips (table/faces.rs). A unit is half a millimetre; the
middle is that of the flag row (table/layout.rs)."""
import math, random

WIDE, DEEP = 1376, 976
# Columns of flags are so far apart, in units.
PITCH = 150.4
# Thread, and the shade that it casts and with which shapes are filled.
THREAD, SHADE = "#efe0ae", "#10180a"
X, Y = WIDE / 2, DEEP / 2


def shape(path, fill=0.16, dash="11 6", width=3.6, thread=0.30):
    """A shape in the shade within a seam; without fill a seam alone."""
    seam = f'stroke-width="{width}" stroke-dasharray="{dash}" stroke-linecap="round" stroke-linejoin="round"'
    body = f'<path d="{path}" fill="{SHADE}" fill-opacity="{fill}"/>' if fill else ""
    return (body + f'<path d="{path}" fill="none" stroke="{SHADE}" stroke-opacity=".34" {seam} transform="translate(1.6 1.8)"/>'
            f'<path d="{path}" fill="none" stroke="{THREAD}" stroke-opacity="{thread}" {seam}/>\n')


def skyline(tops, foot):
    """How high the land is at every x, where each hill has its middle, half its width and its height."""
    def at(x):
        return max((high * (0.5 + 0.5 * math.cos(math.pi * (x - middle) / half)) for middle, half, high in tops if abs(x - middle) < half), default=0)
    return [foot - at(x) for x in range(WIDE + 1)]


def fir(x, foot, size):
    path = f"M{x:.0f} {foot:.0f}v{-9 * size:.0f}"
    for row in range(3):
        half, y = (17 - 4.4 * row) * size, foot - (9 + 11 * row) * size
        path += f"M{x - half:.0f} {y:.0f}L{x:.0f} {y - 16 * size:.0f}L{x + half:.0f} {y:.0f}Z"
    return shape(path, 0.20, "7 3", 3.0)


def hills(chance):
    """Three chains of hills, of each what the nearer ones leave to be seen, hatched where it is in the shade; firs before them."""
    chains = []
    for foot, step, high in ((120, 210, 66), (196, 260, 84), (262, 190, 52)):
        middles = [x + chance.uniform(-40, 40) for x in range(40 + foot % 90, WIDE, step)]
        chains.append((foot, [(x, step * chance.uniform(0.62, 0.85), high * chance.uniform(0.6, 1.15)) for x in middles]))
    lines = [skyline(tops, foot) for foot, tops in chains]
    out = "<defs>" + "".join(f'<linearGradient id="land{nth}" gradientUnits="userSpaceOnUse" x1="0" y1="{foot - 80}" x2="0" y2="{foot}"><stop stop-color="{SHADE}" stop-opacity=".26"/>'
                             f'<stop offset="1" stop-color="{SHADE}" stop-opacity="0"/></linearGradient>' for nth, (foot, _) in enumerate(chains)) + "</defs>\n"
    for nth, (foot, tops) in enumerate(chains):
        before = [min((line[x] for line in lines[nth + 1:]), default=DEEP) for x in range(WIDE + 1)]
        seen = [x for x in range(24, WIDE - 24, 6) if lines[nth][x] < min(before[x], foot) - 3]
        path = "".join(f"{'L' if x - 6 in seen else 'M'}{x} {lines[nth][x]:.0f}" for x in seen)
        land = f"M24 {foot}" + "".join(f"L{x} {lines[nth][x]:.0f}" for x in range(24, WIDE - 23, 8)) + f"L{WIDE - 24} {foot}Z"
        out += f'<path d="{land}" fill="url(#land{nth})"/>' + shape(path, 0)
        hatch = ""
        for middle, half, high in tops:
            for line in range(4):
                x = int(middle + half * (0.14 + 0.15 * line))
                long = high * chance.uniform(0.22, 0.4)
                if 30 < x < WIDE - 50 and lines[nth][x] + 9 + long < before[x + 12]:
                    hatch += f"M{x} {lines[nth][x] + 9:.0f}q{half * 0.07:.0f} {long * 0.5:.0f} {half * 0.08:.0f} {long:.0f}"
        out += shape(hatch, 0, "7 4", 2.8, 0.26)
    for cluster in range(11):
        x, foot = 70 + cluster * 116 + chance.uniform(-20, 20), 284 + chance.uniform(-16, 10)
        out += "".join(fir(x + 26 * tree, foot + 8 * (tree % 2), chance.uniform(0.85, 1.15)) for tree in range(chance.choice((1, 2, 3))))
    return out


def river():
    """The river winds behind the flags, and ripples on it."""
    def bank(off):
        points = [(22 + i * (WIDE - 44) / 18, Y - 57 + off + (6 if i % 2 else -6)) for i in range(19)]
        return points
    def line(points):
        path = ""
        for (x0, y0), (x1, y1) in zip(points, points[1:]):
            half = (x1 - x0) / 2
            path += f"C{x0 + half:.0f} {y0:.0f} {x1 - half:.0f} {y1:.0f} {x1:.0f} {y1:.0f}"
        return path
    far, near = bank(-13), bank(13)
    water = f"M{far[0][0]:.0f} {far[0][1]:.0f}{line(far)}L{near[-1][0]:.0f} {near[-1][1]:.0f}{line(near[::-1])}Z"
    ripples = "".join(f"M{x:.0f} {Y - 57 + (4 if k % 2 else -4):.0f}q7 -5 14 0t14 0" for k, x in enumerate(range(60, WIDE - 80, 58)))
    return f'<path d="{water}" fill="#0d2a3c" fill-opacity=".34"/>' + shape(water, 0) + shape(ripples, 0, "40 1", 2.6)


def palisade():
    """Pointed stakes from flag to flag."""
    out = ""
    for gap in range(-4, 4):
        middle = X + (gap + 0.5) * PITCH
        stakes = "".join(f"M{x - 5.2:.1f} {Y + 17:.0f}V{Y - 13:.0f}L{x:.1f} {Y - 23:.0f}L{x + 5.2:.1f} {Y - 13:.0f}V{Y + 17:.0f}Z" for x in (middle + 13.6 * stake for stake in (-2, -1, 0, 1, 2)))
        out += shape(stakes, 0.22, "9 3", 2.8) + shape(f"M{middle - 38:.0f} {Y + 3:.0f}h76", 0, "9 4", 3.2)
    return out


def tent(x, foot, size, banner=False):
    top = foot - 46 * size
    out = shape(f"M{x - 32 * size:.0f} {foot:.0f}Q{x - 10 * size:.0f} {foot - 16 * size:.0f} {x:.0f} {top:.0f}Q{x + 10 * size:.0f} {foot - 16 * size:.0f} {x + 32 * size:.0f} {foot:.0f}Z", 0.24, "9 4")
    out += shape(f"M{x - 8 * size:.0f} {foot:.0f}L{x:.0f} {foot - 26 * size:.0f}L{x + 8 * size:.0f} {foot:.0f}Z", 0.26, "7 3", 3)
    return out + (shape(f"M{x:.0f} {top:.0f}v{-26 * size:.0f}l{24 * size:.0f} {8 * size:.0f}l{-24 * size:.0f} {8 * size:.0f}Z", 0.2, "7 3", 3) if banner else "")


def fields(chance):
    """Ploughed fields, hedges between them."""
    out, left = "", 40
    for wide, slope in ((160, 0.16), (206, -0.12), (172, 0.10), (222, -0.08), (164, 0.14), (196, -0.16)):
        furrows = ""
        for row in range(7):
            y = 796 + row * 24
            inset = 10 + chance.uniform(0, 14)
            rise = slope * wide / 2
            furrows += f"M{left + inset:.0f} {y + rise:.0f}Q{left + wide / 2:.0f} {y - 8:.0f} {left + wide - inset:.0f} {y - rise:.0f}"
        out += shape(furrows, 0, "15 8", 3.0, 0.22)
        for bush in range(5 if left + wide < WIDE - 60 else 0):
            out += shape(f"M{left + wide + 4 - bush * 2} {808 + bush * 34}a11 10 0 1 1 20 0z", 0.18, "7 3", 2.8)
        left += wide + 24
    return out


def front():
    chance = random.Random(5)
    camps = tent(40, Y + 20, 0.84, True) + tent(WIDE - 40, Y + 20, 0.84, True)
    body = hills(chance) + river() + palisade() + camps + fields(chance)
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="{{{{height}}}}" viewBox="0 {{{{top}}}} {WIDE} {{{{deep}}}}">\n{body}</svg>\n'
