"""What only the house's own tests share; what the games' tests need too stands in the conftest.py above."""

import chromium as finder
import pytest


@pytest.fixture(scope="session")
def chromium() -> str:
    """The program of a Chromium. Skips without one; fails where a browser is required."""
    found = finder.find()
    if found is None:
        (pytest.fail if finder.required() else pytest.skip)(f"no Chromium found; {finder.ADVICE}")
    return found


@pytest.fixture(scope="session")
def windowless(chromium: str) -> str:
    """The program for pages that need no window: what hides or calls a page has none there."""
    return finder.windowless() or chromium
