"""Spielhafen: sailing board games on one engine, in the browser, the terminal and Python."""

__version__ = "0.1.0"
