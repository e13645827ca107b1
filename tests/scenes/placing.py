"""Whether everything on a scene has its place: inside the window, over nothing else, with all its words."""

from __future__ import annotations

from itertools import combinations

from scenes.kit.widgets import Button, Choice, Label
from scenes.scene import Scene

SIZES = [((1024, 600), 0.8), ((1024, 600), 1.0), ((1024, 600), 1.5), ((1024, 600), 2.0), ((800, 600), 1.0),
         ((1366, 768), 1.0), ((1366, 768), 2.0), ((2560, 1440), 1.0)]  # fmt: skip


def complaints(scene: Scene) -> list[str]:
    """What is wrong with the places of a scene's widgets, as sentences; none if all is well."""
    window = scene.app.surface.get_rect()
    shown = [w for w in scene.desk._layers[0].widgets if w.visible]
    wrong = [f"{w.id} reaches out of the window: {w.rect}" for w in shown if not window.contains(w.rect)]
    wrong += [f"{a.id} lies over {b.id}" for a, b in combinations(shown, 2) if a.rect.colliderect(b.rect)]
    for w in shown:
        if isinstance(w, Button | Choice | Label) and w.text and w.cut and not any(w.text in v.tip for v in shown):
            wrong.append(f"{w.id} is cut: {w.text}")
    return wrong
