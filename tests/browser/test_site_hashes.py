"""Random games in the browser's Python have the same moves and states as here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import random_games
from tests.browser.random_games import games_hash
from tests.browser.site_pages import file_server, site_space
from tests.browser.stages import GAMES

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-site-games")]

FEW = 30
MANY = 1000
"""Games in the long run."""
START = """async ([base, source]) => {
    const { loadPyodide } = await import(`${base}python/pyodide.mjs`)
    window.python = await loadPyodide({ indexURL: `${base}python/` })
    const packages = await (await fetch(`${base}python/packages.zip`)).arrayBuffer()
    python.unpackArchive(packages, 'zip', { extractDir: '/packages' })
    python.runPython("import sys; sys.path.insert(0, '/packages')")
    python.runPython(source)
}"""
"""Start the site's Python and packages in the page itself."""
HASH = """([game, games]) => {
    const found = python.globals.get('games_hash')(game, games)
    return found.toJs()
}"""


@pytest.fixture(scope="module")
def python_page(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A page in which the site's Python runs, without a network."""
    with file_server(site_space(tmp_path_factory)) as address, browser.new_context() as context:
        page = context.new_page()
        page.goto(f"{address}licences.txt")
        source = Path(random_games.__file__).read_text("utf-8")
        page.evaluate(START, [address, source])
        context.set_offline(True)
        yield page


@pytest.mark.parametrize("game", GAMES)
def test_random_games_are_the_same_in_the_browser(python_page: Page, game: str, long_run: bool) -> None:
    games = MANY if long_run else FEW
    assert tuple(python_page.evaluate(HASH, [game, games])) == games_hash(game, games)
