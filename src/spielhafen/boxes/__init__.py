"""Pieces, boards and arithmetic that several games of one box share.

Rules, steps and moves belong to the games.
"""
