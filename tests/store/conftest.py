"""A database server that is there when a test asks for one."""

from tests.store.sharing import postgres

__all__ = ["postgres"]
