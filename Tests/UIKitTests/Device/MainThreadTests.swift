import Dispatch
import Testing
import UIKit

/// Where the main actor runs in a package that links UIKit, which decides what code for a device does that
/// asks for its thread.
@Suite struct `Tests of the main actor` {
  private static let cause: Comment = """
    the main actor is not on the main thread: this toolchain's async main function does not ask \
    swift_task_asyncMainDrainQueue_hook, which Sources/Headless/MainThread sets
    """

  @MainActor @Test func `run on the main thread`() { #expect(Thread.isMainThread, Self.cause) }

  @MainActor @Test func `have the main queue on the main thread`() async {
    let isMain = await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume(returning: Thread.isMainThread) }
    }
    #expect(isMain, Self.cause)
  }

  @MainActor @Test func `have a main run loop, so that block timers fire`() async {
    let isMain = await withCheckedContinuation { continuation in
      RunLoop.main.add(
        Timer(timeInterval: 0.01, repeats: false) { _ in
          continuation.resume(returning: Thread.isMainThread)
        }, forMode: .common)
    }
    #expect(isMain, Self.cause)
  }
}
