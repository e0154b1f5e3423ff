"""Live messages without what was sent on the same connection before.

A connection keeps order and loses nothing, so the whole table need not be repeated:

* `scene.chart` names the geometry of a scene. The `geometry` is included only if the scene sent before on
  this connection had another one.
* In `frames` the final table has only those log lines that were neither sent before nor are in the frames:
  `log_from` is the number of lines before them. A `table` message has the whole log, because plies may have
  been taken back.
* The last frame has no `scene`: it is the scene of the final table, without its offers.

A client that asks for changes gets less still:

* In a list of a scene, the number n is the element in place n of that list in the scene sent before.
* A field that a table leaves out is that of the table sent before.

A new connection gets everything once, and answers over HTTP are always complete.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from spielhafen.server.messages.live_messages import FramesMessage, LiveMessage, TableMessage
from spielhafen.server.messages.table_info import SCENE_LISTS, FrameInfo, SceneView, TableInfo

Encoded: TypeAlias = "tuple[bytes, Sent]"
"""A message, and what has been sent with it."""
EncodedMessages: TypeAlias = "dict[tuple[int, int, int, bool], Encoded]"
"""Messages that several connections get, by message and what was sent before."""

_FIELDS: Final = tuple(
    name for name in TableInfo.__struct_fields__ if name not in {"scene", "log", "log_from"}
)
_values: Final[Callable[[TableInfo], tuple[Any, ...]]] = attrgetter(*_FIELDS)


@dataclass(frozen=True, slots=True)
class Sent:
    """What was sent on a connection so far: the last table and the number of log lines."""

    table: TableInfo | None = None
    log_lines: int = 0
    changes_only: bool = False
    """Whether the client asks for changes."""

    def encode(self, message: LiveMessage, encoded: EncodedMessages) -> Encoded:
        """Return the message without what was sent before, and what is sent then.

        encoded: results for this and other messages, which other connections share.
        """
        if not isinstance(message, (FramesMessage, TableMessage)):
            return msgspec.json.encode(message), self
        key = (id(message), id(self.table), self.log_lines, self.changes_only)
        if key not in encoded:
            encoded[key] = self._encode(message)
        return encoded[key]

    def _encode(self, message: FramesMessage | TableMessage) -> Encoded:
        scene = None if self.table is None else self.table.scene
        frames = []
        log_from = 0
        if isinstance(message, FramesMessage):
            for frame in message.frames:
                frames.append(self._frame(frame, scene))
                scene = scene if frame.scene is UNSET else frame.scene
            log_from = self._log_from(message)
        table = self._table(message.table, scene, log_from)
        content = {**_others(message), "table": table}
        if isinstance(message, FramesMessage):
            content["frames"] = frames
        sent = Sent(message.table, len(message.table.log), self.changes_only)
        return msgspec.json.encode(content), sent

    def _log_from(self, message: FramesMessage) -> int:
        """Return the number of lines that need not be sent: all or none."""
        lines = len(message.table.log)
        known = self.log_lines + sum(len(frame.log) for frame in message.frames)
        return lines if known == lines else 0

    def _table(self, table: TableInfo, before: SceneView | None, log_from: int) -> Mapping[str, Any]:
        fields = dict(zip(_FIELDS, _values(table), strict=True))
        if self.changes_only and self.table is not None:
            known = _values(self.table)
            fields = {
                name: value
                for (name, value), old in zip(fields.items(), known, strict=True)
                if value is not old and value != old
            }
        fields["scene"] = self._scene(table.scene, before)
        fields["log"] = table.log[log_from:]
        if log_from:
            fields["log_from"] = log_from
        return fields

    def _frame(self, frame: FrameInfo, before: SceneView | None) -> FrameInfo:
        return frame if frame.scene is UNSET else replace(frame, scene=self._scene(frame.scene, before))

    def _scene(self, scene: SceneView, before: SceneView | None) -> SceneView:
        if before is None:
            return scene
        geometry = UNSET if scene.chart == before.chart else scene.geometry
        if not self.changes_only:
            return replace(scene, geometry=geometry)
        lists = {name: _references(getattr(scene, name), getattr(before, name)) for name in SCENE_LISTS}
        return replace(scene, geometry=geometry, **lists)


def _others(message: FramesMessage | TableMessage) -> dict[str, Any]:
    """Return the fields of a message besides table and frames."""
    if isinstance(message, TableMessage):
        return {"type": "table"}
    return {"type": "frames", "since": message.since, "seq": message.seq}


def _references(elements: Any, before: Any) -> Any:
    """Return a list with the numbers of those elements that the list before has, too."""
    if elements is UNSET or before is UNSET:
        return elements
    known = {bytes(element): msgspec.Raw(b"%d" % place) for place, element in enumerate(before)}
    return [known.get(bytes(element), element) for element in elements]
