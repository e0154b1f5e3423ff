"""A scene laid before the eyes: what the server says of a table, with another scene in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

from spielhafen.core.game import find_game
from spielhafen.core.play import PUBLIC
from spielhafen.core.scene import dump_scene
from spielhafen.core.secret import view
from spielhafen.testing import example_runner

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route


def stage(page: Page, name: str, lines: str) -> None:
    """Show the table that lies open on this page as these lines lay it, in the words of the game's rulebook: to every
    seat what it may know, and to nobody in particular what everybody may."""
    game = find_game(name)
    g = example_runner.set_up_table(game, lines)

    def told(route: Route) -> None:
        seat = int(parse_qs(urlsplit(route.request.url).query).get("seat", [PUBLIC])[0])
        scene: Any = dump_scene(game.scene(view(g, seat)))
        answer = route.fetch()
        route.fulfill(response=answer, json=answer.json() | {"scene": scene, "actors": [max(g.actor(), 0)]})

    for asked in ("**/api/tables/*", "**/api/tables/*?*"):
        page.route(asked, told)
    page.reload()
