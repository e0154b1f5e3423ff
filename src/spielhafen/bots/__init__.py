"""Bots: they get a view and the moves it offers, never the state.

move = choose(game, view(state, seat), level="sailor", seed=7)
"""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

from spielhafen.bots.advice import Advice, Reason, advise, dump_advice
from spielhafen.bots.baseline import EpsilonGreedyBot, GreedyBot, RandomBot
from spielhafen.bots.candidates import MoveEvaluation
from spielhafen.bots.external import PROGRAM_PREFIX, ExternalBot, ProgramStartError
from spielhafen.bots.heuristics import Heuristics, load_heuristics
from spielhafen.bots.levels import ADVICE_LEVEL, LEVELS, Bot, Level, UnknownLevel, create_bot
from spielhafen.bots.search import Search
from spielhafen.core.codec import dump

if TYPE_CHECKING:
    from collections.abc import Iterable

    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State


def choose_move(game: Game, view: State, level: str, seed: int, workers: int | None = None) -> Move:
    """The move of a bot of this level in the seat that the view belongs to; raises UnknownLevel.

    The same view, level and seed give the same move, whatever the view hides, unless the level's seconds cut the thought short;
    what chance there is in a bot is fixed by the seed and by what the view shows, so one seed may serve a whole match. hands: see
    `bot`; a search that grows two trees may come to another decision than one that grows one, but it does not matter who grows them.
    """
    return choose_move_with(create_bot(game, level, workers=workers), view, seed)


def choose_move_with(player: Bot, view: State, seed: int) -> Move:
    """The same of a bot that has sat down already."""
    asked = _asked(view)
    return player.choose(asked, _random(asked, seed))


def close_bots(players: Iterable[Bot]) -> None:
    """The game is over: programs among these bots are ended."""
    for mate in players:
        if isinstance(mate, ExternalBot):
            mate.close()


def count_failures(players: Iterable[Bot]) -> tuple[int, ...]:
    """How many moves of each of these bots were made by lot, because it is a program and gave none."""
    return tuple(mate.failures if isinstance(mate, ExternalBot) else 0 for mate in players)


def explain_move(game: Game, view: State, level: str, seed: int, workers: int | None = None) -> Advice:
    """What `choose` thinks on the way to its move, if neither is cut short; raises UnknownLevel unless the level searches."""
    asked = _asked(view)
    return advise(game, asked, level, _random(asked, seed), workers=workers)


def _asked(view: State) -> State:
    """The view with its viewer's question next, should several be asked."""
    asked = view.clone()
    if asked.actor() != asked.viewer and asked.viewer in asked.actors():
        asked.ask(asked.viewer)
    return asked


def _random(asked: State, seed: int) -> Random:
    return Random(f"{seed} {json.dumps(dump(asked))}")


__all__ = [
    "ADVICE_LEVEL",
    "LEVELS",
    "PROGRAM_PREFIX",
    "Advice",
    "Bot",
    "EpsilonGreedyBot",
    "ExternalBot",
    "GreedyBot",
    "Heuristics",
    "Level",
    "MoveEvaluation",
    "ProgramStartError",
    "RandomBot",
    "Reason",
    "Search",
    "UnknownLevel",
    "advise",
    "choose_move",
    "choose_move_with",
    "close_bots",
    "count_failures",
    "create_bot",
    "dump_advice",
    "explain_move",
    "load_heuristics",
]
