"""The contract: the laws for every game, checked at the nodes of many games."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Final

from spielhafen.core.logbook import write_logbook
from spielhafen.core.play import CHANCE, State, sample
from spielhafen.testing.coverage import Coverage, refusal_codes
from spielhafen.testing.game_node import GameNode, GamePly, Setup
from spielhafen.testing.laws import GAME_LAWS, MATCH_LAWS, NODE_LAWS, PLY_LAWS, Law, law_title
from spielhafen.testing.laws.legality import record_refusals
from spielhafen.testing.text_check import TextCheck
from spielhafen.testing.violations import LawBroken
from spielhafen.testing.walk import RANDOM_PLAYER, ContractMatch, Walk, all_setups, players

if TYPE_CHECKING:
    from spielhafen.core.game import Game
    from spielhafen.testing.walk import PlayerPolicy

ALWAYS_CHECKED_VISITS: Final = 5
"""At a step met no more often than this, all laws are checked."""
POSITIONS_FOLDER: Final = ("tests", "positions")
"""The folder of a game for position files from which matches start."""


class ContractBroken(AssertionError):
    """A game breaks a law."""

    def __init__(self, law: Law, reason: str, where: str, so_far: str) -> None:
        self.law = law.__name__
        about = " ".join((law.__doc__ or "").split())
        super().__init__(f"{law_title(law)}\n  {about}\n  {reason}\n  {where}\n\n{so_far}".rstrip())


class NeverReached(AssertionError):
    """Some part of a game was never reached in any of the games played."""


class SelectedLaws:
    """The laws to check: those of these names, or all."""

    def __init__(self, names: Collection[str] = ()) -> None:
        known = (*GAME_LAWS, *NODE_LAWS, *PLY_LAWS, *MATCH_LAWS, every_game_can_be_played)
        if unknown := set(names) - {law.__name__ for law in known}:
            raise ValueError(f"there is no law {min(unknown)}")
        self.game_laws = [law for law in GAME_LAWS if not names or law.__name__ in names]
        self.node_laws = {
            law: every for law, every in NODE_LAWS.items() if not names or law.__name__ in names
        }
        self.ply_laws = {law: every for law, every in PLY_LAWS.items() if not names or law.__name__ in names}
        self.match_laws = [law for law in MATCH_LAWS if not names or law.__name__ in names]


@dataclass
class ContractReport:
    """The games played, and what they reached."""

    game: str
    matches: int = 0
    plies: int = 0
    finished: int = 0
    coverage: Coverage = field(default_factory=Coverage)
    missing: Mapping[str, Sequence[str]] = field(default_factory=dict)

    def __str__(self) -> str:
        gaps = "; ".join(f"{kind}: {', '.join(names)}" for kind, names in self.missing.items() if names)
        return f"{self.game}: {self.matches} games, {self.plies} plies, never reached: {gaps or 'nothing'}"


def check_contract(
    game: Game,
    games: int = 1,
    seed: int = 0,
    *,
    require_coverage: bool = True,
    laws: Collection[str] = (),
    max_plies: int = 0,
) -> ContractReport:
    """Check all laws in `games` games for every number of seats and every value of each option.

    They are played at random; every other one is played once more by the game's own policy (`bot.py`). They begin at the
    start, late in a game, and at the positions in the game's `tests/positions/*.json`. The same arguments always play
    the same games. `laws` names the laws to check; none: all.

    Raises ContractBroken, with the logbook so far, at the first law that is broken; with `require_coverage` also
    NeverReached if a step, deed, kind of move, refusal or way to end was never met. A game stops after `max_plies`
    plies; 0: no limit.
    """
    selected = SelectedLaws(laws)
    for law in selected.game_laws:
        _check(law, game, game.name, "")
    report = ContractReport(game.name, coverage=Coverage(expected_refusals=refusal_codes(game)))
    text_check = TextCheck(game)
    for match, player in planned_matches(game, games, seed, max_plies):
        check_match(match, player, text_check, report, selected)
    report.missing = report.coverage.missing(game)
    if require_coverage and any(report.missing.values()):
        raise NeverReached(str(report))
    return report


def planned_matches(
    game: Game, games: int, seed: int, max_plies: int = 0
) -> Iterator[tuple[ContractMatch, PlayerPolicy]]:
    """Yield the matches to play, with their players."""
    for number in range(seed, seed + games):
        # Positions kept by the game come first: rare refusals are soon met there, and need not be searched for.
        yield from _from_positions(game, position_files(game), number, max_plies)
        for place, setup in enumerate(all_setups(game)):
            for name, player in players(game).items():
                if name == RANDOM_PLAYER or place % 2 == number % 2:
                    yield ContractMatch(game, setup, name, number, max_plies=max_plies), player
        yield from _from_positions(game, late_positions(game, number), number, max_plies)


def _from_positions(
    game: Game, positions: Iterator[dict[str, Any]], number: int, most: int
) -> Iterator[tuple[ContractMatch, PlayerPolicy]]:
    for position in positions:
        setup = Setup(position["seats"], position["options"])
        for name, player in players(game).items():
            yield ContractMatch(game, setup, name, number, position, most), player


def position_files(game: Game) -> Iterator[dict[str, Any]]:
    """Yield the position files in the game's folder."""
    folder = game.file(*POSITIONS_FOLDER)
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".json"):
                yield json.loads(file.read_text("utf-8"))


def late_positions(game: Game, seed: int) -> Iterator[dict[str, Any]]:
    """Yield a position file near the end of a random game for each number of seats."""
    for seats in range(game.seats[0], game.seats[1] + 1):
        random = Random(f"late {seats} {seed}")
        states = list(_positions(game, Setup(seats), random))
        late = states[random.randrange(len(states) * 3 // 4, len(states))]
        yield json.loads(json.dumps(game.dump(late)))


def _positions(game: Game, setup: Setup, random: Random) -> Iterator[State]:
    g = game.start(setup.seats, setup.options)
    for _ in range(game.max_plies):
        if not g.steps:
            return
        yield g.clone()
        g.play(sample(g, random) if g.actor() == CHANCE else random.choice(g.moves()))


def check_match(
    match: ContractMatch,
    player: PlayerPolicy,
    text_check: TextCheck,
    report: ContractReport,
    selected: SelectedLaws,
) -> None:
    """Play a match and check the laws; raises ContractBroken."""
    try:
        _walk(Walk(match, player, text_check, report.coverage), report, selected)
    except ContractBroken:
        raise
    except Exception as error:
        raise _broken(every_game_can_be_played, error, str(match), _so_far(match)) from error


def every_game_can_be_played(game: Game) -> None:
    """Offered moves and possible outcomes can be played, and their consequences happen."""


def _walk(walk: Walk, report: ContractReport, selected: SelectedLaws) -> None:
    match = walk.match
    report.matches += 1
    for node, ply in walk:
        if ply is None:
            check_node(match, node, selected)
        else:
            report.plies += 1
            check_ply(match, ply, selected)
    for law in selected.match_laws:
        _check(law, match, str(match), _so_far(match))
    report.finished += not match.state.steps


def check_node(
    match: ContractMatch, node: GameNode, selected: SelectedLaws, *, every_law: bool = False
) -> None:
    """Check the laws that are due at this node; all of them at a step that was rarely met."""
    rarely_met = node.coverage.steps[type(node.step).__name__] < ALWAYS_CHECKED_VISITS
    # Laws with the same frequency are checked at the same nodes, where they share costly results.
    _check_some(match, selected.node_laws, node, 0 if every_law or rarely_met else node.random.random())
    if node.coverage.is_missing_refusals():
        record_refusals(node)


def check_ply(match: ContractMatch, ply: GamePly, selected: SelectedLaws) -> None:
    """Check the laws about a ply."""
    _check_some(match, selected.ply_laws, ply, 0)


def _check_some(
    match: ContractMatch, laws: Mapping[Any, int], about: GameNode | GamePly, drawn: float
) -> None:
    for law, every in laws.items():
        if drawn * every < 1:
            try:
                law(about)
            except Exception as error:
                raise _broken(law, error, str(match), _so_far(match)) from error


def _check(law: Law, about: object, where: str, so_far: str) -> None:
    try:
        law(about)
    except Exception as error:
        raise _broken(law, error, where, so_far) from error


def _broken(law: Law, error: Exception, where: str, so_far: str) -> ContractBroken:
    why = str(error) if isinstance(error, LawBroken) else f"{type(error).__name__}: {error}"
    return ContractBroken(law, why, where, so_far)


def _so_far(match: ContractMatch) -> str:
    begun = f"from the position {json.dumps(match.position)}\n" if match.position else ""
    return f"{begun}{write_logbook(match.logbook)}"
