"""Laws of words: players read names, not the numbers that stand for them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.text import PlayerRef, Text
from spielhafen.testing.text_check import format_text, text_identity
from spielhafen.testing.violations import LawBroken

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.core.scene import Scene
    from spielhafen.core.text import Arg
    from spielhafen.testing.game_node import GameNode, GamePly
    from spielhafen.testing.text_check import TextCheck

MARKER: Final = 9_876_543
"""A number that no sentence says unless it is an argument."""
SEAT_FIELDS: Final = ("seat", "owner")
"""The fields whose values are always players."""


def an_event_names_what_has_a_name(ply: GamePly) -> None:
    """No line of the log has a bare number for a field that has words, or for a player."""
    for event in ply.events:
        for message in (event.text, event.veiled_text):
            if message is not None:
                check_names(ply.node.text_check, message)


def a_scene_names_what_has_a_name(node: GameNode) -> None:
    """No prompt and no offer has a bare number for a field that has words, or for a player."""
    for message in _read_aloud(node.scene(node.random.choice((*node.g.actors(), *node.viewers)))):
        check_names(node.text_check, message)


def a_refusal_names_what_has_a_name(node: GameNode) -> None:
    """No refusal has a bare number for a field that has words, or for a player."""
    for why in node.refusals.values():
        if why is not None and why.args:
            check_names(node.text_check, why.text)


def _read_aloud(scene: Scene) -> Iterator[Text]:
    """Yield the texts of a scene that are sentences about moves."""
    status = scene.status
    found = [status.phase, status.prompt, status.hint]
    for offer in scene.offers:
        found += (offer.label, offer.hint, offer.warning)
    return filter(None, found)


def check_names(text_check: TextCheck, message: Text) -> None:
    """Raise LawBroken if a sentence says a bare number where the field has words."""
    identity = text_identity(message)
    if identity in text_check.named:
        return
    text_check.named.add(identity)
    words = field_words(text_check.game)
    for part in (message, *_named_alike(message)):
        for name, arg in part.args.items():
            if _is_number(arg) and name in words and str(arg) not in words[name]:
                _check_silence(text_check, part, name, arg)


def _named_alike(message: Text) -> Iterator[Text]:
    """Yield the arguments that are texts of their own field: `text("shell", shell=…)`."""
    for name, arg in message.args.items():
        if isinstance(arg, Text) and arg.key == name:
            yield arg


def _check_silence(text_check: TextCheck, message: Text, name: str, arg: Arg) -> None:
    """Raise LawBroken if a sentence says this number; many only depend on it."""
    marked = Text(message.key, {**message.args, name: MARKER})
    for words in text_check.translators:
        if str(MARKER) in "".join(filter(str.isalnum, format_text(words, marked))):
            raise LawBroken(f"{message.key} says the bare number {arg}, though {name} has words")


def _is_number(arg: Arg) -> bool:
    return isinstance(arg, int) or (isinstance(arg, str) and arg.isdecimal())


@cache
def field_words(game: Game) -> Mapping[str, Collection[str]]:
    """Return the words for the values of each field of moves or of the state."""
    words: dict[str, Collection[str]] = dict.fromkeys(SEAT_FIELDS, ())
    for field in game.start(game.seats[0]).FIELDS:
        for number in field.kind.numbers() if not field.kind.depth() else ():
            words |= {field.name: number.names} if number.names else {}
    words |= {name: frozenset(some) for name, some in game.catalogue.words.items()}
    names: Mapping[str, Any] = getattr(game.part("scene"), "NAMES", {})
    for name, convert in names.items():
        converted = _converted(convert)
        if isinstance(converted, (Text, PlayerRef)):
            words.setdefault(name, ())
        elif isinstance(converted, int):
            words.pop(name, None)
    return words


def _converted(convert: Any) -> object:
    """Return what a field's function makes of 0 or of a text; None if it takes neither."""
    for value in (0, ""):
        try:
            return convert(value)
        except (TypeError, LookupError, ValueError):
            continue
    return None


NODE_LAWS = {a_scene_names_what_has_a_name: 8, a_refusal_names_what_has_a_name: 4}
PLY_LAWS = {an_event_names_what_has_a_name: 1}
