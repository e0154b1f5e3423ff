"""The bot: the rule of thumb, the possible ends of a turn, plans."""

from math import log
from random import Random
from typing import cast

import pytest

from spielhafen.core.game import Game
from spielhafen.core.play import CHANCE
from spielhafen.core.secret import view
from spielhafen.games.ghost_ship import bot
from spielhafen.games.ghost_ship.board.tiles import NONE
from spielhafen.games.ghost_ship.bot.turn_ends import ends
from spielhafen.games.ghost_ship.bot.turn_plans import meeting_chance
from spielhafen.games.ghost_ship.moves import DIG, END, TAKE
from spielhafen.games.ghost_ship.state import NUGGET, TREASURE, Ghostly
from spielhafen.testing import example_runner
from spielhafen.testing.walk import beats_random_player, next_move, players, random_player


def laid(ghost_ship: Game, lines: str) -> Ghostly:
    return cast("Ghostly", example_runner.set_up_table(ghost_ship, lines))


def test_the_rule_of_thumb_beats_chance(ghost_ship: Game) -> None:
    wins = sum(beats_random_player(ghost_ship, seed, ready_made=True) for seed in range(6))

    assert wins == 6


def test_the_value_of_a_table_is_a_share_for_each_captain(ghost_ship: Game) -> None:
    lines = "seats 3\nships C10/N A1 G10\nscouts C10o/N aboard aboard\ntreasures 3a 4a / 1a / -\ngold 2 0 0\nturn A\nnext Outset(A)"
    shares = bot.worth(laid(ghost_ship, lines))

    assert sum(shares) == pytest.approx(1)
    assert shares[0] > shares[1] > shares[2]


def test_gold_counts_for_treasures_worth_1_still_to_be_found(ghost_ship: Game) -> None:
    lines = "seats 2\nships A1 G10\ntreasures 1a 1b / 2c\ngold 6 0\nturn A\nnext Outset(A)"
    g = laid(ghost_ship, lines)
    treasures = g.items.count(TREASURE)
    to_come = 3 / 17 * treasures / 2  # three of the seventeen not yet found, and half of them go to A

    assert treasures > 5
    assert bot.features(g, 0)["gold"] == pytest.approx(6 * (2 + to_come))


def test_treasures_worth_1_promise_points_as_long_as_gold_is_left(ghost_ship: Game) -> None:
    lines = "seats 2\nships A1 G10\ntreasures 1a 1b / 2c\nturn A\nnext Outset(A)"
    g = laid(ghost_ship, lines)
    promised = [bot.features(g, seat)["promise"] for seat in (0, 1)]

    assert promised == [pytest.approx(bot.PROMISE * 2 * g.items.count(NUGGET) / 2), 0]


@pytest.mark.parametrize(("cap", "worth"), [("yes", 3), ("no", 4)])
def test_with_the_gold_cap_bots_expect_at_most_three_points(ghost_ship: Game, cap: str, worth: int) -> None:
    lines = f"option gold_cap {cap}\nseats 2\nships A1 G10\ntreasures 1a 1b 1c 1d / -\ngold 2 0\nitems C10\nturn A\nnext Outset(A)"
    gold = bot.features(laid(ghost_ship, lines), 0)["gold"]

    assert 2 * worth <= gold < 2 * worth + 1
    assert (gold == 2 * worth) == (cap == "yes")


def test_a_lead_is_surer_if_more_captains_share_the_rest(ghost_ship: Game) -> None:
    def spread(lines: str) -> float:
        g = laid(ghost_ship, f"{lines}\nturn A\nnext Outset(A)")
        lead = sum(bot.features(g, 0).values()) - sum(bot.features(g, 1).values())
        shares = bot.worth(g)
        return lead / log(shares[0] / shares[1])

    two = spread("seats 2\nships A1 G10\ntreasures 4a 4b / 1a")
    four = spread("seats 4\nships A1 G10 A10 G1\ntreasures 4a 4b / 1a / 1b / 1c")

    assert 0 < four < 0.8 * two


def test_a_simulation_takes_twice_as_long_with_four_captains_under_way_but_not_while_tiles_are_laid(
    ghost_ship: Game,
) -> None:
    ships = {2: "A1 G10", 4: "A1 G10 A10 G1"}
    under_way = {n: f"seats {n}\nships {ships[n]}\nround 3\nturn A\nnext Outset(A)" for n in ships}
    two, four = (bot.length(laid(ghost_ship, under_way[n])) for n in ships)
    two_before, four_before = (
        bot.length(cast("Ghostly", ghost_ship.start(n, {"ready_made": False}))) for n in ships
    )

    assert four == 2 * two
    assert four_before == two_before


def test_bots_do_not_look_at_hidden_treasures(ghost_ship: Game) -> None:
    lines = "seats 3\nships A2 G10 A10\ntreasures 1a / 2b 3b / 4d\nturn A\npoints 4\nnext Course(A)"
    g = laid(ghost_ship, lines)

    assert bot.policy(view(g, 0), g.moves(), Random(1)) is bot.policy(g, g.moves(), Random(1))


def test_unseen_treasures_do_not_decide_with_whom_to_barter(ghost_ship: Game) -> None:
    lines = "seats 3\nships A2 G10 A10\ntreasures 1a / 1b 1c / 4d 4a\nturn A\nnext Barters(A)"
    g = laid(ghost_ship, lines)

    asked = {str(bot.policy(g, g.moves(), Random(seed))) for seed in range(40)}

    assert asked == {"barter 2", "barter 3"}


def test_a_scout_takes_the_find_where_it_stands(ghost_ship: Game) -> None:
    g = laid(ghost_ship, "ships B10/S G10\nscouts C10o/N aboard\nturn A\npoints 3\nnext Course(A)")

    assert str(bot.policy(g, g.moves(), Random(1))) == "take"


def test_the_computed_ends_of_a_turn_are_those_of_the_rules(ghost_ship: Game) -> None:
    random, seen = Random(3), 0
    g, policy = cast("Ghostly", ghost_ship.start(2, {"ready_made": True})), players(ghost_ship)["policy"]
    while g.steps and seen < 60:
        if g.actor() != CHANCE and END in g.moves() and TAKE not in g.moves():
            assert _computed(g) == _played(g)
            seen += 1
        player = policy if random.random() < 0.7 else random_player
        g.play(next_move(g, [player, player], random))


def _computed(g: Ghostly) -> dict[tuple[int, int, bool], int]:
    """Return the computed ends of a turn, with or without a dig, and the most points left."""
    found: dict[tuple[int, int, bool], int] = {}
    for end in ends(g, g.actor()):
        key = end.place, end.spot, end.dug
        found[key] = max(found.get(key, NONE), end.left)
    return found


def _played(g: Ghostly) -> dict[tuple[int, int, bool], int]:
    """Return the same by playing all moves."""
    found: dict[tuple[int, int, bool], int] = {}
    edge = [g]
    while edge:
        here = edge.pop()
        key = here.ships[g.actor()], here.scouts[g.actor()], False
        if found.get(key, NONE) >= here.left:
            continue
        found[key] = here.left
        for move in here.moves() if here.left else ():
            after = here.clone()
            if move is DIG:
                found[*key[:2], True] = 0
            elif move is not END:
                after.play(move)
                edge.append(after)
    return found


def test_plans_under_way_are_whole_turns_towards_different_finds(ghost_ship: Game) -> None:
    g = laid(ghost_ship, "seats 3\nships A2 G10 A10\nturn A\npoints 5\nnext Course(A)")

    found = bot.plans(view(g, 0))

    ends = set()
    for moves in found:
        after = g.clone()
        for move in moves:
            assert after.actor() == 0
            assert move in after.moves()
            after.play(move)
        assert not (after.actor() == 0 and after.left)
        ends.add((after.ships[0], after.scouts[0]))
    assert len(ends) == len(found) > 1


def test_plans_do_not_depend_on_hidden_treasures(ghost_ship: Game) -> None:
    lines = "seats 3\nships A2 G10 A10\ntreasures 1a / 2b 3b / 4d\nturn A\npoints 4\nnext Course(A)"
    g = laid(ghost_ship, lines)

    assert bot.plans(view(g, 0)) == bot.plans(g)


def test_captains_before_a_treasure_or_on_board_have_only_one_plan(ghost_ship: Game) -> None:
    there = laid(ghost_ship, "ships B10/S G10\nscouts C10o/N aboard\nturn A\npoints 3\nnext Course(A)")
    aboard = laid(ghost_ship, "ships A2 G10\nturn A\nnext Outset(A)")

    assert [[str(move) for move in moves] for moves in bot.plans(there)] == [["take"]]
    assert [[str(move) for move in moves] for moves in bot.plans(aboard)] == [["spin"]]


def test_a_captain_held_by_pirates_saves_points_or_spins(ghost_ship: Game) -> None:
    g = laid(ghost_ship, "ships B2/S G10\nscouts C2o/N aboard\nitems A9 D5\nturn A\nnext Outset(A)")

    assert {str(move) for (move,) in bot.plans(g)} >= {"spin", "save plus", "save minus"}
    assert str(bot.plans(g)[0][0]) == "save plus"


def test_the_ghost_comes_from_a_neighbouring_field_one_time_in_eight() -> None:
    assert meeting_chance(1, 1) == 1 / 8
    assert meeting_chance(2, 1) == 0
    assert meeting_chance(1, 3) > meeting_chance(1, 2) > meeting_chance(2, 2) > 0
