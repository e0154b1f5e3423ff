"""Chat messages that people have reported, for the operator.

A report names the message only; its words stay with the chat, so that they are erased with it.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import and_, delete, func, select

from spielhafen.store.engines import insert_factory
from spielhafen.store.schema import REPORT, TALK
from spielhafen.store.store import Store

MAX_REPORTS_OF_ONE: Final = 20
"""Open reports of one person."""
MAX_REPORTS: Final = 1000
"""Open reports of all; an operator who does not look at them gets no more."""


@dataclass(frozen=True)
class Report:
    """A report: table and number of the message, who made it (token hash), and when."""

    match: str
    number: int
    owner: str
    at: float


@dataclass(frozen=True)
class ReportedMessage:
    """A reported message as the operator reads it; `times` is how many people reported it."""

    match: str
    number: int
    room: str
    name: str
    words: str
    at: float
    times: int


def add_report(store: Store, report: Report) -> bool:
    """Add a report, once for each person and message; return False if there are too many."""
    is_known = and_(*(REPORT.c[name] == getattr(report, name) for name in ("match", "number", "owner")))
    with store.transaction() as connection:
        if connection.execute(select(REPORT.c.at).where(is_known)).first():
            return True
        count = select(func.count()).select_from(REPORT)
        if connection.execute(count).scalar_one() >= MAX_REPORTS:
            return False
        own = connection.execute(count.where(REPORT.c.owner == report.owner)).scalar_one()
        if own >= MAX_REPORTS_OF_ONE:
            return False
        # Another process may have stored it meanwhile.
        add = insert_factory(connection.engine)(REPORT).values(asdict(report)).on_conflict_do_nothing()
        connection.execute(add)
    return True


def reported_messages(store: Store) -> list[ReportedMessage]:
    """Return the reported messages, those of the newest reports first."""
    is_same = and_(TALK.c.match == REPORT.c.match, TALK.c.number == REPORT.c.number)
    parts = (TALK.c.match, TALK.c.number, TALK.c.room, TALK.c.name, TALK.c.words, TALK.c.at)
    query = select(*parts, func.count()).select_from(REPORT).join(TALK, is_same).group_by(*parts)
    with store.transaction() as connection:
        rows = connection.execute(query.order_by(func.max(REPORT.c.at).desc())).all()
    return [ReportedMessage(*row) for row in rows]


def own_reports(store: Store, owner: str) -> list[tuple[str, str, float, float]]:
    """Return the reports of a person, in order: table, room and time of the message, and when."""
    is_same = and_(TALK.c.match == REPORT.c.match, TALK.c.number == REPORT.c.number)
    query = select(TALK.c.match, TALK.c.room, TALK.c.at, REPORT.c.at).join(REPORT, is_same)
    with store.transaction() as connection:
        rows = connection.execute(query.where(REPORT.c.owner == owner).order_by(REPORT.c.at))
        return [(match, room, said, at) for match, room, said, at in rows]


def count_reported(store: Store) -> int:
    """Return the number of reported messages."""
    is_same = and_(TALK.c.match == REPORT.c.match, TALK.c.number == REPORT.c.number)
    messages = select(TALK.c.match, TALK.c.number).join(REPORT, is_same).distinct().subquery()
    with store.transaction() as connection:
        return connection.execute(select(func.count()).select_from(messages)).scalar_one()


def clear_reports(store: Store) -> int:
    """Forget all reports; return how many there were."""
    with store.transaction() as connection:
        return connection.execute(delete(REPORT)).rowcount
