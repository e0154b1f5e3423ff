"""The examples of the docs site run in place, from files, without anything from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import livedocs
import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

import docs
from spielhafen.static_site.site_folder import SITE_PARTS
from tests.browser.site_pages import START_PATIENCE, SUB_PATH, file_server, site_context
from tests.browser.stages import GAMES
from tests.tools.shown_sessions import ShownSession, prints_as_shown, read_session

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser-site")]

ENDED = re.compile("^(right|wrong|failed|stopped)$")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not (SITE_PARTS / "pyodide.mjs").exists():
        pytest.skip("Python for browsers is not fetched: ./play site FOLDER fetches it")
    folder = tmp_path_factory.mktemp("docs")
    built = docs.build(folder)
    (folder / SUB_PATH).parent.mkdir(parents=True)
    built.rename(folder / SUB_PATH)
    with file_server(folder) as served:
        yield served


@pytest.fixture
def context(browser: Browser, address: str) -> Iterator[BrowserContext]:
    with site_context(browser, address, "favicon.ico") as opened:
        yield opened


def shown(page: str) -> list[ShownSession]:
    """Return the examples of a page that run in place."""
    text = (docs.ROOT / "docs" / f"{page}.md").read_text("utf-8")
    marked = [found[2] for found in docs.RUN.finditer(text) if found[1] == "pycon"]
    return [read_session(session) for session in marked if livedocs.can_run(session)]


def run(example: Locator) -> str:
    """Press the button of an example with the keyboard, and return how it ended."""
    example.get_by_role("button", name="Run").focus()
    example.page.keyboard.press("Enter")
    return end_of(example)


def end_of(example: Locator) -> str:
    status = example.locator(".live-status")
    expect(status).to_have_attribute("data-state", ENDED, timeout=START_PATIENCE)
    return status.get_attribute("data-state") or ""


@pytest.mark.parametrize("name", ["library", "learn"])
def test_all_examples_of_a_page_run_in_place_as_shown(
    context: BrowserContext, address: str, name: str
) -> None:
    page = context.new_page()
    page.goto(f"{address}{name}.html")
    examples = page.get_by_role("group", name=re.compile("^Example "))
    wanted = shown(name)
    expect(examples).to_have_count(len(wanted))
    for place, session in enumerate(wanted):
        assert run(examples.nth(place)) == ("wrong" if session.is_wrong else "right")
        printed = examples.nth(place).get_by_role("region").text_content() or ""
        assert prints_as_shown(session, printed), printed


def test_code_can_be_changed_stopped_and_restored(context: BrowserContext, address: str, axe: str) -> None:
    page = context.new_page()
    page.goto(f"{address}library.html")
    example = page.get_by_role("group", name="Example 1")
    example.get_by_role("button", name="Edit").click()
    code = example.get_by_role("textbox")
    expect(code).to_be_focused()
    assert "find_game" in code.input_value()
    assert ">>>" not in code.input_value()

    code.fill("print('before')\nwhile True: pass")
    page.keyboard.press("Control+Enter")
    expect(example.get_by_role("region")).to_have_text("before\n", timeout=START_PATIENCE)
    example.get_by_role("button", name="Stop").click()
    expect(example.get_by_role("status")).to_have_text("Stopped.")

    code.fill("6 * 7\nnothing")
    page.keyboard.press("Control+Enter")
    assert end_of(example) == "wrong"
    expect(example.get_by_role("region")).to_contain_text("42")
    expect(example.get_by_role("region")).to_contain_text("name 'nothing' is not defined")
    expect(example.get_by_role("status")).to_have_text("Ended with an error.")
    assert faults(page, axe) == []

    example.get_by_role("button", name="Restore").click()
    expect(code).to_be_hidden()
    assert run(example) == "right"


def faults(page: Page, axe: str) -> list[Any]:
    """Return what axe finds amiss in what was added to a page."""
    page.evaluate(axe)
    found: Any = page.evaluate("axe.run({include: ['.live']}, {resultTypes: ['violations']})")
    return [(fault["id"], fault["nodes"][0]["html"]) for fault in found["violations"]]


@pytest.mark.parametrize(
    ("game", "language"), [(game, ("en", "de")[place % 2]) for place, game in enumerate(GAMES)]
)
def test_an_example_of_every_rulebook_is_played_in_place(
    context: BrowserContext, address: str, game: str, language: str
) -> None:
    page = context.new_page()
    page.goto(f"{address}rulebooks/{game}.{language}.html")
    page.locator("details.example summary").first.click()
    words = livedocs.words()[language]
    button = page.get_by_role("button", name=words["play"]).first
    button.focus()
    page.keyboard.press("Enter")
    frame = page.locator("iframe").content_frame
    expect(frame.locator(".board svg.chart")).to_be_visible(timeout=START_PATIENCE)
    expect(frame.locator("html")).to_have_attribute("lang", language)
    expect(frame.locator(".captains b").first).to_have_text("A")
    assert page.evaluate("""() => {
        const frame = document.querySelector('iframe')
        const { scrollHeight, scrollWidth } = frame.contentDocument.scrollingElement
        return scrollHeight <= frame.clientHeight && scrollWidth <= frame.clientWidth
    }"""), "all of it is seen without scrolling in the frame"
    page.get_by_role("button", name=words["close"]).first.press("Enter")
    expect(page.locator("iframe")).to_have_count(0)


def test_an_example_of_a_rulebook_goes_on_in_a_sandbox_and_to_its_paragraphs(
    context: BrowserContext, address: str
) -> None:
    page = context.new_page()
    page.goto(f"{address}rulebooks/columbus.en.html")
    example = page.locator("details.example").filter(has_text="raises a storm").first
    example.locator("summary").click()
    example.get_by_role("button", name="Play it").click()
    frame = example.locator("iframe").content_frame
    leaf = frame.get_by_role("group", name="The pictures of the example").locator("button").last
    leaf.click(timeout=START_PATIENCE)
    frame.locator(".said .paragraph").first.click()
    expect(page).to_have_url(re.compile(r"columbus\.en\.html#\d+-"))
    frame.get_by_role("button", name="Try it").click()
    expect(frame.locator(".bar")).to_be_visible(timeout=START_PATIENCE)


def test_without_scripts_the_pages_are_as_before(browser: Browser, address: str) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(f"{address}library.html")
        expect(page.get_by_text("find_game").first).to_be_visible()
        expect(page.get_by_role("button", name="Run")).to_have_count(0)


def test_nothing_is_loaded_before_a_button_is_pressed(context: BrowserContext, address: str) -> None:
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(Path(request.url).name))
    page.goto(f"{address}library.html")
    expect(page.get_by_role("button", name="Run").first).to_be_visible()
    heavy = {livedocs.ENGINE, "python_stdlib.zip", "pyodide.mjs", "pyodide.asm.wasm", "index.html"}
    assert not heavy & set(asked)
