import TouchMap

/// The places of taps on a screen, in the palette of all pictures: crosses where a target lost
/// them, discs where they have an effect, diamonds where they are dead, and hollow squares where
/// the result is unknown. Their areas grow with the number of taps.
struct HeatDrawing {
  private let places: TapPlaces
  private let squares: [(square: Int, taps: Int, effect: TapPlaces.Effect)]
  /// How the screen is brought onto the drawing; `nil` if the drawing is in its points.
  private let scale: PictureScale?
  private let hottest: Int

  init(_ places: TapPlaces, scale: PictureScale? = nil) {
    self.places = places
    self.scale = scale
    squares = places.tapped
    hottest = max(1, squares.map(\.taps).max() ?? 1)
  }

  /// The marks that occur.
  var kinds: [TapPlaces.Effect] {
    let found = Set(squares.map(\.effect))
    return [.lost, .acts, .dead, .unknown].filter(found.contains)
  }

  /// The elements, the largest first; each has its place on the screen.
  var elements: [String] {
    squares.sorted { ($1.taps, $0.square) < ($0.taps, $1.square) }.map { square, taps, effect in
      let point = center(of: square)
      let place = #" data-at="\#(SVGNumber.text(point.x)),\#(SVGNumber.text(point.y))""#
      return effect.element(
        scale?.point(point) ?? point, radius(of: taps), scale == nil ? place : "")
    }
  }

  /// The middle of that part of a square that is on the screen.
  private func center(of square: Int) -> Screen.Point {
    func middle(_ place: Int, _ start: Double, _ end: Double) -> Double {
      let low = start + Double(place) * TapPlaces.side
      return (low + min(low + TapPlaces.side, end)) / 2
    }
    let (column, row) = (square % places.columns, square / places.columns)
    return Screen.Point(
      x: middle(column, places.bounds.origin.x, places.bounds.maxX),
      y: middle(row, places.bounds.origin.y, places.bounds.maxY))
  }

  /// The radius of a disc for a number of taps: its area grows with them.
  func radius(of taps: Int) -> Double {
    let factor = scale?.factor ?? 1
    let share = (Double(taps) / Double(hottest)).squareRoot()
    return max(1, Self.largest * factor * share)
  }

  /// The radius for the square with most taps, in screen points. A choice: not larger than what a
  /// finger covers.
  static let largest = 11.0

  /// The mark by which sizes are explained: one that occurs.
  var sample: TapPlaces.Effect { kinds.first ?? .acts }

  /// Some numbers of taps, the most first and one last, by which the size of the marks is
  /// explained.
  var steps: [Int] {
    [Self.rounded(hottest), Self.rounded(hottest / 4), 1].reduce(into: []) { steps, taps in
      if taps > 0, taps != steps.last { steps.append(taps) }
    }
  }

  /// A number with one digit that counts.
  private static func rounded(_ count: Int) -> Int {
    var unit = 1
    while count / unit >= 10 { unit *= 10 }
    return count / unit * unit
  }
}

extension TapPlaces.Effect {
  private var className: String {
    switch self {
    case .lost: "lost-tap"
    case .dead: "dead-tap"
    case .unknown: "unknown-tap"
    case .acts: "tap"
    }
  }

  /// What it means.
  var title: String {
    switch self {
    case .lost: "Taps that a target lost"
    case .acts: "Taps that do something"
    case .dead: "Dead taps"
    case .unknown: "Taps with an unknown effect"
    }
  }

  /// Its mark as an element of SVG, as large as a disc of a radius.
  func element(_ center: Screen.Point, _ radius: Double, _ attributes: String = "") -> String {
    let start = #"<path class="\#(className)"\#(attributes) d=""#
    func text(_ value: Double) -> String { SVGNumber.text(value) }
    switch self {
    case .lost:
      let arm = text(radius / 1.8)
      let turns = ["--", " -", "  ", " -", "  ", "- ", "  ", "- ", "--", "- ", "--"]
      let corners = turns.map { turn in
        let signs = turn.map { $0 == "-" ? "-" : "" }
        return "l\(signs[0])\(arm) \(signs[1])\(arm)"
      }
      return start + "M\(text(center.x)) \(text(center.y))m-\(arm) 0\(corners.joined())Z\"/>"
    case .acts:
      let size = text(radius)
      return start + "M\(text(center.x - radius)) \(text(center.y))"
        + "a\(size) \(size) 0 1 1 0 .01Z\"/>"
    case .dead:
      let (reach, back) = (text(1.25 * radius), text(-1.25 * radius))
      return start + "M\(text(center.x)) \(text(center.y - 1.25 * radius))l\(reach) \(reach)"
        + "l\(back) \(reach)l\(back) \(back)Z\"/>"
    case .unknown:
      let side = 0.886 * radius
      return start + "M\(text(center.x - side)) \(text(center.y - side))h\(text(2 * side))"
        + "v\(text(2 * side))h\(text(-2 * side))Z\"/>"
    }
  }
}
