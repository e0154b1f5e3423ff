"""Why a bot played a ply: what it was asked is found again, and it is told only where that tells nothing hidden."""

from __future__ import annotations

from random import Random

import pytest

from spielhafen import bots
from spielhafen.core.codec import dump
from spielhafen.core.play import CHANCE
from spielhafen.core.text import PlayerRef, text
from spielhafen.games.seeschlacht import GAME as SEESCHLACHT
from spielhafen.match import Match, Opened, SeatPlan
from spielhafen.match.bot_replay import ReasonsNotYetAvailable, ReasonsUnavailable, find_decision, has_reasons
from tests.match.tables import KEY, SANTA_TIMEA, match_of, play, play_on


def against(level: str) -> Match:
    """A match without secrets in which a bot of this level has made the last ply."""
    match = match_of(SEESCHLACHT, plans=[SeatPlan("Ada"), SeatPlan("Bo", "bot", level)])
    random = Random(5)
    while not match.bot_levels[-1]:
        seat = match.actors()[0]
        play(match, seat, str(random.choice(match.view_for(seat).moves())))
    return match


def test_what_a_bot_was_asked_leads_it_to_the_same_move_again() -> None:
    match = match_of(SANTA_TIMEA, plans=[SeatPlan("Bo", "bot", "sailor"), SeatPlan("Ada")], first=1)
    seen, seed = dump(match.view_for(0)), match.bot_seed(0)
    chosen = str(bots.choose_move(match.game, match.view_for(0), "sailor", seed))
    play(match, 0, chosen)
    ply = len(match.plies)
    play_on(match, Random(5))

    behind = find_decision(match, ply)

    assert (behind.ply, behind.seat, behind.level, behind.seed) == (ply, 0, "sailor", seed)
    assert (dump(behind.view), behind.view.viewer) == (seen, 0)
    told = bots.explain_move(match.game, behind.view, behind.level, behind.seed)
    behind.check_reproduced(str(told.thoughts[0].move))


def test_thoughts_that_lead_elsewhere_are_not_what_it_thought() -> None:
    match = against("sailor")

    with pytest.raises(ReasonsUnavailable) as refused:
        find_decision(match, len(match.plies)).check_reproduced("another move")

    assert refused.value.text == text("reasons-lost")


def test_where_anything_is_hidden_nothing_is_told_before_the_end() -> None:
    match = match_of(SANTA_TIMEA, plans=[SeatPlan("Ada"), SeatPlan("Bo", "bot", "sailor")])
    play_on(match, Random(5), 3)

    for ply in range(1, len(match.plies) + 1):
        with pytest.raises(ReasonsNotYetAvailable):
            find_decision(match, ply)


@pytest.mark.parametrize("level", ["random", "boy", "greedy"])
def test_who_does_not_look_ahead_compares_nothing(level: str) -> None:
    match = against(level)

    with pytest.raises(ReasonsUnavailable) as refused:
        find_decision(match, len(match.plies))

    assert refused.value.text == text(f"no-reasons-{level}", who=PlayerRef(1))
    assert not has_reasons(match)


def test_a_program_is_not_asked() -> None:
    match = against("run:python3 mine.py")

    with pytest.raises(ReasonsUnavailable) as refused:
        find_decision(match, len(match.plies))

    assert refused.value.text == text("no-reasons-program", who=PlayerRef(1))
    assert not has_reasons(match)


def test_neither_are_chance_and_people() -> None:
    match = match_of(SANTA_TIMEA)
    chance = next(number for number, ply in enumerate(match.plies, 1) if ply.actor == CHANCE)
    play_on(match, Random(5))
    seat = next(number for number, ply in enumerate(match.plies, 1) if ply.actor == 0)

    with pytest.raises(ReasonsUnavailable) as refused:
        find_decision(match, chance)
    assert refused.value.text == text("no-reasons-chance")
    with pytest.raises(ReasonsUnavailable) as refused:
        find_decision(match, seat)
    assert refused.value.text == text("no-reasons-person", who=PlayerRef(0))


def test_what_was_played_elsewhere_was_thought_there() -> None:
    known = against("sailor")
    plies = [(ply.actor, ply.move) for ply in known.plies]
    opened = Opened(
        known.game.name,
        known.game.version,
        known.options,
        known.seats,
        KEY.hex(),
        1.0,
        plies,
        brought=len(plies),
    )
    match = Match(opened)

    with pytest.raises(ReasonsUnavailable) as refused:
        find_decision(match, len(match.plies))

    assert refused.value.text == text("no-reasons-brought")
    assert has_reasons(known)
    assert not has_reasons(match)
