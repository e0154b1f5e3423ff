"""`spielhafen check GAME`: what is missing, in the order in which one would mend it."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from spielhafen.cli.game_check import ANCHORS, GameCheck, text_keys
from spielhafen.i18n import Translator
from tests.cli.conftest import Run
from tests.toys.skerry import GAME as SKERRY

ROOT = Path(__file__).parents[3]
Change = Callable[[str, str, str], None]

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


@pytest.fixture
def shoal(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return the folder of a new game of its own, which is forgotten afterwards."""
    name = f"shoal_{re.sub(r'[^a-z0-9]', '', tmp_path.parent.name + tmp_path.name)}"
    run("new", name, "--folder", str(tmp_path))
    monkeypatch.setenv("SPIELHAFEN_GAMES", str(tmp_path / name))
    yield tmp_path / name / name
    for module in [module for module in sys.modules if module.startswith(name)]:
        del sys.modules[module]


@pytest.fixture
def change(shoal: Path) -> Change:
    """Return a function that changes a file of the new game."""

    def change(file: str, before: str, after: str) -> None:
        written = (shoal / file).read_text("utf-8")
        assert before in written
        (shoal / file).write_text(written.replace(before, after), "utf-8")

    return change


def check(run: Run, game: Path, *more: str) -> tuple[int, list[str]]:
    """Return exit code and lines of a check."""
    code, out, err = run("check", game.name, "--quick", *more)
    assert err == ""
    return code, out.splitlines()


def test_a_new_game_has_nothing_to_mend(run: Run, shoal: Path) -> None:
    code, lines = check(run, shoal)

    assert code == 0
    assert lines == [
        "✓ Files and declarations",
        "✓ Rules, by the contract",
        "✓ Examples of the rulebook",
        "✓ Texts in every language",
        "✓ Art and signs",
        "✓ Bots",
        "✓ Recorded games and counts",
        "Nothing is to be mended.",
    ]


def test_findings_come_in_the_order_in_which_one_would_mend_them(
    run: Run, shoal: Path, change: Change
) -> None:
    change("rules.en.md", "? wind 1, wind 2, wind 3\n> wind 3", "? wind 1, wind 2\n> wind 3")
    change("texts/de.ftl", "refused-reef = Dort ist ein Riff.\n", "")
    change("texts/en.ftl", "meter-wind = Wind\n", "")
    change("texts/de.ftl", "meter-wind = Wind\n", "")
    change("scene.py", 'art="cutter"', 'art="cuter"')
    change("bot.py", "return min(reach", "return max(reach")
    (shoal / "look.css").unlink()
    (shoal / "tests" / "perft.txt").unlink()
    code, lines = check(run, shoal)
    told = "\n".join(lines)

    assert code == 1
    assert [line for line in lines if not line.startswith(" ")] == [
        "✓ Files and declarations",
        "✓ Rules, by the contract",
        "✗ Examples of the rulebook",
        "✗ Texts in every language",
        "✗ Art and signs",
        "✗ Bots",
        "✗ Recorded games and counts",
        "8 things are to be mended; begin with the first.",
    ], told
    assert "  ✗ refused-reef is missing in texts/de.ftl, but the other language has it." in told
    assert "  ✗ there is no message meter-wind in en. Every text exists in every language" in told
    assert "names the drawing 'cuter', which does not exist. It should be so: Each drawing" in told
    assert "  ✗ look.css is missing; every game has one. → docs/game-reference.md#scene" in told
    assert re.search(r"The levels are not ordered: greedy got \d+ % of the wins against random", told)
    assert "tests/perft.txt is missing. This writes it: spielhafen perft" in told
    assert told.count("refused-reef") == 1


def test_a_broken_rule_is_told_with_its_law(run: Run, shoal: Path, change: Change) -> None:
    change(
        "rules.py",
        "        g.at[seat] = move.space\n",
        "        g.at[seat] = move.space\n        g.sailed += 9\n",
    )
    code, lines = check(run, shoal)

    assert code == 1
    assert lines[1] == "✗ Rules, by the contract"
    assert any("sailed" in line and "It should be so: " in line for line in lines[2:])
    assert sum("every game can be played" in line for line in lines) <= 1


def test_a_bot_that_fails_is_a_finding(run: Run, shoal: Path, change: Change) -> None:
    change("bot.py", "    way = WAY_HOME if", "    assert g.round < 2\n    way = WAY_HOME if")
    code, lines = check(run, shoal)

    assert code == 1
    assert any("The bots of greedy cannot finish their games: AssertionError" in line for line in lines)


def test_a_game_that_cannot_be_loaded_is_checked_no_further(run: Run, shoal: Path, change: Change) -> None:
    change("state.py", "integer(1, last_round,", "integer(1, last_rond,")
    code, lines = check(run, shoal, "--language", "de")

    assert code == 1
    assert lines[0] == "✗ Dateien und Deklarationen"
    assert "lässt sich nicht laden: NameError: name 'last_rond' is not defined" in lines[1]
    assert lines[-2] == "Der Rest wird geprüft, wenn sich das Spiel laden lässt."


def test_what_is_never_met_is_told_by_the_whole_check(shoal: Path, change: Change) -> None:
    from spielhafen.core.game import find_game

    calm = "class Calm(Rule[Sea]):"
    change("rules.py", calm, f'class Gale(Rule[Sea]):\n    """§8 Never."""\n\n\n{calm}')
    whole = GameCheck(find_game(shoal.name), Translator("en"))
    findings = whole.run("rules", lambda *_: None)

    (finding,) = findings
    assert finding.said.startswith("Never met in any of the games played (steps): Gale. Remove what cannot")


@pytest.mark.parametrize("stage", ["loads", "rules", "examples", "texts"])
def test_the_toy_of_the_tests_has_sound_rules_and_texts(stage: str) -> None:
    assert not [
        found for found in GameCheck(SKERRY, Translator("en"), quick=True).run(stage, print) if found.wrong
    ]


def test_the_toy_of_the_tests_lacks_cover_bot_and_records() -> None:
    toy = GameCheck(SKERRY, Translator("en"), quick=True)
    art, bot, records = (toy.run(stage, lambda *_: None) for stage in ("art", "bot", "records"))

    assert [found.said.split()[0] for found in art] == ["art/cover.svg", "look.css"]
    assert [found.wrong for found in bot] == [False, False]
    assert [found.link for found in records] == ["docs/game-reference.md#tests"] * 2


def test_every_link_leads_to_a_chapter_of_the_reference() -> None:
    page = (ROOT / "docs" / "game-reference.md").read_text("utf-8")
    chapters = re.findall(r"^## (.+)$", page, re.MULTILINE)

    assert set(ANCHORS.values()) <= {chapter.lower().replace(" ", "-") for chapter in chapters}


def test_keys_of_texts_are_messages_and_attributes() -> None:
    source = "# sail = no\noffer-sail = { $n ->\n    [one] a\n   *[other] b\n}\n    .hint = On\nend = End\n"

    assert text_keys(source) == {"offer-sail", "offer-sail.hint", "end"}
