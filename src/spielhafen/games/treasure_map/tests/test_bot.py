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
from spielhafen.games.treasure_map.bot.routes import steps_to
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


def test_levels_consider_only_what_the_rule_of_thumb_would_store(treasure_map: Game) -> None:
    g = in_own_city(treasure_map, "pieces 1 1 2 / -\ntokens D1 / -\ngold 5 0")
    stores = {str(move) for move in g.moves() if str(move).startswith("store")}
    considered = [line[0] for line in bot.plans(view(g, 0))]

    assert stores == {"store 1 gold", "store 5 gold", "store all gold", "store token 1a"} | {
        "store piece 1",
        "store piece 2",
    }
    assert considered[0] is bot.policy(g, g.moves(), Random(1))
    assert {str(move) for move in considered} & stores == {"store piece 1"}
    assert {*considered} >= {move for move in g.moves() if str(move) not in stores}


# The captain's own city (§22).


def in_own_city(game: Game, lines: str, seats: int = 2) -> Isles:
    """Return a table on which A's crew is in its city, and B's is at sea."""
    others = " -" * (seats - 1)
    return laid(game, f"seats {seats}\ncrews F11{others}\n{lines}\nturn A\nnext Affairs(A)")


def business(g: Isles) -> list[str]:
    """Return what the rule of thumb does in a city, without the end of the turn."""
    played = []
    while not isinstance(move := bot.policy(view(g, 0), g.moves(), Random(1)), moves.End):
        played.append(str(move))
        g.play(move)
    return played


def test_a_second_map_piece_of_the_same_number_is_stored(treasure_map: Game) -> None:
    assert business(in_own_city(treasure_map, "pieces 1 1 2 / -")) == ["store piece 1"]


def test_map_pieces_that_are_needed_are_carried_on(treasure_map: Game) -> None:
    assert business(in_own_city(treasure_map, "pieces 1 2 3 / -\ntokens D1 / -")) == []


def test_of_more_tokens_than_missing_map_pieces_the_farthest_are_stored(treasure_map: Game) -> None:
    g = in_own_city(treasure_map, "pieces 1 2 3 / -\ntokens E1 B1 / -")
    far, near = (steps_to(g, 0, g.place(token)) for token in g.tokens(0))

    assert near < far
    assert business(g) == ["store token 1a"]


LAST_CHANCE = "level 2\ntemples -\nsupply 1 1 1 1"


def test_what_a_rival_with_better_swords_would_win_in_the_end_is_stored(treasure_map: Game) -> None:
    g = in_own_city(treasure_map, f"{LAST_CHANCE}\npieces 1 2 3 / -\ncards - / pistols")

    assert business(g) == ["store piece 1", "store piece 2", "store piece 3"]


@pytest.mark.parametrize(
    "otherwise",
    [
        pytest.param("cards pistols / pistols", id="swords as good"),
        pytest.param("cards - / pistols\ntokens D1 / -", id="a token"),
        pytest.param("cards - / pistols\ntemples F9", id="a temple"),
        pytest.param("cards - / pistols\nlevel 1", id="another level"),
    ],
)
def test_map_pieces_are_carried_on_as_long_as_more_can_be_had(treasure_map: Game, otherwise: str) -> None:
    g = in_own_city(treasure_map, f"{LAST_CHANCE}\npieces 1 2 3 / -\n{otherwise}")

    assert business(g) == []


def test_the_map_is_fetched_when_its_last_piece_is_won(treasure_map: Game) -> None:
    g = in_own_city(treasure_map, f"{LAST_CHANCE}\npieces 4 / -\nstored 1 2 3 / -")

    for piece in "123":
        move = bot.policy(view(g, 0), g.moves(), Random(1))
        assert str(move) == f"fetch piece {piece}"
        g.play(move)
    assert g.complete(0)


def test_pieces_in_the_city_stay_there_while_another_is_missing(treasure_map: Game) -> None:
    assert business(in_own_city(treasure_map, f"{LAST_CHANCE}\nstored 1 2 3 / -")) == []


@pytest.mark.parametrize(("carried", "fetched"), [("-", ["fetch token 1a"]), ("E1", [])])
def test_a_stored_token_is_fetched_if_there_is_no_other(
    treasure_map: Game, carried: str, fetched: list[str]
) -> None:
    g = in_own_city(treasure_map, f"pieces 1 2 3 / -\ntokens {carried} / -\nkept D1 / -")

    assert [each for each in business(g) if "fetch" in each] == fetched


def test_stored_gold_is_fetched_for_swords(treasure_map: Game) -> None:
    found = business(in_own_city(treasure_map, "bank 9 0"))
    armed = business(in_own_city(treasure_map, "bank 9 0\ncards cutlasses pistols boarders / -"))

    assert found == ["fetch all gold", "buy boarders"]
    assert armed == []


@pytest.mark.parametrize(
    ("lines", "value"),
    [
        ("pieces 4 / -\nstored 1 2 3 / -", 250.0),
        ("stored 1 2 3 / -", None),
        ("pieces 1 2 3 / -\nkept D1 / -", 11.0),
        ("pieces 1 2 3 / -\ntokens E1 / -\nkept D1 / -", None),
    ],
)
def test_captains_come_home_for_what_they_need(treasure_map: Game, lines: str, value: float | None) -> None:
    g = laid(treasure_map, f"seats 2\ntemples -\n{lines}\nnext Turn(A)")

    assert dict(Pilot(g, 0).goals()).get(g.city(0)) == value


def test_alone_nothing_is_stored_since_the_game_ends_with_the_crew(treasure_map: Game) -> None:
    g = in_own_city(treasure_map, "pieces 1 1 2 / \ntokens D1 E1 / \ngold 2", seats=1)

    assert not [each for each in business(g) if "store" in each]


# Perils (§14).


def test_with_one_step_left_nobody_sails_into_a_lair(treasure_map: Game) -> None:
    pilot = Pilot(laid(treasure_map, "next Turn(A)"), 0)
    lair, beside, safe = (moves.SQUARES.index(square) for square in ("D7", "E8", "F12"))

    assert pilot.trap(lair, lair) > 100.0, "each square around is under the pirate's guns"
    assert pilot.danger(beside, beside) > 100.0
    assert pilot.trap(beside, beside) == 0.0, "a step further is the open sea"
    assert pilot.trap(safe, safe) == 0.0


def test_alone_the_rule_of_thumb_hardly_ever_loses_its_crew(treasure_map: Game) -> None:
    ends = Counter(_played(treasure_map, 1, seed) for seed in range(100))

    assert ends["found"] >= 97, "it was 92 when it sailed through lairs"


def test_alone_a_crew_that_is_hemmed_in_takes_the_risk_in_the_end(treasure_map: Game) -> None:
    stakes = [Pilot(laid(treasure_map, f"round {number}\nnext Turn(A)"), 0).stake for number in (40, 41)]

    assert stakes == [1000.0, 0.0]
