import contextlib
import tarfile
import unittest

from releases import IDENTITY, ROOT, command, copy, folder, identity_files, name_identity, run

CHANGES = """# Changelog

## Unreleased

- A rule is mended.

## 0.0.9, 2020-01-01

- An old change.
"""


@contextlib.contextmanager
def project(changes=CHANGES, scripts={}):
    """A repository that can be released, in which building is made up."""
    made_up = {
        "Scripts/verify": '[ "$1" = --single-file ] && echo "// one file" > "$2"',
        "Scripts/public-api": 'mkdir -p "$1"; echo one > "$1/linux.txt"',
        "Release/Scripts/static-binary": 'echo binary > "${@: -1}"; echo {} > Package.resolved',
        "Release/Scripts/notices": 'echo notice > "$1/LICENSE-Other.txt"',
        "Python/wheel": 'echo wheel of "$TOUCHMAP" > "$1/fallthrough-0.1.0-py3-none-any.whl"',
    }
    with folder() as place:
        copy("Release/Scripts/release", "Scripts/Modules/needs", "LICENSE",
             ".gitignore", *identity_files(), to=place)
        (place / "CHANGELOG.md").write_text(changes)
        for name, text in (made_up | scripts).items():
            command(place / name, "set -e", text)
        name_identity(place, owner="someone", url="https://example.invalid/x", version="0.1.0")
        run(place / IDENTITY)
        git(place, "init", "-q")
        for key, value in [("name", "Test"), ("email", "test@example.invalid")]:
            git(place, "config", f"user.{key}", value)
        git(place, "add", "-A")
        git(place, "commit", "-qm", "Begin")
        yield place


def git(place, *arguments):
    status, printed = run("git", *arguments, at=place)
    assert status == 0, printed
    return printed.strip()


def release(place):
    return run(place / "Release/Scripts/release", "--checked")


class Release(unittest.TestCase):
    def test_a_first_release_has_notes_of_thirty_lines(self):
        text = (ROOT / "CHANGELOG.md").read_text()
        section = text.split("\n## Unreleased\n")[1].split("\n## ")[0].strip("\n")
        self.assertLessEqual(len(section.splitlines()), 30)
        with project() as place:
            copy("CHANGELOG.md", to=place)
            git(place, "add", "-A")
            git(place, "commit", "-qm", "Notes")
            status, printed = release(place)
            self.assertEqual(status, 0, printed)
            self.assertEqual((place / "Release/notes.md").read_text().strip("\n"), section)
            dist = place / "Release/dist"
            for made in ["Probe.swift", "Package.resolved", "fallthrough-0.1.0-py3-none-any.whl.sha256"]:
                self.assertTrue((dist / made).exists(), made)
            binary, = dist.glob("touchmap-linux-*.tar.gz")
            with tarfile.open(binary) as archive:
                self.assertEqual({one for one in archive.getnames() if "." in one or "LICENSE" in one},
                                 {"licenses/LICENSE", "licenses/LICENSE-Other.txt"})

    def test_a_failure_leaves_the_checkout_as_it_was(self):
        broken = {
            "Scripts/verify": "exit 1",
            "Scripts/public-api": 'mkdir -p "$1"; echo one > "$1/linux.txt"; exit 1',
            "Release/Scripts/static-binary": "exit 1",
        }
        for name, text in broken.items():
            with self.subTest(name), project(scripts={name: text}) as place:
                self.assert_undone(place)

    def test_a_tag_that_cannot_be_made_takes_the_commit_back(self):
        with project() as place:
            git(place, "config", "tag.gpgSign", "true")
            git(place, "config", "gpg.program", "false")
            self.assert_undone(place)

    def assert_undone(self, place):
        start = git(place, "rev-parse", "HEAD")
        status, printed = release(place)
        self.assertNotEqual(status, 0)
        self.assertIn("0.1.0 was not made; the checkout is as it was", printed)
        self.assertEqual(git(place, "rev-parse", "HEAD"), start)
        self.assertEqual(git(place, "status", "--porcelain"), "")
        self.assertEqual(git(place, "tag"), "")
        for left in ["API", "dist", "notes.md"]:
            self.assertFalse((place / "Release" / left).exists(), left)

    def test_changes_that_are_not_written_down_stop_a_release(self):
        with project(changes="# Changelog\n\n## Unreleased\n\n## 0.0.9, 2020-01-01\n\n- Old.\n") as place:
            status, printed = release(place)
            self.assertEqual(status, 1)
            self.assertIn("CHANGELOG.md says nothing under 'Unreleased'", printed)
