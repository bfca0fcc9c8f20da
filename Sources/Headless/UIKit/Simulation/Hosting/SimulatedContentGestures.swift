/// The gestures of a piece of SwiftUI content.
///
/// > Source: SwiftUI documentation, `TapGesture`, `LongPressGesture` and `DragGesture`. Which of
/// > several on one piece comes first is a choice: a drag once the finger has moved far enough,
/// > else a long press once it has stayed long enough, else a tap. FS-262.
public struct SimulatedContentGestures: OptionSet, Sendable, Hashable {
  /// One bit for each gesture.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A button, or `.onTapGesture`.
  public static let tap = SimulatedContentGestures(rawValue: 1 << 0)
  /// `.onLongPressGesture`: half a second within 10 points, SwiftUI's default.
  public static let longPress = SimulatedContentGestures(rawValue: 1 << 1)
  /// `.gesture(DragGesture())`: from 10 points on, SwiftUI's default.
  public static let drag = SimulatedContentGestures(rawValue: 1 << 2)

  static let minimumDragDistance: CGFloat = 10
  static let longPressDuration: TimeInterval = 0.5
  static let longPressDistance: CGFloat = 10
}

/// A drag of a piece of SwiftUI content, with the values of `DragGesture.Value`.
public struct SimulatedContentDrag: Sendable, Hashable {
  /// The phase of the drag.
  public enum Phase: Sendable, Hashable {
    /// The finger is down.
    case changed
    /// The finger was lifted.
    case ended
    /// The touch was cancelled: SwiftUI then reports no end.
    case cancelled
  }

  /// Where the finger came down, in points of the controller's view.
  public var startLocation: CGPoint
  /// Where the finger is, in points of the controller's view.
  public var location: CGPoint
  /// The recent speed of the finger, in points a second.
  public var velocity: CGSize
  /// The phase of the drag.
  public var phase: Phase

  /// Creates the values of a drag.
  ///
  /// - Parameters:
  ///   - startLocation: In points of the controller's view.
  ///   - location: In points of the controller's view.
  ///   - velocity: In points a second.
  ///   - phase: The phase of the drag.
  public init(startLocation: CGPoint, location: CGPoint, velocity: CGSize, phase: Phase) {
    self.startLocation = startLocation
    self.location = location
    self.velocity = velocity
    self.phase = phase
  }

  /// How far the finger has moved from where it came down, in points.
  public var translation: CGSize {
    CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
  }
}
