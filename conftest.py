"""What holds for every test, in tests/ and in the games' own folders: the long run and the event loop."""

import pytest
from hypothesis import HealthCheck, settings

# The same examples in every run, and no verdict by the clock: a slow machine is no failure.
settings.register_profile(
    "every run", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "long run", parent=settings.get_profile("every run"), derandomize=False, max_examples=1000
)


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long run" if config.getoption("--long") else "every run")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run what takes long (the nightly figures)")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    left = [item for item in items if item.get_closest_marker("long")]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]


@pytest.fixture
def long_run(request: pytest.FixtureRequest) -> bool:
    """Whether figures should be those of the long run (more games, more kills) or of every run."""
    return bool(request.config.getoption("--long"))


@pytest.fixture
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio, as the server and the terminal do."""
    return "asyncio"
