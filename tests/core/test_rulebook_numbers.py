"""Rulebooks: numbers of the game are filled in."""

from __future__ import annotations

import pytest

from spielhafen.core.errors import RulesError
from spielhafen.core.game import find_games
from spielhafen.core.rulebook_numbers import fill_numbers, read_rulebook
from tests.toys.skerry import GAME


def test_a_constant_and_the_default_of_a_house_rule_are_filled_in() -> None:
    written = fill_numbers(GAME, "rules.en.md", "For {MOST_SEATS} captains, {work} deeds; {} and {4} stay.")

    assert written == "For 3 captains, 2 deeds; {} and {4} stay."


def test_another_name_is_an_error_that_says_where_and_what_there_is() -> None:
    with pytest.raises(RulesError) as caught:
        fill_numbers(GAME, "rules.en.md", "# Skerry\n\nFor {MOST_SEAT} captains.")

    said = str(caught.value)
    assert "skerry/rules.en.md:3: {MOST_SEAT} is no number" in said
    assert "write one of {MOST_SEATS}" in said


def test_a_language_without_a_rulebook_has_none() -> None:
    assert read_rulebook(GAME, "fr") is None


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_rulebook_of_the_house_can_be_read(language: str) -> None:
    assert all(read_rulebook(game, language) for game in find_games().values())
