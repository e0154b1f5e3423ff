#!/usr/bin/env python3
"""A bot for every game of Spielhafen: one of the moves on offer, by lot. The protocol: docs/protocol.md.

spielhafen simulate columbus --seat "run:python examples/bots/by_lot.py" --seat boy --number 10
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "hello", "name": "By lot, in Python"}
    elif message["type"] == "move":
        chance = random.Random(message["seed"])
        answer = {"type": "move", "id": message["id"], "move": chance.choice(message["moves"])}
    else:
        break
    print(json.dumps(answer), flush=True)
