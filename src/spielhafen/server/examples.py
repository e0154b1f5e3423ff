"""The rulebooks of a game and their scenes, as clients show them: books with titles and numbers, scenes as examples with pictures."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from spielhafen.core.text import dump_text
from spielhafen.server.problems import problem
from spielhafen.server.showing import scene_view
from spielhafen.testing.examples import examples, moments, scripts

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.testing.examples import Caption, Moment

KEPT: Final = 64
"""Examples that are kept, those that were asked for last."""


@cache
def book(game: Game, language: str) -> bytes:
    """A rulebook as JSON."""
    from spielhafen.server.rulebook import rulebook  # the parser of Markdown is not needed to start

    file = game.file(f"rules.{language}.md")
    if not file.is_file():
        raise problem(404, "server-no-such-place")
    numbers = (one.number for one in examples(game, language))
    return msgspec.json.encode(rulebook(file.read_text("utf-8"), numbers))


@lru_cache(KEPT)
def example(game: Game, number: int) -> bytes:
    """A scene as JSON: how many captains there are, and its moments. A moment's scene has no geometry if that of the one before it has
    the same.
    """
    known = scripts(game)
    if number >= len(known):
        raise problem(404, "server-no-such-place")
    shown, chart = list[dict[str, Any]](), ""
    for moment in moments(game, known[number]):
        shown.append(_moment(game, moment))
        if shown[-1]["scene"]["chart"] == chart:
            del shown[-1]["scene"]["geometry"]
        chart = shown[-1]["scene"]["chart"]
    return msgspec.json.encode({"moments": shown})


def _moment(game: Game, moment: Moment) -> dict[str, Any]:
    return {
        "scene": scene_view(moment.scene(game)),
        "captions": [_caption(caption) for caption in moment.captions],
    }


def _caption(caption: Caption) -> dict[str, Any]:
    return {
        "kind": caption.kind,
        "text": dump_text(caption.text),
        "seat": caption.seat,
        "law": caption.law,
        "move": caption.move,
    }
