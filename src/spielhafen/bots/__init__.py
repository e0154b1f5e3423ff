"""Bots, which get a view and the moves it offers, never the state.

move = choose_move(game, view(state, seat), level="sailor", seed=7)
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random

from spielhafen.bots.advice import Advice, Reason, advise
from spielhafen.bots.baseline import EpsilonGreedyBot, GreedyBot, RandomBot
from spielhafen.bots.candidates import MoveEvaluation
from spielhafen.bots.external import PROGRAM_PREFIX, ExternalBot, ProgramStartError
from spielhafen.bots.heuristics import Heuristics, load_heuristics
from spielhafen.bots.levels import ADVICE_LEVEL, LEVELS, Bot, Level, UnknownLevel, create_bot
from spielhafen.bots.search import Search
from spielhafen.core.codec import dump
from spielhafen.core.game import Game
from spielhafen.core.moves import Move
from spielhafen.core.play import State


def choose_move(game: Game, view: State, level: str, seed: int, workers: int | None = None) -> Move:
    """Return the move of a bot of this level in the seat of the view. Raises UnknownLevel.

    The same view, level and seed give the same move, whatever the view hides, unless the level's time limit ends the search
    early. A bot's random choices depend on the seed and on the view, so one seed serves a whole match. workers: see
    `create_bot`. A search with two trees may decide differently from a search with one tree, but it makes no difference in
    which process the trees grow.
    """
    return choose_move_with(create_bot(game, level, workers=workers), view, seed)


def choose_move_with(player: Bot, view: State, seed: int) -> Move:
    """Return the move of a bot that was created before, like `choose_move`."""
    own_view = _to_move(view)
    return player.choose(own_view, _random(own_view, seed))


def close_bots(players: Iterable[Bot]) -> None:
    """End the external programs among these bots after a game."""
    for player in players:
        if isinstance(player, ExternalBot):
            player.close()


def count_failures(players: Iterable[Bot]) -> tuple[int, ...]:
    """Count the random moves of each bot that replaced invalid answers of its program."""
    return tuple(player.failures if isinstance(player, ExternalBot) else 0 for player in players)


def explain_move(game: Game, view: State, level: str, seed: int, workers: int | None = None) -> Advice:
    """Return the evaluation behind the move of `choose_move`.

    The two agree unless the time limit ends one of them early. Raises UnknownLevel if the level does not search.
    """
    own_view = _to_move(view)
    return advise(game, own_view, level, _random(own_view, seed), workers=workers)


def _to_move(view: State) -> State:
    """Return a copy of the view with its viewer to move first, where several seats are to move."""
    own_view = view.clone()
    if own_view.actor() != own_view.viewer and own_view.viewer in own_view.actors():
        own_view.ask(own_view.viewer)
    return own_view


def _random(view: State, seed: int) -> Random:
    return Random(f"{seed} {json.dumps(dump(view))}")


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
    "explain_move",
    "load_heuristics",
]
