/// What a finger or a pointer does at a point of a stage.
struct Touch {
  /// What is done; its words stand before the name of the point.
  enum Deed: String, CaseIterable {
    /// Has no words.
    case tap = ""
    /// A click of a pointer that already hovers there: UIKit asks only for the view then.
    case clickFromHover = "click"
    /// A pointer that moves there.
    case hover
    /// A question without an event.
    case probe
    /// Two fingers in one event.
    case twoFingers = "two fingers"
  }

  let deed: Deed
  /// The name of the point.
  let place: String

  /// - Parameter words: Such as "toast" or "click toast".
  init(_ words: String) {
    deed = Deed.allCases.last { $0 != .tap && words.hasPrefix($0.rawValue + " ") } ?? .tap
    place = String(words.dropFirst(deed == .tap ? 0 : deed.rawValue.count + 1))
  }
}
