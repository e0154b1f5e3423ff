"""Compile modules beside their sources; run by `compile.py` in an environment of its own.

python mypyc_setup.py GROUP=FILE[,FILE…] …
"""

from __future__ import annotations

import sys

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]

OPTIMISATION = "1"
"""With 2 the C compiler takes twice as long, and the games are no faster."""

groups: list[tuple[list[str], str | None]] = [
    (files.split(","), name) for name, _, files in (word.partition("=") for word in sys.argv[1:])
]
paths = [path for files, _ in groups for path in files]
version = f"{sys.version_info.major}.{sys.version_info.minor}"
extensions = mypycify(
    # Without the project's settings: the sources are checked with them before, and compiled wherever they lie.
    ["--config-file=", "--python-version", version, *paths],
    opt_level=OPTIMISATION,
    debug_level="0",
    separate=groups,
)
setup(
    name="spielhafen",
    packages=[],
    ext_modules=extensions,
    script_args=["--quiet", "build_ext", "--inplace", "--parallel", "2"],
)
