"""The stack of pending steps: six words put steps there and remove them."""

from __future__ import annotations

import pytest

from spielhafen.core.errors import IllegalMove, RulesError
from spielhafen.core.play import CHANCE, OVER, Rule, State, Step, paragraph_of
from tests.toys.skerry import GAME
from tests.toys.skerry.moves import ALLOW, BID, DRAW, LAY, REST, RISE, SIGNAL
from tests.toys.skerry.rules import (
    Ebb,
    End,
    Full,
    Haul,
    NextCaptain,
    React,
    Reveal,
    Sealed,
    Tide,
    Turn,
    TurnEnd,
    Washed,
    Work,
)
from tests.toys.skerry.state import Rocks


def rocks(*steps: Step, seats: int = 2) -> Rocks:
    g = GAME.start(seats)
    assert isinstance(g, Rocks)
    g.steps.clear()
    g.then(*steps)
    return g


def kinds(g: State) -> list[str]:
    """Return the kinds of the pending steps, the next one first."""
    return [type(step).__name__ for step in reversed(g.steps)]


def watched(g: State) -> tuple[list[str], object]:
    seen: list[str] = []
    return seen, lambda _, step, move: seen.append(f"{type(step).__name__} {move or ''}".strip())


def test_then_puts_steps_on_top_in_reading_order() -> None:
    g = rocks(End())
    g.then(Haul(0), Work(0), TurnEnd())

    assert kinds(g) == ["Haul", "Work", "TurnEnd", "End"]


def test_until_removes_the_steps_above_the_nearest_one_of_a_kind() -> None:
    g = rocks(Work(0), Full(), TurnEnd(), Work(1), TurnEnd())
    g.until(TurnEnd)

    assert kinds(g) == ["TurnEnd", "Work", "TurnEnd"]


def test_until_a_kind_that_is_not_pending_is_a_named_error_and_removes_nothing() -> None:
    g = rocks(Work(0), TurnEnd())

    with pytest.raises(RulesError, match="nothing of kind Tide is pending"):
        g.until(Tide)
    assert kinds(g) == ["Work", "TurnEnd"]


def test_before_inserts_steps_before_the_nearest_one_of_a_kind() -> None:
    g = rocks(Work(0), TurnEnd(), NextCaptain(0))
    g.before(NextCaptain, Tide())

    assert kinds(g) == ["Work", "TurnEnd", "Tide", "NextCaptain"]


def test_steps_inserted_later_come_after_those_inserted_earlier() -> None:
    g = rocks(TurnEnd(), NextCaptain(0))
    g.before(NextCaptain, Washed(0, 1), Washed(1, 1))
    g.before(NextCaptain, Ebb())

    assert [str(step) for step in reversed(g.steps)][1:4] == [
        str(Washed(0, 1)),
        str(Washed(1, 1)),
        str(g.steps[1]),
    ]
    assert kinds(g) == ["TurnEnd", "Washed", "Washed", "Ebb", "NextCaptain"]


def test_before_a_kind_that_is_not_pending_is_a_named_error() -> None:
    with pytest.raises(RulesError, match="nothing of kind NextCaptain is pending"):
        rocks(TurnEnd()).before(NextCaptain, Tide())


def test_end_removes_all_steps_and_sets_the_winners() -> None:
    g = rocks(Work(0), TurnEnd(), NextCaptain(0))
    g.end([1])

    assert g.steps == []
    assert g.winners == [1]
    assert g.actor() == OVER


def test_a_finished_game_offers_nothing_and_refuses_everything() -> None:
    g = rocks()
    g.end([0])

    assert list(g.moves()) == []
    assert list(g.outcomes()) == []
    with pytest.raises(IllegalMove) as refused:
        g.check(REST)
    assert refused.value.refusal.code == "game-over"


def test_rules_happen_until_a_seat_or_chance_has_to_decide() -> None:
    g = rocks(Turn(0))
    seen, watch = watched(g)
    g.settle(watch)  # type: ignore[arg-type]

    assert seen == ["Turn"]
    assert g.actor() == CHANCE
    assert kinds(g) == ["Haul", "Work", "TurnEnd", "NextCaptain"]


def test_a_step_with_nothing_to_decide_is_removed_without_an_event() -> None:
    g = rocks(Haul(0), Work(0), TurnEnd(), Turn(1))
    g.bag = []
    g.work = 2
    seen, watch = watched(g)
    g.settle(watch)  # type: ignore[arg-type]

    assert seen == ["TurnEnd", "Turn"], "neither Haul nor Work was due"


def test_a_watcher_sees_each_step_before_it_happens_with_the_move_that_settles_it() -> None:
    g = rocks(Tide(), End())
    g.shore = [[1], [2]]
    bids = [1, 1]
    g.bids = bids
    shores: list[object] = []
    seen: list[str] = []

    def watch(at: Rocks, step: Step, move: object) -> None:
        seen.append(f"{type(step).__name__} {move or ''}".strip())
        shores.append([shells[:] for shells in at.shore])

    g.play(RISE[1], watch)

    assert seen == ["Tide tide high", "Washed", "Washed", "Ebb", "End"]
    assert shores == [[[1], [2]], [[1], [2]], [[], [2]], [[], []], [[], []]]


def test_a_turn_ends_early_with_a_rest() -> None:
    g = rocks(Work(0), TurnEnd(), NextCaptain(0))
    g.play(SIGNAL)
    assert kinds(g) == ["Work", "TurnEnd", "Tide", "NextCaptain"]

    g.play(REST)

    assert kinds(g) == ["Tide", "NextCaptain"], "the tide is still owed"
    assert g.signalled == 0


def test_a_choice_that_stays_is_pending_below_the_steps_of_its_deeds() -> None:
    g = rocks(Work(0), TurnEnd())
    g.hands[0] = [3]
    g.play(LAY[2])

    assert kinds(g) == ["React", "Full", "Work", "TurnEnd"]


def test_a_choice_that_stays_can_be_closed_and_is_removed_when_nothing_is_due() -> None:
    g = rocks(Work(0), TurnEnd(), NextCaptain(0))
    g.close()
    assert kinds(g) == ["TurnEnd", "NextCaptain"]

    g = rocks(Work(0), TurnEnd(), NextCaptain(0))
    g.work = 1
    g.play(SIGNAL)
    assert "Work" not in kinds(g)


def test_a_move_that_is_no_deed_here_is_refused_under_the_paragraph_of_the_choice() -> None:
    why = rocks(Work(0)).refuse(ALLOW)

    assert why is not None
    assert (why.code, why.paragraph) == ("not-now", "§3")


def test_a_gate_refuses_all_moves_of_its_kind_under_the_paragraph_of_the_deed() -> None:
    g = rocks(Work(0))
    g.signalled = 1
    why = g.refuse(SIGNAL)

    assert SIGNAL not in g.moves()
    assert why is not None
    assert (why.code, why.paragraph) == ("signalled", "§5")


def test_a_bar_refuses_one_move_with_arguments() -> None:
    g = rocks(Work(0))
    g.hands[0] = [1]
    why = g.refuse(LAY[2])

    assert list(g.moves()) == [LAY[0], SIGNAL, REST]
    assert why is not None
    assert (why.code, why.args, why.paragraph) == ("no-shell", {"shell": "oyster"}, "§4")


def test_checking_a_refused_move_raises_an_error_with_the_refusal() -> None:
    g = rocks(React(0, owner=1))

    g.check(ALLOW)
    with pytest.raises(IllegalMove, match="error-illegal-move"):
        g.check(LAY[0])


def test_chance_refuses_impossible_outcomes() -> None:
    g = rocks(Haul(0))
    g.bag = [1, 1, 2]
    why = g.refuse(DRAW[2])

    assert list(g.outcomes()) == [(DRAW[0], 2), (DRAW[1], 1)]
    assert why is not None
    assert (why.code, why.paragraph) == ("no-outcome", "§2")


def test_chance_has_no_moves_and_a_choice_no_outcomes() -> None:
    assert list(rocks(Tide()).moves()) == []
    assert list(rocks(Work(0)).outcomes()) == []


def test_sealed_choices_are_asked_of_all_at_once() -> None:
    g = rocks(Sealed(0), Sealed(1), Sealed(2), Reveal(), seats=3)

    assert g.actor() == 0
    assert g.actors() == [0, 1, 2]


def test_an_open_choice_is_asked_of_one() -> None:
    assert rocks(React(1, owner=0), React(2, owner=0), seats=3).actors() == [1]


def test_a_sealed_choice_below_an_open_one_has_to_wait() -> None:
    assert rocks(React(1, owner=0), Sealed(0), seats=3).actors() == [1]
    assert rocks(Sealed(0), React(1, owner=0), seats=3).actors() == [0]


def test_a_seat_may_be_asked_before_the_others_of_its_batch() -> None:
    g = rocks(Sealed(0), Sealed(1), Sealed(2), Reveal(), End(), seats=3)
    g.ask(2)
    g.play(BID[2])

    assert g.actors() == [0, 1]
    assert g.bids == [0, 0, 3]


def test_asking_the_seat_to_move_changes_nothing() -> None:
    g = rocks(Work(0), TurnEnd())
    g.ask(0)

    assert kinds(g) == ["Work", "TurnEnd"]


def test_asking_a_seat_without_a_choice_is_an_error() -> None:
    with pytest.raises(RulesError, match="seat 1 is not asked now"):
        rocks(Work(0)).ask(1)
    with pytest.raises(RulesError, match="seat 1 is not asked now"):
        rocks(Work(0), Work(1)).ask(1)


def test_only_its_seat_knows_a_sealed_choice() -> None:
    g = rocks(Sealed(1), React(0, owner=1))

    assert Sealed(1).witnesses(g) == (1,)
    assert React(0, owner=1).witnesses(g) is None


def test_the_paragraph_of_a_step_begins_its_docstring() -> None:
    class Part(Rule):
        """§12.3 A part of a paragraph."""

    class Other(Rule):
        """§4a Another."""

    class Loose(Rule):
        """Of no paragraph: see §4."""

    assert [paragraph_of(kind) for kind in (Part, Other, Loose, Work)] == ["§12.3", "§4a", "", "§3"]


@pytest.mark.parametrize("call", ["clone", "seats", "key", "plain"])
def test_a_state_without_a_required_method_is_a_named_error(call: str) -> None:
    class Bare(State):
        pass

    with pytest.raises(RulesError, match=f"Bare has no {call}"):
        getattr(Bare.__new__(Bare), call)()


def test_a_step_without_a_required_method_is_a_named_error() -> None:
    g = rocks()

    with pytest.raises(RulesError, match=r"Step has no due\(\)"):
        Step().due(g)
    with pytest.raises(RulesError, match=r"Step has no happen\(\)"):
        Step().happen(g)
    with pytest.raises(RulesError, match=r"Step has no take\(\)"):
        Step().take(g, REST)
