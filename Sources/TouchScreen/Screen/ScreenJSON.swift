/// The project's own format: JSON that loses nothing of a ``Screen``.
///
/// One object: `format` is ``name``, `version` a whole number, `screens` an array of screens as
/// ``Screen`` codes itself. A screen has `windows`, back to front, each with the index of its
/// `root` and, where known, `level` and `isKey`; and `nodes` in preorder, each with its `depth`. A
/// node has `class`, `line` and, unless they are what UIKit gives a new view, `kind`, `baseClass`,
/// `address`, `identifier`, `label`, `frame`, `bounds`, `anchorPoint`, `position`, `transform`,
/// `alpha`, `flags`, `recognizers` and `unknown`. Points are [x, y], rectangles [x, y, width,
/// height], transforms [a, b, c, d, tx, ty]; lengths are in points. Members of later versions are
/// ignored. A screen that was captured may have `system`, and `witnessed`: what the live UIKit said,
/// each with the index of the `owner` or null, `ask`, and the `points` at which it said so; a view
/// that is not on the screen is named in `stranger`.
public enum ScreenJSON {
  /// The value of `format`.
  public static let name = "touchmap-hierarchy"
  /// The version that is written; older ones are read.
  public static let version = 1

  package struct Document: Codable {
    var format: String
    var version: Int
    package var screens: [Screen]
  }

  package struct Head: Codable {
    var format: String
    package var version: Int
  }
}
