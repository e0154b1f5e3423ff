"""What a seat can foresee for its if-then lines, and which lines are refused."""

from __future__ import annotations

from random import Random

import pytest

from spielhafen.core.errors import UnreadableMove
from spielhafen.core.game import Game
from spielhafen.core.secret import determinize
from spielhafen.core.text import text
from spielhafen.games.caribbean_conquest import GAME as CARIBBEAN_CONQUEST
from spielhafen.games.columbus import GAME as COLUMBUS
from spielhafen.games.ghost_ship import GAME as GHOST_SHIP
from spielhafen.games.seeschlacht import GAME as SEESCHLACHT
from spielhafen.games.treasure_map import GAME as TREASURE_MAP
from spielhafen.match import Match, OrdersRefused
from spielhafen.match.line_foresight import (
    MAX_LINE_PLIES,
    MAX_LINES,
    MAX_ORDERED_PLIES,
    begin_foresight,
    following_plies,
    foresee,
    write_lines,
)
from tests.match.tables import SANTA_TIMEA, SKERRY, match_of, play, play_on, with_games

GAMES = pytest.mark.parametrize(
    "game",
    [CARIBBEAN_CONQUEST, COLUMBUS, GHOST_SHIP, SANTA_TIMEA, SEESCHLACHT, TREASURE_MAP],
    ids=lambda game: game.name,
)


def waiting_seat(match: Match) -> int:
    """Return a seat that is not to move."""
    return next(seat for seat in range(len(match.seats)) if seat not in match.actors())


def refusal_of(match: Match, seat: int, *line: tuple[int, str]) -> str:
    """Return the key of the text with which a line is refused."""
    with pytest.raises(OrdersRefused) as refused:
        write_lines(match, seat, [line])
    return refused.value.text.key


@GAMES
def test_every_legal_move_of_a_game_without_secrets_may_come_next(game: Game) -> None:
    match, random = match_of(game, 2), Random(4)
    for _ in range(12):
        play_on(match, random, 1)
        mover = match.actors()[0]
        moves = set(map(str, match.view_for(mover).moves()))
        foreseen = following_plies(begin_foresight(match, 1 - mover))
        assert {ply.seat for ply in foreseen} == {mover}
        if match.has_secrets:
            assert {ply.move for ply in foreseen} & moves
        else:
            assert {ply.move for ply in foreseen} == moves


@GAMES
def test_what_may_come_next_follows_from_the_view_alone(game: Game) -> None:
    match, random = match_of(game, 2), Random(5)
    for _ in range(8):
        play_on(match, random, 1)
        seat = waiting_seat(match)
        foreseen = following_plies(begin_foresight(match, seat))
        twin = match_of(game, 2)
        twin.state = determinize(match.view_for(seat), random)
        assert following_plies(begin_foresight(twin, seat)) == foreseen


def test_the_words_of_a_move_are_those_of_the_table() -> None:
    match = match_of(COLUMBUS, 2)
    seat = match.actors()[0]
    labels = {ply.move: ply.label for ply in following_plies(begin_foresight(match, 1 - seat))}
    assert labels["roll"] == {"key": "offer-roll"}


def test_of_a_hidden_move_only_that_it_is_made_can_be_foreseen() -> None:
    with with_games(SKERRY):
        match = bidding()
        ada = match.actors()[0]
        hidden = [ply for ply in following_plies(begin_foresight(match, ada)) if ply.seat != ada]
        assert {ply.move for ply in hidden} == {"?"}
        bo = hidden[0].seat
        own = [ply.move for ply in following_plies(foresee(match, ada, [(bo, "?")])) if ply.seat == ada]
        assert own == list(map(str, match.view_for(ada).moves()))
        assert refusal_of(match, ada, (bo, "bid 1"), (ada, own[0])) == "orders-line-unseen"


def bidding() -> Match:
    """Return a match of Skerry in which both captains are to bid, unseen by each other."""
    match = match_of(SKERRY)
    while match.actors() != [0, 1] and match.actors() != [1, 0]:
        (seat,) = match.actors()
        moves = list(map(str, match.view_for(seat).moves()))
        play(match, seat, "rest" if "rest" in moves else "allow" if "allow" in moves else moves[0])
    return match


def test_nothing_is_foreseen_beyond_chance() -> None:
    match = match_of(COLUMBUS, 2)
    seat = match.actors()[0]
    after = foresee(match, 1 - seat, [(seat, "roll")])
    assert after.end is not None
    assert after.end.key == "orders-line-chance"
    assert following_plies(after) == []
    assert refusal_of(match, 1 - seat, (seat, "roll"), (1 - seat, "roll")) == "orders-line-chance"


def test_nothing_is_foreseen_where_it_depends_on_what_is_hidden() -> None:
    with with_games(SKERRY):
        match = bidding()
        ada = match.actors()[0]
        play(match, ada, "bid 0")
        after = foresee(match, ada, [(1 - ada, "?")])  # both bids are shown then
        assert after.end is not None
        assert after.end.key == "orders-line-unclear"


def test_a_line_answers_moves_of_others_in_turn() -> None:
    match = match_of(SEESCHLACHT, short=True)
    (seat,) = match.actors()
    mine = str(match.view_for(seat).moves()[0])
    assert refusal_of(match, seat, (seat, mine)) == "orders-line-shape"
    assert refusal_of(match, seat) == "orders-line-shape"
    assert refusal_of(match, 1 - seat, (seat, mine)) == "orders-line-shape"
    assert refusal_of(match, 1 - seat, (seat, mine), (seat, mine)) == "orders-line-shape"
    assert refusal_of(match, seat, (1 - seat, mine), (seat, mine)) == "orders-line-not-them"
    assert refusal_of(match, seat, (7, mine), (seat, mine)) == "orders-line-not-them"


def test_a_line_with_an_impossible_move_is_refused() -> None:
    match = match_of(COLUMBUS, 2)
    (seat,) = match.actors()
    other = 1 - seat
    assert refusal_of(match, other, (seat, "end"), (other, "roll")) == "orders-line-not-theirs"
    assert refusal_of(match, other, (seat, "?"), (other, "roll")) == "orders-line-not-theirs"
    with pytest.raises(UnreadableMove):
        write_lines(match, other, [[(seat, "sail home"), (other, "roll")]])


def test_lines_are_few_and_short() -> None:
    match = match_of(SEESCHLACHT, short=True)
    (seat,) = match.actors()
    move = str(match.view_for(seat).moves()[0])
    long = [(seat, move)] * MAX_LINE_PLIES + [(1 - seat, move)]
    assert refusal_of(match, 1 - seat, *long) == "orders-line-too-long"
    with pytest.raises(OrdersRefused) as refused:
        write_lines(match, 1 - seat, [[(seat, move)]] * (MAX_LINES + 1))
    assert refused.value.text.key == "orders-too-many-lines"
    together = [[(seat, move)] * (MAX_LINE_PLIES - number) for number in range(3)]
    with pytest.raises(OrdersRefused) as refused:
        write_lines(match, 1 - seat, together)
    assert refused.value.text == text("orders-lines-too-long", most=MAX_ORDERED_PLIES)


def test_two_answers_to_the_same_are_refused_and_the_same_line_counts_once() -> None:
    with with_games(SKERRY):
        match = bidding()
        ada = match.actors()[0]
        first, second = ([(1 - ada, "?"), (ada, bid)] for bid in ("bid 0", "bid 1"))
        with pytest.raises(OrdersRefused) as refused:
            write_lines(match, ada, [first, second])
        assert refused.value.text.key == "orders-lines-differ"
        assert len(write_lines(match, ada, [first, first])) == 1
