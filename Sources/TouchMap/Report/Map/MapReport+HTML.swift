extension MapReport {
  /// Returns maps as one HTML page that needs nothing from elsewhere.
  ///
  /// Pointing at a region or moving to it with the keyboard tells its owner, the way to it and why
  /// it gets the touches. Each window is a layer of what it takes when it is asked, so switching
  /// one off shows who would get its touches.
  package static func html(_ reports: [MapReport]) -> String {
    let sections = reports.enumerated().map { MapSection($1, number: $0) }
    let title = MarkupText.escape(reports.map(\.reported.heading).joined(separator: ", "))
    let data = MarkupText.escapeScript(JSON.array(sections.map(\.data)).text())
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title) - touch map</title>
      <style>
      \(MapPage.style)
      </style>
      </head>
      <body>
      <header>
      <h1>Touch map</h1>
      <p>Who gets a touch where. Point at a region, or move with Tab and the arrow keys; Enter keeps \
      a region, Escape lets it go.</p>
      </header>
      <main>
      \(sections.map(\.markup).joined(separator: "\n"))
      </main>
      <script type="application/json" id="touch-map-data">
      \(data)
      </script>
      <script>
      \(MapPage.script)
      </script>
      </body>
      </html>
      """
  }
}
