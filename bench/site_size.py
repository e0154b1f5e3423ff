"""Size of the site without a server, compressed as web servers do it.

`bench/site_size.py FOLDER` prints it. A first visit loads all but the languages that are not chosen; the second one
nothing that is unchanged.
"""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

COMPRESSED_ALREADY: Final = {".woff2", ".zip"}
GROUPS: Final = {
    "interpreter": ("python/pyodide",),
    "library": ("python/python_stdlib.zip",),
    "engine, bots and packages": ("python/packages.zip",),
    "games, texts, rulebooks, pictures": ("api/",),
    "client": ("",),
}
"""Groups of files by the beginning of their paths; the first that fits counts."""
OTHERS: Final = "languages besides English"
OTHER_LANGUAGE: Final = re.compile(r"^api/(.+/)?(texts|rulebook)/(?!en\.)")
"""Texts that are loaded only where people have chosen them."""
BROTLI: Final = (
    "const z = require('zlib'); const b = require('fs').readFileSync(0); "
    "const o = {params: {[z.constants.BROTLI_PARAM_QUALITY]: 11, [z.constants.BROTLI_PARAM_LGWIN]: 24}}; "
    "console.log(z.brotliCompressSync(b, o).length)"
)


def brotli_size(content: bytes) -> int:
    """Return the size of something compressed by Node's brotli."""
    done = subprocess.run(["node", "-e", BROTLI], input=content, capture_output=True, check=True)  # noqa: S607
    return int(done.stdout)


def group_of(path: str) -> str:
    """Return the group of a file.

    >>> group_of("python/packages.zip"), group_of("index.html"), group_of("api/texts/de.ftl")
    ('engine, bots and packages', 'client', 'languages besides English')
    """
    if OTHER_LANGUAGE.search(path):
        return OTHERS
    return next(name for name, starts in GROUPS.items() if path.startswith(starts))


def main(folder: Path) -> int:
    """Print the sizes of each group in megabytes: as files, with gzip, with brotli."""
    sums = {name: [0, 0, 0] for name in (*GROUPS, OTHERS)}
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            content = file.read_bytes()
            plain = len(content)
            packed = file.suffix in COMPRESSED_ALREADY
            sizes = [plain] * 3 if packed else [plain, len(gzip.compress(content, 9)), brotli_size(content)]
            group = sums[group_of(file.relative_to(folder).as_posix())]
            group[:] = [old + new for old, new in zip(group, sizes, strict=True)]
    others = sums.pop(OTHERS)
    sums["all"] = [sum(column) for column in zip(*sums.values(), strict=True)]
    sums[OTHERS] = others
    for name, sizes in sums.items():
        columns = "".join(f"{size / 1e6:8.2f}" for size in sizes)
        sys.stdout.write(f"{name:36}{columns}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
