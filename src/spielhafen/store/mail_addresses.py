"""Mail addresses for news of tables, and about which tables a mail has been sent."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, and_, delete, exists, or_, select, update

from spielhafen.store.engines import insert_factory
from spielhafen.store.schema import MAIL_ADDRESS, MAIL_SENT, MATCH, RESULT
from spielhafen.store.store import Store


@dataclass(frozen=True)
class MailAddress:
    """A person's mail address, and how they want to get mails; times are in unix seconds."""

    owner: str
    address: str
    language: str
    games: str
    """The names of the games about which no mail is wanted, with blanks between them."""
    hour: int | None
    """The hour (UTC) of a daily mail; None: a mail at once."""
    due: float | None
    """When the next daily mail is due."""
    confirmed: bool
    token: str
    """The hash of the token that confirms the address; empty once it is used."""
    until: float
    """When that token expires, and with it an address that was not confirmed."""
    stop: str
    """The token that ends all mails; it can do nothing else."""


def save_address(store: Store, address: MailAddress) -> None:
    """Store a person's address in place of an earlier one."""
    row = asdict(address)
    with store.transaction() as connection:
        connection.execute(
            insert_factory(connection.engine)(MAIL_ADDRESS)
            .values(row)
            .on_conflict_do_update(index_elements=["owner"], set_=row)
        )


def forget_unconfirmed(store: Store, now: float) -> None:
    """Erase the addresses that were not confirmed in time."""
    late = and_(MAIL_ADDRESS.c.confirmed.is_(False), MAIL_ADDRESS.c.until < now)
    with store.transaction() as connection:
        connection.execute(delete(MAIL_ADDRESS).where(late))


def find_address(store: Store, owner: str) -> MailAddress | None:
    """Return a person's address; None if they have given none."""
    with store.transaction() as connection:
        row = connection.execute(select(MAIL_ADDRESS).where(MAIL_ADDRESS.c.owner == owner)).first()
    return MailAddress(*row) if row else None


def confirm_address(store: Store, token: str, now: float) -> bool:
    """Confirm the address with this token (by its hash); return whether there is one in time."""
    waiting = MAIL_ADDRESS.c.token == token, MAIL_ADDRESS.c.until >= now
    with store.transaction() as connection:
        change = update(MAIL_ADDRESS).where(*waiting).values(confirmed=True, token="")
        return bool(connection.execute(change).rowcount)


def stop_mails(store: Store, stop: str) -> None:
    """Erase the address whose mails hold this token, if there is one."""
    with store.transaction() as connection:
        for owner in list(
            connection.scalars(select(MAIL_ADDRESS.c.owner).where(MAIL_ADDRESS.c.stop == stop))
        ):
            _erase(connection, owner)


def erase_address(store: Store, owner: str) -> None:
    """Erase a person's address, and about which tables they have got a mail."""
    with store.transaction() as connection:
        _erase(connection, owner)


def _erase(connection: Connection, owner: str) -> None:
    connection.execute(delete(MAIL_ADDRESS).where(MAIL_ADDRESS.c.owner == owner))
    connection.execute(delete(MAIL_SENT).where(MAIL_SENT.c.owner == owner))


def find_prompt(store: Store, owners: Iterable[str]) -> list[MailAddress]:
    """Return the confirmed addresses of these people that want a mail at once."""
    wanted = MAIL_ADDRESS.c.confirmed.is_(True), MAIL_ADDRESS.c.hour.is_(None)
    query = select(MAIL_ADDRESS).where(MAIL_ADDRESS.c.owner.in_(sorted(set(owners))), *wanted)
    with store.transaction() as connection:
        return [MailAddress(*row) for row in connection.execute(query.order_by(MAIL_ADDRESS.c.owner))]


def take_due(store: Store, now: float, period: float, limit: int) -> list[MailAddress]:
    """Return addresses whose daily mail is due, each to one process; make the next one due.

    period: seconds from one to the next.
    """
    due = MAIL_ADDRESS.c.confirmed.is_(True), MAIL_ADDRESS.c.due <= now
    taken: list[MailAddress] = []
    with store.transaction() as connection:
        for row in connection.execute(select(MAIL_ADDRESS).where(*due).limit(limit)).all():
            address = MailAddress(*row)
            periods = 1 + int((now - (address.due or now)) // period)
            later = update(MAIL_ADDRESS).where(
                MAIL_ADDRESS.c.owner == address.owner, MAIL_ADDRESS.c.due == address.due
            )
            if connection.execute(later.values(due=(address.due or now) + periods * period)).rowcount:
                taken.append(address)
    return taken


def claim(store: Store, owner: str, matches: Iterable[str], at: float) -> list[str]:
    """Note that a person gets a mail about matches; return those without an unread one."""
    with store.transaction() as connection:
        insert = insert_factory(connection.engine)(MAIL_SENT)
        return [
            match
            for match in matches
            if connection.execute(
                insert.values(owner=owner, match=match, at=at).on_conflict_do_nothing()
            ).rowcount
        ]


def unclaim(store: Store, owner: str, matches: Iterable[str]) -> None:
    """Note that a person gets no mail about these matches after all."""
    with store.transaction() as connection:
        connection.execute(
            delete(MAIL_SENT).where(MAIL_SENT.c.owner == owner, MAIL_SENT.c.match.in_(sorted(matches)))
        )


def forget_ended(store: Store) -> None:
    """Forget the mails about finished games, and about matches that were given up."""
    finished = exists().where(RESULT.c.match == MAIL_SENT.c.match, RESULT.c.owner == MAIL_SENT.c.owner)
    closed = MAIL_SENT.c.match.in_(select(MATCH.c.id).where(MATCH.c.closed.is_(True)))
    with store.transaction() as connection:
        connection.execute(delete(MAIL_SENT).where(or_(finished, closed)))


def note_look(store: Store, owner: str, match: str) -> None:
    """Note that a person has looked at a match: the next turn is worth a mail again.

    Most looks find nothing to change, and a write waits for other writes; so it reads first.
    """
    unread = MAIL_SENT.c.match == match, MAIL_SENT.c.owner == owner
    with store.transaction() as connection:
        is_unread = connection.execute(select(MAIL_SENT.c.at).where(*unread)).first() is not None
    if is_unread:
        with store.transaction() as connection:
            connection.execute(delete(MAIL_SENT).where(*unread))


def mailed_matches(store: Store, owner: str) -> list[tuple[str, float]]:
    """Return matches about which a person got a mail and at which they have not looked since."""
    query = select(MAIL_SENT.c.match, MAIL_SENT.c.at).where(MAIL_SENT.c.owner == owner)
    with store.transaction() as connection:
        return [(match, at) for match, at in connection.execute(query.order_by(MAIL_SENT.c.match))]
