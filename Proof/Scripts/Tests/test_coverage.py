import contextlib
import importlib.machinery
import importlib.util
import io
import json
import pathlib
import sys
import tempfile
import unittest
from unittest import mock

# Tests leave nothing behind in the folder of the scripts.
sys.dont_write_bytecode = True
SCRIPT = pathlib.Path(__file__).resolve().parent.parent / "coverage"


def module():
    """The script as a module."""
    loader = importlib.machinery.SourceFileLoader("coverage", str(SCRIPT))
    loaded = importlib.util.module_from_spec(importlib.util.spec_from_loader("coverage", loader))
    loader.exec_module(loaded)
    return loaded

SOURCE = """func take(_ count: Int) {
  guard count > 0 else {
    preconditionFailure("a count is positive")
  }
  if count > 9 {
    leave()
  }
}
"""
# Line, column, count, whether it has one, whether a region begins, whether it is a gap.
SEGMENTS = [
    [1, 25, 1, True, True, False], [2, 24, 0, True, True, False], [4, 4, 1, True, False, False],
    [5, 16, 0, True, True, False], [7, 4, 1, True, False, False], [8, 2, 0, False, False, False],
]


class Coverage(unittest.TestCase):
    def setUp(self):
        self.coverage = module()

    def run_main(self, *arguments, data=True, tests=None):
        """The status and what is printed, of a module in which two blocks do not run; one traps."""
        with tempfile.TemporaryDirectory() as name, contextlib.redirect_stdout(io.StringIO()) as printed:
            place = pathlib.Path(name)
            file = place / "Sources/Kit/Take.swift"
            file.parent.mkdir(parents=True)
            file.write_text(SOURCE)
            files = [{"filename": str(file), "segments": SEGMENTS}] if data else []
            (place / "coverage.json").write_text(json.dumps({"data": [{"files": files}]}))
            fixed = {"root": place, "scratch": place, "MODULES": {"Kit": "Kit"}}
            with mock.patch.multiple(self.coverage, **fixed, measure=lambda _: (7, tests)), \
                    mock.patch("sys.argv", ["coverage", *arguments]):
                try:
                    self.coverage.main()
                    status = None
                except SystemExit as end:
                    status = end.code
        return status, printed.getvalue()

    def test_lines_that_do_not_run_and_lines_that_trap_are_listed_apart(self):
        self.assertEqual(
            self.run_main("--uncovered", "Kit")[1],
            "".join(f"Sources/Kit/Take.swift:{line}\n" for line in ["4: }", "6: leave()", "7: }"]))
        self.assertEqual(
            self.run_main("--traps")[1],
            'Sources/Kit/Take.swift:3: preconditionFailure("a count is positive")\n')

    def test_too_few_lines_fail_where_all_suites_ran(self):
        self.assertEqual(self.run_main()[0], "below 95.0 %: Kit")
        self.assertEqual(self.run_main("--report")[0], "below 95.0 %: Kit")
        self.assertEqual(self.run_main("A suite")[0], None)

    def test_a_module_without_data_fails(self):
        for arguments in [(), ("--report",), ("A suite",)]:
            self.assertEqual(self.run_main(*arguments, data=False)[0], "not measured: Kit")

    def test_failed_tests_fail_with_a_filter_too(self):
        self.assertEqual(self.run_main("A suite", tests="no test ran")[0], "no test ran")

    def test_a_run_counts_if_tests_ran_and_passed(self):
        judge = self.coverage.complaint_about_tests
        self.assertIsNone(judge(0, "✔ Test run with 12 tests in 3 suites passed"))
        self.assertEqual(judge(0, "✔ Test run with 0 tests in 0 suites passed"), "no test ran")
        self.assertEqual(judge(0, ""), "no test ran")
        self.assertIn("tests fail", judge(1, "✘ Test run with 12 tests in 3 suites failed"))
