"""Rulebooks and their examples as JSON."""

from __future__ import annotations

import logging
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from spielhafen.core.errors import SpielhafenError
from spielhafen.core.game import Game
from spielhafen.core.rulebook_numbers import read_rulebook, rulebook_language
from spielhafen.core.scene_json import dump_scene
from spielhafen.core.text import dump_text
from spielhafen.server.executors import Executor
from spielhafen.server.messages.game_info import CaptionInfo, ExampleInfo, ExampleStep
from spielhafen.server.problems import problem

if TYPE_CHECKING:
    from spielhafen.testing.storyboard import Caption, Example

LOGGER: Final = logging.getLogger(__name__)
MAX_CACHED_EXAMPLES: Final = 1024
"""Examples in the cache, enough for all bundled games; about 20 MB."""


@cache
def rulebook_json(game: Game, language: str) -> bytes:
    """Return a rulebook as JSON; without examples if they cannot be read."""
    from spielhafen.server.views.rulebook_blocks import parse_rulebook  # not needed by most server starts

    language = rulebook_language(game, language)
    written = read_rulebook(game, language)
    if written is None:
        raise problem(404, "server-no-such-place")
    book = parse_rulebook(written, _examples(game, language))
    book.language = language
    return msgspec.json.encode(book)


def _examples(game: Game, language: str) -> tuple[Example, ...]:
    from spielhafen.testing.storyboard import list_examples

    try:
        return list_examples(game, language)
    except SpielhafenError as error:
        LOGGER.warning("no examples of %s: %s", game.name, error)
        return ()


async def example_json(game: Game, number: int, executor: Executor) -> bytes:
    """Return an example as JSON: its charts, and its moments, each with the number of its chart."""
    return await executor.run(_example, game, number)


@lru_cache(MAX_CACHED_EXAMPLES)
def _example(game: Game, number: int) -> bytes:
    from spielhafen.testing.position_source import example_states
    from spielhafen.testing.storyboard import example_sources, play_moments

    charts, steps = list[msgspec.Raw](), list[ExampleStep]()
    try:
        sources = example_sources(game)
        playable = [state is not None for state in example_states(game, number)]
        moments = play_moments(game, sources[number]) if number < len(sources) else []
        for place, moment in enumerate(moments):
            scene = dump_scene(moment.scene(game))
            chart = msgspec.Raw(msgspec.json.encode(scene.pop("geometry")))
            if chart not in charts:
                charts.append(chart)
            captions = [_caption(caption) for caption in moment.captions]
            actors = [seat for seat in moment.state.actors() if seat >= 0]
            encoded = msgspec.Raw(msgspec.json.encode(scene))
            steps.append(
                ExampleStep(
                    encoded, charts.index(chart), actors, captions, place < len(playable) and playable[place]
                )
            )
    except Exception as error:
        LOGGER.warning("an example of %s cannot be shown: %s", game.name, error)
        raise problem(404, "example-broken") from error
    if not steps:
        raise problem(404, "server-no-such-place")
    return msgspec.json.encode(ExampleInfo(charts, steps))


def _caption(caption: Caption) -> CaptionInfo:
    return CaptionInfo(
        kind=caption.kind,
        text=dump_text(caption.text),
        seat=caption.seat,
        paragraph=caption.paragraph,
        move=caption.move,
    )
