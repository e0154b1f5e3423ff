"""The end of a match in lines: places, and who was ahead."""

from __future__ import annotations

from random import Random

import pytest

from spielhafen.i18n import Translator
from spielhafen.match import Match
from spielhafen.terminal.render.palette import PLAIN_PALETTE
from spielhafen.terminal.shared.place_lines import BARS, CURVE_WIDTH, render_lead, render_places
from tests.match.tables import SANTA_TIMEA, match_of, play_on


@pytest.fixture(scope="module")
def finished() -> Match:
    match = match_of(SANTA_TIMEA, 3)
    play_on(match, Random(4))
    return match


def test_the_places_are_told_first_place_first(finished: Match) -> None:
    lines = [line.plain for line in render_places(Translator("en", SANTA_TIMEA), finished, PLAIN_PALETTE)]
    assert len(lines) == 3
    assert lines[0].startswith(f"1. {finished.names[(finished.winners or [])[0]]}: ")
    assert [int(line.partition(".")[0]) for line in lines] == sorted(
        int(line.partition(".")[0]) for line in lines
    )


def test_who_was_ahead_is_a_sentence_and_a_row_of_bars_for_each_seat(finished: Match) -> None:
    words = Translator("en", SANTA_TIMEA)
    (sentence,) = render_lead(words, finished, PLAIN_PALETTE, curves=False)
    assert "was ahead" in sentence.plain
    _, *curves, _ = (line.plain for line in render_lead(words, finished, PLAIN_PALETTE, curves=True))
    assert len(curves) == 3
    assert all(len(curve.rpartition(" ")[2]) == CURVE_WIDTH for curve in curves)
    assert [curve[-1] == BARS[-1] for curve in curves] == [
        seat in (finished.winners or []) for seat in range(3)
    ]


def test_before_the_end_no_one_is_told_who_is_ahead() -> None:
    match = match_of(SANTA_TIMEA, 2)
    assert render_lead(Translator("en", SANTA_TIMEA), match, PLAIN_PALETTE, curves=True) == []
