"""The pointer over the board: click-click and drag, zoom and pan."""

from __future__ import annotations

import pygame
from pygame.event import Event

from engine.core.action import Pick
from engine.core.picture import Point
from scenes.kit.widgets import lifted
from scenes.play.board.rack import Rack
from scenes.play.panel.room import Room
from scenes.play.table import advice, turns
from scenes.play.table.change import Fall
from scenes.play.table.table import Table

FAR = 8  # pixels from which a press that moves is a drag


class Pointer:
    """What the person does with the mouse, told to hand and board."""

    def __init__(self, table: Table, room: Room, rack: Rack) -> None:
        self._table, self._room, self._rack = table, room, rack
        self.pos: tuple[int, int] = (-1, -1)
        self._pressed: tuple[int, int] | None = None
        self._pick: Pick | None = None
        self.dragging = False  # a piece is being dragged
        self._panning = False
        self._swallow = False  # the press ended an animation; its release means nothing
        self._shown: tuple[tuple[int, int], Pick | None] | None = None  # what a press that ended one was on

    def skips(self, event: Event, modal: bool) -> bool:
        """A click or Space while something moves jumps to its end; True when it was that and nothing else.

        While others' pieces move that is all. In one's own turn nobody waits for what one has just done oneself: a
        click ends it and acts, on what was shown where it fell. Space always only ends it.
        """
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._swallow:
            self._swallow = False
            return True
        if not self._table.show.busy or modal:
            return False
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        click = pressed and self._room.places.board.collidepoint(event.pos)
        key = event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE
        if not (click or key):
            return False
        self._swallow = click and not turns.own_movement(self._table)
        self._shown = None if key or self._swallow else (event.pos, self.pick_at(event.pos))
        self._table.show.skip()
        return key or self._swallow

    def let_go(self) -> None:
        """The press is over without a release: what is dragged drops nowhere, the board stays where it was pulled."""
        dragging = self.dragging
        self._pressed, self.dragging, self._panning, self._swallow = None, False, False, False
        if dragging:
            self._table.hand.cancel()

    def handle(self, event: Event) -> None:
        """An event that no widget wanted."""
        match event.type:
            case pygame.MOUSEMOTION:
                if self._pressed and lifted(event):
                    self.let_go()
                self._moved(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._press(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self._release(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 3:
                cancel(self._table)
            case pygame.MOUSEWHEEL:
                self.zoom(1.15 ** event.y, self.pos)
            case pygame.WINDOWLEAVE | pygame.WINDOWFOCUSLOST:
                self.let_go()
                self._table.hand.hover(None)

    def pick_at(self, pos: tuple[int, int]) -> Pick | None:
        """What a click at a point would pick: a tile in hand, the stock, or a cell."""
        beside, board = self._rack.at(pos), self._room.board
        if beside or self._rack.covers(pos):
            return beside
        cell = board.placed.at(*pos) if board.area.collidepoint(pos) else None
        return Pick("cell", cell) if cell else None

    def _aim(self, pos: tuple[int, int]) -> Pick | None:
        """What is picked there; a click that ended a movement means what was shown then, though the view has jumped."""
        if self._shown and not _far(self._shown[0], pos):
            return self._shown[1]
        return self.pick_at(pos)

    def _moved(self, pos: tuple[int, int]) -> None:
        last, self.pos = self.pos, pos
        board, hand = self._room.board, self._table.hand
        if self._pressed and not self.dragging and not self._panning and _far(self._pressed, pos):
            self._begin_drag()
        if self._panning:
            board.view(board.space.panned(pos[0] - last[0], pos[1] - last[1]))
            self._room.canvas.spoil()
            return
        hand.point(None)
        hand.hover(self.pick_at(pos))

    def _begin_drag(self) -> None:
        """A piece that can be picked is dragged; from empty ground the board is panned."""
        hand, pick = self._table.hand, self._pick
        if pick and hand.picked and hand.picked[-1] == pick:
            self.dragging = True
        elif pick and hand.pickable(pick) and hand.would_go_on(pick):
            hand.pick(pick)
            self.dragging = True
        else:
            self._panning = pick is None or not hand.pickable(pick)

    def _press(self, pos: tuple[int, int]) -> None:
        self.pos = pos
        self._pressed, self._pick = pos, self._aim(pos)
        self._table.hand.point(None)
        self._table.hand.hover(self._pick)

    def _release(self, pos: tuple[int, int]) -> None:
        pressed, dragging, panning = self._pressed, self.dragging, self._panning
        self._pressed, self.dragging, self._panning = None, False, False
        if pressed is None or panning:
            return
        pick = self._aim(pos)
        self._table.hand.hover(pick)
        self._shown = None
        if dragging:
            self._drop(pick, pos)
        elif pick and pick == self._pick:
            self.click(pick)

    def _drop(self, pick: Pick | None, pos: tuple[int, int]) -> None:
        """A dragged piece comes down: on a target it is played, anywhere else nothing stays picked."""
        hand = self._table.hand
        if pick is None or hand.chooser.pick(pick) is None:
            hand.cancel()
        else:
            self.click(pick, Fall(hand.picked[-1].name, pos) if hand.picked else None)

    def click(self, pick: Pick, fall: Fall | None = None) -> None:
        """One click on a cell or a tile, by mouse or keyboard, or the end of a drag (`fall`)."""
        action = self._table.hand.pick(pick)
        if action:
            turns.commit(self._table, action, fall=fall)

    def zoom(self, factor: float, about: Point) -> None:
        """Nearer or further."""
        board = self._room.board
        where = about if board.area.collidepoint(about) else board.area.center
        board.view(board.space.zoomed(factor, where))
        self._room.canvas.spoil()

    def pick_at_cursor(self) -> None:
        """Enter: what waits for confirmation is played, else what is under the cursor is picked."""
        hand = self._table.hand
        if hand.pending:
            turns.confirm(self._table)
        elif spot := hand.over or hand.held:  # what waits for its way, with the pointer on the arrows beside it
            self.click(spot)


def cancel(table: Table) -> bool:
    """Lets go of what is advised or picked; False where there was nothing."""
    return advice.clear(table) or table.hand.cancel()


def _far(a: tuple[int, int], b: tuple[int, int]) -> bool:
    return abs(b[0] - a[0]) >= FAR or abs(b[1] - a[1]) >= FAR
