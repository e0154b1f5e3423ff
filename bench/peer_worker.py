"""One contender of `peers.py`: random games for some seconds, in a process of its own.

    python bench/peer_worker.py CONTENDER --seconds S --seed N

Prints one line of JSON: events, those of chance among them, games, and the CPU seconds of play and of set-up.

An event is a decision or an outcome of chance that is applied. To play one is to ask whose turn it is, to list the legal moves,
to take one of them at random and to apply it without a further check; outcomes are drawn by their weights, in Python. The
interpreter needs only the contender's own package, so nothing else of the project is imported.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from random import Random
from time import process_time
from typing import Any, Final

WARM_UP: Final = 0.25
"""Seconds of unmeasured play for each measured second."""
SEATS: Final = 4
"""Players of a game, or as many as it allows."""
OPENSPIEL_GAMES: Final = {"hearts": "hearts", "hearts-dealt": "hearts", "backgammon": "backgammon"}
"""The game of OpenSpiel that a contender plays."""


@dataclass
class Played:
    """Events of a game, and how many of them are outcomes of chance."""

    events: int = 0
    chance: int = 0


@dataclass(frozen=True)
class Plays:
    """How a contender sets up a game and plays it; `about` names program and version."""

    start: Callable[[Random], Any]
    play: Callable[[Any, Random], Played]
    about: str


def measure(plays: Plays, seconds: float, random: Random) -> dict[str, float]:
    """Play whole games for some CPU seconds, one at least; return counts and seconds."""
    events = chance = games = 0
    setup = play = 0.0
    while setup + play < seconds or not games:
        before = process_time()
        state = plays.start(random)
        started = process_time()
        played = plays.play(state, random)
        play += process_time() - started
        setup += started - before
        events += played.events
        chance += played.chance
        games += 1
    return {"events": events, "chance": chance, "games": games, "play": play, "setup": setup}


def draw(outcomes: Sequence[tuple[int, float]], random: Random) -> int:
    """Return an outcome, drawn by its probability as `spielhafen.core.play.sample` draws."""
    rest = random.random()
    for action, probability in outcomes:
        rest -= probability
        if rest < 0:
            return action
    return outcomes[-1][0]


def openspiel(contender: str) -> Plays:
    """Return a game of OpenSpiel; `hearts-dealt` deals as part of the set-up."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(OPENSPIEL_GAMES[contender])
    chance, over = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

    def dealt(random: Random) -> Any:
        state = game.new_initial_state()
        while state.current_player() == chance:
            state.apply_action(draw(state.chance_outcomes(), random))
        return state

    def play(state: Any, random: Random) -> Played:
        played = Played()
        while (seat := state.current_player()) != over:
            if seat == chance:
                state.apply_action(draw(state.chance_outcomes(), random))
                played.chance += 1
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random.random() * len(actions))])
            played.events += 1
        return played

    start = dealt if contender == "hearts-dealt" else lambda _: game.new_initial_state()
    return Plays(start, play, f"OpenSpiel {version('open-spiel')}")


def catanatron(_: str) -> Plays:
    """Return Catanatron with four players.

    It rolls dice, steals and discards within moves. These are outcomes of chance and counted afterwards, from its log.
    """
    module, players = import_module("catanatron.game"), import_module("catanatron.models.player")
    kinds = import_module("catanatron.models.enums").ActionType
    colours = list(players.Color)[:SEATS]

    def start(random: Random) -> Any:
        seated = [players.Player(colour) for colour in colours]
        return module.Game(seated, seed=random.randrange(1, 2**62))

    def play(game: Any, random: Random) -> Played:
        state = game.state
        while state.num_turns < module.TURNS_LIMIT and game.winning_color() is None:
            actions = state.playable_actions
            game.execute(actions[int(random.random() * len(actions))], validate_action=False)
        chance = sum(
            action.action_type in (kinds.ROLL, kinds.DISCARD)
            or (action.action_type == kinds.MOVE_ROBBER and action.value[1] is not None)
            for action in state.actions
        )
        return Played(len(state.actions) + chance, chance)

    return Plays(start, play, f"Catanatron {version('catanatron')}")


def spielhafen(contender: str) -> Plays:
    """Return a game of ours with its default options."""
    play_module = import_module("spielhafen.core.play")
    game = import_module("spielhafen.core.game").find_game(contender)
    seats, sample = min(SEATS, game.seats[1]), play_module.sample
    over, chance = play_module.OVER, play_module.CHANCE

    def play(state: Any, random: Random) -> Played:
        played = Played()
        while (seat := state.actor()) != over and played.events < game.max_plies:
            if seat == chance:
                state.play(sample(state, random))
                played.chance += 1
            else:
                moves = state.moves()
                state.play(moves[int(random.random() * len(moves))])
            played.events += 1
        return played

    game.start(seats, {})  # imports the rules, so that what is compiled can be counted
    package = import_module("spielhafen")
    return Plays(lambda _: game.start(seats, {}), play, f"Spielhafen {package.__version__}, {compiled()}")


def compiled() -> str:
    """Say how many of the imported modules of Spielhafen are compiled."""
    files = [
        module.__file__ or ""
        for name, module in sys.modules.items()
        if name.partition(".")[0] == "spielhafen" and getattr(module, "__file__", None)
    ]
    native = sum(file.endswith((".so", ".pyd")) for file in files)
    return f"{native} of {len(files)} modules compiled" if native else "interpreted"


def find_plays(contender: str) -> Plays:
    """Return how a contender plays; a name that is no peer's is a game of ours."""
    if contender in OPENSPIEL_GAMES:
        return openspiel(contender)
    return catanatron(contender) if contender == "catanatron" else spielhafen(contender)


def main() -> None:
    """Warm up, measure and print the line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("contender")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    plays, random = find_plays(args.contender), Random(args.seed)
    measure(plays, args.seconds * WARM_UP, random)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    found = measure(plays, args.seconds, random)
    sys.stdout.write(json.dumps({**found, "about": f"{plays.about}, {python}"}) + "\n")


if __name__ == "__main__":
    main()
