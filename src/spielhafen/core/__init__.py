"""The core: states and steps, moves, chance, secrets, boards, logbooks, scenes. Standard library only."""
