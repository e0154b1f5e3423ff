"""Every screen at common window sizes: nothing is cut off, nothing needed is out of sight."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from spielhafen.core.languages import LANGUAGES
from tests.browser.conftest import PATIENCE, QUICK
from tests.browser.harbour import Harbour
from tests.browser.sight import DESKS, PHONE, SIZES, faults, look
from tests.browser.stages import STAGES, TEXT_VIEW, Stage

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-sizes")]
QUICK_STAGES = ("harbour", "santa_timea-late", "columbus-hand", "ghost_ship-hand", "curtain")
"""Stages of every run; the others are slow."""
OpenPage = Callable[..., Page]

FAULTY_PAGE = """<!doctype html>
<style>
  body { margin: 0; font: 16px/20px monospace }
  div { position: absolute; width: 300px; height: 40px }
  .hidden { overflow: hidden; white-space: nowrap }
</style>
<div style="top: 0" class="hidden" id="clipped">A text that is far too long for its narrow box</div>
<div style="top: 50px; text-overflow: ellipsis" class="hidden" id="ellipsis">A text that is far too long for its box</div>
<div style="top: 100px; width: 9px; overflow-wrap: anywhere" id="column">name</div>
<div style="top: 200px; width: 60px; overflow-wrap: anywhere" id="word">Bartolomeu</div>
<div style="top: 250px"><button id="free">free</button></div>
<div style="top: 300px"><button id="covered">covered</button></div>
<div style="top: 290px; background: #fff; pointer-events: none" id="veil">veil</div>
<div style="top: 350px; height: 60px; overflow: auto" id="scroller">
  <p style="height: 100px">above</p><button id="below">below</button>
</div>
<div style="top: 420px; left: 200px"><button style="width: 300px" id="aside">aside</button></div>
"""


@pytest.fixture(scope="module")
def harbour(proxied_harbour: Harbour) -> Harbour:
    return proxied_harbour


@pytest.fixture(
    scope="module",
    params=["de", *[pytest.param(code, marks=pytest.mark.long) for code in LANGUAGES if code != "de"]],
)
def shared_page(request: pytest.FixtureRequest, browser: Browser, harbour: Harbour) -> Iterator[Page]:
    """A page for all stages, in German, whose words are longer, or in English."""
    context = browser.new_context(base_url=harbour.url, service_workers="block")
    settings = json.dumps(json.dumps(QUICK | {"language": request.param}))
    context.add_init_script(f"localStorage['spielhafen.settings'] ??= {settings}")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    yield page
    context.close()


def faults_by_size(page: Page, stage: Stage, *, long_run: bool = False) -> dict[str, list[str]]:
    """Return the faults of a stage at each size, and in the long run in each tab on a phone."""
    width, height = DESKS[0]
    page.set_viewport_size({"width": width, "height": height})
    stage.set_up(page)
    found = {f"{width} x {height}": faults(page, (width, height), stage) for width, height in SIZES}
    if long_run and stage.is_table and not page.locator(".over").is_visible():
        for tab in page.get_by_role("tab").all():
            tab.click()
            found[f"{PHONE[0]} x {PHONE[1]}, {tab.inner_text()}"] = look(page)
    return {where: lines for where, lines in found.items() if lines}


def marks(stage: Stage) -> list[pytest.MarkDecorator]:
    """Return the marks that say in which runs a stage is looked at."""
    if stage.is_rare:
        return [pytest.mark.long]
    return [] if stage.name in QUICK_STAGES else [pytest.mark.slow]


@pytest.mark.parametrize(
    "stage",
    [pytest.param(stage, id=stage.name, marks=marks(stage)) for stage in STAGES],
)
def test_nothing_is_cut_off_and_what_is_needed_to_act_is_in_sight(
    shared_page: Page, stage: Stage, long_run: bool
) -> None:
    found = faults_by_size(shared_page, stage, long_run=long_run)
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


def test_in_the_text_view_nothing_is_cut_off(open_page: OpenPage) -> None:
    found = faults_by_size(open_page(language="de"), TEXT_VIEW)
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


def test_each_kind_of_fault_is_found(page: Page) -> None:
    page.set_viewport_size({"width": 400, "height": 460})
    page.set_content(FAULTY_PAGE)
    needed = ("#free", "#covered", "#below", "#aside", "#missing")
    found = look(page, whole=needed, heights=(("#scroller", 50), ("#free", 50)))
    kinds = {(line.partition(":")[0], *re.findall(r"#(\w+)", line.partition(" “")[0])[-1:]) for line in found}
    assert kinds >= {
        ("cut off", "clipped"),
        ("cut off", "ellipsis"),
        ("runs down", "column"),
        ("breaks within a word", "word"),
        ("covered", "covered"),
        ("out of sight", "below"),
        ("out of sight", "aside"),
        ("not there", "missing"),
        ("less than 50 in sight", "free"),
    }
    assert "the page is 100 too wide" in found
    assert not [kind for kind in kinds if "scroller" in kind]


def test_an_element_pushed_below_the_fold_is_found(shared_page: Page) -> None:
    stage = next(stage for stage in STAGES if stage.name == "columbus-hand")
    stage.set_up(shared_page)
    assert not faults(shared_page, DESKS[2], stage)
    shared_page.locator(".zones").evaluate("(zones) => { zones.style.paddingTop = '450px' }")
    found = faults(shared_page, DESKS[2], stage)
    assert [line for line in found if line.startswith("out of sight: ") and "button" in line]
    assert [line for line in found if line.startswith("less than 60 in sight: ")]
