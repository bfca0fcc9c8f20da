"""What an app gets that adds the package by its URL."""

import json
import unittest

from scripts import copy, folder, run

APP = """// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "App", platforms: [.iOS(.v15), .macOS(.v13)],
  dependencies: [.package(url: "file://%s", branch: "main")],
  targets: [.target(name: "App", dependencies: [.product(name: "Fallthrough", package: "%s")])])
"""


class App(unittest.TestCase):
    def test_an_app_resolves_this_package_and_no_other(self):
        # SwiftPM calls a package by the last part of its URL.
        for name in ["Fallthrough", "Fall-through", "main"]:
            with self.subTest(name), folder() as place:
                library, app = place / name, place / "App"
                copy("Package.swift", to=library)
                for command in [["init", "-q", "-b", "main"], ["add", "-A"],
                                ["-c", "user.name=x", "-c", "user.email=x", "commit", "-qm", "x"]]:
                    status, printed = run("git", *command, at=library)
                    self.assertEqual(status, 0, printed)
                app.mkdir()
                (app / "Package.swift").write_text(APP % (library, name))
                status, printed = run("swift", "package", "resolve", at=app)
                self.assertEqual(status, 0, printed)
                pins = json.loads((app / "Package.resolved").read_text())["pins"]
                self.assertEqual([pin["identity"] for pin in pins], [name.lower()])
