"""The site without a server: its files, and what it refuses to overwrite."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from spielhafen.core.game import find_games
from spielhafen.i18n import LANGUAGES
from spielhafen.static_site.python_archives import write_library, write_packages
from spielhafen.static_site.site_folder import CLIENT_UNUSED, MARK, SiteError, build_site


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """Create a small web client."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<head><meta charset="utf-8" /><meta name="viewport" /></head>')
    for name in ("assets/index.js", "licences.txt", *CLIENT_UNUSED):
        (folder / name).write_text(name)
    return folder


@pytest.fixture
def parts(tmp_path: Path) -> Path:
    """Create small parts: an interpreter, a library and a package."""
    folder = tmp_path / "parts"
    folder.mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "licences.txt"):
        (folder / name).write_text(name)
    (folder / "pyodide-lock.json").write_text('{"info": {"python": "3.14"}, "packages": {"numpy": {}}}')
    with zipfile.ZipFile(folder / "python_stdlib.zip", "w") as library:
        for name in ("asyncio/__init__.py", "pydoc.py", "unittest/case.py", "encodings/big5.py"):
            library.writestr(name, name)
    with zipfile.ZipFile(folder / "starlette-1-py3-none-any.whl", "w") as wheel:
        for name in ("applications.py", "testclient.py", "py.typed"):
            wheel.writestr(f"starlette/{name}", name)
        wheel.writestr("starlette-1.dist-info/licenses/LICENSE", "the licence of starlette")
    return folder


def test_a_site_has_client_answers_python_and_licences(tmp_path: Path, client: Path, parts: Path) -> None:
    steps: list[str] = []
    site = tmp_path / "deep" / "site"
    size = build_site(site, steps.append, client, parts)
    assert steps == ["cli-site-client", "cli-site-answers", "cli-site-python"]
    assert size == sum(file.stat().st_size for file in site.rglob("*") if file.is_file())
    assert MARK in (site / "index.html").read_text()
    assert not [name for name in CLIENT_UNUSED if (site / name).exists()]
    games = json.loads((site / "api/games.json").read_text())
    assert {game["id"] for game in games} == set(find_games())
    assert [one["code"] for one in json.loads((site / "api/languages.json").read_text())] == [*LANGUAGES]
    for game in find_games():
        assert (site / f"api/games/{game}/cover.svg").read_text().startswith("<svg")
        for language in LANGUAGES:
            assert (site / f"api/games/{game}/texts/{language}.ftl").read_text()
            assert json.loads((site / f"api/games/{game}/rulebook/{language}.json").read_text())
    assert json.loads((site / "python/pyodide-lock.json").read_text())["packages"] == {}
    assert "the licence of starlette" in (site / "licences.txt").read_text()


def test_a_site_has_only_the_languages_that_its_host_offers(
    tmp_path: Path, client: Path, parts: Path
) -> None:
    site = tmp_path / "site"
    build_site(site, lambda _: None, client, parts, languages=("en",))
    assert [one["code"] for one in json.loads((site / "api/languages.json").read_text())] == ["en"]
    assert {file.stem for file in site.rglob("texts/*.ftl")} == {"en"}
    assert {file.stem for file in site.rglob("rulebook/*.json")} == {"en"}


def test_the_service_worker_names_every_file(tmp_path: Path, client: Path, parts: Path) -> None:
    site = tmp_path / "site"
    build_site(site, lambda _: None, client, parts)
    lines = (site / "offline.js").read_text().splitlines()
    named = json.loads(lines[1].removeprefix("const FILES = "))
    files = {file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()}
    assert set(named) == files - {"offline.js"}


def test_the_same_sources_make_the_same_site(tmp_path: Path, client: Path, parts: Path) -> None:
    versions = set()
    for name in ("one", "two", "one"):
        build_site(tmp_path / name, lambda _: None, client, parts)
        versions.add((tmp_path / name / "offline.js").read_text())
    assert len(versions) == 1


def test_other_folders_are_left_as_they_are(tmp_path: Path, client: Path, parts: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "letter.txt").write_text("dear")
    with pytest.raises(SiteError) as caught:
        build_site(other, lambda _: None, client, parts)
    assert caught.value.text.key == "cli-site-not-ours"
    assert [file.name for file in other.iterdir()] == ["letter.txt"]


def test_missing_parts_are_told(tmp_path: Path, client: Path) -> None:
    with pytest.raises(SiteError) as caught:
        build_site(tmp_path / "site", lambda _: None, client, tmp_path / "nothing")
    assert caught.value.text.key == "cli-site-no-parts"
    assert not (tmp_path / "site").exists()


def test_archives_leave_out_what_pages_do_not_import(tmp_path: Path, parts: Path) -> None:
    write_library(tmp_path / "library.zip", parts / "python_stdlib.zip")
    assert zipfile.ZipFile(tmp_path / "library.zip").namelist() == ["asyncio/__init__.py"]
    write_packages(tmp_path / "packages.zip", [parts / "starlette-1-py3-none-any.whl"])
    names = set(zipfile.ZipFile(tmp_path / "packages.zip").namelist())
    assert {"starlette/applications.py", "spielhafen/core/play.py", "spielhafen/i18n/__init__.py"} <= names
    assert "starlette/testclient.py" not in names
    unused = ("spielhafen/server/static/", "spielhafen/cli/", "spielhafen/terminal/", "spielhafen/lab/")
    assert not [name for name in names if name.startswith(unused) or name.endswith((".svg", ".pyc", ".ftl"))]
    assert {Path(name).name for name in names if name.endswith(".md")} == {"rules.en.md"}
