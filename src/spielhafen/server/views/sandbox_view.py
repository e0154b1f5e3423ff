"""What is shown of sandboxes and puzzles."""

from __future__ import annotations

from datetime import date

from spielhafen.bots.puzzle_book import Puzzle, game_of_day, loss_size, puzzle_book
from spielhafen.core.game import Game, find_games
from spielhafen.core.game_order import easiest_first
from spielhafen.core.play import CHANCE
from spielhafen.core.text import dump_text
from spielhafen.match import Match
from spielhafen.match.sandbox import bot_level, outcomes
from spielhafen.match.sandbox_state import is_puzzle
from spielhafen.server.messages.sandbox_messages import (
    FeatureReason,
    OutcomeInfo,
    PuzzleInfo,
    PuzzleList,
    PuzzleMove,
    PuzzleSummary,
    SandboxInfo,
)


def sandbox_info(match: Match) -> SandboxInfo | None:
    """Return what a sandbox is like now; None for games and puzzles."""
    sandbox = match.sandbox
    if sandbox is None or is_puzzle(sandbox):
        return None
    return SandboxInfo(
        manual=sandbox.manual,
        level=bot_level(match),
        chance=match.state.actor() == CHANCE,
        outcomes=_outcomes(match),
    )


def _outcomes(match: Match) -> list[OutcomeInfo]:
    found = outcomes(match.state)
    total = sum(weight for _, weight in found)
    step = match.state.steps[-1] if found else None
    infos = []
    for written, weight in found:
        move = match.game.catalogue.read(written)
        said = match.game.describe_step(match.state, step, move) if step is not None else None
        infos.append(OutcomeInfo(written, dump_text(said) if said else None, weight / total))
    return infos


def puzzle_info(match: Match) -> PuzzleInfo | None:
    """Return the puzzle of a match, and how it was answered.

    None for all other matches, and for a puzzle that is in the book no more.
    """
    puzzle = puzzle_book(match.game).find(match.sandbox.puzzle) if match.sandbox else None
    if puzzle is None:
        return None
    game, answer = match.game, match.plies[0].move if match.plies else ""
    offers = {offer.move: offer for offer in game.scene(puzzle.view(game)).offers}
    best = offers.get(puzzle.best[0])
    loss = puzzle.loss(answer) if answer else 0.0
    return PuzzleInfo(
        name=puzzle.name,
        number=puzzle_book(game).number(puzzle),
        difficulty=puzzle.difficulty,
        seat=puzzle.seat,
        best=PuzzleMove(puzzle.best[0], dump_text(best.label) if best else None),
        touches=[] if best is None else [*best.touches, *best.together],
        also=list(puzzle.best[1:]),
        moves=len(puzzle.best) + len(puzzle.losses),
        second=min(puzzle.losses.values()),
        reasons=[FeatureReason(reason.feature, reason.gain) for reason in puzzle.reasons],
        missed=puzzle.missed_share,
        answer=answer,
        loss=loss,
        verdict="" if not answer else "right" if puzzle.is_best(answer) else loss_size(loss),
    )


def puzzle_list(day: date) -> PuzzleList:
    """Return all puzzles and that of a day."""
    games = easiest_first(find_games().values())
    known = [
        _summary(game, puzzle, number)
        for game in games
        for number, puzzle in enumerate(puzzle_book(game).puzzles, 1)
    ]
    game = game_of_day(games, day)
    puzzle = puzzle_book(game).of_day(day) if game else None
    if game is None or puzzle is None:
        return PuzzleList(known, None)
    return PuzzleList(known, _summary(game, puzzle, puzzle_book(game).number(puzzle)))


def _summary(game: Game, puzzle: Puzzle, number: int) -> PuzzleSummary:
    return PuzzleSummary(game.name, puzzle.name, number, puzzle.difficulty)
