"""What the table says before a fight: the chance, and what may be won and lost."""

from fractions import Fraction
from typing import cast

import pytest

from spielhafen.boxes.ship_adventure.duels import in_ten
from spielhafen.core.game import Game
from spielhafen.core.scene import Offer
from spielhafen.core.secret import view
from spielhafen.games.treasure_map.moves import Clash
from spielhafen.games.treasure_map.rules.duels import CLASHES, Broadside, Duel, Melee
from spielhafen.games.treasure_map.scene.stakes import surviving, winning
from spielhafen.games.treasure_map.state import GALLEON, PIRATE, Isles
from spielhafen.i18n import Translator
from spielhafen.testing import example_runner

BESIDE = "seats 2\nships D8 E8\ngold 9 4\npieces 1 2 / 3\n"


def laid(game: Game, lines: str) -> Isles:
    return cast("Isles", example_runner.set_up_table(game, lines))


def offered(game: Game, lines: str, viewer: int = 0) -> dict[str, Offer]:
    return {offer.move: offer for offer in game.scene(view(laid(game, lines), viewer)).offers}


def said(game: Game, offer: Offer) -> list[str]:
    translator = Translator("en", game)
    return [translator.translate(one, ["Ada", "Bo"]) if one else "" for one in (offer.hint, offer.warning)]


def played_out(g: Isles, duel: Duel) -> Fraction:
    """Return the chance of the attacker by every roll of the dice; ties are rolled again."""
    won = lost = 0
    for move, weight in CLASHES:
        after = g.clone()
        after.steps.append(duel)
        before = len(after.steps)
        duel.take(after, cast("Clash", move))
        told = [step for step in after.steps[before:] if not isinstance(step, Duel)]
        loses = [getattr(step, "by", None) for step in told]
        won += weight * (duel.attacker in loses)
        lost += weight * (duel.defender in loses)
    return Fraction(won, won + lost)


@pytest.mark.parametrize(
    "cards", ["- / -", "cutlasses spyglass / -", "boarders / pistols", "- / master-gunner"]
)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_chance_is_that_of_all_rolls_of_the_dice(treasure_map: Game, cards: str, level: int) -> None:
    g = laid(treasure_map, f"{BESIDE}level {level}\ncards {cards}\ngalleon F8\nnext Turn(A)")

    for foe in (1, PIRATE, GALLEON):
        assert winning(g, 0, foe, guns=False) == pytest.approx(float(played_out(g, Melee(0, foe))))
        assert winning(g, 0, foe, guns=True) == pytest.approx(float(played_out(g, Broadside(0, foe))))


def test_several_melees_have_to_be_won_all(treasure_map: Game) -> None:
    g = laid(treasure_map, f"{BESIDE}next Turn(A)")

    assert surviving(g, 0, [1, GALLEON]) == pytest.approx(
        winning(g, 0, 1, guns=False) * winning(g, 0, GALLEON, guns=False)
    )


def test_only_what_is_certain_is_never_or_always() -> None:
    assert [in_ten(chance) for chance in (0, 0.01, 0.5, 0.99, 1)] == [0, 1, 5, 9, 10]


def test_a_shot_that_may_be_answered_tells_chance_gain_and_loss(treasure_map: Game) -> None:
    told = said(treasure_map, offered(treasure_map, f"{BESIDE}next Gunnery(A)")["fire c2"])

    assert told == [
        (
            "You win about 5 times in 10 if they fire back, and for sure if they do not "
            "(you add 0 to your die, they add 0). If you win, you get 4 gold, one map piece."
        ),
        "If you lose, you are back in your harbour and have lost 9 gold, 2 map pieces.",
    ]


def test_a_shot_that_nobody_answers_risks_nothing(treasure_map: Game) -> None:
    told = said(treasure_map, offered(treasure_map, f"{BESIDE}balls 2 0\nnext Gunnery(A)")["fire c2"])

    assert told == ["Nobody can fire back: the shot hits. If you win, you get 4 gold, one map piece.", ""]


def test_not_to_answer_a_shot_tells_what_is_lost(treasure_map: Game) -> None:
    told = said(treasure_map, offered(treasure_map, f"{BESIDE}next Reply(A, B)")["hold fire"])

    assert told == [
        "",
        "Their shot hits: you are back in your harbour and have lost 9 gold, 2 map pieces.",
    ]


def test_a_map_piece_that_is_there_already_has_a_warning(treasure_map: Game) -> None:
    lines = "seats 2\nships D8 C9\ncrews C8 -\npieces 1 / -\nstored 2 / -\ntokens D1 / -\nnext Exchange(A)"
    offers = offered(treasure_map, lines)
    warned = {
        move[-1]: said(treasure_map, offer)[1] for move, offer in offers.items() if move.startswith("swap")
    }

    assert warned["1"] == "You have map piece 1 already: you need four different ones."
    assert "in your city" in warned["2"]
    assert not warned["3"]
