"""Guided first games: the notation, and every guide played as a match."""

from __future__ import annotations

from itertools import count

import pytest

from spielhafen.core.errors import IllegalMove
from spielhafen.core.game import Game, find_games
from spielhafen.core.logbook import Ply
from spielhafen.guides import (
    Guide,
    GuideError,
    check_guide,
    find_progress,
    game_guides,
    has_just_ended,
    next_own_ply,
    own_run,
    parse_guide,
)
from spielhafen.match import Match, SeatPlan, leave_guide, open_guide
from spielhafen.match.play_moves import play_moves
from spielhafen.match.proposals import propose_undo
from spielhafen.match.refusals import UndoRefused

GUIDES = [(game, guide) for game in find_games().values() for guide in game_guides(game)]
EVERY_GUIDE = pytest.mark.parametrize(("game", "guide"), GUIDES, ids=lambda part: part.name)
TIMEA = find_games()["santa_timea"]
QUICK_GAMES = {"santa_timea", "columbus"}
SCRIPT = """
seats 3
learner A
option first 1
*  wind N1, wind E3, wind S2
*  deal N8 N12 E9 E4 S5 S14 W3 W11 E13 bride N6 W14 N13 E6 W10 W2 N4 S9 E11 S3 W7 N1 E2 S12 \
N2 N10 E3 N7 N11 W8 S1 S8 E10 W5 W13 N14
# lead §6
A  N8 | N12
B  N13
C  N2
*  wind W1
B  E6  ; a comment
C  N10
"""


def seated(guide: Guide) -> list[SeatPlan]:
    return [
        SeatPlan("Ada", owner="ada") if seat == guide.learner else SeatPlan(f"Bot {seat}", "bot", "sailor")
        for seat in range(guide.seats)
    ]


def opened(game: Game, guide: Guide) -> Match:
    return Match(open_guide(game, guide, seated(guide), bytes(32), 0.0))


def advance(match: Match) -> None:
    """Play one scripted ply of a seat."""
    ply = match.scripted_ply
    assert ply is not None
    match.apply(play_moves(match, ply.actor, [ply.move], 0.0))


@EVERY_GUIDE
def test_a_guide_is_played_to_its_end_and_the_game_goes_on(game: Game, guide: Guide) -> None:
    match = opened(game, guide)
    while match.scripted_ply is not None:
        advance(match)

    assert has_just_ended(game, guide, match.plies)
    assert match.imported_plies == len(guide.plies), "what was scripted is no fair chance"
    assert guide.learner in match.actors()
    for _ in range(20):
        seat = (match.bots_due() or match.actors())[0]
        match.apply(play_moves(match, seat, [str(match.view_for(seat).moves()[0])], 0.0))
        if match.winners is not None:
            break
    assert not has_just_ended(game, guide, match.plies)


@EVERY_GUIDE
def test_a_guide_speaks_until_its_script_is_over(game: Game, guide: Guide) -> None:
    match = opened(game, guide)
    while match.scripted_ply is not None:
        assert next_own_ply(game, guide, match.plies) is not None
        advance(match)
    assert next_own_ply(game, guide, match.plies) is None


@EVERY_GUIDE
def test_a_guide_can_be_left_before_each_own_move(game: Game, guide: Guide) -> None:
    match = opened(game, guide)
    for number in count():
        ply = match.scripted_ply
        if ply is None:
            break
        if ply.step is not None:
            left = match.with_event(leave_guide(match, guide.learner, 1.0))
            move = str(left.view_for(guide.learner).moves()[-1])
            assert left.scripted_ply is None
            after = left.with_event(play_moves(left, guide.learner, [move], 2.0))
            assert len(after.plies) > len(left.plies), f"after {number} plies"
        advance(match)


@pytest.mark.parametrize(
    ("game", "guide"),
    [
        pytest.param(game, guide, marks=[] if game.name in QUICK_GAMES else [pytest.mark.slow])
        for game, guide in GUIDES
    ],
    ids=lambda part: part.name,
)
def test_another_move_is_refused_kindly(game: Game, guide: Guide) -> None:
    match = opened(game, guide)
    while (ply := match.scripted_ply) is not None:
        if ply.step is not None:
            for move in map(str, match.view_for(guide.learner).moves()[:40]):
                after = [*match.plies, Ply(guide.learner, move)]
                if not ply.accepts(move) and find_progress(game, guide, after) is None:
                    with pytest.raises(IllegalMove) as refused:
                        play_moves(match, guide.learner, [move], 0.0)
                    assert refused.value.refusal.code == "guide-first"
                    break
        advance(match)


def reach(match: Match, step: str) -> None:
    """Follow the script to the first own move of a step."""
    assert match.guide is not None
    while (ply := match.scripted_ply) is not None:
        if ply.step is not None and match.guide.steps[ply.step].name == step:
            return
        advance(match)
    raise AssertionError(step)


@pytest.mark.parametrize("at_once", [True, False], ids=["as a whole", "one by one"])
@pytest.mark.parametrize(
    ("name", "number", "step", "moves"),
    [
        ("caribbean_conquest", 0, "march", ["at E3", "go SE", "go S", "go S", "go E"]),
        ("columbus", 0, "sail-west", ["rose m4", "rose l4", "rose k3", "sail j4"]),
        ("treasure_map", 0, "to-the-temple", ["go J9", "go K10", "go K11"]),
        ("seeschlacht", 0, "escort", ["w8 forward"] * 4 + ["w8 starboard"]),
    ],
)
def test_another_way_to_the_same_place_is_as_good(
    name: str, number: int, step: str, moves: list[str], at_once: bool
) -> None:
    game = find_games()[name]
    guide = game_guides(game)[number]
    match = opened(game, guide)
    reach(match, step)

    for part in [moves] if at_once else [[move] for move in moves]:
        match.apply(play_moves(match, guide.learner, part, 0.0))
    after = match.scripted_ply
    assert after is not None
    assert after.step is None or guide.steps[after.step].name != step

    while match.scripted_ply is not None:
        advance(match)
    assert has_just_ended(game, guide, match.plies)


def test_a_way_of_ones_own_is_shown_the_way_on() -> None:
    game = find_games()["caribbean_conquest"]
    (guide,) = game_guides(game)
    match = opened(game, guide)
    reach(match, "march")
    match.apply(play_moves(match, 0, ["at E3", "go SE"], 0.0))

    before = [ply.move for ply in own_run(game, guide, match.plies)]
    match.apply(play_moves(match, 0, before, 0.0))

    assert 2 <= len(before) <= 3
    assert match.scripted_ply is not None
    assert match.scripted_ply.move == "done"
    match.apply(propose_undo(match, 0, 0.0))
    assert [ply.move for ply in own_run(game, guide, match.plies)] == before[-1:]


def test_a_way_to_another_place_is_refused_as_a_whole() -> None:
    game = find_games()["caribbean_conquest"]
    match = opened(game, game_guides(game)[0])
    reach(match, "march")
    with pytest.raises(IllegalMove) as refused:
        play_moves(match, 0, ["at E3", "go S", "go S", "go S"], 0.0)
    assert refused.value.refusal.code == "guide-first"


@EVERY_GUIDE
def test_a_guide_takes_few_minutes(guide: Guide, game: Game) -> None:
    own = sum(ply.step is not None for ply in guide.plies)
    assert 3 <= len(guide.steps) <= 12
    assert own <= 30, f"{game.name} asks for {own} moves"


def test_a_guided_move_can_be_taken_back() -> None:
    (guide,) = game_guides(TIMEA)
    match = opened(TIMEA, guide)
    before = match.scripted_ply
    match.apply(play_moves(match, 0, ["N8"], 0.0))
    match.apply(propose_undo(match, 0, 0.0))
    assert match.scripted_ply == before


def test_a_line_that_is_no_move_is_named() -> None:
    with pytest.raises(GuideError, match="sample:3"):
        parse_guide(TIMEA, "first", "sample", "seats 3\n# lead\nA  Q7\n")


def test_an_own_move_needs_a_step() -> None:
    with pytest.raises(GuideError, match="guide-no-step"):
        parse_guide(TIMEA, "first", "sample", "seats 3\nA  N7\n")


def test_the_script_has_to_end_with_a_decision_of_the_learner() -> None:
    guide = parse_guide(TIMEA, "first", "sample", SCRIPT)
    check_guide(TIMEA, guide)
    shorter = parse_guide(TIMEA, "first", "sample", SCRIPT.replace("B  E6  ; a comment\nC  N10\n", ""))
    with pytest.raises(GuideError, match="guide-ends-early"):
        check_guide(TIMEA, shorter)


def test_a_move_that_the_rules_refuse_is_found_with_its_line() -> None:
    guide = parse_guide(TIMEA, "first", "sample", SCRIPT.replace("A  N8 | N12", "A  N8 | W1"))
    with pytest.raises(GuideError, match="sample:8"):
        check_guide(TIMEA, guide)


def test_a_guide_may_begin_in_the_middle_of_a_game() -> None:
    game = find_games()["seeschlacht"]
    guide = game_guides(game)[1]
    match = opened(game, guide)

    assert len(match.plies) == guide.begin > 50
    assert match.scripted_ply == guide.plies[guide.begin]
    with pytest.raises(UndoRefused):
        propose_undo(match, 0, 0.0)
    advance(match)
    match.apply(propose_undo(match, 0, 0.0))
    assert match.scripted_ply == guide.plies[guide.begin]


@pytest.mark.parametrize(
    ("line", "why"),
    [("begin\nbegin", "guide-begin"), ("then third", "guide-then"), ("begin\nA  S14", "guide-no-step")],
)
def test_a_wrong_beginning_or_sequel_is_named(line: str, why: str) -> None:
    script = SCRIPT.replace("# lead §6\n", "")
    with pytest.raises(GuideError, match=why):
        parse_guide(TIMEA, "first", "sample", script + line)


def test_guides_come_in_their_order() -> None:
    assert [guide.name for guide in game_guides(find_games()["seeschlacht"])] == ["sailing", "firing"]
    assert [guide.name for guide in game_guides(find_games()["ghost_ship"])] == ["laying", "sailing"]


def test_the_seats_are_those_of_the_guide() -> None:
    (guide,) = game_guides(TIMEA)
    with pytest.raises(Exception, match="guide-seats"):
        open_guide(TIMEA, guide, [SeatPlan("Ada"), SeatPlan("Bo")], bytes(32), 0.0)
