"""A versioned data set of games between levels, made and checked by one command.

It is played, finished with a card, and checked by playing all of it again:

    with StudyFolder(path, dataset_plan(list(find_games().values()), number=1000)) as folder:
        run_study(folder, play=play_recorded_batch)
        finish_dataset(folder)
    check_dataset(path)
"""

from __future__ import annotations

from spielhafen.lab.dataset.dataset_folder import (
    DATASET_FORMAT,
    DatasetDiffers,
    baseline_table,
    baselines,
    check_dataset,
    dataset_plan,
    finish_dataset,
    format_return,
)
from spielhafen.lab.dataset.recorded_game import play_recorded, play_recorded_batch, position_hash

__all__ = [
    "DATASET_FORMAT",
    "DatasetDiffers",
    "baseline_table",
    "baselines",
    "check_dataset",
    "dataset_plan",
    "finish_dataset",
    "format_return",
    "play_recorded",
    "play_recorded_batch",
    "position_hash",
]
