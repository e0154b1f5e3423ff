"""The bots' knowledge: the rule of thumb, what a table is worth, how long simulations take."""

from collections import Counter
from random import Random
from typing import cast

import pytest

from spielhafen.core.game import Game
from spielhafen.core.play import CHANCE, OVER, sample
from spielhafen.core.secret import view
from spielhafen.games.treasure_map import bot, moves
from spielhafen.games.treasure_map.moves import Lay
from spielhafen.games.treasure_map.state import Isles
from spielhafen.testing import scenes
from spielhafen.testing.walk import beats_anybody


def laid(game: Game, lines: str) -> Isles:
    return cast("Isles", scenes.laid(game, lines))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_rule_of_thumb_finds_el_dorado(treasure_map: Game, seats: int) -> None:
    ends = Counter(_played(treasure_map, seats, seed) for seed in range(4))

    assert ends["found"] >= 3


def _played(game: Game, seats: int, seed: int) -> str:
    random, g = Random(seed), game.start(seats)
    while g.actor() != OVER:
        chance = g.actor() == CHANCE
        g.play(sample(g, random) if chance else bot.policy(cast("Isles", g), g.moves(), random))
    return "found" if g.winners and cast("Isles", g).el_dorado else "stuck"


def test_the_rule_of_thumb_beats_chance(treasure_map: Game) -> None:
    assert sum(beats_anybody(treasure_map, seed) for seed in range(6)) == 6


def test_a_captain_does_not_look_at_other_tokens(treasure_map: Game) -> None:
    g = laid(treasure_map, "seats 2\ntokens D1 / E1\ngold 9 3\nnext Turn(A)")

    assert bot.policy(view(g, 0), g.moves(), Random(1)) is bot.policy(g, g.moves(), Random(1))


def test_the_worth_of_a_table_is_a_share_for_each_captain(treasure_map: Game) -> None:
    g = laid(treasure_map, "seats 3\npieces 1 2 3 4 / 1 / -\nel_dorado A8\nknows A\nnext Turn(A)")
    shares = bot.worth(g)

    assert sum(shares) == pytest.approx(1)
    assert shares[0] > shares[1] > shares[2]


def test_whoever_is_alone_is_nearer_to_the_end_with_every_piece(treasure_map: Game) -> None:
    hopes = [
        bot.worth(laid(treasure_map, f"pieces {own}\nnext Turn(A)"))[0] for own in ("-", "1 2", "1 2 3 4")
    ]

    assert 0 < hopes[0] < hopes[1] < hopes[2] < 1


def test_whoever_is_alone_has_more_to_lose_with_his_crew_than_to_win_by_a_map_piece(
    treasure_map: Game,
) -> None:
    without, with_one = (
        bot.worth(laid(treasure_map, f"pieces {own}\nnext Turn(A)"))[0] for own in ("-", "1")
    )

    assert without > 0.85, "nine of ten get there"
    assert with_one - without < without / 50


def test_simulations_are_longer_the_more_captains_take_turns_and_for_one_who_looks_farther(
    treasure_map: Game,
) -> None:
    lengths = [bot.length(laid(treasure_map, f"seats {seats}\nnext Turn(A)")) for seats in (1, 2, 3, 4)]

    assert lengths == [2, 1, 1.5, 2]


def test_the_rule_of_thumb_has_a_guess_at_whatever_else_than_a_step_is_decided(treasure_map: Game) -> None:
    g = treasure_map.start(2)
    dealt = (moves.Compass, moves.Clash, moves.Treasure, moves.Token, moves.Legend, Lay)
    decided = {kind for kind in treasure_map.catalogue.notation if kind not in dealt}

    assert set(bot.GUESSES) == decided - {moves.Go, moves.Stop}
    assert bot.policy(cast("Isles", view(g, 0)), [moves.RETURN], Random(0)) is moves.RETURN
