"""Games in the terminal: a screen to move about in, and plain lines for pipes and screen readers.

Both show the same scenes as the browser does, and neither knows a rule or a game.
"""
