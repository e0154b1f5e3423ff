"""Remarks on moves: what becomes of them when moves are taken back."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import SupportsIndex

import pytest

from spielhafen.match import Match
from spielhafen.match import sandbox as sandboxes
from spielhafen.match.move_anchors import still_stands
from spielhafen.match.play_moves import play_moves
from spielhafen.match.undo import undo
from tests.match.tables import SANTA_TIMEA, SKERRY, skerry_where, with_games
from tests.match.test_sandbox import open_table


@pytest.fixture(autouse=True)
def _games() -> Iterator[None]:
    with with_games(SKERRY, SANTA_TIMEA):
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


def often_changed(seed: int) -> Match:
    """Return a sandbox with moves made and taken back at random, and set up anew twice."""
    random = Random(seed)
    match = open_table()
    start = match.state.clone()
    for number in range(60):
        if number in (10, 20):
            match.apply(sandboxes.arrange(match, 2.0, start))
        elif match.plies and random.random() < 0.3:
            plies = len(match.plies)
            match.apply(undo(match, 0, 2.0, random.randrange(max(0, plies - 3), plies)))
        elif match.actors():
            seat = match.actors()[0]
            match.apply(play_moves(match, seat, [str(match.view_for(seat).moves()[0])], 2.0))
        else:
            match.apply(sandboxes.play_chance(match, 0, 2.0))
    return match


@pytest.mark.parametrize("seed", range(4))
def test_a_move_stands_while_no_event_leaves_fewer_plies(seed: int) -> None:
    match = often_changed(seed)
    fewest = [min(match.plies_by_event[seq:]) for seq in range(match.seq + 1)]
    assert len(set(fewest)) > 2
    for seq, least in enumerate(fewest):
        stood = [ply for ply in range(max(match.plies_by_event) + 2) if still_stands(match, ply, seq)]
        assert stood == list(range(least + 1))


class SingleEntries(list[int]):
    """Plies by event of which entries are read one at a time, never all since an event."""

    def __getitem__(self, place: SupportsIndex) -> int:  # type: ignore[override]
        return super().__getitem__(place.__index__())

    def __iter__(self) -> Iterator[int]:
        raise AssertionError("a look at all events")


def test_a_long_match_is_not_searched_for_each_move() -> None:
    match = play(skerry_where("limpet"))
    last, seq = len(match.plies), match.seq
    for _ in range(5):
        match = play(match.with_event(undo(match, match.plies[-1].actor, 3.0)))
    assert len(match.cuts) == 1
    match.plies_by_event = SingleEntries(match.plies_by_event)
    assert not still_stands(match, last, seq)
    assert still_stands(match, last - 1, seq)
    assert still_stands(match, last, match.seq)
