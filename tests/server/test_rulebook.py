"""Rulebooks as blocks."""

from __future__ import annotations

from typing import Any

import pytest

from spielhafen.server.rulebook import rulebook

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

```scene
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


@pytest.fixture(scope="module")
def book() -> dict[str, Any]:
    return rulebook(BOOK, [7])


def blocks(book: dict[str, Any], law: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = next(
        section["blocks"] for section in book["sections"] if section["law"] == law
    )
    return found


def test_sections_stand_in_order_with_their_laws(book: dict[str, Any]) -> None:
    assert book["title"] == "Toy"
    assert [(section["law"], section["title"]) for section in book["sections"]] == [
        ("", []),
        ("§1", ["Turns"]),
        ("§2", ["Storms bold"]),
        ("", ["Appendix"]),
    ]


def test_references_are_marked_if_the_book_has_the_paragraph(book: dict[str, Any]) -> None:
    assert blocks(book, "§1")[0] == {
        "p": [
            "Do ", {"b": ["this"]}, " (", {"law": "§2"}, "), then ", {"code": "that"}, "; see §9 and ", {"law": "§2"},
            ". Next line linked ", {"law": "§1"}, ".",
        ]
    }  # fmt: skip


def test_what_stands_before_the_first_paragraph_is_kept(book: dict[str, Any]) -> None:
    assert book["sections"][0]["blocks"] == [{"p": ["An ", {"i": ["old"]}, " game."]}]


def test_every_kind_of_block_is_known(book: dict[str, Any]) -> None:
    assert blocks(book, "§1")[1:] == [
        {"heading": ["§1.1 Details"], "level": 3},
        {"list": [[{"p": ["one"]}], [{"p": ["two"]}, {"list": [[{"p": ["deep"]}]]}]], "ordered": True},
        {"quote": [{"p": ["A note."]}]},
        {"table": {"head": [["Wind"], ["Worth"]], "rows": [[["N"], [{"law": "§2"}]]]}},
        {"scene": {"title": "two captains", "number": 7}},
        {"p": [{"code": "plain text"}]},
    ]


TITLES = """# Toy

## §1 Turns

```scenes
Zwei Kapitäne

Drei
```

Text.

```scenes
Vier
Einer zu viel
```

## §3 Wind

```scenes
Nirgends
```

```scene
ein eigenes Beispiel
> play N7
```
"""


def test_titles_get_their_numbers_in_order_and_those_without_one_are_left_out() -> None:
    book = rulebook(TITLES, [0, 1, 4, None, None, 9])

    assert blocks(book, "§1") == [
        {"scene": {"title": "Zwei Kapitäne", "number": 0}},
        {"scene": {"title": "Drei", "number": 1}},
        {"p": ["Text."]},
        {"scene": {"title": "Vier", "number": 4}},
    ]
    assert blocks(book, "§3") == [{"scene": {"title": "ein eigenes Beispiel", "number": 9}}]


def test_markup_for_browsers_is_left_out(book: dict[str, Any]) -> None:
    assert "<b>" not in str(book)
    assert "no code" not in str(book)


def test_an_empty_book_is_a_book() -> None:
    assert rulebook("") == {"title": "", "sections": []}
