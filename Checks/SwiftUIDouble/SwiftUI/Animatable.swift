/// swiftui/vectorarithmetic
public protocol VectorArithmetic: AdditiveArithmetic {
  /// swiftui/vectorarithmetic/scale(by:)
  mutating func scale(by rhs: Double)
  /// swiftui/vectorarithmetic/magnitudesquared
  var magnitudeSquared: Double { get }
}

/// swift/double
extension Double: VectorArithmetic {
  /// swiftui/vectorarithmetic/scale(by:)
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// swiftui/vectorarithmetic/magnitudesquared
  public var magnitudeSquared: Double { self * self }
}

/// swiftui/animatable
public protocol Animatable {
  /// swiftui/animatable/animatabledata-swift.associatedtype
  associatedtype AnimatableData: VectorArithmetic
  /// swiftui/animatable/animatabledata-swift.property
  var animatableData: AnimatableData { get set }
}

/// What an animation makes of a view: its data is half way until the animation is over. Real
/// SwiftUI has a value for each frame.
struct AnimatedView {
  private let end: any Animatable
  private(set) var view: any View

  /// The animation from one view to another one of its type; `nil` if nothing of it is animated.
  @MainActor
  init?(from old: any View, to new: any View) {
    func animate<Value: Animatable>(_ end: Value) -> (any View)? {
      guard let start = old as? Value, start.animatableData != end.animatableData
      else { return nil }
      nonisolated(unsafe) var moving = end
      return everywhere {
        moving.animatableData = start.animatableData + end.animatableData
        moving.animatableData.scale(by: 0.5)
        return moving as? any View
      }
    }
    guard let end = new as? any Animatable, let view = animate(end) else { return nil }
    (self.end, self.view) = (end, view)
  }

  /// Whether another view has the data to which this one moves.
  func hasEnd(of new: any View) -> Bool {
    func compare<Value: Animatable>(_ end: Value) -> Bool {
      (new as? Value)?.animatableData == end.animatableData
    }
    return compare(end)
  }

  /// Another view that moves to the same data, as far as this one has come.
  func taking(_ new: any View) -> any View {
    func take<Value: Animatable>(_ new: Value) -> (any View)? {
      var new = new
      if let moving = view as? Value { new.animatableData = moving.animatableData }
      return new as? any View
    }
    return (new as? any Animatable).flatMap { take($0) } ?? new
  }
}
