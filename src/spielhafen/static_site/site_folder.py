"""The folder of a site without a server."""

from __future__ import annotations

import json
import shutil
import zipfile
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

from spielhafen import __version__
from spielhafen.core.errors import SpielhafenError
from spielhafen.core.languages import LANGUAGES
from spielhafen.core.text import text
from spielhafen.server.routes.web_client import STATIC_FOLDER
from spielhafen.static_site.library_answers import write_answers
from spielhafen.static_site.python_archives import write_library, write_packages

SITE_PARTS: Final = Path(__file__).parent / "parts"
"""The interpreter and the packages for browsers."""
INTERPRETER: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY: Final = "python_stdlib.zip"
PACKAGES: Final = "packages.zip"
PACKAGE_LIST: Final = "pyodide-lock.json"
SERVICE_WORKER: Final = "offline.js"
MARK: Final = '<meta name="spielhafen-server" content="page" />'
"""What tells the client that its server is in the page."""
CONTENT_SECURITY_POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' blob:; object-src 'none'; "
    "base-uri 'none'; form-action 'none'"
)
"""Our own files only, as a server demands it in a header; WebAssembly counts as a script."""
HEAD: Final = f"""<meta http-equiv="Content-Security-Policy" content="{CONTENT_SECURITY_POLICY}" />
    {MARK}
    """
CLIENT_UNUSED: Final = frozenset({"service.js", "bell.js", "keep.js", "files.js", "sources.sha256"})
"""Files of the client that need a server."""


class SiteError(SpielhafenError):
    """A site that cannot be written."""


def build_site(
    target: Path,
    report: Callable[[str], None],
    client: Path = STATIC_FOLDER,
    parts: Path = SITE_PARTS,
    languages: Sequence[str] = LANGUAGES,
) -> int:
    """Write the site into an empty folder or over an older site; return its size in bytes.

    `report` is called with the key of each step's text. Raises SiteError and OSError.
    """
    _check(target, client, parts)
    fresh = target.absolute().with_name(f"{target.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    try:
        report("cli-site-client")
        _write_client(fresh, client)
        report("cli-site-answers")
        write_answers(fresh, languages)
        report("cli-site-python")
        _write_python(fresh / "python", parts)
        _write_licences(fresh, client, parts)
        _write_service_worker(fresh)
        shutil.rmtree(target, ignore_errors=True)
        fresh.rename(target)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return sum(file.stat().st_size for file in target.rglob("*") if file.is_file())


def _check(target: Path, client: Path, parts: Path) -> None:
    if not (client / "index.html").is_file():
        raise SiteError(text("server-no-client"))
    if not (parts / INTERPRETER[0]).is_file():
        raise SiteError(text("cli-site-no-parts"))
    if target.exists() and (not target.is_dir() or (any(target.iterdir()) and not _is_site(target))):
        raise SiteError(text("cli-site-not-ours", folder=str(target)))


def _is_site(folder: Path) -> bool:
    page = folder / "index.html"
    return page.is_file() and MARK in page.read_text("utf-8")


def _write_client(target: Path, client: Path) -> None:
    shutil.copytree(client, target, dirs_exist_ok=True, ignore=lambda _, names: CLIENT_UNUSED & set(names))
    page = target / "index.html"
    before, tag, after = page.read_text("utf-8").partition('<meta name="viewport"')
    page.write_text(f"{before}{HEAD}{tag}{after}", "utf-8")


def _write_python(target: Path, parts: Path) -> None:
    target.mkdir()
    for name in INTERPRETER:
        shutil.copy(parts / name, target)
    listed = json.loads((parts / PACKAGE_LIST).read_text("utf-8"))
    (target / PACKAGE_LIST).write_text(json.dumps({**listed, "packages": {}}), "utf-8")
    write_library(target / LIBRARY, parts / LIBRARY)
    write_packages(target / PACKAGES, sorted(parts.glob("*.whl")))
    sizes = {file.name: file.stat().st_size for file in sorted(target.iterdir())}
    archives = sha256((target / LIBRARY).read_bytes() + (target / PACKAGES).read_bytes())
    written = {"sizes": sizes, "version": archives.hexdigest()[:16]}
    (target / "files.json").write_text(json.dumps(written), "utf-8")


def _write_licences(target: Path, client: Path, parts: Path) -> None:
    """Add the licences of the interpreter and the packages to those of the client."""
    texts = [(client / "licences.txt").read_text("utf-8"), (parts / "licences.txt").read_text("utf-8")]
    for wheel in sorted(parts.glob("*.whl")):
        with zipfile.ZipFile(wheel) as source:
            found = [name for name in source.namelist() if ".dist-info/licenses/" in name]
            texts += [f"{wheel.name}\n\n{source.read(name).decode()}" for name in found]
    (target / "licences.txt").write_text(f"\n\n{'=' * 80}\n\n".join(texts), "utf-8")


def _write_service_worker(target: Path) -> None:
    """Write the worker that keeps the site's files; their hashes are its version."""
    files = sorted(file for file in target.rglob("*") if file.is_file())
    hashes = {
        file.relative_to(target).as_posix(): sha256(file.read_bytes()).hexdigest()[:16] for file in files
    }
    version = sha256(json.dumps(hashes).encode()).hexdigest()[:16]
    source = (Path(__file__).parent / SERVICE_WORKER).read_text("utf-8")
    head = f"const VERSION = {json.dumps(f'{__version__} {version}')}\nconst FILES = {json.dumps(hashes)}\n"
    (target / SERVICE_WORKER).write_text(f"{head}{source}", "utf-8")
