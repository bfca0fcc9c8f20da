@_spi(Command) import TouchMap

/// The contents of a page of maps in addition to the maps.
@_spi(Command) public struct MapPageOptions: Sendable {
  /// The image under the maps.
  @_spi(Command) public var underlay: Underlay?
  /// The arguments, without the dump, that make a command show the same screens, such as `--assume`
  /// and its value.
  @_spi(Command) public var arguments: [String] = []
  /// The notices at the top of the page, one sentence each.
  @_spi(Command) public var notices: [String] = []
  /// Shows only the maps.
  @_spi(Command) public init() {}
}

extension MapReport {
  /// Returns maps as one HTML page that needs no other files. The page shows which views swallow
  /// touches, which controls are blocked and how to fix it. A click, a tap or the arrow keys show
  /// which view gets a touch at a point, and why no other view does.
  @_spi(Command) public static func html(
    _ reports: [MapReport], options: MapPageOptions = MapPageOptions()
  ) -> String {
    var notices = options.notices
    let stages = reports.enumerated().map { number, report in
      var underlay = options.underlay
      do throws(Underlay.Problem) {
        _ = try underlay?.scale(on: report.screen)
      } catch {
        notices.append("The screenshot \(error.wording(for: report.screen)).")
        underlay = nil
      }
      let screen = PageScreen(report, underlay: underlay, arguments: options.arguments)
      return PageStage(number: number, screen)
    }
    return PageStage.page(
      stages, title: reports.map(\.reported.heading).joined(separator: ", "), notices: notices)
  }
}

extension DiffReport {
  /// Returns changes as one HTML page: for each pair of screens two maps, one over the other, with
  /// a slider between them, and the changed areas marked.
  @_spi(Command) public static func html(_ reports: [DiffReport]) -> String {
    let stages = reports.enumerated().map { PageStage(number: $0, $1) }
    return PageStage.page(stages, title: reports.map(\.after.heading).joined(separator: ", "))
  }
}
