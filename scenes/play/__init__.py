"""The play scene: a board, its players, and everything one can do at it."""

from scenes.play.scene import PlayScene

__all__ = ["PlayScene"]
