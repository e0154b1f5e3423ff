"""Offers follow from the moves; a game says only what is different."""

from __future__ import annotations

from random import Random

import pytest

from spielhafen.core.offers import OfferPresenter, pending_choice
from spielhafen.core.play import CHANCE, EVERYTHING, PUBLIC, State, sample
from spielhafen.core.secret import view
from spielhafen.core.text import PlayerRef, Text, text
from tests.toys.skerry import GAME
from tests.toys.skerry.moves import SHELLS, Lay, Rest, Signal


@pytest.fixture
def g() -> State:
    """Return the view of the seat that has drawn a shell and may work now."""
    state, random = GAME.start(2), Random(1)
    while state.actor() == CHANCE:
        state.play(sample(state, random))
    return view(state, state.actor())


def test_a_move_without_things_is_a_button_with_the_name_of_the_move(g: State) -> None:
    rest = next(offer for offer in OfferPresenter().offers(g) if offer.move == "rest")

    assert (rest.label, list(rest.touches), rest.paragraph) == (text("offer-rest"), [], "§3")


def test_a_field_is_touched_as_the_thing_and_told_by_the_name_that_it_stands_for(g: State) -> None:
    presenter = OfferPresenter(
        names={"shell": lambda shell: text("shell", kind=SHELLS[shell])}, things={"shell": "hand/{}"}
    )
    shell = next(move for move in g.moves() if isinstance(move, Lay)).shell
    lay = next(offer for offer in presenter.offers(g) if offer.move.startswith("lay"))

    assert lay.touches == [f"hand/{SHELLS[shell]}"]
    assert lay.label == text("offer-lay", shell=text("shell", kind=SHELLS[shell]))
    assert lay.paragraph == "§4"


def test_a_field_without_a_name_is_told_as_its_number(g: State) -> None:
    lay = next(offer for offer in OfferPresenter().offers(g) if offer.move.startswith("lay"))

    assert lay.label == text("offer-lay", shell=SHELLS.index(lay.move.removeprefix("lay ")))


def test_a_game_says_how_a_move_is_shown_where_the_default_will_not_do(g: State) -> None:
    presenter = OfferPresenter(
        pointing={
            Rest: lambda _, step, __: ("sleep", ["bed"], {"seat": PlayerRef(step.seat)}),
            Signal: lambda *_: (text("flag"), [], {}),
        },
        advice={Rest: lambda *_: (text("hint"), text("warning"))},
        art={Rest: "moon"},
        more=lambda _, __, move: {"minor": isinstance(move, Rest)},
    )
    offers = {offer.move: offer for offer in presenter.offers(g)}
    rest = offers["rest"]

    assert rest.label == Text("offer-sleep", {"seat": PlayerRef(g.viewer)})
    assert rest.touches == ["bed"]
    assert (rest.hint, rest.warning, rest.art, rest.minor) == (text("hint"), text("warning"), "moon", True)
    assert (offers["signal"].label, offers["signal"].minor) == (text("flag"), False)


def test_only_the_seat_to_move_is_offered_anything(g: State) -> None:
    for viewer in (PUBLIC, EVERYTHING, 1 - g.viewer):
        g.viewer = viewer

        assert pending_choice(g) is None
        assert OfferPresenter().offers(g) == []


def test_each_of_several_who_choose_in_secret_has_their_own_choice() -> None:
    state = sealed_bids()

    assert [pending_choice(view(state, seat)).seat for seat in range(2)] == [0, 1]  # type: ignore[union-attr]


def sealed_bids() -> State:
    """Return a state in which both seats have to bid in secret."""
    for seed in range(100):
        state, random = GAME.start(2), Random(seed)
        while state.steps and len(state.actors()) < 2:
            chance = state.actor() == CHANCE
            state.play(sample(state, random) if chance else random.choice(state.moves()))
        if state.steps:
            return state
    raise AssertionError("no seed leads to bids")
