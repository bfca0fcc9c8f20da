import unittest

from scripts import ROOT, run

SCRIPT = f"set -euo pipefail; . {ROOT}/.ci/steps\n"


def steps(text, **variables):
    return run("bash", "-c", SCRIPT + text, **variables)


class Steps(unittest.TestCase):
    def test_a_failure_stops_the_run(self):
        status, printed = steps("step One false; step Two true")
        self.assertNotEqual(status, 0)
        self.assertNotIn("Two", printed)

    def test_a_function_stops_at_its_first_failure(self):
        status, printed = steps("work() { false; echo went on; }; step One work")
        self.assertNotEqual(status, 0)
        self.assertNotIn("went on", printed)

    def test_what_is_skipped_is_told_at_the_end(self):
        status, printed = steps(
            "step Pages echo 'SKIPPED: no Chromium'; step Two true; tell_skips",
            FALLTHROUGH_NO_SKIP="")
        self.assertEqual(status, 0, printed)
        self.assertEqual(printed.splitlines()[-1], "Skipped: Pages: no Chromium")

    def test_a_skip_fails_where_nothing_may_be_skipped(self):
        status, printed = steps("step Pages echo 'SKIPPED: no Chromium'", FALLTHROUGH_NO_SKIP="1")
        self.assertEqual(status, 1, printed)
        self.assertIn("Pages may not be skipped here", printed)

    def test_what_only_some_hosts_have_may_lack_everywhere(self):
        status, printed = steps(
            "step Dumps echo 'SKIPPED: no folder of real dumps (x)'", FALLTHROUGH_NO_SKIP="1")
        self.assertEqual(status, 0, printed)

    def test_every_exception_stands_in_a_script(self):
        line = next(line for line in (ROOT / ".ci/steps").read_text().splitlines()
                    if line.startswith("may_lack="))
        scripts = [path.read_text() for path in (ROOT / "Scripts").iterdir() if path.is_file()]
        for words in line.split("'")[1].split("|"):
            self.assertTrue(any(words in text for text in scripts), words)
