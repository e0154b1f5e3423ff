"""Laws of citations: rulebook and rules have the same paragraphs."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.play import Deed, paragraph_of
from spielhafen.core.rulebook_numbers import rulebook_languages
from spielhafen.testing.coverage import all_subclasses, belongs_to_game, leaf_classes, rule_modules
from spielhafen.testing.violations import LawBroken

if TYPE_CHECKING:
    from spielhafen.core.game import Game

NO_CODE: Final = "(no code)"
"""The mark in a paragraph of the English rulebook to which no rule belongs."""


def every_step_names_its_paragraph(game: Game) -> None:
    """The docstring of each step and deed begins with a § that all rulebooks have."""
    known = paragraphs(game, "en")
    deeds = [kind for kind in all_subclasses(Deed) if belongs_to_game(game, kind)]
    for kind in leaf_classes([*game.steps.values(), *deeds]):
        cited = paragraph_of(kind)
        if not cited:
            raise LawBroken(f"{kind.__name__} names no paragraph")
        if cited not in known and main_paragraph(cited) not in known:
            raise LawBroken(f"{kind.__name__} names {cited}, which the rulebook does not have")


def every_paragraph_has_its_rule(game: Game) -> None:
    """Each § has a step, a deed or a function, or says that it has no code."""
    cited = set(citations(game))
    cited |= {main_paragraph(paragraph) for paragraph in cited}
    steps = {paragraph_of(kind): kind.__name__ for kind in leaf_classes(list(game.steps.values()))}
    for paragraph, written in paragraphs(game, "en").items():
        if paragraph not in cited and NO_CODE not in written:
            raise LawBroken(f"{paragraph} has no rule and does not say {NO_CODE}")
        if paragraph in steps and NO_CODE in written:
            raise LawBroken(f"{paragraph} says {NO_CODE} and has the step {steps[paragraph]}")


def all_rulebooks_have_the_same_paragraphs(game: Game) -> None:
    """The rulebooks in all languages have the same paragraphs in the same order."""
    books = [list(paragraphs(game, language)) for language in rulebook_languages(game)]
    if any(book != books[0] for book in books):
        raise LawBroken(f"paragraphs differ: {books}")


def paragraphs(game: Game, language: str) -> dict[str, str]:
    """Return the text of each paragraph of a rulebook, which begins with `## §6 Plunder`."""
    written = game.file(f"rules.{language}.md").read_text("utf-8")
    parts = re.split(r"^#+\s+(§[\w.]+)", written, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def citations(game: Game) -> Iterator[str]:
    """Yield the paragraphs at the beginning of docstrings of all classes, methods and functions."""
    for module in rule_modules(game):
        for thing in vars(module).values():
            if inspect.isclass(thing) and belongs_to_game(game, thing):
                yield from _cited(thing, *vars(thing).values())
            elif inspect.isfunction(thing) and thing.__module__ == module.__name__:
                yield from _cited(thing)


def _cited(*things: Any) -> Iterator[str]:
    for thing in things:
        written = re.match(r"§\d+(\.\d+)?[a-z]?", inspect.getdoc(thing) or "") if callable(thing) else None
        if written:
            yield written[0]


def main_paragraph(paragraph: str) -> str:
    """Return the paragraph to which a part belongs: §4.1 and §4a are parts of §4."""
    whole = re.match(r"§\d+", paragraph)
    return whole[0] if whole else paragraph


GAME_LAWS = (
    every_step_names_its_paragraph,
    every_paragraph_has_its_rule,
    all_rulebooks_have_the_same_paragraphs,
)
