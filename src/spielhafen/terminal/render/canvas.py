"""A grid of character cells to write on, aware of how many columns each character takes."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text


class Canvas:
    """Rows of cells. Text outside the grid is cut off; later text overwrites earlier text."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._cells = [[(" ", "")] * width for _ in range(height)]
        self._taken: set[tuple[int, int]] = set()

    def put(self, x: int, y: int, written: str, style: str = "") -> None:
        """Write in row y, starting at column x."""
        if not 0 <= y < self.height:
            return
        for sign, columns in _signs(written):
            if x >= 0 and x + columns <= self.width:
                self._cells[y][x] = (sign, style)
                self._taken.add((x, y))
                for beside in range(x + 1, x + columns):
                    self._cells[y][beside] = ("", style)
                    self._taken.add((beside, y))
            x += columns

    def put_near(self, x: int, y: int, written: str, style: str = "") -> bool:
        """Write centred on column x in row y or the nearest free row; return False if none is free."""
        length = cell_len(written)
        begin = max(0, min(self.width - length, x - length // 2))
        for off in (0, 1, -1, 2, -2, 3, -3):
            if self.is_free(begin, y + off, length):
                self.put(begin, y + off, written, style)
                return True
        return False

    def is_free(self, x: int, y: int, length: int) -> bool:
        """Return whether the cells of this stretch and their neighbours on both sides are unused."""
        if not (0 <= y < self.height and x >= 0 and x + length <= self.width):
            return False
        return all((column, y) not in self._taken for column in range(x - 1, x + length + 1))

    def lines(self) -> list[Text]:
        """Return the rows as styled text without trailing blanks."""
        rows = []
        for cells in self._cells:
            row = Text()
            for sign, style in cells:
                row.append(sign, style)
            row.rstrip()
            rows.append(row)
        return rows


def _signs(written: str) -> list[tuple[str, int]]:
    """Split text into visible characters with their widths; combining accents join their letter."""
    signs: list[tuple[str, int]] = []
    for letter in written:
        columns = cell_len(letter)
        if columns == 0 and signs:
            signs[-1] = (signs[-1][0] + letter, signs[-1][1])
        elif columns:
            signs.append((letter, columns))
    return signs


def truncate_line(line: Text, width: int) -> Text:
    """Truncate the line in place to this width, with `…` at its end if needed, and return it."""
    line.truncate(width, overflow="ellipsis")
    return line


def side_by_side(left: list[Text], right: list[Text], width: int) -> list[Text]:
    """Join two blocks horizontally, the left one padded or cut to this width."""
    rows = []
    for place in range(max(len(left), len(right))):
        row = left[place].copy() if place < len(left) else Text()
        row.truncate(width, overflow="ellipsis", pad=True)
        if place < len(right):
            row.append(" ")
            row.append_text(right[place])
        row.rstrip()
        rows.append(row)
    return rows
