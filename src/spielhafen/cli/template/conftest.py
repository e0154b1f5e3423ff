"""Lets the tests find the game in this folder, installed or not."""

import os
from pathlib import Path

os.environ.setdefault("SPIELHAFEN_GAMES", str(Path(__file__).parent))
