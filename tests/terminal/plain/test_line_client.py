"""The line client: whole games from a script, every command, no secrets of other players."""

import io
import re
from pathlib import Path

import pytest

from spielhafen.core.codec import dump
from spielhafen.core.errors import BrokenFile
from spielhafen.core.game import Game, find_game
from spielhafen.i18n import Translator
from spielhafen.terminal.plain.line_client import LineClient
from spielhafen.terminal.plain.printer import CLEAR_SCREEN
from spielhafen.terminal.session import resume_session
from tests.terminal.typist import Lay, Screen, play

# Whole games.


def test_a_whole_game_is_played_by_numbers(santa_timea: Game, table: Lay) -> None:
    sitting = table(santa_timea, "Ada", "bot Bo", "bot Cy", "bot Di")
    said = play(sitting, *["1"] * 60)

    assert sitting.match.winners is not None
    assert said.count("— Trick 12 · wind") == 5
    assert re.search(r"\n(\w+|bot \w+) wins\.\n$|win together\.\n$", said)
    assert said.count("\n> 1\n") == 60
    assert len(re.findall(r"^— Reckoning of round \d —\n(  .+\.\n){4,} +Damage", said, re.MULTILINE)) == 5
    assert len(re.findall(r"^ +Damage +Points", said, re.MULTILINE)) == 5, "each reckoning once"


def test_a_whole_professional_game_is_played_in_german_by_moves(santa_timea: Game, table: Lay) -> None:
    sitting = table(santa_timea, "Ada", "Bo", professional=True, seed=8)
    target = io.StringIO()
    client = LineClient(sitting, Translator("de", santa_timea), io.StringIO(), target)

    def answer(prompt: str) -> str:
        target.write(prompt)
        return sitting.match.view_for(client.viewer).moves()[0].__str__() if prompt == "> " else ""

    client.ask = answer  # type: ignore[method-assign]
    assert client.run()
    said = target.getvalue()

    assert "Vorhersage: " in said
    assert "oder die Paare" in said  # set or pairs was asked, in secret, and then shown
    assert re.search(r"(legt|hebt|hält|behält) .*(Satz|Paare)", said)
    assert "gewinn" in said


def test_the_rules_of_the_table_are_printed_at_the_beginning_and_on_request(table: Lay) -> None:
    conquest = find_game("caribbean_conquest")
    printed, ours = table(conquest, "Ada", "Bo"), table(conquest, "Ada", "Bo", truce=True)

    assert play(printed, "table", "rules 20", "quit").count("\nAs printed\n") == 3
    assert "\nOwn rules: Truce in the first round\n" in play(ours, "quit")


def test_every_line_of_the_log_is_printed_once(santa_timea: Game, table: Lay) -> None:
    sitting = table(santa_timea, "Ada", "bot Bo")
    said = play(sitting, *["1"] * 60).splitlines()
    words = Translator("en", santa_timea)
    lines = [words.translate(line.text, sitting.match.names) for line in sitting.log(0)]

    told = [line.strip("— ") for line in said if line.startswith(("  ", "— "))]
    assert [line for line in told if line in set(lines)] == lines


def test_a_game_of_bots_is_shown_to_the_end(regatta: Game, table: Lay) -> None:
    sitting = table(regatta, "bot Bo", "bot Cy", rounds=10)
    said = play(sitting)

    assert sitting.match.winners is not None
    assert said.count("’s turn —") == 20
    assert said.splitlines()[-1].endswith((" wins.", " win together."))


# What others must not see.


def test_players_do_not_see_the_cards_of_others(
    santa_timea: Game, table: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    sitting = table(santa_timea, "Ada", "Bo", "bot Cy")
    screen = Screen()
    source = io.StringIO("".join(f"{line}\n" for line in [*["hand", "1"] * 200]))
    client = LineClient(sitting, Translator("en", santa_timea), source, screen)
    seen: set[int] = set()

    def check(said: str) -> None:
        hands = dump(sitting.match.state)["hands"]
        own = hands[client.viewer] if client.viewer >= 0 else []
        flat = re.sub(r"\x1b\[[\d;]*m", "", said)
        shown = re.findall(r"^ *\d+  \w+ \d+  ([NESW]\d+)", flat, re.MULTILINE)
        assert {vars(santa_timea.catalogue.read(move))["card"] for move in shown} <= set(own)
        seen.update([client.viewer] if shown else [])

    screen.check = check
    client.run()

    assert seen == {0, 1}
    said = screen.getvalue()
    parts = said.split(CLEAR_SCREEN)
    assert len(parts) > 50
    assert all("Twelve cards are dealt to each." in part for part in parts[1:3])
    assert all(
        re.match(r"(Ada|Bo), it is your turn\. Let nobody else look, then press Enter\. ", part)
        for part in parts[1:]
    )


def test_without_secrets_there_is_no_curtain(regatta: Game, table: Lay) -> None:
    said = play(table(regatta, "Ada", "Bo"), "1", "1", "quit")

    assert "Let nobody else look" not in said
    assert "— Bo’s turn —" in said


# Commands and mistakes.


def test_a_move_may_be_typed_in_part_or_by_its_label(santa_timea: Game, table: Lay) -> None:
    sitting = table(santa_timea, "Ada", "bot Bo")
    hand = sorted(str(move) for move in sitting.match.view_for(0).moves())
    assert hand == ["E1", "E10", "E11", "E4", "N12", "N3", "N7", "N8", "N9", "S12", "S2", "W5"]
    said = play(sitting, "west 8", "e", "ost 11", "East 11", "s12")

    assert "“west 8” is no move of this game." in said
    assert re.search(r"“e” could be several moves: (E1, |E10, |E11, |E4, ){3}", said)
    assert "“ost 11” is no move of this game." in said
    assert "  Ada leads East 11 (0)" in said
    assert re.search(r"  Ada (leads|plays) South 12 ", said)


def test_a_refused_move_shows_the_reason_and_changes_nothing(santa_timea: Game, table: Lay) -> None:
    sitting = table(santa_timea, "Ada", "bot Bo")
    before = dump(sitting.match.state)
    said = play(sitting, "N1", "99", "0", "xyzzy")

    assert "N1 is not allowed. You do not hold this card: play one of those in your hand. (§5)" in said
    assert "There is no move 99; the moves are numbered from 1 to 12." in said
    assert said.count("Type ? for help.") == 1
    assert dump(sitting.match.state) == before


def test_an_offer_is_explained_on_request(santa_timea: Game, table: Lay) -> None:
    said = play(table(santa_timea, "Ada", "bot Bo"), "? 1")

    assert (
        "North 3 lies across the wind: half of 3, worth 1½. The only card so far: lowest and highest.  §5"
        in said
    )


def test_the_rules_open_at_the_present_paragraph(santa_timea: Game, table: Lay) -> None:
    said = play(table(santa_timea, "Ada", "bot Bo"), "rules", "rules §8", "rules 99")

    assert "\n§5 " in said
    assert "\n§8 " in said
    assert "The rulebook has no 99. It has: §1, §2," in said
    assert "```" not in said


def test_advice_is_given_on_request(santa_timea: Game, table: Lay) -> None:
    sitting = table(santa_timea, "Ada", "bot Bo")
    said = play(sitting, "more", "advice", "more")
    percents = re.findall(r"^ +(\d+\.\d) %.*  \((\w+)\)$", said, re.MULTILINE)

    assert "There is nothing more to say: ask for advice first." in said
    assert "looks best." in said or "both are about equally good" in said
    assert said.index("Say more for figures") < said.index(" %")
    assert 1 < len(percents) <= 3
    offered = {str(move) for move in sitting.match.view_for(0).moves()}
    assert {move for _, move in percents} <= offered
    assert play(sitting, "rat", "mehr", language="de").count("\u00a0%") == len(percents)


def test_the_reasons_of_a_bot_are_given_on_request(regatta: Game, table: Lay) -> None:
    sitting = table(regatta, "Ada", "bot Bo", level="sailor", rounds=10, seed=3)
    said = play(sitting, "1", "anchor", "why", "more", "quit")
    ply = next(number for number, ply in enumerate(sitting.match.plies, 1) if ply.actor == 1)
    told = said.split(f"Move {ply}: bot Bo, Sailor\n")[1]

    assert said.count("bot Bo is thinking it over again …") == 1
    assert told.startswith("bot Bo ")
    assert f"({sitting.match.plies[ply - 1].move})" in told
    again = table(regatta, "Ada", "bot Bo", level="sailor", rounds=10, seed=3)
    assert f"Zug {ply}: bot Bo, Matrose\n" in play(again, "1", "anchor", f"warum {ply}", language="de")


def test_a_bot_that_compared_nothing_has_no_reasons(regatta: Game, table: Lay) -> None:
    sitting = table(regatta, "Ada", "bot Bo", level="greedy", rounds=10, seed=3)
    said = play(sitting, "why", "1", "anchor", "why", "why 1", "why 2", "why 0", "why 99", "why Bo", "quit")

    assert "No bot has moved yet in this sitting." in said
    assert "bot Bo played like a landlubber: by rule of thumb alone. Nothing was compared." in said
    assert "This was rolled or drawn: there was nothing to decide." in said
    assert "Ada decided this; no bot thought about it." in said
    last = len(sitting.match.plies)
    assert said.count(f"Which move? Say why alone, or why and a number from 1 to {last}.") == 3


def test_with_hidden_cards_reasons_are_given_when_the_game_is_over(santa_timea: Game, table: Lay) -> None:
    sitting = table(santa_timea, "Ada", "bot Bo", level="sailor")
    said = play(sitting, "1", "why", *["1"] * 59, "why", "2", "log", "", "why")
    before, after = said.split("\nThe game is over. Why the bots played as they did can be asked now")

    assert before.count("You can see why a bot played like this when the game is over") == 1
    assert re.search(r"\nMove \d+: bot Bo, Sailor\nbot Bo ", after)
    assert after.count("The game is over; nothing can be played any more.") == 1
    assert re.search(r"^ +\d+  Ada leads ", after, re.MULTILINE)
    assert after.endswith("\n> \n")


def test_the_game_is_reviewed_when_it_is_over(regatta: Game, table: Lay) -> None:
    sitting = table(regatta, "Ada", "bot Bo", level="sailor", rounds=10, seed=3)
    early = play(sitting, "review", "quit")
    while sitting.match.winners is None:
        seat = sitting.match.actors()[0]
        sitting.play_bot(seat, str(sitting.match.view_for(seat).moves()[0]))
    said = play(sitting, "review", "")

    assert "Which moves mattered is told when the game is over" in early
    after = said.split("An admiral is going through the game again …\n")[1]
    assert after.startswith(
        ("No single move decided it", "One move of Ada", *(f"{n} moves of Ada" for n in "2345"))
    )


def test_without_reasons_to_give_none_are_offered(santa_timea: Game, table: Lay) -> None:
    said = play(table(santa_timea, "Ada", "bot Bo", level="greedy"), *["1"] * 60, "why")

    assert "can be asked now" not in said
    assert "> why" not in said


def test_a_resumed_match_has_no_reasons_of_earlier_moves(regatta: Game, table: Lay) -> None:
    left = table(regatta, "Ada", "bot Bo", level="sailor", rounds=10, seed=3)
    play(left, "1", "anchor", "quit")
    again = resume_session(left.logbook_text(), 3, None)
    said = play(again, "why", f"why {left.match.bot_levels.index('sailor') + 1}", "quit")

    assert "No bot has moved yet in this sitting." in said
    assert "This was played before the logbook came here" in said


def test_a_move_can_be_undone(regatta: Game, table: Lay) -> None:
    sitting = table(regatta, "Ada", "Bo")
    said = play(sitting, "undo", "1", "undo", "undo")

    assert said.count("Taken back.") == 1
    assert said.count("Dice or cards have come since: that cannot be taken back.") == 2
    assert dump(sitting.match.state)["sailed"] == 0


def test_an_undone_event_is_printed_again_when_it_happens_again(regatta: Game, table: Lay) -> None:
    said = play(table(regatta, "Ada", "Bo"), "1", "undo", "1", "quit")

    assert said.count("  Ada sails from a5 to a6.") == 2


def test_earlier_tables_can_be_shown(regatta: Game, table: Lay) -> None:
    said = play(table(regatta, "Ada", "Bo"), "1", "history 1", "history", "history 99")

    past = said.split("The table after move 1 of 2:")[1]
    assert "\n 5 ●→" in past
    assert said.count("Which move? Say history and a number from 0 to 2.") == 2


def test_log_hand_table_and_help_are_shown(santa_timea: Game, table: Lay) -> None:
    said = play(table(santa_timea, "Ada", "bot Bo"), "1", "log", "hand", "table", "?")

    assert "   0  Twelve cards" not in said
    assert re.search(r"\n +\d+  Ada leads North \d+ \(", said)
    assert "    N 12 · E 6 · S 0 · W 6" in said
    assert "undo          take your last move back" in said


def test_a_word_of_the_language_is_a_command_too(santa_timea: Game, table: Lay) -> None:
    said = play(table(santa_timea, "Ada", "bot Bo"), "regeln §8", "/hilfe", "ende", language="de")

    assert "\n§8 " in said
    assert "deinen letzten Zug zurücknehmen" in said


def test_only_plain_text_goes_into_a_pipe(santa_timea: Game, table: Lay) -> None:
    said = play(table(santa_timea, "Ada", "Bo"), *["1"] * 30)

    assert "\x1b" not in said


def test_typed_text_cannot_control_the_terminal(santa_timea: Game, table: Lay) -> None:
    said = play(table(santa_timea, "Ada", "bot Bo"), "\x1b[2Jnix")

    assert "“[2Jnix” is no move of this game." in said


@pytest.mark.parametrize("line", ["9" * 5000, f"?{'9' * 5000}", f"history {'9' * 5000}", f"why {'9' * 5000}"])
def test_very_long_numbers_are_no_error(regatta: Game, table: Lay, line: str) -> None:
    sitting = table(regatta, "Ada", "bot Bo")

    before = len(sitting.match.plies)
    play(sitting, line, "quit")

    assert len(sitting.match.plies) == before


# Saving and resuming.


def test_a_saved_game_is_resumed(santa_timea: Game, table: Lay, tmp_path: Path) -> None:
    file = tmp_path / "new" / "game.log"
    left = table(santa_timea, "Ada", "bot Bo", file=file)
    play(left, "1", "1", "quit")
    again = resume_session(file.read_text("utf-8"), 5, None)

    assert dump(again.match.state) == dump(left.match.state)
    assert again.match.seats == left.match.seats
    play(again, *["1"] * 58)
    assert again.match.winners is not None


def test_a_logbook_that_ends_before_a_draw_is_resumed(regatta: Game, table: Lay, tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    play(table(regatta, "Ada", "Bo", file=file), "quit")
    written = file.read_text("utf-8")
    assert re.search(r"^\*  wind \d\n", written, re.MULTILINE)
    again = resume_session(re.sub(r"^\*  wind \d\n", "", written, flags=re.MULTILINE), 1, None)

    assert again.match.actors() == [0]


def test_a_veiled_logbook_cannot_be_resumed(santa_timea: Game, table: Lay, tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    play(table(santa_timea, "Ada", "Bo", file=file), "quit")

    with pytest.raises(BrokenFile):
        resume_session(re.sub(r"deal .*", "?", file.read_text("utf-8")), 1, None)


def test_the_logbook_can_be_saved_elsewhere_without_overwriting(
    santa_timea: Game, table: Lay, tmp_path: Path
) -> None:
    file = tmp_path / "copy.log"
    said = play(table(santa_timea, "Ada", "bot Bo"), "save", f"save {file}", f"save {file}")

    assert "Where to?" in said
    assert f"The logbook is in {file}." in said
    assert f"The logbook could not be written to {file}: File exists." in said
    assert file.read_text("utf-8").startswith("spielhafen logbook 1\n; bot 2 random\n")


def test_a_logbook_that_cannot_be_written_does_not_stop_the_game(
    santa_timea: Game, table: Lay, tmp_path: Path
) -> None:
    folder = tmp_path / "folder"
    folder.write_text("in the way")
    sitting = table(santa_timea, "Ada", "bot Bo", file=folder / "game.log")
    said = play(sitting, "1", "quit")

    assert "The logbook could not be written to" in said
    assert len(sitting.match.plies) > 5


def test_an_unknown_home_folder_is_an_error_that_does_not_stop_the_game(regatta: Game, table: Lay) -> None:
    said = play(table(regatta, "Ada", "bot Bo"), "save ~nobody-of-this-name/x.log", "quit")

    assert "The logbook could not be written to ~nobody-of-this-name/x.log: " in said


def test_endless_input_after_the_end_stops_the_client(santa_timea: Game, table: Lay) -> None:
    said = play(table(santa_timea, "Ada", "bot Bo", level="sailor"), *["1"] * 60, *["1"] * 100)

    assert said.count("nothing can be played any more") == 5
