import unittest

from releases import IDENTITY, copy, folder, identity_files, name_identity, run

URL = "https://github.com/someone/fallthrough"


def project_of(place, version, released):
    copy(*identity_files(), to=place)
    name_identity(place, owner="someone", url=URL, version=version, released=released)
    return run(place / IDENTITY)


class Identity(unittest.TestCase):
    def test_before_a_release_nothing_names_what_is_not_there(self):
        with folder() as place:
            project_of(place, "0.1.0", None)
            self.assertIn("There is no release yet. In a clone", (place / "Documentation/touchmap.md").read_text())
            self.assertIn("rev: main\n", (place / "Documentation/Linting.md").read_text())
            self.assertIn("$ Python/wheel .build-wheel\n", (place / "README.md").read_text())
            self.assertFalse((place / "Release/Formula").exists())
            # A manifest that names a folder beside it needs that folder in CI, too.
            self.assertIn("beside OverlayTests", (place / "Documentation/ContinuousIntegration.md").read_text())

    def test_a_later_version_that_is_worked_on_leaves_everything_at_the_release(self):
        with folder() as place:
            # What was filled in for another version is filled in anew.
            project_of(place, "0.0.9", "0.0.9")
            name_identity(place, version="0.2.0", released="0.1.0")
            status, printed = run(place / IDENTITY)
            self.assertEqual(status, 0, printed)
            page = (place / "Documentation/touchmap.md").read_text()
            self.assertIn(f"{URL}/releases/download/0.1.0/touchmap-linux", page)
            self.assertIn("rev: 0.1.0\n", (place / "Documentation/Linting.md").read_text())
            self.assertIn("$ pip install -q fallthrough\n", (place / "README.md").read_text())
            self.assertIn("uvx --from fallthrough touchmap", (place / "Release/Skills/touchmap/SKILL.md").read_text())
            self.assertIn(f'url "{URL}.git", tag: "0.1.0"', (place / "Release/Formula/touchmap.rb").read_text())
            page = (place / "Documentation/ContinuousIntegration.md").read_text()
            self.assertIn("--branch 0.1.0", page)
            self.assertNotIn("beside OverlayTests", page)
            for page in identity_files():
                if page.startswith("Sources/"):
                    self.assertIn('"0.2.0"', (place / page).read_text())
                else:
                    self.assertNotIn("/0.2.0", (place / page).read_text(), page)
                    self.assertNotIn("0.0.9", (place / page).read_text(), page)
            self.assertEqual(run(place / IDENTITY, "--check")[0], 0)

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
