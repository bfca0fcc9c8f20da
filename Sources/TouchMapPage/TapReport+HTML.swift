import TouchMap

extension TapReport {
  /// Returns the summary as one HTML page that needs nothing from elsewhere, with a map of where the
  /// taps landed for each screen that got any: the warmer the more, red where they were dead.
  package static func html(_ report: TapReport) -> String {
    let sections = report.tally.screens.indices.compactMap(report.section)
    return PageFrame(title: "Taps", heading: "Taps").page(
      around: "<p>\(MarkupText.escape(report.heading))</p>\n" + sections.joined(separator: "\n"))
  }

  private var heading: String {
    "\(taps) taps, \(dead) dead, \(unknown) unknown"
      + tally.skipped.map { ", \($0.lines) lines skipped: \($0.problem.wording)" }.joined()
  }

  private func section(of place: Int) -> String? {
    let shares = shares.filter { $0.screen == place }
    guard let first = shares.first else { return nil }
    let rows = shares.prefix(50).map { share in
      let dead = share.reason.isDead == true ? " class=\"dead\"" : ""
      return "<tr\(dead)><td>\(share.taps)</td><td>\(MarkupText.escape(name(of: share)))</td>"
        + "<td>\(MarkupText.escape(share.reason.wording))</td></tr>"
    }
    return """
      <section class="taps">
      <div>
      <h2>\(MarkupText.escape(screenName(of: first)))</h2>
      \(drawing(of: place))
      </div>
      <table>
      <tr><th>taps</th><th>who gets them</th><th>what comes of them</th></tr>
      \(rows.joined(separator: "\n"))
      </table>
      </section>
      """
  }

  /// The screen with its regions as outlines, under squares as warm as their taps.
  private func drawing(of place: Int) -> String {
    guard let places = tally.screens[place].places else { return "" }
    let screen = tally.tapped[place].screen
    let box = places.bounds
    let lengths = [box.origin.x, box.origin.y, box.size.width, box.size.height]
    let outlines = screen.partition(rules: tally.tapped[place].rules).regions.map { region in
      "<path d=\"\(RegionDrawing(region.polygons).pathData)\"/>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="where the taps landed" \
      viewBox="\(lengths.map(NumberText.text).joined(separator: " "))">
      <g fill="none" stroke="#888" stroke-width="0.7">\(outlines.joined())</g>
      <g>\(squares(of: places).joined())</g>
      </svg>
      """
  }

  private func squares(of places: TapPlaces) -> [String] {
    let hottest = Double(places.taps.max() ?? 0)
    return places.taps.indices.filter { places.taps[$0] > 0 }.map { square in
      let x = places.bounds.origin.x + Double(square % places.columns) * TapPlaces.side
      let y = places.bounds.origin.y + Double(square / places.columns) * TapPlaces.side
      // Few taps are still to be seen beside a thousand times as many.
      let heat = (Double(places.taps[square]) / hottest).squareRoot()
      let isDead = 2 * places.dead[square] > places.taps[square]
      let color = isDead ? "#d22" : "#f90"
      let opacity = ((0.15 + 0.75 * heat) * 100).rounded() / 100
      return "<rect x=\"\(NumberText.text(x))\" y=\"\(NumberText.text(y))\" width=\"8\" "
        + "height=\"8\" fill=\"\(color)\" fill-opacity=\"\(NumberText.text(opacity))\"/>"
    }
  }
}
