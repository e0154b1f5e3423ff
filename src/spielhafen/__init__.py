"""Spielhafen: a harbour of sailing board games. One open engine, played in the browser, in the terminal and from Python."""

__version__ = "0.1.0"
