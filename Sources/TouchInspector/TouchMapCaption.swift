#if canImport(UIKit) && !os(watchOS)
  import TouchMap
  import UIKit

  /// The headline of a touch map on a panel: the same sentences as above every picture of the
  /// screen, and the first fix that was tried.
  @MainActor package struct TouchMapCaption {
    package let label = UILabel()
    let panel = UIView()

    /// Choices: the panel's distance from the edges and around its text, the narrowest room for it,
    /// and the most lines.
    private static let (margin, padding, narrowest, lines) = (8.0, 10.0, 120.0, 6)

    /// - Parameters:
    ///   - verdict: The verdict about the screen.
    ///   - palette: The colours of the map.
    ///   - room: The part of the map that no bar or notch covers.
    ///   - controls: The boxes of blocked controls, which the panel leaves free if it can.
    /// - Returns: `nil` if there is no room.
    init?(_ verdict: ScreenVerdict, _ palette: Palette, in room: CGRect, beside controls: [CGRect])
    {
      let room = room.insetBy(dx: Self.margin, dy: Self.margin)
      let width = room.width - 2 * Self.padding
      guard width >= Self.narrowest else { return nil }
      let fix = verdict.culprits.lazy.compactMap(\.fix).first
      label.text = ([verdict.text] + (fix?.lines ?? [])).joined(separator: "\n")
      label.font = .preferredFont(forTextStyle: .footnote)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = Self.lines
      label.textColor = UIColor(palette.text)
      let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      label.frame = CGRect(x: Self.padding, y: Self.padding, width: width, height: size.height)
      let height = size.height + 2 * Self.padding
      let places = [room.minY, room.maxY - height].map {
        CGRect(x: room.minX, y: $0, width: room.width, height: height)
      }
      let covered = places.map { place in controls.filter(place.intersects).count }
      panel.frame = places[covered[0] <= covered[1] ? 0 : 1]
      panel.backgroundColor = UIColor(palette.page)
      panel.layer.cornerRadius = Self.padding
      panel.isUserInteractionEnabled = false
      panel.addSubview(label)
    }
  }

  extension UIColor {
    /// Creates a colour of the palette.
    convenience init(_ color: PaletteColor, alpha: CGFloat = 1) {
      self.init(
        red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255,
        blue: CGFloat(color.blue) / 255, alpha: alpha)
    }
  }
#endif
