"""Advice in lines: the best moves, what they are worth, and why the first is better than the second."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from spielhafen.bots import Advice, Reason
    from spielhafen.words import Words


def advice_lines(
    words: Words, names: Sequence[str], labels: Mapping[str, str], seat: int, advice: Advice
) -> Iterator[str]:
    """What was found out, best first. `labels`: what the moves are called, by their texts."""
    called = [labels.get(str(thought.move), str(thought.move)) for thought in advice.thoughts]
    said = {"move": called[0], "other": called[min(1, len(called) - 1)], "name": names[seat]}
    yield words("advice-sure" if advice.sure or len(called) == 1 else "advice-close", **said)
    for key, good in (("advice-for", True), ("advice-against", False)):
        reasons = [_reason(words, reason) for reason in advice.reasons if (reason.gain > 0) is good]
        if reasons:
            yield f"{words(key, **said)}: {', '.join(reasons)}"
    yield words("advice-moves")
    for name, thought in zip(called, advice.thoughts, strict=True):
        error = f"  ± {100 * thought.error:.1f}" if thought is not advice.thoughts[0] else ""
        yield f"  {100 * thought.worth:5.1f} %{error}  {name}  ({thought.move})"
        if thought.line:
            yield f"         {words('advice-line')} {' '.join(map(str, thought.line))}"
    yield words("advice-note")


def _reason(words: Words, reason: Reason) -> str:
    gain = round(abs(reason.gain), 1)
    unit = words("feature-unit", count=gain)
    return f"{words(f'feature-{reason.feature}')} ({words('advice-gain', gain=gain, unit=unit)})"
