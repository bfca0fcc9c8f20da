/// An animation through several values, or along a path.
///
/// > Source: Core Animation documentation, `CAKeyframeAnimation`. FS-388.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, from the first to the last.
  open var values: [Any]?
  /// The path of a point; it replaces ``values``.
  open var path: CGPath?
  /// When each value is reached, from 0 to 1; nil for even steps. Not used at an even pace.
  open var keyTimes: [NSNumber]?
  /// The paces between the values; nil for linear ones. Not used at an even pace.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between the keyframes are computed. Default linear.
  open var calculationMode = CAAnimationCalculationMode.linear

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    path = other.path
  }

  private var course: KeyframeCourse {
    if let path { return KeyframeCourse(along: path) }
    let isSmooth = calculationMode == .cubic || calculationMode == .cubicPaced
    return KeyframeCourse(
      through: (values ?? []).compactMap(AnimatedValue.numbers), isSmooth: isSmooth)
  }

  override func numbers(
    from shown: [CGFloat], at part: CGFloat, ofRun run: CFTimeInterval
  ) -> [CGFloat]? {
    let course = course
    let frames = course.ends
    guard frames.count > 1 else { return frames.first }
    if calculationMode == .paced || calculationMode == .cubicPaced {
      return course.value(atPartOfWay: part)
    }
    let times = times(of: frames.count)
    let last = (1..<frames.count).first { part < times[$0] } ?? frames.count - 1
    if calculationMode == .discrete { return part >= times[last] ? frames[last] : frames[last - 1] }
    let span = times[last] - times[last - 1]
    var done = span > 0 ? min(max((part - times[last - 1]) / span, 0), 1) : 1
    if let paces = timingFunctions, paces.indices.contains(last - 1) {
      done = paces[last - 1].value(at: done)
    }
    return course.value(inPiece: last - 1, at: done)
  }

  private func times(of count: Int) -> [CGFloat] {
    if let keyTimes, keyTimes.count == count { return keyTimes.map { CGFloat($0.doubleValue) } }
    return (0..<count).map { CGFloat($0) / CGFloat(count - 1) }
  }
}

/// How values between the keyframes are computed.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In straight lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// In jumps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// In straight lines, at the same speed everywhere.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// In curves without corners.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// In curves without corners, at the same speed everywhere.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
