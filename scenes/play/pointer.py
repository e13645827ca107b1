"""Pointer and keys over the board: click-click and drag, zoom and pan, the keyboard's cursor, shortcuts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from engine.core.game import Pick
from engine.core.picture import Point
from scenes.play.cursor import ARROWS, Cursor
from scenes.play.keys import press_key

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene

FAR = 8  # pixels from which a press that moves is a drag


class Pointer:
    """What the person does with mouse and keys, told to hand and board."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self.pos: tuple[int, int] = (-1, -1)
        self._pressed: tuple[int, int] | None = None
        self._cell: str | None = None
        self.dragging = False  # a piece is being dragged
        self._panning = False
        self._cursor = Cursor(scene)
        self._swallow = False  # the press ended an animation; its release means nothing

    def skips(self, event: Event) -> bool:
        """A click or Space while something moves jumps to its end and plays nothing; True when it was that."""
        show, scene = self._scene.show, self._scene
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._swallow:
            self._swallow = False
            return True
        if show is None or not show.busy or scene.desk.modal:
            return False
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        click = pressed and scene.places.board.collidepoint(event.pos)
        key = event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE
        if click or key:
            show.skip()
            self._swallow = click
            scene.changed()
        return click or key

    def handle(self, event: Event) -> None:
        """An event that no widget wanted."""
        match event.type:
            case pygame.MOUSEMOTION:
                self._moved(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._press(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self._release(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 3:
                self._scene.commands.cancel()
            case pygame.MOUSEWHEEL:
                self.zoom(1.15 ** event.y, self.pos)
            case pygame.KEYDOWN:
                self._key(event)
            case pygame.WINDOWLEAVE:
                self._scene.hand.hover(None)

    def _cell_at(self, pos: tuple[int, int]) -> str | None:
        return self._scene.at(*pos)

    def _moved(self, pos: tuple[int, int]) -> None:
        last, self.pos = self.pos, pos
        scene = self._scene
        if self._pressed and not self.dragging and not self._panning and self._far(pos):
            self._begin_drag()
        if self._panning and scene.board:
            scene.board.view(scene.board.space.panned(pos[0] - last[0], pos[1] - last[1]))
            scene.canvas.spoil()
            return
        scene.hand.cursor = None
        scene.hand.hover(self._cell_at(pos))

    def _far(self, pos: tuple[int, int]) -> bool:
        assert self._pressed is not None
        return abs(pos[0] - self._pressed[0]) >= FAR or abs(pos[1] - self._pressed[1]) >= FAR

    def _begin_drag(self) -> None:
        """A piece that can be picked is dragged; from empty ground the board is panned."""
        hand = self._scene.hand
        pick = Pick("cell", self._cell or "")
        if self._cell and hand.picked and hand.picked[-1] == pick:
            self.dragging = True
        elif self._cell and hand.pickable(self._cell) and hand.would_go_on(pick):
            hand.pick(pick)
            self.dragging = True
        else:
            self._panning = not self._cell or not hand.pickable(self._cell)
        self._scene.controls.refresh()

    def _press(self, pos: tuple[int, int]) -> None:
        self.pos = pos
        seat = self._scene.view.plate_at(pos)
        if seat:
            self._scene.commands.people.choose()
            return
        self._pressed, self._cell = pos, self._cell_at(pos)
        self._scene.hand.cursor = None
        self._scene.hand.hover(self._cell)

    def _release(self, pos: tuple[int, int]) -> None:
        pressed, dragging, panning = self._pressed, self.dragging, self._panning
        self._pressed, self.dragging, self._panning = None, False, False
        if pressed is None or panning:
            return
        cell = self._cell_at(pos)
        self._scene.hand.hover(cell)
        if dragging:
            self._drop(cell)
        elif cell and cell == self._cell:
            self.click(cell)

    def _drop(self, cell: str | None) -> None:
        """A dragged piece comes down: on a target it is played, anywhere else nothing stays picked."""
        hand = self._scene.hand
        if cell is None or hand.chooser.pick(Pick("cell", cell)) is None:
            hand.cancel()
            self._scene.controls.refresh()
        else:
            self.click(cell)

    def click(self, cell: str) -> None:
        """One click on a cell, by mouse or keyboard."""
        action = self._scene.hand.pick(Pick("cell", cell))
        if action:
            self._scene.turns.commit(action)
        self._scene.controls.refresh()

    def zoom(self, factor: float, about: Point) -> None:
        """Nearer or further."""
        board = self._scene.board
        if board is None:
            return
        where = about if board.area.collidepoint(about) else board.area.center
        board.view(board.space.zoomed(factor, where))
        self._scene.canvas.spoil()

    def _key(self, event: Event) -> None:
        if event.key in ARROWS and not event.mod & pygame.KMOD_CTRL:
            self._cursor.move(ARROWS[event.key])
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            hand = self._scene.hand
            if hand.pending:
                self._scene.commands.end_turn()
            elif hand.over:
                self.click(hand.over)
        else:
            press_key(self._scene, event)
