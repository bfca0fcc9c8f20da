#if canImport(UIKit) && canImport(Darwin)
  import ObjectiveC
  import UIKit

  // What stands in for FallthroughRuntime in the file for Swift Playgrounds, which compiles no
  // Objective-C: the hook is kept and answers nothing, so rows about it differ there.

  @MainActor
  protocol FTHitTestHook: AnyObject {}

  @MainActor
  private enum Kept {
    static var hook: UInt8 = 0
    static var object: UInt8 = 0
  }

  @MainActor
  func FTSetHitTestHook(_ view: UIView, _ hook: (any FTHitTestHook)?) {
    objc_setAssociatedObject(view, &Kept.hook, hook, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  @MainActor
  func FTCurrentHitTestHook(_ view: UIView) -> (any FTHitTestHook)? {
    objc_getAssociatedObject(view, &Kept.hook) as? any FTHitTestHook
  }

  @MainActor
  func FTKeepObject(_ view: UIView, _ object: Any?) {
    objc_setAssociatedObject(view, &Kept.object, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  @MainActor
  func FTKeptObject(_ view: UIView) -> Any? { objc_getAssociatedObject(view, &Kept.object) }

  func FTSuperclass(_ subclass: AnyClass) -> AnyClass? { class_getSuperclass(subclass) }

  func FTIsClassOfSystem(_ candidate: AnyClass) -> Bool {
    guard let image = class_getImageName(candidate) else { return false }
    return String(cString: image).range(of: "/System/Library/") != nil
  }

  func FTWakeMainRunLoop() { CFRunLoopWakeUp(CFRunLoopGetMain()) }

  func FTBeforeEachWait(_ work: @escaping () -> Bool) {
    // Behind Core Animation, which lays out and draws at 2,000,000.
    let observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 2_000_001
    ) { running, _ in
      if !work() { CFRunLoopObserverInvalidate(running) }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  func FTIsMainThread() -> Bool { CFRunLoopGetCurrent() === CFRunLoopGetMain() }
  func FTMediaTime() -> TimeInterval { CACurrentMediaTime() }
#endif
