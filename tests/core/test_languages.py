"""Which languages there are, which one a reader gets, and English where a game lacks one."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from spielhafen.core.game import Game, find_game, find_games
from spielhafen.core.languages import (
    FALLBACK_LANGUAGE,
    LANGUAGES,
    REQUIRED_LANGUAGES,
    REVIEWED_LANGUAGES,
    best_language,
    read_texts,
    user_language,
)
from spielhafen.core.rulebook_numbers import rulebook_language, rulebook_languages

OFFERED = ("en", "de", "fr")


def test_the_required_languages_are_reviewed_and_come_first() -> None:
    assert LANGUAGES[: len(REQUIRED_LANGUAGES)] == REQUIRED_LANGUAGES
    assert FALLBACK_LANGUAGE == "en"
    assert set(REQUIRED_LANGUAGES) <= REVIEWED_LANGUAGES <= set(LANGUAGES)


@pytest.mark.parametrize(
    ("wishes", "found"),
    [
        (["de"], "de"),
        (["fr_CA.UTF-8"], "fr"),
        (["DE-at", "fr"], "de"),
        (["nl", "fr", "de"], "fr"),
        (["german", "C", "C.UTF-8", "", "*"], "en"),
        ([], "en"),
    ],
)
def test_the_first_wish_that_is_offered_is_chosen(wishes: list[str], found: str) -> None:
    assert best_language(wishes, OFFERED) == found


@pytest.mark.parametrize(
    ("variables", "found"),
    [
        ({"SPIELHAFEN_LANGUAGE": "de", "LANG": "en_GB.UTF-8"}, "de"),
        ({"SPIELHAFEN_LANGUAGE": "klingon", "LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_MESSAGES": "de_CH.UTF-8", "LANG": "en_GB.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
    ],
)
def test_the_environment_determines_the_language(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], found: str
) -> None:
    for name in ("SPIELHAFEN_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert user_language() == found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Create texts in English, some of them in French."""
    (tmp_path / "en.ftl").write_text("ship = ship\n    .use = Sail it.\n\n# A danger\nreef = reef\n", "utf-8")
    (tmp_path / "fr.ftl").write_text("ship = navire\n", "utf-8")
    return tmp_path


def test_what_a_language_does_not_say_is_said_in_english(folder: Path) -> None:
    assert read_texts([folder], "fr").split("\n") == ["ship = navire", "", "reef = reef", ""]
    assert read_texts([folder], "it") == "\nship = ship\n    .use = Sail it.\n\n# A danger\nreef = reef\n"
    (folder / "fr.ftl").write_text("reef = récif\nship = navire\n", "utf-8")
    assert read_texts([folder], "fr") == "reef = récif\nship = navire\n"


def test_nothing_is_added_to_a_required_language(folder: Path) -> None:
    (folder / "de.ftl").write_text("ship = Schiff\n", "utf-8")
    assert read_texts([folder], "de") == "ship = Schiff\n"


def test_readers_of_another_language_get_the_english_rulebook(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("columbus")
    shutil.copy(str(game.file("rules.en.md")), tmp_path)
    monkeypatch.setattr(type(game), "file", lambda _, *path: tmp_path.joinpath(*path))
    assert rulebook_languages(game) == ["en"]
    assert [rulebook_language(game, code) for code in ("en", "de", "fr")] == ["en", "en", "en"]


@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.name)
def test_our_games_have_rulebooks_in_all_languages(game: Game) -> None:
    assert rulebook_languages(game) == list(LANGUAGES)
