"""The contract is proved with mutants: each mistake on purpose breaks the law against it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from spielhafen.core.errors import refusal
from spielhafen.core.moves import Move
from spielhafen.core.scene import Piece, Scene, Space
from spielhafen.core.text import text
from spielhafen.testing import ContractBroken, NeverReached, check_contract
from tests.testing.mutations import Mutant, Patch, afterwards, assert_caught, scene_with
from tests.toys.skerry import GAME, rules, scene
from tests.toys.skerry.moves import ALLOW, BID, LAY, MOVES, RISE, SNATCH, Bid, Draw, Lay
from tests.toys.skerry.state import Rocks

# Data.


def a_clone_that_shares_a_list(patch: Patch) -> None:
    clone = Rocks.clone

    def sharing(g: Rocks) -> Rocks:
        copy = clone(g)
        copy.shore[0] = g.shore[0]
        return copy

    patch.setattr(Rocks, "clone", sharing)


def a_list_in_two_places(patch: Patch) -> None:
    def share(self: rules.TurnEnd, g: Rocks) -> None:
        g.shore[1] = g.shore[0]

    afterwards(patch, rules.TurnEnd, "happen", share)


def a_constant_in_the_state(patch: Patch) -> None:
    wrack: list[int] = []

    def share(self: rules.TurnEnd, g: Rocks) -> None:
        wrack[:] = g.wrack
        g.wrack = wrack

    afterwards(patch, rules.TurnEnd, "happen", share)


def a_rule_with_a_state_of_its_own(patch: Patch) -> None:
    turns: list[int] = []

    def remember(self: rules.TurnEnd, g: Rocks) -> None:
        turns.append(1)
        g.work = len(turns) % 2

    afterwards(patch, rules.TurnEnd, "happen", remember)


def a_pending_step_that_is_changed(patch: Patch) -> None:
    def change(self: rules.Haul, g: Rocks, move: Draw) -> None:
        last = g.steps[0]
        assert isinstance(last, rules.NextCaptain)
        last.seat = (last.seat + 1) % g.seats()

    afterwards(patch, rules.Haul, "take", change)


def a_step_with_an_undeclared_field(patch: Patch) -> None:
    def note(self: rules.Turn, g: Rocks) -> None:
        g.steps[0].__dict__["note"] = 1

    afterwards(patch, rules.Turn, "happen", note)


def a_query_that_changes_the_state(patch: Patch) -> None:
    def reach(self: rules.React, g: Rocks) -> Sequence[Move]:
        g.work += 1
        return (ALLOW, SNATCH)

    patch.setattr(rules.React, "reach", reach)


def a_shell_that_is_laid_and_kept(patch: Patch) -> None:
    def keep(self: rules.LayShell, g: Rocks, seat: int, move: Lay) -> None:
        g.hands[seat].append(move.shell)

    afterwards(patch, rules.LayShell, "take", keep)


def a_batch_that_is_cut_off_halfway(patch: Patch) -> None:
    afterwards(patch, rules.Washed, "happen", lambda step, g: g.until(rules.Ebb))


# Moves.


def an_offer_that_is_refused(patch: Patch) -> None:
    moves = rules.Work.moves
    patch.setattr(rules.Work, "moves", lambda step, g: [*moves(step, g), *(set(LAY) - set(moves(step, g)))])


def a_move_that_is_neither_offered_nor_refused(patch: Patch) -> None:
    patch.setattr(rules.Sealed, "reach", lambda step, g: BID[:2])


def an_offer_made_twice(patch: Patch) -> None:
    patch.setattr(rules.React, "reach", lambda step, g: [ALLOW, ALLOW, SNATCH])


def a_move_built_while_playing(patch: Patch) -> None:
    patch.setattr(rules.Sealed, "reach", lambda step, g: [Bid(0), Bid(1), Bid(2)])


def a_choice_without_moves(patch: Patch) -> None:
    patch.setattr(rules.Work, "deeds", rules.Work.deeds[1:2])


def an_outcome_without_weight(patch: Patch) -> None:
    outcomes = rules.Tide.outcomes
    patch.setattr(
        rules.Tide, "outcomes", lambda step, g: [(move, weight - 1) for move, weight in outcomes(step, g)]
    )


def a_text_that_means_another_move(patch: Patch) -> None:
    folded = MOVES._numbers
    patch.setitem(folded, "draw limpet", folded["draw mussel"])


def sealed_choices_that_look_at_each_other(patch: Patch) -> None:
    def copy_others(self: rules.Sealed, g: Rocks, move: Bid) -> None:
        g.bids[self.seat] = max(g.bids)

    afterwards(patch, rules.Sealed, "take", copy_others)


# Secrecy.


def a_drawn_shell_shown_to_all(patch: Patch) -> None:
    patch.setattr(rules.Haul, "witnesses", lambda step, g: None)


def a_drawn_shell_named_by_a_public_step(patch: Patch) -> None:
    def name(self: rules.Haul, g: Rocks, move: Draw) -> None:
        g.then(rules.Shows(self.seat, move.shell))

    afterwards(patch, rules.Haul, "take", name)


def a_reaction_asked_of_holders_only(patch: Patch) -> None:
    def unask(self: rules.LayShell, g: Rocks, seat: int, move: Lay) -> None:
        g.steps[:] = [
            step
            for step in g.steps
            if not isinstance(step, rules.React) or rules.OYSTER in g.hands[step.seat]
        ]

    afterwards(patch, rules.LayShell, "take", unask)


def a_reaction_that_lapses_without_an_oyster(patch: Patch) -> None:
    patch.setattr(rules.React, "due", lambda step, g: rules.OYSTER in g.hands[step.seat])


def a_public_hint_that_depends_on_hands(patch: Patch) -> None:
    def hint(self: rules.TurnEnd, g: Rocks) -> None:
        g.signalled = sum(g.hands[0]) % 2

    afterwards(patch, rules.TurnEnd, "happen", hint)


def a_refusal_that_knows_other_hands(patch: Patch) -> None:
    bar = rules.React.bar

    def peek(self: rules.React, g: Rocks, move: Any) -> Any:
        return refusal("no-oyster") if move is SNATCH and 1 in g.hands[self.owner] else bar(self, g, move)

    patch.setattr(rules.React, "bar", peek)


def a_secret_left_out_of_guesses(patch: Patch) -> None:
    patch.setattr(Rocks, "guess", lambda g, random: None)


def a_guess_that_overwrites_known_values(patch: Patch) -> None:
    def forget(g: Rocks, random: Any) -> None:
        g.bids = [random.randrange(4) for _ in g.bids]

    patch.setattr(Rocks, "guess", forget)


# Presentation, texts, citations, end.


def an_event_without_a_text(patch: Patch) -> None:
    patch.setattr(rules.Reveal, "told", True)


def a_result_without_a_text(patch: Patch) -> None:
    patch.setattr(scene, "result", lambda g, seat: text("unheard-of"), raising=False)


def a_ranking_that_cannot_be_compared(patch: Patch) -> None:
    patch.setattr(rules, "rank", lambda g, seat: object(), raising=False)


def an_event_that_lacks_an_argument(patch: Patch) -> None:
    patch.setattr(GAME.part("scene"), "account", lambda g, step, move: {}, raising=False)
    patch.setattr("spielhafen.core.game.fields_of", lambda kind: ())


def two_things_with_one_id(patch: Patch) -> None:
    def double(seen: Scene) -> Scene:
        return replace(
            seen, geometry=replace(seen.geometry, spaces=[Space(id="horn", name="", at=(0, 0))] * 2)
        )

    scene_with(patch, double)


def patch_reef(patch: Patch, *pieces: Piece) -> None:
    """Patch the scene with a sheet of one space: names are needed only on sheets with spaces."""
    reef = Space(id="reef", name="", at=(0, 0), kind="" if pieces else "nameless")

    def stand(seen: Scene) -> Scene:
        return replace(seen, geometry=replace(seen.geometry, spaces=[reef]), pieces=pieces)

    scene_with(patch, stand)


def a_space_without_a_name(patch: Patch) -> None:
    patch_reef(patch)


def a_piece_without_a_name(patch: Patch) -> None:
    label = text("game-title")
    patch_reef(patch, Piece(id="thing", art="nameless-thing", at=(0, 0), label=label))


def offers_pointed_at(patch: Patch, *touches: str) -> None:
    def point(seen: Scene) -> Scene:
        return replace(seen, offers=[replace(offer, touches=touches) for offer in seen.offers])

    scene_with(patch, point)


def an_offer_pointed_at_by_a_missing_thing(patch: Patch) -> None:
    offers_pointed_at(patch, "nowhere")


def an_offer_in_the_way_of_another(patch: Patch) -> None:
    offers_pointed_at(patch, "horn")


def an_offer_that_is_missing(patch: Patch) -> None:
    scene_with(patch, lambda seen: replace(seen, offers=seen.offers[1:]))


def a_scene_that_changes_its_view(patch: Patch) -> None:
    original = scene.scene

    def sort(g: Rocks) -> Scene:
        g.wrack.append(0)
        return original(g)

    patch.setattr(scene, "scene", sort)


def a_status_that_differs_from_its_scene(patch: Patch) -> None:
    patch.setattr(scene, "status", lambda g: replace(scene.scene(g).status, paragraph="§70"), raising=False)


def a_step_without_a_paragraph(patch: Patch) -> None:
    patch.setattr(rules.Ebb, "__doc__", "It ebbs away.")


def a_step_with_an_unknown_paragraph(patch: Patch) -> None:
    patch.setattr(rules.Ebb, "__doc__", "§70 It ebbs away.")


def a_paragraph_without_a_rule(patch: Patch) -> None:
    for kind in (rules.SendSignal, rules.LayShell):
        patch.setattr(kind, "__doc__", "§4 Something else.")


def an_end_without_winners(patch: Patch) -> None:
    patch.setattr(rules.End, "happen", lambda step, g: g.steps.clear())


def winners_out_of_order(patch: Patch) -> None:
    patch.setattr(rules.End, "happen", lambda step, g: g.end([1, 0]))


def a_rule_that_raises(patch: Patch) -> None:
    afterwards(patch, rules.Ebb, "happen", lambda step, g: g.until(rules.Tide))


MUTANTS: list[tuple[Mutant, str]] = [
    (a_clone_that_shares_a_list, "a_clone_shares_no_list"),
    (a_list_in_two_places, "no_state_holds_one_list_twice"),
    (a_constant_in_the_state, "a_twin_plays_along"),
    (a_rule_with_a_state_of_its_own, "a_twin_plays_along"),
    (a_pending_step_that_is_changed, "play_leaves_steps_as_they_are"),
    (a_step_with_an_undeclared_field, "steps_know_their_fields_only"),
    (a_query_that_changes_the_state, "asking_changes_nothing"),
    (a_shell_that_is_laid_and_kept, "no_piece_is_there_more_often_than_it_exists"),
    (a_batch_that_is_cut_off_halfway, "a_batch_of_rules_happens_whole"),
    (an_offer_that_is_refused, "what_is_offered_is_not_refused_and_all_else_is"),
    (a_move_that_is_neither_offered_nor_refused, "what_is_offered_is_not_refused_and_all_else_is"),
    (an_offer_made_twice, "something_is_offered"),
    (a_move_built_while_playing, "something_is_offered"),
    (a_choice_without_moves, "something_is_offered"),
    (an_outcome_without_weight, "something_is_offered"),
    (a_text_that_means_another_move, "every_move_is_one_object_one_text_and_one_number"),
    (sealed_choices_that_look_at_each_other, "sealed_choices_commute"),
    (a_drawn_shell_shown_to_all, "what_looks_alike_is_logged_alike"),
    (a_drawn_shell_named_by_a_public_step, "what_looks_alike_is_logged_alike"),
    (a_reaction_asked_of_holders_only, "what_a_seat_sees_next_follows_from_what_it_saw"),
    (a_reaction_that_lapses_without_an_oyster, "a_view_shows_who_is_to_move"),
    (a_public_hint_that_depends_on_hands, "what_a_seat_sees_next_follows_from_what_it_saw"),
    (a_refusal_that_knows_other_hands, "the_player_to_move_sees_all_that_matters"),
    (a_secret_left_out_of_guesses, "a_determinized_view_fits_the_view"),
    (a_guess_that_overwrites_known_values, "a_determinized_view_fits_the_view"),
    (an_event_without_a_text, "every_event_can_be_described"),
    (an_event_that_lacks_an_argument, "every_event_can_be_described"),
    (two_things_with_one_id, "every_viewer_has_a_scene"),
    (a_space_without_a_name, "every_viewer_has_a_scene"),
    (a_piece_without_a_name, "every_viewer_has_a_scene"),
    (an_offer_pointed_at_by_a_missing_thing, "every_viewer_has_a_scene"),
    (an_offer_in_the_way_of_another, "every_viewer_has_a_scene"),
    (an_offer_that_is_missing, "every_viewer_has_a_scene"),
    (a_scene_that_changes_its_view, "every_viewer_has_a_scene"),
    (a_status_that_differs_from_its_scene, "every_viewer_has_a_scene"),
    (a_step_without_a_paragraph, "every_step_names_its_paragraph"),
    (a_step_with_an_unknown_paragraph, "every_step_names_its_paragraph"),
    (a_paragraph_without_a_rule, "every_paragraph_has_its_rule"),
    (an_end_without_winners, "a_game_is_over_when_it_has_winners"),
    (a_ranking_that_cannot_be_compared, "places_follow_from_the_winners"),
    (a_result_without_a_text, "what_was_achieved_can_be_told"),
    (winners_out_of_order, "a_game_is_over_when_it_has_winners"),
    (a_rule_that_raises, "every_game_can_be_played"),
]


@pytest.mark.parametrize(("mutant", "law"), MUTANTS, ids=lambda value: getattr(value, "__name__", None))
def test_the_contract_catches(mutant: Mutant, law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    mutant(monkeypatch)

    assert_caught(law)


def test_the_contract_reports_steps_never_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules.Tide, "outcomes", lambda step, g: [(RISE[0], 1)])

    with pytest.raises(NeverReached, match="steps: Ebb, Washed"):
        check_contract(GAME)


def test_the_report_of_a_broken_contract_suffices_to_reproduce_it(monkeypatch: pytest.MonkeyPatch) -> None:
    a_batch_that_is_cut_off_halfway(monkeypatch)

    with pytest.raises(ContractBroken) as caught:
        check_contract(GAME)

    said = str(caught.value)
    assert said.startswith("a batch of rules happens whole\n  A rule never removes others of the same kind")
    assert "Washed(seat=0" in said
    assert re.search(r"skerry, \d seats, options \{.*\}, random, seed 0", said)
    assert said.rstrip().splitlines()[-1].endswith("tide high")
