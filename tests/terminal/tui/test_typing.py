"""Typed input: names in the language, parts of names, and no unintended moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from spielhafen.core.game import Game, find_game
from spielhafen.core.moves import starts_with
from spielhafen.core.scene import Offer, Scene
from spielhafen.core.text import Text, text
from spielhafen.i18n import Translator
from spielhafen.match import Match
from spielhafen.terminal.render.draw import TextRenderer
from spielhafen.terminal.render.palette import PLAIN_PALETTE
from spielhafen.terminal.session import Session
from spielhafen.terminal.shared.offer_lookup import find_move_by_label, group_offers, is_tile_placement
from tests.terminal.tui.test_table_app import client, settled
from tests.terminal.typist import play

Lay = Callable[..., Session]

OFFERS = [
    Offer(move="sail B1", label=text("Sail to B1")),
    Offer(move="sail B10", label=text("Sail to B10")),
    Offer(move="w3 port", label=text("w3 Agnes: port")),
    Offer(move="w3 forward", label=text("w3 Agnes: forward")),
    Offer(move="resign", label=text("Give the battle up"), warning=text("x"), minor=True),
]


def meant(written: str, offers: list[Offer] = OFFERS) -> str | None:
    def say(label: Text) -> str:
        return label.key

    return find_move_by_label(offers, written, say)


@pytest.mark.parametrize(
    ("written", "move"),
    [
        ("Sail to B1", "sail B1"),
        ("sail  to b10", "sail B10"),
        ("w3 agnes: p", "w3 port"),
        ("port", "w3 port"),
        ("w3 forward", "w3 forward"),
        ("agnes forward", "w3 forward"),
        ("b10", "sail B10"),
        ("give the battle up", "resign"),
        ("resign", "resign"),
    ],
)
def test_a_move_is_found_by_its_text_or_by_words_of_its_label(written: str, move: str) -> None:
    assert meant(written) == move


@pytest.mark.parametrize("written", ["s", "sail", "w3", "port w3", "give", "battle", "r", "!", "", "B2"])
def test_ambiguous_words_and_parts_of_resignation_find_no_move(written: str) -> None:
    assert meant(written) is None


def test_numbers_have_to_be_complete() -> None:
    assert meant("sail to B1", OFFERS[1:]) is None
    assert starts_with("lay 12", "lay")
    assert starts_with("lay 12", "lay 12")
    assert not starts_with("lay 12", "lay 1")
    assert not starts_with("lay 12", "")


@pytest.fixture
def seeschlacht() -> Game:
    return find_game("seeschlacht")


def begun(match: Match) -> bool:
    return match.actors() == [0] and any(offer.move == "w1 forward" for offer in match.scene(0).offers)


@pytest.fixture
def battle(seeschlacht: Game, table: Lay) -> Session:
    """Return a session in which Ada has to move a ship."""
    sitting = table(seeschlacht, "Ada", "Bo", short=True, seed=3)
    while not begun(sitting.match):
        sitting.play(sitting.match.actors()[0], "done")
    return sitting


def test_a_single_letter_does_not_resign(battle: Session) -> None:
    before = len(battle.match.plies)
    said = play(battle, "r", "res", "o")

    assert len(battle.match.plies) == before
    assert said.count("is no move of this game") == 3


def test_a_resignation_has_to_be_confirmed(battle: Session) -> None:
    assert "Are you sure?" in play(battle, "resign", "no")
    assert battle.match.winners is None

    play(battle, "resign", "yes")
    assert battle.match.winners == [1]


def test_a_ship_is_steered_by_words_of_the_language(battle: Session) -> None:
    before = len(battle.match.plies)
    said = play(battle, "w1 voraus, halten", language="de")

    assert [ply.move for ply in battle.match.plies[before : before + 2]] == ["w1 forward", "w1 stop"]
    assert "=voraus" in said
    assert "=forward" not in said


def test_events_are_printed_before_the_refusal(battle: Session) -> None:
    said = play(battle, "w1 forward, stop, w1 port")

    assert said.index("w1 Martha sails") < said.rindex("w1 port")


def test_the_number_of_a_move_is_explained_with_its_warning(battle: Session) -> None:
    offers = battle.scene(0).offers
    warned = next(offer for offer in offers if offer.minor and offer.warning)
    said = play(battle, *(f"? {number}" for number in range(1, len(offers) + 1)))

    assert f"Resign – You give up the battle.  {warned.paragraph}" in said


def test_the_table_lists_the_place_of_every_ship(battle: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "110")
    said = play(battle, "table", "hand")

    (_, told) = said.split("What is where\n")
    assert told.count(", heading ") >= len(battle.scene(0).pieces)
    assert "You have no cards." in told


def test_a_complete_illegal_move_is_refused_and_no_other_is_played(table: Lay) -> None:
    columbus = find_game("columbus")
    sitting = table(columbus, "Ada", "Bo", seed=4)
    sitting.play(0, "roll")
    before = len(sitting.match.plies)
    offered = [offer.move for offer in sitting.scene(0).offers if offer.move.endswith(" n4")]

    said = play(sitting, "", "sail n4")

    assert offered == ["rose n4"]
    assert len(sitting.match.plies) == before
    assert "sail n4 is not allowed" in said


def test_events_of_a_chain_are_printed_before_an_unreadable_move(battle: Session) -> None:
    said = play(battle, "w1 forward, stop, blah")

    assert said.index("w1 Martha sails") < said.index("“blah” is no move of this game")


def test_the_table_lists_every_ship_once_in_any_width(
    battle: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    for width in ("80", "110"):
        monkeypatch.setenv("COLUMNS", width)
        (told,) = play(battle, "table").split("> table")[1:]
        assert told.count("w2 Bertha, merchant, at ") == 1


def same_tile_offers(scene: Scene) -> list[Offer]:
    """Return several offers to place the same tile in the same rotation."""
    return next(
        (bundle for bundle in group_offers(scene) if len(bundle) > 1 and is_tile_placement(scene, bundle[0])),
        [],
    )


def test_tiles_of_one_kind_are_listed_by_their_places(table: Lay) -> None:
    sitting = table(find_game("ghost_ship"), "Ada", "Bo", seed=1, ready_made=False)
    while not (bundle := same_tile_offers(scene := sitting.scene(sitting.match.actors()[0]))):
        sitting.play(sitting.match.actors()[0], scene.offers[0].move)
    line = (
        TextRenderer(Translator("en", sitting.game), ["Ada", "Bo"], PLAIN_PALETTE)
        .render_offer_group(scene, bundle, 1, 2)[0]
        .plain
    )

    assert f"1={bundle[0].move.split()[-1]} " in line
    assert line.count("Lay") <= 1


@pytest.mark.anyio
async def test_on_the_screen_a_resignation_has_to_be_confirmed_too(battle: Session) -> None:
    app = client(battle)
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        app.play("resign")
        await settled(pilot)
        assert battle.match.winners is None
        app.play("resign")
        await settled(pilot)
    assert battle.match.winners == [1]
