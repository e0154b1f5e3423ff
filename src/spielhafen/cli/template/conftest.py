"""Make the game in this folder known to the tests, installed or not."""

import os
from pathlib import Path

os.environ.setdefault("SPIELHAFEN_GAMES", str(Path(__file__).parent))
