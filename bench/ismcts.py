"""Our levels against the information set search of OpenSpiel, at equal time.

    .venv/bin/python bench/ismcts.py KEPT.jsonl
        [--deals 200] [--seconds 0.1] [--times 1] [--level captain admiral] [--only GAME ...]

Each deal is played twice by two, with the seats exchanged and the same random numbers for chance. Both
sides have the same seconds for a decision (`--times` gives the search more); a level that has made all its
simulations decides earlier. Games that were played are kept in a file, a line for each, and not played
again, so that a run can be stopped and continued. At the end, and with `--deals 0` at once, a table is
printed.

The search is `ISMCTSBot` in Python, limited by time, with games of our adapter, UCT with a constant of 2
and the most visited action. (That in C++ cannot ask a game in Python for other worlds.) Leaves are
evaluated by one random game to its end, played by our core, which is several times as fast as the evaluator
of OpenSpiel. A decision with one legal move costs neither side anything.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from spielhafen.adapters import openspiel
from spielhafen.adapters.openspiel_game import SAMPLES
from spielhafen.bots import LEVELS, create_bot
from spielhafen.core.game import Game, find_game, find_games
from spielhafen.core.play import CHANCE, random_playout
from spielhafen.lab.statistics import average_share

SEATS: Final = 2
UCT: Final = 2.0
FEWEST: Final = 2
"""Simulations of a decision at least: the first one only makes the root."""
GOALS: Final = {"captain": 0.6, "admiral": 0.7}


@dataclass(frozen=True)
class Duel:
    """A game: the level's seat, its share of the victory, and what decisions took."""

    game: str
    level: str
    seconds: float
    deal: int
    seat: int
    won: float
    finished: bool
    decisions: int
    took: float
    their_decisions: int
    they_took: float
    their_simulations: int
    times: float = 1.0
    """How many times the level's seconds the search had."""

    def setting(self) -> tuple[str, str, float, float]:
        """Return what was played, without deal and seat."""
        return self.game, self.level, self.seconds, self.times

    def name(self) -> tuple[str, str, float, float, int, int]:
        """Return what identifies it."""
        return *self.setting(), self.deal, self.seat


class RandomGames:
    """The evaluator: the returns of one random game to its end."""

    def __init__(self, game: Game, random: Random) -> None:
        self.game, self.random = game, random
        self.count = 0

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Return equal weights."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]

    def evaluate(self, state: Any) -> tuple[float, ...]:
        """Return what a random game was worth to each seat."""
        self.count += 1
        g = state.history_of_game.state.clone()
        random_playout(g, self.random, self.game.max_plies)
        return self.game.returns(g)


class TimedSearch(ISMCTSBot):  # type: ignore[misc]  # it has no types
    """The search of OpenSpiel, limited by time instead of a number of simulations."""

    def __init__(self, game: Any, evaluator: RandomGames, seconds: float, seed: int) -> None:
        super().__init__(
            game=game,
            evaluator=evaluator,
            uct_c=UCT,
            max_simulations=0,
            random_state=np.random.RandomState(seed),
        )
        self.seconds, self.simulations = seconds, 0

    def run_search(self, state: Any) -> Any:
        """Search till the time is over, and return the policy."""
        end, count = perf_counter() + self.seconds, 0
        self.reset()
        self._root_node = self.create_new_node(state)
        while count < FEWEST or perf_counter() < end:
            self.run_simulation(self.sample_root_state(state))
            count += 1
        self.simulations += count
        return self.get_final_policy(state, self._root_node)


def play(name: str, level: str, seconds: float, times: float, deal: int, seat: int) -> Duel:
    """Play a game in which the level has this seat."""
    game, chance, random = find_game(name), Random(f"{name} {deal}"), Random(f"{deal} {seat}")
    spiel = openspiel(name, SEATS, seed=deal)
    ours, theirs = (
        create_bot(game, level, seconds),
        TimedSearch(spiel, RandomGames(game, random), seconds * times, deal),
    )
    state, took, decisions = spiel.new_initial_state(), [0.0, 0.0], [0, 0]
    while not state.is_terminal():
        g = state.history_of_game.state
        actor = g.actor()
        if actor == CHANCE:
            state.apply_action(_outcome(state, chance))
        elif len(legal := state.legal_actions()) == 1:
            state.apply_action(legal[0])
        else:
            started = perf_counter()
            if actor == seat:
                action = game.catalogue.number(ours.choose(g.seen_by(seat), random))
            else:
                action = theirs.step(state)
            took[actor] += perf_counter() - started
            decisions[actor] += 1
            state.apply_action(action)
    winners = state.history_of_game.state.winners
    won = 1 / SEATS if not winners else (seat in winners) / len(winners)
    return Duel(
        name,
        level,
        seconds,
        deal,
        seat,
        won,
        winners is not None,
        decisions[seat],
        round(took[seat], 3),
        decisions[1 - seat],
        round(took[1 - seat], 3),
        theirs.simulations,
        times,
    )


def _outcome(state: Any, chance: Random) -> int:
    """Return a random outcome, or the number of a random shuffle."""
    outcomes = state.chance_outcomes()
    if len(outcomes) == 1 and outcomes[0][0] >= state.get_game().num_distinct_actions():
        return int(state.get_game().num_distinct_actions()) + chance.randrange(SAMPLES)
    actions, odds = zip(*outcomes, strict=True)
    return int(chance.choices(actions, odds)[0])


def read(file: Path) -> list[Duel]:
    """Return the games that are kept."""
    if not file.exists():
        return []
    return [Duel(**json.loads(line)) for line in file.read_text("utf-8").splitlines()]


def table(duels: Sequence[Duel]) -> Iterator[str]:
    """Yield the lines of a table of all games that are kept."""
    yield "| game | level | games | share of victories | 95 % | goal | seconds | theirs | their simulations |"
    yield "|---|---|--:|--:|--:|--:|--:|--:|--:|"
    for setting in sorted({one.setting() for one in duels}):
        name, level, _, _ = setting
        some = [one for one in duels if one.setting() == setting]
        share = average_share([one.won for one in some])
        took = sum(one.took for one in some) / max(1, sum(one.decisions for one in some))
        asked = max(1, sum(one.their_decisions for one in some))
        theirs = sum(one.they_took for one in some) / asked
        simulations = sum(one.their_simulations for one in some) / asked
        goal = f"{GOALS[level]:.0%}" if level in GOALS else ""
        yield (
            f"| {name.replace('_', ' ').title()} | {level} | {len(some)} | {share.mean:.0%} "
            f"| {share.low:.0%} to {share.high:.0%} | {goal} | {took:.3f} | {theirs:.3f} | {simulations:,.0f} |"
        )


def main(words: Sequence[str] | None = None) -> None:
    """Play what is missing, and print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kept", type=Path, help="the file of the games, which is made or continued")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.1, help="time for a decision")
    parser.add_argument("--times", type=float, default=1.0, help="how many times of that the search has")
    parser.add_argument("--level", nargs="+", choices=list(LEVELS), default=list(GOALS))
    parser.add_argument("--only", nargs="+", choices=list(find_games()), default=list(find_games()))
    args = parser.parse_args(words)
    played = {one.name() for one in read(args.kept)}
    for deal in range(args.deals):
        for name in args.only:
            for level in args.level:
                for seat in range(SEATS):
                    asked = name, level, args.seconds, args.times, deal, seat
                    if asked not in played:
                        duel = play(*asked)
                        with args.kept.open("a", encoding="utf-8") as stream:
                            stream.write(json.dumps(asdict(duel)) + "\n")
    sys.stdout.write("\n".join(table(read(args.kept))) + "\n")


if __name__ == "__main__":
    main()
