"""Sandboxes: tables at any position, where one person plays all seats and is free to undo.

They are no games: outcomes of chance may be chosen, so nothing about them is proved. A puzzle is a sandbox, too: its
solver has one seat and makes one move.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from string import ascii_uppercase
from typing import TYPE_CHECKING, Final

import msgspec

from spielhafen.core.errors import BrokenFile
from spielhafen.core.play import CHANCE, EVERYTHING
from spielhafen.core.secret import determinize
from spielhafen.core.text import text
from spielhafen.core.verifiable_rng import VerifiableRng
from spielhafen.match.create import open_match, play_chance_plies
from spielhafen.match.events import (
    Arranged,
    BotsSet,
    ChanceSet,
    Opened,
    Played,
    PlyText,
    SandboxPlan,
    SeatPlan,
)
from spielhafen.match.names import clean_name
from spielhafen.match.refusals import SeatRefused
from spielhafen.match.sandbox_state import is_puzzle

if TYPE_CHECKING:
    from spielhafen.bots.puzzle_book import Puzzle
    from spielhafen.core.game import Game
    from spielhafen.core.play import State
    from spielhafen.match.match import Match
    from spielhafen.match.sandbox_state import Sandbox

MAX_OUTCOMES: Final = 400
"""Outcomes of chance to choose from at most; of more, such as shuffles, one is drawn."""


def settled(state: State) -> State:
    """Return a position as a table can begin at it: whole, and settled up to a decision."""
    whole = state.clone() if state.viewer == EVERYTHING else determinize(state, Random(0))
    whole.settle()
    return whole


def open_sandbox(
    game: Game,
    state: State,
    seats: Sequence[SeatPlan],
    key: bytes,
    at: float,
    owner: str = "",
    *,
    puzzle: str = "",
    draws: bool = False,
) -> Opened:
    """Return the first event of a sandbox at this state; raises BadSeats, BadOption.

    draws: whether chance acts first even if its outcomes can be chosen.
    """
    begin = settled(state)
    position = game.dump(begin)
    opened = open_match(game, position["options"], seats, key, at, owner)
    can_wait = bool(outcomes(begin)) and not draws
    plies = [] if can_wait else play_chance_plies(game, begin, VerifiableRng(key), 0, 0)
    return msgspec.structs.replace(opened, plies=plies, sandbox=SandboxPlan(position["state"], puzzle))


def seat_names(wanted: Sequence[str], seats: int) -> list[str]:
    """Return the names of the seats: those wanted, then letters; raises BadName."""
    names = [clean_name(name) for name in wanted[:seats] if name]
    letters = (letter for letter in ascii_uppercase if letter not in names)
    return [*names, *(next(letters) for _ in range(seats - len(names)))]


def puzzle_seats(puzzle: Puzzle, seats: int, solver: str = "", owner: str = "") -> list[SeatPlan]:
    """Return the seats of a puzzle: the solver has theirs, and bots in the others never move.

    solver: their name; empty: the letter of the seat. Raises BadName.
    """
    own = clean_name(solver) if solver else ascii_uppercase[puzzle.seat]
    others = (letter for letter in ascii_uppercase if letter != own)
    named = [own if seat == puzzle.seat else next(others) for seat in range(seats)]
    return [
        SeatPlan(name, owner=owner) if seat == puzzle.seat else SeatPlan(name, "bot", "sailor")
        for seat, name in enumerate(named)
    ]


def bot_level(match: Match) -> str:
    """Return the level of the bots that go on in all seats; empty if a person has one."""
    return match.seats[0].level if all(plan.kind == "bot" for plan in match.seats) else ""


def chooses_chance(match: Match) -> bool:
    """Return whether the outcomes of chance are left to the person at the table."""
    return match.sandbox is not None and match.sandbox.manual and not bot_level(match)


def last_decision(match: Match) -> int:
    """Return the number of plies that are left when the last decision is taken back.

    What chance did after it is taken back, too, unless its outcomes are chosen.
    """
    last = len(match.plies) - 1
    while last > 0 and match.plies[last].actor == CHANCE and not chooses_chance(match):
        last -= 1
    return max(last, 0)


def outcomes(state: State) -> list[tuple[str, int]]:
    """Return the outcomes of chance with their weights; none if there are too many to choose."""
    if state.actor() != CHANCE or getattr(state.steps[-1], "sampled", False):
        return []
    found = [(str(move), weight) for move, weight in state.outcomes()]
    return found if len(found) <= MAX_OUTCOMES else []


def moment_of(match: Match, ply: int) -> State:
    """Return the table after a ply; raises SeatRefused while something in it is hidden.

    Everything is public when the match is over.
    """
    if match.has_secrets and match.winners is None and match.sandbox is None:
        raise SeatRefused(text("sandbox-later"))
    (state,) = match.states(ply, ply)
    return state.clone()


# Commands.


def check_sandbox(match: Match) -> Sandbox:
    """Return the sandbox of a match; raises SeatRefused if it is a game, or a puzzle."""
    if match.sandbox is None or is_puzzle(match.sandbox):
        raise SeatRefused(text("sandbox-none"))
    return match.sandbox


def play_chance(match: Match, seat: int, at: float, written: str = "") -> Played:
    """Let chance act, with this outcome or a random one.

    Raises MoveError, SeatRefused.
    """
    check_sandbox(match)
    state = match.state.clone()
    if state.actor() != CHANCE:
        raise SeatRefused(text("sandbox-no-chance"))
    plies: list[PlyText] = []
    if written:
        move = match.game.catalogue.read(written)
        state.check(move)
        plies.append((CHANCE, match.game.catalogue.write(move)))
        state.play(move)
    if not (written and chooses_chance(match)):
        before = len(match.plies) + len(plies)
        plies += play_chance_plies(match.game, state, match.rng, match.chance_draws + len(plies), before)
    return Played(seat, plies, at)


def set_chance(match: Match, at: float, *, manual: bool) -> ChanceSet:
    """Choose the outcomes of chance from now on, or let them be drawn; raises SeatRefused."""
    check_sandbox(match)
    return ChanceSet(manual, at)


def set_bots(match: Match, at: float, level: str) -> BotsSet:
    """Let bots of this level go on in all seats, or stop them; raises SeatRefused.

    What chance has to do first is drawn.
    """
    check_sandbox(match)
    state = match.state.clone()
    plies: list[PlyText] = []
    if level:
        plies = play_chance_plies(match.game, state, match.rng, match.chance_draws, len(match.plies))
    return BotsSet(level, at, plies)


def arrange(match: Match, at: float, state: State) -> Arranged:
    """Set the table up anew; raises SeatRefused, and BrokenFile for other seats or options."""
    check_sandbox(match)
    if state.seats() != len(match.seats):
        raise BrokenFile("seats", text("broken-seats"))
    return Arranged(match.game.dump(settled(state))["state"], at)
