@_spi(Command) import TouchMap

/// The rules of CSS for what is on a map, the same in pictures and on pages. The document must
/// contain ``Palette/patterns()`` and ``TargetMark/symbols``.
enum MapStyle {
  /// The rules that do not differ between light and dark.
  ///
  /// - Parameter length: Returns a length in the document, of one in points of the drawing.
  static func shapes(length: (Double) -> String) -> String {
    let roles = TouchRole.allCases.map {
      ".region.\($0){stroke-width:\(length($0.strokeWidth))}"
    }
    let marks = TargetMark.allCases.map { mark in
      let drawing = mark.drawing
      let lengths = drawing.dashes.map(length)
      let dashes = lengths.isEmpty ? "none" : lengths.joined(separator: " ")
      return ".ghost-back.\(mark){stroke-width:\(length(mark.backWidth))}"
        + ".ghost.\(mark){stroke-width:\(length(drawing.width));stroke-dasharray:\(dashes)"
        + (drawing.isRound ? ";stroke-linecap:round}" : "}")
    }
    return (roles + marks).joined() + """
      .region{fill-rule:evenodd;stroke-linejoin:round}.fine.region{stroke-width:\(length(0.5))}\
      .ghost,.ghost-back{fill:none}.ghost-back{fill-opacity:.16;stroke-opacity:.7}\
      .ghost-back.unknown{fill:url(#undecided);fill-opacity:1}.ghost-back.gone{fill-opacity:.75}\
      .name,.sign-name,.number-name,.tab-name,.chip-name{text-anchor:middle;font-weight:600}\
      .name,.sign-name{paint-order:stroke;stroke-width:3;stroke-linejoin:round}\
      .sign-line{fill:none;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}\
      .tab rect,.chip rect{stroke-width:1.5}.gone-name{text-decoration:line-through}\
      .behind{fill:none;stroke-opacity:.6;stroke-width:1.5;fill-rule:evenodd}
      """
  }

  /// The rules that differ between light and dark.
  ///
  /// - Parameter color: Returns a colour in the document, of a name in ``Palette/colors``.
  static func colors(_ color: (String) -> String) -> String {
    let roles = TouchRole.allCases.map { role in
      let (fill, stroke) = (color("\(role)-fill"), color("\(role)-stroke"))
      let area = role.mark.hasPattern ? "url(#\(role))" : fill
      return ".region.\(role){fill:\(area);stroke:\(stroke)}.\(role)-ground{fill:\(fill)}"
        + ".\(role)-line{stroke:\(stroke)}"
        // The colour of the area around the letters separates them from the pattern.
        + ".\(role)-ink{fill:\(color("\(role)-ink"));stroke:\(fill)}"
    }
    let marks = TargetMark.allCases.map { mark in
      ".ghost-back.\(mark){stroke:\(color("\(mark)-back"))}.ghost.\(mark){stroke:"
        + "\(color("\(mark)-line"))}.sign-back.\(mark){fill:\(color("\(mark)-sign"))}"
    }
    let (page, text) = (color("page"), color("text"))
    let (white, dark) = (color("blocked-line"), color("blocked-sign"))
    let lossLine = color("swallows-stroke")
    return (roles + marks).joined() + """
      .ghost-back.blocked{fill:\(white)}.ghost-back.gone{fill:\(page)}.sign-line{stroke:\(white)}\
      .sign-name,.number-name{fill:\(white)}.sign-name{stroke:\(dark)}\
      .number rect{fill:\(dark);stroke:\(white)}.behind{stroke:\(white)}\
      .tab rect,.chip rect{fill:\(page);stroke:\(lossLine)}.chip rect{stroke:\(color("quiet"))}\
      .tab-name,.chip-name{fill:\(text)}\
      .difference .name,.difference .sign-name{fill:\(text);stroke:\(page)}
      """
  }
}
