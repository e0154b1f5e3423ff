"""In every game the log names the captain drawn by lot."""

from random import Random

import pytest

from spielhafen.core.game import Game, find_games
from spielhafen.core.play import CHANCE, State, sample
from spielhafen.core.text import PlayerRef

LOTS = {"columbus": 5, "ghost_ship": 4, "santa_timea": 5, "seeschlacht": 2}
"""The games that draw by lot who begins, with their most captains."""


def before_lot(game: Game) -> State:
    """Return the table just before the lot is drawn."""
    g, random = game.start(LOTS[game.name]), Random(3)
    while not (drawn := g.outcomes()) or not all(hasattr(move, "seat") for move, _ in drawn):
        g.play(sample(g, random))
    return g


@pytest.mark.parametrize("name", LOTS)
def test_the_log_names_the_captain_drawn_by_lot(name: str) -> None:
    game = find_games()[name]
    g = before_lot(game)
    told = [game.describe_step(g, g.steps[-1], move) for move, _ in g.outcomes()]

    assert [line and line.args["seat"] for line in told] == [PlayerRef(seat) for seat in range(LOTS[name])]


@pytest.mark.parametrize("name", sorted(set(find_games()) - set(LOTS)))
def test_the_other_games_draw_no_lot_at_the_beginning(name: str) -> None:
    g, random = find_games()[name].start(find_games()[name].seats[1]), Random(3)
    while g.actor() == CHANCE:
        assert not any(hasattr(move, "seat") for move, _ in g.outcomes())
        g.play(sample(g, random))
