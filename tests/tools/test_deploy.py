"""The recipes for hosting: container, compose file, proxy, and the unit for systemd."""

from __future__ import annotations

import inspect
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from spielhafen.cli.commands.play_serve import serve
from spielhafen.server.endpoints import ENDPOINTS
from spielhafen.server.server_parts import SERVER_PARTS

ROOT: Final = Path(__file__).parent.parent.parent
DEPLOY: Final = ROOT / "deploy"
OPTIONS: Final = {f"--{name.replace('_', '-')}" for name in inspect.signature(serve).parameters}
COMPOSE: Final[dict[str, Any]] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
SERVICES: Final[dict[str, Any]] = COMPOSE["services"]


def instructions() -> list[tuple[str, str]]:
    """Return the instructions of the recipe and their arguments, continued lines joined."""
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split(maxsplit=1)[0], line.split(maxsplit=1)[1]) for line in lines]


def options_of(words: list[str]) -> set[str]:
    return {word for word in words if word.startswith("--")}


def test_the_recipe_copies_what_there_is_and_what_is_not_left_out() -> None:
    kept = (DEPLOY / "Containerfile.dockerignore").read_text("utf-8").splitlines()
    for name, given in instructions():
        if name == "COPY" and not given.startswith("--from"):
            for source in given.split()[:-1]:
                assert (ROOT / source).exists(), source
                assert f"!{source.split('/')[0]}" in kept, source


def test_the_recipe_knows_its_stages_and_names_versions_of_its_images() -> None:
    stages = [given.split(" AS ") for name, given in instructions() if name == "FROM"]
    known = {stage[1] for stage in stages if len(stage) > 1}
    assert all(re.search(r":\d", stage[0]) for stage in stages)
    used = {found[1] for _, given in instructions() if (found := re.match(r"--from=(\S+)", given))}
    assert used == known


def test_the_recipe_installs_extras_that_there_are_with_locked_versions() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    sync = next(given for name, given in instructions() if name == "RUN" and "uv sync" in given)
    wanted = re.findall(r"--extra (\w+)", sync)
    assert set(wanted) <= set(extras)
    assert {"play", "postgres", "ratings", "metrics"} <= set(wanted)
    assert "--frozen" in sync


def test_the_image_runs_without_rights_and_tells_whether_it_works() -> None:
    last = instructions()[max(i for i, (name, _) in enumerate(instructions()) if name == "FROM") :]
    found = dict(last)
    assert found["USER"] not in {"root", "0"}
    assert "/health" in found["HEALTHCHECK"]
    (port,) = re.findall(r"--port\", \"(\d+)", found["ENTRYPOINT"])
    assert found["EXPOSE"] == port
    assert f":{port}/health" in found["HEALTHCHECK"]
    assert options_of(re.findall(r'"([^"]+)"', found["ENTRYPOINT"] + found["CMD"])) <= OPTIONS


def test_the_compose_file_starts_the_server_with_options_that_there_are() -> None:
    command = SERVICES["server"]["command"]
    assert options_of(command) <= OPTIONS
    given = dict(zip(command[::2], command[1::2], strict=True))
    assert given["--database"].startswith("postgresql://")
    assert "@database/" in given["--database"]
    assert given["--address"].startswith("https://")
    assert set(given["--parts"].split(",")) <= set(SERVER_PARTS)
    assert (DEPLOY / SERVICES["server"]["build"]["context"]).resolve() == ROOT
    assert (ROOT / SERVICES["server"]["build"]["dockerfile"]).is_file()


def test_only_the_proxy_is_reached_from_outside_and_the_server_believes_it_alone() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    command = SERVICES["server"]["command"]
    address = command[command.index("--proxy") + 1]
    assert SERVICES["proxy"]["networks"]["front"]["ipv4_address"] == address
    assert COMPOSE["networks"]["back"]["internal"] is True
    assert SERVICES["database"]["networks"] == ["back"]


def test_all_that_the_compose_file_names_is_declared() -> None:
    for service in SERVICES.values():
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        assert set(service.get("depends_on", ())) <= set(SERVICES)
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in COMPOSE["volumes"]
        assert "build" in service or re.search(r":\d", service["image"])


def test_the_proxy_passes_everything_to_the_server_but_metrics() -> None:
    written = (DEPLOY / "Caddyfile").read_text("utf-8")
    port = next(given for name, given in instructions() if name == "EXPOSE")
    assert f"reverse_proxy server:{port}" in written
    assert "respond /metrics 404" in written
    assert "respond /status* 404" in written
    assert SERVICES["server"]["hostname"] == "server"
    assert not any(endpoint.path.startswith("/metrics") for endpoint in ENDPOINTS)


def unit() -> dict[str, str]:
    """Return the settings of the unit, continued lines joined."""
    text = (DEPLOY / "spielhafen.service").read_text("utf-8").replace("\\\n", " ")
    return dict(line.split("=", 1) for line in text.splitlines() if "=" in line)


def test_the_unit_starts_the_server_with_options_that_there_are() -> None:
    words = unit()["ExecStart"].split()
    assert words[:2] == ["/opt/spielhafen/bin/spielhafen", "serve"]
    assert options_of(words) <= OPTIONS
    assert f"/var/lib/{unit()['StateDirectory']}/" in unit()["ExecStart"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    """The program is not installed here, so another one stands in for it."""
    file = tmp_path / "spielhafen.service"
    written = (DEPLOY / "spielhafen.service").read_text("utf-8")
    file.write_text(
        written.replace("/opt/spielhafen/bin/spielhafen", "/bin/true").replace("User=spielhafen", "User=root")
    )
    done = subprocess.run(["systemd-analyze", "verify", file], capture_output=True, text=True, check=False)
    complaints = [line for line in done.stderr.splitlines() if "spielhafen.service" in line]
    assert complaints == []


@pytest.mark.long
@pytest.mark.skipif(
    shutil.which("podman") is None and shutil.which("buildah") is None, reason="no builder is here"
)
def test_the_image_is_built() -> None:
    program = [
        shutil.which("podman") or shutil.which("buildah") or "",
        "build",
        "--file",
        "deploy/Containerfile",
        ".",
    ]
    subprocess.run(program, cwd=ROOT, check=True)


def test_the_page_about_hosting_shows_these_files() -> None:
    page = (ROOT / "docs/host.md").read_text("utf-8")
    for file in DEPLOY.iterdir():
        if not file.name.endswith(".dockerignore"):
            assert f"deploy/{file.name}" in page
