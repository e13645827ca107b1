"""The shelf of widgets: everything that a scene needs to build its controls."""

from scenes.kit.widgets_base import Command, Widget, WidgetState, lifted
from scenes.kit.widgets_button import Button
from scenes.kit.widgets_choice import Choice
from scenes.kit.widgets_desk import Desk
from scenes.kit.widgets_dialog import confirm, tell
from scenes.kit.widgets_field import TextField
from scenes.kit.widgets_list import Item, ListBox
from scenes.kit.widgets_look import Look, Pictures, block, draw_ring, shrunk, write
from scenes.kit.widgets_row import Slider, Toggle
from scenes.kit.widgets_text import Label

__all__ = [
    "Button",
    "Choice",
    "Command",
    "Desk",
    "Item",
    "Label",
    "ListBox",
    "Look",
    "Pictures",
    "Slider",
    "TextField",
    "Toggle",
    "Widget",
    "WidgetState",
    "block",
    "confirm",
    "draw_ring",
    "lifted",
    "shrunk",
    "tell",
    "write",
]
