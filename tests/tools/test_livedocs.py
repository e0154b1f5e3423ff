"""What runs the examples of the docs site: sessions, words, and which examples can run."""

from __future__ import annotations

import json
import re

import live_session
import livedocs
import pytest

import docs
from spielhafen.core.languages import LANGUAGES
from tests.tools.shown_sessions import prints_as_shown, read_session

SESSIONS = [
    pytest.param(found[2], id=page)
    for page, file in docs.pages().items()
    for found in docs.RUN.finditer(file.read_text("utf-8"))
    if found[1] == "pycon" and livedocs.can_run(found[2])
]


def run(source: str) -> tuple[bool, str]:
    """Run an example; return whether it went well, and what it printed."""
    printed = list[str]()
    return live_session.run_example(source, printed.append), "".join(printed)


@pytest.mark.parametrize("session", SESSIONS)
def test_a_session_prints_what_the_page_shows(session: str) -> None:
    shown = read_session(session)
    is_right, printed = run(shown.source)

    assert is_right != shown.is_wrong, printed
    assert prints_as_shown(shown, printed), printed


def test_values_are_shown_as_if_they_were_typed() -> None:
    assert run("x = 6\nx * 7\nNone\nfor i in 'ab':\n    i") == (True, "42\n'a'\n'b'\n")


def test_a_traceback_begins_in_the_example_and_shows_its_lines() -> None:
    is_right, printed = run("def sink():\n    return 1 / 0\nsink()")

    assert not is_right
    assert printed.startswith('Traceback (most recent call last):\n  File "<example>", line 3, in <module>\n')
    assert "    return 1 / 0\n" in printed
    assert "live_session" not in printed


def test_a_syntax_error_runs_nothing() -> None:
    is_right, printed = run("print(1)\nprint(")

    assert not is_right
    assert printed.startswith('  File "<example>", line 2\n')


def test_each_run_begins_with_nothing() -> None:
    assert run("ship = 1")[0]
    assert not run("ship")[0]


def test_all_languages_have_all_words_of_the_script() -> None:
    script = (livedocs.SCRIPTS / "live.js").read_text("utf-8")
    used = {
        *re.findall(r"\bwords\.(?!json)(\w+)", script),
        *re.findall(r"'(right|wrong|stopped|failed)'", script),
    }

    words = livedocs.words()
    assert sorted(words) == sorted(LANGUAGES)
    for language in LANGUAGES:
        assert used <= set(words[language])
        assert all(words[language].values())
    assert json.loads(json.dumps(words)) == words


def test_examples_that_need_more_than_the_library_do_not_run() -> None:
    assert livedocs.can_run(">>> from spielhafen.core.game import find_game\n")
    assert not livedocs.can_run(">>> import numpy as np\n")
    assert not livedocs.can_run(">>> from spielhafen.adapters import batch\n")


def test_a_session_is_marked_on_its_page_if_it_can_run() -> None:
    runs, stays = "```pycon run\n>>> 1\n1\n```", "```pycon run\n>>> import numpy\n```"

    assert docs.RUN.sub(docs._marked, runs) == "``` { .pycon .run }\n>>> 1\n1\n```"
    assert docs.RUN.sub(docs._marked, stays) == "```pycon\n>>> import numpy\n```"
