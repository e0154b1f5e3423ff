"""Build the docs site: docs/, and pages that are kept elsewhere, by Zensical.

    .venv/bin/python tools/docs.py [build]    build/site, from which it can be read
    .venv/bin/python tools/docs.py serve      the same, served on this machine, rebuilt when a page in build/docs changes

Pages are copied to build/docs first. Links between them are adapted, and links to other files of the repository become
plain text. The HTTP reference is made of docs/openapi.json. A dead link or anchor fails the build. Examples run in place
if ./play or ./test has been started before (see livedocs.py).
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import livedocs
import openapi_page

ROOT: Final = Path(__file__).resolve().parent.parent
CONFIG: Final = ROOT / "zensical.toml"
BUILD: Final = ROOT / "build"
MAPPED: Final[Mapping[str, str]] = {
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "security.md": "SECURITY.md",
    "code-of-conduct.md": "CODE_OF_CONDUCT.md",
}
"""Pages of the site that are kept in the root of the repository."""
HTTP_REFERENCE: Final = "http-reference.md"
HTTP_INTRODUCTION: Final = """All endpoints of a server and their messages, made of [openapi.json](openapi.json), which is generated from the
server's structs. Paths are below `/api`. Identity, idempotency, rate limits and live connections: [Protocol](protocol.md#http-api)."""
COPIED: Final = (".css", ".webp", ".png", ".svg", ".json")
"""Files beside the pages that are part of the site."""

LINK: Final = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^()\s]+)\)")
CODE: Final = re.compile(r"^(```+).*?^\1$|`[^`\n]*`", re.MULTILINE | re.DOTALL)
RUN: Final = re.compile(r"^```(\w+) run\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLE: Final = re.compile(r"^```example(s?)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def pages(root: Path = ROOT) -> dict[str, Path]:
    """Return the pages of the site that are files, by their path in it."""
    found = {path.relative_to(root / "docs").as_posix(): path for path in (root / "docs").rglob("*.md")}
    for path in (root / "src/spielhafen/games").glob("*/rules.*.md"):
        found[f"rulebooks/{path.parent.name}.{path.name.split('.')[1]}.md"] = path
    found |= {page: root / name for page, name in MAPPED.items() if (root / name).exists()}
    return dict(sorted(found.items()))


def navigation(config: Path = CONFIG) -> list[str]:
    """Return all pages of the navigation, in its order."""
    return list(_pages_of(tomllib.loads(config.read_text("utf-8"))["project"]["nav"]))


def _pages_of(entry: Any) -> Iterator[str]:
    if isinstance(entry, str):
        yield entry
    else:
        for part in entry.values() if isinstance(entry, dict) else entry:
            yield from _pages_of(part)


def converted(page: str, file: Path, targets: Mapping[Path, str]) -> str:
    """Return the text of a page for the site.

    `targets` are the paths in the site of files. Raises ValueError at a link to a file that does not exist.
    """
    text = file.read_text("utf-8")
    if page.startswith("rulebooks/"):
        text = EXAMPLE.sub(_example, text)
    text = RUN.sub(_marked, text)
    parts, end = [], 0
    for code in CODE.finditer(text):  # links are adapted outside of code only
        parts += [_adapted(text[end : code.start()], page, file, targets), code[0]]
        end = code.end()
    return "".join([*parts, _adapted(text[end:], page, file, targets)])


def _example(found: re.Match[str]) -> str:
    """Return the example of a rulebook, or a list of titles, as a part that can be opened."""
    if found[1]:
        return '??? example "Beispiele"\n\n' + "".join(f"    * {title}\n" for title in found[2].splitlines())
    title, _, rest = found[2].partition("\n")
    title = title[:1].upper() + title[1:]
    lines = "".join(f"    {line}\n" for line in rest.splitlines())
    return f'??? example "{title.replace(chr(34), chr(39))}"\n\n    ```text\n{lines}    ```\n'


def _marked(found: re.Match[str]) -> str:
    """Return a block that is tested; sessions that can run in a browser have a class for that."""
    can_run = found[1] == "pycon" and livedocs.can_run(found[2])
    kind = f" {{ .{found[1]} .run }}" if can_run else found[1]
    return f"```{kind}\n{found[2]}```"


def _adapted(text: str, page: str, file: Path, targets: Mapping[Path, str]) -> str:
    """Return the text with links that lead to pages of the site, or with their words alone."""

    def link(found: re.Match[str]) -> str:
        path, hash_sign, anchor = found[3].partition("#")
        if not path or "://" in path:
            return found[0]
        target = (file.parent / path).resolve()
        if target in targets:
            path = os.path.relpath(targets[target], Path(page).parent).replace(os.sep, "/")
            return f"{found[1]}[{found[2]}]({path}{hash_sign}{anchor})"
        if not target.exists():
            raise ValueError(f"{file}: {found[3]} does not exist")
        return found[2]

    return LINK.sub(link, text)


def stage(folder: Path) -> None:
    """Write the pages, and a configuration to build them with, into a folder.

    Raises ValueError at a dead link.
    """
    shutil.rmtree(folder, ignore_errors=True)
    files = pages()
    targets = {file.resolve(): page for page, file in files.items()}
    targets[ROOT / "README.md"] = "index.md"
    for path in (ROOT / "docs").rglob("*"):
        if path.suffix in COPIED:
            targets[path.resolve()] = name = path.relative_to(ROOT / "docs").as_posix()
            copy = folder / "docs" / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
    targets[ROOT / "docs" / "openapi.json"] = HTTP_REFERENCE  # readers want the page
    for page, file in files.items():
        copy = folder / "docs" / page
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(converted(page, file, targets), "utf-8")
    document = json.loads((ROOT / "docs" / "openapi.json").read_text("utf-8"))
    (folder / "docs" / HTTP_REFERENCE).write_text(openapi_page.page(document, HTTP_INTRODUCTION), "utf-8")
    shutil.copyfile(ROOT / "web" / "public" / "favicon.svg", folder / "docs" / "favicon.svg")
    source = json.dumps(str(ROOT / "src"))
    config = CONFIG.read_text("utf-8").replace('paths = ["src"]', f"paths = [{source}]")
    if livedocs.has_parts():
        livedocs.write(folder / "docs")
        config = config.replace("\nextra_css", f'\nextra_javascript = ["{livedocs.SCRIPT}"]\nextra_css')
    else:
        print("The examples will not run in the pages: start ./play once before.", file=sys.stderr)
    (folder / "zensical.toml").write_text(config, "utf-8")


def build(folder: Path) -> Path:
    """Build the site below this folder, and return where it is.

    Raises CalledProcessError if a link is dead.
    """
    stage(folder / "docs")
    site = folder / "docs" / "site"
    subprocess.run(zensical("build", "--strict", "--clean"), cwd=folder / "docs", check=True)
    target = folder / "site"
    shutil.rmtree(target, ignore_errors=True)
    site.rename(target)
    return target


def zensical(*arguments: str) -> Sequence[str]:
    """Return the command line of Zensical in this environment."""
    return [sys.executable, "-m", "zensical", *arguments]


def main(arguments: Sequence[str]) -> int:
    """Build the site or serve it."""
    if list(arguments) not in ([], ["build"], ["serve"]):
        print(__doc__)
        return 2
    try:
        if list(arguments) == ["serve"]:
            stage(BUILD / "docs")
            return subprocess.call(zensical("serve"), cwd=BUILD / "docs")
        print(f"{build(BUILD)}/index.html")
    except (ValueError, subprocess.CalledProcessError) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
