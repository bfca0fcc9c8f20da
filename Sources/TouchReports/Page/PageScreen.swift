import TouchMap

/// One screen on a page: its map and the meaning of the map.
struct PageScreen {
  let report: MapReport
  let picture: TouchPicture
  /// The image under the map.
  let underlay: Underlay?
  /// The arguments beside the dump that make a command show the same screen.
  let arguments: [String]

  var screen: Screen { report.screen }
  var survey: ScreenSurvey { report.survey }

  init(_ report: MapReport, underlay: Underlay? = nil, arguments: [String] = []) {
    self.report = report
    picture = report.picture
    self.underlay = underlay
    self.arguments = arguments
  }

  /// The names of the regions, in the order of the picture: for regions that swallow touches the
  /// name of the culprit; `nil` for a region without a view.
  var names: [String?] {
    var culprits: [Node.ID: String] = [:]
    for culprit in picture.culprits.reversed() {
      for owner in culprit.owners { culprits[owner] = culprit.name.text }
    }
    return picture.regions.map { region in
      region.owners.lazy.compactMap { culprits[$0] }.first ?? region.name?.text
    }
  }

  /// The notes about the regions that swallow touches, in the order of the picture.
  var notes: [String?] {
    picture.regions.map { region in
      guard region.role == .swallows else { return nil }
      let culprit = picture.culprits.first { !Set($0.owners).isDisjoint(with: region.owners) }
      let robbed = culprit?.blocked ?? []
      guard !robbed.isEmpty else { return "takes every tap here" }
      return ScreenVerdict.counted(robbed.map { picture.blocked[$0] }) + " blocked"
    }
  }

  /// Where the sign of a ghost stands, and where there is room for its name; beside the sign if
  /// both fit.
  static func places(inGhost outline: [Screen.Point]) -> (sign: Screen.Rect, name: Screen.Rect) {
    let box = ConvexPolygon(points: outline).boundingBox
    let side = min(26, max(8, min(box.size.width, box.size.height) * 0.6))
    let isWide = box.size.width >= side + 44
    let x = isWide ? box.origin.x + 6 : box.center.x - side / 2
    let sign = Screen.Rect(x: x, y: box.center.y - side / 2, width: side, height: side)
    let start = isWide ? sign.maxX : box.maxX
    let name = Screen.Rect(
      x: start, y: box.origin.y, width: box.maxX - start, height: box.size.height)
    return (sign, name)
  }

  /// The regions' shapes, in the order of the picture.
  var shapes: [RegionShape] {
    let ghosts = picture.blocked.map(\.outline).filter { !$0.isEmpty }
    return picture.regions.map { region in
      let holes = region.role == .swallows ? ghosts.filter { isInside($0, region) } : []
      return RegionShape(region.polygons, holes: holes)
    }
  }

  /// Whether a ghost lies in a region, so that nothing is to be written where it is.
  private func isInside(_ ghost: [Screen.Point], _ region: TouchPicture.Region) -> Bool {
    let polygon = ConvexPolygon(points: ghost)
    return region.polygons.contains { ConvexPolygon(points: $0).contains(polygon.center) }
  }

  /// The command that asks who gets a touch, before and after the point.
  var command: [String] {
    var words = [report.reported.file.map { ShellText.quoted($0) } ?? "-"]
    if report.reported.count > 1 { words += ["--screen", "\(report.reported.number)"] }
    words += arguments.map { ShellText.quoted($0) }
    let start = report.reported.file == nil ? "touchmap demo --dump | " : ""
    return [start + "touchmap at ", " " + words.joined(separator: " ")]
  }
}

/// Texts as a shell takes them.
enum ShellText {
  /// Returns a word with quotes around it where a shell would take it for more than a word.
  static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
          || "_-./:,@%+=".utf8.contains(byte)
      }
    if isPlain { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: #"'\''"#) + "'"
  }
}
