"""Sandboxes: tables at any position, at which one person decides all, chance included."""

from __future__ import annotations

from random import Random

import pytest

from spielhafen.bots.puzzle_book import puzzle_book
from spielhafen.core.errors import MoveError
from spielhafen.core.game import find_game
from spielhafen.core.logbook import Ply, read_logbook, write_logbook
from spielhafen.core.play import CHANCE, EVERYTHING, PUBLIC
from spielhafen.core.secret import view
from spielhafen.core.text import text
from spielhafen.match import (
    Match,
    SeatPlan,
    SeatRefused,
    UndoRefused,
    dump_event,
    load_event,
    open_from_logbook,
    open_match,
    proposals,
    table_lists,
)
from spielhafen.match import sandbox as sandboxes
from spielhafen.match.play_moves import play_moves
from spielhafen.match.undo import undo
from spielhafen.server.views.sandbox_view import puzzle_info, sandbox_info

KEY = bytes(32)
SEATS = [SeatPlan("A", owner="me"), SeatPlan("B", owner="me")]


def open_table(game: str = "santa_timea", plies: int = 0) -> Match:
    """Open a sandbox at the start of a game with two seats, and play the first moves."""
    found = find_game(game)
    match = Match(sandboxes.open_sandbox(found, found.start(2), SEATS, KEY, 1.0, "me"))
    while match.state.actor() == CHANCE:
        match.apply(sandboxes.play_chance(match, 0, 1.0))
    for _ in range(plies):
        seat = match.actors()[0]
        match.apply(play_moves(match, seat, [str(match.view_for(seat).moves()[0])], 1.0))
    return match


def test_a_sandbox_begins_at_its_position_and_is_stored() -> None:
    played = open_table(plies=4)
    match = Match(sandboxes.open_sandbox(played.game, played.state, SEATS, KEY, 1.0))
    assert match.state == played.state
    assert match.plies == []

    opened = load_event(dump_event(sandboxes.open_sandbox(played.game, played.state, SEATS, KEY, 1.0)))
    assert Match(opened).state == played.state  # type: ignore[arg-type]


def test_a_view_becomes_a_whole_position_that_looks_like_it() -> None:
    played = open_table(plies=4)
    seen = view(played.state, 1)
    match = Match(sandboxes.open_sandbox(played.game, seen, SEATS, KEY, 1.0))
    assert match.state.viewer == EVERYTHING
    assert view(match.state, 1) == seen


def test_everything_can_be_taken_back_with_what_chance_did_after_it() -> None:
    match = open_table("columbus", plies=6)
    decisions = sum(ply.actor != CHANCE for ply in match.plies)
    taken_back = 0
    while any(ply.actor != CHANCE for ply in match.plies):
        match.apply(undo(match, 0, 2.0))
        taken_back += 1
    assert taken_back == decisions


def test_outcomes_of_chance_are_chosen() -> None:
    match = open_table("columbus")
    match.apply(sandboxes.set_chance(match, 1.0, manual=True))
    random = Random(1)
    while not (offered := sandboxes.outcomes(match.state)):
        if match.state.actor() == CHANCE:
            match.apply(sandboxes.play_chance(match, 0, 1.0))
        else:
            seat = match.actors()[0]
            move = random.choice(match.view_for(seat).moves())
            match.apply(play_moves(match, seat, [str(move)], 1.0))
    assert match.actors() == []
    with pytest.raises(MoveError):
        sandboxes.play_chance(match, 0, 1.0, "no such outcome")
    wanted = offered[-1][0]
    match.apply(sandboxes.play_chance(match, 0, 1.0, wanted))
    assert (match.plies[-1].actor, match.plies[-1].move) == (CHANCE, wanted)
    match.apply(undo(match, 0, 2.0))
    assert match.state.actor() == CHANCE


def test_bots_go_on_in_all_seats_and_stop() -> None:
    match = open_table(plies=2)
    match.apply(sandboxes.set_bots(match, 1.0, "sailor"))
    assert match.bots_due() == match.actors() != []
    match.apply(sandboxes.set_bots(match, 1.0, ""))
    assert match.bots_due() == []
    assert [plan.kind for plan in match.seats] == ["here", "here"]


def test_a_sandbox_is_set_up_anew() -> None:
    match, other = open_table(plies=4), open_table(plies=1)
    match.apply(sandboxes.arrange(match, 2.0, other.state))
    assert match.state == other.state
    assert match.plies == []
    assert match.log(PUBLIC) == []


def test_a_position_set_up_anew_has_no_imported_plies() -> None:
    played = open_table(plies=3)
    book = Match(sandboxes.open_sandbox(played.game, played.state, SEATS, KEY, 1.0)).logbook(EVERYTHING)
    book.plies = [Ply(played.actors()[0], str(played.view_for(played.actors()[0]).moves()[0]))]
    match = Match(open_from_logbook(book, SEATS, KEY, 1.0))
    assert match.imported_plies == 1
    match.apply(sandboxes.arrange(match, 2.0, played.state))
    assert (match.plies, match.imported_plies) == ([], 0)


def open_puzzle(name: str = "") -> Match:
    """Open a puzzle of this name, by default the first one."""
    game = find_game("santa_timea")
    puzzle = puzzle_book(game).puzzles[0]
    state = puzzle.world(game)
    seats = sandboxes.puzzle_seats(puzzle, state.seats(), owner="me")
    return Match(sandboxes.open_sandbox(game, state, seats, KEY, 1.0, "me", puzzle=name or puzzle.name))


@pytest.mark.parametrize("solver", ["", "Ada", "A", "B"])
def test_the_bots_of_a_puzzle_have_other_names_than_its_solver(solver: str) -> None:
    game = find_game("santa_timea")
    for number, puzzle in enumerate(puzzle_book(game).puzzles, 1):
        seats = puzzle.view(game).seats()
        plans = sandboxes.puzzle_seats(puzzle, seats, solver, "me")
        assert [seat for seat, plan in enumerate(plans) if plan.owner == "me"] == [puzzle.seat]
        assert len({plan.name for plan in plans}) == seats
        assert plans[puzzle.seat].name == (solver or "ABCDE"[puzzle.seat])
        assert puzzle_book(game).number(puzzle) == number


@pytest.mark.parametrize("name", ["", "no-more"])
def test_a_puzzle_stays_one_when_it_is_in_the_book_no_more(name: str) -> None:
    match = open_puzzle(name)
    seat = match.actors()[0]
    match.apply(play_moves(match, seat, [str(match.view_for(seat).moves()[0])], 1.0))
    assert match.actors() == []
    assert table_lists.listed_by(match) == frozenset()
    for command in (
        lambda: sandboxes.set_bots(match, 1.0, "sailor"),
        lambda: sandboxes.play_chance(match, 0, 1.0),
    ):
        with pytest.raises(SeatRefused):
            command()
    assert sandbox_info(match) is None
    assert (puzzle_info(match) is None) == (name != "")


def test_chance_acts_only_when_it_is_its_turn() -> None:
    match = open_table(plies=1)
    with pytest.raises(SeatRefused) as caught:
        sandboxes.play_chance(match, 0, 1.0)
    assert caught.value.text == text("sandbox-no-chance")


def test_no_draw_is_agreed_where_one_person_plays_all_seats() -> None:
    match = open_table(plies=2)
    assert not match.game.has_draw_rule
    assert not proposals.can_propose_draw(match)
    with pytest.raises(UndoRefused):
        proposals.propose_draw(match, 0, 2.0)


def test_its_logbook_holds_the_position() -> None:
    played = open_table(plies=3)
    match = Match(sandboxes.open_sandbox(played.game, played.state, SEATS, KEY, 1.0))
    seat = match.actors()[0]
    match.apply(play_moves(match, seat, [str(match.view_for(seat).moves()[0])], 1.0))
    book = read_logbook(write_logbook(match.logbook(EVERYTHING)))
    assert book.final_state() == match.state
    assert book.commitment == ""
    again = Match(open_from_logbook(book, SEATS, KEY, 1.0))
    assert again.state == match.state
    assert again.sandbox is not None


def test_games_are_no_sandboxes() -> None:
    match = Match(open_match(find_game("santa_timea"), {}, SEATS, KEY, 1.0))
    for command in (
        lambda: sandboxes.set_bots(match, 1.0, "sailor"),
        lambda: sandboxes.play_chance(match, 0, 1.0),
        lambda: sandboxes.arrange(match, 1.0, match.state),
    ):
        with pytest.raises(SeatRefused):
            command()
    with pytest.raises(UndoRefused):
        undo(match, 0, 1.0)
