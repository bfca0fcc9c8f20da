"""A fault fails each step of .ci/run, and the run with it, by the status and not by a text."""

import ast
import re
import subprocess
import unittest

from scripts import ROOT, command, copy, folder, run

RUN = (ROOT / ".ci/run").read_text()
GROUPS = ["core", "apple", "output"]
# The command that fails inside a step that is a function; the browser may be missing, see .ci/steps.
FUNCTIONS = {"run_tests": "swift test", "build_released": "Release/Scripts/static-binary *"}
# What each script runs that fails at its first use.
INSIDE = {
    "Scripts/lint": ["git", "swift", "xargs", "find"],
    "Scripts/check-sources": ["grep", "find"],
    "Scripts/fidelity-table --check": ["find", "xargs", "grep", "awk", "diff"],
    "Scripts/check-links": ["git"],
    "Scripts/check-words": ["git"],
    "Scripts/check-readme": ["swift", "awk"],
    "Proof/run": ["swift", "awk", "python3"],
    "Proof/Scripts/check-apple-names apps": ["swift-symbolgraph-extract", "find"],
    "Proof/Scripts/strips --check": ["swift"],
    "Scripts/check-apple arm64-apple-macos13.0": ["cp", "find"],
    "Scripts/check-docs": ["swift"],
    "Scripts/public-api --breaking": ["python3"],
    "Scripts/check-samples": ["swift", "swiftc", "awk", "find"],
    "Scripts/check-private-names": ["grep", "strings", "cp", "find"],
    "Scripts/check-reports": ["touchmap"],
    "Scripts/check-mcp": ["touchmap"],
    "Release/Scripts/static-binary nowhere": ["swift"],
    "Python/check": ["touchmap"],
}
# Python that runs nothing. The browser takes too long to be started here.
ELSEWHERE = ["Release/Scripts/identity", "Scripts/check-html", "Scripts/check-reached"]


def steps(group):
    """The names and commands of a group's steps."""
    body = re.search(rf"^{group}\(\) {{\n(.*?)^}}", RUN, re.M | re.S)[1]
    found = re.findall(r'^ +step "([^"]+)" (?:env \S+="[^"]+" )?(.+)$', body, re.M)
    return [(name, line) for name, line in found if line != "install_browser"]


class Steps(unittest.TestCase):
    def project(self, place):
        """A project whose scripts and tools only say that they ran, and fail if they are the planted ones."""
        copy(".ci/run", ".ci/steps", "README.md", "Package.swift", "Scripts/Modules/needs", to=place)
        lines = ['line="${0#"$PLACE"/} $*"', 'line=${line#tools/}',
                 '[ "$line" != "swift --version" ] || { echo "Swift version 99.0"; exit; }',
                 'case "${line% }" in $PLANTED) exit 3 ;; esac']
        scripts = set(re.findall(r"(?:(?:Proof/|Release/)?Scripts/[\w-]+|Proof/run|Python/check)", RUN))
        for name in [*scripts - {"Scripts/Modules"}, "tools/swift", "tools/python3", "tools/chromium"]:
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
                        place / ".ci/run", group, tools=place / "tools",
                        PLANTED=FUNCTIONS.get(line, line), **planted)
                    last = [shown for shown in printed.splitlines() if shown.startswith("=== ")][-1]
                    self.assertNotEqual(status, 0, printed)
                    self.assertTrue(last.startswith(f"=== {name.split(':')[0]}"), printed)

    def test_every_script_of_a_step_is_tried_below(self):
        known = {one.split()[0] for one in [*INSIDE, *ELSEWHERE]}
        for group in GROUPS:
            for name, line in steps(group):
                if line.startswith(("Scripts/", "Proof/", "Release/", "Python/")):
                    self.assertIn(line.split()[0], known, name)

    def test_a_command_that_fails_inside_a_script_fails_the_script(self):
        for script, tools in INSIDE.items():
            for tool in tools:
                with self.subTest(script=script, tool=tool), folder() as place:
                    command(place / tool, '[ "$1" != --version ] || { echo "Swift version 99.0"; exit; }',
                            f"touch {place}/failed", "exit 2")
                    status, printed = run(*script.split(), tools=place, **{
                        **({"TOUCHMAP": str(place / tool)} if tool == "touchmap" else {}),
                        "SYMBOL_GRAPHS": str(place / "graphs")})
                    if printed.startswith("SKIPPED"):
                        self.skipTest(printed)
                    self.assertTrue((place / "failed").exists(), f"{tool} was not run: {printed}")
                    self.assertNotEqual(status, 0, printed)

    def test_a_name_that_nothing_reaches_fails_its_step(self):
        script = (ROOT / "Scripts/check-reached").read_text()
        roots = ast.literal_eval(re.search(r"^ROOTS = (\[.*?^])", script, re.M | re.S)[1])
        stores = ast.literal_eval(re.search(r"^STORES = (\[.*])$", script, re.M)[1])
        for planted in ["", "func lonely() {}"]:
            with self.subTest(planted), folder() as place:
                copy("Scripts/check-reached", "Scripts/Modules/index_store.py", to=place)
                (place / "Scripts/kept-names.txt").write_text("kept()\n")
                files = {f"{root}/Use{number}.swift": "func use%d() { reached() }" % number
                         for number, root in enumerate(roots)}
                files["Sources/Headless/Names.swift"] = f"func kept() {{}}\nfunc reached() {{}}\n{planted}"
                for name, text in files.items():
                    (place / name).parent.mkdir(parents=True, exist_ok=True)
                    (place / name).write_text(text)
                for store in stores:
                    subprocess.run(
                        ["swiftc", "-emit-module", "-module-name", "Names", "-index-store-path", store, *files],
                        cwd=place, check=True)
                status, printed = run(place / "Scripts/check-reached")
                self.assertEqual(status, int(planted != ""), printed)
                self.assertEqual("Names.swift:3: nothing reaches lonely()" in printed, planted != "", printed)
