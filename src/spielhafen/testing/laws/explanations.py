"""Laws of explanations: games say what players want, and what each thing is for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from spielhafen.core.text import text
from spielhafen.core.uses import CARD_LINES, GAME_AIM, scene_things, use_of
from spielhafen.testing.laws.citations import paragraphs
from spielhafen.testing.laws.drawings import known_art
from spielhafen.testing.text_check import TextCheck, format_text, text_languages
from spielhafen.testing.violations import LawBroken

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.core.uses import SceneThing
    from spielhafen.testing.game_node import GameNode

LONGEST_AIM: Final = 60
"""The most characters of an aim, which has one line on a phone."""
LONGEST_USE: Final = 180
"""The most characters of a use, which is read at a glance."""


def a_game_says_what_players_want(game: Game) -> None:
    """The aim of a game is one short line; its aim card has five, with drawings that exist."""
    text_check = TextCheck(game)
    text_check.check(GAME_AIM)
    for words in text_check.translators:
        _check_length(GAME_AIM.key, words.translate(GAME_AIM), words.language, LONGEST_AIM)
        for number in range(1, CARD_LINES + 1):
            key = f"aim-card-{number}"
            format_text(words, text(key))
            art = format_text(words, text(f"{key}.art"))
            if art not in known_art(game):
                raise LawBroken(f"{key} in {words.language} names the drawing {art!r}, which does not exist")


def every_use_names_its_paragraph(game: Game) -> None:
    """Each use has a paragraph of the rulebook as an attribute, the same in all languages."""
    known = paragraphs(game, "en")
    languages = text_languages(game)
    first, *others = (use_paragraphs(game.fluent_source(language)) for language in languages)
    for key, cited in first.items():
        if not cited:
            raise LawBroken(f"{key} names no paragraph: add the attribute .paragraph = §…")
        if cited not in known:
            raise LawBroken(f"{key} names {cited}, which the rulebook does not have")
        for language, other in zip(languages[1:], others, strict=True):
            if key in other and other[key] != cited:
                raise LawBroken(f"{key} names {cited}, and {other[key] or 'nothing'} in {language}")


def everything_in_a_scene_has_a_name_and_a_use(node: GameNode) -> None:
    """Each piece, card, die, zone, number, mark and special space has a name and a use.

    Uses are texts: `use-…`. The aim of the moment is one short line.
    """
    viewer = node.random.choice(node.viewers)
    scene, text_check = node.scene(viewer), node.text_check
    if scene.status.aim:
        for words in text_check.translators:
            said = format_text(words, scene.status.aim)
            _check_length(scene.status.aim.key, said, words.language, LONGEST_AIM)
    for thing in scene_things(scene):
        identity = f"{thing.name.key} {thing.keys[0]} {thing.owner == viewer}"
        if identity not in text_check.explained:
            text_check.explained.add(identity)
            check_thing(text_check, thing, viewer)


def check_thing(text_check: TextCheck, thing: SceneThing, viewer: int) -> None:
    """Raise LawBroken if a thing has no name or no use."""
    for words in text_check.translators:
        if not words.has_message(thing.name.key):
            continue  # the law of scenes tells it
        if not format_text(words, thing.name).strip():
            raise LawBroken(
                f"the {thing.category} {thing.id or thing.name.key} has no name in {words.language}"
            )
        use = use_of(thing, viewer, words.has_message)
        if use is None:
            raise LawBroken(_what_is_missing(thing, words.language))
        _check_length(use.key, format_text(words, use), words.language, LONGEST_USE)


def _what_is_missing(thing: SceneThing, language: str) -> str:
    name, *shorter = thing.keys
    others = f", or {shorter[0]} for all such things" if shorter else ""
    return (
        f"nothing says what a {thing.category} like this is for: "
        f"add {name} to texts/{language}.ftl{others}, with its .paragraph"
    )


def _check_length(key: str, said: str, language: str, most: int) -> None:
    if len(said) > most:
        raise LawBroken(
            f"{key} in {language} has {len(said)} characters; at most {most} are read at a glance"
        )


def use_paragraphs(source: str) -> Mapping[str, str]:
    r"""Return the uses in Fluent source with their paragraphs; empty if one has none.

    >>> use_paragraphs("use-die = Sail on.\n    .paragraph = §7\nuse-card = Play it.\n")
    {'use-die': '§7', 'use-card': ''}
    """
    return dict(_use_paragraphs(source))


def _use_paragraphs(source: str) -> Iterator[tuple[str, str]]:
    for message in re.split(r"^(?=[\w-]+ *=)", source, flags=re.MULTILINE):
        if message.startswith("use-"):
            cited = re.search(r"^ +\.paragraph *= *(\S+)", message, re.MULTILINE)
            yield message.partition("=")[0].strip(), cited[1] if cited else ""


GAME_LAWS = (a_game_says_what_players_want, every_use_names_its_paragraph)
NODE_LAWS = {everything_in_a_scene_has_a_name_and_a_use: 8}
