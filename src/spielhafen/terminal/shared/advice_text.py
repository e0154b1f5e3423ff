"""Advice in lines: the best moves, what they are worth, why the first is better than the second, and how much that says.

Why a bot played as it did is told in the same way.
"""

from __future__ import annotations

from itertools import groupby
from math import isfinite
from typing import TYPE_CHECKING, Final, Literal

from spielhafen.bots.advice import ONLY, SLIP, SURE
from spielhafen.core.errors import SpielhafenError
from spielhafen.core.text import text
from spielhafen.i18n import tenths

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from spielhafen.bots import Advice, MoveEvaluation, Reason
    from spielhafen.bots.principal_variation import ExpectedMove
    from spielhafen.i18n import Words
    from spielhafen.match.bot_replay import BotDecision


def render_bot_reasons(
    words: Words,
    names: Sequence[str],
    labels: Mapping[str, str],
    decision: BotDecision,
    advice: Advice | None,
) -> list[str]:
    """What a bot thought before a ply, if it thought of the same move again; raises SpielhafenError."""
    if advice is None:
        raise SpielhafenError(text("server-no-advice"))
    decision.check_reproduced(str(advice.thoughts[0].move))
    level = words(f"level-{decision.level}")
    head = words("why-of", ply=decision.ply, name=names[decision.seat], level=level)
    return [head, *render_advice(words, names, labels, decision.seat, advice, key_prefix="why")]


def render_advice(
    words: Words,
    names: Sequence[str],
    labels: Mapping[str, str],
    seat: int,
    advice: Advice,
    key_prefix: Literal["advice", "why"] = "advice",
) -> Iterator[str]:
    """What was found out, best first. `labels`: what the moves are called, by their texts; lead: as advice, or of what was played."""
    called = [labels.get(str(thought.move), str(thought.move)) for thought in advice.thoughts]
    said = {"move": called[0], "other": called[min(1, len(called) - 1)], "name": names[seat]}
    yield words(f"{key_prefix}-{advice.verdict}", **said)
    for key, good in (("advice-for", True), ("advice-against", False)):
        reasons = [_reason(words, reason) for reason in advice.reasons if (reason.gain > 0) is good]
        if reasons:
            yield f"{words(key, **said)}: {', '.join(reasons)}"
    if advice.verdict == SURE and not advice.reasons:
        yield words("advice-unexplained")
    yield words("advice-moves-reckoned" if advice.reckoned else "advice-moves")
    following = advice.continuations or ((),) * len(called)
    first, *others = zip(called, advice.thoughts, following, strict=True)
    others.sort(key=lambda other: _place(other[1], advice))
    for name, thought, line in (first, *others):
        uncertain = not advice.reckoned and thought is not advice.thoughts[0]
        yield f"  {_worth(words, thought, uncertain=uncertain)}  {name}  ({thought.move})"
        if line:
            yield f"           {words('advice-line')} {_turns(words, names, line)}"
    yield from _notes(words, advice)


def _place(thought: MoveEvaluation, advice: Advice) -> tuple[bool, float]:
    """By worth; last what was tried only once."""
    return not advice.reckoned and not isfinite(thought.error), -thought.worth


def _turns(words: Words, names: Sequence[str], line: Sequence[ExpectedMove]) -> str:
    """Who is expected to do what, turn by turn."""
    turns = groupby(line, key=lambda one: one.seat)
    return "; ".join(
        words("advice-turn", name=names[seat], moves=" → ".join(words.say(one.label, names) for one in moves))
        for seat, moves in turns
    )


def _worth(words: Words, thought: MoveEvaluation, *, uncertain: bool) -> str:
    """In percent, all as long as each other; with its error where there is one."""
    worth = _readable(words, "worth", thought.worth).rjust(PERCENT_WIDTH)
    if not uncertain:
        return worth
    known = isfinite(thought.error)
    error = _readable(words, "error", thought.error) if known else words("advice-error-unknown")
    return f"{worth}  {error}"


def _readable(words: Words, what: str, part: float) -> str:
    """In percent; what would be read as nothing is told as less than the least."""
    if _read(part):
        return words(f"advice-{what}", **{what: tenths(100 * part)})
    return words(f"advice-{what}", **{what: words("advice-least", least=tenths(0.1))})


def _read(part: float) -> int:
    """What people read of it: tenths of a percent."""
    return round(1000 * part)


PERCENT_WIDTH: Final = len("100.0 %")


def _notes(words: Words, advice: Advice) -> Iterator[str]:
    yield from _how(words, advice)
    first, *others = (_read(thought.worth) for thought in advice.thoughts)
    if advice.verdict != SLIP and any(other > first for other in others):
        yield words("advice-note-first")


def _how(words: Words, advice: Advice) -> Iterator[str]:
    if advice.reckoned:
        yield words("advice-note-reckoned")
        return
    if advice.verdict == ONLY:  # nothing was compared, so nothing need be said of how
        return
    yield words("advice-note")
    known = [isfinite(thought.error) for thought in advice.thoughts[1:]]
    if any(known):
        yield words("advice-note-error")
    if not all(known):
        yield words("advice-note-once")


def _reason(words: Words, reason: Reason) -> str:
    gain = round(abs(reason.gain), 1)
    unit = words("feature-unit", count=gain)
    more = f"feature-{reason.feature}"
    less = f"{more}.less"
    feature = words(less if reason.gain < 0 and words.knows(less) else more)
    return f"{feature} ({words('advice-gain', gain=gain, unit=unit)})"
