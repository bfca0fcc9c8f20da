@_spi(Command) import TouchMap

extension DesignColor {
  /// Returns the colour as CSS writes it.
  func hex(isDark: Bool) -> String {
    bytes(isDark: isDark).reduce("#") { text, byte in
      text + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }

  /// The colours as properties of CSS.
  static func properties(isDark: Bool) -> String {
    allCases.map { "--\($0.rawValue):\($0.hex(isDark: isDark))" }.joined(separator: ";")
  }
}

extension ArtPaint {
  /// The rules for the looks, in which a name in angle brackets means a colour.
  static var rules: String {
    let looks = all.map { look, paint in
      ".art .\(look.split(separator: " ").joined(separator: ".")){\(paint.css)}\n"
    }
    let inks = [Pattern.hatch, .dots].map { pattern in
      let paint = pattern == .hatch ? "stroke" : "fill"
      return ".art .\(pattern.rawValue)-ink{\(paint):<\(pattern.ink.rawValue)>;"
        + "\(paint)-opacity:\(pattern.opacity);stroke-width:\(pattern.width)}\n"
    }
    return (looks + inks).joined()
  }

  fileprivate var css: String {
    if let pattern { return "fill:url(#\(pattern.rawValue))" }
    var parts = ["fill:" + (fill.map { "<\($0.rawValue)>" } ?? "none")]
    if fillOpacity < 1 { parts.append("fill-opacity:\(fillOpacity)") }
    if let stroke {
      parts += ["stroke:<\(stroke.rawValue)>", "stroke-width:\(NumberText.exact(width))"]
    }
    if strokeOpacity < 1 { parts.append("stroke-opacity:\(strokeOpacity)") }
    if !dashes.isEmpty {
      parts.append(
        "stroke-dasharray:" + dashes.map(NumberText.exact).joined(separator: " "))
    }
    if isRound { parts.append("stroke-linecap:round") }
    return parts.joined(separator: ";")
  }
}
