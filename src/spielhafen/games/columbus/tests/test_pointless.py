"""Moves that come to nothing: no bot plays them by mistake."""

from random import Random
from typing import cast

import pytest

from spielhafen.bots import Search, create_bot, load_heuristics
from spielhafen.core.game import Game, find_game
from spielhafen.core.play import CHANCE, OVER, sample
from spielhafen.core.secret import view
from spielhafen.games.columbus.bot.pointless import vain
from spielhafen.games.columbus.moves import BY_ROSE, Raise, Rose
from spielhafen.games.columbus.state import Ocean
from spielhafen.testing import example_runner


@pytest.fixture
def columbus() -> Game:
    return find_game("columbus")


@pytest.mark.parametrize(
    ("lines", "pointless"),
    [
        ("ships k6 n5\ndice rose sail storm whirlwind", "rose l6, sail l7, storm 1, storm 4, storm 5"),
        ("ships n5 k6\ndice storm storm storm storm", "storm 1, storm 2, storm 3, storm 5"),
        ("ships h5 n5\nwhirlwinds k2 j10\ndice whirlwind rose rose rose", "whirl 1 j2, whirl 2 i9"),
    ],
)
def test_a_move_that_helps_nobody_and_harms_nobody_is_vain(
    columbus: Game, lines: str, pointless: str
) -> None:
    table = f"round 2\nbarrels 0\nturn A\nnext Course(A)\n{lines}"
    g = cast("Ocean", example_runner.set_up_table(columbus, table))
    wanted = {columbus.catalogue.read(word.strip()) for word in pointless.split(",")}
    assert wanted <= set(g.moves())
    assert all(vain(g, move) for move in wanted)


@pytest.mark.parametrize(
    ("lines", "useful"),
    [
        ("ships k6 n5\ndice rose sail storm whirlwind", "rose j5, sail j7, end"),
        ("ships n5 k6\ndice storm storm storm rose", "storm 4, rose n4, reroll storm"),
        ("ships h5 g3\nwhirlwinds k2 j10\ndice whirlwind rose rose rose", "whirl 1 j2"),
        ("ships a2 n5\nfound A\nseen inhabited\ndice rose rose rose rose", "rose b2"),
    ],
)
def test_a_move_towards_the_goal_or_a_rival_is_not_vain(columbus: Game, lines: str, useful: str) -> None:
    table = f"round 2\nbarrels 1\nturn A\nnext Course(A)\n{lines}"
    g = cast("Ocean", example_runner.set_up_table(columbus, table))
    moves = [columbus.catalogue.read(word.strip()) for word in useful.split(",")]
    assert set(moves) <= set(g.moves())
    assert not any(vain(g, move) for move in moves)


def test_nobody_sails_straight_back_without_getting_nearer(columbus: Game) -> None:
    g = cast(
        "Ocean",
        example_runner.set_up_table(
            columbus, "round 2\nships h5 n5\nturn A\nnext Course(A)\ndice rose rose rose rose"
        ),
    )
    aside = next(move for move in g.moves() if isinstance(move, Rose) and move is not BY_ROSE[g.ships[0]])
    here = g.ships[0]
    g.play(aside)
    assert vain(g, BY_ROSE[here])


@pytest.mark.parametrize(
    ("ship", "barrels", "pointless"),
    [
        ("ships k6 n5", 8, True),
        ("ships k6 n5", 2, True),
        ("ships k6 n5", 1, False),
        ("ships k6 n5\ndamaged A", 8, True),
        ("ships k6 n5\ndamaged A", 5, True),
        ("ships k6 n5\ndamaged A", 4, False),
        ("ships k4 n5", 5, True),
        ("ships k4 n5", 4, False),
    ],
)
def test_nobody_passes_by_mistake_with_barrels_enough_to_roll(
    columbus: Game, ship: str, barrels: int, pointless: bool
) -> None:
    lines = f"round 2\n{ship}\nbarrels {barrels}\nturn A\nnext Outset(A)"
    g = cast("Ocean", example_runner.set_up_table(columbus, lines))
    assert vain(g, columbus.catalogue.read("pass")) == pointless


def test_good_weather_is_not_wasted_on_a_storm_elsewhere(columbus: Game) -> None:
    lines = "round 2\nships k6 h5\nhands - / good-weather\nturn A\nnext Course(A)\ndice storm rose rose rose"
    g = cast("Ocean", example_runner.set_up_table(columbus, lines))
    g.play(columbus.catalogue.read("storm 4"))
    assert vain(g, columbus.catalogue.read("good weather"))
    assert not vain(g, columbus.catalogue.read("allow"))


@pytest.mark.parametrize("level", ["sailor", "helmsman"])
def test_no_level_thinks_of_a_storm_where_there_is_no_ship(columbus: Game, level: str) -> None:
    bot = create_bot(columbus, level)
    assert isinstance(bot, Search)
    lines = "round 2\nships n5 k6\nbarrels 0\nturn A\nnext Course(A)\ndice storm storm rose rose"
    seen = view(example_runner.set_up_table(columbus, lines), 0)
    tried = {str(one.move) for one in bot.compare_moves(seen, Random(1)) if isinstance(one.move, Raise)}
    assert tried == {"storm 4"}


def test_the_boy_neither_turns_back_nor_storms_an_empty_sea(columbus: Game) -> None:
    bot, heuristics, storms = create_bot(columbus, "boy"), load_heuristics(columbus), 0
    for seed in range(6):
        random, g = Random(seed), columbus.start(3)
        while g.actor() != OVER:
            if g.actor() == CHANCE:
                g.play(sample(g, random))
                continue
            seen = view(g, g.actor())
            move = bot.choose(seen, random)
            storms += isinstance(move, Raise)
            assert (
                not vain(cast("Ocean", seen), move) or heuristics.policy(seen, seen.moves(), random) is move
            )
            g.play(move)
    assert storms > 6
