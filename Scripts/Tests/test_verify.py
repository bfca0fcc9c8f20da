"""Scripts/verify against stand-ins for Xcode's tools, which behave as Xcode 26 and 27, as a host without
simulators, as a boot that hangs, as a build that fails and as two runtimes of one name."""

import json
import os
import signal
import subprocess
import sys
import time
import unittest

from scripts import ROOT, command, folder, run

sys.path.append(str(ROOT / "Scripts/Modules"))
import verification  # noqa: E402

XCRUN = r"""
echo "xcrun $*" >> "$FAKE/calls"
hang() { exec sleep 30; }
case "$*" in
  "simctl list"*) cat "$FAKE/devices.json" ;;
  "simctl boot "*) [ ! -e "$FAKE/booted" ] || { echo "Unable to boot in state Booted"; exit 149; } ;;
  "simctl bootstatus"*) [ ! -e "$FAKE/hangs" ] || hang ;;
  "simctl install"*) ;;
  "simctl launch"*)
    sed 's/$/\r/' "$FAKE/printed"
    [ ! -e "$FAKE/crashes" ] || exit 1
    hang ;;
  *--show-sdk-version) echo 26.2 ;;
  *clang*|*swiftc*)
    [ ! -e "$FAKE/fails" ] || { echo "Probe.swift:1:1: error: no such module"; exit 1; }
    while [ $# -gt 0 ]; do
      case $1 in -o|-emit-module-path) : > "$2"; shift ;; esac
      shift
    done ;;
  xcresulttool*) echo '{"result": "Passed", "passedTests": 300}' ;;
  *) echo "no such tool: $*"; exit 72 ;;
esac
"""
# Nothing answers after this long in a test; a person's limits are two minutes and more.
LIMITS = {f"FALLTHROUGH_LIMIT_{name}": "2" for name in [
    "LIST", "BOOT", "BUILD", "OPEN", "INSTALL", "PROBE", "TAPS", "SUITES"]}


def rows(model="26 sdk 26"):
    """What the probe prints where all is as expected."""
    printed = []
    for row in verification.expectations()["rows"]:
        seen = next(one["seen"] for one in row["expected"]
                    if "on" not in one or model in one["on"].split("; "))
        printed.append({"id": row["id"], "kind": "expected", "seen": seen})
    return printed + [{"id": "tree.text.text", "kind": "device", "seen": "A\n  B"}]


def facts(system="26.1", sdk="26.2"):
    return {"system": system, "sdk": sdk, "compatibility": "no", "model": "iPhone17,1"}


class Host:
    """A host with stand-ins for a Mac's tools."""

    def __init__(self, place, xcode="26.2", devices=None, uname="Darwin"):
        self.place, self.output = place, place / "verification.json"
        tools = place / "tools"
        command(tools / "uname", f'[ "$1" = -m ] && echo arm64 || echo {uname}')
        command(tools / "xcodebuild", 'echo "xcodebuild $*" >> "$FAKE/calls"',
                f'[ "$1" != -version ] || echo "Xcode {xcode}"')
        command(tools / "xcrun", XCRUN)
        command(tools / "codesign")
        # Xcode 27 has no Simulator.app.
        refuses = 'case "$*" in *Simulator*) echo "Unable to find application"; exit 1 ;; esac'
        command(tools / "open", 'echo "open $*" >> "$FAKE/calls"',
                refuses if xcode.startswith("27") else "")
        if devices is None:
            devices = {"com.apple.CoreSimulator.SimRuntime.iOS-26-1": ["iPad Pro", "iPhone 17"]}
        listed = {
            runtime: [{"name": name, "udid": f"{runtime[-4:]}-{index}", "isAvailable": True}
                      for index, name in enumerate(names)]
            for runtime, names in devices.items()}
        (place / "devices.json").write_text(json.dumps({"devices": listed}))
        self.prints(rows())

    def prints(self, rows, facts=facts(), end="PROBE DONE"):
        (self.place / "printed").write_text("\n".join(
            ["Something of the system's", "PROBE FACTS " + json.dumps(facts), "PROBE STEP tree.text",
             *("PROBE ROW " + json.dumps(row) for row in rows), "PROBE TAPS", end, ""]))

    def has(self, *names):
        for name in names:
            (self.place / name).touch()

    @property
    def environment(self):
        return {"FAKE": str(self.place), "PATH": f"{self.place}/tools:{os.environ['PATH']}", **LIMITS}

    def verify(self, *options, **variables):
        began = time.monotonic()
        status, printed = run(
            ROOT / "Scripts/verify", "--output", self.output, *options,
            **{**self.environment, **variables})
        self.seconds = time.monotonic() - began
        return status, printed

    @property
    def result(self):
        return json.loads(self.output.read_text())

    @property
    def steps(self):
        return {step["name"]: step["result"] for step in self.result["steps"]}

    @property
    def calls(self):
        return (self.place / "calls").read_text()


class Verify(unittest.TestCase):
    def check_whole(self, host, printed):
        count = len(rows()) - 1
        self.assertIn(f"as expected on {count} of {count}\n", printed)
        self.assertIn("/issues/new?title=Verified", printed)
        result = host.result
        self.assertEqual(len(result["probe"]["rows"]), count + 1)
        self.assertEqual(result["probe"]["sdk"], "26.2")
        self.assertEqual(result["summary"], f"as expected on {count} of {count}")
        self.assertLess(host.seconds, 20)

    def test_xcode_26_ends_with_everything_that_was_seen(self):
        with folder() as place:
            host = Host(place)
            status, printed = host.verify(FALLTHROUGH_TAPS="1")
            self.assertEqual(status, 0, printed)
            self.check_whole(host, printed)
            self.assertIn("open -a Simulator --args -CurrentDeviceUDID 26-1-1", host.calls)
            self.assertEqual(list(host.steps), ["boot", "build", "install", "show", "probe"])

    def test_xcode_27_has_no_simulator_app_and_ends_the_same(self):
        with folder() as place:
            host = Host(place, xcode="27.0")
            status, printed = host.verify(FALLTHROUGH_TAPS="1")
            self.assertEqual(status, 0, printed)
            self.check_whole(host, printed)
            self.assertIn("open devices://device/open?id=26-1-1", host.calls)

    def test_a_simulator_that_runs_already_will_do(self):
        with folder() as place:
            host = Host(place)
            host.has("booted")
            status, printed = host.verify()
            self.assertEqual(status, 0, printed)
            self.assertNotIn("open", host.calls)

    def test_a_host_without_any_simulator_is_refused_in_one_line(self):
        cases = [
            (dict(uname="Linux"), "a simulator needs a Mac with Xcode, and this is Linux"),
            (dict(devices={}), "there is no simulator of an iPhone"),
            (dict(devices={"com.apple.CoreSimulator.SimRuntime.watchOS-26-0": ["iPhone 1"]}),
             "there is no simulator of an iPhone"),
        ]
        for options, words in cases:
            with folder() as place:
                host = Host(place, **options)
                status, printed = host.verify()
                self.assertEqual(status, 2, printed)
                self.assertIn(words, printed)
                self.assertEqual(len(printed.splitlines()), 1)
                self.assertFalse(host.output.exists())

    def test_a_mac_without_xcode_is_refused_in_one_line(self):
        for tool in ["xcodebuild", "xcrun"]:
            with folder() as place:
                host = Host(place)
                command(place / "tools" / tool, 'echo "xcode-select: error: no developer tools"', "exit 1")
                status, printed = host.verify()
                self.assertEqual(status, 2, printed)
                self.assertEqual(len(printed.splitlines()), 1)

    def test_a_boot_that_hangs_is_a_result(self):
        with folder() as place:
            host = Host(place)
            host.has("hangs")
            status, printed = host.verify()
            self.assertEqual(status, 1, printed)
            self.assertEqual(host.steps, {"boot": "timed out", "build": "ok"})
            self.assertIn("boot timed out", host.result["summary"])
            self.assertLess(host.seconds, 20)

    def test_a_build_that_fails_is_a_result_with_what_the_compiler_said(self):
        with folder() as place:
            host = Host(place)
            host.has("fails")
            status, printed = host.verify()
            self.assertEqual(status, 1, printed)
            self.assertIn("no such module", host.result["steps"][1]["detail"])
            host.verify("--only-suites")
            self.assertEqual(host.steps, {
                "boot": "ok", "build": "failed", "suites": "ok", "museum": "ok"})
            self.assertEqual(host.result["suites"]["museum"]["result"], "Passed")

    def test_of_two_runtimes_of_one_name_the_newest_is_named_by_its_identifier(self):
        with folder() as place:
            prefix = "com.apple.CoreSimulator.SimRuntime.iOS-"
            host = Host(place, devices={
                prefix + "26-1": ["iPhone 17"], prefix + "18-6": ["iPhone 17"],
                prefix + "26-2": ["iPhone 17"]})
            status, printed = host.verify("--no-taps")
            self.assertEqual(status, 0, printed)
            self.assertEqual(host.result["simulator"], {
                "name": "iPhone 17", "udid": "26-2-0", "system": "26.2"})
            self.assertIn("xcrun simctl bootstatus 26-2-0", host.calls)
            self.assertNotIn("simctl boot iPhone", host.calls)

    def test_a_probe_that_crashes_or_hangs_leaves_its_rows(self):
        for mark, result in [("crashes", "failed"), ("none", "timed out")]:
            with folder() as place:
                host = Host(place)
                host.prints(rows()[:7], end="")
                host.has(mark)
                status, printed = host.verify()
                self.assertEqual(status, 1, printed)
                self.assertEqual(host.steps["probe"], result)
                self.assertEqual(len(host.result["probe"]["rows"]), 7)
                self.assertIn("ended in the step tree.text", printed)
                self.assertIn("as expected on 7 of 7; broken: probe", host.result["summary"])
                self.assertLess(host.seconds, 20)

    def test_suites_run_alone_and_take_over_nothing_of_another_simulator(self):
        with folder() as place:
            host = Host(place)
            host.output.write_text('{"format": 1, "simulator": {}, "steps": [{"name": "old"}]}')
            status, printed = host.verify("--only-suites")
            self.assertEqual(status, 0, printed)
            self.assertEqual(list(host.steps), ["boot", "suites", "museum"])
            self.assertIn("-destination id=26-1-1", host.calls)

    def test_killed_after_any_step_it_leaves_the_steps_before(self):
        for count in range(5):
            with folder() as place:
                host = Host(place)
                process = subprocess.Popen(
                    [ROOT / "Scripts/verify", "--output", host.output],
                    env={**os.environ, **host.environment}, stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                # What can be read at any moment is whole.
                while not host.output.exists() or len(host.result["steps"]) < count:
                    self.assertTrue(process.poll() is None or count == 4)
                process.send_signal(signal.SIGKILL)
                process.wait()
                order = ["boot", "build", "install", "probe"]
                self.assertEqual(list(host.steps)[:count], order[:count])


class Compare(unittest.TestCase):
    def compare(self, text, expected_status):
        with folder() as place:
            file = place / "result.json"
            file.write_text(text)
            status, printed = run(ROOT / "Scripts/verify", "--compare", file)
            self.assertEqual(status, expected_status, printed)
            return printed

    def result(self, rows=None, **probe):
        return {"format": 1, "probe": {**facts(), "rows": rows or globals()["rows"](), **probe}}

    def test_a_row_that_differs_names_item_switch_and_test(self):
        changed = rows()
        changed[1]["seen"] = "a view elsewhere"
        printed = self.compare(json.dumps(self.result(changed)), 1)
        self.assertIn(
            "tree.text.answer: seen 'a view elsewhere', expected 'the root view' "
            "(FS-233, switch hostingModel27, test HostingRootTests)", printed)

    def test_rows_of_devices_are_listed_and_not_counted(self):
        printed = self.compare(json.dumps(self.result()), 0)
        count = len(rows()) - 1
        self.assertIn(f"as expected on {count} of {count}\n", printed)
        self.assertIn("only a device can tell:\n  tree.text.text: A\n      B", printed)

    def test_each_modelled_system_is_held_against_its_own_expectations(self):
        for name in verification.expectations()["models"]:
            system, sdk = name.split()[0], name.split()[2]
            result = self.result(rows(name), system=system, sdk=sdk,
                                 compatibility="yes" if name.endswith("compatible") else "no")
            comparison = verification.Comparison(result)
            self.assertEqual((comparison.differing, comparison.remarks), ([], []), name)

    def test_a_file_that_is_cut_is_compared_as_far_as_it_goes(self):
        text = json.dumps(self.result(), indent=1)
        printed = self.compare(text[:len(text) // 2], 0)
        self.assertIn("remark: the file is cut or damaged", printed)
        self.assertIn("iOS 26.1, SDK 26.2", printed)
        self.assertIn("missing: ", printed)

    def test_a_newer_format_is_compared_where_it_is_known(self):
        result = self.result([*rows(), {"id": "new.row", "kind": "expected", "seen": "x", "more": 1}])
        printed = self.compare(json.dumps({**result, "format": 7, "other": []}), 0)
        self.assertIn("remark: format 7 is not 1, which is known here", printed)
        self.assertIn("not known here: new.row", printed)

    def test_a_system_that_is_not_known_is_compared_with_the_nearest(self):
        for system, words in [("28.0", "iOS 28 is not known here; compared with iOS 27"),
                              ("12.1", "iOS 12 is not known here; compared with iOS 15")]:
            model = "27 sdk 27" if system == "28.0" else "15 sdk 15"
            printed = self.compare(json.dumps(self.result(rows(model), system=system, sdk=system)), 0)
            self.assertIn("remark: " + words, printed)
        printed = self.compare(json.dumps(self.result(rows("27 sdk 27"), system=None, sdk=None)), 0)
        self.assertIn("remark: the system is not named", printed)

    def test_what_is_no_result_is_refused(self):
        for text in ["", "[]", "{", "\0\1", '{"probe": 3}', '"x"']:
            self.assertIn("verify: ", self.compare(text, 2))

    def test_damage_of_any_kind_is_a_remark_and_no_crash(self):
        text = json.dumps(self.result(), indent=1)
        for place in range(0, len(text), 997):
            for damage in ["", "}", "\"", "null", "\\u00"]:
                damaged = text[:place] + damage + text[place + 5:]
                with folder() as at:
                    file = at / "result.json"
                    file.write_text(damaged)
                    try:
                        list(verification.Comparison(*verification.read(file)).lines())
                    except verification.Unreadable:
                        pass

    def test_results_that_users_sent_can_be_read(self):
        status, printed = run(ROOT / "Scripts/verify", "--check")
        self.assertEqual(status, 0, printed)
        with folder() as place:
            (place / "good.json").write_text(json.dumps(self.result()))
            status, printed = run(ROOT / "Scripts/verify", "--check", place)
            self.assertEqual(status, 0, printed)
            self.assertIn("good.json: iOS 26.1, SDK 26.2, iPhone17,1: as expected on", printed)
            (place / "bad.json").write_text('{"probe": {"rows": []}}')
            status, printed = run(ROOT / "Scripts/verify", "--check", place)
            self.assertEqual(status, 1, printed)
            self.assertIn("bad.json: no row that is known here", printed)
