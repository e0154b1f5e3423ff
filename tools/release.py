"""Build a release in dist/, check it, and try it in empty environments; publish nothing.

    python3 tools/release.py [--out FOLDER] [--no-web-build] [--draft]

It builds the web client, a source archive, from that a wheel, and a file of licences. Then it installs wheel and source
archive into new environments, plays a game, serves pages, and uses the library without its extras.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import changelog
import webclient
from bootstrap import OLDEST, find_uv
from shell import ROOT, ToolError, run, say
from trial import PACKAGES, Trial, ask, try_everything, try_library

LEFT_OUT: Final = ("research/",)
"""Tracked files that are not part of the source archive."""
STATIC: Final = "server/static/"
NEEDED: Final = (
    "py.typed", "i18n/en/cli.ftl", "i18n/de/cli.ftl", "cli/template/pyproject.toml",
    f"{STATIC}index.html", f"{STATIC}licences.txt", f"{STATIC}art.svg",
)  # fmt: skip
"""Files below spielhafen/ in a wheel that must be there, whatever else is."""
NEEDED_OF_A_GAME: Final = (
    "rules.en.md", "rules.de.md", "texts/en.ftl", "texts/de.ftl", "art/art.svg", "art/cover.svg"
)  # fmt: skip
TEST_OF_A_GAME: Final = re.compile(r"spielhafen/games/\w+/tests/\w+\.py")


class Release(NamedTuple):
    """What was built."""

    version: str
    sdist: Path
    wheel: Path
    licences: Path


# The repository.


def read_version(source: str) -> str:
    """Return the version in the source of the package.

    >>> read_version('__version__ = "0.1.0"')
    '0.1.0'
    """
    found = re.search(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    if not found or not changelog.VERSION.fullmatch(found[1]):
        raise ToolError("src/spielhafen/__init__.py has no __version__ such as 0.1.0.")
    return found[1]


def git(*arguments: str) -> str:
    """Return what git prints. Raises ToolError if it fails."""
    return ask(
        ["git", *arguments], "git failed. A release is built from a clone of the repository.", cwd=ROOT
    )


def check_repository(version: str) -> str:
    """Return the commit that is released. Raises ToolError if it cannot be."""
    if changed := git("status", "--porcelain"):
        first = changed.splitlines()[0].strip()
        raise ToolError(f"The working tree is not clean ({first}): commit or remove what has changed.")
    commit = git("rev-parse", "HEAD")
    tag = f"v{version}"
    if git("tag", "--list", tag) and git("rev-parse", f"{tag}^{{commit}}") != commit:
        raise ToolError(f"The tag {tag} belongs to another commit: give the release a new version.")
    newest = next(iter(changelog.chapters((ROOT / "CHANGELOG.md").read_text("utf-8"))), None)
    if newest != version:
        raise ToolError(
            f"The newest chapter of CHANGELOG.md is {newest}, the version is {version}: "
            f"run `python3 tools/changelog.py {version}` and commit."
        )
    return commit


def check_web_client(*, current: bool) -> None:
    """Check that the web client is built; with `current`, of its sources as they are now."""
    if not (webclient.STATIC / "index.html").exists():
        raise ToolError("There is no web client yet: leave out --no-web-build.")
    stamp = (webclient.STATIC / webclient.STAMP).read_text()
    if current and stamp != webclient.fingerprint(webclient.sources()):
        raise ToolError("The web client is older than its sources: leave out --no-web-build.")


def tracked_files() -> set[str]:
    """Return the files that git knows and that exist."""
    names = git("-c", "core.quotePath=false", "ls-files").splitlines()
    return {name for name in names if (ROOT / name).is_file() and not name.startswith(LEFT_OUT)}


# Building.


def build(uv: str, version: str, out: Path) -> Release:
    """Build source archive and wheel, and write the licences, into a folder."""
    out.mkdir(parents=True, exist_ok=True)
    for old in out.glob("spielhafen-*"):
        old.unlink()
    command: list[str | Path] = [uv, "build", "--no-create-gitignore", "--out-dir", out]
    run("Building source archive and wheel", command, "Source archive and wheel could not be built.")
    release = Release(
        version,
        out / f"spielhafen-{version}.tar.gz",
        out / f"spielhafen-{version}-py3-none-any.whl",
        out / f"spielhafen-{version}-licences.txt",
    )
    if missing := [path.name for path in (release.sdist, release.wheel) if not path.exists()]:
        raise ToolError(f"{missing[0]} was not built; {out} has {[path.name for path in out.iterdir()]}.")
    return release


def list_sdist(sdist: Path) -> set[str]:
    """Return the names of the files in a source archive, without its folder."""
    with tarfile.open(sdist) as archive:
        return {member.name.partition("/")[2] for member in archive if member.isfile()}


def list_wheel(wheel: Path) -> set[str]:
    """Return the names of the files in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if not name.endswith("/")}


def check_sdist(names: set[str], tracked: set[str], *, exact: bool) -> None:
    """Check that a source archive is the repository and the web client. Raises ToolError.

    exact: whether untracked files are wrong, too.
    """
    if missing := sorted(tracked - names):
        raise ToolError(f"The source archive lacks {missing[0]}: look at `sdist` in pyproject.toml.")
    static = f"src/spielhafen/{STATIC}"
    surplus = sorted(name for name in names - tracked - {"PKG-INFO"} if not name.startswith(static))
    if exact and surplus:
        raise ToolError(f"The source archive has {surplus[0]}, which is not part of the repository.")


def check_wheel(names: set[str], sdist: set[str]) -> None:
    """Check that a wheel has all of its source archive's package but tests of games."""
    package = {name for name in names if name.startswith("spielhafen/")}
    source = {name.removeprefix("src/") for name in sdist if name.startswith("src/spielhafen/")}
    wanted = {name for name in source if not TEST_OF_A_GAME.fullmatch(name)}
    if missing := sorted((wanted | needed_files(package)) - package):
        raise ToolError(f"The wheel lacks {missing[0]}: look at `wheel` and `artifacts` in pyproject.toml.")
    if surplus := sorted(package - wanted):
        raise ToolError(f"The wheel has {surplus[0]}, which does not belong there.")
    if not any(name.endswith(".dist-info/licenses/LICENSE") for name in names):
        raise ToolError("The wheel lacks LICENSE: look at `license-files` in pyproject.toml.")


def needed_files(package: set[str]) -> set[str]:
    """Return what a wheel must have, given the games in it."""
    games = list_games(package)
    if not games:
        raise ToolError("The wheel has no games.")
    of_games = {f"spielhafen/games/{game}/{name}" for game in games for name in NEEDED_OF_A_GAME}
    return of_games | {f"spielhafen/{name}" for name in NEEDED}


def list_games(package: set[str]) -> list[str]:
    """Return the games in a wheel."""
    found = (re.fullmatch(r"spielhafen/games/(\w+)/__init__\.py", name) for name in package)
    return sorted(match[1] for match in found if match)


def check_licences(shipped: str, dependencies: dict[str, str], expression: str) -> int:
    """Check the licences of the web client; return the number of packages. Raises ToolError.

    shipped: the texts beside the web client. dependencies: versions by name, from its package.json.
    expression: the licences that the package declares.
    """
    parts = re.findall(r"^(\S+) (\d[\w.-]*) \((.+)\)$", shipped, re.MULTILINE)
    for name, version in dependencies.items():
        if (name, version) not in {part[:2] for part in parts}:
            raise ToolError(f"The licence of {name} {version} is missing in the web client: build it again.")
    declared = set(expression.split(" AND "))
    for name, _, licence in parts:
        if not declared & set(licence.strip("()").split(" OR ")):
            raise ToolError(f"{name} has the licence {licence}: add it to `license` in pyproject.toml.")
    return len(parts)


def read_declared_licences(wheel: Path) -> str:
    """Return the licence expression of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        found = re.search(r"^License-Expression: (.+)$", archive.read(name).decode(), re.MULTILINE)
    return found[1] if found else ""


# The command.


def make_release(out: Path, *, web_build: bool, draft: bool) -> Release:
    """Build, check and try a release. Raises ToolError."""
    if sys.version_info < OLDEST:
        raise ToolError("A release needs Python 3.11 or newer.")
    version = read_version((ROOT / "src" / "spielhafen" / "__init__.py").read_text("utf-8"))
    say(f"Spielhafen {version}{', a draft' if draft else ''}")
    if not draft:
        say(f"  repository: clean at {check_repository(version)[:8]}, {version} is in CHANGELOG.md")
    if not web_build:
        check_web_client(current=not draft)
    uv = find_uv()
    if web_build:
        webclient.build(uv)
    release = build(uv, version, out)
    games = check_contents(release, draft=draft)
    with tempfile.TemporaryDirectory(prefix="spielhafen-release-") as folder:
        try_installations(uv, release, games, Path(folder))
    return release


def check_contents(release: Release, *, draft: bool) -> list[str]:
    """Check what was built, write the licences, and return the games. Raises ToolError."""
    in_sdist, in_wheel = list_sdist(release.sdist), list_wheel(release.wheel)
    if not draft or (ROOT / ".git").exists():  # a draft may be in an unpacked source archive
        check_sdist(in_sdist, tracked_files(), exact=not draft)
    check_wheel(in_wheel, in_sdist)
    shipped = (webclient.STATIC / "licences.txt").read_text("utf-8")
    dependencies = json.loads((webclient.WEB / "package.json").read_text("utf-8"))["dependencies"]
    count = check_licences(shipped, dependencies, read_declared_licences(release.wheel))
    release.licences.write_text((ROOT / "LICENSE").read_text("utf-8") + "\n\n" + shipped, "utf-8")
    say(f"  {release.sdist.name}: {len(in_sdist)} files, the repository and the built web client")
    say(f"  {release.wheel.name}: {len(in_wheel)} files, complete")
    say(f"  {release.licences.name}: ours, and those of {count} packages and typefaces in the web client")
    return list_games(in_wheel)


def try_installations(uv: str, release: Release, games: Sequence[str], folder: Path) -> None:
    """Install and try wheel and source archive; list the packages of the extras as licences."""
    full = Trial(uv, folder / "wheel", release.wheel, "[play,postgres,push]")
    say(f"  wheel with extras: {try_everything(full, release.version, games)}")
    with release.licences.open("a", encoding="utf-8") as licences:
        head = "Not part of wheel and source archive, but installed with the extras play, postgres and push:"
        licences.write(f"\n{'=' * 80}\n\n{head}\n\n{full.python(PACKAGES)}\n")
    alone = Trial(uv, folder / "library", release.wheel)
    say(f"  wheel alone: {try_library(alone, games)}")
    source = Trial(uv, folder / "source", release.sdist, "[play]", oldest=True)
    say(f"  source archive with the oldest packages: {try_everything(source, release.version, games)}")


def next_steps(release: Release) -> Iterator[str]:
    """Yield what was built and what is left to do by hand."""
    folder = release.sdist.parent
    shown = folder.relative_to(ROOT) if folder.is_relative_to(ROOT) else folder
    yield f"In {shown}:"
    for path in (release.sdist, release.wheel, release.licences):
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        yield f"  {path.stat().st_size:>9,} bytes  sha256 {digest}  {path.name}"
    yield "Nothing has been published. What is left:"
    yield f'  git tag --annotate v{release.version} --message "Spielhafen {release.version}"'
    yield f"  git push origin v{release.version}"
    yield f"  uv publish {shown / release.sdist.name} {shown / release.wheel.name}"


def main(arguments: Sequence[str]) -> int:
    """Make a release; report any trouble in a sentence."""
    parser = argparse.ArgumentParser("release.py", description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--out", type=Path, default=ROOT / "dist", help="where it is written; by default dist/"
    )
    parser.add_argument(
        "--no-web-build", action="store_true", help="take the web client as it is built already"
    )
    parser.add_argument(
        "--draft", action="store_true", help="build and try whatever the state of repository and changelog"
    )
    given = parser.parse_args(arguments)
    try:
        release = make_release(given.out.resolve(), web_build=not given.no_web_build, draft=given.draft)
    except ToolError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except OSError as error:
        sys.stderr.write(f"The release cannot be made: {error.filename or 'a file'}: {error.strerror}.\n")
        return 1
    except KeyboardInterrupt:
        sys.stderr.write("\nStopped; nothing has been published.\n")
        return 130
    for line in next_steps(release):
        say(line)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
