#if canImport(UIKit) && !os(watchOS)
  @_spi(Command) import TouchMap
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
    package let views: [UIView]
  }

  extension TouchImprint {
    /// The side of the mark, in points: a finger's tip. A choice.
    private static let side = 44.0
    /// The distance of the text from the edges of the screen and around it, in points. A choice.
    private static let margin = 8.0

    /// Makes the imprint of a touch. `point` is in screen points, `center` in the space of the view
    /// that shows the imprint, and `room` the part of that view on which the text stays.
    @MainActor init(
      _ words: Screen.TouchWords, at point: Screen.Point, center: CGPoint, in room: CGRect,
      isDark: Bool
    ) {
      let mark = UIView(
        frame: CGRect(
          x: center.x - Self.side / 2, y: center.y - Self.side / 2, width: Self.side,
          height: Self.side))
      mark.layer.cornerRadius = Self.side / 2
      mark.backgroundColor = UIColor(.surface, isDark: isDark, alpha: 0.6)
      let label = UILabel()
      label.text = "\(words.winner): \(words.reason)"
      label.font = .preferredFont(forTextStyle: .footnote)
      label.numberOfLines = 0
      label.textColor = UIColor(.ink, isDark: isDark)
      label.backgroundColor = UIColor(.surface, isDark: isDark, alpha: 0.9)
      let width = max(0, room.width - 2 * Self.margin)
      let fitting = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      let height = min(fitting.height, room.height)
      // Below the mark, or above it where there is no room.
      let below = center.y + Self.side / 2
      let y = below + height <= room.maxY ? below : center.y - Self.side / 2 - height
      label.frame = CGRect(
        x: room.minX + Self.margin, y: max(room.minY, min(y, room.maxY - height)), width: width,
        height: height)
      for view in [mark, label] { view.isUserInteractionEnabled = false }
      self.init(point: point, winner: words.winner, reason: words.reason, views: [mark, label])
    }
  }
#endif
