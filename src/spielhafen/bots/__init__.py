"""Bots: they get a view and the moves it offers, never the state.

move = choose(game, view(state, seat), level="sailor", seed=7)
"""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

from spielhafen.bots.advice import Advice, Reason, advise, dump_advice
from spielhafen.bots.baseline import AnyMove, Careless, Greedy
from spielhafen.bots.candidates import Thought
from spielhafen.bots.external import PREFIX, NoProgram, Program
from spielhafen.bots.heuristics import Knowledge, knowledge
from spielhafen.bots.levels import ADVISER, LEVELS, Bot, Level, UnknownLevel, bot
from spielhafen.bots.search import Search
from spielhafen.core.codec import dump

if TYPE_CHECKING:
    from collections.abc import Iterable

    from spielhafen.core.game import Game
    from spielhafen.core.moves import Move
    from spielhafen.core.play import State


def choose(game: Game, view: State, level: str, seed: int, hands: int | None = None) -> Move:
    """The move of a bot of this level in the seat that the view belongs to; raises UnknownLevel.

    The same view, level and seed give the same move, whatever the view hides, unless the level's seconds cut the thought short;
    what chance there is in a bot is fixed by the seed and by what the view shows, so one seed may serve a whole match. hands: see
    `bot`; a search that grows two trees may come to another decision than one that grows one, but it does not matter who grows them.
    """
    return decide(bot(game, level, hands=hands), view, seed)


def decide(mate: Bot, view: State, seed: int) -> Move:
    """The same of a bot that has sat down already."""
    asked = _asked(view)
    return mate.choose(asked, _random(asked, seed))


def dismiss(mates: Iterable[Bot]) -> None:
    """The game is over: programs among these bots are ended."""
    for mate in mates:
        if isinstance(mate, Program):
            mate.close()


def troubles(mates: Iterable[Bot]) -> tuple[int, ...]:
    """How many moves of each of these bots were made by lot, because it is a program and gave none."""
    return tuple(mate.troubles if isinstance(mate, Program) else 0 for mate in mates)


def why(game: Game, view: State, level: str, seed: int, hands: int | None = None) -> Advice:
    """What `choose` thinks on the way to its move, if neither is cut short; raises UnknownLevel unless the level searches."""
    asked = _asked(view)
    return advise(game, asked, level, _random(asked, seed), hands=hands)


def _asked(view: State) -> State:
    """The view with its viewer's question next, should several be asked."""
    asked = view.clone()
    if asked.actor() != asked.viewer and asked.viewer in asked.actors():
        asked.ask(asked.viewer)
    return asked


def _random(asked: State, seed: int) -> Random:
    return Random(f"{seed} {json.dumps(dump(asked))}")


__all__ = [
    "ADVISER",
    "LEVELS",
    "PREFIX",
    "Advice",
    "AnyMove",
    "Bot",
    "Careless",
    "Greedy",
    "Knowledge",
    "Level",
    "NoProgram",
    "Program",
    "Reason",
    "Search",
    "Thought",
    "UnknownLevel",
    "advise",
    "bot",
    "choose",
    "decide",
    "dismiss",
    "dump_advice",
    "knowledge",
    "troubles",
    "why",
]
