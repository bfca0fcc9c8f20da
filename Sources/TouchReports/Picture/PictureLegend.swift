@_spi(Command) import TouchMap

/// The meanings of colours and marks below a map, a row each.
struct PictureLegend {
  private struct Row {
    /// Draws the swatch at a height.
    let swatch: (Double) -> String
    let title: String
    let value: String?
  }

  private let rows: [Row]
  private let size: Double
  private let width: Double
  private var rowHeight: Double { size + 10 }

  /// The meanings on one map, with their shares and counts.
  init(_ picture: TouchPicture, size: Double, width: Double) {
    self.init(
      roles: picture.legend.map { ($0.role, Percentage.text($0.share)) },
      marks: picture.marks.map { ($0.mark, Plural.grouped($0.count)) }, size: size, width: width)
  }

  /// The meanings on several maps.
  ///
  /// - Parameter changed: The targets with marks of a change, which are counted.
  init(_ pictures: [TouchPicture], changed: [MarkedTarget], size: Double, width: Double) {
    let roles = Set(pictures.flatMap(\.legend).map(\.role))
    let marks = Set(pictures.flatMap(\.marks).map(\.mark))
    self.init(
      roles: TouchRole.allCases.filter(roles.contains).map { ($0, nil) },
      marks: TargetMark.allCases.filter(marks.contains).map { ($0, nil) }
        + changed.counts.map { ($0.mark, Plural.grouped($0.count)) }, size: size, width: width)
  }

  private init(
    roles: [(TouchRole, String?)], marks: [(TargetMark, String?)], size: Double, width: Double
  ) {
    self.size = size
    self.width = width
    let height = size + 2
    let areas = roles.map { role, share in
      Row(
        swatch: { y in
          #"<rect class="region \#(role.rawValue)" x="1" y="\#(SVGNumber.text(y))" width="28" "#
            + #"height="\#(SVGNumber.text(height))"/>"#
        }, title: role.title, value: share)
    }
    rows =
      areas
      + marks.map { mark, count in
        Row(
          swatch: { mark.swatch(x: 1, y: $0, width: 28, height: height) }, title: mark.title,
          value: count)
      }
  }

  var height: Double { Double(rows.count) * rowHeight }

  func elements(from top: Double) -> [String] {
    rows.enumerated().flatMap { place, row in
      let y = top + Double(place) * rowHeight
      let text = Screen.Point(x: 38, y: y + rowHeight * 0.7)
      return [
        row.swatch(y + 4), DrawnText.element(row.title, at: text, size: size, className: "text"),
      ]
        + (row.value.map { value in
          [
            DrawnText.element(
              value, at: Screen.Point(x: width, y: text.y), size: size, className: "quiet share")
          ]
        } ?? [])
    }
  }
}
