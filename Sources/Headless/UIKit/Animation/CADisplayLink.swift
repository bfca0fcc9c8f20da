/// Calls a method before each frame of the display, 60 times a second of the device's clock.
///
/// In Apple's systems it belongs to QuartzCore. Here it comes with `import UIKit`, because the name
/// of its method is UIKit's `Selector`, which the target performs by ``ActionPerforming``.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  private static let framesPerSecond = 60.0

  private let target: AnyObject
  private let selector: Selector
  private var start: TimeInterval?
  private var frame = 0.0
  private var timer: SimulatedTimer?

  /// When the last frame was shown, in seconds on the device's clock; 0 before the first.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame will be shown, in seconds on the device's clock.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// How long a frame takes, in seconds.
  open var duration: CFTimeInterval { 1 / Self.framesPerSecond }
  /// Whether the link pauses its calls. Default false.
  open var isPaused = false
  /// The preferred number of calls in a second; 0 for every frame. Default 0.
  open var preferredFramesPerSecond = 0
  /// The preferred rates; the target is called in every frame here.
  @available(iOS 15.0, *)
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates a link that does nothing until it is added to a run loop. It retains its target until
  /// it is invalidated.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Starts the calls. All run loops follow the device's clock here.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard start == nil else { return }
    start = SimulatedDevice.current.clock.now
    waitForFrame()
  }

  /// Ends the calls until the link is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Ends the calls.
  open func invalidate() {
    timer?.cancel()
    timer = nil
    start = nil
    frame = 0
  }

  /// Frames are counted, so that no time is lost by adding up parts of a second.
  private func waitForFrame() {
    guard let start else { return }
    frame += 1
    let due = start + frame / Self.framesPerSecond
    timer = SimulatedDevice.current.clock.add(SimulatedTimer(dueTime: due) { self.show() })
  }

  private func show() {
    timestamp = SimulatedDevice.current.clock.now
    let every =
      preferredFramesPerSecond > 0 ? Self.framesPerSecond / Double(preferredFramesPerSecond) : 1
    waitForFrame()
    guard !isPaused, (frame - 1).truncatingRemainder(dividingBy: max(1, every.rounded())) == 0
    else { return }
    _ = ActionRoute(action: selector, sender: self, event: nil).send(to: target)
  }
}

extension RunLoop.Mode {
  /// The mode while a finger moves a control. No run loop is in it here: events come from tests.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

/// Preferred numbers of frames in a second.
@available(iOS 15.0, *)
public struct CAFrameRateRange: Sendable, Hashable {
  /// The least rate that will do.
  public var minimum: Float
  /// The greatest rate that is of use.
  public var maximum: Float
  /// The rate that would be best; nil if that is left to the system.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The system's choice.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
