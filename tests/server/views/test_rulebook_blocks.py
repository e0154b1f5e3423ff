"""Rulebooks as blocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from spielhafen.server.views.rulebook_blocks import parse_rulebook as parse_structs
from spielhafen.testing.storyboard import Example

BOOK = """# Toy

An *old* game.

## §1 Turns

Do **this** (§2), then `that`; see §9 and §2.
Next line [linked §1](http://example.org).

### §1.1 Details

1. one
2. two
   - deep

> A note.

| Wind | Worth |
|------|------:|
| N    | §2    |

```example
two captains
  seats 2
> play N7

= hands N1
```

```
plain text
```

<!-- no code -->

---

## §2. Storms <b>bold</b>

## Appendix
"""


def parse_rulebook(source: str, examples: Sequence[Example] = ()) -> dict[str, Any]:
    """Return a rulebook as it is sent."""
    content: dict[str, Any] = msgspec.to_builtins(parse_structs(source, examples))
    return content


@pytest.fixture(scope="module")
def book() -> dict[str, Any]:
    return parse_rulebook(BOOK, [Example("§1", "two captains", 7)])


def blocks(book: dict[str, Any], law: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = next(
        section["blocks"] for section in book["sections"] if section["paragraph"] == law
    )
    return found


def test_sections_are_in_order_with_their_paragraphs(book: dict[str, Any]) -> None:
    assert book["title"] == "Toy"
    assert [(section["paragraph"], section["title"]) for section in book["sections"]] == [
        ("", []),
        ("§1", ["Turns"]),
        ("§2", ["Storms bold"]),
        ("", ["Appendix"]),
    ]


def test_references_are_marked_if_the_book_has_the_paragraph(book: dict[str, Any]) -> None:
    assert blocks(book, "§1")[0] == {
        "p": [
            "Do ", {"b": ["this"]}, " (", {"paragraph": "§2"}, "), then ", {"code": "that"}, "; see §9 and ", {"paragraph": "§2"},
            ". Next line linked ", {"paragraph": "§1"}, ".",
        ]
    }  # fmt: skip


def test_text_before_the_first_paragraph_is_kept(book: dict[str, Any]) -> None:
    assert book["sections"][0]["blocks"] == [{"p": ["An ", {"i": ["old"]}, " game."]}]


def test_every_kind_of_block_is_converted(book: dict[str, Any]) -> None:
    assert blocks(book, "§1")[1:] == [
        {"heading": ["§1.1 Details"], "level": 3},
        {"list": [[{"p": ["one"]}], [{"p": ["two"]}, {"list": [[{"p": ["deep"]}]]}]], "ordered": True},
        {"quote": [{"p": ["A note."]}]},
        {"table": {"head": [["Wind"], ["Worth"]], "rows": [[["N"], [{"paragraph": "§2"}]]]}},
        {"example": {"title": "two captains", "number": 7}},
        {"p": [{"code": "plain text"}]},
    ]


TITLES = """# Toy

## §1 Turns

```examples
Zwei Kapitäne

Drei
```

Text.

```examples
Vier
Einer zu viel
```

## §3 Wind

```examples
Nirgends
```

```example
ein eigenes Beispiel
> play N7
```
"""


def test_examples_are_found_by_title_and_those_without_a_number_are_left_out() -> None:
    known = [
        Example("§1", "Zwei Kapitäne", 0),
        Example("§1", "Drei", 1),
        Example("§1", "Vier", 4),
        Example("§1", "Einer zu viel", None),
        Example("§2", "Nirgends", 5),
        Example("§3", "ein eigenes Beispiel", 9),
    ]
    book = parse_rulebook(TITLES, known)

    assert blocks(book, "§1") == [
        {"example": {"title": "Zwei Kapitäne", "number": 0}},
        {"example": {"title": "Drei", "number": 1}},
        {"p": ["Text."]},
        {"example": {"title": "Vier", "number": 4}},
    ]
    assert blocks(book, "§3") == [{"example": {"title": "ein eigenes Beispiel", "number": 9}}]


def test_a_missing_example_does_not_shift_the_others() -> None:
    source = "## §1 Turns\n<!--\n```example\nhidden\n= a\n```\n-->\n```example\n; a note\nseen\n= b\n```\n"
    book = parse_rulebook(source, [Example("§1", "hidden", 0), Example("§1", "seen", 1)])

    assert blocks(book, "§1") == [{"example": {"title": "seen", "number": 1}}]


def test_two_examples_with_one_title_have_their_own_numbers() -> None:
    source = "## §1 Turns\n```examples\nnochmals\nnochmals\n```\n"
    book = parse_rulebook(source, [Example("§1", "nochmals", 3), Example("§1", "nochmals", 4)])

    assert [block["example"]["number"] for block in blocks(book, "§1")] == [3, 4]


def test_html_is_left_out(book: dict[str, Any]) -> None:
    assert "<b>" not in str(book)
    assert "no code" not in str(book)


def test_an_empty_rulebook_is_parsed() -> None:
    assert parse_rulebook("") == {"title": "", "sections": []}
