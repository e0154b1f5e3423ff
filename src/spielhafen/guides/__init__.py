"""Guided first games: scripts of real moves, played by tests and by beginners.

A guide is a file `guide/<name>.guide` in the folder of a game. It begins where the game begins, with the
outcomes of chance and the moves of the other seats written down, so that a match that follows it is an
ordinary match:

    seats    3                 ; comments follow a semicolon
    learner  A
    option   professional no

    *  first 1                 ; chance, in the notation of logbooks
    # lead-low §5              ; a step: the text `guide-first-lead-low`, about this paragraph
    A  N3 | N4                 ; the learner's move, and others that are as good
    B  N9

Captains are letters, as in the examples of a rulebook. The last line is a move after which the learner is to
decide again: there the game goes on without the guide.

Within a step learners may reach the same by other moves, if they take no more of them (`guide_progress`).

A guide may begin in the middle of a game: all plies above a line `begin`, the learner's own ones, too, have been
played when it begins. A game may have several guides; `then sailing` names the one that follows, and each has a
text `guide-<name>-title`.
"""

from spielhafen.guides.guide import Guide, GuidePly, GuideStep
from spielhafen.guides.guide_check import check_guide
from spielhafen.guides.guide_files import find_guide, game_guides
from spielhafen.guides.guide_parser import GuideError, parse_guide
from spielhafen.guides.guide_progress import (
    GuideProgress,
    find_progress,
    has_just_ended,
    next_own_ply,
    next_ply,
    own_run,
)

__all__ = [
    "Guide",
    "GuideError",
    "GuidePly",
    "GuideProgress",
    "GuideStep",
    "check_guide",
    "find_guide",
    "find_progress",
    "game_guides",
    "has_just_ended",
    "next_own_ply",
    "next_ply",
    "own_run",
    "parse_guide",
]
