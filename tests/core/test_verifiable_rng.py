"""Verifiable chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielhafen.core.errors import RulesError
from spielhafen.core.moves import Move
from spielhafen.core.play import Chance, sample
from spielhafen.core.verifiable_rng import WORD_BYTES, VerifiableRng
from tests.toys.skerry import GAME
from tests.toys.skerry.moves import DRAW, RISE
from tests.toys.skerry.rules import Haul, Tide
from tests.toys.skerry.state import Rocks

KEY = bytes(range(32))
CRITICAL = {1: 10.83, 2: 13.82, 5: 20.52, 9: 27.88, 51: 87.97}
"""The chi-square by degrees of freedom that chance exceeds once in a thousand times."""


def chi_square(counts: Counter[int], expected: Sequence[float]) -> float:
    return sum((counts[place] - mean) ** 2 / mean for place, mean in enumerate(expected))


@pytest.mark.parametrize("sides", [2, 6, 10, 52])
def test_all_numbers_are_equally_likely(sides: int) -> None:
    luck = VerifiableRng(KEY)
    counts = Counter(luck.below(draw)(sides) for draw in range(200 * sides))

    assert chi_square(counts, [200.0] * sides) < CRITICAL[sides - 1]


def test_the_numbers_of_one_draw_are_equally_likely() -> None:
    below = VerifiableRng(KEY).below(7)
    counts = Counter(below(6) for _ in range(3000))

    assert chi_square(counts, [500.0] * 6) < CRITICAL[5]


def test_outcomes_are_drawn_by_their_weights() -> None:
    luck, g = VerifiableRng(KEY), GAME.start(2)
    g.steps[:] = [Haul(0)]
    assert isinstance(g, Rocks)
    g.bag = [1] * 5 + [2] * 3 + [3] * 2
    names = list(map(str, DRAW))
    counts = Counter(names.index(str(luck.outcome(g, draw))) for draw in range(3000))

    assert chi_square(counts, [1500, 900, 600]) < CRITICAL[2]


def test_a_simulation_deals_outcomes_by_their_weights() -> None:
    g, random = GAME.start(2), Random(1)
    g.steps[:] = [Tide()]
    names = list(map(str, RISE))
    counts = Counter(names.index(str(sample(g, random))) for _ in range(3000))

    assert chi_square(counts, [2000, 1000]) < CRITICAL[1]


@given(st.binary(min_size=1, max_size=32), st.integers(0, 10**6), st.integers(1, 10**6))
def test_the_same_draw_has_the_same_outcome_whatever_was_drawn_before(
    key: bytes, draw: int, sides: int
) -> None:
    luck = VerifiableRng(key)
    first = [luck.below(draw)(sides) for _ in range(2)]
    luck.below(draw + 1)(sides)

    assert first == [VerifiableRng(key).below(draw)(sides)] * 2
    assert 0 <= first[0] < sides


def test_other_draws_and_other_keys_have_other_numbers() -> None:
    of_draws = [VerifiableRng(KEY).below(draw)(1 << 60) for draw in range(100)]
    of_keys = [VerifiableRng(bytes([key])).below(0)(1 << 60) for key in range(100)]

    assert len({*of_draws, *of_keys}) == 200


def test_a_draw_has_any_number_of_numbers() -> None:
    below = VerifiableRng(KEY).below(3)
    numbers = [below(1 << 60) for _ in range(50)]

    assert len(set(numbers)) == 50


def test_words_above_the_last_complete_multiple_are_discarded() -> None:
    class Loaded(VerifiableRng):
        def _words(self, draw: int) -> Iterator[int]:
            top = (1 << 8 * WORD_BYTES) // 6 * 6
            yield from (top, top + 3, top - 1, 13)

    below = Loaded(KEY).below(0)

    assert [below(6), below(6)] == [(-1) % 6, 1]


def test_commitments_of_different_keys_differ_and_reveal_nothing() -> None:
    commitments = {VerifiableRng(bytes([key])).commitment() for key in range(50)}

    assert len(commitments) == 50
    assert all(len(commitment) == 64 for commitment in commitments)
    assert VerifiableRng(KEY).commitment() == VerifiableRng(KEY).commitment()
    assert KEY.hex() not in VerifiableRng(KEY).commitment()


def test_outcomes_without_weight_are_a_named_error() -> None:
    class Nothing(Chance):
        def outcomes(self, g: object) -> Sequence[tuple[Move, int]]:
            return [(RISE[0], 0)]

    g = GAME.start(2)
    g.steps[:] = [Nothing()]
    with pytest.raises(RulesError, match="Nothing: outcomes without weight"):
        sample(g, Random(1))


def test_a_sampled_chance_without_a_check_is_a_named_error() -> None:
    class Loose(Chance):
        sampled = True

    g = GAME.start(2)
    g.steps[:] = [Loose()]
    with pytest.raises(RulesError, match=r"Loose is sampled and has no fits\(\)"):
        g.refuse(RISE[0])
