#!/usr/bin/env python3
# ruff: noqa: E401, E501, SIM115, I001 (as it was given, but for where the recorded games lie)
"""Drives `python main.py engine` (protocol.md) through recorded games and compares every step.

    check_rules.py [--cmd "python main.py engine"] [--game mattock] [--limit N] [FILE.jsonl.gz ...]

Each file line is a game: options, and per step who acts, how many actions are legal and a crc of their sorted list
(phalanx, matrix; the first games of a file carry the whole list), or the legal mine cells and the number of legal turns
(mattock). Prints a line per failing game and ends with 'N passed, M failed'; exit status 1 if any failed.
"""
import argparse, gzip, json, pathlib, shlex, subprocess, sys, zlib

HERE = pathlib.Path(__file__).resolve().parent


class Wrong(Exception):
    pass


class Engine:
    def __init__(self, cmd):
        self.p = subprocess.Popen(shlex.split(cmd), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **req):
        self.p.stdin.write(json.dumps(req) + "\n")
        self.p.stdin.flush()
        line = self.p.stdout.readline()
        if not line:
            raise Wrong("the engine ended")
        ans = json.loads(line)
        if "error" in ans:
            raise Wrong(f"{req} -> {ans}")
        return ans


def same(what, got, want):
    if got != want:
        if isinstance(want, list) and isinstance(got, list):
            extra, missing = sorted(set(map(str, got)) - set(map(str, want))), sorted(set(map(str, want)) - set(map(str, got)))
            raise Wrong(f"{what}: extra {extra[:6]} ({len(extra)}), missing {missing[:6]} ({len(missing)})")
        raise Wrong(f"{what}: got {got!r}, want {want!r}")


def state_is(engine, want):
    got = engine.ask(cmd="state")["state"]
    for k, v in want.items():
        same(f"state.{k}", got.get(k), v)


def mattock_step(engine, s):
    ans = engine.ask(cmd="legal")
    same("to_act", ans["to_act"], s["to_act"])
    same("tiles", engine.ask(cmd="state")["state"]["tiles"], s["tiles"])
    if "places" in s:
        same("places", ans["legal"], [f"place {c}" for c in s["places"]])
    else:
        same("mines", ans["legal"], [f"mine {c}" for c in s["mines"]])
        same("turns", engine.ask(cmd="perft", depth=1)["turns"], s["turns"])
    for a in s["act"]:
        engine.ask(cmd="act", action=a)
    for c in s.get("captured", []):
        if f"{c}=0" not in engine.ask(cmd="state")["state"]["tiles"]:
            raise Wrong(f"{c} should have been removed")


def step(engine, s):
    ans = engine.ask(cmd="legal")
    same("to_act", ans["to_act"], s["to_act"])
    if "legal" in s:
        same("legal", ans["legal"], s["legal"])
    same("number of legal actions", len(ans["legal"]), s["n"])
    same("crc of legal actions", zlib.crc32("\n".join(ans["legal"]).encode()), s["crc"])
    engine.ask(cmd="act", action=s["act"])
    if "state" in s:
        state_is(engine, s["state"])


def play(engine, g):
    engine.ask(cmd="new", game=g["game"], options=g["options"], deals="given")
    for i, s in enumerate(g["steps"]):
        try:
            (mattock_step if g["game"] == "mattock" else step)(engine, s)
        except Wrong as e:
            raise Wrong(f"step {i} ({s['act']}): {e}") from None
    if "winner" in g:
        state_is(engine, {"winner": g["winner"], "to_act": None})


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--cmd", default=f"{sys.executable} main.py engine")
    ap.add_argument("--game")
    ap.add_argument("--limit", type=int, default=10**9)
    ap.add_argument("files", nargs="*")
    a = ap.parse_args()
    files = a.files or sorted((HERE / "data").glob("*.jsonl.gz"))
    engine, good, bad, steps = Engine(a.cmd), 0, 0, 0
    for f in files:
        for i, line in enumerate(gzip.open(f, "rt")):
            g = json.loads(line)
            if (a.game and g["game"] != a.game) or i >= a.limit:
                continue
            try:
                play(engine, g)
                good, steps = good + 1, steps + len(g["steps"])
            except Wrong as e:
                bad += 1
                print(f"{pathlib.Path(f).name} game {i + 1} {g['options']}: {e}")
                if engine.p.poll() is not None:
                    engine = Engine(a.cmd)
    print(f"steps compared: {steps}")
    print(f"{good} passed, {bad} failed")
    sys.exit(1 if bad or not good else 0)


if __name__ == "__main__":
    main()
