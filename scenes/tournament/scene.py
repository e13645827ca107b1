"""A tournament of computers: its table and chart grow as games end, quietly or while somebody watches."""

from __future__ import annotations

import pygame
from pygame import Surface
from pygame.event import Event

from scenes.client import Client
from scenes.kit.boxes import box
from scenes.kit.widgets import Command, confirm
from scenes.scene import Scene
from scenes.tournament.chart import paint_chart
from scenes.tournament.commands import TournamentCommands
from scenes.tournament.parts import TournamentParts
from scenes.tournament.picture import SmallPicture
from scenes.tournament.play import Play
from scenes.tournament.run import Running
from scenes.tournament.table import paint_table
from scenes.tournament.words import offered, status


class TournamentScene(Scene):
    """The last tournament, or the choices where there is none. While another scene lies over it nothing is played."""

    name = "tournament"
    works_unseen = True

    def __init__(self, app: Client) -> None:
        super().__init__(app)
        self.play = Play(app.home, app.game_named,
                         lambda plan, one: Running(plan, one, app.thinker, app.settings.seconds))
        self.parts, self.picture = TournamentParts(), SmallPicture(app.patient)
        self.commands = TournamentCommands(app, self.play, self.parts)
        self.desk.put(self.parts.widgets)

    # ---- what there is -----------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Comes onto the stack with the last tournament."""
        self.play.open_last()
        super().enter()
        if self.play.page is None:
            self.commands.choose()

    def pause(self) -> None:
        """Another scene comes over it."""
        super().pause()
        self.play.hold()

    def resume(self) -> None:
        """On top again: a game that was watched may be over. Without any tournament there is nothing to see."""
        self.play.count()
        if self.play.page is None and not self.play.note:
            self.app.scenes.pop()
        super().resume()

    def leave(self) -> None:
        """It goes for good: a game under way is dropped, all others are kept."""
        self.play.stop()

    @property
    def pace(self) -> float:
        """Seconds that may pass until the next frame while nothing moves."""
        return 0.02 if self.play.run and not self.play.paused else 0.25

    # ---- where it lies -----------------------------------------------------------------------------------------

    def layout(self) -> None:
        super().layout()
        play, tournament = self.play, self.play.tournament
        self.parts.fill(tournament)
        self.parts.offer(offered(play.book.kept(), play.page), play.page.path if play.page else None)
        self.parts.states(tournament, play.run is not None, play.paused, self.parts.chosen(tournament))
        self.parts.note.text = self._status()
        self.parts.layout(self.app.surface.get_size(), self.app.style, tournament, play.run is not None)

    def _status(self) -> str:
        return " ".join(filter(None, (self.commands.note, self.play.note, self.play.book.problem, status(self.play))))

    def _say(self) -> None:
        """Brings the words below the table up to date; they may ask for another line."""
        text = self._status()
        note, style = self.parts.note, self.app.style
        if text != note.text:
            note.text = text
            if note.want(style, note.rect.w)[1] > note.rect.h:
                self.layout()

    # ---- what is done ------------------------------------------------------------------------------------------

    def answer(self, command: Command) -> None:
        """A widget was used."""
        self.commands.run(command)
        self.layout()

    def help(self) -> None:
        """The rules of the tournament's game."""
        tournament = self.play.tournament
        self.app.doors.rules(tournament.plan.game if tournament else None)

    def other(self, event: Event) -> None:
        """Space lets the tournament wait or go on, Esc leaves."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE and self.play.run:
            self.answer(Command("pause", not self.play.paused))
        else:
            super().other(event)

    # ---- frame by frame ----------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        """Time passes: turns are played, games end, the small picture follows."""
        played = False
        if not self.desk.modal:
            played, over = self.play.update(dt)
            if over:
                self.layout()
            self._look_for_trouble()
        run, lay = self.play.run, self.parts.lay
        if lay is not None:
            self.stale |= self.picture.update(dt, run.match if run else None, self.app.style, lay.picture)
        self._say()
        return super().update(dt) or played or self.picture.busy

    def _look_for_trouble(self) -> None:
        run = self.play.run
        if run is not None and run.problem:
            run.hold()
            confirm(self.desk, "A computer player broke down.", "It happened twice at the same turn. The games that "
                    "have ended are kept.", "Try again", "Stop here", "broken")

    def paint(self, surface: Surface) -> None:
        """Table, picture, chart, the line that grows."""
        super().paint(surface)
        style, lay, tournament, tally = self.app.style, self.parts.lay, self.play.tournament, self.play.tally()
        if lay is None or tournament is None or tally is None:
            return
        if lay.table.h:
            paint_table(surface, style, lay.table, tournament.plan.names, tally)
        self.picture.paint(surface, style, lay.picture)
        if lay.chart.h:
            box(surface, lay.chart, style.theme.panel, style.theme.line, style.scale.px(12))
            inner = lay.chart.inflate(-2 * style.scale.gap(16), -2 * style.scale.gap(14))
            paint_chart(surface, style, inner, tournament.plan.names, tally, len(tournament.plan.fixtures))
        self.parts.paint_bar(surface, style, tournament)
