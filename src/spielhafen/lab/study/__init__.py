"""Studies: many games under several conditions, declared in a file, kept and resumed.

plan = read_plan(Path("study.toml"))
study = Study(Path("run"), plan)
study.run()
rows = study.rows()
"""

from __future__ import annotations

from spielhafen.lab.study.game_row import GameRow, play_row
from spielhafen.lab.study.merge import merge_studies
from spielhafen.lab.study.plan import Condition, StudyPlan, parse_plan, read_plan
from spielhafen.lab.study.runner import WorkerDied, run_study
from spielhafen.lab.study.storage import Shard, StudyError, StudyFolder, parse_shard, read_manifest

__all__ = [
    "Condition",
    "GameRow",
    "Shard",
    "StudyError",
    "StudyFolder",
    "StudyPlan",
    "WorkerDied",
    "merge_studies",
    "parse_plan",
    "parse_shard",
    "play_row",
    "read_manifest",
    "read_plan",
    "run_study",
]
