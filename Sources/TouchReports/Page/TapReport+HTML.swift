import TouchMap

extension TapReport {
  /// Returns the summary as one HTML page that needs no other files, with a map of the taps' places
  /// for each screen that got any.
  package static func html(_ report: TapReport) -> String {
    let sections = report.tally.screens.indices.compactMap(report.section)
    return PageFrame(title: "Taps", heading: "Taps", kind: .taps).page(
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
      \(heatMap(ofScreen: place) ?? "")
      </div>
      <table>
      <tr><th>taps</th><th>who gets them</th><th>what comes of them</th></tr>
      \(rows.joined(separator: "\n"))
      </table>
      </section>
      """
  }
}
