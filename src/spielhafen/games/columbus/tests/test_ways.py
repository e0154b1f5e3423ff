"""Ways over several fields: legal moves, none through a whirlwind or past the end of a game."""

from random import Random
from typing import cast

import pytest

from spielhafen.core.game import Game, find_game
from spielhafen.core.play import CHANCE
from spielhafen.core.scene import Mark
from spielhafen.core.secret import view
from spielhafen.games.columbus.board import chart
from spielhafen.games.columbus.scene.board_view import middle
from spielhafen.games.columbus.scene.goal import FIELDS_WEST
from spielhafen.games.columbus.state import Ocean
from spielhafen.i18n import Translator
from spielhafen.testing import example_runner

GAMES = 8
MOVES = 250


@pytest.fixture
def columbus() -> Game:
    return find_game("columbus")


def laid(columbus: Game, lines: str) -> Ocean:
    return cast("Ocean", example_runner.set_up_table(columbus, lines))


def marks(columbus: Game, g: Ocean, kind: str = "range") -> list[Mark]:
    return [mark for mark in columbus.scene(view(g, g.actor())).marks if mark.kind == kind]


def told(columbus: Game, lines: str) -> dict[str, str]:
    """What is said of each way, by its end."""
    words = Translator("en", columbus)
    found = marks(columbus, laid(columbus, lines))
    return {
        mark.moves[-1].split()[-1]: words.translate(mark.why, ["Ada", "Bo"]) for mark in found if mark.why
    }


def test_every_way_of_random_games_can_be_sailed_to_its_end_and_is_a_shortest_one(columbus: Game) -> None:
    seen = 0
    for seed in range(GAMES):
        rng = Random(seed)
        g = cast("Ocean", columbus.start(2 + seed % 4))
        for _ in range(MOVES):
            if g.winners is not None:
                break
            found = marks(columbus, g) if g.actor() != CHANCE else []
            seen += len(found)
            for mark in found:
                check_way(columbus, g, mark)
            g.play(rng.choice(g.moves()) if g.actor() != CHANCE else rng.choice(g.steps[-1].outcomes(g))[0])
    assert seen > 1000


def check_way(columbus: Game, g: Ocean, mark: Mark) -> None:
    seat, after = g.actor(), g.clone()
    route = [g.ships[seat]]
    for written in mark.moves:
        move = columbus.catalogue.read(written)
        after.check(move)
        after.play(move)
        route.append(after.ships[seat])
        assert not after.damaged[seat]
    assert [middle(space) for space in route] == mark.way
    free = [chart.WATER[space] and space not in g.whirlwinds for space in chart.SPACES]
    for space in set(g.ships) - {chart.START}:
        free[space] = False
    far = chart.steps_from((g.ships[seat],), through=free)[route[-1]]
    assert 2 <= far <= len(mark.moves) == int(mark.text)


def test_roses_come_first_and_sails_lead_out_of_calms(columbus: Game) -> None:
    course = "turn A\nnext Course(A)\ndice"
    out = {
        mark.moves[-1]: mark.moves
        for mark in marks(columbus, laid(columbus, f"ships b11 n5\n{course} sail rose rose storm"))
    }
    assert out["rose b9"] == ["sail b10", "rose b9"]
    west = told(columbus, f"ships n5 n5\n{course} rose rose rose sail")
    assert west["j4"] == "To j4, 4 fields: 3 roses, one sail. Then 8 more to the two western columns."
    assert FIELDS_WEST[chart.NAMES.index("j4")] == 8


def test_good_winds_carry_a_ship_before_the_roll(columbus: Game) -> None:
    said = told(columbus, "ships j5 n5\nturn A\nnext Outset(A)\nwinds 2")
    assert said["h5"] == "To h5, 2 fields: Good Winds. Then 6 more to the two western columns."


def test_home_is_the_end_of_a_way_and_of_the_game(columbus: Game) -> None:
    lines = "ships l4 k6\nfound A\nseen inhabited\nturn A\nnext Course(A)\ndice rose rose rose sail"
    said = told(columbus, lines)
    assert said["n5"] == "To n5 (Palos), 2 fields: 2 roses. Home, with the news: you win!"
    assert not [
        mark for mark in marks(columbus, laid(columbus, lines)) if middle(chart.START) in mark.way[:-1]
    ]


def test_no_way_enters_a_whirlwind_or_passes_a_ship(columbus: Game) -> None:
    lines = "ships l6 k6\nwhirlwinds k5 k7\nturn A\nnext Course(A)\ndice rose rose storm storm"
    said = told(columbus, lines)
    assert said
    assert not {"k5", "k6", "k7", "j5", "j7"} & set(said)


def test_a_way_that_ends_in_a_calm_without_a_sail_left_is_warned_of(columbus: Game) -> None:
    lines = "ships k4 n5\nturn A\nnext Course(A)\ndice"
    stuck, free = (
        [
            mark.nature
            for mark in marks(
                columbus, laid(columbus, f"ships l4 n5\n{lines.split(chr(10), 1)[1]} {dice}"), "danger"
            )
        ]
        for dice in ("rose rose storm storm", "rose rose sail sail")
    )
    assert stuck.count("calm") > free.count("calm")


@pytest.mark.parametrize(
    "lines",
    [
        "damaged A\nturn A\nnext Course(A)\ndice rose rose rose sail",
        "turn A\nnext Course(A)\ndice rose storm storm telescope",
        "turn A\nnext Outset(A)",
    ],
)
def test_without_two_fields_to_sail_there_is_no_way(columbus: Game, lines: str) -> None:
    assert marks(columbus, laid(columbus, f"ships k6 n5\n{lines}")) == []


def test_only_the_captain_to_move_sees_ways(columbus: Game) -> None:
    g = laid(columbus, "ships n5 n5\nturn A\nnext Course(A)\ndice rose rose rose sail")
    assert marks(columbus, g)
    assert not [mark for mark in columbus.scene(view(g, 1)).marks if mark.kind == "range"]
