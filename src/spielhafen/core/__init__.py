"""The core: states, steps, moves, chance, secrets, boards, logbooks, scenes.

It uses the standard library only.
"""
