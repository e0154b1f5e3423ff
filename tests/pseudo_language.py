"""A language for tests, made from the English texts: accented, longer, in brackets.

Whatever is read without accents has not gone through the translator. Whatever lacks a bracket is cut off.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from spielhafen.core.game import Game
from spielhafen.i18n import Translator, shared_source

LETTERS: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçđéƒğĥíĵķĺɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĹṀÑÓÞɊŔŠŢÚṼŴẊÝŽ",
)
PADDING: Final = " ŵöŕđš ƒöŕ ļéñĝţĥ"
"""What makes a text longer, again and again; its letters are in no translated text."""
GROWTH: Final = 0.3
"""How much longer a text becomes."""
SHORTEST_GROWING: Final = 4
"""Texts with fewer letters are signs, which grow in no language."""
NOT_READ: Final = frozenset({"paragraph", "art"})
"""Attributes that are no texts: the number of a paragraph, the name of a drawing."""
RAW_WORD: Final = re.compile(r"(?<!\w)(?!(?:NE|SE|SW|NW)\b)[A-Za-z]{2,}(?!\w)")
"""A word without accents; directions are signs, and what has digits is a space or a piece."""


class Accents(Transformer):
    """Puts accents on all letters of a pattern."""

    def __init__(self) -> None:
        self.letters = 0

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the parser's word
        self.letters = max(self.letters, sum(map(str.isalpha, node.value)))
        return ast.TextElement(node.value.translate(LETTERS))


def pseudo_source(english: str) -> str:
    """Return Fluent source in the pseudo-language."""
    resource = FluentParser(with_spans=False).parse(english)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            parts: list[ast.Message | ast.Attribute] = [entry, *entry.attributes]
            for part in parts:
                if part.value is not None and not _is_no_text(part):
                    part.value = _pseudo_pattern(part.value)
    return FluentSerializer().serialize(resource)


def _is_no_text(part: ast.Message | ast.Attribute) -> bool:
    return isinstance(part, ast.Attribute) and part.id.name in NOT_READ


def _pseudo_pattern(pattern: ast.Pattern) -> ast.Pattern:
    accents = Accents()
    accented: ast.Pattern = accents.visit(pattern)
    if not accents.letters:
        return accented
    more = round(accents.letters * GROWTH) if accents.letters >= SHORTEST_GROWING else 0
    padding = (PADDING * (more // len(PADDING) + 1))[:more].rstrip()
    return ast.Pattern([ast.TextElement("⟦"), *accented.elements, ast.TextElement(f"{padding}⟧")])


@cache
def pseudo_translator(game: Game) -> Translator:
    """Return a translator into the pseudo-language."""
    translator = Translator("en", game)
    translator.bundle = FluentBundle(["en"], use_isolating=False)
    for source in (shared_source("en"), game.fluent_source("en")):
        translator.bundle.add_resource(FluentResource(pseudo_source(source)), allow_overrides=True)
    return translator


def raw_words(sentence: str) -> list[str]:
    """Return the words of a sentence that have not gone through the translator."""
    return RAW_WORD.findall(sentence)
