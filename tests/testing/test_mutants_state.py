"""The laws on declared states are proved with mutants, each of which breaks one of them."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from spielhafen.core.encoder import Encoder
from spielhafen.core.play import State
from spielhafen.testing import ContractBroken, check_contract
from tests.toys.skerry import GAME
from tests.toys.skerry.state import Rocks

Patch = pytest.MonkeyPatch


def changed(patch: Patch, kind: type[Any], name: str, change: Any) -> None:
    """Let a method return something else."""
    method = getattr(kind, name)
    patch.setattr(kind, name, lambda *args: change(method(*args)))


def a_view_with_a_number_out_of_bounds(patch: Patch) -> None:
    def stretch(seen: Rocks) -> Rocks:
        seen.work = 3
        return seen

    changed(patch, Rocks, "seen_by", stretch)


def a_view_that_hides_more_shells_than_there_are(patch: Patch) -> None:
    def hide(seen: Rocks) -> Rocks:
        if seen.viewer > -2:
            seen.bag = [-1] * 12
        return seen

    changed(patch, Rocks, "seen_by", hide)


def a_key_that_forgets_a_field(patch: Patch) -> None:
    changed(patch, Rocks, "key", lambda key: key[:-4])


def a_key_that_tells_equal_states_apart(patch: Patch) -> None:
    changed(patch, Rocks, "key", lambda key: (key, object()))


def an_encoding_without_a_number(patch: Patch) -> None:
    changed(patch, Encoder, "encode", lambda encoded: encoded[:-1])


def an_encoding_beyond_its_limits(patch: Patch) -> None:
    changed(patch, Encoder, "encode", lambda encoded: [*encoded[:-1], 99])


def an_encoding_that_depends_on_more_than_the_view(patch: Patch) -> None:
    encode, calls = Encoder.encode, count()

    def count_calls(encoder: Encoder, seen: State) -> list[int]:
        ends = encoder.low[-1], encoder.high[-1]
        return [*encode(encoder, seen)[:-1], ends[next(calls) % 2]]

    patch.setattr(Encoder, "encode", count_calls)


@pytest.mark.parametrize(
    ("mutant", "law"),
    [
        (a_view_with_a_number_out_of_bounds, "every_view_is_within_its_bounds"),
        (a_view_that_hides_more_shells_than_there_are, "every_view_is_within_its_bounds"),
        (a_key_that_forgets_a_field, "equal_keys_mean_equal_states"),
        (a_key_that_tells_equal_states_apart, "equal_keys_mean_equal_states"),
        (an_encoding_without_a_number, "every_view_is_encoded_within_its_limits"),
        (an_encoding_that_depends_on_more_than_the_view, "an_observation_tells_no_more_than_the_view"),
        (an_encoding_beyond_its_limits, "every_view_is_encoded_within_its_limits"),
    ],
)
def test_the_contract_catches(mutant: Any, law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    mutant(monkeypatch)

    with pytest.raises(ContractBroken) as caught:
        check_contract(GAME, games=5, laws=[law])

    assert caught.value.law == law, caught.value
