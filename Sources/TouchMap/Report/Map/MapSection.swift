/// One screen on the page: its map, its windows and the list of its owners.
struct MapSection {
  /// What one window, asked alone, gives to one of its views.
  struct Claim {
    var owner: Node.ID
    var polygons: [[Screen.Point]]
    /// The place of the window, 0 for the rearmost.
    var window: Int
    /// The area if no window lay in front, in square points.
    var areaAlone: Double
    /// The area that is left to it, in square points.
    var area: Double
  }

  let report: MapReport
  let number: Int
  /// The claims, windows back to front.
  let claims: [Claim]
  private let colors: [OwnerColor]

  init(_ report: MapReport, number: Int) {
    self.report = report
    self.number = number
    colors = report.screen.ownerColors()
    claims = Self.claims(report)
  }

  private static func claims(_ report: MapReport) -> [Claim] {
    var left: [Node.ID: Double] = [:]
    for region in report.partition.regions {
      if let owner = region.owner { left[owner] = region.area }
    }
    return report.screen.windows.indices.flatMap { window in
      let isOnly = report.screen.windows.count == 1
      let layer =
        isOnly
        ? report.partition : report.screen.partition(rules: report.rules, windows: [window])
      return layer.regions.compactMap { region in
        region.owner.map {
          Claim(
            owner: $0, polygons: region.polygons, window: window, areaAlone: region.area,
            area: left[$0] ?? 0)
        }
      }
    }
  }

  func color(of claim: Claim) -> String { colors[claim.owner].hex }

  func title(of claim: Claim) -> String { report.screen.title(of: claim.owner) }

  /// The name of a window for people.
  func name(ofWindow window: Int) -> String {
    report.screen.name(of: report.screen.windows[window].root)
  }

  /// The claims' places in ``claims``, the largest area first.
  var claimsByArea: [Int] {
    claims.indices.sorted {
      (claims[$1].area, claims[$1].areaAlone, $0) < (claims[$0].area, claims[$0].areaAlone, $1)
    }
  }

  /// What is told about an area.
  func share(of claim: Claim) -> String {
    claim.area > 0 ? report.share(of: claim.area) : "covered"
  }
}
