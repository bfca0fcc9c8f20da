import unittest

from scripts import ROOT, folder, run


def newest(version, *names, links=()):
    with folder() as applications:
        for name in names:
            (applications / name).mkdir()
        for name, target in links:
            (applications / name).symlink_to(applications / target)
        status, printed = run(ROOT / "Scripts/newest-xcode", version, applications)
        return printed.strip().rsplit("/", 1)[-1] if status == 0 else f"{status}: {printed}"


class NewestXcode(unittest.TestCase):
    def test_later_versions_are_newer(self):
        self.assertEqual(
            newest("26", "Xcode_26.app", "Xcode_26.9.app", "Xcode_26.10.app", "Xcode_27.app"),
            "Xcode_26.10.app")

    def test_a_final_one_comes_before_betas_and_candidates(self):
        self.assertEqual(
            newest("27", "Xcode_27_beta_6.app", "Xcode_27.app", "Xcode_27_Release_Candidate.app",
                   "Xcode_27.1_beta.app"),
            "Xcode_27.app")

    def test_a_candidate_comes_before_betas(self):
        self.assertEqual(
            newest("27", "Xcode_27_Release_Candidate.app", "Xcode_27_beta_10.app"),
            "Xcode_27_Release_Candidate.app")

    def test_the_last_beta_counts_where_nothing_else_is(self):
        self.assertEqual(
            newest("27", "Xcode_27_beta_9.app", "Xcode_27_beta_10.app",
                   links=[("Xcode_27.0.app", "Xcode_27_beta_10.app")]),
            "Xcode_27_beta_10.app")

    def test_a_version_that_is_not_there_is_complained_about(self):
        printed = newest("27", "Xcode_26.app", "Xcode_270.app")
        self.assertTrue(printed.startswith("1: There is no Xcode 27 in "), printed)
        self.assertIn("only: Xcode_26.app Xcode_270.app", printed)
