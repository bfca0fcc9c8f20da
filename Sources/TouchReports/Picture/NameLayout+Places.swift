@_spi(Command) import TouchMap

extension NameLayout {
  /// The places of a box in a room: its middle, above and below it, then its corners.
  static func places(for box: Screen.Size, in room: Screen.Rect) -> [Screen.Rect] {
    let (right, bottom) = (room.maxX - box.width, room.maxY - box.height)
    guard right >= room.origin.x, bottom >= room.origin.y else { return [] }
    let (middle, half) = (room.center.x - box.width / 2, room.center.y - box.height / 2)
    let corners = [
      (middle, half), (middle, room.origin.y), (middle, bottom), (room.origin.x, half),
      (right, half), (room.origin.x, room.origin.y), (right, room.origin.y),
      (room.origin.x, bottom), (right, bottom),
    ]
    return corners.map { Screen.Rect(x: $0.0, y: $0.1, width: box.width, height: box.height) }
  }

  /// The places of a tab inside an area, along its edges: at the top from the left, then down the
  /// sides.
  static func edges(for tab: Screen.Size, in area: Screen.Rect) -> [Screen.Rect] {
    let (right, bottom) = (area.maxX - tab.width, area.maxY - tab.height)
    guard right >= area.origin.x, bottom >= area.origin.y else { return [] }
    let steps = (0...24).map { area.origin.y + (bottom - area.origin.y) * Double($0) / 24 }
    return steps.flatMap { y in
      [area.origin.x, area.center.x - tab.width / 2, right].map {
        Screen.Rect(x: $0, y: y, width: tab.width, height: tab.height)
      }
    }
  }

  /// The places of a tab outside of an area: those that touch it, then those a little away from it.
  static func sides(for tab: Screen.Size, around area: Screen.Rect) -> [Screen.Rect] {
    let across = [
      area.origin.x, area.maxX - tab.width, area.center.x - tab.width / 2,
      area.origin.x - tab.width / 2, area.maxX - tab.width / 2,
    ]
    let middle = area.center.y - tab.height / 2
    return [0, 0.5, 1, 1.5].flatMap { share -> [Screen.Rect] in
      let gap = share * tab.height
      var corners: [(x: Double, y: Double)] = across.map { ($0, area.origin.y - tab.height - gap) }
      corners += across.map { ($0, area.maxY + gap) }
      corners += [(area.origin.x - tab.width - gap, middle), (area.maxX + gap, middle)]
      return corners.map { Screen.Rect(x: $0.x, y: $0.y, width: tab.width, height: tab.height) }
    }
  }
}
