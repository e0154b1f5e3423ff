"""A browser and a server for tests that look at pages as a person would."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.harbour import Harbour

UNUSED = (
    # The address bar's suggestions are pages of their own, which cost every window more than an empty page does.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    # What Playwright switches off: only the last list counts.
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "TcpPortRandomizationWin"),
    *("OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
)
"""Features of a Chromium that pages never see."""
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"),
    f"--disable-features={','.join(UNUSED)}",
]
QUICK = {"pace": "at-once", "motion": "still", "theme": "day", "language": "en"}
"""Settings of a person in a hurry."""

AWAY = r"net::ERR_"
"""The beginning of what a Chromium calls a request that got no answer at all."""

PATIENCE = 30_000
"""Milliseconds that a busy machine may take for what takes a moment."""

OpenPage = Callable[..., Page]

expect.set_options(timeout=PATIENCE)


@contextmanager
def launched(program: str) -> Iterator[Browser]:
    """A browser that Playwright leads."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def browser(windowless: str) -> Iterator[Browser]:
    """A browser for one file of tests: Playwright's event loop would stand in the way of those that have their own."""
    with launched(windowless) as opened:
        yield opened


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    opened = Harbour(tmp_path_factory.mktemp("harbour"))
    opened.open()
    yield opened
    opened.kill()


@pytest.fixture
def open_page(browser: Browser, harbour: Harbour, request: pytest.FixtureRequest) -> Iterator[OpenPage]:
    """Open pages with these settings; any red line in their consoles fails the test, but for one that it expects."""
    contexts, complaints = [], []
    expected = [mark.args[0] for mark in request.node.iter_markers("red_line")]

    def complain(message: Any) -> None:
        """Every red line, also of a request that was refused; but a network that is away is no fault of the page."""
        said = f"{message.text} {message.location.get('url', '')}"
        if message.type == "error" and not any(re.search(line, said) for line in (AWAY, *expected)):
            complaints.append(said)

    def opened(
        width: int = 1440,
        height: int = 900,
        *,
        of: Browser = browser,
        touch: bool = False,
        **choices: Any,
    ) -> Page:
        context = of.new_context(
            viewport={"width": width, "height": height}, base_url=harbour.url, has_touch=touch
        )
        kept = json.dumps(json.dumps(QUICK | choices))
        context.add_init_script(f"localStorage['spielhafen.settings'] ??= {kept}")
        contexts.append(context)
        page = context.new_page()
        page.on("console", complain)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.set_default_timeout(PATIENCE)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not complaints


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    return open_page()


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe, which finds what keeps people out."""
    package = find_spec("axe_playwright_python")
    assert package is not None
    assert package.origin is not None
    return next(Path(package.origin).parent.rglob("axe.min.js")).read_text(encoding="utf-8")
