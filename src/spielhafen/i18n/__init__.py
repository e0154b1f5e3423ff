"""Translation of messages into sentences.

Texts are Fluent files: those that all games share in `i18n/<language>/*.ftl`, those of a game in its
`texts/<language>.ftl`. The browser gets the same files and makes its own sentences; terminal, logbook and
command line use `Translator`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.game import Game
from spielhafen.core.languages import FALLBACK_LANGUAGE, LANGUAGES, complete_texts, user_language
from spielhafen.core.notebook_picture import use_words
from spielhafen.core.text import PlayerRef, Text, text

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["LANGUAGES", "Translator", "one_decimal", "shared_source"]


class Translator:
    """Sentences in one language, including the texts of a game if one is given."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        self.language = language if language in LANGUAGES else FALLBACK_LANGUAGE
        self.bundle = _bundle(self.language, game)

    def translate(self, message: Text, names: Sequence[str] = ()) -> str:
        """Return the sentence of a message; seats become names, or numbers if they have none."""
        key, _, attribute = message.key.partition(".")
        if not self.bundle.has_message(key):
            return message.key
        entry = self.bundle.get_message(key)
        pattern = entry.attributes.get(attribute) if attribute else entry.value
        if pattern is None:
            return message.key
        args = {name: self._value(arg, names) for name, arg in message.args.items()}
        sentence, _ = self.bundle.format_pattern(pattern, args)
        return str(sentence)

    def __call__(self, key: str, **args: Any) -> str:
        """Return the sentence for a key and its arguments."""
        return self.translate(Text(key, args))

    def has_message(self, key: str) -> bool:
        """Return whether there is such a message (`key` or `key.attribute`)."""
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return False
        return not attribute or attribute in self.bundle.get_message(name).attributes

    def explain(self, error: SpielhafenError) -> str:
        """Return the sentence of an error."""
        return self.translate(error.text)

    def _value(self, arg: Any, names: Sequence[str]) -> Any:
        if isinstance(arg, Text):
            return self.translate(arg, names)
        if isinstance(arg, PlayerRef):
            known = arg.seat < len(names)
            return names[arg.seat] if known else self.translate(text("captain", number=arg.seat + 1))
        return arg


def one_decimal(number: float) -> Any:
    """Return a number as an argument that is written with one decimal place, even if that is 0."""
    from fluent.runtime.types import fluent_number

    return fluent_number(number, minimumFractionDigits=1, maximumFractionDigits=1)


@cache
def shared_source(language: str) -> str:
    """Return the Fluent source that all games share; what a language lacks is in English."""
    return complete_texts(language, _read_folder)


def _read_folder(language: str) -> str:
    folder = files(__package__).joinpath(language)
    parts = sorted(
        (item for item in folder.iterdir() if item.name.endswith(".ftl")), key=lambda item: item.name
    )
    return "\n".join(item.read_text("utf-8") for item in parts)


@cache
def _bundle(language: str, game: Game | None) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # not needed where browsers make the sentences

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(shared_source(language)))
    if game is not None:
        bundle.add_resource(FluentResource(game.fluent_source(language)), allow_overrides=True)
    return bundle


def _in_english(said: Text, game: str) -> str:
    """Return the text of an error in English, for logs and tracebacks."""
    from spielhafen.core.game import find_games

    return Translator(FALLBACK_LANGUAGE, find_games().get(game) if game else None).translate(said)


SpielhafenError.to_english = _in_english


use_words(lambda game: Translator(user_language(), game).translate)
