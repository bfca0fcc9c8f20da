extension MapSection {
  /// The section as HTML.
  var markup: String {
    let heading = MarkupText.escape(report.reported.heading)
    return """
      <section class="screen" data-screen="\(number)" aria-labelledby="s\(number)-title">
      <h2 id="s\(number)-title">\(heading)</h2>
      <p class="facts">\(MarkupText.escape(report.facts))</p>
      <div class="columns">
      <figure style="--width:\(NumberText.text(report.screen.frame.size.width));\
      --height:\(NumberText.text(report.screen.frame.size.height))">
      \(map)
      \(caption)
      </figure>
      <div class="side">
      <section class="detail" role="status" aria-live="polite" aria-atomic="true" \
      aria-label="Region">
      <p>Point at a region of the map, or choose an owner below.</p>
      </section>
      \(windows)
      \(search)
      <ul class="owners" role="listbox" aria-label="Owners, by area">
      \(claimsByArea.map(row).joined(separator: "\n"))
      </ul>
      \(remarks)
      </div>
      </div>
      </section>
      """
  }

  private var map: String {
    let frame = report.screen.frame
    let lengths = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      .map(NumberText.text)
    let layers = report.screen.windows.indices.map(layer).joined(separator: "\n")
    return """
      <svg class="map" viewBox="\(lengths.joined(separator: " "))" role="group" \
      aria-label="Map of \(claims.count) regions; the arrow keys move between them">
      <defs><pattern id="s\(number)-nobody" width="8" height="8" patternUnits="userSpaceOnUse" \
      patternTransform="rotate(45)"><path class="hatch" d="M0 0V8"/></pattern></defs>
      <rect class="nobody" x="\(lengths[0])" y="\(lengths[1])" width="\(lengths[2])" \
      height="\(lengths[3])" fill="url(#s\(number)-nobody)"/>
      \(layers)
      </svg>
      """
  }

  /// Names what is hatched; the list beside the map names the colours.
  private var caption: String {
    guard let nobody = report.partition.regions.first(where: { $0.owner == nil }) else { return "" }
    return #"<figcaption><i class="swatch"></i> hatched: nobody gets a touch, "#
      + "\(MarkupText.escape(report.share(of: nobody.area)))</figcaption>"
  }

  private func layer(of window: Int) -> String {
    var paths: [String] = []
    var labels: [String] = []
    for (index, claim) in claims.enumerated() where claim.window == window {
      let drawing = RegionDrawing(claim.polygons)
      let name = MarkupText.escape("\(title(of: claim)), \(share(of: claim))")
      paths.append(
        #"<path class="region" data-r="\#(index)" role="button" tabindex="-1" aria-pressed="false" "#
          + #"aria-label="\#(name)" fill="\#(color(of: claim))" d="\#(drawing.pathData)"/>"#)
      if let label = label(of: claim, in: drawing.room) { labels.append(label) }
    }
    return """
      <g class="layer" data-window="\(window)">
      \(paths.joined(separator: "\n"))
      <g class="labels" aria-hidden="true">
      \(labels.joined(separator: "\n"))
      </g>
      </g>
      """
  }

  private func label(of claim: Claim, in room: Screen.Rect?) -> String? {
    guard let room, room.size.height >= 14,
      let text = report.inscription(
        of: claim.owner, limit: NumberText.count((room.size.width - 6) / 6.4))
    else { return nil }
    let x = NumberText.text(room.origin.x + room.size.width / 2)
    let y = NumberText.text(room.origin.y + room.size.height / 2)
    return #"<text x="\#(x)" y="\#(y)">\#(MarkupText.escape(text))</text>"#
  }

  private var windows: String {
    let boxes = report.screen.windows.indices.reversed().map { window in
      #"<label><input type="checkbox" data-window="\#(window)" checked> "#
        + "\(MarkupText.escape(name(ofWindow: window)))</label>"
    }
    return """
      <fieldset class="windows">
      <legend>Windows, front to back</legend>
      \(boxes.joined(separator: "\n"))
      </fieldset>
      """
  }

  private var search: String {
    """
    <div class="search">
    <label for="s\(number)-search">Search by class, identifier or label</label>
    <input id="s\(number)-search" type="search" autocomplete="off" spellcheck="false">
    <p class="count" role="status" aria-live="polite"></p>
    </div>
    """
  }

  private func row(_ index: Int) -> String {
    let claim = claims[index]
    return #"<li role="option" tabindex="-1" aria-selected="false" data-r="\#(index)">"#
      + #"<i style="background:\#(color(of: claim))"></i>"#
      + "<b>\(MarkupText.escape(title(of: claim)))"
      + " <small>line \(report.screen.nodes[claim.owner].line)</small></b> <span>\(share(of: claim))</span></li>"
  }

  private var remarks: String {
    let limit = 100
    let sentences = report.assumptions.prefix(limit).map { report.screen.explanation(of: $0) }
    let rest = report.assumptions.count - limit
    let more = rest > 0 ? ["\(rest) more of these kinds"] : []
    return list("Taken for granted", sentences + more)
      + list("Notes about the dump", report.screen.remarks())
  }

  private func list(_ title: String, _ sentences: [String]) -> String {
    guard !sentences.isEmpty else { return "" }
    let items = sentences.map { "<li>\(MarkupText.escape($0))</li>" }.joined(separator: "\n")
    return """
      <details>
      <summary>\(title) (\(sentences.count))</summary>
      <ul>
      \(items)
      </ul>
      </details>

      """
  }
}
