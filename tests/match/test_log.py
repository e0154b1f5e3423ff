"""The log is recorded when it is read: it says the same whenever that is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random

import pytest

from spielhafen.core.game import Game
from spielhafen.core.play import EVERYTHING
from spielhafen.match import ClockPlan, Event, Match, Undone, UndoRefused, proposals
from spielhafen.match.play_moves import play_moves
from spielhafen.match.undo import undo
from tests.match.tables import SANTA_TIMEA, SKERRY, all_views, match_of, play, with_games

CLOCK = ClockPlan("move", 10.0, flag="move")


@pytest.fixture(autouse=True)
def _games() -> Iterator[None]:
    with with_games(SANTA_TIMEA, SKERRY):
        yield


def play_match(game: Game, read: Callable[[Match], object]) -> Match:
    """Return a match with undos and late players; `read` is called after each event."""
    match, random = match_of(game, 3, clock=CLOCK), Random(5)
    for number in range(90):
        if not match.actors():
            break
        seat = random.choice(match.actors())
        if number % 7 == 3:
            for event in undo_events(match, seat, alone=number % 2 == 0):
                match.apply(event)
        elif number % 5 == 2:
            late = play_moves(match, seat, [str(random.choice(match.view_for(seat).moves()))], 2.0, "sailor")
            match.apply(late)
        else:
            play(match, seat, str(random.choice(match.view_for(seat).moves())))
        read(match)
    return match


def undo_events(match: Match, seat: int, *, alone: bool) -> Iterator[Event]:
    """Yield the undo of a player's last ply, or one that all agree to."""
    if alone:
        with suppress(UndoRefused):
            yield undo(match, seat, 3.0)
    elif (ply := proposals.undo_target(match, seat)) is not None:
        yield Undone(seat, ply, 3.0, agreed=True)


def read_and_clear(match: Match) -> None:
    all_views(match)
    match.clear_caches()


def read_bit_by_bit(match: Match) -> None:
    """Read a few more plies each time, and never all of them."""
    match.log(EVERYTHING, 0, match.logged_plies + 2)


@pytest.mark.parametrize("game", [SANTA_TIMEA, SKERRY], ids=lambda game: game.name)
def test_the_log_is_the_same_whenever_it_is_read(game: Game) -> None:
    always, never = play_match(game, all_views), play_match(game, lambda _: None)
    often = play_match(game, lambda match: len(match.plies) % 3 or match.log(EVERYTHING))
    forgetful, slow = play_match(game, read_and_clear), play_match(game, read_bit_by_bit)
    views = all_views(always)
    assert any(line.text.key in ("undo-logged", "clock-logged-move") for line in always.log(EVERYTHING))
    assert all_views(never) == all_views(often) == all_views(forgetful) == all_views(slow) == views
    assert always.logbook(1).plies == never.logbook(1).plies == forgetful.logbook(1).plies


def test_a_successor_leaves_the_log_before_it_as_it_is() -> None:
    match = match_of(SANTA_TIMEA, 2)
    before = match.log(EVERYTHING)
    (seat,) = match.actors()
    after = match.with_event(play_moves(match, seat, [str(match.view_for(seat).moves()[0])], 2.0))
    assert after.log(EVERYTHING)[: len(before)] == before
    assert len(after.log(EVERYTHING)) > len(before)
    assert match.log(EVERYTHING) == before


@pytest.mark.parametrize("game", [SANTA_TIMEA, SKERRY], ids=lambda game: game.name)
@pytest.mark.parametrize("most", [1, 7])
def test_the_log_is_the_same_when_read_in_slices(game: Game, most: int) -> None:
    whole, sliced = (play_match(game, lambda _: None) for _ in range(2))
    views, plies = all_views(whole), len(sliced.plies)
    lines = []
    for first in range(0, plies + 1, most):
        last = min(first + most - 1, plies)
        lines += sliced.log(EVERYTHING, first, last)
        assert sliced.logged_plies == last, "no more than was read"
    assert lines == whole.log(EVERYTHING)
    assert all_views(sliced) == views
