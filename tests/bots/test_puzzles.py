"""The puzzles of all games fit their rules, and hide what they should."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest

from spielhafen.bots.puzzle_book import (
    DIFFICULTIES,
    Puzzle,
    PuzzleBook,
    game_of_day,
    loss_size,
    puzzle_book,
    read_puzzles,
    write_puzzles,
)
from spielhafen.core.errors import BrokenFile
from spielhafen.core.game import Game, find_game, find_games
from spielhafen.core.play import State
from spielhafen.core.secret import looks_same
from spielhafen.i18n import LANGUAGES, Translator
from spielhafen.lab import puzzle_miner
from spielhafen.lab.puzzle_miner import LEAST_LOSS, SURE_ERRORS, mine_puzzles, verify_puzzles

GAMES = [game for game in find_games().values() if puzzle_book(game).puzzles]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
LEAST = 10
"""Puzzles that each of our games has at least."""
SAMPLE = 5
"""Puzzles of each game that are searched again, with less than a minute for all."""
OURS = ("caribbean_conquest", "columbus", "ghost_ship", "santa_timea", "seeschlacht", "treasure_map")


def test_each_game_has_puzzles_of_every_difficulty() -> None:
    assert {game.name for game in GAMES} >= set(OURS)
    for game in GAMES:
        puzzles = puzzle_book(game).puzzles
        assert len(puzzles) >= LEAST
        assert {puzzle.difficulty for puzzle in puzzles} == set(DIFFICULTIES)
        assert len({puzzle.name for puzzle in puzzles}) == len(puzzles)


@EVERY_GAME
def test_every_puzzle_fits_the_rules_of_today(game: Game) -> None:
    for puzzle in puzzle_book(game).puzzles:
        seen = puzzle.view(game)
        assert seen.viewer == seen.actor() == puzzle.seat
        moves = [str(move) for move in seen.moves()]
        assert sorted(moves) == sorted([*puzzle.best, *puzzle.losses])
        assert min(puzzle.losses.values()) >= max(LEAST_LOSS, round(SURE_ERRORS * puzzle.error, 3) - 0.001)
        world = puzzle.world(game)
        assert looks_same(world, puzzle.seat, seen)
        assert world == puzzle.world(game)
        offers = {offer.move for offer in game.scene(seen).offers}
        assert set(puzzle.best) <= offers


@EVERY_GAME
def test_every_reason_has_a_text(game: Game) -> None:
    for language in LANGUAGES:
        words = Translator(language, game)
        for puzzle in puzzle_book(game).puzzles:
            for reason in puzzle.reasons:
                assert words(f"feature-{reason.feature}") != f"feature-{reason.feature}"


def check_with_other_luck(game: Game, puzzles: Sequence[Puzzle]) -> None:
    """Check that the best moves of these puzzles are surely the best in one more tree."""
    some = [replace(one, name=f"other luck {one.name}") for one in puzzles]
    kept = verify_puzzles(game, replace(puzzle_book(game), puzzles=some)).puzzles
    assert {one.name for one in some} == {one.name for one in kept}


@pytest.mark.slow
@EVERY_GAME
def test_the_best_moves_of_some_are_the_best_with_other_luck(game: Game) -> None:
    puzzles = puzzle_book(game).puzzles
    check_with_other_luck(game, puzzles[:: max(1, len(puzzles) // SAMPLE)])


@pytest.mark.long
@EVERY_GAME
def test_the_best_moves_of_all_are_the_best_with_other_luck(game: Game) -> None:
    check_with_other_luck(game, puzzle_book(game).puzzles)


def test_each_puzzle_comes_once_before_one_is_repeated() -> None:
    book = puzzle_book(find_game("columbus"))
    first = date(2026, 1, 1)
    while first.toordinal() % len(book.puzzles):
        first += timedelta(days=1)
    days = [first + timedelta(days=number) for number in range(len(book.puzzles))]
    assert len({puzzle.name for day in days if (puzzle := book.of_day(day))}) == len(book.puzzles)
    assert PuzzleBook().of_day(first) is None
    assert game_of_day(GAMES, first) in GAMES
    assert game_of_day([], first) is None


def test_a_file_is_written_and_read() -> None:
    book = puzzle_book(find_game("columbus"))
    assert read_puzzles(write_puzzles(book)) == book
    for broken in ("", "[]", '{"puzzles": [{}]}'):
        with pytest.raises(BrokenFile):
            read_puzzles(broken)


def test_losses_have_sizes() -> None:
    puzzle = puzzle_book(find_game("columbus")).puzzles[0]
    assert puzzle.loss(puzzle.best[0]) == 0
    assert [loss_size(loss) for loss in (0.02, 0.05, 0.3)] == ["slight", "clear", "great"]


def test_the_search_goes_on_where_it_was_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("santa_timea")
    template = puzzle_book(game).puzzles[0]

    def positions(_game: Game, _seed: int, number: int) -> list[State]:
        return [template.view(game)] * (1 + number % 2)

    def found(_game: Game, _seen: State, seed: str) -> Puzzle:
        return replace(template, name=seed, best=[seed], missed={"greedy": 1.0, "sailor": 1.0})

    monkeypatch.setattr(puzzle_miner, "_positions", positions)
    monkeypatch.setattr(puzzle_miner, "find_puzzle", found)
    monkeypatch.setattr(puzzle_miner, "verify_puzzles", lambda _, book: book)
    books: list[Any] = list(mine_puzzles(game, 6, 7))
    assert len(books[-1].puzzles) == 6
    assert books[-1].games == len(books) - 1
    resumed = list(mine_puzzles(game, 6, 7, books[1]))
    assert resumed[-1] == books[-1]
    anew = list(mine_puzzles(game, 6, 8, books[1]))
    assert anew[0].games == 1
