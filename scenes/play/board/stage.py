"""The board of the play scene: made for its place in the window, and brought to the surface with all around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.kit.board.board import Board
from scenes.kit.materials.registry import material_named
from scenes.play.panel.layout import Layout
from scenes.play.table.show import Show

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene


def places_of(scene: PlayScene) -> Layout:
    """Where everything lies now; at the end the result has the height that its words need."""
    computers = any(not person.human for person in scene.match.people)
    told = (scene.app.surface.get_size(), scene.app.style.scale, len(scene.match.seated), computers, scene.over,
            scene.advice.opinion.on)
    lay = Layout.of(*told)
    return Layout.of(*told, scene.view.side.result_high(lay.result.w)) if scene.over else lay


def lay_board(scene: PlayScene) -> None:
    """The board for the room that there is now, with the pace and the marks that the settings ask for."""
    _make_board(scene)
    show, hidden = scene.show, scene.aids.hidden_kinds()
    if show is not None:
        show.pace(scene.app.settings.animation)
        if show.hidden != hidden:
            show.hidden = hidden
            show.refresh()


def _make_board(scene: PlayScene) -> None:
    """A board for the room that there is now, unless the old one fits; the view of it is kept."""
    area, old = scene.places.board, scene.board
    if old is not None and old.area == area and old.style is scene.app.style:
        return
    view = scene.show.view if scene.show else scene.eyes.seen(scene.match.state)
    picture = scene.presentation.picture(view)
    scene.board = Board(
        scene.app.style, material_named(picture.ground), picture, area, scene.app.patient, old=old,
        inset=scene.rack.inset())
    if scene.show is None:
        at = len(scene.match.actions)
        scene.show = Show(scene.presentation, scene.board, view, at, scene.app.settings.animation, scene.hear)
    else:
        scene.show.stage = scene.board
        scene.board.show(scene.show.shown)


def draw_scene(scene: PlayScene, surface: Surface) -> list[Rect]:
    """Repaints what differs from the last frame; where that was."""
    style, board = scene.app.style, scene.board
    if scene.desk.modal and not scene.stale:
        return scene.desk.draw(surface, style, only_dirty=True)
    assert board is not None
    if scene.stale:
        scene.canvas.spoil()  # widgets may still be on the surface, and a full draw wants it without them
    rects = scene.canvas.draw(surface, board.paint, scene.view.things(), board.take_spoilt())
    if scene.stale:
        scene.stale = False
        scene.desk.draw(surface, style)
        return [surface.get_rect()]
    for rect in rects:
        scene.desk.repainted(surface, rect)
    return rects + scene.desk.draw(surface, style, only_dirty=True)
