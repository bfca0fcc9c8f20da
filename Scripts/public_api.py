#!/usr/bin/env python3
"""Reads symbol graphs and compares lists of public declarations; see Scripts/public-api.

    public_api.py list FOLDER
    public_api.py compare TAG HOST THEN NOW
"""

import json
import pathlib
import sys


def declarations(folder):
    for file in folder.glob("*.symbols.json"):
        graph = json.loads(file.read_text())
        for symbol in graph["symbols"]:
            # What the compiler derives, and what a protocol's extension brings, is no promise of ours.
            if symbol["kind"]["identifier"] == "swift.extension" or "::SYNTHESIZED::" in (
                symbol["identifier"]["precise"]
            ):
                continue
            text = "".join(part["spelling"] for part in symbol["declarationFragments"])
            path = ".".join(symbol["pathComponents"])
            yield f"{graph['module']['name']}\t{path}\t{' '.join(text.split())}"


def compare(tag, host, then, now):
    gone = sorted(set(then) - set(now))
    for line in gone:
        module, path, text = line.split("\t")
        print(f"{host}: {module}.{path} is gone or otherwise since {tag}: {text}")
    print(f"{host}: {len(gone)} of {len(then)} declarations of {tag} changed, "
          f"{len(set(now) - set(then))} are new")
    return 1 if gone else 0


if sys.argv[1] == "list":
    print("\n".join(sorted(set(declarations(pathlib.Path(sys.argv[2]))))))
else:
    tag, host, then, now = sys.argv[2:]
    sys.exit(compare(
        tag, host, *(pathlib.Path(file).read_text().splitlines() for file in (then, now))))
