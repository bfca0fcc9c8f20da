import TouchMap

/// The places of taps on a screen, in the palette of all pictures: discs where they have an effect,
/// diamonds where they are dead, and hollow squares where the result is unknown. More taps give
/// larger signs.
struct HeatDrawing {
  private let regions: [TouchPicture.Region]
  private let places: TapPlaces
  private let scale: PictureScale

  /// - Returns: `nil` if the screen has no area, or is larger than any.
  init?(_ picture: TouchPicture, _ places: TapPlaces?) {
    guard let places, let scale = PictureScale(picture.screen.frame) else { return nil }
    (regions, self.places, self.scale) = (picture.regions, places, scale)
  }

  var size: Screen.Size { scale.size }

  /// The elements, back to front; the top left corner of the screen is at zero.
  var elements: [String] {
    regions.map { region in
      let data = RegionDrawing(scale.polygons(region.polygons)).pathData
      return #"<path class="muted" d="\#(data)"/>"#
    } + marks
  }

  private var marks: [String] {
    let hottest = Double(max(1, places.taps.max() ?? 1))
    return places.taps.indices.filter { places.taps[$0] > 0 }.map { square in
      let center = scale.point(
        Screen.Point(
          x: places.bounds.origin.x + (Double(square % places.columns) + 0.5) * TapPlaces.side,
          y: places.bounds.origin.y + (Double(square / places.columns) + 0.5) * TapPlaces.side))
      // A few taps must be visible beside a thousand times as many.
      let heat = (Double(places.taps[square]) / hottest).squareRoot()
      let radius = max(1, TapPlaces.side * scale.factor) * (0.3 + 0.6 * heat)
      let isDead = 2 * places.dead[square] > places.taps[square]
      if !isDead, 2 * places.unknown[square] > places.taps[square] {
        return Self.square(center, radius)
      }
      return isDead ? Self.diamond(center, radius) : Self.disc(center, radius)
    }
  }

  static func disc(_ center: Screen.Point, _ radius: Double) -> String {
    #"<circle class="tap" cx="\#(SVGNumber.text(center.x))" cy="\#(SVGNumber.text(center.y))" "#
      + #"r="\#(SVGNumber.text(radius))"/>"#
  }

  /// A hollow square, for taps with an unknown result.
  static func square(_ center: Screen.Point, _ radius: Double) -> String {
    let (x, y) = (SVGNumber.text(center.x - radius), SVGNumber.text(center.y - radius))
    let side = SVGNumber.text(2 * radius)
    return #"<rect class="unknown-tap" x="\#(x)" y="\#(y)" width="\#(side)" height="\#(side)"/>"#
  }

  static func diamond(_ center: Screen.Point, _ radius: Double) -> String {
    let reach = radius * 1.25
    let (x, y, length) = (
      SVGNumber.text(center.x), SVGNumber.text(center.y - reach), SVGNumber.text(reach)
    )
    let back = SVGNumber.text(-reach)
    return #"<path class="dead-tap" d="M\#(x) \#(y)l\#(length) \#(length)l\#(back) \#(length)"#
      + #"l\#(back) \#(back)Z"/>"#
  }
}
