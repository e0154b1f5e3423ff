"""The contract: what every game keeps, asked at every node of many games."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.logbook import write
from spielhafen.core.play import CHANCE, State, sample
from spielhafen.testing.coverage import Reached, refusals
from spielhafen.testing.game_node import Broken, Node, Ply, Setup
from spielhafen.testing.laws import GAME_LAWS, MATCH_LAWS, NODE_LAWS, PLY_LAWS, Law, said
from spielhafen.testing.laws.legality import note_refusals
from spielhafen.testing.text_check import Tongues
from spielhafen.testing.walk import ANYBODY, Match, Walk, players, setups

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.testing.walk import Player

SELDOM: Final = 5
"""At a step met no more often than this all laws are asked."""
POSITIONS: Final = ("tests", "positions")
"""Where a game keeps position files that games are to go on from."""


class ContractBroken(AssertionError):
    """A game does not keep a law."""

    def __init__(self, law: Law, why: str, where: str, so_far: str) -> None:
        self.law = law.__name__
        about = " ".join((law.__doc__ or "").split())
        super().__init__(f"{said(law)}\n  {about}\n  {why}\n  {where}\n\n{so_far}".rstrip())


class NeverReached(AssertionError):
    """Something of a game was never met in any of the games played."""


class Asked:
    """The laws to be asked: those of these names, or all."""

    def __init__(self, names: Collection[str] = ()) -> None:
        known = (*GAME_LAWS, *NODE_LAWS, *PLY_LAWS, *MATCH_LAWS, every_game_can_be_played)
        if unknown := set(names) - {law.__name__ for law in known}:
            raise ValueError(f"there is no law {min(unknown)}")
        self.of_games = [law for law in GAME_LAWS if not names or law.__name__ in names]
        self.of_nodes = {law: every for law, every in NODE_LAWS.items() if not names or law.__name__ in names}
        self.of_plies = {law: every for law, every in PLY_LAWS.items() if not names or law.__name__ in names}
        self.of_matches = [law for law in MATCH_LAWS if not names or law.__name__ in names]


@dataclass
class Report:
    """What was played."""

    game: str
    matches: int = 0
    plies: int = 0
    finished: int = 0
    reached: Reached = field(default_factory=Reached)
    missing: Mapping[str, Sequence[str]] = field(default_factory=dict)

    def __str__(self) -> str:
        gaps = "; ".join(f"{kind}: {', '.join(names)}" for kind, names in self.missing.items() if names)
        return f"{self.game}: {self.matches} games, {self.plies} plies, never reached: {gaps or 'nothing'}"


def contract(
    game: Game,
    games: int = 1,
    seed: int = 0,
    *,
    reach: bool = True,
    laws: Collection[str] = (),
    most: int = 0,
) -> Report:
    """Hold a game to all laws, in `games` games for every number of seats and every value of each option.

    They are played at random; every other one is played once more by the game's own policy (`bot.py`). They begin at the
    start, late in a game, and at the positions in the game's `tests/positions/*.json`. The same arguments always play
    the same games. `laws` names the laws to be asked; none: all.

    Raises ContractBroken, with the logbook so far, at the first law that is broken; with `reach` also NeverReached if a
    step, deed, kind of move, refusal or way to end was never met. A game
    that goes on for longer than `most` plies is left there; 0: none is.
    """
    asked = Asked(laws)
    for law in asked.of_games:
        _ask(law, game, game.name, "")
    report = Report(game.name, reached=Reached(wanted=refusals(game)))
    tongues = Tongues(game)
    for match, player in matches(game, games, seed, most):
        hold(match, player, tongues, report, asked)
    report.missing = report.reached.missing(game)
    if reach and any(report.missing.values()):
        raise NeverReached(str(report))
    return report


def matches(game: Game, games: int, seed: int, most: int = 0) -> Iterator[tuple[Match, Player]]:
    """The games to be played, with who plays them."""
    for number in range(seed, seed + games):
        # What a game has written down comes first: what is rarely reached is soon met there, and need not be looked for.
        yield from _from_positions(game, written_positions(game), number, most)
        for place, setup in enumerate(setups(game)):
            for name, player in players(game).items():
                if name == ANYBODY or place % 2 == number % 2:
                    yield Match(game, setup, name, number, most=most), player
        yield from _from_positions(game, late_positions(game, number), number, most)


def _from_positions(
    game: Game, positions: Iterator[dict[str, Any]], number: int, most: int
) -> Iterator[tuple[Match, Player]]:
    for position in positions:
        setup = Setup(position["seats"], position["options"])
        for name, player in players(game).items():
            yield Match(game, setup, name, number, position, most), player


def written_positions(game: Game) -> Iterator[dict[str, Any]]:
    """The position files in the game's folder."""
    folder = game.file(*POSITIONS)
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".json"):
                yield json.loads(file.read_text("utf-8"))


def late_positions(game: Game, seed: int) -> Iterator[dict[str, Any]]:
    """Positions near the end of a game played at random, one for each number of seats, as position files."""
    for seats in range(game.seats[0], game.seats[1] + 1):
        random = Random(f"late {seats} {seed}")
        states = list(_positions(game, Setup(seats), random))
        late = states[random.randrange(len(states) * 3 // 4, len(states))]
        yield json.loads(json.dumps(game.dump(late)))


def _positions(game: Game, setup: Setup, random: Random) -> Iterator[State]:
    g = game.start(setup.seats, setup.options)
    for _ in range(game.cap):
        if not g.steps:
            return
        yield g.clone()
        g.play(sample(g, random) if g.actor() == CHANCE else random.choice(g.moves()))


def hold(match: Match, player: Player, tongues: Tongues, report: Report, asked: Asked) -> None:
    """Play a match and ask the laws; raises ContractBroken."""
    try:
        _walk(Walk(match, player, tongues, report.reached), report, asked)
    except ContractBroken:
        raise
    except Exception as error:
        raise _broken(every_game_can_be_played, error, str(match), _so_far(match)) from error


def every_game_can_be_played(game: Game) -> None:
    """What is offered can be played, what may be dealt can be dealt, and what follows from it happens."""


def _walk(walk: Walk, report: Report, asked: Asked) -> None:
    match = walk.match
    report.matches += 1
    for node, ply in walk:
        if ply is None:
            ask_node(match, node, asked)
        else:
            report.plies += 1
            ask_ply(match, ply, asked)
    for law in asked.of_matches:
        _ask(law, match, str(match), _so_far(match))
    report.finished += not match.state.steps


def ask_node(match: Match, node: Node, asked: Asked, *, every_law: bool = False) -> None:
    """Ask the laws whose turn it is; all of them where the step is met seldom."""
    seldom = node.reached.steps[type(node.step).__name__] < SELDOM
    # Laws that are asked at few nodes are asked at the same ones, where they share what costs time.
    _ask_some(match, asked.of_nodes, node, 0 if every_law or seldom else node.random.random())
    if node.reached.looking_for_refusals():
        note_refusals(node)


def ask_ply(match: Match, ply: Ply, asked: Asked) -> None:
    """Ask the laws about a ply."""
    _ask_some(match, asked.of_plies, ply, 0)


def _ask_some(match: Match, laws: Mapping[Any, int], about: Node | Ply, drawn: float) -> None:
    for law, every in laws.items():
        if drawn * every < 1:
            try:
                law(about)
            except Exception as error:
                raise _broken(law, error, str(match), _so_far(match)) from error


def _ask(law: Law, about: object, where: str, so_far: str) -> None:
    try:
        law(about)
    except Exception as error:
        raise _broken(law, error, where, so_far) from error


def _broken(law: Law, error: Exception, where: str, so_far: str) -> ContractBroken:
    why = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
    return ContractBroken(law, why, where, so_far)


def _so_far(match: Match) -> str:
    begun = f"from the position {json.dumps(match.position)}\n" if match.position else ""
    return f"{begun}{write(match.logbook)}"
