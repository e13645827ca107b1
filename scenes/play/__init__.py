"""The play scene: a board, its players, and everything one can do at it."""
