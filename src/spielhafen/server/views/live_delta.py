"""Live messages without what was sent on the same connection before.

A connection keeps order and loses nothing, so the whole table need not be repeated:

* `scene.chart` names the geometry of a scene. The `geometry` is included only if the scene sent before on
  this connection had another one.
* In `frames` the final table has only those log lines that were neither sent before nor are in the frames:
  `log_from` is the number of lines before them. A `table` message has the whole log, because plies may have
  been taken back.
* The last frame has no `scene`: it is the scene of the final table, without its offers.

A new connection gets everything once, and answers over HTTP are always complete.
"""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from spielhafen.server.messages.live_messages import FramesMessage, LiveMessage, TableMessage
from spielhafen.server.messages.table_info import FrameInfo, SceneView


class LiveDeltaEncoder:
    """What was sent on a connection so far: the last chart and the number of log lines."""

    def __init__(self) -> None:
        self.chart = ""
        self.log_lines = 0

    def encode(self, message: LiveMessage) -> LiveMessage:
        """Return the message without what was sent before, and note that it is sent."""
        if isinstance(message, FramesMessage):
            return self._frames_message(message)
        if isinstance(message, TableMessage):
            self.log_lines = len(message.table.log)
            return TableMessage(replace(message.table, scene=self._scene(message.table.scene)))
        return message

    def _frames_message(self, message: FramesMessage) -> FramesMessage:
        frames = [self._frame(frame) for frame in message.frames]
        table = replace(message.table, scene=self._scene(message.table.scene))
        lines = len(table.log)
        if self.log_lines + sum(len(frame.log) for frame in frames) == lines:
            table.log, table.log_from = [], lines
        self.log_lines = lines
        return replace(message, frames=frames, table=table)

    def _frame(self, frame: FrameInfo) -> FrameInfo:
        return frame if frame.scene is UNSET else replace(frame, scene=self._scene(frame.scene))

    def _scene(self, scene: SceneView) -> SceneView:
        known, self.chart = self.chart, scene.chart
        return scene if known != self.chart else replace(scene, geometry=UNSET)
