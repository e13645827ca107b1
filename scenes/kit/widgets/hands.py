"""The player's hands: pointer and keys, which of a layer's widgets they are on, and what they set off."""

from typing import Any

import pygame
from pygame.event import Event

from scenes.kit.widgets.base import Command, Widget, chord, lifted
from scenes.kit.widgets.button import Button
from scenes.kit.widgets.focus import WAYS, along, beside, focusable
from scenes.kit.widgets.layer import Layer
from scenes.kit.widgets.tip import ToolTip

NOWHERE = (-1, -1)


class Hands:
    """Routes events to the widgets of a layer. A press counts when it is released on the same, unchanged widget."""

    def __init__(self, tip: ToolTip, free: bool) -> None:
        self.took = self.pressed_button = False
        self._tip, self._free = tip, free
        self._pointer = NOWHERE
        self._over: Widget | None = None
        self._held: Widget | None = None
        self._meant: tuple[Any, ...] = ()

    def let_go(self) -> None:
        """Forget what is pressed and pointed at: the widgets go, or are covered."""
        if self._held:
            self._held.pressed = False
        if self._over:
            self._over.hovered = False
        self._held = self._over = None
        self._tip.aim(None, None)

    def handle(self, event: Event, layer: Layer) -> Command | None:
        """Bring the event to its widget; `took` then says whether it was for this layer."""
        self.took, self.pressed_button = layer.modal, False
        match event.type:
            case pygame.MOUSEMOTION:
                return self._move(event, layer)
            case pygame.MOUSEBUTTONDOWN:
                return self._press(event, layer)
            case pygame.MOUSEBUTTONUP:
                return self._release(event, layer)
            case pygame.MOUSEWHEEL:
                return self._ask(layer.at(self._pointer), event)
            case pygame.KEYDOWN:
                return self._key(event, layer)
            case pygame.TEXTINPUT:
                return self._ask(layer.focus, event)
            case pygame.WINDOWLEAVE if not self._held:  # a slider may be dragged out of the window
                self._pointer, self.took = NOWHERE, False
                self.let_go()
            case pygame.WINDOWFOCUSLOST:
                self.took = False
                return self._drop()
        return None

    def _ask(self, widget: Widget | None, event: Event) -> Command | None:
        """Give the event to the widget if it wants it."""
        if widget is None or not widget.wants(event):
            return None
        self.took = True
        self._tip.hide()
        return self._fired(widget, widget.handle(event)) if widget.enabled else None

    def _fired(self, widget: Widget, command: Command | None) -> Command | None:
        self.pressed_button = command is not None and isinstance(widget, Button) and widget.kind != "toggle"
        return command

    def _drop(self) -> Command | None:
        """The release was not heard: a handle stays where it has been dragged, all else was not pressed."""
        held, pos = self._held, self._pointer
        self.let_go()
        lost = Event(pygame.MOUSEBUTTONUP, pos=pos, button=1)
        return held.handle(lost) if held and held.drags and held.enabled else None

    # ---- pointer -----------------------------------------------------------------------------------------------

    def _move(self, event: Event, layer: Layer) -> Command | None:
        if self._held and lifted(event):
            self.took = True
            return self._drop()
        self._pointer = event.pos
        if self._held:
            self.took = True
            self._held.pressed = self._held.drags or self._held.rect.collidepoint(event.pos)
            return self._held.handle(event) if self._held.drags else None
        self._hover(layer)
        if self._over and self._over.enabled:
            self._over.handle(event)
        return None

    def _hover(self, layer: Layer) -> None:
        over = layer.at(self._pointer)
        if self._over and over is not self._over:
            self._over.hovered = False
        self._over = over
        if over:
            over.hovered = self.took = True
        self._aim(layer)

    def _aim(self, layer: Layer) -> None:
        if self._over:
            self._tip.aim(self._over, self._pointer)
        else:
            self._tip.aim(layer.focus, None)

    def _press(self, event: Event, layer: Layer) -> Command | None:
        self._pointer = event.pos
        self._tip.hide()
        if event.button != 1:
            return self._escape(layer) if event.button == 3 and layer.modal else None
        self._hover(layer)
        self._tip.hide()
        widget = layer.at(event.pos)
        self._focus_by_click(widget, layer)
        if widget is None or not widget.enabled:
            return None
        self._held, self._meant, widget.pressed = widget, widget.meaning(), True
        return widget.handle(event)

    def _focus_by_click(self, widget: Widget | None, layer: Layer) -> None:
        """Fields, lists and sliders take the focus; a clicked button does not, so that Space stays the scene's."""
        if widget and widget.enabled and widget.grabs_focus:
            layer.give_focus(widget)
        elif not layer.modal:
            layer.give_focus(None)

    def _release(self, event: Event, layer: Layer) -> Command | None:
        self._pointer = event.pos
        widget, self._held = self._held, None
        if event.button != 1 or widget is None:
            self._held = widget
            return None
        self.took, widget.pressed = True, False
        same = widget in layer.widgets and widget.meaning() == self._meant
        command = self._fired(widget, widget.handle(event)) if same else None
        if not layer.modal or not self.pressed_button:
            self._hover(layer)
            self._tip.hide()
            self.took = True
        return command

    # ---- keys --------------------------------------------------------------------------------------------------

    def _key(self, event: Event, layer: Layer) -> Command | None:
        if event.key == pygame.K_TAB and not chord(event):
            back = bool(getattr(event, "mod", 0) & pygame.KMOD_SHIFT)
            self._go(along(layer.widgets, layer.focus, back, self._free and not layer.modal), layer)
            return None
        if layer.focus and layer.focus.wants(event):
            return self._ask(layer.focus, event)
        if event.key == pygame.K_ESCAPE:
            return self._escape(layer)
        if event.key in WAYS and not chord(event):
            self._arrow(event.key, layer)
        return None

    def _arrow(self, key: int, layer: Layer) -> None:
        if self._free and not layer.modal:
            layer.give_focus(None)  # arrows are the board's: they lead back to it
        elif layer.focus:
            self._go(beside(layer.widgets, layer.focus, WAYS[key]) or layer.focus, layer)
        else:
            self._go(next(iter(focusable(layer.widgets)), None), layer)

    def _go(self, widget: Widget | None, layer: Layer) -> None:
        self.took = True
        layer.give_focus(widget)
        if widget and self._over:
            self._over.hovered, self._over = False, None  # keys now, no longer the pointer
        self._aim(layer)

    def _escape(self, layer: Layer) -> Command | None:
        if layer.modal:
            button = layer.find(layer.escape)
            return self._fired(button, button.fire()) if button else None
        if layer.focus and layer.focus.grabs_focus:  # out of a field; a second Esc is the scene's
            layer.give_focus(None)
            self.took = True
        return None
