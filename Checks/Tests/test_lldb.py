"""The commands for lldb, with Debian's lldb and a program in C: an expression in C stands in for the one that an iOS
app is asked."""

import ast
import glob
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time
import unittest

from scripts import ROOT, command, folder

sys.path.append(str(ROOT / "Checks/Modules"))
from touchmap import touchmap  # noqa: E402

COMMANDS = next(ROOT.glob("**/fallthrough/touchmap_lldb.py"))
SOURCE = r"""
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
const char *buy = "# level 0 key\n<UIWindow: 0x1; frame = (0 0; 400 800)>\n"
  "   | <UIButton: 0x2; frame = (100 100; 200 50); accessibilityIdentifier = 'buy'; text = 'Öl → ✓'>\n";
// Longer than lldb waits before it lets other threads run, where it may.
volatile long ticks, seen;
void *tick(void *unused) { for (;;) { ticks++; usleep(100); } }
const char *views(void) { return buy; }
const char *alone(void) { seen = ticks; usleep(900000); seen = ticks - seen; return buy; }
const char *hang(void) { for (;;); }
const char *crash(void) { *(volatile int *)0 = 1; return buy; }
const char *nothing(void) { return 0; }
const char *large(void) {
  char *text = malloc(4 << 20), *end = text + strlen(strcpy(text, buy));
  for (int i = 0; i < 30000; i++)
    end += strlen(strcpy(end, "   |    | <UILabel: 0x3; frame = (0 0; 10 10); text = 'Größe → ✓ Größe → ✓'>\n"));
  return text;
}
int stop(void) { return 0; }
int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, tick, 0);
  usleep(10000);
  // Named, so that the linker keeps them.
  if (ticks < 0) return *views() + *alone() + *hang() + *crash() + *nothing() + *large();
  stop();
  sleep(60);
}
"""
# Runs commands in the debugger and prints for each what it answers and what is wrong.
DRIVER = """
import json, lldb, os, signal, time
def __lldb_init_module(debugger, _):
    debugger.SetAsync(False)
    for one in json.loads(os.environ["STEPS"]):
        result, started = lldb.SBCommandReturnObject(), time.time()
        if one == "continue":
            debugger.SetAsync(True)
            debugger.GetSelectedTarget().process.Continue()
            time.sleep(1)
        else:
            debugger.GetCommandInterpreter().HandleCommand(one, result)
        told = [result.GetOutput() or "", (result.GetError() or "").strip(), time.time() - started]
        print("told " + json.dumps(told), flush=True)
    # lldb would wait 20 s for a running app to stop.
    app = debugger.GetSelectedTarget().process
    if app.IsValid():
        os.kill(app.GetProcessID(), signal.SIGKILL)
    os._exit(0)
"""


def debugger():
    """An lldb that runs Python, and where it finds modules: Debian's does not find its own."""
    names = ["lldb", *(f"lldb-{number}" for number in range(30, 12, -1))]
    for tool in filter(None, map(shutil.which, names)):
        for own in ["", *glob.glob(f"/usr/lib/llvm-{tool.rpartition('-')[2]}/lib/python3*/dist-packages")]:
            modules = f"{own}:/usr/lib/python3/dist-packages" if own else ""
            done = subprocess.run(
                [tool, "-b", "-o", "script import lldb; print('state', lldb.eStateStopped)"], text=True,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env={**os.environ, "PYTHONPATH": modules})
            if "state 5" in done.stdout:
                return tool, modules
    return None, None


LLDB, MODULES = debugger()
if not LLDB:
    print("SKIPPED: no lldb with Python")
PAUSED = ["breakpoint set -n stop", "run"]
IMPORT = f'command script import "{COMMANDS}"'
WITH_C = ("script import touchmap_lldb; touchmap_lldb.LANGUAGE = lldb.eLanguageTypeC; "
          "touchmap_lldb.EXPRESSION = 'views()'")


def asking(function):
    return f"script touchmap_lldb.EXPRESSION = '{function}()'"


@unittest.skipUnless(LLDB, "no lldb with Python")
class Debugger(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        scratch = folder()
        cls.place = scratch.__enter__()
        cls.addClassCleanup(scratch.__exit__, None, None, None)
        (cls.place / "app.c").write_text(SOURCE)
        (cls.place / "driver.py").write_text(DRIVER)
        command(cls.place / "open/open", 'echo "$1" >> "$OPENED"')
        compiler = shutil.which("clang") or "cc"
        subprocess.run([compiler, "-g", "-pthread", "app.c", "-o", "app"], cwd=cls.place, check=True)
        cls.touchmap = os.path.realpath(touchmap())

    def told(self, *steps, **variables):
        """What the debugger answers to each command, and what it complains about."""
        environment = {**os.environ, "PYTHONPATH": MODULES, "TOUCHMAP": self.touchmap, "STEPS": json.dumps(steps),
                       "TMPDIR": str(self.place), "OPENED": str(self.place / "opened"),
                       "PATH": f"{self.place}/open:{os.environ['PATH']}", **variables}
        done = subprocess.run([LLDB, "-b", "-o", "command script import driver.py", "app"], cwd=self.place, text=True,
                              env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120)
        told = [json.loads(line[5:]) for line in done.stdout.splitlines() if line.startswith("told ")]
        self.assertEqual(len(told), len(steps), done.stdout)
        return told

    def assert_problems(self, *steps, **variables):
        """Runs commands; of one that gives no answer, the beginning of its sentence stands beside it."""
        steps = [one if isinstance(one, tuple) else (one, None) for one in steps]
        for (step, sentence), (output, error, _) in zip(steps, self.told(*(one for one, _ in steps), **variables)):
            if sentence:
                self.assertEqual((output, error.count("\n")), ("", 0), error)
                self.assertEqual(error.removeprefix("error: ")[:len(sentence)], sentence, step)

    def test_one_word_answers(self):
        _, second, *_, who, why, quoted, taps, dump = self.told(
            IMPORT, IMPORT, *PAUSED, WITH_C, "who 110, 110", "why #buy", "why 'Öl → ✓'", "taps",
            f"dump {self.place}/kept.txt")
        self.assertEqual(second[1], "", "a second import replaces the commands")
        kept = (self.place / "kept.txt").read_text()
        self.assertIn("'Öl → ✓'>\n", kept)
        self.assertEqual(dump[0], f"dump: {self.place}/kept.txt\n")
        for answer, arguments in [(who, ["at", "110,110"]), (why, ["why", "#buy"]), (quoted, ["why", "Öl → ✓"])]:
            shown = subprocess.run([self.touchmap, *arguments, "--color=never", "-"], input=kept, text=True,
                                   capture_output=True, check=True).stdout
            self.assertEqual(re.sub(r"/\S+/screen.txt", "<stdin>", answer[0]), shown)
            self.assertEqual(answer[1], "")
        page = re.search(r"map: (.*/map.html)\n$", taps[0])[1]
        self.assertIn("0 errors, 0 warnings", taps[0])
        self.assertIn("<!DOCTYPE html>", pathlib.Path(page).read_text()[:100])
        for _ in range(100):
            if (self.place / "opened").exists():
                break
            time.sleep(0.05)
        self.assertEqual((self.place / "opened").read_text(), f"{page}\n")

    def test_a_large_screen_arrives_whole(self):
        *_, (_, error, seconds) = self.told(IMPORT, *PAUSED, WITH_C, asking("large"), f"dump {self.place}/large.txt")
        text = (self.place / "large.txt").read_text()
        self.assertEqual((error, text.count("Größe → ✓ Größe → ✓'>\n")), ("", 30000))
        print(f"{len(text.encode()) / 1e6:.1f} MB in {seconds:.2f} s")
        self.assertLess(seconds, 10)

    def test_the_main_thread_runs_alone_and_past_breakpoints(self):
        *_, dump, seen = self.told(IMPORT, *PAUSED, "breakpoint set -n alone", WITH_C, asking("alone"), "dump",
                                   "expression (long)seen")
        self.assertEqual(dump[1], "")
        self.assertIn(" = 0", seen[0])

    def test_what_is_wrong_is_said_in_a_sentence(self):
        paused = [IMPORT, *PAUSED, WITH_C]
        limits = "script touchmap_lldb.PRINTING, touchmap_lldb.ANSWERING, touchmap_lldb.LARGEST = 2, 1, 1 << 20"
        slow, foreign = self.place / "slow", self.place / "foreign"
        command(slow, "exec sleep 30")
        # The head of a program for another machine.
        foreign.write_bytes(b"\xcf\xfa\xed\xfe\x0c\x00\x00\x01" + bytes(100))
        foreign.chmod(0o755)
        self.assert_problems(
            IMPORT, ("who 1,1", "no app is being debugged; run one, or attach with `lldb -n NAME`, and pause it"),
            *PAUSED, ("why buy", "this process has no UIKit; attach to an iOS app"),
            WITH_C, limits,
            (f"{asking('hang')}\n", None), ("dump", "the app printed no views within 2 s; continue, pause elsewhere,"),
            asking("nothing"), ("dump", "the app has no window yet; continue, pause later, and ask again"),
            asking("large"), ("dump", "the views are more than 1 MiB of text; no answer is made from a part of them"),
            asking("views"), ("why bay", "nothing is called 'bay'; expected a class,"),
            ("why", "nothing is called ''; expected a class,"),
            ("who left", "The value 'left' is invalid for '<X,Y>'"),
            ("dump /no/such/file", "/no/such/file: No such file or directory; name another file,"),
            "script import os; os.environ['TOUCHMAP'] = '/no/such'",
            ("why buy", "there is no /no/such; set the variable TOUCHMAP to its path, or install the wheel"),
            f"script os.environ['TOUCHMAP'] = '{foreign}'",
            ("why buy", f"{foreign}: Exec format error; name another file, or install a fitting touchmap"),
            f"script os.environ['TOUCHMAP'] = '{slow}'",
            ("why buy", "touchmap gave no answer within 1 s; ask about one view: why NAME"),
            "script lldb.SBThread.num_frames = 0",
            ("taps", "the main thread has no frame; continue, pause at a breakpoint, and ask again"),
            "continue", ("who 1,1", "the app is running; pause it, and ask again"))
        self.assert_problems(
            IMPORT, *PAUSED, WITH_C, ("why buy", "there is no touchmap; set the variable TOUCHMAP to its path, or"),
            TOUCHMAP="", PATH=f"{self.place}/open:/usr/bin:/bin", HOME=str(self.place))

    def test_a_crash_of_the_expression_leaves_the_app_as_it_was(self):
        crash = "script touchmap_lldb.EXPRESSION = 'crash()'; touchmap_lldb.views.__globals__['any'] = lambda _: True"
        *_, failed, after = self.told(IMPORT, *PAUSED, WITH_C, crash, "dump", "expression (long)(ticks > 0)")
        self.assertRegex(failed[1], "the app printed no views within 20 s; .* lldb says: .*signal SIGSEGV")
        self.assertIn(" = 1", after[0])

    def test_the_line_that_touchmap_prints_loads_them(self):
        """As an archive is unpacked: the program and the commands beside each other."""
        at = self.place / "an archive"
        at.mkdir()
        shutil.copy(self.touchmap, at / "touchmap")
        alone = subprocess.run([at / "touchmap", "lldb"], text=True, capture_output=True)
        self.assertEqual((alone.returncode, alone.stdout), (2, ""))
        self.assertIn("there is no touchmap_lldb.py beside", alone.stderr)
        self.assertIn("; unpack the whole archive of the release, or install the wheel\n", alone.stderr)
        shutil.copy(COMMANDS, at)
        (self.place / "linked").symlink_to(at / "touchmap")
        printed = subprocess.run([self.place / "linked", "lldb"], text=True, capture_output=True, check=True).stdout
        self.assertEqual(printed.splitlines()[-1], f'command script import "{at}/touchmap_lldb.py"')
        (self.place / "lldbinit").write_text(printed)
        *_, who = self.told(f"command source {self.place}/lldbinit", *PAUSED, WITH_C, "who 110,110", TOUCHMAP="",
                            PATH=f"{self.place}/open:/usr/bin:/bin")
        self.assertIn("UIButton #buy gets it.", who[0])

    def test_a_debugger_without_python_leads_to_the_lines(self):
        printed = subprocess.run([self.touchmap, "lldb"], text=True, capture_output=True, check=True).stdout
        self.assertIn("# A debugger without Python refuses the next line; paste a line of `touchmap formats`", printed)
        (self.place / "lldbinit").write_text(printed)
        done = subprocess.run([LLDB, "-b", "-l", "none", "-o", f"command source {self.place}/lldbinit"], text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.assertEqual(re.findall("^error: .*", done.stdout, re.M)[0][:6], "error:", done.stdout)
        formats = subprocess.run([self.touchmap, "formats"], text=True, capture_output=True, check=True).stdout
        self.assertIn("lldb, every window with its level: expr -l objc -O -- ", formats)


class Expression(unittest.TestCase):
    def test_it_is_the_longest_line_of_the_page(self):
        assigned = (one for one in ast.walk(ast.parse(COMMANDS.read_text())) if isinstance(one, ast.Assign))
        own, = (one.value.value for one in assigned if ast.unparse(one.targets[0]) == "EXPRESSION")
        page = max((ROOT / "Documentation/GettingADump.md").read_text().splitlines(), key=len).partition(" -- ")[2]
        self.assertEqual(re.sub(r"\s", "", own.replace("(const char *)[t UTF8String]", "t")), re.sub(r"\s", "", page))
