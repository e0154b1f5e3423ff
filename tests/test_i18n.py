"""All texts exist in all languages, with the same variables, and can be formatted."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spielhafen.core.languages import LANGUAGES, REQUIRED_LANGUAGES
from tests.selection import slow_except

SRC = Path(__file__).parent.parent / "src" / "spielhafen"
SHARED = sorted((SRC / "i18n" / "en").glob("*.ftl"))
TEMPLATES = sorted(SRC.glob("cli/template/*/texts/en.ftl"))
"""Texts of games that `spielhafen new` writes, which have the required languages only."""
OF_GAMES = sorted({*SRC.rglob("texts/en.ftl"), *SRC.rglob("guide/en.ftl")} - {*TEMPLATES})
TRANSLATIONS = [
    *((file, SRC / "i18n" / language / file.name) for language in LANGUAGES[1:] for file in SHARED),
    *((file, file.with_name(f"{language}.ftl")) for language in LANGUAGES[1:] for file in OF_GAMES),
    *((file, file.with_name(f"{language}.ftl")) for language in REQUIRED_LANGUAGES[1:] for file in TEMPLATES),
]
PLURALS = {"zero", "one", "two", "few", "many"}
"""The categories of plurals besides `other`, which every choice has."""


def named(pair: object) -> str:
    file = pair[1] if isinstance(pair, tuple) else pair
    return file.relative_to(SRC).as_posix() if isinstance(file, Path) else str(file)


class Variables(Visitor):
    """The variables of a pattern, and the words and numbers that each is compared with."""

    def __init__(self) -> None:
        self.found: dict[str, set[Any]] = {}
        self.plurals: dict[str, set[str]] = {}
        """The plural categories that a choice by each variable names."""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser's word
        self.found.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the parser's word
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            values = {key(variant) for variant in node.variants}
            self.found[node.selector.id.name] |= values
            names = PLURALS & {variant_name(variant) for variant in node.variants}
            self.plurals.setdefault(node.selector.id.name, set()).update(names)


def variant_name(variant: ast.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)


def key(variant: ast.Variant) -> Any:
    """Return a value that selects this variant: 1 for `one`, other numbers for other plurals."""
    name = variant_name(variant)
    return {"one": 1, "many": 1_000_000, "other": 5}.get(name, int(name) if name.isdecimal() else name)


@cache
def patterns(file: Path) -> dict[str, ast.Pattern]:
    """Return all messages of a file and their attributes."""
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value}
            parts |= {
                f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes
            }
            for name, pattern in parts.items():
                assert name not in found, f"{file}: {name} stands there twice"
                if pattern is not None:
                    found[name] = pattern
    return found


def variables(pattern: ast.Pattern) -> dict[str, set[Any]]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.found


def trials(pattern: ast.Pattern) -> Iterator[dict[str, Any]]:
    """Yield arguments that together select every variant at least once."""
    found = variables(pattern)
    columns = [sorted(values or {"x"}, key=str) for values in found.values()]
    for row in zip_longest(*columns) if columns else [()]:
        yield {
            name: column[0] if value is None else value
            for name, column, value in zip(found, columns, row, strict=True)
        }


@pytest.mark.parametrize("pair", TRANSLATIONS, ids=named)
def test_all_languages_have_the_same_messages_with_the_same_variables(pair: tuple[Path, Path]) -> None:
    english, other = ({name: set(variables(text)) for name, text in patterns(file).items()} for file in pair)

    assert other == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_files(language: str) -> None:
    assert [file.name for file in sorted((SRC / "i18n" / language).iterdir())] == [
        file.name for file in SHARED
    ]


@pytest.mark.parametrize("pair", TRANSLATIONS, ids=named)
def test_choices_by_number_have_the_plurals_of_their_language(pair: tuple[Path, Path]) -> None:
    known = Locale(language_of(pair[1])).plural_form.tags
    english = {name: plurals(text) for name, text in patterns(pair[0]).items()}
    for name, text in patterns(pair[1]).items():
        for variable, named_here in plurals(text).items():
            assert named_here <= known, f"{name} has plurals that its language does not have"
            if "one" in english[name].get(variable, ()):
                assert "one" in named_here, f"{name} has no singular by ${variable}"


def plurals(pattern: ast.Pattern) -> dict[str, set[str]]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.plurals


def language_of(file: Path) -> str:
    return file.parent.name if file.parent.parent.name == "i18n" else file.stem


FILES = sorted({file for pair in TRANSLATIONS for file in pair})
QUICK = [named(file) for file in FILES if language_of(file) in {"en", "de"}]


@pytest.mark.parametrize("file", slow_except(FILES, *QUICK, name=named))
def test_every_message_can_be_formatted(file: Path) -> None:
    language = language_of(file)
    bundle = FluentBundle([language], use_isolating=False)
    for shared in SHARED:
        bundle.add_resource(FluentResource((SRC / "i18n" / language / shared.name).read_text("utf-8")))
    bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
    for name, pattern in patterns(file).items():
        message = bundle.get_message(name.partition(".")[0])
        for arguments in trials(pattern):
            said = message.attributes[name.partition(".")[2]] if "." in name else message.value
            assert said is not None
            sentence, errors = bundle.format_pattern(said, arguments)
            assert not errors, f"{name} {arguments}"
            assert str(sentence).strip(), name


def keys_in_code(file: Path) -> Iterator[str]:
    """Yield the keys in a file: in `text(…)`, `numbered_texts(…)`, `refusal(…)` without prefix."""
    for node in python.walk(python.parse(file.read_text("utf-8"))):
        if not (isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.args):
            continue
        first = node.args[0]
        if node.func.id in {"text", "numbered_texts", "refusal"} and isinstance(first, python.Constant):
            word = str(first.value)
            yield f"refused-{word}" if node.func.id == "refusal" else word


def boxes(file: Path) -> set[str]:
    """Return the boxes whose texts a file of a game may use, as named in the game's header."""
    headers = [folder / "__init__.py" for folder in file.parents if folder.parent == SRC / "games"]
    found = (re.search(r'box="spielhafen\.boxes\.(\w+)"', header.read_text("utf-8")) for header in headers)
    return {box[1] for box in found if box}


@pytest.mark.parametrize("file", sorted(SRC.rglob("*.py")), ids=named)
def test_every_key_in_the_code_has_its_message(file: Path) -> None:
    texts = [
        *SHARED,
        *(folder / "texts" / "en.ftl" for folder in file.parents if (folder / "texts").is_dir()),
        *(SRC / "boxes" / box / "texts" / "en.ftl" for box in boxes(file)),
    ]
    known = {name for source in texts for name in patterns(source)}

    assert set(keys_in_code(file)) <= known


def test_no_key_is_defined_twice() -> None:
    owners: dict[str, str] = {}
    for file in SHARED:
        for name in patterns(file):
            assert name not in owners, f"{name} stands in {owners[name]} and in {file.name}"
            owners[name] = file.name
