/// The sizes and distances that a guideline requires of touch targets.
public enum LintProfile: String, Sendable, Hashable, Codable, CaseIterable {
  /// Apple's Human Interface Guidelines.
  case hig
  /// WCAG 2.2 success criterion 2.5.8, level AA.
  case wcagAA = "wcag-aa"
  /// WCAG 2.2 success criterion 2.5.5, level AAA.
  case wcagAAA = "wcag-aaa"
  /// Material Design and Android's accessibility guide.
  case android

  /// The least width and height of a target, in points.
  ///
  /// One CSS pixel and one density-independent pixel count as one point.
  ///
  /// > Source: HIG, User interaction: "at least 44x44 pt"; WCAG 2.2, 2.5.5: 44 by 44 CSS pixels;
  /// > WCAG 2.2, 2.5.8: 24 by 24 CSS pixels; Android accessibility help: 48 x 48 dp.
  public var minimumSide: Double {
    switch self {
    case .hig, .wcagAAA: 44
    case .wcagAA: 24
    case .android: 48
    }
  }

  /// The required distance between two targets if one is smaller than ``minimumSide``; `nil` if the
  /// guideline requires none.
  var spacing: Spacing? {
    switch self {
    case .hig: .gap(8)
    case .wcagAA: .circle(diameter: 24)
    case .wcagAAA: nil
    case .android: .gap(8)
    }
  }

  /// A requirement of distance.
  enum Spacing: Sendable, Hashable {
    /// This number of points between the two.
    ///
    /// > Source: Android accessibility help: targets at least 8 dp apart. Apple publishes no number
    /// > that could be cited; that the same one is used for ``LintProfile/hig``, and that targets
    /// > of full size may touch one another, are choices.
    case gap(Double)
    /// A circle around the middle of each too small target meets no other target and no other such
    /// circle.
    ///
    /// > Source: WCAG 2.2, 2.5.8, exception "Spacing".
    case circle(diameter: Double)

    /// Targets that are farther apart than this meet the requirement, in points.
    var distance: Double {
      switch self {
      case .gap(let least): least
      case .circle(let diameter): diameter
      }
    }
  }
}
