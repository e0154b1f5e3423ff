"""The compiled source says what the library makes of its classes when it is imported."""

from __future__ import annotations

import sys
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest
from compiled_source import compiled_source

from spielhafen.core.game import Game, find_games
from spielhafen.core.play import OVER, State, random_playout
from spielhafen.core.steps import Choice, Deed, Rule, Step, paragraph_of

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = find_games()
PLIES = 60
"""Plies of the random games whose states are compared."""


def written_out(name: str) -> ModuleType:
    """Run what the compiler would read as a module of its own, in plain Python."""
    source = Path(str(import_module(name).__file__)).read_text(encoding="utf-8")
    made = ModuleType(name)
    exec(compile(compiled_source(name, source), f"<{name}>", "exec"), vars(made))
    return made


def classes(module: ModuleType, kind: type[object]) -> dict[str, type[Any]]:
    """Return the classes of a kind that a module defines, by name."""
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, kind) and value.__module__ == module.__name__
    }


def state_kind(game: Game) -> type[State]:
    """Return the class of a game's states."""
    return type(game.start(game.seats[0]))


def positions(game: Game) -> Iterator[State]:
    """Yield states of a random game with each number of players."""
    for seats in range(game.seats[0], game.seats[1] + 1):
        random, g = Random(seats), game.start(seats)
        while g.actor() != OVER:
            yield g
            if random_playout(g, random, PLIES) < PLIES:
                return


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_state_that_is_written_out_copies_hides_and_compares_alike(game: Game) -> None:
    kind = state_kind(game)
    twin: Any = getattr(written_out(kind.__module__), kind.__name__)

    assert twin is not kind
    assert [field.name for field in twin.FIELDS] == [field.name for field in kind.FIELDS]
    for g in positions(game):
        values = {name: getattr(g, name) for name in ("steps", "winners", "viewer", "options", *_names(kind))}
        other = twin(**values)
        assert other.plain() == g.plain()
        assert other.key() == g.key()
        assert other.clone().plain() == g.plain()
        assert other.seats() == g.seats()
        for seat in range(-1, g.seats()):
            assert other.seen_by(seat).plain() == g.seen_by(seat).plain()
        assert twin.initial(g.seats(), g.options).plain() == kind.initial(g.seats(), g.options).plain()


def _names(kind: type[State]) -> list[str]:
    return [field.name for field in kind.FIELDS]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_steps_that_are_written_out_have_their_fields_and_paragraphs(game: Game) -> None:
    modules = sorted({kind.__module__ for kind in game.steps.values()} - {state_kind(game).__module__})

    for name in modules:
        own, twins = import_module(name), written_out(name)
        for kind_name, kind in {**classes(own, Step), **classes(own, Deed)}.items():
            twin = getattr(twins, kind_name)
            assert paragraph_of(twin) == paragraph_of(kind)
            assert _attributes(twin) == _attributes(kind)
            if issubclass(kind, Step):
                assert _field_names(twin) == _field_names(kind)


def _field_names(kind: Any) -> list[str]:
    return [field.name for field in fields(kind)] if hasattr(kind, "__dataclass_fields__") else []


def _attributes(kind: type[Any]) -> list[object]:
    names = ("happens", "head", "told", "sealed", "stays", "sampled")
    return [getattr(kind, name, None) for name in names]


def test_a_step_that_is_written_out_is_made_with_its_values() -> None:
    twins = written_out("tests.toys.skerry.rules")

    assert (twins.Haul(1).seat, twins.Haul(1).actor()) == (1, -1)


def test_the_base_classes_may_be_derived_from() -> None:
    for kind in (State, Step, Rule, Choice, Deed):
        path = Path(str(sys.modules[kind.__module__].__file__))
        written = compiled_source(kind.__module__, path.read_text(encoding="utf-8"))
        head = f"@mypyc_attr(allow_interpreted_subclasses=True)\nclass {kind.__name__}"
        assert head in written


def test_a_module_without_states_and_steps_stays_as_it_is() -> None:
    path = Path(str(import_module("spielhafen.core.shortest_ways").__file__))
    source = path.read_text(encoding="utf-8")

    assert compiled_source("spielhafen.core.shortest_ways", source) == source
