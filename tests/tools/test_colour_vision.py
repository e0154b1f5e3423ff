"""Differences of colours against published examples."""

from __future__ import annotations

import pytest
from colour_vision import VISIONS, Triple, ciede2000, contrast, difference, lab, linear, seen

PAIRS: list[tuple[Triple, Triple, float]] = [
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, 3.1571, -77.2803), (50.0, 0.0, -82.7485), 2.8615),
    ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((50.0, 2.5, 0.0), (58.0, 24.0, 15.0), 19.4535),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((63.0109, -31.0961, -5.8663), (62.8187, -29.7946, -4.0864), 1.2630),
    ((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619), 2.0373),
    ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
]
"""Pairs of CIELAB colours of the paper by Sharma, Wu and Dalal, and their differences."""


@pytest.mark.parametrize(("one", "other", "expected"), PAIRS)
def test_the_difference_is_that_of_the_published_examples(
    one: Triple, other: Triple, expected: float
) -> None:
    assert ciede2000(one, other) == pytest.approx(expected, abs=1e-4)
    assert ciede2000(other, one) == pytest.approx(expected, abs=1e-4)


def test_white_and_grey_stay_what_they_are_for_everyone() -> None:
    for vision, matrix in VISIONS.items():
        assert all(sum(row) == pytest.approx(1, abs=1e-5) for row in matrix)
        assert seen("#808080", vision) == pytest.approx(linear("#808080"), abs=1e-5)
    assert lab(linear("#fff")) == pytest.approx((100, 0, 0), abs=0.02)


def test_known_confusions_are_found() -> None:
    red, green = "#c04a3a", "#6f7030"

    assert difference(red, green) > 25
    assert difference(red, green, "deuteranopia") < difference(red, green) / 2
    assert difference("#000", "#fff", "achromatopsia") == pytest.approx(100, abs=0.1)


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000", "#fff") == pytest.approx(21)
    assert contrast("#777", "#fff") == pytest.approx(4.48, abs=0.01)
