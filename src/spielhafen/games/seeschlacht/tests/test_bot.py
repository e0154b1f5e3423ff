"""Tests of the bot: its caches, its ways at sea, its sense of danger, its plans."""

from dataclasses import replace
from math import exp, log
from random import Random

import pytest

from spielhafen.bots import LEVELS, Search, advise, create_bot, load_heuristics
from spielhafen.core.game import find_game
from spielhafen.core.play import CHANCE, OVER, sample
from spielhafen.core.secret import view
from spielhafen.games.seeschlacht.board.chart import GOAL_BERTHS, HOME_DOTTED, NAMES, SPACES, WATER
from spielhafen.games.seeschlacht.board.pieces import DIRECTIONS, FLEETS, SEATS, WHITE, YELLOW
from spielhafen.games.seeschlacht.bot import (
    FIRING,
    GREAT,
    SHORT,
    _left,
    features,
    foresight,
    helm,
    horizon,
    parts,
    plans,
    policy,
    threats,
    worth,
)
from spielhafen.games.seeschlacht.bot.distances import NEVER, SPOT, way_to
from spielhafen.games.seeschlacht.bot.lookahead import SHARE, TURNS, Lookahead
from spielhafen.games.seeschlacht.bot.ship_forecast import (
    DECIDED,
    PARTS,
    SHARES,
    WARSHIP,
    ShipForecast,
    broadsides,
    sail_on,
)
from spielhafen.games.seeschlacht.bot.threats import HITS
from spielhafen.games.seeschlacht.examples import table
from spielhafen.games.seeschlacht.moves import CHANGE_STRENGTH, CHANGE_WIND, FIRE
from spielhafen.games.seeschlacht.rules.gunnery import GUNNERY, Aim
from spielhafen.games.seeschlacht.rules.turn import NEXT, SAILING, Sailing
from spielhafen.games.seeschlacht.rules.weather import Gale, Grant, Strength
from spielhafen.games.seeschlacht.state import NONE, SUNK, Sea, must_sail

GAME = find_game("seeschlacht")
MODES = pytest.mark.parametrize("short", [False, True], ids=["great", "short"])


def game(short: bool, seed: int, levels: tuple[str, str] = ("greedy", "greedy"), plies: int = 60000) -> Sea:
    """Return a game between bots, or its beginning."""
    g = GAME.start(SEATS, {"short": short})
    assert isinstance(g, Sea)
    random, mates = Random(seed), [create_bot(GAME, level) for level in levels]
    for _ in range(plies):
        seat = g.actor()
        if seat == OVER:
            break
        g.play(sample(g, random) if seat == CHANCE else mates[seat].choose(view(g, seat), random))
    return g


@MODES
def test_caches_change_no_move(short: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    with_caches = game(short, 3)

    monkeypatch.setattr(helm.Orders, "recall", lambda *_: ())
    monkeypatch.setattr(helm, "outlook", threats.Outlook)
    without_caches = game(short, 3)

    assert GAME.dump(without_caches) == GAME.dump(with_caches)


@MODES
def test_it_beats_players_that_play_at_random(short: bool) -> None:
    for seed in range(4):
        levels = ("greedy", "random") if seed % 2 else ("random", "greedy")
        assert game(short, seed, levels).winners == [1 - seed % 2]


@MODES
def test_the_worth_of_a_table_is_two_shares_of_one(short: bool) -> None:
    for plies in range(0, 1200, 150):
        shares = worth(game(short, 5, plies=plies))
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0


@MODES
def test_its_horizon_is_the_end_of_moving(short: bool) -> None:
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
    g = table(SEATS, GAME.parse_options({}))
    for ship, (name, heading) in {3: ("n23", 2), 13: ("m24", 2), 10: ("o24", 2), 11: ("q48", 6)}.items():
        g.at[ship], g.headings[ship] = NAMES.index(name), heading - 1
    g.then(GUNNERY[WHITE])

    assert policy(g, g.moves(), Random(1)) is FIRE[3, 10]


# Plans and their evaluation.


def sailing(short: bool, seed: int, plies: int, *, under_way: bool = False) -> Sea:
    """Return a table with ships to sail, several steps on offer and no change of wind."""
    g, random = game(short, seed, plies=plies), Random(seed)
    while not (isinstance(g.steps[-1], Sailing) and (g.ship != NONE) == under_way and len(plans(g)) > 3):
        g.play(sample(g, random) if g.actor() == CHANCE else policy(g, g.moves(), random))
    return g


@MODES
@pytest.mark.parametrize("under_way", [False, True])
def test_plans_are_whole_manoeuvres_of_one_ship_that_of_the_rule_of_thumb_first(
    short: bool, under_way: bool
) -> None:
    g = sailing(short, 8, 300, under_way=under_way)

    found = plans(g)

    assert found[0][0] == policy(g, g.moves(), Random(1))
    assert len(set(found)) == len(found)
    assert len({str(step).split()[0] for steps in found for step in steps}) == 1
    for steps in found:
        after = g.clone()
        for step in steps:
            assert step in after.moves()
            after.play(step)
        assert after.ship == NONE


def test_wind_and_fire_are_left_to_the_rule_of_thumb() -> None:
    g, random = game(False, 9, plies=50), Random(9)
    left: set[str] = set()
    while left < {"change", "fires"}:
        if g.actor() == CHANCE:
            g.play(sample(g, random))
            continue
        move = policy(g, g.moves(), random)
        words = {"change", "fires"}.intersection(str(move).split())
        if words:
            assert plans(g) == [(move,)]
        left |= words
        g.play(move)


def test_plans_are_evaluated_without_dice_and_change_nothing() -> None:
    g = sailing(False, 8, 500)
    before, seat = GAME.dump(g), g.turn

    foreseen, again = foresight(g), foresight(g)

    assert foreseen(g) == again(g)
    assert foreseen(g)[seat] == pytest.approx(worth(g)[seat])
    assert sum(foreseen(g)) == pytest.approx(1)
    assert GAME.dump(g) == before


@MODES
def test_it_simulates_no_further_where_no_dice_are_thrown(short: bool) -> None:
    g = sailing(short, 8, 500)

    found = (
        LEVELS["captain"].create_search(load_heuristics(GAME), 60.0).compare_moves(view(g, g.turn), Random(1))
    )

    assert len(found) > 3
    assert {len(candidate.values) for candidate in found} == {2}
    assert all(one == other for one, other in (candidate.values for candidate in found))


def test_where_dice_are_thrown_it_uses_all_simulations() -> None:
    g, random = game(False, 8, plies=500), Random(8)
    while CHANGE_WIND not in g.moves():
        g.play(sample(g, random) if g.actor() == CHANCE else policy(g, g.moves(), random))
    windy = replace(load_heuristics(GAME), plans=lambda _: [(CHANGE_WIND,), (CHANGE_STRENGTH,)])

    found = Search(windy, 40, 60.0).compare_moves(view(g, g.turn), Random(1))

    assert [len(candidate.values) for candidate in found] == [20, 20]


def test_a_fleet_fires_where_it_does_most_and_the_second_shot_at_a_ship_does_what_is_left() -> None:
    g = table(SEATS, GAME.parse_options({}))
    for ship, (name, heading) in {3: ("n23", 2), 13: ("m24", 2), 10: ("o24", 2), 11: ("q48", 6)}.items():
        g.at[ship], g.headings[ship] = NAMES.index(name), heading - 1
    alone = broadsides(g, WHITE)
    g.hits[10] = 1

    assert alone > WARSHIP * HITS / 4
    assert broadsides(g, WHITE) > alone


def test_shots_do_no_more_harm_than_there_is() -> None:
    for sinks, found in SHARES.items():
        for hits, shares in enumerate(found):
            assert all(share > 0 for share in shares)
            assert sum(shares) < 1 - PARTS[sinks][hits]
            assert shares[0] == pytest.approx(HITS * (PARTS[sinks][hits + 1] - PARTS[sinks][hits]))


def test_to_hit_an_enemy_is_a_gain_wherever_it_is_bound_for() -> None:
    for seed in range(4):
        g = sailing(False, seed, 500)
        seat = g.turn
        sight = ShipForecast(g, seat, policy, _left)
        unhurt = [ship for ship in FLEETS[1 - seat] if g.at[ship] != SUNK and not g.hits[ship]]
        for ship in unhurt:
            struck = g.clone()
            struck.hits[ship] = 1
            before, after = (sum(amount for _, amount in sight._harm(one)) for one in (g, struck))
            assert after > before


# Reasons.


def shared(odds: float) -> float:
    return 1 / (1 + exp(-odds))


def odds(share: float) -> float:
    return log(share / (1 - share))


def tables(g: Sea) -> list[Sea]:
    """Return the tables that plans lead to, when the rest of the fleet has sailed, too."""
    found, enough, random = [], horizon(g), Random(1)
    for steps in plans(g):
        after = g.clone()
        for step in steps:
            after.play(step)
        while not enough(after):
            after.play(policy(after, after.moves(), random))
        found.append(after)
    return found


def test_the_parts_of_an_evaluation_add_up_to_its_value() -> None:
    for seed, plies in ((8, 500), (3, 900), (5, 300)):
        g = sailing(False, seed, plies)
        seat, terms, foreseen = g.turn, parts(g), foresight(g)
        soon, later = ShipForecast(g, seat, policy, _left), Lookahead(g, seat, policy, features)
        before = sum(terms(g).values())
        for after in tables(g):
            gain = sum(terms(after).values())
            assert gain == pytest.approx((1 - SHARE) * soon.gain(after) + SHARE * later.gain(after))
            assert sum(soon.parts(after).values()) == pytest.approx(soon.gain(after))
            hoped = odds(worth(g)[seat]) + GREAT["shots"] * (gain - before)
            assert foreseen(after)[seat] == pytest.approx(shared(hoped))


def test_in_the_short_game_the_parts_add_up_to_the_odds() -> None:
    g = sailing(True, 8, 500)
    seat, terms, foreseen = g.turn, parts(g), foresight(g)

    for after in tables(g):
        assert foreseen(after)[seat] == pytest.approx(shared(SHORT["shots"] * sum(terms(after).values())))


def test_the_short_game_is_judged_three_turns_further_on() -> None:
    passed = set()
    for seed, plies in ((3, 500), (4, 500), (5, 500), (6, 300)):
        g = sailing(True, seed, plies)
        seat, terms, before = g.turn, parts(g), GAME.dump(g)
        for end in tables(g):
            passed.add(end.number - g.number)
            after, fire = end.clone(), [broadsides(end, seat)]
            for turn in range(1, TURNS + 1):
                ready = sail_on(after, g.number + turn, policy)
                fire.append(broadsides(after, (seat + turn) % SEATS) if ready else 0.0)
            found = terms(end)
            assert found["fire"] == pytest.approx(fire[0] + fire[2])
            assert found["reply"] == pytest.approx(-fire[1])
            for name, brings in features(after, seat).items():
                assert found[name] == pytest.approx(brings)
        assert GAME.dump(g) == before
    assert passed == {0, 1}  # where no ship can fire, the turn has passed already


@pytest.mark.parametrize("scorer", [WHITE, YELLOW])
def test_a_battle_that_stands_still_while_it_is_played_on_is_decided_by_its_points(scorer: int) -> None:
    g = table(SEATS, GAME.parse_options({"short": True}))
    for ship, (name, heading) in {
        0: ("s0", 1),
        1: ("a52", 1),
        3: ("n23", 2),
        10: ("q48", 6),
        11: ("a0", 6),
    }.items():
        g.at[ship], g.headings[ship], g.cargo[ship] = NAMES.index(name), heading - 1, 1
    g.arrived, g.quiet, g.turn = [1] if scorer == WHITE else [11], g.options.quiet_turns - 2, WHITE
    g.then(SAILING[WHITE], NEXT[WHITE])
    terms = parts(g)

    ends = tables(g)

    assert len(ends) > 3
    for end in ends:
        assert terms(end)["decided"] == (DECIDED if scorer == WHITE else -DECIDED)
        assert {name: terms(end)[name] for name in SHORT} == features(g, WHITE)


@MODES
def test_a_battle_that_is_over_counts_as_decided(short: bool) -> None:
    g = sailing(short, 8, 500)
    seat, terms = g.turn, parts(g)
    before, won, lost, drawn = terms(g), g.clone(), g.clone(), g.clone()
    won.end([seat])
    lost.end([1 - seat])
    drawn.end(range(SEATS))

    assert [terms(end)["decided"] for end in (won, lost, drawn)] == [DECIDED, -DECIDED, 0.0]
    assert {**terms(won), "decided": 0.0} == terms(drawn)
    assert terms(drawn) == pytest.approx(before)


@MODES
def test_tables_at_any_point_of_a_game_are_evaluated(short: bool) -> None:
    begin, met = sailing(short, 8, 300), set()
    foreseen, terms = foresight(begin), parts(begin)
    for seed in range(3):
        g, random = begin.clone(), Random(seed)
        while g.number < begin.number + 20:
            met.add(type(g.steps[-1]))
            assert sum(foreseen(g)) == pytest.approx(1)
            assert terms(g)
            moves = [move for move in g.moves() if not move.grave]
            g.play(sample(g, random) if g.actor() == CHANCE else random.choice(moves))

    assert met >= {Gale, Grant, Strength, Aim}


@MODES
@pytest.mark.parametrize("level", ["sailor", "captain"])
def test_an_evaluated_result_is_not_called_sure(short: bool, level: str) -> None:
    for seed in range(4, 9):
        g = sailing(short, seed, 500)

        advice = advise(GAME, view(g, g.turn), level, Random(seed))

        assert advice.reckoned
        assert advice.verdict in {"reckoned", "close", "slip", "only"}


def test_reasons_are_differences_between_the_values_of_two_plans() -> None:
    g = sailing(False, 8, 500)
    terms, ends = parts(g), dict(zip(plans(g), tables(g), strict=True))

    advice = advise(GAME, view(g, g.turn), "captain", Random(1))

    best, other = (terms(ends[(thought.move, *thought.line)]) for thought in advice.thoughts[:2])
    assert advice.reasons
    for reason in advice.reasons:
        assert reason.gain == pytest.approx(best[reason.feature] - other[reason.feature])
    rest = {reason.feature for reason in advice.reasons}
    least = min(abs(reason.gain) for reason in advice.reasons)
    assert all(abs(best[name] - other[name]) <= least for name in best if name not in rest)


def test_where_only_the_rule_of_thumb_decides_no_move_is_called_the_best() -> None:
    g, random = game(False, 9, plies=50), Random(9)
    while g.actor() == CHANCE or len(g.moves()) < 2 or len(plans(g)) > 1:
        g.play(sample(g, random) if g.actor() == CHANCE else policy(g, g.moves(), random))

    advice = advise(GAME, view(g, g.actor()), "sailor", Random(1))

    assert advice.verdict == "only"
    assert [thought.move for thought in advice.thoughts] == [policy(g, g.moves(), random)]
