"""Static content: games, their texts, rulebooks and drawings, and bot levels."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Final, Literal

from starlette.responses import Response

from spielhafen import bots, i18n
from spielhafen.core.game import Game, find_game, find_games
from spielhafen.core.game_order import easiest_first
from spielhafen.core.languages import REVIEWED_LANGUAGES
from spielhafen.core.options import Option
from spielhafen.core.variants import drawings_of, numbers_of
from spielhafen.guides import game_guides
from spielhafen.server.api_request import ApiRequest
from spielhafen.server.json_response import JsonResponse
from spielhafen.server.messages.game_info import (
    BotLevel,
    DrawingInfo,
    GameInfo,
    GuideSummary,
    LanguageInfo,
    NumberInfo,
    OptionInfo,
    PresetOptions,
)
from spielhafen.server.problems import problem
from spielhafen.server.views import rulebook_examples

GAME_FILES: Final = {
    "art.svg": (("art", "art.svg"), "image/svg+xml"),
    "cover.svg": (("art", "cover.svg"), "image/svg+xml"),
    "look.css": (("look.css",), "text/css"),
}
"""The files of a game that clients may load: path in its folder and media type."""

EXAMPLE_NUMBER: Final = re.compile(r"\d{1,6}", re.ASCII)
"""The number of an example."""

SVG_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
"""An SVG opened as a page of its own may have styles, but no scripts."""


def list_games(_: ApiRequest) -> JsonResponse:
    """List all games with their options, those for newcomers first."""
    return JsonResponse([_game_info(game) for game in easiest_first(find_games().values())])


def _game_info(game: Game) -> GameInfo:
    return GameInfo(
        id=game.name,
        version=str(game.version),
        seats=game.seats,
        minutes=game.minutes,
        complexity=game.complexity,
        good_first_game=game.good_first_game,
        first_options=dict.fromkeys(game.first_options, True),
        guides=[GuideSummary(guide.name, guide.seats, guide.learner) for guide in game_guides(game)],
        options=[_option_info(option) for option in game.option_list() if not option.numeric],
        numbers=[_number_info(option) for option in numbers_of(game)],
        drawings=[DrawingInfo(option.id, option.paragraph) for option in drawings_of(game)],
        presets=PresetOptions(printed=game.preset_options("printed"), ours=game.preset_options("ours")),
    )


def _number_info(option: Option) -> NumberInfo:
    printed, low, high = (int(value) for value in (option.default, option.values[0], option.values[-1]))
    return NumberInfo(option.id, printed, low, high, option.paragraph)


def _option_info(option: Option) -> OptionInfo:
    kind: Literal["switch", "choice"] = "switch" if option.kind == "switch" else "choice"
    info = OptionInfo(id=option.id, kind=kind, default=option.default, mode=option.mode)
    if option.kind == "choice":
        info.values = list(option.values)
    if option.seats:
        info.seats = option.seats
    return info


def list_levels(_: ApiRequest) -> JsonResponse:
    """List the bot levels that players can choose."""
    return JsonResponse([BotLevel(level.id) for level in bots.LEVELS.values() if not level.measure])


def list_languages(request: ApiRequest) -> JsonResponse:
    """List the languages among which people may choose, each in its own words."""
    return JsonResponse([_language_info(code) for code in request.languages])


def _language_info(code: str) -> LanguageInfo:
    say = i18n.Translator(code)
    note = "" if code in REVIEWED_LANGUAGES else say("language-unreviewed")
    return LanguageInfo(code, say("language-name"), note)


def shared_texts(request: ApiRequest) -> Response:
    """Return the Fluent source that all games share."""
    return _cacheable(request, i18n.shared_source(_language(request)).encode(), "text/plain")


def game_texts(request: ApiRequest) -> Response:
    """Return a game's own Fluent source."""
    game = find_game(request.path_params["game"])
    return _cacheable(request, game.fluent_source(_language(request)).encode(), "text/plain")


def get_rulebook(request: ApiRequest) -> Response:
    """Return a rulebook as blocks."""
    game = find_game(request.path_params["game"])
    return _cacheable(request, rulebook_examples.rulebook_json(game, _language(request)), "application/json")


async def get_example(request: ApiRequest) -> Response:
    """Return an example of the rulebook as captioned scenes."""
    game, number = find_game(request.path_params["game"]), request.path_params["number"]
    if not EXAMPLE_NUMBER.fullmatch(number):
        raise problem(404, "server-no-such-place")
    return _cacheable(
        request,
        await rulebook_examples.example_json(game, int(number), request.registry.examples),
        "application/json",
    )


def get_game_file(request: ApiRequest) -> Response:
    """Return a file of a game: art.svg, cover.svg or look.css."""
    game = find_game(request.path_params["game"])
    entry = GAME_FILES.get(request.path_params["file"])
    file = game.file(*entry[0]) if entry else None
    if entry is None or file is None or not file.is_file():
        raise problem(404, "server-no-such-place")
    content = game.art_svg().encode() if entry[0] == GAME_FILES["art.svg"][0] else file.read_bytes()
    response = _cacheable(request, content, entry[1])
    if entry[1] == "image/svg+xml":
        response.headers["Content-Security-Policy"] = SVG_POLICY
    return response


def _language(request: ApiRequest) -> str:
    return request.check_language(request.path_params["language"])


def _cacheable(request: ApiRequest, content: bytes, media_type: str) -> Response:
    """Return an answer that browsers cache, but revalidate each time."""
    tag = f'"{sha256(content).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type=media_type, headers=headers)
