"""The undo limit: nothing settled by chance, another player or a revealed secret is undone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from spielhafen.core.play import CHANCE, PUBLIC
from spielhafen.core.secret import HIDDEN, determinize, flatten, looks_same, view
from spielhafen.match import Closed, Match, UndoRefused
from spielhafen.match.undo import undo, undo_limit
from tests.match.tables import SANTA_TIMEA, SKERRY, all_views, match_of, play, skerry_where, with_games


@pytest.fixture(autouse=True)
def _games() -> Iterator[None]:
    with with_games(SANTA_TIMEA, SKERRY):
        yield


def take_back(match: Match, seat: int) -> None:
    match.apply(undo(match, seat, 3.0))


def barrier_of(match: Match, seat: int) -> str:
    barrier = undo_limit(match, seat)[1]
    assert barrier is not None
    return barrier.key


def test_an_open_deed_can_be_taken_back() -> None:
    match = skerry_where("limpet")
    before = all_views(match)
    play(match, 0, "signal")
    assert undo_limit(match, 0)[0] == 1
    take_back(match, 0)
    assert all_views(match) == before
    assert match.seq == 3


def test_chance_bars_an_undo() -> None:
    match = match_of(SKERRY)
    assert barrier_of(match, 0) == "undo-chance"
    play(match, 0, "rest")
    assert barrier_of(match, 0) == "undo-chance"
    with pytest.raises(UndoRefused):
        undo(match, 0, 3.0)


def test_a_revealed_card_cannot_be_taken_back() -> None:
    match = skerry_where("limpet")
    play(match, 0, "lay limpet")
    assert barrier_of(match, 0) == "undo-revealed"


def test_plies_before_a_barrier_are_barred_too() -> None:
    match = skerry_where("limpet")
    play(match, 0, "lay limpet")
    limit = undo_limit(match, 0)[0]
    assert limit == len(match.plies)
    with pytest.raises(UndoRefused):
        undo(match, 0, 3.0, ply=limit - 1)


def test_another_players_decision_bars_an_undo() -> None:
    match = skerry_where("oyster", 3)
    play(match, 0, "lay oyster")
    play(match, 1, "allow")
    assert barrier_of(match, 0) == "undo-other-seat"
    assert undo_limit(match, 1)[0] == len(match.plies) - 1


def test_an_answer_open_to_all_reveals_nothing() -> None:
    match = skerry_where("oyster", 3)
    play(match, 0, "lay oyster")
    before = all_views(match)
    play(match, 1, "allow")
    take_back(match, 1)
    assert all_views(match) == before


def test_a_sealed_choice_can_be_taken_back_until_it_is_shown() -> None:
    match = match_of(SKERRY, 3)
    while len(match.actors()) == 1:
        play(match, match.actors()[0], "rest")
    before = all_views(match)
    play(match, 1, "bid 2")
    take_back(match, 1)
    assert all_views(match) == before
    for seat in (1, 0, 2):
        play(match, seat, "bid 1")
    assert barrier_of(match, 2) == "undo-over"


def test_a_closed_table_allows_no_undo() -> None:
    match = skerry_where("limpet")
    play(match, 0, "signal")
    match.apply(Closed(4.0))
    assert barrier_of(match, 0) == "refused-table-cleared"


def test_an_undo_changes_no_draw() -> None:
    straight, detour = skerry_where("limpet"), skerry_where("limpet")
    play(straight, 0, "signal")
    play(detour, 0, "signal")
    take_back(detour, 0)
    play(detour, 0, "signal")
    play(straight, 0, "rest")
    play(detour, 0, "rest")
    assert straight.plies == detour.plies
    assert straight.chance_draws == detour.chance_draws


def expected_limit(match: Match, history: list[Any], seat: int) -> int:
    """Return the undo limit, computed by counting the items visible to others around each ply.

    A snatch shows an oyster in the hand even if it comes too late to win anything.
    """
    ply = len(match.plies)
    if match.winners is not None:
        return ply
    while ply and match.plies[ply - 1].actor == seat:
        if match.plies[ply - 1].move == "snatch" or reveals_item(history, seat, ply):
            break
        ply -= 1
    return ply


def reveals_item(history: list[Any], seat: int, ply: int) -> bool:
    """Return whether the ply shows another player a unique item that was hidden before."""
    for viewer in (PUBLIC, *range(history[0].seats())):
        before, after = (view(state, viewer) for state in history[ply - 1 : ply + 1])
        for pool in before.POOLS if viewer != seat else ():
            if visible_items(after, pool) - visible_items(before, pool):
                return True
    return False


def visible_items(state: Any, pool: Any) -> Counter[int]:
    return Counter(item for name in pool.places for item in flatten(getattr(state, name)) if item != HIDDEN)


def could_surprise(match: Match, before: Any, after: Any, seat: int) -> bool:
    """Return whether the ply can show another viewer anything new.

    So it does if in some world that they thought possible it would be illegal or look different.
    """
    if before.actor() != seat:
        before = before.clone()
        before.ask(seat)
    move, random = match.game.catalogue.read(match.plies[-1].move), Random(match.seq)
    for viewer in (PUBLIC, *range(before.seats())):
        unseen = before.steps[-1].witnesses(before) is not None
        for _ in range(10) if viewer != seat else ():
            world = determinize(view(before, viewer), random)
            other = random.choice(world.moves()) if unseen else move
            if world.refuse(other) is not None:
                return True
            world.play(other)
            if not looks_same(world, viewer, after):
                return True
    return False


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10_000), santa=st.booleans(), seats=st.integers(2, 3))
@example(seed=835, santa=False, seats=3)  # two snatch the same oyster, one in vain
def test_an_undo_is_allowed_exactly_when_no_other_viewer_learned_anything(
    seed: int, santa: bool, seats: int
) -> None:
    with with_games(SANTA_TIMEA, SKERRY):
        game = SANTA_TIMEA if santa else SKERRY
        options: dict[str, Any] = {"professional": True} if santa else {}
        match, random = match_of(game, seats, bytes([seed % 256]) * 32, **options), Random(seed)
        history = [state.clone() for state in match.states(0, len(match.plies))]
        while match.actors() and len(match.plies) < 80:
            seat, earlier = random.choice(match.actors()), all_views(match)
            play(match, seat, str(random.choice(match.view_for(seat).moves())))
            history += [state.clone() for state in match.states(len(history), len(match.plies))]
            for other in range(seats):
                assert undo_limit(match, other)[0] == expected_limit(match, history, other)
            if undo_limit(match, seat)[0] < len(match.plies):
                assert not could_surprise(match, history[-2], history[-1], seat)
                assert all_views(match.with_event(undo(match, seat, 3.0))) == earlier


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_an_undo_to_the_limit_restores_every_view(seed: int) -> None:
    with with_games(SANTA_TIMEA, SKERRY):
        match, random = match_of(SKERRY, 3, bytes([seed % 256]) * 32, work=2), Random(seed)
        views = {0: None, len(match.plies): all_views(match)}
        for _ in range(25):
            if not match.actors():
                return
            seat = random.choice(match.actors())
            play(match, seat, str(random.choice(match.view_for(seat).moves())))
            views[len(match.plies)] = all_views(match)
            limit = undo_limit(match, seat)[0]
            assert match.plies[limit:] == [ply for ply in match.plies[limit:] if ply.actor == seat != CHANCE]
            if limit < len(match.plies):
                earlier = match.with_event(undo(match, seat, 3.0, ply=limit))
                assert all_views(earlier) == views[limit]
