"""The check that runs the hook in Objective-C finds faults in it."""

import unittest

from scripts import ROOT, folder, run

HOOK = ROOT / "Sources/FallthroughRuntime/FTHitTestHook.m"
# What the hook has, and what stands there instead.
FAULTS = {
    "if (own != NULL) {\n    BOOL": "if (0) {\n    BOOL",
    "FTHookPointInside(hooked);": "",
    "  FTHideClass(made, original);\n": "",
    "class_addMethod(object_getClass(made)": "class_addMethod(made",
    "[view addObserver:observation forKeyPath:@\"hidden\" options:0 context:NULL];": "",
    " && objc_getAssociatedObject(view, &FTObservationKey) != nil": "",
    "if (!FTHasMarkedClass(view, &FTHookedClassKey)) FTHookClass": "FTHookClass",
    "if (hook == nil) FTRestore(view);": "",
    "static void FTRestore(UIView *view) {\n  FTStopObserving(view);": "static void FTRestore(UIView *view) {",
    "if (FTIsMarked(current, &FTSubclassKey)) object_setClass": "object_setClass",
    "objc_setAssociatedObject(view, &FTHookKey, hook, OBJC_ASSOCIATION_RETAIN_NONATOMIC);":
        "objc_setAssociatedObject(view, &FTHookKey, hook ?: FTCurrentHitTestHook(view), OBJC_ASSOCIATION_RETAIN_NONATOMIC);",
    "&FTSubclassKey,": "NULL,",
    "if (existing != Nil) return existing;": "if (existing != Nil) return Nil;",
    "found = class_getSuperclass(c)": "found = c",
}


class ObjectiveC(unittest.TestCase):
    def test_a_fault_in_the_hook_fails_the_check(self):
        text = HOOK.read_text()
        for there, planted in FAULTS.items():
            with self.subTest(there), folder() as place:
                self.assertEqual(text.count(there), 1)
                (place / "Hook.m").write_text(text.replace(there, planted))
                status, printed = run("Checks/run", "objective-c", place / "Hook.m")
                if printed.startswith("SKIPPED"):
                    self.skipTest(printed)
                self.assertNotEqual(status, 0, printed)
