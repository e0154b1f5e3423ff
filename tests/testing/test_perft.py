"""Perft: lines of play are counted, and a change of the rules is found."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from spielhafen.core.errors import BrokenFile
from spielhafen.core.game import Game
from spielhafen.core.play import State
from spielhafen.testing import LawBroken, check_perft, divide, perft, perft_text
from spielhafen.testing.perft import COLUMN_TITLES, PerftRow, all_moves, read_rows, starting_state
from tests.toys.skerry import GAME, rules


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the toy's perft.txt in a folder of its own."""

    def file(_: Game, *path: str) -> Traversable:
        return tmp_path.joinpath(path[-1])

    monkeypatch.setattr(Game, "file", file)
    return tmp_path / "perft.txt"


def test_a_line_of_play_without_a_ply_is_one() -> None:
    assert perft(GAME.start(2), 0) == 1
    assert divide(GAME.start(2), 0) == {}


def test_lines_of_play_are_counted_move_by_move() -> None:
    start = GAME.start(2)

    assert perft(start, 1) == 3, "one for each kind of shell, however often it is there"
    assert divide(start, 1) == {"draw limpet": 1, "draw mussel": 1, "draw oyster": 1}
    assert perft(start, 2) == 9, "lay it, signal, or rest"
    assert divide(start, 3) == {"draw limpet": 7, "draw mussel": 7, "draw oyster": 6}
    assert sum(divide(start, 4).values()) == perft(start, 4)


def test_counting_leaves_the_state_as_it_was() -> None:
    state = GAME.start(2)
    before = GAME.dump(state)
    perft(state, 4)

    assert GAME.dump(state) == before


def test_a_line_that_ends_early_counts() -> None:
    state = GAME.start(2)
    state.end([0])

    assert perft(state, 5) == 1


def test_a_shuffle_counts_by_samples_that_are_always_the_same() -> None:
    from spielhafen.core.game import find_game

    def deals() -> Sequence[str]:
        state: State = starting_state(find_game("santa_timea"), 2, "-", 3)
        return [str(move) for move in all_moves(state)]

    assert deals() == deals()
    assert len(set(deals())) == 2
    assert all(deal.startswith("deal ") for deal in deals())


def test_rows_begin_after_plies_that_are_picked_by_their_texts() -> None:
    one, other = (starting_state(GAME, 3, "storms=yes,work=1", 12) for _ in range(2))

    assert GAME.dump(one) == GAME.dump(other)
    assert one.options.storms is True
    assert one.options.work == 1


def test_written_rows_are_counted_again(kept: Path) -> None:
    kept.write_text(perft_text(GAME), "utf-8")
    written = read_rows(GAME)

    assert check_perft(GAME) == len(written) > 10
    assert {(row.seats, row.options) for row in written} == {
        (seats, options) for seats in (2, 3) for options in ("-", "storms=yes")
    }


def test_progress_is_told(kept: Path) -> None:
    told: list[tuple[int, int]] = []
    perft_text(GAME, lambda done, of: told.append((done, of)))

    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_a_change_of_the_rules_is_found_and_shown(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept.write_text(perft_text(GAME), "utf-8")
    monkeypatch.setattr(rules.SendSignal, "gate", lambda deed, g, seat: None)

    with pytest.raises(LawBroken, match=r"skerry: \d+ lines of play, but perft.txt says \d+\nseats  options"):
        check_perft(GAME)


@pytest.mark.parametrize("line", ["2 - 0 1", "two - 0 1 3", "2 - 0 1 3 4"])
def test_a_line_that_is_no_row_is_named(kept: Path, line: str) -> None:
    kept.write_text(f"{COLUMN_TITLES}\n; a comment\n\n{line}\n", "utf-8")

    with pytest.raises(BrokenFile, match=r"perft\.txt:4"):
        read_rows(GAME)


def test_a_row_stands_below_its_title() -> None:
    row = str(PerftRow(2, "storms=yes", 25, 3, 1584))

    assert len(row) == len(COLUMN_TITLES)
    assert row.split() == ["2", "storms=yes", "25", "3", "1584"]
