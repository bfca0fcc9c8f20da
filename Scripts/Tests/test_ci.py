import json
import re
import unittest

from scripts import ROOT

try:
    import yaml
except ImportError:
    yaml = None
    print("SKIPPED: no Python package yaml to read the workflows with")


def read(path):
    return yaml.safe_load(path.read_text())


@unittest.skipIf(yaml is None, "no yaml")
class Workflows(unittest.TestCase):
    def setUp(self):
        self.files = sorted((ROOT / ".github/workflows").glob("*.yml"))
        self.linux = read(ROOT / ".github/workflows/ci.yml")["jobs"]["linux"]

    def test_each_job_ends_after_a_while_and_runs_scripts_that_exist(self):
        for file in self.files:
            for name, job in read(file)["jobs"].items():
                self.assertIn("timeout-minutes", job, f"{file.name}: {name}")
                for step in job["steps"]:
                    for script in re.findall(r"\b(Scripts/[\w-]+|\.ci/\w+)", step.get("run", "")):
                        self.assertTrue((ROOT / script).exists(), f"{file.name}: {script}")

    def test_the_checks_see_the_tags_and_may_ask_git(self):
        steps = self.linux["steps"]
        checkout = next(step for step in steps if step.get("uses", "").startswith("actions/checkout"))
        self.assertEqual(checkout["with"], {"fetch-depth": 0})
        runs = [step.get("run", "") for step in steps]
        safe = runs.index('git config --global --add safe.directory "$GITHUB_WORKSPACE"')
        self.assertLess(steps.index(checkout), safe)
        self.assertLess(safe, runs.index("bash .ci/run"))

    def test_the_checks_have_what_they_would_skip_for(self):
        self.assertEqual(self.linux["env"], {"FALLTHROUGH_NO_SKIP": 1})
        installed = self.linux["steps"][0]["run"].split()
        for name in ["chromium", "fish", "jq", "python3", "python3-venv", "python3-yaml", "zsh"]:
            self.assertIn(name, installed)


@unittest.skipIf(yaml is None, "no yaml")
class PreCommitHook(unittest.TestCase):
    def test_it_looks_at_dumps_only(self):
        hook, = read(ROOT / ".pre-commit-hooks.yaml")
        taken = re.compile(hook["files"])
        for name in ["screens/a.txt", "Tests/dumps/ios26/feed.json", "App/screens/page.xml"]:
            self.assertTrue(taken.search(name), name)
        for name in ["package.json", "README.txt", "src/layout.xml", "screens/a.png", "myscreens/a.txt"]:
            self.assertFalse(taken.search(name), name)


class Image(unittest.TestCase):
    def test_it_has_the_name_of_the_server(self):
        label = re.search(r'LABEL io\.modelcontextprotocol\.server\.name="(.*)"',
                          (ROOT / "Release/Containerfile").read_text())
        self.assertEqual(label[1], json.loads((ROOT / "server.json").read_text())["name"])


@unittest.skipIf(yaml is None, "no yaml")
class IssueForms(unittest.TestCase):
    """GitHub refuses a form whose parts are not as it expects, and shows the others without it."""

    def setUp(self):
        files = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("[0-9]*.yml"))
        self.forms = [read(file) for file in files]

    def test_a_wrong_answer_stands_first(self):
        self.assertEqual([form["name"] for form in self.forms], [
            "This answer is wrong", "My overlay blocks, leaks or does not react",
            "My dump cannot be read"])

    def test_each_asks_for_our_version(self):
        for form in self.forms:
            version, = [part for part in form["body"] if part.get("id") == "version"]
            self.assertEqual(version["validations"], {"required": True}, form["name"])

    def test_what_has_many_lines_may_be_answered_in_many(self):
        fields = {part["id"]: part["type"] for part in self.forms[0]["body"] if "id" in part}
        self.assertEqual(fields, {
            "dump": "textarea", "point": "input", "answer": "textarea", "truth": "input",
            "system": "input", "version": "input"})

    def test_each_is_built_as_github_wants_it(self):
        known = {"label", "description", "placeholder", "render"}
        for form in self.forms:
            self.assertLessEqual(set(form), {"name", "description", "title", "labels", "body"})
            ids = [part["id"] for part in form["body"] if part["type"] != "markdown"]
            self.assertEqual(len(ids), len(set(ids)), form["name"])
            for part in form["body"]:
                if part["type"] == "markdown":
                    self.assertEqual(list(part["attributes"]), ["value"])
                    continue
                self.assertIn(part["type"], ["input", "textarea"])
                self.assertLessEqual(set(part["attributes"]), known)
                self.assertIn("label", part["attributes"])
                if "render" in part["attributes"]:
                    self.assertEqual(part["type"], "textarea")
