"""Reads symbol graphs and compares lists of public declarations; see Scripts/public-api.

    public_api.py list FOLDER
    public_api.py compare TAG VERSION HOST THEN NOW

A list has a line for each declaration: the module that is imported for it, its path, its text and, if
there is any, where it is available. To compare fails if one is gone or needs a newer system, unless VERSION may do that after TAG.
"""

import collections
import json
import pathlib
import sys


# Whoever imports the product on the right has the declarations of the module on the left.
PRODUCTS = {"TouchScreen": "TouchMap", "TouchReading": "TouchMap", "TouchQuestions": "TouchMap"}


def number(version):
    parts = [version.get(part) for part in ("major", "minor", "patch")]
    return ".".join(str(part) for part in parts if part is not None)


def availability(symbol):
    """Such as `iOS 17.0, watchOS unavailable`."""
    found = []
    for entry in symbol.get("availability", []):
        domain = entry.get("domain", "*")
        if "introduced" in entry:
            found.append(f"{domain} {number(entry['introduced'])}")
        if entry.get("isUnconditionallyUnavailable") or "obsoleted" in entry:
            found.append(f"{domain} unavailable")
        if entry.get("isUnconditionallyDeprecated") or "deprecated" in entry:
            found.append(f"{domain} deprecated")
    return ", ".join(sorted(found))


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
            module = graph["module"]["name"]
            columns = [PRODUCTS.get(module, module), path, " ".join(text.split()), availability(symbol)]
            yield "\t".join(columns).rstrip("\t")


def split(line):
    """The declaration and its availability."""
    module, path, text, *where = line.split("\t")
    return (module, path, text), "".join(where)


def least(where):
    """The system that each platform needs: {domain: (17, 0)}; where it is unavailable, none suffices."""
    needed = {}
    for part in filter(None, where.split(", ")):
        domain, value = part.split(" ")
        if value == "unavailable":
            needed[domain] = (float("inf"),)
        elif value != "deprecated":
            needed[domain] = max(needed.get(domain, ()), tuple(map(int, value.split("."))))
    return needed


def is_narrower(then, now):
    before = least(then)
    return any(version > before.get(domain, (0,)) for domain, version in least(now).items())


def breaks(then, now):
    """What is gone, or needs a newer system, as sentences."""
    left = collections.defaultdict(list)
    for line in now:
        declaration, where = split(line)
        left[declaration].append(where)
    for line in sorted(set(then)):
        (module, path, text), before = split(line)
        others = left.get((module, path, text))
        if others is None:
            yield f"{module}.{path} is gone or otherwise: {text}"
        elif all(is_narrower(before, where) for where in others):
            yield f"{module}.{path} was for {before or 'all systems'}, now for {others[0]}: {text}"


def may_break(tag, version):
    """Whether the promise in VERSIONING.md lets a version break what the tag before it promised."""
    before, after = ([int(part) for part in name.split(".")] for name in (tag, version))
    return after[:2] > before[:2] if after[0] == 0 else after[0] > before[0]


def breaking_version(tag):
    major, minor, _ = map(int, tag.split("."))
    return f"0.{minor + 1}.0" if major == 0 else f"{major + 1}.0.0"


def compare(tag, version, host, then, now):
    found = list(breaks(then, now))
    for sentence in found:
        print(f"{host}: {sentence}")
    added = len({split(line)[0] for line in now} - {split(line)[0] for line in then})
    print(f"{host}: {len(found)} of {len(then)} declarations of {tag} are gone or otherwise, {added} are new")
    if found and not may_break(tag, version):
        print(f"{host}: Release/identity.json names version {version}, but {breaking_version(tag)} is "
              f"the next after {tag} that may break these")
        return 1
    return 0


def main():
    if sys.argv[1] == "list":
        print("\n".join(sorted(set(declarations(pathlib.Path(sys.argv[2]))))))
        return 0
    tag, version, host, *files = sys.argv[2:]
    return compare(
        tag, version, host, *(pathlib.Path(file).read_text().splitlines() for file in files))


if __name__ == "__main__":
    sys.exit(main())
