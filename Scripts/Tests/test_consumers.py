"""Which apps can add the package: consumers are resolved whose graphs hold what ours depends on in other
versions. The dependencies are stand-ins in local repositories, so this needs no network."""

import json
import re
import shutil
import subprocess
import unittest

from scripts import ROOT, folder, run

MANIFEST = (ROOT / "Package.swift").read_text()
RANGES = {
    url.rsplit("/", 1)[1]: (url, low, high)
    for url, low, high in re.findall(
        r'\.package\(url: "([^"]+)", "([\d.]+)"\.\.<"([\d.]+)"\)', MANIFEST)}
# The last version below the next major, as far as a range is concerned.
LAST = {name: f"{int(high.split('.')[0]) - 1}.999.0" for name, (_, _, high) in RANGES.items()}
PRODUCTS = {"swift-argument-parser": "ArgumentParser", "Yams": "Yams"}


@unittest.skipUnless(shutil.which("swift"), "no swift")
class Consumers(unittest.TestCase):
    def setUp(self):
        self.holder = folder()
        self.place = self.holder.__enter__()
        self.addCleanup(self.holder.__exit__, None, None, None)
        package = self.place / "fallthrough"
        package.mkdir()
        shutil.copy(ROOT / "Package.swift", package)
        mirrors = []
        for name, (url, low, high) in RANGES.items():
            repository = self.place / "repositories" / name
            source = repository / "Sources" / PRODUCTS[name]
            source.mkdir(parents=True)
            (source / "Empty.swift").write_text("")
            (repository / "Package.swift").write_text(
                f'// swift-tools-version: 5.5\nimport PackageDescription\nlet package = Package(name: '
                f'"{name}", products: [.library(name: "{PRODUCTS[name]}", targets: '
                f'["{PRODUCTS[name]}"])], targets: [.target(name: "{PRODUCTS[name]}")])\n')
            git = ["git", "-C", str(repository), "-c", "user.name=Test", "-c",
                   "user.email=test@example.invalid"]
            for command in [["init", "-q"], ["add", "-A"], ["commit", "-qm", "One"],
                            *(["tag", tag] for tag in ["0.1.0", low, LAST[name], high])]:
                subprocess.run([*git, *command], check=True)
            mirrors.append({"original": url, "mirror": f"file://{repository}"})
        self.mirrors = {"object": mirrors, "version": 1}

    def resolve(self, **versions):
        """What a consumer gets that asks for exact versions itself."""
        app = self.place / "app"
        shutil.rmtree(app, ignore_errors=True)
        (app / ".swiftpm/configuration").mkdir(parents=True)
        (app / ".swiftpm/configuration/mirrors.json").write_text(json.dumps(self.mirrors))
        own = "".join(
            f', .package(url: "{RANGES[name][0]}", exact: "{version}")'
            for name, version in versions.items())
        (app / "Package.swift").write_text(
            "// swift-tools-version: 6.2\nimport PackageDescription\n"
            'let package = Package(name: "App", platforms: [.iOS(.v15), .macOS(.v13)], '
            f'dependencies: [.package(path: "../fallthrough"){own}])\n')
        status, printed = run("swift", "package", "resolve", "--disable-sandbox", "--cache-path",
                              self.place / "cache", at=app)
        if status:
            return printed
        pins = json.loads((app / "Package.resolved").read_text())["pins"]
        return {pin["identity"]: pin["state"]["version"] for pin in pins}

    def test_all_dependencies_have_a_range_up_to_the_next_major(self):
        self.assertEqual(MANIFEST.count(".package(url:"), len(RANGES))
        self.assertTrue(RANGES["Yams"][1].startswith("5."))
        self.assertEqual(RANGES["Yams"][2], "7.0.0")
        # What this checkout is built with, where it was built.
        resolved = ROOT / "Package.resolved"
        for pin in json.loads(resolved.read_text())["pins"] if resolved.exists() else []:
            name = next(name for name in RANGES if name.lower() == pin["identity"])
            major = int(pin["state"]["version"].split(".")[0])
            self.assertEqual(RANGES[name][2], f"{major + 1}.0.0")

    def test_an_app_with_neither_gets_the_newest_below_the_next_major(self):
        self.assertEqual(self.resolve(), {name.lower(): LAST[name] for name in RANGES})

    def test_an_app_with_either_end_of_each_range_can_add_the_package(self):
        for name, (_, low, _) in RANGES.items():
            for version in [low, LAST[name]]:
                found = self.resolve(**{name: version})
                self.assertIsInstance(found, dict, found)
                self.assertEqual(found[name.lower()], version)

    def test_an_app_with_the_next_major_cannot(self):
        for name, (_, _, high) in RANGES.items():
            self.assertIn("could not be resolved", self.resolve(**{name: high}))
