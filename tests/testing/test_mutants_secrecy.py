"""Mistakes that tell a secret are caught by the law against each of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from spielhafen.core import secret
from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.game import find_game
from spielhafen.core.play import EVERYTHING
from spielhafen.core.scene import Card, Fact, Scene, SeatScene, Zone
from spielhafen.core.text import text
from spielhafen.games.columbus.state import Ocean
from spielhafen.testing import game_node, walk
from spielhafen.testing.laws import hidden_values, presentation, secrecy
from tests.testing.mutations import Mutant, Patch, afterwards, assert_caught
from tests.toys.skerry import rules, scene
from tests.toys.skerry.moves import SHELLS, Allow, Draw, Lay, Rise, Snatch
from tests.toys.skerry.state import Rocks

OYSTER = 3

# The log tells a secret.


def a_shell_shown_to_one_seat_and_told_to_all(patch: Patch) -> None:
    def show(self: rules.React, g: Rocks, move: Allow | Snatch) -> None:
        if g.hands[self.owner]:
            g.then(rules.Shows(self.owner, g.hands[self.owner][0]))

    afterwards(patch, rules.React, "take", show)


def a_line_about_the_shell_on_top_of_the_bag(patch: Patch) -> None:
    def peek(self: rules.Tide, g: Rocks, move: Rise) -> None:
        if g.bag:
            g.then(rules.Shows(0, g.bag[0]))

    afterwards(patch, rules.Tide, "take", peek)


def a_line_with_the_sum_of_a_hidden_hand(patch: Patch) -> None:
    def account(g: Rocks, step: object, move: object) -> dict[str, Any]:
        return {"points": sum(g.hands[0])} if isinstance(step, rules.Washed) else {}

    patch.setattr(scene, "account", account, raising=False)


def a_place_in_a_sorted_hand_that_is_told(patch: Patch) -> None:
    def sort(self: rules.Haul, g: Rocks, move: Draw) -> None:
        g.hands[self.seat].sort()
        g.then(rules.Shows(self.seat, g.hands[self.seat].index(move.shell)))

    afterwards(patch, rules.Haul, "take", sort)


def a_bid_that_is_told_before_all_have_bid(patch: Patch) -> None:
    patch.setattr(rules.Sealed, "witnesses", lambda step, g: None)


# The view shows a secret.


def views_as(patch: Patch, change: Callable[[Rocks, Rocks, int], None]) -> None:
    """Let views be changed; every module that looks at them gets the changed ones."""
    original = secret.view

    def changed(g: Any, seat: int) -> Any:
        seen = original(g, seat)
        if g.viewer == EVERYTHING:
            change(seen, g, seat)
        return seen

    for module in (secret, secrecy, presentation, hidden_values, game_node, walk):
        patch.setattr(module, "view", changed)


def a_view_of_the_next_hand(patch: Patch) -> None:
    def show(seen: Rocks, g: Rocks, seat: int) -> None:
        after = (seat + 1) % g.seats()
        seen.hands[after] = g.hands[after][:]

    views_as(patch, show)


def a_view_that_hides_what_all_know(patch: Patch) -> None:
    def veil(seen: Rocks, g: Rocks, seat: int) -> None:
        seen.wrack = secret.hide(seen.wrack)

    views_as(patch, veil)


def hands_that_are_public_though_draws_are_veiled(patch: Patch) -> None:
    def show(seen: Rocks, g: Rocks, seat: int) -> None:
        seen.hands = [hand[:] for hand in g.hands]

    views_as(patch, show)
    patch.setattr(Rocks, "SECRETS", {name: rule for name, rule in Rocks.SECRETS.items() if name != "hands"})


def a_pending_step_that_holds_a_drawn_shell(patch: Patch) -> None:
    def keep(self: rules.Haul, g: Rocks, move: Draw) -> None:
        g.steps.insert(0, rules.Shows(self.seat, move.shell))

    afterwards(patch, rules.Haul, "take", keep)


def a_public_count_of_a_kind_that_is_hidden(patch: Patch) -> None:
    def count(self: rules.LayShell, g: Rocks, seat: int, move: Lay) -> None:
        g.signalled = int(OYSTER in g.hands[seat])

    afterwards(patch, rules.LayShell, "take", count)


# Moves and refusals depend on a secret.


def a_deed_that_is_barred_by_what_others_hold(patch: Patch) -> None:
    bar = rules.LayShell.bar

    def peek(self: rules.LayShell, g: Rocks, seat: int, move: Lay) -> Refusal | None:
        held = any(OYSTER in hand for place, hand in enumerate(g.hands) if place != seat)
        return refusal("no-shell", shell=SHELLS[move.shell]) if held else bar(self, g, seat, move)

    patch.setattr(rules.LayShell, "bar", peek)


def a_turn_that_is_skipped_with_a_limpet_in_hand(patch: Patch) -> None:
    due = rules.Work.due
    patch.setattr(rules.Work, "due", lambda step, g: due(step, g) and 1 not in g.hands[step.seat])


def a_place_that_is_refused_if_another_holds_an_oyster(patch: Patch) -> None:
    def place_refusal(g: Rocks, place: str, thing: str) -> Refusal | None:
        held = any(OYSTER in hand for hand in g.hands)
        return refusal("no-oyster", "§6") if not held else refusal("signalled", "§5")

    patch.setattr(scene, "place_refusal", place_refusal, raising=False)


def a_refusal_that_measures_a_hidden_shell(patch: Patch) -> None:
    bar = rules.React.bar

    def measure(self: rules.React, g: Rocks, move: Any) -> Refusal | None:
        if isinstance(move, Snatch) and any(shell > OYSTER for shell in g.hands[self.owner]):
            return refusal("signalled")
        return bar(self, g, move)

    patch.setattr(rules.React, "bar", measure)


# The scene takes what is hidden for something else.


def scene_also(patch: Patch, change: Callable[[Rocks, Scene], Scene]) -> None:
    """Let the toy's scene be changed, given the view."""
    original = scene.scene
    patch.setattr(scene, "scene", lambda g: change(g, original(g)))


def every_hand_laid_out_without_a_check(patch: Patch) -> None:
    def lay_out(g: Rocks, seen: Scene) -> Scene:
        zones = [
            Zone(
                id=f"hand-of/{seat}",
                kind="hand",
                title=text("rocks"),
                cards=[
                    Card(id=f"{seat}/{place}", label=text("shell", shell=SHELLS[shell]))
                    for place, shell in enumerate(hand)
                ],
            )
            for seat, hand in enumerate(g.hands)
        ]
        return replace(seen, zones=[*seen.zones, *zones])

    scene_also(patch, lay_out)


def facts_of(patch: Patch, value: Callable[[Rocks, int], int]) -> None:
    """Let each seat show a number."""

    def note(g: Rocks, seen: Scene) -> Scene:
        facts = [
            Fact(art="shell", value=str(value(g, seat)), label=text("rocks")) for seat in range(g.seats())
        ]
        return replace(seen, seats=[SeatScene(facts=[fact]) for fact in facts])

    scene_also(patch, note)


def a_hand_that_is_added_up(patch: Patch) -> None:
    facts_of(patch, lambda g, seat: sum(g.hands[seat]))


def a_hidden_bid_taken_for_the_viewer(patch: Patch) -> None:
    facts_of(patch, lambda g, seat: int(g.bids[seat] == g.viewer))


def a_hidden_bid_taken_for_none(patch: Patch) -> None:
    def tell(g: Rocks, seen: Scene) -> Scene:
        bid = any(bid > 0 for bid in g.bids)
        return replace(seen, status=replace(seen.status, prompt=text("game-title" if bid else "rocks")))

    scene_also(patch, tell)


def cards_in_the_order_of_hidden_shells(patch: Patch) -> None:
    def sort(g: Rocks, seen: Scene) -> Scene:
        hands = sorted([*range(g.seats()), *range(g.seats())], key=lambda seat: (g.hands[seat] or [0])[0])
        order = dict.fromkeys(hands)
        cards = [Card(id=f"pile/{seat}", label=text("rocks")) for seat in order]
        pile = Zone(id="pile", kind="pile", title=text("rocks"), cards=cards)
        return replace(seen, zones=[*seen.zones, pile])

    scene_also(patch, sort)


def an_offer_that_warns_of_a_hidden_shell(patch: Patch) -> None:
    def warn(g: Rocks, seen: Scene) -> Scene:
        held = any(shell >= OYSTER for seat, hand in enumerate(g.hands) if seat != g.viewer for shell in hand)
        warning = text("rocks") if held else None
        return replace(seen, offers=[replace(offer, warning=warning) for offer in seen.offers])

    scene_also(patch, warn)


MUTANTS: Sequence[tuple[Mutant, str]] = [
    (a_shell_shown_to_one_seat_and_told_to_all, "what_the_log_tells_is_seen"),
    (a_line_about_the_shell_on_top_of_the_bag, "what_the_log_tells_is_seen"),
    (a_line_with_the_sum_of_a_hidden_hand, "what_the_log_tells_is_seen"),
    (a_place_in_a_sorted_hand_that_is_told, "what_looks_alike_is_logged_alike"),
    (a_bid_that_is_told_before_all_have_bid, "what_looks_alike_is_logged_alike"),
    (a_view_of_the_next_hand, "a_view_hides_what_is_declared_secret"),
    (a_view_that_hides_what_all_know, "a_view_hides_what_is_declared_secret"),
    (hands_that_are_public_though_draws_are_veiled, "what_is_logged_alike_looks_alike"),
    (a_pending_step_that_holds_a_drawn_shell, "what_is_logged_alike_looks_alike"),
    (a_public_count_of_a_kind_that_is_hidden, "what_a_seat_sees_next_follows_from_what_it_saw"),
    (a_deed_that_is_barred_by_what_others_hold, "the_player_to_move_sees_all_that_matters"),
    (a_turn_that_is_skipped_with_a_limpet_in_hand, "what_a_seat_sees_next_follows_from_what_it_saw"),
    (a_place_that_is_refused_if_another_holds_an_oyster, "place_refusals_are_the_same_on_the_view"),
    (a_refusal_that_measures_a_hidden_shell, "a_refusal_takes_no_hidden_value_for_a_number"),
    (every_hand_laid_out_without_a_check, "a_scene_takes_no_hidden_value_for_a_number"),
    (a_hand_that_is_added_up, "a_scene_takes_no_hidden_value_for_a_number"),
    (a_hidden_bid_taken_for_the_viewer, "a_scene_takes_no_hidden_value_for_a_number"),
    (a_hidden_bid_taken_for_none, "a_scene_takes_no_hidden_value_for_a_number"),
    (cards_in_the_order_of_hidden_shells, "a_scene_takes_no_hidden_value_for_a_number"),
    (an_offer_that_warns_of_a_hidden_shell, "a_scene_takes_no_hidden_value_for_a_number"),
]


@pytest.mark.parametrize(("mutant", "law"), MUTANTS, ids=lambda value: getattr(value, "__name__", None))
def test_the_contract_catches(mutant: Mutant, law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    mutant(monkeypatch)

    assert_caught(law)


def test_the_contract_catches_a_view_that_shows_the_observation_logs_of_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen_by = Ocean.seen_by

    def showing(g: Ocean, seat: int) -> Ocean:
        seen = seen_by(g, seat)
        seen.trail = [[row[:] for row in log] for log in g.trail]
        return seen

    monkeypatch.setattr(Ocean, "seen_by", showing)

    assert_caught("a_view_hides_what_is_declared_secret", find_game("columbus"))
