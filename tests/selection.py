"""Choice of the parameters of a test that run in every run; the others run with `--slow`."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest


def slow_except(values: Iterable[Any], *always: str, name: Callable[[Any], str] = str) -> list[Any]:
    """Return a parameter for each value, all slow but those whose names are in `always`."""
    values = list(values)
    unknown = {*always} - {name(value) for value in values}
    assert not unknown, f"no value is named {sorted(unknown)}"
    return [
        pytest.param(value, id=name(value), marks=[] if name(value) in always else [pytest.mark.slow])
        for value in values
    ]
