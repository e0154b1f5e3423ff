"""The built web client includes the licence texts of its packages and typefaces."""

from __future__ import annotations

import json
import re

import pytest
from shell import ROOT

STATIC = ROOT / "src" / "spielhafen" / "server" / "static"
SHIPPED = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["dependencies"]


@pytest.fixture(scope="module")
def texts() -> str:
    return (STATIC / "licences.txt").read_text("utf-8")


@pytest.mark.parametrize("package", [*SHIPPED, "svelte"])
def test_every_package_of_the_client_has_its_licence_text(texts: str, package: str) -> None:
    version = SHIPPED.get(package, "")

    assert re.search(
        rf"^{re.escape(package)} {re.escape(version)}.*\((MIT|OFL-1\.1|Apache-2\.0|\(MIT OR Apache-2\.0\))\)$",
        texts,
        re.MULTILINE,
    )


def test_every_typeface_of_the_client_has_its_licence_text(texts: str) -> None:
    fonts = {path.name for path in (STATIC / "assets").glob("*.woff2")}
    families = {re.sub(r"-latin.*", "", name) for name in fonts}

    assert families
    assert {
        name
        for name in families
        if f"/{name} " not in texts and f"/{name.removesuffix('-wght')} " not in texts
    } == set()
    assert texts.count("SIL OPEN FONT LICENSE Version 1.1") >= len(families)
