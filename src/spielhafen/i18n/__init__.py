"""The one place where keys become sentences.

Texts are Fluent files: what all games share in `words/<language>/*.ftl`, a game's own in its `texts/<language>.ftl`.
The browser gets the same files and makes its own sentences; terminal, logbook and command line use `Words`.
"""

from __future__ import annotations

import locale
import os
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.text import PlayerRef, Text, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.core.game import Game

LANGUAGES: Final = ("en", "de")


class Translator:
    """Sentences in one language, those of a game included if one is given."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self.bundle = _bundle(self.language, game)

    def translate(self, message: Text, names: Sequence[str] = ()) -> str:
        """The sentence for a text; captains get their name, or their number where there is none."""
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
        """The sentence for a key and its arguments."""
        return self.translate(Text(key, args))

    def has_message(self, key: str) -> bool:
        """Whether there is such a message (`key` or `key.attribute`)."""
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return False
        return not attribute or attribute in self.bundle.get_message(name).attributes

    def explain(self, error: SpielhafenError) -> str:
        """What went wrong, in a sentence."""
        return self.translate(error.text)

    def _value(self, arg: Any, names: Sequence[str]) -> Any:
        if isinstance(arg, Text):
            return self.translate(arg, names)
        if isinstance(arg, PlayerRef):
            known = arg.seat < len(names)
            return names[arg.seat] if known else self.translate(text("captain", number=arg.seat + 1))
        return arg


def one_decimal(number: float) -> Any:
    """An argument of a sentence: a number that is said to one decimal place, be it nought."""
    return fluent_number(number, minimumFractionDigits=1, maximumFractionDigits=1)


@cache
def shared_source(language: str) -> str:
    """The Fluent source that all games share."""
    folder = files(__package__).joinpath(language)
    parts = sorted(
        (item for item in folder.iterdir() if item.name.endswith(".ftl")), key=lambda item: item.name
    )
    return "\n".join(item.read_text("utf-8") for item in parts)


@cache
def _bundle(language: str, game: Game | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(shared_source(language)))
    if game is not None:
        bundle.add_resource(FluentResource(game.fluent_source(language)), allow_overrides=True)
    return bundle


def system_language() -> str:
    """The language of the person at this machine, as far as it is one of ours."""
    wish = os.environ.get("SPIELHAFEN_LANGUAGE") or os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES")
    wish = wish or os.environ.get("LANG") or (locale.getlocale()[0] or "")
    return next((language for language in LANGUAGES if wish.lower().startswith(language)), LANGUAGES[0])


def _in_english(said: Text, game: str) -> str:
    """What an error says to whoever reads logs and tracebacks."""
    from spielhafen.core.game import find_games

    return Translator("en", find_games().get(game) if game else None).translate(said)


SpielhafenError.to_english = _in_english
