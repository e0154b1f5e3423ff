"""What the documents name exists: paths, functions, tests, limits; and their prose is plain."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

import pytest

from spielhafen.core import moves, options, state_fields
from spielhafen.server.middleware.rate_limits import PER_PERSON, LimitName, RateLimits
from tests.test_docs import CODE, ROOT, name

PAGES: Final = sorted(
    [
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        ROOT / "SECURITY.md",
        *(page for page in ROOT.glob("docs/**/*.md")),
    ]
)
PROTOCOL: Final = ROOT / "docs" / "protocol.md"

PLACES: Final = (ROOT, ROOT / "src" / "spielhafen", ROOT / "src")
"""Where paths in the documents begin."""
INLINE: Final = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
FENCE: Final = re.compile(r"^(```+).*?^\1$", re.MULTILINE | re.DOTALL)
PATH: Final = re.compile(r"(?:[\w.*-]+/)+(?:[\w*-]+(?:\.\w+)+)?|[\w-]+\.(?:py|toml|svelte|ts|mjs)")
TUTORIAL: Final = sorted(ROOT.glob("docs/new-game*.md"))
"""The pages about the games that `spielhafen new` makes."""
WITH_CODE: Final = [page for page in TUTORIAL if page.name != "new-game-examples.md"]
"""Those that show code of these games; the page about examples shows examples only."""
AUTHORS: Final = {"game-reference.md", *(page.name for page in TUTORIAL)}
"""Pages that name the files of a game, which begin in the game's own folder."""
MADE: Final = ("build/", "dist/", ".venv/", ".tools/")
"""Folders that are made by commands."""
OWN_FILES: Final = re.compile(
    r"(?:pieces\.toml|state\.py|bot\.py|scene/|rules/|bot/|tests/|board\.txt|.*\.ftl)"
)
"""Files that every game may have."""
NAMED: Final = re.compile(r"`([\w/]+\.py)`\s+\((`[^)]+`)\)")
"""A file and, in brackets, functions or classes in it."""

LIBRARY_PACKAGES: Final = {"core", "boxes", "games", "bots", "guides", "testing", "lab"}
"""The packages that need the standard library only, shaded in the picture of the floors."""
PYTHON: Final = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""A block of Python that is shown, not run."""
DECLARING: Final = (state_fields, moves, options)
"""The modules whose functions declare fields."""

PRIVATE_WORDS: Final = re.compile(
    r"\b(whoever|whomever|somebody|nobody|so many|so much|lies|whereto|thereof|he|him|his|himself|she|her|hers)\b",
    re.IGNORECASE,
)


class Mention(NamedTuple):
    """A piece of code in the text of a page, and its line."""

    line: int
    text: str


def mentions(page: Path) -> Iterator[Mention]:
    """Yield what stands between backquotes in the text of a page."""
    text = page.read_text("utf-8")
    prose = FENCE.sub(lambda found: "\n" * found[0].count("\n"), text)  # lines keep their numbers
    for found in INLINE.finditer(prose):
        yield Mention(prose.count("\n", 0, found.start()) + 1, found[1])


def exists(path: str) -> bool:
    """Return whether a path, with `<game>` or `*` for any name, leads to a file or folder."""
    pattern = re.sub(r"<\w+>", "*", path)
    return any(next(place.glob(pattern.rstrip("/")), None) is not None for place in PLACES)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_path_leads_to_a_file(page: Path) -> None:
    written = [
        (line, text)
        for line, text in mentions(page)
        if PATH.fullmatch(re.sub(r"<\w+>", "any", text))
        and not (page.name in AUTHORS and not text.startswith(("src/", "tests/", "spielhafen/")))
        and not OWN_FILES.fullmatch(text)
        and not text.startswith(MADE)
    ]

    assert [(line, text) for line, text in written if not exists(text)] == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_name_beside_a_file_is_defined_there(page: Path) -> None:
    for path, names in NAMED.findall(page.read_text("utf-8")):
        (file,) = [place / path for place in PLACES if (place / path).is_file()]
        source = file.read_text("utf-8")
        for full in re.findall(r"`([\w.]+)`", names):
            last = full.rpartition(".")[2]
            defined = re.search(
                rf"^\s*(?:(?:async )?def|class) {last}\b|^\s*{last}(?::| =)", source, re.MULTILINE
            )
            assert defined, f"{path} has no {full}"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_the_prose_is_plain(page: Path) -> None:
    prose = re.sub(r"“[^”]*”|\*[^*\n]+\*", "", CODE.sub("", page.read_text("utf-8")))

    assert PRIVATE_WORDS.findall(prose) == []


def functions(module: ModuleType) -> dict[str, Callable[..., object]]:
    """Return the public functions that a module defines."""
    return {
        name: value
        for name, value in vars(module).items()
        if inspect.isfunction(value) and value.__module__ == module.__name__ and not name.startswith("_")
    }


def declarations(page: Path) -> Iterator[ast.Call]:
    """Yield the calls in declarations of fields, such as `round: int = integer(0, 5)`."""
    text = page.read_text("utf-8")
    for source in (*PYTHON.findall(text), *(mention.text for mention in mentions(page))):
        try:
            tree = ast.parse(source)
        except SyntaxError:
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Call):
                yield from calls(node.value)
            elif isinstance(node, ast.Call) and is_declaration(node):
                yield from calls(node)


def is_declaration(call: ast.Call) -> bool:
    """Return whether a call is a declaration: it names a secrecy, or ends with a comment."""
    last = call.args[-1] if len(call.args) > 1 else None
    is_commented = isinstance(last, ast.Constant) and isinstance(last.value, str) and " " in last.value
    return is_commented or any(keyword.arg == "secret" for keyword in call.keywords)


def calls(node: ast.AST) -> Iterator[ast.Call]:
    """Yield the calls of functions in a call and its arguments; `SHA256(…)` names none."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name) and inner.func.id.islower():
            yield inner


def accepts(function: Callable[..., object], call: ast.Call) -> bool:
    """Return whether a function takes the arguments of a call."""
    named: Mapping[str, ast.expr] = {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg}
    try:
        inspect.signature(function).bind(*call.args, **named)
    except TypeError:
        return False
    return True


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_declaration_of_a_field_calls_a_function_that_takes_its_arguments(page: Path) -> None:
    known = [functions(module) for module in DECLARING]
    refused = [
        ast.unparse(call)
        for call in declarations(page)
        if not any(accepts(each[name], call) for each in known if (name := ast.unparse(call.func)) in each)
    ]

    assert refused == []


def test_the_reference_lists_every_function_that_declares_a_field_of_a_state() -> None:
    page = (ROOT / "docs" / "game-reference.md").read_text("utf-8")
    (table,) = re.findall(
        r"^\| field \(`spielhafen.core.state_fields`\).*?\n\n", page, re.MULTILINE | re.DOTALL
    )

    assert sorted(re.findall(r"(\w+)\(", table)) == sorted(functions(state_fields))


LIBRARY: Final = re.compile(r"[Tt]he\s+library\s+\(([^)]*)\)")
"""The packages of the library, as a page lists them."""


def test_every_page_lists_the_same_packages_of_the_library() -> None:
    listed = {
        name(page): set(re.findall(r"\w+", found[1])) - {"and"}
        for page in PAGES
        if (found := LIBRARY.search(page.read_text("utf-8")))
    }

    pages = ("CONTRIBUTING.md", "docs/decisions/floors.md", "docs/api/index.md", "docs/library.md")
    assert listed == dict.fromkeys(sorted(pages), LIBRARY_PACKAGES)


LIMITS: Final[dict[str, LimitName]] = {
    "commands and other changes": "changes",
    "answers that are computed: tables, logbooks, rulebooks, live connections": "reads",
    "seats, tickets, proposals, standing orders, bots for seats": "broadcasts",
    "new tables": "tables",
    "imported logbooks": "imports",
    "chat": "chat",
    "advice, explanations, luck, starts of reviews, proofs, reports on finished games": "analyses",
    "push subscriptions, new feeds": "push_changes",
}


@pytest.mark.parametrize("what", LIMITS)
def test_the_limits_are_those_of_the_server(what: str) -> None:
    limit, rates = LIMITS[what], RateLimits()
    rate = getattr(rates, limit)
    each = f"{rate.per_second:g}" if rate.per_second >= 1 else f"1 in {1 / rate.per_second:g} s"
    per = "person" if limit in PER_PERSON else "address"

    assert f"| {what} | {rate.burst}, then {each} | {per} |" in PROTOCOL.read_text("utf-8")


@pytest.mark.parametrize("page", WITH_CODE, ids=name)
def test_the_tutorial_shows_the_code_of_the_templates(page: Path) -> None:
    files = (ROOT / "src/spielhafen/cli/template").glob("*/*.py")
    code = "\n".join(file.read_text("utf-8") for file in files)
    shown = [
        part.strip("\n")
        for box in re.findall(r"^```python\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
        for part in re.split(r"^ *\.\.\.\n", box, flags=re.MULTILINE)
    ]

    assert shown
    assert [part for part in shown if part not in code] == []


def test_every_decision_is_listed_by_its_title() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = re.findall(
        r"^\* \[(.+)\]\(([\w-]+\.md)\)$", (folder / "index.md").read_text("utf-8"), re.MULTILINE
    )
    titles = [
        (page.read_text("utf-8").partition("\n")[0].removeprefix("# "), page.name)
        for page in folder.glob("*.md")
        if page.name != "index.md"
    ]

    assert sorted(listed) == sorted(titles)
