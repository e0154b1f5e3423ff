"""Remarks on moves: what becomes of them when moves are taken back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from spielhafen.match import Match
from spielhafen.match.move_anchors import still_stands
from spielhafen.match.play_moves import play_moves
from spielhafen.match.undo import undo
from tests.match.tables import SKERRY, skerry_where, with_games


@pytest.fixture(autouse=True)
def _games() -> Iterator[None]:
    with with_games(SKERRY):
        yield


def play(match: Match) -> Match:
    return match.with_event(play_moves(match, 0, ["signal"], 2.0))


def test_a_move_stands_while_others_follow() -> None:
    match = skerry_where("limpet")
    first = (len(match.plies), match.seq)
    later = play(match)
    assert still_stands(later, *first)
    assert still_stands(later, len(later.plies), later.seq)


def test_a_move_that_was_taken_back_does_not_come_again_with_its_number() -> None:
    match = play(skerry_where("limpet"))
    last, seq = len(match.plies), match.seq
    shorter = match.with_event(undo(match, match.plies[-1].actor, 3.0))
    assert still_stands(match, last, seq)
    assert not still_stands(shorter, last, seq)
    assert still_stands(shorter, last - 1, seq)
    again = play(shorter)
    assert len(again.plies) == last
    assert not still_stands(again, last, seq)
    assert still_stands(again, last, again.seq)


def test_a_move_stands_not_yet_for_those_who_know_less() -> None:
    match = skerry_where("limpet")
    later = play(match)
    assert not still_stands(match, 0, later.seq)
    assert not still_stands(match, len(later.plies), match.seq)
