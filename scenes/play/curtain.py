"""The curtain between two people's turns: it covers everything, and the next player lifts it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface
from pygame.event import Event

from scenes.kit.curtain_cloth import curtain
from scenes.kit.widgets import Button, Command
from scenes.manager import Scene
from scenes.play.log import draw_taken_back
from scenes.play.paint import icon

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene

BACK = "A draw was taken back, and what lies unseen shuffled anew."


class CurtainScene(Scene):
    """Opaque from its first frame on. Nothing of the game below is drawn or reachable."""

    name = "curtain"

    def __init__(self, play: PlayScene, seat: int) -> None:
        super().__init__(play.app)
        self._play, self.seat = play, seat
        self._lift = Button("lift", "Lift the curtain", "eye", "primary")
        self._home = Button("home", "Leave to the menu", "home", "quiet")

    def layout(self) -> None:
        """Two buttons below the words."""
        super().layout()
        window, px = self.app.surface.get_rect(), self.app.look.scale.px
        for button, y in ((self._lift, px(96)), (self._home, px(160))):
            wide = max(px(200), button.want(self.app.look)[0])
            button.rect = Rect(window.centerx - wide // 2, window.centery + y, wide, px(46))
        self.desk.put([self._lift, self._home])
        self.desk.focus_on("lift")

    def answer(self, command: Command) -> None:
        """The person whose turn it is sits down, or everybody leaves."""
        if command.id == "lift":
            self._play.eyes.lift(self.seat)
            self.app.scenes.pop()
        else:
            self._play.commands.home()

    def other(self, event: Event) -> None:
        """Esc and clicks beside the button do nothing: only the button lifts the curtain."""

    def help(self) -> None:
        """The rules may be read, the game stays covered."""
        from scenes.rules import RulesScene

        self.app.scenes.push(RulesScene(self.app, self._play.match.game, ""))

    @property
    def words(self) -> str:
        """Who is to lift it; a computer's turn may be under way."""
        due = "is to play" if self._play.driver.seat() == self.seat else "plays next"
        return f"{self.app.look.theme.seats[self.seat - 1].name} {due}. Nobody else looks, please."

    @property
    def told(self) -> str:
        """What everybody must know who did not look on: that a draw was taken back since this seat played."""
        return BACK if draw_taken_back(self._play.match, self.seat) else ""

    def paint(self, surface: Surface) -> None:
        """Cloth in the seat's colour, the emblem, the name."""
        look = self.app.look
        seat = look.theme.seats[self.seat - 1]
        surface.blit(curtain(surface.get_size(), seat), (0, 0))
        px, (x, y) = look.scale.px, surface.get_rect().center
        icon(surface, look, seat.emblem, (x, y - px(110)), px(92), seat.light)
        person = self._play.match.person(self.seat)
        lines = ((person.name, look.scale.font(34), True, y - px(26)),
                 (self.words, look.scale.body, False, y + px(20)))
        told = ((self.told, look.scale.body, True, y + px(50)),) if self.told else ()
        for text, size, bold, at in (*lines, *told):
            fitted = look.type.elide(text, size, surface.get_width() - px(40), bold)
            image = look.type.render(fitted, size, look.theme.text, bold)
            surface.blit(image, image.get_rect(center=(x, at)))


