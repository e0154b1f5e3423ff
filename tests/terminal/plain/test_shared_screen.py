"""The line client with several people at one keyboard, or with stand-in bots."""

import io
import re
from pathlib import Path

import pytest

from spielhafen.core.codec import dump
from spielhafen.core.game import Game
from spielhafen.i18n import Translator
from spielhafen.terminal.plain.line_client import LineClient
from spielhafen.terminal.plain.printer import CLEAR_SCREEN
from spielhafen.terminal.session import resume_session
from tests.terminal.typist import Lay, Screen, play

# A draw.


def test_players_at_one_keyboard_can_agree_on_a_draw(santa_timea: Game, table: Lay, tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    sitting = table(santa_timea, "Ada", "Bo", file=file)
    said = play(sitting, "", "1", "", "peace", "no", "peace", "yes")
    assert said.count("Do all of you agree to a draw?") == 2
    assert said.endswith("A draw, as all agreed.\n")
    assert sitting.match.winners == [0, 1]
    assert len([ply for ply in sitting.match.plies if ply.actor >= 0]) == 1
    again = resume_session(file.read_text("utf-8"), 5, None)
    assert again.match.drawn
    assert play(again).endswith("A draw, as all agreed.\n")


def test_a_draw_cannot_be_agreed_with_bots(santa_timea: Game, table: Lay) -> None:
    sitting = table(santa_timea, "Ada", "bot Bo")
    said = play(sitting, "remis", language="de")
    assert "Unentschieden lässt sich anbieten, solange" in said
    assert sitting.match.winners is None


# Stand-in bots.


def test_a_bot_plays_for_a_player_move_by_move(santa_timea: Game, table: Lay) -> None:
    sitting = table(santa_timea, "Ada", "bot Bo")
    said = play(sitting, "bot", *[""] * 3, "self", "1", "quit")
    own = [
        level
        for ply, level in zip(sitting.match.plies, sitting.match.bot_levels, strict=True)
        if ply.actor == 0
    ]

    assert own == ["helmsman"] * 3 + [""]
    asked = "Helmsman plays for Ada. Enter lets it move, self takes the seat back."
    assert said.count(asked) == 4
    before, after = said.split("> bot\n")[1].split(f"{asked} self\n")
    assert "Choose" not in before
    assert not re.search(r"^ *1  ", before, re.MULTILINE)
    assert after.startswith("Ada plays again.\n")
    assert re.search(r"^ *1  ", after, re.MULTILINE)


def test_by_default_the_bot_has_the_level_of_the_strongest_bot(regatta: Game, table: Lay) -> None:
    sitting = table(regatta, "Ada", "bot Bo", level="captain")
    play(sitting, "bot")
    assert sitting.match.seats[0].level == "captain"


def test_meanwhile_the_player_may_look_but_not_play(santa_timea: Game, table: Lay) -> None:
    sitting = table(santa_timea, "Ada", "bot Bo")
    before = dump(sitting.match.state)
    said = play(sitting, "bot captain", "1", "undo", "bot boy", "hand", "history 0", "quit")

    assert dump(sitting.match.state) == before
    assert said.count("A bot plays for this seat. Enter lets it move, self takes the seat back") == 3
    assert "The table after move 0 of" in said
    assert sitting.match.seats[0].level == "captain"


def test_a_level_is_chosen_by_its_name_in_either_language(regatta: Game, table: Lay) -> None:
    for called, level in ("Ship's Boy", "boy"), ("SHIP’S BOY", "boy"), ("helmsman", "helmsman"):
        sitting = table(regatta, "Ada", "bot Bo")
        play(sitting, f"bot {called}")
        assert sitting.match.seats[0].level == level
    sitting = table(regatta, "Ada", "bot Bo")
    said = play(sitting, "bot kaptän", "bot random", "bot Kapitän", language="de")
    known = "Schiffsjunge, Matrose, Steuermann, Kapitän, Admiral"
    assert said.count(f"Welcher Bot? Sag bot und eine Stufe: {known}.") == 2
    assert sitting.match.seats[0].level == "captain"
    assert "Kapitän spielt für Ada. Enter lässt ihn ziehen, „selbst“ nimmt den Platz zurück." in said


def test_one_of_several_lent_seats_is_taken_back_by_name(regatta: Game, table: Lay) -> None:
    sitting = table(regatta, "Ada", "Bo", "Cy")
    said = play(
        sitting, "self", "bot boy", *[""] * 5, "bot boy", "self", "self Cy", "self bo", "self", "quit"
    )

    assert "No bot plays for this seat." in said
    assert said.count("Whose seat? Say self and one of: Ada, Bo.") == 2
    assert "Bo plays again." in said
    assert "Ada plays again." in said
    assert sitting.lent_seats == []


def test_the_cards_of_a_lent_seat_stay_hidden(
    santa_timea: Game, table: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    sitting = table(santa_timea, "Ada", "Bo")
    screen = Screen()
    lines = ["", "bot boy", *["", "hand", "1"] * 4, "", "bot boy", "hand", "table", "", "hand", ""]
    client = LineClient(
        sitting, Translator("en", santa_timea), io.StringIO("".join(f"{line}\n" for line in lines)), screen
    )

    def check(said: str) -> None:
        hands = dump(sitting.match.state)["hands"]
        own = hands[client.viewer] if client.viewer >= 0 else []
        shown = re.findall(r"^ *\d+  \w+ \d+  ([NESW]\d+)", said, re.MULTILINE)
        assert {vars(santa_timea.catalogue.read(move))["card"] for move in shown} <= set(own)

    screen.check = check
    client.run()

    assert sitting.lent_seats == [0, 1]
    assert client.viewer == -1
    handed_over = screen.getvalue().rindex("Ship’s boy plays for Bo.\n")
    assert screen.getvalue().startswith(CLEAR_SCREEN, handed_over + len("Ship’s boy plays for Bo.\n"))


def test_names_that_differ_in_case_only_are_distinct(regatta: Game, table: Lay) -> None:
    sitting = table(regatta, "Ada", "ada", "Cy")
    for seat in (0, 1):
        sitting.lend_seat(seat, "boy")
    play(sitting, "self ada", "self Ada", "quit")

    assert sitting.lent_seats == []
