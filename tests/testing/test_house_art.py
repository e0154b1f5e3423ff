"""The drawings and signs that the laws of drawings expect are those of the clients."""

from __future__ import annotations

import re
from pathlib import Path

from spielhafen.terminal.render.ground import SPACE_SIGNS
from spielhafen.testing.laws.drawings import HOUSE_ART, TERMINAL_SIGNS

WEB_ART = Path(__file__).parents[2] / "web" / "public" / "art.svg"


def test_the_house_art_is_that_of_the_web_client() -> None:
    drawn = set(re.findall(r'<symbol[^>]*\bid="([^"]+)"', WEB_ART.read_text(encoding="utf-8")))

    assert drawn == HOUSE_ART


def test_the_kinds_of_spaces_with_signs_are_those_of_the_terminal() -> None:
    assert set(SPACE_SIGNS) == TERMINAL_SIGNS
