"""The program of examples/learning learns, and knows of cards what the rules say."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any
from xml.etree import ElementTree as ET

import numpy as np
import pytest

from spielhafen.core.game import find_game
from spielhafen.games.santa_timea.bot import _harm
from spielhafen.games.santa_timea.moves import BRIDE
from spielhafen.games.santa_timea.rules.trick import key_if_played, outcome

FOLDER = Path(__file__).parents[2] / "examples" / "learning"
MODULES = ("santa_timea", "card_inputs", "network", "curve")


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(FOLDER))
    program = import_module("santa_timea")

    yield program
    for name in MODULES:
        sys.modules.pop(name, None)


def decisions(program: ModuleType, seed: int) -> Iterator[Any]:
    """Yield the tables of a random game, each with a choice of cards."""
    random = Random(seed)
    line = program.Line(find_game("santa_timea").start(3), random)
    while line.go_on(beyond=True):
        yield line.g
        line.g.play(random.choice(line.g.moves()))


def test_the_places_of_a_hand_that_may_be_played_are_the_legal_cards(program: ModuleType) -> None:
    for g in decisions(program, 1):
        seen, legal = program.observe([g]), [g.moves()]
        places = program.hands_allowed(seen, legal)[0]
        assert sorted(seen[0, program.HAND][places]) == sorted(
            g.hands[g.actor()][i] for i in np.flatnonzero(places)
        )
        assert {int(card) for card in seen[0, program.HAND][places]} == {move.card for move in g.moves()}


def test_how_a_card_would_stand_in_the_trick_is_what_the_rules_say(program: ModuleType) -> None:
    inputs: Any = import_module("card_inputs")
    for g in decisions(program, 2):
        seen = program.observe([g])
        row, cards = seen[:, inputs.ROW], np.maximum(seen[:, inputs.HAND], 0)
        _, harm = inputs._shared(seen, row)
        standing = inputs._in_trick(seen, cards, row[:, 0] // 3, inputs._strengths(seen, cards, row), harm)
        assert [int(cost) for cost in harm[0, :, 0]] == [
            _harm(g.taken[(g.actor() + seat) % 3], g.row[0], []) for seat in range(3)
        ]
        for place in np.flatnonzero(program.hands_allowed(seen, [g.moves()])[0]):
            card = int(cards[0, place])
            if card != BRIDE or g.cards:
                keys = [*g.keys, key_if_played(g, card)]
                low, high = outcome(keys, led=(g.cards or [card])[0])
                assert (bool(standing[3][0, place]), bool(standing[4][0, place])) == (
                    low == len(g.keys),
                    high == len(g.keys),
                )


def test_a_player_sees_only_what_its_seat_sees(program: ModuleType) -> None:
    for g in decisions(program, 3):
        other = g.clone()
        hands = [seat for seat in range(3) if seat != g.actor()]
        other.hands[hands[0]], other.hands[hands[1]] = (
            other.hands[hands[1]][: len(other.hands[hands[0]])]
            + other.hands[hands[0]][len(other.hands[hands[1]]) :],
            other.hands[hands[0]][: len(other.hands[hands[1]])]
            + other.hands[hands[1]][len(other.hands[hands[0]]) :],
        )
        assert (program.observe([g]) == program.observe([other])).all()


def test_copies_of_a_table_have_the_same_chance(program: ModuleType) -> None:
    g = next(decisions(program, 4))
    ends = [program.Line(g.clone(), Random(5)) for _ in range(2)]
    program.play_out(ends)

    assert ends[0].g == ends[1].g
    assert program.gain(g, ends[0].g) == program.gain(g, ends[1].g)
    assert ends[0].g.round == g.round + 1


def test_the_network_learns_which_card_gains_most(program: ModuleType) -> None:
    random = np.random.default_rng(1)
    inputs = random.standard_normal((64, 12, 5)).astype(np.float32)
    known, gains = random.random((64, 12)) < 0.7, inputs[:, :, 0] - inputs[:, :, 1]
    network: Any = import_module("network").CardNetwork(5, random)
    for _ in range(300):
        network.fit(inputs, known, gains, 3e-3)
    chosen = np.where(known, network.values(inputs), -np.inf).argmax(axis=1)

    assert (chosen == np.where(known, gains, -np.inf).argmax(axis=1)).mean() > 0.8


@pytest.mark.slow
def test_the_program_learns_and_draws_its_curve(
    program: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "curve.svg"
    program.main(["--hands", "4000", "--deals", "20", "--last", "20", "--picture", str(picture)])
    shares = [
        float(line.split("hands: ")[1].split("%")[0])
        for line in capsys.readouterr().out.splitlines()
        if "hands: " in line
    ]
    assert len(shares) > 2
    assert max(shares[1:]) > shares[0] + 3
    assert ET.parse(picture).getroot().tag.endswith("svg")
