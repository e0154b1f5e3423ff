"""Fixtures of the browser tests: a browser, a server, pages."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal

import chromium
import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

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
QUICK = {"pace": "at-once", "motion": "still", "theme": "day", "language": "en", "aims": False}
"""Settings without pauses, animations and aim cards."""

NO_RESPONSE = r"net::ERR_|Connection closed before receiving a handshake response"
"""Chromium's messages for a request without a response, as when the server is killed."""

PATIENCE = 30_000
"""Milliseconds that a busy machine may take for short waits."""

OpenPage = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let browser tests run a second time where a browser is required, as in CI.

    Other programs on the machine can delay a page beyond all patience. The report names what passed only the second
    time; elsewhere the first failure counts.
    """
    if not chromium.required():
        return
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.flaky(reruns=1))


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
def proxied_harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    """Start a server with a trusted proxy: the tests import many logbooks."""
    opened = Harbour(tmp_path_factory.mktemp("harbour"))
    opened.more = json.dumps({"proxies": ["127.0.0.1"]})
    opened.open()
    yield opened
    opened.kill()


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    opened = Harbour(tmp_path_factory.mktemp("harbour"))
    opened.open()
    yield opened
    opened.kill()


def keep_settings(context: BrowserContext, **choices: Any) -> None:
    """Let pages begin with quick settings and these; an empty page can keep none."""
    settings = json.dumps(json.dumps(QUICK | choices))
    script = f"if (origin !== 'null') localStorage['spielhafen.settings'] ??= {settings}"
    context.add_init_script(script)


def record_errors(context: BrowserContext, errors: list[str], expected: Sequence[str] = ()) -> None:
    """Record errors of pages, also refused requests, unless there was no response at all."""

    def record(message: ConsoleMessage) -> None:
        text = f"{message.text} {message.location.get('url', '')}"
        if message.type == "error" and not any(
            re.search(pattern, text) for pattern in (NO_RESPONSE, *expected)
        ):
            errors.append(text)

    context.on("console", record)
    context.on("weberror", lambda error: errors.append(str(error.error)))


@pytest.fixture
def service_workers() -> Literal["allow", "block"]:
    """Return whether pages may have a service worker, behind which no answer can be replaced."""
    return "block"


@pytest.fixture
def open_page(
    browser: Browser,
    harbour: Harbour,
    request: pytest.FixtureRequest,
    service_workers: Literal["allow", "block"],
) -> Iterator[OpenPage]:
    """Return a function that opens pages; unexpected errors in their consoles fail the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []
    expected = [mark.args[0] for mark in request.node.iter_markers("console_error")]

    def opened(
        width: int = 1440,
        height: int = 900,
        *,
        of: Browser = browser,
        touch: bool = False,
        **choices: Any,
    ) -> Page:
        context = of.new_context(
            viewport={"width": width, "height": height},
            base_url=harbour.url,
            has_touch=touch,
            service_workers=service_workers,
        )
        keep_settings(context, **choices)
        record_errors(context, errors, expected)
        contexts.append(context)
        page = context.new_page()
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
