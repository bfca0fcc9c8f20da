import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parent.parent / "sanitize"


def sanitize(*lines):
    """The status and what is printed, where these lines stand in for `swift test`."""
    with tempfile.TemporaryDirectory() as folder:
        script, swift = pathlib.Path(folder, "Proof/Scripts/sanitize"), pathlib.Path(folder, "tools/swift")
        for file in [script, swift]:
            file.parent.mkdir(parents=True)
        shutil.copy(SCRIPT, script)
        swift.write_text("\n".join(["#!/usr/bin/env bash", '[ "$1" = test ] || exit 0', *lines, ""]))
        swift.chmod(0o755)
        done = subprocess.run(
            [script, "address", "A suite"], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            env={**os.environ, "PATH": f"{swift.parent}:{os.environ['PATH']}"})
        return done.returncode, done.stdout


class Sanitize(unittest.TestCase):
    def test_tests_that_pass_without_a_report_pass(self):
        status, printed = sanitize("echo '✔ Test run with 1 test in 1 suite passed'")
        self.assertEqual(status, 0, printed)

    def test_no_test_is_a_failure(self):
        for said in ["✔ Test run with 0 tests in 0 suites passed", "Build complete!"]:
            status, printed = sanitize(f"echo '{said}'")
            self.assertEqual(status, 1)
            self.assertIn("No test ran that matches A suite", printed)

    def test_a_report_and_a_failed_test_are_failures(self):
        passed = "echo '✔ Test run with 9 tests in 1 suite passed'"
        self.assertEqual(sanitize("echo 'SUMMARY: AddressSanitizer: heap-use-after-free'", passed)[0], 1)
        self.assertEqual(sanitize(passed, "exit 1")[0], 1)
