#if canImport(UIKit) && !os(watchOS)
  @_spi(Command) import TouchMap
  import UIKit

  /// The headline of a touch map on a panel: the same sentences as above every picture of the
  /// screen, with the view that takes taps, and the first fix that was tried.
  @MainActor package struct TouchMapCaption {
    /// What the verdict says. Where there is too little room its end is cut.
    package let label = UILabel()
    /// The fix, which is cut only where it alone has too little room; without text if there is none.
    package let fixLabel = UILabel()
    package let panel = UIView()

    /// Choices: the panel's distance from the edges and around its texts, the narrowest room for it,
    /// and the most lines of the verdict.
    private static let (margin, padding, narrowest, lines) = (8.0, 10.0, 120.0, 4)

    /// - Parameters:
    ///   - verdict: The verdict about the screen.
    ///   - isDark: Whether the map has its dark colours.
    ///   - room: The part of the map that no bar or notch covers.
    ///   - controls: The boxes of dead targets, which the panel leaves free if it can.
    /// - Returns: `nil` if there is no room.
    init?(_ verdict: ScreenVerdict, isDark: Bool, in room: CGRect, beside controls: [CGRect]) {
      let room = room.insetBy(dx: Self.margin, dy: Self.margin)
      let width = room.width - 2 * Self.padding
      guard width >= Self.narrowest, room.height > 2 * Self.padding else { return nil }
      label.text = verdict.text
      label.numberOfLines = Self.lines
      let fix = verdict.culprits.lazy.compactMap(\.fix).first
      fixLabel.text = fix?.lines.joined(separator: "\n")
      fixLabel.numberOfLines = 0
      var left = room.height - 2 * Self.padding
      var heights: [CGFloat] = []
      for label in [fixLabel, label] {
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = UIColor(.ink, isDark: isDark)
        let size = CGSize(width: width, height: .greatestFiniteMagnitude)
        heights.append(label.text == nil ? 0 : min(left, label.sizeThatFits(size).height))
        left -= heights.last ?? 0
        panel.addSubview(label)
      }
      label.frame = CGRect(x: Self.padding, y: Self.padding, width: width, height: heights[1])
      fixLabel.frame = CGRect(
        x: Self.padding, y: label.frame.maxY, width: width, height: heights[0])
      let height = heights[0] + heights[1] + 2 * Self.padding
      let places = [room.minY, room.maxY - height].map {
        CGRect(x: room.minX, y: $0, width: room.width, height: height)
      }
      let covered = places.map { place in controls.filter(place.intersects).count }
      panel.frame = places[covered[0] <= covered[1] ? 0 : 1]
      panel.backgroundColor = UIColor(.surface, isDark: isDark)
      panel.layer.cornerRadius = Self.padding
      panel.isUserInteractionEnabled = false
    }
  }
#endif
