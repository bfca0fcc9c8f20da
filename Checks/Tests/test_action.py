import contextlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import unittest.mock

from scripts import ROOT, command, copy, folder, name_identity, run

sys.path.append(str(ROOT / "Checks/Modules"))
from packages import use  # noqa: E402
from touchmap import touchmap  # noqa: E402

if has_packages := use("pyyaml==6.0.3"):
    import yaml
SWALLOWED, CLEAN = "Screens/toast-over-feed.txt", "Screens/toast-falls-through.txt"


@unittest.skipUnless(has_packages, "no Python package to read action.yml with")
class Action(unittest.TestCase):
    """The shell steps of action.yml, run as GitHub runs them, in folders whose names have blanks."""

    def setUp(self):
        scratch = contextlib.ExitStack()
        self.addCleanup(scratch.close)
        place = scratch.enter_context(folder()) / "a job"
        self.action = yaml.safe_load((ROOT / "action.yml").read_text())
        self.place, self.at, self.workspace = place, place / "an action", place / "work"
        copy("Package.swift", "action.yml", "Checks/Release/identity.json", to=self.at)
        (self.at / "Sources").mkdir()
        shutil.copytree(ROOT / "Examples/Screens", self.workspace / "app/Screens")
        built = shlex.quote(str(place / "built"))
        command(place / "tools/swift", f"mkdir -p {built}", "case \"$*\" in",
                f"*--show-bin-path*) echo {built} ;;",
                f"*) cp {shlex.quote(touchmap())} {built}/touchmap ;;", "esac")

    def lint(self, dumps, **inputs):
        """The status and the output of the last step, in the folder `app`."""
        given = {name: one.get("default", "") for name, one in self.action["inputs"].items()}
        given |= {"dumps": dumps, "working-directory": "app"} | inputs
        outputs = {}

        def value(match):
            kind, name, *rest = match[1].split(".")
            return given[name] if kind == "inputs" else outputs[name].get(rest[-1], "")

        def filled(text):
            return re.sub(r"\$\{\{ (.*?) \}\}", value, str(text))

        for number, step in enumerate(one for one in self.action["runs"]["steps"] if "run" in one):
            file = self.place / f"output-{number}"
            file.write_text("")
            done = run("bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c",
                       filled(step["run"]),
                       at=self.workspace / filled(step.get("working-directory", ".")),
                       tools=self.place / "tools", RUNNER_TEMP=str(self.place / "temp"),
                       GITHUB_OUTPUT=str(file), GITHUB_ACTION_PATH=str(self.at),
                       **{key: filled(text) for key, text in step.get("env", {}).items()})
            outputs[step.get("id", number)] = dict(
                line.split("=", 1) for line in file.read_text().splitlines())
        return done

    def test_a_swallowed_screen_fails_and_a_clean_one_passes(self):
        status, printed = self.lint(SWALLOWED)
        self.assertEqual(status, 1, printed)
        self.assertIn(f"::error file={SWALLOWED}", printed)
        self.assertEqual(self.lint(CLEAN, **{"fail-on": "never"})[0], 0)

    def test_known_findings_pass_and_all_are_written_for_code_scanning(self):
        subprocess.run([touchmap(), "lint", SWALLOWED, "--write-baseline", "known.json"],
                       cwd=self.workspace / "app", check=True, capture_output=True)
        self.assertEqual(self.lint(SWALLOWED, baseline="known.json")[0], 0)
        self.assertEqual(self.lint(SWALLOWED, **{"sarif-file": "out.sarif"})[0], 1)
        sarif = json.loads((self.workspace / "app/out.sarif").read_text())
        self.assertTrue(sarif["runs"][0]["results"])

    def test_the_name_of_a_file_is_no_option(self):
        app = self.workspace / "app"
        for name in ["--write-baseline=z.txt", "--fail-on=never.txt", "-.txt", "a [x] $(touch made).txt"]:
            with self.subTest(name):
                shutil.copy(app / SWALLOWED, app / name)
                status, printed = self.lint("*.txt", **{"sarif-file": "out.sarif"})
                self.assertEqual(status, 1, printed)
                self.assertIn(f"::error file={name}", printed)
                self.assertEqual(len(json.loads((app / "out.sarif").read_text())["runs"][0]["results"]), 3)
                (app / name).unlink()
        self.assertEqual({file.name for file in app.iterdir()}, {"Screens", "out.sarif"})

    def test_an_argument_is_no_pattern(self):
        (self.workspace / "app/--fail-on=never").touch()
        self.assertEqual(self.lint(SWALLOWED, arguments="--fail-on=n*")[0], 2)

    def test_the_command_is_that_of_the_wheel_where_the_sources_are(self):
        wheels = self.place.parent / "wheels"
        status, printed = run(ROOT / "Command/Python/wheel", wheels, TOUCHMAP=touchmap())
        self.assertEqual(status, 0, printed)
        made = json.loads((ROOT / "Checks/Release/identity.json").read_text())["version"]
        for version, is_built in [(made, False), ("99.0.0", True)]:
            name_identity(self.at, released=made, version=version)
            shutil.rmtree(self.place / "temp", ignore_errors=True)
            with unittest.mock.patch.dict(os.environ, PIP_NO_INDEX="1", PIP_FIND_LINKS=str(wheels)):
                status, printed = self.lint(SWALLOWED)
            self.assertEqual(status, 1, printed)
            self.assertEqual((self.place / "built").exists(), is_built, version)
