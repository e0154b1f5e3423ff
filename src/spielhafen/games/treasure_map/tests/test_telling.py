"""The texts of the log and the scene."""

import re
from typing import cast

import pytest

from spielhafen.core.game import Game
from spielhafen.core.scene import Scene
from spielhafen.core.secret import view
from spielhafen.core.text import Text
from spielhafen.games.treasure_map.rules.duels import CrewLost, PirateSunk
from spielhafen.games.treasure_map.rules.round import Stalemate
from spielhafen.games.treasure_map.state import Isles
from spielhafen.i18n import Translator
from spielhafen.testing import example_runner
from spielhafen.testing.example_parser import FENCE, parse_examples


def laid(game: Game, lines: str) -> Isles:
    return cast("Isles", example_runner.set_up_table(game, lines))


def seen(game: Game, lines: str, viewer: int = 0) -> Scene:
    return game.scene(view(laid(game, lines), viewer))


def said(game: Game, told: Text | None) -> str:
    assert told is not None
    return Translator("en", game).translate(told, ["Ada", "Bo"])


STRANDED = "seats 2\nships F12 C9\ncrews K12 -\nnext Turn(A)"


def test_a_crew_may_return_only_as_long_as_it_has_not_moved(treasure_map: Game) -> None:
    def hint(lines: str) -> str:
        told = seen(treasure_map, lines).status.hint
        return told.key if told else ""

    assert hint(STRANDED) == "hint-stranded"
    assert hint(f"{STRANDED}\n> go L12") != "hint-stranded"


@pytest.mark.parametrize(
    ("standing", "prompt"),
    [("yes", "Choose a square to move to, or stop here."), ("no", "Choose a square to move to.")],
)
def test_a_captain_who_has_to_move_is_not_asked_to_stop(
    treasure_map: Game, standing: str, prompt: str
) -> None:
    lines = f"option standing_still {standing}\nseats 2\nships G10 C9\nnext Turn(A)"

    assert said(treasure_map, seen(treasure_map, lines).status.prompt) == prompt


def test_the_meter_includes_the_step_of_boots(treasure_map: Game) -> None:
    meter = seen(treasure_map, "seats 2\nships G10 C9\ncards boots / -\nnext Turn(A)").status.meter

    assert meter is not None
    assert (meter.have, meter.of) == (0, 5)


def test_the_log_names_everything_that_a_crew_and_a_pirate_lose(treasure_map: Game) -> None:
    g = laid(treasure_map, "seats 2\npieces 1 2 / -\ngold 0 3\nnext Turn(A)")
    lost = [
        said(treasure_map, treasure_map.describe_step(g, CrewLost(seat, 1 - seat), None)) for seat in (0, 1)
    ]

    assert lost[0].endswith("What it carried goes to Bo: 2 map pieces.")
    assert lost[1].endswith("What it carried goes to Ada: 3 gold.")
    assert "Its hold was empty." in said(treasure_map, treasure_map.describe_step(g, PirateSunk(0, 1), None))


def test_the_stalemate_of_a_captain_alone_counts_no_map_pieces(treasure_map: Game) -> None:
    told = [
        said(
            treasure_map,
            treasure_map.describe_step(laid(treasure_map, f"seats {seats}\nnext Turn(A)"), Stalemate(), None),
        )
        for seats in (1, 2)
    ]

    assert ["counted" in one for one in told] == [False, True]


@pytest.mark.parametrize(("pieces", "law"), [("1 2 3 4 / -", "§29"), ("1 / -", "§30")])
def test_the_status_names_the_paragraph_that_ended_the_game(
    treasure_map: Game, pieces: str, law: str
) -> None:
    step = "Turn(A)" if law == "§29" else "Stalemate"
    rest = "> stop\n= winners A" if law == "§29" else "= winners A"
    lines = (
        f"  seats 2\n  ships A9 C9\n  crews A8 -\n  pieces {pieces}\n  el_dorado A8\n  knows A\n  next {step}"
    )
    (script,) = parse_examples("lines", f"{FENCE}example\nthe end\n{lines}\n{rest}\n{FENCE}")

    assert (
        treasure_map.scene(view(example_runner.run_example(treasure_map, script), 0)).status.paragraph == law
    )


def test_paying_off_a_pirate_beside_its_skull_has_a_warning(treasure_map: Game) -> None:
    lines = "seats 2\nlevel 2\nships D8 C9\ngold 6 0\npirates D3 C5 G10 A12\nhunts p3>A\nnext Turn(A)"
    offers = {offer.move: offer for offer in seen(treasure_map, lines).offers}

    assert offers["stop"].warning is None
    assert offers["pay p3"].warning is not None


def test_goals_of_own_tokens_are_marked_for_their_holder_alone(treasure_map: Game) -> None:
    own, other = (
        seen(treasure_map, "seats 2\ntokens D1 / -\nnext Turn(A)", viewer).pieces for viewer in (0, 1)
    )

    assert [(piece.id, said(treasure_map, piece.label)) for piece in own if piece.art == "goal"] == [
        ("goal/1a", "token D 2341 leads here, to C8")
    ]
    assert all(piece.art != "goal" for piece in other)


def test_what_was_found_in_a_temple_is_said_to_its_finder(treasure_map: Game) -> None:
    lines = "seats 2\nships G8 C9\ncrews F9 -\ntemples F9\nnext Turn(A)\n> stop, token D, dice 4"

    assert said(treasure_map, seen(treasure_map, lines).status.hint).startswith(
        "You have found a token and 4 gold."
    )
    assert seen(treasure_map, lines, viewer=1).status.hint is None


def test_keeping_tokens_is_a_form_only_without_a_choice_and_news(treasure_map: Game) -> None:
    def formal(lines: str) -> list[bool]:
        offers = seen(treasure_map, lines).offers
        return [offer.formal for offer in offers if offer.move == "keep"]

    ashore = "seats 2\nships G8 C9\ncrews F9 -\nnext Exchange(A)"
    assert formal(f"{ashore}\ntokens D1 / -") == [True]
    assert formal("seats 2\nships G8 C9\ncrews F9 -\ntemples F9\nnext Turn(A)\n> stop, token D, dice 4") == [
        False
    ]


def test_a_treasure_of_several_dice_says_how_its_gold_adds_up(treasure_map: Game) -> None:
    lines = (
        "seats 2\nlevel 2\nships G8 C9\ncrews F9 -\ntemples F9\nnext Turn(A)\n> stop, token D, dice 5 skull"
    )
    scene = seen(treasure_map, lines)
    (tray,) = (zone for zone in scene.zones if zone.id == "dice")

    assert "12 gold (5 + 7), as a skull counts seven." in said(treasure_map, scene.status.hint)
    assert said(treasure_map, tray.note) == "5 + 7 = 12 gold. A skull counts seven."


def test_the_button_to_stop_says_what_for(treasure_map: Game) -> None:
    def stop(lines: str) -> str:
        (offer,) = (one for one in seen(treasure_map, lines).offers if one.move == "stop")
        return said(treasure_map, offer.label)

    ashore = "seats 2\nships G8 C9\ncrews F9 -\n"
    assert stop(f"{ashore}temples F9\nnext Turn(A)") == "Stop here and search the temple"
    assert stop("seats 2\nships D8 C9\ncrews C8 -\ntokens D1 / -\nnext Turn(A)") == (
        "Stop here and swap your token"
    )
    assert stop("seats 2\nships D8 C9\ncrews E9 -\nnext Turn(A)") == "Stop here"


def test_a_captain_who_swaps_is_told_the_pieces_they_have_and_lack(treasure_map: Game) -> None:
    lines = "seats 2\nships D8 C9\ncrews C8 -\npieces 1 / -\nstored 2 / -\ntokens D1 / -\nnext Exchange(A)"

    assert said(treasure_map, seen(treasure_map, lines).status.hint) == (
        "You have map piece 1, map piece 2. You still need map piece 3, map piece 4."
    )


def test_the_way_to_where_a_token_leads_is_told_in_steps(treasure_map: Game) -> None:
    told = said(treasure_map, seen(treasure_map, "seats 2\ntokens D1 / -\nnext Turn(A)").status.hint)

    assert re.search(r"Token D 2341 leads to C8\. The cross there is \d+ steps away\.$", told)


def test_a_captain_is_told_what_a_stop_is_for_where_they_are(treasure_map: Game) -> None:
    def told(lines: str) -> str:
        return said(treasure_map, seen(treasure_map, f"seats 2\n{lines}\nnext Turn(A)").status.hint)

    assert told("ships G8 C9\ncrews F9 -\ntemples F9 G2") == (
        "You are at a temple with a treasure: stop here to take it."
    )
    assert told("ships D8 C9\ncrews C8 -\ntokens D1 / -") == (
        "Your token leads here: stop to swap it for a piece of the map."
    )


def test_a_captain_without_tokens_is_told_the_nearest_temple_with_a_treasure(treasure_map: Game) -> None:
    g = laid(treasure_map, "seats 2\nnext Turn(A)")
    before = said(treasure_map, treasure_map.scene(view(g, 0)).status.hint)
    g.temples = [0] * len(g.temples)

    assert before == "The nearest temple with a treasure is G2, 2 steps away."
    after = said(treasure_map, treasure_map.scene(view(g, 0)).status.hint)
    assert after == "All treasures are taken: at the end of this round level 2 begins, with new ones."


def test_a_captain_who_can_pay_for_nothing_more_is_not_offered_a_payment(treasure_map: Game) -> None:
    def asked(gold: int) -> str:
        lines = f"option ransom yes\nseats 2\ncrews F11\ngold {gold} 0\nturn A\nnext Affairs(A)"
        return said(treasure_map, seen(treasure_map, lines).status.prompt)

    assert asked(0) == "Nothing more can be paid for or done here: end your turn."
    assert asked(2).startswith("Trade")


HUNTED = "gold 6 0\npirates D3 C5 G10 A12\nhunts p3>A\nturn A\nnext Affairs(A)"


def test_a_captain_who_may_pay_a_pirate_is_told_what_comes_of_not_paying(treasure_map: Game) -> None:
    scene = seen(treasure_map, f"seats 2\nships D7 C9\n{HUNTED}")
    (end,) = (offer for offer in scene.offers if offer.move == "end")

    assert end.warning is None
    assert said(treasure_map, scene.status.hint) == (
        "If you do not pay, it goes on hunting you, but does not reach you in this round."
    )


def test_a_captain_whom_a_pirate_reaches_in_this_round_is_warned_before_the_end(treasure_map: Game) -> None:
    scene = seen(treasure_map, f"seats 2\nships G11 C9\n{HUNTED}")
    (end,) = (offer for offer in scene.offers if offer.move == "end")

    assert scene.status.hint is None
    assert re.fullmatch(
        r"At the end of the round you have to fight pirate 3\. You win about . times in 10\. "
        r"If you lose, you are back in your harbour and have lost 6 gold\.",
        said(treasure_map, end.warning),
    )


def test_what_was_found_is_not_told_again_below_another_question(treasure_map: Game) -> None:
    lines = "seats 2\nships G8 C9\ncrews F9 -\ntemples F9\nnext Turn(A)\n> stop, token D, dice skull, keep"

    assert "You have found" not in said(treasure_map, seen(treasure_map, lines).status.hint)


def test_a_captain_who_may_fire_is_told_what_a_shot_takes(treasure_map: Game) -> None:
    lines = "seats 2\nships H9 H10\nballs 2 1\nnext Turn(A)\n> stop"

    assert said(treasure_map, seen(treasure_map, lines).status.hint) == (
        "A shot takes a cannonball: you have 2. Choose a foe to see your chance."
    )
