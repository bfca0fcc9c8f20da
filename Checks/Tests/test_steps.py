"""A fault fails each step of Checks/run, and the run with it, by the status and not by a text."""

import ast
import re
import subprocess
import unittest

from scripts import ROOT, command, copy, folder, run

RUN = (ROOT / "Checks/run").read_text()
GROUPS = ["core", "proof", "apple", "output"]
# What each check runs that fails at its first use.
INSIDE = {
    "lint": ["git", "swift", "xargs", "find"],
    "sources": ["grep", "find"],
    "fidelity --check": ["find", "xargs", "grep", "awk", "diff"],
    "links": ["git"],
    "words": ["git"],
    "commands": ["swift", "awk"],
    "beside Checks test": ["swift"],
    "example": ["swift", "awk"],
    "apple-names apps": ["swift-symbolgraph-extract", "find"],
    "pictures --check": ["swift"],
    "type-check arm64-apple-macos13.0": ["cp"],
    "objective-c": ["clang"],
    "docs": ["swift"],
    "public-names --breaking": ["python3"],
    "samples": ["swift", "swiftc", "awk"],
    "private-names": ["grep", "strings", "cp"],
    "reports": ["touchmap"],
    "scale --day": ["touchmap"],
    "mcp": ["touchmap"],
    "static-binary nowhere": ["swift"],
    "python": ["touchmap"],
}
# Python that runs nothing. The browser takes too long to be started here.
ELSEWHERE = ["identity", "html", "reached", "rooms", "museum-page", "planted-breaks"]


def place_of(check):
    """The file of a check."""
    found, = (file for file in ROOT.glob(f"Checks/*/{check}") if file.is_file())
    return str(found.relative_to(ROOT))


def steps(group):
    """The names and commands of a group's steps, a check under the name of its file."""
    body = re.search(rf"^{group}\(\) {{\n(.*?)^}}", RUN, re.M | re.S)[1]
    for name, line in re.findall(r'\bstep "([^"]+)" (?:env \S+="[^"]+" )?(.+)$', body, re.M):
        first, _, rest = re.sub(r"^Checks/run ", "check ", line).partition(" ")
        if first == "check":
            check, _, arguments = rest.partition(" ")
            arguments = arguments.replace('"$TOUCHMAP"', "*")
            yield name, f"{place_of(check)} {arguments}".strip()
        elif line != "install_browser":
            yield name, "swift test" if line == "run_tests" else line


def compiled(files, store, place):
    """Writes files, and compiles them with an index."""
    for name, text in files.items():
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_text(text)
    subprocess.run(["swiftc", "-emit-module", "-module-name", "Names", "-index-store-path", store, *files],
                   cwd=place, check=True)


class Steps(unittest.TestCase):
    def project(self, place):
        """A project whose checks and tools only say that they ran, and fail if they are the planted ones."""
        copy(".ci/run", "Checks/run", "Checks/Modules/steps", "Checks/Modules/needs", "README.md", "Package.swift",
             to=place)
        lines = ['line="${0#"$PLACE"/} $*"', 'line=${line#tools/}',
                 '[ "$line" != "swift --version" ] || { echo "Swift version 99.0"; exit; }',
                 'case "${line% }" in $PLANTED) exit 3 ;; esac']
        checks = {line.split()[0] for group in GROUPS for _, line in steps(group) if line.startswith("Checks/")}
        for name in [*checks, "tools/swift", "tools/python3", "tools/chromium"]:
            command(place / name, *lines)

    def test_a_step_that_fails_fails_the_run(self):
        with folder() as place:
            self.project(place)
            planted = {"PLACE": str(place), "FALLTHROUGH_NO_SKIP": ""}
            for group in GROUPS:
                status, printed = run(place / ".ci/run", group, tools=place / "tools", PLANTED="", **planted)
                self.assertEqual(status, 0, printed)
                for name, line in steps(group):
                    status, printed = run(
                        place / ".ci/run", group, tools=place / "tools", PLANTED=line, **planted)
                    last = [shown for shown in printed.splitlines() if shown.startswith("=== ")][-1]
                    self.assertNotEqual(status, 0, printed)
                    self.assertTrue(last.startswith(f"=== {name.split(':')[0]}"), printed)

    def test_every_check_of_a_step_is_tried_below(self):
        known = {place_of(one.split()[0]) for one in [*INSIDE, *ELSEWHERE]}
        for group in GROUPS:
            for name, line in steps(group):
                if line.startswith("Checks/"):
                    self.assertIn(line.split()[0], known, name)

    def test_a_command_that_fails_inside_a_check_fails_the_check(self):
        for check, tools in INSIDE.items():
            for tool in tools:
                with self.subTest(check=check, tool=tool), folder() as place:
                    command(place / tool, '[ "$1" != --version ] || { echo "Swift version 99.0"; exit; }',
                            f"touch {place}/failed", "exit 2")
                    status, printed = run("Checks/run", *check.split(), tools=place, **{
                        **({"TOUCHMAP": str(place / tool)} if tool == "touchmap" else {}),
                        "SYMBOL_GRAPHS": str(place / "graphs")})
                    if printed.startswith("SKIPPED"):
                        self.skipTest(printed)
                    self.assertTrue((place / "failed").exists(), f"{tool} was not run: {printed}")
                    self.assertNotEqual(status, 0, printed)

    def test_a_name_that_nothing_reaches_fails_its_step(self):
        script = (ROOT / "Checks/Evidence/reached").read_text()
        roots = ast.literal_eval(re.search(r"^ROOTS = (\[.*?^])", script, re.M | re.S)[1])
        stores = ast.literal_eval(re.search(r"^STORES = (\[.*])$", script, re.M)[1])
        for planted in ["", "func lonely() {}"]:
            with self.subTest(planted), folder() as place:
                copy("Checks/Evidence/reached", "Checks/Modules/index_store.py", to=place)
                (place / "Checks/Evidence/kept-names.txt").write_text("kept()\n")
                files = {f"{root}/Use{number}.swift": "func use%d() { reached() }" % number
                         for number, root in enumerate(roots)}
                files["Sources/Headless/Names.swift"] = f"func kept() {{}}\nfunc reached() {{}}\n{planted}"
                for store in stores:
                    compiled(files, store, place)
                status, printed = run("python3", place / "Checks/Evidence/reached")
                self.assertEqual(status, int(planted != ""), printed)
                self.assertEqual("Names.swift:3: nothing reaches lonely()" in printed, planted != "", printed)

    def test_a_folder_that_knows_another_fails_its_step(self):
        folders = re.findall(r'"(Sources/[^"{]+/)"', (ROOT / "Checks/Evidence/rooms").read_text()) + [
            f"Sources/TouchMap/{one}/" for one in
            ("Answering", "Geometry", "Index", "Partition", "Screen", "Witness", "Words")]
        for call in ["", "lint()"]:
            with self.subTest(call), folder() as place:
                copy("Checks/Evidence/rooms", "Checks/Modules/index_store.py", to=place)
                files = {f"{one}File{number}.swift": "func file%d() {}" % number for number, one in enumerate(folders)}
                files["Sources/TouchMap/Questions/Lint.swift"] = "func lint() {}"
                files["Sources/TouchMap/Reading/Dump.swift"] = "func dump() { %s }" % call
                compiled(files, ".build/debug/index/store", place)
                status, printed = run("python3", place / "Checks/Evidence/rooms")
                self.assertEqual(status, int(call != ""), printed)
                self.assertEqual("Dump.swift:1: mentions lint()" in printed, call != "", printed)
