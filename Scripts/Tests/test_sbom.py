import json
import unittest

from scripts import command, copy, folder, run

PINS = [
    ("swift-argument-parser", "https://github.com/apple/swift-argument-parser", "1.8.2"),
    ("yams", "https://github.com/jpsim/Yams", "6.2.2"),
]
MAP = """Archive member included because of file (symbol)

/opt/swift/usr/lib/swift_static/linux/libswiftCore.a(Swift.o)
                              /build/ArgumentSet.swift.o ($sSlMp)
/usr/lib/gcc/x86_64-linux-gnu/12/libstdc++.a(new_op.o)
                              /opt/swift/usr/lib/swift_static/linux/libswiftCore.a(Errors.cpp.o) (_Znwm)
/usr/lib/x86_64-linux-gnu/libm-2.36.a(s_sin.o)
                              /build/Box.swift.o (sin)
"""


def sbom(pins, text):
    with folder() as project, folder() as tools:
        copy("Scripts/sbom", "Release/identity.json", to=project)
        (project / "Package.resolved").write_text(json.dumps({"pins": [
            {"identity": name, "location": url, "state": {"version": version, "revision": "ab"}}
            for name, url, version in pins]}))
        (project / "map").write_text(text)
        for name, line in [("swift", "Swift version 6.3.1 (x)"), ("gcc", "12.2.0"),
                           ("ldd", "ldd (Debian GLIBC 2.36-9) 2.36")]:
            command(tools / name, f"echo '{line}'")
        return run(project / "Scripts/sbom", project / "map", tools=tools)


class Sbom(unittest.TestCase):
    def test_it_names_the_packages_what_they_hold_and_every_archive_of_the_link(self):
        status, printed = sbom(PINS, MAP)
        self.assertEqual(status, 0, printed)
        self.assertEqual(
            [(one["name"], one["version"]) for one in json.loads(printed)["components"]],
            [("swift-argument-parser", "1.8.2"), ("yams", "6.2.2"), ("libyaml", "of yams 6.2.2"),
             ("glibc", "2.36"), ("libstdc++", "12.2.0"), ("swift-stdlib", "of Swift 6.3.1")])

    def test_an_archive_that_nobody_knows_is_an_error(self):
        status, printed = sbom(PINS, MAP + "/usr/lib/libcurl.a(easy.o)\n")
        self.assertEqual(status, 1)
        self.assertIn("nobody has said what libcurl.a is", printed)

    def test_a_package_without_a_known_licence_is_an_error(self):
        status, printed = sbom(PINS + [("swift-nio", "https://a/b", "2.0.0")], MAP)
        self.assertEqual(status, 1)
        self.assertIn("the licence of the package swift-nio is not known", printed)

    def test_a_link_that_is_not_static_is_an_error(self):
        self.assertEqual(sbom(PINS, "Archive member included\n")[0], 1)
