"""How someone comes by the tools: the wheel without Swift, and what the pages say before and after a release."""

import json
import pathlib
import re
import shutil
import subprocess
import unittest

from scripts import ROOT, command, folder, name_identity, run

RELEASE = (ROOT / ".github/workflows/release.yml").read_text()
CONTAINERFILE = (ROOT / "Command/Containerfile").read_text()
SYSTEM = ["bash", "sh", "cp", "cat", "ls", "env", "dirname", "mkdir", "python3", "uname"]


def clone(place):
    """The files of the project that git knows or would add."""
    names = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, text=True,
                           capture_output=True, check=True).stdout.splitlines()
    for name in names:
        if (ROOT / name).is_file():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, place / name)


class Wheel(unittest.TestCase):
    """Command/Python/wheel where there is no Swift, with a stand-in for podman that looks at what it is given."""

    def build(self, place, engine=None):
        clone(place / "project")
        for name in SYSTEM:
            (place / "tools").mkdir(exist_ok=True)
            (place / f"tools/{name}").symlink_to(shutil.which(name))
        if engine:
            command(place / f"tools/{engine}", *self.lines)
        script = next((place / "project").glob("**/wheel"))
        return run(shutil.which("python3"), script, place / "wheels", PATH=str(place / "tools"))

    lines = ['[ "$1 $2 $4" = "build -f -o" ] || exit 9', 'cd "$6"', 'cmp_file=$3', '[ -f "$cmp_file" ] || exit 8',
             '[ ! -e .git ] && [ -f Package.swift ] || exit 7', 'ls > "$5/fallthrough-9-py3-none-any.whl"']

    def test_a_container_builds_it(self):
        for engine in ["podman", "docker"]:
            with self.subTest(engine), folder() as place:
                status, printed = self.build(place, engine)
                self.assertEqual(status, 0, printed)
                self.assertIn("fallthrough-9-py3-none-any.whl, 0.0 MB", printed)

    def test_a_container_that_fails_is_said(self):
        self.lines = ["exit 3"]
        with folder() as place:
            status, printed = self.build(place, "docker")
            self.assertEqual(status, 1)
            self.assertRegex(printed, r"wheel: \S+/docker built none; it needs podman 4 or docker 23, ")

    def test_neither_is_said(self):
        with folder() as place:
            status, printed = self.build(place)
            self.assertEqual((status, printed), (1, "wheel: there is no Swift, podman or docker; install one of them, "
                                                    "Swift 6.2 or later\n"))

    def test_the_container_is_that_of_the_release(self):
        image = re.search(r"^FROM docker.io/library/(\S+) AS build$", CONTAINERFILE, re.M)[1]
        self.assertIn(f'container: "{image}"', RELEASE)
        packages = re.search(r"--no-install-recommends (.*)", CONTAINERFILE)[1]
        self.assertIn(f"--no-install-recommends {packages}\n", RELEASE)
        # What it runs is there.
        ran = re.search(r"^RUN python3 /project/(\S+) /wheels$", CONTAINERFILE, re.M)[1]
        self.assertTrue((ROOT / ran).is_file())


class Pages(unittest.TestCase):
    def test_a_release_is_the_one_fact(self):
        """With it, each way to install names the release, and no page says any more that there is none."""
        with folder() as place:
            clone(place)
            script = next(place.glob("**/Release/identity"))
            name_identity(place, owner="someone", url="https://github.com/someone/fallthrough", released="0.1.0")
            self.assertEqual(run("python3", script, at=place)[0], 0)
            self.assertEqual(run("python3", script, "--check", at=place)[0], 0)
            self.assertEqual(run("python3", script, "--ready", at=place)[0], 0)
            pages = {file: file.read_text() for file in place.glob("**/*.md")}
            for file, text in pages.items():
                if "Release" not in file.parts or "Skills" in file.parts:
                    self.assertNotRegex(text, "no release yet|OWNER/fallthrough", file)
            written = "\n".join(pages.values())
            for line in ["pip install fallthrough ", "uvx --from fallthrough touchmap demo",
                         "brew install someone/tap/touchmap", "uvx --from 'fallthrough[mcp]' touchmap-mcp",
                         "uses: someone/fallthrough@0.1.0", "enter `https://github.com/someone/fallthrough`",
                         '.package(url: "https://github.com/someone/fallthrough", from: "0.1.0")',
                         "https://github.com/someone/fallthrough/releases/download/0.1.0/touchmap-macos-universal2"]:
                self.assertIn(line, written)
            formula, = place.glob("**/Formula/touchmap.rb")
            for path in re.findall(r'prefix.install "(.*)"', formula.read_text()):
                self.assertTrue((place / path).is_file(), path)
            self.assertIn('tag: "0.1.0"', formula.read_text())
            if ruby := shutil.which("ruby"):
                subprocess.run([ruby, "-c", formula], check=True, stdout=subprocess.DEVNULL)

    def test_before_it_nothing_names_a_release(self):
        identity = json.loads(next(ROOT.glob("**/identity.json")).read_text())
        if identity["released"]:
            self.skipTest("there is one")
        for page in pathlib.Path(ROOT).glob("Documentation/*.md"):
            self.assertNotRegex(page.read_text(), r"releases/download|pip install fallthrough\b", page)
