"""Standing orders: what is played for a seat without asking, and when they end."""

from __future__ import annotations

from random import Random

import pytest

from spielhafen.core.errors import UnreadableMove
from spielhafen.core.game import Game
from spielhafen.core.secret import determinize
from spielhafen.core.text import Text
from spielhafen.games.columbus import GAME as COLUMBUS
from spielhafen.games.seeschlacht import GAME as SEESCHLACHT
from spielhafen.match import Match, SeatRefused, Ticketed, dump_event, load_event, seating
from spielhafen.match.seating import Person
from spielhafen.match.standing_orders import current_orders, give_orders, moves_by_itself, next_order
from spielhafen.match.undo import undo
from tests.match.tables import SANTA_TIMEA, match_of, play, play_on

GAMES = pytest.mark.parametrize("game", [COLUMBUS, SANTA_TIMEA, SEESCHLACHT], ids=lambda game: game.name)


def order(match: Match, seat: int, *, only_move: bool = True, repeated: str = "") -> None:
    """Give standing orders; the event goes through the store's form."""
    event = give_orders(match, seat, 2.0, only_move=only_move, repeated=repeated)
    match.apply(load_event(dump_event(event)))


def follow(match: Match) -> int:
    """Follow orders as long as there are any; return how many moves were played."""
    followed = 0
    while (due := next_order(match)) is not None:
        play(match, due[0], due[1])
        followed += 1
    return followed


def play_with_orders(match: Match, random: Random, seat: int) -> tuple[int, int]:
    """Play 150 random moves; return the moves by orders, and the decisions left to this seat."""
    followed, decided = 0, 0
    for _ in range(150):
        followed += follow(match)
        if not match.actors():
            break
        actor = random.choice(match.actors())
        moves = match.view_for(actor).moves()
        if actor == seat:
            assert len(moves) > 1
            decided += 1
        play(match, actor, str(random.choice(moves)))
    return followed, decided


def round_of(match: Match) -> Text:
    return match.game.status(match.public_view).round


@GAMES
def test_the_only_legal_move_is_played_and_every_choice_is_left_to_the_player(game: Game) -> None:
    followed = decided = 0
    for number in range(4):
        match = match_of(game, 2, bytes([number]) * 32)
        order(match, 0)
        some, more = play_with_orders(match, Random(number), 0)
        followed, decided = followed + some, decided + more
    assert followed > 0
    assert decided > 0


@GAMES
def test_an_order_depends_on_nothing_that_its_seat_does_not_know(game: Game) -> None:
    match = match_of(game, 2)
    order(match, 0)
    random = Random(3)
    for _ in range(40):
        seen = next_order(match)
        for _ in range(3):
            twin = match.with_event(give_orders(match, 0, 2.0, only_move=True))
            twin.state = determinize(match.view_for(0), random)
            assert next_order(twin) == seen
        if seen is not None:
            play(match, *seen)
        else:
            play_on(match, random, 1)


def test_a_move_is_repeated_until_the_round_ends() -> None:
    match = match_of(COLUMBUS, 2)
    random = Random(1)
    while "end" not in map(str, match.view_for(seat := match.actors()[0]).moves()):
        play_on(match, random, 1)
    order(match, seat, only_move=False, repeated="end")
    given_in = round_of(match)
    assert next_order(match) == (seat, "end")
    for _ in range(400):
        follow(match)
        assert bool(current_orders(match, seat).repeated) == (round_of(match) == given_in)
        play_on(match, random, 1)
    assert round_of(match) != given_in


def test_orders_are_replaced_and_withdrawn() -> None:
    match = match_of(COLUMBUS)
    order(match, 1)
    assert current_orders(match, 1).only_move
    assert not current_orders(match, 0).only_move
    order(match, 1, only_move=False)
    assert 1 not in match.orders


def test_taking_a_move_back_ends_the_orders_of_that_seat() -> None:
    match = match_of(SEESCHLACHT)
    seat = match.actors()[0]
    order(match, seat)
    order(match, 1 - seat)
    play(match, seat, str(match.view_for(seat).moves()[0]))
    match.apply(undo(match, seat, 3.0))
    assert list(match.orders) == [1 - seat]


def test_orders_wait_while_a_bot_plays_for_the_seat() -> None:
    match = match_of(COLUMBUS)
    seat = match.actors()[0]
    order(match, seat, only_move=False, repeated=str(match.view_for(seat).moves()[0]))
    assert next_order(match) is not None
    match.apply(seating.lend(match, seat, "boy", 2.0))
    assert next_order(match) is None
    match.apply(seating.take_back(match, seat, 3.0))
    assert next_order(match) is not None


def test_orders_end_when_the_seat_changes_hands() -> None:
    match = match_of(COLUMBUS)
    seat = match.actors()[0]
    order(match, seat)
    match.apply(Ticketed(seat, "hash of a ticket", 99.0, 2.0))
    match.apply(seating.redeem_ticket(match, Person("hash of Eve"), "hash of a ticket", 3.0))
    assert seat not in match.orders


def test_orders_wait_while_a_proposal_is_open() -> None:
    match = match_of(COLUMBUS)
    seat = match.actors()[0]
    order(match, seat, only_move=False, repeated=str(match.view_for(seat).moves()[0]))
    assert moves_by_itself(match)
    held = match.with_event(load_event(b'{"type":"draw-asked","seat":1,"at":3.0}'))
    assert next_order(held) is None


def test_orders_that_cannot_be_given_change_nothing() -> None:
    match = match_of(SANTA_TIMEA)
    with pytest.raises(UnreadableMove):
        give_orders(match, 0, 2.0, only_move=False, repeated="sail home")
    play_on(match, Random(1))
    assert match.winners is not None
    with pytest.raises(SeatRefused):
        give_orders(match, 0, 2.0, only_move=True)
