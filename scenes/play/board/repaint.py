"""Brings the board, the panel and the widgets over them to the surface."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.kit.widgets import Desk
from scenes.play.board.draw_list import DrawList
from scenes.play.panel.room import Room


def repaint(surface: Surface, room: Room, desk: Desk, things: DrawList, full: bool) -> list[Rect]:
    """Repaints what differs from the last frame, or everything; where that was. Under a dialog all stands still."""
    style, board, canvas = room.style, room.board, room.canvas
    if desk.modal and not full:
        return desk.draw(surface, style, only_dirty=True)
    if full:
        canvas.spoil()  # widgets may still be on the surface, and a full draw wants it without them
    rects = canvas.draw(surface, board.paint, things.things(), board.take_spoilt())
    if full:
        desk.draw(surface, style)
        return [surface.get_rect()]
    for rect in rects:
        desk.repainted(surface, rect)
    return rects + desk.draw(surface, style, only_dirty=True)
