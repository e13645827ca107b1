"""The recorded games of Phalanx, from the data folder."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[2] / "data"
FILES = ("phalanx.jsonl.gz", "phalanx_variants.jsonl.gz")


def games(file: str) -> Iterator[dict[str, Any]]:
    """The games of a file, one after another."""
    with gzip.open(DATA / file, "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)
