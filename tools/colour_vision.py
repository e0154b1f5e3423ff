"""Differences of colours as people with and without colour vision deficiency see them.

Simulation: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color
Vision Deficiency", IEEE TVCG 15 (6), 2009, severity 1.0, on linear RGB; achromatopsia: the luminance. Difference:
CIEDE2000 as in G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000 Color-Difference Formula", Color Res. Appl. 30 (1), 2005.
Contrast: WCAG 2.2.
"""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Final, TypeAlias

Triple: TypeAlias = tuple[float, float, float]

LUMINANCE: Final[Triple] = (0.2126, 0.7152, 0.0722)
VISIONS: Final[dict[str, tuple[Triple, Triple, Triple]]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "achromatopsia": (LUMINANCE, LUMINANCE, LUMINANCE),
}
"""Matrices on linear RGB."""
XYZ: Final[tuple[Triple, Triple, Triple]] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE: Final[Triple] = (0.95047, 1.0, 1.08883)


def linear(colour: str) -> Triple:
    """Return the linear RGB values of `#rgb` or `#rrggbb`."""
    digits = colour.removeprefix("#")
    pairs = [2 * digit for digit in digits] if len(digits) == 3 else [digits[i : i + 2] for i in (0, 2, 4)]
    red, green, blue = (int(pair, 16) / 255 for pair in pairs)
    return _unscaled(red), _unscaled(green), _unscaled(blue)


def _unscaled(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _times(matrix: tuple[Triple, Triple, Triple], values: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, values, strict=True)) for row in matrix)
    return x, y, z


def seen(colour: str, vision: str) -> Triple:
    """Return the linear RGB values of a colour as this vision sees it."""
    red, green, blue = (min(1.0, max(0.0, value)) for value in _times(VISIONS[vision], linear(colour)))
    return red, green, blue


def lab(values: Triple) -> Triple:
    """Return the CIELAB values of linear RGB under D65."""
    x, y, z = (_lab_root(value / most) for value, most in zip(_times(XYZ, values), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _lab_root(value: float) -> float:
    return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def ciede2000(one: Triple, other: Triple) -> float:
    """Return the CIEDE2000 difference of two CIELAB colours; the names are those of the paper."""
    l1, a1, b1 = one
    l2, a2, b2 = other
    g = 0.5 * (1 - _saturation((hypot(a1, b1) + hypot(a2, b2)) / 2))
    c1, c2 = hypot((1 + g) * a1, b1), hypot((1 + g) * a2, b2)
    h1, h2 = degrees(atan2(b1, (1 + g) * a1)) % 360, degrees(atan2(b2, (1 + g) * a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    lm, cm, hm = (l1 + l2) / 2, (c1 + c2) / 2, h1 + turn / 2 if c1 * c2 else h1 + h2
    t = 1 + sum(part * cos(radians(times * hm + shift)) for part, times, shift in HUE_WEIGHTS)
    sl = 1 + 0.015 * (lm - 50) ** 2 / sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    rt = -sin(radians(60 * exp(-(((((hm - 275) % 360 + 180) % 360 - 180) / 25) ** 2)))) * 2 * _saturation(cm)
    lightness, chroma, hue = (l2 - l1) / sl, (c2 - c1) / sc, hue / sh
    return sqrt(lightness**2 + chroma**2 + hue**2 + rt * chroma * hue)


HUE_WEIGHTS: Final = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63))


def _saturation(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25**7))


def difference(one: str, other: str, vision: str = "normal") -> float:
    """Return how different two colours look to this vision: 1 is just noticed side by side."""
    return ciede2000(lab(seen(one, vision)), lab(seen(other, vision)))


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21."""
    lights = sorted(
        sum(part * value for part, value in zip(LUMINANCE, linear(colour), strict=True))
        for colour in (one, other)
    )
    return (lights[1] + 0.05) / (lights[0] + 0.05)
