"""The pictures of Checks/run verify, with stand-ins for Xcode's tools: no Mac is needed."""

import json
import unittest

from scripts import ROOT, command, folder, run

RECIPES = {path.stem for path in (ROOT / "Documentation/Recipes").glob("*.swift")}
SIMULATOR = {"devices": {"com.apple.CoreSimulator.SimRuntime.iOS-26-1": [
    {"name": "iPhone 17", "udid": "U", "isAvailable": True}]}}


class Pictures(unittest.TestCase):
    def verify(self, place, shows='echo "SCREEN ${@: -1}"; exec sleep 60'):
        tools = place / "tools"
        command(tools / "uname", '[ "$1" != -m ] && echo Darwin || echo arm64')
        command(tools / "codesign")
        command(tools / "xcodebuild", "echo Xcode 26")
        command(
            tools / "xcrun", f"all='{place}/calls'", 'echo "$*" >> "$all"', 'case "$*" in',
            f"  *'list -j'*) echo '{json.dumps(SIMULATOR)}' ;;", "  *show-sdk-version) echo 26.1 ;;",
            '  *org.example.Probe*) echo "PROBE PICTURE text"; echo "PROBE DONE" ;;',
            f"  *org.example.ToastApp*) {shows} ;;", '  *screenshot*) touch "${@: -1}" ;;', "esac")
        status, printed = run(
            "python3", ROOT / "Checks/Apple/verify", "--no-taps", "--pictures", place / "pictures",
            "--output", place / "result.json", tools=tools,
            FALLTHROUGH_PICTURE_SECONDS="0")
        pictures = {path.stem for path in (place / "pictures").iterdir()}
        return printed, pictures, (place / "calls").read_text()

    def test_each_screen_of_the_probe_and_of_the_example_app(self):
        with folder() as place:
            printed, pictures, calls = self.verify(place)
            self.assertEqual(pictures, RECIPES | {"text"}, printed)
            for module in ["Fallthrough", "TouchMap", "TouchInspector"]:
                self.assertIn(f"-module-name {module} ", calls)
            self.assertIn("-lTouchInspector -lTouchMap -lFallthrough", calls)

    def test_an_app_that_ends_without_its_screen_is_said(self):
        with folder() as place:
            printed, pictures, _ = self.verify(place, shows="echo crashed")
            self.assertIn("pictures of the example app: ToastApp did not show BannerQueue", printed)
            self.assertEqual(pictures, {"text"})


if __name__ == "__main__":
    unittest.main()
