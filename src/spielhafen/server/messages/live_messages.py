"""Messages on live connections."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from spielhafen.server.messages.table_info import ChatMessageInfo, FrameInfo, TableInfo


class TableMessage(Struct, tag_field="type", tag="table"):
    """The whole table."""

    table: TableInfo


class FramesMessage(Struct, tag_field="type", tag="frames"):
    """The plies after event number `since`, and the table after them."""

    since: int
    seq: int
    frames: list[FrameInfo]
    table: TableInfo


class CurrentMessage(Struct, tag_field="type", tag="current"):
    """The position of a table: nothing was missed."""

    seq: int
    hash: str


class PongMessage(Struct, tag_field="type", tag="pong"):
    """The position of a table, in answer to a ping."""

    seq: int
    hash: str


class ThinkingMessage(Struct, tag_field="type", tag="thinking"):
    """Bots that think."""

    seats: list[int]


class ChatPosted(Struct, tag_field="type", tag="chat"):
    """A chat message."""

    message: ChatMessageInfo


LiveMessage: TypeAlias = (
    TableMessage | FramesMessage | CurrentMessage | PongMessage | ThinkingMessage | ChatPosted
)
