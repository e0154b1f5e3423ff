"""Strategies for hypothesis: moves, logbooks and states of a game.

A game that breaks a law is shrunk to its shortest logbook. Needs hypothesis, which the library itself does not.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from spielhafen.core.errors import BadOption, BrokenFile
from spielhafen.core.logbook import Logbook, play_ply
from spielhafen.core.logbook import Ply as Line
from spielhafen.core.play import CHANCE, OVER, Chance, State
from spielhafen.testing.contract import ContractBroken, ContractReport, SelectedLaws, check_node, check_ply
from spielhafen.testing.coverage import Coverage
from spielhafen.testing.game_node import GameNode, GamePly
from spielhafen.testing.step_events import StepEvent, event_recorder
from spielhafen.testing.text_check import TextCheck
from spielhafen.testing.walk import ContractMatch

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move

BreachFinder: TypeAlias = Callable[[Logbook], ContractBroken | None]
"""A function that returns the breach of a law at the end of a logbook, if there is one."""

MAX_PLIES: Final = 60
"""The most plies of a logbook by default."""


def moves(game: Game) -> SearchStrategy[Move]:
    """Return a strategy for moves of the catalogue."""
    from hypothesis import strategies

    return strategies.sampled_from(game.catalogue.moves)


def setups(game: Game) -> SearchStrategy[tuple[int, dict[str, Any]]]:
    """Return a strategy for seats and options; the simplest is the fewest seats and no option."""
    from hypothesis import strategies

    options = {
        option.id: strategies.sampled_from(_simplest_first(option.default, option.values))
        for option in game.option_list()
    }
    pairs = strategies.tuples(strategies.integers(*game.seats), strategies.fixed_dictionaries(options))
    return pairs.filter(lambda setup: _possible(game, *setup))


def _simplest_first(default: Any, values: Sequence[Any]) -> list[Any]:
    return [default, *(value for value in values if value != default)]


def _possible(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.start(seats, options)
    except BadOption:
        return False
    return True


def logbooks(game: Game, max_plies: int = MAX_PLIES) -> SearchStrategy[Logbook]:
    """Return a strategy for games in progress, from the start, of up to `max_plies` plies."""
    from hypothesis import strategies

    choices = strategies.lists(strategies.integers(0, 255), max_size=max_plies)
    return strategies.builds(
        lambda setup, picked: _played(game, setup[0], setup[1], picked), setups(game), choices
    )


def states(game: Game, max_plies: int = MAX_PLIES) -> SearchStrategy[State]:
    """Return a strategy for states of games in progress."""
    return logbooks(game, max_plies).map(Logbook.final_state)


def _played(game: Game, seats: int, options: dict[str, Any], picked: Sequence[int]) -> Logbook:
    """Return the game in which each number picks one of the moves on offer, or an outcome."""
    logbook = Logbook(game, [f"Captain {seat + 1}" for seat in range(seats)], options)
    state = logbook.initial_state()
    for number in picked:
        if state.actor() == OVER:
            break
        move = _pick(state, number)
        logbook.plies.append(Line(state.actor(), str(move)))
        state.play(move)
    return logbook


def _pick(state: State, number: int) -> Move:
    step = state.steps[-1]
    if isinstance(step, Chance) and step.sampled:
        return step.sample(state, Random(number).randrange)
    offered = [move for move, _ in state.outcomes()] if state.actor() == CHANCE else state.moves()
    return offered[number % len(offered)]


def find_shortest_breach(
    game: Game, examples: int = 100, max_plies: int = MAX_PLIES, laws: Collection[str] = ()
) -> ContractBroken | None:
    """Search for a game that breaks a law, made as simple as possible; None if there is none.

    Hypothesis simplifies it, and needless plies are left out; then a shorter one is searched for, until there is none. Each
    example checks the laws at the end of one logbook only: breaches before the end are found by shorter ones.
    """
    text_check, report, selected = TextCheck(game), ContractReport(game.name), SelectedLaws(laws)

    def breach(logbook: Logbook) -> ContractBroken | None:
        try:
            check_last_ply(logbook, text_check, report.coverage, selected)
        except ContractBroken as broken:
            return broken
        return None

    shortest: ContractBroken | None = None
    while found := _simplest(logbooks(game, max_plies), examples, breach):
        logbook, shortest = _without_needless_plies(*found, breach)
        if not logbook.plies:
            break
        max_plies = len(logbook.plies) - 1
    return shortest


def _simplest(
    games: SearchStrategy[Logbook], examples: int, breach: BreachFinder
) -> tuple[Logbook, ContractBroken] | None:
    """Return the simplest game found by hypothesis that breaks a law, and the breach; or None."""
    from hypothesis import HealthCheck, Phase, given, settings

    found = list[Logbook]()

    @settings(
        max_examples=examples,
        database=None,
        deadline=None,
        derandomize=True,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )
    @given(games)
    def keeps_the_laws(logbook: Logbook) -> None:
        if broken := breach(logbook):
            found[:] = [logbook]
            raise broken

    try:
        keeps_the_laws()
    except ContractBroken as broken:
        return found[0], broken
    return None


def _without_needless_plies(
    logbook: Logbook, broken: ContractBroken, breach: BreachFinder
) -> tuple[Logbook, ContractBroken]:
    """Leave out plies, many at a time and then fewer, as long as the same law is broken.

    Hypothesis leaves out numbers, after each of which all others pick another move; written moves stay the same.
    """
    many = len(logbook.plies) // 2
    while many:
        for first in range(len(logbook.plies) - many, -1, -1):
            plies = logbook.plies[:first] + logbook.plies[first + many :]
            shorter = replace(logbook, plies=plies)
            again = breach(shorter) if _can_be_played(shorter) else None
            if again and again.law == broken.law:
                logbook, broken = shorter, again
                break
        else:
            many -= 1
    return logbook, broken


def _can_be_played(logbook: Logbook) -> bool:
    try:
        logbook.final_state()
    except BrokenFile:
        return False
    return True


def check_last_ply(
    logbook: Logbook, text_check: TextCheck, coverage: Coverage, selected: SelectedLaws
) -> None:
    """Check the laws about the last ply of a logbook and its node; raises ContractBroken."""
    match = ContractMatch.from_logbook(logbook)
    events = list[StepEvent]()
    twin = logbook.game.load(json.loads(json.dumps(logbook.game.dump(match.state))))
    plies = logbook.plies
    for number, line in enumerate(plies, 1):
        last = number == len(plies)
        node = (
            GameNode(logbook.game, match.state, number - 1, Random(number), text_check, coverage)
            if last
            else None
        )
        play_ply(
            logbook.game, match.state, line, number, event_recorder(logbook.game, events) if last else None
        )
        play_ply(logbook.game, twin, line, number)
        if node is not None:
            move = logbook.game.catalogue.read(line.move)
            check_ply(match, GamePly(node, move, events, match.state, twin), selected)
    node = GameNode(logbook.game, match.state, len(plies), Random(len(plies)), text_check, coverage)
    check_node(match, node, selected, every_law=True)
