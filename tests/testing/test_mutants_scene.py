"""Mistakes in drawings, words, offers and records: the law against each catches it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from spielhafen.core.errors import Refusal, refusal
from spielhafen.core.game import Game
from spielhafen.core.scene import (
    Card,
    Decor,
    Die,
    Duel,
    Face,
    Fact,
    Meter,
    Offer,
    Piece,
    Row,
    Scene,
    SeatScene,
    Side,
    Space,
    Terrain,
    Zone,
)
from spielhafen.core.text import text
from tests.testing.mutations import Mutant, Patch, afterwards, assert_caught, scene_with
from tests.toys.skerry import rules, scene
from tests.toys.skerry.moves import MOVES, Lay, Rest
from tests.toys.skerry.state import Rocks

ROCKS = text("rocks")

# Drawings.


def sheet_with(patch: Patch, **parts: Any) -> None:
    """Let the sheet of the toy have other parts."""
    scene_with(patch, lambda seen: replace(seen, geometry=replace(seen.geometry, **parts)))


def zone_with(patch: Patch, **parts: Any) -> None:
    """Let the toy have one more zone, with these parts."""
    zone = Zone(**{"id": "more", "kind": "tray", "title": ROCKS, **parts})
    scene_with(patch, lambda seen: replace(seen, zones=[*seen.zones, zone]))


def a_space_with_a_drawing_misspelt(patch: Patch) -> None:
    sheet_with(patch, spaces=[Space(id="horn", name="horn", at=(1, 1), art="cuter")])


def an_ornament_that_is_not_drawn(patch: Patch) -> None:
    sheet_with(patch, terrain=[Terrain(kind="land", polygons=[], scatter=["tree", "bush"])])


def a_decoration_that_is_not_drawn(patch: Patch) -> None:
    sheet_with(patch, decor=[Decor(at=(1, 1), art="kraken")])


def a_piece_of_another_game(patch: Patch) -> None:
    piece = Piece(id="thing", art="galleon", at=(1, 1), label=ROCKS, owner=0)
    scene_with(patch, lambda seen: replace(seen, pieces=[piece]))


def a_card_with_a_picture_that_is_not_drawn(patch: Patch) -> None:
    zone_with(patch, cards=[Card(id="card", label=ROCKS, face=Face(art="p-shell"))])


def an_open_card_with_a_picture_that_is_not_drawn(patch: Patch) -> None:
    card = Card(id="card", label=ROCKS, face=Face(art="p-shell"))
    scene_with(
        patch,
        lambda seen: replace(
            seen, seats=[replace(seat, open=[card]) for seat in seen.seats[:1]] + list(seen.seats[1:])
        ),
    )


def a_die_with_a_face_that_is_not_drawn(patch: Patch) -> None:
    zone_with(patch, dice=[Die(id="die/7", art="d-7", label=ROCKS)])


def a_row_with_a_sign_that_is_not_drawn(patch: Patch) -> None:
    zone_with(patch, kind="track", rows=[Row(label=ROCKS, have=1, of=2, art="shell", signs=["crate"])])


def a_fighter_that_is_not_drawn(patch: Patch) -> None:
    sides = [Side(label=ROCKS, art="crab"), Side(label=ROCKS)]
    zone_with(patch, kind="duel", duel=Duel(sides=sides))


def a_number_with_a_drawing_that_is_not_there(patch: Patch) -> None:
    fact = Fact(art="shells", value="1", label=ROCKS)
    scene_with(patch, lambda seen: replace(seen, seats=[SeatScene(facts=[fact]) for _ in seen.seats]))


def offers_with(patch: Patch, change: Callable[[Offer], Offer]) -> None:
    """Let each offer be changed."""
    scene_with(patch, lambda seen: replace(seen, offers=[change(offer) for offer in seen.offers]))


def a_handle_that_is_not_drawn(patch: Patch) -> None:
    offers_with(patch, lambda offer: replace(offer, art="i-ahead"))


def two_kinds_of_spaces_with_one_letter(patch: Patch) -> None:
    spaces = [
        Space(id=kind, name=kind, at=(place, 1), kind=kind) for place, kind in enumerate(("reef", "rock"))
    ]
    sheet_with(patch, spaces=spaces)


# Words.


def a_forgotten_entry_in_names(patch: Patch) -> None:
    patch.setattr(scene, "NAMES", {name: to for name, to in scene.NAMES.items() if name != "shell"})


def a_player_who_is_a_number(patch: Patch) -> None:
    patch.setattr(scene, "NAMES", {name: to for name, to in scene.NAMES.items() if name != "owner"})


def an_offer_with_a_bare_number(patch: Patch) -> None:
    offers_with(patch, lambda offer: replace(offer, label=text("shell", shell=1)))


def a_warning_with_a_bare_number(patch: Patch) -> None:
    offers_with(patch, lambda offer: replace(offer, warning=text("event-washed", seat=0, shell="limpet")))


def a_prompt_with_a_bare_number(patch: Patch) -> None:
    prompt = text("refused-no-shell", shell=3)
    scene_with(patch, lambda seen: replace(seen, status=replace(seen.status, prompt=prompt)))


def a_refusal_with_a_bare_number(patch: Patch) -> None:
    def bar(self: rules.LayShell, g: Rocks, seat: int, move: Lay) -> Refusal | None:
        return None if move.shell in g.hands[seat] else refusal("no-shell", shell=move.shell)

    patch.setattr(rules.LayShell, "bar", bar)


def a_refusal_without_a_text(patch: Patch) -> None:
    patch.setattr(
        rules.SendSignal, "gate", lambda deed, g, seat: refusal("silenced") if g.signalled else None
    )


def a_veiled_line_without_a_text(patch: Patch) -> None:
    patch.setattr(rules.React, "witnesses", lambda step, g: (step.seat,))


def an_option_without_a_text(patch: Patch) -> None:
    options = Game.option_list
    patch.setattr(Game, "option_list", lambda game: [replace(option, id="tides") for option in options(game)])


def the_importance_of_a_line_that_is_not_told(patch: Patch) -> None:
    patch.setattr(scene, "IMPORTANCE", {"capsize": "weighty"}, raising=False)


# Scenes and offers.


def a_scene_without_a_seat(patch: Patch) -> None:
    scene_with(patch, lambda seen: replace(seen, seats=seen.seats[:-1]))


def a_scene_that_names_other_winners(patch: Patch) -> None:
    scene_with(patch, lambda seen: replace(seen, over=None))


def a_place_that_is_no_number(patch: Patch) -> None:
    piece = Piece(id="thing", art="shell", at=(float("nan"), 1), label=ROCKS, owner=0)
    scene_with(patch, lambda seen: replace(seen, pieces=[piece]))


def a_card_that_stands_for_no_move(patch: Patch) -> None:
    zone_with(patch, cards=[Card(id="card", label=ROCKS, move="lay pearl")])


def a_label_without_a_text(patch: Patch) -> None:
    zone_with(patch, note=text("note-of-the-rocks"))


def an_offer_to_a_seat_that_is_not_asked(patch: Patch) -> None:
    offer = Offer(move="rest", label=ROCKS)
    scene_with(patch, lambda seen: seen if seen.offers else replace(seen, offers=[offer]))


def an_offer_in_two_ways(patch: Patch) -> None:
    def twice(offer: Offer) -> Offer:
        return replace(offer, touches=["hand"], together=["hand"]) if offer.move == "rest" else offer

    offers_with(patch, twice)


def a_scene_that_differs_when_looked_at_again(patch: Patch) -> None:
    looks: list[int] = []

    def count(seen: Scene) -> Scene:
        looks.append(1)
        return replace(seen, status=replace(seen.status, meter=Meter(label=ROCKS, have=len(looks), of=99)))

    scene_with(patch, count)


def a_place_refused_without_a_paragraph(patch: Patch) -> None:
    patch.setattr(scene, "place_refusal", lambda g, place, thing: refusal("no-oyster"), raising=False)


# Moves, chance, records and rulebooks.


def a_refusal_without_a_paragraph(patch: Patch) -> None:
    refuse = rules.Sealed.refuse

    def silent(self: rules.Sealed, g: Rocks, move: Any) -> Refusal | None:
        why = refuse(self, g, move)
        return why and replace(why, paragraph="")

    patch.setattr(rules.Sealed, "refuse", silent)


def a_weight_that_is_a_fraction(patch: Patch) -> None:
    outcomes = rules.Tide.outcomes
    patch.setattr(
        rules.Tide, "outcomes", lambda step, g: [(move, weight / 2) for move, weight in outcomes(step, g)]
    )


def a_draw_that_is_sampled_and_listed(patch: Patch) -> None:
    patch.setattr(rules.Tide, "sampled", True)
    patch.setattr(rules.Tide, "sample", lambda step, g, randrange: step.outcomes(g)[randrange(2)][0])


def a_kind_of_move_left_out_of_the_catalogue(patch: Patch) -> None:
    patch.setattr(MOVES, "kinds", tuple(kind for kind in MOVES.kinds if kind is not Rest))


def a_move_whose_text_has_a_comma(patch: Patch) -> None:
    patch.setattr(MOVES, "texts", (*MOVES.texts[:-1], "bid, 2"))


def a_rule_that_remembers_earlier_games(patch: Patch) -> None:
    turns: list[int] = []

    def remember(self: rules.Turn, g: Rocks) -> None:
        turns.append(self.seat)
        g.signalled = len(turns) // 20 % 2

    afterwards(patch, rules.Turn, "happen", remember)


def rulebooks_with_different_paragraphs(patch: Patch) -> None:
    from spielhafen.testing.laws import citations

    original = citations.paragraphs
    patch.setattr(
        citations,
        "paragraphs",
        lambda game, language: dict(
            list(original(game, language).items())[: -1 if language == "de" else None]
        ),
    )


def fields_in_another_order(patch: Patch) -> None:
    construct = Rocks.__init__

    def swapped(
        self: Rocks,
        steps: Any,
        winners: Any,
        viewer: Any,
        options: Any,
        signalled: Any,
        work: Any,
        **more: Any,
    ) -> None:
        construct(self, steps, winners, viewer, options, work, signalled, **more)

    patch.setattr(Rocks, "__init__", swapped)


def a_field_of_a_step_that_is_no_dataclass(patch: Patch) -> None:
    patch.setattr(rules.Ebb, "__annotations__", {"seat": int}, raising=False)


MUTANTS: Sequence[tuple[Mutant, str]] = [
    (a_space_with_a_drawing_misspelt, "every_drawing_exists"),
    (an_ornament_that_is_not_drawn, "every_drawing_exists"),
    (a_decoration_that_is_not_drawn, "every_drawing_exists"),
    (a_piece_of_another_game, "every_drawing_exists"),
    (a_card_with_a_picture_that_is_not_drawn, "every_drawing_exists"),
    (an_open_card_with_a_picture_that_is_not_drawn, "every_drawing_exists"),
    (a_die_with_a_face_that_is_not_drawn, "every_drawing_exists"),
    (a_row_with_a_sign_that_is_not_drawn, "every_drawing_exists"),
    (a_fighter_that_is_not_drawn, "every_drawing_exists"),
    (a_number_with_a_drawing_that_is_not_there, "every_drawing_exists"),
    (a_handle_that_is_not_drawn, "every_drawing_exists"),
    (two_kinds_of_spaces_with_one_letter, "kinds_of_spaces_have_different_signs"),
    (a_forgotten_entry_in_names, "an_event_names_what_has_a_name"),
    (a_player_who_is_a_number, "an_event_names_what_has_a_name"),
    (an_offer_with_a_bare_number, "a_scene_names_what_has_a_name"),
    (a_warning_with_a_bare_number, "a_scene_names_what_has_a_name"),
    (a_prompt_with_a_bare_number, "a_scene_names_what_has_a_name"),
    (a_refusal_with_a_bare_number, "a_refusal_names_what_has_a_name"),
    (a_refusal_without_a_text, "what_is_offered_is_not_refused_and_all_else_is"),
    (a_veiled_line_without_a_text, "every_event_can_be_described"),
    (an_option_without_a_text, "a_game_can_be_announced"),
    (the_importance_of_a_line_that_is_not_told, "importance_is_that_of_lines"),
    (a_scene_without_a_seat, "every_viewer_has_a_scene"),
    (a_scene_that_names_other_winners, "every_viewer_has_a_scene"),
    (a_place_that_is_no_number, "every_viewer_has_a_scene"),
    (a_card_that_stands_for_no_move, "every_viewer_has_a_scene"),
    (a_label_without_a_text, "every_viewer_has_a_scene"),
    (an_offer_to_a_seat_that_is_not_asked, "every_viewer_has_a_scene"),
    (an_offer_in_two_ways, "every_offer_can_be_pointed_at"),
    (a_scene_that_differs_when_looked_at_again, "every_viewer_has_a_scene"),
    (a_place_refused_without_a_paragraph, "place_refusals_are_the_same_on_the_view"),
    (a_refusal_without_a_paragraph, "what_is_offered_is_not_refused_and_all_else_is"),
    (a_weight_that_is_a_fraction, "something_is_offered"),
    (a_draw_that_is_sampled_and_listed, "something_is_offered"),
    (a_kind_of_move_left_out_of_the_catalogue, "every_kind_of_move_is_in_the_catalogue"),
    (a_move_whose_text_has_a_comma, "no_text_of_a_move_breaks_a_logbook"),
    (a_rule_that_remembers_earlier_games, "a_replay_gives_the_same_game"),
    (rulebooks_with_different_paragraphs, "all_rulebooks_have_the_same_paragraphs"),
    (fields_in_another_order, "the_state_has_its_fields_in_one_order"),
    (a_field_of_a_step_that_is_no_dataclass, "every_step_class_with_fields_is_a_dataclass_of_its_own"),
]


@pytest.mark.parametrize(("mutant", "law"), MUTANTS, ids=lambda value: getattr(value, "__name__", None))
def test_the_contract_catches(mutant: Mutant, law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    mutant(monkeypatch)

    assert_caught(law)
