"""The pictures of docs/new-game-scene.md: all are there, and what they show is all there is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
import vocabulary

from spielhafen.core.scene import Mark, Zone
from spielhafen.testing.laws.drawings import HOUSE_ART

PAGE = (vocabulary.ROOT / "docs" / "new-game-scene.md").read_text("utf-8")
PICTURES = {path.name for path in vocabulary.PICTURES.glob("scene-*")}


def test_the_sheet_of_symbols_is_up_to_date() -> None:
    assert vocabulary.SYMBOLS.read_text("utf-8") == vocabulary.draw_symbols(), (
        "run .venv/bin/python tools/vocabulary.py symbols"
    )
    assert set(vocabulary.house_symbols()) == HOUSE_ART


def test_every_picture_is_taken_by_the_tool_and_is_on_the_page() -> None:
    made = {vocabulary.SYMBOLS.name, *(f"scene-{shot.name}.webp" for shot in vocabulary.SHOTS)}

    assert made == PICTURES
    assert set(re.findall(r"\(pictures/(scene-[\w.-]+)\)", PAGE)) == PICTURES


def test_the_page_shows_every_kind_of_zone_and_mark() -> None:
    zones, marks = (get_args(get_type_hints(part)["kind"]) for part in (Zone, Mark))

    assert sorted(re.findall(r"^\| `(\w+)` \| !", PAGE, re.MULTILINE)) == sorted(zones)
    section = PAGE.partition("\n## Marks\n")[2].partition("\n## ")[0]
    assert sorted(re.findall(r"^\| `(\w+)` \| ", section, re.MULTILINE)) == sorted(marks)


def test_the_page_names_every_tint() -> None:
    styles = (vocabulary.ROOT / "web" / "src" / "styles" / "tokens.css").read_text("utf-8")
    tints = set(re.findall(r"^\.tint-(\w+)", styles, re.MULTILINE)) - {"back"}

    assert set(vocabulary.TINTS) == tints
    (listed,) = re.findall(r"from 1 to 7: ([^.]*)\.", PAGE)
    assert re.findall(r"`(\w+)`", listed) == list(vocabulary.TINTS)


@pytest.mark.browser
@pytest.mark.slow
def test_a_picture_is_taken_in_a_browser(
    tmp_path: Path, chromium: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vocabulary, "PICTURES", tmp_path)
    vocabulary.take_all([shot for shot in vocabulary.SHOTS if shot.name == "duel"])

    taken = (tmp_path / "scene-duel.webp").read_bytes()
    assert taken[:4] == b"RIFF"
    assert taken[8:12] == b"WEBP"
