"""The bot: the rule of thumb, the evaluation of a table, the length of simulations."""

from collections import Counter
from random import Random
from typing import cast

import pytest

from spielhafen.core.game import Game
from spielhafen.core.play import CHANCE, OVER, sample
from spielhafen.core.secret import view
from spielhafen.games.treasure_map import bot, moves
from spielhafen.games.treasure_map.bot.pilot import Pilot
from spielhafen.games.treasure_map.moves import Lay
from spielhafen.games.treasure_map.state import Isles
from spielhafen.testing import example_runner
from spielhafen.testing.walk import beats_random_player


def laid(game: Game, lines: str) -> Isles:
    return cast("Isles", example_runner.set_up_table(game, lines))


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


def test_the_rule_of_thumb_beats_random_moves(treasure_map: Game) -> None:
    assert sum(beats_random_player(treasure_map, seed) for seed in range(6)) == 6


def test_a_captain_does_not_look_at_other_tokens(treasure_map: Game) -> None:
    g = laid(treasure_map, "seats 2\ntokens D1 / E1\ngold 9 3\nnext Turn(A)")

    assert bot.policy(view(g, 0), g.moves(), Random(1)) is bot.policy(g, g.moves(), Random(1))


def test_the_worth_of_a_table_is_a_share_for_each_captain(treasure_map: Game) -> None:
    g = laid(treasure_map, "seats 3\npieces 1 2 3 4 / 1 / -\nel_dorado A8\nknows A\nnext Turn(A)")
    shares = bot.worth(g)

    assert sum(shares) == pytest.approx(1)
    assert shares[0] > shares[1] > shares[2]


def test_alone_each_map_piece_raises_the_chance_to_win(treasure_map: Game) -> None:
    chances = [
        bot.worth(laid(treasure_map, f"pieces {own}\nnext Turn(A)"))[0] for own in ("-", "1 2", "1 2 3 4")
    ]

    assert 0 < chances[0] < chances[1] < chances[2] < 1


def test_alone_a_map_piece_is_worth_little_beside_the_crew(
    treasure_map: Game,
) -> None:
    without, with_one = (
        bot.worth(laid(treasure_map, f"pieces {own}\nnext Turn(A)"))[0] for own in ("-", "1")
    )

    assert without > 0.85, "nine of ten get there"
    assert with_one - without < without / 50


def test_simulations_are_longer_with_more_captains_and_alone(
    treasure_map: Game,
) -> None:
    lengths = [bot.length(laid(treasure_map, f"seats {seats}\nnext Turn(A)")) for seats in (1, 2, 3, 4)]

    assert lengths == [2, 1, 1.5, 2]


def test_the_rule_of_thumb_has_an_estimate_for_every_move_outside_a_course(treasure_map: Game) -> None:
    g = treasure_map.start(2)
    dealt = (moves.Compass, moves.Clash, moves.Treasure, moves.Token, moves.Legend, Lay)
    decided = {kind for kind in treasure_map.catalogue.kinds if kind not in dealt}

    assert {*bot.ESTIMATES, *bot.FIXED} == decided - {moves.Go, moves.Stop}
    (returning,) = moves.Return.instances
    assert bot.policy(cast("Isles", view(g, 0)), [returning], Random(0)) is returning


# As printed: nothing can be ransomed, and El Dorado may be under a pirate's guns.


@pytest.mark.parametrize("seed", [6, 61])
def test_the_rule_of_thumb_fights_a_pirate_for_its_loot_without_ransom(treasure_map: Game, seed: int) -> None:
    random, g = Random(seed), cast("Isles", treasure_map.start(4))
    while g.actor() != OVER:
        chance = g.actor() == CHANCE
        g.play(sample(g, random) if chance else bot.policy(view(g, g.actor()), g.moves(), random))

    assert g.winners
    assert g.round < 40, (
        "these games went on for 150 and 200 rounds when no captain sought the pirate that held the pieces"
    )


@pytest.mark.parametrize(("ransom", "sought"), [("no", {"D7"}), ("yes", set[str]())])
def test_a_pirate_that_holds_the_last_map_piece_is_sought_where_there_is_no_ransom(
    treasure_map: Game, ransom: str, sought: set[str]
) -> None:
    lines = f"""seats 2
    option ransom {ransom}
    temples -
    supply 0 0 0 0
    pieces 1 2 3 / -
    cards cutlasses pistols boarders / -
    hold p3 piece 4
    next Turn(A)"""
    goals = Pilot(laid(treasure_map, lines), 0).goals()

    assert {moves.SQUARES[square] for square, _ in goals} == sought


UNDER_GUNS = "level 2\npieces 1 2 3 4 / -\nel_dorado C8\nknows A\ntemples -\nnext Turn(A)"


def test_camouflage_is_the_first_goal_if_el_dorado_is_under_guns(treasure_map: Game) -> None:
    def sought(lines: str) -> set[str]:
        goals = Pilot(laid(treasure_map, f"{lines}\n{UNDER_GUNS}"), 0).goals()
        return {moves.SQUARES[square] for square, _ in goals}

    assert sought("seats 2\ngold 4 0") == {"F11", "C10", "L5", "H8"}
    assert sought("seats 2\nwake B9") == {"B9"}, "gold to pay for it"
    assert sought("seats 2\ncards camouflage / -") == {"C8"}
    assert sought("seats 2\noption el_dorado hidden\ngold 4 0") == {"C8"}


def test_bots_do_not_store_what_they_would_fetch_again(treasure_map: Game) -> None:
    g = laid(
        treasure_map,
        "seats 2\ncolours B R\nships D8 C9\ncrews C10 -\npieces 1 / -\ngold 5 0\nnext Affairs(A)",
    )
    stores = [move for move in g.moves() if str(move).startswith("store")]
    considered = [line[0] for line in bot.plans(view(g, 0))]

    assert stores
    assert considered[0] is bot.policy(g, g.moves(), Random(1))
    assert {*considered} == {*g.moves()} - {*stores}
