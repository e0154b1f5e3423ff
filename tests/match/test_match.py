"""A match: its commands, its events, and what each viewer is shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from spielhafen.core import logbook
from spielhafen.core.codec import dump
from spielhafen.core.errors import (
    BadOption,
    BadSeats,
    BrokenFile,
    IllegalMove,
    SpielhafenError,
    UnreadableMove,
)
from spielhafen.core.play import CHANCE, PUBLIC
from spielhafen.core.scene_json import dump_scene
from spielhafen.core.text import PlayerRef
from spielhafen.core.verifiable_rng import VerifiableRng
from spielhafen.match import (
    Closed,
    Match,
    Opened,
    Played,
    SeatPlan,
    Undone,
    dump_event,
    load_event,
    open_match,
)
from spielhafen.match.frames import make_frames
from spielhafen.match.play_moves import play_moves
from spielhafen.match.seating import issue_ticket, reseat
from spielhafen.match.undo import undo, undo_limit
from tests.match.tables import (
    KEY,
    SANTA_TIMEA,
    SKERRY,
    all_views,
    match_of,
    people,
    play,
    play_on,
    skerry_where,
    with_games,
)


@pytest.fixture(autouse=True)
def _games() -> Iterator[None]:
    with with_games(SANTA_TIMEA, SKERRY):
        yield


# Creating the table.


def test_chance_has_acted_up_to_the_first_decision() -> None:
    match = match_of(SANTA_TIMEA, 3)
    assert [ply.actor for ply in match.plies] == [CHANCE] * 5
    assert match.seq == 1
    assert match.chance_draws == 5
    assert len(match.actors()) == 1


def test_the_outcomes_are_those_of_the_key() -> None:
    match = match_of(SANTA_TIMEA, 3)
    state = SANTA_TIMEA.start(3)
    for draw, ply in enumerate(match.plies):
        move = VerifiableRng(KEY).outcome(state, draw)
        assert str(move) == ply.move
        state.play(move)


def test_the_key_is_committed_to_and_never_shown() -> None:
    match = match_of(SANTA_TIMEA)
    assert match.chance_seed.commitment == VerifiableRng(KEY).commitment()
    written = logbook.write_logbook(match.logbook(0))
    assert match.chance_seed.commitment in written
    assert KEY.hex() not in written


@pytest.mark.parametrize(
    ("seats", "options", "error"), [(1, {}, BadSeats), (6, {}, BadSeats), (2, {"nonsense": True}, BadOption)]
)
def test_an_impossible_table_is_not_created(
    seats: int, options: dict[str, object], error: type[Exception]
) -> None:
    with pytest.raises(error):
        open_match(SANTA_TIMEA, options, [SeatPlan("Ada")] * seats, KEY, 1.0)


def test_the_heading_of_the_first_round_stands_before_the_first_ply() -> None:
    first = match_of(SANTA_TIMEA).log(PUBLIC)[0]
    assert (first.ply, first.head, first.text.key) == (0, True, "event-round")


# Moves.


def test_deciding_changes_nothing_and_applying_does() -> None:
    match = skerry_where("limpet")
    before = all_views(match)
    event = play_moves(match, 0, ["signal"], 2.0)
    assert all_views(match) == before
    match.apply(event)
    assert [ply.move for ply in match.plies[1:]] == ["signal"]
    assert match.changed_at == 2.0


def test_a_list_of_moves_is_played_as_one() -> None:
    match = skerry_where("limpet")
    event = play_moves(match, 0, ["signal", "lay limpet"], 2.0)
    assert [move for _, move in event.plies[:2]] == ["signal", "lay limpet"]
    assert [actor for actor, _ in event.plies[2:]] == [
        CHANCE,
        CHANCE,
    ]  # the tide, then the next player's shell


@pytest.mark.parametrize("moves", [["signal", "signal"], ["signal", "lay oyster"], ["signal", "what"]])
def test_one_bad_move_refuses_the_whole_list(moves: list[str]) -> None:
    match = skerry_where("limpet")
    before = all_views(match)
    with pytest.raises((IllegalMove, UnreadableMove)):
        play_moves(match, 0, moves, 2.0)
    assert all_views(match) == before


def test_moves_after_the_first_chance_are_left_out() -> None:
    match = skerry_where("limpet")
    event = play_moves(match, 0, ["rest", "signal"], 2.0)
    assert (0, "signal") not in event.plies
    assert event.plies[-1][0] == CHANCE


def test_moves_are_kept_in_the_spelling_of_the_catalogue() -> None:
    match = skerry_where("limpet")
    assert play_moves(match, 0, ["  LAY   Limpet "], 2.0).plies == [(0, "lay limpet")]


def test_a_seat_that_is_not_to_move_is_refused_with_the_one_that_is() -> None:
    match = match_of(SKERRY)
    with pytest.raises(IllegalMove) as caught:
        play_moves(match, 1, ["rest"], 2.0)
    assert caught.value.refusal.code == "not-your-turn"
    assert caught.value.refusal.args == {"who": PlayerRef(0)}


def test_an_empty_list_of_moves_is_refused() -> None:
    with pytest.raises(SpielhafenError):
        play_moves(match_of(SKERRY), 0, [], 2.0)


def test_sealed_choices_are_accepted_in_any_order() -> None:
    ends = []
    for order in permutations(range(3)):
        match = match_of(SKERRY, 3)
        while len(match.actors()) == 1:
            play(match, match.actors()[0], "rest")
        for seat in order:
            assert seat in match.actors()
            play(match, seat, f"bid {seat}")
        ends.append((dump(match.state), match.winners))
    assert len({str(end) for end in ends}) == 1


def test_a_sealed_choice_is_hidden_from_all_others() -> None:
    match = match_of(SKERRY, 3)
    while len(match.actors()) == 1:
        play(match, match.actors()[0], "rest")
    play(match, 2, "bid 2")
    texts = [dump_scene(match.log(viewer)[-1].text) for viewer in (2, 0, PUBLIC)]
    assert texts[0]["key"] == "event-bid"
    assert texts[1]["key"] == texts[2]["key"] == "event-sealed-veiled"
    assert logbook.write_logbook(match.logbook(0)).rstrip().endswith("?")
    assert logbook.write_logbook(match.logbook(2)).rstrip().endswith("bid 2")


# The end.


def test_a_game_comes_to_its_end() -> None:
    match = match_of(SANTA_TIMEA, 4, professional=True)
    play_on(match, Random(1))
    assert match.winners
    assert match.actors() == []
    with pytest.raises(IllegalMove) as caught:
        play_moves(match, 0, ["N7"], 3.0)
    assert caught.value.refusal.code == "game-over"


def test_a_game_that_reaches_its_cap_is_left_unfinished() -> None:
    with with_games(replace(SKERRY, max_plies=12)):
        match = match_of(replace(SKERRY, max_plies=12))
        for event in play_on(match, Random(2)):
            assert isinstance(event, Played)
        assert len(match.plies) == 12
        assert match.unfinished
        assert match.winners == []
        assert match.actors() == []
        assert match.bots_due() == []
        with pytest.raises(IllegalMove):
            play_moves(match, 0, ["rest"], 3.0)


def test_a_closed_table_refuses_moves() -> None:
    match = match_of(SKERRY)
    match.apply(Closed(5.0))
    assert match.closed
    assert match.actors() == []
    with pytest.raises(IllegalMove) as caught:
        play_moves(match, 0, ["rest"], 6.0)
    assert caught.value.refusal.code == "table-cleared"


# Bots.


def test_bots_are_due_when_they_are_to_move() -> None:
    plans = [SeatPlan("Ada"), SeatPlan("Bot", kind="bot", level="random")]
    match = match_of(SKERRY, plans=plans)
    assert match.bots_due() == []
    play(match, 0, "rest")
    assert match.bots_due() == [1]


def test_a_bot_has_the_same_seed_after_a_restart_and_another_after_each_ply() -> None:
    match = match_of(SKERRY)
    assert match.bot_seed(1) == match_of(SKERRY).bot_seed(1)
    seeds = {match.bot_seed(0), match.bot_seed(1)}
    play(match, 0, "rest")
    assert match.bot_seed(1) not in seeds
    assert len(seeds) == 2


def test_a_seat_changes_hands() -> None:
    match = match_of(SKERRY)
    match.apply(reseat(match, 0, SeatPlan("Zoe", kind="bot", level="greedy"), 3.0))
    assert match.names == ["Zoe", "Bo"]
    assert match.bots_due() == [0]


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_does_not_exist_gets_no_occupant_and_no_ticket(seat: int) -> None:
    match = match_of(SKERRY)
    with pytest.raises(IndexError):
        reseat(match, seat, SeatPlan("Zoe"), 3.0)
    with pytest.raises(IndexError):
        issue_ticket(match, seat, "hash", 3.0)


# Replay.


@pytest.mark.parametrize("seed", range(4))
def test_the_events_rebuild_the_match(seed: int) -> None:
    game = (SANTA_TIMEA, SKERRY)[seed % 2]
    opened = open_match(game, {}, people(3), KEY, 1.0)
    match, random = Match(opened), Random(seed)
    events = [dump_event(opened)]
    while match.actors():
        seat = random.choice(match.actors())
        able = undo_limit(match, seat)[0] < len(match.plies)
        moves = [str(random.choice(match.view_for(seat).moves()))]
        event = (
            undo(match, seat, 2.0)
            if able and random.random() < 1 / 3
            else play_moves(match, seat, moves, 2.0)
        )
        match.apply(event)
        events.append(dump_event(event))
    first = load_event(events[0])
    assert isinstance(first, Opened)
    rebuilt = Match(first)
    for written in events[1:]:
        rebuilt.apply(load_event(written))
    assert all_views(rebuilt) == all_views(match)
    assert dump(rebuilt.state) == dump(match.state)
    assert (rebuilt.seq, rebuilt.chance_draws, rebuilt.plies) == (match.seq, match.chance_draws, match.plies)


def test_the_successor_leaves_its_predecessor_alone() -> None:
    match = skerry_where("limpet")
    before, plies = all_views(match), list(match.plies)
    after = match.with_event(play_moves(match, 0, ["signal", "rest"], 2.0))
    assert (match.seq, after.seq) == (1, 2)
    again = after.with_event(reseat(after, 0, SeatPlan("Zoe"), 3.0))
    assert (after.names[0], again.names[0]) == ("Ada", "Zoe")
    assert all_views(match) == before
    assert match.plies == plies


@pytest.mark.parametrize(
    "event",
    [
        Played(0, [(0, "signal"), (0, "signal")], 2.0),
        Played(0, [(0, "signal"), (1, "rest")], 2.0),
        Played(0, [(0, "signal"), (0, "nonsense")], 2.0),
        Played(0, [(0, "?")], 2.0),
        Undone(0, 7, 2.0),
        Undone(0, -1, 2.0),
    ],
)
def test_an_impossible_event_changes_nothing(event: Played | Undone) -> None:
    match = match_of(SKERRY)
    before = all_views(match)
    with pytest.raises(BrokenFile):
        match.apply(event)
    assert all_views(match) == before
    assert match.seq == 1


@pytest.mark.parametrize(
    "written", [b"", b"{}", b"[]", b'{"type":"played","seat":"x"}', b"\xff", b'{"type":"sunk"}']
)
def test_text_that_is_no_event_is_reported_as_broken(written: bytes) -> None:
    with pytest.raises(BrokenFile):
        load_event(written)


def test_a_match_of_other_rules_is_not_replayed() -> None:
    opened = open_match(SKERRY, {}, people(2), KEY, 1.0)
    with with_games(replace(SKERRY, version=2)), pytest.raises(BrokenFile) as caught:
        Match(opened)
    assert caught.value.text.args["where"] == "rules"


# Views.


def test_one_frame_for_each_ply_and_nothing_offered_in_the_past() -> None:
    match = skerry_where("limpet")
    first = len(match.plies) + 1
    play(match, 0, "signal", "lay limpet")
    frames = list(make_frames(match, 1, first, len(match.plies)))
    assert [frame.ply for frame in frames] == list(range(first, len(match.plies) + 1))
    assert not any(frame.scene.offers for frame in frames)
    assert dump_scene(replace(match.scene(1), offers=())) == dump_scene(frames[-1].scene)


@pytest.mark.parametrize("game", [SANTA_TIMEA, SKERRY])
def test_looking_back_shows_the_views_of_that_time(game: object) -> None:
    assert game in (SANTA_TIMEA, SKERRY)
    match = match_of(SANTA_TIMEA if game is SANTA_TIMEA else SKERRY, 3)
    seen = {}
    for _ in range(60):
        seen[len(match.plies)] = [dump(match.view_for(viewer)) for viewer in range(3)]
        if not match.actors():
            break
        play_on(match, Random(5), 1)
    for ply, views in seen.items():
        (state,) = (state.clone() for state in match.states(ply, ply))
        assert [dump(match.view_for(viewer, state)) for viewer in range(3)] == views


def test_moves_are_offered_only_to_the_seat_to_move() -> None:
    match = match_of(SANTA_TIMEA, 3)
    (to_move,) = match.actors()
    for viewer in (PUBLIC, 0, 1, 2):
        assert bool(match.scene(viewer).offers) == (viewer == to_move)


def test_a_drawn_card_is_logged_for_its_witness_only() -> None:
    match = skerry_where("oyster")
    texts = {viewer: dump_scene(match.log(viewer, 1, 1)[0].text) for viewer in (PUBLIC, 0, 1)}
    assert texts[0]["key"] == "event-draw"
    assert texts[1]["key"] == texts[PUBLIC]["key"] == "event-haul-veiled"
    assert "oyster" not in str(texts[1])
    assert "oyster" not in logbook.write_logbook(match.logbook(1))


def test_when_the_game_is_over_its_logbook_is_open_and_can_be_replayed() -> None:
    match = match_of(SANTA_TIMEA, 3)
    assert "?" in logbook.write_logbook(match.logbook(0))
    play_on(match, Random(7))
    book = logbook.read_logbook(logbook.write_logbook(match.logbook(PUBLIC)))
    assert dump(book.final_state()) == dump(match.state)
