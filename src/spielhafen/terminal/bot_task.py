"""The task of a bot at a terminal, which may run in another process."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from spielhafen.core.game import find_game
from spielhafen.core.logbook import read_logbook, write_logbook
from spielhafen.core.play import EVERYTHING
from spielhafen.core.text import text
from spielhafen.match.bot_replay import ReasonsUnavailable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielhafen.bots import Advice
    from spielhafen.match import Match


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


@dataclass(frozen=True)
class ReviewTask:
    """The review of a finished match, for the seat whose decisions are examined."""

    logbook: str
    seat: int
    language: str

    def render(self) -> list[str]:
        """Return the turning points as lines."""
        from spielhafen.bots.review import review_match
        from spielhafen.i18n import Translator
        from spielhafen.terminal.shared.review_text import render_review

        book = read_logbook(self.logbook)
        points = review_match(book, self.seat, len(book.plies))
        return list(
            render_review(Translator(self.language, book.game), book.game, book.names, self.seat, points)
        )


def create_review_task(match: Match, seats: Sequence[int], viewer: int, language: str) -> ReviewTask:
    """Create the task of reviewing a finished match; raises ReasonsUnavailable before its end.

    The decisions are the viewer's, or those of the first of the seats.
    """
    if match.winners is None:
        raise ReasonsUnavailable(text("server-review-later"))
    seat = viewer if viewer >= 0 else next(iter(seats), 0)
    return ReviewTask(write_logbook(match.logbook(EVERYTHING)), seat, language)


def run_review_task(task: ReviewTask) -> list[str]:
    """Review a match; runs in a worker process."""
    return task.render()


def run_move_task(task: BotTask) -> str:
    """Choose a bot's move; runs in a worker process."""
    return task.choose_move()


def run_advice_task(task: BotTask) -> Advice | None:
    """Find advice, or the reasons of a bot's past move; runs in a worker process."""
    return task.find_advice()
