"""Logbooks: a match as text."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielhafen.core.codec import dump
from spielhafen.core.errors import BadOption, BadSeats, BrokenFile, SpielhafenError, UnknownGame
from spielhafen.core.game import Game
from spielhafen.core.logbook import Logbook, Ply, parse_options, play_ply, read_logbook, write_logbook
from spielhafen.core.play import CHANCE, OVER
from spielhafen.core.text import text
from spielhafen.testing.golden import play_game
from spielhafen.testing.strategies import logbooks
from tests.toys.skerry import GAME

HEAD = """spielhafen logbook 1
game     skerry
rules    1
seat     Ada
seat     Bo
"""


def find(name: str) -> Game:
    if name != GAME.name:
        raise UnknownGame(name, [GAME.name])
    return GAME


def reading(written: str) -> Logbook:
    return read_logbook(written, find)


def error_of(written: str) -> tuple[str, str]:
    """Return the place and the reason of a logbook's error."""
    with pytest.raises(BrokenFile) as broken:
        reading(written)
    args = broken.value.text.args
    return str(args["where"]), args["why"].key  # type: ignore[union-attr]


def test_a_logbook_reads_like_a_match() -> None:
    plies = [Ply(CHANCE, "draw oyster"), Ply(0, "lay oyster"), Ply(1, "allow"), Ply(0, "signal", "why now?")]
    logbook = Logbook(GAME, ["Ada", "Bo"], {"storms": True}, [*plies, Ply(CHANCE, "tide low")], "c0ffee")

    assert (
        write_logbook(logbook)
        == """spielhafen logbook 1
game     skerry
rules    1
option   storms yes
option   work 2
seat     Ada
seat     Bo
luck     c0ffee

*  draw oyster
1  lay oyster
2  allow
1  signal  ; why now?
*  tide low
"""
    )


@given(logbooks(GAME))
def test_a_logbook_read_from_its_text_is_the_same(logbook: Logbook) -> None:
    again = reading(write_logbook(logbook))

    assert again == replace(logbook, options=again.options)
    assert dump(again.final_state()) == dump(logbook.final_state())
    assert write_logbook(again) == write_logbook(logbook)


@given(st.lists(st.text(max_size=30), min_size=2, max_size=3), st.text(max_size=30))
def test_any_name_fits_into_a_line(names: list[str], comment: str) -> None:
    logbook = Logbook(GAME, names, {}, [Ply(CHANCE, "draw limpet", comment)])
    again = reading(write_logbook(logbook))

    assert again.names == [" ".join(name.split()) or "?" for name in names]
    assert [ply.move for ply in again.plies] == ["draw limpet"]


@given(st.text(max_size=200))
def test_any_text_is_a_logbook_or_an_error_with_a_sentence(written: str) -> None:
    for tried in (written, f"{HEAD}{written}", f"{HEAD}1  {written}\n"):
        with suppress(SpielhafenError):
            reading(tried).final_state()


def test_plies_of_one_captain_may_share_a_line() -> None:
    logbook = reading(f"{HEAD}\n*  draw limpet\n1  lay limpet, rest\n")

    assert logbook.plies == [Ply(CHANCE, "draw limpet"), Ply(0, "lay limpet"), Ply(0, "rest")]


def test_a_comment_belongs_to_the_last_ply_before_it() -> None:
    plies = reading(f"{HEAD}1  lay limpet, rest ; enough; really\n").plies

    assert [ply.comment for ply in plies] == ["", "enough; really"]


def test_comment_lines_and_empty_lines_are_skipped() -> None:
    assert reading(f"\ufeff{HEAD}; of no importance\n\n   \n*  draw limpet\n; the end\n").plies == [
        Ply(CHANCE, "draw limpet")
    ]


def test_options_are_written_as_words() -> None:
    logbook = reading(f"{HEAD}option   storms yes\noption   work 1\n")

    assert logbook.options == {"storms": True, "work": 1}
    assert parse_options(GAME, {"storms": "no", "mood": "good"}) == {"storms": False, "mood": "good"}


@pytest.mark.parametrize(
    ("written", "where", "why"),
    [
        ("", "1", "broken-no-logbook"),
        ("chess\n", "1", "broken-no-logbook"),
        ("spielhafen logbook 1\nrules 1\n", "game", "broken-missing"),
        (HEAD.replace("rules    1", "rules    2"), "rules", "broken-rules-version"),
        (HEAD.replace("rules    1", f"rules    {'1' * 5000}"), "3", "broken-line"),
        (f"{HEAD}luck\n", "6", "broken-line"),
        (f"{HEAD}luck sømething\n", "6", "broken-line"),
        (f"{HEAD}rules    1\n", "6", "broken-twice"),
        (f"{HEAD}option work 1\noption storms yes\noption work 2\n", "8", "broken-twice"),
        (f"{HEAD}salt 2 00\nsalt 2 01\n", "7", "broken-twice"),
        (f"{HEAD}salt 3 00\n", "salt", "broken-seats"),
        (f"{HEAD}captain Ahab\n", "6", "broken-line"),
        (f"{HEAD}seat\n", "6", "broken-line"),
        (f"{HEAD}option storms\n", "6", "broken-line"),
        (f"{HEAD}3  rest\n", "6", "broken-seats"),
        (f"{HEAD}0  rest\n", "6", "broken-seats"),
        (f"{HEAD}{'1' * 5000}  rest\n", "6", "broken-seats"),
        (f"{HEAD}1  rest,, rest\n", "6", "broken-line"),
        (f"{HEAD}1  ; nothing\n", "6", "broken-line"),
    ],
)
def test_the_error_of_a_broken_logbook_tells_place_and_reason(written: str, where: str, why: str) -> None:
    assert error_of(written) == (where, why)


def test_unknown_games_seats_and_options_are_refused() -> None:
    with pytest.raises(UnknownGame):
        reading(HEAD.replace("skerry", "chess"))
    with pytest.raises(BadSeats):
        reading(HEAD.replace("seat     Bo\n", ""))
    for option in ("storms maybe", "mood good", "work 3"):
        with pytest.raises(BadOption):
            reading(f"{HEAD}option {option}\n")


@pytest.mark.parametrize(
    ("plies", "where", "why"),
    [
        ("*  draw ?", "1. draw ?", "broken-veiled"),
        ("1  rest", "1. rest", "broken-other-actor"),
        ("*  draw pearl", "1. draw pearl", "error-unreadable-move"),
        ("*  draw limpet\n1  lay oyster", "2. lay oyster", "error-illegal-move"),
        ("*  draw limpet\n2  rest", "2. rest", "broken-other-actor"),
    ],
)
def test_a_ply_that_cannot_be_played_is_named(plies: str, where: str, why: str) -> None:
    logbook = reading(f"{HEAD}{plies}\n")

    with pytest.raises(BrokenFile) as broken:
        logbook.final_state()
    args = broken.value.text.args
    number, _, move = where.partition(". ")
    assert args["where"] == text("broken-at-move", number=int(number), move=move)
    assert args["why"].key == why  # type: ignore[union-attr]
    assert broken.value.game == (GAME.name if why.startswith("error-") else ""), "in whose words it is told"


def test_a_ply_after_the_end_is_refused() -> None:
    logbook = play_game(GAME, 2, {}, seed=1)
    logbook.plies.append(Ply(0, "rest"))

    with pytest.raises(BrokenFile, match="broken-after-the-end"):
        logbook.final_state()


def test_a_ply_that_cannot_be_played_leaves_the_state_unchanged() -> None:
    state = GAME.start(2)
    before = dump(state)
    with pytest.raises(BrokenFile):
        play_ply(GAME, state, Ply(1, "rest"), 1)

    assert dump(state) == before


def test_a_replay_stops_after_every_ply() -> None:
    logbook = play_game(GAME, 3, {"storms": True}, seed=2)
    seen: list[str] = []
    replay = logbook.replay(lambda _, step, move: seen.append(str(move)) if move else None)
    dumps = [dump(state) for state in replay]

    assert len(dumps) == len(logbook.plies) + 1
    assert dumps[0] == dump(logbook.initial_state())
    assert dumps[-1] == dump(logbook.final_state())
    assert seen == [ply.move for ply in logbook.plies]
    assert logbook.final_state().actor() == OVER


def test_sealed_choices_are_replayed_in_the_order_in_which_they_were_made() -> None:
    logbook = next(
        book
        for book in (play_game(GAME, 2, {}, seed) for seed in range(50))
        if sum(ply.move.startswith("bid") for ply in book.plies) == 2
    )
    first, second = logbook.plies[-2:]
    swapped = replace(logbook, plies=[*logbook.plies[:-2], second, first])

    assert dump(swapped.final_state()) == dump(logbook.final_state())
