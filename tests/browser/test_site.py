"""The site without a server: by clicks, offline, in two tabs, moved, without storage."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.captain import (
    ASKED,
    decide_by_clicks,
)
from tests.browser.conftest import FLAGS
from tests.browser.site_pages import (
    CACHED,
    PROMPTED,
    ask_page,
    file_server,
    open_site,
    play_a_move,
    play_now,
    save_tables,
    seq_of,
    site_context,
    site_space,
    wait_patiently,
)
from tests.browser.stages import GAMES

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-site")]

KEPT = """async () => (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
    .flat().flatMap(({ url }) => /api\\/texts\\/(\\w+)\\.ftl/.exec(url)?.[1] ?? [])"""
"""The languages in the caches of the page."""
ALL_GERMAN = """(await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
    .flat().filter(({ url }) => /\\/de\\.(ftl|json)/.test(url)).length === 13"""
TOO_MANY_BYTES = 200_000_000


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


def test_the_first_page_is_drawn_before_python_is_loaded(context: BrowserContext, address: str) -> None:
    page = context.new_page()
    page.route("**/python/**", lambda route: None)  # Python never comes
    page.goto(address)
    expect(page.get_by_role("button", name="Play now Santa Timea")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.unroute_all(behavior="ignoreErrors")


def test_a_game_played_by_clicks_survives_a_reload(context: BrowserContext, address: str) -> None:
    page = context.new_page()
    open_site(page, address)
    table = play_now(page)
    for _ in range(3):
        wait_patiently(page, PROMPTED)
        decide_by_clicks(page)
    wait_patiently(page, ASKED)
    before = seq_of(page, table)
    page.reload()
    wait_patiently(page, ASKED)
    assert seq_of(page, table) >= before
    decide_by_clicks(page)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_begins_and_can_be_advised(context: BrowserContext, address: str, game: str) -> None:
    page = context.new_page()
    open_site(page, address)
    body = {
        "game": game,
        "seats": [{"kind": "human", "name": "Ada"}, {"kind": "bot", "name": "Bo", "level": "sailor"}],
    }
    status, content = ask_page(page, "POST", "api/tables", json.dumps(body), f"table-of-{game}")
    assert status == 201, content
    table = json.loads(content)["id"]
    page.goto(f"{address}#/table/{table}")
    wait_patiently(page, ASKED)
    played = 0
    for _ in range(4):
        played = play_a_move(page, table)
        wait_patiently(page, f"{ASKED} || document.querySelector('.over')")
    assert played > 4
    status, _ = ask_page(page, "GET", f"api/games/{game}/examples/0")
    assert status == 200


def test_the_second_visit_needs_no_network(browser: Browser, folder: Path) -> None:
    with ExitStack() as stack:
        with file_server(folder) as address:
            context = stack.enter_context(site_context(browser, address))
            page = context.new_page()
            open_site(page, address)
            table = play_now(page)
            wait_patiently(page, ASKED)
            wait_patiently(page, CACHED)
        page.close()
        again = context.new_page()
        open_site(again, address, f"#/table/{table}")
        wait_patiently(again, ASKED)
        decide_by_clicks(again)


def kept_languages(page: Page) -> set[str]:
    """Return the languages whose shared texts the browser has kept."""
    names: list[str] = page.evaluate(KEPT)
    return set(names)


def test_only_languages_that_are_chosen_are_kept_and_need_no_network(browser: Browser, folder: Path) -> None:
    with ExitStack() as stack:
        with file_server(folder) as address:
            context = stack.enter_context(site_context(browser, address))
            page = context.new_page()
            open_site(page, address)
            wait_patiently(page, CACHED)
            assert kept_languages(page) == {"en"}
            page.get_by_role("combobox", name="Language").select_option("de")
            expect(page.locator("html")).to_have_attribute("lang", "de")
            wait_patiently(page, ALL_GERMAN)
            assert kept_languages(page) == {"en", "de"}
        page.close()
        again = context.new_page()
        open_site(again, address, "#/rules/columbus")
        expect(again.get_by_role("heading", name="Worum es geht")).to_be_visible()


def test_two_tabs_show_the_same_table_and_the_second_takes_over(
    context: BrowserContext, address: str
) -> None:
    first = context.new_page()
    open_site(first, address)
    table = play_now(first)
    second = context.new_page()
    second.goto(f"{address}#/table/{table}")
    wait_patiently(second, ASKED)
    seq = play_a_move(first, table)
    wait_patiently(second, ASKED)
    assert seq_of(second, table) >= seq
    first.close()
    assert play_a_move(second, table) > seq


def test_all_tables_move_to_another_browser_as_a_file(
    context: BrowserContext, browser: Browser, address: str, tmp_path: Path
) -> None:
    file = tmp_path / "all.tables"
    page = context.new_page()
    open_site(page, address)
    table = play_now(page)
    wait_patiently(page, ASKED)
    save_tables(page, address, file)
    with site_context(browser, address) as there:
        other = there.new_page()
        open_site(other, address, "#/settings")
        replace_tables(other, file)
        expect(other.get_by_role("progressbar")).to_be_visible()
        other.goto(f"{address}#/table/{table}")
        wait_patiently(other, ASKED)
        decide_by_clicks(other)


def test_tables_stay_where_the_space_is_too_small_for_those_of_a_file(
    context: BrowserContext, address: str, tmp_path: Path
) -> None:
    file = tmp_path / "all.tables"
    page = context.new_page()
    open_site(page, address)
    table = play_now(page)
    wait_patiently(page, ASKED)
    save_tables(page, address, file)
    with file.open("ab") as more:
        more.write(bytes(TOO_MANY_BYTES))
    quota = {"origin": address, "quotaSize": TOO_MANY_BYTES // 2}
    context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", quota)
    replace_tables(page, file)
    expect(page.get_by_text("not enough space")).to_be_visible()
    page.goto(f"{address}#/table/{table}")
    wait_patiently(page, ASKED)
    seq = play_a_move(page, table)
    page.reload()
    wait_patiently(page, ASKED)
    assert seq_of(page, table) >= seq


def replace_tables(page: Page, file: Path) -> None:
    """Replace all tables by those of a file, by clicks in the settings."""
    page.get_by_label("Open saved tables").set_input_files(file)
    page.get_by_role("button", name="Replace").click()


def test_without_storage_a_sentence_says_so_and_play_goes_on(
    browser: Browser, windowless: str, address: str
) -> None:
    """An address without https other than this machine's has neither locks nor storage."""
    flags = [*FLAGS, "--host-resolver-rules=MAP games.example 127.0.0.1"]
    other = browser.browser_type.launch(executable_path=windowless, args=flags)
    distant = address.replace("127.0.0.1", "games.example")
    with closing(other), site_context(other, distant) as context:
        page = context.new_page()
        open_site(page, distant)
        expect(page.get_by_text("keeps no tables here")).to_be_visible()
        page.get_by_role("button", name="Understood").click()
        play_now(page)
        wait_patiently(page, PROMPTED)
        decide_by_clicks(page)
