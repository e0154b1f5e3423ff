"""How things are named and told, and dials that swing again."""

from typing import cast

import pytest

from spielhafen.core.game import Game, find_game
from spielhafen.core.scene import Scene
from spielhafen.core.secret import view
from spielhafen.core.text import PlayerRef, text
from spielhafen.games.ghost_ship.board.tiles import (
    MASK_NAMES,
    NAMES,
    QUEST_SYMBOL,
    SYMBOLS,
    TYPE_OF,
)
from spielhafen.games.ghost_ship.names import (
    field_text,
    kind_text,
    mask_text,
    quest_card_text,
    quest_text,
)
from spielhafen.games.ghost_ship.state import Ghostly
from spielhafen.i18n import Translator
from spielhafen.testing import example_runner


def laid(ghost_ship: Game, lines: str) -> Ghostly:
    return cast("Ghostly", example_runner.set_up_table(ghost_ship, lines))


def seen(ghost_ship: Game, lines: str, viewer: int = 0) -> Scene:
    return ghost_ship.scene(view(laid(ghost_ship, lines), viewer))


def test_dial_and_arrow_swing_again_even_if_they_come_to_rest_where_they_were(ghost_ship: Game) -> None:
    g = laid(ghost_ship, "ships A2 G10\nturn A\nnext Outset(A)")

    def spins() -> list[int]:
        zones = {zone.id: zone.wheel for zone in ghost_ship.scene(view(g, 0)).zones}
        return [wheel.spins for name in ("dial", "arrow") if (wheel := zones[name]) is not None]

    seen = [spins()]
    for written in ("spin", "dial 3", "needle N"):
        g.play(next(move for move in ghost_ship.catalogue.moves if str(move) == written))
        seen.append(spins())

    assert seen == [[0, 0], [0, 0], [1, 0], [1, 1]]


@pytest.mark.parametrize(
    ("language", "offered", "card", "turned", "told"),
    [
        (
            "de",
            "Auf D2 eine Landzunge (Wasser O, S, W) legen",
            "?-Plättchen (Piraten)",
            "Bo deckt ein ?-Plättchen (Piraten) auf.",
            "Landzunge",
        ),
        (
            "en",
            "Lay a headland (water E, S, W) on D2",
            "?-tile (pirates)",
            "Bo turns up a ?-tile (pirates).",
            "Headland",
        ),
    ],
)
def test_tiles_are_named_in_the_readers_language_and_with_a_capital_where_they_stand_alone(
    language: str, offered: str, card: str, turned: str, told: str
) -> None:
    words = Translator(language, find_game("ghost_ship"))
    headland, pirates = (
        MASK_NAMES.index("ESW"),
        next(quest for quest in range(len(QUEST_SYMBOL)) if SYMBOLS[QUEST_SYMBOL[quest]] == "pirates"),
    )
    offer = text("offer-lay", tile=mask_text(headland), field=field_text(NAMES.index("D2")))
    assert words.translate(offer) == offered
    assert words.translate(quest_card_text(pirates)) == card
    event = text("event-turn-up", seat=PlayerRef(1), quest=quest_text(pirates))
    assert words.translate(event, ["Ada", "Bo"]) == turned
    assert words.translate(text("in-hand", kind=kind_text(TYPE_OF[headland]), count=1)) == told
    assert words.translate(mask_text(MASK_NAMES.index("land"))) in ("nur Land", "all land")


@pytest.mark.parametrize(
    ("language", "said"), [("de", ["Schatz", "Schätze"]), ("en", ["treasure", "treasures"])]
)
def test_one_treasure_has_another_text_than_several(ghost_ship: Game, language: str, said: list[str]) -> None:
    g = laid(ghost_ship, "turn A")
    g.held = [1, 2]
    facts = [ghost_ship.scene(view(g, seat)).seats[seat].facts[0] for seat in (0, 1)]

    assert [Translator(language, ghost_ship).translate(fact.label) for fact in facts] == said
