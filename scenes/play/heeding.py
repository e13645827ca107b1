"""What a table has left word of, and the screen around it does: questions, sounds, the curtain, another game."""

from __future__ import annotations

from scenes.client import Client
from scenes.kit.widgets import Desk, confirm, tell
from scenes.play.curtain import CurtainScene
from scenes.play.onward import Onward
from scenes.play.table.notes import Another, Ask, Cover, Follow, Hear, Note, Tell
from scenes.play.table.table import Table


def heed(note: Note, client: Client, table: Table, desk: Desk, onward: Onward) -> None:
    """Does what one note asks for; `onward` leads to the next game of whatever this one belongs to."""
    match note:
        case Ask():
            confirm(desk, note.question, note.detail, note.yes, note.no, note.command)
        case Tell():
            tell(desk, note.headline, note.detail, id=note.name)
        case Hear():
            if not table.manner.alone:  # nobody asked for a demo, so nothing is heard of it
                client.sounds.play(note.sound)
        case Cover():
            client.scenes.push(CurtainScene(client, table, note.seat))
        case Another() if note.kept:
            client.doors.branch(note.match)
        case Another():
            client.doors.watched(note.match, table.driver.by_nodes)
        case Follow():
            onward.next_game()
