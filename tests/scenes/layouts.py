"""Keyboard layouts of some countries: the event that each sends for a stroke."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame.event import Event

LATIN = "qwertyuiopasdfghjklzxcvbnm"
LAYOUTS: Mapping[str, str] = {  # what the keys at the places of LATIN send
    "American": LATIN,
    "Russian": "йцукенгшщзфывапролдячсмить",
    "Greek": ";ςερτυθιοπασδφγηξκλζχψωβνμ",
    "Hebrew": "/'קראטוןםפשדגכעיחלךזסבהנמצ",
    "Arabic": "ضصثقفغعهخحشسيبلاتنمئءؤرىةو",
    "Bulgarian": ",уеишщксдзьяаожгтнвюйъэфхп",
    "AZERTY": "azertyuiopqsdfghjklwxcvbn,",
    "QWERTZ": "qwertzuiopasdfghjklyxcvbnm",
}
AZERTY_M = pygame.KSCAN_SEMICOLON
FRENCH_DIGITS = "à&é\"'(-è_ç"
KEYS: Mapping[str, int] = {
    "Esc": pygame.K_ESCAPE, "Enter": pygame.K_RETURN, "PgUp": pygame.K_PAGEUP, "PgDn": pygame.K_PAGEDOWN,
    "+": pygame.K_PLUS, "-": pygame.K_MINUS, "?": pygame.K_QUESTION,
    **{name: getattr(pygame, f"K_{name.upper()}") for name in ("Space", "Backspace", "Home", "End", "Left", "Right",
                                                               "Up", "Down", "F1", "F2", "F11")},
}
MODS: Mapping[str, int] = {"Ctrl": pygame.KMOD_LCTRL, "Alt": pygame.KMOD_LALT, "Shift": pygame.KMOD_LSHIFT,
                           "Cmd": pygame.KMOD_LMETA}  # fmt: skip


def sent(layout: str, name: str, kind: int = pygame.KEYDOWN) -> Event:
    """The event of a stroke such as `Ctrl Z` on a keyboard; what is printed there where it has Latin letters."""
    *held, last = name.split()
    mod, signs = sum(MODS[word] for word in held), LAYOUTS[layout]
    if last in KEYS:
        return Event(kind, key=KEYS[last], mod=mod, unicode="", scancode=0)
    if last.isdigit():
        place, key = (pygame.KSCAN_1 + (int(last) - 1) % 10), ord(last)
        if layout == "AZERTY":
            key, mod = ord(FRENCH_DIGITS[int(last)]), mod | pygame.KMOD_LSHIFT
        return Event(kind, key=key, mod=mod, unicode="", scancode=place)
    low = last.lower()
    if layout == "AZERTY" and low == "m":
        return Event(kind, key=pygame.K_m, mod=mod, unicode="", scancode=AZERTY_M)
    at = signs.index(low) if low in signs else LATIN.index(low)
    place = pygame.KSCAN_A + ord(LATIN[at]) - ord("a")
    return Event(kind, key=ord(signs[at]), mod=mod, unicode="", scancode=place)
