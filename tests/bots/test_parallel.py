"""One decision by two trees: the same whoever grows them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import partial
from math import inf
from random import Random
from typing import Any

import pytest

from spielhafen import bots
from spielhafen.bots import load_heuristics, parallel
from spielhafen.bots.candidates import Candidate
from spielhafen.bots.parallel import ParallelSearch, ParallelWorker, _in_turn
from spielhafen.core.game import Game, find_game
from spielhafen.core.play import CHANCE, State, sample
from spielhafen.core.secret import view

GAMES = [find_game(name) for name in ("santa_timea", "columbus")]


@pytest.fixture
def hand() -> Iterator[ParallelWorker]:
    lent = ParallelWorker()
    yield lent
    lent.close()


def seen_of(game: Game, moves: int = 9) -> State:
    """What whoever is asked sees after some moves."""
    g, random = game.start(3), Random(3)
    while moves or g.actor() == CHANCE:
        if g.actor() == CHANCE:
            g.play(sample(g, random))
        else:
            g.play(random.choice(g.moves()))
            moves -= 1
    return view(g, g.actor())


def found_by(
    game: Game, hand: ParallelWorker | None, seconds: float = inf, simulations: int = 300
) -> list[tuple[Any, ...]]:
    """All that a search finds, with what it notes."""
    seen, known = seen_of(game), load_heuristics(game)
    search = ParallelSearch(game, known, simulations, seconds, hand)

    def note(state: State) -> Mapping[str, float]:
        return known.features(state, seen.actor())

    return [(one.moves, one.values, one.features) for one in search.compare_moves(seen, Random(7), note)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_it_does_not_matter_how_many_processes_think(game: Game, hand: ParallelWorker) -> None:
    alone = found_by(game, None)
    assert found_by(game, hand) == alone
    assert found_by(game, hand) == alone  # the hand has grown a tree before


class Faint(ParallelWorker):
    """Ends after so many answers."""

    def __init__(self, answers: int) -> None:
        super().__init__()
        self.answers = answers

    def receive(self) -> Any:
        if not self.answers:
            self.close()
        self.answers -= 1
        return super().receive()


@pytest.mark.parametrize("answers", [0, 1, 2])
def test_if_a_hand_ends_the_decision_is_the_same(answers: int) -> None:
    game = GAMES[0]
    faint = Faint(answers)
    assert found_by(game, faint) == found_by(game, None)
    faint.answers = 100
    assert found_by(game, faint) == found_by(game, None)  # it was begun again
    faint.close()


class Babbler(ParallelWorker):
    """Says what is no answer."""

    def receive(self) -> Any:
        return {"values": super().receive()["values"][:1], "notes": []}


class Mute(ParallelWorker):
    """Says nothing at all, in good form."""

    def receive(self) -> Any:
        super().receive()


@pytest.mark.parametrize("kind", [Babbler, Mute])
def test_nonsense_is_not_believed(kind: type[ParallelWorker]) -> None:
    other = kind()
    assert found_by(GAMES[0], other) == found_by(GAMES[0], None)
    other.close()


@pytest.mark.parametrize("hears", [True, False])
def test_who_does_nothing_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch, hears: bool) -> None:
    """Neither for his answer nor, if he does not hear, for an end of what he is told."""
    idle = "import sys, time; [_ for _ in sys.stdin]" if hears else "import time; time.sleep(600)"
    begun = [sys.executable, "-c", idle]
    pipes = partial(subprocess.Popen, begun, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    monkeypatch.setattr(parallel, "_begun", pipes)
    monkeypatch.setattr(parallel, "TIMEOUT_SECONDS", 0.2)
    hand = ParallelWorker()
    if not hears:
        hand.send({"view": "x" * 1_000_000})

    assert found_by(GAMES[0], hand) == found_by(GAMES[0], None)

    hand.close()


class Restless(ParallelWorker):
    """Is waited for by somebody who is called away once."""

    called = False

    def receive(self) -> Any:
        if not self.called:
            self.called = True
            raise KeyboardInterrupt
        return super().receive()


def test_an_answer_that_nobody_waited_for_is_not_taken_for_the_next_one() -> None:
    restless = Restless()
    with pytest.raises(KeyboardInterrupt):
        found_by(GAMES[0], restless)
    assert found_by(GAMES[0], restless) == found_by(GAMES[0], None)
    restless.close()


def test_where_no_process_is_to_be_had_both_trees_grow_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object, **__: object) -> None:
        raise OSError

    monkeypatch.setattr("subprocess.Popen", none)
    assert found_by(GAMES[0], ParallelWorker()) == found_by(GAMES[0], None)


def test_it_thinks_nearly_as_often_as_it_may_and_never_more(hand: ParallelWorker) -> None:
    tried = [len(values) for _, values, _ in found_by(GAMES[0], hand, simulations=700)]
    assert 640 < sum(tried) <= 700


def test_when_time_is_up_each_move_was_tried_in_the_same_worlds(hand: ParallelWorker) -> None:
    for lent in (None, hand):
        tried = {len(values) for _, values, _ in found_by(GAMES[0], lent, seconds=0.0, simulations=3000)}
        assert len(tried) == 1
        assert 0 < tried.pop() <= 2


def test_worlds_are_put_together_in_the_order_of_their_numbers() -> None:
    assert _in_turn([[1, 3, 5], [2, 4]]) == [1, 2, 3, 4, 5]
    assert _in_turn([[1], [2, 4, 6]]) == [1, 2, 4, 6]


def test_no_more_than_a_view_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[dict[str, Any]] = []
    monkeypatch.setattr(ParallelWorker, "send", lambda _, message: told.append(message))
    game = GAMES[0]
    found_by(game, ParallelWorker())
    assert told[0]["view"] == game.dump(seen_of(game))
    assert set(told[1]) == {"lines", "seat", "worlds", "seconds"}


def test_with_two_trees_a_level_and_its_reasons_agree() -> None:
    game = GAMES[0]
    seen = seen_of(game)
    advice = bots.explain_move(game, seen, "captain", 5, workers=0)
    assert advice.thoughts[0].move == bots.choose_move(game, seen, "captain", 5, workers=0)
    assert bots.choose_move(game, seen, "greedy", 5, workers=1) == bots.choose_move(game, seen, "greedy", 5)


def test_a_candidate_of_one_tree_is_one_of_both() -> None:
    game = GAMES[0]
    moves = [Candidate(moves).move for moves, _, _ in found_by(game, None)]
    assert set(moves) <= set(seen_of(game).moves())
