"""What holds for every test, in tests/ and in the games' own folders: the long run and the event loop."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run what takes long (the nightly figures)")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.skip(reason="long run: ./test --long"))


@pytest.fixture
def long_run(request: pytest.FixtureRequest) -> bool:
    """Whether figures should be those of the long run (more games, more kills) or of every run."""
    return bool(request.config.getoption("--long"))


@pytest.fixture
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio, as the server and the terminal do."""
    return "asyncio"
