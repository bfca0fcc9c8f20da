"""Names the symbols of a module that no topic of its documentation lists: top-level ones, and members
that the module adds to the types of others. DocC puts those into groups of its own making, where
nobody looks for them.

    docc_topics.py MODULE GRAPHS ARCHIVE
"""

import json
import pathlib
import sys

module, graphs, archive = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])

# What has to be listed, by its path in the documentation.
wanted = {}
for file in graphs.glob(f"{module}*.symbols.json"):
    extended = file.name.partition("@")[2].removesuffix(".symbols.json")
    for symbol in json.loads(file.read_text())["symbols"]:
        path = symbol["pathComponents"]
        if symbol["kind"]["identifier"] == "swift.extension":
            continue
        if extended:
            wanted["/".join([extended, *path])] = symbol
        elif len(path) == 1:
            wanted[path[0]] = symbol

listed = set()
for page in (archive / "data" / "documentation").rglob("*.json"):
    content = json.loads(page.read_text())
    for section in content.get("topicSections", []):
        if section.get("generated"):
            continue
        for identifier in section["identifiers"]:
            listed.add(identifier.split(f"/documentation/{module}/", 1)[-1].lower())

# DocC's paths leave out what overloads share, so a suffix after a hyphen is not compared.
plain = {path.rpartition("-")[0] for path in listed if "-" in path.rpartition("/")[2]} | listed
missing = sorted(path for path in wanted if path.lower() not in plain)
for path in missing:
    print(f"{module}: {path} stands in no topic")
print(f"{module}: {len(wanted) - len(missing)} of {len(wanted)} symbols stand in a topic")
sys.exit(1 if missing else 0)
