"""The decoder of live messages, which restores what was left out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeAlias

JSONDict: TypeAlias = dict[str, Any]
LISTS = {"seats", "zones", "pieces", "marks", "offers"}
"""Parts of a scene that may name elements by their old places; `over` lists seats."""


@dataclass
class DeltaDecoder:
    """The last table and scene as they were sent, the last geometry, and the log so far."""

    charts: dict[str, JSONDict] = field(default_factory=dict)
    log: list[JSONDict] = field(default_factory=list)
    table: JSONDict = field(default_factory=dict)
    scene: JSONDict = field(default_factory=dict)

    def decode(self, message: JSONDict) -> JSONDict:
        """Return the complete message."""
        if "table" not in message:
            return message
        frames = [self._frame(frame) for frame in message.get("frames", ())]
        self.table |= message["table"]
        table = self.table | {"scene": self._scene(message["table"]["scene"])}
        for frame in frames:
            frame.setdefault("scene", {name: of for name, of in table["scene"].items() if name != "offers"})
        if "log_from" in table:
            log = [*self.log, *(line for frame in frames for line in frame["log"])]
            assert table.pop("log_from") == self.table.pop("log_from") == len(log)
            table["log"] = [*log, *table["log"]]
        self.log = table["log"]
        return message | {"table": table} | ({"frames": frames} if "frames" in message else {})

    def _frame(self, frame: JSONDict) -> JSONDict:
        return frame | {"scene": self._scene(frame["scene"])} if "scene" in frame else dict(frame)

    def _scene(self, scene: JSONDict) -> JSONDict:
        if "geometry" in scene:
            assert scene["chart"] not in self.charts, "a chart that is known is not sent again"
            self.charts = {scene["chart"]: scene["geometry"]}
        known = self.scene
        self.scene = {
            name: _resolved(part, known.get(name)) if name in LISTS else part for name, part in scene.items()
        }
        return self.scene | {"geometry": self.charts[scene["chart"]]}


def _resolved(part: Any, before: Any) -> Any:
    """Return a part of a scene with the elements that it names by their old places."""
    if not isinstance(part, list):
        return part
    return [before[element] if isinstance(element, int) else element for element in part]
