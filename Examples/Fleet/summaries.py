"""Adds up the summaries that `touchmap taps --format json` writes for parts of the taps.

    parallel ... touchmap taps - screens --format json | python3 summaries.py
"""

import json
import sys


def add(first, second):
    """Returns the summary of the taps of two summaries."""
    total = {key: first[key] + second[key] for key in ("taps", "dead", "unknown", "lost")}
    total["losses"] = _shares(first["losses"] + second["losses"], ("screen", "target", "by"))
    reasons = dict(first["reasons"])
    for reason, taps in second["reasons"].items():
        reasons[reason] = reasons.get(reason, 0) + taps
    total["by"] = _shares(first["by"] + second["by"])
    total["reasons"] = reasons
    total["owners"] = _shares(first["owners"] + second["owners"])
    total["skipped"] = _skipped(first["skipped"] + second["skipped"])
    return total


def _shares(shares, members=("screen", "node", "reason")):
    taps = {}
    for share in shares:
        key = json.dumps([share[member] for member in members], sort_keys=True)
        if key in taps:
            taps[key] = {**taps[key], "taps": taps[key]["taps"] + share["taps"]}
        else:
            taps[key] = share
    return sorted(taps.values(), key=lambda share: -share["taps"])


def _skipped(skipped):
    # The first line is counted within a part and says nothing about the whole.
    lines = {}
    for kind in skipped:
        lines[kind["problem"]] = lines.get(kind["problem"], 0) + kind["lines"]
    return [{"problem": problem, "lines": count} for problem, count in lines.items()]


def documents(text):
    """Yields the JSON documents of a text, one after the other."""
    decoder, place = json.JSONDecoder(), 0
    while place < len(text):
        if text[place].isspace():
            place += 1
            continue
        document, place = decoder.raw_decode(text, place)
        yield document


if __name__ == "__main__":
    total = None
    for document in documents(sys.stdin.read()):
        summary = document["summary"]
        total = summary if total is None else add(total, summary)
    print(json.dumps({"summary": total}))
