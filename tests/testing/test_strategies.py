"""Strategies: games in progress for hypothesis, and the shortest game that breaks a law."""

from __future__ import annotations

import pytest
from hypothesis import find, given

from spielhafen.core.logbook import Logbook
from spielhafen.core.moves import Move
from spielhafen.core.play import OVER, State
from spielhafen.testing.strategies import find_shortest_breach, logbooks, moves, setups, states
from tests.toys.skerry import GAME, rules
from tests.toys.skerry.state import Rocks


@given(logbooks(GAME, max_plies=20))
def test_a_logbook_in_progress_can_be_replayed(logbook: Logbook) -> None:
    assert len(logbook.plies) <= 20
    logbook.final_state()


@given(states(GAME))
def test_a_state_in_progress_goes_on_or_is_over(state: State) -> None:
    assert state.actor() == OVER or state.moves() or state.outcomes()


@given(moves(GAME))
def test_a_move_is_one_of_the_catalogue(move: Move) -> None:
    assert GAME.catalogue.moves[GAME.catalogue.number(move)] is move


@given(setups(GAME))
def test_a_setup_can_be_played(setup: tuple[int, dict[str, object]]) -> None:
    assert GAME.start(*setup).seats() == setup[0]


def test_the_simplest_game_is_found_for_anything_that_can_happen() -> None:
    def somebody_has_an_oyster_ashore(logbook: Logbook) -> bool:
        final = logbook.final_state()
        assert isinstance(final, Rocks)
        return any(3 in shells for shells in final.shore)

    shortest = find(logbooks(GAME), somebody_has_an_oyster_ashore)

    assert [ply.move for ply in shortest.plies] == ["draw oyster", "lay oyster"]
    assert shortest.options == {"storms": False, "work": 2}
    assert len(shortest.names) == 2


@pytest.mark.slow
def test_a_broken_law_is_shown_with_the_shortest_game_that_breaks_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules.Washed, "happen", lambda step, g: g.until(rules.Ebb))
    broken = find_shortest_breach(GAME, examples=2000, laws=["a_batch_of_rules_happens_whole"])

    assert broken is not None
    assert broken.law == "a_batch_of_rules_happens_whole"
    plies = str(broken).partition("\n\n")[2].partition("\n\n")[2].splitlines()
    assert plies[-1] == "*  tide high"
    assert sum(len(line.split(",")) for line in plies) <= 8


def test_no_breach_is_found_where_there_is_none() -> None:
    assert find_shortest_breach(GAME, examples=20) is None
