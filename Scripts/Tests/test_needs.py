import unittest

from scripts import ROOT, command, copy, folder, run

OLDEST = (ROOT / "Package.swift").read_text().splitlines()[0].split(": ")[1]


class Needs(unittest.TestCase):
    def run_with(self, version, *tools):
        """What a script says that needs tools, on a host whose Swift prints a version."""
        with folder() as project, folder() as host:
            copy("Scripts/Modules/needs", "Package.swift", to=project)
            command(host / "swift", f"echo '{version}'")
            command(project / "Scripts/ask", "set -e", f". {project}/Scripts/Modules/needs",
                    f"needs {' '.join(tools)}", "echo went on")
            status, printed = run(project / "Scripts/ask", tools=host)
            return status, printed.replace(str(host), "HOST").replace(
                str(project / "Scripts/"), "").strip()

    def test_a_tool_that_is_missing_is_named(self):
        self.assertEqual(self.run_with("", "no-such-tool"),
                         (1, "/ask needs no-such-tool, which is not on the PATH"))

    def test_an_older_swift_is_named_with_the_one_that_is_needed(self):
        for printed, version in [
            ("Swift version 5.10.1 (swift-5.10.1-RELEASE)", "5.10.1"),
            ("Apple Swift version 6.1 (swiftlang-6.1.0.110.21 clang-1700.0.13.3)", "6.1"),
            ("swift-driver version: 1.2 Apple Swift version 4.9 (x)", "4.9"),
            ("nothing of the kind", "of no known version"),
        ]:
            self.assertEqual(self.run_with(printed, "bash", "swift"), (
                1, f"/ask needs Swift {OLDEST} or later; HOST/swift is {version}"))

    def test_the_oldest_and_a_later_swift_go_on(self):
        for version in [OLDEST, f"{OLDEST}.1", "6.10", "10.0"]:
            self.assertEqual(self.run_with(f"Swift version {version} (x)", "swift", "bash"), (0, "went on"))
