"""Fixtures for the project's own tests; those that games need, too, are in ../conftest.py."""

import chromium as finder
import pytest


@pytest.fixture(scope="session")
def chromium() -> str:
    """Return the program of a Chromium. Skips without one; fails where a browser is required."""
    found = finder.find()
    if found is None:
        (pytest.fail if finder.required() else pytest.skip)(f"no Chromium found; {finder.ADVICE}")
    return found


@pytest.fixture(scope="session")
def windowless(chromium: str) -> str:
    """Return the program for pages without a window, where hiding and notifications fail."""
    return finder.windowless() or chromium
