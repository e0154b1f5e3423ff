"""The rule of thumb: what it remembers changes nothing, it loses no time at sea, and it knows what to fear."""

from random import Random

import pytest

from spielhafen.bots import bot
from spielhafen.core.game import find_game
from spielhafen.core.play import CHANCE, OVER, sample
from spielhafen.core.secret import view
from spielhafen.games.seeschlacht import helm, outlook
from spielhafen.games.seeschlacht.bot import FIRING, horizon, policy, worth
from spielhafen.games.seeschlacht.chart import GOAL_BERTHS, HOME_DOTTED, NAMES, SPACES, WATER
from spielhafen.games.seeschlacht.moves import FIRE
from spielhafen.games.seeschlacht.pieces import DIRECTIONS, FLEETS, SEATS, WHITE, YELLOW
from spielhafen.games.seeschlacht.rules.gunnery import GUNNERY
from spielhafen.games.seeschlacht.rules.turn import Sailing
from spielhafen.games.seeschlacht.scenes import table
from spielhafen.games.seeschlacht.state import Sea, must_sail
from spielhafen.games.seeschlacht.ways import NEVER, SPOT, way_to

GAME = find_game("seeschlacht")
MODES = pytest.mark.parametrize("short", [False, True], ids=["great", "short"])


def game(short: bool, seed: int, levels: tuple[str, str] = ("greedy", "greedy"), plies: int = 60000) -> Sea:
    """A game between bots, or its beginning."""
    g = GAME.start(SEATS, {"short": short})
    assert isinstance(g, Sea)
    random, mates = Random(seed), [bot(GAME, level) for level in levels]
    for _ in range(plies):
        seat = g.actor()
        if seat == OVER:
            break
        g.play(sample(g, random) if seat == CHANCE else mates[seat].choose(view(g, seat), random))
    return g


@MODES
def test_what_is_remembered_changes_no_move(short: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    remembering = game(short, 3)

    monkeypatch.setattr(helm.Orders, "go_on", lambda *_: ())
    monkeypatch.setattr(helm, "outlook", outlook.Outlook)
    forgetting = game(short, 3)

    assert GAME.dump(forgetting) == GAME.dump(remembering)


@MODES
def test_it_beats_whoever_plays_at_random(short: bool) -> None:
    for seed in range(4):
        levels = ("greedy", "random") if seed % 2 else ("random", "greedy")
        assert game(short, seed, levels).winners == [1 - seed % 2]


@MODES
def test_what_a_table_is_worth_are_two_shares_of_one(short: bool) -> None:
    for plies in range(0, 1200, 150):
        shares = worth(game(short, 5, plies=plies))
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0


@MODES
def test_ahead_it_looks_to_where_its_ships_end_up(short: bool) -> None:
    g, random = game(short, 6, plies=600), Random(6)
    while not isinstance(g.steps[-1], Sailing):
        g.play(sample(g, random) if g.actor() == CHANCE else policy(g, g.moves(), random))
    enough, number = horizon(g), g.number
    assert not enough(g)
    while not enough(g):
        g.play(sample(g, random) if g.actor() == CHANCE else policy(g, g.moves(), random))

    assert isinstance(g.steps[-1], FIRING) or g.number == number + 1
    assert g.number > number or not any(must_sail(g, ship) for ship in FLEETS[g.turn])


def test_there_is_a_way_from_everywhere_in_every_wind() -> None:
    for goals in (GOAL_BERTHS[WHITE], HOME_DOTTED[YELLOW]):
        for wind in DIRECTIONS:
            way = way_to(goals, wind)
            turns = [way[heading][SPOT[at]] for at in SPACES if WATER[at] for heading in DIRECTIONS]
            assert max(turns) < NEVER
            assert min(turns) == 0


def test_it_fires_where_a_hit_sinks_most() -> None:
    g = table(SEATS, GAME.settle_options({}))
    for ship, (name, heading) in {3: ("n23", 2), 13: ("m24", 2), 10: ("o24", 2), 11: ("q48", 6)}.items():
        g.at[ship], g.headings[ship] = NAMES.index(name), heading - 1
    g.then(GUNNERY[WHITE])

    assert policy(g, g.moves(), Random(1)) is FIRE[3, 10]
