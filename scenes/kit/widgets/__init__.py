"""The shelf of widgets: everything that a scene needs to build its controls."""

from scenes.kit.widgets.base import Command, Widget, WidgetState, lifted
from scenes.kit.widgets.button import Button
from scenes.kit.widgets.choice import Choice
from scenes.kit.widgets.desk import Desk
from scenes.kit.widgets.dialog import confirm, tell
from scenes.kit.widgets.field import TextField
from scenes.kit.widgets.label import Label
from scenes.kit.widgets.list import ListBox, ListItem
from scenes.kit.widgets.row import Slider, Toggle
from scenes.kit.widgets.style import Pictures, Style, block, draw_ring, shrunk, write

__all__ = [
    "Button",
    "Choice",
    "Command",
    "Desk",
    "ListItem",
    "Label",
    "ListBox",
    "Style",
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
