"""Advice in lines: the best moves, what they are worth, why the first is better than the second, and how much that says."""

from __future__ import annotations

from itertools import groupby
from math import isfinite
from typing import TYPE_CHECKING, Final

from spielhafen.bots.advice import ONLY
from spielhafen.words import tenths

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from spielhafen.bots import Advice, Reason, Thought
    from spielhafen.bots.why_next import Expected
    from spielhafen.words import Words


def advice_lines(
    words: Words, names: Sequence[str], labels: Mapping[str, str], seat: int, advice: Advice
) -> Iterator[str]:
    """What was found out, best first. `labels`: what the moves are called, by their texts."""
    called = [labels.get(str(thought.move), str(thought.move)) for thought in advice.thoughts]
    said = {"move": called[0], "other": called[min(1, len(called) - 1)], "name": names[seat]}
    yield words(f"advice-{advice.verdict}", **said)
    for key, good in (("advice-for", True), ("advice-against", False)):
        reasons = [_reason(words, reason) for reason in advice.reasons if (reason.gain > 0) is good]
        if reasons:
            yield f"{words(key, **said)}: {', '.join(reasons)}"
    yield words("advice-moves-reckoned" if advice.reckoned else "advice-moves")
    following = advice.following or ((),) * len(called)
    for name, thought, line in zip(called, advice.thoughts, following, strict=True):
        uncertain = not advice.reckoned and thought is not advice.thoughts[0]
        yield f"  {_worth(words, thought, uncertain=uncertain)}  {name}  ({thought.move})"
        if line:
            yield f"           {words('advice-line')} {_turns(words, names, line)}"
    yield from _notes(words, advice)


def _turns(words: Words, names: Sequence[str], line: Sequence[Expected]) -> str:
    """Who is expected to do what, turn by turn."""
    turns = groupby(line, key=lambda one: one.seat)
    return "; ".join(
        words("advice-turn", name=names[seat], moves=", ".join(words.say(one.label, names) for one in moves))
        for seat, moves in turns
    )


def _worth(words: Words, thought: Thought, *, uncertain: bool) -> str:
    """In percent, all as long as each other; with its error where there is one."""
    worth = words("advice-worth", worth=tenths(100 * thought.worth)).rjust(WIDTH)
    if not uncertain:
        return worth
    known = isfinite(thought.error)
    error = (
        words("advice-error", error=tenths(100 * thought.error)) if known else words("advice-error-unknown")
    )
    return f"{worth}  {error}"


WIDTH: Final = len("100.0 %")


def _notes(words: Words, advice: Advice) -> Iterator[str]:
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
