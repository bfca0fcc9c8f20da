import unittest

from scripts import command, copy, folder, run

PAGE = """```console
$ echo one
one
$ swift test
…
✔ Test run with {} tests in 3 suites passed after 1 second.
```
"""


def check(shown, ran):
    with folder() as project, folder() as tools:
        copy("Scripts/check-readme", to=project)
        (project / "README.md").write_text(PAGE.format(shown))
        line = f"✔ Test run with {ran} tests in 3 suites passed after 2 seconds."
        command(tools / "swift", f'[ "$1" = build ] && echo /nowhere || echo "{line}"')
        return run(project / "Scripts/check-readme", tools=tools)


class NumberOfTests(unittest.TestCase):
    def test_a_page_may_show_somewhat_fewer_tests_than_there_are(self):
        for ran in (100, 111):
            status, printed = check(100, ran)
            self.assertEqual(status, 0, printed)

    def test_a_page_shows_no_more_tests_than_there_are_and_not_half(self):
        for ran in (99, 112):
            status, printed = check(100, ran)
            self.assertEqual(status, 1)
            self.assertIn(f"README.md: shows 100 tests, {ran} ran", printed)
