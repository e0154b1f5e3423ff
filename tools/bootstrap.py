"""Set everything up, then play or test. Needs Python 3.11 and pip, nothing else.

    python3 tools/bootstrap.py play [ARGUMENTS]    same as ./play; on Windows: py tools/bootstrap.py play
    python3 tools/bootstrap.py test [ARGUMENTS]    same as ./test
    python3 tools/bootstrap.py client              build the web client only
    python3 tools/bootstrap.py wheel               build the client and a wheel that contains it, in dist/

It gets uv (from PATH, else by pip into .tools/), installs the packages of uv.lock in .venv/, and builds the web client
if its sources have changed. Steps that are done already are skipped, so that later starts take a fraction of a second.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import checks
import siteparts
import webclient
from shell import LOG, ROOT, ToolError, output_of, parse_version, run, say

OLDEST = (3, 11)
UV = "0.13.8"
UV_OLDEST = (0, 8)  # the first that reads the format of our lock file
REQUIRED_FILES = ("index.html", "licences.txt")
"""Files of the web client that a wheel must contain."""
COMMANDS = ("play", "test", "client", "wheel")


def restart_with_newer_python(folder: Path) -> None:
    """Restart this script in a folder with a new enough Python; raises ToolError without one."""
    names = (f"python3.{minor}" for minor in range(20, OLDEST[1] - 1, -1))
    newer = next((path for path in map(shutil.which, names) if path), None)
    if newer is None:
        raise ToolError(
            f"Spielhafen needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}."
        )
    os.chdir(folder)
    os.execv(newer, [newer, *sys.argv])


def fetch_uv() -> str:
    """Return the uv in .tools/, installed by pip if it is missing; raises ToolError."""
    local = ROOT / ".tools" / "bin" / ("uv.exe" if os.name == "nt" else "uv")
    if local.exists() and (ROOT / ".tools" / f"uv-{UV}.dist-info").exists():
        return str(local)
    pip = [sys.executable, "-m", "pip"]
    if output_of([*pip, "--version"]) is None:
        raise ToolError(
            f"This Python ({sys.executable}) has no pip: install pip (Debian: apt install python3-pip) "
            "or uv (https://docs.astral.sh/uv), then start again."
        )
    command = [*pip, "install", "--retries", "2", "--upgrade", "--target", str(ROOT / ".tools"), f"uv=={UV}"]
    run("Fetching uv, which installs the rest", command, "The installer uv could not be fetched.")
    return str(local)


def find_uv() -> str:
    """Return a uv that can read the lock file: the one in PATH, else one installed in .tools/."""
    own = shutil.which("uv")
    return own if own and parse_version(output_of([own, "--version"])) >= UV_OLDEST else fetch_uv()


def install(uv: str, *groups: str) -> None:
    """Install the packages of uv.lock in .venv/; others stay, such as those of ./test."""
    command = [uv, "sync", "--frozen", "--inexact", "--python", sys.executable, *groups]
    run("Installing the Python packages", command, "The Python packages could not be installed.")


def venv_program(name: str) -> Path:
    """Return the path of a program in the virtual environment."""
    return ROOT / ".venv" / (f"Scripts/{name}.exe" if os.name == "nt" else f"bin/{name}")


def exec_command(command: list[str]) -> int:
    """Replace this process by a program, so that it gets our signals and returns our exit code."""
    if os.name == "nt":  # execv returns to the prompt at once, and splits arguments at spaces
        return subprocess.call(command)
    return os.execv(command[0], command)


def whole_command(arguments: list[str]) -> list[str]:
    """Return the command line for ./play: without a command it serves and opens the browser.

    >>> whole_command([]), whole_command(["--port", "9000"]), whole_command(["games"])
    (['serve', '--open'], ['serve', '--open', '--port', '9000'], ['games'])
    >>> whole_command(["--site", "folder"])
    ['site', 'folder']
    """
    if arguments[:1] == ["--site"]:
        return ["site", *arguments[1:]]
    rest = arguments
    while len(rest) > 1 and rest[0] in ("--language", "--games"):  # options of every command
        rest = rest[2:]
    if rest and (rest[0] in ("-h", "--help", "--version") or not rest[0].startswith("-")):
        return arguments
    return ["serve", "--open", *arguments]


def play(arguments: list[str], folder: Path = ROOT) -> int:
    """Install what playing needs, then run `spielhafen` in a folder in place of this process."""
    uv = find_uv()
    install(uv, "--no-dev", "--extra", "play")
    webclient.build(uv)
    command = whole_command(arguments)
    if "site" in command:
        siteparts.fetch(uv)
    os.chdir(folder)
    return exec_command([str(venv_program("spielhafen")), *command])


def test(arguments: list[str]) -> int:
    """Install the development tools too, then run all checks."""
    uv = find_uv()
    install(uv)
    webclient.build(uv)
    try:
        siteparts.fetch(uv)
    except ToolError as error:
        say(f"{error} The tests of the site without a server are skipped.")
    return checks.run_all(arguments, webclient.install_packages(uv))


def client(_: list[str]) -> int:
    """Build the web client only."""
    webclient.build(find_uv())
    return 0


def wheel(_: list[str]) -> int:
    """Build a wheel; raises ToolError if it lacks the web client."""
    uv = find_uv()
    webclient.build(uv)
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    run(
        "Building the wheel",
        [uv, "build", "--wheel", "--out-dir", ROOT / "dist"],
        "The wheel could not be built.",
    )
    (built,) = (ROOT / "dist").glob("*.whl")
    files = zipfile.ZipFile(built).namelist()
    if missing := [name for name in REQUIRED_FILES if f"spielhafen/server/static/{name}" not in files]:
        raise ToolError(
            f"{missing[0]} of the web client is missing in {built.name}: look at `artifacts` in pyproject.toml."
        )
    say(f"  {built.relative_to(ROOT)}")
    return 0


def main(arguments: list[str]) -> int:
    """Run a command; print errors as sentences."""
    if not arguments or arguments[0] not in COMMANDS:
        say(str(__doc__))
        return 2
    folder = Path.cwd()
    os.chdir(ROOT)
    try:
        if sys.version_info < OLDEST:
            restart_with_newer_python(folder)
        LOG.unlink(missing_ok=True)
        if arguments[0] == "play":
            return play(arguments[1:], folder)
        return {"test": test, "client": client, "wheel": wheel}[arguments[0]](arguments[1:])
    except ToolError as error:
        sys.stderr.write(f"{error}\n")
    except OSError as error:
        sys.stderr.write(f"Set-up cannot go on: {error.filename or 'a file'}: {error.strerror}.\n")
    except KeyboardInterrupt:
        sys.stderr.write("\nStopped; what was done so far is kept.\n")
        return 130
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
