"""Rulebooks, whose numbers may be those of the game.

In `rules.en.md` and its translations `{HAND}` stands for a constant of the game's header, state or rules, and `{tricks}`
for the default of a house rule. So each number is written once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING, Final

from spielhafen.core.errors import RulesError
from spielhafen.core.languages import FALLBACK_LANGUAGE, LANGUAGES

if TYPE_CHECKING:
    from spielhafen.core.game import Game

PLACEHOLDER: Final = re.compile(r"\{([A-Za-z_]\w*)\}")
MODULES: Final = ("rules", "state", "")
"""The modules with constants; the last one is the header."""


def read_rulebook(game: Game, language: str) -> str | None:
    """Return the text of a rulebook; None if the game has none in this language.

    Raises RulesError with file and line if a name in braces is no number of the game.
    """
    file = game.file(f"rules.{language}.md")
    return fill_numbers(game, file.name, file.read_text("utf-8")) if file.is_file() else None


def rulebook_languages(game: Game) -> list[str]:
    """Return the languages in which a game has its rulebook."""
    return [language for language in LANGUAGES if game.file(f"rules.{language}.md").is_file()]


def rulebook_language(game: Game, language: str) -> str:
    """Return the language of the rulebook for readers of a language: this one, or else English."""
    return language if game.file(f"rules.{language}.md").is_file() else FALLBACK_LANGUAGE


def fill_numbers(game: Game, name: str, written: str) -> str:
    """Return the text of a rulebook with the numbers of the game in place of their names."""
    if not PLACEHOLDER.search(written):
        return written
    numbers = dict(_numbers(game))

    def fill(found: re.Match[str]) -> str:
        if found[1] in numbers:
            return str(numbers[found[1]])
        line = written.count("\n", 0, found.start()) + 1
        known = get_close_matches(found[1], numbers) or sorted(numbers)
        raise RulesError(
            f"{game.name}/{name}:{line}: {found[0]} is no number of header, state, rules or house rules; "
            f"write one of {', '.join(f'{{{one}}}' for one in known)}"
        )

    return PLACEHOLDER.sub(fill, written)


def _numbers(game: Game) -> Iterator[tuple[str, int]]:
    """Yield names and values: constants of the modules, then defaults of the house rules."""
    for module in MODULES:
        for name, value in vars(import_module(f"{game.package}.{module}".rstrip("."))).items():
            if name.isupper() and type(value) is int:
                yield name, value
    for option in game.option_list():
        if type(option.default) is int:
            yield option.id, option.default
