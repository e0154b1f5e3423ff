"""The prompt follows from the pending step; a game names only what is different."""

from __future__ import annotations

from random import Random

import pytest

from spielhafen.core.play import CHANCE, State, sample
from spielhafen.core.prompts import pending_prompt
from spielhafen.core.secret import view
from spielhafen.core.text import PlayerRef, text
from tests.toys.skerry import GAME


@pytest.fixture
def g() -> State:
    """Return a state in which the first seat may work."""
    state, random = GAME.start(2), Random(1)
    while state.actor() == CHANCE:
        state.play(sample(state, random))
    return state


def test_the_seat_to_move_is_asked_by_the_name_of_the_step(g: State) -> None:
    assert pending_prompt(view(g, 0)) == text("prompt-work", seat=PlayerRef(0))


def test_the_others_read_for_whom_they_wait(g: State) -> None:
    seen = view(g, 1)

    assert pending_prompt(seen) == text("prompt-wait-work", seat=PlayerRef(0))
    assert pending_prompt(seen, waiting="turn") == text("prompt-wait-turn", seat=PlayerRef(0))
    assert pending_prompt(seen, waiting="") == text("prompt-wait", seat=PlayerRef(0))


def test_a_game_may_ask_otherwise_and_add_arguments(g: State) -> None:
    def ask(at: State) -> object:
        return pending_prompt(
            at, key=lambda _, step: f"lay-{step.seat}", args=lambda seen, _: {"left": len(seen.steps)}
        )

    left = len(g.steps)
    assert ask(view(g, 0)) == text("prompt-lay-0", seat=PlayerRef(0), left=left)
    assert ask(view(g, 1)) == text("prompt-wait-work", seat=PlayerRef(0), left=left)


def test_the_others_never_make_the_key_for_which_hidden_cards_may_be_needed(g: State) -> None:
    def fail(_: State, __: object) -> str:
        raise AssertionError

    pending_prompt(view(g, 1), key=fail)


def test_chance_and_the_end_have_prompts_of_their_own() -> None:
    state = GAME.start(2)
    assert pending_prompt(state) == text("prompt-chance", step="haul")

    state.end([1])
    assert pending_prompt(state) == text("prompt-over", winners=1, seat=PlayerRef(1))
    state.end([])
    assert pending_prompt(state) == text("prompt-over", winners=0, seat="")
