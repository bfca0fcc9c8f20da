extension Node {
  /// A gesture recognizer on a view. Only a capture of a live screen contains these.
  package struct Recognizer: Sendable, Hashable {
    /// The class, as the source spells it.
    var className: String
    /// Whether it receives touches.
    var isEnabled: Bool
    /// Whether it takes touches away from the view once it has recognized.
    var cancelsTouches: Bool
    /// The class of its delegate, which may refuse touches.
    var delegateClassName: String?
    /// The state, if the source contains it.
    package var state: State?

    /// The state of a recognizer; the numbers are UIKit's.
    package enum State: Int, Sendable, Hashable, Codable {
      /// Nothing yet.
      case possible
      /// The gesture has just begun.
      case began
      /// The gesture continues.
      case changed
      /// The gesture is over.
      case ended
      /// It was interrupted.
      case cancelled
      /// It has recognized nothing.
      case failed
    }

    /// Creates a recognizer; the defaults are UIKit's.
    package init(
      className: String, isEnabled: Bool = true, cancelsTouches: Bool = true,
      delegateClassName: String? = nil
    ) {
      self.className = className
      self.isEnabled = isEnabled
      self.cancelsTouches = cancelsTouches
      self.delegateClassName = delegateClassName
    }
  }

  /// Whether the view has a recognizer that receives touches, as far as the source says.
  var hasActiveRecognizer: Bool {
    guard flags.contains(.hasGestureRecognizers) else { return false }
    return recognizers.isEmpty || recognizers.contains { $0.isEnabled }
  }

  /// The recognizers that are known and may take a tap from a subview.
  var tapTakers: [Recognizer] {
    recognizers.filter {
      $0.isEnabled && $0.cancelsTouches && !SystemClasses.ignoringTaps.contains($0.className)
    }
  }

  /// Whether the view has a recognizer that may take touches from its subviews, as far as the
  /// source says.
  var hasCancellingRecognizer: Bool {
    guard flags.contains(.hasGestureRecognizers) else { return false }
    return recognizers.isEmpty || recognizers.contains { $0.isEnabled && $0.cancelsTouches }
  }
}

extension Node.Recognizer: Codable {
  private enum CodingKeys: String, CodingKey {
    case className = "class"
    case isEnabled = "enabled"
    case cancelsTouches = "cancelsTouchesInView"
    case delegateClassName = "delegate"
    case state
  }

  /// Reads a recognizer; missing values are UIKit's defaults.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      className: try values.decode(String.self, forKey: .className),
      isEnabled: try values.decodeIfPresent(Bool.self, forKey: .isEnabled) ?? true,
      cancelsTouches: try values.decodeIfPresent(Bool.self, forKey: .cancelsTouches) ?? true,
      delegateClassName: try values.decodeIfPresent(String.self, forKey: .delegateClassName))
    state = try values.decodeIfPresent(State.self, forKey: .state)
  }

  /// Writes a recognizer; UIKit's default values are left out.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(className, forKey: .className)
    if !isEnabled { try values.encode(isEnabled, forKey: .isEnabled) }
    if !cancelsTouches { try values.encode(cancelsTouches, forKey: .cancelsTouches) }
    try values.encodeIfPresent(delegateClassName, forKey: .delegateClassName)
    try values.encodeIfPresent(state, forKey: .state)
  }
}
