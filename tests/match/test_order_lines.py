"""If-then lines of standing orders: followed as foreseen, and ended by whatever was not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

import pytest
from msgspec.structs import replace

from spielhafen.core.game import Game
from spielhafen.core.logbook import Ply
from spielhafen.core.play import State
from spielhafen.core.secret import determinize
from spielhafen.games.caribbean_conquest import GAME as CARIBBEAN_CONQUEST
from spielhafen.games.columbus import GAME as COLUMBUS
from spielhafen.games.ghost_ship import GAME as GHOST_SHIP
from spielhafen.games.seeschlacht import GAME as SEESCHLACHT
from spielhafen.games.treasure_map import GAME as TREASURE_MAP
from spielhafen.match import Match, OrdersRefused, dump_event, load_event
from spielhafen.match.events import OrderLine, PlyText, Undone
from spielhafen.match.line_foresight import begin_foresight, following_plies, foresee, write_lines
from spielhafen.match.order_lines import current_lines
from spielhafen.match.play_moves import play_moves
from spielhafen.match.sandbox import open_sandbox
from spielhafen.match.standing_orders import current_orders, give_orders, next_order
from spielhafen.match.undo import undo
from tests.match.tables import SANTA_TIMEA, SKERRY, match_of, people, play, play_on, skerry_where, with_games

GAMES = pytest.mark.parametrize(
    "game",
    [CARIBBEAN_CONQUEST, COLUMBUS, GHOST_SHIP, SANTA_TIMEA, SEESCHLACHT, TREASURE_MAP],
    ids=lambda game: game.name,
)


def give(match: Match, seat: int, *lines: Sequence[PlyText], kept: Sequence[OrderLine] = ()) -> None:
    """Give these lines; the event goes through the store's form."""
    event = give_orders(match, seat, 2.0, only_move=False, lines=write_lines(match, seat, lines, kept))
    match.apply(load_event(dump_event(event)))


def endings(match: Match, seat: int) -> list[str]:
    """Return how the lines that are shown to a seat have ended; empty: they hold."""
    return [line.ended for line in current_lines(match, seat)]


def at_turns_end(number: int = 0) -> tuple[Match, int]:
    """Return a match of Columbus at which a captain may end the turn, and the next captain."""
    match, random = match_of(COLUMBUS, 2, bytes([number]) * 32), Random(number)
    while True:
        (seat,) = match.actors()
        moves = list(map(str, match.view_for(seat).moves()))
        if "end" in moves and len(moves) > 1 and not foresee(match, 1 - seat, [(seat, "end")]).end:
            return match, 1 - seat
        play(match, seat, random.choice(moves))


def other_move(match: Match, avoided: str) -> str:
    """Return a legal move other than this one."""
    (seat,) = match.actors()
    return next(str(move) for move in match.view_for(seat).moves() if str(move) != avoided)


def test_an_answer_is_played_after_the_move_that_it_answers() -> None:
    match, seat = at_turns_end()
    give(match, seat, [(1 - seat, "end"), (seat, "roll")])
    assert next_order(match) is None
    play(match, 1 - seat, "end")
    assert next_order(match) == (seat, "roll")
    play(match, seat, "roll")
    assert current_lines(match, seat) == []
    assert next_order(match) is None


def test_another_move_ends_a_line_and_its_player_is_told() -> None:
    match, seat = at_turns_end()
    give(match, seat, [(1 - seat, "end"), (seat, "roll")])
    play(match, 1 - seat, other_move(match, "end"))
    assert endings(match, seat) == ["move"]
    assert next_order(match) is None


def test_an_answer_of_which_another_one_goes_on_is_dropped_without_a_word() -> None:
    match = match_of(SANTA_TIMEA, 2)
    while len(cards := answerable(match)) < 2:
        play_on(match, Random(1), 1)
    (leader,) = match.actors()
    seat = 1 - leader
    held = list(map(str, match.view_for(leader).moves()))
    card = next(card for card in cards if card in held)
    other = next(each for each in cards if each != card)
    give(match, seat, *([(leader, each), (seat, cards[each])] for each in (other, card)))
    assert endings(match, seat) == ["", ""]
    play(match, leader, card)
    assert next_order(match) == (seat, cards[card])
    assert endings(match, seat) == [""]


def answerable(match: Match) -> dict[str, str]:
    """Return an answer to each move that may come next as far as the seat that waits knows."""
    if len(match.actors()) != 1:
        return {}
    seat = 1 - match.actors()[0]
    found = {}
    for ply in following_plies(begin_foresight(match, seat)):
        replies = following_plies(foresee(match, seat, [(ply.seat, ply.move)]))
        if replies and replies[0].seat == seat:
            found[ply.move] = replies[0].move
    return found


def test_seeing_something_else_than_was_foreseen_ends_a_line() -> None:
    match, seat = at_turns_end()
    (line,) = write_lines(match, seat, [[(1 - seat, "end"), (seat, "roll")]])
    foreseen, answer = line.plies
    other = OrderLine([replace(foreseen, view="0123456789abcdef"), answer])
    match.apply(give_orders(match, seat, 2.0, only_move=False, lines=[other]))
    play(match, 1 - seat, "end")
    assert endings(match, seat) == ["news"]
    assert next_order(match) is None


def test_taking_back_the_move_that_was_answered_ends_the_line_of_the_other() -> None:
    match, seat = at_turns_end()
    give(match, seat, [(1 - seat, "end"), (seat, "roll")])
    before = len(match.plies)
    play(match, 1 - seat, "end")
    match.apply(undo(match, 1 - seat, 3.0))
    assert len(match.plies) == before
    assert endings(match, seat) == ["undo"]
    play(match, 1 - seat, "end")
    assert next_order(match) is None


def test_a_line_that_was_played_is_not_brought_back_by_a_later_undo() -> None:
    match, seat = at_turns_end()
    give(match, 1 - seat)
    give(match, seat, [(1 - seat, "end"), (seat, "roll")])
    play(match, 1 - seat, "end")
    play(match, seat, "roll")
    later = len(match.plies)
    play_on(match, Random(1), 3)
    match.apply(Undone(1 - seat, later, 3.0, agreed=True))
    assert current_lines(match, seat) == []


def test_lines_that_hold_stay_as_they_are_when_orders_are_given_anew() -> None:
    match, seat = at_turns_end()
    give(match, seat, [(1 - seat, "end"), (seat, "roll")])
    play(match, 1 - seat, "end")
    kept = current_orders(match, seat).lines
    give(match, seat, [(seat, "roll")], kept=kept)
    assert next_order(match) == (seat, "roll")
    give(match, seat)
    assert next_order(match) is None
    assert seat not in match.orders


def test_what_happens_while_a_line_is_worked_out_counts() -> None:
    for move, ended in (("end", [""]), ("other", ["move"])):
        match, seat = at_turns_end()
        lines = write_lines(match, seat, [[(1 - seat, "end"), (seat, "roll")]])
        given = len(match.plies)
        play(match, 1 - seat, move if move == "end" else other_move(match, "end"))
        match.apply(give_orders(match, seat, 2.0, only_move=False, lines=lines, given=given))
        assert endings(match, seat) == ended
        assert (next_order(match) == (seat, "roll")) == (move == "end")


def test_a_line_may_foresee_several_moves_and_answers() -> None:
    with with_games(SKERRY):
        match = skerry_where("oyster")
        give(match, 1, [(0, "signal"), (0, "lay oyster"), (1, "allow")])
        play(match, 0, "signal")
        assert endings(match, 1) == [""]
        assert next_order(match) is None
        play(match, 0, "lay oyster")
        assert next_order(match) == (1, "allow")


def test_a_line_shown_before_the_newest_plies_goes_on_with_what_is_left() -> None:
    with with_games(SKERRY):
        match = skerry_where("oyster")
        line = [(0, "signal"), (0, "lay oyster"), (1, "allow")]
        give(match, 1, line)
        play(match, 0, "signal")
        left = current_lines(match, 1)
        give(match, 1, line, kept=left)
        assert current_lines(match, 1) == left
        play(match, 0, "lay oyster")
        assert next_order(match) == (1, "allow")


def test_a_line_shown_before_it_was_played_to_its_end_is_left_out() -> None:
    match, seat = at_turns_end()
    line = [(1 - seat, "end"), (seat, "roll")]
    give(match, seat, line)
    play(match, 1 - seat, "end")
    play(match, seat, "roll")
    for shown in (line, line[1:]):
        assert write_lines(match, seat, [shown], current_lines(match, seat)) == []
    with pytest.raises(OrdersRefused):
        write_lines(match, seat, [[(1 - seat, "end"), (seat, "end")]])


def test_a_line_shown_before_something_else_ended_it_is_refused() -> None:
    with with_games(SKERRY):
        match = skerry_where("oyster")
        line = [(0, "signal"), (0, "lay oyster"), (1, "allow")]
        give(match, 1, line)
        play(match, 0, "signal")
        play(match, 0, other_move(match, "lay oyster"))
        assert endings(match, 1) == ["move"]
        with pytest.raises(OrdersRefused):
            write_lines(match, 1, [line], current_lines(match, 1))


# What it costs to follow lines.


def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Return a list that gets the first and the last ply of each look back."""
    states, looks = Match.states, list[tuple[int, int]]()

    def noted(match: Match, first: int, last: int, *others: Any) -> Iterator[State]:
        looks.append((first, last))
        return states(match, first, last, *others)

    monkeypatch.setattr(Match, "states", noted)
    return looks


def test_lines_are_followed_without_building_the_log() -> None:
    match, seat = at_turns_end()
    give(match, seat, [(1 - seat, "end"), (seat, "roll")])
    play(match, 1 - seat, "end")
    assert next_order(match) == (seat, "roll")
    assert match.logged_plies == 0


def test_lines_are_worked_out_once_after_each_event(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = at_turns_end()
    give(match, seat, [(1 - seat, "end"), (seat, "roll")])
    before = match
    match = match.with_event(play_moves(match, 1 - seat, ["end"], 3.0))
    looks = looked_at(monkeypatch)
    for _ in range(2):
        assert next_order(match) == (seat, "roll")
        assert len(current_orders(match, seat).lines[0].plies) == 1
        assert next_order(before) is None
        assert len(current_orders(before, seat).lines[0].plies) == 2
    assert len(looks) == 1


def test_no_more_plies_are_looked_at_than_a_line_has(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = at_turns_end()
    give(match, seat, [(1 - seat, "end"), (seat, "roll")])
    given = len(match.plies)
    play(match, 1 - seat, other_move(match, "end"))
    random = Random(1)
    while len(match.plies) < given + 40 or match.actors() != [seat]:
        play_on(match, random, 1)
    looks = looked_at(monkeypatch)
    assert next_order(match) is None
    assert looks == []
    assert endings(match, seat) == ["move"]
    assert looks == [(given + 1, given + 2)]


def test_orders_stored_before_there_were_lines_are_read() -> None:
    old = b'{"type":"ordered","seat":1,"orders":{"only_move":true,"repeated":"roll","round":{"key":"a"}},"at":2.0}'
    match = match_of(COLUMBUS, 2)
    match.apply(load_event(old))
    assert match.orders[1].only_move
    assert match.orders[1].lines == []
    assert dump_event(load_event(old)) == old


# The law of secrecy.

HIDING: Final = {"columbus": 700, "santa_timea": 60, "treasure_map": 700}
"""The games in which much is hidden from a seat, and within how many plies."""


def table_at(game: Game, state: State) -> Match:
    """Return a match that begins at this state and is played as any other."""
    match = Match(open_sandbox(game, state, people(state.seats()), bytes(32), 1.0))
    match.sandbox = None
    return match


def random_line(match: Match, seat: int, random: Random, wanted: set[str]) -> list[PlyText]:
    """Return a random line, of wanted moves where possible; empty if none is found."""
    plies: list[PlyText] = []
    answered = 0
    for _ in range(4):
        following = following_plies(foresee(match, seat, plies))
        if not following:
            break
        best = [each for each in following if each.seat == seat or each.move in wanted]
        ply = random.choice(best or following)
        plies.append((ply.seat, ply.move))
        answered = len(plies) if ply.seat == seat else answered
    return plies[:answered]


def knowledge(match: Match, seat: int) -> tuple[object, list[Ply]]:
    """Return all that a seat knows: what it sees, and the moves as it reads them."""
    return match.view_for(seat).plain(), match.logbook(seat).plies


def legal_moves(match: Match) -> set[str]:
    return {str(move) for seat in match.actors() for move in match.view_for(seat).moves()}


def with_line(match: Match, seat: int, line: Sequence[PlyText]) -> Match:
    """Return the match after this line was given."""
    lines = write_lines(match, seat, [line])
    return match.with_event(give_orders(match, seat, 2.0, only_move=False, lines=lines))


def likely_ply(match: Match, line: Sequence[PlyText], random: Random) -> PlyText:
    """Return a legal ply, most often the one that the line foresees."""
    (mover, *_), done = match.actors(), len(match.plies)
    moves = list(map(str, match.view_for(mover).moves()))
    foreseen = line[done] if done < len(line) else (mover, "")
    return foreseen if foreseen[1] in moves and random.random() < 0.8 else (mover, random.choice(moves))


def follow_in_both(one: Match, other: Match, seat: int, line: Sequence[PlyText], random: Random) -> int:
    """Play the same while a seat cannot tell the matches apart; return the answers played.

    Its lines, what has ended them and its next move have to be the same all the time.
    """
    answers = 0
    while knowledge(one, seat) == knowledge(other, seat):
        assert current_lines(one, seat) == current_lines(other, seat)
        due = next_order(one)
        assert due == next_order(other)
        if not one.actors() or endings(one, seat) != [""]:
            break
        mover, move = due or likely_ply(one, line, random)
        if move not in map(str, other.view_for(mover).moves()):
            break
        answers += due is not None
        play(one, mover, move)
        play(other, mover, move)
    return answers


@GAMES
def test_two_tables_that_a_seat_cannot_tell_apart_treat_its_lines_alike(game: Game) -> None:
    given = answers = different = 0
    for number in range(16):
        random = Random(number)
        match = match_of(game, 2, bytes([number]) * 32)
        play_on(match, random, random.randrange(HIDING.get(game.name, 60)))
        for _ in range(12 if match.actors() else 0):
            play_on(match, random, 1)
            seat = random.randrange(2)
            one = table_at(game, match.state)
            other = table_at(game, determinize(match.view_for(seat), random))
            different += one.state.plain() != other.state.plain()
            line = random_line(one, seat, random, legal_moves(one) & legal_moves(other))
            if line:
                one, other = with_line(one, seat, line), with_line(other, seat, line)
                assert one.orders == other.orders
                given += 1
                answers += follow_in_both(one, other, seat, line, random)
    assert given >= 10
    assert answers >= 3
    assert different >= 10 or game.name not in HIDING
