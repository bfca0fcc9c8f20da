"""Commands for lldb, in Xcode too, while an iOS app is paused: who gets a tap, and why a view gets none.

    who X,Y     which view gets a tap at a point, in points of the screen
    why NAME    why a view gets no tap: a class, #identifier, 0xaddress, or the text on a control
    taps        what is wrong with the tap targets of the screen; opens the page with its map
    dump FILE   writes the views to FILE, or to a new file

`touchmap lldb` prints the line that loads this file. Each command has the app print its views. For that the app's
main thread runs alone, for 20 s at most. Nothing in the app is changed, and nothing is sent to anyone.

The commands are tested with lldb 14 on Linux, with a program in C and a stand-in for the expression below, whose types
a compiler has checked. Only a Mac can tell whether it runs in an app that is paused in Swift code, and whether Xcode
finds `touchmap` and opens the page.
"""

import os
import pathlib
import shutil
import subprocess
import tempfile
import time

import lldb

# Prints each window of each scene with its level. Below it stand the classes that override hit testing, and the gesture
# recognizers. Each value is cast, because the debugger knows no types of UIKit.
EXPRESSION = r"""
NSMutableString *t = (id)[NSMutableString string];
for (id s in (id)[(id)[UIApplication sharedApplication] connectedScenes])
if ((BOOL)[s respondsToSelector:@selector(windows)]) for (id w in (id)[s windows]) {
  (void)[t appendFormat:@"# level %g%@\n%@\n", (double)[w windowLevel], (BOOL)[w isKeyWindow] ? @" key" : @"",
    (id)[w recursiveDescription]];
  NSMutableArray *q = (id)[NSMutableArray arrayWithObject:w];
  while ((unsigned long)[q count] > 0) {
    id v = (id)[q lastObject]; (void)[q removeLastObject]; (void)[q addObjectsFromArray:(id)[v subviews]];
    Class c = (Class)[v class]; Class k = c;
    while ((Class)[k superclass] && !(BOOL)[(id)[(id)[NSBundle bundleForClass:k] bundlePath]
      containsString:@"/System/Library/"]) k = (Class)[k superclass];
    BOOL h = (void *)[c instanceMethodForSelector:@selector(hitTest:withEvent:)]
      != (void *)[k instanceMethodForSelector:@selector(hitTest:withEvent:)];
    BOOL p = (void *)[c instanceMethodForSelector:@selector(pointInside:withEvent:)]
      != (void *)[k instanceMethodForSelector:@selector(pointInside:withEvent:)];
    if (h || p)
      (void)[t appendFormat:@"# view %p overrides%@%@\n", v, h ? @" hitTest" : @"", p ? @" pointInside" : @""];
    for (id g in (id)[v gestureRecognizers])
      (void)[t appendFormat:@"# view %p recognizer %@ %@ %@ state %ld delegate %@\n", v, (id)[g class],
        (BOOL)[g isEnabled] ? @"enabled" : @"disabled", (BOOL)[g cancelsTouchesInView] ? @"cancels" : @"keeps",
        (long)[g state], (id)[(id)[g delegate] class]]; } }
(const char *)[t UTF8String]"""
LANGUAGE = lldb.eLanguageTypeObjC_plus_plus
# The seconds in which the app prints its views, those in which touchmap answers, and the most bytes of a dump.
PRINTING, ANSWERING, LARGEST = 20, 60, 1 << 26
USUAL = [os.path.expanduser("~/.local/bin"), "/opt/homebrew/bin", "/usr/local/bin"]


class Problem(Exception):
    """Why there is no answer, and what to do."""


def command(answer):
    """A command of the debugger: it prints the answer, or one sentence about what is wrong."""
    def run(debugger, line, result, _):
        try:
            result.write(answer(debugger, line))
        except Problem as problem:
            result.SetError(str(problem))
        except OSError as error:
            result.SetError(f"{error.filename}: {error.strerror}; name another file, or install a fitting touchmap")
    return run


def binary():
    """What TOUCHMAP names; else the command beside this file, on the path, or in a usual folder."""
    here, named = os.path.dirname(os.path.realpath(__file__)), os.environ.get("TOUCHMAP")
    places = os.pathsep.join([f"{here}/bin", here, os.environ.get("PATH", ""), *USUAL])
    if found := shutil.which(named or "touchmap", path=places):
        return found
    raise Problem(f"there is no {named or 'touchmap'}; set the variable TOUCHMAP to its path, or install the wheel")


def main_frame(process):
    """The frame of the main thread of an app that is paused."""
    if process.GetState() != lldb.eStateStopped:
        raise Problem("the app is running; pause it, and ask again" if process.is_alive else
                      "no app is being debugged; run one, or attach with `lldb -n NAME`, and pause it")
    main = next((one for one in process if one.GetQueueName() == "com.apple.main-thread"), process.GetThreadAtIndex(0))
    if main.num_frames:
        return main.GetFrameAtIndex(0)
    raise Problem("the main thread has no frame; continue, pause at a breakpoint, and ask again")


def views(debugger):
    """What the app prints of its views."""
    target, options, started = debugger.GetSelectedTarget(), lldb.SBExpressionOptions(), time.time()
    frame = main_frame(target.process)
    options.SetLanguage(LANGUAGE)
    options.SetTimeoutInMicroSeconds(PRINTING * 1000000)
    options.SetTryAllThreads(False)
    options.SetIgnoreBreakpoints(True)
    options.SetTrapExceptions(False)
    options.SetSuppressPersistentResult(True)
    value = frame.EvaluateExpression(EXPRESSION, options)
    if value.GetError().Fail() and time.time() - started < PRINTING:
        if not any(module.file.basename in ("UIKit", "UIKitCore") for module in target.module_iter()):
            raise Problem("this process has no UIKit; attach to an iOS app")
        # The debugger may not know UIKit's classes yet.
        frame.EvaluateExpression("@import UIKit", options)
        value = frame.EvaluateExpression(EXPRESSION, options)
    if value.GetError().Fail():
        raise Problem(f"the app printed no views within {PRINTING} s; continue, pause elsewhere, and ask again, or "
                      f"paste a line of `touchmap formats`. lldb says: {' '.join(str(value.GetError()).split())}")
    # From memory and in one piece: the debugger shortens the text of a value, and pieces would cut characters.
    error = lldb.SBError()
    text = target.process.ReadCStringFromMemory(value.GetValueAsUnsigned(), LARGEST, error)
    if error.Fail() or not text:
        raise Problem("the app has no window yet; continue, pause later, and ask again")
    if len(text.encode(errors="replace")) >= LARGEST - 1:
        raise Problem(f"the views are more than {LARGEST >> 20} MiB of text; no answer is made from a part of them")
    return text


def save(debugger, path=""):
    """Writes the views to a file, and returns its path."""
    text, path = views(debugger), path or tempfile.mkdtemp(prefix="touchmap-") + "/screen.txt"
    pathlib.Path(path).write_text(text, encoding="utf-8", errors="replace")
    return path


def ask(*arguments):
    """What touchmap prints."""
    try:
        done = subprocess.run([binary(), *arguments], stdin=subprocess.DEVNULL, capture_output=True, timeout=ANSWERING)
    except subprocess.TimeoutExpired:
        raise Problem(f"touchmap gave no answer within {ANSWERING} s; ask about one view: why NAME") from None
    if done.returncode not in (0, 1):
        complaint = done.stderr.decode(errors="replace").partition("rror: ")[2].split()
        raise Problem(" ".join(complaint) or f"touchmap ended with {done.returncode}; install the one for this machine")
    return done.stdout.decode(errors="replace")


@command
def who(debugger, line):
    return ask("at", "--color=never", "--", ",".join(line.replace(",", " ").split()), save(debugger))


@command
def why(debugger, line):
    return ask("why", "--color=never", "--", line.strip().strip("'\""), save(debugger))


@command
def taps(debugger, line):
    screen = save(debugger)
    page = screen.replace("screen.txt", "map.html")
    told = ask("lint", "--color=never", "--", screen) + ask("map", f"--output={page}", "--", screen)
    if shutil.which("open"):
        subprocess.Popen(["open", page], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return f"{told}map: {page}\n"


@command
def dump(debugger, line):
    return f"dump: {save(debugger, os.path.expanduser(line.strip()))}\n"


def __lldb_init_module(debugger, _):
    for name in ("who", "why", "taps", "dump"):
        # Replaces the one of an earlier import. Without one the deletion fails, which its own result hides.
        debugger.GetCommandInterpreter().HandleCommand(f"command script delete {name}", lldb.SBCommandReturnObject())
        debugger.HandleCommand(f"command script add -f {__name__}.{name} {name}")
