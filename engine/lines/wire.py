"""The wire: one JSON object a line in, one a line out, whatever the other side may send."""

from __future__ import annotations

import json
from math import isfinite
from typing import Any, BinaryIO, NoReturn

from engine.core.errors import StoneworkError
from engine.lines import ears
from engine.lines.ears import Ears
from engine.lines.session import Session


class BadJson(StoneworkError):
    """A line that holds no JSON object."""

    kind = "bad-json"


def serve(source: BinaryIO, sink: BinaryIO, session: Session | None = None) -> None:
    """Answers every line of the source until `quit`, the end of the input, or the reader is gone.

    What it thinks about meanwhile is hurried on by `stop`, and by the end.
    """
    session, hearing = session or Session(), Ears(source, sink)
    session.halt = hearing.halt
    try:
        for line in hearing.requests():
            response = answer(session, line)
            if response is None:
                return
            sink.write(response)
            sink.flush()
    except BrokenPipeError:
        return


def answer(session: Session, line: bytes | None) -> bytes | None:
    """The answer to one line, ready to send; None after `quit`. `None` for the line means it was too long."""
    try:
        request = read(line)
        response = session.ask(request)
        return None if response is None else _write(response)
    except StoneworkError as error:
        return _write({"error": error.kind, "message": str(error)})
    except RecursionError:
        return _write({"error": BadJson.kind, "message": "This request is nested too deeply."})


def read(line: bytes | None) -> dict[str, Any]:
    """The request on a line. Raises BadJson."""
    if line is None:
        raise BadJson(f"This line is longer than {ears.LONGEST // 2**20} MiB.")
    try:
        request = json.loads(line.decode("utf-8-sig"), parse_float=_finite, parse_constant=_refuse)
    except ValueError:
        raise BadJson("This line cannot be read as JSON.") from None
    except RecursionError:
        raise BadJson("This line is nested too deeply.") from None
    if not isinstance(request, dict):
        raise BadJson("A request is a JSON object such as {\"cmd\":\"games\"}.")
    return request


def _finite(text: str) -> float:
    value = float(text)
    if not isfinite(value):
        raise ValueError(text)
    return value


def _refuse(text: str) -> NoReturn:
    raise ValueError(text)


def _write(response: dict[str, Any]) -> bytes:
    return json.dumps(response, separators=(",", ":")).encode("ascii") + b"\n"
