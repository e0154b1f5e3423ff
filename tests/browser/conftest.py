"""Fixtures of the browser tests: a browser, a server, pages."""

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
    # The address bar's suggestions are pages, which cost each window more than an empty page.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    # The features that Playwright switches off, since only the last list counts.
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "TcpPortRandomizationWin"),
    *("OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
)
"""Features of Chromium that pages do not use."""
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"),
    f"--disable-features={','.join(UNUSED)}",
]
QUICK = {"pace": "at-once", "motion": "still", "theme": "day", "language": "en"}
"""Settings without pauses and animations."""

NO_RESPONSE = r"net::ERR_"
"""Chromium's message for a request without a response."""

PATIENCE = 30_000
"""Milliseconds that a busy machine may take for short waits."""

OpenPage = Callable[..., Page]

expect.set_options(timeout=PATIENCE)


@contextmanager
def launched(program: str) -> Iterator[Browser]:
    """Launch a browser with Playwright."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def browser(windowless: str) -> Iterator[Browser]:
    """Return a browser for one module, since Playwright's event loop blocks that of other tests."""
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
    """Return a function that opens pages; unexpected errors in their consoles fail the test."""
    contexts, errors = [], []
    expected = [mark.args[0] for mark in request.node.iter_markers("console_error")]

    def record(message: Any) -> None:
        """Record an error, also of a refused request, unless there was no response at all."""
        text = f"{message.text} {message.location.get('url', '')}"
        if message.type == "error" and not any(
            re.search(pattern, text) for pattern in (NO_RESPONSE, *expected)
        ):
            errors.append(text)

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
        settings = json.dumps(json.dumps(QUICK | choices))
        context.add_init_script(f"localStorage['spielhafen.settings'] ??= {settings}")
        contexts.append(context)
        page = context.new_page()
        page.on("console", record)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.set_default_timeout(PATIENCE)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not errors


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    return open_page()


@pytest.fixture(scope="session")
def axe() -> str:
    """Return the source of axe, which finds accessibility violations."""
    package = find_spec("axe_playwright_python")
    assert package is not None
    assert package.origin is not None
    return next(Path(package.origin).parent.rglob("axe.min.js")).read_text(encoding="utf-8")
