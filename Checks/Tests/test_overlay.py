"""The check of an overlay without a Mac: a right one passes, a wrong one fails, and what is not listed is said."""

import platform
import sys
import unittest

from scripts import ROOT, folder, run

sys.path.append(str(ROOT / "Checks/Modules"))
import overlay_findings  # noqa: E402
import stub_names  # noqa: E402

PLAYER = ROOT / "Checks/Tests/Overlays/Player.swift"
STUBS = ROOT / "Checks/Apple/Stubs/Overlay"
CHECK = ["Checks/run", "overlay"]


@unittest.skipIf(platform.system() == "Darwin", "a Mac has Xcode")
class Overlay(unittest.TestCase):
    def check(self, *changes, options=()):
        """The status for the overlay with changes, and what is printed without the folder."""
        text = PLAYER.read_text()
        for old, new in changes:
            self.assertIn(old, text)
            text = text.replace(old, new)
        with folder() as place:
            (place / "Player.swift").write_text(text)
            status, printed = run(*CHECK, *options, place / "Player.swift")
            return status, printed.replace(f"{place}/", "")

    def test_an_overlay_as_people_write_it_passes(self):
        for options in [(), ("--ios", "26")]:
            status, printed = self.check(options=options)
            self.assertEqual(status, 0, printed)
            self.assertEqual(printed, "1 file compiles for iOS. This says nothing about what the code does.\n")

    def test_several_files_are_one_overlay(self):
        status, printed = run(*CHECK, PLAYER, PLAYER.with_name("Toast.swift"))
        self.assertEqual(status, 0, printed)
        self.assertIn("2 files compile for iOS.", printed)

    def test_wrong_uses_fail(self):
        for change, sentence in [
            (("dampingFraction: 0.8", "damping: 0.8"), "Player.swift:58: error: "),
            (("DragGesture(minimumDistance: 4)", "DragGesture(distance: 4)"),
             "Player.swift:55: error: extra argument 'distance' in call\n"),
            ((".move(edge: .bottom)", ".move(to: .bottom)"),
             "Player.swift:100: error: incorrect argument label in call (have 'to:', expected 'edge:')\n"),
            (("passThroughOverlay(isPresented:", "passThroughOverlay(isShown:"), "Player.swift:41: error: "),
            ((".gesture(dragging)", ".gesture(drag)"), "Player.swift:94: error: "),
            (("{ _ in repeats = false }", "{ _, _ in repeats = false }"), "is only available in iOS 17.0 or newer\n"),
        ]:
            with self.subTest(sentence):
                status, printed = self.check(change)
                self.assertEqual(status, 1, printed)
                self.assertIn(sentence, printed)
                self.assertIn("These uses are not as listed.", printed)

    def test_names_that_are_not_listed_are_said(self):
        status, printed = self.check(("Slider(value: $volume, in: 0...1)", "Gauge(value: volume) { Text(\"Volume\") }"))
        self.assertEqual(status, 2, printed)
        self.assertIn("Player.swift:80: cannot tell: 'Gauge' is not listed\n", printed)
        self.assertIn("Not checked: the expressions with 1 name that is not listed.", printed)

    def test_a_wrong_use_beside_a_name_that_is_not_listed_still_fails(self):
        status, printed = self.check(("dampingFraction: 0.8", "damping: 0.8"), ("ProgressView(value: 0.3)", "Gauge()"))
        self.assertEqual(status, 1, printed)
        self.assertIn("'Gauge' is not listed", printed)
        self.assertIn("Player.swift:58: error: cannot call value of non-function type", printed)

    def test_bad_input_is_said(self):
        for arguments, sentence in [
            ([], "expected the Swift files of an overlay"), (["/no/such.swift"], "/no/such.swift is no file"),
            (["--ios", "14", PLAYER], "expected a version of iOS from 15 on, such as --ios 18, and not '14'"),
            (["--ios", "x", PLAYER], "and not 'x'"), (["--ios"], "and not ''"),
        ]:
            status, printed = run(*CHECK, *arguments)
            self.assertEqual(status, 2, printed)
            self.assertIn(sentence, printed)


class Sources(unittest.TestCase):
    def test_each_name_says_where_it_is_written(self):
        lines = (STUBS / "Sources.tsv").read_text().splitlines()
        listed = dict(line.split("\t") for line in lines if not line.startswith("#"))
        text = "\n".join(file.read_text() for file in sorted(STUBS.glob("*.swift")))
        declared = {name for name in stub_names.names(text)
                    if not name.endswith(".body") or name == "Font.body"}
        self.assertEqual(set(listed), declared)
        for name, source in listed.items():
            self.assertRegex(source, "^(print:SwiftUI/SwiftUI.swift#.|swiftui/.|requirement:.|ours: .)", name)
            if not source.startswith(("requirement:", "ours: ")):
                base = name.partition("(")[0].rpartition(".")[2]
                self.assertIn(base.lower(), source.lower(), name)


class Findings(unittest.TestCase):
    def test_a_form_that_the_list_leaves_open_is_no_error(self):
        unknown, wrong, others = overlay_findings.sort("/a.swift:3:9: error: ambiguous use of 'background'\n")
        self.assertEqual((dict(unknown), wrong, others),
                         ({"the form of background that is meant": ["/a.swift:3"]}, [], []))

    def test_what_may_follow_from_a_name_that_is_not_listed_is_no_error(self):
        text = ("/a.swift:3:9: error: value of type 'Text' has no member 'wavy'\n"
                "/a.swift:4:9: error: generic parameter 'Content' could not be inferred\n"
                "/a.swift:4:9: error: generic parameter 'Content' could not be inferred\n    | `- error: again\n"
                "/a.swift:5:9: error: missing argument for parameter 'action' in call\n")
        unknown, wrong, others = overlay_findings.sort(text)
        self.assertEqual(dict(unknown), {"wavy": ["/a.swift:3"]})
        self.assertEqual(wrong, ["/a.swift:5: error: missing argument for parameter 'action' in call"])
        self.assertEqual(others, ["/a.swift:4: error: generic parameter 'Content' could not be inferred"])
