"""Options and fixtures for all tests, in tests/ and in the folders of the games."""

import pytest
from hypothesis import HealthCheck, settings

# The same examples in every run, and no deadlines: a slow machine is no failure.
settings.register_profile(
    "every run", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "long run", parent=settings.get_profile("every run"), derandomize=False, max_examples=1000
)


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long run" if config.getoption("--long") else "every run")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--slow", action="store_true", help="also run what takes seconds each: servers, kills, whole games"
    )
    parser.addoption("--long", action="store_true", help="also run what takes minutes; implies --slow")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    skipped = ["long"] if config.getoption("--slow") else ["long", "slow"]
    deselected = [item for item in items if any(map(item.get_closest_marker, skipped))]
    if deselected:
        config.hook.pytest_deselected(items=deselected)
        items[:] = [item for item in items if item not in deselected]


@pytest.fixture
def long_run(request: pytest.FixtureRequest) -> bool:
    """Whether this is the long run, with more games and more kills."""
    return bool(request.config.getoption("--long"))


@pytest.fixture
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio, as the server and the terminal do."""
    return "asyncio"
