"""The examples of the rulebooks, shown as pictures below their paragraphs."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from spielhafen.i18n import Translator
from tests.browser.captain import bot, create_table, here, wait_until_prompted
from tests.browser.conftest import QUICK, OpenPage

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-screens")]

GAMES = ("ghost_ship", "caribbean_conquest", "columbus", "santa_timea", "seeschlacht", "treasure_map")


def open_example(page: Page, game: str, paragraph: str, place: int = 0) -> Locator:
    """Open an example below a paragraph with the keyboard."""
    page.goto(f"/#/rules/{game}")
    example = page.locator(f"#paragraph-{paragraph} details").nth(place)
    example.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(example.locator(".board svg.chart")).to_be_visible()
    return example


def stepper(example: Locator) -> Locator:
    """Return the group of buttons that step through the pictures."""
    return example.get_by_role("group", name="The pictures of the example")


@pytest.mark.slow
def test_a_storm_of_columbus_is_shown_picture_by_picture(page: Page) -> None:
    example = open_example(page, "columbus", "14")
    caption, steps = example.locator(".said"), stepper(example)
    before, after = steps.locator("button").first, steps.locator("button").last

    expect(steps).to_contain_text("Picture 1 of 3")
    expect(before).to_be_disabled()
    expect(caption).to_have_text("At first.")
    places = ship_places(example)
    after.press("Enter")
    expect(steps).to_contain_text("Picture 2 of 3")
    expect(caption).to_contain_text("raises a storm")
    expect(caption).to_contain_text("Allowed: Spin again")
    after.press("Enter")
    expect(steps).to_contain_text("Picture 3 of 3")
    expect(after).to_be_disabled()
    expect(after).to_be_focused()
    assert ship_places(example) != places
    before.press("Enter")
    before.press("Enter")
    assert ship_places(example) == places


def ship_places(example: Locator) -> list[str]:
    """Return the positions of the pieces in an example."""
    found: list[str] = example.locator(".piece").evaluate_all("all => all.map((one) => one.style.transform)")
    return found


@pytest.mark.slow
def test_the_paragraph_of_a_line_is_one_click_away(page: Page) -> None:
    example = open_example(page, "columbus", "14")
    stepper(example).locator("button").last.click()
    example.locator(".said").get_by_role("button", name="§7").click()

    expect(page.locator("#paragraph-7")).to_be_focused()


@pytest.mark.slow
@pytest.mark.parametrize(
    "game", [GAMES[0], *(pytest.param(game, marks=pytest.mark.long) for game in GAMES[1:])]
)
def test_every_rulebook_shows_its_examples_on_a_phone(open_page: OpenPage, axe: str, game: str) -> None:
    page = open_page(390, 844, touch=True, language="de")
    page.goto(f"/#/rules/{game}")
    example = page.locator("details").nth(7)
    expect(example.locator("summary")).to_contain_text("Beispiel: ")
    example.locator("summary").tap()
    page.locator("details").nth(8).locator("summary").tap()
    expect(page.locator(".example .board svg.chart.drawn")).to_have_count(2)
    expect(example.locator(".captains b")).to_have_text([*"ABCDE"[: example.locator(".captains b").count()]])
    assert page.locator(".example .board.near").count() == 0, "no board captures scrolling"

    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.evaluate(axe)
    found: Any = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    assert not [(fault["id"], fault["nodes"][0]["html"]) for fault in found["violations"]]
    assert Translator("de")("web-loading") not in example.inner_text()


@pytest.mark.slow
def test_the_rules_at_the_table_show_their_examples_too(page: Page) -> None:
    create_table(page, [here("Ada"), bot("Bo")])
    wait_until_prompted(page)
    page.keyboard.press("r")
    drawer = page.get_by_role("dialog")
    example = drawer.locator("details").filter(has_text="Example: ").first
    example.locator("summary").click()
    expect(example.locator(".board svg.chart")).to_be_visible()
    ply = page.locator(".table").get_attribute("data-ply")
    stepper(example).locator("button").last.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowLeft")

    expect(stepper(example)).to_contain_text("Picture 2 of")
    assert page.locator(".table").get_attribute("data-ply") == ply
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def test_a_duel_of_an_example_stays_until_it_is_closed(page: Page) -> None:
    page.clock.install()
    example = open_example(page, "caribbean_conquest", "17")
    steps = stepper(example)
    while not example.locator(".board .sides").count():
        steps.locator("button").last.click()
    page.clock.run_for(20_000)
    expect(example.locator(".board .sides")).to_be_visible()
    example.locator(".board").get_by_role("button", name="Close").press("Enter")

    expect(example.locator(".board .sides")).to_have_count(0)
    expect(example.locator(".duel button")).to_be_focused()


@pytest.mark.slow
def test_an_example_stays_open_when_the_language_changes(page: Page) -> None:
    example = open_example(page, "columbus", "14")
    stepper(example).locator("button").last.click()
    page.evaluate(
        "kept => { localStorage['spielhafen.settings'] = kept;"
        " dispatchEvent(new StorageEvent('storage', {key: 'spielhafen.settings', newValue: kept})) }",
        json.dumps(QUICK | {"language": "de"}),
    )

    expect(example.locator("summary")).to_contain_text("Beispiel: ")
    expect(example.locator(".said")).to_contain_text("A ruft einen Sturm aus")
    expect(example.locator(".said")).to_contain_text("Erlaubt: ")


@pytest.mark.parametrize("width", [390, 320])
def test_on_a_phone_all_of_a_duel_fits_on_its_sheet(open_page: OpenPage, width: int) -> None:
    example = open_example(open_page(width, 844, language="de"), "caribbean_conquest", "17")
    while not example.locator(".board .sides").count():
        example.locator(".leafing button").last.click()
    over = example.locator(".board .sides").evaluate(
        """(sides) => {
            const sheet = sides.getBoundingClientRect()
            const inside = ({ left, right }) => left >= sheet.left - 9 && right <= sheet.right + 9
            const parts = [...sides.querySelectorAll('.name, .figure, .count, .die, dt, dd')]
            return parts.filter((part) => !inside(part.getBoundingClientRect())).length
        }"""
    )

    assert over == 0
