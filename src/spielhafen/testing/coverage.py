"""The coverage of a game by tests: steps, deeds, kinds of moves, refusals, ways to end."""

from __future__ import annotations

import ast
import inspect
import sys
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.play import Choice, Deed, Step

if TYPE_CHECKING:
    from types import ModuleType

    from spielhafen.core.game import Game
    from spielhafen.testing.step_events import StepEvent

KINDS: Final = ("steps", "deeds", "moves", "refusals", "ends")


@dataclass
class Coverage:
    """How often each part of a game was met."""

    steps: Counter[str] = field(default_factory=Counter)
    deeds: Counter[str] = field(default_factory=Counter)
    moves: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    expected_refusals: Collection[str] = ()
    """The codes of the refusals to look for."""

    def is_missing_refusals(self) -> bool:
        """Whether there are refusals not met so far."""
        return any(code not in self.refusals for code in self.expected_refusals)

    def record(self, events: Sequence[StepEvent], *, over: bool) -> None:
        """Count the events of a ply."""
        for event in events:
            self.steps[type(event.step).__name__] += 1
            if event.move is not None:
                self.moves[type(event.move).__name__] += 1
            deed = deed_of(event)
            if deed is not None:
                self.deeds[type(deed).__name__] += 1
        if over and events:
            self.ends[type(deed_of(events[-1]) or events[-1].step).__name__] += 1

    def missing(self, game: Game) -> dict[str, list[str]]:
        """Return the parts of the game never met, by kind."""
        there = declared(game)
        return {
            kind: sorted(name for name in there[kind] if name not in getattr(self, kind)) for kind in KINDS
        }


def deed_of(event: StepEvent) -> Deed | None:
    """Return the deed that was done, if the step has deeds."""
    if isinstance(event.step, Choice) and event.step.deeds and event.move is not None:
        return event.step.deed(event.move)
    return None


def declared(game: Game) -> dict[str, set[str]]:
    """Return the names of all parts of a game, by kind; base classes are left out."""
    steps = list(game.steps.values())
    deeds = [kind for kind in all_subclasses(Deed) if belongs_to_game(game, kind)]
    return {
        "steps": {kind.__name__ for kind in leaf_classes(steps)},
        "deeds": {kind.__name__ for kind in leaf_classes(deeds)},
        "moves": {kind.__name__ for kind in game.catalogue.kinds},
        "refusals": refusal_codes(game),
        "ends": {kind.__name__ for kind in (*steps, *deeds) if ends_game(kind)},
    }


def leaf_classes(kinds: Sequence[type[Any]]) -> list[type[Any]]:
    """Return the classes that have no subclass among them."""
    return [
        kind for kind in kinds if not any(other is not kind and issubclass(other, kind) for other in kinds)
    ]


def all_subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    """Yield all direct and indirect subclasses."""
    for child in kind.__subclasses__():
        yield child
        yield from all_subclasses(child)


def belongs_to_game(game: Game, kind: type[object]) -> bool:
    """Whether a class belongs to the game."""
    return kind.__module__.startswith(f"{game.package}.")


def rule_modules(game: Game) -> list[ModuleType]:
    """Return the modules of the game that its rules use."""
    game.steps  # noqa: B018 - loads them
    found = [module for name, module in sys.modules.items() if name.startswith(f"{game.package}.")]
    return [module for module in found if ".tests" not in module.__name__]


def refusal_codes(game: Game) -> set[str]:
    """Return the codes of all refusals in the code of the game."""
    codes: set[str] = set()
    for module in rule_modules(game):
        source = Path(module.__file__ or "").read_text(encoding="utf-8")
        codes |= {code for node in ast.walk(ast.parse(source)) for code in _code(node)}
    return codes


def _code(node: ast.AST) -> Iterator[str]:
    """Yield the code in a call like `refusal("not-in-hand")`."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refusal":
        code = node.args[0]
        if isinstance(code, ast.Constant):
            yield str(code.value)


def ends_game(kind: type[Step | Deed]) -> bool:
    """Whether a step or deed ends the game."""
    tree = ast.parse(inspect.cleandoc("\n" + inspect.getsource(kind)))
    calls = (node.func for node in ast.walk(tree) if isinstance(node, ast.Call))
    return any(isinstance(call, ast.Attribute) and call.attr == "end" for call in calls)


__all__ = [
    "Coverage",
    "Step",
    "all_subclasses",
    "belongs_to_game",
    "declared",
    "leaf_classes",
    "rule_modules",
]
