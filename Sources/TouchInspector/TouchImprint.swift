#if canImport(UIKit) && !os(watchOS)
  import TouchMap
  import UIKit

  /// The mark of a touch on a ``TouchMapOverlayView``: its place, its receiver, and the reason.
  public struct TouchImprint {
    /// Where the finger landed, in screen points.
    public let point: Screen.Point
    /// The view that UIKit gave the touch to: its class and its identifier.
    public let winner: String
    /// Why, by the rule; or that the rule gives another view.
    public let reason: String

    /// The mark and the text on the screen.
    let views: [UIView]
  }

  extension TouchImprint {
    /// The side of the mark, in points: a finger's tip. A choice.
    private static let side = 44.0
    /// The height of the text, in points. A choice.
    private static let lineHeight = 20.0

    /// Makes the imprint of a touch. `point` is in screen points, `center` in the space of the view
    /// that shows the imprint.
    @MainActor init(
      _ words: Screen.TouchWords, at point: Screen.Point, center: CGPoint, width: CGFloat
    ) {
      let mark = UIView(
        frame: CGRect(
          x: center.x - Self.side / 2, y: center.y - Self.side / 2, width: Self.side,
          height: Self.side))
      mark.layer.cornerRadius = Self.side / 2
      mark.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 0.6)
      let label = UILabel(
        frame: CGRect(
          x: 0, y: center.y + Self.side / 2, width: width, height: Self.lineHeight))
      label.text = "\(words.winner): \(words.reason)"
      label.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 0.8)
      for view in [mark, label] { view.isUserInteractionEnabled = false }
      self.init(point: point, winner: words.winner, reason: words.reason, views: [mark, label])
    }
  }
#endif
