"""A learning curve as SVG: the share of games won by the number of hands learned from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WIDTH: Final = 640
HEIGHT: Final = 320
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 16, 48
STYLE: Final = """
  .sheet{fill:#fbfaf6}
  .grid{stroke:#c9d3da;stroke-width:1}
  .fair{stroke:#8a5a00;stroke-width:1.5;stroke-dasharray:6 4}
  .band{fill:#1d5a8a;opacity:.18}
  .curve{fill:none;stroke:#1d5a8a;stroke-width:2}
  text{font:13px ui-sans-serif,system-ui,sans-serif;fill:#33424e}
"""

EQUAL: Final = "as strong as the rule of thumb"

Points = Sequence[tuple[int, float, float]]


def draw(points: Points, fair: float) -> str:
    """Return the curve of hands, share and standard error; `fair` is the share of equal players."""
    most = max(hands for hands, _, _ in points) or 1
    highest = max(0.5, *(share + 2 * error for _, share, error in points))

    def x(hands: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * hands / most

    def y(share: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share / highest

    def path(at: Sequence[tuple[float, float]]) -> str:
        return " ".join(f"{x(hands):.1f},{y(max(0.0, share)):.1f}" for hands, share in at)

    upper = [(hands, share + 2 * error) for hands, share, error in points]
    lower = [(hands, share - 2 * error) for hands, share, error in reversed(points)]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        "<title>Share of games won against two rivals of the level greedy, by hands whose cards were tried</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="sheet" width="{WIDTH}" height="{HEIGHT}" rx="8"/>',
    ]
    for tenth in range(int(highest * 10) + 1):
        share = tenth / 10
        lines += [
            f'<path class="grid" d="M{LEFT} {y(share):.1f}H{WIDTH - RIGHT}"/>',
            f'<text x="{LEFT - 8}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>',
        ]
    for part in range(5):
        hands = most * part / 4
        anchor = "end" if part == 4 else "middle"
        lines.append(
            f'<text x="{x(hands):.1f}" y="{HEIGHT - 28}" text-anchor="{anchor}">{hands / 1000:,.0f} thousand</text>'
        )
    lines += [
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 8}" text-anchor="middle">hands whose cards were tried</text>',
        f'<path class="fair" d="M{LEFT} {y(fair):.1f}H{WIDTH - RIGHT}"/>',
        f'<text x="{WIDTH - RIGHT - 6}" y="{y(fair) + 18:.1f}" text-anchor="end">{EQUAL}</text>',
        f'<polygon class="band" points="{path([*upper, *lower])}"/>',
        f'<polyline class="curve" points="{path([(hands, share) for hands, share, _ in points])}"/>',
        "</svg>\n",
    ]
    return "\n".join(lines)
