"""Live messages without what was sent on the same connection before.

A connection keeps order and loses nothing, so the whole table need not be repeated:

* `scene["chart"]` names the geometry of a scene. The `geometry` is included only if the scene sent before on
  this connection had another one.
* In `frames` the final table has only those log lines that were neither sent before nor are in the frames:
  `log_from` is the number of lines before them. A `table` message has the whole log, because plies may have
  been taken back.
* The last frame has no `scene`: it is the scene of the final table, without its offers.

A new connection gets everything once, and answers over HTTP are always complete.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping


class LiveDeltaEncoder:
    """What was sent on a connection so far: the last chart and the number of log lines."""

    def __init__(self) -> None:
        self.chart = ""
        self.log_lines = 0

    def encode(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """Return the message without what was sent before, and note that it is sent."""
        if "table" not in message:
            return dict(message)
        frames = [self._frame(frame) for frame in message.get("frames", ())]
        table = message["table"] | {"scene": self._scene(message["table"]["scene"])}
        lines = len(table["log"])
        if "frames" in message and self.log_lines + sum(len(frame["log"]) for frame in frames) == lines:
            table |= {"log": [], "log_from": lines}
        self.log_lines = lines
        return {**message, **({"frames": frames} if "frames" in message else {}), "table": table}

    def _frame(self, frame: Mapping[str, Any]) -> dict[str, Any]:
        return {**frame, "scene": self._scene(frame["scene"])} if "scene" in frame else dict(frame)

    def _scene(self, scene: Mapping[str, Any]) -> dict[str, Any]:
        previous, self.chart = self.chart, scene["chart"]
        if previous != self.chart:
            return dict(scene)
        return {name: value for name, value in scene.items() if name != "geometry"}
