"""Every screen in the pseudo-language: no raw text, and longer words are not cut off."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import APIResponse, Browser, Page, Route, expect

from tests.browser.conftest import PATIENCE, QUICK
from tests.browser.harbour import Harbour
from tests.browser.sight import DESKS, PHONE, look
from tests.browser.stages import GAMES, NAMES, STAGES, Stage, open_position, page_at
from tests.pseudo_language import pseudo_source

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-pseudo-language")]

SCRIPT = (Path(__file__).parent / "raw_texts.js").read_text(encoding="utf-8")
CODE = "qps"
"""The code of the pseudo-language, which is in the range for private use."""
UNTRANSLATED = ("Spielhafen", *NAMES, "Ada", *(name.replace("_", " ").title() for name in GAMES))
"""Names of people, and of games at the head of their rulebooks."""
QUICK_STAGES = ("harbour", "columbus-hand", "seeschlacht-short")
"""Screens that are looked at in every run."""
PAGES = ("harbour", "new-santa_timea", "settings", "my-games", "rules-columbus", "drawer-chat")
"""Screens besides those of the tables, looked at in the slow run."""
TABLES: tuple[str, ...] = (
    "santa_timea-end",
    "columbus-hand",
    "seeschlacht-short",
    "ghost_ship-hand",
    "treasure_map-shop",
)
TABLES += ("caribbean_conquest-shop", "history", "sheet", "drawer-advice", "waiting", "curtain")
"""Screens of tables that are looked at in the slow run."""
LINES = ("button.aim", "header > p.note")
"""Lines that have no room for texts longer than those of real languages (`test_sizes`)."""
MORE_STAGES = (
    page_at("puzzles", "/#/puzzles", "main button, main a"),
    page_at("sandboxes", "/#/sandbox", "main button"),
    Stage("sandbox", lambda page: open_sandbox(page, "seeschlacht")),
    Stage("sandbox-edit", lambda page: open_editor(page, "columbus")),
    Stage("review", lambda page: open_review(page, "santa_timea", "two-captains")),
)


def open_sandbox(page: Page, game: str) -> None:
    table: str = page.request.post("/api/sandboxes", data={"game": game}).json()["id"]
    page.goto(f"/#/table/{table}")
    expect(page.locator(".sandbox")).to_be_visible()


def open_editor(page: Page, game: str) -> None:
    open_sandbox(page, game)
    page.locator(".sandbox button:has([href='#i-settings'])").click()
    expect(page.locator("dialog input").first).to_be_visible()


def open_review(page: Page, game: str, book: str) -> None:
    """Open the review of a finished game and wait for its first turning point."""
    open_position(page, game, book, None)
    page.locator(".over .acts .act:not(.first)").nth(1).click()
    expect(page.locator(".review .better")).to_be_visible(timeout=4 * PATIENCE)


@cache
def pseudo_texts(english: str) -> str:
    return pseudo_source(english)


def answer_in_english(route: Route) -> APIResponse:
    return route.fetch(url=route.request.url.replace(f"/{CODE}", "/en"))


def translate(route: Route) -> None:
    answer = answer_in_english(route)
    route.fulfill(response=answer, body=pseudo_texts(answer.text()))


def offer_pseudo_language(route: Route) -> None:
    answer = route.fetch()
    offered = [{"code": CODE, "name": "⟦Þšéúđó⟧", "note": "⟦ñóţ çĥéçķéđ⟧"}]
    route.fulfill(response=answer, json=[*answer.json(), *offered])


@pytest.fixture(scope="module")
def harbour(proxied_harbour: Harbour) -> Harbour:
    return proxied_harbour


@pytest.fixture(scope="module")
def pseudo_page(browser: Browser, harbour: Harbour) -> Iterator[Page]:
    """Open a page in the pseudo-language, with English rulebooks."""
    context = browser.new_context(base_url=harbour.url, service_workers="block")
    settings = json.dumps(json.dumps(QUICK | {"language": CODE}))
    context.add_init_script(f"localStorage['spielhafen.settings'] ??= {settings}")
    context.route("**/api/languages", offer_pseudo_language)
    context.route(f"**/texts/{CODE}", translate)
    context.route(f"**/rulebook/{CODE}", lambda route: route.fulfill(response=answer_in_english(route)))
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    yield page
    context.close()


def marks(stage: Stage) -> list[pytest.MarkDecorator]:
    """Return the marks that say in which runs a screen is looked at."""
    if stage.name in QUICK_STAGES:
        return []
    return [pytest.mark.slow if stage in MORE_STAGES or stage.name in (*PAGES, *TABLES) else pytest.mark.long]


@pytest.mark.parametrize(
    "stage",
    [pytest.param(stage, id=stage.name, marks=marks(stage)) for stage in (*STAGES, *MORE_STAGES)],
)
def test_no_text_is_raw_and_none_is_cut_off(pseudo_page: Page, stage: Stage) -> None:
    width, height = DESKS[0]
    pseudo_page.set_viewport_size({"width": width, "height": height})
    stage.set_up(pseudo_page)
    expect(pseudo_page.locator("body")).to_contain_text("⟧")
    assert pseudo_page.evaluate(SCRIPT, [*UNTRANSLATED]) == []
    cut: dict[str, list[str]] = {}
    for size in (DESKS[-1], PHONE):
        pseudo_page.set_viewport_size({"width": size[0], "height": size[1]})
        cut[f"{size[0]} x {size[1]}"] = [
            line for line in look(pseudo_page) if not any(map(line.__contains__, LINES))
        ]
    assert not any(cut.values()), json.dumps(cut, indent=1, ensure_ascii=False)


def test_raw_texts_are_found_wherever_they_stand(pseudo_page: Page) -> None:
    pseudo_page.set_content(
        '<p title="a raw title">⟦ţéẋţ⟧ and raw</p><button aria-label="Raw name">§6 B4 w1 NE</button>'
        '<input placeholder="raw hint"><p>Ada ⟦ţéẋţ⟧ <code>raw code</code> <b lang="de">Deutsch</b></p>'
    )
    found = pseudo_page.evaluate(SCRIPT, [*UNTRANSLATED])
    assert sorted(line.partition(":")[0] for line in found) == [
        "button[aria-label]",
        "input[placeholder]",
        "p",
        "p[title]",
    ]
