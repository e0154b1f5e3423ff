"""The site without a server: tabs killed in mid-move, and two tabs at the same table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from spielhafen.core import logbook
from tests.browser.captain import bot, here
from tests.browser.site_pages import (
    STORM,
    ask_page,
    create_site_table,
    file_server,
    kill,
    open_site,
    seq_of,
    site_context,
    site_space,
    wait_patiently,
)

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-site-kills")]

KILLS = 5
KILLS_IN_LONG_RUN = 50
LATEST_KILL = 600
"""Milliseconds from the first move to the kill, at most."""
MOVES = 25
"""Moves of each tab at a table for two."""
ALL = 10_000
LISTEN = """(path) => {
    window.heard = {}
    new BroadcastChannel(`spielhafen ${path}`).onmessage = ({ data }) => {
        if (data.kind !== 'answer' || !data.page.startsWith('storm') || data.status !== 200) return
        const { seq } = JSON.parse(data.content)
        const word = data.page.split(' ')[1]
        window.heard[word] = Math.max(seq, window.heard[word] ?? 0)
    }
}"""
"""Let a tab that is never killed hear what was acknowledged."""
COMPILED = """(await Promise.all((await caches.keys()).filter((name) => name.endsWith('bytecode'))
    .map(async (name) => (await (await caches.open(name)).keys()).length))).includes(2)"""
"""Whether compiled Python is kept, which makes the next starts quick."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with file_server(site_space(tmp_path_factory)) as served:
        yield served


@pytest.fixture
def context(browser: Browser, address: str) -> Iterator[BrowserContext]:
    with site_context(browser, address) as opened:
        yield opened


def open_witness(context: BrowserContext, address: str) -> Page:
    """Open a tab without a server that hears all answers."""
    witness = context.new_page()
    witness.goto(f"{address}licences.txt")
    witness.evaluate(LISTEN, "/" + address.split("/", 3)[3])
    return witness


def test_what_is_acknowledged_survives_kills_in_mid_move(
    context: BrowserContext, address: str, long_run: bool
) -> None:
    witness, rng = open_witness(context, address), Random(11)
    page = context.new_page()
    open_site(page, address)
    wait_patiently(page, COMPILED)
    heard: dict[str, int] = {}
    for _ in range(KILLS_IN_LONG_RUN if long_run else KILLS):
        word = create_site_table(page, "columbus", [here("Ada"), bot("Bo")])
        page.evaluate(f"(asked) => void ({STORM})(asked)", {"word": word, "name": "a", "most": ALL})
        page.wait_for_timeout(rng.randrange(LATEST_KILL))
        kill(page)
        page = context.new_page()
        open_site(page, address)
        heard = witness.evaluate("heard")
        for table, seq in heard.items():
            assert seq_of(page, table) >= seq
        assert logbook_of(page, word).plies is not None
    assert heard


def logbook_of(page: Page, word: str) -> logbook.Logbook:
    """Fetch the logbook of a table."""
    status, content = ask_page(page, "GET", f"api/tables/{word}/logbook?seat=0")
    assert status == 200, content
    return logbook.read_logbook(content)


def test_two_tabs_at_one_table_lose_no_move_and_play_none_twice(
    context: BrowserContext, address: str
) -> None:
    first, second = context.new_page(), context.new_page()
    open_site(first, address)
    word = create_site_table(first, "columbus", [here("Ada"), here("Bo")])
    second.goto(f"{address}#/table/{word}")
    asked = {"word": word, "most": MOVES}
    first.evaluate(f"(asked) => {{ window.storm = ({STORM})(asked) }}", asked | {"name": "a"})
    counts = [second.evaluate(STORM, asked | {"name": "b"}), first.evaluate("storm")]
    played = sum(count["played"] for count in counts)
    assert played == decisions_of(second, word)
    assert min(count["played"] for count in counts) > 0

    first.evaluate(f"(asked) => void ({STORM})(asked)", {"word": word, "name": "c", "most": ALL})
    second.evaluate(f"(asked) => {{ window.storm = ({STORM})(asked) }}", asked | {"name": "d"})
    kill(first)
    after: dict[str, int] = second.evaluate("storm")
    assert decisions_of(second, word) >= played + after["played"]
    assert after["played"] > 0


def decisions_of(page: Page, word: str) -> int:
    """Return the number of moves that people have made at a table."""
    return sum(ply.actor in {0, 1} for ply in logbook_of(page, word).plies)
