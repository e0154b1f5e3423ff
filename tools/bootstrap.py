"""Set everything up, then play or test. Needs Python 3.11 and pip, nothing else.

    python3 tools/bootstrap.py play [ARGUMENTS]    what ./play does; on Windows: py tools/bootstrap.py play
    python3 tools/bootstrap.py test [ARGUMENTS]    what ./test does
    python3 tools/bootstrap.py client              build the web client only
    python3 tools/bootstrap.py wheel               build the client and a wheel that holds it, into dist/

The steps: uv (the machine's own, else fetched by pip into .tools/), the packages of uv.lock into .venv/, the web
client if its sources changed. What is there already is not done again; a second start loses a fraction of a second.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import checks
import webclient
from shell import LOG, ROOT, Trouble, answer, run, say, version

OLDEST = (3, 11)
UV = "0.13.8"
UV_OLDEST = (0, 8)  # the first that reads our lock file as it is written
SHIPPED = ("index.html", "licences.txt")
"""What of the web client has to be in a wheel."""
COMMANDS = ("play", "test", "client", "wheel")


def change_python(place: Path) -> None:
    """Begin again, in the folder from which it was called, under a Python that is new enough, where `python3` is an old one. Raises Trouble if there is none."""
    names = (f"python3.{minor}" for minor in range(20, OLDEST[1] - 1, -1))
    newer = next((path for path in map(shutil.which, names) if path), None)
    if newer is None:
        raise Trouble(f"Spielhafen needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}.")
    os.chdir(place)
    os.execv(newer, [newer, *sys.argv])


def fetched_uv() -> str:
    """The uv in .tools/, fetched by pip if it is not there yet. Raises Trouble."""
    local = ROOT / ".tools" / "bin" / ("uv.exe" if os.name == "nt" else "uv")
    if local.exists() and (ROOT / ".tools" / f"uv-{UV}.dist-info").exists():
        return str(local)
    pip = [sys.executable, "-m", "pip"]
    if answer([*pip, "--version"]) is None:
        raise Trouble(
            f"This Python ({sys.executable}) has no pip: install pip (Debian: apt install python3-pip) "
            "or uv (https://docs.astral.sh/uv), then start again."
        )
    command = [*pip, "install", "--retries", "2", "--upgrade", "--target", str(ROOT / ".tools"), f"uv=={UV}"]
    run("Fetching uv, which installs the rest", command, "The installer uv could not be fetched.")
    return str(local)


def installer() -> str:
    """A uv that can read the lock file: the machine's own, else one fetched into .tools/."""
    own = shutil.which("uv")
    return own if own and version(answer([own, "--version"])) >= UV_OLDEST else fetched_uv()


def install(uv: str, *groups: str) -> None:
    """Bring .venv/ to what uv.lock says. Tools of ./test that are there already stay when ./play comes by."""
    command = [uv, "sync", "--frozen", "--inexact", "--python", sys.executable, *groups]
    run("Installing the Python packages", command, "The Python packages could not be installed.")


def program(name: str) -> Path:
    """A program of the environment."""
    return ROOT / ".venv" / (f"Scripts/{name}.exe" if os.name == "nt" else f"bin/{name}")


def become(command: list[str]) -> int:
    """Hand over to a program, so that its signals and its exit code are ours."""
    if os.name == "nt":  # execv returns to the prompt at once there, and breaks at spaces
        return subprocess.call(command)
    return os.execv(command[0], command)


def whole_command(arguments: list[str]) -> list[str]:
    """The command line for ./play: without a command it serves and opens the browser.

    >>> whole_command([]), whole_command(["--port", "9000"]), whole_command(["games"])
    (['serve', '--open'], ['serve', '--open', '--port', '9000'], ['games'])
    """
    rest = arguments
    while len(rest) > 1 and rest[0] in ("--language", "--games"):  # what every command takes
        rest = rest[2:]
    if rest and (rest[0] in ("-h", "--help", "--version") or not rest[0].startswith("-")):
        return arguments
    return ["serve", "--open", *arguments]


def play(arguments: list[str], place: Path = ROOT) -> int:
    """Set up what playing needs and become `spielhafen`, in the folder from which it was called."""
    uv = installer()
    install(uv, "--no-dev", "--extra", "play")
    webclient.build(uv)
    os.chdir(place)
    return become([str(program("spielhafen")), *whole_command(arguments)])


def test(arguments: list[str]) -> int:
    """Set up the tools too, then run every check and tell how many passed."""
    uv = installer()
    install(uv)
    webclient.build(uv)
    return checks.run_all(arguments, webclient.ready(uv))


def client(_: list[str]) -> int:
    """Build the web client only."""
    webclient.build(installer())
    return 0


def wheel(_: list[str]) -> int:
    """Build a wheel that holds the web client. Raises Trouble if it does not."""
    uv = installer()
    webclient.build(uv)
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    run(
        "Building the wheel",
        [uv, "build", "--wheel", "--out-dir", ROOT / "dist"],
        "The wheel could not be built.",
    )
    (built,) = (ROOT / "dist").glob("*.whl")
    held = zipfile.ZipFile(built).namelist()
    if missing := [name for name in SHIPPED if f"spielhafen/server/static/{name}" not in held]:
        raise Trouble(
            f"{missing[0]} of the web client is missing in {built.name}: look at `artifacts` in pyproject.toml."
        )
    say(f"  {built.relative_to(ROOT)}")
    return 0


def main(arguments: list[str]) -> int:
    """Do what is asked; tell any trouble in a sentence."""
    if not arguments or arguments[0] not in COMMANDS:
        say(str(__doc__))
        return 2
    place = Path.cwd()
    os.chdir(ROOT)
    try:
        if sys.version_info < OLDEST:
            change_python(place)
        LOG.unlink(missing_ok=True)
        if arguments[0] == "play":
            return play(arguments[1:], place)
        return {"test": test, "client": client, "wheel": wheel}[arguments[0]](arguments[1:])
    except Trouble as trouble:
        sys.stderr.write(f"{trouble}\n")
    except OSError as error:
        sys.stderr.write(f"Set-up cannot go on: {error.filename or 'a file'}: {error.strerror}.\n")
    except KeyboardInterrupt:
        sys.stderr.write("\nStopped; what was done so far is kept.\n")
        return 130
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
