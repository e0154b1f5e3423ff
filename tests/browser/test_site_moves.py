"""The site without a server: tables and games that move, and newer versions of the site."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.captain import ASKED, decide_by_clicks, wait_until, wait_until_prompted
from tests.browser.conftest import OpenPage
from tests.browser.finished import finished_match
from tests.browser.harbour import Harbour
from tests.browser.site_pages import (
    CACHED,
    ask_page,
    file_server,
    open_site,
    play_now,
    seq_of,
    site_context,
    site_folder,
    site_space,
)

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-site")]

PACK = """async (text) => {
    const small = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    const bytes = new Uint8Array(await new Response(small).arrayBuffer())
    return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}"""
"""Packs a logbook as links hold it."""
WAITS = "(await navigator.serviceWorker.getRegistration()).waiting?.state === 'installed'"
MEMORY = """async () => {
    for (const name of await caches.keys()) {
        const cached = name.endsWith('bytecode') ? await (await caches.open(name)).keys() : []
        if (cached.some(({ url }) => url.endsWith('/memory'))) return true
    }
    return false
}"""
"""Whether the memory of an interpreter is kept."""
PATIENCE_FOR_MEMORY = 200
"""Seconds until it may be kept on a busy machine."""
OFFER = "A newer version of this site is here"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return site_space(tmp_path_factory)


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    with file_server(folder) as served:
        yield served


@pytest.fixture
def context(browser: Browser, address: str) -> Iterator[BrowserContext]:
    with site_context(browser, address) as opened:
        yield opened


def test_a_table_moves_to_a_server_with_all_that_was_played(
    context: BrowserContext, address: str, page: Page, tmp_path: Path
) -> None:
    site = context.new_page()
    open_site(site, address)
    table = play_now(site)
    for _ in range(2):
        wait_until_prompted(site)
        decide_by_clicks(site)
    wait_until(site, ASKED)
    plies = json.loads(ask_page(site, "GET", f"api/tables/{table}?seat=0")[1])["ply"]
    site.goto(f"{address}#/table/{table}/1")
    site.get_by_role("button", name="Link to this moment").click()
    with site.expect_download() as download:
        site.get_by_role("button", name="Save the table").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    page.goto("/#/book")
    page.get_by_label("Open the file of a saved game").set_input_files(file)
    page.get_by_role("button", name="Play on here").click()
    page.wait_for_url("**/#/table/*")
    wait_until(page, ASKED)
    moved = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert moved["ply"] >= plies
    assert [seat["kind"] for seat in moved["seats"]].count("human") == 1
    decide_by_clicks(page)


def test_a_table_that_is_not_complete_is_refused_by_a_sentence(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "half.table"
    file.write_text("abc")
    page.goto("/#/book")
    page.get_by_label("Open the file of a saved game").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("This file is not complete")


def test_a_whole_game_of_a_server_is_in_a_link_that_opens_with_nothing_running(
    browser: Browser, folder: Path, open_page: OpenPage, harbour: Harbour
) -> None:
    table = finished_match(harbour, "linked-gull-7")
    page = open_page()
    page.goto(f"/#/table/{table}/3")
    page.get_by_role("button", name="Link to this moment").click()
    link = page.get_by_label("The whole game in a link").locator("input").input_value()
    with file_server(folder) as address, site_context(browser, address) as context:
        site = context.new_page()
        open_site(site, address)
        wait_until(site, CACHED)
        site.close()
        context.set_offline(True)
        again = context.new_page()
        again.goto(f"{address}#/book/{link.rpartition('/')[2]}")
        again.get_by_role("button", name="Look at the game").click()
        again.wait_for_url("**/#/table/**")
        expect(again.locator(".board")).to_be_visible()
        again.goto(f"{address}#/book/{link.rpartition('/')[2][:-40]}")
        expect(again.get_by_role("alert")).to_contain_text("This link is not complete")


def test_a_game_too_long_for_a_link_says_so_and_is_saved_as_a_file(page: Page, harbour: Harbour) -> None:
    table = finished_match(harbour, "long-gull-7")
    logbook = page.request.get(f"/api/tables/{table}/logbook").text()
    noise = "".join(f"# {hash(str(number)):x}\n" for number in range(3000))
    page.route("**/logbook*", lambda route: route.fulfill(body=f"{logbook}\n{noise}"))
    page.goto(f"/#/table/{table}/3")
    page.get_by_role("button", name="Link to this moment").click()
    expect(page.get_by_text("too long for a link")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Logbook as a file").click()
    assert download.value.suggested_filename == f"{table}.log"


def test_a_newer_version_is_offered_where_nothing_is_half_done_and_keeps_the_tables(
    browser: Browser, tmp_path: Path
) -> None:
    site = site_folder(tmp_path)
    with file_server(tmp_path) as address, site_context(browser, address) as context:
        page = context.new_page()
        open_site(page, address)
        table = play_now(page)
        wait_until(page, ASKED)
        wait_until(page, CACHED)
        command = [sys.executable, "-m", "spielhafen", "site", str(site), "--languages", "en,de"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
        wait_until(page, WAITS)
        seq = seq_of(page, table)
        expect(page.get_by_text(OFFER)).to_be_hidden()
        page.goto(f"{address}#/")
        expect(page.get_by_text(OFFER)).to_be_visible()
        with page.expect_navigation():
            page.get_by_role("button", name="Load it").click()
        open_site(page, address, f"#/table/{table}")
        wait_until(page, ASKED)
        assert seq_of(page, table) >= seq
        names = page.evaluate("caches.keys()")
        assert len([name for name in names if not name.endswith("bytecode")]) == 1
        page.goto(f"{address}#/")
        languages = page.get_by_role("combobox", name="Language").locator("option")
        assert "Français" not in " ".join(languages.all_inner_texts())


def test_later_visits_begin_with_the_kept_memory_of_the_interpreter(
    context: BrowserContext, address: str
) -> None:
    page = context.new_page()
    open_site(page, address)
    table = play_now(page)
    wait_until(page, ASKED)
    for _ in range(PATIENCE_FOR_MEMORY):
        if page.evaluate(MEMORY):
            break
        page.wait_for_timeout(1000)
    page.reload()
    open_site(page, address, f"#/table/{table}")
    wait_until(page, ASKED)
    assert page.evaluate(MEMORY)  # one that cannot be used is forgotten
    decide_by_clicks(page)
    wait_until(page, ASKED)
