"""The task of a bot at a terminal, which may run in another process."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from spielhafen.core.game import find_game

if TYPE_CHECKING:
    from spielhafen.bots import Advice


@dataclass(frozen=True)
class BotTask:
    """All that a bot needs to choose a move: picklable, and only what its seat may know."""

    seat: int
    game: str
    position: Any
    level: str
    seed: int
    workers: int | None = None
    answer_seconds: float | None = None
    """The time limit for an answer of an external bot; None: the default."""
    scripted: str = ""
    """The move that a guide has for this seat; then the bot need not think."""

    def choose_move(self) -> str:
        """Return the text of the chosen move.

        If the bot fails, any move that gives nothing up is played, so that the game goes on.
        """
        if self.scripted:
            return self.scripted
        game = find_game(self.game)
        view = game.load(self.position)
        view.viewer = self.seat
        from spielhafen.bots import PROGRAM_PREFIX, RandomBot, choose_move
        from spielhafen.terminal.shared.external_players import choose_external_move

        try:
            if self.level.startswith(PROGRAM_PREFIX):
                return str(choose_external_move(game, view, self.level, self.seed, self.answer_seconds))
            return str(choose_move(game, view, self.level, self.seed, self.workers))
        except Exception:  # noqa: BLE001 - whatever goes wrong in a bot, the people at the table want to play on
            return str(RandomBot().choose(view, Random(self.seed)))

    def find_advice(self) -> Advice | None:
        """Return the bot's evaluation of the decision, or None if it fails."""
        game = find_game(self.game)
        view = game.load(self.position)
        view.viewer = self.seat
        try:
            from spielhafen.bots import explain_move

            return explain_move(game, view, self.level, self.seed, self.workers)
        except Exception:  # noqa: BLE001 - a failing adviser must not end the game
            return None


def run_move_task(task: BotTask) -> str:
    """Choose a bot's move; runs in a worker process."""
    return task.choose_move()


def run_advice_task(task: BotTask) -> Advice | None:
    """Find advice, or the reasons of a bot's past move; runs in a worker process."""
    return task.find_advice()
