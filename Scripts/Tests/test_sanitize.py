import unittest

from scripts import command, copy, folder, run


def sanitize(*lines):
    with folder() as project, folder() as tools:
        copy("Scripts/sanitize", to=project)
        command(tools / "swift", '[ "$1" = test ] || exit 0', *lines)
        return run(project / "Scripts/sanitize", "address", "A suite", tools=tools)


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
