import contextlib
import io
import re
import shlex
import subprocess
import sys
import unittest
from unittest import mock

from scripts import ROOT, command, copy, folder, run

sys.path.append(str(ROOT / "Scripts/Modules"))
import packages  # noqa: E402
from packages import FOLDER, use  # noqa: E402

if has_packages := use("pyyaml==6.0.3", "check-jsonschema==0.39.0"):
    import yaml
else:
    print("SKIPPED: no Python packages to read the workflows with")


def read(path):
    return yaml.safe_load(path.read_text())


SCRIPT = f"set -euo pipefail; . {shlex.quote(str(ROOT))}/.ci/steps\n"


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
        scripts = [path.read_text() for folder in ("Scripts", "Release/Scripts")
                   for path in (ROOT / folder).iterdir() if path.is_file()]
        for words in line.split("'")[1].split("|"):
            self.assertTrue(any(words in text for text in scripts), words)


class Network(unittest.TestCase):
    """What waits for the network says for what, and has a limit."""

    def test_a_registry_that_never_answers_is_left(self):
        with mock.patch("packages.SECONDS", 0.1), contextlib.redirect_stderr(io.StringIO()) as told:
            self.assertFalse(packages.fetch(["tail", "-f", "/dev/null"], "one==1.0 from PyPI"))
        self.assertEqual(told.getvalue().splitlines(), [
            "waiting for one==1.0 from PyPI, 0.1 s at most",
            "one==1.0 from PyPI: not there after 0.1 s"])

    def test_a_registry_that_refuses_is_quoted(self):
        with contextlib.redirect_stderr(io.StringIO()) as told:
            refusing = ["sh", "-c", "echo no such package >&2; exit 1"]
            self.assertFalse(packages.fetch(refusing, "one"))
        self.assertEqual(told.getvalue().splitlines()[1:], ["one: no such package"])

    def test_an_archive_that_never_answers_is_left(self):
        with folder() as tools:
            command(tools / "apt-get", "tail -f /dev/null")
            status, printed = steps(
                "id() { echo 0; }; command() { [ $2 = apt-get ]; }; install_browser",
                tools=tools, FETCH_SECONDS="0.1")
        self.assertEqual((status, printed.splitlines()), (0, [
            "waiting for Chromium from Debian's archive, 0.1 s at most",
            "SKIPPED: Chromium cannot be installed within 0.1 s"]))


class Groups(unittest.TestCase):
    def test_a_group_that_there_is_not_is_named_in_one_line(self):
        self.assertEqual(run(ROOT / ".ci/run", "docs"), (
            2, ".ci/run: there is no group 'docs'; say core, apple, output, kit or all\n"))
        self.assertEqual(run(ROOT / ".ci/run", "core", "kit"), (
            2, ".ci/run: one group at a time, or all\n"))

    def groups(self, *commands):
        """The groups that run in a repository after commands, where a group only says its name."""
        with folder() as place:
            copy(".ci/run", ".ci/steps", "README.md", "Package.swift", "Scripts/Modules/needs", to=place)
            script = place / ".ci/run"
            text = script.read_text()
            for group in ["core", "apple", "output", "kit"]:
                text = re.sub(rf"^{group}\(\) {{.*?^}}", f"{group}() {{ echo runs {group}; }}", text,
                              flags=re.M | re.S)
            script.write_text(text)
            commands = [
                "git init -q -b main", "git config user.name Test",
                "git config user.email test@example.invalid", "git add -A", "git commit -qm One",
                "mkdir -p Sources/Headless Sources/HitTesting", *commands]
            status, printed = run("bash", "-ec", "\n".join(commands), at=place)
            self.assertEqual(status, 0, printed)
            status, printed = run(script)
            self.assertEqual(status, 0, printed)
            return re.findall("runs (\\w+)", printed)

    def test_kit_runs_where_its_files_differ_from_main(self):
        others = ["core", "apple", "output"]
        kit = "echo > Sources/Headless/A.swift"
        commit = "git add -A; git commit -qm Two"
        self.assertEqual(self.groups("git checkout -qb work", "echo > A", commit), others)
        self.assertEqual(self.groups("git checkout -qb work", kit), [*others, "kit"])
        self.assertEqual(
            self.groups("git checkout -qb work", kit, commit, "echo > A", commit), [*others, "kit"])

    def test_on_main_the_newest_commit_counts(self):
        others = ["core", "apple", "output"]
        kit = "echo > Sources/Headless/A.swift; git add -A; git commit -qm Two"
        self.assertEqual(self.groups(kit), [*others, "kit"])
        self.assertEqual(self.groups(kit, "echo > A; git add -A; git commit -qm Three"), others)

    def test_kit_runs_where_nothing_can_be_compared(self):
        self.assertEqual(self.groups("git branch -m other"), ["core", "apple", "output", "kit"])
        self.assertEqual(self.groups(), ["core", "apple", "output", "kit"])


class NewestXcode(unittest.TestCase):
    def newest(self, version, *names):
        with folder() as applications:
            for name in names:
                (applications / name).mkdir()
            status, printed = run(ROOT / ".ci/newest-xcode", version, applications)
            return printed.strip().rsplit("/", 1)[-1] if status == 0 else printed

    def test_the_newest_final_one_counts_then_candidates_then_betas(self):
        final = ["Xcode_26.app", "Xcode_26.9.app", "Xcode_26.10.app", "Xcode_26.11_beta.app"]
        self.assertEqual(self.newest("26", *final, "Xcode_27.app"), "Xcode_26.10.app")
        betas = ["Xcode_27_beta_9.app", "Xcode_27_beta_10.app"]
        self.assertEqual(self.newest("27", *betas), "Xcode_27_beta_10.app")
        candidate = "Xcode_27_Release_Candidate.app"
        self.assertEqual(self.newest("27", *betas, candidate), candidate)
        self.assertIn("There is no Xcode 27 in", self.newest("27", "Xcode_26.app", "Xcode_270.app"))


@unittest.skipUnless(has_packages, "no packages")
class Workflows(unittest.TestCase):
    def setUp(self):
        self.files = sorted((ROOT / ".github/workflows").glob("*.yml"))
        self.linux = read(ROOT / ".github/workflows/ci.yml")["jobs"]["linux"]

    def test_each_job_ends_after_a_while_and_runs_scripts_that_exist(self):
        for file in self.files:
            for name, job in read(file)["jobs"].items():
                self.assertIn("timeout-minutes", job, f"{file.name}: {name}")
                for step in job["steps"]:
                    pattern = r"((?:\bRelease/|(?<!/)\b)Scripts/[\w-]+|\bPython/[\w-]+|\.ci/[\w-]+)"
                    for script in re.findall(pattern, step.get("run", "")):
                        self.assertTrue((ROOT / script).exists(), f"{file.name}: {script}")

    def test_the_checks_see_the_tags_and_may_ask_git(self):
        steps = self.linux["steps"]
        checkout = next(step for step in steps if step.get("uses", "").startswith("actions/checkout"))
        self.assertEqual(checkout["with"], {"fetch-depth": 0})
        runs = [step.get("run", "") for step in steps]
        safe = runs.index('git config --global --add safe.directory "$GITHUB_WORKSPACE"')
        self.assertLess(steps.index(checkout), safe)
        self.assertLess(safe, runs.index("bash .ci/run ${{ matrix.group }}"))

    def test_each_group_is_a_job(self):
        cases = re.search(r"^  all\) groups=\((.*)\)", (ROOT / ".ci/run").read_text(), re.M)
        self.assertEqual(self.linux["strategy"]["matrix"]["group"], cases[1].split())

    def test_the_checks_have_what_they_would_skip_for(self):
        self.assertEqual(self.linux["env"], {"FALLTHROUGH_NO_SKIP": 1})
        installed = self.linux["steps"][0]["run"].split()
        for name in ["chromium", "fish", "python3", "python3-venv", "zsh"]:
            self.assertIn(name, installed)


@unittest.skipUnless(has_packages, "no packages")
class PreCommitHook(unittest.TestCase):
    def test_it_looks_at_dumps_only(self):
        hook, = read(ROOT / ".pre-commit-hooks.yaml")
        taken = re.compile(hook["files"])
        for name in ["screens/a.txt", "Tests/dumps/ios26/feed.json", "App/screens/page.xml"]:
            self.assertTrue(taken.search(name), name)
        for name in ["package.json", "README.txt", "src/layout.xml", "screens/a.png", "myscreens/a.txt"]:
            self.assertFalse(taken.search(name), name)


@unittest.skipUnless(has_packages, "no packages")
class Schemas(unittest.TestCase):
    """What GitHub reads fits its schemas, as a kept tool has them."""

    def test_every_file_that_github_reads_is_built_as_it_wants_it(self):
        forms = ".github/ISSUE_TEMPLATE/"
        for schema, files in [
            ("github-workflows", sorted((ROOT / ".github/workflows").glob("*.yml"))),
            ("github-actions", [ROOT / "action.yml"]),
            ("github-issue-forms", sorted((ROOT / forms).glob("[0-9]*.yml"))),
            ("github-issue-config", [ROOT / forms / "config.yml"]),
        ]:
            done = subprocess.run(
                [FOLDER / "bin/check-jsonschema", "--builtin-schema", f"vendor.{schema}", *files],
                capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
