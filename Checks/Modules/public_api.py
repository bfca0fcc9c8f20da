"""Lists the public declarations of a folder of symbol graphs; see Checks/Evidence/public-names.

    public_api.py FOLDER

A list has a line for each declaration: the module that is imported for it, its path, its text and, if
there is any, where it is available.
"""

import json
import pathlib
import sys


# Whoever imports the product on the right has the declarations of the module on the left.


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
            columns = [module, path, " ".join(text.split()), availability(symbol)]
            yield "\t".join(columns).rstrip("\t")


if __name__ == "__main__":
    print("\n".join(sorted(set(declarations(pathlib.Path(sys.argv[1]))))))
