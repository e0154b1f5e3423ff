"""What the games of unequal players tell about luck and skill: sentences and figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from spielhafen.bots import LEVELS
from spielhafen.core.text import Text, text
from spielhafen.lab.luck_and_skill import LuckAndSkill, measure_skill, unequal_fields

if TYPE_CHECKING:
    from spielhafen.core.text import Arg
    from spielhafen.lab.measures import StudyRow
    from spielhafen.lab.study.plan import StudyPlan

GAME_TITLE: Final = "game-title"
SKILL_TITLE: Final = text("study-skill-title", game=text(GAME_TITLE))
"""The title of the part about a field, said in the texts of its game."""


def measure_skills(plan: StudyPlan, rows: Sequence[StudyRow]) -> list[LuckAndSkill]:
    """Return what each field of unequal players in a study tells."""
    found = (measure_skill(field, rows) for field in unequal_fields(plan.conditions))
    return [skill for skill in found if skill]


def skill_sentences(skill: LuckAndSkill) -> Iterator[Text]:
    """Yield the sentences about a field."""
    share, low, high = map(in_percent, skill.skill())
    yield text(
        "study-skill",
        stronger=_player(skill.stronger),
        deals=skill.deals,
        wins=in_percent(skill.wins.mean),
        fair=in_percent(skill.fair),
        skill=share,
        low=low,
        high=high,
    )
    if not skill.balanced:
        yield text("study-skill-unbalanced")
    if skill.same_seat and skill.by_accident is not None:
        yield text(
            "study-same-seat",
            share=in_percent(skill.same_seat.share),
            low=in_percent(skill.same_seat.low),
            high=in_percent(skill.same_seat.high),
            accident=in_percent(skill.by_accident),
        )


def skill_rows(skills: Sequence[LuckAndSkill]) -> Iterator[list[object]]:
    """Yield the figures as rows; the names of the conditions of a field are joined by a bar."""
    for one in skills:
        name = " | ".join(one.conditions)
        yield [name, "stronger", one.stronger, one.wins.mean, one.wins.low, one.wins.high, one.deals]
        yield [name, "skill", one.stronger, *one.skill(), one.deals]
        if one.same_seat:
            seat = one.same_seat
            yield [name, "same_seat", "", seat.share, seat.low, seat.high, one.deals]
            yield [name, "same_seat_by_accident", "", one.by_accident, "", "", one.deals]


def _player(name: str) -> Arg:
    return text(f"level-{name}") if name in LEVELS else name


def in_percent(part: float) -> str:
    """Return a share as it is written in sentences."""
    return f"{100 * part:.1f} %"
