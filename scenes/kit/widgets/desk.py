"""The desk: holds a scene's widgets, brings them the events, moves the focus, paints what has changed."""

from collections.abc import Hashable, Iterable
from typing import TypeVar

from pygame import Rect, Surface
from pygame.event import Event

from scenes.kit.widgets.base import Command, Widget, WidgetState
from scenes.kit.widgets.field import TextField
from scenes.kit.widgets.hands import Hands
from scenes.kit.widgets.layer import Arrange, Layer
from scenes.kit.widgets.style import Style
from scenes.kit.widgets.tip import ToolTip

W = TypeVar("W", bound=Widget)


class Desk:
    """All widgets of one scene, with dialogs on top of them.

    `free` is for scenes with a board: Tab leads out of the widgets to the board and back, arrows do not enter them.
    After `handle`, `took` says whether the event was for the desk; if not, it is the scene's.
    """

    def __init__(self, widgets: Iterable[Widget] = (), free: bool = False) -> None:
        self._layers = [Layer(widgets)]
        self._tip = ToolTip()
        self._hands = Hands(self._tip, free)
        self.changes = 0  # how often a dialog has come or gone
        self._style: Style | None = None
        self._stale = True  # whether layers have come or gone since the last draw
        self._tip_area = Rect(0, 0, 0, 0)
        self._tip_face: tuple[object, ...] = ()
        self._areas: list[Rect] = []

    # ---- the widgets -------------------------------------------------------------------------------------------

    @property
    def modal(self) -> bool:
        """Whether a dialog is up; the scene then paints nothing, or everything and draws in full."""
        return self._top.modal

    @property
    def took(self) -> bool:
        """Whether the last event was for the desk."""
        return self._hands.took

    @property
    def focus(self) -> str | None:
        """The id of the widget that has the keyboard focus."""
        return self._top.focus.id if self._top.focus else None

    @property
    def typing(self) -> bool:
        """Whether letters go into a field now, so that they are no shortcuts."""
        return isinstance(self._top.focus, TextField)

    @property
    def field(self) -> Rect | None:
        """Where the field is into which letters go now."""
        return self._top.focus.rect if self.typing and self._top.focus else None

    @property
    def _top(self) -> Layer:
        return self._layers[-1]

    def __getitem__(self, id: str) -> Widget:
        """The widget of this id; KeyError if there is none."""
        found = [w for layer in reversed(self._layers) if (w := layer.find(id))]
        if not found:
            raise KeyError(id)
        return found[0]

    def find(self, id: str, kind: type[W]) -> W:
        """The widget of this id as what it is; KeyError if there is none of that kind."""
        widget = self[id]
        if not isinstance(widget, kind):
            raise KeyError(f"{id} is no {kind.__name__}")
        return widget

    def put(self, widgets: Iterable[Widget]) -> None:
        """Lay out other widgets in place of the scene's; the focus stays with its id."""
        self._layers[0].replace(widgets)
        self._hands.let_go()

    def let_go(self) -> None:
        """Forget what is pressed and pointed at."""
        self._hands.let_go()

    def stake(self, pos: tuple[int, int]) -> Hashable:
        """The widget at a point and what a press on it is about; None beside all of them."""
        widget = self._top.at(pos)
        return (widget.id, widget.about) if widget else None

    def focus_on(self, id: str | None) -> None:
        """Give the keyboard focus to this widget, or to none."""
        self._top.give_focus(self._top.find(id))

    def states(self) -> list[WidgetState]:
        """Everything that can be pressed now, as last drawn: with a dialog up, only what is in it."""
        shown = [w for w in self._top.widgets if w.visible and not w.passive]
        return [state for w in shown for state in (w.state(), *w.parts())]

    # ---- dialogs -----------------------------------------------------------------------------------------------

    def push_modal(self, widgets: Iterable[Widget], arrange: Arrange, focus: str, escape: str | None = None) -> None:
        """Lay a dialog on top: `focus` has the focus first, Esc and right click press the button `escape`.

        `arrange` puts the widgets in place for a look and a window. A button pressed in it takes the dialog away.
        """
        self._hands.let_go()
        self.changes += 1
        self._layers.append(Layer(widgets, arrange, escape))
        self._stale = True
        self.focus_on(focus)

    def pop_modal(self) -> None:
        """Take the topmost dialog away, if there is one."""
        if self.modal:
            self._hands.let_go()
            self.changes += 1
            self._layers.pop()
            self._stale = True

    # ---- frame by frame ----------------------------------------------------------------------------------------

    def handle(self, event: Event) -> Command | None:
        """Bring an event to the widget it is for; what that asks for, if anything."""
        command = self._hands.handle(event, self._top)
        if command and self.modal and self._hands.pressed_button:
            self.pop_modal()
        return command

    def update(self, dt: float) -> bool:
        """Let states ease and tips ripen by dt seconds; True while that goes on."""
        moving = [widget.update(dt) for widget in self._top.widgets]
        return self._tip.update(dt) or any(moving)

    def repainted(self, dst: Surface, rect: Rect) -> None:
        """The scene has painted on dst within rect: the widgets there are painted again at the next draw."""
        self._layers[0].canvas.patch(dst, rect)
        self._areas += self._layers[0].canvas.touched(rect)
        if rect.colliderect(self._tip_area):
            self._tip_face = ()

    def draw(self, dst: Surface, style: Style, only_dirty: bool = False) -> list[Rect]:
        """Paint the widgets on dst; the areas painted.

        In full, dst must hold the scene's fresh picture without widgets. With `only_dirty` it must hold what was drawn
        last (but for what `repainted` was told), and only what looks different is painted.
        """
        if not only_dirty or self._stale or style is not self._style or self._layers[0].canvas.ground is None:
            self._paint_all(dst, style, fresh=not only_dirty)
            return [dst.get_rect()]
        top, face = self._top, self._tip.face()
        areas = top.canvas.changed(style, top.widgets) + self._areas
        self._areas = []
        tip_moves = face != self._tip_face or any(area.colliderect(self._tip_area) for area in areas)
        if tip_moves and self._tip_area.w:
            areas.append(self._tip_area)
        done = top.canvas.rebuild(dst, style, areas, top.widgets)
        return done + (self._paint_tip(dst, style) if tip_moves else [])

    def _paint_all(self, dst: Surface, style: Style, fresh: bool) -> None:
        ground = self._layers[0].canvas.ground
        if not fresh and ground is not None and ground.get_size() == dst.get_size():
            dst.blit(ground, (0, 0))
        for layer in self._layers:
            layer.paint(dst, style)
        self._style, self._stale, self._areas = style, False, []
        self._paint_tip(dst, style)

    def _paint_tip(self, dst: Surface, style: Style) -> list[Rect]:
        self._tip_face = self._tip.face()
        self._tip_area = self._tip.draw(dst, style) if self._tip.shown else Rect(0, 0, 0, 0)
        return [self._tip_area] if self._tip_area.w else []


