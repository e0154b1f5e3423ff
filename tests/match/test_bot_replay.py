"""Why a bot played a ply: its input is rebuilt, and its reasons reveal nothing hidden."""

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


def match_with_bot(level: str) -> Match:
    """Return a match without secrets in which a bot of this level has made the last ply."""
    match = match_of(SEESCHLACHT, plans=[SeatPlan("Ada"), SeatPlan("Bo", "bot", level)])
    random = Random(5)
    while not match.bot_levels[-1]:
        seat = match.actors()[0]
        play(match, seat, str(random.choice(match.view_for(seat).moves())))
    return match


def test_the_recorded_decision_leads_the_bot_to_the_same_move_again() -> None:
    match = match_of(SANTA_TIMEA, plans=[SeatPlan("Bo", "bot", "sailor"), SeatPlan("Ada")], first=1)
    seen, seed = dump(match.view_for(0)), match.bot_seed(0)
    chosen = str(bots.choose_move(match.game, match.view_for(0), "sailor", seed))
    play(match, 0, chosen)
    ply = len(match.plies)
    play_on(match, Random(5))

    decision = find_decision(match, ply)

    assert (decision.ply, decision.seat, decision.level, decision.seed) == (ply, 0, "sailor", seed)
    assert (dump(decision.view), decision.view.viewer) == (seen, 0)
    advice = bots.explain_move(match.game, decision.view, decision.level, decision.seed)
    decision.check_reproduced(str(advice.thoughts[0].move))


def test_reasons_for_another_move_are_refused() -> None:
    match = match_with_bot("sailor")

    with pytest.raises(ReasonsUnavailable) as refused:
        find_decision(match, len(match.plies)).check_reproduced("another move")

    assert refused.value.text == text("reasons-lost")


def test_with_secrets_no_reasons_are_given_before_the_end() -> None:
    match = match_of(SANTA_TIMEA, plans=[SeatPlan("Ada"), SeatPlan("Bo", "bot", "sailor")])
    play_on(match, Random(5), 3)

    for ply in range(1, len(match.plies) + 1):
        with pytest.raises(ReasonsNotYetAvailable):
            find_decision(match, ply)


@pytest.mark.parametrize("level", ["random", "boy", "greedy"])
def test_a_bot_that_does_not_search_has_no_reasons(level: str) -> None:
    match = match_with_bot(level)

    with pytest.raises(ReasonsUnavailable) as refused:
        find_decision(match, len(match.plies))

    assert refused.value.text == text(f"no-reasons-{level}", who=PlayerRef(1))
    assert not has_reasons(match)


def test_an_external_program_has_no_reasons() -> None:
    match = match_with_bot("run:python3 mine.py")

    with pytest.raises(ReasonsUnavailable) as refused:
        find_decision(match, len(match.plies))

    assert refused.value.text == text("no-reasons-program", who=PlayerRef(1))
    assert not has_reasons(match)


def test_chance_and_people_have_no_reasons() -> None:
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


def test_imported_plies_have_no_reasons() -> None:
    played = match_with_bot("sailor")
    plies = [(ply.actor, ply.move) for ply in played.plies]
    opened = Opened(
        played.game.name,
        played.game.version,
        played.options,
        played.seats,
        KEY.hex(),
        1.0,
        plies,
        brought=len(plies),
    )
    match = Match(opened)

    with pytest.raises(ReasonsUnavailable) as refused:
        find_decision(match, len(match.plies))

    assert refused.value.text == text("no-reasons-brought")
    assert has_reasons(played)
    assert not has_reasons(match)
