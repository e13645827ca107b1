"""Keyboards of all countries and systems: what a key event means, and when letters are to be typed."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from types import MappingProxyType

import pygame
from pygame import Rect
from pygame.event import Event

MAC = "darwin"
ALT = pygame.KMOD_ALT | pygame.KMOD_MODE  # the right Alt of many keyboards is a key of its own
NAMES: Mapping[int, str] = MappingProxyType({
    pygame.K_RETURN: "Enter", pygame.K_KP_ENTER: "Enter", pygame.K_ESCAPE: "Esc", pygame.K_SPACE: "Space",
    pygame.K_TAB: "Tab", pygame.K_BACKSPACE: "Backspace", pygame.K_DELETE: "Delete", pygame.K_PAGEUP: "PgUp",
    pygame.K_PAGEDOWN: "PgDn", pygame.K_HOME: "Home", pygame.K_END: "End", pygame.K_LEFT: "Left",
    pygame.K_RIGHT: "Right", pygame.K_UP: "Up", pygame.K_DOWN: "Down", pygame.K_PLUS: "+", pygame.K_EQUALS: "+",
    pygame.K_KP_PLUS: "+", pygame.K_MINUS: "-", pygame.K_KP_MINUS: "-", pygame.K_QUESTION: "?", pygame.K_KP0: "0",
    **{pygame.K_F1 + i: f"F{i + 1}" for i in range(12)},
})
# Signs that stand where the letter Q is on Greek, Hebrew and Bulgarian keyboards, and W on Hebrew ones. Elsewhere a
# sign at a letter's place is only itself, such as the comma beside N on French keyboards.
SIGNS = frozenset({(pygame.KSCAN_Q, ";"), (pygame.KSCAN_Q, "/"), (pygame.KSCAN_Q, ","), (pygame.KSCAN_W, "'")})
# What asks a question together with Shift: American, German and French keyboards.
ASKING = frozenset({(pygame.KSCAN_SLASH, "/"), (pygame.KSCAN_MINUS, "ß"), (pygame.KSCAN_M, ",")})


class Keyboard:
    """The keyboard of one system (as `sys.platform` names it), and whether it writes letters now."""

    def __init__(self, platform: str) -> None:
        self.mac = platform == MAC
        self.field: Rect | None = None
        self._asked = False

    def understood(self, event: Event) -> Event:
        """A key event as an American keyboard would send it: the letter printed on the key, or where that is none of
        the Latin alphabet, the one at its place. On macOS Cmd is Ctrl. Other events are themselves."""
        if event.type not in (pygame.KEYDOWN, pygame.KEYUP):
            return event
        mod = getattr(event, "mod", 0)
        if self.mac and mod & pygame.KMOD_META:
            mod = mod & ~pygame.KMOD_META | pygame.KMOD_CTRL
        key = _latin(event.key, getattr(event, "scancode", 0), bool(mod & pygame.KMOD_SHIFT))
        return Event(event.type, {**event.dict, "key": key, "mod": mod})

    def write_into(self, field: Rect | None) -> None:
        """Letters are typed into a field at this place, or into none: then input methods leave the keys alone."""
        if self._asked and field == self.field:
            return
        if not field:
            pygame.key.stop_text_input()
        else:
            if not self.field:
                pygame.key.start_text_input()
            pygame.key.set_text_input_rect(field)
        self.field, self._asked = field and Rect(field), True


def stroke(event: Event) -> str:
    """The name of a key with what is held with it: `H`, `PgUp`, `Ctrl Shift Z`; empty for a key without a name.

    Shift counts only with Ctrl: a capital H is an H. The event is one that the keyboard has understood.
    """
    mod, name = getattr(event, "mod", 0), NAMES.get(event.key, "")
    if not name and event.key < 128 and chr(event.key).isalnum():
        name = chr(event.key).upper()
    if not name:
        return ""
    ctrl = bool(mod & pygame.KMOD_CTRL)
    held = ((ctrl, "Ctrl"), (mod & ALT, "Alt"), (mod & pygame.KMOD_META, "Meta"),
            (ctrl and name.isalpha() and len(name) == 1 and mod & pygame.KMOD_SHIFT, "Shift"))
    return " ".join([*(word for on, word in held if on), name])


def _latin(key: int, place: int, shift: bool) -> int:
    """The key as on an American keyboard."""
    if key > 0x10FFFF or pygame.K_0 <= key <= pygame.K_9 or (key and key < 32):
        return key  # keys without a sign, such as F1, and digits
    sign = chr(key)
    if shift and (place, sign) in ASKING:
        return pygame.K_QUESTION
    if pygame.KSCAN_A <= place <= pygame.KSCAN_Z:
        return _letter(sign, place)
    if pygame.KSCAN_1 <= place <= pygame.KSCAN_0 and (shift or key not in NAMES):  # French digits need Shift
        return pygame.K_0 + (place - pygame.KSCAN_1 + 1) % 10
    return key


def _letter(sign: str, place: int) -> int:
    low = sign.upper().lower()  # the Turkish letter without a dot is printed as I
    if "a" <= low <= "z":
        return ord(low)
    strange = ord(sign) > 127 and not unicodedata.name(sign, "").startswith("LATIN")
    if strange or sign == "\0" or (place, sign) in SIGNS:
        return pygame.K_a + place - pygame.KSCAN_A
    return ord(sign)
