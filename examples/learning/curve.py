"""A learning curve as SVG: the share of games won by the number of hands learned from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
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


@dataclass(frozen=True)
class Scale:
    """Where numbers of hands and shares stand in the picture."""

    most: int
    highest: float

    def x(self, hands: float) -> float:
        """Return the place of a number of hands, from the left."""
        return LEFT + (WIDTH - LEFT - RIGHT) * hands / self.most

    def y(self, share: float) -> float:
        """Return the place of a share, from the top."""
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share / self.highest

    def path(self, at: Sequence[tuple[float, float]]) -> str:
        """Return places as the points of a line; no share is below nothing."""
        return " ".join(f"{self.x(hands):.1f},{self.y(max(0.0, share)):.1f}" for hands, share in at)


def draw(points: Points, fair: float) -> str:
    """Return the curve of hands, share and standard error; `fair` is the share of equal players."""
    most = max(hands for hands, _, _ in points) or 1
    scale = Scale(most, max(0.5, *(share + 2 * error for _, share, error in points)))
    upper = [(hands, share + 2 * error) for hands, share, error in points]
    lower = [(hands, share - 2 * error) for hands, share, error in reversed(points)]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        "<title>Share of games won against two rivals of the level greedy, by hands whose cards were tried</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="sheet" width="{WIDTH}" height="{HEIGHT}" rx="8"/>',
        *_marks_of_shares(scale),
        *_marks_of_hands(scale),
        f'<path class="fair" d="M{LEFT} {scale.y(fair):.1f}H{WIDTH - RIGHT}"/>',
        f'<text x="{WIDTH - RIGHT - 6}" y="{scale.y(fair) + 18:.1f}" text-anchor="end">{EQUAL}</text>',
        f'<polygon class="band" points="{scale.path([*upper, *lower])}"/>',
        f'<polyline class="curve" points="{scale.path([(hands, share) for hands, share, _ in points])}"/>',
        "</svg>\n",
    ]
    return "\n".join(lines)


def _marks_of_shares(scale: Scale) -> Iterator[str]:
    """Yield a line across the picture and its number for each tenth."""
    for tenth in range(int(scale.highest * 10) + 1):
        y = scale.y(tenth / 10)
        yield f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>'
        yield f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{tenth / 10:.0%}</text>'


def _marks_of_hands(scale: Scale) -> Iterator[str]:
    """Yield the numbers below the picture, and what they count."""
    for part in range(5):
        hands = scale.most * part / 4
        anchor = "end" if part == 4 else "middle"
        yield f'<text x="{scale.x(hands):.1f}" y="{HEIGHT - 28}" text-anchor="{anchor}">{hands / 1000:,.0f} thousand</text>'
    yield f'<text x="{WIDTH / 2}" y="{HEIGHT - 8}" text-anchor="middle">hands whose cards were tried</text>'
