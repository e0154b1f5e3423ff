"""Games in the terminal: a full-screen client, and plain lines for pipes and screen readers.

Both show the same scenes as the browser, and neither knows the rules of any game.
"""
