"""Archives of Python modules for browsers: our packages, others, the standard library.

What a page never imports is left out, since every visitor loads the rest.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parent.parent
"""The folder of `spielhafen`."""
OUR_PACKAGES: Final = (
    *("core", "boxes", "games", "bots", "guides", "i18n", "match", "store", "testing", "server", "ratings"),
    "lobby",
    "tournaments",
    "web_worker",
)
OURS_UNUSED: Final = re.compile(
    r"(games|boxes)/\w+/tests/.*\.(py|log)|(games|boxes)/\w+/(art/.*|look\.css)|i18n/\w+/.*"
    r"|(games|boxes)/\w+/((texts|guide)/.*\.ftl|rules\.(?!en\.)\w+\.md)"
    r"|server/(static|admin|passphrase_words|logs/log_summary|transport(?!/(__init__|ip_addresses)\.py)|notify/webpush).*|(.*/)?__pycache__/.*"
)
"""Files of ours that a page gets by themselves, or that only a network needs."""
WHEELS_UNUSED: Final = re.compile(
    r"sqlalchemy/(dialects/(mssql|mysql|oracle|postgresql)|ext|orm|testing|future)/.*"
    r"|anyio/(pytest_plugin|_backends/_trio).*|starlette/(testclient|templating|authentication).*"
    r"|.*\.(pyx|pxd|pyi|typed|c|h)|.*/(tests|__pycache__)/.*|.*\.dist-info/(?!METADATA|entry_points).*"
)
"""Files of other packages that a page never imports."""
LIBRARY_UNUSED: Final = re.compile(
    r"("
    r"_pydatetime|_pyio|_pylong|_pyrepl|antigravity|bdb|cmd|compileall|cProfile|ctypes|"
    r"curses|dbm|doctest|ensurepip|filecmp|fileinput|ftplib|getopt|getpass|idlelib|"
    r"imaplib|lib2to3|lzma|mailbox|modulefinder|optparse|pdb|pickletools|plistlib|poplib|"
    r"profile|pstats|pty|py_compile|pyclbr|pydoc|pydoc_data|rlcompleter|shelve|smtplib|"
    r"socketserver|symtable|tabnanny|telnetlib|test|this|timeit|tkinter|trace|"
    r"tracemalloc|tty|turtle|turtledemo|unittest|venv|wave|webbrowser|wsgiref|xmlrpc|"
    r"zipapp|zoneinfo"
    r")(\.py|/.*)"
)
"""Modules of the standard library that a page never imports."""
CODECS_UNUSED: Final = re.compile(
    r"encodings/(?!__init__|aliases|ascii|base64_codec|cp437|idna|latin_1|punycode|raw_unicode_escape"
    r"|unicode_escape|utf_8|utf_8_sig|utf_16|utf_32|hex_codec|undefined).*"
)


def write_packages(target: Path, wheels: list[Path]) -> None:
    """Write the archive of our packages and those of the wheels."""
    with zipfile.ZipFile(target, "w") as archive:
        for path, content in _own_files():
            _add(archive, path, content)
        for wheel in wheels:
            for path, content in _wheel_files(wheel):
                _add(archive, path, content)


def write_library(target: Path, library: Path) -> None:
    """Write the standard library without what a page never imports."""
    with zipfile.ZipFile(library) as source, zipfile.ZipFile(target, "w") as archive:
        for name in source.namelist():
            if not name.endswith("/") and _is_used(name):
                _add(archive, name, source.read(name))


def _is_used(name: str) -> bool:
    return not LIBRARY_UNUSED.fullmatch(name) and not CODECS_UNUSED.fullmatch(name)


def _own_files() -> Iterator[tuple[str, bytes]]:
    yield "spielhafen/__init__.py", (PACKAGE / "__init__.py").read_bytes()
    for package in OUR_PACKAGES:
        for file in sorted((PACKAGE / package).rglob("*")):
            path = file.relative_to(PACKAGE).as_posix()
            if file.is_file() and (path == "i18n/__init__.py" or not OURS_UNUSED.fullmatch(path)):
                yield f"spielhafen/{path}", file.read_bytes()


def _wheel_files(wheel: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(wheel) as source:
        for name in sorted(source.namelist()):
            if not name.endswith("/") and not WHEELS_UNUSED.fullmatch(name):
                yield name, source.read(name)


def _add(archive: zipfile.ZipFile, path: str, content: bytes) -> None:
    """Add a file with a fixed date, so that the same files make the same archive."""
    entry = zipfile.ZipInfo(path)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    archive.writestr(entry, content, compresslevel=9)
