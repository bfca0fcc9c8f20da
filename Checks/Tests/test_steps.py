"""A fault fails each step of .ci/run, and the run with it, by the status and not by a text."""

import re
import unittest

from scripts import ROOT, command, copy, folder, run

RUN = (ROOT / ".ci/run").read_text()
GROUPS = ["core", "apple", "output"]
# The command that fails inside a step that is a function; the browser may be missing, see Checks/Modules/steps.
FUNCTIONS = {"run_tests": "swift test", "build_released": "Checks/Release/static-binary *"}
# What each script runs that fails at its first use.
INSIDE = {
    "Checks/Style/lint": ["git", "swift", "xargs", "find"],
    "Checks/Style/sources": ["grep", "find"],
    "Checks/Evidence/fidelity --check": ["find", "xargs", "grep", "awk", "diff"],
    "Checks/Pages/links": ["git"],
    "Checks/Style/words": ["git"],
    "Checks/Pages/commands": ["swift", "awk"],
    "Checks/run proof": ["swift", "awk", "python3"],
    "Checks/Apple/apple-names apps": ["swift-symbolgraph-extract", "find"],
    "Checks/Pages/strips --check": ["swift"],
    "Checks/Apple/apple arm64-apple-macos13.0": ["cp", "find"],
    "Checks/Pages/docs": ["swift"],
    "Checks/Evidence/public-names --breaking": ["python3"],
    "Checks/Pages/samples": ["swift", "swiftc", "awk", "find"],
    "Checks/Apple/private-names": ["grep", "strings", "cp", "find"],
    "Checks/Reports/reports": ["touchmap"],
    "Checks/Reports/mcp": ["touchmap"],
    "Checks/Release/static-binary nowhere": ["swift"],
    "Checks/Release/python": ["touchmap"],
}
# Python that runs nothing. The browser takes too long to be started here.
ELSEWHERE = ["Checks/Release/identity", "Checks/Reports/html"]


def steps(group):
    """The names and commands of a group's steps."""
    body = re.search(rf"^{group}\(\) {{\n(.*?)^}}", RUN, re.M | re.S)[1]
    found = re.findall(r'^ +step "([^"]+)" (?:env \S+="[^"]+" )?(.+)$', body, re.M)
    return [(name, line) for name, line in found if line != "install_browser"]


class Steps(unittest.TestCase):
    def project(self, place):
        """A project whose scripts and tools only say that they ran, and fail if they are the planted ones."""
        copy(".ci/run", "Checks/Modules/steps", "README.md", "Package.swift", "Checks/Modules/needs", to=place)
        lines = ['line="${0#"$PLACE"/} $*"', 'line=${line#tools/}',
                 '[ "$line" != "swift --version" ] || { echo "Swift version 99.0"; exit; }',
                 'case "${line% }" in $PLANTED) exit 3 ;; esac']
        scripts = set(re.findall(r"(?:(?:Proof/|Release/)?Scripts/[\w-]+|Checks/run proof|Checks/Release/python)", RUN))
        for name in [*scripts - {"Checks/Modules"}, "tools/swift", "tools/python3", "tools/chromium"]:
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
                if line.startswith(("Scripts/", "Proof/", "Release/", "Command/Python/")):
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
