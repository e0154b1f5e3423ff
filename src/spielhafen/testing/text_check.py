"""The check that all texts exist in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spielhafen.core.languages import LANGUAGES, REQUIRED_LANGUAGES
from spielhafen.core.scene import Geometry
from spielhafen.core.text import PlayerRef, Text
from spielhafen.testing.violations import LawBroken

if TYPE_CHECKING:
    from collections.abc import Mapping

    from spielhafen.core.game import Game
    from spielhafen.core.text import Arg
    from spielhafen.i18n import Translator


class TextCheck:
    """All languages of a game. Needs `spielhafen.i18n`, which needs Fluent."""

    def __init__(self, game: Game) -> None:
        from spielhafen.i18n import Translator

        self.translators: list[Translator] = [Translator(code, game) for code in text_languages(game)]
        self.game = game
        self._said: set[str | tuple[object, ...]] = set()
        self.geometry: Geometry | None = None
        """The sheet of the last scene, whose texts were all checked."""
        self.drawn_geometry: Geometry | None = None
        """The sheet of the last scene whose drawings were all checked."""
        self.named: set[str | tuple[object, ...]] = set()
        """The sentences that name all that has a name."""
        self.explained: set[str] = set()
        """The things of scenes that have a use."""

    def check(self, message: Text) -> None:
        """Format a text in every language; raises LawBroken for a missing message or argument."""
        key = text_identity(message)
        if key in self._said:
            return
        self._said.add(key)
        for words in self.translators:
            format_text(words, message)

    def check_any(self, *keys: str) -> None:
        """Format the first of these keys that exists, in every language.

        Raises LawBroken if none of them exists.
        """
        if keys in self._said:
            return
        self._said.add(keys)
        for words in self.translators:
            format_text(words, Text(next(filter(words.has_message, keys), keys[0])))

    def check_all(self, value: object) -> None:
        """Format every text in a scene or any part of it."""
        if isinstance(value, Text):
            self.check(value)
        elif isinstance(value, (list, tuple)):
            for item in value:
                self.check_all(item)
        elif isinstance(value, Geometry) and value is self.geometry:
            return  # the same large sheet as in the scene before
        elif hasattr(value, "__dataclass_fields__"):
            self.geometry = value if isinstance(value, Geometry) else self.geometry
            for name in value.__dataclass_fields__:
                self.check_all(getattr(value, name))


def text_languages(game: Game) -> list[str]:
    """Return the languages that a game must have, and those in which it has texts besides."""
    return [
        code
        for code in LANGUAGES
        if code in REQUIRED_LANGUAGES or game.file("texts", f"{code}.ftl").is_file()
    ]


def text_identity(said: Text) -> str | tuple[object, ...]:
    """Return a key that is equal for texts with the same sentence."""
    if not said.args:
        return said.key
    plain = all(type(value) in (int, str) for value in said.args.values())
    return (said.key, *said.args.items()) if plain else repr(said)


def format_text(words: Translator, said: Text) -> str:
    """Return the sentence of a text; raises LawBroken where `Translator` would fall back."""
    key, _, attribute = said.key.partition(".")
    if not words.has_message(said.key):
        raise LawBroken(f"there is no message {said.key} in {words.language}")
    message = words.bundle.get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise LawBroken(f"the message {said.key} in {words.language} has no text of its own")
    sentence, errors = words.bundle.format_pattern(pattern, _values(words, said.args))
    if errors:
        raise LawBroken(f"the message {said.key} in {words.language} cannot be said: {errors}")
    return str(sentence)


def _values(words: Translator, args: Mapping[str, Arg]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for name, arg in args.items():
        if isinstance(arg, Text):
            values[name] = format_text(words, arg)
        elif isinstance(arg, PlayerRef):
            values[name] = f"[{arg.seat}]"
        else:
            values[name] = arg
    return values
