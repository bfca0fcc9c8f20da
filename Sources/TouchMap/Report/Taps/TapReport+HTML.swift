extension TapReport {
  /// Returns the summary as one HTML page that needs nothing from elsewhere, with a map of where the
  /// taps landed for each screen that got any.
  package static func html(_ report: TapReport) -> String {
    let sections = report.tally.screens.indices.compactMap(report.section)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Taps</title>
      <style>
      body { font: 15px/1.4 system-ui, sans-serif; margin: 2em auto; max-width: 70em; padding: 0 1em }
      section { display: flex; flex-wrap: wrap; gap: 2em; align-items: flex-start }
      svg { width: 20em; height: auto; border: 1px solid #8888 }
      table { border-collapse: collapse } td, th { padding: .15em .8em .15em 0; text-align: left }
      td:first-child { text-align: right } .dead { font-weight: 600 }
      \(heatRules)
      </style>
      </head>
      <body>
      <h1>Taps</h1>
      <p>\(MarkupText.escape(report.heading))</p>
      \(sections.joined(separator: "\n"))
      </body>
      </html>
      """
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
      <section>
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
