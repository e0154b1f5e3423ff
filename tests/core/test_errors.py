"""Errors: each has a text in every language."""

from __future__ import annotations

import inspect
import pickle
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest

import spielhafen
from spielhafen.core.errors import (
    AmbiguousMove,
    BadOption,
    BadSeats,
    BrokenFile,
    DeclarationError,
    DuplicateGameError,
    IllegalMove,
    MoveError,
    Refusal,
    RulesError,
    SpielhafenError,
    UnknownGame,
    UnreadableMove,
    refusal,
    shorten,
)
from spielhafen.core.game import find_game
from spielhafen.core.languages import REQUIRED_LANGUAGES
from spielhafen.core.play import CHANCE, sample
from spielhafen.core.text import Text, text
from spielhafen.i18n import LANGUAGES, Translator

ALL = [
    UnreadableMove("fly"),
    AmbiguousMove("lay", ["lay limpet", "lay oyster"]),
    IllegalMove("rest", refusal("not-now", "§3")),
    UnknownGame("chess", ["skerry"]),
    DuplicateGameError("chess", "here", "there"),
    BadSeats(7, 2, 3),
    BadOption("storms", "maybe", ["yes", "no"]),
    BrokenFile("12", text("broken-line")),
    RulesError("nothing is pending"),
    DeclarationError("state.py", "Table.hands", "its type is missing"),
]


def test_every_error_has_a_text_in_every_language() -> None:
    for error in ALL:
        for language in LANGUAGES:
            said = Translator(language).explain(error)
            assert said != error.text.key
            assert "{" not in said


def test_every_error_of_the_project_is_in_its_hierarchy() -> None:
    assert all(isinstance(error, SpielhafenError) for error in ALL)
    assert [type(error).__name__ for error in ALL if isinstance(error, MoveError)] == [
        "UnreadableMove",
        "AmbiguousMove",
        "IllegalMove",
    ]


def test_without_translations_an_error_shows_key_and_arguments() -> None:
    key = "error-bad-seats {'seats': 7, 'least': 2, 'most': 3, 'span': 1}"
    assert str(BadSeats(7, 2, 3)).endswith(f" ({key})")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SpielhafenError, "to_english", None)  # the library alone, without translations
        assert str(BadSeats(7, 2, 3)) == key


def test_a_fixed_number_of_seats_is_not_written_as_a_range() -> None:
    said = [Translator(language).explain(BadSeats(3, 2, 2)) for language in REQUIRED_LANGUAGES]

    assert said == [
        "3 captains are not the right number: this game is for exactly 2.",
        "3 Kapitäne sind nicht die richtige Zahl: Dieses Spiel ist für genau 2 Kapitäne.",
    ]


def test_a_refusal_has_a_key_and_arguments() -> None:
    why = refusal("no-shell", shell=3)

    assert why.text == Text("refused-no-shell", {"shell": 3})
    assert why.paragraph == ""


def test_a_refusal_cites_the_paragraph_of_its_step_unless_it_names_one() -> None:
    assert refusal("no-shell").with_paragraph("§4") == Refusal("no-shell", {}, "§4")
    assert refusal("bride-leads", "§7").with_paragraph("§5").paragraph == "§7"


def test_long_input_is_shortened_in_a_sentence() -> None:
    assert shorten("a\n  b\tc") == "a b c"
    assert shorten("x" * 60) == "x" * 60
    assert shorten("x" * 61) == "x" * 59 + "…"
    assert len(str(UnreadableMove("y" * 10_000).text.args["written"])) == 60


def kinds(kind: type[SpielhafenError] = SpielhafenError) -> Iterator[type[SpielhafenError]]:
    """Yield this kind of error and all its subclasses that are loaded."""
    yield kind
    for narrower in kind.__subclasses__():
        yield from kinds(narrower)


def all_kinds() -> list[type[SpielhafenError]]:
    """Return all kinds of errors of the project."""
    for module in pkgutil.walk_packages(spielhafen.__path__, "spielhafen."):
        if not {"__main__", "template", "tests"} & set(module.name.split(".")):
            import_module(module.name)
    return [kind for kind in kinds() if kind.__module__.startswith("spielhafen.")]


SAMPLES: dict[str, Any] = {
    "str": "here",
    "str | Text": "here",
    "int": 2,
    "int | None": 3,
    "object": "maybe",
    "Any": {"seq": 7},
    "Iterable[str]": ["yes", "no"],
    "Text": text("broken-line", line=3),
    "Refusal": refusal("not-now", "§3", shell=3),
}
"""A sample argument for each type."""


def made(kind: type[SpielhafenError]) -> SpielhafenError:
    """Return an error of this kind, made by its own constructor."""
    wanted = [one for name, one in inspect.signature(kind.__init__).parameters.items() if name != "self"]
    given = [SAMPLES[one.annotation] for one in wanted if one.kind is not one.VAR_KEYWORD]
    more = {one.name: SAMPLES[one.annotation] for one in wanted if one.kind is one.VAR_KEYWORD}
    return kind(*given, **more)


def test_an_error_of_any_kind_can_be_pickled() -> None:
    for kind in all_kinds():
        error = made(kind)

        copy = pickle.loads(pickle.dumps(error))

        assert type(copy) is kind
        assert str(copy) == str(error)
        assert vars(copy) == vars(error)


def test_with_translations_an_error_shows_english_in_tracebacks() -> None:
    error = BadSeats(9, 2, 5)
    assert str(error).startswith("9 captains are not the right number: this game is for 2 to 5. (error-bad-")

    game = find_game("santa_timea")
    g = game.start(2)
    while g.actor() == CHANCE:
        g.play(sample(g, Random(1)))
    held = {str(move) for move in g.moves()}
    with pytest.raises(IllegalMove, match="You do not hold this card"):
        g.check(next(move for move in game.catalogue if str(move).startswith("N") and str(move) not in held))


def test_an_error_is_shown_even_if_its_translation_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(said: Text, game: str) -> str:
        raise RuntimeError

    monkeypatch.setattr(SpielhafenError, "to_english", fail)
    assert str(BadSeats(7, 2, 3)).startswith("error-bad-seats ")


def test_a_state_outside_any_package_refuses_moves_too(monkeypatch: pytest.MonkeyPatch) -> None:
    g = find_game("santa_timea").start(2)
    while g.actor() == CHANCE:
        g.play(sample(g, Random(1)))
    monkeypatch.setattr(type(g), "__module__", "__main__")
    other = next(move for move in find_game("santa_timea").catalogue if move not in g.moves())

    with pytest.raises(IllegalMove, match="is not allowed"):
        g.check(other)
