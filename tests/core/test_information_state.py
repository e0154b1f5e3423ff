"""The information state of a seat tells all that it has perceived, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from spielhafen.core.game import find_game, find_games
from spielhafen.core.information_state import History
from spielhafen.core.play import CHANCE, OVER, PUBLIC, sample
from spielhafen.core.secret import determinize, view


def played(history: History, random: Random, plies: int) -> History:
    for _ in range(plies):
        g = history.state
        if g.actor() == OVER:
            break
        history.play(sample(g, random) if g.actor() == CHANCE else random.choice(g.moves()))
    return history


def test_moves_are_told_and_what_changed_for_the_seat() -> None:
    history = History(find_game("santa_timea"), 2)
    random = Random(4)
    while history.state.actor() == CHANCE:
        history.play(sample(history.state, random))
    own, other = (history.information(seat).text.splitlines() for seat in (0, 1))
    assert (own[0], other[0]) == ("seat 0", "seat 1")
    deal, other_deal = ([line for line in lines if line.startswith("* ? | ")][-1] for lines in (own, other))
    assert f" hands[0][0]={history.state.hands[0][0]} " in deal  # type: ignore[attr-defined]
    assert " hands[1][0]=-1 " in deal
    assert " hands[0][0]=-1 " in other_deal


def test_where_nothing_is_secret_moves_are_enough() -> None:
    history = played(History(find_game("seeschlacht"), 2), Random(2), 30)
    lines = history.information(1).text.splitlines()
    assert len(lines) == 31
    assert not any("|" in line for line in lines)


@pytest.mark.parametrize("name", sorted(find_games()))
def test_tokens_are_numbers_of_the_vocabulary(name: str) -> None:
    game = find_game(name)
    history = played(History(game, game.seats[1]), Random(3), 120)
    for seat in (*range(game.seats[1]), PUBLIC):
        found = history.information(seat)
        assert len(found.text.splitlines()) == 121
        assert all(0 <= token < history.vocabulary for token in found.tokens)


@pytest.mark.parametrize("name", sorted(find_games()))
def test_information_read_on_the_way_is_that_read_at_the_end(name: str) -> None:
    game, random = find_game(name), Random(5)
    history = History(game, game.seats[1])
    for _ in range(40):
        played(history, random, 2)
        history.information(0)
    fresh = History(game, game.seats[1])
    for move in history.plies:
        fresh.play(move)
    assert fresh.information(0) == history.information(0)
    assert fresh.state == history.state


def test_a_copy_goes_its_own_way() -> None:
    history = played(History(find_game("columbus"), 3), Random(1), 30)
    history.information(0)
    before = history.information(0)
    other = played(history.clone(), Random(2), 20)
    assert other.information(0).text.startswith(before.text)
    assert history.information(0) == before
    assert len(history.plies) == 30


@pytest.mark.parametrize("name", sorted(find_games()))
def test_worlds_that_look_alike_are_told_alike_as_long_as_they_do(name: str) -> None:
    game, random = find_game(name), Random(6)
    seats = game.seats[1]
    for _ in range(12):
        g = played(History(game, seats), random, random.randrange(20, 150)).state
        seat = random.randrange(seats)
        one = History(game, seats, start=g)
        other = History(game, seats, start=determinize(view(g, seat), random))
        for _ in range(12):
            if one.state.actor() == OVER:
                break
            moves = [sample(one.state, random)] if one.state.actor() == CHANCE else one.state.moves()
            move = random.choice(moves)
            if other.state.refuse(move) is not None:
                break
            one.play(move)
            other.play(move)
            alike = view(one.state, seat).plain() == view(other.state, seat).plain()
            assert (one.information(seat) == other.information(seat)) is alike
            if not alike:
                break


def test_a_resampled_history_tells_its_seat_the_same_and_others_the_view() -> None:
    history, random = History(find_game("santa_timea"), 3), Random(8)
    while len(history.plies) < 60 or history.state.actor() != 1:
        played(history, random, 1)
    world = history.resample(1, Random(3))
    assert world.information(1) == history.information(1)
    assert world.state != history.state
    assert len(world.information(0).text.splitlines()) == 2
    moves = world.state.moves()
    for one in (history, world):
        one.play(moves[0])
    assert world.information(1).text.splitlines()[:-1] == history.information(1).text.splitlines()[:-1]
