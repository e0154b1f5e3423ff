"""Merging the shards of a study, which may have been played on several machines."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from spielhafen.lab.study.storage import StudyFolder, read_manifest, study_error

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

ROWS_AT_ONCE: Final = 1000


def merge_studies(folders: Sequence[Path], target: Path) -> tuple[int, int]:
    """Merge the rows of shards into one folder, and write them if none is missing.

    Return the numbers of games kept and wanted. A game that several shards have must be the same in all. Raises
    StudyError if the folders belong to different studies, or cannot be read or written.
    """
    plans = [read_manifest(folder) for folder in folders]
    for folder, (_, digest, _) in zip(folders, plans, strict=True):
        if digest != plans[0][1]:
            raise study_error("study-of-another-plan", folder=str(folder))
    with StudyFolder(target, plans[0][0]) as whole:
        for folder, (plan, _, shard) in zip(folders, plans, strict=True):
            with StudyFolder(folder, plan, shard) as part:
                rows = part.rows()
                while some := list(islice(rows, ROWS_AT_ONCE)):
                    whole.keep(some)
        if whole.is_complete():
            whole.write_rows()
        return len(whole.played()), whole.total()
