"""What runs the examples of the docs site: the site without a server, Python, the library.

Readers load nothing of it but a small script until they press a button. It needs the web client and the parts of
`siteparts.py`, which ./play and ./test make; without them the pages are built without it.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from spielhafen.core.languages import LANGUAGES
from spielhafen.i18n import Translator
from spielhafen.server.routes.web_client import STATIC_FOLDER
from spielhafen.static_site.site_folder import INTERPRETER, LIBRARY, SITE_PARTS

TOOLS: Final = Path(__file__).resolve().parent
SCRIPTS: Final = TOOLS / "live"
SESSION: Final = TOOLS / "live_session.py"
SOURCE: Final = TOOLS.parent / "src" / "spielhafen"
SCRIPT: Final = "live/live.js"
PLAY: Final = "play"
"""The folder of the site without a server."""
ENGINE: Final = "engine.zip"
ENGINE_PACKAGES: Final = ("core", "boxes", "games", "bots", "guides", "i18n", "testing", "lab")
"""The library, which needs the standard library only."""
ENGINE_UNUSED: Final = re.compile(
    r"(games|boxes)/\w+/(tests|art)/.*|.*/look\.css|(.*/)?__pycache__/.*"
    r"|i18n/(?!en/)\w\w/.*|(games|boxes)/\w+/((texts|guide)/(?!en)\w+\.ftl|rules\.(?!en)\w+\.md)"
)
ELSEWHERE: Final = re.compile(
    r"^>>> (import|from) (numpy|spielhafen\.(adapters|reports|clusters|server|solvers))\b", re.MULTILINE
)
"""Imports of an example that needs more than the library."""


def can_run(source: str) -> bool:
    """Return whether a session runs with the library alone."""
    return not ELSEWHERE.search(source)


def has_parts() -> bool:
    """Return whether the client has been built and Python for browsers fetched."""
    return (STATIC_FOLDER / "index.html").is_file() and (SITE_PARTS / INTERPRETER[0]).is_file()


def write(folder: Path) -> None:
    """Write the site without a server and what runs examples beside the pages.

    Raises CalledProcessError if the site cannot be written.
    """
    site = [sys.executable, "-m", "spielhafen", "site", str(folder / PLAY)]
    subprocess.run(site, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    live = folder / Path(SCRIPT).parent
    live.mkdir()
    for file in (*SCRIPTS.iterdir(), SESSION, SITE_PARTS / LIBRARY):
        shutil.copy(file, live)
    _write_engine(live / ENGINE)
    (live / "words.json").write_text(json.dumps(words(), ensure_ascii=False), "utf-8")
    loaded = [live / ENGINE, live / LIBRARY, *(folder / PLAY / "python" / name for name in INTERPRETER)]
    sizes = {file.name: file.stat().st_size for file in loaded}
    (live / "files.json").write_text(json.dumps(sizes), "utf-8")


def words() -> dict[str, dict[str, str]]:
    """Return the words of the buttons in each language, by their keys without `docs-`."""
    return {language: _words(Translator(language)) | {"language": language} for language in LANGUAGES}


def _words(say: Translator) -> dict[str, str]:
    source = (SOURCE / "i18n" / "en" / "docs.ftl").read_text("utf-8")
    keys = re.findall(r"^docs-([\w-]+) =", source, re.MULTILINE)
    return {key: say(f"docs-{key}") for key in keys}


def _write_engine(target: Path) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in _engine_files():
            archive.write(file, f"spielhafen/{file.relative_to(SOURCE).as_posix()}")


def _engine_files() -> Iterator[Path]:
    yield SOURCE / "__init__.py"
    for package in ENGINE_PACKAGES:
        for file in sorted((SOURCE / package).rglob("*")):
            if file.is_file() and not ENGINE_UNUSED.fullmatch(file.relative_to(SOURCE).as_posix()):
                yield file
