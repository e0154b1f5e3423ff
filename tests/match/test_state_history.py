"""Tests of the states that a match keeps."""

from __future__ import annotations

from random import Random

import pytest

from spielhafen.core.codec import dump
from tests.match.tables import SANTA_TIMEA, match_of, play_on


@pytest.mark.parametrize("seats", [2, 4])
def test_states_that_were_kept_are_those_that_are_replayed(seats: int) -> None:
    match = match_of(SANTA_TIMEA, seats)
    while match.winners is None:
        first = len(match.plies) + 1
        play_on(match, Random(seats + first), 1)
        kept = [dump(state) for state in match.states(first, len(match.plies))]
        match.clear_caches()
        assert [dump(state) for state in match.states(first, len(match.plies))] == kept
        assert dump(match.state) == kept[-1]


def test_a_state_that_was_kept_stays_as_it_is_when_the_match_goes_on() -> None:
    match = match_of(SANTA_TIMEA, 3)
    play_on(match, Random(3), 1)
    kept = list(match.states(len(match.plies), len(match.plies)))
    before = [dump(state) for state in kept]
    play_on(match, Random(4), 10)
    assert [dump(state) for state in kept] == before
