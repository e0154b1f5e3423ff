"""Chance can be recomputed from the revealed key, and one changed roll is found."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from spielhafen.core import logbook
from spielhafen.core.errors import BrokenFile
from spielhafen.core.game import find_game
from spielhafen.core.logbook import Logbook, Ply
from spielhafen.core.play import CHANCE, OVER
from spielhafen.core.proof import matches_commitment, verify_draws
from spielhafen.core.text import text
from spielhafen.core.verifiable_rng import VerifiableRng, mix_salts

KEY = bytes(range(32))
SALTS = {0: bytes(16), 1: b"sixteen letters."}


def played(name: str, seats: int, salts: dict[int, bytes]) -> Logbook:
    """Return a match played at random, with its chance drawn from the key."""
    game, random = find_game(name), Random(7)
    luck, state, number = VerifiableRng(mix_salts(KEY, salts)), game.start(seats), 0
    plies: list[Ply] = []
    while (actor := state.actor()) != OVER and len(plies) < game.max_plies:
        if actor == CHANCE:
            move = luck.outcome(state, number)
            number += 1
        else:
            move = random.choice(state.moves())
        plies.append(Ply(actor, str(move)))
        state.play(move)
    return Logbook(
        game, ["Ada", "Bo"][:seats], {}, plies, VerifiableRng(KEY).commitment(), key=KEY, salts=salts
    )


@pytest.fixture(scope="module", params=["santa_timea", "columbus"])
def book(request: pytest.FixtureRequest) -> Logbook:
    return played(request.param, 2, SALTS)


def test_every_draw_follows_from_the_key(book: Logbook) -> None:
    again = logbook.read_logbook(logbook.write_logbook(book))
    found = list(verify_draws(again))
    assert len(found) == sum(ply.actor == CHANCE for ply in book.plies) > 5
    assert [draw.number for draw in found] == list(range(len(found)))
    assert all(draw.is_correct for draw in found)
    assert all(0 <= rolled < n for draw in found for n, rolled in draw.rolls)
    assert matches_commitment(again)


def test_one_changed_roll_is_found(book: Logbook) -> None:
    places = [place for place, ply in enumerate(book.plies) if ply.actor == CHANCE]
    for place in places[:: max(1, len(places) // 8)]:
        state = Logbook(book.game, book.names, {}, book.plies[:place]).final_state()
        other = next(
            move
            for draw in range(1000, 2000)
            if str(move := VerifiableRng(KEY).outcome(state, draw)) != book.plies[place].move
        )
        plies = [*book.plies[:place], Ply(CHANCE, str(other)), *book.plies[place + 1 :]]
        wrong = next(draw for draw in verify_draws(replace(book, plies=plies)) if not draw.is_correct)
        assert (wrong.ply, wrong.written, wrong.expected) == (place + 1, str(other), book.plies[place].move)


@pytest.mark.parametrize(
    "change",
    [{"key": bytes(32)}, {"salts": {}}, {"salts": {0: SALTS[0]}}, {"salts": {0: SALTS[1], 1: SALTS[0]}}],
    ids=["another key", "nothing added", "less added", "added by others"],
)
def test_another_key_match_or_salt_gives_other_draws(book: Logbook, change: dict[str, object]) -> None:
    assert not all(draw.is_correct for draw in verify_draws(replace(book, **change)))  # type: ignore[arg-type]


def test_a_key_that_does_not_match_the_commitment_is_found(book: Logbook) -> None:
    assert not matches_commitment(replace(book, commitment=VerifiableRng(bytes(32)).commitment()))
    assert not matches_commitment(replace(book, commitment=""))


def test_without_a_key_nothing_can_be_recomputed(book: Logbook) -> None:
    with pytest.raises(BrokenFile) as caught:
        next(verify_draws(replace(book, key=b"")))
    assert caught.value.text.args["why"] == text("broken-no-key")


def test_nothing_is_proved_from_a_position_on(book: Logbook) -> None:
    forged = replace(book, position=book.game.dump(book.initial_state())["state"])
    assert matches_commitment(forged)
    with pytest.raises(BrokenFile) as caught:
        next(verify_draws(logbook.read_logbook(logbook.write_logbook(forged))))
    assert caught.value.text.args["why"] == text("sandbox-no-proof")


@pytest.mark.parametrize("line", ["key xyz", "key 0", "salt 1", "salt 0 00", "salt 1 0g"])
def test_wrong_values_in_the_head_are_refused(book: Logbook, line: str) -> None:
    written = logbook.write_logbook(replace(book, plies=[])).rstrip() + f"\n{line}\n"
    with pytest.raises(BrokenFile):
        logbook.read_logbook(written)


def test_a_key_without_salts_is_unchanged() -> None:
    assert mix_salts(KEY, {}) == KEY
    assert len({mix_salts(KEY, salts) for salts in ({}, SALTS, {0: SALTS[0]}, {1: SALTS[0]})}) == 4
