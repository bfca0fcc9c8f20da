import contextlib
import io
import json
import unittest

from scripts import command, copy, folder, module, name_identity, run

api = module("Scripts/Modules/public_api.py")
THEN = ["Kit\tA\tstruct A", "Kit\tA.b\tvar b: Int\tiOS 15.0"]


def compare(tag, version, now):
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        status = api.compare(tag, version, "linux", THEN, now)
    return status, printed.getvalue().splitlines()


class Breaks(unittest.TestCase):
    def test_only_some_versions_may_break(self):
        self.assertEqual(
            [api.may_break(tag, version) for tag, version in [
                ("0.1.0", "0.1.0"), ("0.1.0", "0.1.1"), ("0.1.3", "0.2.0"), ("0.9.0", "1.0.0"),
                ("1.0.0", "1.1.0"), ("1.4.2", "2.0.0"), ("0.9.0", "0.10.0")]],
            [False, False, True, True, False, True, True])

    def test_what_is_gone_fails_a_version_that_may_not_break(self):
        status, printed = compare("0.1.0", "0.1.1", THEN[:1])
        self.assertEqual(status, 1)
        self.assertEqual(printed, [
            "linux: Kit.A.b is gone or otherwise: var b: Int",
            "linux: 1 of 2 declarations of 0.1.0 are gone or otherwise, 0 are new",
            "linux: Release/identity.json names version 0.1.1, but 0.2.0 is the next after 0.1.0 that "
            "may break these"])

    def test_what_is_gone_is_only_told_of_a_version_that_may_break(self):
        status, printed = compare("0.1.0", "0.2.0", THEN[:1])
        self.assertEqual((status, len(printed)), (0, 2))

    def test_what_is_new_breaks_nothing(self):
        self.assertEqual(
            compare("1.0.0", "1.0.1", THEN + ["Kit\tC\tstruct C"]),
            (0, ["linux: 0 of 2 declarations of 1.0.0 are gone or otherwise, 1 are new"]))

    def test_to_need_a_newer_system_is_to_break_and_an_older_one_is_not(self):
        status, printed = compare("0.1.0", "0.1.1", [THEN[0], "Kit\tA.b\tvar b: Int\tiOS 17.0"])
        self.assertEqual(status, 1)
        self.assertEqual(printed[0], "linux: Kit.A.b was for iOS 15.0, now for iOS 17.0: var b: Int")
        declaration = THEN[1].rsplit("\t", 1)[0]
        for where in ["", "\tiOS 14.0", "\tiOS 15.0, iOS deprecated"]:
            self.assertEqual(compare("0.1.0", "0.1.1", [THEN[0], declaration + where])[0], 0, where)
        for where in ["\tiOS 15.0, tvOS unavailable", "\tiOS 15.0.1"]:
            self.assertEqual(compare("0.1.0", "0.1.1", [THEN[0], declaration + where])[0], 1, where)

    def test_a_list_has_what_a_symbol_graph_says_of_availability(self):
        symbol = {
            "kind": {"identifier": "swift.var"}, "identifier": {"precise": "s:b"},
            "declarationFragments": [{"spelling": "var b: "}, {"spelling": "Int"}],
            "pathComponents": ["A", "b"],
            "availability": [
                {"domain": "watchOS", "isUnconditionallyUnavailable": True},
                {"domain": "iOS", "introduced": {"major": 17, "minor": 0}}],
        }
        with folder() as graphs:
            (graphs / "Kit.symbols.json").write_text(
                json.dumps({"module": {"name": "Kit"}, "symbols": [symbol]}))
            self.assertEqual(
                list(api.declarations(graphs)),
                ["Kit\tA.b\tvar b: Int\tiOS 17.0, watchOS unavailable"])

    def test_what_a_floor_declares_is_of_the_product_that_is_imported(self):
        symbol = {
            "kind": {"identifier": "swift.struct"}, "identifier": {"precise": "s:A"},
            "declarationFragments": [{"spelling": "struct A"}], "pathComponents": ["A"]}
        with folder() as graphs:
            (graphs / "TouchScreen.symbols.json").write_text(
                json.dumps({"module": {"name": "TouchScreen"}, "symbols": [symbol]}))
            self.assertEqual(list(api.declarations(graphs)), ["TouchMap\tA\tstruct A"])


GRAPH = """mkdir -p $2; cat > $2/Kit.symbols.json << END
{"module": {"name": "Kit"}, "symbols": [{"kind": {"identifier": "swift.struct"},
"identifier": {"precise": "s:A"}, "declarationFragments": [{"spelling": "struct A"}],
"pathComponents": ["A"]}]}
END"""


class LastRelease(unittest.TestCase):
    def breaking_after(self, promised, version):
        """What is said where all that is public is `struct A` of Kit, after a release 0.1.0."""
        with folder() as project, folder() as tools:
            copy("Scripts/public-api", "Scripts/Modules/public_api.py", "Scripts/Modules/needs",
                 "Package.swift", "Release/identity.json", to=project)
            name_identity(project, released="0.1.0", version=version)
            command(project / "Scripts/Modules/symbol-graphs", GRAPH)
            command(tools / "swift", '[ "$1" = build ] || echo "Swift version 6.3.1 (swift-6.3.1-RELEASE)"')
            for host in ["linux", "apple"]:
                file = project / f"Release/API/{host}.txt"
                file.parent.mkdir(exist_ok=True)
                file.write_text(promised)
            settings = ["-c", "user.name=Test", "-c", "user.email=test@example.invalid"]
            for arguments in [["init", "-q"], ["add", "-A"], [*settings, "commit", "-qm", "One"],
                              [*settings, "tag", "-a", "0.1.0", "-m", "One"]]:
                run("git", *arguments, at=project)
            return run(project / "Scripts/public-api", "--breaking", at=project, tools=tools)

    def test_what_the_tag_promised_is_held_against_what_is_there(self):
        self.assertEqual(self.breaking_after("Kit\tA\tstruct A\n", "0.1.0"), (0, "".join(
            f"{host}: 0 of 1 declarations of 0.1.0 are gone or otherwise, 0 are new\n"
            for host in ["linux", "apple"])))
        gone = "Kit\tA\tstruct A\nKit\tB\tstruct B\n"
        for version, expected in [("0.1.1", 1), ("0.2.0", 0)]:
            status, printed = self.breaking_after(gone, version)
            self.assertEqual(status, expected, printed)
            self.assertIn("linux: Kit.B is gone or otherwise: struct B\n", printed)
            self.assertIn("apple: Kit.B is gone or otherwise: struct B\n", printed)

    def breaking(self, released):
        with folder() as project:
            copy("Scripts/public-api", "Scripts/Modules/needs", "Package.swift", "Release/identity.json", to=project)
            name_identity(project, released=released)
            run("git", "init", "-q", at=project)
            return run(project / "Scripts/public-api", "--breaking")

    def test_before_the_first_release_there_is_nothing_to_compare_with(self):
        self.assertEqual(self.breaking(None), (0, "SKIPPED: there is no release to compare with\n"))

    def test_a_clone_without_tags_fails_after_a_release(self):
        status, printed = self.breaking("0.1.0")
        self.assertEqual(status, 1)
        self.assertIn("0.1.0 is released, but this clone has no tag", printed)
