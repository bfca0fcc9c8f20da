@_spi(Command) import TouchMap

/// The contents of a page in addition to its map.
@_spi(Command) public struct MapPageOptions: Sendable {
  /// The image under the map.
  @_spi(Command) public var underlay: Underlay?
  /// The arguments, without the dump, that make a command show the same screen, such as `--assume`
  /// and its value.
  @_spi(Command) public var arguments: [String] = []
  /// The notices at the top of the page, one sentence each.
  @_spi(Command) public var notices: [String] = []
  /// Shows only the map.
  @_spi(Command) public init() {}
}

extension MapReport {
  /// Returns the map as one HTML page that needs no other files: the verdict, the targets with the
  /// part that a finger reaches, what takes the rest, and the fixes. A click, a tap or the arrow keys
  /// show which view gets a touch at a point, and which views are asked before.
  @_spi(Command) public func html(options: MapPageOptions = MapPageOptions()) -> String {
    var notices = options.notices
    var underlay = options.underlay
    do throws(Underlay.Problem) {
      _ = try underlay?.scale(on: screen)
    } catch {
      notices.append("The screenshot \(error.wording(for: screen)).")
      underlay = nil
    }
    var stage = Stage(self, underlay: underlay, arguments: options.arguments)
    stage.notices = notices
    return StagePage(stage).html
  }
}

extension DiffReport {
  /// Returns the change as one HTML page: the screen before it and the one after it as two states of
  /// one map, and what each target won or lost.
  @_spi(Command) public var html: String { StagePage(Stage(self)).html }
}

extension MapReport {
  /// The last part of the dump's file, as a name for a page.
  @_spi(Command) public var fileName: String { reported.lastPart ?? "screen" }
}

extension DiffReport {
  /// The last part of the file of the dump after the change.
  @_spi(Command) public var fileName: String { after.lastPart ?? "screen" }
}
