"""Pages with a scene of the test: the server's responses are changed on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

from spielhafen.core.game import find_game
from spielhafen.core.play import PUBLIC
from spielhafen.core.scene_json import dump_scene
from spielhafen.core.secret import view
from spielhafen.testing import example_runner

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route


def show_state(page: Page, name: str, lines: str) -> None:
    """Show a state on the page of a table.

    lines: the state in the notation of the rulebook's examples. Each seat sees its own view; without a seat it is the
    public one.
    """
    game = find_game(name)
    g = example_runner.set_up_table(game, lines)

    def respond(route: Route) -> None:
        seat = int(parse_qs(urlsplit(route.request.url).query).get("seat", [PUBLIC])[0])
        scene: Any = dump_scene(game.scene(view(g, seat)))
        answer = route.fetch()
        route.fulfill(response=answer, json=answer.json() | {"scene": scene, "actors": [max(g.actor(), 0)]})

    for pattern in ("**/api/tables/*", "**/api/tables/*?*"):
        page.route(pattern, respond)
    page.reload()
