"""The PostgreSQL server that tests of the store share."""

from tests.store.sharing import postgres

__all__ = ["postgres"]
