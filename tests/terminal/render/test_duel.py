"""Duels and shops as lines, where the browser shows small scenes."""

import pytest

from spielhafen.core.game import Game, find_game
from spielhafen.core.scene import Zone
from spielhafen.core.secret import view
from spielhafen.i18n import Translator
from spielhafen.terminal.render.draw import TextRenderer
from spielhafen.terminal.render.palette import PLAIN_PALETTE
from spielhafen.testing import example_runner

FIGHT = "seats 2\nships D7 C9\nlevel 2\ncards cutlasses pistols / -\nnext Turn(A)\n> stop"
SHOP = "seats 2\ncrews F11\ngold 5 0\ncards cutlasses / -\nturn A\nnext Affairs(A)"


@pytest.fixture
def treasure_map() -> Game:
    return find_game("treasure_map")


def lines(game: Game, language: str, laid: str, kind: str) -> list[str]:
    """Return the lines of the zone of this kind, on a table of a rulebook example."""
    scene = game.scene(view(example_runner.set_up_table(game, laid), 0))
    shown: list[Zone] = [zone for zone in scene.zones if zone.kind == kind]
    drawer = TextRenderer(Translator(language, game), ["Ada", "Bo"], PLAIN_PALETTE)
    return [line.plain for zone in shown for line in drawer.render_zone(zone)]


def test_a_duel_is_shown_side_by_side_with_every_bonus(treasure_map: Game) -> None:
    assert lines(treasure_map, "en", FIGHT, "duel") == [
        "Melee",
        "  ● Ada: Cutlasses +1, Pistols +2, together +3",
        "    pirate 3: Pirates of level 2 +4, together +4",
    ]


def test_after_the_dice_the_winner_is_marked_and_named(treasure_map: Game) -> None:
    assert lines(treasure_map, "de", f"{FIGHT}, clash 5 3", "duel") == [
        "Nahkampf",
        "★ ● Ada: Der Würfel zeigt 5 5, Entermesser +1, Pistolen +2, zusammen 8",
        "    Pirat 3: Der Würfel zeigt 3 3, Piraten der Stufe 2 +4, zusammen 7",
        "  Ada gewinnt mit 1 Vorsprung.",
    ]


def test_goods_that_cannot_be_bought_show_the_reason(treasure_map: Game) -> None:
    (told,) = lines(treasure_map, "en", SHOP, "shop")

    assert "Spyglass (3 gold), " in told
    dear = "Pistols, Boarding party, Long guns, Master gunner"
    assert (
        f" – {dear}: You are not carrying enough gold: buy something cheaper, or come back with more." in told
    )
