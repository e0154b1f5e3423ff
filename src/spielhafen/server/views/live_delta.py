"""What a message of a live line leaves out because whoever listens has it already.

A line stays in order and loses nothing, so a table need not be told whole again and again:

* `scene["chart"]` names the geometry of a scene. The `geometry` itself comes along only if the scene that was told before on
  this line had another one.
* In `frames` the closing table has only those lines of the log that neither a message before nor the frames have told:
  `log_from` says how many come before them. A message `table` has the whole log, for plies may have been taken back.
* The last frame has no `scene`: it is the scene of the closing table, without its offers.

Whoever opens a line anew is told everything once, and answers over HTTP are always whole.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping


class LiveDeltaEncoder:
    """What somebody was told on a line so far: the chart shown last, and how many lines of the log."""

    def __init__(self) -> None:
        self.chart = ""
        self.log_lines = 0

    def encode(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """The message without what was told before; from now on this one was told, too."""
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
        known, self.chart = self.chart, scene["chart"]
        if known != self.chart:
            return dict(scene)
        return {name: value for name, value in scene.items() if name != "geometry"}
