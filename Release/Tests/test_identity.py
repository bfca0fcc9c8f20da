import json
import unittest

from releases import IDENTITY, copy, folder, identity_files, name_identity, run

URL = "https://github.com/someone/fallthrough"


def project_of(place, version, released, archive=None):
    copy(*identity_files(), to=place)
    name_identity(place, owner="someone", url=URL, version=version, released=released)
    if archive:
        (place / "Release/Formula").mkdir()
        (place / "Release/Formula/touchmap.sha256").write_text(f"{'ab' * 32}  {archive}\n")
    return run(place / IDENTITY)


class Identity(unittest.TestCase):
    def test_before_a_release_nothing_names_a_file_that_is_not_there(self):
        with folder() as place:
            project_of(place, "0.1.0", None)
            for name in ["Formula", "server.json"]:
                self.assertFalse((place / "Release" / name).exists(), name)
            self.assertIn("There is no release yet. In a clone", (place / "Documentation/touchmap.md").read_text())
            self.assertIn("rev: main\n", (place / "Documentation/Linting.md").read_text())
            # A manifest that names a folder beside it needs that folder in CI, too.
            self.assertIn("beside OverlayTests", (place / "Documentation/ContinuousIntegration.md").read_text())

    def test_a_later_version_that_is_worked_on_leaves_everything_at_the_release(self):
        with folder() as place:
            status, printed = project_of(
                place, "0.2.0", "0.1.0", archive="fallthrough-0.1.0.tar.gz")
            self.assertEqual(status, 0, printed)
            formula = (place / "Release/Formula/touchmap.rb").read_text()
            self.assertIn(f'url "{URL}/releases/download/0.1.0/fallthrough-0.1.0.tar.gz"', formula)
            self.assertIn(f'sha256 "{"ab" * 32}"', formula)
            server = json.loads((place / "Release/server.json").read_text())
            self.assertEqual(server["version"], "0.1.0")
            self.assertEqual(server["packages"][0]["identifier"], "ghcr.io/someone/touchmap:0.1.0")
            page = (place / "Documentation/touchmap.md").read_text()
            self.assertIn("brew install someone/tap/touchmap", page)
            self.assertIn("ghcr.io/someone/touchmap:0.1.0 at", page)
            self.assertIn("rev: 0.1.0\n", (place / "Documentation/Linting.md").read_text())
            page = (place / "Documentation/ContinuousIntegration.md").read_text()
            self.assertIn("--branch 0.1.0", page)
            self.assertNotIn("beside OverlayTests", page)
            for page in identity_files():
                if page.startswith("Sources/"):
                    self.assertIn('"0.2.0"', (place / page).read_text())
                else:
                    self.assertNotIn("/0.2.0", (place / page).read_text(), page)
            self.assertEqual(run(place / IDENTITY, "--check")[0], 0)

    def test_a_checksum_of_another_archive_is_refused(self):
        with folder() as place:
            status, printed = project_of(
                place, "0.2.0", "0.2.0", archive="fallthrough-0.1.0.tar.gz")
            self.assertEqual(status, 1)
            self.assertIn("fallthrough-0.1.0.tar.gz is not the archive of 0.2.0", printed)

    def test_no_page_keeps_the_placeholder_once_the_owner_is_named(self):
        with folder() as place:
            project_of(place, "0.1.0", None)
            for page in identity_files():
                if page != IDENTITY:
                    self.assertNotIn("OWNER", (place / page).read_text(), page)
            self.assertEqual(run(place / IDENTITY, "--ready")[0], 0)

    def test_a_placeholder_is_not_ready(self):
        with folder() as place:
            copy(*identity_files(), to=place)
            name_identity(place, owner="OWNER", url=URL)
            status, printed = run(place / IDENTITY, "--ready")
            self.assertEqual(status, 1)
            self.assertIn("owner is still a placeholder", printed)
