// A program whose main function is asynchronous, as that of tests is, hands its main thread to Dispatch on
// Linux, which ends the thread and serves the main queue on others: `Thread.isMainThread` is false for the
// main actor, and the main run loop, with its timers, stands still. On a device the main thread runs that
// loop. Swift's runtime asks a hook first what the main thread should do instead, and it runs the loop here
// as well, which serves the main queue besides.

/// Foundation's, which every program with UIKit links.
extern void CFRunLoopRun(void);

typedef void (*Original)(void);
typedef __attribute__((swiftcall)) void (*Hook)(Original original, void *override);

/// Weak, since a later runtime may lack it; then the main thread is Dispatch's as without this file, and a
/// test says so.
extern Hook swift_task_asyncMainDrainQueue_hook __attribute__((weak));

static __attribute__((swiftcall)) void runMainLoop(Original original, void *override) {
  for (;;) CFRunLoopRun();
}

static __attribute__((constructor)) void takeMainThread(void) {
  if (&swift_task_asyncMainDrainQueue_hook && !swift_task_asyncMainDrainQueue_hook)
    swift_task_asyncMainDrainQueue_hook = runMainLoop;
}
